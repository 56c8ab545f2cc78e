"""Counter-based dice: roll number n of a game follows from its seed alone."""

from __future__ import annotations

import hashlib
import secrets

_SPAN = 1 << 64
UNSEEN = 1 << 63
"""Where the numbers of lots begin that are no rolls."""


class Dice:
    """An endless sheet of rolls. Reading it does not change it, so copies and replays agree."""

    __slots__ = ("_key", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._key = hashlib.blake2b(seed.encode(), digest_size=32).digest()

    def roll(self, number: int, sides: int) -> int:
        """Roll `number` of the game on a die of `sides`, 1 to sides, exactly uniform (by rejection)."""
        bound = _SPAN - _SPAN % sides
        attempt = 0
        while (value := self.draw(number, attempt)) >= bound:
            attempt += 1
        return value % sides + 1

    def draw(self, number: int, attempt: int) -> int:
        """The hash that a roll is made from: 64 bits. One that is too high to be fair is drawn again."""
        text = number.to_bytes(8, "big") + attempt.to_bytes(2, "big")
        return int.from_bytes(hashlib.blake2b(text, key=self._key, digest_size=8).digest(), "big")


class Unrolled(Exception):
    """A die was to be rolled where nobody knows it."""


class CoveredDice(Dice):
    """Dice as who sees a view may know them: not at all. Lots that nobody sees in play may fall as they like."""

    __slots__ = ()

    def roll(self, number: int, sides: int) -> int:
        if number < UNSEEN:
            raise Unrolled
        return super().roll(number, sides)


def fresh_seed() -> str:
    """A seed that nobody can guess, for a game between people."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published before a game, so that the seed shown after it can be checked."""
    return hashlib.sha256(b"grognard dice:" + seed.encode()).hexdigest()
