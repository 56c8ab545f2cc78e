"""Air units and their roles: every division can be picked, and no menu is too long."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from math import comb

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.bots import make_bot
from grognard.core.dice import Dice
from grognard.core.game import Game
from grognard.core.journal import Header
from grognard.core.playing import Eyes
from grognard.core.position import Table
from grognard.core.wording import Wording
from grognard.table.sight import hidden
from grognard.titles.asia_engulfed.assignments import (
    ATTACK,
    BASE,
    CAP,
    ESCORT,
    MANY,
    MANY_ALIKE,
    Menu,
    Roles,
    assigned,
    described,
    menu,
)
from grognard.titles.asia_engulfed.chapters.ch8_42_day import AirRound
from grognard.titles.asia_engulfed.chapters.ch15_set_up import empty_war
from grognard.titles.asia_engulfed.kit import JAPAN, SIDES
from grognard.titles.asia_engulfed.title import AsiaEngulfed
from grognard.titles.asia_engulfed.war import War

CBA_ROLES = (ATTACK, ESCORT, CAP)
LBA_ROLES = (*CBA_ROLES, BASE)
Division = frozenset[tuple[tuple[int, int, int, str], int]]


def air_force(cba: int, elite: int, lba: int, reduced: int = 0) -> tuple[War, dict[int, Roles]]:
    """So many units of each kind; the first `reduced` ones have a single step."""
    kit = AsiaEngulfed().kit()
    pos = empty_war(kit, "campaign-1942", {}, Table(Dice("air")))
    names = [f"JP-CBA-{n}" for n in range(1, cba + 1)]
    names += [f"JP-CBA-E{n}" for n in range(1, elite + 1)]
    names += [f"JP-LBA-{n}" for n in range(1, lba + 1)]
    choices: dict[int, Roles] = {}
    for number, name in enumerate(names):
        p = kit.piece_index[name]
        pos.steps[p] = 1 if number < reduced else 2
        choices[p] = LBA_ROLES if "LBA" in name else CBA_ROLES
    return pos, choices


def whole_menu(pos: War, choices: dict[int, Roles], *picks: str) -> Menu:
    found = menu(pos, choices, picks)
    assert found is not None
    return found


def division(pos: War, roles: dict[int, str]) -> Division:
    """How many alike units fly in each role."""
    kit = pos.kit
    done = Counter((kit.kind[p], kit.elite[p], pos.steps[p], role) for p, role in roles.items())
    return frozenset(done.items())


def divisions(pos: War, choices: dict[int, Roles]) -> int:
    """In how many ways the units can be divided, alike ones not told apart."""
    kit = pos.kit
    alike = Counter((kit.kind[p], kit.elite[p], pos.steps[p], roles) for p, roles in choices.items())
    ways = 1
    for (*_, roles), count in alike.items():
        ways *= comb(count + len(roles) - 1, len(roles) - 1)
    return ways


@pytest.mark.parametrize("force", [(1, 0, 0), (3, 0, 0), (2, 2, 0), (2, 0, 2), (3, 2, 0, 2)])
def test_every_division_of_alike_units_has_one_key(force: tuple[int, ...]) -> None:
    pos, choices = air_force(*force)
    found = whole_menu(pos, choices)
    assert found.menus == 1
    assert set(found.units) == choices.keys()
    assert len(found.keys) == len(set(found.keys)) == divisions(pos, choices)
    seen = set()
    for key in found.keys:
        roles = assigned(pos, choices, key)
        assert roles.keys() == choices.keys()
        assert all(roles[p] in choices[p] for p in roles)
        assert menu(pos, choices, [key]) is None
        seen.add(division(pos, roles))
    assert len(seen) == len(found.keys)


def sequence(pos: War, choices: dict[int, Roles]) -> list[Menu]:
    """The menus of a large air force, one after the other; whatever is picked, the same ones follow."""
    found: list[Menu] = []
    picks: list[str] = []
    while (following := menu(pos, choices, picks)) is not None:
        found.append(following)
        picks.append(following.keys[-1])
    return found


def test_five_classes_are_assigned_one_by_one_in_every_way() -> None:
    pos, choices = air_force(4, 2, 2, 2)
    pos.steps[pos.kit.piece_index["JP-CBA-E1"]] = 1
    menus = sequence(pos, choices)
    assert len(menus) == menus[0].menus == 5
    assert len({p for each in menus for p in each.units}) == sum(len(each.units) for each in menus) == len(choices)
    seen = {division(pos, assigned(pos, choices, *picks)) for picks in product(*(each.keys for each in menus))}
    assert len(seen) == divisions(pos, choices) > MANY


def test_a_large_class_is_divided_in_halves_and_in_every_way() -> None:
    pos, choices = air_force(2, 0, 8)
    menus = sequence(pos, choices)
    assert sorted(len(each.units) for each in menus) == [2, 4, 4]
    assert all(len(each.keys) <= MANY_ALIKE for each in menus)
    seen = {division(pos, assigned(pos, choices, *picks)) for picks in product(*(each.keys for each in menus))}
    assert len(seen) == divisions(pos, choices) > MANY


@settings(max_examples=40)
@given(
    st.tuples(st.integers(0, 6), st.integers(0, 4), st.integers(0, 8), st.integers(0, 18)).filter(
        lambda force: sum(force[:3]) > 0
    ),
    st.randoms(use_true_random=False),
)
def test_any_air_force(force: tuple[int, int, int, int], chance: random.Random) -> None:
    """Every pick assigns its units and no others, each to a role that is open to it."""
    pos, choices = air_force(*force)
    ways = divisions(pos, choices)
    menus = sequence(pos, choices)
    assert (len(menus) == 1) == (ways <= MANY)
    assert all(len(each.keys) == len(set(each.keys)) <= (MANY if len(menus) == 1 else MANY_ALIKE) for each in menus)
    picks: list[str] = []
    before: dict[int, str] = {}
    for each in menus:
        picks.append(chance.choice(each.keys))
        after = assigned(pos, choices, *picks)
        assert after.items() >= before.items()
        assert after.keys() - before.keys() == set(each.units)
        before = after
    assert before.keys() == choices.keys()
    assert all(before[p] in choices[p] for p in before)


def test_units_without_a_choice_need_no_pick() -> None:
    pos, choices = air_force(2, 0, 0)
    choices = dict.fromkeys(choices, (ATTACK,))
    assert menu(pos, choices) is None
    assert assigned(pos, choices) == dict.fromkeys(choices, ATTACK)
    assert menu(pos, {}) is None
    assert assigned(pos, {}) == {}


def test_a_key_in_words() -> None:
    def name(kind: str, key: str) -> str:
        return f"<{kind} {key}>"

    assert described("attack", name) == "<all-fly attack>"
    assert described("attack2-cap1", name) == "2 <role attack>, 1 <role cap>"
    assert described("elite-cba2=attack1_lba1=base1", name) == (
        "<air cba> <air elite> (2): 1 <role attack>; <air lba> (1): 1 <role base>"
    )


# in a battle

SET_UP = """
kamikaze 16
control jp LAE
put JP-CA-1 at SOL steps 1
put JP-LBA-1 at LAE
put JP-LBA-2 at LAE
put JP-LBA-3 at LAE steps 1
put JP-LBA-E1 at LAE
put JP-LBA-E2 at LAE steps 1
put US-CV-1 at SOL steps 1
put US-CBA-1 aboard US-CV-1
phase allies air-naval
"""


def battle() -> Game:
    """The second day round of a battle in which Japan assigns four classes of LBA one by one."""
    title = AsiaEngulfed()
    desk = title.desk()
    pos = desk.position(title.kit(), "campaign-1942", {})
    for line in SET_UP.strip().splitlines():
        assert desk.set(pos, tuple(line.split())), line
    desk.begin(pos)
    header = Header(title="asia-engulfed", version="", scenario="campaign-1942", seed="air", commitment="")
    game = Game(title, title.kit(), header, position=pos)
    game.play("engage SOL", "allies")
    for seat in SIDES:
        game.play("approach day", seat)
    while game.asks[0].seat != "japan":
        game.play(game.asks[0].orders[0])
    return game


def test_the_enemy_sees_nothing_of_a_sequence() -> None:
    lines = ("role elite-lba1=attack1", "role elite-lba1=base1", "role elite-lba1=cap1 elite-lba2=escort1 lba1=cap1")
    seen: dict[str | None, set[bytes]] = {"japan": set(), "allies": set(), None: set()}
    for line in lines:
        game = battle()
        game.play(line, "japan")
        assert [ask.seat for ask in game.asks] == ["japan", "allies"]
        for seat in SIDES:
            seen[seat].add(game.view(seat).json())
        seen[None].add(msgspec.json.encode(hidden(game.title, game.seats, game.position, None).plain()))
    assert [len(seen[viewer]) for viewer in ("japan", "allies", None)] == [len(lines), 1, 1]


def test_a_sequence_is_told_to_who_makes_it() -> None:
    game = battle()
    game.play("role elite-lba1=escort1 elite-lba2=cap1 lba1=base1", "japan")
    ask = game.ask_of("japan")
    assert Wording(game.title, game.kit, "en").prompt(ask) == (
        "Day round 2 at Solomon Sea: assign Japanese LBA 1 and Japanese LBA 2, in secret. "
        "So far: LBA elite (1): 1 in escort; LBA elite (2): 1 on CAP; LBA (1): 1 at base."
    )
    assert (
        Wording(game.title, game.kit, "fr")
        .prompt(ask)
        .endswith("Jusqu'ici\u00a0: LBA d'élite (1): 1 en Escorte; LBA d'élite (2): 1 en CAP; LBA (1): 1 au sol.")
    )


def test_the_greedy_bot_minds_what_it_has_assigned_already() -> None:
    game = battle()
    bot = make_bot("greedy", game.title, "japan", "air")
    while any(ask.seat == "japan" for ask in game.asks):
        ask = game.ask_of("japan")
        game.play(bot.choose(ask, Eyes(game, ask)), "japan")
    picks = game.position.sealed["japan"]
    assert len(picks) == 4
    pos = game.position
    assert isinstance(pos, War)
    top = pos.stack[-1]
    assert isinstance(top, AirRound)
    roles = Counter(assigned(pos, top.choices(pos, JAPAN), *(str(pick.target) for pick in picks)).values())
    assert roles[BASE] == 0
    assert roles[ATTACK] in (2, 3)
    assert roles[ESCORT]
    assert roles[CAP]
