"""13.3.2 US entry options: what the USA may choose, how it proves its level, and what that costs in tension."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, Steps, offers
from grognard.titles.world_in_flames.chapters.ch13_3_actions import TEN
from grognard.titles.world_in_flames.chapters.ch13_3_markers import (
    TARGET_KEYS,
    bar,
    entry_level,
    halves,
    rounded,
    tension_level,
    tighten,
)
from grognard.titles.world_in_flames.chapters.ch19_record import has_declared, is_allied
from grognard.titles.world_in_flames.charts_entry import JAPAN, POOL_KEYS, TENSION, EntryOption
from grognard.titles.world_in_flames.kit import GERMANY, ITALY, USA
from grognard.titles.world_in_flames.kit import JAPAN as JAPANESE
from grognard.titles.world_in_flames.verbs import ADOPT, DONE, EFFORT, INTERN, INTO, SHOW
from grognard.titles.world_in_flames.war import War

BEARN = "FR-CV-BEARN"
FRENCH_CARRIER, GREENLAND, BURMA_ROAD, PEARL_HARBOR, REINFORCE_NEI, NORTHERN_IRELAND = 4, 7, 24, 26, 43, 44
LATITUDE = 3
"""By so much the cost of an option may be raised or lowered (13.3.2-k)."""
CARRIERS, BATTLESHIPS = 2, 4
"""A sufficient fleet at Pearl Harbor (13.3.2-bd)."""


def chosen(pos: War, number: int) -> bool:
    """Whether an option is in force; at war with every unconquered Axis power all but Northern Ireland are."""
    if number in pos.entry_options:
        return True
    if number == NORTHERN_IRELAND or not at_war_with_unconquered(pos):
        return False
    pos.cite("WIF-13.3.2-o")
    return True


def at_war_with_unconquered(pos: War) -> bool:
    """Whether the USA is at war with every Axis power that is not conquered."""
    axis = [side for side in (GERMANY, ITALY, JAPANESE) if not pos.conquered[pos.kit.power[side]]]
    return bool(axis) and all(pos.wars[USA] >> side & 1 for side in axis)


def fleet_at_pearl(pos: War) -> bool:
    """Whether the fleet that is asked for lies in Honolulu (13.3.2-bd)."""
    space = pos.kit.places.get("Honolulu", -1)
    if space < 0 or not chosen(pos, PEARL_HARBOR):
        return False
    kinds = [pos.kit.kind[p] for p in pos.index.port[space] if pos.side(p) == USA]
    return kinds.count("CV") >= CARRIERS and kinds.count("BB") >= BATTLESHIPS


# what forbids an option


def why_not_adopt(pos: War, key: str) -> Refusals:
    """The rule that keeps the USA from choosing an option."""
    option = pos.kit.entry.by_key(key)
    if option is None:
        return "WIF-13.3.2-a"
    if option.number in pos.entry_options:
        return "WIF-13.3.2-m"
    if any(not _open(pos, target) for target in option.targets):
        return "WIF-13.3.2-c" if len(option.targets) == 1 else ("WIF-13.3.2-c", "WIF-13.3.2-d")
    if option.needs and not 0 <= pos.entry_options.get(option.needs, -1) < pos.turn:
        return ("WIF-13.3.2-f", option.rule)
    if any(entry_level(pos, target) < option.number for target in option.targets):
        return "WIF-13.3.2-b"
    if option.tense and not _tense(pos, option):
        return option.rule
    return why_not_special(pos, option)


def _open(pos: War, target: int) -> bool:
    """One option against each; another only if the first has moved no marker (13.3.2-c)."""
    count, moved = pos.entry_limits[target], pos.entry_limits[target + 2]
    return count == 0 or (count == 1 and not moved)


def _tense(pos: War, option: EntryOption) -> bool:
    levels = [tension_level(pos, target) >= option.tense for target in range(2)]
    return any(levels) if option.against_any else all(levels)


def why_not_special(pos: War, option: EntryOption) -> Refusals:
    """What single options ask for besides."""
    kit = pos.kit
    if option.number == FRENCH_CARRIER:
        p = kit.piece_index[BEARN]
        paris = kit.places.get("Paris", -1)
        allied = paris >= 0 and is_allied(pos.holder[paris])
        return None if allied and p in pos.afloat() else option.rule
    if option.number == GREENLAND:
        at_war = any(has_declared(pos, side, "Denmark") for side in (GERMANY, ITALY, JAPANESE))
        taken = any(
            kit.country[pos.place[p]] >= 0 and kit.nations[kit.country[pos.place[p]]] in ("Greenland", "Iceland")
            for side in (GERMANY, ITALY, JAPANESE)
            for p in pos.units_of(side)
        )
        return None if at_war and not taken else option.rule
    if option.number == REINFORCE_NEI:
        at_war = any(has_declared(pos, side, "Netherlands") for side in (GERMANY, ITALY))
        return None if at_war else option.rule
    return None


# the choice


class EntryOptions(Menu[War], frozen=True):
    """The options of a turn. It is asked whether or not there is any: that there is none is a secret."""

    def _keys(self, pos: War) -> list[str]:
        return [option.key for option in pos.kit.entry.options.values()]

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not _open(pos, 0) and not _open(pos, 1):
            pos.pop()
            return None
        return Ask(pos.seat(USA), "entry-options", orders, ("WIF-13.3.2-a", "WIF-13.3.2-c"), firm=True)

    @offers(
        ADOPT, _keys, lambda self, pos, key: why_not_adopt(pos, key), lambda self, pos, key: why_not_adopt(pos, key)
    )
    def adopt(self, pos: War, key: str) -> None:
        option = pos.kit.entry.by_key(key)
        assert option is not None
        pos.push(Adoption(option.number))
        pos.push(Proof(option.number))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Proof(Answers[War], frozen=True):
    """The player of the USA shows markers, those that it likes, until the levels are proven (13.3.2-e)."""

    option: Number
    shown: tuple[tuple[Number, Number], ...] = ()
    """Pool and value of what lies open."""

    def _value(self, pool: int) -> list[int]:
        return [value for where, value in self.shown if where == pool]

    def _level(self, target: int) -> int:
        return rounded(halves(self._value(target), self._value(1 - target)))

    def _tension(self, target: int) -> int:
        return rounded(halves(self._value(target + TENSION), self._value(1 - target + TENSION)))

    def _lacking(self, pos: War) -> tuple[int, ...]:
        """The pools of which more must be shown."""
        option = pos.kit.entry.options[self.option]
        found: tuple[int, ...] = ()
        if any(self._level(target) < option.number for target in option.targets):
            found += (0, 1)
        tense = [self._tension(target) >= option.tense for target in range(2)]
        if option.tense and not (any(tense) if option.against_any else all(tense)):
            found += (TENSION, TENSION + 1)
        return found

    def _markers(self, pos: War) -> list[str]:
        """What can still be shown of use: markers of one value in a pool are alike."""
        found = []
        for pool in self._lacking(pos):
            left = list(pos.entry_pools[pool])
            for value in self._value(pool):
                left.remove(value)
            found += [f"{POOL_KEYS[pool]}.{value}" for value in sorted({*left}, reverse=True) if value]
        return found

    def advance(self, pos: War) -> Asks:
        if not self._lacking(pos):
            pos.pop()
            return None
        policy = pos.kit.entry.options[self.option].key
        return Ask(pos.seat(USA), "proof", SHOW.each(self._markers(pos)), ("WIF-13.3.2-e",), {"policy": policy})

    @offers(SHOW, _markers)
    def show(self, pos: War, key: str) -> None:
        pool, _, value = key.partition(".")
        pos.replace(replace(self, shown=(*self.shown, (POOL_KEYS.index(pool), int(value)))))
        pos.reveal()
        pos.event("entry-shown", "WIF-13.3.2-e", stock=pool, n=int(value))


class Adoption(Steps[War], frozen=True):
    """An option is chosen: its cost, perhaps changed by the fleet, the die, the markers, and what it brings about."""

    option: Number
    cost: Number = 0
    left: Number = 0
    """Markers that have still to be moved."""
    steps = ("record", "fleet", "roll", "tension", "effect")

    def _row(self, pos: War) -> EntryOption:
        return pos.kit.entry.options[self.option]

    def record(self, pos: War) -> None:
        option = self._row(pos)
        pos.entry_options = {**pos.entry_options, self.option: pos.turn}
        pos.forget()
        for target in option.targets:
            pos.entry_limits[target] += 1
        pos.event("adopted", "WIF-13.3.2-m", "WIF-13.3.2-b", "WIF-13.3.2-be", option.rule, policy=option.key)
        self.turn_to(pos, "fleet", cost=option.tension)

    def fleet(self, pos: War) -> Asks:
        """With the fleet at Pearl Harbor the cost of an option against Japan is a matter of choice (13.3.2-k)."""
        option = self._row(pos)
        if option.targets != (JAPAN,) or not fleet_at_pearl(pos):
            return None
        costs = range(max(0, option.tension - LATITUDE), option.tension + LATITUDE + 1)
        rules = ("WIF-13.3.2-k", "WIF-13.3.2-bd")
        return Ask(pos.seat(USA), "effort", EFFORT.each(costs), rules, {"policy": option.key})

    @offers(EFFORT)
    def effort(self, pos: War, cost: int) -> None:
        self.turn_to(pos, "roll", cost=cost)

    def roll(self, pos: War) -> None:
        count, rest = divmod(self.cost, TEN)
        die = pos.roll(10) if rest else 0
        count += 0 < die <= rest
        pos.event("tension", "WIF-13.3.2-g", policy=self._row(pos).key, points=self.cost, die=die, n=count)
        self.turn_to(pos, "tension", left=count)

    def tension(self, pos: War) -> Asks:
        """Markers go to the tension pool: of the target, or of the pool that the USA likes (13.3.2-h)."""
        option = self._row(pos)
        if not self.left:
            return None
        if len(option.targets) == 1:
            self._move(pos, option.targets[0])
            return None
        filled = [key for target, key in enumerate(TARGET_KEYS) if pos.entry_counts[target]]
        orders = INTO.each(filled or TARGET_KEYS)
        return Ask(pos.seat(USA), "tension-pool", orders, ("WIF-13.3.2-h",), {"policy": option.key})

    @offers(INTO)
    def into(self, pos: War, target: str) -> None:
        self._move(pos, TARGET_KEYS.index(target))

    def _move(self, pos: War, target: int) -> None:
        option = self._row(pos)
        if tighten(pos, target):
            pos.event("tightened", "WIF-13.3.2-h", stock=POOL_KEYS[target])
            for each in option.targets:
                pos.entry_limits[each + 2] = 1
            if len(option.targets) > 1:
                pos.cite("WIF-13.3.2-d")
        else:
            bar(pos, target, "WIF-13.3.2-i")
        self.turn_to(pos, "tension", left=self.left - 1)

    def effect(self, pos: War) -> None:
        pos.replace(replace(self, step=self.at("effect") + 1))
        if self.option == FRENCH_CARRIER:
            pos.push(FrenchCarrier())
        elif self.option == BURMA_ROAD:
            pos.push("Reopening")


class FrenchCarrier(Answers[War], frozen=True):
    """Option 4: the French carrier leaves for a transport, or goes into repair as an American one (13.3.2-q)."""

    def _ways(self, pos: War) -> Iterator[str]:
        if self._transports(pos):
            yield "transport"
        yield "repair"

    def _transports(self, pos: War) -> list[int]:
        kit = pos.kit
        return [p for p in pos.index.at[kit.pool] if pos.pooled[p] and pos.side(p) == USA and kit.kind[p] == "TRS"]

    def advance(self, pos: War) -> Asks:
        return Ask(
            pos.seat(USA), "interned", INTERN.each(self._ways(pos)), ("WIF-13.3.2-q",), {"piece": self._carrier(pos)}
        )

    @staticmethod
    def _carrier(pos: War) -> int:
        return pos.kit.piece_index[BEARN]

    @offers(INTERN)
    def intern(self, pos: War, way: str) -> None:
        pos.pop()
        kit, p = pos.kit, self._carrier(pos)
        pos.event("interned", "WIF-13.3.2-q", piece=p)
        if way == "repair":
            pos.prizes = {**pos.prizes, p: USA}
            pos.put(p, kit.repair)
            pos.forget()
            return
        names = [kit.piece_names[q] for q in self._transports(pos)]
        q = kit.piece_index[pos.draw(names)]
        pos.put(p, kit.scrapped)
        pos.put(q, kit.circle)
        pos.due[q] = pos.turn + 1
