"""Portraits as far as they are made alike in all titles: a title gives its tables, and what only it has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import hypot
from typing import Literal, NamedTuple

import msgspec

from grognard.core import text
from grognard.core.scene import (
    XY,
    Board,
    Box,
    ChartTable,
    Key,
    Label,
    Needs,
    OverlayLook,
    Pattern,
    PieceLook,
    Portrait,
    Pyramid,
    Side,
    Space,
    TourStep,
    TrackLook,
    say,
)
from grognard.core.wording import Wording

SIDE_LOOKS: tuple[tuple[str, Pattern], ...] = (
    ("#c8481b", "disc"),
    ("#0a5f9e", "bars"),
    ("#00795a", "hatch"),
    ("#b5568f", "dots"),
    ("#8a6d00", "cross"),
    ("#2f7fae", "waves"),
    ("#5b3f8c", ""),
    ("#4d4d4d", "disc"),
)
"""In the order of a title's sides: vermilion and blue can be told apart with every kind of colour blindness."""

Tone = tuple[str, Pattern]
Overlays = Mapping[str, tuple[str, Needs, tuple[str, ...]]]
"""By overlay: its hotkey, what it needs, and its tones."""
At = Literal["prompt", "piece", "space", "panel", "overlay", "chart", "tracks"]


class Stop(NamedTuple):
    """A step of the tour: what it points at, which one, the orders to give there, and whom it is for (empty: all)."""

    at: At
    target: str = ""
    orders: tuple[str, ...] = ()
    side: str = ""
    scenarios: tuple[str, ...] = ()


Tour = Sequence[Stop]


ECHELONS = {"II": "16", "III": "17", "X": "18", "XX": "21", "XXX": "22", "XXXX": "23", "": "00"}
"""By the mark over a symbol: the echelon in its code."""


def symbol_code(entity: str, *, symbols: str = "10", mark: str = "", staff: bool = False) -> str:
    """The code of a symbol by MIL-STD-2525D, `entity` with its modifiers (10 digits), by default of a land unit.

    The frame is friendly: colours tell the sides apart.
    """
    return f"1003{symbols}0{int(staff) * 2}{ECHELONS[mark]}{entity}"


def assemble(
    wording: Wording,
    *,
    credits: Iterable[str],
    board: Board,
    pieces: Iterable[PieceLook],
    groups: Mapping[str, Sequence[str]],
    box_label: Callable[[str], str],
    terrains: Iterable[Key],
    states: Mapping[str, tuple[str, str]],
    signs: Mapping[str, str],
    tracks: Iterable[TrackLook],
    charts: Iterable[ChartTable],
    overlays: Overlays,
    tones: Mapping[str, Key],
    tour: Tour,
    images: tuple[Pyramid, ...],
    labels: Iterable[Label],
) -> Portrait:
    """How a title looks: boxes by `groups`, `states` with colour and icon, `signs` with icon, in the title's words."""
    meta, name = wording.title.meta, wording.name
    looks = tuple(_called(wording, pieces))
    _check_order("pieces", looks, wording.kit.piece_names)
    _check_order("spaces", board.spaces, wording.kit.space_names)
    made_by = say(wording, "look-credits", designer=meta.designer, publisher=meta.publisher, year=str(meta.year))
    return Portrait(
        key=meta.key,
        name=meta.name,
        subtitle=say(wording, "subtitle"),
        credits=(made_by, *credits),
        sides=sides(wording),
        board=board,
        pieces=looks,
        boxes=tuple(_boxes(wording, groups, box_label)),
        groups=tuple(Key(group, name("boxes", group)) for group in groups),
        terrains=tuple(terrains),
        states=tuple(Key(key, name("state", key), tone, icon) for key, (tone, icon) in states.items()),
        signs=tuple(Key(key, name("sign", key), icon=icon) for key, icon in signs.items()),
        tracks=tuple(tracks),
        charts=tuple(charts),
        overlays=tuple(_overlays(wording, overlays, tones)),
        tour=tuple(_tour(wording, tour)),
        images=images,
        labels=tuple(labels),
    )


def _called(wording: Wording, pieces: Iterable[PieceLook]) -> Iterator[PieceLook]:
    """The pieces, with what orders call them."""
    for p, look in enumerate(pieces):
        called = wording.called(p)
        yield look if called == look.title else msgspec.structs.replace(look, called=called)


def _check_order(what: str, shown: Sequence[PieceLook] | Sequence[Space], names: Sequence[str]) -> None:
    """Clients know pieces and spaces by their numbers."""
    if [each.name for each in shown] != list(names[: len(shown)]):
        raise TypeError(f"a portrait shows its {what} in the order of the kit")


def side_looks(wording: Wording) -> dict[str, Tone]:
    """The colour and the pattern of each side."""
    return dict(zip(wording.title.meta.sides, SIDE_LOOKS, strict=False))


def sides(wording: Wording) -> tuple[Side, ...]:
    return tuple(
        Side(key, wording.name("camp", key), tone, "#ffffff", pattern)
        for key, (tone, pattern) in side_looks(wording).items()
    )


def _boxes(wording: Wording, groups: Mapping[str, Sequence[str]], label: Callable[[str], str]) -> Iterator[Box]:
    for group, names in groups.items():
        for name in names:
            yield Box(name, label(name), group, wording.place(wording.kit.space_index[name]))


def chart(wording: Wording, key: str, columns: Iterable[str], rows: Iterable[Iterable[str]], rule: str) -> ChartTable:
    """A table of the game, with the note that the texts have for it."""
    name, folder = f"chart-{key}", wording.title.folder
    note = say(wording, f"{name}-note") if text.has_message(folder, wording.language, f"{name}-note") else ""
    return ChartTable(key, say(wording, name), tuple(columns), tuple(map(tuple, rows)), rule, note)


def tones(wording: Wording, looks: Mapping[str, Tone], kind: str) -> dict[str, Key]:
    """The tones of overlays, those of the sides among them; `kind` is the word before the names of the others."""
    own = {key: Key(key, wording.name(kind, key), tone, pattern=pattern) for key, (tone, pattern) in looks.items()}
    return own | {
        key: Key(key, wording.name("camp", key), tone, pattern=pattern)
        for key, (tone, pattern) in side_looks(wording).items()
    }


def _overlays(wording: Wording, looks: Overlays, tone: Mapping[str, Key]) -> Iterator[OverlayLook]:
    for key, (hotkey, needs, shown) in looks.items():
        name, note = wording.name("overlay", key), wording.name("overlay-note", key)
        yield OverlayLook(key, name, hotkey, needs, tuple(tone[one] for one in shown), note)


def _tour(wording: Wording, steps: Tour) -> Iterator[TourStep]:
    for number, step in enumerate(steps, 1):
        title, said = wording.name("tour", f"{number}-title"), wording.name("tour", f"{number}-text")
        yield TourStep(title, said, step.at, step.target, step.orders, step.side, step.scenarios)


RIM = 1.5
"""How much is seen around the part of a board that is looked at first, in board units."""


def frame_of(places: Iterable[XY]) -> tuple[float, ...]:
    """Where some spaces lie, and a little around them: left, top, right, bottom (`Scene.frame`)."""
    across, down = zip(*places, strict=True)
    return tuple(round(edge, 2) for edge in (min(across) - RIM, min(down) - RIM, max(across) + RIM, max(down) + RIM))


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
