"""16C When air operations are flown: windows of the phases, readying, combat air patrols that come home."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side, Space, Word
from grognard.core.steps import Answers, offers
from grognard.titles.war_of_resistance.chapters.ch16_launch import Launch, mission_of, why_not_mission
from grognard.titles.war_of_resistance.chapters.ch17_bases import air_units, capacity
from grognard.titles.war_of_resistance.chapters.ch18_flight import Landing
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.skies import AT_BASE, CAP, INOPERATIVE, RESTING
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War, enemy

AIR = VERBS.word("air")
STAND_BY = VERBS.word("stand-by")
STAND_DOWN = VERBS.piece("stand-down")
STAND_DOWN_WEAKEST = VERBS.word("stand-down-weakest")
ON_DEMAND = ("bombing", "transport", "transfer", "cap")
"""What the first player flies in his movement and exploitation phases (16C2, 20)."""
SECOND = ("transfer", "cap")
"""What the second player flies in them (20A, 20E)."""


def can_fly(pos: War, side: int, choices: tuple[str, ...]) -> bool:
    """Whether a side has an air unit for one of these missions."""
    kit, wing, sortie = pos.kit, pos.wing, pos.sortie
    missions = [mission_of(key) for key in choices]
    aside = (kit.pool, kit.lost, kit.aborted)
    return any(
        not why_not_mission(pos, p, mission, side)
        for p in kit.air.pieces
        if sortie[p] == AT_BASE and kit.side[p] == side and not wing[p] & INOPERATIVE and pos.place[p] not in aside
        for mission in missions
    )


class AirWindow(Answers[War], frozen=True):
    """A side may fly operations of some kinds, one after the other, until it has had enough."""

    side: Side
    choices: tuple[Word, ...]
    elsewhere = {"move": "WOR-16C3-a", "attack": "WOR-16C3-b"}

    def advance(self, pos: War) -> Asks:
        if not can_fly(pos, self.side, self.choices) or not Launch(self.side, self.choices).kinds(pos):
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "air-window", [AIR, DONE], self.rules(), {"mission": self.choices[0]})

    def rules(self) -> tuple[str, ...]:
        """Why it is asked now."""
        return {
            "defence": ("WOR-16C3-a", "WOR-20G-c"),
            "support": ("WOR-16C3-a", "WOR-20G-d"),
        }.get(self.choices[0], ("WOR-16C-a",))

    @offers(AIR)
    def launch(self, pos: War) -> None:
        pos.push(Launch(self.side, self.choices))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class AirRound(Answers[War], frozen=True):
    """Both sides fly operations in turn, the first player first, until neither wants to (16C1, 16D)."""

    side: Side
    """Whose turn it is."""
    passes: Number = 0

    def choices(self, pos: War) -> tuple[str, ...]:
        return ("cap",) if self.side == pos.phasing else ("cap", "harassment")

    def advance(self, pos: War) -> Asks:
        if self.passes == 2:
            pos.pop()
            return None
        if not can_fly(pos, self.side, self.choices(pos)):
            self.done(pos)
            return None
        rules = ("WOR-16C1-d", "WOR-16D-a", *(() if self.side == pos.phasing else ("WOR-20G-e",)))
        return Ask(pos.seat(self.side), "air-round", [AIR, DONE], rules)

    @offers(AIR)
    def launch(self, pos: War) -> None:
        pos.replace(AirRound(enemy(self.side)))
        pos.push(Launch(self.side, self.choices(pos)))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.replace(AirRound(enemy(self.side), self.passes + 1))


class AirWatch(Answers[War], frozen=True):
    """The second player in a movement phase: he flies now, later (`stand-by`: he is asked after each move), or not."""

    side: Side

    def advance(self, pos: War) -> Asks:
        pos.stirred = False
        if not can_fly(pos, self.side, SECOND):
            pos.watching = False
            pos.pop()
            return None
        orders = [AIR, STAND_BY, DONE]
        return Ask(pos.seat(self.side), "air-watch", orders, ("WOR-16C2-a", "WOR-20A-a"))

    @offers(AIR)
    def launch(self, pos: War) -> None:
        pos.push(Launch(self.side, SECOND))

    @offers(STAND_BY)
    def stand_by(self, pos: War) -> None:
        pos.watching = True
        pos.pop()

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.watching = False
        pos.pop()


def open_skies(pos: War, side: int) -> None:
    """At the beginning of a movement or exploitation phase: the second player is asked what he wants to fly."""
    pos.watching = False
    pos.eased.clear()
    if can_fly(pos, enemy(side), SECOND):
        pos.push(AirWatch(enemy(side)))


def open_support(pos: War, side: int) -> None:
    """Before any combat: the defender flies defensive support, then the attacker ground support (16C3)."""
    pos.push(AirWindow(side, ("support",)))
    pos.push(AirWindow(enemy(side), ("defence",)))


def watch(pos: War, side: int) -> bool:
    """After each move: whether the second player has asked to be heard and is asked now (16C2)."""
    if not (pos.watching and pos.stirred):
        return False
    pos.push(AirWatch(enemy(side)))
    return True


def may_launch(pos: War, side: int, *, reacts: bool) -> str | None:
    """The rule that keeps who moves from an operation; in reaction there is combat air patrol alone (20E)."""
    return None if can_fly(pos, side, ("cap",) if reacts else ON_DEMAND) else "WOR-16B1-a"


def launch(pos: War, side: int, *, reacts: bool) -> None:
    pos.push(Launch(side, ("cap",) if reacts else ON_DEMAND))


# 16C1 readying


def ready(pos: War) -> None:
    """All inoperative air units of both sides become operative, but those who have flown harassment (16C1)."""
    for p in pos.kit.air.pieces:
        marks = pos.wing[p]
        if marks & RESTING:
            pos.wing[p] = marks & ~RESTING
            pos.cite("WOR-20G2d-j")
        elif marks & INOPERATIVE:
            pos.wing[p] = marks & ~INOPERATIVE
            pos.cite("WOR-16C1-b")


def crowded(pos: War, side: int) -> list[int]:
    """Bases with more operative air units than their capacity (16C1)."""
    spaces = sorted({pos.place[p] for p in pos.kit.air.pieces if pos.kit.side[p] == side})
    aside = (pos.kit.pool, pos.kit.lost, pos.kit.aborted)
    return [s for s in spaces if s not in aside and len(operative(pos, s, side)) > capacity(pos, s)]


def operative(pos: War, space: int, side: int) -> list[int]:
    return [p for p in air_units(pos, space, side) if not pos.wing[p] & INOPERATIVE]


class Crowding(Answers[War], frozen=True):
    """Owners turn units inoperative where a base has more than its capacity (16C1)."""

    side: Side
    spaces: tuple[Space, ...]

    def advance(self, pos: War) -> Asks:
        left = tuple(s for s in self.spaces if len(operative(pos, s, self.side)) > capacity(pos, s))
        if not left:
            pos.pop()
            return None
        pos.replace(replace(self, spaces=left))
        units = operative(pos, left[0], self.side)
        args: dict[str, object] = {"space": left[0], "capacity": capacity(pos, left[0])}
        orders = STAND_DOWN.each(units)
        if len(units) > capacity(pos, left[0]) + 1:
            orders.append(STAND_DOWN_WEAKEST)
        return Ask(pos.seat(self.side), "crowding", orders, ("WOR-16C1-c", "WOR-17A-a"), args)

    @offers(STAND_DOWN, why=lambda self, pos, p: "WOR-16C1-c")
    def stand_down(self, pos: War, p: int) -> None:
        pos.wing[p] |= INOPERATIVE
        pos.event("stands-down", "WOR-16C1-c", piece=p, space=pos.place[p])

    @offers(STAND_DOWN_WEAKEST)
    def stand_down_weakest(self, pos: War) -> None:
        """As many as must, those with the least attack and bombing strength first."""
        space, craft = self.spaces[0], pos.kit.air.aircraft
        units = operative(pos, space, self.side)
        units.sort(key=lambda p: (craft[p].attack + craft[p].tactical, p))
        for p in units[: len(units) - capacity(pos, space)]:
            self.stand_down(pos, p)


def check_capacity(pos: War) -> None:
    for side in (CHINA, JAPAN):
        spaces = crowded(pos, side)
        if spaces:
            pos.push(Crowding(side, tuple(spaces)))


def caps_home(pos: War) -> None:
    """At the end of a player turn fighters on CAP go home, those of both sides (16C4, 20E)."""
    for side in (enemy(pos.phasing), pos.phasing):
        units: Pieces = tuple(p for p in pos.kit.air.pieces if pos.kit.side[p] == side and pos.sortie[p] == CAP)
        if units:
            pos.cite("WOR-16C4-a", "WOR-20E-h")
            pos.push(Landing(side, units))
