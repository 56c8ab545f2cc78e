"""Asia Engulfed as a client sees it before any position: map, blocks, tracks, charts, names, a guided tour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import hypot
from typing import Any

from grognard.core import portraits
from grognard.core.scene import (
    XY,
    Board,
    Box,
    Key,
    Label,
    Portrait,
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
TERRAINS = {
    "sea": "#8fb9cf",
    "clear": "#dcd6a4",
    "jungle": "#a9bd84",
    "port": "#efe3c4",
    "island": "#efe3c4",
    "offmap": "#e4d9bd",
    "closed": "#c9c2b3",
}
STATES = {
    "none": ("#b3261e", "empty"),
    "partial": ("#e08e0b", "half"),
    "damaged": ("#7b1fa2", "fire"),
    "shown": ("#0072b2", "eye"),
    "chosen": ("#0072b2", "tick"),
    "wing": ("#37474f", "plane"),
    "new": ("#1b7f4d", "plus"),
    "sailed": ("#546e7a", "ship"),
    "moved": ("#78909c", "done"),
    "landed": ("#546e7a", "anchor"),
    "struck": ("#78909c", "swords"),
}
SIGNS = {
    "battle": "swords",
    "control": "flag",
    "fort": "fort",
    "port-damage": "fire",
    "network": "crate",
    "code": "eye",
}
TRACKS: tuple[tuple[str, int, int, str], ...] = (
    ("areas", 0, 15, ""),
    ("oil", 0, 60, "japan"),
    ("transports", 0, 40, "japan"),
    ("capacity", 0, 40, "japan"),
    ("kamikaze", 0, 20, "japan"),
    ("asw", 0, 2, "japan"),
    ("asw-build", 0, 10, "japan"),
    ("submarines", 0, 40, "allies"),
    ("duds", 0, 6, "allies"),
    ("bombers", 0, 20, "allies"),
)
PAYING = (JP, US, CW, CN, CC)
"""Powers that have WERP; those with Special Actions are in `limits`."""


@lru_cache(maxsize=8)
def portrait(title: Title, kit: Kit, language: str) -> Portrait:
    """How the game looks, in a language."""
    assert isinstance(kit, AsiaKit)
    wording = Wording(title, kit, language)
    meta = title.meta
    return Portrait(
        key=meta.key,
        name=meta.name,
        subtitle=meta.subtitle_fr if wording.language == "fr" else meta.subtitle,
        credits=(
            say(wording, "look-credits", designer=meta.designer, publisher=meta.publisher, year=str(meta.year)),
            *(artwork.WORDS["fr" if wording.language == "fr" else "en"][key] for key in ("credit", "sources")),
        ),
        sides=portraits.sides(wording),
        board=_board(kit, wording),
        pieces=tuple(looks(kit, wording)),
        boxes=tuple(_boxes(kit, wording)),
        groups=tuple(Key(group, wording.name("boxes", group)) for group in GROUPS),
        terrains=tuple(Key(key, wording.name("ground", key), tint) for key, tint in TERRAINS.items()),
        states=portraits.states(wording, STATES),
        signs=portraits.signs(wording, SIGNS),
        tracks=tuple(_tracks(kit, wording)),
        charts=tuple(charts(kit, wording)),
        overlays=tuple(portraits.overlays(wording, OVERLAYS, portraits.tones(wording, TONES, "tone").__getitem__)),
        tour=tuple(portraits.tour(wording, TOUR)),
        images=backdrop.layers(),
        labels=tuple(_labels(kit, wording)),
    )


# the board


def _board(kit: AsiaKit, wording: Wording) -> Board:
    left, top, right, bottom = artwork.outlines()["frame"]
    spaces = tuple(_space(kit, space, wording) for space in range(kit.map_end))
    return Board("none", BLOCK_SIZE, (left, top, right, bottom), spaces)


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
        corners=thinned(drawn["corners"], COARSE),
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


def thinned(line: Sequence[Sequence[float]], tolerance: float) -> tuple[XY, ...]:
    """A closed line without the points that nobody would miss (Douglas and Peucker)."""
    points = [(point[0], point[1]) for point in line]
    if len(points) < 8:
        return tuple(points)
    far = max(range(len(points)), key=lambda i: hypot(points[i][0] - points[0][0], points[i][1] - points[0][1]))
    kept = {0, far}
    spans = [(0, far), (far, len(points))]
    ring = [*points, points[0]]
    while spans:
        first, last = spans.pop()
        (ax, ay), (bx, by) = ring[first], ring[last]
        length = hypot(bx - ax, by - ay) or 1.0
        worst, at = tolerance, -1
        for i in range(first + 1, last):
            off = abs((bx - ax) * (ay - ring[i][1]) - (ax - ring[i][0]) * (by - ay)) / length
            if off > worst:
                worst, at = off, i
        if at >= 0:
            kept.add(at)
            spans += [(first, at), (at, last)]
    return tuple((round(x, 2), round(y, 2)) for x, y in (points[i] for i in sorted(kept)))


def _boxes(kit: AsiaKit, wording: Wording) -> Iterator[Box]:
    for group, names in GROUPS.items():
        for name in names:
            place = wording.place(kit.box[name])
            yield Box(name, place[:1].upper() + place[1:], group, place)


# tracks


def _tracks(kit: AsiaKit, wording: Wording) -> Iterator[TrackLook]:
    yield TrackLook("turn", wording.name("gauge", "turn"), 1, len(kit.turn_keys))
    for key, low, high, side in TRACKS:
        yield TrackLook(key, wording.name("gauge", key), low, high, side)
    for power in PAYING:
        yield _of_power("werp", power, 60, wording)
    for power, most in kit.action_limit.items():
        if most:
            yield _of_power("actions", power, most, wording)


def _of_power(key: str, power: int, high: int, wording: Wording) -> TrackLook:
    label = f"{wording.name('gauge', key)} ({wording.name('nation', NATIONS[power])})"
    return TrackLook(f"{key}-{NATIONS[power]}", label, 0, high, SIDES[SIDE_OF[power]])


# overlays and the tour

TONES: dict[str, portraits.Tone] = {
    "full": ("#1b7f4d", ""),
    "partial": ("#e08e0b", "hatch"),
    "none": ("#b3261e", "cross"),
    "network": ("#e8892b", "dots"),
    "even": ("#6b6f76", "cross"),
    "sail": ("#1b7f4d", ""),
    "march": ("#1b7f4d", ""),
    "fly": ("#0072b2", "hatch"),
    "strategic": ("#e08e0b", "dots"),
    "contested": ("#7b1fa2", "cross"),
}
OVERLAYS: portraits.Overlays = {
    "influence": ("i", "", ("japan", "allies", "even")),
    "network": ("t", "", ("network", "japan", "none")),
    "supply-japan": ("s", "", ("full", "partial", "none")),
    "supply-allies": ("d", "", ("full", "partial", "none")),
    "supply-line": ("l", "piece", ("full", "partial", "none")),
    "reach": ("r", "piece", ("sail", "march", "fly", "strategic")),
    "control": ("c", "", ("japan", "allies", "contested")),
    "victory": ("v", "", ("japan", "allies")),
    "way": ("", "order", ("sail",)),
}


TOUR: portraits.Tour = (
    ("tracks", "areas", ()),
    ("space", "RAB", ()),
    ("prompt", "", ()),
    ("overlay", "influence", ()),
    ("space", "SOL", ("sail-to SOL",)),
    ("overlay", "network", ()),
    ("panel", "builds", ()),
    ("chart", "costs", ()),
)
"""The first sortie from Rabaul in 1942."""


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
