"""`grognard rules`: the ledger, and how much of it is played and shown by cases."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

import grognard
from grognard.commands import output
from grognard.commands.cases import run_all
from grognard.core.case_files import find_cases
from grognard.core.errors import GrognardError
from grognard.core.ledger import Ledger, Rule, load_ledger
from grognard.core.meta import read_meta
from grognard.core.title import title_folder


class Coverage(msgspec.Struct, kw_only=True):
    """How many rows there are, change play, are cited by the code, and are shown by a passing case."""

    title: str
    rows: int
    playable: int
    implemented: int
    covered: int
    missing: list[str]


def show(title: str, words: list[str], *, rule: str | None, missing: bool, language: str, json: bool) -> int:
    """List, search or show rules, or those that are not implemented; returns the exit code, 1 if none is found."""
    ledger = load_ledger(title_folder(title))
    found = [ledger[rule]] if rule else ledger.search(" ".join(words))
    if missing:
        unplayed = ledger.unplayed()
        found = [each for each in found if each.id in unplayed]
    if json:
        output.write_json(found)
    elif rule:
        _show_one(found[0], language)
    elif found:
        output.stdout.print(_table(found, language))
    elif missing:
        output.warn("every rule that changes play is implemented" if not words else "no such rule is missing")
    else:
        output.warn("no rule has all of these words")
    if missing and not json:
        idle = [option.key for option in read_meta(title_folder(title)).options if option.unfinished]
        if idle:
            output.stdout.print(f"options without effect yet, which nobody is offered: {', '.join(idle)}")
    return 0 if found or missing else 1


def _words(rule: Rule, language: str) -> tuple[str, str]:
    return (rule.title_fr, rule.rule_fr) if language == "fr" else (rule.title, rule.rule)


def _show_one(rule: Rule, language: str) -> None:
    title, text = _words(rule, language)
    output.stdout.print(Text.assemble((rule.id, "bold"), "  ", (title, "italic"), "\n", text))
    if rule.not_play:
        output.stdout.print(f"(not played by the program: {rule.not_play})", style="dim")


def _table(rules: list[Rule], language: str) -> Table:
    table = Table("id", "title", "rule", show_lines=True)
    table.columns[0].no_wrap = True
    for rule in rules:
        title, text = _words(rule, language)
        table.add_row(Text(rule.id, style="bold"), Text(title), Text(text))
    return table


# coverage


def coverage(title: str, *, cases: Path | None, json: bool) -> None:
    """Run the title's cases and say which rows they show."""
    ledger = load_ledger(title_folder(title))
    implemented = ledger.implemented()
    covered: set[str] = set()
    for outcome in run_all(find_cases([_case_folder(title, cases)])):
        if outcome.passed:
            covered.update(outcome.covered)
        else:
            output.warn(f"{outcome.path}:{outcome.line}: {outcome.name}: {outcome.message}")
    playable = ledger.playable()
    summary = Coverage(
        title=title,
        rows=len(ledger.rules),
        playable=len(playable),
        implemented=len(implemented.intersection(playable)),
        covered=len(covered.intersection(playable)),
        missing=[rule for rule in playable if rule not in covered],
    )
    if json:
        output.write_json(summary)
    else:
        output.stdout.print(_coverage_table(ledger, implemented, covered))
        output.stdout.print(
            f"{summary.rows} rows, {summary.playable} change play: {summary.implemented} implemented, "
            f"{summary.covered} covered by cases, {len(summary.missing)} missing"
        )


def _case_folder(title: str, given: Path | None) -> Path:
    """The cases of a title: in the folder given, in the current one, or in the repository."""
    if given is not None:
        return given / title if (given / title).is_dir() else given
    repository = Path(grognard.__file__).parents[2]
    for root in (Path.cwd(), repository):
        if (root / "cases" / title).is_dir():
            return root / "cases" / title
    raise GrognardError(f"there is no folder cases/{title} here; name one with --cases")


def _coverage_table(ledger: Ledger, implemented: set[str], covered: set[str]) -> Table:
    table = Table("id", "title", "implemented", "covered", "not played because")
    for rule in ledger.rules.values():
        if rule.not_play:
            table.add_row(rule.id, rule.title, "", "", rule.not_play, style="dim")
            continue
        code, case = rule.id in implemented, rule.id in covered
        style = "" if code and case else "yellow" if code else "red"
        table.add_row(rule.id, rule.title, "yes" if code else "no", "yes" if case else "no", "", style=style)
    return table
