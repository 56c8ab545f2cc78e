"""`grognard case run`: run cases and say what came out."""

from __future__ import annotations

from pathlib import Path

from grognard.commands import output
from grognard.core.case import Case, Outcome, find_cases, read_cases, run_case
from grognard.core.errors import BrokenFile, GrognardError


def run(paths: list[Path], *, json: bool) -> int:
    """Returns the exit code: 1 if a case fails. Nothing is run if a file cannot be read."""
    files = find_cases(paths)
    if not files:
        raise GrognardError(f"{', '.join(map(str, paths))}: there is no file that ends in .case")
    outcomes = [_run(case) for case in [case for file in files for case in read_cases(file)]]
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if json:
        output.write_json({"passed": len(outcomes) - len(failed), "failed": len(failed), "cases": outcomes})
        return 1 if failed else 0
    for outcome in failed:
        output.stdout.print(f"{outcome.path}:{outcome.line}: {outcome.name}", style="bold red", soft_wrap=True)
        output.stdout.print(f"    {outcome.message}", soft_wrap=True)
    output.stdout.print(f"{len(outcomes) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


def _run(case: Case) -> Outcome:
    try:
        return run_case(case)
    except (ValueError, IndexError, KeyError) as error:
        # a word that is missing, or is not the number it should be
        line = case.lines[0].number if case.lines else 0
        raise BrokenFile(f"{case.path}:{line}: {case.name}: cannot be read ({error!r})") from error
