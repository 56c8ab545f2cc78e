# 5.1 Accords commerciaux, 13.6.1 recherche et capture, 13.6.4 avions étrangers, 19 pays mineurs : questions et annonces

ask-seizure = Des convois ({ $side }) transportent des marchandises pour un ennemi ({ $taker }) : recherche et capture ?
prompt-seizure = recherche & capture
order-seize = Capturer la cargaison en { $target }
event-seizes = Recherche et capture en { $space } : { $taker } contre les convois de { $side }.
ask-trade-default = Le Japon ne livre pas son point de construction : ajoutez-vous deux marqueurs d’entrée contre lui ?
prompt-trade-default = commerce avec le Japon
order-protest = Ajouter les marqueurs
order-forgive = Laisser passer
event-trade-protest = Protestation : { $side }. { $n ->
    [one] 1 marqueur
   *[other] { $n } marqueurs
} dans le pool { $stock }.
event-trade-forgiven = Le défaut du Japon est passé sous silence : { $side }.
event-trade-soothed = Les USA n’ont pas livré ce qu’ils doivent au Japon : { $n ->
    [one] 1 marqueur d’entrée repart
   *[other] { $n } marqueurs d’entrée repartent
}.
