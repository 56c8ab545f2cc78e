"""14G Japanese reserve divisions: in the field they become replacement points for the division they belong to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch12_lines import overland_from
from grognard.titles.war_of_resistance.chapters.ch40_arrivals import place
from grognard.titles.war_of_resistance.chapters.ch40_districts import (
    cost_of,
    hold_back,
    pay,
    points_in,
    sources,
)
from grognard.titles.war_of_resistance.districts import INFANTRY, THEATRE, District
from grognard.titles.war_of_resistance.faces import DIVISION
from grognard.titles.war_of_resistance.kit import JAPAN
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import SUPPLIED, War

USE_RESERVE = VERBS.piece("use-reserve")
RESTORE = VERBS.piece("restore-by-reserve")
FORM = VERBS.number("in-form")
OWN = "IJA"
RESERVE = "reserve"


class Form(NamedTuple):
    """A side of a counter on which a unit may come back, and what that costs, in sixteenths."""

    piece: int
    face: int
    cost: int


def is_reserve(pos: War, p: int) -> bool:
    return p < pos.kit.ground_count and RESERVE in pos.kit.kind[p].traits


def parents(pos: War, p: int) -> list[int]:
    """The division with the number of a reserve division, in all its forms (14G)."""
    kit = pos.kit
    return [
        q
        for q in kit.pieces_of[JAPAN]
        if kit.designation[q] == kit.designation[p]
        and kit.force[q] == kit.force[p]
        and kit.size[kit.first_face[q]] == DIVISION
        and not is_reserve(pos, q)
    ]


def family(pos: War, p: int) -> list[int]:
    """The parent unit of a reserve division, and what is detached from it (14G)."""
    found = parents(pos, p)
    for q in found:
        found += [part for part in pos.split.get(q, ()) if pos.place[q] == pos.kit.parts]
    return found


def theatre(pos: War) -> District:
    return pos.kit.nation.districts.by_name[pos.kit.nation.districts.name_of("japan", THEATRE, OWN)]


def theatre_points(pos: War, p: int) -> int:
    """What the China Theatre can add: if the reserve division has a line to one of its sources (14G)."""
    district = theatre(pos)
    ends = sources(pos, district)
    if not ends or not overland_from(pos, JAPAN, ends)[pos.place[p]]:
        return 0
    return points_in(pos, district)


def chain(pos: War, face: int) -> Iterator[int]:
    while face >= 0:
        yield face
        face = pos.kit.reduced[face]


def forms(pos: War, p: int, target: int) -> list[Form]:
    """On which sides a unit comes back: from the pool at any strength, on the map at a better one.

    A square division may come back in either of its forms (14G).
    """
    kit = pos.kit
    had = cost_of(pos, pos.face[target]) if pos.on_map(target) else 0
    found = [
        Form(q, face, cost_of(pos, face) - had)
        for q in kit.reverses.forms(target)
        if q == target or pos.place[q] in (kit.removed, kit.pool)
        for face in chain(pos, kit.first_face[q])
    ]
    return [form for form in found if form.cost > 0 and form.cost <= cost_of(pos, pos.face[p]) + theatre_points(pos, p)]


def why_not_restore(pos: War, p: int, target: int) -> Refusals:
    """The rule by which the points of a reserve division do nothing for a unit."""
    kit = pos.kit
    if target >= kit.ground_count or target not in family(pos, p):
        return ("WOR-14G-b", "WOR-14G-e")
    if pos.on_map(target):
        if pos.face[target] == kit.first_face[target]:
            return "WOR-14G-d"
        linked = overland_from(pos, JAPAN, [pos.place[p]])[pos.place[target]]
        if pos.supply[target] != SUPPLIED or not linked:
            return "WOR-14G-g"
    elif pos.place[target] != kit.lost:
        return "WOR-14G-d"
    elif target in pos.fresh:
        return "WOR-40A1-o"
    return None if forms(pos, p, target) else ("WOR-14G-a", "WOR-14G-h")


def in_need(pos: War, p: int) -> list[int]:
    return [q for q in family(pos, p) if not why_not_restore(pos, p, q)]


def reserves(pos: War) -> list[int]:
    """Reserve divisions on the map, and parts of them."""
    return [p for p in pos.units_of(JAPAN) if is_reserve(pos, p)]


def why_not_use(pos: War, p: int) -> Refusals:
    """A reserve division is not given up for nothing (14G)."""
    if p >= pos.kit.ground_count or not is_reserve(pos, p) or not pos.on_map(p):
        return "WOR-14G-a"
    why = [why_not_restore(pos, p, q) for q in family(pos, p)]
    return None if None in why else next((each for each in why if each != "WOR-14G-d"), "WOR-14G-d")


class Reserve(Answers[War], frozen=True):
    """Whom a reserve division restores, and in which form: then it goes into the pool (14G)."""

    piece: Piece
    target: Piece = -1
    elsewhere = {"move": "WOR-6-a", "attack": "WOR-9-a", "replace": "WOR-14G-b"}

    def advance(self, pos: War) -> Asks:
        seat, args = pos.seat(JAPAN), dict[str, object](piece=self.piece)
        if self.target < 0:
            return Ask(seat, "reserve", self.offered(pos, RESTORE), ("WOR-14G-b", "WOR-14G-e"), args)
        args["by"] = self.target
        return Ask(seat, "reserve-form", self.offered(pos, FORM), ("WOR-14G-a", "WOR-14G-h"), args)

    @offers(
        RESTORE,
        lambda self, pos: in_need(pos, self.piece),
        why=lambda self, pos, p: why_not_restore(pos, self.piece, p),
    )
    def choose(self, pos: War, p: int) -> None:
        pos.replace(replace(self, target=p))

    @offers(FORM, lambda self, pos: self.numbers(pos), why=lambda self, pos, _: ("WOR-14G-a", "WOR-14G-h"))
    def restore(self, pos: War, number: Number) -> None:
        """Forms are named by their order: 0 is the division as it was at full strength."""
        kit, p = pos.kit, self.piece
        form, space = self.known(pos)[number], pos.place[p]
        own = cost_of(pos, pos.face[p])
        more = form.cost - own
        pos.pop()
        if more > 0:
            pay(pos, theatre(pos), INFANTRY, more)
            pos.cite("WOR-14G-h")
        pos.flip(p, kit.first_face[p])
        pos.put(p, kit.lost)
        pos.cite("WOR-14G-f", "WOR-14G-b", "WOR-14G-e")
        self.return_unit(pos, form, space)
        values = kit.faces[form.face].values
        pos.event("reserve-used", "WOR-14G-a", "WOR-14G-f", piece=p, by=form.piece, values=values, space=space)
        if more < 0:
            hold_back(pos, theatre(pos), INFANTRY, -more, "WOR-14G-c", "WOR-14G-d")
        pos.index.zones[JAPAN] = None

    def return_unit(self, pos: War, form: Form, space: int) -> None:
        """The unit is better where it stands, or comes from the pool to the place of the reserve division."""
        kit, target = pos.kit, self.target
        on_map = pos.on_map(target)
        where, supply = (pos.place[target] if on_map else space), pos.supply[target]
        if form.piece != target:
            pos.put(target, kit.removed)
        pos.flip(form.piece, form.face)
        if not on_map:
            place(pos, form.piece, where)
            return
        pos.cite("WOR-14G-g")
        pos.put(form.piece, where)
        pos.supply[form.piece] = supply

    def known(self, pos: War) -> dict[int, Form]:
        found = [face for q in pos.kit.reverses.forms(self.target) for face in chain(pos, pos.kit.first_face[q])]
        order = {face: number for number, face in enumerate(found)}
        return {order[form.face]: form for form in forms(pos, self.piece, self.target)}

    def numbers(self, pos: War) -> list[int]:
        return sorted(self.known(pos)) if self.target >= 0 else []
