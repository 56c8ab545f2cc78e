"""8 Stacking: how much a hex holds, and how many may attack it from one hex."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.titles.war_of_resistance.charts import QUARTERS, Stacking
from grognard.titles.war_of_resistance.faces import DIVISION
from grognard.titles.war_of_resistance.war import War


def limit_of(pos: War, space: int) -> tuple[str, Stacking]:
    """Which limit a hex has (8A): regular, reduced or special."""
    ground = pos.kit.grounds[pos.kit.seasons.ground_at(pos.season, space)]
    return ground.stacking, pos.kit.stacking[ground.stacking]


SIZE_RULES = {QUARTERS // 2: "WOR-3A3-b", QUARTERS: "WOR-3A3-c"}
"""By size, in quarters of an RE; all larger ones are of two (3A3)."""
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
        if "transport" in kit.kind[p].traits:
            pos.cite("WOR-14H-h")
            continue
        if kit.size[face[p]] == DIVISION:
            pos.cite("WOR-3A1-a")
            anyone -= 1
            continue
        re = kit.re[face[p]]
        pos.cite("WOR-3A1-b", SIZE_RULES.get(re, "WOR-3A3-d"))
        if kit.is_artillery[p]:
            if kind == "reduced" and "mountain" in kit.kind[p].traits:
                pos.cite("WOR-8A2-b")
                re //= 2
            guns.append(re)
        else:
            others.append(re)
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


def why_not_stack(pos: War, p: int, space: int, company: tuple[int, ...] = ()) -> str | None:
    """The rule by which a unit, and those with it, may not end their move in a hex with the friends that are there."""
    side = pos.kit.side[p]
    if pos.index.units[side][space] + len(company) < 2 or pos.options.plays("overstacking", "on"):
        return None  # any two units fit
    movers = (p, *company)
    others = [q for q in pos.units_at(space, side) if q not in movers]
    if len(others) + len(movers) < 3 or fits(pos, [*others, *movers], space):
        return None
    return RULES[limit_of(pos, space)[0]]
