"""40B4 Replacements: eliminated units come back, reduced ones are filled up again."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch14_reserves import USE_RESERVE, Reserve, reserves, why_not_use
from grognard.titles.war_of_resistance.chapters.ch15_breakdown import (
    GUNS,
    PLAIN,
    break_down,
    regroup,
    why_not_break,
    why_not_regroup,
)
from grognard.titles.war_of_resistance.chapters.ch40_arrivals import AT, free_sources, place, why_not_refit
from grognard.titles.war_of_resistance.chapters.ch40_districts import (
    cost_of,
    district_at,
    districts_of,
    is_active,
    pay,
    points_in,
    sources,
    worded,
)
from grognard.titles.war_of_resistance.chapters.ch40_equipping import EQUIP, Equipping, poor, why_not_equip
from grognard.titles.war_of_resistance.chapters.ch40_partisans import RAISE, Raising, why_not_raise
from grognard.titles.war_of_resistance.districts import ARMOUR, INFANTRY, District, affiliation_of
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.verbs import BREAK, BREAK_GUNS, DONE, REGROUP, VERBS
from grognard.titles.war_of_resistance.war import CUT_OFF, War

REPLACE = VERBS.piece("replace")
AS = VERBS.number("as")
REBUILD = VERBS.piece("rebuild")
AS_BUILDERS = VERBS.piece("replace-as-construction")
COMMUNISTS = "CCP"
LIMITED = ("hq", "siege", "artillery", "cavalry", "cm")
"""Types of which only so much may be replaced in a month; the first that fits counts."""


def kind_of(pos: War, p: int) -> str:
    """The type of point that a unit costs: armour for combat/motorised units (40B4)."""
    return ARMOUR if pos.kit.kind[p].arm_class == "cm" else INFANTRY


def strengths(pos: War, p: int) -> list[int]:
    """The faces on which a unit in the pool may come back: full, cadre, survivors; a fragile one as its substitute."""
    kit, face = pos.kit, pos.face[p]
    found = [face]
    while kit.side[p] != CHINA and kit.reduced[found[-1]] >= 0:
        found.append(kit.reduced[found[-1]])
    return found


def limit_key(pos: War, p: int) -> tuple[str, int]:
    """Which monthly limit a unit falls under, and how many quarters of an RE it allows (40B4a)."""
    kit, kind = pos.kit, pos.kit.kind[p]
    for trait in LIMITED:
        limit = kit.nation.districts.limits.get((kit.side[p], trait))
        fits = (
            trait in kind.traits
            or (trait == "artillery" and kit.is_artillery[p])
            or (trait == "cm" and kind.arm_class == "cm")
        )
        if fits and limit is not None:
            return f"{affiliation_of(kit, p)} {trait}", limit
    return "", 0


def why_not_limit(pos: War, p: int, face: int) -> str | None:
    key, limit = limit_key(pos, p)
    return "WOR-40B4a-j" if key and pos.replaced.get(key, 0) + pos.kit.re[face] > limit else None


def openings(pos: War, p: int, face: int) -> list[tuple[int, District]]:
    """Where a unit may come back on a face, and in which district: it must pay for it alone (40B4a)."""
    found = []
    for district in districts_of(pos, p):
        if points_in(pos, district, kind_of(pos, p)) < cost_of(pos, face):
            continue
        for space in free_sources(pos, sources(pos, district)):
            if p in pos.garrisons and not pos.kit.nation.in_zone(pos.garrisons[p], space):
                continue
            found.append((space, district))
    return found


def why_not_replace(pos: War, p: int, side: int) -> Refusals:
    """The rule that keeps a unit in the pool; garrisons come first (37D2)."""
    first = pressing(pos, side) if p not in pos.garrisons else []
    return why_not_restore(pos, p, side) or ("WOR-37D2-g" if first else None)


def why_not_build(pos: War, p: int, side: int) -> Refusals:
    """The rule that keeps a puppet unit from coming back as a construction unit (40D)."""
    kit = pos.kit
    if p not in kit.reverses.builder or kit.side[p] != side or pos.place[p] == kit.removed:
        return "WOR-40D-i" if p in kit.reverses.builder or p in kit.reverses.static else "WOR-40D-a"
    if pos.on_map(p):
        return "WOR-40D-i"
    if pos.place[p] != kit.lost:
        return "WOR-40D-b"
    return why_no_opening(pos, kit.reverses.builder[p]) or ("WOR-37D2-g" if pressing(pos, side) else None)


def why_not_restore(pos: War, p: int, side: int) -> Refusals:
    kit = pos.kit
    if pos.place[p] != kit.lost or kit.side[p] != side:
        return "WOR-40B2-a"
    if kit.force[p] == COMMUNISTS:
        return "WOR-40B4-c"
    if p in pos.fresh:
        return "WOR-40A1-o"
    return why_no_opening(pos, p)


def why_no_opening(pos: War, p: int) -> Refusals:
    """The rule by which no district brings a unit back at any strength."""
    found: Refusals = "WOR-40B4a-b"
    districts = districts_of(pos, p)
    if not districts:
        return ("WOR-40B4-b", "WOR-40B7-a")
    for face in strengths(pos, p):
        limit = why_not_limit(pos, p, face)
        if limit:
            found = limit
        elif openings(pos, p, face):
            return None
        elif any(points_in(pos, each, kind_of(pos, p)) >= cost_of(pos, face) for each in districts):
            found = ("WOR-40B4a-d", "WOR-40B4a-e")
        else:
            found = ("WOR-40B4a-c", "WOR-40B4-e")
    return found


def why_not_rebuild(pos: War, p: int, side: int) -> Refusals:
    """Only Japanese units, in a supplied city, by the points of the district where they stand (40B4b)."""
    kit = pos.kit
    if not pos.on_map(p) or kit.side[p] != side or pos.face[p] == kit.first_face[p]:
        return "WOR-40B4b-a"
    if side == CHINA:
        return "WOR-40B4b-b"
    refit = why_not_refit(pos, p)
    if refit:
        return refit
    district = district_at(pos, side, pos.place[p], affiliation_of(kit, p))
    if district is None or not is_active(pos, district):
        return "WOR-40B4b-d"
    better = pos.face[p] - 1
    if points_in(pos, district, kind_of(pos, p)) < cost_of(pos, better) - cost_of(pos, pos.face[p]):
        return ("WOR-40B4b-c", "WOR-40B4b-d")
    return None


class Replacements(Menu[War], frozen=True):
    """A side spends its replacement points as long as it likes."""

    side: Side
    begun: bool = False
    """Whether somebody has been replaced or rebuilt: units in the pool are broken down before that (15A)."""
    elsewhere = {"move": "WOR-6-a", "attack": "WOR-9-a"}

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("WOR-40B4-a", "WOR-40B4-b", "WOR-40B1-a")
        return Ask(pos.seat(self.side), "replacements", orders, rules)

    @offers(
        REPLACE,
        lambda self, pos: [p for p in pos.index.at[pos.kit.lost] if pos.kit.side[p] == self.side],
        lambda self, pos, p: why_not_replace(pos, p, self.side),
    )
    def replace(self, pos: War, p: int) -> None:
        pos.replace(Replacements(self.side, begun=True))
        pos.push(Restoring(p))

    @offers(
        AS_BUILDERS,
        lambda self, pos: [p for p in pos.index.at[pos.kit.lost] if p in pos.kit.reverses.builder],
        lambda self, pos, p: why_not_build(pos, p, self.side),
    )
    def replace_as_builders(self, pos: War, p: int) -> None:
        pos.replace(Replacements(self.side, begun=True))
        pos.push(Restoring(pos.kit.reverses.builder[p]))

    @offers(
        USE_RESERVE,
        lambda self, pos: reserves(pos) if self.side == JAPAN else (),
        lambda self, pos, p: why_not_use(pos, p),
    )
    def use_reserve(self, pos: War, p: int) -> None:
        pos.replace(Replacements(self.side, begun=True))
        pos.push(Reserve(p))

    @offers(
        EQUIP,
        lambda self, pos: poor(pos) if self.side == CHINA else (),
        lambda self, pos, p: why_not_equip(pos, p),
        why=lambda self, pos, p: why_not_equip(pos, p) or "WOR-40E-b",
    )
    def equip(self, pos: War, p: int) -> None:
        pos.replace(Replacements(self.side, begun=True))
        pos.push(Equipping(p))

    @offers(
        RAISE,
        lambda self, pos: communists(pos) if self.side == CHINA else (),
        lambda self, pos, p: why_not_raise(pos, p),
    )
    def raise_men(self, pos: War, p: int) -> None:
        pos.replace(Replacements(self.side, begun=True))
        pos.push(Raising(p))

    @offers(
        BREAK,
        lambda self, pos: pos.index.at[pos.kit.lost],
        lambda self, pos, p: why_not_in_pool(pos, self, p, PLAIN),
    )
    def break_down(self, pos: War, p: int) -> None:
        pos.cite("WOR-15A-c")
        break_down(pos, p, PLAIN)

    @offers(
        BREAK_GUNS,
        lambda self, pos: pos.index.at[pos.kit.lost],
        lambda self, pos, p: why_not_in_pool(pos, self, p, GUNS),
    )
    def break_down_with_guns(self, pos: War, p: int) -> None:
        pos.cite("WOR-15A-c")
        break_down(pos, p, GUNS)

    @offers(
        REGROUP,
        lambda self, pos: sorted(pos.split),
        lambda self, pos, p: "WOR-15A-c" if self.begun else why_not_regroup(pos, p, self.side, (), pooled=True),
    )
    def regroup(self, pos: War, p: int) -> None:
        pos.cite("WOR-15A-c")
        regroup(pos, p)

    @offers(
        REBUILD,
        lambda self, pos: [p for p in pos.units_of(self.side) if pos.face[p] != pos.kit.first_face[p]],
        lambda self, pos, p: why_not_rebuild(pos, p, self.side),
    )
    def rebuild(self, pos: War, p: int) -> None:
        pos.replace(Replacements(self.side, begun=True))
        kit = pos.kit
        district = district_at(pos, self.side, pos.place[p], affiliation_of(kit, p))
        assert district is not None
        better = pos.face[p] - 1
        cost = cost_of(pos, better) - cost_of(pos, pos.face[p])
        pay(pos, district, kind_of(pos, p), cost)
        pos.flip(p, better)
        rules = ("WOR-40B4b-a", "WOR-40B4b-c", "WOR-40B4b-d", "WOR-40B4b-e")
        if better != kit.first_face[p]:
            pos.cite("WOR-40B4b-f")
        pos.event("rebuilt", *rules, piece=p, values=kit.faces[better].values, cost=worded(cost), space=pos.place[p])

    @offers(DONE, forbids=lambda self, pos, _: why_not_stop(pos, self.side))
    def done(self, pos: War) -> None:
        pos.pop()


def why_not_in_pool(pos: War, menu: Replacements, p: int, guns: bool) -> Refusals:
    """Units in the pool are broken down before anybody is replaced (15A)."""
    return "WOR-15A-c" if menu.begun else why_not_break(pos, p, menu.side, guns, pooled=True)


def communists(pos: War) -> list[int]:
    """Communist regulars in the pool, and their cadres on the map."""
    if not pos.bases:
        return []
    kit = pos.kit
    own = [p for p in kit.pieces_of[CHINA] if kit.force[p] == COMMUNISTS]
    return [p for p in own if pos.place[p] == kit.lost or pos.on_map(p)]


def pressing(pos: War, side: int) -> list[int]:
    """Units of inactive garrisons that can be replaced now, and so must be, before anybody else (37D2)."""
    if side == CHINA:
        return []
    lost = [p for p, zone in pos.garrisons.items() if pos.place[p] == pos.kit.lost and zone not in pos.alarmed]
    return [p for p in lost if not why_not_restore(pos, p, side)]


def why_not_stop(pos: War, side: int) -> Refusals:
    return "WOR-37D2-g" if pressing(pos, side) else None


class Restoring(Answers[War], frozen=True):
    """At what strength a unit comes back, then where."""

    piece: Piece
    face: Number = -1

    def advance(self, pos: War) -> Asks:
        p, seat = self.piece, pos.seat(pos.kit.side[self.piece])
        if self.face < 0:
            return Ask(seat, "restoring", self.offered(pos, AS), ("WOR-40B4a-a", "WOR-40B4-e"), {"piece": p})
        return Ask(seat, "restored", self.offered(pos, AT), ("WOR-40B4a-d",), {"piece": p})

    def choices(self, pos: War) -> list[int]:
        """Strengths are named by their order: 0 is the full one."""
        p = self.piece
        return [
            number
            for number, face in enumerate(strengths(pos, p))
            if not why_not_limit(pos, p, face) and openings(pos, p, face)
        ]

    @offers(AS, lambda self, pos: self.choices(pos), why=lambda self, pos, _: ("WOR-40B4a-a", "WOR-40B4-e"))
    def choose(self, pos: War, number: int) -> None:
        pos.replace(Restoring(self.piece, strengths(pos, self.piece)[number]))

    @offers(
        AT,
        lambda self, pos: [space for space, _ in openings(pos, self.piece, self.face)],
        why=lambda self, pos, space: "WOR-40B4a-d" if space in pos.filled else ("WOR-40B4a-b", "WOR-40B3-g"),
    )
    def at(self, pos: War, space: int) -> None:
        p = self.piece
        district = next(each for here, each in openings(pos, p, self.face) if here == space)
        cost = cost_of(pos, self.face)
        pay(pos, district, kind_of(pos, p), cost)
        key, _ = limit_key(pos, p)
        if key:
            pos.replaced[key] = pos.replaced.get(key, 0) + pos.kit.re[self.face]
        pos.flip(p, self.face)
        if space < pos.kit.hex_count:
            pos.filled.append(space)
        else:
            pos.cite("WOR-40B4a-f")
        if p in pos.garrisons:
            pos.cite("WOR-37D2-g")
        if p in pos.kit.reverses.static:
            pos.put(pos.kit.reverses.static[p], pos.kit.removed)
        if p in pos.kit.reverses.static or p in pos.kit.reverses.builder:
            pos.cite("WOR-40D-i", "WOR-40D-a")
        pos.pop()
        place(pos, p, space)
        if space < pos.kit.hex_count and pos.is_cut_off(space, pos.kit.side[p]):
            pos.supply[p] = CUT_OFF
            pos.isolated = sorted({*pos.isolated, p})
            pos.cite("WOR-40B4a-g")
        values = pos.kit.faces[self.face].values
        rules = ("WOR-40B4a-a", "WOR-40B4a-b", "WOR-40B4a-d", "WOR-40B3-g")
        pos.event("replaced", *rules, piece=p, values=values, cost=worded(cost), district=district.name, space=space)
