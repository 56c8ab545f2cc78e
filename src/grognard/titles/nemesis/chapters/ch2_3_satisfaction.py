"""2.3 Satisfaction Points and 2.4 Lamentation: two tracks a side, two Superiors, victory at any instant."""

from __future__ import annotations

from grognard.titles.nemesis.kit import ALLIES, JAPAN, SIDES
from grognard.titles.nemesis.war import War, enemy

TOP = 9


def satisfy(pos: War, side: int, points: int, rule: str) -> None:
    """The General advances; each time he passes 9 the Superior rises (2.3)."""
    if points <= 0 or pos.result is not None:
        return
    pos.event("satisfaction", rule, side=side, n=points)
    total = pos.general[side] + points
    wraps, pos.general[side] = divmod(total, TOP + 1)
    for _ in range(wraps):
        pos.cite("NEM-2.3-g")
        please(pos, side, "NEM-2.3-h")


def lament(pos: War, side: int, points: int, rule: str) -> None:
    """The Lamentation marker advances; each time it passes 9 the Superior falls (2.4)."""
    if points <= 0 or pos.result is not None:
        return
    pos.event("lamentation", rule, side=side, n=points)
    total = pos.lamentation[side] + points
    wraps, pos.lamentation[side] = divmod(total, TOP + 1)
    for _ in range(wraps):
        pos.cite("NEM-2.4-m")
        displease(pos, side, "NEM-2.4-n")


def please(pos: War, side: int, rule: str) -> None:
    """A Superior rises one box, or the other one falls."""
    if pos.superior[side] < TOP:
        _rise(pos, side, rule)
    else:
        _fall(pos, enemy(side), "NEM-2.3-i")
    _check_victory(pos, "NEM-2.3-j")


def displease(pos: War, side: int, rule: str) -> None:
    """A Superior falls one box, or the other one rises."""
    if pos.superior[side] > 0:
        _fall(pos, side, rule)
    else:
        if side == JAPAN:
            pos.cite("NEM-2.4-q")
        _rise(pos, enemy(side), "NEM-2.4-o")
    _check_victory(pos, "NEM-2.4-p")


def _rise(pos: War, side: int, rule: str) -> None:
    if pos.superior[side] == TOP:
        return
    pos.superior[side] += 1
    pos.event("superior-rises", rule, side=side, n=pos.superior[side])
    if side == ALLIES and pos.clf < TOP:
        pos.clf += 1
        pos.event("clf", "NEM-2.6-k", n=pos.clf)


def _fall(pos: War, side: int, rule: str) -> None:
    if pos.superior[side] == 0:
        return
    pos.superior[side] -= 1
    pos.event("superior-falls", rule, side=side, n=pos.superior[side])
    if side == ALLIES:
        pos.cite("NEM-2.6-l")


def _check_victory(pos: War, rule: str) -> None:
    """Superiors at 9 and 0 end the game at once (2.3, 2.4; state-based, ruling A3)."""
    for side in (JAPAN, ALLIES):
        if pos.superior[side] == TOP and pos.superior[enemy(side)] == 0:
            pos.finish(SIDES[side], rule)
