"""How the war stands, as a player would judge it who counts victory areas, fleets, armies and oil."""

from __future__ import annotations

import math

from grognard.core.weights import fading, read_weights, share
from grognard.titles.asia_engulfed.advice.ends import turns_left
from grognard.titles.asia_engulfed.advice.goals import Outlook
from grognard.titles.asia_engulfed.chapters.ch10_victory import CAMPAIGN, TIPPING, victory_areas
from grognard.titles.asia_engulfed.kit import ALLIES, BLOCK, CBA, DATA, JAPAN, LBA
from grognard.titles.asia_engulfed.war import War

WEIGHTS = read_weights(DATA.parent / "standing.toml")


def standing(pos: War, side: int) -> float:
    """By how many victory areas a side is ahead of what would leave the scenario open."""
    lead = _areas(pos) - _par(pos)
    theirs, left = _forces(pos, ALLIES), fading(turns_left(pos), WEIGHTS["horizon"])
    for name, mine in _forces(pos, JAPAN).items():
        lead += left * WEIGHTS[name] * share(mine, theirs[name])
    lead -= left * WEIGHTS["oil"] * max(0.0, 1.0 - pos.oil / WEIGHTS["enough_oil"])
    return lead if side == JAPAN else -lead


def _areas(pos: War) -> float:
    """The victory areas that Japan can be expected to hold when all is over, or in some turns if that is far away."""
    sides = [Outlook(pos, side) for side in (JAPAN, ALLIES)]
    found = 0.0
    for place in victory_areas(pos):
        holder = pos.holder(place)
        lost = _risk(sides[holder], place)
        found += 1.0 - lost if holder == JAPAN else lost
    return found


def _risk(outlook: Outlook, place: int) -> float:
    """The chance that a place of ours will be lost: few who guard it, enemies in it and beside it, no sure supply."""
    replies = _replies(outlook)
    if not replies:
        return 0.0
    foe = outlook.foe
    beside = sum(outlook.guard(other, foe) for other in outlook.kit.land_links[place])
    logit = (
        WEIGHTS["loss"]
        + WEIGHTS["turn"] * min(replies, WEIGHTS["far"])
        - WEIGHTS["guard"] * min(outlook.guard(place, outlook.side), WEIGHTS["crowd"])
        + WEIGHTS["within"] * min(outlook.guard(place, foe), WEIGHTS["crowd"])
        + WEIGHTS["beside"] * min(beside, WEIGHTS["host"])
        - WEIGHTS["lifeline"] * outlook.lifeline(place)
    )
    return 1.0 / (1.0 + math.exp(-logit))


def _replies(outlook: Outlook) -> int:
    """Player turns of the enemy that are still to come, the one at hand among them."""
    pos = outlook.pos
    over = outlook.foe == JAPAN and pos.phasing == ALLIES
    return turns_left(pos) + (0 if over else 1)


def _par(pos: War) -> float:
    """How many areas leave it open who wins, at the end or in this turn (10.3, 15.0)."""
    if pos.scenario == "surprise":
        allied, japanese = pos.kit.victory["surprise", pos.kit.turn_keys[pos.turn]]
        return (allied + japanese) / 2
    if pos.scenario == "tipping-the-balance":
        most, fewest, at_once, collapse = TIPPING[pos.options["tipping-victory"]]
        return (most + fewest) / 2 if turns_left(pos) == 0 else (at_once + collapse) / 2
    return CAMPAIGN - 0.5


def _forces(pos: War, side: int) -> dict[str, float]:
    """Steps of fleets, ground units and aircraft on the map; hidden blocks are guessed."""
    kit, steps, end = pos.kit, pos.steps, pos.kit.map_end
    found = {"fleets": 0.0, "ground": float(pos.home_defence) if side == JAPAN else 0.0, "air": 0.0}
    for p, at in enumerate(pos.place):
        if at >= end or kit.side[p] != side:
            continue
        hidden = kit.kind[p] == BLOCK
        if kit.is_fleet[p]:
            found["fleets"] += WEIGHTS["hidden_fleet"] if hidden else steps[p]
        elif kit.is_ground[p]:
            found["ground"] += WEIGHTS["hidden_ground"] if hidden else steps[p]
        elif kit.kind[p] in (LBA, CBA):
            found["air"] += steps[p]
    return found
