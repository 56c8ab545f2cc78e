"""40B1 and 12J: resource points that the orders of battle bring, general imports, and foreign aid."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side, Space
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch12_points import ATTACK, NEW, RESOURCE, lay
from grognard.titles.war_of_resistance.chapters.ch42_stability import begins_month
from grognard.titles.war_of_resistance.incomes import AID, HAIPHONG, HONG_KONG, Income
from grognard.titles.war_of_resistance.kit import CHINA, PARTIAL
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War

TAKE_ATTACK = VERBS.word("take-attack-supply")
TAKE_GENERAL = VERBS.word("take-general-supply")
AT_ENTRY = VERBS.space("receive-at")
PER_ATTACK, PER_RESOURCE = 3, 4
"""Resource points for which one of attack supply is taken; points of general supply that are taken for one (40B1)."""
POWERS = {"Soviet": "WOR-38C-a", "American": "WOR-38D-a", "British": "WOR-38E-a", "French": "WOR-38F-a"}


def incomes_due(pos: War, side: int) -> tuple[int, ...]:
    """Which lines of the resource tables bring something in this initial phase."""
    monthly = begins_month(pos)
    return tuple(
        number
        for number, income in enumerate(pos.kit.nation.incomes)
        if income.side == side and income.first <= pos.turn <= income.last and (monthly or not income.monthly)
    )


def entries(pos: War, income: Income) -> list[int]:
    """Where points may come in now: none if the way is shut (12J)."""
    kit = pos.kit
    if income.where == HONG_KONG:
        return [income.space] if any(pos.holder[s] == CHINA for s in kit.nation.gates) else []
    if income.where == HAIPHONG:
        return [s for s in kit.nation.railheads if not pos.ceded]
    if income.space >= kit.hex_count or pos.holder[income.space] == income.side:
        return [income.space]
    return [s for s in range(kit.hex_count) if kit.city[s] >= PARTIAL and pos.holder[s] == income.side]


class Incomes(Answers[War], frozen=True):
    """What comes in, line by line: first where, if there is a choice, then as what."""

    side: Side
    due: tuple[Number, ...]
    space: Space | None = None
    left: Number = 0

    def advance(self, pos: War) -> Asks:
        if not self.due:
            pos.pop()
            return None
        income, seat = pos.kit.nation.incomes[self.due[0]], pos.seat(self.side)
        if self.space is None:
            spaces = self.open(pos, income)
            if not spaces:
                pos.replace(Incomes(self.side, self.due[1:]))
                return None
            return Ask(seat, "income-entry", self.offered(pos, AT_ENTRY), ("WOR-12J-a",), {"points": income.amount})
        if not self.left:
            pos.replace(Incomes(self.side, self.due[1:]))
            return None
        args: dict[str, object] = {"space": self.space, "points": self.left}
        orders = self.offered(pos, TAKE_ATTACK, TAKE_GENERAL, DONE)
        return Ask(seat, "income", orders, ("WOR-40B1-b", "WOR-40B1-c", "WOR-40B1-d"), args)

    def open(self, pos: War, income: Income) -> list[int]:
        """Where this line comes in; what finds no way is lost and not kept for later (12J, 41A2c)."""
        if income.power == "Soviet" and not pos.posture:
            pos.event("income-lost", "WOR-41A2c-k", side=self.side, points=income.amount)
            return []
        found = entries(pos, income)
        if not found:
            pos.event("income-lost", "WOR-12J-a", side=self.side, points=income.amount)
        return found

    @offers(
        AT_ENTRY,
        lambda self, pos: entries(pos, pos.kit.nation.incomes[self.due[0]]),
        why=lambda self, pos, _: "WOR-12J-a",
    )
    def enter(self, pos: War, space: int) -> None:
        income = pos.kit.nation.incomes[self.due[0]]
        if income.kind == AID:
            pos.aided = True
            pos.cite("WOR-12J-b", POWERS[income.power])
        pos.replace(replace(self, space=space, left=income.amount))

    @offers(TAKE_ATTACK, forbids=lambda self, pos, _: why_not_attack(self.left))
    def take_attack(self, pos: War) -> None:
        self.receive(pos, ATTACK, 1, PER_ATTACK, "WOR-40B1-c")

    @offers(TAKE_GENERAL)
    def take_general(self, pos: War) -> None:
        self.receive(pos, NEW, PER_RESOURCE, 1, "WOR-40B1-d")

    @offers(DONE)
    def done(self, pos: War) -> None:
        """The rest are resource points."""
        self.receive(pos, RESOURCE, self.left, self.left, "WOR-40B1-b")

    def receive(self, pos: War, item: str, number: int, price: int, rule: str) -> None:
        assert self.space is not None
        lay(pos, self.space, item, number)
        pos.event("income", rule, "WOR-12J-a", side=self.side, space=self.space, item=item, items=number)
        pos.replace(replace(self, left=self.left - price))


def why_not_attack(left: int) -> Refusals:
    return None if left >= PER_ATTACK else "WOR-40B1-c"
