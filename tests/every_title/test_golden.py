"""The golden playthroughs: behaviour is what it was, or the change is meant and stands in the diff."""

from __future__ import annotations

import difflib

import pytest

from tests.every_title.golden import FOLDER, Playthrough, playthroughs, told

ALL = list(playthroughs())


@pytest.mark.parametrize("which", ALL, ids=lambda which: f"{which.key}-{which.path.stem}")
def test_playthrough(which: Playthrough) -> None:
    wanted = which.path.read_text(encoding="utf-8").splitlines()
    diff = list(difflib.unified_diff(wanted, told(which), "golden", "now", lineterm="", n=1))
    if diff:
        shown = "\n".join(diff[:40])
        more = f"\n… and {len(diff) - 40} lines more" if len(diff) > 40 else ""
        pytest.fail(
            f"{shown}{more}\n\nIf the change is meant: python -m tests.every_title.golden, and read the diff.",
            pytrace=False,
        )


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.rglob("*.txt")) == {which.path for which in ALL}
