"""Cases: small texts that set up a position, give orders and say what must come out.

`docs/cases.md` describes the language. Words of the kernel are read here, words of a title by its `Desk`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import grognard
from grognard.core.case_files import Case, Line, Outcome, find_cases, read_cases
from grognard.core.case_steps import read_step
from grognard.core.desk import Desk
from grognard.core.dice import Dice
from grognard.core.errors import BadOrder, BrokenFile, GrognardError, IllegalOrder, WrongSeat
from grognard.core.event import Event
from grognard.core.frame import Frame
from grognard.core.game import Game
from grognard.core.journal import Header
from grognard.core.kinds import arguments
from grognard.core.ledger import load_ledger
from grognard.core.order import Order
from grognard.core.position import Picks, Position, Table
from grognard.core.title import Kit, load_title
from grognard.core.trial import Trial


class Failure(Exception):
    """A check that did not come out as expected."""


def run_case(case: Case) -> Outcome:
    """Run a case from its first line to its last."""
    runner = Runner(case)
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


class Runner:
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
        self._seed = "case"
        self._shuffles: int | None = None
        self._kit: Kit | None = None
        self._pos: Position | None = None
        self._game: Game | None = None
        self._dice: list[int | str] = []
        self._steps: list[Frame[Any]] = []
        self._sealed: dict[str, Picks] = {}

    def run(self) -> None:
        for line in self.case.lines:
            self.line = line
            self.read(line)
        self._finish()

    def covered(self) -> tuple[str, ...]:
        return tuple(rule for rule in self.case.rules if rule in self.cited)

    # the kernel's words

    def read(self, line: Line) -> None:
        """Carry out one line."""
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
        """A line of the title: components first, then the position."""
        component = self.desk.components.get(words[0])
        try:
            if component is None:
                return self.desk.set(self.position(), words)
            self._before("the position", self._pos)
            component(words[1:])
        except (IndexError, ValueError) as error:
            raise BrokenFile(f"`{self.line.text}` is not understood: {error}") from None
        return True

    def _before(self, what: str, made: object) -> None:
        """Refuse a line that would be ignored where it stands."""
        if made is not None:
            raise BrokenFile(f"`{self.line.text}` comes too late: it belongs before {what}")

    def _read_option(self, words: tuple[str, ...]) -> None:
        self._before("the position", self._pos)
        if len(words) != 2:
            raise BrokenFile("`option` takes a name and a choice")
        self.options[words[0]] = words[1]

    def _read_scenario(self, words: tuple[str, ...]) -> None:
        self._before("the position", self._pos)
        self.scenario = " ".join(words)

    def _read_seed(self, words: tuple[str, ...]) -> None:
        """`seed SEED`, `seed SEED LOTS`: dice that are not forced; lots that nobody saw go on after so many."""
        self._before("the position", self._pos)
        if not words:
            raise BrokenFile("`seed` takes a seed, and perhaps the number of lots that nobody saw")
        self._seed = words[0]
        self._shuffles = int(words[1]) if len(words) > 1 else None

    def _read_step(self, words: tuple[str, ...]) -> None:
        pos = self.position()
        assert self._kit is not None
        self._steps.append(read_step(self.title, self._kit, pos, words))

    def _read_sealed(self, words: tuple[str, ...]) -> None:
        """`sealed SEAT: ORDER`: a secret pick that the seat has made."""
        self.position()
        assert self._kit is not None
        seat, line = self._seat_and_order(words)
        verb, _, target = line.partition(" ")
        order = self.title.verbs.known(self.title.read(self._kit, verb, target or None))
        self._sealed[seat] = (*self._sealed.get(seat, ()), order)

    def _read_dice(self, words: tuple[str, ...]) -> None:
        dice = [int(word) if word.isdigit() else word for word in words]
        if self._game is None:
            self._dice += dice
        else:
            self._game.position.table.forced.extend(dice)

    def _read_offered(self, words: tuple[str, ...]) -> None:
        seat, order = self._seat_and_order(words)
        forbidden, reasons = self._forbidden(order, seat)
        if forbidden:
            raise Failure(f"`{order}` should be offered, but {_refusal(reasons)}")

    def _read_not(self, words: tuple[str, ...]) -> None:
        if words[:1] != ("offered",):
            raise BrokenFile("`not` is followed by `offered`")
        seat, order = self._seat_and_order(words[1:])
        if not self._forbidden(order, seat)[0]:
            raise Failure(f"`{order}` should not be offered, but is")

    def _read_refused(self, words: tuple[str, ...]) -> None:
        if "because" not in words:
            raise BrokenFile("`refused SEAT: ORDER because RULE…`")
        at = words.index("because")
        seat, order = self._seat_and_order(words[:at])
        forbidden, found = self._forbidden(order, seat)
        if not forbidden:
            raise Failure(f"`{order}` should be refused, but is offered")
        missing = [rule for rule in words[at + 1 :] if rule not in found]
        if missing:
            raise Failure(f"`{order}` should be refused by {', '.join(missing)}, but {_refusal(found)}")
        self.cited.update(words[at + 1 :])

    def _forbidden(self, line: str, seat: str) -> tuple[bool, list[str]]:
        """Whether an order is not legal now, and the rules that are known to forbid it.

        It must be an order of the title, but the seat need not be asked, nor the game go on.
        """
        game = self.play()
        if seat not in game.seats:
            raise BrokenFile(f"there is no seat {seat!r}")
        verb, *rest = line.split()
        known = self.title.verbs.get(verb)
        self.title.read(game.kit, verb, rest[0] if rest and known is not None and known.kind != "none" else None)
        unknown = next((word for word in rest[1:] if not self._means_something(game.kit, word)), None)
        if unknown:
            raise BrokenFile(f"`{line}`: {unknown!r} is neither an order nor the target of one")
        if not any(ask.seat == seat for ask in game.asks):
            return True, []
        trial = Trial(game)
        try:
            for ask, order in trial.picks(line, seat):
                if order not in ask.orders:
                    return True, [reason.rule for reason in game.reasons(trial.position, order, ask)]
        except BadOrder:
            return True, []
        return False, []

    def _means_something(self, kit: Kit, word: str) -> bool:
        """Whether a word can be a pick in a line: a verb, or a piece, space, number or choice."""
        if word in kit.piece_index or word in kit.space_index or word.lstrip("-").isdigit():
            return True
        return any(word == verb.name or (verb.kind == "choice" and word in verb) for verb in self.title.verbs)

    def _seat_and_order(self, words: tuple[str, ...]) -> tuple[str, str]:
        if len(words) < 2 or not words[0].endswith(":"):
            raise BrokenFile(f"a seat and a colon come first, then an order: `{self.title.meta.sides[0]}: …`")
        return words[0][:-1], " ".join(words[1:])

    def _read_expect(self, words: tuple[str, ...]) -> None:
        game = self.play()
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
        if isinstance(value, (list, tuple)):
            return ",".join(self._argument(name, each) for each in value)
        known = arguments(self.title.args).get(name)
        if known is None:
            raise BrokenFile(f"events have no argument {name!r}")
        names = {"piece": kit.piece_names, "space": kit.space_names, "side": self.title.meta.sides}.get(known.kind)
        return names[value] if names is not None and isinstance(value, int) and value >= 0 else str(value)

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

    # orders

    def _order(self, seat: str, words: tuple[str, ...]) -> None:
        game = self.play()
        line = " ".join(words)
        try:
            self._give(game, line, seat)
        except (IllegalOrder, BadOrder, WrongSeat) as error:
            if not self._written_out(game, seat, list(words)):
                raise self._refused(game, line, error) from None
        self._note_asks(game)

    def _give(self, game: Game, order: str | Order, seat: str) -> None:
        """Play an order; what answered itself before it is forgotten."""
        answered = self._answered(game)
        old = len(answered)
        game.play(order, seat)
        del answered[:old]

    @staticmethod
    def _answered(game: Game) -> list[tuple[str, Order]]:
        """What has answered itself since the last order."""
        answered = game.position.table.answered
        assert answered is not None
        return answered

    def _written_out(self, game: Game, seat: str, words: list[str]) -> bool:
        """Play a line of which some picks answered themselves, before it or on the way; False if that is not so."""
        first = words[:]
        while words:
            answered = self._answered(game)
            mine = [at for at, (who, order) in enumerate(answered) if who == seat]
            at = next((at for at in mine if self._spells(game, answered[at][1], words, first)), None)
            if at is not None:
                order = answered[at][1]
                answered[:] = [each for n, each in enumerate(answered) if n > at or each[0] != seat]
            else:
                offered = next((ask.orders for ask in game.asks if ask.seat == seat), [])
                found = next((each for each in offered if self._spells(game, each, words, first)), None)
                if found is None:
                    return False
                order = found
                self._give(game, order, seat)
            del words[: 2 if words == first and order.target is not None else 1]
            first = []
        return True

    def _spells(self, game: Game, order: Order, words: list[str], first: list[str]) -> bool:
        """Whether the next words name an order: a line begins with a verb, then targets will do."""
        target = "" if order.target is None else self.title.target_name(game.kit, order)
        if words == first:
            return words[:2] == [order.verb, target] if target else words[0] == order.verb
        return words[0] == (target or order.verb)

    def _refused(self, game: Game, line: str, error: GrognardError) -> Failure:
        if isinstance(error, WrongSeat):
            return Failure(f"{error}")
        if isinstance(error, IllegalOrder):
            offered = ", ".join(game.decision.orders[:30]) if game.asks else "nothing: the game is over"
            return Failure(f"{error}; offered: {offered}")
        return Failure(f"`{line}`: {error}")

    def _note_asks(self, game: Game) -> None:
        for ask in game.asks:
            self.cited.update(ask.rules)

    # set-up and play

    def position(self) -> Position:
        """The position that is being set up."""
        self._before("the first order or check", self._game)
        if self._pos is None:
            self.options = self.title.meta.fill(self.scenario, self.options)
            self.title.check(self.scenario, self.options)
            self._kit = self.title.kit_of(self.desk.kit(), self.scenario)
            table = Table(Dice(self._seed), cited=set())
            self._pos = self.desk.position(self._kit, self.scenario, self.options, table)
            if self._shuffles is not None:
                self._pos.shuffles = self._shuffles
        return self._pos

    def play(self) -> Game:
        """The game, once the position is set up."""
        if self._game is None:
            pos = self.position()
            assert self._kit is not None
            header = Header(
                title=self.title.meta.key,
                version=grognard.__version__,
                scenario=self.scenario,
                options=self.options,
                seed=self._seed,
                commitment="",
            )
            if self._steps:
                pos.stack = list(self._steps)
                pos.sealed = self._sealed
            else:
                self.desk.begin(pos)
            self.cited.update(pos.table.cited or ())
            pos.table.cited = self.cited
            pos.table.answered = []
            pos.table.forced.extend(self._dice)
            self._game = Game(self.title, self._kit, header, position=pos)
            self.events = self._game.events
            self._note_asks(self._game)
        return self._game

    def _finish(self) -> None:
        self.line = Line(self.line.number, "end", ())
        left = self.play().position.table.forced
        if left:
            raise Failure(f"dice left over: {' '.join(map(str, left))}")
        unknown = [rule for rule in self.case.rules if rule not in load_ledger(self.title.folder).rules]
        if unknown:
            raise BrokenFile(f"there is no rule {', '.join(unknown)}")
        missing = [rule for rule in self.case.rules if rule not in self.cited]
        if missing:
            raise Failure(f"the engine never cited {', '.join(missing)}")


def _refusal(rules: list[str]) -> str:
    return f"is refused by {', '.join(rules)}" if rules else "has no place now"
