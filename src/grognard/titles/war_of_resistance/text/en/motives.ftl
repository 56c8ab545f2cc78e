# Why an order is good, as a staff officer would put it

motive-cheap = losing { $piece } costs least of what covers the losses.
motive-reaches = { $piece } reaches { $to }.
motive-stay = nothing in reach is better than { $space }.
motive-prize =
    { $n ->
        [one] { $space } counts a point in the end.
       *[other] { $space } counts { $n } points in the end.
    }
motive-city = { $space } is a city of the enemy.
motive-towards = this is on the way to { $space }.
motive-post = { $space } is without the garrison it needs.
motive-garrison = who leaves { $space } leaves it without the garrison it needs.
motive-chance = from here the enemy in { $space } can be attacked with good odds.
motive-hungry = but no line of supply reaches { $space }.
motive-danger = but the enemy next to { $space } is much stronger.
motive-odds =
    { $n ->
        [one] one unit attacks { $space } at { $odds }.
       *[other] { $n } units attack { $space } at { $odds }.
    }
motive-fed = the attack supply for { $space } is worth its price.
motive-joins = { $piece } brings { $n } to the attack.
motive-ready = { $space } is attacked at { $odds }, { SIGNED($drm) } to the die, which promises more than it costs.
