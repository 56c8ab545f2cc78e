"""40. Asia for the Asians (variant): native infantry that defends where it was raised."""

from __future__ import annotations

from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.kit import JAPAN, SOUTHEAST_ASIA, PearlKit
from grognard.titles.pearl_harbor.war import War


def is_asian_ground(kit: PearlKit, space: int) -> bool:
    """Where Asian infantry may be: on land in the South-East Asia zone, or in India (40)."""
    if not kit.is_land[space] or kit.is_desert[space] or kit.is_impassable[space]:
        return False
    return kit.zone[space] == SOUTHEAST_ASIA or kit.region[space] == "india"


def raising_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids to place Asian infantry in a hex when it is activated: it does not come to Tokyo (40)."""
    if not is_asian_ground(pos.kit, space) or not pos.is_friendly(space, JAPAN):
        return "PH-40-b"
    return crowding_refused(pos, p, space)


def transfer_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids to redeploy Asian infantry to a hex: it stays in the area where it can be raised (40)."""
    return crowding_refused(pos, p, space) if is_asian_ground(pos.kit, space) else "PH-40-f"


def crowding_refused(pos: War, p: int, space: int) -> Refusal:
    """Asian infantry does not count for stacking, but there is only one in a hex (40)."""
    others = [q for q in pos.land_at(space, JAPAN) if pos.kit.is_asian[q] and q != p]
    return "PH-40-d" if others else None
