# Pourquoi un ordre est bon, comme le dirait un officier d’état-major

motive-prize = { $space } est un objectif de valeur { $n }.
motive-defended =
    { $n ->
        [one] un facteur défend { $space }.
       *[other] { $n } facteurs défendent { $space }.
    }
motive-open = personne ne défend { $space }.
motive-near = { $to }, objectif de valeur { $n }, est ce qui nous attire vers { $space }.
motive-guards =
    { $n ->
        [0] sans elle { $space } pourrait tomber.
       *[other] sans elle { $space }, objectif de valeur { $n }, pourrait tomber.
    }
motive-menace =
    { $n ->
        [one] un facteur ennemi peut bientôt fondre sur { $space }.
       *[other] { $n } facteurs ennemis peuvent bientôt fondre sur { $space }.
    }
motive-reaches = { $piece } peut atteindre { $to }.
motive-well = { $piece } est bien où elle est pour l’instant.
motive-landing =
    { $pieces-count ->
        [one] { $pieces } doit débarquer : { $space }.
       *[other] { $pieces } doivent débarquer : { $space }.
    }
motive-raid =
    { $n ->
        [one] les porte-avions peuvent frapper un navire : { $space }.
       *[other] les porte-avions peuvent frapper { $n } navires : { $space }.
    }
motive-patrol =
    { $n ->
        [one] un facteur patrouille au-dessus de { $space }.
       *[other] { $n } facteurs patrouillent au-dessus de { $space }.
    }
motive-joins = { $piece } prend part à l’opération.
motive-aboard = { $piece } est prévue pour le débarquement : { $space }.
motive-course = de { $space } on menace { $to }.
motive-mission =
    { $mission-key ->
        [attack] d’ici les canons et les avions de ces navires peuvent attaquer.
        [support] ils combattraient pour des amis voisins.
        [patrol] ils surveilleraient ces eaux.
        [transport] ils portent des troupes d’un de nos ports à un autre.
        [assault] les troupes à bord attaquent une côte ennemie.
        [landing] les troupes à bord débarquent où il n’y a pas d’ennemi.
       *[base] ils sont venus pour mouiller ici.
    }
motive-stay = rien à portée n’est meilleur que { $space }.
motive-ships =
    { $n ->
        [0] il n’y a aucun navire ennemi : { $space }.
        [one] il y a un navire ennemi : { $space }.
       *[other] il y a { $n } navires ennemis : { $space }.
    }
motive-softens =
    { $n ->
        [one] un facteur de bombes aide ceux qui peuvent ensuite attaquer { $space }.
       *[other] { $n } facteurs de bombes aident ceux qui peuvent ensuite attaquer { $space }.
    }
motive-bombs =
    { $n ->
        [one] un facteur de bombes tombe sur { $space }, et aucun des nôtres n’est prêt à l’attaquer.
       *[other] { $n } facteurs de bombes tombent sur { $space }, et aucun des nôtres n’est prêt à l’attaquer.
    }
motive-other-ships =
    { $n ->
        [one] mais qui bombarde ici ne peut pas viser le navire ennemi : { $space }.
       *[other] mais qui bombarde ici ne peut pas viser les { $n } navires ennemis : { $space }.
    }
motive-cap =
    { $n ->
        [one] un facteur en patrouille garde les navires : { $space }.
       *[other] { $n } facteurs en patrouille gardent les navires : { $space }.
    }
motive-odds = cela fait { $attack } facteurs contre { $defence } : { $space }.
motive-cheap = perdre { $piece } coûte le moins.
motive-dear = perdre { $piece } coûte davantage.
motive-factors =
    { $n ->
        [one] { $piece } a un facteur.
       *[other] { $piece } a { $n } facteurs.
    }
motive-carrier = { $piece } porte des avions : rien ne vaut plus.
motive-laden = des troupes sont à bord : { $piece }.
motive-defends =
    { $n ->
        [one] { $piece } défend avec un facteur.
       *[other] { $piece } défend avec { $n } facteurs.
    }
motive-duel = au-dessus de { $space } cela fait { $attack } facteurs d’avions contre { $defence }.
motive-guns = cela fait { $attack } facteurs de canons contre { $defence } : { $space }.
motive-own-guns =
    { $n ->
        [one] { $piece } a un facteur de canons.
       *[other] { $piece } a { $n } facteurs de canons.
    }
motive-bares = mais sans { $piece } personne ne tiendrait peut-être { $space }.
motive-bombers =
    { $n ->
        [one] mais un facteur d’avions ennemi peut frapper { $space }.
       *[other] mais { $n } facteurs d’avions ennemis peuvent frapper { $space }.
    }
motive-price = { $piece } a { $n } facteurs et coûte { $price } PRE.
motive-reserve = il reste { $left } PRE : { $force }.
motive-disband = sans { $piece } chaque navire peut aller où l’on en a besoin au prochain tour.
motive-idle-unit = { $piece } a peu à faire : { $space }.
