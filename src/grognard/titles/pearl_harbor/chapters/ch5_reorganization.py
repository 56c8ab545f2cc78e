"""1, 5, 17. The reorganization segment: everybody returns to base, then the phasing side spends its ERP."""

from __future__ import annotations

from grognard.core.kinds import Side
from grognard.core.steps import Steps
from grognard.titles.pearl_harbor.chapters.ch1_turn import each_player
from grognard.titles.pearl_harbor.chapters.ch3_stacking import ExcessAir, ExcessLand, ExcessShips
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import disband, is_improper, tidy_fleets
from grognard.titles.pearl_harbor.chapters.ch5_return import is_homeless
from grognard.titles.pearl_harbor.chapters.ch9_naval_leaders import mark_led_ships
from grognard.titles.pearl_harbor.chapters.ch17_6_activation import leaders_arrive
from grognard.titles.pearl_harbor.chapters.ch18_control import update_control
from grognard.titles.pearl_harbor.chapters.ch28_burma_road import BUILDERS
from grognard.titles.pearl_harbor.chapters.ch30_strategic_bombing import AMERICANS
from grognard.titles.pearl_harbor.chapters.ch31_submarines import NAVIES, end_interdictions
from grognard.titles.pearl_harbor.chapters.ch36_evacuation import push_evacuations
from grognard.titles.pearl_harbor.kit import ALLIES, CH, JAPAN, NAVAL, TASK_FORCE
from grognard.titles.pearl_harbor.marks import AT_SEA, NO_MISSION, READY
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.war import War


class ReorganizationSegment(Steps[War], frozen=True):
    """The steps of the chart: returns, markers off, economy, stacking (1-i, 1-k, 17.5-a)."""

    side: Side
    steps = (
        "begin",
        "reacting_return",
        "reaction_off",
        "evacuation",
        "phasing_return",
        "missions_off",
        "leaders",
        "activation",
        "repairs",
        "construction",
        "breakdown",
        "road",
        "bombing",
        "submarines",
        "guerrillas",
        "redeployment",
        "homeless",
        "reaction_status",
        "stacking",
        "end",
    )

    def begin(self, pos: War) -> None:
        pos.cite("PH-SOP-e")
        if pos.raiders:
            pos.push("RaidersReturn")
        for side in (JAPAN, ALLIES):
            mark_led_ships(pos, side)

    def reacting_return(self, pos: War) -> None:
        pos.cite("PH-1-i", "PH-7-k")
        each_player(pos, "ReturnToBase", enemy(self.side))

    def reaction_off(self, pos: War) -> None:
        """The markers of reaction forces come off (1-i)."""
        foe = enemy(self.side)
        for p in pos.kit.of_arm[NAVAL]:
            if pos.kit.side[p] == foe:
                pos.marks[p] &= ~READY

    def evacuation(self, pos: War) -> None:
        push_evacuations(pos, self.side)

    def phasing_return(self, pos: War) -> None:
        pos.cite("PH-1-k", "PH-1-l")
        each_player(pos, "ReturnToBase", self.side)

    def missions_off(self, pos: War) -> None:
        """Missions are over; task forces that have lost their nationality are dissolved (19.1-e)."""
        for p in pos.kit.of_arm[NAVAL]:
            pos.mission[p] = NO_MISSION
            pos.marks[p] &= ~AT_SEA
        tidy_fleets(pos)
        for marker in pos.kit.of_arm[TASK_FORCE]:
            if pos.kit.side[marker] == self.side and pos.on_map(marker) and is_improper(pos, marker):
                pos.cite("PH-19.1-e")
                disband(pos, marker)

    def leaders(self, pos: War) -> None:
        leaders_arrive(pos, self.side)

    # economy: a menu for each step of the chart

    def activation(self, pos: War) -> None:
        pos.cite("PH-17.5-a")
        each_player(pos, "Activation", self.side)

    def repairs(self, pos: War) -> None:
        each_player(pos, "Repairs", self.side)

    def construction(self, pos: War) -> None:
        each_player(pos, "Construction", self.side)

    def breakdown(self, pos: War) -> None:
        if pos.options.plays("breakdown", "on"):
            each_player(pos, "Breakdown", self.side)

    def road(self, pos: War) -> None:
        if self.side == ALLIES and pos.options.plays("burma-road", "on"):
            self._players_with(pos, "RoadWorks", BUILDERS)

    def bombing(self, pos: War) -> None:
        if self.side == ALLIES and pos.options.plays("strategic-bombing", "on"):
            self._players_with(pos, "StrategicBombing", AMERICANS)

    def submarines(self, pos: War) -> None:
        if pos.options.plays("submarines", "on"):
            self._players_with(pos, "Submarines", NAVIES)

    def guerrillas(self, pos: War) -> None:
        if self.side == ALLIES and pos.options.plays("guerrillas", "on"):
            self._players_with(pos, "Guerrillas", (CH,))

    def redeployment(self, pos: War) -> None:
        each_player(pos, "Redeployment", self.side)

    def homeless(self, pos: War) -> None:
        """Who was based in what has been dismantled returns once more: nobody stays without a base (5.1-a, 5.5-d)."""
        for seat in reversed(pos.players(self.side)):
            if is_homeless(pos, seat):
                pos.cite("PH-5.2-g")
                pos.push("ReturnToBase", seat)

    def reaction_status(self, pos: War) -> None:
        each_player(pos, "ReactionStatus", self.side)

    def _players_with(self, pos: War, frame: str, forces: tuple[int, ...]) -> None:
        """Let the players of the side act who command one of these forces (1-c)."""
        for seat in reversed(pos.players(self.side)):
            if any(force in forces for force in pos.forces_of(seat)):
                pos.push(frame, seat)

    # the end

    def stacking(self, pos: War) -> None:
        """All three kinds of stacking are enforced at the end (3.1-a, 3.2-a, 3.3-a)."""
        for side in (enemy(self.side), self.side):
            for excess in (ExcessAir, ExcessLand, ExcessShips):
                pos.push(excess(side))

    def end(self, pos: War) -> None:
        tidy_fleets(pos)
        update_control(pos)
        end_interdictions(pos)
