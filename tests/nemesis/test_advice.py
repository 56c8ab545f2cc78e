"""What a thinking player found wrong in the greedy bot's play, and does not find any more."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.bots.greedy import GreedyBot
from grognard.bout import Bout
from grognard.core.dice import Dice
from grognard.core.frame import settle
from grognard.core.playing import Eyes
from grognard.core.position import Table
from grognard.titles.nemesis.title import Nemesis
from grognard.titles.nemesis.war import War

TITLE = Nemesis()


@pytest.mark.parametrize("seed", [1, 3])
def test_units_do_not_shuttle_and_fortifications_are_not_moved_about(seed: int) -> None:
    """Within one move no unit comes back to a hex that it has left; no more forts are dug than there are markers."""
    kit = TITLE.kit()
    pos: War = TITLE.set_up(kit, "campaign", {}, Table(Dice(str(seed))))
    bout = Bout(TITLE, pos, (), None)
    bout.asks = settle(pos)
    bots = {seat: GreedyBot(TITLE, seat, f"{seed}/{seat}") for seat in TITLE.seats({})}
    trails: dict[int, list[int]] = {}
    dug: Counter[int] = Counter()
    phase, moves = TITLE.player_turn(pos), 0
    while bout.asks and pos.turn <= 6:
        ask = bout.asks[0]
        order = bots[ask.seat].choose(ask, Eyes(bout, ask))
        if TITLE.player_turn(pos) != phase:
            phase = TITLE.player_turn(pos)
            trails.clear()
            dug.clear()
        p = ask.args.get("piece")
        if ask.prompt == "moving" and order.verb == "to" and isinstance(p, int) and kit.is_unit[p]:
            assert isinstance(order.target, int)
            trail = trails.setdefault(p, [pos.place[p]])
            assert order.target not in trail, f"turn {pos.turn}: {kit.piece_names[p]} goes back"
            trail.append(order.target)
            moves += 1
        if order.verb == "fortify" and isinstance(order.target, int):
            place = pos.place[order.target]
            dug[place] += 1
            assert dug[place] == 1, f"turn {pos.turn}: a fortification is dug again in {kit.space_names[place]}"
        bout.give(order, ask)
    assert moves > 50
