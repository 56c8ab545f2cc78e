"""What dice do to the targets on offer: ships, transports, aircraft on the ground, a port."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from grognard.core import odds
from grognard.core.odds import dice, spread
from grognard.core.previews import citing
from grognard.core.scene import Chance, Choice, Line
from grognard.titles.asia_engulfed.chapters.ch0_terms import needed
from grognard.titles.asia_engulfed.chapters.ch8_6_damage import damage_box
from grognard.titles.asia_engulfed.chapters.ch8_42_air_combat import PORT_TARGET
from grognard.titles.asia_engulfed.kit import KINDS, MINORS
from grognard.titles.asia_engulfed.preview_table import Table
from grognard.titles.asia_engulfed.verbs import AT, TARGET_PORT
from grognard.titles.asia_engulfed.war import War

ONE_BONUS = ("AE-8.41-b", "AE-8.42-j", "AE-8.7-d", "AE-8.7-e", "AE-9.11-m", "AE-9.13-d", "AE-KT-j")
"""Rules that give one Hit-bonus when they act."""
BY_KIND = "AE-8.42-i"
"""It gives one to CBA against carriers and cruisers only."""
NO_BONUS = ("AE-3.6-a", "AE-3.7-a")
"""Lack of supply takes bonuses away."""
Bonus = Callable[[int, int], int]
"""The Hit-bonus of a unit against a target."""


def needs(pos: War, unit: int, bonus: int) -> list[int]:
    """What the dice of a unit need: one for each step."""
    return [needed(bonus)] * pos.steps[unit]


def aimed(table: Table, unit: int, aims: Sequence[tuple[int, int]], bonus: Bonus, rule: str) -> Iterator[Choice]:
    """What each target on offer may suffer from a unit, and from those that have been aimed at it before."""
    pos = table.pos
    for order in table.ask.orders:
        if order.verb != AT.name and order != TARGET_PORT:
            continue
        target = order.target if isinstance(order.target, int) else PORT_TARGET
        found, rules = citing(pos, lambda target=target: bonus(unit, target))  # type: ignore[misc]
        own = needs(pos, unit, found)
        lines = [table.line("dice-of", dice(own), rule, piece=table.wording.piece(unit))]
        lines += _bonuses(table, found, rules)
        before: list[int] = []
        for other, its in aims:
            if its == target:
                before += needs(pos, other, bonus(other, target))
        if before:
            lines.append(table.line("aimed-before", dice(before), "AE-KT-h"))
        lines += yard(table, target)
        yield table.choice(
            order, suffered(table, target, own + before, pos.kit.side[unit]), column=dice(own), lines=lines
        )


def _bonuses(table: Table, bonus: int, rules: frozenset[str]) -> Iterator[Line]:
    """The rules behind a Hit-bonus, each with what it gives."""
    whole = [rule for rule in ONE_BONUS if rule in rules]
    yield from table.rule_lines(whole, "+1")
    if BY_KIND in rules:
        yield from table.rule_lines([BY_KIND], f"+{bonus - len(whole)}")
    yield from table.rule_lines([rule for rule in NO_BONUS if rule in rules], "+0")


def suffered(table: Table, target: int, rolled: list[int], gains: int) -> tuple[Chance, ...]:
    """What a target suffers: steps of ships are damaged as well as sunk, others only lose steps."""
    pos = table.pos
    if target == PORT_TARGET:
        return table.hits(odds.hits(rolled), "port-levels", gains=gains)
    if pos.kit.is_fleet[target]:
        steps, damaged = pos.steps[target], pos.damaged[target]
        return table.wrecks(table.wrecked(rolled, steps, damaged), steps, damaged, gains=gains)
    return table.hits(odds.at_most(odds.hits(rolled), pos.steps[target]), "steps-lost", gains=gains)


def yard(table: Table, target: int) -> Iterator[Line]:
    """8.6: where on its Build Track a damaged step of a fleet goes."""
    pos = table.pos
    kit = pos.kit
    if target == PORT_TARGET or not kit.is_fleet[target]:
        return
    if kit.nation[target] in MINORS:
        yield from table.rule_lines(["AE-9.5-a"])
        return
    boxes = Counter(damage_box(pos, KINDS[kit.kind[target]], die)[0] for die in range(1, odds.FACES + 1))
    yield table.line("yard", spread(boxes), "AE-8.6-a")
