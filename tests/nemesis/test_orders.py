"""Orders that are not legal: always refused with a reason, and nothing is changed."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.errors import BadOrder, GrognardError, IllegalOrder, WrongSeat
from grognard.core.game import Game
from grognard.core.ledger import load_ledger
from grognard.core.order import Order, Verb
from grognard.titles.nemesis.verbs import VERBS
from tests.every_title.games import in_turn
from tests.nemesis.games import TITLE, VARIANTS, kit, new_game, random_game
from tests.playing import pick, play_on

LEDGER = load_ledger(TITLE.folder).rules
WORDS = [
    *(verb.name for verb in VERBS),
    *kit().piece_names[::9],
    *kit().space_names[::37],
    *kit().space_names[kit().hex_count :],
    *("offensive", "attack", "supply", "reinforcement", "Air-B1", "-1", "0", "10000000000000000000000"),
]


def state(game: Game) -> tuple[object, ...]:
    return game.position.digest(), len(game.events), len(game.orders), game.journal.text(), game.barrier


@cache
def middle(variant: str, orders: int) -> Game:
    """A game in the middle, which tests leave as it was."""
    return random_game(61, variant, orders)


# any text


@given(
    variant=st.sampled_from(VARIANTS),
    orders=st.sampled_from((0, 40, 333, 1200)),
    line=st.text(max_size=60)
    | st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join)
    | st.lists(st.sampled_from(WORDS) | st.text(max_size=8), max_size=40).map(" ".join),
)
def test_any_text_is_legal_or_refused(variant: str, orders: int, line: str) -> None:
    game = middle(variant, orders)
    before = state(game)
    try:
        reasons = game.why_not(line)
    except GrognardError:
        reasons = None
    assert state(game) == before
    if reasons == []:
        return
    with pytest.raises(GrognardError) as refused:
        game.play(line)
    assert state(game) == before
    if reasons:
        assert isinstance(refused.value, IllegalOrder)
        assert refused.value.reasons == reasons


@pytest.mark.parametrize(
    "line",
    [
        "",
        " \t\n",
        "\x00",
        "move",
        "move move",
        "move 31/58 31/58 31/58",
        "done " * 1000,
        "move " + "9" * 100_000,
        "MOVE 31/58",
        "move\u200b31/58",
        "ｍｏｖｅ 31/58",
        "移動 31/58",
        "\ud800",
        "move ../../etc/passwd",
        '{"verb":"done"}',
    ],
    ids=range(15),
)
def test_nonsense_is_refused(line: str) -> None:
    game = middle(VARIANTS[0], 0)
    before = state(game)
    for call in (game.why_not, game.play):
        with pytest.raises((BadOrder, IllegalOrder)):
            call(line)
    assert state(game) == before


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_wrong_seat(variant: str) -> None:
    game = middle(variant, 333)
    before = state(game)
    asked = {ask.seat for ask in game.asks}
    for seat in (*game.seats, "", "japan ", "JAPAN", "nobody", "\ud800"):
        if seat in asked:
            continue
        for order in (game.asks[0].orders[0], "done", "xyz"):
            with pytest.raises(WrongSeat):
                game.play(order, seat)
        with pytest.raises(WrongSeat):
            game.why_not("done", seat)
    assert state(game) == before


# why not


def some_orders(rng: random.Random, game: Game) -> Iterator[Order]:
    """Orders of every verb, with targets that exist."""
    for verb in VERBS:
        for target in targets(rng, game, verb):
            yield verb.get(target) or Order(verb.name, target)


def targets(rng: random.Random, game: Game, verb: Verb) -> list[int | str | None]:
    names = kit()
    if verb.kind == "none":
        return [None]
    if verb.kind == "piece":
        return [*rng.sample(range(len(names.piece_names)), 4)]
    if verb.kind == "space":
        hexes = rng.sample(range(names.hex_count), 3)
        near = rng.choice(range(len(names.piece_names)))
        place = names.neighbours[game.position.place[near]]  # type: ignore[attr-defined]
        return [*hexes, *place[:2], rng.randrange(names.hex_count, len(names.space_names))]
    return ["attack", "supply", "Air-B1", "Air-J1", "x"]


def check_reasons(game: Game, seat: str, rng: random.Random) -> None:
    ask = game.ask_of(seat)
    digest = game.position.digest()
    for order in some_orders(rng, game):
        line = game.title.write(game.kit, order)
        reasons = game.why_not(line, seat)
        assert (reasons == []) == (order in ask.orders), f"{line} at {ask.prompt}"
        for reason in reasons:
            assert reason.rule in LEDGER, f"{line} at {ask.prompt}: {reason.rule} is not in the ledger"
    for order in rng.sample(ask.orders, min(3, len(ask.orders))):
        assert game.why_not(game.title.write(game.kit, order), seat) == []
    assert game.position.digest() == digest


def check_game(seed: int, variant: str, share: float) -> set[str]:
    """Ask why not at some decisions of a game, and at the first of every kind; returns the kinds."""
    rng = random.Random(seed)
    game = new_game(seed, variant)
    seen: set[str] = set()
    while game.asks:
        seat, order = pick(rng, game.asks)
        prompt = game.ask_of(seat).prompt
        if prompt not in seen or rng.random() < share:
            seen.add(prompt)
            check_reasons(game, seat, rng)
        game.play(order, seat)
    return seen


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_refusal_has_a_rule(variant: str) -> None:
    assert len(check_game(62, variant, 0.004)) > 20


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", in_turn(range(600, 640), 2))
def test_every_refusal_has_a_rule_in_many_games(seed: int, variant: str) -> None:
    check_game(seed, variant, 0.1)


def test_every_refusal_can_be_told() -> None:
    """In both languages, as a sentence and with the text of the rule."""
    from grognard.core.wording import Wording

    game = middle(VARIANTS[0], 333)
    rng = random.Random(63)
    for language in ("en", "fr"):
        wording = Wording(game.title, game.kit, language)
        for order in some_orders(rng, game):
            if order in game.asks[0].orders:
                continue
            with pytest.raises(IllegalOrder) as refused:
                game.play(order)
            told = wording.error(refused.value)
            assert told
            assert "reason-" not in told


def test_a_hex_too_far_says_what_is_left() -> None:
    """Of the movement, of the Extension once it has begun, or that nothing is: never less than nothing."""
    game, rng = new_game(66), random.Random(66)
    far: dict[str, set[float]] = {"too-far": set(), "too-far-extended": set(), "movement-used-up": set()}
    while game.asks and not all(far.values()):
        if game.asks[0].prompt == "moving":
            for space in rng.sample(range(kit().hex_count), 12):
                for reason in game.why_not(f"to {kit().space_names[space]}"):
                    if reason.detail in far:
                        far[reason.detail].add(float(str(reason.args.get("n", 0))))
                        assert not re.search(r"-\d", game.wording.reason(reason)), "that is not left"
        play_on(game, rng, 1)
    assert min(far["too-far"]) >= 0
    assert min(far["too-far-extended"]) > 0
    assert far["movement-used-up"] == {0}


# lines of picks


def test_a_line_is_played_whole_or_not_at_all() -> None:
    rng = random.Random(64)
    game = new_game(64)
    tried = 0
    while tried < 20:
        ask = game.asks[0]
        if ask.prompt == "movement":
            moves = [order for order in ask.orders if order.verb == "move"]
            if moves:
                line = game.title.write(game.kit, rng.choice(moves))
                before = state(game)
                with pytest.raises(GrognardError):
                    game.play(f"{line} stop no-such-word")
                assert state(game) == before
                game.play(f"{line} stop")
                assert game.asks[0].prompt == "movement"
                tried += 1
        play_on(game, rng, 1)


def test_orders_can_be_given_as_text_or_as_orders() -> None:
    rng = random.Random(65)
    texts, orders = new_game(65), new_game(65)
    for _ in range(400):
        seat, order = pick(rng, texts.asks)
        texts.play(texts.title.write(texts.kit, order), seat)
        orders.play(order, seat)
        assert texts.position.digest() == orders.position.digest()
