# Noms, séquence de jeu, ravitaillement, production, guerre terrestre. Les arguments : core/wording.py.

place-plain = { $space }
place-named = { $name }
piece-named = { $name }
piece-listed = { $name }

power-jp = le Japon
power-us = les USA
power-cw = le Commonwealth
power-cn = la Chine nationaliste
power-cc = la Chine communiste
power-ph = les Philippines
power-dei = les Indes néerlandaises

box-USA = les USA
box-pool-jp = la Réserve de Force japonaise
box-pool-us = la Réserve de Force US
box-pool-british = la Réserve de Force britannique
box-pool-indian = la Réserve de Force indienne
box-pool-australian = la Réserve de Force australienne
box-pool-cw = la Réserve de Force du Commonwealth
box-pool-cn = la Réserve de Force nationaliste
box-pool-cc = la Réserve de Force communiste
box-pool-ph = la Réserve de Force philippine
box-pool-dei = la Réserve de Force néerlandaise
box-orphan-jp = la case des orphelines japonaises
box-orphan-us = la case des orphelines américaines
box-orphan-cw = la case des orphelines du Commonwealth
box-subs-japan = la case des sous-marins japonais
box-subs-allies = la case des sous-marins alliés
box-out = hors du jeu
box-unseen = invisible

phase-naval = Mouvement Naval
phase-initial-supply = Détermination du Ravitaillement Initial
phase-production = Production
phase-air-naval = Combat Aéronaval
phase-operational = Mouvement Opérationnel
phase-strategic = Mouvement Stratégique
phase-ground = Combat Terrestre
phase-rebase = Retour à la Base
phase-final-supply = Détermination du Ravitaillement Final

date-1941-6 = nov./déc. 1941
date-1942-1 = janv./févr. 1942
date-1942-2 = mars/avril 1942
date-1942-3 = mai/juin 1942
date-1942-4 = juil./août 1942
date-1942-5 = sept./oct. 1942
date-1942-6 = nov./déc. 1942
date-1943-1 = janv./févr. 1943
date-1943-2 = mars/avril 1943
date-1943-3 = mai/juin 1943
date-1943-4 = juil./août 1943
date-1943-5 = sept./oct. 1943
date-1943-6 = nov./déc. 1943
date-1944-1 = janv./févr. 1944
date-1944-2 = mars/avril 1944
date-1944-3 = mai/juin 1944
date-1944-4 = juil./août 1944
date-1944-5 = sept./oct. 1944
date-1944-6 = nov./déc. 1944
date-1945-1 = janv./févr. 1945
date-1945-2 = mars/avril 1945
date-1945-3 = mai/juin 1945
date-1945-4 = juil./août 1945

track-cv = porte-avions
track-bb = navire de guerre
track-ca = croiseur
track-lba = LBA
track-cba = CBA

build-cv = un Pas de porte-avions
build-bb = un Pas de navire de guerre
build-ca = un Pas de croiseur
build-lba = une LBA
build-cba = une CBA
repair-cv = un Pas de porte-avions endommagé
repair-bb = un Pas de navire de guerre endommagé
repair-ca = un Pas de croiseur endommagé

item-transport = un Point de Transport
item-asw = un progrès de lutte anti-sous-marine
item-submarine-point = un Point de Sous-marins
item-bomber = un Point de Bombardiers
item-special-action = une Action Spéciale

supply-full = plein ravitaillement
supply-partial = ravitaillement partiel
supply-none = sans ravitaillement

combat-normal = Combat Normal
combat-assault = Assaut
support-bombard = bombarder ici
support-some = Hit-bonus donnés ici
support-hold = se réserver pour une autre invasion
support-spread = aider le plus possible de Pas différents
support-heap = concentrer l'aide sur les mêmes Pas

## Ce qui s'est passé

event-set-up = Mise en place : { $scenario }.
event-bid = { $seat } commence avec { $count } { $count ->
        [one] Action Spéciale
       *[other] Actions Spéciales
    } de plus.
event-turn-begins = Tour { $turn } : { $date }.
event-player-turn-begins =
    { $side-key ->
        [japan] Le Tour du joueur japonais commence avec { $transports } Transports Disponibles.
       *[other] Le Tour du joueur allié commence.
    }
event-phase-begins = { $side } : { $phase }.
event-turn-ends = Le Tour est terminé. Le Japon contrôle { $count } { $count ->
        [one] zone
       *[other] zones
    } de victoire.

event-eliminated = { $piece } est éliminée ({ $space }).
event-step-lost = { $piece } perd un Pas ({ $space }) : il en reste { $steps }.
event-step-lost-unseen = { $piece } perd un Pas ({ $space }).
event-captured = { $space } : capture par { $side-key ->
        [japan] le Japon
       *[other] les Alliés
    }.
event-conquered = { $power } sont conquises.
event-aggression = La marine US a cherché le combat en { $year } : le revenu US augmente de 5 dès l'année suivante.
event-special-action = { $power } : une Action Spéciale dépensée (reste { $left }).

event-attrition = Maladies dans la jungle ({ $space }) : chaque unité y perd un Pas.
event-network-chosen = { $path-count ->
        [0] Le Japon n'a pas de Réseau de Ravitaillement ce Tour-ci.
        [one] Le Réseau de Ravitaillement couvre une zone maritime ; Transports restants : { $transports }.
       *[other] Le Réseau de Ravitaillement couvre { $path-count } zones maritimes ; Transports restants : { $transports }.
    }
event-zone-covered = { $space } : { $n } { $n ->
        [one] Point de Transport
       *[other] Points de Transport
    } (reste { $transports }).
event-zone-covered-by-submarine = { $piece } couvre une zone : { $space }.
event-supply = { $piece } ({ $space }) : { $supply }.

event-income = { $power } : { $n } WERP reçus.
event-oil = Le Japon reçoit { $n } { $n ->
        [one] Point
       *[other] Points
    } de Pétrole : réserve { $oil }.
event-free-step = { $power } dispose d'un Pas gratuit.
event-no-strategic-warfare = Pas de Guerre Stratégique ce Tour-ci.
event-asw = ASW de niveau { $level } : le Japon obtient { $die } et coule { $n ->
        [0] zéro Point de Sous-marins
        [one] un Point de Sous-marins
       *[other] { $n } Points de Sous-marins
    } (reste { $left }).
event-submarine-campaign = Les sous-marins attaquent avec { $points ->
        [one] un point
       *[other] { $points } points
    } et obtiennent { $die } : { $n ->
        [0] le Japon ne perd rien. WERP { $werp }, pétrole { $oil }, Capacité de Transport { $capacity }
       *[other] le Japon perd { $n } en WERP (reste { $werp }), en pétrole (reste { $oil }) et en Capacité de Transport (reste { $capacity })
    }. Torpilles défectueuses : { $duds }.
event-bombing = Les bombardiers obtiennent { $dice } : le Japon perd { $n } WERP (reste { $werp }), { $lost ->
        [0] aucun Point de Bombardiers n'est abattu
        [one] un Point de Bombardiers est abattu
       *[other] { $lost } Points de Bombardiers sont abattus
    } (reste { $left }).
event-airbases-lost = La dernière base aérienne stratégique est perdue : il reste { $left } Points de Bombardiers.
event-partisans = Partisans ({ $space }) : jet de { $die }, { $n ->
        [0] sans effet
       *[other] { $power } : { $n } WERP de moins
    }.
event-kamikaze = Le marqueur Kamikaze descend à { $n }.
event-replaced = { $piece } ({ $space }) passe à { $steps } Pas.
event-replaced-unseen = Une unité ({ $space }) reçoit un Pas de remplacement.
event-replaced-aboard = { $piece } ({ $space }) passe à { $steps } Pas.
event-replaced-aboard-unseen = { $power } : de l’aviation embarquée reçoit un Pas de remplacement.
event-raised = Nouvelle unité : { $piece } ({ $space }).
event-garrisoned = { $power } : { $piece } ({ $space }).
event-fortified = { $power } : fortification ({ $space }).
event-repaired = Le port ({ $space }) est réparé { $left ->
        [0] entièrement
       *[other] en partie, dégâts restants : { $left }
    }.
event-laid-down = { $power } : mise en chantier ({ $track }).
event-advanced = { $power } : marqueur { $track } en case { $box }{ $done-key ->
        [yes] , achevé
       *[no] {""}
    }.
event-converted = { $power } : conversion en porte-avions d'un marqueur { $track } (case { $box }).
event-free-ships = { $power } : { $n } Pas gratuit ({ $track }).
event-step-scrapped = { $power } : aucun bloc pour un Pas achevé ({ $track }), il est perdu.
event-bought = { $power } : achat, { $item } ({ $n } WERP).
event-werp-lost = { $power } : { $n } WERP non dépensés sont perdus.
event-commissioned = Un Pas entre en service ({ $track }) : { $piece } ({ $space }), { $steps } Pas.
event-commissioned-unseen = Un Pas entre en service ({ $track }, { $space }).
event-air-completed = { $piece } : construction achevée.
event-embarked = { $piece } embarque sur { $by }.
event-joined-carrier = { $piece } rejoint { $by }.

event-moved = { $piece } : { $space } → { $to }.
event-flew = { $piece } vole : { $space } → { $to }.
event-flew-back = { $piece } rentre : { $space } → { $to }.
event-invaded = { $piece } débarque : { $to } (depuis : { $space }).
event-garrison-detached = { $piece } laisse un Pas ({ $to }) : { $by }.
event-dropped = { $piece } est parachutée : { $to } (depuis : { $space }).
event-transferred = { $piece }, Mouvement Stratégique : { $space } → { $to }.

event-ground-combat = { $space } : attaque par { $side-key ->
        [japan] le Japon
       *[other] les Alliés
    }.
event-nationalists-stand-by = Personne ne paie pour les Nationalistes : ils ne se joignent pas à l'attaque ({ $space }).
event-combat-declared = { $space } : { $combat-key ->
        [assault] Assaut
       *[normal] combat Normal
    }.
event-air-combat = Combat aérien ({ $space }), les avions { $side-key ->
        [japan] japonais
       *[other] alliés
    } obtiennent { $dice } : { $hits ->
        [0] aucun hit
        [one] un hit
       *[other] { $hits } hits
    }.
event-bombarded = Les navires { $side-key ->
        [japan] japonais
       *[other] alliés
    } bombardent la côte ({ $space }) : un Hit-bonus pour { $n } Pas.
event-ground-fire = { $space }, tir de { $side-key ->
        [japan] l'armée japonaise
       *[other] l'armée alliée
    } : { $volley }, { $hits ->
        [0] aucun hit
        [one] un hit
       *[other] { $hits } hits
    }.
event-banzai = Banzai ! { $piece } charge ({ $space }).
event-home-army-hit = L'armée de défense du Japon perd un Pas : il en reste { $left }.

## Ce qui est demandé

ask-phase-over = La phase est terminée.
ask-divide-fleets = Répartissez les cinq Pas de BB de Formose entre deux flottes.
ask-place-airborne = Placez votre unité aéroportée avec une autre unité terrestre.
ask-network = Choisissez les zones maritimes de votre Réseau de Ravitaillement (reste { $transports } Points de Transport), puis terminez.
ask-spend = { $power } : { $werp } WERP à dépenser ; le reste est perdu.
ask-raise-at = { $piece } : choisissez où elle apparaît.
ask-commission = Un Pas est achevé ({ $track }) : choisissez la flotte qui le reçoit.
ask-board = Quelle unité aérienne embarque ensuite ?
ask-embark = Choisissez la flotte de CV pour { $piece }.
ask-operational = Déplacez vos unités terrestres et vos LBA, débarquez vos forces d'invasion, puis terminez.
ask-move-to = { $piece } : choisissez sa destination.
ask-fly-to = { $piece } : choisissez où elle vole.
ask-evacuate-to = Choisissez où vont toutes vos unités ({ $space }).
ask-invade = { $piece } : choisissez où elle débarque.
ask-detach = { $piece } : choisissez la case que prend sa garnison.
ask-drop = { $piece } : choisissez où elle est parachutée.
ask-nationalist-payer = Choisissez qui paie l'Action Spéciale de l'attaque nationaliste ({ $space }).
ask-strategic = Effectuez vos Mouvements Stratégiques, puis terminez.
ask-transfer-to = { $piece } : choisissez la destination du Mouvement Stratégique.
ask-join-carrier = Choisissez la flotte de CV que rejoint { $piece }.
ask-ground-combat = Choisissez le prochain lieu de combat.
ask-combat-type = Choisissez le type de combat ({ $space }).
ask-air-commitment =
    Répartissez en secret { $menus ->
        [1] vos LBA
       *[other] { $pieces }
    } ({ $space }) entre combat aérien et appui au sol.{ $picks-count ->
        [0] {""}
       *[other] {" "}Jusqu'ici : { $picks }.
    }
ask-bombard = Vos navires peuvent bombarder maintenant ({ $space }) ou attendre une autre invasion.
ask-share-support = Répartissez l'aide des avions et des navires ({ $space }).
ask-banzai = Choisissez les unités qui font une attaque Banzai ({ $space }), puis terminez.
ask-lose-air = Choisissez la LBA qui perd un Pas ({ $n } à perdre).
ask-lose-step = Choisissez l'unité qui perd un Pas ({ $space }, { $n } à perdre).
ask-breakthrough = Achetez un autre Round de combat avec une Action Spéciale, ou terminez.
ask-stay-or-fly = { $piece } : rester ({ $space }) ou rentrer ?

## Ordres

order-done = Terminé
order-pass = Passer
order-lose = { $target } perd un Pas
order-home-army = L'armée de défense perd un Pas
order-divide = Répartition { $target }
order-place = Placer : { $target }
order-cover = Couvrir : { $target }
order-cover-by-submarine = Couvrir avec le sous-marin : { $target }
order-keep-network = Garder le réseau du Tour précédent
order-replace = Pas de remplacement : { $target }
order-raise = Construire : { $target }
order-raise-at = { $target }
order-garrison = Garnison : { $target }
order-lay-down = Mettre en chantier : { $target }
    .target = track
order-advance = Un WERP pour { $target }
order-convert = Convertir en porte-avions : { $target }
order-buy = Acheter { $target }
    .target = item
order-fortify = Fortifier : { $target }
order-repair = Réparer le port : { $target }
order-unrestricted = Action Spéciale : remplacements illimités, { $target }
order-commission = Affecter à : { $target }
order-embark = { $target } embarque
order-carrier = À bord de : { $target }
order-move = Déplacer : { $target }
order-evacuate = Évacuer : { $target }
order-fly = Faire voler : { $target }
order-invade = Débarquer : { $target }
order-detach = Laisser une garnison : { $target }
order-drop = Parachuter : { $target }
order-to = Vers : { $target }
order-transfer = Mouvement Stratégique : { $target }
order-fight = Combattre : { $target }
order-combat = { $target }
order-commit = { $target }
order-support = { $target }
order-banzai = Attaque Banzai : { $target }
order-break-through = Percée : { $target }
order-payer = Payé par { $target }
    .target = power
order-stay = Rester
order-fly-back = Rentrer

## Pourquoi pas

reason-zone-covered = { $space } est déjà dans le Réseau de Ravitaillement.
reason-too-few-transports = { $space } coûte { $n } Points de Transport ; { $left ->
        [0] il n'en reste pas
       *[other] il n'en reste que { $left }
    }.
reason-must-land = { $piece } a laissé une garnison : son invasion doit avoir lieu maintenant.
