# Supply, railways and construction.

## 12 Supply

item-attack-supply = an attack supply point
item-resource = a resource point
item-general-supply = a new general supply point
item-general-supply-old = a general supply point of the last phase
item-general-supply-oldest = a general supply point in its last phase

event-points-expired =
    { $points ->
        [one] 1 general supply point
       *[other] { $points } general supply points
    } at { $space } are used up by time.
event-points-lost =
    { $side } overrun { $points ->
        [one] 1 general supply point
       *[other] { $points } general supply points
    } at { $space }: lost.
event-generated =
    { $side } gather { $points ->
        [one] 1 general supply point
       *[other] { $points } general supply points
    } at { $space }.
event-converted =
    { $side } turn { $points ->
        [one] 1 attack supply point
       *[other] { $points } attack supply points
    } at { $space } into general supply.
event-transport-captured = { $side } capture { $points } and destroy { $left } of the enemy’s supply movement points.
event-destroyed = { $side } destroy { $item } at { $space }.

ask-drawing =
    Choose the units that draw general supply: there is enough for { $room } RE in all.
ask-drawing-from = Choose what { $piece } draws its supply from.
ask-handouts = Choose whose supply points are handed out next.
ask-handout = The points at { $space } are not enough for all who are nearest: choose who gets them.
ask-stores = Generate and convert supply points, or end the initial phase.
ask-enemy-stores = You may turn attack supply into general supply.
ask-generating = How many general supply points does { $space } generate?
ask-destroying = Choose what is destroyed at { $space }.

order-draw = Supply { $target }
order-draw-rest = Supply the others, the strongest first
order-generate = Generate supply points at { $target }
order-amount = { $target }
order-convert = Turn an attack supply point at { $target } into general supply
order-destroy = Destroy supply at { $target }
order-item = { $target }
    .target = item

event-hauls = { $side } haul freight from { $space } to { $path-end }.
event-loads = { $piece } takes up { $item } at { $space }.
ask-hauling = A load of freight at { $space }: take up items, send it on, set it down. { $room ->
        [one] 1 supply movement point is
       *[other] { $room } supply movement points are
    } left.
order-haul = Haul freight from { $target }
order-haul-british = Haul freight from { $target } with British transport
order-load = Take up { $target }
    .target = item
order-unload = Set down { $target }
    .target = item

## 7 Railways

event-rails = { $piece } goes by rail from { $space } to { $path-end }.
event-rail-torn-up = { $piece } breaks the railway at { $space }.
event-ships = { $side } send freight by rail from { $space } to { $path-end }.
event-boosted = { $side } spend a resource point at { $space }: its railways carry more in this turn.
event-expanded = { $side } build up the marshalling yard of { $space } to { $points } RE.

ask-entrained = Choose where { $piece } goes by strategic rail.
ask-shipping = Freight by rail from { $space }: load it and say where it goes.

order-rail = By rail to { $target }
order-break-rail = Break the railway here
order-entrain = Send { $target } by strategic rail
order-ship = Send freight by rail from { $target }
order-boost = Spend a resource point at { $target } for more rail capacity
order-expand = Build up the marshalling yard of { $target } with three resource points

## 14A Construction

work-fort = a fort
work-upgrade = the railway for high volume
work-lay-rail = a railway
work-airfield = a permanent airfield
work-strip = a landing strip
event-begun = { $piece } begins to build { $work } at { $space }.
event-completed = { $side } have built { $work } at { $space }.
event-given-up = Work on { $work } at { $space } is given up.
event-rail-repaired = { $piece } repairs the railway at { $space }.
event-base-repaired = { $piece } repairs the airbase at { $space }.
event-port-repaired = { $piece } repairs the port of { $space }.
event-port-demolished = { $piece } demolishes the port of { $space }.
event-regauged = { $piece } changes the gauge at { $space }.
event-fort-destroyed = The fort at { $space } is destroyed.

ask-construction = Begin works, or go on.
ask-manning = Choose who helps { $piece }: with help the work takes half.
ask-material = Choose where the resource point for the work of { $piece } comes from.

order-build-fort = Build a fort with { $target }
order-upgrade-rail = Raise the railway to high volume with { $target }
order-build-rail = Build a railway with { $target }
order-build-airfield = Build a permanent airfield with { $target }
order-build-strip = Build a landing strip with { $target }
order-alone = Alone
order-with-labour = With civilian labour
order-finish = Finish the work of { $target }
order-repair-airbase = Repair the airbase here
order-repair-port = Repair the port here
order-demolish-port = Demolish the port here
order-repair-rail = Repair the railway here
order-change-gauge = Change the gauge here

prompt-construction = Construction
prompt-drawing = General supply
prompt-stores = Supply points
prompt-enemy-stores = Supply points of the other side
