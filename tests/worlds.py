"""Two worlds that somebody cannot tell apart: only what is hidden from him differs. What he is sent must be the same.

Both worlds are played on together, one with the orders of the other as in a mirror, and after every pick all that he
and a spectator are sent is compared: the position, the scene, who is asked, the question with its orders and warnings,
the log, and the answers to lines that are not allowed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from grognard.core.errors import GrognardError
from grognard.core.event import Event
from grognard.core.frame import Ask, DeadEnd, answer, settle
from grognard.core.game import Game
from grognard.core.order import Order
from grognard.core.position import Position, Table
from grognard.table.picture import Artist, artist
from grognard.table.sight import hidden, refused

P = TypeVar("P", bound=Position)
ENDS = ("done", "pass")
LINES = 4
"""So many lines are tried at a time that may not be allowed."""
PICTURES = 4
"""So often, in picks, the scene is compared: it is drawn from what is seen, which is compared every time."""


def told_to(events: list[Event], seat: str | None) -> list[Event]:
    return [event for event in events if not event.audience or seat in event.audience]


class Worlds(Generic[P]):
    """A position and its twin, played on together."""

    artist: Artist
    words: Sequence[str] = ()
    """What may stand in a line that is tried."""

    def __init__(self, game: Game, here: P, there: P, watcher: str, rng: random.Random) -> None:
        self.game, self.here, self.there, self.watcher, self.rng = game, here, there, watcher, rng
        self.artist = artist(game.title.meta.key, "en", game.title.part_of(game.journal.header.scenario))
        self.reveals = here.reveals
        for world in (here, there):
            world.table = Table(here.table.dice)
        self.checked: Counter[str] = Counter()
        """The picks after which both worlds were found alike, by the prompt that they answered."""
        self.trail: list[tuple[str, str]] = []
        self.compared = 0

    # what a title says of its worlds

    def mirrored(self, order: Order, seat: str) -> Order:
        """What is the same in the other world as an order in this one."""
        return order

    def comparable(self) -> bool:
        """Whether nothing that is open by rule tells the two worlds apart by now."""
        return self.here.reveals == self.there.reveals == self.reveals  # what has been shown is known

    # playing on

    def play(self, first: Order | None, depth: int, *, ending: bool = False) -> Counter[str]:
        """Play on, beginning with this order; returns what was checked.

        With `ending` every step is ended as soon as may be, otherwise the orders are given at random.
        """
        try:
            here, there = settle(self.here), settle(self.there)
        except DeadEnd:
            return self.checked  # such a twin cannot be: nothing is left to do in it
        alike = self._alike(here, there)
        for number in range(depth):
            if not here or not alike:
                break
            ask = self.rng.choice(here)
            order = first if first is not None and not number else self._pick(ask, ending)
            if order not in ask.orders:
                ask = next(ask for ask in here if order in ask.orders)
            mirrored = self.mirrored(order, ask.seat)
            same = next((each for each in there if each.seat == ask.seat), None)
            assert same is not None, (self.trail, "who is asked tells the two worlds apart")
            if mirrored not in same.orders:
                assert ask.seat != self.watcher, (self.trail, order)
                break
            self.trail.append((ask.prompt, self._write(order)))
            told: list[list[Event]] = [[], []]
            self.here.table.events, self.there.table.events = told
            here, there = answer(self.here, here, order, ask.seat), answer(self.there, there, mirrored, ask.seat)
            if not self.comparable():
                break
            for who in (self.watcher, None):
                assert told_to(told[0], who) == told_to(told[1], who), (self.trail, who)
            alike = self._alike(here, there)
            if alike:
                self.checked[ask.prompt] += 1
        return self.checked

    def _pick(self, ask: Ask, ending: bool) -> Order:
        over = [order for order in ask.orders if order.verb in ENDS] if ending else []
        return self.rng.choice(over or ask.orders)

    def _write(self, order: Order) -> str:
        return self.game.title.write(self.here.kit, order)  # type: ignore[attr-defined]

    def sent(self, pos: P, asks: tuple[Ask, ...], seat: str | None) -> dict[str, object]:
        """Everything that somebody is sent now, beside events: as rules know it, and as the wire has it."""
        mine = next((ask for ask in asks if ask.seat == seat), None)
        view = hidden(self.game.title, self.game.seats, pos, seat)
        return {
            "position": view.plain(),
            "scene": self.compared % PICTURES == 0 and msgspec.json.encode(self.artist.scene(view)),
            "waiting": [ask.seat for ask in asks],
            "asked": mine
            and (mine.prompt, mine.args, mine.rules, [(order.verb, order.target) for order in mine.orders]),
            "question": mine and msgspec.json.encode(self.artist.ask(mine, 0, view)),
        }

    def _alike(self, here: tuple[Ask, ...], there: tuple[Ask, ...]) -> bool:
        if not self.comparable():
            return False
        for who in (self.watcher, None):
            one, two = self.sent(self.here, here, who), self.sent(self.there, there, who)
            for part in one:
                assert one[part] == two[part], (self.trail, who, part)
        self.compared += 1
        mine = next((ask for ask in here if ask.seat == self.watcher), None)
        if mine is not None:
            lines = [self._line(mine) for _ in range(LINES)]
            assert self._answers(self.here, here, lines) == self._answers(self.there, there, lines), self.trail
        return True

    def _line(self, ask: Ask) -> str:
        """A line that may be allowed or not."""
        line = self._write(self.rng.choice(ask.orders))
        return " ".join([line, *self.rng.sample(self.words, self.rng.randrange(3))])

    def _answers(self, pos: P, asks: tuple[Ask, ...], lines: list[str]) -> list[tuple[str, object]]:
        """What the watcher is answered to lines: which rule forbids them, or that nothing is known against them."""
        self.game.position, self.game.asks = pos.copy(), asks
        return [(line, self._answer(line)) for line in lines]

    def _answer(self, line: str) -> object:
        try:
            error = refused(self.game, line, self.watcher)
        except GrognardError as problem:
            return type(problem).__name__, str(problem)
        return error and [(reason.rule, reason.detail, reason.args) for reason in error.reasons]
