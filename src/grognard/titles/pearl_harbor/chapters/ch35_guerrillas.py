"""35. Chinese guerrillas behind the Japanese lines. Land units disperse them when they enter (`ch18_control`)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Seat
from grognard.core.order import Order
from grognard.core.steps import Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch17_1_income import pay, price_refused
from grognard.titles.pearl_harbor.chapters.ch18_control import take
from grognard.titles.pearl_harbor.chapters.ch29_garrison import MANCHUKUO, northern_march
from grognard.titles.pearl_harbor.kit import AIR, CH, FORTRESS, INSTALLATION, JAPAN, LAND, LEADER, NAVAL, PearlKit
from grognard.titles.pearl_harbor.menus import Session
from grognard.titles.pearl_harbor.verbs import DONE, VERBS
from grognard.titles.pearl_harbor.war import War

GUERRILLA = VERBS.space("guerrilla")
PRESENT = (LAND, NAVAL, AIR, LEADER, INSTALLATION, FORTRESS)


@cache
def guerrilla_country(kit: PearlKit) -> tuple[int, ...]:
    """China, and Manchukuo south of Manchuria (35-b)."""
    north = northern_march(kit)
    regions = ("china", *MANCHUKUO)
    return tuple(s for s in range(kit.hex_count) if kit.is_land[s] and kit.region[s] in regions and s not in north)


def guerrilla_refused(pos: War, space: int) -> Refusal:
    """What forbids guerrillas in a hex (35-b)."""
    kit = pos.kit
    if space not in guerrilla_country(kit) or pos.holder(space) != JAPAN or kit.is_home[space]:
        return "PH-35-b"
    if kit.is_desert[space] or kit.is_impassable[space]:
        return "PH-35-b"
    if any(kit.side[p] == JAPAN and kit.arm[p] in PRESENT for p in pos.index.at[space]):
        return "PH-35-b"
    return price_refused(pos, CH, kit.cost["guerrilla"])


class Guerrillas(Session, frozen=True):
    """The Chinese player places one guerrilla counter in a segment (35-a)."""

    seat: Seat
    placed: Number = 0

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "guerrillas", orders, ("PH-35-a", "PH-35-b", "PH-35-e"))

    def _country(self, pos: War) -> tuple[int, ...]:
        if price_refused(pos, CH, pos.kit.cost["guerrilla"]):
            return ()
        return guerrilla_country(pos.kit)

    def _refused(self, pos: War, space: int) -> Refusal:
        return "PH-35-a" if self.placed else guerrilla_refused(pos, space)

    @offers(GUERRILLA, _country, _refused)
    def place(self, pos: War, space: int) -> None:
        pos.replace(replace(self, placed=1))
        price = pos.kit.cost["guerrilla"]
        pay(pos, CH, price)
        pos.guerrillas = sorted({*pos.guerrillas, space})
        pos.event("guerrillas", "PH-35-a", "PH-35-b", "PH-35-c", space=space, price=price)
        take(pos, space, CH, "PH-35-c")

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
