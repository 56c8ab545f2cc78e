# War of Resistance: the air war (16-25).

box-aborted = the aborted air units

mission-transfer = transfer
mission-night-transfer = transfer by night
mission-escort = escort
mission-interception = interception
mission-patrol = patrol attack
mission-cap = combat air patrol
mission-transport = transport
mission-night-transport = transport by night
mission-bombing = bombing
mission-night-bombing = bombing by night
mission-support = ground support
mission-defence = defensive air support
mission-harassment = harassment

manner-normal = at normal range
manner-extended = at extended range
manner-one-way = one way
manner-extended-one-way = one way, at extended range
manner-staged = from another base (staging)

effect-- = no effect
effect-R = it returns to base
effect-A = it is aborted
effect-K = it is eliminated
effect-hit = a hit
effect-miss = missed
effect-lands = it lands safely
effect-disrupted = disrupted
effect-severely-disrupted = severely disrupted
effect-eliminated = eliminated

aim-airbase = the airbase
aim-rail = the railway
aim-port = the port
aim-factory = the factory
aim-terror-city = the city (terror)
aim-terror-capital = the capital of the KMT (terror)
aim-burma-road = the Burma Road

kind-air-fighter = fighter
kind-air-bomber = bomber
kind-air-transport = transport aircraft

cargo-attack-supply = attack supply
cargo-resources = a resource point
cargo-infantry-point = an infantry replacement point
cargo-navy-point = a replacement point of the navy

organization-IJA = the Japanese Army
organization-IJN = the Japanese Navy
organization-CAF = the Chinese Air Force
organization-VVS = the Soviet Air Force
organization-AVG = the American Volunteer Group

rolled =
    { $drm ->
        [0] { $roll }
       *[other] { $roll } ({ SIGNED($drm) })
    }

## 16 Operations

event-launched = { $side } launch an air operation ({ $mission }): { $pieces }.
event-over-target = { $side } are over { $space } with { $pieces }.
event-on-station = { $pieces } stay over { $space }.
event-operation-over = The air operation of { $side } is over.
event-stands-down = { $piece } stands down at { $space }: the base has no room for more.

ask-air-operation = Choose what kind of air operation to fly.
ask-air-lead = Operation ({ $mission }): choose its first air unit.
ask-air-target = Choose the target of { $piece }.
ask-air-assembly = Operation ({ $mission }) to { $space }: add units and escorts, then go.
ask-manner = How does { $piece } fly?
ask-staging = Choose the base where { $piece } stages.
ask-mission-movement = Fly to { $space }: choose who flies next, or send all straight there.
ask-course = Choose the way of { $pieces }, or who flies along.
ask-onward = At { $space }: fly on with another leg, or stay.
ask-next-leg = Choose the next base of { $piece }.
ask-air-window = Fly { $mission }, or say done.
ask-air-round = Fly an air operation, or say done.
ask-air-watch = Fly an air operation now, stand by for later, or say done.
ask-crowding =
    The base at { $space } can ready { $capacity ->
        [one] 1 air unit
       *[other] { $capacity } air units
    }: choose who stands down.

order-air = Launch an air operation
order-stand-by = Stand by: ask again after each move
order-stand-down = Stand down { $target }
order-stand-down-weakest = Stand down the weakest, as many as must
order-operation = { $target }
    .target = mission
order-fly = Fly with { $target }
order-manner = { $target }
order-stage-at = Stage at { $target }
order-target = Target { $target }
order-escort = Escort with { $target }
order-go = Take off
order-send-group = { $target } flies
order-fly-along = { $target } flies along
order-via = To { $target }
order-straight = All fly straight to their target
order-switch-to-escort = { $target } goes over from CAP to escort
order-onward = { $target } flies on

## 17 Bases

event-field-destroyed = The temporary airfield at { $space } is destroyed.
event-guns-arrive = Position anti-aircraft arrives at { $space }: { $points } of { $item }.
event-field-abandoned = { $side } give up the airfield at { $space }.
event-escape = { $piece } tries to escape from { $space }: die { $die }.

ask-escape = { $space } is lost: choose who flees first.
ask-flight = Choose where { $piece } flees to.

order-abandon = Give up the airfield at { $target }
order-flee = { $target } flees

## 18 Flight

event-aborted = { $piece } is aborted.
event-shot-down = { $piece } is eliminated.
event-landing = { $piece } lands at { $space } in danger: die { modified }.
event-lands = { $piece } lands at { $space }.
event-stages = { $piece } stages at { $space }.
event-switches = { $piece } goes over to another mission at { $space }: { $mission }.

ask-landing = Choose the base where { $piece } lands.

order-land-at = At { $target }
order-all-home = Everybody back to where they came from

## 20D, 21C Patrol attacks

event-patrol-attack = { $side } attack the aircraft over { $space } with { $pieces }.
event-patrol-fire = { $by } attacks { $piece } (differential { SIGNED($column) }), die { $die }: { $effect }.
event-jettisons = { $piece } drops its bombs for the fight.

ask-patrol = { $pieces } fly over { $space }: attack them with fighters on patrol?
ask-jettison = Fighters with bombs may jettison them.
ask-spread = Choose against whom another fighter flies.

order-pounce = Attack with { $target }
order-fly-against = Against { $target }
order-jettison = { $target } jettisons its bombs

## 20F Transport

event-cargo-lost = { $piece } is lost with { $by }.
event-stores-lost = Stores are lost with { $by }: { $cargo }.
event-flown-in = { $piece } is flown to { $space }.
event-stores-flown-in = Stores are flown to { $space }: { $cargo }.

order-airlift = Load { $target }
order-airlift-stores = Load { $target }
    .target = cargo

## 20G Bombing

event-bombed = { $side } bomb { $aim } at { $space } with { $strength } (column { $column }), die { modified }: { $effect }.
event-bombs-wasted = { $side } have too few bombs for { $aim } at { $space }.
event-terror = { $side } bomb { $aim } at { $space } with { $strength }: { $effect }.
event-rail-broken = The railway at { $space } is broken.
event-harassed =
    { $side } harass { $space } with { $strength } points: { $hits ->
        [0] no effect.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
event-kept-off =
    Guns at { $space } fire at aircraft ({ $roll } + { $strength }): { $hits ->
        [0] in vain.
        [one] 1 harassment hit is kept off.
       *[other] { $hits } harassment hits are kept off.
    }

ask-bombing = Over { $space }: choose what to bomb, or say done.
ask-bombing-run = Bombs on { $aim } at { $space }: { $strength } points. Add units, then drop the bombs.
ask-wreck = A hit at { $space }: choose the air unit on the ground that is wrecked.

order-bomb = Bomb { $target }
    .target = aim
order-drop-bombs = Drop the bombs
order-hit-on = Wreck { $target }
order-keep-off = Guns at { $target } fire at the aircraft that harass it

## 21 Air combat

event-intercepts = { $side } intercept over { $space } with { $pieces }.
event-scrambles = { $piece } scrambles from { $space } to { $to }.
event-fires = { $by } fires at { $piece } (differential { SIGNED($column) }), dice { rolled }: { $effect }.

ask-interception = { $pieces } are over { $space }: intercept or scramble with fighters, or say done.
ask-scramble-to = Choose where { $piece } flies to.
ask-engagement = Over { $space }: choose who engages the escorts { $pieces }; the others pass them by.
ask-assignment = Choose who engages { $piece }.
ask-surplus = Choose against whom another of your air units flies.
ask-surplus-escorts = Choose against whom another escort flies, or hold the others back.
ask-press-on = The fight with { $piece } is undecided: press on or break off.
ask-fire-choice = Does { $piece } fire at { $by } now? It fires only once.

order-intercept = Intercept with { $target }
order-scramble = Scramble { $target }
order-engage-screen = { $target } engages the escorts
order-assign = { $target }
order-hold-back = Hold the other escorts back
order-press-on = Press on
order-break-off = Break off
order-fire-back = Fire
order-hold-fire = Hold fire

## 22 Anti-aircraft

event-flak = Guns at { $space } fire at { $piece } (column { $column }), dice { rolled }: { $effect }.

## 24 Airdrops

event-drop-planned = A drop of { $piece } over { $space } is planned.
event-drop-cancelled = The drop of { $piece } is given up.
event-dropped = { $piece } is dropped over { $space }, die { modified }: { $effect }.

ask-drop-plans = Plan airdrops, give them up, or say done.
ask-drop-target = Choose where { $piece } is to be dropped.

order-plan-drop = Plan a drop of { $target }
order-drop-at = Over { $target }
order-cancel-drop = Give up the drop of { $target }

## 25 Air replacement

event-cycle-ends =
    The air cycle ends: { $organization } keep { $points ->
        [one] 1 replacement point
       *[other] { $points } replacement points
    } and lose { $left }.
event-air-points =
    Replacement points for { $organization }: { $points }, now { $left }.
event-air-limit =
    { $organization } may keep { $points ->
        [one] 1 replacement point
       *[other] { $points } replacement points
    } and lose { $left }.
event-air-delayed = { $piece } is got ready (die { $die }) and arrives in turn { $turn }.
event-air-turned-away = { $piece } finds no base and is eliminated.
event-air-regrouped = { $piece } is regrouped with what is left of { $by }.
event-air-repaired = { $piece } is repaired.
event-air-rebuilt = { $piece } is replaced.
event-air-converted = { $piece } at { $space } is converted to { $by }.
event-air-placed = { $piece } comes to { $space }.
event-air-withdrawn = { $piece } is withdrawn from China.

ask-air-staff = Regroup, repair, replace, convert and place air units, then say done.
ask-air-placement = Choose the base for { $piece }.
ask-air-withdrawal = Choose which { $aircraft } of { $organization } leaves China.
ask-air-deployment = Choose the base where { $piece } begins the war.

order-regroup-air = Regroup { $target }
order-repair-air = Repair { $target } (1 point)
order-rebuild-air = Replace { $target } (2 points)
order-place-air = Place { $target }
order-place-rest = Base the others where there is most room
order-convert-air = Convert { $target }
order-withdraw-air = Withdraw { $target }

prompt-air-round = Air operations
prompt-air-watch = Air operations of the second player
prompt-air-window = Air support
prompt-air-staff = Air replacement

# 24B, 32B among enemies
effect-scattered = scattered and lost
cargo-general-supply = a general supply point
cargo-general-supply-old = a general supply point of the last phase
cargo-general-supply-oldest = a general supply point of the phase before the last
event-point-dropped = { $cargo } is dropped over { $space }, die { modified }: { $effect }.
ask-airborne-overrun = Overrun { $space } with those who have come down, or say done.
prompt-airborne-overrun = Airborne overrun

# 20G2h, 22B1, 27A5 naval patrol, the guns of ships, carriers
mission-naval-patrol = naval patrol
aim-ships-at-sea = ships on the water
event-on-naval-patrol = { $piece } is assigned to naval patrol.
event-naval-search = A search for ships in { $space }, die { modified }: { $success }.
event-lands-aboard = { $piece } lands on { $by }.
event-port-run = { $piece } attacks the port of { $space }.
event-raid = { $piece } goes for { $aim } at { $space }.
event-raid-met = The guns of { $space } fire at the raid on { $aim }.
ask-patrol-assignment = Assign air units to naval patrol, or say done.
ask-sighting = { $pieces } can be attacked: send a naval patrol, or let them pass.
ask-patrol-launch = Choose the air units of one base that look for the ships in { $space }.
ask-port-run = Say who bombs the port of { $space } or the ships in it: a ship fires at them too. Then say done.
ask-raids = Say who bombs a bridge of { $space }: the guns of one of its ends fire at them. Then say done.
ask-raid = { $piece } at { $space }: which bridge?
ask-raid-guns = Raid on { $aim } of { $space }: which end fires?
order-assign-to-naval-patrol = { $target } to naval patrol
order-let-pass = Let them pass here
order-wave-on = Let them pass for the rest of the phase
order-land-on = Land on { $target }
order-bomb-the-port-with = { $target } at the port
order-bomb-a-bridge-with = { $target } at a bridge
order-fire-from = Fire from { $target }
prompt-patrol-assignment = Naval patrol
prompt-sighting = Ships in sight
prompt-patrol-launch = Naval patrol
prompt-port-run = Attack on a port
prompt-raids = Raid on a bridge
prompt-raid = Bridge to be bombed
prompt-raid-guns = Guns at a bridge

# 17D, 20G1a, 20G2j
aim-yard = the marshalling yard
event-base-wrecked = { $piece } damages the airbase at { $space }.
order-damage-airbase = Damage the airbase
order-detour = Spend { $target } points more on the way
