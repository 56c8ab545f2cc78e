"""37B Boxes beyond the edges of the map: how ground units enter and leave them, and the upkeep of the Burma Road."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece
from grognard.core.order import Order
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch6_allowance import allowance
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch12_freight import BURMA_END, burma_capacity, held_in_box
from grognard.titles.war_of_resistance.chapters.ch12_points import ITEM, ITEMS, RESOURCE, held, lay
from grognard.titles.war_of_resistance.chapters.ch14_construction import builds
from grognard.titles.war_of_resistance.chapters.ch37_factories import Government, Wrecking
from grognard.titles.war_of_resistance.chapters.ch38_nations import CEDED
from grognard.titles.war_of_resistance.chapters.ch40_arrivals import AT
from grognard.titles.war_of_resistance.chapters.ch40_losses import to_pool
from grognard.titles.war_of_resistance.chapters.ch41_mandates import why_not_operate
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, ChinaKit
from grognard.titles.war_of_resistance.sheets import BURMA_ROAD, HANOI, INDIA_BURMA, JAPAN_BOX, WEST_CHINA
from grognard.titles.war_of_resistance.verbs import LOSE, VERBS
from grognard.titles.war_of_resistance.war import LEFT_HEX, MOVED, RUSHED, SUPPLIED, War, enemy

ENTER_BOX = VERBS.word("enter-box")
LEAVE_BOX = VERBS.piece("leave-box")
REPAIR_ROAD = VERBS.piece("repair-burma-road")
HANOI_GATES = ("G4:4833", "G5:5108", "G6:0120")
THREE_HEXES = 3 * QUARTERS
"""What three hexes of railway cost a unit that walks them (37B5)."""
ROAD_WORK = 8 * QUARTERS


@lru_cache(maxsize=8)
def gates(kit: ChinaKit) -> dict[int, tuple[int, ...]]:
    """By box: hexes, and a box, from which units go into it and to which they come out."""
    names = kit.space_index
    edge = [s for name, s in names.items() if name.startswith("G2:") and name.endswith("33")]
    edge += [s for name, s in names.items() if name.startswith("G5:01")]
    return {
        kit.box[WEST_CHINA]: tuple(s for s in edge if kit.is_land[s]),
        kit.box[BURMA_ROAD]: (names[BURMA_END], kit.box[INDIA_BURMA]),
        kit.box[INDIA_BURMA]: (kit.box[BURMA_ROAD],),
        kit.box[HANOI]: tuple(names[name] for name in HANOI_GATES),
    }


def box_beside(kit: ChinaKit, space: int) -> int:
    """The box to which a hex leads, or -1."""
    return next((box for box, around in gates(kit).items() if space in around and box != kit.box[INDIA_BURMA]), -1)


def why_not_enter(pos: War, p: int, box: int, *, exploits: bool) -> Refusals:
    """The rule that keeps a unit out of a box (37B1, 37B4, 37B5)."""
    kit = pos.kit
    name, side = kit.space_names[box], kit.side[p]
    if name == JAPAN_BOX:
        return "WOR-37B2-d"
    if name == INDIA_BURMA and pos.place[p] != kit.box[BURMA_ROAD]:
        return "WOR-37B3-b"
    if name == HANOI:
        if pos.turn < CEDED or side != JAPAN:
            return ("WOR-37B5-b", "WOR-37B5-e")
        left = allowance(pos, p, exploits=exploits) - pos.spent[p]
        return None if left >= THREE_HEXES else "WOR-37B5-a"
    if side != CHINA:
        return "WOR-37B1-a" if name == WEST_CHINA else "WOR-37B4-f"
    rule = "WOR-37B1-b" if name == WEST_CHINA else "WOR-37B4-k"
    if exploits or pos.phase != "movement" or pos.phasing != CHINA:
        return rule
    if pos.spent[p] or pos.marks[p] & (LEFT_HEX | RUSHED):
        return "WOR-37B1-b" if name == WEST_CHINA else "WOR-37B4-g"
    if name == BURMA_ROAD:
        size, most = kit.re[pos.face[p]], burma_capacity(pos)
        if not most:
            return "WOR-37B4-a" if not pos.road_hits else ("WOR-37B4-a", "WOR-37B4-l")
        if pos.burma_entered + size > most or held_in_box(pos, box) + size > most:
            return "WOR-37B4-b"
    return why_not_operate(pos, p, box)


class Bordering(Wrecking, frozen=True):
    """A unit in hand at the edge of the map goes into a box."""

    def works(self, pos: War) -> list[Order]:
        found = super().works(pos)
        if pos.ground.campaign and box_beside(pos.kit, pos.place[self.piece]) >= 0:
            found = [*found, *self.offered(pos, ENTER_BOX)]
        return found

    @offers(ENTER_BOX, forbids=lambda self, pos, _: why_not_here(pos, self))
    def enter_box(self, pos: War) -> None:
        p, box = self.piece, box_beside(pos.kit, pos.place[self.piece])
        enter(pos, p, box, exploits=self.exploits)
        pos.pop()


def why_not_here(pos: War, frame: Bordering) -> Refusals:
    box = box_beside(pos.kit, pos.place[frame.piece])
    return "WOR-37B1-b" if box < 0 else why_not_enter(pos, frame.piece, box, exploits=frame.exploits)


RULES = {
    WEST_CHINA: ("WOR-37B1-b", "WOR-37B1-a"),
    BURMA_ROAD: ("WOR-37B4-g", "WOR-37B4-k"),
    INDIA_BURMA: ("WOR-37B3-b", "WOR-37B4-g"),
    HANOI: ("WOR-37B5-a", "WOR-37B5-b"),
}


def enter(pos: War, p: int, box: int, *, exploits: bool) -> None:
    kit = pos.kit
    name, here = kit.space_names[box], pos.place[p]
    if name == HANOI:
        pos.spent[p] += THREE_HEXES
    else:
        pos.spent[p] = allowance(pos, p, exploits=exploits)
    if name == BURMA_ROAD:
        pos.burma_entered += kit.re[pos.face[p]]
    pos.marks[p] |= MOVED | LEFT_HEX
    pos.put(p, box)
    pos.event("enters-box", *RULES[name], "WOR-37B-a", "WOR-37B-c", "WOR-37B-d", piece=p, space=here, to=box)


class Travel(Government, frozen=True):
    """In a movement phase units come out of boxes, and the Burma Road is repaired (37B)."""

    def labours(self, pos: War) -> list[Order]:
        found = super().labours(pos)
        if pos.phasing != self.side or not pos.ground.campaign:
            return found
        return [*found, *self.offered(pos, LEAVE_BOX, REPAIR_ROAD)]

    @offers(LEAVE_BOX, lambda self, pos: lodgers(pos, self.side), lambda self, pos, p: why_not_leave(pos, self, p))
    def leave_box(self, pos: War, p: int) -> None:
        pos.push(Leaving(p, self.exploits))

    @offers(
        REPAIR_ROAD,
        lambda self, pos: pos.units_at(pos.kit.box[BURMA_ROAD], CHINA),
        lambda self, pos, p: why_not_repair_road(pos, self, p),
    )
    def repair_road(self, pos: War, p: int) -> None:
        """Eight points, or four each of two units that work together (37B4)."""
        crew = road_crew(pos, p)
        for q in crew:
            pos.spent[q] += ROAD_WORK // len(crew)
            pos.marks[q] |= MOVED
        lay(pos, pos.kit.box[BURMA_ROAD], RESOURCE, -1)
        pos.road_hits -= 1
        pos.event("road-mended", "WOR-37B4-d", hits=pos.road_hits)


def lodgers(pos: War, side: int) -> list[int]:
    return [p for box in gates(pos.kit) for p in pos.units_at(box, side)]


def why_not_leave(pos: War, phase: Travel, p: int) -> Refusals:
    """The rule that keeps a unit in its box."""
    kit = pos.kit
    box = pos.place[p]
    if box == kit.box[JAPAN_BOX]:
        return "WOR-37B2-d"
    if box not in gates(kit) or kit.side[p] != phase.side:
        return "WOR-37B1-b"
    if pos.marks[p] & MOVED or pos.spent[p]:
        return "WOR-37B4-g"
    name = kit.space_names[box]
    if phase.exploits and name != HANOI:
        return "WOR-37B1-b" if name == WEST_CHINA else "WOR-37B4-k"
    if name == HANOI and allowance(pos, p, exploits=phase.exploits) < THREE_HEXES:
        return "WOR-37B5-a"
    return RULES[name][0] if next(exits(pos, p), None) is None else None


def exits(pos: War, p: int) -> Iterator[int]:
    """Where a unit may come out of its box."""
    kit, box = pos.kit, pos.place[p]
    foes = pos.index.units[enemy(kit.side[p])]
    for space in gates(kit).get(box, ()):
        if space >= kit.hex_count:
            if not why_not_enter(pos, p, space, exploits=False):
                yield space
        elif not foes[space] and not why_not_stack(pos, p, space) and not why_not_operate(pos, p, space):
            yield space


class Leaving(Answers[War], frozen=True):
    """Where a unit comes out of a box."""

    piece: Piece
    exploits: bool

    def advance(self, pos: War) -> Asks:
        rules = RULES[pos.kit.space_names[pos.place[self.piece]]]
        side = pos.kit.side[self.piece]
        return Ask(pos.seat(side), "leaving", self.offered(pos), rules, {"piece": self.piece})

    @offers(AT, lambda self, pos: exits(pos, self.piece), why=lambda self, pos, s: why_not_exit(pos, self.piece, s))
    def at(self, pos: War, space: int) -> None:
        p, box = self.piece, pos.place[self.piece]
        kit = pos.kit
        pos.pop()
        if space >= kit.hex_count:
            enter(pos, p, space, exploits=self.exploits)
            return
        name = kit.space_names[box]
        if name == HANOI:
            pos.spent[p] += THREE_HEXES
            pos.marks[p] |= LEFT_HEX
        else:
            pos.spent[p] = allowance(pos, p, exploits=False)
            pos.marks[p] |= MOVED | LEFT_HEX
        pos.put(p, space)
        pos.event("leaves-box", *RULES[name], piece=p, space=box, to=space)
        if name == HANOI:
            pos.push("Moving", p, self.exploits)
        take(pos, p)


def why_not_exit(pos: War, p: int, space: int) -> Refusals:
    name = pos.kit.space_names[pos.place[p]]
    if space >= pos.kit.hex_count:
        return why_not_enter(pos, p, space, exploits=False)
    return "WOR-37B4-f" if name in (BURMA_ROAD, INDIA_BURMA) else RULES[name][0]


# the Burma Road


def road_crew(pos: War, p: int) -> list[int]:
    """Who repairs the road: a unit, and another that helps it if it cannot do it alone."""
    left = [q for q in pos.units_at(pos.kit.box[BURMA_ROAD], CHINA) if builds(pos, q) and not pos.spent[q] and q != p]
    if allowance(pos, p, exploits=False) >= ROAD_WORK:
        return [p]
    return [p, *left[:1]]


def why_not_repair_road(pos: War, phase: Travel, p: int) -> Refusals:
    box = pos.kit.box[BURMA_ROAD]
    if phase.exploits or phase.side != CHINA or pos.place[p] != box or not builds(pos, p):
        return "WOR-37B4-d"
    if not pos.road_hits or not held(pos, box, RESOURCE) or pos.supply[p] != SUPPLIED or pos.spent[p]:
        return "WOR-37B4-d"
    crew = road_crew(pos, p)
    enough = all(allowance(pos, q, exploits=False) >= ROAD_WORK // len(crew) for q in crew)
    return None if enough else "WOR-37B4-d"


class Overflow(Answers[War], frozen=True):
    """The end of the Chinese movement phase: what the Burma Road no longer holds is lost (37B4)."""

    def advance(self, pos: War) -> Asks:
        box, most = pos.kit.box[BURMA_ROAD], burma_capacity(pos)
        if held_in_box(pos, box) <= most:
            pos.pop()
            return None
        rule = "WOR-37B4-e" if most else "WOR-37B4-l"
        return Ask(pos.seat(CHINA), "overflow", self.offered(pos), (rule,), {"space": box})

    @offers(LOSE, lambda self, pos: pos.units_at(pos.kit.box[BURMA_ROAD], CHINA), why=lambda *_: "WOR-37B4-e")
    def lose(self, pos: War, p: int) -> None:
        rule = "WOR-37B4-e" if burma_capacity(pos) else "WOR-37B4-l"
        pos.event("eliminated", rule, piece=p, space=pos.place[p])
        to_pool(pos, p)

    @offers(
        ITEM,
        lambda self, pos: [item for item in ITEMS if held(pos, pos.kit.box[BURMA_ROAD], item)],
        why=lambda *_: "WOR-37B4-l",
    )
    def item(self, pos: War, item: str) -> None:
        box = pos.kit.box[BURMA_ROAD]
        lay(pos, box, item, -1)
        rule = "WOR-37B4-e" if burma_capacity(pos) else "WOR-37B4-l"
        pos.event("destroyed", rule, side=CHINA, space=box, item=item)
