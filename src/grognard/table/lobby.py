"""The HTTP side of people: lists of games, sitting down, chat, notes, names."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, patch, post, put
from litestar.params import Parameter

from grognard.core.journal import Header
from grognard.core.position import Result
from grognard.core.title import load_title
from grognard.core.wording import Wording
from grognard.table import people, picture, seating
from grognard.table.asking import Call, Token, language_of, room_of_my_seat, seats_of, token_of, who_asks
from grognard.table.clock import Clock
from grognard.table.guard import address
from grognard.table.house import House
from grognard.table.names import clean, clean_text
from grognard.table.room import token_hash
from grognard.table.store import EntryRow, GameRow, SeatRow
from grognard.table.wire import Ending, Said
from grognard.table.words import TableError, TooOften, say

LABEL = 80
NOTE = 20_000
BIG = 2**31 - 1


class Chair(msgspec.Struct, frozen=True):
    """Who sits there, in a list of games."""

    kind: str
    name: str
    member: bool


class FreeSeat(msgspec.Struct, frozen=True):
    """A seat that anybody may take."""

    seat: str
    name: str


class Listed(msgspec.Struct):
    """A game in a list."""

    game: str
    title: str
    name: str
    label: str
    scenario: str
    mode: str
    created: float
    changed: float
    n: int
    turn: int | None
    waiting: list[str]
    mine: list[str]
    my_turn: bool
    seats: dict[str, Chair]
    clock: Clock | None
    result: Result | None
    ending: Ending | None


class Open(msgspec.Struct):
    """A game that anybody may join."""

    game: str
    title: str
    name: str
    label: str
    scenario: str
    options: dict[str, str]
    host: str
    free: list[FreeSeat]
    seats: dict[str, Chair]
    clock: Clock | None
    created: float


class Sit(msgspec.Struct):
    """`secret`: the seat's own from now on, made by the client; `seat`: at a game that anybody may join."""

    secret: str | None = None
    name: str = ""
    seat: str | None = None


class Label(msgspec.Struct):
    label: str


class Note(msgspec.Struct):
    text: str


# lists


@get("/api/games", summary="My games: those of my account, and of the secrets that I hold")
async def list_games(
    request: Call,
    house: House,
    tokens: Annotated[str, Parameter(description="Secrets, by commas.")] = "",
    lang: str | None = None,
) -> list[Listed]:
    who = await who_asks(request, house)
    secrets = [token_hash(token) for token in tokens.split(",")[:200] if token]
    mine: dict[str, list[SeatRow]] = {}
    for row in await house.store.seats_of(who.account, secrets):
        if row.kind != "open" and not row.hidden and row.account in (None, who.account):
            mine.setdefault(row.game, []).append(row)
    seats = await house.store.seats_at(list(mine))
    language = language_of(lang, request)
    standing = await house.store.standing(list(mine))
    return [_listed(game, last, mine[game.id], seats[game.id], language) for game, last in standing]


def _listed(game: GameRow, last: EntryRow, mine: list[SeatRow], seats: list[SeatRow], language: str) -> Listed:
    header = msgspec.json.decode(game.header, type=Header)
    waiting = last.waiting.split()
    result = None if game.result is None else msgspec.json.decode(game.result)
    told = {} if result is None else result.pop("told", {})
    return Listed(
        game=game.id,
        title=header.title,
        name=_name(header),
        label=game.label,
        scenario=header.scenario,
        mode=header.mode,
        created=game.created,
        changed=last.at,
        n=last.n,
        turn=last.turn,
        waiting=waiting,
        mine=[row.seat for row in mine],
        my_turn=any(row.seat in waiting and row.bot is None for row in mine),
        seats=_seats(seats),
        clock=None if game.clock is None else msgspec.json.decode(game.clock, type=Clock),
        result=None if result is None else msgspec.convert(result, Result),
        ending=msgspec.convert(told.get(language), Ending | None),
    )


def _name(header: Header) -> str:
    return load_title(header.title).meta.name


def _seats(rows: list[SeatRow]) -> dict[str, Chair]:
    return {
        row.seat: Chair("bot" if row.bot else row.kind, row.bot or row.name, row.account is not None) for row in rows
    }


@get("/api/open", summary="Games that anybody may join")
async def list_open(request: Call, house: House, lang: str | None = None) -> list[Open]:
    language = language_of(lang, request)
    standing = await house.store.listed()
    seats = await house.store.seats_at([game.id for game, _ in standing])
    return [_open(game, seats[game.id], language) for game, _ in standing]


def _open(game: GameRow, seats: list[SeatRow], language: str) -> Open:
    header = msgspec.json.decode(game.header, type=Header)
    title = load_title(header.title)
    wording = Wording(title, picture.artist(header.title, language).kit, language)
    return Open(
        game=game.id,
        title=header.title,
        name=_name(header),
        label=game.label,
        scenario=header.scenario,
        options=header.options,
        host=next((row.name for row in seats if row.kind == "person" and not row.link), ""),
        free=[FreeSeat(row.seat, wording.name("seat", row.seat)) for row in seats if row.kind == "open"],
        seats=_seats(seats),
        clock=None if game.clock is None else msgspec.json.decode(game.clock, type=Clock),
        created=game.created,
    )


# seats


@post("/api/games/{game:str}/sit", summary="Sit down: by a link, or at a game that anybody may join", status_code=200)
async def sit(
    request: Call, game: str, data: Sit, house: House, token: Token = None, lang: str | None = None
) -> dict[str, Any]:
    if not house.rates.seats.take(address(request.scope)):
        raise TooOften("too-many-tries")
    room = await house.room(game)
    return await seating.sit(
        house,
        room,
        await who_asks(request, house),
        token=token_of(request, token),
        seat=data.seat,
        secret=data.secret,
        name=data.name,
        language=language_of(lang, request),
    )


@post("/api/games/{game:str}/seats/{seat:str}/invite", summary="A new link for a seat that nobody has taken")
async def invite(request: Call, game: str, seat: str, house: House, token: Token = None) -> dict[str, str]:
    room = await house.room(game)
    seats = await seats_of(request, house, room, token)
    return {"link": await seating.invite(house, room, seats, seat)}


@post("/api/games/{game:str}/claim", summary="Bind the seats of a secret to my account", status_code=204)
async def claim(request: Call, game: str, house: House, token: Token = None) -> None:
    who = await who_asks(request, house)
    if who.account is None:
        raise seating.Forbidden("log-in-first")
    room = await house.room(game)
    if not room.seats_for(token_of(request, token), who.account):
        raise seating.Forbidden("no-seat")
    await seating.bind(house, room, token_of(request, token), who)


# the game itself


@patch("/api/games/{game:str}", summary="Name a game", status_code=204)
async def rename(request: Call, game: str, data: Label, house: House, token: Token = None) -> None:
    room = await house.room(game)
    if not await seats_of(request, house, room, token):
        raise seating.Forbidden("not-yours")
    async with room.lock:
        await house.change_game(room, label=clean(data.label, LABEL))


@delete("/api/games/{game:str}", summary="Delete a game, or take it off my list", status_code=200)
async def remove(
    request: Call, game: str, house: House, token: Token = None, lang: str | None = None
) -> dict[str, Any]:
    room = await house.room(game)
    gone = await seating.leave_list(house, room, await seats_of(request, house, room, token))
    return {"deleted": gone, "message": say(language_of(lang, request), "game-deleted" if gone else "game-hidden")}


# chat and notes


@get("/api/games/{game:str}/chat", summary="What was said at a table")
async def show_chat(
    request: Call,
    game: str,
    house: House,
    token: Token = None,
    before: Annotated[int | None, Parameter(ge=0, le=BIG)] = None,
) -> dict[str, list[Said]]:
    room = await house.room(game)
    if not await seats_of(request, house, room, token):
        raise seating.Forbidden("not-yours")
    return {"messages": await people.chat(house.store, game, before=before)}


@get("/api/games/{game:str}/seats/{seat:str}/note", summary="What I wrote down for myself")
async def show_note(request: Call, game: str, seat: str, house: House, token: Token = None) -> Note:
    room = await room_of_my_seat(request, house, game, seat, token)
    return Note(room.seats[seat].note)


@put("/api/games/{game:str}/seats/{seat:str}/note", summary="Write something down for myself", status_code=204)
async def write_note(request: Call, game: str, seat: str, data: Note, house: House, token: Token = None) -> None:
    room = await room_of_my_seat(request, house, game, seat, token)
    if len(data.text) > NOTE:
        raise TableError("too-large")
    await house.change_seat(room, seat, note=clean_text(data.text, NOTE))


HANDLERS: list[Any] = [
    list_games,
    list_open,
    sit,
    invite,
    claim,
    rename,
    remove,
    show_chat,
    show_note,
    write_note,
]
