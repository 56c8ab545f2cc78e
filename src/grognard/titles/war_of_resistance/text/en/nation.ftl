# Politics, replacements, factions and guerrillas.

box-removed = the units out of the game

cause-garrison = a garrison is too weak
cause-no-posture = no aggressive posture
cause-terror = terror bombing
cause-losses = Japanese losses
cause-japan-dot = a dot city has fallen
cause-japan-partial = a partial major city has fallen
cause-japan-full = a full major city has fallen
cause-japan-multi = a city of several hexes has fallen
cause-china-dot = a dot city is taken
cause-china-partial = a partial major city is taken
cause-china-full = a full major city is taken
cause-china-multi = a city of several hexes is taken
cause-shanghai-0 = a hex of Shanghai has fallen
cause-shanghai-1 = a hex of Shanghai has fallen
cause-shanghai-2 = a hex of Shanghai has fallen
cause-shanghai-3 = a hex of Shanghai has fallen
cause-shanghai-4 = a hex of Shanghai has fallen
cause-shanghai-5 = a hex of Shanghai has fallen
cause-dikes-japan = Japan has broken the dikes
cause-dikes-china = China has broken the dikes
cause-to-non-cooperative = a faction cooperates no more
cause-to-antagonistic = a faction turns hostile
cause-to-puppet = a faction goes over to Japan
cause-back-to-cooperative = a faction cooperates again
cause-back-to-non-cooperative = a faction is hostile no more
cause-capital-nanking = the capital is in Nanking
cause-capital-home = the capital is in Nationalist home territory
cause-capital-china = the capital is in China
cause-aid = foreign aid
cause-bases-6 = six Communist bases or more
cause-bases-11 = eleven Communist bases or more
cause-repression = Chinese anti-guerrilla operations
cause-region = regional puppet governments
cause-regions = two regional puppet governments or more
cause-nation = the national puppet government

grade-decisive = decisive
grade-substantial = substantial
grade-marginal = marginal
grade-draw = drawn

event-stability = Stability index { $was } to { $stability }: { $cause }.
event-level = Chinese stability goes from level { $was } to level { $level }.
event-stability-roll = Stability roll: { $dice } against an index of { $stability }.
event-restriction-roll = Tokyo: { $dice } on two dice; restriction level { $level }.
event-restriction = Tokyo's restriction level goes from { $was } to { $level }.
event-posture = China adopts an aggressive posture.
event-verdict = The outcome is { $grade }.

event-district-points = { $district }: { $cost } replacement points.
event-district-lost = { $district }: all sources are lost, and the replacement points with them.
event-arrives = { $piece } arrives: { $space }.
event-unit-converted = { $piece } becomes { $by }: { $space }.
event-released = { $piece } is released from its garrison.
event-withdrawn = { $piece } is withdrawn from the war.
event-debt-paid = { $district }: { $cost } replacement points go for withdrawn units.
event-rebuilt = { $piece } is rebuilt to { $values } for { $cost } points: { $space }.
event-replaced = { $piece } comes back as { $values } for { $cost } points of { $district }: { $space }.

ask-arrivals = Choose which reinforcement enters next.
ask-entering = Choose where { $piece } enters.
ask-withdrawal = Withdraw { $piece } or a unit like it.
ask-replacements = Replace eliminated units, rebuild reduced ones, or say done.
ask-restoring = Choose at what strength { $piece } comes back: 0 is its full one.
ask-restored = Choose the source at which { $piece } comes back.
prompt-replacements = Replacements

order-enter = Bring in { $target }
order-at = At { $target }
order-withdraw = Withdraw { $target }
order-replace = Replace { $target }
order-as = At strength { $target }
order-rebuild = Rebuild { $target }

ask-opening-supply = Choose the units that are in general supply in this turn: { $left } RE are left.
event-given-supply = { $piece } is in general supply.
event-given-supply-nearest = { $n } units that stand nearest to the enemy are in general supply.
order-supply = Supply { $target }
order-supply-nearest = Supply the others, who is nearest to the enemy first

event-capital-captured = The KMT capital is captured: { $space }.
event-capital-evacuates = The KMT government prepares to leave { $space }.
event-seat-evacuates = The puppet government of { $district } prepares to leave { $space }.
event-seat-works = The puppet government of { $district } works at { $space }.
event-capital-works = The KMT government works: { $space }.
event-government-roll = Without a government: die { $die } against level { $level }.
event-government = A new government is formed: { $space }.

ask-capital = The KMT capital is at { $space }: make it ready to leave, send it, set it up, or say done.
ask-government = Choose the city in which the new government sits.
prompt-capital = The KMT capital

order-evacuate = Make the capital ready to leave
order-evacuate-puppets = Make the puppet government at { $target } ready to leave
order-set-up-puppets = Set up the puppet government at { $target }
order-set-up-capital = Set the capital up
order-seat = In { $target }

event-puppet-government = A puppet government is established: { $district }, at { $space }.
event-puppet-roll = The puppet government of { $district } trembles: die { $die }.
event-puppet-collapse = The puppet government of { $district } collapses.
event-garrison-active = The garrison of { $district } is active: { $space }.
event-garrison-inactive = The garrison of { $district } stands down.

ask-puppets = Establish puppet governments, or say done.
prompt-puppets = Puppet governments

order-establish = Establish a provincial government at { $target }
order-establish-region = Establish a regional government at { $target }
order-establish-nation = Establish the national government at { $target }

cause-cooperative = cooperative
cause-non-cooperative = non-cooperative
cause-antagonistic = antagonistic
cause-puppet = a puppet

event-home-entered = Japanese units enter the home of the faction { $district }: { $space }.
event-home-violated = { $piece } violates the home of the faction { $district }: { $space }.
event-disbanded = { $piece } is disbanded: { $space }.
event-delivered = The faction { $district } gets { $n } points.
event-cooperation-roll = Faction { $district }: { $dice } on two dice, { SIGNED($modifier) }.
event-bribe-roll = A bribe of { $n } for the faction { $district }: die { $die }.
event-cooperation = The faction { $district } is now { $cause }.
event-unit-changes = { $piece } chooses its side: die { $die }.

ask-deliveries = Deliver points to factions, or say done.
ask-receiver = Choose the faction that gets { $n } points.
ask-bribe = The faction { $district } is about to fall away; { $n } points are paid. Deliver more, or say done.
prompt-deliveries = Deliveries to factions
prompt-bribe = A warlord's price

order-deliver = Deliver a resource point from { $target }
order-deliver-attack = Deliver an attack supply point from { $target }
order-faction = { $target }
    .target = district

# Factories, and what travels as freight besides supply.
item-capital = the capital
item-puppet-capital = the capital of a provincial puppet government
item-light-guns = a point of light position anti-aircraft
item-heavy-guns = a point of heavy position anti-aircraft
item-infantry-point = an infantry replacement point
item-armour-point = an armour replacement point
item-equipment-point = an equipment replacement point
item-navy-point = a replacement point of the navy
item-factory-1 = a part of factory 1
item-factory-2 = a part of factory 2
item-factory-3 = a part of factory 3
item-factory-4 = a part of factory 4
item-factory-5 = a part of factory 5
item-factory-6 = a part of factory 6
item-factory-7 = a part of factory 7
item-factory-8 = a part of factory 8
item-factory-9 = a part of factory 9

event-points-captured = { $points } replacement points on their way are lost: { $space }.
event-points-retreat = { $points } replacement points go back with the retreat: { $space } to { $to }.
event-capital-lost = The capital of the KMT is lost on its way.
event-produced = The factory of { $space } makes { $items } × { $item }.
event-factory-mended = The factory of { $space } is repaired: { $hits } hits are left.
event-road-mended = The Burma Road is repaired: { $hits } hits are left.
event-factory-wrecked = { $piece } damages the factory of { $space }: { $hits } hits.
event-factory-removed = { $side } remove the factory of { $space } for good.
event-factory-prepared = The factory of { $space } is made ready to leave.
event-factory-taken-down = The factory of { $space } is taken down, with { $hits } hits.
event-factory-installed = { $die }: a factory is set up in { $space }, with six hits.
event-factory-lost = A factory is lost.

ask-production = The factory of { $space } makes { $points } resource points: take attack supply (1 for 3) or general supply (4 for 1) instead, or say done.
prompt-production = Production
ask-mending = A month begins: take a hit off each factory, and off the Burma Road.
prompt-mending = Repairs of the month
ask-spoils = Remove captured factories, or parts of them, for good, or leave them.
prompt-spoils = Captured factories
ask-dispatch = { $district }: choose from which source replacement points go, by road or by rail.
prompt-dispatch = Sending replacement points

order-prepare-factory = Make factory { $target } ready to leave
order-take-down-factory = Take factory { $target } down
order-install-factory = Set factory { $target } up
order-dismantle-factory = Remove factory { $target } for good
order-mend-factory = Take a hit off factory { $target }
order-mend-burma-road = Take a hit off the Burma Road
order-wreck-factory = Damage the factory
order-dispatch = Send replacement points of { $target }
    .target = district
order-haul-points = By road from { $target }
order-ship-points = By rail from { $target }

event-dikes = { $side } break the dikes of the Hwang Ho: the river takes a new course, and the land beside it is swamp.
order-break-dikes = Break the dikes of the Hwang Ho

# Japanese garrisons.
event-post-owed = { $piece } is owed to the garrison of { $district }: it must be replaced as soon as possible.
event-posted = { $piece } joins the garrison of { $district }: { $space }.
event-called-up = { $piece }, still forming, is called up for the garrison of { $district }: { $space }.
event-quartered = { $piece } goes to quarters: { $space }.
event-forms-again = { $piece } goes on forming.
ask-posting = Choose the unit that joins the garrison of { $district }.
prompt-posting = To the garrison
ask-quarters = Choose the city of { $district } for { $piece }.
prompt-quarters = Quarters
ask-call-up = Call up forming units of active garrisons, for an infantry replacement point each, or say done.
prompt-call-up = Forming units
ask-quartering = The garrison of { $district } is quiet again: put its units into cities.
prompt-quartering = To quarters
order-post = { $target }
order-call-up = Call up { $target }
order-quarter = Put { $target } into a city

# Boxes.
event-enters-box = { $piece } goes from { $space } to { $to }.
event-leaves-box = { $piece } comes from { $space } to { $to }.
ask-deployment = Place your units within their provinces, then say done.
prompt-deployment = Set-up
order-deploy = Place { $target }
ask-placing = Choose where { $piece } begins the war.
prompt-placing = Its place
event-deployed = { $piece } begins the war at { $space }.
ask-leaving = Choose where { $piece } comes out.
prompt-leaving = Out of the box
ask-overflow = { $space } holds no more than its capacity: choose what is lost.
prompt-overflow = Too much on the Burma Road
order-enter-box = Enter the box beyond the edge of the map
order-leave-box = Bring { $target } out of its box
order-entrain-to-hanoi = Send { $target } to Hanoi by strategic rail
order-entrain-from-hanoi = Send { $target } out of Hanoi by strategic rail
order-repair-burma-road = Repair the Burma Road with { $target }
