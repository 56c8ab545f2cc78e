"""44A1 Bridges: roads and railways cross rivers on them; they are bombed, blown up, sabotaged and repaired."""

from __future__ import annotations

from grognard.titles.war_of_resistance.chapters.ch7_ways import ways_of
from grognard.titles.war_of_resistance.kit import FERRY, NO_RAIL
from grognard.titles.war_of_resistance.theatre import FATAL
from grognard.titles.war_of_resistance.war import War, enemy

RIVERS = ("river", "major")
DIRECTIONS = ("e", "se", "sw", "w", "nw", "ne")
"""Of the six sides of a hex, as the kit has them in `rebels.around`."""
BRIDGES = tuple(f"bridge-{direction}" for direction in DIRECTIONS)
"""A bridge on each side of a hex, as something to be struck."""


def played(pos: War) -> bool:
    return pos.options.plays("bridges", "on")


def bridge(pos: War, here: int, there: int) -> int:
    """The bridge between two hexes, as a link from the lower one; -1: none leads there."""
    kit = pos.kit
    link = kit.board.link(min(here, there), max(here, there))
    if link < 0 or kit.seasons.crossing(pos.season, link)[0] not in RIVERS:
        return -1
    rail = ways_of(pos).volume[link]
    pos.cite("WOR-44A1-a")
    # a road that a destroyed bridge has cut is still a bridge, to be repaired
    roads = kit.seasons.road(pos.season._replace(fallen=()))
    return link if roads[link] or rail not in (NO_RAIL, FERRY) else -1


def beside(pos: War, space: int) -> list[int]:
    """Hexes to which a bridge leads from a hex."""
    if not played(pos) or space >= pos.kit.hex_count:
        return []
    return [there for there in pos.kit.neighbours[space] if bridge(pos, space, there) >= 0]


def across(pos: War, space: int, key: str) -> int:
    """The hex beyond a bridge on a side of a hex, -1 if there is no bridge."""
    if space >= pos.kit.hex_count or not played(pos):
        return -1
    there = pos.kit.rebels.around[space][BRIDGES.index(key)]
    return there if there >= 0 and bridge(pos, space, there) >= 0 else -1


def owner_of(pos: War, link: int) -> int:
    """Who owns a bridge: who owns both hexes beside it, or was the last to own both; -1 for nobody (44A1)."""
    board, holder = pos.kit.board, pos.holder
    one, other = holder[int(board.source[link])], holder[int(board.target[link])]
    pos.cite("WOR-44A1-b")
    return one if one == other else pos.spans.get(link, -1)


def remember(pos: War, space: int) -> None:
    """A hex is about to change hands: whoever owns both ends of its bridges now owns them until another does."""
    for there in beside(pos, space):
        if pos.holder[there] == pos.holder[space]:
            pos.spans[bridge(pos, space, there)] = pos.holder[space]


def is_down(pos: War, link: int) -> bool:
    return pos.bridges.get(link, 0) >= FATAL


def strikable(pos: War, side: int, space: int, key: str) -> bool:
    """Whether a side may strike at a bridge from a hex: the hex is the enemy's, or the bridge is nobody's (44A1)."""
    there = across(pos, space, key)
    if there < 0:
        return False
    link = bridge(pos, space, there)
    owner = owner_of(pos, link)
    if is_down(pos, link) or owner == side:
        return False
    return pos.holder[space] == enemy(side) or owner < 0


def strike_bridge(pos: War, side: int, space: int, key: str) -> None:
    """A hit by bombs or guerrillas; the third one destroys it (44A1)."""
    there = across(pos, space, key)
    if there >= 0:
        damage_bridge(pos, bridge(pos, space, there), 1, side, "WOR-44A1-d")


def damage_bridge(pos: War, link: int, hits: int, side: int, *rules: str) -> None:
    pos.bridges = {**pos.bridges, link: min(FATAL, pos.bridges.get(link, 0) + hits)}
    board = pos.kit.board
    one, other = int(board.source[link]), int(board.target[link])
    if is_down(pos, link):
        pos.event("bridge-destroyed", *rules, side=side, space=one, to=other)
    else:
        pos.event("bridge-hit", *rules, side=side, space=one, to=other)
    pos.index.zones = [None, None]


def mend_bridge(pos: War, link: int, side: int, *rules: str) -> None:
    board = pos.kit.board
    pos.bridges = {each: hits for each, hits in pos.bridges.items() if each != link}
    one, other = int(board.source[link]), int(board.target[link])
    pos.event("bridge-repaired", "WOR-44A1-j", *rules, side=side, space=one, to=other)
    pos.index.zones = [None, None]
