# Mouvement : empilement, forces opérationnelles, mouvements naval, aérien et terrestre, missions, transport, mers étroites (3, 4, 6, 7, 9, 27, 36).

mission-base = base
mission-attack = attaque
mission-support = soutien
mission-patrol = patrouille
mission-transport = transport
mission-assault = assaut amphibie
mission-landing = débarquement sur une côte amie
mission-evacuation = évacuation

role-strike = frappe
role-cap = patrouille aérienne (CAP)
role-rebase = changement de base

## 3 Empilement et forces opérationnelles

ask-excess-ships = Trop d'unités navales à { $space }. Laquelle est perdue ?
ask-excess-land = Trop d'unités terrestres à { $space }. Laquelle est perdue ?
ask-excess-air = Trop d'unités aériennes basées à { $space }. Laquelle est perdue ?
event-fleet-formed = { $pieces } : formation de la force opérationnelle { $piece } à { $space }.
event-fleet-joined = { $pieces-count ->
        [one] { $pieces } rejoint { $piece } à { $space }.
       *[other] { $pieces } rejoignent { $piece } à { $space }.
    }
event-fleet-disbanded = Dissolution de { $piece } à { $space }.
ask-absorption = Quelle force opérationnelle absorbe { $piece } ?
ask-mustering = Quelles unités navales réunir sous { $piece } ?

## 4 Le segment de mouvement

ask-movement = Déplacez vos unités navales, aériennes et terrestres et vos chefs, ou terminez votre mouvement.
event-train-removed = La flotte de ravitaillement à { $space } est retirée.

order-march = Faire marcher { $target }
ask-march = Vers où marche { $piece } ?
event-marched = { $piece } quitte { $space } pour { $path-end }.
event-hopped = { $piece } passe la mer : { $space } → { $to }.

order-sail = Appareiller : { $target }
ask-sail = Unités navales à { $space } : qui les accompagne, qui embarque, où vont-elles, pour quelle mission ?
order-form = Former { $target }
order-join = Rejoindre { $target }
order-load = Embarquer { $target }
order-aboard = À bord de { $target }
order-ashore = Mettre à terre { $target }
order-mission = Mission : { $target }
event-sailed = { $pieces-count ->
        [one] { $pieces } fait route : { $space } → { $path-end }.
       *[other] { $pieces } font route : { $space } → { $path-end }.
    }
event-fleet-sailed = { $piece } fait route : { $space } → { $path-end }.

order-fly = Faire voler { $target }
ask-fly = Vers où vole { $piece } ?
order-role = Tâche : { $target }
ask-role = Quelle est la tâche de { $piece } au-dessus de { $space } ?
order-ground = Se poser à terre
ask-touchdown = Où se pose { $piece } à { $space } ?
event-strike-flown = { $piece } décolle de { $space } pour frapper { $to }.
event-patrol-flown = { $piece } patrouille (CAP) au-dessus de { $to }.
event-rebased = { $piece } change de base : { $space } → { $to }.

## 6 Missions et transport

event-mission = { $mission-key ->
        [base] { $pieces-count ->
            [one] { $pieces } mouille à { $space }.
           *[other] { $pieces } mouillent à { $space }.
        }
       *[other] { $pieces }, à { $space } : { $mission }.
    }
event-fleet-mission = { $mission-key ->
        [base] { $piece } mouille à { $space }.
       *[other] { $piece }, à { $space } : { $mission }.
    }
ask-berth = À bord de quelle unité navale { $piece } embarque-t-il ?
ask-channel = La terre sépare les eaux de { $space }. Sur lesquelles restent-ils ?
order-waters = Les eaux vers { $target }
ask-consent = { $piece } peut-il partir avec { $by } ?
event-embarked = { $piece } embarque sur { $by } à { $space }.
event-landed = { $pieces-count ->
        [one] { $pieces } débarque à { $space }.
       *[other] { $pieces } débarquent à { $space }.
    }
event-put-ashore = { $piece } descend à terre à { $space }.

## 7 Mers étroites

ask-narrow-sea = Des unités navales ennemies entrent dans la mer étroite à { $space }. Une force de réaction les arrête-t-elle ? Elle devra alors les attaquer.
order-halt = Les arrêter avec les unités navales à { $target }
event-stopped = La force de réaction à { $to } barre la mer étroite : { $pieces } doivent s'arrêter à { $space }.

## 27, 36 Parachutistes, évacuation

order-drop = Parachuter { $target }
ask-drop = Où saute { $piece } ?
event-dropped = { $piece } décolle de { $space } et saute sur { $to }.
order-evacuate = Évacuer { $target }
ask-evacuation = Quelles unités sont évacuées de { $space } ?

## Pourquoi pas

reason-moved-already = { $piece } s'est déjà déplacé.
reason-no-way = Il n'y a aucun hexagone où { $piece } puisse aller.
reason-carriers-absorbed = La force opérationnelle à { $space } a une autre mission, et elle devrait absorber les porte-avions.
reason-no-island-landings = { $space } est une île, non une côte.
reason-carrier-idle = { $piece } n'a pas encore de mission : seul un changement de base peut en partir.
reason-nothing-to-strike = Il n'y a rien à frapper à { $space }.
