"""Colours as red, green, blue and opacity, each from 0 to 255."""

from __future__ import annotations

from typing import NamedTuple


class Colour(NamedTuple):
    """One colour."""

    red: int
    green: int
    blue: int
    opacity: int = 255

    def fade(self, opacity: float) -> Colour:
        """The same colour, as opaque as told (0 to 1)."""
        return self._replace(opacity=round(255 * opacity))

    def mix(self, other: Colour, share: float) -> Colour:
        """This colour with a share of another."""
        return Colour(*(round(a + (b - a) * share) for a, b in zip(self, other, strict=True)))

    @property
    def code(self) -> str:
        """As CSS writes it, without the opacity."""
        return f"#{self.red:02x}{self.green:02x}{self.blue:02x}"


def colour(code: str, opacity: float = 1.0) -> Colour:
    """`#rrggbb` as a colour."""
    return Colour(int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16), round(255 * opacity))


BLACK = colour("#1b1712")
WHITE = colour("#ffffff")
PAPER = colour("#efe3c6")
"""The edge of a map."""
INK = colour("#2a1d10")
