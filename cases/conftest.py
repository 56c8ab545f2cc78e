"""Every case is a test. A case that fails says where, what was expected and what came out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.core.case import run_case
from grognard.core.case_files import Case, Outcome, read_cases
from grognard.core.errors import BrokenFile


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    if file_path.suffix != ".case":
        return None
    return CaseFile.from_parent(parent, path=file_path)


class CaseFile(pytest.File):
    """A file of cases."""

    def collect(self) -> Iterator[pytest.Item]:
        try:
            cases = read_cases(self.path)
        except BrokenFile as error:
            raise self.CollectError(str(error)) from None
        for case in cases:
            yield CaseItem.from_parent(self, name=case.name, case=case)


class Failed(Exception):
    """A case that did not come out as written."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.message)
        self.outcome = outcome


class CaseItem(pytest.Item):
    """One case."""

    def __init__(self, *, case: Case, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.case = case

    def runtest(self) -> None:
        outcome = run_case(self.case)
        if not outcome.passed:
            raise Failed(outcome)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if not isinstance(excinfo.value, Failed):
            return super().repr_failure(excinfo, style)
        outcome = excinfo.value.outcome
        line = next((line.text for line in self.case.lines if line.number == outcome.line), "")
        place = f"{self.path.relative_to(self.config.rootpath)}:{outcome.line}"
        return f"{place}: {line}\n  {outcome.message}"

    def reportinfo(self) -> tuple[Path, int | None, str]:
        first = self.case.lines[0].number - 1 if self.case.lines else None
        return self.path, first, self.name
