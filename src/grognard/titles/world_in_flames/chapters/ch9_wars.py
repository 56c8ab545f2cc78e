"""9 Who is at war with whom, and who may go where. One function decides it, unit by unit; everything asks it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from grognard.titles.world_in_flames.chapters.ch1_camps import UNRESTRICTED, hunted
from grognard.titles.world_in_flames.chapters.ch17_4_status import group_lands, limits_troops, open_vichy, stands
from grognard.titles.world_in_flames.chapters.ch19_sweden import may_pass_sweden, sweden
from grognard.titles.world_in_flames.kit import (
    CHINA,
    COMMONWEALTH,
    FRANCE,
    GERMANY,
    ITALY,
    NOBODY,
    USA,
    USSR,
    VICHY,
    Bytes,
)
from grognard.titles.world_in_flames.war import FLEET_MOVED, LAND_CALLED, LAND_MOVED, NOTHING, WINGS_MOVED, War


def nations_at_war(pos: War, one: int, other: int) -> bool:
    """Whether two nations are at war: by their leaders, unless one stands aside, or a minor by itself (9.7-b)."""
    if one < 0 or other < 0:
        return False
    mine, theirs = pos.leader[one], pos.leader[other]
    if mine == NOBODY or theirs == NOBODY:
        return False
    feuds = pos.feuds
    if feuds and (feuds.get(one, 0) >> theirs & 1 or feuds.get(other, 0) >> mine & 1):
        return True
    if not pos.wars[mine] >> theirs & 1:
        return False
    return not (pos.aloof[one] >> theirs & 1 or pos.aloof[other] >> mine & 1)


def at_war(pos: War, p: int, q: int) -> bool:
    """Whether two units are at war with each other; at sea the neutral USA and the Axis may be (13.3.2-ba)."""
    if nations_at_war(pos, pos.nation[p], pos.nation[q]):
        return True
    side, other = pos.side(p), pos.side(q)
    if UNRESTRICTED not in pos.entry_options or NOBODY in (side, other) or pos.sea(p) < 0 or pos.sea(q) < 0:
        return False
    found = bool(hunted(pos, side) >> other & 1)
    if found:
        pos.cite("WIF-13.3.2-ba", "WIF-9.9-g")
    return found


def foes(pos: War, nation: int) -> list[int]:
    """The units on the map that are at war with a nation."""

    def make() -> list[int]:
        hostile = [nations_at_war(pos, nation, other) for other in range(len(pos.leader))]
        hostile.append(False)  # of no nation at all
        nations = pos.nation
        return [p for p in pos.in_play() if hostile[nations[p]]]

    return pos.remember(("foes", nation), make, LAND_CALLED)


def fights(pos: War, nation: int, side: int) -> bool:
    """Whether a nation is at war with a side."""
    mine = pos.leader[nation]
    if side == NOBODY or mine == NOBODY:
        return False
    return bool((pos.wars[mine] & ~pos.aloof[nation] | pos.feuds.get(nation, 0)) >> side & 1)


def has_enemy(pos: War, nation: int) -> bool:
    """Whether a nation is at war with anybody: by its leader, by itself, or with a minor that is alone (9.7-b)."""
    mine = pos.leader[nation]
    if mine == NOBODY:
        return False
    alone = any(sides >> mine & 1 for sides in pos.feuds.values())
    return bool(_wars_of(pos, nation) or pos.feuds.get(nation, 0) or alone)


def is_friendly(pos: War, nation: int, space: int) -> bool:
    """Whether a hex is controlled by a nation's own camp, and open to it."""
    side, holder = pos.leader[nation], pos.holder[space]
    if NOBODY in (side, holder) or is_foe(pos, nation, space):
        return False
    return holder == side or (pos.camps[holder] == pos.camps[side] and not closed(pos, nation)[space])


def holds_as(pos: War, space: int) -> int:
    """The nation that controls a hex: a minor at home while its power leads it, else the power; -1 for nobody."""
    side, home = pos.holder[space], pos.home[space]
    if side == NOBODY:
        return -1
    kept = pos.kept.get(space)
    if kept and pos.leader[kept[0]] == side:
        return kept[0]
    if home in pos.kit.minors and pos.leader[home] == side and not pos.conquered[home]:
        return home
    return pos.kit.power[side]


def own_ground(pos: War, minor: int) -> npt.NDArray[np.bool_]:
    """By space: whether a minor that a power leads holds it itself: at home, and what it has taken alone (2.5-q)."""
    mine: npt.NDArray[np.bool_] = (pos.homes == minor) & (pos.holders() == pos.leader[minor])
    for space, (nation, _) in pos.kept.items():
        if pos.holder[space] == pos.leader[nation]:
            mine[space] = nation == minor
    return mine


def is_foe(pos: War, nation: int, space: int) -> bool:
    """Whether a nation is at war with who controls a hex (9-c)."""
    holder = holds_as(pos, space)
    return holder >= 0 and nations_at_war(pos, nation, holder)


def welcome(pos: War, nation: int, side: int) -> bool:
    """Whether units of a nation may enter what another power of their camp controls (11.11.5, 18.2-q).

    Both must be at war with a power; consent holds until it is withdrawn.
    """
    mine = pos.leader[nation]
    if mine == NOBODY or pos.camps[mine] < 0 or pos.camps[mine] != pos.camps[side] or VICHY in (mine, side):
        return False  # Vichy France has rules of its own (17.4)
    return bool(pos.wars[mine]) and bool(pos.wars[side]) and not pos.barring[side] >> mine & 1


def held(pos: War, nation: int) -> Bytes:
    """By space: whether units at war with a nation stand there."""

    def make() -> Bytes:
        found = np.zeros(pos.kit.board.size, np.uint8)
        found[[pos.place[p] for p in foes(pos, nation)]] = 1
        return found

    return pos.remember(("held", nation), make, LAND_MOVED)


def _wars_of(pos: War, nation: int) -> int:
    """The powers with which a nation is at war through its leader."""
    mine = pos.leader[nation]
    return 0 if mine == NOBODY else pos.wars[mine] & ~pos.aloof[nation]


def friends(pos: War, side: int) -> Bytes:
    """By space: whether units of a side stand there, or of a power of its camp that is at war like it."""

    def make() -> Bytes:
        found = np.zeros(pos.kit.board.size, np.uint8)
        for power in range(NOBODY) if side != NOBODY and pos.camps[side] >= 0 else ():
            if power != side and pos.camps[power] == pos.camps[side] and pos.wars[power] and pos.wars[side]:
                found[[pos.place[p] for p in pos.units_of(power)]] = 1
        found[[pos.place[p] for p in pos.units_of(side)]] = 1
        return found

    return pos.remember(("friends", side), make, LAND_MOVED)


def is_barred(pos: War, nation: int, space: int) -> bool:
    """Whether a hex is closed to a nation because another power of its camp does not consent (18.2-q)."""
    mine, side = pos.leader[nation], pos.holder[space]
    if NOBODY in (mine, side) or mine == side or pos.camps[mine] != pos.camps[side]:
        return False
    return bool(pos.barring[side] >> mine & 1)


def is_stranger(pos: War, nation: int, space: int) -> bool:
    """Whether a hex is closed because one of two powers of a camp is neutral (9.1-b, 9-c)."""
    mine, side = pos.leader[nation], pos.holder[space]
    if NOBODY in (mine, side) or mine == side or pos.camps[mine] != pos.camps[side] or pos.camps[mine] < 0:
        return False
    return not pos.wars[mine] or not pos.wars[side]


def closed(pos: War, nation: int) -> Bytes:
    """By space: whether units of a nation may not enter it whoever stands there (11.11.4, 11.11.5).

    They enter what their own side controls, and what somebody controls with whom they are at war; units of an active
    power also what another active power of their camp controls.
    """

    def make() -> Bytes:
        kit, mine = pos.kit, pos.leader[nation]
        allowed = np.zeros(NOBODY + 1, np.uint8)
        for side in range(NOBODY):
            allowed[side] = side == mine or bool(_wars_of(pos, nation) >> side & 1) or welcome(pos, nation, side)
        shut: Bytes = 1 - allowed[pos.holders()]
        if stands(pos) and mine != NOBODY:
            shut[open_vichy(pos, mine)] = 0
        if may_pass_sweden(pos, nation):
            shut[sweden(pos) > 0] = 0
        if nation in kit.minors and mine != NOBODY and not pos.wars[mine]:
            others = [minor for minor in kit.minors if minor != nation and pos.leader[minor] == mine]
            shut[np.isin(pos.homes, others)] = 1  # those of a neutral power are for its own units (19.3)
        for minor in {*pos.feuds, *(other for other, sides in enumerate(pos.aloof) if sides)}:
            if minor != nation and pos.leader[minor] not in (NOBODY, mine) and not pos.conquered[minor]:
                shut[own_ground(pos, minor)] = not nations_at_war(pos, nation, minor)
        if nation in pos.feuds and mine != NOBODY:
            for side in range(NOBODY):
                if pos.feuds[nation] >> side & 1:
                    shut[pos.holders() == side] = 0
        dry = np.zeros(kit.board.size, np.uint8)
        dry[kit.land] = 1
        return shut | (1 - dry)

    return pos.remember(("closed", nation), make, NOTHING)


def is_apart(pos: War, one: int, other: int) -> bool:
    """Whether the USSR and another Allied power lend each other no ground for supply: it is not at war with Germany."""
    return USSR in (one, other) and one != other and not pos.wars[USSR] >> GERMANY & 1


def closed_to_supply(pos: War, nation: int) -> Bytes:
    """By space: whether no supply path of a nation enters it: what is closed to its units (2.4.2-x, -y, -aa)."""
    side = pos.leader[nation]
    apart = [each for each in range(NOBODY) if is_apart(pos, side, each)] if side != NOBODY else []

    def make() -> Bytes:
        mine: Bytes = closed(pos, nation) | _lent(pos, nation, apart)
        return mine

    return pos.remember(("closed to supply", nation), make) if apart else closed(pos, nation)


def _lent(pos: War, nation: int, sides: list[int]) -> Bytes:
    """By space: whether one of some powers of a nation's camp holds it."""
    friends_ = [side for side in sides if pos.camps[side] == pos.camps[pos.leader[nation]] >= 0]
    found: Bytes = np.isin(pos.holders(), friends_).astype(np.uint8)
    return found


EUROPEAN = "WE"
"""How the names of the hexes of the European maps begin; what is Soviet beyond them is Siberia."""


def is_at_home(pos: War, side: int, space: int) -> bool:
    """Whether a hex lies in what is the home country of a power now (13.6.3-b).

    Of the Commonwealth only Britain is meant, while it is unconquered; Siberia does not count for the USSR.
    """
    home = pos.refuges.get(pos.kit.power[side], pos.kit.power[side])
    if space >= pos.kit.hex_count or pos.home[space] != home:
        return False
    if side == COMMONWEALTH:
        return not pos.conquered[pos.kit.power[side]]
    return side != USSR or pos.kit.space_names[space][0] in EUROPEAN


def cooperate(pos: War, p: int, q: int) -> bool:
    """Whether two units of a side cooperate (18.1): one nation, or a power with a minor that it leads."""
    one, other = pos.nation[p], pos.nation[q]
    majors = pos.kit.majors
    if _factions(pos, p, q):
        return False
    if one == other:
        pos.cite("WIF-18.1-a" if one in majors else "WIF-18.1-b")
        return True
    mine, theirs = pos.side(p), pos.side(q)
    if mine != theirs:
        return _partners(pos, p, q)
    together = mine == theirs and (one not in pos.kit.minors or other not in pos.kit.minors)
    minors = one in pos.kit.minors and other in pos.kit.minors
    pos.cite("WIF-18.1-c" if together else "WIF-18.1-e" if minors else "WIF-18.1-o")
    return together


def _factions(pos: War, p: int, q: int) -> bool:
    """Whether two units keep apart because of what they are: Chinese factions, partisans (18.1-m, -n)."""
    kit, one, other = pos.kit, pos.nation[p], pos.nation[q]
    irregular = [unit for unit in (p, q) if kit.kind[unit] in PARTISANS]
    china = kit.power[CHINA]
    if one == other == china:
        red = [kit.is_communist[unit] or unit in irregular for unit in (p, q)]
        if red[0] != red[1]:
            pos.cite("WIF-18.1-n" if irregular else "WIF-18.1-m")
            return True
        return False
    if irregular and one != other:
        pos.cite("WIF-18.1-n")
        return True
    return False


PARTISANS = ("PART", "PHQ")
HOMELANDS = ("major", "home")
"""Kinds of countries that are the home country of a power (2.5)."""
STILWELL = "CH-HQ-I-STILWELL"
"""The Chinese headquarters that counts as American abroad (21)."""
PARTNERS: dict[frozenset[int], str] = {
    frozenset((COMMONWEALTH, USA)): "WIF-18.1-f",
    frozenset((USA, FRANCE)): "WIF-18.1-h",
    frozenset((GERMANY, ITALY)): "WIF-18.1-i",
}
"""Powers whose own units cooperate while neither is neutral."""


def allied(pos: War, one: int, other: int) -> str:
    """The rule by which two powers of a camp cooperate; empty: they do not (18.1)."""
    if pos.grudges.get(one, 0) >> other & 1 or pos.grudges.get(other, 0) >> one & 1:
        pos.cite("WIF-18.1-p", "WIF-13.7.5-j")
        return ""
    rule = PARTNERS.get(frozenset((one, other)), "")
    if not rule and (pos.freed.get(one, 0) >> other & 1 or pos.freed.get(other, 0) >> one & 1):
        rule = "WIF-18.1-l"
    if not rule and pos.divided and {one, other} == {COMMONWEALTH, FRANCE}:
        rule = "WIF-18.1-g"
    if not rule or not pos.wars[one] or not pos.wars[other]:
        return ""
    if rule == "WIF-18.1-h" and pos.wars[USA] & (1 << GERMANY | 1 << ITALY) != (1 << GERMANY | 1 << ITALY):
        return ""
    return rule


def _partners(pos: War, p: int, q: int) -> bool:
    """Whether units of two powers cooperate: those of the powers themselves, not of their minors (18.1-d)."""
    mine, theirs = pos.side(p), pos.side(q)
    if VICHY in (mine, theirs):
        pos.cite("WIF-18.1-j")
        return False
    if NOBODY in (mine, theirs) or not pos.wars[mine] or not pos.wars[theirs]:
        pos.cite("WIF-18.1-k", "WIF-9.1-c")
        return False
    if pos.nation[p] in pos.kit.minors or pos.nation[q] in pos.kit.minors:
        pos.cite("WIF-18.1-d")
        return False
    rule = allied(pos, mine, theirs)
    pos.cite(rule or "WIF-18.1-o", *(("WIF-17.6-d",) if pos.divided and FRANCE in (mine, theirs) else ()))
    return bool(rule)


def committed(pos: War, p: int, country: int, company: int = 0) -> bool:
    """Whether a unit may be in the country of another, with so many others: it takes a headquarters (18.2-i)."""
    if pos.kit.is_hq[p]:
        return True
    countries = group_lands(pos, country)
    there = guests(pos, pos.side(p), pos.nation[p])
    here = [there[each] for each in countries if each in there]
    staff, others = max((best for best, _, _ in here), default=0), sum(count for _, count, _ in here)
    if any(ships for _, _, ships in here):
        pos.cite("WIF-18.2-j")
    stilwell = pos.kit.piece_index.get(STILWELL, -1)
    abroad = pos.side(p) == USA and country == pos.kit.power[CHINA] and stilwell >= 0 and pos.on_map(stilwell)
    if abroad and pos.home[pos.place[stilwell]] == country:
        staff = max(staff, pos.kit.reorganisation[stilwell])
        pos.cite("WIF-21-a", "WIF-21-b")
    counted = pos.home[pos.place[p]] in countries
    return staff > 0 and others + (not counted) + company <= staff


def guests(pos: War, side: int, nation: int) -> dict[int, tuple[int, int, bool]]:
    """By country: the best headquarters of a nation there, how many other units, and whether ships (18.2-i, -j).

    Those of a power count all its own units, not those of its minors.
    """
    kit = pos.kit

    def make() -> dict[int, tuple[int, int, bool]]:
        found: dict[int, tuple[int, int, bool]] = {}
        home, place, nations = pos.home, pos.place, pos.nation
        own = nation not in kit.minors
        for q in (*pos.units_of(side), *pos.aircraft_of(side), *pos.ships_of(side)):
            country = home[place[q]]
            if country < 0 or not (nations[q] == nation or (own and nations[q] not in kit.minors)):
                continue
            staff, others, ships = found.get(country, (0, 0, False))
            best = max(staff, kit.reorganisation[q]) if kit.is_hq[q] else staff
            found[country] = best, others + (not kit.is_hq[q]), ships or kit.is_ship[q]
        return found

    return pos.remember(("guests", side, nation), make, LAND_MOVED | WINGS_MOVED | FLEET_MOVED)


def hosts(pos: War, nation: int) -> list[int]:
    """The countries in which units of a nation are foreigners.

    For all the home countries of powers of the camp with which they do not cooperate (18.2-g), for units of a minor
    those of the other minors of its camp (18.2-h).
    """
    side, kit = pos.leader[nation], pos.kit
    if side == NOBODY:
        return []

    def make() -> list[int]:
        camp = pos.camps[side]
        strangers = [
            home
            for home, row in enumerate(kit.tables["countries"])
            if row["kind"] in HOMELANDS
            and (leader := pos.leader[home]) not in (NOBODY, side, VICHY)
            and pos.camps[leader] == camp >= 0
            and (nation in kit.minors or not allied(pos, side, leader))
        ]
        if side == pos.installer and limits_troops(pos):
            strangers += [other for other, leader in enumerate(pos.leader) if leader == VICHY]
        if nation not in kit.minors:
            return strangers
        return strangers + [
            other
            for other in kit.minors
            if other != nation and not pos.conquered[other] and _is_of(pos, pos.leader[other], camp, side)
        ]

    return pos.remember(("hosts", nation), make, NOTHING)


def _is_of(pos: War, leader: int, camp: int, side: int) -> bool:
    """Whether a minor is aligned with a side, or with another power of its camp."""
    return leader == side or (leader not in (NOBODY, VICHY) and pos.camps[leader] == camp >= 0)


def refused(pos: War, p: int) -> tuple[int, ...]:
    """The countries that a unit may not enter, for it is a foreigner there."""
    return tuple(country for country in hosts(pos, pos.nation[p]) if not committed(pos, p, country))


def lands_of_partners(pos: War, p: int) -> set[int]:
    """The powers whose hexes are friendly to a unit: its own, and those of its camp that let it in (18.2-q)."""
    nation, side = pos.nation[p], pos.side(p)
    return {side, *(other for other in range(NOBODY) if welcome(pos, nation, other))}


def foreign(pos: War, p: int) -> Bytes:
    """By space: whether it lies in the country of another minor that a unit may not enter (11.11.5-b)."""
    nation, shut = pos.nation[p], refused(pos, p)

    def make() -> Bytes:
        camp = pos.camps[pos.leader[nation]] if pos.leader[nation] != NOBODY else -1
        friendly = [side for side in range(NOBODY) if pos.camps[side] == camp >= 0] or [pos.leader[nation]]
        mine = np.isin(pos.holders(), friendly)
        found: Bytes = (np.isin(pos.homes, shut) & mine).astype(np.uint8)
        return found

    return pos.remember(("foreign", nation, shut), make, NOTHING)
