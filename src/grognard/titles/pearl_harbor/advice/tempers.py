"""The tempers of advice in the Pacific."""

from __future__ import annotations

from grognard.core.temper import read_tempers
from grognard.titles.pearl_harbor.kit import DATA

TEMPERS = read_tempers(DATA.parent / "advice.toml")
