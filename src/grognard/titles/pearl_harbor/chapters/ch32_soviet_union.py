"""32. The Soviet Union as a player: neutral at first, at war by one of three ways, and then suddenly strong."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Piece, Seat
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch2_zones import forget_zones
from grognard.titles.pearl_harbor.chapters.ch3_stacking import air_fits, land_fits, ships_fit
from grognard.titles.pearl_harbor.chapters.ch5_bases import air_base_refused, ship_base_refused
from grognard.titles.pearl_harbor.chapters.ch22_charts import settle_in
from grognard.titles.pearl_harbor.chapters.ch29_garrison import missing_factors
from grognard.titles.pearl_harbor.kit import AIR, ALLIES, JAPAN, LAND, LEADER, NAVAL, SU, SUMMER
from grognard.titles.pearl_harbor.verbs import DONE, NO, TO, VERBS, YES
from grognard.titles.pearl_harbor.war import War

DECLARE_WAR = VERBS.word("declare-war")
"""War between Japan and the Soviet Union, at any moment that the rules allow."""
MOBILISE = VERBS.piece("mobilise")
SUMMER_1944, SUMMER_1945 = 1944 * 4 + SUMMER, 1945 * 4 + SUMMER


# the declaration


def soviet_right(pos: War) -> str:
    """The rule by which the Soviet player may declare war at any moment; "" if he may not (32, 44)."""
    if pos.date >= SUMMER_1945:
        return "PH-32.2-d"
    return "PH-44.1-f" if pos.intervention == "B" and pos.date >= SUMMER_1944 else ""


def soviet_declaration(pos: War) -> str:
    """The rule by which the Soviet player may declare war in an Allied decision segment; "" if he may not (32, 44)."""
    return soviet_right(pos) or ("PH-32.2-c" if missing_factors(pos) else "")


def declaration_refused(pos: War, seat: str) -> Refusal:
    """What forbids a player to declare war in the middle of a segment: Japan may at any moment (32.2-b)."""
    if not pos.in_game(SU):
        return "PH-19.5-a"
    if pos.soviet_war:
        return Reason("PH-32.2-b", "at-war")
    if pos.side_of(seat) == JAPAN:
        return Reason("PH-32.2-b", "war-unwanted") if pos.war_unwanted else None
    if pos.seat_of(SU) != seat:
        return "PH-32.2-a"
    return None if soviet_right(pos) else "PH-32.2-c"


def declare(pos: War, seat: str) -> None:
    """A player declares war in the middle of a segment; other players of Japan must agree (32.2-b)."""
    if pos.side_of(seat) == JAPAN:
        pos.push(WarCouncil(tuple(other for other in pos.players(JAPAN) if other != seat)))
    else:
        enter_war(pos, soviet_right(pos), side=ALLIES)


class SovietDeclaration(Frame[War], frozen=True):
    """In the decision segment: does Japan declare war on the Soviet Union, or the Soviet Union on Japan (32)."""

    def advance(self, pos: War) -> Asks:
        pos.cite("PH-32.2-a", "PH-32.2-e")
        if pos.phasing == JAPAN:
            pos.pop()
            pos.push(WarCouncil(pos.players(JAPAN)))
            return None
        rule = soviet_declaration(pos)
        if not rule:
            pos.pop()
            return None
        return Ask(pos.seat_of(SU), "declare-war", [NO, YES], (rule, "PH-32.2-e"))

    def play(self, pos: War, order: Order, seat: str) -> None:
        rule = soviet_declaration(pos)
        pos.pop()
        if order == YES:
            enter_war(pos, rule, side=ALLIES)


class WarCouncil(Frame[War], frozen=True):
    """War is declared if all players of Japan want it; nobody asks the Emperor (32.2-b)."""

    others: tuple[Seat, ...]
    """Those who have not agreed yet."""

    def advance(self, pos: War) -> Asks:
        if self.others:
            return Ask(self.others[0], "declare-war", [NO, YES], ("PH-32.2-b",))
        pos.pop()
        pos.war_declared = pos.date
        enter_war(pos, "PH-32.2-b", side=JAPAN)
        return None

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order == YES:
            pos.replace(replace(self, others=self.others[1:]))
            return
        pos.pop()
        if self.others != pos.players(JAPAN):  # somebody had proposed it
            pos.war_unwanted = True
            pos.event("war-unwanted", "PH-32.2-b", seat=seat, audience=pos.players(JAPAN))


def enter_war(pos: War, rule: str, *, side: int) -> None:
    """War between Japan and the Soviet Union: borders open, zones count, the reserves are called up (32)."""
    pos.soviet_war = True
    forget_zones(pos, ALLIES)
    pos.event("soviet-war", rule, "PH-32.2-h", "PH-32.2-f", "PH-32.2-l", side=side)
    pos.push(Mobilisation(pos.seat_of(SU)))


# the call-up


def reserves(pos: War) -> list[int]:
    """The units and leaders in the Soviet Force Pool; what is built is no part of them (32)."""
    kit = pos.kit
    return [p for p in pos.index.at[kit.pool[SU]] if kit.arm[p] in (LAND, NAVAL, AIR, LEADER)]


def call_up_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids to place a unit of the Soviet reserve in a hex (32)."""
    kit = pos.kit
    if kit.region[space] != "soviet" or not pos.is_friendly(space, ALLIES) or pos.land_at(space, JAPAN):
        return "PH-32.2-j"
    if kit.arm[p] == NAVAL:
        return ship_base_refused(pos, p, space) or (None if ships_fit(pos, space, ALLIES, (p,)) else "PH-3.5-e")
    if kit.arm[p] == AIR:
        return air_base_refused(pos, p, space) or (None if air_fits(pos, space, p) else "PH-3.3-c")
    if kit.is_desert[space] or kit.is_impassable[space]:
        return "PH-3.2-c"
    return None if kit.arm[p] == LEADER or land_fits(pos, space, p) else "PH-3.2-b"


class Mobilisation(Menu[War], frozen=True):
    """The Soviet player may place his whole reserve at once and without cost, in any hex of the Soviet Union (32)."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not reserves(pos):
            pos.pop()
            return None
        return Ask(self.seat, "mobilisation", orders, ("PH-32.2-j",), {"left": len(reserves(pos))}, firm=True)

    def _reserves(self, pos: War) -> list[int]:
        return reserves(pos)

    def _refused(self, pos: War, p: int) -> Refusal:
        if p not in reserves(pos):
            return "PH-32.2-j"
        soviet = (space for space in range(pos.kit.hex_count) if pos.kit.region[space] == "soviet")
        return None if any(not call_up_refused(pos, p, space) for space in soviet) else "PH-32.2-j"

    @offers(MOBILISE, _reserves, _refused)
    def mobilise(self, pos: War, p: int) -> None:
        pos.push(CallUp(self.seat, p))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class CallUp(Menu[War], frozen=True):
    """Where a unit of the Soviet reserve appears."""

    seat: Seat
    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "mobilise", orders, ("PH-32.2-j",), {"piece": self.piece})

    def _hexes(self, pos: War) -> list[int]:
        return [space for space in range(pos.kit.hex_count) if pos.kit.region[space] == "soviet"]

    def _refused(self, pos: War, space: int) -> Refusal:
        return call_up_refused(pos, self.piece, space)

    @offers(TO, _hexes, _refused)
    def place(self, pos: War, space: int) -> None:
        pos.pop()
        pos.put(self.piece, space)
        settle_in(pos, self.piece)
        pos.event("mobilised", "PH-32.2-j", piece=self.piece, space=space)
