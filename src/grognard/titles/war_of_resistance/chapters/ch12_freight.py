"""12H1, 12H2, 37B: supply and resource points are hauled by supply movement points, or carried by ground units."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from grognard.board.kernels import Reach, reach
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Pieces, Side, Space
from grognard.core.order import Order
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch6_allowance import allowance
from grognard.titles.war_of_resistance.chapters.ch12_points import (
    ITEMS,
    SIZE,
    SIZE_RULES,
    OwnTurn,
    depots_of,
    freight_at,
    freight_state,
    held,
    items_at,
    lay,
    owner_of,
)
from grognard.titles.war_of_resistance.chapters.ch14_transport import is_transport, room_on
from grognard.titles.war_of_resistance.chapters.ch20_harassment import hits_at
from grognard.titles.war_of_resistance.chapters.ch40_parcels import GUNS, PARCELS, why_not_take
from grognard.titles.war_of_resistance.chapters.ch45_factions import is_relief, use_home
from grognard.titles.war_of_resistance.chapters.ch46_seats import SEAT, beyond_its_land, is_inside, under_way
from grognard.titles.war_of_resistance.charts import FORBIDDEN, QUARTERS, WHEEL, turn_number
from grognard.titles.war_of_resistance.kit import CHINA, Bytes, ChinaKit
from grognard.titles.war_of_resistance.seasons import Costs, Season
from grognard.titles.war_of_resistance.sheets import BURMA_ROAD, INDIA_BURMA, WEST_CHINA
from grognard.titles.war_of_resistance.verbs import STOP, TO, VERBS
from grognard.titles.war_of_resistance.war import LEFT_HEX, RUSHED, War, enemy

HAUL = VERBS.space("haul")
HAUL_BRITISH = VERBS.space("haul-british")
LOAD = VERBS.choice("load")
UNLOAD = VERBS.choice("unload")

TWELFTHS = 12
"""Of a supply movement point: twelve general supply points make a load (44B3)."""
LOAD_LIMIT = 3 * QUARTERS
OFF_ROAD = 3
LEAVE_ZONE, ZONE_TO_ZONE = 2, 3
Cargo = tuple[int, ...]
"""How many of each of ITEMS."""
EMPTY: Cargo = (0,) * len(ITEMS)
TO_WEST_CHINA, TO_BURMA_ROAD = 10, 12
BURMA_END, LANCHOW, KUNMING = "G5:3317", "G2:2433", "G5:3413"
BURMA_CAPACITY = 5 * QUARTERS
BURMA_OPEN = (
    (turn_number("Mar I 40"), turn_number("Jul I 40")),
    (turn_number("Oct II 40"), turn_number("Nov II 41")),
)


def size_of(cargo: Cargo) -> int:
    """In quarters of an RE."""
    return sum(count * SIZE[item] for item, count in zip(ITEMS, cargo, strict=True))


def with_item(cargo: Cargo, item: str, change: int) -> Cargo:
    counts = list(cargo)
    counts[ITEMS.index(item)] += change
    return tuple(counts)


def set_down(pos: War, space: int, cargo: Cargo) -> None:
    for item, count in zip(ITEMS, cargo, strict=True):
        if count:
            lay(pos, space, item, count)


# 12H1 supply movement points


def points_of(pos: War, side: int, *, british: bool) -> int:
    """Supply movement points of a side in this turn, in twelfths (12H1)."""
    kind = "british" if british else "own"
    if british and not burma_capacity(pos):
        return 0
    name, turn = pos.seat(side), max(pos.turn, 1)
    printed = sum(
        line.points
        for line in _printed_points(pos.kit)
        if line.kind == kind and line.side == name and line.first <= turn <= line.last
    )
    return max(0, printed + (0 if british else pos.transport[side])) * TWELFTHS


class _Printed(NamedTuple):
    """Supply movement points of the order of battle."""

    side: str
    kind: str
    first: int
    last: int
    points: int


@lru_cache(maxsize=8)
def _printed_points(kit: ChinaKit) -> tuple[_Printed, ...]:
    return tuple(
        _Printed(row["side"], row["kind"], turn_number(row["from"]), turn_number(row["to"]), int(row["points"]))
        for row in kit.tables["smp"]
    )


def points_left(pos: War, side: int, *, british: bool) -> int:
    return points_of(pos, side, british=british) - (pos.hauled_british if british else pos.hauled)


def burma_capacity(pos: War) -> int:
    """What may enter the Burma Road in a phase, in quarters of an RE: nothing while it is closed (37B4)."""
    if not any(first <= pos.turn <= last for first, last in BURMA_OPEN):
        return 0
    return max(0, BURMA_CAPACITY - pos.road_hits * QUARTERS)


@lru_cache(maxsize=64)
def _hauling_costs(kit: ChinaKit, season: Season) -> Costs:
    """By link: twelfths of a supply movement point for a full load: a road costs one in any weather (12H1)."""
    plain = kit.seasons.costs(WHEEL, season)
    off_road = np.where(plain < 0, FORBIDDEN, plain // QUARTERS * OFF_ROAD * TWELFTHS)
    return np.where(kit.seasons.road(season).astype(bool), TWELFTHS, off_road).astype(np.int32)


@lru_cache(maxsize=8)
def burma_road(kit: ChinaKit) -> frozenset[int]:
    """The hexes of the Burma Road on the map, from its end to Kunming (37B4)."""
    row = next(row for row in kit.tables["roads"] if row["road"] == "Burma Road")
    return frozenset(kit.space_index[name] for name in row["hexes"].split())


@lru_cache(maxsize=8)
def box_ways(kit: ChinaKit) -> dict[int, dict[int, int]]:
    """Ways of freight into boxes and out of them: by space, where they lead and what a full load pays (37B1, 37B4)."""
    found: dict[int, dict[int, int]] = {}
    for one, other, points in (
        (kit.space_index[LANCHOW], kit.box[WEST_CHINA], TO_WEST_CHINA),
        (kit.space_index[BURMA_END], kit.box[BURMA_ROAD], TO_BURMA_ROAD),
        (kit.box[INDIA_BURMA], kit.box[BURMA_ROAD], TO_BURMA_ROAD),
    ):
        found.setdefault(one, {})[other] = points * TWELFTHS
        found.setdefault(other, {})[one] = points * TWELFTHS
    return found


def items_in(cargo: tuple[int, ...]) -> list[str]:
    """What a load is made of."""
    return [item for item, count in zip(ITEMS, cargo, strict=True) if count]


def closed_to_freight(pos: War, side: int) -> Bytes:
    """Where freight may not go: enemy units and zones without a friend (12H1), and hexes that are not one's own."""
    _, zones = pos.zones(enemy(side))
    shut = (pos.ground.beyond > 0) | ((zones > 0) & (pos.occupied(side) == 0)) | (pos.owners != side)
    found: Bytes = shut.astype(np.uint8)
    return found


class Labours(OwnTurn, frozen=True):
    """What may be done in a phase of movement besides moving units: hauling freight, destroying it."""

    exploits: bool = False

    def labours(self, pos: War) -> list[Order]:
        """All that is open now; in exploitation only what may be done at any time, in a reaction nothing."""
        if pos.phasing != self.side:
            return []
        return [*([] if self.exploits else self.offered(pos, HAUL, HAUL_BRITISH)), *self.always(pos)]

    @offers(
        HAUL,
        lambda self, pos: hauling_depots(pos, self),
        why=lambda self, pos, s: why_not_haul(pos, self, s) or "WOR-40B4c-c",
    )
    def haul(self, pos: War, space: int) -> None:
        pos.push(Hauling(self.side, space))

    @offers(
        HAUL_BRITISH,
        lambda self, pos: depots_of(pos, self.side) if points_left(pos, self.side, british=True) > 0 else (),
        lambda self, pos, s: why_not_haul(pos, self, s, british=True),
    )
    def haul_british(self, pos: War, space: int) -> None:
        pos.push(Hauling(self.side, space, british=True))


def hauling_depots(pos: War, phase: Labours) -> list[int]:
    """Where freight may be taken up by supply movement points: it follows from freight and owners alone."""
    if phase.exploits or points_left(pos, phase.side, british=False) <= 0:
        return []
    state = (phase.side, pos.phasing, bytes(pos.index.owners), *freight_state(pos))

    def found() -> list[int]:
        return [space for space in depots_of(pos, phase.side) if not why_not_haul(pos, phase, space)]

    return pos.recall("haul", state, found)


def why_not_haul(pos: War, phase: Labours, space: int, *, british: bool = False) -> Refusals:
    """Freight is hauled in the movement phase of its owner, with points that are left (12H1)."""
    if phase.exploits or pos.phasing != phase.side:
        return "WOR-12H1-a"
    if british and (phase.side != CHINA or not is_british_way(pos.kit, space)):
        return "WOR-37B4-h"
    if owner_of(pos, space) != phase.side:
        return "WOR-12H1-b"
    supplies = items_at(pos, space)
    goods = supplies or freight_at(pos, space)
    if not goods:
        return "WOR-12H1-b"
    if points_left(pos, phase.side, british=british) <= 0:
        return "WOR-12H1-a"
    if supplies:
        return None  # each of them fits into an empty load
    frame = Hauling(phase.side, space, british=british)
    return None if any(not why_not_load(pos, frame, item) for item in goods) else "WOR-12H1-b"


def is_british_way(kit: ChinaKit, space: int) -> bool:
    return space in burma_road(kit) or space in (kit.box[INDIA_BURMA], kit.box[BURMA_ROAD])


class Consignment(Answers[War], frozen=True):
    """Freight that goes from one place to another in one piece: what is loaded before it leaves."""

    side: Side
    space: Space
    cargo: tuple[Number, ...] = EMPTY

    def why_not_load(self, pos: War, item: str) -> Refusals:
        raise NotImplementedError

    @offers(LOAD, lambda self, pos: freight_at(pos, self.space), lambda self, pos, item: self.why_not_load(pos, item))
    def load(self, pos: War, item: str) -> None:
        lay(pos, self.space, item, -1)
        pos.replace(replace(self, cargo=with_item(self.cargo, item, 1)))

    @offers(UNLOAD, lambda self, pos: [item for item, n in zip(ITEMS, self.cargo, strict=True) if n])
    def unload(self, pos: War, item: str) -> None:
        lay(pos, self.space, item, 1)
        pos.replace(replace(self, cargo=with_item(self.cargo, item, -1)))

    @offers(STOP)
    def stop(self, pos: War) -> None:
        set_down(pos, self.space, self.cargo)
        pos.pop()


class Hauling(Answers[War], frozen=True):
    """A load on the road: it is taken up and set down on the way (12H1)."""

    side: Side
    space: Space
    british: bool = False
    cargo: tuple[Number, ...] = EMPTY

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        left = points_left(pos, self.side, british=self.british)
        args: dict[str, object] = {"space": self.space, "room": left // TWELFTHS}
        return Ask(pos.seat(self.side), "hauling", orders, ("WOR-12H1-a", "WOR-12H1-b"), args)

    def share(self, pos: War) -> int:
        """What the load pays of the price of a full one, in twelfths (44B3)."""
        return size_of(self.cargo) if pos.options.plays("smp-fractions", "on") else LOAD_LIMIT

    @offers(LOAD, lambda self, pos: freight_at(pos, self.space), lambda self, pos, item: why_not_load(pos, self, item))
    def load(self, pos: War, item: str) -> None:
        lay(pos, self.space, item, -1)
        pos.cite(SIZE_RULES.get(item, "WOR-3A3-c"), "WOR-12H1-c")
        pos.replace(replace(self, cargo=with_item(self.cargo, item, 1)))

    @offers(
        UNLOAD,
        lambda self, pos: [item for item, count in zip(ITEMS, self.cargo, strict=True) if count],
        why=lambda self, pos, _: "WOR-12H1-b",
    )
    def unload(self, pos: War, item: str) -> None:
        lay(pos, self.space, item, 1)
        pos.replace(replace(self, cargo=with_item(self.cargo, item, -1)))

    def reach(self, pos: War) -> Reach | None:
        """Where the load can go on the map with the points that are left."""
        kit = pos.kit
        if self.space >= kit.hex_count:
            return None
        share = self.share(pos)
        cost = _hauling_costs(kit, pos.season)
        if share != LOAD_LIMIT:
            cost = np.where(cost < 0, FORBIDDEN, cost // LOAD_LIMIT * share).astype(np.int32)
        _, zones = pos.zones(enemy(self.side))
        shut = closed_to_freight(pos, self.side)
        if SEAT in items_in(self.cargo):
            shut = shut | beyond_its_land(pos)
        if self.british:
            way = np.ones(kit.board.size, np.uint8)
            way[list(burma_road(kit))] = 0
            shut, cost = shut | way, np.where(kit.road.astype(bool), cost, FORBIDDEN).astype(np.int32)
        left = points_left(pos, self.side, british=self.british)
        cost = self._harassed(pos, cost, share)
        leave = (zones > 0) * np.uint8(LEAVE_ZONE * share)
        into = (zones > 0) * np.uint8((ZONE_TO_ZONE - LEAVE_ZONE) * share)
        return reach(kit.board.graph, self.space, cost, max(0, left), leave=leave, into=into, blocked=shut)

    def _harassed(self, pos: War, cost: Costs, share: int) -> Costs:
        """A supply movement point more for each harassment hit in a hex that the load leaves (20G2d)."""
        laid = pos.harassment(self.side)
        if not laid:
            return cost
        more = np.zeros(pos.kit.board.size, np.int32)
        for space in laid:
            more[space] = hits_at(pos, self.side, space) * share
        pos.cite("WOR-20G2d-i")
        found: Costs = np.where(cost >= 0, cost + more[pos.kit.board.source], cost).astype(np.int32)
        return found

    def boxes(self, pos: War) -> dict[int, int]:
        """Boxes that the load can enter, or hexes to which it can leave one, and what that costs (37B)."""
        left, share = points_left(pos, self.side, british=self.british), self.share(pos)
        if self.side != CHINA or pos.ground.beyond[pos.kit.box[WEST_CHINA]]:
            return {}
        ways = box_ways(pos.kit).get(self.space, {})
        return {
            to: points // LOAD_LIMIT * share
            for to, points in ways.items()
            if points // LOAD_LIMIT * share <= left and not why_not_box(pos, self, to)
        }

    def targets(self, pos: War) -> list[int]:
        if not any(self.cargo):
            return []
        found = self.reach(pos)
        return [*(found.spaces[1:] if found else ()), *self.boxes(pos)]

    @offers(TO, lambda self, pos: self.targets(pos), why=lambda self, pos, space: why_not_send(pos, self, space))
    def send(self, pos: War, space: int) -> None:
        boxes = self.boxes(pos)
        if space in boxes:
            cost, path = boxes[space], [space]
            pos.cite("WOR-37B1-d" if pos.kit.box[WEST_CHINA] in (space, self.space) else "WOR-37B4-j")
            if space == pos.kit.box[BURMA_ROAD]:
                pos.burma_entered += size_of(self.cargo)
        else:
            found = self.reach(pos)
            assert found is not None
            cost, path = found.cost(space), found.path(space)
            self._cite(pos, path)
        if self.british:
            pos.hauled_british += cost
            pos.cite("WOR-37B4-h")
        else:
            pos.hauled += cost
        if self.share(pos) != LOAD_LIMIT:
            pos.cite("WOR-44B3-a")
        if self.side == CHINA and not is_relief(pos, items_in(self.cargo), space):
            use_home(pos, (self.space, *path), "WOR-45A1-g")
        pos.event("hauls", "WOR-12H1-b", side=self.side, space=self.space, path=path)
        pos.replace(replace(self, space=space))

    def _cite(self, pos: War, path: list[int]) -> None:
        if pos.table.cited is None:
            return
        kit = pos.kit
        _, zones = pos.zones(enemy(self.side))
        here = self.space
        for there in path:
            pos.cite("WOR-12H1-d" if kit.road[kit.board.link(here, there)] else "WOR-12H1-e")
            if zones[here]:
                pos.cite("WOR-12H1-h")
            here = there

    @offers(STOP)
    def stop(self, pos: War) -> None:
        set_down(pos, self.space, self.cargo)
        pos.pop()


def why_not_load(pos: War, frame: Hauling, item: str) -> Refusals:
    if item in GUNS:
        return ("WOR-12H1-c", "WOR-22A2-c")
    if item not in freight_at(pos, frame.space):
        return why_not_take(pos, frame.space, item) if item in PARCELS else "WOR-12H1-b"
    too_much = size_of(frame.cargo) + SIZE[item] > LOAD_LIMIT
    return ("WOR-12H1-b", SIZE_RULES.get(item, "WOR-3A3-c")) if too_much else None


def why_not_box(pos: War, frame: Hauling, space: int) -> Refusals:
    """The Burma Road takes so much in a phase, and holds no more (37B4)."""
    road = pos.kit.box[BURMA_ROAD]
    if space != road and frame.space != road:
        return None
    if space != road:
        return "WOR-12H1-f" if closed_to_freight(pos, frame.side)[space] and space < pos.kit.hex_count else None
    load = size_of(frame.cargo)
    most = burma_capacity(pos)
    if not most:
        return "WOR-37B4-a"
    if pos.burma_entered + load > most or held_in_box(pos, road) + load > most:
        return "WOR-37B4-b"
    return None


def held_in_box(pos: War, box: int) -> int:
    """Units and freight in a box, in quarters of an RE."""
    units = sum(pos.kit.re[pos.face[p]] for p in pos.index.at[box])
    return units + sum(held(pos, box, item) * SIZE[item] for item in ITEMS)


def is_fenced(pos: War, cargo: Cargo, space: int) -> bool:
    """Whether freight must not come to a space because the capital of a province is part of it (46A)."""
    return SEAT in items_in(cargo) and not is_inside(pos, under_way(pos), space)


def why_not_send(pos: War, frame: Hauling, space: int) -> Refusals:
    kit = pos.kit
    if not any(frame.cargo):
        return "WOR-12H1-b"
    if is_fenced(pos, frame.cargo, space):
        return "WOR-46A-d"
    if space >= kit.hex_count or frame.space >= kit.hex_count:
        ways = box_ways(kit).get(frame.space, {})
        if space not in ways:
            return "WOR-37B1-d" if kit.box[WEST_CHINA] in (space, frame.space) else "WOR-37B4-f"
        return why_not_box(pos, frame, space) or "WOR-12H1-a"
    if frame.british and not is_british_way(kit, space):
        return "WOR-37B4-h"
    if closed_to_freight(pos, frame.side)[space]:
        return "WOR-12H1-f"
    return ("WOR-12H1-a", "WOR-12H1-e")


# 12H2 carried by units


class Loading(Answers[War], frozen=True):
    """A unit in hand takes up freight in its hex, and sets it down; transports do it together, before they leave."""

    piece: Piece
    exploits: bool = False

    @property
    def movers(self) -> Pieces:
        return (self.piece,)

    @property
    def carried(self) -> Pieces:
        """Units that it carries (14H)."""
        return ()

    def works(self, pos: War) -> list[Order]:
        """All that the unit may do where it stands, besides going on."""
        return self.offered(pos, LOAD, UNLOAD)

    @offers(
        LOAD,
        lambda self, pos: items_for(pos, self.piece),
        lambda self, pos, item: why_not_carry(pos, self, item),
    )
    def load(self, pos: War, item: str) -> None:
        p = self.piece
        lay(pos, pos.place[p], item, -1)
        pos.cargo[p] = with_item(pos.cargo.get(p, EMPTY), item, 1)
        if is_transport(pos, p):
            more = ("WOR-14H-c",) if len(self.movers) > 1 else ()
            pos.event("loads", "WOR-14H-a", "WOR-14H-b", *more, piece=p, item=item, space=pos.place[p])
            return
        pos.burdens[p] = burden_with(pos, p)
        if pos.marks[p] & RUSHED:
            pos.cite("WOR-12H2-c")
        pos.event("loads", "WOR-12H2-a", "WOR-12H2-b", piece=p, item=item, space=pos.place[p])

    @offers(
        UNLOAD,
        lambda self, pos: [item for item, count in zip(ITEMS, pos.cargo.get(self.piece, EMPTY), strict=True) if count],
        why=lambda self, pos, _: "WOR-12H2-a",
    )
    def unload(self, pos: War, item: str) -> None:
        p = self.piece
        lay(pos, pos.place[p], item, 1)
        pos.cargo[p] = with_item(pos.cargo[p], item, -1)
        if not any(pos.cargo[p]):
            del pos.cargo[p]


def items_for(pos: War, p: int) -> list[str]:
    """What lies where a unit stands and could be carried by it: position guns go on transports alone (22A2, 14H)."""
    here = pos.place[p]
    guns = [item for item in GUNS if held(pos, here, item)] if is_transport(pos, p) else []
    return [*items_at(pos, here), *guns]


def load_of(pos: War, p: int) -> int:
    """Quarters of an RE of freight that a unit in hand has taken up."""
    return size_of(pos.cargo.get(p, EMPTY))


def burden_with(pos: War, p: int, more: int = 0) -> int:
    """Quarters of a point that a unit has less, for the heaviest load that it has carried in this phase (12H2)."""
    load, size = load_of(pos, p) + more, pos.kit.re[pos.face[p]]
    due = 0 if not load else QUARTERS if load <= size else 2 * QUARTERS
    return max(pos.burdens.get(p, 0), due)


def why_not_carry(pos: War, frame: Loading, item: str) -> Refusals:
    """A unit carries twice its size at most, and must have the points for it (12H2)."""
    p = frame.piece
    if item not in items_for(pos, p):
        return "WOR-14H-b" if is_transport(pos, p) else "WOR-12H2-a"
    if is_transport(pos, p):
        return why_no_room(pos, frame, item)
    load = load_of(pos, p) + SIZE[item]
    if load > 2 * pos.kit.re[pos.face[p]]:
        return "WOR-12H2-a"
    before = pos.burdens.get(p, 0)
    pos.burdens[p] = burden_with(pos, p, SIZE[item])
    enough = allowance(pos, p, exploits=frame.exploits) - pos.spent[p] > 0
    pos.burdens[p] = before
    if not before:
        del pos.burdens[p]
    return None if enough else "WOR-12H2-e" if frame.exploits else "WOR-12H2-b"


def why_no_room(pos: War, frame: Loading, item: str) -> Refusals:
    """Transports load before they leave, an RE on each of them, units and freight together (14H)."""
    if any(not is_transport(pos, q) for q in frame.movers):
        return "WOR-14H-b"
    if any(pos.marks[q] & LEFT_HEX or pos.spent[q] for q in frame.movers):
        return "WOR-14H-d"
    room = room_on(pos, frame.movers, frame.carried) - load_of(pos, frame.piece)
    return None if SIZE[item] <= room else ("WOR-14H-a", "WOR-14H-c")


def put_down_cargo(pos: War, p: int) -> None:
    """What a unit carries lies in its hex when its move is over."""
    if p in pos.cargo:
        set_down(pos, pos.place[p], pos.cargo.pop(p))
