"""4.0 The Production Phase: income, strategic warfare, spending, and what is completed."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.asia_engulfed.chapters import ch4_4_units as units
from grognard.titles.asia_engulfed.chapters import ch4_7_tracks as tracks
from grognard.titles.asia_engulfed.chapters.ch2_strategic_warfare import strategic_warfare
from grognard.titles.asia_engulfed.chapters.ch3_supply import may_act
from grognard.titles.asia_engulfed.chapters.ch4_1_income import collect, kamikaze_oil, lower_kamikaze, partisans
from grognard.titles.asia_engulfed.chapters.ch4_9_completion import Completion, free_ships
from grognard.titles.asia_engulfed.chapters.ch5_4_stacking import garrison_at
from grognard.titles.asia_engulfed.chapters.ch7_special_actions import can_spend, spend
from grognard.titles.asia_engulfed.kit import (
    CBA,
    CC,
    CN,
    CW,
    GARRISON,
    INDIAN,
    JAPAN,
    JP,
    LBA,
    MINORS,
    NATIONS,
    SIDE_OF,
    US,
)
from grognard.titles.asia_engulfed.marks import NEW, REPLACED
from grognard.titles.asia_engulfed.verbs import (
    ADVANCE,
    BUY,
    CONVERT,
    DONE,
    FORTIFY,
    LAY,
    RAISE,
    RAISE_AT,
    REPAIR,
    REPLACE,
    UNRESTRICTED,
)
from grognard.titles.asia_engulfed.verbs import GARRISON as GARRISON_AT
from grognard.titles.asia_engulfed.war import War

ALLIED_POWERS = (CN, CC, CW, US)
TRANSPORT, ASW, SUB_POINT, BOMBER, ACTION = "transport", "asw", "submarine-point", "bomber", "special-action"
BUY_RULES = {
    TRANSPORT: ("AE-4.2-n", "AE-4.7-e", "AE-4.7-d"),
    ASW: ("AE-4.2-j", "AE-4.62-a"),
    SUB_POINT: ("AE-4.2-i", "AE-2.14-a"),
    BOMBER: ("AE-4.2-h", "AE-2.4-b"),
    ACTION: ("AE-4.2-q", "AE-7.1-a", "AE-7.1-d"),
}
ASW_BOXES, TOP_ASW = 10, 2


class Production(Frame[War], frozen=True):
    """The powers of the Phasing side, one after the other."""

    side: int
    stage: int = 0

    def advance(self, pos: War) -> Asks:
        powers = (JP,) if self.side == JAPAN else ALLIED_POWERS
        if self.stage == 0:
            _clear(pos)
        if self.stage == len(powers):
            pos.pop()
            _clear(pos)
            return None
        power = powers[self.stage]
        pos.replace(Production(self.side, self.stage + 1))
        collect(pos, power)
        if power == JP:
            strategic_warfare(pos)
            kamikaze_oil(pos)
        if power in (JP, CN):
            partisans(pos, power)
        if power == US:
            free_ships(pos)
        pos.push(Spending(power))
        return None


def _clear(pos: War) -> None:
    """Nothing has been bought yet in this phase."""
    for p in pos.kit.pieces_of[pos.phasing]:
        pos.marks[p] &= ~(NEW | REPLACED)
    pos.builds = [build._replace(moved=False) for build in pos.builds]
    pos.asw_paid = pos.transport_built = False
    pos.air_spent = 0
    pos.repaired = []
    pos.unrestricted = []


class Spending(Frame[War], frozen=True):
    """A power spends its WERP as it likes; what is left is lost (4.2-a, 4.1-d)."""

    power: int

    def advance(self, pos: War) -> Asks:
        power = self.power
        orders = offers(pos, power)
        rules = ("AE-4.2-a", "AE-4.6-a")
        args: dict[str, object] = {"power": NATIONS[power], "werp": pos.werp[power], "transports": pos.transports}
        return Ask(pos.seat(SIDE_OF[power]), "spend", [*orders, DONE], rules, args)

    def play(self, pos: War, order: Order, seat: str) -> None:
        power, target = self.power, order.target
        if order is DONE:
            _close(pos, power)
        elif order.verb == RAISE.name:
            assert isinstance(target, int)
            pos.push(Birth(power, target))
        elif order.verb == BUY.name:
            buy(pos, power, str(target))
        elif order.verb == REPLACE.name:
            assert isinstance(target, int)
            units.replace(pos, target)
        elif order.verb == UNRESTRICTED.name:
            assert isinstance(target, int)
            spend(pos, power, "AE-7.8-a")
            pos.unrestricted.append(target)
        else:
            _build(pos, power, order)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        return refusal(pos, self.power, order)


def offers(pos: War, power: int) -> list[Order]:
    """Everything that a power can buy now."""
    orders = REPLACE.each(units.replaceable(pos, power))
    if power == CC or not pos.werp[power]:
        return orders
    orders += RAISE.each(units.raisable(pos, power))
    orders += GARRISON_AT.each(units.garrison_places(pos, power))
    orders += LAY.each(tracks.layable(pos, power))
    orders += ADVANCE.each(tracks.advanceable(pos, power))
    orders += CONVERT.each(tracks.convertible(pos, power))
    orders += BUY.each(goods(pos, power))
    orders += FORTIFY.each(units.fortifiable(pos, power))
    orders += REPAIR.each(units.repairable(pos, power))
    orders += UNRESTRICTED.each(unrestricted_places(pos, power))
    return orders


def _build(pos: War, power: int, order: Order) -> None:
    by_place: dict[str, Callable[[War, int, int], None]] = {
        GARRISON_AT.name: units.garrison,
        FORTIFY.name: units.fortify,
        REPAIR.name: units.repair,
    }
    by_key: dict[str, Callable[[War, int, str], None]] = {
        LAY.name: tracks.lay_down,
        ADVANCE.name: tracks.advance_marker,
        CONVERT.name: tracks.convert,
    }
    if order.verb in by_place:
        assert isinstance(order.target, int)
        by_place[order.verb](pos, power, order.target)
    else:
        by_key[order.verb](pos, power, str(order.target))


def goods(pos: War, power: int) -> list[str]:
    """What is bought by the piece and is no unit."""
    werp, costs = pos.werp[power], pos.kit.costs
    found = []
    if power == JP:
        if not pos.transport_built and tracks.markers_left(pos, JP, "bb") > 0:
            found.append(TRANSPORT)
        if not pos.asw_paid and pos.asw < TOP_ASW:
            found.append(ASW)
    if power == US:
        if werp >= costs["submarine"].step:
            found.append(SUB_POINT)
        if werp >= costs["bomber"].step and not pos.alternative("bombers"):
            found.append(BOMBER)
    if werp >= costs["action"].step and pos.actions[power] < pos.kit.action_limit[power]:
        found.append(ACTION)
    return found


def buy(pos: War, power: int, item: str) -> None:
    """Buy a point, an improvement or a Special Action."""
    costs = pos.kit.costs
    if item == TRANSPORT:
        pos.capacity += 1
        pos.transport_built = True
        price = costs["transport"].step
    elif item == ASW:
        _improve_asw(pos)
        price = costs["asw"].step
    elif item == SUB_POINT:
        pos.sub_points += 1
        price = costs["submarine"].step
    elif item == BOMBER:
        pos.bombers += 1
        price = costs["bomber"].step
    else:
        pos.actions[power] += 1
        price = costs["action"].step
    tracks.pay(pos, power, price)
    pos.event("bought", *BUY_RULES[item], power=NATIONS[power], item=item, n=price)


def _improve_asw(pos: War) -> None:
    """4.62: one box a turn; ten boxes make a level."""
    pos.asw_paid = True
    pos.asw_build += 1
    if pos.asw_build == ASW_BOXES:
        pos.asw += 1
        pos.asw_build = 0


def unrestricted_places(pos: War, power: int) -> list[int]:
    """7.8: places with reduced units of the power that a Special Action would open to replacements."""
    kit = pos.kit
    if not can_spend(pos, power) or pos.alternative("unrestricted"):
        return []
    found = {
        pos.place[p]
        for p in kit.rebuilt_of[power]
        if 0 < pos.steps[p] < kit.full_steps[p]
        and may_act(pos, p)
        and (kit.is_ground[p] or pos.aboard[p] < 0)
        and kit.zone_count <= pos.place[p] < kit.map_end
    }
    return sorted(found.difference(pos.unrestricted))


class Birth(Frame[War], frozen=True):
    """Where a new unit appears."""

    power: int
    piece: int

    def advance(self, pos: War) -> Asks:
        orders = RAISE_AT.each(units.birthplaces(pos, self.piece))
        rules = (units.BIRTH_RULES[pos.kit.nation[self.piece]],)
        return Ask(pos.seat(SIDE_OF[self.power]), "raise-at", orders, rules, {"piece": self.piece})

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        pos.pop()
        units.raise_unit(pos, self.piece, order.target)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        return [Reason(units.BIRTH_RULES[pos.kit.nation[self.piece]])]


def _close(pos: War, power: int) -> None:
    """Spending is over: WERP are not kept, ships are completed, aircraft weigh on the Kamikaze marker."""
    if pos.werp[power]:
        pos.event("werp-lost", "AE-4.1-d", "AE-KT-s", power=NATIONS[power], n=pos.werp[power])
        pos.werp[power] = 0
    if power == JP and pos.air_spent > 1:
        lower_kamikaze(pos, "AE-9.13-a")
    pos.unrestricted = []
    pos.replace(Completion(power))


def refusal(pos: War, power: int, order: Order) -> list[Reason]:
    """Why something cannot be bought."""
    target = order.target
    if order.verb == REPLACE.name and isinstance(target, int) and target < pos.kit.real_count:
        return [Reason(_not_ours(pos, power, target) or units.no_step(pos, target) or "AE-4.3-a")]
    if order.verb == RAISE.name and isinstance(target, int) and target < pos.kit.real_count:
        return [Reason(_not_ours(pos, power, target) or _no_unit(pos, power, target))]
    if order.verb == GARRISON_AT.name and isinstance(target, int) and target in pos.kit.places:
        return [Reason(_no_garrison(pos, power, target))]
    if order.verb in (LAY.name, ADVANCE.name, CONVERT.name):
        return _track_refusal(pos, power, order)
    if order.verb == BUY.name and target in BUY_RULES:
        return [Reason(_no_goods(pos, power, str(target)))]
    rules = {
        FORTIFY.name: "AE-6.8-a",
        REPAIR.name: "AE-4.61-a",
        UNRESTRICTED.name: "AE-7.8-a",
    }
    return [Reason(rules[order.verb])] if order.verb in rules else []


def _not_ours(pos: War, power: int, p: int) -> str:
    """Minor powers have no production at all; the others do not pay for each other."""
    if pos.kit.nation[p] in MINORS:
        return "AE-4.1-k"
    return "" if pos.kit.power[p] == power else "AE-KT-s"


def _no_unit(pos: War, power: int, p: int) -> str:
    """The rule that keeps a power from raising a unit."""
    kind = pos.kit.kind[p]
    if not pos.in_pool(p) or power == CC:
        return "AE-4.4-a"
    if pos.kit.is_fleet[p] or kind == GARRISON:
        return "AE-4.7-a" if pos.kit.is_fleet[p] else "AE-4.4-k"
    if power == JP and kind in (LBA, CBA):
        return "AE-4.7-g"
    if units.cost_of(pos, p).cadre > pos.werp[power]:
        return "AE-4.6-b"
    if pos.kit.nation[p] == INDIAN and units.monsoon_season(pos):
        return "AE-13.2-a"
    return "AE-4.4-a" if pos.kit.elite[p] else units.BIRTH_RULES[pos.kit.nation[p]]


def _no_garrison(pos: War, power: int, place: int) -> str:
    if not pos.werp[power]:
        return "AE-4.6-b"
    side = SIDE_OF[power]
    fit = units.may_garrison(pos, power, place) and pos.held(place, side) and garrison_at(pos, place, side) < 0
    return "AE-4.5-a" if fit and units.overseas(pos, power, place) and not pos.transports else "AE-4.4-k"


def _track_refusal(pos: War, power: int, order: Order) -> list[Reason]:
    if not pos.werp[power]:
        return [Reason("AE-4.6-b")]
    if order.verb == LAY.name:
        shared = order.target == "bb" and power == JP
        return [Reason("AE-4.7-d" if shared else "AE-4.7-b"), Reason("AE-4.7-m")]
    if order.verb == CONVERT.name:
        damaged = str(order.target).endswith("d")
        return [Reason("AE-13.3-d" if damaged else "AE-13.3-e")]
    return [Reason("AE-4.7-j")]


def _no_goods(pos: War, power: int, item: str) -> str:
    """The rule that forbids a purchase which is not on offer."""
    if item == TRANSPORT:
        return "AE-4.7-e" if pos.transport_built else "AE-4.7-d"
    if item == ASW:
        return "AE-2.11-c" if pos.asw == TOP_ASW else "AE-4.6-a" if pos.asw_paid else "AE-4.62-a"
    if item == ACTION and pos.actions[power] >= pos.kit.action_limit[power]:
        return "AE-7.1-d"
    return "AE-4.6-b" if power == US or item == ACTION else "AE-2.14-a"
