"""24 Airdrops: plans made ahead, dispersal on landing, and combat where one has landed among enemies."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Hidden, Number, Piece, Side, Space
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch12_points import NEW, lay
from grognard.titles.war_of_resistance.chapters.ch20_loads import ITEM_OF, cargo_key
from grognard.titles.war_of_resistance.chapters.ch20_transport import NO_DROPS
from grognard.titles.war_of_resistance.charts import FROST, MUD, POLAR, RAIN, SNOW, WEATHERS, WINTER
from grognard.titles.war_of_resistance.verbs import CALL_OFF, DONE, VERBS
from grognard.titles.war_of_resistance.war import MOVED, SUPPLIED, War, enemy

PLAN = VERBS.piece("plan-drop")
DROP_AT = VERBS.space("drop-at")
CANCEL = VERBS.piece("cancel-drop")
PARACHUTE = "parachute"
DISRUPTED, SEVERELY = 1, 2
OPEN_GROUND = ("clear", "rough")
UNDER = {RAIN: "rain", FROST: "frost", MUD: "mud", WINTER: "winter", SNOW: "snow", POLAR: "polar"}


def is_paratroop(pos: War, p: int) -> bool:
    """Whether a ground unit has the symbols of parachutes and training (24)."""
    return p < pos.kit.ground_count and PARACHUTE in pos.kit.kind[p].traits


def why_not_plan(pos: War, side: int, p: int) -> Refusals:
    """The rule that forbids to plan a drop for a unit now (24C)."""
    if p >= pos.kit.ground_count or pos.kit.side[p] != side or not is_paratroop(pos, p):
        return "WOR-24-a"
    if p in pos.drop_plans:
        return "WOR-24C-b"
    if not pos.on_map(p):
        return "WOR-24C-e"
    return "WOR-24C-c" if pos.zones(enemy(side))[1][pos.place[p]] else None


class DropPlans(Answers[War], frozen=True):
    """In the initial phase: drops are planned for later turns, or given up (24C). The enemy learns nothing of it."""

    side: Side
    piece: Hidden[Piece] = -1

    def knows(self, pos: War, seat: str) -> bool:
        return seat == pos.seat(self.side)

    def units(self, pos: War) -> list[int]:
        return [p for p in pos.units_of(self.side) if is_paratroop(pos, p)]

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(self.side)
        if self.piece >= 0:
            orders = self.offered(pos, DROP_AT, CALL_OFF)
            return Ask(seat, "drop-target", orders, ("WOR-24C-a",), {"piece": self.piece})
        orders = self.offered(pos, PLAN, CANCEL)
        if not orders:
            pos.pop()
            return None
        return Ask(seat, "drop-plans", [*orders, DONE], ("WOR-24C-a", "WOR-24C-b"))

    @offers(
        PLAN,
        lambda self, pos: self.units(pos),
        lambda self, pos, p: why_not_plan(pos, self.side, p),
    )
    def plan(self, pos: War, p: int) -> None:
        pos.replace(DropPlans(self.side, p))

    @offers(CANCEL, lambda self, pos: [p for p in self.units(pos) if p in pos.drop_plans], why=lambda *_: "WOR-24C-b")
    def cancel(self, pos: War, p: int) -> None:
        forget(pos, p, "WOR-24C-b")

    def goals(self, pos: War) -> list[int]:
        kit = pos.kit
        if self.piece < 0:
            return []
        return [s for s in range(kit.hex_count) if kit.is_land[s] and kit.terrain[s] not in NO_DROPS]

    @offers(DROP_AT, lambda self, pos: self.goals(pos), why=lambda self, pos, space: "WOR-20F2-b")
    def at(self, pos: War, space: int) -> None:
        pos.drop_plans[self.piece], pos.planned[self.piece] = space, pos.turn
        pos.event("drop-planned", "WOR-24C-a", audience=(pos.seat(self.side),), piece=self.piece, space=space)
        pos.replace(DropPlans(self.side))

    @offers(CALL_OFF)
    def think_again(self, pos: War) -> None:
        pos.replace(DropPlans(self.side))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def forget(pos: War, p: int, rule: str) -> None:
    """A plan is given up; its owner alone learns of it."""
    if pos.drop_plans.pop(p, None) is not None:
        pos.planned.pop(p, None)
        pos.event("drop-cancelled", rule, audience=(pos.seat(pos.kit.side[p]),), piece=p)


def review(pos: War) -> None:
    """Plans of units in enemy zones of control, or off the map, are given up (24C)."""
    for p in list(pos.drop_plans):
        if not pos.on_map(p):
            if not any(p in load for load in pos.loads.values()):
                forget(pos, p, "WOR-24C-d")
        elif pos.zones(enemy(pos.kit.side[p]))[1][pos.place[p]]:
            forget(pos, p, "WOR-24C-c")


def fought(pos: War, p: int) -> None:
    """A unit that attacks or is attacked gives up its plan (24C)."""
    if p in pos.drop_plans:
        forget(pos, p, "WOR-24C-c")


class Drop(Answers[War], frozen=True):
    """What was dropped comes down: a die for each (24A)."""

    side: Side
    space: Space
    cargo: tuple[Number, ...]

    def advance(self, pos: War) -> Asks:
        pos.pop()
        pos.cite("WOR-20F2-e")
        for p in self.cargo:
            if p < 0:
                drop_point(pos, self.side, p, self.space)
            else:
                land(pos, self.side, p, self.space)
        units = tuple(p for p in self.cargo if p >= 0)
        if units and pos.index.units[enemy(self.side)][self.space]:
            pos.push("AirborneOverrun", self.side, units, self.space)
        return None


def drop_point(pos: War, side: int, cargo: int, space: int) -> None:
    """A general supply point comes down, or is scattered and lost (24A); in an enemy hex it waits (24B5)."""
    drm, die = modifier(pos, side, space), pos.roll()
    result = [row for row in pos.kit.air.airdrop if die + drm >= row[0]][-1][2]
    pos.event(
        "point-dropped",
        "WOR-24A-a",
        "WOR-24A-b",
        "WOR-20F2-c",
        cargo=cargo_key(cargo),
        space=space,
        die=die,
        drm=drm,
        effect=result,
    )
    if result != "lands":
        return
    if pos.holder[space] == side:
        lay(pos, space, ITEM_OF[cargo_key(cargo)], 1)
    else:
        pos.parachuted[space] = pos.parachuted.get(space, 0) + 1


def shaken(pos: War, p: int) -> int:
    """What the strength of a disrupted unit is divided by; severely disrupted it has no attack at all (24A)."""
    if p not in pos.disrupted:
        return 1
    pos.cite("WOR-24A-b")
    return 2


def fed_by_drop(pos: War, p: int) -> bool:
    """In the turn of its drop a unit in general supply is in attack supply (24B2)."""
    if pos.dropped.get(p) != pos.turn or pos.supply[p] != SUPPLIED:
        return False
    pos.cite("WOR-24B2-a", "WOR-12D2-b", "WOR-12D2-e")
    return True


def settle_points(pos: War, side: int) -> None:
    """At the end of a player turn general supply dropped in what is still an enemy hex is removed (24B5)."""
    for space, points in pos.parachuted.items():
        pos.cite("WOR-24B5-a")
        if pos.holder[space] == side:
            lay(pos, space, NEW, points)
        else:
            pos.event("points-expired", "WOR-24B5-a", space=space, points=points, side=side)
    pos.parachuted = {}


def land(pos: War, side: int, p: int, space: int) -> None:
    kit = pos.kit
    drm = modifier(pos, side, space)
    die = pos.roll()
    result = [row for row in kit.air.airdrop if die + drm >= row[0]][-1][1]
    pos.event("dropped", "WOR-24A-a", piece=p, space=space, die=die, drm=drm, effect=result)
    pos.drop_plans.pop(p, None)
    pos.planned.pop(p, None)
    if result == "eliminated":
        pos.put(p, kit.lost)
        return
    pos.put(p, space)
    pos.marks[p] |= MOVED
    pos.flown_in.append(p)
    pos.dropped[p] = pos.turn
    if result != "lands":
        pos.disrupted[p] = SEVERELY if result.startswith("severely") else DISRUPTED
        pos.cite("WOR-24B1-b", "WOR-24A-b")
    elif not pos.index.units[enemy(side)][space]:
        pos.cite("WOR-24B1-a")
        take(pos, p)


def modifier(pos: War, side: int, space: int) -> int:
    kit = pos.kit
    weather = kit.seasons.weather_at(pos.season, space)
    drm = kit.air.modifier("airdrop", UNDER.get(weather, WEATHERS[weather]))
    if kit.ground[space] not in OPEN_GROUND:
        drm += kit.air.modifier("airdrop", "ground")
    if pos.index.units[enemy(side)][space]:
        drm += kit.air.modifier("airdrop", "enemy")
    return drm


def rally(pos: War, side: int) -> None:
    """Disrupted units recover at the start of their side's initial phase (24A)."""
    for p in [p for p in pos.disrupted if pos.kit.side[p] == side]:
        del pos.disrupted[p]
        pos.cite("WOR-24A-c")
    for p in [p for p in pos.dropped if pos.kit.side[p] == side]:
        del pos.dropped[p]
