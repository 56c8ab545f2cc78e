"""Pearl Harbor as a client sees it before any position: two sheets, counters, tracks, charts, names, a guided tour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from grognard.chart.captions import captions
from grognard.core import portraits
from grognard.core.scene import Board, Key, Portrait, Sheet, Space, TrackLook, say
from grognard.core.title import Kit, Title
from grognard.core.wording import Wording
from grognard.titles.pearl_harbor import artwork
from grognard.titles.pearl_harbor.charts import charts
from grognard.titles.pearl_harbor.kit import (
    ASIDE,
    DOCKS,
    FORCES,
    OFF_WEST,
    OUT,
    POOLS,
    SIDE_OF,
    SIDES,
    ZONES,
    PearlKit,
)
from grognard.titles.pearl_harbor.looks import looks

GROUPS = {"pools": POOLS, "docks": DOCKS, "elsewhere": (ASIDE, OFF_WEST, OUT)}
MOST_ERP = 9999
"""Reserves have no limit."""


@lru_cache(maxsize=8)
def portrait(title: Title, kit: Kit, language: str) -> Portrait:
    """How the game looks, in a language."""
    assert isinstance(kit, PearlKit)
    wording, look = Wording(title, kit, language), artwork.LOOK
    chart = artwork.chart(language=wording.language)
    return portraits.assemble(
        wording,
        credits=chart.block.lines[1:] if chart.block else (),
        board=_board(kit, wording),
        pieces=looks(kit, wording),
        groups=GROUPS,
        box_label=lambda name: wording.name("slot", name),
        terrains=_terrains(wording),
        states=look.states,
        signs=look.signs,
        tracks=_tracks(kit, wording),
        charts=charts(kit, wording),
        overlays=look.overlays,
        tones=portraits.tones(wording, look.tones, "tone"),
        tour=look.tour,
        images=artwork.BACKDROP.layers(),
        labels=captions(chart),
    )


# the board

GUEST = (0.2, 0.17)
"""Where the stack of who does not hold a hex lies, from its middle: below and to the right of the other."""


def _board(kit: PearlKit, wording: Wording) -> Board:
    frame = artwork.FILES.frame
    sheets = tuple(Sheet(grid.tops, grid.radius) for grid in kit.map.grids)
    spaces = tuple(_hex(kit, space, wording) for space in range(kit.hex_count))
    return Board(sheets, (frame.left, frame.top, frame.right, frame.bottom), spaces)


def _hex(kit: PearlKit, space: int, wording: Wording) -> Space:
    name = kit.space_names[space]
    x, y = (round(at, 3) for at in kit.map.centre(name))
    guests = (round(x + GUEST[0], 3), round(y + GUEST[1], 3))
    label = kit.place_title(space, wording.language) if space in kit.place_names else ""
    return Space(
        name=name,
        x=x,
        y=y,
        label=label,
        terrain=kit.terrain[space],
        title=wording.place(space),
        notes=tuple(notes(kit, space, wording)),
        slots=((x, y), guests),
        sheet=int(name.startswith("E")),
    )


def notes(kit: PearlKit, space: int, wording: Wording) -> Iterator[str]:
    """What is printed in a hex and along its sides."""
    if kit.objective[space]:
        yield say(wording, "look-objective", n=kit.objective[space])
    for home in (key for key, spaces in kit.home_of.items() if space in spaces):
        yield say(wording, "look-home", name=wording.name("power", home))
    for there, key in ((kit.city, "city"), (kit.anchorage, "anchorage"), (kit.fortress, "fortress")):
        if there[space]:
            yield wording.name("look", key)
    if kit.region[space]:
        yield say(wording, "look-region", name=wording.name("country", kit.region[space]))
    yield say(wording, "look-zone", name=wording.name("zone", ZONES[kit.zone[space]]))
    if kit.area[space]:
        yield say(wording, "look-narrow", name=kit.area_names[kit.area[space]][wording.language == "fr"])
    yield from _waters(kit, space, wording)
    rivers: dict[str, list[int]] = {}
    for other in kit.neighbours[space]:
        if (space, other) in kit.rivers:
            rivers.setdefault(kit.rivers[space, other], []).append(other)
    for others in rivers.values():
        yield say(wording, "look-river", spaces=_names(kit, others))


def _waters(kit: PearlKit, space: int, wording: Wording) -> Iterator[str]:
    """Waters inside a hex that are not joined, and neighbours that ships or troops cannot go to."""
    sea = kit.sea
    parts = sea.of[space]
    if len(parts) > 1:
        for part in parts:
            yield say(wording, "look-waters", spaces=_names(kit, (sea.space[other] for other in sea.neighbours[part])))
    wet = {sea.space[other] for part in parts for other in sea.neighbours[part]}
    shut = [other for other in kit.neighbours[space] if parts and kit.is_water[other] and other not in wet]
    if shut:
        yield say(wording, "look-no-water", spaces=_names(kit, shut))
    apart = [other for other in kit.neighbours[space] if (space, other) in kit.sea_side]
    if apart:
        yield say(wording, "look-no-land", spaces=_names(kit, apart))


def _names(kit: PearlKit, spaces: Iterable[int]) -> str:
    return ", ".join(sorted({kit.space_names[space] for space in spaces}))


def _terrains(wording: Wording) -> Iterator[Key]:
    icons = {"rough": "hill", "rough-coast": "hill", "rough-island": "hill", "impassable": "cliff"}
    for key, tint in artwork.LOOK.terrains.items():
        yield Key(key, wording.name("ground", key), tint, icons.get(key, "open"))


def _tracks(kit: PearlKit, wording: Wording) -> Iterator[TrackLook]:
    yield TrackLook("turn", wording.name("gauge", "turn"), 1, 40)
    for side in SIDES:
        yield TrackLook(f"objectives-{side}", wording.name("gauge", "objectives"), 0, len(kit.objectives), side)
    for force, camp in zip(FORCES, SIDE_OF, strict=True):
        label = f"{wording.name('gauge', 'erp')} ({wording.name('power', force)})"
        yield TrackLook(f"erp-{force}", label, 0, MOST_ERP, SIDES[camp])
