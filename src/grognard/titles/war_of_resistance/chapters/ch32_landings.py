"""32 Amphibious landings: planned in secret, carried out in a later movement phase."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Hidden, Piece, Pieces, Side
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch20_transport import has_equipment
from grognard.titles.war_of_resistance.chapters.ch27_ships import kind_of, sea_at, strength
from grognard.titles.war_of_resistance.chapters.ch31_cargo import BANK, BEACH, pay_fare, weight
from grognard.titles.war_of_resistance.chapters.ch41_mandates import why_not_operate
from grognard.titles.war_of_resistance.chapters.ch41_opening import is_opening
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import JAPAN, ChinaKit
from grognard.titles.war_of_resistance.kit_naval import CRAFT, RIVER_TRANSPORT, ROUGH, TRANSPORT
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX
from grognard.titles.war_of_resistance.verbs import CALL_OFF, DONE, VERBS
from grognard.titles.war_of_resistance.war import LEFT_HEX, MOVED, SUPPLIED, War, enemy

PLAN_LANDING = VERBS.piece("plan-landing")
CANCEL_LANDING = VERBS.piece("cancel-landing")
LAND_AT = VERBS.space("land-at-shore")
EFFORT = 90
"""Naval movement points of a landing (32A)."""


# 32C plans


def landers(pos: War, side: int) -> list[int]:
    """Units for which a landing may come into question: on the map, in the Japan box, or aboard."""
    kit = pos.kit
    place, end, others = pos.place, kit.hex_count, (kit.box[JAPAN_BOX], kit.aboard)
    return [p for p in kit.pieces_of[side] if place[p] < end or place[p] in others]


def is_lander(pos: War, side: int, p: int) -> bool:
    kit = pos.kit
    return kit.side[p] == side and (pos.on_map(p) or pos.place[p] in (kit.box[JAPAN_BOX], kit.aboard))


def boats(pos: War, side: int) -> tuple[int, int]:
    """What landing craft and river transports carry, for plans, in quarters of an RE (32C)."""
    kit = pos.kit
    craft = river = 0
    for p in kit.naval.pieces:
        if kit.side[p] != side:
            continue
        if kind_of(pos, p) == CRAFT and (side == JAPAN or pos.on_map(p)):
            craft += strength(pos, p) * QUARTERS
        elif kind_of(pos, p) == RIVER_TRANSPORT and (pos.on_map(p) or p in pos.river_boxes):
            river += strength(pos, p) * QUARTERS
    return craft, river


def planned_size(pos: War, side: int, *, at_sea: bool) -> int:
    """REs of units without amphibious training that are to land; at sea alone, or all."""
    kit = pos.kit
    return sum(
        weight(pos, p)
        for p, space in pos.landing_plans.items()
        if kit.side[p] == side and not kit.naval.amphibious[p] and (not at_sea or space not in kit.naval.banks)
    )


def room_in_plans(pos: War, side: int) -> int:
    """REs of such units that can still be planned for, at sea and on rivers."""
    return sum(boats(pos, side)) - planned_size(pos, side, at_sea=False)


def plannable(pos: War, side: int) -> list[int]:
    """The units whose landing can be planned now: what there is room for is counted once for all of them."""
    room = room_in_plans(pos, side)
    return [p for p in landers(pos, side) if not why_not_plan(pos, side, p, room)]


def why_not_plan(pos: War, side: int, p: int, room: int | None = None) -> Refusals:
    """The rule that keeps a landing of a unit from being planned (32C); `room` is what boats still have for plans."""
    kit = pos.kit
    if not is_lander(pos, side, p):
        return "WOR-32C-a"
    if p in pos.landing_plans:
        return "WOR-32C-b"
    if has_equipment(pos, p):
        return "WOR-32-c"
    if pos.on_map(p) and pos.zones(enemy(side))[1][pos.place[p]]:
        return "WOR-32C-c"
    if kit.naval.amphibious[p]:
        return None
    if weight(pos, p) > (room_in_plans(pos, side) if room is None else room):
        return ("WOR-32C-e", "WOR-32C-f") if side == JAPAN else "WOR-32C-e"
    return None


def targets(pos: War, side: int, p: int) -> list[int]:
    """Enemy beaches and banks where a landing of a unit may be planned."""
    kit, naval = pos.kit, pos.kit.naval
    free = naval.amphibious[p]
    craft, _ = boats(pos, side)
    sea = free or planned_size(pos, side, at_sea=True) + weight(pos, p) <= craft
    holder, foe = pos.holder, enemy(side)
    beyond = pos.ground.beyond
    return [
        space for space in shores(kit) if holder[space] == foe and not beyond[space] and (sea or space in naval.banks)
    ]


@lru_cache(maxsize=8)
def shores(kit: ChinaKit) -> tuple[int, ...]:
    """Beaches and banks on which units can land, whoever holds them."""
    naval = kit.naval
    return tuple(
        space
        for space in range(kit.hex_count)
        if kit.is_land[space]
        and not kit.terrain[space].startswith("mountain")
        and (space in naval.banks or space in naval.bodies)
    )


class LandingPlans(Answers[War], frozen=True):
    """In the initial phase landings are planned and given up; the enemy does not learn of it (32C)."""

    side: Side
    piece: Hidden[Piece] = -1

    def knows(self, pos: War, seat: str) -> bool:
        return seat == pos.seat(self.side)

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(self.side)
        if self.piece >= 0:
            orders = [*self.offered(pos, LAND_AT), CALL_OFF]
            return Ask(seat, "landing-target", orders, ("WOR-32C-a", "WOR-30B-a", "WOR-30B-b"), {"piece": self.piece})
        orders = self.offered(pos, PLAN_LANDING, CANCEL_LANDING)
        if not orders:
            pos.pop()
            return None
        return Ask(seat, "landing-plans", [*orders, DONE], ("WOR-32C-a", "WOR-32C-b"))

    @offers(
        PLAN_LANDING,
        lambda self, pos: plannable(pos, self.side),
        why=lambda self, pos, p: why_not_plan(pos, self.side, p),
    )
    def plan(self, pos: War, p: int) -> None:
        pos.replace(LandingPlans(self.side, p))

    @offers(
        CANCEL_LANDING,
        lambda self, pos: [p for p in pos.landing_plans if pos.kit.side[p] == self.side],
        why=lambda *_: "WOR-32C-b",
    )
    def cancel(self, pos: War, p: int) -> None:
        forget_landing(pos, p, "WOR-32C-b")

    @offers(
        LAND_AT,
        lambda self, pos: targets(pos, self.side, self.piece) if self.piece >= 0 else [],
        why=lambda self, pos, space: ("WOR-32-a", "WOR-32C-e"),
    )
    def at(self, pos: War, space: int) -> None:
        p = self.piece
        pos.landing_plans[p], pos.landings_planned[p] = space, pos.turn
        if is_opening(pos) and self.side == JAPAN:  # made ready before the war: it may land in this very turn
            pos.landings_planned[p] -= 1
            pos.cite("WOR-41A2-a")
        if any(entry.piece == p and entry.turn == pos.turn for entry in pos.kit.nation.districts.arrivals):
            pos.cite("WOR-32C-h")
        rule = "WOR-32C-d" if pos.kit.naval.amphibious[p] else "WOR-32C-e"
        pos.event("landing-planned", "WOR-32C-a", rule, audience=(pos.seat(self.side),), piece=p, space=space)
        pos.replace(LandingPlans(self.side))

    @offers(CALL_OFF)
    def think_again(self, pos: War) -> None:
        pos.replace(LandingPlans(self.side))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def forget_landing(pos: War, p: int, rule: str) -> None:
    """A plan is given up; its owner alone learns of it."""
    if pos.landing_plans.pop(p, None) is not None:
        pos.landings_planned.pop(p, None)
        pos.event("landing-cancelled", rule, audience=(pos.seat(pos.kit.side[p]),), piece=p)


def review_landings(pos: War) -> None:
    """Plans of units in enemy zones of control, or out of play, are given up (32C)."""
    for p in list(pos.landing_plans):
        if not pos.on_map(p):
            if pos.place[p] not in (pos.kit.box[JAPAN_BOX], pos.kit.aboard):
                forget_landing(pos, p, "WOR-32C-g")
        elif pos.zones(enemy(pos.kit.side[p]))[1][pos.place[p]]:
            forget_landing(pos, p, "WOR-32C-c")


def fought_ashore(pos: War, p: int) -> None:
    """A unit that attacks or is attacked gives up its plan (32C)."""
    if p in pos.landing_plans:
        forget_landing(pos, p, "WOR-32C-c")


# 32, 32A, 32B the landing


def is_assault(pos: War, p: int, space: int) -> bool:
    """Whether going ashore in a hex is an amphibious landing: it is the enemy's, or was when the phase began (30B)."""
    if space >= pos.kit.hex_count:
        return False
    if space in pos.overrun_shores and pos.landing_plans.get(p) == space:
        return True
    return pos.holder[space] == enemy(pos.kit.side[p])


def why_not_assault(pos: War, p: int, space: int, how: str, left: int) -> Refusals:
    """The rule that forbids a landing (32, 32A, 32C)."""
    kit = pos.kit
    if pos.phase != "movement":
        return "WOR-32-a"
    if pos.landing_plans.get(p) != space or pos.landings_planned[p] >= pos.turn:
        return "WOR-32C-a"
    if has_equipment(pos, p):
        return "WOR-32-c"
    if how == BEACH and sea_at(pos, space) > ROUGH:
        return "WOR-32-b"
    if how not in (BEACH, BANK):
        return "WOR-32-a"
    if not kit.naval.amphibious[p]:
        kinds = {kind_of(pos, q) for q in pos.stowed[p]}
        if kinds != {CRAFT} if how == BEACH else TRANSPORT in kinds:
            return "WOR-31B-b"
    if rule := why_not_operate(pos, p, space):
        return rule
    if rule := why_not_stack(pos, p, space):
        return rule
    return ("WOR-32A-a", "WOR-27C2-b") if left < EFFORT else None


def assault(pos: War, p: int, space: int, how: str, ships: Pieces) -> None:
    """A unit lands on an enemy shore: it moves no more, has no zone, and attacks with less (32A, 32B).

    Its ships pay before, once at a place for all that they land there.
    """
    kit = pos.kit
    pay_fare(pos, p, how)
    divisor = 2 if kit.naval.amphibious[p] else 4
    if how == BEACH and space in kit.naval.cliffs:
        divisor *= 2
        pos.cite("WOR-32B-d")
    if how == BANK and any((space, pos.berths.get(q, -1)) in kit.naval.escarpments for q in ships):
        divisor *= 2
        pos.cite("WOR-32B-e")
    if how == BEACH and sea_at(pos, space) == ROUGH:
        divisor *= 2
        pos.cite("WOR-32B-c")
    pos.landing_plans.pop(p, None)
    pos.landings_planned.pop(p, None)
    pos.landed[p] = divisor
    if pos.supply[p] == SUPPLIED:
        pos.beached[p] = pos.turn
    pos.put(p, space)
    pos.marks[p] |= LEFT_HEX | MOVED
    pos.index.zones[kit.side[p]] = None
    pos.event("goes-in", "WOR-32-a", "WOR-32A-a", "WOR-32B-a", "WOR-32B-b", piece=p, by=ships[0], space=space)
    if not pos.index.units[enemy(kit.side[p])][space]:
        take(pos, p)
