"""13.8 Victory: at once by the great cities, or at the end by objectives less what each power was expected to hold."""

from __future__ import annotations

from fractions import Fraction
from heapq import heappop, heappush

from grognard.titles.world_in_flames.chapters.ch1_camps import CAMPS, members
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import commonwealth_homes
from grognard.titles.world_in_flames.chapters.ch19_alignment import is_american
from grognard.titles.world_in_flames.kit import COMMONWEALTH, NOBODY, SIDES, USA
from grognard.titles.world_in_flames.war import ALLIES, NOTHING, War

GREAT = (
    "Berlin",
    "Canberra",
    "Chungking",
    "Delhi",
    "London",
    "Moscow",
    "Paris",
    "Pretoria",
    "Rome",
    "Taihoku",
    "Tokyo",
)
"""Who holds all of these that are on the maps in play has won (13.8-b)."""
AMERICAN_FRIENDS = ("Mexico", "Brazil")
OFF_MAP, ELSEWHERE, EUROPEAN = 6, 2, 1
"""What a hex counts for when capitals are compared (13.8-e)."""


def automatic(pos: War) -> bool:
    """Whether a camp holds all the great cities; then the game is over (13.8-b)."""
    spaces = [pos.kit.places[name] for name in GREAT if name in pos.kit.places]
    for camp, name in enumerate(CAMPS):
        mine = members(pos, camp)
        if spaces and mine and all(pos.holder[space] in mine for space in spaces):
            points = {SIDES[side]: int(value) for side, value in objectives(pos, camp).items()}
            pos.event("great-cities", "WIF-13.8-b", "WIF-13.8-c", side=mine[0])
            pos.finish(name, "WIF-13.8-b", points)
            return True
    return False


def objectives(pos: War, victor: int = -1) -> dict[int, Fraction]:
    """What each power counts (13.8-e, -f, -j); with a victor the others count nothing, and he inherits theirs (-c)."""
    kit = pos.kit
    pos.cite("WIF-13.8-d")
    players = [side for side, camp in enumerate(pos.camps) if camp >= 0 and victor in (-1, camp)]
    totals = dict.fromkeys(players, Fraction(0))
    for space in range(kit.hex_count):
        if not kit.objective[space]:
            continue
        holder = pos.holder[space]
        if holder in totals:
            totals[holder] += 1
        elif holder == NOBODY or victor >= 0:
            heirs = nearest_capitals(pos, space, players)
            for side in heirs:
                totals[side] += Fraction(1, len(heirs))
            pos.cite("WIF-13.8-e")
    if victor != 1 - ALLIES:
        for side, nation in pos.declared:
            if side in totals and pos.camps[side] == ALLIES and nation in kit.minors and is_american(pos, nation):
                totals[side] -= 1
                pos.cite("WIF-13.8-f")
        if USA in totals and all(pos.leader[kit.nation_index[name]] == USA for name in AMERICAN_FRIENDS):
            totals[USA] -= 1
            pos.cite("WIF-13.8-j")
    return totals


def nearest_capitals(pos: War, space: int, players: list[int]) -> list[int]:
    """The powers whose home capitals are nearest to a neutral objective, enemy-occupied or not: two share it."""
    found: dict[int, int] = {}
    for place, nation in pos.kit.capital.items():
        for side in players:
            homes = [*commonwealth_homes(pos)] if side == COMMONWEALTH else [pos.kit.power[side]]
            if nation in homes:
                far = way(pos, space, place)
                found[side] = min(far, found.get(side, far))
    least = min(found.values(), default=0)
    return [side for side in sorted(found) if found[side] == least]


def way(pos: War, start: int, end: int) -> int:
    """Hexes between two places, by their weights."""
    kit = pos.kit
    known = pos.remember(("ways", start), lambda: _ways(pos, start), NOTHING)
    return known.get(end, kit.hex_count)


def _ways(pos: War, start: int) -> dict[int, int]:
    """By space: the sum of what the hexes on the shortest way count."""
    kit = pos.kit
    found = {start: 0}
    queue = [(0, start)]
    while queue:
        far, space = heappop(queue)
        if far > found[space]:
            continue
        for near in kit.neighbours[space]:
            if near >= kit.hex_count:
                continue
            there = far + _weight(pos, near)
            if there < found.get(near, there + 1):
                found[near] = there
                heappush(queue, (there, near))
    return found


def _weight(pos: War, space: int) -> int:
    if pos.kit.is_off_map[space]:
        return OFF_MAP
    return EUROPEAN if pos.kit.space_names[space][0] in "WE" else ELSEWHERE


def final(pos: War) -> None:
    """Objectives less par; the greatest value wins (13.8-g). One who plays several powers adds theirs (13.8-h)."""
    rows = pos.kit.tables["pars"]
    pars = {row["power"]: int(row["par"]) for row in rows if row["scenario"] == pos.scenario}
    values = {side: value - pars.get(SIDES[side], 0) for side, value in objectives(pos).items()}
    best = max(values.values())
    for side, value in values.items():
        pos.event("objectives", "WIF-13.8-g", "WIF-13.8-h", side=side, n=int(value))
    winners = [SIDES[side] for side, value in values.items() if value == best]
    pos.finish(winners, "WIF-13.8-g", {SIDES[side]: int(value) for side, value in values.items()})
