"""Ships, rivers and ports: what of it changes in play (27-35)."""

from __future__ import annotations

from msgspec import field

from grognard.core.kinds import Args, Hidden, Number, Open, Word
from grognard.titles.war_of_resistance.charts import ZONES
from grognard.titles.war_of_resistance.kit_naval import ROUGH
from grognard.titles.war_of_resistance.seasons import Season
from grognard.titles.war_of_resistance.skies import Skies


class WatersArgs(Args):
    """What events, questions and reasons of ships and ports speak of."""

    damage: Number
    success: Word
    system: Word
    """A river system."""
    water: Word
    """A stretch of water: a hex, or a river hexside."""


class Waters(Skies, kw_only=True):
    """Ships, rivers and ports: what of it changes in play (27-35)."""

    seas: Open[list[int]] = field(default_factory=lambda: [ROUGH] * len(ZONES))
    """By weather zone: the state of the sea (36C)."""
    berths: Open[dict[int, int]] = field(default_factory=dict)
    """By ship at sea or on a river: the water on which it is, by its number in the kit; all others are in port."""
    stowed: Open[dict[int, tuple[int, ...]]] = field(default_factory=dict)
    """By ground unit on the water: the ships that carry it together (31)."""
    holds: Open[dict[int, tuple[int, ...]]] = field(default_factory=dict)
    """By ship: the freight aboard, in the order of ITEMS (31)."""
    handled: Open[dict[int, int]] = field(default_factory=dict)
    """By port: quarters of an RE embarked and debarked there in this player turn (30A1)."""
    harbours: Open[list[int]] = field(default_factory=list)
    """Ports that the phasing side owned when its initial phase began (30A)."""
    overrun_shores: Open[list[int]] = field(default_factory=list)
    """Hexes that have changed hands in this phase: no friendly beaches or banks yet (30B)."""
    contacts: Open[list[tuple[int, int]]] = field(default_factory=list)
    """Japanese and Chinese ships that have fought each other in this phase (28A)."""
    tossed: Open[list[int]] = field(default_factory=list)
    """Ships that a typhoon has struck in this phase (28C)."""
    laid: Open[list[int]] = field(default_factory=list)
    """Ships prepared for naval gunfire (33)."""
    salvoes: Open[dict[int, tuple[int, ...]]] = field(default_factory=dict)
    """By hex: the ships of the defender that fire for it, one entry a point (33)."""
    shot: Open[dict[int, int]] = field(default_factory=dict)
    """By ship: points of gunfire given in this combat phase (33)."""
    depleted: Open[list[int]] = field(default_factory=list)
    """Task forces that are out of ammunition (34B)."""
    restless: Open[list[int]] = field(default_factory=list)
    """Task forces that have not lain in port since the last initial phase of their side: none is rearmed (34B)."""
    worn: Open[list[int]] = field(default_factory=list)
    """Landing craft that are damaged (34H)."""
    docked: Open[list[int]] = field(default_factory=list)
    """Ships that are repaired in this turn: they neither move nor fire (35B)."""
    repair_points: Open[int] = 0
    """Naval repair points of the Japanese (35B)."""
    extra: Open[list[int]] = field(default_factory=lambda: [0, 0])
    """Naval transports and landing craft acquired beyond the normal allowance (34E)."""
    deficits: Open[list[int]] = field(default_factory=lambda: [0, 0])
    """The same that were lost and are owed (34E)."""
    river_boxes: Open[dict[int, str]] = field(default_factory=dict)
    """By river transport in a box of strategic transport: its system (31D)."""
    idle_boats: Open[list[int]] = field(default_factory=list)
    """River transports that have entered or left a box in this turn (31D2)."""
    river_cargo: Open[dict[str, int]] = field(default_factory=dict)
    """By river system: quarters of an RE carried in this phase (31D4)."""
    convoy: Open[str] = ""
    """The river system on which a strategic transport is under way (31D5)."""
    ferries: Open[dict[int, tuple[int, int]]] = field(default_factory=dict)
    """By ship that serves as a ferry in this player turn: the two hexes that it joins (34F)."""
    landing_plans: Hidden[dict[int, int]] = field(default_factory=dict)
    """By ground unit: the hex where it is to land (32C). Known to its side alone."""
    landings_planned: Hidden[dict[int, int]] = field(default_factory=dict)
    """By ground unit: the turn in which that was planned."""
    drawn_afloat: Open[dict[int, int]] = field(default_factory=dict)
    """By landing hex: quarters of an RE that attack supply aboard of ships has supplied in this phase (32B2)."""
    landed: Open[dict[int, int]] = field(default_factory=dict)
    """By unit that has made a landing in this player turn: what its attack is divided by (32B)."""
    beached: Open[dict[int, int]] = field(default_factory=dict)
    """By unit that was in supply when it landed: the turn of it; it is in supply in the next one (32B)."""

    def season_of(self, side: int) -> Season:
        """The season as a side finds it: its ferries carry it over water (34F)."""
        links = self.kit.board.link
        pairs = [pair for ship, pair in self.ferries.items() if self.kit.side[ship] == side]
        if not pairs:
            return self.season
        self.cite("WOR-34F-b")
        joined = {links(one, other) for one, other in pairs} | {links(other, one) for one, other in pairs}
        return self.season._replace(ferries=tuple(sorted(joined)))
