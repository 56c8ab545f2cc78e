"""Boards of every shape: hex grids, area maps, several sheets, and the compiled searches over them."""

from grognard.board.area import Area, AreaMap, Border
from grognard.board.board import Board, BoardBuilder
from grognard.board.grid import HexGrid, join
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
    "BoardBuilder",
    "Border",
    "Graph",
    "HexGrid",
    "Reach",
    "Relayed",
    "distance",
    "distance_field",
    "flood",
    "join",
    "reach",
    "reach_spaces",
    "relay",
    "spread",
    "zones",
]
