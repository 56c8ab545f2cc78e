# Air and naval combat, reaction, patrols, support: chapters 6.3, 7, 8 (but for land attacks), 9.4, 10, 22.

## Words

at-works-fortress = the fortress
at-works-home = the home base
wave-first = the strike
wave-counter = the counter-attack
wave-second = the second wave
wave-second-counter = the second counter-attack

## Reaction

ask-reaction = The enemy has moved and will attack next. Choose a fleet or an air unit that meets him first, or say that you are done.
ask-reaction-course = { $piece } puts to sea from { $space }: where to?
ask-reaction-flight = { $piece } takes off: where to?
ask-reaction-task = What does { $piece } do over { $space }?
event-reaction-sails = { $piece } leaves { $space } for { $to } to meet the enemy.
event-reaction-flies = { $piece } flies from { $space } to { $to } to meet the enemy.
reason-has-sailed = { $piece } has already moved in this segment.
reason-not-ready = { $piece } is not in reaction status.
reason-must-attack = { $piece } has stopped enemy ships and must attack them.
reason-not-spotted = No friendly air unit has { $space } in range: nobody has spotted the ships there.
reason-out-of-range = { $space } is out of range of { $piece }.

## Patrols

ask-patrols = Send air units that have not moved on combat air patrol, or say that you are done.
ask-patrol-where = Over which hex does { $piece } patrol?
order-guard = Send on patrol: { $target }
event-patrols = { $piece } takes off from { $space } and patrols over { $to }.
reason-has-flown = { $piece } has already flown in this player turn.
reason-enemy-patrol = Enemy air units patrol over { $space }.

## The order of combat

reason-six-attacks = { $force } has already made its { $limit } attacks in this segment, without a special operations effort.
reason-nobody-there = No air unit of yours can attack at { $space }.
reason-nobody-chosen = Choose first who takes part.
reason-no-target = There is nothing to attack at { $space }.
reason-on-patrol = { $piece } is on patrol: it cannot attack.
reason-has-aborted = { $piece } has aborted and takes no further part in combat.
reason-has-fought = { $piece } has already fought in this segment.
reason-defeated = { $piece } is defeated: it is ignored by all combat.

## Air combat

ask-air-combats = Air combat: over which hex do you engage the enemy patrol?
ask-air-muster =
    Who engages the patrol over { $space }? { $pieces-count ->
        [0] Who does not can bomb afterwards, if the sky is clear.
       *[other] So far: { $pieces }.
    }
ask-air-leader = Does a naval-air leader help over { $space }?
ask-air-abort = After round { $n } over { $space }: does one of your land-based air units break off?
ask-air-loss =
    Over { $space } { $result-key ->
        [A] one of your air units aborts
       *[other] one of your air units is eliminated
    }: which?
order-engage = Engage the patrol over { $target }
order-led-by = Led by { $target }
order-abort = Break off: { $target }
event-air-combat = Over { $space } { $pieces } { $pieces-count ->
        [one] engages
       *[other] engage
    } { $defenders }.
event-air-led = { $piece } directs the air units over { $space } (+{ $points }).
event-air-round =
    Round { $n } over { $space }: { $attack } against { $defence }, { $ratio }, die { $die }: { $result-key ->
        [nn] no effect.
        [Xn] an attacker is shot down.
        [An] an attacker aborts.
        [AA] one of either side aborts.
        [nA] a defender aborts.
        [nX] a defender is shot down.
        [n2X] two defenders are shot down.
       *[other] { $result }.
    }
event-aborted = { $piece } turns back from { $space }.
event-supremacy = The sky over { $space } belongs to { $side }.
event-no-supremacy = The patrol holds the sky over { $space } against { $side }.
reason-no-patrol = There is no enemy patrol over { $space }.
reason-naval-air-stays = { $piece } is a naval air unit: it never breaks off by itself.

## Bombardment

ask-land-bombings = Where do your air units bombard land targets?
ask-naval-bombings = Where do your air units bomb ships?
ask-land-raid = The land targets of { $space }: a target, who bombs it, the next target, and so on.
ask-naval-raid = { $wave } on the ships at { $space }: a target, who bombs it, the next target, and so on.
ask-flak = Anti-aircraft fire at { $space }: which of your bombers turns back?
order-bombard = Bombard { $target }
order-bomb-ships = Bomb the ships at { $target }
order-at-works = Aim at { $target }
order-together = Join the strike on { $target }
order-kamikaze = As kamikaze: { $target }
event-land-raid = { $pieces } { $pieces-count ->
        [one] comes
       *[other] come
    } in over { $space }.
event-naval-raid = { $wave }: { $pieces } { $pieces-count ->
        [one] dives
       *[other] dive
    } on the ships at { $space }.
event-flak =
    Anti-aircraft fire at { $space }, { $points } points, die { $die }: { $n ->
        [0] no effect.
        [one] one bomber turns back.
       *[other] { $n } bombers turn back.
    }
event-guns-silent = The guns of { $space } are silent: surprise is complete.
event-land-bombed =
    { $pieces } { $pieces-count ->
        [one] bombs
       *[other] bomb
    } { $what-key ->
        [fortress] the fortress of { $space }
        [home] the home base of { $space }
       *[other] { $piece } at { $space }
    } with { $points } factors, die { $die }: { $result-key ->
        [D] a hit.
       *[other] no effect.
    }
event-ship-bombed =
    { $pieces } { $pieces-count ->
        [one] bombs
       *[other] bomb
    } { $piece } with { $points } factors, die { $die }{ $drm ->
        [0] {""}
       *[other] {" "}(at anchor { SIGNED($drm) })
    }: { $result-key ->
        [D] damaged.
        [S] sunk.
       *[other] missed.
    }
event-disrupted = { $piece } at { $space } is disrupted until the end of the player turn.
event-works-disrupted =
    { $what-key ->
        [fortress] The fortress of { $space } is disrupted until the end of the player turn.
       *[other] The home base of { $space } is disrupted until the end of the player turn.
    }
event-target-gone = { $pieces } { $pieces-count ->
        [one] finds
       *[other] find
    } no target left at { $space }.
event-kamikaze = { $piece } flies as kamikaze.
event-assault-promised = { $space } is now to be assaulted from the sea.
event-surprise-over = At { $space } the surprise is over: aircraft are up and guns are manned.
reason-bombers-first = Say first who bombs the target in hand.
reason-target-first = Choose a target first.
reason-no-bombers-left = Nobody is left to bomb it.
reason-bombs-once = { $piece } bombards only once in a segment.
reason-hex-raided-already = { $space } was raided in that manner in this segment already.
reason-other-kind = { $piece } is of the other kind: naval and land-based air units bomb ships in separate raids.
reason-from-land = { $piece } flies from land: it can never attack a reaction force.

## Carriers

ask-second-wave = Do { $pieces } fly a second wave against the ships at { $space }?
ask-counter-attacks = Your carriers at { $space } were bombed: do they counter-attack?
ask-sortie = Who flies the counter-attack on { $space }?
ask-carrier-strikes = Do your carriers strike at an enemy reaction force?
ask-strike-force = Who flies against the reaction force at { $space }?
order-counter-attack = Counter-attack { $target }
order-strike = Strike at the reaction force at { $target }
event-second-wave = { $pieces } { $pieces-count ->
        [one] comes
       *[other] come
    } back over { $space } in a second wave.
event-counter-attack = { $pieces } { $pieces-count ->
        [one] counter-attacks
       *[other] counter-attack
    } from { $space } against { $to }.
event-carrier-strike = { $pieces } { $pieces-count ->
        [one] strikes
       *[other] strike
    } at the reaction force at { $space }.
event-turned-away = The patrol over { $space } turns { $pieces } away.
event-sky-empty = { $pieces } { $pieces-count ->
        [one] finds
       *[other] find
    } no enemy patrol over { $space }.
event-port-empty = { $pieces } { $pieces-count ->
        [one] finds
       *[other] find
    } no ship at { $space }.
event-patrol-turned-back = { $piece } was to patrol over { $space }, meets an enemy patrol there and returns.

## Surface combat

ask-surface-combats = Which enemy ships do yours attack?
ask-surface-muster =
    Who attacks the ships at { $space }?{ $pieces-count ->
        [0] {""}
       *[other] {" "}So far: { $pieces }.
    }
ask-surface-allot = Round { $n } at { $space }: against whom does { $piece } go?
ask-surface-aim = Round { $n } at { $space }: at whom does { $piece } fire?
ask-surface-withdraw = Round { $n } at { $space } is over: do your ships withdraw?
ask-declared-battles = Which of the attacks that you have declared is fought next?
ask-support = Your ships at { $space } are attacked: which support force fights for them?
ask-support-consent = The ships of { $by } are attacked: does your support force with { $piece } fight for them?
ask-attack-supported = The support force is defeated: do you attack the ships at { $space } now?
order-give-battle = Attack the ships at { $target }
order-fire-at = Fire at { $target }
order-stay-out = Stay out of this round
order-all-at = All that are left against { $target }
order-support-from = Support from { $target }
event-attack-declared = { $pieces } { $pieces-count ->
        [one] makes
       *[other] make
    } for the ships at { $space }.
event-surface-combat = Surface combat at { $space }: { $pieces } against { $defenders }.
event-surface-fire =
    { $pieces } { $pieces-count ->
        [one] fires
       *[other] fire
    } at { $piece }: { $attack } against { $defence }, { $ratio }, die { $die }: { $result-key ->
        [D] damaged.
        [S] sunk.
       *[other] no effect.
    }
event-out-of-weight = { $pieces } { $pieces-count ->
        [one] fires
       *[other] fire
    } at { $piece } in vain ({ $attack } against { $defence }).
event-supported = { $pieces } from { $space } { $pieces-count ->
        [one] throws itself
       *[other] throw themselves
    } between the enemy and the ships at { $to }.
event-withdrew = { $pieces } { $pieces-count ->
        [one] withdraws, defeated.
       *[other] withdraw, defeated.
    }
reason-support-attacked = The support force at { $space } is attacked itself: that combat comes first.
reason-in-task-force = { $piece } fights with its task force.

## Shore bombardment

ask-shore-bombardments = Which coast do your ships bombard?
ask-shore-raid = The land targets of { $space }: a target, which ships bombard it, the next target, and so on.
order-shell = Bombard the coast of { $target }
event-shore-raid = { $pieces } { $pieces-count ->
        [one] opens
       *[other] open
    } fire on { $space }.
event-shore-shelled =
    { $pieces } { $pieces-count ->
        [one] shells
       *[other] shell
    } { $what-key ->
        [fortress] the fortress of { $space }
        [home] the home base of { $space }
       *[other] { $piece } at { $space }
    } with { $points } factors, die { $die }: { $result-key ->
        [D] a hit.
       *[other] no effect.
    }
reason-no-assault = Troops at { $space } may be shelled only if the hex is assaulted in this segment.
