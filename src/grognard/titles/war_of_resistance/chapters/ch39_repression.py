"""39F Anti-guerrilla operations: troops in the area of a base comb it for guerrillas."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side, Word
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch9_strength import UNIT, attack_of, worded
from grognard.titles.war_of_resistance.chapters.ch14_guerrillas import is_guerrilla
from grognard.titles.war_of_resistance.chapters.ch36_weather import ON_ATTACKS
from grognard.titles.war_of_resistance.chapters.ch39_areas import area, in_box
from grognard.titles.war_of_resistance.chapters.ch39_bases import kind_of
from grognard.titles.war_of_resistance.chapters.ch40_losses import to_pool
from grognard.titles.war_of_resistance.chapters.ch45_factions import NATIONALISTS, level_of
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.kit_rebels import COMMUNIST
from grognard.titles.war_of_resistance.nation import COOPERATIVE
from grognard.titles.war_of_resistance.verbs import CALL_OFF, COMMIT, LOSE, VERBS, WITH
from grognard.titles.war_of_resistance.war import ATTACKED, SUPPLIED, War

SUPPRESS = VERBS.choice("suppress")


def why_not_suppress(pos: War, side: int, base: str) -> Refusals:
    """Active bases alone, each once in a player turn (39F1)."""
    if base not in pos.active or base in pos.swept:
        return "WOR-39F1-a"
    if any(not why_not_comb(pos, p, side, base) for p in troops(pos, side, base)):
        return None
    return "WOR-39F1-c" if side == JAPAN else ("WOR-39F2-a", "WOR-39F1-c")


def troops(pos: War, side: int, base: str) -> list[int]:
    """Ground units of a side in the area of a base (39F1)."""
    inside, place = area(pos, base), pos.place
    return sorted((p for p in pos.units_of(side) if place[p] in inside), key=lambda p: (place[p], p))


def why_not_comb(pos: War, p: int, side: int, base: str) -> Refusals:
    """Who may take part in an operation against a base (39F1, 39F2)."""
    kit = pos.kit
    if p >= kit.ground_count or kit.side[p] != side:
        return "WOR-39F1-b"
    if p in pos.pacifying:
        return "WOR-44F-e"
    if side == CHINA and not _may_repress(pos, p, base):
        return "WOR-39F2-a"
    if any(p in units for units in pos.swept.values()):
        return "WOR-39F1-n"
    if not pos.on_map(p) or pos.place[p] not in area(pos, base) or pos.marks[p] & ATTACKED or p in pos.busy:
        return "WOR-39F1-c"
    return None


def _may_repress(pos: War, p: int, base: str) -> bool:
    """Nationalists and cooperative factions against CCP bases, CCP units against those of the KMT (39F2)."""
    force = pos.kit.force[p]
    if kind_of(pos, base) == COMMUNIST:
        return force in NATIONALISTS or level_of(pos, force) == COOPERATIVE
    return force == COMMUNIST


class Sweep(Answers[War], frozen=True):
    """An operation against a base while it is put together (39F1)."""

    side: Side
    base: Word
    units: Pieces = ()
    elsewhere = {"attack": "WOR-9B-d", "suppress": "WOR-39F1-e"}

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"base": self.base, "strength": worded(self.strength(pos))}
        rules = ("WOR-39F1-b", "WOR-39F1-e")
        return Ask(pos.seat(self.side), "operation-against-base", self.offered(pos), rules, args, firm=True)

    @offers(
        WITH,
        lambda self, pos: [p for p in troops(pos, self.side, self.base) if p not in self.units],
        lambda self, pos, p: why_not_comb(pos, p, self.side, self.base),
    )
    def join(self, pos: War, p: int) -> None:
        pos.replace(replace(self, units=(*self.units, p)))

    def strength(self, pos: War) -> Fraction:
        """Attack strengths as in combat against the hex of the counter, whatever its hexsides; who is in general
        supply is in attack supply for nothing (39F1)."""
        fed = [p for p in self.units if pos.supply[p] == SUPPLIED]
        if fed:
            pos.cite("WOR-39F1-g", "WOR-12D2-d")
        if len(fed) < len(self.units):
            pos.cite("WOR-39F1-p", "WOR-12D2-e")
        pos.cite("WOR-39F1-f")
        return Fraction(attack_of(pos, self.units, pos.bases[self.base], fed, beside=False), UNIT)

    @offers(COMMIT, forbids=lambda self, pos, _: None if self.units else "WOR-39F1-b")
    def resolve(self, pos: War) -> None:
        kit, base, points = pos.kit, self.base, self.strength(pos)
        space = pos.bases[base]
        pos.swept[base] = self.units
        for p in self.units:
            pos.marks[p] |= ATTACKED
            if p in pos.garrisons and pos.garrisons[p] not in pos.alarmed:
                pos.cite("WOR-39F1-d")
        pos.pop()
        rules = ["WOR-39F1-a", "WOR-39F1-b", "WOR-39F1-e", "WOR-39F1-h"]
        if self.side == CHINA:
            pos.repressions += 1
            rules += ["WOR-39F2-a", "WOR-39F2-b"]
        column = kit.rebels.repression.column(points)
        if column is None:
            pos.event("operation-fails", *rules, side=self.side, base=base, strength=worded(points))
            return
        ground = kit.grounds[kit.seasons.ground_at(pos.season, space)]
        drm = ground.die + ON_ATTACKS.get(kit.seasons.weather_at(pos.season, space), 0)
        die = pos.roll()
        need = int(kit.rebels.repression.result(column, die + drm))
        rules += ["WOR-39F1-i", "WOR-39F1-o"]
        pos.event(
            "operation",
            *rules,
            side=self.side,
            base=base,
            strength=worded(points),
            column=column,
            die=die,
            drm=drm,
            need=need,
        )
        if any(pos.on_map(p) for p in kit.rebels.bases[base].units):
            pos.cite("WOR-39F1-l")
        if need:
            pos.push(Culling(base, need))

    @offers(CALL_OFF)
    def call_off(self, pos: War) -> None:
        pos.pop()


class Culling(Answers[War], frozen=True):
    """The Chinese player says which guerrillas of a box are lost: so many points at least, or all (39F1)."""

    base: Word
    need: Number
    elsewhere = {"attack": "WOR-39F1-j"}

    def advance(self, pos: War) -> Asks:
        if self.need <= 0 or not in_box(pos, self.base):
            pos.pop()
            return None
        args = {"base": self.base, "need": self.need}
        return Ask(pos.seat(CHINA), "culling", self.offered(pos), ("WOR-39F1-j",), args)

    @offers(LOSE, lambda self, pos: in_box(pos, self.base), why=lambda self, pos, p: why_not_cull(pos, p))
    def lose(self, pos: War, p: int) -> None:
        pos.replace(replace(self, need=self.need - pos.kit.attack[pos.face[p]]))
        pos.event("eliminated", "WOR-39F1-j", "WOR-39F1-k", piece=p, space=pos.bases[self.base])
        to_pool(pos, p)


def why_not_cull(pos: War, p: int) -> Refusals:
    return "WOR-39F1-l" if is_guerrilla(pos, p) and pos.on_map(p) else "WOR-39F1-j"
