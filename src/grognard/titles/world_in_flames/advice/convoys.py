"""Advice on convoys: they are laid where more of them would bring resources home, and stay there."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.advice.sea import legs
from grognard.titles.world_in_flames.kit import CONVOY
from grognard.titles.world_in_flames.planning import shortage
from grognard.titles.world_in_flames.war import SEA_MOVED, War

FIVE = 5
"""Points of a convoy."""
NEVER = -1.0


def lacking(view: Field) -> dict[int, int]:
    """By sea: the convoy points that are lacking for what would arrive with more of them."""
    pos, side = view.pos, view.side

    def make() -> dict[int, int]:
        found = shortage(pos, side)
        return found.points if found.gain > 0 else {}

    return pos.remember(("lacking", side), make, SEA_MOVED)


def idle(pos: War, side: int) -> list[int]:
    """Convoys in port that may sail."""
    return [p for p in pos.ships_of(side) if pos.kit.kind[p] == CONVOY and pos.on_map(p) and not pos.down[p]]


def within(view: Field, p: int, start: Sequence[int], steps: int) -> list[int]:
    """The seas that a convoy can be laid in and that lack some, those that lack most first."""
    need = lacking(view)
    near = [sea for sea in need if any(legs(view.pos, each)[sea] <= steps for each in start)]
    return sorted(near, key=lambda sea: (-need[sea], sea))


def wanted(view: Field, p: int) -> bool:
    """Whether a convoy in port is lacking somewhere."""
    kit = view.pos.kit
    steps = min(kit.move[p], kit.range[p]) - 1
    return bool(within(view, p, kit.seas.docks[view.pos.place[p]], steps))


def laying(view: Field, ask: Ask, units: Sequence[int], steps: int) -> list[float]:
    """Convoys gather as many as are lacking, and make for the sea that lacks most."""
    pos, kit = view.pos, view.pos.kit
    here = pos.sea(units[0])
    start = [here] if here >= 0 else kit.seas.docks[pos.place[units[0]]]
    near = within(view, units[0], start, max(0, steps - (here < 0)))
    need = lacking(view)
    goal = near[0] if near else -1
    found = []
    for order in ask.orders:
        space = order.target
        if not isinstance(space, int):
            found.append(0.0)
        elif order.verb == "with":
            more = goal >= 0 and kit.kind[space] == CONVOY and need[goal] > FIVE * len(units)
            found.append(50.0 if more else NEVER)
        elif order.verb == "enter" and goal >= 0:
            there = legs(pos, kit.seas.of[space])[goal]
            nearer = here < 0 or there < legs(pos, here)[goal]
            found.append(30.0 - there if nearer else NEVER)
        elif order.verb == "patrol-in":
            found.append(40.0 if here == goal else 1.0)
        else:
            found.append(NEVER)
    return found
