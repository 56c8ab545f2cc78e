"""Nemesis as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from grognard.core.advice import Advise
from grognard.core.frame import Ask
from grognard.core.frame import side_of as side_of_seat
from grognard.core.meta import Options
from grognard.core.order import Order
from grognard.core.position import Table
from grognard.core.temper import Temper, Tempers
from grognard.core.title import Title, Unit
from grognard.titles.nemesis.chapters.ch3_set_up import CHITS, set_up
from grognard.titles.nemesis.chapters.ch4_turn import Turn
from grognard.titles.nemesis.chapters.scenarios import SCENARIOS
from grognard.titles.nemesis.kit import SIDES, NemesisKit, standard_tables
from grognard.titles.nemesis.meta import META
from grognard.titles.nemesis.verbs import CHOOSE, VERBS
from grognard.titles.nemesis.war import SUPPLY_NAMES, War, side_of

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
    position = War
    plotted = {"flags": "space", "airfields": "space", "forts": "space", "ambushes": "space", "wests": "piece"}
    folder = Path(__file__).parent
    foresight = 4

    def kit(self, pack: Path | None = None) -> NemesisKit:
        return NemesisKit(standard_tables(pack)) if pack else _standard_kit()

    def set_up(self, kit: NemesisKit, scenario: str, options: Options, table: Table) -> War:
        pos = set_up(kit, options, table, SCENARIOS[scenario])
        pos.teams = META.teams(options)
        if pos.options.plays("command", "armies"):
            from grognard.titles.nemesis.chapters.variants import assign_groups

            assign_groups(pos)
        pos.push(Turn())
        return pos

    def uncover(self, pos: War, shown: War, seat: str) -> None:
        """The chits that lie face down are the only secret: the chosen ones."""
        shown.chosen, shown.cups = pos.chosen.copy(), pos.cups.copy()
        other = 1 - side_of(side_of_seat(pos, seat))
        if pos.chosen[other]:
            shown.chosen[other] = HIDDEN
            # what is not chosen lies in the cup: the cup tells as much as the choice
            shown.cups[other] = (HIDDEN,) * len(pos.cups[other])

    def twins(self, pos: War, seat: str) -> Iterator[War]:
        """Any other chit may lie face down, or be sealed."""
        side = side_of(next((side for side, partners in pos.teams.items() if seat in partners), seat))
        for chit in CHITS:
            if pos.chosen[1 - side]:
                twin = pos.copy()
                twin.chosen[1 - side] = chit
                twin.cups[1 - side] = tuple(each for each in CHITS if each != chit)
                yield twin
            for sealed in pos.sealed.keys() - {seat}:
                twin = pos.copy()
                twin.sealed[sealed] = (CHOOSE[chit],)
                yield twin

    def desk(self) -> NemesisDesk:
        from grognard.titles.nemesis.desk import NemesisDesk

        return NemesisDesk(self)

    def plan(self) -> Advise:
        from grognard.titles.nemesis.advice import COUNSEL

        return COUNSEL.plan()

    def plan_in(self, temper: Temper) -> Advise:
        from grognard.titles.nemesis.advice import COUNSEL

        return COUNSEL.plan(temper)

    def tempers(self) -> Tempers:
        from grognard.titles.nemesis.advice.tempers import TEMPERS

        return TEMPERS

    def goals(self, pos: War, side: str) -> list[int]:
        """The Objectives."""
        return list(pos.kit.objectives)

    def on_turn(self, pos: War, side: str) -> bool:
        return pos.phase != "" and pos.phasing == side_of(side)

    def guess(self, shown: War, seat: str, chance: Random) -> War:
        """Any chit may lie face down among those that have not been played."""
        pos = shown.copy()
        other = 1 - side_of(side_of_seat(pos, seat))
        if pos.chosen[other]:
            cup = [chit for chit in CHITS if chit not in pos.played[other]]
            pos.chosen[other] = chance.choice(cup)
            pos.cups[other] = tuple(chit for chit in cup if chit != pos.chosen[other])
        return pos

    def player_turn(self, pos: War) -> tuple[int, ...]:
        """A Phase (4.0)."""
        return pos.turn, *map(len, pos.played)

    def motives(self, shown: War, ask: Ask, order: Order) -> Iterator[tuple[str, dict[str, object]]]:
        from grognard.titles.nemesis.advice.motives import motives

        return motives(shown, ask, order)

    def standing(self, pos: War, side: str) -> float:
        from grognard.titles.nemesis.advice.standing import standing

        return standing(pos, side_of(side))

    def points(self, pos: War) -> dict[str, int]:
        """The boxes of the Superiors (9.0)."""
        return dict(zip(SIDES, pos.superior, strict=True))

    def units(self, pos: War) -> list[Unit]:
        """Everything on the map and in Reinforcement hexes; strength is Firepower."""
        kit, steps, end = pos.kit, pos.steps, pos.kit.map_end
        return [
            Unit(
                *(p, at, SIDES[kit.side[p]], kit.kind[p], steps[p]),
                kit.fp_by_steps[p][steps[p]] / 2,
                SUPPLY_NAMES[pos.supply[p]],
            )
            for p, at in enumerate(pos.place)
            if at < end
        ]
