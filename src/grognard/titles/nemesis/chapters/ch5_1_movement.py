"""5.1 Movement in the Offensive Phase: normal, limited, Operational Extension; Ambushes, Fortifications, Transports."""

from __future__ import annotations

from grognard.board.kernels import Reach, reach
from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.nemesis.chapters.ch1_2_pieces import (
    can_detach,
    detach,
    detachable,
    eliminate_transport,
    why_not_detach,
)
from grognard.titles.nemesis.chapters.ch2_1_zones import zone_rules
from grognard.titles.nemesis.chapters.ch2_2_stacking import EnforceStacking, cite_stacking
from grognard.titles.nemesis.chapters.ch2_3_objectives import occupy
from grognard.titles.nemesis.chapters.ch2_6_yunnan import activate_by_attack, is_restricted, may_stay
from grognard.titles.nemesis.chapters.variants import idle_rule
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
from grognard.titles.nemesis.verbs import (
    AMBUSH,
    AMBUSH_AT,
    DETACH,
    DONE,
    FORTIFY,
    MOVE,
    PUSH_BACK,
    RELOCATE,
    STOP,
    TO,
)
from grognard.titles.nemesis.war import (
    AMBUSHED,
    BARRED,
    BY_AMBUSH,
    BY_GROUND,
    BY_OBJECTIVE,
    BY_TRANSPORT,
    BY_ZONE,
    FORTIFIED,
    FULL,
    LEFT_HEX,
    MOVED,
    OOS,
    RETREATED,
    War,
    enemy,
)

_SURCHARGE = {cost: bytes([0, cost]) + bytes(254) for cost in range(0, 9)}


class Movement(Frame[War], frozen=True):
    """The movement portion: every unit and Transport may move once, build, and lay Ambushes; then the Assaults."""

    side: int
    left: tuple[int, ...] | None = None
    """Pieces that may still move; None: to be counted."""

    def advance(self, pos: War) -> Asks:
        marks, side = pos.marks, self.side
        if self.left is None:
            left = [p for p in pos.pieces_in_play(side) if not marks[p] & MOVED and can_move(pos, p)]
        else:
            left = [p for p in self.left if not marks[p] & MOVED]
        pos.replace(Movement(side, tuple(left)))
        orders = MOVE.each(left)
        orders += FORTIFY.each(builders(pos, side))
        if side == JAPAN:
            orders += AMBUSH.each(ambushers(pos))
            orders += detachable(pos)
        orders.append(DONE)
        return Ask(pos.seat(side), "movement", orders, ("NEM-5.0-a", "NEM-5.1-a"))

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is DONE:
            from grognard.titles.nemesis.chapters.ch6_1_attack import Declare

            pos.cite("NEM-5.2-a", "NEM-5.1-a")
            pos.replace(Declare(self.side, assault=True))
            pos.push(EnforceStacking(self.side))
            return
        p = order.target
        assert isinstance(p, int)
        if order.verb == "move":
            pos.push(Moving(p))
        elif order.verb == "fortify":
            fortify(pos, p)
        elif order.verb == "ambush":
            pos.marks[p] |= MOVED | AMBUSHED
            pos.push(LayAmbushes(p))
        else:
            heir = detach(pos, p)
            if not pos.marks[heir] & MOVED:
                pos.replace(Movement(self.side, (*(self.left or ()), heir)))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        return why_not_act(pos, order, self.side)


def can_move(pos: War, p: int) -> bool:
    """Whether a piece has a hex to go to, and is allowed to move at all."""
    kit = pos.kit
    if kit.garrison[p] or not pos.is_active(p):
        return False
    blocked = barriers(pos, p)
    exits = kit.exits(kit.gait[p], _mode(pos, p), pos.weather)
    return any(not blocked[space] for _, space, _ in exits[pos.place[p]])


def _mode(pos: War, p: int) -> int:
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


def ambush_surcharge(pos: War, side: int, weather: int) -> bytes | None:
    """What Ambushes add to the cost of entering a hex, for the Allies."""
    if side == JAPAN or not pos.ambushes:
        return None
    cost = pos.kit.ambush_cost * (2 if weather == HEAVY else 1)
    return pos.index.ambush.translate(_SURCHARGE[cost])


# 5.1-A, 5.1-B, 5.1-C: where a piece can go


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

    def path(self, space: int) -> list[int]:
        """The cheapest way there; of equal ones one that leaves the Extension open."""
        normal, extended = self.normal, self.extended
        if extended is None or space not in extended:
            return normal.path(space)
        if space in normal and normal.cost(space) <= min(self.left, extended.cost(space) - 1):
            return normal.path(space)
        return extended.path(space)


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
        blocked=_either(blocked, extension_barriers(pos, side)),
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


class Moving(Frame[War], frozen=True):
    """A piece in hand. It goes where it is sent, hex by hex; enemy Transports in its way are pushed back."""

    piece: int
    path: tuple[int, ...] = ()

    def advance(self, pos: War) -> Asks:
        p = self.piece
        if self.path:
            pos.replace(Moving(p, self.path[1:]))
            step(pos, p, self.path[0])
            return None
        spaces = options(pos, p).spaces()
        restricted = is_restricted(pos, p)
        if restricted:
            spaces = [space for space in spaces if may_stay(pos, p, space)]
        orders = TO.each(spaces)
        if can_detach(pos, p):
            orders.append(DETACH[p])
        orders.append(STOP)
        return Ask(pos.seat(pos.kit.side[p]), "moving", orders, _moving_rules(pos, p), {"piece": p})

    def play(self, pos: War, order: Order, seat: str) -> None:
        p = self.piece
        if order is STOP:
            pos.marks[p] |= MOVED
            pos.pop()
            cite_stacking(pos, pos.place[p])
        elif order.verb == "detach":
            detach(pos, p)
            pos.stack[-2] = Movement(pos.kit.side[p])
        else:
            assert isinstance(order.target, int)
            path = options(pos, p).path(order.target)
            pos.event("moves", "NEM-5.1A-a", piece=p, space=pos.place[p], path=path)
            pos.replace(Moving(p, tuple(path)))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb == "to" and isinstance(order.target, int):
            return why_not_to(pos, self.piece, order.target)
        return why_not_act(pos, order, pos.kit.side[self.piece])


def _moving_rules(pos: War, p: int) -> tuple[str, ...]:
    if pos.supply[p] != FULL:
        return ("NEM-5.1-b", "NEM-5.1B-a", "NEM-5.1B-d")
    return ("NEM-5.1-b", "NEM-5.1A-b")


def step(pos: War, p: int, space: int) -> None:
    """Enter one hex: pay, take control, push back enemy Transports."""
    kit = pos.kit
    link = kit.board.link(pos.place[p], space)
    cost = step_cost(pos, p, link)
    fresh = not pos.marks[p] & LEFT_HEX
    bars = bars_of_hex(pos, p, link, space) | (bars_here(pos, p) if fresh else 0)
    pos.marks[p] |= LEFT_HEX | bars
    single = fresh and cost > kit.move[p] and (bars > 0 or not may_extend(pos, p) or cost > 2 * kit.move[p])
    if single:
        cost = 2 * kit.move[p]
    pos.spent[p] += cost
    if pos.table.cited is not None:
        pos.cite(*cost_rules(pos, p, link))
        if single:
            pos.cite("NEM-5.1A-h" if kit.is_unit[p] else "NEM-5.1A-l")
        elif pos.spent[p] > kit.move[p]:
            pos.cite("NEM-5.1C-a", "NEM-5.1C-g" if pos.quality(p) >= 3 else "NEM-5.1C-h")
            if kit.side[p] == JAPAN and pos.index.ambush[space]:
                pos.cite("NEM-5.1C-e")
    enter(pos, p, space)


def enter(pos: War, p: int, space: int) -> None:
    """A piece enters a hex in a move of its own; a unit pushes back enemy Transports (5.1-F)."""
    kit = pos.kit
    side = kit.side[p]
    pos.put(p, space)
    occupy(pos, p)
    if kit.is_unit[p] and pos.index.carts[enemy(side)][space]:
        pos.cite("NEM-2.2-h")
        push_back(pos, space, enemy(side), "NEM-5.1F-a")
    if side == ALLIES and pos.index.ambush[space]:
        pos.cite("NEM-2.2-h")


def push_back(pos: War, space: int, owner: int, rule: str) -> None:
    """The owner moves the Transports of a hex back by one hex, each for itself."""
    transports = pos.transports_at(space, owner)
    if owner == ALLIES:
        activate_by_attack(pos, transports)
    if transports:
        pos.cite(rule)
    for p in transports:
        pos.push(PushedBack(p, rule))


def step_cost(pos: War, p: int, link: int) -> int:
    """Half mp that a piece pays to go along a link now."""
    kit = pos.kit
    cost = int(kit.costs(kit.gait[p], _mode(pos, p), pos.weather)[link])
    if kit.side[p] == ALLIES and pos.index.ambush[kit.board.target[link]]:
        cost += kit.ambush_cost * (2 if pos.weather == HEAVY else 1)
    return cost


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


# 5.1-D Ambushes


def ambush_markers_left(pos: War) -> int:
    return pos.kit.marker_count["ambush", "japan"] - len(pos.ambushes)


def ambushers(pos: War) -> list[int]:
    """Japanese Light units (not the INA) with a hex to lay an Ambush in."""
    if ambush_markers_left(pos) <= 0:
        return []
    place, mined, end = pos.place, pos.index.ambush, pos.kit.hex_count
    found = [
        p
        for p in pos.kit.ambushers
        if place[p] < end and not pos.marks[p] & AMBUSHED and (not mined[place[p]] or ambush_hexes(pos, p))
    ]
    return found if pos.active_group < 0 else [p for p in found if pos.is_active(p)]


def ambush_hexes(pos: War, p: int) -> list[int]:
    """Where a unit may lay an Ambush: its hex and adjacent ones, without enemy units or enemy Objectives."""
    kit = pos.kit
    here = pos.place[p]
    found = [here, *(hex_ for hex_ in kit.neighbours[here] if not kit.lake[kit.board.link(here, hex_)])]
    return [space for space in found if not _no_ambush(pos, space)]


def _no_ambush(pos: War, space: int) -> bool:
    return bool(
        pos.index.ambush[space] or pos.index.units[ALLIES][space] or pos.enemy_objective(space, JAPAN)
    )


class LayAmbushes(Frame[War], frozen=True):
    """A unit lays Ambushes at the end of its move."""

    piece: int

    def advance(self, pos: War) -> Asks:
        hexes = ambush_hexes(pos, self.piece) if ambush_markers_left(pos) > 0 else []
        rules = ("NEM-5.1D-a", "NEM-5.1D-b", "NEM-5.1D-c")
        return Ask("japan", "lay-ambush", [*AMBUSH_AT.each(hexes), DONE], rules, {"piece": self.piece})

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is DONE:
            pos.pop()
            return
        assert isinstance(order.target, int)
        pos.place_ambush(order.target)
        pos.event("ambush", "NEM-5.1D-a", "NEM-5.1D-b", "NEM-5.1D-c", piece=self.piece, space=order.target)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb != "at" or not isinstance(order.target, int):
            return []
        if pos.index.ambush[order.target] or ambush_markers_left(pos) <= 0:
            return [Reason("NEM-5.1D-c")]
        return [Reason("NEM-5.1D-b")]


# 5.1-E Fortifications


def stock_of(pos: War, p: int) -> str:
    """The Fortification markers that a unit may use: the British and US share theirs."""
    if pos.kit.side[p] == JAPAN:
        return "japan"
    return "yunnan" if pos.kit.force[p] == YUNNAN else "allies"


def builders(pos: War, side: int) -> list[int]:
    """Units that have not moved and may build a Fortification."""
    place, marks, forts, end = pos.place, pos.marks, pos.forts, pos.kit.hex_count
    idle = LEFT_HEX | FORTIFIED
    found = [
        p
        for p in pos.kit.builders_of[side]
        if place[p] < end and not marks[p] & idle and place[p] not in forts
    ]
    return found if pos.active_group < 0 else [p for p in found if pos.is_active(p)]


def fortify(pos: War, p: int) -> None:
    """A unit that does not move builds; if no marker is left, one is taken from the map."""
    stock = stock_of(pos, p)
    pos.marks[p] |= MOVED | FORTIFIED
    on_map = [space for space, of in pos.forts.items() if of == stock]
    pos.forts[pos.place[p]] = stock
    pos.event("fortified", "NEM-5.1E-a", piece=p, space=pos.place[p])
    if len(on_map) >= pos.kit.marker_count["fortification", stock]:
        pos.push(RelocateFort(pos.kit.side[p], stock, tuple(sorted(on_map))))


RELOCATION_RULES = {
    "japan": ("NEM-5.1E-e",),
    "allies": ("NEM-5.1E-e", "NEM-5.1E-f"),
    "yunnan": ("NEM-5.1E-e", "NEM-5.1E-g"),
}


class RelocateFort(Frame[War], frozen=True):
    """All Fortification markers are in use: one of them is taken from the map (5.1-E)."""

    side: int
    stock: str
    spaces: tuple[int, ...]

    def advance(self, pos: War) -> Asks:
        rules = RELOCATION_RULES[self.stock]
        return Ask(pos.seat(self.side), "relocate-fort", RELOCATE.each(self.spaces), rules)

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        del pos.forts[order.target]
        pos.event("fort-removed", *RELOCATION_RULES[self.stock], space=order.target)
        pos.pop()


def fort_side(stock: str) -> int:
    return JAPAN if stock == "japan" else ALLIES


def is_manned(pos: War, space: int) -> bool:
    """Whether a Fortification is held by a unit that could have built it."""
    side = fort_side(pos.forts[space])
    return any(pos.kit.can_fortify[p] for p in pos.units_at(space, side))


def remove_idle_forts(pos: War) -> None:
    """At the end of a Phase and at any moment of a combat (5.1-E)."""
    for space in [space for space in pos.forts if not is_manned(pos, space)]:
        del pos.forts[space]
        pos.event("fort-removed", "NEM-5.1E-c", space=space)


# 5.1-F Transports


def transport_retreats(pos: War, p: int) -> list[int]:
    """Where a Transport may be pushed back to (6.2-D); hexes to be avoided only if there is no other."""
    kit = pos.kit
    side, here = kit.side[p], pos.place[p]
    costs = kit.costs(kit.gait[p], NORMAL, pos.weather)
    blocked = barriers(pos, p)
    free, avoided = [], []
    for space in kit.neighbours[here]:
        terrain = kit.terrain[space]
        if costs[kit.board.link(here, space)] < 0 or blocked[space] or not kit.can_retreat_into[terrain]:
            continue
        ambushed = side == ALLIES and pos.index.ambush[space]
        (avoided if ambushed or pos.enemy_objective(space, side) else free).append(space)
    if avoided:
        pos.cite("NEM-6.2D-e")
    return free or avoided


class PushedBack(Frame[War], frozen=True):
    """The owner of a Transport moves it back by one hex; without a hex to go to it is lost (5.1-F, 6.2-D)."""

    piece: int
    rule: str

    def advance(self, pos: War) -> Asks:
        p = self.piece
        spaces = transport_retreats(pos, p)
        if not spaces:
            pos.pop()
            if pos.kit.motorised[p]:
                pos.cite("NEM-6.2D-m")
            eliminate_transport(pos, p, "NEM-6.2D-i")
            self._recount(pos)
            return None
        rules = ("NEM-5.1F-b", self.rule)
        return Ask(pos.seat(pos.kit.side[p]), "pushed-back", PUSH_BACK.each(spaces), rules, {"piece": p})

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        p = self.piece
        came_from = pos.place[p]
        pos.pop()
        pos.put(p, order.target)
        rules = ("NEM-5.1F-b", "NEM-5.1F-c") if pos.marks[p] & RETREATED else ("NEM-5.1F-b",)
        pos.marks[p] |= RETREATED
        pos.event("pushed-back", *rules, piece=p, space=came_from, to=order.target)
        self._recount(pos)

    @staticmethod
    def _recount(pos: War) -> None:
        """Enemy Transports no longer stand in the way of the mover's own."""
        for depth, frame in enumerate(pos.stack):
            if isinstance(frame, Movement):
                pos.stack[depth] = Movement(frame.side)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb != "fallback" or not isinstance(order.target, int):
            return []
        return why_not_transport_retreat(pos, self.piece, order.target)


def why_not_transport_retreat(pos: War, p: int, space: int) -> list[Reason]:
    kit = pos.kit
    here = pos.place[p]
    if space >= kit.hex_count:
        return [Reason("NEM-1.1-k")]
    if kit.board.link(here, space) < 0:
        return [Reason("NEM-5.1F-b")]
    if pos.index.units[enemy(kit.side[p])][space] or pos.index.carts[enemy(kit.side[p])][space]:
        return [Reason("NEM-5.1F-d")]
    if not kit.can_retreat_into[kit.terrain[space]]:
        return [Reason("NEM-6.2D-d")]
    if kit.gait[p] == MOTORISED and kit.way[kit.board.link(here, space)] == NO_WAY:
        return [Reason("NEM-6.2D-m"), Reason("NEM-5.1A-j")]
    return [Reason("NEM-6.2D-e")]


# why not


def why_not_act(pos: War, order: Order, side: int) -> list[Reason]:
    """Why an order has no place in the movement portion."""
    kit = pos.kit
    p = order.target
    if order.verb in ("attack", "storm"):
        return [Reason("NEM-5.1-a"), Reason("NEM-5.2-a")]
    if order.verb in ("merge", "form", "form-full"):
        return [Reason("NEM-1.2E-e" if isinstance(p, int) and kit.chindit[p] else "NEM-1.2D-i")]
    if not isinstance(p, int) or order.verb not in ("move", "fortify", "ambush", "detach"):
        return []
    if order.verb == "detach":
        return [Reason(rule) for rule in why_not_detach(pos, p)]
    if kit.side[p] != side or not pos.in_play(p):
        return [Reason("NEM-5.0-a")]
    if not pos.is_active(p):
        return [Reason(idle_rule(pos))]
    if order.verb == "move":
        if kit.garrison[p]:
            return [Reason("NEM-1.2J-a")]
        if pos.marks[p] & MOVED:
            return [Reason("NEM-5.1A-a")]
        near = [reason.rule for space in kit.neighbours[pos.place[p]] for reason in why_not_to(pos, p, space)]
        return [Reason(rule) for rule in dict.fromkeys(["NEM-5.1A-k", *near])]
    if order.verb == "fortify":
        return [Reason("NEM-5.1E-b" if not kit.can_fortify[p] else "NEM-5.1E-a")]
    return [Reason("NEM-5.1D-a" if not kit.can_ambush[p] else "NEM-5.1D-c")]


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
    left = (kit.move[p] - pos.spent[p]) / 2
    reasons = [Reason("NEM-5.1A-f", "too-far", {"n": left})]
    if pos.supply[p] != FULL:
        return [*reasons, Reason("NEM-5.1B-b"), Reason("NEM-5.1B-d"), Reason(level_rule(pos, p))]
    return [*reasons, *why_not_extend(pos, p, space)]


def why_not_link(pos: War, p: int, link: int) -> list[Reason]:
    """Why a piece may never go along a link."""
    kit = pos.kit
    if kit.lake[link]:
        return [Reason("NEM-5.1A-g")]
    if kit.gait[p] == MOTORISED and kit.way[link] == NO_WAY:
        return [Reason("NEM-5.1A-j"), *([Reason("NEM-5.1B-e")] if pos.supply[p] != FULL else [])]
    if kit.costs(kit.gait[p], _mode(pos, p), pos.weather)[link] < 0:
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
        return reach(
            kit.board.graph, pos.place[p], costs, most, extra=extra, blocked=_either(blocked, *maps)
        )

    free = go(NORMAL)
    if space not in free:
        return 0, []
    bars = sum(bar for bar, map_ in _barrier_maps(pos, side).items() if space not in go(NORMAL, map_))
    if pos.quality(p) < 3 and space not in go(NETWORK):
        bars |= BY_GROUND
    return bars, free.path(space)
