"""The loop of the text game: question, line, answer."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.text import Text

from grognard.core.errors import GrognardError, IllegalOrder
from grognard.core.frame import Ask
from grognard.core.game import Game
from grognard.core.hints import hints
from grognard.core.order import Order
from grognard.core.playing import dismiss, failures
from grognard.core.turning import blows
from grognard.core.view import seen
from grognard.terminal import rulebook, status
from grognard.terminal.chronicle import Chronicle
from grognard.terminal.menu import Menu, numbered
from grognard.terminal.places import Places
from grognard.terminal.reader import Lines, Reader
from grognard.terminal.screen import Remark, Screen, cited

PIPE_WIDTH = 110


class TextGame:
    """A game and the people before the screen; bots play the other seats."""

    def __init__(self, game: Game, language: str, console: Console, source: Lines) -> None:
        self.game = game
        self._screen = Screen(game, language, console, interactive=source.isatty() and console.is_terminal)
        self._chronicle = Chronicle(self._screen)
        self._menu = Menu(self._screen)
        self._places = Places(self._screen)
        self._marks: list[int] = []
        """How many orders there were before each line that was typed."""
        self._leaving = False
        self._failed: set[tuple[str, str]] = set()
        """Programs that have lost their seats, as far as that was said."""
        self._warned = 0
        """How many unsaved orders there were when we last warned of leaving."""
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "orders": self._menu.show,
            "why": self._why,
            "hint": self._hint,
            "what": self._what,
            "look": self._places.look,
            "map": self._places.map,
            "log": self._chronicle.log,
            "tracks": lambda rest: status.tracks(self._screen),
            "rules": lambda rest: rulebook.search(self._screen, rest),
            "rule": lambda rest: rulebook.show(self._screen, rest),
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }
        self._reader = Reader(self._screen, source, self._commands)

    def run(self) -> None:
        """Play until the game is over or the person leaves. In a pipe the first mistake raises."""
        self._welcome()
        for line in self._lines():
            try:
                self._obey(line)
            except GrognardError as error:
                if not self._screen.interactive and not isinstance(error, Remark):
                    raise GrognardError(self._complaint(error)) from None
                self._screen.console.print(self._complaint(error), style="red", markup=False)
            if self._leaving or not self.game.asks:
                break
        if not self.game.asks:
            self._chronicle.news()
            status.headline(self._screen, self._screen.sketch())
        self._farewell()

    def _lines(self) -> Iterator[str]:
        """The lines of the person, each asked for with the state of the game. The end of input ends them."""
        asked: tuple[Ask, int] | None = None
        while self.game.asks:
            ask = self._screen.ask
            if asked is None or asked[0] is not ask or asked[1] != len(self.game.orders):
                self._question(ask)
                asked = ask, len(self.game.orders)
            line = self._reader.read(f"{ask.seat}> ")
            if line is None:
                return
            if line.strip():
                yield line.strip()

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in self._commands and self.game.title.verbs.get(word) is None:
            self._commands[word](rest.strip())
        elif line.isdigit():
            self._play_number(int(line))
        else:
            self._play_line(line)

    def _complaint(self, error: GrognardError) -> str:
        """An error in one line of the player's language, with the rules that it cites."""
        said = str(error) if isinstance(error, Remark) else " ".join(self._screen.wording.error(error).split())
        if isinstance(error, IllegalOrder) and error.reasons:
            rules = ", ".join(dict.fromkeys(reason.rule for reason in error.reasons))
            return f"{said} ({rules})"
        return said

    # what is said

    def _welcome(self) -> None:
        screen, meta = self._screen, self.game.title.meta
        screen.console.print(meta.name, style="bold", markup=False)
        screen.say("credits", "dim", designer=meta.designer, publisher=meta.publisher)
        people = [seat for seat in self.game.seats if seat not in self.game.bots]
        if len(people) == len(self.game.seats):
            screen.say("all")
        else:
            for seat in people:
                screen.say("you", seat=screen.seat_name(seat))
        for seat in self.game.bots:
            screen.say("plays", seat=screen.seat_name(seat), bot=self.game.journal.header.seats[seat])
        screen.say("hint", "dim")

    def _question(self, ask: Ask) -> None:
        """The screen before each prompt: news, headline, tracks, map, question, orders."""
        screen = self._screen
        self._chronicle.news()
        for seat, why in failures(self.game.bots).items() - self._failed:
            self._failed.add((seat, why))
            screen.say("program-lost", "yellow", seat=screen.seat_name(seat), why=why)
        sketch = screen.sketch()
        status.headline(screen, sketch)
        self._places.attend(sketch, ask)
        screen.console.print()
        line = Text.assemble(
            (screen.phrase("asked", seat=screen.seat_name(ask.seat)), "bold"), " ", screen.wording.prompt(ask)
        )
        screen.console.print(cited(line, ask.rules))
        others = [each.seat for each in self.game.asks if each is not ask and each.seat not in self.game.bots]
        if others:
            screen.say("waiting", "dim", seats=", ".join(map(screen.seat_name, others)))
        self._menu.summary(ask)

    def _help(self, rest: str) -> None:
        self._screen.say("help", example=self._menu.example())

    def _farewell(self) -> None:
        dismiss(self.game.bots.values())
        if self.game.journal.path is not None:
            self._screen.say("kept", path=self.game.journal.path)
        elif self.game.asks:
            self._screen.say("not-kept")
        self._screen.say("bye")

    # orders

    def _play_line(self, line: str) -> None:
        seat, order = self._seat_and_order(line)
        verb = self.game.title.verbs.get(order.split()[0]) if order else None
        if verb is None:
            raise GrognardError(self._screen.phrase("what", word=line.split(maxsplit=1)[0]))
        if verb.kind != "none" and len(order.split()) == 1 and self._screen.interactive:
            self._menu.show(order)
            return
        self._play(order, seat)

    def _seat_and_order(self, line: str) -> tuple[str, str]:
        """`SEAT: ORDER`, or an order of the seat that is asked; names of spaces may have colons, too."""
        seat, colon, order = line.partition(":")
        return (seat, order.strip()) if colon and " " not in seat else (self._screen.ask.seat, line)

    def _play_number(self, number: int) -> None:
        ask = self._screen.ask
        amounts = self._menu.amounts(ask)
        if amounts:
            self._play(Order(amounts[0].verb, number), ask.seat)
            return
        orders = numbered(ask)
        if not 1 <= number <= len(orders):
            raise GrognardError(self._screen.phrase("no-number", n=len(orders)))
        self._play(orders[number - 1], ask.seat)

    def _play(self, order: str | Order, seat: str) -> None:
        done = len(self.game.orders)
        if self._screen.interactive and self.game.bots:
            with self._screen.console.status(self._screen.phrase("thinking")):
                self.game.play(order, seat)
        else:
            self.game.play(order, seat)
        self._marks.append(done)

    def _undo(self, rest: str) -> None:
        if self._marks:
            self.game.undo(len(self.game.orders) - self._marks[-1])
            self._marks.pop()
        else:
            self.game.undo()
        self._chronicle.taken_back()
        self._screen.say("taken-back")

    def _why(self, rest: str) -> None:
        if not rest:
            raise Remark(self._screen.phrase("which-order"))
        seat, order = self._seat_and_order(rest)
        reasons = self.game.why_not(order, seat)
        if not reasons:
            self._screen.say("legal")
        for reason in reasons:
            self._screen.console.print(self._screen.wording.reason(reason), markup=False)
            rulebook.show(self._screen, reason.rule)

    def _hint(self, rest: str) -> None:
        """What a staff officer would do."""
        screen, ask = self._screen, self._screen.ask
        shown = seen(self.game.title, self.game.position, ask.seat)
        for hint in hints(self.game.title, shown, ask):
            order = self.game.title.write(self.game.kit, hint.order)
            screen.console.print(f"{screen.wording.order(hint.order)}  ({order})", markup=False)
            for motive in hint.motives:
                screen.console.print(f"   {screen.wording.motive(motive)}", style="dim", markup=False)

    def _what(self, rest: str) -> None:
        """What the others did since this seat last decided something, as far as it mattered."""
        screen = self._screen
        found = blows(self.game, screen.ask.seat)
        if not found:
            screen.say("nothing-mattered")
        else:
            screen.say("what-mattered", seat=screen.seat_name(screen.ask.seat))
        for blow in found:
            screen.console.print(f"{blow.change:+.2f}", style="bold", markup=False)
            for event in blow.events:
                screen.console.print(f"   {screen.wording.event(event)}", markup=False)

    # files

    def _save(self, rest: str) -> None:
        if not rest:
            raise GrognardError(self._screen.phrase("which-file"))
        path = Path(rest)
        if path != self.game.journal.path and taken(path):
            raise GrognardError(self._screen.phrase("exists", path=path))
        try:
            self.game.save(path)
        except OSError as error:
            raise GrognardError(f"{path}: {error.strerror or error}") from None
        self._screen.say("saved", path=path)

    def _quit(self, rest: str) -> None:
        unsaved = self.game.journal.path is None and len(self.game.orders)
        if self._screen.interactive and unsaved and self._warned != unsaved:
            self._warned = unsaved
            self._screen.say("really", "yellow")
        else:
            self._leaving = True


def taken(path: Path) -> bool:
    """Whether a file is there that saving would destroy."""
    try:
        return path.exists() and path.stat().st_size > 0
    except OSError:
        return True


def play(game: Game, language: str, source: Lines | None = None, output: TextIO | None = None) -> None:
    """Play a game in the terminal, from where it stands."""
    console = Console(file=output or sys.stdout, highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = PIPE_WIDTH
    TextGame(game, language, console, source or sys.stdin).run()
