"""The verbs of all orders in World in Flames."""

from grognard.core.order import Verb, Verbs

VERBS = Verbs()

DONE = VERBS.word("done")

# 4.2 reinforcements, 9.6 reserves
CALL = VERBS.piece("call")
ARRIVE = VERBS.piece("arrive")
PLACE = VERBS.space("place")

# 4.1, 13.6 force pools and production
SCRAP = VERBS.piece("scrap")
SHELVE = VERBS.piece("shelve")
BORROW = VERBS.piece("borrow")
RECALL = VERBS.piece("recall")
BUILD = VERBS.choice("build")
FIT = VERBS.piece("fit-out")
REPAIR = VERBS.piece("repair")

# 5 lending
GIVE = VERBS.choice("give")
LOAN = VERBS.choice("loan")
SHARE = VERBS.choice("share")
RESERVE = VERBS.choice("reserve")
REDRESS = VERBS.choice("redress")

# 13.6.1 search and seizure
SEIZE = VERBS.space("seize")

# 6 initiative
REROLL = VERBS.word("reroll")
ACCEPT = VERBS.word("accept")
FIRST = VERBS.choice("first")

# 9 declarations of war
DECLARE = VERBS.choice("declare")
ALIGN = VERBS.choice("align")
BREAK_PACT = VERBS.choice("break-pact")
RENEW_PACT = VERBS.choice("renew-pact")
OCCUPY = VERBS.choice("occupy")
CLOSE_ROAD = VERBS.word("close-road")
TAKE_IN = VERBS.word("take-in")
DECLINE = VERBS.word("decline")

# 17 Vichy France
INSTALL = VERBS.word("install-vichy")
REFRAIN = VERBS.word("refrain")
LET_GO = VERBS.word("let-go")
DESTROY_FRENCH = VERBS.word("destroy-french")
DISBAND = VERBS.piece("disband")
HAND_BACK = VERBS.choice("hand-back")
CEDE_HEX = VERBS.space("cede-hex")
TO_COMMUNISTS = VERBS.space("to-communists")
TO_NATIONALISTS = VERBS.space("to-nationalists")
ENROL = VERBS.choice("enrol")
RAISE_POLES = VERBS.word("raise-poles")

# 19.6 Soviet border claims
CLAIM = VERBS.choice("claim")
CEDE = VERBS.word("cede")
REJECT = VERBS.word("reject")
ALLOW = VERBS.word("allow")

# 13.7 peace
ALLOT = VERBS.choice("allot")
ALLOT_FLEET = VERBS.choice("allot-fleet")
REFUGE = VERBS.choice("refuge")
LIBERATE = VERBS.word("liberate")
KEEP_IT = VERBS.word("keep-it")
SURRENDER = VERBS.word("surrender")
HOLD_OUT = VERBS.word("hold-out")
SETTLE_AT = VERBS.space("settle-at")
AGREE = VERBS.word("agree")
PEACE_WITH = VERBS.choice("peace-with")
PACT_WITH = VERBS.choice("pact-with")
SETTLE = VERBS.choice("settle")
SETTLE_WITH = VERBS.choice("settle-with")
TERMS = VERBS.choice("terms")
CONSENT = VERBS.word("consent")
REFUSE = VERBS.word("refuse")
PROTEST = VERBS.word("protest")
"""The USA takes offence at what Japan has not delivered."""
FORGIVE = VERBS.word("forgive")

# 19.5 Nazi-Soviet pact
EXERCISE = VERBS.choice("exercise")
MARCH_IN = VERBS.piece("march-in")

# 13.2 entry markers on borders
BORDER_WITH = VERBS.choice("border-with")
OFFENSIVE = VERBS.word("offensive")
DEFENSIVE = VERBS.word("defensive")
FLIP = VERBS.number("flip-marker")
SHIFT = VERBS.number("shift-marker")
CONVERT = VERBS.choice("convert")

# 13.3 US entry
INTO = VERBS.choice("into")
ADOPT = VERBS.choice("adopt")
SHOW = VERBS.choice("show")
EFFORT = VERBS.number("effort")
MOVE_ON = VERBS.choice("move-marker")
LEAVE_IT = VERBS.word("leave-markers")
INTERN = VERBS.choice("intern")
ESCORT_WITH = VERBS.piece("escort-with")

# 10 actions
ACTION = VERBS.choice("action")
LEADS_OFF = VERBS.choice("leads-off")
# 18.2 who may enter
BAR = VERBS.choice("bar")
ADMIT = VERBS.choice("admit")
OPEN_CANAL = VERBS.choice("open-canal")
SHUT_CANAL = VERBS.choice("shut-canal")

# 11.10 rail, 11.11 movement
RAIL = VERBS.piece("rail")
EVACUATE = VERBS.space("evacuate")
MOVE = VERBS.piece("move")
TO = VERBS.space("to")
OVERRUN = VERBS.space("overrun")
LEAVE = VERBS.piece("leave")
STOP = VERBS.word("stop")

# 14 aircraft
FLY = VERBS.piece("fly")
ESCORTS = VERBS.piece("escort")
PATROLS = VERBS.piece("patrol")
INTERCEPT = VERBS.piece("intercept")
LEAD = VERBS.piece("lead")
ENGAGE = VERBS.space("engage")
HIT = VERBS.piece("hit")
CLEAR = VERBS.piece("clear")
FIGHT_ON = VERBS.word("fight-on")
BREAK_OFF = VERBS.word("break-off")
HOME = VERBS.piece("home")
LAND_AT = VERBS.space("land-at")

# 11.12 air transport, 11.15 paradrops
LOAD = VERBS.piece("load")
EMPTY = VERBS.word("fly-empty")
UNLOAD = VERBS.piece("unload")
RETAIN = VERBS.word("keep-aboard")
IGNORE = VERBS.space("ignore")
CONTEST = VERBS.word("contest")

# 11.17 rebase
REBASE = VERBS.piece("rebase")

# 11.3 to 11.6 the sea; a sea area is named by section 0 of its box
SAIL = VERBS.piece("sail")
ENTER = VERBS.space("enter")
DOCK = VERBS.space("dock")
PATROL_IN = VERBS.space("patrol-in")
DETACH = VERBS.piece("detach")
SPOT = VERBS.piece("spot")
SUBS = VERBS.choice("subs")
LET_PASS = VERBS.word("let-pass")
HALT = VERBS.word("halt")
FORCE = VERBS.word("force-passage")
NAVAL_AIR = VERBS.piece("sea-flight")
INITIATE = VERBS.space("initiate")
FIND = VERBS.space("find")
AVOID = VERBS.word("avoid")
GIVE_BATTLE = VERBS.word("give-battle")
BUY = VERBS.choice("buy")
KIND = VERBS.choice("kind")
SUFFER = VERBS.piece("suffer")
AIM = VERBS.piece("aim")
ROLE_OF = VERBS.choice("as")
WITHDRAW = VERBS.choice("withdraw")
STAY = VERBS.piece("stay")
RETURN = VERBS.piece("return")
DEBARK = VERBS.piece("debark")
INVADE = VERBS.piece("invade")

# 11.16 land combat
ATTACK = VERBS.space("attack")
WITH = VERBS.piece("with")
COMMIT = VERBS.word("commit")
CALL_OFF = VERBS.word("call-off")
BACK_UP = VERBS.space("back-up")
STAFF = VERBS.piece("staff")
RELIEVE = VERBS.piece("relieve")
RESOLVE = VERBS.space("resolve")
RELIEF = VERBS.choice("relief")
TABLE = VERBS.choice("table")
SHELL = VERBS.piece("shell")
LOSE = VERBS.piece("lose")
BACK = VERBS.space("back")
REMOVE = VERBS.piece("remove")
ADVANCE = VERBS.piece("advance")
KEEP = VERBS.piece("keep")

# 11.18 reorganisation
RALLY = VERBS.piece("rally")
RESTORE = VERBS.piece("restore")

STEPS = (MOVE, RAIL, ATTACK, FLY, SAIL, NAVAL_AIR, DEBARK, INVADE, REBASE)
"""What an impulse is made of, each in a step of its own (11)."""


def other_steps(*own: Verb) -> dict[str, str]:
    """Why what belongs to other steps of an impulse is no order now."""
    names = [verb.name for verb in own]
    return {verb.name: "WIF-11-a" for verb in STEPS if verb.name not in names}
