"""11.5.5, 8.2.4 Search at sea: numbers of sections, dice, who is found."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.titles.world_in_flames.chapters.ch1_camps import against, together
from grognard.titles.world_in_flames.chapters.ch9_wars import at_war
from grognard.titles.world_in_flames.chapters.ch11_4_routes import at_sea
from grognard.titles.world_in_flames.charts import BLIZZARD, FINE, STORM
from grognard.titles.world_in_flames.kit import CARRIER, CONVOY, SUB
from grognard.titles.world_in_flames.war import War

ROUGH = (STORM, BLIZZARD)
"""Weather in which aircraft at sea are of no account (8.2.3)."""
TEN = 2
"""Convoy counters that make ten points."""


def is_rough(pos: War, sea: int) -> bool:
    return pos.sky_at_sea(sea) in ROUGH


def looks_out(pos: War, p: int) -> bool:
    """Whether a unit helps its section to search: a NAV, an undamaged CV (11.5.5-d)."""
    return pos.kit.kind[p] == "NAV" or (pos.kit.kind[p] == CARRIER and not pos.damaged[p])


def number(pos: War, side: int, sea: int, section: int) -> int:
    """The modified search number of a section for a side (8.2.4-a)."""
    found = pos.kit.charts.search[section]
    there = [p for p in pos.index.at[pos.kit.seas.spaces[sea][section]] if together(pos, side, p)]
    if not is_rough(pos, sea) and any(looks_out(pos, p) for p in there):
        pos.cite("WIF-11.5.5-d", "WIF-8.2.4-a")
        return found + 1
    return found


def weather_modifier(pos: War, sea: int) -> int:
    """One is added to the roll in bad weather (8.2.4-b)."""
    if pos.sky_at_sea(sea) == FINE:
        return 0
    pos.cite("WIF-11.5.5-c", "WIF-8.2.4-b")
    return 1


def convoy_modifier(pos: War, side: int, sea: int) -> int:
    """One less for each ten enemy convoy points or part of them; not in storm or blizzard (11.5.5-b)."""
    if is_rough(pos, sea):
        return 0
    mine = fleet(pos, side, sea)
    convoys = [q for q in pos.in_sea(sea) if pos.kit.kind[q] == CONVOY and any(at_war(pos, p, q) for p in mine)]
    if convoys:
        pos.cite("WIF-11.5.5-b")
    return -(-len(convoys) // TEN)


def committed(pos: War, side: int, sea: int, *, subs: bool) -> list[int]:
    """Who is offered for combat: all but SUBs, and these if they are committed; no aircraft in a storm (11.5.4-a)."""
    pos.cite("WIF-11.5.4-a")
    rough = is_rough(pos, sea)
    if rough and any(pos.kit.is_air[p] for p in pos.in_sea(sea)):
        pos.cite("WIF-8.2.3-c")
    return [p for p in fleet(pos, side, sea) if (subs or pos.kit.kind[p] != SUB) and not (rough and pos.kit.is_air[p])]


def included(pos: War, side: int, sea: int, units: Sequence[int], roll: int) -> list[int]:
    """Those in sections whose number a modified roll does not pass (11.5.5-h)."""
    numbers = {section: number(pos, side, sea, section) for section in {pos.section(p) for p in units}}
    return [p for p in units if roll <= numbers[pos.section(p)]]


def best_number(pos: War, side: int, sea: int, units: Sequence[int]) -> int:
    """The modified number of the highest section with one of some units."""
    return number(pos, side, sea, max(pos.section(p) for p in units))


def fleet(pos: War, side: int, sea: int) -> list[int]:
    """Units of a power and of those beside it that are at war with somebody in a sea box (9.9-f)."""
    there = [p for p in pos.in_sea(sea) if p not in pos.homeward]
    theirs = {pos.nation[q]: q for q in there if against(pos, side, q)}.values()
    mine = [p for p in there if together(pos, side, p)]
    return [p for p in mine if any(at_war(pos, p, q) for q in theirs)]


def enemies(pos: War, side: int, sea: int) -> list[int]:
    """Units in a sea box that somebody of a side there is at war with."""
    mine = at_sea(pos, side, sea)
    return [q for q in pos.in_sea(sea) if any(at_war(pos, p, q) for p in mine)]


def why_not_flip(pos: War, p: int, side: int, sea: int) -> str | None:
    """The rule that keeps a unit from being the one that is turned face-down to start a fight (11.5.2-a)."""
    if pos.sea(p) != sea or pos.side(p) != side or pos.down[p]:
        return "WIF-11.5.2-a"
    if pos.kit.kind[p] == CONVOY or (pos.kit.is_air[p] and is_rough(pos, sea)):
        return "WIF-11.5.2-a"
    return None if any(at_war(pos, p, q) for q in pos.in_sea(sea)) else "WIF-11.5.1-c"


def flip(pos: War, p: int, rule: str) -> None:
    """A unit is turned face-down, and what it carries with it (11.5.2-c)."""
    pos.turn_down(p)
    if p in pos.aboard:
        pos.turn_down(pos.aboard[p])
        pos.cite("WIF-11.5.2-c")
    pos.event("spots", rule, piece=p, space=pos.place[p])


def has_scout(pos: War, side: int, sea: int) -> bool:
    """Whether a unit that was turned face-down to intercept is still there (11.4.6-e)."""
    return any(who == side and where == sea and pos.sea(p) == sea for who, where, p in pos.scouts)
