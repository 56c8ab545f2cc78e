"""9.5 Neutrality pacts: who has signed one, the common border, garrisons, and how a pact is broken."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from grognard.board.kernels import distance_field
from grognard.core.steps import Refusals
from grognard.titles.world_in_flames.chapters.ch2_zones import zones_against
from grognard.titles.world_in_flames.chapters.ch13_3_markers import give_back
from grognard.titles.world_in_flames.chapters.ch19_trespass import provoked
from grognard.titles.world_in_flames.charts import SEASONS
from grognard.titles.world_in_flames.kit import GERMANY, NOBODY, POWER_KEYS, SIDES, USSR
from grognard.titles.world_in_flames.war import NOTHING, War

BORDER = 3
"""Hexes to the other power's that make a hex part of the common border (9.5-e)."""
HEAVY = ("HQ-A", "ARM", "MECH", "MTN")
FIRST, LAST = (1939, "sep-oct"), (1941, "may-jun")
"""The first and the last turn in which a scenario may begin with the Nazi-Soviet pact (9.5-a)."""
AGED = (2, 1, Fraction(1, 2), Fraction(1, 3))
"""What the defensive value is multiplied by in the years after that of signing; later a quarter (9.5-o)."""
NEED = 2


def pair(one: int, other: int) -> int:
    return 1 << one | 1 << other


def has_pact(pos: War, one: int, other: int) -> bool:
    return pair(one, other) in pos.pacts


def parties(key: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two powers of a pact, each with the other."""
    one, other = (side for side in range(len(SIDES)) if key >> side & 1)
    return (one, other), (other, one)


def sign(pos: War, one: int, other: int) -> None:
    """Two powers sign a pact, or confirm theirs (9.5-b, -c)."""
    pos.pacts = {**pos.pacts, pair(one, other): pos.year}
    pos.affronts = [each for each in pos.affronts if {*each} != {one, other}]
    pos.forget()


def lay_pacts(pos: War) -> None:
    """A scenario that begins after Jul/Aug 1939 and before Jul/Aug 1941 has the Nazi-Soviet pact (9.5-a)."""
    now = (pos.first_year, pos.first_season)
    first, last = ((year, SEASONS.index(season)) for year, season in (FIRST, LAST))
    if pos.camps[GERMANY] >= 0 and pos.camps[USSR] >= 0 and first <= now <= last and not pos.wars[GERMANY] >> USSR & 1:
        pos.pacts = {pair(GERMANY, USSR): FIRST[0]}
        pos.cite("WIF-9.5-a")


def border(pos: War, side: int, foe: int) -> list[int]:
    """The hexes of a power and its minors near those of another (9.5-e)."""

    def make() -> list[int]:
        holders = pos.holders()
        theirs = np.flatnonzero(holders[: pos.kit.hex_count] == foe).tolist()
        if not theirs:
            return []
        far = distance_field(pos.kit.board.graph, theirs)
        mine = np.flatnonzero(holders[: pos.kit.hex_count] == side)
        return [int(space) for space in mine if 0 <= far[space] <= BORDER]

    return pos.remember(("border", side, foe), make, NOTHING)


def garrison_value(pos: War, p: int) -> Fraction:
    """What a unit counts on the common border (9.5-n)."""
    kit = pos.kit
    if kit.is_ship[p]:
        return Fraction(0)
    if kit.is_small[p]:
        return Fraction(1, 2)
    return Fraction(2 if kit.kind[p] in HEAVY or "SS" in kit.flags[p] else 1)


def garrison(pos: War, side: int, foe: int) -> Fraction:
    """Face-up land and air units of a power and its minors on the common border, outside enemy zones (9.5-l, -m)."""
    there = set(border(pos, side, foe))
    found = Fraction(0)
    for p in (*pos.units_of(side), *pos.aircraft_of(side)):
        if pos.place[p] in there and not pos.down[p] and not zones_against(pos, pos.nation[p])[pos.place[p]]:
            found += garrison_value(pos, p)
    return found


def aged(pos: War, one: int, other: int) -> Fraction:
    """What defensive values are multiplied by this year (9.5-o)."""
    years = pos.year - pos.pacts[pair(one, other)]
    return Fraction(AGED[years - 1]) if 0 < years <= len(AGED) else Fraction(1, 4) if years else Fraction(2)


def ratio(pos: War, side: int, foe: int) -> tuple[Fraction, Fraction]:
    """Both totals of the garrison ratio: the power that would break the pact, and the other one (9.5-k)."""
    mine = garrison(pos, side, foe)
    theirs = garrison(pos, foe, side) * aged(pos, side, foe)
    added = Fraction(markers(pos, side, foe, offensive=True)), Fraction(markers(pos, foe, side, offensive=False))
    if added[0] > mine or added[1] > theirs:
        pos.cite("WIF-9.5-q")
    return mine + min(mine, added[0]), theirs + min(theirs, added[1])


def markers(pos: War, side: int, foe: int, *, offensive: bool) -> int:
    """The entry markers of a power on its border with another, of one kind, those on record among them (9.5-p).

    Offensive ones lie face-down: nobody but the power itself can count them.
    """
    laid = [marker for marker in pos.pact_markers if marker[1:3] == (side, foe) and (marker[3] < 0) == offensive]
    values = [pos.pact_values.get(marker[0], 0) if marker[3] < 0 else marker[3] for marker in laid]
    pos.cite("WIF-9.5-p")
    return sum(values) + sum(row[3] for row in pos.pact_record if row[:3] == (side, foe, int(offensive)))


def why_not_break(pos: War, side: int, foe: int) -> Refusals:
    """The rule that keeps a power from breaking a pact."""
    if foe < 0 or foe == NOBODY or not has_pact(pos, side, foe):
        return "WIF-9.5-f"
    if provoked(pos, side, foe):
        return None
    if (side, foe) in pos.affronts:
        pos.cite("WIF-9.5-j")
        return None
    if pos.year <= pos.pacts[pair(side, foe)]:
        return "WIF-9.5-k"
    if not border(pos, side, foe):
        return "WIF-9.5-l"
    mine, theirs = ratio(pos, side, foe)
    pos.cite("WIF-9.5-m", "WIF-9.5-n", "WIF-9.5-o", "WIF-9.5-e")
    return None if mine >= NEED * theirs else "WIF-9.5-k"


def note_affront(pos: War, p: int, origin: int, space: int) -> None:
    """An aircraft flies a mission from a power's land against a hex or unit of who has a pact with it (9.5-j)."""
    of, lender = pos.side(p), pos.holder[origin]
    if lender == NOBODY:
        return
    hit = {pos.holder[space], *(pos.side(q) for q in (*pos.index.at[space], *pos.index.air[space]))} - {NOBODY}
    for victim in sorted(hit):
        wronged = has_pact(pos, victim, lender) and pos.wars[victim] >> of & 1
        if wronged and (victim, lender) not in pos.affronts:
            pos.affronts = [*pos.affronts, (victim, lender)]
            pos.cite("WIF-9.5-j")


def why_not_renew(pos: War, side: int, foe: int) -> Refusals:
    """The rule that keeps two powers from confirming their pact: it must be of an earlier year to matter (9.5-c)."""
    old = foe >= 0 and foe != NOBODY and has_pact(pos, side, foe) and pos.pacts[pair(side, foe)] < pos.year
    return None if old else "WIF-9.5-c"


def break_pact(pos: War, side: int, foe: int) -> None:
    """The pact is gone; both may declare war on the other, in this phase even (9.5-f)."""
    mine, theirs = ratio(pos, side, foe)
    pos.pacts = {key: year for key, year in pos.pacts.items() if key != pair(side, foe)}
    pos.forget()
    clear_border(pos, side, foe)
    pos.cite("WIF-9.5-g")
    rules = ("WIF-9.5-h", "WIF-9.5-k", "WIF-9.5-f")
    pos.event("pact-broken", *rules, side=side, nation=POWER_KEYS[foe], attack=int(mine), defence=int(theirs))


def clear_border(pos: War, one: int, other: int) -> None:
    """The markers on the common border go back to the common pool (9.5-g)."""
    gone = [serial for serial, side, foe, _ in pos.pact_markers if {side, foe} == {one, other}]
    if pos.entry_counts:
        give_back(pos, [pos.pact_values.get(serial, 0) for serial in gone])
    forget_markers(pos, gone)
    pos.pact_record = [row for row in pos.pact_record if {row[0], row[1]} != {one, other}]


def forget_markers(pos: War, gone: list[int]) -> None:
    """Markers leave the borders."""
    pos.pact_markers = [marker for marker in pos.pact_markers if marker[0] not in gone]
    pos.pact_values = {serial: value for serial, value in pos.pact_values.items() if serial not in gone}


def pacts_of(pos: War, side: int) -> list[str]:
    """The powers with which a power has a pact."""
    return [SIDES[other] for other in range(len(SIDES)) if other != side and has_pact(pos, side, other)]
