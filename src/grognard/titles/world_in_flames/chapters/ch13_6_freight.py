"""13.6.1 Freight: resources and build points by rail, and by sea along convoys, as many of them as can be carried.

Which of several like resources takes which way makes no difference to what is made of them, so nobody is asked: the
most that can arrive does. What is carried first takes its convoy points, its place in minor ports and its factories.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Container, Iterable, Iterator
from itertools import pairwise

from grognard.titles.world_in_flames.chapters.ch2_zones import zones_against
from grognard.titles.world_in_flames.chapters.ch9_wars import allied
from grognard.titles.world_in_flames.chapters.ch11_4_straits import is_iced, is_shut, strait_between
from grognard.titles.world_in_flames.charts import FROZEN, ZONES
from grognard.titles.world_in_flames.kit import CONVOY, COUNTER, MINOR, NOBODY
from grognard.titles.world_in_flames.war import ALLIES, War

QUAY = 5
"""Resources and build points that a camp moves in and out of a minor port in a turn (13.6.1-m)."""
PLENTY = 999
SOURCE, SINK = ("source", 0), ("sink", 0)
Node = tuple[str, int]
Voyage = tuple[tuple[int, int], ...]
"""Sides and seas: whose convoys bear something in each sea that it crosses."""
Reach = Callable[[int, bool], Iterable[int]]
"""The hexes to which rails lead from a hex; whether by a strait, too. A hex that nothing leaves has not even itself."""


class Cargo:
    """What is left of the means of transport while one thing after the other is carried."""

    def __init__(self, pos: War) -> None:
        self.pos = pos
        self.holds: Counter[tuple[int, int]] = Counter()
        """By side and sea: convoy points that carry nothing yet."""
        self.quays: dict[int, int] = {}
        """By minor port: what may still be moved there."""
        self.voyages: list[Voyage] = []
        """What was carried last, one by one: of what went by sea, whose convoys bore it in which sea."""
        self.used: list[str] = []
        """The rules that were applied."""
        self.flow: Counter[tuple[Node, Node]] = Counter()
        """How many things went each part of a way."""
        for p in pos.afloat():
            if pos.kit.kind[p] == CONVOY and pos.sea(p) >= 0:
                self.holds[pos.side(p), pos.sea(p)] += COUNTER

    def copy(self) -> Cargo:
        twin = Cargo.__new__(Cargo)
        twin.pos, twin.holds = self.pos, self.holds.copy()
        twin.quays, twin.used, twin.voyages, twin.flow = self.quays.copy(), [], [], Counter()
        return twin

    def promise(self, side: int, seas: Iterable[int], points: int) -> None:
        """As if a side had so many convoy points more in each of these seas."""
        for sea in seas:
            self.holds[side, sea] += points

    def carry(
        self,
        stock: dict[int, int],
        room: dict[int, int],
        rails: Reach,
        nation: int,
        carriers: tuple[int, ...],
        most: int = PLENTY,
        *,
        shut: Container[int] = (),
    ) -> Counter[tuple[int, int]]:
        """Take things from where they are to where there is room for them.

        `stock` and `room` lose what was taken and delivered; returned is how many went from each hex, and how many
        came to each, as (hex, 1) and (hex, -1). Straits and canals must be open to surface ships of `nation`;
        nothing goes through the seas that are `shut`.
        """
        net = _Net()
        for space, count in stock.items():
            if count:
                net.join(SOURCE, ("ware", space), count)
        for space, count in room.items():
            if count:
                net.join(("plant", space), SINK, count)
        holds = (key for key, count in self.holds.items() if count and key[0] in carriers)
        seas = {sea for _, sea in holds if sea not in shut}
        wet = _Quays(self.pos, nation, seas) if seas else None
        for space, count in stock.items():
            if count:
                self._lay_rails(net, space, room, rails, wet)
        if wet:
            self._lay_lanes(net, wet, carriers, room, rails)
        taken: Counter[tuple[int, int]] = Counter()
        sailed, self.voyages = False, []
        for path in net.paths(most):
            first, last = path[1][1], path[-2][1]
            stock[first] -= 1
            room[last] -= 1
            taken[first, 1] += 1
            taken[last, -1] += 1
            sailed = sailed or any(kind == "sea" for kind, _ in path)
        self.flow += net.flow
        if sailed and wet:
            self._book(net, wet, carriers)
            self.used += [
                "WIF-13.6.1-k",
                "WIF-13.6.1-n",
                "WIF-13.6.1-o",
                "WIF-13.6.1-q",
                "WIF-13.6.1-t",
                "WIF-13.6.1-v",
            ]
        return taken

    def _lay_rails(self, net: _Net, space: int, room: dict[int, int], rails: Reach, wet: _Quays | None) -> None:
        ware = ("ware", space)
        near = set(rails(space, True))
        if near.intersection(room).difference(rails(space, False)):
            self.used.append("WIF-13.6.1-f")
        for plant in {space, *near}.intersection(room):
            net.join(ware, ("plant", plant), PLENTY)
        if not wet or not near:
            return
        for port in near.intersection(wet.ports):
            if port == space or port not in wet.threatened:
                net.join(ware, ("quay", port), PLENTY)
        if space in wet.beaches:
            net.join(ware, ("quay", space), PLENTY)

    def _lay_lanes(self, net: _Net, wet: _Quays, carriers: tuple[int, ...], room: dict[int, int], rails: Reach) -> None:
        for port, seas in wet.all():
            minor = self.pos.kit.port[port] <= MINOR
            net.join(("quay", port), ("pier", port), self.quays.get(port, QUAY) if minor else PLENTY)
            for sea in seas:
                net.join(("pier", port), ("sea", sea), PLENTY)
                if port in wet.ports:
                    net.join(("lane", sea), ("quay", port), PLENTY)
            if port in wet.ports:
                near = {port} if port in wet.threatened else {port, *rails(port, False)}
                for plant in near.intersection(room):
                    net.join(("pier", port), ("plant", plant), PLENTY)
        for sea in wet.seas:
            net.join(("sea", sea), ("lane", sea), sum(self.holds[side, sea] for side in carriers))
            for other in wet.near(sea):
                net.join(("lane", sea), ("sea", other), PLENTY)

    def _book(self, net: _Net, wet: _Quays, carriers: tuple[int, ...]) -> None:
        """Convoy points and berths that were used are used up; those of the first carrier first (13.6.4-f)."""
        bearers: dict[int, list[int]] = {}
        for sea in wet.seas:
            load = net.flow[("sea", sea), ("lane", sea)]
            for side in carriers:
                part = min(load, self.holds[side, sea])
                self.holds[side, sea] -= part
                load -= part
                bearers.setdefault(sea, []).extend([side] * part)
                if part and side != carriers[0]:
                    self.used.append("WIF-13.6.1-p")
                    if not allied(self.pos, side, carriers[0]):
                        self.used.append("WIF-18.2-n")
        self.voyages = [tuple((bearers[sea].pop(0), sea) for sea in seas) for seas in net.sailings()]
        for port, _ in wet.all():
            load = net.flow[("quay", port), ("pier", port)]
            if load and self.pos.kit.port[port] <= MINOR:
                self.quays[port] = self.quays.get(port, QUAY) - load
                self.used.append("WIF-13.6.1-l" if port in wet.beaches else "WIF-13.6.1-m")


def winter_seas(pos: War) -> frozenset[int]:
    """The seas through which no Swedish ore comes: the Baltic in an arctic winter while the Allies hold Narvik."""
    kit, narvik = pos.kit, pos.kit.places.get("Narvik", -1)
    holder = pos.holder[narvik] if narvik >= 0 else NOBODY
    if pos.weather[ZONES.index("Arctic")] not in FROZEN or holder == NOBODY or pos.camps[holder] != ALLIES:
        return frozenset()
    pos.cite("WIF-8.2.10-b")
    return frozenset(sea for name, sea in kit.seas.index.items() if name == "Baltic Sea")


class _Quays:
    """Ports and coasts that a nation's freight can use, on the seas that it has convoys in."""

    def __init__(self, pos: War, nation: int, seas: set[int]) -> None:
        self.pos, self.nation, self.seas = pos, nation, seas
        self.ports: set[int] = set()
        self.beaches: set[int] = set()
        self._of: dict[int, list[int]] = {}
        charted, zones = pos.kit.seas, zones_against(pos, nation)
        for sea in seas:
            for port in charted.ports[sea]:
                strait = charted.straits.get((-port, sea))
                if is_iced(pos, port):
                    pos.cite("WIF-8.2.10-c")
                elif not (strait and is_shut(pos, nation, strait)):
                    self.ports.add(port)
                    self._of.setdefault(port, []).append(sea)
        for space, coast in enumerate(charted.coast):
            here = seas.intersection(coast)
            if here and not charted.docks[space] and (pos.kit.resources[space] or pos.kit.oil[space]):
                self.beaches.add(space)
                self._of[space] = sorted(here)
        self.threatened = {port for port in self.ports if zones[port]}

    def all(self) -> Iterator[tuple[int, list[int]]]:
        return iter(self._of.items())

    def near(self, sea: int) -> Iterator[int]:
        """Seas to which a surface ship could go on (13.6.1-o)."""
        for other in self.pos.kit.seas.adjacent[sea]:
            strait = strait_between(self.pos, sea, other)
            if other in self.seas and not (strait and is_shut(self.pos, self.nation, strait)):
                yield other


class _Net:
    """A network of ways with room for so many things; as many as possible go through it, one after the other."""

    def __init__(self) -> None:
        self._left: dict[Node, dict[Node, int]] = {}
        self.flow: Counter[tuple[Node, Node]] = Counter()

    def join(self, one: Node, other: Node, room: int) -> None:
        ways = self._left.setdefault(one, {})
        ways[other] = ways.get(other, 0) + room
        self._left.setdefault(other, {}).setdefault(one, 0)

    def paths(self, most: int) -> Iterator[list[Node]]:
        """Send one thing after the other, sending others another way where need be.

        A path names only where this thing starts and where room is filled: what lies between may be rearranged.
        """
        for _ in range(most):
            path = self._path()
            if not path:
                return
            for one, other in pairwise(path):
                self._left[one][other] -= 1
                self._left[other][one] += 1
                if self.flow[other, one]:
                    self.flow[other, one] -= 1
                else:
                    self.flow[one, other] += 1
            yield path

    def sailings(self) -> Iterator[list[int]]:
        """Of each thing that goes through the network, the seas that it crosses."""
        left = Counter({ways: count for ways, count in self.flow.items() if count > 0})
        onward: dict[Node, list[Node]] = {}
        for one, other in left:
            onward.setdefault(one, []).append(other)
        for first in onward.get(SOURCE, []):
            for _ in range(left[SOURCE, first]):
                here, seas = first, list[int]()
                while here != SINK:
                    there = next(node for node in onward[here] if left[here, node])
                    left[here, there] -= 1
                    if here[0] == "sea":
                        seas.append(here[1])
                    here = there
                yield seas

    def _path(self) -> list[Node]:
        """The shortest way with room left: rails come before the sea."""
        if SOURCE not in self._left or SINK not in self._left:
            return []
        before: dict[Node, Node] = {SOURCE: SOURCE}
        queue = deque([SOURCE])
        while queue:
            here = queue.popleft()
            for there, room in self._left[here].items():
                if room <= 0 or there in before:
                    continue
                before[there] = here
                if there == SINK:
                    path = [SINK]
                    while path[-1] != SOURCE:
                        path.append(before[path[-1]])
                    return path[::-1]
                queue.append(there)
        return []
