"""What a client is shown: complete, true to the rules, and never more than a seat may know."""

from __future__ import annotations

import random
import re
from collections import Counter, deque
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import msgspec
import pytest

from grognard.chart.geometry import centre
from grognard.core.dice import Dice
from grognard.core.errors import BadOrder
from grognard.core.event import Event
from grognard.core.frame import Ask, answer, settle
from grognard.core.order import Order
from grognard.core.position import Table
from grognard.core.scene import Chance, Portrait, Preview, Scene, Scenery, scenery
from grognard.core.text import LANGUAGES
from grognard.core.view import seen
from grognard.core.wording import Wording
from grognard.titles.nemesis.chapters.ch4_turn import Phase, Turn
from grognard.titles.nemesis.chapters.ch5_1_reach import options
from grognard.titles.nemesis.chapters.ch6_1_attack import Declare
from grognard.titles.nemesis.chapters.ch7_supply import can_trace, forages, trace
from grognard.titles.nemesis.kit import ALLIES, JAPAN, SIDES, TERRAINS
from grognard.titles.nemesis.overlays import Chain, mp
from grognard.titles.nemesis.title import Nemesis
from grognard.titles.nemesis.verbs import ATTACK, BANZAI, COMMIT, GRAND, PASS, WITH
from grognard.titles.nemesis.war import FULL, LIMITED_SUPPLY, War

TITLE = Nemesis()
KIT = TITLE.kit()
SHOWN: Scenery = scenery(TITLE)
WORDS = {language: Wording(TITLE, KIT, language) for language in LANGUAGES}
ENGLISH = WORDS["en"]

EAGER = {"attack": 9.0, "with": 9.0, "commit": 6.0, "force": 9.0, "impose": 9.0, "hold": 2.0}
DULL = {"done": 0.12, "detach": 0.05, "stop": 1.5, "pass": 0.5, "fortify": 0.1, "ambush": 0.1}
DECLARATIONS = {"attack", "assault"}
COMBAT = {
    *DECLARATIONS,
    *("participants", "participants-storm", "lead", "front", "grand-battle", "banzai"),
    *("force-retreat", "oppose", "impose", "hold"),
}


class Moment(NamedTuple):
    """A position, and one of its questions."""

    pos: War
    ask: Ask
    asks: tuple[Ask, ...]


@cache
def moments() -> tuple[Moment, ...]:
    """Moments of games by players who like to fight: every combat decision, and some of all the others."""
    found = []
    for seed, chosen in enumerate(({}, {"chits": "chosen", "command": "armies"}, {"teams": "fronts"}, {})):
        chance = random.Random(seed)
        pos = TITLE.set_up(KIT, "campaign", dict(chosen), Table(Dice(str(seed))))
        asks = settle(pos)
        number = 0
        while asks:
            ask = chance.choice(asks)
            number += 1
            often = 1 if ask.prompt in COMBAT - DECLARATIONS else 11 if ask.prompt in DECLARATIONS else 67
            if number % often == 0 or (ask.prompt == "choose-chit" and not pos.sealed):
                found.append(Moment(pos.copy(), ask, asks))
            weights = [EAGER.get(order.verb, DULL.get(order.verb, 1.0)) for order in ask.orders]
            asks = answer(pos, asks, chance.choices(ask.orders, weights)[0], ask.seat)
        found.append(Moment(pos.copy(), Ask("", "over", []), ()))
    return tuple(found)


def view(pos: War, seat: str) -> War:
    shown = seen(TITLE, pos, seat or "japan")
    assert isinstance(shown, War)
    return shown


def portrait(language: str = "en") -> Portrait:
    return SHOWN.portrait(TITLE, KIT, language)


# the portrait


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_portrait_is_plain_data(language: str) -> None:
    made = portrait(language)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Portrait) == made
    assert made is portrait(language), "it is made once"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_portrait_is_there(language: str) -> None:
    texts = [*_texts(msgspec.to_builtins(portrait(language)))]
    wrong = [text for text in texts if re.search(r"[{}]|\?\?\?|\b(look|chart|overlay|tour|state|slot)-\w", text)]
    assert {text for text in wrong if not _is_key(text)} == set()


def _texts(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            if key not in ("key", "target", "url"):
                yield from _texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _texts(value)


def _is_key(text: str) -> bool:
    return text in KIT.space_index


def test_every_space_and_every_piece_is_there_once() -> None:
    made = portrait()
    places = [space.name for space in made.board.spaces] + [box.name for box in made.boxes]
    assert Counter(places) == Counter(KIT.space_names)
    assert [piece.name for piece in made.pieces] == list(KIT.piece_names)
    assert len({piece.title for piece in made.pieces}) == len(made.pieces)
    assert {box.group for box in made.boxes} == {group.key for group in made.groups}
    assert {space.terrain for space in made.board.spaces} == {*TERRAINS, ""}


def test_the_board_and_its_images_agree() -> None:
    made = portrait()
    left, top, right, bottom = made.board.frame
    for pixels in {layer.pixels for layer in made.images}:
        tiles = [layer for layer in made.images if layer.pixels == pixels]
        assert (min(tile.x for tile in tiles), min(tile.y for tile in tiles)) == (left, top)
        assert max(tile.x + tile.width for tile in tiles) == pytest.approx(right, abs=1 / pixels)
        assert max(tile.y + tile.height for tile in tiles) == pytest.approx(bottom, abs=1 / pixels)
        area = (right - left) * (bottom - top)
        assert sum(tile.width * tile.height for tile in tiles) == pytest.approx(area, rel=0.001)
    for space in made.board.spaces:
        assert left < space.x < right
        assert top < space.y < bottom
        if space.name.isdigit():
            assert (space.x, space.y) == pytest.approx(centre(space.name), abs=1e-3)
    for label in made.labels:
        for x, y in ((label.x, label.y), *label.line):
            assert left - 1 < x < right + 1
            assert top - 1 < y < bottom + 1
    assert len({layer.url for layer in made.images}) == len(made.images)


def test_the_map_is_painted_in_the_sizes_that_are_promised() -> None:
    from io import BytesIO

    from PIL import Image

    layers = portrait().images
    files = [layer.url.rpartition("/")[2] for layer in layers]
    assert SHOWN.pictures() == (SHOWN.cover(), *files)
    for file, layer in ((files[0], layers[0]), (files[-1], layers[-1])):
        with Image.open(BytesIO(SHOWN.draw_picture(file))) as image:
            assert image.format == "WEBP"
            assert image.width == pytest.approx(layer.width * layer.pixels, abs=1)
            assert image.height == pytest.approx(layer.height * layer.pixels, abs=1)


def test_the_tiles_of_the_sharp_map_cover_it() -> None:
    layers = portrait().images
    whole, tiles = layers[0], [layer for layer in layers if layer.scale > 1]
    assert sum(tile.width * tile.height for tile in tiles) == pytest.approx(whole.width * whole.height, rel=1e-3)
    assert min(tile.x for tile in tiles) == whole.x
    assert max(tile.x + tile.width for tile in tiles) == pytest.approx(whole.x + whole.width, abs=0.01)


def test_counters() -> None:
    pieces = {piece.name: piece for piece in portrait().pieces}
    for name, piece in pieces.items():
        p = KIT.piece_index[name]
        assert re.fullmatch(r"\d{20}", piece.symbol)
        assert len(piece.faces) == KIT.full_steps[p]
        assert all(len(face) == len(piece.legend) for face in piece.faces)
        assert all(re.fullmatch(r"#[0-9a-f]{6}", tone) for tone in msgspec.structs.astuple(piece.colours))
    regiment = pieces["31/58"]
    assert (regiment.mark, regiment.symbol) == ("III", "10031000171211000000")
    assert regiment.faces == (("5", "3", "5"), ("5", "3", "5"), ("8", "3", "5"))
    assert (regiment.left, regiment.right, regiment.formation) == ("31", "58", "31")
    marks = {name: pieces[name].mark for name in ("17/48", "15/b1", "Y/198", "15A/HQ", "31/HQ", "JM/A", "INA/1")}
    assert list(marks.values()) == ["X", "II", "XX", "XXXX", "XX", "", "III"]
    entities = {name: pieces[name].symbol[10:] for name in ("AUX/3A", "3C", "15/E", "56/R", "45C", "JM/A", "Chin")}
    assert entities == {
        "AUX/3A": "1303000051",  # wheeled field artillery
        "3C": "1205000000",  # armour
        "15/E": "1407000000",  # engineers
        "56/R": "1213000000",  # reconnaissance
        "45C": "1205010000",  # armoured reconnaissance
        "JM/A": "1636000031",  # transport by pack animals
        "Chin": "1211000058",  # irregular infantry
    }
    assert pieces["31/HQ"].symbol[7] == "2"
    assert pieces["CH/77"].boxed == 1
    assert (pieces["15/HQ"].boxed, pieces["15/HQ"].faces) == (0, (("4", "6"),)), "a range is printed in a box"


def test_charts() -> None:
    charts = {chart.key: chart for chart in portrait().charts}
    assert list(charts) == ["combat", "terrain", "turns", "objectives", "replacements"]
    for chart in charts.values():
        assert all(len(row) == len(chart.columns) for row in chart.rows), chart.key
        ENGLISH.rule(chart.rule)
    assert charts["combat"].columns[1:] == tuple(KIT.columns)
    assert len(charts["objectives"].rows) == len(KIT.objectives)
    assert [row[0] for row in charts["turns"].rows if row[3]] == [str(turn) for turn in sorted(KIT.support_turns)]


def test_the_two_sides_can_be_told_apart_without_colours() -> None:
    first, second = portrait().sides
    assert first.pattern != second.pattern
    assert abs(_brightness(first.colour) - _brightness(second.colour)) > 10


def _brightness(colour: str) -> float:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tour_can_be_followed(language: str) -> None:
    made = portrait(language)
    known = {
        "piece": set(KIT.piece_names),
        "space": set(KIT.space_names),
        "overlay": {overlay.key for overlay in made.overlays},
        "chart": {chart.key for chart in made.charts},
        "tracks": {track.key for track in made.tracks},
        "panel": {"chits", "air", "markers"},
        "prompt": {""},
    }
    pos = TITLE.set_up(KIT, "campaign", {}, Table(Dice("tour")))
    asks = settle(pos)
    assert len(made.tour) == 8
    for step in made.tour:
        assert step.target in known[step.at]
        for written in step.orders:
            verb, _, target = written.partition(" ")
            order = TITLE.read(KIT, verb, target or None)
            assert order in asks[0].orders, written
            asks = answer(pos, asks, order, "japan")
    assert KIT.space_names[pos.place[KIT.piece_index["31/58"]]] == "0810"


# scenes


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


def test_a_seat_sees_nothing_that_is_hidden_from_it() -> None:
    """Two positions that differ only in the enemy's face-down chits and sealed picks look the same."""
    compared = 0
    for moment in moments():
        for side, seat in enumerate(SIDES):
            pos, twin, other = moment.pos.copy(), moment.pos.copy(), 1 - side
            if pos.teams or not twin.chosen[other]:
                continue
            for chit in twin.cups[other]:
                twin.cups[other] = tuple(sorted({*twin.cups[other], twin.chosen[other]} - {chit}))
                twin.chosen[other] = chit
                compared += 1
                assert SHOWN.scene(view(twin, seat), ENGLISH) == SHOWN.scene(view(pos, seat), ENGLISH)
    assert compared


def test_a_scene_of_a_sealed_pick() -> None:
    choosing = next(moment for moment in moments() if moment.ask.prompt == "choose-chit" and not moment.pos.teams)
    seen_by_japan = set()
    for order in next(ask for ask in choosing.asks if ask.seat == "allies").orders:
        pos = choosing.pos.copy()
        answer(pos, choosing.asks, order, "allies")
        seen_by_japan.add(msgspec.json.encode(SHOWN.scene(view(pos, "japan"), ENGLISH)))
    assert len(seen_by_japan) == 1


# overlays


def quiet_moments(prompt: str) -> list[Moment]:
    return [moment for moment in moments() if moment.ask.prompt == prompt]


def test_overlays_use_the_tones_of_the_portrait() -> None:
    looks = {look.key: {tone.key for tone in look.tones} for look in portrait().overlays}
    pos = view(moments()[20].pos, "allies")
    for look in portrait().overlays:
        laid = SHOWN.overlay(pos, look.key, "31/58" if look.needs == "piece" else None, ENGLISH)
        assert {spot.tone for spot in laid.spaces.values()} <= looks[look.key]
        assert {tone for _, _, tone in laid.lines} <= looks[look.key]
        assert laid.spaces.keys() <= KIT.space_index.keys()
    assert len({look.hotkey for look in portrait().overlays}) == len(looks)


def test_zones_of_control() -> None:
    for moment in moments()[::9]:
        for side, name in enumerate(SIDES):
            laid = SHOWN.overlay(moment.pos, f"zoc-{name}", None, ENGLISH)
            zones = moment.pos.zoc_of(side)
            assert {space: int(spot.value) for space, spot in laid.spaces.items()} == {
                KIT.space_names[space]: count for space, count in enumerate(zones) if count
            }


def test_reach_is_what_is_offered() -> None:
    tried = 0
    for prompt in ("moving", "approach-move"):
        for pos, ask, _ in quiet_moments(prompt):
            offered = {order.target: order for order in ask.orders if order.verb == "to"}
            p = ask.args["piece"]
            assert isinstance(p, int)
            laid = SHOWN.overlay(view(pos, ask.seat), "reach", KIT.piece_names[p], ENGLISH)
            assert laid.spaces.keys() == {KIT.space_names[int(str(space))] for space in offered}
            for space, spot in list(laid.spaces.items())[:3]:
                tried += 1
                if prompt == "moving" and spot.tone == "move":
                    assert spot.value == mp(_spent_on(pos, ask, offered[KIT.space_index[space]], p))
    assert tried > 50


def _spent_on(pos: War, ask: Ask, order: Order, p: int) -> int:
    twin = pos.copy()
    answer(twin, (ask,), order, ask.seat)
    return twin.spent[p] - pos.spent[p]


def test_halves_are_written_as_halves() -> None:
    assert [mp(halves) for halves in range(6)] == ["0", "½", "1", "1½", "2", "2½"]


@pytest.mark.parametrize("side", [JAPAN, ALLIES])
def test_supply_lines_agree_with_the_rules(side: int) -> None:
    for moment in moments()[::11]:
        pos = moment.pos.copy()
        lines = trace(pos, side, checking=True)
        chains = {level: Chain(pos, side, level, lines) for level in (FULL, LIMITED_SUPPLY)}
        for level, plain, without_hq in (
            (FULL, lines.full, lines.full_hq),
            (LIMITED_SUPPLY, lines.limited, lines.limited_hq),
        ):
            for space in range(KIT.hex_count):
                assert chains[level].supplies(space, hq=False) == bool(plain[space])
                assert chains[level].supplies(space, hq=True) == bool(without_hq[space])


@pytest.mark.parametrize("side", [JAPAN, ALLIES])
def test_supply_lines_lead_from_a_source_to_every_piece(side: int) -> None:
    for moment in moments()[::23]:
        pos = moment.pos.copy()
        laid = SHOWN.overlay(view(pos, SIDES[side]), f"supply-{SIDES[side]}", None, ENGLISH)
        back: dict[str, list[str]] = {}
        for start, end, _ in laid.lines:
            assert KIT.board.link(KIT.space_index[start], KIT.space_index[end]) >= 0
            back.setdefault(end, []).append(start)
        sources = {KIT.space_names[space] for space in (*KIT.supply_entries[side], *KIT.airfields, *KIT.depots)}
        lines = trace(pos, side, checking=True)
        for p in pos.pieces_in_play(side):
            space = KIT.space_names[pos.place[p]]
            traced = can_trace(pos, p, lines)
            assert (laid.spaces[space].tone != "oos") >= traced or len(pos.index.at[pos.place[p]]) > 1
            if traced and pos.on_map(p) and not forages(pos, p):
                assert _upstream(space, back) & sources, space


def _upstream(space: str, back: dict[str, list[str]]) -> set[str]:
    found, wave = {space}, [space]
    while wave:
        wave = [near for here in wave for near in back.get(here, ()) if near not in found]
        found.update(wave)
    return found


def test_the_line_of_a_piece_goes_by_its_headquarters() -> None:
    pos = TITLE.set_up(KIT, "campaign", {}, Table(Dice("1")))
    settle(pos)
    regiment, hq = KIT.piece_index["31/58"], KIT.piece_index["31/HQ"]
    pos.put(regiment, KIT.space_index["0706"])
    pos.put(hq, KIT.space_index["0708"])
    laid = SHOWN.overlay(pos, "supply-line", "31/58", ENGLISH)
    assert laid.note == "31/58: Full Supply, 31/HQ ← Homalin ← 1220."
    assert laid.lines[0] == ("0708", "0707", "full")
    assert SHOWN.overlay(pos, "supply-line", "15/67", ENGLISH).lines == (), "it is not on the map yet"


def test_the_way_of_a_move_is_the_one_it_takes() -> None:
    tried = 0
    for pos, ask, _ in quiet_moments("moving"):
        p = ask.args["piece"]
        assert isinstance(p, int)
        reach = SHOWN.overlay(view(pos, ask.seat), "reach", KIT.piece_names[p], ENGLISH)
        for order in [order for order in ask.orders if order.verb == "to"][:4]:
            assert isinstance(order.target, int)
            name = KIT.space_names[order.target]
            laid = SHOWN.overlay(view(pos, ask.seat), "way", f"to {name}", ENGLISH)
            assert [to for _, to, _ in laid.lines] == [KIT.space_names[s] for s in options(pos, p).path(order.target)]
            assert laid.lines[0][0] == KIT.space_names[pos.place[p]]
            assert laid.spaces[name].tone == reach.spaces[name].tone
            tried += 1
        assert not SHOWN.overlay(view(pos, ask.seat), "way", "to nowhere", ENGLISH).lines
    assert tried > 20


def test_unknown_overlays_are_refused() -> None:
    pos = moments()[0].pos
    for key, target in (("weather", None), ("reach", None), ("reach", "9/99"), ("zoc-china", None)):
        with pytest.raises(BadOrder):
            SHOWN.overlay(pos, key, target, ENGLISH)


def test_control_follows_the_flags() -> None:
    pos = TITLE.set_up(KIT, "campaign", {}, Table(Dice("1")))
    settle(pos)
    assert SHOWN.overlay(pos, "control", None, ENGLISH).spaces["0505"].tone == "allies"
    pos.flags[KIT.space_index["0505"]] = JAPAN
    spot = SHOWN.overlay(pos, "control", None, ENGLISH).spaces["0505"]
    assert (spot.tone, spot.value) == ("japan", "6★")


# previews


def total(outcomes: tuple[Chance, ...]) -> float:
    return sum(chance.chance[0] / chance.chance[1] for chance in outcomes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_combat_decisions_have_a_preview_and_others_none(language: str) -> None:
    asked = set()
    for moment in moments():
        made = SHOWN.preview(view(moment.pos, moment.ask.seat), moment.ask, WORDS[language]) if moment.asks else None
        if moment.ask.prompt not in COMBAT:
            assert made is None or moment.ask.prompt == "agreement"
            continue
        assert isinstance(made, Preview)
        asked.add(moment.ask.prompt)
        for outcomes in (made.outcomes, *(choice.outcomes for choice in made.choices)):
            assert not outcomes or total(outcomes) == pytest.approx(1)
        for line in made.lines:
            assert line.rule
            WORDS[language].rule(line.rule)
        written = {TITLE.write(KIT, order) for order in moment.ask.orders}
        assert {choice.order for choice in made.choices} <= written
        assert not any(re.search(r"preview-|[{}]", text) for text in _texts(msgspec.to_builtins(made)))
        assert msgspec.json.decode(msgspec.json.encode(made), type=Preview) == made
    assert asked >= COMBAT - {"grand-battle"}


def test_a_preview_changes_nothing() -> None:
    for moment in moments():
        if moment.ask.prompt in COMBAT:
            before, events = moment.pos.digest(), moment.pos.table.events
            SHOWN.preview(moment.pos, moment.ask, ENGLISH)
            assert moment.pos.digest() == before
            assert moment.pos.table.events == events


def played(moment: Moment, order: Order, die: int) -> list[Event]:
    """The events of an order, with the next die forced."""
    pos = moment.pos.copy()
    pos.table.events = []
    pos.table.forced = deque([die])
    answer(pos, moment.asks, order, moment.ask.seat)
    return pos.table.events


def rolled(moment: Moment, order: Order) -> Counter[str]:
    """What the engine makes of each face of the die."""
    found: Counter[str] = Counter()
    for die in range(1, 7):
        result = next(event.args for event in played(moment, order, die) if event.kind == "combat-result")
        found[f"{result['attacker']}-{result['defender']}{'r' if result['retreat'] else ''}"] += 1
    return found


def as_counter(outcomes: tuple[Chance, ...]) -> Counter[str]:
    assert {chance.chance[1] for chance in outcomes} == {6}
    return Counter({chance.code: chance.chance[0] for chance in outcomes})


def test_chances_are_those_of_the_engine() -> None:
    """Before the die the engine is asked with every face of it."""
    for moment in quiet_moments("banzai"):
        if moment.pos.teams:
            continue
        made = SHOWN.preview(moment.pos, moment.ask, ENGLISH)
        assert made is not None
        charge, plain = made.choices
        assert as_counter(plain.outcomes) == rolled(moment, PASS) == as_counter(made.outcomes)
        assert as_counter(charge.outcomes) == rolled(moment, BANZAI)


def test_columns_are_those_of_the_engine() -> None:
    tried = 0
    for moment in moments():
        if moment.ask.prompt not in ("lead", "front", "participants") or moment.pos.teams:
            continue
        made = SHOWN.preview(moment.pos, moment.ask, ENGLISH)
        assert made is not None
        for choice in made.choices:
            verb, _, target = choice.order.partition(" ")
            if verb not in ("front", "commit"):
                continue
            odds = [event for event in played(moment, TITLE.read(KIT, verb, target or None), 3) if event.kind == "odds"]
            if odds:  # otherwise somebody had to choose before
                assert odds[0].args["column"] == choice.column
                tried += 1
    assert tried > 20


def a_great_attack() -> tuple[War, tuple[Ask, ...]]:
    """Three Japanese regiments against Moreh, in an Attack Phase."""
    pos = TITLE.set_up(KIT, "campaign", {}, Table(Dice("1")))
    settle(pos)
    moreh = KIT.space_index["0613"]
    free = [space for space in KIT.neighbours[moreh] if not pos.index.units[ALLIES][space]]
    for name, space in zip(("31/58", "31/124", "31/138"), free, strict=False):
        pos.put(KIT.piece_index[name], space)
        pos.set_steps(KIT.piece_index[name], 3)
    pos.phase, pos.phasing = "attack", JAPAN
    pos.stack = [Turn(True), Phase(JAPAN, "attack", stage=1), Declare(JAPAN, assault=False)]
    return pos, settle(pos)


def test_from_the_choice_of_units_to_the_grand_battle() -> None:
    pos, asks = a_great_attack()
    asks = answer(pos, asks, ATTACK[KIT.space_index["0613"]], "japan")
    made = SHOWN.preview(pos, asks[0], ENGLISH)
    assert made is not None
    assert made.outcomes == ()
    assert {choice.order.split()[0] for choice in made.choices} == {"with"}
    columns = []
    for name in ("31/58", "31/124", "31/138"):
        asks = answer(pos, asks, WITH[KIT.piece_index[name]], "japan")
        made = SHOWN.preview(pos, asks[0], ENGLISH)
        assert made is not None
        columns.append(KIT.columns.index(made.column))
        assert made.assumed[-1].startswith("No Banzai charge is declared")
    assert columns == sorted(columns)
    strength = next(line for line in made.lines if line.label == "Attacking Firepower")
    assert strength.value == "24"
    assert [line.label for line in made.lines if line.part][:3] == ["31/58", "31/124", "31/138"]
    asks = answer(pos, asks, COMMIT, "japan")
    while asks[0].prompt in ("lead", "front"):
        asks = answer(pos, asks, asks[0].orders[0], asks[0].seat)
    assert asks[0].prompt == "grand-battle"
    made = SHOWN.preview(pos, asks[0], ENGLISH)
    assert made is not None
    grand, plain = made.choices
    assert grand.order == TITLE.write(KIT, GRAND)
    assert grand.note.startswith("It costs 2 Lamentation points.")
    assert total(grand.outcomes) == total(plain.outcomes) == pytest.approx(1)
    assert all(chance.code.endswith("+1") for chance in grand.outcomes)


def test_prices_of_a_retreat_are_those_that_are_asked() -> None:
    asked = 0
    for prompt, label in (("impose", "Steps to force the retreat"), ("hold", "Steps to hold the position")):
        for moment in quiet_moments(prompt):
            made = SHOWN.preview(moment.pos, moment.ask, ENGLISH)
            assert made is not None
            assert next(line.value for line in made.lines if line.label == label) == str(moment.ask.args["n"])
            asked += 1
    assert asked > 5


def test_a_storm_is_a_toss_up() -> None:
    for moment in quiet_moments("participants-storm"):
        made = SHOWN.preview(moment.pos, moment.ask, ENGLISH)
        assert made is not None
        assert [chance.chance for chance in made.outcomes] == [(3, 6), (3, 6)]
