"""The golden playthroughs: behaviour is what it was, or the change is meant and stands in the diff."""

from __future__ import annotations

import difflib

import pytest

from tests.nemesis.games import VARIANTS
from tests.nemesis.golden import path_of, playthrough

MOST = 60


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_game_goes_as_it_went(variant: str) -> None:
    path = path_of(variant)
    recorded = path.read_text(encoding="utf-8").splitlines()
    came = playthrough(variant)
    if came == recorded:
        return
    diff = list(difflib.unified_diff(recorded, came, path.name, "now", lineterm="", n=2))
    more = f"\n… and {len(diff) - MOST} lines more" if len(diff) > MOST else ""
    shown = "\n".join(diff[:MOST])
    pytest.fail(
        f"{shown}{more}\n\nIf the change is meant: python -m tests.nemesis.golden, and read the diff.",
        pytrace=False,
    )
