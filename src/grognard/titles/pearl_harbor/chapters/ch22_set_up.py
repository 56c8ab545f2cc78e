"""22. Setting up the game: the players place what the charts leave to them, and form their first task forces."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Seat, Space
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, Steps, offers
from grognard.titles.pearl_harbor.chapters.ch3_stacking import air_fits, land_fits, ships_fit
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import fleet_refused, form, free_markers
from grognard.titles.pearl_harbor.chapters.ch5_bases import air_base_refused, ship_base_refused
from grognard.titles.pearl_harbor.chapters.ch22_charts import (
    FIRST,
    FIRST_DATE,
    RULES,
    chart_of,
    empty_war,
    is_deployed,
    set_up,
    settle_in,
    spaces_named,
)
from grognard.titles.pearl_harbor.kit import AIR, BR, FORCES, LAND, NAVAL, TASK_FORCE, USN, PearlKit
from grognard.titles.pearl_harbor.marks import READY
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.verbs import DONE, FORCE, GO, PASS, TO, VERBS, WITH
from grognard.titles.pearl_harbor.war import War

__all__ = ["FIRST_DATE", "Deployment", "empty_war", "set_up"]

DEPLOY = VERBS.piece("deploy")
HISTORICALLY = VERBS.word("deploy-historically")
"""All the rest of a player's units go where history had them."""
MUSTER = VERBS.space("muster")
"""Ships in a port begin the game as a task force."""
ALERT = VERBS.piece("alert")
"""A task force begins the game in reaction status."""
ALERTED = (USN, BR)
"""The navies of which one task force each may begin in reaction status in 1943."""


class Deployment(Steps[War], frozen=True):
    """One side deploys, then the other: the Allies first in 1941, the Japanese in 1943 (22)."""

    steps = ("first", "second")

    def first(self, pos: War) -> None:
        self._deploy(pos, FIRST[pos.scenario])

    def second(self, pos: War) -> None:
        self._deploy(pos, enemy(FIRST[pos.scenario]))

    def _deploy(self, pos: War, side: int) -> None:
        pos.cite(*RULES[pos.scenario])
        for seat in reversed(pos.players(side)):
            if any(True for _ in unplaced(pos, seat)) or any(True for _ in ports(pos, seat)):
                pos.push(PlaceUnits(seat))


# what may go where


@lru_cache(maxsize=32)
def zone_of(kit: PearlKit, key: str) -> frozenset[int]:
    """The hexes of a zone of free deployment."""
    return frozenset(
        space for row in kit.tables["zones"] if row["key"] == key for space in spaces_named(kit, row["hexes"])
    )


def unplaced(pos: War, seat: str) -> Iterator[int]:
    """The units that a player has still to place; naval air units come with their carriers."""
    forces, listed = pos.forces_of(seat), chart_of(pos.kit, pos.scenario)
    return (p for p in pos.index.at[pos.kit.aside] if p in listed and is_unplaced(pos, p, forces))


def is_unplaced(pos: War, p: int, forces: Container[int]) -> bool:
    """Whether a unit of some forces has still to be placed."""
    kit = pos.kit
    listed = chart_of(kit, pos.scenario).get(p)
    if listed is None or not listed[1] or pos.place[p] != kit.aside or kit.is_naval_air[p]:
        return False
    return is_deployed(pos, p) and pos.force_of(p) in forces


def placing_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a unit to deploy in a hex (22)."""
    kit = pos.kit
    _, free = chart_of(kit, pos.scenario)[p]
    side = kit.side[p]
    if space not in zone_of(kit, free) or not pos.is_friendly(space, side):
        return "PH-22.1-c"
    arm = kit.arm[p]
    if arm == NAVAL:
        if ship_base_refused(pos, p, space):
            return "PH-22.1-d"
        return None if ships_fit(pos, space, side, (p,)) else "PH-3.5-e"
    if arm == AIR:
        return air_base_refused(pos, p, space) or (None if air_fits(pos, space, p) else "PH-3.3-c")
    if kit.is_desert[space] or kit.is_impassable[space]:
        return "PH-3.2-c"
    return None if arm != LAND or land_fits(pos, space, p) else "PH-3.2-b"


def has_place(pos: War, p: int) -> bool:
    """Whether there is any hex in which a unit can deploy."""
    zone = zone_of(pos.kit, chart_of(pos.kit, pos.scenario)[p][1])
    return any(not placing_refused(pos, p, space) for space in zone)


def deploy(pos: War, p: int, space: int) -> None:
    """Put a unit on the map; a carrier brings the naval air unit of its factor (22)."""
    kit = pos.kit
    pos.put(p, space)
    settle_in(pos, p)
    pos.event("deployed", "PH-22.1-c", *(("PH-22.1-d",) if kit.arm[p] == NAVAL else ()), piece=p, space=space)
    if kit.is_carrier[p]:
        wing = next((q for q in _wings(pos) if kit.attack[q] == kit.attack[p] and kit.force[q] == kit.force[p]), NOBODY)
        if wing >= 0:
            pos.put(wing, space)
            pos.aboard[wing] = p
            pos.cite("PH-22.1-e")


def _wings(pos: War) -> Iterator[int]:
    """The naval air units that wait for their carriers."""
    kit = pos.kit
    return (
        p
        for p in chart_of(kit, pos.scenario)
        if kit.is_naval_air[p] and pos.place[p] == kit.aside and is_deployed(pos, p)
    )


# the question


class PlaceUnits(Menu[War], frozen=True):
    """A player deploys his units."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        left = sum(1 for _ in unplaced(pos, self.seat))
        return Ask(self.seat, "deployment", orders, ("PH-22.1-c",), {"left": left}, firm=True)

    def _unplaced(self, pos: War) -> Iterator[int]:
        return unplaced(pos, self.seat)

    def _may_deploy(self, pos: War, p: int) -> Refusal:
        return None if is_unplaced(pos, p, pos.forces_of(self.seat)) and has_place(pos, p) else "PH-22.1-c"

    @offers(DEPLOY, _unplaced, _may_deploy)
    def deploy_one(self, pos: War, p: int) -> None:
        pos.push(PlaceUnit(self.seat, p))

    def _once_if_any(self, pos: War) -> tuple[None, ...]:
        kit = pos.kit
        chart = chart_of(kit, pos.scenario)
        waiting = any(not placing_refused(pos, p, kit.space_index[chart[p][0]]) for p in unplaced(pos, self.seat))
        return (None,) if waiting else ()

    @offers(HISTORICALLY, _once_if_any)
    def deploy_the_rest(self, pos: War) -> None:
        kit = pos.kit
        chart = chart_of(kit, pos.scenario)
        for p in list(unplaced(pos, self.seat)):
            space = kit.space_index[chart[p][0]]
            if not placing_refused(pos, p, space):
                deploy(pos, p, space)

    def _ports(self, pos: War) -> Iterator[int]:
        return ports(pos, self.seat)

    def _may_muster(self, pos: War, space: int) -> Refusal:
        return None if musterable(pos, self.seat, space) else "PH-22.1-g"

    @offers(MUSTER, _ports, _may_muster)
    def muster(self, pos: War, space: int) -> None:
        pos.push(Muster(self.seat, space))

    def _fleets(self, pos: War) -> Iterator[int]:
        return (p for p in pos.pieces_of(self.seat) if pos.kit.arm[p] == TASK_FORCE)

    def _may_alert(self, pos: War, marker: int) -> Refusal:
        """One task force of the US Navy and one of the Royal Navy may begin in reaction status in 1943 (22, IV)."""
        kit = pos.kit
        navy = kit.force[marker]
        if pos.scenario != "divine-wind" or navy not in ALERTED or kit.arm[marker] != TASK_FORCE:
            return "PH-22.3-d"
        ready = any(kit.force[q] == navy and pos.marks[q] & READY for q in kit.of_arm[TASK_FORCE])
        return "PH-22.3-d" if ready else None

    @offers(ALERT, _fleets, _may_alert)
    def alert(self, pos: War, marker: int) -> None:
        for p in (marker, *pos.fleet(marker)):
            pos.marks[p] |= READY
        pos.event("fleet-alerted", "PH-22.3-d", piece=marker, space=pos.place[marker])

    def _may_end(self, pos: War, _: None) -> Refusal:
        return "PH-22.1-c" if any(has_place(pos, p) for p in unplaced(pos, self.seat)) else None

    @offers(DONE, None, _may_end)
    def end(self, pos: War) -> None:
        for p in list(unplaced(pos, self.seat)):
            pos.put(p, pos.kit.pool[pos.kit.force[p]])
        pos.pop()


class PlaceUnit(Menu[War], frozen=True):
    """Where a unit deploys."""

    seat: Seat
    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "deploy", orders, ("PH-22.1-c",), {"piece": self.piece})

    def _zone(self, pos: War) -> list[int]:
        return sorted(zone_of(pos.kit, chart_of(pos.kit, pos.scenario)[self.piece][1]))

    def _may_stand(self, pos: War, space: int) -> Refusal:
        return placing_refused(pos, self.piece, space)

    @offers(TO, _zone, _may_stand)
    def place(self, pos: War, space: int) -> None:
        pos.pop()
        deploy(pos, self.piece, space)


# task forces at the start


def loose_ships(pos: War, seat: str, space: int) -> list[int]:
    """The ships of a player in a port that belong to no task force."""
    forces, side = pos.forces_of(seat), pos.side_of(seat)
    return [p for p in pos.ships_at(space, side) if pos.tf[p] < 0 and pos.force_of(p) in forces]


def ports(pos: War, seat: str) -> Iterator[int]:
    """The hexes with ships of a player that belong to no task force."""
    found = {pos.place[p] for p in pos.pieces_of(seat) if pos.kit.arm[p] == NAVAL and pos.tf[p] < 0}
    return iter(sorted(found))


def musterable(pos: War, seat: str, space: int) -> list[int]:
    """The markers under which ships in a port could sail: one for each force that could make the half of a fleet."""
    kit = pos.kit
    escorts = [p for p in loose_ships(pos, seat, space) if not kit.is_heavy[p]]
    return free_markers(pos, list(dict.fromkeys(pos.force_of(p) for p in escorts)))


class Muster(Menu[War], frozen=True):
    """Ships in a port are put together to a task force (22)."""

    seat: Seat
    space: Space
    marker: Piece = NOBODY
    pieces: Pieces = ()

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if self.marker < 0:
            return Ask(self.seat, "muster-force", orders, ("PH-22.1-g",), {"space": self.space})
        args: dict[str, object] = {"space": self.space, "pieces": list(self.pieces)}
        return Ask(self.seat, "muster", orders, ("PH-22.1-g", "PH-3.1-c"), args, firm=True)

    def _forces(self, pos: War) -> list[str]:
        if self.marker >= 0:
            return []
        return [FORCES[pos.force_of(marker)] for marker in musterable(pos, self.seat, self.space)]

    @offers(FORCE, _forces)
    def under(self, pos: War, force: str) -> None:
        pos.replace(replace(self, marker=free_markers(pos, [FORCES.index(force)])[0]))

    def _ships(self, pos: War) -> Iterable[int]:
        return () if self.marker < 0 else loose_ships(pos, self.seat, self.space)

    def _may_join(self, pos: War, p: int) -> Refusal:
        kit = pos.kit
        if p in self.pieces or p not in loose_ships(pos, self.seat, self.space):
            return "PH-22.1-g"
        gun_ships = sum(not kit.is_carrier[q] for q in (*self.pieces, p))
        return "PH-3.1-f" if gun_ships > 8 and not kit.is_carrier[p] else None

    @offers(WITH, _ships, _may_join)
    def join(self, pos: War, p: int) -> None:
        pos.replace(replace(self, pieces=(*self.pieces, p)))

    def _composed(self, pos: War) -> tuple[None, ...]:
        return (None,) if self.marker >= 0 else ()

    def _may_sail(self, pos: War, _: None) -> Refusal:
        return fleet_refused(pos, self.pieces, self.marker) if self.pieces else "PH-22.1-g"

    @offers(GO, _composed, _may_sail)
    def commission(self, pos: War) -> None:
        pos.pop()
        form(pos, self.marker, self.pieces)
        pos.cite("PH-22.1-g")

    @offers(PASS, _composed)
    def give_up(self, pos: War) -> None:
        pos.pop()
