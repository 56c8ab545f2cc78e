"""23. Victory: the number of Objectives that a side, or each player, holds at the end."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.titles.pearl_harbor.chapters.ch22_charts import CHART
from grognard.titles.pearl_harbor.chapters.ch42_rivalry import proclaim
from grognard.titles.pearl_harbor.kit import FORCES, SIDE_OF, SIDES, SU, USA, USN
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.war import War

LEVELS = ("stalemate", "marginal", "tactical", "decisive")
"""From the lowest to the highest; below them is defeat."""
DEFEAT = "defeat"
SERVICES = ("us-army", "us-navy")


def judge(pos: War) -> bool:
    """At the end of a game turn: count after the last one, and say whether the game is over (23)."""
    if pos.options.plays("unconditional", "on"):
        pos.push("UnconditionalSurrender")
        return False
    if pos.turn < pos.last_turn:
        return False
    conclude(pos)
    return True


def conclude(pos: War) -> None:
    """Count the Objectives, tell what each side or player has achieved, and end the game (23)."""
    proclaim(pos)
    if pos.options.plays("victory", "coalition"):
        _judge_players(pos)
    else:
        _judge_sides(pos)


def _judge_sides(pos: War) -> None:
    """Alliance: the players of a side win or lose together."""
    counted = {name: side_objectives(pos, side) for side, name in enumerate(SIDES)}
    reached = {name: level_of(thresholds(pos, "alliance", (name,)), count) for name, count in counted.items()}
    for side, name in enumerate(SIDES):
        rules = ("PH-23-b", "PH-23-c", "PH-23-e", "PH-23-f")
        pos.event("victory-level", *rules, side=side, n=counted[name], level=reached[name])
    pos.finish([name for name in SIDES if has_won(reached[name])], _rule(pos, "PH-23-c"), counted)


def _judge_players(pos: War) -> None:
    """Coalition: each player by what his own forces hold."""
    counted: dict[str, int] = {}
    winners: list[str] = []
    pos.cite("PH-32.1-b" if pos.options.plays("anzac", "separate") else "PH-23-d")
    for seat in (seat for side in range(len(SIDES)) for seat in pos.players(side)):
        counted[seat] = player_objectives(pos, seat)
        level = level_of(player_thresholds(pos, seat), counted[seat])
        pos.event("player-level", "PH-23-b", "PH-23-d", "PH-23-e", "PH-23-f", seat=seat, n=counted[seat], level=level)
        if has_won(level):
            winners.append(seat)
    pos.finish(winners, _rule(pos, "PH-23-d"), counted)


def _rule(pos: War, basis: str) -> str:
    pos.cite("PH-23-a", "PH-23-g", basis)
    return "PH-33-b" if pos.scenario == "campaign" else "PH-23-g"


def side_objectives(pos: War, side: int) -> int:
    """How many Objectives a side holds; those of the neutral Soviet Union count for nobody."""
    control = pos.control
    return sum(1 for space in pos.kit.objectives if control[space] not in (NOBODY, SU) and pos.holder(space) == side)


def player_objectives(pos: War, seat: str) -> int:
    """How many Objectives count for a player of a coalition."""
    forces = judged_forces(pos, seat)
    return sum(1 for space in pos.kit.objectives if _owner(pos, space) in forces)


def player_thresholds(pos: War, seat: str) -> tuple[int, ...]:
    """The Objectives that each level needs of a player of a coalition."""
    return thresholds(pos, "coalition", [FORCES[force] for force in judged_forces(pos, seat)])


def judged_forces(pos: War, seat: str) -> tuple[int, ...]:
    """The forces whose Objectives count for a player; those of the United States are held by both services (18)."""
    forces = pos.forces_of(seat)
    if seat not in SERVICES:
        return forces
    return tuple(dict.fromkeys(f for service in SERVICES for f in pos.forces_of(service)))


def _owner(pos: War, space: int) -> int:
    """Whose an Objective is; without any flag it is Soviet (32)."""
    force = pos.control[space]
    if force == NOBODY:
        pos.cite("PH-32.2-p")
        return SU
    return USA if force == USN else force


def thresholds(pos: War, basis: str, who: Iterable[str]) -> tuple[int, ...]:
    """The Objectives that each level needs, by the chart of the scenario; the campaign is judged like 1943 (33)."""
    wanted = frozenset(who)
    chart = "campaign" if pos.scenario == "campaign" else CHART[pos.scenario]
    rows = [row for row in pos.kit.tables["victory"] if row["scenario"] == chart]
    table = {frozenset(row["who"].split()): row for row in rows if row["basis"] == basis}
    found = table.get(wanted)
    if found is None:
        sides = {SIDES[SIDE_OF[FORCES.index(name)]] for name in wanted}
        found = next(row for row in rows if row["basis"] == "alliance" and row["who"] in sides)
    return tuple(int(found[level]) for level in LEVELS)


def level_of(needed: Iterable[int], count: int) -> str:
    """The highest level that a number of Objectives reaches."""
    reached = DEFEAT
    for level, number in zip(LEVELS, needed, strict=True):
        if count >= number:
            reached = level
    return reached


def has_won(level: str) -> bool:
    """A stalemate is neither victory nor defeat."""
    return level not in (DEFEAT, LEVELS[0])
