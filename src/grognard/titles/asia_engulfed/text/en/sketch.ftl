# the game in a terminal

region-japan = Japan, Korea and Manchukuo
region-china = China
region-southeast-asia = Southeast Asia
region-india = India and the Indian Ocean
region-indies = The Philippines and the East Indies
region-central-pacific = The Central Pacific
region-north-pacific = Hawaii and the North Pacific
region-south-pacific = New Guinea and the South Pacific
region-australia = Australia
region-elsewhere = Elsewhere

legend-printed = (J) (A) who controls it   P4 port for 4 fleets (PH home)  W1 WERP  O1 oil  V victory area  b airbase   BB 4+2 fleets of 4 and 2 steps
