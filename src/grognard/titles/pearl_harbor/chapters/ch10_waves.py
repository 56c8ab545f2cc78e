"""10.4, 10.5 Second waves and counter-attacks: what carriers do after an attack on ships, and how they answer one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces, Seat, Space, Spaces, Word
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, Steps, offers
from grognard.titles.pearl_harbor.chapters.ch4_air import air_costs, flight_range
from grognard.titles.pearl_harbor.chapters.ch4_barriers import closed_regions, region_table
from grognard.titles.pearl_harbor.chapters.ch8_1_limits import was_attacked
from grognard.titles.pearl_harbor.chapters.ch8_5_naval_bombardment import NavalRaid, may_wave
from grognard.titles.pearl_harbor.chapters.ch8_6_air_combat import (
    COUNTER,
    FIRST,
    SECOND,
    SECOND_COUNTER,
    AirMuster,
    has_supremacy,
)
from grognard.titles.pearl_harbor.chapters.ch8_8_antiaircraft import afloat
from grognard.titles.pearl_harbor.chapters.ch10_cap import take_off
from grognard.titles.pearl_harbor.chapters.ch12_effects import air_losses, search_weather
from grognard.titles.pearl_harbor.chapters.ch22_surprise import is_surprise, wake
from grognard.titles.pearl_harbor.chapters.ch25_intelligence import reveal_box
from grognard.titles.pearl_harbor.kit import AIR, ALLIES
from grognard.titles.pearl_harbor.marks import ABORTED, CAP, FOUGHT, SHELLED, WAVED
from grognard.titles.pearl_harbor.menus import Assent, Round
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.verbs import GO, VERBS, WITH
from grognard.titles.pearl_harbor.war import War

COUNTER_ATTACK = VERBS.space("counter-attack")
"""Carrier air units fly against the enemy carriers of that hex."""


class AfterRaid(Steps[War], frozen=True):
    """What follows a raid on ships: the answer of the bombed carriers, then a second wave (10.4-e, 10.5-e)."""

    steps = ("answer", "second_wave")
    seat: Seat
    space: Space
    wave: Word
    units: Pieces
    helpers: Pieces = ()

    def answer(self, pos: War) -> None:
        if self.wave not in (FIRST, SECOND) or not self.units:
            return
        flown = [p for p in self.units if pos.launched[p] >= 0 and pos.kit.is_naval_air[p]]
        homes = {pos.place[pos.launched[p]] for p in flown if pos.on_map(pos.launched[p])}
        if not homes:
            return
        side = enemy(pos.kit.side[self.units[0]])
        wave = COUNTER if self.wave == FIRST else SECOND_COUNTER
        for seat in reversed(pos.players(side)):
            pos.push(CounterAttacks(seat, self.space, tuple(sorted(homes)), wave))

    def second_wave(self, pos: War) -> None:
        if self.wave != FIRST:
            return
        fit = [p for p in self.units if may_wave_again(pos, p, self.space)]
        seats = {pos.seat(p) for p in fit}
        for seat in reversed(pos.players(pos.side_of(self.seat))):
            if seat in seats:
                mine = tuple(p for p in fit if pos.seat(p) == seat)
                pos.push(SecondWave(seat, self.space, mine, self.helpers))


# second waves


def may_wave_again(pos: War, p: int, space: int) -> bool:
    """Whether an air unit of a first wave can come again: its carrier is fit for it, and it was not aborted (10.4)."""
    flown = pos.place[p] == space and pos.marks[p] & (WAVED | ABORTED) == WAVED
    return flown and may_wave(pos, p, pos.launched[p])


class SecondWave(Assent, frozen=True):
    """Do the air units of carriers bomb the ships of a hex once more (10.4-b)?"""

    seat: Seat
    space: Space
    units: Pieces
    helpers: Pieces

    def advance(self, pos: War) -> Asks:
        if not afloat(pos, self.space, enemy(pos.side_of(self.seat))):
            pos.pop()
            return None
        return super().advance(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("PH-10.4-a", "PH-10.4-b", "PH-10.4-c", "PH-10.4-d", *(("PH-22.2-g",) if is_surprise(pos) else ()))
        args: dict[str, object] = {"space": self.space, "pieces": self.units}
        return Ask(self.seat, "second-wave", orders, rules, args)

    def agreed(self, pos: War) -> None:
        pos.event("second-wave", "PH-10.4-b", "PH-10.4-e", "PH-10.4-g", pieces=self.units, space=self.space)
        wake(pos, self.space)
        ready_again(pos, self.units)
        pos.push(Arrival(self.seat, self.space, self.units, SECOND, self.helpers))


def ready_again(pos: War, units: Iterable[int]) -> None:
    """Units that have bombed once are sent again; nobody has to count a third time."""
    for p in units:
        pos.marks[p] &= ~(FOUGHT | WAVED | SHELLED)


# who arrives over a hex of ships


class Arrival(Steps[War], frozen=True):
    """Air units of a counter-attack, a second wave or a strike over a hex: they fight its patrol or bomb (10.5-d)."""

    steps = ("fight", "bomb")
    seat: Seat
    space: Space
    units: Pieces
    wave: Word
    helpers: Pieces = ()

    def fight(self, pos: War) -> None:
        if has_supremacy(pos, self.space, pos.side_of(self.seat)):
            return
        if was_attacked(pos, "air", self.space):
            pos.cite("PH-8.6-j")
            return
        pos.cite("PH-10.4-h" if self.wave == SECOND else "PH-10.5-d")
        pos.push(AirMuster(self.seat, self.space, self.units, self.wave))

    def bomb(self, pos: War) -> None:
        if not has_supremacy(pos, self.space, pos.side_of(self.seat)):
            pos.event("turned-away", "PH-8.6-h", pieces=self.units, space=self.space)
            return
        reveal_box(pos, self.space, enemy(pos.side_of(self.seat)))
        raid = NavalRaid(self.seat, self.space, self.wave, self.units, self.helpers)
        strikes = raid.all_targets(pos)
        if any(not raid.bomber_refused(pos, p, strike) for p in raid.bombers(pos) for strike in strikes):
            pos.push(raid)


# counter-attacks


def in_range(pos: War, p: int, origin: int, space: int) -> bool:
    """Whether an air unit reaches a hex from where its carrier is (10.5-b)."""
    kit = pos.kit
    blocked = region_table(kit, closed_regions(pos, p))
    graph, budget = kit.board.graph, flight_range(pos, p)
    return space in search_weather(kit, "air", graph, (origin,), air_costs(kit), budget, air_losses(pos), blocked)


def carrier_of(pos: War, p: int) -> int:
    """The carrier that an air unit is aboard of, or took off from; -1: none."""
    return pos.aboard[p] if pos.aboard[p] >= 0 else pos.launched[p]


def counter_refused(pos: War, p: int, bombed: int, space: int, wave: str) -> Refusal:
    """What forbids an air unit of a bombed hex's carriers to counter-attack a hex (10.5)."""
    kit, carrier, marks = pos.kit, carrier_of(pos, p), pos.marks[p]
    if kit.arm[p] != AIR or not kit.is_naval_air[p] or carrier < 0 or pos.place[carrier] != bombed:
        return "PH-10.5-a"
    if kit.side[p] == ALLIES and is_surprise(pos):
        return "PH-22.2-m"
    if marks & ABORTED:
        return Reason("PH-8.6-k", "has-aborted", {"piece": p})
    if wave == SECOND_COUNTER and not may_wave(pos, p, carrier):
        return "PH-10.5-f"
    if marks & FOUGHT and not (wave == SECOND_COUNTER and marks & WAVED and pos.place[p] == space):
        return Reason("PH-10.5-b", "has-fought", {"piece": p})
    if not pos.supplied[p]:
        return "PH-11.5-a"
    if not in_range(pos, p, bombed, space):
        return Reason("PH-10.5-b", "out-of-range", {"piece": p, "space": space})
    return None


class CounterAttacks(Round, frozen=True):
    """A player whose carriers were bombed may strike back at the carriers that did it (10.5-a)."""

    bombed: Space
    homes: Spaces
    """Where the enemy carriers are."""
    wave: Word
    flown: Pieces = ()
    """Who has been sent out in answer to this attack, even if he found nothing: a mission is flown once (10.2-a)."""

    def hexes(self, pos: War) -> Sequence[int]:
        return self.homes

    def refused(self, pos: War, space: int) -> Refusal:
        if space not in self.homes:
            return "PH-10.5-c"
        found: Refusal = "PH-10.5-a"
        for p in _air_of(pos, self.seat):
            found = counter_refused(pos, p, self.bombed, space, self.wave)
            if not found and p in self.flown:
                found = Reason("PH-10.2-a", "has-flown", {"piece": p})
            if not found:
                return None
        return found

    def question(self, pos: War, orders: list[Order]) -> Ask:
        rules = ("PH-10.5-a", "PH-10.5-e", "PH-10.5-g", *(("PH-10.5-f",) if self.wave == SECOND_COUNTER else ()))
        return Ask(self.seat, "counter-attacks", orders, rules, {"space": self.bombed}, firm=True)

    @offers(COUNTER_ATTACK, hexes, refused)
    def counter(self, pos: War, space: int) -> None:
        pos.push(Sortie(self.seat, self.bombed, space, self.wave, self.flown))


def _air_of(pos: War, seat: str) -> list[int]:
    return [p for p in pos.kit.of_arm[AIR] if pos.on_map(p) and pos.seat(p) == seat]


class Sortie(Menu[War], frozen=True):
    """Which air units fly the counter-attack."""

    seat: Seat
    bombed: Space
    space: Space
    wave: Word
    flown: Pieces = ()
    pieces: Pieces = ()

    def candidates(self, pos: War) -> list[int]:
        return [p for p in _air_of(pos, self.seat) if pos.kit.is_naval_air[p] and p not in self.pieces]

    def refused(self, pos: War, p: int) -> Refusal:
        if pos.seat(p) != self.seat or p in self.pieces:
            return "PH-10.5-a"
        if p in self.flown:
            return Reason("PH-10.2-a", "has-flown", {"piece": p})
        return counter_refused(pos, p, self.bombed, self.space, self.wave)

    def go_refused(self, pos: War, _: object) -> Refusal:
        return None if self.pieces else Reason("PH-10.5-b", "nobody-chosen")

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"space": self.space, "pieces": self.pieces}
        return Ask(self.seat, "sortie", orders, ("PH-10.5-b", "PH-10.5-c"), args, firm=GO in orders)

    @offers(WITH, candidates, refused)
    def join(self, pos: War, p: int) -> None:
        pos.replace(replace(self, pieces=(*self.pieces, p)))

    @offers(GO, forbids=go_refused)
    def go(self, pos: War) -> None:
        pos.pop()
        menu = pos.stack[-1]
        assert isinstance(menu, CounterAttacks)
        pos.replace(replace(menu, flown=(*self.flown, *self.pieces)))
        send_out(pos, self.pieces, self.space)
        rules = ("PH-10.5-c", "PH-10.5-e", "PH-10.5-g")
        pos.event("counter-attack", *rules, pieces=self.pieces, space=self.bombed, to=self.space)
        pos.push(Arrival(self.seat, self.space, self.pieces, self.wave))


def send_out(pos: War, units: Sequence[int], space: int) -> None:
    """Carrier air units fly against a hex, whatever they were doing before."""
    ready_again(pos, units)
    for p in units:
        pos.marks[p] &= ~CAP
        take_off(pos, p, space)
