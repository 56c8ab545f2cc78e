"""What a client is shown of the war: counters, boxes that are hidden, chances that are those of the engine."""

from __future__ import annotations

from collections import Counter, deque
from fractions import Fraction

import pytest

from grognard.core.dice import Dice
from grognard.core.frame import ENDING, Ask, answer, settle
from grognard.core.position import Table
from grognard.core.scene import Chance, Preview, scenery
from grognard.core.text import LANGUAGES
from grognard.core.view import seen
from grognard.core.wording import Wording
from grognard.titles.pearl_harbor.artwork import LOOK
from grognard.titles.pearl_harbor.chapters.ch11_supply import line
from grognard.titles.pearl_harbor.kit import AIR, LAND, NAVAL
from grognard.titles.pearl_harbor.preview_air import End, duel
from grognard.titles.pearl_harbor.standing import starting_position
from grognard.titles.pearl_harbor.supply_line import supply_lines
from grognard.titles.pearl_harbor.title import PearlHarbor
from grognard.titles.pearl_harbor.war import War

TITLE = PearlHarbor()
KIT = TITLE.kit()
SHOWN = scenery(TITLE)
WORDS = {language: Wording(TITLE, KIT, language) for language in LANGUAGES}
PEARL = "E2234"
STRIKE = tuple(order for step in LOOK.tour for order in step.orders)


def played(*lines: str, **options: str) -> tuple[War, tuple[Ask, ...]]:
    """The first turn of the war with these orders of Japan; whatever else is asked is passed."""
    pos = TITLE.set_up(KIT, "operation-z", options, Table(Dice("scene")))
    asks = settle(pos)
    for written in lines:
        verb, _, target = written.partition(" ")
        order = TITLE.read(KIT, verb, target or None)
        while order not in asks[0].orders or asks[0].seat != "japan":
            passing = next((each for each in asks[0].orders if each.verb == ENDING), asks[0].orders[0])
            asks = answer(pos, asks, passing, asks[0].seat)
        asks = answer(pos, asks, order, "japan")
    return pos, asks


def preview(pos: War, asks: tuple[Ask, ...], language: str = "en") -> Preview:
    found = SHOWN.preview(seen(TITLE, pos, asks[0].seat), asks[0], WORDS[language])
    assert found is not None
    return found


def shares(outcomes: tuple[Chance, ...]) -> dict[str, Fraction]:
    return {each.code: Fraction(*each.chance) for each in outcomes}


def test_air_units_lie_aboard_and_a_task_force_under_its_marker() -> None:
    pos, _ = played(*STRIKE[: STRIKE.index("to E2533") + 2])
    stack = SHOWN.scene(pos, WORDS["en"]).stacks["E2533"]
    assert stack[-1].piece == "IJN-TF-1"
    assert "attack" in stack[-1].states
    assert {token.aboard for token in stack if "NA4" in token.piece} == {f"IJN-4C-{n}" for n in (1, 2, 3)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strike_at_pearl_harbor_is_foreseen_as_it_comes(language: str) -> None:
    """Eight naval air factors on ships at anchor, silent guns: the chances of the preview are those of the dice."""
    pos, asks = played(*STRIKE[:-1])
    made = preview(pos, asks, language)
    foreseen = shares(made.prospects[0].outcomes)
    results: Counter[str] = Counter()
    for die in range(1, 7):
        trial = pos.copy()
        trial.table.forced = deque([die])
        answer(trial, asks, TITLE.read(KIT, "go", None), "japan")
        place = trial.place[KIT.piece_index["USN-7H-1"]]
        results["S" if place == KIT.out else "D" if place in KIT.dock else "-"] += 1
    assert foreseen == {code: Fraction(count, 6) for code, count in results.items()}
    assert {line.rule for line in made.lines} >= {"PH-22.2-f", "PH-22.2-h"}
    battle = next(panel for panel in SHOWN.scene(pos, WORDS[language]).panels if panel.front)
    assert [item.key for item in battle.rows[0].items] == ["IJN-NA4-1", "IJN-NA4-2"]


def test_a_whole_air_combat_is_foreseen() -> None:
    """One unit against one: every round that tells ends it, so its chances are those of the column 1:1."""
    ends = duel(KIT, (6,), (6,))
    results = [row["1:1"].split("/") for row in KIT.tables["air"] if row["1:1"] != "-/-"]
    won = Fraction(sum(theirs != "-" for _, theirs in results), len(results))
    assert sum(share for end, share in ends.items() if end.won) == won
    assert sum(duel(KIT, (4, 6), (4, 6, 8), (2, 1)).values()) == 1
    assert duel(KIT, (), (6,)) == {End(won=False, lost=0, shot=0): 1}


def test_hidden_boxes_show_only_that_they_are_there() -> None:
    pos, _ = played("deploy-historically", "done", "done", intelligence="limited")
    japan, allies = (SHOWN.scene(seen(TITLE, pos, seat), WORDS["en"]) for seat in ("japan", "allies"))
    ours = {token.piece for token in allies.stacks[PEARL]}
    assert "USN-7H-1" in ours
    assert not any(
        token.piece in ours for stack in japan.stacks.values() for token in stack if "USN" in token.piece[:3]
    )
    assert PEARL in {sign.space for sign in japan.signs if sign.kind == "boxed"}
    midway = [token for token in japan.stacks[KIT.space_names[KIT.town["Midway"]]] if "HALF" in token.piece]
    assert midway
    assert all("boxed" in token.states for token in midway)


def test_supply_lines_agree_with_the_rules() -> None:
    pos, _ = played("deploy-historically", "done")
    for arm in (LAND, NAVAL, AIR):
        for p in KIT.of_arm[arm]:
            if pos.on_map(p) and pos.aboard[p] < 0:
                found = next(supply_lines(pos, (p,)), None)
                valid = found is not None and not found.cuts
                assert valid == line(pos, pos.place[p], pos.home_key(p), KIT.side[p]), KIT.piece_names[p]


STACKS = {"operation-z": 60, "divine-wind": 88, "campaign": 60}
"""Hexes in which the set-up of each scenario has somebody or something."""


@pytest.mark.parametrize("scenario", TITLE.meta.scenarios)
def test_the_map_shows_the_set_up(scenario: str) -> None:
    stacks = starting_position(scenario)
    assert len(stacks) == STACKS[scenario]
    assert all(stack.counters for stack in stacks)


def test_players_of_a_coalition_see_what_each_of_them_needs() -> None:
    allied, _ = played()
    pos, _ = played(players="three", victory="coalition")
    seen_by = {}
    for name, war in (("alliance", allied), ("coalition", pos)):
        panel = next(each for each in SHOWN.scene(war, WORDS["en"]).panels if each.key == "objectives")
        seen_by[name] = {row.label: [item.value for item in row.items] for row in panel.rows if row.items[0].value}
    assert len(seen_by["alliance"]) == 2
    assert [label.split(":")[0] for label in seen_by["coalition"]] == [
        "The Japanese player",
        "The American player",
        "The Allied player",
    ]
    judged = {row["who"]: row for row in KIT.tables["victory"] if row["scenario"] == "1941"}
    american = next(each for label, each in seen_by["coalition"].items() if "American" in label)
    assert american == [judged["usa usn"][level] for level in ("stalemate", "marginal", "tactical", "decisive")]
