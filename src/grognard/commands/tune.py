"""`grognard tune`: better weights for a title's advice."""

from __future__ import annotations

from pathlib import Path

from grognard.commands import output
from grognard.core.errors import GrognardError
from grognard.simulate import processors
from grognard.tuning import as_toml, tune


def run(
    title: str, out: Path, *, scenario: str, side: str, games: int, check: int, seed: int, jobs: int | None, json: bool
) -> None:
    if not out.parent.is_dir():
        raise GrognardError(f"{out.parent}: there is no such folder")

    def heard(rounds: int, played: int, value: float) -> None:
        if not json:
            output.stderr.print(f"round {rounds}, {played} games: {value:+.3f}")

    found = tune(
        title,
        scenario=scenario,
        side=side,
        games=games,
        check=check,
        seed=seed,
        jobs=jobs or processors(),
        heard=heard,
    )
    out.write_text(as_toml(found), encoding="utf-8")
    if json:
        output.write_json(found)
    else:
        output.stdout.print(as_toml(found), markup=False, soft_wrap=True)
        output.stdout.print(str(out), soft_wrap=True)
