"""Colossus: a game as large as any title will be, to measure the program with."""

from tests.titles.colossus.title import Colossus as TITLE

__all__ = ["TITLE"]
