# Pourquoi un ordre est bon, comme le dirait un officier d’état-major

motive-cheap = perdre un pas de { $piece } coûte le moins.
motive-reaches = { $piece } atteint { $to }.
motive-prize = { $space } vaut { $n } aux yeux des Supérieurs.
motive-empty = aucune unité ennemie ne tient { $space }.
motive-worry = { $space } est à nous, vaut { $n }, et l’ennemi proche est plus fort que sa garde.
motive-towards = c’est sur le chemin de { $space }, qui vaut { $n }.
motive-supplied = à { $space } on reste ravitaillé.
motive-limited = à { $space } le ravitaillement est limité.
motive-hungry = mais aucune ligne de ravitaillement n’atteint { $space }.
motive-danger = mais l’ennemi à côté de { $space } est bien plus fort.
motive-safe = aucun ennemi n’est à côté de { $space }.
motive-odds = jusqu’à { $attack } de Puissance de feu contre { $defence } à { $space }.
motive-stay = rien à portée n’est meilleur que { $space }.
motive-joins = avec { $piece } cela fait { $attack } de Puissance de feu contre { $defence } à { $space }.
motive-ready = cela fait { $attack } de Puissance de feu contre { $defence } à { $space }, et aucun de ceux qui restent n’y aiderait.
motive-so-far = jusqu’ici cela fait { $attack } de Puissance de feu contre { $defence } à { $space }.
motive-quality = { $piece } a une Qualité de { $n } : la différence profite au meilleur des deux camps.
motive-dear = perdre un pas de { $piece } coûte davantage.
motive-guard = { $space } est à nous, vaut { $n }, et personne ne le garde.
motive-relief = c’est sur le chemin de { $space }, qui est à nous, vaut { $n } et se trouve en danger.
motive-carts = à { $space } les Transports nourrissent les troupes d’alentour.
motive-strikes = de là on peut attaquer { $to } avec un bon rapport.
motive-feeds =
    { $n ->
        [one] un pas à { $space } serait nourri.
       *[other] { $n } pas à { $space } seraient nourris.
    }
motive-firepower = { $piece } a { $n } de Puissance de feu.
motive-price =
    { $n ->
        [0] cela ne coûte rien.
        [one] cela coûte un pas.
       *[other] cela coûte { $n } pas.
    }
motive-chit-offensive =
    dans une Offensive tous se déplacent, puis donnent des Assauts : { $n ->
        [0] aucun ennemi n’est encore à notre contact.
        [one] nous sommes au contact de l’ennemi dans un hex.
       *[other] nous sommes au contact de l’ennemi dans { $n } hex.
    }
motive-chit-attack =
    dans une Attaque les unités de plusieurs hexs frappent ensemble, avec le Soutien aérien, mais n’avancent que d’un hex : { $n ->
        [0] aucun ennemi n’est encore à notre contact.
        [one] nous sommes au contact de l’ennemi dans un hex.
       *[other] nous sommes au contact de l’ennemi dans { $n } hex.
    }
motive-chit-supply =
    une Phase de Ravitaillement { $n ->
        [0] ne trouverait personne de mieux ravitaillé qu’avant.
        [one] trouverait une pièce mieux ravitaillée qu’avant.
       *[other] trouverait { $n } pièces mieux ravitaillées qu’avant.
    }
motive-chit-hunger =
    mais elle trouverait { $n ->
        [one] une pièce moins bien ravitaillée : sa ligne est coupée.
       *[other] { $n } pièces moins bien ravitaillées : leurs lignes sont coupées.
    }
motive-chit-reinforcement =
    { $n ->
        [0] personne n’attend d’entrer.
        [one] une pièce attend d’entrer.
       *[other] { $n } pièces attendent d’entrer.
    }
motive-resources =
    { $n ->
        [0] il n’y a pas de Ressource pour payer.
        [one] il y a une Ressource pour payer.
       *[other] il y a { $n } Ressources pour payer.
    }

# Ce qui guide les conseils dans une question

why-movement-ambush = l’ennemi doit passer par cette route.
why-movement-fortify = l’ennemi peut attaquer ici : une Fortification le retient.
why-lay-ambush = l’ennemi doit passer par cette route.
why-relocate-fort = cette Fortification est celle dont l’ennemi est le plus loin.
why-airborne = une brigade vaut plus au front que sur un aérodrome.
why-assault-storm = prendre un Objectif vide ne coûte rien.
why-attack-storm = prendre un Objectif vide ne coûte rien.
why-participants-air = le Soutien aérien améliore le rapport, et peut décaler la colonne.
why-participants-storm = la place est vide : une unité forte suffit pour la prendre.
why-lead = la meilleure unité mène ; à égalité, celle dont la perte coûte le moins.
why-front = la meilleure unité lui fait face ; à égalité, celle dont la perte coûte le moins.
why-grand-battle-grand-battle = la garnison en est à ses derniers pas, et la place vaut les Lamentations.
why-grand-battle = une Grande bataille coûte des Lamentations, et il y a trop peu à gagner ici.
why-banzai-banzai = le meilleur jet vaut plus que ce que coûtera la charge.
why-banzai = la charge coûterait plus que n’apporte le meilleur jet.
why-force-retreat-pass = ce terrain ne vaut pas ce que coûterait l’avance.
why-force-retreat = l’ennemi doit payer pour rester ; la meilleure unité le lui demande.
why-oppose = la meilleure unité lui fait face ; à égalité, celle dont la perte coûte le moins.
why-impose-impose = ce terrain vaut les pas.
why-impose = ce terrain ne vaut pas les pas.
why-hold-hold = ce terrain vaut les pas, ou il n’y a pas d’issue.
why-hold = ce terrain ne vaut pas les pas.
why-retreat = les plus grandes unités se retirent d’abord, tant qu’il y a de la place.
why-retreating-stop = fuir plus loin ne ferait que coûter des pas.
why-advance = cela exploite la victoire : l’unité se rapproche d’un Objectif, ou rejoint ceux qui y sont.
why-merge = les Régiments entiers combattent et s’empilent mieux que les Bataillons.
why-air-drops = cela nourrit la plus grande pile qui n’a pas d’autre ravitaillement.
why-japanese-replacements = l’unité la plus forte revient d’abord.
why-allied-replacements = l’unité la plus forte revient d’abord.
why-yunnan-replacement = l’unité la plus forte revient d’abord.
why-rebuild-second = l’unité la plus forte revient d’abord.
why-choose-host = il partage les vivres du mieux nourri.
why-allied-entry = les unités les plus fortes entrent d’abord.
why-allied-entry-emplane = les Chindits sont faits pour atterrir derrière l’ennemi.
why-replenishment-done = envoyer des brigades porter du riz affaiblirait le front.
why-replenishment = Imphal a faim, et il y a des Ressources à dépenser.
why-claim = un drapeau sur un Objectif ne coûte rien.
why-attack-done = toute attaque qui reste coûte plus qu’elle ne promet.
why-assault-done = tout Assaut qui reste coûte plus qu’il ne promet.
why-movement-done = aucun de ceux qui peuvent encore bouger ne serait mieux ailleurs.
why-approach-done = personne ne serait mieux un hex plus près.
why-rail-done = aucun de ceux qui peuvent prendre le train ne serait mieux ailleurs.
why-air-drops-done = ceux que l’on pourrait nourrir par air vivent des réserves d’Imphal, et les avions restent pour le combat.
why-advance-done = personne n’y serait mieux.
