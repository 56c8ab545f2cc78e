"""16. Strategic redeployment: units go wherever a safe path leads, for a price."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Piece, Pieces, Seat, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch3_stacking import air_fits
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import leave_fleet
from grognard.titles.pearl_harbor.chapters.ch4_flying import GROUND
from grognard.titles.pearl_harbor.chapters.ch5_air_return import LAND_ON
from grognard.titles.pearl_harbor.chapters.ch5_bases import air_base_refused, berth, carriers_with_room, own
from grognard.titles.pearl_harbor.chapters.ch5_return import FleetMenu, members
from grognard.titles.pearl_harbor.chapters.ch6_boarding import Consent
from grognard.titles.pearl_harbor.chapters.ch6_cargo import go_ashore
from grognard.titles.pearl_harbor.chapters.ch16_paths import (
    air_end_refused,
    air_ends,
    land_end_refused,
    land_ends,
    ship_end_refused,
    ship_ends,
    start_refused,
    voyage_refused,
)
from grognard.titles.pearl_harbor.chapters.ch17_1_income import pay, price_refused
from grognard.titles.pearl_harbor.chapters.ch17_6_activation import reserves
from grognard.titles.pearl_harbor.chapters.ch18_control import occupy
from grognard.titles.pearl_harbor.chapters.ch19_nations import entry_refused
from grognard.titles.pearl_harbor.chapters.ch21_duties import leaving_refused
from grognard.titles.pearl_harbor.chapters.ch32_soviet_union import DECLARE_WAR, declaration_refused, declare
from grognard.titles.pearl_harbor.kit import AIR, FORCES, LAND, LEADER, NAVAL, TASK_FORCE
from grognard.titles.pearl_harbor.marks import MOVED
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.verbs import DONE, STOP, TO, VERBS, WITH
from grognard.titles.pearl_harbor.war import War

REDEPLOY = VERBS.piece("redeploy")
MOBILE = (LAND, LEADER, AIR, NAVAL, TASK_FORCE)


def redeployment_price(pos: War, p: int) -> dict[int, int]:
    """What a redeployment costs, by force: of a task force for each of its ships (16-a, 16-j)."""
    kit = pos.kit
    price: dict[int, int] = {}
    for q in members(pos, p):
        force = pos.force_of(q)
        each = kit.cost["sr-leader" if kit.arm[q] == LEADER else "sr-unit"]
        price[force] = price.get(force, 0) + each
    return price


def redeploy_refused(pos: War, p: int, seat: str) -> Refusal:
    """What forbids a player to redeploy a counter at all; whether there is anywhere to go is asked later (16)."""
    kit = pos.kit
    if kit.arm[p] not in MOBILE:
        return "PH-16-b"
    if not pos.on_map(p) or pos.seat(p) != seat or kit.side[p] != pos.phasing:
        return "PH-16-a"
    if pos.marks[p] & MOVED:
        return Reason("PH-16-c", "redeployed-already", {"piece": p})
    if pos.aboard[p] >= 0 and kit.arm[p] != AIR and kit.arm[p] != LEADER:
        return "PH-16-g"
    for q in members(pos, p):
        refused = start_refused(pos, q)
        if refused:
            return refused
    return _too_dear(pos, p)


def _too_dear(pos: War, p: int) -> Refusal:
    """Whether a force cannot pay for its part of a redeployment (17.9-a)."""
    if pos.kit.arm[p] != TASK_FORCE:
        leader = pos.kit.arm[p] == LEADER
        return price_refused(pos, pos.force_of(p), pos.kit.cost["sr-leader" if leader else "sr-unit"])
    for force, price in redeployment_price(pos, p).items():
        refused = price_refused(pos, force, price)
        if refused:
            return refused
    return None


def _affordable(pos: War, pieces: Iterable[int]) -> list[int]:
    """Those of some counters for which their forces can pay; single units of a force all cost the same."""
    arm, force_of, known = pos.kit.arm, pos.force_of, dict[tuple[int, bool], bool]()
    dear = max(pos.kit.cost["sr-leader"], pos.kit.cost["sr-unit"])
    rich = [not price_refused(pos, force, dear) for force in range(len(FORCES))]
    found = []
    for p in pieces:
        if arm[p] == TASK_FORCE:
            paid = not _too_dear(pos, p)
        else:
            force = force_of(p)
            paid = rich[force]
            if not paid:
                key = force, arm[p] == LEADER
                if key not in known:
                    known[key] = not _too_dear(pos, p)
                paid = known[key]
        if paid:
            found.append(p)
    return found


def ends(pos: War, p: int) -> list[int]:
    """Where a counter can redeploy to."""
    arm = pos.kit.arm[p]
    if arm == AIR:
        return air_ends(pos, p)
    if arm in (NAVAL, TASK_FORCE):
        return ship_ends(pos, members(pos, p))
    return land_ends(pos, p)


def end_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a counter to redeploy to a hex; if nothing but the way there, the rule of its path."""
    arm = pos.kit.arm[p]
    if arm == AIR:
        return air_end_refused(pos, p, space) or "PH-16-h"
    if arm in (NAVAL, TASK_FORCE):
        found = [refused for q in members(pos, p) if (refused := ship_end_refused(pos, q, space))]
        return found[0] if found else "PH-16-f"
    return land_end_refused(pos, p, space) or voyage_refused(pos, p) or "PH-16-g"


class Redeployment(FleetMenu, frozen=True):
    """A player redeploys any number of his units; he may also dissolve task forces (16-a, 3.1-e)."""

    left: Pieces | None = None
    """Counters that may still redeploy; None: to be counted. Who cannot at first cannot later."""
    declined: Pieces = ()
    """Task forces for which another player does not pay his part."""

    def advance(self, pos: War) -> Asks:
        if self.left is None:
            left = [p for p in own(pos, self.seat, *MOBILE) if not self._refused(pos, p)]
        else:
            place, marks, end = pos.place, pos.marks, pos.kit.hex_count
            left = [p for p in self.left if place[p] < end and not marks[p] & MOVED and p not in self.declined]
            left = _affordable(pos, left)
        pos.replace(replace(self, left=tuple(left)))
        return super().advance(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("PH-17.9-a", "PH-16-a", "PH-16-l")
        if orders[0] is DECLARE_WAR and not self.acted:
            orders = orders[1:]  # nobody is asked for the sake of a war alone
        args = reserves(pos, self.seat) | {"price": pos.kit.cost["sr-unit"]}
        return Ask(self.seat, "redeployment", orders, rules, args)

    def _mine(self, pos: War) -> Pieces:
        frame = pos.stack[-1]
        assert isinstance(frame, Redeployment)
        return frame.left or ()

    def _refused(self, pos: War, p: int) -> Refusal:
        return "PH-21.1-e" if p in self.declined else redeploy_refused(pos, p, self.seat)

    @offers(REDEPLOY, _mine, why=_refused)
    def redeploy(self, pos: War, p: int) -> None:
        pos.push(Transfer(self.seat, p))

    def _war_refused(self, pos: War, _: object) -> Refusal:
        return declaration_refused(pos, self.seat)

    @offers(DECLARE_WAR, None, _war_refused)
    def declare_war(self, pos: War) -> None:
        pos.replace(replace(self, left=None, acted=True))  # who was bound to the garrison may redeploy
        declare(pos, self.seat)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Transfer(Menu[War], frozen=True):
    """Where a unit goes, and which leaders go with it for nothing (16-c, 16-i)."""

    seat: Seat
    piece: Piece
    leaders: Pieces = ()
    goal: Space = NOBODY
    """Where a task force goes, once other players have agreed to pay for their ships in it."""
    agreed_to: Pieces = ()
    """A ship of each player who has."""
    staying: Pieces = ()
    """Leaders of other players who do not want them to go along."""

    def advance(self, pos: War) -> Asks:
        if self.goal < 0:
            return super().advance(pos)
        others = [p for p in members(pos, self.piece) if pos.seat(p) not in self._payers(pos)]
        if others:
            pos.push(Consent(pos.seat(others[0]), others[0], self.piece))
        else:
            pos.pop()
            redeploy(pos, self.piece, self.goal, self.leaders)
        return None

    def _payers(self, pos: War) -> set[str]:
        return {self.seat, *(pos.seat(p) for p in self.agreed_to)}

    def agreed(self, pos: War, p: int) -> None:
        """Another player pays for his ships in the task force, or lets his leader go along (17.1-d, 21.1-e)."""
        if pos.kit.arm[p] == LEADER:
            pos.replace(replace(self, leaders=(*self.leaders, p)))
        else:
            pos.replace(replace(self, agreed_to=(*self.agreed_to, p)))

    def refused_by_owner(self, pos: War, p: int) -> None:
        if pos.kit.arm[p] == LEADER:
            pos.replace(replace(self, staying=(*self.staying, p)))
            return
        pos.pop()
        menu = pos.stack[-1]
        assert isinstance(menu, Redeployment)
        pos.replace(replace(menu, declined=(*menu.declined, self.piece)))

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("PH-16-c", "PH-16-d", "PH-16-e", "PH-16-i")
        return Ask(self.seat, "redeploy-to", orders, rules, {"piece": self.piece}, firm=True)

    def _company(self, pos: War) -> list[int]:
        """Leaders of the side in the hex who are not aboard a ship, and have not redeployed in this segment."""
        kit, p = pos.kit, self.piece
        if kit.arm[p] == LEADER:
            return []
        there = pos.leaders_at(pos.place[p], kit.side[p])
        known = (*self.leaders, *self.staying)
        return [q for q in there if pos.aboard[q] < 0 and not pos.marks[q] & MOVED and q not in known]

    def _company_refused(self, pos: War, leader: int) -> Refusal:
        if leader in self.staying:
            return "PH-21.1-e"
        return None if leader in self._company(pos) else "PH-16-i"

    @offers(WITH, _company, _company_refused)
    def take_along(self, pos: War, leader: int) -> None:
        if pos.seat(leader) == self.seat:
            pos.replace(replace(self, leaders=(*self.leaders, leader)))
        else:
            pos.push(Consent(pos.seat(leader), leader, self.piece))

    def _leaders_refused(self, pos: War, space: int) -> Refusal:
        """What forbids the leaders who go along to end in a hex: who is at home with the unit may go where it goes."""
        kit, p = pos.kit, self.piece
        for leader in self.leaders:
            if space >= kit.hex_count or not kit.is_land[space]:
                return "PH-16-j"
            refused = entry_refused(pos, leader, space) if kit.party[leader] != kit.party[p] else None
            if refused:
                return refused
        return leaving_refused(pos, p, space, self.leaders) if self.leaders else None

    def _ends(self, pos: War) -> list[int]:
        found = ends(pos, self.piece)
        return [space for space in found if not self._leaders_refused(pos, space)] if self.leaders else found

    @offers(TO, _ends)
    def go(self, pos: War, space: int) -> None:
        pos.replace(replace(self, goal=space))

    @offers(STOP)
    def stay(self, pos: War) -> None:
        """Nobody goes, nothing is paid."""
        pos.pop()

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb != TO.name or not isinstance(order.target, int):
            return super().why_not(pos, order, seat)
        found = self._leaders_refused(pos, order.target) or end_refused(pos, self.piece, order.target)
        return [found if isinstance(found, Reason) else Reason(found)] if found else []


def redeploy(pos: War, p: int, space: int, leaders: Pieces = ()) -> None:
    """A unit or a task force goes to its destination and is paid for (16-a)."""
    kit, start = pos.kit, pos.place[p]
    price = redeployment_price(pos, p)
    for force, amount in price.items():
        pay(pos, force, amount)
    rule = {LAND: "PH-16-g", LEADER: "PH-16-j", AIR: "PH-16-h"}.get(kit.arm[p], "PH-16-f")
    if kit.arm[p] in (NAVAL, TASK_FORCE):
        _sail(pos, p, space)
    else:
        if pos.aboard[p] >= 0:
            go_ashore(pos, p)
        pos.put(p, space)
        if carriers_with_room(pos, p, space):
            pos.push(Deck(pos.seat(p), p))
        if kit.arm[p] == LAND:
            occupy(pos, p)
    for leader in leaders:
        pos.put(leader, space)
        pos.marks[leader] |= MOVED
        pos.cite("PH-16-i")
    pos.marks[p] |= MOVED
    rules = (rule, "PH-16-a", "PH-16-c", "PH-16-k", "PH-16-l", "PH-17.9-a", "PH-V-k")
    pos.event("redeployed", *rules, piece=p, space=start, to=space, price=sum(price.values()))


def _sail(pos: War, p: int, space: int) -> None:
    """Ships go with all that is aboard; one that leaves its task force behind is no longer part of it."""
    ships, marker = members(pos, p), pos.kit.arm[p] == TASK_FORCE
    if not marker and pos.tf[p] >= 0:
        leave_fleet(pos, p)
    part = berth(pos, space)
    for ship in ships:
        pos.carry(ship, space, part)
        pos.marks[ship] |= MOVED
    if marker:
        pos.put(p, space, part)


class Deck(Frame[War], frozen=True):
    """A naval air unit has come to carriers with room: it lands on one of them, or at the base ashore (17.6-d)."""

    seat: Seat
    piece: Piece

    def advance(self, pos: War) -> Asks:
        p, space = self.piece, pos.place[self.piece]
        orders = LAND_ON.each(carriers_with_room(pos, p, space))
        if not air_base_refused(pos, p, space) and air_fits(pos, space, p):
            orders.append(GROUND)
        return Ask(self.seat, "deck-or-field", orders, ("PH-17.6-d", "PH-4.2-f"), {"piece": p, "space": space})

    def play(self, pos: War, order: Order, seat: str) -> None:
        pos.pop()
        if order.verb == LAND_ON.name:
            assert isinstance(order.target, int)
            pos.aboard[self.piece] = order.target
            pos.shift(self.piece)
            pos.event("air-recovered", "PH-17.6-d", "PH-4.2-f", piece=self.piece, by=order.target)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        return [Reason("PH-4.2-f")] if order.verb == LAND_ON.name else []
