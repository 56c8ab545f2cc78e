"""The biggest games: what travels stays within its bars, and is the same whether it comes whole or as differences."""

from __future__ import annotations

import gzip
import random
import time
from typing import Any

import msgspec
import pytest

from grognard.core.scene import scenery
from grognard.core.wording import TARGET
from grognard.table.columns import cut
from grognard.table.picture import artist
from grognard.table.room import Guest
from tests.every_title.games import TITLES, is_shown
from tests.table.patching import orders_of, viewed
from tests.table.rooms import Seated

FIRST_LOAD = 3_000_000
"""Bytes, compressed: the portrait in all its sheets, the first view, the page itself (which has its own limit)."""
PAGE = 1_000_000
ANSWER = 20_000
GENEROUS_MS = 150.0
"""A loaded machine; `make bench` holds it to 50."""


@pytest.fixture(scope="module")
def colossus() -> Seated:
    return Seated("colossus")


def packed(value: object) -> int:
    return len(gzip.compress(msgspec.json.encode(value), 6))


def test_a_first_visit_stays_within_its_bar(colossus: Seated) -> None:
    title = TITLES["colossus"]
    sent = cut(scenery(title).portrait(title, title.kit(), "en"), str)
    assert len(sent) > 3
    first = msgspec.json.decode(colossus.room.view(colossus.game, Guest(("amber",), "en")))
    assert packed(sent) + packed(first) + PAGE < FIRST_LOAD


def test_answers_are_short_for_whoever_is_asked_and_lead_to_what_is_seen(colossus: Seated) -> None:
    """Through secret choices, the moment when they are revealed, and marches among two thousand hexes."""
    game, chance = colossus.game, random.Random(3)
    views = {seat: msgspec.json.decode(told) for seat, told in colossus.tell().items()}
    longest, most, times = 0, 0, list[float]()
    for _ in range(36):
        ask = game.asks[0]
        march = [order for order in ask.orders if order.verb == "take"]
        start = time.process_time()
        told = colossus.play(chance.choice(march or ask.orders), ask.seat)
        times.append(time.process_time() - start)
        longest = max(longest, *map(len, told.values()))
        views = {seat: viewed(views[seat], msgspec.json.decode(told[seat])) for seat in views}
        for ask in game.asks:
            most = max(most, len(ask.orders))
            assert orders_of(views[ask.seat]) == [game.title.write(game.kit, order) for order in ask.orders]
    assert most > 1500, "the question with thousands of orders was reached"
    assert longest < ANSWER
    assert 1000 * sorted(times)[len(times) // 2] < GENEROUS_MS
    for seat, view in views.items():
        whole = msgspec.json.decode(colossus.room.view(game, Guest((seat,), "en")))
        assert (view["scene"], view["ask"], view["mark"]) == (whole["scene"], whole["ask"], whole["mark"])


def test_allies_see_one_and_the_same_scene(colossus: Seated) -> None:
    """What many see is made once."""
    colossus.room.changed()
    stacks: dict[str, int] = {}
    for seat in colossus.guests:
        picture = colossus.room.picture(colossus.game, seat, "en")
        stacks[seat] = id(picture.scene.stacks)
    alliances: Any = colossus.game.position.alliances
    for seat, mine in stacks.items():
        assert [other for other in stacks if stacks[other] == mine] == [
            other for other in stacks if alliances[other] == alliances[seat]
        ]


@pytest.mark.parametrize("key", sorted(key for key, title in TITLES.items() if is_shown(title)))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_labels_follow_from_a_pattern_and_a_name(key: str, language: str) -> None:
    """Whatever is offered for a piece or a space: the client spells it as the title says it."""
    title = TITLES[key]
    by, kit, chance = artist(key, language), title.kit(), random.Random(1)
    for verb in title.verbs:
        if verb.kind not in ("piece", "space"):
            continue
        pattern = by.wording.pattern(verb.name)
        assert pattern.count(TARGET) <= 1
        names = kit.piece_names if verb.kind == "piece" else kit.space_names
        for target in {0, len(names) - 1, *(chance.randrange(len(names)) for _ in range(20))}:
            name = by.wording.called(target) if verb.kind == "piece" else by.wording.place(target)
            label = pattern.replace(TARGET, name)
            assert label[:1].upper() + label[1:] == by.wording.order(verb[target])
