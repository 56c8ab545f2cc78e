# Ce que dit le jeu en mode texte lui-même.

help =
    ORDRE          dans la notation, par exemple { $example } ; plusieurs choix peuvent tenir en une ligne
    NUMÉRO         l’ordre de ce numéro ; si l’on demande un montant, ce montant
    orders [VERBE] tous les ordres, ou ceux d’un verbe (le verbe seul fait de même)
    why ORDRE      quelle règle l’interdit
    hint           ce que vous pourriez faire, et pourquoi
    what           ce que les autres ont fait de plus important
    look LIEU      un lieu ou un pion en détail ; `look` seul : hors de la carte
    map [LIEU]     la carte alentour ; `map on`, `map off` : à chaque question
    log [N]        ce qui vient d’arriver
    tracks         toutes les pistes
    rules MOTS     chercher dans les règles ; `rule ID` : une règle
    undo           reprendre la dernière ligne
    save FICHIER   garder la partie dans un fichier ; `quit` la quitte
hint = ? pour l’aide
credits = conçu par { $designer }, édité par { $publisher } ; ce programme n’est pas officiel
you = Vous jouez { $seat }.
all = Vous jouez tous les sièges.
plays = { $seat } : le robot { $bot }.
earlier = … { $n } plus tôt (log { $all } les montre)
span = { $first } à { $last }
more = … ({ $n })
legal = Cet ordre est permis maintenant.
taken-back = Repris.
saved = Enregistré dans { $path } ; chaque ordre y est gardé désormais.
kept = La partie est gardée dans { $path }.
not-kept = La partie n’est pas enregistrée.
really = La partie n’est pas enregistrée : `save FICHIER` la garde, `quit` encore l’abandonne.
exists = { $path } : ce fichier existe déjà
what = '{ $word }' n’est ni un ordre ni une commande (? pour l’aide)
no-verb = aucun ordre ne commence par '{ $word }' maintenant
where = il n’y a ni lieu ni pion '{ $word }'
around = { $place } et ses voisins
quiet = personne :
nobody = il n’y a personne
steps = { $n } pas sur { $full }
aboard = à bord de { $piece }
lit = * peut être choisi
off-map = { $word } n’est pas sur la carte
no-number = les ordres sont numérotés de 1 à { $n }
which-file = enregistrer dans quel fichier ?
which-order = why quel ordre ?
no-rule = aucune règle ne contient tous ces mots
no-such-rule = il n’y a pas de règle '{ $word }'
asked = { $seat } :
waiting = aussi interrogés : { $seats }
program-lost = { $seat } : le programme a failli ({ $why }) ; greedy joue pour lui.
what-mattered = ce que les autres ont fait de plus important, et de combien la situation change pour { $seat } :
nothing-mattered = rien d’important
thinking = le robot joue…
bye = Au revoir.
