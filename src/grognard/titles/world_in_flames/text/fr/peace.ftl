# 13.7 Paix, 19.6 revendications frontalières

event-conquest-over = Conquête réglée : { $nation }.
event-ship-die = { $piece } : un dé pour les navires d’un pays conquis.
event-allotted = { $piece } passe sous le contrôle de : { $side }.
event-resettled = { $piece } se retire.
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
ask-exodus = { $piece } doit partir : choisissez l’Hex le plus proche.
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
prompt-exodus = retrait
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

# 13.7.3 Paix entre puissances, 9.5 pactes

event-proposes = Proposition de { $side } à { $nation }.
event-proposal-refused = Refus : { $side } n’accepte pas la proposition de { $nation }.
event-minor-peace = Paix : { $side } et { $nation } ; les frontières sont celles d’avant leur guerre.
event-peace = { $side } et { $nation } signent la paix et un pacte de neutralité.
event-pact-signed = { $side } et { $nation } signent un pacte de neutralité.
event-pact-renewed = { $side } et { $nation } reconfirment leur pacte de neutralité : il compte à partir de { $year }.
event-sent-home = { $piece } retourne dans le pool de réserve.
event-disbanded = { $piece } quitte le jeu jusqu’à la prochaine guerre.

ask-treaties = Proposez la paix ou un pacte de neutralité à une puissance de l’autre camp, ou dites terminé.
ask-peace-terms = À quels termes proposez-vous la paix ? Adversaire : { $nation }.
ask-accord-pact = Pacte de neutralité proposé par { $side } ; l’autre partie : { $nation }. Acceptez-vous ?
ask-settle-with = Guerre d’un pays mineur ({ $nation }) : à quelle puissance proposez-vous la paix ?
ask-accord-minor = Paix proposée par { $side } dans la guerre de ce pays mineur : { $nation }. Acceptez-vous ?
ask-accord-as-held = Paix proposée par { $side } ; l’autre partie : { $nation }. Chacun garde ce qu’il contrôle. Acceptez-vous ?
ask-accord-old-borders = Paix proposée par { $side } ; l’autre partie : { $nation }. Chacun rend ce que l’autre contrôlait en 1939. Acceptez-vous ?
ask-renewal = { $side } vous demande de reconfirmer le pacte de neutralité, qui comptera à partir de cette année : acceptez-vous ?

order-peace-with = Proposer la paix : { $target }
order-settle = Proposer la paix dans la guerre de ce pays : { $target }
order-settle-with = La proposer à : { $target }
order-pact-with = Proposer un pacte : { $target }
order-terms = Termes : { $target }
order-consent = Accepter
order-renew-pact = Demander de reconfirmer le pacte : { $target }
terms-as-held = chacun garde ce qu’il contrôle
terms-old-borders = chacun rend ce que l’autre contrôlait en 1939

prompt-treaties = Paix et pactes
prompt-peace-terms = Termes de la paix
prompt-accord-pact = Pacte de neutralité
prompt-settle-with = Paix avec un pays mineur
prompt-accord-minor = Paix avec un pays mineur
prompt-accord-as-held = Paix
prompt-accord-old-borders = Paix
prompt-renewal = Pacte de neutralité
