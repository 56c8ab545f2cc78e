"""27A4 Naval and river transports break down and combine, within the counters that there are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch12_freight import EMPTY, size_of
from grognard.titles.war_of_resistance.chapters.ch12_points import ITEMS
from grognard.titles.war_of_resistance.chapters.ch27_ships import berth, dock, fleet, kind_of, strength
from grognard.titles.war_of_resistance.chapters.ch31_cargo import room, stock
from grognard.titles.war_of_resistance.kit import ChinaKit
from grognard.titles.war_of_resistance.kit_naval import RIVER_TRANSPORT, TRANSPORT
from grognard.titles.war_of_resistance.verbs import CALL_OFF, COMMIT, VERBS, WITH
from grognard.titles.war_of_resistance.war import War

PART_SHIP = VERBS.piece("break-down-ship")
JOIN_SHIP = VERBS.piece("combine-ship")
INTO = VERBS.choice("into")
KINDS = (TRANSPORT, RIVER_TRANSPORT)


def spares(pos: War, ship: int) -> list[int]:
    """Counters of the same kind and force that lie aside: never used, or sunk (27A3)."""
    kit, place = pos.kit, pos.place
    return [
        q for q in alike(kit)[ship] if place[q] == kit.lost or (place[q] == kit.pool and not kit.naval.ship[q].arrives)
    ]


@lru_cache(maxsize=8)
def alike(kit: ChinaKit) -> dict[int, tuple[int, ...]]:
    """By ship: all counters of its kind and force."""
    sorts: dict[tuple[int, str, str], list[int]] = {}
    for q in kit.naval.pieces:
        sorts.setdefault((kit.side[q], kit.force[q], kit.naval.ship[q].type), []).append(q)
    return {q: tuple(group) for group in sorts.values() for q in group}


def parts(pos: War, ship: int) -> dict[str, tuple[int, ...]]:
    """By name such as `2+1`: the counters into which a ship can be broken down."""
    printed = pos.kit.naval.ship
    spare = sorted(spares(pos, ship), key=lambda q: -printed[q].strength)
    found: dict[str, tuple[int, ...]] = {}

    def add(chosen: tuple[int, ...], left: int, first: int) -> None:
        if not left and len(chosen) > 1:
            found.setdefault("+".join(str(printed[q].strength) for q in chosen), chosen)
        for i in range(first, len(spare)):
            if printed[spare[i]].strength <= left:
                add((*chosen, spare[i]), left - printed[spare[i]].strength, i + 1)

    add((), strength(pos, ship), 0)
    return found


def why_not_part(pos: War, side: int, ship: int) -> Refusals:
    if pos.kit.side[ship] != side or kind_of(pos, ship) not in KINDS:
        return "WOR-27A4-a"
    return None if parts(pos, ship) else "WOR-27A4-a"


def harbour_state(pos: War, side: int) -> tuple[object, ...]:
    """What transports could be exchanged for follows from: where ships are, and their damage."""
    ships = pos.kit.naval.pieces
    first, end = ships[0], ships[-1] + 1
    return (side, pos.place[first:end], pos.hits[first:end], pos.berths)


def divisible(pos: War, side: int) -> list[int]:
    """Transports that can be broken down."""

    def found() -> list[int]:
        return [p for p in fleet(pos, side) if not why_not_part(pos, side, p)]

    return pos.recall("divisible", harbour_state(pos, side), found)


def joinable(pos: War, side: int) -> list[int]:
    """Transports that lie with others to which they can be joined."""

    def found() -> list[int]:
        return [p for p in fleet(pos, side) if combinable(pos, side, p)]

    return pos.recall("joinable", harbour_state(pos, side), found)


class BreakingUp(Answers[War], frozen=True):
    """Into which counters a transport is broken down."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos, INTO, CALL_OFF)
        seat = pos.seat(pos.kit.side[self.piece])
        return Ask(seat, "ship-parts", orders, ("WOR-27A4-a",), {"piece": self.piece}, firm=True)

    @offers(INTO, lambda self, pos: list(parts(pos, self.piece)), why=lambda *_: "WOR-27A4-a")
    def into(self, pos: War, name: str) -> None:
        new = parts(pos, self.piece)[name]
        pos.pop()
        exchange(pos, (self.piece,), new)

    @offers(CALL_OFF)
    def think_again(self, pos: War) -> None:
        pos.pop()


def whole(pos: War, ships: Sequence[int]) -> int:
    """The counter for which ships can be exchanged; -1 if there is none."""
    total = sum(strength(pos, q) for q in ships)
    fitting = [q for q in spares(pos, ships[0]) if pos.kit.naval.ship[q].strength == total]
    return fitting[0] if fitting and len(ships) > 1 else -1


def why_not_combine(pos: War, ships: Sequence[int], ship: int) -> Refusals:
    """Transports of one kind and force in one place combine (27A4)."""
    first = ships[0]
    same = kind_of(pos, ship) == kind_of(pos, first) and pos.kit.force[ship] == pos.kit.force[first]
    here = pos.place[ship] == pos.place[first] and pos.berths.get(ship) == pos.berths.get(first)
    return None if same and here and ship not in ships else "WOR-27A4-a"


def combinable(pos: War, side: int, ship: int) -> bool:
    """Whether a transport lies with others of its kind and force."""
    if pos.kit.side[ship] != side or kind_of(pos, ship) not in KINDS:
        return False
    return any(not why_not_combine(pos, (ship,), q) for q in neighbours(pos, ship))


class Combining(Answers[War], frozen=True):
    """Transports that are exchanged for one counter of their strength."""

    ships: Pieces

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        seat = pos.seat(pos.kit.side[self.ships[0]])
        return Ask(seat, "ship-combination", orders, ("WOR-27A4-a",), {"pieces": list(self.ships)}, firm=True)

    @offers(
        WITH,
        lambda self, pos: neighbours(pos, self.ships[0]),
        lambda self, pos, q: why_not_combine(pos, self.ships, q),
    )
    def add(self, pos: War, ship: int) -> None:
        pos.replace(replace(self, ships=(*self.ships, ship)))

    @offers(COMMIT, forbids=lambda self, pos, _: None if whole(pos, self.ships) >= 0 else "WOR-27A4-a")
    def commit(self, pos: War) -> None:
        new = whole(pos, self.ships)
        pos.pop()
        exchange(pos, self.ships, (new,))

    @offers(CALL_OFF)
    def think_again(self, pos: War) -> None:
        pos.pop()


def neighbours(pos: War, ship: int) -> list[int]:
    """Other transports in the same place."""
    return [q for q in pos.others_at(pos.place[ship], 2, pos.kit.side[ship]) if q != ship and kind_of(pos, q) in KINDS]


def exchange(pos: War, old: Sequence[int], new: Sequence[int]) -> None:
    """Counters for counters: where they are, what they have spent, and their cargo stay the same."""
    first = old[0]
    node, here = pos.berths.get(first, -1), pos.place[first]
    spent, marks = max(pos.spent[q] for q in old), max(pos.marks[q] for q in old)
    freight = [(item, count) for q in old for item, count in zip(ITEMS, pos.holds.pop(q, EMPTY), strict=True) if count]
    pos.event("ships-exchanged", "WOR-27A4-a", pieces=list(old), to=here, n=len(new), side=pos.kit.side[first])
    for q in old:
        pos.berths.pop(q, None)
        pos.put(q, pos.kit.pool)
        pos.hits[q] = 0
    for q in new:
        pos.hits[q], pos.spent[q], pos.marks[q] = 0, spent, marks
        if node >= 0:
            berth(pos, q, node)
        else:
            dock(pos, q, here)
    for p, ships in list(pos.stowed.items()):
        if set(ships) & set(old):
            pos.stowed[p] = tuple(dict.fromkeys((*(q for q in ships if q not in old), *new)))
    for item, count in freight:
        for _ in range(count):
            ship = next((q for q in new if room(pos, [q]) >= size_of(_one(item))), new[0])
            stock(pos, ship, item, 1)


def _one(item: str) -> tuple[int, ...]:
    return tuple(int(each == item) for each in ITEMS)
