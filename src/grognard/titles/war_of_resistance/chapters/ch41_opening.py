"""41A1 and 41A2: the opening turn: supply is given and not traced, and in the north China does not resist yet."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.board.kernels import distance_field
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import SUPPLIED, UNSUPPLIED, War

SUPPLY = VERBS.piece("supply")
SUPPLY_NEAREST = VERBS.word("supply-nearest")
GIVEN = 50 * QUARTERS
"""What of the Chinese army is supplied in the first Japanese player turn (41A1)."""


def is_opening(pos: War) -> bool:
    return pos.ground.campaign and pos.turn == pos.ground.first


NORTH = ("North China", "Inner Mongolia")
"""Where the Japanese have rights of concession when the war begins (41A2a)."""


def is_truce(pos: War) -> bool:
    """The Japanese movement phase of Jul II 37, in which Chinese units in the north are not enemies yet (41A2a)."""
    return pos.phasing == JAPAN and pos.phase == "movement" and is_opening(pos)


def in_the_north(pos: War, space: int) -> bool:
    return pos.kit.nation.region[space] in NORTH


def concessions(pos: War, side: int) -> list[int]:
    """Chinese hexes with railways in the north that Japanese trains use as their own (41A2a)."""
    if side != JAPAN or not is_truce(pos):
        return []
    pos.cite("WOR-41A2a-a", "WOR-41A2a-c")
    return [s for s in pos.kit.rails.on_rail if pos.holder[s] == CHINA and in_the_north(pos, s)]


def supply_invaders(pos: War) -> None:
    """All Japanese and puppet units are in general supply in both player turns of Jul II 37 (41A2)."""
    for p in pos.units_of(JAPAN):
        pos.supply[p] = SUPPLIED
    pos.index.zones[JAPAN] = None
    pos.cite("WOR-41A2-b")


class OpeningSupply(Answers[War], frozen=True):
    """The Chinese player says which of his units are supplied in the first Japanese player turn."""

    left: Number = GIVEN
    elsewhere = {"move": "WOR-6-a", "attack": "WOR-9-a"}

    def advance(self, pos: War) -> Asks:
        if self.left == GIVEN:
            for p in pos.units_of(CHINA):
                pos.supply[p] = UNSUPPLIED
            pos.index.zones[CHINA] = None
        orders = self.offered(pos)
        rules = ("WOR-41A1-j", "WOR-41A2-c")
        return Ask(pos.seat(CHINA), "opening-supply", orders, rules, {"left": self.left // QUARTERS})

    @offers(SUPPLY, lambda self, pos: pos.units_of(CHINA), lambda self, pos, p: why_not_supply(pos, p, self.left))
    def give(self, pos: War, p: int) -> None:
        pos.supply[p] = SUPPLIED
        pos.index.zones[CHINA] = None
        pos.event("given-supply", "WOR-41A1-j", piece=p)
        pos.replace(replace(self, left=self.left - pos.kit.re[pos.face[p]]))

    @offers(SUPPLY_NEAREST, forbids=lambda self, pos, _: why_nobody(pos, self.left))
    def give_nearest(self, pos: War) -> None:
        """The others as far as it goes: who stands nearest to the enemy first, and of these the strongest."""
        kit, face = pos.kit, pos.face
        far = distance_field(kit.board.graph, [pos.place[p] for p in pos.units_of(JAPAN)])
        left, count = self.left, 0
        for p in sorted(pos.units_of(CHINA), key=lambda q: (int(far[pos.place[q]]), -kit.defence[face[q]], q)):
            if not why_not_supply(pos, p, left):
                pos.supply[p] = SUPPLIED
                left, count = left - kit.re[face[p]], count + 1
        pos.index.zones[CHINA] = None
        pos.event("given-supply-nearest", "WOR-41A1-j", n=count)
        pos.replace(replace(self, left=left))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def why_nobody(pos: War, left: int) -> Refusals:
    return "WOR-41A2-c" if all(why_not_supply(pos, p, left) for p in pos.units_of(CHINA)) else None


def why_not_supply(pos: War, p: int, left: int) -> Refusals:
    if not pos.on_map(p) or pos.kit.side[p] != CHINA or pos.supply[p] == SUPPLIED:
        return "WOR-41A1-j"
    return "WOR-41A2-c" if pos.kit.re[pos.face[p]] > left else None
