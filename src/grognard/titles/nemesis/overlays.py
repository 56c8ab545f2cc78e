"""What a client can lay over the map: zones of control, supply lines, the reach of a piece, control, terrain."""

from __future__ import annotations

from itertools import pairwise

from grognard.board.chains import Chains, Relay
from grognard.board.kernels import Reach
from grognard.core.overlays import Way, overlays, titled, ways
from grognard.core.previews import halves
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
        found = {kit.space_names[space]: Spot(halves(cost), tone) for space, (cost, tone) in costs.items()}
    note = say(wording, "overlay-approach" if approaching else "overlay-offensive")
    title = say(wording, "overlay-reach-of", piece=kit.piece_names[p], left=halves(max(0, kit.move[p] - pos.spent[p])))
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


def _way(pos: War, space: int) -> Way | None:
    """The way of a move that is offered, and what it has cost by each hex."""
    moving = pos.stack[-1]
    tone = _move_costs(pos, moving.piece).get(space, (0, ""))[1] if isinstance(moving, Moving) else ""
    if not isinstance(moving, Moving) or not tone:
        return None
    way = options(pos, moving.piece).reach_to(space)
    steps = way.path(space)
    return Way([pos.place[moving.piece], *steps], {step: halves(way.cost(step)) for step in steps}, tone)


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
    return titled(wording, f"supply-{SIDES[side]}", found, lines=_lines(pos, drawn))


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


class Supply:
    """Supply of one level: from where it comes, and who hands it on. It agrees with `ch7_supply.trace`."""

    def __init__(self, pos: War, side: int, level: int, lines: Lines) -> None:
        kit = pos.kit
        self.pos, self.lines, self.tone = pos, lines, SUPPLY_NAMES[level]
        seeds = bytearray(lines.net if level == FULL else lines.air)
        if level == FULL:
            for name in HOME[side]:
                seeds[kit.entry_hex[name]] = 1
            roots = [space for space in kit.supply_entries[side] if lines.net[space]]
        else:
            fields = [space for space in kit.airfields if lines.air[space] and not lines.net[space]]
            roots = [space for space in fields if side == ALLIES and pos.airfield_holder(space) == side]
        self.roads = {space: network_from(pos, side, space) for space in roots}
        relays = [Relay(space, DEPOT) for space, given in lines.depots.items() if given == level]
        relays += [Relay(pos.place[p], p, kit.division_hq[p]) for p in lines.carts]

        def reach(relay: Relay) -> Reach:
            ours = relay.owner == DEPOT
            return lines_from(
                pos, side, relay.space, kit.depots[relay.space].range * 2 if ours else kit.range[relay.owner]
            )

        self.chains = Chains(seeds, relays, reach)

    def draw(self, space: int, drawn: Drawn, language: str, *, hq: bool) -> list[str]:
        """Draw the line to a space; says what it comes through, from the nearest relay to the source."""
        kit = self.pos.kit
        legs = self.chains.legs(space, exclusive=hq)
        paths, through = [path for _, path in legs], []
        for relay, _ in legs:
            through.append(kit.place_title(relay.space, language) if relay.owner < 0 else kit.piece_names[relay.owner])
        end = legs[-1][0].space if legs else space
        roots = [root for root, road in self.roads.items() if end in road]
        if roots:
            root = min(roots, key=lambda root: self.roads[root].cost(end))
            if root != end:
                paths.append([root, *self.roads[root].path(end)])
            name = kit.place_title(root, language)
            through += [name] if name not in through else []
        for path in paths:
            for step in pairwise(path):
                drawn.setdefault(step, self.tone)
        return through


def _chains(pos: War, side: int) -> tuple[Supply, Supply]:
    """Full and Limited Supply, as they are in a Supply Check."""
    lines = trace(pos, side, checking=True)
    return Supply(pos, side, FULL, lines), Supply(pos, side, LIMITED_SUPPLY, lines)


def _trace_piece(pos: War, p: int, supplies: tuple[Supply, Supply], drawn: Drawn, wording: Wording) -> str:
    """Draw the line to a piece, and say who supplies it."""
    level = level_of(pos, p, supplies[0].lines)
    space, hq = pos.place[p], pos.kit.division_hq[p]
    through: list[str] = []
    if level != OOS and supplies[level].chains.supplies(space, exclusive=hq):
        through = supplies[level].draw(space, drawn, wording.language, hq=hq)
    elif forages(pos, p):
        return say(wording, "overlay-forages", piece=pos.kit.piece_names[p])
    supply = wording.name("supply", SUPPLY_NAMES[level])
    if not through:
        return say(wording, "overlay-supply", piece=pos.kit.piece_names[p], supply=supply)
    return say(wording, "overlay-supplied", piece=pos.kit.piece_names[p], supply=supply, chain=" ← ".join(through))


overlay = overlays(
    of_board={"control": _control, "terrain": _terrain},
    of_sides={"zoc": _zones, "supply": _supply},
    of_pieces={"reach": _reach, "supply-line": _supply_line},
    of_orders={"way": ways(_way)},
)
