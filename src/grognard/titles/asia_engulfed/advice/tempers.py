"""The tempers of advice in Asia and the Pacific."""

from __future__ import annotations

from grognard.core.temper import read_tempers
from grognard.titles.asia_engulfed.kit import DATA

TEMPERS = read_tempers(DATA.parent / "advice.toml")
