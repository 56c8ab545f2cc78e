"""What a client is shown of the title before any position: complete, and in both languages."""

from __future__ import annotations

import re
from collections import Counter

import msgspec
import pytest

from grognard.chart.geometry import centre
from grognard.core.dice import Dice
from grognard.core.frame import answer, settle
from grognard.core.position import Table
from grognard.core.scene import Portrait
from grognard.core.text import LANGUAGES
from grognard.titles.nemesis.kit import TERRAINS
from tests.nemesis.moments import (
    ENGLISH,
    KIT,
    SHOWN,
    TITLE,
    portrait,
    texts,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_portrait_is_plain_data(language: str) -> None:
    made = portrait(language)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Portrait) == made
    assert made is portrait(language), "it is made once"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_portrait_is_there(language: str) -> None:
    found = [*texts(msgspec.to_builtins(portrait(language)))]
    wrong = [text for text in found if re.search(r"[{}]|\?\?\?|\b(look|chart|overlay|tour|state|slot)-\w", text)]
    assert {text for text in wrong if not _is_key(text)} == set()


def _is_key(text: str) -> bool:
    return text in KIT.space_index


def test_every_space_and_every_piece_is_there_once() -> None:
    made = portrait()
    places = [space.name for space in made.board.spaces] + [box.name for box in made.boxes]
    assert Counter(places) == Counter(KIT.space_names)
    assert [piece.name for piece in made.pieces] == list(KIT.piece_names)
    assert len({piece.title for piece in made.pieces}) == len(made.pieces)
    assert {box.group for box in made.boxes} == {group.key for group in made.groups}
    assert {space.terrain for space in made.board.spaces} == {*TERRAINS, ""}


def test_the_board_and_its_images_agree() -> None:
    made = portrait()
    left, top, right, bottom = made.board.frame
    for pixels in {layer.pixels for layer in made.images}:
        tiles = [layer for layer in made.images if layer.pixels == pixels]
        assert (min(tile.x for tile in tiles), min(tile.y for tile in tiles)) == (left, top)
        assert max(tile.x + tile.width for tile in tiles) == pytest.approx(right, abs=1 / pixels)
        assert max(tile.y + tile.height for tile in tiles) == pytest.approx(bottom, abs=1 / pixels)
        area = (right - left) * (bottom - top)
        assert sum(tile.width * tile.height for tile in tiles) == pytest.approx(area, rel=0.001)
    for space in made.board.spaces:
        assert left < space.x < right
        assert top < space.y < bottom
        if space.name.isdigit():
            assert (space.x, space.y) == pytest.approx(centre(space.name), abs=1e-3)
    for label in made.labels:
        for x, y in ((label.x, label.y), *label.line):
            assert left - 1 < x < right + 1
            assert top - 1 < y < bottom + 1
    assert len({layer.url for layer in made.images}) == len(made.images)


def test_the_map_is_painted_in_the_sizes_that_are_promised() -> None:
    from io import BytesIO

    from PIL import Image

    layers = portrait().images
    files = [layer.url.rpartition("/")[2] for layer in layers]
    assert SHOWN.pictures() == (SHOWN.cover("en"), SHOWN.cover("fr"), *files)
    for file, layer in ((files[0], layers[0]), (files[-1], layers[-1])):
        with Image.open(BytesIO(SHOWN.draw_picture(file))) as image:
            assert image.format == "WEBP"
            assert image.width == pytest.approx(layer.width * layer.pixels, abs=1)
            assert image.height == pytest.approx(layer.height * layer.pixels, abs=1)


def test_the_tiles_of_the_sharp_map_cover_it() -> None:
    layers = portrait().images
    whole, tiles = layers[0], [layer for layer in layers if layer.scale > 1]
    assert sum(tile.width * tile.height for tile in tiles) == pytest.approx(whole.width * whole.height, rel=1e-3)
    assert min(tile.x for tile in tiles) == whole.x
    assert max(tile.x + tile.width for tile in tiles) == pytest.approx(whole.x + whole.width, abs=0.01)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tour_can_be_followed(language: str) -> None:
    made = portrait(language)
    known = {
        "piece": set(KIT.piece_names),
        "space": set(KIT.space_names),
        "overlay": {overlay.key for overlay in made.overlays},
        "chart": {chart.key for chart in made.charts},
        "tracks": {track.key for track in made.tracks},
        "panel": {"chits", "air", "markers"},
        "prompt": {""},
    }
    pos = TITLE.set_up(KIT, "campaign", {}, Table(Dice("tour")))
    asks = settle(pos)
    assert len(made.tour) == 8
    for step in made.tour:
        assert step.target in known[step.at]
        for written in step.orders:
            verb, _, target = written.partition(" ")
            order = TITLE.read(KIT, verb, target or None)
            assert order in asks[0].orders, written
            asks = answer(pos, asks, order, "japan")
    assert KIT.space_names[pos.place[KIT.piece_index["31/58"]]] == "0810"
