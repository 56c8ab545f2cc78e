"""How cases set up, check and write a war in the Pacific. `docs/cases.md` describes the words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core import desk_words as say
from grognard.core.desk_pieces import Marks, Pieces, Trait, choice_trait, number_trait, place_trait, reference_trait
from grognard.core.desk_tables import TableDesk
from grognard.core.desk_words import NONE, Begin, Words, compared, index_of, position_of
from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Side
from grognard.core.position import Table
from grognard.core.title import Kit, Title
from grognard.titles.pearl_harbor import marks
from grognard.titles.pearl_harbor.chapters.ch1_turn import SEGMENTS, GameTurn, PlayerTurn
from grognard.titles.pearl_harbor.chapters.ch2_zones import zoc_of
from grognard.titles.pearl_harbor.chapters.ch11_trace import trace
from grognard.titles.pearl_harbor.chapters.ch22_set_up import FIRST_DATE, Deployment, empty_war, set_up
from grognard.titles.pearl_harbor.kit import FORCES, SEASONS, SIDES, WEATHERS, ZONES, PearlKit, standard_tables
from grognard.titles.pearl_harbor.verbs import DONE, PASS
from grognard.titles.pearl_harbor.war import War

MARKS = {
    name: getattr(marks, name.upper().replace("-", "_"))
    for name in (
        "moved",
        "fought",
        "attacked",
        "assailed",
        "led",
        "started",
        "flown",
        "cap",
        "aborted",
        "disrupted",
        "defeated",
        "reacting",
        "stopped",
        "landed",
        "evicted",
        "dropped",
        "waved",
        "embarked",
        "kamikaze",
        "obliged",
        "at-sea",
        "shown",
        "shelled",
        "ready",
    )
}
NUMBERS = ("raids", "kamikaze_date")
TRUTHS = ("soviet_war", "afghanistan_open", "garrison_ended")
PLACES = ("no_guard", "silenced", "roads", "guerrillas", "promised", "shaken", "awake", "probed", "sighted")
PLAIN = (
    "declared",
    "raided",
    "raiders",
    "bombing_peaks",
    "atomic_date",
    "road_date",
    "duties",
    "postponed",
    "decreed",
    "prizes",
    "held",
    "war_declared",
    "intervention",
)
BY_FORCE = ("erp", "owed", "debts", "objective_income", "special")
SERVICES = ("army", "navy")


class SegmentOver(Frame[War], frozen=True):
    """The segment that a case plays is over."""

    side: Side

    def advance(self, pos: War) -> Asks:
        return Ask(pos.players(self.side)[0], "segment-over", [DONE, PASS])


def _embark(pos: War, p: int, ship: str) -> None:
    """What is aboard is where its ship is."""
    pos.aboard[p] = -1 if ship == NONE else index_of(pos.kit, "piece", ship)
    if pos.aboard[p] >= 0:
        pos.put(p, pos.place[pos.aboard[p]])


class Part(Trait):
    """`part 1`: the waters of a divided hex; said after the hex, with which it begins at 0."""

    def write(self, pos: War, p: int) -> Words:
        return super().write(pos, p) if pos.part[p] else ()


def _part(pos: War, p: int, number: str) -> None:
    pos.part[p] = int(number)


AT = place_trait()
AT.always = True  # who is aboard came to where the ship was when it was said
PIECES = Pieces(
    Trait("aboard", lambda pos, p: str(pos.kit.piece_names[pos.aboard[p]]) if pos.aboard[p] >= 0 else NONE, _embark),
    AT,
    Part("part", lambda pos, p: str(pos.part[p]), _part, always=True),
    reference_trait("tf", "tf", "piece"),
    reference_trait("launched", "launched", "piece"),
    choice_trait("mission", "mission", marks.MISSIONS),
    choice_trait("supply", "supplied", ("none", "full")),
    number_trait("spent", "spent"),
    Marks("marks", MARKS),
)


class DateWord(say.Word):
    """`turn 1942-spring`: the season that is being played, and with it the number of the turn."""

    def read(self, pos: War, words: Words) -> None:
        year, _, season = words[0].partition("-")
        pos.date = int(year) * 4 + position_of(season, SEASONS, "season")
        pos.turn = pos.date - FIRST_DATE[pos.scenario] + 1
        pos.appoint()

    def state(self, pos: War) -> dict[Words, Words]:
        return {(): (f"{pos.year}-{SEASONS[pos.season]}",)}


class Flags(say.Control):
    """`control none E3512`: nobody's."""

    def read(self, pos: War, words: Words) -> None:
        if words[0] != NONE:
            super().read(pos, words)
            return
        for place in words[1:]:
            pos.control[index_of(pos.kit, "space", place)] = -1


class Attacks(say.Word):
    """`attacks ja land E2506`: an attack that a force has initiated in this segment; `attacks none`."""

    def read(self, pos: War, words: Words) -> None:
        if words == (NONE,):
            pos.attacks = []
            return
        force, kind, place = words
        pos.attacks.append((position_of(force, FORCES, "force"), kind, index_of(pos.kit, "space", place)))

    def check(self, pos: War, words: Words) -> str | None:
        """`expect attacks ja 3`: how many a force has initiated."""
        force = position_of(words[0], FORCES, "force")
        return compared(sum(each[0] == force for each in pos.attacks), int(words[1]))

    def changes(self, before: War, after: War) -> Iterator[Words]:
        if before.attacks != after.attacks:
            yield ("attacks", NONE)
            for force, kind, space in after.attacks:
                yield ("attacks", FORCES[force], kind, after.kit.space_names[space])

    def expected(self, before: War, after: War) -> Iterator[Words]:
        return iter(())


class Interdictions(say.Word):
    """`interdicted 3 usn 2`: a narrow-sea area under interdiction by a force, for so many player turns."""

    def read(self, pos: War, words: Words) -> None:
        if words == (NONE,):
            pos.interdicted = []
            return
        area, force, left = words
        pos.interdicted.append((int(area), position_of(force, FORCES, "force"), int(left)))

    def check(self, pos: War, words: Words) -> str | None:
        came = [(area, FORCES[force], left) for area, force, left in pos.interdicted]
        wanted = [] if words == (NONE,) else [(int(words[0]), words[1], int(words[2]))]
        return None if all(each in came for each in wanted) and bool(came) == bool(wanted) else f"it is {came}"

    def changes(self, before: War, after: War) -> Iterator[Words]:
        if before.interdicted != after.interdicted:
            yield ("interdicted", NONE)
            yield from self._held(after)

    def expected(self, before: War, after: War) -> Iterator[Words]:
        if before.interdicted != after.interdicted:
            yield from self._held(after) if after.interdicted else (("interdicted", NONE),)

    def _held(self, pos: War) -> Iterator[Words]:
        return (("interdicted", str(area), FORCES[force], str(left)) for area, force, left in pos.interdicted)


class Bombings(say.Word):
    """`bombings 5 0`: strategic bombing attacks in the last game turn and in this one."""

    def read(self, pos: War, words: Words) -> None:
        pos.bombings = int(words[0]), int(words[1])

    def state(self, pos: War) -> dict[Words, Words]:
        return {(): (str(pos.bombings[0]), str(pos.bombings[1]))}


class Supply(say.Word):
    """`supply`: lines are traced now, as at the beginning of a movement segment."""

    def read(self, pos: War, words: Words) -> None:
        trace(pos)


class SegmentWord(say.Word):
    """`segment japan movement`: play this segment only; `… on`: go on with the sequence of play."""

    begins = True

    def read(self, pos: War, words: Words) -> Begin:
        side, segment = position_of(words[0], SIDES, "side"), words[1]
        number = position_of(segment, SEGMENTS, "segment") + PlayerTurn.at("decision")
        pos.phasing, pos.segment = side, segment

        def begin(pos: War) -> None:
            if words[2:] == ("on",):
                pos.push(_turn_of(side))
                pos.push(PlayerTurn(side, step=number + 1))
            else:
                pos.push(SegmentOver(side))
            pos.push(f"{segment.capitalize()}Segment", side)

        return begin

    def state(self, pos: War) -> dict[Words, Words]:
        return {(): (SIDES[pos.phasing], pos.segment or NONE)}


def _turn_of(side: int) -> GameTurn:
    """The game turn, once the player turn of a side is over."""
    return GameTurn(step=GameTurn.at("japanese") + side + 1)


def _side(words: Words) -> int:
    return position_of(words[0], SIDES, "side")


def _check_zoc(pos: War, words: Words) -> str | None:
    """`expect zoc japan E2506 yes`: whether a side exerts a zone of control into a hex."""
    came = zoc_of(pos, _side(words))[index_of(pos.kit, "space", words[1])]
    return compared("yes" if came else "no", words[2])


def _check_count(pos: War, words: Words) -> str | None:
    """`expect count E2506 3`: counters in a hex or box."""
    return compared(len(pos.index.at[index_of(pos.kit, "space", words[0])]), int(words[1]))


def _check_income(pos: War, words: Words) -> str | None:
    """`expect income ijn 24`: what a force had from its Objectives in this turn."""
    return compared(pos.objective_income[position_of(words[0], FORCES, "force")], int(words[1]))


class PearlDesk(TableDesk):
    """The words of Pearl Harbor."""

    start = (("set-up",), ("deployment",))
    words = (
        DateWord("turn"),
        say.Number("last-turn", "last_turn"),
        say.ByOwner("weather", ZONES, WEATHERS),
        *map(say.Number, NUMBERS),
        *(say.Choice(field) for field in TRUTHS),
        *(say.ByOwner(field, FORCES) for field in BY_FORCE),
        *(say.ByOwner(field, SERVICES) for field in ("prestige", "gifts", "disgrace")),
        Flags("control", (*FORCES, NONE)),
        *(say.Listed(field, "space") for field in PLACES),
        *(say.Plain(field, War) for field in PLAIN),
        Interdictions("interdicted"),
        Bombings("bombings"),
        PIECES,
        Attacks("attacks"),
        Supply("supply"),
        SegmentWord("segment"),
        say.Beginning("player-turn", lambda w: _turn_of(_side(w)), lambda w: PlayerTurn(_side(w))),
        say.Beginning("turn-over", lambda _: GameTurn(step=GameTurn.at("victory"))),
        say.Beginning("deployment", lambda _: GameTurn(), lambda _: Deployment()),
        say.Check("zoc", _check_zoc),
        say.Check("count", _check_count),
        say.Check("income", _check_income),
    )

    def __init__(self, title: Title) -> None:
        super().__init__(title, lambda pos: pos.push(GameTurn()), standard_tables, PearlKit)

    def laid_out(self, kit: Kit, scenario: str, options: dict[str, str], table: Table) -> War:
        assert isinstance(kit, PearlKit)
        return set_up(kit, scenario, options, table)

    def empty(self, kit: Kit, scenario: str, options: dict[str, str], table: Table) -> War:
        assert isinstance(kit, PearlKit)
        return empty_war(kit, scenario, options, table)

    def beginnings(self, pos: Any) -> Iterator[Words]:
        side = SIDES[pos.phasing]
        if pos.segment:
            yield ("segment", side, pos.segment, "on")
        yield ("player-turn", side)
        yield ("deployment",)

    def set(self, pos: War, words: Words) -> bool:
        """Read a line; it may change what the index was made of behind its back."""
        found = super().set(pos, words)
        pos.derive()
        return found
