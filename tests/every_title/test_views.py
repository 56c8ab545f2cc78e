"""Views leak nothing: what a seat may not know does not change a byte of what it is shown."""

from __future__ import annotations

import random

import msgspec
import pytest

from grognard.core.game import Game
from grognard.core.position import Position
from grognard.core.scene import scenery
from grognard.core.title import Title
from grognard.core.view import seen
from tests.every_title.games import TITLES, every_title, every_title_long, in_turn, is_shown, new_game, whole_scenarios
from tests.playing import pick, shown

AT_MOST = 4
"""So many twins of a position are compared."""


def drawn(game: Game, seat: str, pos: Position) -> bytes:
    """What a client draws of a position."""
    if not is_shown(game.title):
        return b""
    return msgspec.json.encode(scenery(game.title).scene(seen(game.title, pos, seat), game.wording))


def check_twins(game: Game, chance: random.Random) -> int:
    compared = 0
    for seat in game.seats:
        twins = list(game.title.twins(game.position, seat))
        if not twins:
            continue
        found = shown(game, seat, game.position.copy()), drawn(game, seat, game.position)
        assert game.view(seat).json() == found[0]
        for twin in chance.sample(twins, min(AT_MOST, len(twins))):
            compared += 1
            assert (shown(game, seat, twin), drawn(game, seat, twin)) == found, f"{seat} sees more than it may"
    return compared


def check_game(key: str, seed: int, orders: int, share: float) -> int:
    chance = random.Random(seed)
    game = new_game(key, seed, mode="people")
    compared = 0
    while game.asks and len(game.orders) < orders:
        if game.position.sealed or chance.random() < share:
            compared += check_twins(game, chance)
        seat, order = pick(chance, game.asks)
        game.play(order, seat)
    return compared


def has_secrets(key: str) -> bool:
    """Whether anything in a title's position is hidden from somebody, or picks are sealed."""
    title = TITLES[key]
    hidden = any(sight.name in ("hidden", "by piece") for sight, _ in title.position.sights.values())
    return hidden or type(title).twins is not Title.twins


@every_title
def test_twins_look_the_same(key: str) -> None:
    """With some options, or in some scenarios, there may be nothing to hide, but not in all of them.

    If two games have no secrets, those of the other scenarios are looked at until one has; a title without
    has no twins.
    """
    others = range(43, 41 + len(whole_scenarios(TITLES[key])))
    compared = sum([check_game(key, seed, 900, 0.04) for seed in (41, 42)])
    assert (compared > 0 or any(check_game(key, seed, 900, 0.02) for seed in others)) == has_secrets(key)


@pytest.mark.long
@every_title_long
def test_twins_look_the_same_all_through_a_game(key: str) -> None:
    assert bool(sum([check_game(key, seed, 100_000, 0.1) for seed in in_turn(range(300, 340), 4)])) == has_secrets(key)


@every_title
def test_a_view_holds_neither_dice_nor_components(key: str) -> None:
    game = new_game(key, 44)
    for seat in game.seats:
        view = game.view(seat)
        assert view.position.table.dice.seed == ""
        assert not {"kit", "table", "index"} & view.position.plain().keys()
