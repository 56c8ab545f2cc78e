"""44. Raids towards Suez: Japanese carriers leave the map in 1942, and help the Germans by it."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Seat
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch6_missions import allowance
from grognard.titles.pearl_harbor.chapters.ch9_naval_leaders import leaders_aboard
from grognard.titles.pearl_harbor.chapters.ch44_europe import western_waters
from grognard.titles.pearl_harbor.kit import ALLIES, IJN, JAPAN, TASK_FORCE
from grognard.titles.pearl_harbor.marks import AT_SEA, MISSIONS
from grognard.titles.pearl_harbor.menus import Session
from grognard.titles.pearl_harbor.verbs import DONE, TO, VERBS
from grognard.titles.pearl_harbor.war import War

RAID = VERBS.piece("raid-suez")
LEFT = 20
"""Half movement points that the task force must have left, and spends beyond the map."""
ESCORTS, CARRIERS = 3, 3
RAIDING_YEAR = 1942


def raids_on(pos: War) -> bool:
    """Whether raids can be made in this turn: in 1942 only (44)."""
    return pos.options.plays("suez", "on") and pos.year == RAIDING_YEAR


def raid_refused(pos: War, marker: int) -> Refusal:
    """What forbids a task force to raid Suez (44)."""
    kit = pos.kit
    if kit.arm[marker] != TASK_FORCE or kit.force[marker] != IJN or not raids_on(pos):
        return "PH-44.2-a"
    if pos.raiders:
        return Reason("PH-44.2-a", "raided-already", {"piece": pos.raiders[0][0]})
    if pos.place[marker] not in western_waters(kit):
        return "PH-44.2-a"
    ships = pos.fleet(marker)
    carriers = [p for p in ships if kit.is_carrier[p]]
    escorts = [p for p in ships if kit.is_light[p] and kit.attack[p] == 6]
    if len(escorts) < ESCORTS or len(carriers) < CARRIERS:
        return "PH-44.2-a"
    if any(not any(kit.is_naval_air[q] for q in pos.cargo(p)) for p in carriers):
        return "PH-44.2-a"
    return None if all(points_left(pos, p) >= LEFT for p in ships) else "PH-44.2-a"


def points_left(pos: War, p: int) -> int:
    """What a ship of a task force could still sail, in half points."""
    ships = tuple(pos.fleet(pos.tf[p]))
    return allowance(pos, p, MISSIONS[pos.mission[p]], leaders_aboard(pos, ships)) - pos.spent[p]


class SuezRaids(Session, frozen=True):
    """At the end of the Japanese movement segment: task forces at the west edge may leave the map for a raid (44)."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "suez", orders, ("PH-44.2-a",))

    def _fleets(self, pos: War) -> list[int]:
        kit = pos.kit
        return [p for p in kit.of_arm[TASK_FORCE] if kit.side[p] == JAPAN and pos.on_map(p)]

    def _refused(self, pos: War, marker: int) -> Refusal:
        return raid_refused(pos, marker)

    @offers(RAID, _fleets, _refused)
    def raid(self, pos: War, marker: int) -> None:
        space = pos.place[marker]
        pos.raids += 1
        pos.raiders.append((marker, space))
        for p in pos.fleet(marker):
            pos.carry(p, pos.kit.off_west)
        pos.put(marker, pos.kit.off_west)
        pos.event("suez-raid", "PH-44.2-a", "PH-44.2-b", piece=marker, space=space, n=pos.raids)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class RaidersReturn(Answers[War], frozen=True):
    """At the beginning of the reorganization segment raiders come back where they left; elsewhere if that is barred."""

    def advance(self, pos: War) -> Asks:
        if not pos.raiders:
            pos.pop()
            return None
        marker, left = pos.raiders[0]
        free = [space for space in western_waters(pos.kit) if not pos.ships_at(space, ALLIES)]
        if left in free or not free:
            come_back(pos, marker, left)
            return None
        return Ask(pos.seat(marker), "raiders-back", TO.each(free), ("PH-44.2-c",), {"piece": marker})

    @offers(TO)
    def choose(self, pos: War, space: int) -> None:
        come_back(pos, pos.raiders[0][0], space)


def come_back(pos: War, marker: int, space: int) -> None:
    """A raiding task force is on the map again, and has ten points of its return behind it (44.2-c)."""
    for p in pos.fleet(marker):
        pos.carry(p, space)
        pos.spent[p] = LEFT
        pos.marks[p] |= AT_SEA
    pos.put(marker, space)
    pos.event("raiders-back", "PH-44.2-c", piece=marker, space=space)
    pos.raiders = [entry for entry in pos.raiders if entry[0] != marker]
