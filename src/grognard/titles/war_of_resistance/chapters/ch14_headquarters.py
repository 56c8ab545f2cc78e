"""14C, 37H Headquarters: they are activated in the reaction phase, and lead the units in their zones of influence."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch12_points import RESOURCE, lay
from grognard.titles.war_of_resistance.chapters.ch12_supply import check_isolation
from grognard.titles.war_of_resistance.chapters.ch14_influence import led
from grognard.titles.war_of_resistance.chapters.ch16_phases import open_support
from grognard.titles.war_of_resistance.chapters.ch33_gunfire import open_guns
from grognard.titles.war_of_resistance.charts import turn_number
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.verbs import ACTIVATE, DONE, LEAD, ROLL, SOURCE, VERBS, WITH
from grognard.titles.war_of_resistance.war import ATTACKED, MOVED, SUPPLIED, War

RESTORE = VERBS.piece("restore")

UNRELIABLE = turn_number("Jan I 39")
"""From then on Chinese headquarters do not recover by themselves (14C1)."""


def headquarters(pos: War, side: int) -> list[int]:
    """The headquarters of a side on the map."""
    return [p for p in pos.units_of(side) if pos.kit.is_hq[p]]


def why_not_activate(pos: War, p: int, reaction: Reaction) -> Refusals:
    """The rule that keeps a headquarters from an attempt."""
    if not pos.kit.is_hq[p] or pos.kit.side[p] != reaction.side or not pos.on_map(p):
        return "WOR-37H-a"
    if p in reaction.tried:
        return "WOR-37H-k"
    if p in pos.used:
        return ("WOR-37H-b", "WOR-14C-c")
    return None if pos.supply[p] == SUPPLIED else ("WOR-37H-b", "WOR-14C-e")


def recover(pos: War) -> None:
    """In an initial phase used headquarters of both sides are ready again, but unreliable ones (14C, 14C1)."""
    back = [p for p in pos.used if pos.kit.side[p] != CHINA or pos.turn < UNRELIABLE]
    if back:
        pos.used = [p for p in pos.used if p not in back]
        pos.event("headquarters-ready", "WOR-14C-d", pieces=back)


def why_not_restore(pos: War, p: int) -> Refusals:
    """An unreliable headquarters is ready again for a resource point, if its owner likes (14C1)."""
    if p not in pos.used or pos.kit.side[p] != CHINA or pos.turn < UNRELIABLE:
        return "WOR-14C1-a"
    return None if payers(pos) else "WOR-14C1-b"


def payers(pos: War) -> list[int]:
    """Friendly cities that are not isolated and have resource points (14C1)."""
    kit = pos.kit
    return [
        space
        for space in sorted(pos.resources)
        if space < kit.hex_count
        and kit.is_city[space]
        and pos.holder[space] == CHINA
        and not pos.is_cut_off(space, CHINA)
    ]


class Restoration(Menu[War], frozen=True):
    """The Chinese player makes used headquarters ready again, one by one (14C1)."""

    piece: Piece = -1
    elsewhere = {"move": "WOR-4C-a", "attack": "WOR-4C-a"}

    def ask(self, pos: War, orders: list[Order]) -> Ask | None:
        if orders == [DONE]:
            self.done(pos)
            return None
        rules = ("WOR-14C1-a", "WOR-14C1-b")
        if self.piece >= 0:
            return Ask(pos.seat(CHINA), "restoration-from", orders, rules, {"piece": self.piece})
        return Ask(pos.seat(CHINA), "restoration", orders, rules)

    @offers(
        RESTORE,
        lambda self, pos: pos.used if self.piece < 0 else (),
        lambda self, pos, p: why_not_restore(pos, p) if self.piece < 0 else "WOR-14C1-a",
    )
    def restore(self, pos: War, p: int) -> None:
        pos.replace(Restoration(p))

    @offers(
        SOURCE,
        lambda self, pos: payers(pos) if self.piece >= 0 else (),
        why=lambda self, pos, space: "WOR-14C1-b",
    )
    def pay(self, pos: War, space: int) -> None:
        lay(pos, space, RESOURCE, -1)
        pos.used = [p for p in pos.used if p != self.piece]
        pos.event("headquarters-restored", "WOR-14C1-a", "WOR-14C1-b", piece=self.piece, space=space)
        pos.replace(Restoration())

    @offers(DONE, forbids=lambda self, pos, _: None if self.piece < 0 else "WOR-14C1-a")
    def done(self, pos: War) -> None:
        pos.pop()


class Reaction(Menu[War], frozen=True):
    """The reaction phase: attempts to activate one or two headquarters, one after the other."""

    side: Side
    tried: Pieces = ()
    elsewhere = {"move": "WOR-37H-f", "attack": "WOR-37H-g"}

    def ask(self, pos: War, orders: list) -> Ask:  # type: ignore[type-arg]
        return Ask(pos.seat(self.side), "reaction", orders, ("WOR-37H-a", "WOR-37H-b"))

    @offers(
        ACTIVATE,
        lambda self, pos: headquarters(pos, self.side),
        lambda self, pos, p: why_not_activate(pos, p, self),
    )
    def activate(self, pos: War, p: int) -> None:
        pos.push(Attempt(self.side, (p,)))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Attempt(Answers[War], frozen=True):
    """An attempt for one headquarters or for two, which is harder (37H)."""

    side: Side
    chosen: Pieces
    elsewhere = {"move": "WOR-37H-f", "attack": "WOR-37H-g"}

    def advance(self, pos: War) -> Asks:
        rules = ("WOR-37H-b", "WOR-37H-c")
        return Ask(pos.seat(self.side), "attempt", self.offered(pos), rules, {"pieces": list(self.chosen)}, firm=True)

    @offers(WITH, lambda self, pos: headquarters(pos, self.side), lambda self, pos, p: why_not_in_pair(pos, p, self))
    def join(self, pos: War, p: int) -> None:
        pos.replace(replace(self, chosen=(*self.chosen, p)))

    @offers(ROLL)
    def roll(self, pos: War) -> None:
        pos.pop()
        frame = pos.stack[-1]
        assert isinstance(frame, Reaction)
        pos.replace(replace(frame, tried=(*frame.tried, *self.chosen)))
        die = pos.roll()
        result = die + (len(self.chosen) > 1)
        active = tuple(p for p in self.chosen if result <= pos.kit.activation[p])
        if 0 < len(active) < len(self.chosen):
            pos.cite("WOR-37H-d")
        pos.event("activation", "WOR-37H-c", pieces=list(self.chosen), die=die, n=len(active), side=self.side)
        if active:
            pos.push(Command(self.side, active, active))


def why_not_in_pair(pos: War, p: int, attempt: Attempt) -> Refusals:
    reaction = pos.stack[-2]
    assert isinstance(reaction, Reaction)
    if p in attempt.chosen or len(attempt.chosen) > 1:
        return "WOR-37H-b"
    return why_not_activate(pos, p, reaction)


class Command(Answers[War], frozen=True):
    """Activated headquarters lead: each a step of movement, then one of combat; of two their owner mixes the order."""

    side: Side
    moving: Pieces
    """Those whose step of movement is still to come."""
    fighting: Pieces
    """Those whose step of combat is."""
    elsewhere = {"move": "WOR-37H-e", "attack": "WOR-37H-e", "activate": "WOR-37H-e"}

    def advance(self, pos: War) -> Asks:
        if not self.fighting:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "command", self.offered(pos), ("WOR-37H-e",), {})

    @offers(LEAD, lambda self, pos: self.fighting, why=lambda self, pos, p: "WOR-37H-e")
    def lead(self, pos: War, p: int) -> None:
        units = led(pos, p)
        if p in self.moving:
            pos.replace(replace(self, moving=tuple(q for q in self.moving if q != p)))
            ready = tuple(q for q in units if not pos.marks[q] & MOVED)
            pos.event("leads", "WOR-4A4a-a", "WOR-6D-a", "WOR-37H-f", piece=p, n=len(ready))
            if ready:
                pos.push("Movement", self.side, reacts=ready)
            return
        pos.replace(replace(self, fighting=tuple(q for q in self.fighting if q != p)))
        ready = tuple(q for q in units if not pos.marks[q] & ATTACKED)
        check_isolation(pos)
        pos.cite("WOR-4A4b-a")
        if ready:
            pos.push("Combat", self.side, ready)
            open_guns(pos, self.side)
            open_support(pos, self.side)
            pos.cite("WOR-16C3-c")
        pos.used = [*pos.used, p]
        pos.cite("WOR-37H-i", "WOR-14C-c")
