"""The position: everything that changes in play, as plain data."""

from __future__ import annotations

import functools
import hashlib
import importlib
import operator
import pkgutil
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, cast

import msgspec

from grognard.core.dice import UNSEEN, Dice
from grognard.core.errors import BrokenFile
from grognard.core.event import Event
from grognard.core.kinds import (
    Args,
    Sight,
    arguments,
    blanks,
    hides,
    hints,
    is_container,
    masked,
    masked_fields,
    sights,
)
from grognard.core.order import Order, Verbs

if TYPE_CHECKING:
    from grognard.core.frame import Frame


Picks = tuple[Order, ...]
"""The secret picks of a seat, in the order in which it made them."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the sides that have won (none: a draw) and by which rule.

    `alliance` names them if they won as one, `points` are what each side has, where that is counted.
    """

    winners: tuple[str, ...]
    rule: str
    alliance: str = ""
    points: dict[str, int] = {}

    @property
    def winner(self) -> str | None:
        """Who has won, in one word: an alliance or a side; None for a draw."""
        return self.alliance or " ".join(self.winners) or None


class Citations(Collection[str], Protocol):
    """Who listens to citations: a set of rules, or a counter of them."""

    def update(self, rules: Iterable[str], /) -> object: ...


NOBODYS_DICE = Dice("")


class Table:
    """What lies beside the position: the dice, and who listens to events and citations."""

    __slots__ = ("answered", "cited", "dice", "events", "forced", "rolled", "thrown")

    def __init__(self, dice: Dice, events: list[Event] | None = None, cited: Citations | None = None) -> None:
        self.dice = dice
        self.events = events
        self.cited = cited
        self.forced: deque[int | str] = deque()
        """What a case wants to be rolled and drawn next."""
        self.thrown: dict[int, int | str] = {}
        """Forced rolls by their number: what is taken back and played again rolls the same."""
        self.answered: list[tuple[str, Order]] | None = None
        """For who listens: questions with a single answer that answered themselves."""
        self.rolled: list[int | str] | None = None
        """For who listens: what was rolled and drawn."""

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
    decision that several seats make at once, `teams` the seats of a side that several people share, `alliances`
    to which alliance each side belongs at present, `rolls` the number of dice rolled so far, `shuffles` the number of
    lots that nobody saw, `reveals` the number of secrets that came to light.

    Every field that a title adds says by its type who may see it (`core.kinds`). The class is refused if one does not,
    or if a copy of it would share something that changes.
    """

    args: ClassVar[type[Args]] = Args
    """The arguments of this title's events, questions and reasons."""
    chapters: ClassVar[str] = ""
    """The package whose modules hold the title's frames."""
    frames: ClassVar[dict[str, type[Frame[Any]]]] = {}
    """The title's frames by name: a step of play is pushed by name where its chapter is not imported."""
    sights: ClassVar[dict[str, tuple[Sight, Any]]] = {}

    table: Table
    stack: list[Frame[Any]] = []
    sealed: dict[str, Picks] = {}
    teams: dict[str, tuple[str, ...]] = {}
    alliances: dict[str, str] = {}
    rolls: int = 0
    shuffles: int = 0
    reveals: int = 0
    result: Result | None = None

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.sights = {**cls.sights, **sights(cls)}
        cls.frames = {}

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
        twin = self._twin()
        twin.table = self.table.quiet()
        return twin

    def _twin(self) -> Self:
        """A copy that is still at the same table."""
        twin = copy(self)
        _copier(type(self))(self, twin)
        return twin

    # the sequence of play

    @classmethod
    def frame(cls, name: str) -> type[Frame[Any]]:
        """The frame of that name, from whichever chapter."""
        for owner in cls.__mro__:
            found = vars(owner).get("frames", {}).get(name)
            if found is not None:
                return cast("type[Frame[Any]]", found)
        if cls.chapters and cls.chapters not in _read:
            read_chapters(cls.chapters)
            return cls.frame(name)
        raise LookupError(f"{cls.__name__} has no frame {name!r}")

    def push(self, frame: Frame[Any] | str, *args: object, **fields: object) -> None:
        """Begin a step within the one at work; by its name, if its chapter is not imported."""
        self.stack.append(self.frame(frame)(*args, **fields) if isinstance(frame, str) else frame)

    def pop(self) -> None:
        self.stack.pop()

    def replace(self, frame: Frame[Any] | str, *args: object, **fields: object) -> None:
        """Go on with another step instead of the one at work."""
        self.stack[-1] = self.frame(frame)(*args, **fields) if isinstance(frame, str) else frame

    def finish(self, winner: str | Sequence[str] | None, rule: str, points: dict[str, int] | None = None) -> None:
        """End the game at once. An alliance, a side or several sides have won, or nobody."""
        if self.result is not None:
            return
        named = (winner,) if isinstance(winner, str) else tuple(winner or ())
        allies = tuple(side for side, alliance in self.alliances.items() if named == (alliance,))
        self.result = Result(allies or named, rule, named[0] if allies else "", points or {})
        self.event("game-over", rule, winners=list(named))

    def allies(self, side: str) -> tuple[str, ...]:
        """The sides of an alliance, this one among them."""
        mine = self.alliances.get(side)
        return (side,) if mine is None else tuple(other for other, its in self.alliances.items() if its == mine)

    # chance

    def roll(self, sides: int = 6) -> int:
        """The next die."""
        number = self.rolls
        self.rolls = number + 1
        value = self.table.force(number, lots=False)
        if value is None:
            value = self.table.dice.roll(number, sides)
        elif not isinstance(value, int) or not 1 <= value <= sides:
            raise BrokenFile(f"a die with {sides} sides was rolled, but {value!r} was forced")
        if self.table.rolled is not None:
            self.table.rolled.append(value)
        return value

    def draw(self, lots: Sequence[str]) -> str:
        """One of the lots at random."""
        number = self.rolls
        self.rolls = number + 1
        lot = self.table.force(number, lots=True)
        if lot is None:
            lot = lots[self.table.dice.roll(number, len(lots)) - 1]
        elif lot not in lots:
            raise BrokenFile(f"{lot!r} was to be drawn, but the lots are {', '.join(lots)}")
        if self.table.rolled is not None:
            self.table.rolled.append(lot)
        return str(lot)

    def shuffled(self, items: Sequence[int]) -> list[int]:
        """The items in an order that no player knows. It is no roll: what led to it can still be taken back."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            self.shuffles += 1
            other = self.table.dice.roll(UNSEEN + self.shuffles, last + 1) - 1
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
            self.check_arguments(args)
            table.events.append(Event(kind, rules, args, audience))
        if table.cited is not None:
            table.cited.update(rules)

    def check_arguments(self, args: Mapping[str, object]) -> None:
        """Refuse what does not say what it is: nobody could tell who may know it."""
        unknown = args.keys() - arguments(self.args).keys()
        if unknown:
            raise TypeError(f"{self.args.__name__} does not declare {', '.join(sorted(unknown))}")

    def cite(self, *rules: str) -> None:
        """Say that a rule was applied which is not worth an event."""
        if self.table.cited is not None:
            self.table.cited.update(rules)

    # what a seat may see

    def unseen_by(self, seat: str) -> Iterable[int]:
        """The pieces of which a seat may know nothing."""
        return ()

    def seen_as(self, piece: int, seat: str | None) -> int:
        """What a seat, or who only looks on, knows a piece as: itself, or something that stands for it."""
        return piece

    def veiled(self, seat: str) -> Self:
        """A copy without anything hidden; `Title.uncover` puts in what the seat may know."""
        shown = self._twin()
        shown.table = Table(NOBODYS_DICE)
        hidden, by_piece = _veils(type(self))
        for name, empty in hidden:
            setattr(shown, name, empty())
        unseen = tuple(self.unseen_by(seat))
        for name, empty in by_piece if unseen else ():
            entries = getattr(shown, name)
            for piece in unseen:
                entries[piece] = empty
        shown.sealed = {seat: self.sealed[seat]} if seat in self.sealed else {}
        shown.shuffles = 0
        same = type(self).seen_as is Position.seen_as  # every piece is known for what it is
        secret = hides if same else masked_fields
        shown.stack = [
            masked(frame, lambda piece: self.seen_as(piece, seat), knows=frame.knows(self, seat))
            if secret(type(frame))
            else frame
            for frame in self.stack
        ]
        return shown

    # plain data

    def plain(self) -> dict[str, Any]:
        """The position as builtins, fit for JSON."""
        data: dict[str, Any] = msgspec.to_builtins(self, enc_hook=_nothing)
        for name in _aside(type(self)):
            del data[name]
        return data

    def digest(self) -> str:
        """A short hash of everything that matters to the game from here on."""
        return hashlib.blake2b(msgspec.msgpack.encode(self, enc_hook=_nothing), digest_size=8).hexdigest()

    def packed(self) -> bytes:
        """The position as bytes, from which `unpacked` makes it again."""
        return msgspec.msgpack.encode(self, enc_hook=_nothing)

    @classmethod
    def unpacked(cls, data: bytes, verbs: Verbs, **beside: Any) -> Self:
        """A position from its bytes; `beside` is what was no part of it: the table and everything shared."""
        fields: dict[str, Any] = msgspec.msgpack.decode(data)
        made = {name: msgspec.convert(fields[name], hint) for name, hint in _plain_hints(cls).items()}
        made["stack"] = [verbs.known(frame) for frame in made["stack"]]
        made["sealed"] = {seat: tuple(map(verbs.known, picks)) for seat, picks in made["sealed"].items()}
        derived: dict[str, Any] = {name: None for name, (sight, _) in cls.sights.items() if sight.name == "derived"}
        pos = cls(**made, **derived, **beside)
        pos.derive()
        return pos

    def derive(self) -> None:
        """Make everything anew that follows from the rest (fields that are `Derived`)."""


def _nothing(_: object) -> None:
    return None


_kept: dict[tuple[str, type], Any] = {}
"""What was found out about the fields of a class of positions."""


def _copier(cls: type[Position]) -> Callable[[Position, Position], None]:
    """What gives a twin its own copies of the fields that it must not share: written out, as it is done so often."""
    found = _kept.get(("copier", cls))
    if found is None:
        own = [name for name, (sight, hint) in cls.sights.items() if sight.name == "derived" or is_container(hint)]
        lines = [f"    twin.{name} = pos.{name}.copy()" for name in ("stack", "sealed", "teams", "alliances", *own)]
        scope: dict[str, Any] = {}
        exec("\n".join(["def copied(pos, twin):", *lines]), scope)
        found = _kept["copier", cls] = scope["copied"]
    return cast("Callable[[Position, Position], None]", found)


def _veils(cls: type[Position]) -> tuple[list[tuple[str, Any]], list[tuple[str, Any]]]:
    """The fields that are hidden, with what makes an empty one; those by piece, with the entry of an unseen piece."""
    found = _kept.get(("veils", cls))
    if found is None:
        found = _kept["veils", cls] = (
            [(name, blanks(hint)) for name, (sight, hint) in cls.sights.items() if sight.name == "hidden"],
            [(name, sight.blank) for name, (sight, _) in cls.sights.items() if sight.name == "by piece"],
        )
    return cast("tuple[list[tuple[str, Any]], list[tuple[str, Any]]]", found)


def _aside(cls: type[Position]) -> tuple[str, ...]:
    """The fields that are no part of the position."""
    return ("table", *(name for name, (sight, _) in cls.sights.items() if sight.name in ("shared", "derived")))


def _plain_hints(cls: type[Position]) -> dict[str, Any]:
    """The types of the fields that are encoded; a step of play is any of the title's frames."""
    found = _kept.get(("plain", cls))
    if found is None:
        from grognard.core.frame import Frame

        if cls.chapters:
            read_chapters(cls.chapters)
        frames = [frame for owner in cls.__mro__ for frame in vars(owner).get("frames", {}).values()]
        own = {name: hint for name, hint in hints(cls, Frame=Frame).items() if name not in _aside(cls)}
        any_frame = functools.reduce(operator.or_, frames)
        found = _kept["plain", cls] = own | {"stack": list[any_frame]}  # type: ignore[valid-type]
    return cast("dict[str, Any]", found)


_read: set[str] = set()


def read_chapters(package: str) -> None:
    """Import every module below a package, so that all its frames are known."""
    _read.add(package)
    folder = importlib.import_module(package)
    for module in pkgutil.walk_packages(folder.__path__, f"{package}."):
        importlib.import_module(module.name)
