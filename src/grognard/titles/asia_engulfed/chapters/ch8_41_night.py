"""8.41 Night combat: one round of gunfire between surface fleets, without aircraft."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Piece, Side, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.asia_engulfed.chapters.ch8_6_damage import (
    Recovery,
    Result,
    Results,
    add_up,
    in_turn,
    score,
    shown_dice,
)
from grognard.titles.asia_engulfed.kit import BB, CA, SIDES
from grognard.titles.asia_engulfed.verbs import AT
from grognard.titles.asia_engulfed.war import War


def surface_fleets(pos: War, zone: int, side: int) -> list[int]:
    """The fleets that fire at night: BB and CA."""
    return [p for p in pos.fleets_at(zone, side) if pos.kit.kind[p] in (BB, CA)]


def night_targets(pos: War, zone: int, side: int) -> list[int]:
    """What a side may fire at: CV fleets and transports only when no BB or CA fleet screens them (8.41-d)."""
    screen = surface_fleets(pos, zone, 1 - side)
    everything = pos.fleets_at(zone, 1 - side) + pos.ground_at(zone, 1 - side)
    if pos.alternative("night-screen"):
        return everything
    if screen and len(screen) < len(everything):
        pos.cite("AE-8.41-d")
    return screen or everything


def night_bonus(pos: War, gunner: int) -> int:
    """The Hit-bonus of an elite fleet (8.41-b); want of supply matters to fleets only at the final check (3.2-c)."""
    if not pos.kit.elite[gunner]:
        return 0
    pos.cite("AE-8.41-b")
    return 1


class NightRound(Frame[War], frozen=True):
    """Both sides fire at once; with surprise one side fires first and losses are removed before the other does."""

    zone: Space
    waves: tuple[tuple[Side, ...], ...]
    """The sides that fire, in order; those of one wave at once."""
    aims: tuple[tuple[Piece, Piece], ...] = ()

    def advance(self, pos: War) -> Asks:
        if not self.waves:
            pos.pop()
            return None
        gunner = self._gunner(pos)
        if gunner >= 0:
            side = pos.kit.side[gunner]
            args: dict[str, object] = {"piece": gunner, "space": self.zone}
            targets = AT.each(night_targets(pos, self.zone, side))
            return Ask(pos.seat(side), "night-target", targets, ("AE-8.41-a",), args)
        pos.replace(NightRound(self.zone, self.waves[1:]))
        results = [self._fire(pos, gunner, target) for gunner, target in self.aims]
        pos.push(Recovery(self.zone))
        pos.push(Results(add_up(results)))
        return None

    def _gunner(self, pos: War) -> int:
        """The next fleet that has no target yet; -1 when all have."""
        aimed = {p for p, _ in self.aims}
        for side in self.waves[0]:
            for p in surface_fleets(pos, self.zone, side):
                if p not in aimed and night_targets(pos, self.zone, side):
                    return p
        return -1

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        pos.replace(NightRound(self.zone, self.waves, (*self.aims, (self._gunner(pos), order.target))))

    def _fire(self, pos: War, gunner: int, target: int) -> Result:
        rules = ["AE-8.41-a", "AE-KT-b"]
        bonus = night_bonus(pos, gunner)
        if bonus:
            rules += ["AE-8.41-b", "AE-9.1-b", "AE-KT-j"]
        dice = [pos.roll() for _ in range(pos.steps[gunner])]
        hits, damages = score(pos, target, dice, bonus)
        pos.event(
            "night-fire", *rules, piece=gunner, by=target, space=self.zone, dice=shown_dice(dice), hits=hits,
            damages=damages,
        )  # fmt: skip
        return target, hits, damages

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb != AT.name or not isinstance(order.target, int) or not self.waves:
            return []
        there = pos.fleets_at(self.zone, 1 - SIDES.index(seat)) + pos.ground_at(self.zone, 1 - SIDES.index(seat))
        return [Reason("AE-8.41-d", "screened", {"piece": order.target})] if order.target in there else []


def night_round(pos: War, zone: int, surprise: int) -> NightRound:
    """The night round of a battle; `surprise` is the side that has it, or -1."""
    if surprise >= 0:
        pos.cite("AE-8.31-h")
        return NightRound(zone, ((surprise,), (1 - surprise,)))
    pos.cite("AE-8.41-c")
    return NightRound(zone, (in_turn(pos),))
