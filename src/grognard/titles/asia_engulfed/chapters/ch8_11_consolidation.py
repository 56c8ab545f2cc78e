"""8.11 Consolidation: fleets of one kind and nation in one place combine their steps."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusals, offers
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import can_merge, merge
from grognard.titles.asia_engulfed.kit import MAX_FLEET_STEPS
from grognard.titles.asia_engulfed.verbs import INTO
from grognard.titles.asia_engulfed.war import War


def receivers(pos: War, donor: int) -> list[int]:
    """The fleets beside a fleet that can take a step of it."""
    fleets = pos.fleets_at(pos.place[donor], pos.kit.side[donor])
    return [q for q in fleets if can_merge(pos, donor, q)]


class Consolidation(Menu[War], frozen=True):
    """A fleet gives up a step: into which other fleet does it go?"""

    piece: Piece
    """The fleet; while its owner decides it is kept by its stand-in, which tells the enemy nothing."""

    def advance(self, pos: War) -> Asks:
        if self.piece < pos.kit.real_count:
            pos.replace(Consolidation(pos.alias[self.piece]))
            return None
        return super().advance(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        donor = pos.behind(self.piece)
        return Ask(pos.seat(pos.kit.side[donor]), "merge-into", orders, ("AE-8.11-a",), {"piece": donor}, firm=True)

    def others(self, pos: War) -> list[int]:
        return receivers(pos, pos.behind(self.piece))

    def refused(self, pos: War, p: int) -> Refusals:
        return merge_reasons(pos, pos.behind(self.piece), p)

    @offers(INTO, others, why=refused)
    def into(self, pos: War, p: int) -> None:
        """Steps that have moved make the fleet that takes them one that has moved."""
        pos.pop()
        donor = pos.behind(self.piece)
        moved = pos.marks[donor]
        merge(pos, donor, p)
        pos.marks[p] |= moved


def merge_reasons(pos: War, donor: int, receiver: int) -> list[Reason]:
    """Why a step of one fleet may not go into another one."""
    if pos.steps[receiver] >= MAX_FLEET_STEPS and pos.kit.kind[donor] == pos.kit.kind[receiver]:
        return [Reason("AE-KT-q", "fleet-full", {"piece": receiver, "n": MAX_FLEET_STEPS})]
    if 0 < pos.steps[receiver] < pos.steps[donor]:
        return [Reason("AE-8.11-b", "merge-smaller", {"piece": donor})]
    return [Reason("AE-8.11-a", "cannot-merge", {"piece": donor, "by": receiver})]


def donor_reasons(pos: War, donor: int) -> list[Reason]:
    """Why a fleet cannot give a step to any other here."""
    same = [
        q
        for q in pos.fleets_at(pos.place[donor], pos.kit.side[donor])
        if q != donor and pos.kit.kind[q] == pos.kit.kind[donor]
    ]
    if same:
        return merge_reasons(pos, donor, same[0])
    return [Reason("AE-8.11-a", "nobody-to-merge", {"piece": donor})]
