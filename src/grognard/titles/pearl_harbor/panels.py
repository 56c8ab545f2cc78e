"""What lies beside the map: the battle board, the shop window of the Force Pools, fleets, bases, Objectives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from grognard.core.order import Order
from grognard.core.scene import Item, Panel, PanelRow, say
from grognard.core.steps import Menu
from grognard.core.wording import Wording
from grognard.titles.pearl_harbor.battle import Battle, battle_of
from grognard.titles.pearl_harbor.chapters.ch3_stacking import UNIT, UNLIMITED, naval_limit, naval_load
from grognard.titles.pearl_harbor.chapters.ch4_sailing import Sailing
from grognard.titles.pearl_harbor.chapters.ch7_reaction import ReactionMovement
from grognard.titles.pearl_harbor.chapters.ch8_1_limits import LIMIT, attacks_made
from grognard.titles.pearl_harbor.chapters.ch8_7_surface import is_spotted
from grognard.titles.pearl_harbor.chapters.ch17_4_decision import COMMISSION, FleetTrains, SpecialOperations
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import dock_of, pool_of
from grognard.titles.pearl_harbor.chapters.ch17_6_activation import (
    ACTIVATE,
    BREAK_IN_POOL,
    REPAIR,
    UNITS,
    Activation,
    Repairs,
    activation_price,
    repair_price,
    waits_for_carrier,
)
from grognard.titles.pearl_harbor.chapters.ch17_8_construction import BUILD, BUILT, Construction, building_price
from grognard.titles.pearl_harbor.chapters.ch23_victory import (
    LEVELS,
    player_objectives,
    player_thresholds,
    side_objectives,
    thresholds,
)
from grognard.titles.pearl_harbor.kit import (
    AIR,
    FORCES,
    INSTALLATION,
    LAND,
    NAVAL,
    NORMAL,
    SIDE_OF,
    SIDES,
    TASK_FORCE,
    TRAIN,
    WEATHERS,
    ZONES,
)
from grognard.titles.pearl_harbor.looks import icon, kind_of, short
from grognard.titles.pearl_harbor.marks import ABORTED, DEFEATED, MISSIONS, READY
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.tokens import unseen_sides
from grognard.titles.pearl_harbor.war import War

State = Literal["now", "done", "open", "used", "gone", "hidden"]
NATIONS = ("japan", "japan", "usa", "usa", "britain", "australia", "kmt", "soviet")
"""By force: whose counters go without saying."""
Shop = Activation | Repairs | Construction | FleetTrains | SpecialOperations


def panels(pos: War, wording: Wording) -> Iterator[Panel]:
    fought = battle_of(pos)
    top = pos.stack[-1] if pos.stack else None
    if fought is not None:
        yield _battle(pos, fought, _clicks(pos, top, wording), wording)
    elif isinstance(top, Sailing):
        yield _in_hand(pos, top, wording)
    if isinstance(top, Shop):
        yield _shop(pos, top, wording)
    elif isinstance(top, ReactionMovement):
        yield _reaction(pos, top, wording)
    yield _weather(pos, wording)
    yield _objectives(pos, wording)
    if pos.segment in ("combat", "reaction"):
        yield _attacks(pos, wording)
    yield _fleets(pos, wording)
    yield _bases(pos, wording)


# what is being composed: counters that a click names


def _clicks(pos: War, frame: object, wording: Wording) -> dict[int, list[Order]]:
    """The orders about each counter, where a menu asks about counters and who looks may know all that is in it."""
    found: dict[int, list[Order]] = {}
    seat = getattr(frame, "seat", "")
    if isinstance(frame, Menu) and seat and pos.side_of(seat) not in unseen_sides(pos):
        verbs = (wording.title.verbs.get(name) for name in frame.lines)
        for order in frame.offered(pos.copy(), *(verb for verb in verbs if verb and verb.kind == "piece")):
            if isinstance(order.target, int):
                found.setdefault(order.target, []).append(order)
    return found


def _in_hand(pos: War, frame: Sailing, wording: Wording) -> Panel:
    """Ships that are about to sail, with what is aboard; who may come along, go aboard, and the box they may form."""
    hand = [p for ship in frame.pieces for p in (ship, *pos.cargo(ship))]
    found: dict[str, list[Item]] = {"hand": [fighter(pos, p, wording) for p in hand]}
    for p, orders in _clicks(pos, frame, wording).items():
        for order in orders:
            found.setdefault(order.verb, []).append(fighter(pos, p, wording, [order]))
    rows = tuple(PanelRow(wording.name("panel", key), tuple(items)) for key, items in found.items())
    where = wording.place(pos.place[frame.pieces[0]])
    return Panel("fleet", say(wording, "panel-fleet", space=where), rows, front=True)


# the battle board


def _battle(pos: War, fought: Battle, clicks: dict[int, list[Order]], wording: Wording) -> Panel:
    """Who fights whom: strike by strike, duel by duel, then all of both sides who have no part in that yet."""
    camps = [wording.name("camp", side) for side in SIDES]
    rows = []
    busy: set[int] = set()
    for strike in fought.strikes:
        target = wording.name("at-works", strike.works) if strike.works else wording.piece(strike.target)
        items = tuple(fighter(pos, p, wording) for p in strike.bombers)
        rows.append(PanelRow(say(wording, "panel-strike", name=target), items, SIDES[fought.side]))
        busy.update((*strike.bombers, strike.target))
    if fought.duels:
        duels = (Item(f"{_name(pos, a, wording)} → {_name(pos, b, wording)}", "now") for a, b in fought.duels)
        rows.append(PanelRow(wording.name("panel", "duels"), tuple(duels)))
    for side, pieces in ((fought.side, fought.attackers), (enemy(fought.side), fought.defenders)):
        there = dict.fromkeys((*pieces, *(p for p in clicks if pos.kit.side[p] == side)))
        rest = tuple(fighter(pos, p, wording, clicks.get(p, ())) for p in there if p not in busy)
        if rest:
            rows.append(PanelRow(camps[side], rest, SIDES[side]))
    kind = wording.name("fight", fought.wave if fought.wave in ("second", "counter", "second-counter") else fought.kind)
    if fought.number:
        kind = say(wording, "panel-round", name=kind, n=fought.number)
    title = say(wording, "panel-battle", name=kind, space=wording.place(fought.space))
    return Panel("battle", title, tuple(rows), front=True)


def _name(pos: War, p: int, wording: Wording) -> str:
    """A unit with its strength before its name; what is no unit by its name alone."""
    name = wording.piece(p)
    return f"{short(pos.kit, p)} {name}" if pos.kit.arm[p] in UNITS else name


def fighter(pos: War, p: int, wording: Wording, orders: Iterable[Order] = ()) -> Item:
    """A counter with its strength; struck through if it is out of the fight."""
    kit = pos.kit
    state: State = "used" if pos.marks[p] & (ABORTED | DEFEATED) else "open"
    written = tuple(wording.title.write(kit, order) for order in orders)
    return Item(_name(pos, p, wording), state, kit.piece_names[p], icon=icon(kit, p), orders=written)


# the shop window


def _shop(pos: War, shop: Shop, wording: Wording) -> Panel:
    """What the player can buy at this step, by force: like counters together, with the price of one."""
    rows = []
    for force in pos.forces_of(shop.seat):
        goods = tuple(_goods(pos, shop, force, wording))
        if goods:
            heading = say(wording, "panel-reserve", name=wording.name("power", FORCES[force]), n=pos.erp[force])
            rows.append(PanelRow(heading, goods, SIDES[SIDE_OF[force]]))
    return Panel("shop", wording.name("shop", type(shop).__name__.lower()), tuple(rows), front=True)


def _goods(pos: War, shop: Shop, force: int, wording: Wording) -> Iterator[Item]:
    kit, write = pos.kit, wording.title.write
    if isinstance(shop, SpecialOperations):
        price = kit.cost["special-operations"]
        state: State = "done" if pos.special[force] else "open" if price <= pos.erp[force] else "used"
        yield Item(wording.name("cost", "special-operations"), state, FORCES[force], str(price))
        return
    for alike in _alike(pos, shop, force):
        p = alike[0]
        price = _price(pos, shop, p)
        n = f"{len(alike)} × " if len(alike) > 1 else ""
        kind = wording.name("unit", kind_of(kit, p))
        if kit.nation[p] != NATIONS[force]:
            kind = f"{kind} ({wording.name('nation', kit.nation[p])})"
        label = f"{n}{short(kit, p)} {kind}" if kit.arm[p] in UNITS else f"{n}{kind}"
        note = ", ".join(wording.piece(each) for each in alike)
        orders = tuple(write(kit, order) for order in _orders(shop, p))
        state = "open" if price <= pos.erp[force] else "used"
        yield Item(label, state, kit.piece_names[p], str(price), note, icon(kit, p), orders)


def _alike(pos: War, shop: Shop, force: int) -> Iterable[list[int]]:
    """The counters on the shelf, those of one kind, nation and strength together."""
    kit = pos.kit
    arms = UNITS if isinstance(shop, Activation | Repairs) else BUILT if isinstance(shop, Construction) else (TRAIN,)
    boxes = kit.dock if isinstance(shop, Repairs) else kit.pool
    home = dock_of if isinstance(shop, Repairs) else pool_of
    found: dict[tuple[object, ...], list[int]] = {}
    for p in (p for box in boxes for p in pos.index.at[box]):
        if kit.arm[p] in arms and pos.force_of(p) == force and not waits_for_carrier(pos, p, home(pos, p)):
            key = (kit.arm[p], kit.kind[p], kit.nation[p], -kit.attack[p], kit.move[p], _price(pos, shop, p))
            found.setdefault(key, []).append(p)
    return [found[key] for key in sorted(found, key=str)]


def _price(pos: War, shop: Shop, p: int) -> int:
    if isinstance(shop, Activation):
        return activation_price(pos, p)
    if isinstance(shop, Repairs):
        return repair_price(pos, p)
    return building_price(pos, p) if isinstance(shop, Construction) else pos.kit.cost["fleet-train"]


def _orders(shop: Shop, p: int) -> tuple[Order, ...]:
    if isinstance(shop, Activation):
        return ACTIVATE[p], BREAK_IN_POOL[p]
    if isinstance(shop, Repairs):
        return (REPAIR[p],)
    return (BUILD[p],) if isinstance(shop, Construction) else (COMMISSION[p],)


# the reaction segment


def _reaction(pos: War, frame: ReactionMovement, wording: Wording) -> Panel:
    """Why one is asked: what the enemy has done in his movement, and what one has to meet it with."""
    kit, side = pos.kit, pos.side_of(frame.seat)
    foe = enemy(side)
    coming: dict[int, list[int]] = {}
    for p in kit.of_arm[NAVAL]:
        if kit.side[p] == foe and pos.on_map(p) and pos.mission[p]:
            coming.setdefault(pos.place[p], []).append(p)
    seen = [
        Item(
            f"{wording.place(space)}: {_sum(pos, ships, wording)}",
            "now" if is_spotted(pos, space, side) else "hidden",
            note=", ".join(dict.fromkeys(wording.name("mission", MISSIONS[pos.mission[p]]) for p in ships)),
        )
        for space, ships in sorted(coming.items())
    ]
    ready = [p for p in kit.of_arm[NAVAL] if kit.side[p] == side and pos.on_map(p) and pos.marks[p] & READY]
    places = dict.fromkeys(pos.place[p] for p in ready)
    mine = [
        Item(f"{wording.place(space)}: {_sum(pos, [p for p in ready if pos.place[p] == space], wording)}", "open")
        for space in places
    ]
    rows = [PanelRow(say(wording, "panel-reaction-why"), ())]
    nobody = Item(wording.name("panel", "nobody"), "gone")
    rows.append(PanelRow(wording.name("panel", "coming"), tuple(seen) or (nobody,), SIDES[foe]))
    rows.append(PanelRow(wording.name("panel", "ready"), tuple(mine) or (nobody,), SIDES[side]))
    return Panel("reaction", wording.name("panel", "reaction"), tuple(rows), front=True)


# what is always there


def _weather(pos: War, wording: Wording) -> Panel:
    items = tuple(
        Item(
            wording.name("zone", zone),
            "open" if found == NORMAL else "now",
            zone,
            wording.name("weather", WEATHERS[found]),
        )
        for zone, found in zip(ZONES, pos.weather, strict=True)
    )
    return Panel("weather", wording.name("panel", "weather"), (PanelRow("", items),))


def _objectives(pos: War, wording: Wording) -> Panel:
    """What each side, or player of a coalition, needs for its levels of victory, and what each force holds."""
    kit, control = pos.kit, pos.control
    rows = []
    for side, name, count, needed in _contenders(pos, wording):
        levels = tuple(
            Item(wording.name("level", level), "now" if count >= need else "open", level, str(need))
            for level, need in zip(LEVELS, needed, strict=True)
        )
        rows.append(PanelRow(f"{name[:1].upper()}{name[1:]}: {count}", levels, side))
    for force, key in enumerate(FORCES):
        held = [space for space in kit.objectives if control[space] == force]
        if held:
            held.sort(key=lambda space: -kit.objective[space])
            items = (Item(f"{kit.place_title(s, wording.language)} {kit.objective[s]}", "open") for s in held)
            total = sum(kit.objective[space] for space in held)
            label = say(wording, "panel-holds", name=wording.name("power", key), n=len(held), all=total)
            rows.append(PanelRow(label, tuple(items), SIDES[SIDE_OF[force]]))
    return Panel("objectives", wording.name("panel", "objectives"), tuple(rows))


def _contenders(pos: War, wording: Wording) -> Iterator[tuple[str, str, int, tuple[int, ...]]]:
    """Who can win: the side, the name, the Objectives that count, and those that each level needs (23)."""
    for side, key in enumerate(SIDES):
        if not pos.options.plays("victory", "coalition"):
            needed = thresholds(pos, "alliance", (key,))
            yield key, wording.name("camp", key), side_objectives(pos, side), needed
            continue
        for seat in pos.players(side):
            yield key, wording.name("seat", seat), player_objectives(pos, seat), player_thresholds(pos, seat)


def _attacks(pos: War, wording: Wording) -> Panel:
    """8.1: how many of its six attacks each force has made."""
    rows = []
    for force, key in enumerate(FORCES):
        made = attacks_made(pos, force)
        if SIDE_OF[force] != pos.phasing or pos.serves(force) != force or not pos.in_game(force):
            continue
        free = pos.special[force] or pos.segment != "combat"
        value = f"{made}" if free else f"{made}/{LIMIT}"
        note = wording.name("panel", "unlimited") if free else ""
        state: State = "used" if made >= LIMIT and not free else "open"
        rows.append(PanelRow(wording.name("power", key), (Item(note or value, state, key, value if note else ""),)))
    return Panel("attacks", wording.name("panel", "attacks"), tuple(rows))


def _fleets(pos: War, wording: Wording) -> Panel:
    """Task forces: where they are, on which mission, of what; of the enemy's perhaps only that they are there."""
    kit, hidden = pos.kit, unseen_sides(pos)
    rows = []
    for marker in kit.of_arm[TASK_FORCE]:
        if not pos.on_map(marker):
            continue
        ships = pos.fleet(marker)
        label = f"{wording.piece(marker)}, {wording.place(pos.place[marker])}"
        items = [Item(_sum(pos, ships, wording), "open")] if ships else []
        if ships and pos.mission[ships[0]]:
            items.append(Item(wording.name("mission", MISSIONS[pos.mission[ships[0]]]), "now"))
        if not ships and kit.side[marker] in hidden:
            items.append(Item("?", "hidden"))
        rows.append(PanelRow(label, tuple(items), SIDES[kit.side[marker]]))
    return Panel("fleets", wording.name("panel", "fleets"), tuple(rows))


def _bases(pos: War, wording: Wording) -> Panel:
    """Installations and home bases with what lies there: ships against their limit, air units, troops."""
    kit, hidden = pos.kit, unseen_sides(pos)
    built = [pos.place[p] for p in kit.of_arm[INSTALLATION] if pos.on_map(p)]
    homes = [space for spaces in kit.home_of.values() for space in spaces]
    rows = []
    for space in sorted({*built, *homes}, key=lambda each: kit.place_title(each, wording.language)):
        installation = pos.installation_at(space)
        side = kit.side[installation] if installation >= 0 else pos.holder(space)
        if side < 0:
            continue
        items = []
        for arm in (NAVAL, AIR, LAND):
            units = [p for p in pos.units_at(space, side, arm) if pos.aboard[p] < 0]
            if units:
                value = _room(pos, space, side) if arm == NAVAL else ""
                items.append(Item(_sum(pos, units, wording), "open", "", value, icon=icon(kit, units[0])))
        if items or side in hidden:
            rows.append(PanelRow(wording.place(space), tuple(items) or (Item("?", "hidden"),), SIDES[side]))
    return Panel("bases", wording.name("panel", "bases"), tuple(rows))


def _room(pos: War, space: int, side: int) -> str:
    """How much of what the hex holds is taken."""
    limit = naval_limit(pos, space, side)
    return "" if limit >= UNLIMITED else f"{naval_load(pos, space, side) // UNIT}/{limit // UNIT}"


def _sum(pos: War, pieces: Iterable[int], wording: Wording) -> str:
    """Units together: `20H 12L 8C`, `3 air units: 18`, `24-3 and so on as a strength`."""
    kit = pos.kit
    ships = dict.fromkeys("CHL", 0)
    others = 0
    for p in pieces:
        if kit.arm[p] == NAVAL:
            ships[kit.kind[p]] += kit.attack[p]
        else:
            others += max(kit.attack[p], kit.defence[p])
    told = [f"{factors}{kind}" for kind, factors in ships.items() if factors]
    return " ".join(told) if told else say(wording, "panel-factors", n=others)
