"""How people stand at a table: what is on offer, how much time is left, how the game has ended in words."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.core.errors import UnknownTitle
from grognard.core.event import Event
from grognard.core.frame import side_of
from grognard.core.game import Game
from grognard.core.journal import Offer
from grognard.core.scene import Score, scenery
from grognard.core.wording import Wording
from grognard.table import wire

if TYPE_CHECKING:
    from grognard.table.room import Room


def needed(room: Room, game: Game, offer: Offer) -> tuple[str, ...]:
    """Who must agree: all people, or (to resign) those who share a side."""
    people = room.free(room.seats)
    if offer.key != "resign":
        return people
    side = side_of(game.position, offer.seat)
    return tuple(seat for seat in people if side_of(game.position, seat) == side)


def time_left(room: Room, now: float) -> dict[str, float]:
    """Seconds; nothing if the game has no clock."""
    if room.clock is None:
        return {}
    return room.clock.left(room.free(room.seats), room.moments, room.row.started, now)


def shown(room: Room, game: Game, offers: tuple[Offer, ...], wording: Wording) -> dict[str, Any]:
    """What a view says of the people at the table."""
    return {
        "label": room.row.label,
        "clock": _clock(room, time.time()),
        "offers": [_offer(room, game, offer) for offer in offers],
        "ending": ending(game, wording),
    }


def _clock(room: Room, now: float) -> wire.ClockState | None:
    if room.clock is None:
        return None
    left = {seat: round(seconds, 1) for seat, seconds in time_left(room, now).items()}
    fields = msgspec.structs.asdict(room.clock)
    return wire.ClockState(**fields, running=room.row.started is not None, left=left, at=now)


def _offer(room: Room, game: Game, offer: Offer) -> wire.OfferState:
    missing = [seat for seat in needed(room, game, offer) if seat not in offer.agreed]
    return wire.OfferState(**msgspec.structs.asdict(offer), needed=missing)


def ending(game: Game, wording: Wording) -> wire.Ending | None:
    """How a game has ended, in words."""
    result, ended = game.result, game.ending
    if result is None:
        return None
    told = wording.event(Event("game-over", (), {"winners": [result.winner] if result.winner else []}))
    if ended is not None:
        why = wording.event(Event(f"ended-{ended.end}", (), {"seat": ended.seat}))
        told = why if ended.end == "draw" else f"{why} {told}"
    return wire.Ending(
        kind="rule" if ended is None else ended.end,
        seat=None if ended is None else ended.seat,
        winner=result.winner,
        rule=result.rule,
        text=told,
        score=_score(game, wording),
    )


def _score(game: Game, wording: Wording) -> tuple[Score, ...]:
    """What counted, as the title shows it."""
    try:
        found = scenery(game.title).scene(game.position, wording).result
    except UnknownTitle:
        found = None
    return () if found is None else found.score
