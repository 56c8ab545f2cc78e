# Règles 43 et 44 qui peuvent être jouées ou non.

## 44A1 Ponts

aim-bridge-e = le pont à l’est
aim-bridge-se = le pont au sud-est
aim-bridge-sw = le pont au sud-ouest
aim-bridge-w = le pont à l’ouest
aim-bridge-nw = le pont au nord-ouest
aim-bridge-ne = le pont au nord-est
event-bridge-hit = { $side } endommagent le pont entre { $space } et { $to }.
event-bridge-destroyed = { $side } détruisent le pont entre { $space } et { $to }.
event-bridge-repaired = { $side } ont réparé le pont entre { $space } et { $to }.
order-blow-up-bridge = Détruire le pont vers { $target }
order-repair-bridge = Réparer le pont vers { $target }

## 44B2b Démantèlement

work-dismantle-fort = un fort à démanteler
work-dismantle-rail = une voie ferrée à démanteler
work-dismantle-airfield = un aéroport permanent à démanteler
order-dismantle-fort = Démanteler le fort avec { $target }
order-dismantle-rail = Démanteler la voie ferrée avec { $target }
order-dismantle-airfield = Démanteler l’aéroport permanent avec { $target }
event-dismantled = { $side } ont terminé { $work } : { $space }.
event-salvaged = { $side } récupèrent un point de ressources : { $space }.
ask-salvage = Choisissez la ville qui reçoit le point de ressources récupéré.
order-salvage-at = Le recevoir : { $target }

## 43A Retraites et écrasements

order-retreat-over = Se replier en écrasant l’ennemi : { $target }
ask-breakthrough =
    Repli par écrasement : { $space }. { $n ->
        [one] 1 unité y va
       *[other] { $n } unités y vont
    }. Ajoutez-en d’autres, ou écrasez.

## 43C2 Sur-empilement

order-overstack = Placer { $target } en sur-empilement
order-leave-overstack = Faire sortir { $target } du sur-empilement
ask-overstacking = Il y a trop d’unités en { $space } : choisissez celle qui est placée en sur-empilement.
event-overstacked = { $piece } est placée en sur-empilement : { $space }.
event-unstacked = { $piece } quitte le sur-empilement : { $space }.
