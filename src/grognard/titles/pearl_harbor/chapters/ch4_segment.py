"""4. The movement segment: old fleet trains go, supply is traced, each player moves, stacking is enforced."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Hidden, Piece, Pieces, Seat, Side
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, Steps, offers
from grognard.titles.pearl_harbor.chapters.ch1_turn import each_player
from grognard.titles.pearl_harbor.chapters.ch3_mustering import Mustering, loose_ships, muster_refused, musters
from grognard.titles.pearl_harbor.chapters.ch3_stacking import ExcessAir, ExcessLand, ExcessShips
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import fleet_refused, form, tidy_fleets
from grognard.titles.pearl_harbor.chapters.ch4_flying import FLY, Flight, fly_refused
from grognard.titles.pearl_harbor.chapters.ch4_land import MARCH, Marching, march_refused
from grognard.titles.pearl_harbor.chapters.ch4_naval import common_waters
from grognard.titles.pearl_harbor.chapters.ch4_sailing import FORM, JOIN, SAIL, Sailing, sail_refused
from grognard.titles.pearl_harbor.chapters.ch9_naval_leaders import mark_led_ships
from grognard.titles.pearl_harbor.chapters.ch11_trace import trace
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import pool_of, remove
from grognard.titles.pearl_harbor.chapters.ch18_control import update_control
from grognard.titles.pearl_harbor.chapters.ch21_emperor import duty_refused
from grognard.titles.pearl_harbor.chapters.ch27_paratroops import DROP, Dropping, drop_refused
from grognard.titles.pearl_harbor.chapters.ch32_soviet_union import DECLARE_WAR, declaration_refused, declare
from grognard.titles.pearl_harbor.chapters.ch44_suez import raid_refused, raids_on
from grognard.titles.pearl_harbor.kit import (
    AIR,
    ALLIES,
    IJN,
    JAPAN,
    LAND,
    LEADER,
    MOVES,
    NAVAL,
    TASK_FORCE,
    TRAIN,
    PearlKit,
)
from grognard.titles.pearl_harbor.marks import AT_SEA, MOVED
from grognard.titles.pearl_harbor.verbs import DONE
from grognard.titles.pearl_harbor.war import War


class MovementSegment(Steps[War], frozen=True):
    """The movement of the phasing side."""

    side: Side
    steps = ("trains", "crowded_fields", "supply", "move", "absorb", "raids", "crowded_hexes", "end")

    def trains(self, pos: War) -> None:
        """Fleet trains of an earlier turn are taken up; those that were placed in this player turn stay (5.5-c)."""
        kit = pos.kit
        pos.cite("PH-SOP-b")
        for p in kit.of_arm[TRAIN]:
            if kit.side[p] == self.side and pos.on_map(p) and not pos.marks[p] & AT_SEA:
                pos.event("train-removed", "PH-5.5-c", "PH-11.4-c", piece=p, space=pos.place[p])
                remove(pos, p, pool_of(pos, p))

    def crowded_fields(self, pos: War) -> None:
        pos.push(ExcessAir(self.side))

    def supply(self, pos: War) -> None:
        trace(pos)
        mark_led_ships(pos, self.side)

    def move(self, pos: War) -> None:
        each_player(pos, "PlayerMovement", self.side)

    def absorb(self, pos: War) -> None:
        tidy_fleets(pos)
        kit = pos.kit
        carriers = [p for p in kit.of_arm[NAVAL] if kit.is_carrier[p] and kit.side[p] == self.side and pos.tf[p] < 0]
        for p in reversed(carriers):
            if pos.on_map(p) and absorbers(pos, p):
                pos.push(Absorption(pos.seat(p), p))

    def raids(self, pos: War) -> None:
        """Japanese task forces at the west edge may leave the map (44)."""
        if self.side != JAPAN or not raids_on(pos):
            return
        if any(not raid_refused(pos, marker) for marker in pos.kit.of_arm[TASK_FORCE]):
            pos.push("SuezRaids", pos.seat_of(IJN))

    def crowded_hexes(self, pos: War) -> None:
        pos.push(ExcessShips(self.side))
        pos.push(ExcessLand(self.side))

    def end(self, pos: War) -> None:
        tidy_fleets(pos)
        update_control(pos)


class PlayerMovement(Menu[War], frozen=True):
    """What a player moves, one thing after the other, in any order."""

    seat: Seat
    left: Hidden[Pieces | None] = None
    """Counters that may still move; None: to be counted. How many lie in closed boxes is for their side to know.

    Of others than `_may_change` tells, who cannot move at first cannot move later.
    """
    acted: bool = False

    def advance(self, pos: War) -> Asks:
        marks, kit = pos.marks, pos.kit
        is_fleet = _fleets(kit)
        if self.left is None:
            left = tuple([p for p in self._count(pos) if _may_move(pos, p)])
        else:
            left = tuple([p for p in self.left if not marks[p] & MOVED and not (is_fleet[p] and sail_refused(pos, p))])
        pos.replace(replace(self, left=left))
        orders: list[Order] = []
        aboard, (plain, moves), held = pos.aboard, _moves(kit), _known_to_be_held(pos)
        for p in left:
            if plain[p] and aboard[p] < 0:
                orders.append(moves[p])
                continue
            stays = held_up(pos, p, held) if kit.party[p] and aboard[p] < 0 else move_refused(pos, p)
            if not stays:
                orders.append(moves[p])
            if kit.is_para[p] and not drop_refused(pos, p):
                orders.append(DROP[p])
        if (orders or self.acted) and not declaration_refused(pos, self.seat):
            orders.append(DECLARE_WAR)
        last = [DONE] if not orders or not duty_refused(pos, self.seat) else []
        for marker in musters(pos, self.seat, loose_ships(pos, self.seat)):
            orders.append((JOIN if pos.on_map(marker) else FORM)[marker])
        return self.ask(pos, orders + last)

    def knows(self, pos: War, seat: str) -> bool:
        return pos.side_of(seat) == pos.side_of(self.seat)

    def _count(self, pos: War) -> Pieces:
        return tuple([p for p in pos.pieces_of(self.seat) if pos.kit.arm[p] in _VERB])

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders == [DONE] and not self.acted:
            pos.pop()
            return None
        rules = ("PH-1-f", "PH-4.1-a", "PH-4.1-f", "PH-4.3-b")
        return Ask(self.seat, "movement", orders, rules, firm=True)

    def mine(self, pos: War) -> Pieces:
        return self._count(pos)

    def foreign(self, pos: War, p: int) -> Refusal:
        """Whether it is the turn of others to move a counter: of the enemy, or of another player of the side."""
        if pos.kit.side[p] != pos.phasing:
            return "PH-1-b"
        return None if pos.seat(p) == self.seat else "PH-1-c"

    def _begin(self, pos: War, frame: Frame[War]) -> None:
        pos.replace(replace(self, acted=True))
        pos.push(frame)

    @offers(SAIL, mine, lambda self, pos, p: self.foreign(pos, p) or sail_refused(pos, p))
    def sail(self, pos: War, p: int) -> None:
        if pos.kit.arm[p] == TASK_FORCE:
            self._begin(pos, Sailing(self.seat, tuple(pos.fleet(p)), p))
        else:
            self._begin(pos, Sailing(self.seat, (p,)))

    @offers(FLY, mine, lambda self, pos, p: self.foreign(pos, p) or fly_refused(pos, p))
    def fly(self, pos: War, p: int) -> None:
        self._begin(pos, Flight(self.seat, p))

    @offers(MARCH, mine, lambda self, pos, p: self.foreign(pos, p) or march_refused(pos, p))
    def march(self, pos: War, p: int) -> None:
        self._begin(pos, Marching(self.seat, p))

    @offers(DROP, mine, lambda self, pos, p: self.foreign(pos, p) or drop_refused(pos, p))
    def drop(self, pos: War, p: int) -> None:
        self._begin(pos, Dropping(self.seat, p))

    def muster_refused(self, pos: War, marker: int) -> Refusal:
        return self.foreign(pos, marker) or muster_refused(pos, marker, self.seat)

    @offers(FORM, why=muster_refused)
    def form_fleet(self, pos: War, marker: int) -> None:
        self._begin(pos, Mustering(self.seat, marker))

    @offers(JOIN, why=muster_refused)
    def add_to_fleet(self, pos: War, marker: int) -> None:
        self._begin(pos, Mustering(self.seat, marker))

    def war_refused(self, pos: War, _: None) -> Refusal:
        return declaration_refused(pos, self.seat)

    @offers(DECLARE_WAR, None, war_refused)
    def declare_war(self, pos: War) -> None:
        pos.replace(replace(self, left=None, acted=True))  # borders open: others may move
        declare(pos, self.seat)

    def done_refused(self, pos: War, _: None) -> Refusal:
        return duty_refused(pos, self.seat)

    @offers(DONE, None, done_refused)
    def done(self, pos: War) -> None:
        pos.pop()


_VERB = {NAVAL: SAIL, TASK_FORCE: SAIL, AIR: FLY, LAND: MARCH, LEADER: MARCH}
"""By arm: how its counters move."""


@cache
def _moves(kit: PearlKit) -> tuple[list[bool], list[Order]]:
    """By counter: whether it is neither Chinese nor airborne, and the order by which it moves, if it does."""
    plain = [not party and not para for party, para in zip(kit.party, kit.is_para, strict=True)]
    return plain, [_VERB[arm][p] if arm in _VERB else DONE for p, arm in enumerate(kit.arm)]


@cache
def _fleets(kit: PearlKit) -> bytes:
    """By counter 1 for the markers of task forces: their ships carry the marks."""
    return bytes(arm == TASK_FORCE for arm in kit.arm)


def _may_move(pos: War, p: int) -> bool:
    """Whether a counter can move, by land, by sea or by air, or perhaps later."""
    return _may_change(pos, p) or not move_refused(pos, p) or not drop_refused(pos, p)


def _may_change(pos: War, p: int) -> bool:
    """Whether what others do in this segment may open or close a counter's way: its ship sails, two armies abroad."""
    return pos.aboard[p] >= 0 or pos.kit.party[p] != ""


def _known_to_be_held(pos: War) -> dict[int, Refusal]:
    """What is known of Chinese counters: the same until somebody marches, flies or builds; ships do not matter."""
    index = pos.index
    clocks = index.clocks
    stamp = sum(clocks) - clocks[ALLIES * MOVES + NAVAL]
    key = "held-up", pos.soviet_war
    known = index.lasting.get(key)
    if known is None or known[0] != stamp:
        known = index.lasting[key] = stamp, {}
    found: dict[int, Refusal] = known[1]
    return found


def held_up(pos: War, p: int, known: dict[int, Refusal]) -> Refusal:
    """What forbids a Chinese counter to move."""
    if p not in known:
        known[p] = move_refused(pos, p)
    return known[p]


def move_refused(pos: War, p: int) -> Refusal:
    """What forbids a counter to move by its own."""
    arm = pos.kit.arm[p]
    if arm in (LAND, LEADER):
        return march_refused(pos, p)
    if arm == AIR:
        return fly_refused(pos, p)
    return sail_refused(pos, p)


# carriers


def absorbers(pos: War, carrier: int) -> list[int]:
    """The task forces in its hex, on waters that are also its own, that a carrier can be part of (3.1-j)."""
    found = []
    for marker in pos.markers_at(pos.place[carrier], pos.kit.side[carrier]):
        ships = (*pos.fleet(marker), carrier)
        if common_waters(pos, ships) and not fleet_refused(pos, ships, marker):
            found.append(marker)
    return found


class Absorption(Frame[War], frozen=True):
    """A carrier in the hex of a task force becomes part of it when the movement is over (3.1-j)."""

    seat: Seat
    piece: Piece

    def advance(self, pos: War) -> Asks:
        found = absorbers(pos, self.piece)
        if not found:
            pos.pop()
            return None
        return Ask(self.seat, "absorption", JOIN.each(found), ("PH-3.1-j", "PH-6.1-d"), {"piece": self.piece})

    def play(self, pos: War, order: Order, seat: str) -> None:
        marker = order.target
        assert isinstance(marker, int)
        pos.pop()
        fleet = pos.fleet(marker)
        form(pos, marker, (self.piece,))
        mission = pos.mission[fleet[0]] or pos.mission[self.piece]
        for p in (*fleet, self.piece):
            pos.mission[p] = mission
