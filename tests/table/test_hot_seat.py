"""One screen for both sides: each side's log is its own, whatever the server remembers of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from grognard.table.room import Guest
from grognard.table.telling import Telling
from tests.table.rooms import Seated


def lines_of(log: list[dict[str, Any]], view: bytes) -> None:
    """Lay the news of a view on what is known, as clients do."""
    news = msgspec.json.decode(view)
    log[news["from"] :] = news["events"]


@pytest.mark.parametrize("forgets", [False, True])
def test_the_log_on_the_screen_is_that_of_the_seat_shown(forgets: bool) -> None:
    """Also when the position was dropped in between, and with it all that was known of secrets."""
    table, chance = Seated("nemesis", seed="hot seat"), random.Random(8)
    both, known = Guest(tuple(table.guests), "en"), list[dict[str, Any]]()
    shown = set[str]()
    for _ in range(60):
        ask = table.game.asks[0]
        endings = [order for order in ask.orders if order.verb == "done"]
        table.play(chance.choice(endings or ask.orders), ask.seat)
        if forgets:
            table.room.telling = Telling()
        lines_of(known, table.room.view(table.game, both))
        assert both.seat is not None
        shown.add(both.seat)
        fresh = list[dict[str, Any]]()
        lines_of(fresh, table.room.view_for(table.game, (both.seat,), "en"))
        assert known[-len(fresh) :] == fresh  # a fresh eye is told the last hundred lines
    assert shown == set(table.guests)
    assert table.room.telling.secretive
