"""Supply, railways, construction: what of it changes in play (7, 12, 14A)."""

from __future__ import annotations

from msgspec import field

from grognard.core.kinds import Args, Number, Open, Word
from grognard.titles.war_of_resistance.theatre import Theatre

Batches = tuple[int, int, int]
"""General supply points in a hex: of this initial phase, of the last one, of the one before (12C4)."""


class LogisticsArgs(Args):
    """What events, questions and reasons of supply and railways speak of."""

    item: Word
    items: Number
    room: Number
    work: Word


class Logistics(Theatre, kw_only=True):
    """Supply, railways, construction: what of it changes in play (7, 12, 14A)."""

    isolated: Open[list[int]] = field(default_factory=list)
    """Units that were isolated at the last check (3F)."""
    joined: Open[list[bytes]] = field(default_factory=list)
    """By side: a bit for each space that was not isolated at the last check (3F)."""
    resources: Open[dict[int, int]] = field(default_factory=dict)
    """Resource points by hex or box; they are those of its owner."""
    rations: Open[dict[int, Batches]] = field(default_factory=dict)
    """General supply points by hex or box, and how old they are; they are those of its owner (12C4)."""
    tapped: Open[dict[int, int]] = field(default_factory=dict)
    """Limited sources that have generated points, and for whom: they add nothing to their network (12C4b)."""
    lent: Open[dict[int, int]] = field(default_factory=dict)
    """By the first source of a network of the phasing side: quarters of an RE drawn from it in this phase."""
    rails: Open[dict[int, int]] = field(default_factory=dict)
    """By link: the volume of railways that were built since July 1937; none where one was torn up."""
    upgraded: Open[list[int]] = field(default_factory=list)
    """Hexes whose railways were raised to high volume (14A3)."""
    transport: Open[list[int]] = field(default_factory=lambda: [0, 0])
    """By side: supply movement points captured, or lost to the enemy (44B2a)."""
    hauled: Open[int] = 0
    """Twelfths of a supply movement point that the phasing side has spent in this player turn (12H1)."""
    hauled_british: Open[int] = 0
    burma_entered: Open[int] = 0
    """Quarters of an RE that have entered it in this phase."""
    fed_by: Open[dict[int, int]] = field(default_factory=dict)
    """By unit: the headquarters through which it has drawn attack supply in this phase (12D1, 6B)."""
    cargo: Open[dict[int, tuple[int, ...]]] = field(default_factory=dict)
    """By unit in hand: the items that it carries, in the order of the chapter (12H2)."""
    burdens: Open[dict[int, int]] = field(default_factory=dict)
    """By unit: quarters of a movement point that it has less in this phase for what it carried."""
    gauges: Open[dict[int, int]] = field(default_factory=dict)
    """Hexes whose railways were changed to narrow gauge (1) or to standard gauge (0) (14A3)."""
    yards: Open[dict[int, int]] = field(default_factory=dict)
    """What marshalling yards add to their segments, where that has changed (7A5b, 7A6c)."""
    rail_hits: Open[dict[int, int]] = field(default_factory=dict)
    """Hits on broken railways by hex (7A8)."""
    rail_map: Open[bytes] = b""
    """Which hexes with railways or cities the phasing side held when its movement phase began (7A5)."""
    railed: Open[dict[int, tuple[int, ...]]] = field(default_factory=dict)
    """Units moved by rail in this turn: whether by a low-volume line, and on which segments (7A4)."""
    shipped: Open[list[tuple[int, ...]]] = field(default_factory=list)
    """Freight moved by rail in this turn: quarters of an RE, and the segments (12H)."""
    boosted: Open[dict[int, int]] = field(default_factory=dict)
    """By yard: resource points spent for the capacity of its segment in this turn (7A6b)."""
    coasting: Open[dict[int, tuple[int, int]]] = field(default_factory=dict)
    """By unit that goes by rail: where it is, and the hexes left of the movement point that it has begun."""
    pinned: Open[list[int]] = field(default_factory=list)
    """Hexes in enemy zones that trains have passed in this phase: their garrison stays (7A)."""
    strategic: Open[list[int]] = field(default_factory=list)
    """Units that went by strategic rail in this player turn (7A2)."""
    works: Open[dict[int, tuple[int, int, int, int]]] = field(default_factory=dict)
    """By unit: what it builds, where, the turn in which that is due, and who helps (14A)."""
    salvaged: Open[list[int]] = field(default_factory=lambda: [0, 0])
    """By side: works dismantled that have not made a resource point yet (44B2b)."""
    salvage: Open[list[tuple[int, int]]] = field(default_factory=list)
    """Resource points won so: whose, and the turn in which each comes."""
    torn_up: Open[list[int]] = field(default_factory=list)
    """Links whose railways were dismantled: they may be laid again (44B2b)."""
    spans: Open[dict[int, int]] = field(default_factory=dict)
    """By bridge: the side that was the last to own both of its hexes, where one of them has changed hands (44A1)."""
    forts: Open[dict[int, int]] = field(default_factory=dict)
    """Hexes with forts (14A1a, 37G1)."""

    def is_cut_off(self, space: int, side: int) -> bool:
        """Whether a hex was isolated for a side at the last check; before the first none is (3F)."""
        return bool(self.joined) and not self.joined[side][space >> 3] >> (7 - (space & 7)) & 1
