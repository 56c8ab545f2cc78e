# Words that many steps use: forces, weather, segments, boxes, common orders.

force-ja = the Japanese Army
force-ijn = the Imperial Navy
force-usa = the US Army
force-usn = the US Navy
force-br = Britain
force-an = the ANZAC
force-ch = China
force-su = the Soviet Union

zone-north-pacific = North Pacific
zone-tropical = Tropical
zone-southeast-asia = South-East Asia
zone-asia = Asia

weather-normal = normal
weather-rain = rain
weather-storm = storms
weather-monsoon = monsoon
weather-fog = fog

season-winter = Winter
season-spring = Spring
season-summer = Summer
season-autumn = Autumn

what-decision = Decision
what-movement = Movement
what-reaction = Reaction
what-combat = Combat
what-reorganization = Reorganization

level-defeat = defeat
level-stalemate = stalemate
level-marginal = marginal victory
level-tactical = tactical victory
level-decisive = decisive victory

box-pool-ja = the Force Pool of the Japanese Army
box-dock-ja = the repair yards of the Japanese Army
box-pool-ijn = the Force Pool of the Imperial Navy
box-dock-ijn = the repair yards of the Imperial Navy
box-pool-usa = the Force Pool of the US Army
box-dock-usa = the repair yards of the US Army
box-pool-usn = the Force Pool of the US Navy
box-dock-usn = the repair yards of the US Navy
box-pool-br = the Force Pool of Britain
box-dock-br = the repair yards of Britain
box-pool-an = the Force Pool of the ANZAC
box-dock-an = the repair yards of the ANZAC
box-pool-ch = the Force Pool of China
box-dock-ch = the repair yards of China
box-pool-su = the Force Pool of the Soviet Union
box-dock-su = the repair yards of the Soviet Union
box-aside = units still to come
box-out = out of the game
box-unseen = out of sight
box-off-west = beyond the western edge of the map

order-done = Done
order-pass = Pass
order-yes = Yes
order-no = No
order-stop = Stay there
order-to = To { $target }
order-with = With { $target }
order-without = Without { $target }
order-go = Go
order-at = Against { $target }
order-lose = Choose { $target }
order-force = For { $target }
order-amount = { $target } ERP

event-turn = { $season } { NUMBER($year, useGrouping: 0) }: a new turn begins.
event-segment = { $what } segment of { $side }.

ask-segment-over = The segment is over.

prompt-special-operations = Special operations efforts
prompt-fleet-trains = Fleet trains
prompt-loans = Loans
prompt-hand-over = Cession of Objectives
prompt-assail = Land attacks
prompt-joining = Joining an attack
prompt-advance = Advance after combat
prompt-suez = Raids towards Suez
prompt-air-return = Return of air units
prompt-fleet-return = Return of naval units
prompt-activation = Activation
prompt-repairs = Repairs
prompt-construction = Construction
prompt-breakdown = Breakdown
prompt-burma-road = Burma Road
prompt-strategic-bombing = Strategic bombing
prompt-submarines = Submarines
prompt-guerrillas = Guerrillas
prompt-redeployment = Strategic redeployment
prompt-reaction-status = Reaction status
