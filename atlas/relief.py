"""The relief rasters of a map: heights for the tints, and light and shade."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

import numpy as np

from atlas import files, landform
from atlas.courses import Course
from atlas.grid import Grid
from atlas.sources import Box, Floats, heights, shaded_relief
from atlas.warp import Warp

CELLS = 48
"""Cells per hex height."""
MARGIN = 1.3
TALLEST = 5000.0


def extent(grid: Grid) -> tuple[float, float, float, float]:
    """Board coordinates of the raster: left, top, right, bottom."""
    return grid.extent(MARGIN)


def _lattice(grid: Grid, cells: int) -> tuple[Floats, Floats]:
    left, top, right, bottom = extent(grid)
    x = np.linspace(left, right, round((right - left) * cells))
    y = np.linspace(top, bottom, round((bottom - top) * cells))
    columns, rows = np.meshgrid(x, y)
    return columns, rows


def _ridges(lat: Floats, lon: Floats) -> Floats:
    """Ridges and gorges too narrow for the height grid, in metres."""
    box = Box(float(lon.min()) - 1, float(lat.min()) - 1, float(lon.max()) + 1, float(lat.max()) + 1)
    shade = shaded_relief(box)
    shade = shade / landform.blurred(shade, 6.0)
    ridges = landform.ridges_from_shading(shade, 1 / 30, 0.045, 0.35)
    rows = (box.north - lat) * 30 - 0.5
    columns = (lon - box.west) * 30 - 0.5
    found: Floats = import_module("scipy.ndimage").map_coordinates(ridges, [rows, columns], order=3)
    return found


def _distance(shape: tuple[int, int], course: Floats, grid: Grid, cells: int) -> tuple[Floats, Floats]:
    """Distance of every cell to a line in hexes, and how far along the line its nearest point is (0 to 1)."""
    left, top, _, _ = extent(grid)
    marked = np.ones(shape, dtype=bool)
    along = np.zeros(shape)
    columns = np.round((course[:, 0] - left) * cells).astype(int)
    rows = np.round((course[:, 1] - top) * cells).astype(int)
    within = (columns >= 0) & (rows >= 0) & (columns < shape[1]) & (rows < shape[0])
    marked[rows[within], columns[within]] = False
    along[rows[within], columns[within]] = np.linspace(0, 1, len(course))[within]
    away, nearest = import_module("scipy.ndimage").distance_transform_edt(marked, return_indices=True)
    return away / cells, along[nearest[0], nearest[1]]


def cut_valleys(land: Floats, courses: list[Course], grid: Grid, cells: int) -> Floats:
    """Lower the land along each river so that it runs downhill in a valley of its own."""
    for course in sorted(courses, key=lambda course: course.kind, reverse=True):
        away, along = _distance((land.shape[0], land.shape[1]), course.drawn, grid, cells)
        near = away < 0.3
        if not near.any():
            continue
        bins = np.clip((along * 60).astype(int), 0, 59)
        floor = np.full(60, np.nan)
        for number in range(60):
            cells_here = land[near & (bins == number)]
            if cells_here.size:
                floor[number] = np.percentile(cells_here, 8)
        known = np.flatnonzero(~np.isnan(floor))
        floor = np.interp(np.arange(60), known, floor[known])
        if floor[:10].mean() >= floor[-10:].mean():
            floor = np.minimum.accumulate(floor)
        else:
            floor = np.minimum.accumulate(floor[::-1])[::-1]
        bed = np.interp(along, (np.arange(60) + 0.5) / 60, floor)
        width = 0.2 if course.kind == "major" else 0.14
        pull = np.exp(-((away / width) ** 2))
        land = np.where(land > bed, land - pull * (land - bed), land)
    return land


MOST_ROUGH = {"clear": 0.05, "jungle": 0.6, "mountain": 1.0, "escarpment": 1.15}
LEAST_ROUGH = {"clear": 0.01, "jungle": 0.05, "mountain": 0.42, "escarpment": 0.75}
LIFT = {"clear": 0.0, "jungle": 0.0, "mountain": 170.0, "escarpment": 380.0}
"""Metres added to hills that the height grid has flattened away."""
LEVEL = {"clear": 0.9, "jungle": 0.15, "mountain": 0.0, "escarpment": 0.0}


def _by_terrain(title: str, grid: Grid, cells: int, value: Mapping[str, float]) -> Floats:
    """A number for the terrain of each hex as a field with soft borders; the outermost hexes go on off the map."""
    image_module, pen_module = import_module("PIL.Image"), import_module("PIL.ImageDraw")
    x, _ = _lattice(grid, cells)
    left, top, _, _ = extent(grid)
    image = image_module.new("F", x.shape[::-1])
    pen = pen_module.Draw(image)
    terrain = {row["hex"]: row["terrain"] for row in files.read(title, "hexes")}
    sheet = grid.sheet
    for column, row in sheet.within(extent(grid), beyond=3):
        near = min(max(column, sheet.columns[0]), sheet.columns[-1]), min(max(row, sheet.rows[0]), sheet.rows[-1])
        ring = [((x - left) * cells, (y - top) * cells) for x, y in sheet.corners(column, row, 1.04)]
        pen.polygon(ring, fill=value[terrain[sheet.name(*near)]])
    return landform.blurred(np.asarray(image, dtype=np.float64), cells * 0.13)


def landscape(title: str, grid: Grid, courses: list[Course], warp: Warp) -> Floats:
    """Heights in metres, CELLS cells to a hex."""
    coarse = CELLS // 2
    x, y = _lattice(grid, coarse)
    dx, dy = warp.shift(x, y)
    lat, lon = grid.world(x - dx, y - dy)
    base = heights(lat, lon)
    steepness = landform.blurred(np.hypot(*np.gradient(base)) * coarse, coarse * 0.4)
    most, least = _by_terrain(title, grid, coarse, MOST_ROUGH), _by_terrain(title, grid, coarse, LEAST_ROUGH)
    rough = np.maximum(np.clip(steepness / 450 - 0.1, 0.03, 1.0) * most, least)
    ridges = _ridges(lat, lon)
    ridges *= 260 / ridges.std()
    random = np.random.default_rng(1944)
    level = _by_terrain(title, grid, coarse, LEVEL)
    land = base + level * (landform.lowest(base, coarse * 0.6, coarse * 0.35) - base)
    land += _by_terrain(title, grid, coarse, LIFT) * np.clip(1.15 - steepness / 700, 0, 1)
    land += ridges * np.clip(rough * 1.3, 0, 1)
    land += rough * sum(_noise(random, base.shape, size) * high for size, high in ((6, 70), (3, 60), (1.5, 50)))
    land = cut_valleys(np.maximum(land, 30), courses, grid, coarse)
    land = landform.eroded(land, 0.08, 14, coarse, 0.06)
    x, y = _lattice(grid, CELLS)
    land = landform.enlarged(land, (x.shape[0], x.shape[1]))
    rough = landform.enlarged(rough, (x.shape[0], x.shape[1]))
    land += rough * (_noise(random, land.shape, 1.5) * 20 + _noise(random, land.shape, 3) * 25)
    land = landform.eroded(land, 0.05, 5, CELLS * 0.5, 0.12)
    return cut_valleys(land, courses, grid, CELLS)


def _noise(random: np.random.Generator, shape: tuple[int, ...], size: float) -> Floats:
    field = landform.blurred(random.standard_normal(shape), size)
    return field / float(field.std())


def shade(land: Floats) -> Floats:
    """Light and shade from 0 to 1; level ground is about 0.6."""
    cell = 21000 / CELLS
    fine = landform.hillshade(land, cell, 2.4)
    broad = landform.hillshade(landform.blurred(land, CELLS * 0.18), cell, 4.0)
    hollow = landform.blurred(land, CELLS * 0.2) - land
    mixed = 0.62 * fine + 0.38 * broad - np.clip(hollow / 2200, -0.08, 0.12)
    return np.clip(mixed, 0, 1)


def build(title: str, grid: Grid, courses: list[Course], warp: Warp) -> None:
    image_module = import_module("PIL.Image")
    land = landscape(title, grid, courses, warp)
    light = (shade(land) * 255).round().astype(np.uint8)
    image_module.fromarray(light).save(files.data(title) / "relief-shade.webp", quality=82, method=6)
    small = landform.blurred(land, 2.0)[::4, ::4]
    tall = (np.clip(small / TALLEST, 0, 1) ** 0.5 * 255).round().astype(np.uint8)
    image_module.fromarray(tall).save(files.data(title) / "relief-height.png", optimize=True)
