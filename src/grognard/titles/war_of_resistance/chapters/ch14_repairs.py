"""14A1e-h, 14A3: what engineers do in the movement phase: repairs, demolition, gauges, the end of rapid works."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Pieces
from grognard.core.order import Order
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch6_allowance import allowance
from grognard.titles.war_of_resistance.chapters.ch7_rail import Railing, RailLabours, outside_limits
from grognard.titles.war_of_resistance.chapters.ch7_ways import ways_of
from grognard.titles.war_of_resistance.chapters.ch12_points import RESOURCE, lay
from grognard.titles.war_of_resistance.chapters.ch14_construction import (
    RAPID,
    Work,
    builds,
    complete,
    has_labour,
    lays_rails,
    partners,
    points_in_reach,
    slowed,
    work_of,
)
from grognard.titles.war_of_resistance.chapters.ch20_harassment import pay_toll, work_toll
from grognard.titles.war_of_resistance.chapters.ch44_bridges import (
    beside,
    bridge,
    damage_bridge,
    is_down,
    mend_bridge,
    owner_of,
    played,
)
from grognard.titles.war_of_resistance.chapters.ch45_factions import why_not_destroy
from grognard.titles.war_of_resistance.charts import MUD, QUARTERS, RAIN, TYPHOON
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.theatre import FATAL
from grognard.titles.war_of_resistance.verbs import SOURCE, VERBS
from grognard.titles.war_of_resistance.war import RUSHED, SUPPLIED, War, enemy

FINISH = VERBS.piece("finish")
REPAIR_RAIL = VERBS.word("repair-rail")
WORK_WITH = VERBS.piece("work-with")
REPAIR_BASE = VERBS.word("repair-airbase")
REPAIR_PORT = VERBS.word("repair-port")
DEMOLISH = VERBS.word("demolish-port")
REGAUGE = VERBS.word("change-gauge")

BLOW_BRIDGE = VERBS.space("blow-up-bridge")
REPAIR_BRIDGE = VERBS.space("repair-bridge")

BLOW_POINTS, MAJOR_POINTS = 4 * QUARTERS, 8 * QUARTERS
REPAIR_POINTS, GAUGE_POINTS = 4 * QUARTERS, QUARTERS
BASE_POINTS, PORT_POINTS, DEMOLITION_POINTS = 2 * QUARTERS, 4 * QUARTERS, 3 * QUARTERS


class Labouring(RailLabours, frozen=True):
    """Rapid works of a single turn are finished in the movement phase, for half of an allowance (14A1h)."""

    def labours(self, pos: War) -> list[Order]:
        more = [] if self.exploits or pos.phasing != self.side else self.offered(pos, FINISH)
        return super().labours(pos) + more

    @offers(FINISH, lambda self, pos: sorted(pos.works), lambda self, pos, p: why_not_finish(pos, self, p))
    def finish(self, pos: War, p: int) -> None:
        work = Work(*pos.works[p])
        for q in [p] if work.partner < 0 else [p, work.partner]:
            pos.spent[q] += allowance(pos, q, exploits=False) // 2
        pos.cite("WOR-14A1h-b")
        complete(pos, p)


def why_not_finish(pos: War, phase: RailLabours, p: int) -> Refusals:
    work = work_of(pos, p)
    if work is None or pos.kit.side[p] != phase.side or work.due:
        return "WOR-14A1h-b"
    crew = [p] if work.partner < 0 else [p, work.partner]
    if phase.exploits:
        return "WOR-14A1j-a"
    return "WOR-14A1a-d" if any(pos.place[q] != work.space or pos.spent[q] for q in crew) else None


class Repairing(Railing, frozen=True):
    """A unit in hand repairs railways and other works, or changes gauges; another unit may share the work (14A1h)."""

    helper: Piece = -1
    """Who shares the works of the unit in hand as long as both stand in one hex."""

    def works(self, pos: War) -> list[Order]:
        traits = pos.kit.kind[self.piece].traits
        more = self.offered(pos, BLOW_BRIDGE) if played(pos) else []
        if not traits & {"construction", "base", "railway"}:
            return super().works(pos) + more
        return super().works(pos) + self.offered(
            pos, WORK_WITH, REPAIR_RAIL, REPAIR_BASE, REPAIR_PORT, DEMOLISH, REGAUGE, REPAIR_BRIDGE, BLOW_BRIDGE
        )

    @offers(
        BLOW_BRIDGE,
        lambda self, pos: beside(pos, pos.place[self.piece]),
        lambda self, pos, space: why_not_blow(pos, self, space),
        why=lambda self, pos, space: "WOR-44A1-a",
    )
    def blow_bridge(self, pos: War, space: int) -> None:
        here = pos.place[self.piece]
        pay_toll(pos, self.piece)
        pos.spent[self.piece] += BLOW_POINTS
        damage_bridge(pos, bridge(pos, here, space), FATAL, pos.kit.side[self.piece], "WOR-44A1-e")

    @offers(
        REPAIR_BRIDGE,
        lambda self, pos: beside(pos, pos.place[self.piece]),
        lambda self, pos, space: why_not_mend_bridge(pos, self, space),
        why=lambda self, pos, space: "WOR-44A1-a",
    )
    def repair_bridge(self, pos: War, space: int) -> None:
        link = bridge(pos, pos.place[self.piece], space)
        needs = needs_material(pos, link)
        self.pay(pos, bridge_points(pos, link))
        if needs:
            pos.push(BridgeMaterial(self.piece, link))
            return
        whole = () if is_down(pos, link) else ("WOR-44A1-m",)
        mend_bridge(pos, link, pos.kit.side[self.piece], "WOR-44A1-l" if is_major(pos, link) else "WOR-44A1-k", *whole)

    @offers(
        WORK_WITH,
        lambda self, pos: partners(pos, self.piece, rail=pos.place[self.piece] in pos.rail_hits),
        lambda self, pos, q: why_not_help(pos, self, q),
    )
    def work_with(self, pos: War, q: int) -> None:
        pos.cite("WOR-14A1h-a")
        pos.replace(replace(self, helper=q))

    def crew(self, pos: War) -> Pieces:
        """Who pays for a work: the unit in hand, and who shares it."""
        p, q = self.piece, self.helper
        return (p, q) if q >= 0 and pos.place[q] == pos.place[p] else (p,)

    def cost(self, pos: War, points: int) -> int:
        """What each of them pays in this weather: half if two work, or if civilians help for nothing (14A1g to i)."""
        points = slowed(pos, pos.place[self.piece], points)
        return points // RAPID if len(self.crew(pos)) > 1 or has_labour(pos, self.piece) else points

    def pay(self, pos: War, points: int) -> None:
        cost = self.cost(pos, points)
        for p in self.crew(pos):
            pay_toll(pos, p)
            pos.spent[p] += cost

    def can_pay(self, pos: War, points: int) -> bool:
        cost = self.cost(pos, points)
        return all(allowance(pos, p, exploits=False) - pos.spent[p] >= cost + work_toll(pos, p) for p in self.crew(pos))

    @offers(REPAIR_RAIL, forbids=lambda self, pos, _: why_not_repair(pos, self))
    def repair_rail(self, pos: War) -> None:
        self.pay(pos, REPAIR_POINTS)
        pos.cite("WOR-14A1f-e")
        mend(pos, self.piece)

    @offers(
        REPAIR_BASE, forbids=lambda self, pos, _: why_not_mend(pos, self, BASE_POINTS, pos.base_hits, "WOR-14A1f-b")
    )
    def repair_base(self, pos: War) -> None:
        self.pay(pos, BASE_POINTS)
        pos.cite("WOR-14A1f-e")
        remove_hit(pos.base_hits, pos.place[self.piece])
        pos.event("base-repaired", "WOR-14A1f-b", "WOR-14A1f-a", piece=self.piece, space=pos.place[self.piece])

    @offers(
        REPAIR_PORT, forbids=lambda self, pos, _: why_not_mend(pos, self, PORT_POINTS, pos.port_hits, "WOR-14A1f-c")
    )
    def repair_port(self, pos: War) -> None:
        self.pay(pos, PORT_POINTS)
        pos.cite("WOR-14A1f-e")
        remove_hit(pos.port_hits, pos.place[self.piece])
        pos.event("port-repaired", "WOR-14A1f-c", "WOR-14A1f-a", piece=self.piece, space=pos.place[self.piece])

    @offers(DEMOLISH, forbids=lambda self, pos, _: why_not_demolish(pos, self))
    def demolish(self, pos: War) -> None:
        here = pos.place[self.piece]
        self.pay(pos, DEMOLITION_POINTS)
        pos.cite("WOR-14A1f-e")
        pos.port_hits[here] = pos.port_hits.get(here, 0) + 1
        pos.event("port-demolished", "WOR-14A1e-a", piece=self.piece, space=here)

    @offers(REGAUGE, forbids=lambda self, pos, _: why_not_regauge(pos, self))
    def regauge(self, pos: War) -> None:
        p, here = self.piece, pos.place[self.piece]
        pay_toll(pos, p)
        pos.spent[p] += slowed(pos, here, GAUGE_POINTS)
        pos.gauges[here] = int(here not in ways_of(pos).narrow)
        pos.event("regauged", "WOR-14A3-b", piece=p, space=here)


class BridgeMaterial(Answers[War], frozen=True):
    """Whence the resource point for a bridge over a major river comes (44A1)."""

    piece: Piece
    link: Number

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(pos.kit.side[self.piece])
        return Ask(seat, "material", self.offered(pos), ("WOR-44A1-l",), {"piece": self.piece})

    @offers(SOURCE, lambda self, pos: points_in_reach(pos, self.piece), why=lambda self, pos, _: "WOR-44A1-l")
    def material(self, pos: War, space: int) -> None:
        pos.pop()
        lay(pos, space, RESOURCE, -1)
        mend_bridge(pos, self.link, pos.kit.side[self.piece], "WOR-44A1-l")


def is_major(pos: War, link: int) -> bool:
    return pos.kit.seasons.crossing(pos.season, link)[0] == "major"


def bridge_points(pos: War, link: int) -> int:
    return MAJOR_POINTS if is_major(pos, link) else BLOW_POINTS


def needs_material(pos: War, link: int) -> bool:
    """Only a destroyed bridge over a major river takes a resource point (44A1)."""
    return is_major(pos, link) and is_down(pos, link)


def why_not_blow(pos: War, frame: Repairing, space: int) -> Refusals:
    """Any unit may destroy a bridge beside it that is not the enemy's; the Chinese only where Tokyo's army may go.

    That is no construction: whoever may spend points may do it, in any phase.
    """
    p = frame.piece
    if pos.marks[p] & RUSHED:
        return ("WOR-6B-e", "WOR-44A1-e")
    link = bridge(pos, pos.place[p], space)
    if is_down(pos, link) or owner_of(pos, link) == enemy(pos.kit.side[p]):
        return "WOR-44A1-e"
    if pos.kit.side[p] == CHINA and outside_limits(pos, pos.place[p]) and outside_limits(pos, space):
        return "WOR-44A1-f"
    left = allowance(pos, p, exploits=frame.exploits) - pos.spent[p] - work_toll(pos, p)
    return why_not_destroy(pos, p) if left >= BLOW_POINTS else "WOR-44A1-e"


def why_not_mend_bridge(pos: War, frame: Repairing, space: int) -> Refusals:
    """A bridge with hits, both ends of which are ours, and what it costs (44A1)."""
    p = frame.piece
    if frame.exploits or pos.phasing != pos.kit.side[p]:
        return "WOR-14A1j-a"
    if not builds(pos, p):
        return "WOR-44A1-j"
    link, side = bridge(pos, pos.place[p], space), pos.kit.side[p]
    if link not in pos.bridges or pos.holder[space] != side or pos.holder[pos.place[p]] != side:
        return "WOR-44A1-j"
    rule = "WOR-44A1-l" if is_major(pos, link) else "WOR-44A1-k"
    if needs_material(pos, link) and not points_in_reach(pos, p):
        return rule
    return None if frame.can_pay(pos, bridge_points(pos, link)) else rule


def remove_hit(hits: dict[int, int], space: int) -> None:
    hits[space] -= 1
    if not hits[space]:
        del hits[space]


def why_not_mend(pos: War, frame: Repairing, points: int, hits: dict[int, int], rule: str) -> Refusals:
    """A damaged installation in the hex of a construction unit, and the points for it (14A1f)."""
    p = frame.piece
    if frame.exploits or pos.phasing != pos.kit.side[p]:
        return "WOR-14A1j-a"
    if not builds(pos, p):
        return "WOR-14A3-a" if lays_rails(pos, p) else "WOR-14A1-a"
    if pos.place[p] not in hits:
        return "WOR-14A1f-a"
    if hits is pos.base_hits and pos.place[p] in pos.temporary and is_wet(pos, pos.place[p]):
        return "WOR-14A1g-c"
    return None if frame.can_pay(pos, points) else rule


def why_not_demolish(pos: War, frame: Repairing) -> Refusals:
    """A port that still has capacity; the Chinese only where Tokyo lets its army go (14A1e)."""
    p, here = frame.piece, pos.place[frame.piece]
    if frame.exploits or pos.phasing != pos.kit.side[p]:
        return "WOR-14A1j-a"
    if not builds(pos, p):
        return "WOR-14A1-a"
    port = pos.kit.port[here]
    most = next((int(row["hits"]) for row in pos.kit.tables["ports"] if row["port"] == port), 0)
    if pos.port_hits.get(here, 0) >= most:
        return "WOR-14A1e-a"
    if pos.kit.side[p] == CHINA and outside_limits(pos, here):
        return "WOR-14A1e-b"
    apart = why_not_destroy(pos, p)
    if apart:
        return apart
    return None if frame.can_pay(pos, DEMOLITION_POINTS) else "WOR-14A1e-a"


def mend(pos: War, p: int) -> None:
    """A hit on the railway in the hex of a unit is removed; trains may use it at once (7A8)."""
    here = pos.place[p]
    remove_hit(pos.rail_hits, here)
    pos.event("rail-repaired", "WOR-14A1f-d", "WOR-14A1f-a", "WOR-7A8-e", piece=p, space=here)


def is_wet(pos: War, space: int) -> bool:
    """Whether no temporary airfield is built or repaired in the weather of a hex (14A1g)."""
    return pos.kit.seasons.weather_at(pos.season, space) in (RAIN, MUD, TYPHOON)


def why_not_help(pos: War, frame: Repairing, q: int) -> Refusals:
    """Two units work together, no more (14A1h)."""
    p = frame.piece
    if frame.exploits or pos.phasing != pos.kit.side[p]:
        return "WOR-14A1j-a"
    if len(frame.crew(pos)) > 1:
        return "WOR-14A1h-d"
    if pos.marks[p] & RUSHED or pos.marks[q] & RUSHED:
        return "WOR-6B-e"
    return None if q in partners(pos, p, rail=pos.place[p] in pos.rail_hits) else "WOR-14A1h-a"


def why_not_repair(pos: War, frame: Repairing) -> Refusals:
    """A broken railway in the hex, and the points for it (14A1f)."""
    p = frame.piece
    if frame.exploits or pos.phasing != pos.kit.side[p]:
        return "WOR-14A1j-a"
    if not builds(pos, p) and not lays_rails(pos, p):
        return "WOR-14A1-a"
    if pos.place[p] not in pos.rail_hits:
        return "WOR-14A1f-a"
    return None if frame.can_pay(pos, REPAIR_POINTS) else "WOR-14A1f-d"


def why_not_regauge(pos: War, frame: Repairing) -> Refusals:
    p, here = frame.piece, pos.place[frame.piece]
    if frame.exploits or pos.phasing != pos.kit.side[p]:
        return "WOR-14A1j-a"
    if not lays_rails(pos, p) or pos.supply[p] != SUPPLIED or here not in ways_of(pos).on_rail:
        return "WOR-14A3-b"
    if here in pos.rail_hits:
        return "WOR-14A3-d"
    left = allowance(pos, p, exploits=False) - pos.spent[p] - work_toll(pos, p)
    return None if left >= slowed(pos, here, GAUGE_POINTS) else "WOR-14A3-b"
