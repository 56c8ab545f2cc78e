"""7.6 US Code Breaking: once a year the US reads the Japanese orders for one sea zone.

It is an order of the Allied Naval Movement Phase, or given when the Allies are asked for a reaction: the only times
when Japanese fleets at sea have not yet been shown.
"""

from __future__ import annotations

from grognard.core.reason import Reason
from grognard.titles.asia_engulfed.chapters.ch7_special_actions import can_spend, spend
from grognard.titles.asia_engulfed.kit import ALLIES, JAPAN, US
from grognard.titles.asia_engulfed.war import War


def may_break_code(pos: War) -> bool:
    """Whether the US has a Special Action for it and has not done it in this year."""
    return not pos.alternative("code-breaking") and can_spend(pos, US) and pos.year not in pos.broken_years


def readable_zones(pos: War, side: int) -> list[int]:
    """Zones with hidden Japanese fleets that a side may look into."""
    if side != ALLIES or not may_break_code(pos):
        return []
    kit = pos.kit
    zones = {pos.place[p] for p in pos.pieces_on_map(JAPAN) if kit.is_fleet[p] and pos.at_sea(p) and not pos.shown[p]}
    return sorted(zones)


def break_code(pos: War, zone: int) -> None:
    """Turn the Japanese fleets of a zone face up; interceptions there are easier for the US this turn."""
    spend(pos, US, "AE-7.6-a", "AE-9.2-a")
    pos.broken_zone = zone
    pos.broken_years = [*pos.broken_years, pos.year]
    fleets = pos.fleets_at(zone, JAPAN)
    pos.show(fleets)
    pos.event("code-broken", "AE-7.6-a", pieces=fleets, space=zone)


def code_reasons(pos: War, zone: int) -> list[Reason]:
    """Why the code cannot be broken for a zone."""
    if pos.year in pos.broken_years:
        return [Reason("AE-7.6-a", "code-broken-this-year", {"year": str(pos.year)})]
    if not can_spend(pos, US):
        return [Reason("AE-7.1-c", "no-action", {"power": "us"})]
    return [Reason("AE-7.6-a", "no-code-to-break", {"space": zone})]
