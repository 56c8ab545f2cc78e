"""The verbs of all orders in Asia Engulfed."""

from grognard.core.order import Verbs

VERBS = Verbs()

# in any step
DONE = VERBS.word("done")
PASS = VERBS.word("pass")
LOSE = VERBS.piece("lose")
"""Take a step loss on one's own piece (KT-c)."""
MERGE = VERBS.piece("merge")
INTO = VERBS.piece("into")
"""Consolidation: a step of one fleet goes into another (8.11)."""

# set-up
DIVIDE = VERBS.choice("divide")
PLACE = VERBS.space("place")

# 8.2 naval movement, 5.31 troop transports, 7.4 extended operations
SAIL_TO = VERBS.space("sail-to")
SAIL = VERBS.piece("sail")
SAIL_ON_OIL = VERBS.piece("sail-on-oil")
"""A Marine sails for an Oil Point instead of a Transport Point (5.31-b)."""
SPLIT = VERBS.piece("split")
STEPS = VERBS.number("steps")
REACT = VERBS.piece("react")
SUBMARINE = VERBS.piece("submarine")
EXTEND = VERBS.space("extend")
EXTEND_TO = VERBS.space("extend-to")
LEAVE = VERBS.piece("leave")
"""A fleet does not take part in an extended move (7.4)."""
BREAK_CODE = VERBS.space("break-code")

# 3.5 network
COVER = VERBS.space("cover")
COVER_SUB = VERBS.space("cover-by-submarine")
KEEP = VERBS.word("keep-network")

# 4.0 production
REPLACE = VERBS.piece("replace")
RAISE = VERBS.piece("raise")
RAISE_AT = VERBS.space("raise-at")
GARRISON = VERBS.space("garrison")
LAY = VERBS.choice("lay-down")
ADVANCE = VERBS.choice("advance")
CONVERT = VERBS.choice("convert")
BUY = VERBS.choice("buy")
FORTIFY = VERBS.space("fortify")
REPAIR = VERBS.space("repair")
UNRESTRICTED = VERBS.space("unrestricted")
COMMISSION = VERBS.piece("commission")
"""A completed ship step joins a fleet, or begins a new one with a block of the Force Pool (4.3-c)."""
EMBARK = VERBS.piece("embark")
"""An orphan CBA goes aboard a CV fleet (4.4-i)."""
CARRIER = VERBS.piece("carrier")

# 8.3-8.6 naval combat
ENGAGE = VERBS.space("engage")
APPROACH = VERBS.choice("approach")
ROLE = VERBS.choice("role")
AT = VERBS.piece("at")
TARGET_PORT = VERBS.word("at-port")
HUNT = VERBS.piece("hunt")
HIT = VERBS.choice("hit")
"""Which step of a fleet takes a hit: sound or damaged (KT-w)."""
LAND_ON = VERBS.piece("land-on")

# 8.7 port and airbase attacks
STRIKE = VERBS.space("strike")
JOIN = VERBS.piece("join")
ANOTHER_ROUND = VERBS.word("another-round")
WITHDRAW = VERBS.word("withdraw")

# 5.1 operational movement, 7.2 invasions, 13.4 airborne
MOVE = VERBS.piece("move")
EVACUATE = VERBS.space("evacuate")
FLY = VERBS.piece("fly")
INVADE = VERBS.piece("invade")
DETACH = VERBS.piece("detach")
DROP = VERBS.piece("drop")
TO = VERBS.space("to")

# 5.2 strategic movement
TRANSFER = VERBS.piece("transfer")

# 6.0 ground combat
FIGHT = VERBS.space("fight")
COMBAT = VERBS.choice("combat")
COMMIT = VERBS.choice("commit")
SUPPORT = VERBS.choice("support")
BANZAI = VERBS.piece("banzai")
HOME_ARMY = VERBS.word("home-army")
"""The home defence army of Japan takes a hit (9.1-c)."""
BREAK_THROUGH = VERBS.space("break-through")
PAYER = VERBS.choice("payer")
STAY = VERBS.word("stay")
FLY_BACK = VERBS.word("fly-back")

# 8.8 rebase
RETURN = VERBS.piece("return")
REBASE = VERBS.piece("rebase")
EXTENSIVE = VERBS.word("extensive-rebasing")
