"""World in Flames, published by Australian Design Group. This implementation is unofficial."""

from grognard.titles.world_in_flames.title import WorldInFlames as TITLE

__all__ = ["TITLE"]
