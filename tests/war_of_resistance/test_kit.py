"""The components: what the rulebook says of map, counters and charts, and that the files agree with each other."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from grognard.core.errors import BrokenFile
from grognard.titles.war_of_resistance.charts import (
    BAD,
    FLOODED,
    FOOT,
    GOOD,
    MOUNTAIN,
    NORMAL,
    QUARTERS,
    SIDE_KINDS,
    WHEEL,
    ZONES,
    turn_name,
    turn_number,
)
from grognard.titles.war_of_resistance.faces import (
    CADRE,
    DIVISION,
    FULL_ZONE,
    NO_ZONE,
    REDUCED_ZONE,
    SELF_SUPPORTED,
    SUPPORTED,
    SURVIVORS,
    UNSUPPORTED,
)
from grognard.titles.war_of_resistance.kit import (
    CHINA,
    DOT,
    FERRY,
    FULL_CITY,
    HIGH,
    JAPAN,
    NEUTRAL,
    PARTIAL,
    ChinaKit,
    standard_tables,
)
from grognard.titles.war_of_resistance.sheets import BURMA_ROAD, HANOI, INDIA_BURMA, JAPAN_BOX, WEST_CHINA


@cache
def kit() -> ChinaKit:
    return ChinaKit(standard_tables())


def crossing(a: str, b: str) -> str:
    found = kit()
    link = found.board.link(found.space_index[a], found.space_index[b])
    assert link >= 0, f"{a} and {b} are not adjacent"
    return SIDE_KINDS[found.side_kind[link]]


NEIGHBOURS = (
    *(("G1:0824", "G1:0825"), ("G1:5014", "G1:4915"), ("G1:5014", "G1:5015"), ("G1:3008", "G1:3009")),
    *(("G1:0922", "G1:1022"), ("G1:1022", "G1:1023"), ("G1:1023", "G1:1124"), ("G1:1124", "G1:1125")),
    *(("G1:3430", "G1:3530"), ("G1:3530", "G1:3531"), ("G1:3430", "G1:3531"), ("G1:2620", "G1:2621")),
    *(("G2:0511", "G2:0611"), ("G2:2433", "G2:2533"), ("G2:3411", "G2:3512"), ("G3:0504", "G3:0404")),
    *(("G3:0506", "G3:0605"), ("G3:0506", "G3:0606"), ("G3:0416", "G3:0317"), ("G3:0631", "G3:0731")),
    *(("G3:1203", "G3:1103"), ("G3:2109", "G3:2108"), ("G3:4225", "G3:4325"), ("G4:0510", "G4:0511")),
    *(("G1:3023", "G1:2924"), ("G1:3521", "G1:3522"), ("G3:0720", "G3:0721")),
)


@pytest.mark.parametrize(("a", "b"), NEIGHBOURS)
def test_hexes_that_the_rulebook_calls_neighbours_are(a: str, b: str) -> None:
    crossing(a, b)


def test_columns_grow_westwards() -> None:
    """12H1: due west from G1:0824 lies G1:0825."""
    found = kit()
    east, west = (found.space_index[name] for name in ("G1:0824", "G1:0825"))
    assert found.board.x[west] < found.board.x[east]
    assert found.board.y[west] == found.board.y[east]


def test_the_sheets_are_one_land() -> None:
    """Every hex but those of the outermost edges has six neighbours, across the edges of sheets too."""
    found = kit()
    inner = [s for s in range(found.hex_count) if len(found.neighbours[s]) == 6]
    assert len(inner) > 0.94 * found.hex_count
    assert found.board.link(found.space_index["G1:5015"], found.space_index["G3:0115"]) >= 0
    assert found.board.link(found.space_index["G1:1033"], found.space_index["G2:1001"]) >= 0


@pytest.mark.parametrize(
    ("a", "b", "kind"),
    [
        ("G1:5014", "G1:4915", "great"),
        ("G4:0510", "G4:0511", "great"),
        ("G3:0720", "G3:0721", "great"),
        ("G3:0506", "G3:0605", "major"),
        ("G2:0511", "G2:0611", "major"),
        ("G2:2433", "G2:2533", "major"),
        ("G1:2620", "G1:2621", "major"),
        ("G1:0824", "G1:0825", "river"),
        ("G1:3008", "G1:3009", "strait"),
        ("G1:3521", "G1:3522", "lake"),
        ("G3:0506", "G3:0606", "prohibited"),
    ],
)
def test_hexsides_that_the_rulebook_names(a: str, b: str, kind: str) -> None:
    assert crossing(a, b) == kind == crossing(b, a)


@pytest.mark.parametrize(
    ("town", "hex_"),
    [
        ("Peiping", "G1:1021"),
        ("Nanking", "G1:5014"),
        ("Tsingtao", "G1:3008"),
        ("Hankow", "G3:0631"),
        ("Chungking (Pahsien)", "G4:0828"),
        ("Fushih (Yenan)", "G2:2514"),
        ("Swatow", "G3:4325"),
        ("Macao", "G4:4805"),
    ],
)
def test_towns_that_the_rulebook_places(town: str, hex_: str) -> None:
    assert kit().space_names[kit().town[town]] == hex_


def test_shanghai_is_three_full_and_three_partial_hexes() -> None:
    """3E2."""
    found = kit()
    hexes = [s for s in range(found.hex_count) if found.conurbation[s] == "Shanghai"]
    assert sorted(found.city[s] for s in hexes) == [PARTIAL] * 3 + [FULL_CITY] * 3
    assert found.space_index["G3:0506"] in hexes
    assert found.province[found.space_index["G3:0506"]] == "Kiangsu"


def test_chahar_has_no_major_or_dot_city() -> None:
    """46A."""
    found = kit()
    assert all(found.city[s] < DOT for s in range(found.hex_count) if found.province[s] == "Chahar")
    assert found.province[found.space_index["G1:0526"]] == "Chahar"


def test_the_three_ferries_cross_the_yangtze_where_no_road_does() -> None:
    """37A2."""
    found = kit()
    for a, b in (("G1:5014", "G1:5015"), ("G3:0416", "G3:0317"), ("G3:0631", "G3:0731"), ("G2:3411", "G2:3512")):
        assert found.rail[found.board.link(found.space_index[a], found.space_index[b])] == FERRY


def test_tungpu_is_narrow_and_leaves_out_the_line_by_tatung() -> None:
    """7A5."""
    found = kit()
    nets: dict[str, set[int]] = {}
    for link, net in found.net.items():
        nets.setdefault(net, set()).update((int(found.board.source[link]), int(found.board.target[link])))
        assert bool(found.narrow[link]) == (net in ("Tungpu", "Yunnan", "Formosa east coast")), found.net[link]
    assert {"Tungpu", "Yunnan", "Chaochow", "Formosa", "Formosa east coast", "Manchukuo", "Chinese"} <= nets.keys()
    by_tatung = {found.space_index[name] for name in ("G1:0729", "G1:0831", "G1:0732")}
    assert by_tatung <= nets["Chinese"]
    assert all(found.province[s] == "Shansi" for s in nets["Tungpu"] if found.space_names[s] != "G2:3512")


def test_who_owns_what_at_the_start() -> None:
    """41A1."""
    found = kit()
    owners = {name: found.first_owner[found.space_index[name]] for name in ("G1:1021", "G1:1020", "G3:4104", "G4:4805")}
    assert list(owners.values()) == [CHINA, JAPAN, JAPAN, NEUTRAL]


# counters


def chain(piece: str) -> list[str]:
    found = kit()
    face, values = found.first_face[found.piece_index[piece]], []
    while face >= 0:
        values.append(found.faces[face].values)
        face = found.reduced[face]
    return values


def test_counters_are_reduced_to_cadres_and_survivors() -> None:
    assert chain("IJA-20-XX") == ["9-11-6*", "4-5-6*", "1-2-6*"]
    assert chain("IJA-108-XX")[:2] == ["8-10-6*", "3-4-6*"]
    assert chain("CA-87-XX") == ["4-6*", "1-6"]
    assert chain("Ho-38-XX") == ["1-4°"]
    found = kit()
    cadre = found.reduced[found.first_face[found.piece_index["IJA-20-XX"]]]
    assert found.size[cadre] == CADRE
    assert found.size[found.reduced[cadre]] == SURVIVORS


@pytest.mark.parametrize(
    ("piece", "quarters"),
    [("IJA-20-XX", 16), ("CA-87-XX", 8), ("Ho-38-XX", 4), ("CA-8-Art", 4), ("IJA-NCG-Tk", 2), ("CA-3-HQ", 4)],
)
def test_sizes_in_re(piece: str, quarters: int) -> None:
    """3A3: a square division is two brigades of two RE; a division of attack 1 is one RE."""
    found = kit()
    assert found.re[found.first_face[found.piece_index[piece]]] == quarters


@pytest.mark.parametrize(
    ("piece", "support", "zone"),
    [
        ("IJA-20-XX", SELF_SUPPORTED, FULL_ZONE),
        ("IJA-3-XX", SUPPORTED, FULL_ZONE),
        ("CA-87-XX", SELF_SUPPORTED, FULL_ZONE),
        ("Ho-38-XX", UNSUPPORTED, REDUCED_ZONE),
        ("IJA-1.DK-Mot", SELF_SUPPORTED, FULL_ZONE),
        ("CA-8-Art", SUPPORTED, NO_ZONE),
        ("CA-3-HQ", UNSUPPORTED, NO_ZONE),
        ("IJA-3-Res", UNSUPPORTED, REDUCED_ZONE),
        ("IJN-Kur1-SNLF", UNSUPPORTED, NO_ZONE),
    ],
)
def test_support_and_zones(piece: str, support: int, zone: int) -> None:
    """5A, 5B, 11."""
    found = kit()
    face = found.faces[found.first_face[found.piece_index[piece]]]
    assert (face.support, face.zone) == (support, zone)


def test_divisions_are_of_the_size_of_their_parts() -> None:
    """3A3: without divisional artillery."""
    found = kit()
    ways = found.breakdowns
    size_of = {ways.part(p): found.re[found.first_face[p]] for p, part in enumerate(ways.is_part) if part}
    for p, face in enumerate(found.first_face):
        if ways.is_part[p] or found.size[face] != DIVISION or not ways.ways_of(p, face):
            continue
        sizes = [
            sum(size_of[part] for part in way.parts if not part[2].endswith("artillery"))
            for way in ways.ways_of(p, face)
        ]
        assert found.re[face] == max(sizes), found.piece_names[p]


REGIONS = {
    "Manchukuo": ("Liaoning", "Kwantung"),
    "Inner Mongolia": ("Chahar", "Jehol", "Ningsia", "Suiyuan"),
    "North China": ("Honan", "Shansi", "Shantung", "Shensi", "Hopei", "East Hopei"),
    "Central China": ("Anhwei", "Chekiang", "Hupei", "Kiangsu"),
    "South China": ("Hunan", "Kiangsi", "Fukien", "Kwangtung"),
    "Southwest China": ("Kwangsi", "Kweichow", "Sikang", "Szechwan", "Yunnan"),
    "West China": ("Kansu",),
}


@pytest.mark.parametrize("region", list(REGIONS))
def test_regions_have_the_provinces_of_the_rulebook(region: str) -> None:
    """3E3."""
    found = kit()
    assert {name for name, its in found.region.items() if its == region} == set(REGIONS[region])


def test_terms_of_geography() -> None:
    """3E1: the Settlement is Shanghai and Kiangsu; parts of Hopei and Chahar; the Pescadores are Formosa's."""
    found = kit()
    settlement = found.space_index["G3:0506"]
    assert (found.province[settlement], found.conurbation[settlement]) == ("Kiangsu", "Shanghai")
    areas = {(found.province[s], found.sub_area[s]) for s in range(found.hex_count) if found.sub_area[s]}
    assert {("Hopei", "Peiping/Tientsin"), ("Hopei", "North Hopei"), ("Chahar", "North Chahar")} <= areas
    assert not any(area == "East Hopei" for _, area in areas)
    assert found.province[found.space_index["G3:4313"]] == "Formosa"
    assert {found.space_names[s][:2] for s in range(found.hex_count) if found.province[s] == "Indochina"} <= {
        "G4",
        "G5",
        "G6",
    }


def test_every_land_hex_has_a_province_and_every_hex_a_weather_zone() -> None:
    """3E4, 3E5, 36A1: islands belong to somebody; each hex lies in one of the eight zones."""
    found = kit()
    assert all(found.province[s] for s in range(found.hex_count) if found.is_land[s])
    assert {found.zone[s] for s in range(found.hex_count)} == set(range(len(ZONES)))


def test_the_five_boxes() -> None:
    """3E6."""
    assert {JAPAN_BOX, WEST_CHINA, INDIA_BURMA, BURMA_ROAD, HANOI} <= kit().box.keys()


def test_every_arrival_has_a_counter_and_a_place() -> None:
    found = kit()
    for row in found.tables["arrivals"]:
        assert row["piece"] in found.piece_index
        assert not row["hex"] or found.is_land[found.space_index[row["hex"]]], row
        if row["turn"] not in ("start", "on establishment"):
            assert turn_name(turn_number(row["turn"])) == row["turn"]


# charts


def test_terrain_costs_of_the_rulebook() -> None:
    """6: a mountain hex costs artillery 6, infantry 3, mountain units 2; a strait 2; a great river is prohibited."""
    found = kit()
    mountain = found.grounds["mountain"]
    assert [mountain.costs[gait][GOOD] // QUARTERS for gait in (WHEEL, FOOT, MOUNTAIN)] == [6, 3, 2]
    assert found.crossings["strait", NORMAL].foot == 2 * QUARTERS
    assert found.crossings["great", NORMAL].foot < 0
    assert found.grounds["rough"].costs[WHEEL][BAD] == 4 * QUARTERS, "12H1"
    assert found.crossings["river", NORMAL].wheel == QUARTERS, "12H1"
    assert [found.crossings[kind, FLOODED].foot // QUARTERS for kind in ("river", "major")] == [2, 4], "36E5"


def test_combat_results() -> None:
    """9A: 34 to 9 is 3:1; all nine results occur; a better column or die is never worse for the attacker."""
    table = kit().combat
    assert table.columns[table.column(Fraction(34, 9))] == "3:1"
    assert table.columns[table.column(Fraction(17, 9))] == "1.5:1"
    assert table.column(Fraction(1, 5)) == -1
    ladder = ("AE", "AH", "AR", "AS", "EX", "HX", "DR", "DH", "DE")
    ranks = [[ladder.index(table.result(column, die)) for column in range(12)] for die in range(-3, 11)]
    assert {rank for row in ranks for rank in row} == set(range(9))
    assert all(row == sorted(row) for row in ranks)
    assert all(list(column) == sorted(column) for column in zip(*ranks, strict=True))


def test_turns() -> None:
    """41: Jul II 37 is the first turn, Dec II 38 the 35th, Nov II 41 the 105th."""
    assert [turn_name(turn) for turn in (1, 15, 35, 105)] == ["Jul II 37", "Feb II 38", "Dec II 38", "Nov II 41"]
    assert turn_number("Dec I 37") == 10


def test_weather_of_the_example() -> None:
    """36B: Nov I, die 5: frost in zones 2, 3 and 7, clear in 4, 8, 9 and 10, rain in 12."""
    assert "".join(results[4] for results in kit().weather[20]) == "FFCFCCCR"


def test_a_railway_can_be_followed_from_peiping_to_shanghai() -> None:
    found = kit()
    seen, edge = set(), [found.town["Peiping"]]
    while edge:
        space = edge.pop()
        seen.add(space)
        edge += [
            other
            for other in found.neighbours[space]
            if other not in seen and found.rail[found.board.link(space, other)] in (HIGH, FERRY)
        ]
    assert found.space_index["G3:0507"] in seen


def test_a_file_that_leaves_the_map_is_refused() -> None:
    tables = dict(standard_tables())
    tables["hexsides"] = [*tables["hexsides"], {**tables["hexsides"][0], "sides": "G1:0101/G1:0303"}]
    with pytest.raises(BrokenFile, match="hexsides"):
        ChinaKit(tables)
