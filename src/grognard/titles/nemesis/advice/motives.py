"""Why an order is good, in words: what stands in the advice as numbers."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask, side_of
from grognard.core.order import Order
from grognard.titles.nemesis.advice.battle import cheapest_to_lose, participants
from grognard.titles.nemesis.advice.camp import supply_outlook, waiting
from grognard.titles.nemesis.advice.chart import pull_from
from grognard.titles.nemesis.advice.ground import Ground
from grognard.titles.nemesis.advice.march import likely_hexes, moving, reachable, worths_of
from grognard.titles.nemesis.chapters.ch2_7_monsoon import air_value
from grognard.titles.nemesis.chapters.ch6_1_approach import approach_hexes
from grognard.titles.nemesis.chapters.ch6_1_attack import (
    Declare,
    Participants,
    attack_strength,
    attackers_by_target,
    feasible,
)
from grognard.titles.nemesis.chapters.ch8_rail import line, shut, stops_on
from grognard.titles.nemesis.kit import JAPAN, SIDES
from grognard.titles.nemesis.verbs import COMMIT, STOP, VERBS
from grognard.titles.nemesis.war import War

Said = tuple[str, dict[str, object]]


def _by_rail(pos: War, p: int) -> list[int]:
    side = pos.kit.side[p]
    return stops_on(pos, p, line(pos, side, pos.place[p], shut(pos, side)))


WAYS = {"movement": reachable, "approach": approach_hexes, "rail": _by_rail}
"""By question: the hexes to which a piece can go."""
STOPS = ("moving", "approach-move")
LEADS = ("lead", "front", "oppose", "force-retreat")
LOSSES = ("lose-step", "overstacked", "imphal-shortage")
FLED = ("retreating", "pushed-back")
CHITS = ("choose-chit", "play-chit")
RECRUITS = ("allied-entry", "japanese-replacements", "allied-replacements", "yunnan-replacement", "rebuild-second")
PLAIN = ("lay-ambush", "relocate-fort")
"""Questions about hexes to which nobody goes."""


def motives(pos: War, ask: Ask, order: Order) -> Iterator[Said]:
    """What speaks for an order and against it, as advice sees it."""
    ground = Ground(pos, SIDES.index(side_of(pos, ask.seat)))
    target, verb, frame = order.target, VERBS.get(order.verb), pos.stack[-1]
    if isinstance(frame, Participants) and not frame.storm and (order is COMMIT or order.verb == "with"):
        yield from _of_odds(ground, frame, ask, order)
    elif order is STOP and ask.prompt in STOPS:
        yield from _of_staying(ground, ask)
    elif ask.prompt in CHITS:
        yield from _of_chit(ground, str(target))
    elif order.verb in ("impose", "hold"):
        yield from _of_price(ground, ask, frame)
    if not isinstance(target, int) or verb is None:
        return
    if ask.prompt in LOSSES:
        if cheapest(ground, ask, order):
            yield "motive-cheap", {"piece": target}
        else:
            yield "motive-dear", {"piece": target}
    elif ask.prompt in LEADS and order.verb != "detach":
        yield "motive-quality", {"piece": target, "n": pos.quality(target)}
    elif ask.prompt in RECRUITS and verb.kind == "piece" and ground.kit.is_unit[target]:
        full = ground.kit.full_steps[target] if order.verb == "replace" else pos.steps[target]
        yield "motive-firepower", {"piece": target, "n": f"{ground.kit.fp_by_steps[target][full] / 2:g}"}
    elif ask.prompt in WAYS and order.verb in ("move", "rail"):
        hexes = likely_hexes(ground, WAYS[ask.prompt](pos, target))
        if hexes:
            worths = worths_of(ground, target, hexes)
            goal = hexes[worths.index(max(worths))]
            yield "motive-reaches", {"piece": target, "to": goal}
            yield from _of_hex(ground, goal, target)
    elif order.verb == "attack":
        yield from _of_attack(ground, target)
    elif order.verb == "drop":
        yield "motive-feeds", {"space": target, "n": sum(pos.steps[p] for p in pos.index.at[target])}
    elif ask.prompt == "advance" and order.verb == "advance":
        yield from _of_hex(ground, _space(ask), target)
    elif verb.kind == "space" and target < ground.kit.hex_count and ask.prompt not in PLAIN:
        if ask.prompt in FLED and not ground.threat_to(target):
            yield "motive-safe", {"space": target}
        yield from _of_hex(ground, target, _piece(ask))


def cheapest(ground: Ground, ask: Ask, order: Order) -> bool:
    """Whether no other loss hurts less."""
    scores = cheapest_to_lose(ground, ask)
    return scores[ask.orders.index(order)] == max(scores)


def _of_staying(ground: Ground, ask: Ask) -> Iterator[Said]:
    """Who stops here has arrived, or could do better."""
    p = _piece(ask)
    here = ground.pos.place[p]
    scores = moving(ground, ask)
    if scores[ask.orders.index(STOP)] == max(scores):
        yield "motive-stay", {"space": here}
    yield from _of_hex(ground, here, p)


def _of_hex(ground: Ground, space: int, p: int = -1) -> Iterator[Said]:
    """What there is to win and to fear in a hex for a piece that is there or goes there."""
    kit, pos = ground.kit, ground.pos
    if p >= 0 and not kit.is_unit[p]:
        yield "motive-carts", {"space": space}
    else:
        yield from _of_worth(ground, space)
    if space < kit.hex_count:
        lines = ground.lines
        if lines.full[space]:
            yield "motive-supplied", {"space": space}
        elif lines.limited[space]:
            yield "motive-limited", {"space": space}
        else:
            yield "motive-hungry", {"space": space}
    strength = ground.attack_at(space, ground.side)
    if p >= 0 and pos.place[p] != space:
        strength += attack_strength(pos, p)
    prey = _prey(ground, space, strength)
    if prey is not None:
        yield "motive-strikes", {"to": prey}
    if ground.danger_at(space, strength):
        yield "motive-danger", {"space": space}


def _of_worth(ground: Ground, space: int) -> Iterator[Said]:
    """An Objective that is to be had, to be held, or on the way to which this is."""
    kit, pos = ground.kit, ground.pos
    objective = kit.objectives.get(space)
    if objective is not None and space in ground.prizes:
        yield "motive-prize", {"space": space, "n": objective.value}
        if not pos.index.units[ground.foe][space]:
            yield "motive-empty", {"space": space}
    elif objective is not None and space in ground.worries:
        yield "motive-worry", {"space": space, "n": objective.value}
    elif objective is not None and space in ground.guards and not pos.index.units[ground.side][space]:
        yield "motive-guard", {"space": space, "n": objective.value}
    else:
        wanted, half = {**ground.prizes, **ground.worries}, ground.weights["pull"]
        if wanted:
            goal = max(wanted, key=lambda each: float(pull_from(kit, {each: wanted[each]}, half)[space]))
            if goal in ground.prizes:
                yield "motive-towards", {"space": goal, "n": kit.objectives[goal].value}
            else:
                yield "motive-relief", {"space": goal, "n": kit.objectives[goal].value}


def _prey(ground: Ground, space: int, strength: int) -> int | None:
    """The hex next to this one that a stack of some strength could attack with good odds."""
    if not ground.exposed[space] or not ground.chance_at(space, strength):
        return None
    units, least = ground.pos.index.units[ground.foe], ground.weights["odds"]
    near = [n for n in ground.kit.neighbours[space] if units[n]]
    good = [n for n in near if strength / (ground.strength_at(n, ground.foe) or 1) > least]
    return max(good, key=lambda n: ground.prizes.get(n, 0.0), default=None)


def _of_chit(ground: Ground, chit: str) -> Iterator[Said]:
    """What a Phase would bring now."""
    pos = ground.pos
    if chit == "supply":
        better, worse = supply_outlook(ground)
        yield "motive-chit-supply", {"n": better}
        if worse:
            yield "motive-chit-hunger", {"n": worse}
    elif chit == "reinforcement":
        yield "motive-chit-reinforcement", {"n": waiting(ground)}
        if ground.side != JAPAN:
            yield "motive-resources", {"n": pos.resources}
    else:
        near = sum(1 for n in ground.foes if _attackable(ground, n))
        if chit == "offensive":
            yield "motive-chit-offensive", {"n": near}
        else:
            yield "motive-chit-attack", {"n": near}


def _attackable(ground: Ground, space: int) -> bool:
    """Whether units of ours stand next to an enemy."""
    units = ground.pos.index.units[ground.side]
    return any(units[n] for n in ground.kit.neighbours[space])


def _of_price(ground: Ground, ask: Ask, frame: object) -> Iterator[Said]:
    """What a hex is worth that has to be paid for, and the price."""
    battle, price = getattr(frame, "battle", None), ask.args["n"]
    if battle is not None and battle.target in ground.kit.objectives:
        yield "motive-prize", {"space": battle.target, "n": ground.kit.objectives[battle.target].value}
    yield "motive-price", {"n": price}


def _space(ask: Ask) -> int:
    space = ask.args["space"]
    assert isinstance(space, int)
    return space


def _piece(ask: Ask) -> int:
    """The piece that a question is about; -1 if it is about none."""
    piece = ask.args.get("piece", -1)
    assert isinstance(piece, int)
    return piece


def _of_odds(ground: Ground, frame: Participants, ask: Ask, order: Order) -> Iterator[Said]:
    """The forces as they are, or as they will be with one more unit."""
    pos, p = ground.pos, order.target
    units = [*frame.chosen, *([p] if isinstance(p, int) else ())]
    air = air_value(pos, frame.air) if frame.air >= 0 else 0
    ours = f"{(sum(attack_strength(pos, unit) for unit in units) + air) / 2:g}"
    theirs = f"{ground.strength_at(frame.target, ground.foe) / 2:g}"
    if isinstance(p, int):
        yield "motive-joins", {"piece": p, "space": frame.target, "attack": ours, "defence": theirs}
        return
    scores = participants(ground, ask)
    if scores[ask.orders.index(order)] == max(scores):
        yield "motive-ready", {"space": frame.target, "attack": ours, "defence": theirs}
    else:
        yield "motive-so-far", {"space": frame.target, "attack": ours, "defence": theirs}


def _of_attack(ground: Ground, space: int) -> Iterator[Said]:
    """The forces on both sides, and what is to be won."""
    pos = ground.pos
    frame = pos.stack[-1]
    if isinstance(frame, Declare):
        units = feasible(pos, frame, space, attackers_by_target(pos, frame)[space])
        ours = sum(attack_strength(pos, p) for p in units) / 2
        theirs = ground.strength_at(space, ground.foe) / 2
        yield "motive-odds", {"space": space, "attack": f"{ours:g}", "defence": f"{theirs:g}"}
    if space in ground.prizes:
        yield "motive-prize", {"space": space, "n": ground.kit.objectives[space].value}
