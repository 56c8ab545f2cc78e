"""8.2, 8.25 Naval reaction: the Non-Phasing Player into the zone just entered, then the Phasing submarines."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.asia_engulfed.chapters.ch5_31_transports import oil_left
from grognard.titles.asia_engulfed.chapters.ch7_6_code_breaking import break_code, code_reasons, readable_zones
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import REACTION_RANGE, donors, reach
from grognard.titles.asia_engulfed.chapters.ch8_11_consolidation import Consolidation, donor_reasons
from grognard.titles.asia_engulfed.chapters.ch8_21_departure import range_reasons
from grognard.titles.asia_engulfed.kit import ALLIES, CW, JAPAN, SUB
from grognard.titles.asia_engulfed.marks import FREED, PAID, SAILED
from grognard.titles.asia_engulfed.verbs import BREAK_CODE, DONE, MERGE, REACT, SUBMARINE
from grognard.titles.asia_engulfed.war import War

FORCED_ZONES = ("GOT", "JAV")
"""Where Japanese fleets draw those of Singapore out in 1941 (9.11e)."""


def submarines_ready(pos: War, side: int, left: int = -1) -> list[int]:
    """Submarine units in the holding box; after an extended move also those in the zone that was left (7.4-f)."""
    found = pos.subs_at(pos.kit.sub_box[side], side)
    if left >= 0 and left != pos.network_sub:
        found += pos.subs_at(left, side)
    return found


def send_submarine(pos: War, p: int, zone: int, *rules: str) -> None:
    """Submarine units go anywhere, for nothing (8.25-b)."""
    pos.event("submarine-sails", "AE-8.25-b", "AE-KT-q", *rules, piece=p, to=zone)
    pos.put(p, zone)
    pos.marks[p] |= SAILED


def reacts_free(pos: War, p: int) -> bool:
    """Option: in the Allied turn one fleet of each port with oil reacts without paying (13.6-a)."""
    port = pos.place[p]
    if not pos.alternative("crude-oil") or pos.phasing != ALLIES or not pos.kit.oil[port]:
        return False
    return not any(pos.marks[q] & FREED and pos.origin[q] == port for q in pos.kit.pieces_of[JAPAN])


def reacting_fleets(pos: War, side: int, zone: int) -> list[int]:
    """Fleets in port that can react into a zone and pay for it (8.2-c, 8.2-d, 8.22-d)."""
    kit = pos.kit
    found: list[int] = []
    near: dict[int, bool] = {}
    penniless = side == JAPAN and oil_left(pos) <= 0
    for p in kit.sailors_of[side]:
        place = pos.place[p]
        if not kit.is_fleet[p] or not kit.zone_count <= place < kit.map_end or pos.marks[p] & SAILED:
            continue
        if place not in near:
            near[place] = zone in reach(pos, side, place, REACTION_RANGE)
        if near[place] and not (penniless and not reacts_free(pos, p)):
            found.append(p)
    return found


def react(pos: War, p: int, zone: int, *rules: str) -> None:
    """A fleet leaves port to meet the enemy."""
    side, port = pos.kit.side[p], pos.place[p]
    path = reach(pos, side, port, REACTION_RANGE)[zone]
    cost = "AE-1.1-b"
    if side == JAPAN:
        cost = "AE-8.22-b"
        if reacts_free(pos, p):
            cost = "AE-13.6-a"
            pos.marks[p] |= FREED
        else:
            pos.oil_due += 1
            pos.marks[p] |= PAID
    pos.event("reacted", "AE-8.2-c", "AE-8.2-d", cost, *rules, piece=p, space=port, to=zone, path=list(path))
    pos.origin[p] = port
    pos.marks[p] |= SAILED
    pos.put(p, zone)


class Reaction(Answers[War], frozen=True):
    """The Non-Phasing Player may react into the zone that the Phasing Player has just entered.

    `left` is the zone from which an extended move came; `met`: fleets have reacted.
    """

    side: Side
    zone: Space
    left: Number = -1
    met: bool = False
    begun: bool = False

    def advance(self, pos: War) -> Asks:
        if not self.begun:
            self._begin(pos)
            return None
        other = 1 - self.side
        fleets = reacting_fleets(pos, other, self.zone)
        orders = [
            *REACT.each([*fleets, *submarines_ready(pos, other, self.left)]),
            *MERGE.each(donors(pos, fleets)),
            *BREAK_CODE.each([zone for zone in readable_zones(pos, other) if zone == self.zone]),
        ]
        if not orders and not self.met:
            self._end(pos)
            return None
        rules = ("AE-8.2-c", "AE-8.2-e", "AE-8.2-g", "AE-KT-u", *(("AE-7.4-f",) if self.left >= 0 else ()))
        return Ask(pos.seat(other), "react", [*orders, DONE], rules, {"space": self.zone}, firm=True)

    def _begin(self, pos: War) -> None:
        kit = pos.kit
        if pos.surprise and self.left >= 0 and self.zone == kit.space_index.get("HAW"):
            pos.event("no-reaction", "AE-9.11-a", "AE-8.23-b", space=self.zone)
            close(pos, self.zone)
            pos.pop()
            return
        met = self._singapore_reacts(pos)
        pos.replace(Reaction(self.side, self.zone, self.left, met, begun=True))

    def _singapore_reacts(self, pos: War) -> bool:
        """In 1941 the fleets of Singapore must meet the first Japanese fleets that come near (9.11e)."""
        kit = pos.kit
        if not pos.surprise or pos.reached or kit.space_names[self.zone] not in FORCED_ZONES:
            return False
        if not pos.fleets_at(self.zone, JAPAN):
            return False
        pos.reached = True
        forced = [p for p in pos.fleets_at(kit.singapore, ALLIES) if kit.power[p] == CW]
        for p in forced:
            react(pos, p, self.zone, "AE-9.11-e")
        return bool(forced)

    def stays(self, pos: War, p: int) -> Refusals:
        if p >= pos.kit.real_count or pos.kit.side[p] == self.side:
            return None
        return react_reasons(pos, p, self.zone)

    @offers(REACT, why=stays)
    def react(self, pos: War, p: int) -> None:
        if pos.kit.kind[p] == SUB:
            send_submarine(pos, p, self.zone, "AE-8.2-c")
        else:
            react(pos, p, self.zone)
            pos.replace(Reaction(self.side, self.zone, self.left, met=True, begun=True))

    @offers(MERGE, why=lambda self, pos, p: donor_reasons(pos, p))
    def merge(self, pos: War, p: int) -> None:
        pos.push(Consolidation(p))

    @offers(BREAK_CODE, why=lambda self, pos, zone: code_reasons(pos, zone))
    def break_code(self, pos: War, zone: int) -> None:
        break_code(pos, zone)

    @offers(DONE)
    def done(self, pos: War) -> None:
        self._end(pos)

    def _end(self, pos: War) -> None:
        """Phasing submarines may come only where fleets have reacted (8.25-a)."""
        close(pos, self.zone)
        if self.met and submarines_ready(pos, self.side):
            pos.replace(SubmarineSupport(self.side, self.zone))
        else:
            pos.pop()


def react_reasons(pos: War, p: int, zone: int) -> list[Reason]:
    """Why a fleet or submarine unit cannot react into a zone."""
    kit = pos.kit
    if kit.kind[p] == SUB:
        if pos.place[p] == pos.network_sub:
            return [Reason("AE-3.52-b", "submarine-in-network", {"piece": p})]
        return [Reason("AE-8.25-b")]
    if not kit.is_fleet[p] or not pos.on_map(p):
        return [Reason("AE-8.2-c")]
    if pos.marks[p] & SAILED or pos.at_sea(p):
        return [Reason("AE-8.2-f", "already-sailed", {"piece": p})]
    if zone not in reach(pos, kit.side[p], pos.place[p], REACTION_RANGE):
        return range_reasons(pos, p, zone, REACTION_RANGE, "AE-8.2-d")
    return [Reason("AE-8.22-d", "no-oil")]


class SubmarineSupport(Menu[War], frozen=True):
    """Enemy fleets have reacted: the Phasing Player may send submarines to the zone (8.25-a)."""

    side: Side
    zone: Space

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders == [DONE]:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "submarine", orders, ("AE-8.25-a", "AE-SP-a"), {"space": self.zone})

    @offers(SUBMARINE, lambda self, pos: submarines_ready(pos, self.side))
    def submarine(self, pos: War, p: int) -> None:
        send_submarine(pos, p, self.zone, "AE-8.25-a")

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def close(pos: War, zone: int) -> None:
    """Movement into a zone is over (8.2-b)."""
    if zone not in pos.closed:
        pos.closed = [*pos.closed, zone]
