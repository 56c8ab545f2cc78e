"""6E Infiltration: Communist units slip through enemy lines by any way, on their way into a guerrilla base."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from grognard.board.kernels import Reach, reach
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch6_allowance import COMMUNISTS, allowance, due_hits, is_near
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch14_guerrillas import is_guerrilla
from grognard.titles.war_of_resistance.chapters.ch39_areas import area, covering
from grognard.titles.war_of_resistance.chapters.ch39_bases import (
    BASE,
    ENTRIES,
    KINDS,
    add_recruits,
    enlist,
    is_wild,
    kind_of,
    why_not_portal,
)
from grognard.titles.war_of_resistance.chapters.ch40_districts import cost_of
from grognard.titles.war_of_resistance.chapters.ch40_losses import to_pool
from grognard.titles.war_of_resistance.chapters.ch41_mandates import closed_to
from grognard.titles.war_of_resistance.charts import FORBIDDEN
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, ChinaKit
from grognard.titles.war_of_resistance.seasons import Costs, Season
from grognard.titles.war_of_resistance.verbs import STOP, TO, VERBS
from grognard.titles.war_of_resistance.war import LEFT_HEX, MOVED, NEAR, War

INFILTRATE = VERBS.piece("infiltrate")
DRM = 1
"""What is added to the die of an infiltrator among enemies (6E)."""
SHARE = 4
"""Of what a division loses so much comes back as recruitment points (40B5c)."""


@lru_cache(maxsize=16)
def _costs(kit: ChinaKit, gait: int, season: Season) -> Costs:
    """By link: half of what it costs otherwise, road or not (6E)."""
    plain = kit.seasons.costs(gait, season)
    return np.where(plain < 0, FORBIDDEN, plain // 2).astype(np.int32)


def slipping(pos: War, p: int, origin: int, left: int, *, through: bool) -> Reach:
    """Where an infiltrator can get to, perhaps through enemy units; their zones do not matter (6E)."""
    kit = pos.kit
    shut = pos.ground.beyond | closed_to(pos, p)
    if not through:
        shut = shut | pos.occupied(JAPAN)
    return reach(kit.board.graph, origin, _costs(kit, kit.gait[p], pos.season), max(0, left), blocked=shut)


def left_of(pos: War, p: int) -> int:
    return allowance(pos, p, exploits=False) - pos.spent[p]


def is_haven(pos: War, p: int, space: int) -> bool:
    """Whether an infiltrator may end its move in a hex: there it can enter a base, or establish one (6E, 39).

    Two units a turn enter a base; those who wait for it already are counted.
    """
    if not is_wild(pos, space) or pos.index.units[JAPAN][space] or why_not_stack(pos, p, space):
        return False
    for base in covering(pos, space):
        if kind_of(pos, base) == KINDS[COMMUNISTS] and not why_not_portal(pos, base, space):
            inside = area(pos, base)
            waiting = sum(pos.place[q] in inside for q in pos.infiltrated if q != p)
            if pos.enlisted.get(base, 0) + waiting < ENTRIES:
                return True
    return pos.kit.nation.region[space] in open_regions(pos)


def open_regions(pos: War) -> set[str]:
    """Regions in which a Communist base can still be established (39)."""
    bases = pos.kit.rebels.bases.values()
    return {base.region for base in bases if base.kind == KINDS[COMMUNISTS] and base.key not in pos.bases}


def communists(pos: War) -> list[int]:
    """The Communist units on the map."""
    units = pos.kit.nation.units_of_all((COMMUNISTS,))
    found: list[int] = units[pos.index.places[units] < pos.kit.hex_count].tolist()
    return found


def why_not_infiltrate(pos: War, p: int, *, phasing: bool) -> Refusals:
    """Only Communist regulars, in the movement phase, who do nothing else and have somewhere to go (6E)."""
    kit = pos.kit
    if kit.force[p] != COMMUNISTS or is_guerrilla(pos, p) or not phasing or not pos.on_map(p):
        return "WOR-6E-a"
    if pos.marks[p] & (MOVED | LEFT_HEX) or pos.spent[p]:
        return "WOR-6E-g"
    found = slipping(pos, p, pos.place[p], left_of(pos, p), through=True)
    return None if any(is_haven(pos, p, space) for space in found.spaces[1:]) else ("WOR-6E-h", "WOR-6E-d")


class Infiltrating(Answers[War], frozen=True):
    """A unit on its way through enemy lines, hex by hex or straight to where its move may end."""

    piece: Piece
    elsewhere = {"move": "WOR-6E-g", "rush": "WOR-6E-g", "rail": "WOR-6E-g", "attack": "WOR-6E-g"}

    def advance(self, pos: War) -> Asks:
        rules = ("WOR-6E-b", "WOR-6E-c", "WOR-6E-d")
        return Ask(pos.seat(CHINA), "infiltrating", self.offered(pos), rules, {"piece": self.piece})

    def goals(self, pos: War) -> list[int]:
        """Hexes beside it from which it can still get home, and havens that it reaches without meeting anybody."""
        p, here, left = self.piece, pos.place[self.piece], left_of(pos, self.piece)
        cost = _costs(pos.kit, pos.kit.gait[p], pos.season)
        near = []
        for space in slipping(pos, p, here, left, through=True).spaces[1:]:
            link = pos.kit.board.link(here, space)
            if link >= 0 and 0 <= cost[link] <= left:
                onward = slipping(pos, p, space, left - int(cost[link]), through=True)
                if any(is_haven(pos, p, each) for each in onward.spaces):
                    near.append(space)
        far = [s for s in slipping(pos, p, here, left, through=False).spaces[1:] if is_haven(pos, p, s)]
        return list(dict.fromkeys((*near, *far)))

    @offers(TO, lambda self, pos: self.goals(pos), why=lambda self, pos, space: why_not_slip(pos, self, space))
    def go(self, pos: War, space: int) -> None:
        p, here = self.piece, pos.place[self.piece]
        link = pos.kit.board.link(here, space)
        path = [space] if link >= 0 else slipping(pos, p, here, left_of(pos, p), through=False).path(space)
        if p not in pos.infiltrated:
            pos.infiltrated.append(p)
        pos.event("infiltrates", "WOR-6E-b", "WOR-6E-c", "WOR-6E-f", piece=p, space=here, path=path)
        for there in path:
            slip(pos, p, there)
        if pos.index.units[JAPAN][space]:
            self.risk(pos)

    def risk(self, pos: War) -> None:
        """Among enemy units a die decides whether it goes on (6E)."""
        p = self.piece
        die = pos.roll()
        rows = [row for row in pos.kit.tables["success"] if int(row["least"]) <= die + DRM]
        result = rows[-1]["result"]
        pos.event("infiltration-die", "WOR-6E-k", piece=p, space=pos.place[p], die=die, drm=DRM, result=result)
        if result == "S":
            return
        pos.pop()
        if result == "F*":
            shatter(pos, p)
        disperse(pos, p, "WOR-6E-k")

    @offers(STOP, forbids=lambda self, pos, _: why_not_halt(pos, self))
    def stop(self, pos: War) -> None:
        if pos.marks[self.piece] & LEFT_HEX:
            pos.marks[self.piece] |= MOVED
            pos.cite("WOR-6E-d", "WOR-6E-e")
        pos.pop()


def slip(pos: War, p: int, space: int) -> None:
    """Enter one hex: it stays whose it is, and who marches far past enemies is worn out by it (6B, 6E)."""
    most = allowance(pos, p, exploits=False)
    cost = int(_costs(pos.kit, pos.kit.gait[p], pos.season)[pos.kit.board.link(pos.place[p], space)])
    counted = due_hits(pos, p, most) if pos.marks[p] & NEAR else 0
    pos.spent[p] += cost
    pos.marched[p] += cost
    pos.marks[p] |= LEFT_HEX
    pos.put(p, space)
    if is_near(pos, p):
        pos.marks[p] |= NEAR
    fresh = due_hits(pos, p, most) - counted if pos.marks[p] & NEAR else 0
    if fresh:
        pos.hits[p] += fresh
        pos.event("hits", "WOR-6B-g", "WOR-6B-h", piece=p, hits=fresh)


def why_not_halt(pos: War, frame: Infiltrating) -> Refusals:
    """Its move ends where it can enter or establish a base; who has not set out yet may think better of it (6E)."""
    p = frame.piece
    if not pos.marks[p] & LEFT_HEX or is_haven(pos, p, pos.place[p]):
        return None
    return "WOR-6E-d"


def why_not_slip(pos: War, frame: Infiltrating, space: int) -> Refusals:
    found = slipping(pos, frame.piece, pos.place[frame.piece], left_of(pos, frame.piece), through=True)
    return ("WOR-6E-d", "WOR-6E-h") if space in found else "WOR-6E-b"


def shatter(pos: War, p: int) -> None:
    """An infiltrator is eliminated: what has a cadre becomes it; a part of what is lost goes to a base (6E, 40B5c)."""
    after = pos.kit.reduced[pos.face[p]]
    if after < 0:
        return
    lost = cost_of(pos, pos.face[p]) - cost_of(pos, after)
    pos.flip(p, after)
    pos.event("reduced", "WOR-6E-l", piece=p, values=pos.kit.faces[after].values, space=pos.place[p])
    for base in refuges(pos, p)[:1]:
        add_recruits(pos, base, lost // SHARE, "WOR-6E-l")


def refuges(pos: War, p: int) -> list[str]:
    """Communist bases in whose area a unit stands."""
    return [base for base in covering(pos, pos.place[p]) if kind_of(pos, base) == KINDS[COMMUNISTS]]


def disperse(pos: War, p: int, rule: str) -> None:
    """An infiltrator is disbanded: in the area of a base its points are recruits of that base (6E, 40A)."""
    pos.event("disbanded", rule, piece=p, space=pos.place[p])
    pos.infiltrated = [q for q in pos.infiltrated if q != p]
    bases = refuges(pos, p)
    if len(bases) > 1:
        pos.push(Refuge(p))
    elif bases:
        enlist(pos, p, bases[0], rule)
    else:
        to_pool(pos, p)
        pos.fresh.append(p)


class Refuge(Answers[War], frozen=True):
    """To which of several bases the people of a disbanded unit go."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(CHINA), "refuge", self.offered(pos), ("WOR-6E-i",), {"piece": self.piece})

    @offers(BASE, lambda self, pos: refuges(pos, self.piece), why=lambda self, pos, _: "WOR-6E-i")
    def choose(self, pos: War, base: str) -> None:
        pos.pop()
        enlist(pos, self.piece, base, "WOR-6E-i")


def must_enter(pos: War) -> list[int]:
    """Infiltrators on the map, who must enter a base at the end of the exploitation phase (6E)."""
    return [p for p in pos.infiltrated if pos.on_map(p)]


def disperse_late(pos: War) -> None:
    """The end of the exploitation phase: infiltrators who could not enter a base are disbanded (6E)."""
    for p in must_enter(pos):
        disperse(pos, p, "WOR-6E-i")
    pos.infiltrated = []
