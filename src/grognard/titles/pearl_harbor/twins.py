"""Positions that look the same to the enemy: hidden units in each other's boxes, or in another closed base.

The tests of secrecy compare them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace

from grognard.core.frame import settle
from grognard.core.kinds import masked
from grognard.titles.pearl_harbor.chapters.ch3_stacking import air_fits, ships_fit
from grognard.titles.pearl_harbor.chapters.ch4_segment import PlayerMovement
from grognard.titles.pearl_harbor.chapters.ch5_bases import berth
from grognard.titles.pearl_harbor.chapters.ch25_closed_bases import conceals, is_limited
from grognard.titles.pearl_harbor.chapters.ch25_intelligence import is_closed
from grognard.titles.pearl_harbor.kit import AIR, INSTALLATION, LAND, LEADER, NAVAL
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.war import War


def twins(pos: War, seat: str) -> Iterator[War]:
    """While a seat alone is asked: exchanges of two hidden enemy units, and units that lie in another closed base."""
    if not is_limited(pos) or not pos.segment or [ask.seat for ask in settle(pos.copy())] != [seat]:
        return
    side = enemy(pos.side_of(seat))
    for p, q in pairs(pos, side):
        yield exchanged(pos, p, q)
    for p, space in moves(pos, side):
        yield moved(pos, p, space)


def pairs(pos: War, side: int) -> Iterator[tuple[int, int]]:
    """Hidden ships or aircraft of a side, of one force and kind, that lie in different boxes."""
    kit = pos.kit
    alike: dict[tuple[object, ...], list[int]] = {}
    for p in kit.pieces_of[side]:
        afloat = kit.arm[p] == NAVAL and not kit.is_carrier[p] and not pos.cargo(p)
        aloft = kit.arm[p] == AIR and pos.aboard[p] < 0
        if (afloat or aloft) and pos.is_hidden(p):
            alike.setdefault((kit.force[p], kit.arm[p], kit.kind[p], kit.nation[p]), []).append(p)
    for members in alike.values():
        yield from ((p, q) for p, q in pairwise(members) if pos.box_of(p) != pos.box_of(q))


def exchanged(pos: War, p: int, q: int) -> War:
    """The same position, but two hidden units have changed roles."""
    twin = pos.copy()
    for values in (twin.tf, twin.launched, twin.mission, twin.marks, twin.spent, twin.supplied):
        values[p], values[q] = values[q], values[p]
    twin.put(p, pos.place[q], pos.part[q])
    twin.put(q, pos.place[p], pos.part[p])
    other = {p: q, q: p}
    twin.stack = [masked(frame, lambda piece: other.get(piece, piece), knows=True) for frame in pos.stack]
    _count_anew(twin, pos.kit.side[p])
    return twin


def _count_anew(twin: War, side: int) -> None:
    """Who of a side may still move depends on where its units lie."""
    twin.stack = [
        replace(frame, left=None) if isinstance(frame, PlayerMovement) and twin.side_of(frame.seat) == side else frame
        for frame in twin.stack
    ]


def in_hand(pos: War) -> set[int]:
    """The counters that steps at work speak of: where they are follows from what was done, so they lie nowhere else."""
    found: set[int] = set()

    def note(piece: int) -> int:
        found.add(piece)
        return piece

    for frame in pos.stack:
        masked(frame, note, knows=False)
    return found


def moves(pos: War, side: int) -> Iterator[tuple[int, int]]:
    """Hidden units of a side that have done nothing, and the next closed base that has room for them."""
    if not conceals(pos):
        return
    kit = pos.kit
    built = {pos.place[p] for p in kit.of_arm[INSTALLATION] if pos.on_map(p)}
    bases = [space for space in sorted(built) if is_closed(pos, space, side)]
    busy = in_hand(pos)
    for p in kit.pieces_of[side]:
        if kit.arm[p] not in (NAVAL, AIR, LAND, LEADER) or not pos.is_hidden(p) or pos.marks[p] or p in busy:
            continue
        here = pos.place[p]
        bound = pos.aboard[p] >= 0 or pos.tf[p] >= 0 or pos.cargo(p) or kit.party[p] or kit.is_asian[p]
        if bound or not is_closed(pos, here, side):
            continue
        for space in [*[s for s in bases if s > here], *[s for s in bases if s < here]]:
            if _has_room(pos, p, space):
                yield p, space
                break


def _has_room(pos: War, p: int, space: int) -> bool:
    """Whether a unit could lie in a base without anybody noticing."""
    kit = pos.kit
    if kit.arm[p] == NAVAL:
        return bool(kit.harbour[space]) and ships_fit(pos, space, kit.side[p], [p])
    return air_fits(pos, space, p) if kit.arm[p] == AIR else kit.is_land[space]


def moved(pos: War, p: int, space: int) -> War:
    """The same position, but a hidden unit lies in another closed base."""
    twin = pos.copy()
    twin.put(p, space, berth(pos, space) if pos.kit.arm[p] == NAVAL else 0)
    _count_anew(twin, pos.kit.side[p])
    return twin
