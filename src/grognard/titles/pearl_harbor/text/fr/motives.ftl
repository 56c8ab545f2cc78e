# Pourquoi un ordre est bon, comme le dirait un officier d’état-major

motive-cheap = perdre { $piece } coûte le moins.
motive-target = { $piece } est le navire qui vaut le plus à { $space }.
motive-stay = rien à portée n’est meilleur que { $space }.
motive-reaches = { $piece } atteint { $to }.
motive-prize = { $space } est un objectif ennemi qui rapporte { $n } PRE.
motive-empty = rien ne défend { $space }.
motive-worry = { $space } est un de nos objectifs : avec ceux qui y sont, il peut tomber au tour de l’ennemi ({ $n } %).
motive-ours = { $space } est un de nos objectifs, et assez sûr.
motive-towards = de là, il y a { $n ->
        [one] un hexagone
       *[other] { $n } hexagones
    } jusqu’à l’objectif ennemi { $space }.
motive-hungry = mais aucune ligne de ravitaillement n’atteint { $space }.
motive-danger = mais l’ennemi peut enlever { $space } ({ $n } %).
motive-landing = un débarquement à { $space } : { $attack } facteurs contre { $defence }.
motive-beside = de là, on peut attaquer { $space } par terre.
motive-strike = les porte-avions frappent { $n ->
        [one] un navire
       *[other] { $n } navires
    } à { $space }.
motive-ships = { $n ->
        [one] un navire ennemi peut être frappé
       *[other] { $n } navires ennemis peuvent être frappés
    } à { $space }.
motive-softens = des bombes sur { $space } aident ceux qui l’attaquent.
motive-patrol = une patrouille au-dessus de { $space } garde nos navires : { $n } facteurs aériens ennemis peuvent venir.
motive-guarded-sky = mais { $n } facteurs aériens ennemis patrouillent au-dessus de { $space }.
motive-base = { $space } est une meilleure base pour { $piece }.
motive-near-air = de là, il y a { $n ->
        [one] un hexagone
       *[other] { $n } hexagones
    } jusqu’à { $space } par les airs.
motive-near-sea = de là, { $space } peut être atteint par mer.
motive-home = { $space } est une base d’origine.
motive-raided = mais { $n } facteurs aériens ennemis peuvent frapper { $space }.
motive-odds = jusqu’à { $attack } facteurs contre { $defence } à { $space }.
motive-joins = avec { $piece } cela fait { $attack } facteurs contre { $defence } à { $space }.
motive-now = cela fait { $attack } facteurs contre { $defence } à { $space } tel quel.
motive-ready = cela fait { $attack } facteurs contre { $defence } à { $space }, et personne d’autre n’y aiderait.
motive-sky = au-dessus de { $space }, { $attack } de nos facteurs aériens en affrontent { $defence } en patrouille.
motive-price = { $piece } coûte { $price } PRE ; { $force } en garde { $left }.
motive-wanted = on a besoin de { $piece } à { $to }.
motive-lift = des navires à { $space } peuvent emmener des troupes.
motive-watch = des navires à { $space } peuvent se tenir prêts : { $n }.
