# Texts of the kernel. A title's own file may replace any of them.

nobody = nobody
list-last = { $first } and { $last }
place-named = { $name } ({ $space })
place-plain = { $space }
piece-named = { $counter } — { $name }
piece-listed = { $counter }

event-game-over =
    { $winners-count ->
        [0] The game is over: it is a draw.
       *[other] The game is over. The winner: { $winners }.
    }
event-ended-resign = { $seat } resigns.
event-ended-time = { $seat } has run out of time.
event-ended-draw = The game is over: the players have agreed on a draw.
event-passed = { $prompt }: there was nothing left to do.
event-roll-off = The partners disagree: { $seat } rolls { $die }.

ask-agreement = { $seat } proposes: { $order }. Agree, or pick another order and let the dice decide.

reason-not-now = This order has no place in this step of the game.

error-unknown-title = This does not exist: { $text }.
error-clashing-options = These options do not go together: { $text }.
error-undeclared-option = The program asks for an option that there is not; please report it: { $text }.
error-bad-order = This order cannot be read: { $text }.
error-illegal-order = This order is not allowed now. { $reasons }
error-wrong-seat = It is not your turn to decide: { $text }.
error-cannot-undo = This cannot be taken back: { $text }.
error-broken-file = This file cannot be read: { $text }.
error-digest-mismatch = This game was recorded otherwise than it replays: { $text }.
error-dead-end = The program has no answer to offer; please report it: { $text }.
error-grognard-error = { $text }

motive-best = advice rates this highest.
motive-equal = this is as good as the first.
motive-next = the same speaks for this, but less.
motive-less = advice prefers the first.
motive-only = there is nothing else to do.
motive-enough = nothing that is left to do here seems worth it.
motive-idle = advice sees no gain in this here.
motive-against = but to end here is better: this gains too little for what it costs or risks.
