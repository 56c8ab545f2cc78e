"""17. Construction: installations and field fortresses are built and dismantled."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator
from functools import cache

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Seat
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch5_bases import havens_of, own
from grognard.titles.pearl_harbor.chapters.ch11_supply import Field, field_of, is_linked
from grognard.titles.pearl_harbor.chapters.ch17_1_income import pay, price_refused
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import pool_of, remove
from grognard.titles.pearl_harbor.chapters.ch17_6_activation import reserves
from grognard.titles.pearl_harbor.chapters.ch19_nations import closed_to
from grognard.titles.pearl_harbor.chapters.ch21_duties import leaving_refused
from grognard.titles.pearl_harbor.chapters.ch44_europe import building_refused
from grognard.titles.pearl_harbor.kit import CHINESE_REGIONS, CONTROL, FORCES, FORTRESS, INSTALLATION, PearlKit
from grognard.titles.pearl_harbor.marks import EVICTED
from grognard.titles.pearl_harbor.menus import Session
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.verbs import DONE, TO, VERBS
from grognard.titles.pearl_harbor.war import War

BUILD = VERBS.piece("build")
DISMANTLE = VERBS.piece("dismantle")
BUILT = (INSTALLATION, FORTRESS)


def building_price(pos: War, p: int) -> int:
    """What a counter costs to build (17.8)."""
    kit = pos.kit
    if kit.arm[p] == FORTRESS:
        return kit.cost["field-fortress"]
    return kit.cost["base" if kit.is_base[p] else "half-base"]


def site_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids to build an installation or a field fortress in a hex (17.8)."""
    kit = pos.kit
    return ground_refused(pos, kit.arm[p], kit.side[p], space) or _builder_refused(pos, p, space)


def _builder_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a nation to build on ground that is free: it must be in supply (17.8-d)."""
    return _nation_refused(pos, p, space) or _supply_refused(pos, p, space, field_of(pos, pos.home_key(p)))


def _supply_refused(pos: War, p: int, space: int, field: Field) -> Refusal:
    """A hex must be in supply; an installation on the water is its own port (17.8-d, 17.8-e)."""
    kit = pos.kit
    own_port = kit.arm[p] == INSTALLATION and bool(kit.harbour[space])
    return None if is_linked(pos, field, space, kit.side[p], port_here=own_port) else "PH-17.8-d"


def ground_refused(pos: War, arm: int, side: int, space: int) -> Refusal:
    """What forbids a side to build in a hex, whoever of it builds and whether it is in supply (17.8)."""
    kit = pos.kit
    if space >= kit.hex_count or not kit.is_land[space]:
        return "PH-17.8-c" if arm == FORTRESS else "PH-17.8-a"
    if not pos.is_friendly(space, side):
        return "PH-17.8-d"
    return _fortress_refused(pos, space) if arm == FORTRESS else _installation_refused(pos, space)


def _installation_refused(pos: War, space: int) -> Refusal:
    kit = pos.kit
    if not (kit.city[space] or kit.anchorage[space] or kit.is_island[space]):
        return "PH-17.8-a"
    if kit.is_home[space]:
        return "PH-5.2-h"
    if pos.installation_at(space) >= 0:
        return "PH-5.2-a"
    return "PH-17.8-b" if pos.field_fortress_at(space) >= 0 else None


def _fortress_refused(pos: War, space: int) -> Refusal:
    kit = pos.kit
    taken = kit.is_home[space] or kit.fortress[space] or kit.is_desert[space] or kit.is_impassable[space]
    if taken or pos.installation_at(space) >= 0 or pos.field_fortress_at(space) >= 0:
        return "PH-17.8-c"
    return None


def _nation_refused(pos: War, p: int, space: int) -> Refusal:
    """The Kuomintang builds at home, Germans where they are, nobody in neutral countries (19.2-d, 44.1-n, 32.2-l)."""
    kit = pos.kit
    if kit.nation[p] == "kmt" and kit.arm[p] == INSTALLATION and kit.region[space] not in CHINESE_REGIONS:
        return "PH-19.2-d"
    return building_refused(pos, p, space) or closed_to(pos, kit.force[p])[space] or None


@cache
def _candidates(kit: PearlKit) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The hexes in which installations, and field fortresses, could ever be built."""
    land = [space for space in range(kit.hex_count) if kit.is_land[space] and not kit.is_home[space]]
    featured = [space for space in land if kit.city[space] or kit.anchorage[space] or kit.is_island[space]]
    return tuple(featured), tuple(land)


def _free_ground(pos: War, arm: int, side: int) -> list[int]:
    """The hexes in which a side may build: the same until it builds, or a hex changes hands."""
    index = pos.index
    key, ticks = ("free-ground", arm, side), index.clocks[CONTROL]
    known = index.lasting.get(key)
    if known is None or known[0] != ticks:
        changed = None if known is None else index.changed_since(known[0])
        candidates = _candidates(pos.kit)[arm == FORTRESS]
        if known is None or changed is None:
            free = [space for space in candidates if not ground_refused(pos, arm, side, space)]
        else:
            free = _without(known[1], changed)
            for space in set(changed):
                if not ground_refused(pos, arm, side, space):
                    insort(free, space)
        known = index.lasting[key] = ticks, free
    found: list[int] = known[1]
    return found


def _without(hexes: list[int], others: Iterable[int]) -> list[int]:
    """A list of hexes in order, without some of them."""
    left = hexes.copy()
    for space in others:
        i = bisect_left(left, space)
        if i < len(left) and left[i] == space:
            del left[i]
    return left


def sites(pos: War, p: int) -> Iterator[int]:
    """The hexes in which a counter can be built."""
    kit, field = pos.kit, field_of(pos, pos.home_key(p))
    free: Iterable[int] = _free_ground(pos, kit.arm[p], kit.side[p])
    if pos.table.cited is None:
        free = _in_supply(pos, p, free, field)
    return (s for s in free if not _supply_refused(pos, p, s, field) and not _nation_refused(pos, p, s))


def _in_supply(pos: War, p: int, spaces: Iterable[int], field: Field) -> Iterator[int]:
    """Those of some hexes in which a counter has a line, looked up in the field at once (17.8-d, 17.8-e)."""
    ashore, afloat, homes, harbour = field.ashore, field.afloat, field.homes, pos.kit.harbour
    ports, own_port = havens_of(pos, pos.kit.side[p]).is_port, pos.kit.arm[p] == INSTALLATION
    return (s for s in spaces if ashore[s] or (afloat[s] and (ports[s] or (own_port and harbour[s]))) or s in homes)


@cache
def _kinds(kit: PearlKit) -> list[tuple[int, list[int]]]:
    """Counters of one kind, force and nation, which are all alike, and the pool in which they wait."""
    kinds: dict[tuple[int, str, str, int], list[int]] = {}
    for arm in BUILT:
        for p in kit.of_arm[arm]:
            kinds.setdefault((arm, kit.kind[p], kit.nation[p], kit.force[p]), []).append(p)
    return [(kit.pool[force], alike) for (_, _, _, force), alike in kinds.items()]


class Construction(Session, frozen=True):
    """A player builds installations and field fortresses, and dismantles his own (17.8)."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "construction", orders, ("PH-17.5-a", "PH-17.8-a", "PH-17.8-c"), reserves(pos, self.seat))

    def _counters(self, pos: War) -> list[int]:
        """One counter of each kind, force and nation: the others are like it."""
        place, forces = pos.place, pos.forces_of(self.seat)
        found = []
        for pool, alike in _kinds(pos.kit):
            if pos.force_of(alike[0]) in forces:
                p = next((p for p in alike if place[p] == pool), NOBODY)
                if p >= 0:
                    found.append(p)
        return sorted(found, key=lambda p: (pos.kit.arm[p], p))

    def _build_refused(self, pos: War, p: int) -> Refusal:
        kit = pos.kit
        if kit.arm[p] not in BUILT or pos.place[p] != pool_of(pos, p):
            return "PH-17.5-a"
        force = pos.force_of(p)
        if force not in pos.forces_of(self.seat):
            return "PH-17.1-d"
        dear = price_refused(pos, force, building_price(pos, p))
        if dear:
            return dear
        return None if next(sites(pos, p), None) is not None else "PH-17.8-d"

    @offers(BUILD, _counters, _build_refused)
    def build(self, pos: War, p: int) -> None:
        pos.push(BuildingSite(self.seat, p))

    def _standing(self, pos: War) -> list[int]:
        return own(pos, self.seat, *BUILT)

    def _dismantle_refused(self, pos: War, p: int) -> Refusal:
        standing = pos.kit.arm[p] in BUILT and pos.on_map(p) and pos.seat(p) == self.seat
        return leaving_refused(pos, p, pool_of(pos, p)) if standing else "PH-17.8-g"

    @offers(DISMANTLE, _standing, _dismantle_refused)
    def dismantle(self, pos: War, p: int) -> None:
        space = pos.place[p]
        pos.event("dismantled", "PH-17.8-g", piece=p, space=space)
        remove(pos, p, pool_of(pos, p))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class BuildingSite(Menu[War], frozen=True):
    """Where a counter is built."""

    seat: Seat
    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("PH-17.8-a", "PH-17.8-d", "PH-17.8-f")
        return Ask(self.seat, "build-at", orders, rules, {"piece": self.piece}, firm=True)

    def _sites(self, pos: War) -> list[int]:
        return list(sites(pos, self.piece))

    def _refused(self, pos: War, space: int) -> Refusal:
        return site_refused(pos, self.piece, space)

    @offers(TO, _sites, why=_refused)
    def choose(self, pos: War, space: int) -> None:
        pos.pop()
        build(pos, self.piece, space)


def build(pos: War, p: int, space: int) -> None:
    """A counter is built and paid for; who had lost his base there has one again."""
    force, price = pos.force_of(p), building_price(pos, p)
    bare = pos.kit.is_island[space] and not (pos.kit.city[space] or pos.kit.anchorage[space])
    pay(pos, force, price)
    pos.put(p, space)
    for unit in (*pos.ships_at(space, pos.kit.side[p]), *pos.air_at(space, pos.kit.side[p])):
        pos.marks[unit] &= ~EVICTED
    pos.cite("PH-5.2-b")
    rules = ["PH-17.8-d", *(("PH-17.8-c", "PH-14-b") if pos.kit.arm[p] == FORTRESS else ("PH-17.8-a",))]
    rules += ["PH-17.8-e"] if bare else []
    rules += ["PH-17.8-f", "PH-V-l"] if pos.serves(pos.control[space]) != force else []
    pos.event("built", *rules, piece=p, space=space, price=price, force=FORCES[force])
