"""Play by mail without a server: a game travels as its journal file. What comes back is compared, line for line."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from grognard.core import journal as journals
from grognard.core.dice import commitment
from grognard.core.errors import BadOrder, BrokenFile, DigestMismatch, GrognardError, UnknownTitle
from grognard.core.game import Game, replay
from grognard.core.journal import Entry, Header, Journal
from grognard.table.house import House, Refused
from grognard.table.room import Room, open_game, pad_of, read_lines
from grognard.table.words import TableError, say

FIELDS = ("title", "scenario", "options", "mode", "seed")
CHUNK = 50


class BadFile(TableError):
    """A file that is refused; the message says where it is wrong."""


async def receive(
    house: House,
    data: bytes,
    *,
    tokens: Sequence[str],
    account: str | None,
    seat: str | None,
    language: str,
) -> dict[str, Any]:
    """Take in a file: add its new orders to the game that we have, or make a new game of it."""
    try:
        saved = journals.parse(data, "file")
    except BrokenFile as error:
        raise BadFile("broken", text=str(error)) from None
    header = saved.header
    if header.seed is None:
        raise BadFile("no-dice")
    if commitment(header.seed) != header.commitment:
        raise BadFile("wrong-dice")
    for row in await house.store.games_of(header.commitment):
        room = await house.room(row.id)
        held = {seat for token in (None, *tokens) for seat in room.seats_for(token, account)}
        seats = tuple(seat for seat in room.order_of_seats if seat in held)
        if row.parent is None and seats:
            return await _compare(house, room, seats, saved, language)
    return await _import(house, saved, seat, account, language)


async def _compare(house: House, room: Room, seats: tuple[str, ...], saved: Journal, language: str) -> dict[str, Any]:
    _same_header(room.header, saved.header)
    async with room.lock:
        await house.live(room)
        rows = await house.store.rows_after(room.id, -1)
        ours = [entry for row in rows for entry in read_lines(row.lines)]
        theirs = _lines(saved)
        same = _common(ours, theirs)
        if same == len(theirs):
            found = "same" if same == len(ours) else "older"
            message = say(language, found, n=_standing(theirs))
            return {"game": room.id, "status": found, "message": message, "added": 0}
        if same < len(ours):
            raise _fork(ours, theirs, same)
        if not any(row.kind == "mail" for row in room.seats.values()):
            raise BadFile("not-by-mail")
        allowed = {seat for seat, row in room.seats.items() if row.kind == "mail" or seat in seats}
        fresh = theirs[same:]
        for entry in fresh:
            if entry.seat and entry.seat not in allowed:
                raise BadFile("not-their-orders", seat=entry.seat, n=entry.n)
        game = room.game
        assert game is not None
        try:
            await play_entries(game, fresh, same + 2)
            _check_seal(game, saved)
        except BaseException:
            room.drop()
            raise
        pad_of(game).fresh = list(fresh)
        try:
            await house.keep(room, game, 0 if any(entry.undo for entry in fresh) else None)
        except Refused as refused:
            raise refused.error from None
    message = say(language, "continued", n=len(fresh))
    return {"game": room.id, "status": "continued", "message": message, "added": len(fresh)}


async def _import(house: House, saved: Journal, seat: str | None, account: str | None, language: str) -> dict[str, Any]:
    header = saved.header
    try:
        game = open_game(header)
        game.title.check(header.scenario, header.options)
    except UnknownTitle as error:
        raise BadFile("tampered", text=str(error)) from None
    entries = _lines(saved)
    await play_entries(game, entries, 2)
    _check_seal(game, saved)
    if seat is not None and seat not in game.seats:
        raise UnknownTitle(f"there is no seat {seat!r}; the seats are: {', '.join(game.seats)}")
    takers = {each: "me" if seat in (None, each) else "mail" for each in game.seats}
    clean = msgspec.structs.replace(header, seats={})
    identity, tokens = await house.add_game(clean, entries, takers, account=account, game=game)
    message = say(language, "imported", n=len(game.orders))
    return {
        "game": identity,
        "status": "imported",
        "message": message,
        "added": len(entries),
        "seats": tokens,
    }


async def play_entries(game: Game, entries: Sequence[Entry], line: int) -> None:
    """Play what a file says, and refuse what nobody can have played. `line` is the first one's number."""
    for number, entry in enumerate(entries, line):
        if entry.undo:
            target = len(game.orders) - entry.undo
            if target < 0 or (game.journal.header.mode == "people" and target < game.barrier):
                raise BadFile("illegal-undo", line=number)
            game.rewind(target)
        else:
            one = Journal(game.journal.header)
            one.entries.append(entry)
            try:
                replay(game, one)
            except (DigestMismatch, BadOrder) as error:
                where = "" if isinstance(error, DigestMismatch) else f"order {entry.n}: "
                raise BadFile("tampered", text=f"{where}{error}") from None
            except GrognardError as error:
                raise BadFile("tampered", text=str(error)) from None
        if number % CHUNK == 0:
            await asyncio.sleep(0)
    pad_of(game).take()


def _lines(saved: Journal) -> list[Entry]:
    """What was played and taken back; seals are checked, not kept."""
    return [entry for entry in saved.entries if not entry.is_seal]


def _check_seal(game: Game, saved: Journal) -> None:
    """The digest at the end of a file finds a forged order that is legal: it leads to another position."""
    if saved.seals().get(len(game.orders), game.position.digest()) != game.position.digest():
        raise BadFile("forged", n=len(game.orders))


def _same_header(ours: Header, theirs: Header) -> None:
    for field in FIELDS:
        mine, other = getattr(ours, field), getattr(theirs, field)
        if mine != other:
            raise BadFile("other-header", field=field, ours=str(mine), theirs=str(other))


def _common(ours: Sequence[Entry], theirs: Sequence[Entry]) -> int:
    """How many lines agree."""
    count = 0
    for mine, other in zip(ours, theirs, strict=False):
        if (mine.n, mine.seat, mine.order, mine.undo) != (other.n, other.seat, other.order, other.undo):
            break
        count += 1
    return count


def _standing(entries: Sequence[Entry]) -> int:
    count = 0
    for entry in entries:
        count += -entry.undo if entry.undo else 1
    return count


def _fork(ours: Sequence[Entry], theirs: Sequence[Entry], at: int) -> BadFile:
    mine, other = ours[at], theirs[at]
    if other.undo and not mine.undo:
        return BadFile("forked-undo", line=at + 2, ours=mine.order)
    if mine.undo:
        return BadFile("forked-undone", n=_standing(ours[:at]))
    args = {"our-seat": mine.seat, "their-seat": other.seat}
    return BadFile("forked", n=mine.n, ours=mine.order, theirs=other.order, **args)
