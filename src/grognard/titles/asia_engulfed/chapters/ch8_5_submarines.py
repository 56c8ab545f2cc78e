"""8.5 Submarine combat: after the rounds of a battle, against zones without one, and against a force that leaves."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Piece, Pieces, Space
from grognard.core.steps import Steps, offers
from grognard.titles.asia_engulfed.chapters.ch0_terms import lose_step
from grognard.titles.asia_engulfed.chapters.ch8_6_damage import (
    Recovery,
    Results,
    resolve_damage,
    score,
    shown_dice,
    sink,
)
from grognard.titles.asia_engulfed.chapters.ch8_41_night import surface_fleets
from grognard.titles.asia_engulfed.verbs import AT, HUNT, PASS
from grognard.titles.asia_engulfed.war import War


def can_hunt(pos: War, zone: int, side: int) -> bool:
    """Whether a submarine unit of a side in a zone has something to attack (8.3-a, 8.5-c)."""
    return bool(pos.subs_at(zone, side)) and bool(hunted(pos, zone, side))


def hunted(pos: War, zone: int, side: int) -> list[int]:
    """What a submarine unit may attack: damaged fleets, by 8.52 all others, by 8.5-d troop transports."""
    fleets = pos.fleets_at(zone, 1 - side)
    if pos.alternative("sub-undamaged"):
        fleets = [p for p in fleets if pos.damaged[p]]
    return fleets if pos.alternative("sub-transports") else fleets + pos.ground_at(zone, 1 - side)


class SubmarineCombat(Frame[War], frozen=True):
    """The submarine units of a zone attack in turn, the Phasing side's first, and go back to their box (8.5-a)."""

    zone: Space
    hunters: Pieces

    def advance(self, pos: War) -> Asks:
        if not self.hunters:
            pos.pop()
            return None
        pos.replace(SubmarineCombat(self.zone, self.hunters[1:]))
        pos.push(SubmarineAttack(self.hunters[0]))
        return None


def submarine_combat(pos: War, zone: int) -> SubmarineCombat:
    """The submarine combat of a battle."""
    return SubmarineCombat(zone, (*pos.subs_at(zone, pos.phasing), *pos.subs_at(zone, 1 - pos.phasing)))


def to_box(pos: War, sub: int) -> None:
    """A submarine unit goes back to its holding box."""
    if pos.on_map(sub):
        pos.put(sub, pos.kit.sub_box[pos.kit.side[sub]])
        pos.cite("AE-8.5-a")


def attack_leaving(pos: War, sub: int, fleets: list[int]) -> None:
    """7.4-f: before a force leaves the zone, a submarine unit there may attack one of its fleets."""
    pos.push(SubmarineAttack(sub, tuple(pos.alias[p] for p in fleets)))


class SubmarineAttack(Steps[War], frozen=True):
    """One submarine unit: it attacks or not, then chooses among the enemy's ships, which are shown to it."""

    sub: Piece
    leaving: Pieces = ()
    """Only the fleets with these stand-ins may be attacked: those that leave the zone (7.4-f)."""
    steps = ("decide", "aim", "over")

    def targets(self, pos: War) -> list[int]:
        found = hunted(pos, pos.place[self.sub], pos.kit.side[self.sub])
        return [p for p in found if pos.alias[p] in self.leaving] if self.leaving else found

    def _seat(self, pos: War) -> str:
        return pos.seat(pos.kit.side[self.sub])

    def _about(self, pos: War) -> dict[str, object]:
        return {"piece": self.sub, "space": pos.place[self.sub]}

    def decide(self, pos: War) -> Asks:
        if pos.on_map(self.sub) and self.targets(pos):
            return Ask(self._seat(pos), "hunt", [HUNT[self.sub], PASS], ("AE-8.5-a",), self._about(pos))
        self.turn_to(pos, "over")
        return None

    @offers(HUNT)
    def hunt(self, pos: War, sub: int) -> None:
        pos.show(self.targets(pos))
        self.turn_to(pos, "aim")

    @offers(PASS)
    def pass_by(self, pos: War) -> None:
        self.turn_to(pos, "over")

    def aim(self, pos: War) -> Asks:
        orders = self.offered(pos, AT)
        return Ask(self._seat(pos), "submarine-target", orders, ("AE-8.51-b",), self._about(pos))

    @offers(AT, targets)
    def at_ship(self, pos: War, target: int) -> None:
        zone = pos.place[self.sub]
        self.turn_to(pos, "over")
        if self.leaving:
            pos.cite("AE-7.4-f")
            pos.push(Departure(zone))
        attack(pos, self.sub, target, zone)

    def over(self, pos: War) -> None:
        if not self.leaving:
            to_box(pos, self.sub)


class Departure(Steps[War], frozen=True):
    """A submarine has attacked a force that leaves: its damage is resolved before it goes on."""

    zone: Space
    steps = ("damage", "stand_up")

    def damage(self, pos: War) -> None:
        resolve_damage(pos, self.zone)

    def stand_up(self, pos: War) -> None:
        pos.conceal([p for p in pos.index.at[self.zone] if pos.kit.is_fleet[p] and pos.shown[p]])


def attack(pos: War, sub: int, target: int, zone: int) -> None:
    """A submarine unit against a damaged fleet (8.51), an undamaged one (8.52) or a transport (8.5-d)."""
    defence, bonus, rule = torpedoes(pos, sub, target, zone)
    damaged = pos.kit.is_fleet[target] and pos.damaged[target] > 0
    _depth_charges(pos, sub, defence, zone, rule)
    pos.push(Recovery(zone))
    if not pos.on_map(sub):
        return
    dice = [pos.roll() for _ in range(pos.steps[sub])]
    hits, damages = score(pos, target, dice, bonus)
    if damaged:
        hits, damages = min(hits, pos.damaged[target]), 0
    pos.event(
        "submarine-attack", rule, piece=sub, by=target, space=zone, dice=shown_dice(dice), hits=hits, damages=damages
    )
    if damaged:
        for _ in range(hits):
            sink(pos, target, rule, damaged=True)
    else:
        pos.push(Results(((target, hits, damages),)))


def torpedoes(pos: War, sub: int, target: int, zone: int) -> tuple[int, int, str]:
    """The dice that defend a target, the Hit-bonus of the submarine unit against it, and the rule."""
    if pos.kit.is_fleet[target] and pos.damaged[target]:
        return pos.steps[target], 1, "AE-8.51-a"
    screen = pos.steps_of(surface_fleets(pos, zone, 1 - pos.kit.side[sub])) // 2
    return (screen, 0, "AE-8.52-a") if pos.kit.is_fleet[target] else (screen, 1, "AE-8.5-d")


def _depth_charges(pos: War, sub: int, count: int, zone: int, rule: str) -> None:
    """The ships defend themselves first: each 6 costs the submarine unit a step (8.5-b)."""
    if not count:
        return
    dice = [pos.roll() for _ in range(count)]
    hits = sum(1 for die in dice if die == 6)
    pos.event("depth-charges", rule, piece=sub, space=zone, dice=shown_dice(dice), hits=hits)
    for _ in range(min(hits, pos.steps[sub])):
        lose_step(pos, sub, "AE-8.5-b")
