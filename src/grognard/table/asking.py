"""Who asks, with what right and in which language: what all calls over HTTP have in common."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import Parameter

from grognard.core import text as texts
from grognard.table.guard import Visitor, visitor
from grognard.table.house import House
from grognard.table.room import Room
from grognard.table.seating import Forbidden
from grognard.table.words import TooOften, spoken

Call = Request[Any, Any, Any]
Token = Annotated[str | None, Parameter(description="The secret of a seat (or `Authorization: Bearer`).")]


def token_of(request: Call, token: str | None) -> str | None:
    bearer = request.headers.get("authorization", "")
    return bearer[7:] if bearer.lower().startswith("bearer ") else token


async def who_asks(request: Call, house: House) -> Visitor:
    """Who is there. An account has its own measure of calls, from wherever they come."""
    who = await visitor(request, house.settings, house.store)
    if who.account is not None and not house.rates.accounts.take(who.account):
        raise TooOften("too-fast")
    return who


async def seats_of(request: Call, house: House, room: Room, token: str | None) -> tuple[str, ...]:
    return room.seats_for(token_of(request, token), (await who_asks(request, house)).account)


async def room_of_my_seat(request: Call, house: House, game: str, seat: str, token: str | None) -> Room:
    room = await house.room(game)
    if seat not in await seats_of(request, house, room, token):
        raise Forbidden("not-yours")
    return room


def language_of(lang: str | None, request: Call) -> str:
    return texts.known_language(lang) if lang else spoken(request.headers.get("accept-language", ""))
