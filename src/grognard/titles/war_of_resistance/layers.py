"""Overlays of the air, railways, ports and the politics of the land; `overlays` has those of every move and attack."""

from __future__ import annotations

from grognard.core.scene import Overlay, Spot, say
from grognard.core.wording import Wording
from grognard.titles.war_of_resistance.chapters.ch7_ways import ways_of
from grognard.titles.war_of_resistance.chapters.ch17_bases import air_units, base_owner, bases, capacity, full_capacity
from grognard.titles.war_of_resistance.chapters.ch18_flight import away, landings, patrol_radius, range_of
from grognard.titles.war_of_resistance.chapters.ch19_patrols import patrollers
from grognard.titles.war_of_resistance.chapters.ch28_water import voyage
from grognard.titles.war_of_resistance.chapters.ch31_cargo import port_room
from grognard.titles.war_of_resistance.chapters.ch39_areas import area, in_box, strength_of
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import FERRY, HIGH, NEUTRAL, SIDES
from grognard.titles.war_of_resistance.kit_air import FIGHTER, TRANSPORT
from grognard.titles.war_of_resistance.nation import COOPERATION
from grognard.titles.war_of_resistance.skies import BOMBING, CARRYING, ESCORT, TRANSFER
from grognard.titles.war_of_resistance.war import War

# the air


def airbases(pos: War, wording: Wording) -> Overlay:
    """Bases that have anything but a city's room for one: units there, and for how many there is room (17A)."""
    found = {}
    for side, camp in enumerate(SIDES):
        for space in bases(pos, side):
            if space not in pos.ground.area or base_owner(pos, space) != side:
                continue
            units, room = len(air_units(pos, space, side)), capacity(pos, space)
            if units or room > 1 or pos.base_hits.get(space):
                full = full_capacity(pos, space)
                told = say(wording, "overlay-airbase-at", units=units, room=room, full=full)
                found[pos.kit.space_names[space]] = Spot(f"{units}/{room}", camp, told)
    return Overlay(wording.name("overlay", "airbases"), found, ())


def patrols(pos: War, side: int, wording: Wording) -> Overlay:
    """Where fighters that are ready fall upon enemies who fly by: how many of them (19, 20D)."""
    names, count = pos.kit.space_names, dict[int, int]()
    for p in patrollers(pos, side):
        near = away(pos.kit, pos.place[p]) <= patrol_radius(pos, p)
        for space in near[: pos.kit.hex_count].nonzero()[0].tolist():
            count[space] = count.get(space, 0) + 1
    found = {names[space]: Spot(str(n), SIDES[side]) for space, n in sorted(count.items()) if space in pos.ground.area}
    return Overlay(wording.name("overlay", f"patrols-{SIDES[side]}"), found, ())


def flights(pos: War, p: int, wording: Wording) -> Overlay:
    """Where an air unit can fly its usual mission, and the bases to which it can transfer."""
    kit, craft = pos.kit, pos.kit.air.aircraft[p]
    usual = {FIGHTER: ESCORT, TRANSPORT: CARRYING}.get(craft.category, BOMBING)
    most = range_of(pos, p, usual)
    found, far = {}, away(kit, pos.place[p])
    for space in (far[: kit.hex_count] <= most).nonzero()[0].tolist():
        if space in pos.ground.area:
            found[kit.space_names[space]] = Spot("", "sortie")
    for space in landings(pos, p, range_of(pos, p, TRANSFER)):
        if space < kit.hex_count:
            found[kit.space_names[space]] = Spot(str(int(far[space])), "transfer")
    title = say(wording, "overlay-flights-of", piece=kit.piece_names[p], range=most)
    return Overlay(title, found, ())


# the water and the rails


def voyages(pos: War, p: int, wording: Wording) -> Overlay:
    """Where a ship can go with what it has left."""
    kit, found = pos.kit, dict[str, Spot]()
    for node, cost in sorted(voyage(pos, (p,)).costs().items(), key=lambda each: -each[1]):
        for space in kit.naval.hexes[node]:
            if space < kit.hex_count:
                found[kit.space_names[space]] = Spot(str(cost), "move")
    return Overlay(say(wording, "overlay-voyages-of", piece=kit.piece_names[p]), found, ())


def ports(pos: War, wording: Wording) -> Overlay:
    """Ports by owner: REs that can still be embarked and debarked there in this player turn (30A1)."""
    kit, found = pos.kit, {}
    for space in kit.harbours:
        if space not in pos.ground.area or kit.port[space] not in kit.naval.ports:
            continue
        hits = pos.port_hits.get(space, 0)
        tone = "nobody" if pos.holder[space] >= NEUTRAL else SIDES[pos.holder[space]]
        told = say(wording, "overlay-port-at", kind=wording.name("port", kit.port[space]), hits=hits)
        found[kit.space_names[space]] = Spot(f"{port_room(pos, space) / QUARTERS:g}", tone, told)
    return Overlay(wording.name("overlay", "ports"), found, ())


def railways(pos: War, wording: Wording) -> Overlay:
    """The railways as they are now: volume, ferries, lines that are broken, and who holds them (7A)."""
    ways, names = ways_of(pos), pos.kit.space_names
    lines = []
    for a, b in ways.pairs:
        if a not in pos.ground.area or b not in pos.ground.area:
            continue
        volume = ways.volume[pos.kit.board.link(a, b)]
        broken = a in pos.rail_hits or b in pos.rail_hits
        tone = "broken" if broken else "high" if volume == HIGH else "ferry" if volume == FERRY else "low"
        lines.append((names[a], names[b], tone))
    found = {
        names[space]: Spot("", SIDES[pos.holder[space]])
        for space in sorted(ways.on_rail)
        if space in pos.ground.area and pos.holder[space] < NEUTRAL
    }
    found |= {
        names[space]: Spot(str(hits), "broken", say(wording, "overlay-rail-hits", n=hits))
        for space, hits in pos.rail_hits.items()
        if hits
    }
    return Overlay(wording.name("overlay", "railways"), found, tuple(lines))


# the land


def base_told(pos: War, name: str, wording: Wording) -> str:
    """A guerrilla base, and who is in its box (39B)."""
    found = say(wording, "overlay-base-at", base=wording.name("base", name), n=strength_of(pos, name))
    inside = [wording.piece(p) for p in in_box(pos, name)]
    return f"{found} {say(wording, 'overlay-base-box', units=', '.join(inside))}" if inside else found


def guerrillas(pos: War, wording: Wording) -> Overlay:
    """The areas of guerrilla bases, cut by railways: active ones lie above others (39C)."""
    names, found = pos.kit.space_names, {}
    for name in sorted(pos.bases, key=lambda each: each in pos.active):
        tone = "active" if name in pos.active else "quiet"
        told = base_told(pos, name, wording)
        for space in sorted(area(pos, name)):
            found[names[space]] = Spot(name if space == pos.bases[name] else "", tone, told)
    return Overlay(wording.name("overlay", "guerrillas"), found, ())


def homes(pos: War, wording: Wording) -> Overlay:
    """The homes of the factions, by how far each cooperates (45)."""
    kit, found = pos.kit, {}
    for space in sorted(pos.ground.area):
        force = kit.nation.home_at(space) if kit.is_land[space] or kit.is_coast[space] else ""
        if force in pos.cooperation:
            level = COOPERATION[pos.cooperation[force]]
            name = kit.force_title(force, wording.language)
            told = say(wording, "overlay-home-at", name=name, level=wording.name("cause", level))
            found[kit.space_names[space]] = Spot("", level, told)
    return Overlay(wording.name("overlay", "homes"), found, ())
