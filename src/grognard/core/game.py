"""A game at the table: play, ask why not, take back, look, save."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import msgspec

import grognard
from grognard.core import snapshot as snapshots
from grognard.core.dice import Dice
from grognard.core.errors import (
    BrokenFile,
    CannotUndo,
    GrognardError,
    IllegalOrder,
    WrongSeat,
    quoted,
)
from grognard.core.event import Event
from grognard.core.frame import Ask, answer, is_for_partner, settle, side_of
from grognard.core.journal import DIGEST_EVERY, Entry, Header, Journal
from grognard.core.order import Order
from grognard.core.playing import Player, let_play
from grognard.core.position import Position, Result, Table
from grognard.core.reason import Reason
from grognard.core.snapshot import Leg, Past, Satchel
from grognard.core.title import Kit, Title
from grognard.core.trial import Trial
from grognard.core.view import View, seen
from grognard.core.wording import Wording

if TYPE_CHECKING:
    from grognard.core.lookout import Lookout

SNAPSHOT_EVERY = 64
UNPACKED = 4
"""Snapshots that are kept as positions; older ones are packed."""
NEARBY = 8
"""Snapshots that are kept around a moment that somebody looks at: who looks back looks further back."""


class Decision(msgspec.Struct):
    """What a seat is asked, as text. `orders` are all the legal answers in the notation."""

    seat: str
    prompt: str
    orders: list[str]
    rules: tuple[str, ...]


class Game:
    """One game of a title, from its set-up to its end."""

    def __init__(
        self,
        title: Title,
        kit: Kit,
        header: Header,
        *,
        position: Position | None = None,
        listen: bool = True,
    ) -> None:
        self.title = title
        self.kit = title.kit_of(kit, header.scenario)
        self.journal = Journal(header)
        self._events: list[Event] = []
        self._past: Past | None = None
        """From what this game was opened, until what was told before is needed."""
        self.bots: dict[str, Player] = {}
        self.barrier = 0
        """Orders up to this number stand behind a die roll or a revealed secret."""
        self.ending: Entry | None = None
        """How people have ended the game, if no rule did."""
        if position is None:
            self.position = self._set_up()
        else:
            self.position = position
        self.position.table.events = self._events if listen else None
        self._orders: list[tuple[str, Order]] = []
        self._marks: list[int] = []
        """For each order, how many events there were before it."""
        self._barriers: list[int] = []
        """For each order, where the barrier stood before it."""
        self._snapshots: dict[int, Position | bytes] = {}
        self._nearby: dict[int, bytes] = {}
        self._legs: list[tuple[int, int]] = [(0, 0)]
        """Where stored legs of this game end: orders, and events told so far."""
        self.satchel: Satchel | None = None
        self.asks: tuple[Ask, ...] = settle(self.position)
        self._snapshots[0] = self._snapshot()

    def _set_up(self) -> Position:
        header = self.journal.header
        assert header.seed is not None
        return self.title.set_up(self.kit, header.scenario, header.options, Table(Dice(header.seed), self._events))

    # what was told

    @property
    def events(self) -> list[Event]:
        """Everything that was told so far."""
        self._recall()
        return self._events

    @property
    def told(self) -> int:
        """How many events there are."""
        return self._before + len(self._events)

    @property
    def _before(self) -> int:
        return 0 if self._past is None else self._past.told

    def _recall(self) -> None:
        """Read what was told before the snapshot that this game was opened from."""
        if self._past is not None:
            self._events[:0], self._past = self._past.events(self.title), None

    # what is asked

    @property
    def result(self) -> Result | None:
        return self.position.result

    @property
    def seats(self) -> tuple[str, ...]:
        return self.title.seats(self.journal.header.options)

    @property
    def decision(self) -> Decision:
        """What is asked now (of the first seat, if several are asked at once)."""
        if not self.asks:
            raise GrognardError("the game is over")
        return self._decision(self.asks[0])

    @property
    def decisions(self) -> list[Decision]:
        return [self._decision(ask) for ask in self.asks]

    def _decision(self, ask: Ask) -> Decision:
        orders = [self.title.write(self.kit, order) for order in ask.orders]
        return Decision(ask.seat, self.wording.prompt(ask), orders, ask.rules)

    @cached_property
    def wording(self) -> Wording:
        """How this game is told in English."""
        return Wording(self.title, self.kit, "en")

    def ask_of(self, seat: str | None) -> Ask:
        """The question put to a seat."""
        if not self.asks:
            raise IllegalOrder("the game is over")
        if seat is None:
            return self.asks[0]
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        if seat not in self.seats:
            raise WrongSeat(f"there is no seat {quoted(seat)}; the seats are: {', '.join(self.seats)}")
        asked = ", ".join(ask.seat for ask in self.asks)
        raise WrongSeat(f"it is not for {seat} to decide now, but for {asked}")

    # playing

    def play(self, order: str | Order, seat: str | None = None) -> list[Event]:
        """Carry out an order (or several picks in one line, such as `move 31/58 0910`).

        Returns what happened. An order that is not legal raises, and changes nothing.
        """
        start = self.told
        if isinstance(order, Order):
            self.give(order, self.ask_of(seat))
        else:
            self._play_line(order, seat)
        self.run_bots()
        return self._events[start - self._before :]

    def _play_line(self, line: str, seat: str | None) -> None:
        """All picks of a line, or none: they are tried out on a copy first."""
        asked = self.ask_of(seat).seat
        trial = Trial(self)
        picks = []
        for ask, order in trial.picks(line, asked):
            if order not in ask.orders:
                self._refuse(line, trial.position, order, ask)
            picks.append(order)
        for order in picks:
            self.give(order, self.ask_of(asked))

    def _refuse(self, line: str, pos: Position, order: Order, ask: Ask) -> NoReturn:
        reasons = self.reasons(pos, order, ask)
        rules = ", ".join(reason.rule for reason in reasons)
        raise IllegalOrder(f"{quoted(line)} is not allowed now ({rules})", reasons)

    def give(self, order: Order, ask: Ask) -> None:
        """Carry out one pick that answers a question; bots do not go on by themselves."""
        text = self.title.write(self.kit, order)
        if order not in ask.orders:
            self._refuse(text, self.position, order, ask)
        number = len(self._orders) + 1
        digest = self.position.digest() if number % DIGEST_EVERY == 0 else None
        self.journal.add(Entry(number, ask.seat, text, digest=digest))
        try:
            self.apply(order, ask)
        except BaseException:  # a defect of the title, or an interrupt: the game must not be left half-way
            self._rewind(number - 1, back=1)
            raise
        if self.satchel is not None and number - self.stored >= snapshots.EVERY:
            self.satchel.add(self.leg(), self.journal.entries)
        if self.position.result is not None:
            with suppress(BrokenFile):  # the order itself is safe
                self.seal()

    def apply(self, order: Order, ask: Ask) -> None:
        """Carry out an order that is legal; `give` is for those who must ask, and writes it down."""
        pos = self.position
        order = ask.orders[ask.orders.index(order)]  # frames know the words they offer as objects
        rolls, reveals = pos.rolls, pos.reveals
        self._marks.append(self.told)
        self._barriers.append(self.barrier)
        self._orders.append((ask.seat, order))
        self.asks = answer(pos, self.asks, order, ask.seat)
        number = len(self._orders)
        if pos.rolls != rolls or pos.reveals != reveals:
            self.barrier = number
        if number % SNAPSHOT_EVERY == 0:
            self._snapshots[number] = self._snapshot()
            self._thin(number)

    @property
    def before_choice(self) -> int:
        """How many orders stood when the secret choice began that is being made; all, if nothing is sealed."""
        return len(self._orders) - sum(map(len, self.position.sealed.values()))

    def since(self, seat: str) -> int:
        """The number of the question that a seat is asked: the orders that it rests on, not what others have sealed."""
        return self.before_choice + len(self.position.sealed.get(seat, ()))

    def _thin(self, now: int) -> None:
        """Keep fewer snapshots the older they are, and the old ones packed."""
        for number in snapshots.superfluous(self._snapshots, now, SNAPSHOT_EVERY):
            del self._snapshots[number]
        for number in sorted(self._snapshots)[:-UNPACKED]:
            kept = self._snapshots[number]
            if isinstance(kept, Position):
                self._snapshots[number] = kept.packed()

    def run_bots(self) -> None:
        """Let the bots play until a person must decide, or the game is over."""
        if self.bots:
            let_play(self, self.bots)

    def end(self, kind: str, seat: str) -> None:
        """End the game though no rule does: `seat` resigns, has no time left, or accepts a draw."""
        if self.result is not None:
            raise IllegalOrder("the game is over")
        entry = Entry(seat=seat, end=kind)
        self.journal.add(entry)
        self.apply_end(entry)

    def apply_end(self, entry: Entry) -> None:
        """End the game as its journal says."""
        pos = self.position
        sides = self.title.meta.sides
        losers = sides if entry.end == "draw" else pos.allies(side_of(pos, entry.seat))
        pos.result = Result(tuple(side for side in sides if side not in losers), "")
        if entry.end == "resign":
            pos.event("ended-resign", seat=entry.seat)
        elif entry.end == "time":
            pos.event("ended-time", seat=entry.seat)
        else:
            pos.event("ended-draw")
        self.asks, self.ending = (), entry

    # why not

    def why_not(self, line: str, seat: str | None = None) -> list[Reason]:
        """The rules that forbid an order; empty if it is legal."""
        trial = Trial(self)
        for ask, order in trial.picks(line, seat):
            if order not in ask.orders:
                return self.reasons(trial.position, order, ask)
        return []

    def reasons(self, pos: Position, order: Order, ask: Ask) -> list[Reason]:
        """The rules that forbid an order in a position, which may be a copy of ours or somebody's view of it."""
        if is_for_partner(pos, ask.seat, order):
            found = [Reason(rule) for rule in pos.partner_rules()]
        else:
            found = pos.stack[-1].why_not(pos, order, ask.seat)
        pos.cite(*(reason.rule for reason in found))
        return found or [Reason(rule, "not-now", {"prompt": ask.prompt}) for rule in ask.rules[:1]]

    # taking back

    def undo(self, orders: int = 1) -> None:
        """Take back the last orders; with bots at the table, back to where a person decides."""
        count = len(self._orders)
        if not 0 < orders <= count:
            raise CannotUndo(f"there are only {count} orders to take back, not {orders}")
        target = count - orders
        if any(seat not in self.bots for seat in self.seats):
            while target > 0 and self._orders[target][0] in self.bots:
                target -= 1
            if self._orders[target][0] in self.bots:
                raise CannotUndo("only bots have given orders so far")
        if self.journal.header.mode == "people" and target < self.barrier:
            raise CannotUndo("a die was rolled or a secret was revealed since then")
        self._rewind(target, back=count - target)

    def withdraw(self, seat: str) -> None:
        """Take back a seat's last sealed pick, until all are in; what others have sealed since then stands."""
        if not self.position.sealed.get(seat):
            raise CannotUndo(f"{seat} has sealed nothing")
        last = max(number for number, (by, _) in enumerate(self._orders) if by == seat)
        later = self._orders[last + 1 :]
        self._rewind(last, back=len(later) + 1)
        for other, order in later:
            self.give(order, self.ask_of(other))

    @property
    def can_take_back(self) -> int:
        """How many orders can be taken back now."""
        count = len(self._orders)
        return count - self.barrier if self.journal.header.mode == "people" else count

    def rewind(self, target: int) -> None:
        """Go back to where `target` orders stand, whatever they were; `undo` is for those who must ask."""
        self._rewind(target, back=len(self._orders) - target)

    def _rewind(self, target: int, *, back: int) -> None:
        """Go back to where `target` orders stand; the journal learns that its last `back` orders do not."""
        orders = self._orders[:target]
        self.journal.add(Entry(undo=back))
        self.ending = None
        start = self._known_before(target)
        self._snapshots = {n: kept for n, kept in self._snapshots.items() if n <= start}
        self._legs = [leg for leg in self._legs if leg[0] <= target]
        self._nearby = {}
        self._restore(start)
        for seat, order in orders[start:]:
            self.apply(order, self.ask_of(seat))

    def _known_before(self, number: int) -> int:
        """The last snapshot before so many orders; a game that was opened from a later one begins anew."""
        if 0 not in self._snapshots:
            first = self._set_up()
            first.table = first.table.quiet()
            settle(first)
            self._snapshots[0] = first
        return max(known for known in self._snapshots if known <= number)

    def _snapshot(self) -> Position:
        return self.position.copy()

    def _kept(self, snapshot: Position | bytes) -> Position:
        """A copy of a snapshot."""
        if isinstance(snapshot, Position):
            return snapshot.copy()
        table = self.position.table.quiet()
        return self.title.position.unpacked(snapshot, self.title.verbs, table=table, **self.title.beside(self.kit))

    def _restore(self, number: int) -> None:
        table = self.position.table
        if number < len(self._marks):
            if self._marks[number] < self._before:
                self._recall()
            del self._events[self._marks[number] - self._before :]
            self.barrier = self._barriers[number]
        self.position = self._kept(self._snapshots[number])
        self.position.table = table
        del self._orders[number:], self._marks[number:], self._barriers[number:]
        self.asks = settle(self.position)

    # looking and saving

    def view(self, seat: str) -> View:
        """What a seat may see."""
        if seat not in self.seats:
            raise WrongSeat(f"there is no seat {quoted(seat)}; the seats are: {', '.join(self.seats)}")
        ask = next((ask for ask in self.asks if ask.seat == seat), None)
        return View(
            seat=seat,
            position=seen(self.title, self.position, seat),
            ask=ask,
            waiting=tuple(ask.seat for ask in self.asks),
            events=tuple(event for event in self.events if event.is_for(seat)),
            orders=tuple(self.title.write(self.kit, order) for order in ask.orders) if ask else (),
        )

    def look(self, seat: str, language: str = "en") -> Lookout:
        """What a seat may know, by names: for programs."""
        from grognard.core.lookout import Lookout

        return Lookout(self.title, self.kit, self.view(seat), language)

    def moment(self, number: int) -> tuple[Position, tuple[Ask, ...]]:
        """A copy of the position after order `number`, and what was asked then."""
        if not 0 <= number <= len(self._orders):
            raise GrognardError(f"there are {len(self._orders)} orders")
        near = max((known for known in self._nearby if known <= number), default=-1)
        start = max(near, self._known_before(number))
        position = self._kept(self._nearby[start] if start == near else self._snapshots[start])
        asks = settle(position)
        if start != near:
            self._nearby = {}
        for at, (seat, order) in enumerate(self._orders[start:number], start + 1):
            asks = answer(position, asks, order, seat)
            if at % SNAPSHOT_EVERY == 0 and at > number - NEARBY * SNAPSHOT_EVERY:
                self._nearby[at] = position.packed()
        self._nearby[number] = position.packed()
        for at in sorted(self._nearby)[: -2 * NEARBY]:
            del self._nearby[at]
        return position, asks

    def events_of(self, number: int) -> range:
        """Which of the events order `number` brought about; 0: the set-up."""
        first = self._marks[number - 1] if number else 0
        return range(first, self._marks[number] if number < len(self._marks) else self.told)

    def save(self, path: str | Path) -> None:
        """Write the game to a file; from now on every order is on disk before `play` returns."""
        self.journal.save(Path(path))
        self.satchel = Satchel(Path(path))
        self._legs = [(0, 0)]
        self.seal()

    def seal(self) -> None:
        """Write the digest of the position into the journal: what comes before cannot be changed unnoticed."""
        self.journal.seal(len(self._orders), self.position.digest())

    def close(self) -> None:
        """Leave the game: its file, if it has one, is sealed and closed."""
        if self.journal.path is not None:
            self.seal()
            if self.satchel is not None and self.ending is None:
                if len(self._orders) - self.stored >= snapshots.WORTH_IT:
                    self.satchel.add(self.leg(), self.journal.entries)
                self.satchel.thin(len(self._orders))
        self.journal.close()

    @property
    def stored(self) -> int:
        """How many of the orders that stand are in stored legs."""
        return self._legs[-1][0]

    def leg(self) -> Leg:
        """What it takes to open the game here, beyond the legs that are stored already; it is taken to be stored."""
        (base, told), now = self._legs[-1], len(self._orders)
        self._legs.append((now, self.told))
        if told < self._before:
            self._recall()
        return Leg(
            version=grognard.__version__,
            base=base,
            n=now,
            barrier=self.barrier,
            told=self.told,
            marks=snapshots.numbers(self._marks[base:]),
            barriers=snapshots.numbers(self._barriers[base:]),
            events=snapshots.packed_events(self._events[told - self._before :]),
            position=self.position.packed(),
        )

    @classmethod
    def resume(
        cls, title: Title, kit: Kit, header: Header, past: Past, orders: list[tuple[str, Order]], *, listen: bool = True
    ) -> Game:
        """The game as it was when the last of these legs was stored, after these orders."""
        assert header.seed is not None
        positions, table = past.positions, Table(Dice(header.seed))
        position = title.position.unpacked(positions[past.n], title.verbs, table=table, **title.beside(kit))
        game = cls(title, kit, header, position=position, listen=listen)
        game._past = past
        game.barrier = past.barrier
        game._orders = orders
        game._marks, game._barriers = past.marks, past.barriers
        game._snapshots = {**positions, past.n: game._snapshots[0]}
        game._legs += [(leg.n, leg.told) for leg in past.legs]
        return game

    @property
    def orders(self) -> Sequence[tuple[str, Order]]:
        """The orders that stand, with their seats."""
        return self._orders
