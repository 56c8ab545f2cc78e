"""11.14 The notional unit of a hex that somebody lands in, from the sea or from the sky."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.titles.world_in_flames.chapters.ch2_supply import is_home
from grognard.titles.world_in_flames.chapters.ch2_zones import zones_against
from grognard.titles.world_in_flames.chapters.ch9_wars import at_war
from grognard.titles.world_in_flames.chapters.ch13_end import joined
from grognard.titles.world_in_flames.charts import FINE
from grognard.titles.world_in_flames.kit import NOBODY
from grognard.titles.world_in_flames.war import War

ORDINARY = 1
"""The factor of a notional unit before all modifiers."""


def defenders_at(pos: War, p: int, space: int) -> list[int]:
    """The land units in a hex that are at war with who has landed there."""
    return [q for q in pos.index.at[space] if at_war(pos, p, q)]


def guardian(pos: War, p: int, space: int) -> int:
    """The nation of the notional unit: that of a real unit in the hex, else of who controls the hex (11.14-p)."""
    real = defenders_at(pos, p, space)
    if real:
        return pos.nation[real[0]]
    holder, country = pos.holder[space], pos.kit.country[space]
    if country >= 0 and pos.leader[country] == holder and not pos.conquered[country]:
        return country
    return pos.kit.power[holder] if holder != NOBODY else country


def notional(pos: War, space: int, units: Sequence[int]) -> int:
    """The factor of the notional unit of a hex (11.14-q, -w, 11.15-k)."""
    p = units[0]
    nation, holder = guardian(pos, p, space), pos.holder[space]
    rules, factor = ["WIF-11.14-p", "WIF-11.14-q"], ORDINARY
    if pos.kit.is_city[space]:
        factor += 1
    if holder != NOBODY and is_home(pos, space, pos.kit.power[holder]):
        factor += 1
    if not defenders_at(pos, p, space) and zones_against(pos, pos.nation[p])[space]:
        factor += 1
    factor += sum(shore_modifier(pos, pos.landing[q], space) for q in units if q in pos.landing)
    if not has_path(pos, nation, space):
        rules.append("WIF-11.14-w")
        factor -= 1
    if pos.surprised >> pos.leader[nation] & 1:
        rules.append("WIF-11.14-w")
        factor -= 1
    pos.cite(*rules)
    return max(0, factor)


def has_path(pos: War, nation: int, space: int) -> bool:
    """Whether a supply path of any length leads out of a hex in which enemies have landed."""
    kit, linked = pos.kit, joined(pos, nation)
    open_ = kit.seasons.supply(pos.skies, rail=False)
    return any(linked[near] and open_[kit.board.link(near, space)] >= 0 for near in kit.neighbours[space])


def shore_modifier(pos: War, section: int, space: int) -> int:
    """What the section of the sea box adds for each unit that comes from it; an asterisk is one more in bad weather."""
    amount, starred = pos.kit.charts.shore[section]
    pos.cite("WIF-2.1.2-e")
    if starred and pos.sky(space) != FINE:
        pos.cite("WIF-8.2.7-c", "WIF-11.16.2-e")
        return amount + 1
    return amount
