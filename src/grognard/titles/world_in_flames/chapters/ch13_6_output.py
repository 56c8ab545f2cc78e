"""13.6.1 to 13.6.3 What a side produces: each of its resources that arrives at a factory makes a point."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from grognard.titles.world_in_flames.chapters.ch1_camps import powers
from grognard.titles.world_in_flames.chapters.ch5_lending import gifts, sharers
from grognard.titles.world_in_flames.chapters.ch13_6_freight import Cargo, Voyage, winter_seas
from grognard.titles.world_in_flames.chapters.ch13_6_resources import (
    closed_to_freight,
    lost_points,
    plants_of,
    rails_for,
    stock_of,
    usable,
)
from grognard.titles.world_in_flames.kit import GERMANY, NOBODY
from grognard.titles.world_in_flames.war import LAND_MOVED, SEA_MOVED, War


class Output(NamedTuple):
    """Points that resources make, before bombs have taken some; and the rules by which they came."""

    points: int
    rules: tuple[str, ...]


class Delivery(NamedTuple):
    """What became of the resources that a side keeps for itself."""

    cargo: Cargo
    taken: Counter[tuple[int, int]]
    """How many went from each hex, (hex, 1), and how many came to each, (hex, -1)."""
    stock: dict[int, int]
    """What stayed where it is, by hex."""
    room: dict[int, int]
    """Factories that got nothing, by hex."""
    voyages: list[Voyage]
    """What went by sea, by whose convoys."""


def delivered(pos: War, side: int) -> Delivery:
    """As many resources as possible reach factories, one each (13.6.2-d): what was given away first of all."""
    if any(sharers(pos, other) for other in powers(pos)):
        return _together(pos)[side]
    return _alone(pos, side)


def _alone(pos: War, side: int) -> Delivery:
    """What a power's own convoys carry for it."""
    return pos.remember(
        ("delivered", side), lambda: _deliver(pos, side, gifts(pos).cargo.copy(), (side,)), LAND_MOVED | SEA_MOVED
    )


def _together(pos: War) -> dict[int, Delivery]:
    """The same while powers carry for others: each what its own goods leave room for, one power after the other."""

    def make() -> dict[int, Delivery]:
        found = {side: _alone(pos, side) for side in powers(pos)}
        whole = gifts(pos).cargo.holds
        free = Counter({key: found[key[0]].cargo.holds[key] for key in whole if key[0] in found})
        lent: Counter[tuple[int, int]] = Counter()
        for side in powers(pos):
            lenders = sharers(pos, side)
            if not lenders:
                continue
            cargo = gifts(pos).cargo.copy()
            cargo.holds = Counter({key: free[key] - lent[key] for key in free if key[0] in lenders})
            cargo.holds.update({key: count - lent[key] for key, count in whole.items() if key[0] == side})
            before = cargo.holds.copy()
            found[side] = _deliver(pos, side, cargo, (side, *lenders))
            lent.update({key: before[key] - cargo.holds[key] for key in before if key[0] in lenders})
        return found

    return pos.remember("delivered together", make, LAND_MOVED | SEA_MOVED)


def _deliver(pos: War, side: int, cargo: Cargo, carriers: tuple[int, ...]) -> Delivery:
    given = gifts(pos)
    stock, room = stock_of(pos, side), plants_of(pos, side)
    for space in stock:
        stock[space] -= given.taken[space]
    for space in room:
        room[space] -= given.filled[space]
    taken, voyages = carry_own(pos, side, cargo, stock, room, carriers)
    return Delivery(cargo, taken, stock, room, voyages)


def carry_own(
    pos: War, side: int, cargo: Cargo, stock: dict[int, int], room: dict[int, int], carriers: tuple[int, ...] = ()
) -> tuple[Counter[tuple[int, int]], list[Voyage]]:
    """Carry what a power keeps to its factories; `stock` and `room` lose what was delivered."""
    carriers = carriers or (side,)
    nation, rails = pos.kit.power[side], rails_for(pos, side)
    most = max(0, sum(stock.values()) - max(0, gifts(pos).owed[side]))
    ore, shut = _ore(pos, side, stock)
    taken = cargo.carry(stock, room, rails, nation, carriers, most)
    voyages = cargo.voyages
    taken += cargo.carry(ore, room, rails, nation, carriers, most - _arrived(taken), shut=shut)
    stock |= ore
    return taken, [voyage for voyage in (*voyages, *cargo.voyages) if voyage]


def output(pos: War, side: int) -> Output:
    """A point for each of its resources that arrives, and for what it is given; what is seized is lost (13.6.1-s)."""
    found = delivered(pos, side)
    lost = sum(any((owner, side, sea) in pos.seized for owner, sea in voyage) for voyage in found.voyages)
    points = _arrived(found.taken) - lost + gifts(pos).received[side]
    return Output(points, tuple(dict.fromkeys(found.cargo.used)))


def _arrived(taken: Counter[tuple[int, int]]) -> int:
    return sum(count for (_, way), count in taken.items() if way > 0)


def _ore(pos: War, side: int, stock: dict[int, int]) -> tuple[dict[int, int], frozenset[int]]:
    """The Swedish resources of Germany, taken out of its stock while the Baltic is shut to them (8.2.10-b)."""
    sweden = pos.kit.nation_index["Sweden"]
    mine = [space for space in stock if pos.home[space] == sweden] if side == GERMANY else []
    shut = winter_seas(pos) if mine else frozenset[int]()
    return ({space: stock.pop(space) for space in mine} if shut else {}), shut


def production_points(pos: War, side: int) -> int:
    """What a side makes, without what bombs have taken (13.6.3-a)."""
    burnt = sum(lost_points(pos, space) for space in pos.bombed if pos.holder[space] == side)
    return max(0, output(pos, side).points - burnt)


def transport_rules(pos: War, side: int) -> Iterator[str]:
    """What the transport of this turn shows."""
    kit = pos.kit
    yield from ("WIF-13.6-a", "WIF-13.6.1-a", "WIF-13.6.1-b", "WIF-13.6.1-c", "WIF-13.6.1-e", "WIF-13.6.2-d")
    yield from output(pos, side).rules
    shut = closed_to_freight(pos, side)
    stock = stock_of(pos, side)
    if any(shut[space] for space in stock):
        yield "WIF-13.6.1-i"
    if any(pos.holder[space] not in (side, NOBODY) for space in kit.works):
        yield "WIF-13.6.1-g"
    for space in range(kit.hex_count):
        if kit.factories[space] and pos.holder[space] == side:
            yield "WIF-13.6.2-a"
            if kit.red[space]:
                yield "WIF-13.6.2-b"
            if kit.blue[space] and usable(pos, side, space) < kit.factories[space]:
                yield "WIF-13.6.2-c"
