"""Asia Engulfed as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from grognard.core.advice import Advise
from grognard.core.frame import Ask
from grognard.core.meta import Options
from grognard.core.order import Order
from grognard.core.position import Table
from grognard.core.temper import Temper, Tempers
from grognard.core.title import Title, Unit
from grognard.titles.asia_engulfed.assignments import described
from grognard.titles.asia_engulfed.chapters.ch1_turn import GameTurn
from grognard.titles.asia_engulfed.chapters.ch4_7_tracks import marker_name
from grognard.titles.asia_engulfed.chapters.ch6_2_round import support_name
from grognard.titles.asia_engulfed.chapters.ch15_set_up import Preparation, set_up
from grognard.titles.asia_engulfed.kit import BLOCK, JAPAN, KINDS, POWERS, SIDE_OF, SIDES, AsiaKit, standard_tables
from grognard.titles.asia_engulfed.marks import SUPPLY_NAMES
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
    position = War
    plotted = {
        **dict.fromkeys(("forts", "port_damage", "network", "ashore", "repaired", "closed", "fought"), "space"),
        **dict.fromkeys(("resolved", "shelled", "attack_paid", "unrestricted"), "space"),
        "dropped": "piece",
    }
    folder = Path(__file__).parent
    foresight = 1
    lead = 1.5

    def kit(self, pack: Path | None = None) -> AsiaKit:
        return AsiaKit(standard_tables(pack)) if pack else _standard_kit()

    def set_up(self, kit: AsiaKit, scenario: str, options: Options, table: Table) -> War:
        pos = set_up(kit, scenario, options, table)
        pos.push(GameTurn())
        pos.push(Preparation())
        return pos

    def uncover(self, pos: War, shown: War, seat: str) -> None:
        """Hidden are enemy blocks that are not face up, and the CBA they carry (KT-d, KT-v)."""
        side = SIDES.index(seat)
        pos.put_stand_ins(shown, seat)
        if side == JAPAN:
            # what was paid for a block would tell the Allies what it is
            shown.oil_due, shown.transports_due = pos.oil_due, pos.transports_due
        if pos.alternative("open-actions"):
            for power in POWERS:
                if SIDE_OF[power] != side:
                    shown.actions[power] = 0

    def twins(self, pos: War, seat: str) -> Iterator[War]:
        from grognard.titles.asia_engulfed.twins import twins

        return twins(pos, seat)

    def desk(self) -> AsiaDesk:
        from grognard.titles.asia_engulfed.desk import AsiaDesk

        return AsiaDesk(self)

    def choice_name(self, verb: str, key: str, name: Callable[[str, str], str]) -> str:
        if verb in BUILDING:
            return marker_name(key, name, advances=verb == ADVANCE.name)
        if verb == SUPPORT.name:
            return support_name(key, name)
        return described(key, name) if verb in ASSIGNING else ""

    def plan(self) -> Advise:
        from grognard.titles.asia_engulfed.advice import COUNSEL

        return COUNSEL.plan()

    def plan_in(self, temper: Temper) -> Advise:
        from grognard.titles.asia_engulfed.advice import COUNSEL

        return COUNSEL.plan(temper)

    def tempers(self) -> Tempers:
        from grognard.titles.asia_engulfed.advice.tempers import TEMPERS

        return TEMPERS

    def goals(self, pos: War, side: str) -> list[int]:
        """The victory areas."""
        from grognard.titles.asia_engulfed.chapters.ch10_victory import victory_areas

        return list(victory_areas(pos))

    def on_turn(self, pos: War, side: str) -> bool:
        return pos.phase != "" and pos.phasing == SIDES.index(side)

    def player_turn(self, pos: War) -> tuple[int, ...]:
        return pos.turn, pos.phasing

    def guess(self, shown: War, seat: str, chance: Random) -> War:
        from grognard.titles.asia_engulfed.guesses import guess

        return guess(shown, seat, chance)

    def motives(self, shown: War, ask: Ask, order: Order) -> Iterator[tuple[str, dict[str, object]]]:
        from grognard.titles.asia_engulfed.advice.motives import motives

        return motives(shown, ask, order)

    def standing(self, pos: War, side: str) -> float:
        from grognard.titles.asia_engulfed.advice.standing import standing

        return standing(pos, SIDES.index(side))

    def points(self, pos: War) -> dict[str, int]:
        """Victory areas (10.3)."""
        from grognard.titles.asia_engulfed.chapters.ch10_victory import japanese_areas, victory_areas

        japanese = japanese_areas(pos)
        return {SIDES[JAPAN]: japanese, SIDES[1 - JAPAN]: len(victory_areas(pos)) - japanese}

    def units(self, pos: War) -> list[Unit]:
        """Everything on the map; each step adds a die to a fight, so that strength is steps."""
        kit, steps, end = pos.kit, pos.steps, pos.kit.map_end
        return [
            Unit(
                *(p, at, SIDES[kit.side[p]], KINDS[kit.kind[p]], steps[p], float(steps[p])),
                "" if kit.kind[p] == BLOCK else SUPPLY_NAMES[pos.supply[p]],
            )
            for p, at in enumerate(pos.place)
            if at < end
        ]
