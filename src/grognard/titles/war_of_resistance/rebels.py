"""Guerrilla bases and what goes with them: what of it changes in play (14F, 39)."""

from __future__ import annotations

from msgspec import field

from grognard.core.kinds import Args, Open, Word
from grognard.titles.war_of_resistance.nation import Nation


class RebelsArgs(Args):
    """What events, questions and reasons of guerrillas speak of."""

    base: Word


class Rebels(Nation, kw_only=True):
    """Guerrilla bases and what goes with them: what of it changes in play (14F, 39).

    The guerrillas of a base stand on the map, in its box (`bases`), or wait to be recruited (`recruits`): a counter can
    only be in the box of its own base, so that one space holds all of them.
    """

    bases: Open[dict[str, int]] = field(default_factory=dict)
    """Guerrilla bases that exist, and the hex in which the counter of each lies (39)."""
    active: Open[list[str]] = field(default_factory=list)
    """Those of them that are active (39)."""
    recruits: Open[dict[str, int]] = field(default_factory=dict)
    """By base: recruitment points, in sixteenths (39E)."""
    enlisted: Open[dict[str, int]] = field(default_factory=dict)
    """By base: other units than guerrillas that have entered it in this turn (39A2)."""
    plotted: Open[dict[str, int]] = field(default_factory=dict)
    """By base: points of sabotage that it has used in this phase (39D)."""
    sabotaged: Open[dict[int, tuple[str, ...]]] = field(default_factory=dict)
    """By hex: what has been sabotaged there in this phase (39D)."""
    scorched: Open[dict[int, int]] = field(default_factory=dict)
    """By hex: hits of sabotage on attack supply in this phase (39D)."""
    swept: Open[dict[str, tuple[int, ...]]] = field(default_factory=dict)
    """Bases against which there has been an operation in this player turn, and the units that took part (39F)."""
    busy: Open[list[int]] = field(default_factory=list)
    """Units that have moved, or done anything else, in the movement phase of this player turn (39F1)."""
    turned: Open[list[int]] = field(default_factory=list)
    """Units that have changed sides in this player turn: they do nothing in it (45A3d)."""
    collapsed: Open[list[str]] = field(default_factory=list)
    """Provinces whose puppet governments have collapsed at some time (46A)."""
    pacifying: Open[dict[int, tuple[int, int]]] = field(default_factory=dict)
    """Units of pacification garrisons: their city, and the turn at whose end they are free (44F)."""
    seats: Open[dict[int, int]] = field(default_factory=dict)
    """Where the KMT government has worked, and in which turn last (44F)."""
    sparing: Open[dict[int, int]] = field(default_factory=dict)
    """By side: the hex from which it has used attack supply in this phase without spending it (43C4)."""
    levies: Open[list[tuple[int, str, tuple[str, ...]]]] = field(default_factory=list)
    """Special points to be given away: sixteenths, the district that could have them, the bases that could (40B5c)."""
    guests: Open[dict[int, int]] = field(default_factory=dict)
    """Hexes that are held only while somebody is there, and to whom they fall back (14F, 43C1)."""
