"""5 Lending: powers promise resources and build points to others of their camp; 13.6.4 build points on their way.

What is promised, and what agreements want (5.1), is carried before anything else in production.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import is_active, powers
from grognard.titles.world_in_flames.chapters.ch5_trade import Pledge, agreements
from grognard.titles.world_in_flames.chapters.ch9_wars import allied
from grognard.titles.world_in_flames.chapters.ch13_6_freight import PLENTY, Cargo, Voyage, winter_seas
from grognard.titles.world_in_flames.chapters.ch13_6_resources import plants_of, rails_for, stock_of
from grognard.titles.world_in_flames.chapters.ch17_4_status import hostile_to_allies
from grognard.titles.world_in_flames.kit import (
    CHINA,
    COMMONWEALTH,
    CONVOY,
    FRANCE,
    GERMANY,
    ITALY,
    JAPAN,
    MAJOR,
    NOBODY,
    SIDES,
    USA,
    USSR,
    VICHY,
)
from grognard.titles.world_in_flames.verbs import DONE, GIVE, LOAN, RESERVE, SHARE
from grognard.titles.world_in_flames.war import LAND_MOVED, SEA_MOVED, War

GIVING = (GIVE.name, LOAN.name)
WARES, POINTS = range(2)
"""What is lent: resources, or build points."""
FIVE = 5
WAR_ZONES = 32
"""The option by which the neutral USA may use its own convoys for what it lends (13.3.2-ao)."""
CAPITAL, TOWN, HARBOUR = 2, 1, 1
"""Build points that a hex takes besides one for each factory (13.6.4)."""


# promises


def promised(pos: War, giver: int, taker: int, what: int) -> int:
    return next((row[2 + what] for row in pos.pledges if row[:2] == (giver, taker)), 0)


def may_reach(pos: War, option: int) -> bool:
    """Whether an option of US entry was chosen in an earlier turn."""
    return 0 <= pos.entry_options.get(option, PLENTY) < pos.turn


def most(pos: War, giver: int, taker: int, what: int) -> tuple[int, tuple[str, ...]]:
    """How much of something one power may give another in a turn, and the rules that say so (5, 13.3.2)."""
    if taker == CHINA:
        option, rule = ((9, "WIF-13.3.2-s"), (17, "WIF-13.3.2-y"))[what]
        if not may_reach(pos, option):
            return 0, ("WIF-5-d", rule)
        free = what == WARES and pos.wars[giver] >> JAPAN & 1
        return PLENTY if free else FIVE, (rule,)
    if USSR in (giver, taker):
        option, rule = ((19, "WIF-13.3.2-z"), (30, "WIF-13.3.2-ak"))[what]
        if not may_reach(pos, option):
            return (0 if USA in (giver, taker) else 1), ("WIF-5-e", rule)
        if not pos.wars[USSR] >> GERMANY & 1:
            return 1, (rule,)
        return PLENTY if pos.wars[USA] >> GERMANY & 1 else FIVE, (rule,)
    if giver == USA and taker in (COMMONWEALTH, FRANCE):
        option, rule = ((15, "WIF-13.3.2-w"), (27, "WIF-13.3.2-ah"))[what]
        if not may_reach(pos, option):
            return 0, ("WIF-5-d", rule)
        enemies = (1 << GERMANY) | (1 << ITALY if what == WARES else 0)
        return PLENTY if pos.wars[USA] & enemies else FIVE, (rule,)
    return PLENTY, ()


def is_favoured(pos: War, giver: int, taker: int, what: int) -> bool:
    """Whether an option of US entry lets powers give that are not active (13.3.2)."""
    if taker == VICHY and giver == pos.installer:
        pos.cite("WIF-17.4-r")
        return True
    if USSR in (giver, taker):
        return may_reach(pos, (19, 30)[what])
    return giver == USA and may_reach(pos, ((9, 17) if taker == CHINA else (15, 27))[what])


def why_not_lend(pos: War, giver: int, taker: int, what: int) -> Refusals:
    """The rule that keeps a power from promising one more resource or build point to another (5)."""
    if taker == giver or pos.camps[taker] != pos.camps[giver]:
        return "WIF-5-a" if what == WARES else ("WIF-5-a", "WIF-13.6.4-a")
    limit, rules = most(pos, giver, taker, what)
    if giver == VICHY and not (hostile_to_allies(pos) and is_active(pos, giver)):
        pos.cite("WIF-17.4-q")
        return "WIF-17.4-q"
    if not (is_active(pos, giver) and is_active(pos, taker)) and not is_favoured(pos, giver, taker, what):
        return ("WIF-5-c", *rules)
    if promised(pos, taker, giver, what):
        return "WIF-5-g" if what == WARES else "WIF-5-j"
    if promised(pos, giver, taker, what) >= limit:
        return rules
    if _is_bound(pos, giver, taker, what):
        return "WIF-5-e"
    return None if left_to_give(pos, giver, what) > 0 else ("WIF-5-h", "WIF-13.6.4-a")


def _is_bound(pos: War, giver: int, taker: int, what: int) -> bool:
    """Without its options the USSR gives one in all, and gets one in all (5)."""
    if USSR not in (giver, taker) or may_reach(pos, (19, 30)[what]):
        return False
    given = [row for row in pos.pledges if row[0] == USSR] if giver == USSR else []
    got = [row for row in pos.pledges if row[1] == USSR] if taker == USSR else []
    return sum(row[2 + what] for row in (*given, *got)) >= 1


def left_to_give(pos: War, giver: int, what: int) -> int:
    """What a power has that it has not promised yet: resources that it holds, or what it made last turn."""
    have = sum(stock_of(pos, giver).values()) if what == WARES else pos.output[giver]
    return have - sum(row[2 + what] for row in pos.pledges if row[0] == giver)


def why_not_share(pos: War, side: int, partner: int) -> Refusals:
    """The rule that keeps convoys of a power from carrying another's own goods: both are active, of one camp."""
    if side == partner or pos.camps[side] != pos.camps[partner] or VICHY in (side, partner):
        return "WIF-13.6.1-p"
    if not is_active(pos, side):
        return ("WIF-13.6.1-p", "WIF-9.1-c")
    return None if is_active(pos, partner) else "WIF-13.6.1-p"


def sharers(pos: War, side: int) -> tuple[int, ...]:
    """The powers whose convoys carry what a power keeps for itself, where they have room (13.6.1-p)."""
    return tuple(
        other for other, bits in sorted(pos.sharing.items()) if bits >> side & 1 and not why_not_share(pos, other, side)
    )


class Lending(Menu[War], frozen=True):
    """A power announces what it gives in this turn, one by one (5), and whose goods its convoys carry (13.6.1-p)."""

    side: Side
    turned: Number = 0
    """The partners, as bits, for whom its convoys have been opened or closed here."""

    def _takers(self, pos: War) -> list[str]:
        return [SIDES[side] for side in powers(pos)]

    def _why(self, pos: War, key: str, what: int) -> Refusals:
        return why_not_lend(pos, self.side, SIDES.index(key), what) if key in SIDES else "WIF-5-a"

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if len(orders) == 1:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "lending", orders, ("WIF-5-a", "WIF-13.6.4-a"), {"side": self.side})

    def _promise(self, pos: War, key: str, what: int) -> None:
        taker = SIDES.index(key)
        rules = [*most(pos, self.side, taker, what)[1], "WIF-5-a", "WIF-5-c"]
        rules += ["WIF-5-g"] if what == WARES else ["WIF-5-j", "WIF-13.6.4-a", "WIF-13.6.4-b"]
        amounts = [promised(pos, self.side, taker, each) for each in (WARES, POINTS)]
        amounts[what] += 1
        others = [row for row in pos.pledges if row[:2] != (self.side, taker)]
        pos.pledges = sorted((*others, (self.side, taker, amounts[WARES], amounts[POINTS])))
        pos.forget()
        if not allied(pos, self.side, taker):
            rules.append("WIF-18.2-o")
        said = tuple(dict.fromkeys(rules))
        pos.event("promises-points" if what else "promises", *said, side=self.side, taker=taker, n=amounts[what])

    @offers(
        GIVE,
        _takers,
        lambda self, pos, key: self._why(pos, key, WARES),
        lambda self, pos, key: self._why(pos, key, WARES),
    )
    def give(self, pos: War, key: str) -> None:
        self._promise(pos, key, WARES)

    @offers(
        LOAN,
        _takers,
        lambda self, pos, key: self._why(pos, key, POINTS),
        lambda self, pos, key: self._why(pos, key, POINTS),
    )
    def loan(self, pos: War, key: str) -> None:
        self._promise(pos, key, POINTS)

    def _convoys_for(self, pos: War, *, shared: bool) -> list[str]:
        """Standing permissions: they hold until they are withdrawn; once each is enough."""
        if not any(pos.kit.kind[p] == CONVOY for p in pos.ships_of(self.side)):
            return []
        bits = pos.sharing.get(self.side, 0)
        others = (other for other in powers(pos) if bool(bits >> other & 1) == shared and not self.turned >> other & 1)
        return [SIDES[other] for other in others if not why_not_share(pos, self.side, other)]

    def _why_share(self, pos: War, key: str) -> Refusals:
        why = why_not_share(pos, self.side, SIDES.index(key)) if key in SIDES else None
        return why or "WIF-13.6.1-p"

    def _turn(self, pos: War, key: str) -> None:
        partner = 1 << SIDES.index(key)
        pos.sharing = {**pos.sharing, self.side: pos.sharing.get(self.side, 0) ^ partner}
        pos.forget()
        pos.replace(replace(self, turned=self.turned | partner))

    @offers(SHARE, lambda self, pos: self._convoys_for(pos, shared=False), why=_why_share)
    def share(self, pos: War, key: str) -> None:
        self._turn(pos, key)
        pos.event("shares-convoys", "WIF-13.6.1-p", side=self.side, taker=SIDES.index(key))

    @offers(RESERVE, lambda self, pos: self._convoys_for(pos, shared=True), why=_why_share)
    def reserve(self, pos: War, key: str) -> None:
        self._turn(pos, key)
        pos.event("reserves-convoys", "WIF-13.6.1-p", side=self.side, taker=SIDES.index(key))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


# what becomes of them


class Gifts(NamedTuple):
    """What was given in this turn, as far as it arrives."""

    cargo: Cargo
    """What is left of convoys and ports."""
    taken: Counter[int]
    """By hex: resources that were taken from it."""
    filled: Counter[int]
    """By hex: factories that work with what was given."""
    received: Counter[int]
    """By side: resources that arrived."""
    owed: Counter[int]
    """By side: resources that could not be delivered: it may not use them itself (5-i)."""
    points: Counter[tuple[int, int]]
    """By giver and taker: build points that arrive."""
    rules: dict[int, list[str]]
    """By side: the rules that were applied for it."""
    voyages: dict[int, list[Voyage]]
    """By side: what comes to it by sea, with whose convoys."""
    by_rail: dict[int, Counter[int]]
    """By side that gets something: the factories that its own resources reach by rail."""


def may_bear(pos: War, giver: int, taker: int) -> bool:
    """Whether convoys of a power may carry what it gives to another: the neutral USA's only by its options (13.3.2)."""
    if is_active(pos, giver) or giver != USA:
        return is_active(pos, giver)
    if taker == CHINA:
        return True
    if not 0 <= pos.entry_options.get(WAR_ZONES, PLENTY) <= pos.turn:
        return False
    pos.cite("WIF-13.3.2-ao")
    return True


def pledges(pos: War) -> list[Pledge]:
    """Agreements first, then what was announced."""
    found = list(agreements(pos))
    for giver, taker, wares, points in pos.pledges:
        rules: tuple[str, ...] = ("WIF-5-h",) if wares else ()
        rules += ("WIF-13.6.4-c", "WIF-5-h") if points else ()
        carriers = (taker, giver) if may_bear(pos, giver, taker) else (taker,)
        found.append(Pledge(giver, pos.kit.power[giver], taker, wares, 0, points, rules, carriers, False))
    return found


def gifts(pos: War) -> Gifts:
    """Everything that is given away in this turn, on its way."""

    def make() -> Gifts:
        made = Gifts(Cargo(pos), Counter(), Counter(), Counter(), Counter(), Counter(), {}, {}, {})
        for pledge in pledges(pos):
            carry(pos, made, pledge)
        return made

    return pos.remember("gifts", make, LAND_MOVED | SEA_MOVED)


def _wealth(pos: War, pledge: Pledge, taken: Counter[int], *, oil: bool) -> dict[int, int]:
    """The resources from which something is given: oil where oil is owed, else what is not oil if possible."""
    kit = pos.kit
    if pledge.giver == NOBODY:
        mine = {s: kit.resources[s] + kit.oil[s] for s in kit.land if pos.home[s] == pledge.nation}
        mine = {s: count for s, count in mine.items() if count and pos.holder[s] == NOBODY}
    else:
        mine = stock_of(pos, pledge.giver)
    left = {space: count - taken[space] for space, count in mine.items()}
    if oil:
        return {space: min(count, kit.oil[space]) for space, count in left.items() if kit.oil[space]}
    if pledge.compulsory:
        return {space: min(count, kit.resources[space]) for space, count in left.items() if kit.resources[space]}
    return left


def carry(pos: War, made: Gifts, pledge: Pledge) -> None:
    """What can be delivered is; what cannot is lost to the giver for this turn (5-h, -i)."""
    taker, rules = pledge.taker, made.rules.setdefault(pledge.taker, [])
    partners = () if pledge.giver == NOBODY else (pledge.giver,)
    rails, nation = rails_for(pos, taker, partners), pos.kit.power[taker]
    for oil, amount in ((True, pledge.oil), (False, pledge.plain)):
        if not amount:
            continue
        stock = _wealth(pos, pledge, made.taken, oil=oil)
        due = min(amount, sum(stock.values()))
        room = {space: count - made.filled[space] for space, count in plants_of(pos, taker).items()}
        swedish = taker == GERMANY and pos.kit.nations[pledge.nation] == "Sweden"
        shut = winter_seas(pos) if swedish else ()
        arrived = 0
        for places in (_spare(pos, made, taker, room), room):
            found = made.cargo.carry(stock, places, rails, nation, pledge.carriers, due - arrived, shut=shut)
            for (space, way), count in found.items():
                if way > 0:
                    made.taken[space] += count
                    arrived += count
                    made.received[taker] += count
                else:
                    made.filled[space] += count
                    if places is not room:
                        room[space] -= count
            made.received[taker] -= _captured(pos, made, taker)
        if pledge.giver != NOBODY:
            made.owed[pledge.giver] += due - arrived
        rules += [*pledge.rules, *(("WIF-5-i",) if due > arrived else ())]
    if pledge.points:
        stock = dict.fromkeys(plants_of(pos, pledge.giver), PLENTY)
        found = made.cargo.carry(stock, berths(pos, taker), rails, nation, pledge.carriers, pledge.points)
        arrived = sum(count for (_, way), count in found.items() if way > 0)
        made.points[pledge.giver, taker] += arrived - _captured(pos, made, taker)
        rules += [*pledge.rules, "WIF-13.6.4-c", "WIF-13.6.4-d", "WIF-13.6.4-f"]
        rules += ["WIF-13.6.4-e"] if arrived < pledge.points else []
    rules += made.cargo.used
    made.cargo.used.clear()


def _spare(pos: War, made: Gifts, taker: int, room: dict[int, int]) -> dict[int, int]:
    """Factories that a power's own resources do not come to by rail: gifts go to these first, so that none is idle."""
    if taker not in made.by_rail:
        landlocked = made.cargo.copy()
        landlocked.holds.clear()
        stock = {space: count - made.taken[space] for space, count in stock_of(pos, taker).items()}
        found = landlocked.carry(stock, dict(room), rails_for(pos, taker), pos.kit.power[taker], ())
        made.by_rail[taker] = Counter({space: count for (space, way), count in found.items() if way < 0})
    return {space: max(0, count - made.by_rail[taker][space]) for space, count in room.items()}


def _captured(pos: War, made: Gifts, taker: int) -> int:
    """How much of what was carried just now is searched and seized on its way (13.6.1-s)."""
    made.voyages.setdefault(taker, []).extend(voyage for voyage in made.cargo.voyages if voyage)
    lost = sum(any((side, taker, sea) in pos.seized for side, sea in voyage) for voyage in made.cargo.voyages)
    if lost:
        pos.cite("WIF-13.6.1-s")
    return lost


def berths(pos: War, taker: int) -> dict[int, int]:
    """Where build points may be brought at home, and how many (13.6.4)."""
    kit, home = pos.kit, pos.kit.power[taker]
    found = {}
    for space in kit.land:
        if pos.home[space] != home or pos.holder[space] != taker:
            continue
        town = CAPITAL if space in kit.capital else TOWN if kit.is_city[space] else 0
        count = kit.factories[space] + town + HARBOUR * (kit.port[space] == MAJOR)
        if count and (town or kit.port[space] == MAJOR):
            found[space] = count
    return found


def lent_by(pos: War, giver: int) -> int:
    """Build points that a power gives away, whether they arrive or not (13.6.4-e)."""
    return sum(pledge.points for pledge in pledges(pos) if pledge.giver == giver)


def arriving(pos: War, giver: int, taker: int) -> int:
    return gifts(pos).points[giver, taker]
