"""25 The air replacement system: regrouping, reinforcements, replacement points, conversions, withdrawals."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side, Word
from grognard.core.steps import Answers, Refusals, Steps, offers
from grognard.titles.war_of_resistance.chapters.ch16_phases import operative
from grognard.titles.war_of_resistance.chapters.ch17_bases import (
    air_units,
    bases,
    capacity,
    lay_fields,
    why_not_base,
)
from grognard.titles.war_of_resistance.chapters.ch18_flight import LAND
from grognard.titles.war_of_resistance.chapters.ch40_parcels import HEAVY_GUNS, LIGHT_GUNS, lay_parcel
from grognard.titles.war_of_resistance.charts import half_month
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, SIDES
from grognard.titles.war_of_resistance.kit_air import INTRINSIC, ORGANIZATIONS, Arrival
from grognard.titles.war_of_resistance.skies import INOPERATIVE
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War

REGROUP = VERBS.piece("regroup-air")
REPAIR = VERBS.piece("repair-air")
REBUILD = VERBS.piece("rebuild-air")
PLACE = VERBS.piece("place-air")
PLACE_REST = VERBS.word("place-rest")
CONVERT = VERBS.piece("convert-air")
WITHDRAW = VERBS.piece("withdraw-air")
REPAIR_COST, REBUILD_COST = 1, 2
KEPT = 10
"""One in so many points outlives a cycle, rounded up (25C)."""
CYCLE = 4
"""Turns of a cycle; one begins with the first turn of every odd month (25)."""
SIDE_OF = {"IJA": JAPAN, "IJN": JAPAN, "CAF": CHINA, "VVS": CHINA, "AVG": CHINA}
SOVIET = "VVS"
"""They come once China has adopted an aggressive posture (41A2c)."""
AREAS = {
    "japan-north": ("Liaoning", "Kwantung", "Jehol", "East Hopei"),
    "china-south": ("Central China", "South China"),
    "formosa": ("Formosa",),
}
"""Where units begin that their owner places: provinces, or regions."""


def organizations(side: int) -> list[str]:
    return [name for name in ORGANIZATIONS if SIDE_OF[name] == side]


def begins_cycle(turn: int) -> bool:
    return half_month(turn) % CYCLE == 0


def is_isolated(pos: War, side: int, space: int) -> bool:
    """As the last check of supply has found (3F)."""
    return space < pos.kit.hex_count and pos.is_cut_off(space, side)


def harbours(pos: War, p: int) -> list[int]:
    """Bases where an air unit may come into play (25B, 25C)."""
    side = pos.kit.side[p]
    return [s for s in bases(pos, side) if not why_not_base(pos, p, s) and not is_isolated(pos, side, s)]


def present(pos: War, p: int) -> bool:
    return pos.place[p] not in (pos.kit.pool, pos.kit.lost, pos.kit.aborted)


def counters(pos: War, organization: str, aircraft: str) -> list[int]:
    kit = pos.kit
    return [p for p in kit.air.pieces if kit.force[p] == organization and kit.air.aircraft[p].key == aircraft]


def unused(pos: War, organization: str, aircraft: str) -> int | None:
    """A counter that has not been in play yet."""
    for p in counters(pos, organization, aircraft):
        fresh = p not in pos.withdrawn and p not in pos.retired and p not in pos.awaited
        if pos.place[p] == pos.kit.pool and fresh:
            return p
    return None


class AirReplacement(Steps[War], frozen=True):
    """What the first player does for his air forces in his initial phase (16C1, 25)."""

    side: Side
    steps = ("points", "arrivals", "withdrawals", "staff", "limits")

    def points(self, pos: War) -> None:
        pos.cite("WOR-25-b", "WOR-16C1-a", "WOR-16B3-a", *(("WOR-38A-a",) if self.side == JAPAN else ()))
        for name in organizations(self.side):
            number = ORGANIZATIONS.index(name)
            left = pos.air_points[number]
            if begins_cycle(pos.turn) and left > 0:
                kept = -(-left // KEPT)
                pos.air_points[number] = kept
                pos.event("cycle-ends", "WOR-25C-c", "WOR-25-a", organization=name, points=kept, left=left - kept)
            if name == SOVIET and not pos.posture:
                pos.cite("WOR-41A2c-l")
                continue
            income = sum(
                r.points for r in pos.kit.air.rates if r.organization == name and r.first <= pos.turn <= r.last
            )
            if income and half_month(pos.turn) % 2 == 0:
                if pos.air_points[number] < 0:
                    pos.cite("WOR-25E-c")
                pos.air_points[number] += income
                total = pos.air_points[number]
                pos.event("air-points", "WOR-25C-a", organization=name, points=income, left=total)

    def due(self, pos: War) -> list[Arrival]:
        mine = organizations(self.side)
        return [a for a in pos.kit.air.arrivals if a.turn == pos.turn and a.organization in mine]

    def arrivals(self, pos: War) -> None:
        deploy_guns(pos, self.side, pos.turn)
        for line in self.due(pos):
            if line.event == "converts":
                pos.conversions.append((line.organization, line.aircraft, line.into))
            elif line.event == "returns":
                gone = [p for p in pos.withdrawn if p in counters(pos, line.organization, line.aircraft)]
                if gone:
                    pos.withdrawn.remove(gone[0])
                    pos.awaited[gone[0]] = pos.turn
                    pos.cite("WOR-25B-b")
            elif line.event in ("arrives", "inoperative"):
                p = unused(pos, line.organization, line.aircraft)
                if p is None:
                    continue
                pos.awaited[p] = pos.turn
                if line.event == "inoperative":
                    die = pos.roll()
                    pos.awaited[p] = pos.turn + die
                    pos.event("air-delayed", "WOR-25B-c", piece=p, die=die, turn=pos.turn + die)

    def withdrawals(self, pos: War) -> None:
        for line in reversed(self.due(pos)):
            if line.event == "withdraws":
                pos.push(Withdrawal(self.side, line.organization, line.aircraft))

    def staff(self, pos: War) -> None:
        pos.push(AirStaff(self.side))

    def limits(self, pos: War) -> None:
        for name in organizations(self.side):
            number = ORGANIZATIONS.index(name)
            most = max((r.limit for r in pos.kit.air.rates if r.organization == name), default=0)
            if pos.air_points[number] > most:
                pos.event("air-limit", "WOR-25C-b", organization=name, points=most, left=pos.air_points[number] - most)
                pos.air_points[number] = most


def deploy_guns(pos: War, side: int, turn: int) -> None:
    """Position anti-aircraft of a turn (0: the start) enters where it is listed, once that is its owner's (40A1)."""
    for number, (due, seat, kind, points, space) in enumerate(pos.kit.air.guns):
        if SIDES.index(seat) != side or kind == INTRINSIC or (due != turn and number not in pos.batteries):
            continue
        if space < pos.kit.hex_count and pos.holder[space] != side:
            pos.batteries = sorted({*pos.batteries, number})
            continue
        if number in pos.batteries:
            pos.batteries.remove(number)
            pos.cite("WOR-40A-b")
        item = HEAVY_GUNS if kind == "heavy" else LIGHT_GUNS
        lay_parcel(pos, space, item, points)
        if turn:
            pos.event("guns-arrive", "WOR-40-a", "WOR-40A1-a", space=space, points=points, item=item)


class AirStaff(Answers[War], frozen=True):
    """Regroup, repair, rebuild, convert and place air units, as long as one likes (25A to 25D)."""

    side: Side

    def mine(self, pos: War) -> list[int]:
        return [p for p in pos.kit.air.pieces if pos.kit.side[p] == self.side]

    def arrived(self, pos: War) -> list[int]:
        """Units that have come and wait to be placed."""
        return [
            p
            for p in self.mine(pos)
            if pos.awaited.get(p, pos.turn + 1) <= pos.turn and (pos.kit.force[p] != SOVIET or pos.posture)
        ]

    def advance(self, pos: War) -> Asks:
        for p in self.arrived(pos):
            if not harbours(pos, p):
                del pos.awaited[p]
                pos.put(p, pos.kit.lost)
                pos.event("air-turned-away", "WOR-25B-d", piece=p)
        orders = self.offered(pos, PLACE, CONVERT, REGROUP, REPAIR, REBUILD)
        if not orders:
            pos.pop()
            return None
        if not self.must(pos):
            orders.append(DONE)
        return Ask(pos.seat(self.side), "air-staff", orders, ("WOR-16C1-a", "WOR-25-b", "WOR-25C-a"), firm=True)

    def must(self, pos: War) -> bool:
        """Whether something has to be done first: conversions, and units to be placed."""
        return bool(self.offered(pos, PLACE, CONVERT))

    def aborted(self, pos: War) -> list[int]:
        return [p for p in self.mine(pos) if pos.place[p] == pos.kit.aborted]

    def eliminated(self, pos: War) -> list[int]:
        return [p for p in self.mine(pos) if pos.place[p] == pos.kit.lost]

    @offers(REGROUP, lambda self, pos: self.aborted(pos), lambda self, pos, p: why_not_regroup(pos, p))
    def regroup(self, pos: War, p: int) -> None:
        twin = twins(pos, p)[0]
        pos.put(twin, pos.kit.lost)
        pos.event("air-regrouped", "WOR-25A-a", piece=p, by=twin)
        pos.awaited[p] = pos.turn
        pos.push(Placement(self.side, p))

    @offers(
        REPAIR,
        lambda self, pos: self.aborted(pos),
        lambda self, pos, p: why_not_spend(pos, p, REPAIR_COST, "WOR-25C2-a"),
    )
    def repair(self, pos: War, p: int) -> None:
        spend(pos, p, REPAIR_COST)
        pos.event("air-repaired", "WOR-25C2-a", piece=p, points=REPAIR_COST)
        pos.push(Placement(self.side, p))

    @offers(
        REBUILD,
        lambda self, pos: self.eliminated(pos),
        lambda self, pos, p: why_not_spend(pos, p, REBUILD_COST, "WOR-25C1-a"),
    )
    def rebuild(self, pos: War, p: int) -> None:
        spend(pos, p, REBUILD_COST)
        pos.event("air-rebuilt", "WOR-25C1-a", piece=p, points=REBUILD_COST)
        pos.push(Placement(self.side, p))

    @offers(PLACE, lambda self, pos: self.arrived(pos), why=lambda self, pos, p: "WOR-25B-a")
    def place(self, pos: War, p: int) -> None:
        pos.push(Placement(self.side, p))

    @offers(
        CONVERT,
        lambda self, pos: convertible(pos, self.side),
        why=lambda self, pos, p: "WOR-25D-a",
    )
    def convert(self, pos: War, p: int) -> None:
        kit = pos.kit
        line = next(c for c in pos.conversions if c[0] == kit.force[p] and c[1] == kit.air.aircraft[p].key)
        new = unused(pos, line[0], line[2])
        pos.conversions.remove(line)
        if new is None:
            return
        space = pos.place[p]
        pos.put(p, kit.pool)
        pos.retired.append(p)
        pos.put(new, space)
        pos.event("air-converted", "WOR-25D-a", "WOR-25D-b", piece=p, by=new, space=space)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def twins(pos: War, p: int) -> list[int]:
    """Aborted units of the same organization with the same values (25A)."""
    kit = pos.kit
    return [
        q
        for q in kit.air.pieces
        if q != p
        and pos.place[q] == kit.aborted
        and kit.force[q] == kit.force[p]
        and kit.air.aircraft[q].values == kit.air.aircraft[p].values
    ]


def why_not_regroup(pos: War, p: int) -> Refusals:
    if pos.place[p] != pos.kit.aborted or not twins(pos, p):
        return "WOR-25A-a"
    return None if harbours(pos, p) else "WOR-25B-a"


def why_not_spend(pos: War, p: int, cost: int, rule: str) -> Refusals:
    if pos.air_points[ORGANIZATIONS.index(pos.kit.force[p])] < cost:
        return (rule, "WOR-25-b")
    return None if harbours(pos, p) else "WOR-25B-a"


def spend(pos: War, p: int, cost: int) -> None:
    pos.air_points[ORGANIZATIONS.index(pos.kit.force[p])] -= cost


def convertible(pos: War, side: int) -> list[int]:
    """Operative units on bases that are not isolated, for which a conversion is due (25D)."""
    found = list[int]()
    for organization, aircraft, _ in dict.fromkeys(pos.conversions):
        if SIDE_OF[organization] != side:
            continue
        for p in counters(pos, organization, aircraft):
            on_base = present(pos, p) and p in operative(pos, pos.place[p], side)
            if on_base and capacity(pos, pos.place[p]) and not is_isolated(pos, side, pos.place[p]):
                found.append(p)
    return found


class Placement(Answers[War], frozen=True):
    """Where an air unit comes into play: operative, on a base that is not isolated (25B, 25C)."""

    side: Side
    piece: Piece

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(self.side), "air-placement", self.offered(pos), ("WOR-25B-a",), {"piece": self.piece})

    @offers(
        LAND, lambda self, pos: harbours(pos, self.piece), why=lambda self, pos, space: why_not_here(pos, self, space)
    )
    def land(self, pos: War, space: int) -> None:
        pos.awaited.pop(self.piece, None)
        enter_play(pos, self.piece, space)
        pos.cite("WOR-25B-e")
        pos.pop()


def why_not_here(pos: War, frame: Placement, space: int) -> Refusals:
    return why_not_base(pos, frame.piece, space) or "WOR-25B-a"


def enter_play(pos: War, p: int, space: int) -> None:
    pos.put(p, space)
    pos.wing[p] &= ~INOPERATIVE
    pos.event("air-placed", "WOR-25B-a", "WOR-16B1-a", piece=p, space=space)


class Withdrawal(Answers[War], frozen=True):
    """An air unit leaves for another theatre: one in play if there is any, else an aborted, else an eliminated one."""

    side: Side
    organization: Word
    aircraft: Word

    def candidates(self, pos: War) -> list[int]:
        kit = pos.kit
        units = counters(pos, self.organization, self.aircraft)
        tests: Iterable[list[int]] = (
            [p for p in units if present(pos, p)],
            [p for p in units if pos.place[p] == kit.aborted],
            [p for p in units if pos.place[p] == kit.lost],
        )
        return next((found for found in tests if found), [])

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        if not orders:
            pos.pop()
            return None
        args: dict[str, object] = {"organization": self.organization, "aircraft": self.aircraft}
        return Ask(pos.seat(self.side), "air-withdrawal", orders, ("WOR-25E-a",), args)

    @offers(WITHDRAW, lambda self, pos: self.candidates(pos), why=lambda self, pos, p: "WOR-25E-a")
    def withdraw(self, pos: War, p: int) -> None:
        kit = pos.kit
        cost = REPAIR_COST if pos.place[p] == kit.aborted else REBUILD_COST if pos.place[p] == kit.lost else 0
        if cost:
            spend(pos, p, cost)
            pos.cite("WOR-25E-b")
            if pos.air_points[ORGANIZATIONS.index(kit.force[p])] < 0:
                pos.cite("WOR-25E-c")
        pos.put(p, kit.pool)
        pos.wing[p] = 0
        pos.withdrawn.append(p)
        pos.event("air-withdrawn", "WOR-25E-a", piece=p, points=cost)
        pos.pop()


class AirDeployment(Answers[War], frozen=True):
    """Before the first turn: the units whose place the order of battle leaves to their owner."""

    side: Side

    def waiting(self, pos: War) -> list[int]:
        kit = pos.kit
        start = kit.air.start.items()
        return [p for p, area in start if kit.side[p] == self.side and pos.place[p] == kit.pool and area in AREAS]

    def next(self, pos: War) -> int:
        return next(iter(self.waiting(pos)), -1)

    def spaces(self, pos: War) -> list[int]:
        p, kit = self.next(pos), pos.kit
        area = AREAS[kit.air.start[p]]
        return [
            s
            for s in harbours(pos, p)
            if s < kit.hex_count and (kit.province[s] in area or kit.region.get(kit.province[s]) in area)
        ]

    def advance(self, pos: War) -> Asks:
        p = self.next(pos)
        if p < 0:
            pos.pop()
            return None
        if not self.spaces(pos):
            pos.put(p, pos.kit.lost)
            return None
        return Ask(pos.seat(self.side), "air-deployment", self.offered(pos), ("WOR-17-a", "WOR-41A1-d"), {"piece": p})

    @offers(LAND, lambda self, pos: self.spaces(pos), why=lambda self, pos, space: ("WOR-17-a", "WOR-41A1-d"))
    def land(self, pos: War, space: int) -> None:
        enter_play(pos, self.next(pos), space)

    @offers(PLACE_REST, forbids=lambda self, pos, _: None if len(self.waiting(pos)) > 1 else "WOR-17-a")
    def place_rest(self, pos: War) -> None:
        """All that wait, each where there is most room; the owner may take it back as any other order."""
        while (p := self.next(pos)) >= 0:
            spaces = self.spaces(pos)
            if not spaces:
                return
            enter_play(pos, p, max(spaces, key=lambda s: capacity(pos, s) - len(air_units(pos, s, self.side))))


def prepare(pos: War) -> None:
    """Everything of the air war as the scenario begins: fields, guns, units in boxes, room for what units do."""
    count, kit = len(pos.place), pos.kit
    pos.wing, pos.sortie, pos.burnt = [0] * count, [0] * count, [0] * count
    lay_fields(pos)
    if not pos.ground.campaign:
        return
    for side in (JAPAN, CHINA):
        deploy_guns(pos, side, 0)
    for p, place in kit.air.start.items():
        if place in kit.box:
            pos.put(p, kit.box[place])
