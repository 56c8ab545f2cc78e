"""4. Hexes that land divides into several waters: who can come to more than one of them says which (4.1-e)."""

from __future__ import annotations

from typing import Protocol, cast

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Seat, Space
from grognard.core.order import Order
from grognard.core.steps import Menu, offers
from grognard.titles.pearl_harbor.chapters.ch4_naval import mouth
from grognard.titles.pearl_harbor.verbs import VERBS
from grognard.titles.pearl_harbor.war import War

WATERS = VERBS.space("waters")
"""The waters of a divided hex that lead to that hex."""


class Navigator(Protocol):
    """A step that has ships in hand and sails them to some waters."""

    def steer(self, pos: War, part: int) -> None: ...


def choose_waters(pos: War, seat: str, space: int, parts: list[int]) -> None:
    """The step at work steers for waters of a hex; if there are several its player is asked for which."""
    if len(parts) > 1:
        pos.push(Channel(seat, space, tuple(parts)))
    else:
        cast(Navigator, pos.stack[-1]).steer(pos, parts[0])


class Channel(Menu[War], frozen=True):
    """Into which of the waters of a hex ships sail: those of its harbour are named first."""

    seat: Seat
    space: Space
    parts: tuple[Number, ...]
    """Parts of the sea."""

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "channel", orders, ("PH-4.1-e",), {"space": self.space})

    def _mouths(self, pos: War) -> list[int]:
        return [mouth(pos.kit, part) for part in self.parts]

    @offers(WATERS, _mouths, why=lambda self, pos, space: "PH-4.1-e")
    def enter(self, pos: War, space: int) -> None:
        pos.pop()
        part = next(part for part in self.parts if mouth(pos.kit, part) == space)
        cast(Navigator, pos.stack[-1]).steer(pos, part)
