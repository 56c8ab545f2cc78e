"""A canvas of SVG elements; typefaces and the relief are embedded."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from io import BytesIO
from math import degrees
from pathlib import Path
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

from grognard.chart import fonts
from grognard.chart.colours import Colour
from grognard.chart.fonts import Face
from grognard.chart.geometry import Frame, Line, Point

if TYPE_CHECKING:
    from PIL.Image import Image

UNIT = 100.0
"""SVG user units to a board unit: keeps the numbers short."""
_ANCHORS = {"l": "start", "m": "middle", "r": "end"}
_DROP = {"a": 0.72, "m": 0.345, "s": 0.0}


class Vector:
    """Elements are gathered and written at the end."""

    def __init__(self, frame: Frame, pixels: float, paper: Colour) -> None:
        self.frame = frame
        self.pixels = pixels
        self.paper = paper
        self._elements: list[str] = []
        self._faces: set[Face] = set()

    def _x(self, value: float) -> str:
        return f"{(value - self.frame.left) * UNIT:.1f}".removesuffix(".0")

    def _y(self, value: float) -> str:
        return f"{(value - self.frame.top) * UNIT:.1f}".removesuffix(".0")

    def _points(self, points: Line) -> str:
        return " ".join(f"{self._x(x)},{self._y(y)}" for x, y in points)

    @staticmethod
    def _paint(kind: str, tone: Colour | None) -> str:
        if tone is None:
            return f'{kind}="none"'
        faint = "" if tone.opacity == 255 else f' {kind}-opacity="{tone.opacity / 255:.2f}"'
        return f'{kind}="{tone.code}"{faint}'

    def _style(self, fill: Colour | None, ink: Colour | None, width: float) -> str:
        pen = f' {self._paint("stroke", ink)} stroke-width="{width * UNIT:.1f}"' if ink and width else ""
        return self._paint("fill", fill) + pen

    def image(self, image: Image, frame: Frame) -> None:
        data = BytesIO()
        image.convert("RGB").save(data, "JPEG", quality=88)
        code = base64.b64encode(data.getvalue()).decode()
        self._elements.append(
            f'<image x="{self._x(frame.left)}" y="{self._y(frame.top)}" width="{frame.width * UNIT:.1f}" '
            f'height="{frame.height * UNIT:.1f}" preserveAspectRatio="none" href="data:image/jpeg;base64,{code}"/>'
        )

    def polygon(self, points: Line, fill: Colour | None, ink: Colour | None = None, width: float = 0.0) -> None:
        style = self._style(fill, ink, width)
        self._elements.append(f'<polygon points="{self._points(points)}" {style} stroke-linejoin="round"/>')

    def disc(
        self, at: Point, radius: float, fill: Colour | None, ink: Colour | None = None, width: float = 0.0
    ) -> None:
        inner = radius - (width / 2 if ink else 0)
        self._elements.append(
            f'<circle cx="{self._x(at[0])}" cy="{self._y(at[1])}" r="{inner * UNIT:.1f}" '
            f"{self._style(fill, ink, width)}/>"
        )

    def line(self, points: Line, ink: Colour, width: float, dash: Sequence[float] = ()) -> None:
        pattern = f' stroke-dasharray="{" ".join(f"{size * UNIT:.1f}" for size in dash)}"' if dash else ""
        self._elements.append(
            f'<polyline points="{self._points(points)}" {self._style(None, ink, width)}{pattern} '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )

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
        self._faces.add(face)
        x, y = self._x(at[0]), self._y(at[1])
        turn = f" rotate({degrees(angle):.1f})" if abs(angle) > 1e-6 else ""
        outline = ""
        if halo:
            outline = (
                f' paint-order="stroke" {self._paint("stroke", halo)} stroke-linejoin="round" '
                f'stroke-width="{2 * halo_width * UNIT:.1f}"'
            )
        self._elements.append(
            f'<text transform="translate({x} {y}){turn}" dy="{_DROP[anchor[1]]}em" '
            f'text-anchor="{_ANCHORS[anchor[0]]}" font-family={quoteattr(face)} font-size="{size * UNIT:.1f}" '
            f"{self._paint('fill', ink)}{outline}>{escape(text)}</text>"
        )

    def save(self, path: Path) -> None:
        width, height = self.frame.width, self.frame.height
        rules = []
        for face in sorted(self._faces):
            code = base64.b64encode((fonts.FOLDER / f"{face}.woff").read_bytes()).decode()
            rules.append(f"@font-face{{font-family:'{face}';src:url(data:font/woff;base64,{code})}}")
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * self.pixels:.0f}" '
            f'height="{height * self.pixels:.0f}" viewBox="0 0 {width * UNIT:.0f} {height * UNIT:.0f}">'
        )
        paper = f'<rect width="100%" height="100%" {self._paint("fill", self.paper)}/>'
        lines = [head, f"<style>{''.join(rules)}</style>", paper, *self._elements, "</svg>\n"]
        path.write_text("\n".join(lines), encoding="utf-8")
