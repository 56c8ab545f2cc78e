"""8.42 Air combat, AA fire and air strikes: the dice of a day round, at sea and over a port."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Side, Word
from grognard.core.steps import Losses
from grognard.titles.asia_engulfed.assignments import ATTACK, CAP, ESCORT
from grognard.titles.asia_engulfed.chapters.ch0_terms import lose_step, needed
from grognard.titles.asia_engulfed.chapters.ch3_supply import has_bonus
from grognard.titles.asia_engulfed.chapters.ch8_6_damage import in_turn, score, shown_dice
from grognard.titles.asia_engulfed.chapters.ch9_13_kamikaze_attacks import is_kamikaze
from grognard.titles.asia_engulfed.kit import CA, CBA, CV, JAPAN, LBA
from grognard.titles.asia_engulfed.verbs import LOSE
from grognard.titles.asia_engulfed.war import War

PORT_TARGET = -1
AIR_BONUS = 1
"""Air units hit air units on a 5 (8.42-f, 8.7-e)."""

Flown = tuple[tuple[Piece, Word], ...]
"""Air units and the roles they fly in."""


def flying(pos: War, flown: Flown, side: int, role: str) -> list[int]:
    """The air units of a side that are still in a role."""
    return [p for p, its in flown if its == role and pos.kit.side[p] == side and pos.on_map(p)]


class AirLosses(Losses[War], frozen=True):
    """Air units lose steps: those in `units` first, then those in `rest`; their owner says which."""

    side: Side
    units: Pieces
    rest: Pieces
    rule: Word

    def bearers(self, pos: War) -> list[int]:
        return [p for p in self.units if pos.on_map(p)]

    def advance(self, pos: War) -> Asks:
        alive = self.bearers(pos)
        total = pos.steps_of(alive)
        if not self.left or not (alive or self.rest) or total > self.left:
            return super().advance(pos)
        for p in alive:
            for _ in range(pos.steps[p]):
                lose_step(pos, p, self.rule)
        pos.replace(replace(self, left=self.left - total, units=self.rest, rest=()))
        return None

    def ask(self, pos: War, bearers: list[int]) -> Ask:
        return Ask(pos.seat(self.side), "lose-aircraft", LOSE.each(bearers), (self.rule,), {"n": self.left})

    def lose(self, pos: War, piece: int) -> None:
        lose_step(pos, piece, self.rule)


# escort and CAP


def air_combat(pos: War, flown: Flown, shooters: tuple[int, ...]) -> None:
    """Escorts fight the enemy's CAP; the sides that shoot do so at once, then steps are lost (8.42-e, 8.42-p)."""
    losses: list[AirLosses] = []
    for side in in_turn(pos):
        escorts, strikers = flying(pos, flown, side, ESCORT), flying(pos, flown, side, ATTACK)
        cap = flying(pos, flown, 1 - side, CAP)
        if not cap:
            continue
        rest = () if pos.alternative("cap") else tuple(strikers)
        if 1 - side in shooters and (escorts or rest):
            hits = _fire(pos, cap, 1 - side)
            losses.append(AirLosses(hits, side, tuple(escorts), rest, "AE-8.42-p"))
        if side in shooters and escorts:
            losses.append(AirLosses(_fire(pos, escorts, side), 1 - side, tuple(cap), (), "AE-8.42-p"))
    for loss in reversed(losses):
        pos.push(loss)


def _fire(pos: War, units: list[int], side: int) -> int:
    """The hits of air units on air units: 5 and 6, elite ones from 4 on."""
    dice, hits = [], 0
    for p in units:
        least = dogfight_need(pos, p)
        rolled = [pos.roll() for _ in range(pos.steps[p])]
        hits += sum(1 for die in rolled if die >= least)
        dice += rolled
    pos.event(
        "escort-combat", "AE-8.42-e", "AE-8.42-f", "AE-8.42-p", "AE-KT-i", side=side, pieces=units,
        dice=shown_dice(dice), hits=hits,
    )  # fmt: skip
    return hits


def dogfight_need(pos: War, p: int) -> int:
    """What a die of an air unit needs against air units in the air (8.42-f)."""
    return needed(AIR_BONUS + _elite(pos, p))


def _elite(pos: War, p: int) -> int:
    """The Hit-bonus of an elite unit, if it is in full supply (KT-j)."""
    if not pos.kit.elite[p] or not has_bonus(pos, p):
        return 0
    pos.cite("AE-KT-j")
    return 1


# AA


def fleet_aa(pos: War, space: int, side: int) -> int:
    """AA dice of the fleets of a side in a place: one for two steps, damaged or not (8.42-g, KT-x)."""
    pos.cite("AE-8.42-g", "AE-KT-x")
    return pos.steps_of(pos.fleets_at(space, side)) // 2


def fire_aa(pos: War, space: int, side: int, count: int, strikers: list[int], *rules: str) -> None:
    """AA dice of a side against the enemy's strike: each 6 costs a step."""
    if not count or not strikers:
        return
    dice = [pos.roll() for _ in range(count)]
    hits = sum(1 for die in dice if die == 6)
    pos.event("aa-fire", "AE-8.42-g", *rules, side=side, space=space, dice=shown_dice(dice), hits=hits)
    if hits:
        pos.push(AirLosses(hits, 1 - side, tuple(strikers), (), "AE-8.42-g"))


# strikes


def strike_bonus(pos: War, aircraft: int, target: int, *, in_port: bool) -> int:
    """The Hit-bonuses of an air unit against a fleet, a transport, an air unit or the port itself."""
    kit = pos.kit
    base = 0
    if target != PORT_TARGET and kit.kind[target] == LBA:
        pos.cite("AE-8.7-e")
        base = AIR_BONUS
    if not has_bonus(pos, aircraft):
        return base
    bonus = base + _elite(pos, aircraft) + _surprise(pos, aircraft)
    if target != PORT_TARGET and kit.kind[target] != LBA:
        bonus += _ship_bonus(pos, aircraft, target, in_port=in_port)
    return bonus


def _surprise(pos: War, aircraft: int) -> int:
    if pos.surprise and pos.kit.side[aircraft] == JAPAN:
        pos.cite("AE-9.11-m")
        return 1
    return 0


def _ship_bonus(pos: War, aircraft: int, target: int, *, in_port: bool) -> int:
    kit = pos.kit
    bonus = 0
    if not kit.is_fleet[target]:
        pos.cite("AE-8.42-j", "AE-5.31-d")
        bonus += 1
    else:
        pos.cite("AE-8.42-i")
        bonus += kit.kind[aircraft] == CBA and kit.kind[target] in (CV, CA)
    if in_port:
        pos.cite("AE-8.7-d")
        bonus += 1
    if is_kamikaze(pos, aircraft):
        pos.cite("AE-9.13-d")
        bonus += 1
    return bonus


def strike(pos: War, aircraft: list[int], target: int, space: int, *, in_port: bool) -> tuple[int, int]:
    """The dice of air units against one target: hits and damages."""
    dice: list[int] = []
    hits = damages = 0
    for p in aircraft:
        bonus = strike_bonus(pos, p, target, in_port=in_port)
        rolled = [pos.roll() for _ in range(pos.steps[p])]
        more_hits, more_damages = score(pos, target, rolled, bonus)
        hits += more_hits
        damages += more_damages
        dice += rolled
    rolled_dice = shown_dice(dice)
    if target == PORT_TARGET:
        pos.event("port-strike", "AE-8.42-h", pieces=aircraft, space=space, dice=rolled_dice, hits=hits)
    else:
        pos.event(
            "air-strike",
            "AE-8.42-h",
            "AE-KT-i",
            pieces=aircraft,
            by=target,
            space=space,
            dice=rolled_dice,
            hits=hits,
            damages=damages,
        )
    return hits, damages
