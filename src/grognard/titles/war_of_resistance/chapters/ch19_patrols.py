"""19, 20D, 21C Patrol zones, and the attacks of fighters on groups that fly through them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces, Side, Space
from grognard.core.steps import Answers, Refusals, Steps, offers
from grognard.titles.war_of_resistance.chapters.ch17_bases import why_not_base
from grognard.titles.war_of_resistance.chapters.ch18_flight import Landing, away, hit, patrol_radius, typhoons
from grognard.titles.war_of_resistance.chapters.ch23_special import BOMBS, air_attack, air_defence
from grognard.titles.war_of_resistance.charts import TYPHOON
from grognard.titles.war_of_resistance.kit_air import FIGHTER
from grognard.titles.war_of_resistance.skies import AT_BASE, CAP, ESCORT, INOPERATIVE, JETTISONED, PATROL
from grognard.titles.war_of_resistance.verbs import (
    AGAINST,
    DONE,
    JETTISON,
    POUNCE,
)
from grognard.titles.war_of_resistance.war import War, enemy


def patrollers(pos: War, side: int) -> list[int]:
    """Operative fighters on bases: each has a patrol zone (19)."""
    kit = pos.kit
    return [
        p
        for p in kit.air.pieces
        if pos.sortie[p] == AT_BASE
        and kit.side[p] == side
        and pos.on_map(p)
        and not pos.wing[p] & INOPERATIVE
        and kit.air.aircraft[p].category == FIGHTER
        and not why_not_base(pos, p, pos.place[p])
    ]


def why_not_pounce(pos: War, p: int, side: int, space: int) -> Refusals:
    """The rule that keeps a fighter from a patrol attack in a hex."""
    kit = pos.kit
    if kit.branch[p] != 1 or kit.side[p] != side or kit.air.aircraft[p].category != FIGHTER:
        return "WOR-20D-a"
    if pos.sortie[p] == CAP:
        return None if pos.place[p] == space else "WOR-20E-e"
    if p not in patrollers(pos, side):
        return "WOR-19-a"
    return None if away(kit, pos.place[p])[space] <= patrol_radius(pos, p) else ("WOR-20D-a", "WOR-19-a")


def guards(pos: War, side: int, space: int) -> list[int]:
    """Fighters of a side that can attack a group in a hex: their zones cover it, or they are on CAP there."""
    kit = pos.kit
    on_cap = [p for p in pos.index.others[0].get(space, ()) if kit.side[p] == side and pos.sortie[p] == CAP]
    near = [p for p in patrollers(pos, side) if away(kit, pos.place[p])[space] <= patrol_radius(pos, p)]
    return sorted({*near, *on_cap})


def watched(pos: War, side: int) -> npt.NDArray[np.bool_]:
    """By space: whether fighters of a side can attack there, or there is a typhoon."""
    kit = pos.kit
    found = np.zeros(kit.board.size, bool)
    for p in patrollers(pos, side):
        found |= away(kit, pos.place[p]) <= patrol_radius(pos, p)
    if TYPHOON in pos.weather:
        found |= typhoons(pos)
    for p in kit.air.pieces:
        if pos.sortie[p] == CAP and kit.side[p] == side:
            found[pos.place[p]] = True
    return found


class PatrolChance(Answers[War], frozen=True):
    """Enemies fly through a hex that fighters watch: who attacks them? (20D)."""

    side: Side
    """Of the fighters."""
    space: Space
    group: Pieces
    fighters: Pieces = ()
    elsewhere = {"operation": "WOR-16D-e", "move": "WOR-16D-g"}

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"space": self.space, "pieces": list(self.group)}
        return Ask(pos.seat(self.side), "patrol", self.offered(pos), ("WOR-20D-b", "WOR-19-a"), args, firm=True)

    def ready(self, pos: War) -> list[int]:
        return [p for p in guards(pos, self.side, self.space) if p not in self.fighters]

    @offers(
        POUNCE,
        lambda self, pos: self.ready(pos),
        why=lambda self, pos, p: why_not_pounce(pos, p, self.side, self.space),
    )
    def pounce(self, pos: War, p: int) -> None:
        pos.replace(replace(self, fighters=(*self.fighters, p)))

    @offers(DONE)
    def done(self, pos: War) -> None:
        if not self.fighters:
            pos.pop()
            return
        for p in self.fighters:
            if pos.sortie[p] == CAP:
                pos.cite("WOR-20E-e", "WOR-20E-f")
            else:
                pos.homes[p] = pos.place[p]
                pos.sortie[p] = PATROL
                pos.put(p, self.space)
        pos.event(
            "patrol-attack",
            "WOR-20D-b",
            "WOR-20D-c",
            side=self.side,
            space=self.space,
            pieces=list(self.fighters),
        )
        pos.replace(PatrolAttack(self.side, self.space, self.group, self.fighters))


class Jettison(Answers[War], frozen=True):
    """Fighters with bombs may drop them before a fight (21A, 23A1)."""

    side: Side
    units: Pieces

    def laden(self, pos: War) -> list[int]:
        kit = pos.kit
        return [
            p
            for p in self.units
            if pos.sortie[p] in BOMBS and kit.air.aircraft[p].category == FIGHTER and not pos.wing[p] & JETTISONED
        ]

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos, JETTISON)
        if not orders:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "jettison", [*orders, DONE], ("WOR-21A-b", "WOR-23A1-b"), firm=True)

    @offers(JETTISON, lambda self, pos: self.laden(pos), why=lambda self, pos, p: "WOR-23A1-b")
    def jettison(self, pos: War, p: int) -> None:
        pos.wing[p] |= JETTISONED
        pos.event("jettisons", "WOR-23A1-b", "WOR-21A-b", piece=p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def drawn(pos: War, units: list[int] | tuple[int, ...]) -> int:
    """One of some air units at random; of one there is nothing to draw."""
    if len(units) == 1:
        return units[0]
    names = [pos.kit.piece_names[p] for p in units]
    return units[names.index(pos.draw(names))]


class PatrolAttack(Steps[War], frozen=True):
    """Fighters fall upon a group: they alone fire, then they go home (21C, 20D)."""

    side: Side
    space: Space
    group: Pieces
    fighters: Pieces
    allotted: tuple[Pieces, ...] = ()
    """Whom each fighter attacks: a fighter and its target."""
    steps = ("prepare", "allot", "spread", "fire", "home")

    def prepare(self, pos: War) -> None:
        pos.cite("WOR-21C-a", "WOR-21C-b")
        pos.push(Jettison(enemy(self.side), self.group))

    def allot(self, pos: War) -> None:
        """One fighter against each unit of the screen, then against each of the others, all drawn at random."""
        left, pairs = list(self.fighters), list(self.allotted)
        screen = [p for p in self.group if pos.sortie[p] in (ESCORT, CAP)]
        others = [p for p in self.group if p not in screen]
        if screen:
            pos.cite("WOR-20B-c")
        for units, rule in ((screen, "WOR-21C-c"), (others, "WOR-21C-d")):
            while units and left:
                target, fighter = drawn(pos, units), drawn(pos, left)
                units.remove(target)
                left.remove(fighter)
                pairs.append((fighter, target))
                pos.cite(rule)
        pos.replace(replace(self, step=self.step + 1, allotted=tuple(pairs)))

    def spare(self) -> list[int]:
        busy = {fighter for fighter, _ in self.allotted}
        return [p for p in self.fighters if p not in busy]

    def fewest(self) -> list[int]:
        """Enemies against whom the fewest fighters fly: more are spread evenly (21C)."""
        count = {p: sum(target == p for _, target in self.allotted) for p in self.group}
        least = min(count.values())
        return [p for p in self.group if count[p] == least]

    def spread(self, pos: War) -> Asks:
        if not self.spare():
            return None
        orders = self.offered(pos, AGAINST)
        return Ask(pos.seat(self.side), "spread", orders, ("WOR-21C-e",), {"space": self.space})

    @offers(AGAINST, lambda self, pos: self.fewest() if self.spare() else (), why=lambda self, pos, p: "WOR-21C-e")
    def against(self, pos: War, p: int) -> None:
        fighter = drawn(pos, self.spare())
        pos.replace(replace(self, allotted=(*self.allotted, (fighter, p))))

    def fire(self, pos: War) -> Asks:
        if not self.allotted:
            return None
        fighter, target = self.allotted[0]
        pos.replace(replace(self, allotted=self.allotted[1:], step=self.step if self.allotted[1:] else self.step + 1))
        if pos.sortie[target] == AT_BASE:
            pos.cite("WOR-21C-g")
            return None
        column = air_attack(pos, fighter) - air_defence(pos, target)
        die = pos.roll()
        effect = pos.kit.air.patrol.result(column, die)
        pos.event(
            "patrol-fire",
            "WOR-21C-f",
            "WOR-21B3-a",
            by=fighter,
            piece=target,
            space=self.space,
            column=column,
            die=die,
            effect=effect,
        )
        hit(pos, target, effect)
        return None

    def home(self, pos: War) -> None:
        pos.cite("WOR-20D-d", "WOR-20D-e")
        pos.push(Landing(self.side, tuple(p for p in self.fighters if pos.sortie[p] != AT_BASE)))
