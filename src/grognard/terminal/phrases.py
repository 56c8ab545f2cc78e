"""What the text game itself says, in the player's language."""

from __future__ import annotations

from pathlib import Path

from grognard.core import text

FOLDER = Path(__file__).parent


def phrase(key: str, language: str, **args: object) -> str:
    """Numbers stand as they are typed, without separators."""
    said = text.message(FOLDER, language, key, {name: str(value) for name, value in args.items()})
    return said[:1].upper() + said[1:]
