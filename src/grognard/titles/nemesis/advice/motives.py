"""Why an order is good, in words: what stands in the advice as numbers."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask, side_of
from grognard.core.order import Order
from grognard.titles.nemesis.advice.chart import pull_from
from grognard.titles.nemesis.advice.ground import Ground
from grognard.titles.nemesis.advice.march import likely_hexes, reachable, worths_of
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
from grognard.titles.nemesis.kit import SIDES
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


def motives(pos: War, ask: Ask, order: Order) -> Iterator[Said]:
    """What speaks for an order and against it, as advice sees it."""
    ground = Ground(pos, SIDES.index(side_of(pos, ask.seat)))
    target, verb, frame = order.target, VERBS.get(order.verb), pos.stack[-1]
    if isinstance(frame, Participants) and not frame.storm and (order is COMMIT or order.verb == "with"):
        yield from _of_odds(ground, frame, order)
    elif order is STOP and ask.prompt in STOPS:
        here = pos.place[_piece(ask)]
        yield "motive-stay", {"space": here}
        yield from _of_hex(ground, here)
    if not isinstance(target, int) or verb is None:
        return
    if ask.prompt in LOSSES:
        yield "motive-cheap", {"piece": target}
    elif ask.prompt in LEADS and order.verb != "detach":
        yield "motive-quality", {"piece": target, "n": pos.quality(target)}
    elif ask.prompt in WAYS and order.verb in ("move", "rail"):
        hexes = likely_hexes(ground, WAYS[ask.prompt](pos, target))
        if hexes:
            worths = worths_of(ground, target, hexes)
            goal = hexes[worths.index(max(worths))]
            yield "motive-reaches", {"piece": target, "to": goal}
            yield from _of_hex(ground, goal)
    elif order.verb == "attack":
        yield from _of_attack(ground, target)
    elif verb.kind == "space" and target < ground.kit.hex_count:
        if ask.prompt in FLED and not ground.threat_to(target):
            yield "motive-safe", {"space": target}
        yield from _of_hex(ground, target)


def _of_hex(ground: Ground, space: int) -> Iterator[Said]:
    """What there is to win and to fear in a hex."""
    kit, pos = ground.kit, ground.pos
    objective = kit.objectives.get(space)
    if objective is not None and space in ground.prizes:
        yield "motive-prize", {"space": space, "n": objective.value}
        if not pos.index.units[ground.foe][space]:
            yield "motive-empty", {"space": space}
    elif objective is not None and space in ground.worries:
        yield "motive-worry", {"space": space, "n": objective.value}
    elif ground.prizes:
        half = ground.weights["pull"]
        goal = max(ground.prizes, key=lambda prize: float(pull_from(kit, {prize: ground.prizes[prize]}, half)[space]))
        yield "motive-towards", {"space": goal, "n": kit.objectives[goal].value}
    lines = ground.lines
    if space < kit.hex_count:
        if lines.full[space]:
            yield "motive-supplied", {"space": space}
        elif lines.limited[space]:
            yield "motive-limited", {"space": space}
        else:
            yield "motive-hungry", {"space": space}
    if ground.danger_at(space, ground.attack_at(space, ground.side)):
        yield "motive-danger", {"space": space}


def _piece(ask: Ask) -> int:
    piece = ask.args["piece"]
    assert isinstance(piece, int)
    return piece


def _of_odds(ground: Ground, frame: Participants, order: Order) -> Iterator[Said]:
    """The forces as they are, or as they will be with one more unit."""
    pos, p = ground.pos, order.target
    units = [*frame.chosen, *([p] if isinstance(p, int) else ())]
    air = air_value(pos, frame.air) if frame.air >= 0 else 0
    ours = f"{(sum(attack_strength(pos, unit) for unit in units) + air) / 2:g}"
    theirs = f"{ground.strength_at(frame.target, ground.foe) / 2:g}"
    if isinstance(p, int):
        yield "motive-joins", {"piece": p, "space": frame.target, "attack": ours, "defence": theirs}
    else:
        yield "motive-ready", {"space": frame.target, "attack": ours, "defence": theirs}


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
