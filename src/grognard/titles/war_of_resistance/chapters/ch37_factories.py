"""37E Factories: what they make each month, how they are damaged, taken down, carried away and set up again."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side, Word
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch6_allowance import allowance
from grognard.titles.war_of_resistance.chapters.ch7_rail import Shipping, rail_state, why_not_ship
from grognard.titles.war_of_resistance.chapters.ch7_ways import ways_of
from grognard.titles.war_of_resistance.chapters.ch12_freight import Hauling, points_left, why_not_haul
from grognard.titles.war_of_resistance.chapters.ch12_points import ATTACK, NEW, RESOURCE, lay
from grognard.titles.war_of_resistance.chapters.ch14_repairs import Labouring, Repairing
from grognard.titles.war_of_resistance.chapters.ch40_income import PER_ATTACK, PER_RESOURCE, TAKE_ATTACK, TAKE_GENERAL
from grognard.titles.war_of_resistance.chapters.ch40_parcels import (
    FACTORIES,
    is_whole,
    lay_parcel,
    lose_parts,
    lying,
    named,
    shipping_districts,
    why_not_dispatch,
)
from grognard.titles.war_of_resistance.chapters.ch42_stability import begins_month
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import CHINA, FULL_CITY, JAPAN, PARTIAL
from grognard.titles.war_of_resistance.kit_nation import PARTS_OF_A_FACTORY
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War

PREPARE = VERBS.number("prepare-factory")
TAKE_DOWN = VERBS.number("take-down-factory")
INSTALL = VERBS.number("install-factory")
DISMANTLE = VERBS.number("dismantle-factory")
MEND = VERBS.number("mend-factory")
MEND_ROAD = VERBS.word("mend-burma-road")
WRECK = VERBS.word("wreck-factory")
DISPATCH = VERBS.choice("dispatch")
HAUL_POINTS = VERBS.space("haul-points")
SHIP_POINTS = VERBS.space("ship-points")

MOST_HITS = 6
WRECK_POINTS = 2 * QUARTERS
SHANGHAI = "Shanghai"


def lay_out(pos: War) -> None:
    """The factories of the order of battle (37E)."""
    pos.plants = dict(enumerate(pos.kit.nation.factories, 1))
    pos.cite("WOR-37E-a")


def working_at(pos: War, space: int) -> int:
    """The operational factory in a hex, or 0."""
    return next((n for n, at in pos.plants.items() if at == space and n not in pos.idle_plants), 0)


def began_in_shanghai(pos: War, number: int) -> bool:
    return pos.kit.conurbation[pos.kit.nation.factories[number - 1]] == SHANGHAI


def capacity_of(pos: War, number: int) -> int:
    """What a factory can make in a month: by its city, less its hits (37E)."""
    space = pos.plants.get(number, -1)
    if space < 0 or number in pos.idle_plants:
        pos.cite("WOR-37E-g")
        return 0
    if began_in_shanghai(pos, number) and not pos.posture:
        pos.cite("WOR-41A2c-j")
        return 0
    city = pos.kit.city[space]
    if city == FULL_CITY and pos.kit.conurbation[space]:
        full, rule = 3, "WOR-37E-e"
    elif city >= PARTIAL:
        full, rule = 2, "WOR-37E-f"
    else:
        full, rule = 1, "WOR-37E-g"
    hits = pos.factory_hits.get(space, 0)
    pos.cite(rule, *(("WOR-37E-h",) if hits else ()))
    return max(0, full - hits)


# production


def makers(pos: War) -> tuple[int, ...]:
    """Factories that can make something in this initial phase, isolated or not (37E)."""
    if not begins_month(pos):
        return ()
    return tuple(n for n, space in pos.plants.items() if pos.holder[space] == CHINA and capacity_of(pos, n))


class Production(Answers[War], frozen=True):
    """Each factory makes resource points, or attack or general supply in their stead; it need not make anything."""

    due: tuple[Number, ...]
    left: Number = -1

    def advance(self, pos: War) -> Asks:
        if not self.due:
            pos.pop()
            return None
        if self.left < 0:
            pos.replace(replace(self, left=capacity_of(pos, self.due[0])))
            return None
        if not self.left:
            pos.replace(Production(self.due[1:]))
            return None
        args: dict[str, object] = {"space": pos.plants[self.due[0]], "points": self.left}
        return Ask(pos.seat(CHINA), "production", self.offered(pos), ("WOR-37E-i",), args)

    @offers(TAKE_ATTACK, forbids=lambda self, pos, _: None if self.left >= PER_ATTACK else "WOR-37E-j")
    def take_attack(self, pos: War) -> None:
        self.make(pos, ATTACK, 1, PER_ATTACK, "WOR-37E-j")

    @offers(TAKE_GENERAL)
    def take_general(self, pos: War) -> None:
        self.make(pos, NEW, PER_RESOURCE, 1, "WOR-37E-k")

    @offers(DONE)
    def done(self, pos: War) -> None:
        """The rest are resource points."""
        self.make(pos, RESOURCE, self.left, self.left, "WOR-37E-i")

    def make(self, pos: War, item: str, number: int, price: int, rule: str) -> None:
        space = pos.plants[self.due[0]]
        lay(pos, space, item, number)
        pos.event("produced", rule, "WOR-37E-a", space=space, item=item, items=number)
        pos.replace(replace(self, left=self.left - price))


class Mending(Menu[War], frozen=True):
    """The end of the Chinese initial phase that begins a month: a hit is taken off each factory, and off the road."""

    road: bool = True
    due: tuple[Number, ...] | None = None

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if self.due is None:
            pos.replace(replace(self, due=tuple(pos.plants)))
            return None
        if orders == [DONE]:
            pos.pop()
            return None
        return Ask(pos.seat(CHINA), "mending", orders, ("WOR-37E-r", "WOR-37B4-c"))

    @offers(MEND, lambda self, pos: list(self.due or ()), lambda self, pos, n: why_not_mend(pos, self, n))
    def mend(self, pos: War, number: int) -> None:
        space = pos.plants[number]
        hit_factory(pos, space, -1)
        if number in pos.scars:
            pos.cite("WOR-37E-v")
        pos.event("factory-mended", "WOR-37E-r", space=space, hits=pos.factory_hits.get(space, 0))
        pos.replace(replace(self, due=tuple(n for n in self.due or () if n != number)))

    @offers(MEND_ROAD, forbids=lambda self, pos, _: None if pos.road_hits and self.road else "WOR-37B4-c")
    def mend_road(self, pos: War) -> None:
        pos.road_hits -= 1
        pos.event("road-mended", "WOR-37B4-c", "WOR-37B4-i", hits=pos.road_hits)
        pos.replace(replace(self, road=False))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def why_not_mend(pos: War, frame: Mending, number: int) -> Refusals:
    space = pos.plants.get(number, -1)
    if space < 0 or number in pos.idle_plants or pos.holder[space] != CHINA or number not in (frame.due or ()):
        return "WOR-37E-r"
    return None if pos.factory_hits.get(space, 0) else "WOR-37E-r"


# damage


def hit_factory(pos: War, space: int, change: int) -> None:
    """Hits come and go; there are never more than six (37E)."""
    hits = pos.factory_hits.get(space, 0) + change
    if hits > MOST_HITS:
        pos.cite("WOR-37E-q")
    pos.factory_hits[space] = min(MOST_HITS, hits)
    if not hits:
        del pos.factory_hits[space]


class Wrecking(Repairing, frozen=True):
    """A Japanese unit in hand damages the factory in its hex (37E)."""

    def works(self, pos: War) -> list[Order]:
        found = super().works(pos)
        if pos.kit.side[self.piece] == JAPAN and pos.place[self.piece] in pos.plants.values():
            found = [*found, *self.offered(pos, WRECK)]
        return found

    @offers(WRECK, forbids=lambda self, pos, _: why_not_wreck(pos, self))
    def wreck(self, pos: War) -> None:
        here = pos.place[self.piece]
        pos.spent[self.piece] += WRECK_POINTS
        hit_factory(pos, here, 1)
        pos.event("factory-wrecked", "WOR-37E-o", piece=self.piece, space=here, hits=pos.factory_hits[here])


def why_not_wreck(pos: War, frame: Wrecking) -> Refusals:
    p, here = frame.piece, pos.place[frame.piece]
    if pos.kit.side[p] != JAPAN or not working_at(pos, here):
        return "WOR-37E-o"
    if pos.factory_hits.get(here, 0) >= MOST_HITS:
        return "WOR-37E-q"
    left = allowance(pos, p, exploits=frame.exploits) - pos.spent[p]
    return None if left >= WRECK_POINTS else "WOR-37E-o"


class Spoils(Menu[War], frozen=True):
    """The Japanese initial phase: factories, and parts of them, in Japanese hexes may be removed for good (37E)."""

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders == [DONE]:
            pos.pop()
            return None
        return Ask(pos.seat(JAPAN), "spoils", orders, ("WOR-37E-s",))

    @offers(DISMANTLE, lambda self, pos: booty(pos), why=lambda self, pos, _: "WOR-37E-s")
    def dismantle(self, pos: War, number: int) -> None:
        if number in pos.plants:
            space = pos.plants.pop(number)
            pos.factory_hits.pop(space, None)
            if number in pos.idle_plants:
                pos.idle_plants.remove(number)
            pos.event("factory-removed", "WOR-37E-s", space=space, side=JAPAN)
            pos.scars.pop(number, None)
        else:
            pos.cite("WOR-37E-s")
            lose_parts(pos, number)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def booty(pos: War) -> list[int]:
    """Factories of which something stands or lies in a Japanese hex."""
    held = {n for n, space in pos.plants.items() if pos.holder[space] == JAPAN}
    for space in pos.parcels:
        if space < pos.kit.hex_count and pos.holder[space] == JAPAN:
            held |= {n for n, item in enumerate(FACTORIES, 1) if lying(pos, space, item)}
    return sorted(held)


# the movement phase


def survey_factories(pos: War) -> None:
    """A Chinese movement phase begins: who is inoperative may leave, who lies together may be set up (37E2, 37E3)."""
    pos.new_idle = []
    pos.capital_moved = False
    pos.gathered = [
        n for n in range(1, len(pos.kit.nation.factories) + 1) if any(is_whole(pos, s, n) for s in pos.parcels)
    ]


def site_of(pos: War, number: int) -> int:
    """Where all parts of a factory lie, or -1."""
    return next((s for s in pos.parcels if is_whole(pos, s, number)), -1)


class Government(Labouring, frozen=True):
    """What a government does in its movement phase: factories are moved, and replacement points sent."""

    def labours(self, pos: War) -> list[Order]:
        found = super().labours(pos)
        if self.exploits or pos.phasing != self.side or not pos.ground.campaign:
            return found
        if self.side == CHINA:
            found = [*found, *self.offered(pos, PREPARE, TAKE_DOWN, INSTALL)]
        return [*found, *self.offered(pos, DISPATCH)]

    @offers(PREPARE, lambda self, pos: list(pos.plants), lambda self, pos, n: why_not_prepare(pos, self, n))
    def prepare(self, pos: War, number: int) -> None:
        pos.idle_plants.append(number)
        pos.new_idle.append(number)
        pos.event("factory-prepared", "WOR-37E1-a", "WOR-37E-b", space=pos.plants[number])

    @offers(TAKE_DOWN, lambda self, pos: list(pos.idle_plants), lambda self, pos, n: why_not_take_down(pos, self, n))
    def take_down(self, pos: War, number: int) -> None:
        """It becomes five parts of an RE each, which travel as freight (37E2)."""
        space = pos.plants.pop(number)
        pos.idle_plants.remove(number)
        pos.scars[number] = pos.factory_hits.pop(space, 0)
        lay_parcel(pos, space, FACTORIES[number - 1], PARTS_OF_A_FACTORY)
        rules = ("WOR-37E2-a", "WOR-37E2-b", "WOR-37E2-c", "WOR-37E2-d", "WOR-3A3-f")
        pos.event("factory-taken-down", *rules, space=space, hits=pos.scars[number])

    @offers(INSTALL, lambda self, pos: list(pos.gathered), lambda self, pos, n: why_not_install(pos, self, n))
    def install(self, pos: War, number: int) -> None:
        space, die = site_of(pos, number), pos.roll()
        result = die - pos.scars[number]
        lay_parcel(pos, space, FACTORIES[number - 1], -PARTS_OF_A_FACTORY)
        pos.gathered.remove(number)
        if result <= 1:
            del pos.scars[number]
            pos.event("factory-lost", "WOR-37E3-b", space=space, die=die)
            return
        pos.plants[number] = space
        pos.factory_hits[space] = MOST_HITS
        pos.event("factory-installed", "WOR-37E3-a", "WOR-37E3-b", "WOR-37E-v", space=space, die=die)

    @offers(
        DISPATCH,
        lambda self, pos: pos.recall("dispatch", dispatch_state(pos, self), lambda: open_districts(pos, self)),
        why=lambda self, pos, word: why_not_send(pos, self, word),
    )
    def dispatch(self, pos: War, word: str) -> None:
        pos.push(Dispatch(self.side, named(pos, word)))


def why_not_prepare(pos: War, phase: Government, number: int) -> Refusals:
    space = pos.plants.get(number, -1)
    if phase.side != CHINA or phase.exploits or space < 0 or number in pos.idle_plants or pos.holder[space] != CHINA:
        return "WOR-37E1-a"
    return "WOR-41A2c-i" if began_in_shanghai(pos, number) and not pos.posture else None


def why_not_take_down(pos: War, phase: Government, number: int) -> Refusals:
    if phase.side != CHINA or phase.exploits or number not in pos.idle_plants or number in pos.new_idle:
        return "WOR-37E2-a"
    return None if pos.holder[pos.plants[number]] == CHINA else "WOR-37E2-a"


def why_not_install(pos: War, phase: Government, number: int) -> Refusals:
    space = site_of(pos, number)
    if phase.side != CHINA or phase.exploits or number not in pos.gathered or space < 0:
        return "WOR-37E3-a"
    if space >= pos.kit.hex_count or not pos.kit.is_city[space] or pos.holder[space] != CHINA:
        return ("WOR-37E3-a", "WOR-37E-b")
    return ("WOR-37E3-a", "WOR-37E-c") if working_at(pos, space) else None


# replacement points


def senders(pos: War, phase: Government, word: str) -> bool:
    """Whether points can leave some source of a district: by road wherever there are supply movement points."""
    if points_left(pos, phase.side, british=False) > 0:
        return True
    return next(rail_sources(pos, phase.side, named(pos, word)), None) is not None


def why_not_send(pos: War, phase: Government, word: str) -> Refusals:
    """The rule by which no points leave a district now."""
    return why_not_dispatch(pos, word) or (None if senders(pos, phase, word) else "WOR-40B4c-a")


def open_districts(pos: War, phase: Government) -> list[str]:
    """The districts from which points may be sent."""
    return [word for word in shipping_districts(pos, phase.side) if not why_not_send(pos, phase, word)]


def dispatch_state(pos: War, phase: Government) -> tuple[object, ...]:
    """What these follow from; they are named in the order in which points are kept."""
    by_road = points_left(pos, phase.side, british=False) > 0
    return (by_road, phase.exploits, tuple(pos.points), *rail_state(pos, phase.side))


def road_sources(pos: War, side: int, name: str) -> list[int]:
    phase = Labouring(side)
    return [s for s in points_sources(pos, side, name) if not why_not_haul(pos, phase, s)]


def rail_sources(pos: War, side: int, name: str) -> Iterator[int]:
    phase, trains = Labouring(side), ways_of(pos).on_rail
    return (s for s in points_sources(pos, side, name) if s in trains and not why_not_ship(pos, phase, s))


def points_sources(pos: War, side: int, name: str) -> list[int]:
    district = pos.kit.nation.districts.by_name[name]
    return [s for s in district.spaces if district.box or pos.holder[s] == side]


class Dispatch(Menu[War], frozen=True):
    """From which source of a district points are sent, and how (40B4c); by ship they leave from ports."""

    side: Side
    name: Word

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.side), "dispatch", orders, ("WOR-40B4c-a", "WOR-40B4c-b"), {"district": self.name})

    @offers(HAUL_POINTS, lambda self, pos: road_sources(pos, self.side, self.name), why=lambda *_: "WOR-40B4c-c")
    def haul(self, pos: War, space: int) -> None:
        pos.pop()
        pos.cite("WOR-40B4c-a")
        pos.push(Hauling(self.side, space))

    @offers(SHIP_POINTS, lambda self, pos: rail_sources(pos, self.side, self.name), why=lambda *_: "WOR-40B4c-c")
    def ship(self, pos: War, space: int) -> None:
        pos.pop()
        pos.cite("WOR-40B4c-a")
        pos.push(Shipping(self.side, space))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
