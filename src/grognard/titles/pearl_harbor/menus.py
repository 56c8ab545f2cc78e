"""Menus of Pearl Harbor: a player does any number of things in a step, and says when it is over."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.order import Order
from grognard.core.steps import Menu
from grognard.titles.pearl_harbor.verbs import DONE
from grognard.titles.pearl_harbor.war import War


class Session(Menu[War], frozen=True, kw_only=True):
    """A menu that passes by itself for who can do nothing in it; who has begun ends it with a word of his own."""

    acted: bool = False

    def advance(self, pos: War) -> Asks:
        asks = super().advance(pos)
        if self.acted and isinstance(asks, Ask):
            asks.firm = True
        return asks

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is DONE or self.acted:
            super().play(pos, order, seat)
            return
        begun = replace(self, acted=True)
        pos.replace(begun)
        begun.play(pos, order, seat)
