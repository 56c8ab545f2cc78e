"""What a client is shown of the title before any position: complete, and in both languages."""

from __future__ import annotations

import re

import msgspec
import pytest

from tests.nemesis.moments import (
    ENGLISH,
    KIT,
    SHOWN,
    portrait,
)


def test_the_board_and_its_images_agree() -> None:
    made = portrait()
    left, top, right, bottom = made.board.frame
    (image,) = made.images
    assert (image.x, image.y) == (left, top)
    assert image.size[0] / image.pixels == pytest.approx(right - left, abs=1 / image.pixels)
    assert image.size[1] / image.pixels == pytest.approx(bottom - top, abs=1 / image.pixels)
    for space in made.board.spaces:
        assert left < space.x < right
        assert top < space.y < bottom
        if space.name.isdigit():
            assert (space.x, space.y) == pytest.approx(KIT.map.centre(space.name), abs=1e-3)
    for label in made.labels:
        for x, y in ((label.x, label.y), *label.line):
            assert left - 1 < x < right + 1
            assert top - 1 < y < bottom + 1


def test_the_map_is_painted_in_the_sizes_that_are_promised() -> None:
    from io import BytesIO

    from PIL import Image

    (pyramid,) = portrait().images
    sharpest = pyramid.levels - 1
    wide, high = pyramid.size
    last = (wide - 1) // pyramid.tile, (high - 1) // pyramid.tile
    for level, column, row, size in (
        (0, 0, 0, (-(-wide // (1 << sharpest)), -(-high // (1 << sharpest)))),
        (sharpest, *last, (wide - last[0] * pyramid.tile, high - last[1] * pyramid.tile)),
    ):
        file = pyramid.url.rpartition("/")[2].format(level=level, column=column, row=row)
        assert file in SHOWN.pictures()
        assert SHOWN.is_picture(file)
        with Image.open(BytesIO(SHOWN.draw_picture(file))) as image:
            assert image.format == "WEBP"
            assert image.size == size
    assert SHOWN.pictures()[:2] == (SHOWN.cover("en"), SHOWN.cover("fr"))


def test_counters() -> None:
    pieces = {piece.name: piece for piece in portrait().pieces}
    for name, piece in pieces.items():
        p = KIT.piece_index[name]
        assert re.fullmatch(r"\d{20}", piece.symbol)
        assert len(piece.faces) == KIT.full_steps[p]
        assert all(len(face) == len(piece.legend) for face in piece.faces)
        assert all(re.fullmatch(r"#[0-9a-f]{6}", tone) for tone in msgspec.structs.astuple(piece.colours))
    regiment = pieces["31/58"]
    assert (regiment.mark, regiment.symbol) == ("III", "10031000171211000000")
    assert regiment.faces == (("5", "3", "5"), ("5", "3", "5"), ("8", "3", "5"))
    assert (regiment.left, regiment.right, regiment.formation) == ("31", "58", "31")
    marks = {name: pieces[name].mark for name in ("17/48", "15/b1", "Y/198", "15A/HQ", "31/HQ", "JM/A", "INA/1")}
    assert list(marks.values()) == ["X", "II", "XX", "XXXX", "XX", "", "III"]
    entities = {name: pieces[name].symbol[10:] for name in ("AUX/3A", "3C", "15/E", "56/R", "45C", "JM/A", "Chin")}
    assert entities == {
        "AUX/3A": "1303000051",  # wheeled field artillery
        "3C": "1205000000",  # armour
        "15/E": "1407000000",  # engineers
        "56/R": "1213000000",  # reconnaissance
        "45C": "1205010000",  # armoured reconnaissance
        "JM/A": "1636000031",  # transport by pack animals
        "Chin": "1211000058",  # irregular infantry
    }
    assert pieces["31/HQ"].symbol[7] == "2"
    assert pieces["CH/77"].boxed == 1
    assert (pieces["15/HQ"].boxed, pieces["15/HQ"].faces) == (0, (("4", "6"),)), "a range is printed in a box"


def test_charts() -> None:
    charts = {chart.key: chart for chart in portrait().charts}
    assert list(charts) == ["combat", "terrain", "turns", "objectives", "replacements"]
    for chart in charts.values():
        assert all(len(row) == len(chart.columns) for row in chart.rows), chart.key
        ENGLISH.rule(chart.rule)
    assert charts["combat"].columns[1:] == tuple(KIT.columns)
    assert len(charts["objectives"].rows) == len(KIT.objectives)
    assert [row[0] for row in charts["turns"].rows if row[3]] == [str(turn) for turn in sorted(KIT.support_turns)]


def test_the_two_sides_can_be_told_apart_without_colours() -> None:
    first, second = portrait().sides
    assert first.pattern != second.pattern
    assert abs(_brightness(first.colour) - _brightness(second.colour)) > 10


def _brightness(colour: str) -> float:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue
