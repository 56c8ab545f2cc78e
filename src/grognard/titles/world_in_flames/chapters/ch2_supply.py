"""2.4 Supply on land: paths from units to sources, and from headquarters and capitals to cities at home."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from grognard.board.kernels import spread
from grognard.titles.world_in_flames.chapters.ch2_overseas import lanes, overseas
from grognard.titles.world_in_flames.chapters.ch2_zones import barred
from grognard.titles.world_in_flames.chapters.ch9_wars import (
    STILWELL,
    allied,
    closed,
    closed_to_supply,
    held,
    is_apart,
    is_barred,
)
from grognard.titles.world_in_flames.chapters.ch11_4_straits import is_iced
from grognard.titles.world_in_flames.chapters.ch20_china import is_of_faction
from grognard.titles.world_in_flames.kit import CHINA, COMMONWEALTH, NOBODY, USA, Bytes
from grognard.titles.world_in_flames.seasons import DESERTS
from grognard.titles.world_in_flames.war import (
    FLEET_CALLED,
    FLEET_MOVED,
    LAND_CALLED,
    LAND_MOVED,
    NOTHING,
    WINGS_CALLED,
    WINGS_MOVED,
    War,
)

NO_RANGE = 0


def is_home(pos: War, space: int, nation: int) -> bool:
    """Whether a hex lies in the home country of a nation; regions that a power has made its own count."""
    return pos.home[space] == nation


def home_of(pos: War, nation: int) -> int:
    """The home country that serves the units of a nation: another one while its own is conquered (13.7.1)."""
    return pos.refuges.get(nation, nation)


def partners(pos: War, nation: int) -> list[int]:
    """Powers that cooperate with a nation, and feed its units like their own (18.3-b); minors have none (18.1-d)."""
    side = pos.leader[nation]
    if side == NOBODY or nation in pos.kit.minors:
        return []
    camp = pos.camps[side]
    others = (other for other in range(NOBODY) if other != side and pos.camps[other] == camp >= 0)
    return [other for other in others if allied(pos, side, other)]


def homes(pos: War, nation: int) -> set[int]:
    """The nations in whose home country units of a nation find primary sources: their own, their leader's, partners'.

    The Commonwealth has six (2.5-i).
    """
    side = pos.leader[nation]
    sides = [] if side == NOBODY else [side, *partners(pos, nation)]
    own = {nation, *(pos.kit.power[each] for each in sides)}
    if COMMONWEALTH in sides:
        own |= {home for home in pos.kit.dominions if pos.leader[home] == COMMONWEALTH}
        pos.cite("WIF-2.5-i")
    return own | {home_of(pos, home) for home in own} if pos.refuges else own


def primary(pos: War, nation: int, *, red: bool = False) -> list[int]:
    """Friendly cities in the unconquered home countries that serve a nation (2.4.2-b), not taken this turn (-g).

    China's cities serve their own faction only (2.4.2-d): `red` asks for the Communists.
    """
    sides = {pos.leader[nation], *partners(pos, nation)}
    mine = {home for home in homes(pos, nation) if not pos.conquered[home]}
    holder, home, taken = pos.holder, pos.home, pos.taken
    found = [space for space in pos.kit.cities if home[space] in mine and holder[space] in sides and space not in taken]
    if nation != pos.kit.power[CHINA]:
        return found
    return [space for space in found if is_of_faction(pos, space, red=red)]


def secondary(pos: War, nation: int, *, red: bool = False) -> list[int]:
    """Headquarters that cooperate, capitals of minors and of conquered countries (2.4.2-e)."""
    kit, side, major = pos.kit, pos.leader[nation], pos.kit.power[pos.leader[nation]]
    found = []
    for p in pos.units_of(side):
        if kit.is_hq[p] and (pos.nation[p] in (nation, major) or nation == major) and kit.is_communist[p] == red:
            found.append(pos.place[p])
    for space, whose in kit.capital.items():
        mine = pos.holder[space] == side == pos.leader[whose] and whose not in kit.majors
        if mine and space not in pos.taken and (nation == major or pos.conquered[whose]):
            found.append(space)
    for other in partners(pos, nation):
        found += _lent_by(pos, other)
    return sorted(set(found))


def _lent_by(pos: War, side: int) -> list[int]:
    """Secondary sources of a power for those who cooperate with it: not the capitals of its free minors (2.4.2-e)."""
    kit = pos.kit
    staffs = [pos.place[p] for p in pos.units_of(side) if kit.is_hq[p] and pos.nation[p] not in kit.minors]
    taken = [
        space
        for space, whose in kit.capital.items()
        if pos.holder[space] == side == pos.leader[whose] and pos.conquered[whose] and space not in pos.taken
    ]
    return staffs + taken


def lengths(pos: War) -> list[int]:
    """How many hexes a path may have somewhere in this weather."""
    return pos.remember("lengths", lambda: np.unique(ranges(pos)).tolist(), NOTHING)


def _stilwell(pos: War, nation: int) -> list[int]:
    """Stilwell serves Americans, and who cooperates with them, while Chinese rails lead to him (21)."""
    kit = pos.kit
    p, side = kit.piece_index.get(STILWELL, -1), pos.leader[nation]
    friend = side == USA or (side not in (NOBODY, CHINA) and bool(allied(pos, side, USA)))
    if p < 0 or not pos.on_map(p) or not friend:
        return []
    china = kit.power[CHINA]
    fed = within(pos, china, primary(pos, china), rail=True)[pos.place[p]]
    if fed:
        pos.cite("WIF-21-c")
    return [pos.place[p]] if fed else []


def ranges(pos: War) -> Bytes:
    """By space: how many hexes a path from there may have (8.2.2)."""

    def make() -> Bytes:
        skies = pos.kit.charts.skies
        return np.array([skies[sky].supply for sky in pos.kit.seasons.sky(pos.skies)], np.uint8)

    return pos.remember("ranges", make, NOTHING)


def within(pos: War, nation: int, sources: list[int], *, rail: bool, ferries: bool = True) -> Bytes:
    """By space: whether a path from it, of the length that its weather allows, ends at one of the sources.

    A path enters no hex in an enemy zone without a friend in it, nor one that is closed or held; where it begins does
    not matter. It is traced backwards: such hexes are reached, and not left. Without `ferries` straits between railway
    hexes count like others.
    """
    kit = pos.kit
    costs = kit.seasons.supply(pos.skies, rail=rail)
    if not ferries:
        costs = np.where(kit.ferry > 0, kit.seasons.supply(pos.skies, rail=False), costs).astype(np.int32)
    halt: Bytes = barred(pos, nation) | held(pos, nation)
    shut = closed_to_supply(pos, nation)
    open_ = [space for space in sources if not halt[space]]
    reach, found = ranges(pos), np.zeros(kit.board.size, np.uint8)
    for budget in lengths(pos):
        near = np.frombuffer(spread(kit.board.graph, open_, costs, budget, blocked=shut, stop=halt), np.uint8)
        found |= near & (reach == budget)
    found[sources] = 1
    return found


def supplied(pos: War, nation: int, *, complete: bool = False, red: bool = False) -> Bytes:
    """By space: whether a unit of a nation that stands there is in supply (2.4.2); `red`: one of China's Communists.

    Paths by sea are looked for only if somebody needs one; `complete` looks for all of them.
    """

    def make() -> Bytes:
        near = by_land(pos, nation, red=red)[0]
        return by_sea(pos, nation, red=red) if complete or _seek_the_sea(pos, nation, near) else near

    return pos.remember(("supplied", nation, complete, red), make, LAND_MOVED | WINGS_MOVED | FLEET_MOVED)


def by_sea(pos: War, nation: int, *, red: bool = False) -> Bytes:
    """By space: whether there is supply, paths by sea included. They depend on the lanes alone, not on who sails."""

    def make() -> Bytes:
        near, cities, working, waiting = by_land(pos, nation, red=red)
        seaward = overseas(pos, nation, [*cities, *working], ranges(pos), lengths(pos), rail=False)
        railway = overseas(pos, nation, cities, ranges(pos), lengths(pos), rail=True) if waiting else seaward
        landed = [space for space in waiting if seaward[space] or railway[space]]
        found: Bytes = near | seaward
        return found | within(pos, nation, landed, rail=False) if landed else found

    return pos.remember(("by sea", nation, lanes(pos, nation), red), make, LAND_MOVED)


def _seek_the_sea(pos: War, nation: int, near: Bytes) -> bool:
    """Whether anything of a nation stands in a hex without supply by land."""

    def make() -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        nations = pos.nation
        for p in (*pos.in_play(), *pos.in_the_air(), *pos.afloat()):
            found.setdefault(nations[p], []).append(p)
        return found

    place, end = pos.place, pos.kit.hex_count
    fed_by_land = near.tobytes()
    units = pos.remember("counters", make, LAND_CALLED | WINGS_CALLED | FLEET_CALLED).get(nation, ())
    return any(place[p] < end and not fed_by_land[place[p]] for p in units)


def by_land(pos: War, nation: int, *, red: bool = False) -> tuple[Bytes, list[int], list[int], list[int]]:
    """Supply without the sea: where there is any, the cities, secondary sources that work, and those that do not."""

    def make() -> tuple[Bytes, list[int], list[int], list[int]]:
        cities = primary(pos, nation, red=red)
        sources = secondary(pos, nation, red=red)
        by_rail = within(pos, nation, cities, rail=True)
        working = [*(space for space in sources if by_rail[space]), *_stilwell(pos, nation)]
        waiting = [space for space in sources if not by_rail[space]]
        near = within(pos, nation, [*cities, *working], rail=False)
        while True:
            fresh = [space for space in waiting if near[space]]
            if not fresh:
                break
            working += fresh
            waiting = [space for space in waiting if not near[space]]
            near = within(pos, nation, [*cities, *working], rail=False)
        return near, cities, working, waiting

    return pos.remember(("by land", nation, red), make, LAND_MOVED)


def lifelines(pos: War, nation: int, space: int) -> Bytes:
    """By space: whether a basic path leads from it to a hex (2.4.3-h)."""
    return pos.remember(("lifelines", nation, space), lambda: within(pos, nation, [space], rail=False), LAND_MOVED)


def fed(pos: War, p: int) -> bool:
    """Whether a unit is in supply, for who only looks on: nothing is cited. Who has just landed is (11.14-i)."""
    if pos.drops and any(p in units for units in pos.drops.values()):
        return True
    hq = pos.emergency.get(p, -1)
    if hq >= 0 and not pos.down[hq] and pos.on_map(hq):
        return bool(lifelines(pos, pos.nation[p], pos.place[hq])[pos.place[p]])
    return bool(supplied(pos, pos.nation[p], red=pos.kit.is_communist[p])[pos.place[p]])


def in_supply(pos: War, p: int) -> bool:
    """Whether a unit is in supply now, by the rules that say so."""
    supply = fed(pos, p)
    if pos.drops and any(p in units for units in pos.drops.values()):
        pos.cite("WIF-11.14-i" if p in pos.landing else "WIF-11.15-c")
        return True
    if pos.table.cited is not None:
        pos.cite(*_rules(pos, pos.nation[p], pos.place[p], fed=supply, red=pos.kit.is_communist[p]))
    return supply


def _crosses(pos: War, nation: int) -> bool:
    """Whether a secondary source is fed by rail over a strait that counts nothing, and would not be if it did."""
    cities = primary(pos, nation)
    by_rail = within(pos, nation, cities, rail=True)
    dear = within(pos, nation, cities, rail=True, ferries=False)
    return any(by_rail[space] and not dear[space] for space in secondary(pos, nation))


def _rules(pos: War, nation: int, here: int, *, fed: bool, red: bool) -> Iterator[str]:
    """The rules by which a unit of a nation is in supply in a hex, or is not."""
    kit = pos.kit
    yield from ("WIF-2.4.2-a", "WIF-2.4.2-j", "WIF-2.4.1-a", "WIF-2.8-a")
    if pos.sky(here):
        yield from ("WIF-8.2.2-a", "WIF-2.4.2-l")
    if pos.taken:
        yield "WIF-2.4.2-g"
    if kit.terrain[here] in DESERTS:
        yield "WIF-2.4.2-k"
    if kit.is_off_map[here]:
        yield from ("WIF-8.2.2-c", "WIF-8.1-c")
    elif kit.is_wide[here] and pos.sky(here):
        yield "WIF-8.2.2-b"
    if fed and within(pos, nation, primary(pos, nation, red=red), rail=False)[here]:
        yield from ("WIF-2.4.2-b", "WIF-2.4.2-h")
    elif fed and not by_land(pos, nation, red=red)[0][here]:
        yield from ("WIF-2.4.2-o", "WIF-2.4.2-p", "WIF-2.4.2-q", "WIF-2.4.2-s")
    elif fed:
        yield from ("WIF-2.4.2-e", "WIF-2.4.2-f", "WIF-2.4.2-i", "WIF-2.4.2-m", "WIF-2.4.2-n")
    near, links = kit.neighbours[here], range(int(kit.board.start[here]), int(kit.board.start[here + 1]))
    side = pos.leader[nation]
    others = (p for p in pos.units_of(side) if kit.is_hq[p] and pos.place[p] not in secondary(pos, nation))
    if not fed and any(others):
        yield "WIF-18.2-c"
    if not fed and kit.seas.coast[here]:
        yield from ("WIF-2.4.2-t", "WIF-2.4.2-u")
        yield from ("WIF-2.4.2-v", "WIF-8.2.10-d") if is_iced(pos, here) else ()
    if not fed and any(barred(pos, nation)[space] for space in near):
        yield "WIF-2.4.2-w"
    if any(closed(pos, nation)[space] and kit.terrain[space] for space in near):
        yield "WIF-2.4.2-y"
    if any(is_barred(pos, nation, space) for space in near):
        yield "WIF-2.4.2-x"
    lent = closed_to_supply(pos, nation)
    if any(is_apart(pos, side, pos.holder[space]) and lent[space] > closed(pos, nation)[space] for space in near):
        yield "WIF-2.4.2-aa"
    if fed and _crosses(pos, nation):
        yield "WIF-2.4.2-ad"
    hosts = {pos.holder[space] for space in (here, *near) if space < kit.hex_count and not closed(pos, nation)[space]}
    if fed and any(host not in (side, NOBODY) and pos.camps[host] == pos.camps[side] for host in hosts):
        yield "WIF-18.2-p"
    if nation == kit.power[CHINA]:
        yield "WIF-2.4.2-d"
    if fed and partners(pos, nation):
        yield "WIF-18.3-b"
    if any(kit.seasons.is_shut(link, pos.skies) for link in links):
        yield "WIF-2.4.2-z"
