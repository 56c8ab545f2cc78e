"""A view of a position in characters, drawn from what a title tells every client: its portrait, scene and overlays.

A title needs nothing of its own for that. What only it can say is in its module `sketch`, which may have:

- `values(pos) -> dict[str, str]`: tracks whose number does not say all;
- `printed(pos, space) -> Iterable[str]`: short signs for what is printed in a space, told by the text `legend-printed`;
- `near(kit, space) -> Iterable[int]`: on a board without a grid, the neighbours of a space;
- `lines(kit, link) -> Iterable[str]`: the kinds of what follows or crosses a link of a board of hexes, with their
  signs in `WAYS` (which lead to the neighbour) and `WATERS` (which lie along the side).

A board without a grid is told region by region; `data/regions.csv` says which spaces are in which.
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any

from grognard.board import HexMap
from grognard.board.grid import STEPS
from grognard.core.files import read_rows
from grognard.core.position import Position
from grognard.core.scene import Item, Key, Overlay, Panel, PanelRow, PieceLook, Portrait, Sign, Space, Token, scenery
from grognard.core.title import Title
from grognard.core.wording import Wording
from grognard.sketch import Cell, Hexed, Ink, Sketch, Stack, Track
from grognard.terminal.phrases import phrase

COLOURS = ("red", "cyan", "green", "magenta", "yellow", "blue", "white")
"""Of the sides, in their order."""
ICONS = {
    "ambush": "&",
    "anchor": "@",
    "crate": "$",
    "eye": "?",
    "fire": "!",
    "flag": "^",
    "fort": "#",
    "parachute": "v",
    "plane": "a",
    "swords": "x",
}
"""Characters for the drawings of signs; others show their first letter."""
CONTROL = "control"
"""The overlay that says who holds a space."""
TURN = "turn"
"""The track that the headline tells already."""
ELSEWHERE = "elsewhere"
OVER = ("done", "used", "gone")


def own_part(title: Title) -> Any:
    """The module in which a title says what its portrait and scene do not, or nothing."""
    name = f"{type(title).__module__.rpartition('.')[0]}.sketch"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


class Drawing:
    """One seat's view of a position, ready to be shown in characters."""

    def __init__(self, title: Title, pos: Position, wording: Wording) -> None:
        self.pos, self.wording, self.kit = pos, wording, wording.kit
        self.own = own_part(title)
        self._of = scenery(title)
        self.portrait: Portrait = self._of.portrait(title, self.kit, wording.language)
        self.scene = self._of.scene(pos, wording)
        self._looks = {look.name: look for look in self.portrait.pieces}
        self._inks = {
            side.key: Ink(side.name[:1].upper(), colour)
            for side, colour in zip(self.portrait.sides, COLOURS, strict=False)
        }
        self._grounds = letters(self.portrait.terrains)
        self._icons = {key.key: ICONS.get(key.icon, key.key[:1]) for key in self.portrait.signs}
        board = getattr(self.kit, "map", None)
        self._map = board if isinstance(board, HexMap) and board.grids else None

    def _ask(self, name: str, *args: object) -> Any:
        """What the title's own part answers, if it has an answer."""
        return getattr(self.own, name)(*args) if hasattr(self.own, name) else ()

    def _phrase(self, key: str, **args: object) -> str:
        return phrase(key, self.wording.language, **args)

    def sketch(self) -> Sketch:
        return Sketch(
            headline=self.scene.headline,
            tracks=(*self._tracks(), *self._panels()),
            inks=self._inks,
            cells={cell.name: cell for cell in (*self._cells(), *self._boxes())},
            legend="\n".join(self._legend()),
            tops=tuple(joined[0].tops for joined in self._map.lattices) if self._map else (),
        )

    # tracks and panels

    def _tracks(self) -> Iterator[Track]:
        """Tracks with the same name in a row: `Superior J 5 A 4`; where a side has several, with their keys."""
        told = dict(self._ask("values", self.pos))
        looks = [look for look in self.portrait.tracks if look.key != TURN and look.key in self.scene.tracks]
        for name, group in groupby(looks, key=lambda look: look.label.partition(" (")[0]):
            here = list(group)
            often = Counter(look.side for look in here)
            values = []
            for look in here:
                value = told.get(look.key, str(self.scene.tracks[look.key]))
                whose = look.key.rpartition("-")[2].upper()
                values.append((look.side, f"{whose} {value}" if often[look.side] > 1 else value))
            yield Track(name, tuple(values))

    def _panels(self) -> Iterator[Track]:
        for panel in self.scene.panels:
            values = tuple(self._rows(panel))
            if values:
                yield Track(panel.label, values)

    def _rows(self, panel: Panel) -> Iterator[tuple[str, str]]:
        """What lies in a panel: the first row below a heading has it, and no row says its name twice."""
        heading = ""
        for row in panel.rows:
            items = ", ".join(_items(row))
            if items:
                known = items.startswith(row.label) or any(side.name == row.label for side in self.portrait.sides)
                yield row.side, " ".join(part for part in (heading, "" if known else row.label, items) if part)
                heading = ""
            elif not row.cells:
                heading = f"{row.label} –"

    # spaces

    @cached_property
    def _marked(self) -> dict[str, list[Sign]]:
        found: dict[str, list[Sign]] = {}
        for sign in self.scene.signs:
            found.setdefault(sign.space, []).append(sign)
        return found

    @cached_property
    def _overlays(self) -> dict[str, Overlay]:
        """Those that tell of the whole board."""
        return {look.key: self._overlay(look.key) for look in self.portrait.overlays if not look.needs}

    def _overlay(self, key: str) -> Overlay:
        return self._of.overlay(self.pos, key, None, self.wording)

    @cached_property
    def _control(self) -> Overlay:
        there = any(look.key == CONTROL for look in self.portrait.overlays)
        return self._overlay(CONTROL) if there else Overlay("", {}, ())

    def _cells(self) -> Iterator[Cell]:
        spaces = {space.name: space for space in self.portrait.board.spaces}
        regions = {} if self._map else regions_of(self.wording.title.folder)
        ordered = [*(name for name in regions if name in spaces), *(name for name in spaces if name not in regions)]
        places = hexes_of(self._map) if self._map else {}
        for name in ordered:
            space = spaces[name]
            at = places.get(name)
            ways, edges = self._links(name, places) if at else ("", ("",) * 6)
            held = self._control.spaces.get(name)
            yield Cell(
                name,
                at,
                ground=self._grounds.get(space.terrain, "") + ways,
                town=space.label if space.label != name else space.title if space.title != name else "",
                holder=held.tone if held else "",
                marks=("" if self._map else " ").join(self._marks(name)),
                stacks=tuple(self._stacks(name, on_map=True)),
                edges=edges,
                region="" if self._map else self.wording.name("region", regions.get(name, ELSEWHERE)),
                near=() if self._map else tuple(self._near(name)),
            )

    def _boxes(self) -> Iterator[Cell]:
        for box in self.portrait.boxes:
            yield Cell(box.name, town=box.title, stacks=tuple(self._stacks(box.name, on_map=False)))

    def _near(self, name: str) -> Iterator[str]:
        for other in self._ask("near", self.kit, self.kit.space_index[name]):
            yield self.kit.space_names[other]

    def _marks(self, name: str) -> Iterator[str]:
        """What the control of the space is worth, what is printed there, and the signs that stand there."""
        held = self._control.spaces.get(name)
        if held and held.value:
            yield held.value
        yield from self._ask("printed", self.pos, self.kit.space_index[name])
        for sign in self._marked.get(name, ()):
            yield self._icons.get(sign.kind, "") + ("" if self._map else sign.value)

    def _links(self, name: str, places: Mapping[str, Hexed]) -> tuple[str, tuple[str, ...]]:
        """The signs of the ways that lead out of a hex, and of what lies along its sides."""
        board, edges, ways = getattr(self.kit, "board", None), [""] * 6, {}
        if board is None or not hasattr(self.own, "lines"):
            return "", tuple(edges)
        space, here = self.kit.space_index[name], places[name]
        for link in range(board.start[space], board.start[space + 1]):
            there = places.get(self.kit.space_names[int(board.target[link])])
            side = self._side_between(here, there) if there else None
            for kind in self.own.lines(self.kit, link):
                if kind in self.own.WAYS:
                    ways[kind] = self.own.WAYS[kind]
                elif side is not None:
                    edges[side] = self.own.WATERS[kind]
        return "".join(sign for kind, sign in self._signs("WAYS").items() if kind in ways), tuple(edges)

    def _side_between(self, here: Hexed, there: Hexed) -> int | None:
        """Which side of a hex looks towards another; None if they do not touch."""
        assert self._map is not None
        steps = STEPS[self._map.lattices[here.lattice][0].tops]
        step = there.x - here.x, there.y - here.y
        return steps.index(step) if here.lattice == there.lattice and step in steps else None

    def _signs(self, name: str) -> Mapping[str, str]:
        found: Mapping[str, str] = getattr(self.own, name, {})
        return found

    # stacks

    def _stacks(self, name: str, *, on_map: bool) -> Iterator[Stack]:
        tokens = self.scene.stacks.get(name, ())[::-1]
        for side in self._inks:
            ours = [token for token in tokens if self._looks[token.piece].side == side]
            if ours:
                said = "" if self._map else self._roll_call(ours, side, on_map=on_map)
                yield Stack(side, tuple(token.piece for token in ours), said)

    @cached_property
    def _flags(self) -> dict[str, set[str]]:
        """By side, what its counters have at the left: its nations."""
        found: dict[str, set[str]] = {}
        for look in self.portrait.pieces:
            found.setdefault(look.side, set()).add(look.left)
        return found

    def _roll_call(self, tokens: list[Token], side: str, *, on_map: bool) -> str:
        """`US Mar 3, CV 2 (CBA 2+2) · AU Hidden fleet ×2`: by nation and kind; off the map only how many there are."""
        several = len(self._flags[side]) > 1
        parts = []
        for flag in dict.fromkeys(self._looks[token.piece].left for token in tokens):
            ours = [token for token in tokens if self._looks[token.piece].left == flag]
            said = ", ".join(self._counted(ours) if not on_map else self._known(ours))
            parts.append(f"{flag} {said}" if several else said)
        return " · ".join(parts)

    def _counted(self, tokens: Iterable[Token]) -> Iterator[str]:
        for kind, count in Counter(_short(self._looks[token.piece]) for token in tokens).items():
            yield f"{kind} ×{count}" if count > 1 else kind

    def _known(self, tokens: list[Token]) -> Iterator[str]:
        alone: dict[str, list[str]] = {}
        for token in tokens:
            if token.face < 0 or token.aboard:
                continue
            kind = _short(self._looks[token.piece])
            wing = [other for other in tokens if other.aboard == token.piece]
            if wing:
                yield f"{kind} {self._value(token)} ({', '.join(self._known([_alone(other) for other in wing]))})"
            else:
                alone.setdefault(kind, []).append(self._value(token))
        yield from (f"{kind} {'+'.join(values)}" for kind, values in alone.items())
        yield from self._counted(token for token in tokens if token.face < 0)

    def _value(self, token: Token) -> str:
        return "/".join(self._looks[token.piece].faces[token.face])

    # one space

    def describe(self, name: str) -> list[str]:
        """A space in full: what is printed there, its signs, what overlays tell of it, and every piece."""
        space = next((space for space in self.portrait.board.spaces if space.name == name), None)
        told = list(self._told(space)) if space else []
        tokens = self.scene.stacks.get(name, ())[::-1]
        pieces = [self._piece(token) for side in self._inks for token in tokens if self._side(token) == side]
        return [*told, *(pieces or [self._phrase("nobody")])]

    def _side(self, token: Token) -> str:
        return self._looks[token.piece].side

    def _told(self, space: Space) -> Iterator[str]:
        yield from (key.label for key in self.portrait.terrains if key.key == space.terrain)
        yield from space.notes
        yield from (sign.text for sign in self._marked.get(space.name, ()))
        for overlay in self._overlays.values():
            spot = overlay.spaces.get(space.name)
            if spot and spot.text:
                yield f"{overlay.title} – {spot.text}"

    def _piece(self, token: Token) -> str:
        """`J 31/58  58th Infantry Regiment: Firepower 6, Quality 2, 3 of 3 steps, moved`"""
        look = self._looks[token.piece]
        line = f"{self._inks[look.side].letter} {look.name}  {look.title}"
        facts = list(self._facts(look, token)) if token.face >= 0 else []
        colon = "\N{NO-BREAK SPACE}:" if self.wording.language == "fr" else ":"
        return f"{line}{colon} {', '.join(facts)}" if facts else line

    def _facts(self, look: PieceLook, token: Token) -> Iterator[str]:
        yield from (f"{name} {value}" for name, value in zip(look.legend, look.faces[token.face], strict=False))
        if len(look.faces) > 1:
            yield self._phrase("steps", n=token.face + 1, full=len(look.faces))
        yield from look.traits
        yield from (key.label for key in self.portrait.states if key.key in token.states)
        if token.aboard:
            yield self._phrase("aboard", piece=token.aboard)

    # what the signs mean

    def _legend(self) -> Iterator[str]:
        grounds = [f"{self._grounds[key.key]} {key.label}" for key in self.portrait.terrains]
        lines = {**self._signs("WAYS"), **self._signs("WATERS")}
        yield "  ".join([*grounds, *(f"{sign} {self.wording.name('line', kind)}" for kind, sign in lines.items())])
        if hasattr(self.own, "printed"):
            yield self.wording.name("legend", "printed")
        signs = [f"{self._icons[key.key]} {key.label}" for key in self.portrait.signs]
        yield "  ".join([*signs, self._phrase("lit")])


def _short(look: PieceLook) -> str:
    return look.mark or look.kind


def _alone(token: Token) -> Token:
    return Token(token.piece, token.face, token.states)


def _items(row: PanelRow) -> Iterator[str]:
    """The things in a row: what is over in brackets; on a track each with its box."""
    yield from map(_item, row.items)
    for number, cell in enumerate(row.cells, 1):
        yield from (f"{_item(item)} {number}/{len(row.cells)}" for item in cell.items)


def _item(item: Item) -> str:
    said = f"{item.label} {item.value}".strip()
    return f"({said})" if item.state in OVER else said


def letters(keys: Iterable[Key]) -> dict[str, str]:
    """A letter for each key: the first of its own that no other has."""
    found: dict[str, str] = {}
    for key in keys:
        found[key.key] = next((sign for sign in key.key if sign.isalpha() and sign not in found.values()), "?")
    return found


@lru_cache(maxsize=4)
def hexes_of(map_: HexMap) -> dict[str, Hexed]:
    """Where the hexes of a map lie."""
    return {
        grid.name(*h): Hexed(number, *grid.doubled(*h))
        for number, joined in enumerate(map_.lattices)
        for grid in joined
        for h in grid.hexes
    }


@cache
def regions_of(folder: Path) -> dict[str, str]:
    """The region of each space of a board without a grid, in the order in which they are told."""
    file = folder / "data" / "regions.csv"
    rows = read_rows(file) if file.exists() else []
    return {name: row["region"] for row in rows for name in row["spaces"].split()}
