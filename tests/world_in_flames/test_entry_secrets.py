"""Entry markers are secret: who may not look is sent the same, whatever lies in the pools and on the borders."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from grognard.core.case import Runner
from grognard.core.case_files import parse_cases
from grognard.core.game import Game
from grognard.titles.world_in_flames.war import War
from tests import worlds

POOLS = (
    "markers entry-japan 1 2 3 4 4",
    "markers entry-europe 1 1 2 3 4",
    "markers tension-japan 2 3",
    "markers tension-europe 1 4",
    "markers cup 0 1 1 2 2 2 3 3",
)
BORDERS = (
    'pact_markers "[[1,0,3,-1],[2,0,3,-1],[3,3,0,-1],[4,3,0,2]]"',
    'pact_values "{\\"1\\":2,\\"2\\":4,\\"3\\":3,\\"4\\":2}"',
    "pact_serial 4",
)
MOMENTS = {
    "markers of a turn and options": ("step UsEntry", "germany"),
    "for an ally too": ("step UsEntry", "commonwealth"),
    "actions that take markers away": (
        "stirred allied-war-axis europe, stirred axis-war-ussr europe, step EntryActions",
        "ussr",
    ),
    "an attempt to declare war": ("step UsDeclaration sides [0]", "germany"),
    "borders": ("step BorderMarkers", "usa"),
    "borders of the other": ("step BorderMarkers", "germany"),
    "declarations of who could break a pact": ("turn 9, put GE-INF-I at E2538, phase germany declarations", "ussr"),
    "the same for his partner": ("turn 9, put GE-INF-I at E2538, phase germany declarations", "italy"),
    "declarations of the USA": ("at-war germany commonwealth, phase usa declarations", "germany"),
    "declarations of the USSR, for its own camp": ("turn 9, phase ussr declarations", "commonwealth"),
    "an option and its cost": ("step Adoption option 22", "germany"),
    "an option and its cost, for an ally": ("step Adoption option 31", "france"),
    "war with the USA, by whoever declares it": ("at-war germany usa, step WarOptions side germany left [50]", "italy"),
    "peace": ("at-war germany commonwealth, step Peace", "germany"),
}


class Worlds(worlds.Worlds[War]):
    """Two positions with other markers."""

    words = ("done", "into japan", "adopt gear-up", "flip-marker 1", "border-with ussr")


def moment(what: str, text: str) -> Game:
    """A game in which things stand so."""
    steps = [line.strip() for line in text.split(", ")]
    lines = ["scenario europe-1939", "turn 3", *POOLS, *BORDERS, "step GameTurn step 3", *steps]
    body = "\n".join(lines)
    runner = Runner(parse_cases(f"title world-in-flames\ncase {what}\n{body}\n", "moment")[0])
    for line in runner.case.lines:
        runner.read(line)
    return runner.play()


@pytest.mark.parametrize("what", MOMENTS)
def test_nobody_learns_what_he_may_not_look_at(what: str) -> None:
    text, watcher = MOMENTS[what]
    checked: Counter[str] = Counter()
    compared = 0
    for seed in range(1):
        game = moment(what, text)
        pos = game.position
        assert isinstance(pos, War)
        for twin in list(game.title.twins(pos, watcher))[:2]:
            pair = Worlds(game, pos.copy(), twin, watcher, random.Random(f"{what} {seed}"))
            checked += pair.play(None, 8)
            compared += pair.compared
            game.position = pos
    assert checked.total() or compared > 3


ROLES = """
action naval
put SU-BB-MARAT at baltic-sea-4
put SU-FTR-I153 at baltic-sea-4
put SU-FTR-I16T5 at baltic-sea-4
put GE-FTR-BF109D at baltic-sea-4
put GE-FTR-BF109D2 at baltic-sea-4
put GE-CV-GRAFZEPPELIN at baltic-sea-4
phase ussr naval-combat
ussr: initiate baltic-sea-0
dice 4 4
ussr: spot SU-BB-MARAT
"""
SEALED = {"germany": ("germany: as fighter", "germany: as bomber"), "ussr": ("ussr: as bomber",)}


def in_the_dark(*orders: str) -> Game:
    """A naval air combat in which some roles have been sealed, and not all."""
    lines = ["scenario barbarossa", *ROLES.strip().splitlines(), "ussr: kind air", *orders]
    runner = Runner(parse_cases("title world-in-flames\ncase roles\n" + "\n".join(lines), "roles")[0])
    for line in runner.case.lines:
        runner.read(line)
    return runner.play()


@pytest.mark.parametrize(("sealer", "watcher"), [("germany", "ussr"), ("ussr", "germany")])
def test_sealed_roles_tell_nothing_before_they_are_revealed(sealer: str, watcher: str) -> None:
    for count in range(1, len(SEALED[sealer]) + 1):
        game = in_the_dark(*SEALED[sealer][:count])
        pos = game.position
        assert isinstance(pos, War)
        assert len(pos.sealed[sealer]) == count
        assert not list(game.title.twins(pos, sealer)), "who has sealed a role knows it"
        twins = list(game.title.twins(pos, watcher))
        assert len(twins) == count
        for twin in twins:
            pair = Worlds(game, pos.copy(), twin, watcher, random.Random(sealer))
            pair.play(None, 8)
            assert pair.compared > 1
            game.position = pos


def test_how_many_roles_are_sealed_is_not_told() -> None:
    one, two = (in_the_dark(*SEALED["germany"][:count]) for count in (1, 2))
    assert one.view("ussr").json() == two.view("ussr").json()


def test_the_player_of_the_usa_sees_its_own_markers_alone() -> None:
    game = moment("views", "step UsEntry")
    pos = game.position
    assert isinstance(pos, War)
    for seat in game.seats:
        shown = game.title.hide(pos, seat)
        assert bool(shown.entry_pools) == (seat == "usa")
        assert shown.entry_cup == []
        owners = {"germany": {1, 2, 4}, "ussr": {3, 4}}
        assert set(shown.pact_values) == owners.get(seat, {4})


def test_a_guess_has_as_many_markers_as_there_are() -> None:
    game = moment("guess", "step UsEntry")
    for seat in game.seats:
        shown = game.title.hide(game.position, seat)
        guess = game.title.guess(shown, seat, random.Random(seat))
        assert [len(pool) for pool in guess.entry_pools] == guess.entry_counts[:4]
        assert len(guess.entry_cup) == guess.entry_counts[4]
