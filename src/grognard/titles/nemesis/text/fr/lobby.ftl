# Ce que dit le salon : scénarios, sièges, préréglages, et ce que signifie chaque choix d'une option.

subtitle = La campagne de Birmanie du nord, mars à août 1944

side-japan = les Japonais
side-allies = les Alliés

seat-japan = le joueur japonais
seat-allies = le joueur allié
seat-japan-west = le joueur japonais de l'ouest
seat-japan-east = le joueur japonais de l'est
seat-allies-west = le joueur allié de l'ouest
seat-allies-east = le joueur allié de l'est

scenario-campaign = La campagne
scenario-campaign-about = La marche japonaise sur Imphal et Kohima, et la réponse alliée du Chindwin au Yunnan : dix tours, mousson comprise.
scenario-imphal = La route d'Imphal et de Kohima
scenario-imphal-about = La 15ᵉ Armée contre Imphal et Kohima seuls : quatre tours avant la mousson, pour une soirée. Reconstitution.

preset-classic = Telles qu'imprimées
preset-classic-about = Deux joueurs, jetons tirés au hasard.
preset-foresight = Moins de hasard
preset-foresight-about = Les joueurs choisissent leurs jetons de Phase.
preset-everything = Tout
preset-everything-about = Quatre joueurs, jetons choisis, commandement par armées.

option-chits = Jetons de Phase
option-chits-random = tirés au hasard
option-chits-chosen = choisis par les joueurs

option-teams = Quatre joueurs, ouest et est
option-teams-none = deux joueurs
option-teams-fronts = quatre joueurs, ouest et est

option-command = Commandement par armées
option-command-none = chaque jeton active son propre camp
option-command-armies = chaque jeton active une armée des deux camps
