"""24B, 32B Units that have landed or come down among enemies: both sides stand in one hex until the combat phase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces, Side, Space
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch13_overrun import NEEDED, crush, overrun_odds
from grognard.titles.war_of_resistance.chapters.ch24_airdrops import SEVERELY
from grognard.titles.war_of_resistance.chapters.ch32_beachheads import beachheads, intruders
from grognard.titles.war_of_resistance.chapters.ch40_levies import special_points
from grognard.titles.war_of_resistance.chapters.ch40_losses import to_pool
from grognard.titles.war_of_resistance.chapters.ch42_stability import count_loss
from grognard.titles.war_of_resistance.verbs import DONE, OVERRUN
from grognard.titles.war_of_resistance.war import ATTACKED, War

# overruns


def why_not_storm(pos: War, units: Sequence[int], space: int, rule: str) -> Refusals:
    """Units that have come among enemies overrun them at ten to one; what that costs others does not count (13)."""
    if not units:
        return rule
    return None if overrun_odds(pos, tuple(units), space) >= NEEDED else (rule, "WOR-13-c")


def landed_at(pos: War, space: int, side: int) -> list[int]:
    """Those who have landed in a hex among enemies; nobody from elsewhere joins their overrun (32B1)."""
    return [p for p in intruders(pos, space, side) if p in pos.landed]


def storm(pos: War, units: Sequence[int], space: int, *rules: str) -> None:
    """The enemies in the hex are gone, and it is taken."""
    crush(pos, tuple(units), space, *rules)
    for p in units:
        if p not in pos.disrupted:
            take(pos, p)


class AirborneOverrun(Answers[War], frozen=True):
    """Units dropped among enemies may overrun them as soon as all are down, alone (24B3)."""

    side: Side
    units: Pieces
    space: Space

    def force(self, pos: War) -> Pieces:
        return tuple(p for p in self.units if p in pos.dropped and pos.place[p] == self.space)

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos, OVERRUN)
        if not orders:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "airborne-overrun", [*orders, DONE], ("WOR-24B3-a",), {"space": self.space})

    @offers(
        OVERRUN,
        lambda self, pos: (self.space,),
        lambda self, pos, space: why_not_storm(pos, self.force(pos), space, "WOR-24B3-a"),
    )
    def overrun(self, pos: War, space: int) -> None:
        pos.pop()
        storm(pos, self.force(pos), space, "WOR-24B3-a")

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


# combat


def must_attack(pos: War, side: int) -> list[str]:
    """The rules by which a combat phase cannot end yet: somebody stands among enemies and has not attacked them."""
    found = []
    for space in beachheads(pos, side):
        for p in intruders(pos, space, side):
            if not pos.marks[p] & ATTACKED:
                found.append("WOR-32B2-a" if p in pos.landed else "WOR-24B4-a")
    return sorted(set(found))


def bound_to_attack(pos: War, space: int, side: int) -> Pieces:
    """Who takes part in an attack on a hex whether or not its owner likes it."""
    found = tuple(intruders(pos, space, side))
    if found:
        pos.cite(*("WOR-32B2-a" if p in pos.landed else "WOR-24B4-a" for p in found))
    return found


def can_attack(pos: War, units: Iterable[int]) -> bool:
    """Whether any of them has attack strength: severely disrupted units have none (24A)."""
    if pos.disrupted:
        pos.cite("WOR-24A-b")
    return any(pos.kit.attack[pos.face[p]] and pos.disrupted.get(p) != SEVERELY for p in units)


def fall(pos: War, p: int, rule: str) -> None:
    """A unit among enemies is lost whole, its cadre with it."""
    count_loss(pos, p, pos.kit.re[pos.face[p]])
    special_points(pos, p, -1)
    pos.event("eliminated", rule, piece=p, space=pos.place[p])
    to_pool(pos, p)


def driven_into_the_sea(pos: War, units: Iterable[int], space: int) -> Pieces:
    """Of attackers who must retreat: landed ones in the enemy's hex are lost. Those who are left (32B2)."""
    found = []
    for p in units:
        if p in pos.landed and pos.place[p] == space:
            fall(pos, p, "WOR-32B2-d")
        else:
            if p in pos.dropped and pos.place[p] == space:
                pos.cite("WOR-24B4-d")
            found.append(p)
    return tuple(found)


def must_yield(pos: War, units: Iterable[int], space: int) -> Pieces:
    """Who goes back on the result `AS` though it moves nobody else: units among enemies (24B4, 32B2)."""
    found = []
    for p in units:
        if pos.on_map(p) and pos.place[p] == space:
            pos.cite("WOR-32B2-c" if p in pos.landed else "WOR-24B4-c")
            found.append(p)
    return tuple(found)
