"""5.1 Trade agreements: what countries give each other from the beginning, as long as they stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from grognard.core.files import Row
from grognard.core.frame import Ask, Asks
from grognard.core.steps import Answers, offers
from grognard.titles.world_in_flames.chapters.ch19_record import key_of
from grognard.titles.world_in_flames.kit import COMMONWEALTH, FRANCE, GERMANY, ITALY, JAPAN, NOBODY, SIDES, USSR
from grognard.titles.world_in_flames.verbs import REDRESS
from grognard.titles.world_in_flames.war import AXIS, War

TURNCOATS = ("Finland", "Latvia", "Estonia", "Lithuania", "Bulgaria", "Hungary", "Romania", "Turkey")
"""Each that is at war with the Axis, or joins it, takes one from what the USSR owes (5.1)."""
CLAIMED = ("Finland", "Romania")
GRANTED = 1
"""A Soviet claim that was granted (19.6)."""
PREY = ("Denmark", "Greece", "Hungary", "Norway", "Sweden", "Yugoslavia")
"""Each on which the USSR makes war gives Germany something for it (5.1)."""
KEPT, MORE_OIL = 1, 2
HALF_OF_IT = 50
OIL_EMBARGO = 31


class Pledge(NamedTuple):
    """Something that is owed in the production of this turn."""

    giver: int
    """The side that gives; nobody if a neutral minor does."""
    nation: int
    taker: int
    plain: int
    """Resources that are not oil, or need not be."""
    oil: int
    points: int
    rules: tuple[str, ...]
    carriers: tuple[int, ...]
    """Whose convoys may carry it (5.1)."""
    compulsory: bool = True
    """Whether oil is asked for as such; what is lent may be any resource."""


def is_neutral(pos: War, name: str) -> bool:
    """Whether a minor belongs to nobody and was conquered by nobody."""
    nation = pos.kit.nation_index[name]
    return pos.leader[nation] == NOBODY and not pos.conquered[nation]


def is_playing(pos: War, side: int) -> bool:
    return pos.camps[side] >= 0


def has_turned(pos: War, name: str) -> bool:
    """Whether a country is at war with the Axis or has joined it, or has granted a Soviet claim: once each (5.1)."""
    nation = pos.kit.nation_index[name]
    leader = pos.leader[nation]
    axis = [side for side in range(NOBODY) if pos.camps[side] == AXIS]
    if leader in axis:
        return True
    foe = nation in pos.assailed or any(pos.feuds.get(nation, 0) >> side & 1 for side in axis)
    fights = leader != NOBODY and any(pos.wars[leader] >> side & 1 for side in axis)
    return foe or fights or (name in CLAIMED and pos.claims.get(nation) == GRANTED)


def _stands(pos: War) -> bool:
    """The trade of the pact ends in the turn in which it is broken (5.1-f)."""
    if not (is_playing(pos, GERMANY) and is_playing(pos, USSR)):
        return False
    if (1 << GERMANY | 1 << USSR) not in pos.pacts:
        pos.cite("WIF-5.1-f")
        return False
    return not any(pos.conquered[pos.kit.power[side]] for side in (GERMANY, USSR))


def _holds_paris(pos: War) -> bool:
    holder = pos.holder[pos.kit.space_of("Paris")]
    return holder != NOBODY and pos.camps[holder] == AXIS


def _to_japan(pos: War) -> bool:
    """Until Japan fights the Netherlands or the Commonwealth, or the USA stops the oil (5.1)."""
    dutch = pos.kit.nation_index["Netherlands"]
    foe = (
        pos.wars[JAPAN] >> COMMONWEALTH & 1 or pos.feuds.get(dutch, 0) >> JAPAN & 1 or OIL_EMBARGO in pos.entry_options
    )
    return not foe


CONDITIONS: dict[str, Callable[[War], bool]] = {
    "pact": _stands,
    "machines": _stands,
    "indies": _to_japan,
    "spain": _holds_paris,
    "turkey": lambda pos: not pos.conquered[pos.kit.power[ITALY]],
}


def agreements(pos: War) -> Iterator[Pledge]:
    """The agreements that are in force, in the order of the rulebook."""
    for row in pos.kit.tables["trades"]:
        if row["giver"] not in pos.kit.nation_index:
            continue
        found = _agreement(pos, row)
        if found:
            yield found


def _agreement(pos: War, row: Row) -> Pledge | None:
    kit, key = pos.kit, row["key"]
    nation = kit.nation_index[row["giver"]]
    giver = kit.power.index(nation) if nation in kit.power else NOBODY
    rules: tuple[str, ...] = (row["rule"], "WIF-5.1-a")
    taker = _syrian(pos) if key == "iraq" else SIDES.index(row["taker"])
    if taker == NOBODY or not is_playing(pos, taker) or (giver == NOBODY and not is_neutral(pos, row["giver"])):
        return None
    if key in CONDITIONS and not CONDITIONS[key](pos):
        return None
    plain, oil = int(row["plain"]), int(row["oil"])
    if oil == HALF_OF_IT:
        oil = sum(kit.oil[space] for space in kit.land if kit.home[space] == nation) // 2
    if key == "pact":
        less = sum(has_turned(pos, name) for name in TURNCOATS)
        plain, oil = max(0, plain - less), max(0, oil - max(0, less - plain))
        rules += ("WIF-5.1-c", "WIF-5.1-d") if less else ()
    points = int(row["points"])
    chosen = list(pos.redress.values())
    if chosen and key in ("pact", "machines"):
        rules += ("WIF-5.1-e",)
        oil += chosen.count(MORE_OIL) if key == "pact" else 0
        points = max(0, points - chosen.count(KEPT)) if key == "machines" else points
    return Pledge(giver, nation, taker, plain, oil, points, (*rules, "WIF-5.1-w"), (taker,))


def _syrian(pos: War) -> int:
    """Who gets the oil of Iraq: France, or after its fall whoever holds Syria (5.1)."""
    france = pos.kit.power[FRANCE]
    if is_playing(pos, FRANCE) and not pos.conquered[france]:
        return FRANCE
    if "Damascus" not in pos.kit.places:
        return NOBODY
    return pos.holder[pos.kit.space_of("Damascus")]


CHOICES = {"keep": KEPT, "oil": MORE_OIL}


def unsettled(pos: War) -> list[int]:
    """Minors that the USSR has attacked, for which Germany has not said yet what it has for it."""
    nations = [pos.kit.nation_index[name] for name in PREY if name in pos.kit.nation_index]
    return [n for n in nations if (USSR, n) in pos.declared and n not in pos.redress and _stands(pos)]


class Redress(Answers[War], frozen=True):
    """Germany keeps a build point, or gets an oil more, for each Soviet war on its neighbours: once and for all."""

    def advance(self, pos: War) -> Asks:
        left = unsettled(pos)
        if not left:
            pos.pop()
            return None
        args: dict[str, object] = {"nation": key_of(pos, left[0])}
        return Ask(pos.seat(GERMANY), "redress", REDRESS.each(list(CHOICES)), ("WIF-5.1-e",), args)

    @offers(REDRESS, why=lambda self, pos, key: "WIF-5.1-e")
    def choose(self, pos: War, key: str) -> None:
        nation = unsettled(pos)[0]
        pos.redress = {**pos.redress, nation: CHOICES[key]}
        pos.forget()
        pos.event("redressed", "WIF-5.1-e", nation=key_of(pos, nation), side=GERMANY)
