# The client's own words. Everything about a game comes from the server, in the language asked for.

## In more than one place

lobby = Lobby
seatMe = Me
seatMail = A friend, by e-mailed files
credits = Credits
waitingFor = Waiting for { $who }
review = How the game went
lookingBack = Looking back on the game …
inviteTitle = Send this link to your friend
invite = Who opens it takes the seat: { $seat }.
close = Close
failed = That did not work: { $why }
noServer = The server does not answer.
tryAgain = Try again
lost = Connection lost. Trying again; nothing that was acknowledged is lost.
more = … and { $n } more
pieces =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }
terrainKey = Map key
hideCounters = Hide counters
grid = Grid
fit = Whole map
find = Find a place or a piece
settings = Settings
help = Help and keys
replayMode = Replay
replayNext = On one order
replayPlay = Play
replayPause = Pause
journal = Save the journal
proof = Verify the dice
seats = Seats
sidePanel = Side panel
face = face down
wishSave = Save
ordersOffMap = { $n } of them off the map
noSuchGame = There is no game at this address. The link may be incomplete, or the game may have been removed.
pace = Show the others’ turns
goBack = Go back
menu = More

## The lobby: titles, new games, my games, accounts

appTagline = The great paper wargames, by the book
titles = Games to play
newGame = New game
newGameOf = New game: { $title }
start = Start the game
starting = Setting up…
scenario = Scenario
options = Options
asPrinted = as printed
usual = default
optionsChanged = { $n } of { $all } changed
whoSits = Who sits where
seatLink = A friend, by link
botGreedy = Bot: sound play
botGeneral = Bot: looks ahead
botRandom = Bot: anything legal
botNamed = Bot: { $name }
length = Length
complexity = Complexity
myGames = My games
noGames = No game yet. Choose a title and sit down.
finishedGames = Finished games
yourTurn = Your turn
orders =
    { $n ->
        [one] { $n } order
       *[other] { $n } orders
    }
open = Open
replay = Replay
upload = Open a journal file
uploadHint = A game saved elsewhere, or the next file of a game by mail
joinOwn = You sit here already; the other seat waits for somebody else.
joinOwnGo = To your seat
go = Go to the game
cancel = Cancel
credit = Unofficial. After the games of their designers and publishers.
accountName = Name
password = Password
login = Log in
register = New account
logout = Log out
account = Account
accountHint = Optional: an account keeps your games on every device.
seatBeside = Somebody beside me (hot-seat)
presets = Ready-made choices
presetOwn = Own choice
optionSearch = Search the options
optionNone = No option has these words.
optionChanged = changed
optionNeeds = Needs ‘{ $option }’: { $choices }.
optionExcludes = Does not go with ‘{ $option }’: { $choices }.
optionForbidden = Not played in this scenario.
optionsClash = Some options do not go together; they are marked.
scenarioTurns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
scenarioHours = { $low } to { $high } hours
scenarioComplexity = complexity { $n } of 5
seatingLink = You get a link to send. Both play when they like; the server keeps the secrets and the dice.
seatingMail = After your turn save the journal, send it, and open the file that comes back.
seatingBeside = You share this screen. It is covered whenever it changes hands, so that secrets stay secret.
seatingAlone = You play all sides by yourself: everything can be taken back, dice as well.
seatingBot = You play against a bot: everything can be taken back, dice as well.
seatingBots = The bots play by themselves; you watch.
inviteAgain = You find the link again at any time under ‘Seats’ in the game.
claimWhere = Games that you start now are kept with your account. A seat that came by link can be bound to it under ‘Seats’ in the game.
fileRefused = { $file } was not taken: { $why }
wonBy = Won by { $who }
drawn = Drawn
wrongPassword = Name and password do not belong together.
nameTaken = This name is taken. Choose another, or log in.
tooOften = Too many tries. Wait a minute.
accountNeeds = Choose a name, and a password of at least { $n } characters.
loggedIn = You are logged in as { $name }.
openGames = Open games
openHost = by { $who }
join = Sit down as { $seat }
rename = Rename
renameAs = Name of the game
remove = Delete
removeSure = Delete for good?
against = against { $who }
inTurn = turn { $n }
terms = With other people
termsOpen = Anybody on this server may join
termsClock = Clock
clockNone = none
clockLive = { $n } minutes, and { $more } s for each answer
clockDays =
    { $n ->
        [one] { $n } day for each answer
       *[other] { $n } days for each answer
    }
localLink = This server runs for this computer alone: the link reaches nobody elsewhere. For a friend far away play by e-mailed files, or run ‘grognard serve’ on a machine that others can reach and start the game there.
botGreedyNote = The sound bot follows a good player’s rules of thumb and answers within seconds: an opponent for a first game and beyond.
botGeneralNote = The general tries out whole turns in its mind before it plays one, and takes some seconds for that: for who wants to be beaten now and then.
botRandomNote = The other bot plays anything legal: good for learning the rules undisturbed.

## Seats, people, what they offer each other, messages

inviteNew = New link
inviteNewHint = Nobody sits there yet. A new link makes the old one void.
ownLink = Your own link
ownLinkHint = On another device it opens your seat, which moves there. Show it to nobody.
ownSeat = You have a seat in this game already. This link leads to another one: { $seat }.
ownSeatTake = Take that seat too
ownSeatLeave = Leave it to somebody else
copy = Copy
copied = Copied
botTake = Let a bot play this seat
botReturn = Take this seat back
online = here
offline = away
passTable = Pass the table to { $seat }
passTableReady = I am { $seat }
seatOpen = the link was not opened yet
seatPerson = somebody
seatShown = you look from here
seatLook = Look from here
isAsked = is asked now
watchLink = Link for spectators
watchHint = Who opens this link watches, and sees only what everybody may see.
claim = Bind this seat to my account
claimHint = Bound to your account, the seat is yours on every device, and the link alone is no longer enough.
claimed = The seat is bound to { $name }.
wish = Tell me when it is my turn
wishMail = E-mail
wishHook = Webhook ({ $hosts })
wishHint = Empty fields: no messages.
wishKept = You will be told when it is your turn and you are not here.
wishNone = No messages will be sent.
wishOff = This server sends no ‘your turn’ messages: its operator has set up neither e-mail nor webhooks.
noSeat = This link gives no seat (any more): you are watching. If the seat belongs to your account, log in in the lobby.
notWelcome = The server does not accept this page: it was opened under an address that it does not know.
notSent = Not sent: there is no connection to the server at the moment.
passTableHint = The table is covered so that nobody sees the other’s secrets.
people = People
talk = Talk
talkSay = Say something
talkEmpty = Nobody has said anything yet.
say = Say
myNote = My notes (nobody else sees them)
noteKept = Kept.
resign = Resign
resignSure = Yes, I resign
offerDraw = Offer a draw
offerBack = Ask to take back my last order
offerBackHint = Also after a die: the others must agree.
offeredDraw = { $who } offers a draw.
offeredBack = { $who } asks to take back an order.
offeredResign = { $who } wants to resign.
offerMine = The others are asked.
accept = Accept
decline = Decline
withdraw = Withdraw
timeUp = Their time is up: claim the game
timeLeft = { $time } left
days = { $n } d

## The map and what lies on it

note = Your note on this piece
map = Map
overlays = Overlays
overlayNeedsPiece = Point at a piece
overlayNeedsSpace = Point at a place
legendMore = The whole legend
showCounters = Show counters
zoomIn = Zoom in
zoomOut = Zoom out
miniMap = Mini-map
findNone = Nothing of that name.
steps = { $n } of { $all } steps
stackOf =
    { $n ->
        [one] { $n } piece at { $place }
       *[other] { $n } pieces at { $place }
    }
noWebgl = This browser cannot draw the map: WebGL is switched off or missing. The list of orders works without it.
noPieces = no pieces

## The question, chances, dice, and what others do

isThinking = { $who } is thinking …
whatWouldYouDo = What would you do?
whatWasThat = What was that?
wasNothing = Nothing in the last turn of the others changed how the war stands for you.
wasWorse = { $n } worse for you
wasBetter = { $n } better for you
pending = Sent; waiting for the table…
nobodyAsked = Nothing is asked of you now.
gameOver = The game is over
takeBack = Take back
takeBackHint = Take back your last order
ordersOffered =
    { $n ->
        [one] { $n } order possible
       *[other] { $n } orders possible
    }
showPlace = Show it on the map
filterOrders = Filter orders
amount = Amount
preview = What this leads to
column = Column
assumed = Assumed
happened = What happened
dismiss = Dismiss
mailSend = This seat is played elsewhere: send the journal to your friend, and open the file that comes back.
mailTake = Open the file that came back
question = What is asked
instead = What else could be done
verdict = The dice
row = Row
rolls = Rolls
hits =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
between = … { $n } more between them
watching = What the others do
watch = Watch it
watchSkip = Skip to the end
yourTurnAfter = Then it is your turn
away = While you were away
sumMoved = { $n } moved
sumRolls =
    { $n ->
        [one] { $n } roll
       *[other] { $n } rolls
    }
sumGone = { $n } gone from the map
sumCame = { $n } came
allTheSame = { $order } all the same

## Pages beside the map: log, rules, charts, tracks, boxes

rule = Rule
rules = Rules
rulesSearch = Search the rules
rulesNone = No rule has all of these words.
rulesCount =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
charts = Charts
log = Log
logAll = All turns
logAllSides = All sides
logEmpty = Nothing has happened yet.
turn = Turn { $n }
tracks = Tracks
boxes = Off map
boxesAsked = Asked for now
empty = empty
logTurn = Turns shown
logSide = Side shown
ruleLast = Last mattered:
ruleLastTurn = Last mattered in turn { $n }:
questionTab = Question
mapMore = More of the map
mapLess = Less of the map

## Replay, and the look back on a game

curve = How the war stood
isAhead = { $who } ahead
turningPoints = Where it turned
showThen = Show the map as it was then
luck = The dice
luckOf = The dice favoured { $who }: what they gave beyond the average is worth { $n }.
luckEven = The dice favoured nobody.
luckAll = All { $of } rolls were weighed, in every way in which they could fall.
luckSome = { $n } of { $of } rolls were weighed, in every way in which they could fall. The others are left out: they could fall in too many ways.
luckNone = The rolls of this game could fall in too many ways to be weighed exactly.
luckNoDice = No dice were rolled.
losses = Losses in steps
lossesNote = With what was withdrawn from the map.
others = others
turnAxis = Turn
replayAt = After order { $n } of { $all }
replayLive = Back to the game
replayFirst = First
replayPrev = Back one order
replayLast = Last
branch = Play on from here
bookmark = Keep
bookmarkName = A name for this position
bookmarkForget = Forget “{ $name }”
bookmarks = Positions with names
branchHint = A new game for analysis; this one stays as it is
replayScrub = Moment of the game

## Bar, menu, settings, help and tour

loading = Unfolding the map…
spectator = You are watching
youPlay = You are { $seat }
language = Language
theme = Theme
themeAuto = As the system
themeLight = Light
themeDark = Dark
sound = Sound of dice
confirm = Ask again before an order that loses something
tour = Guided tour
tourNext = Next
tourPrev = Back
tourEnd = End the tour
tourDo = Do it for me
tourLater = Its time has not come yet: answer the questions beside the map until then.
keyPan = Move the map
keyZoom = Zoom
keyTargets = Next or previous place where something can be done
keyDo = Do it; the menu of the place
keyUndo = Take back
keyAgain = The next piece of the stack goes the same way
keyRest = All that are left of the stack go the same way
together =
    { $n ->
        [one] { $order }, and one more likewise
       *[other] { $order }, and { $n } more likewise
    }
keyFind = Find
keyPrompt = Go to the list of orders
keySide = Side panel
keyEscape = Close what is open
keyArrows = Nearest place in that direction where something can be done (or move the map)
keyTab = From one control to the next
keyReplay = In a replay: back, on, ten orders, play
dice = Dice
diceHint = All dice follow from a seed that was fixed before the game and is shown after it.
file = Journal
journalHint = The whole game as a file: to keep, to send, to replay.
caseHint = Something is wrong? The last orders with their position, as a text that runs by itself.
case = Bug report as a case
paceSlow = slowly
paceNormal = at leisure
paceFast = fast
paceOff = only when asked for

## The dice, checked

proofTitle = The dice of this game
proofGame = Back to the game
proofLater = The game is not over. Its seed stays secret until then, else one could foresee the dice; the commitment below was fixed before the first roll.
proofGood = All { $n } rolls are honest
proofBad = Something is wrong with these dice
proofSeedGood = The seed is the one that was committed to before the game.
proofSeedBad = The seed is not the one that was committed to before the game.
proofRollsGood = Each of the { $n } rolls follows from the seed.
proofRollsBad =
    { $n ->
        [one] { $n } roll does not follow from the seed; it is marked below.
       *[other] { $n } rolls do not follow from the seed; they are marked below.
    }
proofHere = Your browser has worked this out by itself, just now.
proofCommitment = Commitment, shown before the first roll
proofSeed = Seed, shown after the end
proofHow = The commitment is the SHA-256 of the seed: nobody can find another seed that fits it. Each roll is computed from the seed and its number alone (keyed BLAKE2b), so nobody could choose or change one. ‘grognard verify FILE’ checks the same from the journal.
proofCounts = How the six-sided dice fell
proofRolls = Every roll
proofNumber = Roll
proofDie = Die
proofSides = { $n } sides
proofFell = Result
proofDrawn = Hash
proofDrawnHint = The result is the rest of the hash divided by the sides of the die, plus 1.
proofAttempt = draw { $n }
proofOrder = At order
proofSetUp = set-up
proofChecked = Checked
