# Battles at sea, submarines, damage, attacks on ports and airbases (8.3 to 8.7).

approach-day = a day interception
approach-night = a night interception
approach-avoid = to avoid battle

role-attack = in attack
role-escort = in escort
role-cap = on CAP
role-base = at base
role-dogfight = in Air Combat
role-support = in Ground Support
all-fly-attack = all in attack
all-fly-escort = all in escort
all-fly-cap = all on CAP
all-fly-base = all at base
all-fly-dogfight = all in Air Combat
all-fly-support = all in Ground Support
air-cba = CBA
air-lba = LBA
air-elite = elite
air-jp = Japan
air-us = US
air-cw = Commonwealth
air-dei = Dutch

step-sound = a sound step
step-damaged = a damaged step

## Battles

ask-engage = Choose the next sea zone in which to fight.
order-engage = Fight in { $target }
event-battle = Battle is joined in { $space }.
event-battle-over = The battle in { $space } is over.
reason-no-battle = There is no battle to fight in { $space }.
reason-battles-first = All battles at sea come first; then ports and airbases are attacked.

ask-consolidate = A round begins in { $space }: consolidate your fleets, or go on.

## Interception

ask-approach = Choose your approach in { $space }, in secret.
order-approach = Choose { $target }
event-approach = { $side } chose { $approach } in { $space }.
event-interception-roll =
    { $bonus ->
        [0] Interception roll of { $side }: { $die }.
       *[other] Interception roll of { $side }: { $die }, with { SIGNED($bonus) } it is { $total }.
    }
event-intercepted =
    { $approach-key ->
        [day] A day battle is fought in { $space }.
       *[other] A night battle is fought in { $space }.
    }
event-surprise = Surprise in { $space }, to the advantage of { $side }!
event-fleets-revealed = The fleets in { $space } are revealed: { $pieces }.
event-avoids = In { $space } the fleets of { $side } avoid battle and go back to port.
reason-no-aircraft = You have neither CBA in { $space } nor LBA in an uncontested place on its shore: only the night is left to you.
reason-first-interception = Battle can be avoided only from the second interception on.

## Night

ask-night-target = { $piece } fires in the night: choose its target.
order-at = Aim at { $target }
event-night-fire =
    { $piece } fires at { $by } and rolls { $dice }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }, { $damages ->
        [0] no damage.
        [one] 1 damage.
       *[other] { $damages } damages.
    }
reason-screened = { $piece } is behind a screen of BB and CA fleets.

## Day

event-first-round-skipped = No carrier has aircraft in { $space }: the first day round is skipped.
event-day-round = Day round { $n } at { $space }.
ask-assign-aircraft =
    Day round { $n } at { $space }: assign { $menus ->
        [1] your air units
       *[other] { $pieces }
    }, in secret.{ $picks-count ->
        [0] {""}
       *[other] {" "}So far: { $picks }.
    }
order-role = { $target }
event-aircraft-fly = Over { $space }, { $role }: { $pieces }.
event-escort-combat =
    Escort against CAP: { $pieces }, dice { $dice }: { $hits ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
event-aa-fire =
    The AA of { $side } at { $space } rolls { $dice }: { $hits ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
ask-lose-aircraft =
    { $n ->
        [one] An air unit loses a step: choose which.
       *[other] Your air units lose { $n } steps: choose the next.
    }
ask-air-target = { $piece } attacks at { $space }: choose its target.
order-at-port = Aim at the port itself
event-air-strike =
    { $pieces } { $pieces-count ->
        [one] strikes
       *[other] strike
    } { $by } and { $pieces-count ->
        [one] rolls
       *[other] roll
    } { $dice }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }, { $damages ->
        [0] no damage.
        [one] 1 damage.
       *[other] { $damages } damages.
    }
event-port-strike =
    { $pieces } { $pieces-count ->
        [one] strikes
       *[other] strike
    } the port of { $space }, dice { $dice }: { $hits ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
event-port-damaged = The port of { $space } is at damage level { $level }.
reason-surprised-cba = Your carriers are surprised: in the first round their aircraft cannot attack.
reason-whole-units = Air units are assigned whole, each to one of the roles open to it.

## Hits and damage

ask-hit-step = { $piece } is hit: choose the step that is lost.
order-hit = Lose { $target }
    .target = step
event-step-damaged =
    { $piece } is damaged at { $space }: { $count ->
        [one] 1 step
       *[other] { $count } steps
    }.
event-damages-combine = { $piece } has no sound step left at { $space }: the damages combine and sink one.
ask-no-deck = The decks of { $piece } have no room for all of its aircraft: choose the CBA that loses a step.
ask-land-on = { $piece } has lost its carriers: choose the CV fleet it lands on.
order-land-on = Land on { $target }
event-landed-on = { $piece } lands on { $by }.
event-damage-roll = { $piece } sends a damaged step to the yard: die { $die }, box { $box } of its Build Track.

## Submarines

ask-hunt = { $piece } may attack in { $space }: attack, or let the enemy pass?
order-hunt = Attack with { $target }
ask-submarine-target = { $piece } attacks in { $space }: choose its target.
event-depth-charges =
    Depth charges on { $piece } in { $space }, dice { $dice }: { $hits ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
event-submarine-attack =
    { $piece } attacks { $by } in { $space } and rolls { $dice }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }, { $damages ->
        [0] no damage.
        [one] 1 damage.
       *[other] { $damages } damages.
    }

## Ports and airbases

ask-strike = Choose a port or airbase to attack from the air, or end the phase.
order-strike = Attack { $target }
ask-join-strike = The attack on { $space }: choose the CV fleets and LBA that take part.
order-join = Take part with { $target }
event-port-attack = Air attack on { $space } with { $pieces }.
ask-after-round = A round over { $space } has been fought: fight on, or end the attack?
order-another-round = Fight another round
order-withdraw = Go straight home to Honshu
event-strike-force-home = The strike force goes straight back to { $to }: { $pieces }.
event-port-attack-over = The attack on { $space } is over.
reason-nothing-to-strike = There is neither ship nor air unit nor port to attack in { $space }.
reason-no-strikers = No CV fleet with aircraft in an uncontested sea zone at { $space }, and no LBA in an uncontested place in range.
reason-struck-before = The forces in range of { $space } have already made their attack in this phase.
reason-has-struck = { $piece } has already taken part in an attack in this phase.
reason-cannot-join = { $piece } cannot reach { $space } for this attack.
