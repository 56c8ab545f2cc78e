# What the text game itself says.

help =
    ORDER          in the notation, such as { $example }; several picks may stand in a line
    NUMBER         the order of that number; where an amount is asked for, the amount
    orders [VERB]  all orders, or all with a verb (a verb alone does the same)
    why ORDER      which rule forbids it
    hint           what you could do, and why
    what           what the others did that mattered most
    look PLACE     a place or a piece in full; `look` alone: beside the map
    map [PLACE]    the map around it; `map on`, `map off`: with every question
    log [N]        what happened last
    tracks         all tracks
    rules WORDS    search the rules; `rule ID`: one rule
    undo           take back the last line
    save FILE      keep the game in a file; `quit` leaves it
hint = ? for help
credits = designed by { $designer }, published by { $publisher }; this program is unofficial
you = You play { $seat }.
all = You play all seats.
plays = { $seat }: the { $bot } bot.
earlier = … { $n } earlier (log { $all } shows them)
span = { $first } to { $last }
more = … ({ $n })
legal = That order is legal now.
taken-back = Taken back.
saved = Saved in { $path }; every order is kept there from now on.
kept = The game is kept in { $path }.
not-kept = The game is not saved.
really = The game is not saved: `save FILE` keeps it, `quit` again leaves it.
exists = { $path }: there is such a file already
what = '{ $word }' is neither an order nor a command (? for help)
no-verb = no order begins with '{ $word }' now
where = there is no place or piece '{ $word }'
around = { $place } and its neighbours
quiet = nobody in:
nobody = nobody is here
steps = { $n } of { $full } steps
aboard = aboard { $piece }
lit = * can be picked
off-map = { $word } is not on the map
no-number = the orders are numbered 1 to { $n }
which-file = save to which file?
which-order = why which order?
no-rule = no rule has all of these words
no-such-rule = there is no rule '{ $word }'
asked = { $seat }:
waiting = also asked: { $seats }
program-lost = { $seat }: the program { $why }; greedy plays on in its place.
what-mattered = what the others did that mattered most, and by how much { $seat } stands better or worse since:
nothing-mattered = nothing that mattered
thinking = the bot plays…
bye = Good-bye.
