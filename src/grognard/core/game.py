"""A game at the table: play, ask why not, take back, look, save."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import NoReturn, Protocol

import msgspec

import grognard
from grognard.core import journal as journals
from grognard.core.dice import Dice, commitment, fresh_seed
from grognard.core.errors import (
    BadOrder,
    BrokenFile,
    CannotUndo,
    DigestMismatch,
    GrognardError,
    IllegalOrder,
    UnknownTitle,
    WrongSeat,
)
from grognard.core.event import Event
from grognard.core.frame import Ask, answer, is_for_partner, reveals, settle
from grognard.core.journal import DIGEST_EVERY, Entry, Header, Journal
from grognard.core.order import Order
from grognard.core.position import Position, Result, Table
from grognard.core.reason import Reason
from grognard.core.title import Kit, Options, Title, load_title
from grognard.core.view import View, seen
from grognard.core.wording import Wording

SNAPSHOT_EVERY = 64
MODES = ("analysis", "hot-seat", "people")


class Decision(msgspec.Struct):
    """What a seat is asked, as text. `orders` are all the legal answers in the notation."""

    seat: str
    prompt: str
    orders: list[str]
    rules: tuple[str, ...]


class Player(Protocol):
    """A bot: picks one of the orders it is offered, knowing only its seat's view."""

    def choose(self, ask: Ask, look: Callable[[], View]) -> Order: ...


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
        assert header.seed is not None
        self.title = title
        self.kit = kit
        self.journal = Journal(header)
        self.events: list[Event] = []
        self.bots: dict[str, Player] = {}
        self.barrier = 0
        """Orders up to this number stand behind a die roll or a revealed secret."""
        if position is None:
            table = Table(Dice(header.seed), self.events if listen else None)
            self.position = title.set_up(kit, header.scenario, header.options, table)
        else:
            self.position = position
            position.table.events = self.events
        self._listen = listen
        self._orders: list[tuple[str, Order]] = []
        self._marks: list[int] = []
        """For each order, how many events there were before it."""
        self._barriers: list[int] = []
        """For each order, where the barrier stood before it."""
        self._snapshots: dict[int, Position] = {}
        self.asks: tuple[Ask, ...] = settle(self.position)
        self._snapshots[0] = self._snapshot()

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
            raise WrongSeat(f"there is no seat {seat!r}; the seats are: {', '.join(self.seats)}")
        asked = ", ".join(ask.seat for ask in self.asks)
        raise WrongSeat(f"it is not for {seat} to decide now, but for {asked}")

    # playing

    def play(self, order: str | Order, seat: str | None = None) -> list[Event]:
        """Carry out an order (or several picks in one line, such as `move 31/58 0910`).

        Returns what happened. An order that is not legal raises, and changes nothing.
        """
        start = len(self.events)
        if isinstance(order, Order):
            self._play_one(order, self.ask_of(seat))
        else:
            self._play_line(order, seat)
        self.run_bots()
        return self.events[start:]

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
            self._play_one(order, self.ask_of(asked))

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
        raise BadOrder(f"{word!r} is not offered here")

    def _refuse(self, line: str, pos: Position, order: Order, ask: Ask) -> NoReturn:
        reasons = self.reasons(pos, order, ask)
        rules = ", ".join(reason.rule for reason in reasons)
        raise IllegalOrder(f"{line!r} is not allowed now ({rules})", reasons)

    def _play_one(self, order: Order, ask: Ask) -> None:
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
        if self.position.result is not None:
            with suppress(BrokenFile):  # the order itself is safe
                self.seal()

    def _apply(self, order: Order, ask: Ask) -> None:
        pos = self.position
        order = ask.orders[ask.orders.index(order)]  # frames know the words they offer as objects
        rolls, reveals = pos.rolls, pos.reveals
        self._marks.append(len(self.events))
        self._barriers.append(self.barrier)
        self._orders.append((ask.seat, order))
        self.asks = answer(pos, self.asks, order, ask.seat)
        number = len(self._orders)
        if pos.rolls != rolls or pos.reveals != reveals:
            self.barrier = number
        if number % SNAPSHOT_EVERY == 0:
            self._snapshots[number] = self._snapshot()

    def run_bots(self) -> None:
        """Let the bots play until a person must decide, or the game is over."""
        while self.bots and self.asks:
            ask = next((ask for ask in self.asks if ask.seat in self.bots), None)
            if ask is None:
                return
            order = self.bots[ask.seat].choose(ask, lambda seat=ask.seat: self.view(seat))  # type: ignore[misc]
            self._play_one(order, ask)

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
        start = max(number for number in self._snapshots if number <= target)
        self._snapshots = {n: kept for n, kept in self._snapshots.items() if n <= start}
        self._restore(start)
        for seat, order in orders[start:]:
            self._apply(order, self.ask_of(seat))

    def _snapshot(self) -> Position:
        return self.position.copy()

    def _restore(self, number: int) -> None:
        table = self.position.table
        if number < len(self._marks):
            del self.events[self._marks[number] :]
            self.barrier = self._barriers[number]
        self.position = self._snapshots[number].copy()
        self.position.table = table
        del self._orders[number:], self._marks[number:], self._barriers[number:]
        self.asks = settle(self.position)

    # looking and saving

    def view(self, seat: str) -> View:
        """What a seat may see."""
        if seat not in self.seats:
            raise WrongSeat(f"there is no seat {seat!r}; the seats are: {', '.join(self.seats)}")
        ask = next((ask for ask in self.asks if ask.seat == seat), None)
        return View(
            seat=seat,
            position=seen(self.title, self.position, seat),
            ask=ask,
            waiting=tuple(ask.seat for ask in self.asks),
            events=tuple(event for event in self.events if not event.audience or seat in event.audience),
            orders=tuple(self.title.write(self.kit, order) for order in ask.orders) if ask else (),
        )

    def moment(self, number: int) -> tuple[Position, tuple[Ask, ...]]:
        """A copy of the position after order `number`, and what was asked then."""
        if not 0 <= number <= len(self._orders):
            raise GrognardError(f"there are {len(self._orders)} orders")
        start = max(known for known in self._snapshots if known <= number)
        position = self._snapshots[start].copy()
        asks = settle(position)
        for seat, order in self._orders[start:number]:
            asks = answer(position, asks, order, seat)
        return position, asks

    def events_of(self, number: int) -> range:
        """Which of the events order `number` brought about; 0: the set-up."""
        marks = [0, *self._marks, len(self.events)]
        return range(marks[number], marks[number + 1])

    def save(self, path: str | Path) -> None:
        """Write the game to a file; from now on every order is on disk before `play` returns."""
        self.journal.save(Path(path))
        self.seal()

    def seal(self) -> None:
        """Write the digest of the position into the journal: what comes before cannot be changed unnoticed."""
        self.journal.seal(len(self._orders), self.position.digest())

    def close(self) -> None:
        """Leave the game: its file, if it has one, is sealed and closed."""
        if self.journal.path is not None:
            self.seal()
        self.journal.close()

    @property
    def orders(self) -> Sequence[tuple[str, Order]]:
        """The orders that stand, with their seats."""
        return self._orders


class Trial:
    """A copy of a game's position, or what a seat sees of it, on which picks are tried out."""

    def __init__(self, game: Game, view: Position | None = None) -> None:
        self._game = game
        self.position = view or game.position.copy()
        self.position.table.cited = game.position.table.cited
        self._asks = game.asks
        self._blind = view is not None

    def picks(self, line: str, seat: str | None) -> Iterator[tuple[Ask, Order]]:
        """Each pick of a line with its question; a pick is played on the copy before the next is read.

        Between people nobody may find out by trying what a die or a secret will be.
        """
        game, pos = self._game, self.position
        known = pos.rolls, pos.reveals
        between_people = game.journal.header.mode == "people"
        first = True
        asked = game.ask_of(seat).seat
        words = line.split()
        if not words:
            raise BadOrder("an empty order")
        while words:
            ask = next((each for each in self._asks if each.seat == asked), None)
            if ask is None:
                raise BadOrder(f"{words[0]!r} comes when {asked} is not asked")
            if first:
                verb = game.title.verbs.get(words[0])
                if verb is None:
                    raise BadOrder(f"there is no order {words[0]!r}")
                takes = 2 if verb.kind != "none" else 1
                order = game.title.read(game.kit, words[0], words[1] if takes == 2 and len(words) > 1 else None)
                words = words[takes:]
                first = False
            else:
                order = game._by_target(ask, words.pop(0))
            yield ask, order
            if not words:
                return
            # What others have sealed is not in a view: there is nothing to go on from.
            beyond = self._blind and reveals(pos, self._asks, order, ask.seat)
            if not beyond:
                self._asks = answer(pos, self._asks, order, ask.seat)
                beyond = between_people and (pos.rolls, pos.reveals) != known
            if beyond:
                raise BadOrder(f"{words[0]!r} comes after a die or a secret: give it as an order of its own")


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
    options = dict(options or {})
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


def _seat_bots(game: Game) -> None:
    from grognard.bots import make_bot

    for seat, name in game.journal.header.seats.items():
        if seat not in game.seats:
            raise UnknownTitle(f"there is no seat {seat!r}; the seats are: {', '.join(game.seats)}")
        if name != "person":
            game.bots[seat] = make_bot(name, game.title, seat, game.journal.header.seed or "")


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
    game = Game(title, title.kit(pack), header)
    replay(game, saved)
    game.journal = saved
    if not verify:
        _seat_bots(game)
        saved.go_on(Path(path))
        game.run_bots()
    return game


def replay(game: Game, saved: Journal) -> None:
    """Play a journal's orders, and compare its digests and seals."""
    parsed: dict[str, Order] = {}
    seals = saved.seals()
    if not game.orders and seals.get(0, "") not in ("", game.position.digest()):
        raise DigestMismatch("the set-up is not the one that was recorded", 0)
    for entry in saved.orders():
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
        if entry.n in seals and seals[entry.n] != game.position.digest():
            raise DigestMismatch(
                f"{_name(entry)}: this order, or one shortly before it, is not the one that was recorded", entry.n
            )


def _name(entry: Entry) -> str:
    return f"order {entry.n} ({entry.seat}: {entry.order})"
