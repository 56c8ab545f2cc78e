# Why an order is good, as a staff officer would put it

motive-prize = { $space } is an Objective worth { $n }.
motive-defended =
    { $n ->
        [one] one factor defends { $space }.
       *[other] { $n } factors defend { $space }.
    }
motive-open = nobody defends { $space }.
motive-near = { $to }, an Objective worth { $n }, is what draws us to { $space }.
motive-guards =
    { $n ->
        [0] without it { $space } might fall.
       *[other] without it { $space }, an Objective worth { $n }, might fall.
    }
motive-menace =
    { $n ->
        [one] one enemy factor can fall on { $space } soon.
       *[other] { $n } enemy factors can fall on { $space } soon.
    }
motive-reaches = { $piece } can go to { $to }.
motive-well = { $piece } is well where it is for now.
motive-landing =
    { $pieces-count ->
        [one] { $pieces } is to land in { $space }.
       *[other] { $pieces } are to land in { $space }.
    }
motive-raid =
    { $n ->
        [one] carriers can strike one ship in { $space }.
       *[other] carriers can strike { $n } ships in { $space }.
    }
motive-patrol =
    { $n ->
        [one] one factor patrols over { $space }.
       *[other] { $n } factors patrol over { $space }.
    }
motive-joins = { $piece } takes part in the operation.
motive-aboard = { $piece } is meant for the landing in { $space }.
motive-course = from { $space } one comes at { $to }.
motive-mission =
    { $mission-key ->
        [attack] guns and aircraft of these ships can attack from here.
        [support] they would fight for friends nearby.
        [patrol] they would watch these waters.
        [transport] they carry troops from one of our ports to another.
        [assault] the troops aboard attack an enemy shore.
        [landing] the troops aboard go ashore where no enemy is.
       *[base] they have come to lie here.
    }
motive-stay = nothing in reach is better than { $space }.
motive-ships =
    { $n ->
        [0] no enemy ships are in { $space }.
        [one] one enemy ship is in { $space }.
       *[other] { $n } enemy ships are in { $space }.
    }
motive-softens =
    { $n ->
        [one] one factor of bombs helps those who can attack { $space } next.
       *[other] { $n } factors of bombs help those who can attack { $space } next.
    }
motive-bombs =
    { $n ->
        [one] one factor of bombs falls on { $space }, and nobody of ours stands ready to attack it.
       *[other] { $n } factors of bombs fall on { $space }, and nobody of ours stands ready to attack it.
    }
motive-other-ships =
    { $n ->
        [one] but who bombs here cannot bomb the enemy ship in { $space }.
       *[other] but who bombs here cannot bomb the { $n } enemy ships in { $space }.
    }
motive-cap =
    { $n ->
        [one] one factor on patrol guards the ships in { $space }.
       *[other] { $n } factors on patrol guard the ships in { $space }.
    }
motive-odds = it is { $attack } factors against { $defence } in { $space }.
motive-cheap = losing { $piece } hurts least.
motive-dear = losing { $piece } hurts more.
motive-factors =
    { $n ->
        [one] { $piece } has one factor.
       *[other] { $piece } has { $n } factors.
    }
motive-carrier = { $piece } carries aircraft: nothing is worth more.
motive-laden = troops are aboard { $piece }.
motive-defends =
    { $n ->
        [one] { $piece } defends with one factor.
       *[other] { $piece } defends with { $n } factors.
    }
motive-duel = over { $space } it is { $attack } factors of aircraft against { $defence }.
motive-guns = in { $space } it is { $attack } factors of guns against { $defence }.
motive-own-guns =
    { $n ->
        [one] { $piece } has one factor of guns.
       *[other] { $piece } has { $n } factors of guns.
    }
motive-bares = but without { $piece } nobody might hold { $space }.
motive-bombers =
    { $n ->
        [one] but one enemy factor of aircraft can strike at { $space }.
       *[other] but { $n } enemy factors of aircraft can strike at { $space }.
    }
motive-price = { $piece } has { $n } factors and costs { $price } ERP.
motive-reserve = { $force } has { $left } ERP left.
motive-disband = without { $piece } each ship can go where it is needed in the next turn.
motive-idle-unit = { $piece } has little to do in { $space }.
