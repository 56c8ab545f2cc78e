"""13.3.2 (options 7, 44) What the USA occupies by announcement: Greenland and Iceland, Northern Ireland."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Word
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch13_3_options import GREENLAND, NORTHERN_IRELAND
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import Exodus
from grognard.titles.world_in_flames.kit import COMMONWEALTH, POWERS, USA
from grognard.titles.world_in_flames.verbs import CONSENT, REFUSE
from grognard.titles.world_in_flames.war import War

ISLANDS, ULSTER = "greenland-iceland", "northern-ireland"
OCCUPIED = (ISLANDS, ULSTER)
DANISH = ("Greenland", "Iceland")
RULES = {ISLANDS: "WIF-13.3.2-r", ULSTER: "WIF-13.3.2-ax"}
FACTORY = "Belfast"


def ground(pos: War, key: str) -> list[int]:
    """The hexes of what is occupied."""
    kit = pos.kit
    if key == ULSTER:
        return [space for space in kit.land if kit.region[space] == "Northern Ireland"]
    nations = {kit.nation_index[name] for name in DANISH}
    return [space for space in kit.land if kit.country[space] in nations]


def why_not_occupy(pos: War, side: int, key: str) -> Refusals:
    """The rule that keeps the USA from taking control by announcement."""
    rule = RULES.get(key, RULES[ISLANDS])
    option = GREENLAND if key == ISLANDS else NORTHERN_IRELAND
    land = ground(pos, key) if key in OCCUPIED else []
    if side != USA or not land or option not in pos.entry_options:
        return rule
    if key == ULSTER:
        return None if all(pos.holder[space] == COMMONWEALTH for space in land) else rule
    taken = any(pos.side(p) != USA and _is_foe(pos, p) for space in land for p in pos.index.at[space])
    return rule if taken or all(pos.holder[space] == USA for space in land) else None


def _is_foe(pos: War, p: int) -> bool:
    """Whether a land unit is of the other camp."""
    return pos.camps[USA] >= 0 and pos.camps[pos.side(p)] != pos.camps[USA]


def occupy(pos: War, key: str) -> None:
    """The hexes are American; Allied units there go to the nearest hex that their own power controls."""
    land = ground(pos, key)
    for space in land:
        pos.holder[space] = USA
    if key == ISLANDS:
        for name in DANISH:
            pos.leader[pos.kit.nation_index[name]] = USA
    pos.forget()
    pos.event("occupies", RULES[key], side=USA, place=key)
    there = set(land)
    leaving = [p for p in (*pos.in_play(), *pos.in_the_air()) if pos.place[p] in there and pos.side(p) != USA]
    if leaving:
        pos.push(Exodus(tuple(leaving), -1, RULES[key], tuple(land)))


class Cession(Answers[War], frozen=True):
    """The Commonwealth is asked for Northern Ireland; without its consent nothing happens (13.3.2, option 44)."""

    key: Word

    def advance(self, pos: War) -> Asks:
        rules, args = ("WIF-13.3.2-ax",), {"nation": POWERS[USA]}
        return Ask(pos.seat(COMMONWEALTH), "cession", [CONSENT, REFUSE], rules, dict[str, object](args))

    @offers(CONSENT)
    def consent(self, pos: War) -> None:
        pos.pop()
        occupy(pos, self.key)

    @offers(REFUSE)
    def refuse(self, pos: War) -> None:
        pos.pop()
        pos.event("proposal-refused", "WIF-13.3.2-ax", side=COMMONWEALTH, nation=POWERS[USA])
