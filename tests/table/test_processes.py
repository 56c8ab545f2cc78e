"""Several server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import random

from tests.table.parts import Player, Server, all_of, pick, play_random


def test_two_processes_play_one_game(postgres_url: str) -> None:
    async def play(first: Server, second: Server) -> None:
        made = first.new_game()
        game, tokens = made["game"], made["seats"]
        async with (
            first.player(game, tokens["japan"]) as japan,
            second.player(game, tokens["allies"]) as allies,
            second.player(game) as watcher,
        ):
            players = {"japan": japan, "allies": allies}
            await play_random(players, 120, random.Random(3))
            await watcher.see(120)
            assert watcher.view["scene"] == (await fresh(first, game)).view["scene"]
            while not (japan.view["seats"]["allies"]["online"] and allies.view["seats"]["japan"]["online"]):
                await asyncio.gather(japan.quiet(), allies.quiet())
                await play_random(players, 1, random.Random(3))

    with all_of(Server(postgres_url), Server(postgres_url)) as (first, second):
        asyncio.run(play(first, second))


async def fresh(server: Server, game: str) -> Player:
    async with server.player(game) as player:
        return player


def test_two_processes_never_both_go_on(postgres_url: str) -> None:
    """The same seat gives two orders for the same position, one through each process: one counts."""

    async def race(first: Server, second: Server) -> None:
        made = first.new_game({}, mode="hot-seat")
        game, token = made["game"], made["seats"]["japan"]
        chance = random.Random(8)
        wins = [0, 0]
        async with first.player(game, token) as one, second.player(game, token) as two:
            for n in range(40):
                await asyncio.gather(one.see(n), two.see(n))
                answers = await asyncio.gather(
                    one.order(pick(one, chance), since=one.since), two.order(pick(two, chance), since=two.since)
                )
                kinds = [answer["type"] for answer in answers]
                assert sorted(kinds) == ["ack", "refused"], answers
                wins[kinds.index("ack")] += 1
            await asyncio.gather(one.see(40), two.see(40))
            assert one.view["scene"] == two.view["scene"]
            # taking back through one process is seen through the other
            assert (await one.answer_to(type="undo", orders=5))["n"] == 35
            await two.see(35)
            await one.see(35)
            assert one.view["scene"] == two.view["scene"]
            assert two.log == one.log
        assert sum(wins) == 40

    with all_of(Server(postgres_url), Server(postgres_url)) as (first, second):
        asyncio.run(race(first, second))


def test_a_bot_of_one_process_plays_with_a_person_at_another(postgres_url: str) -> None:
    async def play(first: Server, second: Server) -> None:
        made = first.new_game({"japan": "me", "allies": "random"})
        async with second.player(made["game"], made["seats"]["japan"]) as me:
            by_bot = 0
            while by_bot < 10:
                while "japan" not in me.view["waiting"]:
                    before = me.view["n"]
                    await me.receive()
                    by_bot += me.view["n"] - before
                n = me.view["n"]
                await me.order("done" if "done" in me.orders else me.orders[0], since=me.since)
                await me.see_after(n)

    with all_of(Server(postgres_url), Server(postgres_url)) as (first, second):
        asyncio.run(play(first, second))
