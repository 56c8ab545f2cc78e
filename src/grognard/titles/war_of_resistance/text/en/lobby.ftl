# What the lobby says: scenarios, seats, presets, and what each choice of an option means.

subtitle = China from the Marco Polo Bridge to the eve of Pearl Harbor, July 1937 to December 1941

side-japan = the Japanese
side-china = the Chinese
seat-japan = the Japanese player
seat-china = the Chinese player

scenario-taierzhuang = Taierzhuang, March to May 1938
scenario-taierzhuang-about = Two Japanese divisions drive down the Tientsin-Pukow railway on Hsuchow; Li Tsung-jen's Fifth War Zone waits for them at Taierzhuang and Linyi. Four turns, for an evening, and the way to learn the ground rules. Reconstructed.
scenario-shanghai = Shanghai, September to November 1937
scenario-shanghai-about = Japanese divisions hold a few hexes at Woosung and the Settlement; more wait aboard, with cruisers, gunboats and a carrier, and a landing in Hangchow Bay is planned. The best of the Chinese army stands before them. Five turns. Reconstructed.
scenario-wuhan = Wuhan, July to October 1938
scenario-wuhan-about = The Eleventh Army goes up the Yangtze with its river flotillas, past Kiukiang and the forts of Tienkiachen, towards the temporary capital. Six turns. Reconstructed.
scenario-campaign-38 = China, July 1937 to December 1938
scenario-campaign-38-about = The first eighteen months: Peiping, Shanghai, Nanking, Hsuchow, Wuhan, Canton. Japan must break Chinese resistance before 1939.
scenario-campaign = China, July 1937 to December 1941
scenario-campaign-about = The whole war from the Marco Polo Bridge to the eve of Pearl Harbor, on all of China. A hundred turns: months of evenings.

preset-printed = As printed
preset-printed-about = The standard rules.

group-beginning = The beginning
option-set-up = Set-up (41A1, inferred)
option-set-up-historical = every unit at the place of our order of battle
option-set-up-free = in the campaigns each side places its units within their provinces
group-advanced = Advanced rules (43)
group-optional = Optional rules (44)

option-retreat-overrun = Retreat by overrun (43A)
option-retreat-overrun-off = no
option-retreat-overrun-on = a retreating unit may overrun
option-aa-many-hexes = Fire against large harassment (43B1)
option-aa-many-hexes-off = the hex alone
option-aa-many-hexes-on = the mean of the hex and its neighbours
option-aa-mitigation = Fire to lessen harassment (43B2)
option-aa-mitigation-off = no
option-aa-mitigation-on = units may fire while they move
option-possession = Cities and airbases (43C1)
option-possession-zone = zones of control are enough to take them
option-possession-occupied = they must be occupied
option-overstacking = Overstacking (43C2)
option-overstacking-off = no
option-overstacking-on = allowed, at a price
option-minimal-air-support = Minimal air support (43C3)
option-minimal-air-support-off = no
option-minimal-air-support-on = yes
option-small-attack-supply = Attack supply for a small unit (43C4)
option-small-attack-supply-off = none is free
option-small-attack-supply-on = free for one small unit
option-bridges = Bridges (44A1)
option-bridges-off = cannot be destroyed
option-bridges-on = can be destroyed and repaired
option-communications = Lines of communications (44B1)
option-communications-off = isolation and possession as in rule 3
option-communications-on = by lines of fourteen hexes
option-smp-capture = Captured transport (44B2a)
option-smp-capture-off = no
option-smp-capture-on = the loser of supply loses transport too
option-dismantling = Dismantling (44B2b)
option-dismantling-off = no
option-dismantling-on = works can be turned into resources
option-smp-fractions = Parts of a load (44B3)
option-smp-fractions-off = cost as much as a whole one
option-smp-fractions-on = cost their share
option-interception = Longer interception (44C1)
option-interception-off = no
option-interception-on = by the depth of the raid
option-bomber-transports = Bombers as transports (44D1)
option-bomber-transports-off = no
option-bomber-transports-on = yes
option-odds-fractions = Odds between columns (44E)
option-odds-fractions-off = rounded down
option-odds-fractions-on = a ten-sided die decides
option-pacification = Pacification of cities (44F)
option-pacification-off = none
option-pacification-on = captured cities want garrisons
