"""The way against which least stands, through nodes that are made while one looks: how a line that is cut is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heapify, heappop, heappush
from typing import Any, TypeVar

N = TypeVar("N", bound=tuple[Any, ...])
"""A node: a space with what else matters of being there. Of equal ways the one through lower nodes is taken."""
A = TypeVar("A")
"""What stands against a step."""
Cost = tuple[int, int]
"""What counts first, and what decides between equals."""


def best_way(
    starts: Iterable[N], is_end: Callable[[N], bool], steps: Callable[[N], Iterable[tuple[N, Cost, A]]]
) -> list[tuple[N, A | None]] | None:
    """The nodes of the cheapest way from a start to an end, each with what stands against the step to it (Dijkstra)."""
    best: dict[N, Cost] = dict.fromkeys(starts, (0, 0))
    came: dict[N, tuple[N, A]] = {}
    queue = [((0, 0), node) for node in best]
    heapify(queue)
    while queue:
        cost, node = heappop(queue)
        if best[node] < cost:
            continue
        if is_end(node):
            return _traced(came, node)
        for beyond, more, against in steps(node):
            total = cost[0] + more[0], cost[1] + more[1]
            if beyond not in best or total < best[beyond]:
                best[beyond] = total
                came[beyond] = node, against
                heappush(queue, (total, beyond))
    return None


def _traced(came: dict[N, tuple[N, A]], end: N) -> list[tuple[N, A | None]]:
    way: list[tuple[N, A | None]] = []
    node = end
    while node in came:
        before, against = came[node]
        way.append((node, against))
        node = before
    return [(node, None), *reversed(way)]
