"""The rules of the title: search, and one rule in full."""

from __future__ import annotations

from rich.text import Text

from grognard.core.ledger import load_ledger
from grognard.terminal.screen import Remark, Screen


def search(screen: Screen, words: str) -> None:
    found = load_ledger(screen.game.title.folder).search(words)
    if not found:
        raise Remark(screen.phrase("no-rule"))
    for rule in found:
        title, _ = screen.wording.rule(rule.id)
        screen.console.print(Text.assemble((rule.id, "bold"), "  ", title))


def show(screen: Screen, rule: str) -> None:
    if rule not in load_ledger(screen.game.title.folder).rules:
        raise Remark(screen.phrase("no-such-rule", word=rule))
    title, text = screen.wording.rule(rule)
    screen.console.print(Text.assemble((rule, "bold"), "  ", (title, "italic"), "\n", text))
