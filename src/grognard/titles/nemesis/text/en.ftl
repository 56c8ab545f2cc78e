# Nemesis: what players read. Arguments are described in core/wording.py.
# Names carry their article, so that they stand in a sentence; a sentence begins with a capital by itself.

## Names

place-plain = hex { $space }

side-japan = the Japanese
side-allies = the Allies

seat-japan = the Japanese player
seat-allies = the Allied player
seat-japan-west = the Japanese player in the west
seat-japan-east = the Japanese player in the east
seat-allies-west = the Allied player in the west
seat-allies-east = the Allied player in the east

superior-japan = Hirohito
superior-allies = Churchill

scenario-campaign = The campaign

option-chits-random = drawn at random
option-chits-chosen = chosen by the players
option-teams-none = two players
option-teams-fronts = four players, west and east
option-command-none = each chit activates its own side
option-command-armies = each chit activates an army of both sides

chit-offensive = Offensive
chit-attack = Attack
chit-supply = Supply Check
chit-reinforcement = Reinforcement

part-replacements = replacements
part-reinforcements = reinforcements

supply-full = Full Supply
supply-limited = Limited Supply
supply-oos = Out of Supply

weather-dry = dry season
weather-moderate = moderate Monsoon
weather-heavy = heavy Monsoon

air-Air-J1 = Japanese Air Support
air-Air-B1 = British Air Support 1
air-Air-B2 = British Air Support 2
air-Air-B3 = British Air Support 3
air-Air-U1 = US Air Support 1
air-Air-U2 = US Air Support 2

track-turn = Turn
track-general = General
track-lamentation = Lamentation
track-superior = Superior
track-resources = Allied Resources
track-clf = Chiang Kai-shek loses face
track-reserves = Imphal Supply Reserves
track-drops = Air Supply markers

box-JP = the Japanese Reinforcement hex
box-UK = the British Reinforcement hex
box-US = the US Reinforcement hex
box-CN = the Chinese Reinforcement hex
box-losses-japan = the Japanese Losses
box-permanent-japan = the Japanese Permanent Losses
box-battalions = the Japanese Battalion pool
box-regiments = the Japanese Regiment pool
box-waiting = the Transports that wait for a Depot
box-losses-allies = the Allied Losses
box-permanent-allies = the Allied Permanent Losses
box-chindits = the Chindit Battalion pool
box-off-map = the Allied Off-Map box
box-airfield = the Off-Map Airfield
box-out = the pieces that are out of the game
box-T1 = the Turn 1 box
box-T2 = the Turn 2 box
box-T3 = the Turn 3 box
box-T4 = the Turn 4 box
box-T5 = the Turn 5 box
box-T6 = the Turn 6 box
box-T7 = the Turn 7 box
box-T8 = the Turn 8 box
box-T9 = the Turn 9 box
box-T10 = the Turn 10 box
box-T11 = the Turn 11 box
box-T12 = the Turn 12 box

## Parts of sentences

steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
modified =
    { $modifier ->
        [0] { $die }
       *[other] { $die } ({ SIGNED($modifier) })
    }

## 1.2 Pieces

event-step-lost = { $piece } loses a step at { $space }.
event-battalion-lost =
    { $permanent ->
        [1] { $piece } goes from the pool to the Japanese Permanent Losses.
       *[other] { $piece } goes from the pool to the Japanese Losses.
    }
event-replaced = { $by } takes the place of { $piece } at { $space }.
event-eliminated = { $piece } is eliminated at { $space }.
event-removed = { $piece } leaves { $space } for { $box }.
event-transport-lost = { $piece } is lost at { $space }.
event-transport-returns = { $piece } returns at the Depot of { $space }.
event-detached = { $piece } detaches { $by } at { $space }.
event-merged = { $piece } absorbs { $by } at { $space } and is at full strength.
event-formed = Battalions form { $piece } at { $space }.

ask-return-transport = Choose a working Depot where { $piece } returns.
ask-merge = Merge Battalions and Regiments that stand together, or say done.

order-detach = Detach a Battalion from { $target }
order-depot = Return at { $target }
order-merge = Merge a Battalion into { $target }
order-form = Form a reduced Regiment with { $target }
order-form-full = Form a full Regiment with { $target }

## 2.2 Stacking

ask-overstacked = Too many units at { $space }: eliminate one.
order-eliminate = Eliminate { $target }

## 2.3, 2.4 Satisfaction and Lamentation

event-objective-taken =
    { $side } take the Objective { $space }, worth { $n ->
        [one] 1 Satisfaction Point
       *[other] { $n } Satisfaction Points
    }.
event-flag-moved = { $side } take a flag from { $space }, which stays theirs.
event-flag-improvised = No flag is left: { $side } mark { $space } with a spare one.
event-airfield-taken = { $side } take the Airfield of { $space }.
event-reserves-captured = The Japanese capture the Supply Reserves of { $space }.
event-satisfaction =
    { $side } gain { $n ->
        [one] 1 Satisfaction Point
       *[other] { $n } Satisfaction Points
    }.
event-lamentation =
    { $side } suffer { $n ->
        [one] 1 Lamentation point
       *[other] { $n } Lamentation points
    }.
event-superior-rises =
    { $side-key ->
        [japan] { superior-japan } is pleased and rises to box { $n }.
       *[other] { superior-allies } is pleased and rises to box { $n }.
    }
event-superior-falls =
    { $side-key ->
        [japan] { superior-japan } is displeased and falls to box { $n }.
       *[other] { superior-allies } is displeased and falls to box { $n }.
    }

ask-move-flag = No flag is left: take one from an Objective that was yours at the start.
order-flag = Take the flag from { $target }

## 2.5 Allied Resources

event-resources =
    { $n ->
        [0] The Allied Resources stay at { $total }, the most there can be.
       *[other] The Allied Resources rise by { $n } to { $total }.
    }
event-resources-spent = The Allies spend a Resource; { $total } left.

## 2.6 The Yunnan Force

event-clf = Chiang Kai-shek loses face: the CLF marker moves to box { $n }.
event-yunnan-roll = The Allies roll for the Yunnan Force: { modified }, and need { $n } or less.
event-yunnan-active = The Yunnan Force is active until the end of the turn.
event-yunnan-inactive = The Yunnan Force is no longer active.

## 2.7 The Monsoon

event-monsoon-moderate = The moderate Monsoon begins: the Japanese Air Support and an Air Supply marker are removed, Allied Air Support is weaker, Minor Rivers count as Major ones.
event-monsoon-heavy = The heavy Monsoon begins: all movement costs are doubled, another Air Supply marker is removed.

## 3.0, 4.0 Set-up and turn

event-set-up = The game is set up.
event-turn-begins = Turn { $n } begins.
event-chit = { $side } play their { $chit } chit ({ $n } of 4).
event-armies =
    { $side-key ->
        [japan] { $chit }: first the 15th Army acts, then Stilwell's command.
       *[other] { $chit }: first the 33rd Army acts, then the 14th Army.
    }
event-reinforcement-part =
    { $side-key ->
        [japan] Both sides receive { $part }, the Allies first.
       *[other] Both sides receive { $part }, the Japanese first.
    }
event-ambush-removed = The Ambush at { $space } is removed.

ask-play-chit = Choose your next chit.
order-play = Play the { $target } chit
    .target = chit

## 5.1 Movement

event-moves = { $piece } moves from { $space } to { $path-end }.
event-ambush = { $piece } lays an Ambush at { $space }.
event-fortified = { $piece } builds a Fortification at { $space }.
event-fort-removed = The Fortification at { $space } is removed.
event-pushed-back = { $piece } is pushed back from { $space } to { $to }.

ask-movement = Move your units and Transports, build Fortifications (the Japanese may also lay Ambushes and detach Battalions), then say done.
ask-moving = Choose where { $piece } goes, or stop there.
ask-lay-ambush = Choose where { $piece } lays an Ambush, or say done.
ask-relocate-fort = All your Fortification markers are in use: remove another one from the map.
ask-pushed-back = { $piece } is pushed back: choose where it goes.

reason-too-far =
    That is too far: { $n ->
        [0] no movement point is left.
        [one] only { $n } movement point is left.
       *[other] only { $n } movement points are left.
    }

order-done = Done
order-pass = Decline
order-move = Move { $target }
order-to = Go to { $target }
order-stop = Stop here
order-fortify = Build a Fortification with { $target }
order-from = Remove the Fortification at { $target }
order-ambush = Lay Ambushes with { $target }
order-at = Lay an Ambush at { $target }
order-fallback = Fall back to { $target }

## 5.2, 6.1 Attacks

event-approaches = { $piece } approaches from { $space } to { $to }.
event-lands = { $piece } lands at { $space }, in Limited Supply.
event-storms = { $side } storm the empty Objective { $space } with { $pieces }.
event-storm-roll =
    Stragglers at { $space }: the die shows { $die }, { $die ->
        [1] the attackers lose a step.
        [2] the attackers lose a step.
        [3] the attackers lose a step.
       *[other] no loss.
    }
event-assaults = { $side } assault { $space } with { $pieces }.
event-attacks = { $side } attack { $space } with { $pieces }.
event-air-support = { $air } joins the attack on { $space }.
event-odds = { $piece } leads against { $by }: Firepower { MIXED($attack) } to { MIXED($defence) }, ratio { $ratio }, shift { SIGNED($shift) }, column { $column }.
event-support-advantage = { $side } have the Support Advantage.
event-grand-battle = { $side } declare a Grand Battle at { $space }.
event-grand-battle-waived = One side is gone at { $space }: the Grand Battle costs no further step.
event-banzai = Banzai! The Japanese charge at { $space }.
event-combat-result =
    Combat at { $space }, column { $column }: the die shows { $drm ->
        [0] { $die }
       *[other] { $die } ({ SIGNED($drm) })
    }. Steps lost: attacker { $attacker }, defender { $defender }{ $retreat ->
        [1] ; a retreat may be forced.
       *[other] .
    }
event-fort-destroyed = The Fortification at { $space } is destroyed.

ask-approach = Move units one hex closer, or say done.
ask-approach-move = Choose where { $piece } approaches, or stop.
ask-airborne = Fly up to two units from the Off-Map Airfield, or say done.
ask-landing = Choose the Airfield where { $piece } lands.
ask-assault = Choose a hex to assault ({ $n } of 3 Assaults made), or say done.
ask-attack = Choose a hex to attack ({ $n } of 3 attacks made), or say done.
ask-participants = Choose the units and the Air Support that attack { $space }, then commit them.
ask-participants-storm = Choose the units that storm { $space }, then commit them.
ask-lead = Choose the unit that leads the attack on { $space }.
ask-front = { $piece } leads the attack on { $space }: choose the unit that opposes it in the front line.
ask-grand-battle = Do you declare a Grand Battle? It costs you 2 Lamentation points, and both sides one more step.
ask-banzai = Does { $piece } charge with Banzai in the combat at { $space }? Japanese losses will be permanent.
ask-lose-step = You lose { steps }: choose the unit that loses the next one.

order-fly = Fly { $target }
order-land = Land at { $target }
order-attack = Attack { $target }
order-storm = Storm { $target }
order-with = Take part with { $target }
order-air = Add { $target }
    .target = air
order-commit = Commit the attack
order-lead = Lead with { $target }
order-front = Oppose with { $target }
order-grand-battle = Declare a Grand Battle
order-banzai = Banzai!
order-lose = Take a step from { $target }

## 6.2 Retreat and advance

event-retreat-refused = The attackers cannot force a retreat from { $space }.
event-imposes =
    { $n ->
        [0] { $piece } forces a retreat from { $space } without a loss.
       *[other] { $piece } forces a retreat from { $space }, at the price of { steps }.
    }
event-holds = { $side } hold { $space }, at the price of { steps }.
event-last-man = { $side } have held { $space } to the last man.
event-yields = { $side } give up { $space }.
event-retreats = { $piece } retreats from { $space } to { $to }.
event-leaves-map = { $piece } retreats from { $space } off the map and returns in turn { $n }.
event-advances = { $piece } advances to { $space }.

ask-force-retreat = Choose a unit to lead the advance into { $space } and force a retreat, or decline.
ask-oppose = { $piece } leads the advance into { $space }: choose the unit that opposes it.
ask-impose =
    { $n ->
        [0] Force the retreat from { $space } without a loss?
       *[other] Force the retreat from { $space }? It costs you { steps }.
    }
ask-hold = Hold { $space } and lose { steps }, or retreat?
ask-retreat = Your units must leave { $space }: choose the next one to retreat.
ask-retreating = Choose where { $piece } retreats from { $space }.
ask-advance = Advance into { $space }, or say done.

order-force = Force a retreat with { $target }
order-oppose = Oppose the advance with { $target }
order-impose = Force the retreat
order-hold = Hold the position
order-yield = Retreat
order-retreat = Retreat with { $target }
order-advance = Advance with { $target }

## 7.1 Supply

event-supply-check = { $side } check their supply.
event-supply-full = Full Supply again for { $pieces }.
event-supply-limited = Only Limited Supply for { $pieces }.
event-supply-out = Out of Supply: { $pieces }.
event-air-supply-short =
    All Allied Air Support is used: { $n ->
        [0] no Air Supply marker is available.
        [one] only 1 Air Supply marker is available.
       *[other] only { $n } Air Supply markers are available.
    }
event-reserves-drawn =
    { $pieces-count ->
        [one] { $pieces } relies on { $space }: the Supply Reserves fall to level { $n }.
       *[other] { $pieces } rely on { $space }: the Supply Reserves fall to level { $n }.
    }
event-imphal-shortage =
    { $pieces-count ->
        [one] { $pieces } relies on { $space }, but no Supply Reserves are left there: the Allies lose 2 steps.
       *[other] { $pieces } rely on { $space }, but no Supply Reserves are left there: the Allies lose 2 steps.
    }
event-air-drop = Supplies are dropped by parachute at { $space } for { $pieces }.
event-air-diverted = { $air } is used to fly supplies.
event-attrition =
    { $pieces-count ->
        [one] { $pieces } suffers Attrition.
       *[other] { $pieces } suffer Attrition.
    }
event-attrition-roll = Attrition of { $piece } at { $space }: the die shows { $die } (lost on 3 or less).
event-spared = { $piece } at { $space } can trace supply now and is spared Attrition.

ask-imphal-shortage = No Supply Reserves are left at Imphal: choose who loses a step ({ steps } to lose).
ask-air-drops =
    Drop supplies by parachute ({ $n ->
        [one] 1 Air Supply marker left
       *[other] { $n } Air Supply markers left
    }{ $price ->
        [1] , the last one costs you an Air Support
       *[other] {""}
    }), or say done.
ask-divert-air-support = Choose the Air Support that flies supplies.

reason-does-not-rely-on-imphal = { $piece } does not rely on Imphal for its supply.
reason-drop-done = Supplies have already been dropped at { $space }.
reason-drop-nobody = There is nobody at { $space } to drop supplies to.
reason-drop-not-entitled = Nobody at { $space } may be supplied by parachute there.
reason-drop-not-needed = { $space } has supply without a parachute drop.
reason-drop-none-left =
    { $n ->
        [one] The only Air Supply marker is placed.
       *[other] All { $n } Air Supply markers are placed.
    }
reason-air-not-available = { $air } is not available.

order-drop = Drop supplies at { $target }
order-divert = Fly supplies with { $target }
    .target = air
order-starve = Take a step from { $target }

## 8.1, 8.2 Replacements and reinforcements

event-replacement = { $piece } returns at { $space } ({ $supply }).
event-reinforcement = { $piece } arrives in { $space }.
event-allied-replacement = { $piece } returns from the Losses to the Allied Off-Map box.
event-rebuilt = { $piece } is at full strength again at { $space }.
event-off-map = { $piece } arrives in the Allied Off-Map box.
event-enters = { $piece } enters at { $space } ({ $supply }).
event-emplaned = { $piece } goes to the Off-Map Airfield.
event-sent = { $piece } is sent to help Imphal and returns in turn { $n }.
event-replenishment-given-up = With two units on the Off-Map Airfield, the Allies give up replenishing Imphal.
event-replenishment-roll =
    { $success ->
        [1] The Allies roll { modified } to replenish Imphal: it succeeds.
       *[other] The Allies roll { modified } to replenish Imphal: it fails (5 or more is needed).
    }
event-reserves = The Supply Reserves of Imphal rise to level { $n }.
event-rail = { $piece } goes by rail from { $space } to { $to }.

ask-japanese-replacements = Bring units back from the Losses ({ $n } left), or say done.
ask-place-replacement = Choose where { $piece } returns.
ask-yunnan-replacement = Choose the Yunnan unit that returns from the Losses.
ask-allied-replacements =
    Bring units back from the Losses, or spend a Resource to rebuild reduced ones ({ $n ->
        [one] 1 choice left
       *[other] { $n } choices left
    }, { $resources ->
        [one] 1 Resource
       *[other] { $resources } Resources
    }), or say done.
ask-rebuild-second = Rebuild a second unit for the same Resource, or say done.
ask-allied-entry =
    Bring pieces from the Off-Map box into the game, for a Resource each ({ $n ->
        [one] 1 Resource
       *[other] { $n } Resources
    } left), or put units on the Airfield ({ $emplaned } of 2; two cost you the replenishment of Imphal), or say done.
ask-place-lushai = Choose the hex of column 01 where { $piece } appears.
ask-replenishment = Send British units to help replenish Imphal (modifier { SIGNED($modifier) }), or say done to roll.
ask-rail = Move pieces by rail, or say done.
ask-rail-to = Choose where { $piece } leaves the train.

order-replace = Bring back { $target }
order-place = Place at { $target }
order-rebuild = Rebuild for a Resource: { $target }
order-flip = Rebuild too: { $target }
order-enter = Bring in { $target }
order-emplane = To the Off-Map Airfield: { $target }
order-send = Send to help Imphal: { $target }
order-rail = By rail: { $target }

## 9.0 End of turn

event-end-of-turn = End of turn { $n }.
event-claimed = { $side } claim { $space }, which the enemy has left and cannot supply.
event-air-available =
    { $n ->
        [one] 1 Air Support is available again.
       *[other] { $n } Air Supports are available again.
    }
event-please-roll =
    { $side-key ->
        [japan] The Japanese try to please { superior-japan }: the die shows { $die }, { $n } or less is needed.
       *[other] The Allies try to please { superior-allies }: the die shows { $die }, { $n } or less is needed.
    }
event-generals-reset = Both Generals go back to 0.
event-flag-struck = { $side } take their flag off { $space }.
event-chits-chosen = Both sides have chosen their first chit of the next turn.
event-turn-advanced = The Turn marker moves to { $n }.

ask-claim =
    Claim Objectives that the enemy has left and cannot supply ({ $n ->
        [one] 1 is
       *[other] { $n } are
    } open), or say done.
ask-strike-flag = Take flags off Objectives that were yours at the start ({ $n } more).
ask-choose-chit = Choose in secret your first chit of turn { $n }; not { $chit }, which you played last.

order-claim = Claim { $target }
order-strike = Take the flag off { $target }
order-choose = Choose the { $target } chit
    .target = chit
