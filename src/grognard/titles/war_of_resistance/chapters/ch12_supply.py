"""12 Supply: who is in general supply, who is isolated (3F), and who draws attack supply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from msgspec.structs import replace

from grognard.board.kernels import flood
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Side, Space, Spaces
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch12_lines import (
    Kuomintang,
    barred,
    controlled,
    fed_from,
    full_sources,
    lengths_from,
    limited_sources,
    overland_from,
)
from grognard.titles.war_of_resistance.chapters.ch12_points import POINT_RE
from grognard.titles.war_of_resistance.chapters.ch12_ports import port_limit
from grognard.titles.war_of_resistance.chapters.ch14_guerrillas import cut_off_rebels
from grognard.titles.war_of_resistance.chapters.ch14_influence import led
from grognard.titles.war_of_resistance.chapters.ch27_ships import is_fed_by_landing
from grognard.titles.war_of_resistance.chapters.ch32_beachheads import (
    draw_from_ships,
    fed_from_ships,
    remove_drawn_afloat,
)
from grognard.titles.war_of_resistance.chapters.ch44_communications import communications
from grognard.titles.war_of_resistance.chapters.ch45_factions import may_draw, one_faction, touchy_home, use_home
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, Bytes
from grognard.titles.war_of_resistance.verbs import DONE, SOURCE, VERBS
from grognard.titles.war_of_resistance.war import CUT_OFF, SUPPLIED, SUPPLY_NAMES, UNSUPPLIED, War

DRAW = VERBS.piece("draw")
DRAW_REST = VERBS.word("draw-rest")

POINTS_FOR_HEADQUARTERS = 12


# 3F isolation


def check_isolation(pos: War) -> None:
    """Which units and hexes of both sides are isolated from now on (3F)."""
    kit = pos.kit
    whole = [joined_hexes(pos, side) for side in (JAPAN, CHINA)]
    pos.joined = [np.packbits(np.frombuffer(joined, np.uint8)).tobytes() for joined in whole]
    rebels = cut_off_rebels(pos)
    pos.isolated = [
        p for side, joined in enumerate(whole) for p in pos.units_of(side) if rebels.get(p, not joined[pos.place[p]])
    ]
    pos.cite("WOR-3F-a", "WOR-3F-d", "WOR-3F-e")
    if any(kit.side[p] == JAPAN for p in pos.isolated) and full_sources(pos, JAPAN):
        pos.cite("WOR-3F-f")


def joined_hexes(pos: War, side: int) -> bytearray:
    """By space: whether an overland line of any length leads from there to a source: else it is isolated (3F)."""
    shut = barred(pos, side)
    if pos.options.plays("communications", "on"):
        pos.cite("WOR-44B1-a", "WOR-44B1a-a")
        return communications(pos, shut, np.flatnonzero(supplied_hexes(pos, side)))
    sources = [space for space in pos.ground.sources[side] if pos.holder[space] == side]
    sources += [space for network in limited_sources(pos, side, shut) for space in network.sources]
    if pos.rations:
        pos.cite("WOR-12C4-h")
    allowed = (pos.kit.seasons.overland(pos.season) >= 0).astype(np.uint8)
    return flood(pos.kit.board.graph, [space for space in sources if not shut[space]], allowed, shut)


# 12B, 12C general supply


def supplied_hexes(pos: War, side: int) -> Bytes:
    """By space: whether a unit there can trace a line of general supply to any source, whatever that still holds."""
    shut = barred(pos, side)
    sources = full_sources(pos, side)
    sources += [space for network in limited_sources(pos, side, shut) for space in network.sources]
    return fed_from(pos, side, sources, shut)


class Pools:
    """What a side can draw general supply from in this initial phase, besides full sources."""

    def __init__(self, pos: War, side: int, hungry: Sequence[int], shut: Bytes, ports: Sequence[int] = ()) -> None:
        self.keys: list[int] = []
        """The first source of a network, or the hex of supply points."""
        self.rooms: list[int] = []
        """What they hold, in quarters of an RE."""
        self.claims = dict.fromkeys(hungry, 0)
        """By unit: the pools it can reach, as bits."""
        for space in ports:
            self._add(pos, space, port_limit(pos, space), fed_from(pos, side, [space], shut))
        for network in limited_sources(pos, side, shut):
            if network.capacity:
                pos.cite("WOR-12C2-a", "WOR-12C2-d", "WOR-12C2-e", "WOR-12C3-a", "WOR-12C3-d")
                pos.cite("WOR-12C3-b" if side == CHINA else "WOR-12C3-c")
                self._add(pos, network.sources[0], network.capacity, fed_from(pos, side, network.sources, shut))
        depots = [space for space in pos.rations if pos.holder[space] == side and space < pos.kit.hex_count]
        if side == CHINA:
            depots = sorted(controlled(pos, depots))
        for space in sorted(depots):
            pos.cite("WOR-12C4-a", "WOR-12C4-i")
            fed = overland_from(pos, side, [space])
            led = self._lead(pos, side, space, fed)
            self._add(pos, space, usable(pos, space) * QUARTERS, fed, but=led)
        self.claims = {p: mask for p, mask in self.claims.items() if mask}

    def _lead(self, pos: War, side: int, space: int, fed: Bytes) -> int:
        """Twelve points with an unused headquarters supply all in its zone of influence (12C4): a pool of its own."""
        if usable(pos, space) < POINTS_FOR_HEADQUARTERS or not (influenced := led_from(pos, space, side)):
            return 0
        bit = 1 << len(self.keys)
        self.keys.append(space)
        self.rooms.append(sum(pos.kit.re[pos.face[p]] for p in self.claims))
        for p in self.claims:
            if p in influenced and fed[pos.place[p]]:
                self.claims[p] |= bit
        pos.cite("WOR-12C4-b")
        return bit

    def _add(self, pos: War, key: int, room: int, fed: Bytes, but: int = 0) -> None:
        if not room:
            return
        bit = 1 << len(self.keys)
        self.keys.append(key)
        self.rooms.append(room)
        for p in self.claims:
            if fed[pos.place[p]] and not self.claims[p] & but and may_draw(pos, p, key):
                self.claims[p] |= bit

    def suffice(self, pos: War) -> bool:
        """Whether every pool could supply all who can reach it."""
        kit, face = pos.kit, pos.face
        need = [0] * len(self.keys)
        for p, mask in self.claims.items():
            for number in range(len(need)):
                need[number] += kit.re[face[p]] if mask >> number & 1 else 0
        return all(due <= room for due, room in zip(need, self.rooms, strict=True))


def usable(pos: War, space: int) -> int:
    """General supply points that may be used in this phase: none of those that it brought (12C4)."""
    _, last, oldest = pos.rations[space]
    return last + oldest


def through_ports(pos: War, side: int, shut: Bytes) -> tuple[set[int], list[int]]:
    """Units of a side that full sources supply, and ports that cannot feed all who need them (12C1, 12B4).

    So many REs trace a line through each port. If there is a way to feed all, nobody has to choose; else all who
    depend on ports draw on them one by one, as on limited sources.
    """
    sources = full_sources(pos, side)
    fed = fed_from(pos, side, sources, shut)
    eating = [p for p in pos.units_of(side) if fed[pos.place[p]]]
    ports = [space for space in sources if side == JAPAN and space not in pos.ground.sources[side]]
    if not ports or not pos.ground.campaign:
        return set(eating), []
    left = dict.fromkeys(sorted(eating, key=lambda p: -pos.kit.re[pos.face[p]]))
    for space in sorted(ports, key=lambda space: (-port_limit(pos, space), space)):
        if not left:
            break
        room, near = port_limit(pos, space), fed_from(pos, side, [space], shut)
        for p in list(left):
            if near[pos.place[p]] and pos.kit.re[pos.face[p]] <= room:
                room -= pos.kit.re[pos.face[p]]
                del left[p]
    if not left:
        return set(eating), []
    pos.cite("WOR-12B4-b")
    return set(), ports


class SupplyCheck(Answers[War], frozen=True):
    """A side checks the general supply of all its units (12B)."""

    side: Side

    def advance(self, pos: War) -> Asks:
        side = self.side
        shut = barred(pos, side)
        units = pos.units_of(side)
        before = [pos.supply[p] for p in units]
        hungry = []
        fed, ports = through_ports(pos, side, shut)
        for p in units:
            if p in fed or is_fed_by_landing(pos, p):
                pos.supply[p] = SUPPLIED
            else:
                pos.supply[p] = CUT_OFF if p in pos.isolated else UNSUPPLIED
                hungry.append(p)
        if len(hungry) < len(units):
            pos.cite("WOR-12C1-a")
        pos.cite("WOR-12A-a", "WOR-12A-b", "WOR-12A-c", "WOR-12B-d")
        pools = Pools(pos, side, hungry, shut, ports)
        pos.replace(Checked(side, tuple(zip(units, before, strict=True))))
        if side == CHINA:
            loose = [s for s in pos.rations if pos.holder[s] == side and s < pos.kit.hex_count and usable(pos, s)]
            pos.push(Handouts(side, tuple(sorted(set(loose) - controlled(pos, loose)))))
        if pools.claims:
            claims = tuple(pools.claims.items())
            pos.push(Drawing(side, tuple(pools.keys), tuple(pools.rooms), claims, ports=len(ports)))
            if pools.suffice(pos) and side != pos.phasing:
                draw_rest(pos, pos.stack[-1])
        return None


class Checked(Answers[War], frozen=True):
    """The supply of a side is settled for the player turn; what has changed is told."""

    side: Side
    before: tuple[tuple[Piece, Number], ...]

    def advance(self, pos: War) -> Asks:
        short = 0
        for p, old in self.before:
            state = pos.supply[p]
            short += state != SUPPLIED
            if state != old:
                rule = "WOR-12E-g" if state == CUT_OFF else "WOR-12B-d"
                pos.event("supply", "WOR-12B-a", rule, piece=p, supply=SUPPLY_NAMES[state])
        pos.index.zones[self.side] = None
        if self.side == CHINA:
            lines_through_homes(pos)
        pos.event("supply-checked", "WOR-12B-a", "WOR-12B-b", "WOR-12C-b", side=self.side, unsupplied=short)
        pos.pop()
        return None


def lines_through_homes(pos: War) -> None:
    """A home is violated by lines of others if any of them would be out of supply without it (45A1)."""
    for force, fed in lines_without_homes(pos):
        others = [p for p in pos.units_of(CHINA) if not one_faction(pos.kit.force[p], force)]
        if any(pos.supply[p] == SUPPLIED and not fed[pos.place[p]] for p in others):
            use_home(pos, touchy_cities(pos, force)[:1], "WOR-45A1-f")


def lines_without_homes(pos: War) -> Iterator[tuple[str, Bytes]]:
    """By faction that minds lines through its home, and has not been defied yet: where others are fed without it."""
    for force in pos.cooperation if pos.ground.campaign else ():
        if not touchy_cities(pos, force) or force in pos.defied:
            continue
        shut = barred(pos, CHINA)
        shut[pos.kit.nation.home_ground(force) == 0] = 1
        sources = [s for network in limited_sources(pos, CHINA) for s in network.sources]
        sources += [s for s in pos.rations if s < pos.kit.hex_count and pos.holder[s] == CHINA]
        yield force, fed_from(pos, CHINA, [s for s in sources if not shut[s]], shut)


def touchy_cities(pos: War, force: str) -> list[int]:
    return [space for space in pos.kit.nation.home_cities(force) if touchy_home(pos, space) == force]


class Drawing(Answers[War], frozen=True):
    """Units draw on limited networks and supply points, as long as these last: their owner says which (12C2, 12C4)."""

    side: Side
    pools: Spaces
    rooms: tuple[Number, ...]
    claims: tuple[tuple[Piece, Number], ...]
    """Who could draw on which of them, as bits."""
    piece: Piece = -1
    """Who draws, while it is asked from where."""
    ports: Number = 0
    """So many of the first pools are ports: what is drawn through them is drawn from Japan (12B4)."""

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"side": self.side, "room": sum(self.rooms) // QUARTERS}
        if self.piece >= 0:
            orders = self.offered(pos, SOURCE)
            return Ask(pos.seat(self.side), "drawing-from", orders, ("WOR-12C2-e",), {"piece": self.piece})
        orders = self.offered(pos, DRAW)
        if not orders:
            pos.pop()
            return None
        rules = ("WOR-12C2-d", "WOR-12C2-e")
        return Ask(pos.seat(self.side), "drawing", [*orders, DRAW_REST, DONE], rules, args, firm=True)

    def open_pools(self, pos: War, p: int) -> list[int]:
        """The numbers of the pools that still have enough for a unit that can reach them."""
        mask, need = dict(self.claims).get(p, 0), pos.kit.re[pos.face[p]]
        return [n for n, room in enumerate(self.rooms) if mask >> n & 1 and room >= need]

    def able(self, pos: War) -> list[int]:
        """Who can still draw: what `why_not_draw` allows, counted at once."""
        re, face = pos.kit.re, pos.face
        enough: dict[int, int] = {}
        found = []
        for p, mask in self.claims:
            need = re[face[p]]
            if need not in enough:
                enough[need] = sum(1 << n for n, room in enumerate(self.rooms) if room >= need)
            if mask & enough[need]:
                found.append(p)
        return found

    @offers(DRAW, lambda self, pos: self.able(pos), why=lambda self, pos, p: why_not_draw(pos, self, p))
    def draw(self, pos: War, p: int) -> None:
        options = self.open_pools(pos, p)
        if len({self.pools[n] for n in options}) == 1:
            pos.replace(drawn(pos, self, p, options[0]))
        else:
            pos.replace(replace(self, piece=p))

    @offers(
        SOURCE,
        lambda self, pos: dict.fromkeys(self.pools[n] for n in self.open_pools(pos, self.piece)),
        why=lambda self, pos, _: ("WOR-12C2-d", "WOR-12C2-e"),
    )
    def source(self, pos: War, space: int) -> None:
        """Of a network and points in the same place the network comes first: it costs nothing."""
        pool = next(n for n in self.open_pools(pos, self.piece) if self.pools[n] == space)
        pos.replace(drawn(pos, replace(self, piece=-1), self.piece, pool))

    @offers(DRAW_REST)
    def rest(self, pos: War) -> None:
        draw_rest(pos, self)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def why_not_draw(pos: War, frame: Drawing, p: int) -> Refusals:
    if pos.kit.side[p] != frame.side or p not in dict(frame.claims):
        return ("WOR-12B-d", "WOR-12C2-e")
    return None if frame.open_pools(pos, p) else "WOR-12C2-d"


def drawn(pos: War, frame: Drawing, p: int, number: int) -> Drawing:
    """A unit is supplied by a pool."""
    need, key = pos.kit.re[pos.face[p]], frame.pools[number]
    pos.supply[p] = SUPPLIED
    rooms = tuple([room - need if n == number else room for n, room in enumerate(frame.rooms)])
    if number < frame.ports:
        pos.cite("WOR-12B4-b")
    elif key in pos.rations:
        pos.cite("WOR-12C4-a", "WOR-12C4-c")
    elif frame.side == pos.phasing:
        pos.lent[key] = pos.lent.get(key, 0) + need
    return replace(frame, rooms=rooms, claims=tuple([claim for claim in frame.claims if claim[0] != p]))


def draw_rest(pos: War, frame: object) -> None:
    """Everybody else draws, as far as it goes: the strongest first, and each from the pool with most to give."""
    assert isinstance(frame, Drawing)
    kit, face = pos.kit, pos.face

    def rank(claim: tuple[int, int]) -> tuple[int, int]:
        return -kit.attack[face[claim[0]]] - kit.defence[face[claim[0]]], claim[0]

    for p, mask in sorted(frame.claims, key=rank):
        frame = replace(frame, claims=((p, mask),))
        options = frame.open_pools(pos, p)
        if options:
            rooms = frame.rooms
            frame = drawn(pos, frame, p, max(options, key=lambda n: (rooms[n], -n)))
    pos.pop()


class Handouts(Answers[War], frozen=True):
    """General supply points that the Kuomintang does not control feed whoever is nearest (12I2b)."""

    side: Side
    left: Spaces
    """Hexes with such points, which the owner takes in any order."""
    space: Space = -1
    room: Number = 0
    near: tuple[tuple[Piece, Number], ...] = ()
    """Who has a line to the hex at work, and how long it is: the nearest first."""

    def advance(self, pos: War) -> Asks:
        if self.space < 0:
            if not self.left:
                pos.pop()
                return None
            return Ask(pos.seat(self.side), "handouts", self.offered(pos, SOURCE), ("WOR-12I2b-c",))
        group = self.nearest(pos)
        need = sum(pos.kit.re[pos.face[p]] for p in group)
        if group and need <= self.room:
            for p in group:
                pos.supply[p] = SUPPLIED
            pos.cite("WOR-12C4-a", "WOR-12C4-c")
            pos.replace(replace(self, room=self.room - need))
            return None
        orders = self.offered(pos, DRAW)
        if not orders:
            pos.replace(Handouts(self.side, self.left))
            return None
        return Ask(pos.seat(self.side), "handout", orders, ("WOR-12I2b-a",), {"space": self.space})

    @offers(SOURCE, lambda self, pos: self.left if self.space < 0 else ())
    def begin(self, pos: War, space: int) -> None:
        lengths = lengths_from(pos, space, barred(pos, self.side))
        near = [
            (p, lengths[pos.place[p]])
            for p in pos.units_of(self.side)
            if pos.supply[p] != SUPPLIED and pos.place[p] in lengths
        ]
        near.sort(key=lambda each: (each[1], each[0]))
        left = tuple([each for each in self.left if each != space])
        pos.cite("WOR-12I2b-a")
        pos.replace(Handouts(self.side, left, space, usable(pos, space) * QUARTERS, tuple(near)))

    def nearest(self, pos: War) -> list[int]:
        """Those with the shortest lines who are not supplied yet; nobody if one of the nearer ones went without."""
        waiting = [each for each in self.near if pos.supply[each[0]] != SUPPLIED]
        return [p for p, far in waiting if far == waiting[0][1]]

    @offers(
        DRAW,
        lambda self, pos: self.nearest(pos),
        lambda self, pos, p: (
            "WOR-12I2b-a" if pos.kit.re[pos.face[p]] > self.room or p not in self.nearest(pos) else None
        ),
    )
    def draw(self, pos: War, p: int) -> None:
        pos.supply[p] = SUPPLIED
        pos.cite("WOR-12C4-a", "WOR-12C4-c")
        pos.replace(replace(self, room=self.room - pos.kit.re[pos.face[p]]))


# 12D attack supply


def attack_sources(pos: War, p: int) -> list[int]:
    """Hexes with attack supply that a unit can draw on now (12D1)."""
    kit, side, face = pos.kit, pos.kit.side[p], pos.face[p]
    if p in pos.landed:
        return fed_from_ships(pos, p)
    held = [
        space
        for space, points in pos.stocks.items()
        if space < kit.hex_count
        and pos.holder[space] == side
        and (pos.drawn.get(space, 0) + kit.re[face] <= spare(pos, space, points) or p in led_from(pos, space, side))
    ]
    if not held:
        return []
    shut = barred(pos, side)
    control = Kuomintang(pos, shut) if side == CHINA else None
    return sorted(
        space
        for space in held
        if pos.place[p] in lengths_from(pos, space, shut) and (control is None or control.has(space))
        if may_draw(pos, p, space)
    )


def spare(pos: War, space: int, points: int) -> int:
    """What points in a hex supply: one that has served a small unit and was not spent serves nobody else (43C4)."""
    return (points - (space in pos.sparing.values())) * POINT_RE


def led_from(pos: War, space: int, side: int) -> set[int]:
    """Units in the zone of influence of an unused headquarters in a hex, itself among them (12C4, 12D1)."""
    return {q for p in ready_headquarters(pos, space, side) for q in (p, *led(pos, p))}


def ready_headquarters(pos: War, space: int, side: int) -> list[int]:
    """Unused headquarters in a hex; what passes through them does not use them (14C)."""
    pos.cite("WOR-14C-i")
    return [p for p in pos.units_at(space, side) if pos.kit.is_hq[p] and p not in pos.used]


def draw_attack(pos: War, p: int, space: int) -> None:
    """A unit draws on attack supply: so many REs a point, or any number led by a headquarters with it (12D1)."""
    side = pos.kit.side[p]
    if p in pos.landed:
        draw_from_ships(pos, p)
    elif p in led_from(pos, space, side):
        pos.fed_by[p] = next(q for q in ready_headquarters(pos, space, side) if p in (q, *led(pos, q)))
        pos.drawn[space] = max(1, pos.drawn.get(space, 0))
        pos.cite("WOR-12D1-b")
    else:
        pos.drawn[space] = pos.drawn.get(space, 0) + pos.kit.re[pos.face[p]]


def remove_drawn(pos: War) -> None:
    """Points that have supplied attacks are gone at the end of the phase (12D1)."""
    remove_drawn_afloat(pos)
    for space, drawn_on in pos.drawn.items():
        used = min(-(-drawn_on // POINT_RE), pos.stocks.get(space, 0))
        if not used:
            continue
        pos.stocks[space] -= used
        if not pos.stocks[space]:
            del pos.stocks[space]
        pos.event("stock-used", "WOR-12D1-d", space=space, points=used, side=pos.holder[space])
    pos.drawn, pos.fed_by = {}, {}
