"""Reads the person's lines, from a terminal (with completion by the tab key) or from a pipe."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from grognard.terminal.screen import Screen


class Lines(Protocol):
    """Where the person's lines come from: a terminal, a pipe."""

    def isatty(self) -> bool: ...

    def readline(self) -> str: ...


class Reader:
    """One line after the other."""

    def __init__(self, screen: Screen, source: Lines, commands: Iterable[str]) -> None:
        self._screen = screen
        self._source = source
        self._commands = set(commands)

    def read(self, prompt: str) -> str | None:
        """A line, or nothing at the end of input."""
        if self._screen.interactive:
            self._prepare_completion()
            try:
                return input(prompt)
            except (EOFError, KeyboardInterrupt):
                self._screen.console.print()
                return None
        line = self._source.readline()
        if line:
            self._screen.console.print(f"{prompt}{line.strip()}", markup=False)
        return line or None

    def _prepare_completion(self) -> None:
        """Offer the words that can come next on the tab key, where there is a readline."""
        try:
            import readline
        except ImportError:
            return
        readline.set_completer_delims(" ")
        readline.parse_and_bind("tab: complete")
        readline.set_completer(self._completer)

    def _completer(self, text: str, state: int) -> str | None:
        import readline

        first = not readline.get_line_buffer()[: readline.get_begidx()].strip()
        found = sorted(word for word in self._words(first) if word.startswith(text))
        return f"{found[state]} " if state < len(found) else None

    def _words(self, first: bool) -> set[str]:
        orders = self._screen.ask.orders
        verbs = {order.verb for order in orders}
        if first:
            return self._commands | verbs
        title, kit = self._screen.game.title, self._screen.game.kit
        targets = {title.target_name(kit, order) for order in orders if order.target is not None}
        return {*targets, *verbs, *kit.space_names, *kit.piece_names}
