"""The typefaces of the charts: Barlow Condensed and Alegreya, both under the Open Font License."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

Face = Literal["sans", "sans-bold", "serif-italic", "serif-bold"]
FOLDER = Path(__file__).parent / "fonts"


@cache
def font(face: Face, pixels: int) -> FreeTypeFont:
    from PIL import ImageFont

    return ImageFont.truetype(str(FOLDER / f"{face}.woff"), max(1, pixels))


def width(text: str, face: Face, size: float) -> float:
    """Width of a text in the unit of its size."""
    return font(face, 200).getlength(text) * size / 200
