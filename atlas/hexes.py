"""hexes.csv of Nemesis: terrain from the heights, countries from the borders, then the overlays."""

from __future__ import annotations

import numpy as np

from atlas import files, nemesis
from atlas.nemesis import FOLDED, GRID, OPEN_COUNTRY, TERRAIN
from atlas.sources import Floats, lines
from atlas.terrain import Relief, classify, relief, share

COLUMNS = ("hex", "terrain", "country", "source")


def borders() -> tuple[Floats, Floats]:
    """India and China as polygons, each closed far off the map."""
    frontier = {line.id: line.points for line in lines("countries", GRID.box())}
    india, china = frontier["32"], frontier["46"]
    return (
        np.vstack([india, [[90, india[-1, 1]], [90, india[0, 1]]]]),
        np.vstack([china, [[103, china[-1, 1]], [103, china[0, 1]]]]),
    )


def terrain_of(hex_: str, here: Relief, network: set[str]) -> tuple[str, str]:
    if hex_ in TERRAIN:
        terrain, reason = TERRAIN[hex_]
        return terrain, f"history: {reason}"
    if hex_ not in network:
        if hex_ in nemesis.ZIBYU_TAUNGDAN:
            return "escarpment", "history: Zibyu Taungdan"
        if here.local >= nemesis.SCARP_RELIEF:
            return "escarpment", "geography"
    folded = max(share(GRID, hex_, area) for area in FOLDED) > 0.5
    open_country = max(share(GRID, hex_, area) for area in OPEN_COUNTRY.values()) > 0.5
    return classify(here, folded=folded, open_country=open_country), "geography"


def build() -> None:
    india, china = borders()
    network = files.network("nemesis")
    rows = []
    for hex_, here in relief(GRID).items():
        terrain, source = terrain_of(hex_, here, network)
        country = "burma"
        if share(GRID, hex_, india) > 0.5:
            country = "india"
        elif share(GRID, hex_, china) > 0.5 or hex_ in nemesis.IN_CHINA:
            country = "china"
        rows.append({"hex": hex_, "terrain": terrain, "country": country, "source": source})
    files.write("nemesis", "hexes", COLUMNS, rows)
