"""The air forces and navies in numbers: what is ready, what is away, where the bases still have room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from grognard.core.scene import Item, Panel, PanelRow, State
from grognard.core.wording import Wording
from grognard.titles.war_of_resistance.chapters.ch17_bases import air_units, capacity
from grognard.titles.war_of_resistance.chapters.ch25_replacement import SIDE_OF
from grognard.titles.war_of_resistance.chapters.ch27_ships import in_play
from grognard.titles.war_of_resistance.kit import SIDES
from grognard.titles.war_of_resistance.kit_air import ORGANIZATIONS
from grognard.titles.war_of_resistance.skies import INOPERATIVE
from grognard.titles.war_of_resistance.war import War

ENDLESS = 90
"""From so much on a base has room for all."""
SHOWN: dict[str, State] = {"ready": "open", "flying": "now", "rested": "used", "aborted": "gone", "lost": "gone"}
"""What air units can do, and how that is shown."""


def air_forces(pos: War, wording: Wording) -> Iterator[Panel]:
    """By air force: its units by what they can do now, its replacement points; then the bases in use."""
    kit, rows = pos.kit, list[PanelRow]()
    for number, name in enumerate(ORGANIZATIONS):
        units = [p for p in kit.air.pieces if kit.force[p] == name]
        items = list(_states(pos, units, wording))
        if items:
            points = pos.air_points[number]
            if pos.ground.campaign:
                items.append(Item(wording.name("air-state", "points"), "open", value=str(points)))
            rows.append(PanelRow(kit.force_title(name, wording.language), tuple(items), SIDES[SIDE_OF[name]]))
    if not rows:
        return
    for side, camp in enumerate(SIDES):
        bases = tuple(_base(pos, space, side, wording) for space in _used_bases(pos, side))
        if bases:
            rows.append(PanelRow(wording.name("panel", "airbases"), bases, camp))
    yield Panel("air", wording.name("panel", "air"), tuple(rows))


def _states(pos: War, units: list[int], wording: Wording) -> Iterator[Item]:
    """How many units are ready, have flown, are on a mission, or lie in the boxes of repair and loss."""
    kit, found = pos.kit, Counter[str]()
    for p in units:
        if pos.place[p] == kit.aborted:
            found["aborted"] += 1
        elif pos.place[p] == kit.lost:
            found["lost"] += 1
        elif pos.flies(p):
            found["flying"] += 1
        elif pos.place[p] != kit.pool and pos.place[p] != kit.removed:
            found["rested" if pos.wing[p] & INOPERATIVE else "ready"] += 1
    for key, state in SHOWN.items():
        if found[key]:
            yield Item(wording.name("air-state", key), state, value=str(found[key]))


def _used_bases(pos: War, side: int) -> list[int]:
    """Hexes whose bases have aircraft or hits."""
    there = {space for space in pos.index.others[0] if air_units(pos, space, side)}
    hurt = {space for space, hits in pos.base_hits.items() if hits and pos.holder[space] == side}
    return sorted(there | hurt)


def _base(pos: War, space: int, side: int, wording: Wording) -> Item:
    """So many units on a base for so many that it keeps operative."""
    units, most = air_units(pos, space, side), capacity(pos, space)
    note = ", ".join(f"{wording.piece(p)} {pos.kit.air.aircraft[p].values}" for p in units)
    state: State = "used" if len(units) >= most else "open"
    room = "∞" if most >= ENDLESS else str(most)
    return Item(wording.place(space), state, pos.kit.space_names[space], f"{len(units)}/{room}", note)


def fleets(pos: War, wording: Wording) -> Iterator[Panel]:
    """By side: each ship, where it is, whether it is hurt or bound."""
    if not pos.ground.at_sea:
        return
    kit, rows = pos.kit, []
    for number, side in enumerate(SIDES):
        ships = [p for p in kit.naval.pieces if kit.side[p] == number and in_play(pos, p)]
        places = dict.fromkeys(pos.place[p] for p in ships)
        for space in places:
            there = [p for p in ships if pos.place[p] == space]
            items = tuple(_ship(pos, p, wording) for p in there)
            rows.append(PanelRow(wording.place(space), items, side))
    if rows:
        yield Panel("fleets", wording.name("panel", "fleets"), tuple(rows))


def _ship(pos: War, p: int, wording: Wording) -> Item:
    kit = pos.kit
    notes = [wording.name("kind", f"ship-{kit.naval.ship[p].type}")]
    notes += [wording.name("ship-state", key) for key, there in _bonds(pos, p) if there]
    state: State = "used" if pos.hits[p] or p in pos.docked else "now" if p in pos.laid else "open"
    return Item(wording.piece(p), state, kit.piece_names[p], str(kit.naval.ship[p].strength), ", ".join(notes))


def _bonds(pos: War, p: int) -> tuple[tuple[str, bool], ...]:
    """What keeps a ship from something, or occupies it."""
    return (
        ("damaged", pos.hits[p] > 0),
        ("repairing", p in pos.docked),
        ("empty", p in pos.depleted),
        ("guns", p in pos.laid),
        ("laden", bool(pos.holds.get(p)) or any(p in ships for ships in pos.stowed.values())),
    )
