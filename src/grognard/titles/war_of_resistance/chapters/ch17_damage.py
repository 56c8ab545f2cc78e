"""17D Ground units that damage the airbases of the hex in which they stand."""

from __future__ import annotations

from grognard.core.order import Order
from grognard.core.steps import Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch6_allowance import allowance
from grognard.titles.war_of_resistance.chapters.ch7_rail import outside_limits
from grognard.titles.war_of_resistance.chapters.ch17_bases import capacity, damage
from grognard.titles.war_of_resistance.chapters.ch20_harassment import pay_toll, work_toll
from grognard.titles.war_of_resistance.chapters.ch37_boxes import Bordering
from grognard.titles.war_of_resistance.chapters.ch45_factions import why_not_destroy
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import RUSHED, War

WRECK_BASE = VERBS.word("damage-airbase")


class Cratering(Bordering, frozen=True):
    """A unit in hand may damage airbases, two points a hit."""

    def works(self, pos: War) -> list[Order]:
        return super().works(pos) + self.offered(pos, WRECK_BASE)

    @offers(WRECK_BASE, forbids=lambda self, pos, _: why_not_crater(pos, self))
    def wreck_base(self, pos: War) -> None:
        p = self.piece
        pay_toll(pos, p)
        pos.spent[p] += pos.kit.points["damage-airbase"]
        damage(pos, pos.place[p])
        pos.event("base-wrecked", "WOR-17D-b", piece=p, space=pos.place[p])


def why_not_crater(pos: War, frame: Cratering) -> Refusals:
    """The Chinese only where Tokyo lets its army go (17D)."""
    p = frame.piece
    here = pos.place[p]
    left = allowance(pos, p, exploits=frame.exploits) - pos.spent[p] - work_toll(pos, p)
    if pos.marks[p] & RUSHED:
        return ("WOR-6B-e", "WOR-17D-b")
    if not capacity(pos, here) or left < pos.kit.points["damage-airbase"]:
        return "WOR-17D-b"
    if pos.kit.side[p] == CHINA and outside_limits(pos, here):
        return "WOR-17D-d"
    return why_not_destroy(pos, p)
