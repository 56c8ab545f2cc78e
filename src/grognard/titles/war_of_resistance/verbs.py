"""The verbs of all orders in War of Resistance."""

from grognard.core.order import Verbs

VERBS = Verbs()

DONE = VERBS.word("done")

# 6 movement
MOVE = VERBS.piece("move")
RUSH = VERBS.piece("rush")
TO = VERBS.space("to")
STOP = VERBS.word("stop")
REST = VERBS.piece("rest")

# 9 combat
ATTACK = VERBS.space("attack")
WITH = VERBS.piece("with")
FEED = VERBS.piece("feed")
SOURCE = VERBS.space("from")
HILLS = VERBS.word("light-infantry")
COMMIT = VERBS.word("commit")
CALL_OFF = VERBS.word("call-off")
LOSE = VERBS.piece("lose")
FIRST = VERBS.piece("first")
BACK = VERBS.space("back")
ADVANCE = VERBS.piece("advance")
PURSUE = VERBS.space("pursue")
RETURN = VERBS.piece("return")
