"""44A1 Raids on bridges: before the guns fire it is said who bombs a bridge; one of its two ends fires at them."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Side, Space, Word
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch22_flak import battery
from grognard.titles.war_of_resistance.chapters.ch44_bridges import BRIDGES, across, played, strikable
from grognard.titles.war_of_resistance.skies import AT_BASE, BOMBING
from grognard.titles.war_of_resistance.verbs import AIM, DONE, VERBS
from grognard.titles.war_of_resistance.war import War, enemy

AT_A_BRIDGE = VERBS.piece("bomb-a-bridge-with")
FIRE_FROM = VERBS.space("fire-from")


def ends(pos: War, side: int, space: int, key: str) -> list[int]:
    """The hexes beside a bridge from which the enemy of a side can fire at those who bomb it."""
    there = across(pos, space, key)
    return [] if there < 0 else [s for s in (space, there) if battery(pos, enemy(side), s)[0]]


def is_guarded(pos: War, side: int, space: int) -> bool:
    """Whether guns could fire at raids on a bridge of a hex: then they are declared beforehand."""
    return played(pos) and any(ends(pos, side, space, key) for key in BRIDGES)


def targets(pos: War, side: int, space: int) -> list[str]:
    return [key for key in BRIDGES if strikable(pos, side, space, key)]


def why_not_raid(pos: War, p: int, key: str, space: int) -> Refusals:
    """Guns have fired at a raid as such: it bombs its bridge and nothing else, and nobody else bombs that."""
    if key not in BRIDGES and p not in pos.raids:
        return None
    if pos.raids.get(p, "") == key or not is_guarded(pos, pos.kit.side[p], space):
        return None
    return "WOR-44A1-o"


def declare_raids(pos: War, side: int, space: int, units: Pieces) -> None:
    """A bridge with guns at one of its ends can be bombed: it is said now who does."""
    bombers = tuple(p for p in units if pos.sortie[p] == BOMBING and pos.kit.air.aircraft[p].tactical)
    pos.raids = {}
    if played(pos) and bombers and targets(pos, side, space) and is_guarded(pos, side, space):
        pos.push(Raids(side, space, bombers))


class Raids(Answers[War], frozen=True):
    """Who bombs a bridge, and which: the guns of one of its ends fire at them, not those of the target (44A1)."""

    side: Side
    space: Space
    units: Pieces
    piece: Piece | None = None

    def advance(self, pos: War) -> Asks:
        seat, rules = pos.seat(self.side), ("WOR-44A1-c", "WOR-44A1-o")
        if self.piece is not None:
            args: dict[str, object] = {"piece": self.piece, "space": self.space}
            return Ask(seat, "raid", self.offered(pos, AIM), rules, args)
        orders = self.offered(pos, AT_A_BRIDGE)
        if not orders:
            self.done(pos)
            return None
        return Ask(seat, "raids", [*orders, DONE], rules, {"space": self.space}, firm=True)

    @offers(
        AT_A_BRIDGE,
        lambda self, pos: [p for p in self.units if p not in pos.raids and pos.sortie[p] != AT_BASE],
        why=lambda *_: "WOR-44A1-c",
    )
    def raid(self, pos: War, p: int) -> None:
        pos.replace(Raids(self.side, self.space, self.units, p))

    @offers(AIM, lambda self, pos: targets(pos, self.side, self.space), why=lambda *_: "WOR-44A1-c")
    def aim(self, pos: War, key: str) -> None:
        assert self.piece is not None
        pos.raids[self.piece] = key
        pos.event("raid", "WOR-44A1-c", piece=self.piece, space=self.space, aim=key)
        pos.replace(Raids(self.side, self.space, self.units))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
        for key in dict.fromkeys(pos.raids.values()):
            pos.push(Guns(enemy(self.side), self.space, tuple(p for p in pos.raids if pos.raids[p] == key), key))


class Guns(Answers[War], frozen=True):
    """Which of the two hexes beside a bridge fires at the raid; the other does not (44A1)."""

    side: Side
    """Of the guns."""
    space: Space
    units: Pieces
    key: Word

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos, FIRE_FROM)
        if not orders:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "raid-guns", orders, ("WOR-44A1-o",), {"space": self.space, "aim": self.key})

    @offers(
        FIRE_FROM,
        lambda self, pos: ends(pos, enemy(self.side), self.space, self.key),
        why=lambda *_: "WOR-44A1-o",
    )
    def fire(self, pos: War, space: int) -> None:
        pos.pop()
        pos.event("raid-met", "WOR-44A1-o", side=self.side, space=space, aim=self.key)
        pos.push("Flak", self.side, space, self.units, key=self.key)
