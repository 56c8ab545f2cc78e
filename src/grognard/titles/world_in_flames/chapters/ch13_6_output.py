"""13.6.1 to 13.6.3 What a side produces: each of its resources that arrives at a factory makes a point."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from grognard.titles.world_in_flames.chapters.ch5_lending import gifts
from grognard.titles.world_in_flames.chapters.ch13_6_freight import Cargo, winter_seas
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


def delivered(pos: War, side: int) -> Delivery:
    """As many resources as possible reach factories, one each (13.6.2-d): what was given away first of all."""

    def make() -> Delivery:
        given = gifts(pos)
        cargo = given.cargo.copy()
        stock, room = stock_of(pos, side), plants_of(pos, side)
        for space in stock:
            stock[space] -= given.taken[space]
        for space in room:
            room[space] -= given.filled[space]
        taken = carry_own(pos, side, cargo, stock, room)
        return Delivery(cargo, taken, stock, room)

    return pos.remember(("delivered", side), make, LAND_MOVED | SEA_MOVED)


def carry_own(
    pos: War, side: int, cargo: Cargo, stock: dict[int, int], room: dict[int, int]
) -> Counter[tuple[int, int]]:
    """Carry what a power keeps to its factories; `stock` and `room` lose what was delivered."""
    nation, rails = pos.kit.power[side], rails_for(pos, side)
    most = max(0, sum(stock.values()) - max(0, gifts(pos).owed[side]))
    ore, shut = _ore(pos, side, stock)
    taken = cargo.carry(stock, room, rails, nation, (side,), most)
    taken += cargo.carry(ore, room, rails, nation, (side,), most - _arrived(taken), shut=shut)
    stock |= ore
    return taken


def output(pos: War, side: int) -> Output:
    """A point for each of its resources that arrives, and for what it is given."""
    found = delivered(pos, side)
    return Output(_arrived(found.taken) + gifts(pos).received[side], tuple(dict.fromkeys(found.cargo.used)))


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
