# Why an order is good, as a staff officer would put it

motive-cheap = losing a step of { $piece } hurts least.
motive-reaches = { $piece } reaches { $to }.
motive-prize = { $space } is worth { $n } to the Superiors.
motive-empty = no enemy unit holds { $space }.
motive-worry = { $space } is ours, worth { $n }, and the enemy near it is stronger than its guard.
motive-towards = this is on the way to { $space }, which is worth { $n }.
motive-supplied = who is in { $space } stays supplied.
motive-limited = in { $space } there is only limited supply.
motive-hungry = but no line of supply reaches { $space }.
motive-danger = but the enemy next to { $space } is much stronger.
motive-safe = no enemy stands next to { $space }.
motive-odds = up to { $attack } Firepower against { $defence } in { $space }.
motive-stay = nothing in reach is better than { $space }.
motive-joins = with { $piece } it is { $attack } Firepower against { $defence } in { $space }.
motive-ready = it is { $attack } Firepower against { $defence } in { $space }, and nobody who is left would help.
motive-so-far = so far it is { $attack } Firepower against { $defence } in { $space }.
motive-quality = { $piece } has Quality { $n }: the better of both sides gains from the difference.
motive-dear = losing a step of { $piece } hurts more.
motive-guard = { $space } is ours, worth { $n }, and nobody guards it.
motive-relief = this is on the way to { $space }, which is ours, worth { $n }, and in danger.
motive-carts = Transports in { $space } feed the troops around.
motive-strikes = from there it can attack { $to } with good odds.
motive-feeds =
    { $n ->
        [one] one step in { $space } would be fed.
       *[other] { $n } steps in { $space } would be fed.
    }
motive-firepower = { $piece } has { $n } Firepower.
motive-price =
    { $n ->
        [0] it costs nothing.
        [one] it costs one step.
       *[other] it costs { $n } steps.
    }
motive-chit-offensive =
    in an Offensive everybody moves, then there may be Assaults: { $n ->
        [0] no enemy stands next to us yet.
        [one] we stand next to the enemy in one hex.
       *[other] we stand next to the enemy in { $n } hexes.
    }
motive-chit-attack =
    in an Attack units of several hexes strike together, with Air Support, but move one hex at most: { $n ->
        [0] no enemy stands next to us yet.
        [one] we stand next to the enemy in one hex.
       *[other] we stand next to the enemy in { $n } hexes.
    }
motive-chit-supply =
    a Supply Check would find { $n ->
        [0] nobody
        [one] one piece
       *[other] { $n } pieces
    } better supplied than before.
motive-chit-hunger =
    but it would find { $n ->
        [one] one piece
       *[other] { $n } pieces
    } worse supplied: their lines are cut.
motive-chit-reinforcement =
    { $n ->
        [0] nobody waits to come in.
        [one] one piece waits to come in.
       *[other] { $n } pieces wait to come in.
    }
motive-resources =
    { $n ->
        [0] there are no Resources to pay for it.
        [one] there is one Resource to pay for it.
       *[other] there are { $n } Resources to pay for it.
    }

# By what advice goes in a question

why-movement-ambush = the enemy must come by this road.
why-movement-fortify = the enemy can attack here: a Fortification holds him up.
why-lay-ambush = the enemy must come by this road.
why-relocate-fort = that Fortification is the one the enemy is farthest from.
why-airborne = at the front a brigade is worth more than at an airfield.
why-assault-storm = an empty Objective costs nothing to take.
why-attack-storm = an empty Objective costs nothing to take.
why-participants-air = Air Support adds to the odds, and may shift the column.
why-participants-storm = the place is empty: one strong unit is enough to take it.
why-lead = the best unit leads; among equals the one whose loss costs least.
why-front = the best unit opposes him; among equals the one whose loss costs least.
why-grand-battle-grand-battle = the garrison is down to its last steps, and the place is worth the Lamentation.
why-grand-battle = a Grand Battle costs Lamentation, and here too little is to be won by it.
why-banzai-banzai = the better roll is worth more than what the charge will cost.
why-banzai = the charge would cost more than the better roll brings.
why-force-retreat-pass = this ground is not worth what the advance would cost.
why-force-retreat = the enemy must pay to stay; the best unit asks it of him.
why-oppose = the best unit opposes him; among equals the one whose loss costs least.
why-impose-impose = this ground is worth the steps.
why-impose = this ground is not worth the steps.
why-hold-hold = this ground is worth the steps, or there is no way out of it.
why-hold = this ground is not worth the steps.
why-retreat = the largest units retreat first, while there is room.
why-retreating-stop = to run farther would only cost steps.
why-advance = this follows up the victory: it brings the unit nearer to an Objective, or gives company to who is there.
why-merge = whole Regiments fight better, and stack better, than Battalions.
why-air-drops = this feeds the largest stack that has no other supply.
why-japanese-replacements = the strongest unit comes back first.
why-allied-replacements = the strongest unit comes back first.
why-yunnan-replacement = the strongest unit comes back first.
why-rebuild-second = the strongest unit comes back first.
why-choose-host = it shares the rations of the best fed.
why-allied-entry = the strongest units come first.
why-allied-entry-emplane = Chindits are made for landing behind the enemy.
why-replenishment-done = sending brigades to carry rice would weaken the front.
why-replenishment = Imphal starves, and there are Resources to spare.
why-claim = a flag on an Objective costs nothing.
why-attack-done = every attack that is left costs more than it promises.
why-assault-done = every Assault that is left costs more than it promises.
why-movement-done = nobody who can still move would stand better elsewhere.
why-approach-done = nobody would stand better one hex closer.
why-rail-done = nobody who can take the train would stand better elsewhere.
why-air-drops-done = whoever could be fed from the air eats from the reserves of Imphal, and the aircraft are kept for combat.
why-advance-done = nobody would stand better there.
