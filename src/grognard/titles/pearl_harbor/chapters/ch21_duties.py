"""21. What the Emperor has ordered for this turn: how far it is done, and what it forbids."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch29_garrison import REQUIRED, factors, garrison, northern_march
from grognard.titles.pearl_harbor.kit import ARMS, FORCES, PearlKit
from grognard.titles.pearl_harbor.war import War

Duty = tuple[int, str, int, str, int]
"""An entry of `War.duties`."""


def units_of(pos: War, force: int, what: str) -> list[int]:
    """The units of a service of that arm on the map."""
    kit = pos.kit
    return [p for p in kit.of_arm[ARMS.index(what)] if pos.on_map(p) and pos.force_of(p) == force]


def in_region(kit: PearlKit, space: int, region: str) -> bool:
    """Whether a hex belongs to a region; ships off its coast are there too."""
    if kit.region[space] == region:
        return True
    return kit.is_sea[space] and any(kit.region[other] == region for other in kit.neighbours[space])


def present(pos: War, force: int, what: str, region: str) -> int:
    """How many units of a service are in a region."""
    return sum(1 for p in units_of(pos, force, what) if in_region(pos.kit, pos.place[p], region))


def outstanding(pos: War, duty: Duty) -> int:
    """How many units have still to go where the Emperor wants them."""
    force, what, n, region, before = duty
    return 0 if what == "garrison" else max(0, before + n - present(pos, force, what, region))


def leaving_refused(pos: War, p: int, space: int, company: Sequence[int] = ()) -> Refusal:
    """What forbids a unit, with its company, to leave Manchuria: the Emperor wants the garrison kept (21, 32)."""
    if not _garrison_ordered(pos):
        return None
    march = northern_march(pos.kit)
    if space in march or pos.place[p] not in march:
        return None
    lost = sum(factors(pos, q) for q in (p, *company))
    return "PH-32.2-g" if lost and garrison(pos) - lost < REQUIRED else None


def _garrison_ordered(pos: War) -> bool:
    """Whether the Emperor wants a garrison kept that is still needed: war with the Soviet Union ends that (32.2-f)."""
    if pos.soviet_war or pos.garrison_ended:
        return False
    return bool(pos.duties) and any(duty[1] == "garrison" for duty in pos.duties)


def landing_refused(pos: War, p: int, space: int, bases: Collection[int]) -> Refusal:
    """What forbids an air unit to come down at one of its bases: the Emperor's garrison has need of it (21, 32)."""
    if not _garrison_ordered(pos):
        return None
    march = northern_march(pos.kit)
    if space in march or not factors(pos, p) or march.isdisjoint(bases):
        return None
    there = factors(pos, p) if pos.place[p] in march else 0
    return "PH-32.2-g" if garrison(pos) - there < REQUIRED else None


def tell_failures(pos: War) -> None:
    """At the end of the Japanese player turn: orders that were not obeyed are told, and all are forgotten (21)."""
    for duty in pos.duties:
        force, what, _, region, _ = duty
        missing = outstanding(pos, duty)
        if missing:
            pos.event("duty-failed", "PH-21.2-i", force=FORCES[force], arm=what, n=missing, region=region)
    pos.duties = []
