"""9.4 The USA declares war: levels, the chart *It's War*, a die, and what a failure costs."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.kinds import Number
from grognard.core.steps import Refusals, Steps
from grognard.titles.world_in_flames.chapters.ch13_3_markers import (
    AXIS,
    entry_level,
    give_back,
    in_play,
    take,
    tension_level,
)
from grognard.titles.world_in_flames.chapters.ch13_3_options import chosen, fleet_at_pearl
from grognard.titles.world_in_flames.chapters.ch13_3_us_entry import enter_war, own_tension
from grognard.titles.world_in_flames.charts_entry import EUROPE, JAPAN, POOL_KEYS, TENSION
from grognard.titles.world_in_flames.kit import CHINA, COMMONWEALTH, USA
from grognard.titles.world_in_flames.war import War

WAR_POINTS = 15
"""The tension cost of a declaration of war; reconstructed (the chart was not at hand)."""
WAR_ON_MINORS, APPROPRIATIONS = 48, 34


def why_not_us_minor(pos: War) -> Refusals:
    """The rule that keeps the USA from declaring war on minors (9.4-a)."""
    return ("WIF-9.4-a", "WIF-13.3.2-az") if in_play(pos) and not chosen(pos, WAR_ON_MINORS) else None


def why_not_us_war(pos: War, side: int, tried: int) -> Refusals:
    """The rule that keeps the USA from trying war on a power; `tried`: the pools tried in this phase, as bits."""
    if not in_play(pos) or side not in AXIS:
        return "WIF-9.4-g"
    target = AXIS[side]
    if pos.wars[USA] >> side & 1:
        return "WIF-9.2-b"
    if pos.entry_barred >> target & 1:
        return ("WIF-13.3.2-i", "WIF-13.3.3-e")
    if not any(pos.entry_counts[:4]):
        return "WIF-9.4-j"
    if target == JAPAN and tried >> EUROPE & 1:
        return "WIF-9.4-b"
    return "WIF-9.4-c" if tried >> target & 1 else None


def modifiers(pos: War, target: int) -> Iterator[tuple[str, int]]:
    """What is added to the die, and by which rule (9.4)."""
    kit = pos.kit
    if target == EUROPE and pos.conquered[kit.power[COMMONWEALTH]]:
        yield "WIF-9.4-k", -2
    if target == JAPAN:
        china = kit.power[CHINA]
        if pos.conquered[china]:
            yield "WIF-9.4-l", -2
        elif any(pos.home[pos.place[p]] == china for side in AXIS if AXIS[side] == JAPAN for p in pos.units_of(side)):
            yield "WIF-9.4-l", -1
        if not fleet_at_pearl(pos):
            yield "WIF-9.4-l", 2
    if not chosen(pos, APPROPRIATIONS):
        yield "WIF-9.4-m", 3
    if pos.wars[USA]:
        yield "WIF-9.4-m", -1


class UsDeclaration(Steps[War], frozen=True):
    """The attempt on one power, or on Germany and Italy together (9.4-c)."""

    sides: tuple[Number, ...]
    steps = ("roll", "wars", "tension")

    def roll(self, pos: War) -> None:
        target = AXIS[self.sides[0]]
        need = pos.kit.entry.war_number(entry_level(pos, target), tension_level(pos, target))
        changes = list(modifiers(pos, target))
        die, modifier = pos.roll(10), sum(change for _, change in changes)
        rules = dict.fromkeys(("WIF-9.4-g", "WIF-9.4-o", *(rule for rule, _ in changes)))
        if die + modifier > need:
            pos.event("us-war-fails", *rules, "WIF-9.4-i", side=self.sides[0], die=die, modifier=modifier)
            self._fail(pos, target)
            pos.pop()
            return
        pos.event("us-war", *rules, "WIF-9.4-h", side=self.sides[0], die=die, modifier=modifier, need=need)
        pos.reveal()
        for pool, values in enumerate(pos.entry_pools):
            for value in values:
                pos.event("entry-shown", "WIF-9.4-h", stock=POOL_KEYS[pool], n=value)

    @staticmethod
    def _fail(pos: War, target: int) -> None:
        """A marker of each pool goes back, at random and unseen (9.4-i)."""
        for pool in (target, target + TENSION):
            value = take(pos, pool)
            if value is not None:
                give_back(pos, (value,))
                pos.event("entry-lost", "WIF-9.4-i", stock=POOL_KEYS[pool])

    def wars(self, pos: War) -> None:
        if len(self.sides) > 1:
            pos.cite("WIF-9.4-c")
        for side in self.sides:
            own_tension(pos, side, WAR_POINTS)

    def tension(self, pos: War) -> None:
        pos.replace(UsDeclaration(self.sides, step=self.at("tension") + 1))
        for side in self.sides:
            pos.wars[USA] |= 1 << side
            pos.wars[side] |= 1 << USA
        pos.forget()
        for side in reversed(self.sides):
            enter_war(pos, side)
