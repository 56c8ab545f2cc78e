"""The words of cases: whatever changes in a game can be said."""

from __future__ import annotations

from grognard.core.case import run_case
from grognard.core.case_files import parse_cases
from grognard.titles.world_in_flames.war import War
from tests.every_title.games import TITLES

KEPT = {"options", "scenario", "first_season", "first_year", "last_turn"}
"""What stays as the scenario has it."""
SAID_OTHERWISE = {
    "place",
    "phasing",
    "down",
    "marks",
    "spent",
    "due",
    "pooled",
    "role",
    "damaged",
    "entry_counts",
    "entry_pools",
    "entry_cup",
}
"""What `put`, `phase` and `markers` say."""


def test_every_field_has_a_word() -> None:
    said = {getattr(word, "field", word.name) for word in TITLES["world-in-flames"].desk().words}
    fields = {name for name, (sight, _) in War.sights.items() if sight.name not in ("shared", "derived")}
    assert fields - said == KEPT | SAID_OTHERWISE


def test_a_country_may_be_conquered_in_part() -> None:
    text = """title world-in-flames
case A conquest in part
fallen Belgium germany partly
fallen Denmark germany
phase germany none
expect fallen Belgium germany partly
expect fallen Denmark germany
"""
    outcome = run_case(parse_cases(text, "fallen")[0])
    assert outcome.passed, outcome.message
