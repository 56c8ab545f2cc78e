"""A room: one game, the people who look at it, and its position while somebody plays.

The journal in the database is the game; the position in memory only follows it, and can be dropped at any time.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from grognard.core.errors import CannotUndo, DigestMismatch
from grognard.core.frame import Ask
from grognard.core.game import Game, replay
from grognard.core.journal import Entry, Header, Journal
from grognard.core.title import load_title
from grognard.table.picture import Artist, artist, encode
from grognard.table.sight import hidden, seen_by
from grognard.table.store import EntryRow, GameRow, SeatRow
from grognard.table.telling import Telling
from grognard.table.words import TableError

TOLD_AT_ONCE = 200
"""Events in one view; earlier ones are fetched from the log."""
TAKE_BACK = 100
REPLAY_CHUNK = 100
"""Orders that are replayed before others get their turn."""

Picture = tuple[msgspec.Raw, dict[str, Any] | None]
decode_entry = msgspec.json.Decoder(Entry).decode


def token_hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class Pad(Journal):
    """A journal that only gathers what is to be stored next."""

    def __init__(self, header: Header) -> None:
        super().__init__(header)
        self.fresh: list[Entry] = []

    def add(self, entry: Entry) -> None:
        if not entry.is_seal:  # the database keeps its word by other means
            self.fresh.append(entry)

    def take(self) -> list[Entry]:
        fresh, self.fresh = self.fresh, []
        return fresh


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
        else:
            one = Journal(game.journal.header)
            one.entries.append(entry)
            replay(game, one)
    pad_of(game).take()


async def rebuild(header: Header, rows: Iterable[EntryRow]) -> Game:
    """The position from the journal. Others get their turn while it is replayed."""
    game = open_game(header)
    saved = Journal(header)
    for row in rows:
        saved.entries += read_lines(row.lines)
    standing = list(saved.orders())
    part = Journal(header)
    for start in range(0, len(standing), REPLAY_CHUNK):
        part.entries = standing[start : start + REPLAY_CHUNK]
        try:
            replay(game, part)
        except DigestMismatch as error:
            raise TableError("unreadable", text=str(error)) from None
        await asyncio.sleep(0)
    return game


class Guest:
    """Somebody who looks at a game through a socket: the holder of seats, or a spectator."""

    def __init__(self, seats: tuple[str, ...], language: str) -> None:
        self.seats = seats
        self.language = language
        self.seat: str | None = seats[0] if seats else None
        """Whose view is shown now."""
        self.wish: str | None = None
        """Whose view is to be shown, for somebody who holds several seats."""
        self.upto = 0
        """How many of the game's events (seen or not) have been dealt with."""
        self.replies: deque[bytes] = deque()
        self.dirty = True
        self.greeted = False
        self.presence = False
        self.wake = asyncio.Event()

    def reply(self, message: dict[str, Any]) -> None:
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
        self.used = time.monotonic()

    # who is here

    def seats_for(self, token: str | None, account: str | None) -> tuple[str, ...]:
        """The seats that a link and an account give. A seat that is bound to an account needs that account."""
        secret = token_hash(token) if token else None
        return tuple(
            seat
            for seat, row in self.seats.items()
            if (row.account is not None and row.account == account)
            or (
                row.account is None
                and secret is not None
                and row.token is not None
                and hmac.compare_digest(row.token, secret)
            )
        )

    def free(self, seats: Iterable[str]) -> tuple[str, ...]:
        """Those of the seats that no bot plays."""
        return tuple(seat for seat in seats if self.seats[seat].bot is None)

    def bots(self) -> dict[str, str]:
        return {seat: row.bot for seat, row in self.seats.items() if row.bot is not None}

    def online(self) -> set[str]:
        fresh = time.monotonic() - 60
        found = {seat for at, seats in self.elsewhere.values() if at > fresh for seat in seats}
        return found.union(*(guest.seats for guest in self.guests))

    def seats_shown(self) -> dict[str, dict[str, object]]:
        online = self.online()
        return {
            seat: {
                "kind": "bot" if row.bot else row.kind,
                "name": row.bot or row.name,
                "online": seat in online,
            }
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
        return artist(self.header.title, language)

    def may_answer(self, game: Game, seat: str | None) -> Ask | None:
        """The question put to a seat, unless a bot answers it."""
        if seat is None or self.seats[seat].bot is not None:
            return None
        return next((ask for ask in game.asks if ask.seat == seat), None)

    def take_back(self, game: Game, seats: Iterable[str]) -> list[int]:
        """To how many orders these seats can go back: before their last order, the one before that, and so on."""
        if self.dice_are_shown(game):
            return []
        mine, bots = set(self.free(seats)), self.bots()
        floor = max(game.barrier if self.header.mode == "people" else 0, len(game.orders) - 10 * TAKE_BACK)
        found: list[int] = []
        for number in range(len(game.orders) - 1, floor - 1, -1):
            seat = game.orders[number][0]
            if seat in mine:
                found.append(number)
            elif seat not in bots:
                break
            if len(found) == TAKE_BACK:
                break
        return found

    def dice_are_shown(self, game: Game) -> bool:
        """Between people: when it is over everybody may see the seed, and nobody may go back and use it."""
        return self.header.mode == "people" and game.result is not None

    def target_of_undo(self, game: Game, seats: Iterable[str], orders: int) -> int:
        seats = tuple(seats)
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
            by = self.draws(language)
            ask = self.may_answer(game, seat)
            asked = None if ask is None else by.ask(ask)
            found = self._pictures[seat, language] = (by.scene(seen_by(game, seat)), asked)
        return found

    def view(self, game: Game, guest: Guest) -> bytes:
        """What a guest has to be told, from where they were told last."""
        before = guest.seat
        guest.choose_seat(game, self.free(guest.seats))
        if guest.seat != before and self.telling.secretive:
            guest.upto = 0  # another seat has another log
        shown = self.telling.visible(guest.seat, game.events)
        start = 0
        if guest.upto:
            start = len(shown)
            while start and shown[start - 1] >= guest.upto:
                start -= 1
        start = max(start, len(shown) - TOLD_AT_ONCE)
        message = self._view(game, guest.seat, guest.seats, guest.language, start)
        if not guest.greeted:
            message["game"] = self.about()
        guest.greeted = True
        guest.upto = len(game.events)
        return encode(message)

    def view_for(self, game: Game, seats: tuple[str, ...], language: str) -> bytes:
        """The same for somebody without a socket."""
        guest = Guest(seats, language)
        return self.view(game, guest)

    def _view(self, game: Game, seat: str | None, seats: tuple[str, ...], language: str, start: int) -> dict[str, Any]:
        scene, ask = self.picture(game, seat, language)
        stop, take_back = start + TOLD_AT_ONCE, len(self.take_back(game, seats))
        return {
            "type": "view",
            "n": len(game.orders),
            "version": self.seq,
            "seat": seat,
            "mine": seats,
            "seats": self.seats_shown(),
            "scene": scene,
            "waiting": [each.seat for each in game.asks],
            "over": game.result is not None,
            "takeBack": take_back,
            "ask": None if ask is None else {**ask, "takeBack": take_back},
            "from": start,
            "events": self.telling.tell(game, self.draws(language).wording, seat, start, stop),
        }

    def about(self) -> dict[str, Any]:
        """What the game is; its commitment is there from the first moment."""
        header = self.header
        return {
            "id": self.id,
            "title": header.title,
            "scenario": header.scenario,
            "options": header.options,
            "mode": header.mode,
            "commitment": header.commitment,
            "created": self.created,
            "parent": self.parent,
        }

    def log(self, game: Game, seat: str | None, language: str, start: int, stop: int) -> dict[str, Any]:
        total = len(self.telling.visible(seat, game.events))
        told = self.telling.tell(game, self.draws(language).wording, seat, start, stop)
        return {"total": total, "from": start, "events": told}

    def view_at(self, game: Game, seat: str | None, language: str, number: int) -> bytes:
        """What a viewer could see after an order, and what that order had brought about."""
        position, asks = game.moment(number)
        happened = game.events_of(number)
        shown = self.telling.visible(seat, game.events)
        numbers = [place for place, index in enumerate(shown) if index in happened]
        by = self.draws(language)
        return encode(
            {
                "type": "view",
                "n": number,
                "of": len(game.orders),
                "seat": seat,
                "scene": by.scene(hidden(game.title, game.seats, position, seat)),
                "waiting": [each.seat for each in asks],
                "ask": None,
                "from": numbers[0] if numbers else 0,
                "events": self.telling.tell(game, by.wording, seat, numbers[0], numbers[-1] + 1) if numbers else [],
            }
        )


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
                order = entry.order if entry.seat in mine or not entry.seat else HIDDEN
                lines.append(encode(msgspec.structs.replace(entry, order=order, digest=None)))
    return b"\n".join(lines) + b"\n"


HIDDEN = "hidden"
