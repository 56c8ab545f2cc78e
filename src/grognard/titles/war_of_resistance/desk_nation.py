"""How cases set up and check politics, replacements, factions and guerrillas."""

from __future__ import annotations

from typing import Any

from grognard.core.desk_pieces import Trait
from grognard.core.desk_words import (
    NONE,
    Choice,
    Listed,
    Number,
    Plain,
    Single,
    Word,
    Words,
    compared,
    index_of,
    position_of,
)
from grognard.titles.war_of_resistance.chapters.ch40_parcels import NOTHING, ON_THE_WAY
from grognard.titles.war_of_resistance.nation import COOPERATION, Nation


class Points(Word):
    """`rp Kiangsu inf 22`: replacement points of a district in sixteenths, by type."""

    def __init__(self, name: str, field: str) -> None:
        super().__init__(name)
        self.field = field

    def read(self, pos: Any, words: Words) -> None:
        getattr(pos, self.field)[" ".join(words[:-1])] = int(words[-1])

    def state(self, pos: Any) -> dict[Words, Words]:
        return {(key,): (str(value),) for key, value in getattr(pos, self.field).items()}

    def check(self, pos: Any, words: Words) -> str | None:
        return compared(getattr(pos, self.field).get(" ".join(words[:-1]), 0), int(words[-1]))

    def line(self, subject: Words, value: Words) -> Words:
        return (self.name, *subject[0].split(), *(("0",) if value == self.absent else value))


class Names(Word):
    """`entered Hopei "East Hopei"`: a list of names, given as a whole."""

    def __init__(self, name: str, field: str) -> None:
        super().__init__(name)
        self.field = field

    def read(self, pos: Any, words: Words) -> None:
        setattr(pos, self.field, [word for word in words if word != NONE])

    def state(self, pos: Any) -> dict[Words, Words]:
        return {(): tuple(getattr(pos, self.field)) or (NONE,)}

    def compare(self, came: Words, wanted: Words) -> str | None:
        return super().compare(tuple(sorted(came)), tuple(sorted(wanted)))


class Faction(Word):
    """`faction Shnt antagonistic`: how far a faction cooperates."""

    subjects = 1

    def read(self, pos: Any, words: Words) -> None:
        pos.cooperation[words[0]] = position_of(words[1], COOPERATION, "level of cooperation")

    def state(self, pos: Any) -> dict[Words, Words]:
        return {(force,): (COOPERATION[level],) for force, level in pos.cooperation.items()}


class Government(Word):
    """`government Hopei G1:1021`: a puppet government and its seat; `none` if there is none."""

    subjects = 1

    def read(self, pos: Any, words: Words) -> None:
        if words[1] == NONE:
            pos.governments.pop(words[0], None)
        else:
            pos.governments[words[0]] = index_of(pos.kit, "space", words[1])

    def state(self, pos: Any) -> dict[Words, Words]:
        return {(name,): (pos.kit.space_names[space],) for name, space in pos.governments.items()}


class Garrison(Word):
    """`garrison IJA-Fo-X Formosa`: the Japanese garrison to which a unit belongs."""

    subjects = 1

    def read(self, pos: Any, words: Words) -> None:
        p = index_of(pos.kit, "piece", words[0])
        if words[1] == NONE:
            pos.garrisons.pop(p, None)
        else:
            pos.garrisons[p] = " ".join(words[1:])

    def state(self, pos: Any) -> dict[Words, Words]:
        return {(pos.kit.piece_names[p],): tuple(zone.split()) for p, zone in pos.garrisons.items()}


class Factory(Word):
    """`factory 3 G1:5014 idle`: where a factory stands, and whether it works; `none` if it is nowhere."""

    subjects = 1

    def read(self, pos: Any, words: Words) -> None:
        number = int(words[0])
        pos.plants.pop(number, None)
        pos.idle_plants = [n for n in pos.idle_plants if n != number]
        if words[1] != NONE:
            pos.plants[number] = index_of(pos.kit, "space", words[1])
            if words[2:] == ("idle",) or list(words[2:]) == ["idle"]:
                pos.idle_plants = [*pos.idle_plants, number]

    def state(self, pos: Any) -> dict[Words, Words]:
        names = pos.kit.space_names
        return {
            (str(n),): (names[space], "idle" if n in pos.idle_plants else "working") for n, space in pos.plants.items()
        }


class Parcel(Word):
    """`parcel factory-3 G1:5014 5`: parts of factories, or replacement points on their way."""

    subjects = 2

    def read(self, pos: Any, words: Words) -> None:
        space = index_of(pos.kit, "space", words[1])
        counts = list(pos.parcels.get(space, NOTHING))
        counts[position_of(words[0], ON_THE_WAY, "item")] = int(words[2])
        pos.parcels[space] = tuple(counts)
        if not any(counts):
            del pos.parcels[space]

    def state(self, pos: Any) -> dict[Words, Words]:
        names = pos.kit.space_names
        return {
            (item, names[space]): (str(count),)
            for space, counts in pos.parcels.items()
            for item, count in zip(ON_THE_WAY, counts, strict=True)
            if count
        }

    def check(self, pos: Any, words: Words) -> str | None:
        space = index_of(pos.kit, "space", words[1])
        return compared(pos.parcels.get(space, NOTHING)[ON_THE_WAY.index(words[0])], int(words[2]))

    def line(self, subject: Words, value: Words) -> Words:
        return (self.name, *subject, *(("0",) if value == self.absent else value))


class Scars(Word):
    """`scars 3 2`: the hits that a factory in parts, or set up again, had when it was taken down."""

    subjects = 1

    def read(self, pos: Any, words: Words) -> None:
        pos.scars[int(words[0])] = int(words[1])

    def state(self, pos: Any) -> dict[Words, Words]:
        return {(str(n),): (str(hits),) for n, hits in pos.scars.items()}


TRAITS: tuple[Trait, ...] = ()
"""What is said of counters."""
WORDS: tuple[Word, ...] = (
    Number("level"),
    Number("stability"),
    Number("restriction"),
    Number("lifted"),
    Choice("posture"),
    Choice("ceded"),
    Single("capital", "space"),
    Choice("capital-works", "capital_works"),
    Choice("capital-moved", "capital_moved"),
    Factory("factory"),
    Parcel("parcel"),
    Scars("scars"),
    Plain("new_idle", Nation),
    Plain("gathered", Nation),
    Listed("fallen", "space"),
    Choice("aided"),
    Number("repressions"),
    Number("toll"),
    Choice("dikes-broken", "dikes_broken"),
    Points("rp", "points"),
    Points("debts", "debts"),
    Points("coming", "coming"),
    Listed("summoned", "piece"),
    Points("replaced", "replaced"),
    Listed("filled", "space"),
    Listed("fresh", "piece"),
    Listed("jammed", "space"),
    Garrison("garrison"),
    Listed("mustered", "piece"),
    Plain("posted", Nation),
    Names("entered", "entered"),
    Names("razed", "razed"),
    Faction("faction"),
    Government("government"),
    Names("unseated", "unseated"),
    Names("seats-moved", "seats_moved"),
    Number("three-since", "three_since"),
    Names("alarmed", "alarmed"),
    Points("favours", "favours"),
    Points("gifts", "gifts"),
    Names("defied", "defied"),
    Names("intruded", "intruded"),
    Names("leaving", "leaving"),
)
"""Statements of their own."""
