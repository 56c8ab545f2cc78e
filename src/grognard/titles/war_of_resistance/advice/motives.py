"""Why an order is good, in words: what stands in the advice as numbers.

Principles of whole questions are texts `why-…`.
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask, side_of
from grognard.core.order import Order
from grognard.titles.war_of_resistance.advice.battle import prospect
from grognard.titles.war_of_resistance.advice.field import Field, away
from grognard.titles.war_of_resistance.advice.theatre import march, must_stay, threatened, wanted
from grognard.titles.war_of_resistance.chapters.ch6_movement import reachable
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch9_attack import Assault, Combat
from grognard.titles.war_of_resistance.chapters.ch32_ashore import bound_to_attack
from grognard.titles.war_of_resistance.kit import DOT, JAPAN, SIDES
from grognard.titles.war_of_resistance.war import War, enemy

Said = tuple[str, dict[str, object]]

MARCHES = ("movement", "exploitation", "reaction-movement")
COMBATS = ("combat", "reaction-combat")
ENTRIES = ("entering", "restored")
NEAR = 0.5
"""Dangers that cost less are not worth a word."""


def motives(pos: War, ask: Ask, order: Order) -> Iterator[Said]:
    """What speaks for an order and against it, as advice sees it."""
    field, target = Field(pos, SIDES.index(side_of(pos, ask.seat))), order.target
    if ask.prompt == "moving" and order.verb == "stop":
        here = pos.place[_piece(ask)]
        yield "motive-stay", {"space": here}
        yield from _of_hex(field, _piece(ask), here)
    elif ask.prompt == "assault" and order.verb == "commit":
        yield from _of_odds(ask)
    if not isinstance(target, int):
        return
    if ask.prompt in COMBATS and order.verb == "attack":
        yield from _of_attack(field, target)
    elif ask.prompt == "assault" and order.verb == "with":
        yield "motive-joins", {"piece": target, "n": pos.kit.attack[pos.face[target]]}
    elif ask.prompt in MARCHES and order.verb == "move":
        yield from _of_march(field, target, exploits=ask.prompt == "exploitation")
    elif ask.prompt == "losses":
        yield "motive-cheap", {"piece": target}
    elif order.verb in ("to", "rail", "back") and isinstance(ask.args.get("piece"), int):
        yield from _of_hex(field, _piece(ask), target)
    elif ask.prompt in ("advance", "overrun-advance"):
        yield from _of_hex(field, target, _space(ask))
    elif ask.prompt in ENTRIES and target < pos.kit.hex_count:
        yield from _of_hex(field, _piece(ask), target)


def _of_odds(ask: Ask) -> Iterator[Said]:
    if "odds" in ask.args:
        yield "motive-ready", {"odds": ask.args["odds"], "drm": ask.args["drm"], "space": _space(ask)}


def _of_attack(field: Field, space: int) -> Iterator[Said]:
    """The odds with all who would take part, and what is to be won."""
    pos, frame = field.pos, field.pos.stack[-1]
    if isinstance(frame, Combat):
        bound = bound_to_attack(pos, space, field.side)
        attack = Assault(field.side, space, bound, reacts=frame.reacts)
        found = prospect(field, attack)
        if found.attackers:
            whole = Assault(field.side, space, found.attackers, found.fed, reacts=frame.reacts)
            odds = whole.odds(pos).name(pos.kit.combat)
            yield "motive-odds", {"space": space, "n": len(found.attackers), "odds": odds}
            if found.fed:
                yield "motive-fed", {"space": space}
    yield from _of_prize(field, space)


def _of_march(field: Field, p: int, *, exploits: bool) -> Iterator[Said]:
    """Where a unit can go that is better than where it is."""
    pos = field.pos
    spaces = [s for s in reachable(pos, p, exploits=exploits).spaces if not why_not_stack(pos, p, s)]
    goal = max(spaces, key=lambda s: field.value(p, s), default=pos.place[p])
    if goal != pos.place[p]:
        yield "motive-reaches", {"piece": p, "to": goal}
        yield from _of_hex(field, p, goal)


def _of_hex(field: Field, p: int, space: int) -> Iterator[Said]:
    """What there is to win, to hold and to fear in a hex."""
    pos = field.pos
    if space >= pos.kit.hex_count:
        return
    if p in field.posts:
        yield "motive-post", {"space": field.posts[p]}
    elif space == pos.place[p] and pos.ground.campaign and must_stay(pos, p):
        yield "motive-garrison", {"space": space}
    else:
        yield from _of_prize(field, space)
        yield from _of_goal(field, space)
    prey = max(pos.kit.neighbours[space], key=lambda s: field.prey.get(s, 0.0), default=-1)
    if pos.kit.attack[pos.face[p]] and field.prey.get(prey, 0.0) > 0:
        yield "motive-chance", {"space": prey}
    if not (field.follows(space) if pos.ground.campaign else field.fed[space]):
        yield "motive-hungry", {"space": space}
    if field.danger(p, space) > NEAR:
        yield "motive-danger", {"space": space}


def _of_prize(field: Field, space: int) -> Iterator[Said]:
    """What a hex is worth in itself."""
    pos = field.pos
    if space in pos.ground.goals:
        yield "motive-prize", {"space": space, "n": pos.ground.goals[space]}
    elif pos.ground.campaign and pos.kit.city[space] >= DOT and pos.holder[space] == enemy(field.side):
        yield "motive-city", {"space": space}


def _of_goal(field: Field, space: int) -> Iterator[Said]:
    """The place to which a hex is on the way."""
    pos = field.pos
    if pos.ground.campaign:
        goals = [s for spaces in wanted(pos).values() for s in spaces] if field.side == JAPAN else threatened(pos)
        goal = min(goals, key=lambda s: (float(march(pos.kit, s)[space]), s), default=-1)
    else:
        goals = [s for s in pos.ground.goals if (pos.holder[s] == JAPAN) != (field.side == JAPAN)] or [
            *pos.ground.goals
        ]
        goal = min(goals, key=lambda s: (int(away(pos.kit, s)[space]), s), default=-1)
    if goal >= 0 and goal != space:
        yield "motive-towards", {"space": goal}


def _piece(ask: Ask) -> int:
    piece = ask.args["piece"]
    assert isinstance(piece, int)
    return piece


def _space(ask: Ask) -> int:
    space = ask.args["space"]
    assert isinstance(space, int)
    return space
