"""39, 39A, 39B, 39E: guerrilla bases are established, recruit, become active, are entered and left, and end."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, Steps, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch7_ways import Ways, ways_of
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch14_guerrillas import fall_back, is_guerrilla
from grognard.titles.war_of_resistance.chapters.ch39_areas import area, covering, strength_of
from grognard.titles.war_of_resistance.chapters.ch40_districts import cost_of, worded
from grognard.titles.war_of_resistance.chapters.ch40_losses import to_pool
from grognard.titles.war_of_resistance.chapters.ch42_stability import begins_month
from grognard.titles.war_of_resistance.charts import turn_name
from grognard.titles.war_of_resistance.districts import RP
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.kit_rebels import COMMUNIST, NATIONALIST, YEARS
from grognard.titles.war_of_resistance.verbs import DONE, TO, VERBS
from grognard.titles.war_of_resistance.war import War

FOUND = VERBS.piece("found-base")
LEAVE = VERBS.piece("leave-base")
ENTER = VERBS.piece("enter-base")
BASE = VERBS.choice("base")
RECRUIT = VERBS.piece("recruit")
AWAKEN = VERBS.choice("activate-base")
KINDS = {"CCP": COMMUNIST, "CA": NATIONALIST, "CN": NATIONALIST}
"""By force: the bases that its units establish and enter; other factions have none (39)."""
LEAST = 4
"""A CCP base is not left with less of its own accord (39B)."""
OPEN_WAR = 10
"""A base of this strength can hide no longer (39)."""
RECRUITS_KEPT = RP
"""A base keeps one point at most (39E)."""
ENTRIES = 2
"""Units that are no guerrillas and may enter a base in a turn (39A2)."""


# what a base is


def kind_of(pos: War, base: str) -> str:
    return pos.kit.rebels.bases[base].kind


def add_recruits(pos: War, base: str, sixteenths: int, *rules: str) -> None:
    """Recruitment points for a base."""
    if sixteenths:
        pos.recruits[base] = pos.recruits.get(base, 0) + sixteenths
        pos.event("base-points", *rules, base=base, cost=worded(sixteenths))


def is_wild(pos: War, space: int) -> bool:
    """Whether a hex has neither city nor railway nor a navigable river beside it: guerrillas can gather there (39)."""
    return space in wilderness(ways_of(pos))


@lru_cache(maxsize=64)
def wilderness(ways: Ways) -> frozenset[int]:
    """All such hexes."""
    kit = ways.kit
    return frozenset(
        space
        for space in range(kit.hex_count)
        if kit.is_land[space] and not kit.is_city[space] and space not in ways.on_rail
        if all(node in kit.naval.is_canal for node in kit.naval.banks.get(space, ()))
    )


def why_not_portal(pos: War, base: str, space: int) -> Refusals:
    """Where guerrillas may enter or leave a base (39A3)."""
    if not is_wild(pos, space) or space not in area(pos, base) or pos.index.units[JAPAN][space]:
        return "WOR-39A3-a"
    return None


# the end of the Chinese exploitation phase


def foundable(pos: War, p: int) -> list[str]:
    """The bases that a unit could establish where it stands: of its kind and region, not on the map yet (39)."""
    kit = pos.kit
    kind, region = KINDS.get(kit.force[p], ""), kit.nation.region[pos.place[p]]
    bases = kit.rebels.bases.values()
    return [base.key for base in bases if base.kind == kind and base.region == region and base.key not in pos.bases]


def why_not_found(pos: War, p: int) -> Refusals:
    """Who may establish a base, and where (39)."""
    kit = pos.kit
    if kit.side[p] != CHINA or not pos.on_map(p):
        return "WOR-39-a"
    if is_guerrilla(pos, p):
        return "WOR-14F-d"
    if kit.force[p] not in KINDS:
        return ("WOR-39-a", "WOR-39-d")
    if not is_wild(pos, pos.place[p]):
        return "WOR-39-c"
    return None if foundable(pos, p) else ("WOR-39-b", "WOR-39-d")


def why_not_leave_base(pos: War, p: int, *, entered: bool) -> Refusals:
    """Guerrillas leave active bases before anybody enters; a CCP base keeps four points (39A1, 39B)."""
    base = pos.kit.rebels.base_of[p] if is_guerrilla(pos, p) else ""
    if not base or pos.place[p] != pos.kit.bases:
        return ("WOR-39A-a", "WOR-39A-b")
    if base not in pos.active:
        return "WOR-39A1-a"
    if entered:
        return "WOR-39A1-b"
    if kind_of(pos, base) == COMMUNIST and strength_of(pos, base) - pos.kit.attack[pos.face[p]] < LEAST:
        return "WOR-39B-e"
    return None if exits(pos, p) else "WOR-39A3-a"


def exits(pos: War, p: int) -> list[int]:
    """Where guerrillas may come out of their base."""
    base = pos.kit.rebels.base_of[p]
    return [s for s in portals(pos, base) if not why_not_stack(pos, p, s)]


def portals(pos: War, base: str) -> list[int]:
    """All hexes where guerrillas may enter or leave a base: what `why_not_portal` allows."""
    held = pos.index.units[JAPAN]
    return [s for s in sorted(area(pos, base) & wilderness(ways_of(pos))) if not held[s]]


def enterable(pos: War, p: int) -> list[str]:
    """The bases that a unit may enter where it stands."""
    own = pos.kit.rebels.base_of[p] if is_guerrilla(pos, p) else ""
    found = [own] if own in pos.bases else [] if own else list(pos.bases)
    return [base for base in found if not why_not_enter_base(pos, p, base)]


def why_not_enter_base(pos: War, p: int, base: str) -> Refusals:
    """Guerrillas enter their own base, others one of their side, two in a turn (39A2)."""
    if KINDS.get(pos.kit.force[p]) != kind_of(pos, base):
        return "WOR-39A2-a"
    forbidden = why_not_portal(pos, base, pos.place[p])
    if forbidden:
        return forbidden
    if is_guerrilla(pos, p):
        return None if pos.kit.rebels.base_of[p] == base else "WOR-39A2-b"
    return "WOR-39A2-e" if pos.enlisted.get(base, 0) >= ENTRIES else None


def why_not_enter(pos: War, p: int) -> Refusals:
    if pos.kit.side[p] != CHINA or not pos.on_map(p) or pos.kit.force[p] not in KINDS:
        return "WOR-39A2-a"
    if enterable(pos, p):
        return None
    found = [why_not_enter_base(pos, p, base) for base in covering(pos, pos.place[p])]
    rules = [rule for rule in found if isinstance(rule, str) and rule != "WOR-39A2-a"]
    return rules or ("WOR-39A2-a" if found else "WOR-39A3-a")


class Guerrillas(Menu[War], frozen=True):
    """The end of the Chinese exploitation phase: bases are established, left and entered (39, 39A)."""

    entered: bool = False
    elsewhere = {"move": "WOR-6-a", "recruit": "WOR-39E-d", "activate-base": "WOR-39-g"}

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        if orders == [DONE]:
            pos.pop()
            return None
        return self.ask(pos, orders)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(CHINA), "guerrillas", orders, ("WOR-39-a", "WOR-39A-a"))

    @offers(FOUND, lambda self, pos: founders(pos), why=lambda self, pos, p: why_not_found(pos, p))
    def found(self, pos: War, p: int) -> None:
        pos.push(Founding(p))

    @offers(
        LEAVE,
        lambda self, pos: () if self.entered else pos.index.at[pos.kit.bases],
        lambda self, pos, p: why_not_leave_base(pos, p, entered=self.entered),
    )
    def leave(self, pos: War, p: int) -> None:
        pos.push(Emerging(p))

    @offers(ENTER, lambda self, pos: entrants(pos), why=lambda self, pos, p: why_not_enter(pos, p))
    def enter(self, pos: War, p: int) -> None:
        pos.replace(Guerrillas(entered=True))
        pos.push(Haven(p))

    @offers(DONE, forbids=lambda self, pos, _: why_not_leave_out(pos))
    def done(self, pos: War) -> None:
        pos.pop()


def why_not_leave_out(pos: War) -> Refusals:
    """Infiltrators must enter a base, if need be one that they establish for it (6E)."""
    obliged = [p for p in pos.infiltrated if pos.on_map(p)]
    if any(not why_not_enter(pos, p) for p in obliged):
        return "WOR-6E-e"
    return ("WOR-6E-e", "WOR-6E-n") if any(not why_not_found(pos, p) for p in obliged) else None


def founders(pos: War) -> list[int]:
    return [p for p in pos.units_of(CHINA) if pos.kit.force[p] in KINDS and not why_not_found(pos, p)]


def entrants(pos: War) -> list[int]:
    if not pos.bases:
        return []
    near = set().union(*(portals(pos, base) for base in pos.bases))
    units = (p for p in pos.units_of(CHINA) if pos.place[p] in near)
    return [p for p in units if pos.kit.force[p] in KINDS and enterable(pos, p)]


class Founding(Answers[War], frozen=True):
    """Which of the bases of the region a unit establishes."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(CHINA), "founding", self.offered(pos), ("WOR-39-a", "WOR-39-b"), {"piece": self.piece})

    @offers(BASE, lambda self, pos: foundable(pos, self.piece), why=lambda self, pos, _: ("WOR-39-b", "WOR-39-d"))
    def choose(self, pos: War, base: str) -> None:
        space = pos.place[self.piece]
        pos.bases[base] = space
        if self.piece in pos.infiltrated:
            pos.cite("WOR-6E-n")
        rules = ["WOR-39-a", "WOR-39-b", "WOR-39-c", "WOR-39-d", "WOR-39-f"]
        if base in pos.razed:
            rules.append("WOR-39B-d")
        pos.event("base-founded", *rules, piece=self.piece, space=space, base=base)
        pos.pop()


class Emerging(Answers[War], frozen=True):
    """Where guerrillas come out of their base (39A1)."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        rules = ("WOR-39A1-a", "WOR-39A3-a")
        return Ask(pos.seat(CHINA), "emerging", self.offered(pos), rules, {"piece": self.piece})

    @offers(TO, lambda self, pos: exits(pos, self.piece), why=lambda self, pos, s: why_not_emerge(pos, self.piece, s))
    def go(self, pos: War, space: int) -> None:
        p = self.piece
        base = pos.kit.rebels.base_of[p]
        rule = "WOR-39B-e" if kind_of(pos, base) == COMMUNIST else "WOR-39B-f"
        pos.pop()
        pos.event("base-left", "WOR-39A1-a", "WOR-39A-a", rule, piece=p, space=space, base=base)
        pos.put(p, space)
        take(pos, p)


def why_not_emerge(pos: War, p: int, space: int) -> Refusals:
    return why_not_portal(pos, pos.kit.rebels.base_of[p], space) or why_not_stack(pos, p, space)


class Haven(Answers[War], frozen=True):
    """Which base a unit enters (39A2)."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(CHINA), "entering-base", self.offered(pos), ("WOR-39A2-a",), {"piece": self.piece})

    @offers(
        BASE,
        lambda self, pos: enterable(pos, self.piece),
        why=lambda self, pos, base: why_not_enter_base(pos, self.piece, base) if base in pos.bases else "WOR-39A3-a",
    )
    def choose(self, pos: War, base: str) -> None:
        pos.pop()
        p = self.piece
        if is_guerrilla(pos, p):
            pos.event("base-entered", "WOR-39A2-a", "WOR-39A2-b", "WOR-39A-a", piece=p, base=base)
            pos.put(p, pos.kit.bases)
            fall_back(pos)
            return
        pos.enlisted[base] = pos.enlisted.get(base, 0) + 1
        pos.event("base-entered", "WOR-39A2-a", "WOR-39A2-c", "WOR-39A-a", "WOR-39A-b", piece=p, base=base)
        if pos.bases[base] == pos.place[p]:
            pos.cite("WOR-39-e", "WOR-39A2-f")
        enlist(pos, p, base, "WOR-39A2-c")


def enlist(pos: War, p: int, base: str, *rules: str) -> None:
    """A unit is disbanded into a base: what it is worth becomes recruitment points (39A2, 6E)."""
    add_recruits(pos, base, cost_of(pos, pos.face[p]), *rules)
    to_pool(pos, p)
    pos.fresh.append(p)


def close_bases(pos: War) -> None:
    """The end of an exploitation phase: an active base without strength is eliminated (39B)."""
    kit = pos.kit
    for base in list(pos.bases):
        if strength_of(pos, base):
            continue
        if base not in pos.active:
            pos.cite("WOR-39B-c")
            continue
        pos.event("base-eliminated", "WOR-39B-b", base=base, space=pos.bases.pop(base))
        pos.active.remove(base)
        pos.recruits.pop(base, None)
        if base not in pos.razed:
            pos.razed.append(base)
        for p in kit.rebels.bases[base].units:
            if pos.on_map(p):
                to_pool(pos, p)


# the Chinese initial phase


def receive_recruits(pos: War) -> None:
    """The first turn of a month: points by base and year (39E)."""
    if not begins_month(pos):
        return
    year = YEARS.index(f"19{turn_name(pos.turn)[-2:]}")
    for base in pos.bases:
        add_recruits(pos, base, pos.kit.rebels.bases[base].rates[year], "WOR-39E-a")


def why_not_recruit(pos: War, p: int) -> Refusals:
    """A point for each point of strength; only the guerrillas of the base itself that wait there (39E)."""
    if not is_guerrilla(pos, p):
        return "WOR-39E-e"
    base = pos.kit.rebels.base_of[p]
    if base not in pos.bases:
        return ("WOR-39E-e", "WOR-14F-a")
    if pos.place[p] != pos.kit.recruits:
        return ("WOR-39E-c", "WOR-39E-e")
    return "WOR-39E-d" if pos.recruits.get(base, 0) < pos.kit.attack[pos.face[p]] * RP else None


def why_not_awaken(pos: War, base: str) -> Refusals:
    if base in pos.active:
        return "WOR-39-i"
    return None if base in pos.bases else "WOR-39-g"


class Mustering(Steps[War], frozen=True):
    """The end of the Chinese initial phase: points for all bases, then what is done with them (39E)."""

    steps = ("receive", "recruit")

    def receive(self, pos: War) -> None:
        receive_recruits(pos)

    def recruit(self, pos: War) -> None:
        if pos.bases:
            pos.push(Recruitment())


class Recruitment(Menu[War], frozen=True):
    """The end of the Chinese initial phase: guerrillas are recruited, bases become active (39, 39E)."""

    elsewhere = {"found-base": "WOR-39-a", "leave-base": "WOR-39A-a", "enter-base": "WOR-39A-a"}

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(CHINA), "recruitment", orders, ("WOR-39E-d", "WOR-39-g"))

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        if orders == [DONE]:
            self.done(pos)
            return None
        return self.ask(pos, orders)

    @offers(RECRUIT, lambda self, pos: hopefuls(pos), why=lambda self, pos, p: why_not_recruit(pos, p))
    def recruit(self, pos: War, p: int) -> None:
        base = pos.kit.rebels.base_of[p]
        pos.recruits[base] -= pos.kit.attack[pos.face[p]] * RP
        pos.event("recruited", "WOR-39E-d", "WOR-39E-c", "WOR-39E-e", "WOR-14F-a", piece=p, base=base)
        pos.put(p, pos.kit.bases)

    @offers(AWAKEN, lambda self, pos: list(pos.bases), lambda self, pos, base: why_not_awaken(pos, base))
    def awaken(self, pos: War, base: str) -> None:
        activate(pos, base, "WOR-39-g")

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
        for base in pos.bases:
            if base not in pos.active and strength_of(pos, base) >= OPEN_WAR:
                activate(pos, base, "WOR-39-h")
            if pos.recruits.get(base, 0) > RECRUITS_KEPT:
                pos.recruits[base] = RECRUITS_KEPT
                pos.cite("WOR-39E-f")


def hopefuls(pos: War) -> list[int]:
    rich = [base for base in pos.bases if pos.recruits.get(base, 0) >= RP]
    return [p for base in rich for p in pos.kit.rebels.bases[base].units if not why_not_recruit(pos, p)]


def activate(pos: War, base: str, rule: str) -> None:
    pos.active.append(base)
    pos.event("base-active", rule, "WOR-39-i", base=base, space=pos.bases[base])
