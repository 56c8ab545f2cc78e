"""Pearl Harbor as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from grognard.core.advice import Advise
from grognard.core.frame import Ask
from grognard.core.meta import Options
from grognard.core.order import Order
from grognard.core.position import Table, read_chapters
from grognard.core.temper import Temper, Tempers
from grognard.core.title import Title, Unit
from grognard.titles.pearl_harbor.chapters.ch1_turn import GameTurn
from grognard.titles.pearl_harbor.chapters.ch22_set_up import set_up
from grognard.titles.pearl_harbor.kit import AIR, ARMS, JAPAN, SIDES, PearlKit, standard_tables
from grognard.titles.pearl_harbor.meta import META
from grognard.titles.pearl_harbor.verbs import VERBS
from grognard.titles.pearl_harbor.war import War

if TYPE_CHECKING:
    from grognard.titles.pearl_harbor.desk import PearlDesk

read_chapters(War.chapters)  # they declare the verbs


@cache
def _standard_kit() -> PearlKit:
    return PearlKit(standard_tables())


class PearlHarbor(Title):
    """The war against Japan, 1941 to 1945."""

    meta = META
    verbs = VERBS
    position = War
    plotted = {
        **dict.fromkeys(("no_guard", "silenced", "roads", "guerrillas", "promised"), "space"),
        **dict.fromkeys(("shaken", "awake", "probed"), "space"),
    }
    folder = Path(__file__).parent

    def kit(self, pack: Path | None = None) -> PearlKit:
        return PearlKit(standard_tables(pack)) if pack else _standard_kit()

    def set_up(self, kit: PearlKit, scenario: str, options: Options, table: Table) -> War:
        pos = set_up(kit, scenario, META.fill(scenario, options), table)
        pos.push(GameTurn())
        pos.push("Deployment")
        return pos

    def uncover(self, pos: War, shown: War, seat: str) -> None:
        """Hidden are the contents of enemy boxes, with limited intelligence (25)."""
        from grognard.titles.pearl_harbor.chapters.ch25_intelligence import uncover

        uncover(pos, shown, seat)

    def twins(self, pos: War, seat: str) -> Iterator[War]:
        from grognard.titles.pearl_harbor.twins import twins

        return twins(pos, seat)

    def desk(self) -> PearlDesk:
        from grognard.titles.pearl_harbor.desk import PearlDesk

        return PearlDesk(self)

    def plan(self) -> Advise:
        from grognard.titles.pearl_harbor.advice import COUNSEL

        return COUNSEL.plan()

    def plan_in(self, temper: Temper) -> Advise:
        from grognard.titles.pearl_harbor.advice import COUNSEL

        return COUNSEL.plan(temper)

    def tempers(self) -> Tempers:
        from grognard.titles.pearl_harbor.advice.tempers import TEMPERS

        return TEMPERS

    foresight = 1
    """The enemy's answer: farther ahead dice outweigh everything."""

    def goals(self, pos: War, side: str) -> list[int]:
        """The Objectives."""
        return pos.kit.objectives

    def side_of(self, pos: War, seat: str) -> str:
        return SIDES[pos.side_of(seat)]

    def player_turn(self, pos: War) -> tuple[int, ...]:
        """Before Japan's first one both sides deploy."""
        deploying = pos.turn == 1 and pos.phasing == JAPAN and not pos.segment
        return (0, JAPAN) if deploying else (pos.turn, pos.phasing)

    def on_turn(self, pos: War, side: str) -> bool:
        return pos.segment != "" and pos.phasing == SIDES.index(side)

    def is_spent(self, pos: War) -> bool:
        """When all have fought, nothing changes hands; in the last turn the war is judged."""
        return pos.segment == "reorganization" and pos.turn < pos.last_turn

    def guess(self, shown: War, seat: str, chance: Random) -> War:
        from grognard.titles.pearl_harbor.guesses import guess

        return guess(shown, seat, chance)

    def motives(self, shown: War, ask: Ask, order: Order) -> Iterator[tuple[str, dict[str, object]]]:
        from grognard.titles.pearl_harbor.advice.motives import motives

        return motives(shown, ask, order)

    def standing(self, pos: War, side: str) -> float:
        from grognard.titles.pearl_harbor.advice.standing import standing

        return standing(pos, SIDES.index(side))

    def points(self, pos: War) -> dict[str, int]:
        """Objectives (23)."""
        from grognard.titles.pearl_harbor.chapters.ch23_victory import side_objectives

        return {name: side_objectives(pos, side) for side, name in enumerate(SIDES)}

    def units(self, pos: War) -> list[Unit]:
        """Land, naval and air units on the map; strength is the better of their factors."""
        kit, end = pos.kit, pos.kit.hex_count
        return [
            Unit(
                *(p, at, SIDES[kit.side[p]], ARMS[kit.arm[p]], 1, float(max(kit.attack[p], kit.defence[p]))),
                "full" if pos.supplied[p] else "none",
            )
            for p, at in enumerate(pos.place)
            if 0 <= at < end and kit.arm[p] <= AIR
        ]
