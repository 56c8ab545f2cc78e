"""The text game: a person at a terminal (or a script in a pipe) plays a whole game.

Everything shown of a title comes from its portrait, its scene and its texts; nothing here knows a game.
"""

from grognard.terminal.chronicle import print_events
from grognard.terminal.game import TextGame, play, taken

__all__ = ["TextGame", "play", "print_events", "taken"]
