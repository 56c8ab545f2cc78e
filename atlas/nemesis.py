"""The map of Nemesis: Burma 1944: registration, and what geography alone does not say."""

from __future__ import annotations

import numpy as np

from atlas.grid import Grid
from atlas.sources import Floats
from grognard.titles.nemesis.kit import SHEET

# The rulebook gives one hex number for a place on the ground (Homalin, 0909); section 8.4 of the analysis
# explains the pitch.
GRID = Grid(SHEET, origin="0909", lat=24.86, lon=94.91, lat_step=0.19, lon_step=0.18)


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
    "Mekong": "1645 1674 1695",
    "N'mai Hka": "1644 1673 1671",
    "Mali Hka": "10915 11013",
    "Myittha": "11308 11217",
    "Myitnge (Nam Tu)": "11223 11222 11323",
    "Shweli": "11014 11120 11118 11221 11218 11116 11219",
    "Barak": "11012 11011 11113",
}

# Rivers drawn beyond the edge of the map: the Brahmaputra.
BEYOND = ("1640", "1641", "1642", "4834", "4835", "4836", "10907", "10908", "10912")

# Lakes of the shoreline database, by number; a lake without one is drawn by hand.
LAKES = {"Loktak Lake": "", "Indawgyi Lake": "181770"}

# Names on the ground: English, French, style, size in hexes, and the line they are written along
# (longitude, latitude).
NAMES: tuple[tuple[str, str, str, float, tuple[tuple[float, float], ...]], ...] = (
    ("India", "Inde", "country", 0.8, ((93.95, 26.22), (94.45, 26.17), (95.0, 26.4))),
    ("Burma", "Birmanie", "country", 0.95, ((95.15, 24.62), (95.62, 24.83), (96.12, 25.23))),
    ("China", "Chine", "country", 0.85, ((98.3, 26.4), (98.9, 26.37), (99.45, 26.28))),
    ("Assam", "Assam", "region", 0.26, ((93.7, 26.44), (94.1, 26.36))),
    ("Naga Hills", "Collines Naga", "region", 0.25, ((94.3, 25.93), (94.75, 26.02), (95.2, 26.18))),
    ("Manipur", "Manipur", "region", 0.25, ((93.42, 24.98), (93.7, 25.1))),
    ("Chin Hills", "Collines Chin", "region", 0.24, ((93.84, 24.02), (93.89, 23.7), (93.85, 23.45))),
    ("Kachin Hills", "Collines Kachin", "region", 0.25, ((97.62, 24.55), (97.8, 24.95), (98.02, 25.3))),
    ("Shan States", "États Shan", "region", 0.28, ((96.95, 22.85), (97.2, 23.05), (97.5, 23.4))),
    ("Yunnan", "Yunnan", "region", 0.3, ((98.95, 23.95), (99.45, 24.25))),
    ("Kokang", "Kokang", "region", 0.2, ((98.52, 23.82), (98.7, 23.84))),
    ("Mikir Hills", "Monts Mikir", "range", 0.22, ((93.36, 26.17), (93.72, 26.32))),
    ("Barail Range", "Chaîne du Barail", "range", 0.22, ((93.52, 25.51), (93.85, 25.63))),
    ("Lushai Hills", "Monts Lushai", "range", 0.22, ((93.4, 24.03), (93.42, 23.62))),
    ("Letha Range", "Monts Letha", "range", 0.2, ((93.88, 23.35), (93.86, 22.98))),
    ("Somra Hills", "Monts Somra", "range", 0.22, ((94.6, 25.08), (94.72, 25.38))),
    ("Kabaw Valley", "Vallée de Kabaw", "range", 0.2, ((94.2, 23.98), (94.13, 23.66))),
    ("Hukawng Valley", "Vallée de Hukawng", "range", 0.24, ((96.22, 26.2), (96.55, 26.17), (96.95, 26.3))),
    ("Kumon Range", "Monts Kumon", "range", 0.24, ((97.17, 26.55), (97.15, 26.25), (97.12, 25.95))),
    ("The Triangle", "Le Triangle", "range", 0.24, ((97.68, 26.35), (97.95, 26.1))),
    ("Gaoligong Mountains", "Monts Gaoligong", "range", 0.24, ((98.75, 26.3), (98.72, 25.85), (98.73, 25.5))),
    ("Zibyu Taungdan", "Zibyu Taungdan", "range", 0.24, ((94.98, 23.3), (95.03, 23.75), (95.2, 24.3))),
    ("Mangin Range", "Monts Mangin", "range", 0.22, ((95.72, 23.98), (95.82, 24.25))),
    ("Gangaw Range", "Monts Gangaw", "range", 0.22, ((96.36, 24.42), (96.55, 24.8))),
    ("Dry Zone", "Zone sèche", "range", 0.24, ((95.58, 23.33), (95.93, 23.33))),
)

# Rivers named on the map: river, the hex near which, and on which side of the course (1 right, -1 left).
RIVER_NAMES = (
    ("Chindwin", "0715", 1),
    ("Chindwin", "1105", 1),
    ("Irrawaddy", "2210", -1),
    ("Irrawaddy", "1517", -1),
    ("Salween", "3004", -1),
    ("Salween", "2916", -1),
    ("Mekong", "3303", -1),
    ("Mali Hka", "2302", 1),
    ("N'mai Hka", "2704", -1),
    ("Shweli", "2117", 1),
    ("Shweli", "2712", -1),
    ("Tanai (upper Chindwin)", "2003", 1),
    ("Uyu", "1308", -1),
    ("Mu", "1117", 1),
    ("Myittha", "0420", -1),
    ("Manipur", "0116", 1),
    ("Barak", "0206", 1),
    ("Taping", "2511", 1),
    ("Myitnge (Nam Tu)", "2418", 1),
    ("Mogaung", "1905", 1),
    ("Meza", "1511", 1),
)
