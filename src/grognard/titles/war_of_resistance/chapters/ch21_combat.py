"""20C, 21 Interceptors, and air combat over the target of an operation."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Side, Space, Word
from grognard.core.steps import Answers, Refusals, Steps, offers
from grognard.titles.war_of_resistance.chapters.ch16_operation import Operation
from grognard.titles.war_of_resistance.chapters.ch17_bases import why_not_base
from grognard.titles.war_of_resistance.chapters.ch18_flight import (
    LAND,
    away,
    come_home,
    course,
    hit,
    landings,
    range_of,
    to_the_road,
)
from grognard.titles.war_of_resistance.chapters.ch19_patrols import Jettison, drawn, watched
from grognard.titles.war_of_resistance.chapters.ch23_special import air_attack, air_defence, category
from grognard.titles.war_of_resistance.kit_air import FIGHTER
from grognard.titles.war_of_resistance.sheets import BURMA_ROAD
from grognard.titles.war_of_resistance.skies import AT_BASE, CAP, ESCORT, INOPERATIVE, INTERCEPTION, TRANSFER
from grognard.titles.war_of_resistance.verbs import (
    AGAINST,
    ASSIGN,
    BREAK_OFF,
    DONE,
    ENGAGE,
    FIRE,
    HOLD,
    HOLD_FIRE,
    INTERCEPT,
    PRESS,
    SCRAMBLE,
)
from grognard.titles.war_of_resistance.war import War, enemy

BOTH, ESCORTS_ONLY, ONCE = "both", "escorts-only", "once"
"""Who fires in an engagement: both; the escorts alone (21B1d); a unit of the mission force only once (21B1f)."""

Pair = tuple[Pieces, Pieces]
"""An engagement: units of the operation, and interceptors; one of the two is alone."""


def interception_range(pos: War, p: int, passed: int) -> int:
    """How far a fighter flies to intercept; with 44C1 as many friendly hexes as the enemy has passed, if more."""
    reach = range_of(pos, p, INTERCEPTION)
    if pos.options.plays("interception", "on") and passed > reach:
        pos.cite("WOR-44C1-a")
        return min(passed, pos.kit.air.aircraft[p].move)
    return reach


def why_not_intercept(pos: War, p: int, frame: Interceptors) -> Refusals:
    """The rule that keeps a fighter from intercepting over a hex."""
    kit = pos.kit
    if kit.branch[p] != 1 or kit.side[p] != frame.side or kit.air.aircraft[p].category != FIGHTER:
        return "WOR-20C-a"
    if frame.night:
        return "WOR-23E-c"
    if pos.sortie[p] == CAP:
        return None if pos.place[p] == frame.space else "WOR-20E-d"
    if pos.sortie[p] != AT_BASE or pos.wing[p] & INOPERATIVE or not placed(pos, p):
        return ("WOR-20-a", "WOR-16B1-b")
    rule = why_not_base(pos, p, pos.place[p])
    if rule:
        return rule
    far = int(away(kit, pos.place[p])[frame.space])
    if frame.space == kit.box[BURMA_ROAD]:
        far = to_the_road(pos, pos.place[p])
    near = far <= interception_range(pos, p, frame.passed(pos))
    return None if near else ("WOR-20C-b", "WOR-16D2-a")


def placed(pos: War, p: int) -> bool:
    return pos.place[p] not in (pos.kit.pool, pos.kit.lost, pos.kit.aborted)


class Interceptors(Answers[War], frozen=True):
    """The other side sends fighters to the target; those on the base there may get away (16D2, 20C, 23A2)."""

    side: Side
    """Of the interceptors."""
    foe: Side
    space: Space
    group: Pieces
    night: bool = False
    fighters: Pieces = ()
    piece: Piece = -1
    """Who is scrambling: it is asked where to."""
    elsewhere = {"operation": "WOR-16D-e", "move": "WOR-16D-g", "manner": "WOR-23B-b"}

    def passed(self, pos: War) -> int:
        """Hexes of this side that the enemy has flown over on a straight way (44C1)."""
        found = 0
        for p in self.group:
            start = pos.homes.get(p, self.space)
            way = course(pos, start, self.space, watched(pos, self.side))
            found = max(found, sum(pos.holder[space] == self.side for space in way))
        return found

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(self.side)
        if self.piece >= 0:
            return Ask(seat, "scramble-to", self.offered(pos, LAND), ("WOR-23A2-a",), {"piece": self.piece})
        orders = self.offered(pos, INTERCEPT, SCRAMBLE)
        if not orders and not self.fighters:
            self.done(pos)
            return None
        args: dict[str, object] = {"space": self.space, "pieces": list(self.group)}
        return Ask(seat, "interception", [*orders, DONE], ("WOR-16D2-a", "WOR-20C-a"), args, firm=True)

    def candidates(self, pos: War) -> list[int]:
        kit = pos.kit
        return [p for p in kit.air.pieces if kit.side[p] == self.side and p not in self.fighters and placed(pos, p)]

    @offers(
        INTERCEPT,
        lambda self, pos: self.candidates(pos),
        lambda self, pos, p: why_not_intercept(pos, p, self),
    )
    def intercept(self, pos: War, p: int) -> None:
        pos.replace(replace(self, fighters=(*self.fighters, p)))

    @offers(
        SCRAMBLE,
        lambda self, pos: self.candidates(pos),
        lambda self, pos, p: why_not_scramble(pos, p, self),
    )
    def scramble(self, pos: War, p: int) -> None:
        pos.replace(replace(self, piece=p))

    def refuges(self, pos: War) -> list[int]:
        if self.piece < 0:
            return []
        spaces = landings(pos, self.piece, range_of(pos, self.piece, TRANSFER))
        return [space for space in spaces if space != self.space]

    @offers(LAND, lambda self, pos: self.refuges(pos), why=lambda self, pos, space: "WOR-23A2-a")
    def land(self, pos: War, space: int) -> None:
        p = self.piece
        pos.event("scrambles", "WOR-23A2-a", "WOR-16D-e", piece=p, space=pos.place[p], to=space)
        pos.sortie[p] = TRANSFER
        pos.replace(replace(self, piece=-1))
        come_home(pos, p, space, night=self.night)

    @offers(DONE)
    def done(self, pos: War) -> None:
        if any(pos.sortie[p] == CAP and pos.place[p] == self.space for p in self.candidates(pos)):
            pos.cite("WOR-20E-g")
        pos.pop()
        for p in self.fighters:
            if pos.sortie[p] == CAP:
                pos.cite("WOR-20E-d", "WOR-20E-f")
            else:
                pos.homes[p] = pos.place[p]
                pos.sortie[p] = INTERCEPTION
                pos.put(p, self.space)
        frame = pos.stack[-1]
        if self.fighters and isinstance(frame, Operation):
            pos.event(
                "intercepts", "WOR-20C-a", "WOR-20C-c", side=self.side, space=self.space, pieces=list(self.fighters)
            )
            pos.replace(replace(frame, fighters=self.fighters))


def why_not_scramble(pos: War, p: int, frame: Interceptors) -> Refusals:
    """Fighters on a base in the target hex may flee, operative or not (23A2)."""
    kit = pos.kit
    if kit.side[p] != frame.side or kit.air.aircraft[p].category != FIGHTER or p in frame.fighters:
        return "WOR-23A2-a"
    if pos.place[p] != frame.space or pos.sortie[p] != AT_BASE or why_not_base(pos, p, frame.space):
        return "WOR-23A2-a"
    others = [s for s in landings(pos, p, range_of(pos, p, TRANSFER)) if s != frame.space]
    return None if others else ("WOR-23A2-a", "WOR-20A-b")


class AirCombat(Steps[War], frozen=True):
    """Screen against engaging interceptors, escorts against those that pass by, and these against the mission force."""

    side: Side
    """Who flies the operation."""
    space: Space
    group: Pieces
    fighters: Pieces
    engaging: Pieces = ()
    free: Pieces = ()
    """Escorts that were held back for those who pass by (21B1a)."""
    steps = ("prepare", "split", "meet", "by_pass", "assail")

    def aloft(self, pos: War, units: Pieces) -> tuple[int, ...]:
        return tuple(p for p in units if pos.sortie[p] != AT_BASE)

    def screen(self, pos: War) -> tuple[int, ...]:
        return tuple(p for p in self.aloft(pos, self.group) if pos.sortie[p] in (ESCORT, CAP))

    def force(self, pos: War) -> tuple[int, ...]:
        return tuple(p for p in self.aloft(pos, self.group) if pos.sortie[p] not in (ESCORT, CAP))

    def passing(self, pos: War) -> tuple[int, ...]:
        return tuple(p for p in self.aloft(pos, self.fighters) if p not in self.engaging)

    def prepare(self, pos: War) -> None:
        pos.cite("WOR-21-a", "WOR-21A-a", "WOR-16B2-e")
        if self.screen(pos):
            pos.cite("WOR-20B-c", "WOR-20B-f")
        pos.push(Jettison(self.side, self.group))

    def split(self, pos: War) -> Asks:
        if not self.screen(pos):
            pos.cite("WOR-21A-d")
            return None
        if not self.force(pos):
            pos.replace(replace(self, step=self.step + 1, engaging=self.aloft(pos, self.fighters)))
            pos.cite("WOR-21A-d")
            return None
        orders = [*self.offered(pos, ENGAGE), DONE]
        args: dict[str, object] = {"space": self.space, "pieces": list(self.screen(pos))}
        return Ask(pos.seat(enemy(self.side)), "engagement", orders, ("WOR-21A-c",), args, firm=True)

    @offers(
        ENGAGE,
        lambda self, pos: self.passing(pos) if self.now == "split" else (),
        why=lambda self, pos, p: "WOR-21A-c",
    )
    def engage(self, pos: War, p: int) -> None:
        pos.replace(replace(self, engaging=(*self.engaging, p)))

    @offers(DONE)
    def split_done(self, pos: War) -> None:
        self.turn_to(pos, "meet")

    def meet(self, pos: War) -> None:
        """21B1a, b: the screen and those who engage it."""
        screen, engaging = self.screen(pos), self.aloft(pos, self.engaging)
        self.turn_to(pos, "by_pass", free=screen)
        if screen and engaging:
            pos.push(Allotment(self.side, screen, engaging, BOTH))

    def by_pass(self, pos: War) -> None:
        """21B1c, d: escorts that are left and those who pass by."""
        free, passing = self.aloft(pos, self.free), self.passing(pos)
        if free and passing:
            pos.push(Allotment(self.side, free, passing, ESCORTS_ONLY))

    def assail(self, pos: War) -> None:
        """21B1e, f: those who got through and the mission force."""
        force, passing = self.force(pos), self.passing(pos)
        if force and passing:
            pos.push(Allotment(self.side, force, passing, ONCE))


class Allotment(Answers[War], frozen=True):
    """Who fights whom: at random, the surplus spread evenly as its owner likes (21B1a, c, e)."""

    side: Side
    ours: Pieces
    """Units of the operation without an opponent yet."""
    theirs: Pieces
    manner: Word
    pairs: tuple[tuple[Pieces, Pieces], ...] = ()
    held: Pieces = ()

    def advance(self, pos: War) -> Asks:
        if self.ours and self.theirs:
            return self._pair(pos)
        if self.theirs and self.manner != ESCORTS_ONLY:
            return self._ask_spread(pos, enemy(self.side), [ours[0] for ours, _ in self._least(1)])
        if self.ours and self.manner != ONCE:
            return self._ask_spread(pos, self.side, [theirs[0] for _, theirs in self._least(0)])
        pos.cite(*{BOTH: ("WOR-21B1a-a",), ESCORTS_ONLY: ("WOR-21B1c-a",), ONCE: ("WOR-21B1e-a",)}[self.manner])
        self._fight(pos)
        return None

    def _pair(self, pos: War) -> Asks:
        """The next two; in the first step the intercepting player says which of his units meets the one drawn."""
        if self.manner == BOTH and len(self.theirs) > 1:
            mine = drawn(pos, self.ours)
            rest = tuple(p for p in self.ours if p != mine)
            pos.replace(replace(self, ours=rest, pairs=(*self.pairs, ((mine,), ()))))
            pos.push(Assignment(enemy(self.side), mine, self.theirs))
            return None
        all_at_one = self.manner == ESCORTS_ONLY and len(self.theirs) == 1
        mine = self.ours[0] if all_at_one else drawn(pos, self.ours)
        other = self.theirs[0] if self.manner == ONCE and len(self.ours) == 1 else drawn(pos, self.theirs)
        pos.replace(self.paired(mine, other))
        return None

    def paired(self, mine: int, other: int) -> Allotment:
        return replace(
            self,
            ours=tuple(p for p in self.ours if p != mine),
            theirs=tuple(p for p in self.theirs if p != other),
            pairs=(*(pair for pair in self.pairs if pair[1]), ((mine,), (other,))),
        )

    def _least(self, which: int) -> list[tuple[Pieces, Pieces]]:
        """Engagements with the fewest units of one side: the surplus is spread evenly."""
        fewest = min(len(pair[which]) for pair in self.pairs)
        return [pair for pair in self.pairs if len(pair[which]) == fewest]

    def _ask_spread(self, pos: War, side: int, against: list[int]) -> Asks:
        orders = AGAINST.each(against)
        if side == self.side and self.manner == BOTH:
            orders = [*orders, HOLD]
            return Ask(pos.seat(side), "surplus-escorts", orders, ("WOR-21B1a-b", "WOR-21B1a-c"))
        return Ask(pos.seat(side), "surplus", orders, ("WOR-21B1a-b",))

    @offers(AGAINST, why=lambda self, pos, p: "WOR-21B1a-b")
    def against(self, pos: War, p: int) -> None:
        if self.theirs:
            extra = drawn(pos, self.theirs)
            pairs = tuple((ours, (*theirs, extra) if ours == (p,) else theirs) for ours, theirs in self.pairs)
            pos.replace(replace(self, theirs=tuple(q for q in self.theirs if q != extra), pairs=pairs))
        else:
            extra = drawn(pos, self.ours)
            pairs = tuple(((*ours, extra) if theirs == (p,) else ours, theirs) for ours, theirs in self.pairs)
            pos.replace(replace(self, ours=tuple(q for q in self.ours if q != extra), pairs=pairs))

    @offers(HOLD)
    def hold(self, pos: War) -> None:
        pos.cite("WOR-21B1a-c")
        pos.replace(replace(self, ours=(), held=self.ours))

    def _fight(self, pos: War) -> None:
        pos.pop()
        frame = pos.stack[-1]
        if self.manner == BOTH and isinstance(frame, AirCombat):
            pos.cite("WOR-21B1b-e")
            pos.replace(replace(frame, free=self.held))
        pos.push(Dogfights(self.side, self.manner, self.pairs))


class Assignment(Answers[War], frozen=True):
    """Which interceptor meets the escort that was drawn (21B1a)."""

    side: Side
    piece: Piece
    fighters: Pieces

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(self.side), "assignment", self.offered(pos), ("WOR-21B1a-a",), {"piece": self.piece})

    @offers(ASSIGN, lambda self, pos: self.fighters, why=lambda self, pos, p: "WOR-21B1a-a")
    def assign(self, pos: War, p: int) -> None:
        pos.pop()
        frame = pos.stack[-1]
        assert isinstance(frame, Allotment)
        pos.replace(frame.paired(self.piece, p))


class Dogfights(Answers[War], frozen=True):
    """One engagement after the other (21B1b, d, f)."""

    side: Side
    manner: Word
    pairs: tuple[tuple[Pieces, Pieces], ...]

    def advance(self, pos: War) -> Asks:
        if not self.pairs:
            pos.pop()
            return None
        ours, theirs = self.pairs[0]
        pos.replace(replace(self, pairs=self.pairs[1:]))
        alone = len(ours) == 1
        lone, many = (ours[0], theirs) if alone else (theirs[0], ours)
        pos.push(Engagement(self.side, self.manner, lone, many, alone, len(many) > 1))
        return None


class Engagement(Answers[War], frozen=True):
    """Units that fire at each other, one of the many in each round against the one that is alone (21B1b)."""

    side: Side
    """Who flies the operation."""
    manner: Word
    lone: Piece
    many: Pieces
    ours_alone: bool
    """Whether the one that is alone belongs to the operation."""
    several: bool
    fired: bool = False
    """Whether a unit of the mission force has had its one fire (21B1f)."""
    pressed: bool = True
    """Whether the next round is to be fought."""

    def advance(self, pos: War) -> Asks:
        if not self.many:
            pos.pop()
            return None
        if not self.pressed:
            owner = enemy(self.side) if self.ours_alone else self.side
            return Ask(pos.seat(owner), "press-on", [PRESS, BREAK_OFF], ("WOR-21B1b-c",), {"piece": self.lone})
        if self.several:
            pos.cite("WOR-21B1b-b")
        unit = drawn(pos, self.many)
        mine, other = (self.lone, unit) if self.ours_alone else (unit, self.lone)
        if self.manner == ONCE and self.several and not self.fired:
            pos.push(FireChoice(self.side, mine, other))
        else:
            self.resolve(pos, mine, other, fires=not self.fired)
        return None

    def resolve(self, pos: War, mine: int, other: int, *, fires: bool) -> None:
        """A round: both results are known before either is applied."""
        effects = {mine: "-", other: "-"}
        if fires and self.manner != ONCE:
            effects[other] = shoot(pos, mine, other)
        if self.manner == ESCORTS_ONLY:
            pos.cite("WOR-21B1d-a")
        else:
            effects[mine] = shoot(pos, other, mine)
        if fires and self.manner == ONCE:
            effects[other] = shoot(pos, mine, other)
        pos.cite("WOR-21B1b-a")
        unit = other if self.ours_alone else mine
        many = tuple(p for p in self.many if p != unit)
        if effects[self.lone] != "-" and self.several:
            pos.cite("WOR-21B1b-d")
            many = ()
        fired = self.fired or (fires and self.manner == ONCE)
        pos.replace(replace(self, many=many, fired=fired, pressed=False))
        for p, effect in effects.items():
            hit(pos, p, effect)

    @offers(PRESS)
    def press(self, pos: War) -> None:
        pos.replace(replace(self, pressed=True))

    @offers(BREAK_OFF)
    def break_off(self, pos: War) -> None:
        pos.cite("WOR-21B1b-c")
        pos.pop()


class FireChoice(Answers[War], frozen=True):
    """A unit of the mission force with several attackers fires once: now or later (21B1f)."""

    side: Side
    piece: Piece
    by: Piece

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"piece": self.piece, "by": self.by}
        return Ask(pos.seat(self.side), "fire-choice", [FIRE, HOLD_FIRE], ("WOR-21B1f-a",), args)

    def _go_on(self, pos: War, *, fires: bool) -> None:
        pos.pop()
        frame = pos.stack[-1]
        assert isinstance(frame, Engagement)
        frame.resolve(pos, self.piece, self.by, fires=fires)

    @offers(FIRE)
    def fire(self, pos: War) -> None:
        self._go_on(pos, fires=True)

    @offers(HOLD_FIRE)
    def hold(self, pos: War) -> None:
        self._go_on(pos, fires=False)


def modifier(pos: War, by: int, target: int) -> tuple[int, tuple[str, ...]]:
    """What is added to the dice of a fire: types, and the better pilots (21B3, 21D)."""
    air = pos.kit.air
    shooter, prey = category(pos, by), category(pos, target)
    drm = air.modifier("air-combat", f"{shooter}-at-{prey}")
    rules = ["WOR-21B3-c"] if drm else []
    if shooter == FIGHTER:
        better = air.modifier("air-combat", f"{pos.kit.force[by]}-{pos.kit.force[target]}")
        if better:
            drm += better
            rules.append("WOR-21D-a")
    return drm, tuple(rules)


def shoot(pos: War, by: int, target: int) -> str:
    """One air unit fires at another; the effect is applied later (21B3)."""
    column = air_attack(pos, by) - air_defence(pos, target)
    drm, rules = modifier(pos, by, target)
    roll = pos.roll() + pos.roll()
    effect = pos.kit.air.combat.result(column, roll + drm)
    pos.event(
        "fires",
        "WOR-21B3-a",
        "WOR-21B3-b",
        *rules,
        by=by,
        piece=target,
        column=column,
        roll=roll,
        drm=drm,
        effect=effect,
    )
    return effect
