"""39D Sabotage: active bases strike at what the Japanese have in their areas."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Space, Word
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch9_strength import worded
from grognard.titles.war_of_resistance.chapters.ch12_points import ATTACK, GENERAL, RESOURCE, held, lay
from grognard.titles.war_of_resistance.chapters.ch17_bases import capacity
from grognard.titles.war_of_resistance.chapters.ch20_bombing import AIMS, rail_hexes
from grognard.titles.war_of_resistance.chapters.ch39_areas import area, strength_of
from grognard.titles.war_of_resistance.chapters.ch44_bridges import BRIDGES, played
from grognard.titles.war_of_resistance.charts import MUD, POLAR, QUARTERS, SNOW, TYPHOON, WINTER
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.verbs import CALL_OFF, COMMIT, VERBS
from grognard.titles.war_of_resistance.war import War

SABOTAGE = VERBS.space("sabotage")
TARGET = VERBS.choice("blow-up")
ATTEMPT = VERBS.choice("saboteurs")
MOST = 5
"""Points in an attempt (39D)."""
WEATHER = {MUD: 2, WINTER: 2, SNOW: 2, POLAR: 2, TYPHOON: 4}
"""What weather divides the points of an attempt by."""
AT_ONCE = 4
"""General supply points that a hit eliminates."""
FIRES = 3
"""Hits in a phase that eliminate an attack supply point."""


class Prey(NamedTuple):
    """Something that can be sabotaged."""

    exists: Callable[[War, int], bool]
    struck: Callable[[War, int], None]
    rule: str


def _works(key: str) -> Prey:
    """What bombers bomb, guerrillas blow up: hits are alike (39D)."""
    return Prey(
        lambda pos, space: AIMS[key].exists(pos, CHINA, space),
        lambda pos, space: AIMS[key].struck(pos, CHINA, space),
        "WOR-39D-j",
    )


def _burn_resource(pos: War, space: int) -> None:
    if held(pos, space, RESOURCE):
        lay(pos, space, RESOURCE, -1)


def _burn_rations(pos: War, space: int) -> None:
    """Up to four points, the oldest first."""
    left = AT_ONCE
    for item in reversed(GENERAL):
        gone = min(left, held(pos, space, item))
        if gone:
            lay(pos, space, item, -gone)
        left -= gone


def _burn_attack(pos: War, space: int) -> None:
    """Three hits in a phase (39D)."""
    pos.scorched[space] = pos.scorched.get(space, 0) + 1
    if pos.scorched[space] % FIRES == 0 and held(pos, space, ATTACK):
        lay(pos, space, ATTACK, -1)


PREYS: dict[str, Prey] = {
    **{key: _works(key) for key in ("rail", "yard", "port", "airbase")},
    **{key: _works(key)._replace(rule="WOR-44A1-g") for key in BRIDGES},
    "resource": Prey(lambda pos, s: held(pos, s, RESOURCE) > 0, _burn_resource, "WOR-39D-k"),
    "general-supply": Prey(lambda pos, s: s in pos.rations, _burn_rations, "WOR-39D-l"),
    "attack-supply": Prey(lambda pos, s: held(pos, s, ATTACK) > 0, _burn_attack, "WOR-39D-m"),
}
"""What can be sabotaged; of ships, factories and the rest nothing is said (39D)."""


def saboteurs(pos: War) -> dict[str, int]:
    """Active bases with points left in this phase: their strength, less what they have used (39D)."""
    found = {base: strength_of(pos, base) - pos.plotted.get(base, 0) for base in pos.active}
    return {base: left for base, left in found.items() if left > 0}


def preys(pos: War, space: int) -> list[str]:
    """What can still be sabotaged in a hex: not what has been sabotaged in this phase already (39D)."""
    if space >= pos.kit.hex_count or pos.holder[space] != JAPAN:
        return []
    done = pos.sabotaged.get(space, ())
    return [key for key, prey in PREYS.items() if key not in done and prey.exists(pos, space)]


def prey_hexes(pos: War) -> list[int]:
    """Hexes in which there is something to sabotage."""
    bases = saboteurs(pos)
    if not bases:
        return []
    reach = frozenset[int]().union(*(area(pos, base) for base in bases))
    kit = pos.kit
    lie = {*pos.resources, *pos.rations, *pos.stocks, *kit.harbours}
    worth = rail_hexes(kit) | lie
    bridges = played(pos)
    return [
        s
        for s in sorted(reach)
        if pos.holder[s] == JAPAN and (bridges or s in worth or capacity(pos, s)) and preys(pos, s)
    ]


def why_not_sabotage(pos: War, space: int) -> Refusals:
    bases = saboteurs(pos)
    if not bases:
        return "WOR-39D-a"
    if not any(space in area(pos, base) for base in bases):
        return "WOR-39D-b"
    if preys(pos, space):
        return None
    return "WOR-39D-c" if space in pos.sabotaged else "WOR-39D-d"


class Sabotage(Answers[War], frozen=True):
    """Attempts on a target: all are declared before any is resolved (39D)."""

    space: Space
    target: Word = ""
    attempts: tuple[Word, ...] = ()
    """Base and points, such as `CCLW-5`."""
    elsewhere = {"attack": "WOR-9B-d", "sabotage": "WOR-39D-c"}

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"space": self.space}
        if not self.target:
            orders = self.offered(pos, TARGET)
            return Ask(pos.seat(CHINA), "sabotage-target", orders, ("WOR-39D-d",), args)
        args |= {"aim": self.target, "n": len(self.attempts)}
        rules = ("WOR-39D-b", "WOR-39D-c")
        return Ask(pos.seat(CHINA), "sabotage", self.offered(pos, ATTEMPT, COMMIT, CALL_OFF), rules, args, firm=True)

    @offers(
        TARGET,
        lambda self, pos: preys(pos, self.space),
        why=lambda self, pos, key: "WOR-39D-c" if key in pos.sabotaged.get(self.space, ()) else "WOR-39D-d",
    )
    def aim(self, pos: War, key: str) -> None:
        pos.replace(replace(self, target=key))

    def left(self, pos: War) -> dict[str, int]:
        """By base: points that are not declared yet."""
        found = saboteurs(pos)
        for base, points in map(parsed, self.attempts):
            found[base] -= points
        return {base: left for base, left in found.items() if left and self.space in area(pos, base)}

    def choices(self, pos: War) -> list[str]:
        return [f"{base}-{n}" for base, left in self.left(pos).items() for n in range(1, min(MOST, left) + 1)]

    @offers(ATTEMPT, lambda self, pos: self.choices(pos), why=lambda self, pos, key: why_not_attempt(pos, self, key))
    def attempt(self, pos: War, key: str) -> None:
        if any(parsed(other)[0] != parsed(key)[0] for other in self.attempts):
            pos.cite("WOR-39D-e")
        pos.replace(replace(self, attempts=(*self.attempts, key)))

    @offers(COMMIT, forbids=lambda self, pos, _: None if self.attempts else "WOR-39D-b")
    def resolve(self, pos: War) -> None:
        pos.pop()
        space, prey = self.space, PREYS[self.target]
        pos.sabotaged[space] = (*pos.sabotaged.get(space, ()), self.target)
        hits = 0
        for base, points in map(parsed, self.attempts):
            pos.plotted[base] = pos.plotted.get(base, 0) + points
            hits += strike(pos, space, self.target, base, points)
        for _ in range(hits):
            pos.cite(prey.rule)
            prey.struck(pos, space)

    @offers(CALL_OFF)
    def call_off(self, pos: War) -> None:
        pos.pop()


def parsed(attempt: str) -> tuple[str, int]:
    base, _, points = attempt.rpartition("-")
    return base, int(points)


def why_not_attempt(pos: War, frame: Sabotage, key: str) -> Refusals:
    base, _, points = key.rpartition("-")
    if base not in pos.active:
        return "WOR-39D-a"
    left = frame.left(pos).get(base, 0)
    if not left or not points.isdigit():
        return ("WOR-39D-b", "WOR-39D-e")
    return "WOR-39D-b" if int(points) > min(MOST, left) else None


def guard(pos: War, space: int) -> int:
    """What is taken from the die: Japanese and puppet REs in the hex, rounded up; twice that in a fort (39D)."""
    re = sum(pos.kit.re[pos.face[p]] for p in pos.units_at(space, JAPAN))
    men = -(-re // QUARTERS)
    pos.cite("WOR-39D-f")
    if pos.forts.get(space):
        pos.cite("WOR-39D-g")
        return 2 * men
    return men


def strike(pos: War, space: int, target: str, base: str, force: int) -> bool:
    """One attempt on the bombing table; whether it hits (39D)."""
    table = pos.kit.air.bombing
    divisor = WEATHER.get(pos.kit.seasons.weather_at(pos.season, space), 1)
    points = Fraction(force, divisor)
    rules = ["WOR-39D-a", "WOR-39D-i", *(("WOR-39D-h",) if divisor > 1 else ())]
    column = table.column(points)
    power = worded(points)
    if column is None:
        pos.event("sabotage-fails", *rules, space=space, aim=target, base=base, strength=power)
        return False
    drm, die = -guard(pos, space), pos.roll()
    hit = table.result(column, die + drm) == "H"
    pos.event(
        "sabotaged",
        *rules,
        space=space,
        aim=target,
        base=base,
        strength=power,
        column=column,
        die=die,
        drm=drm,
        effect="hit" if hit else "miss",
    )
    return hit
