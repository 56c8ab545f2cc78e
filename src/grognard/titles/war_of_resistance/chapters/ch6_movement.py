"""6 Movement: units are picked up, sent along a path, and put down; by road they may march faster (6B)."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from grognard.board.kernels import Reach, reach
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces, Spaces
from grognard.core.reason import Reason
from grognard.core.steps import Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch5_zones import zone_rules
from grognard.titles.war_of_resistance.chapters.ch6_allowance import allowance, due_hits, is_near
from grognard.titles.war_of_resistance.chapters.ch6_infiltration import (
    INFILTRATE,
    Infiltrating,
    communists,
    why_not_infiltrate,
)
from grognard.titles.war_of_resistance.chapters.ch7_rail import why_not_leave
from grognard.titles.war_of_resistance.chapters.ch8_stacking import fits, why_not_stack
from grognard.titles.war_of_resistance.chapters.ch12_freight import LOAD, UNLOAD, load_of, put_down_cargo
from grognard.titles.war_of_resistance.chapters.ch13_overrun import Overrun, prey, why_not_overrun
from grognard.titles.war_of_resistance.chapters.ch14_fields import Levelling, leave_fields
from grognard.titles.war_of_resistance.chapters.ch14_guerrillas import closed_ground, rules_of_march, why_not_roam
from grognard.titles.war_of_resistance.chapters.ch14_transport import CARRY, is_transport, shared_costs, why_not_carry
from grognard.titles.war_of_resistance.chapters.ch15_breakdown import (
    GUNS,
    PLAIN,
    Regrouping,
    break_down,
    breakable,
    can_regroup,
    why_not_break,
)
from grognard.titles.war_of_resistance.chapters.ch16_phases import AIR, launch, may_launch, watch
from grognard.titles.war_of_resistance.chapters.ch20_harassment import (
    KEEP_OFF,
    harassed_costs,
    keep_off,
    pay_toll,
    toll,
    why_not_keep_off,
    work_toll,
)
from grognard.titles.war_of_resistance.chapters.ch28_sailing import Sailors
from grognard.titles.war_of_resistance.chapters.ch37_dikes import dike_rules
from grognard.titles.war_of_resistance.chapters.ch38_neutrals import rule_abroad
from grognard.titles.war_of_resistance.chapters.ch41_mandates import why_not_operate
from grognard.titles.war_of_resistance.chapters.ch41_opening import in_the_north, is_truce
from grognard.titles.war_of_resistance.chapters.ch43_overstack import (
    COME_OUT,
    OVERSTACK,
    come_out,
    overstacks,
    put_aside,
    sort_out,
    why_not_come_out,
    why_not_overstack,
)
from grognard.titles.war_of_resistance.chapters.ch45_hostility import hostile_hexes, hostile_zones
from grognard.titles.war_of_resistance.charts import FROZEN, QUARTERS
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, Bytes
from grognard.titles.war_of_resistance.nation import UNRESTRICTED
from grognard.titles.war_of_resistance.seasons import PADDIES, Costs
from grognard.titles.war_of_resistance.verbs import BREAK, BREAK_GUNS, DONE, MOVE, OVERRUN, REST, RUSH, STOP, TO, WITH
from grognard.titles.war_of_resistance.war import LEFT_HEX, MET, MOVED, NEAR, RESTED, RUSHED, War, enemy


def zone_costs(pos: War, side: int, p: int = -1) -> tuple[Bytes, Bytes]:
    """What it costs a side to leave a hex in an enemy zone, and more to enter another from there (6A).

    Of a unit the zones of hostile factions are counted too (45A2c).
    """
    zones = pos.zones(enemy(side))
    rifts = hostile_zones(pos, p) if p >= 0 else None
    if rifts is not None:
        return _zone_costs(pos, zones[0] | rifts[0], zones[1] | rifts[1])
    kept = pos.index.tolls[side]
    if kept is None or kept[0] is not zones:
        kept = pos.index.tolls[side] = (zones, _zone_costs(pos, *zones))
    return kept[1]


def _zone_costs(pos: War, full: Bytes, some: Bytes) -> tuple[Bytes, Bytes]:
    points = pos.kit.points
    low, high = points["leave-reduced-zoc"], points["leave-zoc"]
    more = points["zoc-to-zoc"] - high
    return np.where(full, np.uint8(high), some * np.uint8(low)), some * np.uint8(more)


def barriers(pos: War, p: int) -> Bytes:
    """Hexes that a unit may not enter: enemies stand there, the scenario ends there, or it may not operate there."""
    shut = pos.ground.beyond | pos.occupied(enemy(pos.kit.side[p])) | closed_ground(pos, p)
    rivals = hostile_hexes(pos, p)
    if rivals:
        shut[list(rivals)] = 1
    return shut


def has_way(pos: War, p: int, costs: Costs) -> bool:
    """Whether a unit may enter some hex beside it by a table of costs."""
    kit, here = pos.kit, pos.place[p]
    first, held, closed = int(kit.board.start[here]), pos.index.units[enemy(kit.side[p])], closed_ground(pos, p)
    beyond, rivals = pos.ground.beyond, hostile_hexes(pos, p)
    return any(
        costs[link] >= 0 and not held[space] and not closed[space] and not beyond[space] and space not in rivals
        for link, space in enumerate(kit.neighbours[here], first)
    )


def reachable(pos: War, p: int, *, exploits: bool, company: Pieces = ()) -> Reach:
    """Where a unit can go with what it has left, and all who go with it; one hex they can always go (6)."""
    kit, side = pos.kit, pos.kit.side[p]
    movers = (p, *company)
    rushes = bool(pos.marks[p] & RUSHED)
    leave, into = zone_costs(pos, side, p)
    shut = barriers(pos, p)
    for q in company:
        shut = shut | barriers(pos, q)
    if any(pos.marks[q] & RESTED for q in movers):
        shut = shut | strange_ground(pos, side)
    return reach(
        kit.board.graph,
        pos.place[p],
        harassed_costs(pos, movers, shared_costs(pos, movers)),
        max(0, min(allowance(pos, q, exploits=exploits) - pos.spent[q] for q in movers)),
        leave=leave,
        into=into,
        blocked=shut,
        minimum_one=not rushes and not any(pos.spent[q] for q in movers),
    )


class Movement(Sailors, frozen=True):
    """The movement phase, or exploitation: every unit may move once."""

    left: Pieces | None = None
    """Units that may still move; None: to be counted."""
    on_roads: Pieces = ()
    """Those of them who could march along a road."""
    reacts: Pieces = ()
    """In the reaction phase: those within the zone of influence of the headquarters that leads (6D)."""
    fresh: bool = True
    """Whether nobody has moved yet, so that units may be broken down (15A)."""
    elsewhere = {"attack": "WOR-9-a", "regroup": "WOR-15A-d", "join-artillery": "WOR-15E1-a"}

    def advance(self, pos: War) -> Asks:
        if self.left is not None and overstacks(pos):
            pos.replace(replace(self, left=None))
            return None
        if sort_out(pos):
            return None
        if self.left is None:
            left = tuple(p for p in self.reacts or pos.units_of(self.side) if not why_not_move(pos, p, self))
            marches = () if self.exploits or self.reacts else left
            on_roads = tuple(p for p in marches if has_road(pos, p))
        else:
            left = tuple([p for p in self.left if not pos.marks[p] & MOVED])
            if pos.pinned:
                left = tuple([p for p in left if not why_not_leave(pos, p)])
            gone = {*self.left}.difference(left)
            on_roads = tuple([p for p in self.on_roads if p not in gone]) if gone else self.on_roads
        pos.replace(replace(self, left=left, on_roads=on_roads))
        if pos.levies:
            pos.push("Levies")
            return None
        if watch(pos, self.side):
            return None
        orders = MOVE.each(left)
        if self.fresh:
            orders += BREAK.each(self._breakable(pos, PLAIN)) + BREAK_GUNS.each(self._breakable(pos, GUNS))
        if not self.exploits and not self.reacts:
            orders += RUSH.each(on_roads)
            orders += self.offered(pos, INFILTRATE)
            orders += REST.each(
                [p for p in left if pos.hits[p] and not why_not_rest_here(pos, p) and not why_not_rest(pos, p, self)]
            )
        orders += self.labours(pos)
        orders += self.offered(pos, AIR, KEEP_OFF)
        if overstacks(pos):
            orders += self.offered(pos, OVERSTACK, COME_OUT)
        rules = ("WOR-6C-f",) if self.exploits else ("WOR-6D-a", "WOR-37H-f") if self.reacts else ("WOR-6-a",)
        return Ask(
            pos.seat(self.side),
            "exploitation" if self.exploits else "reaction-movement" if self.reacts else "movement",
            [*orders, *self.offered(pos, DONE)],
            rules,
            firm=any(pos.spent),
        )

    def _breakable(self, pos: War, guns: bool) -> list[int]:
        return [p for p in breakable(pos, self.side, guns) if not self.reacts or p in self.reacts]

    @offers(BREAK, why=lambda self, pos, p: why_not_part(pos, p, self, PLAIN))
    def break_down(self, pos: War, p: int) -> None:
        self._part(pos, p, PLAIN)

    @offers(BREAK_GUNS, why=lambda self, pos, p: why_not_part(pos, p, self, GUNS))
    def break_down_with_artillery(self, pos: War, p: int) -> None:
        self._part(pos, p, GUNS)

    def _part(self, pos: War, p: int, guns: bool) -> None:
        parts = break_down(pos, p, guns)
        pos.cite("WOR-15A-a", *(("WOR-15A-f",) if self.exploits else ()))
        if pos.kit.breakdowns.is_part[p]:
            pos.cite("WOR-15B-c")
        pos.replace(replace(self, left=None, reacts=self.reacts and (*self.reacts, *parts)))

    @offers(MOVE, why=lambda self, pos, p: why_not_move(pos, p, self))
    def move(self, pos: War, p: int) -> None:
        pos.replace(replace(self, fresh=False))
        pos.push(Moving(p, self.exploits))

    @offers(RUSH, why=lambda self, pos, p: why_not_rush(pos, p, self))
    def rush(self, pos: War, p: int) -> None:
        pos.replace(replace(self, fresh=False))
        pos.marks[p] |= RUSHED
        pos.cite("WOR-6B-a", "WOR-6B-b", "WOR-6B-d")
        pos.push(Moving(p, self.exploits))

    @offers(
        INFILTRATE,
        lambda self, pos: communists(pos) if self.side == CHINA else (),
        lambda self, pos, p: why_not_infiltrate(pos, p, phasing=not self.exploits and not self.reacts),
    )
    def infiltrate(self, pos: War, p: int) -> None:
        pos.cite("WOR-6E-a", "WOR-45B2-d")
        pos.replace(replace(self, fresh=False))
        pos.push(Infiltrating(p))

    @offers(REST, why=lambda self, pos, p: why_not_rest(pos, p, self))
    def rest(self, pos: War, p: int) -> None:
        """A unit is taken in hand and rid of a hit; it may rest longer, or go on where there is no enemy (6B)."""
        pos.replace(replace(self, fresh=False))
        pos.push(Moving(p, self.exploits))
        rest(pos, p)

    @offers(AIR, forbids=lambda self, pos, _: may_launch(pos, self.side, reacts=bool(self.reacts)))
    def fly(self, pos: War) -> None:
        pos.cite("WOR-16C-a", "WOR-16C2-a", "WOR-20G-b")
        launch(pos, self.side, reacts=bool(self.reacts))

    @offers(
        KEEP_OFF,
        lambda self, pos: tuple(pos.harassment(self.side)),
        lambda self, pos, space: why_not_keep_off(pos, self.side, space),
    )
    def keep_off(self, pos: War, space: int) -> None:
        for p in keep_off(pos, self.side, space):
            pos.marks[p] |= MOVED

    @offers(
        OVERSTACK,
        lambda self, pos: pos.units_of(self.side),
        lambda self, pos, p: why_not_overstack(pos, p, self.side),
    )
    def overstack(self, pos: War, p: int) -> None:
        put_aside(pos, p, "WOR-43C2-a", "WOR-43C2-b")
        pos.replace(replace(self, left=None))

    @offers(
        COME_OUT,
        lambda self, pos: pos.overstacked,
        lambda self, pos, p: why_not_come_out(pos, p, self.side),
        why=lambda self, pos, p: "WOR-43C2-c",
    )
    def leave_overstack(self, pos: War, p: int) -> None:
        come_out(pos, p, allowance(pos, p, exploits=self.exploits))
        pos.replace(replace(self, left=None))

    @offers(DONE, forbids=lambda self, pos, _: why_not_end(pos, self))
    def done(self, pos: War) -> None:
        pos.jammed = []
        pos.cite("WOR-8B-a")
        pos.pop()
        if can_regroup(pos, self.side, self.reacts):
            pos.push(Regrouping(self.side, self.reacts))


def why_not_end(pos: War, phase: Movement) -> Refusals:
    """Where units have entered over the limit somebody must make room, if anybody there can move (8B)."""
    for space in pos.jammed:
        units = pos.units_at(space, phase.side)
        if len(units) > 2 and not fits(pos, units, space) and any(not why_not_move(pos, p, phase) for p in units):
            return ("WOR-8B-e", "WOR-8B-a")
    return None


def why_not_part(pos: War, p: int, phase: Movement, guns: bool) -> Refusals:
    """Units are broken down before anybody moves (15A)."""
    if not phase.fresh or (phase.reacts and p not in phase.reacts):
        return "WOR-15A-a"
    return why_not_break(pos, p, phase.side, guns)


def why_not_move(pos: War, p: int, phase: Movement) -> Refusals:
    if pos.kit.side[p] != phase.side:
        return ("WOR-4B-a", "WOR-3B1-a" if pos.kit.side[p] == JAPAN else "WOR-3B2-a")
    if not pos.on_map(p):
        return "WOR-4B-a"
    if p in pos.flown_in:
        return "WOR-20F-h"
    if pos.marks[p] & MOVED:
        return ("WOR-6D-c", "WOR-37H-h") if phase.reacts else "WOR-6-a"
    if phase.exploits and p in pos.strategic:
        return "WOR-7A2-b"
    forbidden = why_not_leave(pos, p)
    if forbidden:
        return forbidden
    if p in pos.turned:
        return "WOR-45A3d-b"
    if p in pos.pacifying:
        return "WOR-44F-e"
    if p in pos.infiltrated:
        return "WOR-6E-g"
    if p in pos.overstacked:
        return "WOR-43C2-d"
    if phase.reacts and p not in phase.reacts:
        return ("WOR-6D-b", "WOR-37H-j") if pos.kit.is_hq[p] else "WOR-37H-f"
    if p in pos.garrisons and pos.garrisons[p] not in pos.alarmed:
        return ("WOR-37D2-b", "WOR-37D2-j")
    if "base" in pos.kit.kind[p].traits:
        return "WOR-14A4-a"
    if not allowance(pos, p, exploits=phase.exploits):
        return "WOR-6C-e" if phase.exploits else "WOR-6-b"
    costs = pos.kit.seasons.costs(pos.kit.gait[p], pos.season_of(phase.side))
    return None if has_way(pos, p, costs) else ("WOR-6-f", "WOR-6-h")


def why_not_rush(pos: War, p: int, phase: Movement) -> Refusals:
    if phase.exploits or phase.reacts:
        return "WOR-6D-d" if phase.reacts else "WOR-6C-f"
    forbidden = why_not_move(pos, p, phase)
    if forbidden:
        return forbidden
    return None if has_road(pos, p) else "WOR-6B-b"


def has_road(pos: War, p: int) -> bool:
    """Whether a unit may march along a road to some hex beside it (6B)."""
    return has_way(pos, p, pos.kit.seasons.roads(pos.kit.gait[p], pos.season))


def why_not_rest(pos: War, p: int, phase: Movement) -> Refusals:
    if phase.exploits or phase.reacts:
        return "WOR-6B-p"
    forbidden = why_not_move(pos, p, phase)
    if forbidden:
        return forbidden
    return why_not_rest_here(pos, p)


def why_not_rest_here(pos: War, p: int) -> Refusals:
    """A unit rests where it has not met an enemy in the whole phase, nor marched along a road, and can pay (6B)."""
    _, zones = pos.zones(enemy(pos.kit.side[p]))
    if not pos.hits[p] or zones[pos.place[p]] or pos.marks[p] & (MET | RUSHED):
        return "WOR-6B-p"
    due = pos.kit.points["remove-hit"] + work_toll(pos, p)
    return "WOR-6B-p" if allowance(pos, p, exploits=False) - pos.spent[p] < due else None


def rest(pos: War, p: int) -> None:
    """Remove one hit for a point (6B)."""
    pay_toll(pos, p)
    pos.hits[p] -= 1
    pos.spent[p] += pos.kit.points["remove-hit"]
    pos.marks[p] |= RESTED
    pos.event("rests", "WOR-6B-p", piece=p, hits=1)


def strange_ground(pos: War, side: int) -> Bytes:
    """Enemy hexes and zones of control, where nobody goes in the phase in which he rests (6B)."""
    _, zones = pos.zones(enemy(side))
    found: Bytes = ((zones > 0) | (pos.owners == enemy(side))).astype(np.uint8)
    return found


class Moving(Levelling, frozen=True):
    """A unit in hand, and those who go with it. They go where they are sent, hex by hex."""

    path: Spaces = ()
    company: Pieces = ()
    """Units that move together with it from the same hex."""
    on_board: Pieces = ()
    """Units on transports among them (14H)."""
    elsewhere = {
        "attack": "WOR-9-a",
        **dict.fromkeys(("move", "rush"), lambda self, pos, p: other_in_hand(self)),
    }

    @property
    def movers(self) -> Pieces:
        return (self.piece, *self.company)

    @property
    def carried(self) -> Pieces:
        return self.on_board

    def advance(self, pos: War) -> Asks:
        p = self.piece
        if self.path:
            pos.replace(replace(self, path=self.path[1:]))
            for q in self.movers:
                step(pos, q, self.path[0], exploits=self.exploits)
            for q in self.carried:
                pos.put(q, self.path[0])
                pos.marks[q] |= LEFT_HEX
                take(pos, q)
            return None
        found = reachable(pos, p, exploits=self.exploits, company=self.company)
        spaces = [space for space in found.spaces[1:] if not self.why_not_stand(pos, space)]
        left = max(0, min(allowance(pos, q, exploits=self.exploits) - pos.spent[q] for q in self.movers))
        rules = ("WOR-6B-e", "WOR-6B-d") if pos.marks[p] & RUSHED else ("WOR-6-b", "WOR-6-c")
        orders = [*TO.each(spaces), *self.offered(pos, WITH, CARRY, REST)]
        if not self.company and not self.carried:
            orders += OVERRUN.each(prey(pos, p, exploits=self.exploits)) + self.works(pos)
        elif all(is_transport(pos, q) for q in self.movers):
            orders += self.offered(pos, LOAD, UNLOAD)
        args: dict[str, object] = {"piece": p, "left": left // QUARTERS, "n": len(self.company) + len(self.carried)}
        return Ask(pos.seat(pos.kit.side[p]), "moving", [*orders, STOP], rules, args)

    def why_not_stand(self, pos: War, space: int) -> str | None:
        """The rule by which not all of them may end their move in a hex."""
        return why_not_stack(pos, self.piece, space, (*self.company, *self.carried))

    @offers(TO, why=lambda self, pos, space: why_not_to(pos, self, space))
    def send(self, pos: War, space: int) -> None:
        p = self.piece
        path = reachable(pos, p, exploits=self.exploits, company=self.company).path(space)
        pos.event("moves", "WOR-6-c", piece=p, space=pos.place[p], path=path)
        if self.carried:
            pos.cite("WOR-14H-e", "WOR-14H-f", "WOR-14H-k")
        elif is_transport(pos, p):
            pos.cite("WOR-14H-g")
        pos.replace(replace(self, path=tuple(path)))

    @offers(WITH, lambda self, pos: friends(pos, self), lambda self, pos, q: why_not_go_with(pos, q, self))
    def take_along(self, pos: War, q: int) -> None:
        pos.marks[q] |= pos.marks[self.piece] & RUSHED
        pos.replace(replace(self, company=(*self.company, q)))

    @offers(
        CARRY,
        lambda self, pos: friends(pos, self),
        lambda self, pos, q: why_not_carry(pos, q, self.movers, self.carried, load_of(pos, self.piece)),
    )
    def carry(self, pos: War, q: int) -> None:
        pos.cite("WOR-14H-a", "WOR-14H-b", "WOR-14H-d", *(("WOR-14H-c",) if len(self.movers) > 1 else ()))
        pos.replace(replace(self, on_board=(*self.on_board, q)))

    @offers(
        REST,
        lambda self, pos: [] if self.exploits or not any(pos.hits[q] for q in self.movers) else self.movers,
        lambda self, pos, q: why_not_rest_on(pos, self, q),
        why=lambda self, pos, q: why_not_rest_on(pos, self, q) or "WOR-6B-p",
    )
    def rest(self, pos: War, q: int) -> None:
        rest(pos, q)

    @offers(OVERRUN, why=lambda self, pos, space: why_not_overrun(pos, self.piece, space, exploits=self.exploits))
    def overrun(self, pos: War, space: int) -> None:
        pos.push(Overrun(self.piece, space, self.exploits, (self.piece,)))

    @offers(STOP)
    def stop(self, pos: War) -> None:
        put_down_cargo(pos, self.piece)
        leave_fields(pos)
        pos.stirred = True
        for q in (*self.movers, *self.carried):
            pos.marks[q] |= MOVED
        pos.pop()


def friends(pos: War, frame: Moving) -> list[int]:
    """Units that stand with the one in hand; once it has moved nobody joins it any more."""
    p = frame.piece
    return [] if pos.marks[p] & LEFT_HEX else [q for q in pos.units_at(pos.place[p], pos.kit.side[p]) if q != p]


def why_not_go_with(pos: War, q: int, frame: Moving) -> Refusals:
    """The rule that keeps a unit from going with the one in hand."""
    phase = pos.stack[-2]
    if not isinstance(phase, Movement) or q in frame.company or q in frame.carried:
        return "WOR-6-a"
    if pos.marks[q] & LEFT_HEX or pos.cargo.get(q) or pos.cargo.get(frame.piece):
        return "WOR-6-a"
    if pos.marks[frame.piece] & RUSHED:
        return why_not_rush(pos, q, phase)
    return why_not_move(pos, q, phase)


def why_not_rest_on(pos: War, frame: Moving, q: int) -> Refusals:
    """The unit in hand, and who goes with it, may rest on the way: in the movement phase alone (6B)."""
    if q not in frame.movers:
        return [other_in_hand(frame)]
    if frame.exploits or pos.phase != "movement":
        return "WOR-6B-p"
    return why_not_rest_here(pos, q)


def other_in_hand(frame: Moving) -> Reason:
    return Reason("WOR-6-a", "other-in-hand", {"piece": frame.piece})


def step(pos: War, p: int, space: int, *, exploits: bool) -> None:
    """Enter one hex: pay for ground and zones, take possession, count hits."""
    kit, side = pos.kit, pos.kit.side[p]
    here = pos.place[p]
    link = kit.board.link(here, space)
    rushes = bool(pos.marks[p] & RUSHED)
    ground = int((kit.seasons.roads if rushes else kit.seasons.costs)(kit.gait[p], pos.season_of(kit.side[p]))[link])
    leave, into = zone_costs(pos, side, p)
    harassed = toll(pos, p)
    if harassed:
        pos.cite("WOR-20G2d-f")
    cost = ground + harassed + (int(leave[here]) + int(into[space]) if leave[here] else 0)
    most = allowance(pos, p, exploits=exploits)
    if pos.table.cited is not None:
        pos.cite(*zone_rules(pos, here, enemy(side)), *unit_rules(pos, p))
        pos.cite(*rules_of_march(pos, p, link, rushes=rushes))
        if leave[here]:
            pos.cite("WOR-6A-a", "WOR-5-d")
    if cost > most - pos.spent[p]:
        pos.cite("WOR-6-i", "WOR-6-j")
        cost = most - pos.spent[p]
    if link in pos.season.fallen:
        pos.cite("WOR-44A1-i")
    elif kit.road[link]:
        pos.cite("WOR-7-a", "WOR-7B-a", "WOR-7B-d" if kit.rail[link] else "WOR-7B-c")
        if leave[here]:
            pos.cite("WOR-7B-b")
    elif kit.side_kind[link]:
        pos.cite("WOR-6-e", *ice_rules(pos, link))
    if kit.has_wall[link] and not kit.road[link]:
        pos.cite("WOR-37A1-a")
    if side == JAPAN and pos.ground.campaign:
        pos.cite(*limit_rules(pos, space))
    pos.cite("WOR-6-l")
    if kit.zone[here] != kit.zone[space]:
        pos.cite("WOR-36D-a")
    pos.cite(*ground_rules(pos, space))
    if pos.dikes_broken and pos.table.cited is not None:
        pos.cite(*dike_rules(pos, link, space))
    counted = due_hits(pos, p, most) if pos.marks[p] & NEAR else 0
    if rushes and is_near(pos, p):
        pos.marks[p] |= NEAR
    pos.spent[p] += cost
    pos.marks[p] |= LEFT_HEX | (MET if leave[here] or leave[space] or pos.owners[space] == enemy(side) else 0)
    pos.put(p, space)
    pos.cite("WOR-3D-c")
    if rushes:
        pos.marched[p] += ground
        if is_near(pos, p):
            pos.marks[p] |= NEAR
        fresh = due_hits(pos, p, most) - counted if pos.marks[p] & NEAR else 0
        if fresh and side == JAPAN and is_truce_here(pos, space):
            pos.cite("WOR-41A2a-b", "WOR-41A2a-a")
        elif fresh:
            pos.hits[p] += fresh
            pos.event("hits", "WOR-6B-g", "WOR-6B-h", piece=p, hits=fresh)
    take(pos, p)


def limit_rules(pos: War, space: int) -> tuple[str, ...]:
    """The rules by which Tokyo lets its army into a hex that a higher level of restriction closes (41A2b)."""
    nation = pos.kit.nation
    if space == nation.settlement:
        return ("WOR-41A2b-i-i",)
    return ("WOR-41A2b-i-k",) if pos.restriction == UNRESTRICTED and nation.closed_ground(1, False)[space] else ()


def ice_rules(pos: War, link: int) -> tuple[str, ...]:
    """The rules of frozen water that a link crosses (36E)."""
    kind, state = pos.kit.seasons.crossing(pos.season, link)
    return ("WOR-36E1-b",) if kind == "lake" and state == FROZEN else ()


def ground_rules(pos: War, space: int) -> tuple[str, ...]:
    """The rules by which ground counts otherwise than it is printed: ice, rice that grows or does not (36B, 36E)."""
    printed = pos.kit.ground[space]
    if printed == PADDIES:
        growing = pos.kit.seasons.ground_at(pos.season, space) == PADDIES
        return ("WOR-36B-d",) if growing else ("WOR-36B-d", "WOR-37A4-a")
    if pos.kit.seasons.ground_at(pos.season, space).startswith("frozen"):
        return ("WOR-36E3-a",) if printed == "salt-marsh" else ("WOR-36E2-a",)
    return ()


def is_truce_here(pos: War, space: int) -> bool:
    """Whether Chinese units near a hex are not treated as enemies yet (41A2a)."""
    return is_truce(pos) and in_the_north(pos, space)


CLASSES = {"foot": "WOR-3A2-a", "artillery": "WOR-3A2-b", "cm": "WOR-3A2-c"}


def unit_rules(pos: War, p: int) -> list[str]:
    """The rules by which a unit pays the costs that it pays: its class, and symbols added to it (3A2, 14D)."""
    kind = pos.kit.kind[p]
    found = [CLASSES[kind.arm_class]]
    if "mountain" in kind.traits:
        found += ["WOR-14D1-a", *(("WOR-14D-a",) if kind.is_artillery else ())]
    if kind.symbol == "motorised":
        found += ["WOR-14D2-a", "WOR-14D2-c"]
    return found


def why_not_to(pos: War, frame: Moving, space: int) -> list[Reason]:
    """Why a unit cannot go to a hex now, with those who go with it."""
    p, exploits = frame.piece, frame.exploits
    kit, side = pos.kit, pos.kit.side[p]
    if space >= kit.hex_count or pos.ground.beyond[space]:
        return [Reason(rule_abroad(pos, space) or "WOR-41C-a")]
    if pos.index.units[enemy(side)][space]:
        return [Reason("WOR-6-h"), *([Reason("WOR-41A2a-f")] if is_truce_here(pos, space) else [])]
    shut = why_not_operate(pos, p, space)
    if shut:
        return [Reason(shut), Reason("WOR-41A2b-i-a")]
    if space in hostile_hexes(pos, p):
        return [Reason("WOR-45A2c-b")]
    astray = why_not_roam(pos, p, space)
    if astray:
        return [Reason(rule) for rule in astray]
    if space in reachable(pos, p, exploits=exploits, company=frame.company):
        rule = frame.why_not_stand(pos, space)
        return [Reason(rule), Reason("WOR-8A-a"), Reason("WOR-8B-a")] if rule else []
    if pos.marks[p] & RESTED and strange_ground(pos, side)[space]:
        return [Reason("WOR-6B-p")]
    link = kit.board.link(pos.place[p], space)
    rushes = bool(pos.marks[p] & RUSHED)
    if link >= 0:
        if kit.seasons.costs(kit.gait[p], pos.season)[link] < 0:
            barrier = kit.crossing_at(link)
            if barrier == "prohibited" and kit.nation.settlement in (pos.place[p], space):
                return [Reason("WOR-37A3-a")]
            return [Reason("WOR-6-g" if barrier == "great" else "WOR-6-f")]
        if rushes and kit.seasons.roads(kit.gait[p], pos.season)[link] < 0:
            return [Reason("WOR-6B-b"), *([Reason("WOR-6B-c")] if link in pos.season.fallen else [])]
    reasons = [
        Reason("WOR-6-b", "too-far", {"n": max(0, allowance(pos, p, exploits=exploits) - pos.spent[p]) / QUARTERS})
    ]
    if zone_costs(pos, side)[0][pos.place[p]]:
        reasons.append(Reason("WOR-6A-a"))
    return reasons
