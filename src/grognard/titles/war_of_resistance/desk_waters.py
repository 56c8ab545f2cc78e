"""How cases set up and check ships, ports and rivers."""

from __future__ import annotations

from grognard.core import desk_words as say
from grognard.core.desk_pieces import Trait
from grognard.core.desk_words import Word, Words, compared, index_of, position_of
from grognard.core.errors import BrokenFile
from grognard.titles.war_of_resistance.chapters.ch12_points import ITEMS
from grognard.titles.war_of_resistance.charts import ZONES
from grognard.titles.war_of_resistance.desk_skies import PieceNumbers, Plan
from grognard.titles.war_of_resistance.kit import NAVAL
from grognard.titles.war_of_resistance.kit_naval import SEAS
from grognard.titles.war_of_resistance.war import War

IN_PORT = "port"


def _show_water(pos: War, p: int) -> str:
    node = pos.berths.get(p, -1)
    return IN_PORT if node < 0 else pos.kit.naval.names[node]


def _put_water(pos: War, p: int, name: str) -> None:
    """`on G3:0403`, `on G3:0404/G3:0504`, `on port`: the sea of a hex, a river hexside, or no water at all."""
    if name == IN_PORT or pos.kit.branch[p] != NAVAL:
        pos.berths.pop(p, None)
        return
    if name not in pos.kit.naval.number:
        raise BrokenFile(f"there is no navigable water {name!r}")
    node = pos.kit.naval.number[name]
    pos.berths[p] = node
    pos.put(p, pos.kit.naval.hexes[node][0])


TRAITS: tuple[Trait, ...] = (Trait("on", _show_water, _put_water),)
"""What is said of counters."""


class Sea(say.Word):
    """`sea 9 stormy`: the state of the sea in a weather zone (36C)."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        zone = position_of(words[0], [str(each) for each in ZONES], "zone")
        pos.seas[zone] = position_of(words[1], SEAS, "sea")

    def state(self, pos: War) -> dict[Words, Words]:
        return {(str(zone),): (SEAS[pos.seas[i]],) for i, zone in enumerate(ZONES)}


class Aboard(say.Word):
    """`aboard IJN-Sas1-SNLF IJN-NT-3-1`: a ground unit on ships, their names joined by commas (31)."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        p = index_of(pos.kit, "piece", words[0])
        pos.put(p, pos.kit.aboard)
        pos.stowed[p] = tuple(index_of(pos.kit, "piece", name) for name in words[1].split(","))

    def state(self, pos: War) -> dict[Words, Words]:
        names = pos.kit.piece_names
        return {(names[p],): (",".join(names[q] for q in ships),) for p, ships in pos.stowed.items()}


class Harbours(say.Word):
    """`harbours japan`: a side may use all ports that it owns (30A)."""

    def read(self, pos: War, words: Words) -> None:
        from grognard.titles.war_of_resistance.chapters.ch27_ships import survey_ports
        from grognard.titles.war_of_resistance.kit import SIDES

        survey_ports(pos, position_of(words[0], SIDES, "side"))


def _check_left(pos: War, words: Words) -> str | None:
    """`expect strength IJN-TF-C 3`: what damage has left of a ship"""
    from grognard.titles.war_of_resistance.chapters.ch27_ships import strength

    return compared(strength(pos, index_of(pos.kit, "piece", words[0])), int(words[1]))


def _check_sailed(pos: War, words: Words) -> str | None:
    """`expect sailed IJN-TF-C 45`: naval movement points that a ship has spent"""
    return compared(pos.spent[index_of(pos.kit, "piece", words[0])], int(words[1]))


class PieceList(say.Word):
    """`laid IJN-TF-C`: ships of which something is true."""

    subjects = 1

    def __init__(self, name: str, field: str) -> None:
        super().__init__(name)
        self.field = field

    def read(self, pos: War, words: Words) -> None:
        getattr(pos, self.field).append(index_of(pos.kit, "piece", words[0]))

    def state(self, pos: War) -> dict[Words, Words]:
        return {(pos.kit.piece_names[p],): () for p in getattr(pos, self.field)}


class Hold(say.Word):
    """`hold IJN-NT-3-1 attack-supply 2`: points aboard of a ship (31)."""

    subjects = 2

    def read(self, pos: War, words: Words) -> None:
        from grognard.titles.war_of_resistance.chapters.ch31_cargo import stock

        stock(pos, index_of(pos.kit, "piece", words[0]), words[1], int(words[2]))

    def state(self, pos: War) -> dict[Words, Words]:
        names = pos.kit.piece_names
        return {
            (names[p], item): (str(count),)
            for p, hold in pos.holds.items()
            for item, count in zip(ITEMS, hold, strict=True)
            if count
        }


class Deck(say.Word):
    """`deck IJN-D1A1-1 IJN-CG-Kaga`: an air unit based on a carrier (27A5)."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        p, carrier = (index_of(pos.kit, "piece", name) for name in words)
        pos.decks[p] = carrier
        pos.put(p, pos.place[carrier])

    def state(self, pos: War) -> dict[Words, Words]:
        names = pos.kit.piece_names
        return {(names[p],): (names[q],) for p, q in pos.decks.items()}


class RiverBox(say.Word):
    """`river-box CA-RT-3-1 yangtze`: a river transport in the box of its system (31D)."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        p = index_of(pos.kit, "piece", words[0])
        pos.put(p, pos.kit.aboard)
        pos.river_boxes[p] = words[1]

    def state(self, pos: War) -> dict[Words, Words]:
        return {(pos.kit.piece_names[p],): (system,) for p, system in pos.river_boxes.items()}


class Ferry(say.Word):
    """`ferry IJN-RT-3-1 G3:0720/G3:0721`: a ship that serves as a ferry across a hexside (34F)."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        one, other = (index_of(pos.kit, "space", name) for name in words[1].split("/"))
        pos.ferries[index_of(pos.kit, "piece", words[0])] = (one, other)

    def state(self, pos: War) -> dict[Words, Words]:
        names, spaces = pos.kit.piece_names, pos.kit.space_names
        return {(names[p],): (f"{spaces[one]}/{spaces[other]}",) for p, (one, other) in pos.ferries.items()}


WORDS: tuple[Word, ...] = (
    Sea("sea"),
    Aboard("aboard"),
    PieceList("laid", "laid"),
    PieceList("depleted", "depleted"),
    PieceList("worn", "worn"),
    PieceList("under-repair", "docked"),
    Plan("landing", "landing_plans", "landings_planned"),
    say.Number("repair-points", "repair_points"),
    Harbours("harbours-of"),
    say.Plain("harbours", War),
    Hold("hold"),
    Deck("deck"),
    PieceList("on-naval-patrol", "patrolling"),
    PieceList("waved", "waved"),
    say.Plain("searched", War),
    PieceNumbers("flown-deck", "flown_decks"),
    say.Plain("handled", War),
    say.Plain("overrun_shores", War),
    say.Plain("contacts", War),
    say.Plain("tossed", War),
    say.Plain("salvoes", War),
    say.Plain("shot", War),
    PieceList("restless", "restless"),
    say.Plain("extra", War),
    say.Plain("deficits", War),
    RiverBox("river-box"),
    Ferry("ferry"),
    PieceList("idle-boat", "idle_boats"),
    say.Plain("river_cargo", War),
    say.Plain("convoy", War),
    say.Plain("drawn_afloat", War),
    PieceNumbers("landed", "landed"),
    PieceNumbers("beached", "beached"),
    say.Check("strength", _check_left),
    say.Check("sailed", _check_sailed),
)
"""Statements of their own."""
