# Naval movement, reactions, troop transports, extended operations, Code Breaking, rebasing (5.31, 7.4-7.6, 8.1, 8.2, 8.8).

pay-oil = an Oil Point
pay-transport = a Transport Point

## 8.2 Naval movement

ask-naval-movement = Name a sea zone to send fleets and troop transports to, or end your naval movement.
order-sail-to = Sail to { $target }
event-destination = { $side-key ->
    [japan] { $side } names
   *[other] { $side } name
} a destination: { $space }.
ask-sail = Who sails to { $space }?
order-sail = Put to sea: { $target }
order-sail-on-oil = Put to sea for an Oil Point: { $target }
event-sailed = { $piece } puts to sea from { $space }: { $path }.
event-transport-sails =
    { $pay-key ->
        [oil] { $piece } embarks in { $space } for an Oil Point: { $path }.
        [transport] { $piece } embarks in { $space } for a Transport Point: { $path }.
       *[other] { $piece } embarks in { $space }: { $path }.
    }
event-transport-sails-unseen = { $piece } embarks in { $space }: { $path }.
event-naval-costs =
    { $transports ->
        [0] Naval movement costs Japan { $oil } oil ({ $oil_left } left).
       *[other] Naval movement costs Japan { $oil } oil ({ $oil_left } left) and { $transports } transports ({ $transports_left } left).
    }

reason-zone-closed = Movement into { $space } is over: only extended operations can still reach it.
reason-nobody-in-reach = Nobody who is ready to sail reaches { $space }.
reason-zone-too-far = { $space } is more than { $n } sea zones away from { $piece }.
reason-stopped-by-influence = Enemy Influence stops { $piece } on its way to { $space }.
reason-already-sailed = { $piece } is already at sea.
reason-only-on-oil = { $piece } sails for an Oil Point only: it goes beyond { $n } zones, or no Transport Point is left.
reason-no-oil = Japan has no Oil Point left for it.
reason-no-transports = Japan has no Transport Point left for it.
reason-nobody-sails = Nobody has put to sea for { $space } yet.
reason-sailing-over = Normal naval movement is over; only extended operations are left.
reason-no-transport = { $piece } cannot go to sea as a troop transport.
reason-no-quay = { $space } has no port where { $piece } could embark.
reason-stays-home = { $piece } does not leave its own country.
reason-embark-contested = { $piece } cannot leave { $space }, which is contested.

## 8.11 Consolidation, 13.5 Splitting

order-merge = Give up a step of { $target }
ask-merge-into = Which fleet takes a step of { $piece }?
order-into = Add it to { $target }
event-consolidated = A step of { $piece } joins { $by } in { $space }.
event-consolidated-unseen = Fleets are consolidated in { $space }.
ask-consolidate-in-port = Combine the steps of fleets in the ports where some have arrived, or say done.
reason-fleet-full = { $piece } has { $n } steps already: a block holds no more.
reason-merge-smaller = Steps go into the larger fleet: { $piece } is not split up.
reason-cannot-merge = { $piece } and { $by } cannot combine: it takes two fleets of one kind and nation in one place.
reason-nobody-to-merge = There is no fleet of its kind and nation beside { $piece }.
order-split = Split { $target }
ask-split = How many steps of { $piece } sail to { $space }?
order-steps = { $target ->
        [one] 1 step
       *[other] { $target } steps
    }
event-split = { $by } splits off from { $piece } in { $space }.
reason-cannot-split = { $piece } cannot be split here.
reason-divided-elsewhere = A part of { $piece } has sailed to { $space }: the rest must go elsewhere.
reason-oil-for-rest = The oil that is left is kept for the rest of a fleet that was split: { $pieces }.
reason-cadre-fits = { $piece } is a Cadre and has its place: a whole unit must be reduced.
reason-divided-must-sail = The rest of a fleet that was split must sail as well: { $pieces }.

## 8.2, 8.25 Reaction

ask-react = The enemy has come to { $space }: react with fleets or submarines, or let him pass.
order-react = React with { $target }
event-reacted = { $piece } leaves { $space } to meet the enemy: { $path }.
event-no-reaction = Surprise! Nobody reacts to the force that steals into { $space }.
event-submarine-sails = { $piece } slips into { $to }.
ask-submarine = Enemy fleets have reacted into { $space }: send submarines there, or hold them back.
order-submarine = Send { $target }
reason-submarine-in-network = { $piece } protects the Supply Network and does nothing else this turn.

## 7.4 Extended operations

ask-extended-operations = Spend a Special Action to let a force at sea move again, or end the phase.
order-extend = Extended operation from { $target }
ask-extend-to = Where does the force in { $space } go?
order-extend-to = Go on to { $target }
ask-extend-with = Which fleets in { $space } stay behind, and which go on to { $to }?
order-leave = Stay behind: { $target }
event-extended = The force in { $space } goes on: { $path } ({ $pieces }).
reason-not-yet-extended = Extended operations come after all normal naval moves.
reason-already-extended = The fleets in { $space } have not sailed this phase, or have made their extended move.
reason-no-fleet-to-extend = No fleet of yours is in { $space }; troop transports make no extended move.
reason-no-action = No Special Action in hand: { $power }.
reason-not-dominant = You have no Dominant Influence in { $space }.
reason-zone-out-of-reach = { $space } is not within { $n } sea zones of the force.

## 7.6 Code Breaking

order-break-code = Break the code: { $target }
event-code-broken = US codebreakers read the Japanese orders for { $space }: { $pieces }.
reason-code-broken-this-year = The code has already been broken in { $year }.
reason-no-code-to-break = No hidden Japanese fleet is at sea in { $space }.

## 8.8 Rebase

ask-return = Everything at sea goes to port: choose who is next.
order-return = Bring to port: { $target }
ask-port-for = Choose a port for { $piece }.
event-returned = { $piece } goes from { $space } to { $to }.
event-marines-reembark = Too many units in { $space }: { $piece } goes back to sea.
event-submarine-returns = { $piece } goes home from { $space }.
ask-rebase = Let fleets that have not moved change port, combine fleets that have arrived, or end the phase.
order-rebase = Change the port of { $target }
order-extensive-rebasing = Extensive rebasing: a Special Action instead of oil
event-rebase-paid = Japan pays an Oil Point for { $piece }, which leaves { $space } ({ $left } left).
reason-no-friendly-port = { $space } is not a friendly port.
reason-contested-port = No fleet may enter the port of { $space } while it is contested.
reason-port-full =
    { $n ->
        [one] The port of { $space } holds one fleet and is full.
       *[other] The port of { $space } holds { $n } fleets and is full.
    }
reason-port-too-far = { $space } is more than { $n } sea zones away.
reason-no-room-ashore = There is no room for another unit in { $space }.
reason-has-moved = { $piece } has already been at sea this turn.
reason-no-extensive-rebasing = Extensive rebasing is not possible now: it takes a Special Action of Japan, and fleets to move.
