"""3D Possession: who owns a hex."""

from __future__ import annotations

from grognard.titles.war_of_resistance.chapters.ch5_zones import zone_of
from grognard.titles.war_of_resistance.chapters.ch7_nets import lose_yard
from grognard.titles.war_of_resistance.chapters.ch12_points import capture_items
from grognard.titles.war_of_resistance.chapters.ch14_guerrillas import fall_back, holds_for_good
from grognard.titles.war_of_resistance.chapters.ch17_bases import captured
from grognard.titles.war_of_resistance.chapters.ch34_scuttling import clear_rivers, port_taken
from grognard.titles.war_of_resistance.chapters.ch37_capital import enter_capital
from grognard.titles.war_of_resistance.chapters.ch37_forts import fall_of_forts
from grognard.titles.war_of_resistance.chapters.ch37_garrisons import enter_province
from grognard.titles.war_of_resistance.chapters.ch40_districts import source_lost
from grognard.titles.war_of_resistance.chapters.ch40_losses import clear_pool
from grognard.titles.war_of_resistance.chapters.ch41_mandates import adopt_posture, alarm, closed_to, provokes
from grognard.titles.war_of_resistance.chapters.ch42_stability import city_taken
from grognard.titles.war_of_resistance.chapters.ch44_bridges import remember
from grognard.titles.war_of_resistance.chapters.ch44_pacification import city_secured, rouse
from grognard.titles.war_of_resistance.chapters.ch45_factions import enter_home, home_regained
from grognard.titles.war_of_resistance.chapters.ch46_puppets import collapse, puppet_city_taken
from grognard.titles.war_of_resistance.chapters.ch46_seats import seated_at
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, POINT, WARLORD
from grognard.titles.war_of_resistance.war import War, enemy


def take(pos: War, p: int) -> None:
    """A unit has come to a hex: it owns it, and what lies in its uncontested zone of control."""
    kit, side = pos.kit, pos.kit.side[p]
    here = pos.place[p]
    if side == CHINA and provokes(pos, here):
        adopt_posture(pos, "WOR-41A2c-a")
    if side == CHINA and pos.pacifying and pos.holder[here] == JAPAN:
        rouse(pos, here)
    if pos.ground.campaign:
        enter_province(pos, here, side)
        enter_capital(pos, here, side)
        alarm(pos, here, side)
        enter_home(pos, p, here)
    fall_back(pos)
    lasting = holds_for_good(pos, here, side)
    if lasting and here in pos.guests:
        pos.hand_over(here, pos.guests.pop(here))
    elif not lasting and pos.holder[here] != side:
        pos.guests[here] = pos.holder[here]
    own(pos, here, side, "WOR-3D-a", lasting=lasting)
    if pos.berths:
        clear_rivers(pos, here, side)
    if not zone_of(pos, p):
        return
    masks = kit.seasons.passable(pos.season)[kit.gait[p]]
    _, contested = pos.zones(enemy(side))
    held, beyond, closed = pos.index.units[enemy(side)], pos.ground.beyond, closed_to(pos, p)
    first = int(kit.board.start[here])
    for number, space in enumerate(kit.neighbours[here]):
        if masks[first + number] and not contested[space] and not held[space] and not beyond[space]:
            if closed[space]:
                pos.cite("WOR-5-c")
                continue
            if pos.options.plays("possession", "occupied") and kit.city[space] > POINT:
                pos.cite("WOR-43C1-a")
                continue
            own(pos, space, side, "WOR-3D-b")


def own(pos: War, space: int, side: int, rule: str, *, lasting: bool = True) -> None:
    """A hex changes hands; supply that was left there goes with it. Who only passes through captures no city (14F).

    Air units may have to flee from it, which is a step of its own on top of the one at work: whoever calls this has
    nothing more to do with the stack.
    """
    if pos.holder[space] == side:
        return
    if pos.holder[space] == WARLORD:
        pos.cite("WOR-45A3d-g")
    remember(pos, space)
    pos.hand_over(space, side)
    pos.cite(rule)
    if pos.kit.city[space]:
        pos.event("taken", rule, side=side, space=space)
        if not pos.kit.is_city[space]:
            pos.cite("WOR-3E2-a")
    capture_items(pos, space, side)
    lose_yard(pos, space)
    fall_of_forts(pos, space)
    if lasting and pos.kit.is_city[space] and pos.ground.campaign:
        city_taken(pos, space, side)
        source_lost(pos, space)
        if side == JAPAN:
            clear_pool(pos)
        if side == JAPAN:
            city_secured(pos, space)
        else:
            puppet_city_taken(pos, space)
            home_regained(pos, space)
    if side != JAPAN and not pos.kit.is_city[space] and (name := seated_at(pos, space)):
        collapse(pos, name, "WOR-46A-f", "WOR-37C-e")
    if pos.kit.port[space]:
        port_taken(pos, space, side)
    pos.overrun_shores.append(space)
    captured(pos, space, side)
