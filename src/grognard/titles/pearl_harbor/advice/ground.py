"""Advice on land: where units march, what they attack, how they lose, retreat and advance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from grognard.core.frame import Ask
from grognard.titles.pearl_harbor.advice import weights as w
from grognard.titles.pearl_harbor.advice.outlook import (
    NEVER,
    Outlook,
    falls,
    land_away,
    land_near,
    rate,
    subject,
    target,
)
from grognard.titles.pearl_harbor.chapters.ch3_stacking import land_refused
from grognard.titles.pearl_harbor.chapters.ch4_land import crossings, land_reach, points_left
from grognard.titles.pearl_harbor.chapters.ch5_bases import is_port
from grognard.titles.pearl_harbor.chapters.ch6_cargo import lift_fits
from grognard.titles.pearl_harbor.chapters.ch8_3_ground import Assailing, assailants
from grognard.titles.pearl_harbor.chapters.ch8_3_odds import ground_table, odds
from grognard.titles.pearl_harbor.chapters.ch8_3_retreat import retreat_hexes
from grognard.titles.pearl_harbor.chapters.ch9_land_leaders import helpers
from grognard.titles.pearl_harbor.chapters.ch11_supply import line
from grognard.titles.pearl_harbor.chapters.ch12_effects import land_drm
from grognard.titles.pearl_harbor.chapters.ch19_nations import carriage_refused
from grognard.titles.pearl_harbor.kit import ALLIES, CHINESE_REGIONS, LAND, LEADER, USA, USN, PearlKit, ratio_column
from grognard.titles.pearl_harbor.verbs import GO, STOP

# what an attack promises


def promise(
    outlook: Outlook,
    space: int,
    strengths: Sequence[int],
    defence4: int,
    *,
    leader: int = 0,
    drm: int | None = None,
    stake: float = 0.0,
) -> float:
    """The expected gain of an attack on a hex by units of these factors, over the six faces of the die.

    `leader` are factors that cannot be lost; `stake` is what is lost besides if all attackers are.
    """
    kit, pos = outlook.kit, outlook.pos
    prize = outlook.weights["ground"] + outlook.prizes.get(space, 0.0)
    if defence4 <= 0:
        return prize
    work = pos.installation_at(space)
    foes = [*pos.land_at(space, outlook.foe), *((work,) if work >= 0 and kit.side[work] == outlook.foe else ())]
    theirs = sum(map(outlook.price, foes))
    if drm is None:
        drm = (w.ROUGH if kit.is_rough[space] else 0) + land_drm(pos, space)
    ours, toll = outlook.caution * sum(strengths), outlook.caution * _toll(strengths, defence4)
    gains = {
        "AD": -ours - stake,
        "AW": -w.REPULSE * ours - w.PUSHED * stake,
        "-": 0.0,
        "EX": theirs - toll + (prize if toll < ours else w.BARE * prize - stake),
        "DW": w.RETREAT * theirs + prize,
        "DD": theirs + prize,
    }
    return sum([gains[result] for result in _results(kit, 4 * (sum(strengths) + leader), defence4, drm)]) / 6


@cache
def _results(kit: PearlKit, attack4: int, defence4: int, drm: int) -> tuple[str, ...]:
    """What the six faces of the die come to in an attack at these odds."""
    table = ground_table(kit)
    column = ratio_column(table.columns, attack4, defence4)
    return tuple(table.result(die + drm, column) for die in range(1, 7))


def _toll(strengths: Sequence[int], defence4: int) -> float:
    """What an exchange costs: the cheapest units that make up for the defence."""
    lost = 0
    for strength in sorted(strengths):
        if 4 * lost >= defence4:
            break
        lost += strength
    return float(lost)


def _attack(outlook: Outlook, space: int, units: Sequence[int], leader: int = -1) -> float:
    """The same for units that are there, by the odds as the rules have them."""
    pos = outlook.pos
    defenders = pos.land_at(space, outlook.foe)
    against = helpers(pos, outlook.foe, defenders) if defenders else []
    found = odds(pos, space, units, leader, max(against, key=outlook.kit.attack.__getitem__, default=-1))
    strengths = [max(1, share.strength4 // 4) for share in found.attack if share.piece != leader]
    helped = outlook.kit.attack[leader] if leader >= 0 else 0
    stake = sum(outlook.duty(p, pos.place[p]) for p in units if pos.aboard[p] < 0)
    return promise(outlook, space, strengths, found.defence4, leader=helped, drm=found.drm, stake=stake)


def best_attack(outlook: Outlook, space: int, units: Sequence[int]) -> float:
    """What an attack promises with the best of these units: all, or fewer."""
    chosen: list[int] = []
    best = NEVER
    for p in sorted(units, key=lambda p: -outlook.kit.attack[p]):
        value = _attack(outlook, space, [*chosen, p])
        if not chosen or value >= best:
            chosen.append(p)
            best = value
    return best


def assail(outlook: Outlook, ask: Ask) -> list[float]:
    """Attack the hex that promises most, if it promises enough."""
    units = {target(order): assailants(outlook.pos, ask.seat, target(order)) for order in ask.orders}
    return rate(ask, lambda space: best_attack(outlook, space, units[space]), outlook.weights["attack"])


def assailing(outlook: Outlook, ask: Ask) -> list[float]:
    """Bring everybody who helps, if need be several together, and a leader; then go."""
    frame = outlook.pos.stack[-1]
    assert isinstance(frame, Assailing)
    units = list(frame.units)
    now = _attack(outlook, frame.target, units, frame.leader) if units else NEVER
    more = sorted((target(o) for o in ask.orders if o.verb == "with"), key=lambda p: -outlook.kit.attack[p])
    hopes = [_attack(outlook, frame.target, [*units, *more[: n + 1]], frame.leader) for n in range(len(more))]
    wanted = bool(more) and (not units or max(hopes) > now + 0.05)
    scores = []
    for order in ask.orders:
        p = target(order)
        score = now + 0.02 if order is GO else NEVER
        if order.verb == "with" and wanted:
            gain = _attack(outlook, frame.target, [*units, p], frame.leader)
            score = max(gain, max(hopes) if p == more[0] else NEVER) + 0.001 * outlook.kit.attack[p]
        elif order.verb == "led-by":
            score = now + 1.0 + 0.1 * outlook.kit.attack[p]
        scores.append(score)
    return scores


def joining(outlook: Outlook, ask: Ask) -> list[float]:
    """Another player attacks: come along with everybody who can."""
    return [{"done": 0.0, "without": -1.0}.get(order.verb, 1.0) for order in ask.orders]


def helpful(outlook: Outlook, ask: Ask) -> list[float]:
    """A leader helps: the best of them."""
    return rate(ask, lambda p: 1.0 + outlook.kit.attack[p])


def cheapest(outlook: Outlook, ask: Ask) -> list[float]:
    """Lose what is worth least."""
    return rate(ask, lambda p: -outlook.price(p))


def retreat(outlook: Outlook, ask: Ask) -> list[float]:
    """Who has fewest ways out goes first."""
    return rate(ask, lambda p: -float(len(retreat_hexes(outlook.pos, p))))


def retreat_to(outlook: Outlook, ask: Ask) -> list[float]:
    """Back to what is worth keeping, away from the enemy."""
    p = subject(ask)
    return rate(ask, lambda space: outlook.duty(p, space) - outlook.weights["danger"] * outlook.menace(space))


def advance(outlook: Outlook, ask: Ask) -> list[float]:
    """Enter what is worth it, the strongest first; but nobody leaves an Objective bare to a threat."""
    pos, goal = outlook.pos, subject(ask, "target")

    def gain(p: int) -> float:
        left = outlook.duty(p, pos.place[p]) if pos.aboard[p] < 0 and outlook.kit.arm[p] == LAND else 0.0
        return outlook.worth[goal] + outlook.weights["ground"] + 0.1 * outlook.kit.attack[p] - left

    return rate(ask, gain)


# marching


def abroad(outlook: Outlook, p: int, space: int) -> bool:
    """Whether an Allied unit would be in the war of others.

    Who is not Chinese in China, Americans around Malaya, Chinese anywhere but in China and Burma.
    """
    kit = outlook.kit
    if outlook.side != ALLIES:
        return False
    if kit.party[p]:
        return kit.region[space] not in CHINESE_REGIONS and kit.region[space] not in w.CHINESE_WAR
    american = kit.force[p] in (USA, USN)
    return kit.region[space] in CHINESE_REGIONS or (american and kit.region[space] in w.BRITISH_WAR)


def _stand(outlook: Outlook, p: int, space: int) -> float:
    """What it is worth to have a land unit in a hex at the end of its march."""
    kit, pos, side = outlook.kit, outlook.pos, outlook.side
    value = float(outlook.land_pull[space]) + outlook.duty(p, space) + _lift_worth(outlook, p, space)
    if pos.holder(space) != side and space != pos.place[p]:
        value += outlook.prizes.get(space, 0.0) + 0.1
    if abroad(outlook, p, space):
        value -= w.ABROAD
    held = kit.defence[p] + sum(kit.defence[q] for q in pos.land_at(space, side) if q != p)
    value -= (
        outlook.weights["exposed"] * kit.defence[p] * falls(kit, outlook.menace(space), held, rough=kit.is_rough[space])
    )
    near = land_near(kit, space)
    chances = (_chance(outlook, p, s) for s in near if outlook.defence4(s) and pos.holder(s) != side)
    value += outlook.weights["chance"] * max(0.0, max(chances, default=0.0))
    return value if line(pos, space, pos.home_key(p), side) else value - outlook.weights["hunger"]


def _chance(outlook: Outlook, p: int, space: int) -> float:
    """What an attack on a hex promises if a unit joins those that are next to it, after our bombers were there."""
    kit, pos = outlook.kit, outlook.pos
    friends = [
        kit.attack[q]
        for near in kit.neighbours[space]
        for q in pos.index.at[near]
        if kit.arm[q] == LAND and kit.side[q] == outlook.side and q != p and pos.aboard[q] < 0
    ]
    points = outlook.own_air[space]
    hit = next(share for least, share in w.SOFTENING if points >= least)
    return promise(outlook, space, [kit.attack[p], *friends], int(outlook.defence4(space) * (1.0 - hit)))


def _lift_worth(outlook: Outlook, p: int, space: int) -> float:
    """What it is worth to wait in a port where ships can take a unit aboard."""
    pos, kit, side = outlook.pos, outlook.kit, outlook.side
    if not pos.index.ships[side][space] or not is_port(pos, space, side) or carriage_refused(pos, p):
        return 0.0
    ships = [q for q in pos.ships_at(space, side) if not kit.is_carrier[q]]
    return outlook.weights["wait"] * float(outlook.sea_pull[space]) if lift_fits(pos, ships, [p], assault=True) else 0.0


def _leader_stand(outlook: Outlook, p: int, space: int) -> float:
    """Leaders go where troops of their force are close to the enemy."""
    pos, kit = outlook.pos, outlook.kit
    if kit.kind[p] != "land":
        return 0.0 if space == pos.place[p] else NEVER
    if not any(kit.is_large[q] and pos.force_of(q) == pos.force_of(p) for q in pos.land_at(space, outlook.side)):
        return -1.0
    others = sum(1 for q in pos.leaders_at(space, outlook.side) if q != p)
    return float(outlook.land_pull[space]) + min(4.0, outlook.weights["danger"] * outlook.menace(space)) - 3.0 * others


def worth_at(outlook: Outlook, p: int, space: int) -> float:
    """What a hex is worth to a unit or a leader."""
    return (_leader_stand if outlook.kit.arm[p] == LEADER else _stand)(outlook, p, space)


def goals_of(outlook: Outlook, p: int) -> list[int]:
    """The hexes with room to which a unit can march."""
    pos = outlook.pos
    if points_left(pos, p) <= 0:
        return []
    spaces = dict.fromkeys(pos.kit.land.spaces(land_reach(pos, p).spaces) + crossings(pos, p))
    return [s for s in spaces if s != pos.place[p] and not land_refused(pos, s, p)]


def march_gain(outlook: Outlook, p: int) -> float:
    """What the best march of a unit gains over staying."""
    worths = [worth_at(outlook, p, space) for space in goals_of(outlook, p)]
    return max(worths) - worth_at(outlook, p, outlook.pos.place[p]) if worths else NEVER


def captures(outlook: Outlook, p: int) -> bool:
    """Whether the best march of a unit ends in an Objective that nobody defends."""
    kit, here = outlook.kit, outlook.pos.place[p]
    near = [s for s in outlook.prizes if land_away(kit, s)[here] <= kit.move[p] and not outlook.defence4(s)]
    if not near or kit.arm[p] != LAND:
        return False
    spaces = goals_of(outlook, p)
    if not any(space in near for space in spaces):
        return False
    worths = {space: worth_at(outlook, p, space) for space in (here, *spaces)}
    best = max(worths, key=worths.__getitem__)
    return best in near and worths[best] > worths[here] + outlook.weights["march"]


def march(outlook: Outlook, ask: Ask) -> list[float]:
    """Go where it is best; stop when nothing better is in reach."""
    p, pos = subject(ask), outlook.pos

    def worth(space: int) -> float:
        return NEVER if land_refused(pos, space, p) else worth_at(outlook, p, space)

    stop = worth_at(outlook, p, pos.place[p]) + 0.05 if STOP in ask.orders else NEVER
    return rate(ask, worth, stop)
