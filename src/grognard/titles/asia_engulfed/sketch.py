"""What only Asia Engulfed can say on a text screen: what is printed in a place, what is owed, what is near."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.titles.asia_engulfed.chapters.ch10_victory import japanese_areas, victory_areas
from grognard.titles.asia_engulfed.kit import HOME, JAPAN, NATIONS, SIDE_OF, AsiaKit
from grognard.titles.asia_engulfed.war import War


def values(pos: War) -> dict[str, str]:
    """What Japan owes for this phase only Japan may know (it would tell how transports sail), and its own actions."""
    viewer = _viewer(pos)
    oil_due, transports_due = (pos.oil_due, pos.transports_due) if viewer == JAPAN else (0, 0)
    found = {
        "areas": f"{japanese_areas(pos)}/{len(victory_areas(pos))}",
        "oil": _less(pos.oil, oil_due),
        "transports": _less(pos.transports, transports_due),
    }
    if pos.alternative("open-actions"):
        found |= {f"actions-{NATIONS[power]}": "?" for power in pos.kit.action_limit if SIDE_OF[power] != viewer}
    return found


def _viewer(pos: War) -> int | None:
    """The side through whose eyes we look: that whose enemy alone has blocks out of sight."""
    kit = pos.kit
    unseen = {kit.side[p] for p in pos.index.at[kit.unseen] if p < kit.real_count}
    return 1 - unseen.pop() if len(unseen) == 1 else None


def _less(value: int, due: int) -> str:
    """`16 -3`: what there is, and what is owed of it."""
    return f"{value} -{due}" if due else str(value)


def printed(pos: War, space: int) -> Iterator[str]:
    """What the map has there: port, resources, victory area, airbase."""
    kit = pos.kit
    if kit.port[space]:
        yield "PH" if kit.port[space] == HOME else f"P{kit.port[space]}"
    if kit.werp[space]:
        yield f"W{kit.werp[space]}"
    if kit.oil[space]:
        yield f"O{kit.oil[space]}"
    if space in victory_areas(pos):
        yield "V"
    if kit.airbase[space]:
        yield "b"


def near(kit: AsiaKit, space: int) -> tuple[int, ...]:
    if space < kit.zone_count:
        return *kit.sea_links[space], *kit.coast[space]
    return *kit.seas[space], *kit.land_links[space]
