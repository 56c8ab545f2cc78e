"""27. Paratroops: they drop anywhere near a friendly airfield, even among the enemy."""

from __future__ import annotations

from grognard.board import distance_field
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Seat
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch3_stacking import friendly_installation
from grognard.titles.pearl_harbor.chapters.ch4_barriers import is_enemy_work
from grognard.titles.pearl_harbor.chapters.ch18_control import occupy
from grognard.titles.pearl_harbor.chapters.ch19_nations import entry_refused
from grognard.titles.pearl_harbor.marks import DROPPED, LANDED, MOVED
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.verbs import TO, VERBS
from grognard.titles.pearl_harbor.war import War

DROP = VERBS.piece("drop")
RANGE = 4
"""How far from the airfield they drop, in hexes."""


def drop_refused(pos: War, p: int) -> Refusal:
    """What forbids a unit to go by air (27-a)."""
    kit, space = pos.kit, pos.place[p]
    if not kit.is_para[p] or not pos.options.plays("paratroops", "on") or not pos.on_map(p):
        return "PH-27-a"
    if pos.spent[p] or pos.marks[p] & (MOVED | LANDED) or pos.aboard[p] >= 0:
        return "PH-27-a"
    side = kit.side[p]
    airfield = (kit.city[space] or kit.is_home[space]) and pos.is_friendly(space, side)
    return None if airfield or friendly_installation(pos, space, side) >= 0 else "PH-27-a"


def is_enemy_held(pos: War, space: int, side: int) -> bool:
    """Whether enemy units or works are in a hex, so that it has to be attacked (27-d, 27-e)."""
    return bool(pos.land_at(space, enemy(side))) or is_enemy_work(pos, space, side)


class Dropping(Menu[War], frozen=True):
    """Where a paratroop unit drops."""

    seat: Seat
    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders:
            pos.pop()
            pos.marks[self.piece] |= MOVED
            return None
        return Ask(self.seat, "drop", orders, ("PH-27-a", "PH-27-b"), {"piece": self.piece}, firm=True)

    def around(self, pos: War) -> list[int]:
        """The hexes within four."""
        near = distance_field(pos.kit.board.graph, pos.place[self.piece], RANGE)
        return [space for space in (near > 0).nonzero()[0].tolist() if space < pos.kit.hex_count]

    def hex_refused(self, pos: War, space: int) -> Refusal:
        kit = pos.kit
        if not kit.is_land[space] or kit.is_impassable[space]:
            return "PH-27-a"
        if kit.is_desert[space]:
            return "PH-3.2-c"
        if space not in self.around(pos):
            return "PH-27-a"
        return entry_refused(pos, self.piece, space)

    @offers(TO, around, hex_refused)
    def drop(self, pos: War, space: int) -> None:
        p, start = self.piece, pos.place[self.piece]
        pos.pop()
        pos.put(p, space)
        pos.marks[p] |= DROPPED | MOVED
        hostile = is_enemy_held(pos, space, pos.kit.side[p])
        rules = ("PH-27-a", "PH-27-b") if hostile else ("PH-27-a", "PH-27-f")
        pos.event("dropped", *rules, piece=p, space=start, to=space)
        if not hostile:
            occupy(pos, p)
