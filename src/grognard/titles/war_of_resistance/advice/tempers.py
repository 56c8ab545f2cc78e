"""The tempers of advice in China."""

from __future__ import annotations

from grognard.core.temper import read_tempers
from grognard.titles.war_of_resistance.kit import DATA

TEMPERS = read_tempers(DATA.parent / "advice.toml")
"""Weights of the usual temper, and of others that a general tries."""
