"""4. Naval movement: where ships can go by natural sea routes, and at what cost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain

import numpy as np

from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch4_barriers import sea_barriers
from grognard.titles.pearl_harbor.chapters.ch7_stops import full_stops
from grognard.titles.pearl_harbor.chapters.ch12_effects import Reached, naval_losses, search_weather
from grognard.titles.pearl_harbor.chapters.ch20_narrow_seas import interdicted_for
from grognard.titles.pearl_harbor.kit import NORTH_PACIFIC, Costs, PearlKit
from grognard.titles.pearl_harbor.marks import AT_SEA, STOPPED
from grognard.titles.pearl_harbor.war import War

SAIL = 28
"""The movement factor of every naval unit: 14 points, in halves (4.1-b)."""
PATROLLING = 42
"""21 points for a patrol (6.4-a)."""
SLOW = 14
"""7 points for who is not phasing, and for the first assaults of the war (5, 7, 22)."""

MOST_KEPT = 60
"""How many searches are kept."""


@cache
def into_costs(kit: PearlKit, areas: frozenset[int]) -> list[int]:
    """By part of the sea what it costs to enter, in half points: one point, half of it in the North Pacific, double
    where the enemy's submarines are (4.1-c, 4.1-j, 31-f)."""
    return [
        (1 if kit.zone[space] == NORTH_PACIFIC else 2) * (2 if kit.area[space] in areas else 1)
        for space in kit.sea.space
    ]


@cache
def sea_costs(kit: PearlKit, areas: frozenset[int]) -> Costs:
    """The same by link of the sea."""
    return np.array(into_costs(kit, areas), np.int32)[kit.sea.board.target]


def waters(pos: War, p: int) -> tuple[int, ...]:
    """The parts of the sea from which a ship can set out: in port, all the waters of the harbour (4.1-e)."""
    kit, space = pos.kit, pos.place[p]
    parts = kit.sea.of[space]
    part = parts[pos.part[p]]
    harbour = kit.harbour[space]
    if len(parts) == 1 or pos.marks[p] & AT_SEA or part not in harbour:
        return (part,)
    return harbour


def common_waters(pos: War, pieces: Sequence[int]) -> tuple[int, ...]:
    """The waters that all of some ships of one hex lie on; none if they cannot sail together."""
    first, *others = pieces
    parts = pos.kit.sea.of[pos.place[first]]
    if len(parts) == 1:
        return parts
    return tuple(part for part in waters(pos, first) if all(part in waters(pos, p) for p in others))


def halting_parts(pos: War, pieces: Sequence[int], side: int) -> bytearray | None:
    """By part 1 where ships of the side were stopped: who enters later stops too (7-n); None if there are no such."""
    if pos.segment != "movement":
        return None
    marks, place = pos.marks, pos.place
    found = {place[p] for p in [p for p in pos.kit.ships[side] if marks[p] & STOPPED] if p not in pieces}
    if not found:
        return None
    table = bytearray(len(pos.kit.sea.space))
    for space in found:
        for part in pos.kit.sea.of[space]:
            table[part] = 1
    return table


def sea_reach(pos: War, pieces: Sequence[int], budget: int, side: int, *, suffered: int = 0) -> Reached:
    """The parts of the sea that ships of one hex reach together with `budget` half points, before the weather.

    What the weather takes is deducted here; `suffered` is what it has taken from this move already (12.3-b).
    """
    kit = pos.kit
    origins = common_waters(pos, pieces)
    blocked = sea_barriers(pos, pieces[0], side)
    stop = halting_parts(pos, pieces, side)
    if stop is not None:
        blocked = bytearray(blocked)
        for part in full_stops(pos, pieces, side):
            blocked[part] = 1
    areas = interdicted_for(pos, side)
    losses = naval_losses(pos)
    if stop is not None:
        found = _search(kit, origins, areas, budget, losses, blocked, stop, suffered)
    else:
        searches = _searches(pos, side, blocked)
        key = origins, areas, budget, tuple(losses), suffered
        known = searches.get(key)
        found = known if known is not None else _search(kit, origins, areas, budget, losses, blocked, None, suffered)
        searches[key] = found
    if pos.table.cited is not None:
        pos.cite("PH-4.1-b", "PH-4.1-c", "PH-4.1-e")
        _cite_waters(pos, (*map(kit.sea.space.__getitem__, origins), *reached_hexes(pos, found)), areas, losses)
    return found


def _cite_waters(pos: War, spaces: Sequence[int], areas: frozenset[int], losses: Sequence[int]) -> None:
    """Cite what the waters within reach have to do with how far ships come (4.1-j, 12.3, 31-f)."""
    kit = pos.kit
    zones = {kit.zone[space] for space in spaces}
    if NORTH_PACIFIC in zones:
        pos.cite("PH-4.1-j")
    if any(kit.area[space] in areas for space in spaces if kit.area[space]):
        pos.cite("PH-31-f")
    if any(losses):
        pos.cite("PH-12.3-c")
        bad = [zone for zone in zones if losses[zone]]
        pos.cite(*(("PH-12.3-a",) if bad else ()), *(("PH-12.3-b",) if len(bad) > 1 else ()))


def _search(
    kit: PearlKit,
    origins: Sequence[int],
    areas: frozenset[int],
    budget: int,
    losses: Sequence[int],
    blocked: bytearray,
    stop: bytearray | None,
    suffered: int,
) -> Reached:
    graph, costs = kit.sea.board.graph, sea_costs(kit, areas)
    return search_weather(kit, "sea", graph, origins, costs, budget, losses, blocked, stop=stop, suffered=suffered)


def _searches(pos: War, side: int, blocked: bytearray) -> dict[object, Reached]:
    """The searches that were made while nothing else barred the way: many ships set out from one port."""
    lasting = pos.index.lasting
    known = lasting.get(("sea-reach", side))
    if known is None or known[1][0] is not blocked or len(known[1][1]) > MOST_KEPT:
        known = lasting["sea-reach", side] = 0, (blocked, {})
    found: dict[object, Reached] = known[1][1]
    return found


def route(pos: War, found: Reached, space: int) -> int:
    """The waters of a hex that are reached most cheaply, those of its harbour first; -1: none of them."""
    parts = pos.kit.sea.of[space]
    if len(parts) == 1:
        return parts[0] if parts[0] in found else -1
    return next(iter(routes(pos, found, space)), -1)


def routes(pos: War, found: Reached, space: int) -> list[int]:
    """All waters of a hex that are in reach, those of its harbour first, then the nearest."""
    harbour = pos.kit.harbour[space]
    reached = [part for part in pos.kit.sea.of[space] if part in found]
    return sorted(reached, key=lambda part: (part not in harbour, found.cost(part) + found.loss(part), part))


def mouth(kit: PearlKit, part: int) -> int:
    """A hex to which only these waters of their hex lead: so they are called."""
    sea = kit.sea
    others = {s for other in sea.of[sea.space[part]] if other != part for s in sea.spaces(sea.neighbours[other])}
    return next(space for space in sea.spaces(sea.neighbours[part]) if space not in others)


def reached_hexes(pos: War, found: Reached) -> list[int]:
    """The hexes of the parts that are in reach, each once."""
    if found.hexes is None:
        found.hexes = pos.kit.sea.spaces(chain.from_iterable([search.spaces for _, search in found.searches]))
    return found.hexes


def bring(pos: War, ships: Sequence[int], marker: int, part: int) -> None:
    """Put ships with all that is aboard, and their task force marker, into a part of the sea."""
    kit = pos.kit
    space = kit.sea.space[part]
    number = kit.sea.of[space].index(part)
    for p in ships:
        pos.carry(p, space, number)
        pos.marks[p] |= AT_SEA
    if marker >= 0:
        pos.put(marker, space, number)


def run_up(pos: War, ships: Sequence[int], cost: int) -> None:
    """Ships and who is aboard have spent movement points."""
    for p in ships:
        pos.spent[p] += cost
        for q in pos.cargo(p):
            pos.spent[q] += cost


def sea_way_refused(pos: War, ships: Sequence[int], space: int) -> Refusal:
    """Why a hex with water is out of reach: it is barred, the weather is too bad, or it is too far."""
    side = pos.kit.side[ships[0]]
    blocked = sea_barriers(pos, ships[0], side)
    if all(blocked[part] for part in pos.kit.sea.of[space]):
        return "PH-4.1-i"
    return "PH-12.3-c" if any(naval_losses(pos)) else "PH-4.1-b"
