"""9. Naval-air leaders: the staffs aboard that help the air units of their carriers."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.titles.pearl_harbor.kit import LEADER
from grognard.titles.pearl_harbor.marks import LED
from grognard.titles.pearl_harbor.verbs import VERBS
from grognard.titles.pearl_harbor.war import War

LED_BY = VERBS.piece("led-by")
"""A leader helps what is in hand."""


def staffs(pos: War, units: Sequence[int]) -> list[int]:
    """The naval-air leaders who can help air units: aboard a carrier they flew from, or in its task force (9.4).

    A leader helps only with units of his own force among them (19.1-b).
    """
    kit = pos.kit
    carriers = {pos.launched[p] for p in units if pos.launched[p] >= 0 and kit.is_naval_air[p]}
    carriers = {c for c in carriers if pos.on_map(c)}
    if not carriers:
        return []
    forces = {pos.force_of(p) for p in units}
    found = []
    for space in {pos.place[c] for c in carriers}:
        for p in pos.index.at[space]:
            if kit.arm[p] != LEADER or kit.kind[p] != "air" or pos.force_of(p) not in forces:
                continue
            if any(_serves_aboard(pos, p, carrier) for carrier in carriers):
                found.append(p)
    return sorted(found)


def _serves_aboard(pos: War, leader: int, carrier: int) -> bool:
    """Whether a leader is where he can direct the air units of a carrier (9.4-e)."""
    ship = pos.aboard[leader]
    if ship < 0:
        return False
    return ship == carrier or (pos.tf[carrier] >= 0 and pos.tf[ship] == pos.tf[carrier])


def free_staffs(pos: War, units: Sequence[int]) -> list[int]:
    """Those who have not yet helped a bombardment in this segment (9.4-d)."""
    return [p for p in staffs(pos, units) if not pos.marks[p] & LED]
