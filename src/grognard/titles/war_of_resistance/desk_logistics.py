"""How cases set up and check supply, railways and construction."""

from __future__ import annotations

from fractions import Fraction

from grognard.core import desk_words as say
from grognard.core.desk_pieces import Trait
from grognard.core.desk_words import Word, Words, compared, index_of, position_of
from grognard.titles.war_of_resistance.kit import SIDES, VOLUMES
from grognard.titles.war_of_resistance.war import War

WORK_NAMES = (
    "fort",
    "upgrade",
    "lay-rail",
    "airfield",
    "strip",
    "dismantle-fort",
    "dismantle-rail",
    "dismantle-airfield",
)


class Rations(say.Word):
    """`rations G1:1021 0 4 0`: general supply points of this initial phase, of the last one, of the one before."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        space = index_of(pos.kit, "space", words[0])
        new, old, oldest = (int(word) for word in words[1:])
        pos.rations[space] = (new, old, oldest)
        if not (new or old or oldest):
            del pos.rations[space]

    def state(self, pos: War) -> dict[Words, Words]:
        names = pos.kit.space_names
        return {(names[space],): tuple(map(str, batches)) for space, batches in pos.rations.items()}


class Hauled(say.Word):
    """`smp-spent 19`: supply movement points that the phasing side has spent."""

    def read(self, pos: War, words: Words) -> None:
        pos.hauled = round(Fraction(words[0]) * 12)

    def state(self, pos: War) -> dict[Words, Words]:
        return {(): (str(Fraction(pos.hauled, 12)),)}


def _check_points(pos: War, words: Words) -> str | None:
    """`expect points G1:1021 12`: general supply points of any age in a hex or box"""
    space = index_of(pos.kit, "space", words[0])
    return compared(sum(pos.rations.get(space, (0, 0, 0))), int(words[1]))


def _check_capacity(pos: War, words: Words) -> str | None:
    """`expect capacity china G1:5014 12`: RE that the limited network of a city can supply"""
    from grognard.titles.war_of_resistance.chapters.ch12_lines import limited_sources

    side = position_of(words[0], SIDES, "side")
    space = index_of(pos.kit, "space", words[1])
    found = [each.capacity // 4 for each in limited_sources(pos, side) if space in each.sources]
    return compared(found[0] if found else 0, int(words[2]))


class Bridge(say.Word):
    """`bridge G1:3423 G1:3424 2`: hits on the bridge between two hexes (44A1)."""

    subjects = 2

    def read(self, pos: War, words: Words) -> None:
        board, (one, other) = pos.kit.board, sorted(index_of(pos.kit, "space", word) for word in words[:2])
        pos.bridges = {**pos.bridges, board.link(one, other): int(words[2])}
        if words[2] == "0":
            pos.bridges = {link: hits for link, hits in pos.bridges.items() if hits}

    def state(self, pos: War) -> dict[Words, Words]:
        board, names = pos.kit.board, pos.kit.space_names
        return {
            (names[int(board.source[link])], names[int(board.target[link])]): (str(hits),)
            for link, hits in pos.bridges.items()
        }

    def check(self, pos: War, words: Words) -> str | None:
        one, other = sorted(index_of(pos.kit, "space", word) for word in words[:2])
        return compared(pos.bridges.get(pos.kit.board.link(one, other), 0), int(words[2]))

    def line(self, subject: Words, value: Words) -> Words:
        return (self.name, *subject, *(("0",) if value == self.absent else value))


class Salvaged(say.Word):
    """`salvaged china 2`: works dismantled that have not made a resource point yet (44B2b)."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        pos.salvaged[position_of(words[0], SIDES, "side")] = int(words[1])

    def state(self, pos: War) -> dict[Words, Words]:
        return {(SIDES[side],): (str(count),) for side, count in enumerate(pos.salvaged)}


GAUGES = ("standard", "narrow")


class Work(say.Word):
    """`work CA-1-Con fort G1:5014 20 alone`: what a unit builds, where, when it is due, and who helps."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        p, space = index_of(pos.kit, "piece", words[0]), index_of(pos.kit, "space", words[2])
        helper = HELPERS.get(words[4])
        partner = index_of(pos.kit, "piece", words[4]) if helper is None else helper
        pos.works[p] = (position_of(words[1], WORK_NAMES, "work"), space, int(words[3]), partner)

    def state(self, pos: War) -> dict[Words, Words]:
        kit, names = pos.kit, {number: name for name, number in HELPERS.items()}
        return {
            (kit.piece_names[p],): (
                WORK_NAMES[kind],
                kit.space_names[space],
                str(due),
                names.get(partner) or kit.piece_names[partner],
            )
            for p, (kind, space, due, partner) in pos.works.items()
        }


HELPERS = {"alone": -1, "labour": -2}


def _check_railway(pos: War, words: Words) -> str | None:
    """`expect railway G4:2406 G4:2507 low`: the volume of the railway between two hexes"""
    from grognard.titles.war_of_resistance.chapters.ch7_ways import ways_of

    link = pos.kit.board.link(*(index_of(pos.kit, "space", word) for word in words[:2]))
    return compared(VOLUMES[ways_of(pos).volume[link]] or "none", words[2])


def _check_rail(pos: War, words: Words) -> str | None:
    """`expect rail-capacity G1:5014 4.5`: RE that may be moved in this turn on the segment of a hex"""
    from grognard.titles.war_of_resistance.chapters.ch7_nets import SPAN, capacity, segments

    held, space = segments(pos), index_of(pos.kit, "space", words[0])
    keys = [key for node, key in held.of_node.items() if node % SPAN == space]
    return compared(f"{max((capacity(pos, held, key) for key in keys), default=0) / 4:g}", words[1])


def _check_rail_used(pos: War, words: Words) -> str | None:
    """`expect rail-used IJA-10-XX 8`: RE that a unit counts on railways in this turn"""
    from grognard.titles.war_of_resistance.chapters.ch7_nets import weight

    p = index_of(pos.kit, "piece", words[0])
    used = pos.railed.get(p)
    return compared(f"{weight(pos, p, low=bool(used[0])) / 4 if used else 0:g}", words[1])


PLAIN = (
    "transport",
    "fed_by",
    "hauled_british",
    "burma_entered",
    "cargo",
    "burdens",
    "lent",
    "rails",
    "railed",
    "shipped",
    "joined",
    "rail_map",
    "coasting",
    "pinned",
    "salvage",
    "torn_up",
    "spans",
)
"""What is written as it is kept."""
TRAITS: tuple[Trait, ...] = ()
"""What is said of counters."""
WORDS: tuple[Word, ...] = (
    say.Placed("resource", "resources", int),
    Rations("rations"),
    Hauled("smp-spent"),
    say.Placed("fort", "forts", int),
    Work("work"),
    Bridge("bridge"),
    Salvaged("salvaged"),
    say.Placed("gauge", "gauges", GAUGES),
    say.Listed("upgraded", "space"),
    say.Check("railway", _check_railway),
    say.Placed("yard", "yards", int),
    say.Placed("rail-hits", "rail_hits", int),
    say.Placed("boosted", "boosted", int),
    say.Listed("strategic", "piece"),
    *(say.Plain(name, War) for name in PLAIN),
    say.Check("rail-capacity", _check_rail),
    say.Check("rail-used", _check_rail_used),
    say.Placed("tapped", "tapped", SIDES),
    say.Listed("isolated", "piece"),
    say.Check("points", _check_points),
    say.Check("capacity", _check_capacity),
)
"""Statements of their own."""
