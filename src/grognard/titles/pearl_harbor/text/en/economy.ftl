# Losses, return to base, supply, the economy of both segments. Arguments are described in core/wording.py.

area-1 = the Strait of Malacca
area-2 = the Java Sea
area-3 = the Sulu and Celebes Seas
area-4 = the Banda and Molucca Seas
area-5 = the Formosa Strait
area-6 = the Korea Strait
area-7 = the La Perouse Strait
area-8 = the Aleutian Islands
area-9 = the Bismarck and Solomon Seas
what-burma-road = the Burma Road
what-strategic-bombing = strategic bombing

# losses

event-sunk = { $piece } is sunk at { $space }.
event-damaged = { $piece } is damaged at { $space } and makes for the dockyard.
event-ship-lost = { $piece } finds no base and is lost at { $space }.
event-eliminated = { $piece } is eliminated at { $space }.
event-leader-lost = { $piece } is lost at { $space }.
event-leader-overboard = { $piece } goes overboard: a { $die } is rolled.
event-leader-home = { $piece } comes home to { $to } with the damaged ship.
event-shipped-over = { $piece } goes aboard { $by }.
event-air-sunk = { $piece } goes down with { $by }.
event-air-damaged = { $piece } is out of action with { $by }.
event-air-ditched = { $piece } finds no deck and ditches.
event-battlegroup = { $piece } fights on at { $space }.
event-air-reduced = { $piece } is all that flies from { $by }.
event-razed = { $piece } at { $space } is destroyed.
order-ship-over = Go aboard { $target }
ask-ship-over = { $by } is lost. Which ship takes { $piece } aboard?
ask-no-room-aboard = { $piece } is lost at { $space }, and there is not room for all troops. Which unit is lost?

# return to base

event-air-landed = { $piece } lands at { $to }.
event-air-recovered = { $piece } lands on { $by }.
event-ships-home = { $piece } returns from { $space } to { $to }.
event-ship-detached = { $piece } is detached from { $by } at { $space }.
order-home = Return to base: { $target }
order-all-home = Everybody to the nearest base
order-land-on = Land on { $target }
order-land-reduced = Land on { $target } with what it can carry
order-disband = Dissolve { $target }
order-detach = Detach { $target }
ask-air-return = Air units return to base. Which one?
ask-land-at = Where does { $piece } land?
ask-fleet-return = Ships return to base. Which ones?
ask-home-to = To which base does { $piece } return?

# supply

event-unsupplied =
    { $pieces-count ->
        [one] { $pieces } is out of supply.
       *[other] Out of supply: { $pieces }.
    }

# the decision segment

event-additions =
    { $pieces-count ->
        [0] New counters of { NUMBER($year, useGrouping: 0) } come into the Force Pools.
       *[other] New in the Force Pools in { NUMBER($year, useGrouping: 0) }: { $pieces }.
    }
event-anzac-handed-over = From now on the ANZAC fight under American command.
event-income = { $force } receives { $n } ERP, and { $points } from Objectives: { $left } in reserve.
event-german-loan = { $force } receives { $n } ERP from Germany.
event-bombing-felt = The bombing still costs { $force } { $n } ERP: { $left } in reserve.
event-special-operations = { $force } makes a special operations effort for { $price } ERP.
event-train-stationed = { $force } stations a fleet train at { $space } for { $price } ERP.
event-lent = { $force } lends { $other } { $n } ERP, at a cost of { $price }.
event-repaid = { $force } repays { $price } ERP; { $n } of them { $n ->
        [one] reaches
       *[other] reach
    } { $other }.
event-loan-declined = { $other } declines a loan of { $n } ERP from { $force }.
event-cession-declined = { $force } declines { $space }.
order-special-operations = Special operations effort: { $target }
    .target = force
order-commission-train = Buy a fleet train: { $target }
order-lend = Lend ERP: { $target }
    .target = force
order-hand-over = Hand over Objectives
order-cede = Hand over { $target }
ask-special-operations = Does a force make a special operations effort in this turn, for { $price } ERP?
ask-fleet-trains = Do you buy fleet trains, for { $price } ERP each?
ask-station-train = Where is { $piece } stationed?
ask-loans = Do you lend ERP, or hand over Objectives?
ask-loan-to = To whom does { $force } lend ERP?
ask-loan-amount = How many ERP, up to { $limit }, go from { $force } to { $other }?
ask-loan-consent = { $force } offers { $other } { $n } ERP. Do you accept?
ask-hand-over = Which Objective do you hand over?
ask-cede-to = Who gets { $space }?
ask-cession-consent = { $other } offers { $force } the Objective { $space }. Do you accept?
reason-too-dear = { $force } has only { $left } ERP; this costs { $price }.
reason-ceded-already = { $space } has changed hands already in this segment.

# the reorganization segment

event-leader-arrives = { $piece } takes up his command at { $space }.
event-activated = { $force } activates { $piece } at { $space } for { $price } ERP.
event-repaired = { $force } repairs { $piece } at { $space } for { $price } ERP.
event-built = { $force } builds { $piece } at { $space } for { $price } ERP.
event-dismantled = { $piece } at { $space } is dismantled.
event-broken-down = { $piece } at { $space } is divided into { $pieces }.
event-built-up = { $pieces } at { $space } unite as { $piece }.
event-cost-shared = { $force } pays { $n } ERP for { $what }.
event-cost-not-met = For { $what } ({ $space }) { $left } of { $price } ERP are missing: nothing is done.
event-road-built = The Burma Road is built through { $space }.
event-bombing-raid = Bombers raid { $space } from { $n } { $n ->
    [one] hex
   *[other] hexes
} away: a { $die } is rolled.
event-atomic-bomb = An atomic bomb is dropped on { $space }: a { $die } is rolled.
event-bombing-damage =
    { $left ->
        [0] { $force } loses { $losses } ERP.
       *[other] { $force } loses { $losses } ERP: { $n } at once, and { $left } are still owed.
    }
event-interdicted = Submarines of { $force } interdict { $area } for { $price } ERP.
event-guerrillas = Chinese guerrillas rise at { $space } for { $price } ERP.
event-redeployed = { $piece } redeploys from { $space } to { $to } for { $price } ERP.
event-reaction-status = { $force } places the ships at { $space } in reaction status for { $price } ERP.
order-activate = Activate { $target }
order-repair = Repair { $target }
order-split-in-pool = Break down in the pool: { $target }
order-build = Build { $target }
order-dismantle = Dismantle { $target }
order-break-down = Break down { $target }
order-build-up = Build up { $target } with another
order-build-road = Build the Burma Road in { $target }
order-bomb-home-base = Bomb { $target }
order-atomic-bomb = Drop an atomic bomb on { $target }
order-interdict = Interdict { $target }
    .target = area
order-guerrilla = Guerrillas in { $target }
order-redeploy = Redeploy { $target }
order-stand-by = Reaction status: { $target }
ask-activation = Which units do you activate? No reserve of yours holds more than { $left } ERP.
ask-appear-at = Where does { $piece } appear?
ask-repairs = Which units do you repair? No reserve of yours holds more than { $left } ERP.
ask-construction = What do you build or dismantle? No reserve of yours holds more than { $left } ERP.
ask-build-at = Where is { $piece } built?
ask-breakdown = Do you break down or build up H units?
ask-burma-road = Do you build the Burma Road?
ask-share-of-cost = { $what } ({ $space }) costs { $price } ERP, { $left } of them unpaid. How much does { $force } pay?
ask-strategic-bombing =
    { $left ->
        [0] No more strategic bombing attacks in this turn. Is that all?
        [one] You may make one strategic bombing attack. On which home base?
       *[other] You may make { $left } strategic bombing attacks. On which home base?
    }
ask-submarines = Do your submarines interdict narrow-sea areas?
ask-interdicting-navy = Whose submarines interdict { $area }?
ask-guerrillas = Do guerrillas rise somewhere?
ask-redeployment = Which units do you redeploy, for { $price } ERP each? No reserve of yours holds more than { $left } ERP.
ask-redeploy-to = Where does { $piece } redeploy, and which leaders go along?
ask-deck-or-field = Does { $piece } land on a carrier at { $space }, or ashore?
ask-reaction-status = Which ships do you place in reaction status, for { $price } ERP a hex? No reserve of yours holds more than { $left } ERP.
ask-reaction-payer = Which force pays for the ships at { $space }?
reason-bombing-limit = No more than { $limit } strategic bombing attacks may be made in this turn.
reason-redeployed-already = { $piece } has redeployed already in this segment.
