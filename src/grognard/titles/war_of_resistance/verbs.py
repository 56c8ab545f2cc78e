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
OVERRUN = VERBS.space("overrun")

# 9 combat
ATTACK = VERBS.space("attack")
WITH = VERBS.piece("with")
FEED = VERBS.piece("feed")
SOURCE = VERBS.space("from")
HILLS = VERBS.word("light-infantry")
ARMOUR = VERBS.word("armour")
ENGINEERS = VERBS.word("engineers")
ASIDE = VERBS.piece("neutral")
COMMIT = VERBS.word("commit")
CALL_OFF = VERBS.word("call-off")
LOSE = VERBS.piece("lose")
FIRST = VERBS.piece("first")
BACK = VERBS.space("back")
ADVANCE = VERBS.piece("advance")
PURSUE = VERBS.space("pursue")
RETURN = VERBS.piece("return")

# 37H reaction
ACTIVATE = VERBS.piece("activate")
ROLL = VERBS.word("roll")
LEAD = VERBS.piece("lead")

# 15 breakdown
BREAK = VERBS.piece("break-down")
BREAK_GUNS = VERBS.piece("break-down-with-artillery")
REGROUP = VERBS.piece("regroup")
JOIN_GUNS = VERBS.piece("join-artillery")

# 16 to 21 the air war
SEND_GROUP = VERBS.piece("send-group")
TOGETHER = VERBS.piece("fly-along")
VIA = VERBS.space("via")
STRAIGHT = VERBS.word("straight")
JOIN_ESCORT = VERBS.piece("switch-to-escort")
ONWARD = VERBS.piece("onward")
POUNCE = VERBS.piece("pounce")
AGAINST = VERBS.piece("fly-against")
JETTISON = VERBS.piece("jettison")
INTERCEPT = VERBS.piece("intercept")
SCRAMBLE = VERBS.piece("scramble")
ENGAGE = VERBS.piece("engage-screen")
ASSIGN = VERBS.piece("assign")
HOLD = VERBS.word("hold-back")
AIM = VERBS.choice("bomb")
PRESS = VERBS.word("press-on")
BREAK_OFF = VERBS.word("break-off")
FIRE = VERBS.word("fire-back")
HOLD_FIRE = VERBS.word("hold-fire")
