"""Attacks planned over several hexes: what is to be attacked in this impulse, and who goes where for it.

Nothing of a plan is kept: it follows from the position, and what has been done of it stands on the map. A unit that has
taken its post attacks from there, so that the plan made after its move is the one before it.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import numpy as np

from grognard.titles.world_in_flames.advice.exchange import rated, stand
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.advice.weights import WEIGHTS
from grognard.titles.world_in_flames.chapters.ch2_stacking import limit
from grognard.titles.world_in_flames.chapters.ch9_wars import foes
from grognard.titles.world_in_flames.chapters.ch10_actions import limit_of
from grognard.titles.world_in_flames.chapters.ch11_11_costs import costs_of
from grognard.titles.world_in_flames.chapters.ch11_11_movement import reachable
from grognard.titles.world_in_flames.chapters.ch11_16_attack import defenders_of, is_neutral_ground
from grognard.titles.world_in_flames.chapters.ch11_16_strength import attack_factor
from grognard.titles.world_in_flames.chapters.ch14_1_range import points_for
from grognard.titles.world_in_flames.kit import FIGHTERS
from grognard.titles.world_in_flames.war import ATTACKS, BOMBER, LAND_MOVED, MISSIONS, MOVED, NOTHING

MANY = 12
"""Attacks of one impulse that are planned."""
WING, TRUST = 2, 0.67
"""Bombers that are counted on in one attack; a third of what they bring may be shot down or meet others."""
COMBAT = "combat"
CLOSE = 4
"""Hexes to the enemy within which a unit can come to attack."""


class Offensive(NamedTuple):
    """The plan of an impulse."""

    attacks: dict[int, tuple[int, ...]]
    """By hex: who attacks it."""
    posts: dict[int, int]
    """By unit: from where it attacks."""
    totals: dict[int, int]
    """By hex: the factors of its attackers, without aircraft."""


def offensive(view: Field) -> Offensive:
    """The plan as the position stands in this phase, with the bombers that may still fly."""
    pos, land = view.pos, view.pos.kit.land_count
    state = bytes(pos.marks[:land]), bytes(pos.down[:land]), tuple((p, pos.place[p]) for p in _wings(view))
    return pos.remember(("offensive", view.side, pos.phase, state), lambda: _plan(view), LAND_MOVED)


def _wings(view: Field) -> list[int]:
    """Bombers that may still fly, the best first."""
    pos, kit = view.pos, view.pos.kit
    most = limit_of(pos, MISSIONS)
    left = MANY if most is None else max(0, most - pos.used[MISSIONS])
    ready = [p for p in pos.aircraft_of(view.side) if not pos.down[p] and not pos.role[p] and kit.tactical[p]]
    bombers = [p for p in ready if kit.kind[p] not in FIGHTERS]
    return sorted(bombers, key=lambda p: (-kit.tactical[p], p))[:left]


class _Muster:
    """Who can attack what from where, while attacks are put together one after the other."""

    def __init__(self, view: Field) -> None:
        self.view, self.pos = view, view.pos
        pos, kit = self.pos, self.pos.kit
        nation = kit.power[view.side]
        held = sorted({pos.place[q] for q in foes(pos, nation)})
        self.marches = pos.phase != COMBAT
        """Whether units can still come."""
        self.targets = [s for s in held if s not in pos.attacks and not is_neutral_ground(pos, nation, s)]
        self.ring = np.zeros(kit.board.size, np.uint8)
        for space in self.targets:
            self.ring[list(kit.neighbours[space])] = 1
        self.room: Counter[int] = Counter()
        """By hex: the units that stand there and stay, or are posted there."""
        self.options: dict[int, list[int]] = {}
        """By unit: the hexes beside an enemy where it can stand."""
        self.at_spot: dict[int, list[int]] = {}
        """By hex beside an enemy: the units that can stand there."""
        self.factors: dict[tuple[int, int, int], float] = pos.remember(("factors", view.side), dict, NOTHING)
        self.wings = _wings(view)
        """Bombers that may still fly, the best first."""
        self._muster()

    def over(self, space: int) -> list[int]:
        """The bombers that can come over a hex: two are enough of them."""
        pos, kit = self.pos, self.pos.kit
        return [p for p in self.wings if space in kit.flown(pos.place[p], points_for(pos, p, BOMBER))][:WING]

    def _muster(self) -> None:
        pos, kit, near = self.pos, self.pos.kit, self.view.to_enemy()
        for p in pos.units_of(self.view.side):
            here = pos.place[p]
            fights = not pos.down[p] and kit.factor[p] > 0 and not kit.is_hq[p]
            weary = not self.marches and pos.marks[p] & MOVED
            if not fights or weary or int(near[here]) > CLOSE:
                self.room[here] += 1
                continue
            fed = self.view.fed(p)
            spots = [here] if self.ring[here] and fed[here] else []
            if self.marches and not pos.marks[p] & MOVED and kit.move[p]:
                reached = reachable(pos, p).spaces[1:]
                spots += [space for space in reached if self.ring[space] and fed[space]]
            if spots:
                self.options[p] = spots
                for spot in spots:
                    self.at_spot.setdefault(spot, []).append(p)
            else:
                self.room[here] += 1

    def best(self, space: int, taken: set[int]) -> tuple[float, dict[int, int], int]:
        """The best attack on a hex by those who are free: its worth, by unit from where, and its factors."""
        pos, kit = self.pos, self.pos.kit
        defenders = defenders_of(pos, self.view.side, space)
        if not defenders:
            return -1.0, {}, 0
        offers: list[tuple[float, int, int]] = []
        for spot in kit.neighbours[space]:
            link = kit.board.link(spot, space)
            for p in self.at_spot.get(spot, ()):
                if p not in taken and costs_of(pos, p)[link] >= 0:
                    key = p, spot, space
                    factor = self.factors.get(key)
                    if factor is None:
                        factor = self.factors[key] = float(attack_factor(pos, p, space, defenders, spot))
                    offers.append((factor, p, spot))
        offers.sort(key=lambda each: (-each[0], pos.place[each[1]] != each[2], each[1:]))
        total, posts, room = 0.0, dict[int, int](), self.room.copy()
        defence = stand(pos, defenders, space)
        support = sum(kit.tactical[p] for p in self.over(space))
        worth, best, reached = -1.0, dict[int, int](), 0
        for factor, p, spot in offers:
            if p in posts or not factor or room[spot] >= limit(pos, spot):
                continue
            total += factor
            posts[p] = spot
            room[spot] += 1
            sky = min(total, support * TRUST)
            value = rated(self.view, tuple(posts), space, defenders, int(total + sky + 0.5), defence)
            if value > worth + WEIGHTS["another"]:
                worth, best, reached = value, dict(posts), int(total + 0.5)
        return worth, best, reached


def _plan(view: Field) -> Offensive:
    """The best attack first, then the best of those who are left."""
    muster, most = _Muster(view), limit_of(view.pos, ATTACKS)
    posts: dict[int, int] = {}
    attacks: dict[int, tuple[int, ...]] = {}
    totals: dict[int, int] = {}
    near = view.pos.kit.neighbours
    left = [space for space in muster.targets if any(spot in muster.at_spot for spot in near[space])]
    found = {space: muster.best(space, set()) for space in left}
    while found and len(attacks) < (MANY if most is None else most):
        space = max(found, key=lambda each: (found[each][0], each))
        worth, units, totals[space] = found.pop(space)
        if worth <= WEIGHTS["least"] or not units:
            break
        attacks[space] = tuple(units)
        spent = muster.over(space)
        muster.wings = [p for p in muster.wings if p not in spent]
        posts |= units
        for spot in units.values():
            muster.room[spot] += 1
        touched = {*units.values()}
        for other, (_, those, _) in list(found.items()):
            if not those.keys().isdisjoint(units) or not touched.isdisjoint(those.values()):
                found[other] = muster.best(other, set(posts))
    return Offensive(attacks, posts, totals)
