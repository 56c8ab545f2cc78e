# Ce que dit le salon : scénarios, sièges, préréglages, et ce que signifie chaque choix d'une option.

subtitle = La Seconde Guerre mondiale en Asie et dans le Pacifique, 1941 à 1945

side-japan = le Japon
side-allies = les Alliés
seat-japan = le joueur japonais
seat-allies = le joueur allié

scenario-tipping-the-balance = Faire pencher la Balance (juil./août 1942 à mars/avril 1943)
scenario-tipping-the-balance-about = Les Américains veulent l'initiative, les Japonais s'y accrochent : cinq tours où chacun doit attaquer et défendre. Un bon scénario pour commencer.
scenario-surprise = Surprise ! (nov./déc. 1941 à juil./août 1942)
scenario-surprise-about = Pearl Harbor, la Malaisie, les Philippines et les Indes : cinq tours d'attaque japonaise contre la montre.
scenario-campaign-1942 = Campagne à partir de janv./févr. 1942
scenario-campaign-1942-about = Toute la guerre, du flot japonais jusqu'à la fin.
scenario-campaign-1941 = Campagne à partir de nov./déc. 1941
scenario-campaign-1941-about = Toute la guerre, à partir de l'attaque de Pearl Harbor.

preset-classic = Telles qu'imprimées
preset-classic-about = Les règles du livret, sans règle optionnelle.
preset-beginner = Débutants
preset-beginner-about = Pas de Réseau de Ravitaillement à établir ni de capacités à compter : moins de choses à retenir pour les premières parties.
preset-everything = Tout
preset-everything-about = Toutes les règles optionnelles de la section 13 qui vont ensemble.

group-optional = Règles optionnelles (section 13)
group-inferred = Interprétations là où le livret de règles manque

option-simple-supply = Ravitaillement et transport japonais simplifiés
option-simple-supply-off = le Réseau de Ravitaillement, zone par zone
option-simple-supply-on = pas de réseau ; un cinquième de la Capacité de Transport par Tour

option-monsoon = Mousson indienne
option-monsoon-off = pas de mousson
option-monsoon-on = en juil./août, ni construction, ni Mouv-Strat, ni combat aérien en Inde et en Birmanie

option-conversion = Conversion des porte-avions japonais
option-conversion-off = les navires s’achèvent tels que commencés
option-conversion-on = les marqueurs de BB et de CA peuvent devenir des CV

option-airborne = Unités aéroportées
option-airborne-off = sans unités aéroportées
option-airborne-on = une unité aéroportée japonaise et une US

option-splitting = Éclatement des flottes
option-splitting-off = les flottes quittent le port entières
option-splitting-on = les flottes peuvent éclater en quittant le port

option-crude-oil = Pétrole brut
option-crude-oil-off = chaque réaction coûte du pétrole
option-crude-oil-on = une réaction gratuite par port pétrolier pendant le Tour allié

option-bid = Enchère : Actions Spéciales données au départ
option-bid-none = personne ne reçoit rien
option-bid-japan-1 = une Action Spéciale de plus pour le Japon
option-bid-japan-2 = deux Actions Spéciales de plus pour le Japon
option-bid-allies-1 = une Action Spéciale de plus pour les Alliés
option-bid-allies-2 = deux Actions Spéciales de plus pour les Alliés

option-open-actions = Actions Spéciales adverses
option-open-actions-open = visibles de tous
option-open-actions-closed = visibles de leur seul propriétaire

option-damages = Plusieurs dommages sur une flotte
option-damages-spread = endommagent des Pas intacts tant qu’il y en a
option-damages-combine = deux d’entre eux font aussitôt un hit

option-hit-step = Pas de flotte qui encaisse un hit
option-hit-step-owner = au choix du propriétaire
option-hit-step-damaged = un Pas endommagé d’abord

option-bombing = Bombardement stratégique
option-bombing-dice = un dé par bombardier : 4 et plus coûte un WERP, 1 perd le bombardier
option-bombing-none = sans effet

option-bombers = Achat de Points de Bombardiers
option-bombers-bought = à 5 WERP chacun
option-bombers-none = aucun achat

option-lost-airbase = Perte de la dernière base stratégique
option-lost-airbase-halved = la moitié des Points de Bombardiers est perdue
option-lost-airbase-kept = les Points de Bombardiers attendent

option-us-routes = Routes maritimes vers les USA
option-us-routes-map = là où mène la carte, comme toutes les routes
option-us-routes-hawaii = par les Îles Hawaïennes seulement

option-minor-supply = Ravitaillement des Puissances mineures
option-minor-supply-traced = jusqu’à Java ; aux Philippines tant que Luzon tient
option-minor-supply-always = toujours dans leur pays

option-commonwealth-supply = Ravitaillement des flottes, avions et garnisons du Commonwealth
option-commonwealth-supply-any = depuis toute zone nationale du Commonwealth
option-commonwealth-supply-south-africa = depuis l’Afrique du Sud seulement

option-partial-supply = Effets du ravitaillement partiel
option-partial-supply-full-effects = ni Hit-bonus, ni remplacement, ni revenu
option-partial-supply-bonus-only = pas de Hit-bonus, rien d’autre

option-no-supply = Effets du manque de ravitaillement
option-no-supply-restricted = ni attaque, ni mouvement sinon vers le ravitaillement
option-no-supply-none = aucun avant la vérification finale

option-us-income = Revenu US par année et bonus
option-us-income-by-year = 15 à 30 WERP, et 5 de plus après les années offensives
option-us-income-flat = 20 WERP à chaque Tour

option-allied-resources = Zones de ressources reprises par les Alliés
option-allied-resources-none = ne rapportent rien aux Alliés
option-allied-resources-us = s’ajoutent au revenu US

option-replacements = Remplacements : un Pas, ravitaillé, non contesté
option-replacements-one-supplied = un Pas par Tour, plein ravitaillement, zone incontestée
option-replacements-free = sans limite ni condition

option-garrison-place = Où acheter des garnisons
option-garrison-place-supplied = dans ses lieux ravitaillés
option-garrison-place-occupied = là où l’on a des unités terrestres

option-commonwealth-ships = Arrivée des navires du Commonwealth
option-commonwealth-ships-south-africa = en Afrique du Sud
option-commonwealth-ships-any-home = dans tout port national du Commonwealth

option-build-markers = Nombre de marqueurs de construction
option-build-markers-counted = en nombre proposé pour chaque Puissance
option-build-markers-unlimited = sans limite

option-no-block = Pas naval achevé sans bloc
option-no-block-waits = attend un bloc sur sa Piste
option-no-block-lost = est perdu

option-partisans = Partisans
option-partisans-none = pas de partisans
option-partisans-roll = un 6 dans une zone sans garde coûte un WERP

option-leaving = Quitter une zone contestée
option-leaving-restricted = vers une zone amie, en laissant assez de Pas
option-leaving-free = sans restriction

option-both-moves = Mouvements opérationnel et stratégique au même Tour
option-both-moves-no = l’un ou l’autre
option-both-moves-yes = les deux sont permis

option-strategic-routes = Routes maritimes stratégiques japonaises
option-strategic-routes-network = par le Réseau de Ravitaillement seulement
option-strategic-routes-any = par toute mer que l’ennemi ne domine pas

option-strategic-limits = Limites nationales de Mouvement Stratégique
option-strategic-limits-counted = Japon 6, USA 4 (6 dès 1943), Commonwealth 2, autres 1
option-strategic-limits-none = sans limite

option-unlanded = Retour des transports non débarqués
option-unlanded-range = dans tout port ami à portée, ou au pays
option-unlanded-home = dans un port national

option-stacking = Limites d’empilement
option-stacking-limits = île 1, port 3, jungle 4, zone claire 6 unités terrestres
option-stacking-none = sans limite

option-combat-order = Ordre des combats terrestres
option-combat-order-free = au choix de l’attaquant
option-combat-order-islands-first = les cases d’île d’abord

option-captured-port = Flottes dans un port capturé
option-captured-port-escape = fuient vers le port le plus proche qui a de la place
option-captured-port-sunk = sont coulées

option-assault = Effet de l’Assaut
option-assault-both = les deux camps tirent ensemble avec un Hit-bonus
option-assault-attacker = seul l’attaquant a un Hit-bonus

option-bombard-once = Bombardement côtier
option-bombard-once-once = pour une seule invasion par Tour
option-bombard-once-each = pour chaque invasion de la zone

option-joint-breakthrough = Percée de plusieurs Puissances
option-joint-breakthrough-one-power = la plus forte paie et combat seule
option-joint-breakthrough-all = toutes combattent

option-enemy-fleet = Flotte ennemie dans la zone d’invasion
option-enemy-fleet-blocks = empêche l’invasion
option-enemy-fleet-allows = ne l’empêche pas

option-landing-with-friends = Débarquer là où sont des amis
option-landing-with-friends-invasion = est une invasion
option-landing-with-friends-landing = est un simple débarquement

option-extensive-rebasing = Retour à la Base étendu japonais
option-extensive-rebasing-action = contre une Action Spéciale
option-extensive-rebasing-none = impossible

option-code-breaking = Cassage de Code US
option-code-breaking-action = contre une Action Spéciale
option-code-breaking-none = impossible

option-nationalist-attack = Attaques nationalistes
option-nationalist-attack-action = une Action Spéciale par zone
option-nationalist-attack-free = gratuites

option-nationalist-payer = Qui paie l’attaque nationaliste
option-nationalist-payer-any = Nationalistes, USA ou Commonwealth
option-nationalist-payer-own = les Nationalistes seuls

option-unrestricted = Remplacements sans restriction
option-unrestricted-action = contre une Action Spéciale
option-unrestricted-none = impossible

option-port-capacity = Capacité des ports
option-port-capacity-printed = selon la carte
option-port-capacity-unlimited = sans limite

option-contested-port = Ports en zone contestée
option-contested-port-closed = les flottes en sortent, aucune n’y entre
option-contested-port-open = ouverts à qui les contrôle

option-dominance = L’Influence Dominante se compte en
option-dominance-blocks = blocs et unités aériennes
option-dominance-steps = Pas (les mouvements possibles disent alors la force des flottes cachées)

option-influence-stops = L’Influence ennemie arrête le mouvement
option-influence-stops-stops = sauf si la sienne est plus forte
option-influence-stops-free = jamais

option-lone-transports = Transports de troupes seuls
option-lone-transports-fight = combattent comme des flottes
option-lone-transports-safe = sont épargnés

option-day-surprise = Surprise de Jour
option-day-surprise-attack = les CBA du camp surpris n’attaquent pas au premier Round
option-day-surprise-none = sans effet

option-avoiding-transports = Transports du camp qui évite
option-avoiding-transports-leave = partent avec les flottes
option-avoiding-transports-stay = restent sur place

option-night-screen = Écran nocturne
option-night-screen-screen = BB et CA font écran devant les autres
option-night-screen-none = pas d’écran

option-orphaned-cba = CBA d’une flotte coulée
option-orphaned-cba-land = se posent sur d’autres CV qui ont de la place
option-orphaned-cba-lost = sont perdues

option-cap = La CAP sans Escorte ennemie tire sur
option-cap-attackers = les attaquants
option-cap-escorts = personne

option-sub-transports = Sous-marins contre transports de troupes
option-sub-transports-yes = peuvent les attaquer
option-sub-transports-no = ne le peuvent pas

option-sub-undamaged = Sous-marins contre flottes intactes
option-sub-undamaged-screened = peuvent attaquer, à travers l’écran
option-sub-undamaged-none = ne le peuvent pas

option-port-rounds = Rounds d’une attaque de port
option-port-rounds-two = deux
option-port-rounds-one = un

option-port-attacks = Attaques de port par force et par phase
option-port-attacks-one = une
option-port-attacks-two = deux

option-port-aa = Dés de AA des ports
option-port-aa-printed = chaque port selon sa taille
option-port-aa-home-only = ports nationaux seulement

option-port-damage = Les ports peuvent être endommagés
option-port-damage-hits = par les hits sur le port
option-port-damage-none = jamais

option-banzai = Attaque Banzai
option-banzai-none = pas d’attaque de ce genre
option-banzai-allowed = un Hit-bonus maintenant, un Pas ensuite

option-home-army = Armée de défense du Japon
option-home-army-twenty = 20 Pas qui ne quittent jamais Honshu
option-home-army-none = aucune

option-kamikaze-oil = Pétrole et marqueur Kamikaze
option-kamikaze-oil-received = moins de 5 reçus et 20 ou moins en réserve
option-kamikaze-oil-spent = plus de 10 dépensés au-delà des recettes

option-kamikaze = Attaques Kamikaze à 0
option-kamikaze-compulsory = toute attaque de navires coûte le Pas attaquant
option-kamikaze-none = sans effet

option-free-ships = Navires US gratuits
option-free-ships-scheduled = à des Tours fixés
option-free-ships-none = aucun

option-chinese-limits = Où vont les unités chinoises
option-chinese-limits-china = en Chine, les Nationalistes aussi en Birmanie
option-chinese-limits-free = partout

option-minor-limits = Où vont les forces mineures
option-minor-limits-home = dans leur pays
option-minor-limits-free = partout

option-conquest = Unités d’une Puissance conquise
option-conquest-removed = sont retirées
option-conquest-stay = continuent le combat

option-liberation = Les lieux libérés reviennent
option-liberation-owner = à leur premier propriétaire
option-liberation-captor = à qui les a pris

option-automatic-victory = Victoire automatique
option-automatic-victory-twelve = Honshu pour les Alliés, 12 zones pour le Japon
option-automatic-victory-none = aucune

option-campaign-victory = Campagne : zones de VP que le Japon doit
option-campaign-victory-contest = contrôler ou contester (trois)
option-campaign-victory-control = contrôler (trois)

option-damage-table = Cases inconnues de la Table des Dégâts
option-damage-table-spread = répartis entre les cases connues
option-damage-table-half = la moitié de la Piste

option-victory-areas = Zones de victoire
option-victory-areas-fifteen = les quinze proposées
option-victory-areas-named = les quatre que nomme le livret

option-tipping-victory-eight-six = Japon avec 8, Alliés avec 6
option-tipping-victory = Victoire dans Faire Pencher la Balance
option-tipping-victory-nine-seven = Japon avec 9, Alliés avec 7
