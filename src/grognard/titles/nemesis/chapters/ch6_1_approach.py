"""6.1-A The approach move and 6.1-B airborne moves, before the attacks of an Attack Phase."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Pieces, Side
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Menu, offers
from grognard.titles.nemesis.chapters.ch1_2_pieces import detach, detachable, not_now
from grognard.titles.nemesis.chapters.ch2_2_stacking import EnforceStacking, cite_stacking
from grognard.titles.nemesis.chapters.ch2_6_yunnan import is_restricted, may_stay
from grognard.titles.nemesis.chapters.ch5_1_reach import (
    ambush_surcharge,
    barriers,
    cost_rules,
    mode_of,
    why_not_link,
)
from grognard.titles.nemesis.chapters.ch5_1_transports import enter
from grognard.titles.nemesis.chapters.variants import assign_arrival, idle_rule
from grognard.titles.nemesis.kit import ALLIES, HEAVY, JAPAN
from grognard.titles.nemesis.verbs import DETACH, DONE, FLY, LAND, MOVE, STOP, TO
from grognard.titles.nemesis.war import FED, FULL, LEFT_HEX, LIMITED_SUPPLY, MOVED, War, enemy

MOST_FLIGHTS = 2


class Approach(Answers[War], frozen=True):
    """Each unit may move one hex, if the whole cost is not above its Quality."""

    side: Side
    left: Pieces | None = None
    elsewhere = {"fortify": "NEM-6.1A-e", "ambush": "NEM-6.1A-e"}

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
            orders += DETACH.each(detachable(self, pos))
        rules = ("NEM-6.0-a", "NEM-6.1A-a")
        firm = not orders and pos.has_moved(self.side)
        return Ask(pos.seat(self.side), "approach", [*orders, DONE], rules, firm=firm)

    def _stays(self, pos: War, p: int) -> list[str]:
        """Why a unit does not approach anything."""
        if pos.kit.side[p] != self.side or not pos.in_play(p):
            return ["NEM-6.0-a"]
        if not pos.kit.is_unit[p]:
            return ["NEM-6.1A-g"]
        if not pos.is_active(p):
            return [idle_rule(pos)]
        if pos.kit.garrison[p]:
            return ["NEM-1.2J-a"]
        if pos.marks[p] & MOVED:
            return ["NEM-6.1A-a"]
        near = [reason.rule for space in pos.kit.neighbours[pos.place[p]] for reason in why_not_approach(pos, p, space)]
        return list(dict.fromkeys(near))

    @offers(MOVE, why=_stays)
    def move(self, pos: War, p: int) -> None:
        pos.push(ApproachMove(p))

    @offers(DETACH, why=not_now)
    def detach(self, pos: War, p: int) -> None:
        detach(pos, p)
        pos.replace(Approach(self.side))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.replace("Declare", self.side, assault=False)
        pos.push(EnforceStacking(self.side, "NEM-2.2-m" if self.side == ALLIES else "NEM-2.2-j"))
        if self.side == ALLIES:
            pos.push(Airborne())


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
    kit, weather = pos.kit, pos.weather
    most = 2 * pos.quality(p)
    blocked = barriers(pos, p)
    exits = kit.exits(kit.gait[p], mode_of(pos, p), weather)[pos.place[p]]
    found = [space for _, space, cost in exits if cost <= most and not blocked[space]]
    extra = ambush_surcharge(pos, kit.side[p], weather)
    if extra is not None:
        costs = {space: cost for _, space, cost in exits}
        found = [space for space in found if costs[space] + extra[space] <= most]
    if is_restricted(pos, p):
        found = [space for space in found if may_stay(pos, p, space)]
    return found


class ApproachMove(Menu[War], frozen=True):
    """A unit approaches, or stays."""

    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        p = self.piece
        rules = ("NEM-6.1A-b", "NEM-6.1A-f" if pos.supply[p] != FULL else "NEM-6.1A-a")
        return Ask(pos.seat(pos.kit.side[p]), "approach-move", orders, rules, {"piece": p})

    @offers(
        TO,
        lambda self, pos: approach_hexes(pos, self.piece),
        why=lambda self, pos, space: why_not_approach(pos, self.piece, space),
    )
    def approach(self, pos: War, space: int) -> None:
        p = self.piece
        self.stay(pos)
        link = pos.kit.board.link(pos.place[p], space)
        if pos.table.cited is not None:
            pos.cite(*cost_rules(pos, p, link))
        pos.event("approaches", "NEM-6.1A-b", piece=p, space=pos.place[p], to=space)
        if pos.enemy_objective(space, pos.kit.side[p]):
            pos.cite("NEM-6.1C-j")
        pos.marks[p] |= LEFT_HEX
        enter(pos, p, space)
        cite_stacking(pos, space)

    @offers(STOP)
    def stay(self, pos: War) -> None:
        pos.pop()
        pos.marks[self.piece] |= MOVED


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


class Airborne(Menu[War], frozen=True):
    """Up to two units fly from the Off-Map Airfield to Airfields that the Allies control."""

    flown: Number = 0

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask("allies", "airborne", orders, ("NEM-6.1B-a", "NEM-8.2B-m"), firm=self.flown > 0)

    def _waiting(self, pos: War) -> tuple[int, ...]:
        return pos.in_box("airfield") if self.flown < MOST_FLIGHTS and landing_grounds(pos) else ()

    def _grounded(self, pos: War, p: int) -> str | None:
        if pos.kit.motorised[p]:
            return "NEM-6.1B-c"
        return None if pos.kit.is_unit[p] and pos.is_active(p) else "NEM-6.1B-a"

    @offers(FLY, _waiting, _grounded, lambda *_: "NEM-6.1B-a")
    def fly(self, pos: War, p: int) -> None:
        pos.replace(Airborne(self.flown + 1))
        pos.push(Landing(p))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Landing(Menu[War], frozen=True):
    """A unit lands, in Limited Supply."""

    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask("allies", "landing", orders, ("NEM-6.1B-a",), {"piece": self.piece})

    @offers(LAND, lambda _, pos: landing_grounds(pos), why=lambda *_: "NEM-6.1B-a")
    def land(self, pos: War, space: int) -> None:
        p = self.piece
        pos.pop()
        pos.supply[p] = LIMITED_SUPPLY
        pos.hunger[p] = FED
        pos.event("lands", "NEM-6.1B-b", "NEM-6.1B-a", piece=p, space=space)
        if pos.group:
            assign_arrival(pos, p, space)
        enter(pos, p, space)
