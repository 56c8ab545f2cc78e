"""What advice goes by, as data (`advice.toml`)."""

from __future__ import annotations

from grognard.core.weights import read_weights
from grognard.titles.world_in_flames.sheets import DATA

WEIGHTS = read_weights(DATA.parent / "advice.toml")
