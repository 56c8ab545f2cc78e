# Batailles navales, sous-marins, dégâts, attaques de port et de base aérienne (8.3 à 8.7).

approach-day = une interception de Jour
approach-night = une interception Nocturne
approach-avoid = Éviter le combat

role-attack = en Attaque
role-escort = en Escorte
role-cap = en CAP
role-base = au sol
role-dogfight = en Combat Aérien
role-support = en Appui au Sol
all-fly-attack = toutes en Attaque
all-fly-escort = toutes en Escorte
all-fly-cap = toutes en CAP
all-fly-base = toutes au sol
all-fly-dogfight = toutes en Combat Aérien
all-fly-support = toutes en Appui au Sol
air-cba = CBA
air-lba = LBA
air-elite = d'élite
air-jp = Japon
air-us = US
air-cw = Commonwealth
air-dei = DEI

step-sound = un Pas intact
step-damaged = un Pas endommagé

## Batailles

ask-engage = Choisissez la prochaine zone maritime où combattre.
order-engage = Combattre : { $target }
event-battle = La bataille s'engage : { $space }.
event-battle-over = La bataille est terminée : { $space }.
reason-no-battle = Il n'y a pas de bataille à livrer : { $space }.
reason-battles-first = Tous les combats navals viennent d'abord, puis les attaques de port et de base aérienne.

ask-consolidate = Un Round commence ({ $space }) : consolidez vos flottes, ou continuez.

## Interception

ask-approach = Choisissez en secret votre approche : { $space }.
order-approach = Choisir : { $target }
event-approach = Choix révélé ({ $space }), { $side } : { $approach }.
event-interception-roll =
    { $bonus ->
        [0] Jet d'interception, { $side } : { $die }.
       *[other] Jet d'interception, { $side } : { $die }, modifié ({ SIGNED($bonus) }) en { $total }.
    }
event-intercepted =
    { $approach-key ->
        [day] Combat de Jour : { $space }.
       *[other] Combat Nocturne : { $space }.
    }
event-surprise =
    { $side-key ->
        [japan] Le Japon acquiert la surprise
       *[other] Les Alliés acquièrent la surprise
    } ({ $space }) !
event-fleets-revealed = Les flottes sont révélées ({ $space }) : { $pieces }.
event-avoids =
    { $side-key ->
        [japan] Le Japon évite
       *[other] Les Alliés évitent
    } le combat ({ $space }) : les flottes rentrent au port.
reason-no-aircraft = Vous n'avez ni CBA dans la zone, ni LBA dans un lieu incontesté qui la borde ({ $space }) : il ne vous reste que la nuit.
reason-first-interception = On ne peut Éviter qu'à partir de la deuxième interception.

## Nuit

ask-night-target = { $piece } tire dans la nuit : choisissez sa cible.
order-at = Viser : { $target }
event-night-fire =
    { $piece } tire sur { $by } et jette { $dice } : { $hits ->
        [0] aucun hit
        [one] 1 hit
       *[other] { $hits } hits
    }, { $damages ->
        [0] aucun dommage.
        [one] 1 dommage.
       *[other] { $damages } dommages.
    }
reason-screened = { $piece } est à l'abri d'un écran de BB et de CA.

## Jour

event-first-round-skipped = Aucune CBA n'est présente ({ $space }) : le premier Round de Jour n'a pas lieu.
event-day-round = Round de Jour n° { $n } : { $space }.
ask-assign-aircraft =
    Round de Jour n° { $n } ({ $space }) : assignez en secret { $menus ->
        [1] vos unités aériennes
       *[other] { $pieces }
    }.{ $picks-count ->
        [0] {""}
       *[other] {" "}Jusqu'ici : { $picks }.
    }
order-role = { $target }
event-aircraft-fly = { $space }, { $role } : { $pieces }.
event-escort-combat =
    Escorte contre CAP : { $pieces }, dés { $dice } : { $hits ->
        [0] aucun hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
event-aa-fire =
    Tir AA, { $side } ({ $space }), dés { $dice } : { $hits ->
        [0] aucun hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
ask-lose-aircraft =
    { $n ->
        [one] Une unité aérienne perd un Pas : choisissez laquelle.
       *[other] Vos unités aériennes perdent { $n } Pas : choisissez la prochaine.
    }
ask-air-target = { $piece } attaque ({ $space }) : choisissez sa cible.
order-at-port = Viser le port lui-même
event-air-strike =
    { $pieces } { $pieces-count ->
        [one] attaque
       *[other] attaquent
    } { $by } et { $pieces-count ->
        [one] jette
       *[other] jettent
    } { $dice } : { $hits ->
        [0] aucun hit
        [one] 1 hit
       *[other] { $hits } hits
    }, { $damages ->
        [0] aucun dommage.
        [one] 1 dommage.
       *[other] { $damages } dommages.
    }
event-port-strike =
    { $pieces } { $pieces-count ->
        [one] attaque
       *[other] attaquent
    } le port ({ $space }), dés { $dice } : { $hits ->
        [0] aucun hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
event-port-damaged = Le port est au niveau de dégâts { $level } : { $space }.
reason-surprised-cba = Vos porte-avions sont surpris : au premier Round leurs appareils ne peuvent pas attaquer.
reason-whole-units = Les unités aériennes s'assignent entières, chacune à une section qui lui est ouverte.

## Hits et dégâts

ask-hit-step = { $piece } est touchée : choisissez le Pas qui est perdu.
order-hit = Perdre { $target }
    .target = step
event-step-damaged =
    { $piece } est endommagée ({ $space }) : { $count ->
        [one] 1 Pas
       *[other] { $count } Pas
    }.
event-damages-combine = { $piece } n'a plus de Pas intact ({ $space }) : les dommages se combinent et coulent un Pas.
ask-no-deck = { $piece } n'a plus de place pour tous ses appareils : choisissez la CBA qui perd un Pas.
ask-land-on = { $piece } a perdu ses porte-avions : choisissez la flotte de CV où elle apponte.
order-land-on = Apponter sur : { $target }
event-landed-on = { $piece } apponte sur { $by }.
event-damage-roll = { $piece } envoie un Pas endommagé au chantier : jet de { $die }, case { $box } de sa Piste de Construction.

## Sous-marins

ask-hunt = { $piece } peut attaquer ({ $space }) : attaquez-vous, ou laissez-vous passer l'ennemi ?
order-hunt = Attaquer : { $target }
ask-submarine-target = { $piece } attaque ({ $space }) : choisissez sa cible.
event-depth-charges =
    Grenades sous-marines contre { $piece } ({ $space }), dés { $dice } : { $hits ->
        [0] aucun hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
event-submarine-attack =
    { $piece } attaque { $by } ({ $space }) et jette { $dice } : { $hits ->
        [0] aucun hit
        [one] 1 hit
       *[other] { $hits } hits
    }, { $damages ->
        [0] aucun dommage.
        [one] 1 dommage.
       *[other] { $damages } dommages.
    }

## Ports et bases aériennes

ask-strike = Choisissez un port ou une base aérienne à attaquer, ou terminez la phase.
order-strike = Attaquer : { $target }
ask-join-strike = Attaque de port ou de base aérienne ({ $space }) : choisissez les flottes de CV et les LBA qui y participent.
order-join = Participer : { $target }
event-port-attack = Attaque aérienne ({ $space }) avec { $pieces }.
ask-after-round = Un Round est terminé ({ $space }) : continuez-vous l'attaque, ou la terminez-vous ?
order-another-round = Livrer un autre Round
order-withdraw = Rentrer immédiatement à Honshu
event-strike-force-home = La force rentre immédiatement ({ $to }) : { $pieces }.
event-port-attack-over = L'attaque est terminée : { $space }.
reason-nothing-to-strike = Il n'y a ni navire, ni unité aérienne, ni port à attaquer : { $space }.
reason-no-strikers = Aucune flotte de CV avec des appareils dans une zone maritime incontestée voisine, ni LBA à portée dans un lieu incontesté : { $space }.
reason-struck-before = Les forces à portée ont déjà mené leur attaque dans cette phase : { $space }.
reason-has-struck = { $piece } a déjà participé à une attaque dans cette phase.
reason-cannot-join = { $piece } ne peut pas atteindre { $space } pour cette attaque.
