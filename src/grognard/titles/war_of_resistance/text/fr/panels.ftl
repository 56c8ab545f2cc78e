# Ce qui se trouve à côté de la carte.

track-level = Stabilité chinoise, niveau
track-index = Indice de stabilité
track-restriction = Niveau de restriction de Tokyo

panel-assault = Attaque : { $space }
panel-attackers = Attaque
panel-beside = Peuvent se joindre
panel-defenders = Défense
panel-turn = Tour { $n } sur { $most }
phase-short-initial = initiale
phase-short-movement = mouv.
phase-short-combat = combats
phase-short-reaction = réaction
phase-short-exploitation = exploit.
panel-goals = L’enjeu de la bataille
panel-decides = À la fin
panel-goals-rule = Deux points ou plus : victoire japonaise. Un : égalité. Aucun : victoire chinoise.
panel-weather = Météo
panel-zone = Zone { $n }
water-state-frozen = eaux gelées
water-state-flooded = fleuves en crue
sea-state-calm = mer calme
sea-state-rough = mer agitée
sea-state-stormy = mer démontée
sea-state-typhoon = typhon en mer
panel-stores = Réserves
stock-attack-supply = Ravitaillement d’attaque
stock-general-supply = Ravitaillement général
stock-resource = Points de ressources
panel-headquarters = Quartiers généraux
panel-staff = Influence sur { $radius } hexagones ; actif sur { $need } ou moins.
panel-staff-used = Il est sur sa face utilisée.

panel-air = La guerre aérienne
panel-airbases = Bases
air-state-ready = prêtes
air-state-flying = en vol
air-state-rested = ont volé
air-state-aborted = à réparer
air-state-lost = perdues
air-state-points = points de recomplètement
panel-fleets = Navires
ship-state-damaged = endommagé
ship-state-repairing = en réparation
ship-state-empty = sans munitions
ship-state-guns = canons prêts
ship-state-laden = chargé

panel-stability = Stabilité nationale
panel-roll = Prochain jet
panel-index = indice
panel-index-note = Jet de deux dés au premier tour chinois de chaque mois.
panel-steady = le niveau ne peut changer
panel-rises = le niveau monte : { $n } sur { $most }
panel-falls = le niveau baisse : { $n } sur { $most }
panel-monthly = Ensuite
panel-each-turn = Chaque tour
panel-verdict = Verdict
panel-collapse = effondrement d’ici { $date } : victoire japonaise { $grade }
panel-holds = à ce niveau en { $date } : issue chinoise { $grade }
panel-tokyo = Tokyo et posture
panel-lifted-by = Descend à
panel-lift = { $n } : { $dice } aux deux dés, ou en { $date }
panel-posture = Posture
posture-on = agressive
posture-off = non agressive
panel-garrisons = Garnisons
panel-factions = Factions et gouvernements
panel-governments = Sièges fantoches
panel-capital = Capitale du KMT
panel-defied = Violé dans ce tour de joueur.
panel-bases = Bases de guérilla
base-kind-CCP = Communistes
base-kind-KMT = Nationalistes
panel-base = { $region } ; { $points } points de recrutement.
panel-industry = Usines
panel-factory = Usine { $n }
panel-parts = En pièces, ou perdue.
panel-hits = Coups : { $n }.
panel-replacements = Points de recomplètement
panel-ship-repairs = réparation navale
point-inf = infanterie
point-arm = blindés
point-equ = équipement
panel-coming = Ordres de bataille
arrival-reinforcement = arrive
arrival-conditional = peut arriver
arrival-convert = se convertit
arrival-withdraw = se retire

# Avertissements avant un ordre qui fait perdre quelque chose.
warn-unfed = Aucun attaquant ne reçoit de ravitaillement d’attaque, alors que c’est possible : sans lui, ils attaquent à moitié de leur force.
warn-hopeless = Aucun résultat du dé ne fait réussir cette attaque.
warn-posture = Cette attaque fait adopter à la Chine une posture agressive : le niveau de restriction 3 de Tokyo est levé aussitôt.
warn-posture-here = Tant d’unités chinoises bordent les Japonais que la Chine adopte une posture agressive à la fin de son tour : le niveau de restriction 3 de Tokyo est levé.
warn-supply =
    { $n ->
        [one] Elles seront hors ravitaillement : { $pieces }.
        [2] Elles seront hors ravitaillement : { $pieces }.
        [3] Elles seront hors ravitaillement : { $pieces }.
        [4] Elles seront hors ravitaillement : { $pieces }.
       *[other] { $n } unités seront hors ravitaillement là où elles sont ; la couche du ravitaillement montre où.
    }
warn-garrisons = Des garnisons sont trop faibles : l’indice de stabilité baisse de { $n } à la prochaine phase initiale chinoise.
warn-leaving =
    { $n ->
        [one] Hors de leur territoire d’origine, dispersées maintenant : { $pieces }.
        [2] Hors de leur territoire d’origine, dispersées maintenant : { $pieces }.
        [3] Hors de leur territoire d’origine, dispersées maintenant : { $pieces }.
        [4] Hors de leur territoire d’origine, dispersées maintenant : { $pieces }.
       *[other] { $n } unités d’une faction qui s’est retirée sont hors de leur territoire d’origine : elles sont dispersées maintenant.
    }
warn-homes = Les unités qui restent violent le territoire d’origine de : { $names } ; chaque faction jettera son dé avec 1 de moins.
warn-infiltrators =
    { $n ->
        [one] Dans aucune base, dispersées maintenant : { $pieces }.
        [2] Dans aucune base, dispersées maintenant : { $pieces }.
        [3] Dans aucune base, dispersées maintenant : { $pieces }.
        [4] Dans aucune base, dispersées maintenant : { $pieces }.
       *[other] { $n } unités infiltrées ne sont dans aucune base : elles sont dispersées maintenant.
    }
warn-recruits = { $base } perd { $n } points de recrutement : une base en garde un.

# Couches : air, mer, voies ferrées, politique.
tone-nobody = à personne
tone-sortie = à portée
tone-transfer = bases de transfert
tone-high = fort trafic
tone-low = faible trafic
tone-ferry = bac ferroviaire
tone-broken = coupée
tone-active = base active
tone-quiet = base inactive
tone-cooperative = coopérative
tone-non-cooperative = non coopérative
tone-antagonistic = antagoniste
tone-puppet = fantoche du Japon
overlay-railways = Voies ferrées
overlay-note-railways = Les voies ferrées telles qu’elles sont, et qui les tient.
overlay-airbases = Bases aériennes
overlay-note-airbases = Unités aériennes sur une base, et sa capacité.
overlay-airbase-at = Unités : { $units }. Capacité : { $room } sur { $full }.
overlay-patrols-japan = Zones de patrouille japonaises
overlay-patrols-china = Zones de patrouille chinoises
overlay-note-patrols-japan = Combien de chasseurs peuvent attaquer qui y vole.
overlay-note-patrols-china = Combien de chasseurs peuvent attaquer qui y vole.
overlay-ports = Ports
overlay-note-ports = RE qui peuvent encore embarquer ou débarquer dans ce tour de joueur.
overlay-port-at = { $kind } ; coups : { $hits }.
port-great = grand port
port-major = port majeur
port-standard = port moyen
port-minor = port mineur
port-marginal = port marginal
port-river = port fluvial
overlay-guerrillas = Bases de guérilla
overlay-note-guerrillas = La zone de chaque base ; les voies ferrées la coupent.
overlay-base-at = { $base } : { $n } points de force.
overlay-base-box = Dans sa case : { $units }.
overlay-homes = Territoires des factions
overlay-note-homes = De quelle faction un hexagone est le territoire, et comment elle coopère.
overlay-home-at = { $name } : { $level }.
overlay-flights-of = Rayon d’action de { $piece } : { $range } hexagones
overlay-voyages-of = Où { $piece } peut naviguer
overlay-rail-hits = Coups : { $n }.

# Où mènent les décisions.
preview-bombs = force de bombardement
preview-all-bomb = Tous ceux qui peuvent bombarder une cible le font.
preview-hit = un coup au but
preview-miss = aucun coup au but
preview-answer-fire = le tir en retour
preview-any-foe = Comme si chaque unité ennemie avait la même chance d’être rencontrée.
preview-hits =
    { $n ->
        [0] aucun coup au but
        [one] un coup au but
       *[other] { $n } coups au but
    }
preview-attempt = Activation
preview-answer =
    { $n ->
        [0] personne ne répond
        [1] un QG répond
       *[other] { $n } QG répondent
    }

# Signes sur la carte.
sign-capital = Capitale du KMT
sign-factory = Usine
sign-base = Base de guérilla
sign-fort = Fort
sign-damage = Dégâts des bombes
sign-cut = Voie ferrée coupée
scene-capital = Le gouvernement du KMT siège ici.
scene-fort = Un fort.
scene-damage = Coups sur { $name } : { $n }.
scene-cut = La voie ferrée est coupée ici.
target-airbase = la base aérienne
target-port = le port
target-factory = l’usine
target-yard = la gare de triage

# Les factions, après « la faction ».
district-Ho = Hopei
district-Shns = Shansi
district-Shnt = Shantung
district-MNF = du Nord
district-Man = mandchoue
district-Kwns = Kwangsi
district-Sze = Sichuan
district-Kwei = Kweichow
district-Kwnt = Kwangtung
district-MSF = du Sud
district-Hun = Hunan
district-Yun = Yunnan
district-Mus = musulmane
