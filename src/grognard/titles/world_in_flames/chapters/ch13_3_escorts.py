"""13.3.2 (options 11, 20, 29, 38, 50) Units of the neutral USA that fight beside Allied convoys."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import UNRESTRICTED, is_playing
from grognard.titles.world_in_flames.kit import CARRIER, GERMANY, ITALY, USA, WARSHIPS
from grognard.titles.world_in_flames.verbs import DONE, ESCORT_WITH
from grognard.titles.world_in_flames.war import War

AIRMEN, ANYWHERE = 20, 38
"""Options: aircraft escort as well; ships do so in all seas; any number of them."""
WATERS = {"East Coast": (11, "WIF-13.3.2-u"), "North Atlantic": (29, "WIF-13.3.2-aj")}
"""Seas in which single options allow escorts."""
MOST = 5
"""So many CVs and surface ships may fight in a round while the USA is neutral."""


def permit(pos: War, sea: int) -> str:
    """The rule by which the neutral USA may escort in a sea area; empty: it may not."""
    if UNRESTRICTED in pos.entry_options:
        return "WIF-13.3.2-bb"
    if ANYWHERE in pos.entry_options:
        return "WIF-13.3.2-as"
    option, rule = WATERS.get(pos.kit.seas.names[sea], (0, ""))
    return rule if option in pos.entry_options else ""


def is_escort_power(pos: War, side: int) -> bool:
    """Whether a power is the USA while it is neutral in Europe."""
    return side == USA and is_playing(pos, USA) and not pos.wars[USA] & (1 << GERMANY | 1 << ITALY)


def may_patrol(pos: War, side: int) -> bool:
    """Whether aircraft of the neutral USA fly to sea, to section 0 where its ships may escort (13.3.2-aa)."""
    return is_escort_power(pos, side) and not pos.wars[side] and AIRMEN in pos.entry_options


def flies_freely(pos: War, side: int) -> bool:
    """Whether aircraft of the neutral USA fly to sea as if it were at war (13.3.2-ba)."""
    return is_escort_power(pos, side) and UNRESTRICTED in pos.entry_options


def why_not_escort(pos: War, p: int, sea: int) -> Refusals:
    """The rule that keeps a unit from fighting beside convoys in this round."""
    rule = permit(pos, sea) or "WIF-13.3.2-u"
    if pos.side(p) != USA or pos.sea(p) != sea or pos.section(p) or p in pos.escorting or not permit(pos, sea):
        return rule
    if pos.kit.is_air[p]:
        return None if AIRMEN in pos.entry_options else "WIF-13.3.2-aa"
    if pos.kit.kind[p] not in (*WARSHIPS, CARRIER):
        return rule
    ships = sum(pos.kit.is_ship[q] for q in pos.escorting)
    return rule if UNRESTRICTED not in pos.entry_options and ships >= MOST else None


class Escorts(Menu[War], frozen=True):
    """The player of the USA says who fights in this round; it has no effect on US entry."""

    sea: Number

    def _units(self, pos: War) -> list[int]:
        return [p for p in pos.in_sea(self.sea) if pos.side(p) == USA]

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"space": pos.kit.seas.spaces[self.sea][0]}
        return Ask(pos.seat(USA), "escorts", orders, (permit(pos, self.sea),), args, firm=len(orders) > 1)

    @offers(
        ESCORT_WITH,
        _units,
        lambda self, pos, p: why_not_escort(pos, p, self.sea),
        lambda self, pos, p: why_not_escort(pos, p, self.sea),
    )
    def join(self, pos: War, p: int) -> None:
        pos.escorting = [*pos.escorting, p]
        rule = "WIF-13.3.2-aa" if pos.kit.is_air[p] else permit(pos, self.sea)
        pos.event("escorts", rule, permit(pos, self.sea), piece=p, space=pos.place[p])

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
