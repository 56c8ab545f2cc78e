# 13.3 Entrée US

stock-entry-japan = pool d’entrée contre le Japon
stock-entry-europe = pool d’entrée contre l’Allemagne et l’Italie
stock-tension-japan = pool de tension contre le Japon
stock-tension-europe = pool de tension contre l’Allemagne et l’Italie

policy-chinese-aircraft = 1 Construction d’avion chinois
policy-french-carrier = 4 CV français interné
policy-greenland-iceland = 7 Occupation du Groenland et de l’Islande
policy-resources-china = 9 Ressources vers la Chine
policy-east-coast-escorts = 11 Escortes américaines de la côte Est
policy-strategic-embargo = 13 Embargo sur les matières stratégiques
policy-resources-west = 15 Ressources aux Alliés occidentaux
policy-destroyers = 16 Don de destroyers au Commonwealth
policy-lend-lease-china = 17 Prêt-bail pour la Chine
policy-resources-ussr = 19 Ressources vers l’URSS
policy-air-escorts = 20 Escortes par l’aviation basée à terre
policy-gear-up = 22 Augmentation de la production
policy-freeze-assets = 23 Gel des avoirs japonais
policy-burma-road = 24 Réouverture de la route de Birmanie
policy-repair-ships = 25 Réparation des navires alliés occidentaux
policy-pearl-harbor = 26 Délocalisation de la flotte à Pearl Harbor
policy-lend-lease-west = 27 Prêt-bail aux Alliés occidentaux
policy-strategic-bombers = 28 Production de bombardiers stratégiques
policy-north-atlantic-escorts = 29 Escortes en Atlantique Nord
policy-lend-lease-ussr = 30 Prêt-bail à l’URSS
policy-oil-embargo = 31 Embargo sur le pétrole
policy-refute-zones = 32 Les USA réfutent les zones de combat naval
policy-panama = 33 Fermeture du canal de Panama
policy-war-appropriations = 34 Vote du projet de loi de finances de la guerre
policy-reinforce-pacific = 36 Le Commonwealth renforce le Pacifique
policy-arm-merchantmen = 38 Armement des navires marchands
policy-guam = 40 Les USA renforcent Guam
policy-philippines = 41 Les USA renforcent les Philippines
policy-reinforce-nei = 43 Le Commonwealth renforce les Indes orientales néerlandaises
policy-northern-ireland = 44 Les USA occupent l’Irlande du Nord
policy-advance-builds = 46 Construction d’unités en avance
policy-war-on-minors = 48 Guerre possible contre les pays mineurs
policy-unrestricted-warfare = 50 Guerre navale sans restriction

deed-indochina = le Japon occupe l’Indochine
deed-japan-ussr-pact = le Japon et l’URSS signent un pacte de neutralité
deed-marshalls = le Japon militarise les îles Marshalls
deed-china-conquered = l’Axe conquiert la Chine
deed-madagascar = le Japon occupe Madagascar
deed-burma-road-closed = le Japon force la fermeture de la route de Birmanie
deed-japan-china-peace = le Japon et la Chine signent la paix
deed-ussr-war-japan = l’URSS déclare la guerre au Japon
deed-japan-war-ussr = le Japon déclare la guerre à l’URSS
deed-chinese-city = le Japon occupe une ville chinoise
deed-japan-war-usa = le Japon déclare la guerre aux USA
deed-axis-war-usa = l’Allemagne ou l’Italie déclare la guerre aux USA
deed-axis-war-ussr = l’Allemagne ou l’Italie déclare la guerre à l’URSS
deed-axis-war-west = l’Allemagne ou l’Italie déclare la guerre au Commonwealth ou à la France
deed-uk-invaded = l’Axe envahit le Royaume-Uni
deed-uk-conquered = l’Axe conquiert le Royaume-Uni
deed-dominion-conquered = l’Axe conquiert un pays mère du Commonwealth
deed-strait-taken = l’Axe contrôle Gibraltar, Suez ou Singapour
deed-minor-joins-axis = un pays mineur s’aligne sur l’Axe
deed-axis-war-minor-great = l’Axe déclare la guerre à un grand pays mineur neutre
deed-axis-war-minor-middle = l’Axe déclare la guerre à un pays mineur neutre de poids
deed-axis-war-minor = l’Axe déclare la guerre à un pays mineur neutre
deed-japan-war-minor = le Japon déclare la guerre à un pays mineur neutre
deed-minor-supported = les Alliés soutiennent un pays mineur agressé
deed-vichy = le gouvernement de Vichy est installé
deed-france-conquered = l’Axe conquiert la France
deed-west-war-germany = le Commonwealth ou la France déclare la guerre à l’Allemagne
deed-allied-war-axis = une puissance alliée déclare la guerre à une puissance de l’Axe
deed-eastern-poland = l’URSS contrôle l’est de la Pologne
deed-baltic-states = l’URSS contrôle les États baltes
deed-border-war = l’URSS entre en guerre pour une revendication frontalière
deed-peace = une puissance alliée et une puissance de l’Axe signent la paix
deed-minor-joins-allies = un pays mineur s’aligne sur les Alliés
deed-allied-war-minor-america = les Alliés déclarent la guerre à un pays mineur d’Amérique
deed-allied-war-minor-europe = les Alliés déclarent la guerre à un pays mineur d’Europe
deed-allied-war-minor = les Alliés déclarent la guerre à un pays mineur
deed-neutral-war-minor = l’URSS ou les USA déclarent la guerre à un pays mineur
deed-japan-war-west = le Japon déclare la guerre au Commonwealth, à la France ou à la Hollande
deed-japan-seizure = recherche et capture japonaise
deed-axis-seizure = recherche et capture allemande ou italienne
deed-allied-seizure = recherche et capture alliée

event-entry-drawn = Marqueurs d’entrée tirés par les USA : { $n } ({ $stock }).
event-entry-lasts = Entrée US, effet durable ({ $deed }) : { $n ->
    [0] aucun marqueur
    [one] un marqueur
   *[other] { $n } marqueurs
} ({ $stock }).
event-entry-grows = Action d’entrée US ({ $deed }) : { $n ->
    [0] aucun marqueur
    [one] un marqueur
   *[other] { $n } marqueurs
} ({ $stock }).
event-entry-shrinks = Action d’entrée US ({ $deed }), marqueurs retirés : { $n } ({ $stock }).
event-entry-barred = Plus aucun marqueur à déplacer ({ $stock }) : les USA ne pourront jamais déclarer la guerre aux puissances visées.
event-entry-shown = Les USA montrent un marqueur de { $n } ({ $stock }).
event-entry-lost = Un marqueur retourne au pool commun ({ $stock }).
event-entry-over = Les USA sont en guerre contre l’Allemagne, l’Italie et le Japon : leurs marqueurs sont remis dans le pool commun.
event-adopted = Option d’entrée US : { $policy }.
event-tension = Coût de tension { $points } ({ $policy }), marqueurs à déplacer : { $n }.
event-war-tension = Coût de tension { $points } pour la déclaration de guerre ({ $side }), marqueurs déplacés : { $n }.
event-tightened = Un marqueur passe dans le pool de tension ({ $stock }).
event-interned = { $piece } : navire interné.
event-us-war = Les USA déclarent la guerre. Puissance visée : { $side }.
event-us-war-fails = Le Congrès refuse la déclaration de guerre. Puissance visée : { $side }.

ask-entry-marker = Un marqueur d’entrée est tiré : dans quel pool va-t-il ?
ask-entry-pool = Action d’entrée US ({ $deed }) : quel pool d’entrée est concerné ?
ask-entry-options = Choisissez une option d’entrée US, ou dites terminé.
ask-proof = { $policy } : montrez des marqueurs jusqu’à prouver votre niveau.
ask-effort = { $policy } : la flotte étant à Pearl Harbor, vous pouvez modifier le coût de tension.
ask-tension-pool = { $policy } : de quel pool d’entrée vient le marqueur déplacé ?
ask-spare-tension = { $policy } : déplacer un marqueur vers la tension, ou le laisser ?
ask-interned = { $piece } est interné : un transport à la place, ou la réparation comme navire américain ?

order-into = Pool : { $target }
order-adopt = Choisir : { $target }
order-show = Montrer : { $target }
order-effort = Coût { $target }
order-move-marker = Déplacer un marqueur : { $target }
order-leave-markers = Laisser les marqueurs
order-intern = Interné : { $target }

into-japan = contre le Japon
into-europe = contre l’Allemagne et l’Italie
move-marker-japan = contre le Japon
move-marker-europe = contre l’Allemagne et l’Italie
intern-transport = un transport à la place
intern-repair = réparation comme navire américain

prompt-entry-marker = marqueur d’entrée US
prompt-entry-pool = action d’entrée US
prompt-entry-options = options d’entrée US
prompt-proof = preuve du niveau
prompt-effort = coût de tension
prompt-tension-pool = tension
prompt-spare-tension = tension
prompt-interned = porte-avions interné

# 13.2 Marqueurs d’entrée aux frontières

event-border-drawn = { $side } tire un marqueur d’entrée. Frontière avec : { $nation }.
event-border-offensive = { $side } a un marqueur offensif, face cachée. Frontière avec : { $nation }.
event-border-defensive = { $side } a un marqueur défensif de { $n }. Frontière avec : { $nation }.
event-border-shifted = { $side } déplace un marqueur d’entrée. Frontière avec : { $nation }.
event-border-returned = { $side } rend un marqueur d’entrée de { $n }, qui compte toujours. Frontière avec : { $nation }.

ask-border-draw = Tirez un marqueur d’entrée pour une frontière, ou dites terminé (reste : { $n }).
ask-border-use = Le marqueur vaut { $n } : offensif ou défensif ? Frontière avec : { $side }.
ask-border-change = Vous pouvez retourner un marqueur, ou en déplacer un vers une autre frontière ; ou dites terminé.
ask-border-shift = Vers quelle frontière va le marqueur ?

order-border-with = Frontière avec { $target }
order-offensive = Offensif, face cachée
order-defensive = Défensif, face visible
order-flip-marker = Retourner le marqueur { $target }
order-shift-marker = Déplacer le marqueur { $target }

prompt-border-draw = marqueurs d’entrée
prompt-border-use = marqueurs d’entrée
prompt-border-change = marqueurs d’entrée
prompt-border-shift = marqueurs d’entrée

event-border-converted = { $side } n'a plus de marqueur sur la carte : un { $n } est tiré, montré et transformé sur sa frontière. Autre puissance : { $nation }.
event-border-too-high = { $side } tire un marqueur de { $n }, plus que le total enregistré pour cette frontière : il retourne dans le pool. Autre puissance : { $nation }.
order-convert = Transformer ce qui est enregistré : { $target }
into-offensive = d'offensif en défensif
into-defensive = de défensif en offensif

# 13.3.2, 13.3.3 Ce que les USA et le Japon occupent, la route de Birmanie

place-greenland-iceland = le Groenland et l’Islande
place-northern-ireland = l’Irlande du Nord
place-indochina = l’Indochine
place-madagascar = Madagascar
order-occupy = Occuper { $target }
    .target = place
event-occupies = Prise de contrôle ({ $side }) : { $place }.
ask-cession = Les USA veulent occuper l’Irlande du Nord : y consentez-vous ?
prompt-cession = Irlande du Nord
order-close-road = Faire fermer la route de Birmanie
event-burma-closed = La route de Birmanie est fermée, sous la pression exercée sur le Commonwealth ({ $side }).
event-joins-free-french = { $piece } rejoint les force pools de la France Libre.
event-burma-open = La route de Birmanie est rouverte.
