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
from grognard.table.guard import Bucket, address, visitor
from grognard.table.house import House, Refused
from grognard.table.picture import trouble
from grognard.table.room import Guest, Room
from grognard.table.sight import why_not
from grognard.table.store import Unknown
from grognard.table.words import TableError, say

log = logging.getLogger(__name__)
HELLO_SECONDS = 15.0
UNHEARD = 200
"""Answers that a guest has not fetched before the socket is closed."""
Socket = WebSocket[Any, Any, Any]


class Message(msgspec.Struct):
    """What a client says. Which fields count depends on the type."""

    type: str
    id: int | str | None = None
    """Comes back with the answer."""
    token: str | None = None
    lang: str = "en"
    seen: int = 0
    version: int | None = None
    spectate: bool = False
    order: str = ""
    at: int | None = None
    seat: str | None = None
    orders: int = 1
    key: str = ""
    target: str | None = None
    bot: str | None = None


_decode = msgspec.json.Decoder(Message).decode


class Doorkeeper:
    """Lets sockets in, not too many from one address."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._open: Counter[str] = Counter()

    async def welcome(self, socket: Socket, game: str) -> None:
        where = address(socket.scope)
        if self._open[where] >= self._house.settings.limits.sockets:
            await socket.close(4429)
            return
        self._open[where] += 1
        try:
            await Seat(self._house, socket).sit(game)
        finally:
            self._open[where] -= 1
            if not self._open[where]:
                del self._open[where]


class Seat:
    """One socket: reads what the guest says, and writes what there is to say to them."""

    def __init__(self, house: House, socket: Socket) -> None:
        self._house = house
        self._socket = socket
        self._token: str | None = None
        self._account: str | None = None
        rate = house.settings.limits.messages
        self._bucket = Bucket(*rate) if rate is not None else None

    async def sit(self, game: str) -> None:
        await self._socket.accept()
        with contextlib.suppress(WebSocketDisconnect, asyncio.TimeoutError):
            hello = await asyncio.wait_for(self._hear(), HELLO_SECONDS)
            if hello is None or hello.type != "hello":
                await self._socket.close(4400)
                return
            try:
                room = await self._house.room(game)
                guest = await self._guest(room, hello)
            except Unknown:
                await self._send({"type": "error", "message": say(hello.lang, "no-game")})
                await self._socket.close(4404)
                return
            await self._stay(room, guest)

    async def _guest(self, room: Room, hello: Message) -> Guest:
        house = self._house
        self._token = hello.token
        who = await visitor(self._socket, house.settings, house.store)
        self._account = who.account
        seats = () if hello.spectate else room.seats_for(hello.token, who.account)
        guest = Guest(seats, known_language(hello.lang))
        if hello.seat in seats:
            guest.wish = guest.seat = hello.seat
        if hello.version is not None and hello.seen > 0:
            async with room.lock:
                game = await house.live(room)
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
            while True:
                message = await self._hear()
                if message is None:
                    guest.reply({"type": "error", "message": say(guest.language, "bad-message")})
                elif self._bucket is not None and not self._bucket.take():
                    guest.reply(
                        {"type": "refused", "id": message.id, "message": say(guest.language, "too-fast"), "reasons": []}
                    )
                    await asyncio.sleep(0.5)
                else:
                    await self._answer(room, guest, message)
                if len(guest.replies) > UNHEARD or writer.done():
                    break
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            await asyncio.shield(self._house.leave(room, guest))

    # reading

    async def _hear(self) -> Message | None:
        """The next message; None if it cannot be understood."""
        text = await self._socket.receive_data(mode="text")
        if len(text) > self._house.settings.limits.message_size:
            return None
        try:
            return _decode(text)
        except (msgspec.MsgspecError, UnicodeError):
            return None

    async def _answer(self, room: Room, guest: Guest, message: Message) -> None:
        try:
            answer = await self._do(room, guest, message)
        except Refused as refused:
            by = room.draws(guest.language)
            answer = {"type": "refused", **by.refusal(refused.error, refused.reasons)}
        except GrognardError as error:
            answer = {"type": "refused", **room.draws(guest.language).refusal(error)}
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("an error in game %s", room.id)
            answer = {"type": "refused", **trouble(guest.language)}
        if answer is not None:
            if message.id is not None:
                answer["id"] = message.id
            guest.reply(answer)

    async def _do(self, room: Room, guest: Guest, message: Message) -> dict[str, Any] | None:
        house = self._house
        match message.type:
            case "order":
                n, version = await house.order(
                    room,
                    guest.seats,
                    message.order,
                    at=message.at,
                    version=message.version,
                    seat=message.seat or guest.wish,
                    shown=guest.seat,
                )
                return {"type": "ack", "n": n, "version": version}
            case "undo":
                n, version = await house.undo(room, guest.seats, message.orders, version=message.version)
                return {"type": "ack", "n": n, "version": version}
            case "why" | "overlay" | "preview":
                async with room.lock:
                    return await self._look(room, guest, message)
            case "bot":
                await house.hand_over(room, guest.seats, message.seat or "", message.bot)
                guest.seats = room.seats_for(self._token, self._account)
                guest.look_again()
                return {"type": "ack", "n": None, "version": room.seq}
            case "lang":
                guest.language = known_language(message.lang)
                guest.upto = 0
                guest.look_again()
                return None
            case "seat":
                guest.wish = message.seat if message.seat in guest.seats else None
                guest.look_again()
                return None
            case "ping":
                return {"type": "pong"}
        raise TableError("bad-message")

    async def _look(self, room: Room, guest: Guest, message: Message) -> dict[str, Any]:
        """Questions that change nothing."""
        game = await self._house.live(room)
        by = room.draws(guest.language)
        if message.type == "overlay":
            drawn = by.overlay(game, guest.seat, message.key, message.target)
            return {"type": "overlay", "key": message.key, "target": message.target, **drawn}
        seat = guest.seat
        ask = room.may_answer(game, seat)
        if seat is None:
            raise TableError("watching")
        if message.type == "why":
            found = why_not(game, message.order, seat)
            return {"type": "why", "order": message.order, "reasons": [by.reason(each) for each in found]}
        drawn = {} if ask is None else by.preview(game, seat, ask)
        return {"type": "preview", "n": len(game.orders), **drawn}

    # writing

    async def _write_on(self, room: Room, guest: Guest) -> None:
        """Send answers in their order, and the newest view; who reads slowly gets fewer views, not later ones."""
        socket, house = self._socket, self._house
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await guest.wake.wait()
                guest.wake.clear()
                while guest.replies:
                    await socket.send_data(guest.replies.popleft(), mode="text")
                if guest.dirty:
                    guest.dirty = guest.presence = False
                    await socket.send_data(await self._view(house, room, guest), mode="text")
                elif guest.presence:
                    guest.presence = False
                    await self._send({"type": "seats", "seats": room.seats_shown()})

    async def _view(self, house: House, room: Room, guest: Guest) -> bytes:
        try:
            async with room.lock:
                game = await house.live(room)
                return room.view(game, guest)
        except GrognardError as error:
            message = room.draws(guest.language).refusal(error)["message"]
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("no view of game %s", room.id)
            message = say(guest.language, "trouble")
        return msgspec.json.encode({"type": "error", "message": message})

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send_data(msgspec.json.encode(message), mode="text")
