"""2.3 Entering a hex: Objectives and their flags, Airfields (7.1-C), the Imphal Supply Reserves, Yunnan (2.6)."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side, Spaces
from grognard.core.order import Order
from grognard.core.steps import Menu, offers
from grognard.titles.nemesis.chapters.ch2_3_satisfaction import lament, satisfy
from grognard.titles.nemesis.chapters.ch2_5_resources import gain_resources
from grognard.titles.nemesis.chapters.ch2_6_yunnan import activate_by_threat
from grognard.titles.nemesis.kit import ALLIES, JAPAN
from grognard.titles.nemesis.verbs import FLAG_FROM
from grognard.titles.nemesis.war import War


def occupy(pos: War, p: int) -> None:
    """A piece has entered its hex, by whatever kind of move; a unit takes control of it at once."""
    kit = pos.kit
    space = pos.place[p]
    if space >= kit.hex_count:
        return
    if not kit.is_unit[p]:
        if pos.enemy_objective(space, kit.side[p]):
            pos.cite("NEM-2.3-f", "NEM-1.2A-c")
        return
    side = kit.side[p]
    if space in kit.objectives:
        if pos.enemy_objective(space, side):
            pos.cite("NEM-2.3-l")
            take_objective(pos, space, side)
    elif space in kit.airfields and pos.airfields.get(space, kit.airfields[space]) != side:
        pos.airfields[space] = side
        pos.event("airfield-taken", "NEM-7.1C-w", "NEM-1.2A-c", side=side, space=space)
    if side == JAPAN:
        if space == kit.imphal and pos.reserves:
            pos.reserves = 0
            pos.event("reserves-captured", "NEM-7.1C-h", space=space)
            lament(pos, ALLIES, 5, "NEM-2.4-k")
        activate_by_threat(pos, space)


def take_objective(pos: War, space: int, side: int) -> None:
    """Control of an Objective changes: full value if it had no flag, half if the enemy's flag is flipped."""
    value = pos.kit.objectives[space].value
    if space in pos.flags:
        points, rule = value // 2, "NEM-2.3-e"
        pos.flags[space] = side
    else:
        points, rule = value, "NEM-2.3-c"
        _place_flag(pos, space, side)
    pos.event("objective-taken", rule, "NEM-1.1-e", side=side, space=space, n=points)
    if side == JAPAN:
        gain_resources(pos, 1, "NEM-2.5-e")
    satisfy(pos, side, points, rule)


def _place_flag(pos: War, space: int, side: int) -> None:
    """Plant a flag; if none is left, one of ours leaves an Objective that was ours from the start."""
    if len(pos.flags) >= pos.kit.marker_count.get(("flag", "both"), 99):
        spare = spare_flags(pos, side)
        if spare:
            pos.push(MoveFlag(side, tuple(spare)))
        else:
            pos.event("flag-improvised", "NEM-2.3-d", side=side, space=space)
    pos.flags[space] = side


def spare_flags(pos: War, side: int) -> list[int]:
    """Our flags on Objectives that were ours at the start: without the flag they stay ours."""
    return sorted(
        space for space, flag in pos.flags.items() if flag == side and pos.kit.objectives[space].owner == side
    )


class MoveFlag(Menu[War], frozen=True):
    """No flag is left: the player takes one from an Objective that was originally his (2.3)."""

    side: Side
    spare: Spaces

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.side), "move-flag", orders, ("NEM-2.3-d",))

    @offers(FLAG_FROM, lambda self, _: self.spare)
    def take(self, pos: War, space: int) -> None:
        pos.pop()
        del pos.flags[space]
        pos.event("flag-moved", "NEM-2.3-d", side=self.side, space=space)
