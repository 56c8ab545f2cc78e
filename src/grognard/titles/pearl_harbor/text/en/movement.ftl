# Movement: stacking, task forces, naval, air and land movement, missions, cargo, stops in narrow seas (3, 4, 6, 7, 9, 27, 36).

mission-base = base
mission-attack = attack
mission-support = support
mission-patrol = patrol
mission-transport = transport
mission-assault = amphibious assault
mission-landing = landing on a friendly coast
mission-evacuation = evacuation

role-strike = strike
role-cap = combat air patrol
role-rebase = change of base

## 3 Stacking and task forces

ask-excess-ships = Too many ships lie at { $space }. Which one is lost?
ask-excess-land = Too many units stand at { $space }. Which one is lost?
ask-excess-air = Too many air units are based at { $space }. Which one is lost?
event-fleet-formed = { $pieces-count ->
        [one] { $pieces } forms { $piece } at { $space }.
       *[other] { $pieces } form { $piece } at { $space }.
    }
event-fleet-joined = { $pieces-count ->
        [one] { $pieces } joins { $piece } at { $space }.
       *[other] { $pieces } join { $piece } at { $space }.
    }
event-fleet-disbanded = { $piece } is dissolved at { $space }.
ask-absorption = Which task force takes { $piece }?
ask-mustering = Which ships gather under { $piece }?

## 4 The movement segment

ask-movement = Move your ships, air units, land units and leaders, or end your movement.
event-train-removed = The fleet train at { $space } is taken up.

order-march = March with { $target }
ask-march = Where does { $piece } march?
event-marched = { $piece } leaves { $space } for { $path-end }.
event-hopped = { $piece } crosses the water from { $space } to { $to }.

order-sail = Sail with { $target }
ask-sail = Ships at { $space }: who comes along, who goes aboard, where do they sail, on which mission?
order-form = Form { $target }
order-join = Join { $target }
order-load = Take { $target } aboard
order-aboard = Aboard { $target }
order-ashore = Put { $target } ashore
order-mission = Mission: { $target }
event-sailed = { $pieces-count ->
        [one] { $pieces } sails from { $space } to { $path-end }.
       *[other] { $pieces } sail from { $space } to { $path-end }.
    }
event-fleet-sailed = { $piece } sails from { $space } to { $path-end }.

order-fly = Fly with { $target }
ask-fly = Where does { $piece } fly?
order-role = Task: { $target }
ask-role = What is the task of { $piece } over { $space }?
order-ground = Land at the airfield
ask-touchdown = Where does { $piece } land at { $space }?
event-strike-flown = { $piece } takes off from { $space } to strike at { $to }.
event-patrol-flown = { $piece } flies combat air patrol over { $to }.
event-rebased = { $piece } moves its base from { $space } to { $to }.

## 6 Missions and cargo

event-mission = { $mission-key ->
        [base] { $pieces-count ->
            [one] { $pieces } lies in port at { $space }.
           *[other] { $pieces } lie in port at { $space }.
        }
       *[other] { $pieces } at { $space }: { $mission }.
    }
event-fleet-mission = { $mission-key ->
        [base] { $piece } lies in port at { $space }.
       *[other] { $piece } at { $space }: { $mission }.
    }
ask-berth = Aboard which ship does { $piece } go?
ask-channel = Land divides { $space }. On which of its waters do they stay?
order-waters = The waters towards { $target }
ask-consent = May { $piece } go with { $by }?
event-embarked = { $piece } goes aboard { $by } at { $space }.
event-landed = { $pieces-count ->
        [one] { $pieces } lands at { $space }.
       *[other] { $pieces } land at { $space }.
    }
event-put-ashore = { $piece } goes ashore at { $space }.

## 7 Narrow seas

ask-narrow-sea = Enemy ships have entered the narrow sea at { $space }. Does a reaction force stop them there? It must then attack them.
order-halt = Stop them with the ships at { $target }
event-stopped = The ships at { $to } bar the narrow sea: { $pieces } must stop at { $space }.

## 27, 36 Paratroops, evacuation

order-drop = Drop { $target }
ask-drop = Where does { $piece } drop?
event-dropped = { $piece } takes off from { $space } and drops over { $to }.
order-evacuate = Take { $target } off
ask-evacuation = Which units are taken off at { $space }?

## Why not

reason-moved-already = { $piece } has already moved.
reason-no-way = There is no hex that { $piece } could go to.
reason-carriers-absorbed = The task force at { $space } has another mission, and the carriers would have to join it.
reason-no-island-landings = { $space } is an island, not a coast.
reason-carrier-idle = { $piece } has no mission yet, so nothing but a change of base can start from it.
reason-nothing-to-strike = There is nothing to strike at { $space }.
