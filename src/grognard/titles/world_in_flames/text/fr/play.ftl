# World in Flames : ce que lisent les joueurs. Les arguments sont décrits dans core/wording.py.
# Les noms portent leur article ; une phrase prend d’elle-même sa majuscule.

## Noms

place-plain = l’hexagone { $space }

box-pool = la réserve de forces
box-lost = les unités détruites
box-circle = le cercle de production
box-away = d’autres théâtres
box-aloft = les airs


weather-fine = beau temps
weather-rain = pluie
weather-snow = neige
weather-storm = tempête
weather-blizzard = blizzard

season-jan-feb = janvier/février
season-mar-apr = mars/avril
season-may-jun = mai/juin
season-jul-aug = juillet/août
season-sep-oct = septembre/octobre
season-nov-dec = novembre/décembre

phase-weather = météo
phase-action = choix de l’action
phase-bombing = bombardement stratégique
phase-strike = ground strikes
phase-rail = mouvement par rail
phase-movement = mouvement terrestre
phase-combat = combat terrestre
phase-rebase = rebasement des avions
phase-reorganisation = réorganisation

action-pass = passer
action-air = action aérienne
action-land = action terrestre
action-combined = action combinée

table-assault = assaut
table-blitzkrieg = Blitzkrieg
relief-yes = oui
relief-no = non
first-germany = l’Allemagne
first-ussr = l’URSS

modified =
    { $modifier ->
        [0] { $die }
       *[other] { $die } ({ SIGNED($modifier) })
    }

## 2 Contrôle

event-taken = Prise : { $space } passe à { $side }.

## 3 à 8 Le tour

event-turn-begins = { $season } { NUMBER($year, useGrouping: 0) } commence.
event-turn-ends = Le tour est fini.
event-initiative = Initiative : Axe { $axis }, Alliés { $allied }. Elle revient à { $side }.
event-opener = Première impulsion : { $side }.
event-weather = Météo (dé { modified }) : { $weather } en zone tempérée nord.
event-drowned = La glace cède : { $piece } est perdue sur { $space }.
event-impulse = Impulsion { $n } : { $side }.
event-action = Action de { $side } : { $action }.
event-impulses-end = Le dé donne { modified }, il fallait { $need } au plus : plus d’impulsion ce tour.
event-impulse-ends = Le dé donne { modified }, { $need } au plus aurait fini le tour : à l’autre camp.
event-all-up = Les unités sont remises debout.
event-scored =
    Camp de { $side } : { $n ->
        [0] aucun des lieux qui font l’enjeu du scénario.
        [one] 1 des lieux qui font l’enjeu du scénario.
       *[other] { $n } des lieux qui font l’enjeu du scénario.
    }

ask-reroll = Vous avez perdu l’initiative. Faut-il relancer les dés ?
ask-first = Vous avez l’initiative : qui joue la première impulsion ?
ask-action = Choisissez l’action de { $side } pour cette impulsion.

order-reroll = Relancer
order-accept = Accepter
order-first = D’abord : { $target }
order-action = Choisir : { $target }

## 4, 9 Arrivées

event-arrived = { $piece } arrive : { $to }.
event-delayed = { $piece } ne trouve pas de place et viendra au tour suivant.

ask-arrivals = Choisissez le prochain renfort à placer.
ask-placing = Choisissez où arrive { $piece }.
ask-reserves = Appelez des réserves, ou dites que c’est fini.

order-arrive = Placer { $target }
order-call = Appeler { $target }
order-place = À { $target }

## 11.10, 11.11 Mouvement

event-railed = { $piece } va par rail de { $space } à { $to } et se retourne.
event-moves = { $piece } va de { $space } à { $path-end }.
event-tired = { $piece } est allé trop loin et se retourne.
event-exhausted = { $piece } a bougé sans ravitaillement et se retourne.
event-overrun = { $piece } écrase { $pieces } : { $space }.

ask-rail = Envoyez des unités par rail, ou dites que c’est fini.
ask-on-rails = Choisissez la gare où va { $piece }, ou laissez-le sur place.
ask-movement = Déplacez vos unités, puis dites que c’est fini.
ask-moving =
    Choisissez où va { $piece }, ou arrêtez-le là. { $left ->
        [one] Il reste { $left } point de mouvement.
       *[other] Il reste { $left } points de mouvement.
    }
ask-moving-stack =
    Choisissez où vont { $pieces }, laissez-en une, ou arrêtez-vous. { $left ->
        [one] Il reste 1 point de mouvement à la plus lente.
       *[other] Il reste { $left } points de mouvement à la plus lente.
    }

order-rail = Envoyer { $target } par rail
order-move = Déplacer { $target }
order-to = Vers { $target }
order-overrun = Écraser { $target }
order-leave = Laisser { $target } ici
order-stop = S’arrêter ici
order-done = Fini

reason-too-far =
    C’est trop loin : { $n ->
        [0] il ne reste aucun point de mouvement.
        [one] il ne reste que { $n } point de mouvement.
       *[other] il ne reste que { $n } points de mouvement.
    }

## 14 Aviation

mission-strike = ground strike
mission-support = appui sol
mission-bombing = bombardement stratégique
mission-transport = transport aérien
mission-paradrop = parachutage
mission-supply = ravitaillement aérien
mission-patrol = patrouille aérienne de combat
mission-escort = escorte
mission-interception = interception

event-flies = { $piece } vole de { $space } vers { $to } : { $mission }.
event-landed = { $piece } se pose en { $to } et est retourné.
event-displaced = { $piece } fuit sa base devant l’ennemi et vole vers { $to }.
event-rebased = { $piece } se rebase de { $space } vers { $to }.
event-dogfight = Combat aérien au-dessus de { $space } : { $side } à { SIGNED($shift) } obtient { $die } : { $result }.
event-all-clear = Plus de chasseur ennemi : { $wings } ({ $side }) passent.
event-cleared = { $piece } passe et vole vers sa cible.
event-aborted = { $piece } avorte.
event-broke-off = { $side } rompt le combat aérien au-dessus de { $space }.
event-struck = { $piece } frappe { $by } (dé { $die }, au plus { $need }) : l’unité est retournée.
event-missed = { $piece } attaque { $by } en vain (dé { $die }, au plus { $need }).
event-supported = Appui sol en { $space } : { $attack } pour l’attaque, { $defence } pour la défense.
event-bombed = { $side } bombarde { $space } avec { $attack } facteurs (dé { modified }) : { $points } points perdus.

ask-patrols = Contre une mission ({ $mission }) : envoyez des chasseurs en patrouille, ou dites terminé.
ask-raids = Mission ({ $mission }) : envoyez avions et escortes, ou dites terminé.
ask-interception = Contre une mission ({ $mission }) : interceptez, ou dites terminé.
ask-counter = Dans votre mission ({ $mission }) : interceptez avec vos chasseurs, ou dites terminé.
ask-course = Choisissez où vole { $piece }, ou laissez-le au sol.
ask-dogfights = Choisissez le prochain combat aérien.
ask-arrangement = Combat aérien au-dessus de { $space } : choisissez le suivant de la ligne, de l’avant vers l’arrière.
ask-fate = Combat aérien au-dessus de { $space }, { $result } : choisissez l’avion.
ask-break-off = Combat aérien au-dessus de { $space } : continuer ou rompre ?
ask-homecoming = Choisissez le prochain avion qui revient.
ask-landing = Choisissez la base de { $piece }.
ask-rebase = Rebasez des avions, ou dites terminé.
ask-new-base = Choisissez la nouvelle base de { $piece }, ou laissez-le où il est.

order-fly = Voler avec { $target }
order-escort = Escorter avec { $target }
order-patrol = Patrouiller avec { $target }
order-intercept = Intercepter avec { $target }
order-engage = Combat aérien au-dessus de { $target }
order-lead = Suivant de la ligne : { $target }
order-hit = Toucher { $target }
order-clear = Laisser passer { $target }
order-fight-on = Continuer
order-break-off = Rompre
order-home = Ramener { $target }
order-land-at = Se poser en { $target }
order-rebase = Rebaser { $target }

## 11.16 Combat terrestre

event-declared = Attaque de { $space } par { $pieces } : { $attack } contre { $defence }.
event-no-battle = L’attaque de { $space } n’a pas lieu.
event-no-defence = Nulle défense : { $space } ({ $table }) : { $result }.
event-fought = Combat : { $space } ({ $table }), attaqué par { $side } : { $attack } contre { $defence }, { $odds }, dé { modified } : { $result }.
event-fraction = Fraction de ratio : dé { $die }, { $need } au plus l’augmente.
event-destroyed = { $piece } est détruit.
event-shattered = { $piece } est brisé et reviendra au tour suivant.
event-retreated = { $piece } recule : { $to }.
event-advanced = { $piece } avance : { $to }.
event-broke-through = { $piece } perce : { $to }.

ask-declaration =
    { $n ->
        [0] Choisissez un hexagone à attaquer, ou dites que c’est fini.
        [one] { $n } attaque est déclarée. Choisissez un autre hexagone, ou dites que c’est fini.
       *[other] { $n } attaques sont déclarées. Choisissez un autre hexagone, ou dites que c’est fini.
    }
ask-assembly = Attaque de { $space } : choisissez les unités qui y prennent part, ou renoncez.
ask-assault = Attaque de { $space } : { $attack } contre { $defence }, { $odds }. Ajoutez des unités, ou lancez l’attaque.
ask-resolution = Choisissez le prochain combat à résoudre.
ask-relief = Attaque de { $space } : les troupes d’hiver doivent-elles adoucir le temps et subir la première perte ?
ask-table = Combat, { $space }, { $odds } : choisissez la table.
ask-losses =
    { $n ->
        [one] Choisissez une unité à perdre.
       *[other] Choisissez une unité à perdre ; { $n } sont perdues en tout.
    }
ask-retreat = Choisissez où recule { $piece }.
ask-excess = Trop d’unités, { $space } : choisissez celle à détruire.
ask-surplus = La limite d’engagement des troupes à l’étranger est dépassée : choisissez laquelle des unités repoussées est détruite.
ask-advance = Avancez, { $space }, ou dites que c’est fini.
ask-breakthrough = { $piece } a percé : choisissez un second hexagone, ou arrêtez.
ask-keep =
    { $n ->
        [one] Choisissez une unité qui reste debout.
       *[other] Choisissez une unité qui reste debout ; { $n } le restent.
    }

order-attack = Attaquer { $target }
order-with = Avec { $target }
order-commit = Lancer l’attaque
order-call-off = Renoncer
order-resolve = Résoudre le combat, { $target }
order-relief = Troupes d’hiver : { $target }
order-table = Table : { $target }
order-lose = Perdre { $target }
order-back = Reculer, { $target }
order-remove = Détruire { $target }
order-advance = Avancer { $target }
order-keep = Garder { $target } debout

## 11.18 Réorganisation

event-restored =
    { $pieces } : réorganisation de { $piece } pour { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

ask-reorganisation = Réorganisez par les QG et les TRS en mer, ou dites que c’est fini : le dé dira si le tour continue.
ask-rallying =
    Choisissez l’unité que { $pieces } remettent debout, ou dites que c’est fini. { $left ->
        [one] Il reste { $left } point.
       *[other] Il reste { $left } points.
    }

order-rally = Réorganiser par { $target }
order-restore = Remettre { $target } debout

## Étapes qui passent d’elles-mêmes

prompt-rail = Mouvement par rail
prompt-patrols = Patrouilles
prompt-raids = Missions
prompt-interception = Interception
prompt-counter = Contre-interception
prompt-rebase = Rebasement
prompt-movement = Mouvement terrestre
prompt-declaration = Attaques
prompt-advance = Avance après combat
prompt-reserves = Réserves
prompt-rallying = Réorganisation
