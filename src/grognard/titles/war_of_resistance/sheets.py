"""The six sheets of the map, Gn:RRCC: rows grow southwards, columns westwards, odd rows lie half a hex further east.

How the sheets abut is derived from the hexes that the rulebook names: G2 lies 33 columns west of G1, G3 50 rows south
of it, G4 west of G3, G5 west of G4 and six rows further north (37B5), G6 south of G4 with its column 20 under G4's 33.
"""

from __future__ import annotations

from grognard.board import HexGrid, HexMap
from grognard.board.grid import Hex


def _sheet(number: int, columns: int, rows: int, place: Hex) -> HexGrid:
    return HexGrid(
        range(1, columns + 1),
        range(1, rows + 1),
        "pointy",
        "odd",
        f"G{number}:{{row:02}}{{col:02}}",
        west=True,
        place=place,
        exists=_in_g5 if number == 5 else None,
    )


def _in_g5(col: int, row: int) -> bool:
    """The west edge of G5 is column 17 in odd rows and column 16 in even ones (20G2j)."""
    return col < 17 or row % 2 == 1


SHEETS = (
    _sheet(1, 33, 50, (0, 0)),
    _sheet(2, 33, 50, (33, 0)),
    _sheet(3, 33, 50, (0, 50)),
    _sheet(4, 33, 50, (33, 50)),
    _sheet(5, 17, 51, (66, 44)),
    _sheet(6, 20, 17, (46, 100)),
)
JAPAN_BOX, WEST_CHINA, INDIA_BURMA, BURMA_ROAD, HANOI = "japan-box", "west-china", "india-burma", "burma-road", "hanoi"
OFF_MAP = (JAPAN_BOX, WEST_CHINA, INDIA_BURMA, BURMA_ROAD, HANOI)
"""The five boxes beyond the edges of the map (3E6, 37B)."""
POOL, LOST, REMOVED, PARTS, ABORTED, ABOARD = "pool", "lost", "removed", "parts", "aborted", "aboard"
BASES, RECRUITS = "bases", "recruits"
ASIDE = (POOL, LOST, REMOVED, PARTS, ABORTED, ABOARD, BASES, RECRUITS)
"""Not in play yet; eliminated, until replaced (40B2, 25C1); out of the game;
units that are broken down, and the counters for their parts (15);
air units to be repaired (16B1); units on ships (31);
guerrillas in the boxes of their bases, and those that may be recruited (39)."""
MAP = HexMap(SHEETS, boxes=dict.fromkeys((*OFF_MAP, *ASIDE)))
