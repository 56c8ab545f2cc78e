"""40B5 Special replacements for losses; in the area of a guerrilla base they may join it (40B5c)."""

from __future__ import annotations

import numpy as np

from grognard.board.kernels import flood
from grognard.core.frame import Ask, Asks
from grognard.core.steps import Answers, offers
from grognard.titles.war_of_resistance.chapters.ch12_lines import barred
from grognard.titles.war_of_resistance.chapters.ch39_areas import area
from grognard.titles.war_of_resistance.chapters.ch40_districts import (
    add_points,
    cost_of,
    district_at,
    is_active,
    worded,
)
from grognard.titles.war_of_resistance.districts import INFANTRY, affiliation_of
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.kit_rebels import COMMUNIST, NATIONALIST
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import CUT_OFF, War

JOIN = VERBS.choice("join-base")
TO_DISTRICT = VERBS.word("to-district")
COMMUNISTS = "CCP"
SHARE = 4
"""A quarter of what was lost comes back."""
KINDS = {"CCP": (COMMUNIST, "WOR-40B5c-c"), "CA": (NATIONALIST, "WOR-40B5c-d"), "CN": (NATIONALIST, "WOR-40B5c-d")}
"""By force: the only bases that its losses join; those of other factions join any."""


def havens(pos: War, p: int) -> tuple[str, ...]:
    """The bases that what is lost of a unit could join: it is in their area, and a line leads to their counter."""
    kit, space = pos.kit, pos.place[p]
    if kit.side[p] != CHINA or space >= kit.hex_count or not pos.bases:
        return ()
    kind, rule = KINDS.get(kit.force[p], ("", "WOR-40B5c-e"))
    near = [base for base in pos.bases if space in area(pos, base)]
    fitting = [base for base in near if not kind or kit.rebels.bases[base].kind == kind]
    if near:
        pos.cite(rule, "WOR-40B5c-b")
    if not fitting:
        return ()
    shut = barred(pos, CHINA)
    allowed = (kit.seasons.overland(pos.season) >= 0).astype(np.uint8)
    linked = flood(kit.board.graph, [space], allowed, shut)
    return tuple(base for base in fitting if linked[pos.bases[base]])


def special_points(pos: War, p: int, after: int) -> None:
    """A unit is eliminated or reduced in combat or overrun: special replacements, at once (40B5).

    Call it before the unit leaves its hex. Isolated units give none.
    """
    if not pos.ground.campaign:
        return
    kit, side = pos.kit, pos.kit.side[p]
    if kit.rebels.base_of[p]:
        pos.cite("WOR-14F-j")
        return
    lost = cost_of(pos, pos.face[p]) - (cost_of(pos, after) if after >= 0 else 0)
    district = district_at(pos, side, pos.place[p], affiliation_of(kit, p))
    bases = havens(pos, p)
    cut_off = pos.supply[p] == CUT_OFF
    if bases:
        kept = district is not None and is_active(pos, district) and not cut_off and kit.force[p] != COMMUNISTS
        pos.levies.append((lost // SHARE, district.name if district is not None and kept else "", bases))
        return
    if cut_off:
        pos.cite("WOR-40B5-b")
        return
    if kit.force[p] == COMMUNISTS:
        pos.cite("WOR-40B5b-c")
        return
    if district is None or not is_active(pos, district):
        pos.cite("WOR-40B5b-b" if side == CHINA else "WOR-40B5a-a")
        return
    rule = "WOR-40B5b-a" if side == CHINA else "WOR-40B5a-a"
    if kit.force[p].startswith("P."):
        pos.cite("WOR-40D-l")
    add_points(pos, district, INFANTRY, lost // SHARE, "WOR-40B5-a", "WOR-40B5-c", "WOR-40B5-d", "WOR-40B5-e", rule)


class Levies(Answers[War], frozen=True):
    """The Chinese player says where special points go: to a base, or to the district if it has sources (40B5c)."""

    def advance(self, pos: War) -> Asks:
        if not pos.levies:
            pos.pop()
            return None
        points, district, bases = pos.levies[0]
        rules = ("WOR-40B5c-a", *(("WOR-40B5c-f",) if len(bases) > 1 else ()))
        args: dict[str, object] = {"cost": worded(points), "district": district}
        return Ask(pos.seat(CHINA), "levies", self.offered(pos), rules, args)

    @offers(JOIN, lambda self, pos: pos.levies[0][2], why=lambda self, pos, _: "WOR-40B5c-b")
    def join(self, pos: War, base: str) -> None:
        points, _, _ = pos.levies.pop(0)
        pos.recruits[base] = pos.recruits.get(base, 0) + points
        pos.event("base-points", "WOR-40B5c-a", "WOR-40B5c-b", base=base, cost=worded(points))

    @offers(TO_DISTRICT, forbids=lambda self, pos, _: None if pos.levies[0][1] else "WOR-40B5b-b")
    def keep(self, pos: War) -> None:
        points, name, _ = pos.levies.pop(0)
        district = pos.kit.nation.districts.by_name[name]
        add_points(pos, district, INFANTRY, points, "WOR-40B5-a", "WOR-40B5-e", "WOR-40B5b-a", "WOR-40B5c-a")
