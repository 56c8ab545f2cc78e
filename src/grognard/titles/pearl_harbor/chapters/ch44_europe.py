"""44. The war in Europe (variant A): fourteen campaigns are rolled for, and the Germans may come to Asia."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.board import reach_spaces
from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Piece, Pieces, Seat
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch3_stacking import air_fits
from grognard.titles.pearl_harbor.chapters.ch4_air import air_costs, flight_range
from grognard.titles.pearl_harbor.chapters.ch5_bases import air_base_refused, air_bases
from grognard.titles.pearl_harbor.chapters.ch8_3_assault import western_gates
from grognard.titles.pearl_harbor.chapters.ch14_fortresses import is_fortified
from grognard.titles.pearl_harbor.chapters.ch18_control import occupy, take
from grognard.titles.pearl_harbor.chapters.ch19_nations import closed_to
from grognard.titles.pearl_harbor.chapters.ch22_charts import listed
from grognard.titles.pearl_harbor.kit import (
    AIR,
    ALLIES,
    BR,
    IJN,
    INSTALLATION,
    JA,
    JAPAN,
    LAND,
    LEADER,
    NAVAL,
    SPRING,
    SU,
    PearlKit,
    Span,
)
from grognard.titles.pearl_harbor.marks import AT_SEA, PATROL
from grognard.titles.pearl_harbor.verbs import PASS, TO
from grognard.titles.pearl_harbor.war import War

SPRING_1943 = 1943 * 4 + SPRING
AUTUMN_1941, AUTUMN_1942 = 1941 * 4 + 3, 1942 * 4 + 3
GERMANS = "rule-44"
MARGINAL, SUBSTANTIAL, INTENSIVE, BRITISH = "M", "S", "I", "B"
INTERVENTIONS = (MARGINAL, SUBSTANTIAL, INTENSIVE)
RESULT_RULES = {
    BRITISH: ("PH-44.1-f",),
    "-": ("PH-44.1-g",),
    MARGINAL: ("PH-44.1-h",),
    SUBSTANTIAL: ("PH-44.1-h", "PH-44.1-i", "PH-44.1-o", "PH-44.1-p"),
    INTENSIVE: (
        "PH-44.1-h",
        "PH-44.1-i",
        "PH-44.1-j",
        "PH-44.1-o",
        "PH-44.1-q",
        "PH-44.1-r",
        "PH-44.1-s",
        "PH-44.1-t",
    ),
}


class EuropeanWar(Frame[War], frozen=True):
    """In the Japanese decision segment: the dice of Spring 1943; later, Germans from beyond the map come back."""

    def advance(self, pos: War) -> Asks:
        pos.pop()
        if pos.date == SPRING_1943 and not pos.intervention:
            points = roll_campaigns(pos)
            pos.intervention = roll_intervention(pos, points)
            intervene(pos)
            return None
        waiting = [p for p in pos.index.at[pos.kit.off_west] if pos.kit.nation[p] == "germany"]
        for p in reversed(waiting):
            if pos.kit.arm[p] == AIR:
                pos.push(GermanFlight(pos.seat_of(JA), p))
            elif pos.kit.arm[p] == LAND and open_gates(pos):
                pos.push(GermanEntry(pos.seat_of(JA), (p,), again=True))
        return None


# the dice


def campaign_key(name: str) -> str:
    """A campaign as texts know it."""
    return name.lower().replace(" ", "-")


def roll_campaigns(pos: War) -> int:
    """A die for each campaign; what the Germans gain in all of them is added up (44)."""
    total = 0
    for row in pos.kit.tables["europe"]:
        key = campaign_key(row["campaign"])
        drm = campaign_modifier(pos, key)
        die = pos.roll()
        points = int(row[str(min(6, die + drm))])
        total += points
        pos.event("campaign", "PH-44.1-a", "PH-44.1-b", campaign=key, die=die, drm=drm, points=points)
    return total


def campaign_modifier(pos: War, campaign: str) -> int:
    """What a Japanese war on the Soviet Union adds (44)."""
    if not pos.war_declared:
        return 0
    moscow = campaign == "moscow-1941" and pos.war_declared == AUTUMN_1941
    blue = campaign == "operation-blue" and pos.war_declared <= AUTUMN_1942
    if moscow or blue:
        pos.cite("PH-44.1-c")
    return 2 * moscow + 3 * blue


def roll_intervention(pos: War, points: int) -> str:
    """The German Intervention Table; each raid towards Suez adds one (44)."""
    rows = pos.kit.tables["intervention"]
    columns = [column for column in rows[0] if column[0].isdigit()]
    column = next((each for each in columns if points <= Span.parse(each).high), columns[-1])
    die = pos.roll()
    table = {int(row["die"]): row for row in rows}
    result = table[min(6, die + pos.raids)][column]
    rules = ("PH-44.1-d", "PH-44.1-e", *(("PH-44.2-b",) if pos.raids else ()), *RESULT_RULES[result])
    pos.event("intervention", *rules, points=points, column=column, die=die, drm=pos.raids, outcome=result)
    return result


# what it brings


def intervene(pos: War) -> None:
    """The result is carried out, and lasts to the end of the game (44)."""
    kit = pos.kit
    if pos.intervention == BRITISH:
        _early_additions(pos)
    if pos.intervention not in INTERVENTIONS:
        return
    germans = [p for p in listed(pos, GERMANS) if pos.place[p] == kit.aside]
    ships = [p for p in germans if kit.arm[p] == NAVAL]
    troops = [p for p in germans if kit.arm[p] == LAND]
    if pos.intervention != INTENSIVE:
        ships = [p for p in ships if kit.is_light[p]]
        troops = [p for p in troops if kit.is_infantry[p]][:1] if pos.intervention == SUBSTANTIAL else []
    else:
        _bring_all(pos, germans)
    if troops:
        for kabul in kit.home_of["german"]:
            if pos.holder(kabul) != ALLIES:
                take(pos, kabul, JA, "PH-44.1-k")
        pos.push(GermanEntry(pos.seat_of(JA), tuple(troops)))
    pos.push(GermanFleet(pos.seat_of(IJN), tuple(ships)))


def _early_additions(pos: War) -> None:
    """A British triumph: what Britain was to have in 1944 comes at once (44)."""
    kit = pos.kit
    come = [p for p in listed(pos, "1944") if kit.force[p] == BR and pos.place[p] == kit.aside]
    for p in come:
        pos.put(p, kit.pool[BR])
    units = [p for p in come if kit.arm[p] in (LAND, NAVAL, AIR)]
    pos.event("additions", "PH-44.1-f", pieces=units, year=pos.year)


def _bring_all(pos: War, germans: Sequence[int]) -> None:
    """Intensive intervention: bases to build, an air corps, and an end to the Soviet reserves (44)."""
    kit = pos.kit
    for p in germans:
        if kit.arm[p] == INSTALLATION:
            pos.put(p, kit.pool[kit.force[p]])
            pos.cite("PH-44.1-n", "PH-44.1-q")
        elif kit.arm[p] == AIR and not kit.is_naval_air[p]:
            pos.put(p, kit.off_west)
            pos.push(GermanFlight(pos.seat_of(JA), p))
    lost = [p for p in pos.index.at[kit.pool[SU]] if kit.arm[p] in (LAND, NAVAL, AIR, LEADER)]
    for p in lost:
        pos.put(p, kit.out)
    if lost:
        pos.event("soviet-reserves-lost", "PH-44.1-r", pieces=lost)


# how they come


def western_waters(kit: PearlKit) -> list[int]:
    """The sea hexes of the west edge of the map."""
    return [space for space in range(kit.hex_count) if kit.at_west_edge[space] and kit.is_sea[space]]


class GermanFleet(Menu[War], frozen=True):
    """German ships come in at a sea hex of the west edge, on patrol for this turn (44)."""

    seat: Seat
    pieces: Pieces

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders:
            for p in self.pieces:
                pos.put(p, pos.kit.pool[IJN])
            pos.pop()
            return None
        rules = ("PH-44.1-h", "PH-44.1-m")
        return Ask(self.seat, "german-fleet", orders, rules, {"pieces": list(self.pieces)})

    def _waters(self, pos: War) -> list[int]:
        return western_waters(pos.kit)

    def _refused(self, pos: War, space: int) -> Refusal:
        if space not in western_waters(pos.kit):
            return "PH-44.1-h"
        return "PH-3.5-b" if pos.ships_at(space, ALLIES) else None

    @offers(TO, _waters, _refused)
    def arrive(self, pos: War, space: int) -> None:
        pos.pop()
        kit = pos.kit
        for p in self.pieces:
            pos.put(p, space)
            pos.mission[p] = PATROL
            pos.marks[p] |= AT_SEA
            wings = [q for q in listed(pos, GERMANS) if kit.is_naval_air[q] and pos.place[q] == kit.aside]
            if kit.is_carrier[p] and wings:
                pos.put(wings[0], space)
                pos.aboard[wings[0]] = p
        pos.event("germans-arrive", "PH-44.1-h", "PH-44.1-m", pieces=list(self.pieces), space=space)


def open_gates(pos: War) -> list[int]:
    """The entry hexes in Afghanistan that the Allies do not occupy (44)."""
    return [space for space in western_gates(pos.kit) if not gate_refused(pos, space)]


def gate_refused(pos: War, space: int) -> Refusal:
    if space not in western_gates(pos.kit):
        return "PH-44.1-i"
    return "PH-44.1-l" if pos.land_at(space, ALLIES) or is_fortified(pos, space, ALLIES) else None


class GermanEntry(Menu[War], frozen=True):
    """German land units come in by the west edge in Afghanistan; if it is occupied they wait beyond it (44)."""

    seat: Seat
    pieces: Pieces
    again: bool = False
    """Whether they come back: then they may also wait."""

    def advance(self, pos: War) -> Asks:
        if not open_gates(pos):
            pos.pop()
            for p in self.pieces:
                pos.put(p, pos.kit.off_west)
            pos.event("germans-wait", "PH-44.1-k", "PH-44.1-l", pieces=list(self.pieces))
            return None
        return super().advance(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("PH-44.1-i", "PH-44.1-k")
        return Ask(self.seat, "german-entry", orders, rules, {"pieces": list(self.pieces)})

    def _gates(self, pos: War) -> tuple[int, ...]:
        return western_gates(pos.kit)

    def _refused(self, pos: War, space: int) -> Refusal:
        return gate_refused(pos, space)

    @offers(TO, _gates, _refused)
    def enter(self, pos: War, space: int) -> None:
        pos.pop()
        for p in self.pieces:
            pos.put(p, space)
            occupy(pos, p)
        pos.event("germans-arrive", "PH-44.1-i", "PH-44.1-k", pieces=list(self.pieces), space=space)

    @offers(PASS, lambda self, pos: (None,) if self.again else ())
    def wait(self, pos: War) -> None:
        pos.pop()


def airfields(pos: War, p: int) -> list[int]:
    """The bases that a German air unit reaches from the west edge in Afghanistan (44)."""
    kit = pos.kit
    blocked = bytes(rule != "" for rule in closed_to(pos, kit.force[p]))
    near: set[int] = set()
    for gate in western_gates(kit):
        near.update(reach_spaces(kit.board.graph, gate, air_costs(kit), flight_range(pos, p), blocked=blocked))
    return [space for space in air_bases(pos, kit.side[p]) if space in near and not landing_refused(pos, p, space)]


def landing_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a German air unit to land at a base."""
    return air_base_refused(pos, p, space) or (None if air_fits(pos, space, p) else "PH-3.3-c")


class GermanFlight(Answers[War], frozen=True):
    """A German air unit may fly in from the west edge in Afghanistan, to a base in range (44)."""

    seat: Seat
    piece: Piece

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos)
        if orders == [PASS]:
            pos.pop()
            pos.event("germans-wait", "PH-44.1-k", pieces=[self.piece])
            return None
        return Ask(self.seat, "german-flight", orders, ("PH-44.1-j", "PH-44.1-k"), {"piece": self.piece})

    def _fields(self, pos: War) -> list[int]:
        return airfields(pos, self.piece)

    def _refused(self, pos: War, space: int) -> Refusal:
        return landing_refused(pos, self.piece, space) or "PH-44.1-j"

    @offers(TO, _fields, why=_refused)
    def land(self, pos: War, space: int) -> None:
        pos.pop()
        pos.put(self.piece, space)
        pos.event("germans-arrive", "PH-44.1-j", "PH-44.1-k", pieces=[self.piece], space=space)

    @offers(PASS)
    def wait(self, pos: War) -> None:
        pos.pop()


def building_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids to build a German base: it stands only on ground that German units have taken (44)."""
    kit = pos.kit
    if kit.nation[p] != "germany" or pos.holder(space) != JAPAN:
        return None
    taken = kit.region[space] == "afghanistan" or any(kit.nation[q] == "germany" for q in pos.land_at(space, JAPAN))
    return None if taken else "PH-44.1-n"
