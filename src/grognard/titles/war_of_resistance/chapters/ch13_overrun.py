"""13 Overruns: units gathered in one hex crush what stands beside it while they move, at ten to one or better."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Space
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch5_zones import project
from grognard.titles.war_of_resistance.chapters.ch6_allowance import allowance
from grognard.titles.war_of_resistance.chapters.ch8_stacking import RULES as STACKING_RULES
from grognard.titles.war_of_resistance.chapters.ch8_stacking import fits, limit_of
from grognard.titles.war_of_resistance.chapters.ch9_strength import (
    UNIT,
    attack_of,
    defence_of,
    scale_the_wall,
    shift_by_hits,
)
from grognard.titles.war_of_resistance.chapters.ch14_guerrillas import why_not_roam
from grognard.titles.war_of_resistance.chapters.ch40_levies import special_points
from grognard.titles.war_of_resistance.chapters.ch40_losses import to_pool
from grognard.titles.war_of_resistance.chapters.ch42_stability import count_loss
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.verbs import ADVANCE, CALL_OFF, COMMIT, DONE, WITH
from grognard.titles.war_of_resistance.war import LEFT_HEX, MET, MOVED, RESTED, RUSHED, SUPPLIED, War, enemy

BEYOND = (Fraction(10), Fraction(12))
"""Columns to the right of 9:1, for overruns alone (6B)."""
NEEDED = Fraction(10)
MOST_BY_RULES = 2
"""No rule more than doubles a strength (14B1)."""


def overrun_cost(pos: War, p: int, space: int) -> int:
    """Quarters of a point to enter a hex over its defenders, whose own zones cost nothing; -1: prohibited."""
    kit, side, here = pos.kit, pos.kit.side[p], pos.place[p]
    ground = int(kit.seasons.costs(kit.gait[p], pos.season)[kit.board.link(here, space)])
    if ground < 0:
        return -1
    points = kit.points
    gone = frozenset(pos.units_at(space, enemy(side)))
    full, some = project(pos, enemy(side), without=gone)
    leave = points["leave-zoc"] if full[here] else points["leave-reduced-zoc"] if some[here] else 0
    more = points["zoc-to-zoc"] - points["leave-zoc"] if leave and some[space] else 0
    pos.cite("WOR-13-h", *(("WOR-13-j",) if kit.road[kit.board.link(here, space)] else ()))
    return ground + leave + more + points["overrun"]


def overrun_odds(pos: War, units: Pieces, space: int, stalled: Pieces = ()) -> Fraction:
    """The odds of an overrun, as columns count: rounded down, shifted by hits (6B, 13)."""
    foe = enemy(pos.kit.side[units[0]])
    defenders = pos.units_at(space, foe)
    fed = [p for p in units if pos.supply[p] == SUPPLIED]
    attack, defence = attack_of(pos, units, space, fed, stalled=stalled), defence_of(pos, defenders)
    columns = [*pos.kit.combat.odds, *BEYOND]
    if not any(pos.kit.defence[pos.face[p]] for p in defenders):
        pos.cite("WOR-13-n")
        column = len(columns) - 1 if attack else -1
    else:
        column = sum(Fraction(attack, max(defence, 1)) >= least for least in columns) - 1
    shift = shift_by_hits(pos, units, defenders)
    if shift:
        pos.cite("WOR-6B-n", *(("WOR-13-o",) if not defence else ()))
    column = min(len(columns) - 1, column + shift)
    pos.cite("WOR-13-d", "WOR-13-e", "WOR-12D2-a")
    if len(fed) < len(units):
        pos.cite("WOR-12D2-e")
    return columns[column] if column >= 0 else Fraction(0)


def prey(pos: War, p: int, *, exploits: bool) -> list[int]:
    """Hexes beside a unit that it could overrun with those who stand with it."""
    foe = enemy(pos.kit.side[p])
    held = pos.index.units[foe]
    return [
        space
        for space in pos.kit.neighbours[pos.place[p]]
        if held[space] and _in_sight(pos, p, space) and not why_not_overrun(pos, p, space, exploits=exploits)
    ]


def _in_sight(pos: War, p: int, space: int) -> bool:
    """Whether an overrun is at all possible: nothing more is worked out where strengths are far from it."""
    kit, foes = pos.kit, pos.units_at(space, enemy(pos.kit.side[p]))
    if any(pos.hits[q] for q in foes):
        return True
    most = MOST_BY_RULES * sum(kit.attack[pos.face[q]] for q in pos.units_at(pos.place[p], kit.side[p]))
    return most * UNIT >= NEEDED * defence_of(pos, foes)


def why_not_overrun(pos: War, p: int, space: int, *, exploits: bool) -> Refusals:
    """Why a unit cannot begin to overrun a hex now."""
    side = pos.kit.side[p]
    if pos.kit.board.link(pos.place[p], space) < 0 or not pos.index.units[enemy(side)][space]:
        return "WOR-13-b"
    refused = why_not_take_part(pos, p, space, (), exploits=exploits)
    if refused:
        return refused
    return None if strongest_force(pos, p, space, exploits=exploits) else "WOR-13-c"


def strongest_force(pos: War, p: int, space: int, *, exploits: bool) -> Pieces:
    """Those who would overrun a hex with a unit, the strongest first, if they have the odds together."""
    kit = pos.kit
    force: Pieces = (p,)
    if overrun_odds(pos, force, space) >= NEEDED:
        return force
    others = [q for q in pos.units_at(pos.place[p], kit.side[p]) if q != p]
    for q in sorted(others, key=lambda q: -kit.attack[pos.face[q]]):
        if not why_not_take_part(pos, q, space, force, exploits=exploits):
            force = (*force, q)
            if overrun_odds(pos, force, space) >= NEEDED:
                return force
    return ()


def why_not_take_part(pos: War, p: int, space: int, force: Pieces, *, exploits: bool) -> Refusals:
    """The rule that keeps a unit out of an overrun from the hex where it stands."""
    if p in force:
        return "WOR-13-b"
    if force and (pos.kit.side[p] != pos.kit.side[force[0]] or pos.place[p] != pos.place[force[0]]):
        return "WOR-13-b"
    if pos.marks[p] & (RUSHED | RESTED):
        return "WOR-6B-e" if pos.marks[p] & RUSHED else "WOR-6B-p"
    astray = why_not_roam(pos, p, space)
    if astray:
        return astray
    cost = overrun_cost(pos, p, space)
    if cost < 0:
        return "WOR-13-p"
    left = allowance(pos, p, exploits=exploits) - pos.spent[p]
    if cost > left:
        return [Reason("WOR-13-i", "too-far", {"n": max(0, left) / QUARTERS}), Reason("WOR-13-g")]
    if force and not fits(pos, [*force, p], space):
        return ("WOR-13-b", "WOR-8B-c", STACKING_RULES[limit_of(pos, space)[0]])
    return None


class Overrun(Answers[War], frozen=True):
    """An overrun while it is put together; the unit in hand leads it."""

    piece: Piece
    space: Space
    exploits: bool = False
    force: Pieces = ()
    elsewhere = {"attack": "WOR-9-a", "to": "WOR-13-b"}

    def advance(self, pos: War) -> Asks:
        odds = overrun_odds(pos, self.force, self.space)
        rules = ("WOR-13-a", "WOR-13-c")
        args = {"space": self.space, "odds": f"{float(odds):g}:1"}
        return Ask(pos.seat(pos.kit.side[self.piece]), "overrun", self.offered(pos), rules, args, firm=True)

    @offers(
        WITH,
        lambda self, pos: pos.units_at(pos.place[self.piece], pos.kit.side[self.piece]),
        lambda self, pos, p: why_not_take_part(pos, p, self.space, self.force, exploits=self.exploits),
    )
    def join(self, pos: War, p: int) -> None:
        pos.replace(replace(self, force=(*self.force, p)))

    @offers(
        COMMIT,
        forbids=lambda self, pos, _: None if overrun_odds(pos, self.force, self.space) >= NEEDED else "WOR-13-c",
    )
    def commit(self, pos: War) -> None:
        for p in self.force:
            pos.spent[p] += overrun_cost(pos, p, self.space)
            pos.marks[p] = (pos.marks[p] | LEFT_HEX | MET) & ~MOVED
        pos.cite("WOR-13-b", "WOR-13-g", "WOR-13-f", "WOR-5-e")
        stalled = scale_the_wall(pos, self.force, self.space)
        if stalled and overrun_odds(pos, self.force, self.space, stalled) < NEEDED:
            pos.event("overrun-fails", "WOR-37A1-b", "WOR-37A1-c", pieces=list(self.force), space=self.space)
            pos.replace(OverrunAdvance(self.piece, self.space, ()))
            return
        crush(pos, self.force, self.space)
        pos.replace(OverrunAdvance(self.piece, self.space, self.force))

    @offers(CALL_OFF)
    def call_off(self, pos: War) -> None:
        pos.pop()


def crush(pos: War, force: Pieces, space: int, *rules: str) -> None:
    """All enemies in an overrun hex are eliminated."""
    side = pos.kit.side[force[0]]
    pos.event("overrun", "WOR-13-a", "WOR-13-c", *rules, pieces=list(force), space=space, side=side)
    pos.toll = 0
    if space == pos.capital:
        pos.cite("WOR-37C-c", "WOR-37C-d")
    for p in pos.units_at(space, enemy(side)):
        count_loss(pos, p, pos.kit.re[pos.face[p]])
        special_points(pos, p, -1)
        pos.event("eliminated", "WOR-13-k", piece=p, space=space)
        to_pool(pos, p)
    pos.index.zones[side] = None


class OverrunAdvance(Answers[War], frozen=True):
    """Who goes on into the hex; whoever does not has paid for it all the same, and may go elsewhere."""

    piece: Piece
    space: Space
    units: Pieces
    elsewhere = {"attack": "WOR-9-a", "to": "WOR-13-l", "move": "WOR-13-l"}

    def advance(self, pos: War) -> Asks:
        if not self.units:
            self._go_on(pos)
            return None
        side = pos.kit.side[self.piece]
        return Ask(
            pos.seat(side), "overrun-advance", self.offered(pos), ("WOR-13-l",), {"space": self.space}, firm=True
        )

    @offers(ADVANCE, lambda self, pos: self.units, why=lambda self, pos, p: "WOR-13-l")
    def go(self, pos: War, p: int) -> None:
        pos.replace(replace(self, units=tuple(q for q in self.units if q != p)))
        pos.event("advances", "WOR-13-l", piece=p, space=pos.place[p], to=self.space)
        pos.put(p, self.space)
        take(pos, p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        self._go_on(pos)

    def _go_on(self, pos: War) -> None:
        """All of them may still move with what they have left."""
        pos.cite("WOR-13-m")
        pos.pop()
        below = len(pos.stack) - 2
        pos.stack[below] = replace(pos.stack[below], left=None)
