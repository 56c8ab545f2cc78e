"""What a client can lay over the map: zones of control, supply lines, the reach of a piece, control, terrain."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from grognard.board.kernels import Reach
from grognard.core.errors import BadOrder
from grognard.core.scene import Overlay, Spot, say
from grognard.core.wording import Wording
from grognard.titles.nemesis.chapters.ch2_6_yunnan import is_restricted, may_stay
from grognard.titles.nemesis.chapters.ch5_1_movement import Moving
from grognard.titles.nemesis.chapters.ch5_1_reach import options, step_cost
from grognard.titles.nemesis.chapters.ch6_1_approach import approach_hexes
from grognard.titles.nemesis.chapters.ch7_supply import (
    HOME,
    Lines,
    forages,
    level_of,
    lines_from,
    network_from,
    trace,
)
from grognard.titles.nemesis.kit import ALLIES, SIDES, TERRAINS
from grognard.titles.nemesis.war import FULL, LIMITED_SUPPLY, OOS, SUPPLY_NAMES, War

Drawn = dict[tuple[int, int], str]
"""The tone of each step of a line, from space to space."""
DEPOT = -1
"""In the place of a Transport."""


def overlay(pos: War, key: str, target: str | None, wording: Wording) -> Overlay:
    """One of the overlays of the portrait, over a seat's view."""
    quiet = pos.copy()
    kind, _, side = key.partition("-")
    if kind == "zoc" and side in SIDES:
        return _zones(quiet, SIDES.index(side), wording)
    if kind == "supply" and side in SIDES:
        return _supply(quiet, SIDES.index(side), wording)
    if key in _OF_PIECES:
        return _OF_PIECES[key](quiet, pos.kit.find_piece(target), wording)
    if key == "way":
        return _way(quiet, target, wording)
    if key in _OF_ALL:
        return _OF_ALL[key](quiet, wording)
    raise BadOrder(f"there is no overlay {key!r}")


def mp(halves: int) -> str:
    """Movement points as they are written: 2½."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


# 2.1


def _zones(pos: War, side: int, wording: Wording) -> Overlay:
    names = pos.kit.space_names
    found = {names[space]: Spot(str(count), SIDES[side]) for space, count in enumerate(pos.zoc_of(side)) if count}
    return Overlay(wording.name("overlay", f"zoc-{SIDES[side]}"), found, ())


# 1.1, 2.3


def _control(pos: War, wording: Wording) -> Overlay:
    kit = pos.kit
    found = {}
    for space in {**kit.depots, **kit.airfields, **kit.objectives}:
        value = ""
        if space in kit.objectives:
            holder, objective = pos.holder(space), kit.objectives[space]
            value = f"{objective.value}{'★' if objective.star else ''}"
        elif space in kit.airfields:
            holder = pos.airfield_holder(space)
        else:
            holder = kit.depots[space].owner
        text = say(wording, "overlay-held", space=wording.place(space), side=wording.side(holder))
        found[kit.space_names[space]] = Spot(value, SIDES[holder], text)
    return Overlay(wording.name("overlay", "control"), found, ())


def _terrain(pos: War, wording: Wording) -> Overlay:
    kit = pos.kit
    cost = {name: kit.terrain_rows[name]["foot"].replace("-", "—") for name in TERRAINS}
    spots = {name: Spot(cost[name], name) for name in TERRAINS}
    found = {kit.space_names[space]: spots[TERRAINS[kit.terrain[space]]] for space in range(kit.hex_count)}
    return Overlay(wording.name("overlay", "terrain"), found, ())


# 5.1, 6.1-A


def _reach(pos: War, p: int, wording: Wording) -> Overlay:
    """Where a piece can go: now if its side is moving, otherwise as it could in an Offensive Phase."""
    kit = pos.kit
    ours = pos.phasing == kit.side[p]
    approaching = ours and pos.phase == "attack"
    if not (ours and pos.phase in ("offensive", "attack")):
        pos.marks[p] = pos.spent[p] = 0
    found: dict[str, Spot] = {}
    if pos.in_play(p) and not kit.garrison[p]:
        costs = _approach_costs(pos, p) if approaching else _move_costs(pos, p)
        found = {kit.space_names[space]: Spot(mp(cost), tone) for space, (cost, tone) in costs.items()}
    note = say(wording, "overlay-approach" if approaching else "overlay-offensive")
    title = say(wording, "overlay-reach-of", piece=kit.piece_names[p], left=mp(max(0, kit.move[p] - pos.spent[p])))
    return Overlay(title, found, (), note)


def _move_costs(pos: War, p: int) -> dict[int, tuple[int, str]]:
    """What each hex in reach costs in half points, and how it is reached."""
    open_ = options(pos, p)
    normal, extended, left = open_.normal, open_.extended, open_.left
    found = {}
    for space in open_.spaces():
        if space in normal and normal.cost(space) <= left:
            found[space] = (normal.cost(space), "move")
        elif extended is not None and space in extended:
            found[space] = (extended.cost(space), "extended")
        else:
            found[space] = (normal.cost(space), "minimum")
    if is_restricted(pos, p):
        found = {space: cost for space, cost in found.items() if may_stay(pos, p, space)}
    return found


def _approach_costs(pos: War, p: int) -> dict[int, tuple[int, str]]:
    if not pos.kit.is_unit[p]:
        return {}
    here, board = pos.place[p], pos.kit.board
    return {space: (step_cost(pos, p, board.link(here, space)), "move") for space in approach_hexes(pos, p)}


def _way(pos: War, target: str | None, wording: Wording) -> Overlay:
    """The way of a move that is offered, and what it has cost by each hex."""
    verb, _, name = (target or "").partition(" ")
    moving, space = pos.stack[-1], pos.kit.space_index.get(name)
    title = wording.name("overlay", "way")
    if verb != "to" or space is None or not isinstance(moving, Moving):
        return Overlay(title, {}, ())
    open_ = options(pos, moving.piece)
    tone = _move_costs(pos, moving.piece).get(space, (0, ""))[1]
    if not tone:
        return Overlay(title, {}, ())
    names, way = pos.kit.space_names, open_.reach_to(space)
    steps = way.path(space)
    found = {names[step]: Spot(mp(way.cost(step)), tone) for step in steps}
    lines = tuple((names[a], names[b], tone) for a, b in pairwise([pos.place[moving.piece], *steps]))
    return Overlay(title, found, lines)


# 7.1: who is supplied by whom


def _supply(pos: War, side: int, wording: Wording) -> Overlay:
    """Every hex with supply, and the lines to every piece of a side, as in its Supply Check."""
    chains = _chains(pos, side)
    names = pos.kit.space_names
    found: dict[str, Spot] = {}
    for level in (LIMITED_SUPPLY, FULL):
        spot = Spot("", SUPPLY_NAMES[level])
        covered = chains[0].lines.full if level == FULL else chains[0].lines.limited
        found |= {names[space]: spot for space in range(pos.kit.hex_count) if covered[space]}
    drawn: Drawn = {}
    by_space: dict[int, list[int]] = {}
    for p in pos.pieces_in_play(side):
        by_space.setdefault(pos.place[p], []).append(p)
    for space, pieces in by_space.items():
        worst = max(level_of(pos, p, chains[0].lines) for p in pieces)
        told = [_trace_piece(pos, p, chains, drawn, wording) for p in pieces]
        found[names[space]] = Spot("!" if worst == OOS else "", SUPPLY_NAMES[worst], " ".join(told))
    title = wording.name("overlay", f"supply-{SIDES[side]}")
    return Overlay(title, found, _lines(pos, drawn), wording.name("overlay-note", f"supply-{SIDES[side]}"))


def _supply_line(pos: War, p: int, wording: Wording) -> Overlay:
    """The line of one piece, from its source."""
    chains = _chains(pos, pos.kit.side[p])
    drawn: Drawn = {}
    found: dict[str, Spot] = {}
    note = ""
    if pos.in_play(p):
        note = _trace_piece(pos, p, chains, drawn, wording)
        tone = SUPPLY_NAMES[level_of(pos, p, chains[0].lines)]
        found = {pos.kit.space_names[space]: Spot("", tone) for step in drawn for space in step}
        found[pos.kit.space_names[pos.place[p]]] = Spot("!" if tone == SUPPLY_NAMES[OOS] else "", tone, note)
    title = say(wording, "overlay-line-of", piece=pos.kit.piece_names[p])
    return Overlay(title, found, _lines(pos, drawn), note)


def _lines(pos: War, drawn: Drawn) -> tuple[tuple[str, str, str], ...]:
    names = pos.kit.space_names
    return tuple((names[a], names[b], tone) for (a, b), tone in drawn.items())


class Chain:
    """How supply of one level is handed on: which Depots and Transports work, and who supplies each of them.

    A state of a relay is its number and whether a Division HQ is in its chain, itself included; no chain may have two
    (7.1-A). What is supplied by it agrees with `ch7_supply.trace`.
    """

    def __init__(self, pos: War, side: int, level: int, lines: Lines) -> None:
        kit = pos.kit
        self.pos, self.lines, self.level = pos, lines, level
        self.seeds = bytearray(lines.net if level == FULL else lines.air)
        self.relays = [(space, DEPOT) for space, given in lines.depots.items() if given == level]
        self.relays += [(pos.place[p], p) for p in lines.carts]
        if level == FULL:
            for name in HOME[side]:
                self.seeds[kit.entry_hex[name]] = 1
            self.roots = [space for space in kit.supply_entries[side] if lines.net[space]]
        else:
            self.roots = [
                space
                for space in kit.airfields
                if side == ALLIES and lines.air[space] and not lines.net[space] and pos.airfield_holder(space) == side
            ]
        self.roads = [network_from(pos, side, space) for space in self.roots]
        self.reaches: dict[int, Reach] = {}
        self.parents: dict[tuple[int, bool], tuple[int, bool] | None] = {}
        self._spread(side)

    def _spread(self, side: int) -> None:
        """Relays that stand in supply work, and then those that they reach, nearest first."""
        kit = self.pos.kit
        exclusive = [p != DEPOT and kit.division_hq[p] for _, p in self.relays]
        wave: list[tuple[int, bool]] = []
        for i, (space, _) in enumerate(self.relays):
            if self.seeds[space]:
                self.parents[i, exclusive[i]] = None
                wave.append((i, exclusive[i]))
        while wave:
            beyond: list[tuple[int, bool]] = []
            for i, used in wave:
                reach = self._reach(i, side)
                for j, (space, _) in enumerate(self.relays):
                    state = (j, used or exclusive[j])
                    if j != i and not (used and exclusive[j]) and space in reach and state not in self.parents:
                        self.parents[state] = (i, used)
                        beyond.append(state)
            wave = beyond

    def _reach(self, i: int, side: int) -> Reach:
        found = self.reaches.get(i)
        if found is None:
            space, p = self.relays[i]
            range_ = self.pos.kit.range[p] if p != DEPOT else self.pos.kit.depots[space].range * 2
            found = self.reaches[i] = lines_from(self.pos, side, space, range_)
        return found

    def supplier(self, space: int, *, hq: bool) -> tuple[int, bool] | None:
        """The relay that supplies a space over the fewest others; for a Division HQ by a chain without one."""
        return min(
            (state for state in self.parents if not (hq and state[1]) and space in self.reaches[state[0]]),
            key=lambda state: (len(self.hops(state)), self.reaches[state[0]].cost(space)),
            default=None,
        )

    def hops(self, state: tuple[int, bool] | None) -> list[tuple[int, bool]]:
        """The chain of relays from one back to the source."""
        found = []
        while state is not None:
            found.append(state)
            state = self.parents[state]
        return found

    def supplies(self, space: int, *, hq: bool) -> bool:
        return bool(self.seeds[space]) or self.supplier(space, hq=hq) is not None

    def draw(self, space: int, drawn: Drawn, language: str, *, hq: bool) -> list[str]:
        """Draw the line to a space; says what it comes through, from the nearest relay to the source."""
        kit, tone = self.pos.kit, SUPPLY_NAMES[self.level]
        chain = [] if self.seeds[space] else self.hops(self.supplier(space, hq=hq))
        through = []
        end = space
        for i, _ in chain:
            start, p = self.relays[i]
            self._ink([start, *self.reaches[i].path(end)], tone, drawn)
            through.append(kit.piece_names[p] if p != DEPOT else kit.place_title(start, language))
            end = start
        roads = [road for road in self.roads if end in road]
        if roads:
            nearest = min(roads, key=lambda road: road.cost(end))
            root = self.roots[self.roads.index(nearest)]
            if root != end:
                self._ink([root, *nearest.path(end)], tone, drawn)
            name = kit.place_title(root, language)
            through += [name] if name not in through else []
        return through

    @staticmethod
    def _ink(path: list[int], tone: str, drawn: Drawn) -> None:
        for a, b in pairwise(path):
            drawn.setdefault((a, b), tone)


def _chains(pos: War, side: int) -> tuple[Chain, Chain]:
    """The chains of Full and of Limited Supply, as they are in a Supply Check."""
    lines = trace(pos, side, checking=True)
    return Chain(pos, side, FULL, lines), Chain(pos, side, LIMITED_SUPPLY, lines)


def _trace_piece(pos: War, p: int, chains: tuple[Chain, Chain], drawn: Drawn, wording: Wording) -> str:
    """Draw the line to a piece, and say who supplies it."""
    level = level_of(pos, p, chains[0].lines)
    space, hq = pos.place[p], pos.kit.division_hq[p]
    through: list[str] = []
    if level != OOS and chains[level].supplies(space, hq=hq):
        through = chains[level].draw(space, drawn, wording.language, hq=hq)
    elif forages(pos, p):
        return say(wording, "overlay-forages", piece=pos.kit.piece_names[p])
    supply = wording.name("supply", SUPPLY_NAMES[level])
    if not through:
        return say(wording, "overlay-supply", piece=pos.kit.piece_names[p], supply=supply)
    return say(wording, "overlay-supplied", piece=pos.kit.piece_names[p], supply=supply, chain=" ← ".join(through))


_OF_PIECES: dict[str, Callable[[War, int, Wording], Overlay]] = {"reach": _reach, "supply-line": _supply_line}
_OF_ALL: dict[str, Callable[[War, Wording], Overlay]] = {"control": _control, "terrain": _terrain}
