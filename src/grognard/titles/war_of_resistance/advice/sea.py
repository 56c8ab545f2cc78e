"""27 to 35 The war at sea: carry the army over, engage what comes near, fire for it, repair; the rest is for people."""

from __future__ import annotations

from grognard.core.advice import Adviser
from grognard.core.frame import Ask
from grognard.titles.war_of_resistance.advice.field import Field
from grognard.titles.war_of_resistance.chapters.ch18_flight import away
from grognard.titles.war_of_resistance.chapters.ch27_ships import is_docked, kind_of
from grognard.titles.war_of_resistance.chapters.ch28_sailing import Sailing, why_not_dock
from grognard.titles.war_of_resistance.chapters.ch28_water import docks
from grognard.titles.war_of_resistance.chapters.ch31_cargo import aboard, port_room
from grognard.titles.war_of_resistance.chapters.ch31_transport import debarkations, why_not_debark
from grognard.titles.war_of_resistance.chapters.ch41_mandates import closed_to
from grognard.titles.war_of_resistance.kit import JAPAN
from grognard.titles.war_of_resistance.kit_naval import TRANSPORT
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX


def _fixed(worth: dict[str, float]) -> Adviser[Field]:
    def judge(field: Field, ask: Ask) -> list[float]:
        return [worth.get(order.verb, 0.0) for order in ask.orders]

    return judge


BACK_HOME, UNDER_WAY = 30.0, 60.0
"""What it is worth to send an empty transport home, and one with troops to the war."""
EMPTY_HANDED = 1.0


def voyage_worth(field: Field, p: int) -> float:
    """Transports sail with troops aboard, or home for more of them, as long as that brings them nearer."""
    pos = field.pos
    box = pos.kit.box[JAPAN_BOX]
    if field.side != JAPAN or kind_of(pos, p) != TRANSPORT:
        return -1.0
    troops = aboard(pos, [p])
    goal = harbour(field, troops) if troops else box
    if goal < 0 or (not troops and pos.place[p] == box):
        return -1.0
    frame = Sailing(p)
    worth = UNDER_WAY if troops else BACK_HOME
    if is_docked(pos, p) and pos.place[p] == goal:
        return worth if any(not why_not_debark(pos, frame, q) for q in debarkations(pos, (p,))) else -1.0
    if not is_docked(pos, p) and goal in docks(pos, p) and not why_not_dock(pos, frame, goal):
        return worth
    far = away(pos.kit, goal)
    return worth if any(far[s] < far[pos.place[p]] for s in frame.spaces(pos)) else -1.0


def harbour(field: Field, troops: list[int]) -> int:
    """The friendly sea port from which troops have the shortest way to what they want, or -1."""
    pos = field.pos
    here = {ship for p in troops for ship in pos.stowed.get(p, ())}
    docked = [pos.place[q] for q in here if is_docked(pos, q) and pos.place[q] < pos.kit.hex_count]
    if docked and not any(closed_to(pos, p)[docked[0]] for p in troops):
        return docked[0]
    ports = [s for s in pos.kit.sea_ports if pos.holder[s] == field.side and s in pos.harbours]
    ports = [s for s in ports if not any(closed_to(pos, p)[s] for p in troops) and port_room(pos, s) > 0]
    return max(ports, key=lambda s: (float(field.map[s]), -s), default=-1)


def home_port(field: Field, ask: Ask) -> list[float]:
    """The strongest go aboard, if there is a port where they may land."""
    kit, face = field.pos.kit, field.pos.face
    scores = []
    for order in ask.orders:
        if order.verb != "embark" or not isinstance(order.target, int):
            scores.append(0.0)
            continue
        lands = harbour(field, [order.target]) >= 0
        scores.append(1.0 + kit.attack[face[order.target]] if lands else -1.0)
    return scores


def sailing(field: Field, ask: Ask) -> list[float]:
    """Troops go to the port that serves them best, and ashore there; empty ships go back to Japan."""
    pos, p = field.pos, ask.args["piece"]
    assert isinstance(p, int)
    troops, box = aboard(pos, [p]), pos.kit.box[JAPAN_BOX]
    goal = harbour(field, troops) if troops else box
    docked = is_docked(pos, p)
    scores = []
    for order in ask.orders:
        target = order.target
        if order.verb == "debark":
            scores.append(9.0 if docked and pos.place[p] == goal else -1.0)
        elif order.verb == "dock":
            scores.append(8.0 if target == goal else -1.0)
        elif order.verb == "to" and isinstance(target, int) and goal >= 0:
            far = float(away(pos.kit, goal)[target])
            here = float(away(pos.kit, goal)[pos.place[p]])
            scores.append(4.0 - far / 1000 if far < here and not (docked and pos.place[p] == goal) else -1.0)
        else:
            scores.append(EMPTY_HANDED if order.verb == "stop" else -1.0)
    return scores


ADVISERS: dict[str, Adviser[Field]] = {
    "contact": _fixed({"hunt": 1.0}),
    "sailing": sailing,
    "which-water": _fixed({}),
    "driven": _fixed({}),
    "which-bank": _fixed({}),
    "sea-freight": _fixed({"stop": 1.0}),
    "home-port": home_port,
    "landing-plans": _fixed({"done": 1.0}),
    "landing-target": _fixed({"call-off": 1.0}),
    "salvoes": _fixed({"train-guns": 1.0}),
    "cover": _fixed({"cover": 1.0}),
    "admiralty": _fixed({"repair-ship": 3.0, "rebuild-ship": 2.0, "repair-craft": 1.0, "acquire": -1.0}),
    "commission": _fixed({}),
    "ship-hit": _fixed({}),
    "upkeep": _fixed({"done": 1.0}),
}
"""By question: what a side without plans of its own at sea does."""
