# What the lobby says: scenarios, seats, presets, and what each choice of an option means.

subtitle = World War II in Asia and the Pacific, 1941 to 1945

side-japan = Japan
side-allies = the Allies
seat-japan = the Japanese player
seat-allies = the Allied player

scenario-tipping-the-balance = Tipping the balance (Jul/Aug 1942 to Mar/Apr 1943)
scenario-tipping-the-balance-about = The Americans reach for the initiative and the Japanese cling to it: five turns in which both must attack and defend. A good one to begin with.
scenario-surprise = Surprise! (Nov/Dec 1941 to Jul/Aug 1942)
scenario-surprise-about = Pearl Harbor, Malaya, the Philippines and the Indies: five turns of Japanese attack against time.
scenario-campaign-1942 = Campaign from Jan/Feb 1942
scenario-campaign-1942-about = The whole war, from the Japanese flood tide to its end.
scenario-campaign-1941 = Campaign from Nov/Dec 1941
scenario-campaign-1941-about = The whole war, beginning with the attack on Pearl Harbor.

preset-classic = As printed
preset-classic-about = The rules of the book, no optional rule.
preset-beginner = Beginner
preset-beginner-about = No Supply Network to build and no capacities to count: fewer things to keep in mind in the first games.
preset-everything = Everything
preset-everything-about = All optional rules of section 13 that go together.

group-optional = Optional rules (section 13)
group-inferred = Rulings where the rulebook is not at hand

option-simple-supply = Simplified Japanese supply and transport
option-simple-supply-off = the Supply Network, zone by zone
option-simple-supply-on = no network; a fifth of the Transport Capacity each turn

option-monsoon = Indian monsoon
option-monsoon-off = no monsoon
option-monsoon-on = in Jul/Aug no builds, strategic moves or air combat in India and Burma

option-conversion = Japanese carrier conversion
option-conversion-off = ships are finished as they were laid down
option-conversion-on = battleship and cruiser markers may become carriers

option-airborne = Airborne units
option-airborne-off = not used
option-airborne-on = one airborne unit for Japan and one for the USA

option-splitting = Splitting fleets
option-splitting-off = fleets leave port whole
option-splitting-on = fleets may split when they leave port

option-crude-oil = Crude oil
option-crude-oil-off = every reaction costs oil
option-crude-oil-on = one free reaction for each oil port in the Allied turn

option-bid = Bid for sides: Special Actions given at the start
option-bid-none = nobody receives anything
option-bid-japan-1 = one more Special Action for Japan
option-bid-japan-2 = two more Special Actions for Japan
option-bid-allies-1 = one more Special Action for the Allies
option-bid-allies-2 = two more Special Actions for the Allies

option-open-actions = Special Actions of the enemy
option-open-actions-open = everybody sees them
option-open-actions-closed = only their owner sees them

option-damages = Several damages on one fleet
option-damages-spread = damage sound steps as long as there are any
option-damages-combine = two of them make a hit at once

option-hit-step = Step of a fleet that takes a hit
option-hit-step-owner = the owner chooses
option-hit-step-damaged = a damaged step goes first

option-bombing = Strategic bombing
option-bombing-dice = a die for each bomber: 4 or more costs a WERP, 1 loses the bomber
option-bombing-none = no effect

option-bombers = Bomber Points can be bought
option-bombers-bought = for 5 WERP each
option-bombers-none = none can be bought

option-lost-airbase = Loss of the last strategic airbase
option-lost-airbase-halved = half of the Bomber Points are lost
option-lost-airbase-kept = the Bomber Points wait

option-us-routes = Sea routes to the USA
option-us-routes-map = where the map leads, like all routes
option-us-routes-hawaii = through the Hawaiian Islands only

option-minor-supply = Supply of minor powers
option-minor-supply-traced = to Java; in the Philippines while Luzon holds
option-minor-supply-always = always at home

option-commonwealth-supply = Supply of Commonwealth ships, aircraft and garrisons
option-commonwealth-supply-any = from any home area of the Commonwealth
option-commonwealth-supply-south-africa = from South Africa only

option-partial-supply = Effects of partial supply
option-partial-supply-full-effects = no Hit-bonus, no replacements, no income
option-partial-supply-bonus-only = no Hit-bonus, nothing else

option-no-supply = Effects of lack of supply before elimination
option-no-supply-restricted = no attack, and movement only into supply
option-no-supply-none = none before the final check

option-us-income = US income by year and aggression bonus
option-us-income-by-year = 15 to 30 WERP, and 5 more after aggressive years
option-us-income-flat = 20 WERP in every turn

option-allied-resources = Resource areas that the Allies take back
option-allied-resources-none = give the Allies nothing
option-allied-resources-us = add to the US income

option-replacements = Replacements: one step, supplied, uncontested
option-replacements-one-supplied = one step a turn, in full supply and uncontested
option-replacements-free = any number anywhere

option-garrison-place = Where garrisons may be bought
option-garrison-place-supplied = in supplied places of one’s own
option-garrison-place-occupied = where ground units of one’s own are

option-commonwealth-ships = Where Commonwealth ships appear
option-commonwealth-ships-south-africa = in South Africa
option-commonwealth-ships-any-home = in any home port of the Commonwealth

option-build-markers = Number of build markers
option-build-markers-counted = as many as proposed for each power
option-build-markers-unlimited = without limit

option-no-block = Completed ship step without a block
option-no-block-waits = waits on its track for a block
option-no-block-lost = is lost

option-partisans = Partisans
option-partisans-none = no partisans
option-partisans-roll = a 6 in an unguarded area costs a WERP

option-leaving = Leaving contested areas
option-leaving-restricted = to friendly areas, leaving enough steps behind
option-leaving-free = without restriction

option-both-moves = Operational and strategic move in one turn
option-both-moves-no = one or the other
option-both-moves-yes = both are allowed

option-strategic-routes = Japanese strategic sea routes
option-strategic-routes-network = through the Supply Network only
option-strategic-routes-any = through any sea that the enemy does not dominate

option-strategic-limits = National limits of strategic moves
option-strategic-limits-counted = Japan 6, USA 4 (6 from 1943), Commonwealth 2, others 1
option-strategic-limits-none = without limit

option-unlanded = Where unlanded transports go
option-unlanded-range = to any friendly port in range, or home
option-unlanded-home = to a home port

option-stacking = Stacking limits
option-stacking-limits = island 1, port 3, jungle 4, clear area 6 ground units
option-stacking-none = without limit

option-combat-order = Order of ground combats
option-combat-order-free = as the attacker likes
option-combat-order-islands-first = island boxes first

option-captured-port = Fleets in a captured port
option-captured-port-escape = flee to the nearest port with room
option-captured-port-sunk = are sunk

option-assault = Effect of Assault
option-assault-both = both sides fire at once with a Hit-bonus
option-assault-attacker = the attacker alone has a Hit-bonus

option-bombard-once = Coastal bombardment
option-bombard-once-once = for one invasion a turn
option-bombard-once-each = for every invasion from the zone

option-joint-breakthrough = Breakthrough with several powers
option-joint-breakthrough-one-power = the strongest power pays and fights alone
option-joint-breakthrough-all = all of them fight

option-enemy-fleet = Enemy fleet left in the invasion zone
option-enemy-fleet-blocks = prevents the invasion
option-enemy-fleet-allows = does not prevent it

option-landing-with-friends = Landing where friends already are
option-landing-with-friends-invasion = is an invasion
option-landing-with-friends-landing = is a plain landing

option-extensive-rebasing = Japanese extensive rebasing
option-extensive-rebasing-action = for a Special Action
option-extensive-rebasing-none = not possible

option-code-breaking = US code breaking
option-code-breaking-action = for a Special Action
option-code-breaking-none = not possible

option-nationalist-attack = Nationalist attacks
option-nationalist-attack-action = a Special Action for each area
option-nationalist-attack-free = without cost

option-nationalist-payer = Who pays for a Nationalist attack
option-nationalist-payer-any = Nationalists, USA or Commonwealth
option-nationalist-payer-own = the Nationalists alone

option-unrestricted = Unrestricted replacements
option-unrestricted-action = for a Special Action
option-unrestricted-none = not possible

option-port-capacity = Port capacity
option-port-capacity-printed = as the map says
option-port-capacity-unlimited = without limit

option-contested-port = Ports in contested places
option-contested-port-closed = fleets may leave, none may enter
option-contested-port-open = open to their controller

option-dominance = Dominant Influence is counted in
option-dominance-blocks = blocks and air units
option-dominance-steps = steps (where ships may go then tells how strong hidden fleets are)

option-influence-stops = Enemy Influence stops movement
option-influence-stops-stops = unless one’s own is greater
option-influence-stops-free = never

option-lone-transports = Troop transports alone in a zone
option-lone-transports-fight = fight like fleets
option-lone-transports-safe = are left alone

option-day-surprise = Surprise by day
option-day-surprise-attack = carrier aircraft of the surprised side do not attack in the first round
option-day-surprise-none = no effect

option-avoiding-transports = Transports of the side that avoids
option-avoiding-transports-leave = leave with the fleets
option-avoiding-transports-stay = stay behind

option-night-screen = Screen at night
option-night-screen-screen = battleships and cruisers screen the others
option-night-screen-none = no screen

option-orphaned-cba = CBA of a sunk fleet
option-orphaned-cba-land = land on other carriers with room
option-orphaned-cba-lost = are lost

option-cap = CAP without enemy Escort fires at
option-cap-attackers = the attackers
option-cap-escorts = nobody

option-sub-transports = Submarines against troop transports
option-sub-transports-yes = may attack them
option-sub-transports-no = may not

option-sub-undamaged = Submarines against undamaged fleets
option-sub-undamaged-screened = may attack, through the screen
option-sub-undamaged-none = may not

option-port-rounds = Rounds of a port attack
option-port-rounds-two = two
option-port-rounds-one = one

option-port-attacks = Port attacks of one force in a phase
option-port-attacks-one = one
option-port-attacks-two = two

option-port-aa = AA dice of ports
option-port-aa-printed = every port by its size
option-port-aa-home-only = home ports only

option-port-damage = Ports can be damaged
option-port-damage-hits = by hits on the port
option-port-damage-none = never

option-banzai = Banzai attack
option-banzai-none = no such attack
option-banzai-allowed = a Hit-bonus now, a step afterwards

option-home-army = Home defence army of Japan
option-home-army-twenty = 20 steps that never leave Honshu
option-home-army-none = none

option-kamikaze-oil = Oil trigger of the Kamikaze marker
option-kamikaze-oil-received = less than 5 received and 20 or less in reserve
option-kamikaze-oil-spent = more than 10 spent beyond what came in

option-kamikaze = Kamikaze attacks at marker 0
option-kamikaze-compulsory = every attack on ships costs the attacking step
option-kamikaze-none = no effect

option-free-ships = Free US ships
option-free-ships-scheduled = on fixed turns
option-free-ships-none = none

option-chinese-limits = Where Chinese units may go
option-chinese-limits-china = in China, Nationalists also in Burma
option-chinese-limits-free = anywhere

option-minor-limits = Where minor forces may go
option-minor-limits-home = in their own country
option-minor-limits-free = anywhere

option-conquest = Units of a conquered minor power
option-conquest-removed = are removed
option-conquest-stay = fight on

option-liberation = Liberated Allied places go to
option-liberation-owner = their first owner
option-liberation-captor = who has taken them

option-automatic-victory = Automatic victory
option-automatic-victory-twelve = Honshu for the Allies, 12 areas for Japan
option-automatic-victory-none = none

option-campaign-victory = Campaign: VP areas that Japan must
option-campaign-victory-contest = hold or contest (three)
option-campaign-victory-control = hold (three)

option-damage-table = Damage Table cells that the playbook does not give
option-damage-table-spread = spread between the known cells
option-damage-table-half = half of the track

option-victory-areas = Victory areas
option-victory-areas-fifteen = the fifteen proposed
option-victory-areas-named = the four that the playbook names

option-tipping-victory-eight-six = Japan with 8, the Allies with 6
option-tipping-victory = Victory in Tipping the Balance
option-tipping-victory-nine-seven = Japan with 9, the Allies with 7
