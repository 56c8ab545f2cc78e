"""How cases set up, check and write a war in China. `docs/cases.md` describes the words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core import desk_words as say
from grognard.core.desk_pieces import Marks, Pieces, Trait, choice_trait, number_trait, place_trait
from grognard.core.desk_tables import TableDesk
from grognard.core.desk_words import NONE, Begin, Words, compared, index_of, position_of
from grognard.core.errors import BrokenFile
from grognard.core.position import Table
from grognard.core.title import Kit, Title
from grognard.titles.war_of_resistance import war
from grognard.titles.war_of_resistance.chapters.ch4_turn import GameTurn, PlayerTurn
from grognard.titles.war_of_resistance.chapters.scenarios import set_up
from grognard.titles.war_of_resistance.charts import QUARTERS, WEATHERS, ZONES
from grognard.titles.war_of_resistance.kit import OWNERS, SIDES, ChinaKit, standard_tables
from grognard.titles.war_of_resistance.war import SUPPLY_NAMES, War

MARKS = {
    "moved": war.MOVED,
    "left": war.LEFT_HEX,
    "rushed": war.RUSHED,
    "near": war.NEAR,
    "attacked": war.ATTACKED,
    "defended": war.DEFENDED,
    "retreated": war.RETREATED,
}
PHASES = ("initial", "movement", "combat", "exploitation")
AFTER = {"initial": "initial", "movement": "combat", "combat": "after_combat", "exploitation": "close"}
"""By phase: the step of the player turn that comes when it is over."""


def _show_face(pos: War, p: int) -> str:
    return pos.kit.faces[pos.face[p]].values


def _put_face(pos: War, p: int, values: str) -> None:
    """`as 4-5-6*`: the side of the counter with these values."""
    face = pos.kit.first_face[p]
    while face >= 0:
        if pos.kit.faces[face].values == values:
            pos.flip(p, face)
            return
        face = pos.kit.reduced[face]
    raise BrokenFile(f"{pos.kit.piece_names[p]} has no side {values}")


def _points(field: str, name: str) -> Trait:
    """Movement points, kept in quarters."""

    def put(pos: War, p: int, points: str) -> None:
        getattr(pos, field)[p] = round(float(points) * QUARTERS)

    return Trait(name, lambda pos, p: f"{getattr(pos, field)[p] / QUARTERS:g}", put)


PIECES = Pieces(
    place_trait(),
    Trait("as", _show_face, _put_face),
    choice_trait("supply", "supply", SUPPLY_NAMES),
    number_trait("hits", "hits"),
    _points("spent", "spent"),
    _points("marched", "marched"),
    Marks("marks", MARKS),
)


class Weather(say.Word):
    """`weather 7 mud`: the weather of a zone."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        zone = position_of(words[0], [str(each) for each in ZONES], "zone")
        pos.weather[zone] = position_of(words[1], WEATHERS, "weather")
        pos.index.zones = [None, None]

    def state(self, pos: War) -> dict[Words, Words]:
        return {(str(zone),): (WEATHERS[pos.weather[i]],) for i, zone in enumerate(ZONES)}


class PhaseWord(say.Word):
    """`phase japan movement`: a player turn, from one of its phases on; `phase japan none`: before a game turn."""

    begins = True

    def read(self, pos: War, words: Words) -> Begin:
        side, phase = position_of(words[0], SIDES, "side"), words[1]
        pos.phasing, pos.phase = side, "" if phase == NONE else phase
        if phase == NONE:
            return lambda war: war.push(GameTurn())
        position_of(phase, PHASES, "phase")

        def begin(war: War) -> None:
            war.push(GameTurn(step=GameTurn.at("chinese" if side == 0 else "close")))
            war.push(PlayerTurn(side, step=PlayerTurn.at(AFTER[phase])))
            if phase == "combat":
                war.push("Combat", side)
            elif phase != "initial":
                war.push("Movement", side, exploits=phase == "exploitation")

        return begin

    def state(self, pos: War) -> dict[Words, Words]:
        return {(): (SIDES[pos.phasing], pos.phase or NONE)}


def _check_count(pos: War, words: Words) -> str | None:
    """`expect count G1:3718 3`: units in a hex or box"""
    return compared(len(pos.index.at[index_of(pos.kit, "space", words[0])]), int(words[1]))


class ChinaDesk(TableDesk):
    """The words of War of Resistance. Without `set-up` no unit is on the map and no supply lies there."""

    words = (
        say.Number("turn"),
        Weather("weather"),
        say.Control("holder", OWNERS),
        say.Placed("stock", "stocks", int),
        say.Placed("drawn", "drawn", int),
        PIECES,
        PhaseWord("phase"),
        say.Check("count", _check_count),
    )

    def __init__(self, title: Title) -> None:
        super().__init__(title, lambda pos: pos.push(GameTurn()), standard_tables, ChinaKit)

    def laid_out(self, kit: Kit, scenario: str, options: dict[str, str], table: Table) -> War:
        assert isinstance(kit, ChinaKit)
        return set_up(kit, scenario, options, table)

    def empty(self, kit: Kit, scenario: str, options: dict[str, str], table: Table) -> War:
        pos = self.laid_out(kit, scenario, options, table)
        for p in range(len(pos.place)):
            pos.put(p, pos.kit.pool)
        pos.stocks = {}
        return pos

    def beginnings(self, pos: Any) -> Iterator[Words]:
        yield ("phase", SIDES[pos.phasing], pos.phase or NONE)
