# What the table itself says.

stale = The position has changed in the meantime; look again.
hidden-reason = That cannot be done; the reason is hidden from you.
not-yours = This seat is not yours.
watching = You are watching this game; only a seat can give orders.
bot-plays = A bot plays your seat; take it back first.
program-failed = The bot { $bot } { $why }; greedy plays on in its place.
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
case-later = A case shows everything that is hidden: it can be written when the game is over, or where nobody else plays.
review-later = What happened in a game is told as a whole when it is over.
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

bad-clock = A clock has minutes for the whole game, or days for each answer, and not too few or too many.
bad-secret = A secret has 22 to 100 letters, digits, “-” and “_”.
link-used = This link was used already: somebody sits there. Ask for another one.
seat-taken = This seat is taken.
own-game = You have a seat in this game already. Somebody else is to take this one.
seat-of-account = The seat belongs to your account: log in on any device to find it.
seat-of-link = The seat belongs to this browser. To go on elsewhere, log in, or open your own link there: the seat moves with it. Show that link to nobody.
link-or-mail = A game has links or goes by mail, not both.
people-only = A game with somebody else is a game between people; it cannot be for analysis.
no-clock-by-mail = A game by mail has no clock.
is-over = The game is over.
nobody-to-ask = There is nobody to agree with.
no-takeback-by-mail = By mail nobody can be asked to take back.
nothing-offered = Nothing of that kind is on offer.
offered-already = That is on offer already.
time-left = Nobody who is asked has run out of time.
nothing-said = There is nothing in it.
game-deleted = The game is deleted.
game-hidden = The game is off your list. The others still have it.
name-letters = A name has letters of one alphabet.
bad-path = This address cannot be understood.
long-path = This address is too long.
too-slow = The request did not come in time.
deep-json = This is nested too deeply.
bad-letters = This is no text: its letters cannot be read (UTF-8 is expected).
bad-call = This call cannot be understood.
bare-why = The server is running, but the page was not built into this installation. In a clone of the project, run:
bare-where = The client needs Node; “make client” sees to it. Then start the server again. This installation: { $folder }
not-their-orders = Line { $line } of the file speaks for { $seat }, but that seat is played here: nobody else can give its orders.
not-their-undo = Line { $line } of the file takes back orders that were given here. Only you can take back yours.
no-such-draw = Line { $line } of the file ends the game in a draw that was not offered here.
not-by-mail-this = Line { $line } of the file does something that cannot be done by mail.
bad-signature = The file was tampered with: line { $line } is signed, but what stands above it is not what was signed.
unsigned = What is new in the file is not signed by { $seat }, who has signed before. Ask for it again, from the computer where it was played.
not-your-key = What { $seat } has done in this file was signed with another key ({ $theirs }) than yours ({ $ours }). If you played it on another computer, bring your key from there; if not, somebody has played in your name.
in-your-name = Take note: { $n } orders of { $seat } in it are not signed by you.
forked-line = The file and the game here part at line { $line }. One of you has gone on from an older file.
too-much-work = The file takes too much work to check.
database = The server cannot reach its games just now. Nothing was changed.
local-links = Links reach this computer only. For friends elsewhere: “grognard serve --host 0.0.0.0” in a network of yours, docs/server.md for the world, or play by mail.
