"""Maps as pyramids of tiles: they cover the map once, fit together, and are drawn one by one."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from grognard.board import HexGrid, HexMap
from grognard.chart import Chart, ground
from grognard.chart.backdrop import AHEAD, Backdrop
from grognard.chart.colours import colour
from grognard.chart.drawing import paint
from grognard.chart.geometry import Frame
from grognard.chart.model import Terrain
from grognard.chart.raster import Raster
from grognard.chart.tiles import COARSEST, TILE, Tile, Tiling

KINDS = (
    Terrain("plain", colour("#e0e0a0"), "open"),
    Terrain("wood", colour("#80b070"), "wood"),
    Terrain("hill", colour("#c0a070"), "hill"),
    Terrain("cliff", colour("#a07850"), "cliff"),
)
edges = st.floats(-500, 500)
tilings = st.builds(
    lambda x, y, wide, high, pixels: Tiling(Frame(x, y, x + wide, y + high), pixels, "abc"),
    *(edges, edges, st.floats(0.5, 400), st.floats(0.5, 400), st.floats(4, 150)),
)


def chart(*grids: HexGrid) -> Chart:
    table = HexMap(grids)
    names = [grid.name(*h) for grid in grids for h in grid.hexes]
    return Chart(table, {name: KINDS[hash_of(name) % 4] for name in names})


def hash_of(name: str) -> int:
    return sum(ord(sign) * (i + 3) for i, sign in enumerate(name))


WORLD = chart(
    HexGrid(range(1, 181), range(1, 261), "flat", "even", "A{col:03}{row:03}"),
    HexGrid(range(1, 131), range(1, 181), "pointy", "odd", "B{row:03}{col:03}", scale=2.5, origin=(170.0, 0.0)),
)
"""70,200 hexes on two sheets."""


@given(tilings, st.data())
def test_tiles_cover_a_level_once(tiling: Tiling, data: st.DataObject) -> None:
    level = data.draw(st.integers(0, tiling.levels - 1))
    wide, high = tiling.span(level)
    assert (level > 0) or max(wide, high) <= COARSEST
    assert level < tiling.levels - 1 or (wide, high) == tiling.size
    unit = tiling.sharpness(level)
    column, row = data.draw(st.integers(0, (wide - 1) // TILE)), data.draw(st.integers(0, (high - 1) // TILE))
    tile = Tile(level, column, row)
    frame = tiling.covered(tile)
    assert round(frame.width * unit) == min(TILE, wide - column * TILE) <= TILE
    assert round(frame.height * unit) == min(TILE, high - row * TILE) <= TILE
    if (column + 1) * TILE < wide:
        assert tiling.covered(Tile(level, column + 1, row)).left == frame.right
    assert frame.left <= tiling.frame.right
    assert sum(1 for _ in tiling.tiles(level)) == -(-wide // TILE) * -(-high // TILE)


@given(tilings)
def test_files_name_their_tiles(tiling: Tiling) -> None:
    last = max(tiling.tiles(tiling.levels - 1))
    assert tiling.parse(tiling.file(last)) == last
    for strange in (
        tiling.file(last._replace(column=last.column + 1)),
        tiling.file(last._replace(level=last.level + 1)),
        tiling.file(last).replace("abc", "abd"),
        "map-abc-0-00-0.webp",
        "portrait.json",
    ):
        assert tiling.parse(strange) is None


def test_parts_of_the_ground_fit_together() -> None:
    small = chart(
        HexGrid(range(1, 9), range(1, 7), "flat", "even"),
        HexGrid(range(1, 5), range(1, 4), "pointy", "odd", "P{row}{col}", scale=2.0, origin=(8.0, 0.0)),
    )
    whole = small.frame
    for pixels in (12.0, 40.0):
        picture = np.asarray(ground.paint(small, whole, pixels), np.int16)
        for left, top, wide, high in ((0, 0, 90, 70), (90, 30, 77, 51), (133, 0, 40, 99)):
            corner = whole.left + left / pixels, whole.top + top / pixels
            part = Frame(*corner, corner[0] + wide / pixels, corner[1] + high / pixels)
            found = np.asarray(ground.paint(small, part, pixels), np.int16)
            wanted = picture[top : top + high, left : left + wide]
            assert np.abs(found[: wanted.shape[0], : wanted.shape[1]] - wanted).max() <= 2


def test_a_tile_of_a_world_needs_only_its_own_hexes() -> None:
    drawn: list[int] = []

    def draw(canvas: Raster, language: str | None) -> None:
        assert language is None
        paint(canvas, WORLD, named=False)
        drawn.append(len(list(WORLD.hexes(canvas.frame))))

    tiling = Tiling(WORLD.frame, 32.0, "abc")
    backdrop = Backdrop("world", lambda: tiling, lambda *part: ground.paint(WORLD, *part), draw, (1.0, WORLD.frame))
    (pyramid,) = backdrop.layers()
    assert max(pyramid.size) > 16_383
    assert len(backdrop.pictures()) <= AHEAD < sum(1 for _ in tiling.tiles(tiling.levels - 1))
    middle = Tile(pyramid.levels - 1, *(edge // TILE // 2 for edge in tiling.size))
    assert tiling.file(middle) not in backdrop.pictures()
    assert backdrop.is_picture(tiling.file(middle))
    for tile in (middle, Tile(middle.level - 1, 0, 0)):
        with Image.open(BytesIO(backdrop.draw_picture(tiling.file(tile)))) as image:
            assert image.size == (TILE, TILE)
    assert 0 < drawn[0] < 400
    assert drawn[1] < 1600
    with pytest.raises(KeyError):
        backdrop.draw_picture("map-abc-99-0-0.webp")
