"""5.1-E Fortifications: building, relocating, decay."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side, Spaces, Word
from grognard.core.order import Order
from grognard.core.steps import Menu, offers
from grognard.titles.nemesis.kit import ALLIES, JAPAN, YUNNAN
from grognard.titles.nemesis.verbs import RELOCATE
from grognard.titles.nemesis.war import FORTIFIED, LEFT_HEX, MOVED, War


def stock_of(pos: War, p: int) -> str:
    """The Fortification markers that a unit may use: the British and US share theirs."""
    if pos.kit.side[p] == JAPAN:
        return "japan"
    return "yunnan" if pos.kit.force[p] == YUNNAN else "allies"


def builders(pos: War, side: int) -> list[int]:
    """Units that have not moved and may build a Fortification."""
    place, marks, forts, end = pos.place, pos.marks, pos.forts, pos.kit.hex_count
    idle = LEFT_HEX | FORTIFIED
    found = [p for p in pos.kit.builders_of[side] if place[p] < end and not marks[p] & idle and place[p] not in forts]
    return found if pos.active_group < 0 else [p for p in found if pos.is_active(p)]


def fortify(pos: War, p: int) -> None:
    """A unit that does not move builds; if no marker is left, one is taken from the map."""
    stock = stock_of(pos, p)
    pos.marks[p] |= MOVED | FORTIFIED
    on_map = [space for space, of in pos.forts.items() if of == stock]
    pos.forts[pos.place[p]] = stock
    pos.event("fortified", "NEM-5.1E-a", piece=p, space=pos.place[p])
    if len(on_map) >= pos.kit.marker_count["fortification", stock]:
        pos.push(RelocateFort(pos.kit.side[p], stock, tuple(sorted(on_map))))


RELOCATION_RULES = {
    "japan": ("NEM-5.1E-e",),
    "allies": ("NEM-5.1E-e", "NEM-5.1E-f"),
    "yunnan": ("NEM-5.1E-e", "NEM-5.1E-g"),
}


class RelocateFort(Menu[War], frozen=True):
    """All Fortification markers are in use: one of them is taken from the map (5.1-E)."""

    side: Side
    stock: Word
    spaces: Spaces

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.side), "relocate-fort", orders, RELOCATION_RULES[self.stock])

    @offers(RELOCATE, lambda self, _: self.spaces)
    def relocate(self, pos: War, space: int) -> None:
        del pos.forts[space]
        pos.event("fort-removed", *RELOCATION_RULES[self.stock], space=space)
        pos.pop()


def fort_side(stock: str) -> int:
    return JAPAN if stock == "japan" else ALLIES


def is_manned(pos: War, space: int) -> bool:
    """Whether a Fortification is held by a unit that could have built it."""
    side = fort_side(pos.forts[space])
    return any(pos.kit.can_fortify[p] for p in pos.units_at(space, side))


def remove_idle_forts(pos: War) -> None:
    """At the end of a Phase and at any moment of a combat (5.1-E)."""
    for space in [space for space in pos.forts if not is_manned(pos, space)]:
        del pos.forts[space]
        pos.event("fort-removed", "NEM-5.1E-c", space=space)
