"""The tables of the game, for players to look up."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.portraits import chart
from grognard.core.scene import ChartTable, say
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.kit import MINORS, NATIONS, SIDE_OF, SIDES, AsiaKit


def charts(kit: AsiaKit, wording: Wording) -> Iterator[ChartTable]:
    """Hits, costs, Build Tracks and damage, ASW, the submarine campaign, limits, victory areas, turns."""
    yield _hits(wording)
    yield chart(
        wording,
        "costs",
        _heads(wording, "item", "cost", "cadre"),
        (
            (wording.name("cost", item), str(cost.step), str(cost.cadre) if cost.cadre != cost.step else "")
            for item, cost in kit.costs.items()
        ),
        "AE-4.2-c",
    )
    yield chart(
        wording,
        "tracks",
        (*_heads(wording, "track", "boxes"), *(f"{wording.name('chart', 'die')} {die}" for die in range(1, 7))),
        (
            (wording.name("kind", track), str(found.boxes), *(str(box or "") for box in found.damage))
            for track, found in kit.tracks.items()
        ),
        "AE-8.6-b",
    )
    yield chart(
        wording,
        "asw",
        (*_heads(wording, "die"), *(say(wording, "chart-level", n=level) for level in range(3))),
        ((str(die), *(str(column[die - 1]) for column in kit.asw_table)) for die in range(1, 7)),
        "AE-2.11-a",
    )
    yield chart(
        wording,
        "submarines",
        (*_heads(wording, "die"), *_spans(list(kit.submarine_table))),
        ((str(die), *(str(column[die - 1]) for column in kit.submarine_table.values())) for die in range(1, 8)),
        "AE-2.12-a",
    )
    yield chart(
        wording,
        "limits",
        _heads(wording, "power", "strategic", "strategic1943", "actions"),
        (
            (wording.name("nation", NATIONS[power]), str(early), str(late), str(kit.action_limit[power]))
            for power, (early, late) in kit.strategic_limit.items()
            if power not in MINORS
        ),
        "AE-5.24-a",
    )
    yield chart(
        wording,
        "victory",
        _heads(wording, "area", "side"),
        (
            (kit.place_title(place, wording.language), wording.name("camp", SIDES[SIDE_OF[kit.owner[place]]]))
            for place in kit.places
            if kit.vp[place]
        ),
        "AE-10.3-d",
    )


def _hits(wording: Wording) -> ChartTable:
    """What a die must show, by Hit-bonus."""
    rows = []
    for bonus in range(5):
        least = max(2, 6 - bonus)
        rows.append((f"+{bonus}", f"{least}+" if least < 6 else "6", str(least - 1)))
    return chart(wording, "hits", _heads(wording, "bonus", "hit", "damage"), rows, "AE-KT-f")


def _heads(wording: Wording, *names: str) -> tuple[str, ...]:
    return tuple(wording.name("chart", name) for name in names)


def _spans(firsts: list[int]) -> Iterator[str]:
    """Columns by the fewest points of each: 1–8, 9–16, 33+."""
    for first, beyond in zip(firsts, [*firsts[1:], 0], strict=True):
        yield f"{first}–{beyond - 1}" if beyond else f"{first}+"
