"""Writing a case from a game: a bug report that runs.

The position is said in the words of the title's desk, as far as it differs from a set-up or an empty board; then come
the dice, the orders that followed, and checks of what came out. What is written is run before it is handed out. A
position that the words cannot express is reached by giving all orders of the game again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from grognard.core.case import Runner, run_case
from grognard.core.case_files import parse_cases
from grognard.core.case_steps import write_step
from grognard.core.desk import Desk
from grognard.core.desk_words import Words
from grognard.core.errors import GrognardError
from grognard.core.frame import answer, settle
from grognard.core.game import Game
from grognard.core.order import Order
from grognard.core.position import Position

NOT_COMPARED = ("rolls", "reveals", "shuffles")
"""Counters of what has been: they mean nothing for what comes."""


def write_case(game: Game, at: int, orders: int = 5, name: str = "") -> str:
    """The text of a case that begins after order `at` and goes on for some orders."""
    if game.journal.header.seed is None:
        raise GrognardError("the dice of this game are still secret")
    before, asks = game.moment(at)
    if not asks:
        raise GrognardError(f"the game was over after order {at}: choose an earlier moment")
    writer = _Writer(game, at, name or f"After order {at} of a game of {game.title.meta.name}")
    text = writer.write(before, game.orders[at : at + orders])
    outcome = run_case(parse_cases(text, "the case")[0])
    if not outcome.passed:
        raise GrognardError(f"the case that was written does not hold: {outcome.message}")
    return text


class _Writer:
    """Writes the case of one moment."""

    def __init__(self, game: Game, at: int, name: str) -> None:
        self._game = game
        self._title = game.title
        self._at = at
        self._name = name
        self._desk: Desk = game.title.desk()

    def write(self, before: Position, orders: Sequence[tuple[str, Order]]) -> str:
        after = before.copy()
        asks = settle(after)
        rolled = after.table.rolled = []
        for seat, order in orders:
            asks = answer(after, asks, order, seat)
        lines = self._set_up(before)
        if rolled:
            lines.append(("dice", *map(str, rolled)))
        lines += [self._order(seat, order) for seat, order in orders]
        lines += [("expect", *check) for word in self._desk.words for check in word.expected(before, after)]
        if after.result is not None:
            lines.append(("expect", "winner", after.result.winner or "draw"))
        lines += [("expect", "asked", ask.seat, ask.prompt) for ask in asks]
        return self._text(lines)

    def _set_up(self, pos: Position) -> list[Words]:
        """The most readable lines that lead to a position."""
        wanted = _compared(pos)
        for lines in self._ways(pos):
            try:
                found = self._runner(lines).play().position
            except GrognardError:
                continue
            if _compared(found) == wanted:
                return lines
        raise GrognardError(f"the words of {self._title.meta.name} cannot express this position")

    def _ways(self, pos: Position) -> Iterator[list[Words]]:
        """Lines that may lead to a position: by words, with the steps of play written out, by all orders so far."""
        grounds = sorted((self._ground(pos, ground) for ground in self._desk.grounds), key=len)
        for beginning in self._desk.beginnings(pos):
            yield [*grounds[0], beginning]
        begins = self._changes(self._runner([]).position(), pos, begins=True)
        steps: list[Words] = [("step", *write_step(self._title, self._game.kit, frame)) for frame in pos.stack]
        sealed = [("sealed", *self._order(seat, pick)) for seat, picks in pos.sealed.items() for pick in picks]
        for ground in grounds:
            yield [*ground, *begins, *steps, *sealed]
        past = [self._order(seat, order) for seat, order in self._game.orders[: self._at]]
        yield [self._seed(), *self._desk.start, *past]

    def _ground(self, pos: Position, ground: Iterable[Words]) -> list[Words]:
        """The position as it differs from one of the desk's grounds, without the sequence of play."""
        lines = [*([self._seed(pos.shuffles)] if pos.shuffles else []), *ground]
        return lines + self._changes(self._runner(lines).position(), pos, begins=False)

    def _changes(self, base: Position, pos: Position, *, begins: bool) -> list[Words]:
        return [line for word in self._desk.words if word.begins == begins for line in word.changes(base, pos)]

    def _seed(self, lots: int | None = None) -> Words:
        seed = self._game.journal.header.seed
        assert seed is not None
        return ("seed", seed) if lots is None else ("seed", seed, str(lots))

    def _order(self, seat: str, order: Order) -> Words:
        return (f"{seat}:", *self._title.write(self._game.kit, order).split(" "))

    def _runner(self, lines: Iterable[Words]) -> Runner:
        """A case of these lines, carried out to the last of them."""
        (case,) = parse_cases(self._text(lines), "the case")
        runner = Runner(case)
        for line in case.lines:
            runner.read(line)
        return runner

    def _text(self, lines: Iterable[Words]) -> str:
        header = self._game.journal.header
        said: list[Words] = [("title", header.title), (), ("case", *self._name.split())]
        if header.scenario != self._title.meta.scenarios[0]:
            said.append(("scenario", header.scenario))
        said += [("option", key, choice) for key, choice in header.options.items()]
        return "".join(" ".join(map(quoted, line)) + "\n" for line in (*said, *lines))


def _compared(pos: Position) -> dict[str, object]:
    """All of a position but the counters of what has been."""
    return {name: value for name, value in pos.plain().items() if name not in NOT_COMPARED}


def quoted(word: str) -> str:
    """A word as a line of a case holds it."""
    if word and not any(letter.isspace() or letter in '"#\\' for letter in word):
        return word
    escaped = word.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
