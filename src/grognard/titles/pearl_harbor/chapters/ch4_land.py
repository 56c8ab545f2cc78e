"""4. Land movement: natural land routes, island hopping, the amphibious movement of Marines, leaders."""

from __future__ import annotations

from functools import cache

import numpy as np

from grognard.board import Reach, reach
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Seat
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch2_zones import in_enemy_zoc, zoc_of
from grognard.titles.pearl_harbor.chapters.ch3_stacking import land_refused
from grognard.titles.pearl_harbor.chapters.ch4_barriers import closed_regions, enemy_works, is_enemy_work
from grognard.titles.pearl_harbor.chapters.ch6_cargo import go_ashore
from grognard.titles.pearl_harbor.chapters.ch18_control import occupy, take, zone_resisted
from grognard.titles.pearl_harbor.chapters.ch19_nations import abroad_refused, closed_to, entry_refused
from grognard.titles.pearl_harbor.chapters.ch20_narrow_seas import (
    is_narrow_side,
    is_watched,
    marine_crossing_refused,
    narrow_side_closed,
)
from grognard.titles.pearl_harbor.chapters.ch21_duties import leaving_refused
from grognard.titles.pearl_harbor.kit import CHINESE_REGIONS, LAND, LEADER, MOVES, WORKS, Costs, PearlKit
from grognard.titles.pearl_harbor.marks import LANDED, MOVED
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.verbs import STOP, TO, VERBS
from grognard.titles.pearl_harbor.war import War

MARCH = VERBS.piece("march")
LEADER_MOVE = 5
"""Land movement points of a leader (4.6-a)."""


def land_factor(pos: War, p: int) -> int:
    """The land movement factor of a unit or leader (4.3-a, 4.6-a)."""
    if pos.kit.is_para[p]:
        pos.cite("PH-27-e")
    return LEADER_MOVE if pos.kit.arm[p] == LEADER else pos.kit.move[p]


def points_left(pos: War, p: int) -> int:
    return land_factor(pos, p) - pos.spent[p]


@cache
def _flat(kit: PearlKit) -> Costs:
    """Every land hex costs one point: rough terrain and rivers do not matter here (4.3-d, 4.3-g, 4.3-h)."""
    return np.ones(kit.land.board.graph.links, np.int32)


def node(pos: War, p: int) -> int:
    """The part of the land that a unit stands on."""
    parts = pos.kit.land.of[pos.place[p]]
    return parts[min(pos.part[p], len(parts) - 1)]


def land_barred(pos: War, p: int, space: int) -> Refusal:
    """What forbids a land unit to enter a hex at all by moving."""
    kit, side = pos.kit, pos.kit.side[p]
    if kit.is_desert[space]:
        pos.cite("PH-3.2-c")
        return "PH-4.3-g"
    if not kit.land.of[space]:
        return "PH-3.2-d" if not kit.is_land[space] else "PH-4.3-c"
    if pos.land_at(space, enemy(side)):
        return "PH-3.5-a"
    if is_enemy_work(pos, space, side):
        return "PH-4.3-e"
    return entry_refused(pos, p, space)


def land_reach(pos: War, p: int) -> Reach:
    """The parts of the land that a unit can walk to with what it has left; zones of control hold it up (2)."""
    kept, key = pos.index.kept, ("march", p, node(pos, p), points_left(pos, p), closed_regions(pos, p))
    found = kept.get(key)
    if found is None:
        found = kept[key] = _walk_reach(pos, p)
    lasting: Reach = found
    return lasting


def _walk_reach(pos: War, p: int) -> Reach:
    kit = pos.kit
    side = kit.side[p]
    foe = enemy(side)
    land, place = kit.land, pos.place
    zone = zoc_of(pos, foe)
    stop = _zone_parts(pos, foe)
    origin, costs, budget = node(pos, p), _flat(kit), points_left(pos, p)
    if zone[place[p]]:
        costs = costs.copy()
        for other in land.neighbours[origin]:
            if zone[land.space[other]]:
                costs[land.board.link(origin, other)] = -1
    blocked = _barriers(pos, side, closed_regions(pos, p))
    if kit.is_plain[p]:
        found = reach(land.board.graph, origin, costs, budget, blocked=blocked, stop=stop)
        _cite_ground(pos, p, found)
        return found
    if kit.party[p] and kit.arm[p] == LAND and abroad_refused(pos, p):
        blocked = _barriers(pos, side, closed_regions(pos, p) | _foreign(kit))
    while True:
        found = reach(land.board.graph, origin, costs, budget, blocked=blocked, stop=stop)
        closed = [part for part in found.spaces[1:] if entry_refused(pos, p, land.space[part])]
        if not closed:
            _cite_ground(pos, p, found)
            return found
        blocked = bytearray(blocked)
        for part in closed:
            blocked[part] = 1


def _held_back(pos: War, p: int, space: int) -> Refusal:
    """Why a unit does not walk to a hex that it could enter: no land leads there, it is too far, zones of control."""
    kit = pos.kit
    land = kit.land
    found = reach(land.board.graph, node(pos, p), _flat(kit), land.board.size)
    ways = [found.cost(part) for part in land.of[space] if part in found]
    if not ways:
        return "PH-4.3-c"
    if min(ways) > points_left(pos, p):
        return "PH-4.3-a"
    return "PH-2-e" if in_enemy_zoc(pos, pos.place[p], kit.side[p]) else "PH-2-d"


def _cite_ground(pos: War, p: int, found: Reach) -> None:
    """Cite what the ground within reach has to do with where a unit comes (2, 4.3, IV)."""
    if pos.table.cited is None:
        return
    kit, here = pos.kit, pos.place[p]
    land = kit.land
    spaces = {here, *land.spaces(found.spaces)}
    zone = zoc_of(pos, enemy(kit.side[p]))
    entered = spaces - {here}
    pos.cite("PH-4.3-a", "PH-4.3-c", *(("PH-4.3-g",) if entered else ()))
    if zone[here]:
        pos.cite("PH-2-e")
    if any(zone[space] for space in entered):
        pos.cite("PH-2-d")
    crossed = [(a, b) for a in spaces for b in kit.neighbours[a] if b in spaces]
    if any(kit.rivers.get(pair) for pair in crossed):
        pos.cite("PH-4.3-d", "PH-4.3-h")
    if any(kit.is_rough[space] for space in entered):
        pos.cite("PH-4.3-h")
    if any(kit.is_shore[space] for space in entered):
        pos.cite("PH-IV-f")
    if kit.is_shore[here]:
        pos.cite("PH-IV-g")
    for rule, one, other in _CAUSEWAYS:
        if (kit.town.get(one), kit.town.get(other)) in crossed:
            pos.cite(rule)


_CAUSEWAYS = (("PH-4.3-i", "Kuala Lumpur", "Singapore"), ("PH-4.3-j", "Canton", "Hong Kong"))
"""Hexsides that count as land though there is water between (4.3-i, 4.3-j)."""


@cache
def _foreign(kit: PearlKit) -> frozenset[str]:
    """Where Chinese units are not at home (19.2-b)."""
    return frozenset(kit.region[: kit.hex_count]) - CHINESE_REGIONS


def _zone_parts(pos: War, side: int) -> bytearray:
    """By part of the land where units of a side exert a zone of control."""
    zone = zoc_of(pos, side)
    known = pos.index.lasting.get(("zone-parts", side))
    if known is None or known[1][0] is not zone:
        known = pos.index.lasting["zone-parts", side] = 0, (zone, pos.kit.land.spread(zone))
    lasting: bytearray = known[1][1]
    return lasting


def _barriers(pos: War, side: int, closed: frozenset[str] = frozenset()) -> bytearray:
    """By part of the land 1 where enemy land units or works stand, deserts, countries that are closed (4.3-e, 19)."""
    index, foe = pos.index, enemy(side)
    key, stamp = ("land-barred", side, closed), index.clocks[WORKS] + index.clocks[foe * MOVES + LAND]
    known = index.lasting.get(key)
    if known is None or known[0] != stamp:
        kit = pos.kit
        of, place, last, aboard = kit.land.of, pos.place, kit.hex_count, pos.aboard
        found = bytearray(_deserts(kit, closed))
        units = [place[q] for q in kit.armies[foe] if place[q] < last and aboard[q] < 0]
        for space in {*units, *enemy_works(pos, side)}:
            for part in of[space]:
                found[part] = 1
        known = index.lasting[key] = stamp, found
    lasting: bytearray = known[1]
    return lasting


@cache
def _deserts(kit: PearlKit, closed: frozenset[str]) -> bytes:
    return bytes(kit.is_desert[space] or kit.region[space] in closed for space in kit.land.space)


# across the sea


def can_hop(pos: War, p: int) -> bool:
    """Infantry, Marines and leaders hop from island to island (4.4-a)."""
    kit = pos.kit
    if kit.arm[p] == LEADER:
        return pos.options.plays("leaders-hop", "hop")
    return kit.is_infantry[p] or kit.is_marine[p]


def crossing_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a unit to cross the sea hexside to a neighbour, hopping or as Marines (4.4, 4.5)."""
    kit, here = pos.kit, pos.place[p]
    side = kit.side[p]
    if space not in kit.neighbours[here] or not kit.is_shore[space] or not kit.is_shore[here]:
        return "PH-4.4-d"
    if (here, space) not in kit.sea_side:
        return "PH-4.4-b"
    if pos.spent[p]:
        return "PH-4.4-c"
    marine = kit.is_marine[p]
    if not marine:
        if not can_hop(pos, p):
            return "PH-4.4-a"
        if not is_narrow_side(kit, here, space):
            return "PH-4.6-b" if kit.arm[p] == LEADER else "PH-4.4-b"
        if is_watched(pos, here, space, side):
            return "PH-4.4-f"
        if narrow_side_closed(pos, here, space, side):
            return "PH-4.4-g"
    else:
        refused = marine_crossing_refused(pos, here, space, side)
        if refused:
            return refused
    if in_enemy_zoc(pos, here, side) and in_enemy_zoc(pos, space, side):
        return "PH-2-e"
    barred = land_barred(pos, p, space)
    return "PH-4.4-e" if barred == "PH-4.3-e" else barred


def crossings(pos: War, p: int) -> list[int]:
    """The hexes that a unit can reach across a sea hexside."""
    kit, here = pos.kit, pos.place[p]
    if pos.spent[p] or not kit.is_shore[here] or not (kit.is_marine[p] or can_hop(pos, p)):
        return []
    sides = kit.sea_side
    found = [space for space in kit.neighbours[here] if (here, space) in sides]
    return [space for space in found if not crossing_refused(pos, p, space)]


# who marches


def march_refused(pos: War, p: int) -> Refusal:
    """What forbids a land unit or leader to move by land in this segment."""
    kit = pos.kit
    if kit.arm[p] not in (LAND, LEADER):
        return "PH-4.1-a"
    if kit.is_asian[p]:
        return "PH-40-c"
    if pos.marks[p] & LANDED:
        return "PH-6.5-e"
    if pos.marks[p] & MOVED:
        return Reason("PH-4.3-a", "moved-already", {"piece": p})
    if pos.aboard[p] >= 0:
        if kit.arm[p] == LAND:
            return "PH-6.5-e"
        if pos.marks[pos.aboard[p]] & MOVED or pos.spent[pos.aboard[p]] or not kit.is_land[pos.place[p]]:
            return "PH-4.6-b"
    if land_factor(pos, p) <= 0:
        return "PH-4.3-a"
    return None if _has_way(pos, p) else _stuck(pos, p)


def _has_way(pos: War, p: int) -> bool:
    """Whether there is any hex to go to."""
    kit = pos.kit
    land, here = kit.land, pos.place[p]
    if not land.of[here]:
        return False
    zone = zoc_of(pos, enemy(kit.side[p]))
    blocked, held = _barriers(pos, kit.side[p]), zone[here]
    closed = closed_to(pos, kit.force[p])
    plain = kit.is_plain[p]
    for part in land.neighbours[node(pos, p)]:
        space = land.space[part]
        if blocked[part] or (held and zone[space]):
            continue
        if not (closed[space] if plain else entry_refused(pos, p, space)):
            return True
    return bool(crossings(pos, p))


def _stuck(pos: War, p: int) -> Refusal:
    """Why a unit has nowhere to go: what forbids to cross the sea, if that is what is left."""
    here = pos.place[p]
    across = [space for space in pos.kit.neighbours[here] if (here, space) in pos.kit.sea_side]
    return next(
        (refused for space in across if (refused := crossing_refused(pos, p, space))),
        Reason("PH-4.3-c", "no-way", {"piece": p}),
    )


class Marching(Menu[War], frozen=True):
    """A land unit or leader in hand: it goes on until its points are spent or it is held up."""

    seat: Seat
    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders or orders == [STOP]:
            self._stop(pos)
            return None
        return Ask(self.seat, "march", orders, ("PH-4.3-a", "PH-4.3-c"), {"piece": self.piece}, firm=True)

    def goals(self, pos: War) -> list[int]:
        """Where it can go."""
        p = self.piece
        here = pos.place[p]
        walked: list[int] = []
        if points_left(pos, p) > 0 and not (pos.spent[p] and in_enemy_zoc(pos, here, pos.kit.side[p])):
            walked = [space for space in pos.kit.land.spaces(land_reach(pos, p).spaces) if space != here]
        return list(dict.fromkeys(walked + crossings(pos, p)))

    def goal_refused(self, pos: War, space: int) -> Refusal:
        """What forbids to go to a hex: the way, or that it is full for good."""
        p = self.piece
        if not pos.kit.is_land[space]:
            return "PH-3.2-d"
        if pos.kit.is_desert[space]:
            pos.cite("PH-3.2-c")
            return "PH-4.3-g"
        if full_for_good(pos, space, p):
            return "PH-3.2-b"
        return leaving_refused(pos, p, space)

    def way_refused(self, pos: War, space: int) -> Refusal:
        """Why it cannot go to a hex that has room for it."""
        p, here = self.piece, pos.place[self.piece]
        refused = crossing_refused(pos, p, space) if (here, space) in pos.kit.sea_side else None
        refused = refused or land_barred(pos, p, space)
        return refused or _held_back(pos, p, space)

    @offers(TO, goals, goal_refused, way_refused)
    def go(self, pos: War, space: int) -> None:
        p = self.piece
        if pos.aboard[p] >= 0:
            go_ashore(pos, p)
        found = land_reach(pos, p) if space not in crossings(pos, p) else None
        parts = [part for part in pos.kit.land.of[space] if found is not None and part in found]
        if found is None or not parts:
            cross(pos, p, space)
            self._stop(pos)
            return
        walk(pos, p, found.path(min(parts, key=found.cost)))
        if points_left(pos, p) <= 0 or in_enemy_zoc(pos, pos.place[p], pos.kit.side[p]):
            self._stop(pos)

    def halt_refused(self, pos: War, _: None) -> Refusal:
        return None if pos.spent[self.piece] else "PH-4.3-a"

    @offers(STOP, None, halt_refused)
    def halt(self, pos: War) -> None:
        self._stop(pos)

    def _stop(self, pos: War) -> None:
        pos.pop()
        pos.marks[self.piece] |= MOVED


def full_for_good(pos: War, space: int, p: int) -> bool:
    """Whether a hex has no room for a unit and nobody there can still make room in this segment."""
    if not land_refused(pos, space, p):
        return False
    side = pos.kit.side[p]
    large = [q for q in pos.land_at(space, side) if q != p and pos.kit.is_large[q]]
    return all(pos.marks[q] & (MOVED | LANDED) or march_refused(pos, q) for q in large)


def walk(pos: War, p: int, path: list[int]) -> None:
    """A unit goes from hex to hex; every hex it enters is its own (18)."""
    land = pos.kit.land
    start = pos.place[p]
    for part in path:
        space = land.space[part]
        pos.put(p, space, land.of[space].index(part))
        pos.spent[p] += 1
        _take_over(pos, p)
    rules = ["PH-4.3-a", "PH-4.3-g"]
    if in_enemy_zoc(pos, pos.place[p], pos.kit.side[p]):
        rules.append("PH-2-d")
    if pos.kit.arm[p] == LEADER:
        rules.append("PH-4.6-a")
    pos.event("marched", *rules, piece=p, space=start, path=[land.space[part] for part in path])


def _take_over(pos: War, p: int) -> None:
    """A unit stands in a new hex: that is its own, and what only its zone of control covers (18-b, 18-c)."""
    kit = pos.kit
    if kit.arm[p] != LAND:
        return
    occupy(pos, p)
    if not kit.has_zoc[p]:
        return
    here, side = pos.place[p], kit.side[p]
    against = zoc_of(pos, enemy(side))
    for space in kit.neighbours[here]:
        if not kit.is_land[space] or against[space] or pos.holder(space) == side or (here, space) in kit.sea_side:
            continue
        if not zone_resisted(pos, space, side):
            take(pos, space, pos.force_of(p), "PH-18-c", "PH-18-f")


def cross(pos: War, p: int, space: int) -> None:
    """A unit crosses a sea hexside with all its movement; the intrinsic defence does not matter (4.4-i, 4.5-c)."""
    start = pos.place[p]
    narrow = is_narrow_side(pos.kit, start, space) and can_hop(pos, p)
    pos.put(p, space)
    pos.spent[p] = land_factor(pos, p)
    rules = ("PH-4.4-a", "PH-4.4-b", "PH-4.4-c", "PH-4.4-d", "PH-4.4-i") if narrow else ("PH-4.5-a", "PH-4.5-c")
    if pos.holder(space) == enemy(pos.kit.side[p]):
        pos.cite("PH-13-k")
    if pos.kit.party[p]:
        pos.cite("PH-V-m")
    pos.event("hopped", *rules, piece=p, space=start, to=space)
    _take_over(pos, p)
