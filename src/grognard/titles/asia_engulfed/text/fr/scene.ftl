# ce que montre le navigateur : portrait, scène, calques, aperçus, visite guidée

look-credits = D’après le jeu de { $designer }, publié par { $publisher } ({ $year }).
look-cost = { $n ->
    [one] Un point de transport la couvre dans le réseau de ravitaillement.
   *[other] { $n } points de transport la couvrent dans le réseau de ravitaillement.
}
look-zones = Zones maritimes voisines : { $spaces }.
look-coast = Sur ses rives : { $spaces }.
look-owner = Au départ : { $owner }.
look-closed = Aucune unité ne peut y entrer ({ $owner }).
look-home = Port d’attache : nombre de flottes illimité.
look-port = { $n ->
    [one] Port pour une flotte.
   *[other] Port pour { $n } flottes.
}
look-werp = Ressources : { $n } WERP.
look-oil = Pétrole : { $n }.
look-vp = Zone de victoire.
look-full = Source de ravitaillement complet ({ $owner }).
look-partial = Source de ravitaillement partiel ({ $owner }).
look-airbase = Base aérienne stratégique : les bombardiers y sont à portée du Japon.
look-jungle = Jungle : ni assaut ni percée ; attrition en juillet et août.
look-seas = Sur la mer : { $spaces }.
look-land = Par terre : { $spaces }.

camp-japan = Japon
camp-allies = Alliés

nation-jp = Japon
nation-us = États-Unis
nation-british = Royaume-Uni
nation-indian = Inde
nation-australian = Australie
nation-cw = Commonwealth
nation-cn = Chine nationaliste
nation-cc = Chine communiste
nation-ph = Philippines
nation-dei = Pays-Bas
nation-su = Union soviétique

boxes-ready = Sous-marins et avions orphelins
boxes-pools = Réserves
boxes-removed = Hors jeu

ground-sea = Zone maritime
ground-clear = Terrain clair
ground-jungle = Jungle
ground-port = Port
ground-island = Île
ground-offmap = Hors carte
ground-closed = Fermé

kind-infantry = Infanterie
kind-marine = Marines
kind-militia = Milice
kind-garrison = Garnison
kind-airborne = Unité aéroportée
kind-cv = Flotte de porte-avions
kind-bb = Flotte de cuirassés
kind-ca = Flotte de croiseurs
kind-sub = Sous-marins
kind-lba = Aviation basée à terre
kind-cba = Aviation embarquée
kind-hidden-fleet = Flotte cachée
kind-hidden-ground = Unité terrestre cachée
short-infantry = Inf
short-marine = Mar
short-militia = Mil
short-garrison = Gar
short-airborne = Para
short-cv = CV
short-bb = BB
short-ca = CA
short-sub = SS
short-lba = LBA
short-cba = CBA
trait-elite = Élite : un bonus de touche
trait-block = Bloc : l’ennemi n’en voit pas la face
trait-hidden = Son type et sa force sont cachés

state-none = sans ravitaillement
state-partial = ravitaillement partiel
state-damaged = a des pas endommagés
state-shown = révélé à l’ennemi
state-chosen = participe
state-wing = avions à bord
state-new = construit dans cette phase
state-sailed = a pris la mer
state-moved = s’est déplacé
state-landed = a débarqué
state-struck = a attaqué un port

sign-battle = Contesté
sign-control = Conquis
sign-fort = Fortification
sign-port-damage = Port endommagé
sign-network = Réseau de ravitaillement
sign-code = Codes déchiffrés

scene-battle = Les deux camps sont présents.
scene-control = Contrôlé par : { $side }.
scene-fort = Fortification : un bonus de touche pour ses défenseurs.
scene-port-damage = { $n ->
    [one] Le port est endommagé : une flotte de moins.
   *[other] Le port est endommagé : { $n } flottes de moins.
}
scene-network = { $n ->
    [one] Réseau de ravitaillement : un point de transport.
   *[other] Réseau de ravitaillement : { $n } points de transport.
}
scene-network-sub = Réseau de ravitaillement : assuré par l’unité sous-marine.
scene-code = Les Alliés y lisent les codes japonais durant ce tour de joueur.

gauge-turn = Tour
gauge-areas = Zones de victoire japonaises
gauge-oil = Pétrole
gauge-transports = Transports disponibles
gauge-capacity = Capacité de transport
gauge-kamikaze = Kamikaze
gauge-asw = Niveau ASM
gauge-asw-build = Progrès ASM
gauge-submarines = Points de sous-marins
gauge-duds = Torpilles défectueuses
gauge-bombers = Bombardiers
gauge-werp = WERP
gauge-actions = Actions spéciales

panel-builds = Pistes de construction
panel-production = { $power } : { $werp } WERP
panel-production-overseas = { $transports ->
    [one] { $power } : { $werp } WERP, { $transports } Point de Transport
   *[other] { $power } : { $werp } WERP, { $transports } Points de Transport
}
panel-units = Nouvelles unités : Cadre + Pas
panel-goods = Points
panel-sites = Sur la carte
panel-forts = Fortification (île/port/zone)
panel-arrivals = Navires gratuits
panel-marker = { $name }, case { $box } sur { $boxes }. { $ready }
panel-ready = Achevé en { $turn } s’il reçoit un WERP à chaque Tour.
panel-complete = Achevé : il rejoint les forces à la fin de la production.
panel-too-late = Pas achevé avant la fin de la partie.
panel-free = { $n ->
    [one] Un marqueur libre : { $name } peut être mis en chantier pour un WERP.
   *[other] { $n } marqueurs libres : { $name } peut être mis en chantier pour un WERP.
}
panel-unit = { $kind } ({ $nation }), { $steps } Pas au plus : { $n } dans la Réserve de Force. Le premier Pas (Cadre) coûte { $cadre } WERP, chaque autre { $step }.
panel-actions = { $n ->
    [one] Une Action Spéciale en main.
   *[other] { $n } Actions Spéciales en main.
}
limit-transport = Une fois par Tour, avec le marqueur BB libre.
limit-asw = Une fois par Tour ; dix cases font un niveau.
limit-submarine-point = Autant qu’on peut en payer.
limit-bomber = Autant qu’on peut en payer.
panel-strategic = Mouvements stratégiques restants
panel-repair = { $label } (réparation)
panel-battle = { $kind } : { $space }
fight-sea = Combat naval
fight-port = Attaque d’un port ou d’une base aérienne
fight-ground = Combat terrestre
fight-day-1 = Premier round de jour
fight-day-2 = Second round de jour
fight-night = Round de nuit
duty-attack = attaque
duty-escort = escorte
duty-cap = patrouille
duty-base = au sol

# tables

chart-hits = Ce que le dé doit donner
chart-hits-note = Un dommage ne s’inscrit que contre une flotte : un pas de la cible est endommagé. Touches et dommages s’additionnent avant que le propriétaire ne perde des pas.
chart-bonus = Bonus de touche
chart-hit = Touche sur
chart-damage = Dommage sur
chart-costs = Les prix
chart-costs-note = WERP par pas ; une unité nouvelle paie le prix de Cadre pour son premier pas.
chart-item = Objet
chart-cost = WERP
chart-cadre = Cadre
chart-tracks = Pistes de construction et dommages
chart-tracks-note = Un pas endommagé va dans la case de son jet ; un champ vide n’en a pas.
chart-track = Piste
chart-boxes = Cases
chart-die = Dé
chart-asw = Lutte anti-sous-marine
chart-asw-note = Points de sous-marins que les Alliés perdent.
chart-level = Niveau { $n }
chart-submarines = Campagne sous-marine
chart-submarines-note = Selon les points de sous-marins : le Japon perd autant de WERP, de pétrole et de capacité de transport. Un de plus au dé quand il n’y a plus de torpilles défectueuses.
chart-limits = Limites des puissances
chart-power = Puissance
chart-strategic = Mouvements stratégiques
chart-strategic1943 = dès 1943
chart-actions = Actions spéciales
chart-victory = Zones de victoire
chart-area = Zone
chart-side = Au départ
cost-garrison = Garnison
cost-infantry = Infanterie
cost-militia = Milice
cost-marine-jp = Marines japonais
cost-marine-us = Marines américains
cost-lba = Aviation basée à terre
cost-cba = Aviation embarquée
cost-bomber = Bombardier
cost-submarine = Point de sous-marins
cost-asw = ASM
cost-cv = Porte-avions, une case de sa piste
cost-bb = Cuirassé, une case de sa piste
cost-ca = Croiseur, une case de sa piste
cost-transport = Capacité de transport
cost-fort-island = Fortification sur une île
cost-fort-port = Fortification dans un port
cost-fort-area = Fortification dans une zone
cost-repair = Réparation d’un port
cost-action = Action spéciale
cost-airborne = Unité aéroportée
cost-convert = Conversion d’un porte-avions

# calques

overlay-influence = Influence sur mer
overlay-network = Réseau de ravitaillement japonais
overlay-supply-japan = Ravitaillement japonais
overlay-supply-allies = Ravitaillement allié
overlay-supply-line = Ravitaillement d’une pièce
overlay-reach = Où une pièce peut aller
overlay-control = Contrôle
overlay-victory = Zones de victoire
overlay-way = Le chemin d’un mouvement
overlay-note-influence = Flottes et avions basés à terre, Japon : Alliés (en Pas, si l’on joue ainsi ; un point d’interrogation est alors une flotte cachée).
overlay-note-network = Les zones que couvre le réseau, et les unités japonaises qu’il ravitaille.
overlay-note-supply-japan = Tel que le constaterait une vérification maintenant.
overlay-note-supply-allies = Tel que le constaterait une vérification maintenant.
overlay-note-supply-line = La route de sa source à une pièce, telle que la trouverait une vérification maintenant ; ou ce qui la coupe.
overlay-note-reach = Zones par mer, lieux à pied ou par air, mouvements stratégiques, avant tout déplacement.
overlay-note-control = Qui contrôle chaque lieu.
overlay-note-victory = Les zones qui décident de la partie.
overlay-note-way = Les ports d’où peuvent venir des navires, et combien.
overlay-influence-of = { $space } : Japon { $japan }, Alliés { $allies }{ $hidden ->
    [0] .
    [one] {""}, une flotte cachée.
   *[other] {""}, { $hidden } flottes cachées.
}
overlay-network-zone = { $space } fait partie du réseau : { $n } points de transport.
overlay-no-network = Il n’y a pas encore de réseau : le Japon le choisit dans sa phase de ravitaillement initial.
overlay-network-cost = Le réseau coûte { $n } points de transport.
overlay-supply-at = { $space } : { $supply }.
overlay-line-of = Ravitaillement : { $piece }
overlay-line-unknown = Les blocs cachés ne disent rien de leur ravitaillement.
overlay-line-free = Pas besoin de ravitaillement à cet endroit.
overlay-supply = { $piece } : { $supply }.
overlay-line-source = La source de ravitaillement.
overlay-line-home = Ravitaillement sur place.
overlay-line-no-source = Aucune source sous contrôle ami.
overlay-line-cut = La voie de plein ravitaillement à laquelle il manque le moins :
overlay-line-doubt = Des flottes ennemies cachées peuvent encore fermer : { $spaces }.
overlay-cut-network = Hors du réseau de ravitaillement : { $space }.
overlay-cut-influence = L’influence dominante ennemie ferme : { $space }.
overlay-cut-port = Ni port, ni case, ni plage amis : { $space }.
overlay-cut-enemy = L’ennemi tient : { $space }.
overlay-reach-of = { $piece } : où elle peut aller
overlay-strategic = { $space } : par mouvement stratégique.
overlay-voyage = { $n ->
    [one] { $space } : une zone, { $cost }.
   *[other] { $space } : { $n } zones, { $cost }.
}
overlay-held = { $space } : tenu par { $side }.
overlay-areas = Le Japon tient { $n } zones de victoire sur { $all }.

tone-full = ravitaillement complet
tone-partial = ravitaillement partiel
tone-none = sans ravitaillement
tone-network = réseau de ravitaillement
tone-even = égal ou inconnu
tone-sail = par mer
tone-march = à pied
tone-fly = par air
tone-strategic = mouvement stratégique
tone-contested = contesté

list-or = ou
price-oil = 1 pétrole
price-transport = 1 transport
price-either = 1 pétrole ou 1 transport
price-free = gratuit

# aperçus

preview-sailing = Ce que coûte la mer
preview-oil = Pétrole
preview-transports = Points de transport
preview-price-fleet = Une flotte
preview-price-troops = Infanterie, milice
preview-price-marine = Marines
preview-fleets-in-port = Flottes qui peuvent encore appareiller
preview-units-in-port = Unités terrestres qui peuvent encore embarquer
preview-network = Le réseau de ravitaillement
preview-network-cost = Dépensé pour le réseau
preview-unsupplied = Lieux sans ravitaillement si vous en restez là
preview-would-supply = { $n ->
    [one] Un lieu de plus serait ravitaillé.
   *[other] { $n } lieux de plus seraient ravitaillés.
}
preview-asw = Points de sous-marins que l’ASM coulera
preview-campaign = Ce que les sous-marins coûteront à la production

preview-interception = Interception : { $space }
preview-modifier-day = De jour : { $side }
preview-modifier-night = De nuit : { $side }
preview-won = Votre choix l’emporte : { $approach }.
preview-won-surprise = Votre choix, avec surprise : { $approach }.
preview-lost = Le choix de l’ennemi l’emporte : { $approach }.
preview-lost-surprise = L’ennemi vous surprend : { $approach }.
preview-no-surprise = Pas de surprise : { $approach }.
preview-avoided = Vos navires s’en vont sans combat.
preview-if-enemy-chooses = Si l’ennemi choisit : { $approach }
preview-assume-not-avoided = L’ennemi n’évite pas le combat.
preview-assume-no-elite = Les flottes cachées n’ont pas de croiseurs d’élite.
preview-force = { $side }
preview-force-of = { $steps } pas de navires, { $air } pas d’avions{ $hidden ->
    [0] {""}
    [one] , une flotte cachée
   *[other] , { $hidden } flottes cachées
}
preview-night = Canonnade de nuit : { $space }
preview-gunfire = Touches de tout le feu : { $side }
preview-assume-second-wave = { $side } : ce camp tire en second et n’a rien perdu avant.
preview-assume-damaged-first = Un pas endommagé prend la touche avant un pas intact : le propriétaire ne fait jamais mieux.
preview-dice-of = Dés : { $piece }
preview-aimed-before = Déjà dirigés sur elle
preview-yard = Case de la piste de construction pour chaque pas endommagé
preview-no-effect = aucun effet
preview-wrecked = { $sunk ->
    [0] aucun pas coulé
    [one] un pas coulé
   *[other] { $sunk } pas coulés
}, { $hurt ->
    [0] aucun endommagé
    [one] un endommagé
   *[other] { $hurt } endommagés
}
preview-all-sunk = { $n ->
    [one] coulée : son seul pas
   *[other] coulée : ses { $n } pas
}
preview-steps-lost = { $n ->
    [0] aucun effet
    [one] pas perdu
   *[other] pas perdus
}
preview-damaged-sunk = { $n ->
    [0] aucun pas endommagé coulé
    [one] pas endommagé coulé
   *[other] pas endommagés coulés
}
preview-port-levels = { $n ->
    [0] le port est intact
    [one] niveau de dommages au port
   *[other] niveaux de dommages au port
}
preview-strike = Attaque : { $piece }, { $space }
preview-still-to-aim = Unités d’attaque sans cible
preview-air-round = Round de jour { $n } : { $space }
preview-aa = Dés de DCA : { $side }
preview-raid = Attaque : { $space }
preview-assume-aa = Les flottes cachées au port n’ont ni DCA ni avions et se visent comme des cuirassés ; en vérité elles tirent aussi.
preview-assume-one-target = Tous les avions qui passent visent la seule cible nommée ; on peut les répartir.
preview-boxed = Dans le cadre : la chance d’au moins une touche, sans CAP ennemie / avec tout en CAP.
preview-assume-worst-aircraft = Les avions qui touchent le moins souvent sont perdus d’abord.
preview-assume-next-round = Ce sont les chances du prochain round, non de tout le combat.
preview-assume-later-picks = Les avions qui restent à affecter ne sont pas comptés.
preview-some-assignments = { $n } affectations sur { $all } sont montrées : les plus proches de répartitions simples. Les autres se choisissent dans le menu.
preview-the-port = le port
preview-our-strike = Nos touches sur { $target } sans CAP ennemie
preview-our-strike-cap = { $n ->
    [one] Nos touches sur { $target } si le seul pas aérien ennemi vole en CAP
   *[other] Nos touches sur { $target } si les { $n } pas aériens ennemis volent en CAP
}
preview-our-losses = Pas aériens que nous perdons sans CAP ennemie
preview-our-losses-cap = { $n ->
    [one] Pas aériens que nous perdons si le seul pas ennemi vole en CAP
   *[other] Pas aériens que nous perdons si les { $n } pas ennemis volent en CAP
}
preview-cap-losses = { $n ->
    [one] Ce que notre escorte abat d’un pas de CAP
   *[other] Ce que notre escorte abat de { $n } pas de CAP
}
preview-enemy-strike = Les touches de l’ennemi sur { $target } si tous ses avions attaquent sans escorte
preview-enemy-losses = Pas aériens que l’ennemi perd alors
preview-dogfight-lost = { $n ->
    [one] Nos pertes si le seul pas aérien ennemi est en combat aérien
   *[other] Nos pertes si les { $n } pas aériens ennemis sont en combat aérien
}
preview-dogfight-shot = { $n ->
    [one] Ce que nous abattons du seul pas aérien ennemi, quoi qu’il fasse
   *[other] Ce que nous abattons des { $n } pas aériens ennemis, si tous font de même
}
preview-dogfight-dice = Dés en combat aérien
preview-air-and-ground = { $air } / { $ground }
preview-air-lost = { $n ->
    [0] aucun
    [one] pas aérien
   *[other] pas aériens
}
preview-submarine = Sous-marins : { $space }
preview-depth-charges = Dés des navires contre les sous-marins
preview-sub-losses = Ce que perdent les sous-marins avant de tirer
preview-assume-no-screen = Les flottes cachées ne tirent pas sur les sous-marins ; en vérité leurs cuirassés et croiseurs le font.
preview-sub-lost = { $n ->
    [0] aucun pas perdu
    [one] pas perdu
   *[other] pas perdus
}
preview-hits = { $n ->
    [0] aucune touche
    [one] touche
   *[other] touches
}
preview-hits-defender = { $n ->
    [0] Le défenseur ne perd rien.
    [one] pas perdu par le défenseur
   *[other] pas perdus par le défenseur
}
preview-ground = Combat terrestre : { $space }
preview-ground-battles = Combats terrestres
preview-defence-dice = Défense : { $side }
preview-attack-dice = Attaque : { $side }
preview-hits-attacker = { $n ->
    [0] L’attaquant ne perd rien.
    [one] pas perdu par l’attaquant
   *[other] pas perdus par l’attaquant
}
preview-defender-gone = { $n ->
    [one] pas perdu : le seul du défenseur
   *[other] pas perdus : tous ceux du défenseur
}
preview-attacker-gone = { $n ->
    [one] pas perdu : le seul de l’attaquant
   *[other] pas perdus : tous ceux de l’attaquant
}
preview-attacker-losses = Ce que perd l’attaquant
preview-helping = Pas appuyés par l’aviation
preview-shelling = Pas appuyés par le bombardement côtier
preview-idle = Pas qui ne tirent pas, mais prennent des touches
preview-banzai-cost = Pas perdus au Banzai après le round
preview-assume-worst-first = L’attaquant perd d’abord les pas qui ne tirent pas, puis ceux qui lui coûtent le moins de touches.
preview-assume-blocks = Chaque bloc caché a { $n } pas.
preview-assume-no-support = Aucun avion n’appuie les troupes.

# la visite

tour-1-title = L’enjeu
tour-1-text = Été 1942. Le Japon a ce qu’il voulait ; saura-t-il le garder ? Les zones de victoire décident : le Japon en tient huit. Neuf ou plus à la fin de mars/avril 1943, c’est une victoire japonaise, sept ou moins une victoire alliée ; dix ou plus, ou six ou moins, mettent fin à la partie aussitôt.
tour-2-title = L’enjeu
tour-2-text = Une guerre pour l’Asie et le Pacifique. Les zones de victoire en décident : la piste compte celles que tient le Japon, et les règles du scénario disent combien il lui en faut, et quand.
tour-3-title = Les blocs
tour-3-text = Les blocs sont debout : vous voyez la face des vôtres ; de ceux de l’ennemi, seulement la nation, et s’il s’agit de navires ou de troupes. Les points le long du bord sont les pas. Pointez une pile pour l’étaler.
tour-4-title = La question
tour-4-text = On vous demande une chose à la fois. Ce que l’on peut cliquer est éclairé sur la carte ; tout se reprend tant qu’aucun dé n’est jeté et qu’aucun bloc n’est montré.
tour-5-title = Avant le premier tour
tour-5-text = Cinq pas de cuirassés sont à Formose : dites comment ils se répartissent entre deux flottes. Prenez trois et deux.
tour-6-title = L’influence
tour-6-text = Les navires et l’aviation basée à terre ont de l’influence sur la mer. Les navires qui entrent dans une zone où l’ennemi en a autant que vous, ou plus, doivent s’y arrêter. Ce calque la compte.
tour-7-title = Prendre la mer
tour-7-text = Nommez d’abord une zone maritime, puis les navires et les troupes qui y vont : flottes et Marines à trois zones de leur port au plus, infanterie à deux. Chaque flotte coûte un pétrole au Japon, chaque unité terrestre un point de transport (les Marines peuvent payer du pétrole) ; le calcul est fait avant que vous ne vous engagiez.
tour-8-title = Prendre la mer
tour-8-text = Quand viendra votre tour, nommez d’abord une zone maritime, puis les navires et les troupes qui y vont : flottes et Marines à trois zones de leur port au plus, infanterie à deux. Commencez par la mer des Salomon.
tour-9-title = Le réseau de ravitaillement
tour-9-text = Outre-mer, le Japon ravitaille ses forces par les zones maritimes de ce réseau ; chacune a son prix en points de transport. Qui n’atteint par terre qu’une source partielle n’a pas de Hit-bonus ; qui n’en atteint aucune n’attaque pas, et est éliminé à la fin du tour. Les garnisons tiennent.
tour-10-title = La production
tour-10-text = Les navires se construisent pas à pas : un WERP par tour avance un marqueur d’une case sur sa piste. Un pas de croiseur demande trois tours, de porte-avions quatre, de navire de guerre cinq. Les pas endommagés reviennent de même.
tour-11-title = Les tables
tour-11-text = Ce que tout coûte et ce que les dés doivent donner se trouve ici. Le petit numéro à côté d’une phrase ouvre la règle dont elle vient.

# ce que l'on perd en disant terminé

panel-raiders = { $side } – venus d'ailleurs
warn-unspent = { $n } WERP ne sont pas dépensés, et ils ne se gardent pas.
warn-uncovered = Sans ravitaillement, avec le réseau tel qu'il est : { $places }.
warn-unsupplied = Sans ravitaillement, et éliminées à la fin du tour si elles restent là : { $places }.
warn-more = {" "}et { $n } de plus

# steps that may pass by themselves

prompt-naval-movement = Mouvement naval
prompt-sail = Flottes qui appareillent
prompt-network = Réseau de ravitaillement
prompt-spend = Production
prompt-operational = Mouvement opérationnel
prompt-strategic = Mouvement stratégique
prompt-react = Réaction
prompt-strike = Raids
prompt-join-strike = Participation au raid
prompt-submarine = Sous-marins
prompt-extend-with = Opérations prolongées
prompt-extended-operations = Opérations prolongées
prompt-after-round = Nouveau round
prompt-ground-combat = Combat terrestre
prompt-consolidate-in-port = Consolidation au port
prompt-consolidate = Consolidation
prompt-banzai = Banzaï
prompt-breakthrough = Percée
prompt-rebase = Redéploiement
