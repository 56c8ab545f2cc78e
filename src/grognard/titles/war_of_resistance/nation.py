"""Weather, politics, replacements, factions and guerrillas: what of it changes in play (36-46)."""

from __future__ import annotations

from msgspec import field

from grognard.core.kinds import Args, Number, Open, Word
from grognard.titles.war_of_resistance.waters import Waters

STABLE, UNRESTRICTED = 4, 0
"""The highest level of stability; the level at which Tokyo restricts nothing any more."""

COOPERATIVE, NON_COOPERATIVE, ANTAGONISTIC, PUPPET = range(4)
COOPERATION = ("cooperative", "non-cooperative", "antagonistic", "puppet")
"""How a faction stands to the government (45A)."""


class NationArgs(Args):
    """What events, questions and reasons of politics speak of."""

    level: Number
    was: Number
    stability: Number
    cause: Word
    grade: Word
    dice: Number
    district: Word
    cost: Word


class Nation(Waters, kw_only=True):
    """Weather, politics, replacements, factions and guerrillas: what of it changes in play (36-46)."""

    level: Open[int] = STABLE
    """Of national stability, 1 to 4; at 0 resistance collapses (42B1). The order of battle says where it begins."""
    stability: Open[int] = 0
    """The stability index, +7 to -18 (42B2)."""
    restriction: Open[int] = 3
    """How far Tokyo restricts the army, 3 to 0 (41A2b)."""
    lifted: Open[int] = 0
    """The turn in which level 3 was lifted; 0 while it holds."""
    posture: Open[bool] = False
    """Whether China has adopted an aggressive posture (41A2c)."""
    capital: Open[int] = -1
    """Where the KMT capital is; -1 if there is none."""
    capital_works: Open[bool] = True
    """Whether it is operational (37C)."""
    capital_moved: Open[bool] = False
    """Whether it has travelled in this movement phase, so that it is not set up yet (37C)."""
    plants: Open[dict[int, int]] = field(default_factory=dict)
    """By factory: the hex of its marker; those in parts or lost have none (37E)."""
    idle_plants: Open[list[int]] = []
    """Factories that are inoperative."""
    new_idle: Open[list[int]] = []
    """Those of them that have become so in this phase: they do not leave yet (37E2)."""
    scars: Open[dict[int, int]] = field(default_factory=dict)
    """By factory in parts: its hits when it was taken down (37E2)."""
    gathered: Open[list[int]] = []
    """Factories whose parts lay all in one hex when the movement phase began (37E3)."""
    parcels: Open[dict[int, tuple[int, ...]]] = field(default_factory=dict)
    """By space: replacement points and parts of factories on their way, by `ch40_parcels.ON_THE_WAY` (40B4c, 37E2)."""
    fallen: Open[list[int]] = []
    """Cities that Japan has captured once, each by its first hex."""
    aided: Open[bool] = False
    """Whether foreign aid has been received since the last monthly modifiers."""
    repressions: Open[int] = 0
    """Chinese anti-guerrilla operations since then."""
    toll: Open[int] = 0
    """Japanese losses in the combat at hand, in quarters of an RE."""
    points: Open[dict[str, int]] = field(default_factory=dict)
    """Replacement points by district and type (`Kiangsu inf`), in sixteenths (40B3)."""
    coming: Open[dict[str, int]] = field(default_factory=dict)
    """Points that arose in this initial phase and cannot be used in it, like `points` (14G, 40A1)."""
    summoned: Open[list[int]] = []
    """Conditional reinforcements whose condition has been met (40A2)."""
    debts: Open[dict[str, int]] = field(default_factory=dict)
    """Points that an affiliation owes for withdrawn units that were in the pool, in sixteenths (40A1)."""
    filled: Open[list[int]] = []
    """Sources at which a unit has entered in this initial phase (40B4a)."""
    jammed: Open[list[int]] = []
    """Hexes where units have entered over the limit: it must be met by the end of the movement phase (8B)."""
    fresh: Open[list[int]] = []
    """Units that were disbanded in this turn: they cannot be replaced yet (40A1)."""
    replaced: Open[dict[str, int]] = field(default_factory=dict)
    """By affiliation and type: quarters of an RE replaced in this month (40B4a)."""
    garrisons: Open[dict[int, str]] = field(default_factory=dict)
    """By piece: the Japanese garrison to which it belongs (37D2)."""
    posted: Open[list[int]] = []
    """Entries of the Japanese order of battle, by number, whose units have been added to a garrison (40A1)."""
    mustered: Open[list[int]] = []
    """Forming units that are active with their garrison (37D2)."""
    entered: Open[list[str]] = []
    """Provinces that Japanese ground units have entered (37D1)."""
    razed: Open[list[str]] = []
    """Guerrilla bases that were eliminated at some time."""
    cooperation: Open[dict[str, int]] = field(default_factory=dict)
    """By faction: how far it cooperates (45A)."""
    governments: Open[dict[str, int]] = field(default_factory=dict)
    """Puppet governments: provinces, regions, `China`; and the hex in which each sits (46)."""
    unseated: Open[list[str]] = []
    """Provinces whose puppet government is on its way, and does not work (46A)."""
    seats_moved: Open[list[str]] = []
    """Those of them that have travelled in this movement phase, so that they are not set up yet (37C)."""
    three_since: Open[int] = 0
    """The turn since which three regional governments have worked together; 0 if they do not (46C)."""
    alarmed: Open[list[str]] = []
    """Japanese garrisons that are active (37D2)."""
    favours: Open[dict[str, int]] = field(default_factory=dict)
    """By faction: what has been added to its next roll (45A3)."""
    gifts: Open[dict[str, int]] = field(default_factory=dict)
    """By faction: Japanese points delivered since its last roll (45A3)."""
    defied: Open[list[str]] = []
    """Factions whose home has been violated in this player turn (45A1)."""
    intruded: Open[list[str]] = []
    """Factions whose home Japanese units have entered while they did not cooperate (45A3)."""
    leaving: Open[list[str]] = []
    """Factions that have ceased to cooperate: their units must be home by the end of the movement phase (45A3b)."""
