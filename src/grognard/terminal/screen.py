"""What all parts of the text game share: the game, the console, the words, and whose eyes look."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from grognard.core.errors import GrognardError
from grognard.core.frame import Ask
from grognard.core.game import Game
from grognard.core.view import seen
from grognard.core.wording import Wording
from grognard.sketch import Sketch
from grognard.terminal.drawing import Drawing
from grognard.terminal.phrases import phrase

CITED = 4
"""Of many rules only the first few are named."""


class Remark(GrognardError):
    """Something that cannot be shown. It is said, and the game goes on."""


class Screen:
    """A game before the eyes of the people at one terminal."""

    def __init__(self, game: Game, language: str, console: Console, interactive: bool) -> None:
        self.game = game
        self.console = console
        self.interactive = interactive
        self.wording = Wording(game.title, game.kit, language)

    @property
    def ask(self) -> Ask:
        """The question to the person (to the first one, if several are asked)."""
        return next((ask for ask in self.game.asks if ask.seat not in self.game.bots), self.game.asks[0])

    @property
    def seat(self) -> str:
        """Whose eyes we look through."""
        if self.game.asks:
            return self.ask.seat
        return next((seat for seat in self.game.seats if seat not in self.game.bots), self.game.seats[0])

    def say(self, key: str, style: str = "", **args: object) -> None:
        self.console.print(self.phrase(key, **args), style=style, markup=False)

    def phrase(self, key: str, **args: object) -> str:
        return phrase(key, self.wording.language, **args)

    def seat_name(self, seat: str) -> str:
        """A seat that is a side goes by the name of the side."""
        name = self.wording.name("side", seat)
        return self.wording.name("seat", seat) if name == seat else name

    def drawing(self) -> Drawing:
        """What the seat sees now."""
        title = self.game.title
        return Drawing(title, seen(title, self.game.position, self.seat), self.wording)

    def sketch(self) -> Sketch:
        return self.drawing().sketch()


def cited(line: Text, rules: Iterable[str]) -> Text:
    """A line with its rules."""
    named = list(rules)
    if named:
        shown = " ".join(named[:CITED]) + (" …" if len(named) > CITED else "")
        line.append(f"  [{shown}]", style="dim")
    return line
