"""12H2 What units take along when they retreat or advance after combat."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch12_freight import EMPTY, LOAD, UNLOAD, set_down, size_of, with_item
from grognard.titles.war_of_resistance.chapters.ch12_points import ITEMS, SIZE, items_at, lay
from grognard.titles.war_of_resistance.verbs import STOP, VERBS
from grognard.titles.war_of_resistance.war import War

LOAD_UP = VERBS.piece("load-up")


def why_not_load_up(pos: War, p: int) -> Refusals:
    """A unit takes up supply in its hex: twice its size at most (12H2)."""
    here = pos.place[p]
    if not pos.on_map(p) or pos.holder[here] != pos.kit.side[p]:
        return "WOR-12H2-d"
    return None if any(not why_not_bear(pos, p, item) for item in items_at(pos, here)) else "WOR-12H2-d"


def why_not_bear(pos: War, p: int, item: str) -> Refusals:
    load = size_of(pos.cargo.get(p, EMPTY)) + SIZE[item]
    return "WOR-12H2-a" if load > 2 * pos.kit.re[pos.face[p]] else None


class Burdening(Answers[War], frozen=True):
    """What a unit takes along."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(pos.kit.side[self.piece])
        return Ask(seat, "burdening", self.offered(pos), ("WOR-12H2-d", "WOR-12H2-a"), {"piece": self.piece})

    @offers(
        LOAD,
        lambda self, pos: items_at(pos, pos.place[self.piece]),
        lambda self, pos, item: why_not_bear(pos, self.piece, item),
    )
    def load(self, pos: War, item: str) -> None:
        p = self.piece
        lay(pos, pos.place[p], item, -1)
        pos.cargo[p] = with_item(pos.cargo.get(p, EMPTY), item, 1)
        pos.event("loads", "WOR-12H2-d", piece=p, item=item, space=pos.place[p])

    @offers(
        UNLOAD,
        lambda self, pos: [item for item, n in zip(ITEMS, pos.cargo.get(self.piece, EMPTY), strict=False) if n],
        why=lambda self, pos, _: "WOR-12H2-d",
    )
    def unload(self, pos: War, item: str) -> None:
        p = self.piece
        lay(pos, pos.place[p], item, 1)
        pos.cargo[p] = with_item(pos.cargo[p], item, -1)
        if not any(pos.cargo[p]):
            del pos.cargo[p]

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()


def unburden(pos: War, p: int, space: int) -> None:
    """What a unit has taken along lies where it has come to, or where it came to its end."""
    if p in pos.cargo:
        set_down(pos, space, pos.cargo.pop(p))
