"""The map of Nemesis: readable, and true to its data."""

from __future__ import annotations

from itertools import combinations
from math import dist
from pathlib import Path

import pytest
from PIL import Image

from grognard.chart import Chart, badges, draw, labels
from grognard.chart.geometry import Frame
from grognard.chart.pieces import Counter
from grognard.titles.nemesis import artwork


@pytest.fixture(scope="module", params=["en", "fr"])
def chart(request: pytest.FixtureRequest) -> Chart:
    return artwork.chart(language=request.param)


def overlap(a: Frame, b: Frame) -> bool:
    return min(a.right, b.right) - max(a.left, b.left) > 0.01 and min(a.bottom, b.bottom) - max(a.top, b.top) > 0.01


def test_no_name_covers_another_or_a_mark(chart: Chart) -> None:
    letters = [(at, name.size) for name in chart.names for _, at, _ in labels.letters(name)]
    placed = labels.place_names(chart, labels.survey(chart, chart.frame, letters))
    assert len(placed) == len(chart.places)
    assert not [(a.text, b.text) for a, b in combinations(placed, 2) if overlap(a.frame, b.frame)]
    marks = [(place.name, badges.bounds(place)) for place in chart.places]
    assert not [(label.text, name) for label in placed for name, mark in marks if overlap(label.frame, mark)]


def test_marks_stand_in_their_hexes_and_apart(chart: Chart) -> None:
    for place in chart.places:
        assert dist(place.at, chart.map.centre(place.hex)) < 0.5, place.name
    assert not [
        (a.name, b.name) for a, b in combinations(chart.places, 2) if overlap(badges.bounds(a), badges.bounds(b))
    ]


def test_rivers_run_along_their_hexsides(chart: Chart) -> None:
    edge = Frame(1.0, 0.7, 29.3, 19.8)
    for river in chart.rivers:
        sides = [chart.map.side(a, b) for a, b in river.sides]
        marks = [
            (p[0] + (q[0] - p[0]) * step / 6, p[1] + (q[1] - p[1]) * step / 6) for p, q in sides for step in range(7)
        ]
        for point in (point for course in river.courses for point in course if edge.holds(point)):
            assert min(dist(point, mark) for mark in marks) < 0.3, (river.sides[0], point)


def test_starting_position_has_every_piece_once() -> None:
    pieces = artwork.starting_position()
    assert len({piece.piece for piece in pieces}) == len(pieces) > 90
    assert sum(len(stack.counters) for stack in artwork.stacks(pieces)) == len(pieces)


def test_pieces_may_wait_off_the_map() -> None:
    (stack,) = artwork.stacks([artwork.CounterOnMap("15/60", "JP", reduced=True, supply="none")])
    assert stack.at[1] > 20.5
    (top,) = stack.counters
    assert isinstance(top, Counter)
    assert top.reduced
    assert top.flag is not None


@pytest.mark.long
def test_the_whole_map_is_a_handy_file(tmp_path: Path) -> None:
    path = tmp_path / "map.png"
    draw(artwork.chart(artwork.starting_position()), path)
    with Image.open(path) as image:
        assert 3400 <= image.width <= 4200
    assert path.stat().st_size < 6_000_000
