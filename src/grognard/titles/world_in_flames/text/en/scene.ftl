# What the page shows beside the map.

legend-printed = In a hex: C capital, c city, number of factories, @ port. Along its sides: ~ river, % lake, ^ alpine, # fort, : strait.
look-credits = Designed by { $designer }, published by { $publisher } ({ $year })

camp-germany = Germany
camp-italy = Italy
camp-japan = Japan
camp-ussr = USSR
camp-commonwealth = Commonwealth
camp-usa = USA
camp-france = France
camp-china = China
camp-vichy = Vichy France
camp-nobody = nobody

boxes-units = Units
slot-pool = Reserves
slot-lost = Destroyed
slot-circle = Production circle
slot-away = Other theatres
slot-aloft = In the air

track-goals = Goals held by the side that must take some

state-face-down = Face-down: neither moves nor attacks
state-unsupplied = Out of supply
state-moving = In hand
state-attacking = Attacks
state-moved = Has moved

sign-battle = Attack
sign-great = Great city
sign-goal = City that counts
sign-taken = Taken this turn

scene-date = { $season } { $year }
scene-surprise = surprise
scene-battle = An attack is declared or being put together here.
scene-goal = Counts for victory: { $name }.
scene-taken = Changed hands this turn: nobody draws supply from here.

zone-arctic = Arctic
zone-north-temperate = North Temperate
zone-mediterranean = Mediterranean
zone-north-monsoon = North Monsoon
zone-south-monsoon = South Monsoon
zone-south-temperate = South Temperate

season-short-jan-feb = Jan/Feb
season-short-mar-apr = Mar/Apr
season-short-may-jun = May/Jun
season-short-jul-aug = Jul/Aug
season-short-sep-oct = Sep/Oct
season-short-nov-dec = Nov/Dec

note-capital = capital
note-city = city
note-factories =
    { $n ->
        [one] 1 factory
       *[other] { $n } factories
    }
note-resources =
    { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
note-oil = oil: { $n }
note-port = port
note-rail = railway

ground-clear = clear
ground-forest = forest
ground-jungle = jungle
ground-mountain = mountain
ground-desert = desert
ground-desert-mountain = desert mountain
ground-swamp = swamp
ground-lake = lake
ground-sea = sea

kind-inf = infantry
kind-mil = militia
kind-arm = armour
kind-gar = garrison
kind-hq-i = infantry headquarters
kind-hq-a = armoured headquarters
kind-mech = mechanised
kind-terr = territorial
kind-cav = cavalry
kind-mot = motorised
kind-mtn = mountain
kind-part = partisans
kind-para = airborne
kind-mar = marines
kind-eng = engineers
kind-art = artillery
kind-artm = motorised artillery
kind-arts = self-propelled artillery
kind-artr = rocket artillery
kind-aa = anti-aircraft
kind-at = anti-tank
kind-ski = ski troops
kind-war = warlord
kind-phq = partisan headquarters
kind-ftr = fighter
kind-lnd = land bomber
kind-nav = naval bomber
kind-atr = air transport
kind-cvp = carrier plane
kind-bomb = flying bomb
kind-abomb = atomic bomb

value-strength = strength
value-move = movement
value-reorganisation = reorganisation
value-air-to-air = air-to-air
value-tactical = tactical
value-strategic = strategic
value-range = range

trait-white = white print
trait-small = division

tone-supplied = in supply
tone-primary = primary source
tone-secondary = headquarters or capital that works as a source
tone-unsupplied = source that is cut off
tone-move = within its movement
tone-tired = would be turned face-down
tone-fine = fine
tone-rain = rain
tone-snow = snow
tone-delivered = reaches a factory
tone-stuck = stays where it is
tone-idle = factory without a resource
tone-wanted = convoys are lacking
tone-contested = both camps
tone-storm = storm
tone-blizzard = blizzard

overlay-supply-germany = German supply
overlay-freight-germany = German resources and convoys
overlay-note-supply-germany = Where a German unit would be in supply now.
overlay-note-freight-germany = Where the resources go by rail and sea, what stays behind, and where convoys are lacking.
overlay-supply-italy = Italian supply
overlay-freight-italy = Italian resources and convoys
overlay-note-supply-italy = Where an Italian unit would be in supply now.
overlay-note-freight-italy = Where the resources go by rail and sea, what stays behind, and where convoys are lacking.
overlay-supply-japan = Japanese supply
overlay-freight-japan = Japanese resources and convoys
overlay-note-supply-japan = Where a Japanese unit would be in supply now.
overlay-note-freight-japan = Where the resources go by rail and sea, what stays behind, and where convoys are lacking.
overlay-supply-ussr = Soviet supply
overlay-freight-ussr = Soviet resources and convoys
overlay-note-supply-ussr = Where a Soviet unit would be in supply now.
overlay-note-freight-ussr = Where the resources go by rail and sea, what stays behind, and where convoys are lacking.
overlay-supply-commonwealth = Commonwealth supply
overlay-freight-commonwealth = Commonwealth resources and convoys
overlay-note-supply-commonwealth = Where a Commonwealth unit would be in supply now.
overlay-note-freight-commonwealth = Where the resources go by rail and sea, what stays behind, and where convoys are lacking.
overlay-supply-usa = American supply
overlay-freight-usa = American resources and convoys
overlay-note-supply-usa = Where an American unit would be in supply now.
overlay-note-freight-usa = Where the resources go by rail and sea, what stays behind, and where convoys are lacking.
overlay-supply-france = French supply
overlay-freight-france = French resources and convoys
overlay-note-supply-france = Where a French unit would be in supply now.
overlay-note-freight-france = Where the resources go by rail and sea, what stays behind, and where convoys are lacking.
overlay-supply-china = Chinese supply
overlay-freight-china = Chinese resources and convoys
overlay-note-supply-china = Where a Chinese unit would be in supply now.
overlay-note-freight-china = Where the resources go by rail and sea, what stays behind, and where convoys are lacking.
overlay-zoc-germany = German zones of control
overlay-note-zoc-germany = Where enemies of Germany must stop.
overlay-zoc-japan = Japanese zones of control
overlay-note-zoc-japan = Where enemies of Japan must stop.
overlay-zoc-ussr = Soviet zones of control
overlay-note-zoc-ussr = Where enemies of the USSR must stop.
overlay-zoc-commonwealth = Allied zones of control
overlay-note-zoc-commonwealth = Where enemies of the Commonwealth must stop.
overlay-seas = Who is at sea
overlay-note-seas = The units in each sea box: of one power or camp, or of both.
overlay-arrivals = Who can come here
overlay-note-arrivals = Whose aircraft, ships and units could come to a hex or a sea in an impulse.
overlay-arrivals-at = Who can come to { $space }
overlay-by-air = by air: { $names }
overlay-by-sea = by sea: { $names }
overlay-by-land = on land: { $names }
overlay-nobody = Nobody can come here in this impulse.
overlay-idle = { $n } { $n ->
    [one] factory gets
   *[other] factories get
  } no resource
overlay-resources = { $space }: { $n } delivered, { $left } left
overlay-convoys = { $n } convoy points carry resources, { $left } carry nothing
overlay-more-convoys = { $n } more convoy points are needed here
overlay-shortage = With the convoy points that are lacking { $n } more { $n ->
    [one] resource
   *[other] resources
  } would arrive.
overlay-control = Control
overlay-weather = Weather
overlay-reach = Reach
overlay-rail = By rail
overlay-way = Way
overlay-note-control = Who controls each hex.
overlay-note-weather = The weather in each hex; it is milder in deserts.
overlay-note-reach = Where a unit can go, and at what price.
overlay-note-rail = The stations that a unit can reach by rail.
overlay-note-way = The way of a move.
overlay-reach-of = Reach of { $piece }
overlay-rail-of = { $piece } by rail

panel-forces = The war in numbers
panel-lacking = With more convoys { $n } more { $n ->
    [one] resource
   *[other] resources
  } would arrive: { $names }
panel-gearing = Built in this turn, and how many may be: one more of a class than last turn.
panel-arrives = Comes in { $season } { $year }, after { $n } { $n ->
    [one] turn
   *[other] turns
  }.
panel-launched = Launched in { $season } { $year }; to fit it out costs { $n } more then.
gearing-infantry = infantry
gearing-armour = armour
gearing-cavalry = cavalry
gearing-artillery = artillery
gearing-aircraft = aircraft
gearing-ships = ships
arm-land = on land
arm-air = aircraft
arm-ships = ships
arm-convoys = convoys
arm-cities = cities
arm-points = points last turn
panel-combats = Combats
panel-action = What the action still allows
panel-impulses = Turn and impulse
panel-turns = Turns
panel-ends = The turn ends on a die of at most
panel-marker = impulse { $n }
panel-weather = Weather
panel-sky = Supply paths of { $supply } hexes, terrain costs × { $cost }, odds { $shift }.
panel-next = Next roll
panel-asterisks = +{ $n }
panel-initiative = Initiative
panel-track = Marker
panel-cities = Cities that count
panel-coming = Reinforcements and reserves
panel-reserves = Reserves, not called
limited-moves = land moves
limited-attacks = attacks
limited-rail = rail moves
limited-missions = air missions
end-axis = Axis
end-allied = Allies
goal-main = great cities: two or three win the war
goal-all = with one great city, both of these
goal-any = and one of these make a draw

chart-assault = Land combat: assault
chart-assault-note = Losses of attacker and defender; * attackers stay face-up, R retreat, S shattered, B breakthrough. Reconstructed.
chart-blitzkrieg = Land combat: Blitzkrieg
chart-blitzkrieg-note = Losses of attacker and defender; * attackers stay face-up, R retreat, S shattered, B breakthrough. Reconstructed.
chart-two-dice = Land combat with two dice
chart-two-dice-note = h: half of the attackers stay face-up; +: one loss more on bad ground or in bad weather. Every level of the odds above 1:1 adds two. Reconstructed.
chart-die = die
chart-total = total
chart-terrain = Terrain
chart-terrain-note = Rain, storm and blizzard double all costs. Reconstructed.
chart-terrain-name = terrain
chart-terrain-foot = cost
chart-terrain-motorised = motorised (option)
chart-terrain-defence = defence
chart-skies = What the weather does
chart-sky-name = weather
chart-sky-supply = supply path
chart-sky-cost = costs
chart-sky-shift = odds
chart-sky-winter = with winter troops
chart-weather = Weather
chart-weather-note = Asterisks are added to the next roll; the last number is how far the impulse marker goes. Reconstructed.
chart-weather-season = turn
chart-weather-roll = die
chart-weather-asterisks = next
chart-weather-advance = marker
chart-limits = Limits of actions
chart-limits-note = A land action has no limit of land moves and attacks.
chart-limits-power = power
chart-limits-land-combined = moves, combined
chart-limits-attacks-combined = attacks, combined
chart-limits-rail = rail, land
chart-limits-rail-combined = rail, combined

preview-attack = attack
preview-defence = defence
preview-shift = levels of the odds by weather and terrain
preview-modifier = die
preview-chooser = { $side } chooses the table.
preview-no-relief = Winter troops are not put in front.
preview-combats = Combats
preview-result =
    Losses: attacker { $attacker }, defender { $defender }{ $code ->
        [R] , survivors retreat
        [S] , survivors are shattered
        [B] , survivors are shattered, breakthrough
       *[none] {""}
    }; { $up ->
        [all] attackers stay face-up
        [half] half of the attackers stay face-up
       *[none] attackers are turned face-down
    }.

tour-1-title = The question
tour-1-text = Here stands what you are asked. Every order can be taken back until a die is rolled.
tour-2-title = What it is about
tour-2-text = Leningrad, Moscow and Kiev: with two of them after five turns Germany wins.
tour-3-title = Reserves
tour-3-text = War has been declared: militia may be called in its own cities. It arrives face-down. Call Kharkov, then say done.
tour-4-title = The action
tour-4-text = A land action moves and attacks without limit; a combined action only a little of everything; a pass brings the end of the turn nearer.
tour-5-title = The action
tour-5-text = A land action moves and attacks without limit; a combined action only a little of everything; a pass brings the end of the turn nearer.
tour-6-title = Trains
tour-6-text = Units go by rail from city to city and lie face-down afterwards. Say done: they are needed at the front.
tour-7-title = The XXIV motorised corps
tour-7-text = Seven to fight, six to move. Take it in hand.
tour-8-title = Where it can go
tour-8-text = The overlay shows every hex in reach and its price. It closes up to the enemy and must stop there: it is in his zone of control.
tour-9-title = The tanks at Gomel
tour-9-text = Take them in hand: the map shows every hex in reach and its price.
tour-10-title = To the marshes
tour-10-text = In the way of the enemy they hold up an army. Face-down they would neither move nor attack.
tour-11-title = Enough moved
tour-11-text = Say done: then come the attacks.
tour-12-title = Cossacks on the Bug
tour-12-text = Every attack is declared before the first is fought. Name the hex.
tour-13-title = Who attacks
tour-13-text = The panel shows the odds and the exact chances of both tables while units join. With more armour than the defender you choose the table.
tour-14-title = Commit
tour-14-text = Fifteen against four is three to one. Commit the attack; the die falls when all are declared.
tour-15-title = How long the turn lasts
tour-15-text = After every impulse a die is rolled: the number in the box ends the turn. Bad weather moves the marker faster.
tour-16-title = Supply
tour-16-text = A unit traces four hexes to a city at home, or to a headquarters from which a railway leads there. Out of supply it cannot attack.
tour-17-title = Supply
tour-17-text = A unit traces four hexes to a city at home, or to a headquarters from which a railway leads there. Out of supply it cannot attack.
tour-18-title = The tables
tour-18-text = The Blitzkrieg table drives defenders back and keeps attackers face-up; the assault table kills.

warn-supply =
    { $n ->
        [one] They are out of supply where they stand: { $pieces }.
        [2] They are out of supply where they stand: { $pieces }.
        [3] They are out of supply where they stand: { $pieces }.
        [4] They are out of supply where they stand: { $pieces }.
       *[other] { $n } units that have moved are out of supply; the supply overlay shows where.
    }
warn-unspent =
    { $n ->
        [one] One build point is left that could be spent, and would be lost.
       *[other] { $n } build points are left that could be spent, and would be lost.
    }
