"""3.1: the route by which one piece is supplied, or what cuts the best one that it could have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from grognard.board.ways import Cost, best_way
from grognard.titles.asia_engulfed.chapters.ch3_routes import SeaLegs, onward, partial_sources, sea_legs, sources
from grognard.titles.asia_engulfed.chapters.ch3_supply import traced_by
from grognard.titles.asia_engulfed.chapters.ch8_13_influence import dominance
from grognard.titles.asia_engulfed.kit import JAPAN
from grognard.titles.asia_engulfed.war import War

BEFORE_SEA, AT_SEA, AFTER_SEA = range(3)
"""A route goes over land, over one sea leg, and over land again (3.1-b)."""
NETWORK, INFLUENCE, NO_PORT, ENEMY = "AE-3.5-a", "AE-3.4-a", "AE-3.1-c", "AE-3.1-d"
"""What may cut a route, by the rule that says so."""
WEIGHT = {NETWORK: 1, INFLUENCE: 3, NO_PORT: 10, ENEMY: 10}
"""How much has to change before such a cut is gone: a broken route is drawn where least has to."""

Node = tuple[int, int]
"""A part of a route and a space."""


class Cut(NamedTuple):
    space: int
    rule: str


class SupplyLine(NamedTuple):
    """Spaces from the source to the piece, and what cuts the route: nothing if the piece is supplied by it."""

    path: tuple[int, ...]
    cuts: tuple[Cut, ...]


def full_line(pos: War, p: int) -> SupplyLine | None:
    """The best route of full supply to a piece on the map; None if its nation has no source."""
    return _Search(pos, p).route(sources(pos, traced_by(pos, p)), by_sea=True)


def partial_line(pos: War, p: int) -> SupplyLine | None:
    """The route of partial supply, over land only (3.3-h, 3.3-i)."""
    return _Search(pos, p).route(partial_sources(pos, pos.kit.nation[p]), by_sea=False)


class _Search:
    """Looks for the shortest of the routes that least stands against. It agrees with `ch3_routes.supply_at`."""

    def __init__(self, pos: War, p: int) -> None:
        self.pos, self.side, self.goal = pos, pos.kit.side[p], pos.place[p]
        self.nation = traced_by(pos, p)
        self.legs: SeaLegs = sea_legs(pos, self.side)
        self.dominated = dominance(pos, 1 - self.side)
        self.needs_network = self.side == JAPAN and not pos.alternative("simple-supply")

    def route(self, starts: list[int], *, by_sea: bool) -> SupplyLine | None:
        pos = self.pos
        begin = [(BEFORE_SEA, place) for place in starts if pos.holder(place) == self.side]
        way = best_way(begin, lambda node: node[1] == self.goal, lambda node: self._steps(*node, by_sea=by_sea))
        if way is None:
            return None
        cuts: list[Cut] = []
        before: Node | None = None
        for node, rules in way:
            from_land = before is not None and before[0] != AT_SEA
            for rule in reversed(rules or ()):
                cuts.append(Cut(before[1] if before and rule == NO_PORT and from_land else node[1], rule))
            before = node
        return SupplyLine(tuple(node[1] for node, _ in way), tuple(dict.fromkeys(cuts)))

    def _steps(self, part: int, space: int, *, by_sea: bool) -> Iterator[tuple[Node, Cost, tuple[str, ...]]]:
        """Where a route may go on from a space, how much is against it, and what."""
        for beyond, cuts in self._beyond(part, space, by_sea=by_sea):
            yield beyond, (sum(WEIGHT[rule] for rule in cuts), 1), cuts

    def _beyond(self, part: int, space: int, *, by_sea: bool) -> Iterator[tuple[Node, tuple[str, ...]]]:
        kit = self.pos.kit
        if part == AT_SEA:
            for zone in onward(self.pos, self.nation, space):
                yield (AT_SEA, zone), self._sea_cuts(zone)
            for place in kit.coast[space]:
                yield (AFTER_SEA, place), () if place in self.legs.gates else (NO_PORT,)
            return
        for place in kit.land_links[space]:
            yield (part, place), self._land_cuts(space, place)
        if not by_sea or not (part == BEFORE_SEA or self._leaves(kit.seas[space])):
            return
        port = () if space in self.legs.gates and self.pos.holder(space) == self.side else (NO_PORT,)
        for zone in kit.seas[space]:
            if part == BEFORE_SEA or zone == self.goal:
                yield (AT_SEA, zone), (*port, *self._sea_cuts(zone))

    def _leaves(self, zones: tuple[int, ...]) -> bool:
        """A force at sea may also begin its route on the coast where another's sea leg ends (3.4-c)."""
        return self.goal in zones and not self.needs_network

    def _sea_cuts(self, zone: int) -> tuple[str, ...]:
        """A zone of the sea leg must be free of enemy dominance, and Japan's in its network; a start need not."""
        if zone in self.legs.parts or (zone == self.goal and not self.needs_network):
            return ()
        if not self.needs_network or zone in self.pos.network:
            return (INFLUENCE,)
        return (NETWORK, INFLUENCE) if self.dominated >> zone & 1 else (NETWORK,)

    def _land_cuts(self, start: int, end: int) -> tuple[str, ...]:
        """Land legs run through friendly places, to the one in which the piece stands (3.1-d)."""
        ours = [self.pos.holder(start) == self.side, self.pos.holder(end) == self.side or end == self.goal]
        return () if all(ours) else (ENEMY,)
