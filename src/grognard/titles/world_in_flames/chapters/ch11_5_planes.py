"""11.5.9 Naval air combat: secret roles, air-to-air combat, anti-aircraft fire, and the attack on ships."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Steps, offers
from grognard.titles.world_in_flames.chapters.ch11_3_naval_air import SeaLanding
from grognard.titles.world_in_flames.chapters.ch11_5_battle import air_to_sea
from grognard.titles.world_in_flames.chapters.ch11_5_damage import AIM_PRICE, NavalDamage, Shifting
from grognard.titles.world_in_flames.chapters.ch11_5_wallet import facing, points_of, spend, wallet
from grognard.titles.world_in_flames.chapters.ch11_16_strength import HALF, is_veiled, rounded
from grognard.titles.world_in_flames.chapters.ch14_1_range import points_home
from grognard.titles.world_in_flames.chapters.ch14_2_missions import Landing, destroy_aircraft
from grognard.titles.world_in_flames.chapters.ch14_4_carriers import is_carrier
from grognard.titles.world_in_flames.charts_naval import AIR
from grognard.titles.world_in_flames.kit import CARRIER, FIGHTERS
from grognard.titles.world_in_flames.verbs import AIM, HIT, HOME, LET_PASS, ROLE_OF
from grognard.titles.world_in_flames.war import BOMBER, PATROL, ROLE, War

FIGHTER_ROLE, BOMBER_ROLE = "fighter", "bomber"
ROLES = (FIGHTER_ROLE, BOMBER_ROLE)
TEN, FIVE = 10, 5
"""Points of anti-aircraft fire for a land-based bomber destroyed; for one aborted, or a carrier plane destroyed."""
Picks = tuple[Order, ...]


class NavalAirCombat(Steps[War], frozen=True):
    """One round of it, between all that is included."""

    side: Side
    foe: Side
    sea: Number
    mine: Pieces
    theirs: Pieces
    lost: tuple[Number, ...] = (0, 0)
    """Air-to-sea factors that anti-aircraft fire takes from each side."""
    steps = ("roles", "bonus", "fight", "flak_bonus", "flak_theirs", "flak_mine", "attack")

    def _sides(self) -> tuple[int, int]:
        return self.side, self.foe

    def _of(self, side: int) -> Pieces:
        return self.mine if side == self.side else self.theirs

    def _planes(self, pos: War, side: int) -> list[int]:
        """FTR and carrier planes: they may be either."""
        return [p for p in self._of(side) if pos.kit.kind[p] in FIGHTERS or is_carrier(pos, p)]

    # roles

    def roles(self, pos: War) -> Asks:
        asks = tuple(ask for side in self._sides() if (ask := self.go_on(pos, pos.seat(side), ())))
        if asks:
            return asks
        self.reveal(pos, {})
        return None

    def go_on(self, pos: War, seat: str, picks: Picks) -> Ask | None:
        side = next(side for side in self._sides() if pos.seat(side) == seat)
        planes = self._planes(pos, side)
        if len(picks) >= len(planes):
            return None
        rules = ("WIF-14.3.1-c", "WIF-11.5.9-b")
        args: dict[str, object] = {"piece": planes[len(picks)]}
        return Ask(seat, "air-role", ROLE_OF.each(ROLES), rules, args, secret=True)

    def reveal(self, pos: War, picks: dict[str, Picks]) -> None:
        for side in self._sides():
            planes = self._planes(pos, side)
            said = [str(order.target) for order in picks.get(pos.seat(side), ())]
            for p, role in zip(planes, said, strict=True):
                pos.role[p] = PATROL if role == FIGHTER_ROLE else BOMBER
                if pos.kit.kind[p] == CARRIER:
                    pos.cite("WIF-14.4-a", "WIF-14.4-i", "WIF-11.3-d")
            for p in self._of(side):
                if pos.kit.is_air[p] and p not in planes:
                    pos.role[p] = BOMBER
            wings = [p for p in self._of(side) if pos.role[p]]
            if wings:
                pos.event("air-roles", "WIF-14.3.1-c", "WIF-11.5.9-b", side=side, wings=wings)
        self.turn_to(pos, "bonus")

    # air-to-air combat

    def _fighters(self, pos: War) -> bool:
        """Whether both sides fly, and somebody is a fighter (14.3-a)."""
        wings = [[p for p in self._of(side) if pos.role[p]] for side in self._sides()]
        return all(wings) and any(pos.role[p] & ROLE != BOMBER for wing in wings for p in wing)

    def bonus(self, pos: War) -> None:
        """Air values are changed at the start only (11.5.6-i)."""
        if self._fighters(pos):
            pos.cite("WIF-11.5.6-i")
            pos.push(Shifting("dogfight", self.side))

    def fight(self, pos: War) -> None:
        if self._fighters(pos):
            pos.cite("WIF-11.5.9-c")
            space = pos.kit.seas.spaces[self.sea][0]
            pos.push("AirCombat", self.side, self.foe, space, bonus=wallet(pos).dogfight)

    # anti-aircraft fire

    def bombers(self, pos: War, side: int) -> tuple[int, ...]:
        return tuple(p for p in self._of(side) if pos.role[p] & ROLE == BOMBER and pos.sea(p) == self.sea)

    def flak_bonus(self, pos: War) -> None:
        if any(self.bombers(pos, side) for side in self._sides()):
            pos.push(Shifting("flak", self.side))

    def flak_theirs(self, pos: War) -> None:
        self._flak(pos, 1)

    def flak_mine(self, pos: War) -> None:
        self._flak(pos, 0)

    def _flak(self, pos: War, who: int) -> None:
        """One side fires at the bombers of the other."""
        side, foe = self._sides()[who], self._sides()[1 - who]
        guns = sum((gun(pos, p) for p in self._of(side) if pos.kit.is_ship[p] and pos.sea(p) == self.sea), Fraction(0))
        guns *= dulled(pos, side, self.bombers(pos, foe))
        fire(pos, side, rounded(guns), self.bombers(pos, foe), wallet(pos).flak[who])

    def attack(self, pos: War) -> None:
        """The factors that are left attack the ships; the sides choose targets in turn (11.5.9-o, -p)."""
        found = []
        for who, side in enumerate(self._sides()):
            wing = self.bombers(pos, side)
            total = rounded(sum((air_to_sea(pos, p, self.sea) for p in wing), Fraction(0))) - self.lost[who]
            ships = tuple(
                q
                for q in self._of(self.foe if side == self.side else self.side)
                if pos.kit.is_ship[q] and pos.sea(q) == self.sea
            )
            if total > 0 and ships:
                results = pos.kit.naval.damage(pos.kit.naval.column(AIR, total), len(ships))
                text = " ".join(results) or "-"
                rules = ("WIF-11.5.9-o", "WIF-11.5.9-p")
                pos.event("salvo", *rules, side=side, attack=total, n=len(ships), result=text, table=AIR)
                found.append(NavalDamage(side, ships, ships, results, alternate=1))
        for p in (*self.mine, *self.theirs):
            pos.role[p] = 0
        pos.pop()
        for damage in reversed(found):
            pos.push(damage)


def role_twins(pos: War, seat: str) -> Iterator[War]:
    """Positions in which others have sealed other roles, as many as before: who has not revealed them tells nothing."""
    for other in sorted(pos.sealed.keys() - {seat}):
        picks = pos.sealed[other]
        for at, order in enumerate(picks):
            if order.target in ROLES:
                twin = pos.copy()
                changed = ROLE_OF[ROLES[1 - ROLES.index(str(order.target))]]
                twin.sealed[other] = (*picks[:at], changed, *picks[at + 1 :])
                yield twin


def gun(pos: War, p: int) -> Fraction:
    """The anti-aircraft factor of a ship; damage halves it (11.5.8-x)."""
    return Fraction(pos.kit.flak[p]) * (HALF if pos.damaged[p] else 1)


def dulled(pos: War, side: int, bombers: Pieces) -> Fraction:
    """Guns that are surprised by all the bombers they aim at have half of their factors (15.1-m)."""
    raiders = pos.raiders.get(pos.kit.power[side], 0)
    if not pos.surprised >> side & 1 or not bombers or not all(raiders >> pos.side(p) & 1 for p in bombers):
        return Fraction(1)
    if not is_veiled(pos, side, bombers):
        return Fraction(1)
    pos.cite("WIF-15.1-m")
    return HALF


def fire(pos: War, side: int, total: int, bombers: Pieces, shift: int) -> None:
    """Anti-aircraft fire of a side at bombers (11.5.9-f, -g)."""
    charts = pos.kit.naval
    column = charts.column("surface", total)
    flak = charts.flak(min(column + shift, charts.columns), len(bombers)) if column and bombers else None
    if flak is None:
        return
    dice = sorted((pos.roll(10) for _ in range(flak.dice)), reverse=flak.highest)
    points = sum(dice[: flak.counted])
    rules = ("WIF-11.5.9-e", "WIF-11.5.9-f", "WIF-11.5.9-g", "WIF-11.5.9-q")
    pos.event("flak", *rules, side=side, attack=total, n=len(bombers), points=points)
    pos.push(FlakLosses(side, bombers, points))


class FlakLosses(Answers[War], frozen=True):
    """The owner of the bombers says who is destroyed or turns back (11.5.9-h to -k)."""

    side: Side
    """Who has fired."""
    bombers: Pieces
    left: Number
    half: Number = 0
    """1: five of ten points have destroyed a carrier plane, the other five are still to be taken."""
    declined: Number = 0

    def _flying(self, pos: War) -> list[int]:
        return [p for p in self.bombers if pos.role[p] & ROLE == BOMBER]

    def _choices(self, pos: War) -> list[Order]:
        wing = self._flying(pos)
        decks = [p for p in wing if pos.kit.kind[p] == CARRIER]
        based = [p for p in wing if pos.kit.kind[p] != CARRIER]
        if self.half or self.left < TEN:
            return [*HOME.each(based), *HIT.each(decks)]
        return [*HIT.each(based), *(HIT.each(decks) if len(wing) > 1 or not based else [])]

    def advance(self, pos: War) -> Asks:
        orders = self._choices(pos) if self.left >= FIVE else []
        if not orders:
            pos.pop()
            self._rest(pos)
            return None
        args: dict[str, object] = {"points": self.left}
        rich, points = points_of(pos)
        if rich == self.side and points >= AIM_PRICE and not self.declined:
            aimed = [order.target for order in orders if order.verb == HIT.name and isinstance(order.target, int)]
            if aimed:
                return Ask(pos.seat(rich), "flak-aim", [*AIM.each(aimed), LET_PASS], ("WIF-11.5.9-k",), args)
        seat = pos.seat(facing(pos, self.side))
        return Ask(seat, "flak-losses", orders, ("WIF-11.5.9-h", "WIF-11.5.9-i", "WIF-11.5.9-k"), args)

    def _rest(self, pos: War) -> None:
        """Each point that is left takes an air-to-sea factor (11.5.9-j)."""
        at = len(pos.stack) - 1
        below: Any = pos.stack[at]
        if self.left:
            who = int(self.side == below.side)
            lost = tuple(old + (self.left if n == who else 0) for n, old in enumerate(below.lost))
            pos.stack[at] = replace(below, lost=lost)
            pos.cite("WIF-11.5.9-j")

    @offers(LET_PASS)
    def decline(self, pos: War) -> None:
        pos.replace(replace(self, declined=1))

    @offers(AIM, why=lambda self, pos, p: "WIF-11.5.9-k")
    def aim(self, pos: War, p: int) -> None:
        spend(pos, AIM_PRICE, "", "")
        self._destroy(pos, p)

    @offers(HIT, why=lambda self, pos, p: "WIF-11.5.9-h")
    def hit(self, pos: War, p: int) -> None:
        self._destroy(pos, p)

    def _destroy(self, pos: War, p: int) -> None:
        deck = pos.kit.kind[p] == CARRIER
        price = FIVE if deck else TEN
        half = int(deck and not self.half and self.left >= TEN)
        pos.replace(replace(self, left=self.left - price, half=half, declined=0))
        if deck:
            down_plane(pos, p, "WIF-11.5.9-l")
        else:
            destroy_aircraft(pos, p, "WIF-11.5.9-h")

    @offers(HOME, why=lambda self, pos, p: "WIF-11.5.9-i")
    def turn_back(self, pos: War, p: int) -> None:
        pos.replace(replace(self, left=self.left - FIVE, half=0, declined=0))
        pos.event("aborted", "WIF-11.5.9-i", piece=p)
        pos.role[p], back = 0, points_home(pos, p)
        pos.push(SeaLanding(p) if pos.sea(p) >= 0 else Landing(p, back, 1))


def down_plane(pos: War, p: int, rule: str) -> None:
    """The plane of a CV is lost: the CV is damaged (14.3.3-b, 14.4-l)."""
    pos.role[p] = 0
    pos.damaged[p] = 1
    pos.event("plane-lost", rule, "WIF-14.4-l", piece=p)
