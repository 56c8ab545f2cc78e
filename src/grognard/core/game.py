"""A game at the table: play, ask why not, take back, look, save."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import msgspec

import grognard
from grognard.core import journal as journals
from grognard.core import snapshot as snapshots
from grognard.core.dice import CoveredDice, Dice, Unrolled, commitment, fresh_seed
from grognard.core.errors import (
    BadOrder,
    BrokenFile,
    CannotUndo,
    DigestMismatch,
    GrognardError,
    IllegalOrder,
    UnknownTitle,
    WrongSeat,
    quoted,
)
from grognard.core.event import Event
from grognard.core.frame import Ask, answer, is_for_partner, reveals, settle, side_of
from grognard.core.journal import DIGEST_EVERY, MODES, Entry, Header, Journal
from grognard.core.meta import Options
from grognard.core.order import Order
from grognard.core.playing import Player, let_play
from grognard.core.position import Position, Result, Table
from grognard.core.reason import Reason
from grognard.core.snapshot import Leg, Past, Satchel
from grognard.core.title import Kit, Title, load_title
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
        self._satchel: Satchel | None = None
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

    def _by_target(self, ask: Ask, word: str) -> Order:
        """The order among those offered that has this target (or is this word); else what is likely meant."""
        for order in ask.orders:
            if order.target is not None and self.title.target_name(self.kit, order) == word:
                return order
        if self.title.verbs.get(word) is not None:
            return self.title.read(self.kit, word, None)
        for order in ask.orders:
            if order.target is not None:
                try:
                    return self.title.read(self.kit, order.verb, word)
                except BadOrder:
                    continue
        raise BadOrder(f"{quoted(word)} is not offered here")

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
            self._apply(order, ask)
        except BaseException:  # a defect of the title, or an interrupt: the game must not be left half-way
            self._rewind(number - 1, back=1)
            raise
        if self._satchel is not None and number - self.stored >= snapshots.EVERY:
            self._satchel.add(self.leg(), self.journal.entries)
        if self.position.result is not None:
            with suppress(BrokenFile):  # the order itself is safe
                self.seal()

    def _apply(self, order: Order, ask: Ask) -> None:
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
            self._apply(order, self.ask_of(seat))

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
        self._satchel = Satchel(Path(path))
        self._legs = [(0, 0)]
        self.seal()

    def seal(self) -> None:
        """Write the digest of the position into the journal: what comes before cannot be changed unnoticed."""
        self.journal.seal(len(self._orders), self.position.digest())

    def close(self) -> None:
        """Leave the game: its file, if it has one, is sealed and closed."""
        if self.journal.path is not None:
            self.seal()
            if self._satchel is not None and self.ending is None:
                if len(self._orders) - self.stored >= snapshots.WORTH_IT:
                    self._satchel.add(self.leg(), self.journal.entries)
                self._satchel.thin(len(self._orders))
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


class Trial:
    """A copy of a game's position, or what a seat sees of it, on which picks are tried out."""

    def __init__(self, game: Game, view: Position | None = None) -> None:
        self._game = game
        self.position = view or game.position.copy()
        if view is not None:
            view.table = Table(CoveredDice("view"))
        self.position.table.cited = game.position.table.cited
        self._asks = game.asks
        self._blind = view is not None

    def picks(self, line: str, seat: str | None) -> Iterator[tuple[Ask, Order]]:
        """Each pick of a line with its question; a pick is played on the copy before the next is read.

        A pick that has answered itself may be written, and is passed over. Between people nobody may find out by trying
        what a die or a secret will be; a view does not know it.
        """
        game, pos = self._game, self.position
        known = pos.rolls, pos.reveals
        home = len(pos.stack), type(pos.stack[-1])
        between_people = game.journal.header.mode == "people"
        first = True
        asked = game.ask_of(seat).seat
        words = line.split()
        if not words:
            raise BadOrder("an empty order")
        while words:
            ask = next((each for each in self._asks if each.seat == asked), None)
            if ask is None:
                raise BadOrder(f"{quoted(words[0])} comes when {asked} is not asked")
            if first:
                verb = game.title.verbs.get(words[0])
                if verb is None:
                    raise BadOrder(f"there is no order {quoted(words[0])}")
                takes = 2 if verb.kind != "none" else 1
                order = game.title.read(game.kit, words[0], words[1] if takes == 2 and len(words) > 1 else None)
                words = words[takes:]
                first = False
            else:
                order = game._by_target(ask, words.pop(0))
                if order.target is None and not _at_home(pos, home):
                    verb_name = quoted(order.verb)
                    raise BadOrder(f"{verb_name} belongs to another step by now: give it as an order of its own")
            yield ask, order
            if not words:
                return
            passed: list[tuple[str, Order]] = []
            pos.table.answered = passed
            # What others have sealed is not in a view: there is nothing to go on from.
            beyond = self._blind and reveals(pos, self._asks, order, ask.seat)
            if not beyond:
                try:
                    self._asks = answer(pos, self._asks, order, ask.seat)
                    beyond = (self._blind or between_people) and (pos.rolls, pos.reveals) != known
                except Unrolled:
                    beyond = True
            if beyond:
                raise BadOrder(f"{quoted(words[0])} comes after a die or a secret: give it as an order of its own")
            words = self._unanswered(words, passed, asked)

    def _unanswered(self, words: list[str], passed: list[tuple[str, Order]], asked: str) -> list[str]:
        """A line without the picks that have answered themselves; a target that is offered now is meant for now."""
        game = self._game
        side = side_of(self.position, asked)
        now = {
            game.title.target_name(game.kit, order) for ask in self._asks if ask.seat == asked for order in ask.orders
        }
        for seat, order in passed:
            if not words:
                break
            name = order.verb if order.target is None else game.title.target_name(game.kit, order)
            if seat == side and words[0] == name and (order.target is None or name not in now):
                words = words[1:]
        return words


def _at_home(pos: Position, home: tuple[int, type]) -> bool:
    """Whether the question now asked is of the step in which a line began, or of one on top of it."""
    depth, kind = home
    return len(pos.stack) >= depth and type(pos.stack[depth - 1]) is kind


def new(
    title: str,
    scenario: str | None = None,
    *,
    seed: int | str | None = None,
    options: Options | None = None,
    seats: dict[str, str] | None = None,
    mode: str = "analysis",
    pack: Path | None = None,
    listen: bool = True,
) -> Game:
    """A new game of a title. `seats` names the bots: `{"japan": "greedy"}`; the other seats are people."""
    loaded = load_title(title)
    chosen = scenario or loaded.meta.scenarios[0]
    options = loaded.meta.fill(chosen, options or {})
    loaded.check(chosen, options)
    if mode not in MODES:
        raise UnknownTitle(f"a game is one of: {', '.join(MODES)}")
    header = Header(
        title=title,
        version=grognard.__version__,
        scenario=chosen,
        options=options,
        seats=dict(seats or {}),
        mode=mode,
        seed=fresh_seed() if seed is None else str(seed),
        commitment="",
    )
    assert header.seed is not None
    header.commitment = commitment(header.seed)
    game = Game(loaded, loaded.kit(pack), header, listen=listen)
    _seat_bots(game)
    game.run_bots()
    return game


def _seat_bots(game: Game, *, trusted: bool = True) -> None:
    """Seat the bots that the first line names. Nobody's file starts a program: greedy plays in its place."""
    from grognard.bots import PROGRAM, make_bot

    check_seats(game.title, game.journal.header)
    for seat, name in game.journal.header.seats.items():
        if name != "person":
            name = name if trusted or not name.startswith(PROGRAM) else "greedy"
            game.bots[seat] = make_bot(name, game.title, seat, game.journal.header.seed or "")


def check_seats(title: Title, header: Header) -> None:
    """Refuse a game whose first line names a seat that the title does not have."""
    seats = title.seats(header.options)
    for seat in header.seats:
        if seat not in seats:
            raise UnknownTitle(f"there is no seat {quoted(seat)}; the seats are: {', '.join(seats)}")


def load(path: str | Path, *, verify: bool = False, pack: Path | None = None) -> Game:
    """Open a saved game and replay it; the game goes on in the same file.

    Digests are always checked; `verify` only reads (the file is not opened for writing, bots do not play on).
    """
    saved = journals.read(Path(path))
    header = saved.header
    if header.seed is None:
        raise GrognardError(f"{path}: the dice of this game are still secret; it cannot be replayed yet")
    if commitment(header.seed) != header.commitment:
        raise BrokenFile(f"{path}: the dice are not those that were committed to before the game")
    title = load_title(header.title)
    title.check(header.scenario, header.options)
    check_seats(title, header)
    satchel = None if verify or pack else Satchel(Path(path))
    past = None if satchel is None else satchel.read(saved)
    game = _replayed(title, title.kit(pack), header, saved) if past is None else resumed(title, header, saved, past)
    game.journal = saved
    if not verify:
        game._satchel = satchel
        _seat_bots(game, trusted=False)
        saved.go_on(Path(path))
        game.run_bots()
    return game


def _replayed(title: Title, kit: Kit, header: Header, saved: Journal) -> Game:
    game = Game(title, kit, header)
    replay(game, saved)
    return game


def resumed(title: Title, header: Header, saved: Journal, past: Past, *, listen: bool = True) -> Game:
    """Open a game where its last leg ended, and replay what follows."""
    game = at_leg(title, header, list(saved.orders()), past, listen=listen)
    replay(game, saved)
    return game


def at_leg(title: Title, header: Header, standing: Sequence[Entry], past: Past, *, listen: bool = True) -> Game:
    """A game as it was when its last leg was stored; `standing` are its orders, and perhaps later ones."""
    kit, known = title.kit_of(title.kit(), header.scenario), dict[str, Order]()
    orders = []
    for entry in standing[: past.n]:
        order = known.get(entry.order)
        if order is None:
            verb, _, target = entry.order.partition(" ")
            order = known[entry.order] = title.read(kit, verb, target or None)
        orders.append((entry.seat, order))
    return Game.resume(title, kit, header, past, orders, listen=listen)


def replay(game: Game, saved: Journal) -> None:
    """Play a journal's orders from where a game stands, and compare its digests and seals."""
    parsed: dict[str, Order] = {}
    seals, ending = saved.seals(), saved.ending()
    standing = list(saved.orders())
    last = standing[-1].n if standing else 0
    if not game.orders and (standing or ending is None) and seals.get(0, "") not in ("", game.position.digest()):
        raise DigestMismatch("the set-up is not the one that was recorded", 0)
    for entry in standing:
        if entry.n <= len(game.orders):
            continue
        if entry.digest is not None and entry.digest != game.position.digest():
            raise DigestMismatch(f"{_name(entry)}: the position is not the one that was recorded", entry.n)
        order = parsed.get(entry.order)
        try:
            if order is None:
                verb, _, target = entry.order.partition(" ")
                order = parsed[entry.order] = game.title.read(game.kit, verb, target or None)
            ask = game.ask_of(entry.seat)
        except GrognardError as error:
            raise DigestMismatch(f"{_name(entry)}: {error}", entry.n) from None
        if order not in ask.orders:
            raise DigestMismatch(f"{_name(entry)} is not legal here", entry.n)
        game._apply(order, ask)
        if ending is not None and len(game.orders) == last:
            game.apply_end(ending)
        if entry.n in seals and seals[entry.n] != game.position.digest():
            raise DigestMismatch(
                f"{_name(entry)}: this order, or one shortly before it, is not the one that was recorded", entry.n
            )
    if ending is not None and game.ending is None:
        game.apply_end(ending)


def _name(entry: Entry) -> str:
    return f"order {entry.n} ({entry.seat}: {entry.order})"
