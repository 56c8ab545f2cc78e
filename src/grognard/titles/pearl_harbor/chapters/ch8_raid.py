"""8. Raids: how bombardments of a hex are composed, target by target, and carried out one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Piece, Pieces, Seat, Space, Word
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch8_1_limits import attack_refused, count_attack, forces_in
from grognard.titles.pearl_harbor.chapters.ch8_6_air_combat import (
    FIRST,
    SECOND,
    SECOND_COUNTER,
    note_declared,
)
from grognard.titles.pearl_harbor.chapters.ch9_air_leaders import LED_BY, free_staffs, staffs
from grognard.titles.pearl_harbor.chapters.ch22_kamikaze import factor
from grognard.titles.pearl_harbor.kit import AIR
from grognard.titles.pearl_harbor.marks import ABORTED, FOUGHT, KAMIKAZE, LED, SHELLED
from grognard.titles.pearl_harbor.menus import Joint
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.verbs import AT, GO, PASS, VERBS, WITH
from grognard.titles.pearl_harbor.war import War

AT_WORKS = VERBS.choice("at-works")
"""A target that is printed on the map: a permanent fortress or a home base."""
TOGETHER = VERBS.piece("together")
"""Bombers join those of another player against this target, as one attack."""
WORKS = ("fortress", "home")


class Strike(msgspec.Struct, frozen=True):
    """One bombardment: its single target, and who bombs it together (8.4-i, 8.4-j, 8.5-e, 8.5-f)."""

    target: Piece
    works: Word = ""
    """For a target that is no counter: fortress or home."""
    bombers: Pieces = ()
    seat: Seat = ""
    """Who named it."""


class Raid(Joint, frozen=True):
    """The bombardments that go against one hex: a target, who bombs it, the next target …

    `only`: the units of a counter-attack or a second wave.
    """

    kind: ClassVar[str] = ""
    """The type of attack (8.1-h)."""
    rules: ClassVar[tuple[str, ...]] = ()
    wave: Word = FIRST
    only: Pieces = ()
    helpers: Pieces = ()
    """Leaders who helped the first wave: only they may help the second (10.4-f)."""
    strikes: tuple[Strike, ...] = ()

    # what a type of bombardment says

    def targets(self, pos: War) -> list[int]:
        """The counters in the hex that come into question as targets."""
        raise NotImplementedError

    def works(self, pos: War) -> list[str]:
        """What is printed on the map and can be a target."""
        return []

    def bombers(self, pos: War) -> list[int]:
        """The player's units that come into question."""
        raise NotImplementedError

    def target_refused(self, pos: War, target: int) -> Refusal:
        """What forbids a counter as a target, whoever bombs it."""
        raise NotImplementedError

    def bomber_refused(self, pos: War, p: int, strike: Strike | None) -> Refusal:
        """What forbids a unit to take part, or to bomb this target."""
        raise NotImplementedError

    def manner(self, pos: War, p: int) -> str:
        """The kind of raid that a unit takes part in: each kind is fired at by itself (8.8-i)."""
        return self.kind

    def spent_refused(self, pos: War, p: int) -> Refusal:
        """Each unit bombards once in a segment; the second rule of a raid says so (8.4-h, 8.5-d)."""
        return Reason(self.rules[1], "bombs-once", {"piece": p}) if pos.marks[p] & SHELLED else None

    # the menu

    def _targets(self, pos: War) -> list[int]:
        return self.targets(pos)

    def _works(self, pos: War) -> list[str]:
        return self.works(pos)

    def _bombers(self, pos: War) -> list[int]:
        return self.bombers(pos)

    @property
    def open_strike(self) -> Strike | None:
        """The strike that this player is composing."""
        return self.strikes[-1] if self.strikes and self.strikes[-1].seat == self.seat else None

    @property
    def committed(self) -> set[int]:
        return {p for strike in self.strikes for p in strike.bombers}

    def at_refused(self, pos: War, target: int) -> Refusal:
        refused = self.target_refused(pos, target)
        if refused:
            return refused
        strike = self.open_strike
        if strike and not strike.bombers:
            return Reason(self.rules[0], "bombers-first")
        return self._nobody_for(pos, Strike(target))

    def works_refused(self, pos: War, works: str) -> Refusal:
        strike = self.open_strike
        if strike and not strike.bombers:
            return Reason(self.rules[0], "bombers-first")
        if works not in self.works(pos):
            return "PH-8.4-a"
        return self._nobody_for(pos, Strike(NOBODY, works))

    def _nobody_for(self, pos: War, strike: Strike) -> Refusal:
        """Why none of the units that are left may bomb a target; None if one may."""
        found: Refusal = Reason(self.rules[0], "no-bombers-left")
        for p in self.bombers(pos):
            if p not in self.committed:
                found = self.bomber_refused(pos, p, strike)
                if not found:
                    return None
        return found

    def with_refused(self, pos: War, p: int) -> Refusal:
        strike = self.open_strike
        if strike is None:
            return Reason(self.rules[0], "target-first")
        if p in self.committed:
            return Reason(self.rules[0], "bombs-once", {"piece": p})
        return self.bomber_refused(pos, p, strike) or self.limit_refused(pos, p)

    def limit_refused(self, pos: War, p: int) -> Refusal:
        """What forbids one more raid: the limit of attacks, by one reading that the hex was raided already (8.1, 8.8).

        Answers and second waves are no initiated attacks (10.4-g, 10.5-g).
        """
        if self.wave != FIRST:
            return None
        if (self.manner(pos, p), self.space) in pos.raided and pos.options.plays("repeated-raids", "once"):
            return Reason("PH-8.8-c", "hex-raided-already", {"space": self.space})
        return attack_refused(pos, (pos.force_of(p),), self.kind, self.space)

    def go_refused(self, pos: War, _: object) -> Refusal:
        strike = self.open_strike
        if strike is None or not strike.bombers:
            return Reason(self.rules[0], "bombers-first" if strike else "target-first")
        return None

    def pass_refused(self, pos: War, _: object) -> Refusal:
        return Reason(self.rules[0], "target-first") if self.others is None or self.open_strike else None

    def shared_targets(self, pos: War) -> list[int]:
        """Targets of other players' strikes that this player may join."""
        return [strike.target for strike in self.strikes if strike.seat != self.seat and strike.target >= 0]

    def together_refused(self, pos: War, target: int) -> Refusal:
        strike = next((each for each in self.strikes if each.target == target and each.seat != self.seat), None)
        if strike is None or self.open_strike:
            return "PH-8.4-j"
        return self._nobody_for(pos, strike)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return self.question(orders, {"space": self.space, "wave": self.wave})

    def question(self, orders: list[Order], args: dict[str, object]) -> Ask:
        """What the player is asked."""
        raise NotImplementedError

    def ends(self, orders: list[Order]) -> bool:
        """Whether the player could end what he composes: then the question waits for his word."""
        return GO in orders or PASS in orders

    @offers(AT, _targets, at_refused)
    def aim(self, pos: War, target: int) -> None:
        pos.replace(replace(self, strikes=(*self.strikes, Strike(target, seat=self.seat))))

    @offers(AT_WORKS, _works, works_refused)
    def aim_at_works(self, pos: War, works: str) -> None:
        pos.replace(replace(self, strikes=(*self.strikes, Strike(NOBODY, works, seat=self.seat))))

    @offers(TOGETHER, shared_targets, together_refused)
    def join(self, pos: War, target: int) -> None:
        """The strike of another player goes on as one of both: it is put last, and this player adds to it."""
        strike = next(each for each in self.strikes if each.target == target and each.seat != self.seat)
        rest = tuple(each for each in self.strikes if each is not strike)
        pos.replace(replace(self, strikes=(*rest, replace(strike, seat=self.seat))))

    @offers(WITH, _bombers, with_refused)
    def send(self, pos: War, p: int) -> None:
        self.add(pos, p)

    def add(self, pos: War, p: int) -> None:
        strike = self.strikes[-1]
        more = replace(strike, bombers=(*strike.bombers, p))
        pos.replace(replace(self, strikes=(*self.strikes[:-1], more)))

    @property
    def is_for_others(self) -> bool:
        return not self.only

    def can_join(self, pos: War) -> bool:
        return any(not self.limit_refused(pos, p) and self.could_bomb(pos, p) for p in self.bombers(pos))

    def could_bomb(self, pos: War, p: int) -> bool:
        """Whether a unit could bomb any target here."""
        return any(not self.bomber_refused(pos, p, strike) for strike in self.all_targets(pos))

    def all_targets(self, pos: War) -> list[Strike]:
        counters = [Strike(target) for target in self.targets(pos) if not self.target_refused(pos, target)]
        return counters + [Strike(NOBODY, works) for works in self.works(pos)]

    def begin(self, pos: War) -> tuple[int, ...]:
        """Count the attack and mark everybody who takes part; returns them."""
        units = tuple(p for strike in self.strikes for p in strike.bombers)
        if self.wave == FIRST:
            count_attack(pos, forces_in(pos, units), self.kind, self.space)
            pos.raided = [*pos.raided, (self.manner(pos, units[0]), self.space)]
            if pos.kit.arm[units[0]] == AIR:
                note_declared(pos, self.space, units)
        return units


class Bombing(Frame[War], frozen=True):
    """A raid is carried out: anti-aircraft fire, then one strike after the other, each result at once (8.2-e)."""

    seat: Seat
    space: Space
    wave: Word
    strikes: tuple[Strike, ...]
    helpers: Pieces = ()
    at: Number = -1
    """-1: the guns have not fired yet."""
    helped: Pieces = ()
    """Leaders who have helped a strike of this raid."""

    def flak(self, pos: War) -> None:
        """Fire at the bombers."""

    def resolve(self, pos: War, strike: Strike, bombers: Sequence[int], leader: int) -> None:
        """Roll for a strike and apply the result."""
        raise NotImplementedError

    def stands(self, pos: War, strike: Strike) -> bool:
        """Whether the target is still there."""
        return strike.target < 0 or pos.place[strike.target] == self.space

    def over(self, pos: War) -> None:
        """All strikes are made."""

    def advance(self, pos: War) -> Asks:
        if self.at < 0:
            pos.replace(replace(self, at=0))
            self.flak(pos)
            return None
        if self.at >= len(self.strikes):
            pos.pop()
            self.over(pos)
            return None
        strike = self.strikes[self.at]
        bombers = self.still_bombing(pos, strike)
        if not bombers or not self.stands(pos, strike):
            if bombers:
                pos.event("target-gone", "PH-8.2-e", pieces=bombers, space=self.space)
            pos.replace(replace(self, at=self.at + 1))
            return None
        leaders = self.leaders(pos, bombers)
        if not leaders:
            self._drop(pos, NOBODY)
            return None
        rules = ("PH-9.4-a", "PH-9.4-b", "PH-9.4-d", "PH-9.4-e")
        return Ask(pos.seat(leaders[0]), "air-leader", [*LED_BY.each(leaders), PASS], rules, {"space": self.space})

    def still_bombing(self, pos: War, strike: Strike) -> tuple[int, ...]:
        """The bombers that the guns have left; kamikazes come in spite of them (8.8-e, 22.3-g)."""
        return tuple(
            p for p in strike.bombers if pos.on_map(p) and (not pos.marks[p] & ABORTED or pos.marks[p] & KAMIKAZE)
        )

    def leaders(self, pos: War, bombers: Sequence[int]) -> list[int]:
        """The naval-air leaders who may help this strike; never kamikazes (9.4-d, 10.4-f, 22.3-i)."""
        if pos.kit.arm[bombers[0]] != AIR:
            return []
        if any(pos.marks[p] & KAMIKAZE for p in bombers):
            pos.cite("PH-22.3-i")
            return []
        if self.wave in (SECOND, SECOND_COUNTER):
            pos.cite("PH-10.4-f")
            first = self.helpers if self.wave == SECOND else [p for p in staffs(pos, bombers) if pos.marks[p] & LED]
            return [p for p in staffs(pos, bombers) if p in first and p not in self.helped]
        return free_staffs(pos, bombers)

    def play(self, pos: War, order: Order, seat: str) -> None:
        self._drop(pos, order.target if isinstance(order.target, int) else NOBODY)

    def _drop(self, pos: War, leader: int) -> None:
        strike = self.strikes[self.at]
        helped = self.helped
        if leader >= 0:
            pos.marks[leader] |= LED
            helped = (*helped, leader)
            points = pos.kit.attack[leader]
            pos.event("air-led", "PH-9.4-b", "PH-9.4-d", "PH-9.4-f", piece=leader, points=points, space=self.space)
        pos.replace(replace(self, at=self.at + 1, helped=helped))
        self.resolve(pos, strike, self.still_bombing(pos, strike), leader)

    def points(self, pos: War, bombers: Sequence[int], leader: int) -> int:
        """The factors of a strike, with a leader's and as kamikazes."""
        total = sum(pos.kit.attack[p] * factor(pos, p) for p in bombers)
        return total + pos.kit.attack[leader] if leader >= 0 else total

    def mark_fought(self, pos: War) -> None:
        """Each bomber has made its one bombardment of this segment (8.4-h, 8.5-d)."""
        for strike in self.strikes:
            for p in strike.bombers:
                pos.marks[p] |= FOUGHT | SHELLED
