"""17. Economic Resource Points: prices, payment, and the income of the decision segment."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from grognard.core.reason import Reason
from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch11_supply import crosses_interdiction, field_of, is_linked
from grognard.titles.pearl_harbor.chapters.ch43_vietnam import is_ungarrisoned
from grognard.titles.pearl_harbor.kit import AN, CH, FORCES, IJN, JA, SIDE_OF, SU, USA, USN, PearlKit
from grognard.titles.pearl_harbor.war import ORDER, War

LAST_YEAR = 1945
"""After it allocations stay as they are (39)."""
GERMAN_LOAN = 3
"""What each Japanese service has of Germany in a turn of intensive intervention (44.1-t)."""


# payment


def price_refused(pos: War, force: int, price: int) -> Refusal:
    """What forbids a force to spend ERP: a reserve that is too small, or Soviet neutrality (17.1-b, 32.2-s)."""
    if force == SU and not pos.soviet_war:
        return "PH-32.2-s"
    if pos.erp[force] < price:
        args: dict[str, object] = {"price": price, "left": pos.erp[force], "force": FORCES[force]}
        return Reason("PH-17.1-b", "too-dear", args)
    return None


def pay(pos: War, force: int, price: int) -> None:
    """Take ERP out of the reserve of a force: never that of another one (17.1-d)."""
    assert 0 <= price <= pos.erp[force]
    pos.erp[force] -= price
    pos.cite("PH-17.1-a", "PH-17.1-b", "PH-17.1-c", "PH-17.1-d")


# income


@cache
def _money(kit: PearlKit) -> Mapping[str, Mapping[int, int]]:
    """By force and year: the quarterly allocation."""
    years = range(1941, LAST_YEAR + 1)
    return {row["force"]: {year: int(row[str(year)] or 0) for year in years} for row in kit.tables["money"]}


def home_bases(force: int) -> tuple[str, ...]:
    """The keys of the home bases to which the Objectives of a force trace: China has two (17.2-c, 19.3)."""
    return ("kmt", "ccp") if force == CH else (FORCES[force],)


def allocation(pos: War, force: int) -> int:
    """The quarterly allocation of a force: nothing while its player does not control its home base (15-f, 17.2-b)."""
    kit = pos.kit
    if force == SU and (not pos.soviet_war or pos.intervention in ("M", "S", "I")):
        pos.cite("PH-32.2-s" if not pos.soviet_war else "PH-44.1-h")
        return 0
    bases = kit.home_of["kmt" if force == CH else FORCES[force]]
    held = [space for space in bases if pos.control[space] >= 0 and _same_player(pos, pos.control[space], force)]
    if not held:
        pos.cite("PH-15-f", "PH-17.2-b")
        return 0
    return _money(kit)[FORCES[force]][min(pos.year, LAST_YEAR)]


def _same_player(pos: War, one: int, other: int) -> bool:
    return SIDE_OF[one] == SIDE_OF[other] and pos.seat_of(one) == pos.seat_of(other)


class Yield(NamedTuple):
    """What the Objectives of a force bring in."""

    whole: int
    halved: int
    """The printed values of those behind interdicted seas, before they are halved (31-h)."""
    lost: int
    """What ungarrisoned Objectives in Indochina take away (43)."""

    @property
    def total(self) -> int:
        return self.whole + self.halved // 2 - self.lost


def objective_yield(pos: War, flag: int) -> Yield:
    """What the Objectives under the flag of a force bring in at present (17.2)."""
    kit = pos.kit
    whole = halved = lost = 0
    side, fields = SIDE_OF[flag], [(home, field_of(pos, home)) for home in home_bases(flag)]
    for space in kit.objectives:
        if pos.control[space] != flag:
            continue
        value = kit.objective[space]
        if is_ungarrisoned(pos, space):
            pos.cite("PH-43-a")
            lost += value
            continue
        linked = [home for home, field in fields if is_linked(pos, field, space, side)]
        if not linked:
            pos.cite("PH-17.2-c")
        elif all(crosses_interdiction(pos, space, home, side) for home in linked):
            pos.cite("PH-31-h", "PH-31-i")
            halved += value
        else:
            whole += value
    return Yield(whole, halved, lost)


def objective_income(pos: War, side: int) -> dict[int, int]:
    """By force of a side: what it is about to have of Objectives; joint ones are divided (18-l, 19.4)."""
    flags = {flag: objective_yield(pos, flag).total for flag in ORDER[side] if flag != USN and pos.in_game(flag)}
    if AN not in ORDER[side]:
        return flags
    if not pos.soviet_war:
        flags.pop(SU, None)
    return _merged(pos, flags)


def _merged(pos: War, amounts: dict[int, int]) -> dict[int, int]:
    """Allied sums by force: the ANZAC's go to whom they serve, and the American ones are halved (18-l, 19.4)."""
    found = dict(amounts)
    if AN in found and pos.serves(AN) != AN:
        master = pos.serves(AN)
        found[master] = found.get(master, 0) + found.pop(AN)
        pos.cite("PH-19.4-b" if master == USA else "PH-19.4-a")
    if USA in found and USN not in found:
        joint = found[USA]
        odd = joint % 2
        first = _army_leads(pos)
        found[USA] = joint // 2 + (odd if first else 0)
        found[USN] = joint // 2 + (0 if first else odd)
        pos.cite("PH-18-l", *(("PH-42-c",) if first else ()))
    return found


def _army_leads(pos: War) -> bool:
    """Whether the odd point goes to the US Army: only in its rivalry with the Navy, if it has more prestige (42)."""
    return pos.options.plays("us-services", "two") and pos.prestige[0] > pos.prestige[1]


def allocations(pos: War, side: int) -> dict[int, int]:
    """By force of a side: its allocation; that of the ANZAC goes to whom they serve, from 1943 to both US forces."""
    found = {force: allocation(pos, force) for force in ORDER[side] if pos.in_game(force)}
    if AN in found and pos.serves(AN) != AN:
        own = found.pop(AN)
        if pos.serves(AN) == USA:
            found[USA] += own // 2
            found[USN] += own - own // 2
        else:
            found[pos.serves(AN)] += own
    return found


def collect(pos: War, side: int) -> None:
    """The forces of a side receive their income (17.2); what bombers have destroyed is taken from it (30-j)."""
    objectives, quarters = objective_income(pos, side), allocations(pos, side)
    for force in ORDER[side]:
        if force not in quarters:
            continue
        points = objectives.get(force, 0)
        pos.objective_income[force] = points
        pos.erp[force] = max(0, pos.erp[force] + quarters[force] + points)
        rules = ("PH-17.2-a", "PH-17.2-d", "PH-1-e")
        n, left = quarters[force], pos.erp[force]
        pos.event("income", *rules, force=FORCES[force], n=n, points=points, left=left)
        if pos.intervention == "I" and force in (JA, IJN):
            pos.erp[force] += GERMAN_LOAN
            pos.event("german-loan", "PH-44.1-t", force=FORCES[force], n=GERMAN_LOAN)
        _settle_damage(pos, force)


def _settle_damage(pos: War, force: int) -> None:
    """What strategic bombing could not take from an empty reserve is taken from this turn's ERP (answer 18)."""
    taken = min(pos.owed[force], pos.erp[force])
    if taken:
        pos.owed[force] -= taken
        pos.erp[force] -= taken
        pos.event("bombing-felt", "PH-30-j", force=FORCES[force], n=taken, left=pos.erp[force])
