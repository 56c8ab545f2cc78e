"""5.1-D Ambushes."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
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


class LayAmbushes(Frame[War], frozen=True):
    """A unit lays Ambushes at the end of its move."""

    piece: int

    def advance(self, pos: War) -> Asks:
        hexes = ambush_hexes(pos, self.piece) if ambush_markers_left(pos) > 0 else []
        rules = ("NEM-5.1D-a", "NEM-5.1D-b", "NEM-5.1D-c")
        return Ask("japan", "lay-ambush", [*AMBUSH_AT.each(hexes), DONE], rules, {"piece": self.piece})

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is DONE:
            pos.pop()
            return
        assert isinstance(order.target, int)
        pos.place_ambush(order.target)
        pos.event("ambush", "NEM-5.1D-a", "NEM-5.1D-b", "NEM-5.1D-c", piece=self.piece, space=order.target)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb != "at" or not isinstance(order.target, int):
            return []
        if pos.index.ambush[order.target] or ambush_markers_left(pos) <= 0:
            return [Reason("NEM-5.1D-c")]
        return [Reason("NEM-5.1D-b")]
