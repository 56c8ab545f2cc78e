"""The position of the war in Asia and the Pacific, and the one way in which pieces change place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, Self

import msgspec

from grognard.core.event import Event
from grognard.core.frame import Frame
from grognard.core.position import Position
from grognard.titles.asia_engulfed.holdings import Holdings
from grognard.titles.asia_engulfed.kit import ALLIES, CBA, CV, JAPAN, LBA, MINORS, SIDE_OF, SIDES, SUB, AsiaKit

FULL, PARTIAL, NONE = range(3)
SUPPLY_NAMES = ("full", "partial", "none")

# marks of a piece in the current Player-Turn
SAILED = 1
"""It put to sea in this Player-Turn, moving or reacting (8.22, 8.2)."""
PAID = 2
"""Japan has paid (or owes) oil for it in this Player-Turn (8.8-c)."""
EXTENDED = 4
"""It made an extended naval move (7.4-c)."""
MOVED = 8
"""It made its operational move, flew, or landed (5.1, 5.13)."""
LANDED = 16
"""It made an amphibious invasion in this Player-Turn; `origin` is the sea zone it came from (7.2)."""
ENTERED = 32
"""It entered its place in this Player-Turn: combat there is compulsory (6.1-b)."""
NEW = 64
"""Built in this Production Phase (4.4)."""
REPLACED = 128
"""It got a replacement step in this Production Phase (4.3-b)."""
STRUCK = 256
"""It took part in a port or airbase attack in this phase (8.7-i)."""
DROPPED = 1024
"""It made an airborne assault in this Player-Turn (13.41)."""
FREED = 2048
"""It reacted without paying oil (13.6)."""
DIVIDED = 4096
"""A part of it has split off and sailed: it must sail to another zone (13.5)."""

STRUCK_TWICE = 8192
"""It took part in a second one, where two are allowed (8.7-i)."""
TRANSFERRED = 16384
"""It made its strategic move (5.2)."""

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


PIECE_FIELDS = frozenset(("piece", "pieces", "by", "fleet", "fleets", "unit", "units", "target", "targets"))
"""Fields of frames that hold pieces: what they hold is masked like the pieces themselves."""


class Build(NamedTuple):
    """A marker on a Build Track. `damage` ones came from combat; `moved` ones have had their WERP this phase."""

    power: int
    track: str
    box: int
    damage: bool = False
    moved: bool = False


class Index:
    """Who is where, by space, and how far each side's Influence reaches: derived from `place`, kept up by `War`.

    `stops` remembers for each side where Influence stops it, `dominance` where it is Dominant, and both the two lists
    of Influence that this came from.
    """

    __slots__ = ("at", "dominance", "fleets", "ground", "holdings", "influence", "lba", "stops")

    def __init__(self, size: int) -> None:
        self.at: list[tuple[int, ...]] = [()] * size
        self.ground = (bytearray(size), bytearray(size))
        """Ground units by side and space."""
        self.lba = (bytearray(size), bytearray(size))
        """LBA likewise."""
        self.fleets = (bytearray(size), bytearray(size))
        self.influence: list[list[int] | None] = [None, None]
        self.stops: list[tuple[list[int], list[int], int] | None] = [None, None]
        self.dominance: list[tuple[list[int], list[int], int] | None] = [None, None]
        self.holdings: Holdings | None = None

    def copy(self) -> Index:
        twin = Index.__new__(Index)
        twin.at = self.at.copy()
        twin.ground = (self.ground[0].copy(), self.ground[1].copy())
        twin.lba = (self.lba[0].copy(), self.lba[1].copy())
        twin.fleets = (self.fleets[0].copy(), self.fleets[1].copy())
        twin.influence = self.influence.copy()
        twin.stops = self.stops.copy()
        twin.dominance = self.dominance.copy()
        twin.holdings = self.holdings
        return twin


class War(Position, kw_only=True):
    """Everything that changes in a game of Asia Engulfed. Lists are indexed by piece, by space or by nation."""

    kit: AsiaKit
    index: Index
    scenario: str
    options: dict[str, str]
    alternatives: tuple[str, ...]
    """The options of which another choice than the first was made."""
    turn: int
    """Index of the turn; `kit.turn_keys[turn]` is its key."""
    phasing: int = JAPAN
    phase: str = ""

    # by piece
    place: list[int]
    steps: list[int]
    damaged: list[int]
    """Steps of a fleet that are damaged, before damage resolution (8.6)."""
    aboard: list[int]
    """The CV fleet that carries a CBA; -1 for none."""
    origin: list[int]
    """Where a piece came from in this Player-Turn: port, base or sea zone; -1 if it has not moved."""
    marks: list[int]
    supply: list[int]
    alias: list[int]
    """The stand-in by which the enemy knows a block."""
    shown: list[int]
    """1 while a block's face is turned to the enemy (KT-d)."""

    # by place
    control: list[int]
    """The nation that controls a place; -1 for sea zones."""
    forts: list[int]
    """Places with a fortification."""
    port_damage: dict[int, int] = {}
    """Damage levels of ports (8.71)."""

    # Japan's economy
    oil: int = 0
    capacity: int = 0
    transports: int = 0
    oil_due: int = 0
    transports_due: int = 0
    """Owed for moves of this Naval Movement Phase; paid at its end (1.1)."""
    oil_received: int = 0
    """Oil that came in this turn, less what was sunk (9.13-b)."""
    oil_spent: int = 0
    """Oil spent since the last Production Phase (9.13-b)."""
    kamikaze: int = 0
    asw: int = 0
    asw_build: int = 0
    asw_paid: bool = False
    transport_built: bool = False
    network: list[int] = []
    """The sea zones of the Supply Network (3.5)."""
    network_sub: int = -1
    """The zone that the submarine unit covers (3.52)."""

    # the Allies' war on it
    sub_points: int = 0
    duds: int = 0
    bombers: int = 0

    # every power
    werp: list[int] = msgspec.field(default_factory=lambda: [0] * 11)
    actions: list[int] = msgspec.field(default_factory=lambda: [0] * 11)
    """Special Actions in hand, by power."""
    air_spent: int = 0
    """WERP that Japan spent on air units in this phase (9.13-a)."""
    free_step: bool = False
    """The Communists still have their free step (4.1-f)."""
    builds: list[Build] = []
    strategic_used: list[int] = msgspec.field(default_factory=lambda: [0] * 11)
    """Strategic moves made in this Player-Turn, by power (5.24)."""
    repaired: list[int] = []
    """Ports repaired in this phase (4.61)."""
    unrestricted: list[int] = []
    """Places whose replacements are unrestricted in this phase (7.8)."""

    # the naval war of this Player-Turn
    closed: list[int] = []
    """Sea zones whose movement and reaction are over (8.2-b)."""
    fought: list[int] = []
    """Sea zones whose battle is over in this Air-Naval Combat Phase."""
    reached: bool = False
    """In this turn Singapore's fleets have had to react (9.11e)."""
    hawaii_struck: bool = False
    """The surprise attack on Hawaii has been resolved (9.11b)."""
    broken_zone: int = -1
    """The zone of this turn's Code Breaking (7.6)."""
    broken_years: list[int] = []

    # the ground war of this Player-Turn
    resolved: list[int] = []
    """Places whose Initial Combat is over in this phase (6.1-c)."""
    shelled: dict[int, int] = {}
    """By sea zone: the Hit-bonuses that ships there have given by bombardment (6.4-k)."""
    attack_paid: list[int] = []
    """Places for which a Nationalist attack has been paid (7.7)."""

    home_army: int = 20
    """Steps of the army that defends Honshu and never leaves it (9.1-c)."""

    # longer memory
    dropped: list[int] = []
    """Airborne units that made an assault in the last turn of their side (13.41-d)."""
    aggressive: list[int] = []
    """Years in which the US earned its aggression bonus (4.1-j)."""
    engaged_cv: bool = False
    engaged_steps: int = 0
    """US fleets that fought at sea in this game turn (4.1-j)."""
    bases_held: int = 0
    """Strategic airbases that the Allies held at the last bombing (2.5)."""

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
            weight = 1 if "dominance" in self.alternatives else self.steps[p]
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
        if self.kit.projects[p] and "dominance" not in self.alternatives:
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
        return 0 if "home-army" in self.alternatives else self.home_army

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
        return key in self.alternatives

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

    # people

    def seat(self, side: int) -> str:
        return SIDES[side]

    # what is told

    def event(self, kind: str, *rules: str, audience: tuple[str | None, ...] = (), **args: object) -> None:
        """Tell what happened. Blocks that the enemy cannot see are told to him by their stand-ins."""
        self._tell(kind, rules, args, None, audience)

    def tell(self, kind: str, *rules: str, secret: dict[str, object], **args: object) -> None:
        """Tell something of which only the side of the first piece named may know what is in `secret`.

        The others hear of `<kind>-unseen` instead, unless that piece is face up.
        """
        if self.table.events is None:
            self.cite(*rules)
        elif self._names_hidden(args):
            self._tell(kind, rules, args, secret, ())
        else:
            self._tell(kind, rules, args | secret, None, ())

    def _tell(
        self,
        kind: str,
        rules: tuple[str, ...],
        args: dict[str, object],
        secret: dict[str, object] | None,
        audience: tuple[str | None, ...],
    ) -> None:
        table = self.table
        if table.cited is not None:
            table.cited.update(rules)
        if table.events is None:
            return
        if audience or not (secret or self._names_hidden(args)):
            table.events.append(Event(kind, rules, args, audience))
            return
        owner = self._owner_of(args)
        for viewer in (JAPAN, ALLIES, None):
            seen = self._args_for(args, viewer)
            who = None if viewer is None else SIDES[viewer]
            if secret is None or viewer == owner:
                table.events.append(Event(kind, rules, seen | (secret or {}), (who,)))
            else:
                table.events.append(Event(f"{kind}-unseen", rules, seen, (who,)))

    def hidden(self, p: int) -> bool:
        """Whether a piece's face is hidden from the enemy; CBA are hidden with their fleet."""
        kit = self.kit
        if p >= kit.real_count or self.place[p] >= kit.map_end:
            return False
        if kit.kind[p] == CBA:
            return self.aboard[p] >= 0 and not self.shown[self.aboard[p]]
        return bool(kit.block_class[p]) and not self.shown[p]

    def _named(self, args: dict[str, object]) -> list[int]:
        found: list[int] = []
        for name in ("piece", "by", "pieces"):
            value = args.get(name)
            if isinstance(value, int) and value >= 0:
                found.append(value)
            elif isinstance(value, (list, tuple)):
                found += value
        return found

    def _names_hidden(self, args: dict[str, object]) -> bool:
        return any(self.hidden(p) for p in self._named(args))

    def _owner_of(self, args: dict[str, object]) -> int:
        return self.kit.side[self._named(args)[0]]

    def _args_for(self, args: dict[str, object], viewer: int | None) -> dict[str, object]:
        """The arguments of an event as a side (or a spectator) may know them."""
        seen = dict(args)
        for name in ("piece", "by", "pieces"):
            value = seen.get(name)
            if isinstance(value, int):
                seen[name] = self._seen_as(value, viewer)
            elif isinstance(value, (list, tuple)):
                seen[name] = [self._seen_as(p, viewer) for p in value]
        return seen

    def _seen_as(self, p: int, viewer: int | None) -> int:
        if p < 0 or self.kit.side[p] == viewer or not self.hidden(p):
            return p
        return self.alias[self.aboard[p] if self.kit.kind[p] == CBA else p]

    # what the enemy sees

    def behind(self, stand_in: int) -> int:
        """The block that the enemy knows by a stand-in: frames name hidden blocks so. Others are themselves."""
        alias = self.alias
        for p in self.kit.blocks_behind[stand_in]:
            if alias[p] == stand_in:
                return p
        return stand_in

    def show(self, pieces: list[int]) -> None:
        """Turn blocks face up for the enemy (KT-d)."""
        fresh = [p for p in pieces if self.kit.block_class[p] and not self.shown[p]]
        for p in fresh:
            self.shown[p] = 1
        if fresh:
            self.reveal()

    def conceal(self, pieces: list[int]) -> None:
        """Stand blocks up again; those of one nation and class in one place are mixed."""
        for p in pieces:
            self.shown[p] = 0
        self.mix(pieces)

    def mix(self, pieces: list[int]) -> None:
        """Exchange the stand-ins among hidden blocks of one nation and class: nobody can follow which is which."""
        hidden = {p for p in pieces if not self.shown[p]}
        if len(hidden) < 2:
            return
        for members in self.kit.groups.values():
            same = [p for p in members if p in hidden]
            if len(same) > 1:
                for p, stand_in in zip(same, self.shuffled([self.alias[p] for p in same]), strict=True):
                    self.alias[p] = stand_in

    def masked(self, side: int) -> Self:
        """A copy in which the enemy's hidden blocks are only stand-ins."""
        twin = self.copy()
        kit = self.kit
        for p in kit.pieces_of[1 - side]:
            if self.place[p] >= kit.map_end or not self.hidden(p):
                continue
            space = self.place[p]
            if kit.block_class[p]:
                twin._shift(self.alias[p], kit.unseen, space)
            twin._shift(p, twin.place[p], kit.unseen)
            twin.steps[p] = twin.damaged[p] = twin.marks[p] = 0
            twin.aboard[p] = twin.origin[p] = -1
            twin.supply[p] = FULL
            twin.alias[p] = p
        if side != JAPAN:
            twin.oil_due = twin.transports_due = 0  # what was paid for a block would tell what it is
        twin.stack = [self._masked_frame(frame, side) for frame in self.stack]
        return twin

    def _masked_frame(self, frame: Frame[Any], side: int) -> Frame[Any]:
        """A step of play as a side may know it: hidden enemy pieces that it speaks of are stand-ins."""
        changes: dict[str, object] = {}
        for name in PIECE_FIELDS.intersection(frame.__struct_fields__):
            value = getattr(frame, name)
            if isinstance(value, int):
                changes[name] = self._seen_as(value, side)
            elif isinstance(value, tuple):
                changes[name] = tuple([self._seen_as(p, side) for p in value])
        return msgspec.structs.replace(frame, **changes) if changes else frame


def is_minor(nation: int) -> bool:
    """Minor powers do not rebuild (9.5-a)."""
    return nation in MINORS
