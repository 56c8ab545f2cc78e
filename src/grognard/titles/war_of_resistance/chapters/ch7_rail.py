"""7A Rail movement: operational and strategic, freight by rail, broken railways."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import Reach, reach
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece
from grognard.core.order import Order
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import own, take
from grognard.titles.war_of_resistance.chapters.ch6_allowance import allowance
from grognard.titles.war_of_resistance.chapters.ch7_nets import (
    Segments,
    bearing_hexes,
    bears,
    boost_limit,
    burden,
    capacity,
    capacity_state,
    charges,
    fits_besides,
    plain_capacity,
    segments,
    weight,
)
from grognard.titles.war_of_resistance.chapters.ch7_ways import RAIL_HEXES, ways_of
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch12_freight import (
    Consignment,
    Labours,
    Loading,
    is_fenced,
    items_in,
    set_down,
    size_of,
    with_item,
)
from grognard.titles.war_of_resistance.chapters.ch12_points import (
    RESOURCE,
    depots_of,
    freight_at,
    freight_state,
    has_freight,
    lay,
    owner_of,
)
from grognard.titles.war_of_resistance.chapters.ch14_influence import use_up
from grognard.titles.war_of_resistance.chapters.ch20_harassment import hits_at, pay_toll, work_toll
from grognard.titles.war_of_resistance.chapters.ch38_neutrals import lines_abroad
from grognard.titles.war_of_resistance.chapters.ch40_parcels import PARCELS, why_not_take
from grognard.titles.war_of_resistance.chapters.ch41_mandates import closed_to
from grognard.titles.war_of_resistance.chapters.ch41_opening import concessions, is_truce
from grognard.titles.war_of_resistance.chapters.ch45_factions import (
    is_relief,
    use_home,
    why_not_carried,
    why_not_destroy,
)
from grognard.titles.war_of_resistance.chapters.ch46_seats import (
    SEAT,
    beyond_its_land,
    seat,
    seats,
    unseat,
    why_not_seat,
    why_not_unseat,
)
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import CHINA, FERRY, HIGH, JAPAN, Bytes
from grognard.titles.war_of_resistance.seasons import Costs
from grognard.titles.war_of_resistance.verbs import STOP, TO, VERBS
from grognard.titles.war_of_resistance.war import LEFT_HEX, MOVED, RESTED, RUSHED, War, enemy

RAIL = VERBS.space("rail")
BREAK_RAIL = VERBS.word("break-rail")
ENTRAIN = VERBS.piece("entrain")
SHIP = VERBS.space("ship")
BOOST = VERBS.space("boost")
UNSEAT = VERBS.space("evacuate-puppets")
SET_UP_SEAT = VERBS.space("set-up-puppets")
HARASSED_HEXES = 20
"""Hexes of strategic rail that a harassment hit costs (20G2d)."""


# where trains go


def garrison(pos: War, space: int, side: int) -> list[int]:
    """Units that hold a hex for the railway: they defend, and have been there since the phase began (7A)."""
    kit = pos.kit
    return [p for p in pos.units_at(space, side) if kit.defence[pos.face[p]] and not pos.marks[p] & LEFT_HEX]


def closed_to_freight_trains(pos: War, side: int) -> Bytes:
    """As `closed_to_trains`; imports and aid use the railways of Hong Kong and Indochina besides (38E, 38F)."""
    shut = closed_to_trains(pos, side)
    abroad = lines_abroad(pos, side)
    if abroad:
        shut[abroad] = 0
        pos.cite("WOR-38E-c", "WOR-38F-d")
    return shut


def closed_to_trains(pos: War, side: int) -> Bytes:
    """By space: where no train of a side goes: enemy zones that nobody holds for it, broken railways."""
    _, zones = pos.zones(enemy(side))
    foreign = pos.owners != side
    foreign[concessions(pos, side)] = False
    shut = (pos.ground.beyond > 0) | (pos.occupied(enemy(side)) > 0) | foreign
    threatened = np.flatnonzero((zones > 0) & (pos.occupied(side) > 0))
    shut |= zones > 0
    for space in threatened.tolist():
        if garrison(pos, space, side) and pos.holder[space] == side:
            shut[space] = False
    if pos.rail_hits:
        shut[list(pos.rail_hits)] = True
    found: Bytes = shut.astype(np.uint8)
    return found


class Journey(NamedTuple):
    """Where a train can go: over high-volume lines alone, and over all of them."""

    high: Reach | None
    any: Reach | None

    def spaces(self) -> list[int]:
        found = set(self.high.spaces[1:] if self.high else ()) | set(self.any.spaces[1:] if self.any else ())
        return sorted(found)

    def to(self, space: int) -> Reach:
        """The way that is taken: by high-volume lines where they lead there, since it counts less (7A4)."""
        if self.high is not None and space in self.high:
            return self.high
        assert self.any is not None
        return self.any


def journey(pos: War, origin: int, p: int, size: int, shut: Bytes, budget: int = 0) -> Journey:
    """Where somebody can go by rail from a hex, on segments that have the capacity for it (7A4).

    The budget is in sevenths of a movement point; without one it is strategic rail, so many hexes of any gauge (7A2).
    """
    ways, held = ways_of(pos), segments(pos)
    if origin not in ways.on_rail or shut[origin]:
        return Journey(None, None)
    used = pos.railed.get(p, (0,))
    found: list[Reach | None] = []
    near = held.near(origin)
    before = burden(pos, held, charges(pos, but=p))
    for low in (False, True):
        if used[0] and not low:
            found.append(None)
            continue
        due = weight(pos, p, low=low) if p >= 0 else size * (2 if low else 1)
        allowed = [key for key in near if fits_besides(pos, held, before, [(due, (*used[1:], key))])]
        if not allowed:
            found.append(None)
            continue
        table = ways.train_costs(held, tuple(allowed), low=low, strategic=not budget)
        if not budget and p >= 0:
            table = harassed_rails(pos, pos.kit.side[p], table)
        most = budget or pos.kit.points["strategic-rail-hexes"] // QUARTERS
        found.append(reach(pos.kit.board.graph, origin, table, most, blocked=shut))
    return Journey(found[0], found[1])


def harassed_rails(pos: War, side: int, table: Costs) -> Costs:
    """Strategic rail loses so many hexes for each harassment hit in a hex that it leaves (20G2d)."""
    laid = pos.harassment(side)
    if not laid:
        return table
    more = np.zeros(pos.kit.board.size, np.int32)
    for space in laid:
        more[space] = hits_at(pos, side, space) * HARASSED_HEXES
    pos.cite("WOR-20G2d-h")
    found: Costs = np.where(table >= 0, table + more[pos.kit.board.source], table).astype(np.int32)
    return found


def used_by(pos: War, origin: int, path: list[int]) -> tuple[bool, set[int]]:
    """Whether a way leads over low-volume lines, and over which segments."""
    ways, held, here = ways_of(pos), segments(pos), origin
    low, keys = False, set[int]()
    for there in path:
        link = pos.kit.board.link(here, there)
        low |= ways.volume[link] != HIGH
        if ways.volume[link] == FERRY:
            pos.cite("WOR-7A4-d", "WOR-37A2-a", "WOR-37A2-b")
        keys.add(held.of_link[link])
        if pos.kit.conurbation[here] and pos.kit.conurbation[here] == pos.kit.conurbation[there]:
            pos.cite("WOR-7A-h")
        if ways.steps[link] > 1:
            pos.cite("WOR-7A3-b")
        here = there
    pos.cite("WOR-7A4-a", "WOR-7A-a", "WOR-7A3-a")
    if low:
        pos.cite("WOR-7A4-c")
    if len(keys) > 1:
        pos.cite("WOR-7A4-g")
    return low, keys


def count_unit(pos: War, p: int, origin: int, path: list[int]) -> None:
    """A unit counts once a turn on each segment (7A4)."""
    low, keys = used_by(pos, origin, path)
    before = pos.railed.get(p, (0,))
    if keys & set(before[1:]):
        pos.cite("WOR-7A4-f")
    pos.railed[p] = (int(bool(before[0]) or low), *sorted({*before[1:], *keys}))
    use_up(pos, p)


def pass_by(pos: War, side: int, spaces: list[int], *, relief: bool = False) -> None:
    """Who holds a hex against an enemy zone for a train stays there (7A); homes on the way are violated (45A1)."""
    if side == CHINA and not relief:
        use_home(pos, spaces, "WOR-45A1-h")
    _, zones = pos.zones(enemy(side))
    for space in spaces:
        if zones[space] and space not in pos.pinned:
            pos.pinned.append(space)
            pos.cite("WOR-7A-e")


def seize(pos: War, side: int, path: list[int]) -> None:
    """Hexes through which Japanese trains pass in Jul II 37 become Japanese (41A2a)."""
    if side == JAPAN and is_truce(pos):
        for space in path:
            if pos.holder[space] == CHINA:
                own(pos, space, side, "WOR-41A2a-d")


def why_not_leave(pos: War, p: int) -> Refusals:
    """The last of a garrison that a train relied on does not leave (7A)."""
    here = pos.place[p]
    if here not in pos.pinned:
        return None
    return "WOR-7A-e" if garrison(pos, here, pos.kit.side[p]) == [p] else None


# a unit in hand


class Railing(Loading, frozen=True):
    """A unit in hand may go by rail for a part of its way, and break railways."""

    def works(self, pos: War) -> list[Order]:
        return super().works(pos) + self.offered(pos, RAIL, BREAK_RAIL)

    def by_rail(self, pos: War) -> Journey:
        p = self.piece
        if pos.place[p] not in ways_of(pos).on_rail or p in pos.cargo:
            return Journey(None, None)
        if self.exploits or pos.phasing != pos.kit.side[p] or why_not_carried(pos, p):
            return Journey(None, None)
        left = max(0, allowance(pos, p, exploits=False) - pos.spent[p]) // QUARTERS
        here, coast = pos.coasting.get(p, (-1, 0))
        budget = left * RAIL_HEXES + (coast if here == pos.place[p] else 0)
        return journey(pos, pos.place[p], p, 0, train_barriers(pos, p), budget) if budget else Journey(None, None)

    def stations(self, pos: War) -> list[int]:
        return [space for space in self.by_rail(pos).spaces() if not why_not_stack(pos, self.piece, space)]

    @offers(RAIL, lambda self, pos: self.stations(pos), why=lambda self, pos, s: why_not_rail(pos, self, s))
    def rail(self, pos: War, space: int) -> None:
        """Seven hexes for a point; what is left of it serves while the unit stays on the train (7A1, 7A3)."""
        p, origin = self.piece, pos.place[self.piece]
        found = self.by_rail(pos).to(space)
        path, cost = found.path(space), found.cost(space)
        here, coast = pos.coasting.get(p, (-1, 0))
        due = cost - (coast if here == origin else 0)
        points = max(0, -(-due // RAIL_HEXES))
        pos.spent[p] += points * QUARTERS
        pos.coasting[p] = (space, points * RAIL_HEXES - due)
        count_unit(pos, p, origin, path)
        pass_by(pos, pos.kit.side[p], [origin, *path])
        pos.event(
            "rails", "WOR-7A1-a", "WOR-7A1-b", "WOR-7A-c", "WOR-7A-g", "WOR-5-e", piece=p, space=origin, path=path
        )
        pos.marks[p] |= LEFT_HEX
        pos.put(p, space)
        seize(pos, pos.kit.side[p], path)
        take(pos, p)

    @offers(BREAK_RAIL, forbids=lambda self, pos, _: why_not_break(pos, self))
    def break_rail(self, pos: War) -> None:
        p = self.piece
        pay_toll(pos, p)
        pos.spent[p] += pos.kit.points["break-rail"]
        pos.rail_hits[pos.place[p]] = 1
        pos.event("rail-torn-up", "WOR-7A8-a", "WOR-7A8-g", piece=p, space=pos.place[p])


def train_barriers(pos: War, p: int) -> Bytes:
    shut = closed_to_trains(pos, pos.kit.side[p]) | closed_to(pos, p)
    if pos.marks[p] & RESTED:
        shut = shut | (pos.zones(enemy(pos.kit.side[p]))[1] > 0)
    return shut


def why_not_rail(pos: War, frame: Railing, space: int) -> Refusals:
    p, side = frame.piece, pos.kit.side[frame.piece]
    if frame.exploits or pos.phasing != side:
        return "WOR-7A-b"
    return why_not_ride(pos, p, space) or ("WOR-7A1-a", "WOR-7A5a-b", "WOR-7A4-a")


def why_not_ride(pos: War, p: int, space: int) -> Refusals:
    """What keeps a unit off a train to a hex, but for distance and capacity."""
    side, ways = pos.kit.side[p], ways_of(pos)
    apart = why_not_carried(pos, p)
    if apart:
        return apart
    _, zones = pos.zones(enemy(side))
    for where in (pos.place[p], space):
        if where not in ways.on_rail:
            return "WOR-7A-c"
        if pos.holder[where] != side and where not in concessions(pos, side):
            return "WOR-7A-f"
        if where in pos.rail_hits:
            return "WOR-7A8-d"
        if zones[where] and not garrison(pos, where, side):
            return "WOR-7A-d"
    return None


def why_not_break(pos: War, frame: Railing) -> Refusals:
    """Two points, on an unbroken railway; the Chinese only where Tokyo lets its army go (7A8)."""
    p = frame.piece
    here = pos.place[p]
    if frame.exploits:
        left = allowance(pos, p, exploits=True) - pos.spent[p]
    else:
        left = allowance(pos, p, exploits=False) - pos.spent[p]
    left -= work_toll(pos, p)
    if pos.marks[p] & RUSHED:
        return ("WOR-6B-e", "WOR-7A8-g")
    if here not in ways_of(pos).on_rail:
        return ("WOR-7A8-a", "WOR-7B-e")
    if here in pos.rail_hits or left < pos.kit.points["break-rail"]:
        return ("WOR-7A8-a", "WOR-7A8-g")
    if pos.kit.side[p] == CHINA and outside_limits(pos, here):
        return "WOR-7A8-c"
    return why_not_destroy(pos, p)


def outside_limits(pos: War, space: int) -> bool:
    """Whether a hex lies beyond the limited area of operations of the Japanese (41A2b)."""
    return pos.ground.campaign and bool(pos.kit.nation.closed_ground(pos.restriction, False)[space])


# the phase


class RailLabours(Labours, frozen=True):
    """Strategic rail movement, freight by rail, and capacity bought for a turn."""

    def labours(self, pos: War) -> list[Order]:
        if self.exploits or pos.phasing != self.side:
            return super().labours(pos)
        return super().labours(pos) + self.offered(pos, ENTRAIN, SHIP, BOOST, UNSEAT, SET_UP_SEAT)

    @offers(
        ENTRAIN,
        lambda self, pos: travellers(pos, self.side),
        why=lambda self, pos, p: why_not_entrain(pos, self, p),
    )
    def entrain(self, pos: War, p: int) -> None:
        pos.push(Entrained(p))

    @offers(
        SHIP,
        lambda self, pos: pos.recall("ship", rail_state(pos, self.side), lambda: shipping_depots(pos, self)),
        why=lambda self, pos, s: why_not_ship(pos, self, s) or "WOR-40B4c-c",
    )
    def ship(self, pos: War, space: int) -> None:
        pos.push(Shipping(self.side, space))

    @offers(BOOST, lambda self, pos: sorted(pos.resources), lambda self, pos, s: why_not_boost(pos, self, s))
    def boost(self, pos: War, space: int) -> None:
        lay(pos, space, RESOURCE, -1)
        pos.boosted[space] = pos.boosted.get(space, 0) + 1
        pos.event("boosted", "WOR-7A6b-a", "WOR-7A6b-b", space=space, side=self.side)

    def governments(self, pos: War) -> list[int]:
        return seats(pos) if self.side == JAPAN and pos.ground.campaign else []

    @offers(UNSEAT, lambda self, pos: self.governments(pos), lambda self, pos, s: why_not_unseat(pos, s))
    def unseat(self, pos: War, space: int) -> None:
        unseat(pos, space)

    @offers(SET_UP_SEAT, lambda self, pos: self.governments(pos), lambda self, pos, s: why_not_seat(pos, s))
    def set_up_seat(self, pos: War, space: int) -> None:
        seat(pos, space)


def travellers(pos: War, side: int) -> list[int]:
    """Units that may go by strategic rail: what `why_not_entrain` allows, hex by hex."""
    _, zones = pos.zones(enemy(side))
    units = pos.kit.ground_of[side]
    places = pos.index.places[units]
    open_ = open_stations(pos, side)[places]
    held: dict[int, bool] = {}
    apart: dict[str, bool] = {}
    found = []
    marks, spent, force = pos.marks, pos.spent, pos.kit.force
    for p, here, beset in zip(
        units[open_].tolist(), places[open_].tolist(), zones[places[open_]].tolist(), strict=True
    ):
        if spent[p] or marks[p] & (MOVED | LEFT_HEX):
            continue
        if beset:
            if here not in held:
                held[here] = bool(garrison(pos, here, side))
            if not held[here]:
                continue
        if force[p] not in apart:
            apart[force[p]] = bool(why_not_carried(pos, p))
        if not apart[force[p]] and (here not in pos.pinned or not why_not_leave(pos, p)):
            found.append(p)
    return found


def open_stations(pos: War, side: int) -> npt.NDArray[np.bool_]:
    """By space: whether a side holds a railway there that is whole and bears something, whoever stands around it."""
    held = segments(pos)
    state = (side, bytes(pos.index.owners), pos.rail_hits, concessions(pos, side), *capacity_state(pos, held))
    return pos.recall("stations", state, lambda: _open_stations(pos, side, held))


def _open_stations(pos: War, side: int, held: Segments) -> npt.NDArray[np.bool_]:
    mine = pos.owners == side
    mine[concessions(pos, side)] = True
    mine[list(pos.rail_hits)] = False
    found = np.zeros(len(mine), np.bool_)
    found[list(bearing_hexes(pos, held))] = True
    found &= mine & ways_of(pos).lie_along
    return found


def rail_state(pos: War, side: int) -> tuple[object, ...]:
    """What it follows from whether freight leaves a hex by rail: owners, lines, capacity, zones, garrisons, freight."""
    _, zones = pos.zones(enemy(side))
    units = pos.kit.ground_of[side]
    places = pos.index.places[units]
    beset = zones[places] > 0
    guards = [(p, pos.face[p], pos.marks[p] & LEFT_HEX) for p in units[beset].tolist()]
    war = (side, pos.phasing, ways_of(pos), pos.rail_hits, *capacity_state(pos, segments(pos)))
    return (*war, bytes(pos.index.owners), zones.tobytes(), places[beset].tobytes(), guards, *freight_state(pos))


def why_not_entrain(pos: War, phase: Labours, p: int) -> Refusals:
    """Strategic rail: from a railway to a railway, and nothing else in the phase (7A2)."""
    if phase.exploits or pos.kit.side[p] != phase.side or pos.phasing != phase.side:
        return "WOR-7A-b"
    if pos.marks[p] & (MOVED | LEFT_HEX) or pos.spent[p]:
        return "WOR-7A2-a"
    if not pos.on_map(p) or pos.place[p] not in ways_of(pos).on_rail:
        return "WOR-7A2-a"
    forbidden = why_not_ride(pos, p, pos.place[p]) or why_not_leave(pos, p)
    if forbidden:
        return forbidden
    held = segments(pos)
    return None if bears(pos, held, pos.place[p]) else "WOR-7A5a-b"


class Entrained(Answers[War], frozen=True):
    """A unit on a train for the whole phase (7A2)."""

    piece: Piece

    def way(self, pos: War) -> Journey:
        p = self.piece
        return journey(pos, pos.place[p], p, 0, train_barriers(pos, p))

    def stations(self, pos: War) -> list[int]:
        return [space for space in self.way(pos).spaces() if not why_not_stack(pos, self.piece, space)]

    def advance(self, pos: War) -> Asks:
        orders = [*TO.each(self.stations(pos)), STOP]
        return Ask(pos.seat(pos.kit.side[self.piece]), "entrained", orders, ("WOR-7A2-a",), {"piece": self.piece})

    @offers(TO, why=lambda self, pos, s: why_not_ride(pos, self.piece, s) or ("WOR-7A2-a", "WOR-7A4-a"))
    def send(self, pos: War, space: int) -> None:
        p, origin = self.piece, pos.place[self.piece]
        path = self.way(pos).to(space).path(space)
        count_unit(pos, p, origin, path)
        pass_by(pos, pos.kit.side[p], [origin, *path])
        pos.event("rails", "WOR-7A2-a", "WOR-7A2-b", "WOR-5-e", piece=p, space=origin, path=path)
        pos.marks[p] |= LEFT_HEX | MOVED
        pos.strategic.append(p)
        pos.put(p, space)
        pos.pop()
        seize(pos, pos.kit.side[p], path)
        take(pos, p)

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()


def why_not_ship(pos: War, phase: Labours, space: int) -> Refusals:
    """Freight goes by rail alone, as a unit would (12H)."""
    if phase.exploits or owner_of(pos, space) != phase.side or pos.phasing != phase.side:
        return "WOR-12H-d"
    if space not in ways_of(pos).on_rail or space in pos.rail_hits or not has_freight(pos, space):
        return "WOR-12H-d"
    _, zones = pos.zones(enemy(phase.side))
    if zones[space] and not garrison(pos, space, phase.side):
        return "WOR-7A-d"
    held = segments(pos)
    return None if bears(pos, held, space) else "WOR-7A5a-b"


def shipping_depots(pos: War, phase: Labours) -> list[int]:
    """Where freight may be put on trains."""
    return [space for space in depots_of(pos, phase.side, guns=True) if not why_not_ship(pos, phase, space)]


class Shipping(Consignment, frozen=True):
    """Freight on a train: what is loaded goes to one hex."""

    def way(self, pos: War, size: int) -> Journey:
        shut = closed_to_freight_trains(pos, self.side)
        if SEAT in items_in(self.cargo):
            shut = shut | beyond_its_land(pos)
        return journey(pos, self.space, -1, size, shut)

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        return Ask(pos.seat(self.side), "shipping", orders, ("WOR-12H-d",), {"space": self.space})

    def why_not_load(self, pos: War, item: str) -> Refusals:
        return why_not_put_on(pos, self, item)

    @offers(
        TO,
        lambda self, pos: self.way(pos, size_of(self.cargo)).spaces() if any(self.cargo) else (),
        why=lambda self, pos, s: "WOR-46A-d" if is_fenced(pos, self.cargo, s) else ("WOR-12H-d", "WOR-7A4-a"),
    )
    def send(self, pos: War, space: int) -> None:
        size = size_of(self.cargo)
        path = self.way(pos, size).to(space).path(space)
        low, keys = used_by(pos, self.space, path)
        pos.shipped.append((size * 2 if low else size, *sorted(keys)))
        pass_by(pos, self.side, [self.space, *path], relief=is_relief(pos, items_in(self.cargo), space))
        set_down(pos, space, self.cargo)
        pos.event("ships", "WOR-12H-d", side=self.side, space=self.space, path=path)
        pos.pop()
        seize(pos, self.side, path)


def why_not_put_on(pos: War, frame: Shipping, item: str) -> Refusals:
    if item not in freight_at(pos, frame.space):
        return why_not_take(pos, frame.space, item) if item in PARCELS else "WOR-12H-d"
    more = size_of(with_item(frame.cargo, item, 1))
    return None if frame.way(pos, more).spaces() else "WOR-7A4-a"


def why_not_boost(pos: War, phase: Labours, space: int) -> Refusals:
    """A resource point at a yard of the segment, until half its capacity is added (7A6b)."""
    held = segments(pos)
    if phase.exploits or pos.phasing != phase.side or pos.resources.get(space, 0) < 1:
        return "WOR-7A6b-a"
    if space >= pos.kit.hex_count or pos.holder[space] != phase.side:
        return "WOR-7A6b-a"
    keys = [key for key, yards in held.yards.items() if space in yards]
    if not keys:
        return ("WOR-7A6b-a", "WOR-7A6-a")
    full = all(capacity(pos, held, k) - plain_capacity(pos, held, k) >= boost_limit(pos, held, k) for k in keys)
    return "WOR-7A6b-b" if full else None
