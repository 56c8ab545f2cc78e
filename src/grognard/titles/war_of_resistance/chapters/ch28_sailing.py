"""28 Naval movement: ships are taken in hand, alone or together, sent over sea and rivers, and put into port."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Pieces, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch20_patrols import sight
from grognard.titles.war_of_resistance.chapters.ch27_assembly import (
    JOIN_SHIP,
    PART_SHIP,
    BreakingUp,
    Combining,
    combinable,
    divisible,
    joinable,
    why_not_part,
)
from grognard.titles.war_of_resistance.chapters.ch27_ships import (
    berth,
    dock,
    fleet,
    in_play,
    is_docked,
    kind_of,
    naval_zone,
    ships_at,
    strength,
    why_not_port,
)
from grognard.titles.war_of_resistance.chapters.ch28_water import (
    blockades,
    docks,
    points_left,
    points_of,
    voyage,
    why_not_water,
)
from grognard.titles.war_of_resistance.chapters.ch29_contact import meet, meetings, toss
from grognard.titles.war_of_resistance.chapters.ch31_barges import RiverFreight
from grognard.titles.war_of_resistance.chapters.ch31_cargo import PORT, aboard, partners, shores
from grognard.titles.war_of_resistance.chapters.ch31_rivers import (
    RIVER_SHIP,
    RiverPassage,
    travellers,
    why_not_by_river,
)
from grognard.titles.war_of_resistance.chapters.ch31_transport import (
    CHANGE,
    DEBARK,
    EMBARK,
    FREIGHT,
    Freight,
    comes_ashore,
    debarkations,
    embark,
    embarkations,
    freight_hexes,
    transfer,
    why_not_debark,
    why_not_embark,
    why_not_freight,
    why_not_transfer,
)
from grognard.titles.war_of_resistance.chapters.ch32_ashore import landed_at, storm, why_not_storm
from grognard.titles.war_of_resistance.chapters.ch32_beachheads import beachheads
from grognard.titles.war_of_resistance.chapters.ch37_boxes import Travel
from grognard.titles.war_of_resistance.chapters.ch41_mandates import adopt_posture, provokes
from grognard.titles.war_of_resistance.chapters.ch45_factions import sail_through
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.kit_naval import CRAFT, FLOTILLA, GUNBOATS, TASK_FORCE, TRANSPORT
from grognard.titles.war_of_resistance.verbs import OVERRUN, STOP, TO, VERBS, WITH
from grognard.titles.war_of_resistance.war import MOVED, War, enemy

SAIL = VERBS.piece("sail")
BESIDE = VERBS.space("beside")
OPEN_WATER = VERBS.word("open-water")
DOCK = VERBS.space("dock")
LAY = VERBS.word("lay-guns")
PREPARATION = 90
"""Naval movement points to prepare for gunfire (33)."""
FAR = 1 << 20
"""More points than any way costs."""


class Sailors(RiverFreight, frozen=True):
    """In a movement or exploitation phase ships sail too (27C2, 27C5)."""

    def labours(self, pos: War) -> list[Order]:
        if pos.phasing != self.side:
            return super().labours(pos)
        return super().labours(pos) + self.offered(pos, SAIL, OVERRUN, PART_SHIP, JOIN_SHIP, RIVER_SHIP)

    @offers(SAIL, lambda self, pos: fleet(pos, self.side), lambda self, pos, p: why_not_sail(pos, p, self))
    def sail(self, pos: War, p: int) -> None:
        pos.cite("WOR-28-a", "WOR-27C2-a", *(("WOR-27C5-a",) if self.exploits else ()))
        group = tuple(q for q in partners(pos, [p]) if q != p)
        pos.push(Sailing(p, group))
        for q in (p, *group):
            toss(pos, q)

    @offers(
        PART_SHIP,
        lambda self, pos: divisible(pos, self.side),
        why=lambda self, pos, p: why_not_part(pos, self.side, p),
    )
    def part_ship(self, pos: War, p: int) -> None:
        pos.push(BreakingUp(p))

    @offers(
        JOIN_SHIP,
        lambda self, pos: joinable(pos, self.side),
        why=lambda self, pos, p: None if combinable(pos, self.side, p) else "WOR-27A4-a",
    )
    def join_ship(self, pos: War, p: int) -> None:
        pos.push(Combining((p,)))

    @offers(
        RIVER_SHIP,
        lambda self, pos: travellers(pos, self.side),
        why=lambda self, pos, p: why_not_by_river(pos, self.side, p),
    )
    def by_river(self, pos: War, p: int) -> None:
        pos.push(RiverPassage(p))

    @offers(
        OVERRUN,
        lambda self, pos: beachheads(pos, self.side),
        lambda self, pos, space: why_not_storm(pos, landed_at(pos, space, self.side), space, "WOR-32B1-a"),
    )
    def overrun_ashore(self, pos: War, space: int) -> None:
        """Those who have landed among enemies overrun them, when all are ashore that are to be (32B1)."""
        storm(pos, landed_at(pos, space, self.side), space, "WOR-32B1-a")


def why_not_sail(pos: War, p: int, phase: Travel) -> Refusals:
    """A ship moves in the movement and exploitation phases of its side (28)."""
    if pos.kit.side[p] != phase.side or pos.phasing != phase.side:
        return "WOR-28-a"
    if not in_play(pos, p):
        return "WOR-28-a"
    if p in pos.docked:
        return "WOR-35B-e"
    if p in pos.idle_boats or p in pos.river_boxes:
        return "WOR-31D2-b"
    if p in pos.ferries:
        return "WOR-34F-a"
    if pos.marks[p] & MOVED:
        return "WOR-28-b"
    return "WOR-28-b" if points_of(pos, p) <= pos.spent[p] else None


class Sailing(Answers[War], frozen=True):
    """Ships in hand. They go where they are sent, water by water; what they meet interrupts them."""

    piece: Piece
    company: Pieces = ()
    path: tuple[Number, ...] = ()
    aim: Space = -1
    """The hex that was picked, while it is asked which of its waters is meant."""
    paid: Pieces = ()
    """Ships that have paid for embarking or debarking where they are now (31A)."""
    elsewhere = {"attack": "WOR-9-a", "move": "WOR-6-a"}

    @property
    def ships(self) -> Pieces:
        return (self.piece, *self.company)

    def advance(self, pos: War) -> Asks:
        if not is_afloat(pos, self.piece):
            pos.pop()
            return None
        if lost := [q for q in self.company if not in_play(pos, q)]:
            pos.replace(replace(self, company=tuple(q for q in self.company if q not in lost)))
            return None
        if self.path:
            sail_on(pos, self)
            return None
        args: dict[str, object] = {
            "piece": self.piece,
            "left": points_left(pos, self.ships),
            "n": len(self.company) + len(aboard(pos, self.ships)),
        }
        seat = pos.seat(pos.kit.side[self.piece])
        if self.aim >= 0:
            orders = self.offered(pos, OPEN_WATER, BESIDE)
            return Ask(seat, "which-water", orders, ("WOR-28-f", "WOR-27B2-a"), {"space": self.aim, **args})
        orders = TO.each(self.spaces(pos))
        orders += self.offered(pos, DOCK, WITH, EMBARK, DEBARK, CHANGE, FREIGHT, LAY)
        return Ask(seat, "sailing", [*orders, STOP], ("WOR-28-b", "WOR-28-c"), args)

    # where to

    def waters_at(self, pos: War, space: int) -> list[int]:
        """The waters in reach in a hex, river hexsides beside it among them."""
        hexes = pos.kit.naval.hexes
        return [node for node in self._nodes(pos) if space in hexes[node]]

    def _nodes(self, pos: War) -> list[int]:
        """Waters in reach but for the one where they are; they go to Japan from anywhere but from there."""
        nodes = voyage(pos, self.ships).nodes()
        nodes.pop(pos.berths.get(self.piece, -1), None)
        if is_docked(pos, self.piece) and pos.place[self.piece] >= pos.kit.hex_count:
            nodes.pop(pos.kit.naval.japan, None)
        return list(nodes)

    def spaces(self, pos: War) -> list[int]:
        naval = pos.kit.naval
        return sorted(set().union(*map(naval.hexes.__getitem__, self._nodes(pos))))

    @offers(TO, why=lambda self, pos, space: why_not_to(pos, self, space))
    def send(self, pos: War, space: int) -> None:
        nodes = self.waters_at(pos, space)
        if len(nodes) == 1:
            self._go(pos, nodes[0])
        else:
            pos.replace(replace(self, aim=space))

    def _choices(self, pos: War, *, river: bool) -> list[int]:
        naval = pos.kit.naval
        return [node for node in self.waters_at(pos, self.aim) if naval.is_river[node] == river]

    @offers(OPEN_WATER, forbids=lambda self, pos, _: None if self._choices(pos, river=False) else "WOR-28-d")
    def open_water(self, pos: War) -> None:
        """The sea or lake of the hex; of two waters with land between, the nearer (28)."""
        costs = voyage(pos, self.ships).costs()
        self._go(pos, min(self._choices(pos, river=False), key=costs.__getitem__))

    @offers(
        BESIDE,
        lambda self, pos: [
            other for node in self._choices(pos, river=True) for other in pos.kit.naval.hexes[node] if other != self.aim
        ],
        why=lambda self, pos, space: why_not_beside(pos, self, space),
    )
    def beside(self, pos: War, space: int) -> None:
        """The river hexside between the hex and another."""
        naval = pos.kit.naval
        self._go(pos, next(n for n in self._choices(pos, river=True) if space in naval.hexes[n]))

    def _go(self, pos: War, node: int) -> None:
        naval = pos.kit.naval
        path = voyage(pos, self.ships).path(node)
        if is_docked(pos, self.piece) and pos.place[self.piece] < pos.kit.hex_count:
            for p in self.ships:
                leave_port(pos, p, path, node)
        if any(naval.is_river[each] for each in path):
            pos.cite("WOR-28B-a")
        pos.event(
            "sails",
            "WOR-28-c",
            piece=self.piece,
            space=pos.place[self.piece],
            to=naval.hexes[node][0],
            water=naval.names[node],
        )
        pos.replace(replace(self, path=tuple(path), aim=-1, paid=()))

    # others

    @offers(
        WITH,
        lambda self, pos: [q for q in fleet(pos, pos.kit.side[self.piece]) if q not in self.ships],
        lambda self, pos, q: why_not_join(pos, self, q),
    )
    def take_along(self, pos: War, q: int) -> None:
        pos.cite("WOR-28-e")
        more = [each for each in partners(pos, [q]) if each not in self.ships]
        pos.replace(replace(self, company=(*self.company, *more), paid=()))
        for each in more:
            toss(pos, each)

    @offers(DOCK, lambda self, pos: docks(pos, self.piece), lambda self, pos, s: why_not_dock(pos, self, s))
    def enter_port(self, pos: War, space: int) -> None:
        for p in self.ships:
            dock(pos, p, space)
            if p in pos.laid:
                pos.laid.remove(p)
        pos.event("docks", "WOR-28-m", "WOR-27B2-a", *port_rules(pos, space), piece=self.piece, space=space)
        pos.replace(replace(self, paid=()))

    @offers(LAY, forbids=lambda self, pos, _: why_not_lay(pos, self))
    def lay_guns(self, pos: War) -> None:
        """A ship prepares for naval gunfire where it is (33)."""
        for p in self.ships:
            pos.spent[p] += PREPARATION
            if kind_of(pos, p) in (TASK_FORCE, FLOTILLA) and p not in pos.laid:
                pos.laid.append(p)
                pos.event("lays-guns", "WOR-33-b", piece=p, space=pos.place[p])

    # cargo

    @offers(EMBARK, lambda self, pos: embarkations(pos, self.ships), lambda self, pos, p: why_not_embark(pos, self, p))
    def take_aboard(self, pos: War, p: int) -> None:
        embark(pos, self, p)

    @offers(DEBARK, lambda self, pos: debarkations(pos, self.ships), lambda self, pos, p: why_not_debark(pos, self, p))
    def put_ashore(self, pos: War, p: int) -> None:
        comes_ashore(pos, self, p)

    @offers(
        CHANGE, lambda self, pos: debarkations(pos, self.ships), lambda self, pos, p: why_not_transfer(pos, self, p)
    )
    def change_ships(self, pos: War, p: int) -> None:
        transfer(pos, self, p)

    @offers(
        FREIGHT, lambda self, pos: freight_hexes(pos, self.ships), lambda self, pos, s: why_not_freight(pos, self, s)
    )
    def handle(self, pos: War, space: int) -> None:
        pos.push(Freight(self.ships, space, shores(pos, self.piece).get(space, PORT), self.paid))

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()
        pos.stirred = True
        phase = pos.stack[-1]
        if isinstance(phase, Sailors):
            pos.replace(replace(phase, left=None))


def port_rules(pos: War, space: int) -> list[str]:
    """What kind of port a ship enters (30A)."""
    found = ["WOR-30A-b" if pos.kit.port[space] == "river" else "WOR-30A-a"]
    if space in pos.kit.naval.inland_ports:
        found.append("WOR-30A4-a")
    return found


def leave_port(pos: War, p: int, path: list[int], node: int) -> None:
    """A ship is on the water before its port, from where its way begins."""
    naval, here = pos.kit.naval, pos.place[p]
    first = path[0] if path else node
    for body in naval.bodies.get(here, ()):
        if body == node or first in naval.next_to[body]:
            berth(pos, p, body)
            return
    for bank in naval.banks.get(here, ()):
        if bank == node or first in naval.next_to[bank]:
            berth(pos, p, bank)
            pos.spent[p] += 1
            return


def sail_on(pos: War, frame: Sailing) -> None:
    """Go the way that is picked, until something comes between."""
    depth = len(pos.stack)
    for i, node in enumerate(frame.path, 1):
        left = replace(frame, path=frame.path[i:])
        pos.replace(left)
        step(pos, frame.ships, node)
        if len(pos.stack) != depth or pos.stack[-1] is not left or pos.result is not None:
            return
        if not is_afloat(pos, frame.piece) or not all(in_play(pos, q) for q in frame.company):
            return


def is_afloat(pos: War, p: int) -> bool:
    return in_play(pos, p) and strength(pos, p) > 0


def step(pos: War, ships: Pieces, node: int) -> None:
    """Enter the next water: pay, and meet who and what is there (28A, 28C)."""
    kit, naval = pos.kit, pos.kit.naval
    side = kit.side[ships[0]]
    others = [q for q in pos.berths if kit.side[q] != side]
    known = {q: naval_zone(pos, q) for q in ships} if side == JAPAN and others else {}
    cost = int(naval.costs[naval.graph.link(pos.berths.get(ships[0], naval.japan), node)])
    if pos.table.cited is not None:
        for p in ships:
            pos.cite(*water_rules(pos, p, node))
    for p in ships:
        pos.spent[p] += cost
        if p in pos.laid:
            pos.laid.remove(p)
            pos.cite("WOR-33-b")
        berth(pos, p, node)
    if node == naval.japan:
        pos.cite("WOR-30A3-a", "WOR-30A3-b")
        return
    if side == CHINA and any(provokes(pos, space) for space in naval.hexes[node]) and not naval.is_river[node]:
        adopt_posture(pos, "WOR-41A2c-a")
    for p in ships:
        sail_through(pos, p, node)
        toss(pos, p)
    if side == CHINA:
        met = meet(pos, meetings(pos, ships, others))
        _look_out(pos, ships, met)
        return
    pairs = []
    for q, p in meetings(pos, others, ships):
        before = known.get(q)
        if before is None or not before[pos.berths[p]]:
            pairs.append((q, p))
    _look_out(pos, ships, meet(pos, pairs))


def _look_out(pos: War, ships: Pieces, met: bool) -> None:
    """Naval patrols of the enemy; an air operation comes before a naval combat (20G2h, 28A)."""
    if sight(pos, ships) and met:
        pos.cite("WOR-28A-e")


BY_KIND = {TASK_FORCE: "WOR-34D1-a", TRANSPORT: "WOR-28-h", CRAFT: "WOR-28-n"}
"""By category: the rule by which a ship goes along a river."""


def water_rules(pos: War, p: int, node: int) -> list[str]:
    """The rules by which a ship enters some water."""
    kit, naval = pos.kit, pos.kit.naval
    found = ["WOR-27A2-a", "WOR-27A-a"]
    before = pos.berths.get(p, -1)
    if naval.is_river[node]:
        found += ["WOR-28B-a", "WOR-27B3-b" if before >= 0 and naval.is_river[before] else "WOR-27B3-c"]
        if kit.piece_names[p] == GUNBOATS:
            found.append("WOR-34D1-b")
        elif kind_of(pos, p) in BY_KIND:
            found.append(BY_KIND[kind_of(pos, p)])
        if node in naval.is_canal:
            found.append("WOR-27B6-a")
        if node in naval.yellow_river:
            found.append("WOR-34D2-b")
        return found
    found.append("WOR-27B3-a")
    if not naval.is_open[node]:
        found.append("WOR-27B9-a")
    if node in naval.lakes:
        found.append("WOR-27B10-a")
    space = naval.hexes[node][0]
    if space < kit.hex_count and pos.index.units[enemy(kit.side[p])][space]:
        found.append("WOR-27A2-b")
    if any(is_docked(pos, q) for q in ships_at(pos, space, enemy(kit.side[p]))):
        found.append("WOR-28-k")
    return found


def why_not_to(pos: War, frame: Sailing, space: int) -> list[Reason]:
    """Why ships cannot go to a hex, or along the rivers beside it."""
    naval = pos.kit.naval
    nodes = [*naval.bodies.get(space, ()), *naval.banks.get(space, ())]
    if space == naval.hexes[naval.japan][0]:
        nodes = [naval.japan]
    if not nodes:
        return [Reason("WOR-28-d"), Reason("WOR-34D2-a"), Reason("WOR-27B8-a")]
    rules = {rule for node in nodes for p in frame.ships if (rule := why_not_water(pos, p, node))}
    found = [Reason(rule) for rule in sorted(rules)]
    if all(any(why_not_water(pos, p, node) for p in frame.ships) for node in nodes):
        return found
    wide = voyage(pos, frame.ships, FAR).nodes()
    if any(node in wide for node in nodes):
        found.append(Reason("WOR-28-b", "too-far", {"n": points_left(pos, frame.ships)}))
    if not any(node in wide for node in nodes) or space in pos.kit.neighbours[pos.place[frame.piece]]:
        found += [Reason("WOR-28-f"), *map(Reason, blockades(pos, frame.piece))]
    return found


def why_not_beside(pos: War, frame: Sailing, space: int) -> Refusals:
    """Why ships do not enter the river hexside between the hex that was picked and another."""
    naval = pos.kit.naval
    sides = [node for node in naval.banks.get(frame.aim, ()) if space in naval.hexes[node]]
    rules = {rule for node in sides for p in frame.ships if (rule := why_not_water(pos, p, node))}
    return tuple(sorted(rules)) or "WOR-28B-a"


def why_not_join(pos: War, frame: Sailing, q: int) -> Refusals:
    """Ships go together from the same water or port, and each keeps all rules (28)."""
    if pos.kit.side[q] != pos.kit.side[frame.piece] or pos.place[q] != pos.place[frame.piece]:
        return "WOR-28-e"
    if pos.berths.get(q, -1) != pos.berths.get(frame.piece, -1):
        return "WOR-28-e"
    if q in pos.docked:
        return "WOR-35B-e"
    if q in pos.idle_boats or q in pos.river_boxes:
        return "WOR-31D2-b"
    if q in pos.ferries:
        return "WOR-34F-a"
    return None if pos.spent[q] < points_of(pos, q) else "WOR-28-b"


def why_not_dock(pos: War, frame: Sailing, space: int) -> Refusals:
    return next((rule for p in frame.ships if (rule := why_not_port(pos, p, space))), None)


def why_not_lay(pos: War, frame: Sailing) -> Refusals:
    """Task forces and flotillas with enough points left prepare to fire (33, 27C2)."""
    guns = [p for p in frame.ships if kind_of(pos, p) in (TASK_FORCE, FLOTILLA) and p not in pos.laid]
    if not guns or pos.place[frame.piece] >= pos.kit.hex_count:
        return "WOR-33-b"
    return ("WOR-27C2-b", "WOR-33-b") if points_left(pos, frame.ships) < PREPARATION else None
