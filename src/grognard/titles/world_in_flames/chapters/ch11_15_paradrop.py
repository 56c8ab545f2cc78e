"""11.15 Paradrops: parachutists fly with transports and fight for the hex that they drop into."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Space
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch2_stacking import over, why_not_stack
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch9_wars import closed, cooperate, is_friendly
from grognard.titles.world_in_flames.chapters.ch10_actions import why_no_more
from grognard.titles.world_in_flames.chapters.ch11_12_transport import why_no_march
from grognard.titles.world_in_flames.chapters.ch11_14_landing import occupy, tire
from grognard.titles.world_in_flames.chapters.ch14_1_range import points_for
from grognard.titles.world_in_flames.chapters.ch14_2_missions import Sortie
from grognard.titles.world_in_flames.chapters.ch14_5_factors import is_closed
from grognard.titles.world_in_flames.kit import TRANSPORTS
from grognard.titles.world_in_flames.verbs import LOAD
from grognard.titles.world_in_flames.war import ATTACKS, BOMBER, COMBINED, LAND_MOVES, War


def parachutists(pos: War, p: int, space: int) -> list[int]:
    """Who can jump from a transport: face-up PARA in supply in its hex (11.15-a)."""
    there = [q for q in pos.units_at(space, pos.side(p)) if pos.kit.kind[q] == "PARA" and not pos.down[q]]
    return [q for q in there if cooperate(pos, p, q) and in_supply(pos, q)]


def aimed_at(pos: War, side: int, space: int) -> list[int]:
    """The parachutists of a side that are on their way to a hex."""
    return [pos.aboard[p] for p in pos.flying_at(space, side) if p in pos.aboard]


class Paradrop(Sortie, frozen=True):
    """Each transport takes one PARA, which jumps if the transport comes through."""

    mission = "paradrop"
    from_decks = False
    rule = "WIF-11.15-d"

    def why_not_able(self, pos: War, p: int) -> Refusals:
        if pos.kit.kind[p] not in TRANSPORTS:
            return "WIF-14.2-p"
        if not parachutists(pos, p, pos.place[p]):
            return "WIF-11.15-a"
        return ("WIF-11.15-e", *why_no_march(pos)) if why_no_march(pos) else None

    def marks(self, pos: War) -> list[int]:
        """Wherever one of them can fly to."""
        able = [p for p in pos.aircraft_of(self.side) if pos.kit.kind[p] in TRANSPORTS]
        return sorted({space for p in able for space in self.targets(pos, p)})

    def targets(self, pos: War, p: int) -> list[int]:
        if self.why_not_able(pos, p):
            return []
        near = pos.kit.flown(pos.place[p], points_for(pos, p, BOMBER)).spaces
        return sorted(space for space in near if not self.why_not_target(pos, p, space))

    def why_not_target(self, pos: War, p: int, space: int) -> Refusals:
        kit, nation = pos.kit, pos.nation[p]
        if space >= kit.hex_count or space == pos.place[p] or closed(pos, nation)[space]:
            return ("WIF-11.15-d", "WIF-11.11.5-a")
        if is_closed(pos, space):
            return "WIF-8.2.3-b"
        if kit.seasons.terrain(space, pos.skies) == "lake":
            return "WIF-11.15-f"
        coming = aimed_at(pos, self.side, space)
        if is_friendly(pos, nation, space):
            q = parachutists(pos, p, pos.place[p])[0]
            full = why_not_stack(pos, q, space) or over(pos, (*pos.units_at(space, self.side), *coming, q), space)
            return "WIF-2.3.1-d" if full else None
        if over(pos, (*coming, p), space):
            return "WIF-2.3.1-d"
        if pos.action == COMBINED and not coming and why_no_more(pos, ATTACKS):
            return ("WIF-11.15-e", *why_no_more(pos, ATTACKS))
        return None

    def took_off(self, pos: War, p: int, origin: int) -> None:
        """Each hex that is jumped into is an attack (11.15-e)."""
        space = pos.place[p]
        if not is_friendly(pos, pos.nation[p], space) and not aimed_at(pos, self.side, space):
            pos.used[ATTACKS] += 1
        pos.push(Emplaning(p, origin))

    def effects(self, pos: War) -> None:
        """Who has come through jumps; those who carry them return without them."""
        for space in self.flown_to(pos, self.side):
            units = aimed_at(pos, self.side, space)
            wing = self.bombers(pos, self.side, space)
            pos.aboard = {p: q for p, q in pos.aboard.items() if p not in wing}
            for q in units:
                pos.put(q, space)
                pos.event("jumped", "WIF-11.15-d", "WIF-11.15-c", piece=q, space=space)
            if units:
                pos.drops = {**pos.drops, space: tuple(units)}
                pos.forget()
            if units and is_friendly(pos, pos.nation[units[0]], space):
                occupy(pos, space, units)
                tire(pos, space)

    def carried_home(self, pos: War, p: int, *, aborted: bool) -> None:
        """An aborted transport brings its parachutists back, face-down (14.3.3-g)."""
        q = pos.aboard[p]
        pos.aboard = {each: unit for each, unit in pos.aboard.items() if each != p}
        pos.turn_down(q)
        pos.put(q, pos.place[p])
        pos.event("set-down", "WIF-14.3.3-g", piece=q, by=p, to=pos.place[p])


class Emplaning(Answers[War], frozen=True):
    """Who jumps from a transport?"""

    piece: Piece
    origin: Space

    def advance(self, pos: War) -> Asks:
        p = self.piece
        units = parachutists(pos, p, self.origin)
        return Ask(pos.seat(pos.side(p)), "loading", LOAD.each(units), ("WIF-11.15-a",), {"piece": p})

    @offers(LOAD, why=lambda self, pos, q: "WIF-11.15-a")
    def load(self, pos: War, q: int) -> None:
        pos.pop()
        pos.used[LAND_MOVES] += 1
        pos.event("boarded", "WIF-11.15-e", "WIF-11.15-a", piece=q, by=self.piece, space=self.origin)
        pos.aboard = {**pos.aboard, self.piece: q}
        pos.put(q, pos.kit.aloft)
