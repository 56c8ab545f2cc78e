"""8.3 Land attacks and amphibious assaults: who attacks which hex, with whom, and led by whom."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Hidden, Number, Piece, Pieces, Seat, Side
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch8_1_limits import attack_refused, count_attack, forces_in, was_attacked
from grognard.titles.pearl_harbor.chapters.ch8_3_assault import (
    is_assault,
    lift_refused,
    way_refused,
    within_reach,
)
from grognard.titles.pearl_harbor.chapters.ch8_3_battle import LandAttack, join_battle
from grognard.titles.pearl_harbor.chapters.ch8_3_odds import defenders_at
from grognard.titles.pearl_harbor.chapters.ch9_air_leaders import LED_BY
from grognard.titles.pearl_harbor.chapters.ch9_land_leaders import help_refused, helpers
from grognard.titles.pearl_harbor.chapters.ch14_fortresses import structures
from grognard.titles.pearl_harbor.chapters.ch18_control import update_control
from grognard.titles.pearl_harbor.chapters.ch19_nations import combination_refused, entry_refused
from grognard.titles.pearl_harbor.chapters.ch21_players import joint_prize
from grognard.titles.pearl_harbor.chapters.ch25_closed_bases import box_hexes, is_limited
from grognard.titles.pearl_harbor.chapters.ch27_in_combat import lose_stranded
from grognard.titles.pearl_harbor.chapters.ch32_soviet_union import DECLARE_WAR, declaration_refused, declare
from grognard.titles.pearl_harbor.kit import FORTRESS, INSTALLATION, LAND, SU, PearlKit
from grognard.titles.pearl_harbor.marks import ATTACKED
from grognard.titles.pearl_harbor.menus import Session
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.verbs import DONE, GO, VERBS, WITH, WITHOUT
from grognard.titles.pearl_harbor.war import War

ASSAIL = VERBS.space("assail")
"""A land attack, an amphibious assault or both are made against that hex."""
KIND = "land"


# who may attack what


def target_refused(pos: War, target: int, side: int) -> Refusal:
    """What forbids any land attack on a hex: nothing to attack there, or attacked already (8.3-a, 8.3-e)."""
    foe = enemy(side)
    if was_attacked(pos, KIND, target):
        return "PH-8.3-e"
    if defenders_at(pos, target, foe) or structures(pos, target, foe):
        return None
    if pos.land_at(target, foe):
        return "PH-8.3-e"  # they withdrew there in this segment
    shore = pos.kit.is_shore[target]
    return None if shore and pos.holder(target) != side else "PH-8.3-a"


def is_empty(pos: War, target: int, side: int) -> bool:
    """Whether nobody but an intrinsic force defends a hex: only an assault has to fight for it (13-e)."""
    foe = enemy(side)
    return not defenders_at(pos, target, foe) and not structures(pos, target, foe)


def unit_refused(pos: War, p: int) -> Refusal:
    """What forbids a unit any land attack."""
    kit = pos.kit
    if kit.arm[p] != LAND:
        return "PH-8.3-a"
    if kit.is_para[p]:
        return "PH-27-c"
    if kit.is_asian[p]:
        return "PH-40-e"
    if pos.marks[p] & ATTACKED:
        return "PH-8.3-e"
    if not pos.supplied[p] and pos.place[p] != kit.off_west:
        return "PH-11.5-b"
    if kit.force[p] == SU and not pos.soviet_war:
        return "PH-32.2-r"
    return None


def assailant_refused(pos: War, p: int, target: int) -> Refusal:
    """What forbids a unit to attack a hex: it must be able to enter it (8.3-b), and its force to attack again (8.1)."""
    return (
        unit_refused(pos, p)
        or way_refused(pos, p, target)
        or entry_refused(pos, p, target)
        or lift_refused(pos, p, ())
        or attack_refused(pos, forces_in(pos, (p,)), KIND, target)
    )


@cache
def _troops(kit: PearlKit, side: int) -> tuple[int, ...]:
    """The land units of a side."""
    return tuple(p for p in kit.of_arm[LAND] if kit.side[p] == side)


def soldiers(pos: War, seat: str) -> list[int]:
    """The land units that a player commands, those beyond the edge of the map too (44)."""
    kit, place, side = pos.kit, pos.place, pos.side_of(seat)
    last, beyond = kit.hex_count, kit.off_west
    found = [p for p in _troops(kit, side) if place[p] < last or place[p] == beyond]
    if len(pos.players(side)) == 1:
        return found
    forces = pos.forces_of(seat)
    return [p for p in found if pos.force_of(p) in forces]


def soldiers_near(pos: War, seat: str, target: int) -> list[int]:
    """Those of a player's land units that are in a hex, next to it or beyond the edge of the map."""
    kit, at, side = pos.kit, pos.index.at, pos.side_of(seat)
    near = (p for space in (target, *kit.neighbours[target], kit.off_west) for p in at[space])
    found = [p for p in near if kit.arm[p] == LAND and kit.side[p] == side]
    return [p for p in found if pos.seat(p) == seat]


def assailants(pos: War, seat: str, target: int) -> list[int]:
    """The land units of a player that may attack a hex."""
    return [p for p in soldiers_near(pos, seat, target) if not assailant_refused(pos, p, target)]


def assailed_by(pos: War, seat: str) -> list[int]:
    """The hexes that a player's land units can attack."""
    side = pos.side_of(seat)
    worth: dict[int, int] = {}
    found: set[int] = set()
    for p in soldiers(pos, seat):
        if unit_refused(pos, p):
            continue
        here = pos.place[p]
        for target in within_reach(pos, p):
            if target not in worth:
                worth[target] = _worth(pos, target, side)
            if not worth[target] or target in found:
                continue
            by_sea = pos.aboard[p] >= 0 or (here, target) in pos.kit.sea_side
            if (worth[target] == HELD or by_sea) and not assailant_refused(pos, p, target):
                found.add(target)
    return sorted(found)


NOTHING, SHORE, HELD = range(3)


def _worth(pos: War, target: int, side: int) -> int:
    """Whether a hex can be attacked: not at all, only by an assault, or by anybody."""
    kit = pos.kit
    if not pos.index.at[target] and (
        pos.holder(target) == side or not (kit.is_shore[target] or kit.fortress[target] or kit.is_home[target])
    ):
        return NOTHING
    if target_refused(pos, target, side):
        return NOTHING
    return SHORE if is_empty(pos, target, side) else HELD


def assail_refused(pos: War, seat: str, target: int) -> Refusal:
    """What forbids a player to attack a hex at all: the hex itself, or what stands against his nearest units."""
    refused = target_refused(pos, target, pos.side_of(seat))
    if refused:
        return refused
    units = soldiers_near(pos, seat, target)
    found = [assailant_refused(pos, p, target) for p in units]
    empty = is_empty(pos, target, pos.side_of(seat))
    if any(
        not each and not (empty and not is_assault(pos, (p,), target)) for p, each in zip(units, found, strict=True)
    ):
        return None
    return next((each for each in found if each), "PH-13-e" if units and empty else "PH-8.3-b")


def faces_neutrals(pos: War, seat: str) -> bool:
    """Whether units of a player stand next to enemies whom only a war with the Soviet Union opens to attack (32)."""
    kit, at, foe = pos.kit, pos.index.at, enemy(pos.side_of(seat))
    return any(
        kit.side[q] == foe and kit.arm[q] in (LAND, INSTALLATION, FORTRESS) and SU in (kit.force[p], kit.force[q])
        for p in soldiers(pos, seat)
        for near in kit.neighbours[pos.place[p]]
        for q in at[near]
    )


def may_lurk(pos: War, side: int) -> bool:
    """Whether the enemy must reckon with attacks out of closed boxes: then every player is asked, who has none too.

    That somebody is not asked would tell that no troops lie there (25).
    """
    if not is_limited(pos):
        return False
    near = {target for space in box_hexes(pos, side) for target in (space, *pos.kit.neighbours[space])}
    return any(_worth(pos, target, side) for target in near)


def boxes_near(pos: War, side: int, target: int) -> bool:
    """Whether a side has boxes in or next to a hex that the enemy cannot look into: who could lie there is asked."""
    if not is_limited(pos):
        return False
    near = {target, *pos.kit.neighbours[target]}
    return not near.isdisjoint(box_hexes(pos, side))


class GroundCombat(Session, frozen=True):
    """The last step of a combat segment: the players of the attacking side choose hexes, one after the other (1-c)."""

    side: Side
    number: Number = 0
    """Which of them is at it."""

    def advance(self, pos: War) -> Asks:
        if self.number >= len(pos.players(self.side)):
            lose_stranded(pos, self.side)
            update_control(pos)
            pos.pop()
            return None
        return super().advance(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders[0] is DECLARE_WAR and not self.acted and not faces_neutrals(pos, self._seat(pos)):
            orders = orders[1:]  # nobody is asked for the sake of a war alone that gives him nothing to attack
        seat = self._seat(pos)
        lurking = orders == [DONE] and may_lurk(pos, self.side) and bool(soldiers(pos, seat))
        return Ask(seat, "assail", orders, ("PH-8.9-b", "PH-8.3-a", "PH-8.3-c", "PH-8.3-e"), firm=lurking)

    def _seat(self, pos: War) -> str:
        return pos.players(self.side)[self.number]

    def targets(self, pos: War) -> list[int]:
        return assailed_by(pos, self._seat(pos))

    def target_refused(self, pos: War, target: int) -> Refusal:
        return assail_refused(pos, self._seat(pos), target)

    @offers(ASSAIL, targets, target_refused)
    def assail(self, pos: War, target: int) -> None:
        pos.push(Assailing(self._seat(pos), target))

    def war_refused(self, pos: War, _: object) -> Refusal:
        return declaration_refused(pos, self._seat(pos))

    @offers(DECLARE_WAR, None, war_refused)
    def declare_war(self, pos: War) -> None:
        declare(pos, self._seat(pos))

    def done_refused(self, pos: War, _: object) -> Refusal:
        """A hex whose troops were bombarded for an assault must be assaulted while that is possible (8.4-d)."""
        for target in pos.promised:
            if not was_attacked(pos, KIND, target):
                units = assailants(pos, self._seat(pos), target)
                if any(pos.aboard[p] >= 0 for p in units):
                    return Reason("PH-8.4-d", "assault-owed", {"target": target})
        return None

    @offers(DONE, None, done_refused)
    def done(self, pos: War) -> None:
        pos.replace(replace(self, number=self.number + 1, acted=False))


# composing an attack


def _in_hand(attack: Composition, pos: War) -> Iterable[int]:
    return attack.those_in(pos)


class Composition(LandAttack, frozen=True):
    """Who takes part in an attack: units join or stay out, one leader may help.

    Until it begins only their own side knows them: whether a choice was left would tell who else lies there (25).
    """

    units: Hidden[Pieces] = ()
    leader: Hidden[Piece] = NOBODY

    def knows(self, pos: War, seat: str) -> bool:
        return pos.side_of(seat) == self.side(pos)

    def candidates(self, pos: War) -> list[int]:
        return [p for p in soldiers_near(pos, self.seat, self.target) if p not in self.units]

    def with_refused(self, pos: War, p: int) -> Refusal:
        """What forbids a unit to join: itself, those it would have to fight beside, or lift for all of them."""
        if p in self.units:
            return "PH-8.3-e"
        refused = assailant_refused(pos, p, self.target)
        return refused or combination_refused(pos, p, self.units) or lift_refused(pos, p, self.units)

    @offers(WITH, candidates, with_refused)
    def add(self, pos: War, p: int) -> None:
        pos.replace(replace(self, units=tuple(sorted((*self.units, p)))))

    def those_in(self, pos: War) -> Iterable[int]:
        return (*self.units, *((self.leader,) if self.leader >= 0 else ()))

    @offers(WITHOUT, _in_hand)
    def drop(self, pos: War, p: int) -> None:
        units = tuple(q for q in self.units if q != p)
        leader = self.leader
        if p == leader or (leader >= 0 and help_refused(pos, leader, units)):
            leader = NOBODY
        pos.replace(replace(self, units=units, leader=leader))

    def leaders(self, pos: War) -> list[int]:
        found = helpers(pos, self.side(pos), self.units) if self.units and self.leader < 0 else []
        return [p for p in found if pos.seat(p) == self.seat]

    def leader_refused(self, pos: War, p: int) -> Refusal:
        return "PH-9.2-f" if self.leader >= 0 else help_refused(pos, p, self.units)

    @offers(LED_BY, leaders, leader_refused)
    def lead(self, pos: War, p: int) -> None:
        pos.replace(replace(self, leader=p))


class Assailing(Composition, frozen=True):
    """A player composes an attack; others of his side are asked to join before it begins.

    If they do, he has the last word on who takes part.
    """

    asked: tuple[Seat, ...] = ()

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("PH-8.3-b", "PH-8.3-c", "PH-9.2-a")
        args: dict[str, object] = {"target": self.target, "pieces": self.units}
        return Ask(self.seat, "assailing", orders, rules, args, firm=bool(self.units))

    def go_refused(self, pos: War, _: object) -> Refusal:
        """What forbids to attack with these units."""
        if not self.units:
            return "PH-8.3-a"
        if is_empty(pos, self.target, self.side(pos)) and not is_assault(pos, self.units, self.target):
            return "PH-13-e"
        if self.target in pos.promised and not any(pos.aboard[p] >= 0 for p in self.units) and self._owes(pos):
            return Reason("PH-8.4-d", "assault-owed", {"target": self.target})
        return attack_refused(pos, forces_in(pos, self.units), KIND, self.target)

    def _owes(self, pos: War) -> bool:
        return any(pos.aboard[p] >= 0 for p in assailants(pos, self.seat, self.target))

    @offers(GO, None, go_refused)
    def go(self, pos: War) -> None:
        for seat in pos.players(self.side(pos)):
            if seat != self.seat and seat not in self.asked and self._could_join(pos, seat):
                pos.replace(replace(self, asked=(*self.asked, seat)))
                pos.push(Joining(seat, self.target, self.units, self.leader, before=self.units))
                return
        self.begin(pos)

    def _could_join(self, pos: War, seat: str) -> bool:
        """Whether a player has units that could take part, or closed boxes lie near that may hold some (25)."""
        if any(not self.with_refused(pos, p) for p in assailants(pos, seat, self.target)):
            return True
        return boxes_near(pos, self.side(pos), self.target) and self._may_attack(pos, seat)

    def _may_attack(self, pos: War, seat: str) -> bool:
        """Whether a force of a player may still attack the hex, for all that everybody knows (8.1)."""
        forces = {pos.force_of(p) for p in soldiers(pos, seat)}
        return any(not attack_refused(pos, (force,), KIND, self.target) for force in forces)

    def joined(self, pos: War, units: Pieces, leader: int) -> None:
        """Another player has spoken. If anybody came, the attacker is asked again once all have."""
        changed = replace(self, units=units, leader=leader)
        pos.replace(changed)
        if all(pos.seat(p) == self.seat for p in units):
            changed.go(pos)

    def begin(self, pos: War) -> None:
        """The attack is made."""
        count_attack(pos, forces_in(pos, self.units), KIND, self.target)
        join_battle(pos, self)
        ships = [pos.aboard[p] for p in self.units if pos.aboard[p] >= 0]
        joint_prize(pos, self.target, (*self.units, *ships))


class Joining(Composition, frozen=True):
    """Another player of the side is asked whether units of theirs join an attack (19.1-a, 21.1-e)."""

    before: Hidden[Pieces] = ()

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"target": self.target, "pieces": self.units}
        lurking = orders == [DONE] and boxes_near(pos, self.side(pos), self.target)
        rules = ("PH-19.1-a", "PH-8.1-d", "PH-21.1-e", *(("PH-25-a",) if lurking else ()))
        return Ask(self.seat, "joining", orders, rules, args, firm=lurking or self.units != self.before)

    def those_in(self, pos: War) -> Iterable[int]:
        """They take back only what is theirs."""
        return [p for p in super().those_in(pos) if pos.seat(p) == self.seat]

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
        below = pos.stack[-1]
        assert isinstance(below, Assailing)
        below.joined(pos, self.units, self.leader)
