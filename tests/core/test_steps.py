"""The steps that titles share."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.dice import Dice
from grognard.core.frame import Ask, Asks, answer, settle
from grognard.core.kinds import Number, Open
from grognard.core.order import Order, Verbs
from grognard.core.position import Position, Table
from grognard.core.reason import Reason
from grognard.core.steps import Losses, Menu, Refusal, Steps, offers

VERBS = Verbs()
FEED = VERBS.piece("feed")
LOSE = VERBS.piece("lose")
CALL = VERBS.choice("call")
DONE = VERBS.word("done")


class Farm(Position, kw_only=True):
    food: Open[list[int]] = msgspec.field(default_factory=lambda: [0, 2, 1])
    log: Open[list[str]] = []


class Day(Steps[Farm], frozen=True):
    steps = ("morning", "noon", "evening")

    def morning(self, pos: Farm) -> None:
        pos.log.append("morning")

    def noon(self, pos: Farm) -> None:
        pos.log.append("noon")
        pos.push(Feeding())

    def evening(self, pos: Farm) -> None:
        pos.log.append("evening")
        pos.finish(None, "RULE")


def animals(frame: Menu[Farm], pos: Farm) -> range:
    return range(len(pos.food))


def sated(frame: Menu[Farm], pos: Farm, animal: int) -> Refusal:
    return Reason("R-2", "sated", {"n": pos.food[animal]}) if pos.food[animal] > 1 else None


def hungry(frame: Menu[Farm], pos: Farm, _: object) -> Refusal:
    return "R-3" if 0 in pos.food else None


class Feeding(Menu[Farm], frozen=True):
    def ask(self, pos: Farm, orders: list[Order]) -> Asks:
        return Ask("farmer", "feeding", orders, ("R-1",))

    @offers(FEED, animals, sated)
    def feed(self, pos: Farm, animal: int) -> None:
        pos.food[animal] += 1

    @offers(CALL, lambda frame, pos: ("dog", "cat"))
    def call(self, pos: Farm, name: str) -> None:
        pos.log.append(name)

    @offers(DONE, forbids=hungry)
    def done(self, pos: Farm) -> None:
        pos.pop()


class Famine(Losses[Farm], frozen=True):
    def bearers(self, pos: Farm) -> list[int]:
        return [animal for animal, food in enumerate(pos.food) if food]

    def ask(self, pos: Farm, bearers: list[int]) -> Ask:
        return Ask("farmer", "famine", LOSE.each(bearers))

    def lose(self, pos: Farm, piece: int) -> None:
        pos.food[piece] -= 1

    def spared(self, pos: Farm) -> None:
        pos.log.append(f"{self.left} spared")


class Harvest(Steps[Farm], frozen=True):
    """Asks by itself, and may go back."""

    field: Number
    steps = ("reap", "rest", "store")

    def reap(self, pos: Farm) -> Asks:
        return Ask("farmer", "reap", self.offered(pos, CALL, DONE)) if not pos.log else None

    @offers(CALL, lambda frame, pos: ("dog",), why=lambda frame, pos, name: [Reason("R-4", "no-such", {"n": 1})])
    def call(self, pos: Farm, name: str) -> None:
        pos.log.append(name)

    @offers(DONE)
    def done(self, pos: Farm) -> None:
        self.turn_to(pos, "store", field=7)

    def rest(self, pos: Farm) -> None:
        pos.log.append("rest")
        pos.push(Famine(1))

    def store(self, pos: Farm) -> None:
        pos.log.append(f"store {self.field}")
        pos.finish(None, "RULE")


def farm(frame: Any) -> Farm:
    pos = Farm(table=Table(Dice("1")))
    pos.push(frame)
    return pos


def test_steps_are_done_in_order_and_wait_for_answers() -> None:
    pos = farm(Day())
    (ask,) = settle(pos)
    assert pos.log == ["morning", "noon"]
    pos.food[0] = 1
    asks = answer(pos, settle(pos), DONE, "farmer")
    assert (asks, pos.log[-1]) == ((), "evening")
    assert farm(Day(step=Day.at("evening"))).stack == [Day(step=2)]
    assert ask.prompt == "feeding"


def test_a_step_that_asks_is_done_when_it_asks_no_more() -> None:
    pos = farm(Harvest(1))
    (ask,) = settle(pos)
    assert ask.orders == [CALL["dog"], DONE]
    assert pos.stack[-1].why_not(pos, CALL["cat"], "farmer") == [Reason("R-4", "no-such", {"n": 1})]
    (ask,) = answer(pos, (ask,), CALL["dog"], "farmer")
    assert (ask.prompt, pos.stack) == ("famine", [Harvest(1, step=2), Famine(1)])
    assert answer(pos, (ask,), LOSE[1], "farmer") == ()
    assert pos.log == ["dog", "rest", "store 1"]


def test_a_step_may_go_on_with_another() -> None:
    pos = farm(Harvest(1))
    assert answer(pos, settle(pos), DONE, "farmer") == ()
    assert pos.log == ["store 7"]


def test_a_menu_offers_what_nothing_forbids_and_says_what_does() -> None:
    pos = farm(Feeding())
    (ask,) = settle(pos)
    assert ask.orders == [FEED[0], FEED[2], CALL["dog"], CALL["cat"]]
    menu = pos.stack[-1]
    assert menu.why_not(pos, FEED[1], "farmer") == [Reason("R-2", "sated", {"n": 2})]
    assert menu.why_not(pos, DONE, "farmer") == [Reason("R-3")]
    assert menu.why_not(pos, LOSE[1], "farmer") == []
    answer(pos, (ask,), FEED[0], "farmer")
    (ask,) = answer(pos, settle(pos), CALL["cat"], "farmer")
    assert (pos.food, pos.log) == ([1, 2, 1], ["cat"])
    assert DONE in ask.orders


def test_losses_are_taken_until_nobody_is_left() -> None:
    pos = farm(Day(step=2))
    pos.push(Famine(5))
    asks = settle(pos)
    assert asks[0].orders == LOSE.each((1, 2))
    answer(pos, answer(pos, asks, LOSE[1], "farmer"), LOSE[1], "farmer")
    assert pos.food == [0, 0, 0], "the only one left is taken without asking"
    assert pos.log == ["2 spared", "evening"]
