# 13.7 Paix, 19.6 revendications frontalières

event-conquest-over = Conquête réglée : { $nation }.
event-ship-die = { $piece } : un dé pour les navires d’un pays conquis.
event-allotted = { $piece } passe sous le contrôle de : { $side }.
event-resettled = { $piece } quitte le pays conquis.
event-minor-supported = Pays appuyé par les Alliés : { $nation }.
event-kept = Pays non libéré par { $side } : { $nation }.
event-liberated = Pays libéré par { $side } : { $nation }.
event-lost-again = Pays reconquis, ses unités quittent le jeu : { $nation }.
event-surrenders = Reddition : { $nation } (à { $side }).
event-ceded = La demande soviétique est acceptée : { $nation }.
event-claim-rejected = La demande soviétique est rejetée : { $nation }.
event-mediation-allowed = La Transylvanie devient hongroise, la Dobroudja du Sud bulgare.
event-mediation-denied = L’Allemagne rejette les demandes de la Hongrie et de la Bulgarie.
event-border-peace = Paix avec l’URSS : { $nation }.

ask-allotment = { $piece } : quelle puissance reçoit le navire ?
ask-exodus = { $piece } doit quitter le pays conquis : choisissez l’hex le plus proche.
ask-refuge = Pays conquis : { $nation }. Choisissez un nouveau pays mère pour ses unités.
ask-fleet-heir = Conquête totale : { $nation }. Quelle puissance reprend sa flotte ?
ask-liberation = Vous contrôlez la capitale. Pays conquis : { $nation }. Le libérez-vous ?
ask-surrender = Plus de la moitié des usines est perdue : { $nation }. Se rend-elle ?
ask-border-claim = L’URSS réclame des terres : { $nation }. Acceptez-vous ?
ask-mediation = La Hongrie et la Bulgarie réclament des terres roumaines : les autorisez-vous ?
ask-border-peace = En guerre contre l’URSS : { $nation }. Instaurez-vous la paix ?

order-allot = Le navire va à : { $target }
order-allot-fleet = La flotte va à : { $target }
order-refuge = Nouveau pays mère : { $target }
order-liberate = Le libérer
order-keep-it = Le garder
order-surrender = Se rendre
order-hold-out = Résister
order-settle-at = Vers { $target }
order-claim = Revendiquer : { $target }
order-cede = Accepter
order-reject = Rejeter
order-allow = Autoriser
order-agree = Faire la paix
order-refuse = Refuser

prompt-allotment = navires d’un pays conquis
prompt-exodus = départ d’un pays conquis
prompt-refuge = nouveau pays mère
prompt-fleet-heir = flotte d’une puissance conquise
prompt-liberation = libération
prompt-surrender = reddition
prompt-border-claim = revendication soviétique
prompt-mediation = médiation
prompt-border-peace = paix

event-great-cities = { $side } et ses alliés contrôlent toutes les grandes villes du monde.
event-objectives = Objectifs au-delà du prévu ({ $side }) : { $n }.

event-partition = L’est de la Pologne est pris par : { $side }.
event-annexed = Les États baltes sont pris par : { $side }.
ask-march-in = Quelle unité entre ?
ask-march-to = { $piece } : choisissez où elle entre.
order-exercise = Par droit du pacte : { $target }
order-march-in = Entrer avec { $target }
exercise-eastern-poland = l’est de la Pologne
exercise-baltic-states = les États baltes
prompt-march-in = pacte germano-soviétique
prompt-march-to = pacte germano-soviétique
event-exile-die = { $piece } est détruite, son pays mère étant conquis (dé { $die }).
