"""What a client is shown of a title and of a game: complete, small, in both languages."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import msgspec
import pytest

import grognard
from grognard.core.frame import ENDING, Ask, answer, settle
from grognard.core.game import Game
from grognard.core.order import Order
from grognard.core.position import Position
from grognard.core.scene import Portrait, Scene, scenery
from grognard.core.text import LANGUAGES
from grognard.core.title import Kit, Title
from grognard.core.view import seen
from grognard.core.wording import Wording
from tests.every_title.games import TITLES, every_shown_title, whole_game, whole_scenarios

MOMENTS = 12
LARGEST_SCENE = 60_000
LARGEST_TOKEN = 60
"""For a title with more than a thousand counters."""
KEYS_OF_THE_CLIENT = set("bghknopu")
MISSING = r"[{}]|\?\?\?|\b(look|chart|overlay|tour|state|slot|kind|sign|gauge|cost|tone|preview)-[a-z]"

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def portrait(key: str, language: str, part: str = "") -> Portrait:
    title = TITLES[key]
    return scenery(title).portrait(title, title.kit_part(title.kit(), part), language)


def every_space(title: Title) -> set[str]:
    """The names of all spaces of all parts of a title."""
    return {name for part in title.parts for name in title.kit_part(title.kit(), part).space_names}


def moments(game: Game) -> Iterator[tuple[Position, tuple[Ask, ...]]]:
    count = len(game.orders)
    chance = random.Random(7)
    for number in (0, *sorted(chance.sample(range(count), MOMENTS)), count):
        yield game.moment(number)


def texts(data: object) -> Iterator[str]:
    """Every text that a reader sees."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            if name not in ("key", "target", "url"):
                yield from texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from texts(value)


@in_both_languages
@every_shown_title
def test_a_portrait_is_plain_data_with_all_its_texts(key: str, language: str) -> None:
    made, names = portrait(key, language), every_space(TITLES[key])
    assert msgspec.json.decode(msgspec.json.encode(made), type=Portrait) == made
    said = [text for text in texts(msgspec.to_builtins(made)) if text not in names]
    assert not [text for text in said if re.search(MISSING, text)]


@every_shown_title
def test_a_portrait_has_every_space_and_every_piece_once(key: str) -> None:
    for part in TITLES[key].parts:
        _check_spaces_and_pieces(portrait(key, "en", part), TITLES[key].kit_part(TITLES[key].kit(), part))


def _check_spaces_and_pieces(made: Portrait, kit: Kit) -> None:
    places = Counter([space.name for space in made.board.spaces] + [box.name for box in made.boxes])
    assert set(places.values()) == {1}
    assert set(places) <= set(kit.space_names)
    assert [piece.name for piece in made.pieces] == list(kit.piece_names)
    assert len({piece.title for piece in made.pieces}) == len(made.pieces)
    left, top, right, bottom = made.board.frame
    for space in made.board.spaces:
        assert left <= space.x <= right
        assert top <= space.y <= bottom
    for chart in made.charts:
        assert all(len(row) == len(chart.columns) for row in chart.rows), chart.key
    hotkeys = [overlay.hotkey for overlay in made.overlays if overlay.hotkey]
    assert len(hotkeys) == len(set(hotkeys))
    assert not KEYS_OF_THE_CLIENT.intersection(hotkeys)


@every_shown_title
def test_images_cover_the_board(key: str) -> None:
    made = portrait(key, "en")
    left, top, right, bottom = made.board.frame
    assert min(image.x for image in made.images) <= left
    assert min(image.y for image in made.images) <= top
    assert max(image.x + image.size[0] / image.pixels for image in made.images) >= right - 0.01
    assert max(image.y + image.size[1] / image.pixels for image in made.images) >= bottom - 0.01
    for image in made.images:
        file = image.url.rpartition("/")[2]
        assert scenery(TITLES[key]).is_picture(file.format(level=0, column=0, row=0))
        assert not scenery(TITLES[key]).is_picture(file.format(level=image.levels, column=0, row=0))
    assert len({layer.url for layer in made.images}) == len(made.images)


@in_both_languages
@every_shown_title
def test_a_scene_shows_every_piece_in_one_stack(key: str, language: str) -> None:
    title, game = TITLES[key], whole_game(key, 1)
    made, wording = (
        portrait(key, language, title.part_of(game.journal.header.scenario)),
        Wording(title, game.kit, language),
    )
    looks = {look.name: look for look in made.pieces}
    spaces = {space.name: space for space in made.board.spaces}
    states, signs = {each.key for each in made.states}, {each.key for each in made.signs}
    tracks = {track.key: track for track in made.tracks}
    for pos, _ in moments(game):
        for seat in game.seats:
            scene = scenery(title).scene(seen(title, pos, seat), wording)
            data = msgspec.json.encode(scene)
            assert len(data) < max(LARGEST_SCENE, LARGEST_TOKEN * len(looks))
            assert msgspec.json.decode(data, type=Scene) == scene
            pieces = Counter(token.piece for stack in scene.stacks.values() for token in stack)
            assert set(pieces.values()) == {1}
            assert scene.stacks.keys() <= {*spaces, *(box.name for box in made.boxes)}
            for name, stack in scene.stacks.items():
                for token in stack:
                    assert token.face < len(looks[token.piece].faces)
                    assert states.issuperset(token.states)
                    assert token.slot < max(1, len(spaces[name].slots)) if name in spaces else not token.slot
            if scene.frame:
                left, top, right, bottom = scene.frame
                on_the_map = [spaces[name] for name in scene.stacks if name in spaces]
                assert any(left < space.x < right and top < space.y < bottom for space in on_the_map)
            assert signs.issuperset(sign.kind for sign in scene.signs)
            assert scene.tracks.keys() <= tracks.keys()  # a scenario may do without some
            for track, value in scene.tracks.items():
                assert tracks[track].low <= value <= tracks[track].high, track
    assert scene.result is not None


@in_both_languages
@every_shown_title
def test_chances_sum_to_one_and_looking_changes_nothing(key: str, language: str) -> None:
    title = TITLES[key]
    game = whole_game(key, 1)
    wording = Wording(title, game.kit, language)
    for pos, asks in moments(game):
        for ask in asks:
            view = seen(title, pos, ask.seat)
            before = view.digest()
            preview = scenery(title).preview(view, ask, wording)
            assert view.digest() == before
            if preview is None:
                continue
            assert not re.search(rb'"preview-[a-z]', msgspec.json.encode(preview))
            for outcomes in (preview.outcomes, *(choice.outcomes for choice in preview.choices)):
                assert not outcomes or sum((Fraction(*each.chance) for each in outcomes), Fraction(0)) == 1


@in_both_languages
@every_shown_title
def test_the_tour_can_be_followed(key: str, language: str) -> None:
    """Each step points at something; its orders are legal when their turn comes, in every scenario but monsters."""
    title, kit, made = TITLES[key], TITLES[key].kit(), portrait(key, language)
    known = {
        "piece": set(kit.piece_names),
        "space": every_space(title),
        "overlay": {overlay.key for overlay in made.overlays},
        "chart": {chart.key for chart in made.charts},
        "tracks": {track.key for track in made.tracks} | {""},
        "prompt": {""},
    }
    assert made.tour
    for step in made.tour:
        for side in made.sides:
            target = step.target.replace("{side}", side.key)
            assert step.at not in known or target in known[step.at], step
        assert set(step.scenarios) <= set(title.meta.scenarios), step
    for scenario in whole_scenarios(title):
        playing = title.meta.seats_for(title.meta.fill(scenario, {})).values()
        for side in (side for side in made.sides if side.key in playing):
            _follow_the_tour(key, scenario, side.key, made)


WAITING = 150
"""Picks until a side is asked for such things, if everybody passes."""


def _follow_the_tour(key: str, scenario: str, side: str, made: Portrait) -> None:
    """Play what the tour says to one side; whatever else is asked is passed."""
    title = TITLES[key]
    steps = [
        step for step in made.tour if step.side in ("", side) and (not step.scenarios or scenario in step.scenarios)
    ]
    assert len(steps) > 1
    assert any(step.orders for step in steps) == any(step.orders for step in made.tour), (
        "every side has something to do"
    )
    pos = grognard.new(key, scenario, seed=1).position.copy()
    asks = settle(pos)
    tried: set[tuple[str, Order]] = set()
    for line in (line for step in steps for line in step.orders):
        verb, _, target = line.partition(" ")
        order = title.read(title.kit_of(title.kit(), scenario), verb, target or None)
        for _ in range(WAITING):
            mine = [ask for ask in asks if side in (ask.seat, ask.side) and order in ask.orders]
            if mine:
                break
            fresh = (each for each in asks[0].orders if (asks[0].seat, each) not in tried)
            passing = next((each for each in asks[0].orders if each.verb == ENDING), next(fresh, asks[0].orders[0]))
            tried.add((asks[0].seat, passing))
            asks = answer(pos, asks, passing, asks[0].seat)
        assert mine, f"{scenario}, {side}: {line}"
        asks = answer(pos, asks, order, mine[0].seat)
