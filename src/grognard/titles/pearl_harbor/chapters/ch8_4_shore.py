"""8.4 Shore bombardment: ships shell installations, fortresses and home bases, and troops before a landing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch8_1_limits import attack_refused
from grognard.titles.pearl_harbor.chapters.ch8_4_bombardment import (
    bombard,
    land_target_refused,
    land_targets,
    printed_targets,
)
from grognard.titles.pearl_harbor.chapters.ch8_assaults import assault_force, promise, touches
from grognard.titles.pearl_harbor.chapters.ch8_raid import Bombing, Raid, Strike
from grognard.titles.pearl_harbor.chapters.ch25_closed_bases import commands_ships, veiled_fleets
from grognard.titles.pearl_harbor.chapters.ch25_intelligence import reveal_box, reveal_boxes_of
from grognard.titles.pearl_harbor.kit import LAND, NAVAL
from grognard.titles.pearl_harbor.marks import ASSAULT, ATTACK, DEFEATED, PATROL, READY, SHELLED
from grognard.titles.pearl_harbor.menus import Round
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.verbs import VERBS
from grognard.titles.pearl_harbor.war import War

SHELL = VERBS.space("shell")
"""Ships bombard land targets in a hex."""


def ship_may_shell(pos: War, p: int) -> Refusal:
    """What forbids a naval unit any shore bombardment (6.4-c, 8.4-h, 8.7-p, 10.6-f, 11.5-c)."""
    marks, mission = pos.marks[p], pos.mission[p]
    if pos.kit.is_carrier[p]:
        return "PH-10.6-f"
    if marks & DEFEATED:
        return Reason("PH-8.7-p", "defeated", {"piece": p})
    if marks & SHELLED:
        return Reason("PH-8.4-h", "bombs-once", {"piece": p})
    if pos.kit.side[p] == pos.phasing:
        if mission not in (ATTACK, ASSAULT):
            return "PH-6.4-c" if mission == PATROL else "PH-6.2-a"
    elif not marks & READY:
        return Reason("PH-7-d", "not-ready", {"piece": p})
    return None if pos.supplied[p] else "PH-11.5-c"


def ship_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a naval unit to shell a hex: too far, no sea route, or not the hex of its assault (8.4-b, 6.6-d)."""
    found = ship_may_shell(pos, p)
    if found:
        return found
    if not touches(pos, p, space):
        return "PH-8.4-b"
    if pos.mission[p] == ASSAULT and not assault_force(pos, space, pos.kit.side[p]):
        return "PH-6.6-d"
    return None


def gunners(pos: War, seat: str) -> list[int]:
    """The ships with which a player can shell at all."""
    side = pos.side_of(seat)
    return [
        p
        for p in pos.kit.of_arm[NAVAL]
        if pos.kit.side[p] == side and pos.on_map(p) and pos.seat(p) == seat and not ship_may_shell(pos, p)
    ]


class ShoreBombardments(Round, frozen=True):
    """A player shells land targets, hex by hex (8.9-b)."""

    def hexes(self, pos: War) -> list[int]:
        return self._targets_near(pos, gunners(pos, self.seat))

    def may_lurk(self, pos: War) -> bool:
        """Whether a closed task force lies off a shore that it could shell, if it has guns (25)."""
        fleets = veiled_fleets(pos, pos.side_of(self.seat), (ATTACK, ASSAULT))
        return bool(fleets) and commands_ships(pos, self.seat) and bool(self._targets_near(pos, fleets))

    def _targets_near(self, pos: War, fleets: Iterable[int]) -> list[int]:
        near = {space for p in fleets for space in pos.kit.near[pos.place[p]]}
        foe = enemy(pos.side_of(self.seat))
        return sorted(
            space
            for space in near
            if pos.kit.is_shore[space] and (land_targets(pos, space, foe) or printed_targets(pos, space, foe))
        )

    def refused(self, pos: War, space: int) -> Refusal:
        raid = ShoreRaid(self.seat, space)
        strikes = raid.all_targets(pos)
        if not strikes:
            targets = raid.targets(pos)
            return raid.target_refused(pos, targets[0]) if targets else "PH-8.4-a"
        found: Refusal = "PH-8.4-b"
        for p in raid.bombers(pos):
            found = raid.bomber_refused(pos, p, strikes[0]) or raid.limit_refused(pos, p)
            if not found:
                return None
        return found

    def question(self, pos: War, orders: list[Order]) -> Ask:
        return Ask(self.seat, "shore-bombardments", orders, ("PH-8.9-b", "PH-8.4-b", "PH-6.2-a"), firm=True)

    @offers(SHELL, hexes, refused)
    def shell(self, pos: War, space: int) -> None:
        reveal_box(pos, space, enemy(pos.side_of(self.seat)))
        pos.push(ShoreRaid(self.seat, space))


class ShoreRaid(Raid, frozen=True):
    """Ships against the land targets of a hex."""

    kind = "shore"
    rules = ("PH-8.4-i", "PH-8.4-h", "PH-8.4-j", "PH-8.4-c", "PH-8.4-d")

    def question(self, orders: list[Order], args: dict[str, object]) -> Ask:
        return Ask(self.seat, "shore-raid", orders, self.rules, args, firm=self.ends(orders))

    def targets(self, pos: War) -> list[int]:
        return land_targets(pos, self.space, enemy(pos.side_of(self.seat)))

    def works(self, pos: War) -> list[str]:
        return printed_targets(pos, self.space, enemy(pos.side_of(self.seat)))

    def bombers(self, pos: War) -> list[int]:
        near = pos.kit.near[self.space]
        return [p for p in gunners(pos, self.seat) if pos.place[p] in near]

    def may_lurk(self, pos: War) -> bool:
        """Whether a closed task force lies off the shore that could have guns of the player (25)."""
        if not commands_ships(pos, self.seat):
            return False
        near = pos.kit.near[self.space]
        fleets = veiled_fleets(pos, pos.side_of(self.seat), (ATTACK, ASSAULT))
        return any(pos.place[marker] in near for marker in fleets)

    def target_refused(self, pos: War, target: int) -> Refusal:
        """Troops only where an amphibious assault follows; so never in the reaction segment (8.4-d, 8.4-m)."""
        side = pos.side_of(self.seat)
        found = land_target_refused(pos, self.space, enemy(side), target)
        if found or pos.kit.arm[target] != LAND:
            return found
        if pos.segment == "reaction":
            return "PH-8.4-m"
        troops = assault_force(pos, self.space, side)
        if not troops:
            return Reason("PH-8.4-d", "no-assault", {"space": self.space})
        reasons = [self._landing_refused(pos, p) for p in troops]
        return reasons[0] if all(reasons) else None

    def _landing_refused(self, pos: War, p: int) -> Refusal:
        return attack_refused(pos, (pos.force_of(p),), "land", self.space, spare=self._spare(pos, p))

    def _spare(self, pos: War, p: int) -> int:
        """The bombardment itself may take one of the attacks that the landing force has left."""
        force = pos.force_of(p)
        mine = any(pos.force_of(q) == force for q in gunners(pos, self.seat))
        return 1 if mine and (force, self.kind, self.space) not in pos.attacks else 0

    def bomber_refused(self, pos: War, p: int, strike: Strike | None) -> Refusal:
        if pos.kit.arm[p] != NAVAL or pos.seat(p) != self.seat:
            return "PH-8.4-b"
        return ship_refused(pos, p, self.space)

    def launch(self, pos: War) -> None:
        units = self.begin(pos)
        reveal_boxes_of(pos, units)
        for p in units:
            pos.marks[p] |= SHELLED
        if any(strike.target >= 0 and pos.kit.arm[strike.target] == LAND for strike in self.strikes):
            promise(pos, self.space, "PH-8.4-d")
        pos.event("shore-raid", "PH-8.4-b", "PH-8.4-c", "PH-6.6-d", pieces=units, space=self.space)
        pos.push(ShoreBombing(self.seat, self.space, self.wave, self.strikes))


class ShoreBombing(Bombing, frozen=True):
    """The shells of ships on land targets; nobody fires back (8.4-e)."""

    def resolve(self, pos: War, strike: Strike, bombers: Sequence[int], leader: int) -> None:
        bombard(pos, self.space, strike, bombers, self.points(pos, bombers, leader), shells=True)
