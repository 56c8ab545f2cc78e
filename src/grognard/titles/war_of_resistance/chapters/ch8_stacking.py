"""8 Stacking: how much a hex holds, and how many may attack it from one hex."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.titles.war_of_resistance.charts import Stacking
from grognard.titles.war_of_resistance.faces import DIVISION
from grognard.titles.war_of_resistance.war import War


def limit_of(pos: War, space: int) -> tuple[str, Stacking]:
    """Which limit a hex has (8A): regular, reduced or special."""
    ground = pos.kit.grounds[pos.kit.seasons.ground_at(pos.season, space)]
    return ground.stacking, pos.kit.stacking[ground.stacking]


RULES = {"regular": "WOR-8A1-a", "reduced": "WOR-8A2-a", "special": "WOR-8A3-a"}


def fits(pos: War, units: Iterable[int], space: int) -> bool:
    """Whether units fit into a hex: some in each of the three allowances.

    Divisions can only be units of any size. Of the rest, artillery goes into its own allowance as far as it does; what
    is left goes, the largest first, among the units of any size until the smaller ones fit into theirs.
    """
    kit, face = pos.kit, pos.face
    kind, limit = limit_of(pos, space)
    anyone, others, guns = limit.units, [], []
    for p in units:
        if kit.size[face[p]] == DIVISION:
            anyone -= 1
        elif kit.is_artillery[p]:
            re = kit.re[face[p]]
            guns.append(re // 2 if kind == "reduced" and "mountain" in kit.kind[p].traits else re)
        else:
            others.append(kit.re[face[p]])
    if anyone < 0:
        return False
    return _fit(tuple(sorted(guns)), tuple(sorted(others)), anyone, limit)


def _fit(guns: tuple[int, ...], others: tuple[int, ...], anyone: int, limit: Stacking) -> bool:
    """Try every way to use the allowances; stacks are small."""
    if sum(guns) <= limit.artillery:
        return _placed(others, anyone, limit.others)
    if anyone == 0 and sum(guns) + sum(others) > limit.artillery + limit.others:
        return False
    for i in range(len(guns)):
        rest = guns[:i] + guns[i + 1 :]
        if anyone and _fit(rest, others, anyone - 1, limit):
            return True
        if guns[i] <= limit.others and _fit(rest, others, anyone, limit._replace(others=limit.others - guns[i])):
            return True
    return False


def _placed(others: tuple[int, ...], anyone: int, room: int) -> bool:
    """Whether all but the `anyone` largest fit into what is left for smaller units."""
    return sum(others[: max(0, len(others) - anyone)]) <= room


def why_not_stack(pos: War, p: int, space: int) -> str | None:
    """The rule by which a unit may not end its move in a hex with the friends that are there."""
    side = pos.kit.side[p]
    others = [q for q in pos.units_at(space, side) if q != p]
    if len(others) < 2 or fits(pos, [*others, p], space):
        return None
    return RULES[limit_of(pos, space)[0]]
