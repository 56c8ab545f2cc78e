"""6.1-A The approach move and 6.1-B airborne moves, before the attacks of an Attack Phase."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.nemesis.chapters.ch1_2_pieces import detach, detachable, why_not_detach
from grognard.titles.nemesis.chapters.ch2_2_stacking import EnforceStacking, cite_stacking
from grognard.titles.nemesis.chapters.ch2_6_yunnan import is_restricted, may_stay
from grognard.titles.nemesis.chapters.ch5_1_reach import barriers, cost_rules, step_cost, why_not_link
from grognard.titles.nemesis.chapters.ch5_1_transports import enter
from grognard.titles.nemesis.chapters.variants import idle_rule
from grognard.titles.nemesis.kit import ALLIES, HEAVY, JAPAN, LIMITED, NORMAL
from grognard.titles.nemesis.verbs import DONE, FLY, LAND, MOVE, STOP, TO
from grognard.titles.nemesis.war import FED, FULL, LEFT_HEX, LIMITED_SUPPLY, MOVED, War, enemy

MOST_FLIGHTS = 2


class Approach(Frame[War], frozen=True):
    """Each unit may move one hex, if the whole cost is not above its Quality."""

    side: int
    left: tuple[int, ...] | None = None

    def advance(self, pos: War) -> Asks:
        if self.left is None:
            left = [p for p in pos.pieces_in_play(self.side) if can_approach(pos, p)]
        else:
            left = [
                p for p in self.left if not pos.marks[p] & MOVED and (not is_restricted(pos, p) or can_approach(pos, p))
            ]
        pos.replace(Approach(self.side, tuple(left)))
        orders = MOVE.each(left)
        if left and self.side == JAPAN:
            orders += detachable(pos)
        rules = ("NEM-6.0-a", "NEM-6.1A-a")
        return Ask(pos.seat(self.side), "approach", [*orders, DONE], rules)

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is not DONE:
            assert isinstance(order.target, int)
            if order.verb == "detach":
                detach(pos, order.target)
                pos.replace(Approach(self.side))
            else:
                pos.push(ApproachMove(order.target))
            return
        from grognard.titles.nemesis.chapters.ch6_1_attack import Declare

        pos.replace(Declare(self.side, assault=False))
        pos.push(EnforceStacking(self.side, "NEM-2.2-m" if self.side == ALLIES else "NEM-2.2-j"))
        if self.side == ALLIES:
            pos.push(Airborne())

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        p = order.target
        if order.verb in ("fortify", "ambush"):
            return [Reason("NEM-6.1A-e")]
        if order.verb == "detach" and isinstance(p, int):
            return [Reason(rule) for rule in why_not_detach(pos, p)]
        if order.verb != "move" or not isinstance(p, int):
            return []
        if not pos.kit.is_unit[p]:
            return [Reason("NEM-6.1A-g")]
        if not pos.is_active(p):
            return [Reason(idle_rule(pos))]
        if pos.kit.garrison[p]:
            return [Reason("NEM-1.2J-a")]
        if pos.marks[p] & MOVED:
            return [Reason("NEM-6.1A-a")]
        return [Reason("NEM-6.1A-b"), Reason("NEM-6.1A-d"), Reason("NEM-5.1A-i")]


def can_approach(pos: War, p: int) -> bool:
    kit = pos.kit
    return (
        kit.is_unit[p]
        and not kit.garrison[p]
        and not pos.marks[p] & MOVED
        and pos.is_active(p)
        and bool(approach_hexes(pos, p))
    )


def approach_hexes(pos: War, p: int) -> list[int]:
    """Adjacent hexes whose cost is not above the unit's Quality (in mp)."""
    kit = pos.kit
    most = 2 * pos.quality(p)
    blocked = barriers(pos, p)
    mode = NORMAL if pos.supply[p] == FULL else LIMITED
    found = [
        space
        for link, space, cost in kit.exits(kit.gait[p], mode, pos.weather)[pos.place[p]]
        if cost <= most and not blocked[space] and step_cost(pos, p, link) <= most
    ]
    if is_restricted(pos, p):
        found = [space for space in found if may_stay(pos, p, space)]
    return found


class ApproachMove(Frame[War], frozen=True):
    """A unit approaches, or stays."""

    piece: int

    def advance(self, pos: War) -> Asks:
        p = self.piece
        orders = [*TO.each(approach_hexes(pos, p)), STOP]
        rules = ("NEM-6.1A-b", "NEM-6.1A-f" if pos.supply[p] != FULL else "NEM-6.1A-a")
        return Ask(pos.seat(pos.kit.side[p]), "approach-move", orders, rules, {"piece": p})

    def play(self, pos: War, order: Order, seat: str) -> None:
        p = self.piece
        pos.pop()
        pos.marks[p] |= MOVED
        if order is STOP:
            return
        space = order.target
        assert isinstance(space, int)
        link = pos.kit.board.link(pos.place[p], space)
        if pos.table.cited is not None:
            pos.cite(*cost_rules(pos, p, link))
        pos.event("approaches", "NEM-6.1A-b", piece=p, space=pos.place[p], to=space)
        if pos.enemy_objective(space, pos.kit.side[p]):
            pos.cite("NEM-6.1C-j")
        pos.marks[p] |= LEFT_HEX
        enter(pos, p, space)
        cite_stacking(pos, space)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb == "to" and isinstance(order.target, int):
            return why_not_approach(pos, self.piece, order.target)
        return []


def why_not_approach(pos: War, p: int, space: int) -> list[Reason]:
    """Why a unit may not approach into a hex."""
    kit = pos.kit
    if space >= kit.hex_count:
        return [Reason("NEM-1.1-k")]
    link = kit.board.link(pos.place[p], space)
    if link < 0:
        return [Reason("NEM-6.1A-a"), Reason("NEM-5.1C-f")]
    if pos.index.units[enemy(kit.side[p])][space]:
        return [Reason("NEM-2.2-h")]
    forbidden = why_not_link(pos, p, link)
    if forbidden:
        return forbidden
    if is_restricted(pos, p) and not may_stay(pos, p, space):
        return [Reason("NEM-2.6-g"), Reason("NEM-2.6-m")]
    reasons = [Reason("NEM-6.1A-b"), Reason("NEM-6.1A-d"), Reason("NEM-5.1A-i")]
    if kit.side[p] == ALLIES and pos.index.ambush[space]:
        reasons.append(Reason("NEM-6.1A-c"))
    if pos.supply[p] != FULL:
        reasons.append(Reason("NEM-6.1A-f"))
    if pos.weather == HEAVY:
        reasons.append(Reason("NEM-2.7-n"))
    return reasons


# 6.1-B


def landing_grounds(pos: War) -> list[int]:
    """Airfields that the Allies control, captured ones included."""
    return sorted(space for space in pos.kit.airfields if pos.airfield_holder(space) == ALLIES)


class Airborne(Frame[War], frozen=True):
    """Up to two units fly from the Off-Map Airfield to Airfields that the Allies control."""

    flown: int = 0

    def advance(self, pos: War) -> Asks:
        waiting = pos.in_box("airfield")
        if self.flown >= MOST_FLIGHTS or not waiting or not landing_grounds(pos):
            pos.pop()
            return None
        units = [p for p in waiting if can_fly(pos, p)]
        return Ask("allies", "airborne", [*FLY.each(units), DONE], ("NEM-6.1B-a", "NEM-8.2B-m"))

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is DONE:
            pos.pop()
            return
        assert isinstance(order.target, int)
        pos.replace(Airborne(self.flown + 1))
        pos.push(Landing(order.target))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb == "fly" and isinstance(order.target, int) and pos.kit.motorised[order.target]:
            return [Reason("NEM-6.1B-c")]
        return [Reason("NEM-6.1B-a")]


def can_fly(pos: War, p: int) -> bool:
    return pos.kit.is_unit[p] and not pos.kit.motorised[p] and pos.is_active(p)


class Landing(Frame[War], frozen=True):
    """A unit lands, in Limited Supply."""

    piece: int

    def advance(self, pos: War) -> Asks:
        rules = ("NEM-6.1B-a",)
        return Ask("allies", "landing", LAND.each(landing_grounds(pos)), rules, {"piece": self.piece})

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        p = self.piece
        pos.pop()
        pos.supply[p] = LIMITED_SUPPLY
        pos.hunger[p] = FED
        pos.event("lands", "NEM-6.1B-b", "NEM-6.1B-a", piece=p, space=order.target)
        if pos.group:
            from grognard.titles.nemesis.chapters.variants import assign_arrival

            assign_arrival(pos, p, order.target)
        enter(pos, p, order.target)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        return [Reason("NEM-6.1B-a")]
