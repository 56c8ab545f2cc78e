"""37C and 38B: the KMT capital: evacuated, set up again, captured, formed anew."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, offers
from grognard.titles.war_of_resistance.chapters.ch42_stability import change_level
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War

EVACUATE = VERBS.word("evacuate")
SET_UP = VERBS.word("set-up-capital")
SEAT = VERBS.space("seat")


def enter_capital(pos: War, space: int, side: int) -> None:
    """Japanese units come into the hex of the capital: it is captured, and the level falls (37C, 38B, 42B1)."""
    if side != JAPAN or space != pos.capital:
        return
    pos.capital, pos.capital_works = -1, False
    pos.event("capital-captured", "WOR-37C-e", "WOR-38B-b", space=space, side=side)
    change_level(pos, -1, "WOR-42B1-c", "WOR-38B-b")


class Capital(Menu[War], frozen=True):
    """The end of the Chinese movement phase: the capital is made ready to go, or set up again.

    It travels as freight, and does one of these things in a phase (37C).
    """

    def advance(self, pos: War) -> Asks:
        if not 0 <= pos.capital < pos.kit.hex_count:
            pos.pop()
            return None
        return self.ask(pos, self.offered(pos))

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(CHINA), "capital", orders, ("WOR-37C-h", "WOR-37C-i"), {"space": pos.capital})

    @offers(EVACUATE, forbids=lambda self, pos, _: None if pos.capital_works else "WOR-37C-a")
    def evacuate(self, pos: War) -> None:
        pos.capital_works = False
        pos.event("capital-evacuates", "WOR-37C-a", "WOR-37C-h", space=pos.capital)
        pos.pop()

    @offers(SET_UP, forbids=lambda self, pos, _: why_not_set_up(pos))
    def set_up(self, pos: War) -> None:
        pos.capital_works = True
        pos.event("capital-works", "WOR-37C-a", "WOR-37C-k", "WOR-38B-a", space=pos.capital)
        pos.pop()

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def why_not_set_up(pos: War) -> str | None:
    if pos.capital_works:
        return "WOR-37C-a"
    if pos.capital_moved:
        return "WOR-37C-i"
    return None if pos.kit.is_city[pos.capital] else "WOR-37C-b"


class NewGovernment(Answers[War], frozen=True):
    """A die at the end of each Chinese initial phase without a government; a new one is seated anywhere (38B)."""

    formed: bool = False

    def advance(self, pos: War) -> Asks:
        if self.formed:
            return Ask(pos.seat(CHINA), "government", self.offered(pos), ("WOR-38B-d",))
        die = pos.roll()
        formed = die <= pos.level
        pos.event("government-roll", "WOR-38B-c", die=die, level=pos.level)
        if formed and self.cities(pos):
            pos.replace(NewGovernment(True))
        else:
            pos.pop()
        return None

    def cities(self, pos: War) -> list[int]:
        return [s for s in range(pos.kit.hex_count) if pos.kit.is_city[s] and pos.holder[s] == CHINA]

    @offers(SEAT, lambda self, pos: self.cities(pos), why=lambda self, pos, _: "WOR-38B-d")
    def seat(self, pos: War, space: int) -> None:
        pos.capital, pos.capital_works = space, False
        pos.event("government", "WOR-38B-c", "WOR-38B-d", space=space)
        pos.pop()
