"""The house: all rooms of a server, and everything that can be done in them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from grognard.bots import BOTS
from grognard.core import snapshot as snapshots
from grognard.core.errors import GrognardError, UnknownTitle
from grognard.core.game import Game
from grognard.core.journal import Entry
from grognard.core.snapshot import Leg
from grognard.table import memory, people
from grognard.table.bus import Bus
from grognard.table.checker import Checker
from grognard.table.crew import Crew
from grognard.table.gallery import Gallery
from grognard.table.guard import Rates
from grognard.table.historian import Historian
from grognard.table.notary import Notary
from grognard.table.played import Played, played_so_far
from grognard.table.post import Post
from grognard.table.room import (
    Guest,
    Room,
    cut_below,
    follow,
    pad_of,
    read_lines,
    rebuild,
    write_lines,
)
from grognard.table.settings import Settings
from grognard.table.sheets import Files
from grognard.table.sight import refused
from grognard.table.store import EntryRow, Store, Unknown
from grognard.table.sweep import Pulse, sweep_on
from grognard.table.words import TableError

SUBSTITUTE = "greedy"
"""The bot that plays on where a program has lost its seat."""
log = logging.getLogger(__name__)
CLIENT = Path(__file__).parent / "static"
"""The built browser client: `index.html` and what it needs."""
MANY = 20
"""Positions dropped at once that make it worth giving memory back."""


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origin = secrets.token_hex(6)
        self.store = Store(settings.database_url, self.origin)
        self.pulse = Pulse(self.store)
        self.rooms: dict[str, Room] = {}
        self.bus = Bus(self.store, self._hear, self._missed)
        self.crew = Crew(settings.bot_processes, self.store, settings.programs)
        self.gallery = Gallery()
        self.client = Files(CLIENT)
        self.post = Post(settings, self.store)
        self.rates = Rates(settings.limits)
        self.checker = Checker(settings.limits)
        self.historian = Historian(self.store)
        self.notary = Notary(settings.key_folder, self.store)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open()
        self.start(self._keep_house())
        self.start(sweep_on(self))
        if self.settings.draw_ahead:
            self.start(self._get_ready())

    async def _get_ready(self) -> None:
        try:
            await asyncio.to_thread(self.client.read_ahead)
            await self.gallery.warm()
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("not all could be drawn ahead")

    async def close(self) -> None:
        legs = [self._store_leg(room, snapshots.WORTH_IT) for room in self.rooms.values() if not room.lock.locked()]
        await asyncio.gather(*(leg for leg in legs if leg is not None))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.crew.close()
        await self.checker.close()
        await self.historian.close()
        await self.bus.close()
        await self.store.close()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
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
            if not rows:
                raise Unknown("no-game")
            game = await rebuild(room.header, rows, await self.store.legs(room.id))
            room.game, room.seq, room.stale = game, rows[-1].seq, False
            room.moments = [(row.at, row.waiting) for row in rows]
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
            room.moments.append((row.at, row.waiting))

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
                    self._store_leg(room, snapshots.WORTH_IT)
                    room.drop()
                    spare -= 1
                    dropped += 1
            if dropped >= MANY:
                memory.give_back()
            for room in list(self.rooms.values()):
                if room.game is None and not room.guests and not room.lock.locked() and room.thinking is None:
                    del self.rooms[room.id]
            if self.store.postgres:
                for room in list(self.rooms.values()):
                    if room.guests:
                        await self._tell_presence(room)

    # orders

    async def order(
        self,
        room: Room,
        seats: tuple[str, ...],
        line: str,
        *,
        since: int | None = None,
        version: int | None = None,
        seat: str | None = None,
        shown: str | None = None,
    ) -> tuple[int, int]:
        """Carry out an order of one of these seats (the one `shown`, if several are asked), and store it.

        What the seat cannot see has no part in a refusal: the line is tried on its view before it is played. Returns
        the number of orders, and of the row.
        """
        async with room.lock:
            game = await self.live(room)
            asked = self._answering(room, game, seats, seat, shown)
            await self._check_question(room, game, asked, since, version)
            game.ask_of(asked)
            error = refused(game, line, asked)
            if error is not None:
                raise error
            try:
                game.play(line, asked)
            except GrognardError:
                pad_of(game).take()
                raise TableError("hidden-reason") from None
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
            if version is not None and version != room.seq:
                raise TableError("stale")
            if not seats:
                raise TableError("watching")
            events = room.undo(game, seats, orders)
            for entry in pad_of(game).fresh:
                if entry.undo:
                    entry.seat = seats[0]
            await self.keep(room, game, events)
            return len(game.orders), room.seq

    async def _check_question(self, room: Room, game: Game, seat: str, since: int | None, version: int | None) -> None:
        """An order is for the question that the player saw, and for what it rests on."""
        if since is not None and since != game.since(seat):
            raise TableError("stale")
        if version is not None and version != room.seq:
            rows = await self.store.rows_after(room.id, version - 1) if 0 <= version < room.seq else []
            if not rows or cut_below(rows, game.before_choice):
                raise TableError("stale")

    def _answering(self, room: Room, game: Game, seats: tuple[str, ...], seat: str | None, shown: str | None) -> str:
        """Which of somebody's seats answers."""
        if not seats:
            raise TableError("watching")
        if seat is not None and seat not in seats:
            raise TableError("not-yours")
        mine = (seat,) if seat is not None else seats
        free = room.free(mine)
        if not free:
            raise TableError("bot-plays")
        could = [ask.seat for ask in game.asks if ask.seat in free] or [free[0]]
        return shown if shown in could else could[0]

    async def keep(self, room: Room, game: Game, cut: int | None = None) -> None:
        """Store what was just played. Until that is done nobody hears of it; if it fails it has not happened."""
        entries = pad_of(game).take()
        await self._append(room, entries, played_so_far(game))
        pad_of(game).note(entries)
        self._store_leg(room, snapshots.EVERY)
        if cut is not None:
            room.cut(cut)
        room.changed()
        self.wake_bots(room)

    def _store_leg(self, room: Room, orders: int) -> asyncio.Task[None] | None:
        """Store what saves the next one who opens the game from replaying it, if there are so many orders more."""
        game = room.game
        if game is None or game.ending is not None or len(game.orders) - game.stored < orders:
            return None
        return self.start(self._keep_leg(room.id, room.seq, game.leg()))

    async def _keep_leg(self, game: str, seq: int, leg: Leg) -> None:
        try:
            await self.store.add_leg(game, seq, leg)
        except asyncio.CancelledError:
            raise
        except Exception:  # the game is only slower to open
            log.warning("no snapshot of game %s", game, exc_info=True)

    async def keep_checked(self, room: Room, entries: list[Entry], played: Played) -> None:
        """Store what was played elsewhere, and checked; the position follows when somebody looks."""
        room.drop()
        await self._append(room, entries, played)
        for guest in room.guests:
            guest.upto = 0
        room.changed()
        self.wake_bots(room)

    async def _append(self, room: Room, entries: list[Entry], played: Played) -> None:
        try:
            entries += await self.notary.sign(room, entries)
            row = EntryRow(
                room.id, room.seq + 1, write_lines(entries), played.n, played.waiting, time.time(), played.turn
            )
            stored = await self.store.append(row, played.result)
        except BaseException:
            room.drop()
            raise
        if not stored:
            room.drop()
            room.changed()
            raise TableError("stale")
        room.seq = row.seq
        room.moments.append((row.at, row.waiting))
        if room.ledger is not None:
            room.ledger.add(entries)

    # bots

    def wake_bots(self, room: Room) -> None:
        """Let the bots of a room think, if they are asked and do not think already."""
        if room.thinking is None and room.bots():
            room.thinking = self.start(self._think_on(room))

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
            for seat in picks.failed:
                await self.store.change_seat(room.id, seat, bot=SUBSTITUTE)
            if picks.failed:
                await self.reread_seats(room)
            try:
                for seat, order in picks.orders:
                    game.play(order, seat)
            except BaseException:
                room.drop()
                self.crew.forget(room.id)
                raise
            if picks.orders:
                with contextlib.suppress(TableError):
                    await self.keep(room, game)
        if picks.failed:
            await self.tell_seats(room)
            for seat, why in picks.failed.items():
                log.warning("game %s, %s: the bot %s %s", room.id, seat, bots[seat], why)
                await people.announce(self, room, seat, "program-failed", bot=bots[seat], why=why)
        return bool(picks.orders or picks.failed)

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that may sit down here: ours, and the programs that the owner has let in."""
        return (*BOTS, *self.settings.programs)

    async def hand_over(self, room: Room, seats: tuple[str, ...], seat: str, bot: str | None) -> None:
        """Hand a seat to a bot, or take it back."""
        if bot is not None and bot not in self.bots:
            raise UnknownTitle(f"there is no bot {bot!r}; there are: {', '.join(self.bots)}")
        row = room.seats.get(seat)
        if row is None:
            raise TableError("not-yours")
        values: dict[str, Any] = {"bot": bot}
        if seat not in seats:
            # a seat that nobody holds can be taken over, unless people play for real
            if not seats or row.token or row.account or row.kind != "bot" or room.header.mode == "people":
                raise TableError("not-yours")
            owner = room.seats[seats[0]]
            values |= {"kind": "person", "token": owner.token, "account": owner.account, "name": owner.name}
        async with room.lock:
            await self.store.change_seat(room.id, seat, **values)
            await self.reread_seats(room)
        await self.tell_seats(room)
        self.wake_bots(room)

    # seats

    async def reread_seats(self, room: Room) -> None:
        """Who sits where now, and what the game is called."""
        room.row = await self.store.game(room.id)
        seats = await self.store.seats(room.id)
        room.seats = {seat: seats[seat] for seat in room.order_of_seats if seat in seats}
        room.check_rights()
        room.changed()

    async def tell_seats(self, room: Room) -> None:
        await self.store.tell({"seats": True, "game": room.id})

    async def change_seat(self, room: Room, seat: str, **values: Any) -> None:
        async with room.lock:
            await self.store.change_seat(room.id, seat, **values)
            await self.reread_seats(room)
        await self.tell_seats(room)

    async def change_game(self, room: Room, **values: Any) -> None:
        """For somebody who has locked the room."""
        await self.store.change_game(room.id, **values)
        await self.reread_seats(room)
        await self.tell_seats(room)

    async def delete(self, room: Room) -> None:
        async with room.lock:
            await self.store.delete_game(room.id)
            self._clear(room)
        await self.store.tell({"gone": True, "game": room.id})

    def _clear(self, room: Room) -> None:
        """The game is deleted: nobody stays."""
        self.rooms.pop(room.id, None)
        room.gone = True
        room.drop()
        for guest in room.guests:
            guest.wake.set()

    async def log_out(self, session: bytes) -> None:
        """Open sockets of a session lose what they had by it."""
        self._forget_session(session)
        await self.store.tell({"session": session.hex()})

    def _forget_session(self, session: bytes) -> None:
        for room in list(self.rooms.values()):
            for guest in room.guests:
                if guest.session == session:
                    guest.account = guest.session = None
            room.check_rights()

    # guests

    async def enter(self, room: Room, guest: Guest) -> None:
        """Somebody looks at a game."""
        room.guests.add(guest)
        room.check_rights()
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
        if "session" in message:
            self._forget_session(bytes.fromhex(str(message["session"])))
            return
        room = self.rooms.get(str(message.get("game")))
        if room is None:
            return
        if "entry" in message:
            if message["entry"] > room.seq:
                room.stale = True
                room.changed()
        elif "seats" in message:
            self.start(self._hear_of_seats(room))
        elif "chat" in message:
            self.start(self._hear_of_chat(room, int(message["chat"])))
        elif "gone" in message:
            self._clear(room)
        elif "online" in message:
            before = room.online()
            room.elsewhere[str(message["from"])] = (time.monotonic(), message["online"])
            if room.online() != before:
                self._show_presence(room)

    async def _hear_of_seats(self, room: Room) -> None:
        async with room.lock:
            await self.reread_seats(room)

    async def _hear_of_chat(self, room: Room, number: int) -> None:
        people.tell(room, await people.chat(self.store, room.id, only=number))

    def _missed(self) -> None:
        for room in self.rooms.values():
            room.stale = True
            room.changed()
