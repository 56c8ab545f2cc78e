# What the lobby says: scenarios, seats, presets, and what each choice of an option means.

subtitle = The campaign in northern Burma, March to August 1944

side-japan = the Japanese
side-allies = the Allies

seat-japan = the Japanese player
seat-allies = the Allied player
seat-japan-west = the Japanese player in the west
seat-japan-east = the Japanese player in the east
seat-allies-west = the Allied player in the west
seat-allies-east = the Allied player in the east

scenario-campaign = The campaign
scenario-campaign-about = The Japanese march on Imphal and Kohima, and the Allied answer from the Chindwin to Yunnan: ten turns, the monsoon among them.
scenario-imphal = The road to Imphal and Kohima
scenario-imphal-about = The 15th Army against Imphal and Kohima alone: four turns before the monsoon, for an evening. Reconstructed.

preset-classic = As printed
preset-classic-about = Two players, chits drawn at random.
preset-foresight = Less luck
preset-foresight-about = The players choose their Phase chits.
preset-everything = Everything
preset-everything-about = Four players, chosen chits, command by armies.

option-chits = Phase chits
option-chits-random = drawn at random
option-chits-chosen = chosen by the players

option-teams = Four players, west and east
option-teams-none = two players
option-teams-fronts = four players, west and east

option-command = Command by armies
option-command-none = each chit activates its own side
option-command-armies = each chit activates an army of both sides
