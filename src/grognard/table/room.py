"""A room: one game, the people who look at it, and its position while somebody plays.

The journal in the database is the game; the position in memory only follows it, and can be dropped at any time.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from bisect import bisect_left
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from grognard.core.errors import CannotUndo, DigestMismatch
from grognard.core.frame import Ask
from grognard.core.game import Game
from grognard.core.journal import Entry, Header, Journal, Offer, standing_offers
from grognard.core.opening import at_leg, replay
from grognard.core.snapshot import Leg, Past, joined, opened
from grognard.core.title import load_title
from grognard.table import standing, wire
from grognard.table.clock import Clock, Moment
from grognard.table.notary import Ledger
from grognard.table.picture import Artist, Picture, artist, encode
from grognard.table.shelf import portrait_url
from grognard.table.sight import hidden, seen_by
from grognard.table.store import EntryRow, GameRow, SeatRow
from grognard.table.telling import Telling
from grognard.table.words import TableError

log = logging.getLogger(__name__)
TOLD_AT_ONCE = 100
"""Events in one view; earlier ones are fetched from the log."""
TAKE_BACK = 100
REPLAY_CHUNK = 100
"""Orders that are replayed before others get their turn."""

decode_entry = msgspec.json.Decoder(Entry).decode


def token_hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class Pad(Journal):
    """A journal that only gathers what is to be stored next."""

    def __init__(self, header: Header) -> None:
        super().__init__(header)
        self.fresh: list[Entry] = []
        self.offers: tuple[Offer, ...] = ()

    def add(self, entry: Entry) -> None:
        if not entry.is_seal:  # the database keeps its word by other means
            self.fresh.append(entry)

    def take(self) -> list[Entry]:
        fresh, self.fresh = self.fresh, []
        return fresh

    def note(self, entries: Iterable[Entry]) -> None:
        """What is on offer after these lines."""
        for entry in entries:
            self.offers = standing_offers(self.offers, entry)


def read_lines(lines: str) -> list[Entry]:
    return [decode_entry(line) for line in lines.split("\n") if line]


def write_lines(entries: Iterable[Entry]) -> str:
    return "\n".join(encode(entry).decode() for entry in entries)


def open_game(header: Header, *, listen: bool = True) -> Game:
    """A game before its first order, with a pad for a journal."""
    title = load_title(header.title)
    game = Game(title, title.kit(), header, listen=listen)
    game.journal = Pad(header)
    return game


def pad_of(game: Game) -> Pad:
    assert isinstance(game.journal, Pad)
    return game.journal


def follow(game: Game, entries: Iterable[Entry]) -> Iterator[int]:
    """Play what others have stored; yields the number of events whenever some were taken back."""
    for entry in entries:
        if entry.undo:
            game.rewind(len(game.orders) - entry.undo)
            yield len(game.events)
        elif entry.end:
            game.apply_end(entry)
        elif entry.order:
            one = Journal(game.journal.header)
            one.entries.append(entry)
            replay(game, one)
        pad_of(game).note((entry,))
    pad_of(game).take()


def fitting(legs: Iterable[tuple[int, Leg]], rows: Sequence[EntryRow]) -> Past | None:
    """From where a game can be opened: the end of the last of its legs that still stands."""
    stand: dict[int, int] = {}
    least = rows[-1].n if rows else 0
    for row in reversed(rows):
        stand[row.seq] = least = min(least, row.n)
        # within a row orders may be taken back and others given
        lines = read_lines(row.lines) if '"undo"' in row.lines else []
        at = row.n
        for entry in reversed(lines):
            at -= -entry.undo if entry.undo else bool(entry.order)
            least = min(least, at)
    return opened(joined(leg for seq, leg in legs if leg.n <= stand.get(seq, -1)))


def open_at(header: Header, orders: Sequence[Entry], past: Past | None, *, listen: bool = True) -> Game:
    """A game where its past ends, with a pad for a journal; before its first order if it has none."""
    if past is None:
        return open_game(header, listen=listen)
    game = at_leg(load_title(header.title), header, orders, past, listen=listen)
    game.journal = Pad(header)
    return game


async def rebuild(header: Header, rows: Sequence[EntryRow], legs: Iterable[tuple[int, Leg]] = ()) -> Game:
    """The position from the journal, from the last leg on that fits. Others get their turn while it is replayed."""
    saved = Journal(header)
    for row in rows:
        saved.entries += read_lines(row.lines)
    past = fitting(legs, rows)
    if past is not None:
        try:
            return await _play_on(saved, past)
        except Exception:
            log.exception("a stored snapshot cannot be used")
    return await _play_on(saved, None)


async def _play_on(saved: Journal, past: Past | None) -> Game:
    header, orders = saved.header, list(saved.orders())
    game = open_at(header, orders, past)
    part = Journal(header)
    for start in range(len(game.orders), len(orders), REPLAY_CHUNK):
        part.entries = orders[start : start + REPLAY_CHUNK]
        try:
            replay(game, part)
        except DigestMismatch as error:
            raise TableError("unreadable", text=str(error)) from None
        await asyncio.sleep(0)
    ending = saved.ending()
    if ending is not None:
        game.apply_end(ending)
    pad_of(game).note(saved.entries)
    return game


class Guest:
    """Somebody who looks at a game through a socket: the holder of seats, or a spectator."""

    def __init__(self, seats: tuple[str, ...], language: str) -> None:
        self.seats = seats
        self.language = language
        self.token: str | None = None
        self.account: str | None = None
        self.session: bytes | None = None
        """By what they hold their seats; spectators have none of it."""
        self.seat: str | None = seats[0] if seats else None
        """Whose view is shown now."""
        self.wish: str | None = None
        """Whose view is to be shown, for somebody who holds several seats."""
        self.upto = 0
        """How many of the game's events (seen or not) have been dealt with."""
        self.base: Picture | None = None
        """What they were shown last; the next view is told as a difference to it."""
        self.replies: deque[bytes] = deque()
        self.dirty = True
        self.greeted = False
        self.presence = False
        self.wake = asyncio.Event()

    def reply(self, message: wire.ServerMessage) -> None:
        self.replies.append(encode(message))
        self.wake.set()

    def look_again(self) -> None:
        self.dirty = True
        self.wake.set()

    def choose_seat(self, game: Game, free: Iterable[str]) -> None:
        """Show the seat that is asked; with several seats this is how people share a screen."""
        if len(self.seats) < 2:
            return
        if self.wish in self.seats:
            self.seat = self.wish
            return
        asked = [ask.seat for ask in game.asks if ask.seat in free]
        if asked and self.seat not in asked:
            self.seat = asked[0]


class Room:
    """A game with its seats and guests. Whoever reads or changes `game` holds the lock."""

    def __init__(self, row: GameRow, seats: dict[str, SeatRow]) -> None:
        self.row = row
        self.id = row.id
        self.created = row.created
        self.parent = row.parent
        self.header = msgspec.json.decode(row.header, type=Header)
        self.order_of_seats = load_title(self.header.title).seats(self.header.options)
        self.seats = {seat: seats[seat] for seat in self.order_of_seats if seat in seats}
        self.game: Game | None = None
        self.seq = -1
        self.stale = False
        """Another process may have gone on."""
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}
        """Seats that look at the game through other processes, and when these were last heard of."""
        self.telling = Telling()
        self._pictures: dict[tuple[str | None, str], Picture] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.clock = None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
        self.moments: list[Moment] = []
        self.ledger: Ledger | None = None
        self.gone = False
        """The game was deleted."""
        self.used = time.monotonic()

    # who is here

    def seats_for(self, token: str | None, account: str | None) -> tuple[str, ...]:
        """The seats that a secret and an account give. A seat that is bound to an account needs that account."""
        secret = token_hash(token) if token else None
        return tuple(
            seat
            for seat, row in self.seats.items()
            if (row.account is not None and row.account == account)
            or (
                row.account is None
                and row.kind != "open"
                and secret is not None
                and row.token is not None
                and hmac.compare_digest(row.token, secret)
            )
        )

    def seats_with(self, token: str | None) -> list[SeatRow]:
        """The seats whose secret, or whose invitation, this is."""
        if not token:
            return []
        secret = token_hash(token)
        return [row for row in self.seats.values() if row.token is not None and hmac.compare_digest(row.token, secret)]

    def invited(self, token: str | None) -> list[str]:
        """The free seats that an invitation is for."""
        return [row.seat for row in self.seats_with(token) if row.kind == "open"]

    def check_rights(self) -> None:
        """Seats have changed hands: whoever has lost one sees what they still may."""
        for guest in self.guests:
            seats = self.seats_for(guest.token, guest.account)
            if seats != guest.seats:
                guest.seats, guest.upto = seats, 0
                if guest.seat not in seats:
                    guest.seat = seats[0] if seats else None
                guest.look_again()

    def free(self, seats: Iterable[str]) -> tuple[str, ...]:
        """Those of the seats that no bot plays."""
        return tuple(seat for seat in seats if self.seats[seat].bot is None)

    def bots(self) -> dict[str, str]:
        return {seat: row.bot for seat, row in self.seats.items() if row.bot is not None}

    def online(self) -> set[str]:
        fresh = time.monotonic() - 60
        found = {seat for at, seats in self.elsewhere.values() if at > fresh for seat in seats}
        return found.union(*(guest.seats for guest in self.guests))

    def seats_shown(self) -> dict[str, wire.SeatState]:
        online = self.online()
        return {
            seat: wire.SeatState(
                "bot" if row.bot else row.kind, row.bot or row.name, seat in online, row.account is not None
            )
            for seat, row in self.seats.items()
        }

    # the position

    def drop(self) -> None:
        """Forget the position; it can be rebuilt."""
        self.game = None
        self.telling = Telling()
        self._pictures.clear()

    def changed(self) -> None:
        """Something new is stored: everybody looks again."""
        self._pictures.clear()
        for guest in self.guests:
            guest.look_again()

    def cut(self, events: int) -> None:
        """Events were taken back."""
        self.telling.cut(events)
        for guest in self.guests:
            guest.upto = min(guest.upto, events)

    def draws(self, language: str) -> Artist:
        title = load_title(self.header.title)
        return artist(self.header.title, language, title.part_of(self.header.scenario))

    def may_answer(self, game: Game, seat: str | None) -> Ask | None:
        """The question put to a seat, unless a bot answers it."""
        if seat is None or self.seats[seat].bot is not None:
            return None
        return next((ask for ask in game.asks if ask.seat == seat), None)

    def take_back(self, game: Game, seats: Iterable[str]) -> list[int]:
        """To how many orders these seats can go back: before their last order, the one before that, and so on.

        While a secret choice is made, what others have sealed meanwhile does not keep them from their own picks.
        """
        if self.dice_are_shown(game):
            return []
        mine, bots, choice = set(self.free(seats)), self.bots(), game.before_choice
        floor = max(game.barrier if self.header.mode == "people" else 0, len(game.orders) - 10 * TAKE_BACK)
        found: list[int] = []
        for number in range(len(game.orders) - 1, floor - 1, -1):
            seat = game.orders[number][0]
            if seat in mine:
                found.append(number)
            elif seat not in bots:
                if number < choice:
                    break
                floor = choice
            if len(found) == TAKE_BACK or number == floor:
                break
        return found

    def dice_are_shown(self, game: Game) -> bool:
        """Between people: when it is over everybody may see the seed, and nobody may go back and use it."""
        return self.header.mode == "people" and game.result is not None

    def undo(self, game: Game, seats: Iterable[str], orders: int) -> int:
        """Take back the last orders of these seats; returns how many events stand."""
        seats = tuple(seats)
        target = self._target_of_undo(game, seats, orders)
        mine = {*self.free(seats), *self.bots()}
        if all(seat in mine for seat, _ in game.orders[target:]):
            game.rewind(target)
            return len(game.events)
        events = game.events_of(game.before_choice + 1).start
        for number in self.take_back(game, seats)[:orders]:
            game.withdraw(game.orders[number][0])
        return events

    def _target_of_undo(self, game: Game, seats: tuple[str, ...], orders: int) -> int:
        targets = self.take_back(game, seats)
        if 1 <= orders <= len(targets):
            return targets[orders - 1]
        if self.dice_are_shown(game):
            raise TableError("dice-shown")
        if not game.orders or (self.header.mode == "people" and game.barrier == len(game.orders)):
            raise CannotUndo("a die was rolled or a secret was revealed since then")
        if not targets:
            raise TableError("not-your-orders")
        raise TableError("only-so-many", n=len(targets))

    # what is sent

    def picture(self, game: Game, seat: str | None, language: str) -> Picture:
        """Scene and question of a viewer."""
        found = self._pictures.get((seat, language))
        if found is None:
            ask = self.may_answer(game, seat)
            since = 0 if ask is None else game.since(ask.seat)
            found = self.draws(language).picture(seen_by(game, seat), ask, since)
            self._pictures[seat, language] = found
        return found

    def view(self, game: Game, guest: Guest) -> bytes:
        """What a guest has to be told, from where they were told last."""
        before = guest.seat
        guest.choose_seat(game, self.free(guest.seats))
        shown = self.telling.visible(guest.seat, game.events)  # first: it finds out whether there are secrets
        if guest.seat != before and self.telling.secretive:
            guest.upto = 0  # another seat has another log
        start = max(bisect_left(shown, guest.upto), len(shown) - TOLD_AT_ONCE)
        picture, base = self.picture(game, guest.seat, guest.language), guest.base
        message: wire.View | wire.Change
        fields = self._standing(game, guest, picture, start)
        if base is None:
            about = None if guest.greeted else self.about(guest.language)
            message = wire.View(**fields, scene=picture.scene, ask=picture.ask, game=about)
        else:
            message = wire.Change(**fields, base=base.mark, **picture.since(base, game.kit.piece_index))
        guest.greeted, guest.upto, guest.base = True, len(game.events), picture
        return encode(message)

    def view_for(self, game: Game, seats: tuple[str, ...], language: str, token: str | None = None) -> bytes:
        """The same for somebody without a socket."""
        guest = Guest(seats, language)
        guest.token = token
        return self.view(game, guest)

    def _standing(self, game: Game, guest: Guest, picture: Picture, start: int) -> dict[str, Any]:
        """The fields that views and differences have in common."""
        wording = self.draws(guest.language).wording
        return {
            "n": len(game.orders),
            "version": self.seq,
            "seat": guest.seat,
            "mine": guest.seats,
            "seats": self.seats_shown(),
            "waiting": [each.seat for each in game.asks],
            "over": game.result is not None,
            "take_back": len(self.take_back(game, guest.seats)),
            "invited": self.invited(guest.token),
            **standing.shown(self, game, pad_of(game).offers, wording),
            "mark": picture.mark,
            "start": start,
            "events": self.telling.tell(game, wording, guest.seat, start, start + TOLD_AT_ONCE),
        }

    def about(self, language: str) -> wire.GameAbout:
        header = self.header
        return wire.GameAbout(
            id=self.id,
            title=header.title,
            scenario=header.scenario,
            options=header.options,
            mode=header.mode,
            commitment=header.commitment,
            created=self.created,
            parent=self.parent,
            portrait=portrait_url(header.title, language, part=load_title(header.title).part_of(header.scenario)),
        )

    def log(self, game: Game, seat: str | None, language: str, start: int, stop: int) -> wire.LogPage:
        total = len(self.telling.visible(seat, game.events))
        told = self.telling.tell(game, self.draws(language).wording, seat, start, stop)
        return wire.LogPage(total, start, told, self.telling.turns(game, seat))

    def moment(self, game: Game, seat: str | None, language: str, number: int) -> wire.Moment:
        """What a viewer could see after an order, and what that order had brought about."""
        position, asks = game.moment(number)
        happened = game.events_of(number)
        shown = self.telling.visible(seat, game.events)
        first, last = bisect_left(shown, happened.start), bisect_left(shown, happened.stop)
        by = self.draws(language)
        return wire.Moment(
            n=number,
            of=len(game.orders),
            seat=seat,
            scene=by.scene(hidden(game.title, game.seats, position, seat)),
            waiting=[each.seat for each in asks],
            events=self.telling.tell(game, by.wording, seat, first, last),
        )


def cut_below(rows: Sequence[EntryRow], orders: int) -> bool:
    """Whether so many orders did not stand at some time after the first of these rows."""
    stand = rows[0].n
    for row in rows[1:]:
        for entry in read_lines(row.lines):
            stand += -entry.undo if entry.undo else bool(entry.order)
            if stand < orders:
                return True
    return False


def journal_text(game: Game, rows: Iterable[EntryRow], *, seats: Iterable[str] | None) -> bytes:
    """The journal file. If `seats` are given, only their orders are in it, and nothing else that is secret."""
    header = game.journal.header
    lines = [encode(header)]
    if seats is None:
        lines += [line.encode() for row in rows for line in row.lines.split("\n") if line]
        lines.append(encode(Entry(len(game.orders), digest=game.position.digest())))
    else:
        mine = set(seats)
        lines[0] = encode(msgspec.structs.replace(header, seed=None))
        for row in rows:
            for entry in read_lines(row.lines):
                if entry.key or entry.sig:  # they stand to what is not shown
                    continue
                order = entry.order if entry.seat in mine or not entry.order else HIDDEN
                lines.append(encode(msgspec.structs.replace(entry, order=order, digest=None)))
    return b"\n".join(lines) + b"\n"


HIDDEN = "hidden"
