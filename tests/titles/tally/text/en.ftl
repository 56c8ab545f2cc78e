order-add = Add { $target }
order-take = Take { $target }
order-put = Put it { $target }
order-bid = Bid { $target }
order-stake = Stake { $target }
order-roll = Roll a die
order-done = Done
order-crash = Break the game

ask-round = Turn { $n }: add, take, roll, or end your turn.
ask-hold = Where does the { $piece } go?
ask-bid = Bid in secret.
ask-stake = What do you stake?
ask-pause = The bids lie face down.

event-begins = The tally begins.
event-bids = The bids were { $red } and { $blue }.
event-rolled = { $side } rolls { $die }.
event-added = { $side } adds { $n }.
event-crash = Something breaks.

reason-too-much = That is too much.
