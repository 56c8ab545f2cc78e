"""8.4 Air bombardment of land targets: troops, installations, fortresses and home bases."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch8_6_air_combat import (
    is_guarded,
    meets_patrol,
    strike_hexes,
    striker_refused,
    strikers,
)
from grognard.titles.pearl_harbor.chapters.ch8_8_antiaircraft import fire, ground_guns4
from grognard.titles.pearl_harbor.chapters.ch8_assaults import assault_force, promise
from grognard.titles.pearl_harbor.chapters.ch8_raid import Bombing, Raid, Strike
from grognard.titles.pearl_harbor.chapters.ch14_fortresses import is_fortress
from grognard.titles.pearl_harbor.chapters.ch15_home_bases import is_home_base
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import eliminate
from grognard.titles.pearl_harbor.chapters.ch22_surprise import grounded
from grognard.titles.pearl_harbor.chapters.ch25_intelligence import is_closed, reveal_box
from grognard.titles.pearl_harbor.kit import AIR, FORTRESS, INSTALLATION, LAND
from grognard.titles.pearl_harbor.marks import ASSAULT, DISRUPTED
from grognard.titles.pearl_harbor.menus import Round
from grognard.titles.pearl_harbor.tables import combat_tables
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.verbs import VERBS
from grognard.titles.pearl_harbor.war import War

BOMBARD = VERBS.space("bombard")
"""Air units bombard land targets in a hex."""


# targets


def land_targets(pos: War, space: int, side: int) -> list[int]:
    """The counters of a side in a hex that can be bombarded as land targets (8.4-a)."""
    kit = pos.kit
    built = (pos.installation_at(space), pos.field_fortress_at(space))
    return pos.land_at(space, side) + [p for p in built if p >= 0 and kit.side[p] == side]


def printed_targets(pos: War, space: int, side: int) -> list[str]:
    """The permanent fortress and the home base of a side in a hex: no counters, but targets too (8.4-a)."""
    if space in pos.silenced:
        return []
    found = ["fortress"] if is_fortress(pos, space, side) else []
    return [*found, "home"] if is_home_base(pos, space, side) else found


def land_target_refused(pos: War, space: int, side: int, target: int) -> Refusal:
    """What forbids a counter as a target of bombardment by its kind (8.4-a)."""
    kit = pos.kit
    if pos.place[target] != space or kit.side[target] != side or pos.aboard[target] >= 0:
        return "PH-8.4-a"
    if target in grounded(pos, space, side):
        return None
    if kit.arm[target] == AIR:
        return "PH-10.3-g"
    return None if kit.arm[target] in (LAND, INSTALLATION, FORTRESS) else "PH-8.4-a"


def disrupt(pos: War, space: int, strike: Strike, *rules: str) -> None:
    """A bombardment tells: its target is halved until the end of the player turn, once (8.4-k, 8.4-l)."""
    p = strike.target
    cited = (*rules, "PH-8.4-k", "PH-8.4-l")
    if strike.works:
        if space not in pos.shaken:
            pos.shaken = [*pos.shaken, space]
        pos.event("works-disrupted", *cited, what=strike.works, space=space)
    elif pos.kit.arm[p] == AIR:
        eliminate(pos, p, "PH-22.2-e")
    else:
        pos.marks[p] |= DISRUPTED
        pos.event("disrupted", *cited, piece=p, space=space)


# the step


class LandBombings(Round, frozen=True):
    """A player bombards land targets, hex by hex (8.9-b)."""

    def hexes(self, pos: War) -> list[int]:
        return strike_hexes(pos, self.seat)

    def refused(self, pos: War, space: int) -> Refusal:
        side = pos.side_of(self.seat)
        if not strikers(pos, space, self.seat):
            return Reason("PH-8.4-f", "nobody-there", {"space": space})
        if is_guarded(pos, space, side):
            return Reason("PH-8.6-h", "enemy-patrol", {"space": space})
        raid = LandRaid(self.seat, space)
        if not is_closed(pos, space, enemy(side)) and not raid.all_targets(pos):
            return Reason("PH-8.4-a", "no-target", {"space": space})
        found: Refusal = None
        for p in raid.bombers(pos):
            found = raid.bomber_refused(pos, p, None) or raid.limit_refused(pos, p)
            if not found:
                return None
        return found

    def question(self, pos: War, orders: list[Order]) -> Ask:
        return Ask(self.seat, "land-bombings", orders, ("PH-8.9-b", "PH-8.4-f", "PH-8.6-g"), firm=True)

    @offers(BOMBARD, hexes, refused)
    def bombard(self, pos: War, space: int) -> None:
        side = pos.side_of(self.seat)
        if meets_patrol(pos, space, side, strikers(pos, space, self.seat)):
            return
        raid = LandRaid(self.seat, space)
        reveal_box(pos, space, enemy(side))
        if raid.all_targets(pos):
            pos.push(raid)


class LandRaid(Raid, frozen=True):
    """Air units against the land targets of a hex."""

    kind = "bombard-land"
    rules = ("PH-8.4-i", "PH-8.4-h", "PH-8.4-j")

    def question(self, orders: list[Order], args: dict[str, object]) -> Ask:
        return Ask(self.seat, "land-raid", orders, self.rules, args, firm=self.ends(orders))

    def targets(self, pos: War) -> list[int]:
        side = enemy(pos.side_of(self.seat))
        return land_targets(pos, self.space, side) + grounded(pos, self.space, side)

    def works(self, pos: War) -> list[str]:
        return printed_targets(pos, self.space, enemy(pos.side_of(self.seat)))

    def bombers(self, pos: War) -> list[int]:
        return [p for p in pos.air_at(self.space, pos.side_of(self.seat)) if pos.seat(p) == self.seat]

    def target_refused(self, pos: War, target: int) -> Refusal:
        return land_target_refused(pos, self.space, enemy(pos.side_of(self.seat)), target)

    def bomber_refused(self, pos: War, p: int, strike: Strike | None) -> Refusal:
        if pos.place[p] != self.space or pos.seat(p) != self.seat:
            return "PH-8.4-f"
        return self.spent_refused(pos, p) or striker_refused(pos, p) or assault_carrier_refused(pos, p, self.space)

    def launch(self, pos: War) -> None:
        units = self.begin(pos)
        if any(pos.launched[p] >= 0 and pos.mission[pos.launched[p]] == ASSAULT for p in units):
            promise(pos, self.space, "PH-6.6-e")
        pos.event("land-raid", "PH-8.4-f", "PH-8.4-j", pieces=units, space=self.space)
        pos.push(LandBombing(self.seat, self.space, self.wave, self.strikes))


def assault_carrier_refused(pos: War, p: int, space: int) -> Refusal:
    """The air units of carriers on an assault mission bomb the hex that is assaulted, and no other (6.6-e)."""
    carrier = pos.launched[p]
    if carrier < 0 or pos.mission[carrier] != ASSAULT:
        return None
    return None if assault_force(pos, space, pos.kit.side[p]) else "PH-6.6-e"


class LandBombing(Bombing, frozen=True):
    """Bombs on land targets, after the fire of all troops and works of the hex (8.8-f)."""

    def flak(self, pos: War) -> None:
        units = [p for strike in self.strikes for p in strike.bombers]
        self.mark_fought(pos)
        side = enemy(pos.kit.side[units[0]])
        guns = ground_guns4(pos, self.space, side)
        fire(pos, self.space, side, guns, units, self.wave, "PH-8.4-g", "PH-8.8-f")

    def resolve(self, pos: War, strike: Strike, bombers: Sequence[int], leader: int) -> None:
        bombard(pos, self.space, strike, bombers, self.points(pos, bombers, leader), shells=False)


def bombard(pos: War, space: int, strike: Strike, bombers: Sequence[int], points: int, *, shells: bool) -> None:
    """Bombs or shells fall on a land target (8.4-e, 8.4-f)."""
    die = pos.roll()
    found = combat_tables(pos.kit).land["naval" if shells else "air"].read(die, points)
    pos.event(
        "shore-shelled" if shells else "land-bombed",
        "PH-8.4-e" if shells else "PH-8.4-f",
        "PH-8.2-c",
        "PH-8.2-e",
        pieces=tuple(bombers),
        piece=strike.target,
        what=strike.works or "counter",
        points=points,
        die=die,
        space=space,
        result=found.result,
    )
    if found.result == "D":
        disrupt(pos, space, strike)
