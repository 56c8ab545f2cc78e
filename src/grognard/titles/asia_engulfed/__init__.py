"""Asia Engulfed, designed by Jesse Evans and Rick Young, published by GMT Games. This implementation is unofficial."""

from grognard.titles.asia_engulfed.title import AsiaEngulfed as TITLE

__all__ = ["TITLE"]
