"""What the client does in Chromium, where there is one: frames, first visits, a choice among two thousand orders.

python -m bench.browser
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).parents[1]
WEB = REPOSITORY / "web"
LARGEST = {"GROGNARD_TITLES": "tests.titles", "TITLE": "colossus", "PYTHONPATH": str(REPOSITORY), "RUNS": "1"}
TARGETS: dict[str, tuple[str, float]] = {
    "frame_ms_p95": ("<", 8),
    "sight_ms": ("<", 2_000),
    "first_load": ("<", 3_000_000),
    "asked_task_ms": ("<", 50),
    "chosen_task_ms": ("<", 50),
}
"""Script for a frame of a map that is dragged; from an address to the first sight of Colossus (`undrawn`: where nothing
has been drawn ahead, not even the portrait), and what is loaded until it stands still; the longest task of the page
when 2,000 orders are offered, and when one is found and given."""


def can_run() -> bool:
    chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    return Path(chromium).exists() and shutil.which("node") is not None and (WEB / "node_modules").exists()


def results() -> dict[str, float]:
    if not can_run():
        return {}
    frames = _run("bench/measure.mjs")
    _draw_ahead()
    game = _run("bench/cold.mjs", **LARGEST)["game"][0]
    return {
        "frame_ms_p95": max(run["p95"] for run in frames.values() if isinstance(run, dict) and "p95" in run),
        "sight_ms": game["map"],
        "prompt_ms": game["prompt"],
        "pieces_ms": game["pieces"],
        "undrawn_sight_ms": _run("bench/cold.mjs", **LARGEST, EMPTY="1")["game"][0]["map"],
        "first_load": game["bytes"],
        **_run("bench/orders.mjs", **LARGEST),
    }


def _draw_ahead() -> None:
    """Maps are drawn once for a version, when a wheel is built or a server first started: not what is measured here."""
    command = [sys.executable, "-m", "grognard.table.prebuild"]
    subprocess.run(command, cwd=REPOSITORY, env={**os.environ, **LARGEST}, check=True)


def targets(found: dict[str, float]) -> dict[str, tuple[str, float]]:
    """Without a browser nothing is promised."""
    return TARGETS if found else {}


def _run(script: str, **surroundings: str) -> dict[str, Any]:
    environment = {**os.environ, "PYTHON": sys.executable, **surroundings}
    done = subprocess.run(["node", script], cwd=WEB, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    print(json.dumps(results(), indent=2))
