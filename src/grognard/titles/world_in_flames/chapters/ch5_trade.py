"""5.1 Trade agreements: what countries give each other from the beginning, as long as they stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from grognard.core.files import Row
from grognard.core.frame import Ask, Asks
from grognard.core.steps import Answers, offers
from grognard.titles.world_in_flames.chapters.ch19_record import key_of
from grognard.titles.world_in_flames.kit import (
    COMMONWEALTH,
    CONVOY,
    COUNTER,
    FRANCE,
    GERMANY,
    ITALY,
    JAPAN,
    NOBODY,
    SIDES,
    USA,
    USSR,
)
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
DENIED = 3
"""Germany has said no to Hungary (19.6.2)."""
EMBARGO, FREEZE, OIL_EMBARGO = 13, 23, 31
"""Options of US entry that lessen the trade with Japan, and end it."""
TO_JAPAN, TO_USA = "usa-japan", "japan-usa"
ROUTES = {
    USA: ("West Coast", "Mendocino", "Hawaiian Islands", "Central Pacific"),
    JAPAN: ("Japanese Coast",),
}
"""The seas in which each of the two must have convoys for what it owes the other (5.1-j)."""
RULES = {
    "pact": "WIF-5.1-b",
    "machines": "WIF-5.1-b",
    "hungary": "WIF-5.1-g",
    "iraq": "WIF-5.1-h",
    TO_JAPAN: "WIF-5.1-i",
    TO_USA: "WIF-5.1-i",
    "indies": "WIF-5.1-o",
    "indies-rest": "WIF-5.1-p",
    "persia": "WIF-5.1-q",
    "romania": "WIF-5.1-r",
    "romania-rest": "WIF-5.1-r",
    "spain": "WIF-5.1-s",
    "sweden": "WIF-5.1-t",
    "turkey": "WIF-5.1-u",
    "venezuela": "WIF-5.1-v",
    "venezuela-rest": "WIF-5.1-v",
}
"""By agreement: the rule that lays it down."""


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


def _is_fed(pos: War) -> bool:
    """Hungary, whose claim Germany has rejected, gives nothing until it joins (19.6.2-m)."""
    if pos.mediation == DENIED:
        pos.cite("WIF-19.6.2-m")
    return pos.mediation != DENIED


def trades_with_japan(pos: War) -> bool:
    """Whether the USA and Japan still trade: not at war (5.1-n), nor after the oil embargo (13.3.2)."""
    if not (is_playing(pos, USA) and is_playing(pos, JAPAN)):
        return False
    if pos.wars[USA] >> JAPAN & 1:
        pos.cite("WIF-5.1-n")
        return False
    if OIL_EMBARGO in pos.entry_options:
        pos.cite("WIF-13.3.2-an")
        return False
    return not any(pos.conquered[pos.kit.power[side]] for side in (USA, JAPAN))


def owed_to_japan(pos: War) -> tuple[int, int]:
    """Resources that are not oil, and oil, that the USA owes in this turn: options take from them (13.3.2)."""
    plain, oil = next((int(r["plain"]), int(r["oil"])) for r in pos.kit.tables["trades"] if r["key"] == TO_JAPAN)
    if 0 <= pos.entry_options.get(FREEZE, pos.turn) < pos.turn:
        pos.cite("WIF-13.3.2-ac")
        return 0, oil
    if EMBARGO in pos.entry_options:
        pos.cite("WIF-13.3.2-v")
        plain -= 1
    return plain, oil


def owed_to_usa(pos: War) -> int:
    """The build point of Japan, until the USA stops strategic materials (5.1-i)."""
    if EMBARGO in pos.entry_options:
        pos.cite("WIF-13.3.2-v")
        return 0
    return next(int(row["points"]) for row in pos.kit.tables["trades"] if row["key"] == TO_USA)


def is_at_fault(pos: War, side: int) -> bool:
    """Whether the USA or Japan cannot give what it owes the other: goods or convoys of its own are short (5.1-j)."""
    if not trades_with_japan(pos):
        return False
    owed = sum(owed_to_japan(pos)) if side == USA else owed_to_usa(pos)
    if not owed:
        return False
    pos.cite("WIF-5.1-j")
    return _lacks_goods(pos, side) or any(_holds_at(pos, side, sea) < owed for sea in ROUTES[side])


def _lacks_goods(pos: War, side: int) -> bool:
    """Whether the USA has too few resources, too little oil; whether Japan has no factory that works for it."""
    kit = pos.kit
    mine = [space for space in range(kit.hex_count) if pos.holder[space] == side]
    if side == JAPAN:
        return not any(kit.factories[space] for space in mine)
    plain, oil = owed_to_japan(pos)
    wells, mines = (sum(wealth[space] for space in mine) for wealth in (kit.oil, kit.resources))
    return wells < oil or mines < plain


def _holds_at(pos: War, side: int, sea: str) -> int:
    """Convoy points of a power in a sea; the sea may be on none of the sheets."""
    number = pos.kit.seas.index.get(sea, -1)
    if number < 0:
        return 0
    return COUNTER * sum(pos.kit.kind[p] == CONVOY and pos.side(p) == side for p in pos.in_sea(number))


CONDITIONS: dict[str, Callable[[War], bool]] = {
    "pact": _stands,
    "machines": _stands,
    "hungary": _is_fed,
    TO_JAPAN: trades_with_japan,
    TO_USA: trades_with_japan,
    "indies": _to_japan,
    "indies-rest": lambda pos: is_neutral(pos, "Netherlands"),
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
    giver = kit.power.index(nation) if nation in kit.power else pos.leader[nation] if key == "indies" else NOBODY
    rules: tuple[str, ...] = (RULES[key], "WIF-5.1-a")
    taker = _syrian(pos) if key == "iraq" else SIDES.index(row["taker"])
    if taker in (NOBODY, giver) or not is_playing(pos, taker) or pos.conquered[nation]:
        return None
    if giver == NOBODY and not is_neutral(pos, row["giver"]):
        return None
    if key in CONDITIONS and not CONDITIONS[key](pos):
        return None
    if key in (TO_JAPAN, TO_USA):
        return _over_the_pacific(pos, giver, taker, rules)
    plain, oil = int(row["plain"]), int(row["oil"])
    if oil == HALF_OF_IT:
        oil = sum(kit.oil[space] for space in kit.land if pos.home[space] == nation) // 2
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


def _over_the_pacific(pos: War, giver: int, taker: int, rules: tuple[str, ...]) -> Pledge | None:
    """What the USA and Japan owe each other travels with convoys of both; who is at fault gets nothing (5.1-k)."""
    if is_at_fault(pos, taker):
        pos.cite("WIF-5.1-k")
        return None
    plain, oil = owed_to_japan(pos) if giver == USA else (0, 0)
    points = owed_to_usa(pos) if giver == JAPAN else 0
    if not plain + oil + points:
        return None
    return Pledge(giver, pos.kit.power[giver], taker, plain, oil, points, (*rules, "WIF-5.1-w"), (taker, giver))


def _syrian(pos: War) -> int:
    """Who gets the oil of Iraq: France; after its fall or division whoever holds Syria, its founder for Vichy (5.1)."""
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
