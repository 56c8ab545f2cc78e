"""6.1 A combat in progress: what its steps hand on to each other."""

from __future__ import annotations

import msgspec

from grognard.core.kinds import Modifier, Number, Piece, Pieces, Side, Space
from grognard.titles.nemesis.war import enemy

NOBODY = -1


class Battle(msgspec.Struct, frozen=True):
    """A combat in progress. `took_part` are the attackers at the start, `attackers` those still standing."""

    side: Side
    target: Space
    assault: bool
    attackers: Pieces
    air: Number
    took_part: Pieces
    lead: Piece = NOBODY
    front: Piece = NOBODY
    advantage: Side = NOBODY
    column: Number = 0
    drm: Modifier = 0
    grand: bool = False
    banzai: bool = False
    retreat: bool = False
    honoured: bool = True

    @property
    def foe(self) -> int:
        return enemy(self.side)
