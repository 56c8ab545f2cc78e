"""Advice for players, in the order of the rulebook; the greedy bot follows it to the letter."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.frame import Ask
from grognard.titles.asia_engulfed.advice import battle, land, naval, production, rebase, strategic, supply
from grognard.titles.asia_engulfed.advice.goals import Outlook
from grognard.titles.asia_engulfed.kit import SIDES
from grognard.titles.asia_engulfed.war import War

Adviser = Callable[[Outlook, Ask], list[float]]

ADVISERS: dict[str, Adviser] = {
    "naval-movement": naval.movement,
    "sail": naval.sail,
    "pay": naval.pay,
    "react": naval.react,
    "submarine": naval.submarine,
    "extended-operations": naval.extended,
    "extend-to": naval.extend_to,
    "split": naval.no_splitting,
    "merge-into": naval.merge_into,
    "consolidate": naval.consolidate,
    "network": supply.network,
    "spend": production.spend,
    "raise-at": production.raise_at,
    "commission": production.commission,
    "embark": production.embark,
    "engage": battle.engage,
    "approach": battle.approach,
    "assign-aircraft": battle.assign,
    "air-target": battle.air_target,
    "night-target": battle.air_target,
    "submarine-target": battle.air_target,
    "hunt": battle.hunt,
    "hit-step": battle.hit_step,
    "land-on": battle.land_on,
    "lose-aircraft": battle.cheapest,
    "lose-air": battle.cheapest,
    "no-deck": battle.cheapest,
    "lose-step": battle.cheapest,
    "strike": battle.strike,
    "join-strike": battle.join,
    "after-round": battle.after_round,
    "operational": land.operational,
    "move-to": land.move_to,
    "fly-to": land.fly_to,
    "invade": land.invade,
    "detach": land.detach,
    "evacuate-to": land.evacuate_to,
    "strategic": strategic.strategic,
    "transfer-to": strategic.transfer_to,
    "join-carrier": strategic.join_carrier,
    "ground-combat": battle.ground_combat,
    "combat-type": battle.combat_type,
    "air-commitment": battle.commit,
    "bombard": battle.bombard,
    "share-support": battle.bombard,
    "banzai": battle.banzai,
    "breakthrough": battle.breakthrough,
    "stay-or-fly": battle.stay_or_fly,
    "nationalist-payer": battle.payer,
    "port-for": rebase.port_for,
    "return": rebase.returning,
    "rebase": rebase.rebase,
    "consolidate-in-port": rebase.combine,
}


def advise(pos: War, ask: Ask) -> list[float]:
    """A score for each order; questions without advice are left to chance."""
    adviser = ADVISERS.get(ask.prompt)
    if adviser is None:
        return [0.0] * len(ask.orders)
    return adviser(Outlook(pos, SIDES.index(ask.seat)), ask)
