"""What only Nemesis can say on a text screen: what is printed in a hex, its ways and waters."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.titles.nemesis.portrait import lines
from grognard.titles.nemesis.war import War

__all__ = ["WATERS", "WAYS", "lines", "printed"]

WAYS = {"trail": ",", "track": "-", "road": "=", "rail": "+"}
WATERS = {"minor": ":", "major": "~", "lake": "%"}


def printed(pos: War, space: int) -> Iterator[str]:
    kit = pos.kit
    if space in kit.depots:
        yield "D"
    if any(space in entries for entries in kit.supply_entries):
        yield "S"
