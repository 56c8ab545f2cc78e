"""11.18.1 Air supply: transports bring reorganisation points to a hex."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Space
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch9_wars import cooperate
from grognard.titles.world_in_flames.chapters.ch11_18_reorganisation import beside, note_weary, price, within_help
from grognard.titles.world_in_flames.chapters.ch14_2_missions import Sortie
from grognard.titles.world_in_flames.chapters.ch14_5_factors import is_closed
from grognard.titles.world_in_flames.kit import TRANSPORTS
from grognard.titles.world_in_flames.verbs import DONE, RESTORE
from grognard.titles.world_in_flames.war import WEARY, War


def carries(pos: War, p: int) -> bool:
    """Whether an aircraft is a transport; with option 35 those with a white range are too."""
    if pos.kit.kind[p] in TRANSPORTS:
        return True
    white = pos.plays("white-circles") and "white range" in pos.kit.flags[p]
    if white:
        pos.cite("WIF-11.18.1-b")
    return white


def in_hex(pos: War, space: int) -> list[int]:
    """Everything in a hex."""
    return [*pos.index.at[space], *pos.based_at(space), *pos.index.port[space]]


class AirSupply(Sortie, frozen=True):
    """Each transport that comes through has a point for units in its hex (11.18.1-d)."""

    mission = "supply"
    from_decks = False
    rule = "WIF-11.18.1-c"

    def why_not_able(self, pos: War, p: int) -> Refusals:
        return None if carries(pos, p) else "WIF-14.2-f"

    def marks(self, pos: War) -> list[int]:
        return sorted({pos.place[q] for q in within_help(pos, self.side) if self._waits(pos, q)})

    def _waits(self, pos: War, q: int) -> bool:
        return bool(pos.down[q] and pos.marks[q] & WEARY) and not pos.role[q] and not pos.kit.is_hq[q]

    def patrols(self, pos: War) -> None:
        note_weary(pos)
        super().patrols(pos)

    def why_not_target(self, pos: War, p: int, space: int) -> Refusals:
        if is_closed(pos, space):
            return "WIF-8.2.3-b"
        there = [q for q in in_hex(pos, space) if pos.side(q) in beside(pos, self.side)]
        fit = any(self._waits(pos, q) and cooperate(pos, p, q) for q in there)
        return None if fit else ("WIF-11.18.1-a", "WIF-11.18.4-a")

    def effects(self, pos: War) -> None:
        for space in self.flown_to(pos, self.side):
            wing = self.bombers(pos, self.side, space)
            pos.cite("WIF-11.18.1-d")
            pos.push(Airdrop(wing[0], space, len(wing)))


class Airdrop(Menu[War], frozen=True):
    """The points of all transports over a hex; `piece` is one of them."""

    piece: Piece
    space: Space
    left: Number

    def _units(self, pos: War) -> list[int]:
        return [q for q in in_hex(pos, self.space) if pos.down[q]]

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"pieces": [self.piece], "left": self.left}
        return Ask(pos.seat(pos.side(self.piece)), "rallying", orders, ("WIF-11.18.1-d", "WIF-11.18.4-b"), args)

    @offers(RESTORE, _units, lambda self, pos, q: why_not_restore(pos, self, q))
    def restore(self, pos: War, q: int) -> None:
        spent = price(pos, (self.piece,), q)
        pos.down[q] = 0
        pos.event("restored", "WIF-11.18.1-a", "WIF-11.18.1-d", piece=q, pieces=[self.piece], points=spent)
        pos.replace(replace(self, left=self.left - spent))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def why_not_restore(pos: War, drop: Airdrop, q: int) -> Refusals:
    """The rule that keeps transports from turning a unit face-up."""
    weary = pos.down[q] and pos.marks[q] & WEARY
    if pos.side(q) not in beside(pos, pos.side(drop.piece)) or pos.place[q] != drop.space or not weary:
        return ("WIF-11.18.1-d", "WIF-11.18.4-a")
    if pos.kit.is_hq[q]:
        return "WIF-11.18.4-e"
    if not cooperate(pos, drop.piece, q):
        return "WIF-11.18.4-g"
    return None if price(pos, (drop.piece,), q) <= drop.left else ("WIF-11.18.1-d", "WIF-11.18.4-b")
