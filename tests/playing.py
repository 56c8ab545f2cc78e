"""Play at random, for the tests of any title."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TypeVar

from grognard.core.frame import Ask, answer, settle
from grognard.core.game import Game
from grognard.core.order import Order
from grognard.core.position import Position

P = TypeVar("P", bound=Position)


def pick(rng: random.Random, asks: tuple[Ask, ...]) -> tuple[str, Order]:
    """An order at random, by any of the seats that are asked."""
    ask = rng.choice(asks)
    return ask.seat, rng.choice(ask.orders)


def play_on(game: Game, rng: random.Random, orders: int) -> Game:
    """Play some orders at random, or to the end."""
    for _ in range(orders):
        if not game.asks:
            break
        seat, order = pick(rng, game.asks)
        game.play(order, seat)
    return game


def play_out(pos: P, rng: random.Random) -> Iterator[tuple[P, tuple[Ask, ...]]]:
    """Every decision of a random game from here to the end; the last one asks nobody."""
    asks = settle(pos)
    while asks:
        yield pos, asks
        seat, order = pick(rng, asks)
        asks = answer(pos, asks, order, seat)
    yield pos, asks


def shown(game: Game, seat: str, pos: Position) -> bytes:
    """What a seat would be shown if this were the position."""
    real, asks = game.position, game.asks
    try:
        game.position, game.asks = pos, settle(pos)
        return game.view(seat).json()
    finally:
        game.position, game.asks = real, asks
