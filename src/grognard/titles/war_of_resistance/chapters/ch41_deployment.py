"""41A1 Set-up by the players: China first, then Japan, each within the provinces that our orders of battle give.

The printed orders of battle name areas; ours, which are reconstructed, a place for every unit. Who plays with free
set-up may put each unit anywhere in its province.
"""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.core.kinds import Piece, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch37_garrisons import shortfalls
from grognard.titles.war_of_resistance.chapters.ch40_arrivals import AT
from grognard.titles.war_of_resistance.chapters.ch41_mandates import why_not_operate
from grognard.titles.war_of_resistance.chapters.scenarios import hold_outposts
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, NEUTRAL
from grognard.titles.war_of_resistance.verbs import DONE, STOP, VERBS
from grognard.titles.war_of_resistance.war import War, enemy

DEPLOY = VERBS.piece("deploy")
FREE = "free"


def open_deployment(pos: War) -> None:
    """Both sides place what their orders of battle leave to them, the Chinese first (41A1)."""
    for side in (JAPAN, CHINA):
        pos.push("AirDeployment", side)
        if pos.options.plays("set-up", FREE):
            pos.push(Deployment(side))


def why_not_deploy(pos: War, p: int, side: int) -> Refusals:
    """Units on the map are placed by their owner, but for Japanese garrisons, naval bases and guerrillas."""
    kit = pos.kit
    if kit.side[p] != side or not pos.on_map(p):
        return ("WOR-41A1-d", "WOR-4B-a") if kit.side[p] != side else "WOR-41A1-d"
    if p in pos.garrisons:
        return "WOR-37D2-b"
    if "base" in kit.kind[p].traits:
        return "WOR-14A4-a"
    return "WOR-14F-a" if kit.rebels.base_of[p] else None


def why_not_there(pos: War, p: int, space: int) -> Refusals:
    """A unit begins in a friendly hex of its province, on ground that it could enter, within the stacking limits."""
    kit, side = pos.kit, pos.kit.side[p]
    if space >= kit.hex_count or kit.province[space] != kit.province[pos.place[p]]:
        return "WOR-41A1-d"
    if pos.holder[space] != side or pos.index.units[enemy(side)][space]:
        return "WOR-41A1-c"
    costs = kit.seasons.costs(kit.gait[p], pos.season_of(side))
    if all(costs[kit.board.link(near, space)] < 0 for near in kit.neighbours[space]):
        return "WOR-6-f"
    return why_not_operate(pos, p, space) or why_not_stack(pos, p, space)


class Deployment(Menu[War], frozen=True):
    """A side places its units before the first turn, one after the other, as often as it likes."""

    side: Side
    elsewhere = {"move": "WOR-6-a", "attack": "WOR-9-a"}

    def ask(self, pos: War, orders: list[Order]) -> Ask:
        return Ask(pos.seat(self.side), "deployment", orders, ("WOR-41A1-d", "WOR-41A1-c"), firm=True)

    @offers(DEPLOY, lambda self, pos: pos.units_of(self.side), lambda self, pos, p: why_not_deploy(pos, p, self.side))
    def deploy(self, pos: War, p: int) -> None:
        pos.push(Placing(p))

    @offers(DONE, forbids=lambda self, pos, _: why_unready(pos, self.side))
    def done(self, pos: War) -> None:
        pos.cite("WOR-41A1-d")
        if self.side == CHINA:
            pos.cite("WOR-37D1-a")
        pos.pop()
        if self.side != CHINA:
            settle(pos)


def why_unready(pos: War, side: int) -> Refusals:
    """The Chinese garrisons must stand (37D1)."""
    if side != CHINA:
        return None
    rules = [rule for missing, rule in shortfalls(pos) if missing > 0]
    return ("WOR-41A1-d", *dict.fromkeys(rules)) if rules else None


def settle(pos: War) -> None:
    """Who owns what is found out anew where the units stand now (41A1)."""
    for space in range(pos.kit.hex_count):
        owner = pos.ground.owners.get(space, NEUTRAL)
        if pos.holder[space] != owner:
            pos.hand_over(space, owner)
    hold_outposts(pos)


class Placing(Answers[War], frozen=True):
    """Where a unit begins the war."""

    piece: Piece

    def advance(self, pos: War) -> Ask:
        rules = ("WOR-41A1-d", "WOR-41A1-c")
        return Ask(pos.seat(pos.kit.side[self.piece]), "placing", self.offered(pos), rules, {"piece": self.piece})

    @offers(
        AT,
        lambda self, pos: province_of(pos, self.piece),
        lambda self, pos, space: why_not_there(pos, self.piece, space),
        why=lambda self, pos, space: why_not_there(pos, self.piece, space) or "WOR-41A1-d",
    )
    def at(self, pos: War, space: int) -> None:
        pos.event("deployed", "WOR-41A1-d", "WOR-41A1-c", piece=self.piece, space=space)
        pos.put(self.piece, space)
        pos.pop()

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()


def province_of(pos: War, p: int) -> list[int]:
    kit, here = pos.kit, pos.place[p]
    return [s for s in range(kit.hex_count) if kit.province[s] == kit.province[here] and s != here]
