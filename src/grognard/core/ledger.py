"""The ledger: every rule of a title in our own words, one row each, with its id."""

from __future__ import annotations

import csv
import re
from functools import cache
from pathlib import Path

import msgspec

from grognard.core.errors import UnknownTitle


class Rule(msgspec.Struct, frozen=True):
    """A row. `not_play` says why it is not behaviour of the program (empty: it is)."""

    id: str
    section: str
    title: str
    title_fr: str
    kind: str
    rule: str
    rule_fr: str
    data: str
    check: str
    not_play: str


class Ledger:
    """The rows of a title by id."""

    def __init__(self, path: Path) -> None:
        with open(path, encoding="utf-8", newline="") as file:
            self.rules = {row["id"]: Rule(**row) for row in csv.DictReader(file)}
        self._folder = path.parent

    def __getitem__(self, rule: str) -> Rule:
        if rule not in self.rules:
            raise UnknownTitle(f"there is no rule {rule!r}")
        return self.rules[rule]

    def search(self, words: str) -> list[Rule]:
        """The rows that contain all the words, in either language."""
        wanted = words.lower().split()
        return [rule for rule in self.rules.values() if all(word in _haystack(rule) for word in wanted)]

    def playable(self) -> list[str]:
        return [rule.id for rule in self.rules.values() if not rule.not_play]

    def unplayed(self) -> set[str]:
        """The rows that change play and that the title's code does not apply yet."""
        return set(self.playable()) - self.implemented()

    def implemented(self) -> set[str]:
        """The rows that the title's code applies: it cites them by id, in whatever folder."""
        found: set[str] = set()
        for path in self._folder.rglob("*.py"):
            found.update(re.findall(r'"([A-Z]+-[\w.\-]+)"', path.read_text(encoding="utf-8")))
        return found & self.rules.keys()


def _haystack(rule: Rule) -> str:
    return " ".join((rule.id, rule.title, rule.title_fr, rule.rule, rule.rule_fr)).lower()


@cache
def load_ledger(folder: Path) -> Ledger:
    return Ledger(folder / "rules.csv")
