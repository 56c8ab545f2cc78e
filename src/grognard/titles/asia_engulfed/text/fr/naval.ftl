# Mouvement naval, réactions, transports de troupes, opérations étendues, Cassage de Code, Retour à la Base.

pay-oil = un Point de Pétrole
pay-transport = un Point de Transport

## 8.2 Mouvement naval

ask-naval-movement = Désignez une zone maritime où envoyer flottes et transports de troupes, ou terminez votre mouvement naval.
order-sail-to = Destination : { $target }
event-destination = Destination : { $space } ({ $side }).
ask-sail = Qui prend la mer ({ $space }) ?
order-sail = Prendre la mer : { $target }
order-sail-on-oil = Prendre la mer pour un Point de Pétrole : { $target }
event-sailed = { $piece } appareille ({ $space }) : { $path }.
event-transport-sails =
    { $pay-key ->
        [oil] { $piece } embarque ({ $space }) pour un Point de Pétrole : { $path }.
        [transport] { $piece } embarque ({ $space }) pour un Point de Transport : { $path }.
       *[other] { $piece } embarque ({ $space }) : { $path }.
    }
event-transport-sails-unseen = { $piece } embarque ({ $space }) : { $path }.
event-naval-costs =
    { $transports ->
        [0] Le mouvement naval coûte au Japon { $oil } pétrole (reste { $oil_left }).
       *[other] Le mouvement naval coûte au Japon { $oil } pétrole (reste { $oil_left }) et { $transports } transports (reste { $transports_left }).
    }

reason-zone-closed = Le mouvement est terminé dans cette zone ({ $space }) : seules des Opérations Navales Étendues peuvent encore y entrer.
reason-nobody-in-reach = Personne qui soit prêt à prendre la mer n'atteint cette zone ({ $space }).
reason-zone-too-far = { $space } : plus de { $n } zones maritimes pour { $piece }.
reason-stopped-by-influence = L'Influence ennemie arrête { $piece } en chemin ({ $space }).
reason-already-sailed = { $piece } est déjà en mer.
reason-only-on-oil = Cette unité ne prend la mer que pour un Point de Pétrole ({ $piece }) : plus de { $n } zones, ou plus de Point de Transport.
reason-no-oil = Le Japon n'a plus de Point de Pétrole pour cela.
reason-no-transports = Le Japon n'a plus de Point de Transport pour cela.
reason-nobody-sails = Personne n'a encore pris la mer pour cette destination ({ $space }).
reason-sailing-over = Le mouvement naval normal est terminé ; il ne reste que les Opérations Navales Étendues.
reason-no-transport = { $piece } ne peut pas prendre la mer comme transport de troupes.
reason-no-quay = Pas de port où embarquer { $piece } ({ $space }).
reason-stays-home = { $piece } ne quitte pas son pays.
reason-embark-contested = { $piece } ne peut pas quitter une zone contestée ({ $space }).

## 8.11 Consolidation, 13.5 Éclatement

order-merge = Céder un Pas : { $target }
ask-merge-into = Quelle flotte reçoit un Pas ({ $piece }) ?
order-into = L'ajouter à : { $target }
event-consolidated = Consolidation ({ $space }) : un Pas change de flotte : { $piece } → { $by }.
event-consolidated-unseen = Des flottes sont consolidées ({ $space }).
ask-consolidate-in-port = Consolidez des flottes dans les ports d'arrivée, ou terminez.
reason-fleet-full = { $piece } a déjà { $n } Pas : un bloc n'en contient pas plus.
reason-merge-smaller = Les Pas vont vers la plus grande flotte : { $piece } n'éclate pas.
reason-cannot-merge = Consolidation impossible ({ $piece }, { $by }) : il faut deux flottes du même type et de la même nation au même endroit.
reason-nobody-to-merge = Aucune flotte du même type et de la même nation à cet endroit ({ $piece }).
order-split = Éclater : { $target }
ask-split = Combien de Pas prennent la mer ({ $piece }, { $space }) ?
order-steps = { $target ->
        [one] 1 Pas
       *[other] { $target } Pas
    }
event-split = Éclatement ({ $space }) : { $piece } → { $by }.
reason-cannot-split = { $piece } ne peut pas éclater ici.
reason-divided-elsewhere = Une partie de cette flotte est déjà partie ({ $space }) : le reste doit aller ailleurs ({ $piece }).
reason-oil-for-rest = Le pétrole restant est gardé pour le reste d'une flotte éclatée : { $pieces }.
reason-cadre-fits = Un Cadre a sa place ({ $piece }) : c'est une unité entière qui doit être réduite.
reason-divided-must-sail = Le reste d'une flotte éclatée doit aussi prendre la mer : { $pieces }.

## 8.2, 8.25 Réaction

ask-react = L'ennemi entre dans la zone ({ $space }) : réagissez avec des flottes ou des sous-marins, ou laissez-le passer.
order-react = Réagir avec : { $target }
event-reacted = Réaction : { $piece } ({ $space }) → { $path }.
event-no-reaction = Surprise ! Personne ne réagit à la force qui se glisse dans la zone ({ $space }).
event-submarine-sails = { $piece } se glisse dans la zone ({ $to }).
ask-submarine = Des flottes ennemies ont réagi ({ $space }) : placez-y des sous-marins, ou gardez-les.
order-submarine = Envoyer : { $target }
reason-submarine-in-network = { $piece } protège le Réseau de Ravitaillement et ne fait rien d'autre ce Tour-ci.

## 7.4 Opérations étendues

ask-extended-operations = Dépensez une Action Spéciale pour qu'une force en mer bouge encore, ou terminez la phase.
order-extend = Opération Navale Étendue : { $target }
ask-extend-to = Où va cette force ({ $space }) ?
order-extend-to = Continuer : { $target }
ask-extend-with = Quelles flottes restent ({ $space }) et lesquelles continuent ({ $to }) ?
order-leave = Laisser sur place : { $target }
event-extended = Opération Navale Étendue ({ $space }) : { $path } ({ $pieces }).
reason-not-yet-extended = Les Opérations Navales Étendues viennent après tous les mouvements navals normaux.
reason-already-extended = Les flottes de cette zone ({ $space }) n'ont pas bougé dans cette phase, ou ont déjà fait leur mouvement étendu.
reason-no-fleet-to-extend = Vous n'avez pas de flotte dans cette zone ({ $space }) ; les transports de troupes n'y ont pas droit.
reason-no-action = Plus d'Action Spéciale : { $power }.
reason-not-dominant = Vous n'exercez pas d'Influence Dominante dans cette zone ({ $space }).
reason-zone-out-of-reach = { $space } n'est pas à moins de { $n } zones maritimes de cette force.

## 7.6 Cassage de Code

order-break-code = Casser le code : { $target }
event-code-broken = Les décrypteurs US lisent les ordres japonais ({ $space }) : { $pieces }.
reason-code-broken-this-year = Le code a déjà été cassé en { $year }.
reason-no-code-to-break = Aucune flotte japonaise cachée n'est en mer dans cette zone ({ $space }).

## 8.8 Retour à la Base

ask-return = Tout ce qui est en mer rentre au port : choisissez le suivant.
order-return = Faire rentrer : { $target }
ask-port-for = Choisissez un port ({ $piece }).
event-returned = { $piece } rejoint un port : { $space } → { $to }.
event-marines-reembark = Trop d'unités ({ $space }) : { $piece } reprend la mer.
event-submarine-returns = { $piece } rentre ({ $space }).
ask-rebase = Changez de port des flottes qui n'ont pas bougé, consolidez les arrivées, ou terminez la phase.
order-rebase = Changer de port : { $target }
order-extensive-rebasing = Retour à la Base étendu : une Action Spéciale au lieu de pétrole
event-rebase-paid = Le Japon paie un Point de Pétrole (reste { $left }) : { $piece } change de port (depuis : { $space }).
reason-no-friendly-port = { $space } n'est pas un port ami.
reason-contested-port = Aucune flotte n'entre dans un port contesté ({ $space }).
reason-port-full =
    { $n ->
        [one] Ce port contient une flotte et il est plein ({ $space }).
       *[other] Ce port contient { $n } flottes et il est plein ({ $space }).
    }
reason-port-too-far = { $space } : à plus de { $n } zones maritimes.
reason-no-room-ashore = Il n'y a plus de place pour une unité ({ $space }).
reason-has-moved = { $piece } a déjà pris la mer ce Tour-ci.
reason-no-extensive-rebasing = Retour à la Base étendu impossible : il faut une Action Spéciale du Japon et des flottes à déplacer.
