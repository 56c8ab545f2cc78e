# Why an order is good, as a staff officer would put it

motive-cheap = losing { $piece } hurts least.
motive-target = { $piece } is worth most of the ships in { $space }.
motive-stay = nothing in reach is better than { $space }.
motive-reaches = { $piece } reaches { $to }.
motive-prize = { $space } is an enemy Objective with an income of { $n } ERP.
motive-empty = nothing defends { $space }.
motive-worry = { $space } is one of our Objectives: with those who are there now it may fall in the enemy’s turn ({ $n } %).
motive-ours = { $space } is one of our Objectives, and safe enough.
motive-towards = from there it is { $n ->
        [one] one hex
       *[other] { $n } hexes
    } to the enemy Objective { $space }.
motive-hungry = but no line of supply reaches { $space }.
motive-danger = but the enemy may storm { $space } ({ $n } %).
motive-landing = a landing at { $space }: { $attack } factors against { $defence }.
motive-beside = from there { $space } can be attacked over land.
motive-strike = carriers strike at { $n ->
        [one] one ship
       *[other] { $n } ships
    } in { $space }.
motive-ships = { $n ->
        [one] one enemy ship
       *[other] { $n } enemy ships
    } can be struck at in { $space }.
motive-softens = bombs on { $space } help those who attack it.
motive-patrol = a patrol over { $space } guards our ships: { $n } enemy air factors can come.
motive-guarded-sky = but { $n } enemy air factors patrol over { $space }.
motive-base = { $space } is a better base for { $piece }.
motive-near-air = from there it is { $n ->
        [one] one hex
       *[other] { $n } hexes
    } to { $space } by air.
motive-near-sea = from there { $space } can be reached by sea.
motive-home = { $space } is a home base.
motive-raided = but { $n } enemy air factors can strike at { $space }.
motive-odds = up to { $attack } factors against { $defence } in { $space }.
motive-joins = with { $piece } it is { $attack } factors against { $defence } in { $space }.
motive-now = it is { $attack } factors against { $defence } in { $space } as it is.
motive-ready = it is { $attack } factors against { $defence } in { $space }, and nobody else would help.
motive-sky = over { $space } { $attack } of our air factors meet { $defence } on patrol.
motive-price = { $piece } costs { $price } ERP; { $force } keeps { $left }.
motive-wanted = { $piece } is wanted in { $to }.
motive-lift = ships in { $space } can take troops along.
motive-watch = ships in { $space } can stand by: { $n }.
