# War of Resistance: ships, ports and rivers (27-35).

box-aboard = the units on ships
slot-aboard = On ships

kind-ship-TF = task force
kind-ship-CG = carrier group
kind-ship-NT = naval transport
kind-ship-LC = landing craft
kind-ship-RF = river flotilla
kind-ship-RT = river transport
value-flak = anti-aircraft
item-NT = naval transports
item-LC = landing craft
success-success = success
success-failure = failure

## 27 Ships

event-ship-damaged =
    { $piece } takes { $damage ->
        [one] 1 damage
       *[other] { $damage } damage
    }; its strength is { $left }.
event-ship-sunk = { $piece } is sunk.

aim-ships = ships in port
ask-ship-hit = A hit at { $space }: choose the ship that is damaged.

## 28 Movement

event-sails = { $piece } sails from { $space } to { $to } ({ $water }).
event-docks = { $piece } enters the port of { $space }.
event-typhoon = The typhoon at { $space } strikes { $piece }: { $damage } damage.
event-driven-off = { $piece } must leave its river and goes to { $water }.

ask-sailing = { $piece } has { $left } points left: send it on, or stop.
ask-which-water = { $space }: which of its waters do you mean?
ask-driven = Enemies are on the river: choose where { $piece } goes.

order-sail = Sail with { $target }
order-beside = The river towards { $target }
order-open-water = The sea or lake of the hex
order-dock = Enter the port of { $target }
order-lay-guns = Prepare for naval gunfire
order-flee-along = Go to { $target }
    .target = water

## 28A, 29 Contact

event-naval-combat =
    { $piece } engages { $by } at { $space } (die { $die }{ $drm ->
        [0] { "" }
       *[other] { " " }{ SIGNED($drm) }
    }): { $success }.

ask-contact = { $piece } is in your naval zone of control at { $space }: choose who engages it, or say done.
order-hunt = Engage with { $target }
prompt-contact = Contact at sea

## 31 Transport

event-embarks = { $piece } embarks on { $by } at { $space }.
event-debarks = { $piece } debarks from { $by } at { $space }.
event-transferred = { $piece } goes over to { $by } at { $space }.
event-hold-lost = { $piece } loses cargo: { $item }.
event-ship-loaded = { $piece } loads { $item } at { $space }.
event-ship-unloaded = { $piece } unloads { $item } at { $space }.
event-craft-tested =
    { $piece } on the beach (die { $die }{ $drm ->
        [0] { "" }
       *[other] { " " }{ SIGNED($drm) }
    }): { $success ->
        [success] no damage
       *[other] damaged
    }.

ask-which-bank = Choose the bank on which { $piece } goes ashore.
ask-sea-freight = Freight at { $space }: load and unload.
ask-home-port = Units and freight in Japan may go aboard for nothing.

order-embark = Take { $target } aboard
order-debark = Put { $target } ashore
order-ashore = Go ashore at { $target }
order-change-ships = { $target } changes to another ship
order-handle-freight = Load and unload freight at { $target }

prompt-sailing = Naval movement
prompt-home-port = Loading in Japan

## 32 Landings

event-landing-planned = A landing of { $piece } at { $space } is planned.
event-landing-cancelled = The landing of { $piece } is given up.
event-goes-in = { $piece } lands from { $by } at { $space }.

ask-landing-plans = Plan landings, give them up, or say done.
ask-landing-target = Choose the shore on which { $piece } is to land.

order-plan-landing = Plan a landing of { $target }
order-cancel-landing = Give up the landing of { $target }
order-land-at-shore = Land at { $target }

prompt-landing-plans = Landings

## 33, 34B Gunfire

event-lays-guns = { $piece } prepares for naval gunfire at { $space }.
event-gunfire =
    { $piece } fires at { $space } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-covers = A point of gunfire of { $piece } covers { $space }.
event-depleted = { $piece } is out of ammunition.
event-rearmed = { $piece } has ammunition again.

ask-salvoes = Allocate naval gunfire to hexes that you defend, or say done.
ask-cover =
    { $piece } has { $left ->
        [one] 1 point
       *[other] { $left } points
    } of gunfire left: choose hexes, a point each.

order-train-guns = Allocate gunfire of { $target }
order-cover = A point for { $target }
order-gunfire = A point of gunfire by { $target }

prompt-salvoes = Naval gunfire

## 34, 35 Special rules, repairs

event-scuttled = { $piece } is scuttled at { $space }.
event-flees-port = { $piece } flees from { $space }: { $damage } of its points are scuttled.
event-craft-mended =
    { $success ->
        [success] { $piece } is repaired.
       *[other] { $piece } stays damaged (die { $die }).
    }
event-craft-repaired = { $piece } is repaired.
event-commissioned = { $piece } enters service at { $space }.
event-ship-repaired = { $piece } is repaired; its strength is { $left }.
event-ship-rebuilt = { $piece } is rebuilt; its strength is { $left }.
event-ship-withdrawn = { $piece } is withdrawn from China.
event-acquired =
    Japan adds { $points ->
        [one] 1 point
       *[other] { $points } points
    } of { $item } for this turn.
event-upkeep-paid =
    Japan keeps its additional { $item } for { $points ->
        [one] 1 resource point
       *[other] { $points } resource points
    }.
event-acquired-returned =
    The additional { $item } are returned{ $points ->
        [0] { "" }
       *[other] ; { $points } are owed
    }.

ask-admiralty =
    The navy has { $points ->
        [one] 1 repair point
       *[other] { $points } repair points
    }: repair, rebuild, acquire, or say done.
ask-commission = Choose the port where { $piece } enters service.
ask-upkeep =
    Keep additional { $item } for another turn, a resource point each lot? { $points ->
        [one] 1 resource point
       *[other] { $points } resource points
    } would keep all that is left.

order-repair-ship = Repair a damage of { $target }
order-rebuild-ship = Rebuild a point of { $target }
order-repair-craft = Repair { $target }
order-acquire = Acquire { $target } (1 resource point)
    .target = item
order-keep-acquired = Keep the { $target }
    .target = item
order-commission-at = At { $target }

prompt-admiralty = The navy
event-hold-used = Attack supply aboard { $piece } is used up off { $space }.

# 27A4, 31D, 34F
system-yangtze = Yangtze
system-si = Si Kiang
event-ships-exchanged = { $pieces } at { $to } are exchanged for { $n ->
    [one] one counter
   *[other] { $n } counters
}.
event-in-river-box = { $piece } is put into strategic transport on the { $system }.
event-out-of-river-box = { $piece } leaves strategic transport ({ $water }).
event-barges = { $side } send freight by river from { $space } to { $to }.
event-barges-lost = { $side } lose { $item } on the river.
event-by-river = { $piece } goes by river from { $space } to { $to }.
event-ferries = { $piece } serves as a ferry ({ $water }).
ask-ship-parts = Choose the counters into which { $piece } is broken down.
ask-ship-combination = Combine { $pieces }: add transports, then commit.
ask-river-boxes = Put river transports into the boxes of their systems or take them out, or say done.
ask-river-exit = Choose the river hexside on which { $piece } comes out.
ask-barges = Load freight at { $space }, then say to which port it goes.
prompt-barges = River freight
ask-river-passage = Choose the port to which { $piece } goes.
ask-interdiction = A strategic transport passes on the river: stop it with a naval patrol, or let it pass.
ask-ferries = Say which ships serve as ferries, or say done.
ask-ferry-where = Choose the hexside that { $piece } serves.
order-break-down-ship = Break { $target } down
order-combine-ship = Combine { $target }
order-into = Into { $target }
order-to-river-box = { $target } into strategic transport
order-from-river-box = { $target } out of strategic transport
order-on-river = On { $target }
order-ship-by-river = Send freight by river from { $target }
order-by-river = { $target } by river
order-ferry = { $target } as a ferry
order-across = Across { $target }
prompt-river-boxes = Strategic river transport
prompt-interdiction = Transport on the river
prompt-ferries = Ferries
