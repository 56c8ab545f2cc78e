"""What can be laid over the map: true to the rules."""

from __future__ import annotations

import pytest

from grognard.core.dice import Dice
from grognard.core.errors import BadOrder
from grognard.core.frame import Ask, answer, settle
from grognard.core.order import Order
from grognard.core.position import Table
from grognard.core.previews import halves
from grognard.titles.nemesis.chapters.ch5_1_reach import options
from grognard.titles.nemesis.chapters.ch7_supply import can_trace, forages, trace
from grognard.titles.nemesis.kit import ALLIES, JAPAN, SIDES
from grognard.titles.nemesis.overlays import Supply
from grognard.titles.nemesis.war import FULL, LIMITED_SUPPLY, War
from tests.nemesis.moments import (
    ENGLISH,
    KIT,
    SHOWN,
    TITLE,
    moments,
    portrait,
    quiet_moments,
    view,
)


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
                    assert spot.value == halves(_spent_on(pos, ask, offered[KIT.space_index[space]], p))
    assert tried > 50


def _spent_on(pos: War, ask: Ask, order: Order, p: int) -> int:
    """What the move has cost when it is over; Transports in its way are pushed back somewhere."""
    twin = pos.copy()
    asks = answer(twin, (ask,), order, ask.seat)
    while asks[0].prompt == "pushed-back":
        asks = answer(twin, asks, asks[0].orders[0], asks[0].seat)
    return twin.spent[p] - pos.spent[p]


def test_halves_are_written_as_halves() -> None:
    assert [halves(number) for number in range(6)] == ["0", "½", "1", "1½", "2", "2½"]


@pytest.mark.parametrize("side", [JAPAN, ALLIES])
def test_supply_lines_agree_with_the_rules(side: int) -> None:
    for moment in moments()[::11]:
        pos = moment.pos.copy()
        lines = trace(pos, side, checking=True)
        chains = {level: Supply(pos, side, level, lines).chains for level in (FULL, LIMITED_SUPPLY)}
        for level, plain, without_hq in (
            (FULL, lines.full, lines.full_hq),
            (LIMITED_SUPPLY, lines.limited, lines.limited_hq),
        ):
            for space in range(KIT.hex_count):
                assert chains[level].supplies(space) == bool(plain[space])
                assert chains[level].supplies(space, exclusive=True) == bool(without_hq[space])


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
