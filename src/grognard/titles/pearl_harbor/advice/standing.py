"""How the war stands, as a player would judge it who counts Objectives and factors."""

from __future__ import annotations

from grognard.core.weights import fading, read_weights, share
from grognard.titles.pearl_harbor.chapters.ch23_victory import LEVELS, side_objectives, thresholds
from grognard.titles.pearl_harbor.kit import AIR, ALLIES, ARMS, DATA, JAPAN, LAND, NAVAL, SIDES, SU
from grognard.titles.pearl_harbor.war import War

WEIGHTS = read_weights(DATA.parent / "standing.toml")
MARGINAL = LEVELS.index("marginal")


def standing(pos: War, side: int) -> float:
    """By how many Objectives a side is nearer to victory than the other, with what its forces promise."""
    lead = (_beyond(pos, JAPAN) - _beyond(pos, ALLIES)) / 2
    left = fading(pos.last_turn - pos.turn, WEIGHTS["horizon"])
    for arm in (LAND, NAVAL, AIR):
        lead += left * WEIGHTS[ARMS[arm]] * share(_factors(pos, JAPAN, arm), _factors(pos, ALLIES, arm))
    return lead if side == JAPAN else -lead


def _beyond(pos: War, side: int) -> int:
    """Objectives that a side has beyond those of a marginal victory (23)."""
    return side_objectives(pos, side) - thresholds(pos, "alliance", (SIDES[side],))[MARGINAL]


def _factors(pos: War, side: int, arm: int) -> int:
    """Factors of an arm on the map; a neutral Soviet Union fights for nobody. What boxes hide is not counted (25)."""
    kit = pos.kit
    return sum(
        max(kit.attack[p], kit.defence[p])
        for p in kit.of_arm[arm]
        if kit.side[p] == side and pos.on_map(p) and (kit.force[p] != SU or pos.soviet_war)
    )
