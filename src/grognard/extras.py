"""Libraries that only some commands need: they are imported when they are used, and who lacks one is told so."""

from __future__ import annotations

import importlib
from typing import Any

from grognard.core.errors import GrognardError


def extra(module: str, name: str, purpose: str) -> Any:
    """A module of an extra; one clear line if it is not installed."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        raise GrognardError(f"{purpose} needs {error.name}: pip install 'grognard[{name}]'") from None
