"""3.0 Supply: the two determinations of a Player-Turn, and what lack of supply does."""

from __future__ import annotations

from grognard.core.frame import Asks, Frame
from grognard.core.kinds import Side
from grognard.core.steps import Steps
from grognard.titles.asia_engulfed.chapters.ch0_terms import eliminate, lose_step
from grognard.titles.asia_engulfed.chapters.ch3_5_network import NetworkChoice
from grognard.titles.asia_engulfed.chapters.ch3_routes import Supplied, supplied, supply_at, zone_supplied
from grognard.titles.asia_engulfed.kit import ALLIES, CBA, CC, CW, DEI, GARRISON, JAPAN, LBA, SUB
from grognard.titles.asia_engulfed.marks import FULL, NONE, PARTIAL, SUPPLY_NAMES
from grognard.titles.asia_engulfed.war import War

JULY = 4


class InitialSupply(Steps[War], frozen=True):
    """Jungle attrition in Jul/Aug, Japan's network, then the status of the Phasing side's units (3.0-b)."""

    side: Side
    steps = ("attrition", "network", "status")

    def attrition(self, pos: War) -> None:
        if self.side == JAPAN and pos.month == JULY:
            jungle_attrition(pos)

    def network(self, pos: War) -> None:
        if self.side == JAPAN and not pos.alternative("simple-supply"):
            pos.push(NetworkChoice(tuple(pos.network)))
        else:
            pos.cite("AE-13.1-a" if self.side == JAPAN else "AE-3.4-b")

    def status(self, pos: War) -> None:
        determine(pos, self.side, fleets=False)


class FinalSupply(Frame[War], frozen=True):
    """The last check: what has not at least partial supply is eliminated (3.8)."""

    side: Side

    def advance(self, pos: War) -> Asks:
        pos.pop()
        determine(pos, self.side, fleets=True)
        starve(pos, self.side)
        return None


def jungle_attrition(pos: War) -> None:
    """6.72: every ground unit of both sides in a contested jungle area loses a step."""
    kit = pos.kit
    for place in kit.places:
        if kit.jungle[place] and pos.contested(place):
            pos.event("attrition", "AE-6.72-a", "AE-3.0-b", space=place)
            for p in pos.in_sight([*pos.ground_at(place, JAPAN), *pos.ground_at(place, ALLIES)]):
                lose_step(pos, p, "AE-6.72-a")


def determine(pos: War, side: int, *, fleets: bool) -> None:
    """Mark the supply of the Phasing side's units; it lasts until its next check (3.0-a, 3.0-c)."""
    kit = pos.kit
    pos.cite("AE-3.0-a", "AE-3.0-c", "AE-3.1-a", "AE-3.1-b", "AE-3.1-c", "AE-3.1-d", "AE-3.2-a")
    reaches: dict[int, Supplied] = {}
    for p in pos.in_sight(pos.pieces_on_map(side)):
        place = pos.place[p]
        if kit.kind[p] in (CBA, SUB):
            continue
        if place < kit.zone_count:
            _at_sea(pos, p, reaches)
        elif not kit.is_fleet[p] or fleets:
            _set_status(pos, p, status(pos, p, reaches))
    if fleets:
        pos.cite("AE-3.2-c", "AE-3.8-b")


def traced_by(pos: War, p: int) -> int:
    """The nation whose sources serve a piece: Dutch ships and aircraft may also use those of the Commonwealth."""
    kit = pos.kit
    nation = kit.nation[p]
    return CW if nation == DEI and (kit.is_fleet[p] or kit.kind[p] == LBA) and _java_lost(pos) else nation


def _java_lost(pos: War) -> bool:
    java = pos.kit.space_index.get("JVA", -1)
    return java >= 0 and pos.holder(java) == JAPAN


def _reach(pos: War, nation: int, reaches: dict[int, Supplied]) -> Supplied:
    if nation not in reaches:
        reaches[nation] = supplied(pos, nation)
    return reaches[nation]


def status(pos: War, p: int, reaches: dict[int, Supplied]) -> int:
    """The supply of a unit in a place, as a check would find it; `reaches` keeps what was traced for its nation."""
    nation = traced_by(pos, p)
    found = supply_at(pos, nation, pos.place[p], _reach(pos, nation, reaches))
    if nation == CC:
        pos.cite("AE-3.3-g")
    if found == PARTIAL:
        pos.cite("AE-3.3-h" if pos.kit.side[p] == JAPAN else "AE-3.3-i")
    if found == NONE and pos.kit.kind[p] == GARRISON:
        pos.cite("AE-3.6-b")
        return PARTIAL
    return found


def _at_sea(pos: War, p: int, reaches: dict[int, Supplied]) -> None:
    """Fleets at sea need no supply; a force that is going to land must trace it out of its zone (3.2-b)."""
    pos.cite("AE-3.2-b")
    if pos.kit.is_ground[p]:
        _set_status(pos, p, status_at_sea(pos, p, reaches))


def status_at_sea(pos: War, p: int, reaches: dict[int, Supplied]) -> int:
    """The supply of a force that is going to land."""
    nation = pos.kit.nation[p]
    pos.cite("AE-3.4-c")
    return FULL if zone_supplied(pos, nation, pos.place[p], _reach(pos, nation, reaches)) else NONE


def _set_status(pos: War, p: int, status: int) -> None:
    if pos.supply[p] != status:
        pos.supply[p] = status
        rule = ("AE-3.0-c", "AE-3.6-a", "AE-3.7-a")[status]
        pos.event("supply", rule, piece=p, space=pos.place[p], supply=SUPPLY_NAMES[status])


def starve(pos: War, side: int) -> None:
    """3.8: eliminate all that has no supply; garrisons hold out (3.6-b)."""
    for p in pos.in_sight(pos.pieces_on_map(side)):
        if pos.supply[p] == NONE and not pos.at_sea(p) and pos.kit.kind[p] != CBA:
            eliminate(pos, p, "AE-3.8-a")


# what lack of supply does


def has_bonus(pos: War, p: int) -> bool:
    """Units without full supply receive no Hit-bonus (3.6-a, 3.7-a)."""
    if pos.supply[p] == FULL:
        return True
    pos.cite("AE-3.6-a" if pos.supply[p] == PARTIAL else "AE-3.7-a", "AE-6.4-g")
    return False


def may_act(pos: War, p: int) -> bool:
    """Unsupplied units do not attack (3.7-a)."""
    return pos.supply[p] != NONE or pos.alternative("no-supply")


def may_go(pos: War, p: int, place: int) -> bool:
    """Unsupplied units move only to a place in supply, and attack nobody by it (3.7-a)."""
    if may_act(pos, p):
        return True
    side = pos.kit.side[p]
    friendly = pos.holder(place) == side or bool(pos.ground_at(place, side))
    return friendly and in_full_supply(pos, traced_by(pos, p), place)


def in_full_supply(pos: War, nation: int, place: int) -> bool:
    """Whether a place itself is in full supply for its owner: for income, garrisons, new units (3.7-b)."""
    return supply_at(pos, nation, place, supplied(pos, nation)) == FULL
