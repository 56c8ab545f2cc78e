"""Wooden blocks that stand upright, seen a little from the right and from above."""

from __future__ import annotations

from grognard.chart.canvas import Canvas, rectangle
from grognard.chart.colours import BLACK, WHITE
from grognard.chart.geometry import Frame, Point
from grognard.chart.pieces import Block
from grognard.chart.symbols import symbol

DEPTH = 0.12
"""How much of the square is the top and the right side of the wood."""


def draw(canvas: Canvas, block: Block, at: Point, size: float) -> None:
    left, top = at[0] - size / 2, at[1] - size / 2
    deep = size * DEPTH
    face = Frame(left, top + deep, left + size - deep, top + size)
    _wood(canvas, block, face, deep)
    canvas.polygon(rectangle(face), block.fill)
    x, high = (face.left + face.right) / 2, face.height
    _pips(canvas, block, face)
    box = Frame(x - high * 0.36, face.top + high * 0.26, x + high * 0.36, face.top + high * 0.68)
    symbol(canvas, block.symbol, box, block.symbol_fill, BLACK)
    foot = Frame(face.left, face.bottom - high * 0.25, face.right, face.bottom)
    canvas.polygon(rectangle(foot), block.side)
    canvas.text((x, foot.top + foot.height * 0.5), block.foot, "sans-bold", foot.height * 0.96, WHITE)
    canvas.line([*rectangle(face), (face.left, face.top)], BLACK, size * 0.03)


def _wood(canvas: Canvas, block: Block, face: Frame, deep: float) -> None:
    """A shadow on the map, the top in the light and the side in the shade."""
    near, far = face.right, face.right + deep
    shadow = [(face.left + deep, face.bottom + deep * 0.35), (near + deep * 0.3, face.bottom + deep * 0.35)]
    shadow += [(far + deep * 0.45, face.bottom - deep * 0.6), (far, face.top), (face.left + deep, face.top)]
    canvas.polygon(shadow, BLACK.fade(0.34))
    above = [(face.left, face.top), (face.left + deep, face.top - deep), (far, face.top - deep), (near, face.top)]
    beside = [(near, face.top), (far, face.top - deep), (far, face.bottom - deep), (near, face.bottom)]
    canvas.polygon(above, block.fill.mix(WHITE, 0.38), BLACK, deep * 0.16)
    canvas.polygon(beside, block.fill.mix(BLACK, 0.42), BLACK, deep * 0.16)


def _pips(canvas: Canvas, block: Block, face: Frame) -> None:
    """Steps: full pips are left, hollow ones lost."""
    gap = min(face.width * 0.19, face.width * 0.9 / max(block.most, 1))
    x = (face.left + face.right) / 2 - (block.most - 1) * gap / 2
    for step in range(block.most):
        fill = block.ink if step < block.steps else None
        canvas.disc((x + step * gap, face.top + face.height * 0.135), gap * 0.36, fill, block.ink, face.width * 0.024)
