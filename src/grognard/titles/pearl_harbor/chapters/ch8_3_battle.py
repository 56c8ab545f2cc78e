"""8.3 A land attack that has begun: the defender's leader, banzai, and the die."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Seat, Space
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch8_3_assault import AFLOAT, AMPHIBIOUS, ASHORE, BEYOND, OVERLAND, way
from grognard.titles.pearl_harbor.chapters.ch8_3_odds import (
    Odds,
    clamped,
    defenders_at,
    exchange_toll,
    ground_table,
    odds,
)
from grognard.titles.pearl_harbor.chapters.ch8_3_results import DD, LandResult
from grognard.titles.pearl_harbor.chapters.ch9_air_leaders import LED_BY
from grognard.titles.pearl_harbor.chapters.ch9_land_leaders import help_refused, helpers, is_with, lead
from grognard.titles.pearl_harbor.chapters.ch25_intelligence import reveal_boxes_of
from grognard.titles.pearl_harbor.chapters.ch29_garrison import intrude
from grognard.titles.pearl_harbor.chapters.ch37_banzai import BANZAI, banzai_seat, glorious
from grognard.titles.pearl_harbor.kit import ALLIES
from grognard.titles.pearl_harbor.marks import ASSAILED, ATTACKED
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.verbs import PASS
from grognard.titles.pearl_harbor.war import War


class LandAttack(Menu[War], frozen=True):
    """An attack on a hex, from its composition to the die."""

    seat: Seat
    target: Space
    units: Pieces = ()
    leader: Piece = NOBODY

    def side(self, pos: War) -> int:
        """The side that attacks."""
        return pos.side_of(self.seat)


def join_battle(pos: War, attack: LandAttack) -> None:
    """An attack begins in place of its composition: whoever takes part is seen, and the defender is asked (25-c)."""
    side = attack.side(pos)
    defenders = defenders_at(pos, attack.target, enemy(side))
    pos.event("land-attack", "PH-8.3-c", "PH-8.3-d", "PH-8.3-e", pieces=attack.units, target=attack.target)
    reveal_boxes_of(pos, (*attack.units, *defenders))
    if side == ALLIES:
        intrude(pos, attack.target)
    if attack.leader >= 0:
        lead(pos, attack.leader)
        pos.event("land-leader", "PH-9.2-a", "PH-9.2-f", piece=attack.leader, target=attack.target)
    pos.replace(Opposing(attack.seat, attack.target, attack.units, attack.leader))


class Opposing(LandAttack, frozen=True):
    """The defender may have a leader help: who has most factors in the hex is asked first (9.2-a, 9.2-b)."""

    silent: tuple[Seat, ...] = ()
    """Who has declined."""

    def _helpers(self, pos: War) -> list[int]:
        foe = enemy(self.side(pos))
        defenders = defenders_at(pos, self.target, foe)
        return helpers(pos, foe, defenders) if defenders else []

    def _asked(self, pos: War) -> str:
        """The next player with a leader who could help; "": nobody."""
        factors = dict.fromkeys((pos.seat(p) for p in self._helpers(pos)), 0)
        for p in defenders_at(pos, self.target, enemy(self.side(pos))):
            if pos.seat(p) in factors:
                factors[pos.seat(p)] += pos.kit.defence[p]
        return max((seat for seat in factors if seat not in self.silent), key=factors.__getitem__, default="")

    def advance(self, pos: War) -> Asks:
        if self._asked(pos):
            return super().advance(pos)
        self._go_on(pos, NOBODY)
        return None

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"target": self.target, "pieces": self.units}
        return Ask(self._asked(pos), "defend", orders, ("PH-9.2-a", "PH-9.2-b", "PH-9.2-h"), args)

    def leaders(self, pos: War) -> list[int]:
        seat = self._asked(pos)
        return [p for p in self._helpers(pos) if pos.seat(p) == seat]

    def leader_refused(self, pos: War, p: int) -> Refusal:
        defenders = defenders_at(pos, self.target, enemy(self.side(pos)))
        return help_refused(pos, p, defenders) if defenders else "PH-13-b"

    @offers(LED_BY, leaders, leader_refused)
    def help(self, pos: War, p: int) -> None:
        lead(pos, p)
        pos.event("land-leader", "PH-9.2-a", "PH-9.2-f", piece=p, target=self.target)
        self._go_on(pos, p)

    @offers(PASS)
    def decline(self, pos: War) -> None:
        silent = (*self.silent, self._asked(pos))
        pos.replace(Opposing(self.seat, self.target, self.units, self.leader, silent))

    def _go_on(self, pos: War, foe_leader: int) -> None:
        pos.replace(Glory(self.seat, self.target, self.units, self.leader, foe_leader))


class Glory(LandAttack, frozen=True):
    """Before the die the Japanese player may declare a banzai, in attack or defence (37-a)."""

    foe_leader: Piece = NOBODY

    def _asked(self, pos: War) -> str:
        return banzai_seat(pos, (*self.units, *defenders_at(pos, self.target, enemy(self.side(pos)))))

    def advance(self, pos: War) -> Asks:
        if self._asked(pos):
            return super().advance(pos)
        self._resolve(pos, banzai=False)
        return None

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"target": self.target, "pieces": self.units}
        return Ask(self._asked(pos), "banzai", orders, ("PH-37-a",), args)

    @offers(BANZAI)
    def declare(self, pos: War) -> None:
        pos.event("banzai", "PH-37-a", target=self.target)
        self._resolve(pos, banzai=True)

    @offers(PASS)
    def forgo(self, pos: War) -> None:
        self._resolve(pos, banzai=False)

    def _resolve(self, pos: War, *, banzai: bool) -> None:
        """The die is rolled, and its result applied at once (8.2-e, 8.3-i)."""
        target, units = self.target, self.units
        found = odds(pos, target, units, self.leader, self.foe_leader)
        ways = {p: way(pos, p, target) for p in units}
        pos.cite(*_manner(set(ways.values())))
        result = _rolled(pos, target, found, banzai=banzai)
        defenders = defenders_at(pos, target, enemy(self.side(pos)))
        for p in units:
            pos.marks[p] |= ATTACKED
        for p in defenders:
            pos.marks[p] |= ASSAILED
        beside = [p for p in units if self.leader >= 0 and is_with(pos, self.leader, p)]
        pos.replace(
            LandResult(
                self.side(pos),
                target,
                result,
                units,
                overland=tuple(p for p in units if ways[p] == OVERLAND),
                assault=tuple(p for p in units if ways[p] in AMPHIBIOUS),
                defenders=tuple(defenders),
                leader=self.leader,
                foe_leader=self.foe_leader,
                toll=exchange_toll(pos, found),
                doubled=found.doubled,
                beside=tuple(beside),
            )
        )


def _manner(ways: set[str]) -> list[str]:
    """The rules of assaults by which an attack is resolved, after the ways in which the attackers come."""
    rules = []
    if AFLOAT in ways:
        rules += ["PH-8.3-m", "PH-6.6-a", "PH-6.6-f"]
    if ASHORE in ways:
        rules += ["PH-8.3-o", "PH-4.5-d"]
    if rules and OVERLAND in ways:
        rules.append("PH-8.3-p")
    if BEYOND in ways:
        rules.append("PH-44.1-l")
    return rules


def _rolled(pos: War, target: int, found: Odds, *, banzai: bool) -> str:
    """The result of an attack; nobody at all in the hex: it is taken without a fight."""
    if not found.defence4:
        pos.event("unopposed", "PH-6.6-a", target=target)
        return DD
    die = pos.roll()
    modified = clamped(die + found.drm)
    rolled = ground_table(pos.kit).result(modified, found.column)
    result = glorious(rolled) if banzai else rolled
    pos.event(
        "land-combat",
        *found.rules,
        *(("PH-37-a",) if result != rolled else ()),
        *("PH-8.2-a", "PH-8.2-b", "PH-8.2-d", "PH-8.2-e", "PH-8.3-f", "PH-8.3-i"),
        target=target,
        ratio=found.ratio,
        column=found.name,
        die=die,
        drm=found.drm,
        modified=modified,
        result=result,
    )
    return result
