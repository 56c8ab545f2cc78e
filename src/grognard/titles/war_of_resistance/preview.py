"""What an attack leads to while it is put together: strengths, odds, and the exact chances of each result."""

from __future__ import annotations

from collections import Counter

from grognard.core.frame import Ask
from grognard.core.scene import Chance, Line, Preview
from grognard.core.wording import Wording
from grognard.titles.war_of_resistance.chapters.ch9_attack import Assault, odds_tenths
from grognard.titles.war_of_resistance.chapters.ch9_strength import worded
from grognard.titles.war_of_resistance.war import War


def preview(pos: War, ask: Ask, wording: Wording) -> Preview | None:
    frame = pos.stack[-1] if pos.stack else None
    if ask.prompt != "assault" or not isinstance(frame, Assault):
        return None
    quiet = pos.copy()
    odds = frame.odds(quiet)
    table = pos.kit.combat
    if odds.column < 0:
        results = Counter({"AE": 1})
    elif not odds.defence:
        results = Counter({"DE": 1})
    else:
        tenths = odds_tenths(quiet, odds) if pos.options.plays("odds-fractions", "on") else 0
        results = Counter[str]()
        for die in range(1, 7):
            results[table.result(odds.column, die + odds.drm)] += 10 - tenths
            if tenths:
                results[table.result(odds.column + 1, die + odds.drm)] += tenths
    whole = sum(results.values())
    lines = (
        Line(wording.name("value", "attack"), worded(odds.attack), "WOR-9A-c"),
        Line(wording.name("value", "defence"), worded(odds.defence), "WOR-9A-d"),
        Line(wording.name("value", "die"), f"{odds.drm:+d}", odds.rules[0] if odds.rules else ""),
    )
    outcomes = tuple(
        Chance((count, whole), wording.name("result", result), result) for result, count in results.most_common()
    )
    return Preview(wording.place(frame.space), lines, outcomes, odds.name(table))
