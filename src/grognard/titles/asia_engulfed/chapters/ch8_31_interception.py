"""8.31 Interception: day, night or avoidance, chosen in secret; the dice say whose choice counts."""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.core.position import Picks
from grognard.core.reason import Reason
from grognard.titles.asia_engulfed.chapters.ch8_6_damage import in_turn
from grognard.titles.asia_engulfed.chapters.ch8_42_day import cba_at, lba_near
from grognard.titles.asia_engulfed.kit import ALLIES, CA, JAPAN, SIDES
from grognard.titles.asia_engulfed.verbs import APPROACH
from grognard.titles.asia_engulfed.war import War

DAY, NIGHT, AVOID = "day", "night", "avoid"
SURPRISE_MARGIN = 4
CODE_BONUS = 2


class Outcome(NamedTuple):
    """How an interception came out: the fight, the side that has surprise (-1: none), the sides that avoid it."""

    approach: str
    surprise: int = -1
    avoiding: tuple[int, ...] = ()


def approaches(pos: War, zone: int, side: int, *, first: bool) -> list[str]:
    """What a side may choose: day only with aircraft, avoidance only from the second interception on."""
    found = [NIGHT]
    if cba_at(pos, zone, side) or lba_near(pos, zone, side):
        found = [DAY, NIGHT]
    else:
        pos.cite("AE-8.31-b")
    if not first:
        found.append(AVOID)
    return found


def interception_asks(pos: War, zone: int, *, first: bool) -> tuple[Ask, ...]:
    """The secret questions to both sides; none if neither has a choice.

    A side without a choice is asked beside one that has it while its fleets are hidden: otherwise the other would
    know, before it chooses, that there is no carrier among them.
    """
    found = [approaches(pos, zone, side, first=first) for side in (JAPAN, ALLIES)]
    if all(len(choices) == 1 for choices in found):
        return ()
    rules = ("AE-8.31-a", "AE-8.3-b")
    return tuple(
        Ask(pos.seat(side), "approach", APPROACH.each(found[side]), rules, {"space": zone}, secret=True)
        for side in (JAPAN, ALLIES)
        if len(found[side]) > 1 or any(pos.hidden(p) for p in pos.fleets_at(zone, side))
    )


def intercept(pos: War, zone: int, picks: dict[str, Picks]) -> Outcome:
    """Reveal the choices and roll; who was not asked has chosen the night."""
    chosen = [str(picks[seat][0].target) if seat in picks else NIGHT for seat in SIDES]
    for side in (JAPAN, ALLIES):
        pos.event("approach", "AE-8.31-a", side=side, space=zone, approach=chosen[side])
    avoiding = tuple(side for side in (JAPAN, ALLIES) if chosen[side] == AVOID)
    return Outcome(AVOID, avoiding=avoiding) if avoiding else _roll(pos, zone, chosen)


def _roll(pos: War, zone: int, chosen: list[str]) -> Outcome:
    """8.31-c: the higher total has its way, 4 more is surprise; a tie is rolled again if it matters."""
    same = chosen[JAPAN] == chosen[ALLIES]
    totals = [0, 0]
    while totals[JAPAN] == totals[ALLIES]:
        for side in in_turn(pos):
            bonus = modifier(pos, zone, side, chosen[side])
            die = pos.roll()
            totals[side] = die + bonus
            pos.event("interception-roll", "AE-8.31-c", side=side, space=zone, die=die, bonus=bonus, total=totals[side])
        if same:
            pos.cite("AE-8.31-f")
            break
    winner = JAPAN if totals[JAPAN] > totals[ALLIES] else ALLIES
    pos.event("intercepted", "AE-8.31-c", space=zone, approach=chosen[winner])
    if abs(totals[JAPAN] - totals[ALLIES]) < SURPRISE_MARGIN:
        return Outcome(chosen[winner])
    pos.event("surprise", "AE-8.31-g", side=winner, space=zone)
    return Outcome(chosen[winner], winner)


def modifier(pos: War, zone: int, side: int, approach: str) -> int:
    """What a side adds to its interception roll."""
    total = 0
    if approach == DAY:
        pos.cite("AE-8.31-d")
        total += 1
    elif any(pos.kit.kind[p] == CA and pos.kit.elite[p] for p in pos.fleets_at(zone, side)):
        pos.cite("AE-8.31-e", "AE-9.1-b")
        total += 1
    if side == ALLIES and pos.broken_zone == zone:
        pos.cite("AE-7.6-a")
        total += CODE_BONUS
    return total


def approach_reasons(zone: int, order: Order) -> list[Reason]:
    """Why an approach cannot be chosen."""
    if order.verb != APPROACH.name:
        return []
    if order.target == DAY:
        return [Reason("AE-8.31-b", "no-aircraft", {"space": zone})]
    return [Reason("AE-8.32-a", "first-interception")] if order.target == AVOID else []
