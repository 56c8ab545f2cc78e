"""One game between bots: what is played, how it is played, and how it went."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Container
from pathlib import Path
from typing import Any

import msgspec

import grognard
from grognard.bots import make_bot
from grognard.bots.budget import Budget
from grognard.core.dice import Dice, commitment
from grognard.core.errors import GrognardError, UnknownTitle
from grognard.core.event import Event
from grognard.core.frame import Ask, answer, settle
from grognard.core.journal import DIGEST_EVERY, Entry, Header, Journal
from grognard.core.meta import Options
from grognard.core.order import Order
from grognard.core.playing import Outsider, Player, dismiss, failures, let_play
from grognard.core.position import Position, Table
from grognard.core.title import Title, load_title
from grognard.records import Recorder, Records

TOO_LONG = 1_000_000
"""Decisions after which a game is taken for one that never ends."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: a title with its options, and a bot for each of its seats, in their order."""

    title: str
    bots: tuple[str, ...]
    scenario: str = ""
    options: dict[str, str] = {}
    pack: Path | None = None
    journals: bool = False
    """Whether each game hands back its journal."""
    records: bool = False
    """Whether each game hands back how it went, turn by turn and rule by rule."""
    budget: Budget = Budget()
    """How long bots that look ahead think in a player turn."""

    def seating(self) -> dict[str, str]:
        """Which bot sits where; one bot alone takes all seats."""
        seats = load_title(self.title).seats(self.chosen())
        bots = self.bots * len(seats) if len(self.bots) == 1 else self.bots
        if len(bots) != len(seats):
            raise UnknownTitle(f"{len(bots)} bots for {len(seats)} seats; give one for each of: {', '.join(seats)}")
        return dict(zip(seats, bots, strict=True))

    def opening(self) -> str:
        return self.scenario or load_title(self.title).meta.scenarios[0]

    def chosen(self) -> Options:
        """The options of each game: those of its scenario, unless others are asked for."""
        return load_title(self.title).meta.fill(self.opening(), self.options)

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        title = load_title(self.title)
        title.check(self.opening(), self.chosen())
        for seat, bot in self.seating().items():
            make_bot(bot, title, seat, "0")
        if self.pack is not None and not self.pack.is_dir():
            raise GrognardError(f"{self.pack}: there is no such folder")


class Played(msgspec.Struct, frozen=True):
    """How one game went."""

    seed: int
    decisions: int
    winner: str | None = None
    turn: int | None = None
    error: str = ""
    lost: dict[str, str] = {}
    """By seat: why somebody's program has lost it to the greedy bot."""
    journal: bytes = b""
    records: Records | None = None


Score = list[tuple[str, Order, str | None]]
"""The orders of a game with their seats, and the digests that go into its journal."""


def play_game(plan: Plan, first_seed: int, number: int) -> Played:
    """Game `number` of a plan, from set-up to end. An error ends the game, not the simulation."""
    seed = first_seed + number - 1
    title = load_title(plan.title)
    kit = title.kit_of(_kit(title, plan.pack), plan.opening())
    score: Score | None = [] if plan.journals else None
    pos: Any = title.set_up(kit, plan.opening(), plan.chosen(), Table(Dice(str(seed))))
    recorder = Recorder(title, pos) if plan.records else None
    bots: dict[str, Player] = {
        seat: make_bot(bot, title, seat, str(seed), plan.budget) for seat, bot in plan.seating().items()
    }
    trusted = frozenset(seat for seat, name in plan.seating().items() if name == "random")
    bout = Bout(title, pos, trusted, score, recorder)
    error = play_on(bout, bots)
    winner = pos.result.winner if pos.result is not None else None
    journal = b"" if score is None else _journal(plan, title, kit, str(seed), score, pos.digest())
    records = None if recorder is None else recorder.finish()
    turn = getattr(pos, "turn", None)
    return Played(seed, bout.decisions, winner, turn, error, failures(bots), journal, records)


class Bout:
    """A game that is only played: nothing of it is kept but, if somebody wants them, its orders and how it went."""

    def __init__(
        self,
        title: Title,
        pos: Position,
        trusted: Container[str],
        score: Score | None,
        recorder: Recorder | None = None,
    ) -> None:
        self.title = title
        self.position = pos
        self.asks: tuple[Ask, ...] = ()
        self.decisions = 0
        self.events: list[Event] = []
        """What was told, if a bot listens."""
        self._trusted = trusted
        """Seats whose bots are known to give only what is offered."""
        self._score = score
        self._recorder = recorder

    def give(self, order: Order, ask: Ask) -> None:
        seat = ask.seat
        if seat not in self._trusted and order not in ask.orders:
            raise GrognardError(f"the bot of {seat} gave an order that was not offered: {order}")
        self.decisions += 1
        if self._score is not None:
            digest = self.position.digest() if self.decisions % DIGEST_EVERY == 0 else None
            self._score.append((seat, order, digest))
        if self.decisions > TOO_LONG:
            raise GrognardError(f"no end after {TOO_LONG} decisions")
        self.asks = answer(self.position, self.asks, order, seat)
        if self._recorder is not None:
            self._recorder.look()


def play_on(bout: Bout, bots: dict[str, Player]) -> str:
    """Let the bots play to the end; returns what went wrong, if anything."""
    if any(isinstance(bot, Outsider) for bot in bots.values()):
        bout.position.table.events = bout.events
    try:
        bout.asks = settle(bout.position)
        let_play(bout, bots)
    except Exception as problem:
        return _describe(problem)
    finally:
        dismiss(bots.values())
    return ""


def _kit(title: Title, pack: Path | None) -> Any:
    """The components; a pack is read once in each process."""
    if pack is None:
        return title.kit()
    key = (title.meta.key, pack)
    if key not in _packs:
        _packs[key] = title.kit(pack)
    return _packs[key]


_packs: dict[tuple[str, Path], Any] = {}


def _journal(plan: Plan, title: Title, kit: Any, seed: str, score: Score, end: str) -> bytes:
    header = Header(
        title=plan.title,
        version=grognard.__version__,
        scenario=plan.opening(),
        options=plan.chosen(),
        seats=plan.seating(),
        seed=seed,
        commitment=commitment(seed),
    )
    journal = Journal(header)
    for number, (seat, order, digest) in enumerate(score, 1):
        journal.entries.append(Entry(number, seat, title.write(kit, order), digest=digest))
    journal.seal(len(score), end)
    return journal.text()


def _describe(problem: Exception) -> str:
    """An error in one line: what, and where in the title it was raised."""
    frames = traceback.extract_tb(sys.exc_info()[2])
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(problem).__name__}: {problem}{where}"
