"""How cases set up and check the air war."""

from __future__ import annotations

from grognard.core import desk_words as say
from grognard.core.desk_pieces import Marks, Trait, choice_trait, number_trait
from grognard.core.desk_words import Word, Words, compared, index_of, position_of
from grognard.titles.war_of_resistance import skies
from grognard.titles.war_of_resistance.kit_air import ORGANIZATIONS
from grognard.titles.war_of_resistance.war import War

STATES = {
    "inoperative": skies.INOPERATIVE,
    "resting": skies.RESTING,
    "extended": skies.EXTENDED,
    "jettisoned": skies.JETTISONED,
    "in-typhoon": skies.STORMY,
    "one-way": skies.ONE_WAY,
    "fleeing": skies.FLEEING,
    "bombed": skies.BOMBED,
    "at-port": skies.AT_PORT,
}
TRAITS: tuple[Trait, ...] = (
    Marks("wing", STATES),
    choice_trait("mission", "sortie", skies.MISSIONS),
    number_trait("flown", "burnt"),
)
"""What is said of counters."""


class AirPoints(say.Word):
    """`air-points IJA 5`: the air replacement points of an organization."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        pos.air_points[position_of(words[0], ORGANIZATIONS, "organization")] = int(words[1])

    def state(self, pos: War) -> dict[Words, Words]:
        return {(name,): (str(pos.air_points[number]),) for number, name in enumerate(ORGANIZATIONS)}


class PieceNumbers(say.Word):
    """`landed IJN-Sas1-SNLF 2`: counters of which a number is kept."""

    subjects = 1

    def __init__(self, name: str, field: str) -> None:
        super().__init__(name)
        self.field = field

    def read(self, pos: War, words: Words) -> None:
        p, kept = index_of(pos.kit, "piece", words[0]), getattr(pos, self.field)
        if words[1] == say.NONE:
            kept.pop(p, None)
        else:
            kept[p] = int(words[1])

    def state(self, pos: War) -> dict[Words, Words]:
        kept: dict[int, int] = getattr(pos, self.field)
        return {(pos.kit.piece_names[p],): (str(number),) for p, number in kept.items()}


class Plan(say.Word):
    """`landing IJN-Sas1-SNLF G3:0706 3`: a landing or drop planned for a hex in a turn (24C, 32C)."""

    subjects = 1

    def __init__(self, name: str, plans: str, turns: str) -> None:
        super().__init__(name)
        self.plans, self.turns = plans, turns

    def read(self, pos: War, words: Words) -> None:
        p = index_of(pos.kit, "piece", words[0])
        if words[1:] == (say.NONE,):
            getattr(pos, self.plans).pop(p, None)
            getattr(pos, self.turns).pop(p, None)
            return
        getattr(pos, self.plans)[p] = index_of(pos.kit, "space", words[1])
        getattr(pos, self.turns)[p] = int(words[2])

    def state(self, pos: War) -> dict[Words, Words]:
        kit, turns = pos.kit, getattr(pos, self.turns)
        return {
            (kit.piece_names[p],): (kit.space_names[space], str(turns[p]))
            for p, space in getattr(pos, self.plans).items()
        }


def _check_airbase(pos: War, words: Words) -> str | None:
    """`expect airbase G1:5014 4`: the present capacity of the airbases of a hex"""
    from grognard.titles.war_of_resistance.chapters.ch17_bases import capacity

    return compared(capacity(pos, index_of(pos.kit, "space", words[0])), int(words[1]))


def _check_ready(pos: War, words: Words) -> str | None:
    """`expect operative IJA-Ki-10-1 yes`: whether an air unit may fly"""
    p = index_of(pos.kit, "piece", words[0])
    return compared("no" if pos.wing[p] & skies.INOPERATIVE else "yes", words[1])


WORDS: tuple[Word, ...] = (
    say.Placed("airfield", "airfields", int),
    say.Placed("strip", "strips", int),
    say.Placed("temporary", "temporary", int),
    say.Placed("base-hits", "base_hits", int),
    say.Placed("harassed-japan", "harassed_japan", int),
    say.Placed("harassed-china", "harassed_china", int),
    say.Placed("guns", "light_guns", int),
    say.Placed("heavy-guns", "heavy_guns", int),
    say.Placed("port-hits", "port_hits", int),
    say.Placed("factory-hits", "factory_hits", int),
    say.Placed("terror", "terror", int),
    say.Number("capital-terror", "capital_terror"),
    say.Number("road-hits", "road_hits"),
    say.Number("road-fare", "road_fare"),
    say.Number("road-detour", "road_detour"),
    AirPoints("air-points"),
    say.Plain("homes", War),
    say.Plain("loads", War),
    PieceNumbers("awaited", "awaited"),
    say.Plain("batteries", War),
    say.Plain("raids", War),
    say.Plain("conversions", War),
    say.Plain("withdrawn", War),
    say.Plain("retired", War),
    say.Plain("eased", War),
    PieceNumbers("disrupted", "disrupted"),
    PieceNumbers("dropped", "dropped"),
    say.Plain("parachuted", War),
    say.Plain("flown_in", War),
    Plan("drop-plan", "drop_plans", "planned"),
    say.Placed("yard-hits", "yard_hits", int),
    say.Choice("watching"),
    say.Choice("stirred"),
    say.Check("airbase", _check_airbase),
    say.Check("operative", _check_ready),
)
"""Statements of their own."""
