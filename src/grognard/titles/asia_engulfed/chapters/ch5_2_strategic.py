"""5.2 Strategic movement: any distance along a controlled route, within the limits of each power."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusal, offers
from grognard.titles.asia_engulfed.chapters.ch0_terms import embark, room_aboard
from grognard.titles.asia_engulfed.chapters.ch3_supply import may_act, may_go
from grognard.titles.asia_engulfed.chapters.ch5_4_stacking import with_air_room, with_ground_room
from grognard.titles.asia_engulfed.chapters.ch8_13_influence import dominance
from grognard.titles.asia_engulfed.chapters.ch9_4_limits import barred
from grognard.titles.asia_engulfed.kit import AREA, CBA, CV, GARRISON, JAPAN, LBA, POWERS, SIDE_OF
from grognard.titles.asia_engulfed.marks import MOVED, SAILED, TRANSFERRED
from grognard.titles.asia_engulfed.verbs import CARRIER, DONE, TO, TRANSFER
from grognard.titles.asia_engulfed.war import War

RULES = ("AE-5.2-a", "AE-5.21-a", "AE-5.24-a")
MONSOON_MONTH = 4
NO_LIMIT = 99


class Routes:
    """The networks of places that strategic movement joins: by land only, and by land and sea (5.22-b)."""

    def __init__(self, pos: War, side: int, zones: int) -> None:
        holdings = pos.holdings
        self.land = {place: holdings.joined[place] for place in holdings.of[side]}
        """By place: all that are joined to it."""
        self.sea: dict[int, frozenset[int]] = {}
        """The same over land and sea; by zone, too."""
        open_zones = [zone for zone in pos.kit.zones if zones >> zone & 1]
        usable = frozenset((*open_zones, *(place for place in self.land if _quay(pos, place))))
        for start in [*self.land, *open_zones]:
            if start not in self.sea:
                found = self._flood(pos, side, start, usable)
                self.sea.update(dict.fromkeys(found, found))

    def _flood(self, pos: War, side: int, start: int, usable: frozenset[int]) -> frozenset[int]:
        """All that hangs together with a place or zone; between `usable` ones there are ways by sea."""
        kit = pos.kit
        found = {start}
        front = [start]
        while front:
            here = front.pop()
            if here < kit.zone_count:
                fresh = usable.intersection((*pos.sea_neighbours(here, side), *kit.coast[here])) - found
            else:
                fresh = self.land[here] - found
                if here in usable:
                    fresh |= usable.intersection(kit.seas[here]) - found
            found |= fresh
            front += fresh
        return frozenset(found)

    def joined(self, a: int, b: int) -> bool:
        return b in self.sea.get(a, ())

    def by_land(self, a: int, b: int) -> bool:
        return b in self.land.get(a, ())


def routes_of(pos: War, side: int) -> Routes:
    """The routes of a side; they are found anew only when something has changed that they depend on."""
    zones = _open_zones(pos, side)
    known = pos.holdings.known
    key = (Routes, side, zones)
    found: Routes | None = known.get(key)
    if found is None:
        found = known[key] = Routes(pos, side, zones)
    return found


def _quay(pos: War, place: int) -> bool:
    """Whether units can embark and disembark: a port or box."""
    kit = pos.kit
    return kit.kind_of[place] != AREA or kit.port[place] != 0


def _open_zones(pos: War, side: int) -> int:
    """Sea zones, as bits, without enemy Dominant Influence; for Japan, of its Supply Network (5.22-b, 5.23-b)."""
    usable = pos.network if side == JAPAN and not _any_route(pos) else pos.kit.zones
    if usable:
        pos.cite("AE-8.13-a", "AE-8.13-b")
    return sum(1 << zone for zone in usable) & ~dominance(pos, 1 - side)


def _any_route(pos: War) -> bool:
    return pos.alternative("strategic-routes") or pos.alternative("simple-supply")


class StrategicMovement(Answers[War], frozen=True):
    """Units of the Phasing side move strategically, one by one.

    Who can go somewhere is found for all of them together, over the same routes and quarters.
    """

    side: Side

    def advance(self, pos: War) -> Asks:
        kit, side = pos.kit, self.side
        powers = [power for power in POWERS if SIDE_OF[power] == side and moves_left(pos, power)]
        ready = [p for p in kit.travellers_of[side] if kit.power[p] in powers and _ready(pos, p)]
        orders = [*TRANSFER.each(_with_a_way(pos, side, ready)), DONE]
        begun = any(pos.strategic_used[power] for power in POWERS if SIDE_OF[power] == side)
        return Ask(pos.seat(side), "strategic", orders, RULES, {"transports": pos.transports}, firm=begun)

    def stays(self, pos: War, p: int) -> Refusal:
        if p >= pos.kit.real_count or pos.kit.side[p] != self.side:
            return None
        return _refused(pos, p) or ("AE-5.22-b" if may_act(pos, p) else "AE-3.7-a")

    @offers(TRANSFER, why=stays)
    def transfer(self, pos: War, p: int) -> None:
        pos.push(StrategicDestination(self.side, p))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def _with_a_way(pos: War, side: int, ready: list[int]) -> Iterator[int]:
    """Those of the pieces that can go somewhere."""
    if not ready:
        return
    kind = pos.kit.kind
    routes = routes_of(pos, side)
    quarters = {flies: quarters_for(pos, side, flies=flies) for flies in {kind[p] == LBA for p in ready}}
    known: dict[tuple[int, ...], bool] = {}
    for p in ready:
        if kind[p] == CBA:
            if next(carriers(pos, p, routes), None) is not None:
                yield p
            continue
        flies = kind[p] == LBA
        alike = pos.place[p], pos.kit.nation[p], flies, pos.supply[p]
        if alike not in known:
            known[alike] = next(destinations(pos, p, routes, quarters[flies]), None) is not None
        if known[alike]:
            yield p


def _refused(pos: War, p: int) -> str:
    """The rule that keeps a piece from any strategic move; empty if only its routes could."""
    kit = pos.kit
    if kit.is_fleet[p]:
        return "AE-5.21-a"
    if kit.kind[p] == GARRISON:
        return "AE-KT-n"
    return _stays(pos, p) if moves_left(pos, kit.power[p]) else "AE-5.24-c"


def _stays(pos: War, p: int) -> str:
    """The same for a piece of a kind that moves strategically, while its power has moves left."""
    kit = pos.kit
    if kit.kind[p] == CBA:
        return "" if pos.aboard[p] < 0 else "AE-5.22-a"
    if pos.marks[p] & TRANSFERRED:
        return "AE-5.24-b"
    if pos.marks[p] & (MOVED | SAILED) and not pos.alternative("both-moves"):
        return "AE-5.2-b"
    if not pos.on_map(p) or pos.at_sea(p) or pos.contested(pos.place[p]):
        return "AE-5.2-b"
    return "AE-13.2-b" if monsoon(pos, pos.place[p]) else ""


def _ready(pos: War, p: int) -> bool:
    kit = pos.kit
    if kit.kind[p] == CBA:
        return pos.aboard[p] < 0 and pos.place[p] == kit.orphan_box.get(kit.power[p], -1)
    return kit.zone_count <= pos.place[p] < kit.map_end and not _stays(pos, p)


def moves_left(pos: War, power: int) -> int:
    """Strategic moves that a power may still make (5.24)."""
    if pos.alternative("strategic-limits"):
        return NO_LIMIT
    early, late = pos.kit.strategic_limit[power]
    return max(0, (late if pos.year >= 1943 else early) - pos.strategic_used[power])


def monsoon(pos: War, place: int) -> bool:
    """13.2: in Jul/Aug nothing moves strategically in India and Burma."""
    kit = pos.kit
    if not pos.alternative("monsoon") or pos.month != MONSOON_MONTH:
        return False
    return kit.country[place] == "india" or place == kit.space_index.get("BUR", -1)


def quarters_for(pos: War, side: int, *, flies: bool) -> Collection[int]:
    """Friendly-controlled, uncontested places with room; none captured this turn (5.21-b)."""
    found = (with_air_room if flies else with_ground_room)(pos, pos.held_places(side), side)
    return [place for place in found if not monsoon(pos, place)] if pos.alternative("monsoon") else found


def destinations(pos: War, p: int, routes: Routes, quarters: Collection[int]) -> Iterator[int]:
    """The places that a unit may move to."""
    kit = pos.kit
    here, side, nation = pos.place[p], kit.side[p], kit.nation[p]
    sails = kit.kind[p] == LBA or side != JAPAN or pos.transports > 0
    near = (routes.sea if sails else routes.land).get(here, frozenset())
    return (
        place
        for place in quarters
        if place != here and place in near and not barred(pos, nation, place) and may_go(pos, p, place)
    )


def carriers(pos: War, p: int, routes: Routes) -> Iterator[int]:
    """CV fleets in port that an orphan CBA can reach, with room for it (5.22-a)."""
    kit = pos.kit
    power, side = kit.power[p], kit.side[p]
    homes = [place for place in kit.home_areas if kit.owner[place] == power or pos.control[place] == power]
    return (
        fleet
        for fleet in kit.pieces_of[side]
        if kit.kind[fleet] == CV
        and kit.power[fleet] == power
        and kit.zone_count <= pos.place[fleet] < kit.map_end
        and room_aboard(pos, fleet) >= pos.steps[p]
        and any(home == pos.place[fleet] or routes.joined(home, pos.place[fleet]) for home in homes)
    )


class StrategicDestination(Menu[War], frozen=True):
    """Where a unit goes; for a CBA, which CV fleet it joins."""

    side: Side
    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        seat, args = pos.seat(self.side), dict[str, object](piece=self.piece)
        if pos.kit.kind[self.piece] == CBA:
            return Ask(seat, "join-carrier", orders, ("AE-5.22-a",), args, firm=True)
        return Ask(seat, "transfer-to", orders, ("AE-5.2-a", "AE-5.22-b", "AE-5.21-b"), args)

    def fleets(self, pos: War) -> list[int]:
        if pos.kit.kind[self.piece] != CBA:
            return []
        return list(carriers(pos, self.piece, routes_of(pos, self.side)))

    @offers(CARRIER, fleets)
    def carrier(self, pos: War, fleet: int) -> None:
        self._leave(pos)
        embark(pos, self.piece, fleet)
        seat = pos.seat(self.side)
        pos.event("joined-carrier", "AE-5.22-a", "AE-5.24-b", audience=(seat,), piece=self.piece, by=fleet)

    def quarters(self, pos: War) -> list[int]:
        kind = pos.kit.kind[self.piece]
        if kind == CBA:
            return []
        quarters = quarters_for(pos, self.side, flies=kind == LBA)
        return list(destinations(pos, self.piece, routes_of(pos, self.side), quarters))

    def refused(self, pos: War, place: int) -> Refusal:
        return self._place_refused(pos, place) if place in pos.kit.places else None

    @offers(TO, quarters, why=refused)
    def to(self, pos: War, place: int) -> None:
        self._leave(pos)
        transfer(pos, self.piece, place)

    def _leave(self, pos: War) -> None:
        pos.pop()
        pos.strategic_used[pos.kit.power[self.piece]] += 1

    def _place_refused(self, pos: War, place: int) -> str:
        kit, p = pos.kit, self.piece
        if not pos.held(place, self.side):
            return "AE-5.21-b"
        if monsoon(pos, place):
            return "AE-13.2-b"
        keep_out = barred(pos, kit.nation[p], place)
        if keep_out:
            return keep_out
        routes = routes_of(pos, self.side)
        if not routes.joined(pos.place[p], place):
            return "AE-5.22-b"
        if self.side == JAPAN and kit.kind[p] != LBA and not pos.transports:
            return "AE-5.23-a"
        return "AE-5.4-a" if may_go(pos, p, place) else "AE-3.7-a"


def transfer(pos: War, p: int, place: int) -> None:
    """Move strategically; a Japanese ground unit that goes by sea costs a Transport Point (5.23-a)."""
    kit = pos.kit
    here = pos.place[p]
    rules = ["AE-5.2-a", "AE-5.24-a", "AE-5.24-b", "AE-5.24-c"]
    if kit.side[p] == JAPAN and not routes_of(pos, JAPAN).by_land(here, place):
        rules += ["AE-5.23-a", "AE-5.23-b"]
        if kit.kind[p] != LBA:
            pos.transports -= 1
    pos.marks[p] |= MOVED | TRANSFERRED
    pos.origin[p] = here
    pos.event("transferred", *rules, piece=p, space=here, to=place, transports=pos.transports)
    pos.put(p, place)
