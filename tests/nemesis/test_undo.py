"""Taking back: exactly where the game was, with the same dice to come; between people never past what was learnt."""

from __future__ import annotations

import random

import pytest

import grognard
from grognard.core.errors import CannotUndo
from grognard.core.game import Game
from tests.nemesis.games import VARIANTS, new_game, war
from tests.playing import pick

Moment = tuple[str, int, list[str]]


def moment(game: Game) -> Moment:
    return game.position.digest(), len(game.events), [f"{ask.seat} {ask.prompt} {ask.orders}" for ask in game.asks]


def learnt(game: Game, before: tuple[int, int, list[str]]) -> bool:
    """Whether the last order has shown anything that was hidden: a die, a sealed pick, a chit face down."""
    pos = war(game)
    rolls, sealed, chosen = before
    turned = any(was and was != now for was, now in zip(chosen, pos.chosen, strict=True))
    return pos.rolls != rolls or len(pos.sealed) < sealed or turned


@pytest.mark.parametrize("variant", VARIANTS)
def test_between_people_what_was_learnt_stands(variant: str) -> None:
    rng = random.Random(23)
    game = new_game(23, variant, mode="people")
    closed = 0
    reasons = set()
    while game.asks and len(game.orders) < 1200:
        pos = war(game)
        before = pos.rolls, len(pos.sealed), pos.chosen.copy()
        seat, order = pick(rng, game.asks)
        game.play(order, seat)
        if learnt(game, before):
            closed = len(game.orders)
            reasons.add((pos.rolls != before[0], len(pos.sealed) < before[1], pos.chosen != before[2]))
        free = len(game.orders) - closed
        assert game.can_take_back == free
        if rng.random() < 0.02:
            digest = game.position.digest()
            with pytest.raises(CannotUndo, match=r"die|only"):
                game.undo(free + 1)
            assert game.position.digest() == digest
            if free:
                game.undo(rng.randrange(1, free + 1))
                assert game.can_take_back == len(game.orders) - closed
    assert len(reasons) > 1


def test_a_chit_face_down_that_was_turned_up_stands() -> None:
    """Also if no die is rolled with it: the Yunnan Force is active already."""
    found = 0
    for seed in range(10):
        rng = random.Random(seed)
        game = new_game(seed, mode="people")
        while war(game).turn == 1:
            seat, order = pick(rng, game.asks)
            game.play(order, seat)
        rolls = -1
        while war(game).chosen[1]:
            war(game).yunnan_active = True
            rolls = war(game).rolls
            seat, order = pick(rng, game.asks)
            game.play(order, seat)
        found += war(game).rolls == rolls
        assert game.can_take_back == 0
    assert found


# against a bot


@pytest.mark.parametrize("bot", ["japan", "allies"])
def test_undo_goes_back_to_the_last_decision_of_the_person(bot: str) -> None:
    rng = random.Random(24)
    game = grognard.new("nemesis", seed=24, seats={bot: "random"})
    person = "allies" if bot == "japan" else "japan"
    past = []
    for _ in range(60):
        past.append((moment(game), list(game.events)))
        game.play(rng.choice(game.ask_of(person).orders), person)
    while past:
        game.undo()
        before, events = past.pop()
        assert moment(game) == before
        assert game.events == events
        assert game.asks[0].seat == person
    with pytest.raises(CannotUndo):
        game.undo()
    assert game.asks[0].seat == person
