"""Bots: they take any seat at any time, and know only what their seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.core.errors import UnknownTitle

if TYPE_CHECKING:
    from grognard.bots.budget import Budget
    from grognard.bots.general import Rehearse
    from grognard.core.playing import Player
    from grognard.core.title import Title

BOTS = ("random", "greedy", "general")
THINKERS = ("general",)
"""Bots that take their time."""
PROGRAM = "exec:"
"""`exec:./mybot` is a program of somebody's own (docs/bots.md)."""


def make_bot(
    name: str,
    title: Title,
    seat: str,
    seed: str,
    budget: Budget | None = None,
    rehearse: Rehearse | None = None,
) -> Player:
    """A bot by name; `budget` is how long it may think in a player turn, `rehearse` where, if it is one that thinks.

    Its own chance follows from the game's seed and its seat, never from the game's dice.
    """
    if name == "random":
        from grognard.bots.random import RandomBot

        return RandomBot(f"{seed}/{seat}")
    if name == "greedy":
        from grognard.bots.greedy import GreedyBot

        return GreedyBot(title, seat, f"{seed}/{seat}")
    if name == "general":
        from grognard.bots.general import GeneralBot, here

        return GeneralBot(title, seat, f"{seed}/{seat}", budget, rehearse or here)
    if name.startswith(PROGRAM):
        from grognard.bots.program import ProgramBot

        return ProgramBot(name.removeprefix(PROGRAM), title, seat, f"{seed}/{seat}")
    raise UnknownTitle(f"there is no bot {name!r}; there are: {', '.join(BOTS)}, and programs: {PROGRAM}COMMAND")


def check_program(command: str) -> list[str]:
    """The words of the command of a program; refuses one that cannot be run, before anything is played."""
    import shlex
    import shutil

    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UnknownTitle(f"{PROGRAM}{command}: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise UnknownTitle(f"{PROGRAM}{command}: there is no such program, or it may not be run")
    return words
