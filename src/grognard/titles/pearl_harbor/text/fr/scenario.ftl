# Mise en place, météo, victoire, plusieurs joueurs, l’Empereur, secrets, Union soviétique, Europe.

region-australia = l’Australie
region-borneo = Bornéo
region-burma = la Birmanie
region-china = la Chine
region-dutch-indies = les Indes néerlandaises
region-formosa = Formose
region-hainan = Hainan
region-india = l’Inde
region-indochina = l’Indochine
region-islands = les îles
region-japan = le Japon
region-korea = la Corée
region-malaya = la Malaisie
region-manchukuo = le Mandchoukouo
region-manchuria = la Mandchourie
region-new-guinea = la Nouvelle-Guinée
region-philippines = les Philippines
region-thailand = le Siam
region-hong-kong = Hong Kong
region-solomons = les îles Salomon
region-alaska = l’Alaska

arm-land = unités terrestres
arm-naval = unités navales

petition-land = des unités terrestres de l’autre arme pour une opération
petition-naval = des unités navales de l’autre arme pour une opération
petition-garrison = la garnison de Mandchourie
petition-loan = un prêt de PRE

campaign-poland = Pologne
campaign-scandinavia = Scandinavie
campaign-france = France
campaign-battle-of-britain = bataille d’Angleterre
campaign-balkans = Balkans
campaign-mediterranean-40-41 = Méditerranée 1940-41
campaign-north-africa-41 = Afrique du Nord 1941
campaign-barbarossa = Barbarossa
campaign-moscow-1941 = Moscou 1941
campaign-atlantic = Atlantique
campaign-north-africa-1942 = Afrique du Nord 1942
campaign-operation-blue = opération Bleue
campaign-operation-torch = opération Torch
campaign-economic-war = guerre économique

## Mise en place

event-set-up = Les pions sont en place : { $scenario }.
event-deployed = { $piece } se déploie : { $space }.
event-fleet-alerted = { $piece } commence la partie en statut de force de réaction : { $space }.
ask-deployment =
    { $left ->
        [0] Vos unités sont déployées. Formez des forces opérationnelles, ou commencez.
        [one] Déployez votre dernière unité.
       *[other] Déployez vos unités : il en reste { $left } à placer.
    }
ask-deploy = Où se déploie { $piece } ?
ask-muster-force = Sous quel pavillon naviguent les navires ({ $space }) ?
ask-muster =
    { $pieces-count ->
        [0] Quels navires forment la force opérationnelle ({ $space }) ?
       *[other] Force opérationnelle ({ $space }) : { $pieces }. Qui encore ?
    }
order-deploy = Déployer { $target }
order-deploy-historically = Déployer tout le reste comme dans l’histoire
order-muster = Former une force opérationnelle : { $target }
order-alert = Mettre { $target } en statut de force de réaction

event-carrier-in-port = Dé { $die } : { $piece } est au port ({ $space }) et ses avions restent à bord.
event-carrier-at-sea = Dé { $die } : { $piece } est en mer, hors d’atteinte de l’attaque.
event-carrier-appears = { $piece } revient : { $space }.

## Météo

event-fair-weather = Beau temps partout.
event-weather-roll = Météo de la saison ({ $season }) : dé { $die }.
event-weather = { $zone } : { $weather }.

## Victoire

event-victory-level = { $side } : { $n } objectifs, { $level }.
event-player-level = { $seat } : { $n } objectifs, { $level }.
event-all-objectives = Tous les objectifs sont à un seul camp : { $side }.
event-armistice-wanted = { $seat } veut cesser la guerre.
event-armistice-refused = { $seat } continue le combat.
ask-armistice = La guerre doit-elle cesser ici ?

## Plusieurs joueurs, et l’Empereur

ask-prize = Des unités de plusieurs joueurs visent un objectif, { $space } : qui le contrôlera ?
ask-prize-accepted = Si l’objectif tombe ({ $space }), { $force } le contrôlera. Êtes-vous d’accord ?
event-prize-agreed = C’est convenu : { $force } contrôlera l’objectif ({ $space }).
event-prize-disputed = Les joueurs ne sont pas d’accord sur { $space } : l’objectif ira à qui l’occupera.

ask-audience = Voulez-vous poser une question à l’Empereur ?
ask-petition = Que demandez-vous à l’Empereur ?
ask-petition-units = Combien d’{ $arm } de l’autre arme ?
ask-petition-region = Où doivent aller { $n } { $arm } de l’autre arme ?
ask-petition-go = Opération : { $n } { $arm } de l’autre arme vers { $region }. La soumettre à l’Empereur ?
order-petition = Demander { $target }
order-region = { $target }
order-units = { $target }
event-first-petitioner = Le sort en décide : { $seat } parle en premier.
event-verdict =
    { $seat } a interrogé l’Empereur ({ $petition }). Dé { $die }{ $drm ->
        [0] { "" }
       *[other] { " " }({ SIGNED($drm) })
    } : { $verdict-key ->
        [JAD] il décide en faveur de l’Armée.
        [IJND] il décide en faveur de la Marine.
        [PP-JAI] il reporte sa décision ; seule l’Armée pourra revenir à la question.
        [PP-IJNI] il reporte sa décision ; seule la Marine pourra revenir à la question.
       *[other] il ne décide rien.
    }
event-duty-decreed = Ordre de l’Empereur : { $force } doit envoyer { $n } { $arm } ce tour-ci, vers { $region }.
event-duty-failed = { $force } n’a pas obéi : il manque { $n } { $arm } ({ $region }).
event-garrison-decreed = Ordre de l’Empereur : { $force } doit maintenir la garnison de Mandchourie ce tour-ci.
event-loan-decreed = Ordre de l’Empereur : { $force } prêtera { $price } PRE.
event-loan-denied = { $seat } n’obtient pas le prêt.
event-decreed-loan = { $force } prête { $price } PRE, comme l’Empereur l’a ordonné ; bénéficiaire : { $other }.
reason-duty = L’Empereur l’a ordonné et { $force } peut encore obéir : { $n } { $arm } de plus doivent aller vers { $region }.

event-birthday-gift = Une victoire pour l’anniversaire de l’Empereur : { $force } lui offre { $space }.
event-birthday-forgotten = { $force } n’a aucune victoire à offrir pour l’anniversaire de l’Empereur.
event-prestige = { $force } gagne du prestige ({ $space }) : { $n } en tout.
event-greater-contribution = { $force } peut dire que la guerre est son œuvre, avec { $n } points de prestige.

## La garnison de Mandchourie

event-garrison-fined = Il manque { $n } facteurs à la garnison de Mandchourie : l’Armée japonaise perd { $price } PRE.
event-garrison-short = Il manque { $n } facteurs à la garnison de Mandchourie : l’Union soviétique peut déclarer la guerre.
event-garrison-ended = L’ennemi est là ({ $space }) : la garnison de Mandchourie n’a plus à être maintenue.

## Secrets

ask-reconnaissance = { $force } peut examiner une case ennemie à portée de ses unités aériennes.
ask-espionage = Vos espions connaissent une force opérationnelle japonaise : laquelle ?
order-scout = Reconnaître { $target }
order-shadow = Suivre { $target }
event-scouted = Reconnaissance aérienne de { $space } : { $force }.
event-shadowed = Des avions suivent { $piece } à { $space } : { $force }.
event-box-examined =
    { $pieces-count ->
        [0] Rien en vue à { $space }.
       *[other] En vue à { $space } : { $pieces }.
    }
event-box-revealed = L’ennemi voit ce qui est à { $space } : { $pieces }.

## L’Union soviétique

ask-declare-war = Déclarer la guerre ?
ask-mobilisation = Appelez les réserves : { $left } attendent.
ask-mobilise = Où apparaît { $piece } ?
order-declare-war = Déclarer la guerre
order-mobilise = Appeler { $target }
event-soviet-war =
    { $side-key ->
        [japan] Le Japon déclare la guerre à l’Union soviétique !
       *[other] L’Union soviétique déclare la guerre au Japon !
    }
event-war-unwanted = { $seat } ne veut pas de la guerre avec l'Union soviétique.
event-mobilised = { $piece } est appelé : { $space }.
reason-at-war = Le Japon et l'Union soviétique sont déjà en guerre.
reason-war-unwanted = Votre partenaire a refusé cette guerre dans ce segment.

## La guerre en Europe

event-campaign =
    { $campaign } : dé { $die }{ $drm ->
        [0] { "" }
       *[other] { " " }({ SIGNED($drm) })
    }, { $points } points pour l’Allemagne.
event-intervention =
    L’Allemagne a { $points } points (colonne { $column }). Dé { $die }{ $drm ->
        [0] { "" }
       *[other] { " " }({ SIGNED($drm) })
    } : { $outcome-key ->
        [B] triomphe britannique en Europe.
        [M] intervention allemande marginale en Asie.
        [S] intervention allemande substantielle en Asie.
        [I] intervention allemande intensive en Asie.
       *[other] aucune intervention allemande.
    }
event-soviet-reserves-lost = Les réserves soviétiques sont perdues : { $pieces }.
event-germans-arrive = Arrivée des Allemands à { $space } : { $pieces }.
event-germans-wait = Les Allemands attendent hors de la carte : { $pieces }.
ask-german-fleet = Où entrent les navires allemands : { $pieces } ?
ask-german-entry = Où les troupes allemandes entrent-elles en Afghanistan : { $pieces } ?
ask-german-flight = Où atterrit { $piece }, venant du bord ouest ?
ask-suez = Une force opérationnelle quitte-t-elle la carte pour un raid vers Suez ?
order-raid-suez = Raid vers Suez : { $target }
event-suez-raid = { $piece } quitte la carte ({ $space }) pour un raid vers Suez : le { $n ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] quatrième
    }.
event-raiders-back = { $piece } revient de Suez : { $space }.
ask-raiders-back = Par où revient { $piece } de Suez ?
reason-raided-already = { $piece } est déjà en raid : une seule force opérationnelle par tour.
