"""12. What the weather does: shorter ranges, slower ships, worse attacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from heapq import heappop, heappush
from itertools import chain

from grognard.board import Graph, Reach, reach
from grognard.titles.pearl_harbor.kit import NORTH_PACIFIC, Costs, PearlKit
from grognard.titles.pearl_harbor.war import War

_AIR = (0, 1, 1, 2, 0)
_NAVAL = (0, 0, 2, 4, 4)
_LAND = (0, -1, -1, -2, 0)
"""By weather: normal, rain, storm, monsoon, fog (12.2)."""
EFFECTS = ("PH-12.2-a", "PH-12.2-b", "PH-12.2-c", "PH-12.2-d", "PH-12.2-e")
"""By weather: its rule."""
MOST = 1 << 30
"""More than any way costs."""


def air_penalty(weather: int) -> int:
    """By how many points the range of air units is shorter."""
    return _AIR[weather]


def naval_penalty(weather: int) -> int:
    """By how many points the movement factor of naval units is smaller."""
    return _NAVAL[weather]


def land_penalty(weather: int) -> int:
    """What is taken from the die of land attacks."""
    return -_LAND[weather]


def land_drm(pos: War, space: int) -> int:
    """What the weather over the defender's hex adds to the die of a land attack (12.3-d)."""
    weather = pos.weather[pos.kit.zone[space]]
    pos.cite("PH-12.3-d", EFFECTS[weather])
    return _LAND[weather]


def naval_losses(pos: War) -> list[int]:
    """By weather zone: what naval units lose there, in half points."""
    if pos.table.cited is not None:
        pos.cite(*[EFFECTS[weather] for weather in pos.weather])
    return [2 * _NAVAL[weather] for weather in pos.weather]


def naval_loss(pos: War, space: int) -> int:
    """What naval units lose by the weather in a hex, in half points."""
    weather = pos.weather[pos.kit.zone[space]]
    pos.cite(EFFECTS[weather])
    return 2 * _NAVAL[weather]


def air_losses(pos: War) -> list[int]:
    """By weather zone: what air units lose there, in half points."""
    if pos.table.cited is not None:
        pos.cite(*[EFFECTS[weather] for weather in pos.weather])
    return [2 * _AIR[weather] for weather in pos.weather]


class Reached:
    """Where a move can go: the best of several searches, each with what the weather takes on that way.

    A unit suffers the worst weather of all zones that it touches, once (12.3-b); so there is a search for each degree
    of bad weather, which keeps out of anything worse. It reads like the kernel's `Reach`.
    """

    __slots__ = ("_spaces", "hexes", "searches")

    def __init__(self, searches: Sequence[tuple[int, Reach]]) -> None:
        self.searches = searches
        self._spaces: list[int] | None = None
        self.hexes: list[int] | None = None
        """The hexes of the nodes, once somebody has asked for them."""

    def best(self, node: int) -> tuple[int, Reach]:
        """What the weather takes on the way to a node, and the search that reaches it with most left."""
        searches = self.searches
        if len(searches) == 1:
            return searches[0]
        least = MOST
        found = searches[0]
        for each in searches:
            loss, search = each
            if node in search and search.cost(node) + loss < least:
                least = search.cost(node) + loss
                found = each
        return found

    def loss(self, node: int) -> int:
        """What the weather takes on the way there, in half points."""
        return self.best(node)[0]

    def cost(self, node: int) -> int:
        """What the way there costs, in half points."""
        return self.best(node)[1].cost(node)

    def path(self, node: int) -> list[int]:
        """The way there, both ends included."""
        return self.best(node)[1].path(node)

    @property
    def spaces(self) -> list[int]:
        """The nodes in reach, each once, in the order in which the searches came to them."""
        if self._spaces is None:
            self._spaces = self.searches[0][1].spaces
            if len(self.searches) > 1:
                self._spaces = list(dict.fromkeys(chain.from_iterable([search.spaces for _, search in self.searches])))
        return self._spaces

    @property
    def costs(self) -> dict[int, int]:
        return {node: self.cost(node) for node in self.spaces}

    def __contains__(self, node: int) -> bool:
        for _, search in self.searches:  # noqa: SIM110 - asked for hundreds of hexes
            if node in search:
                return True
        return False

    def __iter__(self) -> Iterator[int]:
        return iter(self.spaces)

    def __len__(self) -> int:
        return len(self.spaces)


@cache
def _zone_table(kit: PearlKit, medium: str, zones: frozenset[int]) -> bytes:
    """By node of a medium 1 where it lies in one of these weather zones."""
    spaces = kit.sea.space if medium == "sea" else range(kit.board.size)
    return bytes(kit.zone[space] in zones for space in spaces)


@cache
def _ways_into(kit: PearlKit, medium: str, zones: frozenset[int]) -> list[int]:
    """By node of a medium the half points that lead at least from there into one of these weather zones."""
    spaces = kit.sea.space if medium == "sea" else range(kit.board.size)
    neighbours = kit.sea.neighbours if medium == "sea" else kit.neighbours
    ways = [MOST] * len(spaces)
    waiting = [(0, node) for node, space in enumerate(spaces) if kit.zone[space] in zones]
    while waiting:
        way, node = heappop(waiting)
        if way >= ways[node]:
            continue
        ways[node] = way
        way += 1 if kit.zone[spaces[node]] == NORTH_PACIFIC else 2
        for other in neighbours[node]:
            if way < ways[other]:
                heappush(waiting, (way, other))
    return ways


def either(one: bytes | bytearray, other: bytes | bytearray) -> bytes:
    """A table that is marked where one of two is."""
    mixed = int.from_bytes(one, "little") | int.from_bytes(other, "little")
    return mixed.to_bytes(len(one), "little")


@cache
def _degrees(losses: tuple[int, ...], least: int) -> list[tuple[int, frozenset[int]]]:
    """What weather can take from who has suffered `least`, from the mildest on, and the zones that are worse still."""
    return [
        (loss, frozenset([zone for zone, each in enumerate(losses) if each > loss]))
        for loss in sorted({least, *(each for each in losses if each > least)})
    ]


def search_weather(
    kit: PearlKit,
    medium: str,
    graph: Graph,
    origins: Sequence[int],
    cost: Costs,
    budget: int,
    losses: Sequence[int],
    blocked: bytes | bytearray,
    *,
    stop: bytes | bytearray | None = None,
    suffered: int = 0,
) -> Reached:
    """Where `budget` leads through the weather (12.3): `suffered` is the worst that was met before."""
    space = kit.sea.space[origins[0]] if medium == "sea" else origins[0]
    least = max(suffered, losses[kit.zone[space]])
    searches = []
    braved = least
    """The worst weather into which a search has gone."""
    for loss, worse in _degrees(tuple(losses), least):
        if budget < loss:
            break
        if loss > least:
            new = frozenset([zone for zone, each in enumerate(losses) if braved < each <= loss])
            way = _ways_into(kit, medium, new)
            if min([way[origin] for origin in origins]) > budget - loss:
                continue  # no zone with that weather is in reach
        braved = loss
        table = either(blocked, _zone_table(kit, medium, worse)) if worse else blocked
        for origin in origins:
            searches.append((loss, reach(graph, origin, cost, budget - loss, blocked=table, stop=stop)))
    if not searches:
        searches = [(least, reach(graph, origin, cost, 0, blocked=blocked)) for origin in origins]
    return Reached(searches)
