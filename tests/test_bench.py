"""`make bench` holds its figures to targets, and fails when one is missed."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

import pytest

from bench import __main__ as bench
from bench import board_bench, browser, learn_bench, lines
from bench.colossus_targets import TARGETS as COLOSSUS


def good(targets: dict[str, tuple[str, float]]) -> dict[str, float]:
    return {name: target if sign == ">=" else target * 0.5 for name, (sign, target) in targets.items()}


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, float]]:
    """Figures that meet every target, in the place of hours of measuring."""
    titles = ("nemesis", "asia-engulfed", "pearl-harbor", "war-of-resistance", "world-in-flames")
    figures = {key: good(bench.TARGETS | bench.PACE.get(key, bench.SLOWEST)) for key in titles}
    figures |= {"colossus": good(COLOSSUS), "browser": good(browser.TARGETS)}
    for part in (
        *("longest_play", "greedy_play", "greedy_turn", "one_game"),
        *("half_played", "commands", "wire"),
    ):
        monkeypatch.setattr(bench, part, lambda key: {})
    monkeypatch.setattr(bench, "OWN", {})
    monkeypatch.setattr(bench, "random_play", lambda key: figures[key])
    monkeypatch.setattr(bench, "_largest", lambda: figures["colossus"])
    monkeypatch.setattr(bench, "title_keys", lambda: titles)
    monkeypatch.setattr(browser, "results", lambda: figures["browser"])
    monkeypatch.setattr(learn_bench, "measured", lambda key: {})
    monkeypatch.setattr(board_bench, "results", dict[str, Any])
    return figures


def test_all_targets_are_met(measured: dict[str, dict[str, float]]) -> None:
    bench.main()
    measured["browser"].clear()  # without Chromium nothing is promised of it
    bench.main()


@pytest.mark.parametrize(
    ("key", "name", "value"),
    [
        ("nemesis", "decisions_per_second", 23_999),
        ("nemesis", "greedy_decisions_per_second", 4_999),
        ("asia-engulfed", "decisions_per_second", 17_999),
        ("asia-engulfed", "lobby_s", 0.3),
        ("pearl-harbor", "decisions_per_second", 11_999),
        ("pearl-harbor", "copy_us", 60),
        ("pearl-harbor", "greedy_player_turn_s", 3),
        ("war-of-resistance", "longest_decisions_per_second", 4_999),
        ("war-of-resistance", "supply_of_a_side_ms", 20),
        ("war-of-resistance", "half_reopened_s", 2),
        ("world-in-flames", "global_decisions_per_second", 1_999),
        ("colossus", "wire_asked_bytes_max", 20_000),
        ("colossus", "wire_answer_ms", 50),
        ("colossus", "first_load", 3_000_000),
        ("colossus", "memory_mb", 60),
        ("colossus", "reopen_on_a_server_s", 1),
        ("browser", "asked_task_ms", 50),
        ("browser", "sight_ms", 2_000),
    ],
)
def test_a_missed_target_fails(measured: dict[str, dict[str, float]], key: str, name: str, value: float) -> None:
    measured[key][name] = value
    with pytest.raises(SystemExit, match=f"{key} {name} .*MISSED"):
        bench.main()


@pytest.mark.parametrize(
    ("title", "path", "role"),
    [
        ("nemesis", "chapters/ch5_1_reach.py", "rules"),
        ("nemesis", "war.py", "rules"),
        ("nemesis", "preview.py", "presentation"),
        ("asia_engulfed", "preview_air.py", "presentation"),
        ("asia_engulfed", "charts.py", "presentation"),
        ("world_in_flames", "charts_naval.py", "rules"),
        ("asia_engulfed", "advice/charts.py", "advice"),
        ("war_of_resistance", "desk_skies.py", "desk"),
        ("asia_engulfed", "text/en/land.ftl", "text"),
        ("nemesis", "text/en.ftl", "text"),
        ("nemesis", "text/fr.ftl", ""),
        ("nemesis", "data/combat.csv", ""),
    ],
)
def test_lines_are_counted_by_what_they_are_for(title: str, path: str, role: str) -> None:
    assert lines.role_of(title, PurePosixPath(path)) == role
