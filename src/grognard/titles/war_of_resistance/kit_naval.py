"""Ships, and the water they sail on: sea and lake hexes, and navigable rivers hexside by hexside (27 to 35).

The water is a graph of its own. A node is the water of a hex (of a coastal hex with land across it there are several,
28), a hexside of a navigable river, or the Japan box. Which hexsides between coastal hexes are water is reconstructed:
those with an all-sea hex at one of their ends, or without a land hex at either; `shores.csv` has those that the
rulebook names, and channels that join lakes and rivers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import Graph, spread
from grognard.core.errors import BrokenFile
from grognard.titles.war_of_resistance.charts import SIDE_KINDS, ZONES, turn_number
from grognard.titles.war_of_resistance.seasons import Costs
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX

if TYPE_CHECKING:
    from grognard.core.files import Row
    from grognard.titles.war_of_resistance.kit import ChinaKit

TASK_FORCE, CARRIERS, TRANSPORT, CRAFT, FLOTILLA, RIVER_TRANSPORT = TYPES = ("TF", "CG", "NT", "LC", "RF", "RT")
"""The six categories of naval units (27A)."""
CARGO = (TRANSPORT, CRAFT, RIVER_TRANSPORT)
RIVERINE = (CRAFT, FLOTILLA, RIVER_TRANSPORT)
"""Who may use river ports (30A)."""
GUNBOATS = "CN-GBTF"
CALM, ROUGH, STORMY, TYPHOON_SEA = range(4)
SEAS = ("calm", "rough", "stormy", "typhoon")
SEA_CODES = "crst"
ZONE = 15
"""How far a naval zone of control reaches (27B4)."""
ALONG = 1
"""What a river hexside costs; also an all-sea hex (28)."""
COASTAL = 2
TO_JAPAN = 30
RIVERS = ("canal", "river", "major", "great")
HWANG_HO = "Hwang Ho"
NAVIGABLE = (("G1:2924/G1:3023", "G1:2620/G1:2621"), ("G2:0511/G2:0611", "G2:2433/G2:2533"))
"""Parts of the Hwang Ho on which ships may go, from hexside to hexside (34D2)."""
NAMES = {
    TASK_FORCE: ("Task force", "Force opérationnelle"),
    CARRIERS: ("Carrier group", "Groupe aéronaval"),
    TRANSPORT: ("Naval transport", "Transport naval"),
    CRAFT: ("Landing craft", "Barge de débarquement"),
    FLOTILLA: ("River flotilla", "Flottille fluviale"),
    RIVER_TRANSPORT: ("River transport", "Transport fluvial"),
}
"""By category: its name, English and French."""
TASK_FORCE_RIVERS = ("Whangpoo", "Yangtze (mouth to Nanking)")
GUNBOAT_RIVERS = (*TASK_FORCE_RIVERS, "Yangtze (Nanking to Hankow)", "Yangtze (Hankow to Ichang)")
YANGTZE, SI = "yangtze", "si"
SYSTEMS = (YANGTZE, SI)
"""River systems with strategic transport (31D1)."""
FILES = ("ships", "shores", "naval-modifiers")
Corner = tuple[float, float]


class Ship(NamedTuple):
    """What is printed on a naval unit, and what the order of battle says of it."""

    type: str
    strength: int
    flak: int
    start: str
    arrives: int
    """The turn in which it comes; 0 if it is there at the start or waits in the counter mix."""
    leaves: int


class NavalKit:
    """What the war on the water adds to the components; its counters follow those of the air."""

    def __init__(self, kit: ChinaKit) -> None:
        from grognard.titles.war_of_resistance.kit import NAVAL

        self.kit = kit
        rows = kit.tables["ships"]
        self.pieces = kit.add_pieces(rows, NAVAL)
        """The numbers of all naval units."""
        self.ship = {p: _ship(row) for p, row in zip(self.pieces, rows, strict=True)}
        self._modifiers = {(row["use"], row["what"]): int(row["value"]) for row in kit.tables["naval-modifiers"]}
        self.amphibious = [("amphibious" in kind.traits) for kind in kit.kind]
        """By ground unit (27B5)."""
        self.seas = [
            {ZONES.index(int(zone)): row[zone] for zone in ("7", "9", "10", "12")} for row in kit.tables["sea"]
        ]
        """By half month: by weather zone with sea the sea states of the die (36C)."""
        self.ports = {
            row["port"]: (int(row["capacity"]), int(row["supply"]), int(row["hits"])) for row in kit.tables["ports"]
        }
        """By class: capacity, REs that it can supply, most hits (30A)."""
        self._lay_water()
        self.zone_around = lru_cache(maxsize=1024)(self._zone_around)
        """By water, and water: whether it lies in the naval zone of control of a ship there (27B4)."""

    def title(self, p: int, language: str) -> str:
        """What a counter is called: by its category and name, transports by their size and number (27A)."""
        kit, kind, force = self.kit, self.ship[p].type, self.kit.force[p]
        name = kit.designation[p].removeprefix(f"{force}-").removeprefix(kind).strip()
        number = kit.piece_names[p].rpartition("-")[2]
        if kind in (TRANSPORT, RIVER_TRANSPORT):
            name = f"{name}/{number}"
        return f"{NAMES[kind][language == 'fr']} {name or number} ({force})"

    def modifier(self, use: str, what: str) -> int:
        return self._modifiers.get((use, what), 0)

    # the water

    def _lay_water(self) -> None:
        kit = self.kit
        shores = {
            kind: {
                frozenset(kit.space_index[name] for name in row["sides"].split("/"))
                for row in kit.tables["shores"]
                if row["kind"] == kind
            }
            for kind in ("open", "shut", "coast")
        }
        self.coastal = [
            kit.is_coast[space] or frozenset((space,)) in shores["coast"] for space in range(kit.board.size)
        ]
        self._around = {
            space: [kit.space_index[name] if name else -1 for name in kit.map.around(kit.space_names[space])]
            for space in self._shore_hexes()
        }
        self._shores = shores
        self.names: list[str] = []
        self.hexes: list[tuple[int, ...]] = []
        """By node: its hex, or the two hexes beside its river hexside."""
        self.is_river: list[bool] = []
        self.is_open: list[bool] = []
        """By node: whether it is all sea or all lake."""
        self.bodies: dict[int, list[int]] = {}
        """By hex: the nodes of its water."""
        self.banks: dict[int, list[int]] = {}
        """By hex: the nodes of navigable river hexsides beside it."""
        self.of_river: dict[str, list[int]] = {}
        """By line of hexsides.csv: the nodes of its hexsides."""
        corners: dict[Corner, list[int]] = {}
        arcs: dict[int, list[frozenset[int]]] = {}
        for space in self._around:
            arcs[space] = self._arcs(space)
            points = _corners(kit, space)
            for number, arc in enumerate(arcs[space]):
                name = kit.space_names[space] + (f"#{number + 1}" if number else "")
                node = self._node(name, (space,), is_open=kit.is_sea[space] or kit.terrain[space] == "lake")
                self.bodies.setdefault(space, []).append(node)
                for side in arc:
                    for point in (points[side], points[(side + 1) % 6]):
                        corners.setdefault(point, []).append(node)
        self.first_river = len(self.names)
        joints: dict[Corner, list[int]] = {}
        self._lay_rivers(joints)
        pairs: set[tuple[int, int]] = set()
        for space in self._around:
            for number, arc in enumerate(arcs[space]):
                node = self.bodies[space][number]
                for side in arc:
                    there = self._around[space][side]
                    if there < 0:
                        continue
                    other = next((i for i, sides in enumerate(arcs[there]) if (side + 3) % 6 in sides), None)
                    if other is not None:
                        pairs.add((node, self.bodies[there][other]))
        for point, nodes in joints.items():
            for node in nodes:
                for other in (*nodes, *corners.get(point, ())):
                    if other != node:
                        pairs |= {(node, other), (other, node)}
        self.japan = self._node(JAPAN_BOX, (kit.box[JAPAN_BOX],), is_open=True)
        self.edge = [
            self.bodies[space][0]
            for space in range(kit.hex_count)
            if kit.space_names[space].startswith("G1:") and kit.space_names[space].endswith("01") and kit.is_sea[space]
        ]
        """The all-sea hexes of the east edge, by which ships come from Japan and go there (30A3)."""
        for node in self.edge:
            pairs |= {(node, self.japan), (self.japan, node)}
        self.number = {name: node for node, name in enumerate(self.names)}
        self._join(pairs)
        self.cliffs = {kit.space_index[row["sides"]] for row in kit.tables["shores"] if row["kind"] == "cliffs"}
        """Hexes with cliffs on their coast (32B)."""
        self.escarpments = set(self._escarpments())
        """Hexes with escarpments, each with the river below (32B)."""

    def _escarpments(self) -> Iterable[tuple[int, int]]:
        """A row names the hex with the symbol first, then the one across the river."""
        for row in self.kit.tables["shores"]:
            if row["kind"] == "escarpment":
                one, _, other = row["sides"].partition("/")
                yield self.kit.space_index[one], self.number["/".join(sorted((one, other)))]

    def _shore_hexes(self) -> list[int]:
        """Hexes that may have sea or lake in them."""
        kit = self.kit
        lakes = np.flatnonzero(kit.side_kind == SIDE_KINDS.index("lake")).tolist()
        wet = {int(kit.board.target[link]) for link in lakes}
        for space in range(kit.hex_count):
            if kit.is_sea[space] or self.coastal[space] or kit.port[space] not in ("", "river"):
                wet.add(space)
        return sorted(wet)

    def _node(self, name: str, hexes: tuple[int, ...], *, is_open: bool = False, river: bool = False) -> int:
        self.names.append(name)
        self.hexes.append(hexes)
        self.is_open.append(is_open)
        self.is_river.append(river)
        return len(self.names) - 1

    def _is_water(self, one: int, other: int) -> bool:
        """Whether the hexside between two hexes is sea or lake, wholly or in part (27B3)."""
        kit = self.kit
        pair = frozenset((one, other))
        if pair in self._shores["open"]:
            return True
        if pair in self._shores["shut"]:
            return False
        kind = kit.crossing_at(kit.board.link(one, other))
        if kind == "lake":
            return True
        seas = kit.is_sea[one] + kit.is_sea[other]
        if seas == 2 or (seas and (self.coastal[one] or self.coastal[other])):
            return kind not in RIVERS
        if not (self.coastal[one] and self.coastal[other]):
            return self._reaches_port(one, other)
        ends = set(kit.neighbours[one]) & set(kit.neighbours[other])
        if len(ends) < 2:
            return kind not in RIVERS
        inland = any(not kit.is_sea[space] and not self.coastal[space] for space in ends)
        return kind not in RIVERS and (not inland or any(kit.is_sea[space] for space in ends))

    def _reaches_port(self, one: int, other: int) -> bool:
        """A sea port that the map has inland, without a river to it, lies on the sea beside it."""
        kit = self.kit
        for port, coast in ((one, other), (other, one)):
            if kit.port[port] in ("", "river") or self.coastal[port] or not (self.coastal[coast] or kit.is_sea[coast]):
                continue
            links = [kit.board.link(port, there) for there in kit.neighbours[port]]
            if not any(kit.crossing_at(link) in RIVERS for link in links):
                return True
        return False

    def _arcs(self, space: int) -> list[frozenset[int]]:
        """The water of a hex: runs of sides that are water, one body each; all of an all-sea hex is one (28)."""
        kit, around = self.kit, self._around[space]
        edge = self.coastal[space]
        wet = [self._is_water(space, there) if there >= 0 else edge for there in around]
        if kit.is_sea[space] or kit.terrain[space] == "lake":
            return [frozenset(side for side in range(6) if wet[side])]
        if all(wet):
            return [frozenset(range(6))]
        found: list[frozenset[int]] = []
        first = wet.index(False)
        run: list[int] = []
        for step in range(1, 7):
            side = (first + step) % 6
            if wet[side]:
                run.append(side)
            elif run:
                found.append(frozenset(run))
                run = []
        return found

    def _lay_rivers(self, joints: dict[Corner, list[int]]) -> None:
        """Navigable hexsides, and at which corners they meet (27B3, 34D2)."""
        kit = self.kit
        ends: dict[str, tuple[Corner, Corner]] = {}
        of_row: dict[str, list[str]] = {}
        kinds: dict[str, str] = {}
        rows = [(row["name"], row["kind"], row["sides"]) for row in kit.tables["hexsides"] if row["kind"] in RIVERS]
        rows += [("channel", "river", row["sides"]) for row in kit.tables["shores"] if row["kind"] == "channel"]
        for river, kind, sides in rows:
            for text in sides.split():
                one, _, other = text.partition("/")
                name = "/".join(sorted((one, other)))
                if frozenset((kit.space_index[one], kit.space_index[other])) in self._shores["open"]:
                    continue
                a, b = kit.map.side(one, other)
                ends[name] = (_rounded(a), _rounded(b))
                of_row.setdefault(river, []).append(name)
                kinds[name] = kind
        barred = self._hwang_ho(ends, of_row, kinds)
        for name, points in ends.items():
            if name in barred:
                continue
            one, _, other = name.partition("/")
            hexes = (kit.space_index[one], kit.space_index[other])
            node = self._node(name, hexes, river=True)
            for space in hexes:
                self.banks.setdefault(space, []).append(node)
            for point in points:
                joints.setdefault(point, []).append(node)
        numbers = {name: node for node, name in enumerate(self.names)}
        self.of_river = {river: [numbers[name] for name in names if name in numbers] for river, names in of_row.items()}
        self.is_canal = {numbers[name] for name, kind in kinds.items() if kind == "canal" and name in numbers}

    @staticmethod
    def _hwang_ho(
        ends: dict[str, tuple[Corner, Corner]], of_row: dict[str, list[str]], kinds: dict[str, str]
    ) -> set[str]:
        """The hexsides of the Hwang Ho and its tributaries on which no ship goes; canals are none (27B8, 34D2)."""
        at: dict[Corner, list[str]] = {}
        for name, points in ends.items():
            for point in points:
                at.setdefault(point, []).append(name)

        def beside(name: str) -> list[str]:
            return [other for point in ends[name] for other in at[point] if other != name]

        own = {name for river, names in of_row.items() if river.startswith(HWANG_HO) for name in names}
        found, queue = set(own), deque(own)
        while queue:
            for other in beside(queue.popleft()):
                if other not in found and kinds[other] != "canal":
                    found.add(other)
                    queue.append(other)
        for first, last in NAVIGABLE:
            found -= _shortest(first, last, lambda name: [n for n in beside(name) if n in own], own)
        return found

    def _join(self, pairs: set[tuple[int, int]]) -> None:
        """The graph, what each of its links costs (28), and which links pass a strait."""
        kit = self.kit
        out: list[list[int]] = [[] for _ in self.names]
        for one, other in sorted(pairs):
            out[one].append(other)
        start = np.cumsum([0, *map(len, out)]).astype(np.int32)
        target = np.array([node for nodes in out for node in nodes], np.int32)
        self.graph = Graph(start, target)
        self.next_to = out
        costs = [
            TO_JAPAN
            if self.japan in (node, other)
            else ALONG
            if self.is_river[other] or self.is_open[other]
            else COASTAL
            for node, nodes in enumerate(out)
            for other in nodes
        ]
        self.costs = np.array(costs, np.int32)
        self.at_sea = (self.costs >= 0).astype(np.uint8)
        """By link: whether it joins two waters of the sea or of a lake."""
        self.straits: dict[int, tuple[int, int]] = {}
        """By link: the two hexes beside the strait that it passes (28)."""
        number = 0
        sides = {kit.board.graph.link(a, b): (a, b) for a, b in self._strait_sides()}
        gates: dict[frozenset[int], tuple[int, int]] = {}
        for one, other in sides.values():
            far = [space for space in kit.neighbours[one] if space in kit.neighbours[other]]
            for space in far[-1:]:
                gates[frozenset((one, space))] = gates[frozenset((other, space))] = (one, other)
        for node, nodes in enumerate(out):
            for other in nodes:
                river = self.is_river[node] or self.is_river[other] or self.japan in (node, other)
                self.at_sea[number] = not river
                if not river:
                    gate = gates.get(frozenset((self.hexes[node][0], self.hexes[other][0])))
                    if gate is not None:
                        self.straits[number] = gate
                number += 1

    def _strait_sides(self) -> Iterable[tuple[int, int]]:
        kit = self.kit
        for row in kit.tables["hexsides"]:
            if row["kind"] == "strait":
                for text in row["sides"].split():
                    one, _, other = text.partition("/")
                    yield kit.space_index[one], kit.space_index[other]

    # who may go where

    @cached_property
    def by_narrows(self) -> npt.NDArray[np.bool_]:
        """By space: whether units there close a navigable river or a strait to the enemy (28, 28B)."""
        found = np.zeros(self.kit.board.size, np.bool_)
        for side in self.river_banks:
            found[side] = True
        for gate in self.straits.values():
            found[list(gate)] = True
        return found

    @cached_property
    def weather_zones(self) -> npt.NDArray[np.int64]:
        """By space: its weather zone."""
        return np.array(self.kit.zone)

    @cached_property
    def river_banks(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The hexes on one side of every river hexside, and those on the other."""
        pairs = np.array(self.hexes[self.first_river : self.japan], np.int64)
        return pairs[:, 0], pairs[:, 1]

    @cached_property
    def inland_ports(self) -> list[int]:
        """Sea ports on rivers, away from the sea (30A4)."""
        return [space for space in self.kit.sea_ports if space not in self.bodies and space in self.banks]

    @cached_property
    def _transport_rivers(self) -> frozenset[int]:
        """Hexsides on the way from the sea to inland ports: so far naval transports go (28)."""
        sea = [node for node in range(self.first_river) if self.is_open[node] and self.kit.is_sea[self.hexes[node][0]]]
        came: dict[int, int] = dict.fromkeys(sea, -1)
        queue = deque(sea)
        while queue:
            node = queue.popleft()
            for other in self.next_to[node]:
                if other not in came and other != self.japan:
                    came[other] = node
                    queue.append(other)
        found: set[int] = set()
        for space in self.inland_ports:
            for node in self.banks[space]:
                at = node if node in came else -1
                while at >= 0:
                    if self.is_river[at]:
                        found.add(at)
                    at = came[at]
        return frozenset(found)

    @cached_property
    def _task_force_rivers(self) -> tuple[frozenset[int], frozenset[int]]:
        plain = frozenset(node for name in TASK_FORCE_RIVERS for node in self.of_river[name])
        return plain, frozenset(node for name in GUNBOAT_RIVERS for node in self.of_river[name])

    @cached_property
    def _coasting(self) -> frozenset[int]:
        """All-sea hexes beside coastal ones: no others for river craft (28)."""
        return frozenset(
            node
            for node in range(self.first_river)
            if not self.is_open[node] or any(not self.is_open[other] for other in self.next_to[node])
        )

    def why_not_here(self, p: int, node: int) -> str | None:
        """The rule by which a ship of its kind does not go to some water at all (28, 34D)."""
        kind = self.ship[p].type
        if node == self.japan:
            return None if kind not in (FLOTILLA, RIVER_TRANSPORT) else "WOR-28-i"
        if not self.is_river[node]:
            river_craft = kind in (FLOTILLA, RIVER_TRANSPORT)
            return "WOR-28-i" if river_craft and node not in self._coasting else None
        if kind == TASK_FORCE:
            plain, gunboats = self._task_force_rivers
            allowed = gunboats if self.kit.piece_names[p] == GUNBOATS else plain
            return None if node in allowed else ("WOR-28-g" if allowed is plain else "WOR-34D1-b")
        if kind == CARRIERS:
            return "WOR-28-g"
        if kind == TRANSPORT:
            return None if node in self._transport_rivers else "WOR-28-h"
        return None

    def closed(self, p: int) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
        """By node: where a ship of its kind does not go."""
        key = (self.ship[p].type, self.kit.piece_names[p] == GUNBOATS)
        if key not in self._closed:
            self._closed[key] = np.array(
                [self.why_not_here(p, node) is not None for node in range(len(self.names))], np.uint8
            )
        return self._closed[key]

    @cached_property
    def _closed(self) -> dict[tuple[str, bool], np.ndarray[tuple[int], np.dtype[np.uint8]]]:
        return {}

    def _zone_around(self, node: int) -> npt.NDArray[np.uint8]:
        return np.frombuffer(spread(self.graph, [node], self.sea_costs, ZONE), np.uint8)

    @cached_property
    def sea_costs(self) -> Costs:
        """By link: steps of a naval zone of control, through the sea alone (27B4)."""
        return np.where(self.at_sea > 0, 1, -1).astype(np.int32)

    @cached_property
    def yellow_river(self) -> frozenset[int]:
        """Hexsides of the Hwang Ho on which ships go all the same (34D2)."""
        return frozenset(node for river, nodes in self.of_river.items() if river.startswith(HWANG_HO) for node in nodes)

    # 31D1 river systems

    @cached_property
    def systems(self) -> dict[str, frozenset[int]]:
        """River systems: the Yangtze with tributaries, canals and what these join; the Si with tributaries."""
        yangtze = [n for name, nodes in self.of_river.items() if name.startswith("Yangtze") for n in nodes]
        si = [n for name, nodes in self.of_river.items() if name.startswith("Si Kiang") for n in nodes]
        return {YANGTZE: self._system(yangtze, canals=True), SI: self._system(si, canals=False)}

    def _system(self, first: list[int], *, canals: bool) -> frozenset[int]:
        found, queue = set(first), deque(first)
        while queue:
            for other in self.next_to[queue.popleft()]:
                lake = not self.is_river[other] and not self.kit.is_sea[self.hexes[other][0]] and other in self.lakes
                if other not in found and (lake or (self.is_river[other] and (canals or other not in self.is_canal))):
                    found.add(other)
                    queue.append(other)
        return frozenset(found)

    @cached_property
    def lakes(self) -> frozenset[int]:
        """Bodies of water from which no way leads to the sea but rivers."""
        seen = {node for node in range(self.first_river) if self.kit.is_sea[self.hexes[node][0]]}
        queue = deque(seen)
        while queue:
            for other in self.next_to[queue.popleft()]:
                if other < self.first_river and other not in seen:
                    seen.add(other)
                    queue.append(other)
        return frozenset(set(range(self.first_river)) - seen)


def _ship(row: Row) -> Ship:
    if row["type"] not in TYPES:
        raise BrokenFile(f"ships.csv: {row['id']} is of no known type")
    return Ship(
        row["type"],
        int(row["strength"]),
        int(row["aa"]),
        row["start"],
        turn_number(row["arrives"]) if row["arrives"] else 0,
        turn_number(row["leaves"]) if row["leaves"] else 0,
    )


def _rounded(point: tuple[float, float]) -> Corner:
    return round(point[0], 3) + 0.0, round(point[1], 3) + 0.0


def _corners(kit: ChinaKit, space: int) -> list[Corner]:
    return [_rounded(point) for point in kit.map.corners(kit.space_names[space])]


def _shortest(first: str, last: str, beside: object, among: set[str]) -> set[str]:
    """The hexsides on the shortest way between two of them, both included."""
    assert callable(beside)
    if first not in among or last not in among:
        raise BrokenFile(f"hexsides.csv: the Hwang Ho does not run along {first} and {last}")
    came: dict[str, str] = {first: ""}
    queue = deque([first])
    while queue and last not in came:
        name = queue.popleft()
        for other in beside(name):
            if other not in came:
                came[other] = name
                queue.append(other)
    found, at = set[str](), last
    while at:
        found.add(at)
        at = came.get(at, "")
    return found
