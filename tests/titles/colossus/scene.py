"""What a client is shown of Colossus."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.chart import Chart, ground
from grognard.chart.backdrop import Backdrop
from grognard.chart.colours import colour
from grognard.chart.drawing import paint
from grognard.chart.geometry import Frame
from grognard.chart.model import Terrain
from grognard.chart.raster import Raster
from grognard.chart.tiles import Tiling, stamp
from grognard.core import portraits
from grognard.core.errors import UnknownTitle
from grognard.core.frame import Ask
from grognard.core.recent import Recent
from grognard.core.scene import (
    Board,
    Colours,
    Item,
    Key,
    Overlay,
    Panel,
    PanelRow,
    PieceLook,
    Portrait,
    Preview,
    Scene,
    Score,
    Sheet,
    Sign,
    Space,
    Token,
    TrackLook,
    outcome,
    say,
)
from grognard.core.title import Title
from grognard.core.wording import Wording
from tests.titles.colossus.kit import ALLIANCES, DEAD, META, POOL, SIDES, TERRAINS, ColossusKit
from tests.titles.colossus.title import Colossus
from tests.titles.colossus.war import FULL_STEPS, POWERS, Battle, Moving, War

if TYPE_CHECKING:
    from PIL.Image import Image

PIXELS = 32.0
MOST_POINTS = 99
LOOKS = {
    "plain": Terrain("plain", colour("#dfe2b0"), "open"),
    "wood": Terrain("wood", colour("#a9c48c"), "wood"),
    "hill": Terrain("hill", colour("#cdb285"), "hill"),
    "sea": Terrain("sea", colour("#a9cbe0"), "open"),
}
INFANTRY = "10031000161211000000"
STATES = {"moving": ("#0072b2", "arrow"), "moved": ("#78909c", "done")}
TOUR: portraits.Tour = (portraits.Stop("prompt"), portraits.Stop("piece", "{side}-001"))


# the map


@cache
def _chart() -> Chart:
    kit = Colossus().kit()
    return Chart(kit.map, {name: LOOKS[kind] for name, kind in zip(kit.space_names, kit.terrain, strict=False)})


@cache
def _frame() -> Frame:
    """What the map covers: to know it nothing need be painted."""
    return Chart(Colossus().kit().map, {}).frame


def _tiling() -> Tiling:
    return Tiling(_frame(), PIXELS, stamp(sorted(Path(__file__).parent.glob("*.py"))))


def _ground(frame: Frame, pixels: float) -> Image:
    return ground.paint(_chart(), frame, pixels)


def _draw(canvas: Raster, language: str | None) -> None:
    paint(canvas, _chart(), named=False)


_backdrop = Backdrop(META.key, _tiling, _ground, _draw, (0.25, Frame(100.0, 60.0, 180.0, 108.0)))
cover, pictures = _backdrop.cover, _backdrop.pictures
is_picture, draw_picture = _backdrop.is_picture, _backdrop.draw_picture


# the portrait


def portrait(title: Title, kit: ColossusKit, language: str) -> Portrait:
    """How the game looks, in a language."""
    wording = Wording(title, kit, language)
    frame = _frame()
    sheets = tuple(Sheet(grid.tops, grid.radius) for grid in kit.map.grids)
    return portraits.assemble(
        wording,
        credits=(),
        board=Board(sheets, (frame.left, frame.top, frame.right, frame.bottom), _spaces(kit, wording)),
        pieces=(_piece(kit, p, wording) for p in range(len(kit.piece_names))),
        groups={"boxes": (POOL, DEAD)},
        box_label=lambda box: wording.name("box", box),
        terrains=(Key(kind, wording.name("terrain", kind)) for kind in TERRAINS),
        states=STATES,
        signs={"home": "flag"},
        tracks=(
            TrackLook("turn", wording.name("track", "turn"), 0, max(opening.turns for opening in META.openings)),
            *(
                TrackLook(f"points-{side}", wording.name("track", f"points-{side}"), 0, MOST_POINTS, side)
                for side in SIDES
            ),
        ),
        charts=(),
        overlays={},
        tones={},
        tour=TOUR,
        images=_backdrop.layers(),
        labels=(),
    )


def _spaces(kit: ColossusKit, wording: Wording) -> tuple[Space, ...]:
    columns = kit.space_names, kit.board.x.tolist(), kit.board.y.tolist(), kit.terrain, kit.board.sheet.tolist()
    return tuple(
        Space(name, round(x, 4), round(y, 4), "", terrain, wording.place(space), (), sheet=sheet)
        for space, (name, x, y, terrain, sheet) in enumerate(zip(*columns, strict=False))
    )


def _piece(kit: ColossusKit, p: int, wording: Wording) -> PieceLook:
    name, side = kit.piece_names[p], SIDES[kit.side(p)]
    fill = portraits.SIDE_LOOKS[kit.side(p)][0]
    return PieceLook(
        name=name,
        title=kit.piece_title(p, wording.language),
        side=side,
        symbol=INFANTRY,
        mark="X",
        left=name[-3:],
        right="",
        size="large",
        kind="infantry",
        colours=Colours("#f2ead6", "#1b1712", fill, fill),
        faces=tuple((str(steps),) for steps in range(1, FULL_STEPS + 1)),
        legend=(say(wording, "look-steps"),),
        traits=(),
    )


# the scene


@cache
def _token(name: str, face: int, state: str) -> Token:
    return Token(name, face, (state,) if state else ())


_laid: Recent[dict[str, tuple[Token, ...]]] = Recent(len(ALLIANCES) + 1)
"""Allies see the same stacks."""


def _stacks(pos: War, states: dict[int, str]) -> dict[str, tuple[Token, ...]]:
    names, steps, state = pos.kit.space_names, pos.steps, states.get
    looks = [_token(name, steps[p] - 1, state(p, "")) for p, name in enumerate(pos.kit.piece_names)]
    return {
        names[space]: (looks[units[0]],) if len(units) == 1 else tuple([looks[p] for p in units])
        for space, units in pos.at.items()
    }


def scene(pos: War, wording: Wording) -> Scene:
    """All that a seat sees of its view of the war. Units of strangers lie face down."""
    names = pos.kit.space_names
    states = dict.fromkeys(pos.moved, "moved") | {
        frame.piece: "moving" for frame in pos.stack if isinstance(frame, (Moving, Battle))
    }
    stacks = _laid.get(pos.steps, states, pos.at, make=lambda: _stacks(pos, states))
    side = next((side for frame in reversed(pos.stack) if (side := getattr(frame, "side", None)) is not None), None)
    score = tuple(Score(wording.name("camp", SIDES[power]), pos.points[power]) for power in POWERS)
    return Scene(
        headline=say(wording, "scene-headline", turn=pos.turn, last=pos.last_turn),
        turn=pos.turn,
        phase="",
        weather="",
        side="" if side is None else str(side if isinstance(side, str) else SIDES[side]),
        tracks={"turn": pos.turn} | {f"points-{SIDES[power]}": pos.points[power] for power in POWERS},
        stacks=stacks,
        signs=tuple(
            Sign(names[home], "home", say(wording, "scene-home", side=wording.side(power)), side=SIDES[power])
            for power in POWERS
            for home in pos.kit.homes[power]
        ),
        panels=(Panel("alliances", wording.name("panel", "alliances"), tuple(_alliances(pos, wording))),),
        result=outcome(pos, wording, score),
    )


def _alliances(pos: War, wording: Wording) -> list[PanelRow]:
    """Who stands with whom."""
    return [
        PanelRow(
            wording.name("alliance", alliance),
            tuple(
                Item(wording.name("camp", side), "open", value=str(pos.points[power]))
                for power, side in enumerate(SIDES)
                if pos.alliance(power) == alliance
            ),
        )
        for alliance in ALLIANCES
    ]


def overlay(pos: War, key: str, target: str | None, wording: Wording) -> Overlay:
    raise UnknownTitle(f"there is no overlay {key!r}")


def preview(pos: War, ask: Ask, wording: Wording) -> Preview | None:
    return None
