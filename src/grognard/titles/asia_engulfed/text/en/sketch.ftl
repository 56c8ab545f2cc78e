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

sketch-hidden-ground = { $n } ground
sketch-hidden-fleets = { $n ->
    [one] 1 fleet
   *[other] { $n } fleets
}
sketch-aboard = { $piece } ({ $pieces } aboard)
sketch-nobody = Nobody is here.
sketch-steps = { $n } of { $full } steps
sketch-damaged = { $n } damaged
sketch-elite = elite
sketch-carried = aboard { $piece }

legend-ground = ~ sea zone  i island  j jungle  - closed   (J) (A) who controls it   * can be picked
legend-marks = P4 port for 4 fleets (PH home)  W1 WERP  O1 oil  V victory area  b airbase   F fort  d1 port damage
legend-stacks = N Supply Network  x contested or battle  c codes broken   BB 4e+2 fleets of 4 (elite) and 2 steps
