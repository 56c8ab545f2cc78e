"""11. The line by which one unit is supplied, or what cuts the best one that it could have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from grognard.board.ways import Cost, best_way
from grognard.titles.pearl_harbor.chapters.ch5_bases import is_port
from grognard.titles.pearl_harbor.chapters.ch11_supply import (
    CHINESE,
    areas_kept,
    barred_ground,
    rough_ground,
    shut_waters,
    side_of_home,
    sources,
)
from grognard.titles.pearl_harbor.war import War

ENEMY_SHIPS, NARROW, CLOSED, ROUGH, NO_PORT = "PH-11.2-b", "PH-11.2-c", "PH-11.3-b", "PH-11.3-c", "PH-11.2-a"
"""What may cut a line, by the rule that says so."""
DETOUR = 40
"""How many hexes further a line would rather go than across a cut."""

Node = tuple[bool, int]
"""Whether it is at sea, and the part of the sea or of the land."""


class SupplyLine(NamedTuple):
    """Hexes from the unit to its home base, and what cuts the line where: nothing if it is a valid one."""

    path: tuple[int, ...]
    cuts: tuple[tuple[int, str], ...]


def supply_lines(pos: War, pieces: Iterable[int]) -> Iterator[SupplyLine]:
    """The best lines of counters on the map, one for all in a hex with the same home base; none if that is lost."""
    searches: dict[str, _Search] = {}
    for home, space in dict.fromkeys((pos.home_key(p), pos.place[p]) for p in pieces):
        search = searches[home] = searches.get(home) or _Search(pos, home)
        found = search.line(space)
        if found is not None:
            yield found


class _Search:
    """Looks for the shortest of the lines that least stands against; it agrees with `ch11_supply.line`."""

    def __init__(self, pos: War, home: str) -> None:
        self.pos, self.side = pos, side_of_home(home)
        self.homes = frozenset(sources(pos, home, self.side))
        self.shut = shut_waters(pos, self.side, frozenset())
        self.barred = barred_ground(pos, home)
        self.rough = rough_ground(pos, self.side, chinese=home in CHINESE)
        self.kept = areas_kept(pos, self.side)
        self.harbours = {part for space in self.homes for part in pos.kit.harbour[space]}

    def line(self, start: int) -> SupplyLine | None:
        kit = self.pos.kit
        if not self.homes:
            return None
        begin: list[Node] = [(False, part) for part in kit.land.of[start]]
        if is_port(self.pos, start, self.side) or not kit.is_land[start]:
            begin += [(True, part) for part in kit.harbour[start]]
        way = best_way(begin, self._is_home, lambda node: self._steps(node, start))
        if way is None:
            return None
        cuts = tuple((self._space(node), rule) for node, rule in way if rule)
        return SupplyLine(tuple(dict.fromkeys(self._space(node) for node, _ in way)), cuts)

    def _is_home(self, node: Node) -> bool:
        at_sea, part = node
        return part in self.harbours if at_sea else self.pos.kit.land.space[part] in self.homes

    def _space(self, node: Node) -> int:
        kit = self.pos.kit
        return kit.sea.space[node[1]] if node[0] else kit.land.space[node[1]]

    def _steps(self, node: Node, start: int) -> Iterator[tuple[Node, Cost, str]]:
        """Where a line may go on from a node, how far that is, and the rule against it, if any."""
        return ((beyond, (1 + (DETOUR if rule else 0), 0), rule) for beyond, rule in self._beyond(node, start))

    def _beyond(self, node: Node, start: int) -> Iterator[tuple[Node, str]]:
        kit = self.pos.kit
        at_sea, part = node
        if at_sea:
            for other in kit.sea.neighbours[part]:
                yield (True, other), self._sea_rule(kit.sea.space[other])
            return
        space = kit.land.space[part]
        for other in kit.land.neighbours[part]:
            there = kit.land.space[other]
            ends = self.rough[space] and space != start
            yield (False, other), CLOSED if self.barred[there] else ROUGH if ends else ""
        for harbour in kit.harbour[space]:
            yield (True, harbour), "" if is_port(self.pos, space, self.side) else NO_PORT

    def _sea_rule(self, space: int) -> str:
        if not self.shut[space]:
            return ""
        area = self.pos.kit.area[space]
        return NARROW if area and area not in self.kept else ENEMY_SHIPS
