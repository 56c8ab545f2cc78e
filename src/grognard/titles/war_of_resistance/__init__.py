"""War of Resistance (China 1937-41), published by Game Research/Design. This implementation is unofficial."""

from grognard.titles.war_of_resistance.title import WarOfResistance as TITLE

__all__ = ["TITLE"]
