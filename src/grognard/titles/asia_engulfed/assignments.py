"""Air units and the roles they fly in, as one secret pick for a whole side.

A pick is a key that says how many units of each class fly in each role: `attack` (all of them), `attack2-cap1`, or
with several classes `elite-cba2=attack4_cba2=attack1-escort1`. Units of a class are alike: which of them does what is
of no account. When there are too many ways to divide them, coarser classes are used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby, product
from math import comb, prod
from typing import NamedTuple

from grognard.titles.asia_engulfed.kit import KINDS, NATIONS
from grognard.titles.asia_engulfed.war import War

ATTACK, ESCORT, CAP, BASE = "attack", "escort", "cap", "base"
"""`base` units stay on the ground."""
Roles = tuple[str, ...]
Choices = Mapping[int, Roles]
"""The roles that each air unit may fly in."""

MANY = 400
"""More keys than this are too many for a menu."""
FINEST, COARSEST = 0, 3


class AirClass(NamedTuple):
    """Air units that are alike, the strongest first, and the roles open to them."""

    label: str
    units: tuple[int, ...]
    roles: Roles


def keys(pos: War, choices: Choices) -> list[str]:
    """Every way to assign these units."""
    if not choices:
        return []
    depth = _depth(pos, choices)
    found = _classes(pos, choices, depth)
    ways = [[_part(air, counts) for counts in _divisions(air, depth)] for air in found]
    if len(found) == 1:
        return [_uniform(part) for part in ways[0]]
    labelled = [[(air.label, part) for part in parts] for air, parts in zip(found, ways, strict=True)]
    return [_joined(way) for way in product(*labelled)]


def assigned(pos: War, choices: Choices, key: str) -> dict[int, str]:
    """The role of each unit by a key."""
    roles: dict[int, str] = {}
    if not choices:
        return roles
    found = _classes(pos, choices, _depth(pos, choices))
    parts = dict(word.split("=") for word in key.split("_")) if "=" in key else {air.label: key for air in found}
    for air in found:
        units = iter(air.units)
        for role, count in _counts(parts[air.label], len(air.units)):
            for _ in range(count):
                roles[next(units)] = role
    return roles


def described(key: str, name: Callable[[str, str], str]) -> str:
    """A key in words, with the texts `role-…` (some units), `all-fly-…` (all of them) and `air-…` (kinds of units)."""
    if "=" not in key:
        return name("all-fly", key) if "-" not in key else _part_described(key, name)
    parts = (word.split("=") for word in key.split("_"))
    return "; ".join(f"{_label_described(label, name)}: {_part_described(part, name)}" for label, part in parts)


def _label_described(label: str, name: Callable[[str, str], str]) -> str:
    *traits, last = label.partition(".")[0].split("-")
    kind = last.rstrip("0123456789")
    words = " ".join(name("air", word) for word in (kind, *traits))
    return f"{words} ({last[len(kind) :]})" if last != kind else words


def _part_described(part: str, name: Callable[[str, str], str]) -> str:
    words = [(word.rstrip("0123456789"), word) for word in part.split("-")]
    return ", ".join(f"{word[len(role) :]} {name('role', role)}" for role, word in words)


def _depth(pos: War, choices: Choices) -> int:
    """The finest division into classes that leaves a menu of bearable length."""
    for depth in range(FINEST, COARSEST):
        found = _classes(pos, choices, depth)
        if prod(comb(len(air.units) + len(air.roles) - 1, len(air.roles) - 1) for air in found) <= MANY:
            return depth
    return COARSEST


def _classes(pos: War, choices: Choices, depth: int) -> list[AirClass]:
    kit, steps = pos.kit, pos.steps
    several = len({kit.nation[p] for p in choices}) > 1

    def alike(p: int) -> tuple[Roles, str]:
        label = KINDS[kit.kind[p]]
        if depth < FINEST + 2:
            label = f"elite-{label}" if kit.elite[p] else label
            label = f"{NATIONS[kit.nation[p]]}-{label}" if several else label
        if depth == FINEST:
            label += str(steps[p])
        return choices[p], label

    order = sorted(choices, key=lambda p: (alike(p), -steps[p], not kit.elite[p], p))
    found = []
    for (roles, label), group in groupby(order, alike):
        found.append(AirClass(label, tuple(group), roles))
    if len({air.label for air in found}) < len(found):
        found = [air._replace(label=f"{air.label}.{'.'.join(air.roles)}") for air in found]
    return found


def _divisions(air: AirClass, depth: int) -> Iterator[tuple[int, ...]]:
    """How many of a class fly in each of its roles; in the coarsest division in two of them at most."""
    for counts in _compositions(len(air.units), len(air.roles)):
        if depth < COARSEST or sum(1 for count in counts if count) <= 2:
            yield counts


def _compositions(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (total,)
        return
    for first in range(total, -1, -1):
        for rest in _compositions(total - first, parts - 1):
            yield (first, *rest)


def _part(air: AirClass, counts: tuple[int, ...]) -> str:
    return "-".join(f"{role}{count}" for role, count in zip(air.roles, counts, strict=True) if count)


def _uniform(part: str) -> str:
    """All in one role: the role alone."""
    return part if "-" in part else part.rstrip("0123456789")


def _joined(way: tuple[tuple[str, str], ...]) -> str:
    alone = {_uniform(part) for _, part in way}
    if len(alone) == 1 and not any("-" in part for _, part in way):
        return alone.pop()
    return "_".join(f"{label}={part}" for label, part in way)


def _counts(part: str, total: int) -> Iterator[tuple[str, int]]:
    """The roles and numbers that a part of a key names."""
    for word in part.split("-"):
        role = word.rstrip("0123456789")
        yield role, int(word[len(role) :] or total)
