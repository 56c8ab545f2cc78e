"""What Asia Engulfed warns of before Done is what happens after it."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.core.frame import Ask, answer, settle
from grognard.core.scene import Caution, cautions, scenery
from grognard.core.view import seen
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.chapters.ch3_supply import determine, starve
from grognard.titles.asia_engulfed.kit import JAPAN
from grognard.titles.asia_engulfed.marks import NONE
from grognard.titles.asia_engulfed.verbs import DONE
from grognard.titles.asia_engulfed.war import War
from tests.asia_engulfed.games import TITLE, decisions, kit, laid_out

WORDS = Wording(TITLE, kit(), "en")
GAMES = 6
KINDS = ("spend", "network", "strategic", "rebase")


def warned(pos: War, ask: Ask) -> tuple[Caution, ...]:
    return cautions(scenery(TITLE), seen(TITLE, pos, ask.seat), ask, WORDS)


def test_every_warning_comes_true() -> None:
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        for pos, asks in decisions(seed):
            ask = asks[0] if len(asks) == 1 else None
            if ask is None or DONE not in ask.orders or len(ask.orders) == 1:
                continue
            warnings = warned(pos, ask)
            assert not warnings or ask.prompt in KINDS, ask.prompt
            if ask.prompt == "spend":
                assert bool(warnings) == bool(ask.args["werp"])
                assert all(str(ask.args["werp"]) in warning.text for warning in warnings)
            elif warnings and ask.prompt != "strategic":
                _check(pos, ask, asks, warnings[0])
            found[ask.prompt] += len(warnings)
    assert found["spend"]
    assert found["network"]


def _check(pos: War, ask: Ask, asks: tuple[Ask, ...], warning: Caution) -> None:
    """Units in the places that are named have no supply after Done, or are gone."""
    after = pos.copy()
    answer(after, asks, DONE, ask.seat)
    sides = {p: pos.place[p] for p in pos.pieces_on_map(("japan", "allies").index(ask.seat)) if not pos.at_sea(p)}
    lost = {WORDS.place(place) for p, place in sides.items() if after.place[p] != place or after.supply[p] == NONE}
    named = warning.text.partition(": ")[2].partition(" and ")[0].rstrip(".").split(", ")
    assert lost.issuperset(named), (warning.text, lost)


@pytest.mark.parametrize(
    ("place", "lines"),
    [
        ("Java", ("control us JVA", "put US-INF-1 at JVA", "put JP-BB-1 at JAV sailed", "put JP-BB-2 at EIO sailed")),
        ("", ("control us JVA", "put US-INF-1 at JVA")),
    ],
)
def test_allied_units_without_supply_that_could_leave(place: str, lines: tuple[str, ...]) -> None:
    pos = laid_out(*lines, "phase allies strategic")
    (ask,) = settle(pos)
    assert ask.prompt == "strategic"
    told = [warning.text for warning in warned(pos, ask)]
    assert told == ([f"Without supply, and eliminated at the end of the turn if they stay: {place}."] if place else [])


def test_a_fleet_in_a_port_without_supply_could_leave() -> None:
    pos = laid_out("control jp GUA", "put JP-CA-1 at GUA", "put JP-CA-2 at HON", "oil 5", "phase japan rebase")
    asks = settle(pos)
    assert asks[0].prompt == "rebase"
    (warning,) = warned(pos, asks[0])
    assert warning.text.endswith("if they stay: Guam.")
    fleet = pos.kit.piece_index["JP-CA-1"]
    determine(pos, JAPAN, fleets=True)
    starve(pos, JAPAN)
    assert not pos.on_map(fleet)
