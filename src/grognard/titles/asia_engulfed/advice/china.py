"""Advice on the Nationalist Chinese: their attacks cost a Special Action, of their own or of their allies (7.7)."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.asia_engulfed.advice.goals import Outlook
from grognard.titles.asia_engulfed.chapters.ch7_7_nationalists import must_pay, payers
from grognard.titles.asia_engulfed.kit import CN, GARRISON, NATIONS
from grognard.titles.asia_engulfed.verbs import PASS


def attacks_to_pay(outlook: Outlook) -> int:
    """How many Nationalist attacks can be paid for with what nobody at sea is going to need."""
    pos = outlook.pos
    return sum(max(0, pos.actions[power] - outlook.bound_actions(power)) for power in payers(pos))


def is_paid_attack(outlook: Outlook, place: int, units: list[int]) -> bool:
    """Whether any of these units would attack a place only for a Special Action."""
    return any(must_pay(outlook.pos, p, place) for p in units)


def attack_fee(outlook: Outlook, place: int) -> float:
    """What it costs to go on fighting in a place: nothing if others than Nationalists can, or if it is paid."""
    pos, kit = outlook.pos, outlook.kit
    if place in pos.attack_paid or pos.alternative("nationalist-attack"):
        return 0.0
    units = [p for p in pos.ground_at(place, outlook.side) if kit.kind[p] != GARRISON]
    return outlook.action_price if units and all(kit.nation[p] == CN for p in units) else 0.0


def pays_off(outlook: Outlook, place: int, odds: float) -> bool:
    """Whether a prize is worth the Special Action at these odds."""
    return outlook.worth[place] * odds > outlook.action_price


def payer(outlook: Outlook, ask: Ask) -> list[float]:
    """The Nationalists pay if they can, then who has most to spare; nobody for a hopeless attack beside others."""
    place = ask.args["space"]
    assert isinstance(place, int)
    worthwhile = pays_off(outlook, place, outlook.contest(place))
    scores = []
    for order in ask.orders:
        if order is PASS:
            scores.append(0.0 if worthwhile else 99.0)
        else:
            power = NATIONS.index(str(order.target))
            spare = outlook.pos.actions[power] - outlook.bound_actions(power)
            scores.append(20.0 if power == CN else 10.0 + spare)
    return scores
