# Ce que dit le salon : scénarios, sièges, préréglages, et ce que signifie chaque choix d’une option.

subtitle = La guerre contre le Japon, 1941 à 1945

side-japan = le Japon
side-allies = les Alliés
side-navy = la Marine impériale
side-army = l’Armée japonaise
side-us = les États-Unis
side-us-army = l’Armée américaine
side-us-navy = la Marine américaine
side-britain = la Grande-Bretagne
side-china = la Chine
side-anzac = l’ANZAC
side-soviet = l’Union soviétique
seat-japan = le joueur japonais
seat-allies = le joueur allié
seat-navy = la Marine impériale
seat-army = l’Armée japonaise
seat-us = le joueur américain
seat-us-army = l’Armée américaine
seat-us-navy = la Marine américaine
seat-britain = le joueur britannique
seat-china = le joueur chinois
seat-anzac = le joueur ANZAC
seat-soviet = le joueur soviétique

scenario-operation-z = L’opération « Z » (automne 1941 à automne 1942)
scenario-operation-z-about = Le coup de Pearl Harbor et la conquête du Sud : cinq tours pendant lesquels le Japon doit prendre tout ce qu’il pourra tenir.
scenario-divine-wind = Le Vent Divin (hiver 1943 à été 1945)
scenario-divine-wind-about = Le vent a tourné : onze tours pendant lesquels les Alliés reviennent vers le Japon.
scenario-campaign = La Grande Guerre du Pacifique (automne 1941 à été 1945)
scenario-campaign-about = Toute la guerre en seize tours, avec les règles du jeu avancé.

preset-basic = Jeu de base
preset-basic-about = Les règles 1 à 23, tout ce qu’il faut pour un scénario.
preset-advanced = Jeu avancé
preset-advanced-about = Avec groupements tactiques, renseignement limité, parachutistes, route de Birmanie, bombardement stratégique et sous-marins.
preset-everything = Tout
preset-everything-about = Le jeu avancé avec toutes les règles optionnelles et variantes qui vont ensemble.
preset-seven-players = Sept joueurs
preset-seven-players-about = Chaque puissance a son joueur, et chacun est jugé pour lui-même.

group-people = Joueurs
group-advanced = Jeu avancé (règles 24 à 31)
group-optional = Règles optionnelles (34 à 39)
group-variants = Variantes (40 à 44)
group-readings = Là où le livret peut se lire de deux façons
group-inferred = Décisions là où le livret se tait

option-players = Nombre de joueurs
option-players-two = deux : un par camp
option-players-three = trois : les États-Unis à part des autres Alliés
option-players-four = quatre : les armes japonaises à part aussi
option-players-five = cinq : Grande-Bretagne et Chine à part aussi

option-victory = Victoire
option-victory-alliance = un camp gagne ou perd ensemble
option-victory-coalition = chaque joueur est jugé pour lui-même

option-anzac = ANZAC
option-anzac-joint = britannique, puis américain à partir de l’hiver 1943
option-anzac-separate = une force et un joueur à part

option-soviet = Union soviétique
option-soviet-neutral = neutre pendant toute la partie
option-soviet-player = un joueur à part, qui peut entrer en guerre

option-us-services = Armée et Marine américaines
option-us-services-one = un seul joueur
option-us-services-two = deux joueurs, rivaux de prestige

option-battlegroups = Groupements tactiques navals
option-battlegroups-off = coulé, c’est coulé
option-battlegroups-on = certaines unités laissent un groupement tactique

option-intelligence = Renseignement
option-intelligence-open = tout est visible
option-intelligence-limited = forces opérationnelles, installations et bases d’attache cachent leur contenu

option-breakdown = Décomposition des unités H
option-breakdown-off = les unités H restent entières
option-breakdown-on = elles peuvent se diviser et se reformer

option-paratroops = Parachutistes
option-paratroops-off = non utilisés
option-paratroops-on = selon les tableaux

option-burma-road = Route de Birmanie
option-burma-road-off = ne peut être construite
option-burma-road-on = se construit hexagone par hexagone

option-garrison = Garnison de Mandchourie
option-garrison-off = inutile
option-garrison-on = quarante facteurs de l’Armée japonaise

option-strategic-bombing = Bombardement stratégique
option-strategic-bombing-off = aucun
option-strategic-bombing-on = contre les bases d’attache japonaises

option-submarines = Interdiction des sous-marins
option-submarines-off = aucune
option-submarines-on = des zones de mer étroite

option-birthday = L’anniversaire de l’Empereur
option-birthday-off = non célébré
option-birthday-on = chaque arme lui doit une victoire au printemps

option-guerrillas = Guérillas chinoises
option-guerrillas-off = aucune
option-guerrillas-on = une par tour, derrière les lignes japonaises

option-evacuation = Évacuation
option-evacuation-off = des ports seulement
option-evacuation-on = aussi des côtes sans port

option-banzai = Banzaï !
option-banzai-off = sans effet reste sans effet
option-banzai-on = le joueur japonais peut en faire un échange

option-atomic = La bombe atomique
option-atomic-off = non utilisée
option-atomic-on = à partir de l’été 1945

option-unconditional = Reddition inconditionnelle
option-unconditional-off = la campagne finit à l’été 1945
option-unconditional-on = elle dure jusqu’à ce que tous veuillent cesser ou qu’un camp tienne tout

option-asia = L’Asie pour les Asiatiques
option-asia-off = pas d’infanterie asiatique
option-asia-on = treize unités pour l’Armée japonaise

option-special-ships = Programme spécial de la Marine impériale
option-special-ships-off = annulé
option-special-ships-on = trois navires de plus en 1945, au double du prix

option-vietnam = Nationalisme vietnamien
option-vietnam-off = l’Indochine comme les autres pays
option-vietnam-on = les objectifs alliés y veulent une garnison

option-europe = La guerre en Europe
option-europe-off = pas d’intervention allemande
option-europe-on = les dés du printemps 1943 peuvent amener les Allemands en Asie

option-suez = Raids vers Suez
option-suez-off = aucun
option-suez-on = les porte-avions japonais peuvent aider les Allemands en 1942

option-cap-order = Qui envoie d’abord ses patrouilles aériennes
option-cap-order-phasing-first = le camp en phase (règle 10)
option-cap-order-reacting-first = l’autre camp (tableau du tour)

option-bare-islands = Îles sans ville ni ancrage
option-bare-islands-no-port = ne sont pas des ports
option-bare-islands-port = sont des ports

option-island-landings = Débarquement sur un rivage ami sans port
option-island-landings-coasts-and-islands = sur côtes et îles
option-island-landings-coasts = sur les côtes seulement

option-chinese-at-sea = Redéploiement stratégique du Kuomintang par mer
option-chinese-at-sea-redeployed = permis
option-chinese-at-sea-never = interdit

option-leaders-hop = Chefs et saut d’île
option-leaders-hop-hop = sautent comme l’infanterie
option-leaders-hop-stay = ne passent la mer qu’embarqués

option-exchange-value = Pertes de l’attaquant dans un échange
option-exchange-value-as-fought = selon la force engagée
option-exchange-value-printed = selon la force imprimée

option-zone-and-installations = Zone de contrôle sur une installation ennemie
option-zone-and-installations-taken = prend le contrôle de l’hexagone
option-zone-and-installations-held = ne le prend pas

option-leader-help = Un chef terrestre non stratégique
option-leader-help-one-combat = aide un seul combat par segment
option-leader-help-every-combat = aide tout combat des unités empilées avec lui

option-closed-bases = Unités dans la case d’une base (renseignement limité)
option-closed-bases-unseen = ne gênent personne hors de leur hexagone : ni ravitaillement, ni saut, ni redéploiement
option-closed-bases-felt = se font sentir autour de leur hexagone, ce qui les trahit

option-repeated-raids = Raids sur un hexagone dans un même segment
option-repeated-raids-allowed = autant que l’on veut avec des unités encore disponibles, chaque fois sous un nouveau tir
option-repeated-raids-once = un seul par sorte de raid

option-spotting = Ce que les flottes de réaction ont repéré
option-spotting-at-declaration = se juge quand elles déclarent leurs attaques, après les phases aériennes
option-spotting-at-movement = se juge au début du segment de réaction, avant tout vol

option-adjacent-hexside = Navires adjacents à un côté d’hexagone
option-adjacent-hexside-touching = dans l’un de ses deux hexagones ou à ses extrémités
option-adjacent-hexside-beside = dans l’un de ses deux hexagones seulement

option-lost-transports = Troupes à bord d’un navire perdu
option-lost-transports-shift = passent sur d’autres navires qui ont de la place
option-lost-transports-lost = périssent avec lui
