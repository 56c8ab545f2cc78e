"""4.0 The game turn: four Phases a side, by chits."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Side, Word
from grognard.core.steps import Menu, Steps, offers
from grognard.titles.nemesis.chapters.ch1_2_pieces import EndOfPhaseMerges, return_waiting_transports
from grognard.titles.nemesis.chapters.ch2_6_yunnan import new_turn, roll_for_activation
from grognard.titles.nemesis.chapters.ch5_1_fortification import remove_idle_forts
from grognard.titles.nemesis.chapters.variants import begin_phases, mark_wests
from grognard.titles.nemesis.kit import ALLIES, JAPAN
from grognard.titles.nemesis.verbs import DRAW
from grognard.titles.nemesis.war import War


class Turn(Frame[War], frozen=True):
    """A game turn: eight Phases, Japanese first, then the End-of-Turn Sequence."""

    started: bool = False

    def advance(self, pos: War) -> Asks:
        if not self.started:
            pos.event("turn-begins", "NEM-4.0-a", "NEM-0-d", turn=pos.turn)
            new_turn(pos)
            pos.replace(Turn(True))
        done = len(pos.played[JAPAN]) + len(pos.played[ALLIES])
        if done == 8:
            pos.push("EndOfTurn")
        else:
            pos.push(ChitDraw(done % 2))
        return None


class ChitDraw(Menu[War], frozen=True):
    """The next chit of a side: the chosen one first, then at random (or chosen, in variant 3)."""

    side: Side

    def advance(self, pos: War) -> Asks:
        side = self.side
        if pos.chosen[side]:
            chit = pos.chosen[side]
            pos.chosen[side] = ""
            pos.reveal()
            rules = ["NEM-4.0-c", "NEM-4.0-d", "NEM-4.0-b"]
            if pos.turn == 1:
                rules += ["NEM-4.0-f", "NEM-3.1-b"]
            else:
                rules.append("NEM-9.0-6-d" if side == JAPAN else "NEM-9.0-6-e")
            self._begin(pos, chit, rules)
        elif pos.options.plays("chits", "chosen"):
            return Ask(pos.seat(side), "play-chit", self.offered(pos), ("NEM-V3-a",))
        else:
            chit = pos.draw(pos.cups[side])
            self._begin(pos, chit, ["NEM-4.0-c", "NEM-4.0-d", "NEM-4.0-b"])
        return None

    @offers(DRAW, lambda self, pos: pos.cups[self.side])
    def draw(self, pos: War, chit: str) -> None:
        self._begin(pos, chit, ["NEM-V3-a", "NEM-4.0-d"])

    def _begin(self, pos: War, chit: str, rules: list[str]) -> None:
        side = self.side
        pos.cups[side] = tuple(lot for lot in pos.cups[side] if lot != chit)
        pos.played[side] = (*pos.played[side], chit)
        pos.event("chit", *rules, side=side, chit=chit, n=len(pos.played[side]))
        if side == ALLIES and len(pos.played[side]) == 1:
            roll_for_activation(pos)
        begin_phases(pos, side, chit)


class Phase(Steps[War], frozen=True):
    """One Phase of one side: what its chit says, then what happens at the end of every Phase."""

    side: Side
    chit: Word
    group: Number = -1
    """The army that acts, in variant 2."""
    part: Word = ""
    """In variant 2 a Reinforcement chit brings only `replacements` or only `reinforcements`."""

    steps = ("begin", "end", "close")

    def begin(self, pos: War) -> None:
        pos.phase, pos.phasing, pos.active_group = self.chit, self.side, self.group
        pos.marks = [0] * len(pos.marks)
        pos.spent = [0] * len(pos.spent)
        mark_wests(pos)
        pos.push(opening(self.side, self.chit, self.part))

    def end(self, pos: War) -> None:
        end_of_phase(pos, self.side)
        pos.push(EndOfPhaseMerges())
        return_waiting_transports(pos)

    def close(self, pos: War) -> None:
        pos.phase = ""
        pos.active_group = -1
        pos.pop()


OPENINGS = {"offensive": "Movement", "attack": "Approach", "supply": "SupplyCheck"}
"""The first step of the Phases that begin alike for both sides."""
NATIONS = ("Japanese", "Allied")


def opening(side: int, chit: str, part: str) -> Frame[War]:
    """The first step of each kind of Phase."""
    if chit in OPENINGS:
        return War.frame(OPENINGS[chit])(side)
    if part == "reinforcements":
        return War.frame(f"{NATIONS[side]}Reinforcements")()
    return War.frame(f"{NATIONS[side]}Replacements")(part != "replacements")


def end_of_phase(pos: War, side: int) -> None:
    """Fortifications without a proper garrison and Ambushes under Allied units are removed (5.1)."""
    remove_idle_forts(pos)
    if side == ALLIES:
        units = pos.index.units[ALLIES]
        for space in [space for space in pos.ambushes if units[space]]:
            pos.remove_ambush(space)
            pos.event("ambush-removed", "NEM-5.1D-g", space=space)
        if any(pos.index.carts[ALLIES][space] for space in pos.ambushes):
            pos.cite("NEM-5.1D-i")
