"""Whose seat it is: sitting down by a link, coming back, an account that takes a seat with it, logging out.

The link of a seat that is given away holds an invitation. Whoever uses it gives the seat a secret of its own; from then
on the invitation, and whoever made it, have no part in the seat.
"""

from __future__ import annotations

import re
import secrets
import time
from typing import TYPE_CHECKING, Any

from grognard.table.guard import Visitor
from grognard.table.names import clean
from grognard.table.room import Room, token_hash
from grognard.table.store import SeatRow
from grognard.table.words import TableError, say

if TYPE_CHECKING:
    from grognard.table.house import House

SECRET = re.compile(r"[A-Za-z0-9_-]{22,100}")


class Forbidden(TableError):
    """Not for this visitor."""


def link_of(game: str, token: str) -> str:
    return f"/#/games/{game}/{token}"


def nobody_else(room: Room, seats: tuple[str, ...]) -> bool:
    """No seat was ever given away: there is nothing to hide from whoever holds these but what the game itself hides."""
    rows = room.seats.items()
    return bool(seats) and all(not row.link and (seat in seats or row.kind == "bot") for seat, row in rows)


async def sit(
    house: House,
    room: Room,
    who: Visitor,
    *,
    token: str | None,
    seat: str | None,
    secret: str | None,
    name: str,
    language: str,
) -> dict[str, Any]:
    """Take the seats of an invitation or a free one of an open game, or move to another device with a seat's secret."""
    if secret is not None and not SECRET.fullmatch(secret):
        raise TableError("bad-secret")
    secret = secret or secrets.token_urlsafe(24)
    async with room.lock:
        await house.reread_seats(room)
        if seat and not token and _elsewhere(room, who, secret, seat):
            raise Forbidden("own-game")
        rows = _claimed(room, who, token, seat)
        if not rows:
            rows = [row for row in room.seats_with(secret) if row.kind == "person"]  # the answer was lost on the way
        else:
            for row in rows:
                if not await house.store.change_seat(
                    room.id, row.seat, held=row.token, **_taken(row, who, secret, name)
                ):
                    raise Forbidden("link-used")
            await house.reread_seats(room)
            await _start(house, room)
        if not rows:
            raise Forbidden("link-used" if token else "seat-taken")
    await house.tell_seats(room)
    member = all(room.seats[row.seat].account is not None for row in rows)
    return {
        "seats": [row.seat for row in rows],
        "token": secret,
        "link": link_of(room.id, secret),
        "member": member,
        "message": say(language, "seat-of-account" if member else "seat-of-link"),
    }


def _elsewhere(room: Room, who: Visitor, secret: str, seat: str) -> bool:
    """Somebody who has a seat of this game already is not who its host waits for."""
    own = {row.seat for row in room.seats_with(secret)}
    if who.account is not None:
        own |= {row.seat for row in room.seats.values() if row.account == who.account}
    return bool(own - {seat})


def _claimed(room: Room, who: Visitor, token: str | None, seat: str | None) -> list[SeatRow]:
    if token:
        return [row for row in room.seats_with(token) if row.account in (None, who.account)]
    row = room.seats.get(seat or "")
    return [row] if row is not None and room.row.listed and row.kind == "open" else []


def _taken(row: SeatRow, who: Visitor, secret: str, name: str) -> dict[str, Any]:
    """How a seat changes when somebody sits down."""
    values: dict[str, Any] = {"token": token_hash(secret), "kind": "person", "hidden": False}
    if row.kind == "open":
        values |= {"email": None, "webhook": None, "note": "", "name": who.name or clean(name)}
    if who.account is not None:
        values |= {"account": who.account, "name": who.name}
    return values


async def _start(house: House, room: Room) -> None:
    """The clocks run from when everybody is there."""
    if room.row.started is None and all(row.kind != "open" for row in room.seats.values()):
        await house.change_game(room, started=time.time())


async def bind(house: House, room: Room, token: str | None, who: Visitor) -> None:
    """Whoever is logged in takes a seat along whose secret they hold."""
    if who.account is None:
        return
    for row in room.seats_with(token):
        if row.kind == "person" and row.account is None:
            await house.change_seat(room, row.seat, account=who.account, name=who.name)


async def invite(house: House, room: Room, seats: tuple[str, ...], seat: str) -> str:
    """A new invitation to a seat that nobody has taken yet; by those who were there from the start."""
    row = room.seats.get(seat)
    if row is None or not any(not room.seats[mine].link for mine in seats):
        raise Forbidden("not-yours")
    token = secrets.token_urlsafe(24)
    async with room.lock:
        if row.kind != "open" or not await house.store.change_seat(
            room.id, seat, held=row.token, token=token_hash(token)
        ):
            raise Forbidden("seat-taken")
        await house.reread_seats(room)
    await house.tell_seats(room)
    return link_of(room.id, token)


async def leave_list(house: House, room: Room, seats: tuple[str, ...]) -> bool:
    """Delete a game; while others sit at it, only hide it from those who hold these seats. True if it is gone."""
    if not seats:
        raise Forbidden("not-yours")
    others = [row for seat, row in room.seats.items() if row.kind == "person" and seat not in seats and not row.hidden]
    if not others:
        await house.delete(room)
        return True
    for seat in seats:
        await house.change_seat(room, seat, hidden=True)
    return False
