"""What a decision leads to: the chances are those of the engine."""

from __future__ import annotations

import re
from collections import Counter, deque

import msgspec
import pytest

from grognard.core.dice import Dice
from grognard.core.event import Event
from grognard.core.frame import Ask, answer, settle
from grognard.core.order import Order
from grognard.core.position import Table
from grognard.core.scene import Chance, Preview
from grognard.core.text import LANGUAGES
from grognard.titles.nemesis.chapters.ch4_turn import Phase, Turn
from grognard.titles.nemesis.chapters.ch6_1_attack import Declare
from grognard.titles.nemesis.kit import ALLIES, JAPAN
from grognard.titles.nemesis.verbs import ATTACK, BANZAI, COMMIT, GRAND, PASS, WITH
from grognard.titles.nemesis.war import War
from tests.every_title.test_shown import texts
from tests.nemesis.moments import (
    COMBAT,
    ENGLISH,
    KIT,
    SHOWN,
    TITLE,
    WORDS,
    Moment,
    moments,
    quiet_moments,
    view,
)


def total(outcomes: tuple[Chance, ...]) -> float:
    return sum(chance.chance[0] / chance.chance[1] for chance in outcomes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_combat_decisions_have_a_preview_and_others_none(language: str) -> None:
    asked = set()
    for moment in moments():
        made = SHOWN.preview(view(moment.pos, moment.ask.seat), moment.ask, WORDS[language]) if moment.asks else None
        if moment.ask.prompt not in COMBAT:
            assert made is None or moment.ask.prompt == "agreement"
            continue
        assert isinstance(made, Preview)
        asked.add(moment.ask.prompt)
        for outcomes in (made.outcomes, *(choice.outcomes for choice in made.choices)):
            assert not outcomes or total(outcomes) == pytest.approx(1)
        for line in made.lines:
            assert line.rule
            WORDS[language].rule(line.rule)
        written = {TITLE.write(KIT, order) for order in moment.ask.orders}
        assert {choice.order for choice in made.choices} <= written
        assert not any(re.search(r"preview-|[{}]", text) for text in texts(msgspec.to_builtins(made)))
        assert msgspec.json.decode(msgspec.json.encode(made), type=Preview) == made
    assert asked >= COMBAT - {"grand-battle"}


def test_a_preview_changes_nothing() -> None:
    for moment in moments():
        if moment.ask.prompt in COMBAT:
            before, events = moment.pos.digest(), moment.pos.table.events
            SHOWN.preview(moment.pos, moment.ask, ENGLISH)
            assert moment.pos.digest() == before
            assert moment.pos.table.events == events


def played(moment: Moment, order: Order, die: int) -> list[Event]:
    """The events of an order, with the next die forced."""
    pos = moment.pos.copy()
    pos.table.events = []
    pos.table.forced = deque([die])
    answer(pos, moment.asks, order, moment.ask.seat)
    return pos.table.events


def rolled(moment: Moment, order: Order) -> Counter[str]:
    """What the engine makes of each face of the die."""
    found: Counter[str] = Counter()
    for die in range(1, 7):
        result = next(event.args for event in played(moment, order, die) if event.kind == "combat-result")
        found[f"{result['attacker']}-{result['defender']}{'r' if result['retreat'] else ''}"] += 1
    return found


def as_counter(outcomes: tuple[Chance, ...]) -> Counter[str]:
    assert {chance.chance[1] for chance in outcomes} == {6}
    return Counter({chance.code: chance.chance[0] for chance in outcomes})


def test_chances_are_those_of_the_engine() -> None:
    """Before the die the engine is asked with every face of it."""
    for moment in quiet_moments("banzai"):
        if moment.pos.teams:
            continue
        made = SHOWN.preview(moment.pos, moment.ask, ENGLISH)
        assert made is not None
        charge, plain = made.choices
        assert as_counter(plain.outcomes) == rolled(moment, PASS) == as_counter(made.outcomes)
        assert as_counter(charge.outcomes) == rolled(moment, BANZAI)


def test_columns_are_those_of_the_engine() -> None:
    tried = 0
    for moment in moments():
        if moment.ask.prompt not in ("lead", "front", "participants") or moment.pos.teams:
            continue
        made = SHOWN.preview(moment.pos, moment.ask, ENGLISH)
        assert made is not None
        for choice in made.choices:
            verb, _, target = choice.order.partition(" ")
            if verb not in ("front", "commit"):
                continue
            odds = [event for event in played(moment, TITLE.read(KIT, verb, target or None), 3) if event.kind == "odds"]
            if odds:  # otherwise somebody had to choose before
                assert odds[0].args["column"] == choice.column
                tried += 1
    assert tried > 20


def a_great_attack() -> tuple[War, tuple[Ask, ...]]:
    """Three Japanese regiments against Moreh, in an Attack Phase."""
    pos = TITLE.set_up(KIT, "campaign", {}, Table(Dice("1")))
    settle(pos)
    moreh = KIT.space_index["0613"]
    free = [space for space in KIT.neighbours[moreh] if not pos.index.units[ALLIES][space]]
    for name, space in zip(("31/58", "31/124", "31/138"), free, strict=False):
        pos.put(KIT.piece_index[name], space)
        pos.set_steps(KIT.piece_index[name], 3)
    pos.phase, pos.phasing = "attack", JAPAN
    pos.stack = [Turn(True), Phase(JAPAN, "attack", step=1), Declare(JAPAN, assault=False)]
    return pos, settle(pos)


def test_from_the_choice_of_units_to_the_grand_battle() -> None:
    pos, asks = a_great_attack()
    asks = answer(pos, asks, ATTACK[KIT.space_index["0613"]], "japan")
    made = SHOWN.preview(pos, asks[0], ENGLISH)
    assert made is not None
    assert made.outcomes == ()
    assert {choice.order.split()[0] for choice in made.choices} == {"with"}
    columns = []
    for name in ("31/58", "31/124", "31/138"):
        asks = answer(pos, asks, WITH[KIT.piece_index[name]], "japan")
        made = SHOWN.preview(pos, asks[0], ENGLISH)
        assert made is not None
        columns.append(KIT.columns.index(made.column))
        assert made.assumed[-1].startswith("No Banzai charge is declared")
    assert columns == sorted(columns)
    strength = next(line for line in made.lines if line.label == "Attacking Firepower")
    assert strength.value == "24"
    assert [line.label for line in made.lines if line.part][:3] == ["31/58", "31/124", "31/138"]
    asks = answer(pos, asks, COMMIT, "japan")
    while asks[0].prompt in ("lead", "front"):
        asks = answer(pos, asks, asks[0].orders[0], asks[0].seat)
    assert asks[0].prompt == "grand-battle"
    made = SHOWN.preview(pos, asks[0], ENGLISH)
    assert made is not None
    grand, plain = made.choices
    assert grand.order == TITLE.write(KIT, GRAND)
    assert grand.note.startswith("It costs 2 Lamentation points.")
    assert total(grand.outcomes) == total(plain.outcomes) == pytest.approx(1)
    assert all(chance.code.endswith("+1") for chance in grand.outcomes)


def test_prices_of_a_retreat_are_those_that_are_asked() -> None:
    asked = 0
    for prompt, label in (("impose", "Steps to force the retreat"), ("hold", "Steps to hold the position")):
        for moment in quiet_moments(prompt):
            made = SHOWN.preview(moment.pos, moment.ask, ENGLISH)
            assert made is not None
            assert next(line.value for line in made.lines if line.label == label) == str(moment.ask.args["n"])
            asked += 1
    assert asked > 5


def test_a_storm_is_a_toss_up() -> None:
    for moment in quiet_moments("participants-storm"):
        made = SHOWN.preview(moment.pos, moment.ask, ENGLISH)
        assert made is not None
        assert [chance.chance for chance in made.outcomes] == [(3, 6), (3, 6)]
