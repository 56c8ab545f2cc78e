"""What a decision leads to: odds of an attack, air combat, bombs, a headquarters that is called upon; all exact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from grognard.core.odds import shares
from grognard.core.previews import Table, previews
from grognard.core.scene import Chance, Choice, Line, Preview
from grognard.titles.war_of_resistance import preview_air
from grognard.titles.war_of_resistance.chapters.ch9_attack import Assault, odds_tenths
from grognard.titles.war_of_resistance.chapters.ch9_strength import worded
from grognard.titles.war_of_resistance.chapters.ch14_headquarters import Attempt
from grognard.titles.war_of_resistance.chapters.ch19_patrols import PatrolChance
from grognard.titles.war_of_resistance.chapters.ch20_bombing import (
    SHIPS,
    TERROR,
    TERROR_POINTS,
    Strike,
    dive,
    strength,
    why_not_bomb,
)
from grognard.titles.war_of_resistance.chapters.ch20_bombing import worded as bombs
from grognard.titles.war_of_resistance.chapters.ch21_combat import (
    AirCombat,
    Assignment,
    Engagement,
    FireChoice,
    Interceptors,
)
from grognard.titles.war_of_resistance.kit import SIDES
from grognard.titles.war_of_resistance.preview_air import on_ships
from grognard.titles.war_of_resistance.verbs import AIM
from grognard.titles.war_of_resistance.war import War

FACES = range(1, 7)
WON, LOST = frozenset(("DR", "DH", "DE")), frozenset(("AE", "AH", "AR", "AS"))
"""Results by which the attacker gains, and the defender; an exchange is nobody's."""


def _assault(at: Table[War], frame: Assault) -> Preview | None:
    """An attack as it stands: strengths, the modifier, and how likely each result is."""
    if at.ask.prompt != "assault":
        return None
    pos, wording, table = at.pos, at.wording, at.pos.kit.combat
    odds = frame.odds(pos)
    if odds.column < 0:
        results = Counter({"AE": 1})
    elif not odds.defence:
        results = Counter({"DE": 1})
    else:
        tenths = odds_tenths(pos, odds) if pos.options.plays("odds-fractions", "on") else 0
        results = Counter[str]()
        for die in FACES:
            results[table.result(odds.column, die + odds.drm)] += 10 - tenths
            if tenths:
                results[table.result(odds.column + 1, die + odds.drm)] += tenths
    lines = (
        Line(wording.name("value", "attack"), worded(odds.attack), "WOR-9A-c"),
        Line(wording.name("value", "defence"), worded(odds.defence), "WOR-9A-d"),
        Line(wording.name("value", "die"), f"{odds.drm:+d}", odds.rules[0] if odds.rules else ""),
    )
    outcomes = tuple(
        Chance((count, results.total()), wording.name("result", result), result, _winner(result, frame.side))
        for result, count in results.most_common()
    )
    return Preview(wording.place(frame.space), lines, outcomes, odds.name(table))


def _winner(result: str, attacker: int) -> str:
    return SIDES[attacker] if result in WON else SIDES[1 - attacker] if result in LOST else ""


# the air


def _strike(at: Table[War], frame: Strike) -> Preview | None:
    """Bombs that are about to fall on a target; or on each that can be chosen, if all who are able bomb it."""
    pos, wording = at.pos, at.wording
    title = wording.place(frame.space)
    if frame.aim:
        told = _bombs(at, frame, frame.aim, frame.group)
        return Preview(title, (at.line("bombs", told[0]),), told[1], told[2]) if told[1] else None
    ready, choices = frame.ready(pos), list[Choice]()
    for order in at.ask.orders:
        key = str(order.target)
        if order.verb != AIM.name:
            continue
        units = [p for p in ready if not why_not_bomb(pos, p, key, frame.space, night=frame.night)]
        points, outcomes, column = _bombs(at, frame, key, units)
        if outcomes:
            choices.append(at.choice(order, outcomes, column=column, lines=(at.line("bombs", points),)))
    return Preview(title, (), (), choices=tuple(choices), assumed=(at.say("all-bomb"),)) if choices else None


def _bombs(at: Table[War], frame: Strike, aim: str, units: Iterable[int]) -> tuple[str, tuple[Chance, ...], str]:
    """The strength of bombers on a target, the chance of a hit, and the column of the table (20G)."""
    pos, units = at.pos, list(units)
    if not units:
        return "", (), ""
    points = sum((strength(pos, p, aim, frame.space, night=frame.night) for p in units), Fraction(0))
    if aim == SHIPS:
        return bombs(points), on_ships(at, units, frame.space, frame.side, night=frame.night), ""
    if aim in TERROR:
        return bombs(points), at.certain("hit" if points >= TERROR_POINTS else "miss"), ""
    table = pos.kit.air.bombing
    column = table.column(points)
    if column is None:
        return bombs(points), at.certain("miss"), ""
    drm, side = dive(pos, units), SIDES[frame.side]
    found = [table.result(column, die + drm) == "H" for die in FACES]

    def told(share: tuple[int, int], hit: bool) -> Chance:
        return Chance(share, at.say("hit" if hit else "miss"), "", side if hit else "", int(hit))

    return bombs(points), at.of_faces(found, told), str(column)


# headquarters


def _attempt(at: Table[War], frame: Attempt) -> Preview:
    """How many of those that are called upon answer: two are harder than one (37H)."""
    kit, harder = at.pos.kit, len(frame.chosen) > 1
    found = [sum(die + harder <= kit.activation[p] for p in frame.chosen) for die in FACES]
    numbers = sorted(set(found), reverse=True)
    side = SIDES[frame.side]
    outcomes = tuple(
        Chance(share, at.say("answer", n=n), str(n), side if n else "", n)
        for share, n in zip(shares([found.count(n) for n in numbers]), numbers, strict=True)
    )
    lines = tuple(Line(at.wording.piece(p), f"≤ {kit.activation[p]}", "WOR-37H-c") for p in frame.chosen)
    return Preview(at.say("attempt"), lines, outcomes)


preview = previews(
    Table[War],
    {
        Assault: _assault,
        Strike: _strike,
        Attempt: _attempt,
        Engagement: preview_air.engagement,
        FireChoice: preview_air.fire_choice,
        Assignment: preview_air.assignment,
        Interceptors: preview_air.interceptors,
        AirCombat: preview_air.split,
        PatrolChance: preview_air.patrol,
    },
)
