"""The data behind the map, checked against the ground (needs the extra `atlas`)."""

from __future__ import annotations

from importlib.util import find_spec

import numpy as np
import pytest

if not all(map(find_spec, ("itur", "mpl_toolkits", "scipy"))):
    pytest.skip("the extra `atlas` is not installed", allow_module_level=True)

from atlas import check_nemesis, courses, files, hexes
from atlas.nemesis import GRID


def test_registration_is_the_rulebooks() -> None:
    assert GRID.hex_of(24.86, 94.91) == "0909"
    assert GRID.hex_of(25.383, 97.396) == "2306"


def test_the_map_is_sound() -> None:
    assert check_nemesis.problems() == []


@pytest.mark.long
def test_terrain_in_the_file_is_what_the_builder_makes() -> None:
    written: list[dict[str, str]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "write", lambda title, name, columns, rows: written.extend(rows))
        hexes.build()
    assert written == files.read("nemesis", "hexes")


def test_a_course_is_laid_along_its_hexsides() -> None:
    sides = courses.along_sides(GRID, [("0303", "0304"), ("0304", "0404"), ("0404", "0504")])
    assert len(sides) == 4
    ground = np.column_stack([np.linspace(sides[0, 0], sides[-1, 0], 30), np.linspace(sides[0, 1], sides[-1, 1], 30)])
    course = courses.registered("test", "minor", sides, ground, (False, False))
    away = [np.hypot(*(courses.resample(sides) - point).T).min() for point in course.drawn]
    assert max(away) < 0.25
