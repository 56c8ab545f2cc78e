"""The campaign beside the map: stability, Tokyo, factions, puppets, guerrillas, factories, replacements, arrivals."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.scene import Cell, Item, Panel, PanelRow, State, say
from grognard.core.wording import Wording
from grognard.titles.war_of_resistance.chapters.ch37_factories import capacity_of
from grognard.titles.war_of_resistance.chapters.ch39_areas import strength_of
from grognard.titles.war_of_resistance.chapters.ch40_districts import points_in, user_of, worded
from grognard.titles.war_of_resistance.chapters.ch42_stability import LOWEST_ROLLED, monthly_modifiers
from grognard.titles.war_of_resistance.charts import turn_name, turn_number
from grognard.titles.war_of_resistance.districts import RP, TYPES
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, SIDES
from grognard.titles.war_of_resistance.kit_rebels import COMMUNIST, NATIONALIST
from grognard.titles.war_of_resistance.nation import COOPERATION, STABLE
from grognard.titles.war_of_resistance.war import War

TWO_DICE = 36
STRICTEST = 3
AHEAD = 4
"""Game turns for which the orders of battle are told."""
COMES = ("reinforcement", "conditional", "convert", "withdraw")
"""Entries of the orders of battle that are worth a line."""


def nation(pos: War, wording: Wording) -> Iterator[Panel]:
    if not pos.ground.campaign:
        return
    yield _stability(pos, wording)
    yield _tokyo(pos, wording)
    yield _factions(pos, wording)
    yield _bases(pos, wording)
    yield _industry(pos, wording)
    yield _replacements(pos, wording)
    yield _coming(pos, wording)


# stability and what it decides


def _stability(pos: War, wording: Wording) -> Panel:
    """Level and index, the chance that the level changes, what the next month adds, and the verdict as it stands."""
    marker = (Item(str(pos.level), "now"),)
    levels = tuple(
        Cell(str(level), marker if level == pos.level else (), goal=level == 0) for level in range(STABLE + 1)
    )
    index = Item(
        wording.name("panel", "index"), "now", value=f"{pos.stability:+d}", note=say(wording, "panel-index-note")
    )
    rolls = (index, Item(_chance(pos, wording), "open"))
    monthly = [
        Item(wording.name("cause", cause), "open", value=f"{value:+d}") for cause, value in monthly_modifiers(pos)
    ]
    rows = [
        PanelRow("", (), "china", levels),
        PanelRow(wording.name("panel", "roll"), rolls),
        PanelRow(wording.name("panel", "monthly"), tuple(monthly)),
    ]
    if not pos.posture:
        value = f"{pos.kit.nation.stability['no-posture']:+d}"
        item = Item(wording.name("cause", "no-posture"), "open", value=value)
        rows.append(PanelRow(wording.name("panel", "each-turn"), (item,)))
    rows.append(PanelRow(wording.name("panel", "verdict"), tuple(_verdicts(pos, wording))))
    return Panel("stability", wording.name("panel", "stability"), tuple(rows))


def _chance(pos: War, wording: Wording) -> str:
    """How likely it is that the next roll changes the level (42B2)."""
    limit = max(pos.stability, LOWEST_ROLLED)
    ways = sum(a + b <= abs(limit) for a in range(1, 7) for b in range(1, 7))
    if not ways or (limit > 0 and pos.level == STABLE):
        return say(wording, "panel-steady")
    return say(wording, "panel-rises" if limit > 0 else "panel-falls", n=ways, most=TWO_DICE)


def _verdicts(pos: War, wording: Wording) -> Iterator[Item]:
    """How the war would be judged if resistance collapsed now, and if it ended at the present level (42A)."""
    rows = [row for row in pos.kit.tables["verdicts"] if row["scenario"] == pos.scenario]
    fall = next((row for row in rows if row["until"] and pos.turn <= turn_number(row["until"])), None)
    if fall is not None:
        grade = wording.name("grade", fall["grade"])
        yield Item(say(wording, "panel-collapse", date=fall["until"], grade=grade), "open", "japan")
    end = next((row for row in rows if row["level"] == str(pos.level)), None)
    if end is not None:
        grade = wording.name("grade", end["grade"])
        yield Item(say(wording, "panel-holds", date=turn_name(pos.last_turn), grade=grade), "open", "china")


def _tokyo(pos: War, wording: Wording) -> Panel:
    """The restriction level, what would lift it, China's posture, Japanese garrisons that are active (41A2)."""
    here = (Item(str(pos.restriction), "now"),)
    levels = tuple(Cell(str(level), here if level == pos.restriction else ()) for level in range(STRICTEST, -1, -1))
    rows = [PanelRow("", (), "japan", levels)]
    lifts = tuple(
        Item(say(wording, "panel-lift", n=row["level"], dice=row["dice"], date=row["date"]), "open")
        for row in pos.kit.tables["restrictions"]
        if int(row["level"]) < pos.restriction
    )
    if lifts:
        rows.append(PanelRow(wording.name("panel", "lifted-by"), lifts))
    posture = Item(wording.name("posture", "on" if pos.posture else "off"), "now" if pos.posture else "open")
    rows.append(PanelRow(wording.name("panel", "posture"), (posture,), "china"))
    zones = dict.fromkeys(pos.garrisons.values())
    garrisons = tuple(Item(zone, "now" if zone in pos.alarmed else "open") for zone in zones)
    if garrisons:
        rows.append(PanelRow(wording.name("panel", "garrisons"), garrisons, "japan"))
    return Panel("tokyo", wording.name("panel", "tokyo"), tuple(rows))


# who is whose


def _factions(pos: War, wording: Wording) -> Panel:
    """Factions by how far they cooperate, puppet governments, the capital (45, 46, 37C)."""
    rows = []
    for number, level in enumerate(COOPERATION):
        items = tuple(_faction(pos, force, wording) for force, found in pos.cooperation.items() if found == number)
        if items:
            side = "japan" if level == "puppet" else "china"
            rows.append(PanelRow(wording.name("cause", level), items, side))
    names = pos.kit.space_names
    seats = tuple(
        Item(name, "used" if name in pos.unseated else "open", names[seat], wording.place(seat))
        for name, seat in pos.governments.items()
        if seat >= 0
    )
    rows.append(PanelRow(wording.name("panel", "governments"), seats, "japan"))
    if pos.capital >= 0:
        state: State = "now" if pos.capital_works else "used"
        rows.append(
            PanelRow(
                wording.name("panel", "capital"),
                (Item(wording.place(pos.capital), state, names[pos.capital]),),
                "china",
            )
        )
    return Panel("factions", wording.name("panel", "factions"), tuple(rows))


def _faction(pos: War, force: str, wording: Wording) -> Item:
    homes = [province for province, home in pos.kit.home.items() if home == force]
    state: State = "used" if force in pos.defied else "open"
    favour = pos.favours.get(force, 0)
    note = ", ".join(homes)
    if force in pos.defied:
        note = f"{note} {say(wording, 'panel-defied')}"
    return Item(pos.kit.force_title(force, wording.language), state, force, f"{favour:+d}" if favour else "", note)


def _bases(pos: War, wording: Wording) -> Panel:
    """Guerrilla bases by kind: strength in the box; those that are active stand out (39)."""
    rows = []
    for kind in (COMMUNIST, NATIONALIST):
        items = tuple(_base(pos, name, wording) for name in pos.bases if pos.kit.rebels.bases[name].kind == kind)
        if items:
            rows.append(PanelRow(wording.name("base-kind", kind), items, "china"))
    return Panel("bases", wording.name("panel", "bases"), tuple(rows))


def _base(pos: War, name: str, wording: Wording) -> Item:
    base = pos.kit.rebels.bases[name]
    points = worded(pos.recruits.get(name, 0))
    note = say(wording, "panel-base", region=base.region, points=points)
    state: State = "now" if name in pos.active else "open"
    return Item(
        wording.name("base", name), state, pos.kit.space_names[pos.bases[name]], str(strength_of(pos, name)), note
    )


# what a nation lives by


def _industry(pos: War, wording: Wording) -> Panel:
    """Factories: where they stand, what they can make in a month, which are idle or in parts (37E)."""
    names, items = pos.kit.space_names, []
    for number in range(1, len(pos.kit.nation.factories) + 1):
        space = pos.plants.get(number, -1)
        label = say(wording, "panel-factory", n=number)
        if space < 0:
            items.append(Item(label, "gone", note=say(wording, "panel-parts")))
            continue
        made, lost = capacity_of(pos, number), pos.holder[space] != CHINA
        state: State = "gone" if lost else "open" if made else "used"
        hits = pos.factory_hits.get(space, 0)
        note = say(wording, "panel-hits", n=hits) if hits else ""
        items.append(Item(f"{label}: {wording.place(space)}", state, names[space], str(made), note))
    return Panel("industry", wording.name("panel", "industry"), (PanelRow("", tuple(items), "china"),))


def _replacements(pos: War, wording: Wording) -> Panel:
    """Replacement points by district, those of each side (40B)."""
    rows = []
    for number, side in enumerate(SIDES):
        items = []
        for district in pos.kit.nation.districts.by_name.values():
            if user_of(pos, district) != number:
                continue
            for kind in TYPES.values():
                points = points_in(pos, district, kind)
                if points:
                    name = f"{district.name} ({wording.name('point', kind)})"
                    items.append(Item(name, "open" if points >= RP else "used", value=worded(points)))
        rows.append(PanelRow(wording.name("camp", side), tuple(items), side))
    if pos.repair_points:
        item = Item(wording.name("panel", "ship-repairs"), "open", value=str(pos.repair_points))
        rows[JAPAN] = PanelRow(rows[JAPAN].label, (*rows[JAPAN].items, item), rows[JAPAN].side)
    return Panel("replacements", wording.name("panel", "replacements"), tuple(rows))


def _coming(pos: War, wording: Wording) -> Panel:
    """What the orders of battle hold for the next turns (40A)."""
    kit, rows = pos.kit, []
    entries = [entry for entry in kit.nation.districts.arrivals if entry.event in COMES]
    for turn in range(pos.turn, min(pos.last_turn, pos.turn + AHEAD) + 1):
        for number, side in enumerate(SIDES):
            due = [entry for entry in entries if entry.turn == turn and kit.side[entry.piece] == number]
            items = tuple(
                Item(
                    wording.piece(entry.piece),
                    "gone" if entry.event == "withdraw" else "open",
                    kit.piece_names[entry.piece],
                    wording.name("arrival", entry.event),
                    ", ".join(wording.place(space) for space in entry.spaces[:1]),
                )
                for entry in due
                if turn > pos.turn or pos.place[entry.piece] == kit.pool
            )
            if items:
                rows.append(PanelRow(turn_name(turn), items, side))
    return Panel("coming", wording.name("panel", "coming"), tuple(rows))
