"""The HTTP side: titles, games, journals, accounts. `/api/schema` describes it (OpenAPI)."""

from __future__ import annotations

import asyncio
import hmac
from html import escape
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from litestar import Response, WebSocket, get, post, put, websocket
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Redirect

from grognard.core import text as texts
from grognard.core.case_writing import write_case
from grognard.core.journal import Journal
from grognard.core.lobby import TitleCard
from grognard.core.proof import Proof, prove
from grognard.core.title import title_keys
from grognard.table import accounts, lobby, mail, picture, sweep, wire
from grognard.table.asking import Call, Token, language_of, room_of_my_seat, seats_of, token_of, who_asks
from grognard.table.clock import Clock
from grognard.table.guard import SESSION_SECONDS, Visitor, address, cookie_name
from grognard.table.house import House
from grognard.table.lobby import LABEL
from grognard.table.names import clean, key_of
from grognard.table.opening import add_game, new_game
from grognard.table.room import journal_text, read_lines, token_hash
from grognard.table.seating import Forbidden, link_of, nobody_else
from grognard.table.settings import Settings
from grognard.table.sheets import ASK_AGAIN, FOR_EVER
from grognard.table.socket import Doorkeeper
from grognard.table.store import Unknown
from grognard.table.words import TableError, TooOften, say

JSON = "application/json"
LOG_PAGE = 200
PACKED = {"packed": True}
"""Marks answers that need no more compression."""


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
    label: str = ""
    open: bool = False
    """Anybody may take the seats that are given away."""
    clock: Clock | None = None


class Created(msgspec.Struct):
    """A new game: the secret of each seat that a person takes, and the links to hand out."""

    game: str
    seats: dict[str, str]
    links: dict[str, str]
    commitment: str


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


# titles


@get("/api/titles", summary="The titles")
async def list_titles(request: Call, lang: str | None = None) -> list[TitleCard]:
    language = language_of(lang, request)
    return [await asyncio.to_thread(picture.lobby_card, key, language) for key in title_keys()]


@get("/api/titles/{key:str}", summary="How a title looks (Look)", media_type=JSON, opt=PACKED)
async def title_portrait(request: Call, key: str, house: House, lang: str | None = None) -> Response[bytes]:
    return (await house.gallery.portrait(key, language_of(lang, request))).answer(request, ASK_AGAIN)


@get("/api/titles/{key:str}/look/{file:str}", summary="The same, or a sheet of it, for ever", opt=PACKED)
async def title_look(request: Call, key: str, file: str, house: House) -> Response[bytes]:
    return (await house.gallery.look(key, file)).answer(request, FOR_EVER)


@get("/api/titles/{key:str}/rules", summary="The rules of a title", media_type=JSON, opt=PACKED)
async def title_rules(request: Call, key: str, house: House, lang: str | None = None) -> Response[bytes]:
    return (await house.gallery.rules(key, language_of(lang, request))).answer(request, ASK_AGAIN)


@get("/api/titles/{key:str}/map/{file:str}", summary="An image of the map, or of the lobby", opt=PACKED)
async def title_map(request: Call, key: str, file: str, house: House) -> Response[bytes]:
    lasts = ASK_AGAIN if file in map(picture.cover_file, texts.LANGUAGES) else FOR_EVER
    return (await house.gallery.picture(key, file)).answer(request, lasts)


# games


def _new_games(request: Call, house: House, who: Visitor, refusal: str) -> None:
    """Not too many from one address, nor by one account."""
    rate = house.rates.new_games
    if not rate.take(address(request.scope)) or (who.account is not None and not rate.take(f"account {who.account}")):
        raise TooOften(refusal)


@post("/api/games", summary="A new game")
async def create_game(request: Call, data: NewGame, house: House) -> Created:
    who = await who_asks(request, house)
    _new_games(request, house, who, "too-many-games")
    shared = any(taker in ("link", "mail") for taker in data.seats.values())
    mode = data.mode or ("people" if shared else "analysis")
    if data.seed is not None and (shared or mode == "people"):
        raise TableError("seed-not-yours")
    game, tokens = await new_game(
        house,
        data.title,
        data.scenario,
        data.options,
        data.seats,
        mode,
        seed=data.seed,
        account=who.account,
        name=who.name or clean(data.name),
        label=clean(data.label, LABEL),
        listed=data.open,
        clock=data.clock,
    )
    room = await house.room(game)
    links = {seat: link_of(game, token) for seat, token in tokens.items()}
    return Created(game, tokens, links, room.header.commitment)


@get("/api/games/{game:str}", summary="The view of a game, as the socket gives it", media_type=JSON)
async def show_game(
    request: Call, game: str, house: House, token: Token = None, lang: str | None = None
) -> Response[bytes]:
    room = await house.room(game)
    seats = await seats_of(request, house, room, token)
    async with room.lock:
        live = await house.live(room)
        data = room.view_for(live, seats, language_of(lang, request), token_of(request, token))
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
) -> wire.LogPage:
    room = await house.room(game)
    seats = await seats_of(request, house, room, token)
    eyes = seat if seat in seats else seats[0] if seats else None
    async with room.lock:
        played = await house.live(room)
        return room.log(played, eyes, language_of(lang, request), start, start + LOG_PAGE)


@get("/api/games/{game:str}/at/{n:int}", summary="What was to be seen after order n")
async def show_moment(
    request: Call,
    game: str,
    n: int,
    house: House,
    token: Token = None,
    lang: str | None = None,
    seat: str | None = None,
) -> wire.Moment:
    room = await house.room(game)
    seats = await seats_of(request, house, room, token)
    eyes = seat if seat in seats else seats[0] if seats else None
    async with room.lock:
        return room.moment(await house.live(room), eyes, language_of(lang, request), n)


@get("/api/games/{game:str}/recent", summary="What mattered most in the last turn of the others")
async def show_recent(
    request: Call, game: str, seat: str, house: House, token: Token = None, lang: str | None = None
) -> wire.Recent:
    room = await room_of_my_seat(request, house, game, seat, token)
    return await house.historian.recent(room, seat, language_of(lang, request))


@get("/api/games/{game:str}/review", summary="A game that is over, looked back on")
async def show_review(request: Call, game: str, house: House, lang: str | None = None) -> wire.Review:
    """Its curve, where it turned, what the dice did and what was lost. It tells what was hidden."""
    await who_asks(request, house)
    room = await house.room(game)
    async with room.lock:
        if (await house.live(room)).result is None:
            raise Forbidden("review-later")
    return await house.historian.review(room, language_of(lang, request))


@post("/api/games/{game:str}/branch", summary="A new game of analysis from order n on")
async def branch(request: Call, game: str, data: Branch, house: House, token: Token = None) -> Created:
    who = await who_asks(request, house)
    _new_games(request, house, who, "too-many-games")
    room = await house.room(game)
    seats = room.seats_for(token_of(request, token), who.account)
    async with room.lock:
        played = await house.live(room)
        if played.result is None and not nobody_else(room, seats):
            raise Forbidden("branch-later")
        played.moment(data.n)
        rows = await house.store.rows_after(game, -1)
    saved = Journal(room.header)
    saved.entries = [entry for row in rows for entry in read_lines(row.lines)]
    header = msgspec.structs.replace(room.header, mode="analysis")
    entries = list(saved.orders())[: data.n]
    takers = dict.fromkeys(room.order_of_seats, "me")
    made, tokens = await add_game(house, header, entries, takers, account=who.account, name=who.name, parent=game)
    links = {seat: link_of(made, secret) for seat, secret in tokens.items()}
    return Created(made, tokens, links, header.commitment)


@get("/api/games/{game:str}/seats/{seat:str}/wish", summary="How a seat is told now")
async def show_wish(request: Call, game: str, seat: str, house: House, token: Token = None) -> Response[Wish]:
    row = (await room_of_my_seat(request, house, game, seat, token)).seats[seat]
    found = Wish(email=row.email, webhook=row.webhook, lang=row.language, name=row.name or None)
    return Response(found, headers={"cache-control": "no-store"})


@put("/api/games/{game:str}/seats/{seat:str}/wish", summary="How a seat wants to be told", status_code=204)
async def wish(request: Call, game: str, seat: str, data: Wish, house: House, token: Token = None) -> None:
    room = await room_of_my_seat(request, house, game, seat, token)
    house.post.check(data.email, data.webhook)
    values: dict[str, Any] = {
        "email": data.email or None,
        "webhook": data.webhook or None,
        "language": texts.known_language(data.lang),
    }
    if data.name is not None:
        values["name"] = clean(data.name)
    await house.change_seat(room, seat, **values)


# journals and dice


@get("/api/games/{game:str}/journal", summary="The journal file", media_type="application/x-ndjson")
async def journal(request: Call, game: str, house: House, token: Token = None) -> Response[bytes]:
    room = await house.room(game)
    seats = await seats_of(request, house, room, token)
    async with room.lock:
        played = await house.live(room)
        over = played.result is not None
        if not seats and not over:
            raise Forbidden("journal-later")
        by_mail = any(row.kind == "mail" for row in room.seats.values())
        full = over or by_mail or nobody_else(room, seats)
        rows = [row for row in await house.store.rows_after(game, -1) if row.seq <= room.seq]
        data = journal_text(played, rows, seats=None if full else seats)
    name = f"{room.header.title}-{game}.grog"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(data, media_type="application/x-ndjson", headers=headers)


@get("/api/games/{game:str}/case", summary="A moment of the game as a case: a bug report", media_type="text/plain")
async def case(
    request: Call,
    game: str,
    house: House,
    token: Token = None,
    at: Annotated[int | None, Parameter(ge=0, description="After this order; else before the last ones.")] = None,
    orders: Annotated[int, Parameter(ge=0, le=50, description="How many of the orders that follow.")] = 5,
) -> Response[str]:
    """It holds everything that is hidden, and the seed: for games that are over, or where nobody else plays."""
    room = await house.room(game)
    seats = await seats_of(request, house, room, token)
    async with room.lock:
        played = await house.live(room)
        if played.result is None and not nobody_else(room, seats):
            raise Forbidden("case-later")
        count = len(played.orders)
        first = max(0, count - max(orders, 1)) if at is None else min(at, count)
        text = await asyncio.to_thread(write_case, played, first, orders)
    name = f"{room.header.title}-{game}-{first}.case"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="text/plain", headers=headers)


async def upload(
    request: Call,
    house: House,
    token: Token = None,
    tokens: Annotated[str, Parameter(description="Secrets, by commas.")] = "",
    seat: str | None = None,
    lang: str | None = None,
) -> wire.Taken:
    """The body is the file. `seat`: whose orders I give, if the game is new here; else all are mine."""
    who = await who_asks(request, house)
    _new_games(request, house, who, "too-many-files")
    taken = await mail.receive(
        house,
        await request.body(),
        tokens=[each for each in (token_of(request, token), *tokens.split(",")[:200]) if each],
        account=who.account,
        seat=seat,
        language=language_of(lang, request),
    )
    return msgspec.convert(taken, wire.Taken)


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
    return Me(who.account, who.name, settings.local, bool(settings.smtp_url), hosts, list(house.bots))


@get("/api/me", summary="Who I am here")
async def me(request: Call, house: House) -> Me:
    return _me(house, await who_asks(request, house))


@post("/api/accounts", summary="A new account")
async def create_account(request: Call, data: Login, house: House) -> Response[Me]:
    if not house.rates.logins.take(address(request.scope)):
        raise TooOften("too-many-tries")
    return await _logged_in(house, *await accounts.create(house.store, data.name, data.password))


@post("/api/login", summary="Log in", status_code=200)
async def login(request: Call, data: Login, house: House) -> Response[Me]:
    """Not too many tries from one address, nor at one name from many."""
    rates = house.rates
    if not rates.logins.take(address(request.scope)) or not rates.passwords.take(key_of(data.name)):
        raise TooOften("too-many-tries")
    return await _logged_in(house, *await accounts.check(house.store, data.name, data.password))


@post("/api/logout", summary="Log out", status_code=204)
async def logout(request: Call, house: House) -> Response[None]:
    cookie = request.cookies.get(cookie_name(house.settings))
    if cookie:
        session = token_hash(cookie)
        await accounts.end_session(house.store, session)
        await house.log_out(session)
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
async def health(house: House) -> Response[dict[str, Any]]:
    found = await sweep.health(house)
    return Response(found, status_code=200 if found["ok"] else 503, headers={"cache-control": "no-store"})


# play


@websocket("/ws/games/{game:str}")
async def play(socket: WebSocket[Any, Any, Any], game: str, door: Doorkeeper) -> None:
    await door.welcome(socket, game)


# the client

BARE = """<!doctype html><meta charset=utf-8><title>Grognard</title>
<p>{why}</p><pre>{what}</pre><p>{where}</p>"""
BUILD = "make client\npip install ."


@get(["/", "/{path:path}"], include_in_schema=False, opt=PACKED)
async def client(request: Call, house: House, path: str = "") -> Response[bytes]:
    if path.startswith(("/api/", "/ws/")):
        raise Unknown("no-such-thing")
    found = house.client.get(path)
    if found is not None:
        return found.answer(request, FOR_EVER if path.startswith("/assets/") else ASK_AGAIN)
    page = house.client.get("index.html")
    return _bare(language_of(None, request)) if page is None else page.answer(request, ASK_AGAIN)


def _bare(language: str) -> Response[bytes]:
    """What there is to see, and what to run, if the page was not built into this installation."""
    where = say(language, "bare-where", folder=str(Path(__file__).parents[3]))
    page = BARE.format(why=say(language, "bare-why"), what=BUILD, where=escape(where))
    return Response(page.encode(), media_type="text/html; charset=utf-8", status_code=503)


HANDLERS: list[Any] = [
    list_titles,
    title_portrait,
    title_look,
    title_rules,
    title_map,
    create_game,
    *lobby.HANDLERS,
    show_game,
    show_log,
    show_moment,
    show_recent,
    show_review,
    branch,
    show_wish,
    wish,
    journal,
    case,
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
