"""What a client can lay over the map: control, supply, reach, air cover, zones, narrow seas, weather, Objectives."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.overlays import Way, along, overlays, titled, ways, with_rule
from grognard.core.previews import halves
from grognard.core.scene import Overlay, Spot, say
from grognard.core.wording import Wording
from grognard.titles.pearl_harbor.chapters.ch2_zones import zoc_of
from grognard.titles.pearl_harbor.chapters.ch4_air import air_reach, flight_range
from grognard.titles.pearl_harbor.chapters.ch4_flying import Flight, airfields, rebase_refused
from grognard.titles.pearl_harbor.chapters.ch4_land import Marching, crossings, land_reach
from grognard.titles.pearl_harbor.chapters.ch4_naval import reached_hexes, route, sea_reach
from grognard.titles.pearl_harbor.chapters.ch4_sailing import Sailing
from grognard.titles.pearl_harbor.chapters.ch6_missions import allowance
from grognard.titles.pearl_harbor.chapters.ch7_reaction import ReactionCourse
from grognard.titles.pearl_harbor.chapters.ch9_naval_leaders import leaders_aboard
from grognard.titles.pearl_harbor.chapters.ch11_supply import areas_kept
from grognard.titles.pearl_harbor.chapters.ch11_trace import LEAST_RESERVE, trace
from grognard.titles.pearl_harbor.chapters.ch12_effects import Reached
from grognard.titles.pearl_harbor.kit import (
    AIR,
    ALLIES,
    FORCES,
    JAPAN,
    LAND,
    LEADER,
    NAVAL,
    SIDE_OF,
    SIDES,
    SU,
    TASK_FORCE,
    WEATHERS,
    ZONES,
)
from grognard.titles.pearl_harbor.supply_line import supply_lines
from grognard.titles.pearl_harbor.war import War

Spots = dict[str, Spot]
UNITS = (LAND, NAVAL, AIR)


# who holds what


def _tone(pos: War, space: int) -> str:
    """Whose a hex is; the Soviet Union is nobody's ally while it is neutral."""
    force = pos.control[space]
    if force < 0 or (force == SU and not pos.soviet_war):
        return "neutral"
    return SIDES[SIDE_OF[force]]


def _held(pos: War, space: int, wording: Wording) -> str:
    force = pos.control[space]
    name = wording.name("power", FORCES[force]) if force >= 0 else wording.name("tone", "neutral")
    return say(wording, "overlay-held", space=wording.place(space), name=name)


def _control(pos: War, wording: Wording) -> Overlay:
    kit = pos.kit
    land = (space for space in range(kit.hex_count) if kit.is_land[space] and not kit.is_impassable[space])
    spots = {
        kit.space_names[s]: Spot("", _tone(pos, s), _held(pos, s, wording) if s in kit.place_names else "")
        for s in land
    }
    return titled(wording, "control", spots)


def _objectives(pos: War, wording: Wording) -> Overlay:
    kit = pos.kit
    spots = {
        kit.space_names[s]: Spot(str(kit.objective[s]), _tone(pos, s), _held(pos, s, wording)) for s in kit.objectives
    }
    return titled(wording, "objectives", spots)


def _zones(pos: War, side: int, wording: Wording) -> Overlay:
    names = pos.kit.space_names
    zone = zoc_of(pos, side)
    spots = {names[space]: Spot("", SIDES[side]) for space in range(pos.kit.hex_count) if zone[space]}
    return titled(wording, f"zoc-{SIDES[side]}", spots)


# 11


def _supply(pos: War, side: int, wording: Wording) -> Overlay:
    """The hexes with units of a side, as a check now would find them, and the lines by which they are supplied."""
    kit = pos.kit
    trace(pos)
    found: dict[int, list[int]] = {}
    for arm in UNITS:
        for p in kit.of_arm[arm]:
            if kit.side[p] == side and pos.on_map(p):
                found.setdefault(pos.place[p], []).append(p)
    spots = {}
    for space, pieces in found.items():
        dry = sum(not pos.supplied[p] for p in pieces)
        text = say(wording, "overlay-supply-at", space=wording.place(space), n=dry, all=len(pieces))
        spots[kit.space_names[space]] = Spot("!" if dry else "", "unsupplied" if dry else "supplied", text)
    poor = [
        wording.name("power", FORCES[force])
        for force, erp in enumerate(pos.erp)
        if SIDE_OF[force] == side and erp < LEAST_RESERVE and pos.in_game(force) and pos.serves(force) == force
    ]
    note = say(wording, "overlay-poor", name=", ".join(poor)) if poor else ""
    lines: dict[tuple[str, str, str], None] = {}
    for line in supply_lines(pos, (p for pieces in found.values() for p in pieces)):
        lines |= dict.fromkeys(along(kit.space_names, line.path, "dry" if line.cuts else "supplied"))
    return titled(wording, f"supply-{SIDES[side]}", spots, note, tuple(lines))


def _supply_line(pos: War, p: int, wording: Wording) -> Overlay:
    """The line of one unit to its home base; if it is cut, the best one that it could have, and by what."""
    kit = pos.kit
    title = say(wording, "overlay-line-of", piece=wording.piece(p))
    if kit.arm[p] == TASK_FORCE and pos.on_map(p) and pos.fleet(p):
        p = pos.fleet(p)[0]
    if kit.arm[p] not in UNITS or not pos.on_map(p):
        return Overlay(title, {}, (), say(wording, "overlay-line-free"))
    found = next(supply_lines(pos, (p,)), None)
    trace(pos)
    supplied = bool(pos.supplied[p])
    force = wording.name("power", FORCES[pos.force_of(p)])
    note = [say(wording, "overlay-line-good" if supplied else "overlay-line-bad", piece=wording.piece(p))]
    if pos.erp[pos.force_of(p)] < LEAST_RESERVE:
        note.append(with_rule(say(wording, "overlay-line-poor", name=force, n=LEAST_RESERVE), "PH-11.1-d"))
    if found is None:
        note.append(with_rule(say(wording, "overlay-line-homeless"), "PH-15-h"))
        return Overlay(title, {kit.space_names[pos.place[p]]: Spot("!", "unsupplied")}, (), " ".join(note))
    tone = "dry" if found.cuts else "supplied"
    spots = {kit.space_names[space]: Spot("", tone) for space in found.path}
    spots[kit.space_names[found.path[-1]]] = Spot("◎", tone, say(wording, "overlay-line-home"))
    for space, rule in found.cuts:
        told = with_rule(say(wording, "overlay-cut", space=wording.place(space)), rule)
        spots[kit.space_names[space]] = Spot("✕", "unsupplied", told)
        note.append(told)
    return Overlay(title, spots, along(kit.space_names, found.path, tone), " ".join(note[:4]))


# movement


def _reach(pos: War, p: int, wording: Wording) -> Overlay:
    """Where a counter can go, as if nothing had moved yet in this player turn."""
    kit = pos.kit
    title = say(wording, "overlay-reach-of", piece=wording.piece(p))
    spots: Spots = {}
    if pos.on_map(p):
        if kit.arm[p] in (NAVAL, TASK_FORCE):
            ships = pos.fleet(p) if kit.arm[p] == TASK_FORCE else [p]
            spots = _sailing(pos, ships) if ships else {}
        elif kit.arm[p] == AIR:
            spots = _flying(pos, p)
        elif kit.arm[p] in (LAND, LEADER) and pos.aboard[p] < 0:
            spots = _marching(pos, p)
    return Overlay(title, spots, (), wording.name("overlay-note", "reach"))


def _sailing(pos: War, ships: Sequence[int]) -> Spots:
    """What is in reach for any mission, and beyond it for a patrol; values are movement points."""
    for p in ships:
        pos.spent[p] = pos.marks[p] = 0
    leaders = leaders_aboard(pos, ships)
    spots: Spots = {}
    for mission, tone in (("patrol", "patrol"), ("attack", "move")):
        budget = min(allowance(pos, p, mission, leaders) for p in ships)
        found = sea_reach(pos, ships, budget, pos.kit.side[ships[0]])
        for space in reached_hexes(pos, found):
            part = route(pos, found, space)
            spots[pos.kit.space_names[space]] = Spot(halves(found.cost(part) + found.loss(part)), tone)
    return spots


def _flying(pos: War, p: int) -> Spots:
    """Hexes in range, and the bases to which it can move twice as far."""
    names, far = pos.kit.space_names, flight_range(pos, p)
    twice, once = air_reach(pos, p, 2 * far), air_reach(pos, p, far)
    bases = (space for space in airfields(pos, p) if space in twice and not rebase_refused(pos, p, space))
    spots = {names[space]: Spot("", "rebase") for space in bases}
    for space in once.spaces:
        base = "◎" if names[space] in spots else ""
        spots[names[space]] = Spot(base or halves(once.cost(space) + once.loss(space)), "move")
    return spots


def _marching(pos: War, p: int) -> Spots:
    kit = pos.kit
    pos.spent[p] = pos.marks[p] = 0
    found = land_reach(pos, p)
    spots = {kit.space_names[space]: Spot("", "rebase") for space in crossings(pos, p)}
    for part in found.spaces:
        spots[kit.space_names[kit.land.space[part]]] = Spot(str(found.cost(part)), "move")
    return spots


def _way(pos: War, space: int) -> Way | None:
    """The way of the ships, air unit or troops in hand to the hex of an order, with what it costs."""
    frame = pos.stack[-1] if pos.stack else None
    path, cost = _route(pos, frame, space) if space < pos.kit.hex_count else ([], 0)
    return Way(path, {space: halves(cost)}, "move") if path else None


def _route(pos: War, frame: object, space: int) -> tuple[list[int], int]:
    """Hexes from where somebody is to a hex, and the half points that it takes; nothing if it is no such step."""
    kit = pos.kit
    if isinstance(frame, Sailing | ReactionCourse):
        found = frame.reach(pos)
        part = route(pos, found, space)
        return (kit.sea.spaces(found.path(part)), _paid(found, part)) if part >= 0 else ([], 0)
    if isinstance(frame, Flight):
        near, far = frame.reach(pos)
        best = near if space in near else far
        return (best.path(space), _paid(best, space)) if space in best else ([], 0)
    if isinstance(frame, Marching):
        walked = land_reach(pos, frame.piece)
        parts = [part for part in kit.land.of[space] if part in walked]
        return (kit.land.spaces(walked.path(parts[0])), 2 * walked.cost(parts[0])) if parts else ([], 0)
    return [], 0


def _paid(found: Reached, node: int) -> int:
    return found.cost(node) + found.loss(node)


# 7, 10: in the air


def _cover(pos: War, side: int, wording: Wording) -> Overlay:
    """How many air factors of a side reach each hex: what it spots, and what it can strike."""
    kit = pos.kit
    factors: dict[int, int] = {}
    for p in kit.of_arm[AIR]:
        if kit.side[p] == side and pos.on_map(p):
            for space in air_reach(pos, p, flight_range(pos, p)).spaces:
                factors[space] = factors.get(space, 0) + kit.attack[p]
    spots = {kit.space_names[space]: Spot(str(n), SIDES[side]) for space, n in sorted(factors.items())}
    return titled(wording, f"cover-{SIDES[side]}", spots)


# 12, 20, 31


def _narrow(pos: War, wording: Wording) -> Overlay:
    """Narrow-sea areas: who keeps them open for his supply, and where submarines lurk."""
    kit = pos.kit
    kept = {side: areas_kept(pos, side) for side in (JAPAN, ALLIES)}
    hunted = {area: force for area, force, _ in pos.interdicted}
    spots: Spots = {}
    for area, spaces in kit.area_hexes.items():
        sides = [side for side, areas in kept.items() if area in areas]
        tone = "interdicted" if area in hunted else SIDES[sides[0]] if len(sides) == 1 else "narrow"
        name = kit.area_names[area][wording.language == "fr"]
        keepers = ", ".join(wording.name("camp", SIDES[side]) for side in sides) or "–"
        text = say(wording, "overlay-area", name=name, side=keepers)
        if area in hunted:
            text += " " + say(wording, "overlay-hunted", name=wording.name("power", FORCES[hunted[area]]))
        spots |= {kit.space_names[space]: Spot("", tone, text) for space in spaces}
    return titled(wording, "narrow", spots)


def _weather(pos: War, wording: Wording) -> Overlay:
    kit = pos.kit
    spots = {kit.space_names[space]: Spot("", WEATHERS[pos.weather[kit.zone[space]]]) for space in range(kit.hex_count)}
    told = (
        f"{wording.name('zone', zone)}: {wording.name('weather', WEATHERS[found])}"
        for zone, found in zip(ZONES, pos.weather, strict=True)
    )
    return titled(wording, "weather", spots, ", ".join(told))


overlay = overlays(
    of_board={"control": _control, "objectives": _objectives, "narrow": _narrow, "weather": _weather},
    of_sides={"supply": _supply, "cover": _cover, "zoc": _zones},
    of_pieces={"reach": _reach, "supply-line": _supply_line},
    of_orders={"way": ways(_way)},
)
