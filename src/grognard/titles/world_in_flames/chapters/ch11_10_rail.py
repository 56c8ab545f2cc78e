"""11.10 Rail movement: from station to station, along railways that one's side controls."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from grognard.board.kernels import Reach
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch2_stacking import why_not_stack
from grognard.titles.world_in_flames.chapters.ch2_zones import zones_against
from grognard.titles.world_in_flames.chapters.ch9_wars import foreign, friends, refused
from grognard.titles.world_in_flames.chapters.ch10_actions import why_no_more
from grognard.titles.world_in_flames.chapters.ch11_10_factories import OnWagons, sites, why_not_evacuate
from grognard.titles.world_in_flames.chapters.ch11_10_lines import is_station, rail_moves, tracks, why_too_far
from grognard.titles.world_in_flames.chapters.ch19_limits import homebound, why_not_out
from grognard.titles.world_in_flames.chapters.ch20_china import why_not_command
from grognard.titles.world_in_flames.verbs import DONE, EVACUATE, RAIL, STOP, TO, other_steps
from grognard.titles.world_in_flames.war import AIR, LAND, LAND_MOVED, RAIL_MOVES, RAILED, War


def lines(pos: War, p: int) -> Reach:
    """Where trains can take a unit."""
    nation, here, shut, bound = pos.nation[p], pos.place[p], foreign(pos, p), homebound(pos, p)
    key = "lines", nation, here, refused(pos, p), bound is not None
    return pos.remember(key, lambda: tracks(pos, nation, here, shut if bound is None else shut | bound), LAND_MOVED)


def _stations(pos: War, p: int) -> Iterator[int]:
    """The stations that a unit can go to by rail, the nearest first."""
    nation, here, side = pos.nation[p], pos.place[p], pos.side(p)

    def make() -> list[int]:
        return [space for space in lines(pos, p).spaces[1:] if is_station(pos, space, side)]

    key = "stations", nation, here, refused(pos, p), homebound(pos, p) is not None
    for space in pos.remember(key, make, LAND_MOVED):
        if not why_not_stack(pos, p, space) and not why_too_far(pos, here, space):
            yield space


def destinations(pos: War, p: int) -> list[int]:
    return sorted(_stations(pos, p))


def why_not_rail(pos: War, p: int, side: int) -> Refusals:
    """The rule that keeps a unit off the trains."""
    if pos.side(p) != side or not pos.on_map(p):
        return "WIF-10-a"
    if pos.down[p] or pos.marks[p] & RAILED:
        return "WIF-11.10-g"
    if why_not_command(pos, p):
        return why_not_command(pos, p)
    spent = why_no_more(pos, RAIL_MOVES)
    if spent:
        return spent
    if pos.action == (LAND if pos.kit.is_air[p] else AIR):
        return "WIF-11.10-k"
    here = pos.place[p]
    if not is_station(pos, here, side):
        return "WIF-11.10-b"
    company = [q for q in pos.units_at(here, side) if q != p]
    if zones_against(pos, pos.nation[p])[here] and not company:
        return "WIF-11.10-d"
    return None if next(_stations(pos, p), None) is not None else ("WIF-11.10-c", "WIF-11.10-d", "WIF-11.10-l")


class RailPhase(Menu[War], frozen=True):
    """Units go by rail, one after the other, as many as the action allows."""

    side: Side
    elsewhere = other_steps(RAIL)

    def _units(self, pos: War) -> list[int]:
        return [] if why_no_more(pos, RAIL_MOVES) else [*pos.units_of(self.side), *pos.aircraft_of(self.side)]

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.side), "rail", orders, ("WIF-11.10-b", "WIF-11.10-k"), firm=any(pos.used))

    @offers(
        RAIL,
        _units,
        lambda self, pos, p: why_not_rail(pos, p, self.side),
        lambda self, pos, p: why_not_rail(pos, p, self.side),
    )
    def rail(self, pos: War, p: int) -> None:
        pos.push(OnRails(p))

    @offers(
        EVACUATE,
        lambda self, pos: [] if why_no_more(pos, RAIL_MOVES) else sites(pos, self.side),
        lambda self, pos, space: why_not_evacuate(pos, self.side, space),
        lambda self, pos, space: why_not_evacuate(pos, self.side, space),
    )
    def evacuate(self, pos: War, space: int) -> None:
        pos.push(OnWagons(self.side, space))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class OnRails(Answers[War], frozen=True):
    """A unit on its train: where to?"""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        orders = [*TO.each(destinations(pos, self.piece)), STOP]
        return Ask(pos.seat(pos.side(self.piece)), "on-rails", orders, ("WIF-11.10-c",), {"piece": self.piece})

    @offers(TO, why=lambda self, pos, space: why_not_there(pos, self.piece, space))
    def send(self, pos: War, space: int) -> None:
        p = self.piece
        pos.pop()
        way = lines(pos, p).path(space)
        if zones_against(pos, pos.nation[p])[space]:
            pos.cite("WIF-11.10-d")
        for a, b in pairwise((pos.place[p], *way)):
            if pos.kit.ferry[pos.kit.board.link(a, b)]:
                pos.ferried = [*pos.ferried, (pos.side(p), a, b)]
                pos.cite("WIF-11.10-e")
        pos.event(
            "railed", "WIF-11.10-c", "WIF-11.10-g", "WIF-11.10-l", "WIF-11.10-n", piece=p, space=pos.place[p], to=space
        )
        pos.cite("WIF-11.10-m", *(("WIF-14.1-a",) if pos.kit.is_air[p] else ()))
        pos.used[RAIL_MOVES] += rail_moves(pos, pos.place[p], space)
        pos.put(p, space)
        pos.forget()  # straits that were crossed are shut
        pos.turn_down(p)
        pos.marks[p] |= RAILED

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()


def why_not_there(pos: War, p: int, space: int) -> Refusals:
    """Why no train takes a unit to a place."""
    side = pos.side(p)
    if space >= pos.kit.hex_count or not is_station(pos, space, side):
        return "WIF-11.10-b"
    if zones_against(pos, pos.nation[p])[space] and not friends(pos, side)[space]:
        return "WIF-11.10-d"
    if why_not_out(pos, p, space):
        return why_not_out(pos, p, space)
    if foreign(pos, p)[space]:
        return ("WIF-11.11.5-b", "WIF-18.2-i")
    why = why_not_stack(pos, p, space) or why_too_far(pos, pos.place[p], space)
    return why or ("WIF-11.10-c", "WIF-11.10-e") if pos.ferried else why or "WIF-11.10-c"
