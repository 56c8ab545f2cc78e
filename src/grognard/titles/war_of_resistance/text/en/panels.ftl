# What lies beside the map.

track-level = Chinese stability, level
track-index = Stability index
track-restriction = Tokyo’s restriction level

panel-assault = Attack on { $space }
panel-attackers = Attack
panel-beside = Could join
panel-defenders = Defence
panel-turn = Turn { $n } of { $most }
phase-short-initial = initial
phase-short-movement = move
phase-short-combat = combat
phase-short-reaction = react
phase-short-exploitation = exploit
panel-goals = What the battle is about
panel-decides = In the end
panel-goals-rule = Two points or more: the Japanese win. One: a draw. None: the Chinese win.
panel-weather = Weather
panel-zone = Zone { $n }
water-state-frozen = waters frozen
water-state-flooded = rivers in flood
sea-state-calm = calm sea
sea-state-rough = rough sea
sea-state-stormy = stormy sea
sea-state-typhoon = typhoon at sea
panel-stores = Stores
stock-attack-supply = Attack supply
stock-general-supply = General supply
stock-resource = Resource points
panel-headquarters = Headquarters
panel-staff = Influence over { $radius } hexes; active on { $need } or less.
panel-staff-used = It is on its used side.

panel-air = The air war
panel-airbases = Bases
air-state-ready = ready
air-state-flying = in the air
air-state-rested = have flown
air-state-aborted = to be repaired
air-state-lost = lost
air-state-points = replacement points
panel-fleets = Ships
ship-state-damaged = damaged
ship-state-repairing = under repair
ship-state-empty = out of ammunition
ship-state-guns = guns ready
ship-state-laden = carries a load

panel-stability = National stability
panel-roll = Next roll
panel-index = index
panel-index-note = Rolled for with two dice in the first Chinese turn of each month.
panel-steady = the level cannot change
panel-rises = the level rises: { $n } of { $most }
panel-falls = the level falls: { $n } of { $most }
panel-monthly = After it
panel-each-turn = Each turn
panel-verdict = Verdict
panel-collapse = collapse by { $date }: Japanese victory, { $grade }
panel-holds = at this level in { $date }: Chinese result { $grade }
panel-tokyo = Tokyo and posture
panel-lifted-by = Falls to
panel-lift = { $n }: { $dice } on two dice, or in { $date }
panel-posture = Posture
posture-on = aggressive
posture-off = not aggressive
panel-garrisons = Garrisons
panel-factions = Factions and governments
panel-governments = Puppets’ seats
panel-capital = KMT capital
panel-defied = Violated in this player turn.
panel-bases = Guerrilla bases
base-kind-CCP = Communist
base-kind-KMT = Nationalist
panel-base = { $region }; { $points } recruitment points.
panel-industry = Factories
panel-factory = Factory { $n }
panel-parts = In parts, or lost.
panel-hits = Hits: { $n }.
panel-replacements = Replacement points
panel-ship-repairs = naval repair
point-inf = infantry
point-arm = armour
point-equ = equipment
panel-coming = Orders of battle
arrival-reinforcement = arrives
arrival-conditional = may arrive
arrival-convert = converts
arrival-withdraw = withdraws

# Warnings before an order that loses something.
warn-unfed = No attacker draws attack supply, though some could: without it they attack with half their strength.
warn-hopeless = No roll of the die makes this attack succeed.
warn-posture = This attack makes China adopt an aggressive posture: Tokyo’s restriction level 3 is lifted at once.
warn-posture-here = So many Chinese units stand near the Japanese that China adopts an aggressive posture when its turn ends: Tokyo’s restriction level 3 is lifted.
warn-supply =
    { $n ->
        [one] They will be out of supply where they stand: { $pieces }.
        [2] They will be out of supply where they stand: { $pieces }.
        [3] They will be out of supply where they stand: { $pieces }.
        [4] They will be out of supply where they stand: { $pieces }.
       *[other] { $n } units stand where they will be out of supply; the supply overlay shows where.
    }
warn-garrisons = Garrisons are too weak: the stability index falls by { $n } in the next Chinese initial phase.
warn-leaving =
    { $n ->
        [one] Not at home, and disbanded now: { $pieces }.
        [2] Not at home, and disbanded now: { $pieces }.
        [3] Not at home, and disbanded now: { $pieces }.
        [4] Not at home, and disbanded now: { $pieces }.
       *[other] { $n } units of a faction that has fallen away are not at home: they are disbanded now.
    }
warn-homes = Units that stay there violate the homes of { $names }: each rolls with 1 less.
warn-infiltrators =
    { $n ->
        [one] In no base, and disbanded now: { $pieces }.
        [2] In no base, and disbanded now: { $pieces }.
        [3] In no base, and disbanded now: { $pieces }.
        [4] In no base, and disbanded now: { $pieces }.
       *[other] { $n } infiltrators are in no base: they are disbanded now.
    }
warn-recruits = { $base } loses { $n } recruitment points: a base keeps one.

# Overlays of air, sea, railways and politics.
tone-nobody = nobody’s
tone-sortie = within range
tone-transfer = bases to transfer to
tone-high = high volume
tone-low = low volume
tone-ferry = rail ferry
tone-broken = broken
tone-active = active base
tone-quiet = inactive base
tone-cooperative = cooperative
tone-non-cooperative = non-cooperative
tone-antagonistic = antagonistic
tone-puppet = puppet of Japan
overlay-railways = Railways
overlay-note-railways = The railways as they are now, and who holds them.
overlay-airbases = Airbases
overlay-note-airbases = Air units on a base, and for how many it has room.
overlay-airbase-at = Units: { $units }. Capacity: { $room } of { $full }.
overlay-patrols-japan = Japanese patrol zones
overlay-patrols-china = Chinese patrol zones
overlay-note-patrols-japan = How many fighters can attack who flies there.
overlay-note-patrols-china = How many fighters can attack who flies there.
overlay-ports = Ports
overlay-note-ports = REs that can still be embarked and debarked in this player turn.
overlay-port-at = { $kind }; hits: { $hits }.
port-great = great port
port-major = major port
port-standard = standard port
port-minor = minor port
port-marginal = marginal port
port-river = river port
overlay-guerrillas = Guerrilla bases
overlay-note-guerrillas = The area of each base; railways cut it.
overlay-base-at = { $base }: { $n } points of strength.
overlay-base-box = In its box: { $units }.
overlay-homes = Homes of the factions
overlay-note-homes = Whose home a hex is, and how far that faction cooperates.
overlay-home-at = { $name }: { $level }.
overlay-flights-of = Range of { $piece }: { $range } hexes
overlay-voyages-of = Where { $piece } can sail
overlay-rail-hits = Hits: { $n }.

# What decisions lead to.
preview-bombs = bombing strength
preview-all-bomb = All who can bomb a target do.
preview-hit = a hit
preview-miss = no hit
preview-answer-fire = fire in return
preview-any-foe = As if each of the enemy units were as likely to be met.
preview-hits =
    { $n ->
        [0] no hit
        [one] one hit
       *[other] { $n } hits
    }
preview-attempt = Activation
preview-answer =
    { $n ->
        [0] nobody answers
        [one] one headquarters answers
       *[other] { $n } headquarters answer
    }

# Signs on the map.
sign-capital = KMT capital
sign-factory = Factory
sign-base = Guerrilla base
sign-fort = Fort
sign-damage = Bomb damage
sign-cut = Broken railway
scene-capital = The KMT government sits here.
scene-fort = A fort.
scene-damage = Hits on { $name }: { $n }.
scene-cut = The railway is broken here.
target-airbase = the airbase
target-port = the port
target-factory = the factory
target-yard = the marshalling yard

# The factions, after “the faction”.
district-Ho = Hopei
district-Shns = Shansi
district-Shnt = Shantung
district-MNF = Northern
district-Man = Manchurian
district-Kwns = Kwangsi
district-Sze = Szechwan
district-Kwei = Kweichow
district-Kwnt = Kwangtung
district-MSF = Southern
district-Hun = Hunan
district-Yun = Yunnan
district-Mus = Muslim
