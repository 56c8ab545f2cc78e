"""Positions that look the same to the enemy: hidden blocks in each other's roles. The tests of secrecy compare them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from grognard.core.frame import settle
from grognard.titles.asia_engulfed.kit import CV, SIDES
from grognard.titles.asia_engulfed.war import War


def twins(pos: War, seat: str) -> Iterator[War]:
    """While a seat alone is asked: every exchange of two hidden enemy blocks of one nation, class and size."""
    if [ask.seat for ask in settle(pos.copy())] != [seat]:
        return
    kit, enemy = pos.kit, 1 - SIDES.index(seat)
    hidden = {p for p in kit.pieces_of[enemy] if pos.hidden(p) and kit.block_class[p] and kit.kind[p] != CV}
    for members in kit.groups.values():
        for p, q in combinations([p for p in members if p in hidden], 2):
            if kit.full_steps[p] == kit.full_steps[q]:
                yield twin_of(pos, p, q)


def twin_of(pos: War, p: int, q: int) -> War:
    """The same position, but two hidden blocks have changed roles: the enemy's eyes see no difference."""
    twin = pos.copy()
    for values in (twin.steps, twin.damaged, twin.marks, twin.supply, twin.origin, twin.alias):
        values[p], values[q] = values[q], values[p]
    one, two = pos.place[p], pos.place[q]
    twin.put(p, two)
    twin.put(q, one)
    twin.index.influence = [None, None]  # steps were changed behind its back
    return twin
