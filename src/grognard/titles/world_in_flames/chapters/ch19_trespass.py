"""19.5.3 Who may break the Nazi-Soviet pact because the other has gone too far."""

from __future__ import annotations

from grognard.titles.world_in_flames.chapters.ch19_record import has_declared
from grognard.titles.world_in_flames.kit import GERMANY, USSR
from grognard.titles.world_in_flames.war import War

SOVIET_SPHERE = ("Latvia", "Lithuania", "Estonia", "Turkey")
GERMAN_SPHERE = ("Denmark", "Greece", "Hungary", "Norway", "Sweden", "Yugoslavia")
"""Where the other one does not go without giving a reason to break the pact (19.5.3)."""


def note_trespass(pos: War) -> None:
    """Units of one of the two stand in what is the other's sphere (19.5.3-a, -c)."""
    if 1 << GERMANY | 1 << USSR not in pos.pacts:
        return
    kit = pos.kit
    for side, names in ((GERMANY, SOVIET_SPHERE), (USSR, GERMAN_SPHERE)):
        lands = {kit.nation_index[name] for name in names}
        if any(pos.on_map(p) and pos.home[pos.place[p]] in lands for p in pos.ships_of(side)):
            pos.cite("WIF-19.5.3-b")
        if any(pos.home[pos.place[p]] in lands for p in (*pos.units_of(side), *pos.aircraft_of(side))):
            pos.trespass |= 1 << side


def provoked(pos: War, side: int, foe: int) -> bool:
    """Whether a power may break the Nazi-Soviet pact because the other has gone too far (19.5.3)."""
    if {side, foe} != {GERMANY, USSR}:
        return False
    note_trespass(pos)
    declared = foe == GERMANY and any(has_declared(pos, GERMANY, name) for name in SOVIET_SPHERE)
    found = bool(pos.trespass >> foe & 1) or declared
    if found:
        pos.cite("WIF-19.5.3-a" if side == USSR else "WIF-19.5.3-c", "WIF-19.5.3-d")
    return found
