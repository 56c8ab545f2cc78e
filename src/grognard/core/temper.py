"""Tempers: how a player weighs things. The weights of a title's advice as data, and how much some places matter."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from grognard.core.errors import BrokenFile

TEMPERS, SIDES, GENERAL = "temper", "side", "general"
"""The tables of a file: other tempers, what is usual for one side only, and with what a general begins."""


class Temper(NamedTuple):
    """The weights of advice by name, and by space how many times its usual worth it has to this player."""

    weights: Mapping[str, float]
    stress: Mapping[int, float] = {}


class Tempers(NamedTuple):
    """The usual temper of a title's advice, others by name, and the usual one of sides that have their own.

    By side: the name of the temper that has won most, with which a general begins to think.
    """

    calm: Temper
    others: Mapping[str, Temper]
    sides: Mapping[str, Temper] = {}
    proven: Mapping[str, str] = {}

    def usual(self, side: str) -> Temper:
        """The temper in which a side is advised."""
        return self.sides.get(side, self.calm)

    def best(self, side: str) -> Temper | None:
        """The temper that has won most for a side; None if nobody has measured that."""
        name = self.proven.get(side)
        return None if name is None else self.others[name]


def read_tempers(path: Path) -> Tempers:
    """The tempers of a file: its weights, and tables `temper.NAME` and `side.SIDE` with those that are others there."""
    try:
        found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenFile(f"{path.name}: {error}") from None
    others, sides, proven = (found.pop(table, {}) for table in (TEMPERS, SIDES, GENERAL))
    unknown = set(proven.values()) - others.keys()
    if unknown:
        raise BrokenFile(f"{path.name}: a general begins with {', '.join(sorted(unknown))}, which is no temper")
    usual = _numbers(path.name, found)

    def changed(name: str, weights: dict[str, Any]) -> Temper:
        unknown = weights.keys() - usual.keys()
        if unknown:
            raise BrokenFile(f"{path.name}: {name} changes {', '.join(sorted(unknown))}, which is no weight")
        return Temper(usual | _numbers(path.name, weights))

    return Tempers(
        Temper(usual),
        {name: changed(f"the temper {name}", weights) for name, weights in others.items()},
        {name: changed(f"the side {name}", weights) for name, weights in sides.items()},
        proven,
    )


def _numbers(name: str, found: dict[str, Any]) -> dict[str, float]:
    for key, value in found.items():
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise BrokenFile(f"{name}: {key} is no number")
    return {key: float(value) for key, value in found.items()}
