"""31D Strategic river transport: river transports in the box of their system carry freight from port to port."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from grognard.board.kernels import reach
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Side, Space
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch6_allowance import allowance
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch16_launch import TARGET
from grognard.titles.war_of_resistance.chapters.ch20_patrols import LET_PASS, PatrolLaunch, in_view
from grognard.titles.war_of_resistance.chapters.ch27_ships import berth, fleet, is_docked, kind_of, sink, strength
from grognard.titles.war_of_resistance.chapters.ch28_water import closed_rivers, foes_afloat
from grognard.titles.war_of_resistance.chapters.ch31_cargo import PORT, is_spent, pay_fare, port_room, weight
from grognard.titles.war_of_resistance.chapters.ch45_factions import level_of, touchy_home, use_home, why_not_carried
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import CHINA, ChinaKit
from grognard.titles.war_of_resistance.kit_naval import RIVER_TRANSPORT, SYSTEMS
from grognard.titles.war_of_resistance.nation import COOPERATIVE
from grognard.titles.war_of_resistance.verbs import DONE, STOP, TO, VERBS
from grognard.titles.war_of_resistance.war import LEFT_HEX, War, enemy

ENTER_BOX = VERBS.piece("to-river-box")
LEAVE_BOX = VERBS.piece("from-river-box")
ON_RIVER = VERBS.choice("on-river")
RIVER_SHIP = VERBS.piece("by-river")


# 31D1, 31D2 the boxes


def system_of(pos: War, ship: int) -> str:
    """The river system on which a ship is; none: it is on no system."""
    naval = pos.kit.naval
    nodes = [pos.berths[ship]] if ship in pos.berths else waters_of_port(pos, pos.place[ship])
    return next((name for name in SYSTEMS if any(node in naval.systems[name] for node in nodes)), "")


def waters_of_port(pos: War, space: int) -> list[int]:
    return waters_near(pos.kit, space)


def waters_near(kit: ChinaKit, space: int) -> list[int]:
    """River hexsides and lakes on which a port lies."""
    naval = kit.naval
    return [*naval.banks.get(space, ()), *(n for n in naval.bodies.get(space, ()) if n in naval.lakes)]


def why_not_enter_box(pos: War, side: int, ship: int) -> Refusals:
    """River transports on a system that is not frozen go into its box; only those of factions that cooperate."""
    if pos.kit.side[ship] != side or kind_of(pos, ship) != RIVER_TRANSPORT or ship in pos.river_boxes:
        return "WOR-31D2-a"
    if any(ship in ships for ships in pos.stowed.values()) or ship in pos.holds or ship in pos.idle_boats:
        return "WOR-31D2-b"
    system = system_of(pos, ship)
    if not system:
        return ("WOR-31D2-a", "WOR-31D1-b")
    if not is_docked(pos, ship) and closed_rivers(pos, side)[pos.berths[ship]]:
        return "WOR-31D2-a"
    return None if level_of(pos, pos.kit.force[ship]) == COOPERATIVE else ("WOR-31D2-d", "WOR-45A2b-e")


def exits(pos: War, ship: int) -> list[str]:
    """River hexsides of its system on which a ship may come out of the box; at home if its faction fell away."""
    naval, side = pos.kit.naval, pos.kit.side[ship]
    shut = closed_rivers(pos, side)
    foes = foes_afloat(pos, side)
    strayed = level_of(pos, pos.kit.force[ship]) != COOPERATIVE
    home = pos.kit.force[ship]
    return [
        naval.names[node]
        for node in sorted(naval.systems[pos.river_boxes[ship]])
        if naval.is_river[node]
        and not shut[node]
        and node not in foes
        and (not strayed or any(pos.kit.nation.home_at(space) == home for space in naval.hexes[node]))
    ]


class RiverBoxes(Answers[War], frozen=True):
    """In an initial phase river transports go into the boxes of their systems, or come out (31D2)."""

    side: Side
    piece: Piece = -1

    def strayed(self, pos: War) -> list[int]:
        """Transports of factions that do not cooperate any more: they must leave."""
        return [
            p
            for p in pos.river_boxes
            if pos.kit.side[p] == self.side and level_of(pos, pos.kit.force[p]) != COOPERATIVE
        ]

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(self.side)
        if self.piece >= 0:
            return Ask(seat, "river-exit", self.offered(pos, ON_RIVER), ("WOR-31D2-b",), {"piece": self.piece})
        for p in self.strayed(pos):
            if exits(pos, p):
                pos.cite("WOR-31D2-d", "WOR-45A2b-e", "WOR-45A3b-b")
                pos.replace(replace(self, piece=p))
            else:
                sink(pos, p, "WOR-31D2-d")
            return None
        orders = self.offered(pos, ENTER_BOX, LEAVE_BOX)
        if not orders:
            pos.pop()
            return None
        return Ask(seat, "river-boxes", [*orders, DONE], ("WOR-31D-a", "WOR-31D2-a", "WOR-31D3-a"))

    @offers(
        ENTER_BOX, lambda self, pos: fleet(pos, self.side), lambda self, pos, p: why_not_enter_box(pos, self.side, p)
    )
    def enter(self, pos: War, ship: int) -> None:
        system = system_of(pos, ship)
        pos.berths.pop(ship, None)
        pos.put(ship, pos.kit.aboard)
        pos.river_boxes[ship] = system
        pos.idle_boats.append(ship)
        rule = "WOR-31D1-a" if system == SYSTEMS[0] else "WOR-31D1-b"
        pos.event("in-river-box", "WOR-31D2-a", rule, piece=ship, system=system)

    @offers(
        LEAVE_BOX,
        lambda self, pos: [p for p in pos.river_boxes if pos.kit.side[p] == self.side],
        lambda self, pos, p: "WOR-31D2-c" if p in pos.idle_boats else None if exits(pos, p) else "WOR-28B-b",
        why=lambda *_: "WOR-31D2-a",
    )
    def leave(self, pos: War, ship: int) -> None:
        pos.replace(replace(self, piece=ship))

    @offers(ON_RIVER, lambda self, pos: exits(pos, self.piece) if self.piece >= 0 else [], why=lambda *_: "WOR-31D2-b")
    def out(self, pos: War, name: str) -> None:
        ship = self.piece
        del pos.river_boxes[ship]
        berth(pos, ship, pos.kit.naval.number[name])
        pos.idle_boats.append(ship)
        pos.event("out-of-river-box", "WOR-31D2-b", piece=ship, water=name)
        pos.replace(replace(self, piece=-1))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


# 31D3, 31D4 transport


def convoy(pos: War, side: int, system: str) -> tuple[int, ...]:
    """The river transports of a side in a box."""
    return tuple(p for p, name in sorted(pos.river_boxes.items()) if name == system and pos.kit.side[p] == side)


def left_over(pos: War, side: int, system: str) -> int:
    """Quarters of an RE that a side may still carry on a system in this phase (31D3, 31D4)."""
    most = sum(strength(pos, p) for p in convoy(pos, side, system)) * QUARTERS
    return most - pos.river_cargo.get(system, 0)


def ways_from(pos: War, side: int, space: int, system: str) -> dict[int, tuple[int, ...]]:
    """By port: the way along rivers and lakes of a system from another port (31D4)."""
    kit, naval = pos.kit, pos.kit.naval
    shut = np.array(closed_rivers(pos, side), np.uint8)
    outside = np.ones(len(naval.names), np.uint8)
    outside[sorted(naval.systems[system])] = 0
    shut = shut | outside
    for node in foes_afloat(pos, side):
        shut[node] = 1
    steps = np.ones(naval.graph.links, np.int32)
    found: dict[int, tuple[int, ...]] = {}
    for first in waters_of_port(pos, space):
        if shut[first]:
            continue
        legs = reach(naval.graph, first, steps, len(naval.names), blocked=shut)
        for port in pos.harbours:
            if port == space or not kit.port[port] or pos.holder[port] != side:
                continue
            for node in waters_of_port(pos, port):
                if node in legs:
                    way = (first, *legs.path(node))
                    if port not in found or len(way) < len(found[port]):
                        found[port] = way
    return found


def systems_at(pos: War, side: int, space: int) -> list[str]:
    """Systems on which a port lies and a side has transports in the box."""
    systems = afloat_on(pos, side)
    if not systems:
        return []
    naval, near = pos.kit.naval, waters_of_port(pos, space)
    return [s for s in systems if any(node in naval.systems[s] for node in near)]


def afloat_on(pos: War, side: int) -> list[str]:
    """Systems in whose box a side has transports."""
    used = {name for p, name in pos.river_boxes.items() if pos.kit.side[p] == side}
    return [name for name in SYSTEMS if name in used]


def why_not_by_river(pos: War, side: int, p: int, room: int | None = None, pier: int | None = None) -> Refusals:
    """The rule that keeps a unit off strategic river transport; `room` and `pier` are what box and port still have."""
    kit, here = pos.kit, pos.place[p]
    if p >= kit.ground_count or kit.side[p] != side or pos.phase != "movement" or pos.phasing != side:
        return "WOR-31D4-a"
    if why_not_carried(pos, p):
        return "WOR-45A2b-h"
    if here not in pos.harbours or is_spent(pos, p):
        return ("WOR-31D4-a", "WOR-31A-h")
    if allowance(pos, p, exploits=False) <= pos.spent[p]:
        return ("WOR-31D4-d", "WOR-31A-g")
    if room is None:
        systems = systems_at(pos, side, here)
        room = left_over(pos, side, systems[0]) if systems else -1
    if room < weight(pos, p):
        return ("WOR-31D3-a", "WOR-31D4-a")
    if (port_room(pos, here) if pier is None else pier) < weight(pos, p):
        return ("WOR-31D4-d", "WOR-30A1-a")
    return None


def travellers(pos: War, side: int) -> list[int]:
    """Units in ports for which there is room in a box and that may go."""
    if not pos.river_boxes:
        return []
    return pos.recall("by-river", _travel_state(pos, side), lambda: _travellers(pos, side))


def _travel_state(pos: War, side: int) -> tuple[object, ...]:
    """What these follow from: units in river ports and what they have done, ports, boxes."""
    own = pos.kit.ground_of[side]
    places = pos.index.places[own]
    near = _is_river_port(pos.kit)[places]
    units, places = own[near], places[near]
    spent, supply, face = pos.spent, pos.supply, pos.face
    ready = [(p, spent[p], supply[p], face[p]) for p in units.tolist()]
    now = (side, pos.phasing, pos.phase, pos.turn, bytes(pos.index.owners), pos.cooperation)
    ports = (pos.harbours, pos.handled, pos.port_hits)
    boxes = (pos.river_boxes, pos.river_cargo, [pos.hits[ship] for ship in pos.river_boxes])
    went = (pos.landed, pos.dropped, pos.strategic, pos.flown_in, pos.infiltrated, pos.turned)
    return (*now, *ports, *boxes, *went, pos.burdens, pos.pacifying, ready, places.tobytes())


def _travellers(pos: War, side: int) -> list[int]:
    """What can be counted once for a port, is."""
    room, on_water, found = {name: left_over(pos, side, name) for name in afloat_on(pos, side)}, ports_on(pos.kit), []
    for space in pos.harbours:
        system = next((name for name in on_water.get(space, ()) if name in room), None)
        units = pos.units_at(space, side) if system and room[system] > 0 else ()
        if system and units:
            left, pier = room[system], port_room(pos, space)
            if pier > 0:
                found += [p for p in units if not why_not_by_river(pos, side, p, left, pier)]
    return found


@lru_cache(maxsize=8)
def _is_river_port(kit: ChinaKit) -> npt.NDArray[np.bool_]:
    found = np.zeros(kit.board.size, np.bool_)
    found[list(ports_on(kit))] = True
    return found


@lru_cache(maxsize=8)
def ports_on(kit: ChinaKit) -> dict[int, tuple[str, ...]]:
    """By hex with a port: the systems on which it lies."""
    naval = kit.naval
    near = {space: waters_near(kit, space) for space in range(kit.hex_count) if kit.port[space]}
    found = {
        space: tuple(name for name in SYSTEMS if any(node in naval.systems[name] for node in nodes))
        for space, nodes in near.items()
    }
    return {space: systems for space, systems in found.items() if systems}


class RiverPassage(Answers[War], frozen=True):
    """To which port a unit goes by strategic river transport (31D4)."""

    piece: Piece

    def ways(self, pos: War) -> dict[int, tuple[int, ...]]:
        p = self.piece
        side, here = pos.kit.side[p], pos.place[p]
        found = ways_from(pos, side, here, systems_at(pos, side, here)[0])
        return {s: way for s, way in found.items() if not self.why_not_port(pos, s)}

    def why_not_port(self, pos: War, space: int) -> Refusals:
        if port_room(pos, space) < weight(pos, self.piece):
            return ("WOR-31D4-d", "WOR-30A1-a")
        return why_not_stack(pos, self.piece, space)

    def advance(self, pos: War) -> Asks:
        orders = [*self.offered(pos, TO), STOP]
        seat = pos.seat(pos.kit.side[self.piece])
        rules = ("WOR-31D-a", "WOR-31D4-a", "WOR-31D4-b", "WOR-31D4-c", "WOR-31D1-c")
        return Ask(seat, "river-passage", orders, rules, {"piece": self.piece})

    @offers(
        TO, lambda self, pos: sorted(self.ways(pos)), why=lambda self, pos, s: self.why_not_port(pos, s) or "WOR-31D4-b"
    )
    def send(self, pos: War, space: int) -> None:
        p, kit = self.piece, pos.kit
        side, here, way = kit.side[p], pos.place[p], self.ways(pos)[space]
        system, size = systems_at(pos, side, here)[0], weight(pos, p)
        pay_fare(pos, p, PORT)
        for port in (here, space):
            pos.handled[port] = pos.handled.get(port, 0) + size
        pos.river_cargo[system] = pos.river_cargo.get(system, 0) + size
        pos.stowed[p] = convoy(pos, side, system)
        pos.put(p, kit.aboard)
        pos.convoy = system
        pos.event("by-river", "WOR-31D4-a", "WOR-31D4-d", "WOR-31D3-a", piece=p, space=here, to=space)
        pos.replace(RiverArrival(p, space))
        trespass(pos, side, way, kit.force[p])
        pos.push(Interdiction(enemy(side), spaces_along(pos, way)))

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()


def trespass(pos: War, side: int, way: tuple[int, ...], force: str = "CA") -> None:
    """A way between two banks of a touchy home violates it (45A1)."""
    naval = pos.kit.naval
    for node in way if side == CHINA else ():
        banks = naval.hexes[node] if naval.is_river[node] else ()
        if banks and len({touchy_home(pos, s) for s in banks}) == 1:
            use_home(pos, banks[:1], "WOR-45A1-j", force)


def spaces_along(pos: War, way: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted({s for node in way for s in pos.kit.naval.hexes[node]}))


class RiverArrival(Answers[War], frozen=True):
    """What is left of it comes ashore (31D4)."""

    piece: Piece
    space: Space

    def advance(self, pos: War) -> Asks:
        p = self.piece
        pos.pop()
        pos.convoy = ""
        if p not in pos.stowed:
            return None
        del pos.stowed[p]
        pay_fare(pos, p, PORT)
        pos.put(p, self.space)
        pos.marks[p] |= LEFT_HEX
        take(pos, p)
        return None


class Interdiction(Answers[War], frozen=True):
    """Naval patrols may stop the transport in any hex beside its way, again and again (31D5)."""

    side: Side
    spaces: tuple[Number, ...]

    def places(self, pos: War) -> list[int]:
        return list(in_view(pos, self.side, self.spaces)) if pos.patrolling and pos.convoy else []

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos, TARGET)
        if not orders or not convoy(pos, enemy(self.side), pos.convoy):
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "interdiction", [*orders, LET_PASS], ("WOR-31D5-a",), firm=True)

    @offers(TARGET, lambda self, pos: self.places(pos), why=lambda *_: ("WOR-31D5-a", "WOR-20G2h-c"))
    def stop_it(self, pos: War, space: int) -> None:
        pos.push(PatrolLaunch(self.side, space))

    @offers(LET_PASS)
    def let_pass(self, pos: War) -> None:
        pos.pop()


class BoxStruck(Answers[War], frozen=True):
    """A hit on a strategic transport sinks one of the river transports in the box, drawn by lot (31D5)."""

    side: Side
    space: Space

    def advance(self, pos: War) -> Asks:
        pos.pop()
        ships = convoy(pos, enemy(self.side), pos.convoy)
        if ships:
            names = [pos.kit.piece_names[q] for q in ships]
            drawn = names[0] if len(names) == 1 else pos.draw(names)
            sink(pos, pos.kit.piece_index[drawn], "WOR-31D5-b")
        return None
