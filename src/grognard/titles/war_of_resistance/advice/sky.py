"""16 to 25 The air war: bombs on airfields and cities, support for attacks, home to the nearest base."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.war_of_resistance.advice.field import Field
from grognard.titles.war_of_resistance.chapters.ch16_launch import Launch, ready_for, targets
from grognard.titles.war_of_resistance.chapters.ch17_bases import capacity
from grognard.titles.war_of_resistance.chapters.ch18_flight import away
from grognard.titles.war_of_resistance.chapters.ch20_bombing import aims
from grognard.titles.war_of_resistance.kit import AIR
from grognard.titles.war_of_resistance.skies import DEFENCE, SUPPORT
from grognard.titles.war_of_resistance.war import enemy

KINDS = {"support": SUPPORT, "defence": DEFENCE}
"""What is flown in windows; other things are left to people."""
AIMS = {"terror-capital": 5.0, "airbase": 4.0, "factory": 3.0, "terror-city": 2.0, "rail": 1.0, "port": 0.5}
CROWDED = 99.0
"""A word that a player may want, and the bot never: it thinks of each unit."""
ENOUGH = 3
"""So many units over a hex are enough."""


def _fixed(worth: dict[str, float], ask: Ask) -> list[float]:
    return [worth.get(order.verb, 0.0) for order in ask.orders]


def window(field: Field, ask: Ask) -> list[float]:
    """Who can help in a combat that is likely flies; else it is enough. What is opened here is also carried out."""
    flies = ask.prompt == "air-window" and any(_sorties(field, KINDS[str(ask.args["mission"])]).values())
    return _fixed({"air": 1.0 if flies else -1.0, "stand-by": -2.0}, ask)


def operation(field: Field, ask: Ask) -> list[float]:
    return [0.0 if order.verb != "operation" else 1.0 if str(order.target) in KINDS else -1.0 for order in ask.orders]


def lead(field: Field, ask: Ask) -> list[float]:
    """The unit that is of most use where it can go."""
    mission = KINDS.get(str(ask.args["mission"]))
    worth = {} if mission is None else _sorties(field, mission)
    return [worth.get(order.target, -1.0) if isinstance(order.target, int) else 0.0 for order in ask.orders]


def _sorties(field: Field, mission: int) -> dict[int, float]:
    """By air unit: what it is worth to fly it from its own base, at its normal range."""
    pos = field.pos
    found: dict[int, float] = {}
    for p in ready_for(pos, field.side, mission):
        best = max((_help(field, mission, s) for s in targets(pos, p, mission, 0, pos.place[p])), default=0.0)
        found[p] = best * pos.kit.air.aircraft[p].tactical
    return found


def _help(field: Field, mission: int, space: int) -> float:
    """What one more air unit is worth in a combat for a hex: most where it hangs in the balance."""
    pos, side = field.pos, field.side
    if len([p for p in pos.others_at(space, AIR, side) if pos.sortie[p] == mission]) >= ENOUGH:
        return 0.0
    kit, defender = pos.kit, side if mission == DEFENCE else enemy(side)
    defence = sum(kit.defence[pos.face[p]] for p in pos.units_at(space, defender))
    near = [p for s in kit.neighbours[space] for p in pos.units_at(s, enemy(defender))]
    attack = sum(kit.attack[pos.face[p]] for p in near)
    return float(min(defence, attack)) if attack > defence else 0.0


def target(field: Field, ask: Ask) -> list[float]:
    """Where it is of most use, or where there is most to hit."""
    pos, scores = field.pos, []
    frame = pos.stack[-1]
    assert isinstance(frame, Launch)
    for order in ask.orders:
        if not isinstance(order.target, int):
            scores.append(0.0)
        elif frame.key in KINDS:
            scores.append(_help(field, KINDS[frame.key], order.target))
        else:
            worth = sum(AIMS.get(key, 0.0) for key in aims(pos, field.side, order.target))
            scores.append(worth + len(pos.others_at(order.target, AIR, enemy(field.side))))
    return scores


def assembly(field: Field, ask: Ask) -> list[float]:
    """One more bomber, one escort, then off."""
    return _fixed(
        {"fly": -0.5, "escort": 2.0 if len(ask.orders) < 4 else -0.5, "airlift": 3.0, "airlift-stores": 3.0, "go": 1.0},
        ask,
    )


def manner(field: Field, ask: Ask) -> list[float]:
    worth = {"normal": 3.0, "extended": 2.0, "staged": 1.0}
    return [worth.get(str(order.target), 0.0) for order in ask.orders]


def flight(field: Field, ask: Ask) -> list[float]:
    return _fixed({"straight": 1.0, "done": 2.0, "send-group": -1.0}, ask)


def nearest(field: Field, ask: Ask) -> list[float]:
    """The nearest base, and one with room."""
    pos, p = field.pos, ask.args["piece"]
    assert isinstance(p, int)
    here = pos.place[p]
    known = here < pos.kit.hex_count
    scores = []
    for order in ask.orders:
        if not isinstance(order.target, int):
            scores.append(-CROWDED if order.verb == "place-rest" else 1.0)
            continue
        space = order.target
        crowd = len(pos.others_at(space, AIR, field.side)) - capacity(pos, space)
        scores.append((-0.1 * float(away(pos.kit, here)[space]) if known else 0.0) - max(0, crowd))
    return scores


def combat(field: Field, ask: Ask) -> list[float]:
    """Fighters fight."""
    return _fixed(
        {
            "pounce": 1.0,
            "intercept": 1.0,
            "engage-screen": -1.0,
            "press-on": 1.0,
            "fire-back": 1.0,
            "scramble": -1.0,
            "hold-back": 0.5,
        },
        ask,
    )


def bombing(field: Field, ask: Ask) -> list[float]:
    return [
        AIMS.get(str(order.target), 1.0)
        if order.verb == "bomb"
        else {"with": 3.0, "drop-bombs": 2.0}.get(order.verb, 0.0)
        for order in ask.orders
    ]


def staff(field: Field, ask: Ask) -> list[float]:
    """Everything is repaired and placed; two aborted units are worth more than one."""
    return _fixed(
        {
            "place-air": 5.0,
            "convert-air": 4.0,
            "repair-air": 3.0,
            "rebuild-air": 2.0,
            "regroup-air": -1.0,
            "land-at": 0.0,
        },
        ask,
    )


def weakest(field: Field, ask: Ask) -> list[float]:
    """Who is missed least stands down or goes."""
    craft = field.pos.kit.air.aircraft
    return [
        -float(craft[order.target].attack + craft[order.target].tactical) if isinstance(order.target, int) else 0.0
        for order in ask.orders
    ]


def plans(field: Field, ask: Ask) -> list[float]:
    return _fixed({"done": 1.0, "call-off": 1.0}, ask)
