"""The map of Nemesis: Burma 1944: registration, and what geography alone does not say."""

from __future__ import annotations

import numpy as np

from atlas.grid import Grid
from atlas.sources import Floats

# The rulebook gives one hex number for a place on the ground (Homalin, 0909); section 8.4 of the analysis
# explains the pitch.
GRID = Grid(columns=34, rows=20, origin="0909", lat=24.86, lon=94.91, lat_step=0.19, lon_step=0.18)


def _area(*corners: tuple[float, float]) -> Floats:
    return np.array(corners, dtype=np.float64)


# Corners are (longitude, latitude).
FOLDED = (
    _area((92, 22), (94.3, 22), (94.3, 24.0), (94.8, 24.8), (95.5, 26.0), (96.3, 27.3), (92, 27.3)),
    _area((98.1, 24.55), (100, 24.55), (100, 27.5), (97.5, 27.5), (97.5, 26.0)),
    _area((96.9, 25.6), (97.5, 25.6), (97.4, 27.3), (96.9, 27.3)),
)

OPEN_COUNTRY = {
    "Assam plain": _area((93.55, 25.8), (94.3, 26.4), (94.3, 27), (93.0, 27), (93.0, 25.8)),
    "Imphal plain": _area((93.72, 24.38), (94.1, 24.4), (94.1, 24.95), (93.8, 24.98), (93.7, 24.6)),
    "Mu valley and dry zone": _area(
        (95.05, 22.4),
        (96.05, 22.4),
        (95.95, 23.0),
        (95.85, 23.5),
        (95.85, 24.1),
        (95.45, 24.1),
        (95.25, 23.2),
    ),
    "Katha plain": _area((96.05, 24.02), (96.28, 23.8), (96.6, 23.95), (96.55, 24.35), (96.05, 24.32)),
    "Bhamo plain": _area((96.9, 24.08), (97.35, 24.1), (97.3, 24.45), (96.95, 24.4)),
    "Myitkyina plain": _area((97.05, 25.15), (97.5, 25.2), (97.5, 25.52), (97.1, 25.5)),
    "Mogaung": _area((96.8, 25.2), (97.05, 25.2), (97.05, 25.42), (96.8, 25.42)),
    "Hukawng clearings": _area((96.4, 26.25), (96.68, 26.25), (96.7, 26.7), (96.4, 26.7)),
    "Shan downs": _area((97.1, 22.4), (98.0, 22.4), (98.05, 23.6), (97.8, 23.65), (97.6, 23.2), (97.2, 23.2)),
}

# Hexes whose terrain a 9 km grid cannot know, with the reason.
TERRAIN = {
    "0310": ("clear", "Bishenpur, edge of the Imphal plain"),
    "0409": ("clear", "Kanglatongbi, head of the Imphal plain"),
    "0412": ("clear", "Palel, foot of the pass"),
    "0418": ("clear", "Kalemyo, rice land at the mouth of the Kabaw valley"),
    "0417": ("jungle", "Yazagyo, floor of the Kabaw valley"),
    "0514": ("jungle", "Witok, floor of the Kabaw valley"),
    "0515": ("jungle", "floor of the Kabaw valley"),
    "0516": ("jungle", "floor of the Kabaw valley"),
    "0512": ("mountain", "Shenam saddle"),
    "1613": ("clear", "Indaw, rice land of the railway valley"),
    "1612": ("jungle", "Mawlu, railway valley"),
    "1710": ("jungle", "railway valley"),
    "1709": ("jungle", "Mohnyin, railway valley"),
    "1809": ("jungle", "Hopin, railway valley"),
    "1908": ("jungle", "Blackpool, railway valley"),
    "1414": ("jungle", "Wuntho gap, railway"),
    "1903": ("mountain", "Jambu Bum, low ridge that barred the Hukawng"),
    "1902": ("jungle", "Walawbum"),
    "1904": ("jungle", "Inkangahtawng, Mogaung valley"),
    "1303": ("jungle", "Singkaling Hkamti, Chindwin valley"),
    "1314": ("clear", "Wuntho, rice land of the Mu valley"),
    "2305": ("jungle", "bank of the Irrawaddy"),
    "2520": ("jungle", "railway valley below Lashio"),
    "1910": ("clear", "Broadway clearing"),
    "1906": ("jungle", "Kamaing, Mogaung valley"),
    "2306": ("clear", "Myitkyina"),
    "2407": ("clear", "Waingmaw, east bank paddies"),
    "2415": ("clear", "Namhkam, Shweli plain"),
    "2713": ("clear", "Wanting, Shweli plain"),
    "2813": ("clear", "Chefang basin"),
    "2911": ("clear", "Mangshi basin"),
    "2908": ("clear", "Tengchong basin"),
    "3308": ("clear", "Baoshan basin"),
    "3011": ("jungle", "Longling, small basin among hills"),
    "2519": ("clear", "Lashio"),
}

# Places where a river runs between a town and its neighbour on the ground but through one hex of ours.
MOVED = {"Waingmaw": "2407"}

# The west-facing wall of the Zibyu range, which every column of Chindits had to find a way through.
ZIBYU_TAUNGDAN = ("1111", "1112", "1014", "1015", "1016", "0915", "0916", "0917")
SCARP_RELIEF = 1100

# Hexes named for a Chinese town although most of their ground is Burmese.
IN_CHINA = ("2713",)

# The pieces of each river in the World Data Bank II, from the source down.
COURSES = {
    "Chindwin": "4837 4871 4838 4872 4870 4896 4917 4950",
    "Tanai (upper Chindwin)": "4874 4873 4875 4840 4839 4837",
    "Irrawaddy": "1671 1687 1686 1713 1714 1712 1729",
    "Salween": "1643 1672 1688 1693 1689 1694 1690 1692 1691 1715 1733",
    "Mekong": "1645 1674",
    "N'mai Hka": "1644 1673 1671",
    "Mali Hka": "10915 11013",
    "Myittha": "11308 11217",
    "Myitnge (Nam Tu)": "11223 11222 11323",
    "Shweli": "11014 11120 11118 11221 11218 11116 11219",
    "Barak": "11012 11011 11113",
}

# Rivers drawn beyond the edge of the map: the Brahmaputra.
BEYOND = ("1640", "1641", "1642", "4834", "4835", "4836", "10907", "10908", "10912")

# Shores in board coordinates, along the hexsides that the rules forbid to cross.
LAKES: dict[str, list[tuple[float, float]]] = {"Loktak Lake": [], "Indawgyi Lake": []}

NAMES: list[dict[str, object]] = []
