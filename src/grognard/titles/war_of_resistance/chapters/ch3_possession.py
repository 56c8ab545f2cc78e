"""3D Possession: who owns a hex."""

from __future__ import annotations

from grognard.titles.war_of_resistance.chapters.ch5_zones import zone_of
from grognard.titles.war_of_resistance.kit import POINT
from grognard.titles.war_of_resistance.war import War, enemy


def take(pos: War, p: int) -> None:
    """A unit has come to a hex: it owns it, and what lies in its uncontested zone of control."""
    kit, side = pos.kit, pos.kit.side[p]
    here = pos.place[p]
    own(pos, here, side, "WOR-3D-a")
    if not zone_of(pos, p):
        return
    masks = kit.seasons.passable(pos.season)[kit.gait[p]]
    _, contested = pos.zones(enemy(side))
    held, beyond = pos.index.units[enemy(side)], pos.ground.beyond
    first = int(kit.board.start[here])
    for number, space in enumerate(kit.neighbours[here]):
        if masks[first + number] and not contested[space] and not held[space] and not beyond[space]:
            if pos.options.plays("possession", "occupied") and kit.city[space] > POINT:
                pos.cite("WOR-43C1-a")
                continue
            own(pos, space, side, "WOR-3D-b")


def own(pos: War, space: int, side: int, rule: str) -> None:
    """A hex changes hands; supply that was left there goes with it."""
    if pos.holder[space] == side:
        return
    pos.holder[space] = side
    pos.cite(rule)
    if pos.kit.city[space]:
        pos.event("taken", rule, side=side, space=space)
    capture(pos, space, side)


def capture(pos: War, space: int, side: int) -> None:
    """A die for each attack supply point that is left behind: captured, or destroyed (12H)."""
    points = pos.stocks.pop(space, 0)
    if not points:
        return
    pos.drawn.pop(space, None)
    least = next(int(row["least"]) for row in pos.kit.tables["success"] if row["result"] == "S")
    taken = sum(pos.roll() >= least for _ in range(points))
    if taken:
        pos.stocks[space] = taken
    pos.event("stock-captured", "WOR-12H-c", side=side, space=space, points=taken, left=points - taken)
