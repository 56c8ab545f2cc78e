"""The player mats: Build Tracks with their markers, and what a power in production can buy at which price."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from grognard.core.order import Order
from grognard.core.scene import Cell, Item, Panel, PanelRow, say
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.chapters.ch0_terms import pieces_in_pool
from grognard.titles.asia_engulfed.chapters.ch4_4_units import cost_of, prospects
from grognard.titles.asia_engulfed.chapters.ch4_7_tracks import (
    AIR_TRACKS,
    key_of,
    last_box,
    markers_left,
    tracks_of,
)
from grognard.titles.asia_engulfed.chapters.ch4_9_completion import Completion, takers
from grognard.titles.asia_engulfed.chapters.ch4_production import (
    ACTION,
    ASW,
    BOMBER,
    PRODUCERS,
    SUB_POINT,
    TRANSPORT,
    Production,
    Spending,
    goods,
)
from grognard.titles.asia_engulfed.chapters.ch10_victory import LAST_TURN
from grognard.titles.asia_engulfed.kit import (
    ALLIES,
    CC,
    CW,
    GARRISON,
    JP,
    KINDS,
    NATIONS,
    SIDE_OF,
    SIDES,
    US,
)
from grognard.titles.asia_engulfed.looks import FLAGS
from grognard.titles.asia_engulfed.theatre import PHASES, Build
from grognard.titles.asia_engulfed.verbs import ADVANCE, BUY, COMMISSION, CONVERT, LAY, RAISE
from grognard.titles.asia_engulfed.war import War

BUILDERS = (JP, US, CW)
GOODS = {JP: (TRANSPORT, ASW, ACTION), US: (SUB_POINT, BOMBER, ACTION)}
"""What powers buy that is no unit; the others only buy Special Actions."""
PRICES = {TRANSPORT: "transport", ASW: "asw", SUB_POINT: "submarine", BOMBER: "bomber", ACTION: "action"}
"""Such goods as the Build Cost Table names them."""
FORTS = ("fort-island", "fort-port", "fort-area")
FORESEEN = 3
"""How many turns with arrivals are shown."""


def build_tracks(pos: War, wording: Wording) -> Panel:
    """Every track of every power."""
    rows: list[PanelRow] = []
    for power in BUILDERS:
        rows.append(PanelRow(wording.name("nation", NATIONS[power]), (), SIDES[SIDE_OF[power]]))
        rows += _tracks(pos, power, wording)
    return Panel("builds", wording.name("panel", "builds"), tuple(rows))


def production(pos: War, wording: Wording) -> Panel | None:
    """The mat of the power that spends its WERP or completes its builds; nothing in other phases."""
    power = _producing(pos)
    if power in (-1, CC):
        return None
    rows = [*_tracks(pos, power, wording)] if power in BUILDERS else []
    if any(isinstance(frame, Spending) for frame in pos.stack):
        rows += _shelves(pos, power, wording)
    if not rows:
        return None
    title = say(
        wording,
        "panel-production-overseas" if power == JP else "panel-production",
        power=wording.name("nation", NATIONS[power]),
        werp=pos.werp[power],
        transports=pos.transports,
    )
    return Panel("production", title, tuple(rows), front=True)


def _producing(pos: War) -> int:
    """The power whose turn it is in a Production Phase; -1 for none."""
    return next((frame.power for frame in pos.stack if isinstance(frame, Spending | Completion)), -1)


def _written(pos: War, wording: Wording, power: int, *orders: Order) -> tuple[str, ...]:
    """Orders as they are written; only the power that is in production can give any."""
    if power != _producing(pos):
        return ()
    return tuple(wording.title.write(pos.kit, order) for order in orders)


# Build Tracks


def _tracks(pos: War, power: int, wording: Wording) -> Iterator[PanelRow]:
    """Boxes with the markers in them; those that are free wait beside the track."""
    side = SIDES[SIDE_OF[power]]
    for track in tracks_of(power):
        last = last_box(pos, track)
        markers = sorted(build for build in pos.builds if build.power == power and build.track == track)
        cells = tuple(
            Cell(
                str(box),
                tuple(_marker(pos, build, wording) for build in markers if min(build.box, last) == box),
                box == last,
            )
            for box in range(1, last + 1)
        )
        yield PanelRow(wording.name("short", track), tuple(_free(pos, power, track, wording)), side, cells)


def _marker(pos: War, build: Build, wording: Wording) -> Item:
    power, track = build.power, build.track
    last = last_box(pos, track)
    complete = build.box >= last
    name = wording.name("repair" if build.damage and not complete else "build", track)
    name = name[:1].upper() + name[1:]
    note = say(wording, "panel-marker", name=name, box=build.box, boxes=last, ready=_ready(pos, build, wording))
    orders = [ADVANCE[key_of(build)], CONVERT[key_of(build)]]
    if complete:
        orders = [] if track in AIR_TRACKS else COMMISSION.each(takers(pos, build))
    return Item(
        wording.name("short", track),
        "done" if build.moved else "open",
        key_of(build),
        note=note,
        icon="fire" if build.damage and not complete else "",
        orders=_written(pos, wording, power, *orders),
    )


def _free(pos: War, power: int, track: str, wording: Wording) -> Iterator[Item]:
    left = markers_left(pos, power, track)
    if left > 0:
        value = "" if pos.alternative("build-markers") else f"×{left}"
        note = say(wording, "panel-free", n=left, name=wording.name("build", track))
        orders = _written(pos, wording, power, LAY[track])
        yield Item(wording.name("short", track), "hidden", track, value, note, orders=orders)


def _ready(pos: War, build: Build, wording: Wording) -> str:
    """When a marker is complete if it gets a WERP in every Production Phase from now on."""
    left = last_box(pos, build.track) - build.box
    if left <= 0:
        return say(wording, "panel-complete")
    turn = pos.turn + left - _still_to_pay(pos, build)
    if turn > pos.kit.turn_keys.index(LAST_TURN[pos.scenario]):
        return say(wording, "panel-too-late")
    return say(wording, "panel-ready", turn=_date(pos, turn, wording))


def _still_to_pay(pos: War, build: Build) -> bool:
    """Whether a marker can get its WERP of this turn yet; Japan's Player-Turn comes first."""
    side = SIDE_OF[build.power]
    if build.moved:
        return False
    if side != pos.phasing:
        return side == ALLIES
    if pos.phase != "production":
        return not pos.phase or PHASES.index(pos.phase) < PHASES.index("production")
    if any(isinstance(frame, Completion) and frame.power == build.power for frame in pos.stack):
        return False
    step = next((frame.step for frame in pos.stack if isinstance(frame, Production)), 0)
    return side != ALLIES or PRODUCERS.index(build.power) >= step - 2


def _date(pos: War, turn: int, wording: Wording) -> str:
    return pos.kit.turn_names[turn][wording.language == "fr"]


# what can be bought


def _shelves(pos: War, power: int, wording: Wording) -> Iterator[PanelRow]:
    for key, items in (
        ("units", _units(pos, power, wording)),
        ("goods", _goods(pos, power, wording)),
        ("sites", _sites(pos, power, wording)),
        ("arrivals", _arrivals(pos, power, wording)),
    ):
        found = tuple(items)
        if found:
            yield PanelRow(wording.name("panel", key), found)


def _state(there: bool) -> Literal["open", "used"]:
    return "open" if there else "used"


def _units(pos: War, power: int, wording: Wording) -> Iterator[Item]:
    """Kinds of new units: how many the Force Pool has, the price of the Cadre and of every further step."""
    kit = pos.kit
    for p in prospects(pos, power):
        nation, kind, steps = kit.nation[p], kit.kind[p], kit.full_steps[p]
        n = sum(kit.full_steps[q] == steps for q in pieces_in_pool(pos, nation, kind))
        cost = cost_of(pos, p)
        flag = f"{FLAGS[NATIONS[nation]]} " if power == CW else ""
        note = say(
            wording,
            "panel-unit",
            kind=wording.name("kind", KINDS[kind]),
            nation=wording.name("nation", NATIONS[nation]),
            n=n,
            steps=steps,
            cadre=cost.cadre,
            step=cost.step,
        )
        yield Item(
            f"{n} × {flag}{wording.name('short', KINDS[kind])} {'●' * steps}",
            _state(cost.cadre <= pos.werp[power]),
            kit.piece_names[p],
            f"{cost.cadre}+{cost.step}",
            note,
            orders=_written(pos, wording, power, RAISE[p]),
        )


def _goods(pos: War, power: int, wording: Wording) -> Iterator[Item]:
    """Points, improvements and Special Actions, with what limits them."""
    offered = goods(pos, power) if pos.werp[power] else []
    for item in GOODS.get(power, (ACTION,)):
        if item == BOMBER and pos.alternative("bombers"):
            continue
        name = wording.name("cost", PRICES[item])
        if item == ACTION:
            name = f"{name} {pos.actions[power]}/{pos.kit.action_limit[power]}"
        yield Item(
            name,
            _state(item in offered),
            item,
            str(pos.kit.costs[PRICES[item]].step),
            say(wording, "panel-actions", n=pos.actions[power]) if item == ACTION else wording.name("limit", item),
            orders=_written(pos, wording, power, BUY[item]),
        )


def _sites(pos: War, power: int, wording: Wording) -> Iterator[Item]:
    """What is bought for a place, and ordered on the map."""
    werp, costs = pos.werp[power], pos.kit.costs
    garrisons = len(pieces_in_pool(pos, power, GARRISON))
    cheapest = min(costs[fort].step for fort in FORTS)
    if garrisons:
        price = costs["garrison"].step
        name = f"{garrisons} × {wording.name('cost', 'garrison')}"
        yield Item(name, _state(price <= werp), "garrison", str(price))
    prices = "/".join(str(costs[fort].step) for fort in FORTS)
    yield Item(wording.name("panel", "forts"), _state(cheapest <= werp), "fort", prices)
    price = costs["repair"].step
    yield Item(wording.name("cost", "repair"), _state(price <= werp), "repair", str(price))


def _arrivals(pos: War, power: int, wording: Wording) -> Iterator[Item]:
    """9.2-b: ship steps that a power receives for nothing in the turns to come."""
    kit = pos.kit
    if pos.alternative("free-ships"):
        return
    end = kit.turn_keys.index(LAST_TURN[pos.scenario])
    coming = [turn for turn in range(pos.turn + 1, end + 1) if _gifts(pos, turn, power)]
    for turn in coming[:FORESEEN]:
        ships = ", ".join(f"{steps} × {wording.name('short', KINDS[kind])}" for kind, steps in _gifts(pos, turn, power))
        yield Item(ships, "open", kit.turn_keys[turn], _date(pos, turn, wording))


def _gifts(pos: War, turn: int, power: int) -> list[tuple[int, int]]:
    free = pos.kit.free_ships.get(pos.kit.turn_keys[turn], [])
    return [(kind, steps) for taker, kind, steps in free if taker == power]
