"""War of Resistance as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.core.advice import Advise
from grognard.core.frame import Ask
from grognard.core.meta import Options
from grognard.core.order import Order
from grognard.core.position import Table, read_chapters
from grognard.core.temper import Temper, Tempers
from grognard.core.title import Title, Unit
from grognard.titles.war_of_resistance.chapters.ch4_turn import GameTurn
from grognard.titles.war_of_resistance.chapters.ch27_ships import strength
from grognard.titles.war_of_resistance.chapters.ch41_deployment import open_deployment
from grognard.titles.war_of_resistance.chapters.scenarios import goals_held, set_up
from grognard.titles.war_of_resistance.kit import AIR, NAVAL, SIDES, ChinaKit, standard_tables
from grognard.titles.war_of_resistance.meta import META
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import War

if TYPE_CHECKING:
    from grognard.titles.war_of_resistance.desk import ChinaDesk

read_chapters(War.chapters)  # they declare the verbs


@cache
def _standard_kit() -> ChinaKit:
    return ChinaKit(standard_tables())


class WarOfResistance(Title):
    """China 1937-41."""

    meta = META
    verbs = VERBS
    position = War
    folder = Path(__file__).parent

    def kit(self, pack: Path | None = None) -> ChinaKit:
        return ChinaKit(standard_tables(pack)) if pack else _standard_kit()

    def set_up(self, kit: ChinaKit, scenario: str, options: Options, table: Table) -> War:
        pos = set_up(kit, scenario, options, table)
        pos.push(GameTurn())
        if pos.ground.campaign:
            open_deployment(pos)
        return pos

    def uncover(self, pos: War, shown: War, seat: str) -> None:
        """A side knows its own plans of airdrops and landings."""
        for name in ("drop_plans", "planned", "landing_plans", "landings_planned"):
            own = {p: value for p, value in getattr(pos, name).items() if SIDES[pos.kit.side[p]] == seat}
            setattr(shown, name, own)

    def choice_name(self, verb: str, key: str, name: Callable[[str, str], str]) -> str:
        """Districts are called by their names on the map."""
        return key.replace("-", " ") if verb == "dispatch" else ""

    def twins(self, pos: War, seat: str) -> Iterator[War]:
        from grognard.titles.war_of_resistance.twins import twins

        return twins(pos, SIDES.index(seat))

    def standing(self, pos: War, side: str) -> float:
        from grognard.titles.war_of_resistance.advice.standing import standing

        return standing(pos, SIDES.index(side))

    def points(self, pos: War) -> dict[str, int]:
        """The goals of a battle."""
        return {name: goals_held(pos, side) for side, name in enumerate(SIDES)}

    def units(self, pos: War) -> list[Unit]:
        """Everything on the map; strength is attack, steps are the sides that a counter still has."""
        kit, found = pos.kit, []
        for p, at in enumerate(pos.place):
            if at < kit.hex_count:
                if kit.branch[p] == NAVAL:
                    found.append(Unit(p, at, SIDES[kit.side[p]], kit.naval.ship[p].type, 1, strength(pos, p)))
                    continue
                if kit.branch[p] == AIR:
                    craft = kit.air.aircraft[p]
                    found.append(Unit(p, at, SIDES[kit.side[p]], craft.category, 1, craft.attack))
                    continue
                face, steps = pos.face[p], 1
                while kit.reduced[face] >= 0:
                    face, steps = kit.reduced[face], steps + 1
                found.append(Unit(p, at, SIDES[kit.side[p]], kit.kind[p].key, steps, kit.attack[pos.face[p]]))
        return found

    def plan(self) -> Advise:
        from grognard.titles.war_of_resistance.advice import COUNSEL

        return COUNSEL.plan()

    def plan_in(self, temper: Temper) -> Advise:
        from grognard.titles.war_of_resistance.advice import COUNSEL

        return COUNSEL.plan(temper)

    def tempers(self) -> Tempers:
        from grognard.titles.war_of_resistance.advice.tempers import TEMPERS

        return TEMPERS

    def motives(self, shown: War, ask: Ask, order: Order) -> Iterator[tuple[str, dict[str, object]]]:
        from grognard.titles.war_of_resistance.advice.motives import motives

        return motives(shown, ask, order)

    def goals(self, pos: War, side: str) -> list[int]:
        """What a battle is about; in the whole war the cities that the enemy holds."""
        held = 1 - SIDES.index(side)
        return list(pos.ground.goals) or [s for s in pos.kit.nation.great_cities if pos.holder[s] == held]

    def on_turn(self, pos: War, side: str) -> bool:
        return pos.phasing == SIDES.index(side)

    def desk(self) -> ChinaDesk:
        from grognard.titles.war_of_resistance.desk import ChinaDesk

        return ChinaDesk(self)
