"""What a client is shown of a position: all of it, and never more than a seat may know."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from grognard.core.dice import Dice
from grognard.core.frame import answer, settle
from grognard.core.position import Table
from grognard.core.scene import Scene
from grognard.core.text import LANGUAGES
from grognard.titles.nemesis.kit import JAPAN
from tests.nemesis.moments import (
    ENGLISH,
    KIT,
    SHOWN,
    TITLE,
    WORDS,
    moments,
    portrait,
    view,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scene_shows_every_piece_once(language: str) -> None:
    made = portrait(language)
    states, signs = {key.key for key in made.states}, {key.key for key in made.signs}
    tracks = {track.key: track for track in made.tracks}
    for moment in (*moments()[::3], moments()[-1]):
        shown = SHOWN.scene(view(moment.pos, moment.ask.seat), WORDS[language])
        tokens = [(space, token) for space, stack in shown.stacks.items() for token in stack]
        assert Counter(token.piece for _, token in tokens) == Counter(KIT.piece_names)
        for space, token in tokens:
            p = KIT.piece_index[token.piece]
            assert KIT.space_names[moment.pos.place[p]] == space
            assert token.face == max(1, moment.pos.steps[p]) - 1
            assert states.issuperset(token.states)
        assert signs.issuperset(sign.kind for sign in shown.signs)
        assert shown.tracks.keys() == tracks.keys()
        for key, value in shown.tracks.items():
            assert tracks[key].low <= value <= tracks[key].high, key
        assert msgspec.json.decode(msgspec.json.encode(shown), type=Scene) == shown
    assert shown.result is not None


def test_what_a_scene_says_of_the_first_turn() -> None:
    pos = TITLE.set_up(KIT, "campaign", {}, Table(Dice("1")))
    asks = settle(pos)
    shown = SHOWN.scene(view(pos, "japan"), ENGLISH)
    assert shown.headline == "Turn 1/10 · Second half of March 1944 · dry season · Japan – Offensive"
    assert (shown.turn, shown.phase, shown.side) == (1, "Offensive", "japan")
    chits = {row.side: [(item.label, item.state) for item in row.items] for row in shown.panels[0].rows}
    rest = [("Attack", "open"), ("Supply Check", "open"), ("Reinforcement", "open")]
    assert chits["japan"] == [("Offensive", "now"), *rest]
    assert [state for _, state in chits["allies"]] == ["hidden"] * 4
    assert [sign.value for sign in shown.signs if sign.kind == "reserves"] == ["4"]
    homalin = [token.piece for token in shown.stacks["0909"]]
    assert homalin[-1] not in ("31/HQ", "JM/A"), "Transports lie below"
    chindits = next(token for token in shown.stacks["1514"] if token.piece == "CH/111")
    assert chindits.states == ("limited", "reduced")
    for order in ("move 31/58", "to 0810", "stop"):
        verb, _, target = order.partition(" ")
        asks = answer(pos, asks, TITLE.read(KIT, verb, target or None), "japan")
    (token,) = (token for token in SHOWN.scene(view(pos, "japan"), ENGLISH).stacks["0810"] if token.piece == "31/58")
    assert token.states == ("moved",)


def test_markers_are_signs() -> None:
    pos = TITLE.set_up(KIT, "campaign", {}, Table(Dice("1")))
    settle(pos)
    kohima, homalin = KIT.space_index["0505"], KIT.space_index["0909"]
    pos.flags[kohima] = JAPAN
    pos.forts[homalin] = "japan"
    pos.place_ambush(KIT.space_index["0810"])
    shown = SHOWN.scene(view(pos, "allies"), ENGLISH)
    found = {(sign.kind, sign.space): sign.side for sign in shown.signs if sign.kind != "airfield"}
    assert found == {
        ("flag", "0505"): "japan",
        ("fort", "0909"): "japan",
        ("ambush", "0810"): "japan",
        ("reserves", "0410"): "allies",
    }
    fortified = [token.piece for token in shown.stacks["0909"] if "fortified" in token.states]
    assert sorted(fortified) == ["31/A", "31/E"]


def test_a_scene_of_a_sealed_pick() -> None:
    choosing = next(moment for moment in moments() if moment.ask.prompt == "choose-chit" and not moment.pos.teams)
    seen_by_japan = set()
    for order in next(ask for ask in choosing.asks if ask.seat == "allies").orders:
        pos = choosing.pos.copy()
        answer(pos, choosing.asks, order, "allies")
        seen_by_japan.add(msgspec.json.encode(SHOWN.scene(view(pos, "japan"), ENGLISH)))
    assert len(seen_by_japan) == 1
