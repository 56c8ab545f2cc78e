"""4.0 The Production Phase: income, strategic warfare, spending, and what is completed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Side
from grognard.core.order import Order, Target, Verb
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, Refusals, Steps, offers
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

TRANSPORT, ASW, SUB_POINT, BOMBER, ACTION = "transport", "asw", "submarine-point", "bomber", "special-action"
BUY_RULES = {
    TRANSPORT: ("AE-4.2-n", "AE-4.7-e", "AE-4.7-d"),
    ASW: ("AE-4.2-j", "AE-4.62-a"),
    SUB_POINT: ("AE-4.2-i", "AE-2.14-a"),
    BOMBER: ("AE-4.2-h", "AE-2.4-b"),
    ACTION: ("AE-4.2-q", "AE-7.1-a", "AE-7.1-d"),
}
ASW_BOXES, TOP_ASW = 10, 2


PRODUCERS = (JP, CN, CC, CW, US)
"""The powers in the order in which they produce."""


class Production(Steps[War], frozen=True):
    """The powers of the Phasing side, one after the other."""

    side: Side
    steps = ("clear", *["produce"] * len(PRODUCERS), "clear")

    def clear(self, pos: War) -> None:
        _clear(pos)

    def produce(self, pos: War) -> None:
        power = PRODUCERS[self.step - 1]
        if SIDE_OF[power] != self.side:
            return
        collect(pos, power)
        if power == JP:
            strategic_warfare(pos)
            kamikaze_oil(pos)
        if power in (JP, CN):
            partisans(pos, power)
        if power == US:
            free_ships(pos)
        pos.push(Spending(power))


def _clear(pos: War) -> None:
    """Nothing has been bought yet in this phase."""
    for p in pos.kit.pieces_of[pos.phasing]:
        pos.marks[p] &= ~(NEW | REPLACED)
    pos.builds = [build._replace(moved=False) for build in pos.builds]
    pos.asw_paid = pos.transport_built = False
    pos.air_spent = 0
    pos.repaired = []
    pos.unrestricted = []


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


def of_power(found: Callable[[War, int], Sequence[Target]]) -> Callable[[Spending, War], Sequence[Target]]:
    """What the power that spends can buy."""
    return lambda frame, pos: found(pos, frame.power)


class Spending(Menu[War], frozen=True):
    """A power spends its WERP as it likes; what is left is lost (4.2-a, 4.1-d)."""

    power: Number
    begun: bool = False
    """Something has been bought: the end is asked for, though nothing else is left."""

    def offered(self, pos: War, *verbs: Verb | Order) -> list[Order]:
        """Everything that a power can buy now; Communist China only gets a step."""
        if self.power == CC or not pos.werp[self.power]:
            verbs = (REPLACE, DONE)
        return super().offered(pos, *verbs)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        power = self.power
        rules = ("AE-4.2-a", "AE-4.6-a")
        args: dict[str, object] = {"power": NATIONS[power], "werp": pos.werp[power], "transports": pos.transports}
        return Ask(pos.seat(SIDE_OF[power]), "spend", orders, rules, args, firm=self.begun)

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is not DONE:
            pos.replace(Spending(self.power, begun=True))
        super().play(pos, order, seat)

    # units

    def reduced(self, pos: War) -> list[int]:
        steps, full = pos.steps, pos.kit.full_steps
        return [p for p in pos.kit.rebuilt_of[self.power] if 0 < steps[p] < full[p] and not units.no_step(pos, p)]

    def no_step(self, pos: War, p: int) -> Refusal:
        if p >= pos.kit.real_count:
            return None
        return _not_ours(pos, self.power, p) or units.no_step(pos, p)

    @offers(REPLACE, reduced, why=no_step)
    def replace(self, pos: War, p: int) -> None:
        units.replace(pos, p)

    def no_unit(self, pos: War, p: int) -> Refusal:
        if p >= pos.kit.real_count:
            return None
        return _not_ours(pos, self.power, p) or _no_unit(pos, self.power, p)

    @offers(RAISE, of_power(units.raisable), why=no_unit)
    def raise_(self, pos: War, p: int) -> None:
        pos.push(Birth(self.power, p))

    def no_garrison(self, pos: War, place: int) -> Refusal:
        return _no_garrison(pos, self.power, place) if place in pos.kit.places else None

    @offers(GARRISON_AT, of_power(units.garrison_places), why=no_garrison)
    def garrison(self, pos: War, place: int) -> None:
        units.garrison(pos, self.power, place)

    # the Build Tracks

    def no_marker(self, pos: War, track: str) -> Refusals:
        if not pos.werp[self.power]:
            return "AE-4.6-b"
        shared = track == "bb" and self.power == JP
        return [Reason("AE-4.7-d" if shared else "AE-4.7-b"), Reason("AE-4.7-m")]

    @offers(LAY, of_power(tracks.layable), why=no_marker)
    def lay_down(self, pos: War, track: str) -> None:
        tracks.lay_down(pos, self.power, track)

    def no_advance(self, pos: War, marker: str) -> Refusal:
        return "AE-4.7-j" if pos.werp[self.power] else "AE-4.6-b"

    @offers(ADVANCE, of_power(tracks.advanceable), why=no_advance)
    def advance_marker(self, pos: War, marker: str) -> None:
        tracks.advance_marker(pos, self.power, marker)

    def no_conversion(self, pos: War, marker: str) -> Refusal:
        if not pos.werp[self.power]:
            return "AE-4.6-b"
        return "AE-13.3-d" if marker.endswith("d") else "AE-13.3-e"

    @offers(CONVERT, of_power(tracks.convertible), why=no_conversion)
    def convert(self, pos: War, marker: str) -> None:
        tracks.convert(pos, self.power, marker)

    # all else

    def no_goods(self, pos: War, item: str) -> Refusal:
        return _no_goods(pos, self.power, item) if item in BUY_RULES else None

    @offers(BUY, of_power(goods), why=no_goods)
    def buy(self, pos: War, item: str) -> None:
        buy(pos, self.power, item)

    @offers(FORTIFY, of_power(units.fortifiable), why=lambda *_: "AE-6.8-a")
    def fortify(self, pos: War, place: int) -> None:
        units.fortify(pos, self.power, place)

    @offers(REPAIR, of_power(units.repairable), why=lambda *_: "AE-4.61-a")
    def repair(self, pos: War, place: int) -> None:
        units.repair(pos, self.power, place)

    @offers(UNRESTRICTED, of_power(unrestricted_places), why=lambda *_: "AE-7.8-a")
    def unrestrict(self, pos: War, place: int) -> None:
        spend(pos, self.power, "AE-7.8-a")
        pos.unrestricted.append(place)

    @offers(DONE)
    def done(self, pos: War) -> None:
        _close(pos, self.power)


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


class Birth(Menu[War], frozen=True):
    """Where a new unit appears."""

    power: Number
    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = (units.BIRTH_RULES[pos.kit.nation[self.piece]],)
        return Ask(pos.seat(SIDE_OF[self.power]), "raise-at", orders, rules, {"piece": self.piece})

    def not_there(self, pos: War, place: int) -> Refusal:
        return units.BIRTH_RULES[pos.kit.nation[self.piece]]

    @offers(RAISE_AT, lambda self, pos: units.birthplaces(pos, self.piece), why=not_there)
    def raise_at(self, pos: War, place: int) -> None:
        pos.pop()
        units.raise_unit(pos, self.piece, place)


def _close(pos: War, power: int) -> None:
    """Spending is over: WERP are not kept, ships are completed, aircraft weigh on the Kamikaze marker."""
    if pos.werp[power]:
        pos.event("werp-lost", "AE-4.1-d", "AE-KT-s", power=NATIONS[power], n=pos.werp[power])
        pos.werp[power] = 0
    if power == JP and pos.air_spent > 1:
        lower_kamikaze(pos, "AE-9.13-a")
    pos.unrestricted = []
    pos.replace(Completion(power))


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


def _no_goods(pos: War, power: int, item: str) -> str:
    """The rule that forbids a purchase which is not on offer."""
    if item == TRANSPORT:
        return "AE-4.7-e" if pos.transport_built else "AE-4.7-d"
    if item == ASW:
        return "AE-2.11-c" if pos.asw == TOP_ASW else "AE-4.6-a" if pos.asw_paid else "AE-4.62-a"
    if item == ACTION and pos.actions[power] >= pos.kit.action_limit[power]:
        return "AE-7.1-d"
    return "AE-4.6-b" if power == US or item == ACTION else "AE-2.14-a"
