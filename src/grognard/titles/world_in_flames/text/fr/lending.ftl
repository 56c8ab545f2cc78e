# 5 Don de ressources, 13.6.4 prêt-bail

event-promises = { $side } promet à { $taker } { $n ->
    [one] 1 ressource
   *[other] { $n } ressources
} pour ce tour.
event-promises-points = { $side } promet à { $taker } { $n ->
    [one] 1 point de construction
   *[other] { $n } points de construction
} pour ce tour.
event-lends = { $side } donne { $points ->
    [one] 1 point de construction
   *[other] { $points } points de construction
}.
event-receives = { $side } reçoit { $points ->
    [one] 1 point de construction
   *[other] { $points } points de construction
} de { $taker }.
event-shares-convoys = Désormais les convois transportent aussi des ressources là où il leur reste de la place ({ $side } pour { $taker }).
event-reserves-convoys = Les convois ne transportent plus de ressources ({ $side } pour { $taker }).

ask-lending = Promettez des ressources ou des points de construction de { $side } à une autre puissance pour ce tour, ou dites terminé.

order-give = Donner une ressource : { $target }
order-loan = Prêter un point de construction : { $target }
order-share = Transporter avec ses convois pour : { $target }
order-reserve = Ne plus transporter avec ses convois pour : { $target }

prompt-lending = Don de ressources

event-redressed = { $side } est dédommagé désormais pour la guerre soviétique contre : { $nation }.
ask-redress = L’URSS a fait la guerre contre : { $nation }. À chaque tour désormais : garder un de vos points de construction, ou recevoir un pétrole de plus ?
order-redress = { $target }
redress-keep = garder un point de construction
redress-oil = un pétrole de plus
