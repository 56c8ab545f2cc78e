# 4.1, 13.6 Force pools and production

box-scrapped = the units out of the game
slot-scrapped = Out of the game

event-additions =
    { $n ->
        [one] One unit of { NUMBER($year, useGrouping: 0) } joins the force pools.
       *[other] { $n } units of { NUMBER($year, useGrouping: 0) } join the force pools.
    }
event-scrapped = { $piece } leaves the game for good.
event-produces =
    { $side } makes { $n ->
        [one] 1 production point
       *[other] { $n } production points
    }, by { $times }: { $points ->
        [one] 1 build point
       *[other] { $points } build points
    } for this front.
event-built =
    { $side } builds { $piece } for { $points ->
        [one] 1 point; it comes
       *[other] { $points } points; it comes
    } { $n ->
        [one] next turn.
       *[other] in { $n } turns.
    }

ask-scrapping = Take old or destroyed units out of the game for good, or say done: the destroyed return to the force pools.
ask-building =
    Build units: { $points ->
        [one] 1 build point is left.
       *[other] { $points } build points are left.
    } Name a type; which unit it is says the lot.

order-scrap = Scrap { $target }
order-build = Build { $target }

purse-points = BP
purse-years = y.

panel-production = Production
panel-points = { $n } points × { $times } = { $points }

event-evacuated = { $side } sends a factory by rail from { $space } to { $to }.
ask-on-wagons = Choose the city to which the factory of { $space } goes, or leave it where it is.
order-evacuate = Evacuate a factory of { $target }
prompt-building = production

# 13.6.4 foreign aircraft
event-leased = { $side } takes { $piece } into its force pool; { $by } goes to the lend-lease pool.
event-recalled = { $side } takes { $by } back; { $piece } goes to the lend-lease pool.
ask-leases = Ask for aircraft of { $side } in the lend-lease pool, or take back what was lent.
ask-lease-consent = Do you let { $piece } join another power’s force pool? Your own one of that name goes to the lend-lease pool.
order-borrow = Ask for { $target }
order-recall = Take back: { $target }
prompt-leases = Foreign aircraft
prompt-lease-consent = Foreign aircraft
