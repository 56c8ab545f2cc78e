"""Blocks and counters where they lie: which stack of a space, which face, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from grognard.core.scene import Token
from grognard.titles.asia_engulfed.chapters.ch8_7_port_attack import PortAttack
from grognard.titles.asia_engulfed.kit import BLOCK, CBA, CV, LBA, AsiaKit
from grognard.titles.asia_engulfed.marks import LANDED, MOVED, NEW, NONE, PARTIAL, SAILED, STRUCK
from grognard.titles.asia_engulfed.war import War

MARKS = {SAILED: "sailed", MOVED: "moved", LANDED: "landed", NEW: "new", STRUCK: "struck"}
SHOWN_MARKS = SAILED | MOVED | LANDED | NEW | STRUCK
GROUND, FLEET, AIR = range(3)
"""Classes of pieces that lie in stacks of their own."""


def stacks(pos: War) -> dict[str, tuple[Token, ...]]:
    """Every piece that can be seen; the enemy's hidden blocks by their stand-ins."""
    kit = pos.kit
    chosen = _in_hand(pos)
    depth = _depths(kit).__getitem__
    found = {}
    for space, pieces in enumerate(pos.index.at):
        if not pieces or space == kit.unseen:
            continue
        slots = _slots(pos, space, pieces) if space < kit.map_end else {}
        tokens = [_token(pos, p, slots.get(_group(kit, p), 0), p in chosen) for p in sorted(pieces, key=depth)]
        found[kit.space_names[space]] = tuple(tokens)
    return found


@cache
def _depths(kit: AsiaKit) -> list[tuple[int, int, int]]:
    """Where each piece lies in a stack: the strongest on top."""
    return [(kit.side[p], kit.full_steps[p], -kit.kind[p]) for p in range(len(kit.piece_names))]


def _token(pos: War, p: int, slot: int, chosen: bool) -> Token:
    kit = pos.kit
    name = kit.piece_names[p]
    if kit.kind[p] == BLOCK:
        return Token(name, -1, ("chosen",) if chosen else (), slot)
    if pos.place[p] >= kit.map_end:
        return Token(name, (pos.steps[p] or kit.full_steps[p]) - 1, ())
    carrier = pos.aboard[p] if kit.kind[p] == CBA else -1
    aboard = kit.piece_names[carrier] if carrier >= 0 else ""
    return Token(name, max(pos.steps[p], 1) - 1, tuple(states(pos, p, chosen=chosen)), slot, aboard)


def states(pos: War, p: int, *, chosen: bool = False) -> Iterator[str]:
    kit = pos.kit
    if pos.supply[p] in (PARTIAL, NONE):
        yield "none" if pos.supply[p] == NONE else "partial"
    if pos.damaged[p]:
        yield "damaged"
    if pos.shown[p]:
        yield "shown"
    if chosen:
        yield "chosen"
    if kit.kind[p] == CV and pos.aircraft_of(p):
        yield "wing"
    marks = pos.marks[p]
    if marks & SHOWN_MARKS:
        yield from (name for mark, name in MARKS.items() if marks & mark)


def _in_hand(pos: War) -> frozenset[int]:
    """The pieces that the steps of play are about."""
    found: set[int] = set()
    for frame in pos.stack:
        for name in ("piece", "fleet", "unit"):
            value = getattr(frame, name, -1)
            if isinstance(value, int) and value >= 0:
                found.add(value)
                found.add(pos.behind(value))
        if isinstance(frame, PortAttack):
            found.update(frame.force)
    return frozenset(found)


# where stacks lie in a space


def _group(kit: AsiaKit, p: int) -> tuple[int, int]:
    """Side and class: what lies together."""
    if kit.kind[p] == LBA:
        return kit.side[p], AIR
    return kit.side[p], GROUND if kit.is_ground[p] else FLEET


@cache
def _room(kit: AsiaKit) -> list[int]:
    """The number of stacks for which each space has room."""
    from grognard.titles.asia_engulfed.artwork import outlines

    spaces = outlines()["spaces"]
    return [len(spaces[name]["stacks"]) if name in spaces else 1 for name in kit.space_names[: kit.map_end]]


def _slots(pos: War, space: int, pieces: Sequence[int]) -> dict[tuple[int, int], int]:
    """The stack of each group. Who holds the place comes first; where room is scarce, groups of a side share one."""
    kit = pos.kit
    room = _room(kit)[space]
    groups = {_group(kit, p) for p in pieces}
    sides = {side for side, _ in groups}
    if len(sides) == 1:
        return {group: min(_order(kit, space, group[1]), room - 1) for group in groups}
    holder = pos.holder(space) if space >= kit.zone_count else pos.phasing
    guests = room // 2
    found = {}
    for side, kind in groups:
        number = _order(kit, space, kind)
        if side == holder:
            found[side, kind] = min(number, room - guests - 1)
        else:
            found[side, kind] = room - guests + min(number, guests - 1)
    return found


def _order(kit: AsiaKit, space: int, kind: int) -> int:
    """On land the troops stand first, at sea the fleets."""
    return kind if space >= kit.zone_count else (1, 0, 2)[kind]
