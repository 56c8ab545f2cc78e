"""Advice on carrier raids: strikes on fleets in port, and the surprise attack on Hawaii (8.7, 9.11)."""

from __future__ import annotations

from typing import NamedTuple

from grognard.titles.asia_engulfed.advice.goals import Outlook
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import FLEET_RANGE, reach
from grognard.titles.asia_engulfed.chapters.ch8_7_port_attack import hawaii
from grognard.titles.asia_engulfed.kit import BB, CA, CV, JAPAN, JP

LEAST_AIR, LEAST_PREY = 4, 3.0
SURPRISE_AIR = 8
RAIDERS = 8.0
"""Escort steps that are enough for any raid."""


class Raid(NamedTuple):
    """Carriers and their escort for a zone, and what they promise."""

    fleets: tuple[int, ...]
    score: float


def raid(outlook: Outlook, zone: int, fleets: list[int]) -> Raid:
    """Carriers strike a port on the zone if they are stronger than all that could meet them there."""
    kit, pos = outlook.kit, outlook.pos
    carriers = [p for p in fleets if kit.kind[p] == CV and pos.aircraft_of(p)]
    air = outlook.carrier_air(carriers)
    if air < LEAST_AIR:
        return Raid((), 0.0)
    if _towards_hawaii(outlook, zone, air):
        return Raid(
            tuple(carriers + _escort(outlook, fleets)), outlook.weights["sinking"] * _prey(outlook, hawaii(pos))
        )
    force = carriers + _escort(outlook, fleets)
    score = port_strike(outlook, zone, force)
    return Raid(tuple(force), score) if score > 0.0 else Raid((), 0.0)


def port_strike(outlook: Outlook, zone: int, fleets: list[int]) -> float:
    """What carriers among these fleets sink in a port on the zone; 0 if all that could meet them is too strong."""
    kit, pos = outlook.kit, outlook.pos
    ports = [place for place in kit.coast[zone] if pos.holder(place) == outlook.foe]
    found = max((_prey(outlook, place) for place in ports), default=0.0)
    air = outlook.carrier_air(fleets)
    if air < LEAST_AIR or found < LEAST_PREY or air + pos.steps_of(fleets) < 1.5 * outlook.threat(zone):
        return 0.0
    return outlook.weights["sinking"] * min(found, 0.5 * air)


def _prey(outlook: Outlook, place: int) -> float:
    """Ships in a port, less the aircraft that defend them."""
    defenders = 0.0 if outlook.pos.surprise else outlook.aircraft(place, outlook.foe)
    return outlook.ships(place, outlook.foe) - defenders


def _escort(outlook: Outlook, fleets: list[int]) -> list[int]:
    kit, pos = outlook.kit, outlook.pos
    chosen: list[int] = []
    for p in sorted(fleets, key=lambda q: (kit.kind[q] != CA, -pos.steps[q])):
        if kit.kind[p] in (CA, BB) and pos.steps_of(chosen) < RAIDERS:
            chosen.append(p)
    return chosen


def _towards_hawaii(outlook: Outlook, zone: int, air: int) -> bool:
    """In Nov/Dec 1941 a carrier force may go on from here to surprise Hawaii."""
    pos = outlook.pos
    if outlook.side != JAPAN or not pos.surprise or pos.hawaii_struck or not pos.actions[JP]:
        return False
    return air >= SURPRISE_AIR and target_of_surprise(outlook, zone) >= 0


def target_of_surprise(outlook: Outlook, zone: int) -> int:
    """The zone of Hawaii, if a force in this zone can reach it; -1 if it cannot."""
    pos = outlook.pos
    found = reach(pos, outlook.side, zone, FLEET_RANGE)
    return next((sea for sea in outlook.kit.seas[hawaii(pos)] if sea in found), -1)
