"""28B, 34C Ships whose port or river the enemy takes: they flee, or are scuttled."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece
from grognard.core.steps import Answers, offers
from grognard.titles.war_of_resistance.chapters.ch27_ships import (
    berth,
    harm,
    in_play,
    is_docked,
    is_on_river,
    ships_at,
    strength,
)
from grognard.titles.war_of_resistance.chapters.ch28_water import closed_rivers, driven_off, has_fired_for, refuges
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import War, enemy

FLEE_ALONG = VERBS.choice("flee-along")
ESCAPES = 4
"""Up to this die a point of strength gets away (34C)."""


def port_taken(pos: War, space: int, side: int) -> None:
    """A side has taken a hex: enemy ships in its port try to flee to the sea, or are scuttled (34C)."""
    naval = pos.kit.naval
    for p in [q for q in ships_at(pos, space, enemy(side)) if is_docked(pos, q)]:
        waters = naval.bodies.get(space, ())
        if not waters:
            pos.event("scuttled", "WOR-34C-c", piece=p, space=space)
            harm(pos, p, strength(pos, p), "WOR-34C-c", "WOR-34C-b")
            continue
        lost = sum(pos.roll() > ESCAPES for _ in range(strength(pos, p)))
        pos.event("flees-port", "WOR-34C-a", piece=p, space=space, damage=lost)
        if lost:
            harm(pos, p, lost, "WOR-34C-b")
        if in_play(pos, p):
            berth(pos, p, waters[0])


def clear_rivers(pos: War, space: int, side: int) -> None:
    """Enemies have come beside a river: ships on it must go at once (28B)."""
    for p in driven_off(pos, space, side):
        pos.push(Driven(p, has_fired_for(pos, p, space)))


class Driven(Answers[War], frozen=True):
    """A ship must leave its river hexside; its owner says for which water beside it (28B)."""

    piece: Piece
    fired: bool = False
    """Whether it must go because the hex that it fired for is lost (33)."""

    def advance(self, pos: War) -> Asks:
        p = self.piece
        if not is_on_river(pos, p) or not (self.fired or closed_rivers(pos, pos.kit.side[p])[pos.berths[p]]):
            pos.pop()
            return None
        open_to = refuges(pos, p)
        if not open_to:
            pos.pop()
            pos.event("scuttled", "WOR-28B-c", piece=p, space=pos.place[p])
            harm(pos, p, strength(pos, p), "WOR-28B-c")
            return None
        orders = FLEE_ALONG.each(pos.kit.naval.names[node] for node in open_to)
        return Ask(pos.seat(pos.kit.side[p]), "driven", orders, ("WOR-28B-c",), {"piece": p})

    @offers(
        FLEE_ALONG,
        lambda self, pos: [pos.kit.naval.names[node] for node in refuges(pos, self.piece)],
        why=lambda *_: "WOR-28B-c",
    )
    def flee(self, pos: War, name: str) -> None:
        pos.pop()
        berth(pos, self.piece, pos.kit.naval.number[name])
        if self.piece in pos.laid:
            pos.laid.remove(self.piece)
        pos.event("driven-off", "WOR-28B-c", piece=self.piece, water=name)
