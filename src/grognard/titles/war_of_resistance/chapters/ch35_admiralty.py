"""27C1, 34E, 34H, 35 The navies in the initial phase: reinforcements, repairs, acquisitions."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Side, Word
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch27_ships import (
    berth,
    dock,
    fleet,
    in_play,
    is_docked,
    kind_of,
    strength,
    why_not_port,
)
from grognard.titles.war_of_resistance.chapters.ch31_cargo import aboard
from grognard.titles.war_of_resistance.chapters.ch33_gunfire import rearm
from grognard.titles.war_of_resistance.chapters.ch42_stability import begins_month
from grognard.titles.war_of_resistance.kit import JAPAN
from grognard.titles.war_of_resistance.kit_naval import CRAFT, FLOTILLA, RIVER_TRANSPORT, TRANSPORT
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX
from grognard.titles.war_of_resistance.verbs import DONE, VERBS
from grognard.titles.war_of_resistance.war import War

REPAIR = VERBS.piece("repair-ship")
REBUILD = VERBS.piece("rebuild-ship")
REPAIR_CRAFT = VERBS.piece("repair-craft")
ACQUIRE = VERBS.choice("acquire")
COMMISSION = VERBS.space("commission-at")
PAY = VERBS.choice("keep-acquired")
MONTHLY = 2
"""Naval repair points that come in the first turn of each month (35B; reconstruction)."""
MENDED = 2
"""Up to this die a damaged landing craft is repaired by itself (34H)."""
POINTS = {TRANSPORT: 5, CRAFT: 1}
"""What a resource point brings for a turn (34E)."""
LIMITS = {TRANSPORT: 25, CRAFT: 10}
"""Most that may be acquired beyond the normal allowance (32C, 34E)."""
KINDS = (TRANSPORT, CRAFT)
RIVER_CRAFT = (FLOTILLA, RIVER_TRANSPORT)


class Admiralty(Answers[War], frozen=True):
    """The navy of a side in its initial phase."""

    side: Side
    begun: bool = False
    piece: Piece = -1
    """A ship for which a port is chosen."""
    half: bool = False
    """Whether the last point that was spent on landing craft repairs one more of them (35B)."""

    def advance(self, pos: War) -> Asks:
        if not self.begun:
            pos.replace(replace(self, begun=True))
            self._begin(pos)
            return None
        if self.piece >= 0:
            orders = self.offered(pos, COMMISSION)
            args: dict[str, object] = {"piece": self.piece}
            if not orders:
                pos.replace(replace(self, piece=-1))
                return None
            return Ask(pos.seat(self.side), "commission", orders, ("WOR-35A-a", "WOR-35B-c"), args)
        for p in due(pos, self.side):
            if ports_for(pos, p):
                pos.replace(replace(self, piece=p))
                return None
        if self.side != JAPAN:
            pos.pop()
            return None
        orders = self.offered(pos, REPAIR, REBUILD, REPAIR_CRAFT, ACQUIRE)
        if not orders:
            pos.pop()
            return None
        args = {"points": pos.repair_points}
        return Ask(pos.seat(self.side), "admiralty", [*orders, DONE], ("WOR-27C1-a", "WOR-35B-a", "WOR-34E-a"), args)

    def _begin(self, pos: War) -> None:
        rearm(pos, self.side)
        withdraw(pos, self.side)
        if self.side == JAPAN:
            if begins_month(pos):
                pos.repair_points += MONTHLY
                pos.cite("WOR-35B-a")
            return_acquired(pos)
        for p in sorted(q for q in pos.worn if pos.kit.side[q] == self.side):
            die = pos.roll()
            if die <= MENDED:
                pos.worn.remove(p)
            result = "success" if die <= MENDED else "failure"
            pos.event("craft-mended", "WOR-34H-c", piece=p, die=die, success=result)

    @offers(
        COMMISSION, lambda self, pos: ports_for(pos, self.piece) if self.piece >= 0 else [], why=lambda *_: "WOR-35A-a"
    )
    def commission(self, pos: War, space: int) -> None:
        dock(pos, self.piece, space)
        pos.event("commissioned", "WOR-35A-a", piece=self.piece, space=space)
        pos.replace(replace(self, piece=-1))

    @offers(REPAIR, lambda self, pos: fleet(pos, JAPAN), lambda self, pos, p: why_not_repair(pos, p))
    def repair(self, pos: War, p: int) -> None:
        """A point repairs one damage; the ship does nothing else in this turn (35B)."""
        pos.repair_points -= 1
        pos.hits[p] -= 1
        if p not in pos.docked:
            pos.docked.append(p)
        pos.event("ship-repaired", "WOR-35B-b", "WOR-35B-e", piece=p, left=strength(pos, p))

    @offers(REBUILD, lambda self, pos: list(pos.kit.naval.pieces), lambda self, pos, p: why_not_rebuild(pos, p))
    def rebuild(self, pos: War, p: int) -> None:
        """A point rebuilds one point of a ship that was sunk; it is ready at once (35B)."""
        pos.repair_points -= 1
        pos.hits[p] = pos.kit.naval.ship[p].strength - 1 if not in_play(pos, p) else pos.hits[p] - 1
        pos.event("ship-rebuilt", "WOR-35B-c", piece=p, left=strength(pos, p))
        if in_play(pos, p):
            return
        kind = kind_of(pos, p)
        if kind in KINDS and pos.deficits[KINDS.index(kind)]:
            pos.deficits[KINDS.index(kind)] -= 1
            pos.hits[p] = 0
            pos.put(p, pos.kit.pool)
            pos.cite("WOR-34E-e")
        elif kind in RIVER_CRAFT:
            pos.replace(replace(self, piece=p))
        else:
            pos.put(p, pos.kit.box[JAPAN_BOX])

    @offers(REPAIR_CRAFT, lambda self, pos: list(pos.worn), lambda self, pos, p: why_not_mend(pos, self, p))
    def repair_craft(self, pos: War, p: int) -> None:
        """A point repairs up to two damaged landing craft, wherever they are, as their owner says (35B)."""
        pos.repair_points -= not self.half
        pos.replace(replace(self, half=not self.half))
        pos.worn = [q for q in pos.worn if q != p]
        pos.event("craft-repaired", "WOR-35B-d", piece=p)

    @offers(ACQUIRE, lambda self, pos: KINDS, lambda self, pos, kind: why_not_acquire(pos, kind))
    def acquire(self, pos: War, kind: str) -> None:
        """A resource point in the Japan box adds five naval transports or a landing craft for the turn (34E)."""
        box = pos.kit.box[JAPAN_BOX]
        pos.resources[box] -= 1
        if not pos.resources[box]:
            del pos.resources[box]
        left = POINTS[kind]
        for p in spare(pos, kind):
            size = pos.kit.naval.ship[p].strength
            if size <= left:
                pos.hits[p] = 0
                pos.put(p, box)
                left -= size
        pos.extra[KINDS.index(kind)] += POINTS[kind] - left
        pos.event("acquired", "WOR-34E-a", item=kind, points=POINTS[kind] - left)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


# 35A


def due(pos: War, side: int) -> list[int]:
    """Reinforcements that have their turn and wait for a port, and rebuilt river craft."""
    kit = pos.kit
    return [
        p
        for p in kit.naval.pieces
        if kit.side[p] == side
        and pos.place[p] == kit.pool
        and 0 < kit.naval.ship[p].arrives <= pos.turn
        and not (kit.naval.ship[p].leaves and pos.turn >= kit.naval.ship[p].leaves)
    ]


def ports_for(pos: War, p: int) -> list[int]:
    """Ports in which a new ship may be placed: any of its side in China."""
    kit = pos.kit
    return [
        space
        for space in pos.harbours
        if space < kit.hex_count and kit.nation.region[space] and not why_not_port(pos, p, space)
    ]


def withdraw(pos: War, side: int) -> None:
    """Ships leave China for good as the order of battle says; what they carry goes ashore in Japan."""
    kit = pos.kit
    for p in kit.naval.pieces:
        if kit.side[p] == side and kit.naval.ship[p].leaves == pos.turn and in_play(pos, p):
            pos.berths.pop(p, None)
            pos.put(p, kit.removed)
            pos.event("ship-withdrawn", "WOR-35A-a", piece=p)


# 35B


def why_not_repair(pos: War, p: int) -> Refusals:
    kit = pos.kit
    if kit.side[p] != JAPAN or not pos.hits[p] or not in_play(pos, p):
        return "WOR-35B-b"
    if not pos.repair_points or any(pos.deficits):
        return "WOR-34E-e" if any(pos.deficits) else "WOR-35B-a"
    if pos.place[p] == kit.box[JAPAN_BOX]:
        return None
    near = kind_of(pos, p) in RIVER_CRAFT and is_docked(pos, p) and p not in pos.river_boxes
    return None if near else "WOR-35B-b"


def why_not_rebuild(pos: War, p: int) -> Refusals:
    """Ships that were sunk; one that was rebuilt in part in the Japan box is repaired instead."""
    kit = pos.kit
    if kit.side[p] != JAPAN or pos.place[p] != kit.lost:
        return "WOR-35B-c"
    if not pos.repair_points:
        return "WOR-35B-a"
    owed = [kind for kind, count in zip(KINDS, pos.deficits, strict=True) if count]
    if owed and kind_of(pos, p) not in owed:
        return "WOR-34E-e"
    return None if kind_of(pos, p) not in RIVER_CRAFT or ports_for(pos, p) else "WOR-35B-c"


def why_not_mend(pos: War, frame: Admiralty, p: int) -> Refusals:
    if pos.kit.side[p] != JAPAN or p not in pos.worn:
        return "WOR-35B-d"
    if any(pos.deficits):
        return "WOR-34E-e"
    return None if pos.repair_points or frame.half else "WOR-35B-a"


# 34E


def spare(pos: War, kind: str) -> list[int]:
    """Counters of the mix that are not in play, the largest first."""
    kit = pos.kit
    free = [
        p
        for p in kit.naval.pieces
        if kit.side[p] == JAPAN and kind_of(pos, p) == kind and pos.place[p] == kit.pool and p not in pos.worn
    ]
    return sorted((p for p in free if not kit.naval.ship[p].arrives), key=lambda p: -kit.naval.ship[p].strength)


def why_not_acquire(pos: War, kind: str) -> Refusals:
    if kind not in KINDS:
        return "WOR-34E-a"
    if not pos.resources.get(pos.kit.box[JAPAN_BOX]):
        return "WOR-34E-a"
    if pos.extra[KINDS.index(kind)] + POINTS[kind] > LIMITS[kind] or not spare(pos, kind):
        return "WOR-34E-a"
    return None


def return_acquired(pos: War) -> None:
    """What was acquired for the last turn is paid for again or taken back (34E)."""
    for number, kind in enumerate(KINDS):
        if pos.extra[number]:
            pos.push(Upkeep(kind))


def take_back(pos: War, p: int) -> None:
    """A ship that was acquired leaves the game again; its damage stays with it (34E)."""
    pos.berths.pop(p, None)
    pos.put(p, pos.kit.pool)


def remainder(pos: War, p: int, points: int) -> list[int]:
    """Counters of the mix, the largest first, that together are what is left of a transport when a part goes (27A4)."""
    kit, found = pos.kit, []
    if points <= 0 or pos.hits[p]:
        return []
    for q in spare(pos, kind_of(pos, p)):
        if kit.naval.ship[q].strength <= points:
            found.append(q)
            points -= kit.naval.ship[q].strength
    return [] if points else found


class Upkeep(Answers[War], frozen=True):
    """Whether transports or landing craft of the last turn are kept for another resource point each lot (34E)."""

    kind: Word
    kept: Number = 0
    """Points of strength that have been paid for again, lot by lot."""

    def advance(self, pos: War) -> Asks:
        price = self.price(pos)
        if not price or not pos.resources.get(pos.kit.box[JAPAN_BOX]):
            self.give_back(pos)
            return None
        args: dict[str, object] = {"item": self.kind, "points": price}
        return Ask(pos.seat(JAPAN), "upkeep", [*PAY.each([self.kind]), DONE], ("WOR-34E-c", "WOR-34E-f"), args)

    def price(self, pos: War) -> int:
        """Resource points that would keep all that is not paid for yet."""
        return -(-(pos.extra[KINDS.index(self.kind)] - self.kept) // POINTS[self.kind])

    @offers(PAY, lambda self, pos: [self.kind])
    def keep(self, pos: War, kind: str) -> None:
        box = pos.kit.box[JAPAN_BOX]
        pos.resources[box] -= 1
        if not pos.resources[box]:
            del pos.resources[box]
        pos.cite("WOR-34E-b")
        pos.event("upkeep-paid", "WOR-34E-f", item=kind, points=1)
        left = pos.extra[KINDS.index(kind)] - self.kept
        pos.replace(replace(self, kept=self.kept + min(POINTS[kind], left)))

    @offers(DONE)
    def give_back(self, pos: War) -> None:
        """Ships without cargo go, the largest that fit; of a larger one a part (27A4). What is missing is owed."""
        pos.pop()
        number = KINDS.index(self.kind)
        left = pos.extra[number] - self.kept
        if not left:
            return
        own = [
            p for p in fleet(pos, JAPAN) if kind_of(pos, p) == self.kind and not aboard(pos, [p]) and p not in pos.holds
        ]
        for p in sorted(own, key=lambda p: -strength(pos, p)):
            if strength(pos, p) <= left:
                left -= strength(pos, p)
                take_back(pos, p)
        for p in sorted(own, key=lambda p: strength(pos, p)):
            if left and in_play(pos, p) and (smaller := remainder(pos, p, strength(pos, p) - left)):
                node, space = pos.berths.get(p, -1), pos.place[p]
                for q in smaller:
                    pos.hits[q], pos.spent[q] = 0, pos.spent[p]
                    dock(pos, q, space) if node < 0 else berth(pos, q, node)
                take_back(pos, p)
                pos.cite("WOR-27A4-a")
                left = 0
        pos.extra[number] = self.kept
        if left:
            pos.deficits[number] += left
            pos.cite("WOR-34E-d")
        if self.kind == CRAFT and pos.worn:
            pos.cite("WOR-34E-g")
        pos.event("acquired-returned", "WOR-34E-c", item=self.kind, points=left)
