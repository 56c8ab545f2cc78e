"""The verbs of all orders in Nemesis."""

from grognard.core.order import Verbs

VERBS = Verbs()

# in any step
DONE = VERBS.word("done")
PASS = VERBS.word("pass")
DETACH = VERBS.piece("detach")

# 4.0 chits
CHOOSE = VERBS.choice("choose")
DRAW = VERBS.choice("play")

# 5.1 movement
MOVE = VERBS.piece("move")
TO = VERBS.space("to")
STOP = VERBS.word("stop")
FORTIFY = VERBS.piece("fortify")
RELOCATE = VERBS.space("from")
AMBUSH = VERBS.piece("ambush")
AMBUSH_AT = VERBS.space("at")
PUSH_BACK = VERBS.space("fallback")
ELIMINATE = VERBS.piece("eliminate")
FLAG_FROM = VERBS.space("flag")
REFIT = VERBS.space("depot")

# 5.2, 6.1 combat
ATTACK = VERBS.space("attack")
STORM = VERBS.space("storm")
WITH = VERBS.piece("with")
AIR = VERBS.choice("air")
COMMIT = VERBS.word("commit")
LEAD = VERBS.piece("lead")
FRONT = VERBS.piece("front")
GRAND = VERBS.word("grand-battle")
BANZAI = VERBS.word("banzai")
LOSE = VERBS.piece("lose")

# 6.2 retreat and advance
FORCE = VERBS.piece("force")
OPPOSE = VERBS.piece("oppose")
IMPOSE = VERBS.word("impose")
HOLD = VERBS.word("hold")
YIELD = VERBS.word("yield")
RETREAT = VERBS.piece("retreat")
ADVANCE = VERBS.piece("advance")

# 6.1-B airborne
FLY = VERBS.piece("fly")
LAND = VERBS.space("land")

# 7.1 supply
DROP = VERBS.space("drop")
DIVERT = VERBS.choice("divert")
STARVE = VERBS.piece("starve")

# 8.1, 8.2 reinforcements
REPLACE = VERBS.piece("replace")
PLACE = VERBS.space("place")
ON = VERBS.piece("on")
ON_DEPOT = VERBS.word("on-depot")
REBUILD = VERBS.piece("rebuild")
FLIP = VERBS.piece("flip")
ENTER = VERBS.piece("enter")
EMPLANE = VERBS.piece("emplane")
SEND = VERBS.piece("send")
RAIL = VERBS.piece("rail")

# 1.2-D merging
MERGE = VERBS.piece("merge")
FORM = VERBS.piece("form")
FORM_FULL = VERBS.piece("form-full")
AS = VERBS.piece("as")

# 9.0
CLAIM = VERBS.space("claim")
STRIKE_FLAG = VERBS.space("strike")
