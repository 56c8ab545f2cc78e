"""The golden playthroughs: behaviour is what it was, or the change is meant and stands in the diff."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from tests.every_title import states
from tests.every_title.games import FINISHED
from tests.every_title.golden import FOLDER, Playthrough, playthroughs, told

ALL = list(playthroughs())


@pytest.mark.parametrize("which", ALL, ids=lambda which: f"{which.key}-{which.path.stem}")
def test_playthrough(which: Playthrough) -> None:
    compare(which.path, told(which), "golden")


@pytest.mark.parametrize("key", FINISHED)
def test_every_state(key: str) -> None:
    compare(states.path_of(key), states.told(key), "states")


def compare(path: Path, now: list[str], module: str) -> None:
    wanted = path.read_text(encoding="utf-8").splitlines()
    diff = list(difflib.unified_diff(wanted, now, "golden", "now", lineterm="", n=1))
    if diff:
        shown = "\n".join(diff[:40])
        more = f"\n… and {len(diff) - 40} lines more" if len(diff) > 40 else ""
        pytest.fail(
            f"{shown}{more}\n\nIf the change is meant: python -m tests.every_title.{module}, and read the diff.",
            pytrace=False,
        )


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.rglob("*.txt")) == {which.path for which in ALL}
    assert set(states.FOLDER.iterdir()) == {states.path_of(key) for key in FINISHED}
