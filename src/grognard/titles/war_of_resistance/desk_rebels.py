"""How cases set up and check guerrilla bases."""

from __future__ import annotations

from typing import Any

from grognard.core.desk_words import NONE, Check, Listed, Placed, Plain, Word, Words, compared, index_of
from grognard.titles.war_of_resistance.chapters.ch39_areas import area, strength_of
from grognard.titles.war_of_resistance.desk_nation import Names, Points
from grognard.titles.war_of_resistance.kit import OWNERS
from grognard.titles.war_of_resistance.war import War


class BaseWord(Word):
    """`base CCLW G1:2527`: a guerrilla base and the hex of its counter; `none` if there is none."""

    subjects = 1

    def read(self, pos: Any, words: Words) -> None:
        if words[1] == NONE:
            pos.bases.pop(words[0], None)
        else:
            pos.bases[words[0]] = index_of(pos.kit, "space", words[1])

    def state(self, pos: Any) -> dict[Words, Words]:
        return {(name,): (pos.kit.space_names[space],) for name, space in pos.bases.items()}


class Swept(Word):
    """`swept CCLW IJA-5-XX,IJA-6-XX`: an operation against a base in this player turn, and who took part."""

    subjects = 1

    def read(self, pos: Any, words: Words) -> None:
        pos.swept[words[0]] = tuple(index_of(pos.kit, "piece", name) for name in words[1].split(","))

    def state(self, pos: Any) -> dict[Words, Words]:
        names = pos.kit.piece_names
        return {(base,): (",".join(names[p] for p in units),) for base, units in pos.swept.items()}


class Sabotaged(Word):
    """`sabotaged G1:3421 rail,port`: what has been sabotaged in a hex in this phase."""

    subjects = 1

    def read(self, pos: Any, words: Words) -> None:
        pos.sabotaged[index_of(pos.kit, "space", words[0])] = tuple(words[1].split(","))

    def state(self, pos: Any) -> dict[Words, Words]:
        return {(pos.kit.space_names[space],): (",".join(done),) for space, done in pos.sabotaged.items()}


class Pacifying(Word):
    """`pacifying IJA-5-XX G1:5014 11`: a unit of a pacification garrison, its city, and until when."""

    subjects = 1

    def read(self, pos: Any, words: Words) -> None:
        pos.pacifying[index_of(pos.kit, "piece", words[0])] = (index_of(pos.kit, "space", words[1]), int(words[2]))

    def state(self, pos: Any) -> dict[Words, Words]:
        kit = pos.kit
        return {
            (kit.piece_names[p],): (kit.space_names[space], str(until)) for p, (space, until) in pos.pacifying.items()
        }


def _check_strength(pos: Any, words: Words) -> str | None:
    """`expect base-strength CCLW 5`: the strength of a base"""
    return compared(strength_of(pos, words[0]), int(words[1]))


def _check_area(pos: Any, words: Words) -> str | None:
    """`expect area CCLW G1:0922 yes`: whether a hex lies in the area of a base"""
    inside = index_of(pos.kit, "space", words[1]) in area(pos, words[0])
    return compared("yes" if inside else "no", words[2])


WORDS: tuple[Word, ...] = (
    BaseWord("base"),
    Names("active", "active"),
    Points("recruits", "recruits"),
    Points("enlisted", "enlisted"),
    Points("plotted", "plotted"),
    Listed("busy", "piece"),
    Listed("turned", "piece"),
    Names("collapsed", "collapsed"),
    Swept("swept"),
    Sabotaged("sabotaged"),
    Pacifying("pacifying"),
    Placed("seats", "seats", int),
    Plain("sparing", War),
    Plain("levies", War),
    Placed("scorched", "scorched", int),
    Placed("guests", "guests", OWNERS),
    Check("base-strength", _check_strength),
    Check("area", _check_area),
)
"""Statements of their own."""
