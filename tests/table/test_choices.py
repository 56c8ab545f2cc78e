"""Choices that several seats make in secret at the same time, by sockets: each answers its own question."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from grognard.core.game import Game
from grognard.core.opening import new
from grognard.table.house import House
from grognard.table.opening import add_game
from tests.table.parts import Player, Server

MOMENTS = {
    "nemesis": ({"chits": "chosen"}, 0),
    "partners": ({"chits": "chosen", "teams": "fronts"}, 1),
    "asia-engulfed": ({}, 3),
}
"""Options and seeds of games that come to a secret choice soon."""


def at_a_choice(name: str) -> Game:
    """A game between people that has just come to a secret choice of all seats."""
    options, seed = MOMENTS[name]
    title = "nemesis" if name == "partners" else name
    game, chance = new(title, seed=seed, options=options, mode="people"), random.Random(seed)
    while not (game.asks[0].secret and len(game.asks) == len(game.seats)):
        ask = game.asks[0]
        endings = [order for order in ask.orders if order.verb in ("done", "pass")]
        order = endings[0] if endings and chance.random() < 0.5 else chance.choice(ask.orders)
        game.play(order, ask.seat)
    return game


async def put_on_the_table(server: Server, game: Game) -> tuple[str, dict[str, str]]:
    """The game with a link for each seat."""
    house = House(server.settings)
    try:
        return await add_game(house, game.journal.header, game.journal.entries, dict.fromkeys(game.seats, "link"))
    finally:
        await house.store.close()


async def sit_down(stack: AsyncExitStack, server: Server, game: Game) -> dict[str, Player]:
    identity, invitations = await put_on_the_table(server, game)
    tokens = {seat: server.sit(identity, token=token)["token"] for seat, token in invitations.items()}
    return {seat: await stack.enter_async_context(server.player(identity, token)) for seat, token in tokens.items()}


def question(player: Player) -> dict[str, Any]:
    """What goes with an order: the question as the player sees it."""
    return {"since": player.since, "version": player.view["version"]}


@pytest.mark.parametrize("name", MOMENTS)
def test_all_may_choose_at_the_same_time(server: Server, name: str) -> None:
    async def play() -> None:
        game = at_a_choice(name)
        async with AsyncExitStack() as stack:
            players = await sit_down(stack, server, game)
            seen = {seat: (player.orders[0], question(player)) for seat, player in players.items()}
            answers = await asyncio.gather(
                *(players[seat].order(line, **about) for seat, (line, about) in seen.items())
            )
            assert [answer["type"] for answer in answers] == ["ack"] * len(players), answers
            for seat, player in players.items():
                await player.see_after(len(game.orders) + len(players) - 1)
                line, about = seen[seat]
                assert (await player.order(line, **about))["type"] == "refused", "the question was answered"

    asyncio.run(play())


@pytest.mark.parametrize("name", MOMENTS)
def test_a_sealed_pick_is_taken_back_whoever_else_has_picked(server: Server, name: str) -> None:
    async def play() -> None:
        game = at_a_choice(name)
        async with AsyncExitStack() as stack:
            players = await sit_down(stack, server, game)
            *others, last = players
            standing = len(game.orders)
            first = players[others[0]]
            untouched = question(players[last])
            for number, seat in enumerate(others, standing + 1):
                player = players[seat]
                assert (await player.order(player.orders[0], **question(player)))["n"] == number
                await first.see(number)
            assert first.view["ask"] is None
            assert first.view["takeBack"] >= 1
            assert (await first.answer_to(type="undo"))["n"] == standing + len(others) - 1
            await first.see(standing + len(others) - 1)
            assert first.since == standing
            assert set(first.view["waiting"]) == {others[0], last}
            assert (await first.order(first.orders[-1], **question(first)))["type"] == "ack"
            answer = await players[last].order(players[last].orders[0], **untouched)
            assert answer == {"type": "ack", "n": standing + len(players), "version": answer["version"]}
            assert (await first.answer_to(type="undo"))["type"] == "refused", "all are in, and were revealed"

    asyncio.run(play())


def test_a_question_that_rests_on_another_order_is_another_question(server: Server) -> None:
    """An order that was meant for what the other had done before is refused, though it would be legal."""

    async def play() -> None:
        made = server.new_game({}, mode="hot-seat", seed="1")
        async with server.player(made["game"], made["seats"]["japan"]) as me:
            late = {}
            for line in me.orders[:2]:
                assert (await me.order(line, **question(me)))["type"] == "ack"
                await me.see(1)
                late[line] = (me.orders[0], question(me))
                assert (await me.answer_to(type="undo"))["type"] == "ack"
                await me.see(0)
            first, second = late
            assert (await me.order(second, **question(me)))["type"] == "ack"
            order, about = late[first]
            assert (await me.order(order, **about))["type"] == "refused"

    asyncio.run(play())


def test_withdrawing_leaves_no_trace() -> None:
    game, other = at_a_choice("partners"), at_a_choice("partners")
    picks = [(ask.seat, ask.orders[0]) for ask in game.asks][:-1]
    for seat, order in picks:
        game.play(order, seat)
    numbers = {ask.seat: game.since(ask.seat) for ask in game.asks}
    game.withdraw(picks[1][0])
    assert {seat: game.since(seat) for seat in numbers} == numbers
    for seat, order in (picks[0], *picks[2:]):
        other.play(order, seat)
    assert game.position.digest() == other.position.digest()
    assert list(game.orders) == list(other.orders)
    assert [ask.seat for ask in game.asks] == [ask.seat for ask in other.asks]
