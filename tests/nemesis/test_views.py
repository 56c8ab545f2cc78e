"""Views leak nothing: what a seat may not know does not change a byte of what it is shown.

Hidden are the first chit of the turn that a side has chosen, and picks that are still sealed.
"""

from __future__ import annotations

import random

import msgspec
import pytest

from grognard.bots.greedy import GreedyBot
from grognard.core.game import Game
from grognard.core.order import Order
from grognard.titles.nemesis.chapters.ch3_set_up import CHITS
from grognard.titles.nemesis.kit import SIDES
from grognard.titles.nemesis.meta import META
from grognard.titles.nemesis.war import War
from tests.nemesis.games import VARIANTS, new_game, war
from tests.playing import pick

SEED = "0f4c9a77e1d25b8836"


def side_of(seat: str) -> int:
    return next(side for side, name in enumerate(SIDES) if seat in (name, *META.teams({"teams": "fronts"})[name]))


def to_the_choice(game: Game, rng: random.Random, turns: int) -> None:
    """Play until both sides are about to choose their first chit for the turn after that many."""
    while not (game.asks[0].secret and war(game).turn >= turns):
        seat, order = pick(rng, game.asks)
        game.play(order, seat)


def fork(variant: str, chit: str, turns: int, seed: int) -> tuple[Game, random.Random]:
    """A game in which Japan chooses as always and the Allies this chit."""
    rng = random.Random(seed)
    game = new_game(SEED, variant)
    to_the_choice(game, rng, turns)
    for ask in reversed(game.asks):
        offered = [order for order in ask.orders if order.target == chit]
        order = offered[0] if side_of(ask.seat) == 1 and offered else ask.orders[0]
        game.play(order, ask.seat)
    return game, rng


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_chit_face_down_tells_nothing_until_it_is_played(variant: str) -> None:
    """Two games that differ in the Allied choice alone look the same to Japan, decision by decision."""
    games = []
    for chit in CHITS:
        game, rng = fork(variant, chit, 1, 43)
        if war(game).chosen[1] == chit:
            games.append((game, rng))
    assert len(games) == 3, "the chit of the fourth Phase cannot be chosen"
    japanese = [seat for seat in games[0][0].seats if side_of(seat) == 0]
    compared = 0
    while all(war(game).chosen[1] for game, _ in games):
        for seat in japanese:
            assert len({game.view(seat).json() for game, _ in games}) == 1
        compared += 1
        for game, rng in games:
            seat, order = pick(rng, game.asks)
            game.play(order, seat)
    assert compared > 0
    assert not any(war(game).chosen[1] for game, _ in games), "it is turned up in all games at once"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_sealed_pick_tells_nothing(variant: str) -> None:
    rng = random.Random(44)
    game = new_game(SEED, variant)
    to_the_choice(game, rng, 2)
    for first in [ask.seat for ask in game.asks]:
        views: dict[str, set[bytes]] = {seat: set() for seat in game.seats}
        for order in list(game.ask_of(first).orders):
            game.play(order, first)
            for seat, seen in views.items():
                seen.add(game.view(seat).json())
            game.undo()
        own = views.pop(first)
        assert len(own) == 3
        assert all(len(seen) == 1 for seen in views.values())


def test_a_view_has_all_that_a_seat_may_know() -> None:
    game = new_game(SEED)
    to_the_choice(game, random.Random(45), 1)
    game.play(game.ask_of("japan").orders[0], "japan")
    view = msgspec.json.decode(game.view("japan").json())
    assert view["seat"] == "japan"
    assert view["waiting"] == ["allies"]
    assert view["decision"] is None
    assert list(view["position"]["sealed"]) == ["japan"]
    assert view["position"]["place"] == war(game).place
    assert len(view["events"]) == sum(not event.audience or "japan" in event.audience for event in game.events)
    assert not {"kit", "table", "index"} & set(view["position"])
    asked = msgspec.json.decode(game.view("allies").json())["decision"]
    assert asked["orders"] == game.decision.orders
    assert asked["rules"]


def test_a_view_for_bots_holds_neither_dice_nor_secrets() -> None:
    game, _ = fork(VARIANTS[0], "supply", 1, 46)
    pos = game.view("japan").position
    assert isinstance(pos, War)
    assert pos.table.dice.seed != SEED
    assert pos.chosen[1] not in CHITS or not pos.chosen[1]
    pos.general[0] = 9
    pos.put(0, pos.kit.box["out"])
    assert war(game).general[0] != 9 or war(game).place[0] != pos.place[0]


def test_a_bot_decides_the_same_whatever_is_hidden() -> None:
    game, rng = fork(VARIANTS[0], "attack", 1, 47)
    compared = 0
    while war(game).chosen[1] and compared < 25:
        ask = game.asks[0]
        choices: set[Order] = set()
        for twin in game.title.twins(war(game), ask.seat):
            real = game.position
            game.position = twin
            try:
                bot = GreedyBot(game.title, ask.seat, "1")
                choices.add(bot.choose(ask, lambda seat=ask.seat: game.view(seat)))  # type: ignore[misc]
            finally:
                game.position = real
            compared += 1
        assert len(choices) <= 1
        seat, order = pick(rng, game.asks)
        game.play(order, seat)
    assert compared
