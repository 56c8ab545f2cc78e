"""Heights at the map's scale: the coarse grid, finer ridges read from a shaded relief, and running water."""

from __future__ import annotations

import heapq
from importlib import import_module

import numpy as np

from atlas.sources import Floats

_AROUND = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))


def blurred(field: Floats, sigma: float) -> Floats:
    result: Floats = import_module("scipy.ndimage").gaussian_filter(field, sigma, mode="nearest")
    return result


def lowest(field: Floats, reach: float, sigma: float) -> Floats:
    """The lowest value around each cell, made smooth."""
    found: Floats = import_module("scipy.ndimage").minimum_filter(field, round(reach), mode="nearest")
    return blurred(found, sigma)


def enlarged(field: Floats, shape: tuple[int, int]) -> Floats:
    rows = np.linspace(0, field.shape[0] - 1, shape[0])
    columns = np.linspace(0, field.shape[1] - 1, shape[1])
    result: Floats = import_module("scipy.ndimage").map_coordinates(
        field, np.meshgrid(rows, columns, indexing="ij"), order=3, mode="nearest"
    )
    return result


def ridges_from_shading(shade: Floats, cell: float, finest: float, coarsest: float) -> Floats:
    """Relative heights behind a shaded relief lit from the north-west (linear shape from shading).

    Only wavelengths between `finest` and `coarsest` (in the unit of `cell`) are kept.
    """
    rows, columns = shade.shape
    padded = np.pad(shade - shade.mean(), ((0, rows), (0, columns)), mode="symmetric")
    ky = np.fft.fftfreq(padded.shape[0], cell)[:, None]
    kx = np.fft.fftfreq(padded.shape[1], cell)[None, :]
    size = np.hypot(kx, ky) + 1e-9
    towards_light = (kx + ky) / np.sqrt(2)
    band = np.exp(-((size * finest) ** 2)) * (1 - np.exp(-((size * coarsest) ** 2)))
    inverse = band * (-1j * towards_light) / (towards_light**2 + (0.22 * size) ** 2) / (2 * np.pi)
    heights = np.fft.ifft2(np.fft.fft2(padded) * inverse).real[:rows, :columns]
    return np.asarray(heights, dtype=np.float64)


def _drained(heights: Floats) -> tuple[list[int], list[int], list[float]]:
    """Priority flood: cells in the order water reaches them from the edge, their outlets, filled heights."""
    rows, columns = heights.shape
    flat = heights.ravel().tolist()
    outlet = [-1] * len(flat)
    seen = bytearray(len(flat))
    heap: list[tuple[float, int]] = []
    for row in range(rows):
        for column in range(columns) if row in (0, rows - 1) else (0, columns - 1):
            cell = row * columns + column
            seen[cell] = 1
            outlet[cell] = cell
            heap.append((flat[cell], cell))
    heapq.heapify(heap)
    order = []
    push, pop = heapq.heappush, heapq.heappop
    while heap:
        level, cell = pop(heap)
        order.append(cell)
        row, column = divmod(cell, columns)
        for dy, dx in _AROUND:
            y, x = row + dy, column + dx
            if 0 <= y < rows and 0 <= x < columns:
                other = y * columns + x
                if not seen[other]:
                    seen[other] = 1
                    outlet[other] = cell
                    if flat[other] <= level:
                        flat[other] = level + 1e-3
                    push(heap, (flat[other], other))
    return order, outlet, flat


def _steepest(heights: Floats, fallback: list[int], random: np.random.Generator) -> list[int]:
    """Each cell's lowest neighbour for its distance; the flood's outlet where nothing is lower.

    A little chance in the choice keeps valleys from following the lattice.
    """
    rows, columns = heights.shape
    best = np.zeros(heights.shape)
    outlet = np.array(fallback).reshape(heights.shape)
    index = np.arange(heights.size).reshape(heights.shape)
    for dy, dx in _AROUND:
        here = (slice(max(0, -dy), rows - max(0, dy)), slice(max(0, -dx), columns - max(0, dx)))
        there = (slice(max(0, dy), rows + min(0, dy)), slice(max(0, dx), columns + min(0, dx)))
        drop = (heights[here] - heights[there]) / np.hypot(dy, dx)
        drop *= random.uniform(0.55, 1.45, drop.shape)
        steeper = drop > best[here]
        best[here] = np.where(steeper, drop, best[here])
        outlet[here] = np.where(steeper, index[there], outlet[here])
    found: list[int] = outlet.ravel().tolist()
    return found


def eroded(heights: Floats, strength: float, rounds: int, keep: float, creep: float) -> Floats:
    """Valleys cut by running water (stream power law); the land rises as much as it loses.

    `keep`: width in cells above which the shape of the land stays as it was; `creep`: rounding of edges.
    """
    base = blurred(heights, keep)
    random = np.random.default_rng(rounds)
    for _ in range(rounds):
        _, outlet, filled = _drained(heights)
        field = np.array(filled).reshape(heights.shape)
        outlet = _steepest(field, outlet, random)
        order = np.argsort(field, axis=None, kind="stable").tolist()
        land = heights.ravel().tolist()
        area = [1.0] * len(land)
        for cell in reversed(order):
            to = outlet[cell]
            if to != cell:
                area[to] += area[cell]
                land[to] = min(land[to], land[cell] - 0.05)
        for cell in order:
            to = outlet[cell]
            if to != cell:
                power = strength * area[cell] ** 0.45
                land[cell] = (land[cell] + power * land[to]) / (1.0 + power)
        heights = np.array(land).reshape(heights.shape)
        heights = heights + base - blurred(heights, keep)
        heights = (1 - creep) * heights + creep * blurred(heights, 1.0)
    return heights


def hillshade(heights: Floats, cell: float, exaggeration: float) -> Floats:
    """Light from the north-west with softer lights beside it, from 0 (dark) to 1."""
    down, right = np.gradient(heights * exaggeration / cell)
    length = np.sqrt(1 + down**2 + right**2)
    total = np.zeros(heights.shape)
    for azimuth, weight in ((315.0, 0.6), (270.0, 0.16), (0.0, 0.16), (225.0, 0.08)):
        angle = np.radians(azimuth)
        east, south, up = np.sin(angle) * 0.76, -np.cos(angle) * 0.76, 0.65
        total += weight * np.clip((-right * east - down * south + up) / length, 0, 1)
    return total
