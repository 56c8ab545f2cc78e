"""8. The combat segment, and the order of combat that it shares with the reaction segment (8.9)."""

from __future__ import annotations

from grognard.core.kinds import Side
from grognard.core.steps import Steps
from grognard.titles.pearl_harbor.chapters.ch1_turn import each_player
from grognard.titles.pearl_harbor.chapters.ch6_support import CarrierStrikes
from grognard.titles.pearl_harbor.chapters.ch22_operation_z import locate_carrier
from grognard.titles.pearl_harbor.chapters.ch22_surprise import is_surprise
from grognard.titles.pearl_harbor.war import War


class CombatSegment(Steps[War], frozen=True):
    """The phasing side attacks (8.1-a)."""

    side: Side
    steps = ("begin", "fight")

    def begin(self, pos: War) -> None:
        pos.cite("PH-1-h", "PH-8.9-a")
        if is_surprise(pos):
            locate_carrier(pos)

    def fight(self, pos: War) -> None:
        pos.push(CombatSteps(self.side, False))


class CombatSteps(Steps[War], frozen=True):
    """All combat of a segment, type by type; the players of the attacker act in their order in each (8.9-b).

    In the reaction segment surface attacks are declared before they are fought: then the attack carriers whose hex they
    go against may strike first (6.2-b), and those on support at the end (6.3-d).
    """

    attacker: Side
    reaction: bool
    steps = (
        "air",
        "land_targets",
        "naval_targets",
        "declarations",
        "attack_carriers",
        "surface",
        "shore",
        "support_carriers",
        "land",
    )

    def air(self, pos: War) -> None:
        pos.cite("PH-8.9-a", "PH-8.9-b", "PH-SOP-d")
        each_player(pos, "AirCombats", self.attacker)

    def land_targets(self, pos: War) -> None:
        each_player(pos, "LandBombings", self.attacker)

    def naval_targets(self, pos: War) -> None:
        each_player(pos, "NavalBombings", self.attacker)

    def declarations(self, pos: War) -> None:
        if self.reaction:
            each_player(pos, "SurfaceCombats", self.attacker)

    def attack_carriers(self, pos: War) -> None:
        self._strikes(pos, "attack")

    def surface(self, pos: War) -> None:
        each_player(pos, "DeclaredBattles" if self.reaction else "SurfaceCombats", self.attacker)

    def shore(self, pos: War) -> None:
        each_player(pos, "ShoreBombardments", self.attacker)

    def support_carriers(self, pos: War) -> None:
        self._strikes(pos, "support")

    def land(self, pos: War) -> None:
        if not self.reaction:
            pos.push("GroundCombat", self.attacker)

    def _strikes(self, pos: War, mission: str) -> None:
        if self.reaction:
            for seat in reversed(pos.players(pos.phasing)):
                pos.push(CarrierStrikes(seat, mission))
