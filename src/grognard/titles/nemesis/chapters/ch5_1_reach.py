"""5.1-A to 5.1-C: where a piece can go, by normal and limited movement and by Operational Extension, and why not."""

from __future__ import annotations

from grognard.board.kernels import Reach, reach
from grognard.core.reason import Reason
from grognard.titles.nemesis.chapters.ch2_1_zones import zone_rules
from grognard.titles.nemesis.chapters.ch2_6_yunnan import is_restricted, may_stay
from grognard.titles.nemesis.kit import (
    ALLIES,
    ESCARPMENT,
    HEAVY,
    JAPAN,
    LIGHT,
    LIMITED,
    MODERATE,
    MOTORISED,
    NETWORK,
    NO_WAY,
    NORMAL,
    TRACK,
    YUNNAN,
)
from grognard.titles.nemesis.war import (
    BARRED,
    BY_AMBUSH,
    BY_GROUND,
    BY_OBJECTIVE,
    BY_TRANSPORT,
    BY_ZONE,
    FULL,
    LEFT_HEX,
    OOS,
    War,
    enemy,
)

_SURCHARGE = {cost: bytes([0, cost]) + bytes(254) for cost in range(9)}


def mode_of(pos: War, p: int) -> int:
    """Units in Limited Supply or OoS pay for the terrain alone (5.1-B)."""
    return NORMAL if pos.supply[p] == FULL else LIMITED


def level_rule(pos: War, p: int) -> str:
    """The rule that restricts a piece which is not in Full Supply (7.1-B)."""
    return "NEM-7.1B-h" if pos.supply[p] == OOS else "NEM-7.1B-e"


def barriers(pos: War, p: int) -> bytes | bytearray:
    """Hexes that a piece may not enter: enemy units; for a Transport also enemy Transports."""
    foe = enemy(pos.kit.side[p])
    units = pos.index.units[foe]
    if pos.kit.is_unit[p]:
        return units
    return _either(units, pos.index.carts[foe])


def _either(*maps: bytes | bytearray) -> bytes:
    """The union of maps of spaces."""
    union = 0
    for each in maps:
        union |= int.from_bytes(each, "little")
    return union.to_bytes(len(maps[0]), "little")


def ambush_surcharge(pos: War, side: int, weather: int) -> bytearray | None:
    """What Ambushes add to the cost of entering a hex, for the Allies."""
    if side == JAPAN or not pos.ambushes:
        return None
    return pos.index.ambush.translate(_SURCHARGE[ambush_price(pos, weather)])


class Options:
    """Where a piece can go from here, by Normal or Limited Movement and by Operational Extension."""

    __slots__ = ("extended", "left", "normal")

    def __init__(self, normal: Reach, extended: Reach | None, left: int) -> None:
        self.normal = normal
        self.extended = extended
        self.left = left
        """Half mp left of the Movement value itself."""

    def spaces(self) -> list[int]:
        spaces = self.normal.spaces[1:]
        if self.extended is not None:
            known = set(spaces)
            spaces += [space for space in self.extended.spaces[1:] if space not in known]
        return spaces

    def reach_to(self, space: int) -> Reach:
        """The cheapest way there; of equal ones one that leaves the Extension open."""
        normal, extended = self.normal, self.extended
        if extended is None or space not in extended:
            return normal
        if space in normal and normal.cost(space) <= min(self.left, extended.cost(space) - 1):
            return normal
        return extended

    def path(self, space: int) -> list[int]:
        return self.reach_to(space).path(space)


def options(pos: War, p: int) -> Options:
    """Every hex that a piece can reach with what it has left."""
    kit = pos.kit
    side, origin, weather, spent = kit.side[p], pos.place[p], pos.weather, pos.spent[p]
    mode = NORMAL if pos.supply[p] == FULL else LIMITED
    gait = kit.gait[p]
    blocked = barriers(pos, p)
    extra = ambush_surcharge(pos, side, weather)
    fresh = not pos.marks[p] & LEFT_HEX
    normal = reach(
        kit.board.graph,
        origin,
        kit.costs(gait, mode, weather),
        kit.move[p] - spent,
        extra=extra,
        blocked=blocked,
        minimum_one=fresh,
    )
    if not may_extend(pos, p):
        return Options(normal, None, kit.move[p] - spent)
    network = NORMAL if pos.quality(p) >= 3 else NETWORK
    extended = reach(
        kit.board.graph,
        origin,
        kit.costs(gait, network, weather),
        2 * kit.move[p] - spent,
        extra=extra,
        blocked=_barred(pos, side),
    )
    return Options(normal, extended, kit.move[p] - spent)


def may_extend(pos: War, p: int) -> bool:
    """Whether the move so far allows an Operational Extension (5.1-C)."""
    if pos.supply[p] != FULL or pos.marks[p] & BARRED:
        return False
    return pos.quality(p) >= 2 and not bars_here(pos, p)


def bars_here(pos: War, p: int) -> int:
    """What forbids an Extension to a piece that starts where it stands."""
    here = pos.place[p]
    bars = BY_ZONE if pos.zoc_of(enemy(pos.kit.side[p]))[here] else 0
    if pos.quality(p) < 3 and here < pos.kit.hex_count and not pos.kit.networked[here]:
        bars |= BY_GROUND
    return bars


def _barred(pos: War, side: int) -> bytes:
    """Hexes that an extended move may not enter or pass; they are the same for many pieces, one after the other."""
    foe, index = enemy(side), pos.index
    units, zone, carts, ambush, flags = index.units[foe], pos.zoc_of(foe), index.carts[foe], index.ambush, pos.flags
    kept = index.barred[side]
    if kept is None or kept[0] is not zone or kept[1:5] != (units, carts, ambush, flags):
        found = _either(units, extension_barriers(pos, side))
        kept = index.barred[side] = (zone, units.copy(), carts.copy(), ambush.copy(), flags.copy(), found)
    return kept[5]


def extension_barriers(pos: War, side: int) -> bytes:
    """Hexes that an extended move may not enter: Zones of Control, enemy Objectives, enemy Transports, Ambushes."""
    return _either(*_barrier_maps(pos, side).values())


def _barrier_maps(pos: War, side: int) -> dict[int, bytes | bytearray]:
    foe = enemy(side)
    objectives = bytearray(pos.kit.board.size)
    for space in pos.enemy_objectives(side):
        objectives[space] = 1
    maps: dict[int, bytes | bytearray] = {
        BY_ZONE: pos.zoc_of(foe),
        BY_OBJECTIVE: objectives,
        BY_TRANSPORT: pos.index.carts[foe],
    }
    if side == ALLIES:
        maps[BY_AMBUSH] = pos.index.ambush
    return maps


def step_cost(pos: War, p: int, link: int) -> int:
    """Half mp that a piece pays to go along a link now."""
    kit, weather = pos.kit, pos.weather
    cost = kit.prices(kit.gait[p], mode_of(pos, p), weather)[link]
    if kit.side[p] == ALLIES and pos.ambushes and pos.index.ambush[kit.board.target[link]]:
        cost += ambush_price(pos, weather)
    return cost


def ambush_price(pos: War, weather: int) -> int:
    """Half mp that an Ambush adds to the cost of its hex."""
    return pos.kit.ambush_cost * (2 if weather == HEAVY else 1)


def bars_of_hex(pos: War, p: int, link: int, space: int) -> int:
    """What forbids an Operational Extension to a piece once it has entered this hex (5.1-C)."""
    kit = pos.kit
    side = kit.side[p]
    foe = enemy(side)
    bars = 0
    if pos.zoc_of(foe)[space]:
        bars |= BY_ZONE
    if pos.enemy_objective(space, side):
        bars |= BY_OBJECTIVE
    if pos.index.carts[foe][space]:
        bars |= BY_TRANSPORT
    if side == ALLIES and pos.index.ambush[space]:
        bars |= BY_AMBUSH
    if pos.quality(p) < 3 and kit.way[link] < TRACK:
        bars |= BY_GROUND
    return bars


def cost_rules(pos: War, p: int, link: int) -> list[str]:
    """The rules that made the price of one hex."""
    kit = pos.kit
    way = kit.way[link]
    terrain = kit.terrain[int(kit.board.target[link])]
    rules = []
    river = kit.is_major(link, pos.weather)
    if pos.supply[p] != FULL:
        rules += ["NEM-5.1B-b", "NEM-1.1-c", level_rule(pos, p)]
        if river:
            rules.append("NEM-5.1B-c")
        if kit.gait[p] == MOTORISED:
            rules.append("NEM-5.1B-e")
    elif way != NO_WAY:
        rules.append("NEM-5.1A-d")
        if river:
            rules.append("NEM-5.1A-e")
    else:
        rules += ["NEM-5.1A-b", "NEM-1.1-c"]
        if river:
            rules.append("NEM-5.1A-c")
    if river and kit.river[link] != 2 and pos.weather >= MODERATE:
        rules.append("NEM-2.7-c")
    ambushed = kit.side[p] == ALLIES and pos.index.ambush[kit.board.target[link]]
    if pos.weather == HEAVY:
        rules.append("NEM-2.7-i")
        if ambushed or pos.phase == "attack" or (river and (way == NO_WAY or pos.supply[p] != FULL)):
            rules.append("NEM-2.7-n")
    if kit.gait[p] == LIGHT and (terrain == ESCARPMENT or 0 < way < TRACK):
        rules.append("NEM-1.2H-a" if kit.is_unit[p] else "NEM-1.2H-b")
    if kit.gait[p] == MOTORISED:
        rules.append("NEM-5.1A-j")
    if ambushed:
        rules += ["NEM-5.1D-d"] if kit.is_unit[p] else ["NEM-5.1D-d", "NEM-5.1D-i"]
    if pos.place[p] >= kit.hex_count:
        rules.append("NEM-1.1-l")
    if kit.force[p] == YUNNAN and not kit.is_unit[p] and not pos.yunnan_active:
        rules.append("NEM-2.6-m")
    if pos.zoc_of(enemy(kit.side[p]))[int(kit.board.target[link])]:
        rules.append("NEM-2.1-c")
    return rules + zone_rules(pos, int(kit.board.target[link]), enemy(kit.side[p]), p)


def why_not_to(pos: War, p: int, space: int) -> list[Reason]:
    """Why a piece cannot go to a hex now."""
    kit = pos.kit
    side, here = kit.side[p], pos.place[p]
    if space >= kit.hex_count:
        return [Reason("NEM-1.1-k")]
    if pos.index.units[enemy(side)][space]:
        return [Reason("NEM-2.2-h"), Reason("NEM-5.1A-k")]
    if not kit.is_unit[p] and pos.index.carts[enemy(side)][space]:
        return [Reason("NEM-5.1F-d")]
    link = kit.board.link(here, space)
    if link >= 0:
        forbidden = why_not_link(pos, p, link)
        if forbidden:
            return forbidden
    elif here >= kit.hex_count:
        return [Reason("NEM-1.1-l")]
    if is_restricted(pos, p) and not may_stay(pos, p, space):
        return [Reason("NEM-2.6-g")]
    if kit.gait[p] != LIGHT and kit.terrain[space] == ESCARPMENT:
        return [Reason("NEM-1.2H-a"), Reason("NEM-5.1A-k")]
    reasons = [_too_far(pos, p)]
    if pos.supply[p] != FULL:
        return [*reasons, Reason("NEM-5.1B-b"), Reason("NEM-5.1B-d"), Reason(level_rule(pos, p))]
    return [*reasons, *why_not_extend(pos, p, space)]


def _too_far(pos: War, p: int) -> Reason:
    """What is left to a piece: of its Movement value, or of the Operational Extension that it has begun."""
    move, spent = pos.kit.move[p], pos.spent[p]
    if spent <= move:
        return Reason("NEM-5.1A-f", "too-far", {"n": (move - spent) / 2})
    if spent < 2 * move:
        return Reason("NEM-5.1A-f", "too-far-extended", {"n": (2 * move - spent) / 2})
    return Reason("NEM-5.1A-f", "movement-used-up", {"piece": p})


def why_not_link(pos: War, p: int, link: int) -> list[Reason]:
    """Why a piece may never go along a link."""
    kit = pos.kit
    if kit.lake[link]:
        return [Reason("NEM-5.1A-g")]
    if kit.gait[p] == MOTORISED and kit.way[link] == NO_WAY:
        return [Reason("NEM-5.1A-j"), *([Reason("NEM-5.1B-e")] if pos.supply[p] != FULL else [])]
    if kit.prices(kit.gait[p], mode_of(pos, p), pos.weather)[link] < 0:
        return [Reason("NEM-1.2H-a" if kit.is_unit[p] else "NEM-1.2H-b"), Reason("NEM-5.1A-k")]
    return []


BAR_RULES = {
    BY_ZONE: ("NEM-5.1C-b",),
    BY_OBJECTIVE: ("NEM-5.1C-c",),
    BY_TRANSPORT: ("NEM-5.1C-d",),
    BY_AMBUSH: ("NEM-5.1C-e", "NEM-5.1D-f"),
    BY_GROUND: ("NEM-5.1C-h",),
}


def why_not_extend(pos: War, p: int, space: int) -> list[Reason]:
    """Why an Operational Extension does not help."""
    if pos.quality(p) == 1:
        return [Reason("NEM-5.1C-i")]
    foe = enemy(pos.kit.side[p])
    bars, zones = pos.marks[p] & BARRED | bars_here(pos, p), [pos.place[p]]
    if not bars:
        bars, zones = bars_on_the_way(pos, p, space)
    rules = [rule for bar, forbidden in BAR_RULES.items() if bars & bar for rule in forbidden]
    if bars & BY_ZONE:
        rules += [rule for zone in zones if pos.zoc_of(foe)[zone] for rule in zone_rules(pos, zone, foe, p)]
    return [Reason(rule) for rule in dict.fromkeys(rules)]


def bars_on_the_way(pos: War, p: int, space: int) -> tuple[int, list[int]]:
    """What keeps an extended move from a hex otherwise in its reach, and the hexes on the way there."""
    kit = pos.kit
    side, gait, weather = kit.side[p], kit.gait[p], pos.weather
    blocked, extra = barriers(pos, p), ambush_surcharge(pos, side, weather)

    def go(mode: int, *maps: bytes | bytearray) -> Reach:
        costs, most = kit.costs(gait, mode, weather), 2 * kit.move[p] - pos.spent[p]
        return reach(kit.board.graph, pos.place[p], costs, most, extra=extra, blocked=_either(blocked, *maps))

    free = go(NORMAL)
    if space not in free:
        return 0, []
    bars = sum(bar for bar, map_ in _barrier_maps(pos, side).items() if space not in go(NORMAL, map_))
    if pos.quality(p) < 3 and space not in go(NETWORK):
        bars |= BY_GROUND
    return bars, free.path(space)
