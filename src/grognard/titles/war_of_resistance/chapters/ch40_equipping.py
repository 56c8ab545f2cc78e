"""40E Equipping: Nationalist units and cadres get arms, for replacement points and resource points."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Word
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch12_lines import overland_from
from grognard.titles.war_of_resistance.chapters.ch12_points import RESOURCE, held, lay
from grognard.titles.war_of_resistance.chapters.ch14_construction import points_in_reach
from grognard.titles.war_of_resistance.chapters.ch40_arrivals import why_not_refit
from grognard.titles.war_of_resistance.chapters.ch40_districts import districts_of, pay, points_in, sources
from grognard.titles.war_of_resistance.chapters.ch40_parcels import named, one_word
from grognard.titles.war_of_resistance.districts import CENTRAL, EQUIPMENT, INFANTRY, RP, affiliation_of
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.verbs import SOURCE, VERBS
from grognard.titles.war_of_resistance.war import War

EQUIP = VERBS.piece("equip")
POINTS_OF = VERBS.choice("points-of")


def price(pos: War, p: int) -> tuple[int, int, int] | None:
    """Points of infantry and of equipment in sixteenths, and resource points, for what a unit shows and would be."""
    kit = pos.kit
    shown, full = kit.faces[pos.face[p]].values, kit.faces[kit.first_face[p]].values
    for row in kit.tables["equipment"]:
        if (row["from"], row["to"]) == (shown, full):
            return int(row["inf"]) * RP, int(row["equ"]) * RP, int(row["resource"])
    return None


def payers(pos: War, p: int) -> list[str]:
    """Nationalist districts with the points, and a line of supply from the unit to one of their sources."""
    cost = price(pos, p)
    if cost is None:
        return []
    found = []
    for district in districts_of(pos, p):
        enough = points_in(pos, district, INFANTRY) >= cost[0] and points_in(pos, district, EQUIPMENT) >= cost[1]
        ends = [s for s in sources(pos, district) if s < pos.kit.hex_count] if enough else []
        if ends and overland_from(pos, CHINA, ends)[pos.place[p]]:
            found.append(one_word(district.name))
    return found


def stores(pos: War, p: int) -> list[int]:
    """Where enough resource points lie to which a line of supply leads."""
    cost = price(pos, p)
    return [s for s in points_in_reach(pos, p) if cost is not None and held(pos, s, RESOURCE) >= cost[2]]


def why_not_equip(pos: War, p: int) -> Refusals:
    kit = pos.kit
    if kit.side[p] != CHINA or affiliation_of(kit, p) != CENTRAL or not pos.on_map(p) or price(pos, p) is None:
        return "WOR-40E-a"
    if why_not_refit(pos, p):
        return "WOR-40E-c"
    if not payers(pos, p) or not stores(pos, p):
        return ("WOR-40E-b", "WOR-40E-c")
    return None


def poor(pos: War) -> list[int]:
    """Nationalist units that could be better armed, while there is equipment at all."""
    if not any(key.endswith(EQUIPMENT) for key in pos.points):
        return []
    kit = pos.kit
    return [p for p in pos.units_of(CHINA) if kit.force[p] == CENTRAL and pos.face[p] != kit.first_face[p]]


class Equipping(Answers[War], frozen=True):
    """Whose points pay, and where the resource points lie."""

    piece: Piece
    district: Word = ""
    elsewhere = {"move": "WOR-6-a", "attack": "WOR-9-a"}

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(CHINA)
        if not self.district:
            return Ask(seat, "equipping", self.offered(pos, POINTS_OF), ("WOR-40E-b",), {"piece": self.piece})
        return Ask(seat, "equipping-from", self.offered(pos, SOURCE), ("WOR-40E-c",), {"piece": self.piece})

    @offers(POINTS_OF, lambda self, pos: payers(pos, self.piece), why=lambda self, pos, _: ("WOR-40E-b", "WOR-40E-c"))
    def points_of(self, pos: War, word: str) -> None:
        pos.replace(replace(self, district=word))

    @offers(SOURCE, lambda self, pos: stores(pos, self.piece), why=lambda self, pos, _: "WOR-40E-c")
    def from_stores(self, pos: War, space: int) -> None:
        p, kit = self.piece, pos.kit
        cost = price(pos, p)
        assert cost is not None
        district = kit.nation.districts.by_name[named(pos, self.district)]
        pay(pos, district, INFANTRY, cost[0])
        pay(pos, district, EQUIPMENT, cost[1])
        lay(pos, space, RESOURCE, -cost[2])
        pos.flip(p, kit.first_face[p])
        pos.pop()
        values = kit.faces[pos.face[p]].values
        pos.event("equipped", "WOR-40E-a", "WOR-40E-b", "WOR-40E-c", piece=p, values=values, space=pos.place[p])
