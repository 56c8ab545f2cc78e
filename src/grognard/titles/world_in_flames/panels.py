"""What lies beside the map: turn and impulse, what the action still allows, initiative, weather, cities, arrivals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from grognard.core.scene import Cell, Item, Panel, PanelRow, say
from grognard.core.wording import Wording
from grognard.titles.world_in_flames.chapters.ch1_camps import powers
from grognard.titles.world_in_flames.chapters.ch10_actions import limit_of
from grognard.titles.world_in_flames.chapters.ch11_16_attack import Assembly, defenders_of
from grognard.titles.world_in_flames.chapters.ch11_16_battle import Battle
from grognard.titles.world_in_flames.chapters.ch11_16_strength import odds_of
from grognard.titles.world_in_flames.chapters.ch13_6_output import production_points
from grognard.titles.world_in_flames.chapters.ch13_6_production import (
    Building,
    batches,
    build_points,
    geared,
    multiple,
)
from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.charts import SEASONS, WEATHERS, ZONE_KEYS, odds_name
from grognard.titles.world_in_flames.kit import CLASSES, CONVOY, GERMANY, NOBODY, SIDES
from grognard.titles.world_in_flames.planning import shortage
from grognard.titles.world_in_flames.portrait import ZONES_SHOWN
from grognard.titles.world_in_flames.verbs import BUILD, RESOLVE
from grognard.titles.world_in_flames.war import ACTIONS, ATTACKS, LAND_MOVES, MISSIONS, RAIL_MOVES, War
from grognard.titles.world_in_flames.wares import batch_name

LIMITED = {LAND_MOVES: "moves", ATTACKS: "attacks", RAIL_MOVES: "rail", MISSIONS: "missions"}
ARMS = ("land", "air", "ships", "convoys")
State = Literal["now", "done", "open", "used", "gone", "hidden"]


def panels(pos: War, wording: Wording) -> Iterator[Panel]:
    if pos.attacks or any(isinstance(frame, Assembly | Battle) for frame in pos.stack):
        combats = _combats(pos, wording)
        if combats.rows:
            yield combats
    if pos.phase and pos.phase not in ("weather", "action"):
        yield _action(pos, wording)
    yield from _production(pos, wording)
    yield _impulses(pos, wording)
    yield _weather(pos, wording)
    yield _initiative(pos, wording)
    yield _cities(pos, wording)
    yield _forces(pos, wording)
    yield _coming(pos, wording)


def _combats(pos: War, wording: Wording) -> Panel:
    """Every combat of the impulse that is being put together, waits or is fought, with its odds."""
    waiting = [(space, units, False) for space, units in pos.attacks.items()]
    for frame in pos.stack:
        if isinstance(frame, Assembly | Battle) and frame.attackers:
            waiting.append((frame.space, frame.attackers, True))
    rows = []
    for space, units, now in waiting:
        defenders = defenders_of(pos, pos.phasing, space)
        if not defenders:
            continue
        odds = odds_of(pos, units, defenders, space, relief=False)
        value = odds_name(odds.level) if odds.defence else "–"
        said = wording.title.write(pos.kit, RESOLVE[space])
        head = Item(f"{odds.attack} : {odds.defence}", "now" if now else "open", value=value, orders=(said,))
        fighters = (Item(wording.piece(p), "open", pos.kit.piece_names[p]) for p in (*units, *defenders))
        rows.append(PanelRow(wording.place(space), (head, *fighters), SIDES[pos.phasing]))
    return Panel("combats", wording.name("panel", "combats"), tuple(rows), front=True)


def _action(pos: War, wording: Wording) -> Panel:
    """What the action allows, and what is left of it."""
    items = []
    for what, key in LIMITED.items():
        most = limit_of(pos, what)
        left = "∞" if most is None else str(max(0, most - pos.used[what]))
        items.append(Item(wording.name("limited", key), "used" if left == "0" else "open", value=left))
    row = PanelRow(wording.name("action", ACTIONS[pos.action]), tuple(items), SIDES[pos.phasing])
    return Panel("action", wording.name("panel", "action"), (row,), front=True)


def _production(pos: War, wording: Wording) -> Iterator[Panel]:
    """What each side makes, what it could build and when that would come; in front while somebody builds."""
    now = next((frame.side for frame in pos.stack if isinstance(frame, Building)), None)
    rows = []
    for side in powers(pos):
        made, times = production_points(pos, side), multiple(pos, side)
        points = pos.points[side] if side == now else build_points(pos, side)
        label = say(wording, "panel-points", n=made, times=str(float(times)), points=points)
        items = [Item(label, "open")]
        if side == now:
            items = [Item(label, "now", note=_lacking(pos, side, wording)), *_gears(pos, side, wording)]
        items += (
            _batch(pos, side, key, points, wording) for key, found in batches(pos, side).items() if not found.ahead
        )
        rows.append(PanelRow(wording.name("camp", SIDES[side]), tuple(items), SIDES[side]))
    yield Panel("production", wording.name("panel", "production"), tuple(rows), front=now is not None)


def _lacking(pos: War, side: int, wording: Wording) -> str:
    """What more convoys would bring to a power."""
    short = shortage(pos, side)
    if not short.gain:
        return ""
    seas = ", ".join(f"{wording.place(pos.kit.seas.spaces[sea][0])} {count}" for sea, count in short.points.items())
    return say(wording, "panel-lacking", n=short.gain, names=seas)


def _gears(pos: War, side: int, wording: Wording) -> Iterator[Item]:
    """How many units of each class were built in this turn, and how many may be (13.6.6)."""
    for number, key in enumerate(CLASSES):
        most, built = geared(pos, side, number), pos.building[side * len(CLASSES) + number]
        full: State = "used" if most is not None and built >= most else "open"
        value = f"{built}/{'∞' if most is None else most}"
        yield Item(wording.name("gearing", key), full, value=value, note=say(wording, "panel-gearing"))


def _batch(pos: War, side: int, key: str, points: int, wording: Wording) -> Item:
    """Units that can be named to build: how many there are, and when they would come."""
    batch = batches(pos, side)[key]
    coming = pos.first_season + pos.turn - 1 + batch.turns
    year = pos.first_year + coming // len(SEASONS)
    season = wording.name("season", SEASONS[coming % len(SEASONS)])
    note = say(wording, "panel-arrives", season=season, year=str(year), n=batch.turns)
    if pos.kit.fitting[batch.units[0]]:
        note = say(wording, "panel-launched", season=season, year=str(year), n=pos.kit.fitting[batch.units[0]])
    state: State = "open" if batch.cost <= points else "used"
    said = wording.title.write(pos.kit, BUILD[key])
    return Item(batch_name(key, wording.name), state, value=str(len(batch.units)), note=note, orders=(said,))


def _forces(pos: War, wording: Wording) -> Panel:
    """The war in numbers: what each power has in play, what it made last, and how many great towns it holds."""
    kit, rows = pos.kit, []
    for side in powers(pos):
        counts = Counter(_arm(pos, p) for p in range(len(pos.place)) if pos.side(p) == side and _in_play(pos, p))
        items = [Item(wording.name("arm", arm), "open", value=str(counts[arm])) for arm in ARMS if counts[arm]]
        cities = sum(1 for space in kit.land if kit.is_city[space] and pos.holder[space] == side)
        items.append(Item(wording.name("arm", "cities"), "open", value=str(cities)))
        if pos.output[side]:
            items.append(Item(wording.name("arm", "points"), "open", value=str(pos.output[side])))
        rows.append(PanelRow(wording.name("camp", SIDES[side]), tuple(items), SIDES[side]))
    return Panel("forces", wording.name("panel", "forces"), tuple(rows))


def _arm(pos: War, p: int) -> str:
    kit = pos.kit
    if kit.is_air[p]:
        return "air"
    if not kit.is_ship[p]:
        return "land"
    return "convoys" if kit.kind[p] == CONVOY else "ships"


def _in_play(pos: War, p: int) -> bool:
    return pos.on_map(p) or pos.sea(p) >= 0


def _impulses(pos: War, wording: Wording) -> Panel:
    """The impulse track: what ends the turn in each box; and the turns of the scenario."""
    ends = pos.kit.charts.ends
    marker = (Item(say(wording, "panel-marker", n=pos.impulses + 1), "now"),)
    cells = tuple(Cell(str(need) if need else "–", marker if box == pos.box else ()) for box, need in enumerate(ends))
    here = (Item(wording.side(pos.phasing), "now"),)
    turns = []
    for turn in range(1, pos.last_turn + 1):
        season = (pos.first_season + turn - 1) % len(SEASONS)
        label = wording.name("season-short", SEASONS[season])
        turns.append(Cell(label, here if turn == pos.turn else (), goal=turn == pos.last_turn))
    rows = (
        PanelRow(wording.name("panel", "turns"), (), cells=tuple(turns)),
        PanelRow(wording.name("panel", "ends"), (), cells=cells),
    )
    return Panel("impulses", wording.name("panel", "impulses"), rows)


def _weather(pos: War, wording: Wording) -> Panel:
    """The weather of every zone, what it does, and what it leaves for the next roll."""
    rows = []
    for zone in ZONES_SHOWN:
        sky = pos.kit.charts.skies[pos.weather[zone]]
        note = say(wording, "panel-sky", supply=sky.supply, cost=sky.cost, shift=sky.shift)
        item = Item(wording.name("weather", WEATHERS[pos.weather[zone]]), "open", note=note)
        rows.append(PanelRow(wording.name("zone", ZONE_KEYS[zone]), (item,)))
    item = Item(say(wording, "panel-asterisks", n=pos.asterisks), "open")
    return Panel("weather", wording.name("panel", "weather"), (*rows, PanelRow(wording.name("panel", "next"), (item,))))


def _initiative(pos: War, wording: Wording) -> Panel:
    """The initiative track, and who has the initiative."""
    marker = (Item(wording.side(pos.initiative), "now"),)
    cells = []
    for box, row in enumerate(pos.kit.charts.initiative):
        label = f"{wording.name('end', row['favours'])} +{row['bonus']}" if row["favours"] else "0"
        cells.append(Cell(label, marker if box == pos.track else ()))
    rows = (PanelRow(wording.name("panel", "track"), (), cells=tuple(cells)),)
    return Panel("initiative", wording.name("panel", "initiative"), rows)


def _cities(pos: War, wording: Wording) -> Panel:
    """What the scenario is about, and who holds it."""
    rows = []
    for role, spaces in ground(pos).goals.items():
        items = []
        for space in spaces:
            holder = pos.holder[space]
            whose = wording.name("camp", SIDES[holder]) if holder != NOBODY else ""
            state: State = "done" if holder == GERMANY else "open"
            items.append(Item(pos.kit.town[space], state, pos.kit.space_names[space], value=whose))
        rows.append(PanelRow(wording.name("goal", role), tuple(items)))
    return Panel("cities", wording.name("panel", "cities"), tuple(rows))


def _coming(pos: War, wording: Wording) -> Panel:
    """Who comes when, and the reserves that are not called yet."""
    kit, rows = pos.kit, []
    for side in powers(pos):
        due = sorted((pos.due[p], p) for p in pos.index.at[kit.circle] if pos.side(p) == side)
        for turn in dict.fromkeys(turn for turn, _ in due):
            season = SEASONS[(pos.first_season + turn - 1) % len(SEASONS)]
            items = (Item(wording.piece(p), "open", kit.piece_names[p]) for when, p in due if when == turn)
            label = f"{wording.name('camp', SIDES[side])}, {wording.name('season', season)}"
            rows.append(PanelRow(label, tuple(items), SIDES[side]))
    waiting = [p for p in ground(pos).reserves if pos.place[p] == kit.pool]
    if waiting:
        items = (Item(wording.piece(p), "open", kit.piece_names[p]) for p in waiting)
        rows.append(PanelRow(wording.name("panel", "reserves"), tuple(items), SIDES[pos.side(waiting[0])]))
    return Panel("coming", wording.name("panel", "coming"), tuple(rows))
