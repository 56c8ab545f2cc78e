"""6 Movement: units are picked up, sent along a path, and put down; by road they may march faster (6B)."""

from __future__ import annotations

from math import ceil

import numpy as np

from grognard.board.kernels import Reach, reach
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Side, Spaces
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch5_zones import zone_rules
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import Bytes
from grognard.titles.war_of_resistance.verbs import DONE, MOVE, REST, RUSH, STOP, TO
from grognard.titles.war_of_resistance.war import LEFT_HEX, MOVED, NEAR, RUSHED, SUPPLIED, UNSUPPLIED, War, enemy

COMMUNISTS = "CCP"


def allowance(pos: War, p: int, *, exploits: bool) -> int:
    """Quarters of a point that a unit may spend in the phase (6, 6C, 12E)."""
    kit = pos.kit
    rating = kit.move[pos.face[p]]
    if exploits:
        rating = exploitation_rating(pos, p)
    if pos.supply[p] == SUPPLIED or kit.force[p] == COMMUNISTS:
        return rating
    pos.cite("WOR-12E-d" if pos.supply[p] == UNSUPPLIED else "WOR-12E-g")
    return rating // 2 if pos.supply[p] == UNSUPPLIED else rating // 4


def exploitation_rating(pos: War, p: int) -> int:
    """What is left of the printed rating for exploitation (6C)."""
    kind, points = pos.kit.kind[p], pos.kit.move[pos.face[p]] // QUARTERS
    if kind.arm_class == "cm":
        pos.cite("WOR-6C-a")
        return points * QUARTERS
    if "cavalry" in kind.traits:
        pos.cite("WOR-6C-b")
        return points // 2 * QUARTERS
    if points in (7, 8):
        pos.cite("WOR-6C-c")
        return 2 * QUARTERS
    if points == 6:
        pos.cite("WOR-6C-d")
        return QUARTERS
    return 0


def zone_costs(pos: War, side: int) -> tuple[Bytes, Bytes]:
    """What it costs a side to leave a hex in an enemy zone, and more to enter another from there (6A)."""
    points = pos.kit.points
    full, some = pos.zones(enemy(side))
    low, high = points["leave-reduced-zoc"], points["leave-zoc"]
    more = points["zoc-to-zoc"] - high
    return np.where(full, np.uint8(high), some * np.uint8(low)), some * np.uint8(more)


def barriers(pos: War, side: int) -> Bytes:
    """Hexes that nobody of a side may enter: enemies stand there, or the scenario ends there."""
    return pos.ground.beyond | pos.occupied(enemy(side))


def reachable(pos: War, p: int, *, exploits: bool) -> Reach:
    """Where a unit can go with what it has left; one hex it can always go (6)."""
    kit, side = pos.kit, pos.kit.side[p]
    rushes = bool(pos.marks[p] & RUSHED)
    costs = (kit.seasons.roads if rushes else kit.seasons.costs)(kit.gait[p], pos.season)
    leave, into = zone_costs(pos, side)
    return reach(
        kit.board.graph,
        pos.place[p],
        costs,
        max(0, allowance(pos, p, exploits=exploits) - pos.spent[p]),
        leave=leave,
        into=into,
        blocked=barriers(pos, side),
        minimum_one=not rushes and not pos.spent[p],
    )


def is_near(pos: War, p: int) -> bool:
    """Whether an enemy stands next to a unit."""
    held = pos.index.units[enemy(pos.kit.side[p])]
    return any(held[space] for space in pos.kit.neighbours[pos.place[p]])


class Movement(Answers[War], frozen=True):
    """The movement phase, or exploitation: every unit may move once."""

    side: Side
    exploits: bool = False
    left: Pieces | None = None
    """Units that may still move; None: to be counted."""
    elsewhere = {"attack": "WOR-9-a"}

    def advance(self, pos: War) -> Asks:
        if self.left is None:
            left = tuple(p for p in pos.units_of(self.side) if not why_not_move(pos, p, self))
        else:
            left = tuple(p for p in self.left if not pos.marks[p] & MOVED)
        pos.replace(Movement(self.side, self.exploits, left))
        orders = MOVE.each(left)
        if not self.exploits:
            orders += RUSH.each([p for p in left if not why_not_rush(pos, p, self)])
            orders += REST.each([p for p in left if not why_not_rest(pos, p, self)])
        rules = ("WOR-6C-f",) if self.exploits else ("WOR-6-a",)
        return Ask(
            pos.seat(self.side),
            "exploitation" if self.exploits else "movement",
            [*orders, DONE],
            rules,
            firm=any(pos.spent),
        )

    @offers(MOVE, why=lambda self, pos, p: why_not_move(pos, p, self))
    def move(self, pos: War, p: int) -> None:
        pos.push(Moving(p, self.exploits))

    @offers(RUSH, why=lambda self, pos, p: why_not_rush(pos, p, self))
    def rush(self, pos: War, p: int) -> None:
        pos.marks[p] |= RUSHED
        pos.cite("WOR-6B-a", "WOR-6B-b", "WOR-6B-d")
        pos.push(Moving(p, self.exploits))

    @offers(REST, why=lambda self, pos, p: why_not_rest(pos, p, self))
    def rest(self, pos: War, p: int) -> None:
        """Remove hits, a point each (6B)."""
        gone = min(pos.hits[p], allowance(pos, p, exploits=False) // pos.kit.points["remove-hit"])
        pos.hits[p] -= gone
        pos.spent[p] += gone * pos.kit.points["remove-hit"]
        pos.marks[p] |= MOVED
        pos.event("rests", "WOR-6B-p", piece=p, hits=gone)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.cite("WOR-8B-a")
        pos.pop()


def why_not_move(pos: War, p: int, phase: Movement) -> Refusals:
    if pos.kit.side[p] != phase.side or not pos.on_map(p):
        return "WOR-4B-a"
    if pos.marks[p] & MOVED:
        return "WOR-6-a"
    if not allowance(pos, p, exploits=phase.exploits):
        return "WOR-6C-e" if phase.exploits else "WOR-6-b"
    costs = pos.kit.seasons.costs(pos.kit.gait[p], pos.season)
    shut, here = barriers(pos, phase.side), pos.place[p]
    first = int(pos.kit.board.start[here])
    ways = enumerate(pos.kit.neighbours[here], first)
    if any(costs[link] >= 0 and not shut[space] for link, space in ways):
        return None
    return ("WOR-6-f", "WOR-6-h")


def why_not_rush(pos: War, p: int, phase: Movement) -> Refusals:
    if phase.exploits:
        return "WOR-6C-f"
    forbidden = why_not_move(pos, p, phase)
    if forbidden:
        return forbidden
    roads = pos.kit.seasons.roads(pos.kit.gait[p], pos.season)
    shut, here = barriers(pos, phase.side), pos.place[p]
    first = int(pos.kit.board.start[here])
    ways = enumerate(pos.kit.neighbours[here], first)
    return None if any(roads[link] >= 0 and not shut[space] for link, space in ways) else "WOR-6B-b"


def why_not_rest(pos: War, p: int, phase: Movement) -> Refusals:
    if phase.exploits:
        return "WOR-6B-p"
    forbidden = why_not_move(pos, p, phase)
    if forbidden:
        return forbidden
    _, zones = pos.zones(enemy(phase.side))
    return "WOR-6B-p" if not pos.hits[p] or zones[pos.place[p]] else None


class Moving(Answers[War], frozen=True):
    """A unit in hand. It goes where it is sent, hex by hex."""

    piece: Piece
    exploits: bool = False
    path: Spaces = ()
    elsewhere = {
        "attack": "WOR-9-a",
        **dict.fromkeys(("move", "rush", "rest"), lambda self, pos, p: other_in_hand(self)),
    }

    def advance(self, pos: War) -> Asks:
        p = self.piece
        if self.path:
            pos.replace(Moving(p, self.exploits, self.path[1:]))
            step(pos, p, self.path[0], exploits=self.exploits)
            return None
        spaces = [
            space for space in reachable(pos, p, exploits=self.exploits).spaces[1:] if not why_not_stack(pos, p, space)
        ]
        left = max(0, allowance(pos, p, exploits=self.exploits) - pos.spent[p])
        rules = ("WOR-6B-e", "WOR-6B-d") if pos.marks[p] & RUSHED else ("WOR-6-b", "WOR-6-c")
        return Ask(
            pos.seat(pos.kit.side[p]), "moving", [*TO.each(spaces), STOP], rules, {"piece": p, "left": left // QUARTERS}
        )

    @offers(TO, why=lambda self, pos, space: why_not_to(pos, self.piece, space, exploits=self.exploits))
    def send(self, pos: War, space: int) -> None:
        p = self.piece
        path = reachable(pos, p, exploits=self.exploits).path(space)
        pos.event("moves", "WOR-6-c", piece=p, space=pos.place[p], path=path)
        pos.replace(Moving(p, self.exploits, tuple(path)))

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.marks[self.piece] |= MOVED
        pos.pop()


def other_in_hand(frame: Moving) -> Reason:
    return Reason("WOR-6-a", "other-in-hand", {"piece": frame.piece})


def step(pos: War, p: int, space: int, *, exploits: bool) -> None:
    """Enter one hex: pay for ground and zones, take possession, count hits."""
    kit, side = pos.kit, pos.kit.side[p]
    here = pos.place[p]
    link = kit.board.link(here, space)
    rushes = bool(pos.marks[p] & RUSHED)
    ground = int((kit.seasons.roads if rushes else kit.seasons.costs)(kit.gait[p], pos.season)[link])
    leave, into = zone_costs(pos, side)
    cost = ground + (int(leave[here]) + int(into[space]) if leave[here] else 0)
    most = allowance(pos, p, exploits=exploits)
    if leave[here] and pos.table.cited is not None:
        pos.cite("WOR-6A-a", "WOR-5-d", *zone_rules(pos, here, enemy(side)))
    if cost > most - pos.spent[p]:
        pos.cite("WOR-6-i")
        cost = most - pos.spent[p]
    if kit.road[link]:
        pos.cite("WOR-7B-a", "WOR-7B-d" if kit.rail[link] else "WOR-7B-c")
    elif kit.side_kind[link]:
        pos.cite("WOR-6-e")
    pos.cite("WOR-6-l")
    counted = due_hits(pos, p, most) if pos.marks[p] & NEAR else 0
    if rushes and is_near(pos, p):
        pos.marks[p] |= NEAR
    pos.spent[p] += cost
    pos.marks[p] |= LEFT_HEX
    pos.put(p, space)
    if rushes:
        pos.marched[p] += ground
        if is_near(pos, p):
            pos.marks[p] |= NEAR
        fresh = due_hits(pos, p, most) - counted if pos.marks[p] & NEAR else 0
        if fresh:
            pos.hits[p] += fresh
            pos.event("hits", "WOR-6B-g", "WOR-6B-h", piece=p, hits=fresh)
    take(pos, p)


def due_hits(pos: War, p: int, most: int) -> int:
    """A hit for each point of road march, or part of it, beyond half of the allowance; two for cavalry (6B)."""
    due = ceil(max(0, pos.marched[p] - most // 2) / QUARTERS)
    if due and "cavalry" in pos.kit.kind[p].traits:
        pos.cite("WOR-6B-i")
        return due * 2
    return due


def why_not_to(pos: War, p: int, space: int, *, exploits: bool) -> list[Reason]:
    """Why a unit cannot go to a hex now."""
    kit, side = pos.kit, pos.kit.side[p]
    if space >= kit.hex_count or pos.ground.beyond[space]:
        return [Reason("WOR-41C-a")]
    if pos.index.units[enemy(side)][space]:
        return [Reason("WOR-6-h")]
    if space in reachable(pos, p, exploits=exploits):
        rule = why_not_stack(pos, p, space)
        return [Reason(rule), Reason("WOR-8B-a")] if rule else []
    link = kit.board.link(pos.place[p], space)
    rushes = bool(pos.marks[p] & RUSHED)
    if link >= 0:
        if kit.seasons.costs(kit.gait[p], pos.season)[link] < 0:
            return [Reason("WOR-6-g" if kit.crossing_at(link) == "great" else "WOR-6-f")]
        if rushes and kit.seasons.roads(kit.gait[p], pos.season)[link] < 0:
            return [Reason("WOR-6B-b")]
    reasons = [
        Reason("WOR-6-b", "too-far", {"n": max(0, allowance(pos, p, exploits=exploits) - pos.spent[p]) / QUARTERS})
    ]
    if zone_costs(pos, side)[0][pos.place[p]]:
        reasons.append(Reason("WOR-6A-a"))
    return reasons
