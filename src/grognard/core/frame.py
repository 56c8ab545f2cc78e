"""The sequence of play: a stack of small immutable frames, one class for each step of the rulebook."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Generic, TypeVar

import msgspec

from grognard.core.errors import GrognardError
from grognard.core.order import Order
from grognard.core.position import Picks, Position
from grognard.core.reason import Reason

P = TypeVar("P", bound=Position)
T = TypeVar("T")


class Ask(msgspec.Struct):
    """A question to one seat, with every legal answer.

    `rules` are the rules by which it is asked. A question with one answer is answered by itself. When several
    are asked at once: `secret` ones all answer, sealed, and are revealed together; otherwise any seat may go on.
    A secret question may lead to others (`Frame.go_on`) before anything is revealed.
    """

    seat: str
    prompt: str
    orders: list[Order]
    rules: tuple[str, ...] = ()
    args: dict[str, object] = {}
    secret: bool = False


Asks = Ask | tuple[Ask, ...] | None


class Frame(msgspec.Struct, Generic[P], frozen=True, tag=True):
    """A step of the sequence of play. Frames never change; a step that moves on replaces itself."""

    def advance(self, pos: P) -> Asks:
        """Ask something; or change the stack (push, pop, replace) and ask nothing."""
        raise NotImplementedError

    def play(self, pos: P, order: Order, seat: str) -> None:
        """Carry out an order that `advance` has offered."""
        raise NotImplementedError

    def go_on(self, pos: P, seat: str, picks: Picks) -> Ask | None:
        """What a seat is asked next, in secret, after the picks it has sealed; None: it has made all of them.

        Orders are numbered, so that others can count the picks: how many there are must give nothing away.
        """
        return None

    def reveal(self, pos: P, picks: dict[str, Picks]) -> None:
        """Carry out the picks of a secret decision, once all are in."""
        raise NotImplementedError

    def why_not(self, pos: P, order: Order, seat: str) -> list[Reason]:
        """The rules that forbid an order that is not offered. Empty: it has no place in this step."""
        return []


class DeadEnd(GrognardError):
    """A question without any answer: a defect of the title."""


def settle(pos: Position) -> tuple[Ask, ...]:
    """Run the sequence of play until somebody must decide or the game is over."""
    stack = pos.stack
    while pos.result is None:
        frame = stack[-1]
        asks = frame.advance(pos)
        if asks is None:
            continue
        if isinstance(asks, Ask):
            orders = asks.orders
            if len(orders) == 1:
                pos.cite(*asks.rules)
                frame.play(pos, orders[0], asks.seat)
                continue
            if not orders:
                raise DeadEnd(f"{type(frame).__name__} asks {asks.seat} ({asks.prompt}) but offers nothing")
            return share(pos, asks) if pos.teams else (asks,)
        if pos.teams:
            asks = tuple(part for ask in asks for part in share(pos, ask))
        if pos.sealed:
            asks = _still_asked(pos, asks, pos.sealed)
        return asks
    return ()


def answer(pos: Position, asks: tuple[Ask, ...], order: Order, seat: str) -> tuple[Ask, ...]:
    """Carry out one pick (already found legal) and run on; returns what is asked next."""
    frame: Frame[Any] = pos.stack[-1]
    if asks[0].secret:
        pos.sealed[seat] = (*pos.sealed.get(seat, ()), order)
        asks = _still_asked(pos, asks, (seat,))
        if asks:
            return asks
        picks = dict(pos.sealed)
        pos.sealed = {}
        pos.reveal()
        frame.reveal(pos, agreed(pos, picks) if pos.teams else picks)
    elif len(asks) > 1 and _partner_for(pos, side_of(pos, seat), order) is None:
        partner = next(ask for ask in asks if ask.seat != seat)
        pos.push(Agreement(side_of(pos, seat), seat, order, tuple(partner.orders)))
    else:
        frame.play(pos, order, side_of(pos, seat) if pos.teams else seat)
    return settle(pos)


def reveals(pos: Position, asks: tuple[Ask, ...], order: Order, seat: str) -> bool:
    """Whether a pick is the last one that a secret decision waits for."""
    if not asks[0].secret or len(asks) > 1:
        return False
    return pos.stack[-1].go_on(pos, side_of(pos, seat), (*pos.sealed.get(seat, ()), order)) is None


def _still_asked(pos: Position, asks: tuple[Ask, ...], picking: Container[str]) -> tuple[Ask, ...]:
    """Secret questions that are still open: seats that have sealed picks go on from there."""
    found = (_next_secret(pos, ask.seat) if ask.seat in picking else ask for ask in asks)
    return tuple(ask for ask in found if ask is not None)


def _next_secret(pos: Position, seat: str) -> Ask | None:
    """What a seat that has sealed some picks has still to answer."""
    ask = pos.stack[-1].go_on(pos, side_of(pos, seat), pos.sealed[seat])
    if ask is None or not pos.teams:
        return ask
    return next((part for part in share(pos, ask) if part.seat == seat), None)


# Several people on one side


def side_of(pos: Position, seat: str) -> str:
    """The side that a partner belongs to."""
    return next((side for side, partners in pos.teams.items() if seat in partners), seat)


def share(pos: Position, ask: Ask) -> tuple[Ask, ...]:
    """Put a question to the partners of a side: each is offered what is theirs, and what both agree on."""
    partners = pos.teams.get(ask.seat)
    if partners is None:
        return (ask,)
    owners = [_partner_for(pos, ask.seat, order) for order in ask.orders]
    parts = []
    for partner in partners:
        orders = [order for order, owner in zip(ask.orders, owners, strict=True) if owner is None or owner == partner]
        if orders:
            parts.append(Ask(partner, ask.prompt, orders, ask.rules, ask.args, ask.secret))
    return tuple(parts)


def _partner_for(pos: Position, side: str, order: Order) -> str | None:
    """The partner of this side who gives an order alone, if there is one."""
    owner = pos.owner(order)
    return owner if owner in pos.teams[side] else None


def is_for_partner(pos: Position, seat: str, order: Order) -> bool:
    """Whether an order is for a partner of this seat to give."""
    if not pos.teams:
        return False
    owner = _partner_for(pos, side_of(pos, seat), order)
    return owner is not None and owner != seat


def roll_off(pos: Position, picks: dict[str, T]) -> T:
    """Settle a dispute between partners: a die each, the higher has their way, ties are rolled again."""
    (one, first), (two, second) = picks.items()
    if first == second:
        return first
    while True:
        mine, theirs = pos.roll(), pos.roll()
        pos.event("roll-off", *pos.dispute_rules(), seat=one, other=two, die=mine, other_die=theirs)
        if mine != theirs:
            return first if mine > theirs else second


def agreed(pos: Position, picks: dict[str, Picks]) -> dict[str, Picks]:
    """The picks of each side out of the secret picks of its partners."""
    return {side: roll_off(pos, {seat: picks[seat] for seat in partners}) for side, partners in pos.teams.items()}


class Agreement(Frame[Position], frozen=True):
    """A partner has proposed an order that concerns both.

    The other agrees, wants another one (dice decide), or first gives an order that is theirs alone.
    """

    side: str
    proposer: str
    order: Order
    orders: tuple[Order, ...]

    def _partner(self, pos: Position) -> str:
        return next(seat for seat in pos.teams[self.side] if seat != self.proposer)

    def advance(self, pos: Position) -> Asks:
        partner = self._partner(pos)
        if len(self.orders) == 1:
            self.play(pos, self.order, self.side)
            return None
        args: dict[str, object] = {"order": self.order.verb, "seat": self.proposer}
        return (Ask(partner, "agreement", list(self.orders), pos.dispute_rules(), args),)

    def play(self, pos: Position, order: Order, seat: str) -> None:
        pos.pop()
        if _partner_for(pos, self.side, order) is None:
            order = roll_off(pos, {self.proposer: self.order, self._partner(pos): order})
        pos.stack[-1].play(pos, order, self.side)
