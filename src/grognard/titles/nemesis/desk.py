"""How cases set up, check and write a war in Burma. `docs/cases.md` describes the words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from grognard.core import desk_words as say
from grognard.core.desk import Desk
from grognard.core.desk_pieces import Marks, Pieces, Trait, place_trait, steps_trait
from grognard.core.desk_words import NONE, Begin, Words, compared, index_of, position_of
from grognard.core.errors import BrokenFile
from grognard.core.frame import Frame
from grognard.core.title import Title
from grognard.titles.nemesis import war
from grognard.titles.nemesis.chapters.ch3_set_up import CHITS
from grognard.titles.nemesis.chapters.ch4_turn import Phase, Turn, opening
from grognard.titles.nemesis.chapters.ch6_1_attack import Declare
from grognard.titles.nemesis.chapters.ch8_1_japanese import JapaneseReinforcements
from grognard.titles.nemesis.chapters.ch8_2_allied import AlliedReinforcements, Replenishment
from grognard.titles.nemesis.chapters.ch8_rail import Rail
from grognard.titles.nemesis.chapters.ch9_end_of_turn import EndOfTurn
from grognard.titles.nemesis.chapters.variants import mark_wests
from grognard.titles.nemesis.desk_components import Components
from grognard.titles.nemesis.kit import ALLIES, JAPAN, SIDES, NemesisKit
from grognard.titles.nemesis.war import OOS, STARVING, SUPPLY_NAMES, War

MARKS = {
    "moved": war.MOVED | war.LEFT_HEX,
    "stayed": war.MOVED,
    "left": war.LEFT_HEX,
    "attacked": war.ATTACKED,
    "defended": war.DEFENDED,
    "retreated": war.RETREATED,
    "fortified": war.FORTIFIED,
    "ambushed": war.AMBUSHED,
    "by-zone": war.BY_ZONE,
    "by-objective": war.BY_OBJECTIVE,
    "by-transport": war.BY_TRANSPORT,
    "by-ambush": war.BY_AMBUSH,
    "by-ground": war.BY_GROUND,
}
HUNGER = ("fed", "waiting", "starving")
AIR = ("available", "used", "removed")
END_STEPS = (
    *("control", "attrition", "ambushes", "air", "please"),
    *("reproach", "victory", "compensate", "flags", "continuation"),
)
STEPS: dict[tuple[str, str], Callable[[int], Frame[War]]] = {
    ("offensive", "assault"): lambda side: Declare(side, assault=True),
    ("attack", "attack"): lambda side: Declare(side, assault=False),
    ("reinforcement", "reinforcements"): lambda side: AlliedReinforcements() if side else JapaneseReinforcements(),
    ("reinforcement", "replenishment"): lambda side: Replenishment(),
    ("reinforcement", "rail"): Rail,
}
"""The later steps at which a Phase can be entered."""


class Supply(Trait):
    """`put X limited`, `put X oos waiting`; `expect X supply oos hunger waiting`."""

    def __init__(self) -> None:
        super().__init__("supply", lambda pos, p: SUPPLY_NAMES[pos.supply[p]])
        self.words = (*SUPPLY_NAMES, *HUNGER, "supply", "hunger")

    def read(self, pos: War, p: int, word: str, rest: list[str]) -> None:
        if word in HUNGER:
            pos.hunger[p] = HUNGER.index(word)
        else:
            pos.supply[p] = position_of(word, SUPPLY_NAMES, "level of supply")
            if pos.supply[p] == OOS:
                pos.hunger[p] = STARVING

    def check(self, pos: War, p: int, word: str, rest: list[str]) -> str | None:
        came = {"supply": SUPPLY_NAMES[pos.supply[p]], "hunger": HUNGER[pos.hunger[p]]}
        if word not in came:
            raise BrokenFile(f"say `supply` or `hunger` before `{word}`")
        return None if came[word] == rest.pop(0) else f"it is {word} {came[word]}"

    def write(self, pos: War, p: int) -> Words:
        usual = STARVING if pos.supply[p] == OOS else war.FED
        hunger = () if pos.hunger[p] == usual else (HUNGER[pos.hunger[p]],)
        return (SUPPLY_NAMES[pos.supply[p]], *hunger)

    def tell(self, pos: War, p: int) -> Words:
        return ("supply", SUPPLY_NAMES[pos.supply[p]], "hunger", HUNGER[pos.hunger[p]])


class Ambushes(say.Word):
    """`ambush HEX`; `expect ambush HEX yes`"""

    subjects = 1
    absent = ("no",)

    def read(self, pos: War, words: Words) -> None:
        space = index_of(pos.kit, "space", words[0])
        if words[1:] == ("no",):
            pos.remove_ambush(space)
        else:
            pos.place_ambush(space)

    def state(self, pos: War) -> dict[Words, Words]:
        return {(pos.kit.space_names[space],): ("yes",) for space in pos.ambushes}


class Airfields(say.Placed):
    """Control of an Airfield; the check also knows those in Objectives."""

    def check(self, pos: War, words: Words) -> str | None:
        return self.compare((SIDES[pos.airfield_holder(index_of(pos.kit, "space", words[0]))],), words[1:])


class Chits(say.Word):
    """`chits japan played offensive attack`, `chits allies chosen supply`: the rest is in the cup."""

    def read(self, pos: War, words: Words) -> None:
        side = position_of(words[0], SIDES, "side")
        if words[1] == "played":
            pos.played[side] = words[2:]
            pos.chosen[side] = ""
        elif words[1] == "chosen":
            pos.chosen[side] = words[2]
        else:
            raise BrokenFile("`chits SIDE played …` or `chits SIDE chosen CHIT`")
        used = {*pos.played[side], pos.chosen[side]}
        pos.cups[side] = tuple(chit for chit in CHITS if chit not in used)

    def changes(self, before: War, after: War) -> Iterator[Words]:
        for side, name in enumerate(SIDES):
            if (before.played[side], before.chosen[side]) != (after.played[side], after.chosen[side]):
                yield ("chits", name, "played", *after.played[side])
                if after.chosen[side]:
                    yield ("chits", name, "chosen", after.chosen[side])

    def expected(self, before: War, after: War) -> Iterator[Words]:
        for side, name in enumerate(SIDES):
            if before.played[side] != after.played[side]:
                yield ("played", name, *after.played[side])
            if before.chosen[side] != after.chosen[side]:
                yield ("chosen", name, after.chosen[side] or NONE)


CHITS_WORD = Chits("chits")


class PhaseWord(say.Word):
    """`phase japan offensive`, `phase allies attack attack`: a Phase, perhaps at a later step of it."""

    begins = True

    def read(self, pos: War, words: Words) -> Begin:
        side, chit, step = position_of(words[0], SIDES, "side"), words[1], "".join(words[2:])
        pos.phasing, pos.phase = side, "" if chit == NONE else chit
        if chit == NONE:
            return lambda war: war.push(Turn(True))
        position_of(chit, CHITS, "chit")
        if step and (chit, step) not in STEPS:
            raise BrokenFile(f"the {chit} Phase has no step {step!r}")
        if not pos.played[side]:
            CHITS_WORD.read(pos, (words[0], "played", chit))
        if side == ALLIES and not pos.played[JAPAN]:
            CHITS_WORD.read(pos, ("japan", "played", "offensive"))

        def begin(war: War) -> None:
            war.push(Turn(True))
            war.push(Phase(side, chit, step=Phase.at("end")))
            mark_wests(war)
            war.push(STEPS[chit, step](side) if step else opening(side, chit, ""))

        return begin

    def state(self, pos: War) -> dict[Words, Words]:
        return {(): (SIDES[pos.phasing], pos.phase or NONE)}


class EndOfTurnWord(say.Word):
    """`end-of-turn`, `end-of-turn reproach`"""

    begins = True

    def read(self, pos: War, words: Words) -> Begin:
        stage = position_of(words[0], END_STEPS, "step") if words else 0
        for side, name in enumerate(SIDES):
            if len(pos.played[side]) < len(CHITS):
                CHITS_WORD.read(pos, (name, "played", *CHITS))

        def begin(war: War) -> None:
            war.push(Turn(True))
            war.push(EndOfTurn(step=stage))

        return begin


class Clear(say.Word):
    """`clear`: no piece on the map or on the Turn track; pools stay."""

    def read(self, pos: War, words: Words) -> None:
        for p in range(len(pos.place)):
            if pos.kit.start[p] != "pool":
                pos.put(p, pos.kit.box["out"])
            elif pos.in_play(p):
                pos.put(p, pos.kit.box["battalions"])


def _put_spent(pos: War, p: int, points: str) -> None:
    pos.spent[p] = int(float(points) * 2)


def _put_army(pos: War, p: int, army: str) -> None:
    """The army of a piece, where chits activate armies (variant 2)."""
    pos.group[p] = int(army)


PIECES = Pieces(
    place_trait(),
    steps_trait(),
    Supply(),
    Trait("quality", lambda pos, p: str(pos.quality(p))),
    Trait("spent", lambda pos, p: f"{pos.spent[p] / 2:g}", _put_spent),
    Trait("army", lambda pos, p: str(pos.group[p]) if pos.group else NONE, _put_army),
    Marks("marks", MARKS),
)


def _check_chosen(desk: NemesisDesk) -> Callable[[War, Words], str | None]:
    """`expect chosen allies supply`, `expect chosen allies hidden for japan`: the chit face down"""

    def check(pos: War, words: Words) -> str | None:
        if len(words) == 4 and words[2] == "for":
            pos = desk.title.hide(pos, words[3])
        return compared(pos.chosen[position_of(words[0], SIDES, "side")] or NONE, words[1])

    return check


def _check_supplied(pos: War, words: Words) -> str | None:
    """`expect supplied limited 5`: pieces in play at a level of supply"""
    level = position_of(words[0], SUPPLY_NAMES, "level of supply")
    pieces = [p for side in (JAPAN, ALLIES) for p in pos.pieces_in_play(side)]
    return compared(sum(pos.supply[p] == level for p in pieces), int(words[1]))


def _check_flags(pos: War, words: Words) -> str | None:
    """`expect flags japan 2`: how many a side has on the map"""
    return compared(sum(flag == position_of(words[0], SIDES, "side") for flag in pos.flags.values()), int(words[1]))


def _check_count(pos: War, words: Words) -> str | None:
    """`expect count losses-japan 2`, `expect count 0910 3`: pieces in a box or hex"""
    return compared(len(pos.index.at[index_of(pos.kit, "space", words[0])]), int(words[1]))


def _check_played(pos: War, words: Words) -> str | None:
    """`expect played japan offensive supply`: the chits on the Phase track, from left to right"""
    return compared(pos.played[position_of(words[0], SIDES, "side")], words[1:])


def _check_cup(pos: War, words: Words) -> str | None:
    return compared(sorted(pos.cups[position_of(words[0], SIDES, "side")]), sorted(words[1:]))


class NemesisDesk(Desk):
    """The words of Nemesis."""

    grounds = ((), (("clear",),))

    def __init__(self, title: Title) -> None:
        self.words = (
            say.Number("turn"),
            CHITS_WORD,
            *(say.ByOwner(track, SIDES, owner_first=True) for track in ("general", "lamentation", "superior")),
            *(say.Number(counter) for counter in ("resources", "clf", "reserves", "drops")),
            say.Choice("yunnan", "yunnan_active", ("inactive", "active")),
            Clear("clear"),
            PIECES,
            say.Placed("flag", "flags", SIDES),
            say.Placed("fort", "forts", str),
            Ambushes("ambush"),
            Airfields("airfield", "airfields", SIDES),
            say.ByOwner("air", lambda pos: pos.kit.air_names, AIR),
            say.Listed("wests", "piece"),
            say.Number("active-army", "active_group"),
            PhaseWord("phase"),
            EndOfTurnWord("end-of-turn"),
            say.Check("flags", _check_flags),
            say.Check("cup", _check_cup),
            say.Check("chosen", _check_chosen(self)),
            say.Check("played", _check_played),
            say.Check("count", _check_count),
            say.Check("supplied", _check_supplied),
        )
        super().__init__(title)
        self._own = Components()
        self.components = self._own.readers

    def kit(self) -> NemesisKit:
        ours = self.title.kit()
        assert isinstance(ours, NemesisKit)
        return self._own.kit(ours)

    def beginnings(self, pos: Any) -> Iterator[Words]:
        if pos.phase:
            yield ("phase", SIDES[pos.phasing], pos.phase)
            yield from (("phase", SIDES[pos.phasing], *step) for step in STEPS if step[0] == pos.phase)
        else:
            yield ("phase", SIDES[pos.phasing], NONE)
            yield from (("end-of-turn", step) for step in END_STEPS)
