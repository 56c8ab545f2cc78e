"""The theatre of war: what lies where, and the one way in which pieces change place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from grognard.core.kinds import ByPiece, Derived, Hidden, Open, RefByPiece, Shared
from grognard.core.options import Choices, chosen
from grognard.core.position import Position
from grognard.titles.asia_engulfed.holdings import Holdings
from grognard.titles.asia_engulfed.index import Index, index_of
from grognard.titles.asia_engulfed.kit import CBA, CV, JAPAN, LBA, SIDE_OF, SUB, AsiaKit
from grognard.titles.asia_engulfed.meta import META

PHASES = (
    "naval",
    "initial-supply",
    "production",
    "air-naval",
    "operational",
    "strategic",
    "ground",
    "rebase",
    "final-supply",
)
"""The phases of a Player-Turn, in order (1.0-b)."""


class Build(NamedTuple):
    """A marker on a Build Track. `damage` ones came from combat; `moved` ones have had their WERP this phase."""

    power: int
    track: str
    box: int
    damage: bool = False
    moved: bool = False


class Theatre(Position, kw_only=True):
    """Everything that changes in a game of Asia Engulfed. Lists are indexed by piece, by space or by nation."""

    kit: Shared[AsiaKit]
    index: Derived[Index]
    scenario: Open[str]
    options: Open[Choices]
    turn: Open[int]
    """Index of the turn; `kit.turn_keys[turn]` is its key."""
    phasing: Open[int] = JAPAN
    phase: Open[str] = ""

    # by piece
    place: Open[list[int]]
    steps: ByPiece[int]
    damaged: ByPiece[int]
    """Steps of a fleet that are damaged, before damage resolution (8.6)."""
    aboard: RefByPiece[int]
    """The CV fleet that carries a CBA; -1 for none."""
    origin: RefByPiece[int]
    """Where a piece came from in this Player-Turn: port, base or sea zone; -1 if it has not moved."""
    marks: ByPiece[int]
    supply: ByPiece[int]
    alias: ByPiece[int]
    """The stand-in by which the enemy knows a block."""
    shown: Open[list[int]]
    """1 while a block's face is turned to the enemy (KT-d)."""

    # by place
    control: Open[list[int]]
    """The nation that controls a place; -1 for sea zones."""
    forts: Open[list[int]]
    """Places with a fortification."""
    port_damage: Open[dict[int, int]] = {}
    """Damage levels of ports (8.71)."""

    # Japan's economy
    oil: Open[int] = 0
    capacity: Open[int] = 0
    transports: Open[int] = 0
    oil_due: Hidden[int] = 0
    transports_due: Hidden[int] = 0
    """Owed for moves of this Naval Movement Phase; paid at its end (1.1)."""
    oil_received: Open[int] = 0
    """Oil that came in this turn, less what was sunk (9.13-b)."""
    oil_spent: Open[int] = 0
    """Oil spent since the last Production Phase (9.13-b)."""
    kamikaze: Open[int] = 0
    asw: Open[int] = 0
    asw_build: Open[int] = 0
    asw_paid: Open[bool] = False
    transport_built: Open[bool] = False
    network: Open[list[int]] = []
    """The sea zones of the Supply Network (3.5)."""
    network_sub: Open[int] = -1
    """The zone that the submarine unit covers (3.52)."""

    # the Allies' war on it
    sub_points: Open[int] = 0
    duds: Open[int] = 0
    bombers: Open[int] = 0

    # every power
    werp: Open[list[int]] = msgspec.field(default_factory=lambda: [0] * 11)
    actions: Open[list[int]] = msgspec.field(default_factory=lambda: [0] * 11)
    """Special Actions in hand, by power."""
    air_spent: Open[int] = 0
    """WERP that Japan spent on air units in this phase (9.13-a)."""
    free_step: Open[bool] = False
    """The Communists still have their free step (4.1-f)."""
    builds: Open[list[Build]] = []
    strategic_used: Open[list[int]] = msgspec.field(default_factory=lambda: [0] * 11)
    """Strategic moves made in this Player-Turn, by power (5.24)."""
    ashore: Open[dict[int, int]] = {}
    """By box that a landing force has garrisoned in this phase: the stand-in of that force (7.2-e)."""
    repaired: Open[list[int]] = []
    """Ports repaired in this phase (4.61)."""
    unrestricted: Open[list[int]] = []
    """Places whose replacements are unrestricted in this phase (7.8)."""

    # the naval war of this Player-Turn
    closed: Open[list[int]] = []
    """Sea zones whose movement and reaction are over (8.2-b)."""
    fought: Open[list[int]] = []
    """Sea zones whose battle is over in this Air-Naval Combat Phase."""
    reached: Open[bool] = False
    """In this turn Singapore's fleets have had to react (9.11e)."""
    hawaii_struck: Open[bool] = False
    """The surprise attack on Hawaii has been resolved (9.11b)."""
    broken_zone: Open[int] = -1
    """The zone of this turn's Code Breaking (7.6)."""
    broken_years: Open[list[int]] = []

    # the ground war of this Player-Turn
    resolved: Open[list[int]] = []
    """Places whose Initial Combat is over in this phase (6.1-c)."""
    shelled: Open[dict[int, int]] = {}
    """By sea zone: the Hit-bonuses that ships there have given by bombardment (6.4-k)."""
    attack_paid: Open[list[int]] = []
    """Places for which a Nationalist attack has been paid (7.7)."""

    home_army: Open[int] = 20
    """Steps of the army that defends Honshu and never leaves it (9.1-c)."""

    # longer memory
    dropped: Open[list[int]] = []
    """Airborne units that made an assault in the last turn of their side (13.41-d)."""
    aggressive: Open[list[int]] = []
    """Years in which the US earned its aggression bonus (4.1-j)."""
    engaged_cv: Open[bool] = False
    engaged_steps: Open[int] = 0
    """US fleets that fought at sea in this game turn (4.1-j)."""
    bases_held: Open[int] = 0
    """Strategic airbases that the Allies held at the last bombing (2.5)."""

    def derive(self) -> None:
        self.options = chosen(META, self.options.made)
        self.index = index_of(self.kit, self.place)

    # pieces

    def put(self, p: int, space: int) -> None:
        """Move a piece, and the CBA that it carries. Nothing else changes `place`."""
        old = self.place[p]
        if old == space:
            return
        carried = self.aircraft_of(p) if self.kit.kind[p] == CV else ()
        for q in (p, *carried):
            self._shift(q, old, space)

    def _shift(self, p: int, old: int, space: int) -> None:
        kit, at = self.kit, self.index.at
        self.place[p] = space
        at[old] = tuple([q for q in at[old] if q != p])
        at[space] = tuple(sorted((*at[space], p)))
        if kit.projects[p]:
            weight = self.steps[p] if self.alternative("dominance") else 1
            self._add_influence(p, old, -weight)
            self._add_influence(p, space, weight)
        if kit.is_fleet[p]:
            counts = self.index.fleets[kit.side[p]]
            counts[old] -= 1
            counts[space] += 1
        elif kit.kind[p] == LBA:
            counts = self.index.lba[kit.side[p]]
            counts[old] -= 1
            counts[space] += 1
        elif kit.is_ground[p]:
            before = self.contested(old), self.contested(space)
            counts = self.index.ground[kit.side[p]]
            counts[old] -= 1
            counts[space] += 1
            if before != (self.contested(old), self.contested(space)):
                self.index.influence = [None, None]

    def _add_influence(self, p: int, space: int, weight: int) -> None:
        """A fleet or LBA brings Influence to the waters around a space, or takes it away (8.13-a)."""
        side, waters = self.kit.side[p], self.kit.waters[space]
        known = self.index.influence[side]
        if known is None or not waters or not weight:
            return
        if self.contested(space):
            self.index.influence[side] = None
            return
        changed = self.index.influence[side] = known.copy()
        for zone in waters:
            changed[zone] += weight

    def set_steps(self, p: int, steps: int) -> None:
        if self.kit.projects[p] and self.alternative("dominance"):
            self._add_influence(p, self.place[p], steps - self.steps[p])
        self.steps[p] = steps

    def on_map(self, p: int) -> bool:
        return self.place[p] < self.kit.map_end

    def at_sea(self, p: int) -> bool:
        return self.place[p] < self.kit.zone_count

    def in_pool(self, p: int) -> bool:
        return self.place[p] == self.kit.pool[self.kit.nation[p]]

    def pieces_on_map(self, side: int) -> Iterator[int]:
        place, end = self.place, self.kit.map_end
        return (p for p in self.kit.pieces_of[side] if place[p] < end)

    def ground_at(self, space: int, side: int) -> list[int]:
        """Ground units, garrisons included; at sea, troop transports."""
        if not self.index.ground[side][space]:
            return []
        kit = self.kit
        return [p for p in self.index.at[space] if kit.is_ground[p] and kit.side[p] == side]

    def fleets_at(self, space: int, side: int) -> list[int]:
        if not self.index.fleets[side][space]:
            return []
        kit = self.kit
        return [p for p in self.index.at[space] if kit.is_fleet[p] and kit.side[p] == side]

    def subs_at(self, space: int, side: int) -> list[int]:
        """Submarine units that can fight there: not the one that is part of the Supply Network (3.52-b)."""
        if side == JAPAN and space == self.network_sub:
            return []
        kit = self.kit
        return [p for p in self.index.at[space] if kit.kind[p] == SUB and kit.side[p] == side]

    def lba_at(self, space: int, side: int) -> list[int]:
        if not self.index.lba[side][space]:
            return []
        kit = self.kit
        return [p for p in self.index.at[space] if kit.kind[p] == LBA and kit.side[p] == side]

    def aircraft_of(self, carrier: int) -> list[int]:
        """The CBA aboard a CV fleet."""
        kit, aboard = self.kit, self.aboard
        return [p for p in self.index.at[self.place[carrier]] if kit.kind[p] == CBA and aboard[p] == carrier]

    def steps_of(self, pieces: list[int]) -> int:
        return sum(self.steps[p] for p in pieces)

    # places

    def holder(self, place: int) -> int:
        """The side that controls a place."""
        return SIDE_OF[self.control[place]]

    def contested(self, place: int) -> bool:
        """Whether ground units of both sides are there (KT-k)."""
        mine, theirs = self.index.ground
        if not theirs[place]:
            return False
        return mine[place] > 0 or (place == self.kit.honshu and self.home_defence > 0)

    @property
    def home_defence(self) -> int:
        """Steps of the home defence army; none if it is not played with (9.1-c)."""
        return 0 if self.alternative("home-army") else self.home_army

    def lose_home_defence(self) -> None:
        """A step of it is lost: with the last one Honshu is no longer contested, and ships there project Influence."""
        self.home_army -= 1
        self.index.influence = [None, None]

    def held(self, place: int, side: int) -> bool:
        """Whether a side controls a place and no enemy stands in it, contesting it or about to capture it."""
        return self.holder(place) == side and not self.index.ground[1 - side][place]

    @property
    def holdings(self) -> Holdings:
        """Who controls which places, and what follows from that."""
        known = self.index.holdings
        if known is None or known.control != self.control:
            known = self.index.holdings = Holdings(self.kit, self.control)
        return known

    def held_places(self, side: int) -> list[int]:
        """Those places, in order."""
        enemy = self.index.ground[1 - side]
        return [place for place in self.holdings.of[side] if not enemy[place]]

    def sea_neighbours(self, zone: int, side: int) -> tuple[int, ...]:
        """Zones that a side can go to: the Strait of Malacca is open to who controls Singapore."""
        kit = self.kit
        return (kit.sea_links if self.holder(kit.singapore) == side else kit.barred_sea_links)[zone]

    # rules in force

    def alternative(self, key: str) -> bool:
        """Whether an option is played otherwise than by its first choice."""
        return self.options.otherwise[key]

    @property
    def year(self) -> int:
        return self.kit.year[self.turn]

    @property
    def month(self) -> int:
        """1 for Jan/Feb to 6 for Nov/Dec."""
        return int(self.kit.turn_keys[self.turn][-1])

    @property
    def surprise(self) -> bool:
        """Whether the surprise rules of 9.11 are in force: Japan's Player-Turn of Nov/Dec 1941 (9.11-y)."""
        return self.turn == 0 and self.phasing == JAPAN
