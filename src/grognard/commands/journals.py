"""`grognard replay` and `grognard verify`: saved games, played again."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from grognard.commands import output
from grognard.core import game as games
from grognard.core import journal as journals
from grognard.core.dice import commitment
from grognard.core.errors import DigestMismatch
from grognard.core.game import Game
from grognard.core.journal import Journal
from grognard.core.proof import Proof, prove
from grognard.core.wording import Wording

CUT = 2
"""The exit code for a file whose last line is incomplete."""


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
    _list_rolls(prove(saved, pack=pack))
    return _report(path, game, "the dice are those committed to, and every digest agrees")


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
        return games.load(path, verify=True, pack=pack)
    except DigestMismatch as error:
        output.warn(f"{path}: {error}")
    return None


def _report(path: Path, game: Game, finding: str) -> int:
    state = "not over"
    if game.result is not None:
        state = f"won by {game.result.winner}" if game.result.winner else "a draw"
    output.stdout.print(f"{path}: {len(game.orders)} orders ({state}): {finding}", soft_wrap=True)
    return CUT if _warn_if_cut(path, game.journal) else 0


def _warn_if_cut(path: Path, saved: Journal) -> bool:
    if saved.lost:
        orders = sum(1 for _ in saved.orders())
        output.warn(f"{path}: the last line, after order {orders}, is cut off and does not count: {saved.lost!r}")
    return bool(saved.lost)


def load_to_play(path: Path, pack: Path | None) -> Game:
    """A saved game to go on with."""
    _warn_if_cut(path, journals.read(path))
    return games.load(path, pack=pack)
