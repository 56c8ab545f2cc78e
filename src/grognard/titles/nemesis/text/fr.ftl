# Nemesis : ce que lisent les joueurs. Les arguments sont décrits dans core/wording.py.
# Les noms portent leur article ; une phrase commence d'elle-même par une majuscule. Pas de « de » devant un nom
# de lieu ou de pion : il faudrait l'élider ou le contracter.

## Noms

place-plain = l'hex { $space }

superior-japan = Hirohito
superior-allies = Churchill

chit-offensive = Offensive
chit-attack = Attaque
chit-supply = Ravitaillement
chit-reinforcement = Renforts

part-replacements = Remplacements
part-reinforcements = Renforts

supply-full = Ravitaillement Complet
supply-limited = Ravitaillement Limité
supply-oos = Hors Ravitaillement

weather-dry = saison sèche
weather-moderate = Mousson modérée
weather-heavy = Mousson intense

air-Air-J1 = Soutien Aérien japonais
air-Air-B1 = Soutien Aérien britannique 1
air-Air-B2 = Soutien Aérien britannique 2
air-Air-B3 = Soutien Aérien britannique 3
air-Air-U1 = Soutien Aérien US 1
air-Air-U2 = Soutien Aérien US 2

track-turn = Tour de Jeu
track-general = Général
track-lamentation = Lamentation
track-superior = Supérieur
track-resources = Ressources alliées
track-clf = Chiang Kai-shek perd la face
track-reserves = Réserves de Ravitaillement d'Imphal
track-drops = Marqueurs de Ravitaillement Aérien

box-JP = l'hex de Renforts japonais
box-UK = l'hex de Renforts britannique
box-US = l'hex de Renforts US
box-CN = l'hex de Renforts chinois
box-losses-japan = les Pertes japonaises
box-permanent-japan = les Pertes japonaises permanentes
box-battalions = la Réserve des Bataillons japonais
box-regiments = la Réserve des Régiments japonais
box-waiting = les Transports en attente d'un Dépôt
box-losses-allies = les Pertes alliées
box-permanent-allies = les Pertes alliées permanentes
box-chindits = la Réserve des Bataillons Chindits
box-off-map = la Réserve alliée hors-carte
box-airfield = l'Aérodrome hors-carte
box-out = les pions hors du jeu
box-T1 = la case du Tour 1
box-T2 = la case du Tour 2
box-T3 = la case du Tour 3
box-T4 = la case du Tour 4
box-T5 = la case du Tour 5
box-T6 = la case du Tour 6
box-T7 = la case du Tour 7
box-T8 = la case du Tour 8
box-T9 = la case du Tour 9
box-T10 = la case du Tour 10
box-T11 = la case du Tour 11
box-T12 = la case du Tour 12

## Morceaux de phrases

steps = { $n } pas de perte
modified =
    { $modifier ->
        [0] { $die }
       *[other] { $die } ({ SIGNED($modifier) })
    }

## 1.2 Les pions

event-step-lost = { $piece } subit un pas de perte à { $space }.
event-battalion-lost =
    { $permanent ->
        [1] { $piece } passe de la Réserve aux Pertes japonaises permanentes.
       *[other] { $piece } passe de la Réserve aux Pertes japonaises.
    }
event-replaced = À { $space }, { $by } remplace { $piece }.
event-eliminated = Élimination à { $space } : { $piece }.
event-removed = { $piece } quitte { $space } et rejoint { $box }.
event-transport-lost = Perte d'un Transport à { $space } : { $piece }.
event-transport-returns = { $piece } revient sur le Dépôt à { $space }.
event-detached = { $piece } se sépare d'un Bataillon à { $space } : { $by }.
event-merged = { $piece } retrouve sa pleine puissance par fusion à { $space } : { $by }.
event-formed = Des Bataillons fusionnent à { $space } : { $piece }.

ask-return-transport = { $piece } revient : choisissez un Dépôt en état de ravitailler.
ask-form-regiment = Choisissez le Régiment que { $piece } va former.
ask-merge = Fusionnez des Bataillons et des Régiments du même hex, ou terminez.

order-detach = Séparer un Bataillon : { $target }
order-depot = Revenir à { $target }
order-merge = Fusionner avec un Bataillon : { $target }
order-as = Former { $target }
order-form = Former un Régiment réduit avec { $target }
order-form-full = Former un Régiment à pleine puissance avec { $target }

## 2.2 Empilement

ask-overstacked = La Limite d'Empilement est dépassée à { $space } : éliminez une unité.
order-eliminate = Éliminer { $target }

## 2.3, 2.4 Satisfaction et Lamentation

event-objective-taken =
    { $side } prennent l'Objectif { $space }, qui vaut { $n ->
        [one] { $n } Point de Satisfaction
       *[other] { $n } Points de Satisfaction
    }.
event-flag-moved = { $side } reprennent un drapeau à { $space }, qui reste sous leur contrôle.
event-flag-improvised = Il ne reste plus de drapeau : { $side } marquent { $space } avec un drapeau de fortune.
event-airfield-taken = { $side } prennent l'Aérodrome à { $space }.
event-reserves-captured = Les Japonais s'emparent des Réserves de Ravitaillement à { $space }.
event-satisfaction =
    { $side } gagnent { $n ->
        [one] { $n } Point de Satisfaction
       *[other] { $n } Points de Satisfaction
    }.
event-lamentation =
    { $side } subissent { $n ->
        [one] { $n } point de Lamentation
       *[other] { $n } points de Lamentation
    }.
event-superior-rises =
    { $side-key ->
        [japan] Le Supérieur { superior-japan } est satisfait et avance en case { $n }.
       *[other] Le Supérieur { superior-allies } est satisfait et avance en case { $n }.
    }
event-superior-falls =
    { $side-key ->
        [japan] Le Supérieur { superior-japan } est mécontent et recule en case { $n }.
       *[other] Le Supérieur { superior-allies } est mécontent et recule en case { $n }.
    }

ask-move-flag = Il ne reste plus de drapeau : prenez-en un sur un Objectif qui était à vous au départ.
order-flag = Prendre le drapeau à { $target }

## 2.5 Les Ressources alliées

event-resources =
    { $n ->
        [0] Les Ressources alliées restent à { $total }, leur maximum.
       *[other] Les Ressources alliées augmentent de { $n } et passent à { $total }.
    }
event-resources-spent = Les Alliés dépensent un Point de Ressources ; il en reste { $total }.

## 2.6 La Force du Yunnan

event-clf = Chiang Kai-shek perd la face : le marqueur CLF avance en case { $n }.
event-yunnan-roll = Les Alliés tirent le dé pour activer la Force du Yunnan : { modified }, il faut { $n } ou moins.
event-yunnan-active = La Force du Yunnan est activée jusqu'à la fin du Tour.
event-yunnan-inactive = La Force du Yunnan n'est plus activée.

## 2.7 La Mousson

event-monsoon-moderate = La Mousson modérée commence : le Soutien Aérien japonais et un marqueur de Ravitaillement Aérien sont retirés, les Soutiens Aériens alliés sont affaiblis, les Rivières Mineures comptent comme Majeures.
event-monsoon-heavy = La Mousson intense commence : tous les coûts de mouvement sont doublés, un autre marqueur de Ravitaillement Aérien est retiré.

## 3.0, 4.0 Mise en place et tour

event-set-up = La partie est mise en place.
event-turn-begins = Le Tour { $turn } commence.
event-chit = { $side } jouent leur jeton « { $chit } » ({ $n } sur 4).
event-armies =
    { $side-key ->
        [japan] { $chit } : la 15e armée agit d'abord, puis les forces sous Stilwell.
       *[other] { $chit } : la 33e armée agit d'abord, puis la 14e armée.
    }
event-reinforcement-part =
    { $side-key ->
        [japan] Les deux camps reçoivent leurs { $part }, les Alliés d'abord.
       *[other] Les deux camps reçoivent leurs { $part }, les Japonais d'abord.
    }
event-ambush-removed = Embuscade retirée à { $space }.

ask-play-chit = Choisissez votre prochain jeton.
order-play = Jouer le jeton « { $target } »
    .target = chit

## 5.1 Mouvement

event-moves = { $piece } quitte { $space } pour { $path-end }.
event-ambush = { $piece } place une Embuscade à { $space }.
event-fortified = { $piece } construit une Fortification à { $space }.
event-fort-removed = Fortification retirée à { $space }.
event-pushed-back = { $piece } doit reculer : quitte { $space } pour { $to }.

ask-movement = Déplacez vos unités et vos Transports, construisez des Fortifications (les Japonais peuvent aussi placer des Embuscades et séparer des Bataillons), puis terminez.
ask-moving = { $piece } se déplace : choisissez où, ou arrêtez-vous là.
ask-lay-ambush = { $piece } place des Embuscades : choisissez où, ou terminez.
ask-relocate-fort = Tous vos marqueurs de Fortification sont en jeu : retirez-en un autre de la carte.
ask-pushed-back = { $piece } doit reculer : choisissez où.

reason-too-far-extended =
    C'est trop loin : { $n ->
        [one] il ne reste que { $n } point de mouvement de l'Extension Opérationnelle.
       *[other] il ne reste que { $n } points de mouvement de l'Extension Opérationnelle.
    }
reason-movement-used-up = { $piece } a épuisé son mouvement.
reason-other-in-hand = Terminez d'abord le mouvement de { $piece }.
reason-too-far =
    C'est trop loin : { $n ->
        [0] il ne reste aucun point de mouvement.
        [one] il ne reste que { $n } point de mouvement.
       *[other] il ne reste que { $n } points de mouvement.
    }

order-done = Terminé
order-pass = Renoncer
order-move = Déplacer { $target }
order-to = Aller à { $target }
order-stop = S'arrêter ici
order-fortify = Construire une Fortification avec { $target }
order-from = Retirer la Fortification : { $target }
order-ambush = Placer des Embuscades avec { $target }
order-at = Placer une Embuscade à { $target }
order-fallback = Reculer vers { $target }

## 5.2, 6.1 Attaques

event-approaches = { $piece } s'approche : quitte { $space } pour { $to }.
event-lands = { $piece } atterrit à { $space }, en Ravitaillement Limité.
event-storms = { $side } attaquent l'Objectif vide { $space } : { $pieces }.
event-storm-roll =
    Reliquat de troupes ennemies à { $space } : le dé donne { $die }, { $die ->
        [1] un pas de perte pour l'attaquant.
        [2] un pas de perte pour l'attaquant.
        [3] un pas de perte pour l'attaquant.
       *[other] aucune perte.
    }
event-assaults = { $side } lancent un Assaut contre { $space } : { $pieces }.
event-attacks = { $side } attaquent { $space } : { $pieces }.
event-air-support = { $air } : participe à l'attaque contre { $space }.
event-odds = { $piece } mène l'attaque, face à { $by } : Puissance de feu { MIXED($attack) } contre { MIXED($defence) }, ratio { $ratio }, décalage { SIGNED($shift) }, colonne { $column }.
event-support-advantage = { $side } ont l'Avantage du Soutien.
event-grand-battle = { $side } déclarent une Grande Bataille à { $space }.
event-grand-battle-waived = Un camp a disparu à { $space } : la Grande Bataille ne coûte aucun autre pas de perte.
event-banzai = Banzai ! Les Japonais chargent à { $space }.
event-combat-result =
    Combat à { $space }, colonne { $column } : le dé donne { $drm ->
        [0] { $die }
       *[other] { $die } ({ SIGNED($drm) })
    }. Pas de perte : attaquant { $attacker }, défenseur { $defender }{ $retreat ->
        [1] {" "}; la retraite peut être imposée.
       *[other] .
    }
event-fort-destroyed = Fortification détruite à { $space }.

ask-approach = Rapprochez vos unités d'un hex, ou terminez.
ask-approach-move = { $piece } s'approche : choisissez où, ou arrêtez.
ask-airborne = Envoyez jusqu'à deux unités par air depuis l'Aérodrome hors-carte, ou terminez.
ask-landing = { $piece } part par air : choisissez l'Aérodrome d'arrivée.
ask-assault = Choisissez un hex contre lequel lancer un Assaut ({ $n } sur 3 déjà lancés), ou terminez.
ask-attack = Choisissez un hex à attaquer ({ $n } sur 3 Attaques déjà faites), ou terminez.
ask-participants = Choisissez les unités et le Soutien Aérien qui attaquent { $space }, puis engagez-les.
ask-participants-storm = Choisissez les unités qui attaquent l'Objectif vide { $space }, puis engagez-les.
ask-lead = Choisissez l'unité qui mène l'attaque contre { $space }.
ask-front = { $piece } mène l'attaque contre { $space } : choisissez l'unité qui s'y oppose en première ligne.
ask-grand-battle = Déclarez-vous une Grande Bataille ? Elle vous coûte 2 points de Lamentation, et un pas de perte de plus à chaque camp.
ask-banzai = { $piece } peut mener une charge Banzai à { $space } : la déclarez-vous ? Les pertes japonaises seront permanentes.
ask-lose-step = Vous subissez { steps } : choisissez l'unité qui subit le prochain.

order-fly = Par air : { $target }
order-land = Atterrir à { $target }
order-attack = Attaquer { $target }
order-storm = Attaquer l'Objectif vide { $target }
order-with = Participer avec { $target }
order-air = Ajouter : { $target }
    .target = air
order-commit = Engager l'attaque
order-lead = Mener l'attaque avec { $target }
order-front = En première ligne : { $target }
order-grand-battle = Déclarer une Grande Bataille
order-banzai = Charge Banzai !
order-lose = Pas de perte : { $target }

## 6.2 Retraite et avance

event-retreat-refused = Les attaquants ne peuvent pas imposer la retraite à { $space }.
event-imposes =
    { $n ->
        [0] { $piece } impose la retraite à { $space } sans perte.
       *[other] { $piece } impose la retraite à { $space }, au prix de { steps }.
    }
event-holds = { $side } tiennent { $space }, au prix de { steps }.
event-last-man = { $side } ont tenu { $space } jusqu'au dernier homme.
event-yields = { $side } abandonnent { $space }.
event-retreats = { $piece } retraite : quitte { $space } pour { $to }.
event-leaves-map = { $piece } quitte { $space } et retraite hors de la carte ; retour au Tour { $n }.
event-advances = { $piece } avance à { $space }.

ask-force-retreat = Choisissez l'unité qui mène l'avance vers { $space } pour imposer la retraite, ou renoncez.
ask-oppose = { $piece } mène l'avance vers { $space } : choisissez l'unité qui s'y oppose.
ask-impose =
    { $n ->
        [0] Imposez-vous la retraite à { $space }, sans perte ?
       *[other] Imposez-vous la retraite à { $space } ? Elle vous coûte { steps }.
    }
ask-hold = Tenez-vous { $space } au prix de { steps }, ou retraitez-vous ?
ask-retreat = Vos unités doivent quitter { $space } : choisissez la prochaine qui retraite.
ask-retreating = { $piece } quitte { $space } : choisissez vers où retraiter.
ask-advance = Avancez à { $space }, ou terminez.

order-force = Imposer la retraite avec { $target }
order-oppose = S'opposer à l'avance : { $target }
order-impose = Imposer la retraite
order-hold = Tenir la position
order-yield = Retraiter
order-retreat = Faire retraiter { $target }
order-advance = Avancer avec { $target }

## 7.1 Ravitaillement

event-goal = Hirohito a { $n } cases d'avance sur Churchill ; il en faut { $goal } aux Japonais.
event-supply-check = { $side } vérifient leur Ravitaillement.
event-supply-full = De nouveau en Ravitaillement Complet : { $pieces }.
event-supply-limited = En Ravitaillement Limité seulement : { $pieces }.
event-supply-out = Hors Ravitaillement : { $pieces }.
event-air-supply-short =
    Tous les Soutiens Aériens alliés sont utilisés : { $n ->
        [0] aucun marqueur de Ravitaillement Aérien n'est disponible.
        [one] un seul marqueur de Ravitaillement Aérien est disponible.
       *[other] seuls { $n } marqueurs de Ravitaillement Aérien sont disponibles.
    }
event-reserves-drawn =
    { $pieces-count ->
        [one] { $pieces } dépend d'Imphal : les Réserves de Ravitaillement à { $space } tombent au niveau { $n }.
       *[other] { $pieces } dépendent d'Imphal : les Réserves de Ravitaillement à { $space } tombent au niveau { $n }.
    }
event-imphal-shortage =
    { $pieces-count ->
        [one] { $pieces } dépend d'Imphal, mais il n'y a plus de Réserves de Ravitaillement à { $space } : les Alliés subissent 2 pas de perte.
       *[other] { $pieces } dépendent d'Imphal, mais il n'y a plus de Réserves de Ravitaillement à { $space } : les Alliés subissent 2 pas de perte.
    }
event-air-drop = Parachutage à { $space } : { $pieces }.
event-air-diverted = { $air } : sert à transporter du ravitaillement.
event-attrition =
    { $pieces-count ->
        [one] { $pieces } subit l'Attrition.
       *[other] { $pieces } subissent l'Attrition.
    }
event-attrition-roll = { $piece } risque l'Attrition à { $space } : le dé donne { $die } (perte sur 3 ou moins).
event-spared = { $piece } peut tracer une ligne de Ravitaillement à { $space } et évite l'Attrition.

ask-imphal-shortage = Il n'y a plus de Réserves de Ravitaillement à Imphal : choisissez qui subit un pas de perte ({ steps } à subir).
ask-air-drops =
    Parachutez du ravitaillement ({ $n ->
        [one] { $n } marqueur de Ravitaillement Aérien restant
       *[other] { $n } marqueurs de Ravitaillement Aérien restants
    }{ $price ->
        [1] , le dernier vous coûte un Soutien Aérien
       *[other] {""}
    }), ou terminez.
ask-divert-air-support = Choisissez le Soutien Aérien qui transporte du ravitaillement.

reason-does-not-rely-on-imphal = { $piece } ne dépend pas d'Imphal pour son Ravitaillement.
reason-drop-done = Un parachutage a déjà eu lieu à { $space }.
reason-drop-nobody = Il n'y a personne à ravitailler à { $space }.
reason-drop-no-units = Il n'y a à { $space } aucune Unité qui puisse être ravitaillée par parachutage, seulement des Transports.
reason-drop-not-entitled = Personne à { $space } ne peut y être ravitaillé par parachutage.
reason-drop-not-needed = { $space } est ravitaillé sans parachutage.
reason-drop-short = Tant qu’Imphal est utilisé et qu’aucun Soutien Aérien ne reste pour acheminer du ravitaillement, le dernier marqueur de Ravitaillement Aérien n’est pas disponible.
reason-drop-none-left =
    { $n ->
        [one] Le seul marqueur de Ravitaillement Aérien est placé.
       *[other] Les { $n } marqueurs de Ravitaillement Aérien sont placés.
    }
reason-air-not-available = { $air } : indisponible.

order-drop = Parachuter du ravitaillement à { $target }
order-divert = Transporter du ravitaillement : { $target }
    .target = air
order-starve = Pas de perte : { $target }

## 8.1, 8.2 Remplacements et renforts

event-replacement = { $piece } revient à { $space } ({ $supply }).
event-reinforcement = { $piece } arrive en renfort dans { $space }.
event-allied-replacement = { $piece } revient des Pertes dans la Réserve alliée hors-carte.
event-rebuilt = { $piece } retrouve sa pleine puissance à { $space }.
event-off-map = { $piece } arrive dans la Réserve alliée hors-carte.
event-enters = { $piece } entre en jeu à { $space } ({ $supply }).
event-emplaned = { $piece } rejoint l'Aérodrome hors-carte.
event-sent = { $piece } part aider Imphal et revient au Tour { $n }.
event-replenishment-given-up = Avec deux unités sur l'Aérodrome hors-carte, les Alliés renoncent à réapprovisionner Imphal.
event-replenishment-roll =
    { $success ->
        [1] Les Alliés tirent { modified } pour réapprovisionner Imphal : c'est réussi.
       *[other] Les Alliés tirent { modified } pour réapprovisionner Imphal : c'est un échec (il faut 5 ou plus).
    }
event-reserves = Les Réserves de Ravitaillement d'Imphal montent au niveau { $n }.
event-rail = { $piece } prend le train : quitte { $space } pour { $to }.

ask-japanese-replacements = Ramenez des unités depuis les Pertes (encore { $n }), ou terminez.
ask-choose-host = { $piece } prend le Niveau de Ravitaillement de ce sur quoi il est placé à { $space } : choisissez.
ask-place-replacement = { $piece } revient : choisissez où.
ask-yunnan-replacement = Choisissez l'unité de la Force du Yunnan qui revient des Pertes.
ask-allied-replacements =
    Ramenez des unités depuis les Pertes, ou dépensez un Point de Ressources pour reconstituer des unités réduites (encore { $n } choix, { $resources ->
        [one] { $resources } Point de Ressources
       *[other] { $resources } Points de Ressources
    }), ou terminez.
ask-rebuild-second = Reconstituez une deuxième unité pour le même Point de Ressources, ou terminez.
ask-allied-entry =
    Faites entrer des pions depuis la Réserve hors-carte, pour un Point de Ressources chacun ({ $n ->
        [one] { $n } restant
       *[other] { $n } restants
    }), ou placez des unités sur l'Aérodrome ({ $emplaned } sur 2 ; deux vous privent du réapprovisionnement d'Imphal), ou terminez.
ask-place-lushai = { $piece } entre en jeu : choisissez un hex de la colonne 01.
ask-replenishment = Envoyez des unités britanniques aider à réapprovisionner Imphal (modificateur { SIGNED($modifier) }), ou terminez pour tirer le dé.
ask-rail = Déplacez des pions par chemin de fer, ou terminez.
ask-rail-to = { $piece } prend le train : choisissez où descendre.

order-replace = Ramener { $target }
order-on = Placer sur { $target }
order-on-depot = Placer sur le Dépôt
order-place = Placer à { $target }
order-rebuild = Reconstituer pour un Point de Ressources : { $target }
order-flip = Reconstituer aussi : { $target }
order-enter = Faire entrer { $target }
order-emplane = Vers l'Aérodrome hors-carte : { $target }
order-send = Envoyer aider Imphal : { $target }
order-rail = Par chemin de fer : { $target }

## 9.0 Fin de tour

event-end-of-turn = Fin du Tour { $n }.
event-claimed = { $side } établissent leur contrôle sur { $space }, que l'ennemi a quitté et ne peut plus ravitailler.
event-air-available =
    { $n ->
        [one] { $n } Soutien Aérien est de nouveau disponible.
       *[other] { $n } Soutiens Aériens sont de nouveau disponibles.
    }
event-please-roll =
    { $side-key ->
        [japan] Les Japonais essaient de contenter leur Supérieur { superior-japan } : le dé donne { $die }, il faut { $n } ou moins.
       *[other] Les Alliés essaient de contenter leur Supérieur { superior-allies } : le dé donne { $die }, il faut { $n } ou moins.
    }
event-generals-reset = Les deux Généraux reviennent à 0.
event-flag-struck = { $side } retirent leur drapeau à { $space }.
event-chits-chosen = Les deux camps ont choisi leur premier jeton du Tour suivant.
event-turn-advanced = Le marqueur de Tour avance en case { $n }.

ask-claim =
    Établissez votre contrôle sur des Objectifs que l'ennemi a quittés et ne peut plus ravitailler ({ $n ->
        [one] { $n } possible
       *[other] { $n } possibles
    }), ou terminez.
ask-strike-flag = Retirez des drapeaux sur des Objectifs qui étaient à vous au départ (encore { $n }).
ask-choose-chit = Choisissez en secret votre premier jeton du Tour { $n } ; pas « { $chit } », joué en dernier.

order-claim = Établir le contrôle sur { $target }
order-strike = Retirer le drapeau : { $target }
order-choose = Choisir le jeton « { $target } »
    .target = chit

## Pour un navigateur : l'aspect du jeu, ce qu'on voit, où mène une décision

# l'aspect du jeu

look-credits = D'après le jeu de { $designer }, publié par { $publisher } ({ $year }).
look-objective =
    Objectif de valeur { $value }{ $star ->
        [1] , étoilé
       *[other] {""}
    } ; au départ : { $side }.
look-depot =
    Dépôt de Ravitaillement, portée { $range } ({ $side }){ $ring ->
        [dark] ; ravitaillé par le fleuve
        [light] ; ravitaillé par la rivière pendant la Mousson
       *[none] {""}
    }.
look-entry = Hex d'Entrée de Ravitaillement ({ $side }).
look-airfield = Aérodrome ; au départ : { $side }.
look-arrows = Les flèches mènent à { $spaces }.
look-towards = { $what } vers { $spaces }.
look-turn = { $n } · { $name }
look-turn-after = { $n } · après la partie

camp-japan = Japon
camp-allies = Alliés

boxes-losses = Pertes
boxes-pools = Réserves de pions
boxes-allied = Réserve alliée hors-carte et Aérodrome
boxes-turns = Piste des Tours

slot-losses-japan = Pertes japonaises
slot-permanent-japan = Pertes japonaises permanentes
slot-losses-allies = Pertes alliées
slot-permanent-allies = Pertes alliées permanentes
slot-battalions = Bataillons japonais
slot-regiments = Régiments japonais
slot-waiting = Transports sans Dépôt
slot-chindits = Bataillons Chindits
slot-out = Hors du jeu
slot-off-map = Réserve hors-carte
slot-airfield = Aérodrome hors-carte

state-oos = Hors Ravitaillement
state-starving = a subi l'Attrition
state-waiting = Hors Ravitaillement, pas encore d'Attrition
state-limited = Ravitaillement Limité
state-reduced = réduit
state-fortified = dans une Fortification
state-chosen = prend part à l'attaque
state-moving = se déplace
state-moved = s'est déplacé
state-attacked = a attaqué
state-defended = a été attaqué
state-retreated = a retraité

sign-battle = Combat
sign-flag = Drapeau
sign-ambush = Embuscade
sign-fort = Fortification
sign-reserves = Réserves de Ravitaillement d'Imphal
sign-airfield = Aérodrome
sign-drop = Parachutage

kind-infantry = Infanterie
kind-cavalry = Cavalerie, reconnaissance
kind-artillery = Artillerie
kind-tank = Chars
kind-engineer = Génie
kind-garrison = Garnison
kind-militia = Milice locale
kind-hq-army = QG d'armée
kind-hq-division = QG de division
kind-mule = Mulets
kind-truck = Camions

value-fp = Puissance de feu
value-quality = Qualité
value-move = Mouvement
value-range = Portée de Ravitaillement

trait-light = Troupes légères
trait-motorised = Motorisé
trait-support = Soutien
trait-permanent = ne peut pas être remplacé
trait-drop = peut être parachuté loin d'une Route
trait-chindit = Chindits
trait-regiment = Régiment de trois Bataillons
trait-ambusher = peut tendre des Embuscades et charger (Banzai)
trait-transport = Transport : relaie le Ravitaillement, ne combat pas

line-road = Route
line-track = Piste
line-trail = Chemin
line-rail = Voie ferrée
line-minor = Rivière mineure
line-major = Rivière majeure
line-lake = Lac

# the game in a terminal
legend-printed = 9★ Objectif (valeur, étoile)  D Dépôt de Ravitaillement  S Entrée de Ravitaillement

gait-light = Légères
gait-foot = À pied
gait-motorised = Motorisées

ground-clear = Clair
ground-jungle = Jungle, accidenté
ground-mountain = Montagne
ground-escarpment = Escarpement
ground-road = Route
ground-track = Piste
ground-trail = Chemin
ground-trail-mountain = Chemin de montagne
ground-river = Côté de Rivière majeure (en plus)
ground-ambush = Embuscade, pour les Alliés (en plus)
ground-lake = Côté de lac

# tableaux

chart-combat = Résultats de combat
chart-die = Dé
chart-combat-note = Pas de perte de l'attaquant et du défenseur ; avec un r l'attaquant peut imposer une retraite.
chart-terrain = Terrain
chart-terrain-name = Terrain
chart-shift = Colonnes
chart-retreat = Retraite
chart-terrain-note = Points de mouvement pour entrer dans un hex ; le double pendant la Mousson intense. Une unité en Ravitaillement Limité ou Hors Ravitaillement paie le terrain seul.
chart-turns = Piste des Tours
chart-turns-turn = Tour
chart-turns-date = Date
chart-turns-weather = Météo
chart-turns-support = Tour de Soutien
chart-objectives = Objectifs
chart-objectives-place = Lieu
chart-objectives-hex = Hex
chart-objectives-value = Valeur
chart-objectives-star = Étoile
chart-objectives-side = Au départ
chart-replacements = Remplacements
chart-replacements-note = Japon : Bataillons par Phase de Renforts. Alliés : unités britanniques et de Stilwell ; une unité du Yunnan s'y ajoute.
chart-yes = oui
chart-no = non

# calques

overlay-zoc-japan = Zones de Contrôle japonaises
overlay-zoc-allies = Zones de Contrôle alliées
overlay-supply-japan = Ravitaillement japonais
overlay-supply-allies = Ravitaillement allié
overlay-supply-line = Ligne de Ravitaillement d'un pion
overlay-reach = Où un pion peut aller
overlay-control = Contrôle
overlay-terrain = Terrain
overlay-way = Le chemin d’un mouvement
overlay-note-zoc-japan = Combien d'unités japonaises y ont une Zone de Contrôle. Elle n'interdit que l'Extension Opérationnelle.
overlay-note-zoc-allies = Combien d'unités alliées y ont une Zone de Contrôle. Elle n'interdit que l'Extension Opérationnelle.
overlay-note-supply-japan = Comme dans une Phase de Ravitaillement maintenant, avec les lignes vers chaque pion japonais.
overlay-note-supply-allies = Comme dans une Phase de Ravitaillement maintenant, sans parachutage, avec les lignes vers chaque pion allié.
overlay-note-supply-line = De l'hex d'Entrée de Ravitaillement au pion, par les Dépôts et les Transports.
overlay-note-reach = Points de mouvement jusqu'à chaque hex.
overlay-note-control = Qui tient les Objectifs, les Aérodromes et les Dépôts, avec la valeur des Objectifs.
overlay-note-terrain = Le terrain de chaque hex, et son coût à pied hors des voies.
overlay-note-way = Points de mouvement dépensés jusqu’à chaque hex.
overlay-approach = Le mouvement d'approche d'une Phase d'Attaque.
overlay-offensive = Le mouvement d'une Phase d'Offensive.
overlay-reach-of = { $piece } : { $left } points de mouvement
overlay-line-of = Ligne de Ravitaillement : { $piece }
overlay-held = { $space } : tenu par { $side }.
overlay-supply = { $piece } : { $supply }.
overlay-supplied = { $piece } : { $supply }, { $chain }.
overlay-forages = { $piece } vit sur la ville : Ravitaillement Limité.
tone-move = Mouvement
tone-extended = Extension Opérationnelle
tone-minimum = Un hex est toujours possible

# ce qu'on voit

panel-chits = Jetons de Phase
panel-air = Soutien Aérien
panel-markers = Marqueurs restants
scene-end = fin de Tour
scene-flag = Drapeau : { $side } contrôlent cet Objectif.
scene-airfield = Aérodrome : { $side } le contrôlent.
scene-fort = Fortification : { $side }.
scene-ambush = Embuscade : elle coûte un point de mouvement de plus aux Alliés.
scene-reserves = Réserves de Ravitaillement d'Imphal : niveau { $n }.
scene-drop = Du Ravitaillement est parachuté ici.
scene-battle = Cet hex est attaqué.
scene-ambushes-left = Embuscades
scene-forts-left-japan = Fortifications
scene-forts-left-allies = Fortifications
scene-forts-left-yunnan = Fortification du Yunnan
scene-flags-left = Drapeaux
scene-yunnan-active = Force du Yunnan active
scene-yunnan-inactive = Force du Yunnan inactive

# où mène une décision de combat

preview-attacks = Attaques
preview-assaults = Assauts
preview-attack = Attaque : { $space }
preview-storm = Objectif vide : { $space }
preview-retreat = Retraite : { $space }
preview-strength = Puissance de feu de l'attaquant
preview-defence = Puissance de feu du défenseur
preview-ratio = Ratio
preview-too-weak = Trop faible : il faut un ratio d'au moins 1:2.
preview-lead = Qualité en tête : { $piece }
preview-front = Qualité en face : { $piece }
preview-quality-shift = Décalage de Qualité
preview-terrain = Décalage de terrain
preview-support = Points de Soutien
preview-advantage = Avantage du Soutien : { $side }
preview-contested = Lamentation pour un Avantage disputé : { $side }
preview-shift = Décalage total, quatre au plus
preview-column = Colonne
preview-drm = Modificateur du dé
preview-may-retreat = Chance de pouvoir imposer une retraite
preview-pleased = Chance d'un Point de Satisfaction : { $side }
preview-result =
    Pas de perte : attaquant { $attacker }, défenseur { $defender }{ $retreat ->
        [1] ; une retraite peut être imposée.
       *[other] .
    }
preview-assume-all = Toutes les unités qui le peuvent y prennent part, sans Soutien Aérien.
preview-assume-lead = { $piece } mène l'attaque : aucune unité ne la mène mieux.
preview-assume-front = { $piece } s'y oppose : aucune unité ne s'y oppose mieux.
preview-assume-grand = Aucune Grande Bataille n'est déclarée.
preview-assume-banzai = Aucune charge Banzai n'est déclarée ; elle changerait le dé de { $drm }.
preview-assume-no-banzai = Sans charge Banzai.
preview-assume-leader = { $piece } mène l'avance.
preview-assume-oppose = { $piece } s'oppose à l'avance : aucune unité ne s'y oppose mieux.
preview-grand = Elle coûte 2 points de Lamentation. Le pas supplémentaire est annulé si un camp a disparu avant.
preview-banzai = Le dé change de { $drm } ; les pas japonais perdus sont permanents et coûtent 2 points de Lamentation.
preview-stragglers-on = Des traînards coûtent un pas sur
preview-stragglers = Les attaquants perdent un pas.
preview-no-loss = Aucune perte.
preview-force-price = Pas pour imposer la retraite
preview-hold-price = Pas pour tenir la position
preview-steps = Pas disponibles
preview-force =
    { $price ->
        [0] La retraite ne coûte rien à l'attaquant
       *[other] L'attaquant perd { $price } pas
    } ; le défenseur abandonne l'hex, ou perd { $hold } pas pour le tenir.
preview-force-yield =
    { $price ->
        [0] La retraite ne coûte rien à l'attaquant
       *[other] L'attaquant perd { $price } pas
    } ; le défenseur ne peut pas tenir l'hex.
preview-cannot-pay = L'attaquant ne peut pas payer { $n } pas : le défenseur reste.
preview-let-be = Le défenseur reste.
preview-hold =
    Le défenseur perd { $n } pas et tient{ $emptied ->
        [1] {" "}jusqu'au dernier homme : personne n'avance.
       *[other]  : personne n'avance.
    }
preview-yield = Le défenseur retraite, et l'attaquant avance.

# la visite guidée

tour-1-title = Ce qui est en jeu
tour-1-text = Chaque camp a un Supérieur à contenter : Hirohito et Churchill. Les Objectifs et les bons dés font avancer votre Général ; chaque fois qu'il passe 9, votre Supérieur monte. Les pertes font avancer la Lamentation ; chaque fois qu'elle passe 9, il descend. Un Supérieur à 9 et l'autre à 0 : la partie est gagnée aussitôt. Après le Tour 10, le plus content a gagné.
tour-2-title = Ce qui est en jeu
tour-2-text = Chaque camp a un Supérieur à contenter : Hirohito et Churchill. Les Objectifs et les bons dés font avancer votre Général ; chaque fois qu'il passe 9, votre Supérieur monte. Les pertes font avancer la Lamentation ; chaque fois qu'elle passe 9, il descend. Un Supérieur à 9 et l'autre à 0 : la partie est gagnée aussitôt. Après le Tour 4, le Japon a gagné si Hirohito est au moins cinq cases au-dessus de Churchill, sinon les Alliés.
tour-3-title = Un Tour, huit Phases
tour-3-text = Chaque camp joue quatre jetons : Offensive, Attaque, Ravitaillement et Renforts. Le Japon commence, puis les camps alternent. Le premier jeton du Tour est choisi en secret, les autres sont tirés. Au Tour 1 les deux camps commencent par l'Offensive.
tour-4-title = Ce qu'on vous demande
tour-4-text = Voici ce qu'il faut décider maintenant, avec tous les ordres que les règles permettent. Choisissez ici, ou sur la carte : ce qui peut être choisi est éclairé. Demandez autre chose, et vous saurez quelle règle l'interdit. Tant qu'aucun dé n'est lancé, vous pouvez revenir en arrière.
tour-5-title = Un pion
tour-5-text = Le 58e régiment d'infanterie de la 31e division, en route vers Kohima : Puissance de feu 8, Qualité 3, Mouvement 5. Le symbole blanc indique des Troupes légères, qui passent là où d'autres ne passent pas. Il a trois pas, un par Bataillon. Prenez-le.
tour-6-title = Où il peut aller
tour-6-text = Les nombres sont des points de mouvement. Les hex hachurés demandent une Extension Opérationnelle : le double du Mouvement, tant qu'on ne rencontre ni Zone de Contrôle, ni Objectif, ni Transport ennemis. À l'ouest coule le Chindwin, une Rivière majeure : la franchir hors d'une voie coûte plus cher. Envoyez le régiment de l'autre côté.
tour-7-title = D'où vient le Ravitaillement
tour-7-text = Homalin est un Dépôt de Ravitaillement ; le nombre est sa portée. Une ligne part d'un hex d'Entrée par Route et Piste, puis d'un Dépôt ou d'un Transport selon sa portée, et les Transports la relaient. Le QG de division est aussi un Transport : il doit suivre ses régiments. Arrêtez maintenant le régiment.
tour-8-title = Un pion
tour-8-text = La 1re brigade d'infanterie indienne de la 23e division, à Imphal : Puissance de feu, Qualité et Mouvement se suivent sous le symbole. Quand viendra votre Offensive, vous bougerez : prenez-la.
tour-9-title = Où elle peut aller
tour-9-text = Les nombres sont des points de mouvement. Les Routes coûtent peu, la montagne beaucoup ; à côté de l'ennemi, dans sa Zone de Contrôle, il faut s'arrêter. Envoyez la brigade par la Route jusqu'à Kanglatongbi, sur le chemin de Kohima.
tour-10-title = D'où vient le Ravitaillement
tour-10-text = Imphal a un Aérodrome. Si l'ennemi coupe la Route derrière elle, ce qui tient la plaine vit de ce qui arrive par les airs, et des Réserves d'Imphal tant qu'il y en a. Plus loin, on peut parachuter. Arrêtez maintenant la brigade.
tour-11-title = Une attaque
tour-11-text = Après les mouvements viennent jusqu'à trois Assauts, et autant d'attaques dans une Phase d'Attaque. Le ratio des Puissances de feu donne une colonne ; la Qualité, la montagne et le Soutien la décalent ; un dé donne les pertes. Avant d'engager une attaque, vous voyez chaque décalage avec sa règle, et la chance exacte de chaque résultat.
tour-12-title = Avant les pluies
tour-12-text = Les lignes montrent qui est ravitaillé par qui. Un pion sans ligne est Hors Ravitaillement à la prochaine Phase de Ravitaillement, combat à demi-puissance et bientôt meurt de faim. À partir du Tour 5 la Mousson ralentit tout le monde. Déplacez vos autres Unités, faites suivre QG et Transports, puis terminez.

# ce que l'on perd en disant terminé

warn-overstacked = Trop d'Unités se trouvent à { $space } : il faudra en éliminer une.
warn-no-drop = Sans Ravitaillement, faute de parachutage : { $places }.
warn-replacements = { $n ->
    [one] Il reste un Remplacement, et il ne se garde pas.
   *[other] Il reste { $n } Remplacements, et ils ne se gardent pas.
}

# steps that may pass by themselves

prompt-movement = Mouvement
prompt-lay-ambush = Embuscades
prompt-assault = Assauts
prompt-attack = Attaques
prompt-approach = Approche
prompt-advance = Avance
prompt-air-drops = Parachutages
prompt-airborne = Débarquements aéroportés
prompt-allied-replacements = Remplacements
prompt-japanese-replacements = Remplacements
prompt-rebuild-second = Reconstitution d’une seconde Unité
prompt-allied-entry = Renforts
prompt-rail = Mouvement par rail
prompt-merge = Regroupement
prompt-claim = Revendications
