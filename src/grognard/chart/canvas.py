"""What a drawing surface can do. Everything is given in board units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from grognard.chart.colours import PAPER, Colour
from grognard.chart.fonts import Face
from grognard.chart.geometry import Frame, Line, Point

if TYPE_CHECKING:
    from PIL.Image import Image


class Canvas(Protocol):
    """A surface; later things cover earlier ones. What lies outside its frame is not drawn."""

    frame: Frame
    pixels: float
    """To a board unit."""

    def image(self, image: Image, frame: Frame) -> None: ...

    def polygon(self, points: Line, fill: Colour | None, ink: Colour | None = None, width: float = 0.0) -> None: ...

    def disc(
        self, at: Point, radius: float, fill: Colour | None, ink: Colour | None = None, width: float = 0.0
    ) -> None: ...

    def line(self, points: Line, ink: Colour, width: float, dash: Sequence[float] = ()) -> None: ...

    def text(
        self,
        at: Point,
        text: str,
        face: Face,
        size: float,
        ink: Colour,
        *,
        anchor: str = "mm",
        angle: float = 0.0,
        halo: Colour | None = None,
        halo_width: float = 0.0,
    ) -> None:
        """Anchor: l, m, r for the side and a, m, s for top, middle or baseline; angle in radians."""
        ...


def mat(canvas: Canvas, inner: Frame, outer: Frame) -> None:
    """Paper round a map, over what sticks out of it."""
    for strip in (
        Frame(outer.left, outer.top, outer.right, inner.top),
        Frame(outer.left, inner.bottom, outer.right, outer.bottom),
        Frame(outer.left, inner.top, inner.left, inner.bottom),
        Frame(inner.right, inner.top, outer.right, inner.bottom),
    ):
        canvas.polygon(rectangle(strip), PAPER)


def rectangle(frame: Frame) -> list[Point]:
    return [
        (frame.left, frame.top),
        (frame.right, frame.top),
        (frame.right, frame.bottom),
        (frame.left, frame.bottom),
    ]
