"""Two worlds that the enemy cannot tell apart: hidden units have changed boxes, or one lies in another closed base."""

from __future__ import annotations

import random
from typing import NamedTuple

from grognard.core.game import Game
from grognard.core.order import Order
from grognard.titles.pearl_harbor.chapters.ch5_air_return import ALL_HOME
from grognard.titles.pearl_harbor.kit import PearlKit
from grognard.titles.pearl_harbor.twins import exchanged, moved, moves, pairs
from grognard.titles.pearl_harbor.verbs import VERBS
from grognard.titles.pearl_harbor.war import War
from tests import worlds


class Change(NamedTuple):
    """How the other world differs: a unit lies in another's place and that one in its own, or in another base."""

    p: int
    q: int = -1
    space: int = -1

    def twin_of(self, pos: War) -> War:
        return exchanged(pos, self.p, self.q) if self.q >= 0 else moved(pos, self.p, self.space)

    @property
    def units(self) -> tuple[int, ...]:
        return (self.p, self.q) if self.q >= 0 else (self.p,)

    def mirrored(self, order: Order) -> Order:
        verb = VERBS.get(order.verb)
        if self.q < 0 or verb is None or verb.kind != "piece" or order.target not in self.units:
            return order
        return verb[self.q if order.target == self.p else self.p]


def changes(pos: War, side: int) -> list[Change]:
    return [
        *[Change(p, q=q) for p, q in pairs(pos, side)],
        *[Change(p, space=space) for p, space in moves(pos, side)],
    ]


class Worlds(worlds.Worlds[War]):
    """A position and its twin, played on together."""

    def __init__(self, pos: War, change: Change, game: Game, watcher: str, rng: random.Random) -> None:
        self.change = change
        kit = pos.kit
        self.words = [*rng.sample(kit.space_names[: kit.hex_count], 20), *rng.sample(kit.piece_names, 20), "done"]
        super().__init__(game, pos.copy(), change.twin_of(pos), watcher, rng)

    def mirrored(self, order: Order, seat: str) -> Order:
        return order if self.here.side_of(seat) == self.here.side_of(self.watcher) else self.change.mirrored(order)

    def comparable(self) -> bool:
        """Whether what differs is still hidden, and nothing that is open by rule tells the two worlds apart.

        Ships keep narrow seas open for their own side (11.2-c): the enemy may see who is in supply by that, and what
        is earned. Force pools are open.
        """
        here, there = self.here, self.there
        if not super().comparable() or here.erp != there.erp:
            return False
        if not all(world.is_hidden(p) for world in (here, there) for p in self.change.units):
            return False
        kit: PearlKit = here.kit
        mine = kit.pieces_of[kit.side[self.change.p]]
        if self._sent_elsewhere(mine):
            return False
        if any(here.on_map(p) != there.on_map(p) for p in mine):
            return False
        return all(here.supplied[p] == there.supplied[p] for p in mine if not here.is_hidden(p))

    def _sent_elsewhere(self, mine: list[int]) -> bool:
        """Whether all were sent home by one word, some to other bases: their owner knows which of them have room."""
        if not self.trail or self.trail[-1][1] != ALL_HOME.verb:
            return False
        return any(self.here.place[p] != self.there.place[p] for p in mine if p not in self.change.units)
