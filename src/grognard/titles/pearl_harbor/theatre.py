"""The theatre of war: what lies where, who holds what, and the one way in which counters change place."""

from __future__ import annotations

from bisect import bisect_left

import msgspec

from grognard.core.kinds import ByPiece, Derived, Hidden, Open, RefByPiece, Shared
from grognard.core.options import Choices, chosen
from grognard.core.position import Position
from grognard.titles.pearl_harbor.index import Index, make_index
from grognard.titles.pearl_harbor.kit import (
    AIR,
    AN,
    ARMS,
    BR,
    JAPAN,
    LAND,
    LEADER,
    NAVAL,
    OTHERS,
    SIDE_OF,
    SU,
    TASK_FORCE,
    USA,
    USN,
    WORKS,
    PearlKit,
)
from grognard.titles.pearl_harbor.marks import ABORTED, AT_SEA, CAP, FLOWN, NO_MISSION
from grognard.titles.pearl_harbor.meta import META

NOBODY = -1
WINTER_1943 = 1943 * 4
HOLDER = (*SIDE_OF, NOBODY)
"""The side of each force, and of none."""


class Theatre(Position, kw_only=True):
    """Everything that changes in a game of Pearl Harbor. Lists are indexed by piece, space, force or side."""

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
    raided: Open[list[tuple[str, int]]] = []
    """Raids flown or fired in this segment: their manner and hex (8.8)."""
    sighted: Hidden[list[int]] = []
    """Hexes with phasing ships that the reacting side had in sight when the reaction segment began (7)."""
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
    war_unwanted: Open[bool] = False
    """Whether a Japanese player has refused this war in this segment: he is not asked again in it (32)."""

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
        at = index.at  # before the counter moves: that of a view is made only now
        self.place[p] = space
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

    def forget(self) -> None:
        """Counters have lost marks that tell where they lie: what depends on that is worked out anew."""
        self.index.clocks[OTHERS] += 1
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

    # dates and forces

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

    @property
    def reacting(self) -> int:
        """The side that is not phasing."""
        return 1 - self.phasing


def enemy(side: int) -> int:
    return 1 - side
