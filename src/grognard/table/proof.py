"""The proof of the dice: the seed that was committed to, and every roll that followed from it."""

from __future__ import annotations

import msgspec

from grognard.core.dice import Dice, commitment
from grognard.core.errors import GrognardError
from grognard.core.game import Game, replay
from grognard.core.journal import Header, Journal
from grognard.core.position import Table
from grognard.core.title import load_title


class Roll(msgspec.Struct, frozen=True):
    """Roll `number` of a game: a die of `sides`, and the order during which it fell (0: the set-up)."""

    number: int
    sides: int
    value: int
    order: int


class Proof(msgspec.Struct, frozen=True):
    """All that is needed to check the dice of a game."""

    game: str
    commitment: str
    seed: str
    agrees: bool
    orders: int
    rolls: list[Roll]


class Recorder(Dice):
    """Dice that remember what was rolled."""

    __slots__ = ("sheet",)

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.sheet: dict[int, tuple[int, int]] = {}

    def roll(self, number: int, sides: int) -> int:
        value = super().roll(number, sides)
        self.sheet[number] = (sides, value)
        return value


def prove(saved: Journal, game: str = "") -> Proof:
    """Replay a journal and write down every roll."""
    header = saved.header
    if header.seed is None:
        raise GrognardError("the dice of this game are still secret")
    recorder = Recorder(header.seed)
    played = _set_up(header, recorder)
    upto = [played.position.rolls]
    for entry in saved.orders():
        one = Journal(header)
        one.entries.append(entry)
        replay(played, one)
        upto.append(played.position.rolls)
    rolls, order = [], 0
    for number in range(played.position.rolls):
        while number >= upto[order]:
            order += 1
        rolls.append(Roll(number, *recorder.sheet[number], order))
    agrees = commitment(header.seed) == header.commitment
    return Proof(game, header.commitment, header.seed, agrees, len(played.orders), rolls)


def _set_up(header: Header, dice: Dice) -> Game:
    title = load_title(header.title)
    kit = title.kit()
    position = title.set_up(kit, header.scenario, header.options, Table(dice))
    return Game(title, kit, header, position=position, listen=False)
