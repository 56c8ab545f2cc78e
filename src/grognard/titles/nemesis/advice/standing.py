"""How the war stands, as a player would judge it who looks at the tracks and counts Firepower."""

from __future__ import annotations

from grognard.core.weights import fading, read_weights, share
from grognard.titles.nemesis.chapters.ch9_end_of_turn import MOST_REPROACHED_FLAGS, STAR_REPROACH, lost_stars
from grognard.titles.nemesis.kit import ALLIES, DATA, JAPAN
from grognard.titles.nemesis.war import FULL, OOS, War

WEIGHTS = read_weights(DATA.parent / "standing.toml")


def standing(pos: War, side: int) -> float:
    """By how many boxes a side's Superior is the happier one, or will soon be; the goal of a short scenario is par."""
    lead = _mood(pos, JAPAN) - _mood(pos, ALLIES) - max(0.0, pos.goal - 0.5)
    left = fading(pos.last_turn - pos.turn, WEIGHTS["horizon"])
    lead += left * WEIGHTS["strength"] * share(_firepower(pos, JAPAN), _firepower(pos, ALLIES))
    return lead if side == JAPAN else -lead


def _mood(pos: War, side: int) -> float:
    """A Superior's box, with what his General and the laments promise."""
    turns = min(WEIGHTS["reproaches"], pos.last_turn - pos.turn + 1)
    flags = sum(flag != side for flag in pos.flags.values())
    reproach = min(flags, MOST_REPROACHED_FLAGS) + STAR_REPROACH * len(lost_stars(pos, side))
    laments = pos.lamentation[side] + turns * reproach
    return pos.superior[side] + WEIGHTS["general"] * pos.general[side] - WEIGHTS["lamentation"] * laments


def _firepower(pos: War, side: int) -> float:
    """What is in play, by how well it is supplied."""
    by_steps, steps, supply = pos.kit.fp_by_steps, pos.steps, pos.supply
    fed = {FULL: 1.0, OOS: WEIGHTS["cut_off"]}
    return sum(by_steps[p][steps[p]] * fed.get(supply[p], WEIGHTS["limited"]) for p in pos.pieces_in_play(side))
