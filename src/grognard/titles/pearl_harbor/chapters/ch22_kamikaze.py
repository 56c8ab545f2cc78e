"""22. Kamikaze attacks: Japanese air units that do not mean to come back."""

from __future__ import annotations

from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import eliminate
from grognard.titles.pearl_harbor.kit import AIR, JAPAN
from grognard.titles.pearl_harbor.marks import ABORTED, KAMIKAZE
from grognard.titles.pearl_harbor.theatre import WINTER_1943
from grognard.titles.pearl_harbor.war import War


def kamikaze_refused(pos: War, p: int) -> Refusal:
    """What forbids an air unit a kamikaze attack (22.3-e, 33)."""
    if pos.kit.side[p] != JAPAN or pos.kit.arm[p] != AIR:
        return "PH-22.3-e"
    if pos.scenario == "campaign" and pos.date < WINTER_1943:
        return "PH-33-f"
    return "PH-22.3-e" if pos.scenario == "operation-z" else None


def vow(pos: War, p: int) -> None:
    """A unit is named before anti-aircraft fire; the first player turn of kamikazes is remembered (22.3-e, 22.3-j)."""
    pos.marks[p] |= KAMIKAZE
    if not pos.kamikaze_date:
        pos.kamikaze_date = _now(pos)
    pos.event("kamikaze", "PH-22.3-e", piece=p)


def _now(pos: War) -> int:
    return pos.date * 2 + pos.phasing + 1


def factor(pos: War, p: int) -> int:
    """How often the printed strength of a bomber counts (22.3-g, 22.3-j)."""
    if not pos.marks[p] & KAMIKAZE:
        return 1
    times = 2
    pos.cite("PH-22.3-g")
    if pos.kamikaze_date == _now(pos):
        pos.cite("PH-22.3-j")
        times += 1
    return times - 1 if pos.marks[p] & ABORTED else times


def expend(pos: War, pieces: tuple[int, ...]) -> None:
    """Kamikazes are lost after their attack, whatever they have achieved (22.3-h)."""
    for p in pieces:
        if pos.marks[p] & KAMIKAZE and pos.on_map(p):
            eliminate(pos, p, "PH-22.3-h")
