"""12D1, 43C4: from which hex an attacker draws its attack supply."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side
from grognard.core.steps import Answers, offers
from grognard.titles.war_of_resistance.chapters.ch12_points import POINT_RE
from grognard.titles.war_of_resistance.chapters.ch12_supply import attack_sources, draw_attack
from grognard.titles.war_of_resistance.verbs import SOURCE
from grognard.titles.war_of_resistance.war import War

NOT_NOW = {"move": "WOR-6-a", "rush": "WOR-6B-a", "rest": "WOR-6B-p"}
"""Orders of the movement phase, while combats are fought."""


def spare_sources(pos: War, p: int) -> list[int]:
    """Hexes in reach with a point of attack supply on which nobody has drawn."""
    return [s for s in attack_sources(pos, p) if pos.drawn.get(s, 0) <= (pos.stocks.get(s, 0) - 1) * POINT_RE]


def strongest_first(pos: War, units: Iterable[int]) -> list[int]:
    return sorted(units, key=lambda p: (-pos.kit.attack[pos.face[p]], p))


def feed_all(pos: War, units: Iterable[int]) -> tuple[int, ...]:
    """Those of some units who can draw do, the strongest first, on points that are drawn on already before others."""
    fed = []
    for p in strongest_first(pos, units):
        sources = attack_sources(pos, p)
        if sources:
            space = max(sources, key=lambda s: (pos.drawn.get(s, 0) % POINT_RE > 0, pos.stocks.get(s, 0)))
            draw_attack(pos, p, space)
            pos.event("fed", "WOR-12D1-a", "WOR-12B-c", piece=p, space=space)
            fed.append(p)
    return tuple(fed)


class Feeding(Answers[War], frozen=True):
    """From which hex an attacker draws its attack supply, if several are in reach (12D1).

    A small unit draws sparingly, on a point that is not spent and serves nobody else (43C4).
    """

    side: Side
    piece: Piece
    sparing: bool = False
    elsewhere = {**NOT_NOW, "attack": "WOR-9B-d"}

    def sources(self, pos: War) -> list[int]:
        return spare_sources(pos, self.piece) if self.sparing else attack_sources(pos, self.piece)

    def advance(self, pos: War) -> Asks:
        rules = ("WOR-43C4-a",) if self.sparing else ("WOR-12D1-a", "WOR-12B-c")
        return Ask(pos.seat(self.side), "feeding", self.offered(pos), rules, {"piece": self.piece})

    @offers(
        SOURCE,
        lambda self, pos: self.sources(pos),
        why=lambda self, pos, _: "WOR-43C4-a" if self.sparing else "WOR-12D1-c",
    )
    def draw(self, pos: War, space: int) -> None:
        p = self.piece
        if self.sparing:
            pos.sparing[self.side] = space
            pos.event("fed", "WOR-43C4-a", piece=p, space=space)
        else:
            draw_attack(pos, p, space)
            pos.event("fed", "WOR-12D1-a", "WOR-12B-c", piece=p, space=space)
        pos.pop()
