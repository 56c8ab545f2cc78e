"""7.7 The Nationalist Chinese attack: each area attacked costs a Special Action."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
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


class NationalistPayment(Frame[War], frozen=True):
    """Who pays for the attack; then the unit marches."""

    side: int
    place: int
    piece: int = -1
    """The unit that marches in; -1 if the attackers stand there already."""
    optional: bool = False
    """Others fight there too: without payment they do so alone."""

    def advance(self, pos: War) -> Asks:
        orders = PAYER.each(NATIONS[power] for power in payers(pos))
        if self.optional:
            orders.append(PASS)
        rules = ("AE-7.7-a", "AE-7.7-b")
        return Ask(pos.seat(self.side), "nationalist-payer", orders, rules, {"space": self.place})

    def play(self, pos: War, order: Order, seat: str) -> None:
        pos.pop()
        if order is PASS:
            pos.event("nationalists-stand-by", "AE-7.7-a", space=self.place)
            return
        spend(pos, NATIONS.index(str(order.target)), "AE-7.7-a", "AE-7.7-b")
        pos.attack_paid.append(self.place)
        if self.piece >= 0:
            from grognard.titles.asia_engulfed.chapters.ch5_1_operational import march

            march(pos, self.piece, self.place)
