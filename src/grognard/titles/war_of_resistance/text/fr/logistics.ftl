# Ravitaillement, voies ferrées et construction.

## 12 Ravitaillement

item-attack-supply = un point de ravitaillement d’attaque
item-resource = un point de ressources
item-general-supply = un nouveau point de ravitaillement général
item-general-supply-old = un point de ravitaillement général de la dernière phase
item-general-supply-oldest = un point de ravitaillement général à sa dernière phase

event-points-expired =
    { $points ->
        [one] 1 point de ravitaillement général est retiré
       *[other] { $points } points de ravitaillement général sont retirés
    } : { $space }.
event-points-lost =
    { $side } font perdre { $points ->
        [one] 1 point
       *[other] { $points } points
    } de ravitaillement général : { $space }.
event-generated =
    { $side } génèrent { $points ->
        [one] 1 point
       *[other] { $points } points
    } de ravitaillement général : { $space }.
event-converted =
    { $side } convertissent { $points ->
        [one] 1 point de ravitaillement d’attaque
       *[other] { $points } points de ravitaillement d’attaque
    } en ravitaillement général : { $space }.
event-transport-captured = { $side } capturent { $points } SMP ennemis et en détruisent { $left }.
event-destroyed = { $side } détruisent { $item } : { $space }.

ask-drawing =
    Choisissez les unités qui se ravitaillent : il y en a pour { $room } RE en tout.
ask-drawing-from = Choisissez d’où se ravitaille { $piece }.
ask-handouts = Choisissez les points de ravitaillement utilisés ensuite.
ask-handout = Les points en { $space } ne suffisent pas aux plus proches : choisissez qui les reçoit.
ask-stores = Générez et convertissez des points de ravitaillement, ou terminez la phase initiale.
ask-enemy-stores = Vous pouvez convertir du ravitaillement d’attaque en ravitaillement général.
ask-generating = Combien de points de ravitaillement général génère { $space } ?
ask-destroying = Choisissez ce qui est détruit en { $space }.

order-draw = Ravitailler { $target }
order-draw-rest = Ravitailler les autres, les plus forts d’abord
order-generate = Générer des points de ravitaillement : { $target }
order-amount = { $target }
order-convert = Convertir un point de ravitaillement d’attaque : { $target }
order-destroy = Détruire du ravitaillement : { $target }
order-item = { $target }
    .target = item

event-hauls = { $side } transportent du fret : { $space } à { $path-end }.
event-loads = { $piece } charge { $item } : { $space }.
ask-hauling = Une cargaison en { $space } : chargez, déplacez, déposez. { $room ->
        [one] Il reste 1 SMP.
       *[other] Il reste { $room } SMP.
    }
order-haul = Transporter du fret : { $target }
order-haul-british = Transporter du fret avec les SMP britanniques : { $target }
order-load = Charger { $target }
    .target = item
order-unload = Déposer { $target }
    .target = item

## 7 Voies ferrées

event-rails = { $piece } va par voie ferrée de { $space } à { $path-end }.
event-rail-torn-up = { $piece } casse la voie ferrée : { $space }.
event-ships = { $side } envoient du fret par voie ferrée : { $space } à { $path-end }.
event-boosted = { $side } dépensent un point de ressources : { $space }. La capacité ferroviaire augmente ce tour.
event-expanded = { $side } portent la gare de triage à { $points } RE : { $space }.

ask-entrained = Choisissez où va { $piece } par mouvement ferroviaire stratégique.
ask-shipping = Fret par voie ferrée de { $space } : chargez-le et dites où il va.

order-rail = Par voie ferrée jusqu’à { $target }
order-break-rail = Casser la voie ferrée ici
order-entrain = Mouvement ferroviaire stratégique de { $target }
order-ship = Envoyer du fret par voie ferrée : { $target }
order-boost = Dépenser un point de ressources pour la capacité ferroviaire : { $target }
order-expand = Agrandir la gare de triage avec trois points de ressources : { $target }

## 14A Construction

work-fort = un fort
work-upgrade = la voie ferrée à fort trafic
work-lay-rail = une voie ferrée
work-airfield = un aéroport permanent
work-strip = une piste d’atterrissage
event-begun = { $piece } commence à construire { $work } : { $space }.
event-completed = { $side } ont construit { $work } : { $space }.
event-given-up = La construction est abandonnée : { $work }, { $space }.
event-rail-repaired = { $piece } répare la voie ferrée : { $space }.
event-base-repaired = { $piece } répare la base aérienne : { $space }.
event-port-repaired = { $piece } répare le port : { $space }.
event-port-demolished = { $piece } détruit le port : { $space }.
event-regauged = { $piece } change l’écartement : { $space }.
event-fort-destroyed = Le fort est détruit : { $space }.

ask-construction = Commencez des travaux, ou continuez.
ask-manning = Choisissez qui aide { $piece } : la construction accélérée prend moitié moins.
ask-material = Choisissez d’où vient le point de ressources pour { $piece }.

order-build-fort = Construire un fort avec { $target }
order-upgrade-rail = Passer la voie ferrée à fort trafic avec { $target }
order-build-rail = Construire une voie ferrée avec { $target }
order-build-airfield = Construire un aéroport permanent avec { $target }
order-build-strip = Construire une piste d’atterrissage avec { $target }
order-alone = Seule
order-with-labour = Avec la main-d’œuvre civile
order-finish = Terminer les travaux de { $target }
order-repair-airbase = Réparer la base aérienne ici
order-repair-port = Réparer le port ici
order-demolish-port = Détruire le port ici
order-repair-rail = Réparer la voie ferrée ici
order-change-gauge = Changer l’écartement ici

prompt-construction = Construction
prompt-drawing = Ravitaillement général
prompt-stores = Points de ravitaillement
prompt-enemy-stores = Points de ravitaillement de l’autre camp
