"""What a client can lay over the map: control, weather, zones of control, supply, the reach of a unit, its way."""

from __future__ import annotations

from collections import Counter

from grognard.board.kernels import Reach
from grognard.core.overlays import along, overlays
from grognard.core.scene import Overlay, Spot, say
from grognard.core.wording import Wording
from grognard.titles.world_in_flames.chapters.ch1_camps import opponent
from grognard.titles.world_in_flames.chapters.ch2_supply import primary, secondary, supplied
from grognard.titles.world_in_flames.chapters.ch2_zones import zones_against
from grognard.titles.world_in_flames.chapters.ch11_10_rail import destinations, why_not_rail
from grognard.titles.world_in_flames.chapters.ch11_11_costs import points_left
from grognard.titles.world_in_flames.chapters.ch11_11_movement import (
    Moving,
    reachable,
    why_not_end,
    why_not_move,
)
from grognard.titles.world_in_flames.chapters.ch13_6_output import delivered
from grognard.titles.world_in_flames.chapters.ch13_6_resources import stock_of
from grognard.titles.world_in_flames.charts import WEATHERS
from grognard.titles.world_in_flames.kit import NOBODY, OWNERS, SIDES
from grognard.titles.world_in_flames.planning import loads, shortage, ways, within_reach
from grognard.titles.world_in_flames.war import LAND, War


def _control(pos: War, wording: Wording) -> Overlay:
    """Who controls each land hex."""
    names = pos.kit.space_names
    found = {names[space]: Spot("", OWNERS[pos.holder[space]]) for space in pos.kit.land if not _is_off(pos, space)}
    return Overlay(wording.name("overlay", "control"), found, ())


def _is_off(pos: War, space: int) -> bool:
    return pos.kit.is_off_map[space]


def _weather(pos: War, wording: Wording) -> Overlay:
    """The weather in each land hex; that of deserts differs (8.2.1)."""
    kit, sky = pos.kit, pos.kit.seasons.sky(pos.skies)
    found = {kit.space_names[space]: Spot("", WEATHERS[sky[space]]) for space in kit.land if not _is_off(pos, space)}
    return Overlay(wording.name("overlay", "weather"), found, ())


def _zones(pos: War, side: int, wording: Wording) -> Overlay:
    """Where units of a side have zones against the other one."""
    names, found = pos.kit.space_names, zones_against(pos, pos.kit.power[opponent(pos, side)])
    spots = {names[space]: Spot("", SIDES[side]) for space in pos.kit.land if found[space] and not _is_off(pos, space)}
    return Overlay(wording.name("overlay", f"zoc-{SIDES[side]}"), spots, ())


def _supply(pos: War, side: int, wording: Wording) -> Overlay:
    """Where a unit of the power itself would be in supply now, with its sources."""
    kit, nation = pos.kit, pos.kit.power[side]
    fed, first, then = supplied(pos, nation, complete=True), set(primary(pos, nation)), set(secondary(pos, nation))
    found = {}
    for space in kit.land:
        if fed[space] and not _is_off(pos, space):
            found[kit.space_names[space]] = Spot("", "primary" if space in first else "supplied")
    for space in then:
        if not _is_off(pos, space):
            found[kit.space_names[space]] = Spot("", "secondary" if fed[space] else "unsupplied")
    return Overlay(wording.name("overlay", f"supply-{SIDES[side]}"), found, ())


def _in_reach(pos: War, p: int, others: tuple[int, ...] = ()) -> tuple[Reach, dict[int, tuple[int, str]]]:
    """Where a unit may go: what it costs, and whether it would lie face-down then."""
    found = reachable(pos, p, others)
    left = min(points_left(pos, q) for q in (p, *others))
    spots = {
        space: (found.cost(space), "move" if found.cost(space) <= left else "tired")
        for space in found.spaces[1:]
        if not why_not_end(pos, (p, *others), space)
    }
    return found, spots


def _reach(pos: War, p: int, wording: Wording) -> Overlay:
    """Where a unit can go: now if its side is moving, otherwise as it could in its impulse in this weather."""
    kit = pos.kit
    title = say(wording, "overlay-reach-of", piece=wording.piece(p))
    if pos.phase != "movement" or pos.side(p) != pos.phasing:
        pos.phasing, pos.action = pos.side(p), LAND
        pos.marks[p] = pos.spent[p] = 0
    if not pos.on_map(p) or why_not_move(pos, p, pos.side(p)):
        return Overlay(title, {}, ())
    spots = _in_reach(pos, p)[1]
    return Overlay(title, {kit.space_names[space]: Spot(str(cost), tone) for space, (cost, tone) in spots.items()}, ())


def _rail(pos: War, p: int, wording: Wording) -> Overlay:
    """Where a unit could go by rail in an impulse of its side."""
    title = say(wording, "overlay-rail-of", piece=wording.piece(p))
    if pos.phase != "rail" or pos.side(p) != pos.phasing:
        pos.phasing, pos.action, pos.used = pos.side(p), LAND, [0] * len(pos.used)
        pos.marks[p] = 0
    if not pos.on_map(p) or why_not_rail(pos, p, pos.side(p)):
        return Overlay(title, {}, ())
    names = pos.kit.space_names
    return Overlay(title, {names[space]: Spot("", "move") for space in destinations(pos, p)}, ())


def _way(pos: War, target: str, wording: Wording) -> Overlay:
    """The way of a move that is offered, and what it has cost by each hex."""
    verb, _, name = target.partition(" ")
    moving, space = pos.stack[-1], pos.kit.space_index.get(name)
    title = wording.name("overlay", "way")
    if verb != "to" or space is None or not isinstance(moving, Moving):
        return Overlay(title, {}, ())
    way, spots = _in_reach(pos, moving.piece, moving.others)
    if space not in spots:
        return Overlay(title, {}, ())
    names, tone, steps = pos.kit.space_names, spots[space][1], way.path(space)
    found = {names[step]: Spot(str(way.cost(step)), tone) for step in steps}
    return Overlay(title, found, along(names, [pos.place[moving.piece], *steps], tone))


def _freight(pos: War, side: int, wording: Wording) -> Overlay:
    """Where the resources of a power go, what stays behind, and what more convoys would bring (13.6.1)."""
    names, found = pos.kit.space_names, delivered(pos, side)
    spots = {}
    for space, count in found.room.items():
        if count:
            spots[names[space]] = Spot(f"+{count}", "idle", say(wording, "overlay-idle", n=count))
    for space in stock_of(pos, side):
        left, gone = found.stock[space], found.taken[space, 1]
        text = say(wording, "overlay-resources", space=wording.place(space), n=gone, left=left)
        if left or gone:
            spots[names[space]] = Spot(str(left or gone), "stuck" if left else "delivered", text)
    short = shortage(pos, side)
    for sea, (used, left) in loads(pos, side).items():
        text = say(wording, "overlay-convoys", n=used, left=left)
        spots[_box(pos, sea)] = Spot(f"{used}/{used + left}", "delivered", text)
    for sea, more in short.points.items():
        text = say(wording, "overlay-more-convoys", n=more)
        spots[_box(pos, sea)] = Spot(f"+{more}", "wanted", text)
    lines = tuple((names[one], names[other], "delivered") for one, other in ways(pos, side))
    note = say(wording, "overlay-shortage", n=short.gain) if short.gain else ""
    return Overlay(wording.name("overlay", f"freight-{SIDES[side]}"), spots, lines, note)


def _box(pos: War, sea: int) -> str:
    """A sea box is pointed at by its lowest section."""
    return pos.kit.space_names[pos.kit.seas.spaces[sea][0]]


def _seas(pos: War, wording: Wording) -> Overlay:
    """Who is in which sea: of one camp alone, or of both."""
    spots = {}
    for sea in range(len(pos.kit.seas.names)):
        there = Counter(pos.side(p) for p in pos.in_sea(sea) if pos.side(p) != NOBODY)
        if not there:
            continue
        who = ", ".join(f"{wording.name('camp', SIDES[side])} {count}" for side, count in sorted(there.items()))
        alone = len({pos.camps[side] for side in there}) == 1
        tone = SIDES[there.most_common(1)[0][0]] if alone else "contested"
        spots[_box(pos, sea)] = Spot(str(there.total()), tone, who)
    return Overlay(wording.name("overlay", "seas"), spots, ())


def _arrivals(pos: War, space: int, wording: Wording) -> Overlay:
    """Whose units could come to a hex, or to the sea of a box, in an impulse (14.1, 11.4.2, 11.11)."""
    here: dict[int, dict[str, list[int]]] = {}
    for p, way in within_reach(pos, space):
        here.setdefault(pos.place[p], {}).setdefault(way, []).append(p)
    spots = {}
    for base, units in here.items():
        parts = (
            say(wording, f"overlay-by-{way}", names=", ".join(wording.piece(p) for p in pieces))
            for way, pieces in units.items()
        )
        pieces = [p for group in units.values() for p in group]
        spots[pos.kit.space_names[base]] = Spot(str(len(pieces)), SIDES[pos.side(pieces[0])], "; ".join(parts))
    title = say(wording, "overlay-arrivals-at", space=wording.place(space))
    return Overlay(title, spots, (), "" if spots else say(wording, "overlay-nobody"))


overlay = overlays(
    of_board={"control": _control, "weather": _weather, "seas": _seas},
    of_sides={"zoc": _zones, "supply": _supply, "freight": _freight},
    of_pieces={"reach": _reach, "rail": _rail},
    of_spaces={"arrivals": _arrivals},
    of_orders={"way": _way},
)
