"""The sequence of play: a stack of small immutable frames, one class for each step of the rulebook."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Generic, TypeVar, get_args

import msgspec

from grognard.core.errors import GrognardError
from grognard.core.kinds import Seat, SideName
from grognard.core.order import Order
from grognard.core.position import Picks, Position
from grognard.core.reason import Reason

P = TypeVar("P", bound=Position)
T = TypeVar("T")


class Ask(msgspec.Struct):
    """A question to one seat, with every legal answer.

    `rules` are the rules by which it is asked. A question with one answer is answered by itself, unless it is
    `firm`: that answer rolls dice, commits somebody or ends what they were composing. `alike` are others that would
    have done the same as the only one that is asked for: they are understood where somebody writes them out. When
    several are asked at once: `secret` ones all answer, sealed, and are revealed together; otherwise any seat may
    go on. A secret question may lead to others (`Frame.go_on`) before anything is revealed. A question to a side
    that several people share goes to each of its partners; `side` says then for whom they answer.
    """

    seat: str
    prompt: str
    orders: list[Order]
    rules: tuple[str, ...] = ()
    args: dict[str, object] = {}
    secret: bool = False
    firm: bool = False
    side: str = ""
    alike: tuple[Order, ...] = ()


Asks = Ask | tuple[Ask, ...] | None

ENDING = "done"
"""The word by which a player ends a step, in every title."""


_owner: dict[type, type[Position]] = {}
"""The kind of position that each frame belongs to."""


class Frame(msgspec.Struct, Generic[P], frozen=True, tag=True):
    """A step of the sequence of play. Frames never change; a step that moves on replaces itself.

    A frame is known to its kind of position by its name, which no other frame of the title has. Its fields say by their
    types what they are (`core.kinds`).
    """

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        owner = next((get_args(base)[0] for base in vars(cls).get("__orig_bases__", ()) if get_args(base)), None)
        if owner is None:
            owner = next((pos for pos in map(_owner.get, cls.__mro__[1:]) if pos is not None), None)
        if not isinstance(owner, type) or not issubclass(owner, Position):
            return
        _owner[cls] = owner
        known = owner.frames.setdefault(cls.__name__, cls)
        if known.__module__ != cls.__module__:
            raise TypeError(f"{cls.__module__} and {known.__module__} both have a frame {cls.__name__}")
        owner.frames[cls.__name__] = cls

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

    def knows(self, pos: P, seat: str) -> bool:
        """Whether a seat may see the fields of this step that are `Hidden`."""
        return False


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
        if pos.table.events is not None:
            for ask in (asks,) if isinstance(asks, Ask) else asks:
                pos.check_arguments(ask.args)
        if isinstance(asks, Ask) and not asks.secret:
            orders = asks.orders
            if len(orders) == 1 and not asks.firm:
                pos.cite(*asks.rules)
                if pos.table.answered is not None:
                    for each in (*orders, *asks.alike):
                        pos.table.answered.append((asks.seat, each))
                told = pos.table.events
                before = -1 if told is None else len(told)
                frame.play(pos, orders[0], asks.seat)
                if told is not None and len(told) == before and orders[0].verb == ENDING:
                    # Only the seat itself learns it: that there was nothing to do may be a secret.
                    audience = pos.teams.get(asks.seat, (asks.seat,))
                    pos.event("passed", *asks.rules[:1], audience=audience, prompt=asks.prompt)
                continue
            if not orders:
                raise _dead_end(frame, asks)
            return share(pos, asks) if pos.teams else (asks,)
        return _together(pos, frame, asks if isinstance(asks, tuple) else (asks,))
    return ()


def _together(pos: Position, frame: Frame[Any], asks: tuple[Ask, ...]) -> tuple[Ask, ...]:
    """Questions to several seats at once: all of them secret, or none."""
    if not asks:
        raise DeadEnd(f"{type(frame).__name__} asks nobody")
    if any(ask.secret != asks[0].secret for ask in asks):
        raise DeadEnd(f"{type(frame).__name__} asks some seats in secret and others openly")
    for ask in asks:
        if not ask.orders:
            raise _dead_end(frame, ask)
    if pos.teams:
        asks = tuple(part for ask in asks for part in share(pos, ask))
    return _still_asked(pos, asks, pos.sealed) if pos.sealed else asks


def _dead_end(frame: Frame[Any], ask: Ask) -> DeadEnd:
    return DeadEnd(f"{type(frame).__name__} asks {ask.seat} ({ask.prompt}) but offers nothing")


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
        frame.reveal(pos, agreed(pos, picks))
        return settle(pos)
    if not pos.teams:
        frame.play(pos, order, seat)
        return settle(pos)
    side = next(ask.side for ask in asks if ask.seat == seat)
    others = tuple((ask.seat, tuple(ask.orders)) for ask in asks if side and ask.side == side and ask.seat != seat)
    if others and _partner_for(pos, side, order) is None:
        pos.push(Agreement(side, ((seat, order),), others))
    else:
        frame.play(pos, order, side or seat)
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
    """The side that a partner belongs to; a seat that shares its side with nobody is that side."""
    if not pos.teams:
        return seat
    return next((side for side, partners in pos.teams.items() if seat in partners), seat)


def share(pos: Position, ask: Ask) -> tuple[Ask, ...]:
    """Put a question to the partners of a side: each is offered what is theirs, and what they must agree on."""
    partners = pos.teams.get(ask.seat)
    if partners is None:
        return (ask,)
    owners = [_partner_for(pos, ask.seat, order) for order in ask.orders]
    parts = []
    for partner in partners:
        orders = [order for order, owner in zip(ask.orders, owners, strict=True) if owner is None or owner == partner]
        if orders:
            parts.append(msgspec.structs.replace(ask, seat=partner, orders=orders, side=ask.seat))
    return tuple(parts)


def _partner_for(pos: Position, side: str, order: Order) -> str | None:
    """The partner of this side who gives an order alone, if there is one."""
    owner = pos.owner(order)
    return owner if owner in pos.teams[side] else None


def is_for_partner(pos: Position, seat: str, order: Order) -> bool:
    """Whether an order is for a partner of this seat to give."""
    side = side_of(pos, seat)
    if side not in pos.teams:
        return False
    owner = _partner_for(pos, side, order)
    return owner is not None and owner != seat


def roll_off(pos: Position, picks: Mapping[str, T]) -> T:
    """Settle a dispute between partners: a die each, the highest has their way, ties are rolled again."""
    wishes = dict(picks)
    while True:
        first, *others = wishes.values()
        if all(other == first for other in others):
            return first
        dice = {}
        for seat in wishes:
            dice[seat] = pos.roll()
            pos.event("roll-off", *pos.dispute_rules(), seat=seat, die=dice[seat])
        best = max(dice.values())
        wishes = {seat: wish for seat, wish in wishes.items() if dice[seat] == best}


def agreed(pos: Position, picks: Mapping[str, Picks]) -> dict[str, Picks]:
    """The picks of each side: its own, or those that its partners settle on."""
    settled = {seat: picks[seat] for seat in sorted(picks) if side_of(pos, seat) == seat}
    for side, partners in pos.teams.items():
        wishes = {seat: picks[seat] for seat in partners if seat in picks}
        if wishes:
            settled[side] = roll_off(pos, wishes)
    return settled


class Agreement(Frame[Position], frozen=True):
    """A partner has proposed an order that concerns all of them.

    Each of the others agrees, wants another one (dice decide), or first gives an order that is theirs alone.
    """

    side: SideName
    picks: tuple[tuple[Seat, Order], ...]
    """Who has said what; the first is the proposal."""
    others: tuple[tuple[Seat, tuple[Order, ...]], ...]
    """Who has still to speak, and what they may want."""

    def advance(self, pos: Position) -> Asks:
        proposer, proposal = self.picks[0]
        if all(len(orders) == 1 for _, orders in self.others):
            pos.pop()
            pos.stack[-1].play(pos, roll_off(pos, dict(self.picks)), self.side)
            return None
        args: dict[str, object] = {"order": proposal.verb, "seat": proposer}
        return tuple(
            Ask(seat, "agreement", list(orders), pos.dispute_rules(), args)
            for seat, orders in self.others
            if len(orders) > 1
        )

    def play(self, pos: Position, order: Order, seat: str) -> None:
        pos.pop()  # whose order it is follows from the step below
        if _partner_for(pos, self.side, order) is not None:
            pos.stack[-1].play(pos, order, self.side)
            return
        others = tuple((other, orders) for other, orders in self.others if other != seat)
        pos.push(Agreement(self.side, (*self.picks, (seat, order)), others))
