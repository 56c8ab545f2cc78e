"""The victory table: every player has a row, and what the players of a side need adds up to what the side needs."""

from __future__ import annotations

from itertools import product

from grognard.core.dice import Dice
from grognard.core.errors import ClashingOptions
from grognard.core.position import Table
from grognard.core.title import load_title
from grognard.titles.pearl_harbor.chapters.ch22_charts import CHART
from grognard.titles.pearl_harbor.chapters.ch23_victory import LEVELS, judged_forces, thresholds
from grognard.titles.pearl_harbor.kit import FORCES, SIDES
from grognard.titles.pearl_harbor.war import War

PEOPLE = ("players", "anzac", "soviet", "us-services")
SCENARIOS = ("operation-z", "divine-wind", "campaign")
DATES = {"operation-z": (1942 * 4 + 3,), "divine-wind": (1945 * 4 + 2,), "campaign": (1945 * 4 + 2, 1942 * 4 + 2)}
"""When victory is judged: by then the ANZAC have changed hands, unless the war ends early (39)."""


def _at_the_end(scenario: str, options: dict[str, str], date: int) -> War:
    title = load_title("pearl-harbor")
    pos = title.set_up(title.kit(), scenario, options, Table(Dice("1")))
    assert isinstance(pos, War)
    pos.date = date
    pos.appoint()
    return pos


def _tables() -> list[tuple[str, dict[str, str]]]:
    meta = load_title("pearl-harbor").meta
    found = []
    for scenario, *choices in product(SCENARIOS, *[meta.option(key).choices for key in PEOPLE]):
        options = {"victory": "coalition", **dict(zip(PEOPLE, choices, strict=True))}
        try:
            meta.check(scenario, meta.fill(scenario, options))
        except ClashingOptions:
            continue
        found.append((scenario, options))
    return found


def test_every_player_of_a_coalition_has_a_row_and_the_rows_of_a_side_add_up() -> None:
    tables = _tables()
    assert len(tables) > 40
    for scenario, options, date in [(*table, date) for table in tables for date in DATES[table[0]]]:
        pos = _at_the_end(scenario, options, date)
        chart = "campaign" if scenario == "campaign" else CHART[scenario]
        rows = [row for row in pos.kit.tables["victory"] if row["scenario"] == chart and row["basis"] == "coalition"]
        known = {frozenset(row["who"].split()) for row in rows}
        for side, name in enumerate(SIDES):
            judged = {judged_forces(pos, seat) for seat in pos.players(side)}  # both US services share theirs
            if len(judged) == 1:
                continue
            players = [frozenset(FORCES[force] for force in forces) for forces in judged]
            assert all(who in known for who in players), (scenario, options, players)
            needed = [thresholds(pos, "coalition", who) for who in players if who != {"su"}]
            assert all(list(row) == sorted(set(row)) for row in needed)
            alliance = thresholds(pos, "alliance", (name,))
            for level, least in enumerate(alliance):
                total = sum(row[level] for row in needed)
                assert least <= total <= least + 2 * (len(needed) - 1), (scenario, options, name, LEVELS[level])
