"""19.2, 13.7.3 Minors: to whom one that is attacked is offered, and how one becomes neutral again."""

from __future__ import annotations

from math import acos, cos, radians, sin

from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import commonwealth_homes, lands
from grognard.titles.world_in_flames.chapters.ch19_alignment import is_american
from grognard.titles.world_in_flames.chapters.ch19_record import is_axis
from grognard.titles.world_in_flames.kit import COMMONWEALTH, GERMANY, NOBODY, USA
from grognard.titles.world_in_flames.war import War

FIRST_TURN = 1


def patrons(pos: War, attacker: int, minor: int) -> list[int]:
    """The powers to which a minor that is attacked is offered, one after the other (19.2-c to -f)."""
    kit = pos.kit
    camp = members(pos, 1 - pos.camps[attacker])
    if is_axis(attacker) and is_american(pos, minor):
        pos.cite("WIF-19.2-c")
        return [USA] if USA in camp else []
    if attacker == GERMANY and kit.nations[minor] == "Poland" and pos.turn == FIRST_TURN and COMMONWEALTH in camp:
        pos.cite("WIF-19.2-d")
        return [COMMONWEALTH]
    active = [side for side in camp if pos.wars[side]]
    found = sorted(active, key=lambda side: (_far(pos, side, minor), side))
    if len(found) > 1:
        pos.cite("WIF-19.2-f")
    return found


def _far(pos: War, side: int, minor: int) -> float:
    """How far the capital of a power is from that of a minor; of the Commonwealth any of its homes counts."""
    homes = commonwealth_homes(pos) if side == COMMONWEALTH else [pos.kit.power[side]]
    here = _capital(pos, minor)
    return min(_distance(here, _capital(pos, home)) for home in homes)


def _capital(pos: War, nation: int) -> tuple[float, float]:
    row = pos.kit.tables["countries"][nation]
    return float(row["capital_lat"] or 0), float(row["capital_lon"] or 0)


def _distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Between two places, by the angle on the globe."""
    a, b = (tuple(map(radians, place)) for place in (one, other))
    return acos(min(1.0, sin(a[0]) * sin(b[0]) + cos(a[0]) * cos(b[0]) * cos(a[1] - b[1])))


def go_neutral(pos: War, nation: int) -> None:
    """A minor is at peace with everybody: its units leave until it is at war again, its ships stay (13.7.3-i)."""
    kit, leader = pos.kit, pos.leader[nation]
    for p, of in enumerate(pos.nation):
        if of != nation or pos.place[p] in (kit.scrapped, kit.away):
            continue
        if kit.is_ship[p]:
            if pos.place[p] != kit.pool:
                pos.prizes = {**pos.prizes, p: leader}
            continue
        pos.role[p] = pos.down[p] = pos.pooled[p] = 0
        pos.put(p, kit.pool)
    pos.leader[nation] = NOBODY
    pos.feuds = {other: sides for other, sides in pos.feuds.items() if other != nation}
    for space in lands(pos, nation):
        if pos.holder[space] == leader:
            pos.holder[space] = NOBODY
    pos.cite("WIF-13.7.3-i")
    pos.forget()
