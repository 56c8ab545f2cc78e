"""A moment of a game as a case: for who plays alone, and for everybody once the game is over."""

from __future__ import annotations

import asyncio
import random

import httpx

from grognard.core.case import run_case
from grognard.core.case_files import parse_cases
from tests.table.parts import Server, play_random


async def played(server: Server, orders: int) -> tuple[str, str]:
    made = server.new_game(seats={"japan": "me", "allies": "me"})
    token = made["seats"]["japan"]
    async with server.player(made["game"], token) as player:
        await play_random(dict.fromkeys(made["seats"], player), orders, random.Random(6))
    return made["game"], token


def test_who_plays_alone_gets_a_case_that_runs(server: Server) -> None:
    game, token = asyncio.run(played(server, 40))
    for params in ({}, {"at": 12}, {"at": 12, "orders": 9}):
        answer = httpx.get(f"{server.url}/api/games/{game}/case", params={"token": token, **params}, timeout=30)
        assert answer.status_code == 200
        assert "attachment" in answer.headers["content-disposition"]
        (case,) = parse_cases(answer.text, "served")
        assert run_case(case).passed
    assert httpx.get(f"{server.url}/api/games/{game}/case").status_code == 403


def test_between_people_it_would_tell_too_much(server: Server) -> None:
    made = server.new_game()
    for token in (*made["seats"].values(), ""):
        answer = httpx.get(f"{server.url}/api/games/{made['game']}/case", params={"token": token})
        assert answer.status_code == 403
        assert "seed" not in answer.text
