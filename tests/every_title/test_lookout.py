"""What a program may know, by names: it agrees with the position, and holds nothing that the seat may not know."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

import grognard
from grognard.core.errors import BadOrder
from grognard.core.title import title_keys
from grognard.core.view import seen
from tests.every_title.games import TITLES, every_title, is_shown, new_game
from tests.playing import pick


@every_title
def test_a_program_can_play_by_what_it_is_shown(key: str) -> None:
    chance, game = random.Random(4), new_game(key, 4)
    told: dict[str, list[str]] = {seat: [] for seat in game.seats}
    while game.asks and len(game.orders) < 120:
        ask = chance.choice(game.asks)
        look = game.look(ask.seat)
        assert (look.seat, look.question) == (ask.seat, ask.prompt)
        assert look.sentence
        assert look.step == type(game.position.stack[-1]).__name__
        assert len(look.orders) == len(ask.orders)
        news = look.events(len(told[ask.seat]))
        assert [event.n for event in news] == list(range(len(told[ask.seat]), len(told[ask.seat]) + len(news)))
        told[ask.seat] += [event.text for event in news]
        if len(game.orders) % 40 == 0:
            json.loads(msgspec.json.encode(look.plain()))
        game.play(chance.choice(look.orders), ask.seat)
    for seat, texts in told.items():
        expected = [game.wording.event(event) for event in game.view(seat).events]
        assert texts == expected[: len(texts)], "each once, and only what was told to this seat"


@every_title
def test_twins_are_told_alike(key: str) -> None:
    title, chance, game = TITLES[key], random.Random(5), new_game(key, 5)
    while game.asks and len(game.orders) < 150:
        if chance.random() < 0.04:
            for seat in chance.sample(game.seats, min(2, len(game.seats))):
                found = game.look(seat).plain()
                truth = game.position
                for twin, _ in zip(title.twins(truth, seat), range(2), strict=False):
                    game.position = twin
                    try:
                        told = game.look(seat).plain()
                    finally:
                        game.position = truth
                    assert told == found
        seat, order = pick(chance, game.asks)
        game.play(order, seat)


@every_title
def test_pieces_by_name(key: str) -> None:
    title, game = TITLES[key], new_game(key, 6)
    seat = game.asks[0].seat
    look = game.look(seat)
    units = title.units(seen(title, game.position, seat))
    assert [unit.name for unit in look.units()] == [game.kit.piece_names[unit.piece] for unit in units]
    first = look.units()[0]
    assert first in look.units(first.place, first.side)
    assert look.unit(first.name) == first
    assert look.strength(first.place, first.side) == sum(
        unit.strength for unit in look.units() if (unit.place, unit.side) == (first.place, first.side)
    )
    assert look.supply(first.name) == first.supply
    assert first.place in look.places
    assert look.points() == title.points(seen(title, game.position, seat))
    for mistake in (lambda: look.units("Atlantis"), lambda: look.unit("nobody")):
        with pytest.raises(BadOrder):
            mistake()
    if is_shown(title) and key in title_keys():
        before = game.position.digest()
        reached = [unit for unit in look.units(side=look.side)[:40] if look.reach(unit.name)]
        assert reached
        look.supply_line(first.name)
        assert look.tracks or look.signs
        assert game.position.digest() == before


def test_what_an_order_leads_to() -> None:
    """Somewhere in a game of Nemesis an attack is weighed, order by order."""
    chance, game = random.Random(1), grognard.new("nemesis", "imphal", seed=1)
    found = 0
    while game.asks and found < 3:
        ask = game.asks[0]
        look = game.look(ask.seat)
        preview = look.preview()
        if preview is not None:
            for order in look.orders:
                choice = look.preview(order)
                if choice is not None and choice.outcomes:
                    assert abs(sum(each.chance[0] / each.chance[1] for each in choice.outcomes) - 1) < 1e-9
                    found += 1
        game.play(chance.choice(look.orders), ask.seat)
    assert found
