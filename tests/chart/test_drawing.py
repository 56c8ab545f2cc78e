"""A small map of no game, drawn in full."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image

import grognard.chart
from grognard.board import HexGrid, HexMap
from grognard.chart import Chart, draw, fonts
from grognard.chart.colours import BLACK, WHITE, Colour, colour
from grognard.chart.model import (
    Airfield,
    Disc,
    Entry,
    Lake,
    Name,
    OffMap,
    Place,
    River,
    Sample,
    Square,
    Terrain,
    TitleBlock,
    Way,
)
from grognard.chart.pieces import Counter, Stack, Symbol
from grognard.core.errors import GrognardError

PLAIN = Terrain("plain", colour("#e0e0a0"), "open")
WOOD = Terrain("wood", colour("#80b070"), "wood")
HILL = Terrain("hill", colour("#c0a070"), "hill")
CLIFF = Terrain("cliff", colour("#a07850"), "cliff")
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
MAGENTA = colour("#ff00ff")
MAP = HexMap([HexGrid(range(1, 6), range(1, 5), "flat", "even")])


def piece(symbol: Symbol = "infantry", fill: Colour = MAGENTA) -> Counter:
    return Counter(symbol, "III", "31", "Légion", ("6", "3", "5"), fill, BLACK, BLACK, WHITE, 1, True, BLACK)


@pytest.fixture
def small() -> Chart:
    kinds = (PLAIN, WOOD, HILL, CLIFF)
    terrain = {f"{c:02d}{r:02d}": kinds[(c + r) % 4] for c in range(1, 6) for r in range(1, 5)}
    course = [(1.0, 2.4), (2.0, 2.6), (3.0, 2.4), (4.5, 2.6)]
    return Chart(
        map=MAP,
        terrain=terrain,
        rivers=[River("major", [course], [("0202", "0203"), ("0302", "0303")])],
        lakes=[Lake([(3.0, 1.0), (3.4, 1.2), (3.2, 1.5)], [("0401", "0402")])],
        borders=[[(0.5, 0.5), (4.5, 3.5)]],
        ways=[Way("road", ("0101", "0201", "0301")), Way("rail", ("0101", "0201")), Way("trail", ("0301", "0302"))],
        places=[
            Place("Évian", "0101", MAP.centre("0101"), [Square("8", BLACK, WHITE, True), Disc("5", BLACK, WHITE)], 0),
            Place("Field", "0304", MAP.centre("0304"), [Airfield(WHITE, BLACK)], 2),
            Place("Nowhere", "0503", MAP.centre("0503")),
        ],
        names=[Name("Land", [(1.0, 1.0), (4.0, 1.0)], "country", 0.5)],
        entries=[Entry("0104", BLACK)],
        off_map=[OffMap("UK\nhere", (0.0, 0.0), BLACK, WHITE, [[(0.2, 0.2), (0.8, 0.8)]])],
        stacks=[Stack(MAP.centre("0402"), [piece(symbol) for symbol in SYMBOLS])],
        ticks={"top": [(2.0, "95°E")], "left": [(2.0, "24°N")]},
        block=TitleBlock(
            "Test", "a map", ["line"], [("Key", [Sample(WOOD, "wood"), Sample(piece(), "unit")])], [(1.0, "1")]
        ),
    )


def test_png_has_the_size_it_should(small: Chart, tmp_path: Path) -> None:
    for scale in (0.5, 1.0):
        path = tmp_path / f"{scale}.png"
        draw(small, path, scale=scale)
        with Image.open(path) as image:
            assert image.format == "PNG"
            assert image.width == pytest.approx(116 * scale * (5 * 0.866 + 0.577 + 1.3 * 2 - 0.289 + 0.84), abs=3)


def test_counters_are_drawn_in_their_colour(small: Chart, tmp_path: Path) -> None:
    draw(small, tmp_path / "map.png")
    with Image.open(tmp_path / "map.png") as image:
        colours = {tone: count for count, tone in image.convert("RGB").getcolors(1 << 20) or []}
    near = [tone for tone in colours if isinstance(tone, tuple) and tone[0] > 240 and tone[1] < 16 and tone[2] > 240]
    assert sum(colours[tone] for tone in near) > 1000


def test_svg_is_well_formed_and_carries_its_words(small: Chart, tmp_path: Path) -> None:
    draw(small, tmp_path / "map.svg")
    root = ET.parse(tmp_path / "map.svg").getroot()
    words = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Évian", "Field", "Nowhere", "0101", "0504", "95°E", "Test"} <= set(words)
    assert "font-face" in (tmp_path / "map.svg").read_text(encoding="utf-8")


def test_drawing_twice_gives_the_same_file(small: Chart, tmp_path: Path) -> None:
    for name in ("a.png", "b.png", "a.svg", "b.svg"):
        draw(small, tmp_path / name, scale=0.5)
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


def test_other_suffixes_are_refused(small: Chart, tmp_path: Path) -> None:
    with pytest.raises(GrognardError, match="png or"):
        draw(small, tmp_path / "map.gif")


@pytest.mark.parametrize("face", ["sans", "sans-bold", "serif-italic", "serif-bold"])
def test_accented_letters_are_in_the_typefaces(face: fonts.Face) -> None:
    font = fonts.font(face, 40)
    missing = bytes(font.getmask("\ue000"))
    for letter in "éèàçùêîôûëïœÉ«»’°½":
        assert bytes(font.getmask(letter)) != missing, letter


def test_the_renderer_knows_no_title() -> None:
    titles = Path(grognard.chart.__file__).parent.parent / "titles"
    names = {folder.name for folder in titles.iterdir() if folder.is_dir() and not folder.name.startswith("_")}
    for module in Path(grognard.chart.__file__).parent.glob("*.py"):
        assert not [name for name in names if name in module.read_text(encoding="utf-8").lower()], module.name
