"""36 to 46: what comes in goes where the war is; what is strong comes back first."""

from __future__ import annotations

from grognard.core.advice import Adviser
from grognard.core.frame import Ask
from grognard.titles.war_of_resistance.advice import sea
from grognard.titles.war_of_resistance.advice.field import Field
from grognard.titles.war_of_resistance.chapters.ch12_points import owner_of
from grognard.titles.war_of_resistance.chapters.ch40_income import PER_ATTACK
from grognard.titles.war_of_resistance.chapters.ch42_stability import begins_month
from grognard.titles.war_of_resistance.chapters.ch45_cooperation import BRIBE, cooperation_result, rolling
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.nation import COOPERATIVE, NON_COOPERATIVE
from grognard.titles.war_of_resistance.war import War

NEAR_CAPITAL = 7
"""So near the enemy may come before the government leaves: it packs in one turn and travels in the next (37C)."""
GIFT = 0.4
"""What a point given to a faction must be worth on the index of stability."""
AFLOAT = 2
"""So much attack supply may wait in Japan beside troops; what is made beyond that only lies there."""
SHIPPING = 2
"""Resource points that are kept in Japan for ships as long as troops wait there for want of them (34E)."""


def arrivals(field: Field, ask: Ask) -> list[float]:
    """The strongest first."""
    return [float(_strength(field, order.target)) for order in ask.orders]


def entering(field: Field, ask: Ask) -> list[float]:
    """Where the unit would be of most use."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    return [_use(field, p, order.target) for order in ask.orders]


def withdrawal(field: Field, ask: Ask) -> list[float]:
    """The one that is missed least: any will do."""
    return [0.0 for _ in ask.orders]


def replacements(field: Field, ask: Ask) -> list[float]:
    """Points are there to be spent: rebuild, then replace the strongest."""
    return [
        WORTH.get(order.verb, 0.0) + (_strength(field, order.target) if order.verb in ("replace", "rebuild") else 0.0)
        for order in ask.orders
    ]


WORTH = {"replace": 1.0, "rebuild": 101.0, "equip": 150.0}
"""Guerrillas are worth more than the regulars they could make, and units in the pool stay whole."""


def least(field: Field, ask: Ask) -> list[float]:
    """The weakest is put aside."""
    return [-float(_strength(field, order.target)) for order in ask.orders]


def entering_city(field: Field, ask: Ask) -> list[float]:
    """Where the enemy is far away."""
    return [float(distance(field, order.target)) for order in ask.orders]


def restoring(field: Field, ask: Ask) -> list[float]:
    """At the full strength that can be paid."""
    return [-float(order.target) if isinstance(order.target, int) else 0.0 for order in ask.orders]


def opening_supply(field: Field, ask: Ask) -> list[float]:
    """Who stands nearest to what is worth holding."""
    return [
        1.0 + _use(field, order.target, field.pos.place[order.target]) if isinstance(order.target, int) else 0.0
        for order in ask.orders
    ]


def capital(field: Field, ask: Ask) -> list[float]:
    """Leave when the enemy is near, and govern again far from him."""
    pos = field.pos
    near = distance(field, pos.capital) <= NEAR_CAPITAL
    worth = {"done": 0.5, "evacuate": 1.0 if near else 0.0, "set-up-capital": 0.0 if near else 1.0}
    return [worth[order.verb] for order in ask.orders]


def capital_in_danger(field: Field) -> bool:
    """Whether the government that has packed should go further away."""
    return 0 <= field.pos.capital < field.pos.kit.hex_count and distance(field, field.pos.capital) <= 2 * NEAR_CAPITAL


def production(field: Field, ask: Ask) -> list[float]:
    """Attack supply where there is enough for it, else resources."""
    worth = {"take-attack-supply": 2.0, "done": 1.0}
    return [worth.get(order.verb, 0.0) for order in ask.orders]


def income(field: Field, ask: Ask) -> list[float]:
    """Attack supply; some resource points are left for ships where they are wanted."""
    pos, space, points = field.pos, ask.args["space"], ask.args["points"]
    assert isinstance(space, int)
    assert isinstance(points, int)
    waits = field.side == JAPAN and sea.wants_ships(field)
    rich = pos.resources.get(space, 0) + points - PER_ATTACK >= (SHIPPING if waits else 0)
    rich &= not (waits and pos.stocks.get(space, 0) >= AFLOAT)
    return [{"take-attack-supply": 2.0 if rich else 0.0, "done": 1.0}.get(order.verb, -1.0) for order in ask.orders]


def everything(field: Field, ask: Ask) -> list[float]:
    """All that is offered, one after the other."""
    return [0.0 if order.verb == "done" else 1.0 for order in ask.orders]


def nothing(field: Field, ask: Ask) -> list[float]:
    return [1.0 if order.verb == "done" else 0.0 for order in ask.orders]


def government(field: Field, ask: Ask) -> list[float]:
    """Far from the enemy."""
    return [float(distance(field, order.target)) for order in ask.orders]


def distance(field: Field, space: object) -> int:
    """Hexes to the nearest Japanese unit."""
    assert isinstance(space, int)
    return int(field.foes[space])


def puppets(field: Field, ask: Ask) -> list[float]:
    """Every government that can be had; far from the Chinese lines is as good as near."""
    return [0.0 if order.verb == "done" else 1.0 for order in ask.orders]


def deliveries(field: Field, ask: Ask) -> list[float]:
    """China gives points to factions that would fall away, just before they roll (45A3); the rest is kept."""
    pos = field.pos
    rolls = field.side == CHINA and begins_month(pos) and pos.turn > pos.ground.first + 1
    spare = sum(n for space, n in pos.resources.items() if owner_of(pos, space) == CHINA) > BRIBE
    gives = rolls and spare and max((_gain(pos, force) for force in rolling(pos)), default=0.0) > GIFT
    return [0.0 if order.verb == "done" else 1.0 if gives and order.verb == "deliver" else -1.0 for order in ask.orders]


def receiver(field: Field, ask: Ask) -> list[float]:
    """The faction that is most likely to be held, or won, by a point more."""
    return [_gain(field.pos, str(order.target)) for order in ask.orders]


def _gain(pos: War, force: str) -> float:
    """What one more point for a faction is worth on the index of stability (42B)."""
    modifier = pos.favours.get(force, 0) - pos.gifts.get(force, 0) // 2
    return _prospects(pos, force, modifier + 1) - _prospects(pos, force, modifier)


def _prospects(pos: War, force: str, modifier: int) -> float:
    """What the next roll of a faction does to the index on average."""
    value, level = pos.kit.nation.stability, pos.cooperation[force]
    fall = value["to-non-cooperative" if level == COOPERATIVE else "to-puppet"]
    rise = value["back-to-cooperative"] if level == NON_COOPERATIVE else 0
    worth = {"down": fall, "up": rise}
    results = (cooperation_result(pos.kit, a + b + modifier) for a in range(1, 7) for b in range(1, 7))
    return sum(worth.get(result, 0) for result in results) / 36


def bribe(field: Field, ask: Ask) -> list[float]:
    """A warlord about to fall away is paid, with attack supply if there is nothing else."""
    worth = {"deliver": 2.0, "deliver-attack": 1.0}
    return [worth.get(order.verb, 0.0) for order in ask.orders]


def _piece(target: object) -> int:
    assert isinstance(target, int)
    return target


def _strength(field: Field, p: object) -> int:
    assert isinstance(p, int)
    kit, face = field.pos.kit, field.pos.kit.first_face[p]
    return kit.attack[face] + kit.defence[face]


def _use(field: Field, p: int, space: object) -> float:
    assert isinstance(space, int)
    return field.value(p, space) if space < field.pos.kit.hex_count else 0.0


ADVISERS: dict[str, Adviser[Field]] = {
    "arrivals": arrivals,
    "entering": entering,
    "withdrawal": withdrawal,
    "replacements": replacements,
    "restoring": restoring,
    "restored": entering,
    "opening-supply": opening_supply,
    "capital": capital,
    "government": government,
    "puppets": puppets,
    "deliveries": deliveries,
    "receiver": receiver,
    "bribe": bribe,
    "production": production,
    "income": income,
    "mending": everything,
    "spoils": everything,
    "dispatch": nothing,
    "posting": withdrawal,
    "quarters": withdrawal,
    "quartering": withdrawal,
    "call-up": nothing,
    "leaving": withdrawal,
    "overflow": withdrawal,
    "salvage": entering_city,
    "overstacking": least,
    "raising": restoring,
}
