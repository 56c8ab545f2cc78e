# Words that many steps use: forces, weather, segments, boxes, common orders.

force-ja = l’Armée japonaise
force-ijn = la Marine impériale
force-usa = l’Armée américaine
force-usn = la Marine américaine
force-br = la Grande-Bretagne
force-an = l’ANZAC
force-ch = la Chine
force-su = l’Union soviétique

zone-north-pacific = Pacifique Nord
zone-tropical = Tropicale
zone-southeast-asia = Asie du Sud-Est
zone-asia = Asie

weather-normal = normal
weather-rain = pluie
weather-storm = tempête
weather-monsoon = mousson
weather-fog = brouillard

season-winter = Hiver
season-spring = Printemps
season-summer = Été
season-autumn = Automne

what-decision = Décision
what-movement = Mouvement
what-reaction = Réaction
what-combat = Combat
what-reorganization = Réorganisation

level-defeat = défaite
level-stalemate = impasse
level-marginal = victoire marginale
level-tactical = victoire tactique
level-decisive = victoire décisive

box-pool-ja = la Réserve de Forces de l’Armée japonaise
box-dock-ja = les chantiers de l’Armée japonaise
box-pool-ijn = la Réserve de Forces de la Marine impériale
box-dock-ijn = les chantiers de la Marine impériale
box-pool-usa = la Réserve de Forces de l’Armée américaine
box-dock-usa = les chantiers de l’Armée américaine
box-pool-usn = la Réserve de Forces de la Marine américaine
box-dock-usn = les chantiers de la Marine américaine
box-pool-br = la Réserve de Forces de la Grande-Bretagne
box-dock-br = les chantiers de la Grande-Bretagne
box-pool-an = la Réserve de Forces de l’ANZAC
box-dock-an = les chantiers de l’ANZAC
box-pool-ch = la Réserve de Forces de la Chine
box-dock-ch = les chantiers de la Chine
box-pool-su = la Réserve de Forces de l’Union soviétique
box-dock-su = les chantiers de l’Union soviétique
box-aside = unités à venir
box-out = hors du jeu
box-unseen = hors de vue
box-off-west = au-delà du bord ouest de la carte

order-done = Terminé
order-pass = Passer
order-yes = Oui
order-no = Non
order-stop = Rester là
order-to = Vers : { $target }
order-with = Avec : { $target }
order-without = Sans : { $target }
order-go = Exécuter
order-at = Contre : { $target }
order-lose = Choisir : { $target }
order-force = Pour : { $target }
order-amount = { $target } PRE

event-turn = { $season } { NUMBER($year, useGrouping: 0) } : un nouveau tour commence.
event-segment = Segment de { $what } : { $side }.

ask-segment-over = Le segment est terminé.

prompt-special-operations = Efforts d’opérations spéciales
prompt-fleet-trains = Trains de flotte
prompt-loans = Prêts
prompt-hand-over = Cession d’objectifs
prompt-assail = Attaques terrestres
prompt-joining = Participation à une attaque
prompt-advance = Avance après combat
prompt-suez = Raids vers Suez
prompt-air-return = Retour des unités aériennes
prompt-fleet-return = Retour des unités navales
prompt-activation = Activation
prompt-repairs = Réparations
prompt-construction = Construction
prompt-breakdown = Décomposition
prompt-burma-road = Route de Birmanie
prompt-strategic-bombing = Bombardement stratégique
prompt-submarines = Sous-marins
prompt-guerrillas = Guérilla
prompt-redeployment = Redéploiement stratégique
prompt-reaction-status = Statut de réaction
