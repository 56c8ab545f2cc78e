"""What was that? The orders of the others in their last player turn, by how much they changed the war."""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.event import Event
from grognard.core.frame import answer
from grognard.core.game import Game
from grognard.core.view import seen

MOST = 3
LONGEST = 600
"""How many orders back the last player turn of the others is looked for."""


class Blow(NamedTuple):
    """An order of somebody else: its number, by how much the seat stands better since, and what the seat was told."""

    n: int
    seat: str
    change: float
    events: tuple[Event, ...]


def blows(game: Game, seat: str, count: int = MOST) -> list[Blow]:
    """Those that mattered most, in the order in which they came. Only what the seat sees is weighed and told."""
    orders, title = game.orders, game.title
    first, last = _stretch(game, seat)
    position, asks = game.moment(first)
    side = title.side_of(position, seat)
    stood = title.standing(seen(title, position, seat), side)
    found = []
    for n in range(first + 1, last + 1):
        who, order = orders[n - 1]
        events: list[Event] = []
        position.table.events = events
        asks = answer(position, asks, order, who)
        stands = title.standing(seen(title, position, seat), side)
        told = tuple(event for event in events if event.is_for(seat))
        if stands != stood and told and who != seat:
            found.append(Blow(n, who, stands - stood, told))
        stood = stands
    found.sort(key=lambda blow: -abs(blow.change))
    return sorted(found[:count])


def _stretch(game: Game, seat: str) -> tuple[int, int]:
    """From which order to which the last player turn of the others goes; if they had none, that of their last order."""
    orders, title = game.orders, game.title
    begin = max(0, len(orders) - LONGEST)
    position, asks = game.moment(begin)
    side = title.side_of(position, seat)
    turns, theirs, any_turn = [], None, None
    for who, order in orders[begin:]:
        turn = title.player_turn(position)
        turns.append(turn)
        if who != seat:
            any_turn = turn
            if not title.on_turn(position, side):
                theirs = turn
        asks = answer(position, asks, order, who)
    wanted = any_turn if theirs is None else theirs
    places = [n for n, turn in enumerate(turns, begin) if turn == wanted]
    return (places[0], places[-1] + 1) if places else (begin, begin)
