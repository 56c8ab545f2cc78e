"""11. The check: at the beginning of each movement segment lines are traced for all units."""

from __future__ import annotations

from grognard.titles.pearl_harbor.chapters.ch3_stacking import train_at
from grognard.titles.pearl_harbor.chapters.ch11_applied import applied, needs_none
from grognard.titles.pearl_harbor.chapters.ch11_supply import field_of, is_linked
from grognard.titles.pearl_harbor.kit import AIR, LAND, NAVAL
from grognard.titles.pearl_harbor.war import War

LEAST_RESERVE = 5
"""ERP that the reserve of a force must hold for its units to be in supply (11.1-d)."""


def trace(pos: War) -> None:
    """Trace supply for all units of both sides; it holds until the next movement segment (11.1-a)."""
    kit = pos.kit
    pos.cite("PH-11.1-a")
    place, supplied, aboard, erp = pos.place, pos.supplied, pos.aboard, pos.erp
    end = kit.hex_count
    lines: dict[tuple[int, str], bool] = {}
    cut: list[list[int]] = [[], []]
    passengers: list[int] = []
    for arm in (NAVAL, LAND, AIR):
        for p in kit.of_arm[arm]:
            space = place[p]
            if space >= end:
                continue
            if aboard[p] >= 0:
                passengers.append(p)
                continue
            home = pos.home_key(p)
            key = space, home
            found = lines.get(key)
            if found is None:
                found = lines[key] = is_linked(pos, field_of(pos, home), space, kit.side[p])
            if arm == NAVAL and not found:
                found = train_at(pos, space, kit.side[p]) >= 0
                pos.cite("PH-11.4-a" if found else "PH-11.4-c")
            if found:
                pos.cite("PH-11.1-d")
            supplied[p] = int(found and erp[pos.force_of(p)] >= LEAST_RESERVE)
            if not supplied[p]:
                cut[kit.side[p]].append(p)
    for p in passengers:
        supplied[p] = supplied[aboard[p]]
        pos.cite("PH-11.4-a" if kit.arm[p] == LAND else "PH-11.4-b")
    if pos.table.cited is not None:
        pos.cite(*applied(pos, lines), *(("PH-11.1-b",) if needs_none(pos) else ()))
    hidden = pos.options.plays("intelligence", "limited")
    for side, pieces in enumerate(cut):
        if pieces:
            pos.event("unsupplied", "PH-11.1-a", pieces=pieces, audience=pos.players(side) if hidden else ())
