"""Advice: what it is about is said in both languages, and positions in which it matters."""

from __future__ import annotations

import pytest

from grognard.core.dice import Dice
from grognard.core.frame import Ask, settle
from grognard.core.hints import hints
from grognard.core.position import Table
from grognard.core.text import has_message
from grognard.titles.world_in_flames.advice import ADVISERS
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.advice.fleet import rally
from grognard.titles.world_in_flames.advice.politics import declarations
from grognard.titles.world_in_flames.advice.weights import WEIGHTS
from grognard.titles.world_in_flames.chapters.ch11_16_attack import Declaration
from grognard.titles.world_in_flames.kit import FRANCE, GERMANY, JAPAN
from grognard.titles.world_in_flames.verbs import DECLARE, RALLY
from grognard.titles.world_in_flames.war import LAND, War
from tests.every_title.games import TITLES

TITLE = TITLES["world-in-flames"]


def begun(scenario: str) -> War:
    pos = TITLE.set_up(TITLE.kit(), scenario, TITLE.meta.fill(scenario, {}), Table(Dice("1")))
    assert isinstance(pos, War)
    return pos


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_kind_of_advice_has_a_reason_in_words(language: str) -> None:
    silent = [prompt for prompt in ADVISERS if not has_message(TITLE.folder, language, f"why-{prompt}")]
    assert silent == []


def test_germany_looks_at_paris_alone_once_it_has_another_goal() -> None:
    pos = begun("france-1940")
    place = pos.kit.places
    assert place["Amsterdam"] in Field(pos, GERMANY).goals()
    pos.holder[place["Amsterdam"]] = GERMANY
    pos.forget()
    assert Field(pos, GERMANY).goals() == [place["Paris"]]


def cleared(scenario: str) -> War:
    """Without any land unit but those that a test puts there."""
    pos = begun(scenario)
    for p in pos.in_play():
        pos.put(p, pos.kit.lost)
    pos.phasing, pos.action = GERMANY, LAND
    return pos


def of(pos: War, side: int, kind: str, count: int, least: int = 1) -> list[int]:
    land = range(pos.kit.land_count)
    found = [p for p in land if pos.side(p) == side and pos.kit.kind[p] == kind and pos.kit.factor[p] >= least]
    return found[:count]


def test_of_two_good_attacks_the_one_nearer_to_the_goal_is_declared() -> None:
    pos = cleared("france-1940")
    kit = pos.kit
    paris = kit.places["Paris"]
    pos.holder[kit.places["Amsterdam"]] = GERMANY
    far = kit.places["Lille"]
    near = next(space for space in kit.neighbours[paris] if not kit.river[kit.board.link(space, paris)])
    weak = of(pos, FRANCE, "INF", 2)
    strong = of(pos, GERMANY, "INF", 3, least=4)
    pos.put(weak[0], paris)
    pos.put(weak[1], far)
    beside = next(space for space in kit.neighbours[far] if not kit.river[kit.board.link(space, far)])
    for p in strong[:2]:
        pos.put(p, near)
    for p in strong[2:]:
        pos.put(p, beside)
    for space in kit.land:  # the way to both is open, and supplied
        pos.holder[space] = FRANCE if space in (paris, far) else GERMANY
    staff = [p for p in range(kit.land_count) if pos.side(p) == GERMANY and kit.is_hq[p]]
    for p, space in zip(staff, (near, beside), strict=False):
        pos.put(p, space)
    pos.forget()
    pos.push(Declaration(GERMANY))
    (ask,) = settle(pos)
    first = hints(TITLE, pos, ask)[0]
    assert (first.order.verb, first.order.target) == ("attack", paris)
    assert [motive.key for motive in first.motives] == ["motive-odds"]


def test_headquarters_wait_until_there_is_much_to_turn_face_up() -> None:
    pos = cleared("france-1940")
    kit = pos.kit
    hq = next(p for p in range(kit.land_count) if pos.side(p) == GERMANY and kit.is_hq[p])
    home = kit.places["Berlin"] if "Berlin" in kit.places else kit.places["Essen"]
    units = of(pos, GERMANY, "INF", 4, least=4)
    for p in (hq, *units):
        pos.put(p, home)
    ask = Ask("germany", "reorganisation", RALLY.each([hq]), ())

    def worth(count: int) -> float:
        for number, p in enumerate(units):
            pos.down[p] = int(number < count)
            pos.marks[p] = 8 if number < count else 0
        return rally(Field(pos, GERMANY), ask)[0]

    assert worth(1) < 0 < worth(4)
    assert (
        worth(4)
        == sum(sorted((kit.factor[p] for p in units), reverse=True)[: kit.reorganisation[hq]]) - WEIGHTS["rally"]
    )


def test_japan_strikes_at_the_end_of_1941_and_not_before() -> None:
    pos = begun("pacific-1941")
    view = Field(pos, JAPAN)
    ask = Ask("japan", "declarations", DECLARE.each(["USA", "Commonwealth", "USSR"]), ())
    assert [score > 0 for score in declarations(view, ask)] == [True, True, False]
    pos.first_season -= 1
    assert [score > 0 for score in declarations(view, ask)] == [False, False, False]
