"""How the war stands: a number for every side of every title, of any position and of any view of it."""

from __future__ import annotations

import math
import random

from grognard.core.position import Citations
from grognard.core.title import Title
from grognard.core.view import seen
from tests.every_title.games import TITLES, every_title, new_game
from tests.playing import pick


@every_title
def test_standing_is_a_number_and_changes_nothing(key: str) -> None:
    title, chance = TITLES[key], random.Random(7)
    game = new_game(key, 7)
    looked = 0
    while game.asks and len(game.orders) < 400:
        if chance.random() < 0.05:
            looked += 1
            pos, before = game.position, game.position.digest()
            found = [title.standing(pos, side) for side in title.meta.sides]
            assert all(map(math.isfinite, found))
            if len(found) == 2:
                assert abs(sum(found)) < 1e-9, "what one gains the other loses"
            assert pos.digest() == before
            for seat in game.seats:
                view = seen(title, pos, seat)
                assert all(math.isfinite(title.standing(view, side)) for side in title.meta.sides)
        seat, order = pick(chance, game.asks)
        game.play(order, seat)
    assert looked


@every_title
def test_standing_of_a_view_follows_from_the_view(key: str) -> None:
    """What a seat may not know does not change how the war stands for it."""
    title, chance = TITLES[key], random.Random(8)
    game = new_game(key, 8)
    while game.asks and len(game.orders) < 250:
        if chance.random() < 0.05:
            for seat in game.seats:
                found = _judged(key, seen(title, game.position, seat))
                for twin, _ in zip(title.twins(game.position, seat), range(3), strict=False):
                    assert _judged(key, seen(title, twin, seat)) == found
        seat, order = pick(chance, game.asks)
        game.play(order, seat)


def _judged(key: str, view: object) -> tuple[object, ...]:
    title = TITLES[key]
    return *(title.standing(view, side) for side in title.meta.sides), title.units(view), title.points(view)


@every_title
def test_units_are_pieces_in_play(key: str) -> None:
    title, game = TITLES[key], new_game(key, 9)
    units = title.units(game.position)
    assert units
    assert [unit.piece for unit in units] == sorted({unit.piece for unit in units})
    for unit in units:
        assert unit.side in title.meta.sides
        assert 0 <= unit.space < len(game.kit.space_names)
        assert unit.steps > 0
        assert unit.strength >= 0
        assert unit.kind
    counts = type(title).points is not Title.points
    assert set(title.points(game.position)) == {*(title.meta.sides if counts else ())}
    cited: Citations = set()
    game.position.table.cited = cited
    title.units(game.position)
    assert not cited
