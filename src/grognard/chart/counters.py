"""Counters and stacks of them, with size marks and values."""

from __future__ import annotations

from math import pi

from grognard.chart import blocks, fonts
from grognard.chart.canvas import Canvas, rectangle
from grognard.chart.colours import BLACK, WHITE, Colour, colour
from grognard.chart.fonts import Face
from grognard.chart.geometry import Frame, Point
from grognard.chart.pieces import SIZE, Block, Counter, Stack
from grognard.chart.symbols import symbol

STEP = 0.083
"""How far each piece of a stack lies from the one below, as a share of its side."""
MOST = 5
"""Counters of a stack that are drawn; a number tells how many there are."""


def bounds(pile: Stack) -> Frame:
    """The room that a stack takes."""
    reach = (STEP * (min(len(pile.counters), MOST) - 1) + 1) * pile.size / 2
    return Frame(*pile.at, *pile.at).grown(reach)


def stack(canvas: Canvas, pile: Stack) -> None:
    shown = pile.counters[-MOST:]
    step = STEP * pile.size
    reach = step * (len(shown) - 1) / 2
    for depth, counter in enumerate(shown):
        shift = depth * step - reach
        at = (pile.at[0] + shift, pile.at[1] - shift)
        if isinstance(counter, Block):
            blocks.draw(canvas, counter, at, pile.size)
        else:
            draw(canvas, counter, at, pile.size)
    if len(pile.counters) > MOST:
        corner = (pile.at[0] + reach + pile.size / 2, pile.at[1] - reach - pile.size / 2)
        canvas.disc(corner, pile.size * 0.15, colour("#fff3c4"), BLACK, pile.size * 0.021)
        canvas.text(corner, str(len(pile.counters)), "sans-bold", pile.size * 0.22, BLACK)


def draw(canvas: Canvas, counter: Counter, at: Point, size: float = SIZE) -> None:
    half = size / 2
    x, y = at
    square = Frame(x - half, y - half, x + half, y + half)
    canvas.polygon([(px + size / 30, py + size / 30) for px, py in rectangle(square)], BLACK.fade(0.42))
    canvas.polygon(rectangle(square), counter.fill, BLACK, size * 0.026)
    rim = size * 0.015
    band = Frame(x - half + rim, y - half + rim, x + half - rim, y - half + size * 0.12)
    canvas.polygon(rectangle(band), counter.band)
    if counter.reduced:
        stripe = [(x - half, y + half - size * 0.12), (x - half + size * 0.12, y + half), (x - half, y + half)]
        canvas.polygon(stripe, BLACK)
    top = 0.13 if counter.symbol == "garrison" else 0.2  # its battlements need room below the mark
    box = Frame(x - size * 0.24, y - size * top, x + size * 0.24, y + size * 0.12)
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
