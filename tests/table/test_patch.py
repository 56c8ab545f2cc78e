"""Differences: whatever two values of plain JSON are, one follows from the other; and small changes are small."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.scene import Token
from grognard.table.patch import difference
from grognard.table.stacks import Stacks, moved
from tests.table.patching import patched, relaid

FOLDER = Path(__file__).parents[2] / "web/src/fixtures"
FIXTURES = FOLDER / "patches.json"
"""The same pairs are tried by the client's tests, with the patches that are made here."""
STACKS = json.loads((FOLDER / "stacks.json").read_text(encoding="utf-8"))
NUMBERS = {piece: number for number, piece in enumerate(STACKS["pieces"])}

leaves = st.none() | st.integers(2, 6) | st.sampled_from(["", "a", "b"])
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=25,
)


@given(values, values)
def test_one_value_follows_from_another(old: Any, new: Any) -> None:
    before = msgspec.json.encode(old)
    patch = msgspec.json.decode(msgspec.json.encode(difference(old, new)))
    assert patched(old, patch) == new
    assert (patch == {}) == (old == new)
    assert msgspec.json.encode(old) == before


@given(st.lists(st.integers(2, 30), max_size=40), st.randoms(use_true_random=False))
def test_lists_that_were_mixed(old: list[int], chance: random.Random) -> None:
    new = [value for value in old if chance.random() < 0.8]
    chance.shuffle(new)
    assert patched(old, difference(old, new)) == new


def orders(count: int) -> list[dict[str, Any]]:
    return [
        {"order": f"move {n}", "verb": "move", "kind": "piece", "target": str(n), "label": f"Move the unit {n}"}
        for n in range(count)
    ]


def test_an_order_taken_out_of_thousands_is_a_few_bytes() -> None:
    old = orders(2000)
    for gone in ({700}, {0}, {1999}, {3, 700, 1500}):
        new = [order for place, order in enumerate(old) if place not in gone]
        patch = difference(old, new)
        assert patched(old, patch) == new
        assert len(msgspec.json.encode(patch)) < 80


def test_a_change_deep_inside_sends_only_that() -> None:
    rows = [
        {"label": f"row {n}", "items": [{"label": f"item {k}", "state": "open"} for k in range(9)]} for n in range(9)
    ]
    old = {"panels": [{"key": "one", "rows": rows}, {"key": "two", "rows": rows}], "stacks": {"0101": [1]}}
    new = json.loads(json.dumps(old))
    new["panels"][1]["rows"][4]["items"][2]["state"] = "used"
    patch = difference(old, new)
    assert patched(old, patch) == new
    assert len(msgspec.json.encode(patch)) < 200


@pytest.mark.parametrize(
    "example", json.loads(FIXTURES.read_text(encoding="utf-8")), ids=lambda example: example["name"]
)
def test_what_the_client_is_shown(example: dict[str, Any]) -> None:
    assert difference(example["old"], example["new"]) == example["patch"]
    assert patched(example["old"], example["patch"]) == example["new"]


def check_moved(old: Stacks, new: Stacks) -> dict[str, Any]:
    laid, turned = moved(old, new, NUMBERS)
    change: dict[str, Any] = json.loads(msgspec.json.encode({"laid": laid, "turned": turned}))
    assert relaid(json.loads(msgspec.json.encode(old)), change, STACKS["pieces"]) == json.loads(
        msgspec.json.encode(new)
    )
    return change


@pytest.mark.parametrize("example", STACKS["examples"], ids=lambda example: example["name"])
def test_stacks_as_the_client_lays_them(example: dict[str, Any]) -> None:
    old, new = (msgspec.convert(example[when], dict[str, tuple[Token, ...]]) for when in ("old", "new"))
    assert check_moved(old, new) == {"laid": example["laid"], "turned": example["turned"]}


@given(st.randoms(use_true_random=False))
def test_any_stacks_follow_from_any_others(chance: random.Random) -> None:
    def some() -> Stacks:
        found: dict[str, tuple[Token, ...]] = {}
        for piece in chance.sample(STACKS["pieces"], chance.randint(0, 4)):
            space = chance.choice("abc")
            states = tuple(chance.sample(["moved", "weary"], chance.randint(0, 2)))
            found[space] = (*found.get(space, ()), Token(piece, chance.randint(-1, 2), states, chance.randint(0, 1)))
        return found

    check_moved(some(), some())
