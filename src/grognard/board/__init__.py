"""Boards of every shape: sheets of hexes, area maps, boxes, and the compiled searches over them."""

from grognard.board.area import Area, AreaMap, Border
from grognard.board.board import Board
from grognard.board.grid import HexGrid
from grognard.board.hexmap import HexMap
from grognard.board.kernels import (
    Graph,
    Reach,
    Relayed,
    distance,
    distance_field,
    flood,
    reach,
    reach_spaces,
    relay,
    spread,
    zones,
)

__all__ = [
    "Area",
    "AreaMap",
    "Board",
    "Border",
    "Graph",
    "HexGrid",
    "HexMap",
    "Reach",
    "Relayed",
    "distance",
    "distance_field",
    "flood",
    "reach",
    "reach_spaces",
    "relay",
    "spread",
    "zones",
]
