"""The position: everything that changes in play, as plain data."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, Self

import msgspec

from grognard.core.dice import Dice
from grognard.core.errors import BrokenFile
from grognard.core.event import Event
from grognard.core.order import Order

if TYPE_CHECKING:
    from grognard.core.frame import Frame


Picks = tuple[Order, ...]
"""The secret picks of a seat, in the order in which it made them."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended; no winner means a draw."""

    winner: str | None
    rule: str


class Table:
    """What lies beside the position: the dice, and who listens to events and citations."""

    __slots__ = ("cited", "dice", "events", "forced", "thrown")

    def __init__(self, dice: Dice, events: list[Event] | None = None, cited: set[str] | None = None) -> None:
        self.dice = dice
        self.events = events
        self.cited = cited
        self.forced: deque[int | str] = deque()
        """What a case wants to be rolled and drawn next."""
        self.thrown: dict[int, int | str] = {}
        """Forced rolls by their number: what is taken back and played again rolls the same."""

    def quiet(self) -> Table:
        """The same dice, nobody listening: for copies that try things out."""
        table = Table(self.dice)
        if self.forced or self.thrown:
            table.forced = self.forced.copy()
            table.thrown = self.thrown.copy()
        return table

    def force(self, number: int, lots: bool) -> int | str | None:
        """What roll `number` is forced to be: a draw of lots takes a name, a die whatever comes next."""
        if number in self.thrown:
            return self.thrown[number]
        if not self.forced or (lots and not isinstance(self.forced[0], str)):
            return None
        value = self.thrown[number] = self.forced.popleft()
        return value


class Position(msgspec.Struct, kw_only=True):
    """The base of every title's position.

    `stack` is the sequence of play (immutable frames, the top one is at work), `sealed` the secret picks of a
    decision that several seats make at once, `teams` the seats of a side that several people share, `rolls`
    the number of dice rolled so far, `shuffles` the number of lots that nobody saw, `reveals` the number of secrets
    that came to light. Fields that are not plain data (`table`, and whatever a title adds) are left out of the
    encoded form.
    """

    table: Table
    stack: list[Frame[Any]] = []
    sealed: dict[str, Picks] = {}
    teams: dict[str, tuple[str, ...]] = {}
    rolls: int = 0
    shuffles: int = 0
    reveals: int = 0
    result: Result | None = None

    def owner(self, order: Order) -> str | None:
        """In a game of teams: the partner who gives this order alone; None if partners must agree on it."""
        return None

    def partner_rules(self) -> tuple[str, ...]:
        """The rules by which partners give orders of their own."""
        return ()

    def dispute_rules(self) -> tuple[str, ...]:
        """The rules by which partners settle a dispute."""
        return ()

    def copy(self) -> Self:
        """An independent copy that shares nothing that changes."""
        twin = copy(self)
        for name in _mutable_fields(self):
            setattr(twin, name, getattr(self, name).copy())
        twin.table = self.table.quiet()
        return twin

    # the sequence of play

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def replace(self, frame: Frame[Any]) -> None:
        self.stack[-1] = frame

    def finish(self, winner: str | None, rule: str) -> None:
        """End the game at once."""
        if self.result is None:
            self.result = Result(winner, rule)
            self.event("game-over", rule, winner=winner or "draw")

    # chance

    def roll(self, sides: int = 6) -> int:
        """The next die."""
        number = self.rolls
        self.rolls = number + 1
        value = self.table.force(number, lots=False)
        if value is None:
            return self.table.dice.roll(number, sides)
        if not isinstance(value, int) or not 1 <= value <= sides:
            raise BrokenFile(f"a die with {sides} sides was rolled, but {value!r} was forced")
        return value

    def draw(self, lots: Sequence[str]) -> str:
        """One of the lots at random."""
        number = self.rolls
        self.rolls = number + 1
        lot = self.table.force(number, lots=True)
        if lot is None:
            return lots[self.table.dice.roll(number, len(lots)) - 1]
        if lot not in lots:
            raise BrokenFile(f"{lot!r} was to be drawn, but the lots are {', '.join(lots)}")
        return str(lot)

    def shuffled(self, items: Sequence[int]) -> list[int]:
        """The items in an order that no player knows. It is no roll: what led to it can still be taken back."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            self.shuffles += 1
            other = self.table.dice.roll(_UNSEEN + self.shuffles, last + 1) - 1
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    # what is told

    def reveal(self) -> None:
        """Say that a secret has come to light: between people, what led to it can no longer be taken back."""
        self.reveals += 1

    def event(self, kind: str, *rules: str, audience: tuple[str | None, ...] = (), **args: object) -> None:
        """Tell what happened, by which rules."""
        table = self.table
        if table.events is not None:
            table.events.append(Event(kind, rules, args, audience))
        if table.cited is not None:
            table.cited.update(rules)

    def cite(self, *rules: str) -> None:
        """Say that a rule was applied which is not worth an event."""
        if self.table.cited is not None:
            self.table.cited.update(rules)

    # plain data

    def plain(self) -> dict[str, Any]:
        """The position as builtins, fit for JSON."""
        data: dict[str, Any] = msgspec.to_builtins(self, enc_hook=_leave_out)
        for name in [key for key, value in data.items() if value is _LEFT_OUT]:
            del data[name]
        return data

    def digest(self) -> str:
        """A short hash of everything that matters to the game from here on."""
        return hashlib.blake2b(msgspec.msgpack.encode(self, enc_hook=_nothing), digest_size=8).hexdigest()


_UNSEEN = 1 << 63
"""Where the numbers of lots begin that are no rolls."""

_LEFT_OUT: Any = "\x00left out"


def _leave_out(_: object) -> Any:
    return _LEFT_OUT


def _nothing(_: object) -> None:
    return None


_MUTABLE: dict[type, tuple[str, ...]] = {}


def _mutable_fields(position: Position) -> tuple[str, ...]:
    """The fields that a copy must not share. A field that holds a container always holds one."""
    cls = type(position)
    names = _MUTABLE.get(cls)
    if names is None:
        names = _MUTABLE[cls] = tuple(
            name for name in cls.__struct_fields__ if hasattr(getattr(position, name), "copy")
        )
    return names
