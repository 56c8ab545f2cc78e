"""Tempers: how a player weighs things. The weights of a title's advice as data, and how much some places matter."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from grognard.core.errors import BrokenFile

TEMPERS = "temper"
"""The table of a file in which tempers stand that differ from the usual one."""


class Temper(NamedTuple):
    """The weights of advice by name, and by space how many times its usual worth it has to this player."""

    weights: Mapping[str, float]
    stress: Mapping[int, float] = {}


class Tempers(NamedTuple):
    """The usual temper of a title's advice, and others by name."""

    calm: Temper
    others: Mapping[str, Temper]


def read_tempers(path: Path) -> Tempers:
    """The tempers of a file: its weights, and tables `temper.NAME` with those that are others there."""
    try:
        found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenFile(f"{path.name}: {error}") from None
    others = found.pop(TEMPERS, {})
    usual = _numbers(path.name, found)
    tempers = {}
    for name, changed in others.items():
        unknown = changed.keys() - usual.keys()
        if unknown:
            raise BrokenFile(f"{path.name}: the temper {name} changes {', '.join(sorted(unknown))}, which is no weight")
        tempers[name] = Temper(usual | _numbers(path.name, changed))
    return Tempers(Temper(usual), tempers)


def _numbers(name: str, found: dict[str, Any]) -> dict[str, float]:
    for key, value in found.items():
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise BrokenFile(f"{name}: {key} is no number")
    return {key: float(value) for key, value in found.items()}
