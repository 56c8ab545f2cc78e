"""Advice for Colossus: be true to one's allies, and march against strangers."""

from __future__ import annotations

from grognard.core.advice import Counsel
from grognard.core.frame import Ask
from tests.titles.colossus.kit import SIDES
from tests.titles.colossus.war import War


class Outlook:
    """The war as a power sees it."""

    def __init__(self, pos: War, side: int) -> None:
        self.pos = pos
        self.side = side

    def follow(self, pos: War) -> None:
        self.pos = pos


def _pledge(view: Outlook, ask: Ask) -> list[float]:
    return [float(order.target == view.pos.alliance(view.side)) for order in ask.orders]


def _march(view: Outlook, ask: Ask) -> list[float]:
    return [float(order.target is not None) for order in ask.orders]


def _attack(view: Outlook, ask: Ask) -> list[float]:
    """The fewer defenders, the better; an empty hex is worth nothing."""
    pos, side = view.pos, view.side
    found = [len(pos.enemies(side, order.target)) if isinstance(order.target, int) else 0 for order in ask.orders]
    return [1.0 / count if count else 0.0 for count in found]


COUNSEL: Counsel[War, Outlook] = Counsel(SIDES, Outlook, {"pledge": _pledge, "march": _march, "moving": _attack})
