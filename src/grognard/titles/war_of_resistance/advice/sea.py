"""27 to 35 The war at sea: carry the army over, engage what comes near, fire for it, repair; the rest is for people."""

from __future__ import annotations

from grognard.core.advice import Adviser
from grognard.core.frame import Ask
from grognard.core.kinds import Pieces
from grognard.titles.war_of_resistance.advice.field import Field, stands
from grognard.titles.war_of_resistance.chapters.ch12_freight import EMPTY
from grognard.titles.war_of_resistance.chapters.ch12_points import ATTACK, ITEMS, SIZE
from grognard.titles.war_of_resistance.chapters.ch18_flight import away
from grognard.titles.war_of_resistance.chapters.ch27_ships import fleet, is_docked, kind_of
from grognard.titles.war_of_resistance.chapters.ch28_sailing import Sailing, why_not_dock
from grognard.titles.war_of_resistance.chapters.ch28_water import docks, points_left, points_of
from grognard.titles.war_of_resistance.chapters.ch31_cargo import PORT, aboard, partners, port_room, room, weight
from grognard.titles.war_of_resistance.chapters.ch31_transport import (
    Freight,
    why_not_debark,
    why_not_load,
    why_not_unload,
)
from grognard.titles.war_of_resistance.chapters.ch41_mandates import closed_to
from grognard.titles.war_of_resistance.kit import JAPAN
from grognard.titles.war_of_resistance.kit_naval import CRAFT, TRANSPORT
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX
from grognard.titles.war_of_resistance.war import War, enemy


def _fixed(worth: dict[str, float]) -> Adviser[Field]:
    def judge(field: Field, ask: Ask) -> list[float]:
        return [worth.get(order.verb, 0.0) for order in ask.orders]

    return judge


BACK_HOME, UNDER_WAY = 0.1, 0.4
"""What it is worth to send an empty transport home, and a laden one to the war: when all have marched."""
EMPTY_HANDED, LANDERS = 1.0, 20.0


def voyage_worth(field: Field, p: int) -> float:
    """Transports sail with troops or supplies aboard, or home for more of them, as long as that brings them nearer."""
    pos = field.pos
    box = pos.kit.box[JAPAN_BOX]
    if field.side != JAPAN or kind_of(pos, p) not in (TRANSPORT, CRAFT):
        return -1.0
    frame = Sailing(p, tuple(q for q in partners(pos, [p]) if q != p))
    goal = aim(field, frame.ships)
    if goal < 0:
        return -1.0
    docked = is_docked(pos, p)
    laden = _laden(field, frame.ships)
    worth = UNDER_WAY if laden or goal != box else BACK_HOME
    if docked and pos.place[p] == goal:
        return worth if _unloads(field, frame) else -1.0
    if not laden and goal != box:
        return worth if _supplies_at_home(field, frame) else -1.0
    if not docked and goal in docks(pos, p) and not why_not_dock(pos, frame, goal):
        return worth
    if _lands(pos, frame):
        return worth
    far = away(pos.kit, goal)
    return worth if any(far[s] < far[pos.place[p]] for s in frame.spaces(pos)) else -1.0


def is_due(pos: War, p: int) -> bool:
    """Whether a unit was to land by now, and the shore is still the enemy's."""
    space = pos.landing_plans.get(p, -1)
    return space >= 0 and pos.landings_planned[p] < pos.turn and pos.holder[space] == enemy(pos.kit.side[p])


def aim(field: Field, ships: Pieces) -> int:
    """Where ships go: to the shore of a landing, or a harbour, for what they carry or could take along; else home."""
    pos, box = field.pos, field.pos.kit.box[JAPAN_BOX]
    at_home = is_docked(pos, ships[0]) and pos.place[ships[0]] == box
    shores = [pos.landing_plans[q] for q in aboard(pos, ships) if is_due(pos, q)]
    if shores:
        return shores[0]
    if _laden(field, ships):
        return harbour(field, aboard(pos, ships), pos.place[ships[0]])
    if not at_home:
        return box
    return harbour(field, []) if pos.stocks.get(box) and room(pos, ships) >= SIZE[ATTACK] else -1


def _laden(field: Field, ships: Pieces) -> bool:
    return bool(aboard(field.pos, ships)) or any(q in field.pos.holds for q in ships)


def _lands(pos: War, frame: Sailing) -> bool:
    """Whether somebody can land now where that was planned."""
    return any(is_due(pos, q) and not why_not_debark(pos, frame, q) for q in aboard(pos, frame.ships))


def _unloads(field: Field, frame: Sailing) -> bool:
    """Whether something can go ashore in the port where ships are."""
    pos = field.pos
    if any(not why_not_debark(pos, frame, q) for q in aboard(pos, frame.ships)):
        return True
    return any(not why_not_unload(pos, _freight(field, frame), item) for item in _in_holds(field, frame.ships))


def _freight(field: Field, frame: Sailing) -> Freight:
    return Freight(frame.ships, field.pos.place[frame.piece], PORT, frame.paid)


def _in_holds(field: Field, ships: Pieces) -> list[str]:
    return [item for i, item in enumerate(ITEMS) if any(field.pos.holds.get(q, EMPTY)[i] for q in ships)]


def _supplies_at_home(field: Field, frame: Sailing) -> bool:
    """Whether attack supply can be taken aboard in Japan, and brought anywhere in this phase."""
    pos = field.pos
    box = pos.kit.box[JAPAN_BOX]
    if not is_docked(pos, frame.piece) or pos.place[frame.piece] != box or not pos.stocks.get(box):
        return False
    if points_left(pos, frame.ships) < points_of(pos, frame.piece) and frame.piece not in frame.paid:
        return False
    return not why_not_load(pos, _freight(field, frame), ATTACK)


def harbour(field: Field, troops: list[int], here: int = -1) -> int:
    """The friendly sea port in supply from which troops, or supplies, have the shortest way to the war, or -1."""
    pos = field.pos
    ports = [
        s
        for s in pos.kit.sea_ports
        if pos.holder[s] == field.side and s in pos.harbours
        if (field.fed[s] or s == here) and _takes(field, s, troops)
    ]
    return max(ports, key=lambda s: (float(field.map[s]), -s), default=-1)


def _takes(field: Field, space: int, troops: list[int]) -> bool:
    """Whether a port has room for some of these units, and for what they need on the quay: others sail on."""
    if not troops:
        return port_room(field.pos, space) >= SIZE[ATTACK]
    return any(_takes_in(field, space, p) for p in troops)


def _takes_in(field: Field, space: int, p: int) -> bool:
    pos = field.pos
    if port_room(pos, space) < max(SIZE[ATTACK], weight(pos, p)) or closed_to(pos, p)[space]:
        return False
    if stands(pos, [p], space):
        return True
    foes = pos.index.units[enemy(field.side)]
    return not any(foes[s] for s in pos.kit.neighbours[space]) and pos.phase != "movement"


def home_port(field: Field, ask: Ask) -> list[float]:
    """Who is to land goes aboard, then the strongest, if there is a port where they may go ashore."""
    kit, face = field.pos.kit, field.pos.face
    scores = []
    for order in ask.orders:
        if order.verb != "embark" or not isinstance(order.target, int):
            scores.append(-1.0 if order.verb == "load" else 0.0)
            continue
        planned = order.target in field.pos.landing_plans
        lands = is_due(field.pos, order.target) if planned else harbour(field, [order.target]) >= 0
        first = LANDERS if planned else 1.0
        scores.append(first + kit.attack[face[order.target]] if lands else -1.0)
    return scores


def sailing(field: Field, ask: Ask) -> list[float]:
    """Troops and supplies go to the port that serves them best, and ashore there; empty ships go back to Japan."""
    pos = field.pos
    frame = pos.stack[-1]
    assert isinstance(frame, Sailing)
    p = frame.piece
    goal = aim(field, frame.ships)
    docked = is_docked(pos, p)
    arrived = docked and pos.place[p] == goal
    waits = not _laden(field, frame.ships) and goal != pos.kit.box[JAPAN_BOX]
    scores = []
    for order in ask.orders:
        target = order.target
        if order.verb == "debark":
            scores.append(9.0 if arrived or (isinstance(target, int) and is_due(pos, target)) else -1.0)
        elif order.verb == "handle-freight":
            scores.append(8.5 if _handles(field, frame, arrived=arrived) else -1.0)
        elif order.verb == "dock":
            scores.append(8.0 if target == goal else -1.0)
        elif order.verb == "to" and isinstance(target, int) and goal >= 0 and not arrived and not waits:
            far = float(away(pos.kit, goal)[target])
            here = float(away(pos.kit, goal)[pos.place[p]])
            scores.append(4.0 - far / 1000 if far < here else -1.0)
        else:
            scores.append(EMPTY_HANDED if order.verb == "stop" else -1.0)
    return scores


def _handles(field: Field, frame: Sailing, *, arrived: bool) -> bool:
    """Whether supplies are taken aboard in Japan, or put ashore where they were to go."""
    if arrived:
        freight = _freight(field, frame)
        return any(not why_not_unload(field.pos, freight, item) for item in _in_holds(field, frame.ships))
    return _supplies_at_home(field, frame)


def freight(field: Field, ask: Ask) -> list[float]:
    """Attack supply is taken aboard in Japan, and everything put ashore elsewhere."""
    home = ask.args["space"] == field.pos.kit.box[JAPAN_BOX]
    scores = []
    for order in ask.orders:
        if order.verb == "load":
            scores.append(1.0 if home and order.target == ATTACK else -1.0)
        else:
            scores.append({"unload": -1.0 if home else 1.0}.get(order.verb, 0.0))
    return scores


def admiralty(field: Field, ask: Ask) -> list[float]:
    """Ships are repaired, and more are hired as long as somebody waits in Japan who has a port to go to."""
    hire = 1.0 if wants_ships(field) else -1.0
    worth = {"repair-ship": 3.0, "rebuild-ship": 2.0, "repair-craft": 1.0}
    return [
        (hire if order.target == TRANSPORT else -1.0) if order.verb == "acquire" else worth.get(order.verb, 0.0)
        for order in ask.orders
    ]


def wants_ships(field: Field) -> bool:
    """Whether more waits in Japan that has a port to go to than the ships there can carry."""
    pos = field.pos
    box = pos.kit.box[JAPAN_BOX]
    waiting = sum(weight(pos, p) for p in pos.units_at(box, JAPAN) if harbour(field, [p]) >= 0)
    return room_at_home(field) < waiting + SIZE[ATTACK] * pos.stocks.get(box, 0)


def room_at_home(field: Field) -> int:
    """Quarters of an RE for which there is room on the ships in Japan."""
    pos = field.pos
    box = pos.kit.box[JAPAN_BOX]
    ships = [p for p in fleet(pos, JAPAN) if pos.place[p] == box and kind_of(pos, p) in (TRANSPORT, CRAFT)]
    return sum(room(pos, [p]) for p in ships if p not in pos.worn)


def upkeep(field: Field, ask: Ask) -> list[float]:
    """Hired ships that are still laden are paid for again; so are others as long as many wait."""
    pos = field.pos
    waiting = sum(weight(pos, p) for p in pos.units_at(pos.kit.box[JAPAN_BOX], JAPAN))
    keep = waiting > room_at_home(field) or any(_laden(field, (p,)) for p in fleet(pos, JAPAN))
    return [0.0 if order.verb == "done" else 1.0 if keep else -1.0 for order in ask.orders]


ADVISERS: dict[str, Adviser[Field]] = {
    "contact": _fixed({"hunt": 1.0}),
    "sailing": sailing,
    "which-water": _fixed({}),
    "driven": _fixed({}),
    "which-bank": _fixed({}),
    "sea-freight": freight,
    "home-port": home_port,
    "salvoes": _fixed({"train-guns": 1.0}),
    "cover": _fixed({"cover": 1.0}),
    "admiralty": admiralty,
    "commission": _fixed({}),
    "ship-hit": _fixed({}),
    "upkeep": upkeep,
}
"""By question: what a side without plans of its own at sea does."""
