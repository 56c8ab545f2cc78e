"""The title is being built: its tests see it."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _in_the_making(unfinished: None) -> None:
    """Every test here plays a title that is hidden from players."""
