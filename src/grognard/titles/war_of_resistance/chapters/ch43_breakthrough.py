"""43A Retreats by overrun: who must retreat may crush what stands in the way, if it is weak enough."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces, Side, Space
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch3_possession import take
from grognard.titles.war_of_resistance.chapters.ch5_zones import project
from grognard.titles.war_of_resistance.chapters.ch8_stacking import fits
from grognard.titles.war_of_resistance.chapters.ch9_strength import scale_the_wall
from grognard.titles.war_of_resistance.chapters.ch12_burdens import unburden
from grognard.titles.war_of_resistance.chapters.ch13_overrun import NEEDED, crush, overrun_odds
from grognard.titles.war_of_resistance.chapters.ch14_guerrillas import why_not_roam
from grognard.titles.war_of_resistance.chapters.ch40_losses import to_pool
from grognard.titles.war_of_resistance.chapters.ch41_mandates import why_not_operate
from grognard.titles.war_of_resistance.chapters.ch45_hostility import hostile_hexes
from grognard.titles.war_of_resistance.verbs import CALL_OFF, COMMIT, VERBS, WITH
from grognard.titles.war_of_resistance.war import RETREATED, War, enemy

THROUGH = VERBS.space("retreat-over")


def under_fire(pos: War, side: int, space: int) -> bool:
    """Whether others than those who stand in a hex exert a zone of control there."""
    foe = enemy(side)
    return bool(project(pos, foe, without=frozenset(pos.units_at(space, foe)))[1][space])


def thinned(pos: War, p: int) -> bool:
    """A unit that retreats under fire is reduced, or lost; whether anything is left of it."""
    after = pos.kit.reduced[pos.face[p]]
    if after < 0:
        pos.event("eliminated", "WOR-9F1-e", piece=p, space=pos.place[p])
        to_pool(pos, p)
        return False
    pos.flip(p, after)
    pos.event("reduced", "WOR-9F1-e", piece=p, values=pos.kit.faces[after].values, space=pos.place[p])
    return True


def odds_after(pos: War, force: Pieces, space: int) -> bool:
    """Whether a force could overrun a hex: enemy zones there thin it first, and its points do not matter (43A)."""
    side = pos.kit.side[force[0]]
    if not under_fire(pos, side, space):
        return overrun_odds(pos, force, space) >= NEEDED
    left = tuple(p for p in force if pos.kit.reduced[pos.face[p]] >= 0)
    if not left:
        return False
    shown = [pos.face[p] for p in left]
    for p in left:
        pos.face[p] = pos.kit.reduced[pos.face[p]]
    found = overrun_odds(pos, left, space) >= NEEDED
    for p, face in zip(left, shown, strict=True):
        pos.face[p] = face
    return found


def why_not_through(pos: War, p: int, space: int, company: Pieces) -> Refusals:
    """The rule that keeps a unit, with any of those who retreat with it from its hex, from breaking through."""
    if not pos.options.plays("retreat-overrun", "on"):
        return "WOR-9F1-g"
    refused = why_not_go(pos, p, space)
    if refused:
        return refused
    return None if strongest(pos, p, space, company) else ("WOR-43A-a", "WOR-43A-b")


def why_not_go(pos: War, p: int, space: int) -> Refusals:
    kit = pos.kit
    link = kit.board.link(pos.place[p], space)
    if link < 0 or pos.ground.beyond[space] or not pos.index.units[enemy(kit.side[p])][space]:
        return "WOR-43A-a"
    if why_not_roam(pos, p, space) or space in hostile_hexes(pos, p) or why_not_operate(pos, p, space):
        return "WOR-43A-a"
    return None if kit.seasons.costs(kit.gait[p], pos.season_of(kit.side[p]))[link] >= 0 else "WOR-13-p"


def strongest(pos: War, p: int, space: int, company: Pieces) -> Pieces:
    """A force with a unit that could break through; none if there is none."""
    force: Pieces = (p,)
    if odds_after(pos, force, space):
        return force
    for q in sorted(company, key=lambda q: -pos.kit.attack[pos.face[q]]):
        if q != p and pos.place[q] == pos.place[p] and not why_not_go(pos, q, space) and fits(pos, [*force, q], space):
            force = (*force, q)
            if odds_after(pos, force, space):
                return force
    return ()


class Breakthrough(Answers[War], frozen=True):
    """Who goes together over an enemy; then they go, thinned by his zones, and crush him if they still can."""

    side: Side
    space: Space
    left: Pieces
    """All who must retreat."""
    force: Pieces
    elsewhere = {"attack": "WOR-9F1-a", "move": "WOR-9F1-a"}

    def advance(self, pos: War) -> Asks:
        rules = ("WOR-43A-a", "WOR-43A-b")
        args: dict[str, object] = {"space": self.space, "n": len(self.force)}
        return Ask(pos.seat(self.side), "breakthrough", self.offered(pos), rules, args, firm=True)

    @offers(
        WITH,
        lambda self, pos: [q for q in self.left if q not in self.force and pos.place[q] == pos.place[self.force[0]]],
        lambda self, pos, q: (
            why_not_go(pos, q, self.space) or (None if fits(pos, [*self.force, q], self.space) else "WOR-13-b")
        ),
        why=lambda self, pos, q: "WOR-43A-a",
    )
    def join(self, pos: War, q: int) -> None:
        pos.replace(replace(self, force=(*self.force, q)))

    @offers(
        COMMIT,
        forbids=lambda self, pos, _: None if odds_after(pos, self.force, self.space) else ("WOR-43A-a", "WOR-43A-b"),
    )
    def commit(self, pos: War) -> None:
        here = pos.place[self.force[0]]
        pos.pop()
        force = self.force
        if under_fire(pos, self.side, self.space):
            force = tuple(p for p in force if thinned(pos, p))
            pos.cite("WOR-43A-b")
        stalled = scale_the_wall(pos, force, self.space)
        if stalled and overrun_odds(pos, force, self.space, stalled) < NEEDED:
            pos.event("overrun-fails", "WOR-37A1-b", pieces=list(force), space=self.space)
            pos.push("Retreat", self.side, tuple(p for p in self.left if pos.on_map(p)))
            return
        crush(pos, force, self.space, "WOR-43A-a")
        pos.push("Retreat", self.side, tuple(p for p in self.left if p not in self.force))
        for p in force:
            pos.event("retreats", "WOR-9F1-a", "WOR-43A-a", piece=p, space=here, to=self.space)
            pos.put(p, self.space)
            pos.marks[p] |= RETREATED
            take(pos, p)
            unburden(pos, p, self.space)

    @offers(CALL_OFF)
    def call_off(self, pos: War) -> None:
        pos.pop()
        pos.push("Retreat", self.side, self.left)
