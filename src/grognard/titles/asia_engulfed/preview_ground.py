"""What a ground combat leads to: the dice of both sides with their bonuses, and the exact chances."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.scene import Choice, Line, Preview
from grognard.titles.asia_engulfed import odds
from grognard.titles.asia_engulfed.chapters.ch6_2_round import ASSAULT, HEAP, HOLD, Round
from grognard.titles.asia_engulfed.chapters.ch6_4_bonuses import Circumstances, bombardment, fire, firing
from grognard.titles.asia_engulfed.chapters.ch6_ground_combat import Breakthrough, GroundCombat
from grognard.titles.asia_engulfed.kit import BLOCK
from grognard.titles.asia_engulfed.preview_table import Table, average, dice, spread
from grognard.titles.asia_engulfed.verbs import BANZAI, BREAK_THROUGH, COMBAT, FIGHT, SUPPORT
from grognard.titles.asia_engulfed.war import War

USUAL_STEPS = 2
"""What a hidden block is taken to have."""
BEFORE_SHELLS = ("begin", "air", "shells")
"""Stages of a round in which it is still open whether ships bombard: they are taken to."""
BONUS_RULES = ("AE-6.4-b", "AE-6.4-c", "AE-6.4-e", "AE-6.4-f", "AE-6.3-b", "AE-13.42-a", "AE-6.4-g", "AE-6.7-a")
"""Rules that change what a die needs."""


def needs(pos: War, round_: Round, side: int) -> tuple[list[int], frozenset[str]]:
    """What each die of a side needs in a round, and the bonuses behind it."""
    attacking = side == round_.side
    shells = round_.shells
    if attacking and round_.first and round_.stage in BEFORE_SHELLS:
        shells = bombardment(pos, round_.place, side)[0]
    support = round_.support(pos, side)
    if not round_.helpers and not pos.lba_at(round_.place, 1 - side):
        support = pos.steps_of(round_.aircraft(pos, side))
    at = Circumstances(
        round_.place,
        side,
        attacking,
        round_.first,
        round_.assault,
        support,
        shells if attacking else 0,
        tuple(p for p in round_.banzai if pos.kit.side[p] == side),
        round_.spread,
    )
    cited, pos.table.cited = pos.table.cited, set()
    found = fire(pos, round_.units(pos, side), at).needs()
    rules, pos.table.cited = frozenset(pos.table.cited or ()), cited
    hidden = [p for p in pos.ground_at(round_.place, side) if pos.kit.kind[p] == BLOCK]
    least = max(found, default=6)
    return [*found, *[least] * USUAL_STEPS * len(hidden)], rules


def fight(pos: War, round_: Round) -> tuple[odds.Ways, odds.Ways]:
    """Hits on the attacker and on the defender: one side fires first unless it is an Assault (6.23, 6.24)."""
    ours, _ = needs(pos, round_, round_.side)
    theirs, _ = needs(pos, round_, 1 - round_.side)
    ours.sort()
    taken = odds.at_most(odds.hits(theirs), len(ours))
    if round_.assault and not pos.alternative("assault"):
        return taken, odds.at_most(odds.hits(ours), len(theirs))
    dealt: odds.Ways = {}
    for lost, ways in taken.items():
        fired = odds.at_most(odds.hits(ours[: len(ours) - lost]), len(theirs))
        for number, count in fired.items():
            dealt[number] = dealt.get(number, 0) + ways * count * odds.FACES**lost
    return taken, dealt


def show_round(table: Table, frame: Round) -> Preview:
    """A round that is being fought, and what each order makes of it."""
    taken, dealt = fight(table.pos, frame)
    return Preview(
        table.say("ground", space=table.wording.place(frame.place)),
        tuple(_lines(table, frame, taken)),
        table.hits(dealt, "hits-defender"),
        assumed=tuple(_assumed(table, frame)),
        choices=tuple(_choices(table, frame)),
    )


def _lines(table: Table, frame: Round, taken: odds.Ways) -> Iterator[Line]:
    for side, key, rule in ((1 - frame.side, "defence-dice", "AE-6.23-a"), (frame.side, "attack-dice", "AE-6.24-a")):
        rolled, rules = needs(table.pos, frame, side)
        yield table.line(key, dice(rolled), rule, side=table.wording.side(side))
        for each in BONUS_RULES:
            if each in rules:
                yield Line(table.wording.rule(each)[0], "", each, part=True)
    yield table.line("attacker-losses", spread(taken), "AE-KT-c")


def _assumed(table: Table, frame: Round) -> Iterator[str]:
    pos = table.pos
    if not frame.assault:
        yield table.say("assume-worst-first")
    if any(pos.kit.kind[p] == BLOCK for p in pos.ground_at(frame.place, 1 - frame.side)):
        yield table.say("assume-blocks", n=USUAL_STEPS)
    if pos.lba_at(frame.place, 0) and pos.lba_at(frame.place, 1) and not frame.helpers:
        yield table.say("assume-no-support")


def _choices(table: Table, frame: Round) -> Iterator[Choice]:
    for order in table.ask.orders:
        if order.verb == COMBAT.name:
            tried = replace(frame, assault=order.target == ASSAULT)
        elif order.verb == BANZAI.name and isinstance(order.target, int):
            tried = replace(frame, banzai=(*frame.banzai, order.target))
        elif order.verb == SUPPORT.name and order.target == HOLD:
            tried = replace(frame, stage="sharing", shells=0)
        elif order.verb == SUPPORT.name:
            tried = replace(frame, spread=order.target != HEAP)
        else:
            continue
        taken, dealt = fight(table.pos, tried)
        yield table.choice(order, table.hits(dealt, "hits-defender"), table.say("losses-in", spread=spread(taken)))


def show_battles(table: Table, frame: GroundCombat | Breakthrough) -> Preview | None:
    """Before a place is named: what a round there would bring."""
    pos = table.pos
    first = isinstance(frame, GroundCombat)
    choices, hidden = [], False
    for order in table.ask.orders:
        if order.verb not in (FIGHT.name, BREAK_THROUGH.name) or not isinstance(order.target, int):
            continue
        place = order.target
        if not firing(pos, place, frame.side, attacking=True):
            continue
        tried = Round(frame.side, place, first=first)
        taken, dealt = fight(pos, tried)
        hidden |= any(pos.kit.kind[p] == BLOCK for p in pos.ground_at(place, 1 - frame.side))
        total = sum(taken.values())
        lost = average(sum(number * ways for number, ways in taken.items()) / total)
        note = table.say("losses-in", spread=spread(taken))
        choices.append(table.choice(order, table.hits(dealt, "hits-defender"), note, f"≈ −{lost}"))
    if not choices:
        return None
    assumed = [table.say("assume-worst-first")]
    if hidden:
        assumed.append(table.say("assume-blocks", n=USUAL_STEPS))
    return Preview(table.say("ground-battles"), (), (), assumed=tuple(assumed), choices=tuple(choices))
