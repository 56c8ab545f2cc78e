"""How the war stands, as a player would judge it who counts cities and strength."""

from __future__ import annotations

from grognard.core.weights import fading, read_weights, share
from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch24_verdict import held_goals, seeker
from grognard.titles.world_in_flames.sheets import DATA
from grognard.titles.world_in_flames.war import War

WEIGHTS = read_weights(DATA.parent / "standing.toml")


def standing(pos: War, side: int) -> float:
    """The goals that the seeking camp holds beyond one, lesser ones, and what the forces in the field promise."""
    held = held_goals(pos, "main") + WEIGHTS["lesser"] * (held_goals(pos, "all") + held_goals(pos, "any"))
    left = fading(pos.last_turn - pos.turn, WEIGHTS["horizon"])
    first = seeker(pos.kit, pos.scenario)
    mine, theirs = (sum(_strength(pos, of) for of in members(pos, camp)) for camp in _camps(pos, first))
    lead = held - 1 + left * WEIGHTS["strength"] * share(mine, theirs)
    return lead if pos.camps[side] == pos.camps[first] else -lead


def _camps(pos: War, side: int) -> tuple[int, int]:
    return pos.camps[side], 1 - pos.camps[side]


def _strength(pos: War, side: int) -> float:
    """Combat factors in play, by how well they are supplied."""
    found = 0.0
    for p in pos.units_of(side):
        fed = 1.0 if in_supply(pos, p) else WEIGHTS["unsupplied"]
        found += pos.kit.factor[p] * fed * (WEIGHTS["face_down"] if pos.down[p] else 1.0)
    return found
