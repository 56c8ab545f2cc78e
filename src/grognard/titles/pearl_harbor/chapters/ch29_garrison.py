"""29. The garrison of Manchuria: forty factors of the Japanese Army, as long as no enemy has set foot there."""

from __future__ import annotations

from functools import lru_cache

from grognard.titles.pearl_harbor.kit import (
    AIR,
    ALLIES,
    FORTRESS,
    INSTALLATION,
    JA,
    JAPAN,
    LAND,
    LEADER,
    SIDE_OF,
    PearlKit,
)
from grognard.titles.pearl_harbor.war import War

REQUIRED = 40
PENALTY = 2
"""ERP for each factor that is missing."""
MANCHUKUO = ("manchukuo", "manchuria")
BORDER_ROW = 32
DEFENCE = {"base": 4, "half": 2}
FORTRESS_FACTORS = 4


@lru_cache(maxsize=8)
def northern_march(kit: PearlKit) -> frozenset[int]:
    """Manchuria (Manchukuo in or north of row 3200, with Port Arthur) and Korea (29, answer 17)."""
    port_arthur = next((space for name, space in kit.town.items() if name.startswith("Port Arthur")), -1)
    return frozenset(
        space
        for space in range(kit.hex_count)
        if kit.region[space] == "korea"
        or (kit.region[space] in MANCHUKUO and (kit.row[space] >= BORDER_ROW or space == port_arthur))
    )


def factors(pos: War, p: int) -> int:
    """What a counter of the Japanese Army is worth in the garrison: air units and fortresses count double (29)."""
    kit = pos.kit
    if kit.force[p] != JA or kit.nation[p] == "germany" or pos.aboard[p] >= 0:
        return 0
    arm = kit.arm[p]
    if arm == LAND:
        return max(kit.attack[p], kit.defence[p])
    if arm == AIR:
        return 2 * kit.attack[p]
    if arm == LEADER:
        return kit.attack[p]
    if arm == INSTALLATION:
        return DEFENCE[kit.kind[p]]
    return 2 * FORTRESS_FACTORS if arm == FORTRESS else 0


def garrison(pos: War) -> int:
    """The factors in Manchuria and Korea."""
    pos.cite("PH-29-b", "PH-29-e", "PH-29-f", "PH-V-q")
    at = pos.index.at
    return sum(factors(pos, p) for space in northern_march(pos.kit) for p in at[space])


def missing_factors(pos: War) -> int:
    """What the garrison lacks, 0 once nobody need keep it any more (29, 32)."""
    if pos.garrison_ended or pos.soviet_war:
        return 0
    return max(0, REQUIRED - garrison(pos))


def is_kept(pos: War) -> bool:
    """Whether the garrison matters at all in this game."""
    return pos.options.plays("garrison", "on") or pos.options.plays("soviet", "player")


def intrude(pos: War, space: int) -> None:
    """An enemy land unit has entered or attacked a hex: in Manchuria or Korea that ends the duty for good (29)."""
    if not pos.garrison_ended and is_kept(pos) and space in northern_march(pos.kit):
        pos.garrison_ended = True
        pos.event("garrison-ended", "PH-29-d", space=space)


def check_garrison(pos: War, side: int) -> None:
    """At the end of a player turn: has the enemy come, and is the garrison there (29, 32)."""
    if not is_kept(pos):
        return
    march = northern_march(pos.kit)
    attacked = [space for force, kind, space in pos.attacks if kind == "land" and SIDE_OF[force] == ALLIES]
    for space in (*attacked, *(s for s in sorted(march) if pos.land_at(s, ALLIES))):
        intrude(pos, space)
    if side != JAPAN:
        return
    short = missing_factors(pos)
    pos.cite("PH-29-a")
    if pos.options.plays("soviet", "player"):
        if short:
            pos.event("garrison-short", "PH-29-a", "PH-32.2-f", n=short)
        return
    if short:
        price = min(pos.erp[JA], PENALTY * short)
        pos.erp[JA] -= price
        pos.event("garrison-fined", "PH-29-a", "PH-29-c", n=short, price=price)
