"""8.7 Port and airbase attacks, and the surprise attack on Hawaii (9.11)."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Refusal, Steps, offers
from grognard.titles.asia_engulfed.chapters.ch3_supply import may_act
from grognard.titles.asia_engulfed.chapters.ch8_6_damage import resolve_damage
from grognard.titles.asia_engulfed.chapters.ch8_42_day import AirRound, Raid, can_damage_port, grounded
from grognard.titles.asia_engulfed.kit import CV, JAPAN, LBA
from grognard.titles.asia_engulfed.marks import STRUCK, STRUCK_TWICE
from grognard.titles.asia_engulfed.verbs import ANOTHER_ROUND, DONE, JOIN, WITHDRAW
from grognard.titles.asia_engulfed.war import War

# who can strike where


def hawaii(pos: War) -> int:
    return pos.kit.space_index["HAI"]


def can_surprise_hawaii(pos: War, side: int) -> bool:
    """Whether the surprise attack on Hawaii is still to come: Japanese aircraft are in its waters (9.11)."""
    if side != JAPAN or not pos.surprise or pos.hawaii_struck:
        return False
    place = hawaii(pos)
    return has_targets(pos, JAPAN, place) and any(
        pos.aircraft_of(p) for zone in pos.kit.seas[place] for p in pos.fleets_at(zone, JAPAN) if pos.kit.kind[p] == CV
    )


def may_strike(pos: War, p: int) -> bool:
    """Whether a CV fleet or LBA may still take part in a port attack in this phase (8.7-i)."""
    if pos.alternative("port-attacks"):
        return not pos.marks[p] & STRUCK_TWICE
    return not pos.marks[p] & STRUCK


def carriers_near(pos: War, side: int, place: int) -> list[int]:
    """CV fleets with aircraft in uncontested sea zones at a place (8.7-a)."""
    surprise = place == hawaii(pos) and can_surprise_hawaii(pos, side)
    return [
        p
        for zone in pos.kit.seas[place]
        if surprise or not pos.fleets_at(zone, 1 - side)
        for p in pos.fleets_at(zone, side)
        if pos.kit.kind[p] == CV and may_strike(pos, p) and pos.aircraft_of(p)
    ]


def bases_near(pos: War, place: int) -> set[int]:
    """Where LBA can strike a place from: across one sea zone or over a land border, as in 5.13."""
    kit = pos.kit
    found = {other for zone in kit.seas[place] for other in kit.coast[zone]}
    found.update(kit.land_links[place])
    found.discard(place)
    return found


def bombers_near(pos: War, side: int, place: int) -> list[int]:
    """LBA in uncontested places that can strike a place (8.7-a)."""
    found: list[int] = []
    for base in sorted(bases_near(pos, place)):
        units = [p for p in pos.lba_at(base, side) if may_strike(pos, p) and may_act(pos, p)]
        if units and not pos.contested(base) and not grounded(pos, base):
            found += units
    return found


def strikers(pos: War, side: int, place: int) -> list[int]:
    return carriers_near(pos, side, place) + bombers_near(pos, side, place)


def has_targets(pos: War, side: int, place: int) -> bool:
    """Whether there is something to strike: ships, LBA or the port."""
    return bool(pos.fleets_at(place, 1 - side) or pos.lba_at(place, 1 - side) or can_damage_port(pos, place, side))


def struck_places(pos: War, side: int) -> list[int]:
    """The places that a side can attack: they border the sea (8.7-a)."""
    kit = pos.kit
    near: set[int] = set()
    for p in kit.pieces_of[side]:
        place = pos.place[p]
        if place < kit.zone_count:
            if kit.kind[p] == CV and may_strike(pos, p):
                near.update(kit.coast[place])
        elif place < kit.map_end and kit.kind[p] == LBA and may_strike(pos, p):
            near |= bases_near(pos, place)
    return [
        place
        for place in sorted(near)
        if kit.seas[place] and has_targets(pos, side, place) and strikers(pos, side, place)
    ]


def seems_to_strike(pos: War, side: int) -> bool:
    """Whether the enemy must think that a fleet at sea could: its owner is asked though it is no carrier."""
    kit = pos.kit
    return any(
        has_targets(pos, side, place)
        for zone in kit.zones
        if any(pos.hidden(p) and may_strike(pos, p) for p in pos.fleets_at(zone, side))
        and not pos.fleets_at(zone, 1 - side)
        for place in kit.coast[zone]
    )


def strike_reasons(pos: War, side: int, place: int) -> list[Reason]:
    """Why a place cannot be attacked."""
    kit = pos.kit
    args: dict[str, object] = {"space": place}
    if not kit.zone_count <= place < kit.map_end or not kit.seas[place]:
        return [Reason("AE-8.7-a")]
    if not has_targets(pos, side, place):
        return [Reason("AE-8.7-a", "nothing-to-strike", args)]
    spent = [p for p in pos.pieces_on_map(side) if not may_strike(pos, p)]
    zones = kit.seas[place]
    if any(pos.place[p] in zones or pos.place[p] in bases_near(pos, place) for p in spent):
        return [Reason("AE-8.7-i", "struck-before", args)]
    return [Reason("AE-8.7-a", "no-strikers", args)]


# the attack


class PortAttack(Steps[War], frozen=True):
    """A port or airbase is attacked: the force is gathered, then come one or two day rounds (8.7-b, 8.7-h)."""

    place: Space
    side: Side
    force: Pieces = ()
    """CV fleets (face up from now on) and LBA."""
    number: Number = 0
    surprise: bool = False
    steps = ("gather", "fly", "after", "damage", "close")

    # the force

    def gather(self, pos: War) -> Asks:
        orders = [*self.offered(pos, JOIN), *([DONE] if self.force else ())]
        args: dict[str, object] = {"space": self.place}
        # nobody joins by itself: the enemy would see that there is nobody else, no hidden carrier either
        return Ask(pos.seat(self.side), "join-strike", orders, ("AE-8.7-a",), args, firm=True)

    def others(self, pos: War) -> list[int]:
        return [p for p in strikers(pos, self.side, self.place) if p not in self.force]

    def cannot_join(self, pos: War, p: int) -> Refusal:
        if not may_strike(pos, p):
            return Reason("AE-8.7-i", "has-struck", {"piece": p})
        return Reason("AE-8.7-a", "cannot-join", {"piece": p, "space": self.place})

    @offers(JOIN, others, why=cannot_join)
    def join(self, pos: War, p: int) -> None:
        pos.marks[p] |= STRUCK_TWICE if pos.marks[p] & STRUCK else STRUCK
        pos.cite("AE-8.7-i")
        pos.show([p])
        pos.replace(replace(self, force=(*self.force, p)))

    def _begin(self, pos: War) -> None:
        surprise = self.place == hawaii(pos) and can_surprise_hawaii(pos, self.side)
        if surprise:
            pos.hawaii_struck = True
        pos.show(pos.fleets_at(self.place, 1 - self.side))
        pos.event("port-attack", "AE-8.7-a", "AE-8.7-b", side=self.side, space=self.place, pieces=list(self.force))
        pos.cite("AE-8.7-h")
        flattops = any(pos.kit.kind[p] == CV for p in self.force)
        number = 1 if flattops or self.last_round(pos) == 1 else 2
        self.turn_to(pos, "fly", number=number, surprise=surprise)

    # the rounds

    @staticmethod
    def last_round(pos: War) -> int:
        """How many rounds there are at most (8.7-h)."""
        return 1 if pos.alternative("port-rounds") else 2

    def fly(self, pos: War) -> None:
        raid = Raid(self.side, self.force, self.number == self.last_round(pos), self.surprise)
        pos.event("day-round", "AE-8.7-b", space=self.place, n=self.number)
        pos.push(AirRound(self.place, self.number, raid=raid))

    def after(self, pos: War) -> Asks:
        """After the first round: another one, the end of the attack, or from Hawaii straight home (9.11-k)."""
        orders: list[Order] = []
        if self.number < self.last_round(pos):
            if self._can_go_on(pos):
                orders.append(ANOTHER_ROUND)
            orders.append(DONE)
            if self.surprise:
                orders.append(WITHDRAW)
        if not orders:
            return None
        rules = ("AE-8.7-h", "AE-9.11-k", "AE-8.7-g") if self.surprise else ("AE-8.7-h",)
        return Ask(pos.seat(self.side), "after-round", orders, rules, {"space": self.place})

    def _can_go_on(self, pos: War) -> bool:
        kit = pos.kit
        alive = any(pos.on_map(p) and (kit.kind[p] == LBA or pos.aircraft_of(p)) for p in self.force)
        return alive and has_targets(pos, self.side, self.place)

    @offers(ANOTHER_ROUND, why=lambda self, pos, _: "AE-8.7-h" if self.now == "after" else None)
    def another_round(self, pos: War) -> None:
        self.turn_to(pos, "fly", number=self.number + 1)

    @offers(DONE)
    def done(self, pos: War) -> None:
        if self.now == "gather":
            self._begin(pos)
        else:
            self.turn_to(pos, "damage")

    @offers(WITHDRAW, why=lambda self, pos, _: "AE-9.11-k" if self.now == "after" else None)
    def withdraw(self, pos: War) -> None:
        self._withdraw(pos)
        self.turn_to(pos, "damage")

    def _withdraw(self, pos: War) -> None:
        """The strike force goes straight back to Honshu, out of reach of any interception (9.11-k, 8.7-g)."""
        kit = pos.kit
        home = kit.space_index["HON"]
        fleets = [p for zone in kit.seas[self.place] for p in pos.fleets_at(zone, self.side)]
        pos.event("strike-force-home", "AE-9.11-k", "AE-8.7-g", side=self.side, pieces=fleets, to=home)
        for p in fleets:
            pos.put(p, home)

    # the end

    def damage(self, pos: War) -> None:
        pos.cite("AE-8.6-f")
        resolve_damage(pos, self.place)

    def close(self, pos: War) -> None:
        """Blocks are stood up again, in the port and at sea."""
        defenders = pos.fleets_at(self.place, 1 - self.side)
        pos.conceal([p for p in defenders if pos.shown[p]])
        for space in {pos.place[p] for p in self.force if pos.on_map(p) and pos.kit.kind[p] == CV}:
            fleets = pos.fleets_at(space, self.side)
            pos.conceal([p for p in fleets if p in self.force])
            pos.mix(fleets)
        pos.event("port-attack-over", "AE-8.7-b", space=self.place)
