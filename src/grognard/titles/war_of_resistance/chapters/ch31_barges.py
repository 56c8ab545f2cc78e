"""31D4 Freight by strategic river transport: stores, capitals and parts of factories from port to port."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side, Space
from grognard.core.order import Order
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch12_freight import (
    Cargo,
    Consignment,
    is_fenced,
    items_in,
    set_down,
    size_of,
    with_item,
)
from grognard.titles.war_of_resistance.chapters.ch12_points import (
    ITEMS,
    SIZE,
    depots_of,
    freight_at,
    freight_state,
    has_freight,
    owner_of,
)
from grognard.titles.war_of_resistance.chapters.ch27_ships import strength
from grognard.titles.war_of_resistance.chapters.ch31_cargo import port_room
from grognard.titles.war_of_resistance.chapters.ch31_rivers import (
    Interdiction,
    afloat_on,
    convoy,
    left_over,
    ports_on,
    spaces_along,
    systems_at,
    trespass,
    ways_from,
)
from grognard.titles.war_of_resistance.chapters.ch37_hanoi import TonkinLines
from grognard.titles.war_of_resistance.chapters.ch40_parcels import PARCELS, why_not_take
from grognard.titles.war_of_resistance.chapters.ch45_factions import is_relief
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.verbs import TO, VERBS
from grognard.titles.war_of_resistance.war import War, enemy

BARGES = VERBS.space("ship-by-river")


class RiverFreight(TonkinLines, frozen=True):
    """In the movement phase freight goes by strategic river transport (31D4)."""

    def labours(self, pos: War) -> list[Order]:
        found = super().labours(pos)
        return found + self.offered(pos, BARGES) if pos.river_boxes and pos.phasing == self.side else found

    @offers(
        BARGES,
        lambda self, pos: loaded_ports(pos, self.side),
        lambda self, pos, s: why_not_by_barge(pos, self, s),
        why=lambda self, pos, s: why_not_by_barge(pos, self, s) or "WOR-31D4-a",
    )
    def ship_by_river(self, pos: War, space: int) -> None:
        pos.push(Barges(self.side, space))


def loaded_ports(pos: War, side: int) -> list[int]:
    """River ports from which a side could send freight, if there is any transport with room on any system."""
    if not any(left_over(pos, side, name) > 0 for name in afloat_on(pos, side)):
        return []
    rivers = ports_on(pos.kit)
    state = (side, bytes(pos.index.owners), *freight_state(pos))

    def found() -> list[int]:
        return [space for space in depots_of(pos, side, guns=True) if space in rivers and has_freight(pos, space)]

    return pos.recall("loaded ports", state, found)


def why_not_by_barge(pos: War, phase: RiverFreight, space: int) -> Refusals:
    """Freight in a port of one's own on a system in whose box there are transports with room (31D3, 31D4)."""
    if phase.exploits or pos.phasing != phase.side or owner_of(pos, space) != phase.side:
        return "WOR-31D4-a"
    if space not in pos.harbours or not has_freight(pos, space):
        return "WOR-31D4-a"
    systems = systems_at(pos, phase.side, space)
    if not systems or left_over(pos, phase.side, systems[0]) <= 0:
        return ("WOR-31D3-a", "WOR-31D4-a")
    return None if port_room(pos, space) > 0 else ("WOR-31D4-d", "WOR-30A1-a")


class Barges(Consignment, frozen=True):
    """Freight goes aboard in a port, and to another one."""

    def advance(self, pos: War) -> Asks:
        rules = ("WOR-31D4-a", "WOR-31D4-b", "WOR-31D4-d")
        return Ask(pos.seat(self.side), "barges", self.offered(pos), rules, {"space": self.space})

    def system(self, pos: War) -> str:
        return systems_at(pos, self.side, self.space)[0]

    def why_not_load(self, pos: War, item: str) -> Refusals:
        if item not in freight_at(pos, self.space):
            return why_not_take(pos, self.space, item) if item in PARCELS else "WOR-31D4-a"
        size = size_of(self.cargo) + SIZE[item]
        if size > left_over(pos, self.side, self.system(pos)):
            return ("WOR-31D3-a", "WOR-31D4-a")
        return ("WOR-31D4-d", "WOR-30A1-a") if size > port_room(pos, self.space) else None

    def ways(self, pos: War) -> dict[int, tuple[int, ...]]:
        found = ways_from(pos, self.side, self.space, self.system(pos)) if any(self.cargo) else {}
        return {s: way for s, way in found.items() if not why_not_land(pos, self, s)}

    @offers(
        TO,
        lambda self, pos: sorted(self.ways(pos)),
        why=lambda self, pos, s: why_not_land(pos, self, s) or "WOR-31D4-b",
    )
    def send(self, pos: War, space: int) -> None:
        way, system, size = self.ways(pos)[space], self.system(pos), size_of(self.cargo)
        for port in (self.space, space):
            pos.handled[port] = pos.handled.get(port, 0) + size
        pos.river_cargo[system] = pos.river_cargo.get(system, 0) + size
        pos.convoy = system
        pos.event("barges", "WOR-31D4-a", "WOR-31D4-d", "WOR-31D3-a", side=self.side, space=self.space, to=space)
        pos.replace(BargesArrive(self.side, space, self.cargo))
        if not is_relief(pos, items_in(self.cargo), space):
            trespass(pos, self.side, way)
        pos.push(Interdiction(enemy(self.side), spaces_along(pos, way)))


def why_not_land(pos: War, frame: Barges, space: int) -> Refusals:
    if is_fenced(pos, frame.cargo, space):
        return "WOR-46A-d"
    return ("WOR-31D4-d", "WOR-30A1-a") if port_room(pos, space) < size_of(frame.cargo) else None


class BargesArrive(Answers[War], frozen=True):
    """What the transports that are left can carry comes ashore; the rest is lost, drawn by lot (31, 31D5)."""

    side: Side
    space: Space
    cargo: tuple[Number, ...]

    def advance(self, pos: War) -> Asks:
        room = sum(strength(pos, p) for p in convoy(pos, self.side, pos.convoy)) * QUARTERS
        cargo: Cargo = self.cargo
        while size_of(cargo) > room:
            names = [item for item, count in zip(ITEMS, cargo, strict=True) for _ in range(count)]
            lost = names[0] if len(set(names)) == 1 else pos.draw(names)
            cargo = with_item(cargo, lost, -1)
            pos.event("barges-lost", "WOR-31D5-b", "WOR-31-d", side=self.side, item=lost)
        pos.pop()
        pos.convoy = ""
        set_down(pos, self.space, cargo)
        return None
