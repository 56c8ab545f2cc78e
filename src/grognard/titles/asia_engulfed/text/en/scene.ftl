# what the browser shows: portrait, scene, overlays, previews, the tour

look-credits = After the game by { $designer }, published by { $publisher } ({ $year }).
look-cost = { $n ->
    [one] One Transport Point covers it in the Supply Network.
   *[other] { $n } Transport Points cover it in the Supply Network.
}
look-zones = Sea zones next to it: { $spaces }.
look-coast = On its shores: { $spaces }.
look-owner = At the start: { $owner }.
look-closed = No unit may enter ({ $owner }).
look-home = Home port: any number of fleets.
look-port = { $n ->
    [one] Port for one fleet.
   *[other] Port for { $n } fleets.
}
look-werp = Resources: { $n } WERP.
look-oil = Oil: { $n }.
look-vp = Victory area.
look-full = Source of full supply ({ $owner }).
look-partial = Source of partial supply ({ $owner }).
look-airbase = Strategic airbase: bombers reach Japan from here.
look-jungle = Jungle: no Assault, no Breakthrough; attrition in July and August.
look-seas = On the sea: { $spaces }.
look-land = By land: { $spaces }.

camp-japan = Japan
camp-allies = Allies

nation-jp = Japan
nation-us = USA
nation-british = United Kingdom
nation-indian = India
nation-australian = Australia
nation-cw = Commonwealth
nation-cn = Nationalist China
nation-cc = Communist China
nation-ph = Philippines
nation-dei = Netherlands
nation-su = Soviet Union

boxes-ready = Submarines and orphaned aircraft
boxes-pools = Force Pools
boxes-removed = Out of the game

ground-sea = Sea zone
ground-clear = Open country
ground-jungle = Jungle
ground-port = Port
ground-island = Island
ground-offmap = Off the map
ground-closed = Closed

kind-infantry = Infantry
kind-marine = Marines
kind-militia = Militia
kind-garrison = Garrison
kind-airborne = Airborne unit
kind-cv = Carrier fleet
kind-bb = Battleship fleet
kind-ca = Cruiser fleet
kind-sub = Submarines
kind-lba = Land-based aircraft
kind-cba = Carrier aircraft
kind-hidden-fleet = Hidden fleet
kind-hidden-ground = Hidden ground unit
short-infantry = Inf
short-marine = Mar
short-militia = Mil
short-garrison = Gar
short-airborne = Para
short-cv = CV
short-bb = BB
short-ca = CA
short-sub = SS
short-lba = LBA
short-cba = CBA
trait-elite = Elite: one Hit-bonus
trait-block = Block: the enemy does not see its face
trait-hidden = Its kind and strength are hidden

state-none = no supply
state-partial = partial supply
state-damaged = has damaged steps
state-shown = face up for the enemy
state-chosen = takes part
state-wing = aircraft aboard
state-new = built this phase
state-sailed = has put to sea
state-moved = has moved
state-landed = has landed
state-struck = has struck a port

sign-battle = Contested
sign-control = Captured
sign-fort = Fortification
sign-port-damage = Port damage
sign-network = Supply Network
sign-code = Codes broken

scene-battle = Both sides are here.
scene-control = Controlled by { $side }.
scene-fort = Fortification: a Hit-bonus for its defenders.
scene-port-damage = { $n ->
    [one] The port is damaged: one fleet less.
   *[other] The port is damaged: { $n } fleets less.
}
scene-network = { $n ->
    [one] Supply Network: one Transport Point.
   *[other] Supply Network: { $n } Transport Points.
}
scene-network-sub = Supply Network: kept up by the submarine unit.
scene-code = The Allies read the Japanese codes here in this Player-Turn.

gauge-turn = Turn
gauge-areas = Victory areas of Japan
gauge-oil = Oil
gauge-transports = Transports available
gauge-capacity = Transport capacity
gauge-kamikaze = Kamikaze
gauge-asw = ASW level
gauge-asw-build = ASW build-up
gauge-submarines = Submarine Points
gauge-duds = Dud torpedoes
gauge-bombers = Bombers
gauge-werp = WERP
gauge-actions = Special Actions

panel-builds = Build Tracks
panel-production = { $power }: { $werp } WERP
panel-production-overseas = { $transports ->
    [one] { $power }: { $werp } WERP, one Transport Point
   *[other] { $power }: { $werp } WERP, { $transports } Transport Points
}
panel-units = New units: Cadre + step
panel-goods = Points
panel-sites = On the map
panel-forts = Fortification (island/port/area)
panel-arrivals = Free ships
panel-marker = { $name }, box { $box } of { $boxes }. { $ready }
panel-ready = Complete in { $turn } if it gets a WERP every turn.
panel-complete = Complete: it joins the forces when production ends.
panel-too-late = Not complete before the game ends.
panel-free = { $n ->
    [one] One free marker: { $name } can be laid down for one WERP.
   *[other] { $n } free markers: { $name } can be laid down for one WERP.
}
panel-unit = { $kind } ({ $nation }) with up to { $steps } steps: { $n } in the Force Pool. The first step (Cadre) costs { $cadre } WERP, every further one { $step }.
panel-actions = { $n ->
    [one] One Special Action is in hand.
   *[other] { $n } Special Actions are in hand.
}
limit-transport = Once a turn, with the free BB marker.
limit-asw = Once a turn; ten boxes make a level.
limit-submarine-point = As many as you can pay for.
limit-bomber = As many as you can pay for.
panel-strategic = Strategic moves left
panel-repair = { $label } (repair)
panel-battle = { $kind }: { $space }
fight-sea = Battle at sea
fight-port = Attack on a port or airbase
fight-ground = Ground combat
fight-day-1 = First day round
fight-day-2 = Second day round
fight-night = Night round
duty-attack = strike
duty-escort = escort
duty-cap = air patrol
duty-base = on the ground

# charts

chart-hits = What a die must show
chart-hits-note = A damage is only scored against fleets: one step of the target is damaged. Two hits and one damage are added up before the owner loses steps.
chart-bonus = Hit-bonus
chart-hit = Hit on
chart-damage = Damage on
chart-costs = What things cost
chart-costs-note = WERP for a step; a new unit pays the Cadre price for its first step.
chart-item = Item
chart-cost = WERP
chart-cadre = Cadre
chart-tracks = Build Tracks and damage
chart-tracks-note = A damaged step goes to the box of its roll; for a 0 or an empty field there is none.
chart-track = Track
chart-boxes = Boxes
chart-die = Die
chart-asw = Anti-submarine warfare
chart-asw-note = Submarine Points that the Allies lose.
chart-level = Level { $n }
chart-submarines = Submarine campaign
chart-submarines-note = By Submarine Points: Japan loses as many WERP, as much oil and as much transport capacity. One more on the die when there are no dud torpedoes.
chart-limits = Limits of the powers
chart-power = Power
chart-strategic = Strategic moves
chart-strategic1943 = from 1943
chart-actions = Special Actions
chart-victory = Victory areas
chart-area = Area
chart-side = At the start
cost-garrison = Garrison
cost-infantry = Infantry
cost-militia = Militia
cost-marine-jp = Japanese Marines
cost-marine-us = US Marines
cost-lba = Land-based aircraft
cost-cba = Carrier aircraft
cost-bomber = Bomber
cost-submarine = Submarine Point
cost-asw = ASW
cost-cv = Carrier, a box of its track
cost-bb = Battleship, a box of its track
cost-ca = Cruiser, a box of its track
cost-transport = Transport capacity
cost-fort-island = Fortification on an island
cost-fort-port = Fortification in a port
cost-fort-area = Fortification in an area
cost-repair = Port repair
cost-action = Special Action
cost-airborne = Airborne unit
cost-convert = Conversion of a carrier

# overlays

overlay-influence = Influence at sea
overlay-network = Japanese Supply Network
overlay-supply-japan = Japanese supply
overlay-supply-allies = Allied supply
overlay-supply-line = Supply of a piece
overlay-reach = Where a piece can go
overlay-control = Control
overlay-victory = Victory areas
overlay-way = The way of a move
overlay-note-influence = Fleets and land-based aircraft, Japan : Allies (steps, if they are played so; a question mark is then a hidden fleet).
overlay-note-network = Zones that the network covers, and the Japanese units that it supplies.
overlay-note-supply-japan = As a check would find it now.
overlay-note-supply-allies = As a check would find it now.
overlay-note-supply-line = The route from its source to a piece, as a check would find it now; or what cuts it.
overlay-note-reach = Zones to sail, places to march or fly to, and strategic moves, before anything is moved.
overlay-note-control = Who controls each place.
overlay-note-victory = Areas that decide the game.
overlay-note-way = Ports from which ships can come, and how many can.
overlay-influence-of = { $space }: Japan { $japan }, Allies { $allies }{ $hidden ->
    [0] .
    [one] {""}, one hidden fleet.
   *[other] {""}, { $hidden } hidden fleets.
}
overlay-network-zone = { $space } is part of the network: { $n } Transport Points.
overlay-no-network = There is no network yet: Japan chooses it in its Initial Supply Phase.
overlay-network-cost = The network costs { $n } Transport Points.
overlay-supply-at = { $space }: { $supply }.
overlay-line-of = Supply of { $piece }
overlay-line-unknown = Hidden blocks do not tell their supply.
overlay-line-free = It needs no supply where it is.
overlay-supply = { $piece }: { $supply }.
overlay-line-source = The source of supply.
overlay-line-home = It is supplied where it stands.
overlay-line-no-source = It has no source under friendly control.
overlay-line-cut = Full supply would come this way:
overlay-line-doubt = Hidden enemy fleets may yet close { $spaces }.
overlay-cut-network = { $space } is not in the Supply Network.
overlay-cut-influence = Enemy Dominant Influence closes { $space }.
overlay-cut-port = { $space } has no friendly port, box or beach.
overlay-cut-enemy = The enemy holds { $space }.
overlay-reach-of = { $piece }: where it can go
overlay-strategic = { $space }: by strategic movement.
overlay-voyage = { $n ->
    [one] { $space }: one zone, { $cost }.
   *[other] { $space }: { $n } zones, { $cost }.
}
overlay-held = { $space }: held by { $side }.
overlay-areas = Japan holds { $n } of { $all } victory areas.

tone-full = full supply
tone-partial = partial supply
tone-none = no supply
tone-network = Supply Network
tone-even = even or unknown
tone-sail = by sea
tone-march = on foot
tone-fly = by air
tone-strategic = strategic movement
tone-contested = contested

list-or = or
price-oil = 1 oil
price-transport = 1 transport
price-either = 1 oil or 1 transport
price-free = free

# previews

preview-sailing = What sailing costs
preview-oil = Oil
preview-transports = Transport Points
preview-price-fleet = A fleet
preview-price-troops = Infantry, militia
preview-price-marine = Marines
preview-fleets-in-port = Fleets that can still sail
preview-units-in-port = Ground units that can still sail
preview-network = The Supply Network
preview-network-cost = Spent on the network
preview-unsupplied = Places without supply if you stop here
preview-would-supply = { $n ->
    [one] One more place would be supplied.
   *[other] { $n } more places would be supplied.
}
preview-asw = Submarine Points that ASW will sink
preview-campaign = What the submarines will cost in production

preview-interception = Interception: { $space }
preview-modifier-day = By day: { $side }
preview-modifier-night = By night: { $side }
preview-won = It comes to your choice: { $approach }.
preview-won-surprise = Your choice, with surprise: { $approach }.
preview-lost = It comes to the enemy’s choice: { $approach }.
preview-lost-surprise = The enemy surprises you: { $approach }.
preview-no-surprise = No surprise: { $approach }.
preview-avoided = Your ships leave without a fight.
preview-if-enemy-chooses = If the enemy chooses: { $approach }
preview-assume-not-avoided = The enemy does not avoid the fight.
preview-assume-no-elite = Hidden fleets bring no elite cruisers.
preview-force = { $side }
preview-force-of = { $steps ->
    [one] one ship step
   *[other] { $steps } ship steps
}, { $air ->
    [one] one air step
   *[other] { $air } air steps
}{ $hidden ->
    [0] {""}
    [one] , one hidden fleet
   *[other] , { $hidden } hidden fleets
}
preview-night = Gunfire by night: { $space }
preview-gunfire = Hits of the whole fire of { $side }
preview-assume-second-wave = { $side } fires second and loses nothing before.
preview-assume-damaged-first = A damaged step takes a hit before a sound one: its owner never does better.
preview-dice-of = Dice of { $piece }
preview-aimed-before = Aimed at it before
preview-yard = Box of the Build Track for each damaged step
preview-no-effect = no effect
preview-wrecked = { $sunk ->
    [0] none sunk
    [one] one step sunk
   *[other] { $sunk } steps sunk
}, { $hurt ->
    [0] none damaged
    [one] one damaged
   *[other] { $hurt } damaged
}
preview-all-sunk = { $n ->
    [one] sunk: its only step
   *[other] sunk: all { $n } steps
}
preview-steps-lost = { $n ->
    [0] no effect
    [one] step lost
   *[other] steps lost
}
preview-damaged-sunk = { $n ->
    [0] none of the damaged steps sunk
    [one] damaged step sunk
   *[other] damaged steps sunk
}
preview-port-levels = { $n ->
    [0] no damage to the port
    [one] level of damage to the port
   *[other] levels of damage to the port
}
preview-strike = Strike of { $piece }: { $space }
preview-still-to-aim = Strike units without a target
preview-air-round = Day round { $n }: { $space }
preview-aa = AA dice of { $side }
preview-raid = Attack on { $space }
preview-assume-aa = Hidden fleets in port have neither AA nor aircraft and are struck like battleships; in truth they fire as well.
preview-assume-one-target = All aircraft that get through aim at the one target named; they may be divided.
preview-boxed = In the box: the chance of at least one hit, without enemy CAP / with all in CAP.
preview-assume-worst-aircraft = Aircraft that hit less often are lost first.
preview-assume-next-round = Chances are those of the next round, not of the whole fight.
preview-assume-later-picks = Aircraft that are still to be assigned are not counted.
preview-some-assignments = { $n } of { $all } assignments are shown: those nearest to simple divisions. The others can be chosen in the menu.
preview-the-port = the port
preview-our-strike = Our hits on { $target } without enemy CAP
preview-our-strike-cap = { $n ->
    [one] Our hits on { $target } if the enemy’s one air step flies CAP
   *[other] Our hits on { $target } if all { $n } air steps of the enemy fly CAP
}
preview-our-losses = Air steps that we lose without enemy CAP
preview-our-losses-cap = { $n ->
    [one] Air steps that we lose if the enemy’s one flies CAP
   *[other] Air steps that we lose if all { $n } of the enemy fly CAP
}
preview-cap-losses = { $n ->
    [one] What our escorts shoot down of one step of CAP
   *[other] What our escorts shoot down of { $n } steps of CAP
}
preview-enemy-strike = The enemy’s hits on { $target } if all of his aircraft attack without escort
preview-enemy-losses = Air steps that the enemy loses then
preview-dogfight-lost = { $n ->
    [one] Our losses if the enemy’s one air step is in air combat
   *[other] Our losses if all { $n } air steps of the enemy are in air combat
}
preview-dogfight-shot = { $n ->
    [one] What we shoot down of the enemy’s one air step, whatever it does
   *[other] What we shoot down of { $n } enemy air steps, if all of them do the same
}
preview-dogfight-dice = Dice in air combat
preview-air-and-ground = { $air } / { $ground }
preview-air-lost = { $n ->
    [0] none
    [one] air step
   *[other] air steps
}
preview-submarine = Submarines: { $space }
preview-depth-charges = Dice of the ships against the submarines
preview-sub-losses = What the submarines lose before they fire
preview-assume-no-screen = Hidden fleets do not fire at the submarines; in truth battleships and cruisers among them do.
preview-sub-lost = { $n ->
    [0] no step lost
    [one] step lost
   *[other] steps lost
}
preview-hits = { $n ->
    [0] no hit
    [one] hit
   *[other] hits
}
preview-hits-defender = { $n ->
    [0] The defender loses nothing.
    [one] step lost by the defender
   *[other] steps lost by the defender
}
preview-ground = Ground combat: { $space }
preview-ground-battles = Ground combats
preview-defence-dice = Defence: { $side }
preview-attack-dice = Attack: { $side }
preview-hits-attacker = { $n ->
    [0] The attacker loses nothing.
    [one] step lost by the attacker
   *[other] steps lost by the attacker
}
preview-defender-gone = { $n ->
    [one] step lost: the defender’s only one
   *[other] steps lost: all of the defender’s
}
preview-attacker-gone = { $n ->
    [one] step lost: the attacker’s only one
   *[other] steps lost: all of the attacker’s
}
preview-attacker-losses = What the attacker loses
preview-helping = Steps with air support
preview-shelling = Steps with coastal bombardment
preview-idle = Steps that cannot fire, but take hits
preview-banzai-cost = Steps lost to Banzai after the round
preview-assume-worst-first = The attacker first loses steps that cannot fire, then those that cost him the fewest hits.
preview-assume-blocks = Every hidden block has { $n } steps.
preview-assume-no-support = No aircraft support the troops.

# the tour

tour-1-title = What it is about
tour-1-text = Summer 1942. Japan has what it wanted; can it keep it? Victory areas decide: Japan holds eight. Nine or more at the end of Mar/Apr 1943 are a Japanese victory, seven or fewer an Allied one; ten or more, or six or fewer, end the game at once.
tour-2-title = What it is about
tour-2-text = A war for Asia and the Pacific. Victory areas decide it: the track counts those that Japan holds, and the rules of the scenario say how many it needs, and when.
tour-3-title = Blocks
tour-3-text = Blocks stand upright: you see the faces of your own, of the enemy’s only whose they are and whether they are ships or troops. The pips along the edge are steps. Point at a stack to spread it out.
tour-4-title = The question
tour-4-text = You are asked one thing at a time. What you can click is lit on the map; everything can be taken back until a die is rolled or a block is shown.
tour-5-title = Before the first turn
tour-5-text = Five steps of battleships lie at Formosa: say how they are divided between two fleets. Take three and two.
tour-6-title = Influence
tour-6-text = Ships and land-based aircraft have Influence over the sea. Ships that enter a zone where the enemy has as much of it as you, or more, must stop there. This overlay counts it.
tour-7-title = Putting to sea
tour-7-text = Name a sea zone first, then the ships and troops that sail there: fleets and Marines up to three zones from their port, infantry two. Every fleet costs Japan one oil, every ground unit a Transport Point (Marines may pay oil instead); the box on the left adds it up before you commit.
tour-8-title = Putting to sea
tour-8-text = When your turn comes, name a sea zone first, then the ships and troops that sail there: fleets and Marines up to three zones from their port, infantry two. Begin with the Solomon Sea.
tour-9-title = The Supply Network
tour-9-text = Japan supplies its forces overseas through the sea zones of this network; every zone has its price in Transport Points. Who reaches only a partial source over land has no Hit-bonus; who reaches none does not attack, and is eliminated at the end of the turn. Garrisons hold out.
tour-10-title = Production
tour-10-text = Ships are built step by step: one WERP a turn moves a marker one box along its Build Track. A cruiser step takes three turns, a carrier step four, a battleship step five. Damaged steps come back the same way.
tour-11-title = Tables
tour-11-text = What everything costs and what the dice must show is here. A small number beside a sentence opens the rule it comes from.

# what is lost by saying done

panel-raiders = { $side } – from elsewhere
warn-unspent = { $n } WERP are not spent, and they cannot be saved.
warn-uncovered = Without supply, with the network as it is: { $places }.
warn-unsupplied = Without supply, and eliminated at the end of the turn if they stay: { $places }.
warn-more = {" "}and { $n } more

# steps that may pass by themselves

prompt-naval-movement = Naval movement
prompt-sail = Fleets that sail
prompt-network = Supply network
prompt-spend = Production
prompt-operational = Operational movement
prompt-strategic = Strategic movement
prompt-react = Reaction
prompt-strike = Strikes
prompt-join-strike = Joining the strike
prompt-submarine = Submarines
prompt-extend-with = Extended operations
prompt-extended-operations = Extended operations
prompt-after-round = Another round
prompt-ground-combat = Ground combat
prompt-consolidate-in-port = Consolidation in port
prompt-consolidate = Consolidation
prompt-banzai = Banzai
prompt-breakthrough = Breakthrough
prompt-rebase = Rebase
