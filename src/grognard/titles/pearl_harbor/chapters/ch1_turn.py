"""1. The sequence of play: game turns of one season, each a Japanese and an Allied player turn of five segments."""

from __future__ import annotations

from grognard.core.kinds import Side
from grognard.core.steps import Steps
from grognard.titles.pearl_harbor.chapters.ch12_weather import determine_weather
from grognard.titles.pearl_harbor.chapters.ch21_duties import tell_failures
from grognard.titles.pearl_harbor.chapters.ch22_operation_z import end_of_surprise, is_first_blow
from grognard.titles.pearl_harbor.chapters.ch23_victory import judge
from grognard.titles.pearl_harbor.chapters.ch29_garrison import check_garrison
from grognard.titles.pearl_harbor.chapters.ch34_birthday import close_spring, look_for_gifts
from grognard.titles.pearl_harbor.chapters.ch42_rivalry import award_prestige
from grognard.titles.pearl_harbor.kit import ALLIES, JAPAN, SEASONS
from grognard.titles.pearl_harbor.marks import READY, SEGMENT
from grognard.titles.pearl_harbor.theatre import HOLDER
from grognard.titles.pearl_harbor.war import War

SEGMENTS = ("decision", "movement", "reaction", "combat", "reorganization")


class GameTurn(Steps[War], frozen=True):
    """A season: weather, the Japanese player turn, the Allied player turn (1)."""

    steps = ("weather", "japanese", "allied", "victory", "turn_over")
    again = 0

    def weather(self, pos: War) -> None:
        pos.event("turn", "PH-1-a", "PH-0-d", season=SEASONS[pos.season], year=pos.year)
        determine_weather(pos)

    def japanese(self, pos: War) -> None:
        pos.push(PlayerTurn(JAPAN))

    def allied(self, pos: War) -> None:
        pos.push(PlayerTurn(ALLIES))

    def victory(self, pos: War) -> None:
        close_spring(pos)
        judge(pos)

    def turn_over(self, pos: War) -> None:
        pos.turn += 1
        pos.date += 1
        pos.bombings = (pos.bombings[1], 0)


class PlayerTurn(Steps[War], frozen=True):
    """The five segments of a side, in their order (1)."""

    side: Side
    steps = ("begin", "decision", "movement", "reaction", "combat", "reorganization", "end")

    def begin(self, pos: War) -> None:
        pos.cite("PH-1-b", "PH-1-d")
        pos.phasing = self.side
        pos.no_guard = []
        pos.silenced = []
        pos.probed = []
        pos.held = [pos.control[space] for space in pos.kit.objectives]
        for p in range(len(pos.marks)):
            pos.marks[p] &= READY
        pos.forget()

    def decision(self, pos: War) -> None:
        self._segment(pos, "decision")

    def movement(self, pos: War) -> None:
        self._segment(pos, "movement")

    def reaction(self, pos: War) -> None:
        self._segment(pos, "reaction")

    def combat(self, pos: War) -> None:
        self._segment(pos, "combat")

    def reorganization(self, pos: War) -> None:
        self._segment(pos, "reorganization")
        if pos.raiders:
            pos.push("RaidersReturn")

    def end(self, pos: War) -> None:
        if is_first_blow(pos, self.side):
            end_of_surprise(pos)
        held = zip(pos.kit.objectives, pos.held, strict=False)
        taken = [space for space, force in held if pos.holder(space) != HOLDER[force]]  # not from a friend (18-j)
        look_for_gifts(pos, taken)
        award_prestige(pos, taken)
        check_garrison(pos, self.side)
        pos.prizes = []
        if self.side == JAPAN:
            tell_failures(pos)
        pos.segment = ""

    def _segment(self, pos: War, name: str) -> None:
        """Begin a segment; what was remembered for the last one is forgotten."""
        pos.segment = name
        pos.war_unwanted = False
        pos.event("segment", "PH-1-d", what=name, side=self.side)
        for p, marks in enumerate(pos.marks):
            if marks & SEGMENT:
                pos.marks[p] = marks & ~SEGMENT
        pos.spent = [0] * len(pos.spent)
        pos.push(f"{name.capitalize()}Segment", self.side)


def each_player(pos: War, frame: str, side: int) -> None:
    """Let the players of a side act one after the other, in the order of the rulebook (1)."""
    pos.cite("PH-1-c")
    for seat in reversed(pos.players(side)):
        pos.push(frame, seat)
