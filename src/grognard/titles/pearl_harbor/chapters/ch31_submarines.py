"""31. Submarine interdiction of narrow-sea areas. Its effects are in `ch20_narrow_seas` and `ch17_1_income`."""

from __future__ import annotations

from functools import cache

from grognard.board import reach_spaces
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Seat, Word
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch4_naval import sea_costs
from grognard.titles.pearl_harbor.chapters.ch5_bases import installations_of
from grognard.titles.pearl_harbor.chapters.ch17_1_income import pay, price_refused
from grognard.titles.pearl_harbor.kit import BR, FORCES, IJN, NORTH_PACIFIC, SIDE_OF, SUMMER, USN, PearlKit
from grognard.titles.pearl_harbor.menus import Session
from grognard.titles.pearl_harbor.verbs import DONE, FORCE, VERBS
from grognard.titles.pearl_harbor.war import War

INTERDICT = VERBS.choice("interdict")
"""An area is interdicted; if a player has several navies that could, which one is asked next."""
NAVIES = (IJN, USN, BR)
FAR = 14
"""Seven movement points, in halves (31-d)."""
SUMMER_1943 = 1943 * 4 + SUMMER
LASTS = 3
"""Ends of player turns after which an interdiction is over: of this one, and of the two that it is for (31-e)."""


@cache
def areas_near(kit: PearlKit, space: int) -> frozenset[int]:
    """The narrow-sea areas that submarines reach from a base (31-d)."""
    costs = sea_costs(kit, frozenset())
    graph = kit.sea.board.graph
    parts = [part for origin in kit.harbour[space] for part in reach_spaces(graph, origin, costs, FAR)]
    return frozenset(kit.area[kit.sea.space[part]] for part in parts) - {0}


def submarine_bases(pos: War, force: int) -> list[int]:
    """The installations of a navy, and its home base while its side holds it (31-d)."""
    homes = [space for space in pos.kit.home_of[FORCES[force]] if pos.is_friendly(space, SIDE_OF[force])]
    return [pos.place[p] for p in installations_of(pos, force)] + homes


def interdiction_price(pos: War, area: int) -> int:
    """What an area costs: less in the North Pacific (31-b)."""
    north = all(pos.kit.zone[space] == NORTH_PACIFIC for space in pos.kit.area_hexes[area])
    return pos.kit.cost["submarines-north-pacific" if north else "submarines"]


def interdiction_refused(pos: War, force: int, area: int) -> Refusal:
    """What forbids a navy to interdict an area (31)."""
    if force not in NAVIES:
        return "PH-31-a"
    if force == USN and pos.date < SUMMER_1943:
        return "PH-31-j"
    new = [each for each, navy, left in pos.interdicted if navy == force and left == LASTS]
    if area in new:
        return "PH-31-e"
    if force == BR and new:
        return "PH-31-c"
    if not any(area in areas_near(pos.kit, space) for space in submarine_bases(pos, force)):
        return "PH-31-d"
    return price_refused(pos, force, interdiction_price(pos, area))


def end_interdictions(pos: War) -> None:
    """A player turn is over: interdictions last for the two that follow the payment (31-e)."""
    if pos.interdicted:
        pos.interdicted = [(area, force, left - 1) for area, force, left in pos.interdicted if left > 1]
        pos.cite("PH-31-e")


class Submarines(Session, frozen=True):
    """A player sends out the submarines of his navies."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "submarines", orders, ("PH-31-a", "PH-31-b", "PH-31-c"))

    def _areas(self, pos: War) -> list[str]:
        if not any(force in NAVIES for force in pos.forces_of(self.seat)):
            return []
        return [str(area) for area in pos.kit.area_hexes]

    def _refused(self, pos: War, area: object) -> Refusal:
        if area not in self._areas(pos):
            return "PH-31-a"
        navies = [force for force in pos.forces_of(self.seat) if force in NAVIES]
        found = [interdiction_refused(pos, force, int(str(area))) for force in navies]
        near = [refused for refused in found if refused != "PH-31-d"]  # who has a base near by says more
        return None if None in found else (near or found)[0]

    @offers(INTERDICT, _areas, _refused)
    def interdict(self, pos: War, area: str) -> None:
        navies = navies_for(pos, self.seat, int(area))
        if len(navies) == 1:
            interdict(pos, navies[0], int(area))
        else:
            pos.push(InterdictingNavy(self.seat, area))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def navies_for(pos: War, seat: str, area: int) -> list[int]:
    """The navies of a player that can interdict an area."""
    return [f for f in pos.forces_of(seat) if f in NAVIES and not interdiction_refused(pos, f, area)]


def interdict(pos: War, force: int, area: int) -> None:
    """A navy pays for its submarines; a campaign that it has there already is renewed (31-b, 31-e)."""
    price = interdiction_price(pos, area)
    pay(pos, force, price)
    kept = [each for each in pos.interdicted if each[:2] != (area, force)]
    pos.interdicted = [*kept, (area, force, LASTS)]
    rules = ("PH-31-b", "PH-31-d", "PH-31-e", "PH-31-f")
    pos.event("interdicted", *rules, force=FORCES[force], area=str(area), price=price)


class InterdictingNavy(Menu[War], frozen=True):
    """Which of his navies a player sends."""

    seat: Seat
    area: Word

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "interdicting-navy", orders, ("PH-31-a",), {"area": self.area})

    def _navies(self, pos: War) -> list[str]:
        return [FORCES[force] for force in navies_for(pos, self.seat, int(self.area))]

    @offers(FORCE, _navies)
    def send(self, pos: War, name: str) -> None:
        pos.pop()
        interdict(pos, FORCES.index(name), int(self.area))
