"""What a client can lay over the map: Influence, the Supply Network, supply, the reach of a piece, control."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.overlays import Lines, along, overlays, titled, with_rule
from grognard.core.previews import citing
from grognard.core.scene import Overlay, Spot, say
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.chapters.ch3_routes import SOURCE_RULES, Supplied
from grognard.titles.asia_engulfed.chapters.ch3_supply import status, status_at_sea, traced_by
from grognard.titles.asia_engulfed.chapters.ch5_1_operational import flights, marches
from grognard.titles.asia_engulfed.chapters.ch5_2_strategic import destinations as transfers
from grognard.titles.asia_engulfed.chapters.ch5_2_strategic import moves_left, quarters_for, routes_of
from grognard.titles.asia_engulfed.chapters.ch5_31_transports import can_embark, longest_voyage
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import FLEET_RANGE, reach
from grognard.titles.asia_engulfed.chapters.ch8_13_influence import influence
from grognard.titles.asia_engulfed.chapters.ch8_21_departure import quays, voyage_payments
from grognard.titles.asia_engulfed.chapters.ch10_victory import victory_areas
from grognard.titles.asia_engulfed.kit import (
    ALLIES,
    BLOCK,
    CBA,
    CLOSED,
    JAPAN,
    LBA,
    MAX_FLEET_STEPS,
    SIDES,
    SUB,
)
from grognard.titles.asia_engulfed.marks import FULL, NONE, PARTIAL, SUPPLY_NAMES
from grognard.titles.asia_engulfed.supply_line import (
    ENEMY,
    INFLUENCE,
    NETWORK,
    NO_PORT,
    Cut,
    SupplyLine,
    full_line,
    partial_line,
)
from grognard.titles.asia_engulfed.verbs import SAIL, SAIL_ON_OIL
from grognard.titles.asia_engulfed.war import War

CUTS = {NETWORK: "network", INFLUENCE: "influence", NO_PORT: "port", ENEMY: "enemy"}


# 8.13


def unknown_fleets(pos: War, zone: int, side: int) -> int:
    """Hidden fleets of a side that have Influence over a zone: nobody knows how strong they are."""
    kit = pos.kit
    spaces = [zone, *(place for place in kit.coast[zone] if not pos.contested(place))]
    return sum(
        1
        for space in spaces
        for p in pos.index.at[space]
        if kit.kind[p] == BLOCK and kit.is_fleet[p] and kit.side[p] == side
    )


def _influence(pos: War, wording: Wording) -> Overlay:
    """The Influence of both sides in every zone; where steps count, a question mark for each hidden fleet."""
    found = {}
    by_steps = pos.alternative("dominance")
    for zone in pos.kit.zones:
        known = [influence(pos, side, zone) for side in (JAPAN, ALLIES)]
        hidden = [unknown_fleets(pos, zone, side) if by_steps else 0 for side in (JAPAN, ALLIES)]
        if not any(known) and not any(hidden):
            continue
        values = [f"{steps}{'?' * min(blocks, 3)}" for steps, blocks in zip(known, hidden, strict=True)]
        text = say(
            wording,
            "overlay-influence-of",
            space=wording.place(zone),
            japan=known[JAPAN],
            allies=known[ALLIES],
            hidden=sum(hidden),
        )
        tone = _dominance(known, hidden)
        found[pos.kit.space_names[zone]] = Spot(f"{values[JAPAN]}:{values[ALLIES]}", tone, text)
    return titled(wording, "influence", found)


def _dominance(known: list[int], hidden: list[int]) -> str:
    """Who is dominant for sure, whatever the hidden fleets are."""
    for side in (JAPAN, ALLIES):
        if known[side] + hidden[side] > known[1 - side] + MAX_FLEET_STEPS * hidden[1 - side]:
            return SIDES[side]
    return "even"


# 3.5


def _network(pos: War, wording: Wording) -> Overlay:
    """The zones of the network, joined; places with Japanese units that it supplies, and those that it does not."""
    kit = pos.kit
    names, covered = kit.space_names, set(pos.network)
    found: dict[str, Spot] = {}
    for zone in pos.network:
        cost = kit.network_cost[zone]
        text = say(wording, "overlay-network-zone", space=wording.place(zone), n=cost)
        found[names[zone]] = Spot("⚓" if zone == pos.network_sub else str(cost), "network", text)
    lines = [(names[a], names[b], "network") for a in pos.network for b in kit.sea_links[a] if b in covered and a < b]
    title = wording.name("overlay", "network")
    if not pos.network:
        return Overlay(title, {}, (), say(wording, "overlay-no-network"))
    for space, level in _levels(pos, JAPAN).items():
        if space < kit.zone_count:
            continue
        tone = "japan" if level == FULL else "none"
        found[names[space]] = Spot("" if level == FULL else "!", tone, _told(pos, space, level, wording))
        lines += [(names[zone], names[space], tone) for zone in kit.seas[space] if zone in covered and level == FULL]
    note = say(wording, "overlay-network-cost", n=sum(kit.network_cost[zone] for zone in pos.network))
    return Overlay(title, found, tuple(lines), note)


# 3.0


def _levels(pos: War, side: int) -> dict[int, int]:
    """The worst supply of a side's units by space, as a check now would find it."""
    kit = pos.kit
    reaches: dict[int, Supplied] = {}
    found: dict[int, int] = {}
    for space in range(kit.map_end):
        for p in pos.index.at[space]:
            if kit.side[p] == side and kit.kind[p] != BLOCK:
                level = _level(pos, p, reaches)
                if level is not None:
                    found[space] = max(found.get(space, FULL), level)
    return found


def _level(pos: War, p: int, reaches: dict[int, Supplied]) -> int | None:
    """The supply of a piece; None if it needs none (3.2-b)."""
    kit = pos.kit
    if kit.kind[p] in (CBA, SUB) or (pos.at_sea(p) and not kit.is_ground[p]):
        return None
    return status_at_sea(pos, p, reaches) if pos.at_sea(p) else status(pos, p, reaches)


def _told(pos: War, space: int, level: int, wording: Wording) -> str:
    supply = wording.name("supply", SUPPLY_NAMES[level])
    return say(wording, "overlay-supply-at", space=wording.place(space), supply=supply)


def _supply(pos: War, side: int, wording: Wording) -> Overlay:
    names = pos.kit.space_names
    found = {
        names[space]: Spot("!" if level == NONE else "", SUPPLY_NAMES[level], _told(pos, space, level, wording))
        for space, level in _levels(pos, side).items()
    }
    return titled(wording, f"supply-{SIDES[side]}", found)


def _supply_line(pos: War, p: int, wording: Wording) -> Overlay:
    """The route of one piece from its source; if it is cut, the best one that it could have, and by what."""
    kit = pos.kit
    title = say(wording, "overlay-line-of", piece=wording.piece(p))
    carrier = pos.aboard[p]
    if kit.kind[p] == CBA and carrier >= 0:
        p = carrier
    if not pos.on_map(p) or kit.kind[p] == BLOCK:
        return Overlay(title, {}, (), say(wording, "overlay-line-unknown"))
    level = _level(pos, p, {})
    if level is None:
        here = {kit.space_names[pos.place[p]]: Spot("", SUPPLY_NAMES[FULL])}
        return Overlay(title, here, (), with_rule(say(wording, "overlay-line-free"), "AE-3.2-b"))
    line = partial_line(pos, p) if level == PARTIAL else full_line(pos, p)
    if level == FULL and line is not None and line.cuts:
        line = None
    if level == PARTIAL and (line is None or line.cuts):
        line = full_line(pos, p)
    return _drawn(pos, p, level, line, title, wording)


def _drawn(pos: War, p: int, level: int, line: SupplyLine | None, title: str, wording: Wording) -> Overlay:
    names, tone = pos.kit.space_names, SUPPLY_NAMES[level]
    found: dict[str, Spot] = {}
    lines: Lines = ()
    if line is not None:
        drawn = SUPPLY_NAMES[NONE] if line.cuts else tone
        lines = along(names, line.path, drawn)
        found = {names[space]: Spot("", drawn) for space in line.path}
        found[names[line.path[0]]] = Spot("◎", drawn, say(wording, "overlay-line-source"))
        for cut in line.cuts:
            found[names[cut.space]] = Spot("✕", drawn, _cut(cut, wording))
    note = " ".join(_line_told(pos, p, level, line, wording))
    here = names[pos.place[p]]
    value = found[here].value if here in found else "" if level != NONE else "!"
    found[here] = Spot(value, tone, note)
    return Overlay(title, found, lines, note)


def _line_told(pos: War, p: int, level: int, line: SupplyLine | None, wording: Wording) -> Iterator[str]:
    """What supplies a piece, or why nothing does, with the rules."""
    kit = pos.kit
    supply = wording.name("supply", SUPPLY_NAMES[level])
    _, rules = citing(pos, lambda: _level(pos, p, {}))
    source = SOURCE_RULES[traced_by(pos, p)]
    if level == PARTIAL:
        source = next((rule for rule in ("AE-3.6-b", "AE-3.3-h", "AE-3.3-i") if rule in rules), source)
    yield with_rule(say(wording, "overlay-supply", piece=wording.piece(p), supply=supply), source)
    if line is None:
        yield say(wording, "overlay-line-home" if level == FULL else "overlay-line-no-source")
        return
    if line.cuts:
        yield say(wording, "overlay-line-cut")
    yield " → ".join(kit.place_title(space, wording.language) for space in line.path) + "."
    yield from (_cut(cut, wording) for cut in line.cuts)
    enemy = 1 - kit.side[p]
    sea = [zone for zone in line.path if zone < kit.zone_count] if pos.alternative("dominance") else []
    doubt = [zone for zone in sea if unknown_fleets(pos, zone, enemy)]
    if doubt and not line.cuts:
        places = ", ".join(kit.place_title(zone, wording.language) for zone in doubt)
        yield with_rule(say(wording, "overlay-line-doubt", spaces=places), "AE-3.4-a")


def _cut(cut: Cut, wording: Wording) -> str:
    key = CUTS[cut.rule]
    return with_rule(say(wording, f"overlay-cut-{key}", space=wording.place(cut.space)), cut.rule)


def unsupplied(pos: War, side: int) -> list[int]:
    """Places in which some unit of a side has no supply at all."""
    return [space for space, level in _levels(pos, side).items() if level == NONE]


# 8.2, 5.1, 5.2


def _reach(pos: War, p: int, wording: Wording) -> Overlay:
    """Where a piece can go, as if nothing had moved yet in this Player-Turn."""
    kit = pos.kit
    pos.marks[p] = 0
    found: dict[str, Spot] = {}
    if pos.on_map(p) and kit.kind[p] not in (BLOCK, CBA):
        for space, (value, tone, text) in _goals(pos, p, wording).items():
            found[kit.space_names[space]] = Spot(value, tone, text)
    title = say(wording, "overlay-reach-of", piece=wording.piece(p))
    return Overlay(title, found, (), wording.name("overlay-note", "reach"))


def _goals(pos: War, p: int, wording: Wording) -> dict[int, tuple[str, str, str]]:
    kit = pos.kit
    side, place = kit.side[p], pos.place[p]
    found: dict[int, tuple[str, str, str]] = {}
    if not pos.at_sea(p) and not kit.is_fleet[p] and moves_left(pos, kit.power[p]):
        routes = routes_of(pos, side)
        quarters = quarters_for(pos, side, flies=kit.kind[p] == LBA)
        for goal in transfers(pos, p, routes, quarters):
            found[goal] = ("", "strategic", say(wording, "overlay-strategic", space=wording.place(goal)))
    if kit.kind[p] == LBA:
        found |= dict.fromkeys(flights(pos, p), ("", "fly", ""))
    elif kit.is_ground[p] and not pos.at_sea(p):
        found |= dict.fromkeys(marches(pos, p), ("", "march", ""))
    if not pos.at_sea(p) and kit.kind_of[place] != CLOSED:
        limit = FLEET_RANGE if kit.is_fleet[p] else longest_voyage(pos, p) if _sails(pos, p) else 0
        for zone, path in reach(pos, side, place, limit).items() if limit else ():
            cost = _price(pos, p, zone, wording)
            text = say(wording, "overlay-voyage", space=wording.place(zone), n=len(path), cost=cost)
            found[zone] = (str(len(path)), "sail", text)
    return found


def _sails(pos: War, p: int) -> bool:
    return pos.kit.is_ground[p] and can_embark(pos, p)


def _price(pos: War, p: int, zone: int, wording: Wording) -> str:
    """What a voyage costs: nothing, or one of the ways in which Japan can pay."""
    ways = [way for way in voyage_payments(pos, p, zone) if way]
    return f" {say(wording, 'list-or')} ".join(wording.name("price", way) for way in ways) or say(wording, "price-free")


def _way(pos: War, target: str, wording: Wording) -> Overlay:
    """The ways to the sea zone of an order, from every port whose ships can get there; of one ship; or to a place."""
    verb, _, name = target.partition(" ")
    kit, space = pos.kit, pos.kit.space_index.get(name)
    title = wording.name("overlay", "way")
    if verb in (SAIL.name, SAIL_ON_OIL.name):
        return _voyage(pos, kit.find_piece(name), title)
    if space is None:
        return Overlay(title, {}, ())
    if verb == "sail-to":
        return _voyages(pos, space, title)
    moving = getattr(pos.stack[-1], "piece", -1) if pos.stack else -1
    p = pos.behind(moving) if isinstance(moving, int) and moving >= 0 else -1
    if p < 0 or not pos.on_map(p) or pos.place[p] == space:
        return Overlay(title, {}, ())
    return Overlay(title, {name: Spot("", "sail")}, ((kit.space_names[pos.place[p]], name, "sail"),))


def _voyage(pos: War, p: int, title: str) -> Overlay:
    """The way of one piece to the zone that others have been told to sail to."""
    names, zone = pos.kit.space_names, getattr(pos.stack[-1], "zone", -1)
    limit = FLEET_RANGE if pos.kit.is_fleet[p] else longest_voyage(pos, p)
    path = reach(pos, pos.kit.side[p], pos.place[p], limit).get(zone)
    if path is None:
        return Overlay(title, {}, ())
    return Overlay(title, {names[zone]: Spot("", "sail")}, along(names, (pos.place[p], *path), "sail"))


def _voyages(pos: War, zone: int, title: str) -> Overlay:
    names = pos.kit.space_names
    lines: dict[tuple[str, str, str], None] = {}
    ships = 0
    for quay in quays(pos, pos.phasing):
        path = reach(pos, pos.phasing, quay.place, quay.limit()).get(zone)
        if path is None:
            continue
        ships += len(quay.fleets) + sum(1 for limit in quay.transports.values() if limit >= len(path))
        lines |= dict.fromkeys(along(names, (quay.place, *path), "sail"))
    return Overlay(title, {names[zone]: Spot(str(ships), "sail")}, tuple(lines))


# 10.0


def _control(pos: War, wording: Wording) -> Overlay:
    kit = pos.kit
    found = {}
    for place in kit.places:
        if kit.kind_of[place] == CLOSED:
            continue
        tone = "contested" if pos.contested(place) else SIDES[pos.holder(place)]
        found[kit.space_names[place]] = Spot("", tone, _held(pos, place, wording))
    return Overlay(wording.name("overlay", "control"), found, ())


def _held(pos: War, place: int, wording: Wording) -> str:
    return say(wording, "overlay-held", space=wording.place(place), side=wording.side(pos.holder(place)))


def _victory(pos: War, wording: Wording) -> Overlay:
    names = pos.kit.space_names
    areas = victory_areas(pos)
    found = {names[place]: Spot("★", SIDES[pos.holder(place)], _held(pos, place, wording)) for place in areas}
    held = sum(1 for place in areas if pos.holder(place) == JAPAN)
    note = say(wording, "overlay-areas", n=held, all=len(areas))
    return Overlay(wording.name("overlay", "victory"), found, (), note)


overlay = overlays(
    of_board={"influence": _influence, "network": _network, "control": _control, "victory": _victory},
    of_sides={"supply": _supply},
    of_pieces={"reach": _reach, "supply-line": _supply_line},
    of_orders={"way": _way},
)
