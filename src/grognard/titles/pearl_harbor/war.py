"""The position of a war in the Pacific, and the one way in which counters change place."""

from __future__ import annotations

from bisect import bisect_left
from typing import Annotated, Any, NamedTuple

import msgspec

from grognard.core.event import Event
from grognard.core.kinds import (
    Args,
    ByPiece,
    Derived,
    Die,
    Is,
    Modifier,
    Number,
    Open,
    Pieces,
    RefByPiece,
    Shared,
    Space,
    Word,
    args_with_pieces,
    pieces_of,
)
from grognard.core.options import Choices, chosen
from grognard.core.position import Position
from grognard.titles.pearl_harbor.kit import (
    AIR,
    ALLIES,
    AN,
    ARMS,
    BR,
    CH,
    CLOCKS,
    CONTROL,
    FORCES,
    FORTRESS,
    IJN,
    INSTALLATION,
    JA,
    JAPAN,
    LAND,
    LEADER,
    NAVAL,
    SIDE_OF,
    SU,
    TASK_FORCE,
    TRAIN,
    USA,
    USN,
    WORKS,
    PearlKit,
)
from grognard.titles.pearl_harbor.marks import ABORTED, AT_SEA, CAP, FLOWN, NO_MISSION, SHOWN
from grognard.titles.pearl_harbor.meta import META

NOBODY = -1
WINTER_1943 = 1943 * 4
SEATS_OF = (
    ("army", "japan"),
    ("navy", "japan"),
    ("us-army", "us", "allies"),
    ("us-navy", "us", "allies"),
    ("britain", "allies"),
    ("anzac", "allies"),
    ("china", "allies"),
    ("soviet", "allies"),
)
"""By force: who plays it, the first that sits at the table."""
LONGEST_LOG = 400
"""How many changes the index remembers."""
HOLDER = (*SIDE_OF, NOBODY)
"""The side of each force, and of none."""
ORDER = ((IJN, JA), (USA, USN, AN, BR, CH, SU))
"""By side: the order in which its forces act in every segment (1)."""


class Roster(NamedTuple):
    """Who commands what, as long as the same people play the same forces."""

    commanders: list[str]
    early: bool
    """Before Winter 1943, when the ANZAC are British (19)."""
    forces: dict[str, tuple[int, ...]]
    """By seat: the forces that it plays, in the order in which they act."""
    players: tuple[tuple[str, ...], ...]
    """By side: its seats in the order in which they act."""
    own: dict[str, tuple[list[int], ...]]
    """By seat and arm: the counters that it commands."""
    pieces: dict[str, list[int]]
    """By seat: all counters of the forces that it plays."""


class Index:
    """Who is where, by space: derived from `place`, kept up by `War.put`."""

    __slots__ = (
        "at",
        "clocks",
        "closed",
        "fortresses",
        "installations",
        "kept",
        "lasting",
        "log",
        "roster",
        "ships",
        "trains",
        "zoc",
    )

    def __init__(self, size: int) -> None:
        self.at: list[tuple[int, ...]] = [()] * size
        self.ships = (bytearray(size), bytearray(size))
        """By side and space: naval units."""
        self.installations: dict[int, int] = {}
        """By space: the base or half-base there."""
        self.fortresses: dict[int, int] = {}
        self.trains: dict[tuple[int, int], int] = {}
        """By space and side: the fleet train there."""
        self.zoc: list[bytearray | None] = [None, None]
        self.kept: dict[str, object] = {}
        """What chapters have worked out from where everybody is; forgotten as soon as anything moves."""
        self.roster: Roster | None = None
        self.closed: tuple[bool, bool, list[tuple[str, ...]]] | None = None
        """Which hexes are closed to each force, and the state of neutrals for which that holds (19.5, 32.2)."""
        self.clocks = [0] * CLOCKS
        """How often counters of each side and arm have moved, and hexes have changed hands (`PearlKit.clock`)."""
        self.log: list[int] = []
        """The hexes in which works or control have changed last, as many as CONTROL has ticked but for the oldest."""
        self.lasting: dict[object, tuple[int, Any]] = {}
        """What chapters have worked out, and the sum of the clocks on which it depends: it holds while that is so."""

    def copy(self) -> Index:
        twin = Index.__new__(Index)
        twin.at = self.at.copy()
        twin.ships = (self.ships[0].copy(), self.ships[1].copy())
        twin.installations = self.installations.copy()
        twin.fortresses = self.fortresses.copy()
        twin.trains = self.trains.copy()
        twin.zoc = self.zoc.copy()
        twin.kept = self.kept.copy()
        twin.roster = self.roster
        twin.closed = self.closed
        twin.clocks = self.clocks.copy()
        twin.log = self.log.copy()
        twin.lasting = self.lasting.copy()
        return twin

    def note(self, space: int) -> None:
        """Works or control have changed in a hex."""
        self.clocks[CONTROL] += 1
        self.log.append(space)
        if len(self.log) > LONGEST_LOG:
            del self.log[: LONGEST_LOG // 2]

    def changed_since(self, ticks: int) -> list[int] | None:
        """The hexes in which works or control have changed since CONTROL had ticked so often; None: too many."""
        count = self.clocks[CONTROL] - ticks
        if count > len(self.log):
            return None
        return self.log[len(self.log) - count :]

    def note_works(self, kit: PearlKit, space: int) -> None:
        """Look anew which works and trains are in a hex."""
        self.note(space)
        for works in (self.installations, self.fortresses):
            works.pop(space, None)
        self.trains.pop((space, JAPAN), None)
        self.trains.pop((space, ALLIES), None)
        for p in self.at[space] if space < kit.hex_count else ():
            arm = kit.arm[p]
            if arm == INSTALLATION:
                self.installations.setdefault(space, p)
            elif arm == FORTRESS:
                self.fortresses.setdefault(space, p)
            elif arm == TRAIN:
                self.trains.setdefault((space, kit.side[p]), p)


ForceName = Annotated[str, Is("word", "force")]


class WarArgs(Args):
    """What events, questions and reasons of Pearl Harbor speak of."""

    force: ForceName
    other: ForceName
    weather: Word
    zone: Word
    season: Word
    year: Number
    mission: Word
    price: Number
    left: Number
    result: Word
    column: Word
    ratio: Word
    attack: Number
    defence: Number
    drm: Modifier
    modified: Die
    points: Number
    limit: Number
    level: Word
    area: Word
    target: Space
    role: Word
    what: Word
    losses: Number
    defenders: Pieces
    wave: Word
    region: Word
    campaign: Word
    arm: Word
    petition: Word
    verdict: Word
    scenario: Word
    outcome: Word


class War(Position, kw_only=True):
    """Everything that changes in a game of Pearl Harbor. Lists are indexed by piece, space, force or side."""

    args = WarArgs
    chapters = "grognard.titles.pearl_harbor.chapters"

    kit: Shared[PearlKit]
    index: Derived[Index]
    options: Open[Choices]
    scenario: Open[str] = "operation-z"
    turn: Open[int] = 1
    last_turn: Open[int] = 5
    date: Open[int] = 1941 * 4 + 3
    """Year times four plus season (winter 0 to autumn 3)."""
    phasing: Open[int] = JAPAN
    """The side whose player turn it is."""
    segment: Open[str] = ""
    """decision, movement, reaction, combat or reorganization."""
    weather: Open[list[int]] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    """By zone."""

    # counters
    place: RefByPiece[int]
    part: ByPiece[int]
    """Which of the parts of its hex it is in: the waters of a ship, the coast of a land unit; mostly 0."""
    aboard: RefByPiece[int]
    """The naval unit that carries it; -1: none."""
    tf: RefByPiece[int]
    """The task force marker of a naval unit; -1: none."""
    launched: RefByPiece[int]
    """The carrier from which an air unit in the air took off; -1: from land."""
    mission: ByPiece[int]
    marks: ByPiece[int]
    spent: ByPiece[int]
    """Half movement points spent in this segment."""
    supplied: ByPiece[int]
    """1 if it was in supply when lines were last traced (11)."""

    # hexes
    control: Open[list[int]]
    """By space: the force that controls it, -1: nobody."""
    no_guard: Open[list[int]] = []
    """Hexes whose intrinsic force is destroyed until the next player turn (13)."""
    silenced: Open[list[int]] = []
    """Permanent fortresses and home bases that give no defence until the next player turn (14, 15)."""
    roads: Open[list[int]] = []
    """Hexes of the Burma Road (28)."""
    guerrillas: Open[list[int]] = []
    interdicted: Open[list[tuple[int, int, int]]] = []
    """Narrow-sea areas under submarine interdiction: area, force, player turns left (31)."""

    # forces
    commanders: Open[list[str]] = []
    """By force: the seat that plays it."""
    erp: Open[list[int]]
    owed: Open[list[int]]
    """What strategic bombing still takes from the next income (30, answer 18)."""
    debts: Open[list[int]]
    """What China has borrowed of each force and may repay (17)."""
    objective_income: Open[list[int]]
    """What each force had from its Objectives in this turn."""
    special: Open[list[int]]
    """1 for a force with a special operations effort in this player turn."""
    attacks: Open[list[tuple[int, str, int]]] = []
    """Attacks initiated in this combat segment: force, type, hex (8.1)."""
    declared: Open[list[tuple[int, str, tuple[int, ...]]]] = []
    """Attacks of reaction forces: hex, "air", "surface" (then "fought"), the ships or task forces (6.2, 7)."""
    promised: Open[list[int]] = []
    """Hexes whose troops were shelled, or bombed by the carriers of an assault: they must be assaulted (6.6, 8.4)."""
    shaken: Open[list[int]] = []
    """Permanent fortresses and home bases that a bombardment has halved until the end of the player turn (8.4)."""
    awake: Open[list[int]] = []
    """Hexes in which the Allied air units have recovered from the surprise of turn 1 (22)."""
    probed: Open[list[int]] = []
    """Hexes with a closed box of which it has shown in this player turn who guards the sky or lies in port (25)."""
    bombings: Open[tuple[int, int]] = (0, 0)
    """Strategic bombing attacks: in the last game turn, in this one."""
    soviet_war: Open[bool] = False
    afghanistan_open: Open[bool] = False
    garrison_ended: Open[bool] = False
    """Whether the duty of the Manchurian garrison is over (29)."""
    kamikaze_date: Open[int] = 0
    """When kamikazes first attacked: date times two plus phasing side, plus one; 0: not yet."""
    prestige: Open[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """Of the US Army and the US Navy (42)."""
    gifts: Open[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """By Army and Navy: whether the Emperor has had his victory in this spring (34)."""
    disgrace: Open[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """By Army and Navy: a modifier the next time the Imperial Decision Table is used (34)."""
    intervention: Open[str] = ""
    """The result of the German Intervention Table (44)."""
    raids: Open[int] = 0
    """Raids towards Suez (44)."""
    raiders: Open[list[tuple[int, int]]] = []
    """Task forces beyond the west edge: their markers, and the hexes where they left (44)."""
    bombing_peaks: Open[tuple[int, int, int]] = (0, 0, 0)
    """Year, and the most strategic bombing attacks in a turn of earlier years and of this one (44)."""
    atomic_date: Open[int] = 0
    """When the last atomic bomb was dropped (38)."""
    road_date: Open[int] = 0
    """When the last hex of the Burma Road was built (28)."""
    duties: Open[list[tuple[int, str, int, str, int]]] = []
    """What the Emperor has ordered for this turn: force, arm, how many, region, how many were there before (21)."""
    postponed: Open[list[tuple[str, int]]] = []
    """Questions that the Emperor has put off, and the force that alone may raise them again (21)."""
    decreed: Open[tuple[int, int]] = (-1, 0)
    """A loan that the Emperor has granted in this turn: who lends, and how much (21)."""
    prizes: Open[list[tuple[int, int]]] = []
    """Objectives of which players have agreed beforehand who will control them: hex and force (21)."""
    held: Open[list[int]] = []
    """Who controlled each Objective when the player turn began (34, 42)."""
    war_declared: Open[int] = 0
    """The date on which Japan has declared war on the Soviet Union; 0: it has not (32, 44)."""

    def derive(self) -> None:
        self.options = chosen(META, self.options.made)
        self.index = make_index(self.kit, self.place)

    # counters

    def put(self, p: int, space: int, part: int = 0) -> None:
        """Move one counter. Nothing else changes `place`."""
        old = self.place[p]
        self.part[p] = part
        if old == space:
            return
        index, kit = self.index, self.kit
        self.place[p] = space
        at = index.at
        left, joined = at[old], at[space]
        i = bisect_left(left, p)
        at[old] = left[:i] + left[i + 1 :]
        i = bisect_left(joined, p)
        at[space] = (*joined[:i], p, *joined[i:])
        clock = kit.clock[p]
        index.clocks[clock] += 1
        if kit.arm[p] == NAVAL:
            ships = index.ships[kit.side[p]]
            ships[old] -= 1
            ships[space] += 1
        elif kit.has_zoc[p]:
            index.zoc[kit.side[p]] = None
        elif clock == WORKS:
            index.note_works(kit, old)
            index.note_works(kit, space)
        index.kept.clear()

    def hold(self, space: int, force: int) -> None:
        """A force controls a hex from now on. Nothing else changes `control`."""
        self.control[space] = force
        index = self.index
        index.note(space)
        if self.kit.is_featured[space]:
            index.clocks[WORKS] += 1
        index.kept.clear()

    def shift(self, p: int) -> None:
        """A counter goes aboard or ashore where it is: what depends on that is worked out anew."""
        self.index.clocks[self.kit.clock[p]] += 1
        self.index.kept.clear()

    def carry(self, p: int, space: int, part: int = 0) -> None:
        """Move a naval unit with all that is aboard."""
        for q in self.cargo(p):
            self.put(q, space)
        self.put(p, space, part)

    def cargo(self, p: int) -> list[int]:
        """What is aboard a naval unit."""
        aboard = self.aboard
        return [q for q in self.index.at[self.place[p]] if aboard[q] == p]

    def on_map(self, p: int) -> bool:
        return 0 <= self.place[p] < self.kit.hex_count

    def fleet(self, marker: int) -> list[int]:
        """The naval units of a task force."""
        tf = self.tf
        return [q for q in self.index.at[self.place[marker]] if tf[q] == marker]

    def units_at(self, space: int, side: int, arm: int) -> list[int]:
        """The counters of one arm that a side has in a hex, those aboard ship too."""
        code, wanted = self.kit.code, side * len(ARMS) + arm
        return [p for p in self.index.at[space] if code[p] == wanted]

    def land_at(self, space: int, side: int) -> list[int]:
        """The land units of a side ashore in a hex."""
        return [p for p in self.units_at(space, side, LAND) if self.aboard[p] < 0]

    def ships_at(self, space: int, side: int) -> list[int]:
        return self.units_at(space, side, NAVAL) if self.index.ships[side][space] else []

    def air_at(self, space: int, side: int) -> list[int]:
        """The air units of a side in a hex that are not aboard carriers."""
        return [p for p in self.units_at(space, side, AIR) if self.aboard[p] < 0]

    def leaders_at(self, space: int, side: int) -> list[int]:
        return self.units_at(space, side, LEADER)

    def cap_at(self, space: int, side: int) -> list[int]:
        """The air units on combat air patrol over a hex: those sent there, and those that never left their base."""
        marks = self.marks
        return [
            p for p in self.air_at(space, side) if not marks[p] & ABORTED and (marks[p] & CAP or not marks[p] & FLOWN)
        ]

    def installation_at(self, space: int) -> int:
        """The base or half-base in a hex, whoever has it; -1: none."""
        return self.index.installations.get(space, NOBODY)

    def field_fortress_at(self, space: int) -> int:
        return self.index.fortresses.get(space, NOBODY)

    def markers_at(self, space: int, side: int) -> list[int]:
        """The task forces of a side in a hex."""
        return self.units_at(space, side, TASK_FORCE)

    def has_mark(self, p: int, mark: int) -> bool:
        return self.marks[p] & mark != 0

    def at_base(self, p: int) -> bool:
        """Whether a naval unit has not left its base in this player turn."""
        return self.mission[p] == NO_MISSION and not self.marks[p] & AT_SEA

    # who holds what

    def holder(self, space: int) -> int:
        """The side that controls a hex, -1: nobody."""
        return HOLDER[self.control[space]]

    def is_friendly(self, space: int, side: int) -> bool:
        """Whether a force of the side controls the hex (18)."""
        return HOLDER[self.control[space]] == side

    # forces and people

    @property
    def year(self) -> int:
        return self.date // 4

    @property
    def season(self) -> int:
        return self.date % 4

    def serves(self, force: int, *, naval: bool = False) -> int:
        """The force that a force belongs to now: the ANZAC are British, later American, or their own (19, 32)."""
        if force != AN or self.options.plays("anzac", "separate"):
            return force
        if self.date < WINTER_1943:
            return BR
        return USN if naval else USA

    def force_of(self, p: int) -> int:
        """The force to which a counter belongs at present."""
        kit = self.kit
        force = kit.force[p]
        return force if force != AN else self.serves(force, naval=kit.arm[p] in (NAVAL, TASK_FORCE))

    def home_key(self, p: int) -> str:
        """Whose home base is that of a counter (15, 44)."""
        return self.kit.home_key[p]

    def in_game(self, force: int) -> bool:
        """Whether a force takes part at all: the Soviet Union only with a player of its own (32)."""
        return force != SU or self.options.plays("soviet", "player")

    def appoint(self) -> None:
        """Say who plays each force: at the beginning, and when the ANZAC change hands (19)."""
        seats = META.seats_for(self.options.made)
        served = [self.serves(force) for force in range(len(FORCES))]
        self.commanders = [next((seat for seat in SEATS_OF[force] if seat in seats), "") for force in served]

    def seat_of(self, force: int) -> str:
        """Who plays a force."""
        return self.commanders[force]

    def seat(self, p: int) -> str:
        """Who plays a counter."""
        return self.seat_of(self.force_of(p))

    def roster(self) -> Roster:
        """Who commands what at present."""
        found = self.index.roster
        early = self.date < WINTER_1943
        if found is None or found.early != early or found.commanders != self.commanders:
            found = self.index.roster = self._call_the_roll(early)
        return found

    def _call_the_roll(self, early: bool) -> Roster:
        kit, seats = self.kit, dict.fromkeys(self.commanders)
        order = [force for force in (*ORDER[JAPAN], *ORDER[ALLIES]) if self.in_game(force)]
        forces = {seat: tuple(force for force in order if self.seat_of(force) == seat) for seat in seats}
        return Roster(
            self.commanders.copy(),
            early,
            forces,
            tuple(
                tuple(dict.fromkeys(self.seat_of(f) for f in order if SIDE_OF[f] == side)) for side in (JAPAN, ALLIES)
            ),
            {seat: tuple([p for p in pieces if self.seat(p) == seat] for pieces in kit.of_arm) for seat in seats},
            {
                seat: [p for p in kit.pieces_of[self.side_of(seat)] if self.force_of(p) in forces[seat]]
                for seat in seats
            },
        )

    def forces_of(self, seat: str) -> tuple[int, ...]:
        """The forces that a seat plays, in the order in which they act."""
        return self.roster().forces.get(seat, ())

    def players(self, side: int) -> tuple[str, ...]:
        """The seats of a side in the order in which they act in every segment (1)."""
        return self.roster().players[side]

    def pieces_of(self, seat: str) -> list[int]:
        """The counters on the map that a seat commands."""
        place, end = self.place, self.kit.hex_count
        return [p for p in self.roster().pieces[seat] if place[p] < end]

    def side_of(self, seat: str) -> int:
        """The side of a seat."""
        return SIDE_OF[self.commanders.index(seat)]

    @property
    def reacting(self) -> int:
        """The side that is not phasing."""
        return 1 - self.phasing

    # what the enemy sees (25)

    def box_of(self, p: int) -> int:
        """The box that a unit lies in: a task force marker, an installation or (as -2 - hex) a home base; -1: none."""
        kit = self.kit
        if kit.arm[p] > LEADER or not self.on_map(p):
            return NOBODY
        bearer = self.aboard[p] if self.aboard[p] >= 0 else p
        if self.tf[bearer] >= 0:
            return self.tf[bearer]
        space, side = self.place[p], kit.side[p]
        if kit.arm[p] == AIR and self.aboard[p] < 0 and self.marks[p] & FLOWN:
            return NOBODY
        installation = self.installation_at(space)
        if installation >= 0 and kit.side[installation] == side:
            return installation
        return -2 - space if kit.is_home[space] and self.holder(space) == side else NOBODY

    def is_hidden(self, p: int) -> bool:
        """Whether a unit lies face down in a box that the enemy may not look into (25)."""
        if not self.options.plays("intelligence", "limited") or self.marks[p] & SHOWN:
            return False
        return self.box_of(p) != NOBODY

    def unseen_by(self, seat: str) -> list[int]:
        """The enemy's units in boxes."""
        if not self.options.plays("intelligence", "limited"):
            return []
        return [p for p in self.kit.pieces_of[enemy(self.side_of(seat))] if self.is_hidden(p)]

    def seen_as(self, piece: int, seat: str | None) -> int:
        """What a seat, or who only looks on, knows a counter as; of a hidden unit only the side is known."""
        kit = self.kit
        if piece < 0 or not self.is_hidden(piece) or (seat is not None and self.side_of(seat) == kit.side[piece]):
            return piece
        return kit.stand_in[kit.side[piece]]

    def event(self, kind: str, *rules: str, audience: tuple[str | None, ...] = (), **args: object) -> None:
        """Tell what happened: of hidden units everybody but their own side hears only that there are some (25)."""
        events = self.table.events
        secret = events is not None and not audience and self.options.plays("intelligence", "limited")
        if not secret or not any(self.is_hidden(p) for p in pieces_of(args, self.args)):
            super().event(kind, *rules, audience=audience, **args)
            return
        assert events is not None
        self.check_arguments(args)
        self.cite(*rules)
        for seats in (self.players(JAPAN), self.players(ALLIES), (None,)):
            eyes = seats[0]
            told = args_with_pieces(args, self.args, lambda p, eyes=eyes: self.seen_as(p, eyes))  # type: ignore[misc]
            if isinstance(told.get("pieces"), list):
                told["pieces"] = list(dict.fromkeys(told["pieces"]))  # type: ignore[call-overload]
            events.append(Event(kind, rules, told, tuple(seats)))


def enemy(side: int) -> int:
    return 1 - side


def make_index(kit: PearlKit, place: list[int]) -> Index:
    """The index of counters that have not moved yet."""
    index = Index(kit.board.size)
    at: dict[int, list[int]] = {}
    for p, space in enumerate(place):
        at.setdefault(space, []).append(p)
        if kit.arm[p] == NAVAL:
            index.ships[kit.side[p]][space] += 1
    for space, pieces in at.items():
        index.at[space] = tuple(pieces)
    for p, clock in enumerate(kit.clock):
        if clock == WORKS:
            index.note_works(kit, place[p])
    return index
