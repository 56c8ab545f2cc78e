"""Steps that every title uses: things done in order, menus of verbs, losses that their owner spreads.

A verb has a method of its own (`offers`), in whichever frame. There is **one form of legality**: who comes into
question, and a function that returns the rule that forbids. It is asked for every offer and for every refusal, so that
the two cannot disagree. Where the candidates are counted faster than one by one, they may be the legal ones already;
then a second function says why others are not among them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number
from grognard.core.order import Order, Target, Verb
from grognard.core.position import Position
from grognard.core.reason import Reason

P = TypeVar("P", bound=Position)

Refusal = Reason | str | None
"""What forbids something: a rule, perhaps with a detail; nothing if it is allowed."""
Refusals = Refusal | Sequence[Reason | str]
"""The same, perhaps several of them."""


# verbs


class Line(NamedTuple):
    """A verb of a frame: what it does, to whom, what forbids it, and why others do not come into question."""

    verb: str
    orders: Callable[[Iterable[Target]], list[Order]]
    do: Callable[..., None]
    among: Callable[[Any, Any], Iterable[Target]]
    forbids: Callable[[Any, Any, Any], Refusals]
    why: Callable[[Any, Any, Any], Refusals]


def offers(
    verb: Verb | Order,
    among: Callable[[Any, Any], Iterable[Target]] | None = None,
    forbids: Callable[[Any, Any, Any], Refusals] | None = None,
    why: Callable[[Any, Any, Any], Refusals] | None = None,
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Say of a frame's method which verb it carries out.

    `among` gives the targets that come into question (for a word, nothing need be given), `forbids` the rule that
    forbids one of them, `why` the reasons against a target that is not among them. The method gets the position, and
    the target if the verb has one.
    """

    def mark(do: Callable[..., None]) -> Callable[..., None]:
        if isinstance(verb, Order):
            line = Line(verb.verb, lambda _: [verb], do, among or _once, forbids or _nothing, why or _nothing)
        else:
            line = Line(verb.name, verb.each, do, among or _nobody, forbids or _nothing, why or _nothing)
        do.line = line  # type: ignore[attr-defined]
        return do

    return mark


def _once(frame: object, pos: object) -> tuple[Target, ...]:
    return (None,)


def _nobody(frame: object, pos: object) -> tuple[Target, ...]:
    return ()


def _nothing(frame: object, pos: object, target: object) -> None:
    return None


class Answers(Frame[P], Generic[P], frozen=True):
    """A frame whose verbs have methods of their own (`offers`).

    `elsewhere` are verbs of other steps, with the rules by which they have no place in this one, or who tells them.
    """

    lines: ClassVar[dict[str, Line]] = {}
    elsewhere: ClassVar[Mapping[str, Refusals | Callable[[Any, Any, Any], Refusals]]] = {}

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        own = [value.line for value in vars(cls).values() if hasattr(value, "line")]
        cls.lines = {**cls.lines, **{line.verb: line for line in own}}

    def offered(self, pos: P, *verbs: Verb | Order) -> list[Order]:
        """The orders of some verbs, or of all, that nothing forbids."""
        known = self.lines
        lines = [known[verb.verb if isinstance(verb, Order) else verb.name] for verb in verbs] or known.values()
        orders: list[Order] = []
        for line in lines:
            forbids = line.forbids
            targets: Iterable[Target] = line.among(self, pos)
            if forbids is not _nothing:
                targets = [target for target in targets if not forbids(self, pos, target)]
            elif not isinstance(targets, (list, tuple, range)):
                targets = list(targets)
            if targets:
                orders += line.orders(targets)
        return orders

    def play(self, pos: P, order: Order, seat: str) -> None:
        do = self.lines[order.verb].do
        if order.target is None:
            do(self, pos)
        else:
            do(self, pos, order.target)

    def why_not(self, pos: P, order: Order, seat: str) -> list[Reason]:
        line = self.lines.get(order.verb)
        if line is None:
            found = self.elsewhere.get(order.verb)
            return _reasons(found(self, pos, order.target) if callable(found) else found)
        return _reasons(line.forbids(self, pos, order.target) or line.why(self, pos, order.target))


def _reasons(found: Refusals) -> list[Reason]:
    """Refusals, one by one."""
    each = [found] if isinstance(found, (Reason, str)) else found or ()
    return [rule if isinstance(rule, Reason) else Reason(rule) for rule in each]


class Menu(Answers[P], Generic[P], frozen=True):
    """A question whose answers are all its verbs."""

    def ask(self, pos: P, orders: list[Order]) -> Asks:
        """The question, once its answers are known."""
        raise NotImplementedError

    def advance(self, pos: P) -> Asks:
        return self.ask(pos, self.offered(pos))


# one after the other


class Steps(Answers[P], Generic[P], frozen=True, kw_only=True):
    """Steps in their order, each a method that does something at once, pushes what has to be asked, or asks itself.

    `steps` are their names. A step that asks is done when it asks no more. A step goes on with another than the next
    by `turn_to`. A title that goes round and round begins again at `again`.
    """

    steps: ClassVar[tuple[str, ...]] = ()
    again: ClassVar[int] = -1
    step: Number = 0

    def advance(self, pos: P) -> Asks:
        if self.step == len(self.steps):
            if self.again >= 0:
                pos.replace(replace(self, step=self.again))
            else:
                pos.pop()
            return None
        stack = pos.stack
        here = len(stack) - 1
        asks: Asks = getattr(self, self.steps[self.step])(pos)
        if asks is None and here < len(stack) and stack[here] is self:
            stack[here] = replace(self, step=self.step + 1)
        return asks

    def turn_to(self, pos: P, step: str, **changes: object) -> None:
        """Go on with a step, and perhaps with other fields. Only while this is the step at work."""
        pos.replace(replace(self, step=self.steps.index(step), **changes))

    @property
    def now(self) -> str:
        """The step at work, or the next one while others are at work for it; empty at the end."""
        return self.steps[self.step] if self.step < len(self.steps) else ""

    @classmethod
    def at(cls, step: str) -> int:
        """Where a step stands, for who begins in the middle."""
        return cls.steps.index(step)


# losses


class Losses(Frame[P], Generic[P], frozen=True):
    """Somebody loses steps, and says which; what cannot be taken is lost for nothing."""

    left: Number

    def bearers(self, pos: P) -> list[int]:
        """The pieces that can still lose a step."""
        raise NotImplementedError

    def ask(self, pos: P, bearers: list[int]) -> Ask:
        """The question which of them does."""
        raise NotImplementedError

    def lose(self, pos: P, piece: int) -> None:
        """A piece loses a step."""
        raise NotImplementedError

    def spared(self, pos: P) -> None:
        """Nobody is left to take the rest."""

    def closed(self, pos: P) -> None:
        """All that can be lost is lost; the step is over."""

    def advance(self, pos: P) -> Asks:
        bearers = self.bearers(pos) if self.left else []
        if bearers:
            return self.ask(pos, bearers)
        pos.pop()
        if self.left:
            self.spared(pos)
        self.closed(pos)
        return None

    def play(self, pos: P, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        pos.replace(replace(self, left=self.left - 1))
        self.lose(pos, order.target)
