"""20 The two factions of China: Communists, whom the player of the USSR commands within its limits, and Nationalists.

Of what China holds only cities belong to a faction: they supply its units (2.4.2) and receive them (4.2).
"""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side, Space, Spaces, Word
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.world_in_flames.kit import CHINA, USSR
from grognard.titles.world_in_flames.verbs import TO_COMMUNISTS, TO_NATIONALISTS
from grognard.titles.world_in_flames.war import War

REGION = "Communist China"
"""The cities of the Communists when a scenario begins (2.5-l)."""


def are_apart(pos: War) -> bool:
    """Whether somebody else than the player of China commands its Communists: the USSR plays."""
    return pos.camps[CHINA] >= 0 and pos.camps[USSR] >= 0


def why_not_command(pos: War, p: int) -> str | None:
    """The rule that keeps a Chinese unit out of the hands of who plays this part of China's turn."""
    if pos.nation[p] != pos.kit.power[CHINA] or not are_apart(pos):
        return None
    return None if pos.kit.is_communist[p] == bool(pos.red) else "WIF-20-a"


def lay_factions(pos: War) -> None:
    """The cities of the Communists in the set-up."""
    kit = pos.kit
    pos.red_cities = [space for space in kit.cities if kit.region[space] == REGION and pos.holder[space] == CHINA]


def is_chinese(pos: War, space: int) -> bool:
    """Whether a hex is a Chinese city that China holds: it belongs to one of the factions."""
    return pos.kit.is_city[space] and pos.holder[space] == CHINA and pos.home[space] == pos.kit.power[CHINA]


def is_of_faction(pos: War, space: int, *, red: bool) -> bool:
    """Whether what China holds is friendly to a faction: a city of the other one is not (2.4.2-d)."""
    return not is_chinese(pos, space) or (space in pos.red_cities) == red


def why_not_faction(pos: War, p: int, space: int) -> Refusals:
    """The rule that keeps a Chinese unit from arriving in a city of the other faction (4.2-h)."""
    if pos.nation[p] != pos.kit.power[CHINA] or is_of_faction(pos, space, red=pos.kit.is_communist[p]):
        return None
    return "WIF-4.2-h"


def seize(pos: War, p: int, before: int) -> None:
    """A Chinese unit has come to stand in a city: it is its faction's, whoever held it before (2.5-t)."""
    space, red = pos.place[p], pos.kit.is_communist[p]
    if pos.nation[p] != pos.kit.power[CHINA] or not is_chinese(pos, space):
        return
    if is_of_faction(pos, space, red=red):
        return
    give(pos, space, red=red)
    if before == CHINA:
        pos.event("faction-takes", "WIF-2.5-t", side=CHINA, space=space, piece=p)


def give(pos: War, space: int, *, red: bool) -> None:
    """A city passes to a faction; militia of that faction that waited for it can be drawn again."""
    pos.red_cities = sorted({*pos.red_cities, space}) if red else [each for each in pos.red_cities if each != space]
    pos.shelved = [p for p in pos.shelved if why_not_faction(pos, p, pos.kit.space_of(pos.kit.city[p]))]
    pos.forget()


def why_not_shelve(pos: War, side: int, p: int) -> Refusals:
    """The rule that keeps Chinese militia in its pool: its city is not the other faction's (4.2-h)."""
    kit = pos.kit
    if side != CHINA or pos.side(p) != CHINA or kit.kind[p] != "MIL" or kit.city[p] not in kit.places:
        return "WIF-4.2-h"
    away = pos.place[p] != kit.pool or not pos.pooled[p] or p in pos.shelved
    city = kit.space_of(kit.city[p])
    return "WIF-4.2-h" if away or is_of_faction(pos, city, red=kit.is_communist[p]) else None


def shelve(pos: War, p: int) -> None:
    """Chinese militia leaves the pool until its own faction holds its city."""
    pos.shelved = sorted((*pos.shelved, p))
    pos.forget()
    pos.event("shelved", "WIF-4.2-h", piece=p)


# cities that are given to China


class Handing(Answers[War], frozen=True):
    """Cities that go back to China: to which faction each (13.7.5)? Who gives them decides."""

    side: Side
    cities: Spaces
    rule: Word

    def advance(self, pos: War) -> Asks:
        if not self.cities:
            pos.pop()
            return None
        orders = [*TO_NATIONALISTS.each(self.cities), *TO_COMMUNISTS.each(self.cities)]
        return Ask(pos.seat(self.side), "handing", orders, (self.rule,), {"n": len(self.cities)})

    @offers(TO_COMMUNISTS)
    def to_communists(self, pos: War, space: int) -> None:
        self._give(pos, space, red=True)

    @offers(TO_NATIONALISTS)
    def to_nationalists(self, pos: War, space: int) -> None:
        self._give(pos, space, red=False)

    def _give(self, pos: War, space: Space, *, red: bool) -> None:
        pos.replace(replace(self, cities=tuple(each for each in self.cities if each != space)))
        give(pos, space, red=red)
        pos.event("city-communist" if red else "city-nationalist", self.rule, side=self.side, space=space)
