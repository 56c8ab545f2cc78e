"""What a title gives to a client that knows no title: how it looks, and what there is to see of a position.

A title has a module `scene` with the functions of `Scenery`. All of it is plain data, fit for JSON; every text is
already in the language that was asked for. Lengths and places are in board units: a hex of a sheet at scale 1 is one
unit from side to side, x grows to the right and y downwards. Fields with a default are left out of the JSON while they
have it.
"""

from __future__ import annotations

import importlib
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, Protocol, cast

import msgspec

from grognard.core import text
from grognard.core.errors import UnknownTitle
from grognard.core.event import Event
from grognard.core.frame import Ask
from grognard.core.position import Position
from grognard.core.title import Kit, Title
from grognard.core.wording import Wording

MAP_URL = "/api/titles/{key}/map/{file}"
"""Where a client finds the image of a layer; its last part is the name of the file."""

XY = tuple[float, float]
Needs = Literal["", "piece", "space", "order"]
State = Literal["now", "done", "open", "used", "gone", "hidden"]
"""Of a thing in a panel: words that clients have a style for."""
Pattern = Literal["", "disc", "bars", "hatch", "dots", "cross", "waves"]


class Look(msgspec.Struct, frozen=True, omit_defaults=True):
    """The base of everything here: plain, immutable data."""


# what does not change: the portrait


class Side(Look, frozen=True):
    """A side: its colours, and a sign beside them for those who cannot tell the colours apart."""

    key: str
    name: str
    colour: str
    ink: str
    pattern: Pattern


class Space(Look, frozen=True):
    """A place on the board. `label` is what is written there, `title` how sentences call it.

    `notes` say all that is printed there. Only spaces that are no hexes have corners. Where stacks of several kinds
    lie apart, `slots` are their middles, and `marks` is the middle of the row in which signs stand. `sheet` is the
    number of its sheet: how a hex is drawn.
    """

    name: str
    x: float
    y: float
    label: str
    terrain: str
    title: str
    notes: tuple[str, ...]
    corners: tuple[XY, ...] = ()
    slots: tuple[XY, ...] = ()
    marks: XY | None = None
    sheet: int = 0


class Sheet(Look, frozen=True):
    """A sheet of the board. `size` is the distance from the middle of a hex to its corners.

    A sheet without hexes (`tops` is "none") gives the size of the hexes that its counters would lie in.
    """

    tops: Literal["flat", "pointy", "none"]
    size: float


class Board(Look, frozen=True):
    """The board: its sheets, `frame` (left, top, right, bottom) and spaces.

    Where spaces overlap, the smaller one lies above.
    """

    sheets: tuple[Sheet, ...]
    frame: tuple[float, float, float, float]
    spaces: tuple[Space, ...]


class Key(Look, frozen=True):
    """What a key stands for: its name, and how it is shown. `icon` is a word that clients have a drawing for."""

    key: str
    label: str
    colour: str = ""
    icon: str = ""
    pattern: Pattern = ""


class Box(Look, frozen=True):
    """A place beside the board; `group` is the key of one of the portrait's groups."""

    name: str
    label: str
    group: str
    title: str


class Colours(Look, frozen=True):
    """Of a counter: ground, writing, the band of its formation, the field of its symbol."""

    fill: str
    ink: str
    band: str
    symbol: str


class PieceLook(Look, frozen=True):
    """A piece as it is printed.

    `symbol` is an identification code of MIL-STD-2525D (20 digits, echelon included) or a word that clients have a
    silhouette or an icon for (`carrier`), `mark` the same echelon as it is printed. `faces` are the values by steps
    left: `faces[0]` with one step, the last one at full strength. `boxed` is the value that is printed white on
    black. `traits` are words for an inspector. A `block` stands upright: its face is turned to its owner, its steps
    are marked along the upper edge; who sees it face down sees its colour and symbol.
    """

    name: str
    title: str
    side: str
    symbol: str
    mark: str
    left: str
    right: str
    size: str
    kind: str
    colours: Colours
    faces: tuple[tuple[str, ...], ...]
    legend: tuple[str, ...]
    """What the values mean, in their order."""
    traits: tuple[str, ...]
    formation: str = ""
    boxed: int = -1
    form: Literal["", "block"] = ""
    called: str = ""
    """How orders call it, where that is not its title (`portraits.assemble` puts it in)."""


class TrackLook(Look, frozen=True):
    key: str
    label: str
    low: int
    high: int
    side: str = ""


class ChartTable(Look, frozen=True):
    """A table of the game. `rule` is where the rules speak of it."""

    key: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    rule: str
    note: str = ""


class OverlayLook(Look, frozen=True):
    """Something that can be laid over the map, with the key of its tones."""

    key: str
    label: str
    hotkey: str
    needs: Needs
    tones: tuple[Key, ...]
    note: str = ""


class TourStep(Look, frozen=True):
    """A step of the guided tour: what to say, what to point at, and the order to give if there is one.

    `at` is what is pointed at: prompt, piece, space, panel, overlay, chart, tracks; `target` which one, where `{side}`
    is the side of who is shown around. A step for one `side` is not shown to others, one for some `scenarios` only
    there. Its orders are legal when the side is asked for such things first.
    """

    title: str
    text: str
    at: Literal["prompt", "piece", "space", "panel", "overlay", "chart", "tracks"]
    target: str = ""
    orders: tuple[str, ...] = ()
    side: str = ""
    scenarios: tuple[str, ...] = ()


class Pyramid(Look, frozen=True):
    """A picture of the board, or of a sheet, in levels: the coarsest is 0, each next one twice as sharp.

    The sharpest has `pixels` for a board unit and is `size` pixels wide and high; a coarser one has half of both,
    rounded up. A level is cut into squares of `tile` pixels, those at the right and lower edge smaller, which `url`
    names by {level}, {column} and {row}. `x` and `y` are the upper left corner on the board.
    """

    url: str
    x: float
    y: float
    pixels: float
    size: tuple[int, int]
    levels: int
    tile: int


class Label(Look, frozen=True):
    """A name to be written over the image, so that it can be read at every zoom.

    `rank` 0 is written first, higher ones as one comes nearer. `x`, `y` is the middle of the name as it would be
    printed, `size` the height of its letters then. A name with a `line` is written along it; others may have several
    lines.
    """

    text: str
    x: float
    y: float
    size: float
    rank: int
    style: Literal["place", "country", "region", "range", "water", "box"]
    space: str = ""
    line: tuple[XY, ...] = ()


class Portrait(Look, frozen=True):
    """A title as a client sees it, whatever the position. Pieces and spaces stand in the order of the kit.

    Spaces that are not on the board come last in the kit.
    """

    key: str
    name: str
    subtitle: str
    credits: tuple[str, ...]
    sides: tuple[Side, ...]
    board: Board
    pieces: tuple[PieceLook, ...]
    boxes: tuple[Box, ...]
    groups: tuple[Key, ...]
    terrains: tuple[Key, ...]
    states: tuple[Key, ...]
    """What may be said of a token, the most important first."""
    signs: tuple[Key, ...]
    tracks: tuple[TrackLook, ...]
    charts: tuple[ChartTable, ...]
    overlays: tuple[OverlayLook, ...]
    tour: tuple[TourStep, ...]
    images: tuple[Pyramid, ...]
    labels: tuple[Label, ...]


# what changes: the scene


class Token(Look, frozen=True, gc=False):
    """A piece in a place: which face is up (an index of its faces; negative: face down), and what is said of it.

    `slot` is the stack of its space that it lies in. What is `aboard` another piece is not seen on the map.
    """

    piece: str
    face: int
    states: tuple[str, ...]
    slot: int = 0
    aboard: str = ""


class Sign(Look, frozen=True):
    """A marker that is no piece. `value` is written on it, `text` says what it is."""

    space: str
    kind: str
    text: str
    value: str = ""
    side: str = ""


class Item(Look, frozen=True):
    """A thing in a panel, such as a chit: its name and its state (a word that clients have a style for).

    `value` is written beside the name (a price, a number), `note` is a sentence for who asks, `icon` a word that
    clients have a drawing for. A click gives that one of the `orders` (as they are written) which is on offer.
    """

    label: str
    state: State
    key: str = ""
    value: str = ""
    note: str = ""
    icon: str = ""
    orders: tuple[str, ...] = ()


class Cell(Look, frozen=True):
    """A box of a track, with what is printed in it and what stands there; a `goal` ends the track."""

    label: str
    items: tuple[Item, ...] = ()
    goal: bool = False


class PanelRow(Look, frozen=True):
    """A row of a panel. One with `cells` is a track of boxes, and its items wait beside it.

    One with neither is the heading of those below it.
    """

    label: str
    items: tuple[Item, ...]
    side: str = ""
    cells: tuple[Cell, ...] = ()


class Panel(Look, frozen=True):
    """What lies beside the board and is neither track nor box: chits, Air Support, Build Tracks.

    One that is in `front` belongs beside the question: the board of a battle that is being fought. What can be
    ordered by its items needs no buttons elsewhere.
    """

    key: str
    label: str
    rows: tuple[PanelRow, ...]
    front: bool = False


class Score(Look, frozen=True):
    """A number that counts at the end."""

    label: str
    value: int


class Outcome(Look, frozen=True):
    """How the game ended."""

    winner: str
    text: str
    rule: str
    score: tuple[Score, ...] = ()


class Arrow(Look, frozen=True):
    """A move or an attack that is being composed: the spaces from where it comes to where it goes."""

    kind: Literal["move", "attack"]
    way: tuple[str, ...]
    side: str = ""


class Scene(Look, frozen=True):
    """All there is to see of a position. In a stack the last token lies on top."""

    headline: str
    turn: int
    phase: str
    weather: str
    side: str
    """The side whose phase it is; empty if it is nobody's."""
    tracks: dict[str, int]
    stacks: dict[str, tuple[Token, ...]]
    signs: tuple[Sign, ...]
    panels: tuple[Panel, ...]
    result: Outcome | None = None
    arrows: tuple[Arrow, ...] = ()
    frame: tuple[float, ...] = ()
    """Left, top, right and bottom of the part of the board that is looked at first; empty: all of it."""


class Spot(Look, frozen=True):
    """What an overlay says of a space: a short value, a tone, and a sentence for who asks."""

    value: str
    tone: str
    text: str = ""


class Overlay(Look, frozen=True):
    """Something laid over the map: spots, and lines from space to space with a tone."""

    title: str
    spaces: dict[str, Spot]
    lines: tuple[tuple[str, str, str], ...]
    note: str = ""


class Line(Look, frozen=True):
    """One line of a calculation, with the rule behind it. A `part` is contained in the line above that is none."""

    label: str
    value: str
    rule: str = ""
    part: bool = False


class Chance(Look, frozen=True):
    """A possible result: how likely (numerator, denominator), as the table prints it, and in words.

    `side` gains by it, and `gain` says how much: steps that the enemy loses more than that side does.
    """

    chance: tuple[int, int]
    text: str
    code: str = ""
    side: str = ""
    gain: int = 0


class Prospect(Look, frozen=True):
    """More chances beside the first ones: on another assumption, or of another side. `label` says which."""

    label: str
    outcomes: tuple[Chance, ...]


class Choice(Look, frozen=True):
    """What one of the orders on offer would lead to."""

    order: str
    label: str
    outcomes: tuple[Chance, ...]
    column: str = ""
    note: str = ""
    lines: tuple[Line, ...] = ()
    prospects: tuple[Prospect, ...] = ()


class Preview(Look, frozen=True):
    """What a decision leads to. Chances are exact; `assumed` says on what choices still to be made they rest."""

    title: str
    lines: tuple[Line, ...]
    outcomes: tuple[Chance, ...]
    column: str = ""
    assumed: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    prospects: tuple[Prospect, ...] = ()


class Caution(Look, frozen=True):
    """What an order on offer would lose for certain, or is likely to, and the rule behind it."""

    order: str
    text: str
    rule: str = ""


# how a title is asked


def say(wording: Wording, key: str, **args: str | int | float) -> str:
    """A message of the title as it stands, with arguments that are already words or numbers."""
    return _said(wording.title.folder, wording.language, key, tuple(args.items()))


@lru_cache(maxsize=8192)
def _said(folder: Path, language: str, key: str, args: tuple[tuple[str, str | int | float], ...]) -> str:
    """Scenes say the same at almost every moment."""
    return text.message(folder, language, key, dict(args))


def outcome(pos: Position, wording: Wording, score: tuple[Score, ...] = ()) -> Outcome | None:
    """How the game ended, if it did, in the words of its last event, with what counted."""
    if pos.result is None:
        return None
    winner = pos.result.winner
    told = wording.event(Event("game-over", (pos.result.rule,), {"winners": [winner] if winner else []}))
    return Outcome(winner or "", told, pos.result.rule, score)


class Scenery(Protocol):
    """The module `scene` of a title."""

    def portrait(self, title: Title, kit: Kit, language: str) -> Portrait: ...

    def scene(self, pos: Any, wording: Wording) -> Scene:
        """What a seat sees of its view of a position."""
        ...

    def overlay(self, pos: Any, key: str, target: str | None, wording: Wording) -> Overlay:
        """An overlay over a seat's view; `target` names a piece or a space if the overlay needs one."""
        ...

    def preview(self, pos: Any, ask: Ask, wording: Wording) -> Preview | None:
        """What the question leads to that a seat is asked, if that can be foreseen."""
        ...

    def warnings(self, pos: Any, ask: Ask, wording: Wording) -> tuple[Caution, ...]:
        """What orders on offer would lose: asked for again before they are given. A title may leave it out."""
        ...

    def cover(self, language: str) -> str:
        """The file of the picture that stands for the title in the lobby."""
        ...

    def pictures(self) -> tuple[str, ...]:
        """The files of images that are drawn ahead, those first that are wanted first.

        A name changes with what is drawn.
        """
        ...

    def is_picture(self, file: str) -> bool:
        """Whether the title can draw an image of that name, ahead or when it is asked for."""
        ...

    def draw_picture(self, file: str) -> bytes:
        """An image as the bytes of its file; may take seconds."""
        ...


def cautions(of: Scenery, pos: Position, ask: Ask, wording: Wording) -> tuple[Caution, ...]:
    """The warnings of a title, if it has any."""
    warn = getattr(of, "warnings", None)
    return () if warn is None else cast("tuple[Caution, ...]", warn(pos, ask, wording))


def scenery(title: Title) -> Scenery:
    """The module in which a title describes itself to clients."""
    package = type(title).__module__.rpartition(".")[0]
    try:
        return cast(Scenery, importlib.import_module(f"{package}.scene"))
    except ModuleNotFoundError as error:
        if error.name != f"{package}.scene":
            raise
        raise UnknownTitle(f"{title.meta.name} cannot be shown in a browser yet") from None
