"""9F Movement after combat: retreats by their priorities, advances, and who may come back."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Side, Space, Spaces
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch12_burdens import LOAD_UP, Burdening, unburden, why_not_load_up
from grognard.titles.war_of_resistance.chapters.ch14_guerrillas import is_guerrilla, why_not_roam
from grognard.titles.war_of_resistance.chapters.ch40_losses import to_pool
from grognard.titles.war_of_resistance.chapters.ch40_parcels import retreat_points
from grognard.titles.war_of_resistance.chapters.ch43_breakthrough import (
    THROUGH,
    Breakthrough,
    thinned,
    under_fire,
    why_not_through,
)
from grognard.titles.war_of_resistance.chapters.ch45_factions import disband, one_faction, touchy_home
from grognard.titles.war_of_resistance.chapters.ch45_hostility import hostile_hexes, hostile_zones
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.verbs import ADVANCE, BACK, DONE, FIRST, PURSUE, RETURN, VERBS
from grognard.titles.war_of_resistance.war import RETREATED, War, enemy

DISSOLVE = VERBS.word("disband-instead")
SAFE, CROWDED, UNDER_FIRE = range(3)
"""The priorities of a retreat: out of enemy zones and within the limit, beyond the limit, into an enemy zone."""
PRIORITY_RULES = ("WOR-9F1-b", "WOR-9F1-c", "WOR-9F1-d")


def may_enter(pos: War, p: int, space: int) -> bool:
    """Whether a unit could go to a neighbouring hex at all: no prohibited ground, no enemy, within the area."""
    kit, here = pos.kit, pos.place[p]
    link = kit.board.link(here, space)
    if link < 0 or pos.ground.beyond[space] or pos.index.units[enemy(kit.side[p])][space]:
        return False
    if why_not_roam(pos, p, space) or space in hostile_hexes(pos, p):
        return False
    return bool(kit.seasons.costs(kit.gait[p], pos.season_of(kit.side[p]))[link] >= 0)


def priority(pos: War, p: int, space: int) -> int:
    rifts = hostile_zones(pos, p)
    if pos.zones(enemy(pos.kit.side[p]))[1][space] or (rifts is not None and rifts[1][space]):
        return UNDER_FIRE
    return CROWDED if why_not_stack(pos, p, space) else SAFE


class Retreat(Answers[War], frozen=True):
    """Units retreat one after the other, in the order that their owner likes."""

    side: Side
    left: Pieces
    trail: Spaces = ()
    """Hexes through which the unit at hand has come, if it must go on."""
    elsewhere = {"attack": "WOR-9F1-a", "move": "WOR-9F1-a"}

    def ways(self, pos: War) -> list[int]:
        """Where the unit at hand may go: the hexes of the best priority."""
        p = self.left[0]
        open_ = [
            space for space in pos.kit.neighbours[pos.place[p]] if space not in self.trail and may_enter(pos, p, space)
        ]
        best = min((priority(pos, p, space) for space in open_), default=SAFE)
        return [space for space in open_ if priority(pos, p, space) == best]

    def advance(self, pos: War) -> Asks:
        if not self.left:
            pos.pop()
            return None
        p = self.left[0]
        if not self.ways(pos) and not self.offered(pos, THROUGH):
            self._gone(pos, p)
            return None
        return Ask(pos.seat(self.side), "retreat", self.offered(pos), ("WOR-9F1-a",), {"piece": p})

    @offers(
        LOAD_UP,
        lambda self, pos: () if self.trail else self.left[:1],
        lambda self, pos, p: why_not_load_up(pos, p),
        why=lambda self, pos, p: "WOR-12H2-d",
    )
    def load_up(self, pos: War, p: int) -> None:
        pos.push(Burdening(p))

    def _gone(self, pos: War, p: int) -> None:
        """Nowhere to go: it is lost whole, cadre and survivors with it (9F1)."""
        rule = "WOR-9F1-f" if self.trail else "WOR-9F1-g"
        rules = (rule, "WOR-14F-g") if is_guerrilla(pos, p) else (rule,)
        pos.event("eliminated", *rules, piece=p, space=pos.place[p])
        unburden(pos, p, pos.place[p])
        to_pool(pos, p)
        pos.replace(Retreat(self.side, self.left[1:]))

    @offers(BACK, lambda self, pos: self.ways(pos), why=lambda self, pos, space: why_not_back(pos, self, space))
    def back(self, pos: War, space: int) -> None:
        p = self.left[0]
        worst = priority(pos, p, space)
        here = pos.place[p]
        pos.cite(PRIORITY_RULES[worst])
        pos.event("retreats", "WOR-9F1-a", piece=p, space=here, to=space)
        pos.put(p, space)
        retreat_points(pos, p, here)
        pos.marks[p] |= RETREATED
        if worst == UNDER_FIRE and not thinned(pos, p):
            unburden(pos, p, space)
            pos.replace(Retreat(self.side, self.left[1:]))
            return
        if why_not_stack(pos, p, space):
            pos.cite("WOR-8B-b", "WOR-9F1-f")
            pos.replace(replace(self, trail=(*self.trail, here)))
            take(pos, p)
            return
        pos.replace(Retreat(self.side, self.left[1:]))
        take(pos, p)
        unburden(pos, p, space)

    @offers(
        THROUGH,
        lambda self, pos: self.breaches(pos),
        why=lambda self, pos, space: why_not_through(pos, self.left[0], space, self.left) or "WOR-9F1-b",
    )
    def through(self, pos: War, space: int) -> None:
        """Over an enemy who is weak enough (43A)."""
        pos.replace(Breakthrough(self.side, space, self.left, self.left[:1]))

    def breaches(self, pos: War) -> list[int]:
        """Hexes of enemies that could be overrun now, and are no worse than the ways that are free (43A)."""
        if self.trail or not pos.options.plays("retreat-overrun", "on"):
            return []
        p = self.left[0]
        held = pos.index.units[enemy(self.side)]
        found = [s for s in pos.kit.neighbours[pos.place[p]] if held[s] and not why_not_through(pos, p, s, self.left)]
        ways = self.ways(pos)
        best = priority(pos, p, ways[0]) if ways else UNDER_FIRE
        return [s for s in found if best == UNDER_FIRE or not under_fire(pos, self.side, s)]

    @offers(DISSOLVE, forbids=lambda self, pos, _: why_not_dissolve(pos, self))
    def dissolve(self, pos: War) -> None:
        """Rather than violate the home of a faction a unit may be disbanded (45A1)."""
        pos.cite("WOR-45A1-l")
        disband(pos, self.left[0], 1)
        pos.replace(Retreat(self.side, self.left[1:]))

    @offers(FIRST, lambda self, pos: () if self.trail else self.left[1:], why=lambda self, pos, p: "WOR-9F1-a")
    def first(self, pos: War, p: int) -> None:
        """Another unit goes before the one at hand."""
        pos.replace(Retreat(self.side, (p, *(q for q in self.left if q != p))))


def why_not_dissolve(pos: War, retreat: Retreat) -> Refusals:
    """All ways of a Chinese unit lead into homes of others who mind it (45A1)."""
    p = retreat.left[0]
    if pos.kit.side[p] != CHINA or not pos.ground.campaign:
        return "WOR-45A1-l"
    homes = [touchy_home(pos, space) for space in retreat.ways(pos)]
    minded = all(home and not one_faction(home, pos.kit.force[p]) for home in homes)
    return None if minded else "WOR-45A1-l"


def why_not_back(pos: War, retreat: Retreat, space: int) -> Refusals:
    """The rule that keeps the unit at hand from retreating to a hex."""
    p = retreat.left[0]
    if pos.kit.board.link(pos.place[p], space) < 0 or space in retreat.trail:
        return "WOR-9F1-a"
    if not may_enter(pos, p, space):
        return "WOR-9F1-g"
    return PRIORITY_RULES[priority(pos, p, retreat.ways(pos)[0])]


class Advance(Answers[War], frozen=True):
    """Attackers may advance into the hex that they have cleared, up to its limit (9F2)."""

    side: Side
    units: Pieces
    space: Space
    elsewhere = {"attack": "WOR-9F2-a", "move": "WOR-9F2-a"}

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos, ADVANCE)
        if not orders:
            set_all_down(pos, self.units)
            pos.pop()
            return None
        orders += self.offered(pos, LOAD_UP)
        rules = ("WOR-9F2-a",)
        return Ask(pos.seat(self.side), "advance", [*orders, DONE], rules, {"space": self.space})

    @offers(
        LOAD_UP,
        lambda self, pos: [p for p in self.units if not why_not_advance(pos, p, self.space, self.units)],
        lambda self, pos, p: why_not_load_up(pos, p),
        why=lambda self, pos, p: "WOR-12H2-d",
    )
    def load_up(self, pos: War, p: int) -> None:
        pos.push(Burdening(p))

    @offers(ADVANCE, lambda self, pos: self.units, lambda self, pos, p: why_not_advance(pos, p, self.space, self.units))
    def go(self, pos: War, p: int) -> None:
        enter(pos, p, self.space)

    @offers(DONE)
    def done(self, pos: War) -> None:
        set_all_down(pos, self.units)
        pos.pop()


def set_all_down(pos: War, units: Pieces) -> None:
    """Who has taken something up and then stays leaves it where it was."""
    for p in units:
        unburden(pos, p, pos.place[p])


def why_not_advance(pos: War, p: int, space: int, units: Pieces) -> Refusals:
    if p not in units or not pos.on_map(p) or pos.place[p] == space or not may_enter(pos, p, space):
        return "WOR-9F2-a"
    return why_not_stack(pos, p, space)


def enter(pos: War, p: int, space: int) -> None:
    pos.event("advances", "WOR-9F2-a", piece=p, space=pos.place[p], to=space)
    pos.put(p, space)
    take(pos, p)
    unburden(pos, p, space)


class Pursuit(Answers[War], frozen=True):
    """Defenders may advance into the hexes that beaten attackers have left (9F2)."""

    side: Side
    units: Pieces
    origin: Space
    spaces: Spaces
    piece: Piece = -1
    elsewhere = {"attack": "WOR-9F2-c", "move": "WOR-9F2-c"}

    def goals(self, pos: War, p: int) -> list[int]:
        return [space for space in self.spaces if not why_not_advance(pos, p, space, self.units)]

    def candidates(self, pos: War) -> list[int]:
        there = [p for p in self.units if pos.place[p] == self.origin]
        return [p for p in there if self.goals(pos, p)]

    def advance(self, pos: War) -> Asks:
        if self.piece >= 0:
            orders = PURSUE.each(self.goals(pos, self.piece))
            return Ask(pos.seat(self.side), "pursuit-to", orders, ("WOR-9F2-c",), {"piece": self.piece})
        units = self.candidates(pos)
        if not units:
            set_all_down(pos, self.units)
            pos.pop()
            return None
        orders = [*ADVANCE.each(units), *self.offered(pos, LOAD_UP), DONE]
        return Ask(pos.seat(self.side), "pursuit", orders, ("WOR-9F2-c",))

    @offers(
        LOAD_UP,
        lambda self, pos: self.candidates(pos),
        lambda self, pos, p: why_not_load_up(pos, p),
        why=lambda self, pos, p: "WOR-12H2-d",
    )
    def load_up(self, pos: War, p: int) -> None:
        pos.push(Burdening(p))

    @offers(ADVANCE, why=lambda self, pos, p: "WOR-9F2-c")
    def pick(self, pos: War, p: int) -> None:
        pos.replace(replace(self, piece=p))

    @offers(PURSUE, why=lambda self, pos, space: "WOR-9F2-c")
    def pursue(self, pos: War, space: int) -> None:
        pos.replace(replace(self, piece=-1))
        enter(pos, self.piece, space)

    @offers(DONE)
    def done(self, pos: War) -> None:
        set_all_down(pos, self.units)
        pos.pop()


class Return(Answers[War], frozen=True):
    """Nobody has advanced: those who have retreated may return (9F2)."""

    side: Side
    units: Pieces
    space: Space
    elsewhere = {"attack": "WOR-9F2-b", "move": "WOR-9F2-b"}

    def advance(self, pos: War) -> Asks:
        orders = self.offered(pos, RETURN)
        if not orders:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "return", [*orders, DONE], ("WOR-9F2-b",), {"space": self.space})

    @offers(RETURN, lambda self, pos: self.units, lambda self, pos, p: why_not_return(pos, p, self))
    def come(self, pos: War, p: int) -> None:
        pos.event("returns", "WOR-9F2-b", "WOR-9F2-d", piece=p, space=pos.place[p], to=self.space)
        pos.put(p, self.space)
        pos.marks[p] &= ~RETREATED
        take(pos, p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def why_not_return(pos: War, p: int, back: Return) -> Refusals:
    if p not in back.units or not pos.on_map(p) or not pos.marks[p] & RETREATED:
        return "WOR-9F2-b"
    if pos.place[p] == back.space or pos.index.units[enemy(back.side)][back.space]:
        return "WOR-9F2-b"
    return why_not_stack(pos, p, back.space)
