"""11.11 Land movement: units are picked up one by one, sent along a path, and put down; armour may overrun."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

import numpy as np
from msgspec.structs import replace

from grognard.board.kernels import Reach, reach
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Pieces, Side, Spaces
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import is_active
from grognard.titles.world_in_flames.chapters.ch2_control import claimant, take
from grognard.titles.world_in_flames.chapters.ch2_stacking import on_one_side, over, why_not_stack
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch2_zones import freedom, zones_against
from grognard.titles.world_in_flames.chapters.ch9_5_frontier import frontier
from grognard.titles.world_in_flames.chapters.ch9_wars import (
    at_war,
    closed,
    cooperate,
    foreign,
    held,
    is_barred,
    is_stranger,
)
from grognard.titles.world_in_flames.chapters.ch10_actions import limit_of, spend, spent_of, why_no_more
from grognard.titles.world_in_flames.chapters.ch11_11_costs import barriers, costs_of, points_left
from grognard.titles.world_in_flames.chapters.ch11_16_strength import (
    HALF,
    armour,
    defence_total,
    is_surprised,
    mechanised,
    rounded,
    terrain,
    weather_shift,
)
from grognard.titles.world_in_flames.chapters.ch13_3_bans import banned, why_banned
from grognard.titles.world_in_flames.chapters.ch17_4_status import may_topple, why_not_vichy
from grognard.titles.world_in_flames.chapters.ch17_5_loyalty import test_loyalty
from grognard.titles.world_in_flames.chapters.ch18_3_together import Invitation
from grognard.titles.world_in_flames.chapters.ch19_entry import entry_rules, partitioned, why_not_enter
from grognard.titles.world_in_flames.chapters.ch19_limits import why_not_out
from grognard.titles.world_in_flames.chapters.ch19_pact import RIGHTS, MarchIn, why_not_exercise
from grognard.titles.world_in_flames.chapters.ch19_sweden import why_not_rest
from grognard.titles.world_in_flames.chapters.ch20_china import why_not_command
from grognard.titles.world_in_flames.charts import level_of
from grognard.titles.world_in_flames.kit import USSR
from grognard.titles.world_in_flames.verbs import DONE, EXERCISE, LEAVE, MOVE, OVERRUN, STOP, TO, WITH, other_steps
from grognard.titles.world_in_flames.war import LAND_MOVES, MOVED, War

OVERRUN_LEVEL = 10
"""Seven to one, on the ladder (11.11.6-g)."""
OVERRUNNERS = ("ARM", "MECH", "HQ-A")


def reachable(pos: War, p: int, others: Pieces = ()) -> Reach:
    """Where a unit can go, or a stack at the pace of its slowest (11.11.1).

    It stops in enemy zones; with any points left it may enter one hex more.
    """
    units = (p, *others)
    left = min(points_left(pos, q) for q in units)
    costs, shut, zones = costs_of(pos, p), barriers(pos, p), zones_against(pos, pos.nation[p])
    for q in others:
        theirs = costs_of(pos, q)
        costs = np.where((costs < 0) | (theirs < 0), -1, np.maximum(costs, theirs)).astype(np.int32)
        shut = shut | barriers(pos, q)
        zones = zones | zones_against(pos, pos.nation[q])
    return reach(pos.kit.board.graph, pos.place[p], costs, left, blocked=shut, stop=zones, minimum_one=left > 0)


class Movement(Answers[War], frozen=True):
    """The land movement of an impulse: every unit may move once."""

    side: Side
    left: Pieces | None = None
    """Units that may still move; None: to be counted."""
    elsewhere = other_steps(MOVE)

    def advance(self, pos: War) -> Asks:
        if why_no_more(pos, LAND_MOVES):
            left: Pieces = ()
        elif self.left is None:
            left = tuple(p for p in pos.units_of(self.side) if not why_not_move(pos, p, self.side))
        else:
            left = tuple(p for p in self.left if not pos.marks[p] & MOVED and pos.on_map(p))
        pos.replace(Movement(self.side, left))
        most = limit_of(pos, LAND_MOVES)
        rules = ("WIF-11.11-a",) if most is None else ("WIF-11.11-a", "WIF-10.2-d")
        rights = self.offered(pos, EXERCISE) if self.side == USSR and pos.pacts else []
        return Ask(pos.seat(self.side), "movement", [*MOVE.each(left), *rights, DONE], rules, firm=any(pos.spent))

    @offers(MOVE, why=lambda self, pos, p: why_not_move(pos, p, self.side))
    def move(self, pos: War, p: int) -> None:
        fed = in_supply(pos, p)
        if not fed:
            pos.cite("WIF-2.4.3-e")
        pos.push(Moving(p, (p,) if fed else ()))

    @offers(
        EXERCISE,
        lambda self, pos: RIGHTS,
        lambda self, pos, right: why_not_exercise(pos, self.side, right),
    )
    def exercise(self, pos: War, right: str) -> None:
        pos.push(MarchIn(right))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.cite("WIF-2.3.1-b")
        pos.pop()


def why_not_move(pos: War, p: int, side: int) -> Refusals:
    if pos.side(p) != side or not pos.on_map(p):
        return "WIF-10-a"
    if pos.down[p] or pos.marks[p] & MOVED:
        return "WIF-11.11-a"
    if why_not_command(pos, p):
        return why_not_command(pos, p)
    spent = why_no_more(pos, LAND_MOVES, side)
    if spent:
        return spent
    if not pos.kit.move[p]:
        return "WIF-11.11.1-c"
    costs, shut, here = costs_of(pos, p), closed(pos, pos.nation[p]) | foreign(pos, p), pos.place[p]
    ways = enumerate(pos.kit.neighbours[here], int(pos.kit.board.start[here]))
    if any(costs[link] >= 0 and not shut[space] for link, space in ways):
        return None
    return ("WIF-11.11.2-d", "WIF-11.11.5-a")


class Moving(Answers[War], frozen=True):
    """A unit in hand, or a stack. It goes where it is sent, hex by hex."""

    piece: Piece
    fed: Pieces
    """Those who began their move in supply."""
    path: Spaces = ()
    halted: Number = 0
    """1 once it stands in an enemy zone: then it goes on by overruns only."""
    others: Pieces = ()
    """Those who move with it."""
    refused: Pieces = ()
    """Units of partners that do not come along."""
    elsewhere = {**other_steps(), "move": "WIF-11.11.1-a"}

    @property
    def units(self) -> Pieces:
        return (self.piece, *self.others)

    def advance(self, pos: War) -> Asks:
        p = self.piece
        if self.path:
            for q in self.units:
                step(pos, q, self.path[0])
            tired(pos, replace(self, path=self.path[1:]))
            take(pos, claimant(pos, p))
            return None
        spaces: list[int] = []
        targets: list[int] = []
        if not pos.down[p]:
            targets = [space for space in pos.kit.neighbours[pos.place[p]] if not why_not_overrun(pos, self, space)]
            if not self.halted:
                reached = reachable(pos, p, self.others).spaces[1:]
                spaces = [space for space in reached if not why_not_end(pos, self.units, space)]
        company = [q for q in pos.index.at[pos.place[p]] if not why_not_along(pos, self, q)]
        left_here = self.others and pos.spent[p]
        orders = [*TO.each(spaces), *OVERRUN.each(targets), *WITH.each(company)]
        orders += [*LEAVE.each(self.units if left_here else ()), STOP]
        return Ask(
            pos.seat(pos.side(p)),
            "moving-stack" if self.others else "moving",
            orders,
            ("WIF-11.11.1-a", "WIF-11.11.1-b") if self.others else ("WIF-11.11.1-c", "WIF-11.11.2-a"),
            {"piece": p, "left": min(points_left(pos, q) for q in self.units)}
            | ({"pieces": list(self.units)} if self.others else {}),
        )

    @offers(WITH, why=lambda self, pos, q: why_not_along(pos, self, q))
    def along(self, pos: War, q: int) -> None:
        """Another unit of the hex comes along; the player of a partner is asked (18.3)."""
        if pos.side(q) == pos.side(self.piece):
            self.add(pos, q)
        else:
            pos.push(Invitation(q, pos.place[q], "joint-move"))

    def do_without(self, pos: War, q: int) -> None:
        pos.replace(replace(self, refused=(*self.refused, q)))

    def add(self, pos: War, q: int) -> None:
        pos.cite("WIF-11.11.1-a")
        fed = (*self.fed, q) if in_supply(pos, q) else self.fed
        pos.replace(replace(self, others=(*self.others, q), fed=fed))

    @offers(LEAVE, why=lambda self, pos, q: "WIF-11.11.1-b")
    def leave(self, pos: War, q: int) -> None:
        """A unit of the stack stays behind: its move is over."""
        pos.cite("WIF-11.11.1-b")
        self.put_down(pos, q)
        rest = tuple(each for each in self.units if each != q)
        pos.replace(replace(self, piece=rest[0], others=rest[1:]))

    def put_down(self, pos: War, q: int) -> None:
        """The move of a unit is over."""
        pos.marks[q] |= MOVED
        if pos.spent[q] and q not in self.fed and not pos.down[q]:
            pos.turn_down(q)
            pos.event("exhausted", "WIF-2.4.3-b", "WIF-11.11.1-e", piece=q)

    def _set_out(self, pos: War) -> None:
        """Each unit of a stack uses a land move of its power (11.11.1-a)."""
        if not pos.spent[self.piece]:
            for p in self.units:
                spend(pos, pos.side(p), LAND_MOVES)
            if any(pos.nation[p] not in pos.kit.majors for p in self.units):
                pos.cite("WIF-10.2-j")

    @offers(TO, why=lambda self, pos, space: why_not_to(pos, self, space))
    def send(self, pos: War, space: int) -> None:
        path = reachable(pos, self.piece, self.others).path(space)
        self._set_out(pos)
        for p in self.units:
            pos.event("moves", "WIF-11.11.1-c", piece=p, space=pos.place[p], path=path)
        halted = int(in_zone(pos, self.units, space))
        if halted:
            pos.cite("WIF-11.11.1-f", "WIF-2.2-b")
        elif pos.table.cited is not None:
            pos.cite(*freedom(pos, self.piece, space))
        pos.replace(replace(self, path=tuple(path), halted=halted))

    @offers(OVERRUN, why=lambda self, pos, space: why_not_overrun(pos, self, space))
    def overrun(self, pos: War, space: int) -> None:
        self._set_out(pos)
        if self.halted:
            pos.cite("WIF-11.11.6-j")
        times = run_over(pos, self.units, space)
        for p in self.units:
            step(pos, p, space, times)
        tired(pos, replace(self, halted=int(in_zone(pos, self.units, space))))
        take(pos, claimant(pos, self.piece))

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()
        for p in self.units:
            self.put_down(pos, p)


def tired(pos: War, frame: Moving) -> None:
    """Who lies face-down goes no further; the others do."""
    able = [p for p in frame.units if not pos.down[p]]
    rest = able if able and len(able) < len(frame.units) else list(frame.units)
    for p in frame.units:
        if p not in rest:
            frame.put_down(pos, p)
    pos.replace(replace(frame, piece=rest[0], others=tuple(rest[1:])))


def in_zone(pos: War, units: Sequence[int], space: int) -> bool:
    return any(zones_against(pos, pos.nation[p])[space] for p in units)


def why_not_along(pos: War, frame: Moving, q: int) -> Refusals:
    """The rule that keeps a unit from moving with a stack: it must start with it."""
    p = frame.piece
    if q in frame.units or pos.place[q] != pos.place[p] or pos.spent[p]:
        return "WIF-11.11.1-b"
    if any(not cooperate(pos, q, each) for each in frame.units):
        return "WIF-18.2-a"
    if q in frame.refused:
        return "WIF-18.3-b"
    side = pos.side(q)
    most = limit_of(pos, LAND_MOVES, side)
    begun = sum(pos.side(each) == side for each in frame.units)
    if most is not None and spent_of(pos, side, LAND_MOVES) + begun >= most:
        return ("WIF-11.11.1-a", "WIF-10.2-d")
    return why_not_move(pos, q, side)


def why_not_end(pos: War, units: Sequence[int], space: int) -> str | None:
    """The rule that keeps units from ending in a hex together."""
    rest = why_not_rest(pos, units[0], space)
    if rest:
        return rest
    if len(units) == 1:
        return why_not_stack(pos, units[0], space)
    there = [q for q in pos.index.at[space] if q not in units and on_one_side(pos, units[0], q)]
    if any(not cooperate(pos, p, q) for p in units for q in there):
        return "WIF-2.3.1-a"
    return "WIF-2.3.1-d" if over(pos, (*there, *units), space) else None


def step(pos: War, p: int, space: int, times: int = 1) -> None:
    """Enter one hex: pay for the ground, lie down if that was too much."""
    kit = pos.kit
    cost = int(costs_of(pos, p)[kit.board.link(pos.place[p], space)]) * times
    if pos.table.cited is not None:
        pos.cite(*ground_rules(pos, p, space))
    if cost > kit.move[p] - pos.spent[p]:
        pos.turn_down(p)
        pos.event("tired", "WIF-11.11.1-d", piece=p)
    pos.spent[p] += max(1, cost)
    pos.put(p, space)


def ground_rules(pos: War, p: int, space: int) -> Iterator[str]:
    """The rules by which the next hex costs a unit what it does."""
    kit, here, sky = pos.kit, pos.place[p], pos.sky(space)
    link = kit.board.link(here, space)
    bad = kit.charts.skies[sky].cost > 1
    if not (kit.is_off_map[here] or kit.is_off_map[space]):
        yield "WIF-2.1.1-e" if kit.is_wide[here] != kit.is_wide[space] else "WIF-2.1.1-d"
    if len(set(pos.weather)) > 1:
        yield "WIF-8.2-a"
    if bad:
        yield "WIF-8.2.5-a"
        if kit.charts.grounds[terrain(pos, space)].foot > 1:
            yield "WIF-11.11.2-c"
    if sky != pos.weather[kit.zone[space]]:
        yield "WIF-8.2.1-a"
    if kit.terrain[space] != terrain(pos, space):
        yield "WIF-8.2.9-d" if kit.terrain[space] == "swamp" else "WIF-8.2.9-a"
    if kit.alpine[link]:
        yield "WIF-11.11.2-d"
    if kit.sea[link] or kit.strait[link] or kit.lake[link]:
        yield "WIF-11.11.2-e"
    if kit.seasons.ease(kit.gait[p], space):
        yield "WIF-11.11.2-g" if kit.terrain[space] == "jungle" else "WIF-11.11.2-f"
        if bad:
            yield "WIF-11.11.2-h"
    if kit.lake[link] and not kit.seasons.is_shut(link, pos.skies):
        yield "WIF-8.2.9-b"
    if kit.is_off_map[here] and kit.is_off_map[space]:
        yield from ("WIF-2.1.1-h", "WIF-2.1.3-b")
    elif kit.is_off_map[here] or kit.is_off_map[space]:
        yield from ("WIF-2.1.1-i", "WIF-2.1.3-b")
    if any(pos.side(q) != pos.side(p) for q in pos.based_at(space)):
        yield "WIF-11.11.6-o"
    yield from entry_rules(pos, pos.nation[p], space)
    if pos.nation[p] in kit.minors and pos.home[here] == pos.nation[p] != pos.home[space]:
        yield "WIF-19.4-m"


def enemies_at(pos: War, p: int, space: int) -> list[int]:
    return [q for q in pos.index.at[space] if at_war(pos, p, q)]


def run_over(pos: War, units: Sequence[int], space: int) -> int:
    """An overrun; says how often the hex is paid for: once if troops of Vichy have all fled before it (17.5)."""
    if test_loyalty(pos, enemies_at(pos, units[0], space), units) and not enemies_at(pos, units[0], space):
        pos.cite("WIF-17.5-e")
        return 1
    overrun(pos, units, space)
    return 2


def overrun(pos: War, units: Sequence[int], space: int) -> None:
    """Everybody in the hex is destroyed (11.11.6-a)."""
    defenders = enemies_at(pos, units[0], space)
    rules = ("WIF-11.11.6-a", "WIF-11.11.6-d", "WIF-11.11.6-g", "WIF-11.11.6-i")
    pos.cite("WIF-11.16-e", "WIF-2.4.1-b")
    pos.event("overrun", *rules, piece=units[0], space=space, pieces=defenders)
    for q in defenders:
        pos.put(q, pos.kit.lost)
        pos.down[q] = 0


def why_not_overrun(pos: War, frame: Moving, space: int) -> Refusals:
    """The rule that forbids a stack to overrun a hex while it moves (11.11.6)."""
    if any(pos.down[p] or pos.spent[p] >= pos.kit.move[p] for p in frame.units):
        return "WIF-11.11.1-c"
    if any(p not in frame.fed for p in frame.units):
        return "WIF-11.11.6-b"
    return why_not_run_over(pos, frame.units, space)


def why_not_run_over(pos: War, units: Sequence[int], space: int) -> Refusals:
    """The rule that keeps units from overrunning a hex from where they stand; an advance asks it too."""
    p, kit = units[0], pos.kit
    link = kit.board.link(pos.place[p], space)
    defenders = enemies_at(pos, p, space) if link >= 0 else []
    if not defenders or any(closed(pos, pos.nation[q])[space] for q in units):
        return "WIF-11.11.6-a"
    if not any(kit.kind[q] in OVERRUNNERS for q in units):
        return "WIF-11.11.6-d"
    if any(costs_of(pos, q)[link] < 0 for q in units):
        return ("WIF-11.11.2-d", "WIF-11.11.2-e")
    if kit.is_city[space] or pos.has_fort(link) or not kit.charts.grounds[terrain(pos, space)].overrun:
        return "WIF-11.11.6-c"
    theirs = armour(pos, defenders, defends=True)
    if theirs and armour(pos, units) <= theirs:
        return "WIF-11.11.6-e"
    theirs = 0 if theirs or armour(pos, units) else mechanised(pos, defenders)
    if theirs and mechanised(pos, units) <= theirs:
        return "WIF-11.11.6-f"
    if any(not in_supply(pos, q) for q in units):
        return "WIF-11.11.6-b"
    return None if overrun_level(pos, units, link, defenders) >= OVERRUN_LEVEL else "WIF-11.11.6-g"


def overrun_level(pos: War, units: Sequence[int], link: int, defenders: Sequence[int]) -> int:
    """The odds of an overrun; without any defence they count as seven to one."""
    kit = pos.kit
    factor = Fraction(sum(kit.factor[p] for p in units))
    if pos.index.air[int(kit.board.target[link])]:
        pos.cite("WIF-11.11.6-h")
    if (kit.river[link] and not any(is_surprised(pos, q) for q in defenders)) or kit.strait[link]:
        factor *= HALF
        pos.cite("WIF-11.11.6-c")
    defence = defence_total(pos, defenders)
    if not defence:
        return OVERRUN_LEVEL
    return level_of(rounded(factor), defence) + weather_shift(pos, int(kit.board.target[link]), relief=False)


def _confined(pos: War, p: int) -> list[Reason]:
    """Units of a neutral power stay in its own land, in that of its minors, and of minors at war with it (11.11.4)."""
    return [] if is_active(pos, pos.side(p)) else [Reason("WIF-11.11.4-a")]


def why_not_to(pos: War, frame: Moving, space: int) -> list[Reason]:
    """Why a unit cannot go to a hex now."""
    p, kit = frame.piece, pos.kit
    rule = why_not_vichy(pos, pos.side(p), space)
    if rule and not may_topple(pos, pos.side(p), space):
        return [Reason(rule)]
    leaving = why_not_out(pos, p, space) if space < kit.hex_count else None
    if leaving:
        return [Reason(leaving)]
    if space in partitioned(pos, pos.nation[p]):
        return [Reason("WIF-19.5.1-f")]
    if space < kit.hex_count and is_barred(pos, pos.nation[p], space):
        return [Reason("WIF-18.2-q"), Reason("WIF-11.11.5-c"), Reason("WIF-11.11.5-a")]
    if pos.pacts and space < kit.hex_count and frontier(pos, pos.nation[p])[space]:
        return [Reason("WIF-9.5-d")]
    if pos.entry_counts and space < kit.hex_count and banned(pos, pos.nation[p], pos.place[p])[space]:
        return [Reason(rule) for rule in why_banned(pos, pos.nation[p], space) or ()]
    minor = why_not_enter(pos, pos.nation[p], space) if space < kit.hex_count else None
    closed_minor = [Reason(minor)] if minor else []
    if space < kit.hex_count and is_stranger(pos, pos.nation[p], space):
        return [Reason("WIF-9.1-b"), Reason("WIF-9-c"), *closed_minor, *_confined(pos, p)]
    if space >= kit.hex_count or closed(pos, pos.nation[p])[space]:
        if space in kit.land_set and _confined(pos, p):
            return [*_confined(pos, p), Reason("WIF-9-c")]
        return [Reason("WIF-11.11.5-a"), *([Reason("WIF-9-c")] if space in kit.land_set else []), *closed_minor]
    if any(foreign(pos, q)[space] for q in frame.units):
        whose = "WIF-18.2-h" if pos.home[space] in kit.minors else "WIF-18.2-g"
        return [Reason("WIF-11.11.5-b"), Reason(whose), Reason("WIF-18.2-i")]
    if held(pos, pos.nation[p])[space]:
        return [Reason("WIF-11.11.3-a")]
    if pos.down[p]:
        return [Reason("WIF-11.11-a"), Reason("WIF-11.11.1-d")]
    if frame.halted:
        return [Reason("WIF-11.11.1-f")]
    if space in reachable(pos, p, frame.others):
        rule = why_not_end(pos, frame.units, space)
        return [Reason(rule), Reason("WIF-2.3.1-b")] if rule else []
    link = kit.board.link(pos.place[p], space)
    if link >= 0 and costs_of(pos, p)[link] < 0:
        sea = [Reason("WIF-2.1.1-b")] if kit.sea[link] else []
        return [Reason("WIF-11.11.2-d" if kit.alpine[link] else "WIF-11.11.2-e"), *sea]
    return [Reason("WIF-11.11.1-c", "too-far", {"n": max(0, kit.move[p] - pos.spent[p])}), Reason("WIF-11.11.1-f")]
