"""11.16.2 Shore bombardment: the guns of surface ships in attacks on coastal hexes."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch9_wars import at_war, is_foe
from grognard.titles.world_in_flames.chapters.ch11_14_notional import shore_modifier
from grognard.titles.world_in_flames.chapters.ch11_16_attack import defenders_of
from grognard.titles.world_in_flames.chapters.ch11_16_strength import EIGHTHS, HALF, is_surprised, terrain
from grognard.titles.world_in_flames.chapters.ch14_5_factors import COVER, is_closed
from grognard.titles.world_in_flames.kit import WARSHIPS
from grognard.titles.world_in_flames.verbs import DONE, SHELL, STOP, TO
from grognard.titles.world_in_flames.war import War


def shells(pos: War, p: int, space: int) -> Fraction:
    """What the guns of a ship count against a hex: each ship by its section, then by the ground (11.16.2-d, -h)."""
    left = Fraction(max(0, pos.kit.bombardment[p] - shore_modifier(pos, pos.section(p), space)))
    if terrain(pos, space) in COVER:
        pos.cite("WIF-11.16.2-h")
        left *= HALF
    return left


def why_not_gun(pos: War, p: int, side: int) -> Refusals:
    """The rule that keeps a ship from any bombardment."""
    if pos.side(p) != side or pos.sea(p) < 0 or pos.kit.kind[p] not in WARSHIPS or not pos.kit.bombardment[p]:
        return "WIF-11.16.2-a"
    if side != pos.phasing and is_surprised(pos, p):
        pos.cite("WIF-15.1-s")
        return "WIF-15.1-s"
    if pos.down[p]:
        return ("WIF-11.16.2-a", "WIF-11.16.2-j")
    return None if pos.section(p) else "WIF-11.16.2-f"


def why_not_shell(pos: War, p: int, space: int) -> Refusals:
    """The rule that keeps a ship from bombarding a hex."""
    side = pos.side(p)
    if space not in pos.attacks or pos.sea(p) not in pos.kit.seas.coast[space]:
        return "WIF-11.16.2-a"
    if is_closed(pos, space):
        return ("WIF-11.16.2-g", "WIF-8.2.7-d")
    if side == pos.phasing:
        foes = defenders_of(pos, side, space)
        war = any(at_war(pos, p, q) for q in foes) or is_foe(pos, pos.nation[p], space)
        return None if war else "WIF-9-b"
    if all(is_surprised(pos, q) for q in defenders_of(pos, pos.phasing, space)):
        return "WIF-15.1-s"
    return None if any(at_war(pos, p, q) for q in pos.attacks[space]) else "WIF-9.9-c"


def shores(pos: War, p: int) -> list[int]:
    """The attacked hexes that a ship can bombard."""
    return [space for space in sorted(pos.attacks) if not why_not_shell(pos, p, space)]


class ShoreBombardment(Menu[War], frozen=True):
    """A side's ships bombard the hexes that are attacked: each one hex, as its owner likes (11.16.2-k)."""

    side: Side

    def _ships(self, pos: War) -> list[int]:
        return pos.ships_of(self.side) if pos.attacks else []

    def _why(self, pos: War, p: int) -> Refusals:
        why = why_not_gun(pos, p, self.side)
        if why or shores(pos, p):
            return why
        return next((why_not_shell(pos, p, space) for space in sorted(pos.attacks)), "WIF-11.16.2-a")

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if len(orders) == 1:
            pos.pop()
            return None
        rules = ("WIF-11.16.2-a", "WIF-11.16.2-k")
        return Ask(pos.seat(self.side), "shelling", orders, rules, {"n": len(pos.attacks)})

    @offers(SHELL, _ships, _why, _why)
    def shell(self, pos: War, p: int) -> None:
        pos.push(Shelling(p))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Shelling(Answers[War], frozen=True):
    """A ship bombards: which of the attacked hexes?"""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        p = self.piece
        orders = [*TO.each(shores(pos, p)), STOP]
        return Ask(pos.seat(pos.side(p)), "shelled", orders, ("WIF-11.16.2-a", "WIF-11.16.2-k"), {"piece": p})

    @offers(TO, why=lambda self, pos, space: why_not_shell(pos, self.piece, space))
    def fire(self, pos: War, space: int) -> None:
        """It is turned face-down and stays where it is (11.16.2-j)."""
        p = self.piece
        pos.pop()
        who = int(pos.side(p) != pos.phasing)
        found = list(pos.shelling.get(space, (0, 0)))
        factors = shells(pos, p, space)
        found[who] += int(factors * EIGHTHS)
        pos.shelling = {**pos.shelling, space: (found[0], found[1])}
        pos.turn_down(p)
        rules = ["WIF-11.16.2-a", "WIF-11.16.2-d", "WIF-11.16.2-j", "WIF-11.16.2-k"]
        if who:
            rules += ["WIF-11.16.2-m", "WIF-11.16.2-n"]
        pos.event("shells", *rules, piece=p, space=space, points=int(factors), halves=int(factors * 2) % 2)

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()
