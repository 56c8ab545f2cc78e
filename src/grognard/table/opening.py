"""New games: who takes which seat, and what is on the table before the first order."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

import msgspec

import grognard
from grognard.core.dice import commitment, fresh_seed
from grognard.core.errors import UnknownTitle
from grognard.core.journal import MODES, Entry, Header
from grognard.core.title import load_title
from grognard.table.clock import Clock
from grognard.table.picture import encode
from grognard.table.played import Played, played_so_far
from grognard.table.room import follow, open_game, token_hash, write_lines
from grognard.table.store import EntryRow, GameRow, SeatRow
from grognard.table.words import TableError

if TYPE_CHECKING:
    from grognard.table.house import House

HUMAN = ("me", "link", "mail")


class GameShelf(msgspec.Struct, frozen=True):
    """What a game is besides its journal: its name, whether anybody may join, its clock."""

    label: str = ""
    listed: bool = False
    clock: Clock | None = None


async def new_game(
    house: House,
    title: str,
    scenario: str | None,
    options: dict[str, str],
    seating: dict[str, str],
    mode: str,
    *,
    seed: str | None = None,
    account: str | None = None,
    name: str = "",
    label: str = "",
    listed: bool = False,
    clock: Clock | None = None,
) -> tuple[str, dict[str, str]]:
    """A new game; returns its id, the secret of my seats and the invitation of those that are given away."""
    loaded = load_title(title)
    chosen = scenario or loaded.meta.scenarios[0]
    options = loaded.meta.fill(chosen, options)
    loaded.check(chosen, options)
    if mode not in MODES:
        raise UnknownTitle(f"a game is one of: {', '.join(MODES)}")
    seats = loaded.seats(options)
    for seat, who in seating.items():
        if seat not in seats:
            raise UnknownTitle(f"there is no seat {seat!r}; the seats are: {', '.join(seats)}")
        if who not in (*HUMAN, *house.bots):
            raise UnknownTitle(f"a seat is taken by one of: {', '.join((*HUMAN, *house.bots))}")
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
    given = set(takers.values())
    if {"link", "mail"} <= given:
        raise TableError("link-or-mail")
    if given & {"link", "mail"} and mode != "people":
        raise TableError("people-only")
    if clock is not None:
        clock.check()
        if "mail" in given:
            raise TableError("no-clock-by-mail")
    shelf = GameShelf(label=label, listed=listed and "link" in given, clock=clock)
    return await add_game(house, header, [], takers, account=account, name=name, shelf=shelf)


async def add_game(
    house: House,
    header: Header,
    entries: list[Entry],
    takers: dict[str, str],
    *,
    account: str | None = None,
    name: str = "",
    parent: str | None = None,
    shelf: GameShelf | None = None,
    played: Played | None = None,
) -> tuple[str, dict[str, str]]:
    """Put a game on the table, with the orders that it has so far (`played`: how it stands after them)."""
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
            row = msgspec.structs.replace(row, token=token_hash(tokens[seat]), link=True)
        chairs.append(row)
    if played is None:
        game = open_game(header)
        for _ in follow(game, entries):
            pass
        played = played_so_far(game)
    now, shelf = time.time(), shelf or GameShelf()
    first = EntryRow(identity, 0, write_lines(entries), played.n, played.waiting, now, played.turn)
    listed = GameRow(
        identity,
        encode(header).decode(),
        now,
        played.result,
        parent,
        shelf.label,
        shelf.listed,
        None if shelf.clock is None else encode(shelf.clock).decode(),
        now if "link" not in takers.values() else None,
    )
    await house.store.add_game(listed, header.commitment, chairs, first)
    if any(takers.get(seat) in house.bots for seat in played.waiting.split()):
        room = await house.room(identity)
        house.wake_bots(room)
    return identity, tokens
