"""30, 38. Strategic bombing of the Japanese home bases, and the atomic bomb."""

from __future__ import annotations

from functools import cache

from grognard.board import reach
from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Seat, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch4_air import air_costs
from grognard.titles.pearl_harbor.chapters.ch5_bases import installations_of
from grognard.titles.pearl_harbor.chapters.ch11_supply import line
from grognard.titles.pearl_harbor.chapters.ch17_1_income import price_refused
from grognard.titles.pearl_harbor.chapters.ch17_2_shared_costs import SharedCost, payers
from grognard.titles.pearl_harbor.chapters.ch19_nations import closed_to
from grognard.titles.pearl_harbor.kit import ALLIES, FORCES, IJN, JA, NORMAL, NORTH_PACIFIC, SUMMER, USA, USN, PearlKit
from grognard.titles.pearl_harbor.kit import Span as Column
from grognard.titles.pearl_harbor.menus import Session
from grognard.titles.pearl_harbor.verbs import DONE, VERBS
from grognard.titles.pearl_harbor.war import War

BOMB_CITY = VERBS.space("bomb-home-base")
ATOM = VERBS.space("atomic-bomb")
AMERICANS = (USA, USN)
RANGES = {1941: 0, 1942: 4, 1943: 8}
FURTHEST = 12
"""The range of 1944 and later, and the utmost at any time (30-f, 30-g)."""
ALEUTIANS = ("Attu", "Kiska")
SUMMER_1945 = 1945 * 4 + SUMMER


def targets(kit: PearlKit) -> dict[int, int]:
    """The Japanese home bases, and whose reserve suffers (30-a, 30-h)."""
    return {space: force for force in (JA, IJN) for space in kit.home_of[FORCES[force]]}


@cache
def _columns(kit: PearlKit) -> tuple[tuple[Column, dict[int, int]], ...]:
    """The table of rule 30: a column of ranges, and its losses by die."""
    rows = kit.tables["strategic-bombing"]
    names = [name for name in rows[0] if name not in ("die", "source")]
    return tuple((Column.parse(name), {int(row["die"]): int(row[name]) for row in rows}) for name in names)


def destruction(pos: War, distance: int, die: int) -> int:
    """What an attack destroys (30-i)."""
    losses = next(losses for span, losses in _columns(pos.kit) if span.low <= distance <= span.high)
    return losses[die]


def normal_range(pos: War) -> int:
    """How far attacks go at the usual price in this year (30-f)."""
    return RANGES.get(pos.year, FURTHEST)


def launching_sites(pos: War) -> list[int]:
    """American installations with a supply line; in the Aleutians only in fair weather (30-d, 30-k)."""
    kit = pos.kit
    found = []
    for force in AMERICANS:
        for p in installations_of(pos, force):
            space = pos.place[p]
            foul = pos.weather[NORTH_PACIFIC] != NORMAL and kit.place_names.get(space, ("",))[0] in ALEUTIANS
            if foul:
                pos.cite("PH-30-k", "PH-V-s")
            elif line(pos, space, pos.home_key(p), ALLIES):
                found.append(space)
    return found


def distance_to(pos: War, target: int) -> int:
    """The fewest movement points from an installation to a target, rounded up; 0: out of reach (30-e)."""
    kit = pos.kit
    sites = launching_sites(pos)
    if not sites:
        return 0
    blocked = bytes(rule != "" for rule in closed_to(pos, USA))
    costs = []
    for space in dict.fromkeys(sites):
        found = reach(kit.board.graph, space, air_costs(kit), 2 * FURTHEST, blocked=blocked)
        if target in found:
            costs.append(found.cost(target))
    return max(1, -(-min(costs) // 2)) if costs else 0


def bombing_limit(pos: War) -> int:
    """How many attacks may be made in this turn: one more than in the last (30-c), less after German success (44)."""
    if pos.intervention == "I":
        pos.cite("PH-44.1-s")
        return 1
    if pos.intervention == "S":
        pos.cite("PH-44.1-p")
        year, before, _ = peaks(pos)
        return min(1 + pos.bombings[0], before + 1) if year == pos.year else 1 + pos.bombings[0]
    return 1 + pos.bombings[0]


def peaks(pos: War) -> tuple[int, int, int]:
    """This year, the most attacks in a turn of earlier years, and of this one."""
    year, before, now = pos.bombing_peaks
    return (year, before, now) if year == pos.year else (pos.year, max(before, now), 0)


def attack_price(pos: War, target: int) -> int:
    """What an attack costs: double beyond the range of the year (30-b, 30-g); 0: out of reach."""
    distance = distance_to(pos, target)
    if not distance:
        return 0
    return pos.kit.cost["strategic-bombing" if distance <= normal_range(pos) else "strategic-bombing-long"]


def bombing_refused(pos: War, space: int) -> Refusal:
    """What forbids a strategic bombing attack on a hex (30)."""
    if space not in targets(pos.kit) or pos.is_friendly(space, ALLIES):
        return "PH-30-a"
    if not normal_range(pos):
        return "PH-30-f"
    if pos.bombings[1] >= bombing_limit(pos):
        return Reason("PH-30-c", "bombing-limit", {"limit": bombing_limit(pos)})
    if not launching_sites(pos):
        return "PH-30-d"
    price = attack_price(pos, space)
    if not price:
        return "PH-30-g"
    if sum(pos.erp[force] for force in AMERICANS) < price:
        return price_refused(pos, USA, price) or "PH-30-b"
    return None


def atomic_refused(pos: War, space: int) -> Refusal:
    """What forbids to drop an atomic bomb: one in a game turn, from the summer of 1945 on (38, 44.1-s)."""
    if not pos.options.plays("atomic", "on") or pos.date < SUMMER_1945 or pos.atomic_date == pos.date:
        return "PH-38-a"
    if pos.intervention == "I":
        return "PH-44.1-s"
    if space not in targets(pos.kit) or pos.is_friendly(space, ALLIES):
        return "PH-38-a"
    return None


class StrategicBombing(Session, frozen=True):
    """An American player bombs Japan (30)."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"left": bombing_limit(pos) - pos.bombings[1]}
        return Ask(self.seat, "strategic-bombing", orders, ("PH-30-a", "PH-30-b", "PH-30-c"), args)

    def _targets(self, pos: War) -> list[int]:
        return list(targets(pos.kit))

    def _refused(self, pos: War, space: int) -> Refusal:
        return bombing_refused(pos, space)

    @offers(BOMB_CITY, _targets, _refused)
    def bomb(self, pos: War, space: int) -> None:
        forces = payers(pos, self.seat, AMERICANS)
        rule = "PH-42-a" if len({pos.seat_of(force) for force in AMERICANS}) > 1 else "PH-30-b"
        price = attack_price(pos, space)
        pos.push(SharedCost(self.seat, "strategic-bombing", space, price, forces, rule, "BombingRaid"))

    def _atomic_refused(self, pos: War, space: int) -> Refusal:
        return atomic_refused(pos, space)

    @offers(ATOM, _targets, _atomic_refused)
    def drop(self, pos: War, space: int) -> None:
        pos.atomic_date = pos.date
        die = pos.roll()
        pos.event("atomic-bomb", "PH-38-a", space=space, die=die)
        devastate(pos, space, destruction(pos, 1, die))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class BombingRaid(Frame[War], frozen=True):
    """A raid that is paid for: one die (30-h)."""

    seat: Seat
    space: Space

    def advance(self, pos: War) -> Asks:
        pos.pop()
        distance = distance_to(pos, self.space)
        last, now = pos.bombings
        pos.bombings = (last, now + 1)
        year, before, peak = peaks(pos)
        pos.bombing_peaks = (year, before, max(peak, now + 1))
        die = pos.roll()
        rules = ["PH-30-e", "PH-30-h", "PH-30-i", "PH-30-d"]
        rules += ["PH-30-g"] if distance > normal_range(pos) else ["PH-30-f"]
        pos.event("bombing-raid", *rules, space=self.space, die=die, n=distance)
        devastate(pos, self.space, destruction(pos, distance, die))
        return None


def devastate(pos: War, space: int, loss: int) -> None:
    """A reserve loses ERP, but not more than it has: the rest is owed from the next turn (30-j, answer 18)."""
    force = targets(pos.kit)[space]
    taken = min(loss, pos.erp[force])
    pos.erp[force] -= taken
    pos.owed[force] += loss - taken
    rules = ("PH-30-h", "PH-30-j", "PH-V-r")
    pos.event("bombing-damage", *rules, force=FORCES[force], losses=loss, n=taken, left=pos.owed[force])
