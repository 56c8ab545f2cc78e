"""11.5.6, 11.5.8 What naval combat does: columns that surprise points shift, results, targets, defence rolls."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side, Word
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, offers
from grognard.titles.world_in_flames.chapters.ch11_5_wallet import facing, points_of, spend
from grognard.titles.world_in_flames.chapters.ch13_4_return import sink
from grognard.titles.world_in_flames.kit import CONVOY
from grognard.titles.world_in_flames.verbs import AIM, BUY, DONE, LET_PASS, SUFFER
from grognard.titles.world_in_flames.war import War

RAISE, LOWER = "raise", "lower"
SHIFT_PRICE, AIM_PRICE = 2, 3
LOWERED = {"X": "D", "D": "A", "A": "half"}
"""What a result becomes if the defence roll is too high (11.5.8-m)."""
ABORT = 2
"""Halves of an abort that make one."""
RULES = {"X": "WIF-11.5.8-e", "D": "WIF-11.5.8-f", "A": "WIF-11.5.8-g", "half": "WIF-11.5.8-h"}


class Shifting(Menu[War], frozen=True):
    """The side with surprise points moves columns: its own up, the enemy's down, for two points each.

    `found` is what both get, of the active side first; the battle below reads it when this is over.
    """

    stage: Word
    """What is shifted: column, dogfight or flak."""
    side: Side
    """The active side of the battle."""

    def _choices(self, pos: War) -> tuple[str, ...]:
        rich, points = points_of(pos)
        return (RAISE, LOWER) if points >= SHIFT_PRICE and rich >= 0 else ()

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rich, points = points_of(pos)
        if points < SHIFT_PRICE:
            pos.pop()
            return None
        args: dict[str, object] = {"points": points, "table": self.stage}
        return Ask(pos.seat(rich), "shifting", orders, ("WIF-11.5.6-e", "WIF-11.5.6-g"), args)

    @offers(BUY, _choices, why=lambda self, pos, choice: "WIF-11.5.6-c")
    def buy(self, pos: War, choice: str) -> None:
        spend(pos, SHIFT_PRICE, self.stage, choice)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def defence_of(pos: War, p: int) -> int:
    """A damaged unit is hit more easily (11.5.8-x)."""
    return pos.kit.defence[p] + pos.damaged[p]


class NavalDamage(Answers[War], frozen=True):
    """Results against units of a side, one after the other; X first, then D, then A (11.5.8-j)."""

    by: Side
    victims: Pieces
    """Who can be chosen by their owner."""
    wide: Pieces
    """Who can be chosen by whoever pays for it."""
    results: tuple[Word, ...]
    alternate: Number = 0
    """1: the sides choose in turn, the attacker first (11.5.9-p)."""
    turn: Number = 0
    declined: Number = 0
    """1: nobody pays for this target."""
    in_port: Number = 0

    def _alive(self, pos: War, units: Pieces) -> list[int]:
        """A unit that is destroyed, or aborts already, is no target (11.5.8-l)."""
        lost = (pos.kit.lost, pos.kit.repair)
        return [p for p in units if pos.place[p] not in lost and pos.shaken.get(p, 0) < ABORT]

    def _chooser(self, pos: War) -> int:
        return self.by if self.alternate and not self.turn % 2 else facing(pos, self.by)

    def advance(self, pos: War) -> Asks:
        targets = self._alive(pos, self.victims)
        wide = self._alive(pos, self.wide)
        rich, points = points_of(pos)
        able = rich == facing(pos, self._chooser(pos)) and points >= AIM_PRICE
        if not self.results or not (targets or (able and wide)):
            pos.pop()
            return None
        args: dict[str, object] = {"result": self.results[0], "points": points}
        if able and not self.declined and wide:
            paid = ("WIF-11.5.6-e", "WIF-11.5.6-h")
            return Ask(pos.seat(rich), "aiming", [*AIM.each(wide), LET_PASS], paid, args)
        if not targets:
            pos.pop()
            return None
        rule = "WIF-11.5.9-p" if self.alternate else "WIF-11.5.8-k"
        if len(targets) == 1:
            pos.cite(rule)
            self._hit(pos, targets[0])
            return None
        return Ask(pos.seat(self._chooser(pos)), "target", SUFFER.each(targets), (rule,), args)

    @offers(LET_PASS)
    def decline(self, pos: War) -> None:
        pos.replace(replace(self, declined=1))

    @offers(AIM, why=lambda self, pos, p: ("WIF-11.5.6-h", "WIF-11.5.8-l"))
    def aim(self, pos: War, p: int) -> None:
        spend(pos, AIM_PRICE, "", "")
        self._hit(pos, p)

    @offers(SUFFER, why=lambda self, pos, p: ("WIF-11.5.8-k", "WIF-11.5.8-l"))
    def suffer(self, pos: War, p: int) -> None:
        self._hit(pos, p)

    def _hit(self, pos: War, p: int) -> None:
        result = self.results[0]
        pos.replace(replace(self, results=self.results[1:], turn=self.turn + 1, declined=0))
        die, need = pos.roll(10), defence_of(pos, p)
        got = result if die <= need else LOWERED[result]
        rules: tuple[str, ...] = ("WIF-11.5.8-m", "WIF-11.5.8-j", RULES[got])
        if pos.kit.kind[p] == CONVOY:
            rules += ("WIF-11.5.8-u",)
        pos.event("hit", *rules, piece=p, die=die, need=need, result=got)
        if pos.damaged[p]:
            pos.cite("WIF-11.5.8-x")
        inflict(pos, p, got, in_port=bool(self.in_port))


def inflict(pos: War, p: int, result: str, *, in_port: bool = False) -> None:
    """X and D take effect at once, A at the end of the round (11.5.8-o)."""
    if result == "X" or (result == "D" and pos.damaged[p]):
        sink(pos, p, RULES[result])
    elif result == "D":
        pos.damaged[p] = 1
    elif in_port:
        if result == "A" and not pos.down[p]:
            pos.turn_down(p)
            pos.cite("WIF-11.2-k")
    else:
        halves = ABORT if result == "A" else 1
        pos.shaken = {**pos.shaken, p: min(ABORT, pos.shaken.get(p, 0) + halves)}
