# Why an order is good, as a staff officer would put it

motive-cheap = losing a step of { $piece } hurts least.
motive-dear = losing a step of { $piece } hurts more.
motive-lands = { $piece } is to land in { $space }.
motive-escorts =
    { $n ->
        [one] { $piece } protects the landing force with one step.
       *[other] { $piece } protects the landing force with { $n } steps.
    }
motive-strikes =
    { $n ->
        [one] { $piece } can strike with one step of aircraft.
       *[other] { $piece } can strike with { $n } steps of aircraft.
    }
motive-meets = if all who can come do, we have about { $n } steps of ships and aircraft there, the enemy about { $total }.
motive-troops = enemy troops are at sea there.
motive-in-port =
    { $n ->
        [0] no ships lie in { $space }.
        [one] about one step of ships lies in { $space }.
       *[other] about { $n } steps of ships lie in { $space }.
    }
motive-fighters =
    { $n ->
        [one] one step of aircraft defends { $space }.
       *[other] { $n } steps of aircraft defend { $space }.
    }
motive-left = in { $space } it is { $n } of our steps against { $total }.
motive-assault = in an Assault both sides fire better, at once.
motive-day = by day aircraft decide: about { $n } steps of ours against { $total }.
motive-night = in the night guns decide: about { $n } steps of ours against { $total }.
motive-carrier = { $piece } has the aircraft that can hurt us.
motive-damaged = { $piece } is damaged: another hit sinks it sooner.
motive-steps =
    { $n ->
        [one] { $piece } has one step left.
       *[other] { $piece } has { $n } steps: the fewer, the sooner it is gone.
    }
motive-others = { $piece } is worth less than a carrier, and more than other ships.
motive-near = { $space } is within reach of { $to }, which we want.
motive-unfed = but in { $space } supply is short.
motive-raiders = but enemy carriers could strike { $space }.
motive-battle = in { $space } there is a battle in which aircraft help.
motive-bare = but no troops protect aircraft in { $space }.
motive-reaches = { $piece } can go to { $to }.
motive-landing =
    { $n ->
        [one] one unit can land in { $space }.
       *[other] { $n } units can land in { $space }.
    }
motive-escort =
    { $n ->
        [one] one fleet should go with them.
       *[other] { $n } fleets should go with them.
    }
motive-raid = carriers can strike ships in port from { $space }.
motive-victory-area = { $space } is a victory area.
motive-oil = { $space } has { $n } oil.
motive-empty = nobody guards { $space }.
motive-chance = the chance to prevail in { $space } is about { $n } %.
motive-worry = { $space } is ours, and its guard is weaker than what can fall on it.
motive-hungry = but in { $space } it would starve.

# By what advice goes in a question

why-place-airborne = most prizes are in its range from here.
why-sail = the landing force goes first, then its escort; a raid takes all carriers that can come.
why-react-react = the odds are good, or only transports have come.
why-react-done = what could meet the enemy is too weak, or too dear in oil.
why-submarine = submarines cost nothing, and may sink something.
why-extended-operations = going on from here decides more than the Special Action costs.
why-extend-to = the force does most there.
why-extend-with = all go together.
why-split = as much as can be stays together.
why-merge-into = whole fleets fight better than parts.
why-consolidate-done = more blocks take more hits: before a battle fleets stay as they are.
why-consolidate = small fleets that fit together save oil and room in port.
why-network = this zone joins Japan with those who need supply, at the least cost.
why-spend-replace = steps for units at the front, and for aircraft, are worth most.
why-spend-raise = there are fewer units of this kind than the war wants: Marines to land, infantry to hold, aircraft for empty decks.
why-spend-advance = what is begun in the yards should be finished while there is time for it to sail.
why-spend-lay-down = what is laid down now sails before the war ends.
why-spend-buy = troops that wait to land need Special Actions, and a reserve is worth having.
why-spend-garrison = an empty place that counts needs somebody.
why-spend = whatever is left is lost: the best comes first.
why-raise-at = new units appear where they are wanted most.
why-commission = new ships strengthen the fleets there are.
why-board = aircraft go aboard wherever there is room.
why-embark = aircraft go aboard wherever there is room.
why-engage = battles where troops are at sea come first: what is won there can land.
why-approach = by day if our aircraft are more, by night if our guns are, away if neither is.
why-assign-aircraft = most of them strike; escort and patrol only as far as the enemy has aircraft.
why-air-target = damaged carriers, then carriers, then troops that threaten us, then the weakest.
why-night-target = damaged carriers, then carriers, then troops that threaten us, then the weakest.
why-submarine-target = damaged carriers, then carriers, then troops that threaten us, then the weakest.
why-hunt = submarines cost nothing, and may sink something.
why-land-on = this keeps the aircraft near the front.
why-strike-strike = ships lie in port there, and the guns and fighters over them are bearable.
why-strike-done = no port is worth its guns and fighters.
why-join-strike = all who can take part do: the guns of the port share their fire.
why-after-round = we go on while there are ships in port.
why-operational-fly = aircraft follow the front: over a battle first, then near prizes.
why-operational-evacuate = that battle is lost: better to leave it.
why-operational = it goes where it is needed most.
why-fly-to = over a battle first, then near prizes; never without ground units beside them.
why-evacuate-to = anywhere safe is better than into the enemy.
why-strategic = reserves belong at the front and in the ports from which the next invasion sails.
why-transfer-to = reserves belong at the front and in the ports from which the next invasion sails.
why-join-carrier = the carriers nearest to the front want aircraft most.
why-combat-type = an assault needs the upper hand: both sides fire better, at once.
why-air-commitment = we fight for the air if the enemy has half of ours or more there, otherwise we support the troops.
why-bombard = guns help most where the landing is in doubt.
why-share-support = help goes where the landing is in doubt.
why-banzai = a charge is for when all is lost.
why-breakthrough-done = another round is not worth a Special Action.
why-breakthrough = a victory area is nearly ours: another round is worth the Special Action.
why-stay-or-fly = aircraft stay over a battle that goes well.
why-nationalist-payer = the Nationalists pay if they can, then who has most to spare.
why-port-for = near the front but safe, fed, and with room.
why-return = the largest fleets choose their port first.
why-rebase = a better port is in reach.
why-consolidate-in-port = small fleets that fit together save oil and room in port.
why-move-to = there it is wanted more than here.
why-naval-movement = a landing or a raid promises most there.
why-hit-step = a damaged step leaves the fleet for months anyway: it takes the hit.
why-naval-movement-done = no landing and no raid in reach promises enough.
why-operational-done = nobody who can still move would be of more use elsewhere.
why-extended-operations-done = no force at sea has anything to do that is worth a Special Action.
why-strategic-done = nobody who can be transported is wanted more elsewhere.
why-rebase-done = no fleet would lie much better elsewhere.
why-ground-combat-done = elsewhere the odds are too bad.
why-join-strike-done = everybody who helps takes part already.
why-sail-done = the force is strong enough; whoever stays guards the ports and burns no oil.
why-network-done = everybody who can be supplied is; what is left of the transports can carry troops.
