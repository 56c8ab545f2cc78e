"""18. Control: who holds a hex, how it changes hands, and how Objectives pass between the forces of a side."""

from __future__ import annotations

import numpy as np

from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch2_zones import zoc_of
from grognard.titles.pearl_harbor.chapters.ch14_fortresses import is_fortified
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import eliminate
from grognard.titles.pearl_harbor.chapters.ch19_nations import closed_to, violate
from grognard.titles.pearl_harbor.chapters.ch21_players import agreed_owner
from grognard.titles.pearl_harbor.chapters.ch25_closed_bases import base_box, conceals
from grognard.titles.pearl_harbor.chapters.ch29_garrison import intrude
from grognard.titles.pearl_harbor.kit import ALLIES, AN, FORCES, JAPAN, SIDE_OF, SU, USA, USN
from grognard.titles.pearl_harbor.marks import EVICTED
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.war import ORDER, War


def flag_of(force: int) -> int:
    """The force whose flag marks control: the US Army and Navy hold everything jointly (18-l)."""
    return USA if force == USN else force


# how a hex changes hands


def take_refused(pos: War, space: int, force: int) -> str | None:
    """What forbids a force to take control of a hex (18-a, 18-g, 19.5)."""
    kit = pos.kit
    if space >= kit.hex_count or not kit.is_land[space]:
        return "PH-18-a"
    if pos.holder(space) == SIDE_OF[force]:
        return "PH-18-g"
    return closed_to(pos, force)[space] or None


def take(pos: War, space: int, force: int, *rules: str) -> None:
    """A force takes control of a hex, unless that is forbidden; of an Objective the one that was agreed upon (21)."""
    refused = take_refused(pos, space, force)
    if refused:
        pos.cite(refused)
        return
    kit = pos.kit
    loser = pos.control[space]
    flag = flag_of(_agreed(pos, space, force))
    pos.hold(space, flag)
    if kit.objective[space]:
        pos.event(
            "objective-taken",
            *rules,
            "PH-18-i",
            space=space,
            force=FORCES[flag],
            other=FORCES[loser] if loser >= 0 else "",
            points=kit.objective[space],
        )
    elif kit.city[space] or kit.fortress[space] or kit.is_home[space]:
        pos.event("place-taken", *rules, space=space, force=FORCES[flag])
    else:
        pos.cite(*rules)
    if kit.is_home[space]:
        pos.event("home-base-taken", "PH-15-d", "PH-15-e", space=space, force=FORCES[flag])
    elif kit.fortress[space]:
        pos.cite("PH-14-f")


def _agreed(pos: War, space: int, force: int) -> int:
    """Who shall have an Objective that several players take together (21.1-g)."""
    if not pos.kit.objective[space]:
        return force
    owner = agreed_owner(pos, space)
    return owner if owner >= 0 and SIDE_OF[owner] == SIDE_OF[force] else force


def occupy(pos: War, p: int) -> None:
    """A land unit stands ashore somewhere new: the hex and the leaders left alone there are its own (18-b, 4.3-f)."""
    enter(pos, p, pos.place[p])


def enter(pos: War, p: int, space: int) -> None:
    """A land unit stands in a hex or passes through it: the last to have been there controls it (18-b, 18-d)."""
    side = pos.kit.side[p]
    foe = enemy(side)
    if pos.land_at(space, foe) or is_fortified(pos, space, foe):
        return  # paratroops among the enemy
    violate(pos, side, space)
    if side == ALLIES:
        intrude(pos, space)
    elif space in pos.guerrillas:
        pos.guerrillas = [each for each in pos.guerrillas if each != space]
        pos.event("guerrillas-dispersed", "PH-35-d", piece=p, space=space)
    _capture_leaders(pos, p, space)
    if pos.holder(space) == side:
        pos.cite("PH-18-g")
        return
    take(pos, space, pos.force_of(p), "PH-18-b")
    for unit in (*pos.ships_at(space, foe), *pos.air_at(space, foe)):
        pos.marks[unit] |= EVICTED


def _capture_leaders(pos: War, p: int, space: int) -> None:
    """Leaders alone in a hex are captured; not those aboard ship, or with ships that can take them away (4.3-f)."""
    foe = enemy(pos.kit.side[p])
    if pos.index.ships[foe][space]:
        return
    for leader in pos.leaders_at(space, foe):
        if pos.aboard[leader] < 0:
            pos.event("leader-captured", "PH-4.3-f", "PH-9.1-b", piece=leader, by=p, space=space)
            eliminate(pos, leader, "PH-4.3-f")


def update_control(pos: War) -> None:
    """After movement, combat and retreats: uncontested zones of control take the hexes that they cover (18-c, 18-f).

    What nobody occupies or covers so stays with whoever had it last, or from the start (18-d, 18-e); the open sea is
    nobody's (18-a).
    """
    pos.cite("PH-18-a", "PH-18-d", "PH-18-e")
    zones = [np.frombuffer(zoc_of(pos, side), np.uint8) for side in (JAPAN, ALLIES)]
    control, is_land = pos.control, pos.kit.is_land
    for side in (JAPAN, ALLIES):
        ours = [force for force, each in enumerate(SIDE_OF) if each == side]
        alone = np.flatnonzero((zones[side] != 0) & (zones[enemy(side)] == 0)).tolist()
        for space in [space for space in alone if control[space] not in ours and is_land[space]]:
            if not zone_resisted(pos, space, side):
                take(pos, space, _strongest_zone(pos, space, side), "PH-18-c", "PH-18-f")


def zone_resisted(pos: War, space: int, side: int) -> Refusal:
    """What keeps an uncontested zone of control from taking a hex (18-f, 18-m, 35-c)."""
    kit, foe = pos.kit, enemy(side)
    if conceals(pos) and base_box(pos, space, foe) != NOBODY:
        return "PH-25-a"  # whether troops hold the base nobody may know
    if pos.land_at(space, foe):
        return "PH-18-f"
    if pos.holder(space) == foe and (kit.is_home[space] or kit.fortress[space]):
        return "PH-18-m"
    if pos.options.plays("zone-and-installations", "held") and is_fortified(pos, space, foe):
        return "PH-18-m"
    if side == JAPAN and space in pos.guerrillas:
        return "PH-35-c"
    if is_fortified(pos, space, foe):
        pos.cite("PH-18-m")
    return None


def _strongest_zone(pos: War, space: int, side: int) -> int:
    """Of the forces whose units exert a zone into a hex the one with most factors there, then the first in order."""
    kit, at = pos.kit, pos.index.at
    factors = dict.fromkeys(ORDER[side], 0)
    for near in kit.neighbours[space]:
        if (near, space) in kit.sea_side:
            continue
        for p in at[near]:
            if kit.has_zoc[p] and kit.side[p] == side and pos.aboard[p] < 0:
                factors[pos.force_of(p)] += kit.defence[p]
    return max(factors, key=factors.__getitem__)


# Objectives between friends


def transfer_refused(pos: War, space: int, taker: int) -> Refusal:
    """What forbids the force that controls an Objective to hand it to another one of its side (18-j, 18-k, 32.2)."""
    return handing_refused(pos, pos.control[space], taker) if pos.kit.objective[space] else "PH-18-j"


def handing_refused(pos: War, giver: int, taker: int) -> Refusal:
    """What forbids a force to hand any Objective to another one."""
    if giver < 0 or SIDE_OF[giver] != SIDE_OF[taker] or giver == taker:
        return "PH-18-j"
    if giver == AN and not pos.options.plays("anzac", "separate"):
        return "PH-18-k"
    if giver == SU:
        return "PH-32.2-m"
    if flag_of(giver) == flag_of(taker):
        return "PH-18-l"
    return "PH-32.2-a" if taker == SU and not pos.soviet_war else None


def transfer(pos: War, space: int, taker: int) -> None:
    """An Objective passes from one force to another of its side, by agreement (18-j, 32.1-c)."""
    giver = pos.control[space]
    pos.hold(space, flag_of(taker))
    rules = ["PH-18-j", "PH-18-i"]
    if giver == AN:
        rules.append("PH-32.1-c")
    pos.event("objective-transferred", *rules, space=space, force=FORCES[flag_of(taker)], other=FORCES[giver])
