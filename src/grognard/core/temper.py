"""Tempers: how a player weighs things. The weights of a title's advice as data, and how much some places matter."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from grognard.core.errors import BrokenFile

TEMPERS, SIDES = "temper", "side"
"""The tables of a file in which other tempers stand, and what is usual for one side only."""


class Temper(NamedTuple):
    """The weights of advice by name, and by space how many times its usual worth it has to this player."""

    weights: Mapping[str, float]
    stress: Mapping[int, float] = {}


class Tempers(NamedTuple):
    """The usual temper of a title's advice, others by name, and the usual one of sides that have their own."""

    calm: Temper
    others: Mapping[str, Temper]
    sides: Mapping[str, Temper] = {}

    def usual(self, side: str) -> Temper:
        """The temper in which a side is advised."""
        return self.sides.get(side, self.calm)


def read_tempers(path: Path) -> Tempers:
    """The tempers of a file: its weights, and tables `temper.NAME` and `side.SIDE` with those that are others there."""
    try:
        found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenFile(f"{path.name}: {error}") from None
    others, sides = found.pop(TEMPERS, {}), found.pop(SIDES, {})
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
    )


def _numbers(name: str, found: dict[str, Any]) -> dict[str, float]:
    for key, value in found.items():
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise BrokenFile(f"{name}: {key} is no number")
    return {key: float(value) for key, value in found.items()}
