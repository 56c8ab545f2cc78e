"""40B6 Communist regulars are replaced out of guerrillas, not with points: men of a base in one hex become soldiers."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Space, Word
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch39_areas import covering
from grognard.titles.war_of_resistance.chapters.ch40_arrivals import AT, place
from grognard.titles.war_of_resistance.chapters.ch40_districts import cost_of
from grognard.titles.war_of_resistance.districts import RP
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.verbs import VERBS, WITH
from grognard.titles.war_of_resistance.war import War

RAISE = VERBS.piece("raise-from-guerrillas")
STRENGTH = VERBS.number("at-strength")
OF_BASE = VERBS.choice("men-of")
COMMUNISTS = "CCP"
TIMES = 2
"""Guerrilla strength that a point of replacements costs."""


def men(pos: War, space: int) -> dict[str, list[int]]:
    """Guerrillas on the map in a hex, by their base: those in its box cannot be used."""
    found: dict[str, list[int]] = {}
    for p in pos.index.at[space]:
        base = pos.kit.rebels.base_of[p]
        if base in pos.kit.rebels.communist:
            found.setdefault(base, []).append(p)
    return found


def strength(pos: War, units: list[int]) -> int:
    """Their printed strength, in sixteenths like the price."""
    return sum(pos.kit.attack[pos.face[p]] * RP for p in units)


def faces(pos: War, p: int) -> list[int]:
    """Sides on which a unit may come back: full strength, or its cadre; a cadre on the map only at full strength."""
    kit = pos.kit
    full = kit.first_face[p]
    if pos.on_map(p):
        return [full] if pos.face[p] != full else []
    return [full, *([kit.reduced[full]] if kit.reduced[full] >= 0 else [])]


def price(pos: War, p: int, face: int) -> int:
    """Strength of guerrillas that it takes, in sixteenths: twice the points of the unit, or of what it lacks."""
    had = cost_of(pos, pos.face[p]) if pos.on_map(p) else 0
    return TIMES * (cost_of(pos, face) - had)


def haunts(pos: War) -> list[int]:
    """Hexes with guerrillas."""
    end, place = pos.kit.hex_count, pos.place
    return sorted({place[q] for q in pos.kit.rebels.units if place[q] < end})


def fields(pos: War, p: int, face: int) -> list[int]:
    """Hexes with guerrillas of one base enough for a unit: its own hex, if it is a cadre on the map."""
    need = price(pos, p, face)
    spaces = [pos.place[p]] if pos.on_map(p) else haunts(pos)
    return [s for s in spaces if any(strength(pos, units) >= need for units in men(pos, s).values())]


def why_not_raise(pos: War, p: int) -> Refusals:
    """The rule by which a unit is not made out of guerrillas now."""
    kit = pos.kit
    if kit.side[p] != CHINA or kit.force[p] != COMMUNISTS or kit.rebels.base_of[p]:
        return "WOR-40B6-a"
    if pos.on_map(p):
        bases = covering(pos, pos.place[p])
        if pos.face[p] == kit.first_face[p] or not any(base in kit.rebels.communist for base in bases):
            return "WOR-40B6-e"
        return None if fields(pos, p, kit.first_face[p]) else ("WOR-40B6-e", "WOR-40B6-b")
    if pos.place[p] != kit.lost:
        return "WOR-40B2-a"
    if p in pos.fresh:
        return "WOR-40A1-o"
    return None if any(fields(pos, p, face) for face in faces(pos, p)) else ("WOR-40B6-a", "WOR-40B6-b")


class Raising(Answers[War], frozen=True):
    """At what strength a unit comes back, in which hex, of which base, and who gives up his band for it."""

    piece: Piece
    face: Number = -1
    space: Space | None = None
    base: Word = ""
    paid: Number = 0
    elsewhere = {"move": "WOR-6-a", "attack": "WOR-9-a", "replace": "WOR-40B4-c"}

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(CHINA)
        args: dict[str, object] = {"piece": self.piece}
        if self.face < 0:
            return Ask(seat, "raising", self.offered(pos, STRENGTH), ("WOR-40B6-d",), args)
        if self.space is None:
            return Ask(seat, "raising-at", self.offered(pos, AT), ("WOR-40B6-b", "WOR-40B6-c"), args)
        if not self.base:
            return Ask(seat, "raising-base", self.offered(pos, OF_BASE), ("WOR-40B6-b",), args)
        if self.paid < price(pos, self.piece, self.face):
            return Ask(seat, "raising-men", self.offered(pos, WITH), ("WOR-40B6-a", "WOR-40B6-b"), args)
        self.come(pos)
        return None

    @offers(
        STRENGTH,
        lambda self, pos: [n for n, face in enumerate(faces(pos, self.piece)) if fields(pos, self.piece, face)],
        why=lambda self, pos, _: ("WOR-40B6-d", "WOR-40B6-a"),
    )
    def choose(self, pos: War, number: int) -> None:
        pos.replace(replace(self, face=faces(pos, self.piece)[number]))

    @offers(
        AT, lambda self, pos: fields(pos, self.piece, self.face), why=lambda self, pos, _: ("WOR-40B6-b", "WOR-40B6-c")
    )
    def at(self, pos: War, space: int) -> None:
        pos.replace(replace(self, space=space))

    def bases(self, pos: War) -> list[str]:
        need = price(pos, self.piece, self.face)
        return [] if self.space is None else [b for b, m in men(pos, self.space).items() if strength(pos, m) >= need]

    @offers(OF_BASE, lambda self, pos: self.bases(pos), why=lambda self, pos, _: "WOR-40B6-b")
    def of_base(self, pos: War, base: str) -> None:
        pos.replace(replace(self, base=base))

    @offers(
        WITH,
        lambda self, pos: [] if self.space is None else men(pos, self.space).get(self.base, []),
        why=lambda self, pos, _: "WOR-40B6-b",
    )
    def give(self, pos: War, p: int) -> None:
        pos.replace(replace(self, paid=self.paid + strength(pos, [p])))
        pos.event("men-given", "WOR-40B6-f", piece=p, base=self.base)
        pos.put(p, pos.kit.recruits)

    def come(self, pos: War) -> None:
        p, kit = self.piece, pos.kit
        assert self.space is not None
        pos.pop()
        values = kit.faces[self.face].values
        if pos.on_map(p):
            pos.flip(p, self.face)
            pos.event("raised", "WOR-40B6-e", "WOR-40B6-b", piece=p, values=values, space=self.space)
            return
        pos.flip(p, self.face)
        place(pos, p, self.space)
        part = ("WOR-40B6-d",) if self.face != kit.first_face[p] or kit.breakdowns.is_part[p] else ()
        rules = ("WOR-40B6-a", "WOR-40B6-b", "WOR-40B6-c", *part)
        pos.event("raised", *rules, piece=p, values=values, space=self.space)
