"""What moves cost before they are made: oil and transports, the Supply Network, and the war on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from grognard.core.odds import FACES, Ways, chained, spread
from grognard.core.scene import Line, Preview
from grognard.titles.asia_engulfed.chapters.ch3_5_network import NetworkChoice
from grognard.titles.asia_engulfed.chapters.ch8_2_naval_movement import NavalMovement, Sailing
from grognard.titles.asia_engulfed.chapters.ch8_21_departure import quays
from grognard.titles.asia_engulfed.chapters.ch8_24_reaction import Reaction
from grognard.titles.asia_engulfed.kit import JAPAN, SIDES
from grognard.titles.asia_engulfed.overlays import unsupplied
from grognard.titles.asia_engulfed.preview_table import Table
from grognard.titles.asia_engulfed.verbs import COVER
from grognard.titles.asia_engulfed.war import War


def show_sailing(table: Table, frame: NavalMovement | Sailing | Reaction) -> Preview | None:
    """What Japan has, what it owes already, and what each kind of voyage costs; the Allies sail for nothing."""
    pos = table.pos
    if table.ask.seat != SIDES[JAPAN]:
        return None
    lines = [
        table.line("oil", _left(pos.oil, pos.oil_due), "AE-1.1-c"),
        table.line("transports", _left(pos.transports, pos.transports_due), "AE-1.1-c"),
        *_prices(table),
    ]
    if isinstance(frame, NavalMovement):
        ready = quays(pos, JAPAN)
        lines.append(table.line("fleets-in-port", sum(len(quay.fleets) for quay in ready)))
        lines.append(table.line("units-in-port", sum(len(quay.transports) for quay in ready)))
    return Preview(table.say("sailing"), tuple(lines), ())


def _left(have: int, due: int) -> str:
    return f"{have} − {due} = {have - due}" if due else str(have)


def _prices(table: Table) -> Iterator[Line]:
    yield table.line("price-fleet", table.wording.name("price", "oil"), "AE-8.22-b", part=True)
    yield table.line("price-troops", table.wording.name("price", "transport"), "AE-5.31-b", part=True)
    yield table.line("price-marine", table.wording.name("price", "either"), "AE-5.31-b", part=True)


def show_network(table: Table, frame: NetworkChoice) -> Preview:
    """What the network costs so far, and who would go without; then the submarines that wait for it."""
    pos = table.pos
    kit = pos.kit
    paid = sum(kit.network_cost[zone] for zone in pos.network if zone != pos.network_sub)
    dry = unsupplied(pos, JAPAN)
    names = ", ".join(kit.place_title(space, table.wording.language) for space in dry)
    lines = [
        table.line("transports", pos.transports, "AE-3.51-a"),
        table.line("network-cost", paid, "AE-3.51-a", part=True),
        table.line("unsupplied", len(dry), "AE-3.7-a"),
        *([Line(names, "", part=True)] if dry else []),
        *_campaign(table),
    ]
    choices = []
    for order in table.ask.orders:
        if order.verb == COVER.name and isinstance(order.target, int):
            fed = _fed(pos, order.target, len(dry))
            if fed:
                note = table.say("would-supply", n=fed)
                choices.append(table.choice(order, (), note, f"−{kit.network_cost[order.target]}"))
    return Preview(table.say("network"), tuple(lines), (), choices=tuple(choices))


def _fed(pos: War, zone: int, dry: int) -> int:
    """How many more places would be supplied with one more zone."""
    pos.network.append(zone)
    less = dry - len(unsupplied(pos, JAPAN))
    pos.network.pop()
    return less


def _campaign(table: Table) -> Iterator[Line]:
    """2.0: what the Allied submarines will cost Japan in its Production Phase, and what it will cost them."""
    pos = table.pos
    if not pos.turn or not pos.sub_points:
        return
    kit = pos.kit
    sunk = Counter(min(number, pos.sub_points) for number in kit.asw_table[pos.asw])

    def losses(gone: int) -> Ways:
        left = pos.sub_points - gone
        if not left:
            return {0: FACES}
        column = kit.submarine_table[max(fewest for fewest in kit.submarine_table if fewest <= left)]
        return Counter(column[roll + (pos.duds == 0)] for roll in range(FACES))

    yield table.line("asw", spread(sunk), "AE-2.11-a")
    yield table.line("campaign", spread(chained(sunk, losses)), "AE-2.12-a")
