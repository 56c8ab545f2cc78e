"""45A3 Changes of cooperation: gifts, the monthly rolls, bribes, and what follows."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side, Word
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch12_points import ATTACK, RESOURCE, held, lay, owner_of
from grognard.titles.war_of_resistance.chapters.ch40_losses import is_extinct
from grognard.titles.war_of_resistance.chapters.ch42_stability import shift
from grognard.titles.war_of_resistance.chapters.ch45_factions import enter_home, one_faction, touchy_home
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, WARLORD, ChinaKit
from grognard.titles.war_of_resistance.nation import ANTAGONISTIC, COOPERATION, COOPERATIVE, NON_COOPERATIVE, PUPPET
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War

DELIVER = VERBS.space("deliver")
DELIVER_ATTACK = VERBS.space("deliver-attack")
FACTION = VERBS.choice("faction")
WORTH = 3
"""An attack supply point counts as so many resource points."""
BRIBE = 3
"""So many points at most may hold a warlord (45A3)."""
TRUE_UP_TO = 4
"""A faction that falls from non-cooperation is antagonistic up to this die, else a puppet."""
STAYS = 3
"""A unit of a faction that changes sides leaves the game up to this die."""


def why_not_deliver(pos: War, space: int, side: int, item: str) -> Refusals:
    """A point in a friendly city in China that is not isolated (45A3a)."""
    kit = pos.kit
    if not held(pos, space, item) or owner_of(pos, space) != side:
        return "WOR-45A3a-a"
    if space >= kit.hex_count or not kit.is_city[space] or not kit.nation.region[space]:
        return "WOR-45A3a-d" if side == JAPAN else "WOR-45A3a-a"
    if side == CHINA and touchy_home(pos, space):
        return "WOR-45A3a-b"
    return "WOR-45A3a-a" if pos.is_cut_off(space, side) else None


def gifts_at(pos: War, side: int, item: str) -> list[int]:
    stock = pos.stocks if item == ATTACK else pos.resources
    return [s for s in sorted(stock) if not why_not_deliver(pos, s, side, item)]


def rolling(pos: War) -> list[str]:
    """Factions that roll: not those that have become puppets (45A2d), or that exist no more (40B7)."""
    return [force for force, level in pos.cooperation.items() if level != PUPPET and not is_extinct(pos, force)]


def cooperation_result(kit: ChinaKit, number: int) -> str:
    """What the table says of a modified roll: down, same or up (45A3)."""
    return next(row["result"] for row in kit.tables["cooperation"] if number <= int(row["most"]))


class Deliveries(Menu[War], frozen=True):
    """A side gives points to factions, in any of its initial phases (45A3a)."""

    side: Side

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.side), "deliveries", orders, ("WOR-45A3a-a", "WOR-45A3a-c"))

    @offers(
        DELIVER,
        lambda self, pos: gifts_at(pos, self.side, RESOURCE),
        why=lambda self, pos, s: why_not_deliver(pos, s, self.side, RESOURCE),
    )
    def deliver(self, pos: War, space: int) -> None:
        lay(pos, space, RESOURCE, -1)
        pos.push(Receiver(self.side, 1))

    @offers(
        DELIVER_ATTACK,
        lambda self, pos: gifts_at(pos, self.side, ATTACK),
        why=lambda self, pos, s: why_not_deliver(pos, s, self.side, ATTACK),
    )
    def deliver_attack(self, pos: War, space: int) -> None:
        lay(pos, space, ATTACK, -1)
        pos.push(Receiver(self.side, WORTH))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Receiver(Answers[War], frozen=True):
    """Which faction gets what is given."""

    side: Side
    worth: Number

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(self.side), "receiver", self.offered(pos), ("WOR-45A3a-a",), {"n": self.worth})

    @offers(FACTION, lambda self, pos: rolling(pos), why=lambda self, pos, _: "WOR-45A3-a")
    def choose(self, pos: War, force: str) -> None:
        if self.side == CHINA:
            pos.favours[force] = pos.favours.get(force, 0) + self.worth
        else:
            pos.gifts[force] = pos.gifts.get(force, 0) + self.worth
        rule = "WOR-45A3-j" if self.side == CHINA else "WOR-45A3-k"
        pos.event("delivered", rule, "WOR-45A3a-a", side=self.side, n=self.worth, district=force)
        pos.pop()


class Cooperation(Menu[War], frozen=True):
    """The rolls of the first turn of a month, one faction after the other; a fall may be bought off (45A3)."""

    left: tuple[Word, ...]
    falling: Word = ""
    paid: Number = 0

    def advance(self, pos: War) -> Asks:
        if self.falling:
            return self.ask(pos, self.offered(pos))
        if not self.left:
            pos.pop()
            return None
        force = self.left[0]
        modifier = pos.favours.pop(force, 0) - pos.gifts.pop(force, 0) // 2
        dice = pos.roll() + pos.roll()
        result = cooperation_result(pos.kit, dice + modifier)
        rules = ("WOR-45A3-a", "WOR-45A3-g", "WOR-45A3-b")
        pos.event("cooperation-roll", *rules, district=force, dice=dice, modifier=modifier)
        rest = replace(self, left=self.left[1:])
        level = pos.cooperation[force]
        if (result == "up" and level == COOPERATIVE) or (result == "down" and level == ANTAGONISTIC):
            pos.cite("WOR-45A3-f")
        elif result == "up":
            improve(pos, force)
        elif result == "down":
            rest = replace(rest, falling=force)
        pos.replace(rest)
        return None

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(CHINA), "bribe", orders, ("WOR-45A3-c",), {"district": self.falling, "n": self.paid})

    @offers(
        DELIVER,
        lambda self, pos: gifts_at(pos, CHINA, RESOURCE) if self.paid < BRIBE else [],
        why=lambda self, pos, s: "WOR-45A3-c" if self.paid >= BRIBE else why_not_deliver(pos, s, CHINA, RESOURCE),
    )
    def deliver(self, pos: War, space: int) -> None:
        lay(pos, space, RESOURCE, -1)
        pos.replace(replace(self, paid=self.paid + 1))

    @offers(
        DELIVER_ATTACK,
        lambda self, pos: gifts_at(pos, CHINA, ATTACK) if not self.paid else [],
        why=lambda self, pos, s: "WOR-45A3-c" if self.paid else why_not_deliver(pos, s, CHINA, ATTACK),
    )
    def deliver_attack(self, pos: War, space: int) -> None:
        lay(pos, space, ATTACK, -1)
        pos.replace(replace(self, paid=WORTH))

    @offers(DONE)
    def done(self, pos: War) -> None:
        force = self.falling
        pos.replace(Cooperation(self.left))
        if self.paid:
            die = pos.roll()
            pos.event("bribe-roll", "WOR-45A3-c", die=die, n=self.paid, district=force)
            if die <= self.paid:
                return
        worsen(pos, force)


def improve(pos: War, force: str) -> None:
    level = pos.cooperation[force]
    pos.cooperation[force] = level - 1
    told(pos, force, "WOR-45A2-a")
    shift(pos, "back-to-cooperative" if level == NON_COOPERATIVE else "back-to-non-cooperative")


def worsen(pos: War, force: str) -> None:
    """A faction goes down a level: from non-cooperation a die decides between enmity and treason (45A3)."""
    if pos.cooperation[force] == COOPERATIVE:
        pos.cooperation[force] = NON_COOPERATIVE
        told(pos, force, "WOR-45A2-a")
        shift(pos, "to-non-cooperative")
        pos.leaving.append(force)
        for p in pos.units_of(CHINA):
            if touchy_home(pos, pos.place[p]) == force and not one_faction(pos.kit.force[p], force):
                pos.cite("WOR-45A3b-c")
                enter_home(pos, p, pos.place[p])
        return
    die = pos.roll()
    if die <= TRUE_UP_TO:
        pos.cooperation[force] = ANTAGONISTIC
        told(pos, force, "WOR-45A3-e", "WOR-45A3c-a")
        shift(pos, "to-antagonistic")
        return
    pos.cooperation[force] = PUPPET
    told(pos, force, "WOR-45A3-e", "WOR-45A2d-c")
    shift(pos, "to-puppet")
    change_sides(pos, force)


def told(pos: War, force: str, *rules: str) -> None:
    pos.event("cooperation", *rules, district=force, cause=COOPERATION[pos.cooperation[force]])


def change_sides(pos: War, force: str) -> None:
    """A die for each unit of a faction that has become a puppet: out of the game, or Japanese (45A3d)."""
    kit = pos.kit
    for p in kit.pieces_of[CHINA]:
        if kit.force[p] != force or pos.place[p] in (kit.pool, kit.removed):
            continue
        space, twin = pos.place[p], kit.nation.turncoats.get(p, -1)
        die = pos.roll()
        pos.put(p, kit.removed)
        pos.event("unit-changes", "WOR-45A3d-a", piece=p, die=die)
        if die > STAYS and twin >= 0:
            pos.flip(twin, kit.first_face[twin] + pos.face[p] - kit.first_face[p])
            pos.put(twin, space)
            pos.turned.append(twin)
            pos.cite("WOR-45A2d-a")
            if space == kit.lost:
                pos.cite("WOR-45A3d-c")
    for key in [key for key in pos.points if key.rpartition(" ")[0] in homes(pos, force)]:
        del pos.points[key]
        pos.cite("WOR-45A3d-d")
    for space, home in enumerate(map(kit.nation.home_at, range(kit.hex_count))):
        if home == force and pos.holder[space] == CHINA and not pos.units_at(space, CHINA):
            pos.hand_over(space, WARLORD)
    pos.cite("WOR-45A3d-f")
    pos.index.zones = [None, None]


def homes(pos: War, force: str) -> list[str]:
    return [province for province, home in pos.kit.home.items() if home == force]
