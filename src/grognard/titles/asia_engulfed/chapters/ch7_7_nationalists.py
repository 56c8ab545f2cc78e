"""7.7 The Nationalist Chinese attack: each area attacked costs a Special Action."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side, Space
from grognard.core.order import Order
from grognard.core.steps import Menu, offers
from grognard.titles.asia_engulfed.chapters.ch7_special_actions import can_spend, spend
from grognard.titles.asia_engulfed.kit import CN, CW, NATIONS, US
from grognard.titles.asia_engulfed.verbs import PASS, PAYER
from grognard.titles.asia_engulfed.war import War


def must_pay(pos: War, p: int, place: int) -> bool:
    """Whether a unit's move into a place is a Nationalist attack that is not paid for yet (5.1-f, 7.7-a)."""
    kit = pos.kit
    if kit.nation[p] != CN or pos.alternative("nationalist-attack") or place in pos.attack_paid:
        return False
    pos.cite("AE-5.1-f")
    return bool(pos.ground_at(place, 1 - kit.side[p]))


def payers(pos: War) -> list[int]:
    """The powers that can pay for it: the Nationalists, the USA, the Commonwealth (7.7-b)."""
    able = (CN,) if pos.alternative("nationalist-payer") else (CN, US, CW)
    return [power for power in able if can_spend(pos, power)]


class NationalistPayment(Menu[War], frozen=True):
    """Who pays for the attack; then the unit marches."""

    side: Side
    place: Space
    piece: Piece = -1
    """The unit that marches in; -1 if the attackers stand there already."""
    optional: bool = False
    """Others fight there too: without payment they do so alone."""

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("AE-7.7-a", "AE-7.7-b")
        return Ask(pos.seat(self.side), "nationalist-payer", orders, rules, {"space": self.place})

    @offers(PAYER, lambda self, pos: [NATIONS[power] for power in payers(pos)])
    def payer(self, pos: War, power: str) -> None:
        pos.pop()
        spend(pos, NATIONS.index(power), "AE-7.7-a", "AE-7.7-b")
        pos.attack_paid.append(self.place)
        if self.piece >= 0:
            pos.push("March", self.piece, self.place)

    @offers(PASS, lambda self, pos: (None,) if self.optional else ())
    def stand_by(self, pos: War) -> None:
        pos.pop()
        pos.event("nationalists-stand-by", "AE-7.7-a", space=self.place)
