"""11.10 Factories on rails: blue factories that flee from the enemy."""

from __future__ import annotations

from itertools import pairwise

from grognard.board.kernels import Reach
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side, Space
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch2_supply import fed
from grognard.titles.world_in_flames.chapters.ch2_zones import zones_against
from grognard.titles.world_in_flames.chapters.ch9_wars import foes, friends
from grognard.titles.world_in_flames.chapters.ch10_actions import limit_of, why_no_more
from grognard.titles.world_in_flames.chapters.ch11_10_lines import is_station, rail_moves, tracks, why_too_far
from grognard.titles.world_in_flames.verbs import STOP, TO
from grognard.titles.world_in_flames.war import AIR, LAND_MOVED, RAIL_MOVES, SEA_MOVED, War

FACTORY = 1
"""Rail moves that a factory takes more than a unit (11.10-l)."""
MOST = 2
"""Blue factories that end in one city (11.10-i)."""
DOWN = 2
"""Turns until a moved factory works again (11.10-j)."""


def blue_at(pos: War, space: int, *, working: bool = False) -> int:
    """The blue factories of a hex, or those that are set up again."""
    if not pos.moved_works:
        return pos.kit.blue[space]
    gone = sum(old == space for old, _, _ in pos.moved_works)
    come = sum(new == space and (not working or ready <= pos.turn) for _, new, ready in pos.moved_works)
    return pos.kit.blue[space] - gone + come


def factories_at(pos: War, space: int) -> int:
    return pos.kit.red[space] + blue_at(pos, space)


def sites(pos: War, side: int) -> list[int]:
    """Hexes with blue factories at home."""
    kit, home = pos.kit, pos.kit.power[side]
    spaces = {*kit.works, *(new for _, new, _ in pos.moved_works)}
    return sorted(s for s in spaces if pos.home[s] == home and pos.holder[s] == side and blue_at(pos, s) > 0)


def is_threatened(pos: War, side: int, space: int) -> bool:
    """Whether a supplied enemy land unit is in the home country, on the same map as a factory (11.10-h)."""
    kit, home = pos.kit, pos.kit.power[side]
    sheet = kit.space_names[space][0]

    def make() -> set[str]:
        places = (pos.place[p] for p in foes(pos, home) if pos.home[pos.place[p]] == home and fed(pos, p))
        return {kit.space_names[place][0] for place in places}

    return sheet in pos.remember(("threats", side), make, LAND_MOVED | SEA_MOVED)


def _lines(pos: War, side: int, space: int) -> Reach:
    return pos.remember(("wagons", space), lambda: tracks(pos, pos.kit.power[side], space), LAND_MOVED)


def cities_for(pos: War, side: int, space: int) -> list[int]:
    """Where a factory can go by rail."""
    reached = _lines(pos, side, space).spaces[1:]
    able = (city for city in reached if not why_too_far(pos, space, city, FACTORY))
    return sorted(city for city in able if not why_not_settle(pos, side, city))


def why_not_settle(pos: War, side: int, city: int) -> Refusals:
    """The rule that keeps a factory from a place: a city at home, with room for it (11.10-i)."""
    kit = pos.kit
    if city >= kit.hex_count or not kit.is_city[city] or pos.home[city] != kit.power[side]:
        return "WIF-11.10-i"
    if not is_station(pos, city, side):
        return "WIF-11.10-b"
    return "WIF-11.10-i" if blue_at(pos, city) >= MOST else None


def why_not_evacuate(pos: War, side: int, space: int) -> Refusals:
    """The rule that keeps a factory where it is."""
    if space not in sites(pos, side):
        return "WIF-11.10-h"
    spent = why_no_more(pos, RAIL_MOVES)
    if spent:
        return spent
    if pos.action == AIR:
        return "WIF-11.10-k"
    most = limit_of(pos, RAIL_MOVES)
    if most is not None and pos.used[RAIL_MOVES] + 1 + FACTORY > most:
        return ("WIF-11.10-l", "WIF-10.2-e")
    if not is_threatened(pos, side, space):
        return "WIF-11.10-h"
    if not is_station(pos, space, side):
        return "WIF-11.10-b"
    if zones_against(pos, pos.kit.power[side])[space] and not friends(pos, side)[space]:
        return "WIF-11.10-d"
    return None if cities_for(pos, side, space) else ("WIF-11.10-c", "WIF-11.10-i")


class OnWagons(Answers[War], frozen=True):
    """A factory is loaded: where to?"""

    side: Side
    space: Space

    def advance(self, pos: War) -> Asks:
        orders = [*TO.each(cities_for(pos, self.side, self.space)), STOP]
        rules = ("WIF-11.10-h", "WIF-11.10-i")
        return Ask(pos.seat(self.side), "on-wagons", orders, rules, {"space": self.space})

    def _why(self, pos: War, city: int) -> Refusals:
        why = why_not_settle(pos, self.side, city)
        return why or why_too_far(pos, self.space, city, FACTORY) or "WIF-11.10-c"

    @offers(TO, why=_why)
    def send(self, pos: War, city: int) -> None:
        """A factory that was moved before moves again; else one of those that are printed there."""
        pos.pop()
        for a, b in pairwise((self.space, *_lines(pos, self.side, self.space).path(city))):
            if pos.kit.ferry[pos.kit.board.link(a, b)]:
                pos.ferried = [*pos.ferried, (self.side, a, b)]
        again = next((work for work in pos.moved_works if work[1] == self.space), None)
        rest = [work for work in pos.moved_works if work is not again]
        origin = again[0] if again else self.space
        pos.moved_works = [*rest, (origin, city, pos.turn + DOWN)]
        pos.used[RAIL_MOVES] += FACTORY + rail_moves(pos, self.space, city)
        pos.forget()
        rules = ("WIF-11.10-h", "WIF-11.10-i", "WIF-11.10-j", "WIF-11.10-l")
        pos.event("evacuated", *rules, side=self.side, space=self.space, to=city)

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()
