"""Advice on landings: who goes aboard where, to which coast, with which escort, and when it is worth the fight.

As with attacks on land nothing of a plan is kept: ships with troops aboard look for the best coast from where they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice.aims import BASE, MUSTER, aims, is_campaign, landfalls
from grognard.titles.world_in_flames.advice.exchange import balance_of, toll
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.advice.sea import EDGE, legs, might
from grognard.titles.world_in_flames.advice.weights import WEIGHTS
from grognard.titles.world_in_flames.chapters.ch1_camps import rivals
from grognard.titles.world_in_flames.chapters.ch2_stacking import HEX
from grognard.titles.world_in_flames.chapters.ch2_supply import is_home, supplied
from grognard.titles.world_in_flames.chapters.ch9_wars import is_foe
from grognard.titles.world_in_flames.chapters.ch11_4_routes import at_sea
from grognard.titles.world_in_flames.chapters.ch11_14_invasion import beaches, carrier_of, passengers, touches
from grognard.titles.world_in_flames.chapters.ch11_14_notional import ORDINARY
from grognard.titles.world_in_flames.chapters.ch11_16_strength import defence_sum, faces_sea, rounded
from grognard.titles.world_in_flames.charts import level_of
from grognard.titles.world_in_flames.kit import NOBODY, TRS
from grognard.titles.world_in_flames.war import War

ASSAULT = "assault"
STEP = 0.1
"""What a sea area on the way costs."""
PERIL = 0.05
"""What each factor costs by which the enemy in the sea is stronger than the escort."""
NEVER = -1.0
QUIET = 6
"""Hexes from the enemy beyond which troops are of no use where they are."""
SMALL = 0.3
"""What it is worth to bring troops nearer."""
FRONT, BEACHHEAD = 3.0, 9
"""Troops go from base to base of higher rank; above all stands a port so many hexes from a goal, by land."""


class Landing(NamedTuple):
    """A landing that could be made in this impulse, or next: from which port, by whom, and where."""

    worth: float
    port: int
    ships: tuple[int, ...]
    units: tuple[int, ...]
    sea: int
    target: int


def coasts(view: Field) -> list[tuple[int, int, float]]:
    """Hexes that are worth landing in, the seas from which they are landed in, and what holding them is worth."""
    pos, nation = view.pos, view.pos.kit.power[view.side]

    def make() -> list[tuple[int, int, float]]:
        found = []
        for space, worth in landfalls(pos, view.side):
            if pos.holder[space] == NOBODY or not is_foe(pos, nation, space):
                continue
            seas = (sea for sea in pos.kit.seas.coast[space] if touches(pos, space, sea))
            found += [(space, sea, worth) for sea in seas]
        return found

    return pos.remember(("coasts", view.side), make)


def bridgehead(view: Field, units: Sequence[int], space: int, worth: float) -> float:
    """What a landing by some units is worth: marines count whole, others half (11.14-o)."""
    pos, kit = view.pos, view.pos.kit
    total = sum(kit.factor[q] * (1.0 if kit.kind[q] == "MAR" else 0.5) for q in units)
    if faces_sea(pos, space):
        total /= 3
    nation = kit.power[view.side]
    there = [q for q in pos.index.at[space] if is_foe(pos, nation, space)]
    holder = pos.holder[space]
    guard = ORDINARY + bool(kit.is_city[space]) + (holder != NOBODY and is_home(pos, space, kit.power[holder]))
    defence = rounded(defence_sum(pos, there)) + guard
    result = toll(kit, ASSAULT, level_of(int(total + 0.5), max(1, defence)), 1, len(there) + 1, pos.plays("two-dice"))
    fight = balance_of(view, space, result, len(units))
    lost = (1 - result.cleared) * len(units) * WEIGHTS["loss"]
    return fight + result.cleared * worth - lost


def peril(view: Field, sea: int, escort: Iterable[int]) -> float:
    theirs = might(view, (q for foe in rivals(view.pos, view.side) for q in at_sea(view.pos, foe, sea)))
    mine = might(view, [*escort, *at_sea(view.pos, view.side, sea)])
    return PERIL * max(0.0, EDGE * theirs - mine)


def best_coast(
    view: Field, units: Sequence[int], start: Sequence[int], steps: int, escort: Iterable[int] = ()
) -> tuple[float, int, int]:
    """The coast that is worth most to some units that can go so many seas far: its worth, the sea and the hex."""
    best, company = (NEVER, -1, -1), list(escort)
    for space, sea, worth in coasts(view):
        far = min((legs(view.pos, each)[sea] for each in start), default=steps + 1)
        if far > steps:
            continue
        value = bridgehead(view, units, space, worth) - STEP * far - peril(view, sea, company)
        best = max(best, (value, sea, space))
    return best


def ready(pos: War, p: int) -> bool:
    """Whether a transport in port can take somebody aboard."""
    return pos.kit.kind[p] == TRS and pos.on_map(p) and not pos.down[p] and p not in pos.aboard and not pos.marks[p]


def troops(view: Field, port: int) -> list[int]:
    """Infantry in a port that can be spared for a landing, the best first."""
    pos, kit = view.pos, view.pos.kit
    fit = [q for q in pos.units_at(port, view.side) if kit.is_infantry[q] and not pos.down[q] and not kit.is_hq[q]]
    fit.sort(key=lambda q: (-kit.factor[q] * (2 if kit.kind[q] == "MAR" else 1), q))
    keeps = bool(pos.kit.is_city[port]) or int(view.to_enemy()[port]) <= 1
    spare = len(pos.units_at(port, view.side)) - keeps
    return fit[:spare] if view.attacks or keeps else fit


def cargo(view: Field, port: int) -> list[int]:
    """All who may be brought to a front from a port: its headquarters first, then infantry, then the rest."""
    pos, kit = view.pos, view.pos.kit
    first = troops(view, port)
    ready = [q for q in pos.units_at(port, view.side) if not pos.down[q] and kit.factor[q]]
    staff = [q for q in ready if kit.is_hq[q]]
    rest = sorted((q for q in ready if not kit.is_infantry[q] and not kit.is_hq[q]), key=lambda q: -kit.factor[q])
    return [*staff, *first, *rest]


def landing(view: Field) -> Landing | None:
    """The best landing for which ships and troops lie in one port."""
    pos = view.pos

    def make() -> Landing | None:
        ports: dict[int, list[int]] = {}
        for p in pos.ships_of(view.side):
            if ready(pos, p):
                ports.setdefault(pos.place[p], []).append(p)
        best: Landing | None = None
        for port, ships in sorted(ports.items()):
            found = _from(view, port, ships)
            if found is not None and (best is None or found.worth > best.worth):
                best = found
        return best or _ferry(view, ports)

    return pos.remember(("landing", view.side, pos.phase), make)


class Base(NamedTuple):
    """A friendly port to which troops are brought."""

    space: int
    sea: int
    rank: float


def bases(view: Field) -> list[Base]:
    """Friendly ports in which troops gather for landings or go to the front, and that have room; by each of their seas.

    Ranks are the worth of their rows; a port from which armies march against the enemy is above them.
    """
    pos, camps = view.pos, view.pos.camps

    def make() -> list[Base]:
        ranks = {aim.space: aim.worth for aim in aims(pos, view.side, BASE)}
        if is_campaign(pos) and view.attacks:
            marches, near, home = view.marches(), view.to_goal(), pos.kit.power[view.side]
            ashore = (port for port in pos.kit.harbours if pos.home[port] != home and not pos.kit.is_off_map[port])
            fronts = (port for port in ashore if marches[port] and near[port] <= BEACHHEAD and fed_at(view, port))
            ranks |= dict.fromkeys(fronts, FRONT)
        found = []
        for space, rank in ranks.items():
            holder = pos.holder[space]
            if holder != NOBODY and camps[holder] == camps[view.side] and len(pos.index.at[space]) < HEX:
                found += [Base(space, sea, rank) for sea in pos.kit.seas.docks[space]]
        return found

    return pos.remember(("bases", view.side), make)


def fed_at(view: Field, port: int) -> bool:
    """Whether infantry of the power would be in supply there."""
    return bool(supplied(view.pos, view.pos.kit.power[view.side])[port])


def rank_of(view: Field, port: int) -> float:
    """How far forward a port is."""
    return max((base.rank for base in bases(view) if base.space == port), default=_posted(view).get(port, 0.0))


def _posted(view: Field) -> dict[int, float]:
    """Ranks of the bases, full ones among them."""
    return {aim.space: aim.worth for aim in aims(view.pos, view.side, BASE)}


def best_base(view: Field, start: Sequence[int], steps: int, above: float = 0.0) -> tuple[int, int]:
    """The base of the highest rank that is near enough, the nearest of these, and its sea; -1 if there is none."""
    near = []
    for base in bases(view):
        far = min((legs(view.pos, each)[base.sea] for each in start), default=steps + 1)
        if far <= steps and base.rank > above:
            near.append((-base.rank, far, base.space, base.sea))
    return min(near)[2:] if near else (-1, -1)


def _ferry(view: Field, ports: dict[int, list[int]]) -> Landing | None:
    """Troops of no use where they are go to where others gather, or to the front; empty ships come for them."""
    kit = view.pos.kit
    for port, ships in sorted(ports.items()):
        units = cargo(view, port)[: min(len(ships), HEX)]
        if not units or _is_needed(view, port):
            continue
        steps = min(min(kit.move[p], kit.range[p]) for p in ships) - 2
        base, sea = best_base(view, kit.seas.docks[port], steps, rank_of(view, port))
        if base >= 0:
            units = units[: HEX - len(view.pos.index.at[base])]
            return Landing(SMALL, port, tuple(ships[: len(units)]), tuple(units), sea, base)
    return _fetch(view, ports)


def _is_needed(view: Field, port: int) -> bool:
    """Whether troops in a port have something to do there: an enemy near, or a way to one by land."""
    if is_campaign(view.pos) and view.attacks:
        return bool(view.marches()[port])
    return int(view.to_enemy()[port]) <= QUIET


def _fetch(view: Field, ports: dict[int, list[int]]) -> Landing | None:
    """Transports for which there are no troops sail to a port where troops wait."""
    kit = view.pos.kit
    waits = lonely(view)
    for port, ships in sorted(ports.items()):
        idle = ships[len(cargo(view, port)) :]
        if not idle:
            continue
        steps = min(min(kit.move[p], kit.range[p]) for p in idle) - 2
        goal, sea = call(view, kit.seas.docks[port], steps)
        if goal >= 0:
            return Landing(SMALL, port, tuple(idle[: waits[goal]]), (), sea, goal)
    return None


def lonely(view: Field) -> dict[int, int]:
    """Ports in which troops wait that no transport is there for, and how many."""
    pos = view.pos

    def make() -> dict[int, int]:
        found = {}
        for space in {aim.space for kind in (MUSTER, BASE) for aim in aims(pos, view.side, kind)}:
            ships = sum(ready(pos, p) and pos.side(p) == view.side for p in pos.index.port[space])
            left = len(cargo(view, space)) - ships
            if left > 0 and not _is_needed(view, space):
                found[space] = left
        return found

    return pos.remember(("lonely", view.side), make)


def call(view: Field, start: Sequence[int], steps: int) -> tuple[int, int]:
    """The port in reach where most troops wait for a ship, and its sea."""
    pos, best = view.pos, (0, 0, -1, -1)
    for port, count in lonely(view).items():
        for sea in pos.kit.seas.docks[port]:
            far = min((legs(pos, each)[sea] for each in start), default=steps + 1)
            if far <= steps:
                best = max(best, (count, -far, port, sea))
    return best[2:]


def _from(view: Field, port: int, ships: list[int]) -> Landing | None:
    pos, kit = view.pos, view.pos.kit
    units = troops(view, port)[: len(ships)]
    best: Landing | None = None
    for count in range(1, len(units) + 1):
        carriers, loads = tuple(ships[:count]), tuple(units[:count])
        steps = min(min(kit.move[p] - kit.charts.search[1], kit.range[p]) for p in carriers) - 1
        escort = [p for p in pos.index.port[port] if pos.side(p) == view.side and not pos.down[p]]
        worth, sea, target = best_coast(view, loads, kit.seas.docks[port], steps, escort)
        if worth > 0 and (best is None or worth > best.worth + WEIGHTS["another"]):
            best = Landing(worth, port, carriers, loads, sea, target)
    return best


def loads_of(pos: War, units: Iterable[int]) -> list[int]:
    return [pos.aboard[p] for p in units if p in pos.aboard]


def waiting(view: Field) -> float:
    """What the landings are worth for which troops wait at sea."""
    pos = view.pos
    worth = {space: value for space, _, value in coasts(view)}
    found = 0.0
    for q in passengers(pos, view.side):
        p = carrier_of(pos, q)
        if pos.down[q] or pos.down[p] or not pos.section(p):
            continue
        values = (bridgehead(view, [q], space, worth.get(space, 0.0)) for space in beaches(pos, q) if space in worth)
        found += max(0.0, max(values, default=0.0))
    return found


def invasion(view: Field, ask: Ask) -> list[float]:
    """Whoever has a coast before him that is worth it."""
    return [_best_beach(view, order.target) if isinstance(order.target, int) else 0.0 for order in ask.orders]


def _best_beach(view: Field, q: int) -> float:
    return max((_beach(view, q, space) for space in beaches(view.pos, q)), default=NEVER)


def _beach(view: Field, q: int, space: int) -> float:
    """A landing with those who have gone ashore there before, and those who may still follow."""
    pos = view.pos
    worth = {each: value for each, _, value in coasts(view)}
    if space not in worth:
        return NEVER
    follow = [u for u in passengers(pos, view.side) if u != q and space in beaches(pos, u)][:1]
    there = pos.drops.get(space, ())
    units = [q, *there] if there else [q, *follow]
    return bridgehead(view, units, space, worth[space]) - WEIGHTS["least"]


def ashore(view: Field, ask: Ask) -> list[float]:
    """On enemy coasts where it is worth most; on one's own where a unit is needed most."""
    pos, q = view.pos, ask.args["piece"]
    assert isinstance(q, int)
    found = []
    for order in ask.orders:
        space = order.target
        if not isinstance(space, int):
            found.append(0.0 if pos.phase == "invasion" else -99.0)
        elif pos.phase == "invasion":
            found.append(_beach(view, q, space))
        else:
            found.append(view.worth(q, space))
    return found


def debarkation(view: Field, ask: Ask) -> list[float]:
    """Troops go ashore among friends unless they wait for a landing."""
    ashore = NEVER if waiting(view) > 0 else 1.0
    return [ashore if isinstance(order.target, int) else 0.0 for order in ask.orders]


def boarding(view: Field, ask: Ask) -> list[float]:
    """Nobody is picked up from coasts: who is to go goes aboard in port."""
    return [float(not isinstance(order.target, int)) for order in ask.orders]
