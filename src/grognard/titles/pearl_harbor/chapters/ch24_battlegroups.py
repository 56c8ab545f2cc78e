"""24. Naval battlegroups: what is left of certain naval units when they are sunk."""

from __future__ import annotations

from typing import Self

from grognard.core.frame import Frame
from grognard.titles.pearl_harbor.kit import FORCES, NAVAL
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.war import War

HEIRS = {("ijn", "L", 6): 2, ("usn", "C", 6): 3, ("usn", "C", 9): 4, ("usn", "C", 12): 4}
"""Who has a battlegroup (force, type, factor), and its factor (24-b)."""


class Engagement(Frame[War], frozen=True):
    """A step in which ships fight: battlegroups go on in the place of those that were sunk (24-a, 24-c)."""

    def succeeded(self, p: int, heir: int) -> Self:
        """The same step, with a battlegroup beside the ship whose place it takes."""
        raise NotImplementedError


def joined(pieces: tuple[int, ...], p: int, heir: int) -> tuple[int, ...]:
    """Some ships, and the battlegroup that takes the place of one of them."""
    return (*pieces, heir) if p in pieces else pieces


def battlegroup_for(pos: War, p: int) -> int:
    """The counter that takes the place of a naval unit if it is sunk; -1: none, or no such counter is left."""
    kit = pos.kit
    factor = HEIRS.get((FORCES[kit.force[p]], kit.kind[p], kit.attack[p]))
    if factor is None or kit.nation[p] == "germany" or not pos.options.plays("battlegroups", "on"):
        return NOBODY
    return _waiting(pos, p, NAVAL, factor)


def _waiting(pos: War, p: int, arm: int, factor: int) -> int:
    """A battlegroup counter of the force of a unit that is not in play yet. They are all alike."""
    kit = pos.kit
    return next(
        (
            q
            for q in kit.of_arm[arm]
            if kit.is_battlegroup[q]
            and kit.force[q] == kit.force[p]
            and kit.attack[q] == factor
            and pos.place[q] == kit.aside
        ),
        NOBODY,
    )


def air_group_for(pos: War, p: int, battlegroup: int) -> int:
    """The smaller air unit that replaces a naval air unit aboard a battlegroup (24-g, 24-h); -1: none is left."""
    return _waiting(pos, p, pos.kit.arm[p], pos.kit.attack[battlegroup])


def take_place(pos: War, p: int) -> int:
    """A naval unit is being sunk: its battlegroup, if it has one, takes its place, fit for everything (24-a, 24-c)."""
    heir = battlegroup_for(pos, p)
    if heir < 0:
        return NOBODY
    pos.put(heir, pos.place[p], pos.part[p])
    pos.tf[heir], pos.mission[heir] = pos.tf[p], pos.mission[p]
    pos.marks[heir], pos.spent[heir], pos.supplied[heir] = pos.marks[p], pos.spent[p], pos.supplied[p]
    pos.declared = [(space, kind, joined(groups, p, heir)) for space, kind, groups in pos.declared]
    for level, frame in enumerate(pos.stack):
        if isinstance(frame, Engagement):
            pos.stack[level] = frame.succeeded(p, heir)
    pos.event("battlegroup", "PH-24-a", "PH-24-b", "PH-24-c", "PH-24-d", piece=heir, space=pos.place[p])
    return heir


def replace_air(pos: War, p: int, battlegroup: int) -> int:
    """Put an air unit of a battlegroup's strength aboard it; the caller removes the larger one that it replaces."""
    smaller = air_group_for(pos, p, battlegroup)
    if smaller >= 0:
        pos.put(smaller, pos.place[battlegroup])
        pos.aboard[smaller] = battlegroup
        pos.supplied[smaller] = pos.supplied[p]
        pos.event("air-reduced", "PH-24-g", piece=smaller, by=battlegroup)
    return smaller
