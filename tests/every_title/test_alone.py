"""What the table does alone: a question with one answer may answer itself, but commits nobody, and is told."""

from __future__ import annotations

import importlib
import random
from collections import Counter

from grognard.core.frame import ENDING, answer, settle
from grognard.core.kinds import arguments
from grognard.core.order import Order
from grognard.core.position import Position
from grognard.core.text import LANGUAGES, has_message
from grognard.core.wording import Wording
from tests.every_title.games import TITLES, every_title, new_game, whole_game
from tests.playing import pick

GAMES = 6
Asked = tuple[str, str]
"""A question and the verb that answered it."""


class Listener(list[tuple[str, Order]]):
    """Hears what answers itself, and how many dice had been rolled before the first of it."""

    def __init__(self, pos: Position) -> None:
        super().__init__()
        self._pos = pos
        self.rolls: int | None = None

    def append(self, answered: tuple[str, Order]) -> None:
        super().append(answered)
        if self.rolls is None:
            self.rolls = self._pos.rolls


def committed(key: str) -> frozenset[Asked]:
    """Orders by which a player of a title is committed, besides the words that end a step: each with its reason."""
    try:
        module = importlib.import_module(f"tests.{key.replace('-', '_')}.games")
    except ModuleNotFoundError:
        return frozenset()
    found: frozenset[Asked] = getattr(module, "COMMITTED", frozenset())
    return found


@every_title
def test_dice_wait_for_a_players_word(key: str) -> None:
    """After an automatic answer dice fall only if the order before it was one that commits.

    That is a word which ends a step, or an order that also rolls dice when nothing answers itself.
    """
    at_once, alone = Counter[Asked](), Counter[Asked]()
    for seed in range(GAMES):
        pos, chance = new_game(key, seed).position, random.Random(seed)
        asks = settle(pos)
        while asks:
            seat, order = pick(chance, asks)
            prompt = next(ask.prompt for ask in asks if ask.seat == seat)
            before, heard = pos.rolls, Listener(pos)
            pos.table.answered = heard
            asks = answer(pos, asks, order, seat)
            first = pos.rolls if heard.rolls is None else heard.rolls
            if first > before:
                at_once[prompt, order.verb] += 1
            elif pos.rolls > first and order.target is not None:
                alone[prompt, order.verb] += 1
    assert not alone.keys() - at_once.keys() - committed(key)


@every_title
def test_a_step_that_passes_by_itself_is_told_to_who_would_have_played_it(key: str) -> None:
    title = TITLES[key]
    game = whole_game(key, 1)
    passed = [event for event in game.events if event.kind == "passed"]
    for event in passed:
        assert set(event.audience) <= set(game.seats), "what a seat cannot do may be a secret"
        assert event.audience
    words = arguments(title.args)["prompt"].words
    for prompt in {str(event.args["prompt"]) for event in passed}:
        for language in LANGUAGES:
            assert has_message(title.folder, language, f"{words}-{prompt}"), (language, prompt)
    for event in passed[:1]:
        assert len({Wording(title, game.kit, language).event(event) for language in LANGUAGES}) == len(LANGUAGES)


@every_title
def test_no_step_is_left_out_in_silence(key: str) -> None:
    game = new_game(key, 0)
    chance, told = random.Random(0), 0
    while game.asks and len(game.orders) < 600:
        seat, order = pick(chance, game.asks)
        answered: list[tuple[str, Order]] = []
        game.position.table.answered = answered
        happened = game.play(order, seat)
        endings = sum(each.verb == ENDING for _, each in answered)
        notes = sum(event.kind == "passed" for event in happened)
        assert notes <= endings <= notes + len(happened), "each has its note, or something happened by it"
        told += notes
    assert told or not any(event.kind == "passed" for event in game.events)
