"""8.3 The results of a land attack: AD, AW, -, EX, DW and DD, applied at once, one step after the other."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Pieces, Side, Space, Word
from grognard.core.steps import Answers, Steps, offers
from grognard.titles.pearl_harbor.chapters.ch8_3_odds import attack_share, exchange_value
from grognard.titles.pearl_harbor.chapters.ch8_3_retreat import Advancing, Withdrawal
from grognard.titles.pearl_harbor.chapters.ch9_land_leaders import fall_with, stands_among
from grognard.titles.pearl_harbor.chapters.ch13_intrinsic import destroy_guard
from grognard.titles.pearl_harbor.chapters.ch14_fortresses import storm
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import eliminate
from grognard.titles.pearl_harbor.chapters.ch18_control import update_control
from grognard.titles.pearl_harbor.chapters.ch27_in_combat import hold_ground, lose_helpers
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.verbs import LOSE
from grognard.titles.pearl_harbor.war import War

AD, AW, EX, DW, DD = "AD", "AW", "EX", "DW", "DD"
SUCCESS = (EX, DW, DD)
"""Results that open the hex to the attackers."""


class LandResult(Steps[War], frozen=True):
    """What a result means for everybody in a land attack.

    `overland` and `assault` are the attackers by the way they came (units of the third way, German ones from beyond the
    edge of the map, are neither), `defenders` those who were attacked.
    """

    side: Side
    target: Space
    result: Word
    units: Pieces
    overland: Pieces
    assault: Pieces
    defenders: Pieces
    leader: Piece = NOBODY
    foe_leader: Piece = NOBODY
    toll: Number = 0
    """What an exchange costs the attackers, in quarters of a factor."""
    doubled: bool = False
    beside: Pieces = ()
    """The attackers among whom their leader stands."""
    steps = ("destroy", "exchange", "leaderless", "withdraw", "raze", "paratroops", "enter", "settle")

    def destroy(self, pos: War) -> None:
        """Whole sides go: the attackers (AD), the defenders (DD, EX)."""
        if self.result == AD:
            fall_with(pos, self.leader, self.units)
            for p in self.units:
                eliminate(pos, p, "PH-8.3-i")
        elif self.result in (DD, EX):
            fall_with(pos, self.foe_leader, self.defenders)
            for p in self.defenders:
                eliminate(pos, p, "PH-8.3-i" if self.result == DD else "PH-8.3-j")

    def exchange(self, pos: War) -> None:
        """The attackers lose at least what the defenders have lost."""
        if self.result == EX:
            pos.push(ExchangeLosses(self.side, self.target, self.units, self.toll, self.doubled))

    def leaderless(self, pos: War) -> None:
        """A leader whose units have all been lost in an exchange is lost with them (9.2-c, 9.2-d)."""
        left = self._left(pos)
        if self.result == EX and self.beside and not any(p in left for p in self.beside):
            eliminate(pos, self.leader, "PH-9.2-c", "PH-9.1-b")

    def withdraw(self, pos: War) -> None:
        """Attackers fall back (AW), defenders give way (DW); so do units in the hex that were attacked before."""
        foe = enemy(self.side)
        if self.result == AW:
            pos.cite("PH-8.3-n" if self.assault else "PH-8.3-i")
            led = self.leader if self.leader >= 0 and stands_among(pos, self.leader, self.overland) else NOBODY
            pos.push(Withdrawal(self.side, self.overland, (led,) if led >= 0 else (), led))
        elif self.result in SUCCESS:
            units = tuple(pos.land_at(self.target, foe))
            leaders = tuple(p for p in pos.leaders_at(self.target, foe) if pos.aboard[p] < 0)
            if units:
                pos.push(Withdrawal(foe, units, leaders, self.foe_leader))

    def raze(self, pos: War) -> None:
        """What was built in the hex is destroyed or silenced, and its intrinsic force is gone (5, 13, 14, 15)."""
        if self.result in SUCCESS:
            destroy_guard(pos, self.target)
            storm(pos, self.target)

    def paratroops(self, pos: War) -> None:
        if self.result in SUCCESS:
            hold_ground(pos, self.target, self.side)
        else:
            lose_helpers(pos, self.target, self.side)

    def enter(self, pos: War) -> None:
        """Survivors may advance; of an assault that failed all go home with their ships (8.3-l, 8.3-m)."""
        left = self._left(pos)
        if self.result not in SUCCESS:
            if self.assault:
                pos.event("assault-failed", "PH-8.3-m", "PH-8.3-o", target=self.target)
            return
        if left:
            seats = tuple(seat for seat in pos.players(self.side) if any(pos.seat(p) == seat for p in left))
            assault = tuple(p for p in self.assault if p in left)
            leader = self.leader if self.leader >= 0 and stands_among(pos, self.leader, left) else NOBODY
            pos.push(Advancing(self.side, self.target, seats, left, assault, leader))

    def settle(self, pos: War) -> None:
        update_control(pos)

    def _left(self, pos: War) -> Pieces:
        """The attackers that are still there."""
        pools = pos.kit.pool
        return tuple(p for p in self.units if pos.place[p] not in pools)


class ExchangeLosses(Answers[War], frozen=True):
    """The attackers lose units worth at least the defence; their owners choose, whoever has most left first (8.3-j)."""

    side: Side
    target: Space
    units: Pieces
    left: Number
    """What they have still to lose, in quarters of a factor."""
    doubled: bool = False

    def _value(self, pos: War, p: int) -> int:
        return exchange_value(pos, attack_share(pos, p, doubled=self.doubled))

    def advance(self, pos: War) -> Asks:
        if self.left <= 0 or not self.units:
            pos.pop()
            return None
        if sum(self._value(pos, p) for p in self.units) <= self.left:
            pos.cite("PH-9.2-d", "PH-13-i")
            pos.pop()
            for p in self.units:
                eliminate(pos, p, "PH-8.3-j")
            return None
        worth: dict[str, int] = {}
        for p in self.units:
            worth[pos.seat(p)] = worth.get(pos.seat(p), 0) + self._value(pos, p)
        seat = max(worth, key=worth.__getitem__)
        orders = LOSE.each([p for p in self.units if pos.seat(p) == seat])
        args: dict[str, object] = {"target": self.target, "losses": -(-self.left // 4)}
        return Ask(seat, "exchange", orders, ("PH-8.3-j", "PH-9.2-d", "PH-13-i"), args)

    @offers(LOSE, why=lambda self, pos, p: "PH-8.3-j" if p in self.units else "PH-9.2-d")
    def lose(self, pos: War, p: int) -> None:
        left = self.left - self._value(pos, p)
        pos.replace(replace(self, units=tuple(q for q in self.units if q != p), left=left))
        eliminate(pos, p, "PH-8.3-j")
