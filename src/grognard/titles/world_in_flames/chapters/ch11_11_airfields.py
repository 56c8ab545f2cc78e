"""11.11.6 Aircraft and ships whose base is entered by enemies."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Space
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch11_4_routes import bases_from, why_not_canal
from grognard.titles.world_in_flames.chapters.ch11_17_rebase import rebase_points
from grognard.titles.world_in_flames.chapters.ch13_4_homeward import Homeward
from grognard.titles.world_in_flames.chapters.ch13_4_return import is_watched
from grognard.titles.world_in_flames.chapters.ch14_2_missions import Landing, destroy_aircraft
from grognard.titles.world_in_flames.kit import SUB
from grognard.titles.world_in_flames.verbs import DOCK, LAND_AT
from grognard.titles.world_in_flames.war import War

SAVED = 5
"""A ship in a port that is overrun is kept with this roll or more."""


class Displaced(Landing, frozen=True):
    """A face-up aircraft flies away as if it rebased, and is turned face-down; without a base it is lost."""

    @offers(LAND_AT, why=lambda self, pos, space: "WIF-11.17-a")
    def land(self, pos: War, space: int) -> None:
        p = self.piece
        pos.pop()
        pos.put(p, space)
        pos.turn_down(p)
        pos.event("displaced", "WIF-11.11.6-l", piece=p, to=space)


def drive_off(pos: War, space: int, side: int) -> None:
    """Aircraft at a base that a side has taken: face-down ones are destroyed, and all that are surprised (15.1-f)."""
    for q in pos.based_at(space):
        if pos.side(q) == side:
            continue
        if pos.surprised >> pos.side(q) & 1:
            pos.cite("WIF-15.1-f")
            destroy_aircraft(pos, q, "WIF-11.11.6-p")
        elif pos.down[q]:
            destroy_aircraft(pos, q, "WIF-11.11.6-l")
        else:
            pos.push(Displaced(q, rebase_points(pos, q)))
    drive_out(pos, space, side)


def drive_out(pos: War, space: int, side: int) -> None:
    """Ships in a port that a side has taken: who lies face-down, or is surprised, is rolled for (11.11.6-m, 15.1-r)."""
    for q in pos.index.port[space]:
        if pos.side(q) == side:
            continue
        stunned = bool(pos.surprised >> pos.side(q) & 1)
        if not pos.down[q] and not stunned:
            pos.push(Escape(q, space))
            continue
        if stunned:
            pos.cite("WIF-15.1-r")
        surprise_ship(pos, q, side)


def surprise_ship(pos: War, q: int, side: int) -> None:
    """A die for a ship that is caught in port by a side: it gets away, is lost, or is taken (11.11.6-m)."""
    die = pos.roll(10)
    if die >= SAVED:
        pos.event("saved", "WIF-11.11.6-m", piece=q, die=die)
        pos.push(Escape(q, pos.place[q]))
    elif die > 1:
        scuttle(pos, q, "WIF-11.11.6-m")
    else:
        pos.prizes = {**pos.prizes, q: side}
        pos.put(q, pos.kit.repair)
        pos.forget()
        pos.down[q] = pos.damaged[q] = 0
        pos.event("prize", "WIF-11.11.6-m", side=side, piece=q)


def scuttle(pos: War, q: int, rule: str) -> None:
    pos.put(q, pos.kit.lost)
    pos.down[q] = pos.damaged[q] = 0
    pos.event("destroyed", rule, piece=q)


class Escape(Answers[War], frozen=True):
    """A ship must leave at once: to a base within twice its range, whatever its movement (11.11.6-n)."""

    piece: Piece
    port: Space

    def _bases(self, pos: War) -> list[int]:
        p, reach = self.piece, 2 * pos.kit.range[self.piece] - 1
        return sorted({base for sea in self._seas(pos) for base in bases_from(pos, p, sea, reach, reach)})

    def _seas(self, pos: War) -> list[int]:
        docks = pos.kit.seas.docks[self.port]
        return [sea for sea in docks if not why_not_canal(pos, self.piece, self.port, sea)]

    def advance(self, pos: War) -> Asks:
        p = self.piece
        if pos.place[p] != self.port:  # it has fled with another
            pos.pop()
            return None
        bases = [base for base in self._bases(pos) if base != self.port]
        if not bases:
            pos.pop()
            scuttle(pos, p, "WIF-11.11.6-n")
            return None
        if is_watched(pos, p, set(self._seas(pos)), 2 * pos.kit.range[p] - 1):
            pos.replace(Fleeing((p,), self.port, (0,), home=1))
            return None
        return Ask(
            pos.seat(pos.side(p)), "homebound", DOCK.each(bases), ("WIF-11.11.6-n", "WIF-13.4.1-b"), {"piece": p}
        )

    @offers(DOCK, why=lambda self, pos, port: "WIF-11.11.6-n")
    def dock(self, pos: War, port: int) -> None:
        p = self.piece
        pos.pop()
        pos.put(p, port)
        pos.turn_down(p)
        pos.event("docks", "WIF-11.11.6-n", pieces=[p], to=port)


class Fleeing(Homeward, frozen=True):
    """Ships leave a port that is overrun past enemies who may intercept them (11.11.6-n)."""

    def movement(self, pos: War, p: int) -> int:
        return 2 * pos.kit.range[p] - self.steps

    def reach(self, pos: War) -> int:
        return self.left(pos)

    def _bases(self, pos: War, p: int, sea: int) -> Iterator[int]:
        left = self.movement(pos, p) - 1
        return (base for base in bases_from(pos, p, sea, left, left) if base != self.begun)

    def why_not_with(self, pos: War, q: int) -> Refusals:
        fleeing = any(isinstance(frame, Escape) and frame.piece == q for frame in pos.stack)
        if self.steps or not fleeing or pos.place[q] != self.begun or pos.side(q) != pos.side(self.units[0]):
            return "WIF-11.11.6-n"
        return "WIF-11.4.1-a" if pos.kit.kind[q] == SUB else None

    def may_stop(self, pos: War) -> bool:
        return self.sea < 0 and self.steps > 0

    def set_out(self, pos: War) -> None:
        pos.cite("WIF-11.11.6-n")

    def _scatter(self, pos: War) -> None:
        pos.pop()
        for p in self.units:
            scuttle(pos, p, "WIF-11.11.6-n")
