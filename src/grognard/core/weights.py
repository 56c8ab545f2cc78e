"""Weights: the numbers of a title's judgement that can be tuned, as data beside its code."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from grognard.core.errors import BrokenFile


@cache
def read_weights(path: Path) -> Mapping[str, float]:
    """The weights of a file, by name: numbers, and nothing else."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenFile(f"{path.name}: {error}") from None
    for name, value in found.items():
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise BrokenFile(f"{path.name}: {name} is no number")
    return {name: float(value) for name, value in found.items()}


def share(mine: float, theirs: float) -> float:
    """By how much mine is the greater part of both: from -1 to 1."""
    return (mine - theirs) / (mine + theirs) if mine + theirs else 0.0


def fading(left: float, horizon: float) -> float:
    """How much forces still count with so many turns left after this one: all at first, nothing in the last turn."""
    return max(0.0, min(1.0, left / horizon))
