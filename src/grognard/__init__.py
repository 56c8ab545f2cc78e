"""Grognard plays the great paper wargames by the book.

>>> import grognard
>>> game = grognard.new("nemesis", seed=7, seats={"japan": "greedy"})
>>> game.decision.seat
'allies'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = ["Game", "GrognardError", "load", "new"]

if TYPE_CHECKING:
    from grognard.core.errors import GrognardError
    from grognard.core.game import Game
    from grognard.core.opening import load, new


def __getattr__(name: str) -> Any:
    """Import on first use, so that `import grognard` is quick."""
    if name in ("Game", "load", "new"):
        from grognard.core import opening

        return getattr(opening, name)
    if name == "GrognardError":
        from grognard.core.errors import GrognardError

        return GrognardError
    raise AttributeError(f"module 'grognard' has no attribute {name!r}")
