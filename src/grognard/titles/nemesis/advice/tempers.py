"""The tempers of advice in Burma."""

from __future__ import annotations

from grognard.core.temper import read_tempers
from grognard.titles.nemesis.kit import DATA

TEMPERS = read_tempers(DATA.parent / "advice.toml")
