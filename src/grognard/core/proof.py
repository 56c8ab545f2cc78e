"""The proof of the dice: the seed that was committed to, and every roll that followed from it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from grognard.core.dice import Dice, commitment
from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.journal import Header, Journal
from grognard.core.opening import replay
from grognard.core.position import Table
from grognard.core.title import load_title


class Roll(msgspec.Struct, frozen=True):
    """Roll `number` of a game: a die of `sides`, and the order during which it fell (0: the set-up).

    It follows from `drawn`, a keyed hash of the number and of the `attempt`: value = drawn mod sides + 1. The first
    attempt counts, unless its hash lies in the last, incomplete span of `sides` numbers.
    """

    number: int
    sides: int
    value: int
    order: int
    attempt: int
    drawn: str
    """Hexadecimal, 16 digits."""


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

    __slots__ = ("_last", "sheet")

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.sheet: dict[int, tuple[int, int, int, str]] = {}
        self._last = (0, 0)

    def draw(self, number: int, attempt: int) -> int:
        drawn = super().draw(number, attempt)
        self._last = (attempt, drawn)
        return drawn

    def roll(self, number: int, sides: int) -> int:
        value = super().roll(number, sides)
        attempt, drawn = self._last
        self.sheet[number] = (sides, value, attempt, f"{drawn:016x}")
        return value


def prove(saved: Journal, game: str = "", pack: Path | None = None) -> Proof:
    """Replay a journal and write down every roll."""
    header = saved.header
    if header.seed is None:
        raise GrognardError("the dice of this game are still secret")
    recorder = Recorder(header.seed)
    played = _set_up(header, recorder, pack)
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
        sides, value, attempt, drawn = recorder.sheet[number]
        rolls.append(Roll(number, sides, value, order, attempt, drawn))
    agrees = commitment(header.seed) == header.commitment
    return Proof(game, header.commitment, header.seed, agrees, len(played.orders), rolls)


def _set_up(header: Header, dice: Dice, pack: Path | None) -> Game:
    title = load_title(header.title)
    kit = title.kit(pack)
    position = title.set_up(kit, header.scenario, header.options, Table(dice))
    return Game(title, kit, header, position=position, listen=False)
