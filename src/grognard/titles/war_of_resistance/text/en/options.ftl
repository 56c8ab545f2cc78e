# Rules 43 and 44 that may be played or not.

## 44A1 Bridges

aim-bridge-e = the bridge to the east
aim-bridge-se = the bridge to the south-east
aim-bridge-sw = the bridge to the south-west
aim-bridge-w = the bridge to the west
aim-bridge-nw = the bridge to the north-west
aim-bridge-ne = the bridge to the north-east
event-bridge-hit = The bridge between { $space } and { $to } is damaged by { $side }.
event-bridge-destroyed = { $side } destroy the bridge between { $space } and { $to }.
event-bridge-repaired = { $side } have repaired the bridge between { $space } and { $to }.
order-blow-up-bridge = Blow up the bridge to { $target }
order-repair-bridge = Repair the bridge to { $target }

## 44B2b Dismantling

work-dismantle-fort = a fort, to be dismantled
work-dismantle-rail = a railway, to be dismantled
work-dismantle-airfield = a permanent airfield, to be dismantled
order-dismantle-fort = Dismantle the fort with { $target }
order-dismantle-rail = Dismantle the railway with { $target }
order-dismantle-airfield = Dismantle the permanent airfield with { $target }
event-dismantled = { $side } are done with { $work } at { $space }.
event-salvaged = { $side } recover a resource point at { $space }.
ask-salvage = Choose the city that receives the resource point recovered.
order-salvage-at = Receive it at { $target }

## 43A Retreats by overrun

order-retreat-over = Retreat over the enemy at { $target }
ask-breakthrough =
    Retreat over the enemy at { $space }: { $n ->
        [one] 1 unit goes
       *[other] { $n } units go
    }. Add others, or break through.

## 43C2 Overstacking

order-overstack = Put { $target } into an overstack
order-leave-overstack = Take { $target } out of the overstack
ask-overstacking = There are too many units at { $space }: choose who is put into an overstack.
event-overstacked = { $piece } is put into an overstack at { $space }.
event-unstacked = { $piece } comes out of the overstack at { $space }.
