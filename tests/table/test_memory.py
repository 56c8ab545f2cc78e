"""The largest game open on a server, with a guest in every seat: it fits into a small machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
GENEROUS = 75.0
"""Megabytes; `make bench` holds it to 60."""


def test_the_largest_game_with_eight_guests_is_small() -> None:
    environment = {**os.environ, "GROGNARD_TITLES": "tests.titles", "PYTHONPATH": str(REPOSITORY)}
    command = [sys.executable, "-m", "tests.table.rooms", "colossus", "40"]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=REPOSITORY, env=environment)
    assert float(done.stdout) < GENEROUS
