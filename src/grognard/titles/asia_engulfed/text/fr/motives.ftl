# Pourquoi un ordre est bon, comme le dirait un officier d’état-major

motive-cheap = perdre un pas de { $piece } coûte le moins.
motive-dear = perdre un pas de { $piece } coûte davantage.
motive-lands = { $piece } doit débarquer en { $space }.
motive-escorts =
    { $n ->
        [one] { $piece } protège la force de débarquement avec un pas.
       *[other] { $piece } protège la force de débarquement avec { $n } pas.
    }
motive-strikes =
    { $n ->
        [one] { $piece } peut frapper avec un pas d’avions.
       *[other] { $piece } peut frapper avec { $n } pas d’avions.
    }
motive-meets = si tous ceux qui peuvent venir viennent, nous y avons environ { $n } pas de navires et d’avions, l’ennemi environ { $total }.
motive-troops = des troupes ennemies y sont en mer.
motive-in-port =
    { $n ->
        [0] aucun navire n’est au port en { $space }.
        [one] environ un pas de navires est au port en { $space }.
       *[other] environ { $n } pas de navires sont au port en { $space }.
    }
motive-fighters =
    { $n ->
        [one] un pas d’avions défend { $space }.
       *[other] { $n } pas d’avions défendent { $space }.
    }
motive-left = en { $space } il y a { $n } de nos pas contre { $total }.
motive-assault = dans un Assaut les deux camps tirent mieux, en même temps.
motive-day = de jour les avions décident : environ { $n } pas à nous contre { $total }.
motive-night = de nuit les canons décident : environ { $n } pas à nous contre { $total }.
motive-carrier = { $piece } a les avions qui peuvent nous nuire.
motive-damaged = { $piece } est endommagée : un coup de plus la coule plus vite.
motive-steps =
    { $n ->
        [one] { $piece } n’a plus qu’un pas.
       *[other] { $piece } a { $n } pas : moins il y en a, plus tôt elle disparaît.
    }
motive-others = { $piece } vaut moins qu’un porte-avions, et plus que d’autres navires.
motive-near = { $space } est à portée de { $to }, que nous voulons.
motive-unfed = mais en { $space } le ravitaillement est maigre.
motive-raiders = mais des porte-avions ennemis pourraient frapper { $space }.
motive-battle = en { $space } il y a une bataille où les avions aident.
motive-bare = mais aucune troupe ne protège les avions en { $space }.
motive-reaches = { $piece } peut aller en { $to }.
motive-landing =
    { $n ->
        [one] une unité peut débarquer en { $space }.
       *[other] { $n } unités peuvent débarquer en { $space }.
    }
motive-escort =
    { $n ->
        [one] une flotte devrait les accompagner.
       *[other] { $n } flottes devraient les accompagner.
    }
motive-raid = depuis { $space } les porte-avions peuvent frapper des navires au port.
motive-victory-area = { $space } est une zone de victoire.
motive-oil = { $space } a { $n } de pétrole.
motive-empty = personne ne garde { $space }.
motive-chance = la chance de l’emporter en { $space } est d’environ { $n } %.
motive-worry = { $space } est à nous, et sa garde est plus faible que ce qui peut l’attaquer.
motive-hungry = mais en { $space } on mourrait de faim.

# Ce qui guide les conseils dans une question

why-place-airborne = d’ici le plus de prises sont à sa portée.
why-sail = la force de débarquement d’abord, puis son escorte ; un raid prend tous les porte-avions qui peuvent venir.
why-react-react = les chances sont bonnes, ou seuls des transports sont venus.
why-react-done = ce qui pourrait affronter l’ennemi est trop faible, ou coûterait trop de pétrole.
why-submarine = les sous-marins ne coûtent rien, et peuvent couler quelque chose.
why-extended-operations = continuer d’ici décide plus que ne coûte l’Action spéciale.
why-extend-to = c’est là que la force fait le plus.
why-extend-with = tous vont ensemble.
why-split = le plus possible reste ensemble.
why-merge-into = des flottes entières combattent mieux que des parties.
why-consolidate-done = plus de blocs encaissent plus de coups : avant une bataille les flottes restent comme elles sont.
why-consolidate = de petites flottes réunies épargnent du pétrole et de la place au port.
why-network = cette zone joint le Japon à ceux qui ont besoin de ravitaillement, au moindre coût.
why-spend-replace = des pas pour les unités du front, et pour les avions, valent le plus.
why-spend-raise = il y a moins d’unités de ce genre que la guerre n’en demande : Marines pour débarquer, infanterie pour tenir, avions pour les ponts vides.
why-spend-advance = ce qui est commencé dans les chantiers doit être fini tant qu’il reste le temps d’appareiller.
why-spend-lay-down = ce qui est mis en chantier maintenant appareille avant la fin de la guerre.
why-spend-buy = les troupes qui attendent de débarquer ont besoin d’Actions spéciales, et une réserve est utile.
why-spend-garrison = une place vide qui compte a besoin de quelqu’un.
why-spend = ce qui reste est perdu : le meilleur d’abord.
why-raise-at = les nouvelles unités paraissent où l’on en a le plus besoin.
why-commission = les nouveaux navires renforcent les flottes existantes.
why-board = les avions embarquent partout où il y a de la place.
why-embark = les avions embarquent partout où il y a de la place.
why-engage = d’abord les batailles où des troupes sont en mer : ce qu’on y gagne peut débarquer.
why-approach = de jour si nos avions sont plus nombreux, de nuit si nos canons le sont, sinon on se dérobe.
why-assign-aircraft = la plupart frappent ; escorte et patrouille seulement autant que l’ennemi a d’avions.
why-air-target = les porte-avions endommagés, puis les porte-avions, puis les troupes qui nous menacent, puis le plus faible.
why-night-target = les porte-avions endommagés, puis les porte-avions, puis les troupes qui nous menacent, puis le plus faible.
why-submarine-target = les porte-avions endommagés, puis les porte-avions, puis les troupes qui nous menacent, puis le plus faible.
why-hunt = les sous-marins ne coûtent rien, et peuvent couler quelque chose.
why-land-on = cela garde les avions près du front.
why-strike-strike = des navires y sont au port, et la DCA et la chasse y sont supportables.
why-strike-done = aucun port ne vaut sa DCA et sa chasse.
why-join-strike = tous ceux qui le peuvent participent : la DCA du port partage ses tirs.
why-after-round = on continue tant qu’il y a des navires au port.
why-operational-fly = les avions suivent le front : d’abord sur une bataille, puis près des prises.
why-operational-evacuate = cette bataille est perdue : mieux vaut la quitter.
why-operational = elle va où l’on en a le plus besoin.
why-fly-to = d’abord sur une bataille, puis près des prises ; jamais sans unités terrestres à côté.
why-evacuate-to = n’importe où en sûreté vaut mieux que chez l’ennemi.
why-strategic = les réserves vont au front et dans les ports d’où partira la prochaine invasion.
why-transfer-to = les réserves vont au front et dans les ports d’où partira la prochaine invasion.
why-join-carrier = les porte-avions les plus proches du front ont le plus besoin d’avions.
why-combat-type = un assaut demande l’avantage : les deux camps tirent mieux, en même temps.
why-air-commitment = on dispute le ciel si l’ennemi y a la moitié des nôtres ou plus, sinon on soutient les troupes.
why-bombard = les canons aident le plus où le débarquement est incertain.
why-share-support = l’aide va où le débarquement est incertain.
why-banzai = une charge est pour quand tout est perdu.
why-breakthrough-done = un autre round ne vaut pas une Action spéciale.
why-breakthrough = une zone de victoire est presque à nous : un autre round vaut l’Action spéciale.
why-stay-or-fly = les avions restent sur une bataille qui tourne bien.
why-nationalist-payer = les Nationalistes paient s’ils peuvent, sinon qui a le plus de reste.
why-port-for = près du front mais sûr, ravitaillé, et avec de la place.
why-return = les plus grandes flottes choisissent leur port d’abord.
why-rebase = un meilleur port est à portée.
why-consolidate-in-port = de petites flottes réunies épargnent du pétrole et de la place au port.
why-move-to = on en a plus besoin là qu’ici.
why-naval-movement = c’est là qu’un débarquement ou un raid promet le plus.
why-hit-step = un pas endommagé quitte de toute façon la flotte pour des mois : il encaisse le coup.
why-naval-movement-done = aucun débarquement ni raid à portée ne promet assez.
why-operational-done = aucun de ceux qui peuvent encore bouger ne serait plus utile ailleurs.
why-extended-operations-done = aucune force en mer n’a à faire ce qui vaudrait une Action spéciale.
why-strategic-done = aucun de ceux que l’on peut transporter n’est plus utile ailleurs.
why-rebase-done = aucune flotte ne serait bien mieux ailleurs.
why-ground-combat-done = ailleurs le rapport est trop mauvais.
why-join-strike-done = tous ceux qui aident participent déjà.
why-sail-done = la force est assez forte ; qui reste garde les ports et ne brûle pas de pétrole.
why-network-done = tous ceux qui peuvent être ravitaillés le sont ; le reste des transports peut porter des troupes.
