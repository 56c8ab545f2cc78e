"""33, 34B Naval gunfire support: task forces and flotillas fire for attackers and defenders on land."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Side
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch27_ships import (
    fleet,
    hexes_of,
    is_at_sea,
    is_docked,
    is_on_river,
    kind_of,
    sea_at,
    strength,
)
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.kit_naval import CALM, FLOTILLA, ROUGH, TASK_FORCE
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War, enemy

TRAIN = VERBS.piece("train-guns")
COVER = VERBS.space("cover")
GUNFIRE = VERBS.piece("gunfire")
REACH = 3
"""Each point is a quarter of an RE of artillery: it supports three times that (11, 33)."""


def gun_points(pos: War, p: int) -> int:
    """Points of gunfire that a ship can still give in this phase (33, 34B)."""
    if p not in pos.laid or p in pos.docked:
        return 0
    points = strength(pos, p)
    if is_at_sea(pos, p):
        sea = sea_at(pos, pos.place[p])
        if sea != CALM:
            points //= 2 if sea == ROUGH else 4
            pos.cite("WOR-33-g")
    if p in pos.depleted:
        points //= 2
        pos.cite("WOR-34B-a", "WOR-34B-d")
    return max(0, points - pos.shot.get(p, 0))


def covers(pos: War, p: int, space: int, *, attack: bool) -> bool:
    """Whether a ship can fire for the attack on a hex, or for its defence (33)."""
    near = hexes_of(pos, p)
    if space in near:
        return True
    if not attack and kind_of(pos, p) == FLOTILLA:
        return False
    return any(space in pos.kit.neighbours[here] for here in near)


def gunners(pos: War, side: int, space: int, *, attack: bool) -> list[int]:
    """Ships of a side that can fire for a hex now."""
    return [p for p in pos.laid if pos.kit.side[p] == side and covers(pos, p, space, attack=attack)]


def why_not_fire(pos: War, p: int, side: int, space: int, shells: Pieces) -> Refusals:
    """The rule that keeps a ship from one more point of gunfire for an attack (33)."""
    if pos.kit.side[p] != side or kind_of(pos, p) not in (TASK_FORCE, FLOTILLA):
        return "WOR-33-c"
    if p not in pos.laid:
        return "WOR-33-b"
    if not covers(pos, p, space, attack=True):
        return ("WOR-33-c", "WOR-33-d")
    return None if gun_points(pos, p) > shells.count(p) else ("WOR-33-g", "WOR-33-h")


class Shells:
    """The gunfire in one attack, for one side of it, in points."""

    def __init__(self, pos: War, ships: Sequence[int], space: int, *, attack: bool) -> None:
        self.points = 0
        """Points that count as artillery (11, 14B)."""
        self.doubled = 0
        """Those of them that are siege artillery (33)."""
        self.others = 0
        """Points of Chinese flotillas: no artillery."""
        for p in ships:
            if kind_of(pos, p) == FLOTILLA and pos.kit.side[p] == CHINA:
                self.others += 1
                pos.cite("WOR-33-k")
                continue
            self.points += 1
            pos.cite("WOR-33-i", "WOR-33-l")
            if attack and kind_of(pos, p) == TASK_FORCE and is_on_river(pos, p) and pos.kit.is_major[space]:
                self.doubled += 1
                pos.cite("WOR-33-j")


def fire(pos: War, ships: Sequence[int], space: int) -> None:
    """Gunfire that is given in an attack is gone for the phase; the ships are not affected by its result (33)."""
    for p in dict.fromkeys(ships):
        points = ships.count(p)
        pos.shot[p] = pos.shot.get(p, 0) + points
        pos.cite("WOR-33-d" if is_on_river(pos, p) else "WOR-33-c", "WOR-27A1-a")
        pos.event("gunfire", "WOR-33-h", "WOR-33-m", piece=p, space=space, points=points)


def spend_shells(pos: War) -> None:
    """After a combat phase: task forces that have fired are out of ammunition (34B)."""
    for p in pos.shot:
        if kind_of(pos, p) == TASK_FORCE and p not in pos.depleted:
            pos.depleted.append(p)
            pos.event("depleted", "WOR-34B-a", piece=p)
        if p not in pos.restless:
            pos.restless.append(p)
    pos.shot = {}
    pos.salvoes = {}


def rearm(pos: War, side: int) -> None:
    """Task forces that have lain in port for a whole enemy player turn get ammunition again (34B, 27C1)."""
    for p in [q for q in pos.depleted if pos.kit.side[q] == side]:
        if is_docked(pos, p) and p not in pos.restless:
            pos.depleted.remove(p)
            pos.event("rearmed", "WOR-34B-b", "WOR-27C1-a", piece=p, space=pos.place[p])


def watch_ports(pos: War, side: int) -> None:
    """At the end of a player turn: which of its task forces do not lie in port to be rearmed (34B)."""
    pos.restless = [p for p in fleet(pos, side) if p in pos.depleted and not is_docked(pos, p)] + [
        p for p in pos.restless if pos.kit.side[p] != side
    ]


# 33 the defender allocates


def open_guns(pos: War, side: int) -> None:
    """Before any ground combat the defender says for which hexes his ships fire (33)."""
    foe = enemy(side)
    if any(gun_points(pos, p) for p in pos.laid if pos.kit.side[p] == foe):
        pos.push(Salvoes(foe))


class Salvoes(Answers[War], frozen=True):
    """The side that defends allocates its naval gunfire to hexes, point by point (33)."""

    side: Side
    piece: Piece = -1

    def targets(self, pos: War) -> list[int]:
        """Own hexes in range with units that enemies stand beside."""
        if self.piece < 0:
            return []
        foes = pos.index.units[enemy(self.side)]
        near = {s for here in hexes_of(pos, self.piece) for s in (here, *pos.kit.neighbours[here])}
        return sorted(
            space
            for space in near
            if space < pos.kit.hex_count
            and pos.index.units[self.side][space]
            and covers(pos, self.piece, space, attack=False)
            and any(foes[other] for other in (space, *pos.kit.neighbours[space]))
        )

    def left(self, pos: War, p: int) -> int:
        return gun_points(pos, p) - sum(ships.count(p) for ships in pos.salvoes.values())

    def advance(self, pos: War) -> Asks:
        if self.piece >= 0:
            orders = [*self.offered(pos, COVER), DONE]
            args: dict[str, object] = {"piece": self.piece, "left": self.left(pos, self.piece)}
            return Ask(pos.seat(self.side), "cover", orders, ("WOR-33-e", "WOR-33-f", "WOR-33-n"), args)
        orders = self.offered(pos, TRAIN)
        if not orders:
            pos.pop()
            return None
        rules = ("WOR-33-n", "WOR-27C3-a") if pos.phase == "combat" else ("WOR-33-q", "WOR-27C4-a")
        return Ask(pos.seat(self.side), "salvoes", [*orders, DONE], rules)

    @offers(TRAIN, lambda self, pos: list(pos.laid), lambda self, pos, p: why_not_train(pos, self, p))
    def train(self, pos: War, p: int) -> None:
        pos.replace(Salvoes(self.side, p))

    @offers(COVER, lambda self, pos: self.targets(pos), lambda self, pos, space: why_not_cover(pos, self, space))
    def cover(self, pos: War, space: int) -> None:
        pos.salvoes[space] = (*pos.salvoes.get(space, ()), self.piece)
        pos.event("covers", "WOR-33-n", "WOR-33-h", piece=self.piece, space=space)
        if not self.left(pos, self.piece):
            pos.replace(Salvoes(self.side))

    @offers(DONE)
    def done(self, pos: War) -> None:
        if self.piece >= 0:
            pos.replace(Salvoes(self.side))
        else:
            pos.pop()


def why_not_train(pos: War, frame: Salvoes, p: int) -> Refusals:
    if pos.kit.side[p] != frame.side or p not in pos.laid:
        return "WOR-33-b"
    if frame.left(pos, p) <= 0:
        return "WOR-33-g"
    return None if Salvoes(frame.side, p).targets(pos) else ("WOR-33-e", "WOR-33-f")


def why_not_cover(pos: War, frame: Salvoes, space: int) -> Refusals:
    return None if frame.left(pos, frame.piece) > 0 else ("WOR-33-g", "WOR-33-h")
