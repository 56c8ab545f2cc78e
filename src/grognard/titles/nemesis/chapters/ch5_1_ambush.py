"""5.1-D Ambushes."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece
from grognard.core.order import Order
from grognard.core.steps import Menu, offers
from grognard.titles.nemesis.kit import ALLIES, JAPAN
from grognard.titles.nemesis.verbs import AMBUSH_AT, DONE
from grognard.titles.nemesis.war import AMBUSHED, War


def ambush_markers_left(pos: War) -> int:
    return pos.kit.marker_count["ambush", "japan"] - len(pos.ambushes)


def ambushers(pos: War) -> list[int]:
    """Japanese Light units (not the INA) with a hex to lay an Ambush in."""
    if ambush_markers_left(pos) <= 0:
        return []
    place, mined, end = pos.place, pos.index.ambush, pos.kit.hex_count
    found = [
        p
        for p in pos.kit.ambushers
        if place[p] < end and not pos.marks[p] & AMBUSHED and (not mined[place[p]] or ambush_hexes(pos, p))
    ]
    return found if pos.active_group < 0 else [p for p in found if pos.is_active(p)]


def ambush_hexes(pos: War, p: int) -> list[int]:
    """Where a unit may lay an Ambush: its hex and adjacent ones, without enemy units or enemy Objectives."""
    kit = pos.kit
    here = pos.place[p]
    found = [here, *(hex_ for hex_ in kit.neighbours[here] if not kit.lake[kit.board.link(here, hex_)])]
    return [space for space in found if not _no_ambush(pos, space)]


def _no_ambush(pos: War, space: int) -> bool:
    return bool(pos.index.ambush[space] or pos.index.units[ALLIES][space] or pos.enemy_objective(space, JAPAN))


class LayAmbushes(Menu[War], frozen=True):
    """A unit lays Ambushes at the end of its move."""

    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("NEM-5.1D-a", "NEM-5.1D-b", "NEM-5.1D-c")
        return Ask("japan", "lay-ambush", orders, rules, {"piece": self.piece})

    def _hexes(self, pos: War) -> list[int]:
        return ambush_hexes(pos, self.piece) if ambush_markers_left(pos) > 0 else []

    def _not_here(self, pos: War, space: int) -> str:
        return "NEM-5.1D-c" if pos.index.ambush[space] or ambush_markers_left(pos) <= 0 else "NEM-5.1D-b"

    @offers(AMBUSH_AT, _hexes, why=_not_here)
    def lay(self, pos: War, space: int) -> None:
        pos.place_ambush(space)
        pos.event("ambush", "NEM-5.1D-a", "NEM-5.1D-b", "NEM-5.1D-c", piece=self.piece, space=space)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
