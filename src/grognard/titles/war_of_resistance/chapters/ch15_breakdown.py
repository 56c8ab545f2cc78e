"""15 Breakdown: units are broken down at the start of a step of movement, and grouped again at its end."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Side
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.war_of_resistance.breakdowns import Way
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch15_bands import (
    BAND,
    Banding,
    bandable,
    bands,
    split,
    why_not_band,
    why_not_split,
)
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.verbs import DONE, JOIN_GUNS, REGROUP, WITH
from grognard.titles.war_of_resistance.war import War

PLAIN, GUNS = False, True
"""A unit is broken down into others like itself, or into divisional artillery and units that it supports (15B)."""


def way_of(pos: War, p: int, guns: bool) -> Way | None:
    """How a unit would be broken down, with or without its artillery."""
    for way in pos.kit.breakdowns.ways_of(p, pos.face[p]):
        if any(kind.endswith("artillery") for _, _, kind in way.parts) == guns:
            return way
    return None


def free_set(pos: War, p: int, way: Way) -> list[int]:
    """Counters that stand ready for it."""
    kit = pos.kit
    for pieces in kit.breakdowns.sets_for(p, way):
        if all(pos.place[q] == kit.parts for q in pieces):
            return pieces
    return []


def why_not_break(pos: War, p: int, side: int, guns: bool, *, pooled: bool = False) -> Refusals:
    """The rule that keeps a unit whole, on the map or in the replacement pool (15A)."""
    kit = pos.kit
    if kit.rebels.base_of[p] and not guns:
        return why_not_split(pos, p, side)
    if kit.side[p] != side or (pos.place[p] != kit.lost if pooled else not pos.on_map(p)):
        return "WOR-15A-c" if pooled else "WOR-15A-a"
    if p in pos.split:
        return "WOR-15E1-a" if guns else None
    way = way_of(pos, p, guns)
    if way is None:
        return "WOR-15B-a"
    if free_set(pos, p, way):
        return None
    own = (kit.force[p], kit.designation[p]) in kit.breakdowns.sets
    return ("WOR-15C1-a", "WOR-15B-a") if own else ("WOR-15C2-a", "WOR-15B-a")


def breakable(pos: War, side: int, guns: bool) -> list[int]:
    """Units of a side that may be broken down now."""
    found = [p for p in pos.units_of(side) if not why_not_break(pos, p, side, guns)]
    return [*found, *(p for p in bands(pos) if not pos.on_map(p))] if side == CHINA and not guns else found


def break_down(pos: War, p: int, guns: bool) -> Pieces:
    """Put the parts of a unit in its place (15A); they are as it was: supply, hits, points spent."""
    kit, space = pos.kit, pos.place[p]
    if kit.rebels.base_of[p]:
        return split(pos, p)
    if p in pos.split:
        parts = pos.split[p]
        pos.split = {whole: made for whole, made in pos.split.items() if whole != p}
        rule = "WOR-15E1-a"
    else:
        way = way_of(pos, p, guns)
        assert way is not None
        parts = tuple(free_set(pos, p, way))
        pos.split = {**pos.split, p: parts}
        own = (kit.force[p], kit.designation[p]) in kit.breakdowns.sets
        pos.cite("WOR-3A3-g", "WOR-15B-b", "WOR-15C1-a" if own else "WOR-15C2-a")
        if guns:
            pos.cite("WOR-15E-a")
        rule = "WOR-15A-b"
    pos.put(p, kit.parts)
    for part in parts:
        pos.flip(part, kit.first_face[part])
        pos.supply[part], pos.hits[part], pos.spent[part] = pos.supply[p], pos.hits[p], pos.spent[p]
        pos.marks[part] = pos.marks[p]
        pos.put(part, space)
    pos.event("broken-down", rule, piece=p, space=space, pieces=list(parts))
    return parts


# regrouping


def why_not_regroup(pos: War, p: int, side: int, within: Pieces, *, pooled: bool = False) -> Refusals:
    """The rule that keeps a unit in parts, on the map or in the replacement pool (15A)."""
    kit = pos.kit
    if kit.side[p] != side or p not in pos.split or pos.place[p] != kit.parts:
        return "WOR-15A-d"
    parts = pos.split[p]
    there = all(pos.place[part] == kit.lost if pooled else pos.on_map(part) for part in parts)
    whole = there and all(pos.face[part] == kit.first_face[part] for part in parts)
    if not whole or len({pos.place[part] for part in parts}) > 1:
        return "WOR-15A-d"
    return "WOR-15A-d" if within and not any(part in within for part in parts) else None


def regroup(pos: War, p: int) -> None:
    """A unit stands again where its parts stood; what is wrong with one of them is wrong with all (15A)."""
    parts = pos.split[p]
    space = pos.place[parts[0]]
    _merge(pos, p, parts, space)
    pos.split = {whole: made for whole, made in pos.split.items() if whole != p}
    pos.event("regrouped", "WOR-15A-d", piece=p, space=space)


def _merge(pos: War, p: int, parts: Pieces, space: int) -> None:
    pos.supply[p] = max(pos.supply[part] for part in parts)
    if len({pos.supply[part] for part in parts}) > 1:
        pos.cite("WOR-15A-e")
    pos.hits[p] = max(pos.hits[part] for part in parts)
    pos.spent[p] = max(pos.spent[part] for part in parts)
    pos.marks[p] = 0
    for part in parts:
        pos.marks[p] |= pos.marks[part]
        pos.put(part, pos.kit.parts)
    pos.put(p, space)
    if pos.on_map(p):
        take(pos, p)


def divisional_guns(pos: War, side: int) -> list[int]:
    """Divisional artillery of units that are broken down."""
    kit = pos.kit
    parts = (part for whole, made in pos.split.items() if pos.place[whole] == kit.parts for part in made)
    return [part for part in parts if kit.is_artillery[part] and kit.side[part] == side and pos.on_map(part)]


def partners(pos: War, p: int) -> list[int]:
    """Divisional artillery that may form a brigade with another: of another division, in the same hex (15E1)."""
    kit = pos.kit
    if not any(pos.place[q] == kit.parts for q in kit.breakdowns.ad_hoc(kit.force[p])):
        return []
    home = next(whole for whole, made in pos.split.items() if p in made)
    return [
        q
        for q in divisional_guns(pos, kit.side[p])
        if q not in pos.split[home] and pos.place[q] == pos.place[p] and kit.kind[q] == kit.kind[p]
    ]


class Regrouping(Menu[War], frozen=True):
    """The end of a step of movement: who is grouped again (15A)."""

    side: Side
    within: Pieces = ()
    """In the reaction phase: those whom the headquarters leads."""
    elsewhere = {"move": "WOR-15A-d", "break-down": "WOR-15A-a", "attack": "WOR-9-a"}

    def ask(self, pos: War, orders: list) -> Ask:  # type: ignore[type-arg]
        return Ask(pos.seat(self.side), "regrouping", orders, ("WOR-15A-d",))

    @offers(
        REGROUP,
        lambda self, pos: sorted(pos.split),
        lambda self, pos, p: why_not_regroup(pos, p, self.side, self.within),
    )
    def regroup(self, pos: War, p: int) -> None:
        regroup(pos, p)

    @offers(
        JOIN_GUNS,
        lambda self, pos: divisional_guns(pos, self.side),
        lambda self, pos, p: None if partners(pos, p) else "WOR-15E1-a",
    )
    def join(self, pos: War, p: int) -> None:
        pos.push(Joining(p))

    @offers(
        BAND,
        lambda self, pos: bandable(pos, self.side, self.within),
        why=lambda self, pos, p: why_not_band(pos, p, self.side, self.within),
    )
    def band(self, pos: War, p: int) -> None:
        pos.push(Banding((p,)))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Joining(Answers[War], frozen=True):
    """With which other divisional artillery a brigade is formed (15E1)."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(pos.kit.side[self.piece])
        return Ask(seat, "joining-guns", self.offered(pos), ("WOR-15E1-a",), {"piece": self.piece})

    @offers(WITH, lambda self, pos: partners(pos, self.piece), why=lambda self, pos, p: "WOR-15E1-a")
    def join(self, pos: War, p: int) -> None:
        kit = pos.kit
        parts, space = (self.piece, p), pos.place[p]
        brigade = next(q for q in kit.breakdowns.ad_hoc(kit.force[p]) if pos.place[q] == kit.parts)
        _merge(pos, brigade, parts, space)
        pos.split = {**pos.split, brigade: parts}
        pos.event("regrouped", "WOR-15E1-a", piece=brigade, space=space)
        pos.pop()


def can_regroup(pos: War, side: int, within: Pieces) -> bool:
    """Whether there is anything to ask at the end of a step of movement."""
    if bandable(pos, side, within):
        return True
    if not pos.split:
        return False
    return any(not why_not_regroup(pos, p, side, within) for p in pos.split) or any(_pairs(pos, side))


def _pairs(pos: War, side: int) -> Iterator[list[int]]:
    return (partners(pos, p) for p in divisional_guns(pos, side))
