"""Nemesis: Burma 1944, designed by Kim Kanger, published by Legion Wargames. This implementation is unofficial."""

from grognard.titles.nemesis.title import Nemesis as TITLE

__all__ = ["TITLE"]
