"""37D2, 40A1 Japanese garrisons: who is added to them, forms in them, and goes to quarters when all is quiet."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Word
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch40_arrivals import ADD, AT, COMPLETE, place
from grognard.titles.war_of_resistance.chapters.ch40_districts import district_at, pay, points_in
from grognard.titles.war_of_resistance.districts import INFANTRY, RP, Arrival, District
from grognard.titles.war_of_resistance.kit import JAPAN
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War

POST = VERBS.piece("post")
MUSTER = VERBS.piece("call-up")
QUARTER = VERBS.piece("quarter")
FORMING = ": forming"
OWN = "IJA"


def cities(pos: War, zone: str) -> list[int]:
    """Japanese cities and fortresses of a garrison zone."""
    nation = pos.kit.nation
    forts = [s for s in range(pos.kit.hex_count) if nation.fortress[s] and nation.in_zone(zone, s)]
    return [s for s in sorted({*nation.zone_cities(zone), *forts}) if pos.holder[s] == JAPAN]


def room_for(pos: War, p: int, zone: str) -> list[int]:
    return [s for s in cities(pos, zone) if s == pos.place[p] or not why_not_stack(pos, p, s)]


# added to a garrison


def entries_due(pos: War) -> list[int]:
    """Entries that add units in play, or eliminated ones, to garrisons, and have not been carried out (40A1)."""
    kit = pos.kit
    return [
        number
        for number, entry in enumerate(kit.nation.districts.arrivals)
        if entry.event.startswith(ADD) and entry.turn <= pos.turn and number not in pos.posted
        if pos.place[entry.piece] not in (kit.pool, kit.removed)
    ]


def comparable(pos: War, model: int) -> list[int]:
    """Units in play of the same type, strength, movement and affiliation that are in no garrison yet (40A1)."""
    kit = pos.kit
    return [
        p
        for p in pos.units_of(JAPAN)
        if kit.force[p] == kit.force[model] and kit.kind[p] == kit.kind[model] and p not in pos.garrisons
        if kit.faces[pos.face[p]].values == kit.faces[kit.first_face[model]].values
    ]


def post_entries(pos: War) -> None:
    """The Japanese initial phase: units join their garrisons; one that lies in the pool must be replaced for it."""
    for number in entries_due(pos):
        entry = pos.kit.nation.districts.arrivals[number]
        zone = entry.event.removeprefix(ADD)
        if pos.garrisons.get(entry.piece) == zone:
            pos.posted.append(number)
        elif comparable(pos, entry.piece):
            if cities(pos, zone):
                pos.push(Posting(number))
        elif pos.place[entry.piece] == pos.kit.lost:
            pos.posted.append(number)
            pos.garrisons[entry.piece] = zone
            pos.event("post-owed", "WOR-40A1-y", piece=entry.piece, district=zone)


class Posting(Answers[War], frozen=True):
    """Which of several comparable units joins a garrison, and in which of its cities (40A1)."""

    number: Number
    piece: Piece | None = None

    def entry(self, pos: War) -> Arrival:
        return pos.kit.nation.districts.arrivals[self.number]

    def zone(self, pos: War) -> str:
        return self.entry(pos).event.removeprefix(ADD)

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"district": self.zone(pos)}
        if self.piece is None:
            orders = self.offered(pos, POST)
            if not orders:
                pos.pop()
                return None
            return Ask(pos.seat(JAPAN), "posting", orders, ("WOR-40A1-x", "WOR-37D2-a"), args)
        args["piece"] = self.piece
        return Ask(pos.seat(JAPAN), "quarters", self.offered(pos, AT), ("WOR-40A1-x",), args)

    @offers(
        POST,
        lambda self, pos: [p for p in comparable(pos, self.entry(pos).piece) if room_for(pos, p, self.zone(pos))],
        why=lambda *_: "WOR-40A1-x",
    )
    def post(self, pos: War, p: int) -> None:
        pos.replace(Posting(self.number, p))

    @offers(AT, lambda self, pos: room_for(pos, self.piece, self.zone(pos)), why=lambda *_: "WOR-37D2-b")
    def at(self, pos: War, space: int) -> None:
        assert self.piece is not None
        pos.garrisons[self.piece] = self.zone(pos)
        pos.posted.append(self.number)
        pos.put(self.piece, space)
        pos.event("posted", "WOR-40A1-x", "WOR-37D2-a", piece=self.piece, space=space, district=self.zone(pos))
        pos.pop()


# forming units


def forming(pos: War) -> dict[int, str]:
    """By forming unit: its garrison. They wait in the box until they are listed as complete (40A1)."""
    found: dict[int, str] = {}
    for entry in pos.kit.nation.districts.arrivals:
        if entry.turn > pos.turn or pos.place[entry.piece] != pos.kit.pool:
            continue
        if entry.event.endswith(FORMING):
            found[entry.piece] = entry.event.removeprefix("garrison ").removesuffix(FORMING)
        elif entry.event.endswith(COMPLETE):
            found.pop(entry.piece, None)
    return found


def district_for(pos: War, zone: str) -> District | None:
    """Whose points pay for a forming unit: those of the district in which its garrison lies."""
    held = cities(pos, zone)
    return district_at(pos, JAPAN, held[0], OWN) if held else None


class CallUp(Menu[War], frozen=True):
    """The Japanese initial phase: forming units of active garrisons may be called up for a point each (37D2)."""

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders == [DONE]:
            pos.pop()
            return None
        return Ask(pos.seat(JAPAN), "call-up", orders, ("WOR-37D2-h", "WOR-40A1-aa"))

    @offers(MUSTER, lambda self, pos: list(forming(pos)), lambda self, pos, p: why_not_muster(pos, p))
    def muster(self, pos: War, p: int) -> None:
        zone = forming(pos)[p]
        district = district_for(pos, zone)
        assert district is not None
        pay(pos, district, INFANTRY, RP)
        pos.push(Quartering(p, zone))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def why_not_muster(pos: War, p: int) -> Refusals:
    zone = forming(pos).get(p)
    if zone is None or zone not in pos.alarmed:
        return "WOR-37D2-h"
    district = district_for(pos, zone)
    if district is None or points_in(pos, district) < RP or not room_for(pos, p, zone):
        return "WOR-37D2-h"
    return None


class Quartering(Answers[War], frozen=True):
    """In which city or fortress of its zone a unit is put."""

    piece: Piece
    zone: Word

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"district": self.zone, "piece": self.piece}
        return Ask(pos.seat(JAPAN), "quarters", self.offered(pos), ("WOR-37D2-f", "WOR-37D2-h"), args)

    @offers(AT, lambda self, pos: room_for(pos, self.piece, self.zone), why=lambda *_: "WOR-37D2-b")
    def at(self, pos: War, space: int) -> None:
        p = self.piece
        if pos.place[p] == pos.kit.pool:
            pos.garrisons[p] = self.zone
            pos.mustered.append(p)
            place(pos, p, space)
            pos.event("called-up", "WOR-37D2-h", piece=p, space=space, district=self.zone)
        else:
            pos.put(p, space)
            pos.event("quartered", "WOR-37D2-f", piece=p, space=space, district=self.zone)
        pos.pop()


# quiet again


class Quarters(Menu[War], frozen=True):
    """A garrison has become inactive: its units go to cities of its zone, as the Japanese player likes (37D2)."""

    zone: Word

    def advance(self, pos: War) -> Asks:
        for p in [p for p in pos.mustered if pos.garrisons.get(p) == self.zone]:
            pos.mustered.remove(p)
            del pos.garrisons[p]
            pos.put(p, pos.kit.pool)
            pos.event("forms-again", "WOR-37D2-i", piece=p, district=self.zone)
        orders = self.offered(pos)
        if not orders:
            pos.pop()
            return None
        return Ask(pos.seat(JAPAN), "quartering", orders, ("WOR-37D2-f",), {"district": self.zone})

    @offers(QUARTER, lambda self, pos: in_the_open(pos, self.zone), why=lambda *_: "WOR-37D2-f")
    def quarter(self, pos: War, p: int) -> None:
        pos.push(Quartering(p, self.zone))


def in_the_open(pos: War, zone: str) -> list[int]:
    """Units of a garrison that are in no city or fortress, and have one to go to."""
    kit = pos.kit
    return [
        p
        for p, where in pos.garrisons.items()
        if where == zone and pos.on_map(p) and not (kit.is_city[pos.place[p]] or kit.nation.fortress[pos.place[p]])
        if room_for(pos, p, zone)
    ]
