"""Two worlds that the enemy cannot tell apart: two hidden blocks have changed roles. What is sent must be the same.

Both worlds are played on together, one with the orders of the other as in a mirror, and after every pick all that the
enemy and a spectator are sent is compared: the position, the scene, who is asked, the question with its orders and
warnings, the log, and the answers to lines that are not allowed.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import NamedTuple

import msgspec

from grognard.core.errors import GrognardError
from grognard.core.event import Event
from grognard.core.frame import Ask, DeadEnd, answer, settle
from grognard.core.game import Game
from grognard.core.kinds import masked
from grognard.core.order import Order
from grognard.core.position import Table
from grognard.table.picture import artist
from grognard.table.sight import hidden, refused
from grognard.titles.asia_engulfed.chapters.ch4_9_completion import carriers_at_home, orphans
from grognard.titles.asia_engulfed.kit import POWERS, SIDES
from grognard.titles.asia_engulfed.verbs import VERBS
from grognard.titles.asia_engulfed.war import War
from tests.asia_engulfed.games import TITLE, kit

ARTIST = artist("asia-engulfed", "en")
LINES = 4
"""So many lines are tried at a time that may not be allowed."""


class Pair(NamedTuple):
    """Two hidden blocks of one group."""

    p: int
    q: int

    def other(self, piece: int) -> int:
        return self.q if piece == self.p else self.p if piece == self.q else piece

    def mirrored(self, order: Order) -> Order:
        verb = VERBS.get(order.verb)
        if verb is None or verb.kind != "piece" or not isinstance(order.target, int):
            return order
        return verb[self.other(order.target)]


def twin_of(pos: War, pair: Pair) -> War:
    """Two hidden blocks have changed roles, whatever they are: the enemy sees no difference."""
    p, q = pair
    twin = pos.copy()
    for values in (twin.marks, twin.supply, twin.origin, twin.alias):
        values[p], values[q] = values[q], values[p]
    one, two = pos.place[p], pos.place[q]
    twin.put(p, two)
    twin.put(q, one)
    twin.stack = [masked(frame, pair.other, knows=True) for frame in pos.stack]
    twin.index.influence = [None, None]
    return twin


def pairs(pos: War, side: int) -> list[Pair]:
    """The pairs of hidden blocks of a side that make a difference: of another kind, or in another place."""
    groups = [[p for p in members if pos.hidden(p)] for members in pos.kit.groups.values()]
    return [
        Pair(p, q)
        for members in groups
        if members and pos.kit.side[members[0]] == side
        for p, q in combinations(members, 2)
        if pos.kit.kind[p] != pos.kit.kind[q] or pos.steps[p] != pos.steps[q] or pos.place[p] != pos.place[q]
    ]


def told_to(events: list[Event], seat: str | None) -> list[Event]:
    return [event for event in events if not event.audience or seat in event.audience]


def sent(pos: War, asks: tuple[Ask, ...], seat: str | None) -> dict[str, object]:
    """Everything that somebody is sent now, beside events: as rules know it, and as the wire has it."""
    mine = next((ask for ask in asks if ask.seat == seat), None)
    view = hidden(TITLE, SIDES, pos, seat)
    return {
        "position": view.plain(),
        "scene": msgspec.json.encode(ARTIST.scene(view)),
        "waiting": [ask.seat for ask in asks],
        "asked": mine and (mine.prompt, mine.args, mine.rules, [(order.verb, order.target) for order in mine.orders]),
        "question": mine and msgspec.json.encode(ARTIST.ask(mine, 0, view)),
    }


def decks(pos: War) -> list[int]:
    """The CBA without a fleet for which there is room at home."""
    return [cba for power in POWERS for cba in orphans(pos, power) if carriers_at_home(pos, power, cba)]


class Worlds:
    """A position and its twin, played on together."""

    def __init__(self, pos: War, pair: Pair, game: Game, rng: random.Random) -> None:
        self.pair, self.rng = pair, rng
        self.side = pos.kit.side[pair.p]
        self.enemy = SIDES[1 - self.side]
        self.here, self.there = pos.copy(), twin_of(pos, pair)
        for world in (self.here, self.there):
            world.table = Table(pos.table.dice)
        self.reveals = pos.reveals
        self.game = game
        self.checked: Counter[str] = Counter()
        """The picks after which both worlds were found alike, by the prompt that they answered."""
        self.trail: list[tuple[str, str]] = []

    def play(self, first: Order | None, depth: int) -> Counter[str]:
        """Play on, beginning with this order; returns what was checked."""
        try:
            here, there = settle(self.here), settle(self.there)
        except DeadEnd:
            return self.checked  # such a twin cannot be: nothing is left to do in it
        for number in range(depth):
            if not here or not self._alike(here, there):
                break
            ask = self.rng.choice(here)
            order = first if first is not None and not number else self.rng.choice(ask.orders)
            if order not in ask.orders:
                ask = next(ask for ask in here if order in ask.orders)
            mirrored = self.pair.mirrored(order) if ask.seat != self.enemy else order
            same = next((each for each in there if each.seat == ask.seat), None)
            assert same is not None, (self.trail, "who is asked tells the two worlds apart")
            if mirrored not in same.orders:
                assert ask.seat != self.enemy, (self.trail, order)
                break
            self.trail.append((ask.prompt, TITLE.write(kit(), order)))
            told: list[list[Event]] = [[], []]
            self.here.table.events, self.there.table.events = told
            here, there = answer(self.here, here, order, ask.seat), answer(self.there, there, mirrored, ask.seat)
            if not self._comparable():
                break
            for who in (self.enemy, None):
                assert told_to(told[0], who) == told_to(told[1], who), (self.trail, who)
            if self._alike(here, there):
                self.checked[ask.prompt] += 1
        return self.checked

    def _comparable(self) -> bool:
        """Whether the two blocks are still hidden, and nothing that is open by rule tells them apart."""
        here, there = self.here, self.there
        if here.reveals != there.reveals or here.reveals != self.reveals:
            return False  # what has been shown is known
        if any(here.in_pool(piece) != there.in_pool(piece) for piece in range(kit().real_count)):
            return False  # Force Pools are open (KT-v): the block that came out of one is known
        if decks(here) != decks(there):
            return False  # CBA that wait openly go aboard a CV fleet at home, if there is one (4.4-i)
        if here.actions != there.actions:
            return False  # infantry land for a Special Action, Marines for nothing (7.2-a, 7.2-b)
        return all(world.hidden(block) for world in (here, there) for block in self.pair)

    def _alike(self, here: tuple[Ask, ...], there: tuple[Ask, ...]) -> bool:
        if not self._comparable():
            return False
        for who in (self.enemy, None):
            one, two = sent(self.here, here, who), sent(self.there, there, who)
            for part in one:
                assert one[part] == two[part], (self.trail, who, part)
        mine = next((ask for ask in here if ask.seat == self.enemy), None)
        if mine is not None:
            lines = [self._line(mine) for _ in range(LINES)]
            assert self._answers(self.here, here, lines) == self._answers(self.there, there, lines), self.trail
        return True

    def _line(self, ask: Ask) -> str:
        """A line that may be allowed or not."""
        line = TITLE.write(kit(), self.rng.choice(ask.orders))
        words = [*kit().space_names[: kit().map_end], *kit().piece_names[:60], "done"]
        return " ".join([line, *self.rng.sample(words, self.rng.randrange(3))])

    def _answers(self, pos: War, asks: tuple[Ask, ...], lines: list[str]) -> list[tuple[str, object]]:
        """What the enemy is answered to lines: which rule forbids them, or that nothing is known against them."""
        self.game.position, self.game.asks = pos.copy(), asks
        return [(line, self._answer(line)) for line in lines]

    def _answer(self, line: str) -> object:
        try:
            error = refused(self.game, line, self.enemy)
        except GrognardError as problem:
            return type(problem).__name__, str(problem)
        return error and [(reason.rule, reason.detail, reason.args) for reason in error.reasons]
