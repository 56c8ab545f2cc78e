"""Pearl Harbor, designed by John M. Astell, published by GDW. This implementation is unofficial."""

from grognard.titles.pearl_harbor.title import PearlHarbor as TITLE

__all__ = ["TITLE"]
