"""The verbs that many chapters of Pearl Harbor use; a verb of one chapter is declared there."""

from grognard.core.order import Verbs

VERBS = Verbs()

DONE = VERBS.word("done")
"""The step is over."""
PASS = VERBS.word("pass")
YES = VERBS.word("yes")
NO = VERBS.word("no")
STOP = VERBS.word("stop")
"""What is in hand stays where it is."""
TO = VERBS.space("to")
"""What is in hand goes there."""
WITH = VERBS.piece("with")
"""A counter joins what is in hand, or takes part in what is being composed."""
WITHOUT = VERBS.piece("without")
GO = VERBS.word("go")
"""What was composed begins: the dice are rolled."""
AT = VERBS.piece("at")
"""The target of what is in hand."""
LOSE = VERBS.piece("lose")
"""A counter of one's own is lost, aborts or is removed, as the question says."""
FORCE = VERBS.choice("force")
AMOUNT = VERBS.number("amount")
