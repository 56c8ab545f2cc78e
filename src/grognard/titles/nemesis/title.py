"""Nemesis as the kernel sees it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.core.frame import Ask
from grognard.core.position import Table
from grognard.core.title import Options, Title
from grognard.titles.nemesis.chapters.ch3_set_up import set_up
from grognard.titles.nemesis.chapters.ch4_turn import Turn
from grognard.titles.nemesis.kit import SIDES, NemesisKit, standard_tables
from grognard.titles.nemesis.meta import META, TEAMS
from grognard.titles.nemesis.verbs import VERBS
from grognard.titles.nemesis.war import War, side_of

if TYPE_CHECKING:
    from grognard.titles.nemesis.desk import NemesisDesk

HIDDEN = "hidden"


@cache
def _standard_kit() -> NemesisKit:
    return NemesisKit(standard_tables())


class Nemesis(Title):
    """Burma 1944."""

    meta = META
    verbs = VERBS
    folder = Path(__file__).parent

    def kit(self, pack: Path | None = None) -> NemesisKit:
        return NemesisKit(standard_tables(pack)) if pack else _standard_kit()

    def seats(self, options: Options) -> tuple[str, ...]:
        if options.get("teams") == "fronts":
            return tuple(seat for partners in TEAMS.values() for seat in partners)
        return SIDES

    def set_up(self, kit: NemesisKit, scenario: str, options: Options, table: Table) -> War:
        pos = set_up(kit, options, table)
        if options.get("teams") == "fronts":
            pos.teams = dict(TEAMS)
        if options.get("command") == "armies":
            from grognard.titles.nemesis.chapters.variants import assign_groups

            assign_groups(pos)
        pos.push(Turn())
        return pos

    def hide(self, pos: War, seat: str) -> War:
        """The chits that lie face down are the only secret: the chosen ones, and picks that are still sealed."""
        shown = pos.copy()
        side = side_of(next((side for side, partners in pos.teams.items() if seat in partners), seat))
        other = 1 - side
        if shown.chosen[other]:
            shown.chosen[other] = HIDDEN
            # what is not chosen lies in the cup: the cup tells as much as the choice
            shown.cups[other] = (HIDDEN,) * len(shown.cups[other])
        shown.sealed = {s: picks for s, picks in pos.sealed.items() if s == seat}
        return shown

    def desk(self) -> NemesisDesk:
        from grognard.titles.nemesis.desk import NemesisDesk

        return NemesisDesk(self)

    def advise(self, pos: War, ask: Ask) -> list[float]:
        from grognard.titles.nemesis.advice import advise

        return advise(pos, ask)
