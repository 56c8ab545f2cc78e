"""The log: what happened, as far as the seat may know."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from grognard.core.event import Event
from grognard.core.wording import Wording
from grognard.terminal.screen import Screen, cited

LOG_LINES = 40


def print_events(console: Console, wording: Wording, events: Iterable[Event]) -> None:
    """The log, a line for each event, with the rules that made it happen."""
    for event in events:
        console.print(cited(Text(f"  {wording.event(event)}"), event.rules))


class Chronicle:
    """Remembers how much of the log was shown."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._shown = 0

    def news(self) -> None:
        """What happened since the last question."""
        screen = self._screen
        news = self._known(self._shown)
        self._shown = len(screen.game.events)
        if len(news) > LOG_LINES and screen.interactive:
            screen.say("earlier", "dim", n=len(news) - LOG_LINES, all=len(news))
            news = news[-LOG_LINES:]
        print_events(screen.console, screen.wording, news)

    def taken_back(self) -> None:
        """Some events may be gone."""
        self._shown = min(self._shown, len(self._screen.game.events))

    def log(self, rest: str) -> None:
        count = int(rest) if rest.isdigit() else LOG_LINES
        print_events(self._screen.console, self._screen.wording, self._known()[-count:])

    def _known(self, first: int = 0) -> list[Event]:
        seat = self._screen.seat
        return [event for event in self._screen.game.events[first:] if not event.audience or seat in event.audience]
