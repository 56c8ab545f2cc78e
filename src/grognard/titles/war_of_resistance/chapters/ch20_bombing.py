"""20G Bombing: what can be bombed in a hex, with what strength, and what a hit does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces, Side, Space, Word
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch7_nets import yard
from grognard.titles.war_of_resistance.chapters.ch17_bases import air_units, capacity, damage, full_capacity
from grognard.titles.war_of_resistance.chapters.ch18_flight import abort
from grognard.titles.war_of_resistance.chapters.ch23_special import HALF, bombs, is_heavy_weather, reduced
from grognard.titles.war_of_resistance.chapters.ch27_ships import harm, hexes_of, is_docked, ships_at
from grognard.titles.war_of_resistance.chapters.ch41_mandates import provoke_from_air, sky_rules
from grognard.titles.war_of_resistance.chapters.ch42_stability import shift
from grognard.titles.war_of_resistance.chapters.ch44_bridges import BRIDGES, played, strikable, strike_bridge
from grognard.titles.war_of_resistance.chapters.ch44_raids import why_not_raid
from grognard.titles.war_of_resistance.kit import JAPAN, NAVAL, NO_RAIL, ChinaKit
from grognard.titles.war_of_resistance.kit_air import FIGHTER
from grognard.titles.war_of_resistance.sheets import BURMA_ROAD
from grognard.titles.war_of_resistance.skies import AT_BASE, AT_PORT, BOMBED, BOMBING
from grognard.titles.war_of_resistance.verbs import AIM, CALL_OFF, DONE, VERBS, WITH
from grognard.titles.war_of_resistance.war import War, enemy

AT_THE_PORT = VERBS.piece("bomb-the-port-with")
DROP = VERBS.word("drop-bombs")
STRUCK = VERBS.piece("hit-on")
TERROR_POINTS = 3
SHIPS = "ships"
SEA_SHIPS = "ships-at-sea"
AT_PORTS = ("port", SHIPS)
MOST_FACTORY, MOST_ROAD = 6, 7
"""Hits that a factory and the Burma Road take (37E, 20G2j)."""


class Aim(NamedTuple):
    """Something that bombs are dropped on."""

    key: str
    strategic: bool
    """Whether strategic strengths may be used."""
    tactical: bool
    rules: tuple[str, ...]
    exists: Callable[[War, int, int], bool]
    """Whether a side finds it in a space."""
    struck: Callable[[War, int, int], None]
    """What a hit does, by side and space."""


@lru_cache(maxsize=8)
def rail_hexes(kit: ChinaKit) -> frozenset[int]:
    """Hexes with railways."""
    return frozenset(
        space
        for space in range(kit.hex_count)
        if any(
            kit.rail[link] != NO_RAIL for link in range(int(kit.board.start[space]), int(kit.board.start[space + 1]))
        )
    )


def is_enemy(pos: War, side: int, space: int) -> bool:
    return space < pos.kit.hex_count and pos.holder[space] == enemy(side)


def _airbase(pos: War, side: int, space: int) -> bool:
    if space >= pos.kit.hex_count:
        return False
    return is_enemy(pos, side, space) and bool(
        capacity(pos, space) or (full_capacity(pos, space) and air_units(pos, space, enemy(side)))
    )


def _rail(pos: War, side: int, space: int) -> bool:
    return is_enemy(pos, side, space) and space in rail_hexes(pos.kit) and space not in pos.rail_hits


def _yard(pos: War, side: int, space: int) -> bool:
    """A marshalling yard that still adds something in its owner's next player turn (20G1a)."""
    if not is_enemy(pos, side, space) or not pos.kit.is_major[space]:
        return False
    return yard(pos, space) > pos.yard_hits.get(space, 0)


def _hit_yard(pos: War, side: int, space: int) -> None:
    """Its capacity is less by one in the owner's next player turn; the first hit breaks the line too (20G1a)."""
    if pos.yard_hits.get(space, 0) < yard(pos, space):
        pos.yard_hits[space] = pos.yard_hits.get(space, 0) + 1
    if space not in pos.rail_hits:
        pos.cite("WOR-20G1a-b")
    _hit_rail(pos, side, space)


def mend_yards(pos: War, side: int) -> None:
    """Hits on yards last for one player turn of their owner (20G1a)."""
    for space in [s for s in pos.yard_hits if pos.holder[s] == side]:
        del pos.yard_hits[space]
        pos.cite("WOR-20G1a-a")


def _port(pos: War, side: int, space: int) -> bool:
    if is_enemy(pos, side, space) and pos.kit.port[space] == "river":
        pos.cite("WOR-30A-e")
    return is_enemy(pos, side, space) and bool(pos.kit.port[space])


def ships_in_port(pos: War, side: int, space: int) -> list[int]:
    """Enemy ships that lie in the port of a hex, not those at sea or on a river beside it (20G2g)."""
    return [p for p in ships_at(pos, space, enemy(side)) if is_docked(pos, p)] if space < pos.kit.hex_count else []


def afloat_at(pos: War, side: int, space: int) -> list[int]:
    """Enemy ships at sea in a hex, or on a river beside it (20G2h)."""
    kit = pos.kit
    return sorted(q for q in pos.berths if kit.side[q] != side and space in hexes_of(pos, q))


def _ships(pos: War, side: int, space: int) -> bool:
    return bool(ships_in_port(pos, side, space))


def _factory(pos: War, side: int, space: int) -> bool:
    return side == JAPAN and is_enemy(pos, side, space) and space in pos.plants.values()


def _city(pos: War, side: int, space: int) -> bool:
    """A city in China with Chinese units, which the Japanese may terrorise (20G1c)."""
    kit = pos.kit
    return (
        side == JAPAN
        and space < kit.hex_count
        and kit.is_city[space]
        and bool(kit.region.get(kit.province[space]))
        and bool(pos.index.units[enemy(side)][space])
        and pos.terror.get(space) != pos.turn
    )


def _capital(pos: War, side: int, space: int) -> bool:
    return side == JAPAN and pos.capital == space and pos.capital_works and pos.capital_terror != pos.turn


def _road(pos: War, side: int, space: int) -> bool:
    return side == JAPAN and space == pos.kit.box[BURMA_ROAD] and pos.road_hits < MOST_ROAD


def _hit_base(pos: War, side: int, space: int) -> None:
    damage(pos, space)
    pos.cite("WOR-20G2a-c")
    if air_units(pos, space, enemy(side)):
        pos.push(Wreck(side, space))


def _hit_rail(pos: War, side: int, space: int) -> None:
    if space not in pos.rail_hits:
        pos.rail_hits[space] = 1
        pos.cite("WOR-7A8-b")
        pos.event("rail-broken", "WOR-20G2e-a", side=side, space=space)


def _hit_port(pos: War, side: int, space: int) -> None:
    """Hits beyond the most that a port of its class takes are ignored (30A2)."""
    most = pos.kit.naval.ports[pos.kit.port[space]][2]
    if pos.port_hits.get(space, 0) >= most:
        pos.cite("WOR-30A2-c")
        return
    pos.port_hits[space] = pos.port_hits.get(space, 0) + 1


def _hit_ship(pos: War, side: int, space: int) -> None:
    if ships_in_port(pos, side, space):
        pos.push(ShipHit(side, space))


def _hit_factory(pos: War, side: int, space: int) -> None:
    pos.factory_hits[space] = min(MOST_FACTORY, pos.factory_hits.get(space, 0) + 1)


def _hit_city(pos: War, side: int, space: int) -> None:
    pos.terror[space] = pos.turn


def _hit_capital(pos: War, side: int, space: int) -> None:
    pos.capital_terror = pos.turn
    shift(pos, "terror")
    pos.cite("WOR-20G1c-d")


def _hit_road(pos: War, side: int, space: int) -> None:
    pos.road_hits = min(MOST_ROAD, pos.road_hits + 1)


def _bridge_aim(key: str) -> Aim:
    """The bridge on a side of a hex (44A1)."""
    return Aim(
        key,
        False,
        True,
        ("WOR-44A1-c",),
        lambda pos, side, space: strikable(pos, side, space, key),
        lambda pos, side, space: strike_bridge(pos, side, space, key),
    )


AIMS = {
    aim.key: aim
    for aim in (
        Aim("airbase", False, True, ("WOR-20G2a-a",), _airbase, _hit_base),
        Aim("rail", False, True, ("WOR-20G2e-a",), _rail, _hit_rail),
        Aim("yard", True, False, ("WOR-20G1a-a",), _yard, _hit_yard),
        Aim("port", True, True, ("WOR-20G1b-a", "WOR-20G2f-a"), _port, _hit_port),
        Aim(SHIPS, False, True, ("WOR-20G2g-a", "WOR-20G2g-b"), _ships, _hit_ship),
        Aim("factory", True, True, ("WOR-20G1d-a", "WOR-20G2k-a"), _factory, _hit_factory),
        Aim("terror-city", True, True, ("WOR-20G1c-a", "WOR-20G1c-b", "WOR-20G1c-f"), _city, _hit_city),
        Aim("terror-capital", True, True, ("WOR-20G1c-a", "WOR-20G1c-b", "WOR-20G1c-f"), _capital, _hit_capital),
        Aim("burma-road", False, True, ("WOR-20G2j-a", "WOR-20G2j-d"), _road, _hit_road),
        *map(_bridge_aim, BRIDGES),
    )
}
"""Everything that can be bombed."""
WATER_RULES = ("WOR-20G2h-h",)
TERROR = ("terror-city", "terror-capital")


def has_aims(pos: War, side: int, space: int) -> bool:
    """Whether there is anything to bomb: on the map only where the enemy is or what is his, or in a capital."""
    foe = enemy(side)
    if (
        space < pos.kit.hex_count
        and pos.holder[space] != foe
        and not pos.index.units[foe][space]
        and space != pos.capital
        and not ships_at(pos, space, foe)
        and not (played(pos) and space < pos.kit.hex_count)
    ):
        return False
    return any(aim.exists(pos, side, space) for aim in AIMS.values())


@lru_cache(maxsize=8)
def landmarks(kit: ChinaKit) -> npt.NDArray[np.bool_]:
    """Hexes with something to bomb that never goes away: railways, cities, ports."""
    found: npt.NDArray[np.bool_] = np.array(kit.is_city, bool) | (np.array(kit.port) != "")
    found[list(rail_hexes(kit))] = True
    return found


def where_aims_may_be(pos: War, side: int) -> npt.NDArray[np.bool_]:
    """By space: whether it is worth to ask there for `has_aims`."""
    if played(pos):
        return np.ones(pos.kit.board.size, np.bool_)
    held = (bytes(pos.index.owners), bytes(pos.index.units[enemy(side)]))
    there = (pos.airfields, pos.strips, pos.temporary, pos.index.others[NAVAL - 1], pos.plants, pos.capital)
    return pos.recall(f"aims {side}", (*held, *there), lambda: _where_aims_may_be(pos, side))


def _where_aims_may_be(pos: War, side: int) -> npt.NDArray[np.bool_]:
    foe = enemy(side)
    found: npt.NDArray[np.bool_] = landmarks(pos.kit) & ((pos.owners == foe) | (pos.occupied(foe) > 0))
    for built in (pos.airfields, pos.strips, pos.temporary):
        found[list(built)] = True
    found[[space for space in pos.index.others[NAVAL - 1] if space < pos.kit.hex_count]] = True
    found[list(pos.plants.values())] = True
    found[pos.kit.hex_count :] = True
    if pos.capital >= 0:
        found[pos.capital] = True
    return found


def aims(pos: War, side: int, space: int) -> list[str]:
    return [key for key, aim in AIMS.items() if aim.exists(pos, side, space)]


def strength(pos: War, p: int, key: str, space: int, *, night: bool) -> Fraction:
    """The strength of a unit against something: the better of those it may use (20G, 20G1, 20G2)."""
    aim, craft = AIMS[key], pos.kit.air.aircraft[p]
    if key in TERROR:
        pos.cite("WOR-20G1c-c")
        options = [Fraction(craft.strategic)] + ([] if night else [Fraction(craft.tactical)])
        if not night and craft.tactical > craft.strategic:
            pos.cite("WOR-20G2i-a")
        return max(reduced(pos, p, points, printed=True, night=night) for points in options)
    found = []
    if aim.strategic and craft.strategic:
        pos.cite("WOR-20G1-a")
        found.append(bombs(pos, p, strategic=True, night=night))
    if aim.tactical and not night:
        points = Fraction(craft.tactical)
        if key == "airbase" and craft.category == FIGHTER:
            pos.cite("WOR-20G2a-b")
            points += 1
        if key in ("port", SHIPS) and "V" in craft.codes:
            pos.cite("WOR-23G3-a")
            points *= 2
        pos.cite("WOR-20G2-a", "WOR-20G-a")
        found.append(reduced(pos, p, points))
    points = max(found, default=Fraction(0))
    if is_heavy_weather(pos, space):
        pos.cite("WOR-20G-l")
        points *= HALF
    return points


def why_not_bomb(pos: War, p: int, key: str, space: int, *, night: bool) -> Refusals:
    """The rule that keeps a unit from an attack on something."""
    if bool(pos.wing[p] & AT_PORT) != (key in AT_PORTS) and armed_in_port(pos, pos.kit.side[p], space):
        return ("WOR-22B1-d", "WOR-22B1-e")
    if elsewhere := why_not_raid(pos, p, key, space):
        return elsewhere
    if strength(pos, p, key, space, night=night):
        return None
    if night and not AIMS[key].strategic:
        return "WOR-23E-c"
    craft = pos.kit.air.aircraft[p]
    return "WOR-20G2-a" if craft.strategic and not AIMS[key].strategic else ("WOR-20G1-a", "WOR-20G2-a")


def dive(pos: War, units: Iterable[int]) -> int:
    """Dive bombers alone hit better (23D)."""
    kinds = {pos.kit.air.aircraft[p].type for p in units}
    if kinds == {"D"}:
        pos.cite("WOR-23D-a")
        return pos.kit.air.modifier("bombing", "dive")
    return 0


class Strike(Answers[War], frozen=True):
    """Those who have come through bomb what is there, one attack after the other (20G)."""

    side: Side
    space: Space
    units: Pieces
    night: bool = False
    aim: Word = ""
    group: Pieces = ()
    elsewhere = {"operation": "WOR-16D-g", "move": "WOR-16D-g"}

    def ready(self, pos: War) -> list[int]:
        return [p for p in self.units if pos.sortie[p] != AT_BASE and not pos.wing[p] & BOMBED and p not in self.group]

    def advance(self, pos: War) -> Asks:
        seat, rules = pos.seat(self.side), ("WOR-20G-i", "WOR-20G-h")
        if self.aim:
            args: dict[str, object] = {"aim": self.aim, "space": self.space, "strength": worded(self.total(pos))}
            return Ask(seat, "bombing-run", self.offered(pos, WITH, DROP, CALL_OFF), rules, args, firm=True)
        orders = self.offered(pos, AIM)
        if not orders:
            pos.pop()
            return None
        return Ask(seat, "bombing", [*orders, DONE], rules, {"space": self.space}, firm=True)

    def choices(self, pos: War) -> list[str]:
        if self.aim:
            return []
        able = self.ready(pos)
        return [
            key
            for key in aims(pos, self.side, self.space)
            if any(not why_not_bomb(pos, p, key, self.space, night=self.night) for p in able)
        ]

    @offers(AIM, lambda self, pos: self.choices(pos), why=lambda self, pos, key: why_not_aim(pos, self, key))
    def choose(self, pos: War, key: str) -> None:
        pos.replace(replace(self, aim=key))

    @offers(
        WITH,
        lambda self, pos: self.ready(pos) if self.aim else (),
        lambda self, pos, p: why_not_bomb(pos, p, self.aim, self.space, night=self.night),
    )
    def join(self, pos: War, p: int) -> None:
        pos.replace(replace(self, group=(*self.group, p)))

    def total(self, pos: War) -> Fraction:
        return sum((strength(pos, p, self.aim, self.space, night=self.night) for p in self.group), Fraction(0))

    @offers(DROP, forbids=lambda self, pos, _: None if self.group else "WOR-20G-h")
    def drop(self, pos: War) -> None:
        points, aim = self.total(pos), AIMS[self.aim]
        for p in self.group:
            pos.wing[p] |= BOMBED
        group = self.group
        pos.replace(replace(self, aim="", group=()))
        if self.aim in TERROR:
            terrorise(pos, self.side, self.space, aim, points)
            return
        if self.aim == SHIPS:
            bomb_ships(pos, self, group)
            return
        hit = attack(pos, self.side, self.space, self.aim, group, points)
        if hit:
            aim.struck(pos, self.side, self.space)

    @offers(CALL_OFF)
    def think_again(self, pos: War) -> None:
        pos.replace(replace(self, aim="", group=()))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def why_not_aim(pos: War, strike: Strike, key: str) -> Refusals:
    if key not in AIMS or not AIMS[key].exists(pos, strike.side, strike.space):
        if key in TERROR:
            return ("WOR-20G1c-a", "WOR-20G1c-f")
        return (*AIMS[key].rules[:1], "WOR-20G-g") if key in AIMS else "WOR-20G-g"
    return "WOR-23E-c" if strike.night else ("WOR-20G1-a", "WOR-20G2-a")


def attack(pos: War, side: int, space: int, key: str, units: Pieces, points: Fraction) -> bool:
    """An attack on the bombing table; whether it hits (20G)."""
    table = pos.kit.air.bombing
    column = table.column(points)
    rules = AIMS[key].rules if key in AIMS else WATER_RULES
    if column is None:
        pos.event("bombs-wasted", "WOR-20G-j", *rules, side=side, space=space, aim=key)
        return False
    provoke_from_air(pos, side, space, afloat=key == SEA_SHIPS)
    if side == JAPAN and space < pos.kit.hex_count and pos.ground.campaign:
        pos.cite(*sky_rules(pos, units, space))
    drm, die = dive(pos, units), pos.roll()
    hit = table.result(column, die + drm) == "H"
    pos.event(
        "bombed",
        "WOR-20G-k",
        "WOR-20G-j",
        *rules,
        side=side,
        space=space,
        aim=key,
        strength=worded(points),
        column=column,
        die=die,
        drm=drm,
        effect="hit" if hit else "miss",
    )
    return hit


def terrorise(pos: War, side: int, space: int, aim: Aim, points: Fraction) -> None:
    """Three points on a city are a hit, without a die (20G1c)."""
    hit = points >= TERROR_POINTS
    pos.event(
        "terror",
        *aim.rules,
        side=side,
        space=space,
        aim=aim.key,
        strength=worded(points),
        effect="hit" if hit else "miss",
    )
    if hit:
        aim.struck(pos, side, space)
        if aim.key == "terror-capital" and pos.kit.is_city[space]:
            pos.cite("WOR-20G1c-g")


def bomb_ships(pos: War, strike: Strike, group: Pieces) -> None:
    """Each air unit makes as many attacks of one point as its strength has whole points (20G2g)."""
    for p in group:
        for _ in range(int(strength(pos, p, SHIPS, strike.space, night=strike.night))):
            if attack(pos, strike.side, strike.space, SHIPS, (p,), Fraction(1)):
                _hit_ship(pos, strike.side, strike.space)


# 22B1 guns of ships in port


def armed_in_port(pos: War, side: int, space: int) -> int:
    """The anti-aircraft strength of the enemy ship in port that has most of it (22B1)."""
    return max((pos.kit.naval.ship[q].flak for q in ships_in_port(pos, side, space)), default=0)


def declare_port_runs(pos: War, side: int, space: int, units: Pieces) -> None:
    """Where ships in port have guns, who attacks the port or them is fired at by one of them besides (22B1)."""
    bombers = tuple(p for p in units if pos.sortie[p] == BOMBING)
    if bombers and armed_in_port(pos, side, space):
        pos.push(PortRun(side, space, bombers))


class PortRun(Answers[War], frozen=True):
    """Before the guns fire it is said who bombs the port or the ships in it; nobody else may, and they nothing else."""

    side: Side
    space: Space
    units: Pieces

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos, AT_THE_PORT)
        if not orders:
            pos.pop()
            return None
        rules = ("WOR-22B1-d", "WOR-22B1-e")
        return Ask(pos.seat(self.side), "port-run", [*orders, DONE], rules, {"space": self.space}, firm=True)

    @offers(
        AT_THE_PORT,
        lambda self, pos: [p for p in self.units if not pos.wing[p] & AT_PORT and pos.sortie[p] != AT_BASE],
        why=lambda *_: "WOR-20G-h",
    )
    def run(self, pos: War, p: int) -> None:
        pos.wing[p] |= AT_PORT
        pos.event("port-run", "WOR-22B1-d", "WOR-22B1-e", piece=p, space=self.space)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class ShipHit(Answers[War], frozen=True):
    """A hit on ships in port damages one of them, which the bomber chooses (20G2g)."""

    side: Side
    space: Space

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        if not orders:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "ship-hit", orders, ("WOR-20G2g-c",), {"space": self.space})

    @offers(
        STRUCK,
        lambda self, pos: ships_in_port(pos, self.side, self.space),
        why=lambda self, pos, p: ("WOR-20G2g-a", "WOR-20G2g-c"),
    )
    def choose(self, pos: War, p: int) -> None:
        pos.pop()
        harm(pos, p, 1, "WOR-20G2g-c")


class Wreck(Answers[War], frozen=True):
    """A hit on an airbase wrecks an air unit on the ground, which the bomber chooses (20G2a)."""

    side: Side
    space: Space

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(self.side), "wreck", self.offered(pos), ("WOR-20G2a-c",), {"space": self.space})

    @offers(
        STRUCK,
        lambda self, pos: air_units(pos, self.space, enemy(self.side)),
        why=lambda self, pos, p: "WOR-20G2a-c",
    )
    def choose(self, pos: War, p: int) -> None:
        pos.pop()
        abort(pos, p, "WOR-20G2a-c")


def worded(points: Fraction) -> str:
    """A strength for people."""
    return f"{points.numerator}" if points.denominator == 1 else f"{points.numerator}/{points.denominator}"
