"""How cases set up, check and write a war in Asia and the Pacific. `docs/cases.md` describes the words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core import desk_words as say
from grognard.core.desk_pieces import (
    Marks,
    Pieces,
    Trait,
    choice_trait,
    number_trait,
    place_trait,
    reference_trait,
    steps_trait,
)
from grognard.core.desk_tables import TableDesk
from grognard.core.desk_words import NONE, Begin, Words, index_of, position_of
from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Side
from grognard.core.position import Table
from grognard.core.title import Kit, Title
from grognard.titles.asia_engulfed import marks
from grognard.titles.asia_engulfed.chapters.ch1_turn import GameTurn, PlayerTurn, opening
from grognard.titles.asia_engulfed.chapters.ch15_set_up import SET_UP, Preparation, empty_war, set_up
from grognard.titles.asia_engulfed.kit import NATIONS, SIDES, AsiaKit, standard_tables
from grognard.titles.asia_engulfed.theatre import PHASES, Build
from grognard.titles.asia_engulfed.verbs import DONE, PASS
from grognard.titles.asia_engulfed.war import War

MARKS = {
    "sailed": marks.SAILED,
    "paid": marks.PAID,
    "extended": marks.EXTENDED,
    "moved": marks.MOVED,
    "landed": marks.LANDED,
    "entered": marks.ENTERED,
    "new": marks.NEW,
    "replaced": marks.REPLACED,
    "struck": marks.STRUCK,
    "dropped": marks.DROPPED,
    "freed": marks.FREED,
    "divided": marks.DIVIDED,
    "struck-twice": marks.STRUCK_TWICE,
    "transferred": marks.TRANSFERRED,
}
OIL_AND_SHIPS = ("oil", "capacity", "transports", "oil_due", "transports_due", "oil_received", "oil_spent")
WAR_ON_JAPAN = ("asw", "asw_build", "sub_points", "duds", "bombers", "bases_held")
NUMBERS = (*OIL_AND_SHIPS, *WAR_ON_JAPAN, "kamikaze", "air_spent", "home_army")
TRUTHS = ("asw_paid", "transport_built", "free_step", "reached", "hawaii_struck")
PLACES = ("network", "closed", "fought", "resolved", "forts", "repaired", "unrestricted", "attack_paid")
YEARS = ("broken_years", "aggressive")
BY_NATION = ("werp", "actions", "strategic_used")
STANDING = ("kamikaze", "asw_build", "duds")
"""Tracks that a case need not set: they stand as at the beginning of 1942. The others are at 0."""


class PhaseOver(Frame[War], frozen=True):
    """The phase that a case plays is over."""

    side: Side

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(self.side), "phase-over", [DONE, PASS])


class Face(Trait):
    """`face-up`; the check `hidden` is its opposite."""

    def __init__(self) -> None:
        super().__init__("face-up", lambda pos, p: "")
        self.words = ("face-up", "hidden")

    def read(self, pos: War, p: int, word: str, rest: list[str]) -> None:
        pos.shown[p] = int(word == "face-up")

    def check(self, pos: War, p: int, word: str, rest: list[str]) -> str | None:
        came = "hidden" if pos.hidden(p) else "face-up"
        return None if came == word else f"it is {came}"

    def write(self, pos: War, p: int) -> Words:
        return ("face-up" if pos.shown[p] else "hidden",)

    def tell(self, pos: War, p: int) -> Words:
        return ("hidden" if pos.hidden(p) else "face-up",)


def _embark(pos: War, p: int, carrier: str) -> None:
    """A CBA is where its carrier is."""
    pos.aboard[p] = -1 if carrier == NONE else index_of(pos.kit, "piece", carrier)
    if pos.aboard[p] >= 0:
        pos.put(p, pos.place[pos.aboard[p]])


PIECES = Pieces(
    place_trait(),
    steps_trait(always=True),
    number_trait("damaged", "damaged"),
    Trait("aboard", lambda pos, p: str(pos.kit.piece_names[pos.aboard[p]]) if pos.aboard[p] >= 0 else NONE, _embark),
    reference_trait("from", "origin", "space"),
    choice_trait("supply", "supply", marks.SUPPLY_NAMES),
    reference_trait("as", "alias", "piece", told=False),
    Face(),
    Marks("marks", MARKS),
    prepare=lambda pos, p: pos.set_steps(p, pos.steps[p] or pos.kit.full_steps[p]),
)


class Builds(say.Word):
    """`build jp cv 3`, `build jp cv 3 damage`, `build jp cv 3 moved`, `build none`: markers on a Build Track.

    `expect build jp cv 3`, `expect build jp cv none`; `… 3 damage` looks at damage markers only.
    """

    def read(self, pos: War, words: Words) -> None:
        if words == (NONE,):
            pos.builds = []
            return
        power, track, box, *rest = words
        nation = position_of(power, NATIONS, "nation")
        pos.builds.append(Build(nation, track, int(box), "damage" in rest, "moved" in rest))

    def check(self, pos: War, words: Words) -> str | None:
        power, track, *rest = words
        found = [build for build in pos.builds if (NATIONS[build.power], build.track) == (power, track)]
        boxes = [build.box for build in found if build.damage or "damage" not in rest]
        wanted = [int(word) for word in rest if word not in (NONE, "damage")]
        return None if sorted(boxes) == sorted(wanted) else f"there are {sorted(boxes) or NONE}"

    def changes(self, before: War, after: War) -> Iterator[Words]:
        if before.builds == after.builds:
            return
        if before.builds:
            yield ("build", NONE)
        for build in after.builds:
            also = [name for name, held in (("damage", build.damage), ("moved", build.moved)) if held]
            yield ("build", NATIONS[build.power], build.track, str(build.box), *also)

    def expected(self, before: War, after: War) -> Iterator[Words]:
        old, new = self._boxes(before), self._boxes(after)
        for track in {**old, **new}:
            if old.get(track) != new.get(track):
                yield ("build", *track, *(map(str, new.get(track, [NONE]))))

    def _boxes(self, pos: War) -> dict[tuple[str, str], list[int]]:
        found: dict[tuple[str, str], list[int]] = {}
        for build in sorted(pos.builds):
            found.setdefault((NATIONS[build.power], build.track), []).append(build.box)
        return found


class Tracks(say.Word):
    """`tracks`: all of them as the scenario begins."""

    def read(self, pos: War, words: Words) -> None:
        lay_tracks(pos, SET_UP[pos.scenario], NUMBERS)
        pos.transports = pos.capacity


def lay_tracks(pos: War, setup: str, names: Words) -> None:
    """Set the markers on some tracks as a set-up says."""
    for row in pos.kit.tables["markers"]:
        if row["setup"] == setup and row["marker"] in names:
            setattr(pos, row["marker"], int(row["value"]))


class Engaged(say.Word):
    """`engaged 10 cv`: US steps that have fought at sea in this turn, with or without carriers."""

    def read(self, pos: War, words: Words) -> None:
        pos.engaged_steps, pos.engaged_cv = int(words[0]), "cv" in words[1:]

    def state(self, pos: War) -> dict[Words, Words]:
        return {(): (str(pos.engaged_steps), *["cv"] * pos.engaged_cv)}


class PhaseWord(say.Word):
    """`phase japan naval`: play this phase only; `phase japan naval on`: go on with the sequence of play."""

    begins = True

    def read(self, pos: War, words: Words) -> Begin:
        side, phase = position_of(words[0], SIDES, "side"), words[1]
        pos.phasing, pos.phase = side, "" if phase == NONE else phase
        if phase == NONE:
            return lambda pos: pos.push(GameTurn(step=side + 1))
        number = position_of(phase, PHASES, "phase")

        def begin(pos: War) -> None:
            if words[2:] == ("on",):
                pos.push(GameTurn(step=side + 1))
                pos.push(PlayerTurn(side, step=number + 1))
            else:
                pos.push(PhaseOver(side))
            pos.push(opening(phase, side))

        return begin

    def state(self, pos: War) -> dict[Words, Words]:
        return {(): (SIDES[pos.phasing], pos.phase or NONE)}


def _side(words: Words) -> int:
    return position_of(words[0], SIDES, "side")


def _check_contested(pos: War, words: Words) -> str | None:
    return next((f"{name} is not" for name in words if not pos.contested(index_of(pos.kit, "space", name))), None)


def _check_uncontested(pos: War, words: Words) -> str | None:
    return next((f"{name} is contested" for name in words if pos.contested(index_of(pos.kit, "space", name))), None)


class AsiaDesk(TableDesk):
    """The words of Asia Engulfed."""

    start = (("set-up",), ("preparation",))
    words = (
        say.Choice("turn", "turn", lambda pos: pos.kit.turn_keys),
        Tracks("tracks"),
        *map(say.Number, NUMBERS),
        *(say.Choice(field) for field in TRUTHS),
        *(say.ByOwner(field, NATIONS) for field in BY_NATION),
        say.Control("control", NATIONS),
        *(say.Listed(field, "space") for field in PLACES),
        *(say.Listed(field, "number") for field in YEARS),
        say.Single("network-sub", "space", "network_sub"),
        say.Single("broken-zone", "space", "broken_zone"),
        say.Placed("port-damage", "port_damage", int, "0"),
        say.Placed("shelled", "shelled", int, "0"),
        say.Placed("ashore", "ashore", int, "0"),
        Builds("build"),
        Engaged("engaged"),
        PIECES,
        say.Listed("dropped", "piece"),
        PhaseWord("phase"),
        say.Beginning(
            "player-turn", lambda words: GameTurn(step=_side(words) + 1), lambda words: PlayerTurn(_side(words))
        ),
        say.Beginning("turn-advancement", lambda _: GameTurn(step=2)),
        say.Beginning("preparation", lambda _: GameTurn(), lambda _: Preparation()),
        say.Check("contested", _check_contested),
        say.Check("uncontested", _check_uncontested),
    )

    def __init__(self, title: Title) -> None:
        self.words = (*self.words, say.Check("sees", self._check_sees))
        super().__init__(title, lambda pos: pos.push(GameTurn()), standard_tables, AsiaKit)

    def laid_out(self, kit: Kit, scenario: str, options: dict[str, str], table: Table) -> War:
        assert isinstance(kit, AsiaKit)
        return set_up(kit, scenario, options, table)

    def empty(self, kit: Kit, scenario: str, options: dict[str, str], table: Table) -> War:
        assert isinstance(kit, AsiaKit)
        pos = empty_war(kit, scenario, options, table)
        pos.turn = kit.turn_keys.index("1942-1")
        lay_tracks(pos, SET_UP["campaign-1942"], STANDING)
        return pos

    def beginnings(self, pos: Any) -> Iterator[Words]:
        side = SIDES[pos.phasing]
        if pos.phase:
            yield ("phase", side, pos.phase, "on")
        yield ("player-turn", side)
        yield ("preparation",)

    def _check_sees(self, pos: War, words: Words) -> str | None:
        """`expect sees allies TRU JP-F-2`: what a side sees in a place. `JP-F` stands for any such stand-in."""
        seen = self.title.hide(pos, words[0])
        came = sorted(_class_name(pos.kit, p) for p in seen.index.at[index_of(pos.kit, "space", words[1])])
        return None if came == sorted(words[2:]) else f"it sees {' '.join(came) or 'nothing'}"


def _class_name(kit: AsiaKit, p: int) -> str:
    """Stand-ins without their number, which is drawn by lot."""
    name = kit.piece_names[p]
    return name if p < kit.real_count else name.rpartition("-")[0]
