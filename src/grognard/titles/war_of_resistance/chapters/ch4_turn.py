"""4 The sequence of play: a Japanese and a Chinese player turn, five phases each."""

from __future__ import annotations

from grognard.core.frame import Asks
from grognard.core.kinds import Side
from grognard.core.steps import Steps
from grognard.titles.war_of_resistance.chapters.ch12_supply import check_supply, remove_drawn
from grognard.titles.war_of_resistance.chapters.ch36_weather import roll_weather
from grognard.titles.war_of_resistance.chapters.scenarios import score
from grognard.titles.war_of_resistance.charts import turn_name
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.war import War, enemy


class GameTurn(Steps[War], frozen=True):
    """Half a month: the weather, then both player turns."""

    steps = ("begin", "japanese", "chinese", "close")
    again = 0

    def begin(self, pos: War) -> None:
        pos.event("turn-begins", "WOR-4-a", turn=pos.turn, date=turn_name(pos.turn))
        roll_weather(pos)

    def japanese(self, pos: War) -> None:
        pos.push(PlayerTurn(JAPAN))

    def chinese(self, pos: War) -> None:
        pos.push(PlayerTurn(CHINA))

    def close(self, pos: War) -> None:
        if pos.turn == pos.last_turn:
            score(pos)
        else:
            pos.turn += 1


class PlayerTurn(Steps[War], frozen=True):
    """The five phases of a side (4A). Nobody has headquarters to react with yet (14C, 37H)."""

    side: Side
    steps = ("initial", "movement", "combat", "after_combat", "exploitation", "close")

    def initial(self, pos: War) -> None:
        pos.phasing = self.side
        begin_phase(pos, "initial")
        pos.event("player-turn", "WOR-4B-a", side=self.side)
        check_supply(pos, enemy(self.side))
        check_supply(pos, self.side)

    def movement(self, pos: War) -> None:
        begin_phase(pos, "movement")
        pos.push("Movement", self.side, exploits=False)

    def combat(self, pos: War) -> None:
        begin_phase(pos, "combat")
        pos.push("Combat", self.side)

    def after_combat(self, pos: War) -> None:
        remove_drawn(pos)

    def exploitation(self, pos: War) -> None:
        begin_phase(pos, "exploitation")
        pos.push("Movement", self.side, exploits=True)

    def close(self, pos: War) -> Asks:
        pos.phase = ""
        return None


def begin_phase(pos: War, phase: str) -> None:
    """Marks and points spent are those of a phase."""
    pos.phase = phase
    pos.marks = [0] * len(pos.marks)
    pos.spent = [0] * len(pos.spent)
    pos.marched = [0] * len(pos.marched)
