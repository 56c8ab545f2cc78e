"""Air units and the roles they fly in, as secret picks of a whole side.

A pick is a key that says how many units of each class fly in each role: `attack` (all of them), `attack2-cap1`, or
with several classes `elite-cba2=attack4_cba2=attack1-escort1`. Units of a class are alike: which of them does what is
of no account. When one menu for all of them would be too long, a side picks class by class: `elite-cba2=attack4`,
then `cba2=attack1-escort1`. How many picks that takes is seen from the units alone, which lie open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
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
"""More keys than this are too many for one menu of a whole side."""
MANY_ALIKE = 100
"""More than this are too many for one class: it is divided in halves."""


class AirClass(NamedTuple):
    """Air units that are alike, and the roles open to them."""

    label: str
    units: tuple[int, ...]
    roles: Roles

    @property
    def ways(self) -> int:
        return comb(len(self.units) + len(self.roles) - 1, len(self.roles) - 1)


class Menu(NamedTuple):
    """One pick: the units it assigns, and every way to do so; and how many picks the side makes."""

    units: tuple[int, ...]
    keys: tuple[str, ...]
    menus: int


def menu(pos: War, choices: Choices, picks: Sequence[object] = ()) -> Menu | None:
    """What a side chooses after some picks; None if there is nothing more to choose."""
    found = [classes for classes in _menus(pos, choices) if _ways(classes) > 1]
    if len(picks) == len(found):
        return None
    classes = found[len(picks)]
    shape = tuple((air.label, len(air.units), air.roles) for air in classes)
    units = tuple(p for air in classes for p in air.units)
    return Menu(units, _keys(shape, labelled=len(classes) > 1 or len(found) > 1), len(found))


def assigned(pos: War, choices: Choices, *keys: str) -> dict[int, str]:
    """The role of each unit by the keys that were picked; units that are still to be assigned have none."""
    roles: dict[int, str] = {}
    picks = iter(keys)
    for classes in _menus(pos, choices):
        if _ways(classes) == 1:
            roles |= {p: air.roles[0] for air in classes for p in air.units}
            continue
        key = next(picks, "")
        if not key:
            continue
        parts = dict(word.split("=") for word in key.split("_")) if "=" in key else {}
        for air in classes:
            units = iter(air.units)
            for role, count in _counts(parts.get(air.label, key), len(air.units)):
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
    return f"{words} ({last[len(kind) :]})"


def _part_described(part: str, name: Callable[[str, str], str]) -> str:
    words = [(word.rstrip("0123456789"), word) for word in part.split("-")]
    return ", ".join(f"{word[len(role) :]} {name('role', role)}" for role, word in words)


# classes


def _menus(pos: War, choices: Choices) -> list[Sequence[AirClass]]:
    """The classes that are assigned together: all at once if that is a menu of bearable length."""
    found = _classes(pos, choices)
    if _ways(found) <= MANY:
        return [found] if found else []
    return [(part,) for air in found for part in _halves(air)]


def _halves(air: AirClass) -> Iterator[AirClass]:
    """A class, in as many parts as it takes to assign it in short menus."""
    if air.ways <= MANY_ALIKE:
        yield air
        return
    half = (len(air.units) + 1) // 2
    yield from _halves(air._replace(units=air.units[:half]))
    yield from _halves(air._replace(units=air.units[half:]))


def _ways(classes: Sequence[AirClass]) -> int:
    return prod(air.ways for air in classes)


def _classes(pos: War, choices: Choices) -> list[AirClass]:
    kit, steps = pos.kit, pos.steps
    several = len({kit.nation[p] for p in choices}) > 1

    def alike(p: int) -> tuple[Roles, str]:
        label = f"{KINDS[kit.kind[p]]}{steps[p]}"
        label = f"elite-{label}" if kit.elite[p] else label
        return choices[p], f"{NATIONS[kit.nation[p]]}-{label}" if several else label

    order = sorted((alike(p), p) for p in choices)
    found = []
    for (roles, label), group in groupby(order, lambda each: each[0]):
        found.append(AirClass(label, tuple(p for _, p in group), roles))
    if len({air.label for air in found}) < len(found):
        found = [air._replace(label=f"{air.label}.{'.'.join(air.roles)}") for air in found]
    return found


# keys


@lru_cache(1024)
def _keys(shape: tuple[tuple[str, int, Roles], ...], *, labelled: bool) -> tuple[str, ...]:
    """Every way to divide so many units of some classes among their roles."""
    if not labelled:
        ((_, count, roles),) = shape
        return tuple(_uniform(part) for part in _parts(count, roles))
    ways = [[(label, part) for part in _parts(count, roles)] for label, count, roles in shape]
    return tuple(_joined(way) for way in product(*ways))


def _parts(count: int, roles: Roles) -> Iterator[str]:
    """How many of a class fly in each of its roles."""
    for counts in _compositions(count, len(roles)):
        yield "-".join(f"{role}{some}" for role, some in zip(roles, counts, strict=True) if some)


def _compositions(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (total,)
        return
    for first in range(total, -1, -1):
        for rest in _compositions(total - first, parts - 1):
            yield (first, *rest)


def _uniform(part: str) -> str:
    """All in one role: the role alone."""
    return part if "-" in part else part.rstrip("0123456789")


def _joined(way: tuple[tuple[str, str], ...]) -> str:
    alone = {_uniform(part) for _, part in way}
    if len(way) > 1 and len(alone) == 1 and not any("-" in part for _, part in way):
        return alone.pop()
    return "_".join(f"{label}={part}" for label, part in way)


def _counts(part: str, total: int) -> Iterator[tuple[str, int]]:
    """The roles and numbers that a part of a key names."""
    for word in part.split("-"):
        role = word.rstrip("0123456789")
        yield role, int(word[len(role) :] or total)
