# What the lobby says.

subtitle = A game to test the kernel with

side-red = Red
side-blue = Blue
seat-red = Red
seat-blue = Blue
seat-red-one = The first Red player
seat-red-two = The second Red player
seat-blue-one = The first Blue player
seat-blue-two = The second Blue player
scenario-short = A short tally
option-teams = Partners
option-teams-no = no
option-teams-yes = yes
option-fragile = A game that breaks
option-fragile-no = no
option-fragile-yes = yes
option-stakes = Stakes
option-stakes-0 = none
option-stakes-1 = one
option-stakes-2 = two
