# Land combat and control: chapters 8.3, 9, 13 to 15, 18 to 20, 27, 37.

control-of = { $force-key ->
        [ja] the Japanese Army
        [ijn] the Imperial Navy
        [usa] the United States
        [usn] the United States
        [br] Britain
        [an] the ANZAC
        [ch] China
       *[su] the Soviet Union
    }

## What happened

event-land-attack = { $pieces-count ->
        [one] { $pieces } attacks { $target }.
       *[other] { $pieces } attack { $target }.
    }
event-land-leader = { $piece } leads his troops at { $target }.
event-banzai = Banzai! At { $target } the Japanese fight for the greater glory of the Emperor.
event-unopposed = Nobody opposes the landing at { $target }.
event-land-combat = { $target }: { $ratio }, so { $column }; the die shows { $die }{ $drm ->
        [0] {""}
       *[other] , with all modifiers { $modified }
    }. { $result ->
        [AD] The attackers are destroyed.
        [AW] The attack is thrown back.
        [EX] Both sides bleed: an exchange.
        [DW] The defenders give way.
        [DD] The defenders are destroyed.
       *[other] Nothing is decided.
    }
event-assault-failed = The landing at { $target } has failed; what is left of it goes home.
event-retreated = { $piece } withdraws from { $space } to { $to }.
event-advanced = { $piece } enters { $to }.
event-objective-taken = { $space } (worth { $points }) is now under the control of { control-of }.
event-place-taken = { $space } is now under the control of { control-of }.
event-home-base-taken = The home base at { $space } has fallen to { control-of }.
event-objective-transferred = By agreement { $space } passes to the control of { control-of }.
event-leader-captured = { $by } captures { $piece } at { $space }.
event-guerrillas-dispersed = { $piece } disperses the guerrillas at { $space }.
event-fortress-silenced = The fortress of { $space } is silenced until the next player turn.
event-home-base-silenced = The defences of the home base at { $space } are silenced until the next player turn.
event-afghanistan-violated = The neutrality of Afghanistan is violated at { $space }: it is open to the Allies.

## Questions

ask-assail = Land attacks: which hex do you attack?
ask-assailing = Who attacks { $target }?{ $pieces-count ->
        [0] {""}
       *[other] {" "}So far: { $pieces }.
    }
ask-joining = { $target } is being attacked by { $pieces }. Do units of yours join?
ask-defend = { $pieces } { $pieces-count ->
        [one] attacks
       *[other] attack
    } { $target }. Does a leader help the defence?
ask-banzai = { $pieces } { $pieces-count ->
        [one] attacks
       *[other] attack
    } { $target }. Banzai?
ask-retreat = Which unit withdraws next?
ask-retreat-to = Where does { $piece } withdraw to?
ask-leader-retreat = With whom does { $piece } withdraw?
ask-advance = { $target } lies open. Who enters it?
ask-exchange = Exchange at { $target }: you have still to lose { $losses ->
        [one] one factor
       *[other] { $losses } factors
    }. Which unit is lost?

## Orders

order-assail = attack { $target }
order-retreat = { $target } withdraws
order-advance = { $target } enters
order-banzai = banzai!

## Refusals

reason-kmt-abroad = No more than { $limit } land units of the Kuomintang may be outside China, Manchukuo and Korea at a time.
reason-assault-owed = The troops at { $target } were bombarded for the sake of a landing: it must be assaulted from the sea.
