# What the lobby says: scenarios, seats, presets, and what each choice of an option means.

subtitle = The war against Japan, 1941 to 1945

side-japan = Japan
side-allies = the Allies
side-navy = the Imperial Navy
side-army = the Japanese Army
side-us = the United States
side-us-army = the US Army
side-us-navy = the US Navy
side-britain = Britain
side-china = China
side-anzac = the ANZAC
side-soviet = the Soviet Union
seat-japan = the Japanese player
seat-allies = the Allied player
seat-navy = the Imperial Navy
seat-army = the Japanese Army
seat-us = the American player
seat-us-army = the US Army
seat-us-navy = the US Navy
seat-britain = the British player
seat-china = the Chinese player
seat-anzac = the ANZAC player
seat-soviet = the Soviet player

scenario-operation-z = Operation Z (Autumn 1941 to Autumn 1942)
scenario-operation-z-about = The blow at Pearl Harbor and the conquest of the South: five turns in which Japan must take all it can hold.
scenario-divine-wind = Divine Wind (Winter 1943 to Summer 1945)
scenario-divine-wind-about = The tide has turned: eleven turns in which the Allies fight their way back towards Japan.
scenario-campaign = The Great Pacific War (Autumn 1941 to Summer 1945)
scenario-campaign-about = The whole war in sixteen turns, with all rules of the advanced game.

preset-basic = Basic game
preset-basic-about = Rules 1 to 23, all that a scenario needs.
preset-advanced = Advanced game
preset-advanced-about = With battlegroups, limited intelligence, paratroops, the Burma Road, strategic bombing and submarines.
preset-everything = Everything
preset-everything-about = The advanced game with all optional rules and variants that go together.
preset-seven-players = Seven players
preset-seven-players-about = Every power has a player of its own, and each is judged for itself.

group-people = Players
group-advanced = Advanced game (rules 24 to 31)
group-optional = Optional rules (34 to 39)
group-variants = Variants (40 to 44)
group-readings = Where the rulebook can be read in two ways
group-inferred = Rulings where the rulebook is silent

option-players = Number of players
option-players-two = two: one for each side
option-players-three = three: the United States apart from the other Allies
option-players-four = four: the Japanese services apart too
option-players-five = five: Britain and China apart too

option-victory = Victory
option-victory-alliance = a side wins or loses together
option-victory-coalition = each player is judged for himself

option-anzac = ANZAC
option-anzac-joint = British, from Winter 1943 American
option-anzac-separate = a force and a player of their own

option-soviet = Soviet Union
option-soviet-neutral = neutral for the whole game
option-soviet-player = a player of its own, who may enter the war

option-us-services = US Army and US Navy
option-us-services-one = one player
option-us-services-two = two players, rivals for prestige

option-battlegroups = Naval battlegroups
option-battlegroups-off = sunk is sunk
option-battlegroups-on = certain units leave a battlegroup behind

option-intelligence = Intelligence
option-intelligence-open = everything can be seen
option-intelligence-limited = task forces, installations and home bases hide what is in them

option-breakdown = Breakdown of H units
option-breakdown-off = H units stay whole
option-breakdown-on = H units may be divided and put together again

option-paratroops = Paratroops
option-paratroops-off = not used
option-paratroops-on = used as the charts list them

option-burma-road = Burma Road
option-burma-road-off = cannot be built
option-burma-road-on = may be built hex by hex

option-garrison = Garrison of Manchuria
option-garrison-off = none is needed
option-garrison-on = forty factors of the Japanese Army

option-strategic-bombing = Strategic bombing
option-strategic-bombing-off = none
option-strategic-bombing-on = against the Japanese home bases

option-submarines = Submarine interdiction
option-submarines-off = none
option-submarines-on = of narrow-sea areas

option-birthday = The Emperor’s birthday
option-birthday-off = not celebrated
option-birthday-on = each service owes him a victory every spring

option-guerrillas = Chinese guerrillas
option-guerrillas-off = none
option-guerrillas-on = one in a turn, behind the Japanese lines

option-evacuation = Evacuation
option-evacuation-off = only from ports
option-evacuation-on = also from open coasts

option-banzai = Banzai!
option-banzai-off = no effect stays no effect
option-banzai-on = the Japanese player may make it an exchange

option-atomic = The atomic bomb
option-atomic-off = not used
option-atomic-on = from Summer 1945

option-unconditional = Unconditional surrender
option-unconditional-off = the campaign ends with Summer 1945
option-unconditional-on = it goes on until all want to stop or one side holds everything

option-asia = Asia for the Asians
option-asia-off = no Asian infantry
option-asia-on = thirteen units for the Japanese Army

option-special-ships = Special programme of the Imperial Navy
option-special-ships-off = cancelled
option-special-ships-on = three more ships in 1945, at double price

option-vietnam = Vietnamese nationalism
option-vietnam-off = Indochina like any other country
option-vietnam-on = Allied Objectives there need a garrison

option-europe = The war in Europe
option-europe-off = no German intervention
option-europe-on = dice in Spring 1943 may bring the Germans to Asia

option-suez = Raids towards Suez
option-suez-off = none
option-suez-on = Japanese carriers may help the Germans in 1942

option-cap-order = Who sends combat air patrols first
option-cap-order-phasing-first = the phasing side (rule 10)
option-cap-order-reacting-first = the other side (turn chart)

option-bare-islands = Islands without city and anchorage
option-bare-islands-no-port = are no ports
option-bare-islands-port = are ports

option-island-landings = Landing on a friendly shore without a port
option-island-landings-coasts-and-islands = on coasts and islands
option-island-landings-coasts = on coasts only

option-chinese-at-sea = Strategic redeployment of the Kuomintang by sea
option-chinese-at-sea-redeployed = allowed
option-chinese-at-sea-never = forbidden

option-leaders-hop = Leaders and island hopping
option-leaders-hop-hop = hop like infantry
option-leaders-hop-stay = cross the sea aboard ship only

option-exchange-value = Losses of the attacker in an exchange
option-exchange-value-as-fought = by strength as it fought
option-exchange-value-printed = by printed strength

option-zone-and-installations = Zones of control over an enemy installation
option-zone-and-installations-taken = take control of its hex
option-zone-and-installations-held = do not

option-leader-help = A land leader who is not strategic
option-leader-help-one-combat = helps one combat in a segment
option-leader-help-every-combat = helps every combat of units with him

option-closed-bases = Units in the box of a base (limited intelligence)
option-closed-bases-unseen = hinder nobody outside their hex: neither supply lines nor crossings nor redeployments
option-closed-bases-felt = are felt next to their hex, which tells that they are there

option-repeated-raids = Raids on a hex in one segment
option-repeated-raids-allowed = again and again by units not used yet, each time under new fire
option-repeated-raids-once = once for each kind of raid

option-spotting = What reaction fleets have spotted
option-spotting-at-declaration = is judged when they declare their attacks, after the air steps
option-spotting-at-movement = is judged when the reaction segment begins, before anybody flies

option-adjacent-hexside = Ships adjacent to a hexside
option-adjacent-hexside-touching = lie in one of its two hexes, or in one at its ends
option-adjacent-hexside-beside = lie in one of its two hexes

option-lost-transports = Troops aboard a lost ship
option-lost-transports-shift = go aboard others that have room
option-lost-transports-lost = are lost with it
