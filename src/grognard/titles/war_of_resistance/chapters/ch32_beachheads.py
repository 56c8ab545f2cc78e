"""24B4, 32B2 Who stands among enemies in one hex, and attack supply that comes from the ships off the beach."""

from __future__ import annotations

from grognard.titles.war_of_resistance.chapters.ch12_points import ATTACK, POINT_RE
from grognard.titles.war_of_resistance.chapters.ch27_ships import hexes_of
from grognard.titles.war_of_resistance.war import War, enemy


def beachheads(pos: War, side: int) -> list[int]:
    """Hexes in which units of a side that have landed or were dropped in this turn stand among enemies."""
    if not pos.landed and not pos.dropped:
        return []
    held, size = pos.index.units[enemy(side)], pos.kit.hex_count
    places = {pos.place[p] for p in (*pos.landed, *pos.dropped) if pos.kit.side[p] == side}
    return sorted(space for space in places if space < size and held[space])


def intruders(pos: War, space: int, side: int) -> list[int]:
    """The units of a side that stand among enemies in a hex."""
    if (not pos.landed and not pos.dropped) or not pos.index.units[enemy(side)][space]:
        return []
    return pos.units_at(space, side)


# 32B2 attack supply from ships


def shore_points(pos: War, space: int) -> int:
    """Attack supply points aboard of ships beside a hex; they need not be put ashore (32B2)."""
    return sum(hold[0] for q, hold in pos.holds.items() if space in hexes_of(pos, q))


def fed_from_ships(pos: War, p: int) -> list[int]:
    """The landing hex, if ships there have attack supply left for a landed unit."""
    space = pos.place[p]
    due = pos.drawn_afloat.get(space, 0) + pos.kit.re[pos.face[p]]
    return [space] if due <= shore_points(pos, space) * POINT_RE else []


def draw_from_ships(pos: War, p: int) -> None:
    space = pos.place[p]
    pos.drawn_afloat[space] = pos.drawn_afloat.get(space, 0) + pos.kit.re[pos.face[p]]
    pos.cite("WOR-32B2-b")


def remove_drawn_afloat(pos: War) -> None:
    """Points aboard that have supplied attacks are gone at the end of the phase (12D1)."""
    for space, drawn_on in pos.drawn_afloat.items():
        for _ in range(-(-drawn_on // POINT_RE)):
            ship = next((q for q, hold in pos.holds.items() if hold[0] and space in hexes_of(pos, q)), -1)
            if ship >= 0:
                first, *others = pos.holds[ship]
                pos.holds[ship] = (first - 1, others[0], others[1], others[2], others[3])
                if not any(pos.holds[ship]):
                    del pos.holds[ship]
                pos.event("hold-used", "WOR-12D1-d", "WOR-32B2-b", piece=ship, item=ATTACK, space=space)
    pos.drawn_afloat = {}
