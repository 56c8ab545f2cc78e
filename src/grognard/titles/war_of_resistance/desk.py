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
from grognard.titles.war_of_resistance import desk_logistics, desk_nation, desk_rebels, desk_skies, desk_waters, war
from grognard.titles.war_of_resistance.chapters.ch4_turn import GameTurn, PlayerTurn
from grognard.titles.war_of_resistance.chapters.ch16_phases import open_skies, open_support
from grognard.titles.war_of_resistance.chapters.ch29_contact import open_seas
from grognard.titles.war_of_resistance.chapters.ch33_gunfire import open_guns
from grognard.titles.war_of_resistance.chapters.scenarios import set_up
from grognard.titles.war_of_resistance.charts import QUARTERS, STATES, WEATHERS, ZONES
from grognard.titles.war_of_resistance.faces import UNSUPPORTED
from grognard.titles.war_of_resistance.kit import NEUTRAL, OWNERS, SIDES, ChinaKit, standard_tables
from grognard.titles.war_of_resistance.war import SUPPLY_NAMES, War, enemy

MARKS = {
    "moved": war.MOVED,
    "left": war.LEFT_HEX,
    "rushed": war.RUSHED,
    "near": war.NEAR,
    "attacked": war.ATTACKED,
    "defended": war.DEFENDED,
    "retreated": war.RETREATED,
    "met": war.MET,
    "rested": war.RESTED,
    "tolled": war.TOLLED,
}
PHASES = ("initial", "movement", "combat", "reaction", "exploitation")
AFTER = {
    "initial": "initial",
    "movement": "governments",
    "combat": "after_combat",
    "reaction": "exploitation",
    "exploitation": "guerrillas",
}
"""By phase: the step of the player turn that comes when it is over."""


def _show_face(pos: War, p: int) -> str:
    return pos.kit.faces[pos.face[p]].values


def _put_face(pos: War, p: int, values: str) -> None:
    """`as 4-5-6*`: the side of the counter with these values."""
    faces = [pos.kit.first_face[p], pos.kit.substitute[p]]
    while pos.kit.reduced[faces[0]] >= 0:
        faces.insert(0, pos.kit.reduced[faces[0]])
    for face in faces:
        if face >= 0 and pos.kit.faces[face].values == values:
            pos.flip(p, face)
            return
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
    *desk_logistics.TRAITS,
    *desk_skies.TRAITS,
    *desk_waters.TRAITS,
    *desk_nation.TRAITS,
)


class Waters(say.Word):
    """`waters 7 frozen`: how lakes and rivers of a zone are."""

    subjects = 1

    def read(self, pos: Any, words: say.Words) -> None:
        zone = ZONES.index(int(words[0]))
        pos.water[zone] = position_of(words[1], STATES, "state of waters")

    def state(self, pos: Any) -> dict[say.Words, say.Words]:
        return {(str(zone),): (STATES[pos.water[i]],) for i, zone in enumerate(ZONES)}


class Possession(say.Control):
    """`holder china G1:0101`: who owns hexes and boxes."""

    def read(self, pos: War, words: Words) -> None:
        super().read(pos, words)
        pos.derive()


class Weather(say.Word):
    """`weather 7 mud`: the weather of a zone."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        zone = position_of(words[0], [str(each) for each in ZONES], "zone")
        pos.weather[zone] = position_of(words[1], WEATHERS, "weather")
        pos.index.zones = [None, None]

    def state(self, pos: War) -> dict[Words, Words]:
        return {(str(zone),): (WEATHERS[pos.weather[i]],) for i, zone in enumerate(ZONES)}


class UsedHeadquarters(say.Word):
    """`used CA-1-HQ`: a headquarters on its used side (14C)."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        pos.used = [*pos.used, index_of(pos.kit, "piece", words[0])]

    def state(self, pos: War) -> dict[Words, Words]:
        return {(pos.kit.piece_names[p],): () for p in pos.used}


class Split(say.Word):
    """`split IJA-6-XX IJA-6.11-XLI,IJA-6.36-XLI`: a unit is broken down into these (15)."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        parts = tuple(index_of(pos.kit, "piece", name) for name in words[1].split(","))
        pos.split = {**pos.split, index_of(pos.kit, "piece", words[0]): parts}

    def state(self, pos: War) -> dict[Words, Words]:
        names = pos.kit.piece_names
        return {(names[p],): (",".join(names[part] for part in parts),) for p, parts in pos.split.items()}


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
                open_guns(war, side)
                open_support(war, side)
            elif phase == "reaction":
                war.push("Reaction", enemy(side))
            elif phase != "initial":
                war.push("Movement", side, exploits=phase == "exploitation")
                open_seas(war)
                open_skies(war, side)

        return begin

    def state(self, pos: War) -> dict[Words, Words]:
        return {(): (SIDES[pos.phasing], pos.phase or NONE)}


def _check_count(pos: War, words: Words) -> str | None:
    """`expect count G1:3718 3`: units in a hex or box"""
    return compared(len(pos.index.at[index_of(pos.kit, "space", words[0])]), int(words[1]))


def _check_supported(pos: War, words: Words) -> str | None:
    """`expect supported CA-Kyn-Ft yes`: whether the side that a unit shows has support (11)"""
    face = pos.face[index_of(pos.kit, "piece", words[0])]
    return compared("no" if pos.kit.support[face] == UNSUPPORTED else "yes", words[1])


class ChinaDesk(TableDesk):
    """The words of War of Resistance. Without `set-up` no unit is on the map and no supply lies there."""

    start = (("set-up",),)
    words = (
        say.Number("turn"),
        Weather("weather"),
        Waters("waters"),
        Possession("holder", OWNERS),
        UsedHeadquarters("used"),
        Split("split"),
        say.Listed("infiltrated", "piece"),
        say.Listed("overstacked", "piece"),
        say.Listed("survivors", "piece"),
        say.Placed("stock", "stocks", int),
        say.Placed("drawn", "drawn", int),
        PIECES,
        PhaseWord("phase"),
        say.Check("count", _check_count),
        say.Check("supported", _check_supported),
        *desk_logistics.WORDS,
        *desk_skies.WORDS,
        *desk_waters.WORDS,
        *desk_nation.WORDS,
        *desk_rebels.WORDS,
    )

    def __init__(self, title: Title) -> None:
        super().__init__(title, lambda pos: pos.push(GameTurn()), standard_tables, ChinaKit)

    def laid_out(self, kit: Kit, scenario: str, options: dict[str, str], table: Table) -> War:
        assert isinstance(kit, ChinaKit)
        return set_up(kit, scenario, options, table)

    def empty(self, kit: Kit, scenario: str, options: dict[str, str], table: Table) -> War:
        pos = self.laid_out(kit, scenario, options, table)
        china = pos.kit
        pos.place = [china.pool] * len(pos.place)
        for p in range(china.ground_count):
            if china.breakdowns.is_part[p]:
                pos.place[p] = china.parts
        for p in china.rebels.units:
            pos.place[p] = china.recruits
        for p in (*(entry.piece for entry in china.nation.districts.arrivals), *china.naval.pieces):
            pos.place[p] = china.removed
        pos.holder = [pos.ground.owners.get(space, NEUTRAL) for space in range(china.board.size)]
        pos.derive()
        pos.stability = 0
        pos.berths = {}
        pos.stocks, pos.resources, pos.forts = {}, {}, {}
        pos.retired = list(pos.kit.air.pieces)
        pos.entered, pos.bases, pos.garrisons = list(pos.kit.region), {}, {}
        return pos

    def beginnings(self, pos: Any) -> Iterator[Words]:
        yield ("phase", SIDES[pos.phasing], pos.phase or NONE)
