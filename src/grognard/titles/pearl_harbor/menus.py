"""Menus of Pearl Harbor: what a player does any number of times in a step, and what players undertake together."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Seat, Space
from grognard.core.order import Order
from grognard.core.steps import Line, Menu, Refusal, offers
from grognard.titles.pearl_harbor.verbs import DONE, GO, NO, PASS, YES
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


class Assent(Menu[War], frozen=True):
    """Somebody says yes or no; with that the step is over."""

    def agreed(self, pos: War) -> None:
        raise NotImplementedError

    def declined(self, pos: War) -> None:
        """By default it is as if nobody had asked."""

    @offers(YES)
    def yes(self, pos: War) -> None:
        pos.pop()
        self.agreed(pos)

    @offers(NO)
    def no(self, pos: War) -> None:
        pos.pop()
        self.declined(pos)


class Round(Menu[War], frozen=True):
    """A step in which a player acts hex by hex; it passes by itself once nothing is left to do."""

    seat: Seat

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.lines = _with_last(cls.lines, DONE)

    def question(self, pos: War, orders: list[Order]) -> Ask:
        """What the player is asked while something is left."""
        raise NotImplementedError

    def may_lurk(self, pos: War) -> bool:
        """Whether closed boxes could hold who acts here: then the player is asked, who has nobody too (25)."""
        return False

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders != [DONE]:
            return self.question(pos, orders)
        if self.may_lurk(pos):
            pos.cite("PH-25-a")
            return self.question(pos, orders)
        pos.pop()
        return None

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def _with_last(lines: dict[str, Line], *ends: Order) -> dict[str, Line]:
    """Verbs of a menu in their order, but those that end it come last, as they are offered."""
    last = [order.verb for order in ends if order.verb in lines]
    return {verb: lines[verb] for verb in (*[verb for verb in lines if verb not in last], *last)}


class _Begun(Menu[War], frozen=True):
    seat: Seat
    space: Space


class Joint(_Begun, frozen=True, kw_only=True):
    """What players of a side undertake together against a hex: one composes it, then the others may join in."""

    others: tuple[Seat, ...] | None = None
    """Players of the side who have not been asked yet; None: nobody but the first has been."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.lines = _with_last(cls.lines, GO, PASS)

    # what it is

    @property
    def is_for_others(self) -> bool:
        """Whether other players may join in."""
        return True

    def can_join(self, pos: War) -> bool:
        """Whether the player in hand has anything to join in with."""
        raise NotImplementedError

    def may_lurk(self, pos: War) -> bool:
        """Whether closed boxes could hold who joins in: then the player in hand is asked, who has nobody too (25)."""
        return False

    def launch(self, pos: War) -> None:
        """All have said who takes part: go."""
        raise NotImplementedError

    def go_refused(self, pos: War, _: object) -> Refusal:
        """What forbids to end what is composed."""
        raise NotImplementedError

    def pass_refused(self, pos: War, _: object) -> Refusal:
        """What forbids to stand aside: the first player has begun it himself."""
        raise NotImplementedError

    # one after the other

    @offers(GO, forbids=lambda self, pos, target: self.go_refused(pos, target))
    def go(self, pos: War) -> None:
        self._next(pos)

    @offers(PASS, forbids=lambda self, pos, target: self.pass_refused(pos, target))
    def stand_aside(self, pos: War) -> None:
        self._next(pos)

    def _next(self, pos: War) -> None:
        """Ask the next player of the side who could join in; then it begins."""
        left = partners(pos, self.seat) if self.others is None else self.others
        while left and self.is_for_others:
            other = replace(self, seat=left[0], others=left[1:])
            asked = other.can_join(pos)
            if not asked and other.may_lurk(pos):
                pos.cite("PH-25-a")
                asked = True
            if asked:
                pos.replace(other)
                return
            left = left[1:]
        pos.pop()
        self.launch(pos)


def partners(pos: War, seat: str) -> tuple[str, ...]:
    """The other players of a side, in their order: they are asked whether they join in."""
    return tuple(other for other in pos.players(pos.side_of(seat)) if other != seat)
