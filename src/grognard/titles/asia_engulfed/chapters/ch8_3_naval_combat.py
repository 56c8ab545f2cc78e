"""8.3 Air-Naval Combat Phase: the battles at sea, zone by zone, then the attacks on ports and airbases."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side, Space
from grognard.core.order import Order
from grognard.core.position import Picks
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, Refusals, Steps, offers
from grognard.titles.asia_engulfed.chapters.ch3_supply import may_act
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import FLEET_RANGE, donors
from grognard.titles.asia_engulfed.chapters.ch8_5_submarines import can_hunt, submarine_combat, to_box
from grognard.titles.asia_engulfed.chapters.ch8_6_damage import in_turn, resolve_damage
from grognard.titles.asia_engulfed.chapters.ch8_7_port_attack import (
    PortAttack,
    can_surprise_hawaii,
    hawaii,
    seems_to_strike,
    strike_reasons,
    struck_places,
)
from grognard.titles.asia_engulfed.chapters.ch8_11_consolidation import Consolidation, donor_reasons
from grognard.titles.asia_engulfed.chapters.ch8_31_interception import (
    AVOID,
    NIGHT,
    approach_reasons,
    intercept,
    interception_asks,
)
from grognard.titles.asia_engulfed.chapters.ch8_41_night import night_round, surface_fleets
from grognard.titles.asia_engulfed.chapters.ch8_42_day import AirRound, cba_at, lba_near
from grognard.titles.asia_engulfed.kit import ALLIES, CV, JAPAN, US
from grognard.titles.asia_engulfed.marks import SAILED
from grognard.titles.asia_engulfed.verbs import DONE, ENGAGE, MERGE, STRIKE
from grognard.titles.asia_engulfed.war import War


def at_stake(pos: War, zone: int, side: int) -> bool:
    """Whether a side has something in a zone that is fought over: fleets, and transports like them (8.3-c)."""
    if pos.fleets_at(zone, side):
        return True
    return bool(pos.ground_at(zone, side)) and not pos.alternative("lone-transports")


def fought_over(pos: War, zone: int) -> bool:
    """Whether there is an interception in a zone: both sides are there, not both with transports only."""
    fleets = [pos.fleets_at(zone, side) for side in (JAPAN, ALLIES)]
    if fleets[JAPAN] and fleets[ALLIES]:
        return True
    if (fleets[JAPAN] or fleets[ALLIES]) and all(at_stake(pos, zone, side) for side in (JAPAN, ALLIES)):
        pos.cite("AE-8.3-c")
        return True
    return False


def harmless(pos: War, zone: int) -> bool:
    """Whether neither side has a gun or an aircraft to attack with: such fleets pass each other by."""
    return not any(
        surface_fleets(pos, zone, side)
        or cba_at(pos, zone, side)
        or any(may_act(pos, p) for p in lba_near(pos, zone, side))
        for side in (JAPAN, ALLIES)
    )


def battles(pos: War) -> list[int]:
    """The zones that are still to be resolved (8.3-a)."""
    at = pos.index.at
    return [
        zone
        for zone in pos.kit.zones
        if len(at[zone]) > 1
        and zone not in pos.fought
        and (fought_over(pos, zone) or can_hunt(pos, zone, JAPAN) or can_hunt(pos, zone, ALLIES))
    ]


class AirNavalCombat(Steps[War], frozen=True):
    """The Phasing side takes the battles in the order it likes; then it may attack ports and airbases."""

    side: Side
    steps = ("battles", "strikes")

    def battles(self, pos: War) -> Asks:
        zones = battles(pos)
        if not zones:
            return None
        return Ask(pos.seat(self.side), "engage", self._engagements(pos, zones), ("AE-8.3-a", "AE-SP-d"), firm=True)

    def _engagements(self, pos: War, zones: list[int]) -> list[Order]:
        """The surprise attack on Hawaii comes before any interception in its zone (9.11-b)."""
        orders = []
        for zone in zones:
            if self._after_hawaii(pos, zone):
                pos.cite("AE-9.11-b", "AE-8.7-f")
                orders.append(STRIKE[hawaii(pos)])
            else:
                orders.append(ENGAGE[zone])
        return orders

    def _after_hawaii(self, pos: War, zone: int) -> bool:
        return can_surprise_hawaii(pos, self.side) and zone in pos.kit.seas[hawaii(pos)]

    def strikes(self, pos: War) -> Asks:
        orders = self.offered(pos, STRIKE)
        if not orders and not seems_to_strike(pos, self.side):
            return None
        return Ask(pos.seat(self.side), "strike", [*orders, DONE], ("AE-8.7-a", "AE-8.7-f"), firm=True)

    def no_battle(self, pos: War, zone: int) -> Refusal:
        return "AE-9.11-b" if self._after_hawaii(pos, zone) else Reason("AE-8.3-a", "no-battle", {"space": zone})

    @offers(ENGAGE, why=no_battle)
    def engage(self, pos: War, zone: int) -> None:
        pos.event("battle", "AE-8.3-a", side=self.side, space=zone)
        pos.push(ZoneBattle(zone))

    def no_strike(self, pos: War, place: int) -> Refusals:
        if self.now == "battles":
            return Reason("AE-8.7-f", "battles-first")
        return strike_reasons(pos, self.side, place)

    @offers(STRIKE, lambda self, pos: struck_places(pos, self.side), why=no_strike)
    def strike(self, pos: War, place: int) -> None:
        pos.push(PortAttack(place, self.side))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class ZoneBattle(Steps[War], frozen=True):
    """The battle in one zone: interception, rounds, submarines, damage, until one side is left (8.3-b)."""

    zone: Space
    interceptions: Number = 0
    surprise: Side = -1
    leaving: Pieces = ()
    """Face-up pieces of the side that avoids."""
    steps = ("intercept", "guns", "first_day", "second_day", "submarines", "damage", "leave", "close")

    def guns(self, pos: War) -> None:
        self.turn_to(pos, "submarines")
        pos.push(night_round(pos, self.zone, self.surprise))
        self._consolidate(pos)

    def submarines(self, pos: War) -> None:
        pos.push(submarine_combat(pos, self.zone))

    def damage(self, pos: War) -> None:
        pos.replace(ZoneBattle(self.zone, self.interceptions + 1))
        resolve_damage(pos, self.zone)

    # interception

    def intercept(self, pos: War) -> Asks:
        if not fought_over(pos, self.zone) or harmless(pos, self.zone):
            if self.interceptions == 0:
                pos.cite("AE-8.5-c")
                self.turn_to(pos, "submarines")
            else:
                self.turn_to(pos, "close")
            return None
        asks = interception_asks(pos, self.zone, first=self.interceptions == 0)
        if asks:
            return asks
        self.reveal(pos, {})
        return None

    def reveal(self, pos: War, picks: dict[str, Picks]) -> None:
        outcome = intercept(pos, self.zone, picks)
        if outcome.approach == AVOID:
            leaving = [p for side in outcome.avoiding for p in self._leavers(pos, side)]
            for side in outcome.avoiding:
                pos.event("avoids", "AE-8.32-b", side=side, space=self.zone)
            self.turn_to(pos, "leave", leaving=tuple(leaving))
            return
        blocks = [p for p in pos.index.at[self.zone] if pos.kit.block_class[p]]
        if not all(pos.shown[p] for p in blocks):
            pos.show(blocks)
            pos.event("fleets-revealed", "AE-8.4-a", "AE-KT-d", space=self.zone, pieces=blocks)
        if self.interceptions == 0:
            note_engagement(pos, self.zone)
        self.turn_to(pos, "guns" if outcome.approach == NIGHT else "first_day", surprise=outcome.surprise)

    def _leavers(self, pos: War, side: int) -> list[int]:
        """Fleets that avoid take the transports with them (8.32-d)."""
        pieces = pos.fleets_at(self.zone, side)
        transports = pos.ground_at(self.zone, side)
        if transports:
            pos.cite("AE-8.32-d")
        return pieces if pos.alternative("avoiding-transports") else pieces + transports

    # the rounds

    def _consolidate(self, pos: War) -> None:
        """Both sides may consolidate before a round, the Phasing one first (8.11-a)."""
        for side in in_turn(pos):
            if donors(pos, pos.fleets_at(self.zone, side)):
                pos.push(BeforeRound(side, self.zone))

    def first_day(self, pos: War) -> None:
        """8.42-a: two rounds; the first is skipped without CBA, the second when nobody is left to fly or to hit."""
        pos.cite("AE-8.42-a")
        if any(cba_at(pos, self.zone, side) for side in (JAPAN, ALLIES)):
            self._fly(pos, 1)
        else:
            pos.event("first-round-skipped", "AE-8.42-b", space=self.zone)

    def second_day(self, pos: War) -> None:
        pos.cite("AE-8.42-a")
        both = (JAPAN, ALLIES)
        fliers = any(cba_at(pos, self.zone, side) or lba_near(pos, self.zone, side) for side in both)
        if fliers and fought_over(pos, self.zone):
            self._fly(pos, 2)

    def _fly(self, pos: War, number: int) -> None:
        pos.event("day-round", "AE-8.42-a", space=self.zone, n=number)
        pos.push(AirRound(self.zone, number, 1 - self.surprise if self.surprise >= 0 else -1))
        self._consolidate(pos)

    # the end

    def leave(self, pos: War) -> None:
        pos.cite("AE-8.32-c")
        for side in in_turn(pos):
            pieces = tuple(p for p in self.leaving if pos.kit.side[p] == side)
            if pieces:
                pos.push("ReturnToPort", side, pieces, FLEET_RANGE)

    def close(self, pos: War) -> None:
        """The battle is over: blocks are stood up again, submarine units outside the network go to their box."""
        pos.fought.append(self.zone)
        for sub in (*pos.subs_at(self.zone, JAPAN), *pos.subs_at(self.zone, ALLIES)):
            to_box(pos, sub)
        for space in {self.zone, *(pos.place[p] for p in self.leaving if pos.on_map(p))}:
            stand_up(pos, space, self.leaving)
        pos.event("battle-over", "AE-8.3-b", space=self.zone)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        return approach_reasons(self.zone, order)


def stand_up(pos: War, space: int, arrivals: tuple[int, ...] = ()) -> None:
    """Hide the blocks at sea again, or those that have come to a port; nobody can follow which is which there."""
    blocks = [p for p in pos.index.at[space] if pos.kit.block_class[p]]
    pos.conceal([p for p in blocks if pos.shown[p] and (space < pos.kit.zone_count or p in arrivals)])
    pos.mix(blocks)


def note_engagement(pos: War, zone: int) -> None:
    """4.1-j: what the US sends into battle earns it more production in later years."""
    for p in pos.fleets_at(zone, ALLIES):
        if pos.kit.power[p] == US and pos.marks[p] & SAILED:
            pos.cite("AE-4.1-j")
            pos.engaged_steps += pos.steps[p]
            pos.engaged_cv |= pos.kit.kind[p] == CV


class BeforeRound(Menu[War], frozen=True):
    """A side may consolidate its fleets in the zone."""

    side: Side
    zone: Space

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders == [DONE]:
            pos.pop()
            return None
        args: dict[str, object] = {"space": self.zone}
        return Ask(pos.seat(self.side), "consolidate", orders, ("AE-8.11-a", "AE-8.3-b"), args)

    def givers(self, pos: War) -> list[int]:
        return donors(pos, pos.fleets_at(self.zone, self.side))

    def refused(self, pos: War, p: int) -> Refusals:
        return donor_reasons(pos, p) if p in pos.fleets_at(self.zone, self.side) else None

    @offers(MERGE, givers, why=refused)
    def merge(self, pos: War, p: int) -> None:
        pos.push(Consolidation(p))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
