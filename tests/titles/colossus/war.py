"""The position of Colossus, its verbs and its frames."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Args, ByPiece, Derived, Hidden, Number, Open, Piece, Shared, Side, Space, Word
from grognard.core.order import Order, Verbs
from grognard.core.position import Picks, Position
from grognard.core.steps import Losses, Menu, Refusal, Steps, offers
from tests.titles.colossus.kit import ALLIANCES, SIDES, ColossusKit

FULL_STEPS, MOST_IN_SPACE = 3, 4
POWERS = range(len(SIDES))

VERBS = Verbs()
PLEDGE = VERBS.choice("pledge")
AIM = VERBS.choice("aim")
MUSTER = VERBS.space("muster")
TAKE = VERBS.piece("take")
TO = VERBS.space("to")
LOSE = VERBS.piece("lose")
HALT = VERBS.word("halt")
STAY = VERBS.word("stay")


class Index:
    """The units in each space that has some."""

    __slots__ = ("at",)

    def __init__(self, at: dict[int, tuple[int, ...]]) -> None:
        self.at = at

    def copy(self) -> Index:
        return Index(self.at.copy())


class WarArgs(Args):
    alliance: Word
    aim: Side


class War(Position, kw_only=True):
    args = WarArgs

    kit: Shared[ColossusKit]
    turn: Open[int] = 0
    last_turn: Open[int] = 2
    marches: Open[int] = 4
    place: Open[list[int]]
    steps: ByPiece[int]
    """How strong a unit is: only its own alliance knows."""
    moved: Open[list[int]] = msgspec.field(default_factory=list)
    """The units that have marched this turn."""
    aims: Hidden[list[int]] = msgspec.field(default_factory=list)
    """By power: at whom it aims this turn; -1 for nobody."""
    struck: Open[list[int]] = msgspec.field(default_factory=lambda: [0] * len(SIDES))
    """By power: those that it has struck this turn, as bits."""
    points: Open[list[int]] = msgspec.field(default_factory=lambda: [0] * len(SIDES))
    index: Derived[Index] = msgspec.field(default_factory=lambda: Index({}))

    @property
    def at(self) -> dict[int, tuple[int, ...]]:
        return self.index.at

    def derive(self) -> None:
        found: dict[int, list[int]] = {}
        for p, space in enumerate(self.place):
            found.setdefault(space, []).append(p)
        self.index = Index({space: tuple(units) for space, units in found.items()})

    def put(self, p: int, space: int) -> None:
        """The only way in which a unit comes to another place."""
        left = tuple(other for other in self.at[self.place[p]] if other != p)
        if left:
            self.at[self.place[p]] = left
        else:
            del self.at[self.place[p]]
        self.place[p] = space
        self.at[space] = tuple(sorted((*self.at.get(space, ()), p)))

    def set_steps(self, p: int, steps: int) -> None:
        self.steps[p] = steps

    def alliance(self, side: int) -> str:
        return self.alliances[SIDES[side]]

    def enemies(self, side: int, space: int) -> list[int]:
        """The units of other alliances in a space."""
        mine, kit = self.alliance(side), self.kit
        return [p for p in self.at.get(space, ()) if self.alliance(kit.side(p)) != mine]

    def unseen_by(self, seat: str) -> Iterable[int]:
        side = next((side for side, partners in self.teams.items() if seat in partners), seat)
        friends = self.allies(side)
        return (p for power in POWERS if SIDES[power] not in friends for p in self.kit.units[power])

    def owner(self, order: Order) -> str | None:
        """Of three people each leads a third of the units."""
        piece = getattr(self.stack[-1], "piece", None) if order.verb in ("to", "stay") else order.target
        if order.verb not in ("take", "to", "stay") or not isinstance(piece, int):
            return None
        partners = self.teams.get(SIDES[self.kit.side(piece)], ())
        return partners[piece % len(partners)] if partners else None

    def partner_rules(self) -> tuple[str, ...]:
        return ("COL-11",)

    def dispute_rules(self) -> tuple[str, ...]:
        return ("COL-11",)


class Turn(Steps[War], frozen=True):
    """A turn: pledges, muster, marches, reckoning."""

    steps = ("begin", "pledge", "muster", "march", "reckon")
    again = 0

    def begin(self, pos: War) -> None:
        pos.turn += 1
        pos.moved, pos.struck, pos.aims = [], [0] * len(SIDES), [-1] * len(SIDES)
        pos.event("turn", "COL-1", turn=pos.turn)

    def pledge(self, pos: War) -> None:
        pos.push(Pledges())

    def muster(self, pos: War) -> None:
        for side in reversed(_in_turn(pos)):
            pos.push(Muster(side))

    def march(self, pos: War) -> None:
        for side in reversed(_in_turn(pos)):
            pos.push(March(side, pos.marches))

    def reckon(self, pos: War) -> None:
        for side in POWERS:
            struck = pos.struck[side]
            scored = struck.bit_count() + (2 if struck >> pos.aims[side] & 1 else 0)
            pos.points[side] += scored
            if scored:
                pos.event("scored", "COL-9", side=side, n=scored, aim=pos.aims[side])
        pos.aims = [-1] * len(SIDES)
        pos.reveal()
        if pos.turn == pos.last_turn:
            _finish(pos)


def _in_turn(pos: War) -> Sequence[int]:
    """Each turn another power is first."""
    return [(pos.turn - 1 + each) % len(SIDES) for each in POWERS]


def _finish(pos: War) -> None:
    totals = {
        alliance: sum(pos.points[side] for side in POWERS if pos.alliance(side) == alliance) for alliance in ALLIANCES
    }
    best = [alliance for alliance, total in totals.items() if total == max(totals.values())]
    pos.finish(best[0] if len(best) == 1 else None, "COL-10", dict(zip(SIDES, pos.points, strict=True)))


class Pledges(Frame[War], frozen=True):
    """All powers choose at the same time: an alliance, then a power to aim at."""

    def advance(self, pos: War) -> Asks:
        return tuple(Ask(side, "pledge", PLEDGE.each(ALLIANCES), ("COL-2",), secret=True) for side in SIDES)

    def go_on(self, pos: War, seat: str, picks: Picks) -> Ask | None:
        if len(picks) == 2:
            return None
        others = [side for side in SIDES if side != seat]
        return Ask(seat, "aim", AIM.each(others), ("COL-2",), {"picks": picks}, secret=True)

    def reveal(self, pos: War, picks: dict[str, Picks]) -> None:
        pos.pop()
        for number, side in enumerate(SIDES):
            pledge, aim = (str(pick.target) for pick in picks[side])
            pos.aims[number] = SIDES.index(aim)
            if pledge == pos.alliances[side]:
                continue
            if len(pos.allies(side)) == 1:
                pos.event("stays", "COL-1", side=number, alliance=pos.alliances[side])
                continue
            pos.alliances[side] = pledge
            pos.event("pledged", "COL-2", side=number, alliance=pledge)


class Muster(Menu[War], frozen=True):
    """A power musters a unit, as long as its pool has one."""

    side: Side

    def _pool(self, pos: War) -> list[int]:
        return [p for p in pos.kit.units[self.side] if pos.place[p] == pos.kit.pool]

    def _homes(self, pos: War) -> Sequence[int]:
        return pos.kit.homes[self.side]

    def _no_room(self, pos: War, space: int) -> Refusal:
        if space not in pos.kit.homes[self.side]:
            return "COL-3"
        return "COL-8" if len(pos.at.get(space, ())) >= MOST_IN_SPACE else None

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders or not self._pool(pos):
            pos.pop()
            return None
        return Ask(SIDES[self.side], "muster", orders, ("COL-3",), {"piece": self._pool(pos)[0]})

    @offers(MUSTER, _homes, _no_room)
    def muster(self, pos: War, space: int) -> None:
        unit = self._pool(pos)[0]
        pos.put(unit, space)
        pos.event("mustered", "COL-3", piece=unit, space=space)
        pos.pop()


class March(Menu[War], frozen=True):
    """A power marches with some of its units, one after the other."""

    side: Side
    left: Number

    def _units(self, pos: War) -> list[int]:
        hexes, place = pos.kit.hexes, pos.place
        return [p for p in pos.kit.units[self.side] if place[p] < hexes]

    def _tired(self, pos: War, p: int) -> Refusal:
        if pos.kit.side(p) != self.side or pos.place[p] >= pos.kit.hexes:
            return "COL-4"
        return "COL-4" if p in pos.moved else None

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not self.left:
            pos.pop()
            return None
        return Ask(SIDES[self.side], "march", orders, ("COL-4",), {"n": self.left}, firm=True)

    @offers(TAKE, _units, _tired)
    def take(self, pos: War, p: int) -> None:
        pos.replace(replace(self, left=self.left - 1))
        pos.push(Moving(p))

    @offers(HALT)
    def halt(self, pos: War) -> None:
        pos.pop()


class Moving(Menu[War], frozen=True):
    """A unit marches: some two thousand hexes are within its reach."""

    piece: Piece

    def _near(self, pos: War) -> list[int]:
        return pos.kit.near(pos.place[self.piece])

    def _full(self, pos: War, space: int) -> Refusal:
        there = pos.at.get(space)
        if there is None or len(there) < MOST_IN_SPACE:
            return "COL-5" if space >= pos.kit.hexes else None
        return None if pos.enemies(pos.kit.side(self.piece), space) else "COL-8"

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        side = SIDES[pos.kit.side(self.piece)]
        return Ask(side, "moving", orders, ("COL-5",), {"piece": self.piece, "space": pos.place[self.piece]})

    @offers(TO, _near, _full)
    def to(self, pos: War, space: int) -> None:
        pos.pop()
        pos.moved.append(self.piece)
        if pos.enemies(pos.kit.side(self.piece), space):
            pos.push(Battle(piece=self.piece, space=space))
            return
        pos.put(self.piece, space)
        pos.event("moved", "COL-5", piece=self.piece, to=space)

    @offers(STAY)
    def stay(self, pos: War) -> None:
        pos.pop()
        pos.moved.append(self.piece)


class Battle(Steps[War], frozen=True, kw_only=True):
    """A unit attacks all enemies in a space."""

    steps = ("fire", "advance_after")
    piece: Piece
    space: Space

    def fire(self, pos: War) -> None:
        die = pos.roll()
        pos.event("battle", "COL-6", piece=self.piece, space=self.space, die=die)
        if die < 3:
            pos.push(Bleed(1, pos.kit.side(self.piece), (self.piece,)))
            return
        side = pos.kit.side(self.piece)
        enemies = pos.enemies(side, self.space)
        owners = sorted({pos.kit.side(p) for p in enemies})
        for owner in owners:
            pos.struck[side] |= 1 << owner
            pos.push(Bleed(die - 2, owner, tuple(p for p in enemies if pos.kit.side(p) == owner)))

    def advance_after(self, pos: War) -> None:
        side, there = pos.kit.side(self.piece), pos.at.get(self.space, ())
        if pos.steps[self.piece] and not pos.enemies(side, self.space) and len(there) < MOST_IN_SPACE:
            pos.put(self.piece, self.space)
            pos.event("moved", "COL-7", piece=self.piece, to=self.space)


class Bleed(Losses[War], frozen=True):
    """Units lose steps, as their owner says."""

    side: Side
    units: tuple[Piece, ...]

    def bearers(self, pos: War) -> list[int]:
        return [p for p in self.units if pos.steps[p]]

    def ask(self, pos: War, bearers: list[int]) -> Ask:
        return Ask(SIDES[self.side], "lose", LOSE.each(bearers), ("COL-7",), {"n": self.left})

    def lose(self, pos: War, piece: int) -> None:
        pos.steps[piece] -= 1
        pos.event("loses", "COL-7", piece=piece)
        if not pos.steps[piece]:
            pos.put(piece, pos.kit.dead)
            pos.event("dies", "COL-7", piece=piece)
