"""What a client is shown: complete, in both languages, and never more than a seat may know."""

from __future__ import annotations

import random
import re
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import msgspec
import pytest

from grognard.core import odds
from grognard.core.dice import Dice
from grognard.core.frame import Ask, answer, settle
from grognard.core.portraits import thinned
from grognard.core.position import Table
from grognard.core.scene import Chance, Item, Panel, Portrait, Scenery, scenery
from grognard.core.text import LANGUAGES
from grognard.core.view import seen
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.artwork import LOOK
from grognard.titles.asia_engulfed.kit import BLOCK, CW, JP, SIDES, US
from grognard.titles.asia_engulfed.theatre import Build
from grognard.titles.asia_engulfed.title import AsiaEngulfed
from grognard.titles.asia_engulfed.war import War
from tests.asia_engulfed.games import laid_out

TITLE = AsiaEngulfed()
KIT = TITLE.kit()
SHOWN: Scenery = scenery(TITLE)
WORDS = {language: Wording(TITLE, KIT, language) for language in LANGUAGES}
DULL = {"done": 0.3, "pass": 0.5}
LARGEST = 60_000


class Moment(NamedTuple):
    pos: War
    asks: tuple[Ask, ...]


@cache
def moments() -> tuple[Moment, ...]:
    """Positions of random games of every scenario, with every kind of question among them."""
    found = []
    for seed, scenario in enumerate(TITLE.meta.scenarios):
        chance = random.Random(seed)
        pos = TITLE.set_up(KIT, scenario, {}, Table(Dice(str(seed))))
        asks = settle(pos)
        seen_prompts: Counter[str] = Counter()
        for number in range(6000):
            if not asks:
                break
            ask = chance.choice(asks)
            seen_prompts[ask.prompt] += 1
            if seen_prompts[ask.prompt] <= 4 or number % 199 == 0:
                found.append(Moment(pos.copy(), asks))
            weights = [DULL.get(order.verb, 1.0) for order in ask.orders]
            asks = answer(pos, asks, chance.choices(ask.orders, weights)[0], ask.seat)
        found.append(Moment(pos.copy(), asks))
    return tuple(found)


def view(pos: War, seat: str | None) -> War:
    """What a seat sees; a spectator sees what both see."""
    shown = pos
    for eyes in SIDES if seat is None else (seat,):
        masked = seen(TITLE, shown, eyes)
        assert isinstance(masked, War)
        shown = masked
    return shown


def hidden_names(pos: War, seat: str | None) -> set[str]:
    """What the seat must not read: blocks of the enemy that are not face up, and the aircraft aboard."""
    return {
        KIT.piece_names[p]
        for p in range(KIT.real_count)
        if pos.on_map(p) and pos.hidden(p) and (seat is None or SIDES[KIT.side[p]] != seat)
    }


def told(text: bytes) -> set[str]:
    """Every quoted name in some JSON, alone or as the target of an order."""
    return set(re.findall(r'"(?:[a-z-]+ )?([A-Z]+-[A-Z0-9-]+)"', text.decode()))


@pytest.fixture(scope="module", params=LANGUAGES)
def portrait(request: pytest.FixtureRequest) -> Portrait:
    return SHOWN.portrait(TITLE, KIT, request.param)


def test_the_portrait_names_everything(portrait: Portrait) -> None:
    text = msgspec.json.encode(portrait).decode()
    assert len(text) < 700_000
    assert [space.name for space in portrait.board.spaces] == list(KIT.space_names[: KIT.map_end])
    assert {look.name for look in portrait.pieces} == set(KIT.piece_names)
    labels = [key.label for part in (portrait.states, portrait.signs, portrait.terrains) for key in part]
    labels += [track.label for track in portrait.tracks]
    labels += [step.text for step in portrait.tour] + [step.title for step in portrait.tour]
    assert all(" " in label or label[0].isupper() or label.isalpha() for label in labels)
    for missing in ("look-", "tour-", "chart-", "kind-", "state-", "sign-", "overlay-", "gauge-", "cost-", "tone-"):
        assert not re.search(rf'"{missing}[a-z]', text), missing
    keys = [overlay.hotkey for overlay in portrait.overlays if overlay.hotkey]
    assert len(keys) == len(set(keys))
    assert not set(keys) & set("bghknopu"), "keys of the client itself"


def test_every_space_has_a_shape_and_room_for_stacks(portrait: Portrait) -> None:
    left, top, right, bottom = portrait.board.frame
    for space in portrait.board.spaces:
        assert len(space.corners) >= 4
        assert len(space.slots) >= 2
        assert all(left <= x <= right and top <= y <= bottom for x, y in (*space.slots, (space.x, space.y)))


def test_thinning_keeps_a_shape() -> None:
    square = [(x / 10, 0.0) for x in range(10)] + [(1.0, y / 10) for y in range(10)]
    square += [(1 - x / 10, 1.0) for x in range(10)] + [(0.0, 1 - y / 10) for y in range(10)]
    assert sorted(thinned(square, 0.01)) == [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)]


@pytest.mark.parametrize("seat", [*SIDES, None])
def test_scenes_are_complete_small_and_keep_secrets(seat: str | None, portrait: Portrait) -> None:
    looks = {look.name: look for look in portrait.pieces}
    spaces = {space.name: space for space in portrait.board.spaces}
    boxes = {box.name for box in portrait.boxes}
    states, signs = {key.key for key in portrait.states}, {key.key for key in portrait.signs}
    words = WORDS["en"]
    for pos, _ in moments():
        shown = view(pos, seat)
        scene = SHOWN.scene(shown, words)
        text = msgspec.json.encode(scene)
        assert len(text) < LARGEST
        assert not told(text) & hidden_names(pos, seat)
        tokens = [token for stack in scene.stacks.values() for token in stack]
        assert max(Counter(token.piece for token in tokens).values()) == 1
        assert set(scene.stacks) <= {*spaces, *boxes}
        for name, stack in scene.stacks.items():
            for token in stack:
                assert token.face < len(looks[token.piece].faces)
                assert set(token.states) <= states
                assert token.slot < len(spaces[name].slots) if name in spaces else not token.slot
        assert {sign.kind for sign in scene.signs} <= signs
        assert set(scene.tracks) == {track.key for track in portrait.tracks}
        seen_pieces = {p for p, space in enumerate(shown.place) if space != KIT.unseen}
        assert {KIT.piece_index[token.piece] for token in tokens} == seen_pieces


def test_sides_lie_in_stacks_of_their_own() -> None:
    for pos, _ in moments():
        for name, stack in SHOWN.scene(view(pos, None), WORDS["en"]).stacks.items():
            if KIT.space_index[name] < KIT.map_end:
                found = {(token.slot, KIT.side[KIT.piece_index[token.piece]]) for token in stack}
                assert len(found) == len({slot for slot, _ in found})


def test_hidden_blocks_are_face_down() -> None:
    for pos, _ in moments()[:40]:
        for stack in SHOWN.scene(view(pos, "allies"), WORDS["en"]).stacks.values():
            for token in stack:
                stand_in = KIT.kind[KIT.piece_index[token.piece]] == BLOCK
                assert (token.face < 0) == stand_in


@pytest.mark.parametrize("language", LANGUAGES)
def test_overlays_keep_secrets(language: str) -> None:
    chance = random.Random(5)
    for pos, _ in moments()[::3]:
        for seat in (*SIDES, None):
            shown = view(pos, seat)
            for key in LOOK.overlays:
                if key == "way":
                    continue
                target = None
                if LOOK.overlays[key][1] == "piece":
                    on_map = [p for p in range(len(KIT.piece_names)) if shown.on_map(p)]
                    target = KIT.piece_names[chance.choice(on_map)]
                overlay = SHOWN.overlay(shown, key, target, WORDS[language])
                assert not told(msgspec.json.encode(overlay)) & (hidden_names(pos, seat) - {target})
                assert overlay.title
                assert not overlay.title.startswith("overlay-")


def panel_of(pos: War, seat: str | None, key: str, language: str = "en") -> Panel | None:
    panels = SHOWN.scene(view(pos, seat), WORDS[language]).panels
    return next((panel for panel in panels if panel.key == key), None)


def items_of(panel: Panel) -> list[Item]:
    return [item for row in panel.rows for item in (*row.items, *(each for cell in row.cells for each in cell.items))]


def test_build_tracks_show_every_marker_in_its_box_to_everybody() -> None:
    """Markers on the tracks are open (4.7): the same boxes for both sides and for spectators."""
    shapes = [("cv", 4), ("bb", 5), ("ca", 3)]
    expected = [("jp", [*shapes, ("lba", 2), ("cba", 3)]), ("us", shapes), ("cw", shapes)]
    for pos, _ in moments():
        found = []
        for seat in (*SIDES, None):
            panel = panel_of(pos, seat, "builds")
            assert panel is not None
            rows = iter(panel.rows)
            boxes = Counter[tuple[str, str, int]]()
            for power, tracks in expected:
                heading = next(rows)
                assert not heading.items
                assert not heading.cells
                for track, length in tracks:
                    row = next(rows)
                    assert [cell.label for cell in row.cells] == [str(box) for box in range(1, length + 1)]
                    assert [cell.goal for cell in row.cells] == [False] * (length - 1) + [True]
                    for box, cell in enumerate(row.cells, 1):
                        boxes.update((power, item.key.rstrip("d"), box) for item in cell.items)
                        assert all(item.key.startswith(f"{track}{box}") for item in cell.items)
            assert next(rows, None) is None
            powers = {JP: "jp", US: "us", CW: "cw"}
            assert boxes == Counter((powers[b.power], f"{b.track}{b.box}", b.box) for b in pos.builds)
            found.append(boxes)
        assert found[0] == found[1] == found[2]


def test_the_mat_of_a_power_in_production_offers_what_it_can_buy() -> None:
    """Every such order is given by a click; what is bought for a place is ordered on the map."""
    on_the_mat = {"lay-down", "advance", "convert", "raise", "buy", "commission"}
    clicked: Counter[str] = Counter()
    for pos, asks in moments():
        for ask in asks:
            if ask.prompt not in ("spend", "commission"):
                continue
            mat = panel_of(pos, ask.seat, "production")
            offered = {TITLE.write(KIT, order) for order in ask.orders if order.verb in on_the_mat}
            if mat is None:
                assert not offered
                continue
            assert mat.front
            named = {order for item in items_of(mat) for order in item.orders}
            assert offered <= named
            assert {TITLE.write(KIT, TITLE.read(KIT, *order.split())) for order in named} == named
            clicked.update(order.split()[0] for order in offered)
            other = next(side for side in SIDES if side != ask.seat)
            theirs = panel_of(pos, other, "production")
            assert theirs is not None
            assert [row.label for row in theirs.rows] == [row.label for row in mat.rows]
    assert {"lay-down", "advance", "raise", "buy"} <= set(clicked), clicked


def test_markers_tell_how_they_stand() -> None:
    pos = TITLE.set_up(KIT, "campaign-1942", {}, Table(Dice("mat")))
    asks = settle(pos)
    while (pos.phase, SIDES[pos.phasing]) != ("production", "allies"):
        ask = asks[0]
        idle = next((order for order in ask.orders if order.verb in DULL), ask.orders[0])
        asks = answer(pos, asks, idle, ask.seat)
    pos.builds = [Build(US, "cv", 2), Build(US, "cv", 2, damage=True), Build(US, "ca", 3), Build(JP, "bb", 1)]
    turn = KIT.turn_names[pos.turn + 1][0]
    panel = panel_of(pos, "allies", "builds")
    assert panel is not None
    marks = {item.key: item for row in panel.rows for cell in row.cells for item in cell.items}
    assert f"Complete in {turn} if" in marks["cv2"].note
    assert (marks["cv2"].icon, marks["cv2d"].icon) == ("", "fire")
    assert "when production ends" in marks["ca3"].note
    assert KIT.turn_names[pos.turn + 4][0] in marks["bb1"].note, "Japan has had its production"


def total(outcomes: tuple[Chance, ...]) -> Fraction:
    return sum((Fraction(*each.chance) for each in outcomes), Fraction(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_are_sums_of_chances_and_keep_secrets(language: str) -> None:
    shown_for = Counter[str]()
    for pos, asks in moments():
        for ask in asks:
            preview = SHOWN.preview(view(pos, ask.seat), ask, WORDS[language])
            if preview is None:
                continue
            shown_for[ask.prompt] += 1
            text = msgspec.json.encode(preview)
            assert not re.search(rb'"preview-[a-z]', text)
            assert not told(text) & hidden_names(pos, ask.seat)
            for outcomes in (preview.outcomes, *(choice.outcomes for choice in preview.choices)):
                assert not outcomes or total(outcomes) == 1
    expected = {"naval-movement", "sail", "network", "approach", "ground-combat", "combat-type", "night-target"}
    assert expected <= set(shown_for), shown_for


def test_ways_lead_where_they_are_offered() -> None:
    for pos, asks in moments():
        for ask in asks:
            for order in ask.orders[:6]:
                if order.verb == "sail-to":
                    overlay = SHOWN.overlay(view(pos, ask.seat), "way", TITLE.write(KIT, order), WORDS["en"])
                    name = TITLE.target_name(KIT, order)
                    assert int(overlay.spaces[name].value) > 0
                    assert any(end == name for _, end, _ in overlay.lines)


def test_chances_of_dice() -> None:
    assert odds.hits([6, 6]) == {0: 25, 1: 10, 2: 1}
    assert odds.at_most(odds.hits([5, 5, 4]), 1)[0] == 4 * 4 * 3
    many = odds.shares([*odds.hits([4] * 60).values()])
    assert sum(count for count, _ in many) == many[0][1]
    assert all(a <= b for a, b in pairwise([count for count, _ in many][:10]))


def test_the_board_of_a_port_attack_shows_what_strikes_from_elsewhere() -> None:
    """The ships that send the aircraft stand on it with what they carry, and the aircraft once they fly."""
    pos = laid_out(
        *("control us ENI", "put JP-CA-1 at TRU steps 2", "put JP-LBA-1 at TRU"),
        *("put US-CV-1 at EC steps 1", "put US-CBA-1 aboard US-CV-1", "phase allies air-naval"),
    )
    asks = settle(pos)
    for verb, target in (("strike", "TRU"), ("join", "US-CV-1"), ("done", None)):
        ask = next(ask for ask in asks if ask.seat == "allies")
        asks = answer(pos, asks, TITLE.read(KIT, verb, target), ask.seat)
    board = next(panel for panel in SHOWN.scene(seen(TITLE, pos, "allies"), WORDS["en"]).panels if panel.front)
    fighters = {item.key: row.side for row in board.rows for item in row.items}
    assert fighters["US-CV-1"] == fighters["US-CBA-1"] == "allies"
    assert fighters["JP-CA-1"] == "japan"


def test_the_way_of_a_ship_that_is_about_to_sail() -> None:
    pos = TITLE.set_up(KIT, "tipping-the-balance", {}, Table(Dice("1")))
    asks = settle(pos)
    asks = answer(pos, asks, TITLE.read(KIT, "sail-to", "SOL"), "japan")
    sails = [order for order in asks[0].orders if order.verb == "sail"]
    assert sails
    for order in sails:
        line = TITLE.write(KIT, order)
        found = SHOWN.overlay(seen(TITLE, pos, "japan"), "way", line, WORDS["en"])
        assert isinstance(order.target, int)
        assert found.lines[0][0] == KIT.space_names[pos.place[order.target]], "it begins where the ship lies"
        assert found.lines[-1][1] == "SOL"
