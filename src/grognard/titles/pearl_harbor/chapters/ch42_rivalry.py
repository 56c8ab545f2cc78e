"""42. American interservice rivalry: prestige for the service whose attacks take Objectives."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.titles.pearl_harbor.kit import FORCES, USA, USN
from grognard.titles.pearl_harbor.war import War

SERVICES = (USA, USN)
"""In the order of `War.prestige`."""


def is_played(pos: War) -> bool:
    return pos.options.plays("us-services", "two")


def award_prestige(pos: War, taken: Iterable[int]) -> None:
    """Objectives that have become American by attack: a point for each service that took part (42)."""
    if not is_played(pos):
        return
    for space in taken:
        for index, service in enumerate(SERVICES):
            if (service, "land", space) in pos.attacks:
                pos.prestige[index] += 1
                pos.event("prestige", "PH-42-b", force=FORCES[service], space=space, n=pos.prestige[index])


def proclaim(pos: War) -> None:
    """At the end of the war the service with more prestige may say so; nobody need agree (42)."""
    army, navy = pos.prestige
    if is_played(pos) and army != navy:
        winner = USA if army > navy else USN
        pos.event("greater-contribution", "PH-42-c", force=FORCES[winner], n=max(army, navy))
