"""Where commands write: tables or JSON on standard output, warnings and progress on standard error."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console

stdout = Console(highlight=False, markup=False, soft_wrap=False)
stderr = Console(highlight=False, markup=False, stderr=True)


def write_json(value: Any) -> None:
    """One JSON value, indented for reading."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def warn(text: str) -> None:
    stderr.print(text, style="yellow", soft_wrap=True)
