"""2.5 Allied Resources."""

from __future__ import annotations

from grognard.titles.nemesis.war import War

MOST_RESOURCES = 9


def gain_resources(pos: War, points: int, rule: str) -> None:
    """The marker rises, never beyond 9."""
    gained = min(points, MOST_RESOURCES - pos.resources)
    if gained < points:
        pos.cite("NEM-2.5-g")
    pos.resources += gained
    pos.event("resources", rule, "NEM-2.5-a", n=gained, total=pos.resources)


def spend_resource(pos: War, rule: str) -> None:
    """One point is spent."""
    pos.resources -= 1
    pos.event("resources-spent", rule, "NEM-2.5-h", total=pos.resources)
