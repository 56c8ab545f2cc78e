"""The titles, one folder each. Nothing outside a folder knows the game's name."""
