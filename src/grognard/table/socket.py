"""Play: what passes over a socket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from grognard.core.errors import GrognardError
from grognard.core.text import known_language
from grognard.table import people, seating, wire
from grognard.table.guard import Bucket, address, visitor
from grognard.table.house import House
from grognard.table.room import Guest, Room
from grognard.table.sight import why_not
from grognard.table.store import Unknown
from grognard.table.words import TableError, say

log = logging.getLogger(__name__)
HELLO_SECONDS = 15.0
UNHEARD = 200
"""Answers that a guest has not fetched before the socket is closed."""
Socket = WebSocket[Any, Any, Any]
Reply = wire.Ack | wire.Refused | wire.Why | wire.Hinted | wire.Overlaid | wire.Previewed | wire.Pong


_decode = msgspec.json.Decoder(wire.ClientMessage).decode


class Doorkeeper:
    """Lets sockets in, not too many from one address or of one account."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._open: Counter[str] = Counter()

    async def welcome(self, socket: Socket, game: str) -> None:
        limits = self._house.settings.limits
        keys = [address(socket.scope)]
        if self._open[keys[0]] < limits.sockets:
            who = await visitor(socket, self._house.settings, self._house.store)
            keys += [f"account {who.account}"] if who.account is not None else []
        if any(self._open[key] >= limits.sockets for key in keys):
            await socket.close(4429)
            return
        self._open.update(keys)
        try:
            await Seat(self._house, socket).sit(game)
        finally:
            self._open.subtract(keys)
            for key in keys:
                if self._open[key] <= 0:
                    del self._open[key]


class Seat:
    """One socket: reads what the guest says, and writes what there is to say to them."""

    def __init__(self, house: House, socket: Socket) -> None:
        self._house = house
        self._socket = socket
        rate = house.settings.limits.messages
        self._bucket = Bucket(*rate) if rate is not None else None

    async def sit(self, game: str) -> None:
        await self._socket.accept()
        with contextlib.suppress(WebSocketDisconnect, asyncio.TimeoutError):
            hello = await asyncio.wait_for(self._hear(), HELLO_SECONDS)
            if not isinstance(hello, wire.Hello):
                await self._socket.close(4400)
                return
            try:
                room = await self._house.room(game)
                guest = await self._guest(room, hello)
            except Unknown:
                await self._send(wire.Failed(message=say(hello.lang, "no-game")))
                await self._socket.close(4404)
                return
            await self._stay(room, guest)

    async def _guest(self, room: Room, hello: wire.Hello) -> Guest:
        house = self._house
        guest = Guest((), known_language(hello.lang))
        if not hello.spectate:
            who = await visitor(self._socket, house.settings, house.store)
            await seating.bind(house, room, hello.token, who)
            guest.token, guest.account, guest.session = hello.token, who.account, who.session
        guest.seats = seats = room.seats_for(guest.token, guest.account)
        guest.seat = seats[0] if seats else None
        if hello.seat in seats:
            guest.wish = guest.seat = hello.seat
        if hello.version is not None and 0 <= hello.version < 2**31 and hello.seen > 0:
            async with room.lock:
                game = await house.live(room)
                guest.choose_seat(game, room.free(seats))
                picture = room.picture(game, guest.seat, guest.language)
                guest.base = picture if picture.mark == hello.mark else None
                rows = await house.store.rows_after(room.id, hello.version)
                shown = room.telling.visible(guest.seat, game.events)
                if hello.seen <= len(shown) and not any('"undo"' in row.lines for row in rows):
                    guest.upto = shown[hello.seen - 1] + 1
        return guest

    async def _stay(self, room: Room, guest: Guest) -> None:
        writer = asyncio.create_task(self._write_on(room, guest))
        try:
            await self._house.enter(room, guest)
            guest.look_again()
            if guest.seats:
                said = await people.chat(self._house.store, room.id)
                if said:
                    guest.reply(wire.Chat(said))
            while True:
                message = await self._hear()
                if message is None:
                    guest.reply(wire.Failed(message=say(guest.language, "bad-message")))
                elif self._bucket is not None and not self._bucket.take():
                    guest.reply(wire.Refused(id=message.id, message=say(guest.language, "too-fast"), reasons=[]))
                    await asyncio.sleep(0.5)
                else:
                    await self._answer(room, guest, message)
                if len(guest.replies) > UNHEARD or writer.done() or room.gone:
                    break
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            await asyncio.shield(self._house.leave(room, guest))

    # reading

    async def _hear(self) -> wire.ClientMessage | None:
        """The next message; None if it cannot be understood."""
        text = await self._socket.receive_data(mode="text")
        if len(text) > self._house.settings.limits.message_size:
            return None
        try:
            message: wire.ClientMessage = _decode(text)
            return message
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return None

    async def _answer(self, room: Room, guest: Guest, message: wire.ClientMessage) -> None:
        answer: Reply | None
        try:
            answer = await self._do(room, guest, message)
        except GrognardError as error:
            answer = room.draws(guest.language).refusal(error)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("an error in game %s", room.id)
            answer = wire.Refused(message=say(guest.language, "trouble"), reasons=[])
        if answer is not None:
            answer.id = message.id
            guest.reply(answer)

    async def _do(self, room: Room, guest: Guest, message: wire.ClientMessage) -> Reply | None:
        house = self._house
        match message:
            case wire.Give(order=line, since=since, version=version, seat=seat):
                n, version = await house.order(
                    room, guest.seats, line, since=since, version=version, seat=seat or guest.wish, shown=guest.seat
                )
                return wire.Ack(n=n, version=version)
            case wire.Undo(orders=orders, version=version):
                n, version = await house.undo(room, guest.seats, orders, version=version)
                return wire.Ack(n=n, version=version)
            case wire.AskWhy() | wire.AskHint() | wire.LayOverlay() | wire.Foresee():
                async with room.lock:
                    return await self._look(room, guest, message)
            case wire.HandOver(seat=seat, bot=bot):
                await house.hand_over(room, guest.seats, seat, bot)
                return wire.Ack(n=None, version=room.seq)
            case wire.Speak(lang=language):
                guest.language = known_language(language)
                guest.upto = 0
                guest.look_again()
                return None
            case wire.ShowSeat(seat=seat):
                guest.wish = seat if seat in guest.seats else None
                guest.look_again()
                return None
            case wire.Again():
                guest.base = None
                guest.look_again()
                return None
            case wire.Ping():
                return wire.Pong()
        await self._talk(room, guest, message)
        return wire.Ack(n=None, version=room.seq)

    async def _talk(self, room: Room, guest: Guest, message: wire.ClientMessage) -> None:
        """What people do besides playing."""
        house, seats, shown = self._house, guest.seats, guest.seat
        match message:
            case wire.Say(text=text):
                await people.say_to_all(house, room, guest, text)
            case wire.Resign():
                await people.offer(house, room, seats, shown, "resign", 0)
            case wire.MakeOffer(key=key, orders=orders):
                await people.offer(house, room, seats, shown, key, orders)
            case wire.Accept(key=key):
                await people.accept(house, room, seats, shown, key)
            case wire.Decline(key=key):
                await people.decline(house, room, seats, shown, key)
            case wire.Flag():
                await people.flag(house, room, seats, shown)
            case _:
                raise TableError("bad-message")

    async def _look(
        self, room: Room, guest: Guest, message: wire.AskWhy | wire.AskHint | wire.LayOverlay | wire.Foresee
    ) -> wire.Why | wire.Hinted | wire.Overlaid | wire.Previewed:
        """Questions that change nothing."""
        game = await self._house.live(room)
        by = room.draws(guest.language)
        seat = guest.seat
        if isinstance(message, wire.LayOverlay):
            drawn = by.overlay(game, seat, message.key, message.target)
            return wire.Overlaid(key=message.key, target=message.target, overlay=drawn)
        if seat is None:
            raise TableError("watching")
        if isinstance(message, wire.AskWhy):
            found = why_not(game, message.order, seat)
            return wire.Why(order=message.order, reasons=[by.reason(each) for each in found])
        ask = room.may_answer(game, seat)
        if isinstance(message, wire.AskHint):
            return wire.Hinted(n=len(game.orders), hints=[] if ask is None else await by.hints(game, seat, ask))
        return wire.Previewed(n=len(game.orders), preview=None if ask is None else by.preview(game, seat, ask))

    # writing

    async def _write_on(self, room: Room, guest: Guest) -> None:
        """Send answers in their order, and the newest view; who reads slowly gets fewer views, not later ones."""
        socket, house = self._socket, self._house
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await guest.wake.wait()
                guest.wake.clear()
                if room.gone:
                    await socket.close(4404)
                    return
                while guest.replies:
                    await socket.send_data(guest.replies.popleft(), mode="text")
                if guest.dirty:
                    guest.dirty = guest.presence = False
                    await socket.send_data(await self._view(house, room, guest), mode="text")
                elif guest.presence:
                    guest.presence = False
                    await self._send(wire.Seats(room.seats_shown()))

    async def _view(self, house: House, room: Room, guest: Guest) -> bytes:
        try:
            async with room.lock:
                game = await house.live(room)
                return room.view(game, guest)
        except GrognardError as error:
            message = room.draws(guest.language).refusal(error).message
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("no view of game %s", room.id)
            message = say(guest.language, "trouble")
        return msgspec.json.encode(wire.Failed(message=message))

    async def _send(self, message: wire.ServerMessage) -> None:
        await self._socket.send_data(msgspec.json.encode(message), mode="text")
