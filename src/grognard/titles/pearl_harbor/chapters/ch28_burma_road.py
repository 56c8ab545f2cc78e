"""28. The Burma Road: the Allies build it hex by hex through South-East Asia."""

from __future__ import annotations

from functools import cache

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Seat, Space
from grognard.core.order import Order
from grognard.core.steps import Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch17_1_income import price_refused
from grognard.titles.pearl_harbor.chapters.ch17_2_shared_costs import SharedCost, payers
from grognard.titles.pearl_harbor.kit import ALLIES, BR, SOUTHEAST_ASIA, USA, USN, PearlKit
from grognard.titles.pearl_harbor.menus import Session
from grognard.titles.pearl_harbor.verbs import DONE, VERBS
from grognard.titles.pearl_harbor.war import War

BUILD_ROAD = VERBS.space("build-road")
BUILDERS = (USA, USN, BR)
"""Who may pay for it (28-b)."""
MAINLAND = frozenset(
    (
        *("india", "burma", "thailand", "indochina", "malaya", "china", "hong-kong"),
        *("manchukuo", "manchuria", "korea", "tibet"),
    )
)
"""Countries of the Asian mainland."""


@cache
def road_sites(kit: PearlKit) -> tuple[int, ...]:
    """Mainland hexes in the South-East Asia zone or next to it (28-a)."""
    zone = {space for space in range(kit.hex_count) if kit.zone[space] == SOUTHEAST_ASIA}
    return tuple(
        space
        for space in range(kit.hex_count)
        if kit.is_land[space]
        and not kit.is_island[space]
        and not kit.is_desert[space]
        and kit.region[space] in MAINLAND
        and (space in zone or any(near in zone for near in kit.neighbours[space]))
    )


def road_refused(pos: War, space: int) -> Refusal:
    """What forbids to build the road in a hex (28-a, 28-c)."""
    if pos.road_date == pos.date:
        return "PH-28-c"
    if space not in road_sites(pos.kit) or not pos.is_friendly(space, ALLIES) or space in pos.roads:
        return "PH-28-a"
    price = pos.kit.cost["burma-road"]
    if sum(pos.erp[force] for force in BUILDERS) < price:
        return price_refused(pos, BR, price) or "PH-28-b"
    return None


class RoadWorks(Session, frozen=True):
    """An American or British player builds the Burma Road, at most one hex in a game turn (28-c)."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "burma-road", orders, ("PH-28-a", "PH-28-b", "PH-28-c"))

    def _sites(self, pos: War) -> tuple[int, ...]:
        return road_sites(pos.kit) if pos.road_date != pos.date else ()

    def _refused(self, pos: War, space: int) -> Refusal:
        return road_refused(pos, space)

    @offers(BUILD_ROAD, _sites, _refused)
    def build(self, pos: War, space: int) -> None:
        price, forces = pos.kit.cost["burma-road"], payers(pos, self.seat, BUILDERS)
        pos.push(SharedCost(self.seat, "burma-road", space, price, forces, "PH-28-b", "RoadBuilt"))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class RoadBuilt(Frame[War], frozen=True):
    """The road is paid for: it stands for ever, and serves whoever controls its hex (28-d, 28-f)."""

    seat: Seat
    space: Space

    def advance(self, pos: War) -> Asks:
        pos.pop()
        pos.roads = sorted((*pos.roads, self.space))
        pos.road_date = pos.date
        pos.event("road-built", "PH-28-a", "PH-28-c", "PH-28-d", "PH-28-f", space=self.space)
        return None
