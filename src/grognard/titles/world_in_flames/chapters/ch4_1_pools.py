"""4.1, 13.6.9 Force pools: what can be built, what joins it each year, what comes back from the destroyed."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import is_playing
from grognard.titles.world_in_flames.chapters.ch9_6_reserves import remobilise
from grognard.titles.world_in_flames.chapters.ch19_levies import (
    enrol,
    followers,
    is_dormant,
    raise_poles,
    why_not_enrol,
    why_not_free_poles,
)
from grognard.titles.world_in_flames.chapters.ch20_china import shelve, why_not_shelve
from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.kit import NOBODY
from grognard.titles.world_in_flames.verbs import DONE, ENROL, RAISE_POLES, SCRAP, SHELVE
from grognard.titles.world_in_flames.war import War

OLD, OLD_AT_PEACE = 3, 4
"""Years after which a unit in the pool may be scrapped (13.6.9-b)."""
GONE = 5
NEVER_BUILT = ("PART", "PHQ")


def is_in_game(pos: War, p: int) -> bool:
    """Whether a counter belongs to this game: one without an option, of a nation that somebody who plays leads."""
    kit = pos.kit
    return not kit.option[p] and is_playing(pos, pos.side(p)) and kit.kind[p] not in NEVER_BUILT


def pool(pos: War, side: int) -> list[int]:
    """The units of a side that can be drawn; a militia only while its city is held (4.2-q)."""

    def make() -> list[int]:
        kit = pos.kit
        found = [p for p in pos.index.at[kit.pool] if pos.pooled[p] and pos.side(p) == side and p not in pos.shelved]
        found = [p for p in found if p not in pos.leased]
        open_to = [p for p in found if not pos.conquered[pos.nation[p]] or pos.nation[p] not in kit.minors]
        awake = [p for p in open_to if not is_dormant(pos, p)]
        return [p for p in awake if not has_lost_its_city(pos, p)]

    return pos.remember(("pool", side), make)


def has_lost_its_city(pos: War, p: int) -> bool:
    kit = pos.kit
    if kit.kind[p] != "MIL" or not kit.city[p]:
        return False
    lost = pos.holder[kit.space_of(kit.city[p])] != pos.side(p) if kit.city[p] in kit.places else True
    if lost:
        pos.cite("WIF-4.2-q")
    return lost


def additions(pos: War, year: int) -> list[int]:
    """The counters of a year that are not in play yet."""
    kit = pos.kit
    fresh = [p for p in pos.index.at[kit.pool] if kit.year[p] == year and not pos.pooled[p] and is_in_game(pos, p)]
    return [p for p in fresh if not is_dormant(pos, p)]


def add_to_pools(pos: War) -> None:
    """Each January the new counters of the year (4.1.1); militia of powers that are at war (4.1.2)."""
    for p in ground(pos).withheld:
        if not pos.pooled[p] and pos.place[p] == pos.kit.pool and pos.wars[pos.side(p)]:
            pos.pooled[p] = 1
            pos.cite("WIF-4.1.2-a")
    remobilise(pos)
    if pos.season:
        return
    fresh = [p for p in additions(pos, pos.year) if p not in ground(pos).reserves]
    barred = [p for p in fresh if pos.kit.band[p] != NOBODY]
    if barred:
        pos.cite("WIF-13.6.4-g")
        pos.leased = sorted({*pos.leased, *barred})
    for p in fresh:
        pos.pooled[p] = 1
    pos.forget()
    pos.event("additions", "WIF-4.1.1-a", "WIF-13.6.9-e", n=len(fresh), year=pos.year)


def destroyed(pos: War, side: int) -> list[int]:
    """The units that a side has lost."""
    return [p for p in pos.index.at[pos.kit.lost] if pos.side(p) == side]


def why_not_scrap(pos: War, side: int, p: int) -> Refusals:
    """The rule that keeps a unit from being taken out of the game: it must be destroyed, or old (13.6.9)."""
    kit = pos.kit
    if pos.side(p) != side or not kit.year[p]:
        return ("WIF-4.1.3-a", "WIF-13.6.9-c")
    if pos.place[p] == kit.lost:
        return None
    age = OLD if pos.wars[side] else OLD_AT_PEACE
    if p not in pool(pos, side) or pos.year - kit.year[p] < age:
        return "WIF-13.6.9-b"
    return None


class Scrapping(Menu[War], frozen=True):
    """Before anything is built: old units and destroyed ones may leave the game for good; the rest can be drawn again.

    The rulebook asks about a destroyed unit when it is lost; nothing is drawn from the pools before this moment.
    """

    side: Side

    def _units(self, pos: War) -> list[int]:
        return [*destroyed(pos, self.side), *pool(pos, self.side)]

    @offers(
        ENROL,
        lambda self, pos: followers(pos, self.side),
        lambda self, pos, key: why_not_enrol(pos, self.side, key),
        lambda self, pos, key: why_not_enrol(pos, self.side, key),
    )
    def enrol(self, pos: War, key: str) -> None:
        enrol(pos, self.side, key)

    @offers(SHELVE, lambda self, pos: pool(pos, self.side), lambda self, pos, p: why_not_shelve(pos, self.side, p))
    def shelve(self, pos: War, p: int) -> None:
        shelve(pos, p)

    @offers(RAISE_POLES, None, lambda self, pos, _: why_not_free_poles(pos, self.side))
    def raise_poles(self, pos: War) -> None:
        raise_poles(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if len(orders) == 1:
            self.done(pos)
            return None
        return Ask(pos.seat(self.side), "scrapping", orders, ("WIF-4.1.3-a", "WIF-13.6.9-b"), firm=True)

    @offers(SCRAP, _units, lambda self, pos, p: why_not_scrap(pos, self.side, p))
    def scrap(self, pos: War, p: int) -> None:
        rule = "WIF-13.6.9-c" if pos.place[p] == pos.kit.lost else "WIF-13.6.9-b"
        pos.pooled[p] = 0
        pos.put(p, pos.kit.scrapped)
        if pos.nation[p] in pos.kit.minors:
            pos.cite("WIF-19.4-k")
        pos.event("scrapped", rule, "WIF-4.1.3-a", piece=p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        """The destroyed go back to their pools (4.1)."""
        pos.pop()
        for p in destroyed(pos, self.side):
            if pos.conquered[pos.nation[p]] and is_gone(pos, p):
                continue
            pos.put(p, pos.kit.pool)
            pos.pooled[p] = int(pos.kit.kind[p] not in NEVER_BUILT)
            pos.cite("WIF-4.1-a", "WIF-13.6.9-e")


def is_gone(pos: War, p: int) -> bool:
    """A unit whose home country is conquered leaves the game for good with a 5 or less (13.7.1-x)."""
    die = pos.roll(10)
    gone = die <= GONE
    pos.event("exile-die", "WIF-13.7.1-x", piece=p, die=die)
    if gone:
        pos.pooled[p] = 0
        pos.put(p, pos.kit.scrapped)
    return gone
