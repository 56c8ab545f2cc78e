# 13.3 US entry

stock-entry-japan = entry pool against Japan
stock-entry-europe = entry pool against Germany and Italy
stock-tension-japan = tension pool against Japan
stock-tension-europe = tension pool against Germany and Italy

policy-chinese-aircraft = 1 Chinese build aircraft
policy-french-carrier = 4 French CV interned
policy-greenland-iceland = 7 Occupy Greenland and Iceland
policy-resources-china = 9 Resources to China
policy-east-coast-escorts = 11 US East Coast escorts
policy-strategic-embargo = 13 Embargo on strategic materials
policy-resources-west = 15 Resources to the western Allies
policy-destroyers = 16 Gift of destroyers to the Commonwealth
policy-lend-lease-china = 17 Lend-lease to China
policy-resources-ussr = 19 Resources to the USSR
policy-air-escorts = 20 Escorts by land-based aircraft
policy-gear-up = 22 Gear up production
policy-freeze-assets = 23 Freeze Japanese assets
policy-burma-road = 24 Reopen the Burma Road
policy-repair-ships = 25 Repair ships of the western Allies
policy-pearl-harbor = 26 Relocate the fleet to Pearl Harbor
policy-lend-lease-west = 27 Lend-lease to the western Allies
policy-strategic-bombers = 28 Begin production of strategic bombers
policy-north-atlantic-escorts = 29 North Atlantic escorts
policy-lend-lease-ussr = 30 Lend-lease to the USSR
policy-oil-embargo = 31 Embargo on oil
policy-refute-zones = 32 Refute naval war zones
policy-panama = 33 Close the Panama Canal
policy-war-appropriations = 34 Pass the War Appropriations Bill
policy-reinforce-pacific = 36 The Commonwealth reinforces the Pacific
policy-arm-merchantmen = 38 Arm merchantmen
policy-guam = 40 Reinforce Guam
policy-philippines = 41 Reinforce the Philippines
policy-reinforce-nei = 43 The Commonwealth reinforces the Netherlands East Indies
policy-northern-ireland = 44 Occupy Northern Ireland
policy-advance-builds = 46 Build units in advance
policy-war-on-minors = 48 May declare war on minor countries
policy-unrestricted-warfare = 50 Unrestricted naval warfare

deed-indochina = Japan occupies Indo-China
deed-japan-ussr-pact = Japan and the USSR sign a neutrality pact
deed-marshalls = Japan militarises the Marshalls
deed-china-conquered = the Axis conquers China
deed-madagascar = Japan occupies Madagascar
deed-burma-road-closed = Japan forces closure of the Burma Road
deed-japan-china-peace = Japan and China make peace
deed-ussr-war-japan = the USSR declares war on Japan
deed-japan-war-ussr = Japan declares war on the USSR
deed-chinese-city = Japan occupies a Chinese city
deed-japan-war-usa = Japan declares war on the USA
deed-axis-war-usa = Germany or Italy declares war on the USA
deed-axis-war-ussr = Germany or Italy declares war on the USSR
deed-axis-war-west = Germany or Italy declares war on the Commonwealth or France
deed-uk-invaded = the Axis invades the United Kingdom
deed-uk-conquered = the Axis conquers the United Kingdom
deed-dominion-conquered = the Axis conquers a Commonwealth home country
deed-strait-taken = the Axis controls Gibraltar, Suez or Singapore
deed-minor-joins-axis = a minor country aligns with the Axis
deed-axis-war-minor-great = the Axis declares war on a great neutral minor country
deed-axis-war-minor-middle = the Axis declares war on a neutral minor country of weight
deed-axis-war-minor = the Axis declares war on a neutral minor country
deed-japan-war-minor = Japan declares war on a neutral minor country
deed-minor-supported = the Allies support an attacked minor country
deed-vichy = the Vichy government is installed
deed-france-conquered = the Axis conquers France
deed-west-war-germany = the Commonwealth or France declares war on Germany
deed-allied-war-axis = an Allied power declares war on an Axis power
deed-eastern-poland = the USSR controls eastern Poland
deed-baltic-states = the USSR controls the Baltic States
deed-border-war = the USSR goes to war over a border claim
deed-peace = an Allied and an Axis power make peace
deed-minor-joins-allies = a minor country aligns with an Allied power
deed-allied-war-minor-america = the Allies declare war on a minor country of America
deed-allied-war-minor-europe = the Allies declare war on a minor country of Europe
deed-allied-war-minor = the Allies declare war on a minor country
deed-neutral-war-minor = the USSR or the USA declares war on a minor country
deed-japan-war-west = Japan declares war on the Commonwealth, France or the Netherlands
deed-japan-seizure = Japanese search and seizure
deed-axis-seizure = German or Italian search and seizure
deed-allied-seizure = Allied search and seizure

event-entry-drawn = The USA lays { $n ->
    [one] a marker
   *[other] { $n } markers
} in the { $stock }.
event-entry-lasts = US entry goes on growing ({ $deed }): { $n ->
    [one] a marker
   *[other] { $n } markers
} in the { $stock }.
event-entry-grows = US entry action ({ $deed }): { $n ->
    [0] no marker
    [one] a marker
   *[other] { $n } markers
} in the { $stock }.
event-entry-shrinks = US entry action ({ $deed }): { $n ->
    [0] no marker leaves
    [one] a marker leaves
   *[other] { $n } markers leave
} the { $stock }.
event-entry-barred = The { $stock } has no marker left to move: the USA can never declare war on its powers.
event-entry-shown = The USA shows a marker of { $n } in the { $stock }.
event-entry-lost = A marker goes back from the { $stock }.
event-entry-over = The USA is at war with Germany, Italy and Japan: its markers go back.
event-adopted = US entry option: { $policy }.
event-tension = Tension of { $points } for { $policy }: { $n ->
    [0] no marker moves
    [one] a marker moves
   *[other] { $n } markers move
}.
event-war-tension = Tension of { $points } for the declaration of war on { $side }: { $n ->
    [0] no marker moves
    [one] a marker moves
   *[other] { $n } markers move
}.
event-tightened = A marker goes to tension from the { $stock }.
event-interned = { $piece } is interned.
event-us-war = The USA declares war on { $side }.
event-us-war-fails = Congress refuses a declaration of war on { $side }.

ask-entry-marker = An entry marker is drawn: into which pool does it go?
ask-entry-pool = US entry action ({ $deed }): which entry pool is it for?
ask-entry-options = Choose a US entry option, or say done.
ask-proof = { $policy }: show markers until your level is proven.
ask-effort = { $policy }: with the fleet at Pearl Harbor you may change the cost in tension.
ask-tension-pool = { $policy }: from which entry pool does the marker move?
ask-spare-tension = { $policy }: move a marker to tension, or leave it?
ask-interned = { $piece } is interned: a transport instead, or repair as an American carrier?

order-into = Pool: { $target }
order-adopt = Choose: { $target }
order-show = Show: { $target }
order-effort = Cost { $target }
order-move-marker = Move a marker: { $target }
order-leave-markers = Leave the markers
order-intern = Interned: { $target }

into-japan = against Japan
into-europe = against Germany and Italy
move-marker-japan = against Japan
move-marker-europe = against Germany and Italy
intern-transport = a transport instead
intern-repair = repair as an American ship

prompt-entry-marker = US entry marker
prompt-entry-pool = US entry action
prompt-entry-options = US entry options
prompt-proof = Proof of the level
prompt-effort = Cost in tension
prompt-tension-pool = Tension
prompt-spare-tension = Tension
prompt-interned = Interned carrier

# 13.2 Entry markers on borders

event-border-drawn = { $side } draws an entry marker for its border with { $nation }.
event-border-offensive = { $side } has an offensive marker, face-down, on its border with { $nation }.
event-border-defensive = { $side } has a defensive marker of { $n } on its border with { $nation }.
event-border-shifted = { $side } moves an entry marker to its border with { $nation }.
event-border-returned = { $side } gives back an entry marker of { $n } from its border with { $nation }; it still counts.

ask-border-draw = Draw an entry marker for a border, or say done ({ $n } left).
ask-border-use = The marker is a { $n }: do you lay it as an offensive or a defensive one against { $side }?
ask-border-change = You may turn over one marker, or move one to another border; or say done.
ask-border-shift = To which border does the marker go?

order-border-with = Border with { $target }
order-offensive = Offensive, face-down
order-defensive = Defensive, face-up
order-flip-marker = Turn over marker { $target }
order-shift-marker = Move marker { $target }

prompt-border-draw = Entry markers
prompt-border-use = Entry markers
prompt-border-change = Entry markers
prompt-border-shift = Entry markers

event-border-converted = { $side } has no marker left on the map: one of { $n } is drawn, shown and turned over on its border with { $nation }.
event-border-too-high = { $side } draws a marker of { $n }, more than what it has on record for its border with { $nation }: it goes back.
order-convert = Turn over what is on record: { $target }
into-offensive = from offensive to defensive
into-defensive = from defensive to offensive

# 13.3.2, 13.3.3 What the USA and Japan occupy, the Burma Road

place-greenland-iceland = Greenland and Iceland
place-northern-ireland = Northern Ireland
place-indochina = Indo-China
place-madagascar = Madagascar
order-occupy = Occupy { $target }
    .target = place
event-occupies = { $side } takes control of { $place }.
ask-cession = The USA wants to occupy Northern Ireland: do you consent?
prompt-cession = Northern Ireland
order-close-road = Have the Burma Road closed
event-burma-closed = { $side } has the Burma Road closed by pressure on the Commonwealth.
event-joins-free-french = { $piece } joins the force pools of the Free French.
event-burma-open = The Burma Road is open again.
