"""The worked examples of the rulebook: each is a case, named by its number, or is checked here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.titles.pearl_harbor.chapters.ch20_narrow_seas import is_narrow_side
from grognard.titles.pearl_harbor.title import PearlHarbor

KIT = PearlHarbor().kit()
CASES = Path(__file__).parents[2] / "cases" / "pearl-harbor"
EXAMPLES = 61
HERE = {17}
"""What is shown here and not by a case."""


def test_every_example_is_a_case() -> None:
    named = [line for path in CASES.glob("*.case") for line in path.read_text("utf-8").splitlines() if "EX-" in line]
    shown = {int(number) for line in named if line.startswith("case ") for number in re.findall(r"EX-(\d+)", line)}
    assert sorted(set(range(1, EXAMPLES + 1)) - shown - HERE) == []


@pytest.mark.parametrize(("one", "other"), [("E1506", "E1507"), ("E1508", "E1608")])
def test_narrow_hexsides_of_rule_4(one: str, other: str) -> None:
    """Example 17."""
    assert is_narrow_side(KIT, KIT.space_index[one], KIT.space_index[other])
