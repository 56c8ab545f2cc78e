"""What lies beside the map: the attack at hand, turn, goals, weather, stores, headquarters; then forces and nation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.core.scene import Cell, Item, Panel, PanelRow, State, say
from grognard.core.wording import Wording
from grognard.titles.war_of_resistance.chapters.ch9_attack import Assault, why_not_feed, why_not_join
from grognard.titles.war_of_resistance.chapters.ch12_points import owner_of
from grognard.titles.war_of_resistance.chapters.ch14_headquarters import headquarters
from grognard.titles.war_of_resistance.charts import STATES, WEATHERS, ZONES, turn_name
from grognard.titles.war_of_resistance.kit import JAPAN, SIDES
from grognard.titles.war_of_resistance.kit_naval import SEAS
from grognard.titles.war_of_resistance.panels_forces import air_forces, fleets
from grognard.titles.war_of_resistance.panels_nation import nation
from grognard.titles.war_of_resistance.verbs import FEED, WITH
from grognard.titles.war_of_resistance.war import ATTACKED, SUPPLIED, SUPPLY_NAMES, War

PHASES = ("initial", "movement", "combat", "reaction", "exploitation")
"""Of a player turn, in their order (4A)."""


def panels(pos: War, wording: Wording) -> Iterator[Panel]:
    """All that there is; what is in front stands beside the question."""
    assault = next((frame for frame in reversed(pos.stack) if isinstance(frame, Assault)), None)
    if assault is not None:
        yield _assault(pos, assault, wording)
    yield _turn(pos, wording)
    if pos.ground.goals:
        yield _goals(pos, wording)
    yield from nation(pos, wording)
    yield _stores(pos, wording)
    staffs = _headquarters(pos, wording)
    if staffs.rows:
        yield staffs
    yield from air_forces(pos, wording)
    yield from fleets(pos, wording)
    yield _weather(pos, wording)


# the attack that is being put together


def _assault(pos: War, attack: Assault, wording: Wording) -> Panel:
    """Who attacks, who could join, who defends; a click joins or draws attack supply."""
    write, kit = wording.title.write, pos.kit
    rows = []
    joined = tuple(
        _fighter(pos, p, "now", wording, fed=p in attack.fed)
        if p in attack.fed or why_not_feed(pos, p, attack)
        else _fighter(pos, p, "now", wording, orders=(write(kit, FEED[p]),))
        for p in attack.attackers
    )
    if joined:
        rows.append(PanelRow(wording.name("panel", "attackers"), joined, SIDES[attack.side]))
    beside = [p for p in attack.candidates(pos) if p not in attack.attackers and not pos.marks[p] & ATTACKED]
    free = [(p, why_not_join(pos, p, attack)) for p in beside]
    waiting = tuple(
        _fighter(pos, p, "used" if shut else "open", wording, orders=(write(kit, WITH[p]),)) for p, shut in free
    )
    if waiting:
        rows.append(PanelRow(wording.name("panel", "beside"), waiting, SIDES[attack.side]))
    defenders = tuple(_fighter(pos, p, "open", wording) for p in attack.defenders(pos))
    rows.append(PanelRow(wording.name("panel", "defenders"), defenders, SIDES[1 - attack.side]))
    title = say(wording, "panel-assault", space=wording.place(attack.space))
    return Panel("assault", title, tuple(rows), front=True)


def _fighter(
    pos: War, p: int, state: State, wording: Wording, *, fed: bool = False, orders: tuple[str, ...] = ()
) -> Item:
    """A unit with its values, its supply, and whether it draws attack supply."""
    notes = [wording.name("state", "fed")] if fed else []
    if pos.supply[p] != SUPPLIED:
        notes.append(wording.name("supply", SUPPLY_NAMES[pos.supply[p]]))
    values = pos.kit.faces[pos.face[p]].values
    icon = "crate" if fed else ""
    return Item(wording.piece(p), state, pos.kit.piece_names[p], values, ", ".join(notes), icon, orders)


# the turn, what a battle is about, the weather


def _turn(pos: War, wording: Wording) -> Panel:
    """The phases of the player turn, and in a battle its turns."""
    now = PHASES.index(pos.phase) if pos.phase in PHASES else -1
    marker = (Item("●", "now"),)
    steps = tuple(
        Cell(wording.name("phase-short", phase), marker if number == now else ()) for number, phase in enumerate(PHASES)
    )
    rows = [PanelRow("", (), SIDES[pos.phasing], steps)]
    if not pos.ground.campaign:
        turns = range(pos.ground.first, pos.last_turn + 1)
        cells = tuple(Cell(turn_name(t), marker if t == pos.turn else (), goal=t == pos.last_turn) for t in turns)
        rows.append(PanelRow("", (), "", cells))
    return Panel(
        "turn", say(wording, "panel-turn", n=pos.turn - pos.ground.first + 1, most=pos.ground.turns), tuple(rows)
    )


def _goals(pos: War, wording: Wording) -> Panel:
    """What the battle is about, who holds it, and what decides."""
    items = []
    for space, worth in sorted(pos.ground.goals.items(), key=lambda goal: -goal[1]):
        whose = _holder(pos, space, wording)
        state: State = "now" if pos.holder[space] == JAPAN else "open"
        note = say(wording, "scene-goal", n=worth)
        items.append(
            Item(f"{pos.kit.place_names.get(space, '')} ({worth})", state, pos.kit.space_names[space], whose, note)
        )
    rule = Item(say(wording, "panel-goals-rule"), "open")
    rows = (PanelRow("", tuple(items)), PanelRow(wording.name("panel", "decides"), (rule,)))
    return Panel("goals", wording.name("panel", "goals"), rows)


def _holder(pos: War, space: int, wording: Wording) -> str:
    holder = pos.holder[space]
    return wording.name("camp", SIDES[holder]) if holder < len(SIDES) else ""


def _weather(pos: War, wording: Wording) -> Panel:
    """By zone: the weather, lakes and rivers that are frozen or in flood, the sea."""
    zones = sorted({pos.kit.zone[space] for space in pos.ground.area})
    coasts = set(pos.kit.naval.seas[0])
    rows = []
    for zone in zones:
        items = [Item(wording.name("weather", WEATHERS[pos.weather[zone]]), "open")]
        if pos.water[zone]:
            items.append(Item(wording.name("water-state", STATES[pos.water[zone]]), "now"))
        if zone in coasts and pos.ground.at_sea:
            items.append(Item(wording.name("sea-state", SEAS[pos.seas[zone]]), "open"))
        rows.append(PanelRow(say(wording, "panel-zone", n=ZONES[zone]), tuple(items)))
    return Panel("weather", wording.name("panel", "weather"), tuple(rows))


# supply and command


def _stores(pos: War, wording: Wording) -> Panel:
    """What lies where, by side and kind; the points of a hex in one item."""
    rows = []
    for number, side in enumerate(SIDES):
        heaps = (
            ("attack-supply", pos.stocks),
            ("general-supply", {space: sum(batches) for space, batches in pos.rations.items()}),
            ("resource", pos.resources),
        )
        found = [
            PanelRow(wording.name("stock", key), items)
            for key, heap in heaps
            if (items := tuple(_heap(pos, number, heap.items(), wording)))
        ]
        if found:
            rows += [PanelRow(wording.name("camp", side), (), side), *found]
    return Panel("stores", wording.name("panel", "stores"), tuple(rows))


def _heap(pos: War, side: int, heap: Iterable[tuple[int, int]], wording: Wording) -> Iterator[Item]:
    for space, n in sorted(heap, key=lambda each: -each[1]):
        if n and owner_of(pos, space) == side:
            yield Item(wording.place(space), "open", pos.kit.space_names[space], str(n))


def _headquarters(pos: War, wording: Wording) -> Panel:
    """Who could still be activated in a reaction phase, and who is used (14C, 37H)."""
    rows = []
    for number, side in enumerate(SIDES):
        items = tuple(_staff(pos, p, wording) for p in headquarters(pos, number))
        if items:
            rows.append(PanelRow(wording.name("camp", side), items, side))
    return Panel("headquarters", wording.name("panel", "headquarters"), tuple(rows))


def _staff(pos: War, p: int, wording: Wording) -> Item:
    kit, used = pos.kit, p in pos.used
    note = say(wording, "panel-staff", radius=kit.radius[p], need=kit.activation[p])
    if used:
        note = f"{note} {say(wording, 'panel-staff-used')}"
    return Item(wording.piece(p), "used" if used else "open", kit.piece_names[p], str(kit.activation[p]), note)
