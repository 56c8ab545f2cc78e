"""Rehearsals: guessed positions are played on by advice, and judged where they have come to."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from grognard.core.dice import Dice
from grognard.core.frame import Ask, answer, settle
from grognard.core.order import Order
from grognard.core.position import Table
from grognard.core.temper import Temper
from grognard.core.title import Title
from grognard.core.view import seen

LONGEST = 5_000
"""Picks after which a rehearsal is judged wherever it is."""
DECIDED = 12.0
"""What a won game is worth, in what the title's victory is counted in."""
AFTERWARDS = 0.1
"""How far the standing still counts when a game has been decided."""


class Style(NamedTuple):
    """How somebody plays: by advice in a temper (None: the usual one), but for exceptions in this player turn.

    Orders that are `shunned` are not given as long as there are others, those that are `sought` are given at once.
    """

    temper: Temper | None = None
    shunned: frozenset[Order] = frozenset()
    sought: frozenset[Order] = frozenset()

    @property
    def plain(self) -> Style:
        """Without exceptions."""
        return Style(self.temper)


class Fork(NamedTuple):
    """A question that was answered by advice: how, and what came second."""

    taken: Order
    second: Order


class Follower:
    """Plays a seat in a style; among equals by its own chance."""

    def __init__(self, title: Title, style: Style) -> None:
        self.advise = title.plan() if style.temper is None else title.plan_in(style.temper)
        self.style = style
        self.forks: list[Fork] | None = None
        """For who listens: what was decided, and what might have been."""
        self.begin(0)

    def begin(self, seed: int | str) -> None:
        """Begin a player turn."""
        self.chance = random.Random(seed)
        self._shunned, self._sought = set(self.style.shunned), set(self.style.sought)

    def forget(self) -> None:
        """The player turn of the exceptions is over."""
        self._shunned.clear()
        self._sought.clear()

    def choose(self, shown: Any, ask: Ask) -> Order:
        orders = ask.orders
        if self._sought:
            for order in orders:
                if order in self._sought:
                    self._sought.discard(order)
                    return order
        scores = self.advise(shown, ask)
        if self._shunned:
            kept = [pair for pair in zip(orders, scores, strict=True) if pair[0] not in self._shunned]
            if kept:
                orders, scores = [order for order, _ in kept], [score for _, score in kept]
        best = max(scores)
        equals = [order for order, score in zip(orders, scores, strict=True) if score == best]
        order = equals[0] if len(equals) == 1 else equals[int(self.chance.random() * len(equals))]
        if self.forks is not None and len(orders) > 1:
            _, second = max((score, n) for n, score in enumerate(scores) if orders[n] is not order)
            self.forks.append(Fork(order, orders[second]))
        return order


class Stage:
    """Where one moment of a game is played on: what a seat sees of it, and how far ahead it is looked."""

    def __init__(self, title: Title, seat: str, shown: Any, seed: str) -> None:
        self.title = title
        self.seat = seat
        self.shown = shown
        self.seed = seed
        self._others = Follower(title, Style())
        self._cast: dict[int, Follower] = {}

    def rehearse(self, style: Style, numbers: Sequence[int]) -> list[float]:
        """How well the seat stands in the end, if it plays in this style, for each of these numbers.

        The same number has the same guess and the same dice, whatever the style: what they differ in is the style.
        """
        player = self._cast.get(id(style))
        if player is None:
            player = self._cast[id(style)] = Follower(self.title, style)
        return [self._play(player, number) for number in numbers]

    def forks(self, style: Style) -> list[Fork]:
        """What is decided in this player turn if it goes as it does with number 0."""
        player = Follower(self.title, style)
        found: list[Fork] = []
        player.forks = found
        self._play(player, 0, only_now=True)
        return found

    def _play(self, player: Follower, number: int, *, only_now: bool = False) -> float:
        title, seat, others = self.title, self.seat, self._others
        chance = f"{self.seed}/{number}"
        pos = title.guess(self.shown, seat, random.Random(chance))
        pos.table = Table(Dice(chance))
        player.begin(number)
        others.begin(number)
        now, left = title.player_turn(pos), 0 if only_now else title.foresight
        asks = settle(pos)
        for _ in range(LONGEST):
            if not asks:
                break
            turn = title.player_turn(pos)
            if turn != now:
                now, left = turn, left - 1
                player.forget()
            if left < 0 or (left == 0 and not only_now and title.is_spent(pos)):
                break
            ask = asks[0]
            if len(ask.orders) == 1:
                order = ask.orders[0]
            else:
                order = (player if ask.seat == seat else others).choose(seen(title, pos, ask.seat), ask)
            asks = answer(pos, asks, order, ask.seat)
        return judge(title, pos, title.side_of(pos, seat), seat)


def judge(title: Title, pos: Any, side: str, seat: str = "") -> float:
    """How a side stands, or how it has won or lost, or a seat whose game is its own."""
    standing = title.standing(pos, side)
    if title.lead:
        standing = DECIDED * math.tanh(standing / title.lead)
    if pos.result is None:
        return standing
    if not pos.result.winners:
        return 0.0
    return AFTERWARDS * standing + (DECIDED if {side, seat} & {*pos.result.winners} else -DECIDED)
