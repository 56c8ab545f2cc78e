# World in Flames: what players read. Arguments are described in core/wording.py.
# Names carry their article, so that they stand in a sentence; a sentence begins with a capital by itself.

## Names

place-plain = hex { $space }

box-pool = the force pool
box-lost = the destroyed units
box-circle = the production circle
box-away = other theatres
box-aloft = the air


weather-fine = fine
weather-rain = rain
weather-snow = snow
weather-storm = storm
weather-blizzard = blizzard

season-jan-feb = January/February
season-mar-apr = March/April
season-may-jun = May/June
season-jul-aug = July/August
season-sep-oct = September/October
season-nov-dec = November/December

phase-weather = weather
phase-action = choice of the action
phase-bombing = strategic bombing
phase-strike = ground strikes
phase-rail = rail movement
phase-movement = land movement
phase-combat = land combat
phase-rebase = rebase of aircraft
phase-reorganisation = reorganisation

action-pass = pass
action-air = air action
action-land = land action
action-combined = combined action

table-assault = assault
table-blitzkrieg = blitzkrieg
relief-yes = yes
relief-no = no
first-germany = Germany
first-ussr = the USSR

modified =
    { $modifier ->
        [0] { $die }
       *[other] { $die } ({ SIGNED($modifier) })
    }

## 2 Control

event-taken = { $side } takes { $space }.

## 3 to 8 The turn

event-turn-begins = { $season } { NUMBER($year, useGrouping: 0) } begins.
event-turn-ends = The turn is over.
event-initiative = Initiative: Axis { $axis }, Allies { $allied }. { $side } has it.
event-opener = { $side } plays the first impulse.
event-weather = Weather (die { modified }): { $weather } in the North Temperate zone.
event-drowned = The ice breaks: { $piece } is lost on { $space }.
event-impulse = Impulse { $n }: { $side }.
event-action = { $side } chooses: { $action }.
event-impulses-end = The die is { modified }, at most { $need } was needed: there are no more impulses this turn.
event-impulse-ends = The die is { modified }, at most { $need } would have ended the turn: the other side plays on.
event-all-up = Units are turned face-up.
event-scored =
    { $side } and its camp hold { $n ->
        [one] 1 of the places that the scenario is about.
       *[other] { $n } of the places that the scenario is about.
    }

ask-reroll = You have lost the initiative. Demand another roll?
ask-first = You have the initiative: who plays the first impulse?
ask-action = Choose the action of { $side } for this impulse.

order-reroll = Roll again
order-accept = Let it stand
order-first = First: { $target }
order-action = Choose: { $target }

## 4, 9 Arrivals

event-arrived = { $piece } arrives in { $to }.
event-delayed = { $piece } finds no room and comes next turn.

ask-arrivals = Choose the next reinforcement to place.
ask-placing = Choose where { $piece } arrives.
ask-reserves = Call reserves, or say done.

order-arrive = Place { $target }
order-call = Call { $target }
order-place = In { $target }

## 11.10, 11.11 Movement

event-railed = { $piece } goes by rail from { $space } to { $to } and is turned face-down.
event-moves = { $piece } moves from { $space } to { $path-end }.
event-tired = { $piece } has gone too far and is turned face-down.
event-exhausted = { $piece } has moved out of supply and is turned face-down.
event-overrun = { $piece } overruns { $pieces } at { $space }.

ask-rail = Send units by rail, or say done.
ask-on-rails = Choose the station to which { $piece } goes, or leave it where it is.
ask-movement = Move your units, then say done.
ask-moving =
    Choose where { $piece } goes, or stop there. { $left ->
        [one] 1 movement point is left.
       *[other] { $left } movement points are left.
    }
ask-moving-stack =
    Choose where { $pieces } go, leave one behind, or stop there. { $left ->
        [one] The slowest has 1 movement point left.
       *[other] The slowest has { $left } movement points left.
    }

order-rail = Send { $target } by rail
order-move = Move { $target }
order-to = To { $target }
order-overrun = Overrun { $target }
order-leave = Leave { $target } here
order-stop = Stop here
order-done = Done

reason-too-far =
    That is too far: { $n ->
        [0] no movement point is left.
        [one] only { $n } movement point is left.
       *[other] only { $n } movement points are left.
    }

## 14 Aircraft

mission-strike = ground strike
mission-support = ground support
mission-bombing = strategic bombing
mission-transport = air transport
mission-paradrop = paradrop
mission-supply = air supply
mission-patrol = combat air patrol
mission-escort = escort
mission-interception = interception

event-flies = { $piece } flies from { $space } to { $to }: { $mission }.
event-landed = { $piece } lands in { $to } and is turned face-down.
event-displaced = { $piece } leaves its base before the enemy and flies to { $to }.
event-rebased = { $piece } rebases from { $space } to { $to }.
event-dogfight = Air combat over { $space }: { $side } at { SIGNED($shift) } rolls { $die }: { $result }.
event-all-clear = No enemy fighter is left: { $wings } of { $side } pass.
event-cleared = { $piece } passes and flies on to its target.
event-aborted = { $piece } turns back.
event-broke-off = { $side } breaks off the air combat over { $space }.
event-struck = { $piece } strikes { $by } (die { $die }, at most { $need }): it is turned face-down.
event-missed = { $piece } attacks { $by } in vain (die { $die }, at most { $need }).
event-supported = Ground support at { $space }: { $attack } for the attack, { $defence } for the defence.
event-bombed = { $side } bombs { $space } with { $attack } factors (die { modified }): { $points } points are lost.

ask-patrols = Against a { $mission }: send fighters on patrol, or say done.
ask-raids = Fly a { $mission }: send aircraft and escorts, or say done.
ask-interception = Against a { $mission }: intercept, or say done.
ask-counter = In your { $mission }: intercept with fighters of your own, or say done.
ask-course = Choose where { $piece } flies, or leave it on the ground.
ask-dogfights = Choose the air combat that comes next.
ask-arrangement = Air combat over { $space }: choose who is next in line, from front to rear.
ask-fate = Air combat over { $space }, { $result }: choose the aircraft.
ask-break-off = Air combat over { $space }: fight on, or break off?
ask-homecoming = Choose the aircraft that returns next.
ask-landing = Choose the base of { $piece }.
ask-rebase = Rebase aircraft, or say done.
ask-new-base = Choose the new base of { $piece }, or leave it where it is.

order-fly = Fly with { $target }
order-escort = Escort with { $target }
order-patrol = Patrol with { $target }
order-intercept = Intercept with { $target }
order-engage = Air combat over { $target }
order-lead = Next in line: { $target }
order-hit = Hit { $target }
order-clear = Let { $target } pass
order-fight-on = Fight on
order-break-off = Break off
order-home = Bring { $target } home
order-land-at = Land in { $target }
order-rebase = Rebase { $target }

## 11.16 Land combat

event-declared = Attack on { $space } with { $pieces }: { $attack } against { $defence }.
event-no-battle = The attack on { $space } does not take place.
event-no-defence = { $space } cannot defend itself ({ $table }): { $result }.
event-fought = { $side } attacks { $space } ({ $table }): { $attack } against { $defence }, { $odds }, die { modified }: { $result }.
event-fraction = Fraction of the odds: die { $die }, at most { $need } raises them.
event-destroyed = { $piece } is destroyed.
event-shattered = { $piece } is shattered and comes back next turn.
event-retreated = { $piece } retreats to { $to }.
event-advanced = { $piece } advances to { $to }.
event-broke-through = { $piece } breaks through to { $to }.

ask-declaration =
    { $n ->
        [0] Choose a hex to attack, or say done.
        [one] 1 attack is declared. Choose another hex to attack, or say done.
       *[other] { $n } attacks are declared. Choose another hex to attack, or say done.
    }
ask-assembly = Attack on { $space }: choose the units that take part, or call it off.
ask-assault = Attack on { $space }: { $attack } against { $defence }, { $odds }. Add units, or commit the attack.
ask-resolution = Choose the combat that is resolved next.
ask-relief = Attack on { $space }: shall winter troops soften the weather, and bear the first loss?
ask-table = Combat at { $space }, { $odds }: choose the table.
ask-losses =
    { $n ->
        [one] Choose a unit to lose.
       *[other] Choose a unit to lose; { $n } are lost in all.
    }
ask-retreat = Choose where { $piece } retreats.
ask-excess = Too many units at { $space }: choose one to destroy.
ask-surplus = The limit of foreign troops is passed: choose which of the units that were driven there is destroyed.
ask-advance = Advance into { $space }, or say done.
ask-breakthrough = { $piece } has broken through: choose a second hex, or stop.
ask-keep =
    { $n ->
        [one] Choose a unit that stays face-up.
       *[other] Choose a unit that stays face-up; { $n } do.
    }

order-attack = Attack { $target }
order-with = With { $target }
order-commit = Commit the attack
order-call-off = Call it off
order-resolve = Resolve the combat at { $target }
order-relief = Winter troops: { $target }
order-table = Table: { $target }
order-lose = Lose { $target }
order-back = Retreat to { $target }
order-remove = Destroy { $target }
order-advance = Advance with { $target }
order-keep = Keep { $target } face-up

## 11.18 Reorganisation

event-restored =
    { $pieces } reorganise { $piece } for { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }

ask-reorganisation = Reorganise with headquarters and transports at sea, or say done: then the die decides whether the turn goes on.
ask-rallying =
    Choose a unit that { $pieces } turn face-up, or say done. { $left ->
        [one] 1 point is left.
       *[other] { $left } points are left.
    }

order-rally = Reorganise with { $target }
order-restore = Turn { $target } face-up

## Steps that pass by themselves

prompt-rail = Rail movement
prompt-patrols = Patrols
prompt-raids = Missions
prompt-interception = Interception
prompt-counter = Counter-interception
prompt-rebase = Rebase
prompt-movement = Land movement
prompt-declaration = Attacks
prompt-advance = Advance after combat
prompt-reserves = Reserves
prompt-rallying = Reorganisation
