"""6.2 A round of ground combat: type, air combat, ground fire."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side, Space
from grognard.core.order import Order
from grognard.core.position import Picks
from grognard.core.steps import Losses, Steps, offers
from grognard.titles.asia_engulfed.assignments import assigned, menu
from grognard.titles.asia_engulfed.chapters.ch0_terms import lose_step, needed
from grognard.titles.asia_engulfed.chapters.ch3_supply import has_bonus, may_act
from grognard.titles.asia_engulfed.chapters.ch6_4_bonuses import Circumstances, bombardment, broadsides, fire, firing
from grognard.titles.asia_engulfed.kit import ISLAND, JAPAN, LBA, MILITIA, SIDES
from grognard.titles.asia_engulfed.marks import LANDED, PARTIAL
from grognard.titles.asia_engulfed.verbs import BANZAI, COMBAT, COMMIT, DONE, HOME_ARMY, LOSE, SUPPORT
from grognard.titles.asia_engulfed.war import War

AIR_COMBAT, GROUND_SUPPORT = "dogfight", "support"
ROLES = (AIR_COMBAT, GROUND_SUPPORT)
NORMAL, ASSAULT = "normal", "assault"
HOLD, BOMBARD, SPREAD, HEAP = "hold", "bombard", "spread", "heap"
JULY = 4
AT_HOME = -1
"""Among those that bear losses: the home army of Japan."""


class Round(Steps[War], frozen=True):
    """One round in a place: declaration, air, fire and its losses."""

    side: Side
    place: Space
    first: bool
    """The first round of the initial combat in this place in this turn."""
    joined: tuple[Number, ...] = ()
    """The powers of the attacker that take part, if not all of them do (6.62, 7.7)."""
    assault: bool = False
    helpers: Pieces = ()
    """LBA of both sides in ground support."""
    shells: Number = 0
    spread: bool = True
    banzai: Pieces = ()
    pending: Number = 0
    """Hits of a simultaneous Assault that the defender still has to take."""
    steps = ("begin", "air", "shelling", "sharing", "charge", "defence", "attack", "simultaneous", "pay", "end")

    # declaration

    def begin(self, pos: War) -> Asks:
        """Blocks are turned face up; the attacker says whether it is an Assault, never in jungle (6.2-b, 6.3-a)."""
        attackers, defenders = pos.ground_at(self.place, self.side), pos.ground_at(self.place, 1 - self.side)
        pos.show([*attackers, *defenders])
        pos.event("ground-combat", "AE-6.1-a", "AE-6.2-a", "AE-6.2-b", "AE-KT-d", side=self.side, space=self.place)
        if pos.kit.jungle[self.place]:
            pos.cite("AE-6.7-a", "AE-6.3-a")
            return None
        orders = [COMBAT[NORMAL], COMBAT[ASSAULT]]
        return Ask(pos.seat(self.side), "combat-type", orders, ("AE-6.3-a", "AE-6.3-b"), {"space": self.place})

    @offers(COMBAT, why=lambda self, pos, _: "AE-6.7-a" if pos.kit.jungle[self.place] else None)
    def declare(self, pos: War, combat: str) -> None:
        pos.event("combat-declared", "AE-6.3-a", side=self.side, space=self.place, combat=combat)
        self.turn_to(pos, "air", assault=combat == ASSAULT)

    # air

    def air(self, pos: War) -> Asks:
        """Both sides secretly divide their LBA; if only one has any, they support the ground (6.21)."""
        mine, theirs = self.aircraft(pos, self.side), self.aircraft(pos, 1 - self.side)
        if not mine or not theirs:
            if mine or theirs:
                pos.cite("AE-6.21-b", "AE-6.5-a")
            self.turn_to(pos, "shelling", helpers=(*mine, *theirs))
            return None
        return tuple(ask for side in (self.side, 1 - self.side) if (ask := self.go_on(pos, pos.seat(side), ())))

    def go_on(self, pos: War, seat: str, picks: Picks) -> Ask | None:
        found = menu(pos, dict.fromkeys(self.aircraft(pos, SIDES.index(seat)), ROLES), picks)
        if found is None:
            return None
        args = {"space": self.place, "menus": found.menus, "pieces": found.units, "picks": picks}
        return Ask(seat, "air-commitment", COMMIT.each(found.keys), ("AE-6.21-a", "AE-6.5-a"), args, secret=True)

    def aircraft(self, pos: War, side: int) -> list[int]:
        """LBA that take part: unsupplied ones do not attack, in the monsoon none does in India and Burma (13.2-c)."""
        kit = pos.kit
        wet = kit.country[self.place] == "india" or self.place == kit.space_index.get("BUR", -1)
        if wet and pos.alternative("monsoon") and pos.month == JULY:
            pos.cite("AE-13.2-c")
            return []
        units = pos.lba_at(self.place, side)
        if side == self.side and not all(may_act(pos, p) for p in units):
            pos.cite("AE-3.7-a")
            return [p for p in units if may_act(pos, p)]
        return units

    def reveal(self, pos: War, picks: dict[str, Picks]) -> None:
        """Air combat is simultaneous: all dice first, then the losses (6.22).

        Ruling: fighters that meet no fighters shoot once at the enemy in ground support (6.22-a).
        """
        roles: dict[int, str] = {}
        for side in (JAPAN, 1 - JAPAN):
            choices = dict.fromkeys(self.aircraft(pos, side), ROLES)
            roles |= assigned(pos, choices, *(str(pick.target) for pick in picks[pos.seat(side)]))
        fighters = [[p for p, role in roles.items() if role == AIR_COMBAT and pos.kit.side[p] == s] for s in (0, 1)]
        helpers = [[p for p, role in roles.items() if role == GROUND_SUPPORT and pos.kit.side[p] == s] for s in (0, 1)]
        hits = [0, 0]
        for side in (1 - self.side, self.side):
            if fighters[side]:
                hits[1 - side] = _dogfight(pos, self.place, side, fighters[side])
        self.turn_to(pos, "shelling", helpers=(*helpers[0], *helpers[1]))
        for side in (self.side, 1 - self.side):
            if hits[side]:
                pos.push(SupportLosses(hits[side], side, tuple(fighters[side] or helpers[side])))

    def support(self, pos: War, side: int) -> int:
        """LBA steps of a side in ground support."""
        return sum(pos.steps[p] for p in self.helpers if pos.place[p] == self.place and pos.kit.side[p] == side)

    # bombardment and the sharing of bonuses

    def shelling(self, pos: War) -> Asks:
        """Ships off the beach support the first round; with several invasions they are divided (6.4-d, 6.4-k)."""
        bonus = bombardment(pos, self.place, self.side)[0] if self.first else 0
        if bonus and self._other_invasion(pos) and not pos.alternative("bombard-once"):
            some = [SUPPORT[f"{BOMBARD}-{n}"] for n in range(bonus - 1, 0, -1)]
            orders = [SUPPORT[BOMBARD], *some, SUPPORT[HOLD]]
            return Ask(pos.seat(self.side), "bombard", orders, ("AE-6.4-d", "AE-6.4-k"), {"space": self.place})
        self._bombard(pos, bonus)
        return None

    @offers(SUPPORT)
    def support_by(self, pos: War, how: str) -> None:
        if how in (SPREAD, HEAP):
            pos.cite("AE-6.4-h")
            self.turn_to(pos, "charge", spread=how == SPREAD)
        elif how == HOLD:
            self.turn_to(pos, "sharing")
        else:
            _, _, some = how.partition("-")
            self._bombard(pos, int(some) if some else bombardment(pos, self.place, self.side)[0])

    def _other_invasion(self, pos: War) -> bool:
        """Whether another place is still to be fought over to which units came from the same sea zone."""
        zones = {pos.origin[p] for p in pos.ground_at(self.place, self.side) if pos.marks[p] & LANDED}
        kit = pos.kit
        return any(
            place != self.place and place not in pos.resolved and pos.contested(place)
            for zone in zones
            for place in kit.coast[zone]
            if any(pos.marks[p] & LANDED and pos.origin[p] == zone for p in pos.ground_at(place, self.side))
        )

    def _bombard(self, pos: War, bonus: int) -> None:
        if bonus:
            left = bonus
            for zone in bombardment(pos, self.place, self.side)[1]:
                given = min(left, broadsides(pos, zone, self.side))
                pos.shelled[zone] = pos.shelled.get(zone, 0) + given
                left -= given
            pos.event("bombarded", "AE-6.4-d", "AE-6.4-k", side=self.side, space=self.place, n=bonus)
        self.turn_to(pos, "sharing", shells=bonus)

    def sharing(self, pos: War) -> Asks:
        """With aircraft and ships at hand the attacker decides which steps they help (6.4-h)."""
        if self.shells and self.support(pos, self.side) and pos.steps_of(self.units(pos, self.side)) > 1:
            orders = [SUPPORT[SPREAD], SUPPORT[HEAP]]
            return Ask(pos.seat(self.side), "share-support", orders, ("AE-6.4-h", "AE-6.4-a"), {"space": self.place})
        if self.helpers:
            pos.cite("AE-6.4-a", "AE-6.4-j")
        return None

    # Banzai

    def charge(self, pos: War) -> Asks:
        """9.1: Japanese units in need may charge: a bonus now, a step afterwards."""
        orders = self.offered(pos, BANZAI)
        if not orders:
            self.open_fire(pos)
            return None
        return Ask(pos.seat(JAPAN), "banzai", [*orders, DONE], ("AE-9.1-a",), {"space": self.place})

    def desperate(self, pos: War) -> list[int]:
        if not pos.alternative("banzai"):
            return []
        island = pos.kit.kind_of[self.place] == ISLAND and self.side != JAPAN
        return [
            p
            for p in self.units(pos, JAPAN)
            if p not in self.banzai and (island or pos.supply[p] == PARTIAL) and pos.kit.kind[p] != MILITIA
        ]

    @offers(BANZAI, desperate, why=lambda *_: "AE-9.1-a")
    def banzai_charge(self, pos: War, p: int) -> None:
        pos.event("banzai", "AE-9.1-a", piece=p, space=self.place)
        self.turn_to(pos, "charge", banzai=(*self.banzai, p))

    @offers(DONE)
    def open_fire(self, pos: War) -> None:
        self.turn_to(pos, "simultaneous" if self.assault and not pos.alternative("assault") else "defence")

    # fire

    def units(self, pos: War, side: int) -> list[int]:
        """The ground units of a side that fire in this round."""
        found = firing(pos, self.place, side, attacking=side == self.side)
        if self.joined and side == self.side:
            found = [p for p in found if pos.kit.power[p] in self.joined]
        return found

    def _volley(self, pos: War, side: int) -> int:
        """One side fires: one die for each step."""
        at = Circumstances(
            self.place,
            side,
            side == self.side,
            self.first,
            self.assault,
            self.support(pos, side),
            self.shells if side == self.side else 0,
            tuple(p for p in self.banzai if pos.kit.side[p] == side),
            self.spread,
        )
        rolls = fire(pos, self.units(pos, side), at)
        needs = rolls.needs()
        dice = [pos.roll() for _ in needs]
        hits = sum(1 for die, need in zip(dice, needs, strict=True) if die >= need)
        rules = ("AE-6.24-a",) if side == self.side else ("AE-6.23-a",)
        pos.event(
            "ground-fire",
            *(*rules, "AE-KT-b", "AE-KT-f"),
            side=side,
            space=self.place,
            dice=" ".join(map(str, dice)),
            needs=" ".join(f"{need}+" for need in needs),
            volley=_volley_shown(dice, needs),
            hits=hits,
        )
        return hits

    def defence(self, pos: War) -> None:
        pos.push(GroundLosses(self._volley(pos, 1 - self.side), self.side, self.place, self.joined))

    def attack(self, pos: War) -> None:
        self.turn_to(pos, "end")
        if self.units(pos, self.side):
            pos.push(GroundLosses(self._volley(pos, self.side), 1 - self.side, self.place))

    def simultaneous(self, pos: War) -> None:
        """Assault: both fire, then both lose (6.3-b)."""
        mine = self._volley(pos, 1 - self.side)
        theirs = self._volley(pos, self.side)
        self.turn_to(pos, "pay", pending=theirs)
        pos.push(GroundLosses(mine, self.side, self.place, self.joined))

    def pay(self, pos: War) -> None:
        pos.push(GroundLosses(self.pending, 1 - self.side, self.place))

    def end(self, pos: War) -> None:
        for p in self.banzai:
            if pos.place[p] == self.place:
                lose_step(pos, p, "AE-9.1-a")


def support_name(key: str, name: Callable[[str, str], str]) -> str:
    """A choice of support in words; `bombard-2` gives two of the bonuses here."""
    kind, _, some = key.partition("-")
    return f"{name('support', 'some')}: {some}" if some else name("support", kind)


def _volley_shown(dice: list[int], needs: list[int]) -> str:
    """Dice in groups, each with what it needs: `6 3 (4+), 5 (5+)`."""
    groups = groupby(zip(dice, needs, strict=True), key=lambda pair: pair[1])
    return ", ".join(f"{' '.join(str(die) for die, _ in group)} ({need}+)" for need, group in groups)


def _dogfight(pos: War, place: int, side: int, fighters: list[int]) -> int:
    """The air combat dice of one side: 5 or 6 hits, elite units from 4 on (6.22-a)."""
    hits = 0
    dice = []
    for p in sorted(fighters, key=lambda p: not pos.kit.elite[p]):
        need = air_need(pos, p)
        rolled = [pos.roll() for _ in range(pos.steps[p])]
        dice += rolled
        hits += sum(1 for die in rolled if die >= need)
    pos.event(
        "air-combat",
        *("AE-6.22-a", "AE-KT-i", "AE-KT-j"),
        side=side,
        space=place,
        dice=" ".join(map(str, dice)),
        hits=hits,
    )
    return hits


def air_need(pos: War, p: int) -> int:
    """What a die of an LBA needs in air combat."""
    return needed(2 if pos.kit.elite[p] and has_bonus(pos, p) else 1)


class SupportLosses(Losses[War], frozen=True):
    """The owner takes the hits on his LBA in air combat; those beyond their steps are lost (6.22-b)."""

    side: Side
    pieces: Pieces

    def bearers(self, pos: War) -> list[int]:
        return [p for p in self.pieces if pos.kit.kind[p] == LBA and pos.on_map(p)]

    def ask(self, pos: War, bearers: list[int]) -> Ask:
        return Ask(pos.seat(self.side), "lose-air", LOSE.each(bearers), ("AE-6.22-a", "AE-KT-c"), {"n": self.left})

    def lose(self, pos: War, piece: int) -> None:
        lose_step(pos, piece, "AE-6.22-a")

    def spared(self, pos: War) -> None:
        pos.cite("AE-6.22-b")


class GroundLosses(Losses[War], frozen=True):
    """The owner chooses which of his engaged units lose steps (KT-c); in Honshu the home army is one of them."""

    side: Side
    place: Space
    joined: tuple[Number, ...] = ()

    def bearers(self, pos: War) -> list[int]:
        kit = pos.kit
        units = [p for p in pos.ground_at(self.place, self.side) if not self.joined or kit.power[p] in self.joined]
        if self.side == JAPAN and pos.phasing != JAPAN and self.place == kit.honshu and pos.home_defence:
            units.append(AT_HOME)
        return units

    def ask(self, pos: War, bearers: list[int]) -> Ask:
        orders = [HOME_ARMY if p == AT_HOME else LOSE[p] for p in bearers]
        return Ask(pos.seat(self.side), "lose-step", orders, ("AE-KT-c",), {"n": self.left, "space": self.place})

    def play(self, pos: War, order: Order, seat: str) -> None:
        super().play(pos, LOSE[AT_HOME] if order is HOME_ARMY else order, seat)

    def lose(self, pos: War, piece: int) -> None:
        if piece == AT_HOME:
            pos.lose_home_defence()
            pos.event("home-army-hit", "AE-9.1-c", left=pos.home_army)
        else:
            lose_step(pos, piece)
