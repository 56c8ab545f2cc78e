"""World in Flames as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from grognard.core.advice import Advise
from grognard.core.frame import Ask
from grognard.core.meta import Options
from grognard.core.order import Order
from grognard.core.position import Table
from grognard.core.title import Title, Unit
from grognard.titles.world_in_flames.chapters.ch2_supply import fed
from grognard.titles.world_in_flames.chapters.ch3_turn import GameTurn
from grognard.titles.world_in_flames.chapters.ch5_lending import GIVING
from grognard.titles.world_in_flames.chapters.ch13_3_markers import entry_twins, guess_entry, uncover_entry
from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground, set_up
from grognard.titles.world_in_flames.kit import SIDES, WorldKit, standard_tables
from grognard.titles.world_in_flames.meta import META
from grognard.titles.world_in_flames.sheets import EUROPE
from grognard.titles.world_in_flames.verbs import (
    ADMIT,
    ADOPT,
    ALIGN,
    ALLOT,
    ALLOT_FLEET,
    BAR,
    BORDER_WITH,
    BREAK_PACT,
    BUILD,
    CLAIM,
    CONVERT,
    DECLARE,
    ENROL,
    HAND_BACK,
    LEADS_OFF,
    OCCUPY,
    OPEN_CANAL,
    PACT_WITH,
    PEACE_WITH,
    REFUGE,
    RENEW_PACT,
    SHOW,
    SHUT_CANAL,
    VERBS,
)
from grognard.titles.world_in_flames.war import War
from grognard.titles.world_in_flames.wares import batch_name

NATIONS = tuple(each.name for each in (DECLARE, ALIGN, ENROL, HAND_BACK, REFUGE, CLAIM, BREAK_PACT, RENEW_PACT))
"""Verbs whose targets are nations."""

if TYPE_CHECKING:
    from grognard.titles.world_in_flames.desk import WorldDesk


NATIONS = tuple(each.name for each in (DECLARE, ALIGN, ENROL, HAND_BACK, REFUGE, CLAIM, BREAK_PACT, RENEW_PACT))
"""Verbs whose targets are nations."""


@cache
def _standard_kit() -> WorldKit:
    return WorldKit(standard_tables())


class WorldInFlames(Title):
    """The Second World War."""

    meta = META
    verbs = VERBS
    position = War
    folder = Path(__file__).parent

    def kit(self, pack: Path | None = None) -> WorldKit:
        return WorldKit(standard_tables(pack)) if pack else _standard_kit()

    @property
    def parts(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.part_of(scenario) for scenario in self.meta.scenarios))

    def part_of(self, scenario: str) -> str:
        """The letters of its sheets, if they are not those of Europe."""
        sheets = _standard_kit().sheets_of(scenario)
        return "" if sheets == EUROPE else sheets.lower()

    def kit_part(self, kit: WorldKit, part: str) -> WorldKit:
        return kit.on(part.upper() or EUROPE)

    def set_up(self, kit: WorldKit, scenario: str, options: Options, table: Table) -> War:
        pos = set_up(self.kit_of(kit, scenario), scenario, options, table)
        pos.push(GameTurn())
        return pos

    def uncover(self, pos: War, shown: War, seat: str) -> None:
        """Hidden are the entry markers: those of the USA from all others, the common pool from everybody (13.3.1)."""
        uncover_entry(pos, shown, seat)

    def twins(self, pos: War, seat: str) -> Iterator[War]:
        """Other markers lie where a seat may not look; other roles are sealed."""
        from grognard.titles.world_in_flames.chapters.ch11_5_planes import role_twins

        yield from entry_twins(pos, seat)
        yield from role_twins(pos, seat)

    def guess(self, shown: War, seat: str, chance: Random) -> War:
        pos = shown.copy()
        guess_entry(pos, seat, chance)
        return pos

    def motives(self, shown: War, ask: Ask, order: Order) -> Iterator[tuple[str, dict[str, object]]]:
        from grognard.titles.world_in_flames.advice.motives import motives

        return motives(shown, ask, order)

    def standing(self, pos: War, side: str) -> float:
        from grognard.titles.world_in_flames.advice.standing import standing

        return standing(pos, SIDES.index(side))

    def points(self, pos: War) -> dict[str, int]:
        """The great cities that each side holds."""
        held = [pos.holder[space] for space in ground(pos).goals["main"]]
        return {name: held.count(side) for side, name in enumerate(SIDES)}

    def goals(self, pos: War, side: str) -> Sequence[int]:
        return [space for spaces in ground(pos).goals.values() for space in spaces]

    def units(self, pos: War) -> list[Unit]:
        """Everything on the map; a unit has two steps face-up and one face-down."""
        kit = pos.kit
        return [
            Unit(
                p,
                pos.place[p],
                SIDES[pos.side(p)],
                kit.kind[p],
                2 - pos.down[p],
                float(kit.factor[p] or kit.tactical[p]),
                "supplied" if fed(pos, p) else "unsupplied",
            )
            for p in (*pos.in_play(), *pos.in_the_air())
        ]

    def choice_name(self, verb: str, key: str, name: Callable[[str, str], str]) -> str:
        if verb in GIVING:
            return name("side", key)
        if verb == OCCUPY.name:
            return name("place", key)
        if verb in NATIONS:
            return name("nation", key)
        if verb == ADOPT.name:
            return name("policy", key)
        if verb == CONVERT.name:
            side, _, kind = key.partition(".")
            return f"{name('side', side)} ({name('into', kind)})"
        if verb == SHOW.name:
            pool, _, value = key.partition(".")
            return f"{value} ({name('stock', pool)})"
        if verb in (OPEN_CANAL.name, SHUT_CANAL.name):
            return name("side", key)
        if verb in (BAR.name, ADMIT.name, LEADS_OFF.name, ALLOT.name, ALLOT_FLEET.name, BORDER_WITH.name):
            return name("side", key)
        if verb in (PEACE_WITH.name, PACT_WITH.name):
            return name("side", key)
        return batch_name(key, name) if verb == BUILD.name else ""

    def plan(self) -> Advise:
        from grognard.titles.world_in_flames.advice import COUNSEL

        return COUNSEL.plan()

    def desk(self) -> WorldDesk:
        from grognard.titles.world_in_flames.desk import WorldDesk

        return WorldDesk(self)
