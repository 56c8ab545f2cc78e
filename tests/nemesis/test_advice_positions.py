"""Advice in single positions: what a thinking player found wrong in the greedy bot, and what it does there now.

The numbers of the hexes are those of the map: Imphal 0410 and the road north by 0409 and 0408 to Kohima 0505, Dimapur
0204 and Golaghat 0401 behind it, Ukhrul 0608.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.bots.greedy import GreedyBot
from grognard.bout import Bout
from grognard.core.case import Runner
from grognard.core.case_files import parse_cases
from grognard.core.playing import Eyes
from grognard.titles.nemesis.kit import NemesisKit
from grognard.titles.nemesis.war import War

BRIGADES = "\n".join(f"piece U{n} british infantry large fp 8/4 quality 2" for n in range(1, 8))
REGIMENTS = "\n".join(
    f"piece J{n} japan infantry large fp 6/4 quality 2 steps 3 division 31 regiment" for n in range(1, 4)
)
START = f"{BRIGADES}\n{REGIMENTS}\nclear\nturn 5"
OFFENSIVE = "chits japan played offensive\nphase allies offensive"
LONGEST = 200


class Played(NamedTuple):
    """Where things stand when a side has played its Phase, and the orders that it gave."""

    pos: War
    orders: list[str]

    def at(self, name: str) -> str:
        kit = self.pos.kit
        return kit.space_names[self.pos.place[kit.piece_index[name]]]

    def strength(self, hex_number: str) -> int:
        """British brigades in a hex."""
        return sum(self.at(f"U{n}") == hex_number for n in range(1, 8))


def played(*lines: str) -> Played:
    """Greedy bots play the Phase of a position in the words of a case."""
    text = "\n".join(["title nemesis", "case position", START, *lines, OFFENSIVE, ""])
    runner = Runner(parse_cases(text, "position")[0])
    for line in runner.case.lines:
        runner.read(line)
    game = runner.play()
    pos, title = game.position, game.title
    assert isinstance(pos, War)
    assert isinstance(game.kit, NemesisKit)
    bout = Bout(title, pos, (), None)
    bout.asks = game.asks
    bots = {seat: GreedyBot(title, seat, "1") for seat in game.seats}
    now = title.player_turn(pos)
    orders: list[str] = []
    while bout.asks and title.player_turn(pos) == now:
        assert len(orders) < LONGEST
        ask = bout.asks[0]
        order = bots[ask.seat].choose(ask, Eyes(bout, ask))
        if ask.seat == "allies":
            orders.append(title.write(game.kit, order))
        bout.give(order, ask)
    return Played(pos, orders)


def test_it_attacks_with_twice_the_firepower_though_dimapur_is_threatened() -> None:
    """Late in the game, the enemy at Kohima: Dimapur and the troops around it are enough, the others attack."""
    found = played(
        *("flag 0505 japan", "put J1 at 0505", "put J2 at 0505"),
        *("put U1 at 0204", "put U2 at 0304", "put U3 at 0304", "put U4 at 0405", "put U5 at 0404", "put U6 at 0404"),
        "put U7 at 0401",
    )
    assert "attack 0505" in found.orders
    assert found.strength("0204") >= 1


def test_a_starred_objective_of_its_own_is_retaken() -> None:
    found = played(
        *("flag 0505 japan", "put J1 at 0505 steps 1"),
        *("put U1 at 0204", "put U2 at 0304", "put U3 at 0204", "put U4 at 0401"),
    )
    assert "attack 0505" in found.orders


def test_an_empty_starred_objective_of_its_own_is_not_left_to_the_enemy() -> None:
    found = played("flag 0505 japan", "put U1 at 0204", "put U2 at 0203", "put U3 at 0401", "put J1 at 0707")
    assert found.strength("0505") == 1


def test_relief_marches_to_the_relieved() -> None:
    """The besieger stands between: relief comes down the road in strength, and attacks him."""
    found = played(
        *("put U1 at 0410", "put J1 at 0409", "put U2 at 0407", "put U3 at 0407"),
        *("put U4 at 0505", "put U5 at 0204", "put U6 at 0401"),
    )
    assert "attack 0409" in found.orders
    assert found.at("U1") == "0410"


def test_relief_comes_in_strength_and_not_one_by_one() -> None:
    """Five brigades in the north, the besiegers far from them: the threat to Kohima does not bind them all."""
    found = played(
        *("put U1 at 0410", "put J1 at 0409", "put J2 at 0509", "put U2 at 0505", "put U3 at 0505"),
        *("put U4 at 0506", "put U5 at 0506", "put U6 at 0204", "put U7 at 0401"),
    )
    assert "attack 0409" in found.orders
    assert found.strength("0505") >= 1
    assert found.strength("0204") >= 1


def test_a_place_is_not_given_up_to_be_bought_back() -> None:
    """A brigade that holds a starred Objective before a weaker enemy does not march away to guard another."""
    found = played("put U1 at 0505", "put J1 at 0506 steps 2", "put U5 at 0204", "put U6 at 0401", "put U7 at 0410")
    assert found.strength("0505") >= 1
    assert found.strength("0410") >= 1
