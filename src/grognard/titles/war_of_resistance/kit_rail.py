"""Railways as components: nets, gauges, lines that may be built (7A)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from grognard.core.errors import BrokenFile
from grognard.titles.war_of_resistance.charts import QUARTERS

if TYPE_CHECKING:
    from grognard.titles.war_of_resistance.kit import ChinaKit

RAIL_FILES = ("nets",)
DRY = (0, 1)
"""Hexsides that no river runs along, by their place in SIDE_KINDS: none, and the Great Wall."""
LOW, HIGH, FERRY = 1, 2, 3


class RailKit:
    """What is known of railways by link and by hex."""

    def __init__(self, kit: ChinaKit) -> None:
        rows = kit.tables["nets"]
        self.nets = sorted({row["part_of"] or row["net"] for row in rows})
        number = {row["net"]: self.nets.index(row["part_of"] or row["net"]) for row in rows}
        self.fixed = {number[row["net"]]: int(row["capacity"]) * QUARTERS for row in rows if row["capacity"]}
        """By net: its capacity, where that does not come from yards, in quarters of an RE."""
        unknown = {row["net"] for row in kit.tables["rails"]} - number.keys()
        if unknown:
            raise BrokenFile(f"nets.csv: there is no line for {', '.join(sorted(unknown))}")
        self.net = np.full(kit.board.graph.links, -1, np.int16)
        """By link: the net of the railway that is there or may be built, -1 for none."""
        self.plans: dict[int, str] = {}
        """By link: the line of the construction table that it is part of (7A7)."""
        self.plan_gauge: dict[int, bool] = {}
        narrow: dict[int, bool] = {}
        for row in kit.tables["rails"]:
            for one, other in pairwise(row["hexes"].split()):
                for link in kit.board.links_of([(one, other)]):
                    if row["opens"] == "buildable":
                        self.plans[link] = row["id"]
                        if self.net[link] < 0:
                            self.net[link] = number[row["net"]]
                        continue
                    self.net[link] = number[row["net"]]
                    if row["volume"] != "ferry":
                        for name in (one, other):
                            space = kit.space_index[name]
                            narrow[space] = narrow.get(space, True) and row["gauge"] == "narrow"
        self._join_cities(kit, number["Chinese"])
        self.narrow = frozenset(space for space, is_narrow in narrow.items() if is_narrow)
        """Hexes with narrow railways alone."""
        self.on_rail = frozenset(kit.board.source[np.flatnonzero(kit.rail)].tolist())
        self.yards = [space for space in sorted(self.on_rail) if kit.is_major[space]]
        """Marshalling yards of July 1937: major city hexes on railways (7A5b)."""

    def _join_cities(self, kit: ChinaKit, plain: int) -> None:
        """The hexes of a city are joined by high-volume railways, but not across a river (7A)."""
        board = kit.board
        for link in range(board.graph.links):
            one, other = int(board.source[link]), int(board.target[link])
            city = kit.conurbation[one]
            if not city or city != kit.conurbation[other]:
                continue
            if kit.rail[link] == LOW:
                kit.rail[link] = HIGH
            elif not kit.rail[link] and kit.side_kind[link] in DRY:
                kit.rail[link], kit.road[link] = HIGH, 1
                around = [int(self.net[n]) for s in (one, other) for n in range(board.start[s], board.start[s + 1])]
                self.net[link] = next((net for net in around if net >= 0), plain)
        kit.road_lines = np.where(kit.road.astype(bool), 1, -1).astype(np.int32)
