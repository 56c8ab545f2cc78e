"""6 Initiative: both camps roll, the winner says who plays the first impulse.

A power speaks for its camp: the active one with the greatest production of the last turn (6.2-c).
"""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number
from grognard.core.steps import Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import CAMPS, members, name_of, opposed, speaker
from grognard.titles.world_in_flames.kit import SIDES
from grognard.titles.world_in_flames.verbs import ACCEPT, FIRST, REROLL
from grognard.titles.world_in_flames.war import ALLIES, AXIS, War


def shift_marker(pos: War, against: int) -> None:
    """The marker goes one box towards the other side's end (6.1-c, 12-g)."""
    last = len(pos.kit.charts.initiative) - 1
    pos.track = min(max(0, pos.track + (1 if pos.camps[against] == AXIS else -1)), last)


def may_reroll(pos: War, side: int) -> bool:
    return pos.kit.charts.initiative[pos.track][f"{name_of(pos, side)}_rerolls"] == "1"


class Initiative(Steps[War], frozen=True):
    """The dice, perhaps once more, and the choice of who begins.

    Only who has lost the roll is asked for another: to give the marker away for a roll that is won helps nobody.
    """

    winner: Number = -1
    rerolled: Number = 0
    steps = ("roll", "again_asked", "begin")

    def roll(self, pos: War) -> None:
        row = pos.kit.charts.initiative[pos.track]
        dice = [pos.roll(10) for _ in CAMPS]
        totals = [die + (int(row["bonus"]) if row["favours"] == CAMPS[at] else 0) for at, die in enumerate(dice)]
        if totals[AXIS] == totals[ALLIES]:
            winner = opposed(pos, pos.initiative)
            rule = "WIF-6.1-b"
        else:
            winner = speaker(pos, totals.index(max(totals)))
            rule = "WIF-6.1-a"
        pos.event("initiative", rule, "WIF-6.1-f", side=winner, axis=totals[AXIS], allied=totals[ALLIES])
        self.turn_to(pos, "again_asked", winner=winner)

    def again_asked(self, pos: War) -> Asks:
        loser = opposed(pos, self.winner)
        if self.rerolled or not may_reroll(pos, loser):
            pos.initiative = self.winner
            pos.cite("WIF-6.1-d")
            return None
        return Ask(pos.seat(loser), "reroll", [REROLL, ACCEPT], ("WIF-6.1-c",))

    @offers(REROLL)
    def reroll(self, pos: War) -> None:
        shift_marker(pos, opposed(pos, self.winner))
        self.turn_to(pos, "roll", rerolled=1)

    @offers(ACCEPT)
    def accept(self, pos: War) -> None:
        pos.initiative = self.winner
        pos.cite("WIF-6.1-d")
        self.turn_to(pos, "begin")

    def begin(self, pos: War) -> Asks:
        orders = FIRST.each(SIDES[speaker(pos, camp)] for camp in (AXIS, ALLIES))
        rules = ("WIF-6.2-a", "WIF-6-a", *(("WIF-6.2-c",) if len(members(pos, pos.camps[self.winner])) > 1 else ()))
        return Ask(pos.seat(self.winner), "first", orders, rules)

    @offers(FIRST)
    def choose(self, pos: War, side: str) -> None:
        pos.opener = SIDES.index(side)
        pos.event("opener", "WIF-6.2-a", side=pos.opener)
        pos.pop()
