"""27A5 Carriers as airbases: one air unit each, of code C, which goes where its carrier goes."""

from __future__ import annotations

from grognard.titles.war_of_resistance.kit_naval import CARRIERS
from grognard.titles.war_of_resistance.skies import AT_BASE
from grognard.titles.war_of_resistance.war import War

CAPABLE = "C"


def is_capable(pos: War, p: int) -> bool:
    """Whether an air unit may use carriers at all (23G2)."""
    return CAPABLE in pos.kit.air.aircraft[p].codes


def carriers(pos: War, side: int) -> list[int]:
    """The carriers of a side that aircraft can use: in play, and not damaged in the least (27A5)."""
    kit = pos.kit
    return [
        q
        for q in kit.naval.pieces
        if kit.naval.ship[q].type == CARRIERS
        and kit.side[q] == side
        and not pos.hits[q]
        and pos.place[q] not in (kit.pool, kit.lost, kit.removed)
    ]


def crew(pos: War, carrier: int) -> int:
    """The air unit based on a carrier, also while it is in the air; -1 for none."""
    return next((p for p, q in pos.decks.items() if q == carrier), -1)


def is_on_deck(pos: War, p: int) -> bool:
    return p in pos.decks and pos.sortie[p] == AT_BASE


def why_not_deck(pos: War, p: int, carrier: int) -> str | None:
    """The rule that keeps an air unit off a carrier (27A5)."""
    if not is_capable(pos, p):
        return "WOR-23G2-a"
    if carrier not in carriers(pos, pos.kit.side[p]):
        return "WOR-27A5-a"
    return "WOR-27A5-b" if crew(pos, carrier) not in (-1, p) else None


def decks_at(pos: War, p: int, space: int) -> list[int]:
    """Carriers in a hex on which an air unit can land."""
    if not is_capable(pos, p):
        return []
    return [q for q in carriers(pos, pos.kit.side[p]) if pos.place[q] == space and not why_not_deck(pos, p, q)]


def open_decks(pos: War, p: int) -> list[int]:
    """Carriers on which an air unit can land, wherever they are."""
    if not is_capable(pos, p):
        return []
    return [q for q in carriers(pos, pos.kit.side[p]) if not why_not_deck(pos, p, q)]


def follow(pos: War, carrier: int) -> None:
    """The air unit on a carrier goes with it."""
    p = crew(pos, carrier)
    if p >= 0 and pos.sortie[p] == AT_BASE:
        pos.put(p, pos.place[carrier])


def may_take_off(pos: War, p: int) -> bool:
    """An air unit on an undamaged carrier, from which nobody else has flown a mission in this player turn."""
    carrier = pos.decks[p]
    return not pos.hits[carrier] and pos.flown_decks.get(carrier, p) == p
