"""The air war: what of it changes in play (16-25)."""

from __future__ import annotations

from msgspec import field

from grognard.core.kinds import Args, Hidden, Number, Open, Word
from grognard.titles.war_of_resistance.kit_air import ORGANIZATIONS
from grognard.titles.war_of_resistance.logistics import Logistics

# what an air unit is doing (`sortie`)
AT_BASE, TRANSFER, ESCORT, INTERCEPTION, PATROL, CAP, CARRYING, BOMBING, SUPPORT, DEFENCE, HARASSMENT = range(11)
MISSIONS = (
    "none",
    "transfer",
    "escort",
    "interception",
    "patrol",
    "cap",
    "transport",
    "bombing",
    "support",
    "defence",
    "harassment",
)
"""The missions of rule 20; ground support, defensive support and harassment are bombing in phases of their own."""

# marks of an air unit (`wing`)
INOPERATIVE, RESTING, EXTENDED, JETTISONED, STORMY, ONE_WAY, ASHES, FLEEING, BOMBED, AT_PORT = (
    1 << bit for bit in range(10)
)
"""It flies no more in this player turn; it has flown harassment and is not readied next time (20G2d); it flies at
extended range (23C); its fighters have dropped their bombs for a fight (23A1); it has been in a typhoon (23F); it
carries its load one way (20F1); it is damaged and goes to the box of aborted units as soon as it is home (21B2); it
flees from a base that was taken (17B); it has dropped its bombs in this operation (20G); it bombs a port or
the ships there and nothing else (22B1)."""
IN_FLIGHT = EXTENDED | JETTISONED | STORMY | ONE_WAY | ASHES | FLEEING | BOMBED | AT_PORT
"""Marks that end with a mission."""


class SkiesArgs(Args):
    """What events, questions and reasons of the air war speak of."""

    mission: Word
    roll: Number
    column: Number
    effect: Word
    """What a fire does to an air unit: `-`, `R`, `A`, `K`."""
    aim: Word
    """What is bombed."""
    strength: Word
    capacity: Number
    organization: Word
    aircraft: Word
    level: Number
    cargo: Word


class Skies(Logistics, kw_only=True):
    """The air war: what of it changes in play (16-25)."""

    wing: Open[list[int]] = field(default_factory=list)
    """By piece: the marks of an air unit."""
    sortie: Open[list[int]] = field(default_factory=list)
    """By piece: the mission that it is flying; its `place` is then the hex over which it is."""
    burnt: Open[list[int]] = field(default_factory=list)
    """By piece: movement points that it has flown on its mission."""
    homes: Open[dict[int, int]] = field(default_factory=dict)
    """By air unit in the air: the base from which it took off."""
    loads: Open[dict[int, tuple[int, ...]]] = field(default_factory=dict)
    """By transport in the air: ground units aboard, or points by `ch20_transport.POINTS` (negative)."""
    airfields: Open[dict[int, int]] = field(default_factory=dict)
    """Capacity of the permanent airfield in a hex, hits not counted (17)."""
    strips: Open[dict[int, int]] = field(default_factory=dict)
    """Capacity of the landing strip in a hex."""
    temporary: Open[dict[int, int]] = field(default_factory=dict)
    """Capacity of the temporary airfield in a hex."""
    base_hits: Open[dict[int, int]] = field(default_factory=dict)
    """Hits on the airbases of a hex (17D)."""
    patrolling: Open[list[int]] = field(default_factory=list)
    """Air units assigned to naval patrol in this player turn (20G2h)."""
    searched: Open[list[tuple[int, int]]] = field(default_factory=list)
    """Bases that have looked for ships, and the hexes, in this phase."""
    waved: Open[list[int]] = field(default_factory=list)
    """Ships about which nobody is asked any more in this phase."""
    decks: Open[dict[int, int]] = field(default_factory=dict)
    """By air unit: the carrier on which it is based (27A5)."""
    flown_decks: Open[dict[int, int]] = field(default_factory=dict)
    """By carrier: the air unit that has flown a mission from it in this player turn."""
    raids: Open[dict[int, str]] = field(default_factory=dict)
    """By air unit of the operation over its target: the bridge that it has been sent to bomb (44A1)."""
    harassed_japan: Open[dict[int, int]] = field(default_factory=dict)
    """Harassment hits by hex that hinder the Japanese (20G2d)."""
    harassed_china: Open[dict[int, int]] = field(default_factory=dict)
    """Harassment hits by hex that hinder the Chinese."""
    eased: Open[dict[int, int]] = field(default_factory=dict)
    """Harassment hits by hex that guns keep off for the rest of the phase; 0 where they have fired in vain (43B2)."""
    watching: Open[bool] = False
    """Whether the second player wants to be asked again after each move of this phase (16C2)."""
    stirred: Open[bool] = False
    """Whether something has moved since the second player was last asked."""

    light_guns: Open[dict[int, int]] = field(default_factory=dict)
    """Points of light position anti-aircraft by hex; they are those of the owner of the hex (22A2)."""
    heavy_guns: Open[dict[int, int]] = field(default_factory=dict)
    """Points of heavy position anti-aircraft by hex."""
    batteries: Open[list[int]] = field(default_factory=list)
    """Lines of `flak.csv` whose turn has come, and whose hex was not their owner's (40A)."""

    air_points: Open[list[int]] = field(default_factory=lambda: [0] * len(ORGANIZATIONS))
    """Air replacement points by organization; below zero it is a debt (25C, 25E)."""
    awaited: Open[dict[int, int]] = field(default_factory=dict)
    """By air unit: the turn in which it arrives, if it comes by a die (25B); 0: it waits for a base now."""
    conversions: Open[list[tuple[str, str, str]]] = field(default_factory=list)
    """Conversions that are due: organization, from, into (25D)."""
    withdrawn: Open[list[int]] = field(default_factory=list)
    """Air units that were withdrawn and may return (25B)."""

    retired: Open[list[int]] = field(default_factory=list)
    """Air units that were converted: out of play for good (25D)."""

    disrupted: Open[dict[int, int]] = field(default_factory=dict)
    """By parachute unit: 1 disrupted, 2 severely disrupted (24A)."""
    dropped: Open[dict[int, int]] = field(default_factory=dict)
    """By parachute unit: the turn in which it was dropped (24B)."""
    parachuted: Open[dict[int, int]] = field(default_factory=dict)
    """General supply points dropped into enemy hexes in this player turn (24B5)."""
    flown_in: Open[list[int]] = field(default_factory=list)
    """Ground units that were carried by air in this player turn: they move no more (20F)."""
    drop_plans: Hidden[dict[int, int]] = field(default_factory=dict)
    """By parachute unit: the hex where it is to be dropped (24C). Known to its side alone."""
    planned: Hidden[dict[int, int]] = field(default_factory=dict)
    """By parachute unit: the turn in which that was planned."""

    yard_hits: Open[dict[int, int]] = field(default_factory=dict)
    """Hits on marshalling yards by hex, for the next player turn of their owner (20G1a)."""
    port_hits: Open[dict[int, int]] = field(default_factory=dict)
    """Hits on ports by hex (20G1b, 20G2f, 30A)."""
    factory_hits: Open[dict[int, int]] = field(default_factory=dict)
    """Hits on factories by hex (20G1d, 20G2k, 37E)."""
    road_hits: Open[int] = 0
    """Hits on the Burma Road (20G2j, 37B4)."""
    road_detour: Open[int] = 0
    """What it spends there beyond what it must."""
    road_fare: Open[int] = 0
    """Movement points that the group on its way to the Burma Road has spent beyond the edge of the map (20G2j)."""
    terror: Open[dict[int, int]] = field(default_factory=dict)
    """Terror hits by city hex: the turn of the last one; it counts if the hex is taken in that turn (20G1c, 42B)."""
    capital_terror: Open[int] = 0
    """The turn of the last terror hit on the capital of the KMT (20G1c, 42B)."""

    def flies(self, p: int) -> bool:
        """Whether an air unit is in the air."""
        return self.sortie[p] != AT_BASE

    def harassment(self, side: int) -> dict[int, int]:
        """Harassment hits by hex that hinder a side."""
        return self.harassed_china if side else self.harassed_japan
