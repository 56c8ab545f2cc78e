"""Asia Engulfed as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.core.frame import Ask
from grognard.core.position import Table
from grognard.core.title import Options, Title
from grognard.titles.asia_engulfed.assignments import described
from grognard.titles.asia_engulfed.chapters.ch1_turn import GameTurn
from grognard.titles.asia_engulfed.chapters.ch4_7_tracks import marker_name
from grognard.titles.asia_engulfed.chapters.ch6_2_round import support_name
from grognard.titles.asia_engulfed.chapters.ch15_set_up import Preparation, set_up
from grognard.titles.asia_engulfed.kit import POWERS, SIDE_OF, SIDES, AsiaKit, standard_tables
from grognard.titles.asia_engulfed.meta import META
from grognard.titles.asia_engulfed.verbs import ADVANCE, COMMIT, CONVERT, ROLE, SUPPORT, VERBS
from grognard.titles.asia_engulfed.war import War

if TYPE_CHECKING:
    from grognard.titles.asia_engulfed.desk import AsiaDesk

ASSIGNING = (ROLE.name, COMMIT.name)
"""Verbs whose choices assign air units to roles."""
BUILDING = (ADVANCE.name, CONVERT.name)
"""Verbs whose choices are markers on Build Tracks."""


@cache
def _standard_kit() -> AsiaKit:
    return AsiaKit(standard_tables())


class AsiaEngulfed(Title):
    """Asia and the Pacific, 1941 to 1945."""

    meta = META
    verbs = VERBS
    folder = Path(__file__).parent

    def kit(self, pack: Path | None = None) -> AsiaKit:
        return AsiaKit(standard_tables(pack)) if pack else _standard_kit()

    def set_up(self, kit: AsiaKit, scenario: str, options: Options, table: Table) -> War:
        pos = set_up(kit, scenario, options, table)
        pos.push(GameTurn())
        pos.push(Preparation())
        return pos

    def hide(self, pos: War, seat: str) -> War:
        """Enemy blocks that are not face up, the CBA they carry, and picks that are still sealed (KT-d, KT-v)."""
        side = SIDES.index(seat)
        shown = pos.masked(side)
        shown.sealed = {s: picks for s, picks in pos.sealed.items() if s == seat}
        if pos.alternative("open-actions"):
            for power in POWERS:
                if SIDE_OF[power] != side:
                    shown.actions[power] = 0
        return shown

    def desk(self) -> AsiaDesk:
        from grognard.titles.asia_engulfed.desk import AsiaDesk

        return AsiaDesk(self)

    def choice_name(self, verb: str, key: str, name: Callable[[str, str], str]) -> str:
        if verb in BUILDING:
            return marker_name(key, name, advances=verb == ADVANCE.name)
        if verb == SUPPORT.name:
            return support_name(key, name)
        return described(key, name) if verb in ASSIGNING else ""

    def advise(self, pos: War, ask: Ask) -> list[float]:
        from grognard.titles.asia_engulfed.advice import advise

        return advise(pos, ask)
