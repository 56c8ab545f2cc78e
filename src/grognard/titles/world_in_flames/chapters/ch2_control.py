"""2.5 Control of hexes."""

from __future__ import annotations

from grognard.titles.world_in_flames.chapters.ch9_wars import is_foe
from grognard.titles.world_in_flames.chapters.ch11_11_airfields import drive_off
from grognard.titles.world_in_flames.chapters.ch13_3_deeds import city_deed
from grognard.titles.world_in_flames.chapters.ch17_4_status import enter
from grognard.titles.world_in_flames.war import War


def take(pos: War, p: int) -> None:
    """A unit comes to stand in a hex: it passes to its side, if they are at war with who held it (2.5-o).

    Aircraft based there may have to be asked for: call it last.
    """
    space, side = pos.place[p], pos.side(p)
    enter(pos, p)
    before = pos.holder[space]
    if before == side or not is_foe(pos, pos.nation[p], space):
        return
    pos.holder[space] = side
    if pos.kit.is_city[space] or pos.kit.port[space] or pos.kit.factories[space]:
        pos.foremost = {**pos.foremost, pos.home[space]: side}
    pos.forget()
    if space not in pos.razed and pos.kit.fort[pos.kit.board.target == space].any():
        pos.razed = sorted((*pos.razed, space))
        pos.cite("WIF-11.16.1-q")
    if pos.kit.is_city[space]:
        pos.taken = sorted({*pos.taken, space})
        pos.event("taken", "WIF-2.5-o", "WIF-2.4.2-g", side=side, space=space)
        city_deed(pos, space, p, before)
    else:
        pos.cite("WIF-2.5-o")
    drive_off(pos, space, side)
