"""8.5 Air bombardment of naval targets, at sea and in port."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch8_4_bombardment import assault_carrier_refused
from grognard.titles.pearl_harbor.chapters.ch8_6_air_combat import (
    COUNTER,
    FIRST,
    SECOND,
    is_guarded,
    meets_patrol,
    strike_hexes,
    striker_refused,
    strikers,
)
from grognard.titles.pearl_harbor.chapters.ch8_8_antiaircraft import (
    afloat,
    battery,
    fire,
    in_harbour,
    in_port,
    is_sheltered,
    ship_guns4,
)
from grognard.titles.pearl_harbor.chapters.ch8_raid import Bombing, Raid, Strike
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import damage, sink
from grognard.titles.pearl_harbor.chapters.ch22_kamikaze import expend, kamikaze_refused, vow
from grognard.titles.pearl_harbor.chapters.ch22_surprise import caught_at_anchor
from grognard.titles.pearl_harbor.chapters.ch25_intelligence import is_closed, reveal_box
from grognard.titles.pearl_harbor.kit import NAVAL
from grognard.titles.pearl_harbor.marks import (
    ABORTED,
    ASSAULT,
    ATTACK,
    DEFEATED,
    REACTING,
    READY,
    TRANSPORT,
    WAVED,
)
from grognard.titles.pearl_harbor.menus import Round
from grognard.titles.pearl_harbor.tables import combat_tables
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.verbs import VERBS
from grognard.titles.pearl_harbor.war import War

BOMB_SHIPS = VERBS.space("bomb-ships")
"""Air units bomb naval units in a hex."""
KAMIKAZE_WITH = VERBS.piece("kamikaze")
"""A Japanese air unit joins the strike in hand as kamikaze."""
AT_ANCHOR = 1
"""The modifier for ships at anchor."""


# targets


def at_anchor(pos: War, p: int) -> bool:
    """Whether a naval unit is bombed at anchor: based at a bare anchorage, not in reaction status (8.5-g, 5.3-c).

    On turn 1 Allied ships in installations and home bases are too (22.2-h).
    """
    if is_sheltered(pos, p):
        return caught_at_anchor(pos, p)
    if pos.marks[p] & READY or not pos.at_base(p):
        return False
    return pos.kit.anchorage[pos.place[p]] and in_harbour(pos, p)


def ship_refused(pos: War, space: int, side: int, target: int) -> Refusal:
    """What forbids a counter as a target of naval bombardment (8.5-a, 8.7-q)."""
    if pos.kit.arm[target] != NAVAL or pos.place[target] != space or pos.kit.side[target] != side:
        return "PH-8.5-a"
    return Reason("PH-8.7-q", "defeated", {"piece": target}) if pos.marks[target] & DEFEATED else None


def reaction_force_refused(pos: War, p: int, target: int) -> Refusal:
    """Who may bomb ships that have sailed as a reaction force: no air units from land; carriers by their mission.

    Carriers on an attack mission may only if that force attacks their hex (6.2-b), those on support always (6.3-c).
    """
    if not pos.marks[target] & REACTING or pos.kit.side[p] != pos.phasing:
        return None
    carrier = pos.launched[p]
    if carrier < 0:
        return Reason("PH-7-p", "from-land", {"piece": p})
    if pos.mission[carrier] == ATTACK and not was_attacked_by(pos, pos.place[carrier], target):
        return "PH-6.2-b"
    return None


def was_attacked_by(pos: War, space: int, ship: int) -> bool:
    """Whether a ship belongs to a reaction force that attacks a hex in this player turn (6.2-b)."""
    return any(target == space and (ship in force or pos.tf[ship] in force) for target, _, force in pos.declared)


def harbours_some(pos: War, space: int, side: int) -> bool:
    """Whether ships might lie in a closed box of a side in a hex (25)."""
    return bool(pos.kit.harbour[space]) and is_closed(pos, space, side)


# the step


class NavalBombings(Round, frozen=True):
    """A player bombs enemy ships, hex by hex (8.9-b)."""

    def hexes(self, pos: War) -> list[int]:
        side = enemy(pos.side_of(self.seat))
        return [
            space
            for space in strike_hexes(pos, self.seat)
            if pos.index.ships[side][space] or harbours_some(pos, space, side)
        ]

    def refused(self, pos: War, space: int) -> Refusal:
        side = pos.side_of(self.seat)
        if not strikers(pos, space, self.seat):
            return Reason("PH-8.5-a", "nobody-there", {"space": space})
        if is_guarded(pos, space, side):
            return Reason("PH-8.6-h", "enemy-patrol", {"space": space})
        raid = NavalRaid(self.seat, space)
        if harbours_some(pos, space, enemy(side)):
            reasons = [raid.bomber_refused(pos, p, None) or raid.limit_refused(pos, p) for p in raid.bombers(pos)]
            return reasons[0] if all(reasons) else None
        found: Refusal = Reason("PH-8.5-a", "no-target", {"space": space})
        for p in raid.bombers(pos):
            for strike in raid.all_targets(pos):
                found = raid.bomber_refused(pos, p, strike) or raid.limit_refused(pos, p)
                if not found:
                    return None
        return found

    def question(self, pos: War, orders: list[Order]) -> Ask:
        return Ask(self.seat, "naval-bombings", orders, ("PH-8.9-b", "PH-8.5-a", "PH-8.6-g"), firm=True)

    @offers(BOMB_SHIPS, hexes, refused)
    def bomb(self, pos: War, space: int) -> None:
        side = pos.side_of(self.seat)
        units = strikers(pos, space, self.seat)
        if meets_patrol(pos, space, side, units):
            return
        if not afloat(pos, space, enemy(side)):
            pos.event("port-empty", "PH-8.5-a", pieces=tuple(units), space=space)
            return
        reveal_box(pos, space, enemy(side))
        pos.push(NavalRaid(self.seat, space))


class NavalRaid(Raid, frozen=True):
    """Air units of one kind against the ships of a hex; the other kind makes its own raid (8.5-f, 8.8-i)."""

    kind = "bombard-naval"
    rules = ("PH-8.5-e", "PH-8.5-d", "PH-8.5-f", "PH-8.8-i")

    def question(self, orders: list[Order], args: dict[str, object]) -> Ask:
        return Ask(self.seat, "naval-raid", orders, self.rules, args, firm=self.ends(orders))

    def targets(self, pos: War) -> list[int]:
        return afloat(pos, self.space, enemy(pos.side_of(self.seat)))

    def bombers(self, pos: War) -> list[int]:
        return [p for p in pos.air_at(self.space, pos.side_of(self.seat)) if pos.seat(p) == self.seat]

    def target_refused(self, pos: War, target: int) -> Refusal:
        return ship_refused(pos, self.space, enemy(pos.side_of(self.seat)), target)

    def bomber_refused(self, pos: War, p: int, strike: Strike | None) -> Refusal:
        if pos.place[p] != self.space or pos.seat(p) != self.seat:
            return "PH-8.5-a"
        if self.only and p not in self.only:
            return "PH-10.4-d" if self.wave == SECOND else "PH-10.5-b"
        first = next((each for each in self.strikes if each.bombers), None)
        if first and pos.kit.is_naval_air[first.bombers[0]] != pos.kit.is_naval_air[p]:
            return Reason("PH-8.8-i", "other-kind", {"piece": p})
        found = self.spent_refused(pos, p) or striker_refused(pos, p)
        found = found or assault_carrier_refused(pos, p, self.space)
        if found or strike is None:
            return found
        return reaction_force_refused(pos, p, strike.target)

    def manner(self, pos: War, p: int) -> str:
        return f"{self.kind} {'naval' if pos.kit.is_naval_air[p] else 'land'}"

    def kamikaze_refused(self, pos: War, p: int) -> Refusal:
        return kamikaze_refused(pos, p) or self.with_refused(pos, p)

    @offers(KAMIKAZE_WITH, bombers, kamikaze_refused)
    def swear(self, pos: War, p: int) -> None:
        self.add(pos, p)
        vow(pos, p)

    def launch(self, pos: War) -> None:
        units = self.begin(pos)
        pos.event("naval-raid", "PH-8.5-a", "PH-8.5-f", pieces=units, space=self.space, wave=self.wave)
        pos.push(NavalBombing(self.seat, self.space, self.wave, self.strikes, self.helpers))


class NavalBombing(Bombing, frozen=True):
    """Bombs on ships, after the fire of their port, their task force or their own (8.8-g, 8.8-h)."""

    def flak(self, pos: War) -> None:
        self.mark_fought(pos)
        groups: dict[tuple[int, ...], list[int]] = {}
        for strike in self.strikes:
            groups.setdefault(battery(pos, strike.target), []).extend(strike.bombers)
        for ships, bombers in groups.items():
            harboured = in_port(pos, ships[0])
            rules = ["PH-8.5-c", *(["PH-8.8-g"] if harboured else [])]
            if not harboured or pos.tf[ships[0]] >= 0:
                rules.append("PH-8.8-h")
            if any(pos.kit.is_carrier[p] for p in ships):
                rules.append("PH-10.6-e")
            fire(pos, self.space, pos.kit.side[ships[0]], ship_guns4(pos, ships), bombers, self.wave, *rules)

    def resolve(self, pos: War, strike: Strike, bombers: Sequence[int], leader: int) -> None:
        kit, target = pos.kit, strike.target
        points = self.points(pos, bombers, leader)
        anchored = at_anchor(pos, target)
        die = pos.roll()
        kind = "naval" if kit.is_naval_air[bombers[0]] else "land"
        found = combat_tables(kit).naval[kind].read(die + AT_ANCHOR * anchored, points)
        pos.event(
            "ship-bombed",
            "PH-8.5-b",
            "PH-8.5-e",
            "PH-8.5-h",
            "PH-8.2-d",
            *(("PH-8.5-g", "PH-5.3-c") if anchored else ()),
            *(("PH-22.2-h",) if anchored and caught_at_anchor(pos, target) else ()),
            pieces=tuple(bombers),
            piece=target,
            points=points,
            die=die,
            drm=AT_ANCHOR * anchored,
            result=found.result,
        )
        expend(pos, tuple(bombers))
        strike_ship(pos, target, found.result, "PH-8.5-h")

    def over(self, pos: War) -> None:
        """Next the carriers that were bombed may answer, then the second wave may come (10.5-e, 10.4-e)."""
        units = tuple(p for strike in self.strikes for p in strike.bombers if pos.on_map(p))
        for p in units:
            if pos.kit.is_naval_air[p] and not pos.marks[p] & ABORTED and self.wave in (FIRST, COUNTER):
                pos.marks[p] |= WAVED
        pos.push("AfterRaid", self.seat, self.space, self.wave, units, self.helped)


def strike_ship(pos: War, p: int, result: str, *rules: str) -> None:
    """A ship is damaged or sunk, or nothing happens (8.5-h, 8.7-s)."""
    if result == "S":
        sink(pos, p, *rules)
    elif result == "D":
        damage(pos, p, *rules)


def may_wave(pos: War, p: int, carrier: int) -> bool:
    """Whether an air unit and the carrier that it flies from are fit for second waves (10.4-a)."""
    if carrier < 0 or not pos.on_map(carrier) or not pos.kit.is_naval_air[p]:
        return False
    if pos.kit.side[p] != pos.phasing:
        return pos.marks[carrier] & READY != 0
    return pos.mission[carrier] not in (ASSAULT, TRANSPORT)
