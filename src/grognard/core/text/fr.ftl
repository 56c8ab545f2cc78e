# Textes du noyau. Le fichier d'un titre peut remplacer chacun d'eux.

nobody = personne
list-last = { $first } et { $last }
place-named = { $name } ({ $space })
place-plain = { $space }
piece-named = { $counter } — { $name }
piece-listed = { $counter }

event-game-over =
    { $winners-count ->
        [0] La partie est finie : match nul.
       *[other] La partie est finie. Vainqueur : { $winners }.
    }
event-ended-resign = { $seat } abandonne.
event-ended-time = { $seat } a épuisé son temps.
event-ended-draw = La partie est finie : les joueurs sont convenus d’un match nul.
event-passed = { $prompt } : il n’y avait plus rien à faire.
event-roll-off = Les coéquipiers ne sont pas d'accord : { $seat } tire { $die }.

ask-agreement = { $seat } propose : { $order }. Acceptez, ou choisissez un autre ordre et laissez les dés décider.

reason-not-now = Cet ordre n'a pas sa place à cette étape du jeu.

error-unknown-title = Cela n'existe pas : { $text }.
error-clashing-options = Ces options ne vont pas ensemble : { $text }.
error-undeclared-option = Le programme demande une option qui n'existe pas ; merci de le signaler : { $text }.
error-bad-order = Cet ordre est illisible : { $text }.
error-illegal-order = Cet ordre n'est pas permis maintenant. { $reasons }
error-wrong-seat = Ce n'est pas à vous de décider : { $text }.
error-cannot-undo = Ce coup ne peut pas être repris : { $text }.
error-broken-file = Ce fichier est illisible : { $text }.
error-digest-mismatch = La partie enregistrée ne se rejoue pas à l'identique : { $text }.
error-dead-end = Le programme n'a aucune réponse à proposer ; merci de le signaler : { $text }.
error-grognard-error = { $text }

motive-best = c’est ce que les conseils préfèrent.
motive-equal = cela vaut le premier.
motive-next = la même raison parle pour cet ordre, mais moins.
motive-less = les conseils préfèrent le premier.
motive-only = il n’y a rien d’autre à faire.
motive-enough = rien de ce qui reste à faire ici ne semble en valoir la peine.
motive-idle = les conseils n’y voient ici aucun gain.
motive-against = mais mieux vaut en rester là : cela rapporte trop peu pour ce que cela coûte ou risque.
