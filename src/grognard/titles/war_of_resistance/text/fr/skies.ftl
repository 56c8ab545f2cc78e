# La Guerre de Résistance : la guerre aérienne (16-25).

box-aborted = les unités aériennes endommagées

mission-transfer = transfert
mission-night-transfer = transfert de nuit
mission-escort = escorte
mission-interception = interception
mission-patrol = attaque de patrouille
mission-cap = patrouille aérienne de combat
mission-transport = transport
mission-night-transport = transport de nuit
mission-bombing = bombardement
mission-night-bombing = bombardement de nuit
mission-support = appui au sol
mission-defence = appui aérien défensif
mission-harassment = harcèlement

manner-normal = à portée normale
manner-extended = à rayon d’action étendu
manner-one-way = en aller simple
manner-extended-one-way = en aller simple, à rayon d’action étendu
manner-staged = depuis une autre base (transit préalable)

effect-- = sans effet
effect-R = elle retourne à sa base
effect-A = elle est endommagée
effect-K = elle est éliminée
effect-hit = touché
effect-miss = manqué
effect-lands = elle atterrit sans encombre
effect-disrupted = désorganisée
effect-severely-disrupted = gravement désorganisée
effect-eliminated = éliminée

aim-airbase = la base aérienne
aim-rail = la voie ferrée
aim-port = le port
aim-factory = l’usine
aim-terror-city = la ville (terreur)
aim-terror-capital = la capitale du KMT (terreur)
aim-burma-road = la route de Birmanie

kind-air-fighter = chasseur
kind-air-bomber = bombardier
kind-air-transport = avion cargo

cargo-attack-supply = ravitaillement d’attaque
cargo-resources = un point de ressources
cargo-infantry-point = un RP d’infanterie
cargo-navy-point = un RP de la marine

organization-IJA = l’armée japonaise
organization-IJN = la marine japonaise
organization-CAF = l’armée de l’air chinoise
organization-VVS = l’armée de l’air soviétique
organization-AVG = le groupe des volontaires américains

rolled =
    { $drm ->
        [0] { $roll }
       *[other] { $roll } ({ SIGNED($drm) })
    }

## 16 Opérations

event-launched = { $side } lancent une opération aérienne ({ $mission }) : { $pieces }.
event-over-target = { $side } survolent { $space } avec { $pieces }.
event-on-station = { $pieces } restent au-dessus de { $space }.
event-operation-over = L’opération aérienne est terminée ({ $side }).
event-stands-down = { $piece } devient inopérante, { $space } : la base ne peut en préparer davantage.

ask-air-operation = Choisissez le genre d’opération aérienne.
ask-air-lead = Opération ({ $mission }) : choisissez sa première unité aérienne.
ask-air-target = Choisissez l’hexagone cible de { $piece }.
ask-air-assembly = Opération ({ $mission }) vers { $space } : ajoutez des unités et des escorteurs, puis décollez.
ask-manner = Comment vole { $piece } ?
ask-staging = Choisissez la base de transit de { $piece }.
ask-mission-movement = En vol vers { $space } : choisissez qui vole, ou envoyez-les tous tout droit.
ask-course = Choisissez la route de { $pieces }, ou qui se joint au groupe.
ask-onward = { $space } : effectuez une autre étape, ou restez.
ask-next-leg = Choisissez la prochaine base de { $piece }.
ask-air-window = Mission permise : { $mission } ; sinon, dites terminé.
ask-air-round = Lancez une opération aérienne, ou dites terminé.
ask-air-watch = Lancez une opération aérienne, restez en alerte, ou dites terminé.
ask-crowding =
    La base de { $space } peut préparer { $capacity ->
        [one] 1 unité aérienne
       *[other] { $capacity } unités aériennes
    } : choisissez qui devient inopérante.

order-air = Lancer une opération aérienne
order-stand-by = Rester en alerte : être consulté après chaque mouvement
order-stand-down = { $target } devient inopérante
order-stand-down-weakest = Les plus faibles deviennent inopérantes, autant qu’il le faut
order-operation = { $target }
    .target = mission
order-fly = Voler avec { $target }
order-manner = { $target }
order-stage-at = Transit par { $target }
order-target = Hexagone cible : { $target }
order-escort = Escorter avec { $target }
order-go = Décoller
order-send-group = { $target } vole
order-fly-along = { $target } se joint au groupe
order-via = Vers { $target }
order-straight = Tous volent tout droit vers leur cible
order-switch-to-escort = { $target } passe de la CAP à l’escorte
order-onward = { $target } poursuit son transfert

## 17 Bases

event-field-destroyed = L’aéroport temporaire est détruit, { $space }.
event-guns-arrive = De l’AA de position arrive en { $space }, { $points } fois { $item }.
event-field-abandoned = { $side } abandonnent l’aéroport, { $space }.
event-escape = { $piece } tente de s’échapper de { $space } : dé { $die }.

ask-escape = { $space } est perdu : choisissez qui s’échappe d’abord.
ask-flight = Choisissez où s’échappe { $piece }.

order-abandon = Abandonner l’aéroport, { $target }
order-flee = { $target } s’échappe

## 18 Vol

event-aborted = { $piece } est endommagée.
event-shot-down = { $piece } est éliminée.
event-landing = { $piece } atterrit dangereusement, { $space } : dé { modified }.
event-lands = { $piece } atterrit, { $space }.
event-stages = { $piece } transite par { $space }.
event-switches = { $piece } change de mission, { $space } : { $mission }.

ask-landing = Choisissez la base où atterrit { $piece }.

order-land-at = { $target }
order-all-home = Chacun retourne à sa base de départ

## 20D, 21C Attaques de patrouille

event-patrol-attack = { $side } attaquent les avions au-dessus de { $space } avec { $pieces }.
event-patrol-fire = { $by } attaque { $piece } (différentiel { SIGNED($column) }), dé { $die } : { $effect }.
event-jettisons = { $piece } largue ses bombes pour combattre.

ask-patrol = { $pieces } survolent { $space } : les attaquer avec des chasseurs en patrouille ?
ask-jettison = Les chasseurs chargés de bombes peuvent les larguer.
ask-spread = Choisissez contre qui vole un autre chasseur.

order-pounce = Attaquer avec { $target }
order-fly-against = Contre { $target }
order-jettison = { $target } largue ses bombes

## 20F Transport

event-cargo-lost = { $piece } est perdue avec { $by }.
event-stores-lost = Cargaison perdue avec { $by } : { $cargo }.
event-flown-in = { $piece } est transportée par avion vers { $space }.
event-stores-flown-in = Cargaison transportée par avion vers { $space } : { $cargo }.

order-airlift = Charger { $target }
order-airlift-stores = Charger { $target }
    .target = cargo

## 20G Bombardement

event-bombed = { $side } bombardent { $aim }, { $space }, avec { $strength } (colonne { $column }), dé { modified } : { $effect }.
event-bombs-wasted = { $side } n’ont pas assez de bombes pour { $aim }, { $space }.
event-terror = { $side } bombardent { $aim }, { $space }, avec { $strength } : { $effect }.
event-rail-broken = La voie ferrée est cassée, { $space }.
event-harassed =
    { $side } harcèlent { $space } avec { $strength } points : { $hits ->
        [0] aucun effet.
        [one] 1 impact.
       *[other] { $hits } impacts.
    }
event-kept-off =
    L’AA tire sur les avions, { $space } ({ $roll } + { $strength }) : { $hits ->
        [0] en vain.
        [one] 1 impact de harcèlement est ignoré.
       *[other] { $hits } impacts de harcèlement sont ignorés.
    }

ask-bombing = Au-dessus de { $space } : choisissez quoi bombarder, ou dites terminé.
ask-bombing-run = Bombes sur { $aim }, { $space } : { $strength } points. Ajoutez des unités, puis larguez les bombes.
ask-wreck = Un impact, { $space } : choisissez l’unité aérienne au sol qui est endommagée.

order-bomb = Bombarder { $target }
    .target = aim
order-drop-bombs = Larguer les bombes
order-hit-on = Endommager { $target }
order-keep-off = L’AA tire sur les avions qui harcèlent { $target }

## 21 Combat aérien

event-intercepts = { $side } interceptent au-dessus de { $space } avec { $pieces }.
event-scrambles = { $piece } décolle en urgence de { $space } vers { $to }.
event-fires = { $by } tire sur { $piece } (différentiel { SIGNED($column) }), dés { rolled } : { $effect }.

ask-interception = { $pieces } survolent { $space } : interceptez ou décollez en urgence, ou dites terminé.
ask-scramble-to = Choisissez où vole { $piece }.
ask-engagement = Au-dessus de { $space } : choisissez qui engage l’écran { $pieces } ; les autres le contournent.
ask-assignment = Choisissez qui engage { $piece }.
ask-surplus = Choisissez contre qui vole une autre de vos unités aériennes.
ask-surplus-escorts = Choisissez contre qui vole un autre escorteur, ou gardez les autres.
ask-press-on = L’engagement avec { $piece } est indécis : poursuivre ou y mettre fin.
ask-fire-choice = { $piece } tire-t-elle maintenant sur { $by } ? Elle ne tire qu’une fois.

order-intercept = Intercepter avec { $target }
order-scramble = Décollage d’urgence de { $target }
order-engage-screen = { $target } engage l’écran
order-assign = { $target }
order-hold-back = Garder les autres escorteurs
order-press-on = Poursuivre
order-break-off = Mettre fin à l’engagement
order-fire-back = Tirer
order-hold-fire = Ne pas tirer

## 22 Défense antiaérienne

event-flak = L’AA tire sur { $piece }, { $space } (colonne { $column }), dés { rolled } : { $effect }.

## 24 Parachutages

event-drop-planned = Un largage de { $piece } sur { $space } est planifié.
event-drop-cancelled = Le largage de { $piece } est annulé.
event-dropped = { $piece } est larguée sur { $space }, dé { modified } : { $effect }.

ask-drop-plans = Planifiez des largages, annulez-les, ou dites terminé.
ask-drop-target = Choisissez où { $piece } sera larguée.

order-plan-drop = Planifier un largage de { $target }
order-drop-at = Sur { $target }
order-cancel-drop = Annuler le largage de { $target }

## 25 Recomplètement aérien

event-cycle-ends =
    Le cycle aérien s’achève : { $organization } garde { $points ->
        [one] 1 ARP
       *[other] { $points } ARP
    } et en perd { $left }.
event-air-points = ARP pour { $organization } : { $points }, à présent { $left }.
event-air-limit =
    { $organization } peut garder { $points ->
        [one] 1 ARP
       *[other] { $points } ARP
    } et en perd { $left }.
event-air-delayed = { $piece } est mise en état (dé { $die }) et arrive au tour { $turn }.
event-air-turned-away = { $piece } ne trouve pas de base et est éliminée.
event-air-regrouped = { $piece } est regroupée avec ce qui reste de { $by }.
event-air-repaired = { $piece } est réparée.
event-air-rebuilt = { $piece } est reconstituée.
event-air-converted = { $piece } est convertie en { $by }, { $space }.
event-air-placed = { $piece } arrive, { $space }.
event-air-withdrawn = { $piece } est retirée de Chine.

ask-air-staff = Regroupez, réparez, reconstituez, convertissez et placez des unités aériennes, puis dites terminé.
ask-air-placement = Choisissez la base de { $piece }.
ask-air-withdrawal = Choisissez quel { $aircraft } quitte la Chine ({ $organization }).
ask-air-deployment = Choisissez la base où { $piece } commence la guerre.

order-regroup-air = Regrouper { $target }
order-repair-air = Réparer { $target } (1 ARP)
order-rebuild-air = Reconstituer { $target } (2 ARP)
order-place-air = Placer { $target }
order-place-rest = Baser les autres là où il y a le plus de place
order-convert-air = Convertir { $target }
order-withdraw-air = Retirer { $target }

prompt-air-round = Opérations aériennes
prompt-air-watch = Opérations aériennes du second joueur
prompt-air-window = Appui aérien
prompt-air-staff = Recomplètement aérien

# 24B, 32B parmi l’ennemi
effect-scattered = dispersé et perdu
cargo-general-supply = un point de ravitaillement général
cargo-general-supply-old = un point de ravitaillement général de la phase précédente
cargo-general-supply-oldest = un point de ravitaillement général de l’avant-dernière phase
event-point-dropped = { $cargo } est largué sur { $space }, dé { modified } : { $effect }.
ask-airborne-overrun = Écrasez { $space } avec les unités larguées, ou dites fini.
prompt-airborne-overrun = Écrasement aéroporté

# 20G2h, 22B1, 27A5 la patrouille navale, l’AA des navires, les porte-avions
mission-naval-patrol = patrouille navale
aim-ships-at-sea = les navires sur l’eau
event-on-naval-patrol = { $piece } est assignée à la patrouille navale.
event-naval-search = Recherche de navires en { $space }, dé { modified } : { $success }.
event-lands-aboard = { $piece } se pose sur { $by }.
event-port-run = { $piece } attaque le port de { $space }.
event-raid = { $piece } s’en prend, en { $space }, à : { $aim }.
event-raid-met = L’AA de { $space } tire sur le raid ({ $aim }).
ask-patrol-assignment = Assignez des unités aériennes à la patrouille navale, ou dites fini.
ask-sighting = { $pieces } peuvent être attaqués : envoyez une patrouille navale ou laissez-les passer.
ask-patrol-launch = Choisissez les unités aériennes d’une même base qui recherchent les navires en { $space }.
ask-port-run = Dites qui bombarde le port de { $space } ou ses navires : un navire tire aussi sur elles. Puis dites fini.
ask-raids = Dites qui bombarde un pont de { $space } : l’AA d’une de ses deux rives tire sur elles. Puis dites fini.
ask-raid = { $piece } en { $space } : quel pont ?
ask-raid-guns = Raid sur un pont de { $space } ({ $aim }) : quelle rive tire ?
order-assign-to-naval-patrol = { $target } en patrouille navale
order-let-pass = Laisser passer ici
order-wave-on = Laisser passer jusqu’à la fin de la phase
order-land-on = Se poser sur { $target }
order-bomb-the-port-with = { $target } contre le port
order-bomb-a-bridge-with = { $target } contre un pont
order-fire-from = Tirer depuis { $target }
prompt-patrol-assignment = Patrouille navale
prompt-sighting = Navires en vue
prompt-patrol-launch = Patrouille navale
prompt-port-run = Attaque d’un port
prompt-raids = Raid sur un pont
prompt-raid = Pont à bombarder
prompt-raid-guns = AA près d’un pont

# 17D, 20G1a, 20G2j
aim-yard = la gare de triage
event-base-wrecked = { $piece } endommage la base aérienne en { $space }.
order-damage-airbase = Endommager la base aérienne
order-detour = Dépenser { $target } points de plus en route
