"""Every rule of a title is played, and shown by a case."""

from __future__ import annotations

import pytest

from grognard.core.case_files import find_cases, read_cases
from grognard.core.ledger import load_ledger
from tests.every_title.games import FINISHED, REPOSITORY, TITLES

CASES = REPOSITORY / "cases"
PLAYED = [key for key in FINISHED if (CASES / key).is_dir()]


@pytest.mark.parametrize("key", PLAYED)
def test_every_rule_is_cited_by_the_engine(key: str) -> None:
    ledger = load_ledger(TITLES[key].folder)
    assert not set(ledger.playable()) - ledger.implemented()


@pytest.mark.parametrize("key", PLAYED)
def test_every_rule_has_a_case(key: str) -> None:
    """A case fails if the engine has not itself cited the rules that it names."""
    named = {rule for file in find_cases([CASES / key]) for case in read_cases(file) for rule in case.rules}
    assert not set(load_ledger(TITLES[key].folder).playable()) - named
