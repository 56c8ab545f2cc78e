"""The page for players lists what is inferred, and every option with its choices."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.core.ledger import load_ledger
from grognard.core.meta import Option
from grognard.titles.asia_engulfed import meta

PAGE = Path(__file__).parents[2] / "docs" / "asia-engulfed.md"
FOLDER = Path(meta.__file__).parent
INFERRED = {
    row.id: match[1]
    for row in load_ledger(FOLDER).rules.values()
    if row.data.startswith("INFERRED") and (match := re.search(r"confidence: (\w+)", row.data))
}


def section(level: str) -> set[str]:
    """The rows that the page lists under a confidence."""
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(f"### {level.capitalize()} confidence")
    return set(re.findall(r"^\| (AE-\S+) \|", re.split(r"^##", rest, maxsplit=1, flags=re.MULTILINE)[0], re.MULTILINE))


@pytest.mark.parametrize(("level", "count"), [("high", 81), ("medium", 92), ("low", 67)])
def test_inferred_rows_are_listed_by_confidence(level: str, count: int) -> None:
    wanted = {rule for rule, confidence in INFERRED.items() if confidence == level}
    assert len(wanted) == count
    assert section(level) == wanted


@pytest.mark.parametrize("option", meta.META.options, ids=lambda option: option.key)
def test_options_are_listed_with_their_choices(option: Option) -> None:
    (line,) = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if f"(`{option.key}`)" in line]
    assert option.rule in line
    assert re.findall(r"`(\S+)`:", line) == list(option.choices)
