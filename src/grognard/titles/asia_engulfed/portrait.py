"""Asia Engulfed as a client sees it before any position: map, blocks, tracks, charts, names, a guided tour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from grognard.core import portraits
from grognard.core.scene import (
    XY,
    Board,
    Key,
    Label,
    Portrait,
    Sheet,
    Space,
    TrackLook,
    say,
)
from grognard.core.title import Kit, Title
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed import artwork, backdrop
from grognard.titles.asia_engulfed.charts import charts
from grognard.titles.asia_engulfed.kit import (
    BOXES,
    CC,
    CLOSED,
    CN,
    CW,
    HOME,
    JP,
    NATIONS,
    PLACE_KINDS,
    SIDE_OF,
    SIDES,
    US,
    AsiaKit,
)
from grognard.titles.asia_engulfed.looks import looks

BLOCK_SIZE = 0.92
"""The size of the hexes that blocks of this size would lie in."""
COARSE = 0.02
"""How far the outline of a space may be from the coast: less than is seen."""
GROUPS = {
    "ready": ("subs-japan", "subs-allies", "orphan-jp", "orphan-us", "orphan-cw"),
    "pools": tuple(name for name in BOXES if name.startswith("pool-")),
    "removed": ("out",),
}
PAYING = (JP, US, CW, CN, CC)
"""Powers that have WERP; those with Special Actions are in `limits`."""


@lru_cache(maxsize=8)
def portrait(title: Title, kit: Kit, language: str) -> Portrait:
    """How the game looks, in a language."""
    assert isinstance(kit, AsiaKit)
    wording, look = Wording(title, kit, language), artwork.LOOK
    return portraits.assemble(
        wording,
        credits=(say(wording, "map-credit"), say(wording, "map-sources")),
        board=_board(kit, wording),
        pieces=looks(kit, wording),
        groups=GROUPS,
        box_label=lambda name: wording.place(kit.box[name])[:1].upper() + wording.place(kit.box[name])[1:],
        terrains=(Key(key, wording.name("ground", key), tint) for key, tint in look.terrains.items()),
        states=look.states,
        signs=look.signs,
        tracks=_tracks(kit, wording),
        charts=charts(kit, wording),
        overlays=look.overlays,
        tones=portraits.tones(wording, look.tones, "tone"),
        tour=look.tour,
        images=backdrop.layers(),
        labels=_labels(kit, wording),
    )


# the board


def _board(kit: AsiaKit, wording: Wording) -> Board:
    left, top, right, bottom = artwork.outlines()["frame"]
    spaces = tuple(_space(kit, space, wording) for space in range(kit.map_end))
    return Board((Sheet("none", BLOCK_SIZE),), (left, top, right, bottom), spaces)


def _space(kit: AsiaKit, space: int, wording: Wording) -> Space:
    name = kit.space_names[space]
    drawn = artwork.outlines()["spaces"][name]
    return Space(
        name=name,
        x=drawn["x"],
        y=drawn["y"],
        label=kit.place_title(space, wording.language),
        terrain=_terrain(kit, space),
        title=wording.place(space),
        notes=tuple(notes(kit, space, wording)),
        corners=portraits.thinned(drawn["corners"], COARSE),
        slots=tuple((at[0], at[1]) for at in drawn["stacks"]),
        marks=marks(drawn),
    )


def marks(drawn: dict[str, Any]) -> XY:
    """Where signs stand: at the upper right corner of a box, elsewhere below what is printed."""
    x, y = drawn["marks"]
    if drawn.get("box"):
        right, top = (edge(corner[i] for corner in drawn["corners"]) for i, edge in enumerate((max, min)))
        return round(right - 0.1, 3), round(top + 0.05, 3)
    return x, round(y + 0.55, 3)


def _terrain(kit: AsiaKit, space: int) -> str:
    if space < kit.zone_count:
        return "sea"
    kind = PLACE_KINDS[kit.kind_of[space]]
    if kind != "area":
        return kind
    return "jungle" if kit.jungle[space] else "clear"


def notes(kit: AsiaKit, space: int, wording: Wording) -> Iterator[str]:
    """What is printed in a space, and what it borders."""
    if space < kit.zone_count:
        yield say(wording, "look-cost", n=kit.network_cost[space])
        yield say(wording, "look-zones", spaces=_names(kit, kit.sea_links[space], wording))
        yield say(wording, "look-coast", spaces=_names(kit, kit.coast[space], wording))
        return
    owner = wording.name("nation", NATIONS[kit.owner[space]])
    yield say(wording, "look-closed" if kit.kind_of[space] == CLOSED else "look-owner", owner=owner)
    if kit.port[space]:
        yield say(wording, "look-home") if kit.port[space] == HOME else say(wording, "look-port", n=kit.port[space])
    for key, values in (("look-werp", kit.werp), ("look-oil", kit.oil), ("look-vp", kit.vp)):
        if values[space]:
            yield say(wording, key, n=values[space])
    for key, sources in (("look-full", kit.full_source), ("look-partial", kit.partial_source)):
        if space in sources:
            yield say(wording, key, owner=wording.name("nation", NATIONS[sources[space]]))
    if kit.airbase[space]:
        yield say(wording, "look-airbase")
    if kit.jungle[space]:
        yield say(wording, "look-jungle")
    if kit.seas[space]:
        yield say(wording, "look-seas", spaces=_names(kit, kit.seas[space], wording))
    if kit.land_links[space]:
        yield say(wording, "look-land", spaces=_names(kit, kit.land_links[space], wording))


def _names(kit: AsiaKit, spaces: Sequence[int], wording: Wording) -> str:
    return ", ".join(sorted(kit.place_title(space, wording.language) for space in spaces))


# tracks


def _tracks(kit: AsiaKit, wording: Wording) -> Iterator[TrackLook]:
    yield TrackLook("turn", wording.name("gauge", "turn"), 1, len(kit.turn_keys))
    for row in artwork.LOOK.tracks:
        yield TrackLook(row.key, wording.name("gauge", row.key), row.low, row.high, row.side)
    for power in PAYING:
        yield _of_power("werp", power, 60, wording)
    for power, most in kit.action_limit.items():
        if most:
            yield _of_power("actions", power, most, wording)


def _of_power(key: str, power: int, high: int, wording: Wording) -> TrackLook:
    label = f"{wording.name('gauge', key)} ({wording.name('nation', NATIONS[power])})"
    return TrackLook(f"{key}-{NATIONS[power]}", label, 0, high, SIDES[SIDE_OF[power]])


# names on the map


def _labels(kit: AsiaKit, wording: Wording) -> Iterator[Label]:
    """Seas, areas and boxes where the printed map has their names."""
    language = "fr" if wording.language == "fr" else "en"
    for space in range(kit.map_end):
        name = kit.space_names[space]
        drawn = artwork.outlines()["spaces"][name]
        label = drawn["label"]
        text = "\n".join(label[language])
        sea = space < kit.zone_count
        rank = 1 if sea else _rank(kit, space)
        yield Label(text, label["x"], label["y"], label["size"], rank, "water" if sea else "place", name)


def _rank(kit: AsiaKit, place: int) -> int:
    if kit.kind_of[place] == CLOSED:
        return 4
    if kit.vp[place] or kit.port[place] == HOME:
        return 0
    return 1 if kit.port[place] or kit.werp[place] else 2
