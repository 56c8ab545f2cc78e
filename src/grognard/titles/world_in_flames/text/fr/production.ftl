# 4.1, 13.6 Force pools et production

box-scrapped = les unités retirées du jeu
slot-scrapped = Retirées du jeu

event-additions =
    { $n ->
        [one] Une unité de { NUMBER($year, useGrouping: 0) } rejoint les force pools.
       *[other] { $n } unités de { NUMBER($year, useGrouping: 0) } rejoignent les force pools.
    }
event-scrapped = { $piece } quitte le jeu définitivement.
event-produces =
    { $side } fabrique { $n ->
        [one] 1 point de production
       *[other] { $n } points de production
    }, multiple { $times } : { $points ->
        [one] 1 point de construction
       *[other] { $points } points de construction
    } pour ce front.
event-built =
    { $side } construit { $piece } pour { $points ->
        [one] 1 point ; arrivée
       *[other] { $points } points ; arrivée
    } { $n ->
        [one] au prochain tour.
       *[other] dans { $n } tours.
    }

ask-scrapping = Retirez du jeu des unités anciennes ou détruites, ou dites terminé : les détruites retournent aux force pools.
ask-building =
    Construisez des unités : { $points ->
        [one] il reste 1 point de construction.
       *[other] il reste { $points } points de construction.
    } Nommez un type ; l’unité est tirée au hasard.

order-scrap = Retirer { $target }
order-build = Construire { $target }

purse-points = PC
purse-years = an

panel-production = Production
panel-points = { $n } points × { $times } = { $points }

event-evacuated = { $side } envoie une usine par rail de { $space } à { $to }.
ask-on-wagons = Choisissez la ville où va l’usine de { $space }, ou laissez-la sur place.
order-evacuate = Évacuer une usine de { $target }
prompt-building = la production

# 13.6.4 foreign aircraft
event-leased = { $side } : { $piece } rejoint le force pool ; { $by } va dans le pool de prêt-bail.
event-recalled = { $side } : reprend { $by } ; { $piece } va dans le pool de prêt-bail.
ask-leases = Demandez des avions barrés du pool de prêt-bail ({ $side }), ou reprenez ceux qui ont été prêtés.
ask-lease-consent = Consentez-vous à ce que { $piece } rejoigne le force pool d’une autre puissance ? Votre avion du même nom va dans le pool de prêt-bail.
order-borrow = Demander { $target }
order-recall = Reprendre : { $target }
prompt-leases = Avion étranger
prompt-lease-consent = Avion étranger
