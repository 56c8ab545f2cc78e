"""14.2 Air missions: who flies, in the order that every mission has, and the way home.

A sortie is one mission phase. The other side patrols first; then bombers and escorts fly, the other side intercepts,
and so does the first in its turn; air combats follow, then what the mission is for, then all return (11.7, 11.9 …).
An aircraft in the air stands in the hex that it has flown to, with a role; at its base it has none.
"""

from __future__ import annotations

from typing import ClassVar

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Side, Spaces, Word
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import against, is_raided, opponent, rivals
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch9_5_pacts import note_affront
from grognard.titles.world_in_flames.chapters.ch9_wars import has_enemy
from grognard.titles.world_in_flames.chapters.ch10_actions import why_no_more
from grognard.titles.world_in_flames.chapters.ch11_16_strength import is_veiled
from grognard.titles.world_in_flames.chapters.ch14_1_range import (
    bases_within,
    is_far,
    points_for,
    points_home,
    way_rules,
)
from grognard.titles.world_in_flames.chapters.ch14_4_carriers import back_on_deck, is_near, why_not_launch
from grognard.titles.world_in_flames.chapters.ch14_5_factors import is_closed
from grognard.titles.world_in_flames.kit import CARRIER, FIGHTERS, NOBODY
from grognard.titles.world_in_flames.verbs import (
    DONE,
    ENGAGE,
    ESCORTS,
    FLY,
    HOME,
    INTERCEPT,
    LAND_AT,
    PATROLS,
    STOP,
    TO,
    other_steps,
)
from grognard.titles.world_in_flames.war import AIR, BOMBER, ESCORT, FAR, INTERCEPTOR, MISSIONS, PATROL, ROLE, War

STAGES = {"patrols": PATROL, "raids": BOMBER, "interception": INTERCEPTOR, "counter": INTERCEPTOR}
"""The stages of a sortie, and the role that is flown first in each."""
RULES = {PATROL: "WIF-14.2-i", ESCORT: "WIF-14.2-j", INTERCEPTOR: "WIF-14.2-m"}
BOMBING = "bombing"
"""The mission of strategic bombers: over what is surprised nobody intercepts them (15.1-g)."""
ROLES = {PATROL: "patrol", ESCORT: "escort", INTERCEPTOR: "interception", BOMBER: "bomber"}


def why_grounded(pos: War, p: int, side: int) -> Refusals:
    """The rule that keeps an aircraft on the ground, whatever its mission."""
    if pos.side(p) != side or not (pos.kit.is_ship[p] or (pos.on_map(p) and pos.kit.is_air[p])):
        return "WIF-10-a"
    if pos.idle >> side & 1:
        return "WIF-14.2-a"
    if pos.kit.is_ship[p] and why_not_launch(pos, p):
        return why_not_launch(pos, p)
    if pos.down[p]:
        return ("WIF-14-a", "WIF-14.2-d")
    if pos.role[p]:
        return "WIF-14.2-e"
    if not has_enemy(pos, pos.nation[p]):
        return "WIF-9.1-b"
    if pos.kit.is_ship[p]:
        return None
    return None if in_supply(pos, p) else ("WIF-14.1.1-i", "WIF-2.4.3-f")


def is_stunned(pos: War, side: int) -> bool:
    """Whether a side is surprised: its aircraft neither intercept nor fight (15.1-b, -d, -h)."""
    return bool(pos.surprised >> side & 1) and is_raided(pos, side)


class Sortie(Steps[War], frozen=True):
    """One mission phase. Each mission says who flies it, where to, and what comes of it."""

    side: Side
    fought: Spaces = ()
    """Hexes where there was air combat."""
    steps: ClassVar[tuple[str, ...]] = (
        "patrols",
        "raids",
        "interception",
        "counter",
        "combats",
        "effects",
        "home",
        "over",
    )
    mission: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    """The rule with the order of its steps."""
    counted: ClassVar[bool] = True
    """Whether it counts against the limits of the action (10.2)."""
    from_decks: ClassVar[bool] = True
    """Whether carrier planes fly it (14.4-f)."""

    # what a mission says of itself

    def why_not_able(self, pos: War, p: int) -> Refusals:
        """The rule that keeps a kind of aircraft from this mission."""
        raise NotImplementedError

    def why_not_target(self, pos: War, p: int, space: int) -> Refusals:
        """The rule that makes a hex no target for an aircraft of the active side."""
        raise NotImplementedError

    def marks(self, pos: War) -> list[int]:
        """Hexes that may be targets at all, counted quickly."""
        raise NotImplementedError

    def effects(self, pos: War) -> None:
        """What the bombers do that have come through."""
        raise NotImplementedError

    # what all of them have in common

    def why_not_raid(self, pos: War, p: int, side: int) -> Refusals:
        """The rule that keeps an aircraft of a side from the mission."""
        if pos.kit.is_ship[p] and not self.from_decks:
            return "WIF-14.4-f"
        spent = why_no_more(pos, MISSIONS) if self.counted else ()
        return why_grounded(pos, p, side) or self.why_not_able(pos, p) or spent or None

    def targets(self, pos: War, p: int) -> list[int]:
        return [
            space
            for space in self.marks(pos)
            if self.is_in_range(pos, p, space) and not self.why_not_target(pos, p, space)
        ]

    def is_in_range(self, pos: War, p: int, space: int) -> bool:
        """Whether a bomber gets to a hex."""
        return is_near(pos, p, space, points_for(pos, p, BOMBER))

    def threatened(self, pos: War) -> list[int]:
        """Hexes that somebody of the active side could fly to."""
        able = [p for p in pos.wings_of(self.side) if not self.why_not_raid(pos, p, self.side)]
        return sorted({space for p in able for space in self.targets(pos, p)})

    def bombers(self, pos: War, side: int, space: int) -> list[int]:
        return [p for p in pos.flying_at(space, side) if pos.role[p] & ROLE == BOMBER]

    def _react(self, pos: War, stage: str) -> None:
        """Each power that this one is at war with may answer (9.9-c); no other one's aircraft meet it (9.9-d)."""
        pos.cite("WIF-9.9-c", "WIF-9.9-d")
        for foe in reversed(rivals(pos, self.side)):
            pos.push(Flights(foe, stage))

    def flown_to(self, pos: War, side: int) -> list[int]:
        """Hexes with bombers of a side."""
        return sorted({pos.over(p) for p in pos.wings_of(side) if pos.role[p] & ROLE == BOMBER})

    def patrols(self, pos: War) -> None:
        if not self.threatened(pos):
            pos.pop()
            return
        pos.cite(self.rule)
        self._react(pos, "patrols")

    def raids(self, pos: War) -> None:
        pos.push(Flights(self.side, "raids"))

    def interception(self, pos: War) -> None:
        self._react(pos, "interception")

    def counter(self, pos: War) -> None:
        pos.push(Flights(self.side, "counter"))

    def fights_left(self, pos: War) -> list[int]:
        """Hexes where both sides fly and somebody is a fighter; who is surprised does not fight (14.3-a, 15.1-d)."""
        flying = _raiders(pos, self)
        if all(is_stunned(pos, foe) and is_veiled(pos, foe, flying) for foe in rivals(pos, self.side)):
            watch = (p for p in pos.in_the_air() if pos.role[p] & ROLE == PATROL and against(pos, self.side, p))
            pos.cite("WIF-15.1-h", *(("WIF-15.1-d",) if any(watch) else ()))
            return []
        return [
            space
            for space in sorted({pos.over(p) for p in pos.wings_of(self.side) if pos.role[p]})
            if space not in self.fought
            and any(not self._startles(pos, pos.side(p), space) for p in facing(pos, space, self.side))
            and any(pos.role[p] & ROLE != BOMBER for p in pos.in_flight(space))
        ]

    def _startles(self, pos: War, foe: int, space: int) -> bool:
        """Whether the bombers over a hex surprise a power so that its aircraft do not fight (15.1-d)."""
        return is_stunned(pos, foe) and is_veiled(pos, foe, self.bombers(pos, self.side, space))

    def combats(self, pos: War) -> Asks:
        left = self.fights_left(pos)
        if not left:
            return None
        return Ask(pos.seat(self.side), "dogfights", ENGAGE.each(left), ("WIF-14.3-a", "WIF-14.3.1-a"))

    @offers(ENGAGE)
    def engage(self, pos: War, space: int) -> None:
        self.turn_to(pos, self.now, fought=(*self.fought, space))
        pos.push("AirCombat", self.side, opponent(pos, self.side, facing(pos, space, self.side)), space)

    def home(self, pos: War) -> None:
        """Survivors return and are turned face-down, those of the active side first."""
        for foe in reversed(rivals(pos, self.side)):
            pos.push(Homecoming(foe))
        pos.push(Homecoming(self.side))

    def over(self, pos: War) -> None:
        """The mission is over; some have more to do."""

    def took_off(self, pos: War, p: int, origin: int) -> None:
        """A bomber has been sent from a hex; a transport may take something with it."""

    def carried_home(self, pos: War, p: int, *, aborted: bool) -> None:
        """A transport has landed with what it carried."""


def facing(pos: War, space: int, side: int) -> list[int]:
    """Aircraft in the air over a hex that fight against a power."""
    return [p for p in pos.in_flight(space) if against(pos, side, p)]


def sortie_of(pos: War) -> Sortie:
    return next(frame for frame in reversed(pos.stack) if isinstance(frame, Sortie))


def courses(pos: War, sortie: Sortie, side: int, role: int, p: int) -> list[int]:
    """Where an aircraft can fly in a role, in this stage of a sortie."""
    if role == BOMBER:
        return sortie.targets(pos, p)
    if role == PATROL:
        spaces = sortie.threatened(pos) if side != sortie.side else sortie.marks(pos)
    elif role == ESCORT:
        spaces = sortie.flown_to(pos, side)
    else:
        aimed = {space for who in (side, *rivals(pos, side)) for space in sortie.flown_to(pos, who)}
        if is_stunned(pos, side):
            aimed = {space for space in aimed if not is_veiled(pos, side, facing(pos, space, side))}
        spaces = sorted(space for space in aimed if facing(pos, space, side) and not is_shielded(pos, sortie, space))
    points = points_for(pos, p, role)
    return [space for space in spaces if is_near(pos, p, space, points) and not is_closed(pos, space)]


def is_shielded(pos: War, sortie: Sortie, space: int) -> bool:
    """Whether bombers over a hex of somebody who is surprised by them are intercepted by nobody (15.1-g)."""
    holder = pos.holder[space]
    shielded = sortie.mission == BOMBING and holder != NOBODY and is_stunned(pos, holder)
    shielded = shielded and is_veiled(pos, holder, sortie.bombers(pos, sortie.side, space))
    if shielded:
        pos.cite("WIF-15.1-g")
    return shielded


def _raiders(pos: War, sortie: Sortie) -> list[int]:
    """The bombers of the active side."""
    return [p for p in pos.wings_of(sortie.side) if pos.role[p] & ROLE == BOMBER]


def _supports_too(sortie: Sortie, stage: str) -> bool:
    """Whether the other side sends its own support in the stage in which it intercepts."""
    return stage == "interception" and sortie.mission == "support"


def why_not_role(pos: War, sortie: Sortie, stage: str, side: int, role: int, p: int) -> Refusals:
    """The rule that keeps an aircraft from flying in a role now."""
    support = sortie.mission == "support"
    bombing = stage == "raids" or _supports_too(sortie, stage)
    welcome = {
        PATROL: stage == "patrols" or (stage == "raids" and support),
        BOMBER: bombing,
        ESCORT: bombing,
        INTERCEPTOR: stage in ("interception", "counter"),
    }
    if not welcome[role]:
        return sortie.rule
    if role == BOMBER:
        why = sortie.why_not_raid(pos, p, side)
    elif pos.kit.kind[p] not in (*FIGHTERS, CARRIER):
        why = ("WIF-14.2.1-a", RULES[role])
    elif role == INTERCEPTOR and is_stunned(pos, side) and is_veiled(pos, side, _raiders(pos, sortie)):
        why = ("WIF-15.1-b", *(("WIF-15.1-g",) if sortie.mission == BOMBING else ()))
        pos.cite("WIF-15.1-b", *(("WIF-15.1-g",) if sortie.mission == BOMBING else ()))
    else:
        why = why_grounded(pos, p, side)
    if why:
        return why
    return None if courses(pos, sortie, side, role, p) else "WIF-14.1.1-c"


class Flights(Menu[War], frozen=True):
    """One side sends its aircraft, one after the other, in one stage of a sortie."""

    side: Side
    stage: Word
    elsewhere = other_steps(FLY)

    def _mine(self, pos: War) -> list[int]:
        return pos.wings_of(self.side)

    def _why(self, pos: War, p: int, role: int) -> Refusals:
        return why_not_role(pos, sortie_of(pos), self.stage, self.side, role, p)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        sortie = sortie_of(pos)
        flown = (STAGES[self.stage], BOMBER) if _supports_too(sortie, self.stage) else (STAGES[self.stage],)
        begun = any(pos.role[p] & ROLE in flown for p in self._mine(pos))
        rules = (sortie.rule, "WIF-14.2-a")
        return Ask(pos.seat(self.side), self.stage, orders, rules, {"mission": sortie.mission}, firm=begun)

    @offers(PATROLS, _mine, lambda self, pos, p: self._why(pos, p, PATROL))
    def patrol(self, pos: War, p: int) -> None:
        pos.push(Course(p, PATROL))

    @offers(FLY, _mine, lambda self, pos, p: self._why(pos, p, BOMBER))
    def fly(self, pos: War, p: int) -> None:
        pos.push(Course(p, BOMBER))

    @offers(ESCORTS, _mine, lambda self, pos, p: self._why(pos, p, ESCORT))
    def escort(self, pos: War, p: int) -> None:
        pos.push(Course(p, ESCORT))

    @offers(INTERCEPT, _mine, lambda self, pos, p: self._why(pos, p, INTERCEPTOR))
    def intercept(self, pos: War, p: int) -> None:
        pos.push(Course(p, INTERCEPTOR))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


CITED = {
    PATROL: ("WIF-14.2.1-b", "WIF-14.2-i"),
    ESCORT: ("WIF-14.2.1-d", "WIF-14.2-j"),
    INTERCEPTOR: ("WIF-14.2.1-e", "WIF-14.1.1-e", "WIF-14.2-m"),
    BOMBER: ("WIF-14.2.2-a", "WIF-14.1.1-c"),
}


class Course(Answers[War], frozen=True):
    """An aircraft takes off: where to?"""

    piece: Piece
    role: Number

    def advance(self, pos: War) -> Asks:
        p = self.piece
        spaces = courses(pos, sortie_of(pos), pos.side(p), self.role, p)
        rules = ("WIF-14.1.1-a", "WIF-14.1.1-c")
        return Ask(pos.seat(pos.side(p)), "course", [*TO.each(spaces), STOP], rules, {"piece": p})

    @offers(TO, why=lambda self, pos, space: why_not_there(pos, self, space))
    def go(self, pos: War, space: int) -> None:
        p, sortie = self.piece, sortie_of(pos)
        far = FAR if self.role == BOMBER and is_far(pos, p, space) else 0
        pos.pop()
        rules = [*CITED[self.role]]
        if far:
            rules.append("WIF-14.1.1-j")
        elif self.role == BOMBER and pos.kit.kind[p] in FIGHTERS:
            rules.append("WIF-14.1.1-g")
        if self.role == BOMBER and sortie.counted:
            pos.used[MISSIONS] += 1
            rules += ["WIF-10.2-c", "WIF-14.2-b" if pos.action == AIR else "WIF-14.2-c"]
        else:
            rules.append("WIF-10.2-i")
        pos.event("flies", *rules, piece=p, space=pos.place[p], to=space, mission=self._mission(sortie))
        pos.role[p], origin = self.role | far, pos.place[p]
        if pos.kit.is_ship[p]:
            pos.launched = {**pos.launched, p: space}
            pos.cite("WIF-14.4-f")
            return
        if pos.table.cited is not None:
            pos.cite(*way_rules(pos, origin, (space,), points_for(pos, p, self.role)))
        pos.put(p, space)
        if self.role == BOMBER:
            if pos.raiders:
                pos.took_off = {**pos.took_off, p: origin}
            note_affront(pos, p, origin, space)
            sortie.took_off(pos, p, origin)

    def _mission(self, sortie: Sortie) -> str:
        return sortie.mission if self.role == BOMBER else ROLES[self.role]

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()


def why_not_there(pos: War, course: Course, space: int) -> Refusals:
    """Why an aircraft cannot fly to a hex in its role."""
    p, sortie = course.piece, sortie_of(pos)
    bombing = course.role == BOMBER and sortie.is_in_range(pos, p, space)
    if not bombing and not is_near(pos, p, space, points_for(pos, p, course.role)):
        return ("WIF-14.1.1-b", *CITED[course.role])
    if is_closed(pos, space):
        return "WIF-8.2.3-b"
    if course.role == BOMBER:
        return sortie.why_not_target(pos, p, space)
    return CITED[course.role]


class Homecoming(Menu[War], frozen=True):
    """A side's aircraft return, in the order that it likes."""

    side: Side

    def _flying(self, pos: War) -> list[int]:
        return [p for p in pos.wings_of(self.side) if pos.role[p]]

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders:
            pos.pop()
            self._crippled(pos)
            return None
        return Ask(pos.seat(self.side), "homecoming", orders, ("WIF-14.2-t",))

    def _crippled(self, pos: War) -> None:
        """CVs whose planes were lost are damaged: they go to the repair pool when the mission is over (14.4-l)."""
        for p in [p for p in pos.launched if pos.side(p) == self.side]:
            pos.launched = {q: space for q, space in pos.launched.items() if q != p}
            if pos.damaged[p]:
                pos.push("Crippled", p)

    @offers(HOME, _flying)
    def home(self, pos: War, p: int) -> None:
        if pos.kit.is_ship[p]:
            back_on_deck(pos, p)
            return
        pos.push(Landing(p, points_home(pos, p)))


class Landing(Answers[War], frozen=True):
    """An aircraft looks for a base within range; without one it is lost."""

    piece: Piece
    points: Number
    aborted: Number = 0

    def advance(self, pos: War) -> Asks:
        p = self.piece
        bases = bases_within(pos, p, self.points)
        if not bases:
            pos.pop()
            destroy_aircraft(pos, p, "WIF-14.2-t")
            return None
        return Ask(pos.seat(pos.side(p)), "landing", LAND_AT.each(bases), ("WIF-14.2-t", "WIF-2.3.1-i"), {"piece": p})

    @offers(LAND_AT, why=lambda self, pos, space: "WIF-14.2-t")
    def land(self, pos: War, space: int) -> None:
        p = self.piece
        pos.pop()
        pos.role[p] = 0
        pos.put(p, space)
        pos.turn_down(p)
        pos.event("landed", "WIF-14.2-t", "WIF-2.3.1-i", piece=p, to=space)
        if p in pos.aboard:
            sortie_of(pos).carried_home(pos, p, aborted=bool(self.aborted))


def destroy_aircraft(pos: War, p: int, rule: str) -> None:
    """An aircraft is lost, and what it carries with it (14.3.3-a)."""
    cargo = pos.aboard.get(p)
    pos.aboard = {q: unit for q, unit in pos.aboard.items() if q != p}
    for q in (p,) if cargo is None else (p, cargo):
        pos.role[q] = pos.down[q] = 0
        pos.put(q, pos.kit.lost)
        pos.event("destroyed", rule, piece=q)
