"""6.0 The Ground Combat Phase: captures, initial combats, breakthroughs, and where the aircraft stay."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Pieces, Side, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Menu, Refusal, Refusals, Steps, offers
from grognard.titles.asia_engulfed.chapters.ch0_terms import eliminate
from grognard.titles.asia_engulfed.chapters.ch5_4_stacking import air_limit, air_room
from grognard.titles.asia_engulfed.chapters.ch6_2_round import Round
from grognard.titles.asia_engulfed.chapters.ch6_4_bonuses import firing
from grognard.titles.asia_engulfed.chapters.ch7_7_nationalists import NationalistPayment, payers
from grognard.titles.asia_engulfed.chapters.ch7_special_actions import can_spend, spend
from grognard.titles.asia_engulfed.chapters.ch8_8_rebase import ReturnToPort
from grognard.titles.asia_engulfed.chapters.ch10_victory import capture
from grognard.titles.asia_engulfed.kit import ALLIES, CN, GARRISON, ISLAND, LBA
from grognard.titles.asia_engulfed.marks import ENTERED, MOVED
from grognard.titles.asia_engulfed.verbs import BREAK_THROUGH, DONE, FIGHT, FLY_BACK, STAY
from grognard.titles.asia_engulfed.war import War


class GroundCombat(Steps[War], frozen=True):
    """Initial combats in the attacker's order, all of them before any Breakthrough (6.1-e)."""

    side: Side
    steps = ("captures", "battles", "breakthroughs", "aftermath")

    def captures(self, pos: War) -> None:
        settle_places(pos)

    def battles(self, pos: War) -> Asks:
        battles = open_battles(pos, self.side)
        forced = [place for place in battles if is_compulsory(pos, self.side, place)]
        if pos.alternative("combat-order"):
            islands = [place for place in forced if pos.kit.kind_of[place] == ISLAND]
            battles = islands or battles
        if not battles:
            return None
        orders = FIGHT.each(battles)
        if not forced:
            orders.append(DONE)
        rules = ("AE-6.1-a", "AE-6.1-b", "AE-6.1-e")
        return Ask(pos.seat(self.side), "ground-combat", orders, rules, firm=True)

    def no_fight(self, pos: War, place: int) -> Refusal:
        if place not in pos.kit.places:
            return None
        if place in pos.resolved:
            return "AE-6.1-c"
        if not pos.contested(place):
            return "AE-KT-k"
        if _unpaid(pos, self.side, place):
            return "AE-7.7-a"
        if not pos.ground_at(place, self.side):
            return "AE-9.1-c"
        return "AE-KT-n" if _only_garrisons(pos, self.side, place) else "AE-3.7-a"

    @offers(FIGHT, why=no_fight)
    def fight(self, pos: War, place: int) -> None:
        pos.cite("AE-6.1-b", "AE-6.1-c")
        pos.push(InitialCombat(self.side, place))
        if _unpaid(pos, self.side, place):
            pos.push(NationalistPayment(self.side, place, optional=bool(allies_of_nationalists(pos, place))))

    @offers(DONE, why=lambda *_: "AE-6.1-b")
    def done(self, pos: War) -> None:
        self.turn_to(pos, "breakthroughs")

    def breakthroughs(self, pos: War) -> None:
        pos.push(Breakthrough(self.side))

    def aftermath(self, pos: War) -> None:
        pos.push(Aftermath(self.side))


def open_battles(pos: War, side: int) -> list[int]:
    """Contested places in which the Phasing side has not fought yet and can fight."""
    return [
        place
        for place in pos.kit.places
        if pos.index.at[place]
        and place not in pos.resolved
        and pos.contested(place)
        and (is_compulsory(pos, side, place) or can_attack(pos, side, place))
    ]


def is_compulsory(pos: War, side: int, place: int) -> bool:
    """Whether a place became contested this turn: all who fight there have entered it in this turn (6.1-b)."""
    units = pos.ground_at(place, side)
    return place not in pos.resolved and bool(units) and all(pos.marks[p] & ENTERED for p in units)


def can_attack(pos: War, side: int, place: int) -> bool:
    """Garrisons never attack on their own; Nationalists only if it is paid for (KT-n, 7.7-a)."""
    if _only_garrisons(pos, side, place) or not firing(pos, place, side, attacking=True):
        return False
    return not _unpaid(pos, side, place) or bool(payers(pos)) or bool(allies_of_nationalists(pos, place))


def _only_garrisons(pos: War, side: int, place: int) -> bool:
    return all(pos.kit.kind[p] == GARRISON for p in pos.ground_at(place, side))


def _unpaid(pos: War, side: int, place: int) -> bool:
    if pos.alternative("nationalist-attack") or place in pos.attack_paid:
        return False
    return any(pos.kit.nation[p] == CN for p in pos.ground_at(place, side))


def allies_of_nationalists(pos: War, place: int) -> tuple[int, ...]:
    """The other powers that can attack in a place where a Nationalist attack is not paid for."""
    kit = pos.kit
    units = [p for p in firing(pos, place, ALLIES, attacking=True) if kit.kind[p] != GARRISON]
    return tuple(sorted({kit.power[p] for p in units} - {CN}))


class InitialCombat(Frame[War], frozen=True):
    """One round; in an island box, rounds until one side is gone (6.1-c, 6.75)."""

    side: Side
    place: Space
    rounds: Number = 0

    def advance(self, pos: War) -> Asks:
        place = self.place
        island = pos.kit.kind_of[place] == ISLAND
        if pos.contested(place) and (self.rounds == 0 or island):
            if self.rounds:
                pos.cite("AE-6.75-a", "AE-6.75-b")
            pos.replace(InitialCombat(self.side, place, self.rounds + 1))
            joined = allies_of_nationalists(pos, place) if _unpaid(pos, self.side, place) else ()
            pos.push(Round(self.side, place, first=self.rounds == 0, joined=joined))
            return None
        pos.pop()
        pos.resolved.append(place)
        if pos.contested(place):
            pos.cite("AE-6.2-c")
        after_combat(pos, self.side, place)
        return None


class Breakthrough(Menu[War], frozen=True):
    """Further rounds where the attacker wants them, each for a Special Action (6.6)."""

    side: Side

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders == [DONE]:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "breakthrough", orders, ("AE-6.6-a", "AE-6.6-c", "AE-7.3-a"))

    def refused(self, pos: War, place: int) -> Refusals:
        if place not in pos.kit.places:
            return None
        return [Reason("AE-6.6-b"), Reason("AE-6.7-a")] if pos.kit.jungle[place] else "AE-6.6-a"

    @offers(BREAK_THROUGH, lambda self, pos: breakthroughs(pos, self.side), why=refused)
    def break_through(self, pos: War, place: int) -> None:
        power, joined = breaking_power(pos, self.side, place)
        pos.push(AfterRound(self.side, place))
        pos.push(Round(self.side, place, first=False, joined=joined))
        spend(pos, power, "AE-6.6-a", "AE-7.3-a")

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def breakthroughs(pos: War, side: int) -> list[int]:
    """Places fought over in this phase, still contested, not in jungle, and somebody can pay (6.6-a, 6.6-b)."""
    return [
        place
        for place in pos.resolved
        if pos.contested(place)
        and not pos.kit.jungle[place]
        and strengths(pos, side, place)
        and can_spend(pos, breaking_power(pos, side, place)[0])
    ]


def breaking_power(pos: War, side: int, place: int) -> tuple[int, tuple[int, ...]]:
    """The power that pays, the one with most steps, and the powers that fight on (6.62)."""
    strength = strengths(pos, side, place)
    power = max(strength, key=lambda found: (strength[found], can_spend(pos, found)))
    if len(strength) > 1:
        pos.cite("AE-6.62-a")
    if not pos.alternative("joint-breakthrough"):
        return power, (power,)
    return power, tuple(strength) if _unpaid(pos, side, place) else ()


def strengths(pos: War, side: int, place: int) -> dict[int, int]:
    """The powers that can attack in a place, with their steps: not with garrisons alone, nor unpaid Nationalists."""
    kit = pos.kit
    units = firing(pos, place, side, attacking=True)
    powers = {kit.power[p] for p in units if kit.kind[p] != GARRISON}
    if _unpaid(pos, side, place):
        powers.discard(CN)
    return {power: pos.steps_of([p for p in units if kit.power[p] == power]) for power in sorted(powers)}


class AfterRound(Frame[War], frozen=True):
    """What a Breakthrough round has changed."""

    side: Side
    place: Space

    def advance(self, pos: War) -> Asks:
        pos.pop()
        after_combat(pos, self.side, self.place)
        return None


# what a combat changes


def settle_places(pos: War) -> None:
    """Places in which only one side has ground units are captured now, not when they were entered (KT-l)."""
    for place in pos.kit.places:
        if pos.index.at[place]:
            after_combat(pos, pos.phasing, place)


def after_combat(pos: War, side: int, place: int) -> None:
    """Who is alone captures; aircraft and ships of the loser do not stay (6.1-d, 6.25)."""
    if pos.contested(place):
        return
    for winner in (side, 1 - side):
        units = pos.ground_at(place, winner)
        if not units:
            continue
        loser = 1 - winner
        if pos.holder(place) == loser:
            strongest = max(units, key=lambda p: (pos.steps[p], -p))
            capture(pos, place, pos.kit.power[strongest], "AE-6.1-d")
        elif place in pos.resolved:
            pos.cite("AE-6.1-d")
        oust(pos, place, loser)
        return
    if place in pos.resolved:
        oust(pos, place, side if pos.holder(place) != side else 1 - side)


def oust(pos: War, place: int, side: int) -> None:
    """6.25: LBA without ground protection are lost (those that came this turn fly back); fleets must leave."""
    for p in pos.lba_at(place, side):
        if side == pos.phasing and pos.marks[p] & MOVED and can_fly_back(pos, p):
            fly_back(pos, p)
        else:
            eliminate(pos, p, "AE-6.25-a")
    fleets = pos.in_sight(pos.fleets_at(place, side))
    if not fleets:
        return
    if pos.alternative("captured-port"):
        for p in fleets:
            eliminate(pos, p, "AE-6.25-b")
    else:
        pos.cite("AE-6.25-b")
        pos.push(ReturnToPort(side, tuple(fleets), nearest=True))


def can_fly_back(pos: War, p: int) -> bool:
    base = pos.origin[p]
    side = pos.kit.side[p]
    return base >= 0 and pos.held(base, side) and air_room(pos, base, side) > 0


def fly_back(pos: War, p: int) -> None:
    pos.event("flew-back", "AE-5.13-c", piece=p, space=pos.place[p], to=pos.origin[p])
    pos.put(p, pos.origin[p])


class Aftermath(Answers[War], frozen=True):
    """5.13-c: LBA over a place still contested stay or fly back; blocks out of combat are stood up again."""

    side: Side
    kept: Pieces = ()

    def advance(self, pos: War) -> Asks:
        for p in self._visitors(pos):
            place = pos.place[p]
            if len(pos.lba_at(place, self.side)) > air_limit(pos, place):
                fly_back(pos, p)
                return None
            if pos.contested(place):
                orders = [STAY, FLY_BACK]
                return Ask(pos.seat(self.side), "stay-or-fly", orders, ("AE-5.13-c",), {"piece": p, "space": place})
        pos.pop()
        conceal_idle(pos)
        return None

    def _visitors(self, pos: War) -> list[int]:
        kit = pos.kit
        return [
            p
            for p in kit.pieces_of[self.side]
            if kit.kind[p] == LBA
            and p not in self.kept
            and pos.marks[p] & MOVED
            and pos.place[p] < kit.map_end
            and can_fly_back(pos, p)
        ]

    def _next(self, pos: War) -> int:
        return next(p for p in self._visitors(pos) if pos.contested(pos.place[p]))

    @offers(STAY)
    def stay(self, pos: War) -> None:
        pos.cite("AE-5.13-c")
        pos.replace(Aftermath(self.side, (*self.kept, self._next(pos))))

    @offers(FLY_BACK)
    def fly_back(self, pos: War) -> None:
        p = self._next(pos)
        fly_back(pos, p)
        pos.replace(Aftermath(self.side, (*self.kept, p)))


def conceal_idle(pos: War) -> None:
    """Ground blocks are hidden again where nobody contests the place any more (KT-d)."""
    kit = pos.kit
    for place in kit.places:
        blocks = [p for p in pos.index.at[place] if pos.shown[p] and kit.is_ground[p]]
        if blocks and not pos.contested(place):
            pos.conceal(blocks)
