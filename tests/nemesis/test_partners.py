"""Four players: each gives the orders of their front; what concerns both is agreed on or rolled off."""

from __future__ import annotations

import itertools
import random

import pytest

from grognard.core.errors import IllegalOrder, WrongSeat
from grognard.core.frame import is_for_partner, side_of
from grognard.core.game import Game
from tests.nemesis.games import new_game, war
from tests.playing import pick

VARIANTS = ("four players", "all variants")


def check_sharing(game: Game) -> None:
    """Each partner is offered their own orders and the common ones; together they are offered everything."""
    for ask in game.asks:
        for order in ask.orders:
            assert not is_for_partner(war(game), ask.seat, order)
    if len(game.asks) == 2 and not game.asks[0].secret:
        one, two = game.asks
        assert side_of(war(game), one.seat) == side_of(war(game), two.seat)
        for order in set(one.orders) & set(two.orders):
            assert war(game).owner(order) not in (one.seat, two.seat)


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_partner_is_offered_what_is_theirs(variant: str) -> None:
    rng = random.Random(71)
    game = new_game(71, variant)
    asked: set[str] = set()
    while game.asks and len(game.orders) < 1500:
        check_sharing(game)
        asked.update(ask.seat for ask in game.asks)
        seat, order = pick(rng, game.asks)
        game.play(order, seat)
    assert asked == set(game.seats)


def test_a_partner_cannot_give_the_orders_of_the_other() -> None:
    rng = random.Random(72)
    game = new_game(72, "four players")
    refused = 0
    while refused < 30:
        if len(game.asks) == 2 and not game.asks[0].secret:
            for mine, theirs in itertools.permutations(game.asks):
                for order in [order for order in theirs.orders if order not in mine.orders][:2]:
                    digest = game.position.digest()
                    with pytest.raises(IllegalOrder) as error:
                        game.play(order, mine.seat)
                    assert [reason.rule for reason in error.value.reasons] == ["NEM-V1-a"]
                    assert game.position.digest() == digest
                    refused += 1
        seat, order = pick(rng, game.asks)
        game.play(order, seat)


def at_a_common_order(seed: int) -> Game:
    """A game in which two partners may both give some order, and each has others to want instead."""
    rng = random.Random(seed)
    game = new_game(seed, "four players")
    while True:
        if len(game.asks) == 2 and not game.asks[0].secret and len(common(game)) > 1:
            return game
        seat, order = pick(rng, game.asks)
        game.play(order, seat)


def common(game: Game) -> list[str]:
    one, two = game.decisions
    return [order for order in one.orders if order in two.orders]


@pytest.mark.parametrize("proposer", [0, 1])
def test_partners_agree(proposer: int) -> None:
    game = at_a_common_order(73)
    order, seats, rolls = common(game)[0], [ask.seat for ask in game.asks], war(game).rolls
    prompt = game.asks[0].prompt
    game.play(order, seats[proposer])
    (asked,) = game.asks
    assert (asked.seat, asked.prompt) == (seats[1 - proposer], "agreement")
    assert asked.rules == ("NEM-V1-b",)
    with pytest.raises(WrongSeat):
        game.play(order, seats[proposer])
    events = game.play(order, seats[1 - proposer])
    assert "roll-off" not in [event.kind for event in events]
    assert war(game).rolls >= rolls
    assert game.asks[0].prompt != "agreement" or game.asks[0].prompt != prompt


@pytest.mark.parametrize(("dice", "winner"), [([6, 1], 0), ([1, 6], 1), ([3, 3, 2, 5], 1)])
def test_a_dispute_is_rolled_off(dice: list[int], winner: int) -> None:
    ends = []
    for orders in (common(at_a_common_order(73))[:2], None):
        game = at_a_common_order(73)
        seats = [ask.seat for ask in game.asks]
        wanted = common(game)[:2]
        if orders is None:  # both want what the winner wanted: no dice
            wanted = [wanted[winner]] * 2
        else:
            game.position.table.forced.extend(dice)
        game.play(wanted[0], seats[0])
        events = game.play(wanted[1], seats[1])
        assert [event.kind for event in events].count("roll-off") == (len(dice) if orders else 0)
        ends.append([event for event in events if event.kind != "roll-off"][:1])
    assert ends[0] == ends[1]


# the secret choice of the first chits


def at_the_choice(seed: int, variant: str) -> Game:
    rng = random.Random(seed)
    game = new_game(seed, variant)
    while not game.asks[0].secret:
        seat, order = pick(rng, game.asks)
        game.play(order, seat)
    return game


@pytest.mark.parametrize("variant", ["as printed", "chosen chits", "armies", *VARIANTS])
def test_seats_answer_in_any_order(variant: str) -> None:
    game = at_the_choice(74, variant)
    count = len(game.orders)
    picks = {ask.seat: ask.orders[number % 3] for number, ask in enumerate(game.asks)}
    ends = set()
    for seats in itertools.permutations(picks):
        for number, seat in enumerate(seats, 1):
            game.play(picks[seat], seat)
            if number < len(seats):
                with pytest.raises(WrongSeat):
                    game.play(picks[seat], seat)
        ends.add(game.position.digest())
        game.undo(len(game.orders) - count)
    assert len(ends) == 1


def test_the_chit_of_the_fourth_phase_cannot_be_chosen() -> None:
    game = at_the_choice(75, "as printed")
    for side, ask in enumerate(game.asks):
        last = war(game).played[side][-1]
        assert last not in [order.target for order in ask.orders]
        with pytest.raises(IllegalOrder) as refused:
            game.play(f"choose {last}", ask.seat)
        assert "NEM-9.0-6-c" in [reason.rule for reason in refused.value.reasons]
