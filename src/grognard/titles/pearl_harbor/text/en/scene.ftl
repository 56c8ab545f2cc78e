# What the browser shows: portrait, scene, panels, overlays, previews, warnings, the tour.

piece-named = { $name }
piece-listed = { $name }
place-plain = hex { $space }
legend-printed = In a hex: the value of an Objective, H home base, F fortress, A anchorage, c town. Along its sides: ~ river, : strait.

## the board

look-credits = After the game by { $designer }, published by { $publisher } ({ $year }).
look-objective = Objective worth { $n }.
look-home = Home base: { $name }.
look-city = City: a port if it lies on the coast, a base for one air unit.
look-anchorage = Anchorage: a base for ships.
look-fortress = Permanent fortress: 4 factors in defence.
look-region = Country: { $name }.
look-zone = Weather zone: { $name }.
look-narrow = Narrow sea: { $name }.
look-waters = Waters that lead to: { $spaces }.
look-no-water = Ships cannot pass to: { $spaces }.
look-no-land = Across the sea: { $spaces }.
look-river = River towards: { $spaces }.
camp-japan = Japan
camp-allies = Allies
power-ja = Japanese Army
power-ijn = Imperial Navy
power-usa = US Army
power-usn = US Navy
power-br = Britain
power-an = ANZAC
power-ch = China
power-su = Soviet Union
power-kmt = Kuomintang
power-ccp = Chinese Communists
power-german = Germans in the East
power-japan = Japan
power-allies = Allies
country-soviet = Soviet Union
country-mongolia = Mongolia
country-manchuria = Manchuria
country-manchukuo = Manchukuo
country-china = China
country-tibet = Tibet (closed)
country-korea = Korea
country-japan = Japan
country-formosa = Formosa
country-hainan = Hainan
country-india = India
country-burma = Burma
country-thailand = Siam
country-indochina = Indochina
country-malaya = Malaya
country-dutch-indies = Dutch East Indies
country-borneo = Borneo
country-philippines = Philippines
country-australia = Australia
country-new-guinea = New Guinea
country-afghanistan = Afghanistan (neutral)
country-off-limits = Persia (out of bounds)
country-islands = Islands of the oceans
country-hong-kong = Hong Kong
country-solomons = Solomon Islands
country-alaska = Alaska
ground-sea = Sea
ground-coast = Coast
ground-rough-coast = Rough coast
ground-island = Island
ground-rough-island = Rough island
ground-clear = Clear
ground-rough = Rough
ground-desert = Desert
ground-impassable = Impassable
boxes-pools = Force Pools
boxes-docks = Repair yards
boxes-elsewhere = Elsewhere
slot-pool-ja = Japanese Army
slot-pool-ijn = Imperial Navy
slot-pool-usa = US Army
slot-pool-usn = US Navy
slot-pool-br = Britain
slot-pool-an = ANZAC
slot-pool-ch = China
slot-pool-su = Soviet Union
slot-dock-ja = Japanese Army: damaged
slot-dock-ijn = Imperial Navy: damaged
slot-dock-usa = US Army: damaged
slot-dock-usn = US Navy: damaged
slot-dock-br = Britain: damaged
slot-dock-an = ANZAC: damaged
slot-dock-ch = China: damaged
slot-dock-su = Soviet Union: damaged
slot-aside = Still to come
slot-off-west = Beyond the western edge
slot-out = Out of the game

## the counters

unit-land-inf = Infantry
unit-land-mar = Marines
unit-land-arm = Armour
unit-land-para = Paratroops
unit-land-asian = Asian infantry
unit-naval-H = Heavy ships (H)
unit-naval-L = Light ships (L)
unit-naval-C = Carriers (C)
unit-air-land = Land-based air unit
unit-air-naval = Naval air unit
unit-leader-land = Land leader
unit-leader-naval = Naval leader
unit-leader-air = Naval-air leader
unit-installation-base = Base
unit-installation-half = Half-base
unit-fortress = Field fortress
unit-train = Fleet train
unit-tf = Task force
unit-hidden = Hidden unit
unit-size-army = army
unit-size-corps = corps
unit-size-division = division
unit-size-brigade = brigade
unit-size-regiment = regiment
value-strength = strength
value-attack = attack
value-defence = defence
value-move = movement
value-factor = factor and type
value-range = range
value-leader = leadership
value-number = number
nation-japan = Japan
nation-usa = United States
nation-britain = United Kingdom
nation-netherlands = Netherlands
nation-australia = Australia and New Zealand
nation-india = India
nation-france = France
nation-kmt = Kuomintang
nation-ccp = Chinese Communists
nation-soviet = Soviet Union
nation-germany = Germany
nation-asia = Asian volunteers
trait-zoc = has a zone of control
trait-strategic = strategic leader: helps from afar
trait-battlegroup = battlegroup: counts half in stacking
trait-special = special programme: twice the price
state-unsupplied = out of supply
state-disrupted = disrupted: half strength
state-aborted = out of action this turn
state-defeated = defeated: ignored by combat
state-stopped = stopped in a narrow sea
state-boxed = its box is hidden
state-chosen = takes part
state-cap = on combat air patrol
state-strike = on a strike
state-attack = attack mission
state-support = support mission
state-patrol = patrol mission
state-transport = transport mission
state-assault = assault mission
state-ready = reaction status
state-evicted = must change base
state-done = has acted in this segment
sign-battle = Combat
sign-flag = Captured
sign-boxed = Hidden box
sign-road = Burma Road
sign-guerrillas = Guerrillas
sign-silenced = Silenced works
sign-submarines = Submarines

## the scene

scene-battle = Combat is being made here.
scene-flag = Taken: { $name }.
scene-boxed = What lies in this home base is hidden.
scene-road = The Burma Road.
scene-guerrillas = Chinese guerrillas.
scene-silenced = Fortress or home base silenced until the next player turn.
scene-submarines = Submarines ({ $name }): for { $n ->
        [one] one more player turn.
       *[other] { $n } more player turns.
    }
scene-fair = normal weather everywhere
gauge-turn = Turn
gauge-objectives = Objectives
gauge-erp = ERP

## panels

panel-battle = { $name }: { $space }
panel-round = { $name }, round { $n }
panel-strike = Strike on { $name }
panel-duels = Ship against ship
panel-fleet = Ships in hand: { $space }
panel-hand = In hand
panel-form = Form a task force
panel-join = Join a task force
panel-with = Also sail
panel-load = Take aboard
panel-ashore = Put ashore
panel-reserve = { $name }: { $n } ERP
panel-reaction-why = The enemy has moved; his attacks come next. Before them, ships that you have placed in reaction status may sail up to 7 points, and air units may fly. They strike first. Ships may attack only what your air units have spotted (dashed: not spotted).
panel-coming = Enemy at sea
panel-ready = Ready to react
panel-nobody = none
panel-reaction = Your reaction
panel-weather = Weather
panel-objectives = Objectives
panel-holds = { $name }: { $n ->
        [one] one Objective
       *[other] { $n } Objectives
    }, worth { $all }
panel-attacks = Attacks in this segment
panel-unlimited = no limit
panel-fleets = Task forces
panel-bases = Bases
panel-factors = { $n ->
        [one] one factor
       *[other] { $n } factors
    }
shop-activation = Force Pool: activation
shop-repairs = Repair yards
shop-construction = Construction
shop-fleettrains = Fleet trains
shop-specialoperations = Special operations
fight-air = Air combat
fight-bombing = Bombardment
fight-shelling = Shore bombardment
fight-surface = Surface combat
fight-land = Land attack
fight-strike = Air strike
fight-second = Second wave
fight-counter = Counter-attack
fight-second-counter = Second counter-attack
fight-step-air = air combat
fight-step-land-targets = bombs on land targets
fight-step-naval-targets = bombs on ships
fight-step-declarations = surface attacks are declared
fight-step-attack-carriers = carriers strike
fight-step-surface = surface combat
fight-step-shore = shore bombardment
fight-step-support-carriers = carriers in support strike
fight-step-land = land attacks

## charts

chart-ground = Land combat
chart-ground-note = AD, DD: attackers or defenders destroyed; AW, DW: they withdraw; EX: exchange. Odds are rounded in favour of the defender.
chart-air = Air combat
chart-air-note = Attacker / defender: X an air unit is eliminated, A it aborts.
chart-surface = Surface combat
chart-surface-note = D: damaged, S: sunk.
chart-bombardment-naval = Bombs on ships
chart-bombardment-naval-note = Factors of naval air units (N) or land-based ones (L). D: damaged, S: sunk. Ships at anchor: +1.
chart-antiaircraft = Anti-aircraft fire
chart-antiaircraft-note = Bombers that turn back before they bomb.
chart-bombardment-land = Bombardment of land targets
chart-weather = Weather
chart-effects = Effects of weather
chart-terrain = Terrain
chart-costs = What things cost
chart-money = Reserves and allocations
chart-objectives = Objectives
chart-victory = Victory: Objectives needed
chart-victory-note = A stalemate is neither victory nor defeat.
chart-strategic-bombing = Strategic bombing
chart-strategic-bombing-note = ERP lost by distance in hexes.
chart-imperial = Imperial decision
chart-europe = The war in Europe
chart-intervention = German intervention
chart-intervention-note = By the sum of the European campaigns. B: British triumph; M, S, I: marginal, strong, intensive intervention.
chart-die = Die
chart-points = Factors
chart-kind = By
chart-disrupted = Disrupted on
chart-by-air = Air units
chart-by-naval = Ships
chart-by-naval-air = N
chart-by-land-air = L
chart-item = Item
chart-erp = ERP
chart-per = For each
chart-army = Army asks
chart-navy = Navy asks
chart-campaign = Campaign
chart-season = Season
chart-weather-name = Weather
chart-air-range = Air range
chart-sailing = Naval movement
chart-land-attack = Land attack
chart-terrain-name = Terrain
chart-land-move = Movement
chart-land-supply = Supply line
chart-force-name = Force
chart-start-1941 = Start 1941
chart-start-1943 = Start 1943
chart-place = Place
chart-hex = Hex
chart-value = Value
chart-scenario = Scenario
chart-who = Who
chart-sea = by sea
chart-free = passes
chart-end = begins or ends
chart-none = none
chart-all = the whole move
chart-marines = Marines
chart-per-factor = factor
chart-per-unit = unit
chart-per-times = times the price
chart-per-counter = counter
chart-per-leader = leader
chart-per-turn = player turn
chart-per-hex = hex
chart-per-attack = attack
chart-per-area = area
chart-per-erp = ERP lent
chart-of-1941 = Operation Z
chart-of-1943 = Divine Wind
chart-of-campaign = Campaign
cost-infantry = Infantry
cost-asian = Asian infantry
cost-marine = Marines
cost-armour = Armour
cost-paratroop = Paratroops
cost-air = Land-based air unit
cost-naval-air = Naval air unit
cost-L = Light ships
cost-H = Heavy ships
cost-C = Carriers with their air unit
cost-special-programme = Special programme
cost-repair = Repair
cost-base = Base
cost-half-base = Half-base
cost-field-fortress = Field fortress
cost-sr-unit = Strategic redeployment, unit
cost-sr-leader = Strategic redeployment, leader
cost-special-operations = Special operations effort
cost-fleet-train = Fleet train
cost-reaction = Reaction status
cost-strategic-bombing = Strategic bombing
cost-strategic-bombing-long = Strategic bombing, long range
cost-submarines = Submarines
cost-submarines-north-pacific = Submarines, North Pacific
cost-burma-road = Burma Road
cost-guerrilla = Guerrillas
cost-breakdown = Breakdown of an H unit
cost-loan-china = Loan to China
cost-loan-china-road = Loan to China by the Burma Road
cost-garrison = Garrison of Manchuria
decree-ijnd = for the Navy
decree-jad = for the Army
decree-pp-ijni = put off; the Navy may ask again
decree-pp-jai = put off; the Army may ask again
decree-no = no decision

## overlays

overlay-control = Control
overlay-objectives = Objectives
overlay-supply-japan = Japanese supply
overlay-supply-allies = Allied supply
overlay-supply-line = Supply line of a piece
overlay-reach = Where a piece can go
overlay-cover-japan = Japanese air cover
overlay-cover-allies = Allied air cover
overlay-zoc-japan = Japanese zones of control
overlay-zoc-allies = Allied zones of control
overlay-narrow = Narrow seas
overlay-weather = Weather zones
overlay-way = The way of a move
overlay-note-control = Who controls each land hex.
overlay-note-objectives = Objectives, their value and who holds them.
overlay-note-supply-japan = As a check would find it now.
overlay-note-supply-allies = As a check would find it now.
overlay-note-supply-line = The line from a unit to its home base, by land and by sea, or what cuts it.
overlay-note-reach = Movement points needed, as if nothing had moved yet.
overlay-note-cover-japan = Air factors that reach a hex: what Japan spots and can strike.
overlay-note-cover-allies = Air factors that reach a hex: what the Allies spot and can strike.
overlay-note-zoc-japan = Where Japanese corps and armies hold up enemy troops.
overlay-note-zoc-allies = Where Allied corps and armies hold up enemy troops.
overlay-note-narrow = Supply crosses a narrow sea only where ships of the side are based; submarines may interdict it.
overlay-note-weather = The weather of the four zones in this turn.
overlay-note-way = The way, and the movement points that it takes.
overlay-held = { $space }: { $name }.
overlay-supply-at = { $n ->
        [0] { $space }: all { $all } units in supply.
       *[other] { $space }: { $n } of { $all } units out of supply.
    }
overlay-poor = Less than 5 ERP in reserve, so without supply: { $name }.
overlay-line-of = Supply of { $piece }
overlay-line-free = It needs no supply.
overlay-line-good = { $piece } is in supply.
overlay-line-bad = { $piece } is out of supply.
overlay-line-poor = { $name } has fewer than { $n } ERP in reserve.
overlay-line-homeless = Its home base is lost.
overlay-line-home = Home base.
overlay-cut = The line is cut at { $space }.
overlay-reach-of = { $piece }: where it can go
overlay-area = { $name }; ships based there: { $side }.
overlay-hunted = Submarines: { $name }.
tone-supplied = in supply
tone-unsupplied = out of supply, cut
tone-dry = line that is cut
tone-move = in reach
tone-patrol = in reach for a patrol
tone-rebase = base in reach, crossing
tone-narrow = contested or empty
tone-interdicted = submarines
tone-normal = normal
tone-rain = rain
tone-storm = storms
tone-monsoon = monsoon
tone-fog = fog
tone-neutral = neutral or nobody’s

## previews

preview-sky-won = the attacker has the sky
preview-sky-lost = the patrol holds the sky
preview-down = { $n ->
        [0] nobody shot down
        [one] air unit shot down
       *[other] air units shot down
    }
preview-attackers-down = Attackers shot down
preview-defenders-down = Defenders shot down
preview-air-attack = Attacking air factors
preview-air-defence = Air factors on patrol
preview-leader = Leader
preview-ratio = Odds
preview-air = Air combat over { $space }
preview-assume-weakest = The weakest air units are lost first, and nobody breaks off.
preview-assume-leaders = Leaders who may still help are not counted.
preview-missed = no effect
preview-disrupted = disrupted: half strength until the end of the player turn
preview-destroyed = destroyed on the ground
preview-damaged = damaged
preview-sunk = sunk
preview-strike-on = Strike on { $name }
preview-at-anchor = Ships at anchor
preview-guns-silent = Surprise: the guns are silent
preview-flak = Anti-aircraft points
preview-flak-on = Anti-aircraft fire at the strike on { $name }
preview-turned-back = { $n ->
        [0] nobody turns back
        [one] bomber turns back
       *[other] bombers turn back
    }
preview-raid = Bombardment of { $space }
preview-assume-flak = Anti-aircraft fire is included; the weakest bombers turn back first.
preview-with-all = { $n ->
        [one] with the one unit that is free
       *[other] with all { $n } units that are free
    }
preview-as-printed = at its printed strength; as kamikaze it counts at least double
preview-factors = Factors
preview-attack = Attack
preview-defence = Defence
preview-drm = All modifiers together
preview-unopposed = nobody is there: the hex is taken
preview-assume-no-foe-leader = The defender has no leader help, and nobody shouts banzai.
preview-assume-hidden = Hidden units are not counted.
preview-attacks = What each attack would be
preview-assume-all = All units that can attack together do so, without a leader.
preview-land = Land attack on { $space }
preview-too-light = too light: no effect
preview-fire-of = { $a } fires at { $b }
preview-surface = Surface combat at { $space }
ground-result-ad = the attackers are destroyed
ground-result-aw = the attackers withdraw
ground-result-none = no effect
ground-result-ex = exchange: the defenders are destroyed, the attackers lose as much
ground-result-dw = the defenders withdraw
ground-result-dd = the defenders are destroyed
drm-rough = Rough terrain
drm-river = All attack across a river
drm-weather = Weather
drm-leader = Leader without an opponent
drm-paratroops = Paratroops

## warnings

warn-crowded = Too many units at { $space }: some would be lost.
warn-no-haven = { $piece } at { $space } could reach no base as things stand, and would be lost.
warn-reserve = { $name } would have fewer than { $n } ERP left: its units would be out of supply.

## the tour

tour-1-title = What the war is about
tour-1-text = At the end, who holds how many Objectives decides. The panel below says how many each level of victory takes; the numbers in white squares on the map are what each Objective earns every turn.
tour-2-title = Set up
tour-2-text = Some units may be placed freely. One order puts all of them where history had them; then end your deployment.
tour-3-title = Decision
tour-3-text = Each turn begins with decisions. Without a special operations effort a force makes only six attacks. In this turn the Navy has much to do: pay for it.
tour-4-title = The Striking Force
tour-4-text = Three carrier divisions lie in Tankan Bay. They sail with battleships and cruisers as one task force: up to eight H and L units, no more H than L, and any carriers.
tour-5-title = Towards Hawaii
tour-5-text = The North Pacific costs half. From here Pearl Harbor is in range of the carriers’ aircraft. Every fleet needs a mission: attack.
tour-6-title = Take off
tour-6-text = Now the air units leave their carriers for Pearl Harbor. Then end your movement; the enemy has no reaction in this turn.
tour-7-title = Tora! Tora! Tora!
tour-7-text = Name a target, say who bombs it, and read the chances before you say go. The guns are silent and the ships lie at anchor: it is the only time.
tour-8-title = In the air
tour-8-text = Air units see as far as they fly. Ships in reaction status attack only what was spotted: lay this over the map before you sail.
tour-9-title = Supply
tour-9-text = Every unit needs a line to its own home base, and its force 5 ERP in reserve. The line of a single piece is drawn with L.
tour-10-title = The tables
tour-10-text = All tables are here. You need them rarely: every question shows its chances.
