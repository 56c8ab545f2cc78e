"""The lobby: every title that is found is shown, and what goes wrong there is called by its name."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest

from grognard.table import picture
from grognard.table.app import make_app
from grognard.table.settings import FREE, Settings
from grognard.table.store import Store
from tests.every_title.games import SYNTHETIC
from tests.table.parts import Server

REPOSITORY = Path(__file__).parents[2]


def test_the_titles_of_the_tests_are_shown_to_who_asks_for_them(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (*SYNTHETIC.items(), ("PYTHONPATH", str(REPOSITORY))):
        monkeypatch.setenv(name, value)
    with Server(sqlite_url, draw_ahead=False) as server:
        for language in ("en", "fr"):
            cards = {card["key"]: card for card in server.get("/api/titles", lang=language)}
            assert {"colossus", "tally"} < cards.keys()
            seats = [seat["name"] for seat in cards["colossus"]["seats"]]
            assert len(seats) == 8
            assert all(name[0].isupper() for name in seats)
        game = server.post("/api/games", {"title": "colossus", "seats": {}})
        view = server.get(f"/api/games/{game['game']}", token=game["seats"]["amber"])
        assert len(view["waiting"]) == 8


@pytest.fixture
def broken(sqlite_url: str) -> Any:
    return make_app(Settings(database_url=sqlite_url, limits=FREE, draw_ahead=False))


def asked(app: Any, path: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as me:
            return await me.get(path)

    return asyncio.run(ask())


def test_a_missing_file_is_not_told_as_a_lost_database(broken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> NoReturn:
        raise FileNotFoundError("lobby.ftl")

    picture.lobby_card.cache_clear()
    monkeypatch.setattr(picture, "title_card", missing)
    answer = asked(broken, "/api/titles")
    assert (answer.status_code, answer.json()["error"]) == (500, "Trouble")


def test_a_database_that_refuses_is_told_as_such(broken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> NoReturn:
        raise ConnectionRefusedError("nobody listens there")

    monkeypatch.setattr(Store, "_make_engine", lambda _: type("Engine", (), {"connect": refused})())
    app = make_app(Settings(database_url="postgresql+asyncpg://127.0.0.1/none", limits=FREE, draw_ahead=False))
    answer = asked(app, "/api/games/none")
    assert (answer.status_code, answer.json()["error"]) == (503, "database")
