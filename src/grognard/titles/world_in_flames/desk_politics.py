"""The words of cases on politics: markers of US entry, options, what was declared and what has happened."""

from __future__ import annotations

from grognard.core import desk_words as say
from grognard.core.desk_words import NONE, Words, index_of, position_of
from grognard.titles.world_in_flames.chapters.ch13_3_actions import AS_IT_LIKES
from grognard.titles.world_in_flames.chapters.ch13_3_markers import TARGET_KEYS
from grognard.titles.world_in_flames.chapters.ch19_record import key_of, nation_key, note_declaration
from grognard.titles.world_in_flames.charts_entry import CUP, POOL_KEYS
from grognard.titles.world_in_flames.kit import OWNERS, SIDES
from grognard.titles.world_in_flames.war import War

PLACES = (*POOL_KEYS, "cup")
PARTLY = "partly"


class Markers(say.Word):
    """`markers entry-japan 3 2 0`: the values of the entry markers in a pool of the USA, or in the common pool."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        if not pos.entry_counts:
            pos.entry_counts, pos.entry_pools, pos.entry_cup = [0] * (CUP + 1), [()] * CUP, []
            pos.entry_limits, pos.entry_year = [0] * 4, pos.year
        place = position_of(words[0], PLACES, "pool")
        values = () if words[1:] == (NONE,) else tuple(sorted(map(int, words[1:])))
        pos.entry_counts[place] = len(values)
        if place == CUP:
            pos.entry_cup = list(values)
        else:
            pos.entry_pools[place] = values

    def state(self, pos: War) -> dict[Words, Words]:
        if not pos.entry_counts:
            return {}
        values = [*pos.entry_pools, pos.entry_cup]
        return {(key,): tuple(map(str, values[place])) or (NONE,) for place, key in enumerate(PLACES)}


class Adopted(say.Word):
    """`adopted 13 1`: an option of US entry, and the turn in which it was chosen."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        pos.entry_options = {**pos.entry_options, int(words[0]): int(words[1])}

    def state(self, pos: War) -> dict[Words, Words]:
        return {(str(number),): (str(turn),) for number, turn in pos.entry_options.items()}


class Stirred(say.Word):
    """`stirred indochina japan`: an action of US entry that is still to be looked up, and its pool (or `choice`)."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        pool = TARGET_KEYS.index(words[1]) if words[1] in TARGET_KEYS else AS_IT_LIKES
        pos.entry_queue = [*pos.entry_queue, (words[0], pool)]

    def state(self, pos: War) -> dict[Words, Words]:
        return {(key,): (TARGET_KEYS[pool] if pool >= 0 else "choice",) for key, pool in pos.entry_queue}


class Fallen(say.Word):
    """`fallen Belgium germany`: a country that is conquered, and by whom; `partly` if not wholly."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        nation = _nation(pos, words[0])
        pos.fallen = {**pos.fallen, nation: position_of(words[1], SIDES, "side")}
        pos.conquered[nation] = int(words[2:] != (PARTLY,))

    def state(self, pos: War) -> dict[Words, Words]:
        return {
            (key_of(pos, nation),): (SIDES[side],) if pos.conquered[nation] else (SIDES[side], PARTLY)
            for nation, side in pos.fallen.items()
        }


class Leader(say.Word):
    """`led Belgium commonwealth`: who leads a nation, with the hexes that nobody holds."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        pos.leader[_nation(pos, words[0])] = position_of(words[1], OWNERS, "owner")
        pos.forget()

    def state(self, pos: War) -> dict[Words, Words]:
        return {(key_of(pos, nation),): (OWNERS[side],) for nation, side in enumerate(pos.leader)}


class AtWar(say.Word):
    """`at-war germany ussr`: two powers fight each other."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        one, other = (position_of(word, SIDES, "side") for word in words)
        pos.wars[one] |= 1 << other
        pos.wars[other] |= 1 << one
        pos.forget()

    def check(self, pos: War, words: Words) -> str | None:
        one, other = (position_of(word, SIDES, "side") for word in words)
        return None if pos.wars[one] >> other & 1 else "they are at peace"


class Said(say.Word):
    """`has-declared germany USSR`: a declaration of war of this game."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        note_declaration(pos, position_of(words[0], SIDES, "side"), _nation(pos, words[1]))

    def check(self, pos: War, words: Words) -> str | None:
        side, nation = position_of(words[0], SIDES, "side"), _nation(pos, words[1])
        return None if (side, nation) in pos.declared else "it has not"


class Claimed(say.Word):
    """`claimed Finland granted`: what has become of a Soviet border claim (19.6)."""

    subjects = 1

    def read(self, pos: War, words: Words) -> None:
        pos.claims = {**pos.claims, _nation(pos, words[0]): position_of(words[1], CLAIMS, "state")}

    def state(self, pos: War) -> dict[Words, Words]:
        return {(key_of(pos, nation),): (CLAIMS[state],) for nation, state in pos.claims.items()}


class Annexed(say.Word):
    """`annexed W2315 Spain`: a hex that is part of another home country (19.6, 19.7)."""

    subjects = 1
    field = "annexed"

    def read(self, pos: War, words: Words) -> None:
        pos.annexed = {**pos.annexed, index_of(pos.kit, "space", words[0]): _nation(pos, words[1])}
        pos.rally()

    def state(self, pos: War) -> dict[Words, Words]:
        return {(pos.kit.space_names[space],): (key_of(pos, nation),) for space, nation in pos.annexed.items()}


class Enrolled(say.Word):
    """`enrolled Romania`: minors whose units have been taken into the force pools."""

    def read(self, pos: War, words: Words) -> None:
        pos.enrolled = sorted(_nation(pos, word) for word in words if word != NONE)

    def state(self, pos: War) -> dict[Words, Words]:
        return {(): tuple(key_of(pos, nation) for nation in pos.enrolled) or (NONE,)}


class Powers(say.Word):
    """`hostile usa france`: powers that a field holds as bits; none: nobody."""

    def read(self, pos: War, words: Words) -> None:
        setattr(pos, self.name, sum(1 << position_of(word, SIDES, "side") for word in words if word != NONE))

    def state(self, pos: War) -> dict[Words, Words]:
        bits = getattr(pos, self.name)
        return {(): tuple(side for number, side in enumerate(SIDES) if bits >> number & 1) or (NONE,)}


class Divided(say.Number):
    """`divided 1`: Metropolitan France is two countries (17.1); what follows from that is worked out anew."""

    def read(self, pos: War, words: Words) -> None:
        super().read(pos, words)
        pos.rally()


class Colours(say.Word):
    """`colours FR-INF-1 Vichy-France`: a counter that fights for another nation than its own (17.3)."""

    subjects = 1
    field = "colours"

    def read(self, pos: War, words: Words) -> None:
        pos.enlist({index_of(pos.kit, "piece", words[0]): -1 if words[1] == NONE else _nation(pos, words[1])})

    def state(self, pos: War) -> dict[Words, Words]:
        return {(pos.kit.piece_names[p],): (key_of(pos, nation),) for p, nation in pos.colours.items()}


CLAIMS = ("none", "granted", "rejected", "peace", "conquered")


def _nation(pos: War, name: str) -> int:
    return position_of(name, [nation_key(each) for each in pos.kit.nations], "nation")


WORDS = (
    Markers("markers"),
    Adopted("adopted"),
    Stirred("stirred"),
    Fallen("fallen"),
    Leader("led"),
    AtWar("at-war"),
    Said("has-declared"),
    Claimed("claimed"),
    say.Choice("installer", names=OWNERS),
    Divided("divided"),
    Powers("hostile"),
    say.Number("crossed"),
    say.Number("indochina"),
    Annexed("annexed"),
    Enrolled("enrolled"),
    say.Number("free_poles"),
    say.Number("red"),
    say.Listed("red_cities", "space"),
    say.Listed("shelved", "piece"),
    say.Listed("leased", "piece"),
    say.Plain("freed", War),
    say.Plain("grudges", War),
    say.Plain("delivered", War),
    say.Plain("wards", War),
    Colours("colours"),
    say.Number("mediation"),
    say.Number("partition"),
    say.Plain("entry_limits", War),
    say.Plain("entry_deeds", War),
    say.Number("entry_year"),
    say.Number("entry_barred"),
    say.Plain("feuds", War),
    say.Plain("entry_options", War),
    say.Plain("fell", War),
    say.Plain("refuges", War),
    say.Plain("pact_markers", War),
    say.Plain("pact_values", War),
    say.Plain("pact_record", War),
    say.Number("pact_serial"),
    say.Number("pact_drawn"),
    say.Plain("entry_queue", War),
    say.Plain("entry_opened", War),
    say.Plain("declared", War),
    say.Plain("claims", War),
    say.Plain("exiles", War),
    say.Plain("foremost", War),
    say.Plain("assailed", War),
    say.Plain("banished", War),
    say.Plain("affronts", War),
    say.Number("burma"),
    say.Number("gift_ships"),
    say.Listed("escorting", "piece"),
    say.Listed("demobbed", "piece"),
    say.Number("trespass"),
    say.Number("mediated"),
)
