"""44B2b Dismantling: forts, railways and airfields are taken apart; three of them make a resource point."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch7_ways import ways_of
from grognard.titles.war_of_resistance.chapters.ch12_points import RESOURCE, lay
from grognard.titles.war_of_resistance.kit import NO_RAIL
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import War

SALVAGE = ("dismantle-fort", "dismantle-rail", "dismantle-airfield")
"""What can be taken apart, as works and as verbs."""
FOR_A_POINT = 3
SALVAGE_AT = VERBS.space("salvage-at")


def why_not_dismantle(pos: War, work: str, space: int, side: int) -> Refusals:
    """The rule that keeps something in a hex from being taken apart: it must be there, ours, and not isolated."""
    if not pos.options.plays("dismantling", "on"):
        return "WOR-44B2b-a"
    if space >= pos.kit.hex_count or pos.holder[space] != side or pos.is_cut_off(space, side):
        return "WOR-44B2b-a"
    there = {
        "dismantle-fort": space in pos.forts,
        "dismantle-rail": bool(rail_links(pos, space)),
        "dismantle-airfield": space in pos.airfields,
    }[work]
    return None if there else "WOR-44B2b-a"


def rail_links(pos: War, space: int) -> list[int]:
    """Links from a hex along which railways lead."""
    board, volume = pos.kit.board, ways_of(pos).volume
    return [link for link in range(int(board.start[space]), int(board.start[space + 1])) if volume[link] != NO_RAIL]


def dismantle(pos: War, work: str, space: int, side: int) -> tuple[str, ...]:
    """It is gone; the third one makes a resource point, which comes in the next turn. The rules of it."""
    rules: tuple[str, ...] = ("WOR-44B2b-a",)
    if work == "dismantle-fort":
        pos.forts.pop(space, None)
    elif work == "dismantle-airfield":
        pos.airfields.pop(space, None)
        pos.base_hits.pop(space, None)
    else:
        rules = (*rules, "WOR-44B2b-c")
        for link in rail_links(pos, space):
            for each in (link, int(pos.kit.board.reverse[link])):
                pos.rails[each] = NO_RAIL
                pos.torn_up.append(each)
        pos.rail_hits.pop(space, None)
        if space in pos.upgraded:
            pos.upgraded.remove(space)
    pos.salvaged[side] += 1
    if pos.salvaged[side] == FOR_A_POINT:
        pos.salvaged[side] = 0
        pos.salvage.append((side, pos.turn + 1))
        rules = (*rules, "WOR-44B2b-b")
    return rules


def shelters(pos: War, side: int) -> list[int]:
    """Cities in which a point won so may be laid: friendly and not isolated."""
    kit = pos.kit
    return [s for s in range(kit.hex_count) if kit.is_city[s] and pos.holder[s] == side and not pos.is_cut_off(s, side)]


class Salvage(Answers[War], frozen=True):
    """Resource points from dismantling come in, each in a city that its owner names."""

    side: Side
    elsewhere = {"move": "WOR-6-a", "attack": "WOR-9-a"}

    def advance(self, pos: War) -> Asks:
        if not self.due(pos) or not shelters(pos, self.side):
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "salvage", self.offered(pos), ("WOR-44B2b-b",))

    def due(self, pos: War) -> list[tuple[int, int]]:
        return [each for each in pos.salvage if each[0] == self.side and each[1] <= pos.turn]

    @offers(SALVAGE_AT, lambda self, pos: shelters(pos, self.side), why=lambda self, pos, _: "WOR-44B2b-b")
    def receive(self, pos: War, space: int) -> None:
        pos.salvage.remove(self.due(pos)[0])
        lay(pos, space, RESOURCE, 1)
        pos.event("salvaged", "WOR-44B2b-b", side=self.side, space=space)
