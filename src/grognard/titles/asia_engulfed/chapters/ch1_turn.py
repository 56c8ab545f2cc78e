"""1.0 The game turn: the Player-Turn of Japan, that of the Allies, Turn Advancement."""

from __future__ import annotations

from grognard.core.frame import Asks, Frame
from grognard.titles.asia_engulfed.chapters.ch3_5_network import release_submarine
from grognard.titles.asia_engulfed.chapters.ch13_4_airborne import remember_drops
from grognard.titles.asia_engulfed.kit import ALLIES, JAPAN
from grognard.titles.asia_engulfed.theatre import PHASES
from grognard.titles.asia_engulfed.war import War

PHASE_RULES = {
    "naval": ("AE-SP-a",),
    "initial-supply": ("AE-SP-b",),
    "production": ("AE-SP-c",),
    "air-naval": ("AE-SP-d",),
    "operational": ("AE-SP-e",),
    "strategic": ("AE-SP-f",),
    "ground": ("AE-SP-g",),
    "rebase": ("AE-SP-h",),
    "final-supply": ("AE-SP-i",),
}


class GameTurn(Frame[War], frozen=True):
    """A game turn, two months of war."""

    stage: int = 0

    def advance(self, pos: War) -> Asks:
        if self.stage == 0:
            pos.event("turn-begins", "AE-KT-r", "AE-1.0-a", turn=pos.turn + 1, date=pos.kit.turn_keys[pos.turn])
            pos.replace(GameTurn(1))
            pos.push(PlayerTurn(JAPAN))
        elif self.stage == 1:
            pos.replace(GameTurn(2))
            pos.push(PlayerTurn(ALLIES))
        else:
            from grognard.titles.asia_engulfed.chapters.ch10_victory import advance_turn

            pos.replace(GameTurn(0))
            advance_turn(pos)
        return None


class PlayerTurn(Frame[War], frozen=True):
    """The nine phases of one side (1.0-b); those steps that are only Japan's are skipped by the Allies (1.2-a)."""

    side: int
    phase: int = 0

    def advance(self, pos: War) -> Asks:
        if self.phase == 0:
            begin(pos, self.side)
        if self.phase == len(PHASES):
            end(pos)
            return None
        name = PHASES[self.phase]
        pos.phase = name
        pos.event("phase-begins", "AE-1.0-b", *PHASE_RULES[name], side=self.side, phase=name)
        pos.replace(PlayerTurn(self.side, self.phase + 1))
        pos.push(opening(name, self.side))
        return None


def begin(pos: War, side: int) -> None:
    """Nothing has moved yet; Japan's Transports Available are reset to its Capacity (1.1-a)."""
    pos.phasing = side
    count = len(pos.place)
    pos.marks = [0] * count
    pos.origin = [-1] * count
    pos.closed = []
    pos.fought = []
    pos.resolved = []
    pos.attack_paid = []
    pos.shelled = {}
    pos.strategic_used = [0] * len(pos.strategic_used)
    pos.broken_zone = -1
    pos.index.influence = [None, None]
    if side == JAPAN:
        release_submarine(pos)
        pos.transports = pos.capacity
        if "simple-supply" in pos.alternatives:
            pos.transports = pos.capacity // 5
            pos.cite("AE-13.1-b")
        pos.event("player-turn-begins", "AE-1.1-a", side=side, transports=pos.transports)
    else:
        rules = ("AE-1.2-a", "AE-9.11-y") if pos.turn == 0 else ("AE-1.2-a",)
        pos.event("player-turn-begins", *rules, side=side, transports=pos.transports)


def end(pos: War) -> None:
    remember_drops(pos)
    pos.phase = ""
    pos.pop()


def opening(phase: str, side: int) -> Frame[War]:
    """The first step of each phase."""
    if phase == "naval":
        from grognard.titles.asia_engulfed.chapters.ch8_2_naval_movement import NavalMovement

        return NavalMovement(side)
    if phase == "initial-supply":
        from grognard.titles.asia_engulfed.chapters.ch3_supply import InitialSupply

        return InitialSupply(side)
    if phase == "production":
        from grognard.titles.asia_engulfed.chapters.ch4_production import Production

        return Production(side)
    if phase == "air-naval":
        from grognard.titles.asia_engulfed.chapters.ch8_3_naval_combat import AirNavalCombat

        return AirNavalCombat(side)
    if phase == "operational":
        from grognard.titles.asia_engulfed.chapters.ch5_1_operational import OperationalMovement

        return OperationalMovement(side)
    if phase == "strategic":
        from grognard.titles.asia_engulfed.chapters.ch5_2_strategic import StrategicMovement

        return StrategicMovement(side)
    return _later_opening(phase, side)


def _later_opening(phase: str, side: int) -> Frame[War]:
    if phase == "ground":
        from grognard.titles.asia_engulfed.chapters.ch6_ground_combat import GroundCombat

        return GroundCombat(side)
    if phase == "rebase":
        from grognard.titles.asia_engulfed.chapters.ch8_8_rebase import Rebase

        return Rebase(side)
    from grognard.titles.asia_engulfed.chapters.ch3_supply import FinalSupply

    return FinalSupply(side)
