"""Play by mail without a server: a game travels as its journal file. What comes back is compared, line for line.

A file from a friend adds what the friend's seats have done. Nobody gives orders in somebody else's name, or takes back
somebody else's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from grognard.core import journal as journals
from grognard.core.dice import commitment
from grognard.core.errors import BrokenFile, UnknownTitle
from grognard.core.journal import Entry, Header, Journal, Offer, standing_offers
from grognard.core.signature import BadSignature, Signed, fingerprint, signatures
from grognard.core.title import load_title
from grognard.table.checker import BadFile, lines_of
from grognard.table.house import House
from grognard.table.opening import add_game
from grognard.table.room import Room, read_lines
from grognard.table.words import say

FIELDS = ("title", "scenario", "options", "mode", "seed")


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
        saved, signed = await asyncio.to_thread(_read, data)
    except BrokenFile as error:
        raise BadFile("broken", text=str(error)) from None
    except BadSignature as error:
        raise BadFile("bad-signature", line=error.line) from None
    header = saved.header
    if header.seed is None:
        raise BadFile("no-dice")
    if commitment(header.seed) != header.commitment:
        raise BadFile("wrong-dice")
    for row in await house.store.games_of(header.commitment):
        room = await house.room(row.id)
        if row.parent is None and any(room.seats_for(token, account) for token in (None, *tokens)):
            return await _compare(house, room, data, saved, signed, language)
    return await _import(house, data, saved, signed, seat, account, language)


def _read(data: bytes) -> tuple[Journal, dict[str, Signed]]:
    saved = journals.parse(data, "file")
    return saved, {each.seat: each for each in signatures(saved)}


async def _compare(
    house: House, room: Room, data: bytes, saved: Journal, signed: dict[str, Signed], language: str
) -> dict[str, Any]:
    """A file of a game that we have."""
    _same_header(room.header, saved.header)
    ours, theirs = await _ours(house, room), lines_of(saved)
    same = _common(ours, theirs)
    if same == len(theirs):
        found = "same" if same == len(ours) else "older"
        message = say(language, found, n=_standing(theirs))
        return {"game": room.id, "status": found, "message": message, "added": 0}
    if same < len(ours):
        raise _fork(ours, theirs, same)
    if not any(row.kind == "mail" for row in room.seats.values()):
        raise BadFile("not-by-mail")
    away = {seat for seat, row in room.seats.items() if row.kind == "mail"}
    fresh = theirs[same:]
    _check_authors(room, ours, fresh, away)
    _check_signed(fresh, away, signed)
    played = await house.checker.check(data)
    async with room.lock:
        await house.live(room)
        if await _ours(house, room) != ours:
            raise BadFile("stale")
        await house.keep_checked(room, list(fresh), played)
    count = sum(1 for entry in fresh if entry.is_play)
    return {
        "game": room.id,
        "status": "continued",
        "message": say(language, "continued", n=count),
        "added": count,
    }


async def _ours(house: House, room: Room) -> list[Entry]:
    return [entry for row in await house.store.rows_after(room.id, -1) for entry in read_lines(row.lines)]


def _check_authors(room: Room, ours: Sequence[Entry], fresh: Sequence[Entry], away: set[str]) -> None:
    """What is new in a file is by those who play elsewhere, and touches nothing of ours."""
    standing: list[str] = []
    offers: tuple[Offer, ...] = ()
    for number, entry in enumerate([*ours, *fresh], 2):
        if number >= len(ours) + 2:
            if entry.seat and entry.seat not in away:
                raise BadFile("not-their-orders", seat=entry.seat, line=number)
            if entry.undo and any(seat not in away for seat in standing[-entry.undo :]):
                raise BadFile("not-their-undo", line=number)
            if entry.end == "draw" and not _all_offered(room, offers, away):
                raise BadFile("no-such-draw", line=number)
            if entry.agreed or entry.end == "time" or entry.offer == "takeback":
                raise BadFile("not-by-mail-this", line=number)
        offers = standing_offers(offers, entry)
        if entry.undo:
            del standing[-entry.undo :]
        elif entry.order:
            standing.append(entry.seat)


def _all_offered(room: Room, offers: tuple[Offer, ...], away: set[str]) -> bool:
    agreed = {seat for offer in offers if offer.key == "draw" for seat in offer.agreed}
    return all(seat in agreed for seat in room.free(room.seats) if seat not in away)


def _check_signed(fresh: Sequence[Entry], away: set[str], signed: dict[str, Signed]) -> None:
    """A seat that has signed before goes on signing."""
    for seat in sorted(away):
        if seat in signed and signed[seat].key and signed[seat].unsigned:
            raise BadFile("unsigned", seat=seat)
    plays = [number for number, entry in enumerate(fresh) if entry.is_play]
    signs = [number for number, entry in enumerate(fresh) if entry.sig]
    if plays and any(each.key for seat, each in signed.items() if seat in away) and plays[-1] > max(signs, default=-1):
        raise BadFile("unsigned", seat=", ".join(sorted(away)))


async def _import(
    house: House,
    data: bytes,
    saved: Journal,
    signed: dict[str, Signed],
    seat: str | None,
    account: str | None,
    language: str,
) -> dict[str, Any]:
    """A file of a game that is new here."""
    header = saved.header
    try:
        title = load_title(header.title)
        title.check(header.scenario, header.options)
    except UnknownTitle as error:
        raise BadFile("tampered", text=str(error)) from None
    seats = title.seats(header.options)
    if seat is not None and seat not in seats:
        raise UnknownTitle(f"there is no seat {seat!r}; the seats are: {', '.join(seats)}")
    warning = _check_mine(house, seat, signed, language)
    played = await house.checker.check(data)
    entries = lines_of(saved)
    takers = {each: "me" if seat in (None, each) else "mail" for each in seats}
    clean = msgspec.structs.replace(header, seats={})
    identity, tokens = await add_game(house, clean, entries, takers, account=account, played=played)
    return {
        "game": identity,
        "status": "imported",
        "message": say(language, "imported", n=played.n) + warning,
        "added": sum(1 for entry in entries if entry.is_play),
        "seats": tokens,
    }


def _check_mine(house: House, seat: str | None, signed: dict[str, Signed], language: str) -> str:
    """What was done in the name of a seat that is to be mine is signed by me, or there is a word of warning."""
    mine = signed.get(seat or "")
    if mine is None:
        return ""
    key = house.notary.key
    if mine.key and key is not None and mine.key != key.public:
        raise BadFile("not-your-key", seat=mine.seat, theirs=fingerprint(mine.key), ours=fingerprint(key.public))
    return f" {say(language, 'in-your-name', seat=mine.seat, n=mine.unsigned)}" if mine.unsigned else ""


def _same_header(ours: Header, theirs: Header) -> None:
    for field in FIELDS:
        mine, other = getattr(ours, field), getattr(theirs, field)
        if mine != other:
            raise BadFile("other-header", field=field, ours=str(mine), theirs=str(other))


def _common(ours: Sequence[Entry], theirs: Sequence[Entry]) -> int:
    """How many lines agree."""
    count = 0
    for mine, other in zip(ours, theirs, strict=False):
        if msgspec.structs.replace(mine, digest=None) != msgspec.structs.replace(other, digest=None):
            break
        count += 1
    return count


def _standing(entries: Sequence[Entry]) -> int:
    count = 0
    for entry in entries:
        count += -entry.undo if entry.undo else bool(entry.order)
    return count


def _fork(ours: Sequence[Entry], theirs: Sequence[Entry], at: int) -> BadFile:
    mine, other = ours[at], theirs[at]
    if other.undo and not mine.undo:
        return BadFile("forked-undo", line=at + 2, ours=mine.order)
    if mine.undo:
        return BadFile("forked-undone", n=_standing(ours[:at]))
    if not (mine.order and other.order):
        return BadFile("forked-line", line=at + 2)
    args = {"our-seat": mine.seat, "their-seat": other.seat}
    return BadFile("forked", n=mine.n, ours=mine.order, theirs=other.order, **args)
