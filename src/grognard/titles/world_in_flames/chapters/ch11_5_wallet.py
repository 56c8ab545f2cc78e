"""11.5.6 Surprise points: who has how many left, and what they have bought.

They are kept in the battle, which lies further down on the stack; what happens in it spends them from there.
"""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.kinds import Number, Side
from grognard.core.steps import Steps
from grognard.titles.world_in_flames.war import War

NOBODY_RICH = -1


class Wallet(Steps[War], frozen=True):
    """A battle with surprise points; shifts are those of the active side and of the other."""

    side: Side
    """The active side."""
    foe: Number = NOBODY_RICH
    """Who speaks for those that it fights."""
    rich: Number = NOBODY_RICH
    points: Number = 0
    column: tuple[Number, ...] = (0, 0)
    dogfight: tuple[Number, ...] = (0, 0)
    flak: tuple[Number, ...] = (0, 0)


def _at(pos: War) -> int:
    return next(n for n in range(len(pos.stack) - 1, -1, -1) if isinstance(pos.stack[n], Wallet))


def wallet(pos: War) -> Wallet:
    found = pos.stack[_at(pos)]
    assert isinstance(found, Wallet)
    return found


def facing(pos: War, side: int) -> int:
    """The one of the two that fight that a side is not."""
    found = wallet(pos)
    return found.foe if side == found.side else found.side


def points_of(pos: War) -> tuple[int, int]:
    """The side that has surprise points, and how many."""
    found = wallet(pos)
    return (found.rich, found.points) if found.points else (NOBODY_RICH, 0)


def spend(pos: War, price: int, stage: str, choice: str) -> None:
    """Points are spent: for a shift of one's own (raise) or of the enemy (lower), or for a target."""
    at, found = _at(pos), wallet(pos)
    changes: dict[str, object] = {"points": found.points - price}
    if stage:
        mine = int(found.rich != found.side)
        who = mine if choice == "raise" else 1 - mine
        shifts = list(getattr(found, stage))
        shifts[who] += 1 if choice == "raise" else -1
        changes[stage] = tuple(shifts)
    pos.stack[at] = replace(found, **changes)
    pos.event("spends", "WIF-11.5.6-e", "WIF-11.5.6-c", side=found.rich, points=price, left=found.points - price)
