# What the browser shows: portrait, scene, panels, overlays, previews, warnings, the tour.

piece-named = { $name }
piece-listed = { $name }
place-plain = l’hex { $space }
legend-printed = Dans un hex : la valeur d’un objectif, H base d’origine, F forteresse, A mouillage, c ville. Le long des côtés : ~ rivière, : détroit.

## the board

look-credits = D’après le jeu de { $designer }, publié par { $publisher } ({ $year }).
look-objective = Objectif d’une valeur de { $n }.
look-home = Base d’origine : { $name }.
look-city = Ville : un port si elle est côtière, une base pour une unité aérienne.
look-anchorage = Mouillage : une base pour navires.
look-fortress = Forteresse permanente : 4 facteurs en défense.
look-region = Pays : { $name }.
look-zone = Zone météo : { $name }.
look-narrow = Mer étroite : { $name }.
look-waters = Eaux menant à : { $spaces }.
look-no-water = Les navires ne passent pas vers : { $spaces }.
look-no-land = De l’autre côté de l’eau : { $spaces }.
look-river = Rivière vers : { $spaces }.
camp-japan = Japon
camp-allies = Alliés
power-ja = Armée impériale
power-ijn = Marine impériale
power-usa = Armée US
power-usn = Marine US
power-br = Grande-Bretagne
power-an = ANZAC
power-ch = Chine
power-su = Union soviétique
power-kmt = Kuomintang
power-ccp = Communistes chinois
power-german = Allemands d’Orient
power-japan = Japon
power-allies = Alliés
country-soviet = Union soviétique
country-mongolia = Mongolie
country-manchuria = Mandchourie
country-manchukuo = Mandchoukouo
country-china = Chine
country-tibet = Tibet (fermé)
country-korea = Corée
country-japan = Japon
country-formosa = Formose
country-hainan = Hainan
country-india = Inde
country-burma = Birmanie
country-thailand = Siam
country-indochina = Indochine
country-malaya = Malaisie
country-dutch-indies = Indes néerlandaises
country-borneo = Bornéo
country-philippines = Philippines
country-australia = Australie
country-new-guinea = Nouvelle-Guinée
country-afghanistan = Afghanistan (neutre)
country-off-limits = Perse (hors jeu)
country-islands = Îles des océans
country-hong-kong = Hong Kong
country-solomons = Îles Salomon
country-alaska = Alaska
ground-sea = Mer
ground-coast = Côte
ground-rough-coast = Côte accidentée
ground-island = Île
ground-rough-island = Île accidentée
ground-clear = Terrain dégagé
ground-rough = Terrain accidenté
ground-desert = Désert
ground-impassable = Infranchissable
boxes-pools = Réserves de forces
boxes-docks = Chantiers de réparation
boxes-elsewhere = Ailleurs
slot-pool-ja = Armée impériale
slot-pool-ijn = Marine impériale
slot-pool-usa = Armée US
slot-pool-usn = Marine US
slot-pool-br = Grande-Bretagne
slot-pool-an = ANZAC
slot-pool-ch = Chine
slot-pool-su = Union soviétique
slot-dock-ja = Armée impériale : endommagées
slot-dock-ijn = Marine impériale : endommagées
slot-dock-usa = Armée US : endommagées
slot-dock-usn = Marine US : endommagées
slot-dock-br = Grande-Bretagne : endommagées
slot-dock-an = ANZAC : endommagées
slot-dock-ch = Chine : endommagées
slot-dock-su = Union soviétique : endommagées
slot-aside = À venir
slot-off-west = Au-delà du bord ouest
slot-out = Hors jeu

## the counters

unit-land-inf = Infanterie
unit-land-mar = Marines
unit-land-arm = Blindés
unit-land-para = Parachutistes
unit-land-asian = Infanterie asiatique
unit-naval-H = Navires lourds (H)
unit-naval-L = Navires légers (L)
unit-naval-C = Porte-avions (C)
unit-air-land = Aviation basée à terre
unit-air-naval = Aéronavale
unit-leader-land = Chef terrestre
unit-leader-naval = Chef naval
unit-leader-air = Chef aéronaval
unit-installation-base = Base
unit-installation-half = Demi-base
unit-fortress = Forteresse de campagne
unit-train = Train de flotte
unit-tf = Force opérationnelle
unit-hidden = Unité cachée
unit-size-army = armée
unit-size-corps = corps
unit-size-division = division
unit-size-brigade = brigade
unit-size-regiment = régiment
value-strength = force
value-attack = attaque
value-defence = défense
value-move = mouvement
value-factor = facteur et type
value-range = rayon d’action
value-leader = commandement
value-number = numéro
nation-japan = Japon
nation-usa = États-Unis
nation-britain = Royaume-Uni
nation-netherlands = Pays-Bas
nation-australia = Australie et Nouvelle-Zélande
nation-india = Inde
nation-france = France
nation-kmt = Kuomintang
nation-ccp = Communistes chinois
nation-soviet = Union soviétique
nation-germany = Allemagne
nation-asia = Volontaires asiatiques
trait-zoc = a une zone de contrôle
trait-strategic = chef stratégique : aide à distance
trait-battlegroup = groupement : compte pour moitié dans l’empilement
trait-special = programme spécial : prix double
state-unsupplied = non ravitaillée
state-disrupted = désorganisée : demi-force
state-aborted = hors de combat ce tour
state-defeated = vaincue : ignorée par le combat
state-stopped = arrêtée en mer étroite
state-boxed = sa case est cachée
state-chosen = participe
state-cap = en patrouille aérienne (CAP)
state-strike = en frappe
state-attack = mission d’attaque
state-support = mission de soutien
state-patrol = mission de patrouille
state-transport = mission de transport
state-assault = mission d’assaut amphibie
state-ready = statut de réaction
state-evicted = doit changer de base
state-done = a agi dans ce segment
sign-battle = Combat
sign-flag = Pris
sign-boxed = Case cachée
sign-road = Route de Birmanie
sign-guerrillas = Guérilla
sign-silenced = Ouvrages réduits au silence
sign-submarines = Sous-marins

## the scene

scene-battle = On se bat ici.
scene-flag = Pris par : { $name }.
scene-boxed = Ce que contient cette base d’origine est caché.
scene-road = La route de Birmanie.
scene-guerrillas = Guérilla chinoise.
scene-silenced = Forteresse ou base d’origine réduite au silence jusqu’au prochain tour de joueur.
scene-submarines = Sous-marins ({ $name }) : encore { $n ->
        [one] un tour de joueur.
       *[other] { $n } tours de joueur.
    }
scene-fair = temps normal partout
gauge-turn = Tour
gauge-objectives = Objectifs
gauge-erp = PRE

## panels

panel-battle = { $name } : { $space }
panel-round = { $name }, tour { $n }
panel-strike = Frappe sur { $name }
panel-duels = Navire contre navire
panel-fleet = Navires en main : { $space }
panel-hand = En main
panel-form = Former une force opérationnelle
panel-join = Rejoindre une force opérationnelle
panel-with = Partent aussi
panel-load = Embarquer
panel-ashore = Débarquer
panel-reserve = { $name } : { $n } PRE
panel-reaction-why = L’ennemi a bougé ; ses attaques viennent ensuite. Avant elles, vos navires en statut de réaction peuvent faire jusqu’à 7 points et vos unités aériennes peuvent voler. Ils frappent les premiers. Les navires n’attaquent que ce que votre aviation a repéré (en tirets : non repéré).
panel-coming = Ennemi en mer
panel-ready = Prêts à réagir
panel-nobody = aucun
panel-reaction = Votre réaction
panel-weather = Météo
panel-objectives = Objectifs
panel-holds = { $name } : { $n ->
        [one] un objectif
       *[other] { $n } objectifs
    }, valeur { $all }
panel-attacks = Attaques de ce segment
panel-unlimited = sans limite
panel-fleets = Forces opérationnelles
panel-bases = Bases
panel-factors = { $n ->
        [one] un facteur
       *[other] { $n } facteurs
    }
shop-activation = Réserve : activation
shop-repairs = Chantiers de réparation
shop-construction = Construction
shop-fleettrains = Trains de flotte
shop-specialoperations = Opérations spéciales
fight-air = Combat aérien
fight-bombing = Bombardement
fight-shelling = Bombardement côtier
fight-surface = Combat de surface
fight-land = Attaque terrestre
fight-strike = Frappe aérienne
fight-second = Seconde vague
fight-counter = Contre-attaque
fight-second-counter = Seconde contre-attaque
fight-step-air = combat aérien
fight-step-land-targets = bombardement de cibles terrestres
fight-step-naval-targets = bombardement de navires
fight-step-declarations = annonce des attaques navales
fight-step-attack-carriers = frappe des porte-avions
fight-step-surface = combat de surface
fight-step-shore = bombardement côtier
fight-step-support-carriers = frappe des porte-avions de soutien
fight-step-land = attaques terrestres

## charts

chart-ground = Combat terrestre
chart-ground-note = AD, DD : attaquants ou défenseurs détruits ; AW, DW : ils se replient ; EX : échange. Le rapport est arrondi en faveur du défenseur.
chart-air = Combat aérien
chart-air-note = Attaquant / défenseur : X une unité aérienne est éliminée, A elle abandonne.
chart-surface = Combat de surface
chart-surface-note = D : endommagé, S : coulé.
chart-bombardment-naval = Bombes sur navires
chart-bombardment-naval-note = Facteurs d’aéronavale (N) ou d’aviation basée à terre (T). D : endommagé, S : coulé. Navires au mouillage : +1.
chart-antiaircraft = Tir anti-aérien
chart-antiaircraft-note = Bombardiers repoussés avant de bombarder.
chart-bombardment-land = Bombardement de cibles terrestres
chart-weather = Météo
chart-effects = Effets de la météo
chart-terrain = Terrains
chart-costs = Coûts
chart-money = Réserves et dotations
chart-objectives = Objectifs
chart-victory = Victoire : objectifs requis
chart-victory-note = Une impasse n’est ni victoire ni défaite.
chart-strategic-bombing = Bombardement stratégique
chart-strategic-bombing-note = PRE perdus selon la distance en hexes.
chart-imperial = Décision impériale
chart-europe = La guerre en Europe
chart-intervention = Intervention allemande
chart-intervention-note = Selon la somme des campagnes d’Europe. B : triomphe britannique ; M, S, I : intervention marginale, forte, intensive.
chart-die = Dé
chart-points = Facteurs
chart-kind = Par
chart-disrupted = Désorganisé à
chart-by-air = Unités aériennes
chart-by-naval = Navires
chart-by-naval-air = N
chart-by-land-air = T
chart-item = Article
chart-erp = PRE
chart-per = Par
chart-army = Demande de l’Armée
chart-navy = Demande de la Marine
chart-campaign = Campagne
chart-season = Saison
chart-weather-name = Temps
chart-air-range = Rayon aérien
chart-sailing = Mouvement naval
chart-land-attack = Attaque terrestre
chart-terrain-name = Terrain
chart-land-move = Mouvement
chart-land-supply = Ligne de ravitaillement
chart-force-name = Force
chart-start-1941 = Début 1941
chart-start-1943 = Début 1943
chart-place = Lieu
chart-hex = Hex
chart-value = Valeur
chart-scenario = Scénario
chart-who = Qui
chart-sea = par mer
chart-free = passe
chart-end = commence ou finit
chart-none = aucune
chart-all = tout le mouvement
chart-marines = Marines
chart-per-factor = facteur
chart-per-unit = unité
chart-per-times = fois le prix
chart-per-counter = pion
chart-per-leader = chef
chart-per-turn = tour de joueur
chart-per-hex = hex
chart-per-attack = attaque
chart-per-area = zone
chart-per-erp = PRE prêté
chart-of-1941 = Opération Z
chart-of-1943 = Vent divin
chart-of-campaign = Campagne
cost-infantry = Infanterie
cost-asian = Infanterie asiatique
cost-marine = Marines
cost-armour = Blindés
cost-paratroop = Parachutistes
cost-air = Aviation basée à terre
cost-naval-air = Aéronavale
cost-L = Navires légers
cost-H = Navires lourds
cost-C = Porte-avions avec leur aviation
cost-special-programme = Programme spécial
cost-repair = Réparation
cost-base = Base
cost-half-base = Demi-base
cost-field-fortress = Forteresse de campagne
cost-sr-unit = Redéploiement stratégique, unité
cost-sr-leader = Redéploiement stratégique, chef
cost-special-operations = Effort d’opérations spéciales
cost-fleet-train = Train de flotte
cost-reaction = Statut de réaction
cost-strategic-bombing = Bombardement stratégique
cost-strategic-bombing-long = Bombardement stratégique, longue portée
cost-submarines = Sous-marins
cost-submarines-north-pacific = Sous-marins, Pacifique Nord
cost-burma-road = Route de Birmanie
cost-guerrilla = Guérilla
cost-breakdown = Décomposition d’une unité H
cost-loan-china = Prêt à la Chine
cost-loan-china-road = Prêt à la Chine par la route de Birmanie
cost-garrison = Garnison de Mandchourie
decree-ijnd = pour la Marine
decree-jad = pour l’Armée
decree-pp-ijni = ajourné ; la Marine peut redemander
decree-pp-jai = ajourné ; l’Armée peut redemander
decree-no = pas de décision

## overlays

overlay-control = Contrôle
overlay-objectives = Objectifs
overlay-supply-japan = Ravitaillement japonais
overlay-supply-allies = Ravitaillement allié
overlay-supply-line = Ligne de ravitaillement d’un pion
overlay-reach = Où un pion peut aller
overlay-cover-japan = Couverture aérienne japonaise
overlay-cover-allies = Couverture aérienne alliée
overlay-zoc-japan = Zones de contrôle japonaises
overlay-zoc-allies = Zones de contrôle alliées
overlay-narrow = Mers étroites
overlay-weather = Zones météo
overlay-way = Le trajet d’un mouvement
overlay-note-control = Qui contrôle chaque hex terrestre.
overlay-note-objectives = Les objectifs, leur valeur et qui les tient.
overlay-note-supply-japan = Tel qu’un tracé le trouverait maintenant.
overlay-note-supply-allies = Tel qu’un tracé le trouverait maintenant.
overlay-note-supply-line = La ligne d’une unité à sa base d’origine, par terre et par mer, ou ce qui la coupe.
overlay-note-reach = Points de mouvement requis, comme si rien n’avait encore bougé.
overlay-note-cover-japan = Facteurs aériens qui atteignent un hex : ce que le Japon repère et peut frapper.
overlay-note-cover-allies = Facteurs aériens qui atteignent un hex : ce que les Alliés repèrent et peuvent frapper.
overlay-note-zoc-japan = Où les corps et armées japonais arrêtent les troupes ennemies.
overlay-note-zoc-allies = Où les corps et armées alliés arrêtent les troupes ennemies.
overlay-note-narrow = Le ravitaillement ne traverse une mer étroite que si des navires du camp y sont basés ; des sous-marins peuvent l’interdire.
overlay-note-weather = Le temps des quatre zones à ce tour.
overlay-note-way = Le trajet et les points de mouvement qu’il coûte.
overlay-held = { $space } : { $name }.
overlay-supply-at = { $n ->
        [0] { $space } : les { $all } unités sont ravitaillées.
       *[other] { $space } : { $n } unités sur { $all } non ravitaillées.
    }
overlay-poor = Moins de 5 PRE en réserve, donc sans ravitaillement : { $name }.
overlay-line-of = Ravitaillement de { $piece }
overlay-line-free = Il n’a pas besoin de ravitaillement.
overlay-line-good = { $piece } : ravitaillé.
overlay-line-bad = { $piece } : non ravitaillé.
overlay-line-poor = { $name } a moins de { $n } PRE en réserve.
overlay-line-homeless = Sa base d’origine est perdue.
overlay-line-home = Base d’origine.
overlay-cut = La ligne est coupée : { $space }.
overlay-reach-of = { $piece } : où aller
overlay-area = { $name } ; navires basés : { $side }.
overlay-hunted = Sous-marins : { $name }.
tone-supplied = ravitaillé
tone-unsupplied = non ravitaillé, coupé
tone-dry = ligne coupée
tone-move = à portée
tone-patrol = à portée en patrouille
tone-rebase = base à portée, traversée
tone-narrow = disputée ou vide
tone-interdicted = sous-marins
tone-normal = normal
tone-rain = pluie
tone-storm = tempêtes
tone-monsoon = mousson
tone-fog = brouillard
tone-neutral = neutre ou à personne

## previews

preview-sky-won = l’attaquant est maître du ciel
preview-sky-lost = la patrouille tient le ciel
preview-down = { $n ->
        [0] aucune unité abattue
        [one] unité aérienne abattue
       *[other] unités aériennes abattues
    }
preview-attackers-down = Attaquants abattus
preview-defenders-down = Défenseurs abattus
preview-air-attack = Facteurs aériens attaquants
preview-air-defence = Facteurs aériens en patrouille
preview-leader = Chef
preview-ratio = Rapport
preview-air = Combat aérien : { $space }
preview-assume-weakest = Les unités les plus faibles sont perdues d’abord, et personne ne rompt.
preview-assume-leaders = Les chefs qui peuvent encore aider ne comptent pas.
preview-missed = sans effet
preview-disrupted = désorganisée : demi-force jusqu’à la fin du tour de joueur
preview-destroyed = détruite au sol
preview-damaged = endommagée
preview-sunk = coulée
preview-strike-on = Frappe sur { $name }
preview-at-anchor = Navires au mouillage
preview-guns-silent = Surprise : les canons se taisent
preview-flak = Points anti-aériens
preview-flak-on = Tir anti-aérien sur la frappe visant { $name }
preview-turned-back = { $n ->
        [0] aucun repoussé
        [one] bombardier repoussé
       *[other] bombardiers repoussés
    }
preview-raid = Bombardement : { $space }
preview-assume-flak = Le tir anti-aérien est compris ; les bombardiers les plus faibles sont repoussés d’abord.
preview-with-all = { $n ->
        [one] avec la seule unité libre
       *[other] avec les { $n } unités libres
    }
preview-as-printed = à sa force imprimée ; en kamikaze elle compte au moins double
preview-factors = Facteurs
preview-attack = Attaque
preview-defence = Défense
preview-drm = Total des modificateurs
preview-unopposed = personne : l’hex est pris
preview-assume-no-foe-leader = Aucun chef n’aide la défense, et personne ne crie banzaï.
preview-assume-hidden = Les unités cachées ne comptent pas.
preview-attacks = Ce que serait chaque attaque
preview-assume-all = Toutes les unités qui peuvent attaquer ensemble le font, sans chef.
preview-land = Attaque terrestre : { $space }
preview-too-light = trop léger : sans effet
preview-fire-of = { $a } tire sur { $b }
preview-surface = Combat de surface : { $space }
ground-result-ad = les attaquants sont détruits
ground-result-aw = les attaquants se replient
ground-result-none = sans effet
ground-result-ex = échange : les défenseurs sont détruits, les attaquants perdent autant
ground-result-dw = les défenseurs se replient
ground-result-dd = les défenseurs sont détruits
drm-rough = Terrain accidenté
drm-river = Toute l’attaque à travers une rivière
drm-weather = Météo
drm-leader = Chef sans adversaire
drm-paratroops = Parachutistes

## warnings

warn-crowded = Trop d’unités ({ $space }) : certaines seraient perdues.
warn-no-haven = { $piece } ({ $space }) ne pourrait rejoindre aucune base en l’état, et serait perdu.
warn-reserve = { $name } aurait moins de { $n } PRE : ses unités ne seraient plus ravitaillées.

## the tour

tour-1-title = L’enjeu
tour-1-text = À la fin, le nombre d’objectifs tenus décide. Le panneau en dessous donne ce qu’exige chaque niveau de victoire ; les nombres dans les carrés blancs de la carte sont ce que rapporte chaque objectif à chaque tour.
tour-2-title = Mise en place
tour-2-text = Certaines unités se placent librement. Un seul ordre les met toutes à leur place historique ; terminez ensuite votre déploiement.
tour-3-title = Décision
tour-3-text = Chaque tour commence par des décisions. Sans effort d’opérations spéciales une Force ne fait que six attaques. Cette fois la Marine a fort à faire : payez-le.
tour-4-title = La Force de frappe
tour-4-text = Trois divisions de porte-avions sont en baie de Tankan. Elles sortent avec cuirassés et croiseurs en une seule force opérationnelle : huit unités H et L au plus, pas plus de H que de L, et des porte-avions à volonté.
tour-5-title = Vers Hawaï
tour-5-text = Le Pacifique Nord coûte moitié moins. D’ici Pearl Harbor est à portée de l’aviation embarquée. Toute flotte a besoin d’une mission : attaque.
tour-6-title = Décollage
tour-6-text = Les unités aériennes quittent leurs porte-avions pour Pearl Harbor. Terminez ensuite votre mouvement ; l’ennemi n’a pas de réaction à ce tour.
tour-7-title = Tora ! Tora ! Tora !
tour-7-text = Nommez une cible, dites qui la bombarde, et lisez les chances avant d’ordonner. Les canons se taisent et les navires sont au mouillage : c’est la seule fois.
tour-8-title = Dans les airs
tour-8-text = Les unités aériennes voient aussi loin qu’elles volent. Les navires en statut de réaction n’attaquent que ce qui est repéré : affichez ceci avant de prendre la mer.
tour-9-title = Ravitaillement
tour-9-text = Chaque unité a besoin d’une ligne vers sa propre base d’origine, et sa Force de 5 PRE en réserve. La touche L trace la ligne d’un pion.
tour-10-title = Les tables
tour-10-text = Toutes les tables sont ici. Vous en aurez rarement besoin : chaque question montre ses chances.
