"""The game in a terminal: every space has its region, every piece that may be seen its place, and no other."""

from __future__ import annotations

import random

import pytest

from grognard.core.view import seen
from grognard.core.wording import Wording
from grognard.sketch import Sketch
from grognard.terminal.drawing import Drawing
from grognard.titles.asia_engulfed.kit import BLOCK, CV, SIDES
from grognard.titles.asia_engulfed.twins import twin_of
from grognard.titles.asia_engulfed.war import War
from tests.asia_engulfed.games import new_game, war
from tests.asia_engulfed.test_views import hidden_from
from tests.playing import pick

EVERY = 100


def everything(view: War, wording: Wording) -> tuple[Sketch, list[list[str]]]:
    """All that a terminal can show of a view."""
    drawing = Drawing(wording.title, view, wording)
    shown = drawing.sketch()
    return shown, [drawing.describe(name) for name in shown.cells]


def test_every_space_has_a_region() -> None:
    game = new_game(1, mode="people")
    kit = war(game).kit
    for language in ("en", "fr"):
        cells = Drawing(game.title, war(game), Wording(game.title, kit, language)).sketch().cells
        assert {name for name, cell in cells.items() if cell.region} == set(kit.space_names[: kit.map_end])
        assert cells.keys() == set(kit.space_names) - {kit.space_names[kit.unseen]}
        assert not [cell.region for cell in cells.values() if cell.region.startswith("region-")]
        for name, cell in cells.items():
            assert all(name in cells[other].near for other in cell.near)


@pytest.mark.parametrize("seed", range(2))
def test_hidden_blocks_are_only_counted(seed: int) -> None:
    rng = random.Random(seed)
    game = new_game(seed, mode="people")
    wording = Wording(game.title, game.kit, "en")
    twins = 0
    for number in range(500):
        if not game.asks:
            break
        if number % EVERY == 0:
            pos = war(game)
            kit = pos.kit
            for seat in SIDES:
                secret = hidden_from(pos, seat)
                view = seen(game.title, pos, seat)
                assert isinstance(view, War)
                shown, lines = everything(view, wording)
                names = [name for cell in shown.cells.values() for stack in cell.stacks for name in stack.pieces]
                assert len(names) == len(set(names))
                assert {kit.piece_names[p] for p in range(kit.real_count) if p not in secret} <= set(names)
                stand_ins = [name for name in names if kit.kind[kit.piece_index[name]] == BLOCK]
                assert len(stand_ins) == sum(1 for p in secret if kit.block_class[p])
                told = " ".join(line for space in lines for line in space).split()
                assert not {kit.piece_names[p] for p in secret}.intersection((*names, *told))
                blocks = [p for p in secret if kit.block_class[p] and kit.kind[p] != CV]
                pairs = [(p, q) for p in blocks for q in blocks if p < q and _alike(pos, p, q)]
                for p, q in rng.sample(pairs, min(2, len(pairs))):
                    other = seen(game.title, twin_of(pos, p, q), seat)
                    assert isinstance(other, War)
                    assert everything(other, wording) == (shown, lines)
                    twins += 1
        seat, order = pick(rng, game.asks)
        game.play(order, seat)
    assert twins


def _alike(pos: War, p: int, q: int) -> bool:
    kit = pos.kit
    return kit.nation[p] == kit.nation[q] and kit.block_class[p] == kit.block_class[q]


def test_what_japan_owes_is_its_secret() -> None:
    game = new_game(1, mode="people")
    pos = war(game).copy()
    wording = Wording(game.title, game.kit, "en")

    def tracks(seat: str) -> object:
        view = seen(game.title, pos, seat)
        assert isinstance(view, War)
        return Drawing(game.title, view, wording).sketch().tracks

    before = {seat: tracks(seat) for seat in SIDES}
    pos.oil_due, pos.transports_due = 2, 3
    assert tracks("japan") != before["japan"]
    assert tracks("allies") == before["allies"]
