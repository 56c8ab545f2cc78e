"""Counters where they lie: which stack of a hex, in what order, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from grognard.core.scene import Token
from grognard.titles.pearl_harbor.chapters.ch8_raid import Bombing, Raid
from grognard.titles.pearl_harbor.kit import (
    AIR,
    FORTRESS,
    INSTALLATION,
    LAND,
    LEADER,
    NAVAL,
    TASK_FORCE,
    TRAIN,
    PearlKit,
)
from grognard.titles.pearl_harbor.marks import (
    ABORTED,
    ATTACKED,
    CAP,
    DEFEATED,
    DISRUPTED,
    EVICTED,
    FLOWN,
    FOUGHT,
    MISSIONS,
    MOVED,
    READY,
    SHELLED,
    STOPPED,
)
from grognard.titles.pearl_harbor.war import War

DEPTH = {FORTRESS: 0, INSTALLATION: 1, TRAIN: 2, LEADER: 3, AIR: 4, LAND: 5, NAVAL: 6, TASK_FORCE: 7}
ALOFT = 8
"""Who flies over a hex lies above everything in it."""
MARKS = {
    DISRUPTED: "disrupted",
    ABORTED: "aborted",
    DEFEATED: "defeated",
    STOPPED: "stopped",
    CAP: "cap",
    READY: "ready",
    EVICTED: "evicted",
}
SPENT = MOVED | FOUGHT | ATTACKED | SHELLED
"""Its part in this segment is over."""
IN_HAND = ("piece", "marker", "group", "leader", "foe_leader", "opponent")
ALL_IN_HAND = ("pieces", "units", "ships", "groups")


def stacks(pos: War) -> dict[str, tuple[Token, ...]]:
    """Every counter that can be seen, with what is aboard under its ship and the marker of a task force above it."""
    kit = pos.kit
    chosen, hidden = in_hand(pos), unseen_sides(pos)
    stand_ins = set(kit.stand_in)
    found = {}
    for space, pieces in enumerate(pos.index.at):
        if not pieces or space == kit.unseen:
            continue
        shown = sorted((p for p in pieces if p not in stand_ins), key=lambda p: _depth(pos, p))
        found[kit.space_names[space]] = tuple(_token(pos, p, space, chosen, hidden) for p in shown)
    return found


@cache
def _weights(kit: PearlKit) -> list[tuple[int, int]]:
    """Where each counter lies in a stack: what never moves at the bottom, the strongest of an arm on top."""
    return [(DEPTH.get(arm, 0), strength) for arm, strength in zip(kit.arm, kit.attack, strict=True)]


def _depth(pos: War, p: int) -> tuple[int, int, int, int]:
    """Ships lie with their task force, whose marker is above them."""
    kit = pos.kit
    arm, strength = _weights(kit)[p]
    marker = p if kit.arm[p] == TASK_FORCE else pos.tf[p]
    if marker >= 0:
        return DEPTH[TASK_FORCE], marker, arm, strength
    flying = kit.arm[p] == AIR and pos.aboard[p] < 0 and pos.marks[p] & FLOWN
    return (ALOFT if flying else arm), -1, arm, strength


def _token(pos: War, p: int, space: int, chosen: frozenset[int], hidden: frozenset[int]) -> Token:
    kit = pos.kit
    name = kit.piece_names[p]
    if space >= kit.hex_count:
        return Token(name, 0, ())
    ship = pos.aboard[p]
    told = list(_states(pos, p, chosen))
    if kit.side[p] in hidden and kit.arm[p] in (TASK_FORCE, INSTALLATION) and not _is_open(pos, p):
        told.insert(0, "boxed")
    slot = int(kit.side[p] != _host(pos, space))
    return Token(name, 0, tuple(told), slot, kit.piece_names[ship] if ship >= 0 else "")


def _host(pos: War, space: int) -> int:
    """Whose stack lies in the middle of a hex: who holds it, at sea who alone is there or is not phasing."""
    holder = pos.holder(space)
    if holder >= 0:
        return holder
    sides = {pos.kit.side[p] for p in pos.index.at[space]}
    return sides.pop() if len(sides) == 1 else pos.reacting


def _states(pos: War, p: int, chosen: frozenset[int]) -> Iterator[str]:
    """What is said of a counter; the marker of a task force speaks for its ships."""
    kit = pos.kit
    arm, marks = kit.arm[p], pos.marks[p]
    if arm == TASK_FORCE:
        ships = pos.fleet(p)
        if ships:
            yield from _states(pos, ships[0], frozenset())
        if p in chosen:
            yield "chosen"
        return
    if arm in (LAND, NAVAL, AIR) and not pos.supplied[p]:
        yield "unsupplied"
    yield from (name for mark, name in MARKS.items() if marks & mark)
    if p in chosen:
        yield "chosen"
    if arm == AIR and pos.aboard[p] < 0 and marks & FLOWN and not marks & (CAP | ABORTED):
        yield "strike"
    if arm == NAVAL and pos.mission[p]:
        yield MISSIONS[pos.mission[p]]
    if marks & SPENT:
        yield "done"


def in_hand(pos: War) -> frozenset[int]:
    """The counters that the steps of play are about."""
    found: set[int] = set()
    for frame in pos.stack:
        found.update(p for name in IN_HAND if isinstance(p := getattr(frame, name, -1), int) and p >= 0)
        found.update(p for name in ALL_IN_HAND if isinstance(many := getattr(frame, name, ()), tuple) for p in many)
        if isinstance(frame, Raid | Bombing):
            found.update(p for strike in frame.strikes for p in (*strike.bombers, strike.target) if p >= 0)
    return frozenset(found)


# what a seat may not look into (25)


def unseen_sides(pos: War) -> frozenset[int]:
    """The sides some of whose units are out of sight in this view."""
    kit = pos.kit
    return frozenset(kit.side[p] for p in pos.index.at[kit.unseen] if p not in kit.stand_in)


def _is_open(pos: War, box: int) -> bool:
    """Whether something in the box of a marker or an installation can be seen."""
    kit = pos.kit
    if kit.arm[box] == TASK_FORCE:
        return bool(pos.fleet(box))
    return any(pos.box_of(p) == box for p in pos.index.at[pos.place[box]])


def closed_homes(pos: War) -> Iterator[int]:
    """Home bases whose box cannot be looked into: there is no counter that would say so."""
    kit = pos.kit
    hidden = unseen_sides(pos)
    for space in sorted({space for spaces in kit.home_of.values() for space in spaces}):
        side, box = pos.holder(space), -2 - space
        seen = any(kit.side[p] == side and pos.box_of(p) == box for p in pos.index.at[space])
        if side in hidden and pos.installation_at(space) < 0 and not seen:
            yield space
