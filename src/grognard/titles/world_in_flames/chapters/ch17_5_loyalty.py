"""17.5 Vichy troops that meet only Allies to whom Vichy is not hostile may flee instead of fighting."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.titles.world_in_flames.chapters.ch17_4_status import stands
from grognard.titles.world_in_flames.kit import FRANCE, NOBODY, USA, VICHY
from grognard.titles.world_in_flames.war import ALLIES, War

LOYAL = 5
"""A Vichy unit stays with this roll or more."""


def may_flee(pos: War, others: Iterable[int]) -> bool:
    """Whether these units are all led by Allied powers to which Vichy is not hostile."""
    sides = {pos.side(p) for p in others}
    if not stands(pos) or not sides or NOBODY in sides:
        return False
    return all(pos.camps[side] == ALLIES and not pos.hostile >> side & 1 for side in sides)


def persuasion(pos: War, others: Sequence[int]) -> int:
    """What is taken from each roll: one for each Free French or American land unit (17.5)."""
    kit = pos.kit
    return sum(pos.side(p) in (FRANCE, USA) and not kit.is_air[p] and not kit.is_ship[p] for p in others)


def test_loyalty(pos: War, units: Sequence[int], others: Sequence[int]) -> bool:
    """A die for each Vichy land unit; who fails is gone. Says whether anybody was asked."""
    theirs = [p for p in units if pos.side(p) == VICHY and p < pos.kit.land_count]
    if not theirs or not may_flee(pos, others):
        return False
    modifier = -persuasion(pos, others)
    rules = ("WIF-17.5-a", "WIF-17.5-b", *(("WIF-17.5-c",) if modifier else ()))
    for p in theirs:
        die = pos.roll(10)
        if die + modifier >= LOYAL:
            pos.event("stays-loyal", *rules, piece=p, die=die, modifier=modifier)
            continue
        pos.event("flees", *rules, piece=p, die=die, modifier=modifier)
        pos.down[p] = 0
        pos.put(p, pos.kit.lost)
    return True


def intrinsic_flees(pos: War, others: Sequence[int]) -> bool:
    """The same for a notional unit of Vichy (17.5)."""
    if not may_flee(pos, others):
        return False
    die, modifier = pos.roll(10), -persuasion(pos, others)
    rules = ("WIF-17.5-b", *(("WIF-17.5-c",) if modifier else ()))
    gone = die + modifier < LOYAL
    pos.event("notional-flees" if gone else "notional-stays", *rules, die=die, modifier=modifier)
    return gone
