# Nemesis: what players read. Arguments are described in core/wording.py.
# Names carry their article, so that they stand in a sentence; a sentence begins with a capital by itself.

## Names

place-plain = hex { $space }

superior-japan = Hirohito
superior-allies = Churchill

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
ask-form-regiment = Choose the Regiment that { $piece } becomes.
ask-merge = Merge Battalions and Regiments that stand together, or say done.

order-detach = Detach a Battalion from { $target }
order-depot = Return at { $target }
order-merge = Merge a Battalion into { $target }
order-as = Form { $target }
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
event-turn-begins = Turn { $turn } begins.
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

reason-too-far-extended =
    That is too far: { $n ->
        [one] only { $n } movement point of the Operational Extension is left.
       *[other] only { $n } movement points of the Operational Extension are left.
    }
reason-movement-used-up = { $piece } has used up its movement.
reason-other-in-hand = First end the move of { $piece }.
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

event-goal = Hirohito is { $n } boxes happier than Churchill; the Japanese need { $goal }.
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
reason-drop-no-units = There is no unit at { $space } that may be supplied by parachute, only Transports.
reason-drop-not-entitled = Nobody at { $space } may be supplied by parachute there.
reason-drop-not-needed = { $space } has supply without a parachute drop.
reason-drop-short = While Imphal is used and no Air Support is left to fly supplies, the last Air Supply marker is not available.
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
ask-choose-host = { $piece } is supplied as what it is placed on at { $space }: choose.
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
order-on = Place on { $target }
order-on-depot = Place on the Depot
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

## For a browser: how the game looks, what there is to see, what a decision leads to

# the look of the game

look-credits = After the game by { $designer }, published by { $publisher } ({ $year }).
look-objective =
    Objective worth { $value }{ $star ->
        [1] , with a star
       *[other] {""}
    }; at the start: { $side }.
look-depot =
    Supply Depot, range { $range } ({ $side }){ $ring ->
        [dark] ; supplied by river
        [light] ; supplied by river in the Monsoon
       *[none] {""}
    }.
look-entry = Supply Entry hex ({ $side }).
look-airfield = Airfield; at the start: { $side }.
look-arrows = Arrows lead to { $spaces }.
look-towards = { $what } to { $spaces }.
look-turn = { $n } · { $name }
look-turn-after = { $n } · after the game

camp-japan = Japan
camp-allies = Allies

boxes-losses = Losses
boxes-pools = Pools
boxes-allied = Allied Off-Map box and Airfield
boxes-turns = Turn track

slot-losses-japan = Japanese Losses
slot-permanent-japan = Japanese Permanent Losses
slot-losses-allies = Allied Losses
slot-permanent-allies = Allied Permanent Losses
slot-battalions = Japanese Battalions
slot-regiments = Japanese Regiments
slot-waiting = Transports without a Depot
slot-chindits = Chindit Battalions
slot-out = Out of the game
slot-off-map = Off-Map box
slot-airfield = Off-Map Airfield

state-oos = Out of Supply
state-starving = has suffered Attrition
state-waiting = Out of Supply, no Attrition yet
state-limited = Limited Supply
state-reduced = reduced
state-fortified = in a Fortification
state-chosen = takes part in the attack
state-moving = is moving
state-moved = has moved
state-attacked = has attacked
state-defended = has been attacked
state-retreated = has retreated

sign-battle = Combat
sign-flag = Flag
sign-ambush = Ambush
sign-fort = Fortification
sign-reserves = Imphal Supply Reserves
sign-airfield = Airfield
sign-drop = Parachute drop

kind-infantry = Infantry
kind-cavalry = Cavalry, reconnaissance
kind-artillery = Artillery
kind-tank = Tanks
kind-engineer = Engineers
kind-garrison = Garrison
kind-militia = Local Militia
kind-hq-army = Army HQ
kind-hq-division = Division HQ
kind-mule = Mules
kind-truck = Trucks

value-fp = Firepower
value-quality = Quality
value-move = Movement
value-range = Supply range

trait-light = Light Troops
trait-motorised = Motorised
trait-support = Support
trait-permanent = cannot be replaced
trait-drop = may be supplied by parachute far from a Road
trait-chindit = Chindits
trait-regiment = Regiment of three Battalions
trait-ambusher = may lay Ambushes and charge with Banzai
trait-transport = Transport: hands supply on, does not fight

line-road = Road
line-track = Track
line-trail = Trail
line-rail = Railway
line-minor = Minor River
line-major = Major River
line-lake = Lake

# the game in a terminal
legend-printed = 9★ Objective (value, star)  D Supply Depot  S Supply Entry

gait-light = Light
gait-foot = On foot
gait-motorised = Motorised

ground-clear = Clear
ground-jungle = Jungle, rough
ground-mountain = Mountain
ground-escarpment = Escarpment
ground-road = Road
ground-track = Track
ground-trail = Trail
ground-trail-mountain = Trail in mountains
ground-river = Major River hexside (added)
ground-ambush = Ambush, for the Allies (added)
ground-lake = Lake hexside

# charts

chart-combat = Combat results
chart-die = Die
chart-combat-note = Steps lost by attacker and defender; with an r the attacker may force a retreat.
chart-terrain = Terrain
chart-terrain-name = Terrain
chart-shift = Columns
chart-retreat = Retreat
chart-terrain-note = Movement points to enter a hex; in the heavy Monsoon twice as many. A unit in Limited Supply or Out of Supply pays for the terrain alone.
chart-turns = Turn track
chart-turns-turn = Turn
chart-turns-date = Date
chart-turns-weather = Weather
chart-turns-support = Support turn
chart-objectives = Objectives
chart-objectives-place = Place
chart-objectives-hex = Hex
chart-objectives-value = Value
chart-objectives-star = Star
chart-objectives-side = At the start
chart-replacements = Replacements
chart-replacements-note = Japan: Battalions in a Reinforcement Phase. Allies: British and Stilwell units; a Yunnan unit comes in addition.
chart-yes = yes
chart-no = no

# overlays

overlay-zoc-japan = Japanese Zones of Control
overlay-zoc-allies = Allied Zones of Control
overlay-supply-japan = Japanese supply
overlay-supply-allies = Allied supply
overlay-supply-line = Supply line of a piece
overlay-reach = Where a piece can go
overlay-control = Control
overlay-terrain = Terrain
overlay-way = The way of a move
overlay-note-zoc-japan = How many Japanese units have a Zone of Control there. It only forbids an Operational Extension.
overlay-note-zoc-allies = How many Allied units have a Zone of Control there. It only forbids an Operational Extension.
overlay-note-supply-japan = As in a Supply Check now, and the lines to every Japanese piece.
overlay-note-supply-allies = As in a Supply Check now, without parachute drops, and the lines to every Allied piece.
overlay-note-supply-line = From the Supply Entry hex by Depots and Transports to the piece.
overlay-note-reach = Movement points to each hex.
overlay-note-control = Who holds Objectives, Airfields and Depots, with the value of Objectives.
overlay-note-terrain = The terrain of every hex, and its cost on foot without a way.
overlay-note-way = Movement points spent by each hex.
overlay-approach = The approach move of an Attack Phase.
overlay-offensive = The movement of an Offensive Phase.
overlay-reach-of = { $piece }: { $left } movement points
overlay-line-of = Supply line of { $piece }
overlay-held = { $space }: held by { $side }.
overlay-supply = { $piece }: { $supply }.
overlay-supplied = { $piece }: { $supply }, { $chain }.
overlay-forages = { $piece } lives off the town: Limited Supply.
tone-move = Movement
tone-extended = Operational Extension
tone-minimum = One hex is always possible

# what there is to see

panel-chits = Phase chits
panel-air = Air Support
panel-markers = Markers left
scene-end = end of turn
scene-flag = Flag: { $side } control this Objective.
scene-airfield = Airfield: { $side } control it.
scene-fort = Fortification: { $side }.
scene-ambush = Ambush: it costs the Allies one movement point more.
scene-reserves = Supply Reserves of Imphal: level { $n }.
scene-drop = Supplies are dropped here by parachute.
scene-battle = This hex is attacked.
scene-ambushes-left = Ambushes
scene-forts-left-japan = Fortifications
scene-forts-left-allies = Fortifications
scene-forts-left-yunnan = Yunnan Fortification
scene-flags-left = Flags
scene-yunnan-active = Yunnan Force active
scene-yunnan-inactive = Yunnan Force inactive

# what a combat decision leads to

preview-attacks = Attacks
preview-assaults = Assaults
preview-attack = Attack on { $space }
preview-storm = The empty Objective { $space }
preview-retreat = Retreat from { $space }
preview-strength = Attacking Firepower
preview-defence = Defending Firepower
preview-ratio = Ratio
preview-too-weak = Too weak: the ratio must be 1:2 at least.
preview-lead = Quality of { $piece }, which leads
preview-front = Quality of { $piece }, which opposes
preview-quality-shift = Shift by Quality
preview-terrain = Shift by terrain
preview-support = Support points
preview-advantage = Support Advantage: { $side }
preview-contested = Lamentation for a contested Advantage: { $side }
preview-shift = All shifts, four at most
preview-column = Column
preview-drm = Modifier of the die
preview-may-retreat = Chance that a retreat may be forced
preview-pleased = Chance of a Satisfaction Point: { $side }
preview-result =
    Steps lost: attacker { $attacker }, defender { $defender }{ $retreat ->
        [1] ; a retreat may be forced.
       *[other] .
    }
preview-assume-all = All units that can take part do so, without Air Support.
preview-assume-lead = { $piece } leads the attack: no unit leads it better.
preview-assume-front = { $piece } opposes it: no unit opposes it better.
preview-assume-grand = No Grand Battle is declared.
preview-assume-banzai = No Banzai charge is declared; it would change the die by { $drm }.
preview-assume-no-banzai = Without a Banzai charge.
preview-assume-leader = { $piece } leads the advance.
preview-assume-oppose = { $piece } opposes the advance: no unit opposes it better.
preview-grand = It costs 2 Lamentation points. The extra step is waived if one side is gone by then.
preview-banzai = The die is changed by { $drm }; Japanese steps lost are permanent and cost 2 Lamentation points.
preview-stragglers-on = Stragglers cost a step on
preview-stragglers = The attackers lose a step.
preview-no-loss = No loss.
preview-force-price = Steps to force the retreat
preview-hold-price = Steps to hold the position
preview-steps = Steps there are
preview-force =
    { $price ->
        [0] The retreat costs the attacker nothing
        [one] The attacker loses 1 step
       *[other] The attacker loses { $price } steps
    }; the defender gives up the hex, or loses { $hold ->
        [one] 1 step
       *[other] { $hold } steps
    } to hold it.
preview-force-yield =
    { $price ->
        [0] The retreat costs the attacker nothing
        [one] The attacker loses 1 step
       *[other] The attacker loses { $price } steps
    }; the defender cannot hold the hex.
preview-cannot-pay =
    { $n ->
        [one] The attacker cannot pay 1 step: the defender stays.
       *[other] The attacker cannot pay { $n } steps: the defender stays.
    }
preview-let-be = The defender stays.
preview-hold =
    { $n ->
        [one] The defender loses 1 step
       *[other] The defender loses { $n } steps
    } and holds{ $emptied ->
        [1] {" "}to the last man: nobody advances.
       *[other] : nobody advances.
    }
preview-yield = The defender retreats, and the attacker advances.

# the guided tour

tour-1-title = What you play for
tour-1-text = Each side has a Superior to please: Hirohito and Churchill. Objectives and good dice carry your General forward; each time he passes 9 your Superior rises. Losses carry Lamentation forward; each time it passes 9 he falls. With one Superior at 9 and the other at 0 the game is won at once. After turn 10 the happier one has won.
tour-2-title = What you play for
tour-2-text = Each side has a Superior to please: Hirohito and Churchill. Objectives and good dice carry your General forward; each time he passes 9 your Superior rises. Losses carry Lamentation forward; each time it passes 9 he falls. With one Superior at 9 and the other at 0 the game is won at once. After turn 4 Japan has won if Hirohito stands at least five boxes above Churchill, otherwise the Allies.
tour-3-title = A turn is eight Phases
tour-3-text = Each side plays four chits: Offensive, Attack, Supply Check and Reinforcement. Japan begins, then the sides alternate. The first chit of a turn is chosen in secret, the others are drawn. On turn 1 both sides begin with the Offensive.
tour-4-title = What you are asked
tour-4-text = Here stands what is to be decided now, with every order that the rules allow. Pick one here, or on the map: what can be picked is lit. Ask for anything else and you are told which rule forbids it. Until a die is rolled you may take back what you did.
tour-5-title = A counter
tour-5-text = The 58th Infantry Regiment of the 31st Division, on its way to Kohima: Firepower 8, Quality 3, Movement 5. The white symbol says Light Troops, who march where others cannot. It has three steps, one for each Battalion. Pick it up.
tour-6-title = Where it can go
tour-6-text = The numbers are movement points. Hatched hexes are in reach of an Operational Extension: twice the Movement, as long as no enemy Zone of Control, Objective or Transport is met. West lies the Chindwin, a Major River: crossing it without a way costs more. Send the regiment across.
tour-7-title = Where supply comes from
tour-7-text = Homalin is a Supply Depot; the number is its range. A line runs from a Supply Entry hex by Road and Track, then from a Depot or a Transport over its range, and Transports hand it on. The Division HQ is a Transport too: it should follow its regiments. Now stop the regiment where it is.
tour-8-title = A counter
tour-8-text = The 1st Indian Infantry Brigade of the 23rd Division, at Imphal: Firepower, Quality and Movement stand in a row below the symbol. When your Offensive comes you move: pick it up.
tour-9-title = Where it can go
tour-9-text = The numbers are movement points. Roads are cheap, mountains are not; next to the enemy, in his Zone of Control, one has to stop. Send the brigade up the road to Kanglatongbi, on the way to Kohima.
tour-10-title = Where supply comes from
tour-10-text = Imphal has an Airfield. If the enemy cuts the road behind it, what stands in the plain lives on what is flown in, and on the Reserves of Imphal while they last. Further out, supplies can be dropped by parachute. Now stop the brigade where it is.
tour-11-title = An attack
tour-11-text = After the moves come up to three Assaults, and as many attacks in an Attack Phase. The ratio of Firepower gives a column; Quality, mountains and Support shift it; one die gives the losses. Before you commit an attack you see every shift with its rule, and the exact chance of every result.
tour-12-title = Before the rains
tour-12-text = Lines show who is supplied by whom. A piece without a line is Out of Supply at the next Supply Check, fights at half Firepower and soon starves. From turn 5 the Monsoon slows everybody. Move your other units, bring HQs and Transports after them, and say done.

# what is lost by saying done

warn-overstacked = Too many units stand at { $space }: one of them will have to be eliminated.
warn-no-drop = Out of supply, for want of a drop: { $places }.
warn-replacements = { $n ->
    [one] One replacement is left, and it cannot be saved.
   *[other] { $n } replacements are left, and they cannot be saved.
}

# steps that may pass by themselves

prompt-movement = Movement
prompt-lay-ambush = Ambushes
prompt-assault = Assaults
prompt-attack = Attacks
prompt-approach = Approach
prompt-advance = Advance
prompt-air-drops = Parachute drops
prompt-airborne = Airborne landings
prompt-allied-replacements = Replacements
prompt-japanese-replacements = Replacements
prompt-rebuild-second = Rebuilding a second unit
prompt-allied-entry = Reinforcements
prompt-rail = Rail movement
prompt-merge = Merging
prompt-claim = Claims
