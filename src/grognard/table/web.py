"""The HTTP side: titles, games, journals, accounts. `/api/schema` describes it (OpenAPI)."""

from __future__ import annotations

import asyncio
import hmac
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from litestar import Request, Response, WebSocket, get, post, put, websocket
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Redirect

from grognard.bots import BOTS
from grognard.core import text as texts
from grognard.core.journal import Header, Journal
from grognard.core.proof import Proof, prove
from grognard.core.title import title_keys
from grognard.table import accounts, mail, picture
from grognard.table.guard import SESSION_SECONDS, Rate, Visitor, address, cookie_name, visitor
from grognard.table.house import House
from grognard.table.room import Room, journal_text, read_lines, token_hash
from grognard.table.settings import Settings
from grognard.table.sheets import ASK_AGAIN, FOR_EVER
from grognard.table.socket import Doorkeeper
from grognard.table.store import EntryRow, GameRow, SeatRow
from grognard.table.words import TableError, spoken

JSON = "application/json"
LOG_PAGE = 500
PACKED = {"packed": True}
"""Marks answers that need no more compression."""
Call = Request[Any, Any, Any]
Token = Annotated[str | None, Parameter(description="The secret of a seat's link (or `Authorization: Bearer`).")]


class Forbidden(TableError):
    """Not for this visitor."""


class TooOften(TableError):
    """Too many tries."""


class NewGame(msgspec.Struct):
    """`seats`: `me`, `link`, `mail`, or the name of a bot for each; a seat that is not named is mine."""

    title: str
    scenario: str | None = None
    options: dict[str, str] = {}
    seats: dict[str, str] = {}
    mode: str | None = None
    seed: str | None = None
    """Only where nobody plays against somebody else."""
    name: str = ""


class Created(msgspec.Struct):
    """A new game: the secret of each seat that a person takes, and the links to hand out."""

    game: str
    seats: dict[str, str]
    links: dict[str, str]
    commitment: str


class Listed(msgspec.Struct):
    """A game in a list."""

    game: str
    title: str
    name: str
    scenario: str
    mode: str
    created: float
    changed: float
    n: int
    waiting: list[str]
    mine: list[str]
    my_turn: bool
    result: dict[str, Any] | None


class Branch(msgspec.Struct):
    n: int


class Wish(msgspec.Struct):
    """How a seat wants to be told that it is its turn; empty: not at all."""

    email: str | None = None
    webhook: str | None = None
    lang: str = "en"
    name: str | None = None


class Login(msgspec.Struct):
    name: str
    password: str


class Me(msgspec.Struct):
    account: str | None
    name: str
    local: bool
    mail: bool
    webhooks: list[str]
    bots: list[str]


class Rates:
    """The rates that are stricter than that of all calls."""

    def __init__(self, settings: Settings) -> None:
        self.logins = Rate(settings.limits.logins)
        self.new_games = Rate(settings.limits.new_games)


# who asks


def _token(request: Call, token: str | None) -> str | None:
    bearer = request.headers.get("authorization", "")
    return bearer[7:] if bearer.lower().startswith("bearer ") else token


async def _who(request: Call, house: House) -> Visitor:
    return await visitor(request, house.settings, house.store)


async def _seats(request: Call, house: House, room: Room, token: str | None) -> tuple[str, ...]:
    return room.seats_for(_token(request, token), (await _who(request, house)).account)


def language_of(lang: str | None, request: Call) -> str:
    return texts.known_language(lang) if lang else spoken(request.headers.get("accept-language", ""))


def _all_mine(room: Room, seats: tuple[str, ...]) -> bool:
    """Nobody else plays: there is nothing to hide from them but what the game itself hides."""
    return bool(seats) and all(seat in seats or row.kind == "bot" for seat, row in room.seats.items())


# titles


@get("/api/titles", summary="The titles")
async def list_titles(request: Call, lang: str | None = None) -> list[dict[str, Any]]:
    language = language_of(lang, request)
    return [await asyncio.to_thread(picture.lobby_card, key, language) for key in title_keys()]


@get("/api/titles/{key:str}", summary="How a title looks (Portrait)", media_type=JSON, opt=PACKED)
async def title_portrait(request: Call, key: str, house: House, lang: str | None = None) -> Response[bytes]:
    return (await house.gallery.portrait(key, language_of(lang, request))).answer(request, ASK_AGAIN)


@get("/api/titles/{key:str}/rules", summary="The rules of a title", media_type=JSON, opt=PACKED)
async def title_rules(request: Call, key: str, house: House, lang: str | None = None) -> Response[bytes]:
    return (await house.gallery.rules(key, language_of(lang, request))).answer(request, ASK_AGAIN)


@get("/api/titles/{key:str}/map/{file:str}", summary="An image of the map, or of the lobby", opt=PACKED)
async def title_map(request: Call, key: str, file: str, house: House) -> Response[bytes]:
    return (await house.gallery.picture(key, file)).answer(request, FOR_EVER)


# games


@post("/api/games", summary="A new game")
async def create_game(request: Call, data: NewGame, house: House, rates: Rates) -> Created:
    if not rates.new_games.take(address(request.scope)):
        raise TooOften("too-many-games")
    who = await _who(request, house)
    shared = any(taker in ("link", "mail") for taker in data.seats.values())
    mode = data.mode or ("people" if shared else "analysis")
    if data.seed is not None and (shared or mode == "people"):
        raise TableError("seed-not-yours")
    game, tokens = await house.new_game(
        data.title,
        data.scenario,
        data.options,
        data.seats,
        mode,
        seed=data.seed,
        account=who.account,
        name=(who.name or data.name)[:40],
    )
    room = await house.room(game)
    links = {seat: f"/#/games/{game}/{token}" for seat, token in tokens.items()}
    return Created(game, tokens, links, room.header.commitment)


@get("/api/games", summary="My games: those of my account, and of the links that I hold")
async def list_games(
    request: Call, house: House, tokens: Annotated[str, Parameter(description="Secrets, by commas.")] = ""
) -> list[Listed]:
    who = await _who(request, house)
    secrets = [token_hash(token) for token in tokens.split(",")[:200] if token]
    mine: dict[str, list[SeatRow]] = {}
    for row in await house.store.seats_of(who.account, secrets):
        if row.account is None or row.account == who.account:
            mine.setdefault(row.game, []).append(row)
    standing = await house.store.standing(list(mine))
    return [_listed(game, last, mine[game.id]) for game, last in standing]


def _listed(game: GameRow, last: EntryRow, mine: list[SeatRow]) -> Listed:
    header = msgspec.json.decode(game.header, type=Header)
    waiting = last.waiting.split()
    return Listed(
        game=game.id,
        title=header.title,
        name=picture.lobby_card(header.title, "en")["name"],
        scenario=header.scenario,
        mode=header.mode,
        created=game.created,
        changed=last.at,
        n=last.n,
        waiting=waiting,
        mine=[row.seat for row in mine],
        my_turn=any(row.seat in waiting and row.bot is None for row in mine),
        result=None if game.result is None else msgspec.json.decode(game.result),
    )


@get("/api/games/{game:str}", summary="The view of a game, as the socket gives it", media_type=JSON)
async def show_game(
    request: Call, game: str, house: House, token: Token = None, lang: str | None = None
) -> Response[bytes]:
    room = await house.room(game)
    seats = await _seats(request, house, room, token)
    async with room.lock:
        data = room.view_for(await house.live(room), seats, language_of(lang, request))
    return Response(data, media_type=JSON)


@get("/api/games/{game:str}/log", summary="What has happened, from event `from`")
async def show_log(
    request: Call,
    game: str,
    house: House,
    token: Token = None,
    lang: str | None = None,
    start: Annotated[int, Parameter(query="from", ge=0)] = 0,
    seat: str | None = None,
) -> dict[str, Any]:
    room = await house.room(game)
    seats = await _seats(request, house, room, token)
    eyes = seat if seat in seats else seats[0] if seats else None
    async with room.lock:
        played = await house.live(room)
        return room.log(played, eyes, language_of(lang, request), start, start + LOG_PAGE)


@get("/api/games/{game:str}/at/{n:int}", summary="The view after order n", media_type=JSON)
async def show_moment(
    request: Call,
    game: str,
    n: int,
    house: House,
    token: Token = None,
    lang: str | None = None,
    seat: str | None = None,
) -> Response[bytes]:
    room = await house.room(game)
    seats = await _seats(request, house, room, token)
    eyes = seat if seat in seats else seats[0] if seats else None
    async with room.lock:
        data = room.view_at(await house.live(room), eyes, language_of(lang, request), n)
    return Response(data, media_type=JSON)


@post("/api/games/{game:str}/branch", summary="A new game of analysis from order n on")
async def branch(request: Call, game: str, data: Branch, house: House, rates: Rates, token: Token = None) -> Created:
    if not rates.new_games.take(address(request.scope)):
        raise TooOften("too-many-games")
    room = await house.room(game)
    seats = await _seats(request, house, room, token)
    async with room.lock:
        played = await house.live(room)
        if played.result is None and not _all_mine(room, seats):
            raise Forbidden("branch-later")
        played.moment(data.n)
        rows = await house.store.rows_after(game, -1)
    saved = Journal(room.header)
    saved.entries = [entry for row in rows for entry in read_lines(row.lines)]
    header = msgspec.structs.replace(room.header, mode="analysis")
    entries = list(saved.orders())[: data.n]
    who = await _who(request, house)
    takers = dict.fromkeys(room.order_of_seats, "me")
    made, tokens = await house.add_game(header, entries, takers, account=who.account, name=who.name, parent=game)
    links = {seat: f"/#/games/{made}/{secret}" for seat, secret in tokens.items()}
    return Created(made, tokens, links, header.commitment)


async def _room_of_my_seat(request: Call, house: House, game: str, seat: str, token: str | None) -> Room:
    room = await house.room(game)
    if seat not in await _seats(request, house, room, token):
        raise Forbidden("not-yours")
    return room


@get("/api/games/{game:str}/seats/{seat:str}/wish", summary="How a seat is told now")
async def show_wish(request: Call, game: str, seat: str, house: House, token: Token = None) -> Response[Wish]:
    row = (await _room_of_my_seat(request, house, game, seat, token)).seats[seat]
    found = Wish(email=row.email, webhook=row.webhook, lang=row.language, name=row.name or None)
    return Response(found, headers={"cache-control": "no-store"})


@put("/api/games/{game:str}/seats/{seat:str}/wish", summary="How a seat wants to be told", status_code=204)
async def wish(request: Call, game: str, seat: str, data: Wish, house: House, token: Token = None) -> None:
    room = await _room_of_my_seat(request, house, game, seat, token)
    house.post.check(data.email, data.webhook)
    values: dict[str, Any] = {
        "email": data.email or None,
        "webhook": data.webhook or None,
        "language": texts.known_language(data.lang),
    }
    if data.name is not None:
        values["name"] = data.name[:40]
    await house.change_seat(room, seat, **values)


@post("/api/games/{game:str}/claim", summary="Bind the seats of a link to my account", status_code=204)
async def claim(request: Call, game: str, house: House, token: Token = None) -> None:
    who = await _who(request, house)
    if who.account is None:
        raise Forbidden("log-in-first")
    room = await house.room(game)
    seats = room.seats_for(_token(request, token), None)
    if not seats:
        raise Forbidden("no-seat")
    for seat in seats:
        await house.change_seat(room, seat, account=who.account, name=who.name, kind="person")


# journals and dice


@get("/api/games/{game:str}/journal", summary="The journal file", media_type="application/x-ndjson")
async def journal(request: Call, game: str, house: House, token: Token = None) -> Response[bytes]:
    room = await house.room(game)
    seats = await _seats(request, house, room, token)
    async with room.lock:
        played = await house.live(room)
        over = played.result is not None
        if not seats and not over:
            raise Forbidden("journal-later")
        by_mail = any(row.kind == "mail" for row in room.seats.values())
        full = over or by_mail or _all_mine(room, seats)
        rows = [row for row in await house.store.rows_after(game, -1) if row.seq <= room.seq]
        data = journal_text(played, rows, seats=None if full else seats)
    name = f"{room.header.title}-{game}.grog"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(data, media_type="application/x-ndjson", headers=headers)


async def upload(
    request: Call,
    house: House,
    rates: Rates,
    token: Token = None,
    tokens: Annotated[str, Parameter(description="Secrets, by commas.")] = "",
    seat: str | None = None,
    lang: str | None = None,
) -> dict[str, Any]:
    """The body is the file. `seat`: whose orders I give, if the game is new here; else all are mine."""
    if not rates.new_games.take(address(request.scope)):
        raise TooOften("too-many-files")
    who = await _who(request, house)
    return await mail.receive(
        house,
        await request.body(),
        tokens=[each for each in (_token(request, token), *tokens.split(",")[:200]) if each],
        account=who.account,
        seat=seat,
        language=language_of(lang, request),
    )


@get("/api/games/{game:str}/proof", summary="After the end: the seed and every roll")
async def proof(game: str, house: House) -> Proof:
    room = await house.room(game)
    async with room.lock:
        over = (await house.live(room)).result is not None
    if not over:
        raise Forbidden("dice-later")
    saved = Journal(room.header)
    rows = await house.store.rows_after(game, -1)
    saved.entries = [entry for row in rows for entry in read_lines(row.lines)]
    return await asyncio.to_thread(prove, saved, game)


# accounts


def _session_cookie(settings: Settings, secret: str) -> Cookie:
    return Cookie(
        key=cookie_name(settings),
        value=secret,
        max_age=int(SESSION_SECONDS) if secret else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


async def _logged_in(house: House, account: str, name: str) -> Response[Me]:
    secret = await accounts.begin_session(house.store, account)
    me = _me(house, Visitor(account, name))
    return Response(me, cookies=[_session_cookie(house.settings, secret)], headers={"cache-control": "no-store"})


def _me(house: House, who: Visitor) -> Me:
    settings = house.settings
    hosts = list(settings.webhook_hosts)
    return Me(who.account, who.name, settings.local, bool(settings.smtp_url), hosts, list(BOTS))


@get("/api/me", summary="Who I am here")
async def me(request: Call, house: House) -> Me:
    return _me(house, await _who(request, house))


@post("/api/accounts", summary="A new account")
async def create_account(request: Call, data: Login, house: House, rates: Rates) -> Response[Me]:
    if not rates.logins.take(address(request.scope)):
        raise TooOften("too-many-tries")
    account = await accounts.create(house.store, data.name, data.password)
    return await _logged_in(house, account, data.name.strip())


@post("/api/login", summary="Log in", status_code=200)
async def login(request: Call, data: Login, house: House, rates: Rates) -> Response[Me]:
    if not rates.logins.take(address(request.scope)):
        raise TooOften("too-many-tries")
    account = await accounts.check(house.store, data.name, data.password)
    return await _logged_in(house, account, data.name.strip())


@post("/api/logout", summary="Log out", status_code=204)
async def logout(request: Call, house: House) -> Response[None]:
    cookie = request.cookies.get(cookie_name(house.settings))
    if cookie:
        await house.store.end_session(token_hash(cookie))
    return Response(None, cookies=[_session_cookie(house.settings, "")])


@get("/enter", include_in_schema=False)
async def enter(house: House, key: str = "", title: str = "") -> Response[Any]:
    """The door for the one person of a local server; it may lead straight to a title."""
    if not house.settings.local or not hmac.compare_digest(key.encode(), house.settings.owner_key.encode()):
        raise Forbidden("wrong-key")
    secret = await accounts.begin_session(house.store, await accounts.owner(house.store))
    page = f"/#/titles/{quote(title, safe='')}" if title else "/"
    return Redirect(page, cookies=[_session_cookie(house.settings, secret)], headers={"cache-control": "no-store"})


@get("/api/health", summary="Is the server well?")
async def health(house: House) -> dict[str, Any]:
    return {"ok": True, "games": len(house.rooms), "live": sum(room.game is not None for room in house.rooms.values())}


# play


@websocket("/ws/games/{game:str}")
async def play(socket: WebSocket[Any, Any, Any], game: str, door: Doorkeeper) -> None:
    await door.welcome(socket, game)


# the client

BARE = b"""<!doctype html><meta charset=utf-8><title>Grognard</title>
<p>The server is running, but the browser client was not built into this installation.
See <a href="/api/schema">the API</a>.</p>"""


@get(["/", "/{path:path}"], include_in_schema=False, opt=PACKED)
async def client(request: Call, house: House, path: str = "") -> Response[bytes]:
    found = house.client.get(path)
    if found is not None:
        return found.answer(request, FOR_EVER if path.startswith("/assets/") else ASK_AGAIN)
    page = house.client.get("index.html")
    return Response(BARE, media_type="text/html") if page is None else page.answer(request, ASK_AGAIN)


HANDLERS: list[Any] = [
    list_titles,
    title_portrait,
    title_rules,
    title_map,
    create_game,
    list_games,
    show_game,
    show_log,
    show_moment,
    branch,
    show_wish,
    wish,
    claim,
    journal,
    proof,
    create_account,
    login,
    logout,
    me,
    enter,
    health,
    play,
    client,
]
