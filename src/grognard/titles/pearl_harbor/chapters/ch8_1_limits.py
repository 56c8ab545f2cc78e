"""8.1 Limited combat: how many attacks each force may initiate in a combat segment."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.reason import Reason
from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.kit import FORCES
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.war import War

LIMIT = 6
"""Attacks that a force may initiate without a special operations effort."""
KINDS = ("air", "bombard-land", "bombard-naval", "surface", "shore", "land")
"""The types of attack that count (8.1-h)."""


def forces_in(pos: War, pieces: Iterable[int]) -> tuple[int, ...]:
    """The forces to which units belong at present, each once."""
    return tuple(sorted({pos.force_of(p) for p in pieces}))


def attacks_made(pos: War, force: int) -> int:
    """The attacks that a force has initiated in this segment."""
    return sum(1 for each, _, _ in pos.attacks if each == force)


def attack_refused(pos: War, forces: Iterable[int], kind: str, space: int, *, spare: int = 0) -> Refusal:
    """What forbids forces to initiate a type of attack against a hex; `spare` attacks must be left over besides.

    Only the combat segment is limited (8.1-f); the same type against the same hex does not count again (8.1-g); an
    effort frees only the force that paid for it (8.1-i).
    """
    if pos.segment != "combat":
        return None
    for force in forces:
        if pos.special[force] or (force, kind, space) in pos.attacks:
            continue
        if attacks_made(pos, force) + spare >= LIMIT:
            return Reason("PH-8.1-b", "six-attacks", {"force": FORCES[force], "limit": LIMIT})
    return None


def count_attack(pos: War, forces: Iterable[int], kind: str, space: int) -> None:
    """An attack begins: it counts once for every force that takes part (8.1-d)."""
    pos.cite("PH-8.1-a", "PH-8.1-c", "PH-8.1-h")
    if pos.segment != "combat":
        pos.cite("PH-8.1-f")
    joint = tuple(forces)
    if len(joint) > 1:
        pos.cite("PH-8.1-d")
    for force in joint:
        entry = (force, kind, space)
        if entry in pos.attacks:
            pos.cite("PH-8.1-g")
            continue
        if pos.segment == "combat" and attacks_made(pos, force) >= LIMIT:
            pos.cite("PH-8.1-e", "PH-8.1-i")
        pos.attacks = [*pos.attacks, entry]


def note_attack(pos: War, kind: str, space: int) -> None:
    """An answer to an attack is on record, but counts against nobody (10.5-g)."""
    pos.attacks = [*pos.attacks, (NOBODY, kind, space)]


def was_attacked(pos: War, kind: str, space: int) -> bool:
    """Whether a type of attack has been made against a hex in this segment."""
    return any(each == kind and target == space for _, each, target in pos.attacks)
