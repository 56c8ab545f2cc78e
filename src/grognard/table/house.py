"""The house: all rooms of a server, and everything that can be done in them."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import logging
import secrets
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec

import grognard
from grognard.bots import BOTS
from grognard.core.dice import commitment, fresh_seed
from grognard.core.errors import GrognardError, IllegalOrder, UnknownTitle
from grognard.core.game import MODES, Game
from grognard.core.journal import Entry, Header
from grognard.core.title import load_title
from grognard.table.bus import Bus
from grognard.table.crew import Crew
from grognard.table.gallery import Gallery
from grognard.table.picture import encode
from grognard.table.post import Post
from grognard.table.room import (
    Guest,
    Room,
    follow,
    open_game,
    pad_of,
    read_lines,
    rebuild,
    token_hash,
    write_lines,
)
from grognard.table.settings import Settings
from grognard.table.sheets import Files
from grognard.table.sight import why_not
from grognard.table.store import EntryRow, GameRow, SeatRow, Store
from grognard.table.words import TableError

log = logging.getLogger(__name__)
CLIENT = Path(__file__).parent / "static"
"""The built browser client: `index.html` and what it needs."""
HUMAN = ("me", "link", "mail")
MANY = 20
"""Positions dropped at once that make it worth giving memory back."""


class Refused(Exception):
    """An order that was not carried out, with the reasons that its seat may know."""

    def __init__(self, error: GrognardError, reasons: list[Any] | None = None) -> None:
        super().__init__(str(error))
        self.error = error
        self.reasons = reasons


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origin = secrets.token_hex(6)
        self.store = Store(settings.database_url, self.origin)
        self.rooms: dict[str, Room] = {}
        self.bus = Bus(self.store, self._hear, self._missed)
        self.crew = Crew(settings.bot_processes, self.store)
        self.gallery = Gallery()
        self.client = Files(CLIENT)
        self.post = Post(settings, self.store)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open()
        self._start(self._keep_house())
        self._start(self._sweep_on())
        if self.settings.draw_ahead:
            self._start(self._get_ready())

    async def _get_ready(self) -> None:
        try:
            await asyncio.to_thread(self.client.read_ahead)
            await self.gallery.warm()
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("not all could be drawn ahead")

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.crew.close()
        await self.bus.close()
        await self.store.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # rooms

    async def room(self, game: str) -> Room:
        """The room of a game; Unknown if there is none."""
        found = self.rooms.get(game)
        if found is None:
            row = await self.store.game(game)
            seats = await self.store.seats(game)
            found = self.rooms.setdefault(game, Room(row, seats))
        found.used = time.monotonic()
        return found

    async def live(self, room: Room) -> Game:
        """The position of a room, which must be locked; rebuilt or brought up to date if need be."""
        room.used = time.monotonic()
        if room.game is None:
            rows = await self.store.rows_after(room.id, -1)
            if room.seq >= 0 and any('"undo"' in row.lines for row in rows if row.seq > room.seq):
                for guest in room.guests:
                    guest.upto = 0
            game = await rebuild(room.header, rows)
            room.game, room.seq, room.stale = game, rows[-1].seq, False
        elif room.stale:
            room.stale = False
            self._follow(room, room.game, await self.store.rows_after(room.id, room.seq))
        return room.game

    def _follow(self, room: Room, game: Game, rows: list[EntryRow]) -> None:
        for row in rows:
            try:
                for events in follow(game, read_lines(row.lines)):
                    room.cut(events)
            except GrognardError:
                room.drop()
                raise
            room.seq = row.seq

    async def _keep_house(self) -> None:
        """Drop positions that nobody uses, and rooms that nobody is in."""
        while True:
            await asyncio.sleep(min(5.0, self.settings.idle_seconds / 2))
            now = time.monotonic()
            live = [room for room in self.rooms.values() if room.game is not None]
            spare, dropped = len(live) - self.settings.live_games, 0
            for room in sorted(live, key=lambda room: room.used):
                if spare <= 0 and now - room.used < self.settings.idle_seconds:
                    break
                if not room.lock.locked() and room.thinking is None:
                    room.drop()
                    spare -= 1
                    dropped += 1
            if dropped >= MANY:
                _give_memory_back()
            for room in list(self.rooms.values()):
                if room.game is None and not room.guests and not room.lock.locked() and room.thinking is None:
                    del self.rooms[room.id]
            if self.store.postgres:
                for room in list(self.rooms.values()):
                    if room.guests:
                        await self._tell_presence(room)

    # new games

    async def new_game(
        self,
        title: str,
        scenario: str | None,
        options: dict[str, str],
        seating: dict[str, str],
        mode: str,
        *,
        seed: str | None = None,
        account: str | None = None,
        name: str = "",
    ) -> tuple[str, dict[str, str]]:
        """A new game; returns its id and the secret of each seat that is taken by a link."""
        loaded = load_title(title)
        chosen = scenario or loaded.meta.scenarios[0]
        loaded.check(chosen, options)
        if mode not in MODES:
            raise UnknownTitle(f"a game is one of: {', '.join(MODES)}")
        seats = loaded.seats(options)
        for seat, who in seating.items():
            if seat not in seats:
                raise UnknownTitle(f"there is no seat {seat!r}; the seats are: {', '.join(seats)}")
            if who not in (*HUMAN, *BOTS):
                raise UnknownTitle(f"a seat is taken by one of: {', '.join((*HUMAN, *BOTS))}")
        seed = seed or fresh_seed()
        header = Header(
            title=title,
            version=grognard.__version__,
            scenario=chosen,
            options=options,
            mode=mode,
            seed=seed,
            commitment=commitment(seed),
        )
        takers = {seat: seating.get(seat, "me") for seat in seats}
        return await self.add_game(header, [], takers, account=account, name=name)

    async def add_game(
        self,
        header: Header,
        entries: list[Entry],
        takers: dict[str, str],
        *,
        account: str | None = None,
        name: str = "",
        parent: str | None = None,
        game: Game | None = None,
    ) -> tuple[str, dict[str, str]]:
        """Put a game on the table, with the orders that it has so far."""
        identity = secrets.token_urlsafe(9)
        mine = secrets.token_urlsafe(24)
        tokens: dict[str, str] = {}
        chairs = []
        for seat, who in takers.items():
            row = SeatRow(game=identity, seat=seat, kind="bot", bot=who)
            if who in HUMAN:
                kind = {"me": "person", "link": "open", "mail": "mail"}[who]
                row = SeatRow(game=identity, seat=seat, kind=kind)
            if who == "me":
                tokens[seat] = mine
                row = msgspec.structs.replace(row, token=token_hash(mine), account=account, name=name)
            elif who == "link":
                tokens[seat] = secrets.token_urlsafe(24)
                row = msgspec.structs.replace(row, token=token_hash(tokens[seat]))
            chairs.append(row)
        if game is None:
            game = open_game(header)
            for _ in follow(game, entries):
                pass
        first = EntryRow(identity, 0, write_lines(entries), len(game.orders), _waiting(game), time.time())
        listed = GameRow(identity, encode(header).decode(), time.time(), _result(game), parent)
        await self.store.add_game(listed, header.commitment, chairs, first)
        if any(ask.seat in takers and takers[ask.seat] in BOTS for ask in game.asks):
            room = await self.room(identity)
            self.wake_bots(room)
        return identity, tokens

    # orders

    async def order(
        self,
        room: Room,
        seats: tuple[str, ...],
        line: str,
        *,
        at: int | None = None,
        version: int | None = None,
        seat: str | None = None,
        shown: str | None = None,
    ) -> tuple[int, int]:
        """Carry out an order of one of these seats (the one `shown`, if several are asked), and store it.

        Returns the number of orders, and of the row.
        """
        async with room.lock:
            game = await self.live(room)
            self._check_moment(room, game, at, version)
            asked = self._asked(room, game, seats, seat, shown)
            try:
                game.play(line, asked)
            except IllegalOrder as error:
                pad_of(game).take()
                raise Refused(error, why_not(game, line, asked)) from None
            except GrognardError as error:
                pad_of(game).take()
                raise Refused(error) from None
            except Exception:
                room.drop()
                raise
            await self.keep(room, game)
            return len(game.orders), room.seq

    async def undo(
        self, room: Room, seats: tuple[str, ...], orders: int, *, version: int | None = None
    ) -> tuple[int, int]:
        """Take back the last orders of these seats."""
        async with room.lock:
            game = await self.live(room)
            self._check_moment(room, game, None, version)
            if not seats:
                raise Refused(TableError("watching"))
            try:
                target = room.target_of_undo(game, seats, orders)
            except GrognardError as error:
                raise Refused(error) from None
            game.rewind(target)
            events = len(game.events)
            await self.keep(room, game, events)
            return len(game.orders), room.seq

    def _check_moment(self, room: Room, game: Game, at: int | None, version: int | None) -> None:
        """An order is for the position that the player saw."""
        if (at is not None and at != len(game.orders)) or (version is not None and version != room.seq):
            raise Refused(TableError("stale"))

    def _asked(self, room: Room, game: Game, seats: tuple[str, ...], seat: str | None, shown: str | None) -> str:
        """Which of somebody's seats answers."""
        if not seats:
            raise Refused(TableError("watching"))
        if seat is not None and seat not in seats:
            raise Refused(TableError("not-yours"))
        mine = (seat,) if seat is not None else seats
        free = room.free(mine)
        if not free:
            raise Refused(TableError("bot-plays"))
        could = [ask.seat for ask in game.asks if ask.seat in free] or [free[0]]
        asked = shown if shown in could else could[0]
        try:
            game.ask_of(asked)
        except GrognardError as error:
            raise Refused(error) from None
        return asked

    async def keep(self, room: Room, game: Game, cut: int | None = None) -> None:
        """Store what was just played. Until that is done nobody hears of it; if it fails it has not happened."""
        lines = write_lines(pad_of(game).take())
        row = EntryRow(room.id, room.seq + 1, lines, len(game.orders), _waiting(game), time.time())
        try:
            stored = await self.store.append(row, _result(game))
        except BaseException:
            room.drop()
            raise
        if not stored:
            room.drop()
            room.changed()
            raise Refused(TableError("stale"))
        room.seq = row.seq
        if cut is not None:
            room.cut(cut)
        room.changed()
        self.wake_bots(room)

    # bots

    def wake_bots(self, room: Room) -> None:
        """Let the bots of a room think, if they are asked and do not think already."""
        if room.thinking is None and room.bots():
            room.thinking = self._start(self._think_on(room))

    async def _think_on(self, room: Room) -> None:
        try:
            while await self._think(room):
                pass
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot has failed in game %s", room.id)
        finally:
            room.thinking = None

    async def _think(self, room: Room) -> bool:
        """One round: picks of the bots, given as their orders. False if no bot is asked."""
        async with room.lock:
            game = await self.live(room)
            bots, seq = room.bots(), room.seq
            if not any(ask.seat in bots for ask in game.asks):
                return False
        picks = await self.crew.think(room.id, room.header, seq, bots)
        async with room.lock:
            game = await self.live(room)
            if room.seq != seq or room.bots() != bots:
                return True
            if not picks:
                return False
            try:
                for seat, order in picks:
                    game.play(order, seat)
            except BaseException:
                room.drop()
                self.crew.forget(room.id)
                raise
            with contextlib.suppress(Refused):
                await self.keep(room, game)
        return True

    async def hand_over(self, room: Room, seats: tuple[str, ...], seat: str, bot: str | None) -> None:
        """Hand a seat to a bot, or take it back."""
        if bot is not None and bot not in BOTS:
            raise Refused(UnknownTitle(f"there is no bot {bot!r}; there are: {', '.join(BOTS)}"))
        row = room.seats.get(seat)
        if row is None:
            raise Refused(TableError("not-yours"))
        values: dict[str, Any] = {"bot": bot}
        if seat not in seats:
            # a seat that nobody holds can be taken over, unless people play for real
            if not seats or row.token or row.account or row.kind != "bot" or room.header.mode == "people":
                raise Refused(TableError("not-yours"))
            owner = room.seats[seats[0]]
            values |= {"kind": "person", "token": owner.token, "account": owner.account, "name": owner.name}
        async with room.lock:
            await self.store.change_seat(room.id, seat, **values)
            await self._reread_seats(room)
        await self.store.tell({"seats": True, "game": room.id})
        self.wake_bots(room)

    async def _reread_seats(self, room: Room) -> None:
        seats = await self.store.seats(room.id)
        room.seats = {seat: seats[seat] for seat in room.order_of_seats if seat in seats}
        room.changed()

    async def change_seat(self, room: Room, seat: str, **values: Any) -> None:
        async with room.lock:
            await self.store.change_seat(room.id, seat, **values)
            await self._reread_seats(room)
        await self.store.tell({"seats": True, "game": room.id})

    # guests

    async def enter(self, room: Room, guest: Guest) -> None:
        """Somebody looks at a game."""
        room.guests.add(guest)
        for seat in guest.seats:
            if room.seats[seat].kind == "open":
                await self.change_seat(room, seat, kind="person")
        await self._presence(room, guest)

    async def leave(self, room: Room, guest: Guest) -> None:
        room.guests.discard(guest)
        await self._presence(room, guest)

    async def _presence(self, room: Room, moved: Guest) -> None:
        if not moved.seats:
            return
        self._show_presence(room, moved)
        if self.store.postgres:
            await self._tell_presence(room)

    def _show_presence(self, room: Room, but: Guest | None = None) -> None:
        for guest in room.guests:
            if guest is not but:
                guest.presence = True
                guest.wake.set()

    async def _tell_presence(self, room: Room) -> None:
        online = sorted({seat for guest in room.guests for seat in guest.seats})
        await self.store.tell({"online": online, "game": room.id})

    # other processes

    def _hear(self, message: dict[str, Any]) -> None:
        """Another process has told something."""
        room = self.rooms.get(str(message.get("game")))
        if room is None:
            return
        if "entry" in message:
            if message["entry"] > room.seq:
                room.stale = True
                room.changed()
        elif "seats" in message:
            self._start(self._hear_of_seats(room))
        elif "online" in message:
            before = room.online()
            room.elsewhere[str(message["from"])] = (time.monotonic(), message["online"])
            if room.online() != before:
                self._show_presence(room)

    async def _hear_of_seats(self, room: Room) -> None:
        async with room.lock:
            await self._reread_seats(room)

    def _missed(self) -> None:
        for room in self.rooms.values():
            room.stale = True
            room.changed()

    # what nobody else would do

    async def _sweep_on(self) -> None:
        """Wake bots that were asked before a server stopped, and tell people that it is their turn."""
        first = True
        while True:
            try:
                await self._sweep(0.0 if first else self.settings.sweep_seconds)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("the sweep has failed")
            first = False
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _sweep(self, patience: float) -> None:
        now = time.time()
        seats = await self.store.to_be_told()
        for game, last in await self.store.going_on():
            waiting = last.waiting.split()
            asked = [row for row in seats.get(game.id, ()) if row.seat in waiting]
            if not asked or now - last.at < patience:
                continue
            if any(row.bot for row in asked):
                self.wake_bots(await self.room(game.id))
            if now - last.at >= self.settings.notify_after:
                for row in asked:
                    if row.bot is None and row.notified < last.seq:
                        room = await self.room(game.id)
                        if row.seat not in room.online():
                            await self.post.your_turn(room, row, last.seq)


def _give_memory_back() -> None:
    """Freed memory goes back to the system, where the C library can do that."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def _waiting(game: Game) -> str:
    return " ".join(ask.seat for ask in game.asks)


def _result(game: Game) -> str | None:
    return None if game.result is None else encode(game.result).decode()
