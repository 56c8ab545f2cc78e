"""`grognard map`: the map of a title as a picture."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

from grognard.commands import output
from grognard.core.errors import GrognardError
from grognard.core.title import Title, load_title

SUFFIXES = (".png", ".svg")


def run(key: str, path: Path, *, scale: float, empty: bool, scenario: str | None, language: str) -> None:
    title = load_title(key)
    chosen = scenario or title.meta.scenarios[0]
    title.check(chosen, {})
    if path.suffix.lower() not in SUFFIXES:
        raise GrognardError(f"{path}: a map is written as {' or '.join(SUFFIXES)}")
    if not path.parent.is_dir():
        raise GrognardError(f"{path.parent}: there is no such folder")
    artwork, drawing = _artwork(title), _drawing()
    pieces = None if empty else artwork.starting_position(chosen)
    drawing.draw(artwork.chart(pieces, language=language), path, scale=scale)
    output.stdout.print(str(path), soft_wrap=True)


def _artwork(title: Title) -> ModuleType:
    """The module in which a title describes its map."""
    package = type(title).__module__.rpartition(".")[0]
    try:
        return importlib.import_module(f"{package}.artwork")
    except ModuleNotFoundError as error:
        if error.name != f"{package}.artwork":
            raise
        raise GrognardError(f"there is no drawn map of {title.meta.name} yet") from None


def _drawing() -> ModuleType:
    try:
        return importlib.import_module("grognard.chart")
    except ModuleNotFoundError as error:
        raise GrognardError(f"drawing maps needs {error.name}: pip install 'grognard[map]'") from None
