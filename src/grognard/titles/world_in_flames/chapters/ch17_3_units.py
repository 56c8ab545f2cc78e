"""17.3 Where units go when the government of Vichy is installed, which are disbanded, and whose they are then."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from grognard.board.kernels import distance_field
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side, Word
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, offers
from grognard.titles.world_in_flames.chapters.ch2_stacking import on_one_side, over
from grognard.titles.world_in_flames.chapters.ch9_wars import allied, cooperate
from grognard.titles.world_in_flames.chapters.ch11_4_routes import why_not_canal, why_not_pass
from grognard.titles.world_in_flames.chapters.ch11_4_straits import is_iced
from grognard.titles.world_in_flames.chapters.ch14_1_range import room
from grognard.titles.world_in_flames.chapters.ch17_4_status import group_of, is_metropolitan
from grognard.titles.world_in_flames.kit import FRANCE, MINOR, NOBODY, VICHY, WARSHIPS
from grognard.titles.world_in_flames.verbs import DESTROY_FRENCH, DISBAND, DOCK, LET_GO, SETTLE_AT
from grognard.titles.world_in_flames.war import AXIS, War

BERTHS = 2
"""Naval units in a minor port (2.3.1-n)."""
GUESTS = "guests"
RULES = {
    GUESTS: ("WIF-17.3-a", "WIF-17.3-b"),
    "sea": ("WIF-17.3-c", "WIF-17.3-c"),
    "axis": ("WIF-17.3-d", "WIF-17.3-d"),
    "allies": ("WIF-17.3-e", "WIF-17.3-e"),
    "circle": ("WIF-17.3-g", "WIF-17.3-g"),
}
"""Why units leave: the rule for those of land and air, and for ships."""
PORT_TO_PORT = 2
"""How often its range a ship may go from a port to another (17.3)."""


# who must go


def _fixed(pos: War, p: int) -> bool:
    """Whether a counter goes nowhere by itself: it is carried."""
    return p in pos.aboard.values()


def on_maps(pos: War) -> list[int]:
    """Everything in a hex."""
    return [*pos.in_play(), *pos.in_the_air(), *(p for p in pos.afloat() if pos.on_map(p))]


def guests(pos: War) -> Pieces:
    """Units of others in hexes of Vichy (17.3)."""
    found = [p for p in on_maps(pos) if pos.holder[pos.place[p]] == VICHY and not _fixed(pos, p)]
    return tuple(p for p in found if pos.side(p) not in (FRANCE, VICHY, NOBODY))


def afloat(pos: War) -> Pieces:
    """French units at sea; what ships carry goes with them."""
    seas = range(len(pos.kit.seas.names))
    return tuple(p for sea in seas for p in pos.in_sea(sea) if pos.side(p) == FRANCE and not _fixed(pos, p))


def _french_in(pos: War, holds: Callable[[int], bool]) -> Pieces:
    found = [p for p in on_maps(pos) if pos.side(p) == FRANCE and not _fixed(pos, p)]
    return tuple(p for p in found if holds(pos.holder[pos.place[p]]))


def in_axis_hands(pos: War) -> Pieces:
    """French units in hexes of Axis powers: all of those in Occupied France, among others."""
    return _french_in(pos, lambda side: side not in (VICHY, NOBODY) and pos.camps[side] == AXIS)


def abroad(pos: War, side: int) -> Pieces:
    """French units in the hexes of an Allied power."""
    return _french_in(pos, lambda holder: holder == side)


def half_built(pos: War) -> Pieces:
    """French land and air units that are on the production circle."""
    kit = pos.kit
    return tuple(p for p in pos.index.at[kit.circle] if pos.side(p) == FRANCE and not kit.is_ship[p])


# where they go


def _accepts(pos: War, p: int, why: str) -> Callable[[int], bool]:
    """Whether a unit that leaves may go to a hex, by who controls it."""
    side = pos.side(p)
    if why == "circle":
        return lambda space: pos.holder[space] == VICHY and is_metropolitan(pos, space)
    if why != GUESTS:
        return lambda space: pos.holder[space] in (FRANCE, VICHY)

    def friendly(space: int) -> bool:
        holder = pos.holder[space]
        return holder == side or (holder not in (NOBODY, VICHY) and bool(allied(pos, side, holder)))

    return friendly


def _fits(pos: War, p: int, space: int) -> bool:
    """Whether a land unit or an aircraft finds room in a hex."""
    if pos.kit.is_air[p]:
        return len([q for q in pos.based_at(space) if q != p]) < room(pos, space)
    there = [q for q in pos.index.at[space] if q != p and on_one_side(pos, p, q)]
    return all(cooperate(pos, p, q) for q in there) and not over(pos, (*there, p), space)


def _least(found: Iterable[tuple[int, int]]) -> list[int]:
    """The spaces at the smallest distance."""
    near = sorted(found)
    return [space for distance, space in near if distance == near[0][0]]


def havens(pos: War, p: int, why: str) -> list[int]:
    """The nearest places that a unit may go to; several if they are equally near."""
    accepts = _accepts(pos, p, why)
    if pos.kit.is_ship[p]:
        return _least((distance, port) for port, distance in ports(pos, p).items() if accepts(port))
    open_ = [space for space in pos.kit.land if accepts(space) and _fits(pos, p, space)]
    if why == "circle":
        return open_
    sea = pos.sea(p)
    if sea >= 0:
        left = pos.kit.range[p]
        ways = ((pos.kit.seas.homeward(sea, space), space) for space in open_)
        return _least((way, space) for way, space in ways if way <= left)
    far = distance_field(pos.kit.board.graph, [pos.place[p]])
    return _least((int(far[space]), space) for space in open_)


def ports(pos: War, p: int) -> dict[int, int]:
    """The ports within range of a ship at sea, or within twice its range of one in port, and how far they are."""
    seas, here = pos.kit.seas, pos.place[p]
    if pos.sea(p) >= 0:
        edge, reach = [pos.sea(p)], pos.kit.range[p]
    else:
        edge = [sea for sea in seas.docks[here] if not why_not_canal(pos, p, here, sea)]
        reach = PORT_TO_PORT * pos.kit.range[p] - 1
    found: dict[int, int] = {}
    seen = {*edge}
    for distance in range(reach):
        for sea in edge:
            for port in seas.ports[sea]:
                if port != here and _berths(pos, p, port) and not why_not_canal(pos, p, port, sea):
                    found.setdefault(port, distance)
        ways = [(sea, there) for sea in edge for there in seas.adjacent[sea] if there not in seen]
        edge = sorted({there for sea, there in ways if not why_not_pass(pos, p, sea, there)})
        seen |= {*edge}
    return found


def _berths(pos: War, p: int, port: int) -> bool:
    if is_iced(pos, port):
        return False
    there = [q for q in pos.index.port[port] if q != p]
    return pos.kit.port[port] != MINOR or len(there) < BERTHS


class Departure(Answers[War], frozen=True):
    """Units leave, one after the other: their owner moves guests, who has installed Vichy moves the French."""

    units: Pieces
    why: Word

    def _chooser(self, pos: War) -> str:
        return pos.seat(pos.side(self.units[0]) if self.why == GUESTS else VICHY)

    def _rule(self, pos: War) -> str:
        return RULES[self.why][pos.kit.is_ship[self.units[0]]]

    def advance(self, pos: War) -> Asks:
        if not self.units:
            pos.pop()
            return None
        p = self.units[0]
        spaces = havens(pos, p, self.why)
        if not spaces:
            pos.replace(Departure(self.units[1:], self.why))
            self._lose(pos, p)
            return None
        verb = DOCK if pos.kit.is_ship[p] else SETTLE_AT
        return Ask(self._chooser(pos), "departure", verb.each(spaces), (self._rule(pos),), {"piece": p})

    def _lose(self, pos: War, p: int) -> None:
        for q in (p, *([pos.aboard[p]] if p in pos.aboard else [])):
            _strike(pos, q, self._rule(pos))

    def _settle(self, pos: War, space: int) -> None:
        p = self.units[0]
        pos.replace(Departure(self.units[1:], self.why))
        cargo = [pos.aboard[p]] if p in pos.aboard else []
        for q in (p, *cargo):
            pos.role[q] = 0
            if pos.place[q] == pos.kit.circle:
                pos.due[q] = pos.down[q] = 0
            pos.put(q, space)
        pos.aboard = {q: unit for q, unit in pos.aboard.items() if q != p}
        pos.event("resettled", self._rule(pos), piece=p, to=space)

    @offers(SETTLE_AT, why=lambda self, pos, space: self._rule(pos))
    def settle_at(self, pos: War, space: int) -> None:
        self._settle(pos, space)

    @offers(DOCK, why=lambda self, pos, space: self._rule(pos))
    def dock(self, pos: War, space: int) -> None:
        self._settle(pos, space)


def _strike(pos: War, p: int, rule: str) -> None:
    """A unit is destroyed."""
    pos.aboard = {q: unit for q, unit in pos.aboard.items() if p not in (q, unit)}
    pos.role[p] = pos.down[p] = pos.damaged[p] = 0
    pos.put(p, pos.kit.lost)
    pos.event("destroyed", rule, piece=p)


class Expulsion(Answers[War], frozen=True):
    """An Allied power lets the French units in its hexes go, or destroys all of them: then Vichy is hostile to it."""

    side: Side

    def advance(self, pos: War) -> Asks:
        rules = ("WIF-17.3-e", "WIF-17.3-f")
        args: dict[str, object] = {"side": self.side, "pieces": list(abroad(pos, self.side))}
        return Ask(pos.seat(self.side), "expulsion", [LET_GO, DESTROY_FRENCH], rules, args)

    @offers(LET_GO)
    def let_go(self, pos: War) -> None:
        pos.replace(Departure(abroad(pos, self.side), "allies"))

    @offers(DESTROY_FRENCH)
    def destroy(self, pos: War) -> None:
        pos.pop()
        for p in abroad(pos, self.side):
            _strike(pos, p, "WIF-17.3-f")
        pos.hostile |= 1 << self.side
        pos.forget()
        pos.event("vichy-hostile", "WIF-17.3-f", side=self.side)


# who is disbanded


def conscripts(pos: War) -> list[Pieces]:
    """The French land and air units of Metropolitan Vichy France, and of each group that follows it."""
    found: dict[str, list[int]] = {}
    for p in (*pos.in_play(), *pos.in_the_air()):
        space = pos.place[p]
        if pos.side(p) not in (FRANCE, VICHY) or pos.holder[space] != VICHY:
            continue
        place = "" if is_metropolitan(pos, space) else group_of(pos, pos.home[space])
        found.setdefault(place, []).append(p)
    return [tuple(units) for _, units in sorted(found.items())]


def disband(pos: War, units: Pieces) -> None:
    """Reserves and militia go at once; of the rest half, which the player of Vichy names (17.3)."""
    kit = pos.kit
    drafted = [p for p in units if kit.is_reserve[p] or kit.kind[p] == "MIL"]
    for p in drafted:
        _to_pool(pos, p)
    rest = tuple(p for p in units if p not in drafted)
    if rest:
        pos.push(Disbanding((len(rest) + 1) // 2, rest))


def _to_pool(pos: War, p: int) -> None:
    pos.role[p] = pos.down[p] = 0
    pos.put(p, pos.kit.pool)
    pos.pooled[p] = 1
    pos.event("dismissed", "WIF-17.3-i", piece=p)


class Disbanding(Menu[War], frozen=True):
    """So many units of Vichy go back to the French force pools."""

    left: Number
    units: Pieces

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not self.left:
            pos.pop()
            return None
        return Ask(pos.seat(VICHY), "disbanding", orders, ("WIF-17.3-i",), {"n": self.left})

    @offers(DISBAND, lambda self, pos: self.units, why=lambda self, pos, p: "WIF-17.3-i")
    def disband(self, pos: War, p: int) -> None:
        pos.replace(Disbanding(self.left - 1, tuple(q for q in self.units if q != p)))
        _to_pool(pos, p)


# whose they are


def swear_in(pos: War) -> None:
    """What is left in Vichy's lands is Vichy's, and so are ships that are not on the map; the rest is Free French."""
    kit = pos.kit
    vichy, france = kit.power[VICHY], kit.power[FRANCE]
    colours: dict[int, int] = {}
    for p in on_maps(pos):
        side, theirs = pos.side(p), pos.holder[pos.place[p]] == VICHY
        if side == FRANCE and theirs:
            colours[p] = vichy
        elif side == VICHY and not theirs:
            colours[p] = france
    for p in (*pos.index.at[kit.circle], *pos.index.at[kit.repair], *pos.index.at[kit.hulls]):
        if kit.is_ship[p] and pos.side(p) == FRANCE:
            colours[p] = vichy
            pos.cite("WIF-17.3-l")
    pos.enlist(colours)
    pos.cite("WIF-17.3-k", "WIF-17.3-o")


def thin_out(pos: War) -> None:
    """Half of each French force pool leaves the game, at random; De Gaulle is Free French, or waits (17.3).

    A pool holds units of one type and cost (13.6.5-o).
    """
    kit, pools = pos.kit, dict[tuple[str, int], list[int]]()
    for p in pos.index.at[kit.pool]:
        if pos.pooled[p] and pos.side(p) == FRANCE and pos.nation[p] == kit.power[FRANCE]:
            pools.setdefault(("SCS" if kit.kind[p] in WARSHIPS else kit.kind[p], kit.cost[p]), []).append(p)
    for _, units in sorted(pools.items()):
        for _ in range((len(units) + 1) // 2):
            p = kit.piece_index[pos.draw([kit.piece_names[q] for q in units])]
            units.remove(p)
            pos.pooled[p] = 0
            pos.put(p, kit.scrapped)
            pos.event("struck-off", "WIF-17.3-m", piece=p)
    for p, name in enumerate(kit.label):
        if name == "De Gaulle" and pos.nation[p] in (kit.power[FRANCE], kit.power[VICHY]) and not kit.option[p]:
            _free(pos, p)


def _free(pos: War, p: int) -> None:
    kit = pos.kit
    stays = pos.on_map(p) and pos.holder[pos.place[p]] == FRANCE
    if not stays and not (pos.place[p] == kit.pool and pos.pooled[p]):
        pos.down[p] = pos.role[p] = 0
        pos.put(p, kit.pool)
        pos.enlist({p: -1})
        pos.pooled[p] = 1
        pos.event("de-gaulle", "WIF-17.3-p", piece=p)
