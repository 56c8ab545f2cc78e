"""19.5 The Nazi-Soviet pact: eastern Poland and the Baltic States, and who breaks it by going too far."""

from __future__ import annotations

from grognard.board.kernels import Reach, reach
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Word
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch9_5_pacts import has_pact
from grognard.titles.world_in_flames.chapters.ch10_actions import why_no_more
from grognard.titles.world_in_flames.chapters.ch11_11_costs import barriers, costs_of, points_left
from grognard.titles.world_in_flames.chapters.ch13_3_actions import stir
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import Exodus
from grognard.titles.world_in_flames.kit import GERMANY, NOBODY, USSR, Bytes
from grognard.titles.world_in_flames.verbs import MARCH_IN, SETTLE_AT
from grognard.titles.world_in_flames.war import AXIS, LAND_MOVES, MOVED, War

POLAND, BALTIC = "eastern-poland", "baltic-states"
RIGHTS = (POLAND, BALTIC)
STATES = ("Latvia", "Lithuania", "Estonia")


def _states(pos: War) -> list[int]:
    """The Baltic States that are neutral."""
    nations = (pos.kit.nation_index[name] for name in STATES)
    return [nation for nation in nations if pos.leader[nation] == NOBODY and not pos.conquered[nation]]


def ground_of(pos: War, right: str) -> list[int]:
    """The hexes that a right is about."""
    kit = pos.kit
    if right == POLAND:
        return [space for space in kit.land if kit.region[space] == "Eastern Poland"]
    states = _states(pos)
    return [space for space in kit.land if pos.home[space] in states]


def way_in(pos: War, p: int, right: str) -> Reach:
    """Where a unit can go if the frontier were open; who stands there does not count (19.5.1-b)."""
    shut: Bytes = barriers(pos, p).copy()
    shut[ground_of(pos, right)] = 0
    left = points_left(pos, p)
    return reach(pos.kit.board.graph, pos.place[p], costs_of(pos, p), left, blocked=shut, minimum_one=left > 0)


def doors(pos: War, p: int, right: str) -> list[int]:
    """The hexes by which a unit can enter."""
    found = way_in(pos, p, right)
    return [space for space in ground_of(pos, right) if space in found]


def invaders(pos: War, right: str) -> list[int]:
    """Soviet land units that can still move there in this phase."""
    fresh = [p for p in pos.units_of(USSR) if not pos.down[p] and not pos.marks[p] & MOVED and pos.kit.move[p]]
    return [p for p in fresh if doors(pos, p, right)]


def why_not_exercise(pos: War, side: int, right: str) -> Refusals:
    """The rule that keeps the USSR from taking what the pact gives it."""
    if right not in RIGHTS or side != USSR or not has_pact(pos, GERMANY, USSR):
        return "WIF-19.5.1-a"
    if right == POLAND and (pos.partition or pos.conquered[pos.kit.nation_index["Poland"]]):
        return "WIF-19.5.1-a"
    if right == BALTIC and (not pos.partition or not _states(pos)):
        return "WIF-19.5.2-a"
    if why_no_more(pos, LAND_MOVES):
        return why_no_more(pos, LAND_MOVES)
    return None if invaders(pos, right) else "WIF-19.5.1-b" if right == POLAND else "WIF-19.5.2-b"


class MarchIn(Answers[War], frozen=True):
    """Which unit moves in, and then where."""

    right: Word
    piece: Piece = -1

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(USSR)
        rule = "WIF-19.5.1-b" if self.right == POLAND else "WIF-19.5.2-b"
        if self.piece < 0:
            return Ask(seat, "march-in", MARCH_IN.each(invaders(pos, self.right)), (rule,))
        spaces = doors(pos, self.piece, self.right)
        return Ask(seat, "march-to", SETTLE_AT.each(spaces), (rule,), {"piece": self.piece})

    @offers(MARCH_IN)
    def march(self, pos: War, p: int) -> None:
        pos.replace(MarchIn(self.right, p))

    @offers(SETTLE_AT)
    def to(self, pos: War, space: int) -> None:
        p = self.piece
        pos.pop()
        pos.spent[p] += max(1, way_in(pos, p, self.right).cost(space))
        pos.marks[p] |= MOVED
        pos.used[LAND_MOVES] += 1
        (divide if self.right == POLAND else annex)(pos)
        rule, here = "WIF-19.5.1-b" if self.right == POLAND else "WIF-19.5.2-b", pos.place[p]
        pos.put(p, space)
        pos.event("moves", rule, piece=p, space=here, path=[space])


def divide(pos: War) -> None:
    """Poland east of the line is conquered by the USSR (19.5.1-c): the Axis leaves it, others are interned."""
    kit = pos.kit
    land = ground_of(pos, POLAND)
    leaving = []
    for space in land:
        pos.holder[space] = USSR
        for p in (*pos.index.at[space], *pos.index.air[space]):
            side = pos.side(p)
            if side in (NOBODY, USSR):
                continue
            if pos.camps[side] == AXIS:
                leaving.append(p)
                continue
            pos.role[p] = pos.down[p] = 0
            pos.put(p, kit.scrapped)
            pos.event("interned", "WIF-19.5.1-e", piece=p)
    pos.partition = 1
    pos.forget()
    pos.event("partition", "WIF-19.5.1-a", "WIF-19.5.1-c", side=USSR)
    stir(pos, "eastern-poland")
    if leaving:
        pos.cite("WIF-19.5.1-d")
        pos.push(Exodus(tuple(leaving), -1))


def annex(pos: War) -> None:
    """All the Baltic States that are neutral are conquered, and their units never set up (19.5.2-c)."""
    for nation in _states(pos):
        for space in pos.kit.land:
            if pos.home[space] == nation:
                pos.holder[space] = USSR
        pos.leader[nation] = USSR
        pos.conquered[nation] = 1
        pos.fallen = {**pos.fallen, nation: USSR}
    pos.forget()
    pos.event("annexed", "WIF-19.5.2-a", "WIF-19.5.2-c", side=USSR)
    stir(pos, "baltic-states")
