"""The index of who is where: also that of what a seat is shown, which is made when somebody looks."""

from __future__ import annotations

import grognard
from grognard.core.view import seen
from grognard.titles.pearl_harbor.index import make_index
from grognard.titles.pearl_harbor.kit import NAVAL
from grognard.titles.pearl_harbor.war import War


def test_a_counter_may_be_the_first_thing_that_moves_in_a_view() -> None:
    game = grognard.new("pearl-harbor", "operation-z", seed=1, options={"intelligence": "limited"}, mode="people")
    view = seen(game.title, game.position, "japan")
    assert isinstance(view, War)
    kit = view.kit
    ship = next(
        p for p in kit.of_arm[NAVAL] if view.place[p] in kit.pool and kit.force[p] == kit.pool.index(view.place[p])
    )
    view.put(ship, kit.home_of["ijn"][0])
    fresh = make_index(kit, view.place)
    assert view.index.at == fresh.at
    assert view.index.ships == fresh.ships
