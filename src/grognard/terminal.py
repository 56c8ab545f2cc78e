"""The text game: a person at a terminal (or a script in a pipe) plays a whole game.

Everything shown of a title comes from its `sketch` module and from its texts; nothing here knows a game.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Protocol, TextIO, cast

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from grognard.core.errors import GrognardError, IllegalOrder
from grognard.core.event import Event
from grognard.core.frame import Ask
from grognard.core.game import Game
from grognard.core.ledger import load_ledger
from grognard.core.order import Order
from grognard.core.position import Position
from grognard.core.title import Title
from grognard.core.view import seen
from grognard.core.wording import Wording
from grognard.sketch import PITCH, Cell, Sketch, Stack, hex_map

PHRASES = {
    "help": (
        "ORDER          in the notation, several picks in a line: move 31/58 0910\n"
        "NUMBER         the order of that number\n"
        "orders [VERB]  all orders, or all with a verb (a verb alone does the same)\n"
        "why ORDER      which rule forbids it\n"
        "look PLACE     a place or a piece in full; `look` alone: beside the map\n"
        "map [PLACE]    the map around it; `map on`, `map off`: with every question\n"
        "log [N]        what happened last\n"
        "tracks         all tracks\n"
        "rules WORDS    search the rules; `rule ID`: one rule\n"
        "undo           take back the last line\n"
        "save FILE      keep the game in a file; `quit` leaves it",
        "ORDRE          dans la notation, plusieurs choix par ligne : move 31/58 0910\n"
        "NUMÉRO         l'ordre de ce numéro\n"
        "orders [VERBE] tous les ordres, ou ceux d'un verbe (le verbe seul fait de même)\n"
        "why ORDRE      quelle règle l'interdit\n"
        "look LIEU      un lieu ou un pion en détail ; `look` seul : hors de la carte\n"
        "map [LIEU]     la carte alentour ; `map on`, `map off` : à chaque question\n"
        "log [N]        ce qui vient d'arriver\n"
        "tracks         toutes les pistes\n"
        "rules MOTS     chercher dans les règles ; `rule ID` : une règle\n"
        "undo           reprendre la dernière ligne\n"
        "save FICHIER   garder la partie dans un fichier ; `quit` la quitte",
    ),
    "hint": ("? for help", "? pour l'aide"),
    "credits": (
        "designed by {designer}, published by {publisher}; this program is unofficial",
        "conçu par {designer}, édité par {publisher} ; ce programme n'est pas officiel",
    ),
    "you": ("You play {seat}.", "Vous jouez {seat}."),
    "all": ("You play all seats.", "Vous jouez tous les sièges."),
    "plays": ("{seat}: the {bot} bot.", "{seat} : le robot {bot}."),
    "earlier": ("… {n} earlier (log {all} shows them)", "… {n} plus tôt (log {all} les montre)"),
    "more": ("… ({n})", "… ({n})"),
    "legal": ("That order is legal now.", "Cet ordre est permis maintenant."),
    "taken-back": ("Taken back.", "Repris."),
    "saved": (
        "Saved in {path}; every order is kept there from now on.",
        "Enregistré dans {path} ; chaque ordre y est gardé désormais.",
    ),
    "kept": ("The game is kept in {path}.", "La partie est gardée dans {path}."),
    "not-kept": ("The game is not saved.", "La partie n'est pas enregistrée."),
    "really": (
        "The game is not saved: `save FILE` keeps it, `quit` again leaves it.",
        "La partie n'est pas enregistrée : `save FICHIER` la garde, `quit` encore l'abandonne.",
    ),
    "exists": ("{path}: there is such a file already", "{path} : ce fichier existe déjà"),
    "what": (
        "{word!r} is neither an order nor a command (? for help)",
        "{word!r} n'est ni un ordre ni une commande (? pour l'aide)",
    ),
    "no-verb": ("no order begins with {word!r} now", "aucun ordre ne commence par {word!r} maintenant"),
    "where": ("there is no place or piece {word!r}", "il n'y a ni lieu ni pion {word!r}"),
    "off-map": ("{word} is not on the map", "{word} n'est pas sur la carte"),
    "no-number": ("the orders are numbered 1 to {n}", "les ordres sont numérotés de 1 à {n}"),
    "which-file": ("save to which file?", "enregistrer dans quel fichier ?"),
    "which-order": ("why which order?", "why quel ordre ?"),
    "no-rule": ("no rule has all of these words", "aucune règle ne contient tous ces mots"),
    "no-such-rule": ("there is no rule {word!r}", "il n'y a pas de règle {word!r}"),
    "waiting": ("also asked: {seats}", "aussi interrogés : {seats}"),
    "thinking": ("the bot plays…", "le robot joue…"),
    "bye": ("Good-bye.", "Au revoir."),
}

PIPE_WIDTH = 110
LOG_LINES = 40
SHORT = 6
"""So many targets of a verb are shown with their numbers."""
SUMMARY = 12
"""So many are named at all."""


class Easel(Protocol):
    """The module `sketch` of a title."""

    def sketch(self, pos: Position, wording: Wording) -> Sketch: ...

    def describe(self, pos: Position, space: int, wording: Wording) -> list[str]: ...


class Lines(Protocol):
    """Where the person's lines come from: a terminal, a pipe."""

    def isatty(self) -> bool: ...

    def readline(self) -> str: ...


def easel_of(title: Title) -> Easel:
    """The module that draws a title's positions in characters."""
    package = type(title).__module__.rpartition(".")[0]
    try:
        return cast(Easel, importlib.import_module(f"{package}.sketch"))
    except ModuleNotFoundError:
        raise GrognardError(f"{title.meta.name} cannot be shown in a terminal yet") from None


class Remark(GrognardError):
    """Something that cannot be shown. It is said, and the game goes on."""


class TextGame:
    """A game and the people before the screen; bots play the other seats."""

    def __init__(self, game: Game, language: str, console: Console, source: Lines) -> None:
        self.game = game
        self.console = console
        self.wording = Wording(game.title, game.kit, language)
        self._source = source
        self.interactive = source.isatty() and console.is_terminal
        self._easel = easel_of(game.title)
        self._marks: list[int] = []
        """How many orders there were before each line that was typed."""
        self._shown = 0
        self._focus = ""
        self._with_map = self.interactive
        self._leaving = False
        self._warned = 0
        """How many unsaved orders there were when we last warned of leaving."""
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "orders": self._orders,
            "why": self._why,
            "look": self._look,
            "map": self._map,
            "log": self._log,
            "tracks": self._tracks,
            "rules": self._rules,
            "rule": self._rule,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    def say(self, phrase: str, style: str = "", **args: object) -> None:
        self.console.print(self._phrase(phrase, **args), style=style, markup=False)

    def _phrase(self, phrase: str, **args: object) -> str:
        return _capital(PHRASES[phrase][self.wording.language == "fr"].format(**args))

    # the loop

    def run(self) -> None:
        """Play until the game is over or the person leaves. In a pipe the first mistake raises."""
        self._welcome()
        for line in self._lines():
            try:
                self._obey(line)
            except GrognardError as error:
                if not self.interactive and not isinstance(error, Remark):
                    raise GrognardError(self._complaint(error)) from None
                self.console.print(self._complaint(error), style="red", markup=False)
            if self._leaving or not self.game.asks:
                break
        if not self.game.asks:
            self._news()
            self._headline(self._sketch())
        self._farewell()

    def _lines(self) -> Iterator[str]:
        """The lines of the person, each asked for with the state of the game. The end of input ends them."""
        asked: tuple[Ask, int] | None = None
        while self.game.asks:
            ask = self.ask
            if asked is None or asked[0] is not ask or asked[1] != len(self.game.orders):
                self._question(ask)
                asked = ask, len(self.game.orders)
            line = self._read(f"{ask.seat}> ")
            if line is None:
                return
            if line.strip():
                yield line.strip()

    def _read(self, prompt: str) -> str | None:
        if self.interactive:
            self._complete()
            try:
                return input(prompt)
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return None
        line = self._source.readline()
        if line:
            self.console.print(f"{prompt}{line.strip()}", markup=False)
        return line or None

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in self._commands and self.game.title.verbs.get(word) is None:
            self._commands[word](rest.strip())
        elif line.isdigit():
            self._play_number(int(line))
        else:
            self._play_line(line)

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

    # orders

    def _play_line(self, line: str) -> None:
        seat, order = self._seat_and_order(line)
        verb = self.game.title.verbs.get(order.split()[0]) if order else None
        if verb is None:
            raise GrognardError(self._phrase("what", word=line.split(maxsplit=1)[0]))
        if verb.kind != "none" and len(order.split()) == 1 and self.interactive:
            self._orders(order)
            return
        self._play(order, seat)

    def _seat_and_order(self, line: str) -> tuple[str, str]:
        """`SEAT: ORDER`, or an order of the seat that is asked."""
        seat, colon, order = line.partition(":")
        return (seat.strip(), order.strip()) if colon else (self.ask.seat, line)

    def _play_number(self, number: int) -> None:
        orders = _numbered(self.ask)
        if not 1 <= number <= len(orders):
            raise GrognardError(self._phrase("no-number", n=len(orders)))
        self._play(orders[number - 1], self.ask.seat)

    def _play(self, order: str | Order, seat: str) -> None:
        done = len(self.game.orders)
        if self.interactive and self.game.bots:
            with self.console.status(self._phrase("thinking")):
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
        self._shown = min(self._shown, len(self.game.events))
        self.say("taken-back")

    def _why(self, rest: str) -> None:
        if not rest:
            raise Remark(self._phrase("which-order"))
        seat, order = self._seat_and_order(rest)
        reasons = self.game.why_not(order, seat)
        if not reasons:
            self.say("legal")
        for reason in reasons:
            self.console.print(self.wording.reason(reason), markup=False)
            self._rule(reason.rule)

    # files

    def _save(self, rest: str) -> None:
        if not rest:
            raise GrognardError(self._phrase("which-file"))
        path = Path(rest)
        if path != self.game.journal.path and taken(path):
            raise GrognardError(self._phrase("exists", path=path))
        try:
            self.game.save(path)
        except OSError as error:
            raise GrognardError(f"{path}: {error.strerror or error}") from None
        self.say("saved", path=path)

    def _quit(self, rest: str) -> None:
        unsaved = self.game.journal.path is None and len(self.game.orders)
        if self.interactive and unsaved and self._warned != unsaved:
            self._warned = unsaved
            self.say("really", "yellow")
        else:
            self._leaving = True

    def _farewell(self) -> None:
        if self.game.journal.path is not None:
            self.say("kept", path=self.game.journal.path)
        elif self.game.asks:
            self.say("not-kept")
        self.say("bye")

    # what is shown

    def _welcome(self) -> None:
        meta = self.game.title.meta
        self.console.print(meta.name, style="bold", markup=False)
        self.say("credits", "dim", designer=meta.designer, publisher=meta.publisher)
        people = [seat for seat in self.game.seats if seat not in self.game.bots]
        if len(people) == len(self.game.seats):
            self.say("all")
        else:
            for seat in people:
                self.say("you", seat=self._seat_name(seat))
        for seat in self.game.bots:
            self.say("plays", seat=self._seat_name(seat), bot=self.game.journal.header.seats[seat])
        self.say("hint", "dim")

    def _seat_name(self, seat: str) -> str:
        """A seat that is a side goes by the name of the side."""
        name = self.wording.name("side", seat)
        return self.wording.name("seat", seat) if name == seat else name

    def _sketch(self) -> Sketch:
        return self._easel.sketch(seen(self.game.title, self.game.position, self.seat), self.wording)

    def _question(self, ask: Ask) -> None:
        """The screen before each prompt: news, headline, tracks, map, question, orders."""
        self._news()
        sketch = self._sketch()
        self._headline(sketch)
        self._attend(sketch, ask)
        if self._with_map and self._focus and self._concrete(ask):
            self._draw_map(sketch, sketch.cells[self._focus])
        self.console.print()
        line = Text.assemble((f"{_capital(self._seat_name(ask.seat))}: ", "bold"), self.wording.prompt(ask))
        self.console.print(_cited(line, ask.rules))
        others = [each.seat for each in self.game.asks if each is not ask and each.seat not in self.game.bots]
        if others:
            self.say("waiting", "dim", seats=", ".join(map(self._seat_name, others)))
        self._menu(ask)

    def _headline(self, sketch: Sketch) -> None:
        self.console.print()
        self.console.rule(f"[bold]{escape(sketch.headline)}", align="left", characters="-")
        line = Text()
        for track in sketch.tracks:
            if all(len(value) < 10 for _, value in track.values):
                line.append(f"{track.name} ", style="dim")
                line.append(_values(sketch, track.values))
                line.append("   ")
        self.console.print(line)

    def _news(self) -> None:
        """What happened since the last question, as far as the seat may know."""
        seat = self.seat
        news = [event for event in self.game.events[self._shown :] if not event.audience or seat in event.audience]
        self._shown = len(self.game.events)
        if len(news) > LOG_LINES and self.interactive:
            self.say("earlier", "dim", n=len(news) - LOG_LINES, all=len(news))
            news = news[-LOG_LINES:]
        print_events(self.console, self.wording, news)

    def _log(self, rest: str) -> None:
        count = int(rest) if rest.isdigit() else LOG_LINES
        seat = self.seat
        known = [event for event in self.game.events if not event.audience or seat in event.audience]
        print_events(self.console, self.wording, known[-count:])

    def _tracks(self, rest: str) -> None:
        sketch = self._sketch()
        table = Table.grid(padding=(0, 2))
        for track in sketch.tracks:
            table.add_row(Text(track.name, style="dim"), _values(sketch, track.values, "\n"))
        self.console.print(table)

    def _help(self, rest: str) -> None:
        self.say("help")

    # the menu

    def _menu(self, ask: Ask) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="dim", no_wrap=True)
        table.add_column(style="bold", no_wrap=True)
        table.add_column(overflow="fold")
        number = 1
        for verb, orders in _by_verb(ask.orders).items():
            last = number + len(orders) - 1
            targets = [self._target(order) for order in orders[:SUMMARY]]
            if len(orders) > SUMMARY:
                targets.append(self._phrase("more", n=len(orders)))
            if 1 < len(orders) <= SHORT:
                targets = [f"({number + i}) {target}" for i, target in enumerate(targets)]
            table.add_row(f"{number}-{last}" if last > number else f"{number}", verb, Text(", ".join(targets)))
            number = last + 1
        self.console.print(table)

    def _target(self, order: Order) -> str:
        """The target of an order as it is typed, with the name of a place."""
        if order.target is None:
            return ""
        typed = self.game.title.target_name(self.game.kit, order)
        verb = self.game.title.verbs.get(order.verb)
        if verb is not None and verb.kind == "space" and isinstance(order.target, int):
            name = self.game.kit.place_title(order.target, self.wording.language)
            if name != typed:
                return f"{typed} {name}"
        return typed

    def _orders(self, rest: str) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="dim", no_wrap=True)
        where = {
            piece: cell.name
            for cell in self._sketch().cells.values()
            for stack in cell.stacks
            for piece in stack.pieces
        }
        for number, order in enumerate(_numbered(self.ask), 1):
            if not rest or order.verb == rest:
                typed = self.game.title.write(self.game.kit, order)
                place = where.get(typed.partition(" ")[2], "")
                table.add_row(str(number), Text(typed, style="bold"), place, Text(self.wording.order(order)))
        if not table.row_count:
            raise Remark(self._phrase("no-verb", word=rest))
        self.console.print(table)

    # places

    def _attend(self, sketch: Sketch, ask: Ask) -> None:
        """Find the place that a question is about."""
        kit = self.game.kit
        space, piece = ask.args.get("space"), ask.args.get("piece")
        names: list[str] = []
        if isinstance(space, int):
            names.append(kit.space_names[space])
        if isinstance(piece, int) and piece >= 0:
            names.append(kit.piece_names[piece])
        if not names and not self._focus:
            names += [self.game.title.target_name(kit, order) for order in ask.orders if order.target is not None]
        for name in names:
            cell = sketch.find(name)
            if cell is not None and cell.x:
                self._focus = cell.name
                return

    def _concrete(self, ask: Ask) -> bool:
        """Whether a question is about places, so that a map helps."""
        return "piece" in ask.args or "space" in ask.args or bool(self._picks(ask))

    def _picks(self, ask: Ask) -> set[str]:
        """The places among which a question lets one pick."""
        title, kit = self.game.title, self.game.kit
        return {
            kit.space_names[order.target]
            for order in ask.orders
            if isinstance(order.target, int) and (verb := title.verbs.get(order.verb)) and verb.kind == "space"
        }

    def _cell(self, sketch: Sketch, name: str) -> Cell:
        cell = sketch.find(name)
        if cell is None:
            raise Remark(self._phrase("where", word=name))
        return cell

    def _map(self, rest: str) -> None:
        if rest in ("on", "off"):
            self._with_map = rest == "on"
            return
        sketch = self._sketch()
        cell = self._cell(sketch, rest or self._focus)
        if not cell.x:
            raise Remark(self._phrase("off-map", word=cell.name))
        self._focus = cell.name
        self._draw_map(sketch, cell)
        self.console.print(sketch.legend, style="dim", markup=False)

    def _draw_map(self, sketch: Sketch, centre: Cell) -> None:
        columns = max(3, (self.console.width - 3) // PITCH)
        rows = max(3, min(8, (self.console.height - 8) // 4)) if self.interactive else 5
        sheet = hex_map(sketch, centre, columns=columns, rows=rows, lit=self._picks(self.ask))
        for row in sheet:
            runs = [("".join(sign for sign, _ in run), style) for style, run in groupby(row, key=itemgetter(1))]
            self.console.print(Text.assemble(*runs), no_wrap=True, crop=True)

    def _look(self, rest: str) -> None:
        sketch = self._sketch()
        if not rest:
            self._boxes(sketch)
            return
        cell = self._cell(sketch, rest)
        if cell.x:
            self._focus = cell.name
        name = f"{cell.name}  {cell.town}" if cell.town else cell.name
        self.console.print(name, style="bold", markup=False)
        space = self.game.kit.space_index[cell.name]
        position = seen(self.game.title, self.game.position, self.seat)
        for line in self._easel.describe(position, space, self.wording):
            self.console.print(f"  {line}", markup=False)

    def _boxes(self, sketch: Sketch) -> None:
        """What lies beside the map."""
        for cell in sketch.cells.values():
            if not cell.x and cell.stacks:
                line = Text(f"{cell.name}  ", style="bold")
                for stack in cell.stacks:
                    line.append(_stack_text(sketch, stack))
                self.console.print(line)

    # rules

    def _rules(self, rest: str) -> None:
        found = load_ledger(self.game.title.folder).search(rest)
        if not found:
            raise Remark(self._phrase("no-rule"))
        for rule in found:
            title, _ = self.wording.rule(rule.id)
            self.console.print(Text.assemble((rule.id, "bold"), "  ", title))

    def _rule(self, rest: str) -> None:
        if rest not in load_ledger(self.game.title.folder).rules:
            raise Remark(self._phrase("no-such-rule", word=rest))
        title, text = self.wording.rule(rest)
        self.console.print(Text.assemble((rest, "bold"), "  ", (title, "italic"), "\n", text))

    # complaints and completion

    def _complaint(self, error: GrognardError) -> str:
        """An error in one line of the player's language, with the rules that it cites."""
        said = str(error) if isinstance(error, Remark) else " ".join(self.wording.error(error).split())
        if isinstance(error, IllegalOrder) and error.reasons:
            rules = ", ".join(dict.fromkeys(reason.rule for reason in error.reasons))
            return f"{said} ({rules})"
        return said

    def _complete(self) -> None:
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
        title, kit = self.game.title, self.game.kit
        if first:
            return {*self._commands, *(order.verb for order in self.ask.orders)}
        targets = {title.target_name(kit, order) for order in self.ask.orders if order.target is not None}
        return {*targets, *(order.verb for order in self.ask.orders), *kit.space_names, *kit.piece_names}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def taken(path: Path) -> bool:
    """Whether a file is there that saving would destroy."""
    try:
        return path.exists() and path.stat().st_size > 0
    except OSError:
        return True


def print_events(console: Console, wording: Wording, events: Iterable[Event]) -> None:
    """The log, a line for each event, with the rules that made it happen."""
    for event in events:
        console.print(_cited(Text(f"  {wording.event(event)}"), event.rules))


def _cited(line: Text, rules: Iterable[str]) -> Text:
    """A line with its rules; of many only the first few."""
    cited = list(rules)
    if cited:
        shown = " ".join(cited[:4]) + (" …" if len(cited) > 4 else "")
        line.append(f"  [{shown}]", style="dim")
    return line


def _values(sketch: Sketch, values: tuple[tuple[str, str], ...], gap: str = " ") -> Text:
    """`J 5 A 4`: the values of a track in the colours of their sides."""
    line = Text()
    for number, (side, value) in enumerate(values):
        ink = sketch.inks.get(side)
        if number:
            line.append(gap)
        if ink is not None and len(values) > 1:
            line.append(f"{ink.letter} ", style=ink.colour)
        line.append(value, style=f"bold {ink.colour}" if ink else "bold")
    return line


def _stack_text(sketch: Sketch, stack: Stack) -> Text:
    ink = sketch.inks[stack.side]
    return Text.assemble((f"{ink.letter} ", f"bold {ink.colour}"), (", ".join(stack.pieces), ink.colour), "  ")


def _by_verb(orders: list[Order]) -> dict[str, list[Order]]:
    found: dict[str, list[Order]] = {}
    for order in orders:
        found.setdefault(order.verb, []).append(order)
    return found


def _numbered(ask: Ask) -> list[Order]:
    """The orders as they are numbered: by verb."""
    return [order for orders in _by_verb(ask.orders).values() for order in orders]


def play(game: Game, language: str, source: Lines | None = None, output: TextIO | None = None) -> None:
    """Play a game in the terminal, from where it stands."""
    console = Console(file=output or sys.stdout, highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = PIPE_WIDTH
    TextGame(game, language, console, source or sys.stdin).run()
