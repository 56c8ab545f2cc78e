"""6. Who is aboard: land units and leaders in ships, naval air units on carriers, and how much ships can lift."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.core.reason import Reason
from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch2_zones import forget_zones
from grognard.titles.pearl_harbor.chapters.ch5_bases import air_room, is_port
from grognard.titles.pearl_harbor.chapters.ch19_nations import carriage_refused
from grognard.titles.pearl_harbor.chapters.ch21_duties import leaving_refused
from grognard.titles.pearl_harbor.kit import AIR, LAND, LEADER
from grognard.titles.pearl_harbor.marks import EMBARKED, FLOWN, LANDED, MOVED, STARTED
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.war import War

# what ships lift


def troops_aboard(pos: War, ships: Sequence[int]) -> list[int]:
    """The land units aboard some ships of one hex."""
    if not ships:
        return []
    kit, aboard = pos.kit, pos.aboard
    return [q for q in pos.index.at[pos.place[ships[0]]] if kit.arm[q] == LAND and aboard[q] in ships]


def lift_needed(pos: War, units: Iterable[int]) -> tuple[int, int]:
    """Large units (corps and armies) and small ones among some land units."""
    large = [pos.kit.is_large[p] for p in units]
    return sum(large), len(large) - sum(large)


def lift_fits(pos: War, ships: Iterable[int], units: Sequence[int], *, assault: bool = False) -> bool:
    """Whether ships together can carry land units.

    H carries a corps or two divisions, L a division, two L a corps, C nothing (6.5-g, 6.5-h, 6.5-i); an assault takes
    exactly twice as much (6.6-c). Battlegroups and broken-down units carry in full (24-f, 26-g).
    """
    kit = pos.kit
    kinds = [kit.kind[p] for p in ships]
    heavy, light = kinds.count("H"), kinds.count("L")
    large, small = lift_needed(pos, units)
    pos.cite("PH-6.5-g", "PH-6.5-h", "PH-6.5-i", "PH-24-f", "PH-26-g", "PH-V-o", "PH-V-p")
    if assault:
        pos.cite("PH-6.6-c")
        return 2 * large + small <= heavy + light // 2
    return large <= heavy + light // 2 and 2 * large + small <= 2 * heavy + light


def carriers_for(pos: War, p: int, ships: Sequence[int]) -> list[int]:
    """The carriers that have room for a naval air unit: two cannot share one (4.2-g)."""
    kit = pos.kit
    pos.cite("PH-4.2-f", "PH-4.2-g", "PH-10.6-a")
    return [ship for ship in ships if kit.is_carrier[ship] and air_room(pos, ship) >= kit.attack[p]]


def berths(pos: War, p: int, ships: Sequence[int]) -> list[int]:
    """The ships among which it matters who takes a counter aboard: leaders anywhere, naval air units on carriers.

    Land units are spread over the ships by themselves: when one is lost they shift to others (6.6-i).
    """
    kit = pos.kit
    if kit.arm[p] == AIR:
        return carriers_for(pos, p, ships)
    if kit.arm[p] == LEADER:
        pos.cite("PH-6.5-j", "PH-4.6-b")
        return list(ships)
    used = {ship: lift_needed(pos, troops_aboard(pos, [ship])) for ship in ships}
    free = [ship for ship in ships if kit.is_heavy[ship] and used[ship] == (0, 0)]
    if kit.is_large[p]:
        free += [ship for ship in ships if kit.is_light[ship] and used[ship] == (0, 0)]
    else:
        free = [ship for ship in ships if kit.is_light[ship] and used[ship] == (0, 0)] + free
        free += [ship for ship in ships if kit.is_heavy[ship] and used[ship] == (0, 1)]
    free += [ship for ship in ships if not kit.is_carrier[ship]]
    return free[:1]


# going aboard


def load_refused(pos: War, p: int, ships: Sequence[int]) -> Refusal:
    """What forbids ships to take aboard a land unit, a leader or a naval air unit where they are."""
    kit, space = pos.kit, pos.place[ships[0]]
    if kit.arm[p] not in (LAND, LEADER, AIR) or pos.place[p] != space or pos.aboard[p] >= 0:
        return "PH-6.5-d"
    if kit.arm[p] == AIR:
        return _air_load_refused(pos, p, ships)
    if pos.marks[p] & LANDED:
        return "PH-6.5-e"
    if pos.marks[p] & MOVED or pos.spent[p]:
        return "PH-6.5-d" if kit.arm[p] == LAND else Reason("PH-4.6-b", "moved-already", {"piece": p})
    refused = carriage_refused(pos, p) or leaving_refused(pos, p, NOBODY)
    if refused or kit.arm[p] == LEADER:
        return refused
    if not is_harbour(pos, part_of(pos, ships[0]), kit.side[p]):
        return "PH-6.5-d"
    return None if lift_fits(pos, ships, [*troops_aboard(pos, ships), p]) else "PH-6.5-h"


def _air_load_refused(pos: War, p: int, ships: Sequence[int]) -> Refusal:
    """Only naval air units go aboard, on carriers with room, from a base that they have not left (10.1-c, 10.6-a)."""
    pos.cite("PH-10.1-a", "PH-10.1-b")
    if not pos.kit.is_naval_air[p]:
        return "PH-10.1-c"
    if pos.marks[p] & FLOWN:
        return "PH-10.2-a"
    return None if carriers_for(pos, p, ships) else "PH-4.2-f"


def is_harbour(pos: War, part: int, side: int) -> bool:
    """Whether some waters are those of a friendly port (6.5-c)."""
    kit = pos.kit
    space = kit.sea.space[part]
    pos.cite("PH-6.5-c")
    return part in kit.harbour[space] and is_port(pos, space, side)


def part_of(pos: War, ship: int) -> int:
    """The waters that a ship is on."""
    return pos.kit.sea.of[pos.place[ship]][pos.part[ship]]


def board(pos: War, p: int, ship: int, ships: Sequence[int]) -> None:
    """A counter goes aboard."""
    kit = pos.kit
    pos.aboard[p] = ship
    begin_together(pos, ships)
    if pos.spent[ship]:
        pos.marks[p] &= ~STARTED
    if kit.arm[p] != AIR:
        pos.marks[p] |= MOVED
    pos.spent[p] = pos.spent[ship]
    forget_zones(pos, kit.side[p])
    rules = {LAND: "PH-6.5-d", LEADER: "PH-6.5-j", AIR: "PH-6.5-i"}
    pos.event("embarked", rules[kit.arm[p]], piece=p, by=ship, space=pos.place[p])


def begin_together(pos: War, ships: Sequence[int]) -> None:
    """Ships that have not sailed yet, and the troops aboard, begin the segment together in a port (6.6-b)."""
    troops = troops_aboard(pos, ships)
    if troops and not any(pos.spent[q] for q in ships):
        for each in (*troops, *ships):
            pos.marks[each] |= EMBARKED


def go_ashore(pos: War, p: int) -> None:
    """A counter leaves its ship where that is."""
    pos.aboard[p] = NOBODY
    forget_zones(pos, pos.kit.side[p])
