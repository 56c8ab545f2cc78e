"""What a round of ground combat leads to: the dice of both sides with their bonuses, and the exact chances."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from grognard.core import odds
from grognard.core.odds import dice
from grognard.core.previews import citing
from grognard.core.scene import Chance, Choice, Line, Preview, Prospect
from grognard.titles.asia_engulfed.chapters.ch6_2_round import ASSAULT, BOMBARD, HEAP, HOLD, Round
from grognard.titles.asia_engulfed.chapters.ch6_4_bonuses import Circumstances, bombardment, fire, firing
from grognard.titles.asia_engulfed.chapters.ch6_ground_combat import Breakthrough, GroundCombat, breaking_power
from grognard.titles.asia_engulfed.kit import BLOCK, ISLAND, JAPAN
from grognard.titles.asia_engulfed.preview_air import air_commitments
from grognard.titles.asia_engulfed.preview_table import Table
from grognard.titles.asia_engulfed.verbs import BANZAI, BREAK_THROUGH, COMBAT, COMMIT, FIGHT, SUPPORT
from grognard.titles.asia_engulfed.war import War

USUAL_STEPS = 2
"""What a hidden block is taken to have."""
BEFORE_SHELLS = ("begin", "air", "shelling")
"""Stages of a round in which it is still open whether ships bombard: they are taken to."""
ALL_IN_CHOICES = ("begin", "shelling", "sharing")
"""Stages in which each order on offer shows the whole round."""
OWN_BONUSES = ("AE-6.4-b", "AE-6.4-c", "AE-6.4-e", "AE-6.4-f", "AE-6.3-b", "AE-13.42-a")
"""Hit-bonuses that every step of a unit has."""
NO_BONUS = ("AE-6.4-g", "AE-KT-o")
"""Rules that keep bonuses from some units."""


class Volley(NamedTuple):
    """What a side rolls: the number that each die needs, the rules behind it, and the bonuses that it is given."""

    needs: list[int]
    rules: frozenset[str]
    support: int
    shells: int


class Clash(NamedTuple):
    """A round of a side: steps that the attacker and the defender lose, and how many they have to lose."""

    side: int
    taken: odds.Ways
    dealt: odds.Ways
    attackers: int
    defenders: int


def volley(pos: War, round_: Round, side: int) -> Volley:
    """The dice of a side as it stands. Hidden blocks are taken to have the usual steps, and no bonus of their own."""
    attacking = side == round_.side
    shells = round_.shells if attacking else 0
    if attacking and round_.first and round_.now in BEFORE_SHELLS:
        shells = bombardment(pos, round_.place, side)[0]
    support = round_.support(pos, side)
    if not round_.helpers and not round_.aircraft(pos, 1 - side):
        support = pos.steps_of(round_.aircraft(pos, side))
    at = Circumstances(
        round_.place,
        side,
        attacking,
        round_.first,
        round_.assault,
        support,
        shells,
        tuple(p for p in round_.banzai if pos.kit.side[p] == side),
        round_.spread,
    )
    units = round_.units(pos, side)
    found, rules = citing(pos, lambda: fire(pos, units, at).needs())
    least = max(found, default=6)
    return Volley([*found, *[least] * USUAL_STEPS * len(_hidden(pos, round_.place, side))], rules, support, shells)


def _hidden(pos: War, place: int, side: int) -> list[int]:
    return [p for p in pos.ground_at(place, side) if pos.kit.kind[p] == BLOCK]


def absorbing(pos: War, round_: Round, side: int) -> int:
    """Steps that can take hits, whether they fire or not (KT-c)."""
    units = pos.ground_at(round_.place, side)
    if side == round_.side and round_.joined:
        units = [p for p in units if pos.kit.power[p] in round_.joined]
    army = pos.home_defence if side == JAPAN and round_.place == pos.kit.honshu else 0
    return pos.steps_of(units) + army + USUAL_STEPS * len(_hidden(pos, round_.place, side))


def weakened(pos: War, round_: Round) -> list[list[int]]:
    """The attacker's dice after 0, 1, 2… lost steps: those are lost that cost the fewest hits, idle ones first."""
    steps = pos.steps.copy()
    units = round_.units(pos, round_.side)
    idle = absorbing(pos, round_, round_.side) - pos.steps_of(units)
    found = [volley(pos, round_, round_.side).needs] * (idle + 1)
    while any(pos.steps[p] for p in units):
        alike = {_kin(pos, round_, p): p for p in units if pos.steps[p]}
        best: list[int] = []
        loser = -1
        for p in alike.values():
            pos.steps[p] -= 1
            rolled = volley(pos, round_, round_.side).needs
            pos.steps[p] += 1
            if loser < 0 or odds.expected(rolled) > odds.expected(best):
                best, loser = rolled, p
        pos.steps[loser] -= 1
        found.append(best)
    pos.steps[:] = steps
    return found


def _kin(pos: War, round_: Round, p: int) -> tuple[int, ...]:
    """Units with the same of this have the same bonuses."""
    kit = pos.kit
    return kit.kind[p], kit.nation[p], pos.supply[p], pos.marks[p], p in round_.banzai


def clash(pos: War, round_: Round) -> Clash:
    """What both sides lose: the defender fires first unless it is an Assault (6.23, 6.24, 6.3-b)."""
    attackers, defenders = absorbing(pos, round_, round_.side), absorbing(pos, round_, 1 - round_.side)
    taken = odds.at_most(odds.hits(volley(pos, round_, 1 - round_.side).needs), attackers)
    if round_.assault and not pos.alternative("assault"):
        dealt = odds.at_most(odds.hits(volley(pos, round_, round_.side).needs), defenders)
    else:
        left = weakened(pos, round_)
        dealt = odds.chained(taken, lambda lost: odds.at_most(odds.hits(left[lost]), defenders))
    return Clash(round_.side, taken, dealt, attackers, defenders)


def _outcomes(table: Table, found: Clash) -> tuple[Chance, ...]:
    return _losses(table, found.dealt, found.defenders, "defender", found.side)


def _prospect(table: Table, found: Clash) -> Prospect:
    outcomes = _losses(table, found.taken, found.attackers, "attacker", 1 - found.side)
    return Prospect(table.say("attacker-losses"), outcomes)


def _losses(table: Table, ways: odds.Ways, most: int, who: str, gains: int) -> tuple[Chance, ...]:
    """Steps lost; the last line says so if that is all of them."""
    found = table.hits(ways, f"hits-{who}", gains=gains)
    last = found[-1]
    if max(ways) != most:
        return found
    return (*found[:-1], replace(last, text=table.say(f"{who}-gone", n=most)))


def show_round(table: Table, frame: Round) -> Preview:
    """A round that is being fought, and what each order makes of it."""
    title = table.say("ground", space=table.wording.place(frame.place))
    assumed, choices = tuple(_assumed(table, frame)), tuple(_choices(table, frame))
    if frame.now in ALL_IN_CHOICES:
        return Preview(title, (), (), assumed=assumed, choices=choices)
    found = clash(table.pos, frame)
    lines, prospects = tuple(_lines(table, frame)), (_prospect(table, found),)
    return Preview(title, lines, _outcomes(table, found), assumed=assumed, choices=choices, prospects=prospects)


def _lines(table: Table, frame: Round) -> Iterator[Line]:
    pos = table.pos
    for side, key, rule in ((1 - frame.side, "defence-dice", "AE-6.23-a"), (frame.side, "attack-dice", "AE-6.24-a")):
        found = volley(pos, frame, side)
        yield table.line(key, dice(found.needs), rule, side=table.wording.side(side))
        yield from table.rule_lines([each for each in OWN_BONUSES if each in found.rules], "+1")
        if found.support:
            yield table.line("helping", f"+1 × {found.support}", "AE-6.4-a", part=True)
        if found.shells:
            yield table.line("shelling", f"+1 × {found.shells}", "AE-6.4-d", part=True)
        yield from table.rule_lines([each for each in NO_BONUS if each in found.rules], "+0")
        idle = absorbing(pos, frame, side) - len(found.needs)
        if idle:
            yield table.line("idle", idle, "AE-3.7-a", part=True)
    if frame.banzai:
        yield table.line("banzai-cost", len(frame.banzai), "AE-9.1-a")


def _assumed(table: Table, frame: Round) -> Iterator[str]:
    pos = table.pos
    if not frame.assault or pos.alternative("assault"):
        yield table.say("assume-worst-first")
    if _hidden(pos, frame.place, 1 - frame.side):
        yield table.say("assume-blocks", n=USUAL_STEPS)
    if frame.aircraft(pos, 0) and frame.aircraft(pos, 1) and not frame.helpers:
        yield table.say("assume-no-support")
    if pos.kit.kind_of[frame.place] == ISLAND:
        yield table.say("assume-next-round")


def _choices(table: Table, frame: Round) -> Iterator[Choice]:
    if any(order.verb == COMMIT.name for order in table.ask.orders):
        yield from air_commitments(table, frame)
        return
    for order in table.ask.orders:
        if order.verb == COMBAT.name:
            tried = replace(frame, assault=order.target == ASSAULT)
        elif order.verb == BANZAI.name and isinstance(order.target, int):
            tried = replace(frame, banzai=(*frame.banzai, order.target))
        elif order.verb == SUPPORT.name and order.target == HOLD:
            tried = replace(frame, stage="sharing", shells=0)
        elif order.verb == SUPPORT.name and str(order.target).startswith(BOMBARD):
            _, _, some = str(order.target).partition("-")
            shells = int(some or bombardment(table.pos, frame.place, frame.side)[0])
            tried = replace(frame, stage="sharing", shells=shells)
        elif order.verb == SUPPORT.name:
            tried = replace(frame, spread=order.target != HEAP)
        else:
            continue
        found = clash(table.pos, tried)
        yield table.choice(
            order, _outcomes(table, found), lines=_lines(table, tried), prospects=[_prospect(table, found)]
        )


def show_battles(table: Table, frame: GroundCombat | Breakthrough) -> Preview | None:
    """Before a place is named: what a round there would bring."""
    pos = table.pos
    choices, assumed = [], {table.say("assume-worst-first"): True, table.say("assume-next-round"): True}
    for order in table.ask.orders:
        if order.verb not in (FIGHT.name, BREAK_THROUGH.name) or not isinstance(order.target, int):
            continue
        place = order.target
        if not firing(pos, place, frame.side, attacking=True):
            continue
        if isinstance(frame, GroundCombat):
            tried = Round(frame.side, place, first=True)
        else:
            tried = Round(frame.side, place, first=False, joined=breaking_power(pos, frame.side, place)[1])
        found = clash(pos, tried)
        assumed |= dict.fromkeys(_assumed(table, tried), True)
        lines = list(_lines(table, tried))
        attack, defence = (len(volley(pos, tried, side).needs) for side in (frame.side, 1 - frame.side))
        column = f"{attack} : {defence}"
        outcomes = _outcomes(table, found)
        choices.append(table.choice(order, outcomes, column=column, lines=lines, prospects=[_prospect(table, found)]))
    if not choices:
        return None
    return Preview(table.say("ground-battles"), (), (), assumed=tuple(assumed), choices=tuple(choices))
