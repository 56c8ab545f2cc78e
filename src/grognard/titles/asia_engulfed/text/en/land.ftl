# Names, the sequence of play, supply, production, land war. Arguments are described in core/wording.py.
# Names carry their article, so that they stand in a sentence; a sentence begins with a capital by itself.

place-plain = { $space }
place-named = { $name }
piece-named = { $name }
piece-listed = { $name }

power-jp = Japan
power-us = the USA
power-cw = the Commonwealth
power-cn = Nationalist China
power-cc = Communist China
power-ph = the Philippines
power-dei = the Dutch East Indies

box-USA = the USA
box-pool-jp = the Japanese Force Pool
box-pool-us = the US Force Pool
box-pool-british = the British Force Pool
box-pool-indian = the Indian Force Pool
box-pool-australian = the Australian Force Pool
box-pool-cw = the Commonwealth Force Pool
box-pool-cn = the Nationalist Force Pool
box-pool-cc = the Communist Force Pool
box-pool-ph = the Philippine Force Pool
box-pool-dei = the Dutch Force Pool
box-orphan-jp = the Japanese Orphan box
box-orphan-us = the US Orphan box
box-orphan-cw = the Commonwealth Orphan box
box-subs-japan = the Japanese submarine box
box-subs-allies = the Allied submarine box
box-out = out of the game
box-unseen = unseen

phase-naval = Naval Movement
phase-initial-supply = Initial Supply Determination
phase-production = Production
phase-air-naval = Air-Naval Combat
phase-operational = Operational Movement
phase-strategic = Strategic Movement
phase-ground = Ground Combat
phase-rebase = Rebase
phase-final-supply = Final Supply Determination

date-1941-6 = Nov/Dec 1941
date-1942-1 = Jan/Feb 1942
date-1942-2 = Mar/Apr 1942
date-1942-3 = May/Jun 1942
date-1942-4 = Jul/Aug 1942
date-1942-5 = Sep/Oct 1942
date-1942-6 = Nov/Dec 1942
date-1943-1 = Jan/Feb 1943
date-1943-2 = Mar/Apr 1943
date-1943-3 = May/Jun 1943
date-1943-4 = Jul/Aug 1943
date-1943-5 = Sep/Oct 1943
date-1943-6 = Nov/Dec 1943
date-1944-1 = Jan/Feb 1944
date-1944-2 = Mar/Apr 1944
date-1944-3 = May/Jun 1944
date-1944-4 = Jul/Aug 1944
date-1944-5 = Sep/Oct 1944
date-1944-6 = Nov/Dec 1944
date-1945-1 = Jan/Feb 1945
date-1945-2 = Mar/Apr 1945
date-1945-3 = May/Jun 1945
date-1945-4 = Jul/Aug 1945

track-cv = carrier
track-bb = battleship
track-ca = cruiser
track-lba = LBA
track-cba = CBA

build-cv = a carrier step
build-bb = a battleship step
build-ca = a cruiser step
build-lba = an LBA
build-cba = a CBA
repair-cv = a damaged carrier step
repair-bb = a damaged battleship step
repair-ca = a damaged cruiser step

item-transport = a Transport Point
item-asw = progress in anti-submarine warfare
item-submarine-point = a Submarine Point
item-bomber = a Bomber Point
item-special-action = a Special Action

supply-full = full supply
supply-partial = partial supply
supply-none = no supply

combat-normal = Normal combat
combat-assault = Assault
support-bombard = bombard here
support-some = Hit-bonuses given here
support-hold = hold fire for another invasion
support-spread = help as many different steps as possible
support-heap = heap the help on the same steps

## What happened

event-set-up = The board is set up: { $scenario }.
event-bid = { $seat } begins with { $count } more Special { $count ->
        [one] Action
       *[other] Actions
    }.
event-turn-begins = Turn { $turn }: { $date }.
event-player-turn-begins =
    { $side-key ->
        [japan] The Japanese Player-Turn begins with { $transports } Transports Available.
       *[other] The Allied Player-Turn begins.
    }
event-phase-begins = { $side }: { $phase }.
event-turn-ends = The turn is over. Japan controls { $count } victory { $count ->
        [one] area
       *[other] areas
    }.

event-eliminated = { $piece } is eliminated in { $space }.
event-step-lost = { $piece } loses a step in { $space }: { $steps } left.
event-step-lost-unseen = { $piece } loses a step in { $space }.
event-captured = { $side-key ->
        [japan] Japan captures
       *[other] The Allies capture
    } { $space }.
event-conquered = { $power } have been conquered.
event-aggression = The US Navy has sought battle in { $year }: US income rises by 5 from next year on.
event-special-action = { $power } spends a Special Action ({ $left } left).

event-attrition = Disease in the jungle of { $space }: every unit there loses a step.
event-network-chosen = { $path-count ->
        [0] Japan has no Supply Network in this turn.
        [one] The Supply Network covers one sea zone; Transports left: { $transports }.
       *[other] The Supply Network covers { $path-count } sea zones; Transports left: { $transports }.
    }
event-zone-covered = { $n } Transport { $n ->
        [one] Point covers
       *[other] Points cover
    } { $space } ({ $transports } left).
event-zone-covered-by-submarine = { $piece } covers { $space }.
event-supply = { $piece } in { $space }: { $supply }.

event-income = { $power } receives { $n } WERP.
event-oil = Japan receives { $n } oil: { $oil } in the reserve.
event-free-step = { $power } has a free step to give.
event-no-strategic-warfare = No strategic warfare in this turn.
event-asw = ASW at level { $level }: Japan rolls { $die } and sinks { $n ->
        [0] nothing
        [one] one Submarine Point
       *[other] { $n } Submarine Points
    } ({ $left } left).
event-submarine-campaign = Submarines attack with { $points ->
        [one] one point
       *[other] { $points } points
    } and roll { $die }: Japan loses { $n ->
        [0] nothing. WERP { $werp }, oil { $oil }, Transport Capacity { $capacity }
       *[other] { $n } each of WERP ({ $werp } left), oil ({ $oil } left) and Transport Capacity ({ $capacity } left)
    }. Dud torpedoes: { $duds }.
event-bombing = Bombers over Japan roll { $dice }: Japan loses { $n ->
        [0] no WERP
       *[other] { $n } WERP
    } ({ $werp } left), { $lost ->
        [0] no Bomber Point is shot down
        [one] one Bomber Point is shot down
       *[other] { $lost } Bomber Points are shot down
    } ({ $left } left).
event-airbases-lost = The last strategic airbase is lost: { $left } Bomber Points remain.
event-partisans = Partisans in { $space }: { $die } rolled, { $n ->
        [0] nothing happens
       *[other] { $power } loses { $n } WERP
    }.
event-kamikaze = The Kamikaze marker moves down to { $n }.
event-replaced = { $piece } in { $space } is brought up to { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
event-replaced-unseen = A unit in { $space } receives a replacement step.
event-replaced-aboard = { $piece } in { $space } is brought up to { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
event-replaced-aboard-unseen = { $power }: carrier aircraft receive a replacement step.
event-raised = { $piece } is raised in { $space }.
event-garrisoned = { $power } places { $piece } in { $space }.
event-fortified = { $power } fortifies { $space }.
event-repaired = The port of { $space } is repaired { $left ->
        [0] completely
       *[other] in part: damage left { $left }
    }.
event-laid-down = { $power } lays down a { $track } step.
event-advanced = { $power } advances a { $track } marker to box { $box }{ $done-key ->
        [yes] : it is complete
       *[no] {""}
    }.
event-converted = { $power } converts a { $track } marker in box { $box } to a carrier.
event-free-ships = { $power } receives { $n } free { $track } { $n ->
        [one] step
       *[other] steps
    }.
event-step-scrapped = { $power } has no block for a completed { $track } step: it is lost.
event-bought = { $power } buys { $item } ({ $n } WERP).
event-werp-lost = { $power } leaves { $n } WERP unspent: they are lost.
event-commissioned = A { $track } step is commissioned: { $piece } in { $space } has { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
event-commissioned-unseen = A { $track } step is commissioned in { $space }.
event-air-completed = { $piece } is completed.
event-embarked = { $piece } goes aboard { $by }.
event-joined-carrier = { $piece } joins { $by }.

event-moved = { $piece } moves from { $space } to { $to }.
event-flew = { $piece } flies from { $space } to { $to }.
event-flew-back = { $piece } flies back from { $space } to { $to }.
event-invaded = { $piece } lands in { $to } from { $space }.
event-garrison-detached = { $piece } leaves a step in { $to }: { $by }.
event-dropped = { $piece } takes off from { $space } and drops on { $to }.
event-transferred = { $piece } moves strategically from { $space } to { $to }.

event-ground-combat = { $side-key ->
        [japan] Japan attacks
       *[other] The Allies attack
    } in { $space }.
event-nationalists-stand-by = Nobody pays for the Nationalists: they do not join the attack in { $space }.
event-combat-declared = The combat in { $space } is { $combat-key ->
        [assault] an Assault
       *[normal] Normal
    }.
event-air-combat = { $side-key ->
        [japan] Japanese
       *[other] Allied
    } aircraft fight over { $space } and roll { $dice }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
event-bombarded = { $side-key ->
        [japan] Japanese
       *[other] Allied
    } ships bombard { $space }: a Hit-bonus for { $n ->
        [one] one step
       *[other] { $n } steps
    }.
event-ground-fire = { $side-key ->
        [japan] Japan fires
       *[other] The Allies fire
    } in { $space } and { $side-key ->
        [japan] rolls
       *[other] roll
    } { $volley }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
event-banzai = Banzai! { $piece } charges in { $space }.
event-home-army-hit = The home defence army loses a step: { $left } left.

## What is asked

ask-phase-over = The phase is over.
ask-divide-fleets = Divide the five battleship steps at Formosa between two fleets.
ask-place-airborne = Place your airborne unit with another ground unit.
ask-network = Choose the sea zones of your Supply Network ({ $transports } Transport Points left), then say done.
ask-spend = { $power } has { $werp } WERP to spend; what is left is lost.
ask-raise-at = Choose where { $piece } appears.
ask-commission = A { $track } step is complete: choose the fleet that it joins.
ask-board = Which air unit goes aboard next?
ask-embark = Choose the carrier fleet for { $piece }.
ask-operational = Move ground units, fly LBA and land invasion forces, then say done.
ask-move-to = Choose where { $piece } goes.
ask-fly-to = Choose where { $piece } flies.
ask-evacuate-to = Choose where all your units in { $space } go.
ask-invade = Choose where { $piece } lands.
ask-detach = Choose the box that the garrison of { $piece } takes.
ask-drop = Choose where { $piece } drops.
ask-nationalist-payer = Choose who pays the Special Action for the Nationalist attack on { $space }.
ask-strategic = Move units strategically, then say done.
ask-transfer-to = Choose where { $piece } is transferred.
ask-join-carrier = Choose the carrier fleet that { $piece } joins.
ask-ground-combat = Choose the next place to fight in.
ask-combat-type = Choose the type of combat in { $space }.
ask-air-commitment =
    Divide { $menus ->
        [1] your LBA
       *[other] { $pieces }
    } over { $space } between air combat and ground support, in secret.{ $picks-count ->
        [0] {""}
       *[other] {" "}So far: { $picks }.
    }
ask-bombard = Your ships can bombard { $space } now, or wait for another invasion.
ask-share-support = Say how aircraft and ships share out their help in { $space }.
ask-banzai = Choose units that make a Banzai attack in { $space }, then say done.
ask-lose-air = Choose the LBA that loses a step ({ $n } to lose).
ask-lose-step = Choose the unit in { $space } that loses a step ({ $n } to lose).
ask-breakthrough = Buy another round of combat for a Special Action, or say done.
ask-stay-or-fly = { $piece }: stay in { $space }, or fly back?

## Orders

order-done = Done
order-pass = Pass
order-lose = { $target } loses a step
order-home-army = The home defence army loses a step
order-divide = Divide them { $target }
order-place = Place in { $target }
order-cover = Cover { $target }
order-cover-by-submarine = Cover { $target } with the submarine unit
order-keep-network = Keep last turn's network
order-replace = Replacement step for { $target }
order-raise = Raise { $target }
order-raise-at = In { $target }
order-garrison = Garrison { $target }
order-lay-down = Lay down: { $target }
    .target = track
order-advance = One WERP for { $target }
order-convert = Convert to a carrier: { $target }
order-buy = Buy { $target }
    .target = item
order-fortify = Fortify { $target }
order-repair = Repair the port of { $target }
order-unrestricted = Special Action: unrestricted replacements in { $target }
order-commission = Into { $target }
order-embark = { $target } embarks
order-carrier = Aboard { $target }
order-move = Move { $target }
order-evacuate = Evacuate { $target }
order-fly = Fly { $target }
order-invade = Invade with { $target }
order-detach = Leave a garrison of { $target }
order-drop = Drop { $target }
order-to = To { $target }
order-transfer = Transfer { $target }
order-fight = Fight in { $target }
order-combat = { $target }
order-commit = { $target }
order-support = { $target }
order-banzai = Banzai attack by { $target }
order-break-through = Breakthrough in { $target }
order-payer = { $target } pays
    .target = power
order-stay = Stay
order-fly-back = Fly back

## Why not

reason-zone-covered = { $space } is already in the Supply Network.
reason-too-few-transports = { $space } costs { $n } Transport Points, and { $left ->
        [0] none is
        [one] only one is
       *[other] only { $left } are
    } left.
reason-must-land = { $piece } has left a garrison: it must make its invasion now.
