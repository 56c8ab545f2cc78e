"""14.3 Air combat: lines of fighters and bombers, rounds, results, breaking off."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side, Space, Word
from grognard.core.steps import Answers, Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import against, together
from grognard.titles.world_in_flames.chapters.ch11_16_strength import HALF
from grognard.titles.world_in_flames.chapters.ch14_1_range import points_home
from grognard.titles.world_in_flames.chapters.ch14_2_missions import Landing, destroy_aircraft
from grognard.titles.world_in_flames.chapters.ch14_4_carriers import back_on_deck, planes
from grognard.titles.world_in_flames.kit import FIGHTERS
from grognard.titles.world_in_flames.verbs import BREAK_OFF, CLEAR, FIGHT_ON, HIT, LEAD
from grognard.titles.world_in_flames.war import BOMBER, CLEARED, ROLE, War

ORDER = ("AX", "DX", "AA", "DA", "AC", "DC", "")
"""Results from the worst for the enemy to nothing (options 52, 53)."""
RULES = {
    "AX": "WIF-14.3.3-a",
    "DX": "WIF-14.3.3-d",
    "AC": "WIF-14.3.3-e",
    "DC": "WIF-14.3.3-f",
    "AA": "WIF-14.3.3-g",
    "DA": "WIF-14.3.3-h",
    "": "WIF-14.3.3-i",
}
DICE = 10


def lowered(result: str) -> str:
    """The next lower result; below DC is none."""
    return ORDER[min(ORDER.index(result) + 1, len(ORDER) - 1)]


def flying_in(pos: War, space: int) -> tuple[int, ...]:
    """All in the air over a hex, or over a sea area, which its section 0 stands for."""
    sea = pos.kit.seas.of[space]
    return tuple(pos.in_flight(space) if sea < 0 else (p for p in pos.in_sea(sea) if pos.role[p]))


class Lines:
    """Who is still in a combat, from front to rear, as the sides have arranged them."""

    def __init__(self, pos: War, space: int, order: Pieces) -> None:
        self._pos, self._space = pos, space
        there = flying_in(pos, space)
        self._there = [p for p in order if p in there and not pos.role[p] & CLEARED]

    def fighters(self, side: int) -> list[int]:
        pos = self._pos
        return [p for p in self._there if pos.role[p] & ROLE != BOMBER and together(pos, side, p)]

    def bombers(self, side: int) -> list[int]:
        pos = self._pos
        return [p for p in self._there if pos.role[p] & ROLE == BOMBER and together(pos, side, p)]

    def facing(self, side: int) -> list[int]:
        """The fighters that fight against a side."""
        pos = self._pos
        return [p for p in self._there if pos.role[p] & ROLE != BOMBER and against(pos, side, p)]

    def all(self, side: int) -> list[int]:
        return [*self.fighters(side), *self.bombers(side)]

    def fronts(self, side: int) -> list[int]:
        """The front fighter and the front bomber: only they can be hit (14.3.1-d)."""
        return [*self.fighters(side)[:1], *self.bombers(side)[:1]]

    def is_silent(self, side: int) -> bool:
        """Whether a side does not roll: an unarmed bomber leads it (14.3.2-h)."""
        if self.fighters(side):
            return False
        lead = self.bombers(side)[:1]
        return not lead or "unarmed" in self._pos.kit.flags[lead[0]]

    def is_outflown(self, side: int) -> bool:
        """Option 53: a twin-engined fighter leads against a single-engined one (14.3.2-i)."""
        mine, theirs = self.fighters(side)[:1], self.facing(side)[:1]
        twin = [bool(front) and "twin-engined" in self._pos.kit.flags[front[0]] for front in (mine, theirs)]
        return self._pos.plays("twin-engined") and twin[0] and bool(theirs) and not twin[1]


def total(pos: War, lines: Lines, side: int) -> Fraction:
    """The air-to-air total of a side: its front fighter and one for each other, or its front bomber alone (14.3.2)."""
    kit, fighters, bombers = pos.kit, lines.fighters(side), lines.bombers(side)
    if fighters:
        pos.cite("WIF-14.3.2-e")
        return air_factor(pos, fighters[0]) + _wing(pos, lines, side, fighters[1:])
    if not bombers:
        return Fraction(0)
    pos.cite("WIF-14.3.2-g")
    weaker = pos.plays("fighter-bombers") and kit.kind[bombers[0]] in FIGHTERS
    if weaker:
        pos.cite("WIF-14.3.2-j")
    return air_factor(pos, bombers[0]) - weaker


def air_factor(pos: War, p: int) -> Fraction:
    """The air-to-air factor of an aircraft; of a carrier plane the air component of its CV (14.4-c)."""
    if not pos.kit.is_ship[p]:
        return Fraction(pos.kit.air_to_air[p])
    pos.cite("WIF-14.4-c")
    return Fraction(planes(pos, p))


def _wing(pos: War, lines: Lines, side: int, rest: list[int]) -> Fraction:
    """Fighters behind the front; with option 55 those that are outclassed count for nothing (14.3.2-k)."""
    enemy = lines.facing(side)[:1]
    if not pos.plays("outclassed") or not enemy:
        return sum((_each(pos, p) for p in rest), Fraction(0))
    pos.cite("WIF-14.3.2-k")
    able = [p for p in rest if 2 * air_factor(pos, p) >= air_factor(pos, enemy[0])]
    return sum((_each(pos, p) for p in able), Fraction(0))


def _each(pos: War, p: int) -> Fraction:
    """A carrier plane behind the front counts half (14.3.2-e)."""
    return HALF if pos.kit.is_ship[p] else Fraction(1)


def value(mine: Fraction, theirs: Fraction) -> int:
    """Rounded to the nearest; halves up, so that negative halves go towards zero (14.3.2-d, 2.6)."""
    return floor(mine - theirs + HALF)


class AirCombat(Steps[War], frozen=True):
    """One air combat, over one hex, from the arrangement of the lines to the last round."""

    side: Side
    """The active side."""
    foe: Side
    space: Space
    order: Pieces = ()
    """All aircraft in the combat as they are arranged: of each group the front first."""
    values: tuple[Number, ...] = (0, 0)
    """What the active and the inactive side roll at in this round."""
    silent: tuple[Number, ...] = (0, 0)
    outflown: tuple[Number, ...] = (0, 0)
    bonus: tuple[Number, ...] = (0, 0)
    """What surprise points add to the values, in all rounds (11.5.9-c)."""
    steps = ("arrange", "reckon", "answer_fire", "fire", "break_first", "break_second")
    again = 1

    def _sides(self) -> tuple[int, int]:
        return self.side, self.foe

    def _groups(self, pos: War) -> list[list[int]]:
        """Fighters and bombers of the active side, then of the other."""
        return [
            [p for p in flying_in(pos, self.space) if self._is(pos, p, side, bombing=bombing)]
            for side in self._sides()
            for bombing in (False, True)
        ]

    def _is(self, pos: War, p: int, side: int, *, bombing: bool) -> bool:
        return together(pos, side, p) and (pos.role[p] & ROLE == BOMBER) == bombing

    def arrange(self, pos: War) -> Asks:
        """Each side puts its groups in line, the active one first."""
        for group in self._groups(pos):
            left = [p for p in group if p not in self.order]
            if len(left) == 1:
                pos.replace(replace(self, order=(*self.order, left[0])))
                return None
            if left:
                args: dict[str, object] = {"space": self.space}
                seat = pos.seat(pos.side(left[0]))
                return Ask(seat, "arrangement", LEAD.each(left), ("WIF-14.3.1-b", "WIF-14.3.1-d"), args)
        return None

    @offers(LEAD)
    def lead(self, pos: War, p: int) -> None:
        pos.replace(replace(self, order=(*self.order, p)))

    def reckon(self, pos: War) -> None:
        """A round begins: bombers without enemy fighters pass; if both are still there, values are counted."""
        lines = Lines(pos, self.space, self.order)
        for side in self._sides():
            if not lines.facing(side) and lines.bombers(side):
                pos.event("all-clear", "WIF-14.3.2-b", side=side, wings=lines.bombers(side))
                for p in lines.bombers(side):
                    pos.role[p] |= CLEARED
        lines = Lines(pos, self.space, self.order)
        if not all(lines.all(side) for side in self._sides()):
            pos.cite("WIF-14.3.2-a")
            pos.pop()
            return
        mine, theirs = (total(pos, lines, side) for side in self._sides())
        if (mine - theirs).denominator > 1:
            pos.cite("WIF-2.6-b")
        self.turn_to(
            pos,
            "answer_fire",
            values=(value(mine, theirs) + self.bonus[0], value(theirs, mine) + self.bonus[1]),
            silent=tuple(int(lines.is_silent(side)) for side in self._sides()),
            outflown=tuple(int(lines.is_outflown(side)) for side in self._sides()),
        )

    def answer_fire(self, pos: War) -> None:
        """The inactive side rolls first, and its result is applied (14.3.2-m)."""
        self._roll(pos, 1)

    def fire(self, pos: War) -> None:
        """The active side rolls at the value that it had when the round began (14.3.2-n)."""
        pos.cite("WIF-14.3.2-n")
        self._roll(pos, 0)

    def _roll(self, pos: War, who: int) -> None:
        side, foe = self._sides()[who], self._sides()[1 - who]
        if self.silent[who]:
            pos.cite("WIF-14.3.2-h")
            return
        die = pos.roll(DICE) + pos.roll(DICE)
        result = pos.kit.charts.dogfight(self.values[who], die)
        if self.outflown[who]:
            pos.cite("WIF-14.3.2-i")
            result = lowered(result)
            if self.bonus[who] or pos.plays("outclassed"):
                pos.cite("WIF-14.3.2-l")
        rules = ("WIF-14.3.2-d", "WIF-14.3.2-m", "WIF-14.3.3-j", RULES[result])
        pos.event(
            "dogfight",
            *rules,
            side=side,
            space=self.space,
            shift=self.values[who],
            die=die,
            result=result or "-",
        )
        lines = Lines(pos, self.space, self.order)
        clearing = result.endswith("C")
        victims = lines.bombers(foe) if clearing else lines.fronts(foe)
        if not result or not victims:
            return
        chooser = side if result.startswith("A") else foe
        pos.push(Fate(chooser, self.space, result, tuple(victims)))

    def break_first(self, pos: War) -> Asks:
        return self._ask_break(pos, 0)

    def break_second(self, pos: War) -> Asks:
        return self._ask_break(pos, 1)

    def _ask_break(self, pos: War, who: int) -> Asks:
        lines = Lines(pos, self.space, self.order)
        if not all(lines.all(side) for side in self._sides()):
            return None
        rules = ("WIF-14.3.2-m", "WIF-14.3.2-o")
        return Ask(pos.seat(self._sides()[who]), "break-off", [FIGHT_ON, BREAK_OFF], rules, {"space": self.space})

    @offers(FIGHT_ON)
    def fight_on(self, pos: War) -> None:
        pos.replace(replace(self, step=self.step + 1))

    @offers(BREAK_OFF)
    def break_off(self, pos: War) -> None:
        """All its aircraft in the combat abort; those that have passed go on."""
        side = self._sides()[self.steps.index("break_second") == self.step]
        pos.replace(replace(self, step=self.step + 1))
        pos.event("broke-off", "WIF-14.3.2-o", side=side, space=self.space)
        for p in Lines(pos, self.space, self.order).all(side):
            if pos.kit.seas.of[self.space] >= 0:
                pos.role[p] = 0
            else:
                abort(pos, p)


class Fate(Answers[War], frozen=True):
    """Somebody chooses which aircraft a result hits."""

    side: Side
    space: Space
    result: Word
    victims: Pieces

    def advance(self, pos: War) -> Asks:
        verb = CLEAR if self.result.endswith("C") else HIT
        args: dict[str, object] = {"space": self.space, "result": self.result}
        return Ask(pos.seat(self.side), "fate", verb.each(self.victims), (RULES[self.result],), args)

    @offers(HIT, why=lambda self, pos, p: "WIF-14.3.1-d")
    def hit(self, pos: War, p: int) -> None:
        pos.pop()
        if self.result.endswith("X") and pos.kit.is_ship[p]:
            pos.role[p], pos.damaged[p] = 0, 1
            pos.event("plane-lost", "WIF-14.3.3-b", "WIF-14.4-l", piece=p)
        elif self.result.endswith("X"):
            destroy_aircraft(pos, p, RULES[self.result])
        else:
            abort(pos, p)

    @offers(CLEAR, why=lambda self, pos, p: RULES[self.result])
    def clear(self, pos: War, p: int) -> None:
        pos.pop()
        pos.role[p] |= CLEARED
        pos.event("cleared", RULES[self.result], piece=p)


def abort(pos: War, p: int) -> None:
    """An aircraft leaves the combat and returns to a base within its range (14.3.3-g)."""
    pos.event("aborted", "WIF-14.3.3-g", piece=p)
    if p in pos.launched:
        back_on_deck(pos, p)
    elif pos.kit.is_ship[p]:
        pos.role[p] = 0
    elif pos.sea(p) >= 0:
        pos.role[p] = 0
        pos.push("SeaLanding", p)
    else:
        pos.push(Landing(p, points_home(pos, p), 1))
