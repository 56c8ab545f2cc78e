"""5.1-F Transports: pushed back when enemy units enter their hex."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Word
from grognard.core.steps import Answers, offers
from grognard.titles.nemesis.chapters.ch1_2_pieces import eliminate_transport
from grognard.titles.nemesis.chapters.ch2_3_objectives import occupy
from grognard.titles.nemesis.chapters.ch2_6_yunnan import activate_by_attack
from grognard.titles.nemesis.chapters.ch5_1_reach import barriers
from grognard.titles.nemesis.kit import ALLIES, MOTORISED, NO_WAY, NORMAL
from grognard.titles.nemesis.verbs import PUSH_BACK
from grognard.titles.nemesis.war import RETREATED, War, enemy


def enter(pos: War, p: int, space: int) -> None:
    """A piece enters a hex in a move of its own; a unit pushes back enemy Transports (5.1-F)."""
    kit = pos.kit
    side = kit.side[p]
    pos.put(p, space)
    occupy(pos, p)
    if kit.is_unit[p] and pos.index.carts[enemy(side)][space]:
        pos.cite("NEM-2.2-h")
        push_back(pos, space, enemy(side), "NEM-5.1F-a")
    if side == ALLIES and pos.index.ambush[space]:
        pos.cite("NEM-2.2-h")


def push_back(pos: War, space: int, owner: int, rule: str) -> None:
    """The owner moves the Transports of a hex back by one hex, each for itself."""
    transports = pos.transports_at(space, owner)
    if owner == ALLIES:
        activate_by_attack(pos, transports)
    if transports:
        pos.cite(rule)
    for p in transports:
        pos.push(PushedBack(p, rule))


def transport_retreats(pos: War, p: int) -> list[int]:
    """Where a Transport may be pushed back to (6.2-D); hexes to be avoided only if there is no other."""
    kit = pos.kit
    side, here = kit.side[p], pos.place[p]
    costs = kit.costs(kit.gait[p], NORMAL, pos.weather)
    blocked = barriers(pos, p)
    free: list[int] = []
    avoided: list[int] = []
    for space in kit.neighbours[here]:
        terrain = kit.terrain[space]
        if costs[kit.board.link(here, space)] < 0 or blocked[space] or not kit.can_retreat_into[terrain]:
            continue
        ambushed = side == ALLIES and pos.index.ambush[space]
        (avoided if ambushed or pos.enemy_objective(space, side) else free).append(space)
    if avoided:
        pos.cite("NEM-6.2D-e")
    return free or avoided


class PushedBack(Answers[War], frozen=True):
    """The owner of a Transport moves it back by one hex; without a hex to go to it is lost (5.1-F, 6.2-D)."""

    piece: Piece
    rule: Word

    def advance(self, pos: War) -> Asks:
        p = self.piece
        spaces = transport_retreats(pos, p)
        if not spaces:
            pos.pop()
            if pos.kit.motorised[p]:
                pos.cite("NEM-6.2D-m")
            eliminate_transport(pos, p, "NEM-6.2D-i")
            self._recount(pos)
            return None
        rules = ("NEM-5.1F-b", self.rule)
        return Ask(pos.seat(pos.kit.side[p]), "pushed-back", PUSH_BACK.each(spaces), rules, {"piece": p})

    @offers(PUSH_BACK, why=lambda self, pos, space: why_not_transport_retreat(pos, self.piece, space))
    def fall_back(self, pos: War, space: int) -> None:
        p = self.piece
        came_from = pos.place[p]
        pos.pop()
        pos.put(p, space)
        rules = ("NEM-5.1F-b", "NEM-5.1F-c") if pos.marks[p] & RETREATED else ("NEM-5.1F-b",)
        pos.marks[p] |= RETREATED
        pos.event("pushed-back", *rules, piece=p, space=came_from, to=space)
        self._recount(pos)

    @staticmethod
    def _recount(pos: War) -> None:
        """Enemy Transports no longer stand in the way of the mover's own."""
        movement = pos.frame("Movement")
        for depth, frame in enumerate(pos.stack):
            if isinstance(frame, movement):
                pos.stack[depth] = replace(frame, left=None)


def why_not_transport_retreat(pos: War, p: int, space: int) -> list[str]:
    kit = pos.kit
    here = pos.place[p]
    if space >= kit.hex_count:
        return ["NEM-1.1-k"]
    if kit.board.link(here, space) < 0:
        return ["NEM-5.1F-b"]
    if pos.index.units[enemy(kit.side[p])][space] or pos.index.carts[enemy(kit.side[p])][space]:
        return ["NEM-5.1F-d"]
    if not kit.can_retreat_into[kit.terrain[space]]:
        return ["NEM-6.2D-d"]
    if kit.gait[p] == MOTORISED and kit.way[kit.board.link(here, space)] == NO_WAY:
        return ["NEM-6.2D-m", "NEM-5.1A-j"]
    return ["NEM-6.2D-e"]
