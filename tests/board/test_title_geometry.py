"""The geometry of each title: neighbours, distances and control points that its rulebook gives."""

from itertools import pairwise
from typing import Any, Literal

import numpy as np
import pytest

from grognard.board import HexGrid, HexMap, distance, reach

# Nemesis: flat tops, CCRR, columns eastward, rows from the north, even columns raised.
BURMA = HexGrid(range(1, 35), range(1, 21), "flat", "even")

BURMA_CHAINS = """
0104 0204 0303 0302 0402 0401
0204 0304 0405 0505 0506 0507 0408 0409 0410
0217 0117
0217 0317 0418 0518 0618
0310 0211 0110
0317 0318 0219 0220
0401 0402 0302 0303 0204
0410 0310 0311 0212 0213 0214 0215 0216 0217
0410 0411 0412 0512 0613
0410 0509 0609 0608
0505 0504 0604 0603 0702 0701
0608 0607 0506
0608 0707 0706 0705
0613 0614 0514 0515 0416 0417 0418
0613 0713
0618 0617 0616 0516 0417
0618 0718 0719 0820 0919 1020 1120
0713 0813 0812
0713 0813 0912 1013 1113 1214 1314
0811 0810 0709 0609
0812 0811 0810 0909
0909 0810 0709 0708 0608
0909 0910 0911 0912
0909 1009 1008 1107 1106 1206 1205 1304 1303
0909 1010 1110 1211 1311 1412 1512 1613
1107 1007 0906 0806 0705 0605 0505
1113 1213 1312 1412
1220 1219 1218 1217 1316 1315 1314 1414 1513 1613 1612 1611 1710 1709 1809 1908 2008 2007 2106 2207 2306
1303 1403 1502 1602 1702 1802
1303 1404 1504 1605 1705 1806 1906
1412 1511 1611 1610 1709
1613 1713
1709 1810 1910 2010 2109
1713 1714 1815 1816 1817 1917 1918
1801 1802
1802 1902 1903 1904 1905 1906 2007
1809 1708 1707 1706 1705
1903 2004 2005 2104 2204 2205 2305 2306
2109 2108 2107 2007
2213 2113 2013 1913 1814 1713
2213 2312 2412 2511 2611 2610 2709 2809 2908
2213 2313 2414 2415 2514 2614 2713
2306 2305 2304 2303 2403 2402 2401
2306 2407 2408 2308 2309 2310 2311 2312 2213
2311 2211 2210 2109
2407 2507 2607 2707 2808 2908
2519 2520
2519 2619 2618 2617 2616 2615 2714 2713 2813 2912 2911 3011 3110 3210 3309 3308 3408
2907 3007 3006 3106 3206 3207 3307 3308
2908 2907
2908 3009 3108 3209 3308
2911 3012 3112 3212 3211 3210
3011 3010 2909 2908
3017 2917 2818 2717 2618
3408 3308
"""

BURMA_RIVERS = """
1303/1404 1303/1304 1204/1304 1205/1304 1205/1305 1205/1206 1105/1206 1106/1206 1106/1207 1106/1107 1007/1107
2305/2405 2305/2406 2306/2406 2306/2407 2306/2307 2207/2307 2208/2307 2208/2308 2208/2209 2108/2209 2109/2209
3101/3201 3101/3202 3101/3102 3002/3102 3003/3102 3003/3103 3004/3103 3004/3104 3005/3104 3104/3105 3105/3205
0311/0312 0212/0312 0213/0312 0213/0313 0214/0313 0214/0314 0214/0215 0114/0215 0115/0215 0115/0216 0116/0216
"""

# Place, latitude, longitude, hex: those that lie in their hex by the proposed mapping.
BURMA_PLACES = [
    ("Golaghat", 26.52, 93.96, "0401"),
    ("Dimapur", 25.91, 93.73, "0204"),
    ("Ukhrul", 25.12, 94.36, "0608"),
    ("Imphal", 24.81, 93.94, "0410"),
    ("Homalin", 24.86, 94.91, "0909"),
    ("Maingkwan", 26.33, 96.58, "1802"),
    ("Tiddim", 23.37, 93.66, "0217"),
    ("Indaw", 24.22, 96.14, "1613"),
    ("Myitkyina", 25.39, 97.39, "2306"),
    ("Lashio", 22.95, 97.75, "2519"),
    ("Tengchong", 25.02, 98.49, "2908"),
    ("Baoshan", 25.11, 99.16, "3308"),
]


def test_burma_neighbours() -> None:
    assert len(BURMA.hexes) == 680
    assert set(BURMA.neighbours(10, 10)) == {(10, 9), (10, 11), (9, 9), (9, 10), (11, 9), (11, 10)}
    assert set(BURMA.neighbours(9, 9)) == {(9, 8), (9, 10), (8, 9), (8, 10), (10, 9), (10, 10)}


def test_burma_networks_and_rivers() -> None:
    board = HexMap([BURMA]).board
    for chain in BURMA_CHAINS.strip().splitlines():
        board.chain(chain.split())
    for side in BURMA_RIVERS.split():
        one, other = side.split("/")
        board.links_of([(one, other)])


@pytest.mark.parametrize(("place", "latitude", "longitude", "number"), BURMA_PLACES)
def test_burma_places(place: str, latitude: float, longitude: float, number: str) -> None:
    column = 9 + (longitude - 94.91) / 0.18
    row = 9 - (latitude - 24.86) / 0.19
    found = BURMA.nearest(column * 0.8660254, row)
    assert found is not None
    assert BURMA.name(*found) == number, place


# Pearl Harbor: pointy tops, RRCC, rows northward, columns eastward, even rows half a hex east; West column n
# is East column n - 14.
PACIFIC_EAST = HexGrid(range(1, 37), range(42), "pointy", "even", "E{row:02}{col:02}", north=True)
PACIFIC_WEST = HexGrid(range(15), range(42), "pointy", "even", "W{row:02}{col:02}", north=True, place=(-14, 0))

PACIFIC_PAIRS = """
E2811/E2712 E2811/E2711 E2811/E2810 E2811/E2911 E2811/E2912 E1501/E1401 E2304/E2204 E1506/E1507 E1508/E1608
E1218/E1119 E1218/E1318 W2213/W2113 W2213/W2114
"""


def test_pacific_neighbours() -> None:
    board = HexMap([PACIFIC_EAST, PACIFIC_WEST]).board
    board.links_of((a, b) for a, _, b in (pair.partition("/") for pair in PACIFIC_PAIRS.split()))
    board.links_of([("W1514", "E1501")])  # the join of the sheets, not in the text
    even, odd = set(PACIFIC_EAST.neighbours(11, 28)), set(PACIFIC_EAST.neighbours(8, 15))
    assert even == {(10, 28), (12, 28), (11, 27), (12, 27), (11, 29), (12, 29)}
    assert odd == {(7, 15), (9, 15), (7, 14), (8, 14), (7, 16), (8, 16)}


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [
        ("E2514", "E1409", 11),  # naval movement of the weather example
        ("E2811", "E2605", 7),  # strategic redeployment legs, 8 at most
        ("E2605", "E2201", 6),
        ("E2201", "W2112", 4),  # across the join of the sheets
        ("W2112", "W2113", 1),
    ],
)
def test_pacific_distances(start: str, end: str, steps: int) -> None:
    board = HexMap([PACIFIC_EAST, PACIFIC_WEST]).board
    assert distance(board.graph, board.index[start], board.index[end]) == steps


def test_pacific_drawing_has_north_on_top() -> None:
    assert PACIFIC_EAST.centre(13, 29)[1] < PACIFIC_EAST.centre(11, 28)[1]
    assert PACIFIC_EAST.centre(1, 28)[0] - PACIFIC_WEST.centre(14, 28)[0] == 1


# War of Resistance: pointy tops, RRCC, rows southward, columns westward, odd rows half a hex east. The
# offsets of the sheets are the assumed ones.
def _china(name: str, rows: int, place: tuple[int, int], columns: int = 33) -> HexGrid:
    numbering = name + ":{row:02}{col:02}"
    sheet = range(1, columns + 1), range(1, rows + 1)
    return HexGrid(*sheet, "pointy", "odd", numbering, west=True, place=place)


CHINA = (
    _china("G1", 50, (0, 0)),
    _china("G2", 50, (33, 0)),
    _china("G3", 50, (0, 50)),
    _china("G4", 50, (33, 50)),
    HexGrid(
        range(1, 18),
        range(1, 52),
        "pointy",
        "odd",
        "G5:{row:02}{col:02}",
        west=True,
        place=(66, 44),
        exists=lambda col, row: col < 17 or row % 2 == 1,
    ),
)

CHINA_PAIRS = """
G1:0824/0825 G1:1020/1021 G1:0922/1021 G1:0922/1022 G1:1022/1023 G1:1023/1124 G1:1124/1125 G1:1122/1123
G1:5014/4915 G1:5014/5015 G1:3023/2924 G1:2620/2621 G1:3522/3521 G1:3008/3009 G1:3109/3009 G1:3009/2909
G1:3430/3530 G1:3430/3531 G1:3530/3531 G2:0511/0611 G2:2433/2533 G2:3411/3512 G3:0506/0605 G3:0506/0606
G3:0416/0317 G3:0631/0731 G3:0720/0721 G3:1203/1103 G3:1203/1104 G3:2109/2108 G3:2109/2008 G3:0504/0404
G3:1005/1105 G4:0510/0511
"""


def test_china_neighbours() -> None:
    board = HexMap(CHINA).board
    for pair in CHINA_PAIRS.split():
        sheet, one, other = pair[:3], *pair[3:].split("/")
        board.links_of([(sheet + one, sheet + other)])


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [("G1:1021", "G1:0824", 4), ("G3:1407", "G3:2521", 19)],
)
def test_china_distances(start: str, end: str, steps: int) -> None:
    board = HexMap(CHINA).board
    assert distance(board.graph, board.index[start], board.index[end]) == steps


def test_china_runs_west_and_south() -> None:
    sheet = CHINA[0]
    assert sheet.centre(25, 8)[0] == sheet.centre(24, 8)[0] - 1
    assert sheet.centre(24, 9)[1] > sheet.centre(24, 8)[1]


def test_china_sheets_join() -> None:
    board = HexMap(CHINA).board
    board.links_of([("G1:5014", "G3:0114"), ("G1:5014", "G3:0115"), ("G1:1033", "G2:1001")])
    board.links_of([("G3:1033", "G4:1001"), ("G4:1033", "G5:1601")])
    west_edge = ["G5:2717", "G5:2616", "G5:2816", "G5:2517", "G5:2917", "G5:3216", "G5:3317"]
    assert all(name in board.index for name in west_edge)
    assert "G5:2617" not in board.index


# World in Flames: pointy tops, CCRR, columns westward, rows northward. In Europe even rows lie half a hex west, in Asia
# and on the Pacific odd ones; a hex there is 2.7 times as wide, in America seven times. Column 28 of the eastern
# sheet, in odd rows, is column 01 of the western one.
def _world(letter: str, columns: int, rows: int, shifted: Literal["even", "odd"], **more: Any) -> HexGrid:
    numbering = letter + "{col:02}{row:02}"
    sheet = range(1, columns + 1), range(1, rows + 1)
    return HexGrid(*sheet, "pointy", shifted, numbering, west=True, north=True, **more)


EUROPE_EAST = _world("E", 28, 49, "odd", exists=lambda col, row: col < 28 or row % 2 == 1)
EUROPE_WEST = _world("W", 30, 49, "odd", place=(27, 0), exists=lambda col, row: col < 20 or row > 6)
PACIFIC = _world("P", 31, 51, "even", scale=2.7, origin=(160.0, 0.0))
ASIA = _world("A", 31, 51, "even", scale=2.7, origin=(160.0, 0.0), place=(31, 0))
AMERICA = _world("M", 20, 29, "even", scale=7.0, origin=(300.0, 0.0))
WORLD = HexMap(
    [EUROPE_WEST, EUROPE_EAST, PACIFIC, ASIA, AMERICA],
    boxes=dict.fromkeys(("Riyadh", "Khartoum", "E9981")),
    links=[
        *(("Riyadh", "E0101"), ("Riyadh", "E0201"), ("E1301", "E9981"), ("E9981", "Khartoum")),
        *(("A2932", "E0101"), ("A2932", "E0103"), ("A2833", "E0107"), ("P0101", "M1705"), ("P0110", "M2010")),
    ],
)
WORLD_PAIRS = """
W0936/W1036 W0832/W0933 W0933/W1033 W0730/W0830 E0929/E1029 E2703/W0103 E2704/W0103 E2716/W0115 E2716/W0116 E2724/W0125
E2734/W0133 E2734/W0134 A0117/P3117 A0124/P3123 A0124/P3125 A0130/P3130 A0134/P3133 A0146/P3147 Riyadh/E0101
E9981/Khartoum A2932/E0103 P0101/M1705 W2807/W2707 P1715/P1815 P1815/P1916
"""


def test_world_neighbours() -> None:
    board = WORLD.board
    board.links_of((a, b) for a, _, b in (pair.partition("/") for pair in WORLD_PAIRS.split()))
    at = board.index
    assert at["W0133"] == at["E2833"], "Breslau is on both sheets"
    assert "E2834" not in at
    assert WORLD.around("E2734")[4:] == ("W0134", "W0135")
    assert WORLD.side("E2734", "W0133") == WORLD.side("E2734", "E2833")


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [("W0435", "W0631", 4), ("W0133", "E2734", 1), ("E1301", "Khartoum", 2), ("E0107", "A2833", 1)],
)
def test_world_distances(start: str, end: str, steps: int) -> None:
    at = WORLD.board.index
    assert distance(WORLD.board.graph, at[start], at[end]) == steps


def test_world_flights_cost_more_on_coarse_sheets() -> None:
    board, at = WORLD.board, WORLD.board.index
    air = np.where(board.sheet[board.target] == WORLD.grids.index(ASIA), 2, 1).astype(np.int32)
    for far in ("Khartoum", "E9981", "Riyadh"):
        air[board.target == at[far]] = 6
    flight = reach(board.graph, at["E1301"], air, 13)
    assert flight.cost(at["Khartoum"]) == 6 + 6
    assert reach(board.graph, at["E0107"], air, 2).cost(at["A2833"]) == 2
    steps = [at["E1301"], *flight.path(at["Khartoum"])]
    assert all(board.link(a, b) >= 0 for a, b in pairwise(steps))


# Numberings of other houses: letters for rows, and a pattern of a title's own.
def test_letters() -> None:
    lettered = HexGrid(range(1, 60), range(1, 60), "flat", "even", "{row:A}{col}")
    assert [lettered.name(1, row) for row in (1, 26, 27, 28, 53)] == ["A1", "Z1", "AA1", "AB1", "BA1"]
    assert lettered.parse("AB12") == (12, 28)
    doubled = HexGrid(range(1, 60), range(1, 60), "pointy", "odd", "{row:AA}{col:02}")
    assert [doubled.name(7, row) for row in (1, 26, 27, 28, 53)] == ["A07", "Z07", "AA07", "BB07", "AAA07"]
    assert {doubled.name(*h) for h in doubled.neighbours(7, 27)} == {"AA06", "AA08", "Z07", "Z08", "BB07", "BB08"}
    own = HexGrid(range(-3, 4), range(-3, 4), "flat", "odd", lambda col, row: f"{'NS'[row > 0]}{abs(row)}.{col}")
    assert own.parse("N2.-1") == (-1, -2)
