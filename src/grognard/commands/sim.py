"""`grognard sim`: many games between bots."""

from __future__ import annotations

from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from grognard.commands import output
from grognard.simulate import Plan, Played, Tally, processors, simulate
from grognard.study.shelf import Shelf

INTERRUPTED = 130
"""The exit code of a program that was ended by Ctrl-C."""


def run(
    plan: Plan,
    *,
    games: int,
    seed: int,
    jobs: int | None,
    json: bool,
    out: Path | None,
    parquet: Path | None,
    cluster: str | None,
) -> int:
    """Returns the exit code: 1 if a game ended with an error."""
    shelf = None if parquet is None else Shelf(parquet)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=output.stderr,
        disable=json or not output.stderr.is_terminal,
        transient=True,
    )
    with progress:
        task = progress.add_task(plan.title, total=games)

        def on_game(played: Played) -> None:
            progress.advance(task)
            if played.error:
                output.stderr.print(f"seed {played.seed}, decision {played.decisions}: {played.error}", soft_wrap=True)

            for seat, why in played.lost.items():
                output.stderr.print(f"seed {played.seed}, {seat}: the program {why}; greedy plays on", soft_wrap=True)

        tally = simulate(
            plan,
            games=games,
            seed=seed,
            jobs=jobs or processors(),
            out=out,
            shelf=shelf,
            cluster=cluster,
            on_game=on_game,
        )
    if json:
        output.write_json(tally)
    else:
        output.stdout.print(_table(tally))
    if tally.interrupted:
        output.warn(f"interrupted: {tally.finished + tally.errors} of {tally.games} games were played")
        return INTERRUPTED
    return 1 if tally.errors else 0


def _table(tally: Tally) -> Table:
    table = Table(show_header=False, title=f"{tally.title}, {tally.scenario}", title_justify="left")
    table.add_row("bots", ", ".join(tally.bots))
    table.add_row("games", f"{tally.games} ({tally.finished} finished, {tally.errors} with an error)")
    for winner, count in tally.wins.items():
        share = f" ({100 * count / tally.finished:.1f} %)" if tally.finished else ""
        table.add_row(winner if winner == "draw" else f"won by {winner}", f"{count}{share}")
    if tally.turns:
        table.add_row("last turn", ", ".join(f"{turn}: {count}" for turn, count in tally.turns.items()))
    rate = f"{tally.decisions_per_second:,} a second"
    table.add_row("decisions", f"{tally.decisions:,} in {tally.seconds:.1f} s ({rate})")
    return table
