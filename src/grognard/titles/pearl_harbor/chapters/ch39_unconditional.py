"""39. Unconditional surrender: the campaign goes on until all players want to stop, or one side holds everything."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.position import Picks
from grognard.titles.pearl_harbor.chapters.ch23_victory import conclude
from grognard.titles.pearl_harbor.kit import SIDES
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.verbs import NO, YES
from grognard.titles.pearl_harbor.war import War

SOVIET_REGIONS = ("soviet", "mongolia")


def master(pos: War) -> int:
    """The side that controls every Objective that is not neutral; -1: none (39)."""
    kit = pos.kit
    contested = [s for s in kit.objectives if pos.soviet_war or kit.region[s] not in SOVIET_REGIONS]
    holders = {pos.holder(space) for space in contested}
    return holders.pop() if len(holders) == 1 else NOBODY


class UnconditionalSurrender(Frame[War], frozen=True):
    """At the end of a game turn: does anybody hold everything; after Summer 1945, do all players want to stop."""

    def advance(self, pos: War) -> Asks:
        if master(pos) >= 0:
            pos.event("all-objectives", "PH-39-a", side=master(pos))
            conclude(pos)
            return None
        if pos.turn < pos.last_turn:
            pos.pop()
            return None
        seats = [seat for side in range(len(SIDES)) for seat in pos.players(side)]
        return tuple(Ask(seat, "armistice", [YES, NO], ("PH-39-a", "PH-39-b"), secret=True) for seat in seats)

    def play(self, pos: War, order: Order, seat: str) -> None:
        raise AssertionError("the vote is secret")

    def reveal(self, pos: War, picks: dict[str, Picks]) -> None:
        pos.pop()
        for seat, (vote,) in picks.items():
            pos.event("armistice-wanted" if vote == YES else "armistice-refused", "PH-39-a", seat=seat)
        if all(vote == YES for (vote,) in picks.values()):
            conclude(pos)
