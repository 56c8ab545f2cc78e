"""Air units and their roles: every key says one thing, and there are never too many."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.core.dice import Dice
from grognard.core.position import Table
from grognard.titles.asia_engulfed.assignments import ATTACK, BASE, CAP, ESCORT, Roles, assigned, described, keys
from grognard.titles.asia_engulfed.chapters.ch15_set_up import empty_war
from grognard.titles.asia_engulfed.kit import CBA
from grognard.titles.asia_engulfed.title import AsiaEngulfed
from grognard.titles.asia_engulfed.war import War

CBA_ROLES = (ATTACK, ESCORT, CAP)
LBA_ROLES = (*CBA_ROLES, BASE)


def air_force(cba: int, elite: int, lba: int, reduced: int = 0) -> tuple[War, dict[int, Roles]]:
    """So many units of each kind; `reduced` ones have a single step."""
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


@pytest.mark.parametrize("force", [(1, 0, 0), (3, 0, 0), (2, 2, 0), (2, 0, 2), (3, 2, 1, 2)])
def test_every_division_of_alike_units_has_one_key(force: tuple[int, ...]) -> None:
    pos, choices = air_force(*force)
    found = keys(pos, choices)
    assert len(found) == len(set(found))
    seen = set()
    for key in found:
        roles = assigned(pos, choices, key)
        assert roles.keys() == choices.keys()
        assert all(roles[p] in choices[p] for p in roles)
        kit = pos.kit
        done = Counter((kit.kind[p], kit.elite[p], pos.steps[p], role) for p, role in roles.items())
        seen.add(frozenset(done.items()))
    assert len(seen) == len(found)


@pytest.mark.parametrize("force", [(6, 4, 0, 3), (6, 4, 4, 5), (6, 4, 8, 5)])
def test_a_large_air_force_is_assigned_in_coarser_classes(force: tuple[int, ...]) -> None:
    pos, choices = air_force(*force)
    found = keys(pos, choices)
    assert {ATTACK, ESCORT, CAP} <= set(found)
    assert len(found) == len(set(found)) < 1500
    for key in found:
        roles = assigned(pos, choices, key)
        assert roles.keys() == choices.keys()
        assert all(roles[p] in choices[p] for p in roles)


def test_the_strongest_units_of_a_class_take_the_first_role() -> None:
    pos, choices = air_force(6, 4, 8, 5)
    roles = assigned(pos, choices, next(key for key in keys(pos, choices) if "cba=attack1-escort9" in key))
    (leader,) = (p for p, role in roles.items() if role == ATTACK and pos.kit.kind[p] == CBA)
    assert pos.kit.elite[leader]
    assert pos.steps[leader] == 2


def test_a_key_in_words() -> None:
    def name(kind: str, key: str) -> str:
        return f"<{kind} {key}>"

    assert described("attack", name) == "<all-fly attack>"
    assert described("attack2-cap1", name) == "2 <role attack>, 1 <role cap>"
    assert described("elite-cba2=attack1_lba1=base1", name) == (
        "<air cba> <air elite> (2): 1 <role attack>; <air lba> (1): 1 <role base>"
    )
