"""Cases: small texts that set up a position, give orders and say what must come out.

`docs/cases.md` describes the language. Words of the kernel are read here, words of a title by its `Desk`.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import grognard
from grognard.core.errors import BadOrder, BrokenFile, GrognardError, IllegalOrder
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.journal import Header
from grognard.core.ledger import load_ledger
from grognard.core.position import Position
from grognard.core.title import Kit, Title, load_title


class Failure(Exception):
    """A check that did not come out as expected."""


class Line(msgspec.Struct, frozen=True):
    """A line of a case: where it stands, and its words."""

    number: int
    text: str
    words: tuple[str, ...]


class Case(msgspec.Struct):
    """One case as written."""

    path: str
    name: str
    title: str
    rules: tuple[str, ...]
    lines: list[Line]


class Outcome(msgspec.Struct):
    """What came of a case. `covered` are the rules it names that the engine itself cited."""

    path: str
    name: str
    passed: bool
    message: str = ""
    line: int = 0
    covered: tuple[str, ...] = ()


class Desk:
    """Where a title reads its own words: components and position before play, checks after it."""

    def __init__(self, title: Title) -> None:
        self.title = title

    def component(self, words: tuple[str, ...]) -> bool:
        """Read a line that changes the components; False if it is none."""
        return False

    def kit(self) -> Kit:
        """The components, once all such lines are read."""
        return self.title.kit()

    def position(self, kit: Kit, scenario: str, options: dict[str, str]) -> Position:
        """The position on which the set-up lines work."""
        raise NotImplementedError

    def set(self, pos: Any, words: tuple[str, ...]) -> bool:
        """Read a line that changes the position; False if it is none."""
        raise NotImplementedError

    def begin(self, pos: Any) -> None:
        """All set-up lines are read: put the sequence of play in place."""
        raise NotImplementedError

    def check(self, pos: Any, words: tuple[str, ...]) -> str | None:
        """Read a check after `expect`: None if it holds, else what came out. Raise BrokenFile if unknown."""
        raise NotImplementedError


def named_piece(kit: Kit, name: str) -> int:
    """The piece of that name, or an error that names it."""
    if name not in kit.piece_index:
        raise BrokenFile(f"there is no piece {name!r}")
    return kit.piece_index[name]


def named_space(kit: Kit, name: str) -> int:
    """The space of that name, or an error that names it."""
    if name not in kit.space_index:
        raise BrokenFile(f"there is no place {name!r}")
    return kit.space_index[name]


def read_cases(path: Path) -> list[Case]:
    """The cases of a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenFile(f"{path}: {error}") from None
    cases: list[Case] = []
    title = ""
    for number, raw in enumerate(text.splitlines(), 1):
        words = _words(path, number, raw)
        if not words:
            continue
        line = Line(number, raw.strip(), words)
        if words[0] == "title" and not cases:
            title = words[1] if len(words) > 1 else ""
        elif words[0] == "case":
            if not title:
                raise BrokenFile(f"{path}:{number}: say `title KEY` before the first case")
            cases.append(Case(str(path), " ".join(words[1:]), title, (), []))
        elif not cases:
            raise BrokenFile(f"{path}:{number}: `{words[0]}` stands before the first case")
        elif words[0] == "rules":
            cases[-1].rules += words[1:]
        else:
            cases[-1].lines.append(line)
    if not cases:
        raise BrokenFile(f"{path}: there is no case in it")
    return cases


def _words(path: Path, number: int, raw: str) -> tuple[str, ...]:
    """The words of a line; `#` begins a comment, quotes keep words together."""
    lexer = shlex.shlex(raw, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = "#"
    lexer.quotes = '"'
    try:
        return tuple(lexer)
    except ValueError as error:
        raise BrokenFile(f"{path}:{number}: {error}") from None


def find_cases(paths: Iterable[Path]) -> list[Path]:
    """The case files among files and folders."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.case"))
        elif path.exists():
            found.append(path)
        else:
            raise BrokenFile(f"{path}: there is no such file or folder")
    return found


def run_case(case: Case) -> Outcome:
    """Run a case from its first line to its last."""
    runner = _Runner(case)
    try:
        runner.run()
    except Failure as failure:
        return Outcome(case.path, case.name, False, str(failure), runner.line.number, runner.covered())
    except GrognardError as error:
        return Outcome(case.path, case.name, False, f"{error}", runner.line.number, runner.covered())
    return Outcome(case.path, case.name, True, covered=runner.covered())


def run_files(paths: Iterable[Path]) -> Iterator[Outcome]:
    for path in find_cases(paths):
        for case in read_cases(path):
            yield run_case(case)


class _Runner:
    """Plays one case."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.title = load_title(case.title)
        self.desk: Desk = self.title.desk()
        self.options: dict[str, str] = {}
        self.scenario = self.title.meta.scenarios[0]
        self.cited: set[str] = set()
        self.events: list[Event] = []
        self.line = case.lines[0] if case.lines else Line(0, "", ())
        self._kit: Kit | None = None
        self._pos: Position | None = None
        self._game: Game | None = None
        self._dice: list[int | str] = []

    def run(self) -> None:
        for line in self.case.lines:
            self.line = line
            self._read(line)
        self._finish()

    def covered(self) -> tuple[str, ...]:
        return tuple(rule for rule in self.case.rules if rule in self.cited)

    # the kernel's words

    def _read(self, line: Line) -> None:
        words = line.words
        if words[0].endswith(":"):
            self._order(words[0][:-1], words[1:])
            return
        reader = getattr(self, f"_read_{words[0]}", None)
        if reader is not None:
            reader(words[1:])
        elif not self._set_up(words):
            raise BrokenFile(f"`{line.text}` is not understood")

    def _set_up(self, words: tuple[str, ...]) -> bool:
        if self._kit is None and self.desk.component(words):
            return True
        return self.desk.set(self._position(), words)

    def _read_option(self, words: tuple[str, ...]) -> None:
        if len(words) != 2:
            raise BrokenFile("`option` takes a name and a choice")
        self.options[words[0]] = words[1]

    def _read_scenario(self, words: tuple[str, ...]) -> None:
        self.scenario = words[0]

    def _read_dice(self, words: tuple[str, ...]) -> None:
        dice = [int(word) if word.isdigit() else word for word in words]
        if self._game is None:
            self._dice += dice
        else:
            self._game.position.table.forced.extend(dice)

    def _read_offered(self, words: tuple[str, ...]) -> None:
        self._offers(words, wanted=True)

    def _read_not(self, words: tuple[str, ...]) -> None:
        if words[:1] != ("offered",):
            raise BrokenFile("`not` is followed by `offered`")
        self._offers(words[1:], wanted=False)

    def _offers(self, words: tuple[str, ...], *, wanted: bool) -> None:
        seat, order = self._seat_and_order(words)
        reasons = self._reasons(order, seat)
        if wanted and reasons:
            raise Failure(f"`{order}` should be offered, but is refused by {', '.join(reasons)}")
        if not wanted and not reasons:
            raise Failure(f"`{order}` should not be offered, but is")

    def _read_refused(self, words: tuple[str, ...]) -> None:
        if "because" not in words:
            raise BrokenFile("`refused SEAT: ORDER because RULE…`")
        at = words.index("because")
        seat, order = self._seat_and_order(words[:at])
        found = self._reasons(order, seat)
        if not found:
            raise Failure(f"`{order}` should be refused, but is offered")
        missing = [rule for rule in words[at + 1 :] if rule not in found]
        if missing:
            raise Failure(f"`{order}` should be refused by {', '.join(missing)}, but is by {', '.join(found)}")
        self.cited.update(words[at + 1 :])

    def _reasons(self, order: str, seat: str) -> list[str]:
        return [reason.rule for reason in self._play().why_not(order, seat)]

    def _seat_and_order(self, words: tuple[str, ...]) -> tuple[str, str]:
        if not words or not words[0].endswith(":"):
            raise BrokenFile(f"a seat and a colon come first, such as `{self.title.meta.sides[0]}:`")
        return words[0][:-1], " ".join(words[1:])

    def _read_expect(self, words: tuple[str, ...]) -> None:
        game = self._play()
        if not words:
            raise BrokenFile("`expect` what?")
        if words[0] in ("event", "no-event"):
            self._check_event(words[1:], wanted=words[0] == "event")
        elif words[0] == "asked":
            self._check_asked(game, words[1:])
        elif words[0] == "winner":
            self._check_winner(game, words[1])
        else:
            came = self.desk.check(game.position, words)
            if came is not None:
                raise Failure(f"expected {' '.join(words)}, but {came}")

    def _check_event(self, words: tuple[str, ...], *, wanted: bool) -> None:
        kind, args = words[0], dict(zip(words[1::2], words[2::2], strict=False))
        alike = [event for event in self.events if event.kind == kind]
        fits = [event for event in alike if self._matches(event, args)]
        if wanted and not fits:
            seen = "; ".join(self._show(event) for event in alike) or "none of that kind"
            raise Failure(f"expected event {' '.join(words)}, but there was {seen}")
        if not wanted and fits:
            raise Failure(f"expected no event {' '.join(words)}, but there was {self._show(fits[0])}")

    def _matches(self, event: Event, args: dict[str, str]) -> bool:
        for name, value in args.items():
            if name == "rule":
                if value not in event.rules:
                    return False
            elif self._argument(name, event.args.get(name)) != value:
                return False
        return True

    def _argument(self, name: str, value: object) -> str:
        """An argument of an event as a case writes it."""
        kit = self._kit
        assert kit is not None
        if isinstance(value, list):
            return ",".join(self._argument(name.removesuffix("s"), each) for each in value)
        if isinstance(value, int) and name in ("piece", "by") and value >= 0:
            return kit.piece_names[value]
        if isinstance(value, int) and name in ("space", "to", "path"):
            return kit.space_names[value]
        if isinstance(value, int) and name == "side":
            return self.title.meta.sides[value]
        return str(value)

    def _show(self, event: Event) -> str:
        shown = " ".join(f"{name} {self._argument(name, value)}" for name, value in event.args.items())
        return f"{event.kind} {shown}".strip()

    def _check_asked(self, game: Game, words: tuple[str, ...]) -> None:
        asked = [(ask.seat, ask.prompt) for ask in game.asks]
        for ask in asked:
            if ask[0] == words[0] and (len(words) == 1 or words[1] == ask[1]):
                return
        came = ", ".join(f"{seat} {prompt}" for seat, prompt in asked) or "nobody is asked"
        raise Failure(f"expected asked {' '.join(words)}, but it is {came}")

    def _check_winner(self, game: Game, winner: str) -> None:
        if game.result is None:
            raise Failure(f"expected winner {winner}, but the game goes on")
        came = game.result.winner or "draw"
        if came != winner:
            raise Failure(f"expected winner {winner}, but it is {came}")

    def _order(self, seat: str, words: tuple[str, ...]) -> None:
        game = self._play()
        line = " ".join(words)
        try:
            game.play(line, seat)
        except IllegalOrder as error:
            offered = ", ".join(game.decision.orders[:30]) if game.asks else "nothing: the game is over"
            raise Failure(f"{error}; offered: {offered}") from None
        except BadOrder as error:
            raise Failure(f"`{line}`: {error}") from None
        self._note_asks(game)

    def _note_asks(self, game: Game) -> None:
        for ask in game.asks:
            self.cited.update(ask.rules)

    # set-up and play

    def _position(self) -> Position:
        if self._game is not None:
            raise BrokenFile(f"`{self.line.text}` comes after the first order; set up the position before it")
        if self._pos is None:
            self._kit = self.desk.kit()
            self.title.check(self.scenario, self.options)
            self._pos = self.desk.position(self._kit, self.scenario, self.options)
        return self._pos

    def _play(self) -> Game:
        if self._game is None:
            pos = self._position()
            assert self._kit is not None
            header = Header(
                title=self.title.meta.key,
                version=grognard.__version__,
                scenario=self.scenario,
                options=self.options,
                seed="case",
                commitment="",
            )
            self.desk.begin(pos)
            self.cited.update(pos.table.cited or ())
            pos.table.cited = self.cited
            pos.table.forced.extend(self._dice)
            self._game = Game(self.title, self._kit, header, position=pos)
            self.events = self._game.events
            self._note_asks(self._game)
        return self._game

    def _finish(self) -> None:
        self.line = Line(self.line.number, "end", ())
        left = self._play().position.table.forced
        if left:
            raise Failure(f"dice left over: {' '.join(map(str, left))}")
        unknown = [rule for rule in self.case.rules if rule not in load_ledger(self.title.folder).rules]
        if unknown:
            raise BrokenFile(f"there is no rule {', '.join(unknown)}")
        missing = [rule for rule in self.case.rules if rule not in self.cited]
        if missing:
            raise Failure(f"the engine never cited {', '.join(missing)}")
