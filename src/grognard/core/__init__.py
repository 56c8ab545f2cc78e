"""The kernel: position, sequence, decisions, orders, events, dice, journal, views. It knows no game."""
