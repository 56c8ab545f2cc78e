"""`grognard study`: what many games say, as a page of plots."""

from __future__ import annotations

from pathlib import Path

from grognard.commands import output
from grognard.core.errors import GrognardError


def run(folders: list[Path], out: Path) -> None:
    if not out.parent.is_dir():
        raise GrognardError(f"{out.parent}: there is no such folder")
    from grognard.study.report import write

    write(folders, out)
    output.stdout.print(str(out), soft_wrap=True)
