"""The cases of War of Resistance hold. Those of finished titles are run with all others."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.core.case import run_case
from grognard.core.case_files import find_cases, read_cases
from grognard.core.title import title_keys

CASES = Path(__file__).parents[2] / "cases" / "war-of-resistance"


@pytest.mark.parametrize("path", list(find_cases([CASES])), ids=lambda path: path.stem)
def test_cases_hold(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_UNFINISHED", "1")
    title_keys.cache_clear()
    try:
        for case in read_cases(path):
            outcome = run_case(case)
            assert outcome.passed, f"{case.name}, line {outcome.line}: {outcome.message}"
    finally:
        monkeypatch.undo()
        title_keys.cache_clear()
