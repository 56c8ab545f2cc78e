# World in Flames: la mer.

box-holds = à bord des bateaux
box-repair = le pool de réparation
slot-holds = À bord
slot-repair = Pool de réparation

kind-bb = cuirassé
kind-ca = croiseur lourd
kind-cl = croiseur léger
kind-cv = porte-avions
kind-sub = sous-marin
kind-trs = transports
kind-amph = transports amphibies
kind-cp = convoi

value-attack = attaque
value-defence = défense
value-planes = composante aérienne

phase-naval-air = missions aéronavales
phase-sailing = mouvement naval
phase-naval-combat = combat naval
action-naval = action navale

subs-yes = les engager
subs-no = ne pas les engager
withdraw-yes = oui
withdraw-no = non
kind-air = combat aéronaval
kind-surface = combat de surface
kind-submarine = combat sous-marin
kind-leave = aucun
table-air = combat aéronaval
table-surface = combat de surface
table-submarine = combat sous-marin
table-column = la colonne de la Table de Combat Naval
table-dogfight = la valeur de combat aérien
table-flak = le tir antiaérien
buy-raise = un de plus pour vous
buy-lower = un de moins pour l’adversaire
as-fighter = chasseur
as-bomber = bombardier

## 11.3, 11.4 Mouvement

event-flies-to-sea = { $piece } vole vers { $to }.
event-enters = { $pieces } : entrée en { $space }.
event-docks = { $pieces } : arrivée à { $to }.
event-patrols = { $pieces } : en patrouille en { $space }.
event-moors = { $pieces } : au port à { $to }, retournés.
event-spots = { $piece } cherche l’ennemi depuis { $space } et est retourné.
event-intercepted = { $side } intercepte en { $space } (dé { modified }, au plus { $need }).
event-slipped = { $side } ne trouve pas la Task Force en { $space } (dé { modified }, au plus { $need }).
event-forces-passage = { $pieces } : passage en force en { $space }.
event-laid-up = { $piece } rejoint une base et va dans le pool de réparation.
event-stays = { $piece } reste en mer en { $space }.
event-prize = { $side } s’empare de { $piece }.
event-saved = { $piece } s’échappe (dé { $die }).

ask-naval-air = Envoyez des avions en mer, faites-les revenir, ou terminez.
ask-sea-course = Choisissez où va { $piece }, ou laissez-le où il est.
ask-sailing = Faites naviguer des bateaux, ou terminez.
ask-task-force = { $pieces } naviguent : mouvement { $left }, portée { $points }. Choisissez la zone maritime suivante, un port, ou une section de patrouille.
ask-detached = Choisissez la section où restent { $pieces }.
ask-embarkation = Embarquez des unités de la côte dans { $pieces }, ou terminez.
ask-intercepting = { $pieces } sont entrés en { $space }. Retournez une unité pour intercepter, ou laissez passer.
ask-submarines = Vos sous-marins en { $space } sont-ils engagés ?
ask-caught = { $pieces } sont interceptés en { $space } : s’arrêter, ou forcer le passage ?
ask-placement = Choisissez la section où combattent { $pieces }.
ask-homebound = Choisissez la base où revient { $piece }.
ask-return-to-base = Dites pour chaque unité en mer si elle revient à la base ou reste.
ask-debarkation = Débarquez des unités des transports, ou terminez.
ask-ashore = Choisissez où débarque { $piece }, ou laissez-la à bord.
ask-invasion = Envahissez avec des unités des transports, ou terminez.

order-sea-flight = Envoyer { $target } en mer
order-sail = Naviguer avec { $target }
order-enter = Entrer en { $target }
order-dock = Entrer au port : { $target }
order-patrol-in = Patrouiller en { $target }
order-detach = Laisser { $target }
order-spot = Retourner { $target }
order-let-pass = Laisser faire
order-subs = Sous-marins : { $target }
order-halt = S’arrêter
order-force-passage = Forcer le passage
order-stay = { $target } reste
order-return = { $target } revient
order-debark = Débarquer { $target }
order-invade = Envahir avec { $target }

## 11.5, 11.6 Combat

event-naval-over = Le combat en { $space } est terminé.
event-search = { $side } cherche en { $space } : dé { modified }.
event-nobody-found = Personne n’est trouvé en { $space }.
event-surprise = Surprise en { $space } : { $attack } points pour le camp actif, { $defence } pour l’autre.
event-avoided = { $side } évite le combat en { $space }.
event-naval-kind = En { $space } : { $table }.
event-salvo = { $side } attaque { $n } bateaux avec { $attack } facteurs ({ $table }) : { $result }.
event-hit = { $piece } : dé { $die }, au plus { $need } : { $result }.
event-spends = { $side } dépense { $points } points de surprise ; il en reste { $left }.
event-withdraws = { $side } avorte le combat en { $space }.
event-withdraws-too = { $piece } avorte aussi.
event-air-roles = { $side } vole avec { $wings }.
event-flak = { $side } tire avec { $attack } facteurs sur { $n } bombardiers : { $points } points.
event-to-return = { $piece } doit revenir à sa base.
ask-escorts = Des convois alliés sont engagés en { $space } : quelles unités américaines combattent à leurs côtés ?
prompt-escorts = escorte de convois
order-escort-with = Escorter avec { $target }
event-escorts = { $piece } combat aux côtés des convois en { $space }.
event-on-deck = L’avion embarqué de { $piece } est revenu ; le porte-avions est retourné.
event-plane-lost = { $piece } perd son avion embarqué et est endommagé.

ask-naval-combat = Initiez un combat naval, ou terminez.
ask-spotting = Choisissez l’unité retournée pour initier le combat en { $space }.
ask-naval-dash = Combat en { $space } : engagez des avions, ou terminez.
ask-sections = Vous avez trouvé l’ennemi en { $space } : choisissez les sections engagées, au moins une.
ask-avoidance = Vous avez { $points } points de surprise en { $space }. Accepter le combat, ou l’éviter pour quatre ?
ask-kind-bought = Vous avez { $points } points de surprise en { $space }. Choisir le type de combat pour quatre ?
ask-kind-air = Combat en { $space } : un combat aéronaval ?
ask-kind-submarine = Combat en { $space } : un combat sous-marin ?
ask-shifting = Vous avez { $points } points de surprise. Deux points changent { $table } ; ou terminez.
ask-aiming = Résultat { $result } : choisissez la cible pour trois de vos { $points } points de surprise, ou laissez faire.
ask-target = Résultat { $result } : choisissez la cible.
ask-withdrawal = Avorter le combat en { $space } ?
ask-stragglers = { $space }, quelles unités qui n’ont pas combattu avortent aussi ?
ask-air-role = { $piece } vole-t-il comme chasseur ou comme bombardier ?
ask-flak-aim = Tir antiaérien, { $points } points : choisissez un avion pour trois points de surprise, ou laissez faire.
ask-flak-losses = Tir antiaérien, { $points } points : choisissez qui est perdu ou avorte.

order-initiate = Initier un combat en { $target }
order-find = Section : { $target }
order-avoid = Éviter le combat
order-give-battle = Accepter le combat
order-buy = Dépenser deux points : { $target }
order-kind = Type : { $target }
order-suffer = { $target } le subit
order-aim = Viser { $target }
order-as = Comme { $target }
order-withdraw = Avorter : { $target }

prompt-naval-air = Missions aéronavales
prompt-sailing = Mouvement naval
prompt-naval-combat = Combat naval

prompt-embarkation = Embarquement
prompt-shifting = Points de surprise
prompt-debarkation = Débarquement
prompt-invasion = Invasions

phase-debarkation = débarquement
phase-invasion = invasions
event-invades = { $piece } envahit { $space }.
phase-port-attack = attaques portuaires
mission-port = attaque portuaire
