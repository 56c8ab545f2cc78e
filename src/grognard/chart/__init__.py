"""Draws maps: a title describes its map as a `Chart`, and `draw` writes it as PNG or SVG (needs Pillow)."""

from grognard.chart.drawing import draw
from grognard.chart.model import Chart

__all__ = ["Chart", "draw"]
