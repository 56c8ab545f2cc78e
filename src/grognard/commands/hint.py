"""`grognard hint`: what a staff officer would do at the end of a saved game."""

from __future__ import annotations

from pathlib import Path

import msgspec

from grognard.commands import output
from grognard.core import opening
from grognard.core.errors import GrognardError
from grognard.core.hints import hints
from grognard.core.turning import blows
from grognard.core.view import seen
from grognard.core.wording import Wording
from grognard.terminal.phrases import phrase


class Advised(msgspec.Struct):
    """An order as it is written and in words, how advice rates it, and why."""

    order: str
    label: str
    score: float
    reasons: list[str]


class Blow(msgspec.Struct):
    """An order of somebody else, by how much it changed how the war stands for the seat, and what the seat was told."""

    n: int
    seat: str
    change: float
    events: list[str]


class Counsel(msgspec.Struct):
    """For a seat that is asked something."""

    seat: str
    question: str
    hints: list[Advised]
    blows: list[Blow]
    """What the others did since this seat last decided something, as far as it mattered most."""


def run(path: Path, *, language: str, json: bool, pack: Path | None) -> None:
    """Print the best orders for each seat that is asked."""
    game = opening.load(path, verify=True, pack=pack)
    if not game.asks:
        raise GrognardError(f"{path}: the game is over")
    wording = Wording(game.title, game.kit, language)
    found = []
    for ask in game.asks:
        shown = seen(game.title, game.position, ask.seat)
        advised = [
            Advised(
                game.title.write(game.kit, hint.order),
                wording.order(hint.order),
                hint.score,
                [wording.motive(motive) for motive in hint.motives],
            )
            for hint in hints(game.title, shown, ask)
        ]
        struck = [
            Blow(blow.n, blow.seat, round(blow.change, 3), [wording.event(event) for event in blow.events])
            for blow in blows(game, ask.seat)
        ]
        found.append(Counsel(ask.seat, wording.prompt(ask), advised, struck))
    if json:
        output.write_json({"title": game.title.meta.key, "orders": len(game.orders), "seats": found})
        return
    for counsel in found:
        if counsel.blows:
            said = phrase("what-mattered", language, seat=wording.name("seat", counsel.seat))
            output.stdout.print(said, style="bold", markup=False, soft_wrap=True)
        for blow in counsel.blows:
            told = " ".join(blow.events)
            output.stdout.print(f"{blow.change:+.2f}  {told}", style="yellow", markup=False, soft_wrap=True)
        output.stdout.print(f"{counsel.seat}: {counsel.question}", style="bold", markup=False, soft_wrap=True)
        for number, each in enumerate(counsel.hints, 1):
            output.stdout.print(f"{number}. {each.label}  ({each.order})", markup=False, soft_wrap=True)
            for reason in each.reasons:
                output.stdout.print(f"   {reason}", style="dim", markup=False, soft_wrap=True)
