"""19.4, 19.5.1 Units of minors that a power takes into its force pools, and the Poles that fight for Britain."""

from __future__ import annotations

from grognard.core.steps import Refusals
from grognard.titles.world_in_flames.chapters.ch19_record import key_of, nation_of
from grognard.titles.world_in_flames.kit import COMMONWEALTH, GERMANY, USSR
from grognard.titles.world_in_flames.war import AXIS, War

POLES = "Poland"
FREE_POLES = ("MOT", "MECH")
FROM = 1942


def followers(pos: War, side: int) -> list[str]:
    """The minors whose units a power may still take into its pools."""
    found = [nation for nation in pos.kit.minors if pos.leader[nation] == side and nation not in pos.enrolled]
    return [key_of(pos, nation) for nation in sorted(found) if not pos.conquered[nation] and _recruits(pos, nation)]


def _recruits(pos: War, nation: int) -> list[int]:
    """Units of a minor that are not in play."""
    kit = pos.kit
    boxes = (*pos.index.at[kit.pool], *pos.index.at[kit.lost])
    return [p for p in boxes if pos.nation[p] == nation and not kit.option[p] and kit.year[p]]


def why_not_enrol(pos: War, side: int, key: str) -> Refusals:
    """The rule that keeps a power from taking the units of a minor into its pools: it must be aligned, unconquered."""
    nation = nation_of(pos, key)
    fit = nation in pos.kit.minors and pos.leader[nation] == side and not pos.conquered[nation]
    return None if fit and nation not in pos.enrolled else "WIF-19.4-j"


def enrol(pos: War, side: int, key: str) -> None:
    """Units that were not set up join the pools, and will do so from now on as they become available."""
    nation = nation_of(pos, key)
    pos.enrolled = sorted((*pos.enrolled, nation))
    for p in _recruits(pos, nation):
        if pos.place[p] == pos.kit.pool and pos.kit.year[p] <= pos.year and not pos.kit.is_reserve[p]:
            pos.pooled[p] = 1
    pos.forget()
    pos.event("enrols", "WIF-19.4-j", side=side, nation=key)


def is_dormant(pos: War, p: int) -> bool:
    """Whether a unit of a minor waits until its power wants it (19.4)."""
    nation = pos.nation[p]
    return nation in pos.kit.minors and nation not in pos.enrolled


# the Poles


def why_not_free_poles(pos: War, side: int) -> Refusals:
    """The rule that keeps the Commonwealth from raising Polish corps (19.5.1)."""
    poland = pos.kit.nation_index[POLES]
    by = pos.fallen.get(poland, -1)
    fallen = bool(pos.conquered[poland]) and by >= 0 and pos.camps[by] == AXIS
    ready = pos.partition and fallen and pos.wars[GERMANY] >> USSR & 1 and pos.year >= FROM
    fresh = any(_poles(pos, kind) for kind in FREE_POLES)
    return None if side == COMMONWEALTH and ready and fresh and not pos.free_poles else "WIF-19.5.1-g"


def _poles(pos: War, kind: str) -> list[int]:
    kit, poland = pos.kit, pos.kit.nation_index[POLES]
    return [p for p, nation in enumerate(kit.nation) if nation == poland and kit.kind[p] == kind and not kit.option[p]]


def raise_poles(pos: War) -> None:
    """One motorised and one mechanised corps, at random: British units in every respect."""
    kit = pos.kit
    pos.free_poles = 1
    for kind in FREE_POLES:
        units = _poles(pos, kind)
        if not units:
            continue
        p = kit.piece_index[pos.draw([kit.piece_names[q] for q in units])]
        pos.down[p] = 0
        pos.put(p, kit.pool)
        pos.enlist({p: kit.power[COMMONWEALTH]})
        pos.pooled[p] = 1
        pos.event("free-poles", "WIF-19.5.1-g", "WIF-19.5.1-h", piece=p)
