"""37B5 Strategic trains to Hanoi and back: three hexes of railway beyond the map join its box to three hexes."""

from __future__ import annotations

from typing import NamedTuple

from grognard.board.kernels import Reach
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece
from grognard.core.order import Order
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch7_nets import Segments, charges, fits, segments, weight
from grognard.titles.war_of_resistance.chapters.ch7_rail import (
    journey,
    pass_by,
    train_barriers,
    travellers,
    used_by,
    why_not_leave,
    why_not_ride,
)
from grognard.titles.war_of_resistance.chapters.ch7_ways import ways_of
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch14_influence import use_up
from grognard.titles.war_of_resistance.chapters.ch37_boxes import Travel, gates
from grognard.titles.war_of_resistance.chapters.ch38_nations import CEDED
from grognard.titles.war_of_resistance.chapters.ch40_arrivals import AT
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import JAPAN
from grognard.titles.war_of_resistance.sheets import HANOI
from grognard.titles.war_of_resistance.verbs import STOP, VERBS
from grognard.titles.war_of_resistance.war import LEFT_HEX, MOVED, War

TO_HANOI = VERBS.piece("entrain-to-hanoi")
FROM_HANOI = VERBS.piece("entrain-from-hanoi")
BEYOND = 3
"""Hexes of railway beyond the map: a low-volume line of the Indochinese net."""


def gate_keys(pos: War, held: Segments, gate: int) -> list[int]:
    """The segments of a gate; Haiphong's line has none on the map, and shares the capacity of the others (7A5)."""
    return held.near(gate) or [key for other in gates(pos.kit)[pos.kit.box[HANOI]] for key in held.near(other)][:1]


def load(pos: War, p: int, gate: int, keys: set[int]) -> tuple[int, ...] | None:
    """What a unit counts on, with the line beyond the map; None if there is no capacity for it."""
    held = segments(pos)
    here = gate_keys(pos, held, gate)
    if not here:
        return None
    used = tuple(sorted({*pos.railed.get(p, (0,))[1:], *keys, here[0]}))
    return used if fits(pos, held, [*charges(pos, but=p), (weight(pos, p, low=True), used)]) else None


class Ride(NamedTuple):
    """A strategic train to or from a gate: its hexes, the way on the map, the segments that it counts on."""

    cost: int
    gate: int
    path: list[int]
    used: tuple[int, ...]


def ride(pos: War, p: int, origin: int, end: int, gate: int, way: Reach | None) -> Ride | None:
    """The train from one hex to another, one of them a gate; None if it is too far or there is no capacity."""
    if origin == end:
        path, cost, keys = list[int](), 0, set[int]()
    elif way is not None and end in way:
        path, cost = list(way.path(end)), way.cost(end)
        keys = used_by(pos, origin, path)[1]
    else:
        return None
    used = load(pos, p, gate, keys)
    far = cost + BEYOND > pos.kit.points["strategic-rail-hexes"] // QUARTERS
    return None if far or used is None else Ride(cost, gate, path, used)


def open_gates(pos: War, p: int) -> list[int]:
    shut = train_barriers(pos, p)
    return [gate for gate in gates(pos.kit)[pos.kit.box[HANOI]] if not shut[gate]]


def rides_to(pos: War, p: int) -> list[Ride]:
    """How a unit on the map can go to Hanoi by train, the shortest way first."""
    here = pos.place[p]
    way = journey(pos, here, p, 0, train_barriers(pos, p)).any
    found = [ride(pos, p, here, gate, gate, way) for gate in open_gates(pos, p)]
    return sorted(each for each in found if each is not None)


def rides_from(pos: War, p: int) -> dict[int, Ride]:
    """Where a unit can go from Hanoi by train, and how: the shortest way."""
    shut, best = train_barriers(pos, p), dict[int, Ride]()
    for gate in open_gates(pos, p):
        way = journey(pos, gate, p, 0, shut).any
        for end in way.spaces if way is not None else (gate,):
            found = ride(pos, p, gate, end, gate, way)
            if found is not None and (end not in best or found < best[end]) and not why_not_stack(pos, p, end):
                best[end] = found
    return best


def why_not_to_hanoi(pos: War, phase: Travel, p: int) -> Refusals:
    """The rule that keeps a unit from a strategic train to Hanoi."""
    closed = why_closed(pos, phase, p)
    if closed:
        return closed
    if pos.marks[p] & (MOVED | LEFT_HEX) or pos.spent[p] or not pos.on_map(p):
        return "WOR-7A2-a"
    if pos.place[p] not in ways_of(pos).on_rail:
        return "WOR-7A2-a"
    forbidden = why_not_ride(pos, p, pos.place[p]) or why_not_leave(pos, p)
    if forbidden:
        return forbidden
    return None if rides_to(pos, p) else ("WOR-37B5-a", "WOR-7A4-a")


def why_not_from_hanoi(pos: War, phase: Travel, p: int) -> Refusals:
    """The rule that keeps a unit in Hanoi from a strategic train."""
    closed = why_closed(pos, phase, p)
    if closed:
        return closed
    if pos.place[p] != pos.kit.box[HANOI] or pos.marks[p] & (MOVED | LEFT_HEX) or pos.spent[p]:
        return ("WOR-37B5-a", "WOR-7A2-a")
    return None if rides_from(pos, p) else ("WOR-37B5-a", "WOR-7A4-a")


def why_closed(pos: War, phase: Travel, p: int) -> Refusals:
    if phase.exploits or pos.phasing != phase.side or pos.kit.side[p] != phase.side:
        return "WOR-7A-b"
    return ("WOR-37B5-b", "WOR-37B5-e") if pos.turn < CEDED or phase.side != JAPAN else None


class TonkinLines(Travel, frozen=True):
    """In the movement phase strategic trains go to Hanoi and come from there (37B5)."""

    def labours(self, pos: War) -> list[Order]:
        found = super().labours(pos)
        if pos.turn < CEDED or self.side != JAPAN or self.exploits or pos.phasing != JAPAN or not pos.ground.campaign:
            return found
        return [*found, *self.offered(pos, TO_HANOI, FROM_HANOI)]

    @offers(
        TO_HANOI,
        lambda self, pos: travellers(pos, self.side),
        lambda self, pos, p: why_not_to_hanoi(pos, self, p),
        why=lambda self, pos, p: why_not_to_hanoi(pos, self, p) or "WOR-37B5-a",
    )
    def to_hanoi(self, pos: War, p: int) -> None:
        here, box = pos.place[p], pos.kit.box[HANOI]
        chosen = rides_to(pos, p)[0]
        board(pos, p, [here, *chosen.path], chosen.used)
        pos.put(p, box)
        pos.event("enters-box", "WOR-37B5-a", "WOR-7A2-a", "WOR-7A2-b", piece=p, space=here, to=box)

    @offers(
        FROM_HANOI,
        lambda self, pos: pos.units_at(pos.kit.box[HANOI], self.side),
        lambda self, pos, p: why_not_from_hanoi(pos, self, p),
        why=lambda self, pos, p: why_not_from_hanoi(pos, self, p) or "WOR-37B5-a",
    )
    def from_hanoi(self, pos: War, p: int) -> None:
        pos.push(FromHanoi(p))


def board(pos: War, p: int, spaces: list[int], used: tuple[int, ...]) -> None:
    """A unit goes by a strategic train: it counts as on a low-volume line, and does nothing else (7A2, 7A4)."""
    pos.railed[p] = (1, *used)
    use_up(pos, p)
    pass_by(pos, pos.kit.side[p], spaces)
    pos.marks[p] |= LEFT_HEX | MOVED
    pos.strategic.append(p)


class FromHanoi(Answers[War], frozen=True):
    """Where a strategic train from Hanoi goes."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        rules = ("WOR-37B5-a", "WOR-7A2-a")
        return Ask(pos.seat(JAPAN), "entrained", self.offered(pos), rules, {"piece": self.piece})

    @offers(
        AT,
        lambda self, pos: sorted(rides_from(pos, self.piece)),
        why=lambda self, pos, s: why_not_ride(pos, self.piece, s) or ("WOR-37B5-a", "WOR-7A4-a"),
    )
    def at(self, pos: War, space: int) -> None:
        p, box = self.piece, pos.kit.box[HANOI]
        chosen = rides_from(pos, p)[space]
        pos.pop()
        board(pos, p, [chosen.gate, *chosen.path], chosen.used)
        pos.put(p, space)
        pos.event("leaves-box", "WOR-37B5-a", "WOR-7A2-a", "WOR-7A2-b", piece=p, space=box, to=space)
        take(pos, p)

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()
