"""The components: the map agrees with what the rulebook says of it, the charts with every result that it prints."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from grognard.board import distance
from grognard.core.ledger import load_ledger
from grognard.titles.world_in_flames.charts import level_of, odds_name
from grognard.titles.world_in_flames.kit import JAPAN, WorldKit, standard_tables
from grognard.titles.world_in_flames.meta import META
from grognard.titles.world_in_flames.scenario import scenario_of
from grognard.titles.world_in_flames.seasons import FOOT, MARINE, MOUNTAIN
from grognard.titles.world_in_flames.sheets import DATA, WORLD

FAIR = (0, 0, 0, 0, 0, 0)
FROST = (2, 2, 2, 2, 2, 2)


@cache
def kit() -> WorldKit:
    return WorldKit(standard_tables())


def world() -> WorldKit:
    """All five sheets."""
    return kit().on(WORLD)


def hops(a: str, b: str) -> int:
    return distance(kit().board.graph, kit().space_of(a), kit().space_of(b))


def link(a: str, b: str) -> int:
    return kit().board.link(kit().space_of(a), kit().space_of(b))


def test_meta() -> None:
    assert META.defects() == []
    assert len(META.options) == 77
    known = load_ledger(DATA.parent).rules
    assert all(option.rule in known for option in META.options)


def test_every_space_of_the_files_is_on_the_board() -> None:
    assert not [row["hex"] for row in world().tables["hexes"] if row["hex"] not in world().space_index]
    assert not [
        row["hex"] for row in kit().tables["hexes"] if (row["hex"][0] in "WE") != (row["hex"] in kit().space_index)
    ]


@pytest.mark.parametrize(
    ("place", "name"), [("Perm", "E0148"), ("Breslau", "W0133"), ("Breslau", "E2833"), ("Damascus", "E1009")]
)
def test_hexes_that_the_rulebook_names(place: str, name: str) -> None:
    assert kit().space_of(place) == kit().space_index[name]


def test_neighbours_that_the_rulebook_names() -> None:
    assert hops("Berlin", "Nuremberg") == 4
    assert hops("Aachen", "Saarbruecken") == 1
    assert kit().lake[link("W0936", "W1036")]
    assert kit().fort[link("W0730", "W0830")]
    assert not kit().fort[link("W0830", "W0730")]
    assert kit().river[link("W0730", "W0830")]


def test_files_that_decide() -> None:
    assert kit().factories[kit().space_of("Moscow")] == 3
    assert not kit().resources[kit().space_of("Perm")]


def test_every_set_up_finds_its_counter_and_its_place() -> None:
    for row in kit().tables["deployments"]:
        if row["kind"] == "land":
            theatre = kit().on(kit().sheets_of(row["scenario"]))
            assert row["unit_id"] in theatre.piece_index
            if row["state"] == "map":
                assert theatre.space_of(row["place"]) in theatre.land_set


def test_lakes_and_alps() -> None:
    shut, open_ = (kit().seasons.costs(FOOT, weather) for weather in (FAIR, FROST))
    assert shut[link("W0936", "W1036")] < 0 < open_[link("W0936", "W1036")]
    assert kit().seasons.costs(MARINE, FAIR)[link("W0936", "W1036")] == 2
    alps = next(link for link in kit().barriers if kit().alpine[link])
    assert shut[alps] < 0 < kit().seasons.costs(MOUNTAIN, FAIR)[alps]


@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [(20, 8, "2:1"), (15, 7, "2:1"), (21, 7, "3:1"), (20, 2, "10:1"), (17, 1, "17:1"), (1, 9, "1:4"), (7, 10, "1:2")],
)
def test_odds(attack: int, defence: int, odds: str) -> None:
    assert odds_name(level_of(attack, defence)) == odds


@pytest.mark.parametrize(
    ("table", "level", "die", "text"),
    [("assault", 5, 5, "2/1"), ("assault", 5, 6, "1/1"), ("assault", 4, 11, "1/2"), ("blitzkrieg", 4, 11, "*/1B")],
)
def test_results_that_the_rulebook_prints(table: str, level: int, die: int, text: str) -> None:
    assert kit().charts.result(table, level, die, two_dice=False).text == text


def test_weather_that_the_rulebook_prints() -> None:
    fine_but = kit().charts.forecast(3, 10)
    assert fine_but.weather == (0, 0, 0, 3, 0, 0)
    assert fine_but.asterisks == 1
    assert kit().charts.forecast(2, 1).asterisks == 2


def joined(a: str, b: str) -> bool:
    return world().board.link(world().space_index[a], world().space_index[b]) >= 0


def flight(a: str, b: str) -> int:
    """Range points from one hex to another (14.1.1)."""
    return world().flown(world().space_index[a], 40).cost(world().space_index[b])


def test_scenarios_lie_on_their_sheets() -> None:
    assert kit().theatre == "WE"
    pacific = kit().on(kit().sheets_of("guadalcanal"))
    assert {name[0] for name in pacific.space_names[: pacific.hex_count]} == set("APM")
    assert pacific.piece_names == kit().piece_names
    assert kit().on("APM") is pacific


@pytest.mark.parametrize(
    ("a", "b", "near"),
    [
        ("E0148", "A2451", True),
        ("E0148", "A2646", False),
        ("E9906", "E0148", False),
        ("E9910", "E0101", True),
        ("E9910", "E0201", True),
        ("W9911", "W2807", True),
        ("W9911", "W2707", True),
        ("W9911", "W2607", True),
        ("E9982", "A2725", True),
        ("A3116", "A3112", True),
        ("W9981", "W9983", True),
        ("W9981", "W9984", True),
        ("W9982", "M0626", True),
    ],
)
def test_joins_and_lines_of_the_sheets(a: str, b: str, near: bool) -> None:
    """WIF-2.1.1-e, -h, -i, 2.1.2-c, -d, 2.1.3-d: the join, Perm, Riyadh, Dakar, Red Sea, O and U, Iceland."""
    assert joined(a, b) == near


def test_hexes_that_the_rulebook_names_in_asia() -> None:
    """Lan-Chow and Sian are three hexes apart, A0636 lies between; Wuhan and Nanking four range points."""
    names, graph = world().places, world().board.graph
    assert distance(graph, names["Lan-Chow"], names["Sian"]) == 3
    assert distance(graph, names["Sian"], world().space_index["A0636"]) == 1
    assert world().flown(names["Wuhan"], 20).cost(names["Nanking"]) == 4


def test_flights_over_three_scales() -> None:
    """WIF-2.1.1-m, 14.1.1-a, 14.1.2-a: a hexdot of the Red Sea, a big hexdot and Khartoum cost 13."""
    board, way = world().board, [world().space_index[name] for name in ("E1302", "E1301", "E9981", "E9907")]
    assert way[-1] == world().space_of("Khartoum")
    assert [int(world().flight[board.link(a, b)]) for a, b in pairwise(way)] == [1, 6, 6]
    assert flight("M1120", "M1021") == 6
    assert flight("P2115", "P2215") == 2
    assert flight("W9982", "M0626") == 12


@pytest.mark.parametrize(
    ("port", "sea"),
    [
        ("Puerto Cortes", "Caribbean Sea"),
        ("Vera Cruz", "Caribbean Sea"),
        ("Panama", "Gulf of Panama"),
        ("Puntarenas", "Gulf of Panama"),
    ],
)
def test_ports_of_central_america(port: str, sea: str) -> None:
    """WIF-2.1.4-b"""
    seas = world().seas
    assert seas.index[sea] in seas.docks[world().space_of(port)]


def test_the_seas_of_the_world() -> None:
    """WIF-2.1.2-a, 2.1.4-a: each has one box and hexdots; on the mini-map all of them are big."""
    seas = world().seas
    assert len(seas.names) == len(world().tables["seas"]) == 66
    assert all(seas.dots)
    assert all(world().is_big[space] for space in range(world().hex_count) if world().space_names[space][0] == "M")
    for sea, others in enumerate(seas.adjacent):
        assert all(sea in seas.adjacent[other] for other in others)


def test_lengths_and_costs_outside_europe() -> None:
    """WIF-2.4.2: a hex of Asia counts two on a supply path, three in the desert, an off-map hex four."""
    paths, asia = world().seasons.supply(FAIR, rail=False), world()
    for space in asia.land:
        found = {int(paths[link]) for link in range(*asia.board.start[space : space + 2])} - {-1}
        desert = asia.terrain[space] in ("desert", "desert mountain")
        length = 4 if asia.is_off_map[space] else 2 if asia.is_wide[space] else 1
        assert found <= {length + desert}
    foot, alpine = (asia.seasons.costs(gait, FAIR) for gait in (FOOT, MOUNTAIN))
    peak = next(link for link in range(len(foot)) if foot[link] == 4 and asia.is_wide[asia.board.target[link]])
    assert alpine[peak] in (3, 4)


def test_totals_of_the_world() -> None:
    asia = world()
    assert (sum(asia.red), sum(asia.blue), sum(asia.oil), sum(asia.objective)) == (32, 90, 44, 67)


@pytest.mark.parametrize(("scenario", "count"), [("guadalcanal", 9), ("pacific-1941", 7), ("global-war", 6)])
def test_set_ups_of_the_pacific(scenario: str, count: int) -> None:
    """Everybody has a counter and a place, ships a port; Japan holds as many objectives as its verdict counts from.

    In the Global War, where all objectives count, it has not come to Saigon yet.
    """
    theatre = kit().on(kit().sheets_of(scenario))
    laid = scenario_of(theatre, scenario)
    goals = laid.goals["main"] or [space for space in range(theatre.hex_count) if theatre.objective[space]]
    assert sum(laid.holder[space] == JAPAN for space in goals) == count
    for p, space in laid.deployed.items():
        at_sea = theatre.seas.of[space] >= 0 or space == theatre.repair
        assert at_sea or not theatre.is_ship[p] or theatre.port[space], theatre.piece_names[p]
        assert at_sea or space in theatre.land_set, theatre.piece_names[p]


@pytest.mark.parametrize(
    ("place", "country"),
    [
        ("Singapore", "Malaya"),
        ("Port Moresby", "Papua"),
        ("Palermo", "Italy"),
        ("Messina", "Italy"),
        ("Lemnos", "Greece"),
        ("Shanghai", "China"),
        ("Canton", "China"),
        ("Taihoku", "Formosa"),
        ("Koenigsberg", "Germany"),
        ("Vienna", "Germany"),
    ],
)
def test_home_countries_are_those_of_the_rulebook(place: str, country: str) -> None:
    """2.5: what a Marine could reach from the capital; islands by name, by the sea, by the nearest capital."""
    laid = world()
    assert laid.nations[laid.home[laid.space_of(place)]] == country
