"""`grognard case run` and `case write`: run cases and say what came out; write one from a saved game."""

from __future__ import annotations

from pathlib import Path

from grognard.commands import output
from grognard.core import opening
from grognard.core.case import run_case
from grognard.core.case_files import Case, Outcome, find_cases, read_cases
from grognard.core.case_writing import write_case
from grognard.core.errors import GrognardError


def run(paths: list[Path], *, json: bool) -> int:
    """Returns the exit code: 1 if a case fails. Nothing is run if a file cannot be read."""
    files = find_cases(paths)
    if not files:
        raise GrognardError(f"{', '.join(map(str, paths))}: there is no file that ends in .case")
    outcomes = run_all(files)
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if json:
        output.write_json({"passed": len(outcomes) - len(failed), "failed": len(failed), "cases": outcomes})
        return 1 if failed else 0
    for outcome in failed:
        output.stdout.print(f"{outcome.path}:{outcome.line}: {outcome.name}", style="bold red", soft_wrap=True)
        output.stdout.print(f"    {outcome.message}", soft_wrap=True)
    output.stdout.print(f"{len(outcomes) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


def run_all(files: list[Path]) -> list[Outcome]:
    """Run every case of some files. All are read before the first is run."""
    cases = [case for file in files for case in read_cases(file)]
    return [_run(case) for case in cases]


def _run(case: Case) -> Outcome:
    """A case that breaks the program has failed."""
    try:
        return run_case(case)
    except GrognardError:
        raise
    except Exception as error:
        line = case.lines[0].number if case.lines else 0
        return Outcome(case.path, case.name, False, f"{type(error).__name__}: {error}", line)


def write(path: Path, *, at: int, orders: int, out: Path | None) -> None:
    """Write a case from a saved game, to a file or to the terminal."""
    text = write_case(opening.load(path, verify=True), at, orders)
    if out is None:
        output.stdout.print(text, end="", soft_wrap=True, highlight=False, markup=False)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GrognardError(f"{out}: {error.strerror}") from None
