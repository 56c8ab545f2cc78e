"""`grognard replay` and `grognard verify`: saved games, played again."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from grognard.commands import output
from grognard.core import journal as journals
from grognard.core import opening
from grognard.core.dice import commitment
from grognard.core.errors import DigestMismatch
from grognard.core.game import Game
from grognard.core.journal import Journal
from grognard.core.proof import Proof, prove
from grognard.core.signature import BadSignature, Signed, fingerprint, signatures
from grognard.core.wording import Wording

CUT = 2
"""The exit code for a file whose last line is incomplete."""
SHOWN = 60
"""So much of a broken line is shown."""
ENDED = {"resign": "{seat} has resigned", "time": "{seat} has run out of time", "draw": "a draw by agreement"}
PROVED = (
    "This proves that the dice follow from the seed that was committed to, that every order was legal, and that the"
    " file agrees with itself."
)
UNSIGNED = (
    "It does not prove who gave the orders of {seats}: they are not signed, and the whole file could have been written"
    " anew. Ask the other player for the commitment, or for a copy of the file."
)
SIGNED = (
    "What is signed was not changed since by anybody without the key. Whose key it is, the file cannot know: compare"
    " its fingerprint with what the player tells you."
)
READ_AHEAD = (
    "The game is not over, and this file holds its seed and all orders, sealed picks too: whoever has the file can work"
    " out the dice to come and see everything that is hidden. By mail one trusts the other not to look."
)


def replay(path: Path, *, verify: bool, language: str, pack: Path | None) -> int:
    """Play a journal again; print its log unless it is only to be verified. Returns the exit code."""
    game = _load(path, pack)
    if game is None:
        return 1
    if verify:
        return _report(path, game, "every digest agrees")
    from grognard.terminal import print_events

    print_events(output.stdout, Wording(game.title, game.kit, language), game.events)
    _warn_if_cut(path, game.journal)
    return 0


def verify(path: Path, *, pack: Path | None) -> int:
    """Check the dice against their commitment, then every digest; list every roll. Returns the exit code."""
    saved = journals.read(path)
    header = saved.header
    if header.seed is not None and commitment(header.seed) != header.commitment:
        output.warn(f"{path}: the dice are not those that were committed to before the game")
        return 1
    game = _load(path, pack)
    if game is None:
        return 1
    try:
        signed = signatures(saved)
    except BadSignature as error:
        output.warn(f"{path}: {error}")
        return 1
    _list_rolls(prove(saved, pack=pack))
    code = _report(path, game, "the dice are those committed to, and every digest agrees")
    _say_what_is_proved(signed)
    if header.seed is not None and game.ending is None and game.result is None:
        output.stdout.print(READ_AHEAD, soft_wrap=True, highlight=False, markup=False)
    return code


def _say_what_is_proved(signed: list[Signed]) -> None:
    show = partial(output.stdout.print, soft_wrap=True, highlight=False, markup=False)
    for each in signed:
        if each.key:
            left = f", but not the last {each.unsigned} of its {each.orders} orders" if each.unsigned else ""
            show(f"{each.seat}: signed up to line {each.line} with the key {fingerprint(each.key)}{left}")
    show(PROVED)
    if any(each.key for each in signed):
        show(SIGNED)
    loose = [each.seat for each in signed if each.unsigned]
    if loose:
        show(UNSIGNED.format(seats=", ".join(loose)))


def _list_rolls(proof: Proof) -> None:
    """How each roll follows from the seed, so that it can be checked with other tools."""
    show = partial(output.stdout.print, soft_wrap=True, highlight=False, markup=False)
    show(f"seed        {proof.seed}")
    show(f"commitment  {proof.commitment} = SHA-256 of 'grognard dice:' and the seed")
    show("roll        BLAKE2b, 8 bytes, of number (8 bytes) and attempt (2), keyed with BLAKE2b (32) of the seed")
    for roll in proof.rolls:
        again = f", attempt {roll.attempt + 1}" if roll.attempt else ""
        show(
            f"{roll.number:>6}{again}  order {roll.order:<5} d{roll.sides:<3} {roll.value:>2}"
            f" = {roll.drawn} mod {roll.sides} + 1"
        )


def _load(path: Path, pack: Path | None) -> Game | None:
    """The game of a journal, or nothing (and a message) if it does not replay as it was recorded."""
    try:
        return opening.load(path, verify=True, pack=pack)
    except DigestMismatch as error:
        output.warn(f"{path}: {error}")
    return None


def _report(path: Path, game: Game, finding: str) -> int:
    state = "not over"
    if game.ending is not None:
        state = ENDED[game.ending.end].format(seat=game.ending.seat)
    elif game.result is not None:
        state = f"won by {game.result.winner}" if game.result.winner else "a draw"
    output.stdout.print(f"{path}: {len(game.orders)} orders ({state}): {finding}", soft_wrap=True)
    return CUT if _warn_if_cut(path, game.journal) else 0


def _warn_if_cut(path: Path, saved: Journal) -> bool:
    if saved.lost:
        orders = sum(1 for _ in saved.orders())
        output.warn(
            f"{path}: the last line, after order {orders}, is cut off and does not count: {saved.lost[:SHOWN]!r}"
        )
    return bool(saved.lost)


def load_to_play(path: Path, pack: Path | None) -> Game:
    """A saved game to go on with."""
    _warn_if_cut(path, journals.read(path))
    return opening.load(path, pack=pack)
