"""8.7 The battle on the surface: ships are allotted against each other, all fire at once, round after round."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Pieces, Seat, Space, Word
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.pearl_harbor.chapters.ch3_stacking import train_at
from grognard.titles.pearl_harbor.chapters.ch8_5_naval_bombardment import strike_ship
from grognard.titles.pearl_harbor.chapters.ch8_7_surface import commander, is_gunship
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
        return Ask(commander(pos, p), "surface-allot", AT.each(self._open(pos, p)), rules, self._args(p))

    def _args(self, p: int) -> dict[str, object]:
        return {"piece": p, "space": self.space, "n": self.number}

    def _next_attacker(self, pos: War) -> int:
        allotted = {a for a, _ in self.pairs}
        line = self._line(pos, self.attackers)
        return next((p for p in line if p not in allotted and self._open(pos, p)), NOBODY)

    def _open(self, pos: War, p: int) -> list[int]:
        """The defenders against whom a ship may be allotted."""
        line = self._line(pos, self.defenders)
        covered = {d for _, d in self.pairs}
        bare = [d for d in line if d not in covered]
        left = len([a for a in self._line(pos, self.attackers) if a not in {a for a, _ in self.pairs}])
        if left <= len(bare):
            return bare
        return bare + [d for d in line if d in covered and is_gunship(pos, d)]

    def _surplus(self, pos: War) -> Asks:
        """Defenders whom nobody was allotted against choose an opponent, but no carrier (8.7-j)."""
        engaged = {d for _, d in self.pairs}
        enemies = [a for a in self._line(pos, self.attackers) if is_gunship(pos, a)]
        p = next((d for d in self._line(pos, self.defenders) if d not in engaged and is_gunship(pos, d)), NOBODY)
        if p < 0 or not enemies:
            pos.replace(replace(self, stage="aim"))
            return None
        return Ask(commander(pos, p), "surface-allot", AT.each(enemies), ("PH-8.7-j",), self._args(p))

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
        pos.replace(replace(self, stage="allot", number=number, pairs=(), aims=(), asked=()))
        return None

    def succeeded(self, p: int, heir: int) -> SurfaceBattle:
        """Battlegroups fight on in the place of ships that were sunk (24-c)."""
        attackers, defenders = joined(self.attackers, p, heir), joined(self.defenders, p, heir)
        return replace(self, attackers=attackers, defenders=defenders)

    def play(self, pos: War, order: Order, seat: str) -> None:
        target = order.target if isinstance(order.target, int) else NOBODY
        if self.stage == "allot":
            pos.replace(replace(self, pairs=(*self.pairs, (self._next_attacker(pos), target))))
        elif self.stage == "surplus":
            engaged = {d for _, d in self.pairs}
            line = self._line(pos, self.defenders)
            p = next(d for d in line if d not in engaged and is_gunship(pos, d))
            pos.replace(replace(self, pairs=(*self.pairs, (target, p))))
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
        if order.verb == AT.name and isinstance(p, int) and p in (*self.attackers, *self.defenders):
            if pos.kit.is_carrier[p]:
                return [Reason("PH-8.7-h" if p not in self._line(pos, self.defenders) else "PH-8.7-v")]
            return [Reason("PH-8.7-i")]
        if order.verb == FIRE_AT.name:
            return [Reason("PH-8.7-k")]
        return []
