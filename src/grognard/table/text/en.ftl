# What the table itself says.

stale = The position has changed in the meantime; look again.
not-yours = This seat is not yours.
watching = You are watching this game; only a seat can give orders.
bot-plays = A bot plays your seat; take it back first.
not-your-orders = The last order is not yours to take back.
only-so-many =
    { $n ->
        [0] There is nothing that you can take back.
        [one] You can take back only your last order.
       *[other] You can take back only your last { $n } orders.
    }
dice-shown = The game is over and its dice lie open: nothing can be taken back any more.
stopped = Done up to there. { $text }
no-game = There is no such game.
no-such-thing = There is no such thing here.
bad-message = This message cannot be understood.
too-fast = Too many messages; wait a moment.
unreadable = This game was recorded by another version of the rules and cannot be continued: { $text }
trouble = Something went wrong on the server. Nothing was changed.

name-length = A name has { $low } to { $high } letters.
password-length = A password has { $low } to { $high } characters.
name-taken = This name is taken.
wrong-password = Name and password do not belong together.
log-in-first = Log in first.
wrong-key = This is not the key of this server.
no-seat = This link gives no seat.
branch-later = A game between people can be branched when it is over.
journal-later = The journal is for those who play, until the game is over.
dice-later = The dice are shown when the game is over.
seed-not-yours = Only a game without other people can have a given seed.
too-many-games = Too many new games; wait a while.
too-many-files = Too many files; wait a while.
too-many-tries = Too many tries; wait a minute.
too-large = This is too large for the server.
wrong-host = This server is not reached by that name.
wrong-origin = Pages of another origin may not do this.
no-mail = This server sends no e-mail.
bad-address = This is not an e-mail address.
no-webhooks = This server calls no webhooks.
bad-webhook = A webhook is an https address at one of: { $hosts }.

turn-subject = Your turn: { $title }
turn-text = It is your turn in { $title } ({ $seat }).

same = The file agrees with the game here, order for order.
older = The file is older than the game here: it ends after order { $n }.
continued =
    { $n ->
        [one] One order was added.
       *[other] { $n } orders were added.
    }
imported =
    { $n ->
        [0] A new game was made of the file.
        [one] A new game was made of the file, with one order.
       *[other] A new game was made of the file, with { $n } orders.
    }
forked = The file and the game here part at order { $n }: here it is “{ $ours }” by { $our-seat }, in the file “{ $theirs }” by { $their-seat }. One of you has gone on from an older file.
forked-undo = The file takes back orders at line { $line } where the game here goes on with “{ $ours }”. One of you has gone on from an older file.
forked-undone = Here orders were taken back after order { $n }, and the file does not know of it. One of you has gone on from an older file.
other-header = The file claims to be this game, but its first line was changed: { $field } is “{ $theirs }” and should be “{ $ours }”.
wrong-dice = The file was tampered with: its dice are not those that were committed to before the game.
no-dice = The dice of this file are still secret; it cannot be played on.
tampered = The file was tampered with, or comes from another version: { $text }
forged = The file was tampered with: after its last order ({ $n }) the position is not the one that was recorded. One of the last orders was changed.
illegal-undo = The file was tampered with: line { $line } takes back orders after a die was rolled or a secret revealed.
not-their-orders = The file has an order by { $seat } (order { $n }), but that seat is played here.
broken = The file is damaged: { $text }
not-by-mail = This game is not played by mail.

length-turns =
    { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
length-hours = { $low } to { $high } hours

club-address = Grognard serves games at { $address }
local-address = Grognard is at { $address }
local-no-browser = No browser could be opened here: open this address in one.
local-end = Your games are kept. Ctrl-C ends the program.
