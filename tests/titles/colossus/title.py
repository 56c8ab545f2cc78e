"""Colossus as the kernel sees it: eight powers, three alliances that change, 70,200 hexes, 6,000 units.

It exists for tests and measurements alone. Its rules are few; what is large about it is as large as in the largest
title that is planned.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.core.advice import Advise
from grognard.core.frame import side_of
from grognard.core.meta import Options
from grognard.core.options import chosen
from grognard.core.position import Table
from grognard.core.title import Title, Unit
from tests.titles.colossus.kit import META, SIDES, ColossusKit
from tests.titles.colossus.war import AIM, FULL_STEPS, PLEDGE, VERBS, Turn, War

if TYPE_CHECKING:
    from tests.titles.colossus.desk import ColossusDesk

TURNS = {scenario.key: scenario.turns for scenario in META.openings}
CLAUSES = tuple(option.key for option in META.options if option.group != "play")


@cache
def _kit() -> ColossusKit:
    return ColossusKit()


class Colossus(Title):
    meta = META
    verbs = VERBS
    position = War
    folder = Path(__file__).parent

    def kit(self, pack: Path | None = None) -> ColossusKit:
        return _kit()

    def set_up(self, kit: ColossusKit, scenario: str, options: Options, table: Table) -> War:
        choices = chosen(META, options)
        place = kit.start.copy()
        pos = War(table=table, kit=kit, place=place, steps=[FULL_STEPS] * len(place), last_turn=TURNS[scenario])
        pos.derive()
        pos.aims = [-1] * len(SIDES)
        pos.marches = 6 if choices.plays("march", "long") else 4
        pos.teams, pos.alliances = META.teams(options), dict(META.alliances)
        for number, clause in enumerate(CLAUSES):
            if choices.otherwise[clause]:
                pos.points[number % len(SIDES)] += 1
                pos.cite("COL-12")
        pos.push(Turn())
        return pos

    def uncover(self, pos: War, shown: War, seat: str) -> None:
        """A seat knows its own aim; how strong strangers are is masked by piece."""
        mine = SIDES.index(side_of(pos, seat))
        shown.aims = [aim if side == mine else -1 for side, aim in enumerate(pos.aims)]

    def twins(self, pos: War, seat: str) -> Iterator[War]:
        """Everything that is hidden from a seat might be otherwise: aims, strength, sealed picks."""
        twin, mine = pos.copy(), side_of(pos, seat)
        for number, side in enumerate(SIDES):
            if side != mine and pos.aims[number] >= 0:
                twin.aims[number] = (pos.aims[number] + 1) % len(SIDES)
        for unit in pos.unseen_by(seat):
            if pos.steps[unit]:
                twin.steps[unit] = pos.steps[unit] % FULL_STEPS + 1
        for other, picks in pos.sealed.items():
            if other != seat:
                twin.sealed[other] = (PLEDGE["league"], AIM["heath"])[: len(picks)]
        yield twin

    def desk(self) -> ColossusDesk:
        from tests.titles.colossus.desk import ColossusDesk

        return ColossusDesk(self)

    def standing(self, pos: War, side: str) -> float:
        """By how many points a side's alliance leads the next one."""
        totals = dict.fromkeys(pos.alliances.values(), 0)
        for name, points in zip(SIDES, pos.points, strict=True):
            totals[pos.alliances[name]] += points
        mine = totals.pop(pos.alliances[side])
        return float(mine - max(totals.values(), default=0))

    def points(self, pos: War) -> dict[str, int]:
        return dict(zip(SIDES, pos.points, strict=True))

    def units(self, pos: War) -> list[Unit]:
        kit = pos.kit
        return [
            Unit(p, at, SIDES[kit.side(p)], "unit", pos.steps[p], float(pos.steps[p]))
            for p, at in enumerate(pos.place)
            if at < kit.hexes
        ]

    def plan(self) -> Advise:
        from tests.titles.colossus.advice import COUNSEL

        return COUNSEL.plan()
