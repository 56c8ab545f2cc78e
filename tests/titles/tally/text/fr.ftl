order-add = Ajouter { $target }
order-take = Prendre { $target }
order-put = Poser { $target }
order-bid = Miser { $target }
order-stake = Engager { $target }
order-roll = Lancer un dé
order-done = Terminer
order-crash = Casser la partie

ask-round = Tour { $n } : ajoutez, prenez, lancez, ou terminez votre tour.
ask-hold = Où va { $piece } ?
ask-bid = Misez en secret.
ask-stake = Qu'engagez-vous ?
ask-pause = Les mises sont face cachée.

event-begins = Le décompte commence.
event-bids = Les mises étaient { $red } et { $blue }.
event-rolled = { $side } obtient { $die }.
event-added = { $side } ajoute { $n }.
event-crash = Quelque chose casse.

reason-too-much = C'est trop.
