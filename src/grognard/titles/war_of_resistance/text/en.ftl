# War of Resistance: what players read. Arguments are described in core/wording.py.
# Names carry their article, so that they stand in a sentence; a sentence begins with a capital by itself.

## Names

piece-named = { $name }
place-plain = hex { $space }

box-japan-box = the Japan box
box-west-china = the West China box
box-india-burma = the India/Burma box
box-burma-road = the Burma Road box
box-hanoi = the Hanoi box
box-pool = the units not in play yet
box-lost = the lost units
box-parts = the box of broken-down units

weather-clear = clear
weather-rain = rain
weather-mud = mud
weather-typhoon = typhoon
weather-frost = frost
weather-winter = winter
weather-snow = snow
weather-polar = polar

phase-initial = the initial phase
phase-movement = the movement phase
phase-combat = the combat phase
phase-reaction = the reaction phase
phase-exploitation = the exploitation phase

supply-supplied = in general supply
supply-unsupplied = out of general supply
supply-cut-off = out of supply and isolated

result-AE = attacker eliminated
result-AH = attacker loses half
result-AR = attacker retreats
result-AS = attack stopped
result-EX = exchange
result-HX = half exchange
result-DR = defender retreats
result-DH = defender loses half
result-DE = defender eliminated

modified =
    { $drm ->
        [0] { $die }
       *[other] { $die } ({ SIGNED($drm) })
    }

## 3 Possession

event-taken = { $side } take { $space }.
event-stock-captured =
    { $side } find supply at { $space }: { $points ->
        [one] 1 point is captured
       *[other] { $points } points are captured
    }, { $left } destroyed.

## 4 The turn

event-turn-begins = Turn { $turn }, { $date }, begins.
event-weather = Weather in zone { $zone } (die { $die }): { $weather }.
event-player-turn = The player turn of { $side }.
event-scored =
    The Japanese hold { $points ->
        [one] 1 point
       *[other] { $points } points
    } of what they came for.

## 6 Movement

event-overrun = { $pieces } overrun { $space }.
event-headquarters-ready = Ready again: { $pieces }.
event-activation = Activation of { $pieces }: die { $die }, { $n ->
    [0] nobody answers
    [one] one headquarters is active
   *[other] { $n } headquarters are active
}.
event-leads = { $piece } leads { $n } units.
event-moves = { $piece } moves from { $space } to { $path-end }.
event-hits =
    { $piece } has marched too hard next to the enemy: { $hits ->
        [one] 1 hit.
       *[other] { $hits } hits.
    }
event-rests =
    { $piece } rests and loses { $hits ->
        [one] 1 hit.
       *[other] { $hits } hits.
    }

ask-movement = Move your units, march along roads, let units rest; then say done.
ask-reaction-movement = Move the units that the headquarters leads, then say done.
ask-overrun = Overrun { $space } at { $odds }: add units from the same hex, or commit.
ask-overrun-advance = Advance into { $space } with those you like, then say done.
ask-reaction = Activate headquarters, one or two at a time, or say done.
ask-attempt = Roll for { $pieces }, or add a second headquarters (one is added to the die).
ask-command = Which headquarters leads next?
ask-reaction-combat = Choose a hex to attack with the units that the headquarters leads, or say done.
ask-exploitation = Exploit with units that still can, then say done.
ask-moving =
    Choose where { $piece } goes, or stop there. { $left ->
        [one] 1 movement point is left.
       *[other] { $left } movement points are left.
    }

order-carry = Carry { $target }
order-overrun = Overrun { $target }
order-activate = Activate { $target }
order-roll = Roll the die
order-lead = Lead with { $target }
order-move = Move { $target }
order-rush = March { $target } along roads (accelerated)
order-rest = Rest { $target }
order-to = To { $target }
order-stop = Stop here
order-done = Done

reason-other-in-hand = First end the move of { $piece }.
reason-too-far =
    That is too far: { $n ->
        [0] no movement point is left.
        [one] only { $n } movement point is left.
       *[other] only { $n } movement points are left.
    }

## 9 Combat

event-odds-fraction = Ten-sided die { $die }: the next column with { $need } or less.
event-attacked = { $side } attack { $space } with { $pieces }: { $attack } against { $defence }, { $odds }, die { modified }: { $result }.
event-no-chance = The attack of { $side } on { $space } is below 1:4: the attackers are eliminated.
event-no-defence = { $space } cannot defend itself against { $side }.
event-fed = { $piece } draws attack supply from { $space }.
event-reduced = { $piece } is reduced to { $values } at { $space }.
event-eliminated = { $piece } is eliminated at { $space }.
event-retreats = { $piece } retreats from { $space } to { $to }.
event-advances = { $piece } advances from { $space } to { $to }.
event-returns = { $piece } returns from { $space } to { $to }.

ask-combat = Choose a hex to attack, or say done.
ask-assembly = Attack on { $space }: choose the units that take part, or call it off.
ask-assault = Attack on { $space }: { $attack } against { $defence }, { $odds }, die { SIGNED($drm) }. Add units, give them attack supply, or commit the attack.
ask-feeding = Choose the hex from which { $piece } draws attack supply.
ask-stand = Attack on { $space }: say what the defence makes use of.
ask-losses =
    Lose units worth { $need ->
        [one] at least 1 more point.
       *[other] at least { $need } more points.
    }
ask-retreat = Choose where { $piece } retreats, or which unit goes first.
ask-advance = Advance into { $space }, or say done.
ask-pursuit = Follow the beaten attackers, or say done.
ask-pursuit-to = Choose where { $piece } advances.
ask-return = Nobody has advanced: return to { $space }, or say done.

order-attack = Attack { $target }
order-with = With { $target }
order-with-all = All who may, the strongest first
order-feed = Give { $target } attack supply
order-feed-all = Give all attack supply, the strongest first
order-from = From { $target }
order-light-infantry = Use the light infantry and mountain units (+1)
order-armour = Use armour effects
order-engineers = Use the combat engineers (+1)
order-neutral = Count { $target } as neutral
order-commit = Commit the attack
order-call-off = Call it off
order-lose = Lose { $target }
order-first = { $target } goes first
order-back = Retreat to { $target }
order-advance = Advance with { $target }
order-pursue = Into { $target }
order-return = Return with { $target }

## 12 Supply

event-supply = { $piece } is { $supply }.
event-supply-checked =
    { $side } check their supply: { $unsupplied ->
        [0] every unit has it.
        [one] 1 unit is without.
       *[other] { $unsupplied } units are without.
    }
event-stock-used =
    { $side } have used up { $points ->
        [one] 1 attack supply point
       *[other] { $points } attack supply points
    } at { $space }.

## Steps that pass by themselves

prompt-movement = Movement
prompt-reaction = the reaction
prompt-reaction-movement = reaction movement
prompt-reaction-combat = reaction combat
prompt-exploitation = Exploitation
prompt-combat = Attacks
prompt-advance = Advance after combat
prompt-pursuit = Advance of the defender
prompt-return = Return of the beaten

# 15 breakdown
ask-regrouping = Group units again that are broken down, or say done.
ask-joining-guns = With which divisional artillery does { $piece } form a brigade?
order-break-down = Break down { $target }
order-break-down-with-artillery = Break down { $target } with its divisional artillery
order-regroup = Regroup { $target }
order-join-artillery = Form an ad hoc artillery brigade with { $target }
event-broken-down = { $piece } is broken down: { $pieces }.
event-regrouped = { $piece } is grouped again in { $space }.
prompt-regrouping = Regrouping
