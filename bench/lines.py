"""Lines of each title by what they are for, in the files at hand or at a commit.

    python -m bench.lines [COMMIT]

Rules are the chapters with the position and the components; all other Python is there to show the game, to advise on
it, or to write cases of it. Texts are counted in one language. Lines are counted as they stand, empty ones too.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROLES = ("rules", "presentation", "advice", "desk", "text")
ROOT = Path(__file__).parents[1]
TITLES = "src/grognard/titles"
SHOWN = (
    "artwork", "backdrop", "charts", "looks", "odds", "overlays", "panel", "panels", "portrait", "preview", "scene",
    "sketch", "standing", "supply_line", "tokens", "warnings",
)  # fmt: skip
"""Modules that show a title, by name or by what stands before an underscore."""
TABLES_OF_RULES = frozenset({"war_of_resistance", "world_in_flames"})
"""Where `charts` are the tables that the rules read, and not those that players look up."""


def role_of(title: str, path: PurePosixPath) -> str:
    """What a file of a title is for; empty: it is no code, or a text in another language."""
    if path.suffix == ".ftl":
        return "text" if "en" in (path.stem, *path.parts) else ""
    if path.suffix != ".py":
        return ""
    name = path.stem
    if path.parts[0] == "advice" or name == "guesses":
        return "advice"
    if len(path.parts) > 1:
        return "rules"
    if name.startswith("desk"):
        return "desk"
    if name.startswith("charts") and title in TABLES_OF_RULES:
        return "rules"
    return "presentation" if name in SHOWN or name.partition("_")[0] in SHOWN else "rules"


def files(commit: str | None) -> Iterator[tuple[PurePosixPath, int]]:
    """All files of all titles, and how many lines each has."""
    listed = _git("ls-files", TITLES) if commit is None else _git("ls-tree", "-r", "--name-only", commit, TITLES)
    for name in listed.splitlines():
        if name.endswith((".py", ".ftl")):
            text = (ROOT / name).read_text(encoding="utf-8") if commit is None else _git("show", f"{commit}:{name}")
            yield PurePosixPath(name).relative_to(TITLES), text.count("\n")


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def counted(commit: str | None = None) -> dict[str, Counter[str]]:
    """Lines by title and role."""
    found: dict[str, Counter[str]] = {}
    for path, lines in files(commit):
        if len(path.parts) > 1:
            title = path.parts[0]
            found.setdefault(title, Counter())[role_of(title, path.relative_to(title))] += lines
    return found


def main() -> None:
    print(f"{'':20}" + "".join(f"{role:>14}" for role in (*ROLES, "not rules")))
    for title, lines in counted(*sys.argv[1:2]).items():
        around = sum(lines[role] for role in ("presentation", "advice", "desk"))
        print(f"{title:20}" + "".join(f"{number:14,}" for number in (*(lines[role] for role in ROLES), around)))


if __name__ == "__main__":
    main()
