# World in Flames: the sea.

box-holds = aboard ships
box-repair = the repair pool
slot-holds = Aboard ships
slot-repair = Repair pool

kind-bb = battleship
kind-ca = heavy cruiser
kind-cl = light cruiser
kind-cv = carrier
kind-sub = submarine
kind-trs = transports
kind-amph = amphibious transports
kind-cp = convoy

value-attack = attack
value-defence = defence
value-planes = air component

phase-naval-air = naval air missions
phase-sailing = naval movement
phase-naval-combat = naval combat
action-naval = naval action

subs-yes = commit them
subs-no = hold them back
withdraw-yes = yes
withdraw-no = no
kind-air = naval air combat
kind-surface = surface combat
kind-submarine = submarine combat
kind-leave = none of it
table-air = naval air combat
table-surface = surface combat
table-submarine = submarine combat
table-column = the column of the naval table
table-dogfight = the value of air combat
table-flak = anti-aircraft fire
buy-raise = one more for yourself
buy-lower = one less for the enemy
as-fighter = fighter
as-bomber = bomber

## 11.3, 11.4 Movement

event-flies-to-sea = { $piece } flies to { $to }.
event-enters = { $pieces } enter { $space }.
event-docks = { $pieces } reach { $to }.
event-patrols = { $pieces } are on patrol in { $space }.
event-moors = { $pieces } moor in { $to } and are turned face-down.
event-spots = { $piece } goes looking for the enemy from { $space } and is turned face-down.
event-intercepted = { $side } intercepts in { $space } (die { modified }, at most { $need }).
event-slipped = { $side } does not find the task force in { $space } (die { modified }, at most { $need }).
event-forces-passage = { $pieces } fight their way in { $space }.
event-laid-up = { $piece } reaches a base and goes to the repair pool.
event-stays = { $piece } stays at sea in { $space }.
event-prize = { $side } takes { $piece } as a prize.
event-saved = { $piece } gets away (die { $die }).

ask-naval-air = Send aircraft to sea, or bring them back, or say done.
ask-sea-course = Choose where { $piece } flies, or leave it where it is.
ask-sailing = Sail with ships, or say done.
ask-task-force = { $pieces } sail: movement { $left }, range { $points }. Choose the next sea area, a port, or a section to patrol in.
ask-detached = Choose the section in which { $pieces } stay behind.
ask-embarkation = Take units aboard from the coast with { $pieces }, or say done.
ask-intercepting = { $pieces } have entered { $space }. Turn a unit face-down to intercept them, or let them pass.
ask-submarines = Are your submarines in { $space } committed?
ask-caught = { $pieces } are caught in { $space }: stop here, or force the passage?
ask-placement = Choose the section in which { $pieces } fight.
ask-homebound = Choose the base to which { $piece } returns.
ask-return-to-base = Say of each unit at sea whether it returns or stays.
ask-debarkation = Debark units from transports, or say done.
ask-ashore = Choose where { $piece } goes ashore, or leave it aboard.
ask-invasion = Invade with units from transports, or say done.

order-sea-flight = Fly to sea with { $target }
order-sail = Sail with { $target }
order-enter = Enter { $target }
order-dock = Enter port: { $target }
order-patrol-in = Patrol in { $target }
order-detach = Leave { $target } behind
order-spot = Turn { $target } face-down
order-let-pass = Let it be
order-subs = Submarines: { $target }
order-halt = Stop here
order-force-passage = Force the passage
order-stay = { $target } stays
order-return = { $target } returns
order-debark = Debark { $target }
order-invade = Invade with { $target }

## 11.5, 11.6 Combat

event-naval-over = The combat in { $space } is over.
event-search = { $side } searches in { $space }: die { modified }.
event-nobody-found = Nobody is found in { $space }.
event-surprise = Surprise in { $space }: { $attack } points for the active side, { $defence } for the other.
event-avoided = { $side } avoids the combat in { $space }.
event-naval-kind = In { $space }: { $table }.
event-salvo = { $side } attacks { $n } ships with { $attack } factors ({ $table }): { $result }.
event-hit = { $piece }: die { $die }, at most { $need }: { $result }.
event-spends = { $side } spends { $points } surprise points; { $left } are left.
event-withdraws = { $side } breaks off in { $space }.
event-withdraws-too = { $piece } breaks off too.
event-air-roles = { $side } flies with { $wings }.
event-flak = { $side } fires with { $attack } factors at { $n } bombers: { $points } points.
event-to-return = { $piece } is to return to base.
ask-escorts = Allied convoys are met in { $space }: which American units fight beside them?
prompt-escorts = Escorts of convoys
order-escort-with = Fight with { $target }
event-escorts = { $piece } fights beside the convoys in { $space }.
event-on-deck = The planes of { $piece } are back; it is turned face-down.
event-plane-lost = { $piece } loses its planes and is damaged.

ask-naval-combat = Start a naval combat, or say done.
ask-spotting = Choose the unit that is turned face-down to start the combat in { $space }.
ask-naval-dash = Combat in { $space }: fly aircraft in, or say done.
ask-sections = You have found the enemy in { $space }: choose the sections that fight, at least one.
ask-avoidance = You have { $points } surprise points in { $space }. Give battle, or avoid it for four?
ask-kind-bought = You have { $points } surprise points in { $space }. Choose the type of combat for four of them?
ask-kind-air = Combat in { $space }: shall it be naval air combat?
ask-kind-submarine = Combat in { $space }: shall it be submarine combat?
ask-shifting = You have { $points } surprise points. Two of them change { $table }; or say done.
ask-aiming = Result { $result }: choose the target for three of your { $points } surprise points, or let it be.
ask-target = Result { $result }: choose the target.
ask-withdrawal = Break off the combat in { $space }?
ask-stragglers = Which units in { $space } that did not fight leave too?
ask-air-role = Shall { $piece } fly as a fighter or as a bomber?
ask-flak-aim = Anti-aircraft fire, { $points } points: choose a plane for three surprise points, or let it be.
ask-flak-losses = Anti-aircraft fire, { $points } points: choose who is lost or turns back.

order-initiate = Start a combat in { $target }
order-find = Section: { $target }
order-avoid = Avoid the combat
order-give-battle = Give battle
order-buy = Spend two: { $target }
order-kind = Type: { $target }
order-suffer = { $target } takes it
order-aim = Aim at { $target }
order-as = As a { $target }
order-withdraw = Break off: { $target }

prompt-naval-air = Naval air missions
prompt-sailing = Naval movement
prompt-naval-combat = Naval combat

prompt-embarkation = Embarkation
prompt-shifting = Surprise points
prompt-debarkation = Debarkation
prompt-invasion = Invasions

phase-debarkation = debarkation
phase-invasion = invasions
event-invades = { $piece } invades { $space }.
phase-port-attack = port attacks
mission-port = port attack
