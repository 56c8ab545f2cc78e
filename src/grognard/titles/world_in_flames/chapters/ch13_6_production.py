"""13.6.3 to 13.6.7 Production: points, multiples, what is built from the force pools, and when it comes."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusals, Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import powers
from grognard.titles.world_in_flames.chapters.ch2_supply import fed
from grognard.titles.world_in_flames.chapters.ch4_1_pools import Scrapping, additions, pool
from grognard.titles.world_in_flames.chapters.ch5_lending import arriving, gifts, lent_by
from grognard.titles.world_in_flames.chapters.ch9_wars import foes, is_at_home
from grognard.titles.world_in_flames.chapters.ch13_6_leases import Leases
from grognard.titles.world_in_flames.chapters.ch13_6_output import production_points, transport_rules
from grognard.titles.world_in_flames.chapters.ch19_levies import followers
from grognard.titles.world_in_flames.charts import SEASONS
from grognard.titles.world_in_flames.kit import (
    CHINA,
    CLASSES,
    COMMONWEALTH,
    CONVOY,
    CYCLE,
    FRANCE,
    GERMANY,
    ITALY,
    JAPAN,
    NOBODY,
    SHIPS,
    SIDES,
    USA,
    USSR,
    VICHY,
    WARSHIPS,
)
from grognard.titles.world_in_flames.verbs import BUILD, DONE, FIT, REPAIR
from grognard.titles.world_in_flames.war import War

QUARTER = Fraction(1, 4)
HALF = Fraction(1, 2)
MOBILISATION = 34
EFFORTS = {22: "WIF-13.3.2-ab", MOBILISATION: "WIF-13.3.2-aq"}
"""Options of US entry that raise the multiple of the USA (13.6.3)."""
AXIS_POWERS = (GERMANY, ITALY, JAPAN)
AIRMEN, HEAVY = 1, 28
"""Options of US entry before which China builds no aircraft, and the USA no LND of four turns (13.3.2)."""
DESTROYERS, SHIPYARDS, AHEAD = 16, 25, 46
"""Options by which the Commonwealth pays less, the USA repairs its ships and the French, and builds ahead (13.3.2)."""
GIFT = 10
"""So many surface ships are cheaper by a point (13.3.2-x)."""
GATES = ("Minsk", "Kiev")
GREAT = ("Leningrad", "Moscow", "Stalingrad")
REPAIR_TIME, CONVOY_REPAIR = 2, 2
"""Turns of any naval repair, and what it costs for five convoy points (13.6.5-i)."""


# points


def bonuses(pos: War, side: int) -> Iterator[str]:
    """The rules that each add a quarter to the multiple of a power (13.6.3)."""
    kit, home = pos.kit, pos.kit.power[side]
    if any(is_at_home(pos, side, pos.place[p]) and fed(pos, p) for p in foes(pos, home)):
        yield "WIF-13.6.3-b"
    if pos.beset >> side & 1:
        yield "WIF-13.6.3-c"
    if side == USSR and all(town in kit.places for town in (*GATES, *GREAT)):
        held = {town: pos.holder[kit.space_of(town)] == USSR for town in (*GATES, *GREAT)}
        if pos.year >= 1942 and any(held[town] for town in GATES):
            yield "WIF-13.6.3-d"
        if pos.year >= 1943 and all(held[town] for town in GREAT):
            yield "WIF-13.6.3-d"

    if side == USA:
        yield from american_bonuses(pos)


def american_bonuses(pos: War) -> Iterator[str]:
    """What entry options and wars add for the USA (13.6.3)."""
    foes = [enemy for enemy in AXIS_POWERS if pos.camps[enemy] >= 0 and pos.leader[pos.kit.power[enemy]] == enemy]
    at_war = [enemy for enemy in foes if pos.wars[USA] >> enemy & 1]
    for option, rule in EFFORTS.items():
        if option in pos.entry_options:
            pos.cite(rule)
            yield "WIF-13.6.3-e"
    if at_war:
        yield "WIF-13.6.3-e"
    if at_war and len(at_war) == len(foes):
        yield "WIF-13.6.3-e"
    if MOBILISATION in pos.entry_options:
        for _ in range((pos.turn - pos.entry_options[MOBILISATION]) // len(SEASONS)):
            yield "WIF-13.6.3-h"


def multiple(pos: War, side: int) -> Fraction:
    power = FRANCE if side == VICHY else side  # Vichy and Free France have that of France (17.4, 17.6)
    return pos.kit.charts.multiple(SIDES[power], pos.year) + QUARTER * sum(1 for _ in bonuses(pos, side))


def build_points(pos: War, side: int) -> int:
    """Production points by the multiple, and what of it this theatre gets; rounded when it is spent (2.6-c)."""
    granted = pos.kit.charts.grants.get((pos.scenario, SIDES[side]))
    if granted is not None:
        return granted
    share = pos.kit.charts.shares.get((pos.scenario, SIDES[side]), Fraction(1))
    return int(production_points(pos, side) * multiple(pos, side) * share + HALF)


# pools


class Batch(NamedTuple):
    """Units of one nation, type and cost from which one is drawn, `ahead` of their year by so many."""

    units: tuple[int, ...]
    nation: int
    kind: str
    cost: int
    turns: int
    ahead: int


def batches(pos: War, side: int) -> dict[str, Batch]:
    """What a side can name to build (13.6.5-o); of types that it has none of, those of later years (-r)."""

    def make() -> dict[str, Batch]:
        found: dict[str, list[int]] = {}
        ready = pool(pos, side)
        for p in ready:
            found.setdefault(_key(pos, p, 0), []).append(p)
        have = {(pos.nation[p], type_of(pos, p)) for p in ready}
        years = range(1, max(pos.kit.year) - pos.year + 1)  # as many as there are units for (13.6.5-s)
        for ahead in years if may_build_ahead(pos, side) else ():
            later = [p for p in additions(pos, pos.year + ahead) if pos.side(p) == side]
            later = [p for p in later if pos.kit.band[p] == NOBODY]
            for p in later:
                if (pos.nation[p], type_of(pos, p)) not in have:
                    found.setdefault(_key(pos, p, ahead), []).append(p)
            have |= {(pos.nation[p], type_of(pos, p)) for p in later}
        return {key: _batch(pos, units, key.count("+")) for key, units in sorted(found.items())}

    return pos.remember(("batches", side), make)


def may_build_ahead(pos: War, side: int) -> bool:
    """Powers at war build units of later years; the neutral USA once it has option 46 (13.6.5-y, 13.3.2-ay)."""
    if not pos.wars[side] and side == USA and AHEAD in pos.entry_options:
        pos.cite("WIF-13.3.2-ay")
        return True
    return bool(pos.wars[side])


def rebate(pos: War, side: int, kind: str) -> int:
    """A point less for each of the next ten surface ships of the Commonwealth, started, finished or repaired."""
    gift = side == COMMONWEALTH and kind == "SCS" and DESTROYERS in pos.entry_options and pos.gift_ships < GIFT
    if gift:
        pos.cite("WIF-13.3.2-x")
    return int(gift)


def type_of(pos: War, p: int) -> str:
    """What is named to build a unit: all surface warships are SCS (13.6.5-o)."""
    kind = pos.kit.kind[p]
    return "SCS" if kind in WARSHIPS else kind


def _key(pos: War, p: int, ahead: int) -> str:
    """`INF.3`, `RUM.MIL.2`, `ARM.6+`, `SCS.3/7+`: letters of a minor, type, cost, a plus for each year ahead.

    Ships that are built ahead pay for both cycles: what they cost in all is named, too (13.6.5-t).
    """
    kit = pos.kit
    letters = "" if pos.nation[p] in kit.majors else f"{kit.piece_names[p].partition('-')[0]}."
    both = f"/{kit.cost[p] + kit.fitting[p]}" if ahead and kit.fitting[p] else ""
    return f"{letters}{type_of(pos, p)}.{kit.cost[p]}{both}{'+' * ahead}"


def _batch(pos: War, units: list[int], ahead: int) -> Batch:
    kit, p = pos.kit, units[0]
    turns = kit.build_time[p] + ahead
    dues = price(kit.cost[p], ahead, kit.cost[p] + kit.fitting[p])
    return Batch(tuple(units), pos.nation[p], type_of(pos, p), dues, turns, ahead)


def price(cost: int, ahead: int, total: int = 0) -> int:
    """Half as much again a year ahead, at least 2 more; then twice, three times … (13.6.5-r, -s).

    Of a ship only the first cycle costs more, by a part of what both cost (13.6.5-t).
    """
    if not ahead:
        return cost
    whole = total or cost
    if ahead == 1:
        return int(cost + max(Fraction(2), whole * HALF) + HALF)
    return max(ahead + 1, cost + whole * (ahead - 1))


def class_of(pos: War, batch: Batch) -> int:
    return CLASSES.index(pos.kit.gearing[batch.units[0]])


def geared(pos: War, side: int, number: int) -> int | None:
    """How many units of a class a side may build in this turn; None: any number (13.6.6)."""
    if pos.struck >> side & 1:
        pos.cite("WIF-13.6.6-f")
        return None
    return None if pos.turn == 1 else pos.built[side * len(CLASSES) + number] + 1


def why_not_build(pos: War, side: int, key: str) -> Refusals:
    """The rule that keeps a side from building a unit."""
    if side == VICHY:
        return "WIF-17.4-p"  # the force pools are those of Free France
    batch = batches(pos, side).get(key)
    if batch is None and key.endswith("+"):
        return ("WIF-13.6.5-y", "WIF-13.6.9-a") if may_build_ahead(pos, side) else "WIF-13.6.5-z"
    if batch is None:
        return ("WIF-13.6.9-a", "WIF-13.6.5-o", "WIF-1.2-b", *(("WIF-19.4-l",) if followers(pos, side) else ()))
    cost = batch.cost - rebate(pos, side, batch.kind)
    return why_embargoed(pos, side, batch) or why_not_pay(pos, side, cost, class_of(pos, batch))


def why_embargoed(pos: War, side: int, batch: Batch) -> Refusals:
    """The option of US entry that a unit waits for (13.6.5-m)."""
    p = batch.units[0]
    if side == CHINA and pos.kit.is_air[p] and AIRMEN not in pos.entry_options:
        return ("WIF-13.6.5-m", "WIF-13.3.2-p")
    slow = pos.kit.kind[p] == "LND" and pos.kit.build_time[p] >= CYCLE
    if side == USA and slow and HEAVY not in pos.entry_options:
        return ("WIF-13.6.5-m", "WIF-13.3.2-ai")
    return None


def why_not_pay(pos: War, side: int, cost: int, number: int) -> Refusals:
    """The rule by which points or the gearing limit of a class do not suffice for one unit more."""
    if cost > pos.points[side]:
        return "WIF-13.6.5-a"
    most = geared(pos, side, number)
    if most is not None and pos.building[side * len(CLASSES) + number] >= most:
        return "WIF-13.6.6-a"
    return None


def dock_price(pos: War, p: int) -> int:
    """What the second cycle of a ship costs, or its repair: as much as the first, 2 for five convoy points."""
    if pos.place[p] == pos.kit.hulls:
        return pos.kit.fitting[p]
    return CONVOY_REPAIR if pos.kit.kind[p] == CONVOY else pos.kit.cost[p]


def why_not_dock(pos: War, side: int, p: int, pool_: int) -> Refusals:
    """The rule that keeps a side from fitting out a ship of the construction pool, or repairing one."""
    if (pos.side(p) != side and not repairs_for(pos, side, p)) or pos.place[p] != pool_:
        return "WIF-13.6.5-l"
    cost = dock_price(pos, p) - rebate(pos, side, type_of(pos, p))
    return why_not_pay(pos, side, cost, CLASSES.index(SHIPS))


def repairs_for(pos: War, side: int, p: int) -> bool:
    """Whether the USA may repair a ship of the Commonwealth or France (13.3.2-ae)."""
    if pos.place[p] != pos.kit.repair or side != USA or SHIPYARDS not in pos.entry_options:
        return False
    return pos.side(p) in (COMMONWEALTH, FRANCE)


# the step


class Production(Steps[War], frozen=True):
    """The production of a side: scrapping, points, building, and a record of what was built (13.6)."""

    side: Side
    steps = ("scrap", "leases", "count", "build", "record")

    def scrap(self, pos: War) -> None:
        pos.push(Scrapping(self.side))

    def leases(self, pos: War) -> None:
        pos.push(Leases(self.side))

    def count(self, pos: War) -> None:
        made = production_points(pos, self.side)
        pos.points[self.side] = build_points(pos, self.side)
        pos.output[self.side] = pos.points[self.side]
        self._lend(pos)
        for number in range(len(CLASSES)):
            pos.building[self.side * len(CLASSES) + number] = 0
        if pos.table.cited is not None:
            pos.cite(*transport_rules(pos, self.side))
        rules = ("WIF-13.6.3-a", "WIF-13.6.3-i", *dict.fromkeys(bonuses(pos, self.side)))
        if pos.divided and self.side in (FRANCE, VICHY):
            pos.cite("WIF-17.6-c" if self.side == FRANCE else "WIF-17.4-p")
        times = str(float(multiple(pos, self.side)))
        pos.event("produces", *rules, side=self.side, n=made, times=times, points=pos.points[self.side])

    def _lend(self, pos: War) -> None:
        """Build points that were promised are given away, those that were lent arrive (13.6.4)."""
        side = self.side
        given = min(pos.points[side], lent_by(pos, side))
        if given:
            pos.points[side] -= given
            pos.event("lends", "WIF-5-h", "WIF-13.6.4-a", side=side, points=given)
        rules = gifts(pos).rules.get(side, [])
        pos.cite(*dict.fromkeys(rules))
        for giver in powers(pos):
            got = min(arriving(pos, giver, side), build_points(pos, giver))
            if got:
                pos.points[side] += got
                pos.event("receives", "WIF-13.6.4-c", "WIF-13.6.4-b", side=side, taker=giver, points=got)

    def build(self, pos: War) -> None:
        pos.push(Building(self.side))

    def record(self, pos: War) -> None:
        first = self.side * len(CLASSES)
        pos.built[first : first + len(CLASSES)] = pos.building[first : first + len(CLASSES)]
        pos.points[self.side] = 0
        pos.cite("WIF-13.6.5-aa")


class Building(Menu[War], frozen=True):
    """A side names what it builds, unit by unit; which one it is says the lot."""

    side: Side

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"side": self.side, "points": pos.points[self.side]}
        return Ask(
            pos.seat(self.side), "building", orders, ("WIF-13.6.5-a", "WIF-13.6.5-o"), args, firm=len(orders) > 1
        )

    @offers(
        BUILD,
        lambda self, pos: list(batches(pos, self.side)),
        lambda self, pos, key: why_not_build(pos, self.side, key),
    )
    def build(self, pos: War, key: str) -> None:
        batch = batches(pos, self.side)[key]
        p = self._drawn(pos, batch)
        less = rebate(pos, self.side, batch.kind)
        pos.gift_ships += less
        pos.points[self.side] -= batch.cost - less
        pos.building[self.side * len(CLASSES) + class_of(pos, batch)] += 1
        pos.put(p, pos.kit.circle)
        pos.pooled[p] = 1
        pos.due[p] = pos.turn + batch.turns
        pos.down[p] = int(pos.kit.fitting[p] > 0)
        pos.cite(*self._rules(pos, batch))
        rules = ("WIF-13.6.5-a", "WIF-13.6.5-ab", "WIF-13.6.7-a")
        pos.event("built", *rules, side=self.side, piece=p, points=batch.cost - less, n=batch.turns)

    def _drawn(self, pos: War, batch: Batch) -> int:
        if self.side == CHINA:
            factions = {pos.kit.is_communist[p] for p in batch.units}
            pos.cite("WIF-20-d", *(("WIF-20-c",) if len(factions) > 1 else ()))
        if len(batch.units) == 1:
            return batch.units[0]
        pos.cite("WIF-13.6.5-o", "WIF-13.6.9-a")
        return pos.kit.piece_index[pos.draw([pos.kit.piece_names[p] for p in batch.units])]

    def _rules(self, pos: War, batch: Batch) -> Iterator[str]:
        if batch.nation not in pos.kit.majors:
            yield "WIF-13.6.5-b"
        if batch.ahead:
            yield from ("WIF-13.6.5-r" if batch.ahead == 1 else "WIF-13.6.5-s", "WIF-13.6.5-v", "WIF-13.6.5-w")
        if pos.kit.is_air[batch.units[0]]:
            yield "WIF-13.6.5-ac"
        if pos.kit.is_ship[batch.units[0]]:
            yield from self._naval_rules(pos, batch)
        yield "WIF-13.6.6-e" if pos.turn == 1 else "WIF-13.6.6-a"
        yield "WIF-13.6.6-g"

    def _naval_rules(self, pos: War, batch: Batch) -> Iterator[str]:
        yield "WIF-13.6.6-d"
        if batch.kind == CONVOY:
            yield from ("WIF-13.6.5-g", "WIF-13.6.6-b")
        else:
            yield from ("WIF-13.6.5-h", "WIF-13.6.5-k", "WIF-13.6.7-c")
        if batch.ahead and pos.kit.fitting[batch.units[0]]:
            yield "WIF-13.6.5-t"

    def _dock(self, pos: War, p: int, turns: int, *rules: str) -> None:
        """A ship that is named goes face-up on the circle, and comes to the map (13.6.5-l, -p)."""
        less = rebate(pos, self.side, type_of(pos, p))
        paid = dock_price(pos, p) - less
        pos.gift_ships += less
        pos.points[self.side] -= paid
        if pos.side(p) != self.side:
            pos.cite("WIF-13.3.2-ae")
        pos.building[self.side * len(CLASSES) + CLASSES.index(SHIPS)] += 1
        pos.put(p, pos.kit.circle)
        pos.due[p], pos.down[p] = pos.turn + turns, 0
        named = ("WIF-13.6.5-l", "WIF-13.6.5-p", "WIF-13.6.6-d", "WIF-13.6.7-c")
        pos.event("docked", *rules, *named, side=self.side, piece=p, points=paid, n=turns)

    @offers(
        FIT,
        lambda self, pos: pos.index.at[pos.kit.hulls],
        lambda self, pos, p: why_not_dock(pos, self.side, p, pos.kit.hulls),
        lambda self, pos, p: why_not_dock(pos, self.side, p, pos.kit.hulls),
    )
    def fit_out(self, pos: War, p: int) -> None:
        self._dock(pos, p, CYCLE, "WIF-13.6.5-h")

    @offers(
        REPAIR,
        lambda self, pos: pos.index.at[pos.kit.repair],
        lambda self, pos, p: why_not_dock(pos, self.side, p, pos.kit.repair),
        lambda self, pos, p: why_not_dock(pos, self.side, p, pos.kit.repair),
    )
    def repair(self, pos: War, p: int) -> None:
        self._dock(pos, p, REPAIR_TIME, "WIF-13.6.5-i")

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
