"""11.4.4 Straits and canals: whom they are closed to. Ships and sea paths of supply ask it."""

from __future__ import annotations

from grognard.titles.world_in_flames.chapters.ch1_camps import is_playing
from grognard.titles.world_in_flames.chapters.ch9_wars import fights
from grognard.titles.world_in_flames.charts import FROZEN
from grognard.titles.world_in_flames.kit import NOBODY, USA
from grognard.titles.world_in_flames.seas import Strait
from grognard.titles.world_in_flames.war import War

RULES = {
    "kiel": "WIF-11.4.4-a",
    "suez": "WIF-11.4.4-b",
    "suez-port": "WIF-11.4.4-b",
    "bosporus": "WIF-11.4.4-c",
    "danish": "WIF-11.4.4-d",
    "gibraltar": "WIF-11.4.4-e",
    "channel": "WIF-11.4.4-f",
    "panama": "WIF-11.4.4-g",
    "panama-port": "WIF-11.4.4-g",
}
"""By strait: the rule that closes it."""
SHORT_CUTS = {"kiel": "WIF-11.4.2-f", "suez-port": "WIF-11.4.2-g", "panama-port": "WIF-11.4.2-h"}
"""By canal that leads from a port to a sea on which it does not lie: the rule that opens it."""
CLOSED_CANAL = 33
"""The option of US entry after which the canal of Panama takes leave (13.3.2)."""


def is_shut(pos: War, nation: int, strait: Strait) -> bool:
    """Whether a strait is closed to surface ships of a nation: by who holds its places, or the banks of its canal."""
    side = pos.leader[nation]
    if strait.need == "own":
        holder = pos.holder[strait.places[0]]
        return holder != side and (NOBODY in (holder, side) or pos.camps[holder] != pos.camps[side])
    if strait.need == "leave":
        return not may_cross(pos, side, keeper(pos, strait.places[0]))
    foes = sum(fights(pos, nation, pos.holder[space]) for space in set(strait.places))
    return foes >= (2 if strait.need == "two" else 1)


def keeper(pos: War, canal: int) -> int:
    """Whose leave a canal takes: who holds it, if at war with the USA, else the USA; nobody's while it is open."""
    if CLOSED_CANAL not in pos.entry_options or not is_playing(pos, USA):
        return NOBODY
    pos.cite("WIF-13.3.2-ap")
    holder = pos.holder[canal]
    return holder if holder != NOBODY and pos.wars[USA] >> holder & 1 else USA


def may_cross(pos: War, side: int, gatekeeper: int) -> bool:
    """Whether a power is let through a canal: those of the keeper's camp unless he has said otherwise, nobody else."""
    if NOBODY in (gatekeeper, side) or side == gatekeeper:
        return gatekeeper == NOBODY or side != NOBODY
    return (pos.camps[side] == pos.camps[gatekeeper]) != bool(pos.crossing >> side & 1)


def strait_between(pos: War, one: int, two: int) -> Strait | None:
    """What may close the way between two seas."""
    return pos.kit.seas.straits.get((min(one, two), max(one, two)))


def is_iced(pos: War, port: int) -> bool:
    """Whether a port is frozen in (8.2.10)."""
    return pos.kit.seas.freezes[port] and pos.sky(port) in FROZEN
