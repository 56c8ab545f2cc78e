"""What can be built, in words."""

from __future__ import annotations

from collections.abc import Callable

from grognard.titles.world_in_flames.chapters.ch13_6_production import price


def batch_name(key: str, name: Callable[[str, str], str]) -> str:
    """The key of a batch (13.6.5): type, letters of a minor, price, years ahead."""
    *letters, kind, cost = key.rstrip("+").split(".")
    ahead = key.count("+")
    first, _, both = cost.partition("/")
    paid = price(int(first), ahead, int(both or 0))
    parts = [name("kind", kind.lower()), *letters, f"{paid} {name('purse', 'points')}"]
    return " · ".join([*parts, *([f"+{ahead} {name('purse', 'years')}"] if ahead else [])])
