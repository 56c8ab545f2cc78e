"""43C2 Overstacks: units beyond the limit of a hex are put aside there; they do nothing but wait to come out again."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side, Space
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch8_stacking import RULES, fits, limit_of
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import MOVED, War

OVERSTACK = VERBS.piece("overstack")
COME_OUT = VERBS.piece("leave-overstack")
PRICE = 2 * QUARTERS


def overstacks(pos: War) -> bool:
    return pos.options.plays("overstacking", "on")


def standing(pos: War, space: int, side: int) -> list[int]:
    """The units of a side in a hex that are in no overstack."""
    return [p for p in pos.units_at(space, side) if p not in pos.overstacked]


def crowded(pos: War, side: int) -> int:
    """A hex in which a side has more units than the limit allows, -1 if there is none."""

    for space in dict.fromkeys(pos.place[p] for p in pos.units_of(side)):
        units = standing(pos, space, side)
        if len(units) > 2 and not fits(pos, units, space):
            return space
    return -1


def why_not_overstack(pos: War, p: int, side: int) -> Refusals:
    """Any unit of the phasing side may be put aside, as long as one stays with the hex (43C2)."""
    if not overstacks(pos) or pos.kit.side[p] != side or not pos.on_map(p) or p in pos.overstacked:
        return "WOR-43C2-a"
    if side != pos.phasing or len(standing(pos, pos.place[p], side)) < 2:
        return ("WOR-43C2-a", "WOR-43C2-b")
    return None


def why_not_come_out(pos: War, p: int, side: int) -> Refusals:
    """A unit comes out where there is room for it."""

    if p not in pos.overstacked or pos.kit.side[p] != side or side != pos.phasing:
        return "WOR-43C2-c"
    units = [*standing(pos, pos.place[p], side), p]
    return RULES[limit_of(pos, pos.place[p])[0]] if len(units) > 2 and not fits(pos, units, pos.place[p]) else None


def put_aside(pos: War, p: int, *rules: str) -> None:
    pos.overstacked = [*pos.overstacked, p]
    pos.index.zones[pos.kit.side[p]] = None
    pos.event("overstacked", *rules, piece=p, space=pos.place[p])


def come_out(pos: War, p: int, points: int) -> None:
    """It pays two points; who has fewer pays all, and does nothing else in this phase (43C2)."""
    pos.overstacked = [q for q in pos.overstacked if q != p]
    left = points - pos.spent[p]
    pos.spent[p] += min(PRICE, max(0, left))
    if 0 < left < PRICE:
        pos.marks[p] |= MOVED
    pos.index.zones[pos.kit.side[p]] = None
    last = () if any(pos.place[q] == pos.place[p] for q in pos.overstacked) else ("WOR-43C2-f",)
    pos.event("unstacked", "WOR-43C2-c", *last, piece=p, space=pos.place[p])


class Overstack(Answers[War], frozen=True):
    """More units stand in a hex than its limit allows: their owner says who is put aside (43C2)."""

    side: Side
    space: Space
    elsewhere = {"move": "WOR-43C2-a", "attack": "WOR-43C2-a"}

    def advance(self, pos: War) -> Asks:
        if crowded(pos, self.side) != self.space:
            pos.pop()
            return None
        rules = ("WOR-43C2-a", "WOR-43C2-b")
        return Ask(pos.seat(self.side), "overstacking", self.offered(pos), rules, {"space": self.space})

    @offers(
        OVERSTACK,
        lambda self, pos: standing(pos, self.space, self.side),
        why=lambda self, pos, p: "WOR-43C2-d" if p in pos.overstacked else "WOR-43C2-a",
    )
    def aside(self, pos: War, p: int) -> None:
        retreated = ("WOR-43C2-e",) if pos.phase in ("combat", "reaction") else ()
        put_aside(pos, p, "WOR-43C2-a", "WOR-43C2-b", *retreated)


def sort_out(pos: War) -> bool:
    """Whether somebody must put units aside now; he is asked for it."""
    if not overstacks(pos):
        return False
    for side in (pos.phasing, 1 - pos.phasing):
        space = crowded(pos, side)
        if space >= 0:
            pos.push(Overstack(side, space))
            return True
    return False
