"""What people do at a table besides playing: they talk, offer a draw, ask to take back, resign, call the time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from grognard.core.game import Game
from grognard.core.journal import Entry, Offer
from grognard.core.text import LANGUAGES
from grognard.table.names import clean_text
from grognard.table.room import Guest, Room, pad_of
from grognard.table.schema import messages
from grognard.table.standing import needed, time_left
from grognard.table.wire import Chat, Said
from grognard.table.words import TableError, say

if TYPE_CHECKING:
    from grognard.table.house import House
    from grognard.table.store import Store

LONGEST = 1_000
PAGE = 50


# offers


async def offer(house: House, room: Room, seats: tuple[str, ...], shown: str | None, key: str, orders: int) -> None:
    """Offer a draw, ask to take back orders, or resign; carried out at once if nobody else must agree."""
    async with room.lock:
        game = await house.live(room)
        seat = _speaker(room, game, seats, shown)
        if key not in ("draw", "takeback", "resign"):
            raise TableError("bad-message")
        if any(each.key == key for each in pad_of(game).offers):
            raise TableError("offered-already")
        made = Offer(key, seat, orders if key == "takeback" else 0, (seat,))
        if key != "resign":
            _check_others(room, game, seats, made)
        await _agree(house, room, game, seats, made)


async def accept(house: House, room: Room, seats: tuple[str, ...], shown: str | None, key: str) -> None:
    async with room.lock:
        game = await house.live(room)
        _speaker(room, game, seats, shown)
        await _agree(house, room, game, seats, _standing(game, key))


async def decline(house: House, room: Room, seats: tuple[str, ...], shown: str | None, key: str) -> None:
    """Decline an offer, or withdraw one's own."""
    async with room.lock:
        game = await house.live(room)
        seat = _speaker(room, game, seats, shown)
        if seat not in needed(room, game, _standing(game, key)):
            raise TableError("not-yours")
        pad_of(game).fresh.append(Entry(seat=seat, decline=key))
        await house.keep(room, game)


async def flag(house: House, room: Room, seats: tuple[str, ...], shown: str | None) -> None:
    """Claim the game: somebody who is asked has no time left."""
    async with room.lock:
        game = await house.live(room)
        _speaker(room, game, seats, shown)
        left = {} if room.clock is None else time_left(room, time.time())
        late = [ask.seat for ask in game.asks if ask.seat not in seats and left.get(ask.seat, 1.0) <= 0]
        if not late:
            raise TableError("time-left")
        game.end("time", late[0])
        await house.keep(room, game)


def _speaker(room: Room, game: Game, seats: tuple[str, ...], shown: str | None) -> str:
    """The seat that speaks for somebody."""
    free = room.free(seats)
    if not seats:
        raise TableError("watching")
    if not free:
        raise TableError("bot-plays")
    if game.result is not None:
        raise TableError("is-over")
    return shown if shown in free else free[0]


def _check_others(room: Room, game: Game, seats: tuple[str, ...], made: Offer) -> None:
    if all(seat in seats for seat in needed(room, game, made)):
        raise TableError("nobody-to-ask")
    if made.key == "takeback":
        if any(row.kind == "mail" for row in room.seats.values()):
            raise TableError("no-takeback-by-mail")
        _target(game, made)


def _standing(game: Game, key: str) -> Offer:
    found = next((offer for offer in pad_of(game).offers if offer.key == key), None)
    if found is None:
        raise TableError("nothing-offered")
    return found


def _target(game: Game, made: Offer) -> int:
    """How many orders stand when a seat has taken back its last ones."""
    mine = [number for number, (seat, _) in enumerate(game.orders) if seat == made.seat]
    if not 1 <= made.orders <= len(mine):
        raise TableError("only-so-many", n=len(mine))
    return mine[-made.orders]


async def _agree(house: House, room: Room, game: Game, seats: tuple[str, ...], made: Offer) -> None:
    """Those who hold these seats agree; when all have, it is done."""
    wanted = needed(room, game, made)
    mine = [seat for seat in wanted if seat in seats]
    if not mine:
        raise TableError("not-yours")
    agreed = dict.fromkeys((*made.agreed, *mine))
    pad = pad_of(game)
    if not all(seat in agreed for seat in wanted):
        pad.fresh += [Entry(seat=seat, offer=made.key, orders=made.orders) for seat in mine]
        await house.keep(room, game)
    elif made.key == "takeback":
        game.rewind(_target(game, made))
        pad.fresh[-1] = msgspec.structs.replace(pad.fresh[-1], seat=mine[0], agreed=tuple(agreed))
        await house.keep(room, game, len(game.events))
    else:
        game.end(made.key, made.seat if made.key == "resign" else mine[0])
        await house.keep(room, game)


# chat


async def say_to_all(house: House, room: Room, guest: Guest, text: str) -> None:
    free = room.free(guest.seats)
    if not guest.seats:
        raise TableError("watching")
    plain = clean_text(text, LONGEST)
    if not plain:
        raise TableError("nothing-said")
    seat = guest.seat if guest.seat in guest.seats else (free or guest.seats)[0]
    await _post(house, room, seat, plain)


async def announce(house: House, room: Room, seat: str, key: str, **args: object) -> None:
    """Something that all at the table must know, said from a seat, in every language."""
    told = " / ".join(say(language, key, **args) for language in LANGUAGES)
    await _post(house, room, seat, clean_text(told, LONGEST))


async def _post(house: House, room: Room, seat: str, plain: str) -> None:
    name, now = room.seats[seat].name, time.time()
    insert = messages.insert().values(game=room.id, at=now, seat=seat, name=name, text=plain)
    async with house.store.writing() as connection:
        number = (await connection.execute(insert.returning(messages.c.id))).scalar_one()
    tell(room, [Said(number, now, seat, name, plain)])
    await house.store.tell({"chat": number, "game": room.id})


def tell(room: Room, said: list[Said]) -> None:
    for guest in room.guests:
        if guest.seats:
            guest.reply(Chat(said))


async def chat(store: Store, game: str, *, before: int | None = None, only: int | None = None) -> list[Said]:
    """The last lines (before one of them), the oldest first."""
    query = sa.select(messages.c.id, messages.c.at, messages.c.seat, messages.c.name, messages.c.text)
    query = query.where(messages.c.game == game).order_by(messages.c.id.desc()).limit(PAGE)
    if before is not None:
        query = query.where(messages.c.id < before)
    if only is not None:
        query = query.where(messages.c.id == only)
    async with store.reading() as connection:
        return [Said(*row) for row in reversed((await connection.execute(query)).all())]
