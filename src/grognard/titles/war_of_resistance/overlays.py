"""What a client can lay over the map: zones of control, supply, possession, the reach of a unit, the way of a move."""

from __future__ import annotations

from grognard.board.kernels import Reach
from grognard.core.overlays import along, overlays
from grognard.core.scene import Overlay, Spot, say
from grognard.core.wording import Wording
from grognard.titles.war_of_resistance.chapters.ch6_movement import Moving, allowance, reachable
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch12_supply import joined_hexes, supplied_hexes
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import SIDES
from grognard.titles.war_of_resistance.war import RUSHED, War


def points(quarters: int) -> str:
    return f"{quarters / QUARTERS:g}"


def _zones(pos: War, side: int, wording: Wording) -> Overlay:
    """Full zones as 2, reduced ones as 1."""
    full, some = pos.zones(side)
    names = pos.kit.space_names
    found = {
        names[space]: Spot("2" if full[space] else "1", SIDES[side]) for space in sorted(pos.ground.area) if some[space]
    }
    return Overlay(wording.name("overlay", f"zoc-{SIDES[side]}"), found, ())


def _supply(pos: War, side: int, wording: Wording) -> Overlay:
    """Where a unit would be in general supply if it were checked now, and where it would only not be isolated."""
    fed, joined = supplied_hexes(pos, side), joined_hexes(pos, side)
    names = pos.kit.space_names
    found = {
        names[space]: Spot("", "supplied" if fed[space] else "unsupplied")
        for space in sorted(pos.ground.area)
        if fed[space] or joined[space]
    }
    return Overlay(wording.name("overlay", f"supply-{SIDES[side]}"), found, ())


def _control(pos: War, wording: Wording) -> Overlay:
    names = pos.kit.space_names
    found = {names[space]: Spot("", SIDES[pos.holder[space]]) for space in sorted(pos.ground.area)}
    return Overlay(wording.name("overlay", "control"), found, ())


def _in_reach(pos: War, p: int, *, exploits: bool) -> tuple[Reach, dict[int, tuple[int, str]]]:
    """Where a unit may go: what it costs and in which manner."""
    found = reachable(pos, p, exploits=exploits)
    left = allowance(pos, p, exploits=exploits) - pos.spent[p]
    tone = "march" if pos.marks[p] & RUSHED else "move"
    spots = {
        space: (min(found.cost(space), left), tone if found.cost(space) <= left else "minimum")
        for space in found.spaces[1:]
        if not why_not_stack(pos, p, space)
    }
    return found, spots


def _reach(pos: War, p: int, wording: Wording) -> Overlay:
    """Where a unit can go: now if its side is moving, otherwise as it could in its movement phase."""
    kit = pos.kit
    exploits = pos.phase == "exploitation" and pos.phasing == kit.side[p]
    if pos.phasing != kit.side[p] or pos.phase not in ("movement", "exploitation"):
        pos.marks[p] = pos.spent[p] = 0
    spots = _in_reach(pos, p, exploits=exploits)[1] if pos.on_map(p) else {}
    found = {kit.space_names[space]: Spot(points(cost), tone) for space, (cost, tone) in spots.items()}
    left = points(max(0, allowance(pos, p, exploits=exploits) - pos.spent[p]))
    return Overlay(say(wording, "overlay-reach-of", piece=kit.piece_names[p], left=left), found, ())


def _way(pos: War, target: str, wording: Wording) -> Overlay:
    """The way of a move that is offered, and what it has cost by each hex."""
    verb, _, name = target.partition(" ")
    moving, space = pos.stack[-1], pos.kit.space_index.get(name)
    title = wording.name("overlay", "way")
    if verb != "to" or space is None or not isinstance(moving, Moving):
        return Overlay(title, {}, ())
    way, spots = _in_reach(pos, moving.piece, exploits=moving.exploits)
    if space not in spots:
        return Overlay(title, {}, ())
    names, tone, steps = pos.kit.space_names, spots[space][1], way.path(space)
    found = {names[step]: Spot(points(way.cost(step)), tone) for step in steps}
    return Overlay(title, found, along(names, [pos.place[moving.piece], *steps], tone))


overlay = overlays(
    of_board={"control": _control},
    of_sides={"zoc": _zones, "supply": _supply},
    of_pieces={"reach": _reach},
    of_orders={"way": _way},
)
