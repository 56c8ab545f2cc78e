"""8.7 The battle on the surface: ships are allotted against each other, all fire at once, round after round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Pieces, Seat, Space, Word
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.pearl_harbor.chapters.ch3_stacking import train_at
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import commander
from grognard.titles.pearl_harbor.chapters.ch8_5_naval_bombardment import strike_ship
from grognard.titles.pearl_harbor.chapters.ch8_7_surface import is_gunship
from grognard.titles.pearl_harbor.chapters.ch8_8_antiaircraft import afloat, is_sheltered
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import remove_train
from grognard.titles.pearl_harbor.chapters.ch24_battlegroups import Engagement, joined
from grognard.titles.pearl_harbor.chapters.ch25_intelligence import reveal_boxes_of
from grognard.titles.pearl_harbor.marks import DEFEATED, EVICTED, FOUGHT
from grognard.titles.pearl_harbor.tables import combat_tables
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.verbs import AT, NO, VERBS, YES
from grognard.titles.pearl_harbor.war import War

FIRE_AT = VERBS.piece("fire-at")
"""The ship in hand fires at one of those opposed to it."""
STAY_OUT = VERBS.word("stay-out")
"""The surplus ship in hand is opposed to nobody in this round."""
ALL_AT = VERBS.piece("all-at")
"""The surplus ship in hand and all that are left of its player go against one ship."""
Pair = tuple[Piece, Piece]


def defeat(pos: War, ships: Sequence[int], *rules: str) -> None:
    """Ships that withdraw are defeated: no mission any more, ignored by combat, no longer at home where they lay.

    At an anchorage or a fleet train they must find another base, and the train is removed (8.7-o to 8.7-r, 5.5-g).
    """
    for p in ships:
        pos.marks[p] |= DEFEATED
        space, side = pos.place[p], pos.kit.side[p]
        train = train_at(pos, space, side)
        if (pos.at_base(p) or train >= 0) and not is_sheltered(pos, p):
            pos.marks[p] |= EVICTED
            pos.cite("PH-8.7-r")
        if train >= 0 and not afloat(pos, space, side):
            remove_train(pos, train, "PH-5.5-g")
    pos.event("withdrew", *rules, "PH-8.7-o", "PH-8.7-p", "PH-8.7-q", pieces=tuple(ships))


def exposures(pos: War, space: int, side: int) -> list[str]:
    """Why ships that are based in a hex are not safe there: a train, an anchorage, even a fortress shelter nobody."""
    found = ["PH-5.5-e"] if train_at(pos, space, side) >= 0 else []
    if pos.kit.anchorage[space]:
        found.append("PH-5.3-d" if pos.kit.fortress[space] else "PH-5.3-b")
    return found


class SurfaceBattle(Engagement, frozen=True):
    """Rounds of surface combat over a hex, until one side has nobody left there (8.7-m).

    `pairs` are ships allotted against each other (attacker, defender), `aims` who fires at whom.
    """

    space: Space
    attackers: Pieces
    defenders: Pieces
    stage: Word = "begin"
    """begin, allot, surplus, aim, fire, withdraw."""
    number: Number = 1
    pairs: tuple[Pair, ...] = ()
    out: Pieces = ()
    """Surplus ships that stay out of this round."""
    aims: tuple[Pair, ...] = ()
    asked: tuple[Seat, ...] = ()
    """Players who have said in this round whether they stay."""

    # who is in it

    def _live(self, pos: War, pieces: Sequence[int]) -> list[int]:
        return [p for p in pieces if pos.on_map(p) and not pos.marks[p] & DEFEATED]

    def _line(self, pos: War, pieces: Sequence[int]) -> list[int]:
        """The ships that fight: type H and L, and carriers only when none of them is left (8.7-h, 8.7-u)."""
        live = self._live(pos, pieces)
        return [p for p in live if is_gunship(pos, p)] or live

    def advance(self, pos: War) -> Asks:
        if self.stage == "begin":
            self._begin(pos)
        elif self.stage == "withdraw":
            return self._withdraw(pos)
        elif not self._live(pos, self.attackers) or not self._live(pos, self.defenders):
            pos.pop()
        elif self.stage == "allot":
            return self._allot(pos)
        elif self.stage == "surplus":
            return self._surplus(pos)
        elif self.stage == "aim":
            return self._aim(pos)
        else:
            self._fire(pos)
        return None

    def _begin(self, pos: War) -> None:
        reveal_boxes_of(pos, (*self.attackers, *self.defenders))
        for p in self.attackers:
            pos.marks[p] |= FOUGHT
        pos.cite(*exposures(pos, self.space, pos.kit.side[self.defenders[0]]))
        pos.event(
            "surface-combat",
            "PH-8.7-a",
            "PH-8.7-b",
            "PH-8.7-d",
            "PH-8.7-h",
            space=self.space,
            pieces=self.attackers,
            defenders=self.defenders,
        )
        pos.replace(replace(self, stage="allot"))

    # allotment

    def _allot(self, pos: War) -> Asks:
        """Every ship of the attacker in turn, so that no defender is left out if there are enough (8.7-i, 8.7-j)."""
        p = self._next_attacker(pos)
        if p < 0:
            pos.replace(replace(self, stage="surplus"))
            return None
        last = not is_gunship(pos, self._line(pos, self.defenders)[0])
        rules = ("PH-8.7-i", "PH-8.7-j", *(("PH-8.7-u", "PH-8.7-v") if last else ()))
        orders = AT.each(self._open(pos, p))
        if self._is_spare(pos):
            mine = [q for q in self._waiting(pos) if commander(pos, q) == commander(pos, p)]
            orders += self._surplus_orders(self._all_at(pos), mine)
        return Ask(commander(pos, p), "surface-allot", orders, rules, self._args(p))

    def _args(self, p: int) -> dict[str, object]:
        return {"piece": p, "space": self.space, "n": self.number}

    def _next_attacker(self, pos: War) -> int:
        return next((p for p in self._waiting(pos) if self._open(pos, p)), NOBODY)

    def _waiting(self, pos: War) -> list[int]:
        """The attackers that have neither an opponent in this round nor stay out of it."""
        done = {*(a for a, _ in self.pairs), *self.out}
        return [p for p in self._line(pos, self.attackers) if p not in done]

    def _bare(self, pos: War) -> list[int]:
        """The defenders against whom nobody has been allotted."""
        covered = {d for _, d in self.pairs}
        return [d for d in self._line(pos, self.defenders) if d not in covered]

    def _is_spare(self, pos: War) -> bool:
        """Whether more attackers are left than defenders without an opponent (8.7-j)."""
        return len(self._waiting(pos)) > len(self._bare(pos))

    def _open(self, pos: War, p: int) -> list[int]:
        """The defenders against whom a ship may be allotted."""
        bare = self._bare(pos)
        if not self._is_spare(pos):
            return bare
        return bare + [d for d in self._line(pos, self.defenders) if d not in bare and is_gunship(pos, d)]

    def _all_at(self, pos: War) -> list[int]:
        """The defenders that all attackers may go against, if nobody else has to be opposed first."""
        bare, line = self._bare(pos), self._line(pos, self.defenders)
        return [d for d in (bare or line) if is_gunship(pos, d)] if len(bare) <= 1 else []

    def _surplus_orders(self, opponents: Sequence[int], mine: Sequence[int]) -> list[Order]:
        """What surplus ships may do besides: all together, or nothing (8.7-j)."""
        return [*(ALL_AT.each(opponents) if len(mine) > 1 else []), STAY_OUT]

    def _surplus(self, pos: War) -> Asks:
        """Defenders whom nobody was allotted against may choose an opponent, but no carrier (8.7-j)."""
        enemies = [a for a in self._line(pos, self.attackers) if is_gunship(pos, a)]
        spare = self._spare_defenders(pos)
        if not spare or not enemies:
            pos.replace(replace(self, stage="aim"))
            return None
        p = spare[0]
        mine = [q for q in spare if commander(pos, q) == commander(pos, p)]
        orders = [*AT.each(enemies), *self._surplus_orders(enemies, mine)]
        return Ask(commander(pos, p), "surface-allot", orders, ("PH-8.7-j",), self._args(p))

    def _spare_defenders(self, pos: War) -> list[int]:
        """The defenders that nobody was allotted against and that have not yet chosen."""
        done = {*(d for _, d in self.pairs), *self.out}
        return [d for d in self._line(pos, self.defenders) if d not in done and is_gunship(pos, d)]

    def _allotted(self, pos: War, order: Order, seat: str) -> None:
        """The ship in hand goes against one of the enemy's, with all others of its player, or stays out."""
        attacking = self.stage == "allot"
        left = self._waiting(pos) if attacking else self._spare_defenders(pos)
        p = self._next_attacker(pos) if attacking else left[0]
        if order is STAY_OUT:
            pos.replace(replace(self, out=(*self.out, p)))
            return
        target = cast(int, order.target)
        ships = [q for q in left if commander(pos, q) == seat] if order.verb == ALL_AT.name else [p]
        more = tuple((q, target) if attacking else (target, q) for q in ships)
        pos.replace(replace(self, pairs=(*self.pairs, *more)))

    # aiming

    def _opponents(self, p: int) -> list[int]:
        return [d if a == p else a for a, d in self.pairs if p in (a, d)]

    def _aim(self, pos: War) -> Asks:
        """Each ship fires at only one of those opposed to it (8.7-k)."""
        aimed = {p for p, _ in self.aims}
        ships = dict.fromkeys(p for pair in self.pairs for p in reversed(pair))
        p = next((p for p in ships if p not in aimed and is_gunship(pos, p)), NOBODY)
        if p < 0:
            pos.replace(replace(self, stage="fire"))
            return None
        return Ask(commander(pos, p), "surface-aim", FIRE_AT.each(self._opponents(p)), ("PH-8.7-k",), self._args(p))

    # fire

    def _fire(self, pos: War) -> None:
        """All fire before any result is applied (8.7-l): the attacker's ships first, then the defender's."""
        pos.replace(replace(self, stage="withdraw", asked=()))
        results = []
        for target in (*self.defenders, *self.attackers):
            guns = tuple(p for p, aim in self.aims if aim == target)
            if guns:
                results.append((target, self._shoot(pos, guns, target)))
        for target, result in results:
            strike_ship(pos, target, result, "PH-8.7-s", "PH-8.7-l")

    def _shoot(self, pos: War, guns: Sequence[int], target: int) -> str:
        kit, table = pos.kit, combat_tables(pos.kit).surface
        attack, defence = sum(kit.attack[p] for p in guns), kit.attack[target]
        if not table.reaches(attack, defence):
            pos.event("out-of-weight", "PH-8.7-s", pieces=tuple(guns), piece=target, attack=attack, defence=defence)
            return "-"
        die = pos.roll()
        found = table.read(die, attack, defence)
        pos.event(
            "surface-fire",
            "PH-8.7-k",
            "PH-8.7-s",
            "PH-8.2-b",
            *(("PH-8.7-t",) if kit.is_carrier[target] else ()),
            pieces=tuple(guns),
            piece=target,
            attack=attack,
            defence=defence,
            ratio=found.column,
            die=die,
            result=found.result,
        )
        return found.result

    # the end of a round

    def _withdraw(self, pos: War) -> Asks:
        """Players may leave the battle, those of the defender first (8.7-n)."""
        if not self._live(pos, self.attackers) or not self._live(pos, self.defenders):
            pos.pop()
            return None
        for pieces in (self.defenders, self.attackers):
            for p in self._live(pos, pieces):
                seat = commander(pos, p)
                if seat not in self.asked:
                    args: dict[str, object] = {"space": self.space, "n": self.number}
                    return Ask(seat, "surface-withdraw", [YES, NO], ("PH-8.7-m", "PH-8.7-n"), args)
        number = self.number + 1
        pos.replace(replace(self, stage="allot", number=number, pairs=(), out=(), aims=(), asked=()))
        return None

    def succeeded(self, p: int, heir: int) -> SurfaceBattle:
        """Battlegroups fight on in the place of ships that were sunk (24-c)."""
        attackers, defenders = joined(self.attackers, p, heir), joined(self.defenders, p, heir)
        return replace(self, attackers=attackers, defenders=defenders)

    def play(self, pos: War, order: Order, seat: str) -> None:
        target = order.target if isinstance(order.target, int) else NOBODY
        if self.stage in ("allot", "surplus"):
            self._allotted(pos, order, seat)
        elif self.stage == "aim":
            aimed = {p for p, _ in self.aims}
            ships = dict.fromkeys(p for pair in self.pairs for p in reversed(pair))
            p = next(p for p in ships if p not in aimed and is_gunship(pos, p))
            pos.replace(replace(self, aims=(*self.aims, (p, target))))
        elif order is YES:
            mine = [p for p in (*self.defenders, *self.attackers) if pos.on_map(p) and commander(pos, p) == seat]
            pos.replace(replace(self, asked=(*self.asked, seat)))
            defeat(pos, mine, "PH-8.7-n")
        else:
            pos.replace(replace(self, asked=(*self.asked, seat)))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        p = order.target
        if order is STAY_OUT:
            return [Reason("PH-8.7-i")]
        if order.verb in (AT.name, ALL_AT.name) and isinstance(p, int) and p in (*self.attackers, *self.defenders):
            if pos.kit.is_carrier[p]:
                return [Reason("PH-8.7-h" if p not in self._line(pos, self.defenders) else "PH-8.7-v")]
            return [Reason("PH-8.7-i")]
        if order.verb == FIRE_AT.name:
            return [Reason("PH-8.7-k")]
        return []
