"""6.4 Hit-bonuses of ground combat, and the dice that come of them."""

from __future__ import annotations

from typing import NamedTuple

from grognard.titles.asia_engulfed.chapters.ch0_terms import needed
from grognard.titles.asia_engulfed.chapters.ch3_supply import has_bonus
from grognard.titles.asia_engulfed.kit import BB, CA, JAPAN, MARINE, MILITIA, US
from grognard.titles.asia_engulfed.marks import DROPPED, LANDED, NONE
from grognard.titles.asia_engulfed.war import War

CA_STEPS, BB_STEPS = 4, 2
"""Ship steps for one bonus of coastal bombardment (6.4-d)."""
HOME_ARMY = -1
"""Stands for the home defence army, which is no piece (9.1-c)."""


class Fire(NamedTuple):
    """What one side rolls: dice by bonus, highest first."""

    dice: tuple[tuple[int, int], ...]

    def needs(self) -> list[int]:
        """The number that each die needs."""
        return [needed(bonus) for bonus, number in self.dice for _ in range(number)]


class Circumstances(NamedTuple):
    """What matters to the bonuses of a round."""

    place: int
    side: int
    attacking: bool
    first: bool
    """The first round of the initial combat: invasion bonuses apply (6.75-b)."""
    assault: bool
    support: int
    """LBA steps in ground support."""
    bombardment: int
    banzai: tuple[int, ...] = ()
    spread: bool = True


def fire(pos: War, units: list[int], at: Circumstances) -> Fire:
    """The dice of these ground units, each step with its own bonuses (6.4-h, 6.4-i)."""
    steps: list[tuple[int, bool, bool]] = []
    for p in units:
        able = _may_have_bonus(pos, p)
        bonus = own_bonus(pos, p, at) if able else 0
        if p in at.banzai:
            bonus += 1
        steps += [(bonus, able, bool(pos.marks[p] & LANDED))] * pos.steps[p]
    if at.place == pos.kit.honshu and at.side == JAPAN and not at.attacking and pos.home_defence:
        pos.cite("AE-9.1-c")
        steps += [(own_bonus(pos, HOME_ARMY, at), True, False)] * pos.home_defence
    bonuses = _share(steps, at)
    found: dict[int, int] = {}
    for bonus in bonuses:
        found[bonus] = found.get(bonus, 0) + 1
    if len(found) > 1:
        pos.cite("AE-6.4-i")
    if max(bonuses, default=0) > 1:
        pos.cite("AE-6.4-h")
    return Fire(tuple(sorted(found.items(), reverse=True)))


def _may_have_bonus(pos: War, p: int) -> bool:
    """Militia never have a Hit-bonus (KT-o), and others only in full supply."""
    if pos.kit.kind[p] == MILITIA:
        pos.cite("AE-KT-o")
        return False
    return has_bonus(pos, p)


def own_bonus(pos: War, p: int, at: Circumstances) -> int:
    """The bonuses that every step of a unit (or of the home defence army) has."""
    rules = _attack_rules(pos, p, at) if at.attacking else _defence_rules(pos, at)
    if at.assault and (at.attacking or not pos.alternative("assault")):
        rules.append("AE-6.3-b")
    pos.cite(*rules)
    return len(rules)


def _attack_rules(pos: War, p: int, at: Circumstances) -> list[str]:
    kit = pos.kit
    rules = []
    if pos.surprise and kit.jungle[at.place]:
        rules.append("AE-6.4-e")
    if kit.kind[p] == MARINE and kit.nation[p] == US:
        rules.append("AE-6.4-f")
    return rules


def _defence_rules(pos: War, at: Circumstances) -> list[str]:
    rules = []
    enemy = pos.ground_at(at.place, 1 - at.side)
    if at.first and any(pos.marks[q] & LANDED for q in enemy):
        rules.append("AE-6.4-b")
    elif at.first and any(pos.marks[q] & DROPPED for q in enemy):
        rules.append("AE-13.42-a")
    if at.place in pos.forts and pos.holder(at.place) == at.side:
        pos.cite("AE-6.84-a")
        rules.append("AE-6.4-c")
    return rules


def _share(steps: list[tuple[int, bool, bool]], at: Circumstances) -> list[int]:
    """Give out the bonuses of air support and bombardment: each step takes at most one of either kind.

    The player has them spread over different steps, or heaped on the same ones (6.4-h).
    """
    bonuses = [bonus for bonus, _, _ in steps]
    landed = [i for i, (_, able, invader) in enumerate(steps) if able and invader][: at.bombardment]
    for i in landed:
        bonuses[i] += 1
    able = [i for i, (_, fit, _) in enumerate(steps) if fit]
    able.sort(key=lambda i: (i in landed) == at.spread)
    for i in able[: at.support]:
        bonuses[i] += 1
    return bonuses


def bombardment(pos: War, place: int, side: int) -> tuple[int, list[int]]:
    """Bonuses of coastal bombardment for the units that landed here, and the sea zones they come from (6.4-d)."""
    zones = sorted({pos.origin[p] for p in pos.ground_at(place, side) if pos.marks[p] & LANDED})
    return sum(broadsides(pos, zone, side) for zone in zones), zones


def broadsides(pos: War, zone: int, side: int) -> int:
    """Bonuses that the ships of a zone can still give; each only once a turn (6.4-k)."""
    kind, fleets = pos.kit.kind, pos.fleets_at(zone, side)
    cruisers = pos.steps_of([p for p in fleets if kind[p] == CA])
    battleships = pos.steps_of([p for p in fleets if kind[p] == BB])
    fired = 0 if pos.alternative("bombard-once") else pos.shelled.get(zone, 0)
    return max(0, cruisers // CA_STEPS + battleships // BB_STEPS - fired)


def firing(pos: War, place: int, side: int, *, attacking: bool) -> list[int]:
    """The ground units that fire: unsupplied ones do not attack (3.7-a)."""
    units = pos.ground_at(place, side)
    if attacking and not pos.alternative("no-supply"):
        return [p for p in units if pos.supply[p] != NONE]
    return units
