# Pourquoi un ordre est bon, comme le dirait un officier d’état-major

motive-cheap = perdre { $piece } coûte le moins parmi ce qui couvre les pertes.
motive-reaches = { $piece } atteint { $to }.
motive-stay = rien à portée n’est meilleur que { $space }.
motive-prize =
    { $n ->
        [one] { $space } compte un point à la fin.
       *[other] { $space } compte { $n } points à la fin.
    }
motive-city = { $space } est une ville de l’ennemi.
motive-towards = c’est sur le chemin de { $space }.
motive-post = { $space } est sans la garnison qu’il lui faut.
motive-garrison = quitter { $space }, c’est en retirer la garnison nécessaire.
motive-chance = d’ici on peut attaquer l’ennemi en { $space } à bon rapport de forces.
motive-hungry = mais aucune ligne de ravitaillement n’atteint { $space }.
motive-danger = mais l’ennemi à côté de { $space } est bien plus fort.
motive-odds =
    { $n ->
        [one] une unité attaque { $space } à { $odds }.
       *[other] { $n } unités attaquent { $space } à { $odds }.
    }
motive-fed = le ravitaillement d’attaque pour { $space } vaut son prix.
motive-joins = { $piece } apporte { $n } à l’attaque.
motive-ready = { $space } est attaqué à { $odds }, { SIGNED($drm) } au dé, ce qui promet plus qu’il n’en coûte.
