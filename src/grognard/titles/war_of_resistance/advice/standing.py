"""How a battle stands, as a player would judge it who counts goals and strength."""

from __future__ import annotations

from grognard.core.weights import fading, read_weights, share
from grognard.titles.war_of_resistance.chapters.scenarios import DRAW, goals_held
from grognard.titles.war_of_resistance.kit import CHINA, DATA, JAPAN
from grognard.titles.war_of_resistance.war import CUT_OFF, SUPPLIED, War

WEIGHTS = read_weights(DATA.parent / "standing.toml")


def standing(pos: War, side: int) -> float:
    """What the Japanese hold of their goals beyond a draw, and what the forces in the field promise."""
    held = goals_held(pos, JAPAN)
    left = fading(pos.last_turn - pos.turn, WEIGHTS["horizon"])
    lead = held - DRAW + left * WEIGHTS["strength"] * share(_strength(pos, JAPAN), _strength(pos, CHINA))
    return lead if side == JAPAN else -lead


def _strength(pos: War, side: int) -> float:
    """Attack and defence of what is in play, by how well it is supplied."""
    kit, found = pos.kit, 0.0
    for p in pos.units_of(side):
        fed = 1.0 if pos.supply[p] == SUPPLIED else WEIGHTS["cut_off" if pos.supply[p] == CUT_OFF else "unsupplied"]
        found += fed * (kit.attack[pos.face[p]] + kit.defence[pos.face[p]]) / 2
    return found
