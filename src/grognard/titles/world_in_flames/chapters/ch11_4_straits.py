"""11.4.4 Straits and canals: whom they are closed to. Ships and sea paths of supply ask it."""

from __future__ import annotations

from grognard.titles.world_in_flames.chapters.ch9_wars import fights
from grognard.titles.world_in_flames.charts import FROZEN
from grognard.titles.world_in_flames.seas import Strait
from grognard.titles.world_in_flames.war import War


def is_shut(pos: War, nation: int, strait: Strait) -> bool:
    """Whether a strait is closed to surface ships of a nation: by who holds its places, or the banks of its canal."""
    if strait.need == "own":
        return pos.holder[strait.places[0]] != pos.leader[nation]
    foes = sum(fights(pos, nation, pos.holder[space]) for space in set(strait.places))
    return foes >= (2 if strait.need == "two" else 1)


def strait_between(pos: War, one: int, two: int) -> Strait | None:
    """What may close the way between two seas."""
    return pos.kit.seas.straits.get((min(one, two), max(one, two)))


def is_iced(pos: War, port: int) -> bool:
    """Whether a port is frozen in (8.2.10)."""
    return pos.kit.seas.freezes[port] and pos.sky(port) in FROZEN
