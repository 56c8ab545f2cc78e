"""4.2 Reinforcements, and 9.6 reserves, which come to the map in the same way."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch2_stacking import why_not_stack
from grognard.titles.world_in_flames.chapters.ch2_supply import home_of, is_home
from grognard.titles.world_in_flames.chapters.ch11_4_routes import why_not_berth
from grognard.titles.world_in_flames.chapters.ch20_china import why_not_faction
from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.verbs import ARRIVE, CALL, DONE, PLACE
from grognard.titles.world_in_flames.war import War

GAINED = ("East Prussia", "Austria")
"""What belongs to the German home country after 1938 (2.5-f)."""


def why_not_place(pos: War, p: int, space: int) -> Refusals:
    """The rule that keeps a unit from arriving in a hex."""
    kit = pos.kit
    if kit.is_ship[p]:
        away = pos.holder[space] != pos.side(p) or not is_home(pos, space, home_of(pos, pos.nation[p]))
        return ("WIF-4.2-d", "WIF-4.2-l") if away or why_not_berth(pos, p, space) else None
    if space not in towns_for(pos, p) or pos.holder[space] != pos.side(p):
        return "WIF-4.2-g"
    if p in ground(pos).post and ground(pos).post[p] != space:
        return "WIF-4.2-g"
    if kit.kind[p] == "MIL" and kit.places.get(kit.city[p]) != space:
        return "WIF-4.2-f"
    if not is_home(pos, space, home_of(pos, pos.nation[p])):
        return "WIF-4.2-g"
    if forbidden := why_not_faction(pos, p, space):
        return forbidden
    return ("WIF-4.2-l", "WIF-2.3.1-d") if why_not_stack(pos, p, space) else None


def towns_for(pos: War, p: int) -> list[int]:
    """Where a unit of its kind may arrive at all: ports, cities, for militia the place on the counter (4.2-f)."""
    kit = pos.kit
    if kit.is_ship[p]:
        return kit.harbours
    own = kit.places.get(kit.city[p], -1) if kit.kind[p] == "MIL" else -1
    return kit.cities if own < 0 or kit.is_city[own] else [own]


def places_for(pos: War, p: int) -> list[int]:
    return [space for space in towns_for(pos, p) if not why_not_place(pos, p, space)]


def why_not_arrive(pos: War, side: int, p: int) -> Refusals:
    if pos.side(p) != side or pos.place[p] != pos.kit.circle or pos.due[p] > pos.turn:
        return "WIF-4.2-a"
    if pos.exiles.get(pos.nation[p]) == pos.turn:
        return "WIF-13.7.1-y"
    return None if places_for(pos, p) else "WIF-4.2-l"


def why_not_call(pos: War, side: int, p: int) -> Refusals:
    """The rule that keeps a reserve unit away (9.6)."""
    away = pos.place[p] != pos.kit.pool or pos.pooled[p] or p in pos.demobbed
    if p not in ground(pos).reserves or pos.side(p) != side or away:
        return "WIF-9.6-b"
    foe = ground(pos).called_by.get(p)
    if foe is not None and not pos.wars[side] >> foe & 1:
        return "WIF-9.6-b"
    return None if places_for(pos, p) else ("WIF-9.6-d", "WIF-4.2-l")


def waiting(pos: War, side: int) -> list[int]:
    """The reserves of a power that have not been called yet."""
    return [
        p
        for p in ground(pos).reserves
        if pos.side(p) == side and pos.place[p] == pos.kit.pool and not pos.pooled[p] and p not in pos.demobbed
    ]


def launch(pos: War, side: int) -> None:
    """Ships at the end of their first cycle, which lie face-down, go to the construction pool (13.6.5)."""
    for p in pos.index.at[pos.kit.circle]:
        if pos.side(p) == side and pos.due[p] <= pos.turn and pos.kit.is_ship[p] and pos.down[p]:
            pos.put(p, pos.kit.hulls)
            pos.down[p] = pos.due[p] = 0
            pos.event("launched", "WIF-13.6.5-k", piece=p)


class Arrivals(Menu[War], frozen=True):
    """What is due comes to the map, in the order that its owner likes; who finds no room comes next turn."""

    side: Side

    def _due(self, pos: War) -> list[int]:
        return [p for p in pos.index.at[pos.kit.circle] if pos.due[p] <= pos.turn]

    def advance(self, pos: War) -> Asks:
        launch(pos, self.side)
        return super().advance(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders:
            for p in self._due(pos):
                if pos.side(p) == self.side:
                    pos.due[p] = pos.turn + 1
                    pos.event("delayed", "WIF-4.2-l", piece=p)
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "arrivals", orders, ("WIF-4.2-a", "WIF-4.2-b"))

    @offers(ARRIVE, _due, lambda self, pos, p: why_not_arrive(pos, self.side, p))
    def arrive(self, pos: War, p: int) -> None:
        if pos.conquered[pos.nation[p]]:
            pos.exiles = {**pos.exiles, pos.nation[p]: pos.turn}
            pos.cite("WIF-13.7.1-y")
        pos.push(Placing(p))


class Reserves(Menu[War], frozen=True):
    """A power at war may call its reserves, all or some; they arrive face-down."""

    side: Side

    def _reserves(self, pos: War) -> list[int]:
        return ground(pos).reserves

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.side), "reserves", orders, ("WIF-9.6-a", "WIF-9.6-c"), firm=True)

    @offers(CALL, _reserves, lambda self, pos, p: why_not_call(pos, self.side, p))
    def call(self, pos: War, p: int) -> None:
        pos.turn_down(p)
        pos.cite("WIF-9.6-d")
        pos.push(Placing(p))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Placing(Menu[War], frozen=True):
    """Where a unit comes to the map: a city at home, or the one on its counter."""

    piece: Piece

    def _cities(self, pos: War) -> list[int]:
        return towns_for(pos, self.piece)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(pos.side(self.piece)), "placing", orders, ("WIF-4.2-g",), {"piece": self.piece})

    @offers(PLACE, _cities, lambda self, pos, space: why_not_place(pos, self.piece, space))
    def put(self, pos: War, space: int) -> None:
        pos.pop()
        pos.put(self.piece, space)
        pos.due[self.piece] = 0
        if pos.kit.region[space] in GAINED:
            pos.cite("WIF-2.5-f", "WIF-19.10-a")
        if pos.kit.kind[self.piece] == "MIL" and pos.nation[self.piece] in pos.kit.minors:
            pos.cite("WIF-19.13-a")
        rule = "WIF-4.2-f" if pos.kit.kind[self.piece] == "MIL" else "WIF-4.2-g"
        rule = "WIF-4.2-d" if pos.kit.is_ship[self.piece] else rule
        pos.event("arrived", rule, "WIF-4.2-m", piece=self.piece, to=space)
