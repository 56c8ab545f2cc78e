# Pertes, retour à la base, ravitaillement, économie des deux segments. Les arguments sont décrits dans core/wording.py.

area-1 = le détroit de Malacca
area-2 = la mer de Java
area-3 = les mers de Sulu et de Célèbes
area-4 = les mers de Banda et des Moluques
area-5 = le détroit de Formose
area-6 = le détroit de Corée
area-7 = le détroit de La Pérouse
area-8 = les îles Aléoutiennes
area-9 = les mers de Bismarck et des Salomon
what-burma-road = la Route de Birmanie
what-strategic-bombing = le bombardement stratégique

# pertes

event-sunk = { $piece } sombre à { $space }.
event-damaged = Avaries pour { $piece } à { $space } : retour à l'arsenal.
event-ship-lost = { $piece } ne trouve aucune base et disparaît à { $space }.
event-eliminated = Élimination de { $piece } à { $space }.
event-leader-lost = { $piece } disparaît à { $space }.
event-leader-overboard = { $piece } tombe à la mer : le dé donne { $die }.
event-leader-home = { $piece } rentre à { $to } avec le navire endommagé.
event-shipped-over = { $piece } passe à bord de { $by }.
event-air-sunk = { $piece } disparaît avec { $by }.
event-air-damaged = { $piece } quitte le combat avec { $by }.
event-air-ditched = { $piece } ne trouve aucun pont d'envol et amerrit.
event-battlegroup = { $piece } continue le combat à { $space }.
event-air-reduced = { $piece } : voilà tout ce qui décolle encore de { $by }.
event-razed = Destruction de { $piece } à { $space }.
order-ship-over = Passer à bord de { $target }
ask-ship-over = Perte de { $by }. Quel navire prend { $piece } à bord ?
ask-no-room-aboard = Perte de { $piece } à { $space } : la place manque pour toutes les troupes. Quelle unité disparaît ?

# retour à la base

event-air-landed = { $piece } se pose à { $to }.
event-air-recovered = { $piece } se pose sur { $by }.
event-ships-home = { $piece } rentre de { $space } à { $to }.
event-ship-detached = { $piece } se détache de { $by } à { $space }.
order-home = Retour à la base : { $target }
order-all-home = Tout le monde à la base la plus proche
order-land-on = Se poser sur { $target }
order-land-reduced = Se poser sur { $target } avec ce qu'il peut porter
order-disband = Dissoudre { $target }
order-detach = Détacher { $target }
ask-air-return = Les unités aériennes retournent à leur base. Laquelle ?
ask-land-at = Où se pose { $piece } ?
ask-fleet-return = Les navires retournent à leur base. Lesquels ?
ask-home-to = À quelle base retourne { $piece } ?

# ravitaillement

event-unsupplied =
    { $pieces-count ->
        [one] { $pieces } n'a plus de ravitaillement.
       *[other] Hors ravitaillement : { $pieces }.
    }

# le segment de décision

event-additions =
    { $pieces-count ->
        [0] Les nouveaux pions de { NUMBER($year, useGrouping: 0) } entrent dans les Réserves de Forces.
       *[other] Ajouts aux Réserves de Forces en { NUMBER($year, useGrouping: 0) } : { $pieces }.
    }
event-anzac-handed-over = Désormais l'ANZAC combat sous commandement américain.
event-income = { $force } reçoit { $n } PRE, et { $points } de ses objectifs : { $left } en réserve.
event-german-loan = { $force } reçoit { $n } PRE de l'Allemagne.
event-bombing-felt = Le bombardement coûte encore { $n } PRE à { $force } : { $left } en réserve.
event-special-operations = { $force } mène un effort d'opérations spéciales pour { $price } PRE.
event-train-stationed = { $force } place une flotte de ravitaillement à { $space } pour { $price } PRE.
event-lent = { $force } prête { $n } PRE à { $other }, au prix de { $price }.
event-repaid = { $force } rembourse { $price } PRE ; { $n } { $n ->
        [one] parvient
       *[other] parviennent
    } à { $other }.
event-loan-declined = { $other } refuse un prêt de { $n } PRE de { $force }.
event-cession-declined = { $force } refuse { $space }.
order-special-operations = Effort d'opérations spéciales : { $target }
    .target = force
order-commission-train = Acheter une flotte de ravitaillement : { $target }
order-lend = Prêter des PRE : { $target }
    .target = force
order-hand-over = Céder des objectifs
order-cede = Céder { $target }
ask-special-operations = Une force mène-t-elle un effort d'opérations spéciales ce tour-ci, pour { $price } PRE ?
ask-fleet-trains = Achetez-vous des flottes de ravitaillement, à { $price } PRE pièce ?
ask-station-train = Où placez-vous { $piece } ?
ask-loans = Prêtez-vous des PRE, cédez-vous des objectifs ?
ask-loan-to = À qui { $force } prête-t-elle des PRE ?
ask-loan-amount = Combien de PRE, { $limit } au plus, passent de { $force } à { $other } ?
ask-loan-consent = { $force } offre { $n } PRE à { $other }. Acceptez-vous ?
ask-hand-over = Quel objectif cédez-vous ?
ask-cede-to = Qui reçoit { $space } ?
ask-cession-consent = { $other } offre à { $force } l'objectif { $space }. Acceptez-vous ?
reason-too-dear = { $force } n'a que { $left } PRE ; cela en coûte { $price }.
reason-ceded-already = { $space } a déjà changé de mains dans ce segment.

# le segment de réorganisation

event-leader-arrives = { $piece } prend son commandement à { $space }.
event-activated = { $force } active { $piece } à { $space } pour { $price } PRE.
event-repaired = { $force } répare { $piece } à { $space } pour { $price } PRE.
event-built = { $force } construit { $piece } à { $space } pour { $price } PRE.
event-dismantled = Démantèlement de { $piece } à { $space }.
event-broken-down = { $piece } se décompose à { $space } : { $pieces }.
event-built-up = { $pieces } se réunissent à { $space } : { $piece }.
event-cost-shared = { $force } paie { $n } PRE pour { $what }.
event-cost-not-met = Pour { $what } ({ $space }), il manque { $left } PRE sur { $price } : rien ne se fait.
event-road-built = La Route de Birmanie traverse désormais { $space }.
event-bombing-raid = Les bombardiers attaquent { $space } à { $n } { $n ->
    [one] hexagone
   *[other] hexagones
} de distance : le dé donne { $die }.
event-atomic-bomb = Une bombe atomique tombe sur { $space } : le dé donne { $die }.
event-bombing-damage =
    { $left ->
        [0] { $force } perd { $losses } PRE.
       *[other] { $force } perd { $losses } PRE : { $n } tout de suite, { $left } restent dus.
    }
event-interdicted = Les sous-marins de { $force } interdisent { $area } pour { $price } PRE.
event-guerrillas = La guérilla chinoise se lève à { $space } pour { $price } PRE.
event-redeployed = { $piece } se redéploie de { $space } à { $to } pour { $price } PRE.
event-reaction-status = { $force } place les navires de { $space } en statut de réaction pour { $price } PRE.
order-activate = Activer { $target }
order-repair = Réparer { $target }
order-split-in-pool = Décomposer dans la réserve : { $target }
order-build = Construire { $target }
order-dismantle = Démanteler { $target }
order-break-down = Décomposer { $target }
order-build-up = Réunir { $target } à une autre
order-build-road = Construire la Route de Birmanie en { $target }
order-bomb-home-base = Bombarder { $target }
order-atomic-bomb = Larguer une bombe atomique sur { $target }
order-interdict = Interdire { $target }
    .target = area
order-guerrilla = Guérilla en { $target }
order-redeploy = Redéployer { $target }
order-stand-by = Statut de réaction : { $target }
ask-activation = Quelles unités activez-vous ? Aucune de vos réserves ne dépasse { $left } PRE.
ask-appear-at = Où apparaît { $piece } ?
ask-repairs = Quelles unités réparez-vous ? Aucune de vos réserves ne dépasse { $left } PRE.
ask-construction = Que construisez-vous, que démantelez-vous ? Aucune de vos réserves ne dépasse { $left } PRE.
ask-build-at = Où construisez-vous { $piece } ?
ask-breakdown = Décomposez-vous ou réunissez-vous des unités de type H ?
ask-burma-road = Construisez-vous la Route de Birmanie ?
ask-share-of-cost = { $what } ({ $space }) coûte { $price } PRE, dont { $left } à payer. Combien paie { $force } ?
ask-strategic-bombing =
    { $left ->
        [0] Plus d'attaque de bombardement stratégique ce tour-ci. Est-ce tout ?
        [one] Une attaque de bombardement stratégique est possible. Sur quelle base d'origine ?
       *[other] { $left } attaques de bombardement stratégique sont possibles. Sur quelle base d'origine ?
    }
ask-submarines = Vos sous-marins interdisent-ils des zones de mer étroite ?
ask-interdicting-navy = Quels sous-marins interdisent { $area } ?
ask-guerrillas = La guérilla se lève-t-elle quelque part ?
ask-redeployment = Quelles unités redéployez-vous, à { $price } PRE pièce ? Aucune de vos réserves ne dépasse { $left } PRE.
ask-redeploy-to = Où se redéploie { $piece }, et quels chefs l'accompagnent ?
ask-deck-or-field = { $piece } se pose-t-elle sur un porte-avions à { $space }, ou à terre ?
ask-reaction-status = Quels navires placez-vous en statut de réaction, à { $price } PRE l'hexagone ? Aucune de vos réserves ne dépasse { $left } PRE.
ask-reaction-payer = Quelle force paie pour les navires de { $space } ?
reason-bombing-limit = Ce tour-ci, { $limit } attaques de bombardement stratégique au plus sont permises.
reason-redeployed-already = { $piece } s'est déjà redéployée dans ce segment.
