"""34F Landing craft and river transports as ferries: water that nobody crosses becomes a major river for their side."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch27_ships import fleet, hexes_of, is_on_river, kind_of
from grognard.titles.war_of_resistance.charts import FLOODED
from grognard.titles.war_of_resistance.kit_naval import CRAFT, RIVER_TRANSPORT
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War

FERRY = VERBS.piece("ferry")
ACROSS = VERBS.choice("across")
WIDE = ("sea", "lake", "great")
"""Hexsides over which ferries help."""


def crossings_of(pos: War, ship: int) -> dict[str, tuple[int, int]]:
    """By name: the hexsides that a ship can serve from where it is."""
    kit = pos.kit
    hexes = hexes_of(pos, ship)
    if is_on_river(pos, ship):
        pairs = [(hexes[0], hexes[1])]
    else:
        pairs = [(hexes[0], near) for near in kit.neighbours[hexes[0]]] if hexes[0] < kit.hex_count else []
    found = {}
    for one, other in pairs:
        kind, state = kit.seasons.crossing(pos.season, kit.board.link(one, other))
        dry = kit.is_land[one] and kit.is_land[other]
        if kind == "great" and state == FLOODED:
            pos.cite("WOR-36E5-c")
            continue
        if dry and kind in WIDE:
            found[f"{kit.space_names[one]}/{kit.space_names[other]}"] = (one, other)
    return found


def why_not_ferry(pos: War, side: int, ship: int) -> Refusals:
    """The rule that keeps a ship from being a ferry."""
    if pos.kit.side[ship] != side or kind_of(pos, ship) not in (CRAFT, RIVER_TRANSPORT) or ship in pos.ferries:
        return "WOR-34F-a"
    if pos.hits[ship] or ship in pos.worn or ship in pos.idle_boats or ship in pos.docked:
        return "WOR-34F-a"
    return None if crossings_of(pos, ship) else "WOR-34F-a"


class Ferries(Answers[War], frozen=True):
    """In the initial phase of either side: which ships serve as ferries for the player turn, and where."""

    side: Side
    piece: Piece = -1

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(self.side)
        if self.piece >= 0:
            return Ask(seat, "ferry-where", self.offered(pos, ACROSS), ("WOR-34F-a",), {"piece": self.piece})
        orders = self.offered(pos, FERRY)
        if not orders:
            pos.pop()
            return None
        return Ask(seat, "ferries", [*orders, DONE], ("WOR-34F-a", "WOR-34F-c"))

    @offers(FERRY, lambda self, pos: fleet(pos, self.side), lambda self, pos, p: why_not_ferry(pos, self.side, p))
    def serve(self, pos: War, ship: int) -> None:
        pos.replace(replace(self, piece=ship))

    @offers(
        ACROSS,
        lambda self, pos: list(crossings_of(pos, self.piece)) if self.piece >= 0 else [],
        why=lambda *_: "WOR-34F-a",
    )
    def across(self, pos: War, name: str) -> None:
        pos.ferries[self.piece] = crossings_of(pos, self.piece)[name]
        pos.event("ferries", "WOR-34F-a", "WOR-34F-b", "WOR-34F-c", piece=self.piece, water=name)
        pos.replace(replace(self, piece=-1))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
