"""A small map of regions of no game, drawn in full."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PIL import Image

from grognard.chart import draw
from grognard.chart.colours import BLACK, WHITE, colour
from grognard.chart.geometry import Frame
from grognard.chart.pieces import Block, Stack
from grognard.chart.regions import (
    Airbase,
    Border,
    Caption,
    Derrick,
    Flag,
    Fort,
    Freight,
    Legend,
    Port,
    Region,
    RegionChart,
    Relief,
    Sign,
    Source,
    Star,
    Track,
    Works,
)

RED, BLUE = colour("#e08070"), colour("#80a0e0")
WEST = [(0.0, 0.0), (4.0, 0.0), (4.0, 6.0), (0.0, 6.0)]
EAST = [(4.0, 0.0), (8.0, 0.0), (8.0, 6.0), (4.0, 6.0)]
ISLAND = [(1.0, 1.0), (3.5, 1.0), (3.5, 4.0), (1.0, 4.0)]
BOX = [(5.0, 2.0), (7.4, 2.0), (7.4, 4.0), (5.0, 4.0)]


MAGENTA = colour("#ff00ff")


@pytest.fixture
def small(tmp_path: Path) -> RegionChart:
    grey = tmp_path / "grey.png"
    Image.new("L", (16, 12), 150).save(grey)
    signs: list[Sign] = [
        Port("3"),
        Port(""),
        Works("1"),
        Derrick("2"),
        Star(),
        Source(RED),
        Source(RED, True),
        Airbase(),
    ]
    return RegionChart(
        frame=Frame(0.0, 0.0, 8.0, 6.0),
        regions=[
            Region("sea", WEST, BLUE, Caption(["Mer", "du Nord"], (2.0, 5.0), 0.4, "sea"), [Freight("2")], (2.0, 5.6)),
            Region("sea", EAST, BLUE),
            Region("area", ISLAND, RED, Caption(["Île"], (2.0, 2.0), 0.4, "area"), signs, (4.0, 0.5), wooded=True),
            Region("port", BOX, RED, Caption(["Box"], (6.2, 2.2), 0.3, "box")),
        ],
        land=[ISLAND],
        relief=Relief(grey, grey, grey, 1000.0),
        heights=[(0.0, RED), (1000.0, BLUE)],
        depths=[(0.0, BLUE), (1.0, RED)],
        closed=[[(5.0, 5.0), (8.0, 5.0), (8.0, 6.0)]],
        borders=[Border("sea", [(4.0, 0.0), (4.0, 6.0)]), Border("shut", [(1.0, 2.0), (3.5, 2.0)])],
        tracks=[Track("strait", [(3.5, 3.0), (5.0, 3.0)]), Track("tie", [(5.0, 3.5), (4.5, 3.5)])],
        points=[(4.0, 1.0)],
        rose=((6.0, 1.0), 0.6),
        meridians=[(4.0, "100°E")],
        parallels=[(3.0, "0°")],
        legend=Legend("Map", "of nowhere", ["line"], [(Star(), "star"), (Border("limit", ()), "end")], (0, 1), (5, 5)),
        markers=[((2.6, 3.4), Flag(RED)), ((3.1, 3.4), Fort(BLUE))],
        stacks=[Stack((6.2, 3.2), [Block("carrier", "CV", 2, 4, MAGENTA, BLACK, WHITE, RED)] * 7, 1.0)],
    )


def test_png_has_its_size_and_its_colours(small: RegionChart, tmp_path: Path) -> None:
    draw(small, tmp_path / "map.png", scale=0.5)
    with Image.open(tmp_path / "map.png") as image:
        assert image.size == (round(9.4 * 32), round(7.4 * 32))
        sea, land = image.getpixel((230, 210)), image.getpixel((75, 140))
    assert isinstance(sea, tuple)
    assert isinstance(land, tuple)
    assert sea != land


def test_blocks_are_drawn_in_their_colour(small: RegionChart, tmp_path: Path) -> None:
    draw(small, tmp_path / "map.png")
    with Image.open(tmp_path / "map.png") as image:
        colours = {tone: count for count, tone in image.convert("RGB").getcolors(1 << 20) or []}
    assert colours[MAGENTA[:3]] > 400


def test_svg_carries_its_words(small: RegionChart, tmp_path: Path) -> None:
    draw(small, tmp_path / "map.svg", scale=0.5)
    words = [element.text for element in ET.parse(tmp_path / "map.svg").iter("{http://www.w3.org/2000/svg}text")]
    assert {"Île", "Box", "Map", "star", "100°E", "CV", "7"} <= set(words)


def test_drawing_twice_gives_the_same_file(small: RegionChart, tmp_path: Path) -> None:
    for name in ("a.png", "b.png"):
        draw(small, tmp_path / name, scale=0.5)
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()
