"""What a client can lay over the map: zones, supply, possession, attacks, the reach of a unit, the way of a move."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.board.kernels import Reach
from grognard.core.overlays import along, overlays
from grognard.core.scene import Overlay, Spot, say
from grognard.core.wording import Wording
from grognard.titles.war_of_resistance.chapters.ch6_allowance import allowance
from grognard.titles.war_of_resistance.chapters.ch6_movement import Moving, reachable
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch9_attack import Assault, targets, why_not_feed, why_not_join
from grognard.titles.war_of_resistance.chapters.ch12_supply import joined_hexes, supplied_hexes
from grognard.titles.war_of_resistance.chapters.ch32_ashore import can_attack
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import AIR, NAVAL, NEUTRAL, SIDES
from grognard.titles.war_of_resistance.layers import (
    airbases,
    flights,
    guerrillas,
    homes,
    patrols,
    ports,
    railways,
    voyages,
)
from grognard.titles.war_of_resistance.war import RUSHED, War


def points(quarters: int) -> str:
    return f"{quarters / QUARTERS:g}"


def _zones(pos: War, side: int, wording: Wording) -> Overlay:
    """Full zones as 2, reduced ones as 1."""
    full, some = pos.zones(side)
    names = pos.kit.space_names
    found = {
        names[space]: Spot("2" if full[space] else "1", SIDES[side]) for space in sorted(pos.ground.area) if some[space]
    }
    return Overlay(wording.name("overlay", f"zoc-{SIDES[side]}"), found, ())


def _supply(pos: War, side: int, wording: Wording) -> Overlay:
    """Where a unit would be in general supply if it were checked now, and where it would only not be isolated."""
    fed, joined = supplied_hexes(pos, side), joined_hexes(pos, side)
    names = pos.kit.space_names
    found = {
        names[space]: Spot("", "supplied" if fed[space] else "unsupplied")
        for space in sorted(pos.ground.area)
        if fed[space] or joined[space]
    }
    return Overlay(wording.name("overlay", f"supply-{SIDES[side]}"), found, ())


GOOD, EVEN = 3, 1
"""Odds from which an attack looks good, and from which it is a battle between equals."""


def _attacks(pos: War, side: int, wording: Wording) -> Overlay:
    """The odds on each hex that could be attacked from where units stand, if all join in who may."""
    names, table = pos.kit.space_names, pos.kit.combat
    found = {}
    for space in targets(pos, side, ()):
        attack = _strongest(pos, Assault(side, space))
        if not can_attack(pos, attack.attackers):
            continue
        fed = tuple(p for p in attack.attackers if not why_not_feed(pos, p, attack))
        bare, best = attack.odds(pos), replace(attack, fed=fed).odds(pos)
        ratio = best.attack / best.defence if best.defence else GOOD
        tone = "good" if ratio >= GOOD else "even" if ratio >= EVEN else "poor"
        told = say(wording, "overlay-attack-at", fed=best.name(table), bare=bare.name(table), die=f"{best.drm:+d}")
        found[names[space]] = Spot(best.name(table), tone, told)
    return Overlay(wording.name("overlay", f"attack-{SIDES[side]}"), found, ())


def _strongest(pos: War, attack: Assault) -> Assault:
    """With everybody who may join, the strongest first: stacking may leave room for some only (9B)."""
    kit = pos.kit
    for p in sorted(attack.candidates(pos), key=lambda p: -kit.attack[pos.face[p]]):
        if not why_not_join(pos, p, attack):
            attack = replace(attack, attackers=(*attack.attackers, p))
    return attack


def _control(pos: War, wording: Wording) -> Overlay:
    names = pos.kit.space_names
    held = (space for space in sorted(pos.ground.area) if pos.holder[space] < NEUTRAL)
    found = {names[space]: Spot("", SIDES[pos.holder[space]]) for space in held}
    return Overlay(wording.name("overlay", "control"), found, ())


def _in_reach(pos: War, p: int, *, exploits: bool) -> tuple[Reach, dict[int, tuple[int, str]]]:
    """Where a unit may go: what it costs and in which manner."""
    found = reachable(pos, p, exploits=exploits)
    left = allowance(pos, p, exploits=exploits) - pos.spent[p]
    tone = "march" if pos.marks[p] & RUSHED else "move"
    spots = {
        space: (min(found.cost(space), left), tone if found.cost(space) <= left else "minimum")
        for space in found.spaces[1:]
        if not why_not_stack(pos, p, space)
    }
    return found, spots


def _reach(pos: War, p: int, wording: Wording) -> Overlay:
    """Where a unit can go: now if its side is moving, otherwise as it could in its movement phase."""
    kit = pos.kit
    if kit.branch[p] == AIR:
        return flights(pos, p, wording)
    if kit.branch[p] == NAVAL:
        return voyages(pos, p, wording)
    exploits = pos.phase == "exploitation" and pos.phasing == kit.side[p]
    if pos.phasing != kit.side[p] or pos.phase not in ("movement", "exploitation"):
        pos.marks[p] = pos.spent[p] = 0
    spots = _in_reach(pos, p, exploits=exploits)[1] if pos.on_map(p) else {}
    found = {kit.space_names[space]: Spot(points(cost), tone) for space, (cost, tone) in spots.items()}
    left = points(max(0, allowance(pos, p, exploits=exploits) - pos.spent[p]))
    return Overlay(say(wording, "overlay-reach-of", piece=kit.piece_names[p], left=left), found, ())


def _way(pos: War, target: str, wording: Wording) -> Overlay:
    """The way of a move that is offered, and what it has cost by each hex."""
    verb, _, name = target.partition(" ")
    moving, space = pos.stack[-1], pos.kit.space_index.get(name)
    title = wording.name("overlay", "way")
    if verb != "to" or space is None or not isinstance(moving, Moving):
        return Overlay(title, {}, ())
    way, spots = _in_reach(pos, moving.piece, exploits=moving.exploits)
    if space not in spots:
        return Overlay(title, {}, ())
    names, tone, steps = pos.kit.space_names, spots[space][1], way.path(space)
    found = {names[step]: Spot(points(way.cost(step)), tone) for step in steps}
    return Overlay(title, found, along(names, [pos.place[moving.piece], *steps], tone))


overlay = overlays(
    of_board={
        "control": _control,
        "railways": railways,
        "airbases": airbases,
        "ports": ports,
        "guerrillas": guerrillas,
        "homes": homes,
    },
    of_sides={"zoc": _zones, "supply": _supply, "attack": _attacks, "patrols": patrols},
    of_pieces={"reach": _reach},
    of_orders={"way": _way},
)
