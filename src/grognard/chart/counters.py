"""Counters: unit symbols drawn line by line, after the NATO pattern, with size marks and values."""

from __future__ import annotations

from math import cos, pi, sin

from grognard.chart import fonts
from grognard.chart.canvas import Canvas, rectangle
from grognard.chart.colours import BLACK, WHITE, Colour, colour
from grognard.chart.fonts import Face
from grognard.chart.geometry import Frame, Point
from grognard.chart.model import Counter, Stack, Symbol

SIZE = 0.66
STEP = 0.055
MOST = 5
"""Counters of a stack that are drawn; a number tells how many there are."""


def stack(canvas: Canvas, pile: Stack) -> None:
    shown = pile.counters[-MOST:]
    reach = STEP * (len(shown) - 1) / 2
    for depth, counter in enumerate(shown):
        shift = depth * STEP - reach
        draw(canvas, counter, (pile.at[0] + shift, pile.at[1] - shift))
    if len(pile.counters) > MOST:
        corner = (pile.at[0] + reach + SIZE / 2, pile.at[1] - reach - SIZE / 2)
        canvas.disc(corner, 0.1, colour("#fff3c4"), BLACK, 0.014)
        canvas.text(corner, str(len(pile.counters)), "sans-bold", 0.145, BLACK)


def draw(canvas: Canvas, counter: Counter, at: Point, size: float = SIZE) -> None:
    half = size / 2
    x, y = at
    shadow = Frame(x - half, y - half, x + half, y + half)
    canvas.polygon([(px + 0.022, py + 0.022) for px, py in rectangle(shadow)], BLACK.fade(0.42))
    canvas.polygon(rectangle(shadow), counter.fill, BLACK, 0.017)
    band = Frame(x - half + 0.01, y - half + 0.01, x + half - 0.01, y - half + size * 0.12)
    canvas.polygon(rectangle(band), counter.band)
    if counter.reduced:
        stripe = [(x - half, y + half - size * 0.12), (x - half + size * 0.12, y + half), (x - half, y + half)]
        canvas.polygon(stripe, BLACK)
    box = Frame(x - size * 0.24, y - size * 0.2, x + size * 0.24, y + size * 0.12)
    symbol(canvas, counter.symbol, box, counter.symbol_fill, BLACK)
    canvas.text((x, y - size * 0.275), counter.mark, "sans-bold", size * 0.16, counter.ink)
    _beside(canvas, counter.left, (x - half + size * 0.125, y - size * 0.04), size, counter.ink)
    _beside(canvas, counter.right, (x + half - size * 0.125, y - size * 0.04), size, counter.ink)
    _values(canvas, counter, (x, y + size * 0.31), size)
    if counter.flag:
        canvas.disc((x + half - size * 0.11, y + half - size * 0.11), size * 0.075, counter.flag, BLACK, 0.01)


def _beside(canvas: Canvas, text: str, at: Point, size: float, ink: Colour) -> None:
    """A short name next to the symbol; longer ones are written upwards."""
    if not text:
        return
    face: Face = "sans-bold"
    wide = fonts.width(text, face, size * 0.17)
    if len(text) <= 3:
        canvas.text(at, text, face, size * min(0.17, 0.17 * 0.21 * size / wide), ink)
    else:
        canvas.text(at, text, face, size * min(0.17, 0.17 * 0.6 * size / wide), ink, angle=-pi / 2)


def _values(canvas: Canvas, counter: Counter, at: Point, size: float) -> None:
    face: Face = "sans-bold"
    high = size * 0.29
    parts = [part for value in counter.values for part in (value, "-")][:-1]
    widths = [fonts.width(part, face, high) for part in parts]
    x = at[0] - sum(widths) / 2
    for number, (part, wide) in enumerate(zip(parts, widths, strict=True)):
        ink = counter.ink
        if counter.boxed is not None and number == 2 * counter.boxed:
            frame = Frame(x - 0.006, at[1] - high * 0.42, x + wide + 0.006, at[1] + high * 0.42)
            canvas.polygon(rectangle(frame), BLACK)
            ink = WHITE
        canvas.text((x + wide / 2, at[1]), part, face, high, ink)
        x += wide


def symbol(canvas: Canvas, kind: Symbol, box: Frame, fill: Colour, ink: Colour) -> None:
    """The box of a unit with the sign of its arm."""
    thin = box.width * 0.05
    canvas.polygon(rectangle(box), fill, ink, thin)
    x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    rising = [(box.left, box.bottom), (box.right, box.top)]
    falling = [(box.left, box.top), (box.right, box.bottom)]
    if kind in {"infantry", "garrison", "militia"}:
        canvas.line(rising, ink, thin)
        canvas.line(falling, ink, thin)
    if kind == "garrison":
        _battlements(canvas, box, ink, thin)
    elif kind == "militia":
        canvas.text((x, y), "M", "sans-bold", box.height * 0.72, ink, halo=fill, halo_width=thin * 0.7)
    elif kind == "cavalry":
        canvas.line(rising, ink, thin)
    elif kind == "artillery":
        canvas.disc((x, y), box.height * 0.2, ink)
    elif kind == "tank":
        canvas.line(oval((x, y), box.width * 0.34, box.height * 0.27), ink, thin)
    elif kind == "engineer":
        _bridge(canvas, box, ink, thin)
    elif kind == "headquarters":
        canvas.text((x, y), "HQ", "sans-bold", box.height * 0.78, ink)
        canvas.line([(box.left, box.bottom), (box.left, box.bottom + box.height * 0.28)], ink, thin)
    elif kind in {"mule", "truck"}:
        _supply(canvas, kind, box, ink, thin)


def _battlements(canvas: Canvas, box: Frame, ink: Colour, thin: float) -> None:
    for share in (0.0, 0.4, 0.8):
        left = box.left + box.width * share
        merlon = Frame(left, box.top - box.height * 0.16, left + box.width * 0.2, box.top)
        canvas.polygon(rectangle(merlon), ink, ink, thin * 0.3)


def _bridge(canvas: Canvas, box: Frame, ink: Colour, thin: float) -> None:
    x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    wide, high = box.width * 0.27, box.height * 0.22
    canvas.line([(x - wide, y + high), (x - wide, y - high), (x + wide, y - high), (x + wide, y + high)], ink, thin)
    canvas.line([(x, y - high), (x, y + high)], ink, thin)


def _supply(canvas: Canvas, kind: Symbol, box: Frame, ink: Colour, thin: float) -> None:
    level = box.top + box.height * 0.72
    canvas.line([(box.left, level), (box.right, level)], ink, thin)
    x = (box.left + box.right) / 2
    if kind == "truck":
        for share in (-0.28, 0.28):
            canvas.disc((x + share * box.width, box.bottom + box.height * 0.1), box.height * 0.12, ink)
    canvas.text(
        (x, box.top + box.height * 0.37), "PACK" if kind == "mule" else "MT", "sans-bold", box.height * 0.5, ink
    )


def oval(at: Point, wide: float, high: float) -> list[Point]:
    return [(at[0] + wide * cos(pi * k / 20), at[1] + high * sin(pi * k / 20)) for k in range(41)]
