"""28 to 33 Ships in a battle: bring ashore what is aboard, lay guns for the army; patrols and ferries."""

from __future__ import annotations

from grognard.core.advice import Adviser
from grognard.core.frame import Ask
from grognard.titles.war_of_resistance.advice.field import Field
from grognard.titles.war_of_resistance.chapters.ch27_ships import is_docked, kind_of
from grognard.titles.war_of_resistance.chapters.ch31_cargo import aboard
from grognard.titles.war_of_resistance.kit_naval import FLOTILLA, TASK_FORCE


def _fixed(worth: dict[str, float]) -> Adviser[Field]:
    def judge(field: Field, ask: Ask) -> list[float]:
        return [worth.get(order.verb, 0.0) for order in ask.orders]

    return judge


def worth_sailing(field: Field, ship: int) -> bool:
    """Whether a ship has something to bring ashore or to fire at, and has not begun yet."""
    pos = field.pos
    if pos.spent[ship]:
        return False
    if aboard(pos, [ship]):
        return True
    return kind_of(pos, ship) in (TASK_FORCE, FLOTILLA) and ship not in pos.laid and not is_docked(pos, ship)


def sailing_in(campaign: Adviser[Field]) -> Adviser[Field]:
    """In the campaign fleets have errands of their own."""

    def judge(field: Field, ask: Ask) -> list[float]:
        return list(campaign(field, ask) if field.pos.ground.campaign else sailing(field, ask))

    return judge


def sailing(field: Field, ask: Ask) -> list[float]:
    """Debark where that can be done; else to the port, or the shore of a planned landing, nearest to the goals,
    and where not everybody stands already."""
    pos = field.pos
    ship = ask.args["piece"]
    assert isinstance(ship, int)
    cargo = aboard(pos, [ship])
    scores = []
    for order in ask.orders:
        if order.verb in ("debark", "dock"):
            scores.append(5.0 if order.verb == "debark" else 3.0 if cargo else -1.0)
        elif order.verb == "lay-guns":
            scores.append(2.0)
        elif order.verb == "to" and cargo and not pos.spent[ship]:
            assert isinstance(order.target, int)
            scores.append(_shore(field, cargo, order.target))
        else:
            scores.append(0.5 if order.verb == "stop" else -1.0)
    return scores


def _shore(field: Field, cargo: list[int], space: int) -> float:
    """What it is worth to bring units to a hex: a port of one's own, or where they are to land."""
    pos = field.pos
    if any(pos.landing_plans.get(p) == space and pos.landings_planned[p] < pos.turn for p in cargo):
        return 4.0
    if pos.ground.beyond[space] or space not in pos.harbours:
        return -1.0
    there = sum(pos.kit.attack[pos.face[p]] for p in pos.units_at(space, field.side))
    return 1.0 + max(0.0, field.value(cargo[0], space) - there) / 100


ADVISERS: dict[str, Adviser[Field]] = {
    "patrol-assignment": _fixed({"done": 1.0}),
    "sighting": _fixed({"target": 1.0}),
    "interdiction": _fixed({"target": 1.0}),
    "patrol-launch": _fixed({"fly": 2.0, "go": 1.0, "call-off": -1.0}),
    "course": _fixed({"straight": 1.0}),
    "port-run": _fixed({"done": 1.0}),
    "raids": _fixed({"done": 1.0}),
    "raid": _fixed({}),
    "raid-guns": _fixed({"fire-from": 1.0}),
    "airborne-overrun": _fixed({"overrun": 1.0}),
    "ship-parts": _fixed({"call-off": 1.0}),
    "ship-combination": _fixed({"call-off": 1.0}),
    "river-boxes": _fixed({"done": 1.0}),
    "river-exit": _fixed({}),
    "river-passage": _fixed({"stop": 1.0}),
    "ferries": _fixed({"done": 1.0}),
    "ferry-where": _fixed({}),
}
"""By question: what a side does with patrols, boats and ferries."""
