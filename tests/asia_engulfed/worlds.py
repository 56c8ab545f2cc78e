"""Two worlds that the enemy cannot tell apart: two hidden blocks have changed roles."""

from __future__ import annotations

import random
from itertools import combinations
from typing import NamedTuple

from grognard.core.game import Game
from grognard.core.kinds import masked
from grognard.core.order import Order
from grognard.titles.asia_engulfed.chapters.ch4_9_completion import carriers_at_home, orphans
from grognard.titles.asia_engulfed.kit import POWERS, SIDES
from grognard.titles.asia_engulfed.verbs import VERBS
from grognard.titles.asia_engulfed.war import War
from tests import worlds
from tests.asia_engulfed.games import kit


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


def decks(pos: War) -> list[int]:
    """The CBA without a fleet for which there is room at home."""
    return [cba for power in POWERS for cba in orphans(pos, power) if carriers_at_home(pos, power, cba)]


class Worlds(worlds.Worlds[War]):
    """A position and its twin, played on together."""

    def __init__(self, pos: War, pair: Pair, game: Game, rng: random.Random) -> None:
        self.pair = pair
        self.words = [*kit().space_names[: kit().map_end], *kit().piece_names[:60], "done"]
        super().__init__(game, pos.copy(), twin_of(pos, pair), SIDES[1 - pos.kit.side[pair.p]], rng)

    def mirrored(self, order: Order, seat: str) -> Order:
        return self.pair.mirrored(order) if seat != self.watcher else order

    def comparable(self) -> bool:
        """Whether the two blocks are still hidden, and nothing that is open by rule tells them apart."""
        here, there = self.here, self.there
        if not super().comparable():
            return False
        if any(here.in_pool(piece) != there.in_pool(piece) for piece in range(kit().real_count)):
            return False  # Force Pools are open (KT-v): the block that came out of one is known
        if decks(here) != decks(there):
            return False  # CBA that wait openly go aboard a CV fleet at home, if there is one (4.4-i)
        if here.actions != there.actions:
            return False  # infantry land for a Special Action, Marines for nothing (7.2-a, 7.2-b)
        return all(world.hidden(block) for world in (here, there) for block in self.pair)
