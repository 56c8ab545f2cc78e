"""19. National restrictions: who may enter, stack, attack together, be carried and be led by whom; neutrals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from grognard.core.reason import Reason
from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch43_vietnam import theatre_refused
from grognard.titles.pearl_harbor.kit import (
    AIR,
    ALLIES,
    CHINESE_REGIONS,
    JAPAN,
    LAND,
    LEADER,
    SIDE_OF,
    SU,
    PearlKit,
)
from grognard.titles.pearl_harbor.marks import FLOWN
from grognard.titles.pearl_harbor.war import War

Mask = npt.NDArray[np.bool_]
KMT_ABROAD = 2
"""Land units of the Kuomintang that may be outside China, Manchukuo and Korea at a time (19.2-b)."""


# neutrals


def _closed(kit: PearlKit, side: int, soviet: bool, *, war: bool, opened: bool, player: bool) -> tuple[str, ...]:
    """By space the rule that closes it to the Soviets or to the other forces of a side; empty: it is open (19.5, 32.2).

    `war` is war with the Soviet Union, `player` whether somebody plays it, `opened` whether Afghanistan was violated.
    """
    others = side == ALLIES and not soviet
    closed = {"tibet": "PH-19.5-c"}
    if not war:
        closed["mongolia"] = "PH-32.2-t" if soviet else "PH-32.2-k" if player and side == JAPAN else "PH-19.5-b"
        if not soviet:
            closed["soviet"] = "PH-19.5-a"
    elif others:
        closed["soviet"] = closed["mongolia"] = "PH-32.2-l"
    if side == ALLIES and not opened:
        closed["afghanistan"] = "PH-19.5-d"
    at_home = "PH-32.2-i" if soviet and not war else ""
    return tuple(
        closed.get(region, "" if region == "soviet" else at_home) if space < kit.hex_count else ""
        for space, region in enumerate(kit.region)
    )


@cache
def closed_tables(kit: PearlKit, war: bool, opened: bool, player: bool) -> list[tuple[str, ...]]:
    """By force and space: the rule that closes it. Forces to which the same is closed share a table."""
    alike = {
        (side, soviet): _closed(kit, side, soviet, war=war, opened=opened, player=player)
        for side, soviet in ((JAPAN, False), (ALLIES, False), (ALLIES, True))
    }
    return [alike[side, force == SU] for force, side in enumerate(SIDE_OF)]


def closed_to(pos: War, force: int) -> tuple[str, ...]:
    """By space the rule by which a force may not go there at all, not even by air; empty where it may (19.5, 32.2)."""
    known = pos.index.closed
    if known is None or known[0] is not pos.soviet_war or known[1] is not pos.afghanistan_open:
        war, opened, player = pos.soviet_war, pos.afghanistan_open, pos.options.plays("soviet", "player")
        known = pos.index.closed = war, opened, closed_tables(pos.kit, war, opened, player)
    return known[2][force]


@cache
def _closed_masks(kit: PearlKit, war: bool, opened: bool, player: bool) -> list[Mask]:
    tables = closed_tables(kit, war, opened, player)
    masks = {id(table): np.array([rule != "" for rule in table]) for table in tables}
    return [masks[id(table)] for table in tables]


def closed_mask(pos: War, force: int) -> Mask:
    """By space whether a force may not go there at all."""
    player = pos.options.plays("soviet", "player")
    return _closed_masks(pos.kit, pos.soviet_war, pos.afghanistan_open, player)[force]


def violate(pos: War, side: int, space: int) -> None:
    """Units of a side have entered a hex: the Japanese in Afghanistan open it to the Allies (19.5-d)."""
    if side == JAPAN and not pos.afghanistan_open and pos.kit.region[space] == "afghanistan":
        pos.afghanistan_open = True
        pos.event("afghanistan-violated", "PH-19.5-d", space=space)


# where units may go


def entry_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a counter to enter a hex, for the sake of whose it is or whose the hex is (19, 32, 43)."""
    kit = pos.kit
    closed = closed_to(pos, kit.force[p])[space]
    if closed:
        if kit.arm[p] == AIR and closed in ("PH-19.5-a", "PH-19.5-b"):
            return "PH-19.5-e"
        return closed
    if kit.is_plain[p]:
        return None
    refused = theatre_refused(pos, p, space)
    if refused:
        return refused
    if kit.party[p] and kit.arm[p] in (LAND, LEADER):
        return _chinese_entry_refused(pos, p, space)
    return None


def _chinese_entry_refused(pos: War, p: int, space: int) -> Refusal:
    """Chinese armies stay at home, but for two of the Kuomintang; the two parties never meet (19.2, 19.3)."""
    kit, there = pos.kit, pos.index.at[space]
    party, parties = kit.party[p], kit.party
    if _meets_rivals(pos, party, space):
        return "PH-19.3-b"
    if _is_home(kit)[space]:
        return None
    if kit.arm[p] == LEADER and party == "kmt":
        led = any(kit.arm[q] == LAND and parties[q] == party for q in there)
        return None if led else "PH-19.2-b"
    return abroad_refused(pos, p)


def abroad_refused(pos: War, p: int) -> Refusal:
    """What forbids a Chinese land unit to be anywhere but at home (19.2-b, 19.3-e)."""
    if pos.kit.party[p] == "ccp":
        return "PH-19.3-e"
    abroad = [q for q in kmt_abroad(pos) if q != p]
    return Reason("PH-19.2-b", "kmt-abroad", {"limit": KMT_ABROAD}) if len(abroad) >= KMT_ABROAD else None


def _meets_rivals(pos: War, party: str, space: int) -> bool:
    """Whether units of the other Chinese party are in a hex; air units only where they are based (19.3-b)."""
    kit = pos.kit
    parties = kit.party
    rivals = [q for q in pos.index.at[space] if parties[q] and parties[q] != party]
    if not rivals:
        return False
    return any(kit.arm[q] in (LAND, LEADER) or (kit.arm[q] == AIR and not pos.marks[q] & FLOWN) for q in rivals)


def chinese_base_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a Chinese air unit to be based in a hex: it stays at home, and apart from the other party (19)."""
    kit = pos.kit
    if kit.region[space] not in CHINESE_REGIONS:
        return "PH-19.2-c"
    installation = pos.installation_at(space)
    if kit.party[p] == "ccp" and installation >= 0 and kit.party[installation] == "kmt":
        return "PH-19.3-c"
    return "PH-19.3-b" if _meets_rivals(pos, kit.party[p], space) else None


def kmt_abroad(pos: War) -> list[int]:
    """The land units of the Kuomintang that are outside their region."""
    place, home = pos.place, _is_home(pos.kit)
    return [p for p in _armies(pos.kit) if not home[place[p]]]


@cache
def _armies(kit: PearlKit) -> tuple[int, ...]:
    """The land units of the Kuomintang."""
    return tuple(p for p in kit.of_arm[LAND] if kit.party[p] == "kmt")


@cache
def _is_home(kit: PearlKit) -> bytes:
    """By space 1 where Chinese units are at home, or off the map."""
    return bytes(s >= kit.hex_count or kit.region[s] in CHINESE_REGIONS for s in range(kit.board.size))


def carriage_refused(pos: War, p: int) -> Refusal:
    """What forbids naval units to carry a land unit or a leader (19.2-e, 19.3-e, 32.2-o, 40-c)."""
    kit = pos.kit
    if kit.party[p]:
        return "PH-19.2-e" if kit.party[p] == "kmt" else "PH-19.3-e"
    if kit.force[p] == SU:
        return "PH-32.2-o"
    return "PH-40-c" if kit.is_asian[p] else None


# what units may do together


def may_stack(pos: War, p: int, q: int) -> bool:
    """Whether two counters of a side may be in one hex: the two Chinese parties never are (19.1-a, 19.3-b)."""
    party = pos.kit.party
    return not (party[p] and party[q] and party[p] != party[q])


def may_combine(pos: War, p: int, q: int) -> bool:
    """Whether two units may take part in one attack (19.3-d)."""
    return may_stack(pos, p, q)


def combination_refused(pos: War, p: int, others: Iterable[int]) -> Refusal:
    """What forbids a unit to attack together with others."""
    return None if all(may_combine(pos, p, q) for q in others) else "PH-19.3-d"


def leader_refused(pos: War, leader: int, units: Sequence[int]) -> Refusal:
    """A leader helps only where a unit of his own force takes part, never the other Chinese party (19.1-b, 19.3-d)."""
    kit = pos.kit
    force = pos.force_of(leader)
    if not any(pos.force_of(p) == force for p in units):
        return "PH-19.1-b"
    if kit.party[leader] and any(kit.party[p] not in ("", kit.party[leader]) for p in units):
        return "PH-19.3-d"
    return None
