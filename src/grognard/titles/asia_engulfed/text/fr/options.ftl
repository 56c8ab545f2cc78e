# Ce que veut dire chaque choix d’une option, dans le salon.

option-simple-supply-off = le Réseau de Ravitaillement, zone par zone
option-simple-supply-on = pas de réseau ; un cinquième de la Capacité de Transport par Tour

option-monsoon-off = pas de mousson
option-monsoon-on = en juil./août, ni construction, ni Mouv-Strat, ni combat aérien en Inde et en Birmanie

option-conversion-off = les navires s’achèvent tels que commencés
option-conversion-on = les marqueurs de BB et de CA peuvent devenir des CV

option-airborne-off = sans unités aéroportées
option-airborne-on = une unité aéroportée japonaise et une US

option-splitting-off = les flottes quittent le port entières
option-splitting-on = les flottes peuvent éclater en quittant le port

option-crude-oil-off = chaque réaction coûte du pétrole
option-crude-oil-on = une réaction gratuite par port pétrolier pendant le Tour allié

option-bid-none = personne ne reçoit rien
option-bid-japan-1 = une Action Spéciale de plus pour le Japon
option-bid-japan-2 = deux Actions Spéciales de plus pour le Japon
option-bid-allies-1 = une Action Spéciale de plus pour les Alliés
option-bid-allies-2 = deux Actions Spéciales de plus pour les Alliés

option-open-actions-open = visibles de tous
option-open-actions-closed = visibles de leur seul propriétaire

option-hit-step-owner = au choix du propriétaire
option-hit-step-damaged = un Pas endommagé d’abord

option-bombing-dice = un dé par bombardier : 4 et plus coûte un WERP, 1 perd le bombardier
option-bombing-none = sans effet

option-bombers-bought = à 5 WERP chacun
option-bombers-none = aucun achat

option-lost-airbase-halved = la moitié des Points de Bombardiers est perdue
option-lost-airbase-kept = les Points de Bombardiers attendent

option-minor-supply-traced = jusqu’à Java ; aux Philippines tant que Luzon tient
option-minor-supply-always = toujours dans leur pays

option-commonwealth-supply-any = depuis toute zone nationale du Commonwealth
option-commonwealth-supply-south-africa = depuis l’Afrique du Sud seulement

option-partial-supply-full-effects = ni Hit-bonus, ni remplacement, ni revenu
option-partial-supply-bonus-only = pas de Hit-bonus, rien d’autre

option-no-supply-restricted = ni attaque, ni mouvement sinon vers le ravitaillement
option-no-supply-none = aucun avant la vérification finale

option-us-income-by-year = 15 à 30 WERP, et 5 de plus après les années offensives
option-us-income-flat = 20 WERP à chaque Tour

option-allied-resources-none = ne rapportent rien aux Alliés
option-allied-resources-us = s’ajoutent au revenu US

option-replacements-one-supplied = un Pas par Tour, plein ravitaillement, zone incontestée
option-replacements-free = sans limite ni condition

option-garrison-place-supplied = dans ses lieux ravitaillés
option-garrison-place-occupied = là où l’on a des unités terrestres

option-commonwealth-ships-south-africa = en Afrique du Sud
option-commonwealth-ships-any-home = dans tout port national du Commonwealth

option-build-markers-counted = en nombre proposé pour chaque Puissance
option-build-markers-unlimited = sans limite

option-no-block-waits = attend un bloc sur sa Piste
option-no-block-lost = est perdu

option-partisans-none = pas de partisans
option-partisans-roll = un 6 dans une zone sans garde coûte un WERP

option-leaving-restricted = vers une zone amie, en laissant assez de Pas
option-leaving-free = sans restriction

option-both-moves-no = l’un ou l’autre
option-both-moves-yes = les deux sont permis

option-strategic-routes-network = par le Réseau de Ravitaillement seulement
option-strategic-routes-any = par toute mer que l’ennemi ne domine pas

option-strategic-limits-counted = Japon 6, USA 4 (6 dès 1943), Commonwealth 2, autres 1
option-strategic-limits-none = sans limite

option-unlanded-range = dans tout port ami à portée, ou au pays
option-unlanded-home = dans un port national

option-stacking-limits = île 1, port 3, jungle 4, zone claire 6 unités terrestres
option-stacking-none = sans limite

option-combat-order-free = au choix de l’attaquant
option-combat-order-islands-first = les cases d’île d’abord

option-captured-port-escape = fuient vers le port le plus proche qui a de la place
option-captured-port-sunk = sont coulées

option-assault-both = les deux camps tirent ensemble avec un Hit-bonus
option-assault-attacker = seul l’attaquant a un Hit-bonus

option-bombard-once-once = pour une seule invasion par Tour
option-bombard-once-each = pour chaque invasion de la zone

option-joint-breakthrough-one-power = la plus forte paie et combat seule
option-joint-breakthrough-all = toutes combattent

option-enemy-fleet-blocks = empêche l’invasion
option-enemy-fleet-allows = ne l’empêche pas

option-landing-with-friends-invasion = est une invasion
option-landing-with-friends-landing = est un simple débarquement

option-extensive-rebasing-action = contre une Action Spéciale
option-extensive-rebasing-none = impossible

option-code-breaking-action = contre une Action Spéciale
option-code-breaking-none = impossible

option-nationalist-attack-action = une Action Spéciale par zone
option-nationalist-attack-free = gratuites

option-nationalist-payer-any = Nationalistes, USA ou Commonwealth
option-nationalist-payer-own = les Nationalistes seuls

option-unrestricted-action = contre une Action Spéciale
option-unrestricted-none = impossible

option-port-capacity-printed = selon la carte
option-port-capacity-unlimited = sans limite

option-contested-port-closed = les flottes en sortent, aucune n’y entre
option-contested-port-open = ouverts à qui les contrôle

option-dominance-steps = Pas
option-dominance-blocks = blocs

option-influence-stops-stops = sauf si la sienne est plus forte
option-influence-stops-free = jamais

option-lone-transports-fight = combattent comme des flottes
option-lone-transports-safe = sont épargnés

option-day-surprise-attack = les CBA du camp surpris n’attaquent pas au premier Round
option-day-surprise-none = sans effet

option-avoiding-transports-leave = partent avec les flottes
option-avoiding-transports-stay = restent sur place

option-night-screen-screen = BB et CA font écran devant les autres
option-night-screen-none = pas d’écran

option-orphaned-cba-land = se posent sur d’autres CV qui ont de la place
option-orphaned-cba-lost = sont perdues

option-cap-attackers = les attaquants
option-cap-escorts = personne

option-sub-transports-yes = peuvent les attaquer
option-sub-transports-no = ne le peuvent pas

option-sub-undamaged-screened = peuvent attaquer, à travers l’écran
option-sub-undamaged-none = ne le peuvent pas

option-port-rounds-two = deux
option-port-rounds-one = un

option-port-attacks-one = une
option-port-attacks-two = deux

option-port-aa-printed = chaque port selon sa taille
option-port-aa-home-only = ports nationaux seulement

option-port-damage-hits = par les hits sur le port
option-port-damage-none = jamais

option-banzai-none = pas d’attaque de ce genre
option-banzai-allowed = un Hit-bonus maintenant, un Pas ensuite

option-home-army-twenty = 20 Pas qui ne quittent jamais Honshu
option-home-army-none = aucune

option-kamikaze-oil-received = moins de 5 reçus et 20 ou moins en réserve
option-kamikaze-oil-spent = plus de 10 dépensés au-delà des recettes

option-kamikaze-compulsory = toute attaque de navires coûte le Pas attaquant
option-kamikaze-none = sans effet

option-free-ships-scheduled = à des Tours fixés
option-free-ships-none = aucun

option-chinese-limits-china = en Chine, les Nationalistes aussi en Birmanie
option-chinese-limits-free = partout

option-minor-limits-home = dans leur pays
option-minor-limits-free = partout

option-conquest-removed = sont retirées
option-conquest-stay = continuent le combat

option-liberation-owner = à leur premier propriétaire
option-liberation-captor = à qui les a pris

option-automatic-victory-twelve = Honshu pour les Alliés, 12 zones pour le Japon
option-automatic-victory-none = aucune

option-campaign-victory-contest = contrôler ou contester (trois)
option-campaign-victory-control = contrôler (trois)

option-damage-table-spread = répartis entre les cases connues
option-damage-table-half = la moitié de la Piste

option-victory-areas-fifteen = les quinze proposées
option-victory-areas-named = les quatre que nomme le livret

option-tipping-victory-eight-six = Japon avec 8, Alliés avec 6
option-tipping-victory-nine-seven = Japon avec 9, Alliés avec 7
