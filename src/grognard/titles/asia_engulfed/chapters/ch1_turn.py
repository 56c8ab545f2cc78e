"""1.0 The game turn: the Player-Turn of Japan, that of the Allies, Turn Advancement."""

from __future__ import annotations

from grognard.core.frame import Frame
from grognard.core.kinds import Side
from grognard.core.steps import Steps
from grognard.titles.asia_engulfed.chapters.ch3_5_network import release_submarine
from grognard.titles.asia_engulfed.chapters.ch10_victory import advance_turn
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


class GameTurn(Steps[War], frozen=True):
    """A game turn, two months of war."""

    steps = ("japan", "allies", "advancement")
    again = 0

    def japan(self, pos: War) -> None:
        pos.event("turn-begins", "AE-KT-r", "AE-1.0-a", turn=pos.turn + 1, date=pos.kit.turn_keys[pos.turn])
        pos.push(PlayerTurn(JAPAN))

    def allies(self, pos: War) -> None:
        pos.push(PlayerTurn(ALLIES))

    def advancement(self, pos: War) -> None:
        advance_turn(pos)


class PlayerTurn(Steps[War], frozen=True):
    """The nine phases of one side (1.0-b); those steps that are only Japan's are skipped by the Allies (1.2-a)."""

    side: Side
    steps = (*["phase"] * len(PHASES), "end")

    def phase(self, pos: War) -> None:
        if self.step == 0:
            begin(pos, self.side)
        name = pos.phase = PHASES[self.step]
        pos.event("phase-begins", "AE-1.0-b", *PHASE_RULES[name], side=self.side, phase=name)
        pos.push(opening(name, self.side))

    def end(self, pos: War) -> None:
        remember_drops(pos)
        pos.phase = ""


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
    pos.ashore = {}
    pos.strategic_used = [0] * len(pos.strategic_used)
    pos.broken_zone = -1
    pos.index.influence = [None, None]
    if side == JAPAN:
        release_submarine(pos)
        pos.transports = pos.capacity
        if pos.alternative("simple-supply"):
            pos.transports = pos.capacity // 5
            pos.cite("AE-13.1-b")
        pos.event("player-turn-begins", "AE-1.1-a", side=side, transports=pos.transports)
    else:
        rules = ("AE-1.2-a", "AE-9.11-y") if pos.turn == 0 else ("AE-1.2-a",)
        pos.event("player-turn-begins", *rules, side=side, transports=pos.transports)


OPENINGS = {
    "naval": "NavalMovement",
    "initial-supply": "InitialSupply",
    "production": "Production",
    "air-naval": "AirNavalCombat",
    "operational": "OperationalMovement",
    "strategic": "StrategicMovement",
    "ground": "GroundCombat",
    "rebase": "Rebase",
    "final-supply": "FinalSupply",
}


def opening(phase: str, side: int) -> Frame[War]:
    """The first step of each phase."""
    return War.frame(OPENINGS[phase])(side)
