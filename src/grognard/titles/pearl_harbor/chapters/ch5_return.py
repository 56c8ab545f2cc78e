"""5. Return to base in the reorganization segment: air units first, onto their carriers too, then the ships."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Seat
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, Steps, offers
from grognard.titles.pearl_harbor.chapters.ch3_stacking import land_fits, ships_fit, train_at
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import disband, leave_fleet
from grognard.titles.pearl_harbor.chapters.ch4_naval import PATROLLING, SAIL, SLOW, bring, route, sea_reach
from grognard.titles.pearl_harbor.chapters.ch5_air_return import (
    ALL_HOME,
    HOME,
    AirReturn,
    air_must_return,
    landings,
)
from grognard.titles.pearl_harbor.chapters.ch5_bases import (
    havens_of,
    is_off_port,
    is_port,
    own,
    ship_base_refused,
    ship_bases,
)
from grognard.titles.pearl_harbor.chapters.ch6_cargo import go_ashore
from grognard.titles.pearl_harbor.chapters.ch9_naval_leaders import leader_bonus, leaders_aboard
from grognard.titles.pearl_harbor.chapters.ch12_effects import Reached
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import bulk, dock_of, eliminate, lift, remove, remove_train
from grognard.titles.pearl_harbor.chapters.ch19_nations import closed_to, entry_refused
from grognard.titles.pearl_harbor.kit import AIR, LAND, NAVAL, TASK_FORCE, TRAIN
from grognard.titles.pearl_harbor.marks import AT_SEA, DEFEATED, EVICTED, NO_MISSION, PATROL, TRANSPORT
from grognard.titles.pearl_harbor.menus import Session
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.verbs import DONE, TO, VERBS
from grognard.titles.pearl_harbor.war import War

DISBAND = VERBS.piece("disband")
DETACH = VERBS.piece("detach")


class ReturnToBase(Steps[War], frozen=True):
    """The units of one player return: air units before the ships, which wait for them (1-i, 1-k, 4.2-i)."""

    seat: Seat
    steps = ("lost_decks", "stranded_air", "air", "lost_trains", "stranded_ships", "ships")

    def lost_decks(self, pos: War) -> None:
        """Air units of damaged carriers come back damaged (10.6-d)."""
        for p in self._air(pos):
            carrier = pos.launched[p]
            if carrier >= 0 and pos.place[carrier] == dock_of(pos, carrier):
                pos.event("air-damaged", "PH-10.6-d", "PH-17.5-h", piece=p, by=carrier)
                remove(pos, p, dock_of(pos, p))

    def _air(self, pos: War) -> list[int]:
        return [p for p in own(pos, self.seat, AIR) if pos.aboard[p] < 0]

    def stranded_air(self, pos: War) -> None:
        """Air units from land bases that reach none are lost (1-j)."""
        for p in self._air(pos):
            if pos.launched[p] < 0 and air_must_return(pos, p) and not any(landings(pos, p)):
                eliminate(pos, p, "PH-1-j", "PH-17.5-j")

    def air(self, pos: War) -> None:
        pos.push(AirReturn(self.seat))

    def lost_trains(self, pos: War) -> None:
        """The train of a defeated force is given up; its ships must find another base (5.5-g)."""
        for train in own(pos, self.seat, TRAIN):
            ships = pos.ships_at(pos.place[train], pos.kit.side[train])
            if ships and all(pos.marks[p] & DEFEATED for p in ships):
                remove_train(pos, train, "PH-5.5-g")

    def stranded_ships(self, pos: War) -> None:
        """Ships that reach no base are lost; a task force has one fate (1-j)."""
        for group in ship_groups(pos, self.seat):
            ships = members(pos, group)
            if any(ship_must_return(pos, p) for p in ships) and not has_haven(pos, ships):
                lose_all(pos, ships)

    def ships(self, pos: War) -> None:
        pos.push(FleetReturn(self.seat))


# ships


def members(pos: War, group: int) -> list[int]:
    """The ships of a task force, or the ship itself."""
    return pos.fleet(group) if pos.kit.arm[group] == TASK_FORCE else [group]


def company(pos: War, group: int) -> list[int]:
    """The ships that return together: a task force, or a ship with those that carry with it what is aboard (6.5-g).

    Of single ships that carry more than each of them could alone, as many stay together as that takes.
    """
    ships = members(pos, group)
    if pos.kit.arm[group] == TASK_FORCE or not _overload(pos, group):
        return ships
    left = _overload(pos, group)
    for q in _loose_ships(pos, group):
        spare = -_overload(pos, q)
        if left > 0 and spare > 0:
            ships.append(q)
            left -= spare
    return ships


def _overload(pos: War, ship: int) -> int:
    """By how many divisions the troops aboard exceed what a ship carries alone; below 0: what it could take."""
    kit = pos.kit
    return sum(bulk(pos, q) for q in pos.cargo(ship) if kit.arm[q] == LAND) - lift(pos, ship)


def _loose_ships(pos: War, ship: int) -> list[int]:
    """The other single ships of the player on the same waters."""
    others = pos.ships_at(pos.place[ship], pos.kit.side[ship])
    seat, part = pos.seat(ship), pos.part[ship]
    return [q for q in others if q != ship and pos.tf[q] < 0 and pos.part[q] == part and pos.seat(q) == seat]


def leaving_refused(pos: War, group: int) -> Refusal:
    """What forbids a single ship to go home: others need it for what they carry together, and go first (6.5-g)."""
    if pos.kit.arm[group] == TASK_FORCE or pos.tf[group] >= 0:
        return None
    excess, others = _overload(pos, group), _loose_ships(pos, group)
    loads = [_overload(pos, q) for q in others]
    if excess > 0 or not any(load > 0 for load in loads) or sum(loads) <= 0:
        return None
    return "PH-6.5-h"


def ship_must_return(pos: War, p: int) -> bool:
    """Whether a ship is at sea, or cannot stay: its base was destroyed, or it was defeated there (5.2-g, 8.7)."""
    space = pos.place[p]
    if pos.marks[p] & EVICTED:
        pos.cite("PH-5.2-g")
        return True
    kit = pos.kit
    parts = kit.sea.of[space]
    if len(parts) > 1 and is_off_port(pos, parts[pos.part[p]], kit.side[p]):
        return True
    if kit.is_plain[p]:
        if not havens_of(pos, kit.side[p]).is_ship_base[space] or closed_to(pos, kit.force[p])[space]:
            return True
    elif ship_base_refused(pos, p, space):
        return True
    return pos.marks[p] & DEFEATED != 0 and pos.installation_at(space) < 0 and not pos.kit.is_home[space]


def ship_may_return(pos: War, p: int) -> bool:
    """Whether a ship on a mission that stands in a base may also go to another one."""
    return pos.mission[p] != NO_MISSION and pos.marks[p] & AT_SEA != 0


def _carries_on(pos: War, p: int) -> bool:
    """Whether a ship would carry troops farther than its transport has come (6.5-f)."""
    return pos.mission[p] == TRANSPORT and any(pos.kit.arm[q] == LAND for q in pos.cargo(p))


def is_homeless(pos: War, seat: str) -> bool:
    """Whether a player has units on the map that cannot stay where they are."""
    if any(ship_must_return(pos, p) for p in own(pos, seat, NAVAL)):
        return True
    return any(pos.aboard[p] < 0 and air_must_return(pos, p) for p in own(pos, seat, AIR))


def ship_groups(pos: War, seat: str) -> list[int]:
    """The task forces and single ships of a player that are on the map; a task force belongs to whose marker it has."""
    ships = own(pos, seat, NAVAL, TASK_FORCE)
    return [p for p in ships if (pos.fleet(p) if pos.kit.arm[p] == TASK_FORCE else pos.tf[p] < 0)]


def return_budget(pos: War, ships: Sequence[int]) -> int:
    """The half points with which ships return: 14 points, 21 from patrol, 7 for who is not phasing; leaders help.

    Raiders from beyond the map have spent some already (44.2-c).
    """
    leaders = leaders_aboard(pos, ships)
    phasing = pos.kit.side[ships[0]] == pos.phasing
    least = 10_000
    for p in ships:
        factor = SLOW if not phasing else PATROLLING if pos.mission[p] == PATROL else SAIL
        least = min(least, factor + leader_bonus(pos, p, leaders, half=not phasing) - pos.spent[p])
    pos.cite("PH-5.1-b", "PH-1-l", "PH-6.4-a", "PH-4.1-h", "PH-7-k")
    return max(0, least)


def havens(pos: War, ships: Sequence[int]) -> list[int]:
    """The bases that ships can return to: those with room, or if there are none all of them (3.1-a, 5.1)."""
    return sorted(_haven_costs(pos, ships))


def _haven_costs(pos: War, ships: Sequence[int]) -> dict[int, int]:
    side = pos.kit.side[ships[0]]
    found, bases = _within_reach(pos, ships)
    costs = {}
    for space in bases:
        part = landfall(pos, found, space, side)
        if part >= 0 and not _base_refused(pos, ships, space):
            loss, search = found.best(part)
            costs[space] = search.cost(part) + loss
    roomy = {space: cost for space, cost in costs.items() if ships_fit(pos, space, side, ships)}
    return roomy or costs


def has_haven(pos: War, ships: Sequence[int]) -> bool:
    """Whether there is any base that ships can return to."""
    side = pos.kit.side[ships[0]]
    found, bases = _within_reach(pos, ships)
    return any(landfall(pos, found, space, side) >= 0 and not _base_refused(pos, ships, space) for space in bases)


def _within_reach(pos: War, ships: Sequence[int]) -> tuple[Reached, list[int]]:
    """How far ships can return, and the bases among which they look."""
    side = pos.kit.side[ships[0]]
    bases = ship_bases(pos, side)
    if any(_must_leave(pos, p) for p in ships):
        bases = [space for space in bases if space != pos.place[ships[0]]]
    return sea_reach(pos, ships, return_budget(pos, ships), side), bases


def _base_refused(pos: War, ships: Sequence[int], space: int) -> bool:
    """Whether one of some ships may not be based in a base of its side."""
    kit = pos.kit
    for p in ships:  # noqa: SIM110 - asked for every base
        if closed_to(pos, kit.force[p])[space] if kit.is_plain[p] else entry_refused(pos, p, space):
            return True
    return False


def _must_leave(pos: War, p: int) -> bool:
    return pos.marks[p] & (EVICTED | DEFEATED) != 0


def landfall(pos: War, found: Reached, space: int, side: int) -> int:
    """The waters by which ships come to a base: those of its harbour, or any with a fleet train; -1: none in reach."""
    part = route(pos, found, space)
    if part < 0 or part in pos.kit.harbour[space] or train_at(pos, space, side) >= 0:
        return part
    return NOBODY


def come_home(pos: War, group: int, space: int) -> None:
    """Ships return to a base with all that is aboard; land units go ashore if it is a port (5.1, 6.6-g)."""
    kit, ships = pos.kit, company(pos, group)
    side = kit.side[ships[0]]
    marker = group if kit.arm[group] == TASK_FORCE else NOBODY
    found = sea_reach(pos, ships, return_budget(pos, ships), side)
    part = landfall(pos, found, space, side)
    start = pos.place[ships[0]]
    bring(pos, ships, marker, part)
    rules = ("PH-1-k", "PH-4.1-g", "PH-5.1-a", "PH-5.1-b", "PH-5.3-a", "PH-5.4-a", "PH-5.5-d")
    for each in (group, *(p for p in ships if p not in members(pos, group))):
        pos.event("ships-home", *rules, piece=each, space=start, to=space)
    for p in ships:
        pos.marks[p] &= ~(AT_SEA | EVICTED | DEFEATED)
        pos.mission[p] = NO_MISSION
    _put_ashore(pos, ships, space, side)


def _put_ashore(pos: War, ships: Sequence[int], space: int, side: int) -> None:
    if not is_port(pos, space, side):
        return
    for q in [q for p in ships for q in pos.cargo(p) if pos.kit.arm[q] == LAND]:
        if land_fits(pos, space, q):
            go_ashore(pos, q)
            pos.cite("PH-6.6-g")


class FleetMenu(Session, frozen=True):
    """In their own reorganization segment players may dissolve task forces and detach ships from them (3.1-e)."""

    seat: Seat

    def _fleets(self, pos: War) -> list[int]:
        return own(pos, self.seat, TASK_FORCE) if pos.side_of(self.seat) == pos.phasing else []

    def _fleet_refused(self, pos: War, marker: int) -> Refusal:
        if pos.side_of(self.seat) != pos.phasing or pos.kit.arm[marker] != TASK_FORCE or not pos.on_map(marker):
            return "PH-3.1-e"
        return None if pos.seat(marker) == self.seat else "PH-17.1-d"

    @offers(DISBAND, _fleets, why=_fleet_refused)
    def disband(self, pos: War, marker: int) -> None:
        disband(pos, marker)

    def _in_fleets(self, pos: War) -> list[int]:
        return [p for marker in self._fleets(pos) for p in pos.fleet(marker)]

    def _detach_refused(self, pos: War, p: int) -> Refusal:
        if pos.side_of(self.seat) != pos.phasing or pos.tf[p] < 0:
            return "PH-3.1-e"
        left = [q for q in pos.fleet(pos.tf[p]) if q != p]
        heavy = sum(pos.kit.is_heavy[q] for q in left)
        if heavy > sum(pos.kit.is_light[q] for q in left):
            return "PH-3.1-g"
        return None if pos.seat(pos.tf[p]) == self.seat else "PH-17.1-d"

    @offers(DETACH, _in_fleets, _detach_refused)
    def detach(self, pos: War, p: int) -> None:
        marker = pos.tf[p]
        leave_fleet(pos, p)
        pos.event("ship-detached", "PH-3.1-e", piece=p, by=marker, space=pos.place[p])


class FleetReturn(FleetMenu, frozen=True):
    """The ships of a player return, each task force or ship to a base that he chooses."""

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "fleet-return", orders, ("PH-1-i", "PH-1-k", "PH-4.1-g", "PH-5.1-a"))

    def advance(self, pos: War) -> Asks:
        if not self.acted and not any(_returns(pos, members(pos, each)) for each in ship_groups(pos, self.seat)):
            pos.pop()
            return None
        return super().advance(pos)

    def _groups(self, pos: War) -> list[int]:
        """Who must return, and who may."""
        groups = [group for group in ship_groups(pos, self.seat) if _returns(pos, members(pos, group))]
        return [group for group in groups if not leaving_refused(pos, group)]

    def _waiting(self, pos: War) -> list[int]:
        return [group for group in ship_groups(pos, self.seat) if _is_abroad(pos, group)]

    def _is_waited_for(self, pos: War) -> bool:
        return any(_is_abroad(pos, group) for group in ship_groups(pos, self.seat))

    def _refused(self, pos: War, group: int) -> Refusal:
        if pos.kit.arm[group] not in (NAVAL, TASK_FORCE) or pos.seat(group) != self.seat:
            return "PH-17.1-d"
        if not pos.on_map(group):
            return "PH-5.1-a"
        if pos.tf[group] >= 0:
            return "PH-6.1-d"
        ships = members(pos, group)
        if not _returns(pos, ships):
            return "PH-6.5-f" if any(_carries_on(pos, p) for p in ships) else "PH-5.1-a"
        return leaving_refused(pos, group)

    @offers(HOME, _groups, why=_refused)
    def home(self, pos: War, group: int) -> None:
        pos.push(Homecoming(self.seat, group))

    def _some_left(self, pos: War, _: object) -> Refusal:
        return None if self._is_waited_for(pos) else "PH-5.1-a"

    @offers(ALL_HOME, None, _some_left)
    def all_home(self, pos: War) -> None:
        for group in sorted(self._waiting(pos), key=lambda group: leaving_refused(pos, group) is not None):
            if not _is_abroad(pos, group):
                continue  # they have come with another ship
            ships = company(pos, group)
            costs = _haven_costs(pos, ships)
            if costs:
                come_home(pos, group, min(costs, key=lambda space: (costs[space], space)))
            else:
                lose_all(pos, ships)

    def _all_home(self, pos: War, _: object) -> Refusal:
        return "PH-4.1-g" if self._is_waited_for(pos) else None

    @offers(DONE, None, _all_home)
    def done(self, pos: War) -> None:
        pos.pop()


def _is_abroad(pos: War, group: int) -> bool:
    for p in members(pos, group):  # noqa: SIM110 - asked for every ship after every pick
        if ship_must_return(pos, p):
            return True
    return False


def _returns(pos: War, ships: Iterable[int]) -> bool:
    """Whether one of some ships must return, or may."""
    may = False
    for p in ships:  # asked for every ship after every pick
        if ship_must_return(pos, p):
            return True
        may = may or ship_may_return(pos, p)
    return may and not any(_carries_on(pos, p) for p in ships)


def lose_all(pos: War, ships: Iterable[int]) -> None:
    """Ships that reach no base are eliminated (1-j, 17.5-j)."""
    for p in ships:
        eliminate(pos, p, "PH-1-j", "PH-5.1-a")


class Homecoming(Menu[War], frozen=True):
    """Which base a ship or a task force returns to; none is left if others have filled them all."""

    seat: Seat
    group: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders:
            pos.pop()
            lose_all(pos, company(pos, self.group))
            return None
        return Ask(self.seat, "home-to", orders, ("PH-5.1-a", "PH-5.1-b"), {"piece": self.group})

    def _havens(self, pos: War) -> list[int]:
        return havens(pos, company(pos, self.group))

    def _refused(self, pos: War, space: int) -> Refusal:
        """What forbids a base that is no haven."""
        ships = company(pos, self.group)
        for refused in [ship_base_refused(pos, p, space) for p in ships]:
            if refused:
                return refused
        side = pos.kit.side[ships[0]]
        found = sea_reach(pos, ships, return_budget(pos, ships), side)
        return "PH-5.1-b" if landfall(pos, found, space, side) < 0 else "PH-3.1-a"

    @offers(TO, _havens, why=_refused)
    def go_home(self, pos: War, space: int) -> None:
        pos.pop()
        come_home(pos, self.group, space)
