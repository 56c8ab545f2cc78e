"""12C4, 12H: general supply points, attack supply points and resource points: how they come, last and go."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.core.kinds import Side, Space
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch7_nets import MOST_OF_A_YARD, PRICE_OF_A_YARD, yard
from grognard.titles.war_of_resistance.chapters.ch7_ways import ways_of
from grognard.titles.war_of_resistance.chapters.ch12_lines import contribution, controlled, limited_sources
from grognard.titles.war_of_resistance.chapters.ch17_bases import ABANDON, abandon, why_not_abandon
from grognard.titles.war_of_resistance.chapters.ch37_dikes import BREAK_DIKES, break_dikes, why_not_break_dikes
from grognard.titles.war_of_resistance.chapters.ch40_parcels import (
    PARCEL_SIZE,
    PARCELS,
    capture_parcels,
    lay_parcel,
    parcels_at,
    parcels_held,
)
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, NEUTRAL, ChinaKit
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War, enemy

GENERATE = VERBS.space("generate")
AMOUNT = VERBS.number("amount")
CONVERT = VERBS.space("convert")
DESTROY = VERBS.space("destroy")
ITEM = VERBS.choice("item")
EXPAND = VERBS.space("expand")

ATTACK, RESOURCE = "attack-supply", "resource"
NEW, OLD, OLDEST = "general-supply", "general-supply-old", "general-supply-oldest"
"""Points of this initial phase (or of the one that was last), of the one before, and of the one before that."""
GENERAL = (NEW, OLD, OLDEST)
SUPPLIES = (ATTACK, RESOURCE, *GENERAL)
"""Supply and resource elements: units and air transports carry these alone (12H2, 12H3)."""
ITEMS = (*SUPPLIES, *PARCELS)
"""Freight of all kinds, by rail, by ship and by supply movement points (12H1)."""
SIZE = {ATTACK: 3 * QUARTERS, RESOURCE: QUARTERS, **dict.fromkeys(GENERAL, QUARTERS // 4), **PARCEL_SIZE}
"""In quarters of an RE (3A3)."""
POINT_RE = 10 * QUARTERS
"""What an attack supply point serves, in quarters of an RE (12D1)."""
SIZE_RULES = {ATTACK: "WOR-3A3-e", **dict.fromkeys(GENERAL, "WOR-3A3-a")}
"""By item: the rule of its size; a resource point is of one RE as most units are (3A3)."""
POINTS_OF_ATTACK_SUPPLY = 12
POINTS_OF_JAPAN = 12


# what lies where


def held(pos: War, space: int, item: str) -> int:
    """How many of an item lie in a hex or box."""
    if item in PARCELS:
        return parcels_held(pos, space, item)
    if item == ATTACK:
        return pos.stocks.get(space, 0)
    if item == RESOURCE:
        return pos.resources.get(space, 0)
    return pos.rations.get(space, (0, 0, 0))[GENERAL.index(item)]


def lay(pos: War, space: int, item: str, number: int) -> None:
    """Lay items down in a hex or box; a negative number takes them away."""
    if item in PARCELS:
        lay_parcel(pos, space, item, number)
        return
    count = held(pos, space, item) + number
    if count < 0:
        raise ValueError(f"there are not so many of {item}")
    if item in GENERAL:
        batches = list(pos.rations.get(space, (0, 0, 0)))
        batches[GENERAL.index(item)] = count
        pos.rations[space] = (batches[0], batches[1], batches[2])
        if not any(batches):
            del pos.rations[space]
        return
    stock = pos.stocks if item == ATTACK else pos.resources
    stock[space] = count
    if not count:
        del stock[space]


def items_at(pos: War, space: int) -> list[str]:
    """The supplies in a hex or box; a point that is supplying attacks stays where it is until it is used up."""
    found = [ATTACK] if space in pos.stocks and loose(pos, space, ATTACK) else []
    if pos.resources.get(space):
        found.append(RESOURCE)
    if space in pos.rations:
        found += [item for item, count in zip(GENERAL, pos.rations[space], strict=True) if count > 0]
    return found


def freight_at(pos: War, space: int) -> list[str]:
    """Everything in a hex or box that could be sent away from there."""
    found = items_at(pos, space)
    return found + parcels_at(pos, space) if pos.ground.campaign else found


def has_freight(pos: War, space: int) -> bool:
    """Whether there is any; supplies, which are found faster, are looked for first."""
    return bool(items_at(pos, space) or (pos.ground.campaign and parcels_at(pos, space)))


def freight_state(pos: War) -> tuple[object, ...]:
    """What it follows from where freight lies, and what of it may leave; and from who owns which hex."""
    supplies = (pos.stocks, pos.drawn, pos.resources, pos.rations)
    guns = (pos.light_guns, pos.heavy_guns)
    seats = (pos.governments, pos.unseated, pos.seats_moved, pos.phase)
    return (*supplies, *guns, *seats, pos.parcels, pos.points, pos.cooperation, pos.capital, pos.capital_works)


def loose(pos: War, space: int, item: str) -> int:
    """How many of an item in a hex are free to be moved or destroyed."""
    bound = -(-pos.drawn.get(space, 0) // POINT_RE) if item == ATTACK else 0
    return max(0, held(pos, space, item) - bound)


def stores_of(pos: War, side: int) -> list[int]:
    """Hexes and boxes in which a side has supplies."""
    return sorted(s for s in {*pos.stocks, *pos.resources, *pos.rations} if owner_of(pos, s) == side)


def depots_of(pos: War, side: int, *, guns: bool = False) -> list[int]:
    """Hexes and boxes from which a side could send freight; points leave by `dispatch` (40B4c)."""
    found = {*pos.stocks, *pos.resources, *pos.rations, *pos.parcels}
    if guns:
        found.update(pos.light_guns, pos.heavy_guns)
    if side == CHINA and pos.capital >= 0 and not pos.capital_works:
        found.add(pos.capital)
    found.update(pos.governments[name] for name in pos.unseated)
    return sorted(s for s in found if owner_of(pos, s) == side)


def owner_of(pos: War, space: int) -> int:
    """Whose the items in a hex or box are: in neutral territory they are imports and aid for China (38E, 38F)."""
    kit = pos.kit
    if space < kit.hex_count:
        return CHINA if pos.holder[space] == NEUTRAL else pos.holder[space]
    return JAPAN if space == kit.box[JAPAN_BOX] else CHINA


# 12C4 how they come and go


def free_sources(pos: War, side: int) -> None:
    """Sources that have generated points add to their networks again (12C4b)."""
    pos.tapped = {space: owner for space, owner in pos.tapped.items() if owner != side}
    pos.lent = {}
    pos.hauled = pos.hauled_british = 0
    pos.strategic = []
    pos.cite("WOR-3C4-a")


def age_points(pos: War) -> None:
    """At the end of an initial phase points in their third one are gone, and the others are a phase older (12C4)."""
    for space, (new, old, oldest) in list(pos.rations.items()):
        if oldest:
            pos.event("points-expired", "WOR-12C4-e", space=space, points=oldest, side=owner_of(pos, space))
        if new or old:
            pos.rations[space] = (0, new, old)
        else:
            del pos.rations[space]


def convert_loose(pos: War) -> None:
    """Attack supply that the Kuomintang does not control becomes general supply (12I2c)."""
    chinese = [space for space in pos.stocks if owner_of(pos, space) == CHINA and space < pos.kit.hex_count]
    for space in sorted(set(chinese) - controlled(pos, chinese)):
        points = pos.stocks[space]
        for _ in range(points):
            convert(pos, space)
        pos.event("converted", "WOR-12I2c-a", "WOR-12C4c-a", space=space, side=CHINA, points=points)


def convert(pos: War, space: int) -> None:
    lay(pos, space, ATTACK, -1)
    lay(pos, space, NEW, POINTS_OF_ATTACK_SUPPLY)


class OwnTurn(Menu[War], frozen=True):
    """What the side whose turn it is may do at any time: destroy its stores (12H), abandon airfields (17D)."""

    side: Side

    def always(self, pos: War) -> list[Order]:
        return self.offered(pos, DESTROY, ABANDON)

    @offers(
        DESTROY, lambda self, pos: stores_of(pos, self.side), lambda self, pos, s: why_not_destroy(pos, self.side, s)
    )
    def destroy(self, pos: War, space: int) -> None:
        pos.push(Destroying(self.side, space))

    @offers(ABANDON, lambda self, pos: tuple(pos.base_hits), lambda self, pos, s: why_not_abandon(pos, self.side, s))
    def abandon(self, pos: War, space: int) -> None:
        abandon(pos, self.side, space)


class Stores(OwnTurn, frozen=True):
    """After both sides have checked their supply: points are generated and converted (12C4), dikes broken (37F)."""

    begun: bool = False
    elsewhere = {"move": "WOR-4C-a", "rush": "WOR-4C-a", "attack": "WOR-4C-a"}

    def ask(self, pos: War, orders: list[Order]) -> Ask | None:
        if not self.begun:
            if self.side == CHINA:
                convert_loose(pos)
            pos.replace(Stores(self.side, begun=True))
            return None
        if orders == [DONE]:
            self.done(pos)
            return None
        return Ask(pos.seat(self.side), "stores", orders, ("WOR-12C4-d",))

    @offers(
        GENERATE, lambda self, pos: generators(pos, self.side), why=lambda self, pos, s: why_not_generate(pos, self, s)
    )
    def generate(self, pos: War, space: int) -> None:
        most = output(pos, space)
        if most == 1:
            generate(pos, self.side, space, 1)
        else:
            pos.push(Generating(self.side, space))

    @offers(
        CONVERT,
        lambda self, pos: [space for space in sorted(pos.stocks) if owner_of(pos, space) == self.side],
        why=lambda self, pos, _: ("WOR-12C4c-a", "WOR-40B1-f"),
    )
    def convert(self, pos: War, space: int) -> None:
        convert(pos, space)
        pos.event("converted", "WOR-12C4c-a", space=space, side=self.side, points=1)

    @offers(EXPAND, lambda self, pos: sorted(pos.resources), lambda self, pos, s: why_not_expand(pos, self.side, s))
    def expand(self, pos: War, space: int) -> None:
        """A marshalling yard is built up for good (7A6c)."""
        lay(pos, space, RESOURCE, -PRICE_OF_A_YARD)
        pos.yards[space] = yard(pos, space) + 1
        pos.event("expanded", "WOR-7A6c-a", space=space, side=self.side, points=pos.yards[space])

    @offers(BREAK_DIKES, forbids=lambda self, pos, _: why_not_break_dikes(pos, self.side))
    def break_dikes(self, pos: War) -> None:
        break_dikes(pos, self.side)

    @offers(DONE)
    def done(self, pos: War) -> None:
        """The enemy may convert too, in any initial phase; he is asked after the phasing side."""
        pos.pop()
        if self.side == pos.phasing and any(owner_of(pos, space) == enemy(self.side) for space in pos.stocks):
            pos.push(EnemyStores(enemy(self.side)))


class EnemyStores(Menu[War], frozen=True):
    """The side that does not move may convert attack supply in this initial phase as well (12C4c)."""

    side: Side

    def ask(self, pos: War, orders: list[Order]) -> Ask:
        return Ask(pos.seat(self.side), "enemy-stores", orders, ("WOR-12C4c-a",))

    @offers(
        CONVERT,
        lambda self, pos: [space for space in sorted(pos.stocks) if owner_of(pos, space) == self.side],
        why=lambda self, pos, _: "WOR-12C4c-a",
    )
    def convert(self, pos: War, space: int) -> None:
        convert(pos, space)
        pos.event("converted", "WOR-12C4c-a", space=space, side=self.side, points=1)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def why_not_expand(pos: War, side: int, space: int) -> Refusals:
    """Three resource points in the hex of a yard that is not at its limit (7A6c)."""
    kit = pos.kit
    if space >= kit.hex_count or pos.holder[space] != side or not kit.is_major[space]:
        return ("WOR-7A6c-a", "WOR-7A6-a")
    if space not in ways_of(pos).on_rail or pos.resources.get(space, 0) < PRICE_OF_A_YARD:
        return "WOR-7A6c-a"
    return "WOR-7A6c-b" if yard(pos, space) >= MOST_OF_A_YARD else None


def output(pos: War, space: int) -> int:
    """How many points a source can generate (12C4a, 12C4b)."""
    if space >= pos.kit.hex_count:
        return POINTS_OF_JAPAN
    return contribution(pos.kit, space) // QUARTERS


def generators(pos: War, side: int) -> list[int]:
    """Sources that may still generate points in this phase."""
    found = [pos.kit.box[JAPAN_BOX]] if side == JAPAN and has_japan(pos.kit, pos) else []
    for network in limited_sources(pos, side):
        free = network.capacity - pos.lent.get(network.sources[0], 0)
        found += [
            space for space in network.sources if space not in pos.tapped and 0 < contribution(pos.kit, space) <= free
        ]
    return sorted(space for space in found if space not in pos.tapped)


def has_japan(kit: ChinaKit, pos: War) -> bool:
    """Whether the Japan box is part of the scenario."""
    return not pos.ground.beyond[kit.box[JAPAN_BOX]]


def why_not_generate(pos: War, frame: Stores, space: int) -> Refusals:
    if owner_of(pos, space) != frame.side:
        return "WOR-12C-a"
    if space in pos.tapped or not output(pos, space):
        return "WOR-12C4b-a"
    return ("WOR-12C4b-c", "WOR-12C3-a")


class Generating(Answers[War], frozen=True):
    """How many points a source generates: a full city hex up to two (12C4b), the Japan box twelve (12C4a)."""

    side: Side
    space: Space

    def advance(self, pos: War) -> Ask:
        orders = self.offered(pos, AMOUNT)
        rule = "WOR-12C4a-a" if self.space >= pos.kit.hex_count else "WOR-12C4b-a"
        return Ask(pos.seat(self.side), "generating", orders, (rule,), {"space": self.space})

    @offers(AMOUNT, lambda self, pos: range(1, output(pos, self.space) + 1), why=lambda self, pos, _: "WOR-12C4b-a")
    def amount(self, pos: War, points: int) -> None:
        pos.pop()
        generate(pos, self.side, self.space, points)


def generate(pos: War, side: int, space: int, points: int) -> None:
    rules = ("WOR-12C4a-a",) if space >= pos.kit.hex_count else ("WOR-12C4b-a", "WOR-12C4b-b")
    pos.tapped[space] = side
    lay(pos, space, NEW, points)
    pos.event("generated", "WOR-12C4-d", *rules, space=space, side=side, points=points)


# 12H what is common to all of them


def why_not_destroy(pos: War, side: int, space: int) -> Refusals:
    """A side destroys its own items, in its own player turn (12H)."""
    if owner_of(pos, space) != side or pos.phasing != side or not items_at(pos, space):
        return "WOR-12H-b"
    return None


class Destroying(Answers[War], frozen=True):
    """Which of the items in a hex is destroyed."""

    side: Side
    space: Space

    def advance(self, pos: War) -> Ask:
        return Ask(pos.seat(self.side), "destroying", self.offered(pos, ITEM), ("WOR-12H-b",), {"space": self.space})

    @offers(ITEM, lambda self, pos: items_at(pos, self.space), why=lambda self, pos, _: "WOR-12H-b")
    def item(self, pos: War, item: str) -> None:
        lay(pos, self.space, item, -1)
        pos.event("destroyed", "WOR-12H-b", side=self.side, space=self.space, item=item)
        pos.pop()


def capture_items(pos: War, space: int, side: int) -> None:
    """A hex has changed hands: a die for each attack supply and resource point in it (12H); others are lost (12C4)."""
    points = sum(pos.rations.pop(space, (0, 0, 0)))
    if points:
        pos.event("points-lost", "WOR-12C4-g", side=side, space=space, points=points)
    capture_parcels(pos, space)
    pos.drawn.pop(space, None)
    pos.tapped.pop(space, None)
    least = next(int(row["least"]) for row in pos.kit.tables["success"] if row["result"] == "S")
    for item, stock in ((ATTACK, pos.stocks), (RESOURCE, pos.resources)):
        count = stock.pop(space, 0)
        if not count:
            continue
        taken = sum(pos.roll() >= least for _ in range(count))
        if taken:
            stock[space] = taken
        if item == ATTACK and taken and pos.options.plays("smp-capture", "on"):
            capture_transport(pos, side, taken, least)
        pos.event("stock-captured", "WOR-12H-c", side=side, space=space, item=item, points=taken, left=count - taken)


def capture_transport(pos: War, side: int, points: int, least: int) -> None:
    """With captured attack supply goes a supply movement point each, which a die saves for the captor (44B2a)."""
    won = sum(pos.roll() >= least for _ in range(points))
    pos.transport[enemy(side)] -= points
    pos.transport[side] += won
    pos.event("transport-captured", "WOR-44B2a-a", "WOR-44B2a-b", side=side, points=won, left=points - won)
