# Ce que dit le salon.

subtitle = Un jeu pour éprouver le noyau

side-red = Rouge
side-blue = Bleu
seat-red = Rouge
seat-blue = Bleu
seat-red-one = Le premier joueur Rouge
seat-red-two = Le second joueur Rouge
seat-blue-one = Le premier joueur Bleu
seat-blue-two = Le second joueur Bleu
scenario-short = Un décompte court
option-teams = Partenaires
option-teams-no = non
option-teams-yes = oui
option-fragile = Un jeu qui se casse
option-fragile-no = non
option-fragile-yes = oui
option-stakes = Enjeux
option-stakes-0 = aucun
option-stakes-1 = un
option-stakes-2 = deux
