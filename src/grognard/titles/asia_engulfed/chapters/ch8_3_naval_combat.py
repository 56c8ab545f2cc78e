"""8.3 Air-Naval Combat Phase: the battles at sea, zone by zone, then the attacks on ports and airbases."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.position import Picks
from grognard.core.reason import Reason
from grognard.titles.asia_engulfed.chapters.ch3_supply import may_act
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import FLEET_RANGE, donors
from grognard.titles.asia_engulfed.chapters.ch8_5_submarines import can_hunt, submarine_combat, to_box
from grognard.titles.asia_engulfed.chapters.ch8_6_damage import in_turn, resolve_damage
from grognard.titles.asia_engulfed.chapters.ch8_7_port_attack import (
    PortAttack,
    can_surprise_hawaii,
    hawaii,
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
from grognard.titles.asia_engulfed.kit import ALLIES, CV, JAPAN, SIDES, US
from grognard.titles.asia_engulfed.marks import SAILED
from grognard.titles.asia_engulfed.verbs import DONE, ENGAGE, MERGE, STRIKE
from grognard.titles.asia_engulfed.war import War

INTERCEPT, GUNS, FIRST_DAY, SECOND_DAY, SUBMARINES, DAMAGE, LEAVE, CLOSE = range(8)


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


class AirNavalCombat(Frame[War], frozen=True):
    """The Phasing side takes the battles in the order it likes; then it may attack ports and airbases."""

    side: int
    battles_over: bool = False

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(self.side)
        if not self.battles_over:
            zones = battles(pos)
            if not zones:
                pos.replace(AirNavalCombat(self.side, True))
                return None
            return Ask(seat, "engage", self._engagements(pos, zones), ("AE-8.3-a", "AE-SP-d"))
        places = struck_places(pos, self.side)
        if not places:
            pos.pop()
            return None
        return Ask(seat, "strike", [*STRIKE.each(places), DONE], ("AE-8.7-a", "AE-8.7-f"))

    def _engagements(self, pos: War, zones: list[int]) -> list[Order]:
        """The surprise attack on Hawaii comes before any interception in its zone (9.11-b)."""
        orders = []
        for zone in zones:
            if can_surprise_hawaii(pos, self.side) and zone in pos.kit.seas[hawaii(pos)]:
                pos.cite("AE-9.11-b", "AE-8.7-f")
                orders.append(STRIKE[hawaii(pos)])
            else:
                orders.append(ENGAGE[zone])
        return orders

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order == DONE:
            pos.pop()
            return
        assert isinstance(order.target, int)
        if order.verb == ENGAGE.name:
            pos.event("battle", "AE-8.3-a", side=self.side, space=order.target)
            pos.push(ZoneBattle(order.target))
        else:
            pos.push(PortAttack(order.target, self.side))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if not isinstance(order.target, int):
            return []
        if order.verb == ENGAGE.name:
            if can_surprise_hawaii(pos, self.side) and order.target in pos.kit.seas[hawaii(pos)]:
                return [Reason("AE-9.11-b")]
            return [Reason("AE-8.3-a", "no-battle", {"space": order.target})]
        if order.verb == STRIKE.name:
            if not self.battles_over:
                return [Reason("AE-8.7-f", "battles-first")]
            return strike_reasons(pos, self.side, order.target)
        return []


class ZoneBattle(Frame[War], frozen=True):
    """The battle in one zone: interception, rounds, submarines, damage, until one side is left (8.3-b)."""

    zone: int
    interceptions: int = 0
    stage: int = INTERCEPT
    surprise: int = -1
    leaving: tuple[int, ...] = ()
    """Face-up pieces of the side that avoids."""

    def advance(self, pos: War) -> Asks:
        if self.stage == INTERCEPT:
            return self._intercept(pos)
        if self.stage == GUNS:
            self._turn_to(pos, SUBMARINES)
            pos.push(night_round(pos, self.zone, self.surprise))
            self._consolidate(pos)
        elif self.stage in (FIRST_DAY, SECOND_DAY):
            self._fly(pos)
        elif self.stage == SUBMARINES:
            self._turn_to(pos, DAMAGE)
            pos.push(submarine_combat(pos, self.zone))
        elif self.stage == DAMAGE:
            pos.replace(ZoneBattle(self.zone, self.interceptions + 1))
            resolve_damage(pos, self.zone)
        elif self.stage == LEAVE:
            self._leave(pos)
        else:
            self._close(pos)
        return None

    def _turn_to(self, pos: War, stage: int) -> None:
        pos.replace(replace(self, stage=stage))

    # interception

    def _intercept(self, pos: War) -> Asks:
        if not fought_over(pos, self.zone) or harmless(pos, self.zone):
            if self.interceptions == 0:
                pos.cite("AE-8.5-c")
                self._turn_to(pos, SUBMARINES)
            else:
                self._turn_to(pos, CLOSE)
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
            pos.replace(replace(self, stage=LEAVE, leaving=tuple(leaving)))
            return
        blocks = [p for p in pos.index.at[self.zone] if pos.kit.block_class[p]]
        if not all(pos.shown[p] for p in blocks):
            pos.show(blocks)
            pos.event("fleets-revealed", "AE-8.4-a", "AE-KT-d", space=self.zone, pieces=blocks)
        if self.interceptions == 0:
            note_engagement(pos, self.zone)
        stage = GUNS if outcome.approach == NIGHT else FIRST_DAY
        pos.replace(replace(self, stage=stage, surprise=outcome.surprise))

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

    def _fly(self, pos: War) -> None:
        """8.42-a: two rounds; the first is skipped without CBA, the second when nobody is left to fly or to hit."""
        number = 1 if self.stage == FIRST_DAY else 2
        self._turn_to(pos, SECOND_DAY if number == 1 else SUBMARINES)
        pos.cite("AE-8.42-a")
        both = (JAPAN, ALLIES)
        if number == 1:
            fit = any(cba_at(pos, self.zone, side) for side in both)
            if not fit:
                pos.event("first-round-skipped", "AE-8.42-b", space=self.zone)
        else:
            fit = fought_over(pos, self.zone) and any(
                cba_at(pos, self.zone, side) or lba_near(pos, self.zone, side) for side in both
            )
        if fit:
            pos.event("day-round", "AE-8.42-a", space=self.zone, n=number)
            pos.push(AirRound(self.zone, number, 1 - self.surprise if self.surprise >= 0 else -1))
            self._consolidate(pos)

    # the end

    def _leave(self, pos: War) -> None:
        from grognard.titles.asia_engulfed.chapters.ch8_8_rebase import ReturnToPort

        self._turn_to(pos, CLOSE)
        pos.cite("AE-8.32-c")
        for side in in_turn(pos):
            pieces = tuple(p for p in self.leaving if pos.kit.side[p] == side)
            if pieces:
                pos.push(ReturnToPort(side, pieces, FLEET_RANGE))

    def _close(self, pos: War) -> None:
        """The battle is over: blocks are stood up again, submarine units outside the network go to their box."""
        pos.pop()
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


class BeforeRound(Frame[War], frozen=True):
    """A side may consolidate its fleets in the zone."""

    side: int
    zone: int

    def advance(self, pos: War) -> Asks:
        found = donors(pos, pos.fleets_at(self.zone, self.side))
        if not found:
            pos.pop()
            return None
        args: dict[str, object] = {"space": self.zone}
        return Ask(pos.seat(self.side), "consolidate", [*MERGE.each(found), DONE], ("AE-8.11-a", "AE-8.3-b"), args)

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order == DONE:
            pos.pop()
        else:
            assert isinstance(order.target, int)
            pos.push(Consolidation(order.target))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb != MERGE.name or not isinstance(order.target, int):
            return []
        mine = order.target in pos.fleets_at(self.zone, SIDES.index(seat))
        return donor_reasons(pos, order.target) if mine else []
