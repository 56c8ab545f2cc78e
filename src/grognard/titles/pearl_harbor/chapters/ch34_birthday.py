"""34. The Emperor's birthday: every spring each service owes him a victory."""

from __future__ import annotations

from collections.abc import Collection

from grognard.titles.pearl_harbor.kit import FORCES, IJN, JA, JAPAN, SPRING
from grognard.titles.pearl_harbor.war import War

SERVICES = (JA, IJN)
"""In the order of `War.gifts` and `War.disgrace`."""


def give(pos: War, service: int, space: int) -> None:
    """A service has taken an Objective, or held one against an attack: in spring that is the Emperor's present (34)."""
    if not pos.options.plays("birthday", "on") or pos.season != SPRING or service not in SERVICES:
        return
    index = SERVICES.index(service)
    if not pos.gifts[index]:
        pos.gifts[index] = 1
        pos.event("birthday-gift", "PH-34-a", force=FORCES[service], space=space)


def look_for_gifts(pos: War, taken: Collection[int]) -> None:
    """At the end of a player turn in spring: Objectives that a service has taken, or held against land attacks (34)."""
    for space in taken:
        if pos.holder(space) == JAPAN:
            give(pos, pos.control[space], space)
    for force, kind, space in pos.attacks:
        attacked = kind == "land" and force not in SERVICES and pos.kit.objective[space]
        if attacked and pos.holder(space) == JAPAN and space not in taken:
            give(pos, pos.control[space], space)


def close_spring(pos: War) -> None:
    """At the end of a spring turn: a service without a victory loses face the next time it asks the Emperor (34)."""
    if not pos.options.plays("birthday", "on") or pos.season != SPRING:
        return
    for index, service in enumerate(SERVICES):
        if not pos.gifts[index]:
            pos.disgrace[index] = 1
            pos.event("birthday-forgotten", "PH-34-a", "PH-34-b", force=FORCES[service])
    pos.gifts = [0, 0]


def use_disgrace(pos: War, service: int) -> int:
    """The modifier of a service that asks the Emperor; it counts once (34)."""
    index = SERVICES.index(service)
    if not pos.disgrace[index]:
        return 0
    pos.disgrace[index] = 0
    pos.cite("PH-34-b")
    return -1
