"""Tally: a game as small as can be, to test the kernel with."""

from tests.titles.tally.title import Tally as TITLE

__all__ = ["TITLE"]
